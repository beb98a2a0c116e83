import { expect, it } from 'vitest'
import { speakLanguage } from '@/lib/messages/load-words'
import { inARow, locale } from '@/lib/messages/locale'
import { OFFERED } from '@/lib/messages/offered'

/** Returns the browser's separator between the first two of three items. Some languages have an “and” before the last. */
const between = (): string | undefined =>
  new Intl.ListFormat(locale(), { type: 'unit', style: 'short' })
    .formatToParts(['1', '2', '3'])
    .find(({ type }) => type === 'literal')?.value

it.each(Object.keys(OFFERED))('a list of columns has no word between them in %s', async (language) => {
  if (language !== 'en') await speakLanguage(language)
  expect(inARow(['1', '2'])).toBe(`1${between()}2`)
  expect(inARow(['1', '2', '3'])).toBe('1, 2, 3')
})
