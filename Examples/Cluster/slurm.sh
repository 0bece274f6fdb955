#!/usr/bin/env bash
# A film on many machines, as a Slurm job array: each task draws its share of the frames.
#
#   sbatch --array=1-100 slurm.sh bite/splash /shared/frames
#
# A task that is killed, requeued or has lost its machine goes on where it was: --resume keeps the frames that are
# whole. Exit code 2 or 3 means that another try would end the same way; 4, 130, 143 and a signal are worth one.
#SBATCH --job-name=flipbook
#SBATCH --cpus-per-task=2
#SBATCH --mem-per-cpu=1G
#SBATCH --time=01:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
set -euo pipefail

film=$1 folder=$2
exec "${FLIPBOOK:-flipbook}" render "$film" -o "$folder" --shard auto --jobs "${SLURM_CPUS_PER_TASK:-1}" --resume
