import { TO_THE_GAME } from '@/lib/text/en/screens/no-game'

export const gameHref = (id: string): string => `/game/?id=${encodeURIComponent(id)}`

/** The way back from a screen beside the sheet. */
export const backToGame = (id: string) => ({ href: gameHref(id), label: TO_THE_GAME })
