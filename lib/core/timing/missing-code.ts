/**
 * Tells whether this error means that a script of the page could not be loaded. Each bundler reports that in its own way, and
 * each browser has its own message for modules.
 */
export const isMissingCode = (problem: unknown): boolean =>
  problem instanceof Error &&
  (problem.name === 'ChunkLoadError' ||
    /(?:loading|load) (?:css )?chunk|dynamically imported module|importing a module script failed/i.test(
      problem.message,
    ))
