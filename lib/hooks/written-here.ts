/** The hands that this tab has written, or is writing: they come back from the database like those of any other tab. */
const written = new Set<string>()

export const wasWrittenHere = (hand: string): boolean => written.has(hand)

export const noteWritten = (hand: string): void => {
  written.add(hand)
}

export const forgetWritten = (hand: string): void => {
  written.delete(hand)
}
