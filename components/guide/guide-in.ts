import { guide as english } from '@/lib/messages/compiled/guide/en'
import { GUIDES } from '@/lib/messages/compiled/guides'
import type { GuidePart } from '@/lib/messages/guide'

/** Returns the guide in a language, for a page that is built in it; in English if that language has none. */
export async function guideIn(language: string): Promise<readonly GuidePart[]> {
  const fetchGuide = Object.entries(GUIDES).find(([tag]) => tag === language)?.[1]
  return (fetchGuide === undefined ? english : (await fetchGuide()).guide).parts
}
