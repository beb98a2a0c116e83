import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adjustmentBefore, forgetAdjustment, keepAdjustment, openAdjustment } from '@/components/sheet/adjustment'
import { forgetRemembered } from '@/lib/actions/forget-remembered'
import { keepTyped, typedBefore } from '@/lib/stores/typed'

/** Returns the storage of a tab, with only the methods that are used. */
function tabStorage() {
  const kept: Record<string, string> = {}
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, text: string) => void (kept[key] = text) },
    removeItem: { value: (key: string) => delete kept[key] },
  })
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', tabStorage())
  vi.stubGlobal('localStorage', tabStorage())
})
afterEach(() => vi.unstubAllGlobals())

describe('text that is being typed', () => {
  const typed = { task: { kind: 'record' }, texts: ['+10', '0'], why: 'a penalty' } as const

  it('typed text returns after a reload, for its game and hand alone', () => {
    keepAdjustment('g', typed)
    expect(openAdjustment('g')).toEqual(typed)
    expect(adjustmentBefore('g', { kind: 'record' })).toEqual(typed)
    expect(adjustmentBefore('g', { kind: 'correct', hand: 'h' })).toBeNull()
    expect(openAdjustment('other')).toBeNull()
  })

  it('typed text is forgotten once it is saved or left', () => {
    keepAdjustment('g', typed)
    forgetAdjustment('g')
    expect(openAdjustment('g')).toBeNull()
  })

  it('typed text does not survive the deletion of everything', () => {
    keepTyped('new-game', { game: 'bela-2', names: ['Ann'] })
    forgetRemembered()
    expect(typedBefore('new-game')).toBeNull()
  })

  it('typed text is ignored where it cannot be read', () => {
    keepTyped('adjustment g', { task: { kind: 'insert' }, texts: [], why: '' })
    expect(openAdjustment('g')).toBeNull()
    keepTyped('adjustment g', 'text')
    expect(openAdjustment('g')).toBeNull()
  })
})
