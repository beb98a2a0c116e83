import type { JournalEntry } from './entry'
import { fold, worthKeeping, type Folded } from './fold'
import { appendTo, fillSlot, glance, readSlot, type SlotContent, type SlotFile } from './slot'

/**
 * The journal lies in two files that take turns. All writes go to one; to get rid of what has been overtaken it is
 * written anew into the other, and emptied when that one has reached the disk. Whenever that is cut off, the two
 * together still hold everything, as the newest entry of a row holds wherever it is found.
 */
export type Slots = readonly [SlotFile, SlotFile]

/** Everything the journal holds. */
export interface JournalContent {
  readonly folded: Folded
  /** It holds every write up to this one, damage apart. */
  readonly through: number
  /** Damaged stretches, with their bytes. */
  readonly damaged: readonly { readonly file: number; readonly from: number; readonly bytes: Uint8Array }[]
  /** It should be written anew: damaged, cut off, or mostly overtaken. */
  readonly isUntidy: boolean
}

/** The journal was written by newer code: it is left alone. */
export class NewerJournalError extends Error {
  override readonly name = 'NewerJournalError'
}

const SMALL = 256 * 1024

/** Reads both files. */
export async function readJournal(slots: Slots): Promise<JournalContent> {
  const contents = await readBoth(slots)
  const filled = contents.filter((content) => content.size > 0)
  return {
    folded: fold(
      contents.flatMap((content) => content.entries),
      throughOf(contents),
    ),
    through: throughOf(contents),
    damaged: contents.flatMap((content, file) => content.damaged.map(({ from, bytes }) => ({ file, from, bytes }))),
    isUntidy: filled.length > 1 || filled.some((one) => !isSound(one) || one.end < one.size),
  }
}

/**
 * Adds entries; they have reached the disk when it answers. `after` is the write up to which the journal is thought
 * to hold everything: where it holds less, nothing is added. How far the journal then goes.
 */
export async function appendToJournal(
  slots: Slots,
  after: number,
  through: number,
  entries: readonly JournalEntry[],
): Promise<number> {
  const index = await activeSlot(slots)
  const slot = slots[index]
  const head = await glance(slot)
  const reached = head?.through ?? 0
  if (reached !== after) return reached
  await appendTo(slot, through, entries)
  if ((await slot.getSize()) > SMALL + 3 * (head?.size ?? 0)) await rewriteJournal(slots)
  return through
}

/** What a journal that is written anew holds beside what it held; `alone`: instead of that. */
export interface Rewriting {
  readonly entries?: readonly JournalEntry[]
  readonly through?: number
  readonly alone?: boolean
}

/** Writes the journal anew with what still counts, and `entries` added; of what was deleted nothing is left. */
export async function rewriteJournal(
  slots: Slots,
  { entries = [], through = 0, alone = false }: Rewriting = {},
): Promise<void> {
  const contents = await readBoth(slots)
  const known = alone ? [] : contents
  const reached = Math.max(through, throughOf(known))
  const from = activeOf(contents)
  const to = from === 0 ? 1 : 0
  await fillSlot(slots[to], {
    generation: Math.max(...contents.map((content) => content.generation)) + 1,
    through: reached,
    entries: worthKeeping(fold([...known.flatMap((content) => content.entries), ...entries], reached)),
  })
  await slots[from].truncate(0)
  await slots[from].flush()
}

/** The slot to write to. Where a rewriting was cut off, or the end is damaged, the journal is written anew first. */
async function activeSlot(slots: Slots): Promise<0 | 1> {
  const [first, second] = [await slots[0].getSize(), await slots[1].getSize()]
  if (first === 0 && second === 0) {
    await fillSlot(slots[0], { generation: 1, through: 0, entries: [] })
    return 0
  }
  const only = second === 0 ? 0 : 1
  if ((first === 0 || second === 0) && (await glance(slots[only])) !== null) return only
  await rewriteJournal(slots)
  return (await slots[0].getSize()) > 0 ? 0 : 1
}

async function readBoth(slots: Slots): Promise<readonly [SlotContent, SlotContent]> {
  const contents = [await readSlot(slots[0]), await readSlot(slots[1])] as const
  if (contents.some((content) => content.isNewer)) throw new NewerJournalError('written by newer code')
  return contents
}

/** The whole one, the newer of two; else the one that holds more. The other may be written over. */
function activeOf(contents: readonly [SlotContent, SlotContent]): 0 | 1 {
  const [first, second] = contents
  const [isFirstSound, isSecondSound] = [isSound(first), isSound(second)]
  if (isFirstSound !== isSecondSound) return isFirstSound ? 0 : 1
  if (first.generation !== second.generation) return first.generation > second.generation ? 0 : 1
  return first.size >= second.size ? 0 : 1
}

const isSound = (content: SlotContent): boolean => content.isWhole && content.damaged.length === 0

const throughOf = (contents: readonly SlotContent[]): number =>
  contents.reduce((most, content) => Math.max(most, content.through), 0)
