/** The ways in which something leaves this phone. */
export const TOO_LONG_FOR_A_LINK = 'This is too long for a link. It goes as a file.'
export const TOO_LONG_FOR_A_CODE = 'This is too long for one code to scan. It goes as a link or as a file.'
export const POINT_THE_CAMERA = 'Point the camera of the other phone at it.'
export const SHARE_LINK = 'Share link'
export const COPY_LINK = 'Copy link'
export const COPIED = 'Copied'
export const SAVE_FILE = 'Save file'
export const SHARE_FILE = 'Share file'

export const codeToScan = (name: string): string => `Code to scan: ${name}`
export const linkLabel = (length: number): string => `The link (${length} characters; everything is in it)`

/** What came of it. */
export const LINK_COPIED = 'The link is copied.'
export const SELECT_THE_LINK = 'Select the link below and copy it.'
export const SHARE_REFUSED = 'This browser does not share that. Copy the link or save the file instead.'
