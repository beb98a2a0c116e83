import * as z from 'zod/mini'
import { err, ok, type Result } from '../core/result'
import { isRow } from '../core/row'
import { BARRED_KEYS, DEEPEST, ID } from './limits'

/** The type of the value that a schema reads. */
export type Read<S extends z.core.$ZodType> = Frozen<z.output<S>>

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T
type Keys = Readonly<Record<string, z.ZodMiniType>>

/** A value that does not fit its schema, with the names by which its messages are found. */
export interface Misfit {
  /** The path to the value: keys and numbers, separated by dots. */
  readonly place: string
  readonly why: string
  /** The expected value, if it is a number. */
  readonly wanted: { readonly wanted?: 'whole'; readonly least?: number; readonly most?: number }
}

/**
 * Options that stop at the first problem, because hostile data can have a million. Without `jitless` the library would try to
 * evaluate code, which the content security policy of the pages reports.
 */
const FIRST_ONLY = { jitless: true, abortEarly: true }

/** Reads a value by a schema, or returns the first place that does not fit. */
export function readBy<S extends z.ZodMiniType>(schema: S, value: unknown): Result<Read<S>, Misfit> {
  // The library drops this key silently.
  if (isRow(value) && Object.hasOwn(value, '__proto__')) return err(misfitAt(['__proto__'], 'barred_key'))
  const read = z.safeParse(schema, value, FIRST_ONLY)
  return read.success ? ok(read.data as Read<S>) : err(misfitOf(read.error.issues))
}

/** Reads a value by a schema, or returns `null` if it does not fit. */
export function readOrNull<S extends z.ZodMiniType>(schema: S, value: unknown): Read<S> | null {
  const read = readBy(schema, value)
  return read.ok ? read.value : null
}

const misfitAt = (path: readonly PropertyKey[], why: string, wanted: Misfit['wanted'] = {}): Misfit => ({
  place: path.map(String).join('.'),
  why,
  wanted,
})

function misfitOf([issue]: readonly z.core.$ZodIssue[]): Misfit {
  if (issue === undefined) throw new Error('expected at least one issue of a refused value')
  const { path } = issue
  switch (issue.code) {
    case 'unrecognized_keys':
      return misfitAt([...path, ...issue.keys.slice(0, 1)], issue.code)
    case 'invalid_key':
      return misfitAt(path, 'unrecognized_keys')
    case 'invalid_type':
      return misfitAt(path, issue.code, ['int', 'number'].includes(issue.expected) ? { wanted: 'whole' } : {})
    case 'too_small':
      return misfitAt(path, issue.code, isOfNumber(issue) ? { least: Number(issue.minimum) } : {})
    case 'too_big':
      if (issue.origin === 'array') return misfitAt(path, 'too_many')
      return misfitAt(path, issue.code, isOfNumber(issue) ? { most: Number(issue.maximum) } : {})
    case 'invalid_union':
      return unionMisfit(issue)
    case 'custom':
    case 'invalid_format':
      return misfitAt(path, OWN.has(issue.message) ? issue.message : 'invalid_value')
    default:
      return misfitAt(path, issue.code)
  }
}

/** The code of a value whose kind only newer code knows. */
export const NEWER_KIND = 'newer_kind'

/** The codes that our own checks give as their message. */
const OWN: ReadonlySet<string> = new Set(['invalid_id', 'barred_key', 'too_deep', NEWER_KIND])
const isOfNumber = ({ origin }: { readonly origin: string }): boolean => origin === 'number' || origin === 'int'

/**
 * Finds the problem in a union. If the kind of the object is known, the schema for that kind decides; otherwise all schemas have
 * to agree.
 */
function unionMisfit({ path, code, errors }: z.core.$ZodIssueInvalidUnion): Misfit {
  const ofKind = errors.filter(([first]) => first?.path[0] !== 'kind')
  const [inner, ...others] = (ofKind.length === 0 ? errors.slice(-1) : ofKind).map(misfitOf)
  const isAgreed = others.every((other) => other.place !== '' && JSON.stringify(other) === JSON.stringify(inner))
  if (inner === undefined || !isAgreed) return misfitAt(path, code)
  return { ...inner, place: [...path.map(String), inner.place].filter((part) => part !== '').join('.') }
}

export const isExtra = (key: string): boolean => key.startsWith('x-')

/** Tells whether a value without a schema has at most so many nested levels and no barred key. */
export const isPlain = (value: unknown, levels: number): boolean => faultIn(value, levels, []) === null

interface Fault {
  readonly path: readonly string[]
  readonly why: 'too_deep' | 'barred_key'
}

/** Returns the first fault in a value that may have `levels` more levels; `null` if there is none. */
function faultIn(value: unknown, levels: number, path: readonly string[]): Fault | null {
  if (typeof value !== 'object' || value === null) return null
  if (levels === 0) return { path, why: 'too_deep' }
  for (const [key, one] of Object.entries(value)) {
    const at = [...path, key]
    const found = BARRED_KEYS.has(key) ? { path: at, why: 'barred_key' as const } : faultIn(one, levels - 1, at)
    if (found !== null) return found
  }
  return null
}

/** A value that is kept unchanged: at most `DEEPEST` levels deep, and without barred keys. */
export const anything = z.unknown().check((payload) => {
  const fault = faultIn(payload.value, DEEPEST, [])
  if (fault === null) return
  payload.issues.push({ code: 'custom', path: [...fault.path], message: fault.why, input: payload.value })
})

/** A value that a schema of its own reads before it is used. */
export const carried = z.unknown()

/** The id of a game, an entry, a hand, or a device. */
export const id = z.string().check(z.regex(ID, 'invalid_id'))

/** A text that is not empty. */
export const someText = z.string().check(z.minLength(1))
export const textThat = <T extends string = string>(
  fits: ((value: string) => boolean) | ((value: string) => value is T),
): z.ZodMiniType<T> => z.string().check(z.refine(fits)) as z.ZodMiniType<string> as z.ZodMiniType<T>
export const numberThat = (fits: (value: number) => boolean) => z.number().check(z.refine(fits))

/** Returns the schema of a whole number within bounds, which problems can name, and with an optional further check. */
export function wholeFrom(least: number, most: number, fits?: (value: number) => boolean) {
  const within = z.int().check(z.minimum(least), z.maximum(most))
  return fits === undefined ? within : within.check(z.refine(fits))
}

export const oneOf = <const V extends string | number>(values: readonly V[]) => z.literal([...values])

export const upTo = <S extends z.ZodMiniType>(most: number, of: S) => z.array(of).check(z.maxLength(most))
/** Returns the schema of a list of exactly this length. */
export const listOf = <S extends z.ZodMiniType>(of: S, length: number) => z.array(of).check(z.length(length))

/**
 * Returns the schema of an object of the format. An unknown key is an error that names it, unless it begins with `x-`. The type
 * has only the known keys; `extrasOf` returns the others.
 */
export const object = <const K extends Keys>(keys: K) => withOthers(keys, anything, isExtra)

/** Returns the schema of an object of the format whose `x-` keys carry data that is read with schemas of its own. */
export const carrier = <const K extends Keys>(keys: K) => withOthers(keys, carried, isExtra)

/** Returns the schema of an object that keeps all keys that newer code has added. */
export const open = <const K extends Keys>(keys: K) => withOthers(keys, anything, () => true)

function withOthers<K extends Keys>(
  keys: K,
  value: typeof anything,
  isKept: (key: string) => boolean,
): z.ZodMiniObject<K> {
  const all = z.catchall(z.object(keys), value).check((payload) => {
    for (const key in payload.value) {
      if (Object.hasOwn(keys, key) || (isKept(key) && !BARRED_KEYS.has(key))) continue
      const input = payload.value
      if (isKept(key)) payload.issues.push({ code: 'custom', path: [key], message: 'barred_key', input })
      else payload.issues.push({ code: 'unrecognized_keys', keys: [key], input, continue: false })
      return
    }
  })
  return all as unknown as z.ZodMiniObject<K>
}

/** The keys that another program added, which all begin with `x-`. */
export const extraKeys = z.record(z.string().check(z.startsWith('x-')), anything)
