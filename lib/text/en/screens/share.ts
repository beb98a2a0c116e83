/** The page that links lead to, and the ways in which something comes to this phone. */
export const OPEN_AND_KEEP = 'Open and keep'
export const OPEN_ABOUT =
  'A game or house rules from another phone. You see what is in it before anything is kept. A link that opened in the browser, and not in the installed Yuss, can be pasted here.'

export const SCAN_A_CODE = 'Scan a code'
export const OPEN_A_FILE = 'Open a file'
export const PASTE_LABEL = 'Or paste a link, or what stands in a file'
export const OPEN_PASTED = 'Open'
export const OPEN_SOMETHING_ELSE = 'Open something else'
