import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const CSS = readFileSync(join(ROOT, 'app/globals.css'), 'utf8')

type Colours = ReadonlyMap<string, string>

/** The colours that the rule with this selector sets, by name. */
function coloursOf(selector: string): Colours {
  const start = CSS.indexOf(`${selector} {`)
  const body = CSS.slice(start, CSS.indexOf('}', start))
  return new Map([...body.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))
}

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

const GROUNDS = ['paper', 'card', 'key']
const INKS = ['ink', 'soft', 'red', 'blue', 'green', 'felt']
const OUTLINES = ['edge', 'felt']

const light = coloursOf(':root')
const dark = coloursOf(":root[data-theme='dark']")
const night = coloursOf(":root:not([data-theme='light'])")

const pairs = (fronts: readonly string[]) =>
  fronts.flatMap((front) => GROUNDS.map((ground) => [front, ground] as const))

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, colours) => {
  it.each([...pairs(INKS), ['felt-ink', 'felt'] as const, ['paper', 'ink'] as const])(
    '%s on %s can be read in poor light: at least 7 to 1',
    (front, ground) => {
      expect(contrast(colours, front, ground)).toBeGreaterThanOrEqual(7)
    },
  )

  it.each(pairs(OUTLINES))('an outline in %s shows on %s: at least 3 to 1', (front, ground) => {
    expect(contrast(colours, front, ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('the themes', () => {
  it('measure contrast as WCAG does', () => {
    const known: Colours = new Map([
      ['black', '#000000'],
      ['white', '#ffffff'],
      ['grey', '#767676'],
    ])
    expect(contrast(known, 'black', 'white')).toBeCloseTo(21, 5)
    expect(contrast(known, 'grey', 'white')).toBeCloseTo(4.54, 2)
  })

  it('set the same names, and the same dark whether the phone or the person chose it', () => {
    expect(light.size).toBeGreaterThan(0)
    expect([...dark.keys()]).toEqual([...light.keys()])
    expect(night).toEqual(dark)
  })

  it('colour the bars of the browser and of the installed app like the paper', () => {
    const layout = readFileSync(join(ROOT, 'app/layout.tsx'), 'utf8')
    expect(layout).toContain(`light)', color: '${light.get('paper')}'`)
    expect(layout).toContain(`dark)', color: '${dark.get('paper')}'`)
    const manifest = readFileSync(join(ROOT, 'public/manifest.webmanifest'), 'utf8')
    expect(manifest).toContain(`"theme_color": "${light.get('paper')}"`)
  })
})
