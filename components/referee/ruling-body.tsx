import { FormPick } from '@/components/rules/form-pick'
import { Notice } from '@/components/ui/notice'
import { numberAt } from '@/lib/engine/game/hand-numbers'
import type { Ruling } from '@/lib/engine/referee/rulings'
import { seatsOf } from '@/lib/engine/table/seats'
import { useGame } from '@/lib/hooks/use-game'
import { useSettings } from '@/lib/hooks/use-settings'
import { byTheRulesOf, rulingGameNotHere, rulingLoadsGame } from '@/lib/messages/compiled/referee/asked'
import { rulesOfForm, type Form } from '@/lib/rulesets/variants/forms'
import { playerNumber, tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'
import type { Vocabulary } from '@/lib/text/words'
import type { AtTable } from './parts/at-table'
import { useRememberedForm } from './parts/remembered-form'
import { RULING_PARTS } from './ruling-parts'

export const RulingBody = ({ path, gameId }: { readonly path: Ruling; readonly gameId: string | null }) =>
  gameId === null ? <WithForm path={path} /> : <WithGame path={path} id={gameId} />

function WithForm({ path }: { readonly path: Ruling }) {
  const [form, choose] = useRememberedForm()
  const { words: choice } = useSettings()
  const at = tableOfForm(form, vocabularyFor(form.ruleSet, choice))
  const Part = RULING_PARTS[path]
  return (
    <>
      <div className="pb-3">
        <FormPick label={byTheRulesOf} value={form.id} onPick={choose} />
      </div>
      <Part key={form.id} at={at} />
    </>
  )
}

function tableOfForm(form: Form, words: Vocabulary): AtTable {
  const rules = rulesOfForm(form)
  // Without a game it is not known who holds the device, so players have numbers instead of names.
  const names = rules.players === 4 ? [] : seatsOf(rules).map(playerNumber)
  return { table: tableOf(rules, names, words), base: form.ruleSet, game: null }
}

function WithGame({ path, id }: { readonly path: Ruling; readonly id: string }) {
  const game = useGame(id)
  const { words } = useSettings()
  const Part = RULING_PARTS[path]
  if (game.state === 'loading') return <p role="status">{rulingLoadsGame}</p>
  if (game.state !== 'ready') {
    return (
      <>
        <Notice tone="word" className="mb-3">
          {rulingGameNotHere}
        </Notice>
        <WithForm path={path} />
      </>
    )
  }
  const { ledger, rules, names, save } = game
  const at: AtTable = {
    table: tableOf(game.game.rules, names, vocabularyFor(rules.base, words)),
    base: rules.base,
    game: {
      id,
      standing: ledger.standing,
      rows: ledger.rows,
      hands: game.rows.map(({ id }) => id),
      namesByHand: game.rows.map((row) => row.names),
      number: numberAt(
        game.rows.map(({ row }) => row),
        game.rows.length,
      ),
      closed: ledger.over
        ? 'over'
        : ledger.open === null && game.rows.length === ledger.rows.length
          ? null
          : 'open-hand',
      save: async (hand) => {
        const written = await save({ kind: 'recorded', facts: hand }, 'keep')
        const saved = written.ok ? await written.value.saved : written
        return saved.ok ? null : saved.error
      },
    },
  }
  return <Part at={at} />
}
