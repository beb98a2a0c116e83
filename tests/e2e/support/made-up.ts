import type { Page } from '@playwright/test'

/**
 * Two languages that are made up from English: one with accents and two fifths longer, which shows texts that are cut off, and one
 * that runs from right to left. They change the texts of an open page, and are no builds.
 */

type Change = (text: string) => string

const PLAIN = 'acdegiklnorstuyz'
const ACCENTED = 'áçðëğïķļñôŕšţüýž'
const BASE = 'abcdefghijklmnopqrstuvwxyz'
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنه'

/** The sign between texts that the app shows in one line. Each of them is changed for itself. */
const JOINT = ' · '

interface MadeUp {
  readonly dir: 'ltr' | 'rtl'
  readonly change: Change
}

/** The changes of an English text by the language that they make. */
export const MADE_UP: Readonly<Record<'en-XA' | 'ar-XB', MadeUp>> = {
  'en-XA': { dir: 'ltr', change: (text) => text.split(JOINT).map(accented).join(JOINT) },
  'ar-XB': { dir: 'rtl', change: (text) => letters(text, (one) => ARABIC[BASE.indexOf(one)] ?? one) },
}

const accented: Change = (text) => longer(letters(text, (one) => ACCENTED[PLAIN.indexOf(one)] ?? one))

/** Changes only letters: figures and signs stay. */
const letters = (text: string, change: Change): string => text.replace(/[a-z]/gi, (letter) => cased(letter, change))

function cased(letter: string, change: Change): string {
  const small = change(letter.toLowerCase())
  return letter === letter.toLowerCase() ? small : small.toUpperCase()
}

/** Repeats vowels until the text is two fifths longer. */
function longer(text: string): string {
  const vowels = text.match(/[áëïôü]/gi) ?? []
  let left = Math.round(text.length * 0.4)
  const each = Math.ceil(left / vowels.length)
  return text.replace(/[áëïôü]/gi, (letter) => {
    const more = Math.min(each, left)
    left -= more
    return letter + letter.toLowerCase().repeat(more)
  })
}

/** The texts of a page that belong to its language: names of people and of other things that are not translated do not. */
const OTHER = 'script, style, noscript, textarea'

/**
 * Changes the texts of an open page, which must have all of its parts. Texts that are changed already stay, so that it can be called
 * again after a change of the window.
 */
export async function speak(page: Page, { dir, change }: MadeUp): Promise<void> {
  const english = await page.evaluate((other) => {
    const changed: unknown = Reflect.get(window, 'changed')
    const known = changed instanceof Map ? changed : new Map<Text, { readonly was: string; readonly is: string }>()
    Reflect.set(window, 'changed', known)
    const found: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      if (!(text instanceof Text) || !/[a-z]/i.test(text.data) || known.get(text)?.is === text.data) continue
      const parent = text.parentElement
      if (parent === null || parent.closest(other) !== null) continue
      if (parent.closest('[translate]')?.getAttribute('translate') !== 'no') found.push(text)
    }
    Reflect.set(window, 'toChange', found)
    return found.map(({ data }) => data)
  }, OTHER)
  await page.evaluate(
    async ({ dir, texts }) => {
      document.documentElement.dir = dir
      const changed: unknown = Reflect.get(window, 'changed')
      const found: unknown = Reflect.get(window, 'toChange')
      if (!(changed instanceof Map) || !Array.isArray(found)) throw new Error('the texts of the page are not known')
      for (const [index, text] of found.entries()) {
        const is = texts[index] ?? ''
        changed.set(text, { was: text.data, is })
        text.data = is
      }
      // What measures the page does so in the next frames.
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    },
    { dir, texts: english.map(change) },
  )
}

/** Puts the English texts back, except those that the app has written since. */
export const speakEnglish = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dir = 'ltr'
    const changed: unknown = Reflect.get(window, 'changed')
    if (!(changed instanceof Map)) return
    for (const [text, { was, is }] of changed) if (text.data === is) text.data = was
    changed.clear()
  })
