import { toldApart, type Look } from '../storage/people/looks'
import { useDirectory } from './use-directory'

/** How the people at a table are told apart at a glance, by seat. */
export function useLooks(names: readonly string[]): readonly Look[] {
  return toldApart(names.map(useDirectory().of))
}
