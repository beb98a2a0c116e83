import { place } from '../../messages/compiled/rules/place'

/** A document by its name, which is the same in every language, and its places. */
interface Writing {
  readonly title: string
  readonly link?: `https://${string}`
  readonly places: readonly string[]
}

/**
 * The documents the rules come from, and the places in them that a citation can name: a heading, or the first words of a
 * paragraph without one. `link` is where a document itself says that it stands; only one does, and names the site alone.
 */
export const DOCUMENTS = {
  clobyosh: {
    title: 'Clobyosh / Bela',
    link: 'https://pagat.com/',
    places: [
      'opening',
      'introduction',
      'two',
      'pack',
      'aim',
      'values',
      'combinations',
      'tricks',
      'deal',
      'exchange',
      'play',
      'last',
      'score',
      'winning',
      'rule1',
      'rule2',
      'rule3',
      'rule4',
      'rule5',
      'advice',
      'schmeiss',
      'void',
      'equal',
      'lastHand',
      'allTricks',
      'three',
      'threeVariations',
      'four',
      'fourDeal',
      'fourPlay',
      'fourScoring',
      'fourVariants',
      'foot',
    ],
  },
  lehman: {
    title: 'Klaberjass',
    places: [
      'opening',
      'pack',
      'rank',
      'bidding',
      'meld',
      'play',
      'bella',
      'lastTrick',
      'scoring',
      'result',
      'game',
      'nextDeal',
      'summary',
      'seeAlso',
    ],
  },
  bicycle: {
    title: 'Klaberjass',
    places: [
      'opening',
      'pack',
      'rank',
      'draw',
      'cut',
      'deal',
      'bidding',
      'redealing',
      'melding',
      'play',
      'scoring',
      'game',
      'misdeal',
      'revoke',
    ],
  },
  denexa: {
    title: 'Klaberjass (Bela)',
    places: ['opening', 'object', 'setup', 'ranking', 'trump', 'melding', 'play', 'scoring'],
  },
  belote: {
    title: 'Belote: Bulgarian bridge-belote',
    places: [
      'spoken',
      'origin',
      'opening',
      'name',
      'deck',
      'cut',
      'deal',
      'contracts',
      'bids',
      'thirdLevel',
      'auctionEnd',
      'play',
      'rank',
      'declarations',
      'belote',
      'noTrumps',
      'cardTable',
      'lastTrick',
      'doubling',
      'inside',
      'rounding',
      'hanging',
      'valat',
      'kirtik',
      'end',
      'notes',
    ],
  },
} as const satisfies { readonly [id: string]: Writing }

export type DocumentId = keyof typeof DOCUMENTS

/** Documents that games are written after and no place is cited of, by their names. */
export const UNREAD = {
  'ffb-belote': 'Règles de la belote (FFB, 2016)',
  'ffb-contree': 'Règles de la belote contrée (FFB, 27/1/2016)',
  'ffb-coinche': 'Règles de la belote coinchée (FFB, 2015)',
  'wikipedia-belot': 'Belot (hr.wikipedia.org)',
} as const

export type UnreadId = keyof typeof UNREAD

/** Checks whether no place of a document is cited. */
export const isUnread = (document: DocumentId | UnreadId): document is UnreadId => document in UNREAD

const DOCUMENT_IDS = ['clobyosh', 'lehman', 'bicycle', 'denexa', 'belote'] as const satisfies readonly DocumentId[]

/** The keys of the places that a citation of this document can name. */
export type PlaceOf<D extends DocumentId> = (typeof DOCUMENTS)[D]['places'][number]

/** All of them, in their order. */
export const WRITINGS: readonly (readonly [DocumentId, Writing])[] = DOCUMENT_IDS.map((id) => [id, DOCUMENTS[id]])

/** Returns the name of a place, in words that find it in the document. Throws on a place that the document does not have. */
export function placeName(document: DocumentId, key: string): string {
  const names: { readonly [id: string]: string | undefined } = place
  const name = names[`${document}--${key}`]
  if (name === undefined) throw new Error(`expected a place in the document ${document}, got ${key}`)
  return name
}
