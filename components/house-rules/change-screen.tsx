import { dequal } from 'dequal/lite'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { backToGame, gameHref } from '@/components/addresses/game-address'
import { useAddressParams } from '@/components/addresses/use-address'
import { tableFor } from '@/components/game/table-for'
import { rulesJson } from '@/components/new-game/setup'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { ActionLink } from '@/components/ui/links'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { Waiting } from '@/components/ui/waiting'
import { useGame, type GameActions, type ReadyGame } from '@/lib/hooks/use-game'
import { useHouses } from '@/lib/hooks/use-lists'
import { useSettings } from '@/lib/hooks/use-settings'
import {
  applyToThisGame,
  changeAbout,
  noGameToChange,
  nothingChanged,
  rulesOfThisGame,
  takeRules,
  useHouseRules,
} from '@/lib/messages/compiled/app/change-rules'
import { howWePlay } from '@/lib/messages/compiled/app/house-rules'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'
import { agree, agreementOf } from '@/lib/rulesets/variants/agree'
import type { StorageProblem } from '@/lib/storage'
import { tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { ChangePreview } from './change-preview'
import { previewRules } from './rules-change'
import { RulesForm } from './rules-form'

/** The rules of a game that is being played, agreed anew: what that would change is shown hand by hand before it does. */
export function ChangeRulesScreen() {
  const params = useAddressParams()
  return params === null ? <Waiting title={rulesOfThisGame} /> : <RulesOfGame id={params.get('game') ?? ''} />
}

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
  const router = useRouter()
  const settings = useSettings()
  const [agreement, setAgreement] = useState(() => agreementOf(game.rules.base, game.game.rules))
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { rules, clashes } = agree(agreement)
  const json = rulesJson(agreement.base, rules)
  const isChanged = !dequal(json, rulesJson(game.rules.base, game.game.rules))
  const table = tableOf(rules, game.names, vocabularyFor(agreement.base, settings.words === 'plain' ? 'plain' : 'own'))
  const isPlayable = clashes.length === 0
  const preview = isPlayable && isChanged ? previewRules(table, game, rules) : null

  async function change() {
    setBusy(true)
    const saved = await save({ kind: 'rules', rules: json })
    // Back from the sheet does not lead to the old rules once more.
    if (saved.ok) return router.replace(gameHref(game.record.id))
    setProblem(saved.error)
    setBusy(false)
  }

  return (
    <Screen
      title={rulesOfThisGame}
      back={backToGame(game.record.id)}
      foot={
        <>
          {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
          {preview === null ? null : <ChangePreview table={tableFor(game, settings)} preview={preview} />}
          <Button look="main" className="w-full" disabled={preview === null || isBusy} onClick={() => void change()}>
            {isChanged ? applyToThisGame : nothingChanged}
          </Button>
        </>
      }
    >
      <p className="pb-3 text-base text-soft">{changeAbout}</p>
      <ActionLink href={`/house-rules/print/?game=${encodeURIComponent(game.record.id)}`}>{howWePlay}</ActionLink>
      <Houses game={game} onRules={setAgreement} />
      <RulesForm agreement={agreement} onAgreement={setAgreement} />
    </Screen>
  )
}

/** House rules for as many players, to be taken over whole. */
function Houses({
  game,
  onRules,
}: {
  readonly game: ReadyGame
  readonly onRules: (agreement: ReturnType<typeof agreementOf>) => void
}) {
  const houses = useHouses()
  const fitting = (houses.state === 'ready' ? houses.value : []).flatMap(({ id, name, rules }) => {
    const stored = storedRules(rules)
    return stored === null || stored.rules.players !== game.game.rules.players ? [] : [{ id, name, ...stored }]
  })
  if (fitting.length === 0) return null
  return (
    <div role="group" aria-label={useHouseRules} className="flex flex-wrap gap-2 pt-3">
      {fitting.map(({ id, name, base, rules }) => (
        <Button key={id} onClick={() => onRules(agreementOf(base, rules))}>
          {takeRules({ name })}
        </Button>
      ))}
    </div>
  )
}
