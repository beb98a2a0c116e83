import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { MADE_UP } from '../../../scripts/messages/made-up.mjs'
import { expect } from './test'

const FILE = join(import.meta.dirname, '../../../lib/messages/languages.json')
const OFFERED: Readonly<Record<string, { readonly dir: string }>> = JSON.parse(readFileSync(FILE, 'utf8'))

/** Every offered language, English first, and the two made up for the tests, each with its direction. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(OFFERED).map(([tag, { dir }]) => [tag, dir])),
  ...MADE_UP,
}

/** Makes the phone one on which this language has been chosen. */
export const choose = (page: Page, language: string) =>
  page.addInitScript((tag) => localStorage.setItem('yuss-language', tag), language)

/** Waits until the page has its words. Before that it is a frame. */
export const spoken = (page: Page): Promise<void> => expect(page.locator('.page-frame')).toHaveCount(0)
