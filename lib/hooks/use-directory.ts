import { useMemo } from 'react'
import { directoryOf, type Directory } from '../storage/people/directory'
import { loadableStore } from '../stores/loadable'
import { useStore } from '../stores/use-store'

const players = loadableStore((db, storage) => storage.readPlayers(db))

/** Follows the directory of this device, from written names to people. */
export function useDirectory(): Directory {
  const known = useStore(players)
  return useMemo(() => directoryOf(known.state === 'ready' ? known.value : []), [known])
}
