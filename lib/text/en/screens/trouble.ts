/** What helps when the storage could not keep a game. */
export const TRY_AGAIN = 'Try again'
export const PUT_IT_BACK = 'Put it back'
