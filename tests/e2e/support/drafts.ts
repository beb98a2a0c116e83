import type { Page } from '@playwright/test'

/** Returns the half-filled forms that the phone keeps. */
export const draftsOn = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done, failed) => {
      const open = indexedDB.open('yuss')
      open.onsuccess = () => done(open.result)
      open.onerror = () => failed(new Error('the database does not open'))
    })
    const rows = await new Promise<readonly unknown[]>((done, failed) => {
      const all = db.transaction('drafts').objectStore('drafts').getAll()
      all.onsuccess = () => done(all.result)
      all.onerror = () => failed(new Error('the drafts cannot be read'))
    })
    db.close()
    return rows.map((row) => Reflect.get(Object(row), 'form'))
  })
