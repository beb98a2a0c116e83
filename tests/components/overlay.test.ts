import { expect, it } from 'vitest'
import { overlayTitle, type Overlay } from '@/components/sheet/overlay'

const task = { kind: 'record' } as const

it.each<readonly [string, Overlay]>([
  ['Redeal', { kind: 'thrown-in', task }],
  ['Adjust score', { kind: 'agreed', task }],
  ['Claim', { kind: 'claim', task }],
  ['More', { kind: 'menu' }],
  ['More', { kind: 'share' }],
])('an overlay that is still loading is named after the key that opened it: %s', (key, overlay) => {
  expect(overlayTitle(overlay, [])).toBe(key)
})
