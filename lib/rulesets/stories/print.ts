import { stated } from '../sources/cite'
import type { Story } from './story'

/** The game in stories, dictionaries, rule books and on the pages that the rules come from. */
export const PRINT_STORIES: readonly Story[] = [
  {
    id: 'runyon',
    sources: [stated('002', 'opening')],
  },
  {
    id: 'larousse',
    sources: [stated('000', 'introduction')],
  },
  {
    id: 'huitte',
    sources: [stated('000', 'introduction')],
  },
  {
    id: 'pollak',
    sources: [stated('000', 'fourVariants')],
  },
  {
    id: 'skilful',
    sources: [stated('000', 'opening')],
  },
  {
    id: 'addictive',
    sources: [stated('001', 'opening')],
  },
  {
    id: 'clobyosh-page',
    sources: [stated('000', 'introduction'), stated('000', 'foot')],
  },
  {
    id: 'five-rules',
    sources: [stated('000', 'winning')],
    question: 'claims',
  },
  {
    id: 'printed-rules',
    sources: [stated('000', 'schmeiss'), stated('000', 'lastHand')],
    question: 'schmeiss',
  },
  {
    id: 'windows',
    sources: [stated('001', 'seeAlso')],
  },
]
