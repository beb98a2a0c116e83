import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '@/app/manifest'
import { PLAYERS_ON_PAPER, SIDES_ON_PAPER } from '@/components/share/card/draw-chart'
import { PAGE_BACKGROUND } from '@/components/ui/paper'
import { PLAYER_COLOURS } from '@/lib/storage/records/player-colours'

const ROOT = join(import.meta.dirname, '../..')
const CSS = readFileSync(join(ROOT, 'app/styles/tokens.css'), 'utf8')

type Colours = ReadonlyMap<string, string>

/** The names of the palette, each with its light and its dark value. */
const PAIRS = [...CSS.matchAll(/--([a-z-]+[1-8]?): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)]
const light: Colours = new Map(PAIRS.map(([, name = '', day = '']) => [name, day]))
const dark: Colours = new Map(PAIRS.map(([, name = '', , night = '']) => [name, night]))

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(colours: Colours, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map((name) => luminance(colours.get(name) ?? '')).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const GROUNDS = ['paper', 'card', 'tint', 'wash']
const INKS = ['ink', 'soft', 'red', 'blue', 'green', 'felt']
const OUTLINES = ['edge', 'felt']
const PLAYERS = PLAYER_COLOURS.map((name, index) => ({ name, token: `player-${index + 1}` }))

const pairs = (fronts: readonly string[]) =>
  fronts.flatMap((front) => GROUNDS.map((ground) => [front, ground] as const))

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, colours) => {
  const own = [
    ['felt-ink', 'felt'],
    ['paper', 'ink'],
    ['red', 'red-wash'],
    ['red-on-ink', 'ink'],
    ['baize-ink', 'baize'],
    ['on-side', 'side-a'],
    ['on-side', 'side-b'],
    ['on-side', 'side-c'],
  ] as const
  it.each([...pairs(INKS), ...own])('%s on %s can be read in poor light: at least 7 to 1', (front, ground) => {
    expect(contrast(colours, front, ground)).toBeGreaterThanOrEqual(7)
  })

  it.each(pairs(OUTLINES))('an outline in %s shows on %s: at least 3 to 1', (front, ground) => {
    expect(contrast(colours, front, ground)).toBeGreaterThanOrEqual(3)
  })

  it.each(PLAYERS)(
    'letters on the colour $name of a player can be read in poor light: at least 7 to 1',
    ({ token }) => {
      expect(contrast(colours, 'on-player', token)).toBeGreaterThanOrEqual(7)
    },
  )

  it.each(PLAYERS)('a line in the colour $name of a player shows on every background: at least 3 to 1', ({ token }) => {
    for (const ground of ['paper', 'card']) expect(contrast(colours, token, ground)).toBeGreaterThanOrEqual(3)
  })

  it('the colours of players are all different', () => {
    expect(new Set(PLAYERS.map(({ token }) => colours.get(token))).size).toBe(PLAYER_COLOURS.length)
  })
})

it('each colour that a player can choose has its token', () => {
  for (const { name, token } of PLAYERS)
    expect(CSS).toContain(`[data-player='${name}'] {\n  --player: var(--${token});`)
})

it('a picture that is sent uses the colours of the light theme', () => {
  expect(PLAYERS_ON_PAPER).toEqual(Object.fromEntries(PLAYERS.map(({ name, token }) => [name, light.get(token)])))
  expect(SIDES_ON_PAPER).toEqual(['side-a', 'side-b', 'side-c'].map((token) => light.get(token)))
})

describe('the themes', () => {
  it('the contrast is measured as WCAG does', () => {
    const known: Colours = new Map([
      ['black', '#000000'],
      ['white', '#ffffff'],
      ['grey', '#767676'],
    ])
    expect(contrast(known, 'black', 'white')).toBeCloseTo(21, 5)
    expect(contrast(known, 'grey', 'white')).toBeCloseTo(4.54, 2)
  })

  it('every colour of a theme is one of the palette', () => {
    const named = [...CSS.matchAll(/--color-([a-z-]+): var\(--([a-z-]+)\);/g)]
    expect(named.length).toBeGreaterThan(10)
    // A player's colour is chosen by an attribute instead.
    const ofTheApp = (name = '') => !name.includes('player')
    expect(named.map(([, , name]) => name).filter(ofTheApp)).toEqual([...light.keys()].filter(ofTheApp))
  })

  it('only `color-scheme` tells the themes apart', () => {
    for (const theme of ['light', 'dark'])
      expect(CSS).toContain(`:root[data-theme='${theme}'] {\n  color-scheme: ${theme};\n}`)
  })

  it('the bars of the browser and of the installed app have the colour of the paper', () => {
    expect(PAGE_BACKGROUND).toEqual({ light: light.get('paper'), dark: dark.get('paper') })
    expect(manifest()).toMatchObject({ theme_color: PAGE_BACKGROUND.light, background_color: PAGE_BACKGROUND.light })
  })
})
