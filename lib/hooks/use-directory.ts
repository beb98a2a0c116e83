import { useMemo } from 'react'
import { directoryOf, type Directory } from '../storage/people/directory'
import { loadableStore } from '../stores/loadable'
import { useLoadable } from './use-loadable'

const players = loadableStore((db, storage) => storage.readPlayers(db))

/** Follows the directory of this device, from written names to people. */
export function useDirectory(): Directory {
  const known = useLoadable(players)
  return useMemo(() => directoryOf(known.state === 'ready' ? known.value : []), [known])
}
