import * as said from '../../messages/compiled/options/sources'
import type { CitedAnswer } from '../../rulesets/lookup/question'
import type { Source } from '../../rulesets/sources/cite'
import { isReadInPart, placeName, UNREAD } from '../../rulesets/sources/sources'

/** Returns the source of a rule, in few words: “Clobyosh / Bela, The Deal”. */
export function sourceText(source: Source): string {
  if (source.kind === 'house') return said.sourceHouse
  if (source.kind === 'after') return said.sourceAfter({ title: UNREAD[source.document] })
  const { document } = source
  switch (source.kind) {
    case 'stated':
      return said.sourceStated({ document, place: placeName(document, source.place) })
    case 'reading': {
      if (source.place === null)
        return isReadInPart(document) ? said.sourceSilentInPart({ document }) : said.sourceSilent({ document })
      return said.sourceRead({ document, place: placeName(document, source.place) })
    }
    case 'not-in-game':
      if (isReadInPart(document)) return said.sourceLacksInPart({ document })
      return isOfThisGameOnly(source) ? said.sourceLacksHere({ document }) : said.sourceLacks({ document })
  }
}

/**
 * Tells whether a document lacks something only for this game. The Clobyosh page describes three games; another of them may have
 * it.
 */
export const isOfThisGameOnly = ({ document, throughout }: Extract<Source, { kind: 'not-in-game' }>): boolean =>
  document === 'clobyosh' && throughout === undefined

/** Returns the source of an answer, and adds if part of the answer is our reading of it. */
export function saidSourceText({ source, readings = [] }: CitedAnswer): string {
  const text = sourceText(source)
  return source.kind === 'reading' || readings.length === 0 ? text : said.sourceAlsoRead({ source: text })
}
