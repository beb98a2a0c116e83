/** The hands that this tab has written or is writing. The database reports them like those of other tabs. */
const written = new Set<string>()

export const wasWrittenHere = (hand: string): boolean => written.has(hand)

export const noteHand = (hand: string): void => {
  written.add(hand)
}

export const forgetHand = (hand: string): void => {
  written.delete(hand)
}
