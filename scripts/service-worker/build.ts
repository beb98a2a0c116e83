/** One build of the app, as its worker knows it. Written into the worker by scripts/worker.mjs. */
export interface Build {
  /** The path the app was built for: '' or like '/a/b'. */
  readonly base: string
  /** Each file by its path in the build: the start of its SHA-256, in base64. */
  readonly files: Readonly<Record<string, string>>
  /** All text files of the build in one, for a phone that has few of them yet: an object from path to content. */
  readonly pack: { readonly path: string; readonly hash: string }
  /** What every answer carries, whatever the host sends. */
  readonly headers: Readonly<Record<string, string>>
  readonly types: Readonly<Record<string, string>>
}

/** How much of a digest is kept: enough to tell any two files apart. */
const HASH_LENGTH = 16

/** The hash of a file as it stands in `Build.files`. */
export async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return btoa(String.fromCharCode(...digest)).slice(0, HASH_LENGTH)
}

/** Text files travel in the pack. */
export function isPacked(path: string): boolean {
  return path.endsWith('.html') || path.endsWith('.txt')
}

/** Where the host has a file: a page lies at its folder, as not every host answers for its index.html. */
export function addressOf(build: Build, path: string): string {
  const address = path.replace(/(^|\/)index\.html$/, '$1')
  return `${build.base}/${address.split('/').map(encodeURIComponent).join('/')}`
}

/** The name of a file's content in the cache: another content is another name, so versions can share the cache. */
export function keyOf(build: Build, path: string): string {
  return `${build.base}/${path.split('/').map(encodeURIComponent).join('/')}?${encodeURIComponent(build.files[path] ?? '')}`
}

/** The answer that a file gives: its own type and the app's headers, and nothing of how it came here. */
export function responseFor(build: Build, path: string, content: ArrayBuffer | string): Response {
  const type = build.types[/\.[^./]+$/.exec(path)?.[0] ?? ''] ?? 'application/octet-stream'
  return new Response(content, { headers: { ...build.headers, 'Content-Type': type } })
}
