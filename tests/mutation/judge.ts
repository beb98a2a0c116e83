import type { Survivor } from './survivors'

/** A change that was tried, as the report has it. */
export interface Tried {
  readonly fileName: string
  readonly mutatorName: string
  readonly status: string
  readonly location: { readonly start: Place; readonly end: Place }
  readonly replacement?: string | undefined
}

/** Lines and columns are counted from 1. */
interface Place {
  readonly line: number
  readonly column: number
}

/** A change, told so that it is found again when lines have moved. */
export interface Change {
  readonly file: string
  /** The line on which it begins. */
  readonly line: string
  /** What stood there and what was put in its place. */
  readonly change: string
}

export interface Verdict {
  readonly noticed: number
  readonly survived: number
  /** Survivors that no test can notice, by the list. */
  readonly same: number
  /** Survivors of which the list does not say why. */
  readonly unnamed: readonly Change[]
  /** What the list names and the tests notice, or nobody tries any more. */
  readonly gone: readonly Change[]
}

const NOTICED: readonly string[] = ['Killed', 'Timeout']
const SURVIVED: readonly string[] = ['Survived', 'NoCoverage']
const LONGEST = 90

const short = (code: string): string => {
  const line = code.replace(/\s+/g, ' ').trim()
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`
}

/** What stands in a text from one place to another. */
function between(lines: readonly string[], start: Place, end: Place): string {
  const part = lines.slice(start.line - 1, end.line)
  return part
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === part.length - 1 ? end.column - 1 : line.length),
    )
    .join('\n')
}

/** The change that a report names, in the words of the list. */
export function changeOf({ fileName, location, replacement }: Tried, text: string): Change {
  const lines = text.split('\n')
  return {
    file: fileName,
    line: short(lines[location.start.line - 1] ?? ''),
    change: `${short(between(lines, location.start, location.end))} → ${short(replacement ?? '')}`,
  }
}

const key = ({ file, line, change }: Change): string => [file, line, change].join('\n')

/** Of a hundred changes that change anything, how many the tests notice. */
export const shareOf = ({ noticed, survived, same }: Verdict): number =>
  (100 * noticed) / Math.max(1, noticed + survived - same)

/** How the tests did, and whether the list of survivors is still true. */
export function judge(
  tried: readonly Tried[],
  survivors: readonly Survivor[],
  textOf: (file: string) => string,
): Verdict {
  const changesIn = (list: readonly Survivor[]): readonly Change[] =>
    list.flatMap(({ file, line, changes }) => changes.map((change) => ({ file, line, change })))
  const named = changesIn(survivors)
  const those = (statuses: readonly string[]) =>
    tried.filter(({ status }) => statuses.includes(status)).map((one) => changeOf(one, textOf(one.fileName)))
  const surviving = those(SURVIVED)
  const keys = new Set(named.map(key))
  const same = new Set(changesIn(survivors.filter(({ is }) => is === 'same')).map(key))
  // What is listed and ran out of time this once may survive the next.
  const still = new Set([...surviving, ...those(['Timeout'])].map(key))
  return {
    noticed: tried.filter(({ status }) => NOTICED.includes(status)).length,
    survived: surviving.length,
    same: surviving.filter((change) => same.has(key(change))).length,
    unnamed: surviving.filter((change) => !keys.has(key(change))),
    gone: named.filter((change) => !still.has(key(change))),
  }
}
