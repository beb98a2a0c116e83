/** The camera that looks for a code, and a picture in its place. */
export const THE_CAMERA = 'The camera'
export const FROM_A_PICTURE = 'From a picture'
export const NO_CODE_THERE = 'There is no code to be read in that picture. Take it closer and straight.'

export const NO_CAMERA = {
  refused: 'The camera may not be used here. Allow it for this page in the browser, or take a picture of the code.',
  missing: 'There is no camera that this browser can use. Take a picture of the code, or paste the link.',
} as const
