/** What became of something that was to be saved or read, and what to do about it. */
const SENTENCES = {
  full: 'There is no room left on this device: nothing new can be saved, and all that was saved can be read. Save the games to a file under Data, free some room, and try again.',
  blocked: 'Another tab holds an older version of the app open. Close the other tabs, and this one goes on by itself.',
  newer: 'A newer version of the app has written here. Load this page again to use it.',
  'stale-writer': 'A newer version of the app is open in another tab. This tab no longer writes: load it again.',
  'connection-lost':
    'The browser dropped the storage and did not give it back. Nothing saved is lost: load the page again.',
  unavailable:
    'This browser keeps nothing here: a private window, or storage is switched off. Open the app in an ordinary window.',
  evicted:
    'The browser emptied the storage while the app was open. What you see is the last that was seen here: put it back, or share it as a file.',
  missing: 'It is no longer there: it may have been deleted in another tab.',
  unreadable: 'It cannot be read, and so it was left as it is.',
} as const

export type StorageTrouble = keyof typeof SENTENCES

export const storageSentence = (code: StorageTrouble): string => SENTENCES[code]

/** On the sheet, quietly. */
export const COPY_OFF = 'Saved, but the second copy is off.'
