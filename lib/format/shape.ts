/**
 * What a value has to be to be taken in. A shape is data: `readShape` reads by it, with nothing but a page of code on the way
 * to the first hand, and the tests make a schema of a library of the very same and hold the two to each other.
 */
export type Shape<T> = Def & Typed<T>

/** What is read by a shape. */
export type Read<S> = S extends Typed<infer T> ? T : never

/** What only the type says of a shape. */
interface Typed<T> {
  readonly [TYPE]?: () => T
}
declare const TYPE: unique symbol

/** A rule of ours that a value of the right type has to keep as well. */
type Fits<T> = (value: T) => boolean

/**
 * The keys of an object that its shape does not name: refused, left out, kept where they begin with `x-`, the same and read by
 * shapes of their own, or all kept.
 */
export type Others = 'refused' | 'left-out' | 'extras' | 'carried' | 'kept'

export interface ObjectDef {
  readonly is: 'object'
  readonly keys: Readonly<Record<string, Def>>
  readonly others: Others
}

interface OptionalDef {
  readonly is: 'optional'
  readonly of: Def
}

export type Def =
  | { readonly is: 'anything' | 'carried' | 'flag' | 'extras' | 'id' }
  | { readonly is: 'text'; readonly least: number; readonly fits: Fits<string> }
  | { readonly is: 'number'; readonly fits: Fits<number> }
  | { readonly is: 'whole'; readonly least: number; readonly most: number; readonly fits: Fits<number> }
  | { readonly is: 'one-of'; readonly values: readonly (string | number)[] }
  | { readonly is: 'list'; readonly of: Def; readonly least: number; readonly most: number }
  | { readonly is: 'tuple'; readonly of: readonly Def[] }
  | { readonly is: 'either'; readonly of: readonly Def[] }
  | { readonly is: 'kinds'; readonly of: readonly ObjectDef[]; readonly newer: Def | null }
  | { readonly is: 'or-null'; readonly of: Def }
  | { readonly is: 'or-else'; readonly of: Def; readonly otherwise: unknown }
  | ObjectDef
  | OptionalDef

type Keys = Readonly<Record<string, Shape<unknown>>>
type OptionalKeys<K> = { [P in keyof K]: K[P] extends OptionalDef ? P : never }[keyof K]
type Flat<T> = { [P in keyof T]: T[P] }
type ObjectOf<K> = Flat<
  { readonly [P in Exclude<keyof K, OptionalKeys<K>>]: Read<K[P]> } & { readonly [P in OptionalKeys<K>]?: Read<K[P]> }
>
type ObjectShape<T> = ObjectDef & Typed<T>

/** No rule beside the type. */
export const ALL_FIT = () => true

export const isExtra = (key: string): boolean => key.startsWith('x-')

/** A value that is kept as it came: as deep as `limits` lets it be, and without keys that are barred. */
export const anything: Shape<unknown> = { is: 'anything' }
/** A value that is read by a shape of its own before anything is made of it. */
export const carried: Shape<unknown> = { is: 'carried' }
export const flag: Shape<boolean> = { is: 'flag' }
export const text: Shape<string> = { is: 'text', least: 0, fits: ALL_FIT }
/** The name of a game, an entry, a hand, a phone: see `isId` in `limits`. */
export const id: Shape<string> = { is: 'id' }
/** A text with something in it. */
export const someText: Shape<string> = { is: 'text', least: 1, fits: ALL_FIT }
export const textThat = <T extends string = string>(
  fits: Fits<string> | ((value: string) => value is T),
): Shape<T> => ({ is: 'text', least: 0, fits })
export const numberThat = (fits: Fits<number>): Shape<number> => ({ is: 'number', fits })
export const anyNumber = numberThat(ALL_FIT)

/** A whole number that can be counted on, within bounds that a problem can name, and by a rule of ours. */
export const wholeFrom = (least: number, most: number, fits: Fits<number> = ALL_FIT): Shape<number> => ({
  is: 'whole',
  least,
  most,
  fits,
})
export const wholeThat = (fits: Fits<number>): Shape<number> =>
  wholeFrom(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, fits)

export const anyWhole = wholeThat(ALL_FIT)

export const oneOf = <const V extends string | number>(values: readonly V[]): Shape<V> => ({ is: 'one-of', values })
export const only = <const V extends string | number>(value: V): Shape<V> => oneOf([value])

export const list = <T>(of: Shape<T>, least = 0, most = Infinity): Shape<readonly T[]> => ({
  is: 'list',
  of,
  least,
  most,
})
/** A list of exactly so many. */
export const listOf = <T>(of: Shape<T>, length: number): Shape<readonly T[]> => list(of, length, length)
export const pair = <A, B>(first: Shape<A>, second: Shape<B>): Shape<readonly [A, B]> => ({
  is: 'tuple',
  of: [first, second],
})

/** An object with these keys and no others. */
export const strict = <K extends Keys>(keys: K): ObjectShape<ObjectOf<K>> => ({ is: 'object', keys, others: 'refused' })

/**
 * An object of the format: a key it does not know is an error that names it, unless it begins with `x-`. Its type tells of the
 * known keys alone; `extrasOf` finds the others.
 */
export const object = <K extends Keys>(keys: K): ObjectShape<ObjectOf<K>> => ({ is: 'object', keys, others: 'extras' })

/** An object of the format that carries others in its `x-` keys. */
export const carrier = <K extends Keys>(keys: K): ObjectShape<ObjectOf<K>> => ({
  is: 'object',
  keys,
  others: 'carried',
})

/** An object of which only these keys are looked at. */
export const partOf = <K extends Keys>(keys: K): ObjectShape<ObjectOf<K>> => ({
  is: 'object',
  keys,
  others: 'left-out',
})

/** An object with whatever else newer code has put into it. */
export const open = <K extends Keys>(keys: K): ObjectShape<ObjectOf<K>> => ({ is: 'object', keys, others: 'kept' })

/** Keys that another program added, all of which begin with `x-`. */
export const extraKeys: Shape<Readonly<Record<string, unknown>>> = { is: 'extras' }

/** A key that may be missing. */
export const optional = <T>(of: Shape<T>): OptionalDef & Typed<T | undefined> => ({ is: 'optional', of })
export const orNull = <T>(of: Shape<T>): Shape<T | null> => ({ is: 'or-null', of })
/** What cannot be read is this instead: for copies that are made anew, never for facts. */
export const orElse = <T>(of: Shape<T>, otherwise: T): Shape<T> => ({ is: 'or-else', of, otherwise })
/** The first that fits. */
export const either = <const S extends readonly Shape<unknown>[]>(...of: S): Shape<Read<S[number]>> => ({
  is: 'either',
  of,
})
/** Objects told apart by what stands under `kind`, each of a kind of its own. */
export const kinds = <const S extends readonly ObjectShape<{ readonly kind: string }>[]>(
  ...of: S
): Shape<Read<S[number]>> => ({ is: 'kinds', of, newer: null })
/** The same; one of a kind that is not among them is read as one of newer code. Its type tells of the known kinds alone. */
export const kindsAndNewer = <const S extends readonly ObjectShape<{ readonly kind: string }>[]>(
  newer: Def,
  ...of: S
): Shape<Read<S[number]>> => ({ is: 'kinds', of, newer })
