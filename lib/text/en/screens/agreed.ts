/** Points settled by word. */
export const POINTS_BY_WORD = 'Points you agree on'
export const WRITE_THEM_DOWN = 'Write them down'
export const AGREED_NUMBER = 'A whole number, with a minus sign in front where points are taken away.'
export const AGREED_WHY = 'Why (may be left empty)'
