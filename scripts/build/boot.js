// The first script of every page; scripts/build/csp.ts inserts it. BASE_PATH is replaced by the path of the app.
try {
  // Apply the settings of this device before anything is drawn.
  const shown = { theme: ['light', 'dark'], suits: ['four'] }
  for (const [name, values] of Object.entries(shown)) {
    const value = localStorage.getItem('yuss-' + name)
    if (values.includes(value)) document.documentElement.dataset[name] = value
  }
  // Use the chosen language, or the first available one of the browser's.
  const languages = LANGUAGES
  const chosen = localStorage.getItem('yuss-language')
  // A page of the site in another language links to the start page with its language after the #; such pages set their own
  // (app/(site)).
  const asked = location.hash.startsWith('#in=') ? location.hash.slice(4) : null
  const wanted = [asked, chosen, ...navigator.languages]
  const tag = wanted.flatMap((one) => (one ? [one, one.split('-')[0]] : [])).find((one) => one in languages)
  if (tag && tag !== 'en' && document.documentElement.lang === 'en') {
    const { dataset } = Object.assign(document.documentElement, { lang: tag, dir: languages[tag] })
    // If the browser alone determined the language, the app says so once.
    if (tag !== chosen && tag !== asked) dataset.found = ''
  }
} catch {
  // Storage may be blocked; then the defaults are used.
}
// This makes the browser load its list of databases early, so that the first one opens sooner.
self.indexedDB?.databases?.().catch(() => null)
if (self.trustedTypes) {
  const own = trustedTypes.createPolicy('default', {
    createScriptURL(text) {
      const { origin, pathname } = new URL(text, location.href)
      const built = pathname.startsWith(BASE_PATH + '/_next/static/') || pathname === BASE_PATH + '/sw.js'
      return origin === location.origin && built ? text : null
    },
  })
  // Next requests policies of its own that allow everything; it gets this one instead.
  trustedTypes.createPolicy = () => own
}
