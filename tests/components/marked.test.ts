import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Marked } from '@/components/ui/marked'

const shown = (text: string) =>
  renderToStaticMarkup(
    createElement(Marked, {
      text,
      marks: {
        link: (words) => createElement('a', null, words),
        game: (words) => createElement('b', null, words),
      },
    }),
  )

describe('a message with marked parts', () => {
  it.each([
    ['Open <link>your data</link>.', '<span>Open </span><a>your data</a><span>.</span>'],
    ['<link>Your data</link> can save it.', '<a>Your data</a><span> can save it.</span>'],
    ['<game>Bela</game>, from <link>here</link>', '<b>Bela</b><span>, from </span><a>here</a>'],
    ['From <link>here</link>: <game>Bela</game>', '<span>From </span><a>here</a><span>: </span><b>Bela</b>'],
    ['<link>One</link><link>two</link>', '<a>One</a><a>two</a>'],
    ['Nothing to open.', '<span>Nothing to open.</span>'],
    ['A <b>name</b> of somebody', '<span>A </span><span>name</span><span> of somebody</span>'],
    ['3 < 4 > 2', '<span>3 &lt; 4 &gt; 2</span>'],
  ])('each marked part of a message is where the language puts it: %s', (text, html) => {
    expect(shown(text)).toBe(html)
  })
})
