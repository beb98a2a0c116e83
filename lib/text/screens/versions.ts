import * as said from '../../messages/compiled/app/versions'

/** A hand of which devices wrote down different versions: the versions to choose from. */
export interface VersionChoices {
  readonly kind: 'versions' | 'corrections'
  readonly count: number
  /** Tells that one device deleted the hand and another corrected it. */
  readonly isDeleted: boolean
}

const isDeletedAlone = ({ count, isDeleted }: VersionChoices): boolean => isDeleted && count === 1

/** Returns the question below the hand on the sheet. */
export const askedLabel = (choices: VersionChoices): string =>
  isDeletedAlone(choices) ? said.askedDeleted : said.askedLabel(choices)

/** Returns the same question for screen readers, with the number of the hand. */
export const askedTitle = (number: number, choices: VersionChoices): string =>
  isDeletedAlone(choices) ? said.askedInHandDeleted({ number }) : said.askedInHand({ ...choices, number })

/** Returns the line above the sheet: the first hand with an open question, and the number of further ones. */
export function openQuestion(number: number, more: number): string {
  const first = said.phonesDiffer({ number })
  return more === 0 ? first : `${first} ${said.moreHandsWait({ count: more })}`
}

/** Tells above the comparison what happened; `deleted` is the time at which a device deleted the hand, or `null`. */
export const askedAbout = ({ kind, count }: VersionChoices, deleted: string | null): string =>
  kind === 'versions' || deleted === null
    ? said.askedAbout({ kind, count })
    : said.askedAboutDeleted({ count, deleted })

/** Returns the label of one of the versions. */
export const versionLabel = ({ kind, count }: VersionChoices, index: number): string =>
  count === 1 ? said.versionAlone({ kind }) : said.versionNumber({ kind, number: index + 1 })

/** Returns the effect of an answer; `changes` tells what else changes on the sheet, and is `null` if nothing does. */
export const answerPreview = (changes: string | null): string =>
  `${changes ?? said.nothingElseChanges} ${said.undoTakesItBack}`
