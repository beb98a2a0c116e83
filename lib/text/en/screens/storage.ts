/** The state of what is stored on the phone. */
export const onThisPhone = (usage: string): string => `Every game is on this phone alone, in this browser. ${usage}`

export const ASK_TO_KEEP = 'Ask the browser'

/** What is behind the way to the data. */
export const DATA_OFFERS = 'Save or restore a backup, open a file'

/** How much room the games take, in bytes, and of how much. */
export function usageSentence(usage: number | null, quota: number | null): string {
  // A browser that has not counted yet says nothing at all.
  if (usage === null || usage === 0) return 'This browser does not say how much space they use.'
  const room = quota === null ? '' : ` of ${bytesInWords(quota)} that it may have`
  return `They and the app take ${bytesInWords(usage)}${room}.`
}

/** “1.2 MB”, in steps that a person can compare. */
export function bytesInWords(count: number): string {
  if (count < 1000) return `${count} bytes`
  const [unit, size] = count < 1e6 ? ['kB', 1e3] : count < 1e9 ? ['MB', 1e6] : ['GB', 1e9]
  const value = count / size
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`
}

/** What a page without https has to do without. */
export const PLAIN_HTTP = {
  title: 'This page came over plain http.',
  about: 'The sheet works and saves all the same. Until the page comes over https, browsers do not allow:',
  missing: [
    'opening Yuss without a network, and adding it to the home screen;',
    'the promise to keep what is stored, and the second copy;',
    'keeping the screen on during a game.',
  ],
} as const

/** What was found damaged in the storage. */
export const DAMAGE_FOUND = 'Damage found'
export const DAMAGE_HERE = 'Damage was found here'
export const SAVE_DAMAGE = 'Save what was found'
export const DAMAGE_SAVED = 'Done'
export const DISMISS_DAMAGE = 'Dismiss'

/** The name of the file that it is saved to. */
export const damageFile = (day: string): string => `Yuss damage ${day}`

/** What can be done about games without a backup. */
export const SAVE_A_BACKUP = 'Save a backup'
export const NOT_NOW = 'Not now'
