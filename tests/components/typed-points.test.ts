import { describe, expect, it } from 'vitest'
import { afterStored, typedOn, type TypedPoints } from '@/components/contest/typed-points'

/** Types a text key by key over stored points, and saves it. */
function typed(text: string, stored: number | null, write: TypedPoints['write'] = 'saved'): TypedPoints {
  const keys = Array.from(text, (_, last) => text.slice(0, last + 1))
  const last = keys.reduce<TypedPoints | null>((before, one) => typedOn(before, one, stored), null)
  if (last === null) throw new Error('expected a text of one key or more')
  return { ...last, write }
}

const isShown = (typed: TypedPoints, stored: number | null): boolean => afterStored(typed, stored, false) !== null

describe('a result that was typed', () => {
  it('stays on the screen until the stored one has arrived', () => {
    expect(isShown(typed('500', null), null)).toBe(true)
    expect(isShown(typed('500', null), 500)).toBe(false)
  })

  it('does not give way to its own first figures, which are stored one after the other', () => {
    expect(isShown(typed('500', null), 5)).toBe(true)
    expect(isShown(typed('500', null), 50)).toBe(true)
  })

  it('gives way to a later result of another tab', () => {
    expect(isShown(typed('500', null), 640)).toBe(false)
  })

  it.each(['saving', 'failed'] as const)('does not give way while it is %s', (write) => {
    expect(isShown(typed('500', null, write), 640)).toBe(true)
  })

  it('stays while it is no number of points', () => {
    expect(isShown(typed('-20', 500), null)).toBe(true)
  })

  it('stays in a field that is in use, and gives way to any later number when the field is left', () => {
    const held = afterStored(typed('500', null), 500, true)
    if (held === null) throw new Error('expected the text to stay in the field')
    expect(held.text).toBe('500')
    // Another tab corrects it to 50, which is also the beginning of what was typed here.
    expect(isShown(held, 50)).toBe(false)
    expect(afterStored(held, 500, true)).toBe(held)
  })
})
