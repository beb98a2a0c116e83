import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['lib', 'components', 'app']

/** The folders whose messages are read once, in English, while the app is built: preview pictures. */
const BUILT = ['components/preview/']

/** Matches an import of messages, or of a function that selects them. */
const MESSAGES = /messages\/compiled\/(?!guides$)/
const PICKED = /(^@\/lib|\.)\/(text|together\/words)\//

/** The array methods that call their callbacks immediately. */
const AT_ONCE = ['map', 'flatMap', 'filter', 'reduce', 'find', 'some', 'every', 'forEach', 'sort', 'toSorted', 'from']

/**
 * Returns the messages that a module reads while it is loaded, each with its line. Another language is loaded later, so such a
 * message stays English; so does a text that a function of lib/text returns.
 */
function saidAtTheTop(path: string, source: string): readonly string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const messages = new Set<string>()
  const picking = new Set<string>()
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
      continue
    const from = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : ''
    const names = MESSAGES.test(from) ? messages : PICKED.test(from) || isNeighbour(path, from) ? picking : null
    if (names !== null) namesOf(statement).forEach((name) => names.add(name))
  }
  const found: string[] = []

  const visit = (node: ts.Node, isCalled: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (isMetadata(path, node)) return
    if (ts.isFunctionLike(node) && !isCalledHere(node)) return
    if (ts.isIdentifier(node) && !isNameOfProperty(node)) {
      if (messages.has(node.text) || (isCalled && picking.has(node.text))) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
        found.push(`${path}:${line + 1} ${node.text}`)
      }
    }
    ts.forEachChild(node, (child) => visit(child, ts.isCallExpression(node) && child === node.expression))
  }

  visit(file, false)
  return found
}

function namesOf({ importClause }: ts.ImportDeclaration): readonly string[] {
  const bindings = importClause?.namedBindings
  if (bindings === undefined) return []
  return ts.isNamedImports(bindings)
    ? bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
    : [bindings.name.text]
}

/** Tells whether an import is of another module in lib/text, which is imported by a relative path without that folder. */
const isNeighbour = (path: string, from: string): boolean =>
  path.startsWith('lib/text/') && /^\.\.?\//.test(from) && !/engine|rulesets|messages|words$/.test(from)

/** Tells whether a message is read for a page's metadata, while the app is built. */
const isMetadata = (path: string, node: ts.Node): boolean =>
  path.startsWith('app/') && ts.isVariableStatement(node) && /^export const metadata\b/.test(node.getText())

function isCalledHere(node: ts.Node): boolean {
  const call = node.parent
  return (
    ts.isCallExpression(call) &&
    call.expression !== node &&
    ts.isPropertyAccessExpression(call.expression) &&
    AT_ONCE.includes(call.expression.name.text)
  )
}

const isNameOfProperty = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isPropertySignature(node.parent) && node.parent.name === node) ||
  ts.isJsxAttribute(node.parent)

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => relative(ROOT, join(ROOT, folder, name)))
    .filter((path) => !path.startsWith('lib/messages/compiled/') && !BUILT.some((built) => path.startsWith(built)))

describe('messages are read when they are shown', () => {
  it.each(FOLDERS)('%s keeps no message in a constant', (folder) => {
    const sources = sourcesOf(folder)
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.flatMap((path) => saidAtTheTop(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
  })

  const IMPORTS =
    "import { home } from '@/lib/messages/compiled/app/a'\nimport * as said from '../messages/compiled/a'\n"

  it.each([
    ['a text', 'const HOME = home'],
    ['a text in an object', "const HOME = { href: '/', label: home }"],
    ['one by its short name', 'const HOME = { home }'],
    ['one of a whole section', 'const HOME = said.home'],
    ['one that needs facts', 'const HOME = said.home({ name: 1 })'],
    ['one handed over', 'const Home = lazyPart(load, said.home)'],
    ['a drawing that says one', 'const HOME = <b title={home}>{home}</b>'],
    ['one said of each thing in a list', 'const ALL = [1, 2].map((number) => said.hand({ number }))'],
    ['what lib/text made of one', "import { handTitle } from '@/lib/text/a'\nconst HAND = handTitle(1)"],
    ['one in a class', 'class A { home = home }'],
  ])('the check finds %s', (_, source) => {
    expect(saidAtTheTop('a.tsx', IMPORTS + source).length).toBeGreaterThan(0)
  })

  it.each([
    ['a function', "const back = () => ({ href: '/', label: home })"],
    ['a component', 'function Home() { return <b>{home}</b> }'],
    ['what is said when it is asked for', 'const Home = lazyPart(load, () => home)'],
    ['what picks a message later', "import { handTitle } from '@/lib/text/a'\nconst TITLES = { hand: handTitle }"],
    ['a type', 'type Home = typeof home'],
  ])('the check accepts %s', (_, source) => {
    expect(saidAtTheTop('a.tsx', IMPORTS + source)).toEqual([])
  })
})
