import type { StorageProblemCode } from '../../durable/problem'
import * as said from '../../messages/compiled/table/storage-trouble'

/** Tells why a save or a read failed, and what to do about it. */
export function storageSentence(code: StorageProblemCode): string {
  switch (code) {
    case 'full':
      return said.troubleFull
    case 'blocked':
      return said.troubleBlocked
    case 'newer':
      return said.troubleNewer
    case 'stale-writer':
      return said.troubleStaleWriter
    case 'connection-lost':
      return said.troubleConnectionLost
    case 'unavailable':
      return said.troubleUnavailable
    case 'evicted':
      return said.troubleEvicted
    case 'missing':
      return said.troubleMissing
    case 'unreadable':
      return said.troubleUnreadable
  }
}
