import { printParseErrorCode, visit, type JSONPath, type ParseErrorCode } from 'jsonc-parser'
import { err, ok, type Result } from '../core/result'
import { BARRED_KEYS, DEEPEST_FILE } from './limits'

/** A place in a text. Line and column are counted from 1, as editors count. */
export interface JsonPosition {
  readonly line: number
  readonly column: number
}

export type JsonFault = 'syntax' | 'ends-early' | 'too-deep' | 'key-twice' | 'key-barred'

/** The reason why a text is not JSON or not safe, and the place; `key` is the key that caused it, or empty. */
export interface JsonProblem extends JsonPosition {
  readonly why: JsonFault
  readonly key: string
}

/** Strict JSON, without comments, trailing commas or empty text. */
const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

/** The first fault, which ends the visit, because faults after it are only guesses. */
class Refused extends Error {
  constructor(
    readonly why: JsonFault,
    readonly at: number,
    readonly key = '',
  ) {
    super(why)
  }
}

/**
 * Parses a JSON text. Refuses an object with the same key twice, keys that change the prototype, and nesting that is too deep.
 */
export function parseJson(text: string): Result<unknown, JsonProblem> {
  try {
    refuseFaults(text)
    return ok(JSON.parse(text))
  } catch (error) {
    const { why, at, key } = error instanceof Refused ? error : new Refused('syntax', 0)
    return err({ why: why === 'syntax' && at >= text.length ? 'ends-early' : why, key, ...positionAt(text, at) })
  }
}

function refuseFaults(text: string): void {
  /** The keys so far of each object around the current place. An array has an empty set. */
  const around: Set<string>[] = []
  const enter = (at: number) => {
    if (around.push(new Set()) > DEEPEST_FILE) throw new Refused('too-deep', at)
  }
  const leave = () => void around.pop()
  const visitKey = (key: string, at: number) => {
    const keys = around.at(-1)
    if (BARRED_KEYS.has(key)) throw new Refused('key-barred', at, key)
    if (keys?.has(key) === true) throw new Refused('key-twice', at, key)
    keys?.add(key)
  }
  const visitError = (code: ParseErrorCode, at: number, length: number) => {
    throw new Refused('syntax', printParseErrorCode(code) === 'UnexpectedEndOfString' ? at + length : at)
  }
  const visitor = { onObjectBegin: enter, onArrayBegin: enter, onObjectEnd: leave, onArrayEnd: leave }
  visit(text, { ...visitor, onObjectProperty: visitKey, onError: visitError }, STRICT)
}

/** Returns the start of the value at a path such as `hands.2.taker`, or of the nearest value around it. */
export function positionOf(text: string, path: string): JsonPosition {
  const wanted = path === '' ? [] : path.split('.')
  let found = { depth: -1, offset: 0 }
  const visitValue = (offset: number, at: JSONPath) => {
    const isAround = at.length <= wanted.length && at.every((part, index) => String(part) === wanted[index])
    if (isAround && at.length > found.depth) found = { depth: at.length, offset }
  }
  visit(
    text,
    {
      onObjectBegin: (offset, _length, _line, _character, at) => visitValue(offset, at()),
      onArrayBegin: (offset, _length, _line, _character, at) => visitValue(offset, at()),
      onLiteralValue: (_value, offset, _length, _line, _character, at) => visitValue(offset, at()),
    },
    STRICT,
  )
  return positionAt(text, found.offset)
}

function positionAt(text: string, offset: number): JsonPosition {
  const before = text.slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - start + 1 }
}
