import * as z from 'zod/mini'
import { err, ok, type Result } from '../core/result'
import type { Rules } from '../engine/table/options'
import type { Problem } from '../engine/table/problem'
import { FORMAT } from './game-file'
import { extrasOf, parseAs, type Extras } from './parse-as'
import { checkRules, parseRules, type RulesFile } from './rules-file'
import { anything, object } from './schema'

/** House rules in a file. */
export interface HouseFile {
  readonly name: string
  readonly file: RulesFile
  readonly rules: Rules
  /** The rules exactly as in the file, including keys that another program may have added. */
  readonly written: unknown
  readonly extras: Extras
}

const house = object({ format: z.literal(FORMAT), name: z.optional(z.string()), rules: anything })

/** Reads a set of house rules: its form, then its rules, then whether they can be played. */
export function parseHouse(json: unknown): Result<HouseFile, Problem> {
  const read = parseAs(house, json)
  if (!read.ok) return read
  const rules = parseRules(read.value.rules)
  if (!rules.ok) return rules
  const wrong = checkRules(rules.value.rules)
  if (wrong !== null) return err(wrong)
  const { name, rules: written } = read.value
  return ok({ name: name ?? '', ...rules.value, written, extras: extrasOf(read.value) })
}

/** Returns the JSON of a set of house rules, from which `parseHouse` reads the same ones. */
export const makeHouse = ({ name, written, extras }: Pick<HouseFile, 'name' | 'written' | 'extras'>) => ({
  format: FORMAT,
  name,
  rules: written,
  ...extras,
})
