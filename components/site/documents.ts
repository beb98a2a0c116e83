import { OPTION_NAMES } from '@/lib/engine/table/options'
import { foundAt } from '@/lib/messages/compiled/rules/foundAt'
import { writers } from '@/lib/messages/compiled/rules/writers'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { WRITINGS } from '@/lib/rulesets/sources/sources'
import { variantsOf } from '@/lib/rulesets/variants/variants'

/** A document from which rules are cited. */
export interface DocumentText {
  readonly id: string
  readonly title: string
  readonly writers: string
  readonly foundAt: string
  readonly link: string | null
}

/** Returns the documents that the rules of a game and its variants are cited from, the game's own first. */
export function documentsOf(id: RuleSetId): readonly DocumentText[] {
  const { values, document } = ruleSet(id)
  const sources = [
    ...OPTION_NAMES.map((option) => values[option].source),
    ...variantsOf(id).flatMap(({ source, sources = {} }) => [source, ...Object.values(sources)]),
  ]
  const cited = new Set([document, ...sources.flatMap((source) => ('document' in source ? [source.document] : []))])
  const texts = documentTexts(cited)
  return [...texts.filter((text) => text.id === document), ...texts.filter((text) => text.id !== document)]
}

/** Returns the texts of these documents, in the order of `WRITINGS`. */
export const documentTexts = (ids: ReadonlySet<string>): readonly DocumentText[] =>
  WRITINGS.filter(([id]) => ids.has(id)).map(([id, { title, link }]) => ({
    id,
    title,
    writers: writers[id],
    foundAt: foundAt[id],
    link: link ?? null,
  }))
