import { sha256 } from '@noble/hashes/sha2'
import { idFrom } from '../../core/ids'
import { canonical } from '../../log/canonical'

/**
 * The id of something that came without one, made from what it says: the same on every phone and every time it comes, so
 * that it is kept once.
 */
export const contentId = (...said: readonly unknown[]): string =>
  idFrom(sha256(new TextEncoder().encode(canonical(said))))
