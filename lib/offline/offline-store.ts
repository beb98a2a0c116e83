import { externalStore } from '../stores/external-store'

/**
 * How far Yuss works without the network. `insecure`: on plain http, where browsers store nothing. `saving`: only opened files
 * are stored, because the device is to save data. `failed`: the files could not be fetched; this is tried again.
 * `update-waiting`: a newer build is ready.
 */
export type OfflineState = 'unsupported' | 'insecure' | 'installing' | 'ready' | 'saving' | 'failed' | 'update-waiting'

export const offlineStore = externalStore<OfflineState>('installing')
