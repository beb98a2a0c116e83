import type { Page } from '@playwright/test'

/**
 * Translates a page as Chrome does, but into the same words. It replaces each text, also one that is added or changed later,
 * with the same text inside two `font` elements. Elements with `translate="no"` stay as they are. A second call does nothing.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if ('written' in window) return
    const LEFT_ALONE = 'head, script, style, noscript, textarea, svg, font, .notranslate'
    const written = new Set<string>()
    Object.assign(window, { written })

    const isTranslated = (text: Text): boolean => {
      const parent = text.parentElement
      if (parent === null || text.data.trim() === '' || parent.closest(LEFT_ALONE) !== null) return false
      return parent.closest('[translate]')?.getAttribute('translate') !== 'no'
    }

    const write = (text: Text) => {
      if (!isTranslated(text)) return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      outer.style.verticalAlign = 'inherit'
      inner.style.verticalAlign = 'inherit'
      inner.append(text.data)
      outer.append(inner)
      written.add(text.data.trim())
      text.replaceWith(outer)
    }

    const writeAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      if (root instanceof Text) texts.push(root)
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      texts.forEach(write)
    }

    writeAll(document.body)
    document.documentElement.classList.add('translated-ltr')
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') writeAll(target)
        else addedNodes.forEach(writeAll)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/** Returns every text that the translator has written on this page. */
export const translatedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const written: unknown = Reflect.get(window, 'written')
    return written instanceof Set ? [...written].map(String) : []
  })
