import { writeAddress } from '@/components/addresses/use-address'
import type { Rules } from '@/lib/engine/table/options'
import { sidesOf, type Side } from '@/lib/engine/table/seats'
import { sheetLink } from '@/lib/messages/compiled/table/shared'

export const gameHref = (id: string): string => `/game/?id=${encodeURIComponent(id)}`

/** Returns the address of the sheet of a game that is over; without it the end of the game is shown. */
export const finishedSheetHref = (id: string): string => `${gameHref(id)}&view=sheet`

/** Returns the address of a game in large type, for another display. */
export const secondScreenHref = (id: string): string => `/screen/?game=${encodeURIComponent(id)}`

/** The way back from a screen beside the sheet. */
export const backToGame = (id: string) => ({ href: gameHref(id), label: sheetLink })

/** Puts the hand that is being explained into the address, so that the way back from a rule leads to it again. */
export const keepHand = (hand: string, side: Side | null): void =>
  writeAddress({ hand, side: side === null ? '' : String(side) })

/** Once another thing is looked at, the address is that of the sheet again. */
export function forgetHand(): void {
  if (new URLSearchParams(window.location.search).has('hand')) writeAddress({ hand: '', side: '' })
}

/** The side in an address; `null` for none, and for what is no side of this table. */
export const sideIn = (told: string | null, rules: Rules): Side | null =>
  sidesOf(rules).find((side) => String(side) === told) ?? null
