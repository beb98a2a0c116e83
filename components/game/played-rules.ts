import { useMemo } from 'react'
import { useCurrentGames } from '@/lib/hooks/use-lists'
import { storedRules, type StoredRules } from '@/lib/rulesets/sets/stored-rules'
import { lastGame } from './game-lines'

/** Returns the rules of the game that was last played here; `null` if none was, `loading` while that is not known. */
export function usePlayedRules(): StoredRules | null | 'loading' {
  const games = useCurrentGames()
  const last = games.state === 'ready' ? lastGame(games.value) : null
  const own = useMemo(() => (last === null ? null : storedRules(last.rules)), [last])
  return games.state === 'loading' ? 'loading' : own
}
