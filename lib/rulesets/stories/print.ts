import { stated } from '../sources/cite'
import type { Story } from './story'

/** The game in stories, dictionaries, rule books and on the pages that the rules come from. */
export const PRINT_STORIES: readonly Story[] = [
  {
    id: 'runyon',
    sources: [stated('bicycle', 'opening')],
  },
  {
    id: 'larousse',
    sources: [stated('clobyosh', 'introduction')],
  },
  {
    id: 'huitte',
    sources: [stated('clobyosh', 'introduction')],
  },
  {
    id: 'pollak',
    sources: [stated('clobyosh', 'fourVariants')],
  },
  {
    id: 'skilful',
    sources: [stated('clobyosh', 'opening')],
  },
  {
    id: 'addictive',
    sources: [stated('lehman', 'opening')],
  },
  {
    id: 'clobyosh-page',
    sources: [stated('clobyosh', 'introduction'), stated('clobyosh', 'foot')],
  },
  {
    id: 'five-rules',
    sources: [stated('clobyosh', 'winning')],
    question: 'claims',
  },
  {
    id: 'printed-rules',
    sources: [stated('clobyosh', 'schmeiss'), stated('clobyosh', 'lastHand')],
    question: 'schmeiss',
  },
  {
    id: 'windows',
    sources: [stated('lehman', 'seeAlso')],
  },
]
