import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = [
  'app',
  'lib/text',
  'lib/together/words',
  'lib/storage',
  ...readdirSync(join(ROOT, 'components')).map((folder) => `components/${folder}`),
]

/** Attributes that are shown or read out. */
const SAID = ['label', 'aria-label', 'title', 'alt', 'placeholder', 'note', 'heading', 'caption', 'ask', 'aside']

/** The browser's names of keys, errors, fonts and parts, which are not words on a screen. */
const BROWSER_NAMES = [
  'Backspace',
  'Escape',
  'Enter',
  'AbortError',
  'NotAllowedError',
  'BarcodeDetector',
  'Times New Roman',
  'Content-Type',
]

/** The players of the example game. Names of people are the same in every language. */
const PEOPLE = ['Mike', 'Yetta']

const LETTER = /\p{L}/u
const CAPITALISED = /^\p{Lu}\p{Ll}/u
/** Matches an abbreviation of two letters, such as “NT” for no trumps. */
const ABBREVIATION = /^\p{Lu}{2}$/u
const SEVERAL = /\p{L}\s+\p{L}/u

/** Returns the words in a source file that are shown or read out, each with its line. */
function wordsIn(path: string, source: string): readonly string[] {
  const picksWords = path.startsWith('lib/text/') || path.startsWith('lib/together/words/')
  const isPartOfText = (node: ts.Node) =>
    picksWords && (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
  const isSentence = (text: string) =>
    CAPITALISED.test(text) || ABBREVIATION.test(text) || (picksWords && SEVERAL.test(text))
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []

  const say = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    found.push(`${path}:${line + 1} ${text.trim().replace(/\s+/g, ' ')}`)
  }

  const visit = (node: ts.Node, isShown: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return
    if (ts.isJsxText(node)) {
      const text = node.text.replace(/&\w+;/g, '')
      if (LETTER.test(text)) say(node, text)
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const isWord = isShown || isPartOfText(node) ? LETTER.test(node.text) : isSentence(node.text)
      if (isWord && ![...BROWSER_NAMES, ...PEOPLE].includes(node.text)) say(node, node.text)
    } else if (ts.isJsxAttribute(node)) {
      const isSaid = SAID.includes(node.name.getText(file))
      ts.forEachChild(node, (child) => visit(child, isSaid))
    } else if (ts.isConditionalExpression(node)) {
      visit(node.condition, false)
      visit(node.whenTrue, isShown)
      visit(node.whenFalse, isShown)
    } else {
      const shows = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) ? true : isShown && passesOn(node)
      ts.forEachChild(node, (child) => visit(child, shows))
    }
  }

  visit(file, false)
  return found
}

/** Tells whether a text inside this expression becomes part of its value. */
const passesOn = (node: ts.Node): boolean =>
  ts.isJsxExpression(node) ||
  ts.isTemplateExpression(node) ||
  ts.isTemplateSpan(node) ||
  ts.isParenthesizedExpression(node) ||
  (ts.isBinaryExpression(node) && JOINING.includes(node.operatorToken.kind))

const JOINING: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))

describe('words outside the messages', () => {
  it.each(FOLDERS)('%s has no words of its own', (folder) => {
    const sources = sourcesOf(folder)
    expect(sources).not.toEqual([])
    const words = sources.flatMap((name) =>
      wordsIn(`${folder}/${name}`, readFileSync(join(ROOT, folder, name), 'utf8')),
    )
    expect(words).toEqual([])
  })

  it.each([
    ['text between elements', '<p>Hand {number}</p>'],
    ['one word of several', '<p>{number} of <b>{target}</b></p>'],
    ['a text in braces', "<p>{'from here'}</p>"],
    ['either side of a choice', "<p>{isOver ? WON : 'still on'}</p>"],
    ['a text with a figure in it', '<p>{`hand ${number}`}</p>'],
    ['the end of such a text', '<p>{`${number} to go`}</p>'],
    ['a name for those who hear it', '<p aria-label="accepted" />'],
    ['a name in braces', '<Choice label={`trick ${number}`} />'],
    ['a title', '<Dialog title={isOpen ? OPEN : "shut"} />'],
    ['letters short for a word', "const SHAPES = { spades: '♠', none: 'NT' }"],
    ['a sentence kept outside', "const WHY = 'It was kept.'"],
    ['a sentence that a function says', 'const why = (name: string) => `Kept as ${name}.`'],
  ])('the check finds %s', (_, source) => {
    expect(wordsIn('a.tsx', `export const a = () => { ${source} }`)).toHaveLength(1)
  })

  it.each([
    ['words in a row', "const all = (count: number) => (count === 2 ? 'both' : 'all three')"],
    ['what is said around a figure', 'const dealt = (number: number) => `${number} cards`'],
  ])('the check finds %s where messages are picked', (_, source) => {
    expect(wordsIn('lib/text/a.ts', source)).toHaveLength(1)
  })

  it.each([
    ['signs and figures', '<p>×{number} – 4×</p>'],
    ['the word of a module', '<p aria-label={ACCEPTED}>{handTitle(number)}</p>'],
    ['how something looks', '<p className={isOver ? "text-soft" : "text-ink"} />'],
    ['what a choice is decided by', "<p>{state === 'over' ? WON : null}</p>"],
    ['a value of the rules', "<Row on={spoken === 'on'} label={LABELS['plain']} />"],
    ['a key of the keyboard', "const isErase = key === 'Backspace'"],
    ['a fault of the browser', "const isLeft = error.name === 'AbortError'"],
  ])('the check accepts %s', (_, source) => {
    expect(wordsIn('a.tsx', `export const a = () => { ${source} }`)).toEqual([])
  })
})
