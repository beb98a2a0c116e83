import type { EntryId, HandId } from './entry'
import type { LoggedHand } from './hands'

/** A deal on the sheet: the account that counts, those with the same facts, and those with other facts. */
export interface DealRow<F> {
  readonly hand: HandId
  readonly facts: F
  /** The entry that gives the facts. */
  readonly source: EntryId
  readonly same: readonly HandId[]
  readonly rivals: readonly HandId[]
  /** `true` if two devices corrected it, or one deleted what another corrected, without having seen each other's entry. */
  readonly contested: boolean
  /** `true` if the other side accepted exactly these facts. */
  readonly accepted: boolean
}

/**
 * The last entry that chose a hand among the accounts of its deal: its index in the log, and the entries that were passed over.
 */
export interface AccountChoice {
  readonly index: number
  readonly over: readonly EntryId[]
}

/** Returns the row of a deal from its hands in order, or `null` if none of them is shown. */
export function rowOf<F>(
  deal: readonly LoggedHand<F>[],
  choices: ReadonlyMap<HandId, AccountChoice>,
): DealRow<F> | null {
  const shown = deal.filter((hand) => hand.shown)
  const chosen = lastChosen(shown, choices)
  const hand = chosen?.hand ?? foremost(shown)
  if (hand === undefined) return null
  const others = shown.filter(({ id }) => id !== hand.id)
  const same = others.filter(({ text }) => text === hand.text)
  const passedOver = new Set(chosen?.choice.over)
  const rivals = others.filter(({ text, source }) => text !== hand.text && !passedOver.has(source.id))
  const accounts = [hand, ...same]
  return {
    hand: hand.id,
    facts: hand.source.facts,
    source: hand.source.id,
    same: same.map(({ id }) => id),
    rivals: rivals.map(({ id }) => id),
    contested: accounts.some(({ contested }) => contested),
    accepted: accounts.some(({ accepted }) => accepted),
  }
}

function lastChosen<F>(shown: readonly LoggedHand<F>[], choices: ReadonlyMap<HandId, AccountChoice>) {
  const chosen = shown.flatMap((hand) => {
    const choice = choices.get(hand.id)
    return choice === undefined ? [] : [{ hand, choice }]
  })
  return chosen.sort((a, b) => a.choice.index - b.choice.index).at(-1)
}

/** Picks an account if none was chosen: accepted ones come first, then corrected ones, then the order of the log decides. */
function foremost<F>(shown: readonly LoggedHand<F>[]): LoggedHand<F> | undefined {
  const accepted = shown.filter((hand) => hand.accepted)
  const candidates = accepted.length > 0 ? accepted : shown
  return candidates.find((hand) => hand.corrections > 0) ?? candidates[0]
}
