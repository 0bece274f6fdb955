# Builds, shows and tests Flipbook. Everything is built in release: a debug renderer is hundreds of
# times slower.

.PHONY: build demo test examples docs fuzz determinism faults slurm check format lint clean

# What the tool and the tests need is installed first, where it is missing.
build:
	@scripts/install
	swift build -c release

# Draws Bite's splash as frames at 3x.
demo: build
	.build/release/flipbook render bite/splash --force -o out/bite-splash

# Builds everything, runs every test, and compares the goldens. Text is compared with hb-shape and in
# scripts that the bundled fonts lack, codes are read by zbar, videos by ffmpeg, completions and the manual
# page by the programs that they are for, where those packages are installed.
test:
	@scripts/install libharfbuzz-bin fonts-noto-core zbar-tools ffmpeg zsh fish man-db
	swift build -c release --build-tests
	swift test -c release --skip-build
	.build/release/flipbook check

# Builds and tests the packages that show how Flipbook is used from outside, in debug: they draw little.
examples:
	@scripts/install
	swift test --package-path Examples/Badge --scratch-path .build/examples

# The library's documentation, in out/documentation; a warning is an error.
docs: build
	scripts/document

# Thousands of damaged SVG documents, random path data and random display lists, in a gigabyte of memory;
# FOLDER adds the documents of a folder, SEED takes other numbers, COUNT says how many of each.
fuzz:
	@scripts/install
	swift build -c release --build-tests
	ulimit -d 1048576; FLIPBOOK_FUZZ_COUNT=$(or $(COUNT),20000) FLIPBOOK_FUZZ_FOLDER="$(FOLDER)" FLIPBOOK_FUZZ_SEED="$(or $(SEED),1)" \
		swift test -c release --skip-build --filter FuzzTests

# Every moment of every film, and the SVG documents of the tests, in ways that must not matter to a byte.
determinism: build
	scripts/determinism --debug Tests/SVGTests/Inputs

# Renders that are stopped, starved and tampered with; SIGNALS says how many signals are sent, SEED when.
faults: build
	scripts/faults --signals $(or $(SIGNALS),200) --seed "$(or $(SEED),1)"

# A film as a job array of a real Slurm on this machine, one of whose tasks is killed and requeued. As root.
slurm: build
	scripts/slurm milo/stamp

check: build
	.build/release/flipbook check

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests Fonts Examples

# The format and the imports, as CI sees them.
lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Fonts Examples
	@command -v python3 >/dev/null || scripts/install python3
	scripts/check-imports

clean:
	rm -rf .build out
