// Languages that no one speaks: they are in builds for the tests alone (YUSS_MADE_UP=1), and no screen offers them.
/** @type {Readonly<Record<string, 'ltr' | 'rtl'>>} */
export const MADE_UP = { 'en-XA': 'ltr', 'ar-XB': 'rtl' }

/**
 * Returns lines of an object as lines that only a build for the tests has.
 * @param {readonly string[]} lines
 */
export const madeUpOnly = (lines) => ["  ...(process.env.NEXT_PUBLIC_MADE_UP === '1' ? {", ...lines, '  } : {}),']
