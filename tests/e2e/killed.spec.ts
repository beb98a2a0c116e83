import { rmSync } from 'node:fs'
import { startOwnBrowser, type OwnBrowser } from '../crash/support/browser'
import { passingFolder } from '../crash/support/trial'
import { keptForms } from './support/kept-forms'
import { tapChip } from './support/table'
import { expect, test, watch } from './support/test'

// The system kills a browser without warning. Each test has its own browser, with a profile that stays on the disk.

test('a half-typed hand returns after the browser was killed, on the same field', async ({ baseURL }) => {
  const home = baseURL ?? ''
  const profile = passingFolder('killed')
  const complaints: (readonly string[])[] = []
  const open = async (): Promise<OwnBrowser> => {
    const browser = await startOwnBrowser(profile)
    complaints.push(await watch(browser.page.context(), home))
    await browser.page.setViewportSize({ width: 390, height: 844 })
    return browser
  }

  const first = await open()
  const { page } = first
  let game = ''
  try {
    await page.goto(`${home}play/`)
    await page.getByRole('link', { name: /^View example:/ }).click()
    await page.getByRole('button', { name: 'Record hand 5' }).click()
    for (const name of ['Yetta took hearts', 'Yetta: fifty (50)', '4', '9', '7']) await tapChip(page, name)
    await expect.poll(() => keptForms(page)).toContain('"figures":["49","7"],"field":1')
    game = page.url()
  } finally {
    await first.kill()
  }

  const second = await open()
  try {
    await second.page.goto(game)
    await expect(second.page.getByRole('button', { name: 'Yetta took hearts', pressed: true })).toBeVisible()
    await expect(second.page.getByRole('button', { name: 'Remove: Yetta: fifty (50)' })).toBeVisible()
    await expect(second.page.getByRole('group', { name: 'Figures for Yetta' })).toBeVisible()
    // The next digit goes into the same field as the last one: 49 to 72.
    await second.page.getByRole('button', { name: '2', exact: true }).click()
    await second.page.getByRole('button', { name: 'Mike: last trick', exact: true }).click()
    await second.page.getByRole('button', { name: 'Save hand 5' }).click()
    await expect(second.page.getByRole('button', { name: 'Record hand 6' })).toBeVisible()
  } finally {
    await second.kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  expect(complaints.flat()).toEqual([])
})
