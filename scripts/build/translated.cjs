// Replaces the English texts by those of the language of the build: a loader for the modules in lib/messages/compiled. A module keeps
// its path, so that code without words comes out the same in every language.
const { readFileSync } = require('node:fs')

/** Returns the file with the texts of a module in a language. */
const fileIn = (language, path) =>
  language === 'en' ? path : path.replace(/([\\/]lib[\\/]messages[\\/])compiled([\\/])/, `$1translated$2${language}$2`)

module.exports = function translated(source) {
  const path = fileIn(process.env.YUSS_LANGUAGE ?? 'en', this.resourcePath)
  if (path === this.resourcePath) return source
  this.addDependency(path)
  return readFileSync(path, 'utf8')
}
module.exports.fileIn = fileIn
