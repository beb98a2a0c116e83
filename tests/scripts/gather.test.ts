import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

// Two languages of few pages each, as Next builds them, are gathered into one folder for a host.

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'yuss-gather-'))
const [out, parts] = [join(folder, 'out'), join(folder, 'parts')]
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const OLD_SCRIPT = '<script noModule="" src="/_next/static/chunks/old.js"></script>'

/** Returns the files that Next builds for a language. */
const builtFor = (tag: string): Readonly<Record<string, string>> => ({
  [`${tag}/index.html`]: `<p>face ${tag}`,
  [`${tag}/play/index.html`]: `<p>play ${tag}${OLD_SCRIPT}`,
  [`${tag}/play/__next._full.txt`]: `play ${tag}`,
  [`${tag}/play/__next._tree.txt`]: 'tree',
  [`${tag}/rules/index.html`]: `<p>rules ${tag}`,
  [`${tag}/rules/terms/index.html`]: `<p>terms ${tag}`,
  [`${tag}/rules/tie/index.html`]: `<p>tie ${tag}`,
  [`${tag}/play/index.txt`]: 'play',
  [`${tag}/rules/tie/__next._full.txt`]: 'tie',
  [`${tag}/games/index.html`]: `<p>games ${tag}`,
  [`${tag}/games/bela-2/index.html`]: `<p>bela ${tag}`,
  [`${tag}/previews/home.png`]: 'picture',
  '_next/static/chunks/code.js': 'code()',
  '_next/static/chunks/old.js': 'old()',
  [`_next/static/chunks/${tag}.js`]: `words('${tag}')`,
  '_next/static/yuss/_buildManifest.js': 'manifest()',
  '404.html': 'not found by Next',
  '404/index.html': 'not found by Next',
  'icons/icon.svg': '<svg/>',
  'icons/icon-512.png': 'png',
})

function run(env: Readonly<Record<string, string>>, ...words: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/dispatch/run-ts.mjs', ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, YUSS_BASE_PATH: '', ...env },
  })
  if (status !== 0) throw new Error(stderr)
}

beforeAll(() => {
  for (const tag of ['en', 'bg']) {
    for (const [path, text] of Object.entries(builtFor(tag))) {
      mkdirSync(dirname(join(parts, tag, path)), { recursive: true })
      writeFileSync(join(parts, tag, path), text)
    }
    run({ YUSS_LANGUAGE: tag }, 'scripts/build/page-words.ts', join(parts, tag, 'words.json'))
  }
  run({}, 'scripts/build/gather.ts', out, parts)
  run({}, 'scripts/build/worker.ts', out, parts)
}, 60_000)

const filesOf = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
const textOf = (path: string): string => readFileSync(join(out, path), 'utf8')

describe('the folder for a host', () => {
  it('the pages of every language are in it, and code once', () => {
    const files = filesOf(out).filter((file) => !/^(kept\/|sw\.js)/.test(file))
    const pages = ['', 'games/', 'games/bela-2/', 'play/', 'rules/', 'rules/terms/', 'rules/tie/']
    expect(files).toEqual(
      [
        ...['en', 'bg'].flatMap((tag) => [
          ...pages.map((page) => `${tag}/${page}index.html`),
          `${tag}/play/index.txt`,
          `${tag}/previews/home.png`,
          `_next/static/chunks/${tag}.js`,
        ]),
        ...['code.js', 'old.js'].map((name) => `_next/static/chunks/${name}`),
        ...['icons/icon.svg', 'icons/icon-512.png', '404.html'],
        // The languages that are still to be built.
        ...['de', 'fr', 'hr'].flatMap((tag) => [`${tag}/index.html`, `${tag}/play/index.html`]),
        // Every address without a language, but for those of pages for readers, which no one has without it.
        ...['', 'play/', 'rules/', 'rules/terms/'].map((page) => `${page}index.html`),
      ].sort(),
    )
  })

  it('the page for unknown addresses speaks every language', () => {
    expect(textOf('404.html')).toMatch(
      /<section lang="en">.*href="\/en\/play\/".*<section lang="bg">.*href="\/bg\/play\/"/,
    )
    expect(textOf('404.html')).not.toContain('Next')
  })

  it('an address without a language lists the languages for those without scripts', () => {
    expect(textOf('rules/index.html')).toMatch(
      /<noscript>.*href="\/en\/rules\/">English<.*href="\/bg\/rules\/">Български<.*<\/noscript>/,
    )
  })
})

describe('an address without a language', () => {
  interface Device {
    readonly wants?: readonly string[]
    readonly stored?: Readonly<Record<string, string>>
  }

  /** Runs the script of a page, and returns the address to which it goes on. */
  function sentTo(address: string, { wants = ['en'], stored = {} }: Device): string {
    const { pathname, search, hash } = new URL(address, 'https://cards.example')
    const script = /<script>([\s\S]*?)<\/script>/.exec(textOf(`${pathname.slice(1)}index.html`))?.[1] ?? ''
    const replace = vi.fn<(to: string) => void>()
    const storage = { getItem: (key: string) => stored[key] ?? null }
    const names = {
      location: { pathname, search, hash, replace },
      localStorage: storage,
      navigator: { languages: wants },
    }
    const window = { ...names, matchMedia: () => ({ matches: false }) }
    new Function(...Object.keys(names), 'window', script)(...Object.values(names), window)
    expect(replace).toHaveBeenCalledTimes(1)
    return replace.mock.calls[0]?.[0] ?? ''
  }

  it.each<[string, string, Device, string]>([
    ['one of the device’s languages', '/rules/', { wants: ['bg-BG'] }, '/bg/rules/'],
    ['English where no language fits', '/rules/', { wants: ['ja'] }, '/en/rules/'],
    ['the chosen language', '/rules/', { wants: ['bg'], stored: { 'yuss-language': 'fr' } }, '/fr/rules/'],
    ['one of the device’s if it is to choose', '/', { wants: ['bg'], stored: { 'yuss-language': 'auto' } }, '/bg/'],
    ['the same query and part', '/rules/?q=tie#a', {}, '/en/rules/?q=tie#a'],
    ['the public face for a reader', '/', {}, '/en/'],
    ['the first screen for a player', '/', { stored: { 'yuss-player': 'yes' } }, '/en/play/'],
  ])('it goes on to %s', (_, address, device, to) => {
    expect(sentTo(address, device)).toBe(to)
  })
})

describe('the files that a device stores', () => {
  const listOf = (tag: string): readonly (readonly [string, string, number])[] => {
    const name = readdirSync(join(out, 'kept')).find((file) => file.startsWith(`${tag}.`)) ?? ''
    expect(textOf('sw.js')).toContain(`kept/${name}`)
    return JSON.parse(textOf(`kept/${name}`))
  }

  it.each(['en', 'bg'])('the list of a language has its screens and code, and no pages for readers: %s', (tag) => {
    expect(
      listOf(tag)
        .map(([path]) => path)
        .toSorted(),
    ).toEqual(
      [
        '404.html',
        '_next/static/chunks/code.js',
        `_next/static/chunks/${tag}.js`,
        `${tag}/play/`,
        `${tag}/play/index.txt`,
        `${tag}/rules/`,
        `${tag}/rules/terms/`,
        'icons/icon.svg',
      ].sort(),
    )
  })

  it('the list has the hash of each file', () => {
    for (const [path, hash] of listOf('bg'))
      expect(
        createHash('sha256')
          .update(textOf(path.replace(/\/$/, '/index.html')))
          .digest('base64'),
        path,
      ).toBe(hash)
  })

  it('the page for damaged files has its words in every language', () => {
    for (const words of ['Save a backup', 'Запази резервно копие']) expect(textOf('sw.js')).toContain(words)
  })
})
