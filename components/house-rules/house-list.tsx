import { ScrollText } from 'lucide'
import { Empty } from '@/components/ui/empty'
import { ListLink } from '@/components/ui/list-row'
import * as said from '@/lib/messages/compiled/app/house-rules'
import { differences, ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf } from '@/lib/rulesets/sets/rule-set'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'
import type { HouseRecord } from '@/lib/storage'
import { houseName, ruleSetName } from '@/lib/text/terms/rule-set-names'

/** Returns the address where house rules are viewed and edited. */
export const houseHref = (id: string): string => `/house-rules/?id=${encodeURIComponent(id)}`

/** Returns the Back link to the list of house rules. */
export const allHouses = () => ({ href: '/house-rules/', label: said.allHouseRules }) as const

/** The house rules saved on this device, by name. */
export function HouseList({ houses }: { readonly houses: readonly HouseRecord[] }) {
  if (houses.length === 0) {
    return <Empty icon={ScrollText} title={said.noHouseRules} about={said.whatTheyStartFrom} />
  }
  return (
    <ul className="border-t border-rule">
      {houses.map((house) => (
        <li key={house.id}>
          <ListLink href={houseHref(house.id)} {...houseFace(house)} />
        </li>
      ))}
    </ul>
  )
}

function houseFace(house: HouseRecord) {
  const stored = storedRules(house.rules)
  if (stored === null) return { label: said.unreadableHouse({ name: houseName(house.name) }) }
  const { base, rules } = stored
  const others = Object.keys(differences(rulesOf(ruleSet(base)), rules)).length
  return {
    label: <b>{houseName(house.name)}</b>,
    note: said.afterDocument({ document: ruleSetName(base), others }),
    value: <span translate="no">{rules.target}</span>,
  }
}
