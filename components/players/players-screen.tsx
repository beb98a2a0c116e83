import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { useEverybody } from '@/lib/hooks/use-people'
import { PLAYERS_AND_PAIRS, STILL_COUNTING, TO_THE_HISTORY } from '@/lib/text/en/screens/history'
import { RenamedBar } from '../storage/renamed-bar'
import { Everyone, Nobody } from './everyone'

/** Everybody who has played here, alone and in pairs. */
export function PlayersScreen() {
  const [base, setBase] = useState<string | null>(null)
  const everybody = useEverybody(base)
  return (
    <Screen title={PLAYERS_AND_PAIRS} back={{ href: '/history', label: TO_THE_HISTORY }}>
      <RenamedBar />
      {everybody.state === 'refused' ? <StorageNotice problem={everybody.problem} /> : null}
      {everybody.state === 'loading' ? <Skeleton label={STILL_COUNTING} rows={8} className="mt-5" /> : null}
      {everybody.state !== 'ready' ? null : everybody.value.bases.length === 0 ? (
        <Nobody />
      ) : (
        <Everyone everybody={everybody.value} base={base} onBase={setBase} />
      )}
    </Screen>
  )
}
