/** One build of the app, as its worker knows it. Written into the worker by scripts/build/worker.mjs. */
export interface Build {
  /** The path the app was built for: '' or like '/a/b'. */
  readonly base: string
  /**
   * The files that a phone keeps: the address of each below the path, its SHA-256 in base64, its bytes as most hosts pack it, and
   * the languages, where it holds the words of some and is of use in no other.
   */
  readonly files: readonly (readonly [path: string, hash: string, bytes: number, languages?: readonly string[]])[]
}
