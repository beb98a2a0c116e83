import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PLAYERS_ON_PAPER, SIDES_ON_PAPER } from '@/components/share/card/draw-chart'
import { PLAYER_COLOURS } from '@/lib/storage/records/player-colours'

const CSS = readFileSync(join(import.meta.dirname, '../../app/styles/tokens.css'), 'utf8')

function colour(name: string, theme: 'light' | 'dark'): string {
  const both = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(CSS)
  if (both === null) throw new Error(`no colour ${name}`)
  return both[theme === 'light' ? 1 : 2] ?? ''
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const TOKENS = PLAYER_COLOURS.map((name, index) => ({ name, token: `player-${index + 1}` }))

describe.each(['light', 'dark'] as const)('the colours of players in the %s theme', (theme) => {
  it.each(TOKENS)('letters on $name can be read in poor light: at least 7 to 1', ({ token }) => {
    expect(contrast(colour('on-player', theme), colour(token, theme))).toBeGreaterThanOrEqual(7)
  })

  it.each(TOKENS)('a line in $name shows on every background: at least 3 to 1', ({ token }) => {
    for (const ground of ['paper', 'card'])
      expect(contrast(colour(token, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })

  it('the colours of players are all different', () => {
    expect(new Set(TOKENS.map(({ token }) => colour(token, theme))).size).toBe(PLAYER_COLOURS.length)
  })
})

it('each colour that can be chosen has its token', () => {
  for (const { name, token } of TOKENS) expect(CSS).toContain(`[data-player='${name}'] {\n  --player: var(--${token});`)
})

it('a picture that is sent uses the colours of the light theme', () => {
  const light = Object.fromEntries(TOKENS.map(({ name, token }) => [name, colour(token, 'light')]))
  expect(PLAYERS_ON_PAPER).toEqual(light)
  expect(SIDES_ON_PAPER).toEqual(['side-a', 'side-b', 'side-c'].map((token) => colour(token, 'light')))
})
