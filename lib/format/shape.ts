import * as z from 'zod/mini'
import { problem } from '../engine/table/problem'
import type { Problem } from '../engine/table/problem'
import { err, ok } from '../engine/table/result'
import type { Result } from '../engine/table/result'
import { MOST_POINTS } from './limits'

/** Keys that a program may add for itself: kept and written back, never read as part of the game. */
export type Extras = Readonly<Record<string, unknown>>

const isExtra = (key: string): boolean => key.startsWith('x-')

/**
 * An object of the format: a key it does not know is an error that names it, unless it begins with `x-`.
 * Its type tells of the known keys alone; `extrasOf` finds the others.
 */
export function object<T extends z.core.$ZodLooseShape>(shape: T): z.ZodMiniObject<T, z.core.$strip> {
  const known = new Set(Object.keys(shape))
  const open = z.looseObject(shape).check(
    z.check((context) => {
      const keys = Object.keys(context.value).filter((key) => !known.has(key) && !isExtra(key))
      if (keys.length > 0)
        context.issues.push({ code: 'unrecognized_keys', keys, input: context.value, continue: false })
    }),
  )
  return open as unknown as z.ZodMiniObject<T, z.core.$strip>
}

/** The `x-` keys of an object, as they stood. */
export function extrasOf(read: Readonly<Record<string, unknown>>): Extras {
  return Object.fromEntries(Object.entries(read).filter(([key]) => isExtra(key)))
}

export const whole = z.int().check(z.minimum(-MOST_POINTS), z.maximum(MOST_POINTS))
export const optional = z.optional

/** Reads a value against a schema; what does not fit is named with its place (`hands.2.taker`). */
export function parseAs<T>(schema: z.ZodMiniType<T>, value: unknown, place = ''): Result<T, Problem> {
  const read = z.safeParse(schema, value)
  if (read.success) return ok(read.data)
  const [issue] = read.error.issues
  return err(issue ? problemOf(issue, place) : unreadable(place, 'unknown'))
}

function problemOf(issue: z.core.$ZodIssue, place: string): Problem {
  const inner = issue.path.map(String)
  const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return unreadable([place, ...inner, ...key].filter((part) => part !== '').join('.'), whyOf(issue), wantedBy(issue))
}

const whyOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'too_big' && issue.origin === 'array' ? 'too_many' : issue.code

/** What should have stood there, where that is a number. */
function wantedBy(issue: z.core.$ZodIssue): Problem['figures'] {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' || issue.expected === 'number' ? { wanted: 'whole' } : {}
    case 'too_small':
      return isNumber(issue) ? { least: Number(issue.minimum) } : {}
    case 'too_big':
      return isNumber(issue) ? { most: Number(issue.maximum) } : {}
    default:
      return {}
  }
}

const isNumber = ({ origin }: { readonly origin: string }): boolean => origin === 'number' || origin === 'int'

/** Not this format: at `place`, for the reason `why`. */
export const unreadable = (place: string, why: string, wanted: Problem['figures'] = {}): Problem =>
  problem('not-this-format', place, { why, ...wanted })

/** The same problem, seen from the object around it. */
export const within = (place: string, found: Problem): Problem => ({
  ...found,
  place: [place, found.place].filter((part) => part !== '').join('.'),
})
