import type { ComponentType } from 'react'
import { usePlayedRules } from '@/components/game/played-rules'
import { FormPick } from '@/components/rules/form-pick'
import type { Elements } from '@/components/ui/elements'
import { Notice } from '@/components/ui/notice'
import { numberAt } from '@/lib/engine/game/hand-numbers'
import { seatsOf } from '@/lib/engine/table/seats'
import { useGame } from '@/lib/hooks/use-game'
import { useIsBuilt } from '@/lib/hooks/use-in-browser'
import { useSettings } from '@/lib/hooks/use-settings'
import { byTheRulesOf, rulingGameNotHere, rulingLoadsGame } from '@/lib/messages/compiled/referee/asked'
import { rulesOurGame } from '@/lib/messages/compiled/referee/lookup'
import type { StoredRules } from '@/lib/rulesets/sets/stored-rules'
import { rulesOfForm } from '@/lib/rulesets/variants/forms'
import { playerNumber, tableOf } from '@/lib/text/terms/names'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'
import { vocabularyFor } from '@/lib/text/terms/words'
import type { Vocabulary } from '@/lib/text/words'
import type { AtTable, RulingProps } from './parts/at-table'
import { OWN_GAME, useRememberedForm } from './parts/remembered-form'
import { RulingToCome } from './ruling-to-come'

interface RulingBodyProps {
  readonly part: ComponentType<RulingProps>
  readonly gameId: string | null
  /** The links below the ruling. */
  readonly below: Elements
}

export const RulingBody = ({ part, gameId, below }: RulingBodyProps) =>
  gameId === null ? <WithForm part={part} below={below} /> : <WithGame part={part} id={gameId} below={below} />

type WithFormProps = Omit<RulingBodyProps, 'gameId'>

function WithForm({ part, below }: WithFormProps) {
  const own = usePlayedRules()
  const isBuilt = useIsBuilt()
  if (own === 'loading' && !isBuilt) return <RulingToCome />
  return (
    <div className={own === 'loading' ? 'until-read' : undefined}>
      <WithRules part={part} own={own === 'loading' ? null : own} below={below} />
    </div>
  )
}

/** A ruling by the rules of the game last played here, or by those chosen. */
function WithRules({ part: Part, own, below }: WithFormProps & { readonly own: StoredRules | null }) {
  const [form, choose] = useRememberedForm(own !== null)
  const { words: choice } = useSettings()
  const id = form?.id ?? OWN_GAME
  const asked = form === null ? own : { base: form.ruleSet, rules: rulesOfForm(form) }
  if (asked === null) throw new Error('expected rules to ask by')
  return (
    <>
      <div className="pb-3">
        <FormPick label={byTheRulesOf} value={id} onPick={choose}>
          {own === null ? null : <option value={OWN_GAME}>{rulesOurGame({ game: ruleSetName(own.base) })}</option>}
        </FormPick>
      </div>
      <Part key={id} at={tableOfRules(asked, vocabularyFor(asked.base, choice))} />
      {below}
    </>
  )
}

function tableOfRules({ base, rules }: StoredRules, words: Vocabulary): AtTable {
  // Without a game it is not known who holds the device, so players have numbers instead of names.
  const names = rules.players === 4 ? [] : seatsOf(rules).map(playerNumber)
  return { table: tableOf(rules, names, words), base, game: null }
}

function WithGame({ part: Part, id, below }: WithFormProps & { readonly id: string }) {
  const game = useGame(id)
  const { words } = useSettings()
  if (game.state === 'loading') return <p role="status">{rulingLoadsGame}</p>
  if (game.state !== 'ready') {
    return (
      <>
        <Notice tone="word" className="mb-3">
          {rulingGameNotHere}
        </Notice>
        <WithForm part={Part} below={below} />
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
  return (
    <>
      <Part at={at} />
      {below}
    </>
  )
}
