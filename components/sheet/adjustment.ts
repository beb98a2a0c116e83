import { dequal } from 'dequal/lite'
import { isRow } from '@/lib/core/row'
import { forgetTyped, keepTyped, typedBefore } from '@/lib/stores/typed'
import type { FormTask } from './hand-forms'

/** An adjustment of the score that is being typed. */
export interface Adjustment {
  readonly task: FormTask
  readonly texts: readonly string[]
  readonly why: string
}

const adjustmentKey = (gameId: string): string => `adjustment ${gameId}`

export const keepAdjustment = (gameId: string, typed: Adjustment): void => keepTyped(adjustmentKey(gameId), typed)
export const forgetAdjustment = (gameId: string): void => forgetTyped(adjustmentKey(gameId))

/** Returns the adjustment that was open when the page was reloaded; `null` if there was none. */
export function openAdjustment(gameId: string): Adjustment | null {
  const found: unknown = typedBefore(adjustmentKey(gameId))
  return isAdjustment(found) ? found : null
}

/** Returns what was typed for this adjustment before a reload; `null` if nothing was typed. */
export function adjustmentBefore(gameId: string, task: FormTask): Adjustment | null {
  const open = openAdjustment(gameId)
  return open !== null && dequal(open.task, task) ? open : null
}

function isAdjustment(value: unknown): value is Adjustment {
  if (!isRow(value)) return false
  const { task, texts, why } = value
  return (
    isTask(task) && Array.isArray(texts) && texts.every((text) => typeof text === 'string') && typeof why === 'string'
  )
}

function isTask(value: unknown): value is FormTask {
  if (!isRow(value)) return false
  const { kind, hand } = value
  return kind === 'record' || (kind === 'correct' && typeof hand === 'string')
}
