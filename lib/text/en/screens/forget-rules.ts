/** Taking rules of the house out of the list. */
export const FORGET_RULES = 'Forget these rules'
export const FORGET_ABOUT = 'They leave the list of games. Every game played by them keeps its own copy.'
export const FORGET_NOT = 'Keep them'
export const FORGET_DO = 'Forget them'

export const forgetTitle = (name: string): string => `Forget “${name}”`
