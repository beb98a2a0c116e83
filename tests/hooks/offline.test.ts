import { describe, expect, it } from 'vitest'
import { followWorker, type OfflineWorld } from '@/lib/offline/offline'

interface FakeWorker extends EventTarget {
  state: string
  postMessage: (message: unknown, ports?: readonly MessagePort[]) => void
}

interface FakeRegistration extends EventTarget {
  installing: FakeWorker | null
  waiting: FakeWorker | null
  active: FakeWorker | null
  update: () => Promise<void>
}

/** Returns a browser whose workers do what the test decides. */
function browser({ visited }: { readonly visited: boolean }) {
  const messages: unknown[] = []
  const hasAllFiles: { value: boolean | number } = { value: true }
  const worker = (): FakeWorker =>
    Object.assign(new EventTarget(), {
      state: 'installing',
      postMessage: (message: unknown, ports?: readonly MessagePort[]) => {
        messages.push(message)
        ports?.[0]?.postMessage(hasAllFiles.value)
      },
    })
  const first = worker()
  const registration: FakeRegistration = Object.assign(new EventTarget(), {
    installing: visited ? null : first,
    waiting: null,
    active: visited ? first : null,
    update: async () => {},
  })
  const container = Object.assign(new EventTarget(), { controller: visited ? first : null })
  let isBusyHere = false
  let whenFree = () => {}
  let reloads = 0
  let patience = () => {}
  const world = {
    container,
    register: async () => registration,
    isBusy: async () => isBusyHere,
    whenFree: (work: () => void) => {
      if (isBusyHere) whenFree = work
      else work()
    },
    loaded: () => ['https://yuss.example/', 'https://yuss.example/a.js'],
    reload: () => reloads++,
    sleep: () =>
      new Promise<void>((resolve) => {
        patience = resolve
      }),
  }
  return {
    world: world as unknown as OfflineWorld,
    registration,
    messages,
    hasAllFiles,
    reloads: () => reloads,
    runOutOfPatience: () => patience(),
    busy: (busy: boolean) => {
      isBusyHere = busy
      if (!busy) whenFree()
    },
    /** Moves a worker from one state to another; `null` means that it has failed. */
    move: (from: 'installing' | 'waiting', to: 'waiting' | 'active' | null) => {
      const moved = registration[from]
      registration[from] = null
      if (to !== null) registration[to] = moved
      moved?.dispatchEvent(new Event('statechange'))
    },
    find: () => {
      registration.installing = worker()
      registration.dispatchEvent(new Event('updatefound'))
    },
    changeOver: () => container.dispatchEvent(new Event('controllerchange')),
  }
}

type Browser = ReturnType<typeof browser>

async function withUpdate(): Promise<{ given: Browser; offline: ReturnType<typeof followWorker> }> {
  const given = browser({ visited: true })
  const offline = followWorker(given.world)
  await offline.check()
  given.find()
  given.move('installing', 'waiting')
  await expect.poll(offline.state.get).toBe('update-waiting')
  return { given, offline }
}

describe('the first visit', () => {
  it('the first visit is ready offline when the worker has every file, without a reload', async () => {
    const given = browser({ visited: false })
    const offline = followWorker(given.world)
    await offline.check()
    expect(offline.state.get()).toBe('installing')
    given.move('installing', 'waiting')
    given.move('waiting', 'active')
    given.changeOver()
    await expect.poll(offline.state.get).toBe('ready')
    expect(given.reloads()).toBe(0)
  })

  it('a failed first visit says so, and is ready after another try', async () => {
    const given = browser({ visited: false })
    const offline = followWorker(given.world)
    await offline.check()
    given.move('installing', null)
    await expect.poll(offline.state.get).toBe('failed')
    given.find()
    await offline.check()
    expect(offline.state.get()).toBe('installing')
  })

  it('a failed first visit says so where the browser refuses workers', async () => {
    const given = browser({ visited: false })
    const refused = { ...given.world, register: () => Promise.reject(new Error('SecurityError')) }
    const offline = followWorker(refused)
    await offline.check()
    expect(offline.state.get()).toBe('failed')
  })
})

describe('a later visit', () => {
  it('a later visit is ready offline from the start', async () => {
    const offline = followWorker(browser({ visited: true }).world)
    await offline.check()
    expect(offline.state.get()).toBe('ready')
  })

  it('a later visit is not ready where the browser has dropped files', async () => {
    const given = browser({ visited: true })
    given.hasAllFiles.value = false
    const offline = followWorker(given.world)
    await offline.check()
    expect(offline.state.get()).toBe('failed')
  })

  it('a later visit stays ready when a newer build could not be fetched', async () => {
    const given = browser({ visited: true })
    const offline = followWorker(given.world)
    await offline.check()
    given.find()
    given.move('installing', null)
    await expect.poll(offline.state.get).toBe('ready')
  })
})

describe('a phone that is to save data', () => {
  const LOADED = ['https://yuss.example/', 'https://yuss.example/a.js']

  it('a phone that saves data says so, and keeps what this page asked for', async () => {
    const given = browser({ visited: true })
    given.hasAllFiles.value = 4000
    const offline = followWorker(given.world)
    await offline.check()
    expect(offline.state.get()).toBe('saving')
    expect(given.messages).toEqual(['complete?', LOADED])
  })
})

describe('an update', () => {
  it('an update waits and sends no message to the worker', async () => {
    const { given } = await withUpdate()
    expect(given.messages).not.toContain('take-over')
    expect(given.reloads()).toBe(0)
  })

  it('an update comes when it is asked for, with one load', async () => {
    const { given, offline } = await withUpdate()
    const outcome = offline.applyUpdate()
    await expect.poll(() => given.messages).toContain('take-over')
    given.changeOver()
    given.changeOver()
    expect(await outcome).toBe('reloading')
    expect(given.reloads()).toBe(1)
  })

  it('an update does not come while a hand is being entered', async () => {
    const { given, offline } = await withUpdate()
    given.busy(true)
    expect(await offline.applyUpdate()).toBe('busy')
    expect(given.messages).not.toContain('take-over')
  })

  it('an update requested in another tab waits here for the end of the hand', async () => {
    const { given } = await withUpdate()
    given.busy(true)
    given.changeOver()
    expect(given.reloads()).toBe(0)
    given.busy(false)
    expect(given.reloads()).toBe(1)
  })

  it('an update that the browser does not carry out is called stuck', async () => {
    const { given, offline } = await withUpdate()
    const outcome = offline.applyUpdate()
    await expect.poll(() => given.messages).toContain('take-over')
    given.runOutOfPatience()
    expect(await outcome).toBe('stuck')
    expect([given.reloads(), offline.state.get()]).toEqual([0, 'update-waiting'])
  })
})
