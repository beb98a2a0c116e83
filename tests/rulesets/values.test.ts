import { describe, expect, test } from 'vitest'
import { clashes, OPTION_NAMES } from '@/lib/engine/table/options'
import { differences, RULE_SETS, ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf } from '@/lib/rulesets/sets/rule-set'
import { wholeName } from '@/lib/text/terms/form-names'

// Each line is an option, then its value for each game in the order of RULE_SET_IDS. The values were taken from the documents,
// and for the last four games from the contract of the wider family. They were not copied from the data.
const TABLE = `
players         2              3              4              2              2                 2              4                4                 4                 4                 4
pack            32             32             32             32             32                32             32               32                32                32                32
target          501            501            1001           500            500               501            151              1000              2000              2000              1001
direction       clockwise      clockwise      clockwise      clockwise      clockwise         clockwise      counterclockwise counterclockwise  counterclockwise  counterclockwise  counterclockwise
firstDealer     high-cut       high-cut       high-cut       agree          low-cut           agree          agree            low-cut           low-cut           agree             agree
nextDealer      winner         winner         next           winner         next              winner         next             next              next              next              next
redealDealer    next           next           next           next           next              same           next             next              next              next              next
voidDeal        no             no             no             no             no                no             no               no                no                no                no
auction         turn-up        turn-up        turn-up        turn-up        turn-up           turn-up        contracts        turn-up           bids              bids              names-suit
schmeiss        none           none           none           every-turn     not-dealer-second every-turn     none             none              none              none              none
schmeissRefused caller-takes   caller-takes   caller-takes   refuser-takes  caller-takes      caller-takes   caller-takes     caller-takes      caller-takes      caller-takes      caller-takes
allPass         redeal         redeal         redeal         redeal         redeal            redeal         redeal           redeal            redeal            redeal            dealer-names
forcedNoTrump   no             no             no             no             no                no             no               no                no                no                no
doubling        1              1              1              1              1                 1              4                1                 4                 4                 1
big             no             no             no             no             no                no             no               no                no                no                no
exchangeSeven   yes            yes            no             yes            yes               yes            no               no                no                no                no
indicator       turn-up        turn-up        turn-up        turn-up        turn-up           turn-up        turn-up          turn-up           turn-up           turn-up           turn-up
leader          eldest         eldest         eldest         eldest         eldest            eldest         eldest           eldest            eldest            eldest            eldest
longRuns        split          split          split          one            split             one            hundred          hundred-at-most   hundred-at-most   hundred-at-most   hundred-at-most
equalRuns       first-declared first-declared first-declared nobody         nobody            nobody         nobody           nobody            nobody            nobody            first-declared
trumpRun        wins           wins           wins           wins           wins              wins           equal            wins              wins              wins              equal
runsNeedTrick   yes            yes            yes            no             no                yes            no               no                no                no                no
carres          no             no             no             no             no                no             yes              no                no                yes               yes
noTrumpMelds    runs           runs           runs           runs           runs              runs           none             runs              runs              runs              runs
noTrumpDoubled  no             no             no             no             no                no             yes              no                no                no                no
belaCall        either         either         first-card     second-card    second-card       first-card     first-card       first-card        first-card        first-card        either
beatPlain       no             no             yes            no             no                no             no               no                no                no                always
partnerWinning  free           free           free           free           free              free           must-trump       free              free              free              must-trump
beatPartner     no             no             no             no             no                no             yes              yes               yes               yes               yes
bareYuss        must-play      must-play      must-play      must-play      must-play         must-play      must-play        must-play         must-play         must-play         must-play
lowTrumpLead    allowed        allowed        allowed        allowed        allowed           allowed        allowed          allowed           allowed           allowed           allowed
tie             held-over      bate           bate           defender-own   defender-own      defender-own   held-over        held-over         bate              bate              bate
bateTo          higher         higher         higher         higher         higher            higher         higher           higher            higher            higher            higher
sweep           none           none           none           none           none              none           match-points     252               252               252               252
sweepDoubled    yes            yes            yes            yes            yes               yes            yes              yes               yes               yes               yes
scoring         points         points         points         points         points            points         match-points     points            points            points            points
multiply        after-rounding after-rounding after-rounding after-rounding after-rounding    after-rounding after-rounding   after-rounding    after-rounding    after-rounding    after-rounding
kirtik          no             no             no             no             no                no             no               no                no                no                no
claims          any-trick      any-trick      none           none           none              none           none             none              none              none              none
bothOver        last-trick     last-trick     higher         higher         higher            higher         higher           higher            higher            higher            higher
winNeedsTrick   no             no             no             no             no                no             no               no                no                no                no
revoke          unstated       unstated       unstated       unstated       all-to-other-side unstated       unstated         all-to-other-side all-to-other-side all-to-other-side all-to-other-side
runs            yes            yes            yes            yes            yes               yes            yes              no                no                yes               yes
meldContest     apart          apart          apart          apart          apart             apart          apart            one               one               one               one
sweepMelds      own            own            own            own            own               own            own              to-sweeper        to-sweeper        to-sweeper        lost
belaKept        no             no             no             no             no                no             no               yes               no                yes               no
belaDecides     yes            yes            yes            yes            yes               yes            yes              yes               yes               yes               yes
written         exact          exact          exact          exact          exact             exact          exact            exact             tens-5-up         tens-5-up         exact
goal            points         points         points         points         points            points         points           points            points            points            points
winBy           count          count          count          count          count             count          count            count             count             count             count
underTrump      must           must           must           must           must              must           must             must              free              free              must
bidStart        80             80             80             80             80                80             80               80                80                80                80
bidTop          160            160            160            160            160               160            160              160               160               650               160
bidNeeds        bid            bid            bid            bid            bid               bid            bid              bid               bid               bid-and-more      bid
bidWrites       made-and-bid   made-and-bid   made-and-bid   made-and-bid   made-and-bid      made-and-bid   made-and-bid     made-and-bid      made-and-bid      made-and-bid      made-and-bid
failedBid       yes            yes            yes            yes            yes               yes            yes              yes               yes               yes               yes
failedSweep     yes            yes            yes            yes            yes               yes            yes              yes               no                no                yes
pile            162            162            162            162            162               162            162              162               160               160               162
doubleOf        everything     everything     everything     everything     everything        everything     everything       everything        everything        declared-too      everything
capotBid        250            250            250            250            250               250            250              250               500               250               250
capotWrites     bid            bid            bid            bid            bid               bid            bid              bid               flat              bid               bid
`

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

describe('the values of the rule sets', () => {
  test('the table has a row for every option and a column for every game', () => {
    expect(rows.map(([option]) => option).toSorted()).toEqual([...OPTION_NAMES].toSorted())
    expect(rows.every((row) => row.length === 1 + RULE_SET_IDS.length)).toBe(true)
  })

  test.each(RULE_SET_IDS.map((id, column) => ({ id, column })))('$id plays as its document says', ({ id, column }) => {
    const written = Object.fromEntries(rows.map(([option = '', ...values]) => [option, values[column]]))
    const rules = Object.entries(rulesOf(ruleSet(id))).map(([option, value]) => [option, String(value)])
    expect(Object.fromEntries(rules)).toEqual(written)
  })

  test.each(RULE_SET_IDS)('%s is listed under its own id and its options do not contradict each other', (id) => {
    expect(RULE_SETS[id].id).toBe(id)
    expect(clashes(rulesOf(RULE_SETS[id]))).toEqual([])
  })

  test('the names of the games are told apart at a glance', () => {
    const names = RULE_SET_IDS.map(wholeName)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the differences of a table', () => {
  const bela = rulesOf(ruleSet('bela-2'))

  test('a table that changes nothing differs in nothing', () => {
    expect(differences(bela, bela)).toEqual({})
  })

  test('only the options with another value are named', () => {
    expect(differences(bela, { ...bela, target: 500, tie: 'defender-own', pack: 32 })).toEqual({
      target: 500,
      tie: 'defender-own',
    })
  })

  test.each(RULE_SET_IDS)('the differences of %s on top of two-handed Bela give its rules', (id) => {
    const rules = rulesOf(ruleSet(id))
    expect({ ...bela, ...differences(bela, rules) }).toEqual(rules)
  })
})
