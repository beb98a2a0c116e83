import { externalStore } from '../stores/external-store'

/**
 * How far Yuss works without the network. `later`: nothing is stored before a game is begun. `insecure`: on plain http, where
 * browsers store nothing. `saving`: only opened files are stored, because the device is to save data. `failed`: the files could not
 * be fetched; this is tried again. `update-waiting`: a newer build is ready.
 */
export type OfflineState =
  'later' | 'unsupported' | 'insecure' | 'installing' | 'ready' | 'saving' | 'failed' | 'update-waiting'

export const offlineStore = externalStore<OfflineState>('installing')
