import type { Page } from '@playwright/test'
import type { Hand } from '@/lib/engine/table/hand'
import { baseRules } from '@/lib/format/rules-file'
import { listGames, read, type RulesJson, type SeriesChoice } from '@/lib/storage'
import type { YussDatabase } from '@/lib/storage/database/database'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import type { GameSetup } from '@/lib/storage/records/game'
import { played, said } from '../../support/builders'
import { newPhone, the } from '../../support/storage'

/**
 * Games that a phone has before the app is opened. The code of the app computes their rows, but no screen is used, because tapping
 * a hand takes a second. Only tests about recording record.
 */

/** A game by its set-up and hands; two-handed Bela of Mike and Yetta, dealt by Mike, if left out. */
export interface PutGame extends Partial<GameSetup> {
  readonly rules?: RulesJson
  readonly hands?: readonly Hand[]
  readonly series?: SeriesChoice
}

const BELA: RulesJson = { base: 'bela-2' }

/** The names of seats that no one has named. */
export const UNNAMED = ['', '', '', '']

/** A hand of two-handed Bela: Mike takes in spades and makes it, 70 to 55. */
export const FIRST = played({ trump: 'spades', tricks: null })

/** Returns a hand that one of two or three sides wins with 190: 110 in cards, the last trick, a fifty and Bela. */
export const big = (winner: number, others: readonly number[] = [10]): Hand => {
  const cardPoints = others.toSpliced(winner, 0, 110)
  return played({
    taker: winner,
    trump: 'spades',
    cardPoints,
    lastTrick: winner,
    tricks: null,
    melds: [said(winner, 4)],
    bela: [winner],
  })
}

/** Two-handed Bela to 190, which one such hand wins. */
export const SHORT: RulesJson = { base: 'bela-2', target: 190 }

/** Returns a game that the first or the second player has won in one hand, 190 to 10. */
export const won = (winner: number, facts: PutGame = {}): PutGame => ({ rules: SHORT, hands: [big(winner)], ...facts })

/** Returns the version of a database, and each table as it is stored: its keys, its indexes and its rows. */
async function contentOf(db: YussDatabase) {
  const stored = db.backendDB()
  const transaction = stored.transaction([...stored.objectStoreNames])
  const tables = [...stored.objectStoreNames].map(async (name) => {
    const store = transaction.objectStore(name)
    const rows = await new Promise<readonly unknown[]>((done, failed) => {
      const all = store.getAll()
      all.onsuccess = () => done(all.result)
      all.onerror = () => failed(all.error)
    })
    const indexes = [...store.indexNames].map((index) => {
      const { keyPath, unique, multiEntry } = store.index(index)
      return { name: index, keyPath, options: { unique, multiEntry } }
    })
    return { name, keyPath: store.keyPath, indexes, rows }
  })
  return { version: stored.version, tables: await Promise.all(tables) }
}

/** Puts games on a phone that has never been opened, and more rows by table. Returns the ids of the games. */
export async function putGames(
  page: Page,
  games: readonly PutGame[],
  more: Readonly<Record<string, readonly unknown[]>> = {},
): Promise<readonly string[]> {
  const phone = newPhone()
  const tab = phone.openTab()
  // A first read adds the rows that every phone has.
  the(await read(tab, listGames))
  const ids: string[] = []
  for (const { rules = BELA, names = ['Mike', 'Yetta'], dealer = 0, series, hands = [], ...setup } of games) {
    const seated = names.slice(0, baseRules(rules.base).players)
    const id = the(await startGame(tab, { rules, names: seated, dealer, ...setup }, series))
    for (const facts of hands) the(await appendChange(tab, id, { kind: 'recorded', facts }))
    ids.push(id)
  }
  const { version, tables } = await phone.raw(contentOf)
  const all = tables.map((table) => ({ ...table, rows: [...table.rows, ...(more[table.name] ?? [])] }))
  // A page of the same host, without the app.
  await page.route(
    '**/empty',
    (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    { times: 1 },
  )
  await page.goto('./empty')
  await page.evaluate(
    ([at, content]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('yuss', at)
        opening.onupgradeneeded = () => {
          for (const { name, keyPath, indexes, rows } of content) {
            const store = opening.result.createObjectStore(name, { keyPath })
            for (const index of indexes) store.createIndex(index.name, index.keyPath, index.options)
            for (const row of rows) store.put(row)
          }
        }
        opening.onsuccess = () => done(opening.result.close())
        opening.onerror = () => failed(opening.error)
      }),
    [version, all] as const,
  )
  return ids
}

/** Puts games on a phone, and opens the sheet of the last one. Returns its id. */
export async function openSheet(page: Page, ...games: readonly PutGame[]): Promise<string> {
  const id = (await putGames(page, games.length === 0 ? [{}] : games)).at(-1) ?? ''
  await page.goto(`./game/?id=${id}`)
  await page.locator('.sheet-tools, .end-felt').first().waitFor()
  return id
}
