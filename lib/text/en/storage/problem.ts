/** What became of something that was to be saved or read, and what to do about it. */
const SENTENCES = {
  full: 'This device is full, so nothing new can be saved. Your saved games are safe. Save a backup under Data, free some space and try again.',
  blocked:
    'Another tab holds an older version of the app open. Close the other tabs, and this one continues by itself.',
  newer: 'A newer version is running. Reload the page to use it.',
  'stale-writer': 'A newer version of the app is open in another tab. This tab can no longer save: reload it.',
  'connection-lost':
    'The browser dropped the storage and did not give it back. Your saved games are safe: reload the page.',
  unavailable: 'This browser cannot save here: the window is private or storage is off. Open Yuss in a normal window.',
  evicted:
    'The browser emptied the storage while the app was open. What you see is the last that was seen here: restore it, or share it as a file.',
  missing: 'It is no longer there: it may have been changed or deleted in another tab.',
  unreadable: 'It cannot be read. It was not changed.',
} as const

export type StorageTrouble = keyof typeof SENTENCES

export const storageSentence = (code: StorageTrouble): string => SENTENCES[code]

/** On the sheet, quietly. */
export const COPY_OFF = 'Saved, but the second copy is off.'
