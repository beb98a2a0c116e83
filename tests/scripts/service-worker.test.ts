import { describe, expect, it } from 'vitest'
import { buildOf, hostOf, Phone } from '../support/worker-world'
import type { Host } from '../support/worker-world'

const V1 = {
  'index.html': '<p>start 1',
  'index.txt': 'start 1',
  'rules/index.html': '<p>rules 1',
  '404.html': '<p>no such page',
  '_next/static/chunks/[a].js': 'a()',
  '_next/static/b.js': 'b()',
}
const V2 = { ...V1, 'index.html': '<p>start 2', 'index.txt': 'start 2', '_next/static/b.js': 'b(2)' }

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

  it('fetches many pages in one', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`rules/${at}/index.html`, `<p>${at}`]))
    const phone = new Phone()
    phone.host = hostOf({ ...V1, ...many })
    const worker = phone.worker(buildOf({ ...V1, ...many }))
    await worker.install()
    expect(phone.asked.sort()).toEqual(['/_next/static/b.js', '/_next/static/chunks/%5Ba%5D.js', '/pages.json'])
    expect(await (await worker.ask('/rules/39/'))?.text()).toBe('<p>39')
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
    phone.host = (path) => {
      const found = hostOf(V1)(path)
      return path === '/404.html' ? new Response(found?.body, { status: 404, headers: found?.headers ?? {} }) : found
    }
    await phone.worker(buildOf(V1)).install()
    expect(phone.cache.entries.size).toBe(6)
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
  ])('leaves no trace of %s, and the build that was there goes on', async (_, host) => {
    const { phone, worker } = await phoneWith(V1)
    const before = [...phone.cache.entries.keys()]
    phone.host = host
    await expect(phone.worker(buildOf(V2)).install()).rejects.toThrow()
    expect([...phone.cache.entries.keys()]).toEqual(before)
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

  it('leaves the old build whole until it takes over, and nothing of it afterwards', async () => {
    const { phone, worker } = await phoneWith(V1)
    phone.host = hostOf(V2)
    const next = phone.worker(buildOf(V2))
    await next.install()
    phone.host = 'gone'
    expect(await (await worker.ask('/'))?.text()).toBe('<p>start 1')
    await next.activate()
    expect(await (await next.ask('/'))?.text()).toBe('<p>start 2')
    expect(phone.cache.entries.size).toBe(Object.keys(V2).length)
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
    expect(phone.cache.entries.size).toBe(6)
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

  it('goes to the network for a page it lacks', async () => {
    const { worker, phone } = await phoneWith(V1)
    phone.cache.entries.clear()
    phone.host = hostOf(V1)
    expect(await (await worker.ask('/rules/'))?.text()).toBe('<p>rules 1')
  })
})
