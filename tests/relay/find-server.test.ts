import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findOrFetchServer, findServer, isNewEnough } from '@/scripts/together/find-server'

describe('the version of nats-server', () => {
  it.each([
    ['nats-server: v2.9.10', false],
    ['nats-server: v2.10.19', false],
    ['nats-server: v2.10.20', false],
    ['nats-server: v2.10.22', false],
    ['nats-server: v2.10.26', false],
    ['nats-server: v2.10.27', true],
    ['nats-server: v2.10.30', true],
    ['nats-server: v2.11.0', true],
    ['nats-server: v2.15.1', true],
    ['nats-server: v3.0.0', true],
    ['nats-server: v1.99.99', false],
    ['nats-server: v2.11.0-RC.2', false],
    ['something else', false],
  ])('%s is new enough: %s', (said, isIt) => {
    expect(isNewEnough(said)).toBe(isIt)
  })
})

describe('the place of nats-server', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'yuss-find-'))
    vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'))
    vi.stubEnv('YUSS_NATS_SERVER', undefined)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Writes an executable shell script. */
  function program(name: string, script: string): string {
    const path = join(folder, name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, `#!/bin/sh\n${script}\n`)
    chmodSync(path, 0o755)
    return path
  }

  it('the first nats-server in PATH that is new enough is used', () => {
    program('old/nats-server', 'echo "nats-server: v2.10.21"')
    const path = program('new/nats-server', 'echo "nats-server: v2.12.3"')
    vi.stubEnv('PATH', `${join(folder, 'old')}:${join(folder, 'new')}:${process.env['PATH']}`)
    expect(findServer()).toEqual({ path, version: 'v2.12.3' })
  })

  it('only a named nats-server is used, and none is fetched in its place', () => {
    vi.stubEnv('YUSS_NATS_SERVER', program('named/nats-server', 'echo "nats-server: v2.10.21"'))
    expect(findOrFetchServer(() => undefined)).toBeNull()
    vi.stubEnv('YUSS_NATS_SERVER', program('named/nats-server', 'echo "nats-server: v2.10.28"'))
    expect(findOrFetchServer(() => undefined)?.version).toBe('v2.10.28')
  })

  it('without another, nats-server comes from its makers’ container and is kept', () => {
    program(
      'bin/docker',
      `case "$1" in
        create) echo box ;;
        cp) printf '#!/bin/sh\\necho "nats-server: v2.14.0"\\n' > "$3" && chmod 755 "$3" ;;
        rm) true ;;
        *) exit 1 ;;
      esac`,
    )
    // This system has none of Debian's tools.
    program('bin/sh', 'exec /bin/sh "$@"')
    program('bin/chmod', 'exec /bin/chmod "$@"')
    vi.stubEnv('PATH', join(folder, 'bin'))
    const said: string[] = []
    const found = findOrFetchServer((line) => said.push(line), [])
    expect(found).toEqual({ path: join(folder, 'cache/yuss/nats-server'), version: 'v2.14.0' })
    expect(said).toEqual(['Fetching nats-server with docker…'])
    expect(findServer([])).toEqual(found)
  })
})
