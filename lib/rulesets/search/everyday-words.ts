import { keyOf } from './spelling'

/** What is said in several words, and the one word of the rules for it; in small letters. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/n['’ʼ]t\b/g, 'nt'],
  [/\b(?:have|has|had|need|needs|got|forced|obliged|supposed) to\b|\bgotta\b/g, 'must'],
  [/\bhow (?:much|many points)\b/g, 'worth'],
  [/\b(?:throw|throws|threw|chuck|get rid of)(?: it| one| anything| something)? (?:away|off)\b/g, 'discard'],
  [/\b(?:play|plays|go|goes|going|played) (?:higher|over)\b/g, 'beat'],
  [/\bover (?=ruff|trump)/g, 'over'],
  [/\bunder (?=ruff|trump)/g, 'under'],
  [/\b(?:not|isnt|arent|non) trumps?\b/g, 'plain'],
  [/\bno (?=one\b|body\b)/g, 'no'],
  [/\bcan not\b/g, 'cant'],
  [/\b(did|do|does|was|is|has|had|could|would) not\b/g, '$1nt'],
  [/\bout of (?=turn\b)/g, 'outof'],
  [/\b(?:i|we|hes|shes|theyre)(?: am| are|['’ʼ]?m|['’ʼ]?re)? out\b/g, 'claim'],
  [/\bturn(?:ed|s)? (?:up|over)\b/g, 'turnup'],
]

/** Words of the kitchen table on the left, words of the rules for the same on the right. */
const MEANS = `
  swap switch change trade replace: exchange
  sequence straight meld consecutive: run
  announce meld call: declare
  declare declaration: announce
  deck: pack
  mate teammate team: partner
  enemy rival: opponent
  equal even level draw same tied: tie equal
  tie: equal
  lost lose fail fell short: bate fail
  everybody everyone: all
  nobody none: all
  compulsory obligatory mandatory required forced obliged: must
  worth value score points count: worth points count value
  reveal display prove: show
  flip flipped flop: turnup exposed
  see saw seen look: exposed looking
  drop dropped fell: exposed
  showed: exposed
  mistake error accident accidentally wrong: wrong mistake
  anticlockwise anti: counterclockwise
  lie lied liar cheat fake pretend bluff: false bluff
  hide keep withhold hold: withhold quiet
  missing short lacking: few
  extra many much: many
  ruff: trump
  side: plain
  half halved halve: odd half
  reach reached: past
  over: past
  finish finished: end
  won: win
  caller chooser bidder declarer maker: taker
  bid bidding: auction
  order rank: order rank
  higher better beat: beat higher better
  strongest best: highest
  reshuffle: redeal
  rubber series: match
  split share divided: split share
  start begin: first lead
  face flipped: turnup
  revoked renege reneged: revoke
  forgot forgotten: forget
  took take: take
  out: claim
  stop: claim
  early: moment
  everything: all
  dealt: deal
  led: lead
  held: hold
  shown: show
  say says told tell: said declare
  gave given: give
  chose chosen choose: name
`

/** Other words for a word, of those that the rules use, by their keys. */
export const EVERYDAY: ReadonlyMap<string, readonly string[]> = readMeans()

function readMeans(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const line of MEANS.trim().split('\n')) {
    const [said = '', meant = ''] = line.split(':').map((half) => half.trim())
    for (const word of said.split(' ')) {
      const key = keyOf(word)
      found.set(key, [...(found.get(key) ?? []), ...meant.split(' ').map(keyOf)])
    }
  }
  return found
}
