import type { Build } from './build'
import type { Store } from './store'

/** What an address means in a build: a file, a folder asked for without its slash, a part of another build, or nothing. */
type Place =
  | { readonly kind: 'file' | 'older'; readonly path: string }
  | { readonly kind: 'folder' }
  | { readonly kind: 'unknown' }

/** Where a URL of the app's own leads, whatever its query says; undefined where it is not the app's. */
export function placeOf(build: Build, url: URL): Place | undefined {
  if (!url.pathname.startsWith(`${build.base}/`)) return undefined
  const path = decoded(url.pathname.slice(build.base.length + 1))
  const has = (name: string) => Object.hasOwn(build.files, name)
  if (path !== undefined && has(path)) return { kind: 'file', path }
  if (path === '' || path?.endsWith('/') === true) {
    return has(`${path}index.html`) ? { kind: 'file', path: `${path}index.html` } : { kind: 'unknown' }
  }
  if (path?.startsWith('_next/static/') === true) return { kind: 'older', path }
  return has(`${path}/index.html`) ? { kind: 'folder' } : { kind: 'unknown' }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

type Fetch = (request: Request) => Promise<Response>

/** What goes on after the answer has been given. */
type Later = (work: Promise<unknown>) => void

/**
 * The answer to a request, or undefined where it is none of the app's business. Only what the build does not know goes to
 * the network first: a page newer than this build may be there.
 */
export function answer(
  build: Build,
  store: Store,
  fetch: Fetch,
  request: Request,
  later: Later,
): Promise<Response> | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const url = new URL(request.url)
  const place = placeOf(build, url)
  if (place === undefined) return undefined
  switch (place.kind) {
    case 'file':
      return fileFor(store, fetch, request, place.path, later)
    case 'folder':
      return Promise.resolve(Response.redirect(`${url.origin}${url.pathname}/${url.search}`, 302))
    case 'older':
      return store.findOlder(place.path).then((found) => found ?? fetch(request))
    case 'unknown':
      return request.mode === 'navigate' ? fetch(request).catch(() => notFound(store, request)) : undefined
  }
}

async function fileFor(store: Store, fetch: Fetch, request: Request, path: string, later: Later): Promise<Response> {
  const found = await store.find(path)
  // Next asks with HEAD whether a page is there, before it fetches it.
  if (found !== undefined) return request.method === 'HEAD' ? new Response(null, { headers: found.headers }) : found
  const response = await fetch(request)
  // What was asked for once will be asked for again. What is no file of this build is passed on, and not kept.
  if (request.method === 'GET') later(store.keep(path, response.clone()).catch(() => undefined))
  return response
}

async function notFound(store: Store, request: Request): Promise<Response> {
  const page = await store.find('404.html')
  if (page === undefined) return Response.error()
  return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers: page.headers })
}
