import * as said from '../../messages/compiled/app/storage'
import { bytesInWords } from '../terms/amounts'

/** Says where the games are stored, and how much room they take. */
export const onThisPhone = (usage: string): string => `${said.onThisPhone} ${usage}`

/** How much room the games take, in bytes, and of how much. */
export function usageSentence(usage: number | null, quota: number | null): string {
  // A browser that has not counted yet says nothing at all.
  if (usage === null || usage === 0) return said.usageUnknown
  const facts = { usage: bytesInWords(usage) }
  return quota === null ? said.usageOfGames(facts) : said.usageOfRoom({ ...facts, room: bytesInWords(quota) })
}
