import { describe, expect, it, vi } from 'vitest'
import { LOOKUP_PATHS } from '@/components/addresses/site-address'
import { siteMetadata } from '@/components/preview/page-metadata'
import { SITE_KINDS } from '@/components/preview/site-kinds'
import { siteMap } from '@/components/preview/site-map'
import { homeWordsIn, SITE_PICTURES, sitePictureIn } from '@/components/preview/site-pictures'
import { SITE_LANGUAGES } from '@/components/preview/site-words'
import { gameText } from '@/components/site/game-text'
import { gamesText } from '@/components/site/games-text'
import { glossaryPageText, guidePageText, sourcesPageText, storiesPageText } from '@/components/site/lookup-text'
import { questionText } from '@/components/site/question-text'
import { questionsText } from '@/components/site/questions-text'
import { saidIn } from '@/lib/messages/said-in'
import { GLOSSARY } from '@/lib/rulesets/glossary/glossary'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'
import { RULE_SET_IDS, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { READING_IDS } from '@/lib/rulesets/sources/readings'
import { WRITINGS } from '@/lib/rulesets/sources/sources'
import { STORIES } from '@/lib/rulesets/stories/stories'

vi.hoisted(() => {
  process.env['NEXT_PUBLIC_SITE'] = 'https://cards.example'
})

const PAGES = SITE_LANGUAGES.flatMap((language) => RULE_SET_IDS.map((game) => [language, game] as const))

const textIn = (language: string, game: RuleSetId) => saidIn(language, () => gameText(game))

describe('the page of a game', () => {
  it('eleven games have a page in five languages', () => {
    expect([...SITE_LANGUAGES].sort()).toEqual(['bg', 'de', 'en', 'fr', 'hr'])
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
    const { title, description } = siteMetadata(language, `games/${game}/`, text)
    expect(title).toEqual({ absolute: `${text.title} · Yuss` })
    expect(description).toBe(text.about)
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
    const texts = await Promise.all(PAGES.map(([language, game]) => textIn(language, game)))
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

  it('the page of a game leads to questions in its own language', async () => {
    const { questions } = await textIn('hr', 'bela-hr')
    for (const { href } of questions.flatMap((group) => group.questions))
      expect(href).toMatch(/^\/hr\/rules\/[a-z0-9-]+\/$/)
  })
})

describe('the page of a question', () => {
  it.each(SITE_LANGUAGES)(
    'every question has a title, answers with their places, and related questions: %s',
    async (language) => {
      const texts = await Promise.all(QUESTION_IDS.map((id) => saidIn(language, () => questionText(id))))
      for (const { title, about, answers, related, words } of texts) {
        const said = [
          title,
          about,
          ...answers.flatMap(({ says, givers }) => [says, ...givers]),
          ...Object.values(words),
        ]
        expect(said).not.toContain('')
        expect(answers.flatMap(({ givers }) => givers).length, title).toBeGreaterThanOrEqual(RULE_SET_IDS.length)
        for (const { href } of related) expect(href).toMatch(new RegExp(`^/${language}/rules/[a-z0-9-]+/$`))
      }
      for (const said of [texts.map(({ title }) => title), texts.map(({ about }) => about)])
        expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([])
      expect(JSON.stringify(texts)).not.toMatch(/undefined|\[object/)
    },
  )

  it('a tie is answered with the passage that Lehman’s page has on it', async () => {
    const { title, answers, documents } = await saidIn('en', () => questionText('tie'))
    expect(title).toBe('Both sides have equal points. Who scores?')
    const lehman = answers.find(({ givers }) => givers.some((giver) => giver.includes('Lehman')))
    expect(lehman?.says).toMatch(/^The defender scores its own points, the taker nothing/)
    expect(lehman?.givers.join()).toContain('Lehman’s Klaberjass, who scores')
    expect(documents.map(({ id }) => id)).toContain('lehman')
  })

  it('the page of a question is in its language, and leads to the app in it', async () => {
    const { title, inApp } = await saidIn('bg', () => questionText('tie'))
    expect(title).toBe('Двете страни имат равни точки. Кой пише?')
    expect(inApp).toBe('/rules/?q=tie#in=bg')
  })

  it('from the first question, the ways on lead through all of them', async () => {
    const seen = new Set<string>()
    let at = QUESTION_IDS.find((id) => questionText(id).before === null)
    while (at !== undefined && !seen.has(at)) {
      seen.add(at)
      const { after } = questionText(at)
      at = QUESTION_IDS.find((id) => after?.href === `/en/rules/${id}/`)
    }
    expect(seen.size).toBe(QUESTION_IDS.length)
  })
})

describe('the list of the questions', () => {
  it('each question is listed once, in every language', async () => {
    for (const language of SITE_LANGUAGES) {
      const { title, groups } = await saidIn(language, questionsText)
      const addresses = groups.flatMap(({ questions }) => questions.map(({ href }) => href))
      expect([...addresses].sort()).toEqual(QUESTION_IDS.map((id) => `/${language}/rules/${id}/`).sort())
      expect(title).not.toBe('')
    }
  })
})

describe('the pages of the words, the stories, the sources and the guide', () => {
  it.each(SITE_LANGUAGES)('the glossary has every word once, in alphabetical order: %s', async (language) => {
    const { intro, terms } = await saidIn(language, glossaryPageText)
    expect(intro).not.toBe('')
    expect(terms.map(({ id }) => id).sort()).toEqual(GLOSSARY.map(({ id }) => id).sort())
    const words = terms.map(({ word }) => word)
    const { compare } = new Intl.Collator(language === 'en' ? 'en-GB' : language, { ignorePunctuation: true })
    expect(words).toEqual([...words].sort(compare))
    for (const { meaning, question } of terms) {
      expect(meaning).not.toBe('')
      if (question !== null) expect(question.href).toMatch(new RegExp(`^/${language}/rules/[a-z0-9-]+/$`))
    }
  })

  it.each(SITE_LANGUAGES)('every story has a title, a text and the places where it is told: %s', async (language) => {
    const { stories } = await saidIn(language, storiesPageText)
    const all = stories.groups.flatMap((group) => group.stories)
    expect(all.map(({ id }) => id)).toEqual(STORIES.map(({ id }) => id))
    for (const { title, tells, sources } of all) expect([title, tells, sources]).not.toContain('')
    for (const { question } of all) {
      if (question !== null) expect(question.href).toMatch(new RegExp(`^/${language}/rules/[a-z0-9-]+/$`))
    }
  })

  it.each(SITE_LANGUAGES)('every document and every reading is on the page of sources: %s', async (language) => {
    const { sources } = await saidIn(language, sourcesPageText)
    expect(sources.documents.map(({ title }) => title)).toEqual(WRITINGS.map(([, { title }]) => title))
    for (const { writers, foundAt, places } of sources.documents) {
      expect([writers, foundAt, ...places]).not.toContain('')
      expect(places.length).toBeGreaterThan(0)
    }
    expect(sources.readings.map(({ id }) => id)).toEqual(READING_IDS)
    for (const { point, text } of sources.readings) expect([point, text]).not.toContain('')
  })

  it('each page is named in its language, and leads to the same screen of the app', async () => {
    const heads = await saidIn('bg', () =>
      [glossaryPageText, storiesPageText, sourcesPageText, guidePageText].map((text) => text().head),
    )
    expect(heads.map(({ inApp }) => inApp)).toEqual(LOOKUP_PATHS.map((path) => `/${path}#in=bg`))
    expect(heads[0]?.title).toBe('Речник на клаберяс, белот и бела')
    for (const said of ['title', 'about'] as const) {
      const all = await Promise.all(
        SITE_LANGUAGES.map((language) => saidIn(language, () => Object.values(SITE_KINDS).map((kind) => kind()[said]))),
      )
      expect(new Set(all.flat()).size).toBe(all.flat().length)
    }
  })

  it('no question has the address of another page', () => {
    const taken: readonly string[] = LOOKUP_PATHS
    expect(QUESTION_IDS.filter((id) => taken.includes(`rules/${id}/`))).toEqual([])
  })
})

describe('the list of the games', () => {
  it('each game is listed once, and those of the language’s countries first', async () => {
    for (const language of SITE_LANGUAGES) {
      const { tables } = await saidIn(language, gamesText)
      const ids = tables.flatMap(({ countries }) => countries.flatMap(({ games }) => games.map(({ id }) => id)))
      expect([...ids].sort()).toEqual([...RULE_SET_IDS].sort())
    }
    const { tables } = await saidIn('fr', gamesText)
    expect(tables[0]?.countries[0]?.games.map(({ href }) => href)).toEqual([
      '/fr/games/belote/',
      '/fr/games/contree/',
      '/fr/games/coinche/',
    ])
  })
})

describe('the preview of a page of the site', () => {
  const about = { title: 'Title', about: 'About it.' }

  it('the preview names the same page in every language, with English as the default', () => {
    expect(siteMetadata('hr', 'games/bela-hr/', about).alternates).toEqual({
      canonical: '/hr/games/bela-hr/',
      languages: {
        en: '/en/games/bela-hr/',
        bg: '/bg/games/bela-hr/',
        de: '/de/games/bela-hr/',
        fr: '/fr/games/bela-hr/',
        hr: '/hr/games/bela-hr/',
        'x-default': '/en/games/bela-hr/',
      },
    })
  })

  it('the first page leads to the app where no language fits', () => {
    expect(siteMetadata('de', '', about).alternates?.languages).toMatchObject({
      de: '/de/',
      en: '/en/',
      'x-default': '/',
    })
  })

  it('the preview has a picture of the games in its language, and a manifest', () => {
    const { openGraph, manifest } = siteMetadata('bg', 'games/belote/', about)
    expect(openGraph?.images).toMatchObject([{ url: '/previews/bg-games.png' }])
    expect(manifest).toBe('/bg/manifest.webmanifest')
  })
})

describe('the pictures of the site', () => {
  // If its font lacks a letter, the drawing requests one from a host on the network.
  it('each kind of page has one picture for each language, with letters that its fonts have', async () => {
    const kinds = ['', '-games', '-rules', '-rules-terms', '-rules-stories', '-sources', '-guide']
    expect([...SITE_PICTURES].sort()).toEqual(
      kinds.flatMap((kind) => SITE_LANGUAGES.map((language) => `${language}${kind}.png`)).sort(),
    )
    for (const file of SITE_PICTURES) {
      const picture = await sitePictureIn(file)
      const { line, players } = await homeWordsIn(file)
      const words = [picture?.part, picture?.title, picture?.about, picture?.foot, line, ...players].join(' ')
      expect(words).toMatch(/^[\u0020-\u017f\u0400-\u045f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026]+$/)
    }
    expect(await sitePictureIn('rules-tie.png')).toBeNull()
  })

  it('the picture of the first page of the site has its language, and that of the app is in English', async () => {
    expect(await homeWordsIn('bg.png')).toEqual({
      line: 'Лист за точките и съдия за истински карти',
      players: ['Иво', 'Мария'],
    })
    expect((await homeWordsIn('home.png')).line).toBe('Score sheet and referee for real cards')
  })
})

describe('the site map', () => {
  const map = siteMap('https://cards.example/yuss')
  const urls = map.map(({ url }) => url)

  it('the site map has every page in every language, with the others beside it', () => {
    for (const [language, game] of PAGES)
      expect(urls).toContain(`https://cards.example/yuss/${language}/games/${game}/`)
    for (const language of SITE_LANGUAGES) {
      for (const path of ['', 'games/', 'rules/', ...QUESTION_IDS.map((id) => `rules/${id}/`), ...LOOKUP_PATHS])
        expect(urls).toContain(`https://cards.example/yuss/${language}/${path}`)
    }
    const coinche = map.find(({ url }) => url.endsWith('/fr/games/coinche/'))
    expect(coinche?.alternates?.languages).toMatchObject({ de: 'https://cards.example/yuss/de/games/coinche/' })
  })

  it('the site map has no page of the app that the site has in every language', () => {
    for (const path of ['rules/', 'rules/terms/', 'rules/stories/', 'sources/', 'guide/'])
      expect(urls).not.toContain(`https://cards.example/yuss/${path}`)
    expect(urls).toContain('https://cards.example/yuss/rules/compare/')
  })

  it('the site map has the start and the rulings, and each address once', () => {
    expect(urls).toContain('https://cards.example/yuss/')
    expect(urls).toContain('https://cards.example/yuss/referee/claim/')
    expect(new Set(urls).size).toBe(urls.length)
  })
})
