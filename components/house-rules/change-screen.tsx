import { useState } from 'react'
import { backToGame } from '@/components/addresses/game-address'
import { useAddress } from '@/components/addresses/use-address'
import { tableFor } from '@/components/game/table-for'
import { OptionsList } from '@/components/new-game/options-list'
import { rulesJson } from '@/components/new-game/setup'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ListLink, ListRow } from '@/components/ui/list-row'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { useGame, type GameActions, type ReadyGame } from '@/lib/hooks/use-game'
import { useHouses } from '@/lib/hooks/use-lists'
import { useSettings } from '@/lib/hooks/use-settings'
import { applyToThisGame, noGameToChange, rulesOfThisGame, takeRules } from '@/lib/messages/compiled/app/change-rules'
import { howWePlay } from '@/lib/messages/compiled/app/house-rules'
import { ownRules } from '@/lib/messages/compiled/app/new-game'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'
import { agree, agreementOf, type Agreement } from '@/lib/rulesets/variants/agree'
import type { StorageProblem } from '@/lib/storage'
import { tableOf } from '@/lib/text/terms/names'
import { houseName, ruleSetName } from '@/lib/text/terms/rule-set-names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { ChangePreview } from './change-preview'
import { previewRules } from './rules-change'

/** The rules of a game in progress. The effect of another answer is shown hand by hand before it is used. */
export const ChangeRulesScreen = () => <RulesOfGame id={useAddress('game') ?? ''} />

function RulesOfGame({ id }: { readonly id: string }) {
  const game = useGame(id)
  if (game.state === 'ready') return <Change key={id} game={game} save={game.save} />
  return (
    <Screen title={rulesOfThisGame} back={backToGame(id)}>
      {game.state === 'loading' ? <p role="status">{oneMoment}</p> : <Notice tone="wrong">{noGameToChange}</Notice>}
    </Screen>
  )
}

function Change({ game, save }: { readonly game: ReadyGame; readonly save: GameActions['save'] }) {
  const settings = useSettings()
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const { base } = game.rules

  async function use(next: Agreement) {
    const saved = await save({ kind: 'rules', rules: rulesJson(next.base, agree(next).rules) })
    setProblem(saved.ok ? null : saved.error)
  }

  function consequence(next: Agreement) {
    const { rules } = agree(next)
    const table = tableOf(rules, game.names, vocabularyFor(next.base, settings.words))
    return <ChangePreview table={tableFor(game, settings)} preview={previewRules(table, game, rules)} />
  }

  return (
    <Screen title={rulesOfThisGame} aside={ruleSetName(base)} back={backToGame(game.record.id)}>
      {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
      <OptionsList
        agreement={agreementOf(base, game.game.rules)}
        onAgreement={(next) => void use(next)}
        useLabel={applyToThisGame}
        consequence={consequence}
        variants="left-out"
      />
      <ListLink href={`/house-rules/print/?game=${encodeURIComponent(game.record.id)}`} label={howWePlay} />
      <Houses game={game} onUse={(next) => void use(next)} consequence={consequence} />
    </Screen>
  )
}

interface HousesProps {
  readonly game: ReadyGame
  readonly onUse: (agreement: Agreement) => void
  readonly consequence: (agreement: Agreement) => ReturnType<typeof ChangePreview>
}

/** The house rules for the same number of players, which can be taken over as a whole. */
function Houses({ game, onUse, consequence }: HousesProps) {
  const houses = useHouses()
  const [opened, setOpened] = useState<{ readonly name: string; readonly agreement: Agreement } | null>(null)
  const fitting = (houses.state === 'ready' ? houses.value : []).flatMap(({ id, name, rules }) => {
    const stored = storedRules(rules)
    if (stored === null || stored.rules.players !== game.game.rules.players) return []
    return [{ id, name: houseName(name), agreement: agreementOf(stored.base, stored.rules) }]
  })
  if (fitting.length === 0) return null
  return (
    <section className="pt-3">
      <h2 className="border-b border-rule pb-1 font-semibold text-soft">{ownRules}</h2>
      {fitting.map((one) => (
        <ListRow key={one.id} label={one.name} onPress={() => setOpened(one)} />
      ))}
      {opened === null ? null : (
        <Dialog
          title={takeRules({ name: opened.name })}
          onClose={() => setOpened(null)}
          actions={
            <Button
              look="main"
              className="w-full"
              onClick={() => {
                onUse(opened.agreement)
                setOpened(null)
              }}
            >
              {applyToThisGame}
            </Button>
          }
        >
          {consequence(opened.agreement)}
        </Dialog>
      )}
    </section>
  )
}
