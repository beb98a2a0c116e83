import * as said from '../../messages/compiled/app/without-network'
import { bytesInWords } from '../terms/amounts'

/** The state of the offline copy of Yuss. A page over plain HTTP has texts of its own. */
type Kept = 'installing' | 'ready' | 'update-waiting' | 'failed' | 'saving' | 'unsupported'

/** Tells how much of Yuss works without a network. */
export function withoutNetwork(kept: Kept): string {
  switch (kept) {
    case 'installing':
      return said.keepingIt
    case 'ready':
    case 'update-waiting':
      return said.allKept
    case 'failed':
      return said.notAllKept
    case 'saving':
      return said.openedKept
    case 'unsupported':
      return said.nothingKept
  }
}

export const fetchRest = (bytes: number): string => said.fetchRest({ size: bytesInWords(bytes) })
