import type { Verdict } from '../../engine/score/made-tie-or-bate'
import type { ThrownInReason } from '../../engine/table/hand'
import * as reasons from '../../messages/compiled/terms/deal-reasons'
import * as units from '../../messages/compiled/terms/units'
import * as marks from '../../messages/compiled/terms/verdict-marks'
import { bateMark, thrownIn } from '../../messages/compiled/terms/words'
import type { Table } from '../table'

/** Returns the unit of the sheet for a figure: “points”, “match point”. */
export const unit = ({ rules }: Table, count: number): string =>
  rules.scoring === 'match-points' ? units.matchPointsUnit({ count }) : units.pointsUnit({ count })

/** Returns the result of a hand as a short mark next to its figures. */
export function verdictLabel(table: Table, verdict: Verdict): string {
  switch (verdict) {
    case 'made':
      return marks.markMade
    case 'bate':
      return bateMark(table)
    case 'tied':
      return marks.markLevel
    case 'revoked':
      return marks.markRevoke
    case 'thrown-in':
      return thrownIn
    case 'claim-good':
      return marks.markGoodClaim
    case 'claim-false':
      return marks.markFalseClaim
    case 'agreed':
      return marks.markAgreed
  }
}

/** Returns the label of a choice on the form: why a deal was not played. */
export function thrownInLabel(why: ThrownInReason): string {
  switch (why) {
    case 'all-pass':
      return reasons.allPassed
    case 'schmeiss':
      return reasons.schmeissAgreed
    case 'void-deal':
      return reasons.voidDeal
    case 'misdeal':
      return reasons.misdeal
  }
}
