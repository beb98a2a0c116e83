import type { Verdict } from '../../../engine/score/outcome'
import type { ClaimBela, Multiplier, ThrownInReason } from '../../../engine/table/hand'
import { sideCount } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { counted } from './grammar'

/** The unit of the sheet beside a figure: “points”, “match point”. */
export const unit = ({ rules, words }: Table, number: number): string =>
  counted(number, rules.scoring === 'match-points' ? words.matchPoints : words.points)

/** How a hand came out, as a mark beside its figures. */
export function verdictLabel({ words }: Table, verdict: Verdict): string {
  switch (verdict) {
    case 'made':
      return 'made'
    case 'bate':
      return words.bateMark
    case 'tied':
      return 'level'
    case 'revoked':
      return 'revoke'
    case 'thrown-in':
      return words.thrownIn
    case 'claim-good':
      return 'good claim'
    case 'claim-false':
      return 'false claim'
    case 'agreed':
      return 'agreed'
  }
}

/** Why a deal was not played, as a choice on the form. */
export function thrownInLabel(why: ThrownInReason): string {
  switch (why) {
    case 'all-pass':
      return 'All passed'
    case 'schmeiss':
      return 'Schmeiss agreed'
    case 'void-deal':
      return 'Void deal'
    case 'misdeal':
      return 'Misdeal'
  }
}

/** After a name and a verb, with a space before it: “ with contra”; nothing where the hand counts once. */
export function stakesLabel({ words }: Table, multiplier: Multiplier): string {
  return multiplier === 1 ? '' : ` ${words.doubled[multiplier]}`
}

/** What the claimant has of the bela, as a choice on the form. */
export function claimBelaLabel({ words }: Table, bela: ClaimBela): string {
  switch (bela) {
    case 'none':
      return `No ${words.bela}`
    case 'held':
      return 'Both still held'
    case 'one-played-silently':
      return 'One played, not announced'
    case 'both-played-silently':
      return 'Both played, not announced'
    case 'announced':
      return 'Announced'
  }
}

/** “both” of two sides, “all three” of three. */
export const allSides = ({ rules }: Table): string => (sideCount(rules) === 2 ? 'both' : 'all three')
