/// What the week needs: 54 things on seven shelves.
package enum GroceryFixture {
  package static let sections = [
    produce, protein, pantry, dairy, bakery, frozen, herbs,
  ]

  /// What is added goes there.
  package static let added = GrocerySection("ADDED", icon: "plus.circle", [])

  private static let produce = GrocerySection(
    "PRODUCE", icon: "carrot.fill",
    [
      Grocery("Avocado", "4"), Grocery("Baby potatoes", "1000g"), Grocery("Banana", "6"),
      Grocery("Basil", "32 leaves"), Grocery("Carrot", "4"), Grocery("Cherry tomatoes", "720g"),
      Grocery("Cucumber", "2"), Grocery("Garlic", "18 cloves"), Grocery("Lemon", "7"),
      Grocery("Mango", "2"), Grocery("Pak choi", "4"), Grocery("Spinach", "300g"),
    ])

  private static let protein = GrocerySection(
    "PROTEIN", icon: "bolt.fill",
    [
      Grocery("Chicken thighs", "1.2kg"), Grocery("Eggs", "12"), Grocery("Salmon fillet", "600g"),
      Grocery("King prawns", "400g"),
    ])

  private static let pantry = GrocerySection(
    "PANTRY", icon: "basket",
    [
      Grocery("Jasmine rice", "500g"), Grocery("Soy sauce", "40ml"), Grocery("Honey", "20g"),
      Grocery("Coconut milk", "2 cans"), Grocery("Linguine", "500g"),
      Grocery("Chopped tomatoes", "3 cans"), Grocery("Kidney beans", "2 cans"),
      Grocery("Black beans", "1 can"), Grocery("Sweetcorn", "1 can"), Grocery("Olive oil", "250ml"),
      Grocery("Sesame oil", "30ml"), Grocery("Rolled oats", "300g"), Grocery("Plain flour", "250g"),
      Grocery("Maple syrup", "60ml"), Grocery("Curry paste", "80g"),
      Grocery("Rice vinegar", "30ml"), Grocery("Black sesame", "20g"),
      Grocery("Vegetable stock", "500ml"), Grocery("Mayonnaise", "80g"),
      Grocery("Dijon mustard", "30g"),
    ])

  private static let dairy = GrocerySection(
    "DAIRY", icon: "drop.fill",
    [
      Grocery("Feta", "200g"), Grocery("Greek yogurt", "500g"), Grocery("Milk", "1l"),
      Grocery("Butter", "125g"), Grocery("Parmesan", "80g"), Grocery("Soured cream", "150ml"),
    ])

  private static let bakery = GrocerySection(
    "BAKERY", icon: "fork.knife",
    [
      Grocery("Tortilla wraps", "4"), Grocery("Corn tortillas", "8"),
      Grocery("Sourdough", "1 loaf"),
    ])

  private static let frozen = GrocerySection(
    "FROZEN", icon: "circle", [Grocery("Mixed berries", "400g"), Grocery("Edamame", "200g")])

  private static let herbs = GrocerySection(
    "HERBS & SPICES", icon: "leaf.fill",
    [
      Grocery("Ginger", "2 pieces"), Grocery("Coriander", "1 bunch"),
      Grocery("Flat parsley", "1 bunch"), Grocery("Smoked paprika", "10g"),
      Grocery("Cumin", "10g"), Grocery("Chilli flakes", "5g"), Grocery("Dried oregano", "5g"),
    ])
}
