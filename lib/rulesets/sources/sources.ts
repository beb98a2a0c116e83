import { place } from '../../messages/compiled/rules/place'

/** A document: its title, which is the same in every language, and its places. */
interface Writing {
  readonly title: string
  readonly link?: `https://${string}`
  /** Set if we have only parts of it, as others quote it: what those parts lack may still be in the document. */
  readonly inPart?: true
  readonly places: readonly string[]
}

/**
 * The documents from which the rules come, and the places in them that a citation can name: a heading, or the first words of a
 * paragraph without one. `link` is the address that the document itself gives.
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
  'ffb-belote': {
    title: 'Règles officielles de la belote (2016)',
    places: [
      'presentation',
      'dealer',
      'shuffle',
      'cut',
      'deal',
      'dealRest',
      'roundOne',
      'roundTwo',
      'course',
      'play',
      'cards',
      'belote',
      'declarations',
      'der',
      'capot',
      'made',
      'tie',
      'score',
      'rounding',
      'hands',
      'target',
      'variant',
    ],
  },
  'ffb-contree': {
    title: 'Règles officielles de la belote contrée (2016)',
    inPart: true,
    places: [
      's3-2',
      's3-3',
      's3-4',
      's4-2-1',
      's4-2-2',
      's4-2-3',
      's4-2-4',
      's5-1',
      's5-2-1',
      's5-2-2',
      's5-2-3',
      's6',
      's7',
      's8',
      's9-2',
      's10-1',
      's10-2',
      's10-3',
      's10-4',
      's11',
      'refused',
    ],
  },
  'ffb-coinche': {
    title: 'Règles de la belote coinchée (2015)',
    places: [
      'presentation',
      'dealer',
      'shuffle',
      'cut',
      'deal',
      'bids',
      'contract',
      'course',
      'play',
      'cards',
      'belote',
      'declarations',
      'declaring',
      'resolving',
      'renonce',
      'der',
      'capot',
      'made',
      'failed',
      'rounding',
      'end',
      'variant',
    ],
  },
  'ffb-pages': {
    title: 'Règlements de ffbelote.org',
    link: 'https://www.ffbelote.org/reglements-de-la-belote-avec-ou-sans-annonce/',
    inPart: true,
    places: ['misdeal', 'calls', 'packets', 'revoke', 'counts', 'endOnBela'],
  },
  'pravila-bele': {
    title: 'Pravila igre Bela',
    places: [
      'overview',
      'cards',
      'sides',
      'deal',
      'trumps',
      'tricks',
      'follow',
      'bela',
      'melds',
      'sweep',
      'points',
      'final',
    ],
  },
  cannes: {
    title: 'Règlement de la belote aux enchères ou contrée (Cannes, 2016)',
    inPart: true,
    places: ['misdeal', 'bids', 'marks', 'pickUp'],
  },
  ascee: {
    title: 'Règlement du concours de belote (ASCEE)',
    inPart: true,
    places: ['articles', 'misdeal', 'irregularity'],
  },
  'pagat-coinche': {
    title: 'Coinche',
    link: 'https://www.pagat.com/jass/coinche.html',
    inPart: true,
    places: ['double', 'turn', 'lowest', 'belote', 'undertrump', 'capot'],
  },
  colver: {
    title: 'Belote, coinche, contrée: a survey of written rules',
    places: ['methods', 'failed', 'doubles', 'capot', 'tie', 'targets', 'undertrump', 'collected'],
  },
} as const satisfies { readonly [id: string]: Writing }

export type DocumentId = keyof typeof DOCUMENTS

/** The documents that are mentioned but could not be read, so no place in them is cited. */
export const UNREAD = {
  beljot: 'Бељот (mk.wikipedia.org)',
} as const

export type UnreadId = keyof typeof UNREAD

const DOCUMENT_IDS = [
  'clobyosh',
  'lehman',
  'bicycle',
  'denexa',
  'belote',
  'ffb-belote',
  'ffb-contree',
  'ffb-coinche',
  'ffb-pages',
  'pravila-bele',
  'cannes',
  'ascee',
  'pagat-coinche',
  'colver',
] as const satisfies readonly DocumentId[]

/** The keys of the places in a document that a citation can name. */
export type PlaceOf<D extends DocumentId> = (typeof DOCUMENTS)[D]['places'][number]

/** All documents with their ids, in their order. */
export const WRITINGS: readonly (readonly [DocumentId, Writing])[] = DOCUMENT_IDS.map((id) => [id, DOCUMENTS[id]])

/** Tells whether we have only parts of a document, so that it may say what we have not read. */
export function isReadInPart(id: DocumentId): boolean {
  const writing: Writing = DOCUMENTS[id]
  return writing.inPart === true
}

/** Returns the name of a place, with which readers can find it in the document. Throws if the document has no such place. */
export function placeName(document: DocumentId, key: string): string {
  const names: { readonly [id: string]: string | undefined } = place
  const name = names[`${document}--${key}`]
  if (name === undefined) throw new Error(`expected a place in the document ${document}, got ${key}`)
  return name
}
