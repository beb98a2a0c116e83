// Writes many files as one: what repeats is said once, wherever it was said before, which gzip and its like only do for
// what they have seen in the last few pages. scripts/service-worker/unfold.ts reads it, and says how it is written.

/** Less than so many bytes are not worth saying where they were said before. */
const WORTH = 24
/** So many bytes are looked at to find where something may have been said before. */
const LOOK = 12
/** So many of the places where it was are tried, from the last one back. */
const TRIES = 32

/**
 * The content of files, one after another.
 * @param {readonly { readonly content: Uint8Array, readonly isFlight: boolean }[]} files those that are the flight of the
 * page before them need not be said at all
 * @returns {Uint8Array}
 */
export function fold(files) {
  const length = files.reduce((sum, { content }) => sum + content.length, 0)
  const said = searchable(length)
  const [sizes, literals, copies, sources] = [numbers(), numbers(), numbers(), numbers()]
  const text = []
  sizes.add(length)
  // Where the last copy would go on.
  let source = 0
  for (const { content, isFlight } of files) {
    sizes.add(isFlight ? 0 : content.length + 1)
    said.append(content)
    if (isFlight) {
      said.learnTo(said.end())
      continue
    }
    for (;;) {
      const { literal, copy, from } = nextCopy(said, source)
      literals.add(literal)
      text.push(said.bytes(literal))
      source += literal
      if (copy === 0) break
      copies.add(copy)
      sources.add(from < source ? 2 * (source - from) - 1 : 2 * (from - source))
      said.learnTo(said.at() + copy)
      source = from + copy
    }
  }
  const streams = [...[sizes, literals, copies, sources].map((stream) => stream.bytes()), Buffer.concat(text)]
  return Buffer.concat(
    streams.flatMap((stream) => {
      const size = numbers()
      size.add(stream.length)
      return [size.bytes(), stream]
    }),
  )
}

/** How many bytes have to be said as they are until there are some that were said before: how many, and where. */
function nextCopy(said, source) {
  const begin = said.at()
  for (;;) {
    const at = said.at()
    if (at === said.end()) return { literal: at - begin, copy: 0, from: 0 }
    const { copy, from } = said.longest(at, source + (at - begin))
    if (copy > 0) return { literal: at - begin, copy, from }
    said.learnTo(at + 1)
  }
}

/** Everything said so far, and where in it some bytes were. */
function searchable(length) {
  const all = Buffer.alloc(length)
  const bits = Math.min(22, Math.max(8, Math.ceil(Math.log2(length + 1))))
  const last = new Int32Array(1 << bits).fill(-1)
  const before = new Int32Array(length)
  let [known, end] = [0, 0]

  function placeOf(at) {
    let hash = 0
    for (let next = at; next < at + LOOK; next += 1) hash = (Math.imul(hash, 0x9e3779b1) + all[next]) | 0
    return Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> (32 - bits)
  }

  /** How many bytes at `from` are those at `at`; what has not been said by then cannot be copied. */
  function common(from, at) {
    let count = 0
    while (at + count < end && from + count < at && all[from + count] === all[at + count]) count += 1
    return count
  }

  function longest(at, expected) {
    let [copy, from] = [0, 0]
    // Where the last copy goes on costs next to nothing to say.
    const on = expected < at ? common(expected, at) : 0
    if (on >= LOOK) [copy, from] = [on, expected]
    if (at + LOOK > end) return { copy, from }
    let tries = TRIES
    for (let place = last[placeOf(at)]; place >= 0 && tries > 0; place = before[place], tries -= 1) {
      if (copy > 0 && all[place + copy] !== all[at + copy]) continue
      const found = common(place, at)
      if (found >= WORTH && found > copy + (from === expected ? 6 : 0)) [copy, from] = [found, place]
    }
    return { copy, from }
  }

  return {
    at: () => known,
    end: () => end,
    bytes: (literal) => all.subarray(known - literal, known),
    append: (content) => {
      all.set(content, end)
      end += content.length
    },
    learnTo: (to) => {
      for (; known < to; known += 1) {
        if (known + LOOK > end) continue
        const place = placeOf(known)
        before[known] = last[place]
        last[place] = known
      }
    },
    longest,
  }
}

/** Whole numbers, seven bits to a byte, the lowest first. */
function numbers() {
  const written = []
  return {
    add: (number) => {
      let rest = number
      for (; rest > 127; rest = Math.floor(rest / 128)) written.push((rest % 128) + 128)
      written.push(rest)
    },
    bytes: () => Buffer.from(written),
  }
}
