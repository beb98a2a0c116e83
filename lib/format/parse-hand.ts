import { ok, type Result } from '../core/result'
import type { Hand } from '../engine/table/hand'
import type { Rules } from '../engine/table/options'
import type { Problem } from '../engine/table/problem'
import { handOf } from './hand-file'
import { handSchema } from './hand-schema'
import { parseAs } from './parse-as'

/** Reads one hand of a file and checks its form and its seats. The engine checks whether the facts are possible. */
export function parseHand(rules: Rules, json: unknown, place = ''): Result<Hand, Problem> {
  const read = parseAs(handSchema(rules), json, place)
  return read.ok ? ok(handOf(read.value)) : read
}
