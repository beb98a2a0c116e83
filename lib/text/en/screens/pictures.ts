/** On pictures: over the title of a part of the app, and beside the name of the app. */
export const PICTURE_GAMES = 'Klaberjass · Clobyosh · Bela · Bridge-belote'
export const PICTURE_LINE = 'Score sheet and referee for real cards'

/** Who plays on the picture of the app itself. */
export const PICTURE_PLAYERS = ['Mike', 'Yetta'] as const

/** The result of a game as a picture. */
export const SEND_RESULT = 'Send the result as a picture'
export const NO_CARD = 'The picture could not be made here.'

/** Under the running score: “8 hands, 2 bate”. */
export function cardHands(hands: number, bates: number, bate: string): string {
  const counted = hands === 1 ? 'One hand' : `${hands} hands`
  return bates === 0 ? counted : `${counted}, ${bates} ${bate}`
}
