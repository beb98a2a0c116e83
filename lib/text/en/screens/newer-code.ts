/** A newer version has taken over. */
export const NEWER_VERSION = 'Newer version'
export const LOAD_AGAIN = 'Load again'
