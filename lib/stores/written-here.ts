/** The hands that this tab has written, or is writing: they come back from the database like those of any other tab. */
const written = new Set<string>()

export const wasWrittenHere = (hand: string): boolean => written.has(hand)

export const noteHand = (hand: string): void => {
  written.add(hand)
}

export const forgetHand = (hand: string): void => {
  written.delete(hand)
}
