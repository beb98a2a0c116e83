/** House rules to look at, name and change. */
export const NEW_HOUSE_RULES = 'New house rules'
export const HOUSE_UNREADABLE = 'These rules cannot be read. They are kept as they are; a backup carries them.'
export const RULES_NAME = { label: 'Name', placeholder: 'The Quarry Inn' } as const

/** Around the name of the game that they start from. */
export const STARTED_FROM = {
  before: 'After ',
  after: ': what that game has, except where it is changed here.',
} as const

/** At the foot: what they still lack, and keeping them. */
export const NOT_PLAYABLE_YET = 'These rules cannot be played together yet: see above.'
export const NAME_TO_KEEP = 'Give them a name to keep them.'
export const KEEP_THESE_RULES = 'Keep these rules'
export const KEEP_THE_CHANGES = 'Keep the changes'
export const RULES_KEPT = 'Kept'

/** What can be done with them once they are kept. */
export const PLAY_BY_THESE = 'Play a game by these rules'
export const SHARE_RULES = 'Share'
export const shareTitle = (name: string): string => `Share “${name}”`
