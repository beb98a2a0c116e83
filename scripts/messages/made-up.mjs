// The languages that are made up for tests: only builds for the tests have them (YUSS_MADE_UP=1), and no screen offers them.
/** @type {Readonly<Record<string, 'ltr' | 'rtl'>>} */
export const MADE_UP = { 'en-XA': 'ltr', 'ar-XB': 'rtl' }

/**
 * Returns the given lines of an object as lines that only a build for the tests includes.
 * @param {readonly string[]} lines
 */
export const madeUpOnly = (lines) => ["  ...(process.env.NEXT_PUBLIC_MADE_UP === '1' ? {", ...lines, '  } : {}),']
