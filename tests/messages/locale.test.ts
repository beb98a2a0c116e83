import { beforeAll, describe, expect, it } from 'vitest'
import { inARow, locale } from '@/lib/messages/locale'
import { OFFERED } from '@/lib/messages/offered'
import { grouped } from '@/lib/text/terms/amounts'
import { plainDay } from '@/lib/text/terms/days'
import { speakLanguage } from '@/tests/support/speak-language'

/** Returns the browser's separator between the first two of three items. Some languages have an “and” before the last. */
const between = (): string | undefined =>
  new Intl.ListFormat(locale(), { type: 'unit', style: 'short' })
    .formatToParts(['1', '2', '3'])
    .find(({ type }) => type === 'literal')?.value

describe.each(Object.keys(OFFERED))('what the browser writes in %s', (language) => {
  beforeAll(() => speakLanguage(language))

  it('digits are Latin', () => {
    const figures = `${grouped(1_250)} ${plainDay(Date.UTC(2026, 10, 21, 12))}`
    expect(figures.match(/\p{Nd}/gu)?.join('')).toMatch(/^[0-9]+$/)
  })

  it('a list of columns has no word between them', () => {
    expect(inARow(['1', '2'])).toBe(`1${between()}2`)
    expect(inARow(['1', '2', '3'])).toBe('1, 2, 3')
  })
})
