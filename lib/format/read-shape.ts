import { err, ok, type Result } from '../engine/table/result'
import { BARRED_KEYS, DEEPEST, isId } from './limits'
import { anything, carried, isExtra, type Def, type ObjectDef, type Others, type Shape } from './shape'

/** What does not fit, by the names that the words for it go by. */
export interface Misfit {
  /** Where: the keys and numbers on the way to it, with dots between. */
  readonly place: string
  readonly why:
    | 'invalid_type'
    | 'invalid_value'
    | 'invalid_id'
    | 'invalid_union'
    | 'unrecognized_keys'
    | 'barred_key'
    | 'too_small'
    | 'too_big'
    | 'too_many'
    | 'too_deep'
  /** What should have stood there, where that is a number. */
  readonly wanted: { readonly wanted?: 'whole'; readonly least?: number; readonly most?: number }
}

type Found = Result<unknown, Misfit>
type DefOf<K extends Def['is']> = Extract<Def, { readonly is: K }>

/** Reads a value by a shape, or names the first place that does not fit. What is read holds nothing that the shape does not name. */
export function readShape<T>(shape: Shape<T>, value: unknown): Result<T, Misfit> {
  return read(shape, value) as Result<T, Misfit>
}

const misfit = (why: Misfit['why'], wanted: Misfit['wanted'] = {}): Found => err({ place: '', why, wanted })
const kept = (value: unknown, isRight: boolean, why: Misfit['why'] = 'invalid_value'): Found =>
  isRight ? ok(value) : misfit(why)
const placed = (key: string | number, { place, ...rest }: Misfit): Misfit => ({
  ...rest,
  place: place === '' ? String(key) : `${key}.${place}`,
})
const inside = (key: string | number, found: Misfit): Found => err(placed(key, found))

function read(def: Def, value: unknown): Found {
  switch (def.is) {
    case 'anything':
      return readAnything(value)
    case 'carried':
      return ok(value)
    case 'id':
      if (typeof value !== 'string') return misfit('invalid_type')
      return kept(value, isId(value), 'invalid_id')
    case 'flag':
      return kept(value, typeof value === 'boolean', 'invalid_type')
    case 'text':
      if (typeof value !== 'string') return misfit('invalid_type')
      return value.length < def.least ? misfit('too_small') : kept(value, def.fits(value))
    case 'number':
      return isNumber(value) ? kept(value, def.fits(value)) : misfit('invalid_type', { wanted: 'whole' })
    case 'whole':
      return readWhole(def, value)
    case 'one-of':
      return kept(
        value,
        def.values.some((one) => one === value),
      )
    case 'list':
      return readList(def, value)
    case 'tuple':
      return readTuple(def, value)
    case 'object':
      return readObject(def, value)
    case 'extras':
      return readObject({ keys: {}, others: 'extras' }, value)
    case 'kinds':
      return readKind(def, value)
    case 'either':
      return readEither(def, value)
    case 'optional':
      return value === undefined ? ok(value) : read(def.of, value)
    case 'or-null':
      return value === null ? ok(value) : read(def.of, value)
    case 'or-else': {
      const found = read(def.of, value)
      return found.ok ? found : ok(def.otherwise)
    }
  }
}

function readAnything(value: unknown): Found {
  const found = faultIn(value, DEEPEST)
  return found === null ? ok(value) : err(found)
}

/** Whether a value that no shape describes nests no deeper than so many levels, and has no key that is barred. */
export const isPlain = (value: unknown, levels: number): boolean => faultIn(value, levels) === null

/** Looks into a value that may have so many more levels. */
function faultIn(value: unknown, levels: number): Misfit | null {
  if (typeof value !== 'object' || value === null) return null
  if (levels === 0) return { place: '', why: 'too_deep', wanted: {} }
  for (const [key, one] of Object.entries(value)) {
    const found = BARRED_KEYS.has(key) ? barred : faultIn(one, levels - 1)
    if (found !== null) return placed(key, found)
  }
  return null
}

const barred: Misfit = { place: '', why: 'barred_key', wanted: {} }

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readWhole({ least, most, fits }: DefOf<'whole'>, value: unknown): Found {
  if (!isNumber(value) || !Number.isInteger(value)) return misfit('invalid_type', { wanted: 'whole' })
  if (value < least) return misfit('too_small', { least })
  return value > most ? misfit('too_big', { most }) : kept(value, fits(value))
}

function readList({ of, least, most }: DefOf<'list'>, value: unknown): Found {
  if (!Array.isArray(value)) return misfit('invalid_type')
  if (value.length < least || value.length > most) return misfit(value.length < least ? 'too_small' : 'too_many')
  return readEach(value, () => of)
}

function readTuple({ of }: DefOf<'tuple'>, value: unknown): Found {
  const whole = readList({ is: 'list', of: carried, least: of.length, most: of.length }, value)
  return whole.ok && Array.isArray(value) ? readEach(value, (index) => of[index]) : whole
}

function readEach(values: readonly unknown[], defAt: (index: number) => Def | undefined): Found {
  const all: unknown[] = []
  for (const [index, value] of values.entries()) {
    const found = read(defAt(index) ?? carried, value)
    if (!found.ok) return inside(index, found.error)
    all.push(found.value)
  }
  return ok(all)
}

function readObject({ keys, others }: Pick<ObjectDef, 'keys' | 'others'>, value: unknown): Found {
  if (!isObject(value)) return misfit('invalid_type')
  const all: [string, unknown][] = []
  for (const [key, def] of Object.entries(keys)) {
    const isThere = key in value
    const found =
      isThere || (def.is !== 'anything' && def.is !== 'carried') ? read(def, value[key]) : misfit('invalid_type')
    if (!found.ok) return inside(key, found.error)
    if (isThere || found.value !== undefined) all.push([key, found.value])
  }
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(keys, key) || others === 'left-out') continue
    if (!isKept(others, key)) return inside(key, { place: '', why: 'unrecognized_keys', wanted: {} })
    if (BARRED_KEYS.has(key)) return inside(key, barred)
    const found = read(others === 'carried' ? carried : anything, value[key])
    if (!found.ok) return inside(key, found.error)
    all.push([key, found.value])
  }
  return ok(Object.fromEntries(all))
}

function isKept(others: Others, key: string): boolean {
  switch (others) {
    case 'refused':
    case 'left-out':
      return false
    case 'extras':
    case 'carried':
      return isExtra(key)
    case 'kept':
      return true
  }
}

function readKind({ of, newer }: DefOf<'kinds'>, value: unknown): Found {
  if (!isObject(value)) return misfit('invalid_type')
  const known = of.find(({ keys: { kind } }) => kind !== undefined && read(kind, value['kind']).ok) ?? newer
  return known === null ? inside('kind', { place: '', why: 'invalid_union', wanted: {} }) : read(known, value)
}

/** Where none fits, the one that only a size keeps from fitting says which. */
function readEither({ of }: DefOf<'either'>, value: unknown): Found {
  const near: Found[] = []
  for (const def of of) {
    const found = read(def, value)
    if (found.ok) return found
    if (['too_small', 'too_big', 'too_many'].includes(found.error.why)) near.push(found)
  }
  const [only, ...more] = near
  return only !== undefined && more.length === 0 ? only : misfit('invalid_union')
}
