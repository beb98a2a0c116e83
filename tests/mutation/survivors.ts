/** A change of the code that the tests let pass. */
export interface Survivor {
  readonly file: string
  /** The line on which it begins. */
  readonly line: string
  /** What stands there → what was put in its place. */
  readonly changes: readonly string[]
  /** `same`: whatever is asked of the code, the answer stays the same, so that no test can notice. `left`: one could. */
  readonly is: 'same' | 'left'
  readonly why: string
}

const QUICKER = 'What follows comes to the same without it, only later.'
const TYPES = 'Always so; the types do not know it.'
const UNREACHED = 'Nothing leads there: the line says why.'

export const SURVIVORS: readonly Survivor[] = [
  {
    file: 'lib/engine/score/earned-melds.ts',
    line: 'if (hand.melds.length === 0) return ok(NO_LINES)',
    changes: ['hand.melds.length === 0 → false'],
    is: 'same',
    why: QUICKER,
  },
  {
    file: 'lib/engine/score/earned-melds.ts',
    line: "case 'none':",
    changes: ["case 'none': return ok([]) → case 'none':"],
    is: 'same',
    why: 'No runs have no lines, as equal ones have where there are none.',
  },
  {
    file: 'lib/engine/score/earned-melds.ts',
    line: "return err(problem(question?.ask === 'suit' ? 'say-run-suit' : 'say-run-top', 'melds'))",
    changes: ['question?.ask → question.ask'],
    is: 'same',
    why: 'An open contest leaves a question.',
  },
  {
    file: 'lib/engine/score/earned-melds.ts',
    line: "const rule = good !== null && isRival ? beatenBy(rules, hand.trump, good, run) : 'losing-r…",
    changes: ['good !== null → true'],
    is: 'same',
    why: TYPES,
  },
  {
    file: 'lib/engine/score/earned-melds.ts',
    line: '(leader, four) => (leader === null || fourPower(four.rank) > fourPower(leader.rank) ? four…',
    changes: ['fourPower(four.rank) > fourPower(leader.rank) → fourPower(four.rank) >= fourPower(leader.rank)'],
    is: 'same',
    why: 'Nobody has the four of a rank twice.',
  },
  {
    file: 'lib/engine/score/earned-melds.ts',
    line: 'const counts = best !== null && sideOf(rules, best.seat) === side',
    changes: ['best !== null → true'],
    is: 'same',
    why: TYPES,
  },
  {
    file: 'lib/engine/score/line.ts',
    line: 'more.length === 0 ? lines : [...lines, ...more]',
    changes: ['more.length === 0 → false'],
    is: 'same',
    why: QUICKER,
  },
  {
    file: 'lib/engine/score/outcome.ts',
    line: 'if (level.length === 1) return at(level, 0)',
    changes: ['level.length === 1 → false'],
    is: 'same',
    why: QUICKER,
  },
  {
    file: 'lib/engine/score/outcome.ts',
    line: "if (seat === undefined) throw new Error('a hand without an opponent')",
    changes: ['seat === undefined → false'],
    is: 'same',
    why: UNREACHED,
  },
  {
    file: 'lib/engine/score/score.ts',
    line: "winner === null || points === 0 ? NO_LINES : [line(winner, points, { kind: 'held-over-won'…",
    changes: ['winner === null → false'],
    is: 'same',
    why: 'Without a winner nothing has been won.',
  },
  {
    file: 'lib/engine/score/run-questions.ts',
    line: 'if (!meldsCount(rules, hand) || checkMelds(rules, hand) !== null || scorers(rules, hand).s…',
    changes: ['scorers(rules, hand).size < 2 → false'],
    is: 'same',
    why: QUICKER,
  },
  {
    file: 'lib/engine/score/run-questions.ts',
    line: "return meld.kind === 'cards' ? runClass(meld.cards.length, rules.longRuns) : 0",
    changes: ["meld.kind === 'cards' → false"],
    is: 'same',
    why: 'Beside a better run that was shown nothing is open, and nothing asked.',
  },
  {
    file: 'lib/engine/score/run-questions.ts',
    line: "return melds.flatMap((run, meld) => (run.kind === 'run' && classOf(run) === best ? [{ meld…",
    changes: ["run.kind === 'run' → true"],
    is: 'same',
    why: 'Of shown cards nothing is unsaid.',
  },
  {
    file: 'lib/engine/score/run-questions.ts',
    line: 'const others = questions.filter((other) => other !== question)',
    changes: ['questions.filter((other) => other !== question) → questions', 'other !== question → true'],
    is: 'same',
    why: 'A question that is answered twice has the second answer alone.',
  },
  {
    file: 'lib/engine/score/run-questions.ts',
    line: "if (run === undefined || run.kind !== 'run') return []",
    changes: [
      "run === undefined || run.kind !== 'run' → false",
      "run === undefined || run.kind !== 'run' → run === undefined && run.kind !== 'run'",
      'run === undefined → false',
      "run.kind !== 'run' → false",
      '[] → ["Stryker was here"]',
    ],
    is: 'same',
    why: UNREACHED,
  },
  {
    file: 'lib/engine/score/sheet-match-points.ts',
    line: "if (trump === null) throw new Error('match points without a trump')",
    changes: ['trump === null → false'],
    is: 'same',
    why: UNREACHED,
  },
  {
    file: 'lib/engine/score/sheet-match-points.ts',
    line: 'const areAtLimit = earned.every((points) => points % 10 === limit)',
    changes: ['earned.every((points) => points % 10 === limit) → earned.some(points => points % 10 === limit)'],
    is: 'same',
    why: 'The cards of the pack leave both sides at the limit or neither, and declarations are tens.',
  },
  {
    file: 'lib/engine/score/sheet-match-points.ts',
    line: 'if (isShared || outcome.winner === null)',
    changes: ['outcome.winner === null → false'],
    is: 'same',
    why: 'Ties alone have no winner, and they are scored elsewhere.',
  },
  {
    file: 'lib/engine/score/sheet-points.ts',
    line: "return hand.kind === 'played' && hand.revoke !== null ? transferLines(decided, hand.revoke…",
    changes: [
      "hand.kind === 'played' && hand.revoke !== null → true",
      "hand.kind === 'played' && hand.revoke !== null → hand.kind === 'played' || hand.revoke !== null",
      "hand.kind === 'played' → true",
      'hand.revoke !== null → true',
      '[] → ["Stryker was here"]',
    ],
    is: 'same',
    why: 'Only a played hand is revoked.',
  },
  {
    file: 'lib/engine/score/sheet-points.ts',
    line: 'const doubledAfter = hand.big || hand.multiplier > 1',
    changes: ['hand.multiplier > 1 → false'],
    is: 'same',
    why: 'Three share, and where three play nobody doubles.',
  },
  {
    file: 'lib/engine/score/sheet-points.ts',
    line: 'if (hand.multiplier === 1 && !hand.big) return NO_LINES',
    changes: ['hand.multiplier === 1 && !hand.big → false'],
    is: 'same',
    why: QUICKER,
  },
  {
    file: 'lib/engine/score/sheet-points.ts',
    line: 'const big = hand.big ? sidesOf(rules).map((side) => line(side, at(points, side) * times, {…',
    changes: ['at(points, side) * times → at(points, side) / times'],
    is: 'same',
    why: 'No table has both big and doubles.',
  },
]
