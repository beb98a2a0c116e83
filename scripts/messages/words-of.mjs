// Marks the texts of a language, so that the built files that contain them can be found by the mark, as their names vary.

/** @param {string} language */
export const wordsOf = (language) => `words of ${language}`

/**
 * Returns the languages whose words a built file holds.
 * @param {string} code
 * @returns {string[]}
 */
export const languagesIn = (code) => [
  ...new Set([...code.matchAll(/["'`]words of ([a-z]{2}(?:-[A-Z]{2})?)["'`]/g)].map(([, language]) => language)),
]
