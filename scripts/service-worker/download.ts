import { hashOf } from './build'

export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** The network gave something, but not what was built. */
export class OtherContent extends Error {}

/** Whatever answers, a sign-in page of some network or a broken host: only the very content that was built passes. */
export async function download(fetch: Fetch, address: string, path: string, hash: string): Promise<ArrayBuffer> {
  // What the page itself asks for goes first.
  const init = { priority: 'low' } as const
  try {
    const cache = path.startsWith('_next/static/') ? 'default' : 'no-cache'
    return await checked(await fetch(address, { ...init, cache }), path, hash)
  } catch {
    // Something on the way may have kept an older content.
    return checked(await fetch(address, { ...init, cache: 'reload' }), path, hash)
  }
}

/** The body of an answer, if it is what was built. */
export async function checked(response: Response, path: string, hash: string): Promise<ArrayBuffer> {
  // Some hosts answer for the page of what is not there as they do for what is not there.
  const good = response.status === 200 || (path === '404.html' && response.status === 404)
  const isPage = (response.headers.get('Content-Type') ?? '').startsWith('text/html')
  if (!good || isPage !== path.endsWith('.html'))
    throw new OtherContent(`${path}: status ${response.status}, or another type`)
  const content = await response.arrayBuffer()
  if ((await hashOf(content)) !== hash) throw new OtherContent(`${path}: another content than was built`)
  return content
}
