// Marks the words of a language, so that the files that a build puts them in can be found, whatever these are called.

/** @param {string} language */
export const wordsOf = (language) => `words of ${language}`

/** Returns the languages whose words a built file holds. @param {string} code */
export const languagesIn = (code) => [
  ...new Set([...code.matchAll(/["'`]words of ([a-z]{2}(?:-[A-Z]{2})?)["'`]/g)].map(([, language]) => language)),
]
