import type { Irregularity, Remedy, RemedyEntry } from '../../engine/referee/irregularities'
import { entryKey } from '../../messages/compiled/referee/entryKey'
import { irregularity as titles } from '../../messages/compiled/referee/irregularity'
import { irregularityAbout } from '../../messages/compiled/referee/irregularityAbout'
import { irregularityWords } from '../../messages/compiled/referee/irregularityWords'
import { remedy as remedies } from '../../messages/compiled/referee/remedy'
import { remedyByThree } from '../../messages/compiled/referee/remedyByThree'
import type { Table } from '../table'

/** The texts of a mistake: its name at the table, and other words for it. */
export interface IrregularityText {
  readonly title: string
  readonly detail: string
  /** Further words for the search. */
  readonly words: string
}

export const irregularityText = (table: Table, irregularity: Irregularity): IrregularityText => ({
  title: titles[irregularity](table),
  detail: irregularityAbout[irregularity],
  words: irregularityWords[irregularity],
})

/** Returns the remedy in a sentence or two. */
export const remedyText = ({ rules }: Table, remedy: Remedy): string =>
  remedy === 'game-lost' && rules.players === 3 ? remedyByThree[remedy] : remedies[remedy]

/** Returns the label of the button that writes the remedy on the sheet. */
export const entryLabel = (entry: RemedyEntry): string => entryKey[entry]
