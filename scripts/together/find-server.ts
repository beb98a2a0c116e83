import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/**
 * The oldest server that works. Versions 2.10.20 to 2.10.22 lost acknowledged messages, and older ones lack settings that Yuss
 * uses.
 */
const OLDEST = [2, 10, 27] as const

export interface FoundServer {
  readonly path: string
  readonly version: string
}

/** Returns the folder for a fetched server. */
const cacheFolder = (): string => join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'yuss')

/** Tells whether the output of `--version` names 2.10.27 or newer. A release candidate does not count. */
export function isNewEnough(said: string): boolean {
  const numbers = /v(\d+)\.(\d+)\.(\d+)(?:\s|$)/.exec(said)?.slice(1).map(Number)
  if (numbers === undefined) return false
  const differing = OLDEST.findIndex((least, place) => numbers[place] !== least)
  return differing === -1 || (numbers[differing] ?? 0) > (OLDEST[differing] ?? 0)
}

/** Folders in which systems install servers, and which a user's PATH may lack. */
const SYSTEM: readonly string[] = ['/usr/sbin', '/usr/local/sbin']

/** Returns the server named by YUSS_NATS_SERVER, or else the first in PATH, `system` or the cache that is new enough. */
export function findServer(system = SYSTEM): FoundServer | null {
  const named = process.env['YUSS_NATS_SERVER']
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...system, cacheFolder()]
  const paths = named === undefined ? folders.map((folder) => join(folder, 'nats-server')) : [named]
  for (const path of paths) {
    const found = tried(path)
    if (found !== null) return found
  }
  return null
}

function tried(path: string): FoundServer | null {
  if (!existsSync(path)) return null
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const version = /v\d\S*/.exec(stdout)?.[0]
  return status === 0 && version !== undefined && isNewEnough(stdout.trim()) ? { path, version } : null
}

/** The advice if no server is found and none can be fetched. */
export const ADVICE = `Yuss needs nats-server 2.10.27 or newer for several phones at a table, and found none.
  Debian 13 or newer, Ubuntu 25.04 or newer:  apt-get install nats-server
  macOS:                                       brew install nats-server
  elsewhere: unpack the release of your system from https://github.com/nats-io/nats-server/releases
Then run this again, or say where it is: YUSS_NATS_SERVER=/path/to/nats-server npm run relay`

/** Returns a server of this machine, or fetches one without changing the system. `say` is told of each step. */
export function findOrFetchServer(say: (line: string) => void, system = SYSTEM): FoundServer | null {
  const found = findServer(system)
  if (found !== null || process.env['YUSS_NATS_SERVER'] !== undefined) return found
  for (const way of [fromDebian, fromContainer]) {
    const folder = mkdtempSync(join(tmpdir(), 'yuss-nats-'))
    try {
      const fetched = way(folder, say)
      if (fetched !== null) return kept(fetched)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return null
}

function kept({ path }: FoundServer): FoundServer | null {
  mkdirSync(cacheFolder(), { recursive: true })
  const place = join(cacheFolder(), 'nats-server')
  // The file is complete before it gets its name, so that another process never runs half of it.
  const partly = `${place}-${process.pid}`
  copyFileSync(path, partly)
  chmodSync(partly, 0o755)
  renameSync(partly, place)
  return tried(place)
}

const DEBIAN_KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg'

/**
 * Fetches the package of a newer Debian, checked with Debian's keys, and unpacks it into a folder. It is one program without
 * libraries.
 */
function fromDebian(folder: string, say: (line: string) => void): FoundServer | null {
  if (!has('apt-get') || !has('dpkg') || !existsSync(DEBIAN_KEYS)) return null
  for (const suite of ['sid', 'trixie']) {
    say(`Fetching nats-server from Debian ${suite}…`)
    const found = unpacked(join(folder, suite), suite)
    if (found !== null) return found
  }
  return null
}

function unpacked(folder: string, suite: string): FoundServer | null {
  for (const part of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(
    join(folder, 'debian.sources'),
    `Types: deb\nURIs: http://deb.debian.org/debian\nSuites: ${suite}\nComponents: main\nSigned-By: ${DEBIAN_KEYS}\n`,
  )
  const own = [
    `Dir::Etc::sourcelist=${join(folder, 'debian.sources')}`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State::lists=${join(folder, 'lists')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    // The sandbox user of apt could not write into this folder.
    'APT::Sandbox::User=',
    'Acquire::Languages=none',
  ].flatMap((option) => ['-o', option])
  if (!ran('apt-get', [...own, '--quiet', 'update'], folder)) return null
  if (!ran('apt-get', [...own, '--quiet', 'download', 'nats-server'], folder)) return null
  const { stdout } = spawnSync('sh', ['-c', 'dpkg -x nats-server_*.deb unpacked && echo unpacked'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout.trim() === 'unpacked' ? tried(join(folder, 'unpacked/usr/sbin/nats-server')) : null
}

/** Copies the program out of the container image that its makers publish. */
function fromContainer(folder: string, say: (line: string) => void): FoundServer | null {
  const tool = ['docker', 'podman'].find(has)
  if (tool === undefined || process.platform !== 'linux') return null
  say(`Fetching nats-server with ${tool}…`)
  const made = spawnSync(tool, ['create', 'docker.io/library/nats:2'], { encoding: 'utf8' })
  if (made.status !== 0) return null
  const id = made.stdout.trim()
  const isCopied = ran(tool, ['cp', `${id}:/nats-server`, join(folder, 'nats-server')], folder)
  ran(tool, ['rm', id], folder)
  return isCopied ? tried(join(folder, 'nats-server')) : null
}

const has = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0

const ran = (command: string, words: readonly string[], cwd: string): boolean =>
  spawnSync(command, words, { cwd, stdio: ['ignore', 'ignore', 'ignore'] }).status === 0
