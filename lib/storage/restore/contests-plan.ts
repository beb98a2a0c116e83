import { soundRow } from '../../durable/replica/record'
import { cleanText, LENGTHS } from '../../format/clean-text'
import { canonical } from '../../log/canonical'
import { dateFormat } from '../../messages/formats'
import type { Restorable } from '../backup/backup-in'
import type { WholeStorage } from '../backup/read-everything'
import { valueIn } from '../database/registers'
import { contestOf, contestsIn } from '../evenings/read-contest'
import { isRow, type Row } from '../records/record'
import { registerRecord } from '../records/record-types'
import { contestKey, roundKey, roundOfKey } from '../records/register-keys'
import { kindOfKey } from '../records/scopes'
import { contentId } from '../sharing/content-id'
import { freeName } from './free-name'
import type { PreviewedContests, RestoreWay } from './restore-preview'

/** The contests of a backup: the registers to write, by contest, and the preview to show. */
export interface PlannedContests {
  readonly contests: readonly { readonly id: string; readonly rows: readonly unknown[] }[]
  readonly preview: PreviewedContests
}

type Planned = PlannedContests['contests'][number] & {
  readonly as: 'added' | 'beside' | 'changed' | 'same' | 'deleted'
}

/** Plans the restore of the contests of a backup. */
export function planContests(
  { registers }: Pick<WholeStorage, 'registers'>,
  incoming: Restorable,
  way: RestoreWay,
  isWanted: (id: string) => boolean,
): PlannedContests {
  const here = contestsIn(registers.filter(isOfContest))
  const unread = incoming.unreadable.rows.flatMap(({ table, row }) => (table === 'registers' ? [row] : []))
  const theirs = contestsIn([...incoming.registers, ...unread].filter(isOfContest))
  const taken = new Set([...here].map(([id, rows]) => nameOf(id, rows)))
  const planned = [...theirs].map(([id, rows]): Planned => {
    const ours = here.get(id)
    if (!isWanted(id)) return { id, rows, as: 'deleted' }
    if (way === 'replace')
      return { id, rows, as: ours === undefined ? 'added' : isSame(ours, rows) ? 'same' : 'changed' }
    if (ours === undefined) return { id, rows, as: 'added' }
    if (isSame(ours, rows)) return { id, rows: rows.filter((row) => isCorrupted(ours, row)), as: 'same' }
    const copy = copyOf(id, rows, taken)
    if (here.has(copy.id)) return { id, rows: [], as: 'same' }
    return isWanted(copy.id) ? { ...copy, as: 'beside' } : { ...copy, as: 'deleted' }
  })
  const names = (as: Planned['as']) => planned.flatMap((one) => (one.as === as ? nameOf(one.id, one.rows) : []))
  const lost = way === 'replace' ? [...here].filter(([id]) => !theirs.has(id)) : []
  return {
    contests: planned.filter(({ as, rows }) => as !== 'deleted' && rows.length > 0),
    preview: {
      added: names('added'),
      beside: names('beside'),
      changed: names('changed'),
      deleted: names('deleted'),
      lost: lost.map(([id, rows]) => nameOf(id, rows)),
    },
  }
}

const isOfContest = (row: unknown): boolean => kindOfKey(keyOf(row)) === 'contest'
const keyOf = (row: unknown): string => (isRow(row) ? String(row['key']) : '')
const nameOf = (id: string, rows: readonly unknown[]): string => contestOf(id, rows)?.plan.name ?? ''

/** Tells whether a contest here is that of the backup. A corrupted register does not count, so that it is restored. */
function isSame(ours: readonly unknown[], theirs: readonly unknown[]): boolean {
  const sound = ours.filter((row) => soundRow(row) !== undefined)
  return textOf(sound) === textOf(theirs.filter((row) => !isCorrupted(ours, row)))
}

const isCorrupted = (ours: readonly unknown[], row: unknown): boolean =>
  ours.some((own) => keyOf(own) === keyOf(row) && soundRow(own) === undefined)

/** Returns registers as one text, the same on every device and in every backup. */
const textOf = (rows: readonly unknown[]): string =>
  canonical([...new Map(rows.map((row) => [keyOf(row), valueIn(asRead(row))] as const))].sort(byKey))

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number => (one < other ? -1 : 1)

function asRead(row: unknown): unknown {
  const read = registerRecord.read(row)
  return read.ok ? read.value : row
}

/**
 * Returns a contest under an id and a name of its own. The id comes from the content, so that the same backup adds it once. The name
 * says the day of the contest.
 */
function copyOf(id: string, rows: readonly unknown[], taken: ReadonlySet<string>) {
  const copy = contentId('contest', textOf(rows))
  const { plan } = contestOf(id, rows) ?? { plan: { name: '', at: 0 } }
  const name = freeName(withDay(plan), taken)
  return {
    id: copy,
    rows: rows.filter(isRow).map((row): Row => {
      const number = roundOfKey(keyOf(row))
      if (number !== null) return { ...row, key: roundKey(copy, number) }
      return { ...row, key: contestKey(copy), value: isRow(row['value']) ? { ...row['value'], name } : row['value'] }
    }),
  }
}

function withDay({ name, at }: { readonly name: string; readonly at: number }): string {
  const day = dateFormat({ dateStyle: 'medium' }).format(at)
  if (name.includes(day)) return name
  const ending = ` (${day})`
  return `${cleanText(name, LENGTHS.rules - ending.length).trimEnd()}${ending}`.trim()
}
