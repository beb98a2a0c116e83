/** The offer of a newer build, and what became of it. */
export const UPDATE_LABEL = 'Update'
export const UPDATE_NOW = 'Update now'
export const UPDATE_LATER = 'Later'
export const UPDATE_CLOSE = 'Close'

export const UPDATE_STEPS = {
  offered: 'A newer Yuss is ready. Your games stay as they are.',
  asked: 'Updating…',
  reloading: 'Updating…',
  busy: 'A hand is being entered in another tab. Finish it first.',
  stuck: 'The update did not start. It will be ready when you next open Yuss.',
} as const

/** A newer version has taken over. */
export const NEWER_VERSION = 'Newer version'
export const RELOAD = 'Reload'
