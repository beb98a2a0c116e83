// Which scripts the start of the app asks for by itself: they are in the browser's own cache by the time the worker comes
// to them, and would only come once more in a pack.

/**
 * @param {ReadonlyMap<string, Buffer>} contents the files of a build, by path
 * @returns {ReadonlySet<string>} paths
 */
export function askedFirst(contents) {
  const scripts = [...contents.keys()].filter((path) => path.endsWith('.js'))
  const start = textOf('index.html')
  const own = namedIn(start)
  // What Next fetches ahead for every link that is seen.
  const linked = [...start.matchAll(/<a [^>]*?href="([^"#?]+)/g)].flatMap(([, href]) => pageOf(href))
  return new Set([...own, ...own.flatMap(loadedBy), ...linked.flatMap((page) => namedIn(textOf(page)))])

  function textOf(path) {
    return contents.get(path)?.toString() ?? ''
  }

  /** What it runs; what it only names ahead (scripts/ahead.mjs) is loaded by that. */
  function namedIn(page) {
    const run = page.replace(/<link [^>]*>/g, '')
    return scripts.filter((path) => run.includes(encodeURI(path)))
  }

  function pageOf(href) {
    const pages = [...contents.keys()].filter((path) => path.endsWith('/index.html'))
    return pages.filter((path) => href.endsWith(`/${path.replace(/index\.html$/, '')}`))
  }

  /** The parts that a script loads later: webpack calls them by number, and mostly names their files after it. */
  function loadedBy(script) {
    const ids = [...textOf(script).matchAll(/\.e\((\d+)\)/g)].map(([, id]) => id)
    const called = ids.flatMap((id) => [id, ...namesOf(id)])
    return scripts.filter((path) => called.some((name) => path.split('/').at(-1).startsWith(`${name}.`)))
  }

  /** What the runtime says of a number: the name of a file, or its hash. */
  function namesOf(id) {
    const runtime = textOf(scripts.find((path) => /\/webpack-[^/]*\.js$/.test(path)))
    return [...runtime.matchAll(new RegExp(`\\b${id}(?::|===\\w+\\?)"([^"/]+)"`, 'g'))].map(([, name]) => name)
  }
}
