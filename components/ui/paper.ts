/** The ground of every page, for what is coloured outside of it: the bars of the browser, the frame of an installed app. */
export const PAPER = { light: '#f7f2e6', dark: '#16140f' } as const
