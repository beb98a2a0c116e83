import type { ListedContest, StoredContest } from '../storage/evenings/contests'
import { fewStores } from '../stores/few-stores'
import { partStore, type Loadable } from '../stores/loadable'
import { loadContests } from '../stores/storage-client'
import { useStore } from '../stores/use-store'

const contests = fewStores((id) => partStore(loadContests, (db, { readContest }) => readContest(db, id)))
const list = partStore(loadContests, (db, { listContests }) => listContests(db))

/** Follows a contest; `null` if it is not on this device. */
export const useContest = (id: string): Loadable<StoredContest | null> => useStore(contests(id))

/** Follows the contests of this device, the newest first. */
export const useContests = (): Loadable<readonly ListedContest[]> => useStore(list)
