import { ScrollText } from 'lucide'
import Link from 'next/link'
import { CardFace } from '@/components/new-game/game-card'
import { Empty } from '@/components/ui/empty'
import {
  allHouseRules,
  noHouseRules,
  unreadableHouse,
  whatTheyStartFrom,
  afterDocument,
} from '@/lib/messages/compiled/app/house-rules'
import { differences, ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf } from '@/lib/rulesets/sets/rule-set'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'
import type { HouseRecord } from '@/lib/storage'
import { houseName, ruleSetName } from '@/lib/text/terms/rule-set-names'

/** Where a set of house rules is looked at and changed. */
export const houseHref = (id: string): string => `/house-rules/?id=${encodeURIComponent(id)}`

/** The way back to all of them. */
export const allHouses = () => ({ href: '/house-rules/', label: allHouseRules }) as const

/** The house rules kept on this phone, by name. */
export function HouseList({ houses }: { readonly houses: readonly HouseRecord[] }) {
  if (houses.length === 0) {
    return <Empty icon={ScrollText} title={noHouseRules} about={whatTheyStartFrom} />
  }
  return (
    <ul className="border-t border-rule">
      {houses.map((house) => (
        <li key={house.id}>
          <Link href={houseHref(house.id)} className="flex min-h-20 items-center border-b border-rule py-3">
            <HouseFace house={house} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function HouseFace({ house }: { readonly house: HouseRecord }) {
  const stored = storedRules(house.rules)
  if (stored === null) {
    return <span className="text-lg">{unreadableHouse({ name: houseName(house.name) })}</span>
  }
  const { base, rules } = stored
  const others = Object.keys(differences(rulesOf(ruleSet(base)), rules)).length
  return (
    <CardFace
      target={rules.target}
      name={houseName(house.name)}
      about={afterDocument({ document: ruleSetName(base), others })}
    />
  )
}
