import { describe, expect, it } from 'vitest'
import { overlayTitle, type Overlay } from '@/components/ledger/overlay'

const task = { kind: 'record' } as const

const OVERLAYS: readonly Overlay[] = [
  { kind: 'hand', id: 'a', side: null },
  { kind: 'thrown-in', task },
  { kind: 'agreed', task },
  { kind: 'claim', task },
  { kind: 'menu' },
  { kind: 'share' },
  { kind: 'need' },
]

describe('what lies over the sheet', () => {
  it('has a title of its own from the moment it is asked for', () => {
    const titles = OVERLAYS.map((overlay) => overlayTitle(overlay, []))
    expect(new Set(titles).size).toBe(OVERLAYS.length)
  })
})
