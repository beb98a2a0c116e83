'use client'

import { useSearchParams } from 'next/navigation'
import { useGame } from '@/lib/hooks/use-game'
import { useHouses } from '@/lib/hooks/use-lists'
import { differences, ruleSet } from '@/lib/rulesets/catalogue'
import { RULE_SET_IDS, rulesOf } from '@/lib/rulesets/rule-set'
import type { RuleSetId } from '@/lib/rulesets/rule-set'
import { storedRules } from '@/lib/rulesets/stored-rules'
import type { Rules } from '@/lib/engine/options'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { houseHref } from './house-list'
import { HowWePlay } from './how-we-play'

interface Sheet {
  readonly name: string
  readonly base: RuleSetId
  readonly rules: Rules
}

/** “How we play” on one page, to lay on the table: of house rules (`id`), of a game (`game`) or as written (`base`). */
export function HowWePlayScreen() {
  const params = useSearchParams()
  const [id, game, base] = [params.get('id'), params.get('game'), params.get('base')]
  if (id !== null) return <OfHouse id={id} />
  if (game !== null) return <OfGame id={game} />
  const known = RULE_SET_IDS.find((one) => one === base)
  const sheet = known === undefined ? null : { name: ruleSet(known).name, base: known, rules: rulesOf(ruleSet(known)) }
  return <Page sheet={sheet} back={{ href: '/house-rules/', label: 'All house rules' }} />
}

function OfHouse({ id }: { readonly id: string }) {
  const houses = useHouses()
  const house = houses.state === 'ready' ? houses.value.find((one) => one.id === id) : undefined
  const stored = house === undefined ? null : storedRules(house.rules)
  return (
    <Page
      sheet={house === undefined || stored === null ? null : { name: house.name, ...stored }}
      back={{ href: houseHref(id), label: 'To the rules' }}
      isLoading={houses.state === 'loading'}
    />
  )
}

function OfGame({ id }: { readonly id: string }) {
  const game = useGame(id)
  const sheet =
    game.state === 'ready'
      ? {
          name: game.record.rulesName ?? ruleSet(game.rules.base).name,
          base: game.rules.base,
          rules: game.game.rules,
        }
      : null
  return (
    <Page
      sheet={sheet}
      back={{ href: `/game/?id=${encodeURIComponent(id)}`, label: 'To the game' }}
      isLoading={game.state === 'loading'}
    />
  )
}

function afterText({ base, rules }: Sheet): string {
  const { name } = ruleSet(base)
  return Object.keys(differences(rulesOf(ruleSet(base)), rules)).length === 0
    ? `${name} as it is written.`
    : `After ${name}; what we do otherwise stands in bold.`
}

interface PageProps {
  readonly sheet: Sheet | null
  readonly back: { readonly href: string; readonly label: string }
  readonly isLoading?: boolean
}

function Page({ sheet, back, isLoading = false }: PageProps) {
  return (
    <Screen
      title="How we play"
      back={back}
      tools={sheet === null ? null : <Button onClick={() => window.print()}>Print</Button>}
    >
      {sheet === null ? (
        isLoading ? (
          <p role="status">One moment.</p>
        ) : (
          <Notice tone="wrong">These rules are not on this phone.</Notice>
        )
      ) : (
        <article>
          <h2 className="text-3xl font-semibold [overflow-wrap:anywhere]">{sheet.name}</h2>
          <p className="pb-3 text-base text-soft">How we play. {afterText(sheet)}</p>
          <HowWePlay base={sheet.base} rules={sheet.rules} />
        </article>
      )}
    </Screen>
  )
}
