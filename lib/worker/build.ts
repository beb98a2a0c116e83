/** One build of the app, for its worker. Written into the worker by scripts/build/worker.mjs. */
export interface Build {
  /** The path for which the app was built: '' or like '/a/b'. */
  readonly base: string
  /**
   * The files that a device stores: the path of each below the base, its SHA-256 in base64, its size in bytes as most hosts
   * compress it, and its languages, if it has messages that are useful only in these.
   */
  readonly files: readonly (readonly [path: string, hash: string, bytes: number, languages?: readonly string[]])[]
}
