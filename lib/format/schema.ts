import * as z from 'zod/mini'
import { err, ok, type Result } from '../core/result'
import { BARRED_KEYS, DEEPEST, ID } from './limits'

/** The value that a schema reads. */
export type Read<S extends z.core.$ZodType> = Frozen<z.output<S>>

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T
type Keys = Readonly<Record<string, z.ZodMiniType>>

/** A value that does not fit, by the names that its words go by. */
export interface Misfit {
  /** The place: keys and numbers on the way to it, with dots between. */
  readonly place: string
  readonly why: string
  /** The expected value, where it is a number. */
  readonly wanted: { readonly wanted?: 'whole'; readonly least?: number; readonly most?: number }
}

/**
 * Stops at the first thing that is wrong: a hostile list has a million. Without `jitless` the library would try to evaluate
 * text, which the policy of the pages reports.
 */
const FIRST_ONLY = { jitless: true, abortEarly: true }

/** Reads a value by a schema, or names the first place that does not fit. */
export function readBy<S extends z.ZodMiniType>(schema: S, value: unknown): Result<Read<S>, Misfit> {
  // The library leaves this key out without a word.
  if (isObject(value) && Object.hasOwn(value, '__proto__')) return err(misfitAt(['__proto__'], 'barred_key'))
  const read = z.safeParse(schema, value, FIRST_ONLY)
  return read.success ? ok(read.data as Read<S>) : err(misfitOf(read.error.issues))
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

/** Reasons that checks of ours give in place of a message. */
const OWN: ReadonlySet<string> = new Set(['invalid_id', 'barred_key', 'too_deep'])
const isOfNumber = ({ origin }: { readonly origin: string }): boolean => origin === 'number' || origin === 'int'

/** Of objects told apart by their kind, the one of this kind says what is wrong with it; else all have to say the same. */
function unionMisfit({ path, code, errors }: z.core.$ZodIssueInvalidUnion): Misfit {
  const ofKind = errors.filter(([first]) => first?.path[0] !== 'kind')
  const [inner, ...others] = (ofKind.length === 0 ? errors.slice(-1) : ofKind).map(misfitOf)
  const isAgreed = others.every((other) => other.place !== '' && JSON.stringify(other) === JSON.stringify(inner))
  if (inner === undefined || !isAgreed) return misfitAt(path, code)
  return { ...inner, place: [...path.map(String), inner.place].filter((part) => part !== '').join('.') }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isExtra = (key: string): boolean => key.startsWith('x-')

/** Tells whether a value that no schema describes nests no deeper than so many levels, and has no key that is barred. */
export const isPlain = (value: unknown, levels: number): boolean => faultIn(value, levels, []) === null

interface Fault {
  readonly path: readonly string[]
  readonly why: 'too_deep' | 'barred_key'
}

/** Looks into a value that may have so many more levels. */
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

/** A value that is kept as it came: as deep as `limits` lets it be, and without keys that are barred. */
export const anything = z.unknown().check((payload) => {
  const fault = faultIn(payload.value, DEEPEST, [])
  if (fault === null) return
  payload.issues.push({ code: 'custom', path: [...fault.path], message: fault.why, input: payload.value })
})

/** A value that is read by a schema of its own before anything is made of it. */
export const carried = z.unknown()

/** The name of a game, an entry, a hand, a phone. */
export const id = z.string().check(z.regex(ID, 'invalid_id'))

/** A text with something in it. */
export const someText = z.string().check(z.minLength(1))
export const textThat = <T extends string = string>(
  fits: ((value: string) => boolean) | ((value: string) => value is T),
): z.ZodMiniType<T> => z.string().check(z.refine(fits)) as z.ZodMiniType<string> as z.ZodMiniType<T>
export const numberThat = (fits: (value: number) => boolean) => z.number().check(z.refine(fits))

/** A whole number within bounds that a problem can name, and by a rule of ours. */
export function wholeFrom(least: number, most: number, fits?: (value: number) => boolean) {
  const within = z.int().check(z.minimum(least), z.maximum(most))
  return fits === undefined ? within : within.check(z.refine(fits))
}

export const oneOf = <const V extends string | number>(values: readonly V[]) => z.literal([...values])

export const upTo = <S extends z.ZodMiniType>(most: number, of: S) => z.array(of).check(z.maxLength(most))
/** A list of exactly so many. */
export const listOf = <S extends z.ZodMiniType>(of: S, length: number) => z.array(of).check(z.length(length))

/**
 * An object of the format: a key it does not know is an error that names it, unless it begins with `x-`. Its type tells of the
 * known keys alone; `extrasOf` finds the others.
 */
export const object = <const K extends Keys>(keys: K) => withOthers(keys, anything, isExtra)

/** An object of the format that carries others in its `x-` keys. */
export const carrier = <const K extends Keys>(keys: K) => withOthers(keys, carried, isExtra)

/** An object with all that newer code has put into it. */
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

/** Keys that another program added, all of which begin with `x-`. */
export const extraKeys = z.record(z.string().check(z.startsWith('x-')), anything)
