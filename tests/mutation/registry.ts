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

/** What stands around tests, and what has to be done once before the first of them. */
class Group {
  private readonly hooks: Body[] = []
  private done: Promise<void> | null = null

  constructor(readonly title: string) {}

  before(hook: Body): void {
    this.hooks.push(hook)
  }

  /** Whichever test comes first waits for it, and so do the others. */
  ready(): Promise<void> {
    this.done ??= this.prepare()
    return this.done
  }

  private async prepare(): Promise<void> {
    for (const hook of this.hooks) await hook()
  }
}

/** Takes down the tests of files that are read, each file after it was named. */
export class Registry {
  readonly tests: Registered[] = []
  private groups: readonly Group[] = []
  private readonly seen = new Map<string, number>()

  constructor(private readonly fileNow: () => string) {}

  private readonly it = (title: string, ...rest: unknown[]): void => {
    const run = rest.find((one): one is Body => typeof one === 'function')
    if (run === undefined) throw new Error(`a test without a body: ${title}`)
    const file = this.fileNow()
    const around = this.groups
    const whole = [...around.map((group) => group.title), title].join(' ')
    const times = (this.seen.get(`${file}#${whole}`) ?? 0) + 1
    this.seen.set(`${file}#${whole}`, times)
    const name = times === 1 ? whole : `${whole} (${times})`
    this.tests.push({
      file,
      name,
      run: async () => {
        for (const group of around) await group.ready()
        return run()
      },
    })
  }

  private readonly describe = (title: string, body: Body): void => {
    const around = this.groups
    this.groups = [...around, new Group(title)]
    body()
    this.groups = around
  }

  private readonly beforeAll = (hook: Body): void => {
    const group = this.groups.at(-1)
    if (group === undefined) throw new Error(`${this.fileNow()}: nothing stands around what is to be done before all`)
    group.before(hook)
  }

  /** What a test file finds in Vitest. Another function of it than these is none here, and the file fails. */
  readonly vitest = {
    expect,
    it: Object.assign(this.it, { each: this.each(this.it) }),
    test: Object.assign(this.it, { each: this.each(this.it) }),
    describe: Object.assign(this.describe, { each: this.each(this.describe) }),
    beforeAll: this.beforeAll,
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
