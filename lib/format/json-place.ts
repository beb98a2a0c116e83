import { err, ok } from '../engine/table/result'
import type { Result } from '../engine/table/result'

/** Where in a text, counted from 1 as editors count. */
export interface Place {
  readonly line: number
  readonly column: number
}

export type JsonFault = 'syntax' | 'ends-early' | 'too-deep' | 'key-twice' | 'key-barred'

/** Why a text is no JSON that can be trusted, and where; `key` where one is to blame. */
export interface JsonProblem extends Place {
  readonly why: JsonFault
  readonly key: string
}

/** Deeper than any file of the format goes, shallower than what could exhaust a phone. */
const DEEPEST = 40
/** A key that would change what an object is rather than what it holds. */
const BARRED = '__proto__'

const BLANK = /[ \t\n\r]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const LITERAL = /true|false|null/y
const PLAIN = /[^"\\\u0000-\u001f]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

type Visit = (path: readonly string[], offset: number) => void

interface Scan {
  readonly text: string
  readonly path: string[]
  readonly visit: Visit
  at: number
  fault: { readonly why: JsonFault; readonly at: number; readonly key: string } | null
}

/** The value of a JSON text. Twice the same key, a key that reaches for the prototype and bottomless nesting are refused. */
export function parseJson(text: string): Result<unknown, JsonProblem> {
  const fault = scanned(text, () => {}).fault
  if (fault !== null) return err({ why: fault.why, key: fault.key, ...placeAt(text, fault.at) })
  return ok(JSON.parse(text))
}

/** Where the value at a path such as `hands.2.taker` begins, or else the nearest value around it. */
export function positionOf(text: string, path: string): Place {
  const wanted = path === '' ? [] : path.split('.')
  let found = { depth: -1, offset: 0 }
  scanned(text, (at, offset) => {
    const isAround = at.length <= wanted.length && at.every((part, index) => part === wanted[index])
    if (isAround && at.length > found.depth) found = { depth: at.length, offset }
  })
  return placeAt(text, found.offset)
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - start + 1 }
}

function scanned(text: string, visit: Visit): Scan {
  const scan: Scan = { text, path: [], visit, at: 0, fault: null }
  if (value(scan)) {
    match(scan, BLANK)
    if (scan.at < text.length) refuse(scan, 'syntax')
  }
  return scan
}

function refuse(scan: Scan, why: JsonFault, key = '', at = scan.at): false {
  scan.fault ??= { why: why === 'syntax' && at >= scan.text.length ? 'ends-early' : why, at, key }
  return false
}

function match(scan: Scan, pattern: RegExp): string | null {
  pattern.lastIndex = scan.at
  const found = pattern.exec(scan.text)?.[0]
  if (found === undefined) return null
  scan.at += found.length
  return found
}

function isNext(scan: Scan, sign: string): boolean {
  match(scan, BLANK)
  if (scan.text[scan.at] !== sign) return false
  scan.at += 1
  return true
}

function value(scan: Scan): boolean {
  match(scan, BLANK)
  scan.visit(scan.path, scan.at)
  const sign = scan.text[scan.at]
  if (sign === '{' || sign === '[') {
    if (scan.path.length >= DEEPEST) return refuse(scan, 'too-deep')
    scan.at += 1
    return sign === '{' ? members(scan) : items(scan)
  }
  if (sign === '"') return string(scan) !== null
  return match(scan, NUMBER) !== null || match(scan, LITERAL) !== null || refuse(scan, 'syntax')
}

function items(scan: Scan): boolean {
  if (isNext(scan, ']')) return true
  for (let index = 0; ; index += 1) {
    if (!within(scan, String(index))) return false
    if (isNext(scan, ']')) return true
    if (!isNext(scan, ',')) return refuse(scan, 'syntax')
  }
}

function members(scan: Scan): boolean {
  if (isNext(scan, '}')) return true
  const keys = new Set<string>()
  for (;;) {
    match(scan, BLANK)
    const start = scan.at
    const key = string(scan)
    if (key === null) return refuse(scan, 'syntax')
    if (key === BARRED) return refuse(scan, 'key-barred', key, start)
    if (keys.has(key)) return refuse(scan, 'key-twice', key, start)
    keys.add(key)
    if (!isNext(scan, ':')) return refuse(scan, 'syntax')
    if (!within(scan, key)) return false
    if (isNext(scan, '}')) return true
    if (!isNext(scan, ',')) return refuse(scan, 'syntax')
  }
}

function within(scan: Scan, part: string): boolean {
  scan.path.push(part)
  const isRead = value(scan)
  scan.path.pop()
  return isRead
}

/** The string that begins here, as JSON means it; `null` where there is none. */
function string(scan: Scan): string | null {
  const start = scan.at
  if (scan.text[start] !== '"') return null
  scan.at += 1
  for (;;) {
    match(scan, PLAIN)
    const sign = scan.text[scan.at]
    if (sign === '"') break
    if (sign !== '\\' || match(scan, ESCAPE) === null) {
      refuse(scan, 'syntax')
      return null
    }
  }
  scan.at += 1
  const read: unknown = JSON.parse(scan.text.slice(start, scan.at))
  return typeof read === 'string' ? read : null
}
