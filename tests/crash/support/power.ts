import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A disk that can lose its power: a file system in a file. Data that has not been flushed is not in the file. So a copy of the
 * file, taken while the file system is in use, is what a phone finds after its battery died at that moment.
 */
export interface PowerDisk {
  /** The folder where it is mounted. */
  readonly folder: string
  readonly image: string
}

const SIZE = '64M'

/** Returns the reason why this machine cannot mount such a disk; `null` if it can. */
export function whyNoDisk(folder: string): string | null {
  if (process.platform !== 'linux') return 'it needs Linux, to mount a file as a disk'
  if (process.getuid?.() !== 0) return 'it needs root, to mount a file as a disk'
  try {
    const disk = makeDisk(folder, 'probe')
    unmount(disk.folder)
    rmSync(disk.image)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Makes a new disk, and mounts it. */
export function makeDisk(folder: string, name: string): PowerDisk {
  const image = join(folder, `${name}.img`)
  run('truncate', '-s', SIZE, image)
  run('mkfs.ext4', '-q', '-F', image)
  return mounted(folder, name, image)
}

/** Copies the disk, as it would be after a power cut, to a new image. */
export function copyImage(disk: PowerDisk, folder: string, name: string): string {
  const image = join(folder, `${name}.img`)
  run('cp', '--sparse=always', '--reflink=auto', disk.image, image)
  return image
}

/** Mounts an image, which replays its journal, as after a power cut. */
export function mounted(folder: string, name: string, image: string): PowerDisk {
  const at = join(folder, name)
  mkdirSync(at, { recursive: true })
  run('mount', '-o', 'loop', image, at)
  return { folder: at, image }
}

export function unmount(folder: string): void {
  for (let tries = 0; tries < 40; tries += 1) {
    if (spawnSync('umount', [folder]).status === 0) return
    spawnSync('sleep', ['0.1'])
  }
  run('umount', '-l', folder)
}

function run(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}
