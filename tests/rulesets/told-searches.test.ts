import { beforeAll, describe, expect, it } from 'vitest'
import { speakLanguage } from '@/lib/messages/load-words'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'
import { relevantAtTable } from '@/lib/rulesets/search/coming-up'
import { findRules, type Found } from '@/lib/rulesets/search/search'
import { firstGame, secondGame } from '@/lib/rulesets/sets/first-game'
import { isRuleSetId } from '@/lib/rulesets/sets/rule-set'
import TOLD from './told-searches.json'

/** What a player typed, the questions that answer it, and the game that was being played. */
type Told = (typeof TOLD.measured.en)[number]

/** The searches that miss, of those that were made: at a table of the game, and on a device without a game. */
interface Missed {
  readonly made: number
  readonly atTable: readonly string[]
  readonly withoutGame: readonly string[]
}

const LANGUAGES = ['en', 'bg', 'de', 'fr', 'hr'] as const

const isHit = (found: readonly Found[], { about }: Told): boolean =>
  found.slice(0, 3).some(({ question }) => question !== null && about.includes(question.id))

function isHitAtTable(told: Told): boolean {
  if (!isRuleSetId(told.at)) throw new Error(`expected a game, got ${told.at}`)
  return isHit(relevantAtTable(findRules(told.say), told.at), told)
}

const isHitWithoutGame = (told: Told): boolean =>
  isHit(relevantAtTable(findRules(told.say), firstGame(), undefined, secondGame()), told)

async function missedOf(sets: readonly (keyof typeof TOLD)[]): Promise<readonly Missed[]> {
  const missed = sets.map(() => ({ made: 0, atTable: [] as string[], withoutGame: [] as string[] }))
  for (const language of LANGUAGES) {
    if (language !== 'en') await speakLanguage(language)
    for (const [at, set] of sets.entries()) {
      for (const told of TOLD[set][language]) {
        const counted = missed[at]
        if (counted === undefined) continue
        counted.made += 1
        if (!isHitAtTable(told)) counted.atTable.push(told.say)
        if (!isHitWithoutGame(told)) counted.withoutGame.push(told.say)
      }
    }
  }
  return missed
}

describe('a situation as a player tells it', () => {
  let measured: Missed | undefined
  let more: Missed | undefined

  beforeAll(async () => {
    ;[measured, more] = await missedOf(['measured', 'more'])
  })

  it('the right question is among the first three for 74 of 78 at a table of that game', () => {
    expect(measured?.made).toBe(78)
    expect(measured?.atTable.length, measured?.atTable.join(' · ')).toBeLessThanOrEqual(4)
  })

  it('the right question is among the first three for 72 of 78 on a device without a game', () => {
    expect(measured?.withoutGame.length, measured?.withoutGame.join(' · ')).toBeLessThanOrEqual(6)
  })

  it('the right question is among the first three in nine of ten other situations, with a game or without', () => {
    const most = (more?.made ?? 0) / 10
    expect(more?.made).toBeGreaterThan(100)
    expect(more?.atTable.length, more?.atTable.join(' · ')).toBeLessThanOrEqual(most)
    expect(more?.withoutGame.length, more?.withoutGame.join(' · ')).toBeLessThanOrEqual(most)
  })

  it('the questions of every situation exist', () => {
    const about = Object.values(TOLD).flatMap((byLanguage) =>
      Object.values(byLanguage)
        .flat()
        .flatMap((told) => told.about),
    )
    expect(about.filter((id) => !QUESTION_IDS.some((known) => known === id))).toEqual([])
  })
})
