import { stated } from '../sources/cite'
import type { Story } from './story'

/** The stories of how the game came to the places where it is played. */
export const ORIGIN_STORIES: readonly Story[] = [
  {
    id: 'klaverjas',
    sources: [stated('clobyosh', 'introduction'), stated('belote', 'opening')],
  },
  {
    id: 'jack-nine',
    sources: [stated('denexa', 'opening')],
    question: 'trump-rank',
  },
  {
    id: 'belote-in-france',
    sources: [stated('belote', 'opening'), stated('clobyosh', 'introduction')],
  },
  {
    id: 'not-only-jewish',
    sources: [stated('clobyosh', 'introduction'), stated('denexa', 'opening')],
  },
  {
    id: 'quarry-inn',
    sources: [stated('clobyosh', 'introduction')],
  },
  {
    id: 'mines-and-prisons',
    sources: [stated('clobyosh', 'introduction')],
  },
  {
    id: 'hairdresser',
    sources: [stated('clobyosh', 'introduction')],
  },
  {
    id: 'boxer',
    sources: [stated('clobyosh', 'introduction')],
  },
  {
    id: 'engineers',
    sources: [stated('clobyosh', 'introduction')],
  },
  {
    id: 'south-africa',
    sources: [stated('clobyosh', 'four')],
  },
  {
    id: 'saudi-arabia',
    sources: [stated('belote', 'opening')],
  },
  {
    id: 'armenia',
    sources: [stated('belote', 'opening')],
  },
  {
    id: 'open-cards',
    sources: [stated('belote', 'notes')],
  },
]
