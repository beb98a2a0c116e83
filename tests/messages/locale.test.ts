import { afterEach, expect, it } from 'vitest'
import { nowSpoken } from '@/lib/messages/locale'
import { grouped } from '@/lib/text/terms/amounts'
import { plainDay } from '@/lib/text/terms/days'

afterEach(() => nowSpoken('en'))

it.each(['en', 'bg', 'de', 'ar-EG', 'fa', 'bn'])('digits are Latin in %s', (language) => {
  nowSpoken(language)
  const figures = `${grouped(1_250)} ${plainDay(Date.UTC(2026, 10, 21, 12))}`
  expect(figures.match(/\p{Nd}/gu)?.join('')).toMatch(/^[0-9]+$/)
})
