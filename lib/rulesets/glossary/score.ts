import type { Term } from './term'

/** The words of counting a hand and of ending a game. */
export const SCORE_TERMS: readonly Term[] = [
  {
    id: 'made',
    also: [],
    question: 'made',
  },
  {
    id: 'bate',
    also: [
      { name: 'bete', where: 'bicycle' },
      { name: 'bête', where: 'france' },
      { name: 'inside', where: 'bulgaria' },
      { name: 'вътре', where: 'bulgaria' },
      { name: 'dedans', where: 'france' },
      { name: 'pad', where: 'croatia' },
      { name: 'fall', where: 'croatia-in-english' },
      { name: 'nat', where: 'netherlands' },
      { name: 'wet', where: 'netherlands-in-english' },
      { name: 'XB', where: 'ukraine-on-the-score-sheet' },
    ],
    question: 'bate',
  },
  {
    id: 'tie',
    also: [
      { name: 'equal scores', where: 'clobyosh-bela' },
      { name: 'litige', where: 'france' },
      { name: 'hanging', where: 'bulgaria' },
      { name: 'висящи', where: 'bulgaria' },
      { name: 'visi', where: 'the-balkans' },
    ],
    question: 'tie',
  },
  {
    id: 'held-over',
    also: [
      { name: 'in abeyance', where: 'clobyosh-bela' },
      { name: 'hanging points', where: 'bulgaria' },
      { name: 'hanging pot', where: 'bulgaria' },
      { name: 'frozen points', where: 'france-in-english' },
    ],
    question: 'held-over-winner',
  },
  {
    id: 'match-points',
    also: [
      { name: 'MP', where: 'bulgaria' },
      { name: 'points on the board', where: 'bulgaria' },
    ],
    question: 'match-points',
  },
  {
    id: 'rounding-limit',
    also: [],
    question: 'rounding',
  },
  {
    id: 'kirtik',
    also: [],
    question: 'kirtik',
  },
  {
    id: 'target',
    also: [{ name: 'game', where: 'bicycle' }],
    question: 'target',
  },
  {
    id: 'claim',
    also: [],
    question: 'claims',
  },
  {
    id: 'last-trick-decides',
    also: [{ name: 'rule 5', where: 'clobyosh-bela' }],
    question: 'both-over',
  },
  {
    id: 'consummate',
    also: [],
    question: 'one-over',
  },
  {
    id: 'revoke',
    also: [],
    question: 'revoke',
  },
  {
    id: 'misdeal',
    also: [],
    question: 'misdeal',
  },
]
