import { FORMAT, parseGame } from '../../format/game-file'
import { MOST_CHANGES } from '../../format/limits'
import { canonical } from '../../log/canonical'
import type { GameBundle } from '../games/write-whole'
import { gameRecord, type GameRecord } from '../records/game'
import { isRow } from '../records/record'
import { withoutArchived } from '../sheet/archived'
import { inLogOrder } from '../sheet/log'
import { sheetOf, type Sheet } from '../sheet/sheet'
import { readLogRow } from './log-row'
import { othersKeys, OWN } from './own-keys'

/**
 * The content of an exported game. `plain`: the score sheet, for a link. `whole`: with its log, for a file. `stored`: also with
 * the marks that belong to this device, for its backup.
 */
export type GameKind = 'plain' | 'whole' | 'stored'

export type ExportedJson = Readonly<Record<string, unknown>>

/** Returns a stored game in the file format; `null` if a part of it cannot be read, so that it must be carried as stored. */
export function gameJson({ game, changes }: GameBundle, kind: GameKind): ExportedJson | null {
  const record = gameRecord.read(game)
  if (!record.ok || changes.length > MOST_CHANGES) return null
  const sheet = sheetOf(record.value, changes)
  if (!sheet.ok || sheet.value.rows.some(({ row }) => row.state === 'unreadable')) return null
  const json = plainJson(record.value, sheet.value)
  if (!parseGame(json).ok) return null
  if (kind === 'plain') return json
  if (!changes.every((row) => readLogRow(row, record.value.id).ok)) return null
  const row = isRow(game) ? game : {}
  const sent = kind === 'stored' ? row : { ...row, extra: withoutArchived(record.value.extra) }
  return { ...json, [OWN.record]: sent, [OWN.log]: inLogOrder(changes) }
}

/** Returns the score sheet in the file format. Hands and rules are written as stored, with the keys of other programs. */
function plainJson(record: GameRecord, sheet: Sheet): ExportedJson {
  return {
    format: FORMAT,
    rules: sheet.writtenRules,
    players: record.names,
    dealer: record.dealer,
    start: record.start,
    hands: sheet.rows.map(({ facts }) => facts),
    ...(sheet.brokenOff ? { ended: 'broken-off' } : {}),
    ...othersKeys(withoutArchived(record.extra)),
    ...(record.rulesName === null ? {} : { [OWN.rulesName]: record.rulesName }),
    ...(sheet.note === '' ? {} : { [OWN.note]: sheet.note }),
    ...(sheet.seatings.length === 0
      ? {}
      : { [OWN.seated]: sheet.seatings.map(({ seat, name, fromRow }) => ({ seat, name, from: fromRow })) }),
    [OWN.createdAt]: record.createdAt,
    ...(canonical(sheet.writtenRules) === canonical(record.rules) ? {} : { [OWN.firstRules]: record.rules }),
    // Without an id the example becomes an ordinary game for its receiver.
    ...(record.example ? {} : { [OWN.id]: record.id }),
  }
}

/** Returns a stored game with its sheet; `null` if it cannot be read. */
export function sheetOfBundle({ game, changes }: GameBundle): (Sheet & { readonly record: GameRecord }) | null {
  const record = gameRecord.read(game)
  const sheet = record.ok ? sheetOf(record.value, changes) : null
  return record.ok && sheet !== null && sheet.ok ? { ...sheet.value, record: record.value } : null
}
