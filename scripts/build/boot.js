// The first script of every page; scripts/build/policy.ts inserts it. BASE_PATH is replaced by the path of the app.
try {
  // Apply the settings of this device before anything is drawn, and tell whether it is a player's.
  const shown = { theme: ['light', 'dark'], suits: ['four'], player: ['yes'] }
  for (const [name, values] of Object.entries(shown)) {
    const value = localStorage.getItem('yuss-' + name)
    if (values.includes(value)) document.documentElement.dataset[name] = value
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
