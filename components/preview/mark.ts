/** The mark of the app, as in public/icons/icon.svg, without the background that an icon has. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="56 56 400 400"><g transform="translate(256 256)"><rect x="-112" y="-158" width="224" height="316" rx="26" fill="#e6dcc2" transform="rotate(-10)"/><g transform="rotate(6)"><rect x="-112" y="-158" width="224" height="316" rx="26" fill="#fffdf6"/><path d="M-60-114h92M2-114V-8a42 42 0 0 1-80 18" fill="none" stroke="#1d1a16" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/><path d="M42 134C8 108-16 90-16 64a29 29 0 0 1 58-10 29 29 0 0 1 58 10c0 26-24 44-58 70z" fill="#8c1820" transform="translate(8 6)"/></g></g></svg>`

/** The mark as a data address for an image. */
export const MARK_ADDRESS = `data:image/svg+xml,${encodeURIComponent(MARK)}`
