import type { OptionName, Rules } from '../../../engine/table/options'

/** An option in words, a value of its list left out does not compile. */
export type TextOf<K extends OptionName> = {
  readonly name: string
  readonly question: string
  readonly values: { readonly [V in `${Rules[K]}`]: string }
}

/** Some of the options in words. */
export type TextsOf<K extends OptionName> = { readonly [O in K]: TextOf<O> }
