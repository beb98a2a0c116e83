// The second script of every page of the app; scripts/build/csp.ts inserts it, with the words of each language. A page whose scripts
// fail to load stays a frame: after some time for further tries, it says so.
{
  let isLate = false
  addEventListener(
    'error',
    ({ target }) => {
      if (target.tagName !== 'SCRIPT' || isLate) return
      isLate = true
      setTimeout(say, 3000)
    },
    true,
  )

  // app/styles/base.css hides the notice once the page has taken the place of its frame.
  function say() {
    const [text, again] = MISSING[document.documentElement.lang] ?? MISSING.en
    const notice = document.createElement('aside')
    Object.assign(notice, { className: 'page-notice scripts-missing', role: 'alert', textContent: text + '. ' })
    const key = document.createElement('button')
    Object.assign(key, { type: 'button', className: 'link', textContent: again, onclick: () => location.reload() })
    notice.append(key)
    document.body.prepend(notice)
  }
}
