/** One build of the app, as its worker knows it. Written into the worker by scripts/worker.mjs. */
export interface Build {
  /** The path the app was built for: '' or like '/a/b'. */
  readonly base: string
  /** Each file by its path in the build: the start of its SHA-256, in base64. */
  readonly files: Readonly<Record<string, string>>
  readonly packs: readonly Pack[]
  /** The files with the words of each language but English, by its tag: a phone keeps those of the language that it speaks. */
  readonly languages: Readonly<Record<string, readonly string[]>>
  /** How many bytes all that is in no pack and of no other language weighs. */
  readonly weight: number
  /** What every answer carries, whatever the host sends. */
  readonly headers: Readonly<Record<string, string>>
  readonly types: Readonly<Record<string, string>>
}

/** Files that follow one another in `Build.files` in one, for a phone that lacks many of them: folded, deflated and cut. */
export interface Pack {
  readonly first: number
  readonly count: number
  /** In bytes. */
  readonly weight: number
  /** As many of its files as together weigh more than the pack. */
  readonly worth: number
  /** By path, in their order, as `Build.files`. */
  readonly pieces: Readonly<Record<string, string>>
}

export function filesOf(build: Build, { first, count }: Pack): readonly string[] {
  return Object.keys(build.files).slice(first, first + count)
}

/** How much of a digest is kept: enough to tell any two files apart. */
const HASH_LENGTH = 16

/** The hash of a file as it stands in `Build.files`. */
export async function hashOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return btoa(String.fromCharCode(...digest)).slice(0, HASH_LENGTH)
}

/** Where the host has a file: a page lies at its folder, as not every host answers for its index.html. */
export function addressOf(build: Build, path: string): string {
  return pathnameOf(build, path.replace(/(^|\/)index\.html$/, '$1'))
}

/** The name of a content in the cache: another content is another name, so versions can share the cache. */
export function keyOf(build: Build, path: string, hash: string): string {
  return `${pathnameOf(build, path)}?${encodeURIComponent(hash)}`
}

export function pathnameOf(build: Build, path: string): string {
  return `${build.base}/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** The answer that a file gives: its own type and the app's headers, and nothing of how it came here. */
export function responseFor(build: Build, path: string, content: BodyInit): Response {
  const type = build.types[/\.[^./]+$/.exec(path)?.[0] ?? ''] ?? 'application/octet-stream'
  return new Response(content, { headers: { ...build.headers, 'Content-Type': type } })
}
