import { describe, expect, it } from 'vitest'
import { setArchived } from '@/lib/storage/maintenance'
import { gameJson, restore, saveIncomingGame } from '@/lib/storage/sharing'
import { ARCHIVED, isArchived, withoutArchived } from '@/lib/storage/sheet/archived'
import { pieceId, readPiece, setUpPiece } from '@/lib/together/table/piece'
import { backedUp, gameInFile } from '../support/arriving'
import { newPhone, ready, start, the } from '../support/storage'

describe('a game that was put away', () => {
  async function putAway() {
    const tab = newPhone().openTab()
    const id = await start(tab)
    the(await setArchived(tab, id, 'archived'))
    return { tab, id, ...(await ready(tab, id)) }
  }

  it('a link or file for another phone does not say that the game was put away', async () => {
    const { bundle } = await putAway()
    for (const kind of ['plain', 'whole'] as const)
      expect(JSON.stringify(gameJson(bundle, kind))).not.toContain(ARCHIVED)
  })

  it('a game from a link or file is listed, no matter what that says', async () => {
    const { bundle, record, id } = await putAway()
    const row = { ...gameJson(bundle, 'whole'), 'x-record': record, [ARCHIVED]: true }
    const link = { ...gameJson(bundle, 'plain'), [ARCHIVED]: true }
    for (const json of [row, link]) {
      const to = newPhone().openTab()
      the(await saveIncomingGame(to, gameInFile(json)))
      expect(isArchived((await ready(to, id)).record)).toBe(false)
    }
  })

  it('a game put away is set up at a table as usual, and incoming data hides none', async () => {
    const { record } = await putAway()
    const piece = setUpPiece(record)
    const listed = setUpPiece({ ...record, extra: withoutArchived(record.extra) })
    expect(piece).toEqual(listed)
    if (piece?.kind !== 'set-up') throw new Error('a set-up')
    const forged = { v: 1, setUp: { ...piece.setUp, extra: { ...piece.setUp.extra, [ARCHIVED]: true } } }
    expect(readPiece(pieceId(piece), forged)).toEqual(piece)
  })

  it('a game stays put away in a backup of its own phone', async () => {
    const { tab, id } = await putAway()
    const to = newPhone().openTab()
    the(await restore(to, await backedUp(tab), 'replace'))
    expect(isArchived((await ready(to, id)).record)).toBe(true)
  })
})
