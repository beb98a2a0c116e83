/** The classes of the main button under the sheet. */
export const FOOT_KEY = 'min-h-main! min-w-min flex-1 px-2!'
