/** What is said where the app cannot run. */
export const TOO_OLD = {
  title: 'This browser is too old for Yuss.',
  about:
    ' It cannot keep a sheet, nor work without the network. Use a newer one: Chrome or Edge from 111 on, Firefox from 128, Safari from 16.4. What stands on this page can still be read.',
} as const

export const NEEDS_JAVASCRIPT = 'Yuss needs JavaScript to keep a sheet. The rules can be read without it.'
