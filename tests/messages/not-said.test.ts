import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readCatalogue } from '../../scripts/messages/catalogue'
import { checkEnglish, draftFaults } from '../../scripts/messages/check'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Writes a language with one file of messages and a list of words that it avoids. */
function languageOf(messages: string, notSaid: string) {
  const folder = mkdtempSync(join(tmpdir(), 'not-said-'))
  folders.push(folder)
  mkdirSync(join(folder, 'en'))
  writeFileSync(join(folder, 'en/app.ftl'), messages)
  writeFileSync(join(folder, 'en/not-said.txt'), notSaid)
  return readCatalogue(folder, 'en')
}

const MESSAGES = `## club

played = The match is over.
score = { $who ->
    [one] It stands.
   *[other] The Kings rule.
}
    .hint = Taking all.

## sheet

match-note = A match of its own: { "king" }.
    .words = king, match
`

describe('words that a language avoids', () => {
  it.each([
    ['in another word', '[everywhere]\nmatch → game', ['app.ftl:3: played', 'app.ftl:12: match-note']],
    ['in a section alone', '[app/club]\nmatch → game', ['app.ftl:3: played']],
    ['in a form of a text, with its own line', '[everywhere]\nkings? → top card', ['app.ftl:6: score']],
    ['as part of another word', '[everywhere]\nking|tak → top card', []],
  ])('an avoided word is found as its list says, %s', (_, notSaid, places) => {
    const faults = checkEnglish(languageOf(MESSAGES, notSaid))
    expect(faults.map((fault) => fault.replace(/^en\/(.+?: [\w.-]+): .*$/, '$1'))).toEqual(places)
  })

  it('an avoided word is reported with the word to use', () => {
    expect(checkEnglish(languageOf(MESSAGES, '[app/club]\nmatch → game'))).toEqual([
      'en/app.ftl:3: played: “match” is called “game” here',
    ])
  })

  it.each([
    ['match → game', /not-said\.txt:1: it stands before the first heading/],
    ['[everywhere]\nmatch', /not-said\.txt:2: it does not say what is said instead/],
    ['[app/table]\nmatch → game', /not-said\.txt:2: there is no section app\/table/],
  ])('a list of avoided words is refused: %j', (notSaid, fault) => {
    expect(checkEnglish(languageOf(MESSAGES, notSaid)).join('\n')).toMatch(fault)
  })
})

describe('the draft state of a language', () => {
  const DRAFT = '## club\n\n# en 1a2b3c4d draft\nplayed = Over.\n# en 1a2b3c4d\nwon = Won.\n'
  const READ = DRAFT.replace(' draft', '')

  it.each([
    ['is called a draft while one of its texts is one', DRAFT, { draft: true }, []],
    ['is called none once each has been read', READ, {}, []],
    ['may not be called a draft any longer then', READ, { draft: true }, [/is called a draft, and none/]],
    ['may not be called read before', DRAFT, {}, [/is not called a draft, and played is one \(en\/app\.ftl:3\)/]],
  ])('a language %s', (_, messages, offered, faults) => {
    const found = draftFaults(languageOf(messages, ''), offered)
    expect(found).toHaveLength(faults.length)
    faults.forEach((fault) => expect(found.join()).toMatch(fault))
  })
})
