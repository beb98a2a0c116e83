import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSheet } from './support/before'
import { OUT } from './support/pages'
import { expect, test } from './support/test'

/** A build without a relay. */

test('a build without a relay has no button, code or page for playing together', async ({ page }) => {
  await openSheet(page)
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('button', { name: 'Link, file' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play together' })).toBeHidden()

  await page.goto('./together/#wAAECAwQFBgcICQoLDA0ODw')
  await expect(page.getByText('This copy of Yuss has no relay')).toBeVisible()
  await page.getByRole('link', { name: 'What leaves this device' }).click()
  await expect(page.getByRole('heading', { name: 'When you play together' })).toBeVisible()
  await expect(page.getByText('nothing leaves this device except what you send')).toBeVisible()

  const chunks = join(OUT, '_next/static/chunks')
  const scripts = readdirSync(chunks, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  // Text that would be in the code, and texts of the messages.
  for (const part of ['Nats-Msg-Id', 'Other phones follow this sheet live', 'Looking for the other phones'])
    expect(scripts.filter((name) => readFileSync(join(chunks, name), 'utf8').includes(part))).toEqual([])
})
