import { afterEach, describe, expect, it, vi } from 'vitest'
import { note } from '@/lib/worker/notes'
import { Phone, RESCUE, type Contents } from './phone'

const FIRST: Contents = {
  'en/play/': '<p>start 1',
  'en/play/__next._full.txt': 'start 1',
  'en/rules/': '<p>rules',
  '404.html': '<p>no such page',
  '_next/static/a.js': 'a()',
  '_next/static/b.js': 'b()',
}
const SECOND: Contents = { ...FIRST, 'en/play/': '<p>start 2', '_next/static/c.js': 'b(2)', '_next/static/b.js': 'b()' }
const ALL = [
  '/404.html',
  '/_next/static/a.js',
  '/_next/static/b.js',
  '/en/play/',
  '/en/play/__next._full.txt',
  '/en/rules/',
]

const isList = (path: string): boolean => path.includes('/kept/')
/** Returns the paths without those of the lists of files. */
const filesIn = (paths: readonly string[]): readonly string[] => paths.filter((path) => !isList(path)).sort()

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

async function phoneWith(contents: Contents, base = '') {
  const phone = new Phone(base)
  phone.host = contents
  const worker = await phone.worker(contents)
  await worker.install()
  await worker.activate()
  phone.host = 'gone'
  phone.asked.length = 0
  return { phone, worker }
}

describe('the first visit', () => {
  it('the worker keeps every file and answers without the host', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    expect(filesIn(phone.kept())).toEqual(ALL)
    expect(await (await worker.ask('/en/play/', { mode: 'navigate' }))?.text()).toBe('<p>start 1')
    expect(await (await worker.ask('/_next/static/a.js', { mode: 'no-cors' }))?.text()).toBe('a()')
    expect(phone.asked).toEqual([])
  })

  it('an interrupted first visit continues, and keeps only files of the build', async () => {
    const phone = new Phone()
    phone.host = { ...FIRST, '_next/static/b.js': 'b(' }
    await expect((await phone.worker(FIRST)).install()).rejects.toThrow('Failed to fetch')
    expect(filesIn(phone.kept())).not.toContain('/_next/static/b.js')
    const kept = phone.kept()
    phone.host = FIRST
    phone.asked.length = 0
    await (await phone.worker(FIRST)).install()
    expect(phone.asked.filter((path) => kept.includes(path))).toEqual([])
    expect(filesIn(phone.kept())).toEqual(ALL)
  })
})

describe('the languages of a phone', () => {
  const SPOKEN: Contents = {
    ...FIRST,
    'bg/play/': '<p>bg',
    'fr/play/': '<p>fr',
    'fr/new/': '<p>fr new',
    '_next/static/a.js': 'a()',
  }
  async function phoneOf(...languages: readonly string[]) {
    const phone = new Phone()
    phone.languages = languages
    phone.host = SPOKEN
    const worker = await phone.worker(SPOKEN)
    await worker.install()
    return { phone, worker }
  }

  it('a phone keeps the pages of its own languages, and the lists of no others', async () => {
    const { phone } = await phoneOf('bg', 'en')
    expect(filesIn(phone.kept())).toEqual([...ALL, '/bg/play/'].sort())
    expect(phone.kept().filter(isList)).toHaveLength(2)
  })

  it('before a page has noted its language, a phone keeps that which an older build noted, else that of the phone', async () => {
    expect((await phoneOf()).phone.kept()).toContain('/bg/play/')
    const { phone, worker } = await phoneOf()
    await note('', 'language', 'en')
    await worker.tell('complete?')
    expect(phone.kept()).toContain('/en/play/')
  })

  it('the pages of another language are kept once they are opened', async () => {
    const { phone, worker } = await phoneOf('en')
    await note('', 'languages', ['bg', 'en'])
    await worker.tell('complete?')
    expect(phone.kept()).toContain('/bg/play/')
  })

  it.each([
    ['/', '/fr/play/'],
    ['/play/?a=1', '/fr/play/?a=1'],
    ['/new/?game=coinche', '/fr/new/?game=coinche'],
    ['/new', '/fr/new'],
  ])('without the network %s leads to %s, in the last language', async (path, place) => {
    const { phone, worker } = await phoneOf('fr', 'en')
    phone.host = 'gone'
    phone.asked.length = 0
    const response = await worker.ask(path, { mode: 'navigate' })
    expect(response?.headers.get('Location')).toBe(`https://yuss.example${place}`)
    expect(phone.asked).toEqual([])
  })
})

describe('the worker’s answers', () => {
  it.each([
    ['an address with a query', '/en/rules/?id=7'],
    ['a folder without its slash', '/en/rules'],
    ['a folder without its slash and with a query', '/en/rules?id=7'],
  ])('a request to %s is answered with the page', async (_, path) => {
    const { worker } = await phoneWith(FIRST)
    expect(await (await worker.ask(path, { mode: 'navigate' }))?.text()).toBe('<p>rules')
  })

  it.each(['/en/rules/?id=7', '/en/play/__next._full.txt?id=7'])(
    'the answer to %s has no address of its own, so that the page reads its own',
    async (path) => {
      const { worker } = await phoneWith(FIRST)
      expect((await worker.ask(path))?.url).toBe('')
    },
  )

  it('the answer to HEAD has no body', async () => {
    const { worker } = await phoneWith(FIRST)
    const response = await worker.ask('/en/rules/', { method: 'HEAD' })
    expect([response?.status, await response?.text()]).toEqual([200, ''])
  })

  it('an unknown address is answered with the page that says so and status 404', async () => {
    const { worker } = await phoneWith(FIRST)
    const response = await worker.ask('/en/such/page/', { mode: 'navigate' })
    expect([response?.status, await response?.text()]).toEqual([404, '<p>no such page'])
  })

  it.each([
    ['/bg/rules/tie/', '/en/rules/?q=tie'],
    ['/en/rules/tie?game=7', '/en/rules/?q=tie&game=7'],
    ['/bg/game/?id=7', '/en/game/?id=7'],
    ['/fr/games/coinche/', '/en/new/?game=coinche'],
  ])('without the network the page %s leads to %s, which is kept', async (path, place) => {
    const { worker } = await phoneWith(FIRST)
    const response = await worker.ask(path, { mode: 'navigate' })
    expect(response?.headers.get('Location')).toBe(`https://yuss.example${place}`)
  })

  it('a page that is not kept leads to a kept one under the path of the build', async () => {
    const { worker } = await phoneWith(FIRST, '/a/b')
    const response = await worker.ask('/a/b/bg/', { mode: 'navigate' })
    expect(response?.headers.get('Location')).toBe('https://yuss.example/a/b/en/play/')
  })

  it('the page of a question is shown while there is a network', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.host = { ...FIRST, 'en/rules/tie/': '<p>tie' }
    const response = await worker.ask('/en/rules/tie/', { mode: 'navigate' })
    expect(await response?.text()).toBe('<p>tie')
  })

  it('a worker under a path ignores addresses outside it', async () => {
    const { worker } = await phoneWith(FIRST, '/a/b')
    expect(await (await worker.ask('/a/b/en/rules/', { mode: 'navigate' }))?.text()).toBe('<p>rules')
    expect(await worker.ask('/en/rules/')).toBeUndefined()
  })
})

describe('an update', () => {
  it('an update fetches the changed files and no others', async () => {
    const { phone } = await phoneWith(FIRST)
    phone.host = SECOND
    await (await phone.worker(SECOND)).install()
    expect(filesIn(phone.asked)).toEqual(['/_next/static/c.js', '/en/play/'])
  })

  it('an update keeps the previous build’s files while a tab still runs it', async () => {
    const { phone } = await phoneWith({ ...FIRST, '_next/static/old.js': 'old()' })
    phone.host = SECOND
    const next = await phone.worker(SECOND)
    await next.install()
    await next.activate()
    await next.tell('complete?')
    expect(await (await next.ask('/_next/static/old.js', { mode: 'no-cors' }))?.text()).toBe('old()')
    phone.tabs = ['loaded again']
    await next.tell('complete?')
    expect(filesIn(phone.kept())).not.toContain('/_next/static/old.js')
  })

  it('an update takes over only when told to', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    await worker.tell('hello')
    expect(phone.takeovers).toBe(0)
    await worker.tell('take-over')
    expect(phone.takeovers).toBe(1)
  })
})

describe('a phone that dropped files', () => {
  it('dropped files return once a page asks if all are there', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.drop('/_next/static/b.js')
    expect(await worker.tell('complete?')).toEqual([false])
    phone.host = FIRST
    expect(await worker.tell('complete?')).toEqual([true])
    expect(filesIn(phone.kept())).toEqual(ALL)
  })

  it('a dropped page is served from a newer build, and not kept', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.drop('/en/play/')
    phone.host = SECOND
    expect(await (await worker.ask('/en/play/', { mode: 'navigate' }))?.text()).toBe('<p>start 2')
    expect(filesIn(phone.kept())).not.toContain('/en/play/')
  })
})

describe('damaged files', () => {
  const DAMAGE = { cut: 'a(', emptied: '', swapped: 'b()' } as const

  it.each(Object.entries(DAMAGE))('a page that was %s is fetched again before it is answered', async (_, content) => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.damage('/en/rules/', content)
    phone.host = FIRST
    expect(await (await worker.ask('/en/rules/', { mode: 'navigate' }))?.text()).toBe('<p>rules')
    expect(await phone.contentOf('/en/rules/')).toBe('<p>rules')
  })

  it('without the network a damaged page leads to the page that needs no file, which knows the way back', async () => {
    const { phone, worker } = await phoneWith(FIRST, '/a/b')
    phone.damage('/a/b/en/rules/', '')
    const response = await worker.ask('/a/b/en/rules/?q=tie', { mode: 'navigate' })
    const place = response?.headers.get('Location') ?? ''
    expect(place).toBe('https://yuss.example/a/b/rescue/?damaged&at=%2Fa%2Fb%2Fen%2Frules%2F%3Fq%3Dtie')
    expect(await (await worker.ask(new URL(place).pathname, { mode: 'navigate' }))?.text()).toBe(RESCUE)
    expect(phone.asked.filter((path) => path.includes('rescue'))).toEqual([])
  })

  it.each(Object.entries(DAMAGE))('a check of all files mends a script that was %s', async (_, content) => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.damage('/_next/static/a.js', content)
    phone.host = FIRST
    expect(await worker.tell('mend')).toEqual(['mended'])
    expect(await phone.contentOf('/_next/static/a.js')).toBe('a()')
    expect(phone.asked).toEqual(['/_next/static/a.js'])
    expect(await worker.tell('mend')).toEqual(['whole'])
  })

  it('a check without the network says that files are damaged, again and again, until they come', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.damage('/_next/static/a.js', '')
    expect(await worker.tell('mend')).toEqual(['damaged'])
    expect(await worker.tell('mend')).toEqual(['damaged'])
    phone.host = FIRST
    expect(await worker.tell('mend')).toEqual(['mended'])
    expect(filesIn(phone.kept())).toEqual(ALL)
  })

  it('a check of sound files asks the host for nothing', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.host = FIRST
    expect(await worker.tell('mend')).toEqual(['whole'])
    expect(phone.asked).toEqual([])
  })

  it('where the list of the files is damaged, the files stay, and only the list is fetched again', async () => {
    const { phone } = await phoneWith(FIRST)
    phone.tabs = ['loaded again']
    phone.damage(phone.kept().find(isList) ?? '', '[')
    const restarted = await phone.worker(FIRST)
    expect(await restarted.tell('complete?')).toEqual([false])
    expect(filesIn(phone.kept())).toEqual(ALL)
    phone.host = FIRST
    phone.asked.length = 0
    expect(await restarted.tell('complete?')).toEqual([true])
    expect(filesIn(phone.asked)).toEqual([])
  })

  it('a script that is loaded late is mended within a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { phone, worker } = await phoneWith(FIRST)
    await worker.tell('complete?')
    phone.damage('/_next/static/b.js', '')
    phone.host = FIRST
    await worker.tell('complete?')
    expect(await phone.contentOf('/_next/static/b.js')).toBe('')
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
    await worker.tell('complete?')
    expect(await phone.contentOf('/_next/static/b.js')).toBe('b()')
    phone.damage('/_next/static/b.js', '')
    await worker.tell('complete?')
    expect(await phone.contentOf('/_next/static/b.js')).toBe('')
  })
})

describe('a phone that saves data', () => {
  async function savingPhone() {
    const phone = new Phone()
    phone.host = FIRST
    const worker = await phone.worker(FIRST)
    await note('', 'saving', true)
    await worker.install()
    await worker.activate()
    return { phone, worker }
  }

  it('a phone that saves data fetches nothing by itself, and says how much is missing', async () => {
    const { phone, worker } = await savingPhone()
    expect(await worker.tell('complete?')).toEqual([600])
    expect(filesIn(phone.asked)).toEqual([])
  })

  it('a phone that saves data keeps what was requested and what the page had loaded', async () => {
    const { phone, worker } = await savingPhone()
    await worker.tell(['https://yuss.example/en/play/?game=1', 'https://x.example/en/rules/'])
    await worker.ask('/en/rules/', { mode: 'navigate' })
    await worker.ask('/_next/static/b.js', { mode: 'no-cors' })
    expect(filesIn(phone.kept())).toEqual(['/_next/static/b.js', '/en/play/', '/en/rules/'])
  })

  it('a phone that saves data mends what it has, and fetches nothing else', async () => {
    const { phone, worker } = await savingPhone()
    await worker.ask('/_next/static/b.js', { mode: 'no-cors' })
    phone.damage('/_next/static/b.js', '')
    phone.asked.length = 0
    expect(await worker.tell('mend')).toEqual(['mended'])
    expect(phone.asked).toEqual(['/_next/static/b.js'])
  })

  it('a phone that saves data fetches everything once allowed, and from then on', async () => {
    const { phone, worker } = await savingPhone()
    expect(await worker.tell('everything')).toEqual([true])
    expect(filesIn(phone.kept())).toEqual(ALL)
    phone.host = SECOND
    phone.asked.length = 0
    await (await phone.worker(SECOND)).install()
    expect(filesIn(phone.asked)).toEqual(['/_next/static/c.js', '/en/play/'])
  })
})
