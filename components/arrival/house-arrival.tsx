import { houseHref } from '@/components/house-rules/house-list'
import { HowWePlay } from '@/components/house-rules/how-we-play'
import { Notice } from '@/components/ui/notice'
import { saveSharedHouse, type Arrival } from '@/lib/actions/sharing'
import { cleanText, LENGTHS } from '@/lib/format/clean-text'
import { houseIsHere, keepHouse, houseRulesFor, otherRulesSoCalled } from '@/lib/messages/compiled/app/arrival'
import { houseName, ruleSetName } from '@/lib/text/terms/rule-set-names'
import { AgainstOurs } from './against-ours'
import { KeepFoot, useKeep } from './keep-foot'

type House = Extract<Arrival, { kind: 'house' }>

/** The view of house rules that arrived, in plain words, before they are kept. */
export function HouseArrival({ arrival, onLeave }: { readonly arrival: House; readonly onLeave: () => void }) {
  const { house, known } = arrival
  const keeping = useKeep(known.state === 'same' ? known.id : null, () => saveSharedHouse(house), houseHref)
  const isRenamed = known.state === 'new' && known.name !== (cleanText(house.name, LENGTHS.rules).trim() || known.name)

  return (
    <article className="grid gap-3">
      <div>
        <h2 className="text-2xl heading [overflow-wrap:anywhere]">{houseName(known.name)}</h2>
        <p className="text-base text-soft">{houseRulesFor({ game: ruleSetName(house.file.base) })}</p>
      </div>
      {known.state === 'same' ? <Notice tone="word">{houseIsHere}</Notice> : null}
      {isRenamed ? <Notice tone="word">{otherRulesSoCalled}</Notice> : null}
      {known.state === 'new' ? <AgainstOurs base={house.file.base} rules={house.rules} /> : null}
      <HowWePlay base={house.file.base} rules={house.rules} />
      <KeepFoot keep={keepHouse({ state: known.state })} onLeave={onLeave} {...keeping} />
    </article>
  )
}
