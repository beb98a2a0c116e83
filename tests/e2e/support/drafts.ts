import type { Page } from '@playwright/test'

/** The forms that the phone holds half filled in. */
export const draftsOn = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done, failed) => {
      const open = indexedDB.open('yuss')
      open.onsuccess = () => done(open.result)
      open.onerror = () => failed(new Error('no database'))
    })
    const rows = await new Promise<readonly unknown[]>((done, failed) => {
      const all = db.transaction('drafts').objectStore('drafts').getAll()
      all.onsuccess = () => done(all.result)
      all.onerror = () => failed(new Error('no drafts'))
    })
    db.close()
    return rows.map((row) => Reflect.get(Object(row), 'form'))
  })
