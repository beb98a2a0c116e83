import { backToGame } from '@/components/addresses/game-address'
import { useParams } from '@/components/addresses/use-address'
import { PrintKey } from '@/components/print/print-key'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import type { Rules } from '@/lib/engine/table/options'
import { useGame } from '@/lib/hooks/use-game'
import { useHouses } from '@/lib/hooks/use-lists'
import { houseRulesTitle, howWePlay, howWePlayAfter, rulesMissing } from '@/lib/messages/compiled/app/house-rules'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { differences, ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'
import { wholeName } from '@/lib/text/terms/form-names'
import { houseName, ruleSetName } from '@/lib/text/terms/rule-set-names'
import { allHouses, houseHref } from './house-list'
import { HowWePlay } from './how-we-play'

interface Sheet {
  readonly name: string
  readonly base: RuleSetId
  readonly rules: Rules
}

/** “How we play” on one printable page: of house rules (`id`), of a game (`game`) or as written (`base`). */
export function HowWePlayScreen() {
  const params = useParams()
  const [id, game, base] = [params.get('id'), params.get('game'), params.get('base')]
  if (id !== null) return <OfHouse id={id} />
  if (game !== null) return <OfGame id={game} />
  const known = RULE_SET_IDS.find((one) => one === base)
  const sheet = known === undefined ? null : { name: ruleSetName(known), base: known, rules: rulesOf(ruleSet(known)) }
  return <Page sheet={sheet} back={allHouses()} />
}

function OfHouse({ id }: { readonly id: string }) {
  const houses = useHouses()
  const house = houses.state === 'ready' ? houses.value.find((one) => one.id === id) : undefined
  const stored = house === undefined ? null : storedRules(house.rules)
  return (
    <Page
      sheet={house === undefined || stored === null ? null : { name: houseName(house.name), ...stored }}
      back={{ href: houseHref(id), label: houseRulesTitle }}
      isLoading={houses.state === 'loading'}
    />
  )
}

function OfGame({ id }: { readonly id: string }) {
  const game = useGame(id)
  const sheet =
    game.state === 'ready'
      ? {
          name: game.record.rulesName ?? ruleSetName(game.rules.base),
          base: game.rules.base,
          rules: game.game.rules,
        }
      : null
  return <Page sheet={sheet} back={backToGame(id)} isLoading={game.state === 'loading'} />
}

function aboutOf({ base, rules }: Sheet): string {
  const others = Object.keys(differences(rulesOf(ruleSet(base)), rules)).length
  return howWePlayAfter({ document: wholeName(base), others })
}

interface PageProps {
  readonly sheet: Sheet | null
  readonly back: { readonly href: string; readonly label: string }
  readonly isLoading?: boolean
}

function Page({ sheet, back, isLoading = false }: PageProps) {
  return (
    <Screen title={howWePlay} back={back} tools={sheet === null ? null : <PrintKey />}>
      {sheet === null ? (
        isLoading ? (
          <p role="status">{oneMoment}</p>
        ) : (
          <Notice tone="wrong">{rulesMissing}</Notice>
        )
      ) : (
        <article>
          <h2 className="text-3xl heading [overflow-wrap:anywhere]">{sheet.name}</h2>
          <p className="pb-3 text-base text-soft">{aboutOf(sheet)}</p>
          <HowWePlay base={sheet.base} rules={sheet.rules} />
        </article>
      )}
    </Screen>
  )
}
