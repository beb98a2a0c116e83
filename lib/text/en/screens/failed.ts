/** A page that cannot be shown. */
export const PAGE_FAILED = {
  title: 'Something went wrong here',
  about: 'What was saved is still on this phone.',
} as const

/** Not all that the page is made of arrived. */
export const PAGE_MISSING = {
  title: 'This page could not be fetched',
  about: 'A part of it did not arrive over the network. What was saved is still on this phone.',
} as const

export const STILL_NO_ANSWER = 'There is still no answer. Yuss tries again as soon as there is a network.'
export const RELOAD_THE_PAGE = 'Reload the page'
