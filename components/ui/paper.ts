/** The background colour of every page, for the areas outside it: the bars of the browser and the frame of an installed app. */
export const PAGE_BACKGROUND = { light: '#f7f2e6', dark: '#16140f' } as const
