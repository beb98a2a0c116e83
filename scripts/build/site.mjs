import { basePath } from '../serve/base-path.mjs'

/**
 * Returns the origin at which the app is published, such as 'https://cards.example'; '' if YUSS_SITE is not set. Shared pages
 * need it, because the address of their preview picture has to be absolute. Throws if YUSS_SITE is not such an address, or has a
 * path other than `path`, the path of the app.
 */
export function siteOf(given, path) {
  if (given === undefined || given.trim() === '') return ''
  const url = URL.canParse(given) ? new URL(given) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new Error(`expected YUSS_SITE to be an address like https://cards.example, got ${given}`)
  const under = url.pathname.replace(/\/+$/, '')
  if (under !== '' && under !== path)
    throw new Error(`expected the path of YUSS_SITE ${given} to be ${path || '/'}: set YUSS_BASE_PATH=${under} too.`)
  return url.origin
}

export const site = siteOf(process.env.YUSS_SITE, basePath)
