/** What was found damaged in the storage. */
export const DAMAGE_FOUND = 'Damage found'
export const DAMAGE_HERE = 'Damage was found here'
export const SAVE_DAMAGE = 'Save what was found'
export const DAMAGE_SAVED = 'Done'
export const FORGET_DAMAGE = 'Forget it'

/** The name of the file that it is saved to. */
export const damageFile = (day: string): string => `Yuss damage ${day}`
