import { stated } from '../sources/cite'
import type { Story } from './story'

/** How the game came to where it is played. */
export const ORIGIN_STORIES: readonly Story[] = [
  {
    id: 'klaverjas',
    sources: [stated('000', 'introduction'), stated('004', 'opening')],
  },
  {
    id: 'jack-nine',
    sources: [stated('003', 'opening')],
    question: 'trump-rank',
  },
  {
    id: 'belote-in-france',
    sources: [stated('004', 'opening'), stated('000', 'introduction')],
  },
  {
    id: 'not-only-jewish',
    sources: [stated('000', 'introduction'), stated('003', 'opening')],
  },
  {
    id: 'quarry-inn',
    sources: [stated('000', 'introduction')],
  },
  {
    id: 'mines-and-prisons',
    sources: [stated('000', 'introduction')],
  },
  {
    id: 'hairdresser',
    sources: [stated('000', 'introduction')],
  },
  {
    id: 'boxer',
    sources: [stated('000', 'introduction')],
  },
  {
    id: 'engineers',
    sources: [stated('000', 'introduction')],
  },
  {
    id: 'south-africa',
    sources: [stated('000', 'four')],
  },
  {
    id: 'saudi-arabia',
    sources: [stated('004', 'opening')],
  },
  {
    id: 'armenia',
    sources: [stated('004', 'opening')],
  },
  {
    id: 'open-cards',
    sources: [stated('004', 'notes')],
  },
]
