import { describe, expect, it } from 'vitest'
import { sourcesText } from '@/components/rules/sources-text'
import { storiesText } from '@/components/rules/stories-text'
import { termsText } from '@/components/rules/terms-text'
import { gameText } from '@/components/site/game-text'
import { gamesText } from '@/components/site/games-text'
import { OFFERED } from '@/lib/messages/offered'
import { GLOSSARY } from '@/lib/rulesets/glossary/glossary'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'
import { RULE_SET_IDS, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { READING_IDS } from '@/lib/rulesets/sources/readings'
import { WRITINGS } from '@/lib/rulesets/sources/sources'
import { STORIES } from '@/lib/rulesets/stories/stories'
import { saidIn } from '@/tests/support/speak-language'

const LANGUAGES = Object.keys(OFFERED)
const PAGES = LANGUAGES.flatMap((language) => RULE_SET_IDS.map((game) => [language, game] as const))

const textIn = (language: string, game: RuleSetId) => saidIn(language, () => gameText(game))

describe('the page of a game', () => {
  it('eleven games have a page in five languages', () => {
    expect(LANGUAGES.toSorted()).toEqual(['bg', 'de', 'en', 'fr', 'hr'])
    expect(PAGES).toHaveLength(55)
  })

  it.each(PAGES)('every rule on the page has a title, a text and a source: %s, %s', async (language, game) => {
    const text = await textIn(language, game)
    const rules = [text.brief, ...text.groups, text.silent].flatMap((group) => group.rules)
    expect(rules.length).toBeGreaterThan(20)
    for (const { name, says, source, variants } of rules) {
      for (const said of [name, says, source, ...variants.flatMap((one) => [one.says, one.source])])
        expect(said).not.toBe('')
    }
    expect(text.groups.length).toBeGreaterThan(4)
    expect(text.documents.length).toBeGreaterThan(0)
    expect(text.questions.flatMap(({ questions }) => questions).length).toBeGreaterThan(40)
  })

  it('the page says every rule once', async () => {
    for (const game of RULE_SET_IDS) {
      const text = await textIn('en', game)
      const options = [text.brief, ...text.groups, text.silent].flatMap(({ rules }) =>
        rules.map(({ option }) => option),
      )
      expect(new Set(options).size).toBe(options.length)
    }
  })

  it('every page has its own title and description', async () => {
    const texts = []
    for (const [language, game] of PAGES) texts.push(await textIn(language, game))
    for (const said of [texts.map(({ title }) => title), texts.map(({ about }) => about)])
      expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([])
  })

  it('the page names documents and readings, and no codes', async () => {
    for (const [language, game] of PAGES) {
      const said = JSON.stringify(await textIn(language, game)).replace(/"(href|id)":"[^"]*"/g, '')
      // The ids of some readings are also ordinary words, so only ids with a hyphen are checked.
      expect(READING_IDS.filter((id) => id.includes('-') && said.includes(id))).toEqual([])
      expect(said).not.toMatch(/undefined|\[object|ffb-|pravila-bele/)
    }
  })

  it('the French page of coinche has the figures that the federation prints', async () => {
    const { title, brief, groups, cards, words } = await textIn('fr', 'coinche')
    const says = new Map([brief, ...groups].flatMap(({ rules }) => rules.map(({ option, says }) => [option, says])))
    expect(title).toBe('Règles de la coinche\u00a0: ce que disent les sources')
    expect(says.get('bidStart')).toContain('80')
    expect(says.get('capotBid')).toContain('250')
    expect(says.get('pile')).toContain('160')
    expect(says.get('target')).toContain('2000')
    expect(cards.columns[0]?.cards.map(({ letter }) => letter).join(' ')).toBe('V 9 A 10 R D 8 7')
    expect(words.play).toBe('Commencer une partie avec ces règles')
  })

  it('the page has cards that make 62 points in trumps and 30 in each other suit', async () => {
    for (const game of RULE_SET_IDS) {
      const { cards } = await textIn('en', game)
      const sums = cards.columns.map((column) => column.cards.reduce((sum, { points }) => sum + points, 0))
      expect(sums).toEqual([62, 30])
    }
  })

  it('the contest of Cannes is named beside the rules of contrée that it changes', async () => {
    const { groups } = await textIn('fr', 'contree')
    const doubled = groups.flatMap(({ rules }) => rules).find(({ option }) => option === 'doubleOf')
    expect(doubled?.variants.map(({ source }) => source).join()).toContain('Cannes')
  })

  it('the page of a game leads to the pages of questions', () => {
    for (const { href } of gameText('bela-hr').questions.flatMap((group) => group.questions))
      expect(QUESTION_IDS.map((id) => `/rules/${id}/`)).toContain(href)
  })
})

describe('the pages of the words, the stories and the sources', () => {
  it.each(LANGUAGES)('the glossary has every word once, in alphabetical order: %s', async (language) => {
    const terms = await saidIn(language, termsText)
    expect(terms.map(({ id }) => id).sort()).toEqual(GLOSSARY.map(({ id }) => id).sort())
    const words = terms.map(({ word }) => word)
    const { compare } = new Intl.Collator(language === 'en' ? 'en-GB' : language, { ignorePunctuation: true })
    expect(words).toEqual([...words].sort(compare))
    for (const { meaning } of terms) expect(meaning).not.toBe('')
  })

  it.each(LANGUAGES)('every story has a title, a text and the places where it is told: %s', async (language) => {
    const { groups } = await saidIn(language, storiesText)
    const all = groups.flatMap((group) => group.stories)
    expect(all.map(({ id }) => id)).toEqual(STORIES.map(({ id }) => id))
    for (const { title, tells, sources } of all) expect([title, tells, sources]).not.toContain('')
  })

  it.each(LANGUAGES)('every document and every reading is on the page of sources: %s', async (language) => {
    const sources = await saidIn(language, sourcesText)
    expect(sources.documents.map(({ title }) => title)).toEqual(WRITINGS.map(([, { title }]) => title))
    for (const { writers, foundAt, places } of sources.documents) {
      expect([writers, foundAt, ...places]).not.toContain('')
      expect(places.length).toBeGreaterThan(0)
    }
    expect(sources.readings.map(({ id }) => id)).toEqual(READING_IDS)
    for (const { point, text } of sources.readings) expect([point, text]).not.toContain('')
  })
})

describe('the list of the games', () => {
  it('each game is listed once, and those of the language’s countries first', async () => {
    for (const language of LANGUAGES) {
      const { tables } = await saidIn(language, gamesText)
      const ids = tables.flatMap(({ countries }) => countries.flatMap(({ games }) => games.map(({ id }) => id)))
      expect([...ids].sort()).toEqual([...RULE_SET_IDS].sort())
    }
    const { tables } = await saidIn('fr', gamesText)
    expect(tables[0]?.countries[0]?.games.map(({ href }) => href)).toEqual([
      '/games/belote/',
      '/games/contree/',
      '/games/coinche/',
    ])
  })
})
