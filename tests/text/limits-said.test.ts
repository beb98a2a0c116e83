import { describe, expect, it } from 'vitest'
import { paperHeldOverWrong, paperTotalWrong } from '@/lib/messages/compiled/app/setup'
import { agreedWholeNumber } from '@/lib/messages/compiled/referee/entry'
import { agreedNumber } from '@/lib/messages/compiled/table/sheet-dialogs'
import { figureIn } from '@/lib/text/terms/figure'

describe('the limit of a field', () => {
  it.each([
    ['points settled by word', agreedNumber, 4],
    ['points settled by word, from the referee', agreedWholeNumber, 4],
    ['a total from paper', paperTotalWrong, 5],
    ['points held over on paper', paperHeldOverWrong, 4],
  ] as const)('a field names the largest number that it takes: %s', (_, text, digits) => {
    const said = /up to ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? ''
    expect(figureIn(said, digits)).toBe(Number(said))
    expect(figureIn(String(Number(said) + 1), digits)).toBeNull()
  })
})
