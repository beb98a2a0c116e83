import { dirname, join, resolve } from 'node:path'

/** Returns the options of a relay command, given as `--name=value`. */
export function optionsOf([, script = '', ...words]: readonly string[]) {
  const valueOf = (name: string): string | undefined =>
    words.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length)
  return {
    /** The folder of the relay's keys. */
    home: resolve(valueOf('home') ?? join(dirname(script), '../../.relay')),
    text: (name: string, otherwise: string): string => valueOf(name) ?? otherwise,
    number: (name: string, otherwise: number): number => {
      const value = Number(valueOf(name) ?? otherwise)
      if (Number.isNaN(value)) throw new Error(`expected a number after --${name}=, got ${valueOf(name)}`)
      return value
    },
  }
}
