import type { Rules } from '@/lib/engine/table/options'
import { useCurrentGames, useHouses } from '@/lib/hooks/use-lists'
import { valueOfOurs, valueOfTheirs } from '@/lib/messages/compiled/app/arrival'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { optionName } from '@/lib/text/options/names'
import { optionValueText } from '@/lib/text/options/values'
import { againstOurs, sameAsOurs } from '@/lib/text/screens/arrival'
import { differing, nearestOwn } from './own-rules'

/**
 * The differences between the rules that arrived and those played here, in words; shows nothing if this game was never played
 * here.
 */
export function AgainstOurs({ base, rules }: { readonly base: RuleSetId; readonly rules: Rules }) {
  const houses = useHouses()
  const games = useCurrentGames()
  if (houses.state !== 'ready' || games.state !== 'ready') return null
  const own = nearestOwn(base, rules, houses.value, games.value)
  if (own === null) return null
  const options = differing(own.rules, rules)
  if (options.length === 0) return <p className="text-base">{sameAsOurs(own.name)}</p>
  return (
    <section className="break-inside-avoid">
      <h3 className="text-base font-semibold [overflow-wrap:anywhere]">{againstOurs(own.name)}</h3>
      <dl>
        {options.map((option) => (
          <div key={option} className="border-b border-rule py-2 text-base">
            <dt className="font-semibold">{optionName(option)}</dt>
            <dd>{valueOfTheirs({ value: optionValueText(option, rules[option], rules) })}</dd>
            <dd className="text-soft">
              {valueOfOurs({ value: optionValueText(option, own.rules[option], own.rules) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
