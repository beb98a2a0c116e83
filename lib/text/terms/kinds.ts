import { kindsCounted } from '../../messages/compiled/app/storage'
import { allOf } from '../../messages/locale'

/** The kinds of records that have words. */
type Kind = Parameters<typeof kindsCounted>[0]['kind']

/** Returns numbers of records as part of a sentence: “12 games, a contest and 3 settings”. */
export const kindsInWords = (counts: readonly { readonly kind: Kind; readonly count: number }[]): string =>
  allOf(counts.map(kindsCounted))
