import { expect, it } from 'vitest'
import { keptInstead } from '@/lib/worker/kept-instead'

it.each([
  ['', 'bg/play/'],
  ['bg/', 'bg/play/'],
  ['bg', 'bg/play/'],
  ['en/', 'bg/play/'],
  ['rules/tie/', 'bg/rules/?q=tie'],
  ['bg/rules/tie', 'bg/rules/?q=tie'],
  ['en/rules/bela-forgotten/', 'bg/rules/?q=bela-forgotten'],
  ['en/rules/', 'bg/rules/'],
  ['en/rules/terms/', 'bg/rules/terms/'],
  ['rules/stories', 'bg/rules/stories/'],
  ['hr/rules/compare/', 'bg/rules/compare/'],
  ['bg/games/', 'bg/new/'],
  ['en/games/coinche/', 'bg/new/?game=coinche'],
  ['game/', 'bg/game/'],
  ['en/referee/claim/', 'bg/referee/claim/'],
])('a device with pages in Bulgarian shows for “%s” its page %s', (path, kept) => {
  expect(keptInstead(path, 'bg')).toBe(kept)
})

it.each(['bg/game/', 'bg/rules/terms/', 'bg/rules/', 'bg/no/such/page/'])(
  'a device has no other page for %s, which is in its language',
  (path) => {
    expect(keptInstead(path, 'bg')).toBeUndefined()
  },
)
