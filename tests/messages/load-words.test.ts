import { expect, it, vi } from 'vitest'
import { fetchFirstWords, speakLanguage } from '@/lib/messages/load-words'
import { spokenLanguage } from '@/lib/messages/locale'
import { comingWords, section } from '@/lib/messages/section'

interface Fetched {
  readonly sections: Readonly<Record<number, readonly unknown[]>>
}

/** A language whose packs arrive when the test decides. */
const host = vi.hoisted(() => {
  const asked = new Map<string, (pack: Fetched) => void>()
  const fetch = (name: string) => () => new Promise<Fetched>((come) => asked.set(name, come))
  // The pack with the words that join lists arrives at once.
  const table = vi.fn(() => Promise.resolve<Fetched>({ sections: {} }))
  return {
    asked,
    packs: {
      xx: {
        table,
        home: fetch('home'),
        rules: fetch('rules'),
        late: fetch('late'),
        gone: () => Promise.reject(new Error('no network')),
      },
    },
  }
})
vi.mock('@/lib/messages/compiled/packs', () => ({ PACKS: host.packs }))

const come = async (name: string): Promise<void> => {
  await vi.waitFor(() => expect([...host.asked.keys()]).toContain(name))
  host.asked.get(name)?.({ sections: { 0: [`${name} in xx`] } })
  await new Promise((done) => setTimeout(done))
}

it('words can be fetched early, and are not spoken yet', async () => {
  await fetchFirstWords('xx')
  expect(host.packs.xx.table).toHaveBeenCalledOnce()
  expect(host.asked.size).toBe(0)
  expect(spokenLanguage()).toBe('en')
})

it('a language is spoken only once all arrived parts have its words', async () => {
  const said: string[] = []
  const put = (words: readonly string[]) => void said.push(`${words.join()}, ${spokenLanguage()} spoken`)
  section('home', 0, put)
  const speaking = speakLanguage('xx')
  await vi.waitFor(() => expect(host.asked.size).toBe(1))
  // Another part of the page loads while its first messages are still on their way.
  section('rules', 0, put)
  await come('home')
  expect(said).toEqual([])
  await come('rules')
  await speaking
  expect(said).toEqual(['home in xx, en spoken', 'rules in xx, en spoken'])
  expect(spokenLanguage()).toBe('xx')
  expect(comingWords()).toEqual([])
})

it('a later part is spoken when its words arrive, and waiting code hears of it', async () => {
  const said: string[] = []
  section('late', 0, (words: readonly string[]) => void said.push(words.join()))
  let isOver = false
  const waiting = Promise.all(comingWords()).then(() => {
    isOver = true
  })
  expect([said, isOver]).toEqual([[], false])
  await come('late')
  await waiting
  expect(said).toEqual(['late in xx'])
  expect(comingWords()).toEqual([])
})

it('words that cannot come are not waited for', async () => {
  section('gone', 0, () => undefined)
  expect(comingWords()).toHaveLength(1)
  await Promise.all(comingWords())
  expect(comingWords()).toEqual([])
})
