import type { Term } from './term'

/** The cards with names, the runs and other declarations, and the words of the tricks. */
export const MELD_TERMS: readonly Term[] = [
  {
    id: 'yuss',
    also: [
      { name: 'jass', where: 'lehman-denexa' },
      { name: 'jasz', where: 'bicycle' },
      { name: 'jas', where: 'netherlands' },
      { name: 'йось', where: 'ukraine' },
      { name: 'the jack', where: 'bulgaria' },
    ],
    question: 'names-of-trumps',
  },
  {
    id: 'menel',
    also: [
      { name: 'menel', where: 'lehman-bicycle-denexa' },
      { name: 'Manille', where: 'france' },
      { name: 'the fourteen', where: 'english-speaking-tables' },
    ],
    question: 'names-of-trumps',
  },
  {
    id: 'bare-yuss',
    also: [],
    question: 'bare-yuss',
  },
  {
    id: 'dix',
    also: [
      { name: 'the seven', where: 'clobyosh-bela' },
      { name: 'deece', where: 'how-bicycle-and-denexa-say-it' },
    ],
    question: 'exchange-seven',
  },
  {
    id: 'bela',
    also: [
      { name: 'bella', where: 'lehman-bicycle' },
      { name: 'belle', where: 'english-speaking-tables' },
      { name: 'belote', where: 'bulgaria-france' },
    ],
    question: 'bela-call',
  },
  {
    id: 'from-the-bela',
    also: [{ name: 'rebelote', where: 'france' }],
    question: 'bela-call',
  },
  {
    id: 'declaration',
    also: [
      { name: 'meld', where: 'lehman-bicycle-denexa' },
      { name: 'combination', where: 'clobyosh-bela' },
    ],
    question: 'when-to-declare',
  },
  {
    id: 'run',
    also: [{ name: 'sequence', where: 'lehman-bicycle-denexa' }],
    question: 'run-order',
  },
  {
    id: 'twenty',
    also: [
      { name: 'tierce', where: 'bulgaria-france' },
      { name: 'terc', where: 'ukraine-croatia' },
      { name: 'triple', where: 'card-books-in-english' },
    ],
    question: 'run-of-three',
  },
  {
    id: 'fifty',
    also: [
      { name: 'quarte', where: 'bulgaria-france' },
      { name: 'kvart', where: 'the-balkans' },
    ],
    question: 'run-of-four',
  },
  {
    id: 'hundred',
    also: [
      { name: 'quint', where: 'bulgaria' },
      { name: 'kvint', where: 'the-balkans' },
    ],
    question: 'run-of-five',
  },
  {
    id: 'four-of-a-kind',
    also: [
      { name: 'carré', where: 'bulgaria-france' },
      { name: 'square', where: 'card-books-in-english' },
      { name: 'quad', where: 'card-books-in-english' },
    ],
    question: 'four-of-a-kind',
  },
  {
    id: 'good',
    also: [
      { name: 'not good', where: 'clobyosh-bela-denexa-mine-is-better' },
      { name: 'no good', where: 'bicycle-mine-is-better' },
      { name: 'how high?', where: 'bicycle-denexa-mine-is-as-long-name-your-top-card' },
    ],
    question: 'words-of-runs',
  },
  {
    id: 'last-trick',
    also: [
      { name: 'shtoch', where: 'clobyosh' },
      { name: 'zadnji štih', where: 'croatia' },
      { name: 'dix de der', where: 'france' },
      { name: 'final 10', where: 'card-books-in-english' },
    ],
    question: 'last-trick',
  },
  {
    id: 'sweep',
    also: [
      { name: 'capot', where: 'bulgaria-france' },
      { name: 'valat', where: 'bulgaria' },
      { name: 'No Tricker', where: 'ontario' },
      { name: 'all hands', where: 'english-speaking-tables' },
      { name: 'štiglja', where: 'croatia' },
      { name: 'pit', where: 'netherlands' },
    ],
    question: 'all-tricks',
  },
  {
    id: 'suit-led',
    also: [{ name: 'dominant suit', where: 'bulgaria' }],
    question: 'follow-suit',
  },
  {
    id: 'head',
    also: [
      { name: 'beat', where: 'clobyosh-bela' },
      { name: 'play over', where: 'bicycle' },
    ],
    question: 'beat-plain',
  },
  {
    id: 'overtrump',
    also: [],
    question: 'overtrump',
  },
  {
    id: 'low-man',
    also: [
      { name: 'low man', where: 'scotland' },
      { name: 'high man', where: 'scotland' },
      { name: 'middle man', where: 'scotland' },
    ],
    question: 'low-man',
  },
]
