import { readFileSync } from 'node:fs'
import translated from '../build/translated.cjs'

/**
 * Returns a plugin for esbuild that reads the texts of a language in place of the English ones.
 * @param {string} language
 * @returns {import('esbuild').Plugin}
 */
export const inLanguage = (language) => ({
  name: 'in-language',
  setup: (bundle) =>
    bundle.onLoad({ filter: /[\\/]lib[\\/]messages[\\/]compiled[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(translated.fileIn(language, path), 'utf8'),
      loader: 'ts',
    })),
})
