/**
 * The files of a pack that scripts/pack.mjs has folded and that has been inflated, in their order.
 *
 * It is five streams, each with its length before it. Four are of numbers, seven bits to a byte, the lowest first; the last
 * is text. The first number of all is how many bytes come out. Then each file has its size plus one; 0 is a file that the
 * page before it holds (`flightOf`). A file is bytes of the text, then a copy of what came out before, then text again,
 * until it is full. Where a copy comes from is told from where the last one would go on, backward as an odd number.
 */
export function unfold(folded: Uint8Array<ArrayBuffer>): readonly Uint8Array<ArrayBuffer>[] {
  const all = readerOf(folded)
  const stream = () => readerOf(all.bytes(all.number()))
  const [sizes, literals, copies, sources, text] = [stream(), stream(), stream(), stream(), stream()]
  const out = new Uint8Array(sizes.number())
  const files: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  let source = 0

  function put(bytes: Uint8Array): void {
    out.set(bytes, at)
    at += bytes.length
  }

  function fillTo(end: number): void {
    for (;;) {
      const literal = text.bytes(literals.number())
      put(literal)
      source += literal.length
      if (at >= end) return
      const length = copies.number()
      const step = sources.number()
      source += step % 2 === 0 ? step / 2 : -(step + 1) / 2
      out.copyWithin(at, source, source + length)
      at += length
      source += length
    }
  }

  while (!sizes.isAtEnd()) {
    const start = at
    const size = sizes.number()
    if (size === 0) put(flightOf(files.at(-1)))
    else fillTo(start + size - 1)
    files.push(out.subarray(start, at))
  }
  return files
}

function readerOf(bytes: Uint8Array<ArrayBuffer>) {
  let at = 0
  return {
    isAtEnd: () => at >= bytes.length,
    bytes: (length: number) => bytes.subarray(at, (at += length)),
    number: () => {
      let value = 0
      for (let scale = 1; ; scale *= 128) {
        const byte = bytes[at++] ?? 0
        value += (byte % 128) * scale
        if (byte < 128) return value
      }
    },
  }
}

/** Next writes into every page, in pieces and as strings of scripts, what it writes beside it as a text of its own. */
export function flightOf(page: Uint8Array | undefined): Uint8Array {
  const html = new TextDecoder().decode(page)
  const pieces = [...html.matchAll(/self\.__next_f\.push\(\[1,("[^]*?")\]\)<\/script>/g)]
  return new TextEncoder().encode(pieces.map(([, piece = '""']): string => JSON.parse(piece)).join(''))
}
