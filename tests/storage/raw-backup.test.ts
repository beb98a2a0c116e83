import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NO_STAKES } from '@/lib/contest/stakes'
import { DATABASE_NAME } from '@/lib/storage/database/database'
import { saveStakes } from '@/lib/storage/evenings/write-evening'
import { deleteGame, savePlayer } from '@/lib/storage/maintenance'
import { saveSetting } from '@/lib/storage/settings/write-setting'
import { restore } from '@/lib/storage/sharing'
import { backupText, rawBackupText, restorable } from '../support/arriving'
import { anyStory, everythingOn, keepHouseRules, play } from '../support/phone-of'
import { newPhone, start, the } from '../support/storage'

/** Returns everything on a new phone that restored a backup. */
async function restored(text: string): Promise<unknown> {
  const to = newPhone().openTab()
  the(await restore(to, restorable(text), 'replace'))
  return everythingOn(to)
}

it('a backup of the rows as stored restores what any other backup restores', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStory, { maxLength: 3 }), async (stories) => {
      const phone = newPhone()
      const from = phone.openTab()
      for (const story of stories) await play(from, story)
      the(await deleteGame(from, await start(from)))
      await keepHouseRules(from, 'The Quarry Inn')
      the(await savePlayer(from, { id: null, name: 'Mike', keys: ['mike'], colour: 'blue', initials: null }))
      the(await saveSetting(from, 'theme', 'dark'))
      the(await saveStakes(from, 'evening-1', { ...NO_STAKES, game: 5, currency: 'EUR' }))
      const found = await restored(await rawBackupText(phone))
      expect(found).toEqual(await restored(await backupText(from)))
    }),
    { numRuns: 12 },
  )
}, 30_000)

it('a row that its disk has changed is in such a backup, and no one takes it for sound', async () => {
  const phone = newPhone()
  const id = await start(phone.openTab())
  await new Promise<void>((done) => {
    const request = phone.indexedDB.open(DATABASE_NAME)
    request.onsuccess = () => {
      const games = request.result.transaction('games', 'readwrite').objectStore('games')
      games.get(id).onsuccess = ({ target }) => {
        games.put({ ...Reflect.get(target ?? {}, 'result'), names: ['Mallory', 'Yetta'] })
      }
      games.transaction.oncomplete = () => done()
      request.result.close()
    }
  })
  const text = await rawBackupText(phone)
  expect(text).toContain('Mallory')
  const { games, unreadable } = restorable(text)
  expect([games.length, unreadable.games.length]).toEqual([0, 1])
})
