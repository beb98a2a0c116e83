import * as said from '../../messages/compiled/app/home'
import { homePlace } from '../../messages/compiled/app/homePlace'
import { homePlaceAbout } from '../../messages/compiled/app/homePlaceAbout'
import { sideAndFigure } from '../../messages/compiled/app/shared'
import { inARow } from '../../messages/locale'
import type { Table } from '../table'
import { aloud } from '../terms/figure'
import { sideHeading } from '../terms/names'

/** A destination from the first screen. */
export type Place = keyof typeof homePlace

export const placeText = (place: Place): { readonly name: string; readonly about: string } => ({
  name: homePlace[place],
  about: homePlaceAbout[place],
})

/** Returns the label of the link to a game for screen readers. */
export const continueLabel = (game: string, isExample: boolean): string =>
  isExample ? said.viewExampleOf({ game }) : said.goOnWith({ game })

/** Returns a game for screen readers: “Bela to 501, Mike 326, Yetta 213 points”. */
export function spokenGame(title: string, table: Table, totals: readonly number[]): string {
  const figures = inARow(
    totals.map((total, side) => sideAndFigure({ name: sideHeading(table, side), figure: aloud(total) })),
  )
  const facts = { title, figures, last: totals.at(-1) ?? 0 }
  return table.rules.scoring === 'match-points' ? said.spokenInMatchPoints(facts) : said.spokenInPoints(facts)
}

export const otherTitle = (title: string, isExample: boolean): string =>
  isExample ? said.exampleTitle({ title }) : title
