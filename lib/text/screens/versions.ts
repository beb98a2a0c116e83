import * as said from '../../messages/compiled/app/versions'

/** A hand that phones wrote down differently: what there is to choose from. */
export interface Choices {
  readonly kind: 'versions' | 'corrections'
  readonly count: number
  /** One phone deleted what another corrected. */
  readonly isDeleted: boolean
}

const isDeletedAlone = ({ count, isDeleted }: Choices): boolean => isDeleted && count === 1

/** Returns the words below the hand on the sheet. */
export const askedLabel = (choices: Choices): string =>
  isDeletedAlone(choices) ? said.askedDeleted : said.askedLabel(choices)

/** The same for those who hear it away from the sheet. */
export const askedTitle = (number: number, choices: Choices): string =>
  isDeletedAlone(choices) ? said.askedInHandDeleted({ number }) : said.askedInHand({ ...choices, number })

/** Over the sheet: the first hand that asks, and how many more do. */
export function openQuestion(number: number, more: number): string {
  const first = said.phonesDiffer({ number })
  return more === 0 ? first : `${first} ${said.moreHandsWait({ count: more })}`
}

/** Returns the event above the comparison; `deleted` is its time, where one phone deleted the hand. */
export const askedAbout = ({ kind, count }: Choices, deleted: string | null): string =>
  kind === 'versions' || deleted === null
    ? said.askedAbout({ kind, count })
    : said.askedAboutDeleted({ count, deleted })

/** One of them. */
export const versionLabel = ({ kind, count }: Choices, index: number): string =>
  count === 1 ? said.versionAlone({ kind }) : said.versionNumber({ kind, number: index + 1 })

/** `changes` says what else changes on the sheet; `null` where nothing does. */
export const answerPreview = (changes: string | null): string =>
  `${changes ?? said.nothingElseChanges} ${said.undoTakesItBack}`
