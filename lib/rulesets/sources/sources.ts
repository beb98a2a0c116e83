/** A document as it is listed. */
interface Writing {
  readonly title: string
  readonly by: string
  readonly at: string
  readonly link?: `https://${string}`
  readonly places: { readonly [place: string]: string }
}

/**
 * The documents the rules come from, and the places in them that a citation can name: a heading, or the first words of a
 * paragraph without one. `link` is where a document itself says that it stands; only one does, and names the site alone.
 */
export const DOCUMENTS = {
  '000': {
    title: 'Clobyosh / Bela',
    by: 'Mike Block, Antony Berzack and Selwyn Furman, edited by John McLeod',
    at: 'pagat.com',
    link: 'https://pagat.com/',
    places: {
      opening: 'the opening (“Variously known as Clobyosh”)',
      introduction: 'Introduction',
      two: 'Two-handed Bela',
      pack: 'The Pack',
      aim: 'The Aim',
      values: 'The Values of the Cards',
      combinations: 'Combinations',
      tricks: 'Tricks',
      deal: 'The Deal',
      exchange: 'The Exchange',
      play: 'Play and Declarations',
      last: 'Last Trick',
      score: 'The Score',
      winning: 'Winning the Game',
      rule1: 'Winning the Game, rule 1',
      rule2: 'Winning the Game, rule 2',
      rule3: 'Winning the Game, rule 3',
      rule4: 'Winning the Game, rule 4',
      rule5: 'Winning the Game, rule 5',
      advice: 'Advice',
      schmeiss: 'Variations: Schmeiss',
      void: 'Variations: Void Deal',
      equal: 'Variations: Equal scores',
      lastHand: 'Variations: Last Hand and Winning',
      allTricks: 'Variations: Winning all the tricks',
      three: 'Three-handed Bela / Clobyosh',
      threeVariations: 'Three-handed: Variations',
      four: 'Four-handed Clobyosh / Klabberjass',
      fourDeal: 'Four-handed: Deal and Calling',
      fourPlay: 'Four-handed: Play',
      fourScoring: 'Four-handed: Scoring',
      fourVariants: 'Four-handed: Variants',
      foot: 'the foot of the page (“This page is maintained by”)',
    },
  },
  '001': {
    title: 'Klaberjass',
    by: 'Brad Lehman, May 1999',
    at: 'Brad Lehman’s page',
    places: {
      opening: 'the opening (“also known as Clobby”)',
      pack: 'the pack (“The deck is 32 cards”)',
      rank: 'Rank of cards',
      bidding: 'Dealing and Bidding',
      meld: 'announced sequences (“Now it is time to score”)',
      play: 'the play (“Non-dealer leads”)',
      bella: 'bella (“If a player holds both the K-Q of trump”)',
      lastTrick: 'the last trick (“Capturing the last trick”)',
      scoring: 'the cards taken (“Scoring for captured cards”)',
      result: 'who scores (“If the maker outscores the defender”)',
      game: 'the game (“The game is to 500”)',
      nextDeal: 'the next deal (“The winner of a hand deals”)',
      summary: 'Scoring summary',
      seeAlso: 'see also (“A Windows version”)',
    },
  },
  '002': {
    title: 'Klaberjass',
    by: 'Bicycle Playing Cards',
    at: 'bicyclecards.com',
    places: {
      opening: 'the opening (“the famous two-hand game”)',
      pack: 'The Pack',
      rank: 'Rank of Cards',
      draw: 'The Draw',
      cut: 'The Shuffle and Cut',
      deal: 'The Deal',
      bidding: 'Bidding',
      redealing: 'Redealing',
      melding: 'Melding',
      play: 'The Play',
      scoring: 'Scoring',
      game: 'The Game',
      misdeal: 'Irregularities: Misdeal',
      revoke: 'Irregularities: Revoke',
    },
  },
  '003': {
    title: 'Klaberjass (Bela)',
    by: 'Denexa Games',
    at: 'denexa.com',
    places: {
      opening: 'the opening (“a two-player melding and trick-taking game”)',
      object: 'Object of Klaberjass',
      setup: 'Setup',
      ranking: 'Card ranking',
      trump: 'Establishing trump',
      melding: 'Melding',
      play: 'Play of the hand',
      scoring: 'Scoring',
    },
  },
  '004': {
    title: 'Belote: Bulgarian bridge-belote',
    by: 'an encyclopedia article',
    at: 'as collected with Brad Lehman’s page',
    places: {
      spoken: 'a dictionary’s entry before the article (“Show Spelled Pronunciation”)',
      origin: 'a dictionary’s entry before the article (“Origin: 1890–95”)',
      opening: 'the opening (“Belote is a popular 32-card”)',
      name: 'the name (“belote is used to designate”)',
      deck: 'the deck (“A typical 32-card deck”)',
      cut: 'the cut (“The deck is never shuffled”)',
      deal: 'the deal (“The cards are dealt counter-clockwise”)',
      contracts: 'the contracts (“The possible contracts”)',
      bids: 'the bids (“Every player must either suggest”)',
      thirdLevel: 'the third level (“In some areas of Bulgaria”)',
      auctionEnd: 'the end of the bidding (“The bidding phase is over”)',
      play: 'the play (“The play consists of eight tricks”)',
      rank: 'the rank of the cards (“In Bulgarian bridge-belote the rank”)',
      declarations: 'the declarations (“Declarations must be announced”)',
      belote: 'the belote (“A belote is worth 20 points”)',
      noTrumps: 'no trumps (“declarations do not apply”)',
      cardTable: 'the card points (“Cards are counted depending on”)',
      lastTrick: 'the last trick (“The winner of the last trick gets”)',
      doubling: 'no trumps and doubles (“the result is multiplied”)',
      inside: 'inside (“If a team is committed”)',
      rounding: 'the rounding (“The result is divided by ten”)',
      hanging: 'hanging points (“when both teams have equal scores”)',
      valat: 'the valat (“A special valat”)',
      kirtik: 'the kirtik (“In some parts of Bulgaria”)',
      end: 'the end (“The first team to reach 151”)',
      notes: 'the notes (“Versions exist for three and two players”)',
    },
  },
} as const satisfies { readonly [id: string]: Writing }

export type DocumentId = keyof typeof DOCUMENTS

const DOCUMENT_IDS = ['000', '001', '002', '003', '004'] as const satisfies readonly DocumentId[]

/** The keys of the places that a citation of this document can name. */
export type PlaceOf<D extends DocumentId> = Extract<keyof (typeof DOCUMENTS)[D]['places'], string>

/** All of them, in their order. */
export const WRITINGS: readonly (readonly [DocumentId, Writing])[] = DOCUMENT_IDS.map((id) => [id, DOCUMENTS[id]])

/** What a place is called, in words that find it in the document. Throws on a place that the document does not have. */
export function placeName(document: DocumentId, place: string): string {
  const places: Readonly<Record<string, string>> = DOCUMENTS[document].places
  const name = places[place]
  if (name === undefined) throw new Error(`Document ${document} has no place ${place}`)
  return name
}
