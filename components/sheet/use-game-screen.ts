import { useEffect, useState } from 'react'
import { useBackStep } from '@/components/addresses/use-back-step'
import type { Elements } from '@/components/ui/elements'
import { useIsWide } from '@/components/ui/use-is-wide'
import type { GameActions, ReadyGame } from '@/lib/hooks/use-game'
import { useSettings } from '@/lib/hooks/use-settings'
import { useWakeLock } from '@/lib/hooks/use-wake-lock'
import { forgetTyped } from '@/lib/stores/typed'
import { clearHandAddress } from '../addresses/game-address'
import { ownTableFor, tableFor } from '../game/table-for'
import { useUndoRematch } from '../game/use-undo-rematch'
import type { FormTask } from './hand-forms'
import type { Overlay } from './overlay'
import { noteOpen, openBefore, typedIn } from './typed-overlay'
import { useAnnouncer } from './use-announcer'
import { useBefore } from './use-before'
import { useHandForm } from './use-hand-form'
import { useSheetActions } from './use-sheet-actions'

export interface GameScreenProps {
  readonly id: string
  readonly game: ReadyGame & GameActions
  /** The id of a hand to explain at once: a rule links to the hands that it decided. */
  readonly hand: string | null
  /** A claim to open at once, with what the referee was told: the referee links here. */
  readonly claim: string | null
  /** `sheet` to show the sheet of a game that has ended instead of its result. */
  readonly view: string | null
  /**
   * Renders the other devices at the table: on the sheet with a link to them, and over a form. `hand` is the number of the hand
   * being written here.
   */
  readonly together?: {
    readonly onSheet: (hand: number | null, onOpen: () => void) => Elements
    readonly onForm: (hand: number) => Elements
  }
}

export type GameScreenState = ReturnType<typeof useGameScreen>

/** Returns what the screen of a game shows, and the actions on it. */
export function useGameScreen(props: GameScreenProps) {
  const { id, game } = props
  const settings = useSettings()
  const [overlay, setOverlay] = useState<Overlay | null>(() => firstOverlay(props))
  const form = useHandForm(id, game.game, game.rows, settings.counting === 'totals' ? 'totals' : 'piles')
  const tableAt = (names: readonly string[] = game.names) =>
    (props.together === undefined ? ownTableFor : tableFor)(game, settings, names)
  const table = tableAt()
  const wakeLock = useWakeLock(settings.wakeLock === 'on' && !game.ledger.over)
  const announced = useAnnouncer(game, table, settings)
  const [before, forgetBefore] = useBefore(game)
  const [seesSheet, setSeesSheet] = useState(props.view === 'sheet' && game.ledger.over)
  if (seesSheet && !game.ledger.over) setSeesSheet(false)
  const openOverlay = (next: Overlay | null) => {
    // On a wide screen the sheet can be tapped while the form is open.
    if (next !== null && form.task !== null) form.leave()
    setOverlay(next)
    clearHandAddress()
  }
  // Another overlay that was opened since stays.
  const closeSaved = (saved: Overlay | null) => {
    if (saved !== null) forgetTyped(typedIn(id, saved))
    setOverlay((now) => (now === saved ? null : now))
    clearHandAddress()
  }
  const actions = useSheetActions({ game, announce: announced.expect, overlay, closeSaved })
  useEffect(() => {
    noteOpen(id, overlay)
    return () => noteOpen(id, null)
  }, [id, overlay])
  useBackStep(form.task !== null, form.leave)
  return {
    ...props,
    ...{ settings, table, tableAt, form, actions, wakeLock, before, forgetBefore, overlay, openOverlay, setSeesSheet },
    region: announced.region,
    isEnd: game.ledger.over && !seesSheet && form.task === null,
    isWide: useIsWide(),
    undoRematch: useUndoRematch(game),
  }
}

/** Tells whether the hand of a task is on the sheet, or can still be added to it. */
const isOpen = ({ ledger, rows }: ReadyGame, task: FormTask): boolean =>
  task.kind === 'correct' ? rows.some(({ id }) => id === task.hand) : !ledger.over

/**
 * Returns the overlay that was open before a reload, or the one the address asks for. A claim opens only if one can still be
 * made.
 */
function firstOverlay({ id, game, hand, claim }: GameScreenProps): Overlay | null {
  const typed = openBefore(id)
  if (typed !== null && (typed.kind !== 'agreed' || isOpen(game, typed.task))) return typed
  if (hand !== null) return { kind: 'hand', id: hand }
  const canClaim = game.game.rules.claims !== 'none' && !game.ledger.over && !game.brokenOff
  return claim !== null && canClaim ? { kind: 'claim', task: { kind: 'record' }, told: claim } : null
}
