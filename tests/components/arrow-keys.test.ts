import { describe, expect, it } from 'vitest'
import { arrowStep } from '@/components/ui/arrow-keys'

describe('arrow keys', () => {
  it.each([
    ['ArrowRight', '', 1],
    ['ArrowLeft', 'ltr', -1],
    ['ArrowRight', 'rtl', -1],
    ['ArrowLeft', 'rtl', 1],
    ['ArrowDown', 'rtl', 4],
    ['ArrowUp', 'ltr', -4],
    ['Enter', 'ltr', undefined],
  ])('the key %s where the text runs “%s” moves by %s', (key, way, step) => {
    expect(arrowStep(key, 4, way)).toBe(step)
  })
})
