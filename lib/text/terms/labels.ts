import type { Verdict } from '../../engine/score/made-tie-or-bate'
import type { ThrownInReason } from '../../engine/table/hand'
import { dealReason } from '../../messages/compiled/terms/dealReason'
import { verdictMark } from '../../messages/compiled/terms/verdictMark'
import { bateMark, thrownIn } from '../../messages/compiled/terms/words'
import type { Table } from '../table'

/** Returns the result of a hand as a short mark next to its figures. */
export function verdictLabel(table: Table, verdict: Verdict): string {
  if (verdict === 'bate') return bateMark(table)
  return verdict === 'thrown-in' ? thrownIn : verdictMark[verdict]
}

/** Returns the label of a choice on the form: why a deal was not played. */
export const thrownInLabel = (why: ThrownInReason): string => dealReason[why]
