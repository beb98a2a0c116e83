import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adjustmentIn } from '@/components/sheet/adjustment'
import { noteOpen, openBefore, typedIn } from '@/components/sheet/typed-overlay'
import { forgetRemembered } from '@/lib/actions/forget-remembered'
import { forgetTyped, keepTyped, typedBefore } from '@/lib/stores/typed'

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
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', tabStorage())
  vi.stubGlobal('localStorage', tabStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const HOUR = 3_600_000

describe('text that is being typed', () => {
  it('typed text returns for its screen alone, until it is saved', () => {
    keepTyped('contest', { pairs: ['Ann & Ben'] })
    expect(typedBefore('contest')).toEqual({ pairs: ['Ann & Ben'] })
    expect(typedBefore('new-game')).toBeNull()
    forgetTyped('contest')
    expect(typedBefore('contest')).toBeNull()
  })

  it('typed text returns within an evening and not on the next day', () => {
    keepTyped('contest', 'Ann')
    vi.advanceTimersByTime(11 * HOUR)
    expect(typedBefore('contest')).toBe('Ann')
    vi.advanceTimersByTime(2 * HOUR)
    expect(typedBefore('contest')).toBeNull()
  })

  it('typed text does not return once the clock was set back by more than an evening', () => {
    keepTyped('contest', 'Ann')
    vi.setSystemTime(Date.now() - 24 * HOUR)
    expect(typedBefore('contest')).toBeNull()
  })

  it('typed text does not survive the deletion of everything', () => {
    keepTyped('new-game', { game: 'bela-2', names: ['Ann'] })
    forgetRemembered()
    expect(typedBefore('new-game')).toBeNull()
  })

  it.each(['"text"', '{"typed":"no time"}', '{"at":"now","typed":1}', '{', '[]'])(
    'stored text that Yuss did not write is ignored: %s',
    (stored) => {
      sessionStorage.setItem('yuss-typed contest', stored)
      expect(typedBefore('contest')).toBeNull()
    },
  )
})

describe('an overlay of the sheet that was open when the page was reloaded', () => {
  const adjusting = { kind: 'agreed', task: { kind: 'record' } } as const
  const correcting = { kind: 'agreed', task: { kind: 'correct', hand: 'h' } } as const

  it.each([adjusting, correcting, { kind: 'note' }, { kind: 'players' }] as const)(
    'an overlay opens again if something was typed in it: $kind',
    (overlay) => {
      noteOpen('g', overlay)
      expect(openBefore('g')).toBeNull()
      keepTyped(typedIn('g', overlay), 'something')
      expect(openBefore('g')).toEqual(overlay)
      expect(openBefore('other')).toBeNull()
      noteOpen('g', null)
      expect(openBefore('g')).toBeNull()
    },
  )

  it('what is typed for one hand is not that of another, or of another game', () => {
    expect(new Set([typedIn('g', adjusting), typedIn('g', correcting), typedIn('other', adjusting)]).size).toBe(3)
  })

  it('a menu, and an overlay that cannot be read, do not open again', () => {
    noteOpen('g', { kind: 'menu' })
    expect(openBefore('g')).toBeNull()
    for (const overlay of [{ kind: 'agreed', task: { kind: 'insert' } }, { kind: 'agreed' }, 'note']) {
      keepTyped('overlay g', overlay)
      keepTyped('agreed g', 'something')
      expect(openBefore('g')).toBeNull()
    }
  })

  it('an adjustment that cannot be read is not shown', () => {
    expect(adjustmentIn({ texts: ['+10', '0'], why: 'a penalty' })).toEqual({ texts: ['+10', '0'], why: 'a penalty' })
    for (const kept of ['text', null, { texts: '10', why: '' }, { texts: [] }]) expect(adjustmentIn(kept)).toBeNull()
  })
})
