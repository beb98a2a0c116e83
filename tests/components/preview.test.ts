import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import sitemap from '@/app/sitemap'
import { metadataOf } from '@/components/preview/page-metadata'
import { fileOf, pictureFiles, pictureIn, pictureOf, PICTURES } from '@/components/preview/pictures'
import { OFFERED } from '@/lib/messages/offered'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { PAGE_PATHS } from '@/lib/text/screens/pages'
import { questionAbout } from '@/lib/text/screens/question-about'

vi.hoisted(() => {
  process.env['NEXT_PUBLIC_SITE'] = 'https://cards.example'
})

const LANGUAGES = Object.keys(OFFERED)
const APP = join(import.meta.dirname, '../../app/[lang]')

describe('the preview of a page', () => {
  it.each(PAGE_PATHS)('the preview names a page that exists: %s', (path) => {
    expect(existsSync(join(APP, path, 'page.tsx'))).toBe(true)
  })

  it('the preview gives the answer of the first game that has one', () => {
    const question = QUESTIONS.find(({ id }) => id === 'contract-order')
    if (question === undefined) throw new Error('no such question')
    expect(questionAbout(question)).toMatch(/^Bridge-belote: From low to high: clubs, diamonds/)
  })
})

describe('the pictures of pages', () => {
  it('every preview has a picture file', () => {
    const files = pictureFiles('https://cards.example')
    expect(new Set(files).size).toBe(files.length)
    expect(files).toHaveLength(PICTURES.length + 1)
    for (const file of files) expect(file).toMatch(/^[a-z0-9-]+\.png$/)
  })

  it('pictures are found again by their file name', () => {
    expect(pictureIn(fileOf('/'))).toBe(null)
    for (const picture of PICTURES) expect(pictureIn(fileOf(picture.path))).toBe(picture)
  })

  it('every ruling has a picture, and private pages have the start’s', () => {
    expect(pictureOf('/referee/claim/')).toBe('/en/previews/referee-claim.png')
    expect(pictureOf('/history/game/')).toBe('/en/previews/home.png')
  })

  it('no page names a picture where the build does not know its host', () => {
    expect(pictureFiles('')).toEqual(['home.png'])
  })

  // If its font lacks a letter, the drawing requests one from a host on the network.
  it.each(LANGUAGES)('the text of the pictures uses only letters of their fonts in %s', async (language) => {
    vi.resetModules()
    const { speakLanguage } = await import('@/tests/support/speak-language')
    await speakLanguage(language)
    const { PICTURES: own } = await import('@/components/preview/pictures')
    const { picturePlayers } = await import('@/lib/text/screens/pictures')
    const { pictureLine } = await import('@/lib/messages/compiled/app/pictures')
    const words = own.flatMap(({ part, title, about, foot }) => [part, title, about ?? '', foot])
    expect([...words, pictureLine, ...picturePlayers()].join(' ')).toMatch(
      /^[\u0020-\u017f\u0400-\u045f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026]+$/,
    )
    if (language === 'bg') expect(pictureLine).toBe('Лист за точките и съдия за истински карти')
  })
})

describe('the metadata of a page', () => {
  const about = { title: 'Title', about: 'About it.' }

  it('the metadata names the same page in every language, with English as the default', () => {
    expect(metadataOf({ path: '/games/bela-hr/', ...about }).alternates).toEqual({
      canonical: '/en/games/bela-hr/',
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

  it('the first page leads to the address without a language where none fits', () => {
    const { alternates, title } = metadataOf({ path: '/', ...about })
    expect(alternates?.languages).toMatchObject({ de: '/de/', en: '/en/', 'x-default': '/' })
    expect(title).toEqual({ absolute: 'Yuss · Title' })
  })

  it('the page of a game has the picture of the games', () => {
    expect(metadataOf({ path: '/games/belote/', ...about }).openGraph?.images).toMatchObject([
      { url: '/en/previews/games.png' },
    ])
  })
})

describe('the site map', () => {
  const map = sitemap()
  const urls = map.map(({ url }) => url)

  it('the site map has every page for readers in every language, once, with the others beside it', () => {
    const paths = [
      ...['', 'games/', 'rules/', 'rules/terms/', 'guide/', 'referee/claim/'],
      ...RULE_SET_IDS.map((id) => `games/${id}/`),
      ...QUESTION_IDS.map((id) => `rules/${id}/`),
    ]
    for (const path of paths)
      for (const language of LANGUAGES) expect(urls).toContain(`https://cards.example/${language}/${path}`)
    expect(new Set(urls).size).toBe(urls.length)
    const coinche = map.find(({ url }) => url.endsWith('/fr/games/coinche/'))
    expect(coinche?.alternates?.languages).toMatchObject({ de: 'https://cards.example/de/games/coinche/' })
  })

  it('the site map has no page with the data of one device', () => {
    for (const path of ['play/', 'game/', 'history/', 'settings/'])
      expect(urls).not.toContain(`https://cards.example/en/${path}`)
  })
})
