import { gameHref } from '@/components/addresses/game-address'
import { tableFor } from '@/components/game/table-for'
import { ScoreSheet } from '@/components/print/score-sheet'
import { Notice } from '@/components/ui/notice'
import { saveSharedGame, type Arrival } from '@/lib/actions/sharing'
import { useSettings } from '@/lib/hooks/use-settings'
import { keepGame } from '@/lib/messages/compiled/app/arrival'
import { gamesTorn } from '@/lib/messages/compiled/app/data'
import { noteOnGame, playedTo } from '@/lib/messages/compiled/app/print'
import { handsCount } from '@/lib/messages/compiled/terms/units'
import { allOf } from '@/lib/messages/locale'
import { gameArrived } from '@/lib/text/screens/arrival'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'
import { HouseLines } from '../print/house-lines'
import { AgainstOurs } from './against-ours'
import { KeepFoot, useKeep } from './keep-foot'

type Game = Extract<Arrival, { kind: 'game' }>

/** The view of a game that arrived, with its whole sheet, before it is kept. */
export function GameArrival({ arrival, onLeave }: { readonly arrival: Game; readonly onLeave: () => void }) {
  const { game, record, sheet, known } = arrival
  const settings = useSettings()
  const table = tableFor(sheet, settings)
  const word = gameArrived(known.state, known.state !== 'new' && known.isOtherwise)
  const keeping = useKeep(
    known.state === 'same' ? known.id : null,
    (safety) => saveSharedGame(game, safety),
    gameHref,
    known.state === 'grows' ? 'something' : 'nothing',
  )

  return (
    <article className="grid gap-3">
      <div>
        <h2 className="text-2xl heading [overflow-wrap:anywhere]">{allOf(table.names)}</h2>
        <p className="text-base text-soft [overflow-wrap:anywhere]">
          {playedTo({
            rules: record.rulesName ?? ruleSetName(sheet.rules.base),
            target: sheet.game.rules.target,
            goal: sheet.game.rules.goal,
            more: handsCount({ count: sheet.rows.length }),
          })}
        </p>
      </div>
      {word === null ? null : <Notice tone="word">{word}</Notice>}
      {game.kind === 'torn' ? <Notice tone="word">{gamesTorn({ count: 1 })}</Notice> : null}
      <ScoreSheet table={table} sheet={sheet} tableAt={(names) => tableFor(sheet, settings, names)} />
      {sheet.note === '' ? null : (
        <p className="text-base [overflow-wrap:anywhere]">{noteOnGame({ note: sheet.note })}</p>
      )}
      <HouseLines base={sheet.rules.base} rules={sheet.game.rules} />
      {known.state === 'new' ? <AgainstOurs base={sheet.rules.base} rules={sheet.game.rules} /> : null}
      <KeepFoot keep={keepGame({ state: known.state })} onLeave={onLeave} {...keeping} />
    </article>
  )
}
