/**
 * The colours of the light theme, as in app/styles/tokens.css, because a picture has no style sheet. Pictures of the app are
 * always on paper.
 */
export const PAPER = {
  paper: '#f7f2e6',
  card: '#fffdf6',
  ink: '#1d1a16',
  soft: '#4a4235',
  rule: '#d8cdb4',
  margin: '#c9a9a0',
  felt: '#194f3a',
  feltInk: '#fbf7ec',
  red: '#8c1820',
  blue: '#173f78',
  green: '#14532d',
} as const
