import { externalStore } from '../stores/external-store'

/**
 * How far Yuss can do without the network: `insecure` on plain http, where browsers keep nothing; `saving` while only what
 * has been opened is kept, as the phone is to save data; `failed` when the files could not be fetched, which is tried
 * again; `update-waiting` when a newer build lies ready beside this one.
 */
export type OfflineState = 'unsupported' | 'insecure' | 'installing' | 'ready' | 'saving' | 'failed' | 'update-waiting'

export const offlineStore = externalStore<OfflineState>('installing')
