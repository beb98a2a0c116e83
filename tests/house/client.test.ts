import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const OPTIONS: ts.CompilerOptions = {
  baseUrl: ROOT,
  paths: { '@/*': ['./*'] },
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

const FILES = ['lib', 'components', 'app'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
)

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const isClient = (file: string) => textOf(file).startsWith("'use client'")

/** Tells whether a file is an error page. Next requires the directive on these, although no file imports them. */
const isErrorPage = (file: string) => /^app\/(.*\/)?(global-)?error\.tsx$/.test(file)

const source = (file: string) => ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true)

/** Returns the names that a file imports at run time, without types. */
function importsOf(file: string): readonly { readonly from: string; readonly names: readonly string[] }[] {
  return source(file).statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const clause = statement.importClause
      if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
      const named = clause?.namedBindings
      const names = named !== undefined && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : []
      return [{ from: statement.moduleSpecifier.text, names }]
    }
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return []
    const from = statement.moduleSpecifier
    return from !== undefined && ts.isStringLiteral(from) ? [{ from: from.text, names: [] }] : []
  })
}

const filesImportedBy = (file: string): readonly string[] =>
  importsOf(file)
    .flatMap(({ from }) => {
      const found = ts.resolveModuleName(from, join(ROOT, file), OPTIONS, ts.sys).resolvedModule
      return found === undefined || found.isExternalLibraryImport ? [] : [relative(ROOT, found.resolvedFileName)]
    })
    .filter((name) => FILES.includes(name))

/** Returns the files that run while the pages are built, and the files at which code for the browser begins. */
function walkFromPages() {
  const built = new Set(FILES.filter((file) => file.startsWith('app/') && !isClient(file)))
  const entrances = new Set<string>()
  for (const file of built) {
    for (const imported of filesImportedBy(file)) (isClient(imported) ? entrances : built).add(imported)
  }
  return { built: [...built], entrances }
}

const { built, entrances } = walkFromPages()

describe("'use client'", () => {
  it("'use client' is only where a page, or a part of one, enters the browser’s code", () => {
    const marked = FILES.filter((file) => isClient(file) && !isErrorPage(file))
    expect(marked.length).toBeGreaterThan(10)
    expect(marked.filter((file) => !entrances.has(file))).toEqual([])
  })

  it("'use client' is on every part of a page with state or effects", () => {
    expect(built.length).toBeGreaterThan(50)
    const BROWSER_ONLY = /^use[A-Z]|^(createContext|Component)$/
    const wrong = built.filter((file) =>
      importsOf(file).some(({ from, names }) => from === 'react' && names.some((name) => BROWSER_ONLY.test(name))),
    )
    expect(wrong).toEqual([])
  })
})
