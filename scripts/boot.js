// The first script of every page, written into it by scripts/csp.mjs; BASE_PATH stands for the app's own path.
try {
  // What was chosen on this phone, before anything is drawn.
  const shown = { theme: ['light', 'dark'], suits: ['four'], hand: ['left'] }
  for (const [name, values] of Object.entries(shown)) {
    const value = localStorage.getItem('yuss-' + name)
    if (values.includes(value)) document.documentElement.dataset[name] = value
  }
} catch {
  // Storage may be barred altogether; then the defaults hold.
}
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
