import { afterEach, describe, expect, it, vi } from 'vitest'
import { note } from '@/lib/worker/notes'
import { Phone, RESCUE, type Contents } from './phone'

const FIRST: Contents = {
  '': '<p>start 1',
  'index.txt': 'start 1',
  'rules/': '<p>rules',
  '404.html': '<p>no such page',
  '_next/static/a.js': 'a()',
  '_next/static/b.js': 'b()',
}
const SECOND: Contents = { ...FIRST, '': '<p>start 2', '_next/static/c.js': 'b(2)', '_next/static/b.js': 'b()' }
const ALL = ['/', '/404.html', '/_next/static/a.js', '/_next/static/b.js', '/index.txt', '/rules/']

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
    expect(phone.kept()).toEqual(ALL)
    expect(await (await worker.ask('/', { mode: 'navigate' }))?.text()).toBe('<p>start 1')
    expect(await (await worker.ask('/_next/static/a.js', { mode: 'no-cors' }))?.text()).toBe('a()')
    expect(phone.asked).toEqual([])
  })

  it('an interrupted first visit continues, and keeps only files of the build', async () => {
    const phone = new Phone()
    phone.host = { ...FIRST, '_next/static/b.js': 'b(' }
    await expect((await phone.worker(FIRST)).install()).rejects.toThrow('Failed to fetch')
    expect(phone.kept()).not.toContain('/_next/static/b.js')
    const kept = phone.kept()
    phone.host = FIRST
    phone.asked.length = 0
    await (await phone.worker(FIRST)).install()
    expect(phone.asked.filter((path) => kept.includes(path))).toEqual([])
    expect(phone.kept()).toEqual(ALL)
  })
})

describe('the words of a language', () => {
  const SPOKEN: Contents = { ...FIRST, '_next/static/words-bg.js': 'bg()', '_next/static/words-fr.js': 'fr()' }
  const kept = async (language: string | null) => {
    const phone = new Phone()
    phone.host = SPOKEN
    const worker = await phone.worker(SPOKEN)
    if (language !== null) await note('', 'language', language)
    await worker.install()
    return phone.kept().filter((path) => path.includes('words-'))
  }

  it('the words are kept if the pages are in that language', async () => {
    expect(await kept('bg')).toEqual(['/_next/static/words-bg.js'])
  })

  it.each(['en', null])('words of other languages are not kept where the language is %s', async (language) => {
    expect(await kept(language)).toEqual([])
  })
})

describe('the worker’s answers', () => {
  it.each([
    ['an address with a query', '/rules/?id=7'],
    ['a folder without its slash', '/rules'],
    ['a folder without its slash and with a query', '/rules?id=7'],
  ])('a request to %s is answered with the page', async (_, path) => {
    const { worker } = await phoneWith(FIRST)
    expect(await (await worker.ask(path, { mode: 'navigate' }))?.text()).toBe('<p>rules')
  })

  it.each(['/rules/?id=7', '/index.txt?id=7'])(
    'the answer to %s has no address of its own, so that the page reads its own',
    async (path) => {
      const { worker } = await phoneWith(FIRST)
      expect((await worker.ask(path))?.url).toBe('')
    },
  )

  it('the answer to HEAD has no body', async () => {
    const { worker } = await phoneWith(FIRST)
    const response = await worker.ask('/rules/', { method: 'HEAD' })
    expect([response?.status, await response?.text()]).toEqual([200, ''])
  })

  it('an unknown address is answered with the page that says so and status 404', async () => {
    const { worker } = await phoneWith(FIRST)
    const response = await worker.ask('/no/such/page/', { mode: 'navigate' })
    expect([response?.status, await response?.text()]).toEqual([404, '<p>no such page'])
  })

  it.each([
    ['/bg/rules/tie/', '/rules/?q=tie&from=site#in=bg'],
    ['/en/rules/tie', '/rules/?q=tie&from=site#in=en'],
    ['/de/rules/', '/rules/?from=site#in=de'],
    ['/de/rules', '/rules/?from=site#in=de'],
    ['/fr/games/coinche/', '/new/?game=coinche&from=site#in=fr'],
    ['/hr/games/', '/new/?from=site#in=hr'],
    ['/bg/', '/?from=site#in=bg'],
    ['/bg', '/?from=site#in=bg'],
    ['/bg/rules/terms/', '/rules/terms/?from=site#in=bg'],
    ['/de/rules/stories', '/rules/stories/?from=site#in=de'],
    ['/fr/sources/', '/sources/?from=site#in=fr'],
    ['/hr/guide', '/guide/?from=site#in=hr'],
  ])('the page of the site %s leads to %s in the app', async (path, place) => {
    const { worker } = await phoneWith(FIRST)
    const response = await worker.ask(path, { mode: 'navigate' })
    expect(response?.headers.get('Location')).toBe(`https://yuss.example${place}`)
  })

  it('a page of the site leads to the app under the path of the build', async () => {
    const { worker } = await phoneWith(FIRST, '/a/b')
    const response = await worker.ask('/a/b/bg/', { mode: 'navigate' })
    expect(response?.headers.get('Location')).toBe('https://yuss.example/a/b/?from=site#in=bg')
  })

  it.each(['/xx/', '/xx/rules/tie/', '/bg/no/', '/bg/rules/tie/no/'])(
    'the address %s, which no site has, is answered with the page that says so',
    async (path) => {
      const { worker } = await phoneWith(FIRST)
      expect((await worker.ask(path, { mode: 'navigate' }))?.status).toBe(404)
    },
  )

  it('a page of the site is shown while there is a network', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.host = { ...FIRST, 'en/rules/tie/': '<p>tie' }
    const response = await worker.ask('/en/rules/tie/', { mode: 'navigate' })
    expect(await response?.text()).toBe('<p>tie')
  })

  it('a worker under a path ignores addresses outside it', async () => {
    const { worker } = await phoneWith(FIRST, '/a/b')
    expect(await (await worker.ask('/a/b/rules/', { mode: 'navigate' }))?.text()).toBe('<p>rules')
    expect(await worker.ask('/rules/')).toBeUndefined()
  })
})

describe('an update', () => {
  it('an update fetches the changed files and no others', async () => {
    const { phone } = await phoneWith(FIRST)
    phone.host = SECOND
    await (await phone.worker(SECOND)).install()
    expect(phone.asked.sort()).toEqual(['/', '/_next/static/c.js'])
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
    expect(phone.kept()).not.toContain('/_next/static/old.js')
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
    expect(phone.kept()).toEqual(ALL)
  })

  it('a dropped page is served from a newer build, and not kept', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.drop('/')
    phone.host = SECOND
    expect(await (await worker.ask('/', { mode: 'navigate' }))?.text()).toBe('<p>start 2')
    expect(phone.kept()).not.toContain('/')
  })
})

describe('damaged files', () => {
  const DAMAGE = { cut: 'a(', emptied: '', swapped: 'b()' } as const

  it.each(Object.entries(DAMAGE))('a page that was %s is fetched again before it is answered', async (_, content) => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.damage('/rules/', content)
    phone.host = FIRST
    expect(await (await worker.ask('/rules/', { mode: 'navigate' }))?.text()).toBe('<p>rules')
    expect(await phone.contentOf('/rules/')).toBe('<p>rules')
  })

  it('without the network a damaged page leads to the page that needs no file, which knows the way back', async () => {
    const { phone, worker } = await phoneWith(FIRST, '/a/b')
    phone.damage('/a/b/rules/', '')
    const response = await worker.ask('/a/b/rules/?q=tie', { mode: 'navigate' })
    const place = response?.headers.get('Location') ?? ''
    expect(place).toBe('https://yuss.example/a/b/rescue/?damaged&at=%2Fa%2Fb%2Frules%2F%3Fq%3Dtie')
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
    expect(phone.kept()).toEqual(ALL)
  })

  it('a check of sound files asks the host for nothing', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.host = FIRST
    expect(await worker.tell('mend')).toEqual(['whole'])
    expect(phone.asked).toEqual([])
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
    expect(phone.asked).toEqual([])
  })

  it('a phone that saves data keeps what was requested and what the page had loaded', async () => {
    const { phone, worker } = await savingPhone()
    await worker.tell(['https://yuss.example/?game=1', 'https://x.example/rules/'])
    await worker.ask('/rules/', { mode: 'navigate' })
    await worker.ask('/_next/static/b.js', { mode: 'no-cors' })
    expect(phone.kept()).toEqual(['/', '/_next/static/b.js', '/rules/'])
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
    expect(phone.kept()).toEqual(ALL)
    phone.host = SECOND
    phone.asked.length = 0
    await (await phone.worker(SECOND)).install()
    expect(phone.asked.sort()).toEqual(['/', '/_next/static/c.js'])
  })
})
