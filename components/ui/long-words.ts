/** Letters of the longest stretch of a text that no line can break. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s-]+/).map((word) => word.length))

/** Whether one of these names has a word of more letters than this. */
export const hasLongWord = (names: readonly string[], letters: number): boolean =>
  names.some((name) => longestWord(name) > letters)
