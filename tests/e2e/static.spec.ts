import { TOOLS } from '@/components/addresses/ruling-address'
import { duringAGame, lookAndWords, whatIsStored } from '@/lib/messages/compiled/app/settings'
import { gameName } from '@/lib/messages/compiled/rules/gameName'
import { groupTitle } from '@/lib/messages/compiled/rules/groupTitle'
import { newGame } from '@/lib/messages/compiled/table/common'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { DOCUMENTS } from '@/lib/rulesets/sources/sources'
import { placeText } from '@/lib/text/screens/home'
import { rulingText } from '@/lib/text/screens/referee'
import { exportedPages, OUT } from './support/pages'
import { expect, test } from './support/test'

/** Tests of the content that pages have without scripts, or before any script has run. */

test.use({ javaScriptEnabled: false })

const PLACES = ['rules', 'referee', 'history', 'settings', 'sources'] as const
const rulings = TOOLS.map((ruling) => rulingText(ruling).title)
const games = RULE_SET_IDS.map((id) => gameName[id])

const LISTS: Readonly<Record<string, readonly string[]>> = {
  '': [...PLACES.map((place) => placeText(place).name), newGame],
  'house-rules/': games,
  'new/': games,
  'referee/': rulings,
  'rules/': Object.values(groupTitle),
  'settings/': [lookAndWords, duringAGame, whatIsStored],
  'sources/': Object.values(DOCUMENTS).map(({ title }) => title),
}

test('every page has its heading before any script has run', async ({ page }) => {
  for (const path of exportedPages(OUT)) {
    await page.goto(`./${path}`)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/)
  }
})

for (const [path, items] of Object.entries(LISTS)) {
  test(`/${path} has its list before any script has run`, async ({ page }) => {
    await page.goto(`./${path}`)
    // The page also contains text that is folded, or that is about another number of players.
    const text = (await page.locator('body').textContent()) ?? ''
    expect(items.length).toBeGreaterThan(2)
    expect(items.filter((item) => !text.includes(item))).toEqual([])
  })
}
