import { matchPointsUnit, pointsUnit } from '../messages/compiled/terms/units'
import * as said from '../messages/compiled/terms/words'

/**
 * Whose words a table reads: those of the Clobyosh page, of one of the three books, of bridge-belote, or plain ones, which
 * need no knowledge of any game.
 */
export type Vocabulary = 'clobyosh' | 'lehman' | 'bicycle' | 'denexa' | 'belote' | 'plain'

/** Whose words a person wants to read: those of the game on the table, or plain ones. */
export const WORD_CHOICES = ['own', 'plain'] as const
export type WordChoice = (typeof WORD_CHOICES)[number]

/** A word for one and for several. */
export interface OneMany {
  readonly one: string
  readonly many: string
}

export type Words = ReturnType<typeof wordsOf>

const FAILS: Readonly<Record<Vocabulary, OneMany>> = {
  clobyosh: { one: 'goes bate', many: 'go bate' },
  denexa: { one: 'goes bate', many: 'go bate' },
  lehman: { one: 'is defeated', many: 'are defeated' },
  bicycle: { one: 'is bete', many: 'are bete' },
  belote: { one: 'is inside', many: 'are inside' },
  plain: { one: 'fails', many: 'fail' },
}

/** The words one by one, for sentences that are still put together by code. */
export function wordsOf(vocabulary: Vocabulary) {
  const facts = { vocabulary }
  return {
    trumpJack: said.trumpJack(facts),
    trumpNine: said.trumpNine(facts),
    trumpSeven: said.trumpSeven(facts),
    turnUp: said.turnUp(facts),
    bela: said.bela(facts),
    taker: said.taker(facts),
    defender: said.defender(facts),
    bate: FAILS[vocabulary],
    bateMark: said.bateMark(facts),
    lastTrick: said.lastTrick(facts),
    run: { one: said.run(facts), many: said.runs(facts) },
    fourOfAKind: { one: said.fourOfAKind(facts), many: `${said.fourOfAKind(facts)}s` },
    heldOver: said.heldOver(facts),
    areHeldOver:
      vocabulary === 'belote' ? { one: 'hangs', many: 'hang' } : { one: 'is held over', many: 'are held over' },
    sweep: said.sweep(facts),
    forSweep: said.forSweep(facts),
    doubled: {
      2: said.doubled({ vocabulary, times: 2 }),
      4: said.doubled({ vocabulary, times: 4 }),
      8: said.doubled({ vocabulary, times: 8 }),
    },
    points: { one: pointsUnit({ count: 1 }), many: pointsUnit({ count: 2 }) },
    matchPoints: { one: matchPointsUnit({ count: 1 }), many: matchPointsUnit({ count: 2 }) },
    thrownIn: said.thrownIn,
  }
}
