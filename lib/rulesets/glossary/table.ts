import type { Term } from './term'

/** The game, the people at the table, the cards that lie on it, and the words of choosing trumps. */
export const TABLE_TERMS: readonly Term[] = [
  {
    id: 'klaberjass',
    also: [
      { name: 'Clobyosh', where: 'jewish-communities' },
      { name: 'Klabberjass', where: 'south-africa' },
      { name: 'Clubbius', where: 'south-africa' },
      { name: 'Kalabrias', where: 'hungary-sweden-and-bicycle' },
      { name: 'Kalabriasz', where: 'lehman' },
      { name: 'Klabiash', where: 'lehman' },
      { name: 'Klobiosh', where: 'lehman' },
      { name: 'Klaberyass', where: 'clobyosh-bela' },
      { name: 'Clubiasch', where: 'clobyosh-bela' },
      { name: 'Clob', where: 'english-speaking-tables' },
      { name: 'Clobby', where: 'english-speaking-tables' },
      { name: 'Clubby', where: 'english-speaking-tables' },
      { name: 'Clabber', where: 'united-states' },
      { name: 'Clobber', where: 'english-speaking-tables' },
      { name: 'Klob', where: 'english-speaking-tables' },
      { name: 'Klab', where: 'bicycle' },
      { name: 'Bela', where: 'scotland-croatia' },
      { name: 'Finefindred', where: 'yiddish-five-hundred' },
      { name: 'Cinq Cents', where: 'french-five-hundred' },
      { name: 'alsós', where: 'hungary' },
      { name: 'Belote', where: 'france' },
      { name: 'Belot', where: 'the-balkans-armenia' },
      { name: 'bridge-belote', where: 'bulgaria' },
      { name: 'бридж-белот', where: 'bulgaria' },
      { name: 'Deberc', where: 'ukraine' },
      { name: 'Clabor', where: 'ukraine' },
      { name: 'Vida', where: 'greece' },
      { name: 'Pilotta', where: 'cyprus' },
      { name: 'Baloot', where: 'arab-countries' },
      { name: 'Klaverjas', where: 'netherlands' },
    ],
    question: 'pack',
  },
  {
    id: 'eldest',
    also: [
      { name: 'forehand', where: 'clobyosh-bela' },
      { name: 'elder', where: 'card-books-in-english' },
      { name: 'pone', where: 'card-books-in-english' },
      { name: 'non-dealer', where: 'lehman-bicycle-denexa' },
      { name: 'dealer’s successor', where: 'bulgaria' },
    ],
    question: 'first-lead',
  },
  {
    id: 'taker',
    also: [
      { name: 'maker', where: 'lehman-bicycle-denexa' },
      { name: 'bidder', where: 'card-books-in-english' },
      { name: 'declarer', where: 'bulgaria' },
      { name: 'committed team', where: 'bulgaria' },
      { name: 'caller', where: 'croatia' },
      { name: 'об’яз', where: 'ukraine' },
      { name: 'preneur', where: 'france' },
    ],
    question: 'must-beat',
  },
  {
    id: 'defender',
    also: [
      { name: 'opponent', where: 'bicycle-denexa' },
      { name: 'opponents', where: 'south-africa' },
      { name: 'enemy', where: 'bulgaria' },
      { name: 'whisting player', where: 'ukraine' },
      { name: 'whisting players', where: 'ukraine' },
    ],
    question: 'who-counts-first',
  },
  {
    id: 'turn-up',
    also: [
      { name: 'upcard', where: 'denexa' },
      { name: 'trump indicator', where: 'clobyosh-bela' },
      { name: 'proposed trump', where: 'clobyosh-bela' },
    ],
    question: 'turn-up-owner',
  },
  {
    id: 'stock',
    also: [
      { name: 'stub', where: 'denexa' },
      { name: 'talon', where: 'card-books-in-english-and-france' },
      { name: 'undealt stack', where: 'clobyosh-bela' },
    ],
    question: 'points-in-hand',
  },
  {
    id: 'bottom-card',
    also: [],
    question: 'bottom-card',
  },
  {
    id: 'dealer-forced',
    also: [
      { name: 'bimah', where: 'south-africa' },
      { name: 'mus', where: 'croatia' },
      { name: 'mussed', where: 'croatia-in-english' },
    ],
    question: 'bimah',
  },
  {
    id: 'schmeiss',
    also: [],
    question: 'schmeiss',
  },
  {
    id: 'void-deal',
    also: [],
    question: 'void-deal',
  },
  {
    id: 'big',
    also: [{ name: 'take on big', where: 'scotland' }],
    question: 'big',
  },
  {
    id: 'contract',
    also: [],
    question: 'contract-order',
  },
  {
    id: 'trump',
    also: [
      { name: 'коз', where: 'bulgaria' },
      { name: 'atout', where: 'france' },
      { name: 'adut', where: 'croatia' },
    ],
    question: 'trump-rank',
  },
  {
    id: 'no-trumps',
    also: [
      { name: 'no trump', where: 'south-africa' },
      { name: 'без коз', where: 'bulgaria' },
    ],
    question: 'all-trumps-play',
  },
  {
    id: 'all-trumps',
    also: [{ name: 'всичко коз', where: 'bulgaria' }],
    question: 'contract-order',
  },
  {
    id: 'suits',
    also: [
      { name: 'спатия', where: 'bulgaria-clubs' },
      { name: 'каро', where: 'bulgaria-diamonds' },
      { name: 'купа', where: 'bulgaria-hearts' },
      { name: 'пика', where: 'bulgaria-spades' },
    ],
    question: 'contract-order',
  },
  {
    id: 'double',
    also: [
      { name: 'contra', where: 'bulgaria' },
      { name: 'контра', where: 'bulgaria' },
      { name: 'coinchée', where: 'france' },
    ],
    question: 'doubling',
  },
  {
    id: 'redouble',
    also: [
      { name: 're-contra', where: 'bulgaria' },
      { name: 'реконтра', where: 'bulgaria' },
      { name: 'surcoinche', where: 'france' },
    ],
    question: 'doubling',
  },
  {
    id: 'sheet',
    also: [
      { name: 'чаршаф-контра', where: 'bulgaria-bed-sheet' },
      { name: 'излез-контра', where: 'bulgaria-go-out' },
      { name: 'сюр-контра', where: 'bulgaria' },
    ],
    question: 'third-level',
  },
]
