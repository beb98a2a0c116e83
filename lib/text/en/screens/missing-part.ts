/** What stands in the place of a part of a screen that could not be fetched. */
export const TRY_AGAIN = 'Try again'
export const partMissing = (name: string): string => `${name} could not be fetched. Nothing that was saved is lost.`
