import { useScreens } from '@/components/addresses/use-screens'
import { TakeBack } from '@/components/storage/take-back'
import { dismissRename, undoRename } from '@/lib/actions/people'
import { nameKey } from '@/lib/engine/table/alike'
import { useLastRename } from '@/lib/hooks/use-last-changes'
import type { Rename } from '@/lib/stores/last-changes'
import { renamedSentence } from '@/lib/text/screens/players'
import { partyAddress } from '../addresses/party-address'

/** A bar for the last change to a person, which can undo it. */
export function RenamedBar() {
  const screens = useScreens()
  const done = useLastRename()
  if (done === null) return null
  const { from, to } = done

  async function takeBack(last: Rename) {
    // The page of the name that no longer exists would be empty.
    if ((await undoRename(last)) && location.search.includes('name=')) screens.replace(partyAddress([nameKey(from)]))
  }

  return <TakeBack said={renamedSentence(from, to)} onTakeBack={() => void takeBack(done)} onClose={dismissRename} />
}
