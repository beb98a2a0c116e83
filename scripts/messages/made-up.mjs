// Languages that nobody speaks: they are in every build, for the tests, and no screen offers them.
/** @type {Readonly<Record<string, 'ltr' | 'rtl'>>} */
export const MADE_UP = { 'en-XA': 'ltr', 'ar-XB': 'rtl' }
