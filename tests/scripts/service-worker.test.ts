import { describe, expect, it, vi } from 'vitest'
import { buildOf, hostOf, Phone, type Host } from '../support/worker-world'

const V1 = {
  'index.html': '<p>start 1',
  'index.txt': 'start 1',
  'rules/index.html': '<p>rules 1',
  '404.html': '<p>no such page',
  '_next/static/chunks/[a].js': 'a()',
  '_next/static/b.js': 'b()',
}
const V2 = { ...V1, 'index.html': '<p>start 2', 'index.txt': 'start 2', '_next/static/b.js': 'b(2)' }

/** More pages than are fetched one by one. */
const MANY = {
  ...V1,
  ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`rules/${at}/index.html`, `<p>${at}`])),
}
const SCRIPTS = ['/_next/static/b.js', '/_next/static/chunks/%5Ba%5D.js']
const PIECES = Object.keys(buildOf(MANY).packs[0]?.pieces ?? {}).map((path) => `/${path}`)

const portal: Host = () => new Response('<p>Sign in', { headers: { 'Content-Type': 'text/html' } })
const broken: Host = () => new Response('oops', { status: 500, headers: { 'Content-Type': 'text/html' } })

async function phoneWith(contents: Readonly<Record<string, string>>, base = '') {
  const phone = new Phone()
  phone.host = hostOf(contents, base)
  const worker = phone.worker(buildOf(contents, base))
  await worker.install()
  await worker.activate()
  phone.host = 'gone'
  phone.asked.length = 0
  return { phone, worker }
}

describe('the first visit', () => {
  it('keeps every file, and answers from them with the host gone', async () => {
    const { worker, phone } = await phoneWith(V1)
    const start = await worker.ask('/')
    expect(await start?.text()).toBe('<p>start 1')
    expect(start?.headers.get('Content-Type')).toBe('text/html')
    expect(start?.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await (await worker.ask('/_next/static/chunks/%5Ba%5D.js'))?.text()).toBe('a()')
    expect(phone.asked).toEqual([])
    expect(phone.claims).toBe(1)
  })

  it('fetches many pages in one pack, and keeps nothing of the pack itself', async () => {
    const phone = new Phone()
    phone.host = hostOf(MANY)
    const worker = phone.worker(buildOf(MANY))
    await worker.install()
    expect(phone.asked.sort()).toEqual([...SCRIPTS, ...PIECES])
    expect(phone.cache.files()).toHaveLength(Object.keys(MANY).length)
    expect(await (await worker.ask('/rules/39/'))?.text()).toBe('<p>39')
  })

  it.each([
    ['has been spoilt', (path: string) => (path === PIECES[1] ? new Response('spoilt') : hostOf(MANY)(path))],
    ['is not there', (path: string) => (path === PIECES[1] ? undefined : hostOf(MANY)(path))],
  ])('fetches page by page where a piece of the pack %s', async (_, host) => {
    const phone = new Phone()
    phone.host = host
    const worker = phone.worker(buildOf(MANY))
    await worker.install()
    expect(phone.asked).toContain('/rules/39/')
    expect(await (await worker.ask('/rules/39/'))?.text()).toBe('<p>39')
  })

  it('fetches page by page in a browser that cannot inflate', async () => {
    vi.stubGlobal('DecompressionStream', undefined)
    const phone = new Phone()
    phone.host = hostOf(MANY)
    await phone.worker(buildOf(MANY)).install()
    vi.unstubAllGlobals()
    expect(phone.asked.filter((path) => PIECES.includes(path))).toEqual([])
    expect(phone.cache.files()).toHaveLength(Object.keys(MANY).length)
  })

  it('goes on from where it was cut, whatever came before that', async () => {
    const phone = new Phone()
    // The line breaks in the middle of the pack.
    phone.host = (path) => {
      if (path === PIECES[1]) throw new TypeError('Failed to fetch')
      return hostOf(MANY)(path)
    }
    await expect(phone.worker(buildOf(MANY)).install()).rejects.toThrow('Failed to fetch')
    phone.host = hostOf(MANY)
    phone.asked.length = 0
    const again = phone.worker(buildOf(MANY))
    await again.install()
    expect(phone.asked).not.toContain(PIECES[0])
    expect(phone.asked.filter((path) => !PIECES.includes(path))).toEqual([])
    phone.host = 'gone'
    expect(await (await again.ask('/rules/39/'))?.text()).toBe('<p>39')
  })

  it('leaves most lines to a host to the page: no more than two are open at a time', async () => {
    const phone = new Phone()
    let [open, most] = [0, 0]
    phone.host = async (path) => {
      open += 1
      most = Math.max(most, open)
      await new Promise((done) => setImmediate(done))
      open -= 1
      return hostOf(MANY)(path)
    }
    await phone.worker(buildOf(MANY)).install()
    expect(most).toBe(2)
  })

  it('asks again, past every cache, for a content that does not fit', async () => {
    const phone = new Phone()
    let stale = 1
    phone.host = (path) => (path === '/_next/static/b.js' && stale-- > 0 ? new Response('old') : hostOf(V1)(path))
    await phone.worker(buildOf(V1)).install()
    expect(phone.asked.filter((path) => path === '/_next/static/b.js')).toHaveLength(2)
  })

  it('takes the page for what is not there from a host that gives it the status 404', async () => {
    const phone = new Phone()
    phone.host = async (path) => {
      const found = await hostOf(V1)(path)
      return path === '/404.html' ? new Response(found?.body, { status: 404, headers: found?.headers ?? {} }) : found
    }
    await phone.worker(buildOf(V1)).install()
    expect(phone.cache.files()).toHaveLength(6)
  })
})

describe('a network that answers with something else', () => {
  it.each([
    ['the sign-in page of a network', portal],
    ['the errors of a broken host', broken],
    ['a script cut short', (path: string) => (path.endsWith('b.js') ? new Response('b(') : hostOf(V2)(path))],
    [
      'a page where a script was asked for',
      (path: string) => (path.endsWith('b.js') ? portal(path) : hostOf(V2)(path)),
    ],
    ['nothing at all', 'gone' as const],
  ])('keeps nothing of %s, and the build that was there goes on', async (_, host) => {
    const { phone, worker } = await phoneWith(V1)
    const before = phone.cache.files()
    const next = buildOf(V2)
    phone.host = host
    await expect(phone.worker(next).install()).rejects.toThrow()
    // What is new has proved to be of the next build.
    const hashes = Object.values(next.files).map(encodeURIComponent)
    const added = phone.cache.files().filter((key) => !before.includes(key))
    expect(added.filter((key) => !hashes.includes(key.split('?')[1] ?? ''))).toEqual([])
    expect(phone.cache.files()).toEqual(expect.arrayContaining([...before]))
    phone.host = 'gone'
    expect(await (await worker.ask('/'))?.text()).toBe('<p>start 1')
  })
})

describe('an update', () => {
  it('fetches what has changed and nothing else', async () => {
    const { phone } = await phoneWith(V1)
    phone.host = hostOf(V2)
    await phone.worker(buildOf(V2)).install()
    expect(phone.asked.sort()).toEqual(['/', '/_next/static/b.js', '/index.txt'])
  })

  it('leaves the old build whole until it takes over, and nothing of it once its tabs have gone', async () => {
    const { phone, worker } = await phoneWith(V1)
    phone.host = hostOf(V2)
    const next = phone.worker(buildOf(V2))
    await next.install()
    phone.host = 'gone'
    expect(await (await worker.ask('/'))?.text()).toBe('<p>start 1')
    await next.activate()
    expect(await (await next.ask('/'))?.text()).toBe('<p>start 2')
    // The tab has been loaded again: another page to the browser.
    phone.tabs = ['second']
    await next.message('complete?')
    expect(phone.cache.files()).toHaveLength(Object.keys(V2).length)
  })

  it('still gives the scripts of the old build to a tab that has not been loaded again', async () => {
    const { phone } = await phoneWith({ ...V1, '_next/static/old.js': 'old()' })
    phone.host = hostOf(V2)
    phone.tabs = ['hand being entered', 'other']
    const next = phone.worker(buildOf(V2))
    await next.install()
    await next.activate()
    phone.tabs = ['hand being entered', 'other, loaded again']
    await next.message('complete?')
    expect(await (await next.ask('/_next/static/old.js'))?.text()).toBe('old()')
    // A browser starts a worker again and again.
    const later = phone.worker(buildOf(V2))
    phone.tabs = ['both, loaded again']
    await later.message('complete?')
    expect((await later.ask('/_next/static/old.js'))?.status).toBe(404)
  })

  it('drops nothing while another one waits, which may be made of it', async () => {
    const { phone, worker } = await phoneWith(V1)
    phone.host = hostOf(V2)
    phone.next = {}
    await phone.worker(buildOf(V2)).install()
    const before = phone.cache.files()
    phone.tabs = ['second']
    await worker.message('complete?')
    expect(phone.cache.files()).toEqual(before)
  })

  it('takes over when told to, and not before', async () => {
    const { phone, worker } = await phoneWith(V1)
    await worker.message('hello')
    expect(phone.takeovers).toBe(0)
    await worker.message('take-over')
    expect(phone.takeovers).toBe(1)
  })
})

describe('the answers', () => {
  it('are the same whatever stands in the query', async () => {
    const { worker } = await phoneWith(V1)
    expect(await (await worker.ask('/index.txt?_rsc=1abc'))?.text()).toBe('start 1')
    expect(await (await worker.ask('/rules/?id=7', { mode: 'navigate' }))?.text()).toBe('<p>rules 1')
  })

  it('to HEAD have no body', async () => {
    const { worker } = await phoneWith(V1)
    const response = await worker.ask('/rules/', { method: 'HEAD' })
    expect([response?.status, response?.headers.get('Content-Type'), await response?.text()]).toEqual([
      200,
      'text/html',
      '',
    ])
  })

  it('send a folder without its slash on, with its query', async () => {
    const { worker } = await phoneWith(V1)
    const response = await worker.ask('/rules?id=7', { mode: 'navigate' })
    expect([response?.status, response?.headers.get('Location')]).toEqual([302, 'https://yuss.example/rules/?id=7'])
  })

  it.each(['/no/such/page/', '/rules/x', '/%zz'])('say that there is no page %s, with the status 404', async (path) => {
    const { worker } = await phoneWith(V1)
    const response = await worker.ask(path, { mode: 'navigate' })
    expect([response?.status, await response?.text()]).toEqual([404, '<p>no such page'])
  })

  it('give a page that is newer than the build from the network', async () => {
    const { worker, phone } = await phoneWith(V1)
    phone.host = hostOf({ 'new/index.html': '<p>new' })
    expect(await (await worker.ask('/new/', { mode: 'navigate' }))?.text()).toBe('<p>new')
    expect(phone.cache.files()).toHaveLength(6)
  })

  it.each([
    ['to another host', '/', { origin: 'https://example.org' }],
    ['that sends something', '/', { method: 'POST' }],
    ['for the worker itself', '/sw.js', {}],
  ])('leave a request %s to the browser', async (_, path, options) => {
    const { worker } = await phoneWith(V1)
    expect(worker.ask(path, options)).toBeUndefined()
  })

  it('know nothing outside the path that the app was built for', async () => {
    const { worker } = await phoneWith(V1, '/a/b')
    expect(await (await worker.ask('/a/b/rules/'))?.text()).toBe('<p>rules 1')
    for (const path of ['/', '/rules/', '/a/bc/']) expect(worker.ask(path, { mode: 'navigate' }), path).toBeUndefined()
  })
})

describe('a phone that dropped files', () => {
  it('fetches what is missing when a page asks whether all is there', async () => {
    const { worker, phone } = await phoneWith(V1)
    const lost = [...phone.cache.entries.keys()].find((key) => key.includes('b.js')) ?? ''
    phone.cache.entries.delete(lost)
    const answers: unknown[] = []
    const port = { postMessage: (data: unknown) => void answers.push(data) }
    await worker.message('complete?', port)
    phone.host = hostOf(V1)
    await worker.message('complete?', port)
    expect(answers).toEqual([false, true])
    expect(phone.cache.entries.has(lost)).toBe(true)
  })

  it('goes to the network for a page it lacks, and keeps it', async () => {
    const { worker, phone } = await phoneWith(V1)
    phone.cache.entries.clear()
    phone.host = hostOf(V1)
    expect(await (await worker.ask('/rules/'))?.text()).toBe('<p>rules 1')
    await phone.untilDone()
    phone.host = 'gone'
    expect(await (await worker.ask('/rules/'))?.text()).toBe('<p>rules 1')
  })

  it('passes on what a newer build has in the place of a page it lacks, and does not keep it', async () => {
    const { worker, phone } = await phoneWith(V1)
    phone.cache.entries.clear()
    phone.host = hostOf(V2)
    expect(await (await worker.ask('/'))?.text()).toBe('<p>start 2')
    await phone.untilDone()
    expect(phone.cache.files()).toEqual([])
  })
})

describe('a phone that is to save data', () => {
  async function savingPhone() {
    const phone = new Phone()
    phone.savesData()
    phone.host = hostOf(MANY)
    const worker = phone.worker(buildOf(MANY))
    await worker.install()
    await worker.activate()
    return { phone, worker }
  }

  const said = async (worker: Awaited<ReturnType<typeof savingPhone>>['worker'], message: string) => {
    const answers: unknown[] = []
    await worker.message(message, { postMessage: (data) => void answers.push(data) })
    return answers
  }

  it('fetches nothing by itself, and says about how much is left out', async () => {
    const { phone, worker } = await savingPhone()
    // The pack weighs 5000, the two scripts 1000.
    expect(await said(worker, 'complete?')).toEqual([6000])
    expect(phone.asked).toEqual([])
    await worker.ask('/_next/static/b.js')
    await phone.untilDone()
    expect(await said(worker, 'complete?')).toEqual([5500])
  })

  it('keeps what is asked for, and what the first page had asked for before there was a worker', async () => {
    const { phone, worker } = await savingPhone()
    await worker.message([
      'https://yuss.example/?game=1',
      '/_next/static/b.js',
      '/no/such/page/',
      'https://x.example/rules/',
    ])
    await worker.ask('/rules/')
    await phone.untilDone()
    phone.host = 'gone'
    expect(await (await worker.ask('/'))?.text()).toBe('<p>start 1')
    expect(await (await worker.ask('/_next/static/b.js'))?.text()).toBe('b()')
    expect(await (await worker.ask('/rules/'))?.text()).toBe('<p>rules 1')
    expect(phone.cache.files()).toHaveLength(3)
  })

  it('gets everything when that is said, and from then on', async () => {
    const { phone, worker } = await savingPhone()
    expect(await said(worker, 'everything')).toEqual([true])
    expect(phone.cache.files()).toHaveLength(Object.keys(MANY).length)
    const more = { ...MANY, 'new/index.html': '<p>new' }
    phone.host = hostOf(more)
    phone.asked.length = 0
    await phone.worker(buildOf(more)).install()
    expect(phone.asked).toEqual(['/new/'])
  })

  it('says that it failed, and tries again on another visit, where everything could not be had', async () => {
    const { phone, worker } = await savingPhone()
    phone.host = 'gone'
    expect(await said(worker, 'everything')).toEqual([false])
    phone.host = hostOf(MANY)
    expect(await said(worker, 'complete?')).toEqual([true])
  })

  it('gets the new versions of what it has, and nothing else, with an update', async () => {
    const parts = (name: string, other: string) => ({
      [`_next/static/chunks/4bd1b696-${name}.js`]: name,
      '_next/static/chunks/34.aaaaaaaa.js': other,
    })
    const first = { ...V1, ...parts('01234567', 'x') }
    const second = { ...V1, ...parts('fedcba98', 'x'), 'index.html': '<p>start 2' }
    const phone = new Phone()
    phone.savesData()
    phone.host = hostOf(first)
    const worker = phone.worker(buildOf(first))
    await worker.install()
    await worker.message(['/', '/_next/static/chunks/4bd1b696-01234567.js'])
    phone.host = hostOf(second)
    phone.asked.length = 0
    await phone.worker(buildOf(second)).install()
    expect(phone.asked.sort()).toEqual(['/', '/_next/static/chunks/4bd1b696-fedcba98.js'])
  })
})

describe('the words of a language', () => {
  const SPOKEN = { ...V1, 'words/bg.js': 'Здрасти', 'words/de.js': 'Moin' }
  const NEXT = { ...SPOKEN, 'words/bg.js': 'Здравей' }

  async function phoneIn(language: string) {
    const phone = new Phone()
    phone.speaks(language)
    phone.host = hostOf(SPOKEN)
    const worker = phone.worker(buildOf(SPOKEN))
    await worker.install()
    await worker.activate()
    return { phone, worker }
  }

  const textOf = async (worker: Awaited<ReturnType<typeof phoneIn>>['worker'], path: string) =>
    (await worker.ask(path))?.text()

  it('are kept where it is spoken, and those of no other', async () => {
    const { phone, worker } = await phoneIn('bg')
    expect(phone.asked).toContain('/words/bg.js')
    expect(phone.asked).not.toContain('/words/de.js')
    phone.host = 'gone'
    expect(await textOf(worker, '/words/bg.js')).toBe('Здрасти')
  })

  it('cost a phone nothing that reads English', async () => {
    const { phone } = await phoneIn('en')
    expect(phone.asked.filter((path) => path.startsWith('/words/'))).toEqual([])
  })

  it('are there in a new build before it takes over', async () => {
    const { phone, worker } = await phoneIn('bg')
    phone.host = hostOf(NEXT)
    const next = phone.worker(buildOf(NEXT))
    await next.install()
    phone.host = 'gone'
    expect(await textOf(worker, '/words/bg.js')).toBe('Здрасти')
    expect(await textOf(next, '/words/bg.js')).toBe('Здравей')
  })

  it('come once another is chosen, and the phone is whole only with them', async () => {
    const { phone, worker } = await phoneIn('en')
    phone.speaks('de')
    const answers: unknown[] = []
    phone.host = 'gone'
    await worker.message('complete?', { postMessage: (data) => void answers.push(data) })
    phone.host = hostOf(SPOKEN)
    await worker.message('complete?', { postMessage: (data) => void answers.push(data) })
    expect(answers).toEqual([false, true])
    phone.host = 'gone'
    expect(await textOf(worker, '/words/de.js')).toBe('Moin')
  })
})
