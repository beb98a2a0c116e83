'use client'

import { useSearchParams } from 'next/navigation'
import { GameChooser } from '@/components/new-game/game-chooser'
import { StorageNotice } from '@/components/storage/storage-notice'
import { lazyPart } from '@/components/ui/lazy-part'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { useHouses } from '@/lib/hooks/use-lists'
import { RULE_SET_IDS } from '@/lib/rulesets/rule-set'
import { HouseList } from './house-list'

const HouseEditor = lazyPart(() => import('./house-editor').then((part) => part.HouseEditor))

const HOME = { href: '/', label: 'To the start' } as const
const LIST = { href: '/house-rules/', label: 'All house rules' } as const

/** Three pages in one, told apart by the address: the list, new rules after a game (`new`), and one set of them (`id`). */
export function HouseRulesScreen() {
  const houses = useHouses()
  const params = useSearchParams()
  const [id, from] = [params.get('id'), params.get('new')]
  const base = RULE_SET_IDS.find((one) => one === from)
  if (id === null && base !== undefined) return <HouseEditor key={base} begun={{ kind: 'new', base }} />
  if (houses.state === 'loading') return <Wait />
  if (houses.state === 'refused') {
    return (
      <Screen title="House rules" back={HOME}>
        <StorageNotice problem={houses.problem} />
      </Screen>
    )
  }
  if (id === null) {
    return (
      <Screen title="House rules" back={HOME}>
        <p className="pb-4 text-base text-soft">
          The rules of your table under a name of your own. A game keeps its own copy of the rules that it was played
          under.
        </p>
        <HouseList houses={houses.value} />
        <h2 className="pt-8 text-xl font-semibold">New house rules, starting from</h2>
        <GameChooser houses={[]} hrefOf={(game) => `/house-rules/?new=${game}`} />
      </Screen>
    )
  }
  const house = houses.value.find((one) => one.id === id)
  if (house === undefined) {
    return (
      <Screen title="House rules" back={LIST}>
        <Notice tone="wrong">These house rules are not on this phone. They may have been deleted.</Notice>
      </Screen>
    )
  }
  return <HouseEditor key={id} begun={{ kind: 'kept', house }} />
}

/** The screen before it is known which house rules there are. */
export const Wait = () => (
  <Screen title="House rules" back={HOME}>
    <p role="status" className="text-soft">
      One moment.
    </p>
  </Screen>
)
