import { headOf } from './support/head'
import { BUILT } from './support/languages'
import { everyPage, OUT } from './support/pages'
import { expect, test } from './support/test'

const PAGES = BUILT.flatMap((language) => everyPage(OUT, language).map((path) => `${language}/${path}`))
const HEADS = PAGES.map((path) => headOf(OUT, path))

test('every page has a preview in its language', () => {
  expect(PAGES.length).toBeGreaterThan(200)
  for (const name of ['description', 'og:title', 'og:description', 'og:type', 'og:site_name', 'twitter:card'])
    expect(
      PAGES.filter((_, index) => (HEADS[index]?.meta.get(name) ?? '') === ''),
      name,
    ).toEqual([])
  expect(
    PAGES.filter((path, index) => HEADS[index]?.html.includes(`<html lang="${path.slice(0, 2)}"`) !== true),
  ).toEqual([])
  for (const language of BUILT) {
    const own = HEADS.filter((_, index) => PAGES[index]?.startsWith(`${language}/`))
    const abouts = own.map(({ meta }) => meta.get('description'))
    // The page about the app, and its first screen.
    expect(abouts.filter((about) => about === abouts[0])).toHaveLength(2)
    for (const said of [own.map(({ title }) => title), abouts.slice(1)])
      expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
  }
})

test('a build that does not know its host names none in the previews', () => {
  expect(
    PAGES.filter((_, index) => /localhost|og:image|og:url|rel="canonical"/.test(HEADS[index]?.html ?? '')),
  ).toEqual([])
})
