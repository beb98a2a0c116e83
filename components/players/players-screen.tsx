import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { useAllFigures } from '@/lib/hooks/use-people'
import { historyTitle, playersAndPairs, stillCounting } from '@/lib/messages/compiled/app/history'
import { RenamedBar } from '../storage/renamed-bar'
import { Everyone, hasNoPlayers, NoPlayers } from './everyone'

/** The list of everyone who has played here, alone and in pairs. */
export function PlayersScreen() {
  const [base, setBase] = useState<string | null>(null)
  const everyone = useAllFigures(base)
  return (
    <Screen title={playersAndPairs} back={{ href: '/history', label: historyTitle }}>
      <RenamedBar />
      {everyone.state === 'refused' ? <StorageNotice problem={everyone.problem} /> : null}
      {everyone.state === 'loading' ? <Skeleton label={stillCounting} rows={8} className="mt-5" /> : null}
      {everyone.state !== 'ready' ? null : hasNoPlayers(everyone.value, base) ? (
        <NoPlayers />
      ) : (
        <Everyone everyone={everyone.value} base={base} onBase={setBase} />
      )}
    </Screen>
  )
}
