const PUSHED = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g

/** Returns the text of the `index.txt` beside a built page: Next writes it into the scripts of the page too, piece by piece. */
export const textOfPage = (html: string): string =>
  [...html.matchAll(PUSHED)].map(([, pushed = '""']) => String(JSON.parse(pushed))).join('')
