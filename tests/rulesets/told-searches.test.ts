import { describe, expect, it } from 'vitest'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'
import { relevantAtTable } from '@/lib/rulesets/search/coming-up'
import { findRules, type Found } from '@/lib/rulesets/search/search'
import { firstGame, secondGame } from '@/lib/rulesets/sets/first-game'
import { isRuleSetId } from '@/lib/rulesets/sets/rule-set'
import { speakLanguage } from '@/tests/support/speak-language'
import TOLD from './told-searches.json'

type Name = keyof typeof TOLD

/** A search as a player typed it, the questions that answer it, and the game that was being played. */
interface Told {
  readonly say: string
  readonly at: string
  readonly about: readonly string[]
}

/** Tells whether the right question is among the first three, at a table of the game and on a device without a game. */
interface Outcome {
  readonly set: Name
  readonly say: string
  readonly isHitAtTable: boolean
  readonly isHitWithoutGame: boolean
}

const LANGUAGES = ['en', 'bg', 'de', 'fr', 'hr'] as const
const SETS = ['measured', 'more'] as const

/** Returns the searches of a set in one language. The file has each in one line: what was typed, the game and the questions. */
const toldIn = (set: Name, language: (typeof LANGUAGES)[number]): readonly Told[] =>
  Object.entries(TOLD[set][language]).map(([say, answered]) => {
    const [at = '', about = ''] = answered.split(': ')
    return { say, at, about: about.split(' ') }
  })

const isHit = (found: readonly Found[], { about }: Told): boolean =>
  found.slice(0, 3).some(({ question }) => question !== null && about.includes(question.id))

function outcomeOf(set: Name, told: Told): Outcome {
  if (!isRuleSetId(told.at)) throw new Error(`expected a game, got ${told.at}`)
  const found = findRules(told.say)
  return {
    set,
    say: told.say,
    isHitAtTable: isHit(relevantAtTable(found, told.at), told),
    isHitWithoutGame: isHit(relevantAtTable(found, firstGame(), undefined, secondGame()), told),
  }
}

async function searchAll(): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const language of LANGUAGES) {
    await speakLanguage(language)
    outcomes.push(...SETS.flatMap((set) => toldIn(set, language).map((told) => outcomeOf(set, told))))
  }
  return outcomes
}

let searching: Promise<readonly Outcome[]> | undefined

/** Returns the searches of a set, and those of them that miss. English comes first, because no test can return to it. */
async function missedIn(set: Name) {
  searching ??= searchAll()
  const made = (await searching).filter((outcome) => outcome.set === set)
  return {
    made: made.length,
    atTable: made.filter(({ isHitAtTable }) => !isHitAtTable).map(({ say }) => say),
    withoutGame: made.filter(({ isHitWithoutGame }) => !isHitWithoutGame).map(({ say }) => say),
  }
}

describe('a situation as a player tells it', () => {
  it('the right question is among the first three for 74 of 78 with a game of that kind, and for 72 without any', async () => {
    const { made, atTable, withoutGame } = await missedIn('measured')
    expect(made).toBe(78)
    expect(atTable.length, atTable.join(' · ')).toBeLessThanOrEqual(made - 74)
    expect(withoutGame.length, withoutGame.join(' · ')).toBeLessThanOrEqual(made - 72)
  })

  it('the right question is among the first three in nine of ten other situations, with a game or without', async () => {
    const { made, atTable, withoutGame } = await missedIn('more')
    expect(made).toBeGreaterThan(140)
    expect(atTable.length, atTable.join(' · ')).toBeLessThanOrEqual(made / 10)
    expect(withoutGame.length, withoutGame.join(' · ')).toBeLessThanOrEqual(made / 10)
  })

  it('every question that answers a situation exists', () => {
    const told = SETS.flatMap((set) => LANGUAGES.flatMap((language) => toldIn(set, language)))
    const about = new Set(told.flatMap((one) => one.about))
    expect([...about].filter((id) => !QUESTION_IDS.some((known) => known === id))).toEqual([])
  })
})
