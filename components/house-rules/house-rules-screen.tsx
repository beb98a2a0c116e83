'use client'

import { useState } from 'react'
import { useParams } from '@/components/addresses/use-address'
import { GameChooser } from '@/components/new-game/game-chooser'
import { StorageNotice } from '@/components/storage/storage-notice'
import { backHome } from '@/components/ui/back-home'
import { lazyPart } from '@/components/ui/lazy-part'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { screenFrame, Waiting } from '@/components/ui/waiting'
import { useHouses } from '@/lib/hooks/use-lists'
import { houseRulesMissing, houseRulesTitle, startingFrom } from '@/lib/messages/compiled/app/house-rules'
import { partHouseRules } from '@/lib/messages/compiled/app/parts'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { allHouses, HouseList } from './house-list'

const HouseEditor = lazyPart(
  () => import('./house-editor').then((part) => part.HouseEditor),
  () => partHouseRules,
  {
    waiting: () => <Waiting title={houseRulesTitle} />,
    frame: screenFrame(() => houseRulesTitle, allHouses),
  },
)

/** Three pages in one, by the address: the list, new rules based on a game (`new`), and one set of rules (`id`). */
export function HouseRulesScreen() {
  const houses = useHouses()
  const params = useParams()
  const [players, setPlayers] = useState(2)
  const [id, from] = [params.get('id'), params.get('new')]
  const base = RULE_SET_IDS.find((one) => one === from)
  if (id === null && base !== undefined) return <HouseEditor key={base} begun={{ kind: 'new', base }} />
  if (houses.state === 'refused') {
    return (
      <Screen title={houseRulesTitle} back={backHome()}>
        <StorageNotice problem={houses.problem} />
      </Screen>
    )
  }
  if (id === null) {
    return (
      <Screen title={houseRulesTitle} back={backHome()} room="spread">
        <div className="gap-x-12 spread:grid spread:grid-cols-2">
          <div>
            {houses.state === 'loading' ? (
              <Skeleton label={oneMoment} rows={1} row="min-h-20" />
            ) : (
              <HouseList houses={houses.value} />
            )}
          </div>
          <div>
            <h2 className="pt-8 pb-2 text-xl font-semibold spread:pt-0">{startingFrom}</h2>
            <GameChooser
              houses={[]}
              hrefOf={(game) => `/house-rules/?new=${game}`}
              players={players}
              onPlayers={setPlayers}
            />
          </div>
        </div>
      </Screen>
    )
  }
  if (houses.state === 'loading') return <Waiting title={houseRulesTitle} />
  const house = houses.value.find((one) => one.id === id)
  if (house === undefined) {
    return (
      <Screen title={houseRulesTitle} back={allHouses()}>
        <Notice tone="wrong">{houseRulesMissing}</Notice>
      </Screen>
    )
  }
  return <HouseEditor key={id} begun={{ kind: 'kept', house }} />
}
