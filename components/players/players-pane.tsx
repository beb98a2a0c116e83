import { partyLineKey } from '@/components/addresses/party-address'
import { ScreenLink } from '@/components/addresses/screen-link'
import { useParams, writeAddress, type AddressParams } from '@/components/addresses/use-address'
import { NothingToChoose } from '@/components/ui/panes'
import { useAllFigures } from '@/lib/hooks/use-people'
import { playersAndPairs } from '@/lib/messages/compiled/app/history'
import type { AllFigures } from '@/lib/storage'
import { askedParty } from './asked-party'
import { Everyone, hasNoPlayers } from './everyone'

/** The list of players with the one shown next to it marked. The address names the rule set under which they are counted. */
export function PlayersPane() {
  const params = useParams()
  const base = params.get('game')
  const everyone = useAllFigures(base)
  const found = everyone.state === 'ready' ? everyone.value : null
  if (found !== null && hasNoPlayers(found, base)) return <NothingToChoose />
  return (
    <nav aria-label={playersAndPairs} className="px-4 pb-6">
      <ScreenLink href="/players/" className="flex min-h-13 items-center text-xl heading">
        {playersAndPairs}
      </ScreenLink>
      {found === null ? null : (
        <Everyone
          everyone={found}
          base={base}
          onBase={(next) => writeAddress({ game: next ?? '' })}
          current={currentIn(params, found)}
        />
      )}
    </nav>
  )
}

/** Returns the key of the current person; without one in the address, the first of the list. */
function currentIn(params: AddressParams, { people: [first] }: AllFigures): string {
  const asked = askedParty(params)
  if (asked.length > 0) return asked.join('\n')
  return first === undefined ? '' : partyLineKey(first)
}
