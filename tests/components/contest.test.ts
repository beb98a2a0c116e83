import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { contestCsv } from '@/components/contest/contest-games'
import { lengthIn, lengthTyped, USUAL_LENGTH } from '@/components/contest/round-length'
import { RoundTables } from '@/components/contest/round-tables'
import { SwapPairs } from '@/components/contest/swap-pairs'
import type { Contest, ContestRound, ContestTable } from '@/lib/contest/contest'
import { readCsv } from '../support/csv'

const at = (one: number, other: number, changes: Partial<ContestTable> = {}): ContestTable => ({
  pairs: [one, other],
  points: [null, null],
  absent: [false, false],
  ...changes,
})

const FIRST: ContestRound = {
  number: 1,
  tables: [at(0, 1, { points: [950, 380] }), at(2, 3, { absent: [false, true] })],
  bye: 4,
  clock: null,
}
const SECOND: ContestRound = { number: 2, tables: [at(1, 0), at(2, 3)], bye: 4, clock: null }

/** A contest in which at most 900 points count, and a win without an opponent is worth 250. */
const CONTEST: Contest = {
  id: 'contest',
  plan: {
    name: 'Spring contest',
    at: 1,
    pairs: ['Ann & Bea', 'Cem & Dan', 'Eva & Fay', 'Gil, Hal', 'Ida & Jon'],
    away: [],
    ends: 'deals',
    length: 12,
    rings: false,
    opponents: 'draw',
    counts: 'points',
    cap: 900,
    unopposed: 250,
  },
  rounds: [FIRST, SECOND],
}

describe('a contest as a CSV file', () => {
  const rows = readCsv(contestCsv(CONTEST))

  it('begins with the standings, by place, name, games played and won, points and difference', () => {
    expect(rows.slice(0, 6)).toEqual([
      ['Place', 'Pair', 'Played', 'Won', 'Points', 'Diff.'],
      ['1', 'Ann & Bea', '1', '1', '900', '520'],
      ['2', 'Ida & Jon', '0', '2', '500', '500'],
      ['3', 'Cem & Dan', '1', '0', '380', '-520'],
      ['4', 'Eva & Fay', '1', '1', '250', '250'],
      ['5', 'Gil, Hal', '1', '0', '0', '-250'],
    ])
  })

  it('has every game after an empty line, also one without a result and a win without an opponent', () => {
    const free = 'a win and 250 points'
    expect(rows.slice(6)).toEqual([
      [''],
      ['Round', 'Table', 'Pair', 'Pair', 'Points', 'Points', ''],
      ['1', '1', 'Ann & Bea', 'Cem & Dan', '900', '380', ''],
      ['1', '2', 'Eva & Fay', 'Gil, Hal', '250', '0', `Eva & Fay: ${free}`],
      ['1', '', 'Ida & Jon', `No opponent: ${free}`, '250', '', ''],
      ['2', '1', 'Cem & Dan', 'Ann & Bea', '', '', ''],
      ['2', '2', 'Eva & Fay', 'Gil, Hal', '', '', ''],
      ['2', '', 'Ida & Jon', `No opponent: ${free}`, '250', '', ''],
    ])
  })
})

/** Returns the texts of markup in their order. */
const textsOf = (markup: string): readonly string[] =>
  markup
    .replaceAll('&amp;', '&')
    .split(/<[^>]*>/u)
    .filter((text) => text !== '')

describe('two pairs that have met before', () => {
  it('are said to have met next to the number of their table, in the round that brings them together again', () => {
    const tables = (round: ContestRound) =>
      textsOf(renderToStaticMarkup(createElement(RoundTables, { contest: CONTEST, round, onWrite: () => undefined })))
    expect(tables(FIRST)).not.toContain('Met before')
    const texts = tables(SECOND)
    expect(texts.slice(0, 2)).toEqual(['Table 1', 'Met before'])
    // At table 2 one pair was absent in round 1.
    expect(texts.filter((text) => text === 'Met before')).toHaveLength(1)
  })
})

describe('the dialog in which pairs are swapped', () => {
  it('has every pair of the round once, by table, then the pair without an opponent', () => {
    const dialog = createElement(SwapPairs, {
      contest: CONTEST,
      round: SECOND,
      onWrite: () => undefined,
      onClose: () => undefined,
    })
    const texts = textsOf(renderToStaticMarkup(dialog))
    expect(texts.slice(texts.indexOf('Tap two names to swap them.') + 1)).toEqual([
      'Table 1',
      'Met before',
      'Cem & Dan',
      'Ann & Bea',
      'Table 2',
      'Eva & Fay',
      'Gil, Hal',
      'No opponent: a win and 250 points',
      'Ida & Jon',
    ])
  })
})

describe('the length of a round as it is typed', () => {
  it.each([
    ['deals', '8', { ends: 'deals', length: 8, rings: false }],
    ['minutes', '300', { ends: 'minutes', length: 300, rings: false }],
    ['deals', '100', null],
    ['minutes', '0', null],
    ['minutes', 'long', null],
  ] as const)('in %s, %j is %j', (ends, text, length) => {
    expect(lengthIn({ ...USUAL_LENGTH, ends, [ends]: text })).toEqual(length)
  })

  it('is read back as it was typed, and as the usual one where something else was kept', () => {
    const typed = { ends: 'minutes', deals: '1x', minutes: '', rings: true } as const
    expect(lengthTyped(typed)).toEqual(typed)
    expect(lengthTyped({ ends: 'moons', deals: 12 })).toEqual(USUAL_LENGTH)
    expect(lengthTyped('40')).toBeNull()
  })
})
