import { expect, it } from 'vitest'
import { overlayTitle, type Overlay } from '@/components/ledger/overlay'

const task = { kind: 'record' } as const

it.each<readonly [string, Overlay]>([
  ['Redeal', { kind: 'thrown-in', task }],
  ['Adjust score', { kind: 'agreed', task }],
  ['Claim', { kind: 'claim', task }],
  ['More', { kind: 'menu' }],
  ['More', { kind: 'share' }],
])('until its content has come, an overlay is called by the key that leads to it: %s', (key, overlay) => {
  expect(overlayTitle(overlay, [])).toBe(key)
})
