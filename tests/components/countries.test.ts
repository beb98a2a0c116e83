import { expect, it } from 'vitest'
import { gamesFor } from '@/components/new-game/countries'
import { firstGame } from '@/lib/rulesets/sets/first-game'
import { speakLanguage } from '@/tests/support/speak-language'

it('in English the games of Scotland come first, and Bela for two is preselected', () => {
  expect(gamesFor(2)[0]?.country).toBe('scotland')
  expect(firstGame()).toBe('bela-2')
})

it.each([
  ['bg', 'bulgaria', 'bridge-belote'],
  ['de', 'south-africa', 'klabberjass-4'],
  ['fr', 'france', 'belote'],
  ['hr', 'croatia', 'bela-hr'],
])('in %s the games of %s come first, and %s is preselected', async (language, country, game) => {
  await speakLanguage(language)
  expect(gamesFor(4)[0]?.country).toBe(country)
  expect(firstGame()).toBe(game)
})
