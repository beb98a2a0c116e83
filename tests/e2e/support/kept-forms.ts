import type { Page } from '@playwright/test'

/** Returns the half-filled forms on the disk, as JSON. */
export const keptForms = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('yuss')
        opening.onerror = () => reject(new Error('the database does not open'))
        opening.onsuccess = () => {
          const rows = opening.result.transaction('drafts').objectStore('drafts').getAll()
          rows.onerror = () => reject(new Error('the drafts cannot be read'))
          rows.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(rows.result))
          }
        }
      }),
  )
