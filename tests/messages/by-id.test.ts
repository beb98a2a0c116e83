import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readArea, readCatalogue } from '../../scripts/messages/catalogue'
import { checkEnglish } from '../../scripts/messages/check'
import { compileById, compileText, foundIn, indexOf } from '../../scripts/messages/compile'

const RULES = `
## questions (by id)

tie--ask = What happens on a tie?
tie--bate--answer = The taker is bate.
tie--hang--answer = { tie--bate--answer } It’s “hanging”.
bate--ask = What is bate?
`

const read = (source: string) => readArea('en', 'rules.ftl', source)
const catalogueOf = (source: string) => ({
  language: 'en',
  ...read(source),
  search: null,
  notSaid: { words: [], problems: [] },
})

describe('texts found by their ids', () => {
  it('the texts are grouped by kind in the order of the file', () => {
    const found = read(RULES).sections.map(({ name, isById, messages }) => [
      name,
      isById,
      messages.map(({ key }) => key),
    ])
    expect(found).toEqual([
      ['ask', true, ['tie', 'bate']],
      ['answer', true, ['tie--bate', 'tie--hang']],
    ])
  })

  it('a text can contain another one by its id', () => {
    const catalogue = catalogueOf(RULES)
    const index = indexOf(catalogue)
    const message = foundIn(index.byId, 'tie--hang--answer')
    expect(compileText(message, index)).toBe("'The taker is bate. It’s “hanging”.'")
  })

  it('a text under another heading is found by its id too', () => {
    const found = read('## ties\n\nlevel = Level\ntie--ask = What happens?\n').sections
    expect(found.map(({ name, isById }) => [name, isById])).toEqual([
      ['ties', false],
      ['ask', true],
    ])
  })

  it('all texts of a kind are functions if one takes facts', () => {
    const catalogue = catalogueOf('## ties\n\ntie--of = { $name } ties.\nbate--of = Bate.\n')
    const [kind] = catalogue.sections
    const compiled = kind === undefined ? [] : compileById(kind, indexOf(catalogue))
    expect(compiled.map(({ type, code }) => [type, code])).toEqual([
      ['(facts: { readonly name: string | number }) => string', '(facts) => `${isolated(facts.name)} ties.`'],
      ['() => string', "() => 'Bate.'"],
    ])
  })

  it.each([
    ['without a kind', 'tie = What?', /does not end in its kind/],
    ['that are there twice', 'tie--ask = What?', /already/],
  ])('the texts are refused %s', (_, line, fault) => {
    const folder = folderWith({ 'rules.ftl': `${RULES}${line}\n` })
    expect(checkEnglish(readCatalogue(folder, 'en')).join('\n')).toMatch(fault)
  })
})

describe('the search words of a language', () => {
  it.each([
    ['[questions]\ntie: equal points', null],
    ['[questions]\ntrick: last one', /there is no trick--ask/],
    ['[verbs]\nplay', /there is no part \[verbs\]/],
    ['play', /before the first part/],
    ['[everyday]\ndeck', /“deck” stands for nothing/],
    ['[endings]\n(s$ →', /is no pattern/],
  ])('the search words are checked: %j', (text, fault) => {
    const folder = folderWith({ 'rules.ftl': RULES, 'search.txt': `${text}\n` })
    const faults = checkEnglish(readCatalogue(folder, 'en'))
    if (fault === null) expect(faults).toEqual([])
    else expect(faults.join('\n')).toMatch(fault)
  })
})

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Writes a folder of languages that contains only English, and returns its path. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  folders.push(folder)
  const english = join(folder, 'en')
  mkdirSync(english)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(english, name), text)
  return folder
}
