import { foldLedger } from '../../lib/engine/game/ledger'
import type { Line } from '../../lib/engine/score/line'
import type { Rules } from '../../lib/engine/table/options'
import type { RuleSetId } from '../../lib/rulesets/sets/rule-set'
import { lineText } from '../../lib/text/sheet/line'
import type { Table } from '../../lib/text/table'
import { nameOf } from '../../lib/text/terms/names'
import type { DrawnGame } from './hands'
import { letter } from './item'
import type { Expected } from './item'

/** One figure of the explanation of a hand. */
export interface Figure {
  readonly base: RuleSetId
  readonly rules: Rules
  readonly line: Line
}

/** Two of each kind of figure, by each rule that it rests on. */
export function drawnFigures(games: readonly DrawnGame[]): readonly Figure[] {
  const seen = new Map<string, number>()
  return games.flatMap(({ base, game }) =>
    foldLedger(game).rows.flatMap((row) => {
      if (row.state !== 'scored') return []
      return [...row.score.earnedLines, ...row.score.sheetLines].flatMap((line) => {
        const { kind } = line.reason
        const shape = [kind, line.rule, MOVED.includes(kind) ? Math.sign(line.points) : 0].join(' ')
        const again = seen.get(shape) ?? 0
        seen.set(shape, again + 1)
        return again < 2 ? [{ base, rules: game.rules, line }] : []
      })
    }),
  )
}

const MOVED: readonly string[] = ['bate', 'bate-to-each', 'revoke', 'both-committed']

/** What stands beside a figure, without the figure: its sign would tell where it goes. */
export function figureTexts(table: Table, { line }: Figure): readonly string[] {
  const { label, detail } = lineText(table, line)
  return detail === null ? [label] : [label, detail]
}

/** What a reader of them must be able to say. */
export function expectedOfFigure(table: Table, { line }: Figure): Expected {
  const { reason, points } = line
  const seat = 'seat' in reason ? { player: [nameOf(table, reason.seat)] } : {}
  const why = whyOf(line)
  return {
    what: reason.kind === 'no-trump-doubled' ? ['no trumps', 'counts more than once'] : [WHAT[reason.kind]],
    ...seat,
    ...(why === null ? {} : { why: [why] }),
    ...('other' in reason && points !== 0 ? { [points < 0 ? 'to' : 'from']: [letter(reason.other)] } : {}),
    ...('times' in reason && reason.times > 1 ? { times: [reason.times] } : {}),
    ...(TWICE.includes(reason.kind) ? { times: [null, 2] } : {}),
  }
}

/** What counts twice without anybody having doubled: a reader may name that figure or not. */
const TWICE: readonly string[] = ['no-trump-doubled', 'big']

/** What a figure is, as the sheet to read offers it. */
const WHAT: Readonly<Record<Line['reason']['kind'], string>> = {
  cards: 'cards',
  'last-trick': 'last trick',
  run: 'run',
  'run-beaten': 'run',
  'run-equal': 'run',
  'run-dead': 'run',
  'run-blocked': 'run',
  four: 'four of a kind',
  'four-beaten': 'four of a kind',
  'settled-melds': 'declarations',
  'melds-ignored': 'declarations',
  bela: 'king and queen',
  'all-tricks': 'all tricks',
  'spoken-total': 'finished total',
  'no-trump-doubled': 'no trumps',
  own: 'own points',
  bate: 'taker failed',
  'bate-to-each': 'taker failed',
  'half-dropped': 'odd point',
  'both-committed': 'doubled',
  revoke: 'revoke',
  'tie-lost': 'level',
  'held-over': 'held over',
  'held-over-won': 'held over before',
  doubled: 'counts more than once',
  big: 'on big',
  rounded: 'divided by ten',
  sweep: 'all tricks',
  'kirtik-inside': 'penalty for losing',
  'kirtik-swept': 'penalty for no trick',
  agreed: 'agreed',
}

/** Why a declaration scores nothing, and where a figure goes. */
function whyOf({ reason, rule }: Line): string | null {
  switch (reason.kind) {
    case 'run-equal':
      return 'equal'
    case 'run-dead':
      return 'no trick'
    case 'run-blocked':
      return 'beaten by one without a trick'
    case 'four-beaten':
      return 'better'
    case 'melds-ignored':
      return 'no trumps'
    case 'run-beaten':
      return WHY_BEATEN[rule] ?? 'better'
    case 'held-over':
      return 'winner of the next hand'
    case 'held-over-won':
      return 'winner of this hand'
    case 'tie-lost':
      return 'taker scores nothing'
    case 'bate-to-each':
      return 'each opponent gets them'
    case 'rounded':
      return reason.of === 'own' ? 'own points' : 'points of both'
    default:
      return rule === 'opponents-tied' ? 'opponents share' : null
  }
}

const WHY_BEATEN: Readonly<Partial<Record<Line['rule'], string>>> = {
  'fifty-against-twenty': 'longer',
  'longer-run': 'longer',
  'same-class': 'higher',
  'trump-run': 'in trumps',
  'equal-runs': 'declared first',
}
