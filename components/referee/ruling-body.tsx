import type { ComponentType } from 'react'
import { FormPick } from '@/components/rules/form-pick'
import { lazyPart } from '@/components/ui/lazy-part'
import { Notice } from '@/components/ui/notice'
import { useGame } from '@/lib/hooks/use-game'
import { useSettings } from '@/lib/hooks/use-settings'
import { rulesOfForm } from '@/lib/rulesets/variants/forms'
import { PART_NAMES } from '@/lib/text/en/screens/part-names'
import { BY_THE_RULES_OF, GAME_NOT_HERE, LOADING_GAME } from '@/lib/text/en/screens/referee'
import { tableOf } from '@/lib/text/en/terms/names'
import { wordsFor } from '@/lib/text/en/terms/words'
import type { WordChoice } from '@/lib/text/words'
import type { RulingPath } from '../addresses/ruling-address'
import type { AtTable, RulingProps } from './parts/at-table'
import { useRememberedForm } from './parts/remembered-form'

/** Each ruling is fetched when it is first asked for. */
const PARTS: { readonly [P in RulingPath]: ComponentType<RulingProps> } = {
  runs: lazyPart(() => import('./runs/runs-ruling').then((part) => part.RunsRuling), PART_NAMES.ruling),
  play: lazyPart(() => import('./rulings/play-ruling').then((part) => part.PlayRuling), PART_NAMES.ruling),
  bidding: lazyPart(() => import('./rulings/bidding-ruling').then((part) => part.BiddingRuling), PART_NAMES.ruling),
  claim: lazyPart(() => import('./rulings/claim-ruling').then((part) => part.ClaimRulingPart), PART_NAMES.ruling),
  wrong: lazyPart(() => import('./rulings/wrong-ruling').then((part) => part.WrongRuling), PART_NAMES.ruling),
  pile: lazyPart(() => import('./rulings/pile-ruling').then((part) => part.PileRuling), PART_NAMES.ruling),
  bela: lazyPart(() => import('./rulings/bela-ruling').then((part) => part.BelaRuling), PART_NAMES.ruling),
  exchange: lazyPart(() => import('./rulings/exchange-ruling').then((part) => part.ExchangeRuling), PART_NAMES.ruling),
  'void-deal': lazyPart(() => import('./rulings/void-ruling').then((part) => part.VoidRuling), PART_NAMES.ruling),
  cut: lazyPart(() => import('./rulings/cut-ruling').then((part) => part.CutRuling), PART_NAMES.ruling),
  replay: lazyPart(() => import('./replay/replay-ruling').then((part) => part.ReplayRuling), PART_NAMES.ruling),
  elsewhere: lazyPart(
    () => import('./elsewhere/elsewhere-ruling').then((part) => part.ElsewhereRuling),
    PART_NAMES.ruling,
  ),
}

interface RulingBodyProps {
  readonly path: RulingPath
  readonly gameId: string | null
}

export function RulingBody({ path, gameId }: RulingBodyProps) {
  return gameId === null ? <WithForm path={path} /> : <WithGame path={path} id={gameId} />
}

function useWordChoice(): WordChoice {
  return useSettings().words === 'plain' ? 'plain' : 'own'
}

function WithForm({ path }: { readonly path: RulingPath }) {
  const [form, choose] = useRememberedForm()
  const words = wordsFor(form.ruleSet, useWordChoice())
  const at: AtTable = { table: tableOf(rulesOfForm(form), [], words), base: form.ruleSet, game: null }
  const Part = PARTS[path]
  return (
    <>
      <div className="pb-3">
        <FormPick label={BY_THE_RULES_OF} value={form.id} onPick={choose} />
      </div>
      <Part key={form.id} at={at} />
    </>
  )
}

function WithGame({ path, id }: { readonly path: RulingPath; readonly id: string }) {
  const game = useGame(id)
  const choice = useWordChoice()
  const Part = PARTS[path]
  if (game.state === 'loading') return <p role="status">{LOADING_GAME}</p>
  if (game.state !== 'ready') {
    return (
      <>
        <Notice tone="word" className="mb-3">
          {GAME_NOT_HERE}
        </Notice>
        <WithForm path={path} />
      </>
    )
  }
  const { ledger, rules, names, save } = game
  const at: AtTable = {
    table: tableOf(game.game.rules, names, wordsFor(rules.base, choice)),
    base: rules.base,
    game: {
      id,
      standing: ledger.standing,
      rows: ledger.rows,
      number: game.rows.length + 1,
      closed: ledger.over
        ? 'over'
        : ledger.open === null && game.rows.length === ledger.rows.length
          ? null
          : 'open-hand',
      save: async (hand) => {
        const saved = await save({ kind: 'recorded', facts: hand }, 'keep')
        return saved.ok ? null : saved.error
      },
    },
  }
  return <Part at={at} />
}
