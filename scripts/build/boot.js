// The first script of every page, written into it by scripts/build/csp.mjs; BASE_PATH stands for the app's own path.
try {
  // What was chosen on this phone, before anything is drawn.
  const shown = { theme: ['light', 'dark'], suits: ['four'] }
  for (const [name, values] of Object.entries(shown)) {
    const value = localStorage.getItem('yuss-' + name)
    if (values.includes(value)) document.documentElement.dataset[name] = value
  }
  // The language chosen, or the first of the browser's that there is. Until its words have come, nothing is shown.
  const languages = LANGUAGES
  const chosen = localStorage.getItem('yuss-language')
  // A page of a language leads to the start with its name behind the address (app/(site)); it speaks its own itself.
  const asked = location.hash.startsWith('#in=') ? location.hash.slice(4) : null
  const wanted = [asked, chosen, ...navigator.languages]
  const tag = wanted.flatMap((one) => (one ? [one, one.split('-')[0]] : [])).find((one) => one in languages)
  if (tag && tag !== 'en' && document.documentElement.lang === 'en') {
    const { dataset } = Object.assign(document.documentElement, { lang: tag, dir: languages[tag] })
    dataset.unsaid = ''
    // What the browser alone has chosen is told once.
    if (tag !== chosen && tag !== asked) dataset.found = ''
  }
  // A question of the rules in the address, which the page as built does not show.
  if (new URLSearchParams(location.search).has('q')) document.documentElement.dataset.asked = ''
  // A game in the address, or the rules that the referee was last asked by.
  if (new URLSearchParams(location.search).has('game') || localStorage.getItem('yuss-referee') !== null)
    document.documentElement.dataset.otherRules = ''
} catch {
  // Storage may be barred altogether; then the defaults hold.
}
// The browser reads what it knows of this app's databases meanwhile: the first one is there sooner.
self.indexedDB?.databases?.().catch(() => null)
if (self.trustedTypes) {
  const own = trustedTypes.createPolicy('default', {
    createScriptURL(text) {
      const { origin, pathname } = new URL(text, location.href)
      const built = pathname.startsWith(BASE_PATH + '/_next/static/') || pathname === BASE_PATH + '/sw.js'
      return origin === location.origin && built ? text : null
    },
  })
  // Next asks for policies of its own that let everything pass; it gets this one instead.
  trustedTypes.createPolicy = () => own
}
