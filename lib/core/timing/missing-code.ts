/**
 * Whether this was thrown because a script of the page did not arrive: each bundler says so in its own way, and so does each
 * browser of a module.
 */
export const isMissingCode = (problem: unknown): boolean =>
  problem instanceof Error &&
  (problem.name === 'ChunkLoadError' ||
    /(?:loading|load) (?:css )?chunk|dynamically imported module|importing a module script failed/i.test(
      problem.message,
    ))
