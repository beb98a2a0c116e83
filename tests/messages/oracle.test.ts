import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Catalogue, messagesOf, readLanguages } from '../../scripts/messages/catalogue'
import { indexOf } from '../../scripts/messages/compile'
import { type Fact, type Facts as FactKinds } from '../../scripts/messages/facts'
import { folderOf } from '../../scripts/messages/write'

const FOLDER = join(import.meta.dirname, '../../lib/messages')
const { english, spoken } = readLanguages(FOLDER)

type Facts = Readonly<Record<string, string | number>>
type CompiledText = string | ((facts: Facts) => string)
type CompiledMessage = CompiledText | Readonly<Record<string, CompiledText>>

/** Returns the result of the format's reference implementation for the same files. */
function oracleOf(language: string) {
  const folder = join(FOLDER, language)
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    expect(bundle.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')))).toEqual([])
  }
  return (id: string, facts: Facts): string => {
    const [name = '', attribute] = id.split('.')
    const message = bundle.getMessage(name)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    const problems: Error[] = []
    const said = bundle.formatPattern(pattern ?? '', { ...facts }, problems)
    expect(problems).toEqual([])
    return said
  }
}

const NUMBERS = [0, 1, 2, 3, 4, 5, 8, 11, 16, 21, 100, 101, 162]
const VOCABULARIES = ['clobyosh', 'usual', 'lehman', 'bicycle', 'denexa', 'belote', 'plain']

/** Returns an arbitrary of the facts that a message can get. */
function anyFacts(facts: FactKinds) {
  const anyOf = (name: string, fact: Fact) => {
    if (fact.kind === 'number') return fc.constantFrom(...NUMBERS)
    if (fact.kind === 'one of') return fc.constantFrom(...fact.keys)
    return fc.constantFrom(...(name === 'vocabulary' ? VOCABULARIES : ['Ana', 'Боян', 'Mike & Yetta']))
  }
  return fc.record(Object.fromEntries([...facts].map(([name, fact]) => [name, anyOf(name, fact)])))
}

/** Returns the compiled messages of a language, by name: in the sections of English, and in its own parts of sentences. */
async function compiled({ language, sections: own }: Catalogue): Promise<ReadonlyMap<string, CompiledMessage>> {
  const sections = [...english.sections.filter(({ isOwn }) => !isOwn), ...own.filter(({ isOwn }) => isOwn)]
  const modules = await Promise.all(
    sections.map(({ area, name }) => import(/* @vite-ignore */ join(FOLDER, folderOf(language), area, `${name}.ts`))),
  )
  return new Map(modules.flatMap((words) => Object.entries<CompiledMessage>(words)))
}

describe.each([english, ...spoken])('messages in $language', (catalogue) => {
  const { language } = catalogue
  const index = indexOf(catalogue, english)
  const oracle = oracleOf(language)

  it('every compiled message says what Fluent itself says', async () => {
    const said = await compiled(catalogue)
    for (const { id, name, key, section } of messagesOf(catalogue)) {
      // A text with an id is in the object of its section.
      const texts = key === undefined ? undefined : said.get(section)
      const message = typeof texts === 'object' && key !== undefined ? texts[key] : said.get(name)
      expect(message, id).toBeDefined()
      if (typeof message === 'string') expect(message).toBe(oracle(id, {}))
      if (typeof message !== 'function') continue
      fc.assert(
        fc.property(anyFacts(index.factsOf(id)), (facts) => {
          expect(message(facts)).toBe(oracle(id, facts))
        }),
        { numRuns: 40 },
      )
    }
  })
})
