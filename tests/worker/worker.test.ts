import { afterEach, describe, expect, it, vi } from 'vitest'
import { note } from '@/lib/worker/notes'
import { Phone, type Contents } from './phone'

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

describe('a first visit', () => {
  it('keeps every file, and answers from them with the host gone', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    expect(phone.kept()).toEqual(ALL)
    expect(await (await worker.ask('/', { mode: 'navigate' }))?.text()).toBe('<p>start 1')
    expect(await (await worker.ask('/_next/static/a.js', { mode: 'no-cors' }))?.text()).toBe('a()')
    expect(phone.asked).toEqual([])
  })

  it('goes on where it was cut short, and keeps nothing that is not what was built', async () => {
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

  it('are kept where the pages are in that language', async () => {
    expect(await kept('bg')).toEqual(['/_next/static/words-bg.js'])
  })

  it.each(['en', null])('of others are not kept where the language is %s', async (language) => {
    expect(await kept(language)).toEqual([])
  })
})

describe('an answer', () => {
  it.each([
    ['an address with a query', '/rules/?id=7'],
    ['a folder without its slash', '/rules'],
    ['a folder without its slash and with a query', '/rules?id=7'],
  ])('to %s is the page', async (_, path) => {
    const { worker } = await phoneWith(FIRST)
    expect(await (await worker.ask(path, { mode: 'navigate' }))?.text()).toBe('<p>rules')
  })

  it.each(['/rules/?id=7', '/index.txt?id=7'])(
    'to %s has no address of its own, so that what asks reads the one it asked for',
    async (path) => {
      const { worker } = await phoneWith(FIRST)
      expect((await worker.ask(path))?.url).toBe('')
    },
  )

  it('to HEAD has no body', async () => {
    const { worker } = await phoneWith(FIRST)
    const response = await worker.ask('/rules/', { method: 'HEAD' })
    expect([response?.status, await response?.text()]).toEqual([200, ''])
  })

  it('to an address that is not there is the page that says so, with the status 404', async () => {
    const { worker } = await phoneWith(FIRST)
    const response = await worker.ask('/no/such/page/', { mode: 'navigate' })
    expect([response?.status, await response?.text()]).toEqual([404, '<p>no such page'])
  })

  it('to the page of a question leads to the same question in the app', async () => {
    const { worker } = await phoneWith(FIRST)
    const response = await worker.ask('/rules/tie/', { mode: 'navigate' })
    expect(response?.headers.get('Location')).toBe('https://yuss.example/rules/question/?id=tie')
  })

  it('to a link to a question leads there too, with the way back to the game', async () => {
    const { worker } = await phoneWith(FIRST)
    const response = await worker.ask('/rules/tie/?game=g3', { method: 'HEAD' })
    expect(response?.headers.get('Location')).toBe('https://yuss.example/rules/question/?id=tie&game=g3')
  })

  it('to what Next draws a question from leads to what it draws it from in the app', async () => {
    const { worker } = await phoneWith(FIRST)
    const response = await worker.ask('/rules/tie/index.txt?_rsc=1')
    expect(response?.headers.get('Location')).toBe('https://yuss.example/rules/question/index.txt?id=tie&_rsc=1')
  })

  it('to a link to a question is the page of the site while there is a network', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.host = { ...FIRST, 'rules/tie/': '<p>tie' }
    const response = await worker.ask('/rules/tie/', { method: 'HEAD' })
    expect([response?.status, response?.redirected]).toEqual([200, false])
  })

  it('under a path knows nothing of what lies outside it', async () => {
    const { worker } = await phoneWith(FIRST, '/a/b')
    expect(await (await worker.ask('/a/b/rules/', { mode: 'navigate' }))?.text()).toBe('<p>rules')
    expect(await worker.ask('/rules/')).toBeUndefined()
  })
})

describe('an update', () => {
  it('fetches what has changed and nothing else', async () => {
    const { phone } = await phoneWith(FIRST)
    phone.host = SECOND
    await (await phone.worker(SECOND)).install()
    expect(phone.asked.sort()).toEqual(['/', '/_next/static/c.js'])
  })

  it('keeps what the build before is made of while a tab is open that ran it', async () => {
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

  it('takes over when told to, and not before', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    await worker.tell('hello')
    expect(phone.takeovers).toBe(0)
    await worker.tell('take-over')
    expect(phone.takeovers).toBe(1)
  })
})

describe('a phone that dropped files', () => {
  it('has them again once a page asks whether all is there', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.drop('/_next/static/b.js')
    expect(await worker.tell('complete?')).toEqual([false])
    phone.host = FIRST
    expect(await worker.tell('complete?')).toEqual([true])
    expect(phone.kept()).toEqual(ALL)
  })

  it('is given what a newer build has in the place of a page it lacks, and does not keep it', async () => {
    const { phone, worker } = await phoneWith(FIRST)
    phone.drop('/')
    phone.host = SECOND
    expect(await (await worker.ask('/', { mode: 'navigate' }))?.text()).toBe('<p>start 2')
    expect(phone.kept()).not.toContain('/')
  })
})

describe('a phone that is to save data', () => {
  async function savingPhone() {
    const phone = new Phone()
    phone.host = FIRST
    const worker = await phone.worker(FIRST)
    await note('', 'saving', true)
    await worker.install()
    await worker.activate()
    return { phone, worker }
  }

  it('fetches nothing by itself, and says how much is left out', async () => {
    const { phone, worker } = await savingPhone()
    expect(await worker.tell('complete?')).toEqual([600])
    expect(phone.asked).toEqual([])
  })

  it('keeps what is asked for, scripts too, and what the page had loaded before', async () => {
    const { phone, worker } = await savingPhone()
    await worker.tell(['https://yuss.example/?game=1', 'https://x.example/rules/'])
    await worker.ask('/rules/', { mode: 'navigate' })
    await worker.ask('/_next/static/b.js', { mode: 'no-cors' })
    expect(phone.kept()).toEqual(['/', '/_next/static/b.js', '/rules/'])
  })

  it('gets everything when that is said, and from then on', async () => {
    const { phone, worker } = await savingPhone()
    expect(await worker.tell('everything')).toEqual([true])
    expect(phone.kept()).toEqual(ALL)
    phone.host = SECOND
    phone.asked.length = 0
    await (await phone.worker(SECOND)).install()
    expect(phone.asked.sort()).toEqual(['/', '/_next/static/c.js'])
  })
})
