/**
 * “Delete everything” begins a new epoch. The number of a write says in which one it was done, so that every row and every
 * record of either copy carries it, and no single one of them has to last: how often everything was deleted, then a
 * random value, then the number of the write within the epoch. What no epoch was ever begun for is of epoch 0.
 */
const WRITES = 2 ** 30
const CHANCES = 2 ** 10
const MOST = 2 ** 13 - 2

export const epochOf = (n: number): number => Math.floor(n / WRITES)

/** How often everything was deleted before an epoch. */
export const countOf = (epoch: number): number => Math.floor(epoch / CHANCES)

/** The number before the first of the next epoch, of which `chance` is a random value from 0 to 1. */
export const beginEpoch = (n: number, chance: number): number =>
  (Math.min(MOST, countOf(epochOf(n)) + 1) * CHANCES + Math.floor(chance * CHANCES)) * WRITES
