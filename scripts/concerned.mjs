// What has changed, and which browser specs that concerns: those that visit a page made of a file that has changed, and those that have
// changed themselves, or what they import.
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const SPECS = 'tests/e2e'
/** What keeps the app offline; the specs that look at it import `OFFLINE`. */
const WORKER = /^(lib\/worker\/|scripts\/worker\.mjs$)/
const OFFLINE = `${SPECS}/support/offline.ts`
/** What every page is made with. */
const EVERYWHERE =
  /^(app\/globals\.css|next\.config\.js|postcss\.config\.mjs|package-lock\.json|playwright\.config\.ts|scripts\/(build|csp|serve|headers)\.mjs|scripts\/boot\.js)$/

/**
 * The files that are not as they were where `ref` and what is here parted, and those that are new.
 * @param {string} ref
 * @returns {readonly string[]} paths from the root of the repository
 */
export function changedSince(ref) {
  const [base = ref] = git('merge-base', ref, 'HEAD')
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ].sort()
}

function git(...words) {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.split('\n').filter((line) => line !== '')
}

/**
 * @param {readonly string[]} changed paths from the root of the repository
 * @returns {Promise<readonly string[]>} paths of specs, in their order
 */
export async function concernedSpecs(changed) {
  const specs = readdirSync(join(root, SPECS))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${SPECS}/${name}`)
    .sort()
  if (changed.some((file) => EVERYWHERE.test(file))) return specs
  const isChanged = (file) => changed.includes(file)
  const [routes, madeOf] = await Promise.all([changedRoutes(isChanged), inputsOf(specs)])
  return specs.filter((spec) => {
    const inputs = madeOf.get(spec) ?? []
    if (inputs.some((file) => file.startsWith('tests/') && isChanged(file))) return true
    if (changed.some((file) => WORKER.test(file)) && inputs.includes(OFFLINE)) return true
    const visited = visitedBy(inputs.filter((file) => file.startsWith(SPECS)))
    return visited === 'any' ? routes.length > 0 : routes.some((route) => visited.has(route))
  })
}

/** The routes, by their first folder, of which a page or a layout has a file in it that has changed. */
async function changedRoutes(isChanged) {
  const entries = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .map((name) => `app/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\/(page|layout|error|global-not-found)\.tsx$/.test(name))
  const inputs = await inputsOf(entries)
  const touched = entries.filter((entry) => inputs.get(entry)?.some(isChanged))
  const routeOf = (entry) =>
    entry
      .split('/')
      .slice(1, -1)
      .find((name) => !name.startsWith('(')) ?? ''
  // What lies around every page touches all of them.
  if (touched.some((entry) => /^app\/\(app\)\/(layout|error)\.tsx$/.test(entry)))
    return [...new Set(entries.map(routeOf))]
  return [...new Set(touched.map(routeOf))]
}

/** The first folders of the addresses that specs open, and of the places to which a game at the table leads from there. */
function visitedBy(files) {
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const opened = texts.flatMap((text) =>
    [...text.matchAll(/goto\(\s*(['"`])(?:\.\/)?(\$\{|[a-z-]*)/g)].map(([, , to]) => to),
  )
  if (opened.includes('${')) return 'any'
  const named = texts.flatMap((text) => [...text.matchAll(/[/'"`]([a-z-]+)\/(?=[?'"`$#])/g)].map(([, to]) => to))
  // The start leads to the example, and a new game to its sheet.
  return new Set([...opened, ...named, ...(opened.some((to) => ['', 'new'].includes(to)) ? ['game'] : [])])
}

/** Every file of the repository that each of these imports, at once or later. */
async function inputsOf(entries) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir: 'nowhere',
    outbase: '.',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    loader: { '.css': 'empty', '.woff2': 'empty', '.png': 'empty', '.svg': 'empty', '.md': 'empty' },
    logLevel: 'error',
  })
  const outputs = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint !== undefined)
  return new Map(
    outputs.map(({ entryPoint, inputs }) => [
      entryPoint,
      Object.keys(inputs).map((file) => relative(root, resolve(root, file))),
    ]),
  )
}
