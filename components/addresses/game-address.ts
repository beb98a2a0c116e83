import { writeAddress } from '@/components/addresses/use-address'
import { sheetLink } from '@/lib/messages/compiled/table/shared'

export const gameHref = (id: string): string => `/game/?id=${encodeURIComponent(id)}`

/** Returns the address of the sheet of a game that is over; the plain address of the game shows its result. */
export const finishedSheetHref = (id: string): string => `${gameHref(id)}&view=sheet`

/** Returns the address of a game in large type, for another display. */
export const secondScreenHref = (id: string): string => `/screen/?game=${encodeURIComponent(id)}`

/** Returns the Back link to the sheet of a game. */
export const backToGame = (id: string) => ({ href: gameHref(id), label: sheetLink })

/** Writes the hand that is being explained into the address, so that Back from a rule leads to it again. */
export const keepHand = (hand: string): void => writeAddress({ hand })

/** Removes the hand from the address, when something else is opened. */
export function clearHandAddress(): void {
  if (new URLSearchParams(window.location.search).has('hand')) writeAddress({ hand: '' })
}
