import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '@/app/manifest'
import { PAGE_BACKGROUND } from '@/components/ui/paper'

const ROOT = join(import.meta.dirname, '../..')
const CSS = readFileSync(join(ROOT, 'app/styles/tokens.css'), 'utf8')

type Colours = ReadonlyMap<string, string>

/** The names of the palette, each with its light and its dark value. */
const PAIRS = [...CSS.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)]
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
    // The eight colours of players are tested in player-colours.test.ts.
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
