import { figuresOf } from '@/components/hand/counted'
import { countingBelas, type Draft } from '@/components/hand/draft'
import { playedOf } from '@/components/hand/draft-facts'
import { checkMelds } from '@/lib/engine/check/check-declared'
import { runSums } from '@/lib/engine/melds/run-sums'
import { meldLines } from '@/lib/engine/score/earned-melds'
import { addUp } from '@/lib/engine/score/line'
import { SUITS } from '@/lib/engine/table/card'
import type { ClaimBela } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { at, sideCount, sideOf, type Seat } from '@/lib/engine/table/seats'

/** The claimant's points in an unfinished form; `cards` is an empty text if the figure is unknown. */
export interface ClaimantSoFar {
  readonly cards: string
  readonly runPoints: number
  readonly bela: ClaimBela
}

const NOTHING: ClaimantSoFar = { cards: '', runPoints: 0, bela: 'none' }

/** Returns the claimant's points in the form of the current hand: cards, good runs, and a called bela. */
export function claimantPoints(rules: Rules, form: Draft | null, dealer: Seat, claimant: Seat | null): ClaimantSoFar {
  if (form?.way !== 'piles' || claimant === null) return NOTHING
  const side = sideOf(rules, claimant)
  return {
    cards: figuresOf(rules, form)[side] ?? '',
    runPoints: at(runsSoFar(rules, form, form.dealer ?? dealer), side),
    bela: countingBelas(form).some((seat) => sideOf(rules, seat) === side) ? 'announced' : 'none',
  }
}

/**
 * Returns the points of the declarations that count, by side, or zeros while the trumps can still change whose are best. Does not
 * check that the holder takes a trick, because that trick may still come.
 */
function runsSoFar(rules: Rules, form: Draft, dealer: Seat): readonly number[] {
  const trumps = form.trump === null ? SUITS : [form.trump]
  const found = trumps.map((trump) => runsAt(rules, { ...form, trump }, dealer))
  const [first = []] = found
  return found.every((points) => points.join() === first.join()) ? first : first.map(() => 0)
}

function runsAt(rules: Rules, form: Draft, dealer: Seat): readonly number[] {
  const hand = playedOf(rules, form, dealer)
  const lines = checkMelds(rules, hand) === null ? meldLines({ ...rules, runsNeedTrick: 'no' }, hand) : null
  return addUp(lines?.ok === true ? lines.value : [], sideCount(rules))
}

/**
 * Returns the sums of runs to choose from at this table, in ascending order, including a sum that was told but is not possible.
 */
export const runPointsAt = (rules: Rules, told: number): readonly number[] =>
  [...new Set([...runSums(rules), told])].sort((a, b) => a - b)
