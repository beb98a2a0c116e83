import type { RuleId } from '../../engine/table/rule'
import { bySet } from '../sets/by-set'
import { HOUSE } from '../sources/cite'
import { CARDS_SOURCES } from './cards'
import { CONTEST_SOURCES } from './contest'
import { END_SOURCES } from './end'
import { MATCH_POINTS_SOURCES } from './match-points'
import { RESULT_SOURCES } from './result'
import type { SourceBySet } from './rule-source'

/** Points that the players agree on have no source but the table. */
const AGREED: SourceBySet = bySet(() => HOUSE)

/** The source of each rule in each rule set, for the lines of a score. A game without the rule is marked as such. */
export const RULE_SOURCES: { readonly [R in RuleId]: SourceBySet } = {
  ...CARDS_SOURCES,
  ...CONTEST_SOURCES,
  ...RESULT_SOURCES,
  ...MATCH_POINTS_SOURCES,
  ...END_SOURCES,
  'agreed-points': AGREED,
}
