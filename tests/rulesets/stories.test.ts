import { describe, expect, it } from 'vitest'
import { storyTitle } from '@/lib/messages/compiled/rules/storyTitle'
import { tells } from '@/lib/messages/compiled/rules/tells'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { searchLanguage } from '@/lib/rulesets/search/language'
import { findRules } from '@/lib/rulesets/search/search'
import { stated } from '@/lib/rulesets/sources/cite'
import { DOCUMENTS, placeName, type DocumentId } from '@/lib/rulesets/sources/sources'
import { storiesOf, STORIES, STORY_GROUPS } from '@/lib/rulesets/stories/stories'
import type { Story } from '@/lib/rulesets/stories/story'
import { storySources } from '@/lib/text/rules/citation'
import { foundCount } from '@/lib/text/screens/rules'

const placesOf = (document: DocumentId): readonly string[] => DOCUMENTS[document].places

describe('the stories', () => {
  it('the seventy and more stories of the documents are told under their headings', () => {
    expect(STORIES.length).toBeGreaterThan(70)
    for (const { id, stories } of STORY_GROUPS) expect(stories.length, id).toBeGreaterThan(4)
  })

  it('every story has an address that no other story and no heading has', () => {
    const ids = [...STORY_GROUPS.map(({ id }) => id), ...STORIES.map(({ id }) => id)]
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
  })

  it('every story has a title', () => {
    const titles = STORIES.map(({ id }) => storyTitle[id].toLowerCase())
    expect(new Set(titles).size).toBe(titles.length)
  })

  it.each(STORIES)('“$id” names places that its documents have, each once', ({ sources }) => {
    const places = sources.map(({ document, place }) => `${document} ${place}`)
    expect(new Set(places).size).toBe(places.length)
    for (const { document, place } of sources) {
      expect(placesOf(document)).toContain(place)
      expect(placeName(document, place)).not.toBe('')
    }
  })

  it.each(STORIES)('“$id” is told in a few short sentences', ({ id }) => {
    const text = tells[id]
    expect(text).toMatch(/^(\p{Lu}|“).*[.?]$/u)
    expect(text.length).toBeLessThan(300)
    const words = text.split(/[.?:]\s/).map((sentence) => sentence.split(' ').length)
    expect(Math.max(...words)).toBeLessThan(34)
  })

  it.each(STORIES)('“$id” has round quotes and no shouting', ({ id }) => {
    expect(`${storyTitle[id]} ${tells[id]}`).not.toMatch(/\p{L}'\p{L}|"|\.\.\.|!/u)
  })

  it('a story cannot be told without a source', () => {
    const told = { id: 'runyon' } as const
    const cited: Story = { ...told, sources: [stated('clobyosh', 'advice')] }
    // @ts-expect-error a story needs a source
    const idle: Story = { ...told, sources: [] }
    // @ts-expect-error house rules are no source of a story
    const house: Story = { ...told, sources: [{ kind: 'house' }] }
    // @ts-expect-error the document has no such place
    const nowhere: Story = { ...told, sources: [stated('clobyosh', 'gossip')] }
    expect([cited, idle, house, nowhere].map(({ sources }) => sources.length)).toEqual([1, 0, 1, 1])
  })

  it('stories are listed with their places', () => {
    expect(storySources([stated('clobyosh', 'advice'), stated('belote', 'name')])).toBe(
      'Clobyosh / Bela, Advice · The bridge-belote article, the name (“belote is used to designate”)',
    )
  })

  it('stories are told at the question they belong to', () => {
    expect(storiesOf('bate').map(({ id }) => id)).toEqual(['beast', 'inside', 'not-lightly'])
    expect(storiesOf('kirtik')).toEqual([])
    const told = QUESTIONS.flatMap(({ id }) => storiesOf(id))
    expect(told).toHaveLength(STORIES.filter(({ question }) => question !== undefined).length)
  })
})

describe('finding a story', () => {
  it.each([
    ['Runyon', 'runyon'],
    ['damon runyon', 'runyon'],
    ['runion', 'runyon'],
    ['Broadway', 'runyon'],
    ['boeuf', 'boeuf'],
    ['bœuf', 'boeuf'],
    ['quebec', 'boeuf'],
    ['Barlinnie', 'barlinnie'],
    ['barlinnie rules', 'barlinnie'],
    ['barlinie', 'barlinnie'],
    ['Pollak', 'pollak'],
    ['Beth Pollak', 'pollak'],
    ['Kirkintilloch', 'hairdresser'],
    ['twechar', 'quarry-inn'],
    ['larousse', 'larousse'],
    ['faither', 'kent-his-faither'],
    ['advice', 'push-along'],
    ['etymology', 'jack-of-clubs'],
    ['history', 'klaverjas'],
  ])('the search “%s” leads to the story before anything else', (typed, id) => {
    expect(findRules(typed)[0]?.story?.id).toBe(id)
  })

  const named = STORIES.flatMap(({ id }) =>
    searchLanguage()
      .of('stories', id)
      .map((name) => ({ id, name })),
  )

  it.each(named)('the story “$name” is among the first three', ({ id, name }) => {
    const first = findRules(name).slice(0, 3)
    expect(first.map(({ story }) => story?.id)).toContain(id)
  })

  it('the search gives no story twice and none of another name', () => {
    const found = findRules('pollak').flatMap(({ story }) => story?.id ?? [])
    expect(found).toEqual(['pollak', 'boxer'])
  })

  it.each(['bate', 'bela', 'shtoch', 'schmeiss', 'tie', 'last trick', 'bimah', 'trump', 'inside'])(
    'the search “%s” leads to a rule before any story',
    (typed) => {
      expect(findRules(typed)[0]?.story).toBeNull()
    },
  )

  it.each([
    [1, 0, 'One question'],
    [3, 2, '3 questions, 2 stories'],
    [0, 1, 'One story'],
    [2, 1, '2 questions, one story'],
  ])('%i questions and %i stories are counted as “%s”', (questions, stories, said) => {
    expect(foundCount(questions, stories)).toBe(said)
  })
})
