import * as z from 'zod/mini'
import { ALL_FIT, type Def, type ObjectDef } from '@/lib/format/shape'

// A second program for what `readShape` does: the same shapes as schemas of a library that everybody knows.

type Keys = Readonly<Record<string, z.ZodMiniType>>

/** The shape behind a schema that was made here. */
export const defBehind = new WeakMap<object, Def>()

/** A shape as a schema of zod. */
export function zodOf(def: Def): z.ZodMiniType {
  const made = make(def)
  defBehind.set(made, def)
  return made
}

function make(def: Def): z.ZodMiniType {
  switch (def.is) {
    case 'anything':
      return plain
    case 'carried':
      return z.unknown()
    case 'id':
      return idText
    case 'flag':
      return z.boolean()
    case 'extras':
      return z.record(z.string().check(z.startsWith('x-')), plain)
    case 'text':
      return textOf(def)
    case 'number':
      return def.fits === ALL_FIT ? z.number() : z.number().check(z.refine(def.fits))
    case 'whole':
      return wholeOf(def)
    case 'one-of':
      return oneOf(def.values)
    case 'list':
      return listOf(def)
    case 'tuple':
      return z.tuple(def.of.map(zodOf) as [z.ZodMiniType, z.ZodMiniType])
    case 'object':
      return objectOf(def)
    case 'kinds':
      return kindsOf(def)
    case 'either':
      return z.union(def.of.map(zodOf))
    case 'optional':
      return z.optional(zodOf(def.of))
    case 'or-null':
      return z.nullable(zodOf(def.of))
    case 'or-else':
      return z.catch(zodOf(def.of), def.otherwise)
  }
}

type DefOf<K extends Def['is']> = Extract<Def, { readonly is: K }>

const textOf = ({ least, fits }: DefOf<'text'>) => {
  const some = least > 0 ? z.string().check(z.minLength(least)) : z.string()
  return fits === ALL_FIT ? some : some.check(z.refine(fits))
}

/** What JavaScript counts on by itself is no bound of ours. */
const wholeOf = ({ least, most, fits }: DefOf<'whole'>) => {
  const from = least > Number.MIN_SAFE_INTEGER ? z.int().check(z.minimum(least)) : z.int()
  const within = most < Number.MAX_SAFE_INTEGER ? from.check(z.maximum(most)) : from
  return fits === ALL_FIT ? within : within.check(z.refine(fits))
}

function oneOf(values: readonly (string | number)[]): z.ZodMiniType {
  const [only] = values
  if (values.length === 1 && only !== undefined) return z.literal(only)
  const texts = values.filter((value) => typeof value === 'string')
  return texts.length === values.length ? z.enum(texts) : z.literal([...values])
}

function listOf({ of, least, most }: DefOf<'list'>): z.ZodMiniType {
  const all = z.array(zodOf(of))
  if (least === most) return all.check(z.length(least))
  const some = least > 0 ? all.check(z.minLength(least)) : all
  return most < Infinity ? some.check(z.maxLength(most)) : some
}

function objectOf({ keys, others }: ObjectDef): z.ZodMiniObject {
  const shape: Keys = Object.fromEntries(Object.entries(keys).map(([key, def]) => [key, zodOf(def)]))
  switch (others) {
    case 'refused':
      return z.strictObject(shape)
    case 'left-out':
      return z.object(shape)
    case 'kept':
    case 'extras':
    case 'carried':
      return z.looseObject(shape).check(
        z.check((context) => {
          const unnamed = Object.entries(context.value).filter(([key]) => !Object.hasOwn(keys, key))
          const isKnown = (key: string) => others === 'kept' || key.startsWith('x-')
          for (const [key, value] of unnamed) {
            const flaw = others === 'carried' ? null : flawIn({ [key]: value }, 33)
            if (!isKnown(key))
              context.issues.push({ code: 'unrecognized_keys', keys: [key], input: context.value, continue: false })
            else if (flaw !== null) context.issues.push({ ...flaw, input: context.value })
          }
        }),
      ) as unknown as z.ZodMiniObject
  }
}

const flaw = (why: string, at: readonly string[]) => ({
  code: 'custom' as const,
  path: [...at],
  params: { why },
  continue: false,
})

/** The first key of a value that is barred, or the first level that is one too deep. */
function flawIn(value: unknown, levels: number, path: readonly string[] = []): ReturnType<typeof flaw> | null {
  if (typeof value !== 'object' || value === null) return null
  if (path.length === levels) return flaw('too_deep', path)
  for (const [key, one] of Object.entries(value)) {
    const at = [...path, key]
    const found: ReturnType<typeof flaw> | null = ['__proto__', 'constructor', 'prototype'].includes(key)
      ? flaw('barred_key', at)
      : flawIn(one, levels, at)
    if (found !== null) return found
  }
  return null
}

const plain = z.unknown().check(
  z.check((context) => {
    const flaw = flawIn(context.value, 32)
    if (flaw !== null) context.issues.push({ ...flaw, input: context.value })
  }),
)

const idText = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/))

function kindsOf({ of, newer }: DefOf<'kinds'>): z.ZodMiniType {
  const known = z.discriminatedUnion('kind', of.map(objectWithDef) as [z.ZodMiniObject, ...z.ZodMiniObject[]])
  if (newer === null) return known
  const kinds = new Set(of.flatMap(({ keys: { kind } }) => (kind?.is === 'one-of' ? kind.values : [])))
  const isNewer = (value: unknown) =>
    !(typeof value === 'object' && value !== null && 'kind' in value && kinds.has(value.kind as string))
  return z.union([known, zodOf(newer).check(z.refine(isNewer))])
}

function objectWithDef(def: ObjectDef): z.ZodMiniObject {
  const made = objectOf(def)
  defBehind.set(made, def)
  return made
}
