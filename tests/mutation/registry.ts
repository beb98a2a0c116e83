import { chai, GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect'

/** A test as it stands in its file. */
export interface Registered {
  readonly file: string
  /** With the names of what it stands in; no two of a file have the same. */
  readonly name: string
  readonly run: () => unknown
}

/** What a test or a group of tests does; of a table, with a row of it. */
type Body = (...row: unknown[]) => unknown

const rowOf = (row: unknown): unknown[] => (Array.isArray(row) ? row : [row])

/** Vitest's own `expect`, without Vitest. */
function makeExpect(): Chai.ExpectStatic {
  for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin)
  Reflect.set(globalThis, GLOBAL_EXPECT, chai.expect)
  setState({ assertionCalls: 0 }, chai.expect as never)
  return chai.expect
}

const expect = makeExpect()

/** Takes down the tests of files that are read, each file after it was named. */
export class Registry {
  readonly tests: Registered[] = []
  private readonly groups: string[] = []
  private readonly seen = new Map<string, number>()

  constructor(private readonly fileNow: () => string) {}

  private readonly it = (title: string, ...rest: unknown[]): void => {
    const run = rest.find((one): one is Body => typeof one === 'function')
    if (run === undefined) throw new Error(`a test without a body: ${title}`)
    const file = this.fileNow()
    const whole = [...this.groups, title].join(' ')
    const times = (this.seen.get(`${file}#${whole}`) ?? 0) + 1
    this.seen.set(`${file}#${whole}`, times)
    this.tests.push({ file, name: times === 1 ? whole : `${whole} (${times})`, run: () => run() })
  }

  private readonly describe = (title: string, body: Body): void => {
    this.groups.push(title)
    body()
    this.groups.pop()
  }

  /** What a test file finds in Vitest. Another function of it than these is none here, and the file fails. */
  readonly vitest = {
    expect,
    it: Object.assign(this.it, { each: this.each(this.it) }),
    test: Object.assign(this.it, { each: this.each(this.it) }),
    describe: Object.assign(this.describe, { each: this.each(this.describe) }),
    // Of a failed property's seed, which nobody reads here.
    beforeEach: (): void => undefined,
  }

  private each(of: (title: string, body: Body) => void) {
    return (rows: readonly unknown[]) =>
      (title: string, body: Body): void => {
        for (const [index, row] of rows.entries()) of(`${title} ${index}`, () => body(...rowOf(row)))
      }
  }
}
