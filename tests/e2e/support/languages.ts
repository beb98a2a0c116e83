import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { OUT } from './pages'

const FILE = join(import.meta.dirname, '../../../lib/messages/languages.json')

/** Every offered language, English first. */
export const LANGUAGES: readonly string[] = Object.keys(JSON.parse(readFileSync(FILE, 'utf8')))

/** The languages of the build at the root: those with screens in it. */
export const BUILT: readonly string[] = LANGUAGES.filter((tag) => existsSync(join(OUT, tag, 'settings')))

/** Makes the phone one on which this language has been chosen. */
export const choose = (page: Page, language: string) =>
  page.addInitScript((tag) => localStorage.setItem('yuss-language', tag), language)

/** The options of tests whose addresses are relative to the pages of a language. */
export const pagesIn = (language: string) => ({
  baseURL: ({ baseURL }: { readonly baseURL: string | undefined }, use: (value: string) => Promise<void>) =>
    use(new URL(`../${language}/`, baseURL).href),
})
