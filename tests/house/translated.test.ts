import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/**
 * When a browser translates a page, it moves every text from its element into a new one. React then updates or removes a text
 * that is no longer in its place. Only a text that is the only child of its element is safe, because React replaces it as a
 * whole.
 */

const ROOT = join(import.meta.dirname, '../..')

const OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  paths: { '@/*': [`${ROOT}/*`] },
}

/** The functions that return only a figure, a card or a name. */
const UNTRANSLATED = ['figure', 'nameOf', 'pairText', 'rankOf', 'scoreOf', 'sideHeading', 'sideNames']

/** The class names of figures and of names. */
const LOOK = /(^|\s)(num|side-name|wall-name|takes-name)(\s|$)/

/** Returns the violations of the rules in each of these files; `written` has files that are not on the disk. */
function findings(paths: readonly string[], written: ReadonlyMap<string, string>): readonly Finding[] {
  const host = ts.createCompilerHost(OPTIONS)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (path) => written.has(path) || fileExists(path)
  host.readFile = (path) => written.get(path) ?? readFile(path)
  host.getSourceFile = (path, target) => {
    const text = written.get(path)
    return text === undefined ? getSourceFile(path, target) : ts.createSourceFile(path, text, target, true)
  }
  const program = ts.createProgram([...paths, ...written.keys()], OPTIONS, host)
  const checker = program.getTypeChecker()
  return [...paths, ...written.keys()].flatMap((path) => {
    const file = program.getSourceFile(path)
    if (file === undefined) throw new Error(`${path} is not there to be read`)
    return findingsIn(file, checker)
  })
}

interface Finding {
  readonly law: 'only child' | 'untranslated'
  readonly path: string
  readonly at: string
}

function findingsIn(file: ts.SourceFile, checker: ts.TypeChecker): readonly Finding[] {
  const found: Finding[] = []
  const report = (law: Finding['law'], node: ts.Node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    const text = node.getText(file).trim().replace(/\s+/g, ' ')
    const path = relative(ROOT, file.fileName)
    found.push({ law, path, at: `${path}:${line + 1} ${text}` })
  }
  const showsText = (node: ts.Expression, isAlone: boolean): boolean =>
    isText(checker, checker.getTypeAtLocation(node), isAlone ? 'only child' : 'among others')

  const visit = (node: ts.Node, isUntranslated: boolean): void => {
    let isInside = isUntranslated
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isShown)
      const isElement = ts.isJsxElement(node) && node.openingElement.tagName.getText(file) !== 'Fragment'
      const isAlone = isElement && children.length === 1
      for (const child of children) {
        if (ts.isJsxText(child) ? !isAlone : isExpression(child) && showsText(child.expression, isAlone))
          report('only child', child)
      }
      isInside ||= ts.isJsxElement(node) && hasNoTranslation(node.openingElement, file)
      if (!isInside && ts.isJsxElement(node) && showsFigures(node, file)) report('untranslated', node)
    } else if (ts.isJsxSelfClosingElement(node)) {
      if (!isInside && choosesFigures(node, file)) report('untranslated', node)
    } else if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) {
      if (isComponent(node, file) && returnsText(checker, node)) report('only child', node.name ?? node.parent)
    }
    ts.forEachChild(node, (child) => visit(child, isInside))
  }
  visit(file, false)
  return found
}

/** Tells whether a child is shown. Text that is only space is not translated, so it stays where it is. */
const isShown = (child: ts.JsxChild): boolean => {
  if (ts.isJsxText(child)) return child.text.trim() !== ''
  if (!ts.isJsxExpression(child)) return true
  return (
    child.expression !== undefined && !(ts.isStringLiteral(child.expression) && child.expression.text.trim() === '')
  )
}

const isExpression = (child: ts.JsxChild): child is ts.JsxExpression & { readonly expression: ts.Expression } =>
  ts.isJsxExpression(child) && child.expression !== undefined

type TextPosition = 'only child' | 'among others'

/** Tells whether a value of this type may become a text that React has to find again. */
function isText(checker: ts.TypeChecker, type: ts.Type, place: TextPosition, seen: readonly ts.Type[] = []): boolean {
  // The type is recursive: elements, lists of elements, lists of such lists.
  if (seen.includes(type)) return false
  const within = [...seen, type]
  if (type.isUnion()) return type.types.some((one) => isText(checker, one, place, within))
  if (type.flags & TEXT) return place === 'among others'
  if (type.flags & ts.TypeFlags.Any) return true
  if (type.flags & NOTHING || type.getCallSignatures().length > 0) return false
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  // Each item of a list is one among others.
  if (item !== undefined) return isText(checker, item, 'among others', within)
  // `ReactNode` allows any iterable. If it is the only child, the place that supplies the value is checked instead.
  return place === 'among others' && type.symbol?.name === 'Iterable'
}

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.TemplateLiteral
const NOTHING =
  ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void | ts.TypeFlags.Never

type Component = ts.ArrowFunction | ts.FunctionDeclaration

function isComponent(node: Component, file: ts.SourceFile): boolean {
  const name = ts.isVariableDeclaration(node.parent) ? node.parent.name : node.name
  return file.fileName.endsWith('.tsx') && name !== undefined && /^\p{Lu}\p{Ll}/u.test(name.getText(file))
}

function returnsText(checker: ts.TypeChecker, node: Component): boolean {
  const signature = checker.getSignatureFromDeclaration(node)
  return signature !== undefined && isText(checker, signature.getReturnType(), 'among others')
}

const attributeOf = (
  element: ts.JsxOpeningLikeElement,
  name: string,
  file: ts.SourceFile,
): ts.JsxAttribute | undefined =>
  element.attributes.properties.find(
    (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText(file) === name,
  )

/** The components that switch off translation for their content. */
const KEYS = ['Chip']

const hasNoTranslation = (element: ts.JsxOpeningLikeElement, file: ts.SourceFile): boolean =>
  KEYS.includes(element.tagName.getText(file)) ||
  attributeOf(element, 'translate', file)?.initializer?.getText(file) === '"no"'

/** Tells whether an element has the look of figures or names, or contains only one of them. */
function showsFigures(node: ts.JsxElement, file: ts.SourceFile): boolean {
  // A drawing is inside an element that is not translated.
  if (node.openingElement.tagName.getText(file) === 'text') return false
  const look = attributeOf(node.openingElement, 'className', file)
  if (look !== undefined && textsOf(look).some((text) => LOOK.test(text))) return true
  const [child, ...others] = node.children.filter(isShown)
  if (child === undefined || others.length > 0 || !isExpression(child)) return false
  const { expression } = child
  const said = ts.isCallExpression(expression) ? expression.expression : expression
  return /^[a-z]/.test(node.openingElement.tagName.getText(file)) && UNTRANSLATED.includes(said.getText(file))
}

/** Matches a choice that shows figures or ranks on its options, or in their labels if they have no faces. */
const FACE = /\bface: (?:rankShort\(|String\(|index \+ 1)|\blabel: String\(/

/** Tells whether a choice between figures or ranks can be translated. */
const choosesFigures = (node: ts.JsxSelfClosingElement, file: ts.SourceFile): boolean =>
  node.tagName.getText(file) === 'Choice' && !hasNoTranslation(node, file) && FACE.test(node.getText(file))

/** Returns every string literal inside a node. */
function textsOf(node: ts.Node): readonly string[] {
  const own =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
      ? [node.text]
      : []
  const inside: string[] = []
  ts.forEachChild(node, (child) => void inside.push(...textsOf(child)))
  return [...own, ...inside]
}

/**
 * The files with expressions that are never text, although their type allows it: pages, lazy parts, and one that never changes.
 */
const ELEMENTS_ALL_THE_SAME = [
  'app/[lang]/layout.tsx',
  'components/guide/guide-body.tsx',
  'components/ui/lazy-part.tsx',
]

const WRONG: Readonly<Record<string, string>> = {
  'a text before what comes and goes': '(p: { t: string }) => <p>{p.t}{p.t === "" ? <b /> : null}</p>',
  'figures and signs': '(p: { n: number }) => <p>{p.n} + {p.n}</p>',
  'what may be a text beside an element': '(p: { children: ReactNode }) => <p><b />{p.children}</p>',
  'a text without an element': '(p: { t: string }) => <>{p.t}</>',
  'a text in a repeated fragment': '(p: { t: string }) => <p>{[1].map((k) => <Fragment key={k}>{p.t}</Fragment>)}</p>',
  'a row of texts': '(p: { t: string[] }) => <p>{p.t.map((one) => one)}</p>',
  'a component that is a text': '(p: { t: string }) => p.t',
}

const RIGHT: Readonly<Record<string, string>> = {
  'a text alone': '(p: { t: string }) => <p>{p.t}</p>',
  'a text or an element': '(p: { t: string }) => <p>{p.t === "" ? <b /> : p.t}</p>',
  'elements and the spaces between': '(p: { t: string }) => <p><b>{p.t}</b>{" "}<i>{p.t}</i></p>',
  'what can only be an element': '(p: { aside: ReactElement | null }) => <p><b />{p.aside}</p>',
  'several that can only be elements': '(p: { aside: Elements }) => <p><b />{p.aside}</p>',
  'what a component is given alone': '(p: { children: ReactNode }) => <p>{p.children}</p>',
  'figures that stay': '(p: { n: number }) => <p translate="no" className="num">{p.n}</p>',
}

const TRANSLATED = '(p: { n: number }) => <p className="py-1 num">{p.n}</p>'

const CHOSEN = '() => <Choice label="tricks" options={[1].map((n) => ({ value: n, label: String(n) }))} />'

const pathOf = (name: string) => `components/shown/${name.replaceAll(' ', '-')}.tsx`
const written = new Map(
  Object.entries({ ...WRONG, ...RIGHT, 'figures that change': TRANSLATED, 'figures to choose': CHOSEN }).map(
    ([name, component]) => [
      join(ROOT, pathOf(name)),
      `import { Fragment, type ReactElement, type ReactNode } from 'react'
     import type { Elements } from '@/components/ui/elements'
     export const Shown = ${component}`,
    ],
  ),
)

describe('a page that the browser translates', () => {
  const sources = ts.sys.readDirectory(ROOT, ['.tsx'], undefined, ['app', 'components'])
  const found = findings(sources, written)
  const isOfTheApp = ({ path }: Finding) => !written.has(join(ROOT, path))
  const broken = (law: Finding['law']) => found.filter((one) => one.law === law && isOfTheApp(one))
  const lawsBrokenBy = (name: string) => found.filter(({ path }) => path === pathOf(name)).map(({ law }) => law)

  it('every text is the only child of its element', () => {
    expect(sources.length).toBeGreaterThan(200)
    const texts = broken('only child').filter(({ path }) => !ELEMENTS_ALL_THE_SAME.includes(path))
    expect(texts.map(({ at }) => at)).toEqual([])
  })

  it('figures and names are not translated', () => {
    const figures = broken('untranslated').filter(({ path }) => !path.startsWith('components/preview/'))
    expect(figures.map(({ at }) => at)).toEqual([])
  })

  it.each(Object.keys(WRONG))('the check finds %s', (name) => {
    expect(new Set(lawsBrokenBy(name))).toEqual(new Set(['only child']))
  })

  it.each(Object.keys(RIGHT))('the check accepts %s', (name) => {
    expect(lawsBrokenBy(name)).toEqual([])
  })

  it.each(['figures that change', 'figures to choose'])('the check finds %s where they would be translated', (name) => {
    expect(lawsBrokenBy(name)).toEqual(['untranslated'])
  })
})
