import { afterEach, expect, it } from 'vitest'
import { inARow, nowSpoken } from '@/lib/messages/locale'

afterEach(() => nowSpoken('en'))

it.each(['en', 'bg', 'de'])('what stands in a row has no word between in %s', (language) => {
  nowSpoken(language)
  expect(inARow(['1', '2'])).toBe('1, 2')
  expect(inARow(['1', '2', '3'])).toBe('1, 2, 3')
})
