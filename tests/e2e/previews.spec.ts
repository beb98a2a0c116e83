import { headOf } from './support/head'
import { exportedPages, OUT } from './support/pages'
import { expect, test } from './support/test'

const PAGES = exportedPages(OUT)

test('every page has a preview of its own', () => {
  const heads = PAGES.map((path) => headOf(OUT, path))
  expect(heads.length).toBeGreaterThan(35)
  for (const name of ['description', 'og:title', 'og:description', 'og:type', 'og:site_name', 'twitter:card'])
    expect(
      PAGES.filter((_, index) => (heads[index]?.meta.get(name) ?? '') === ''),
      name,
    ).toEqual([])
  for (const said of [heads.map(({ title }) => title), heads.map(({ meta }) => meta.get('description'))])
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
})

test('a build that does not know its host names none in the previews', () => {
  const heads = PAGES.map((path) => headOf(OUT, path))
  expect(
    PAGES.filter((_, index) => /localhost|og:image|og:url|rel="canonical"/.test(heads[index]?.html ?? '')),
  ).toEqual([])
})
