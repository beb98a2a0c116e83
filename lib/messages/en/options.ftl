### The options of a table: what each is called, the question behind it, and its values.

## options

# A value stands after a colon, in parentheses, or as a choice below its question.
# Pack, deal, and the choosing of trumps:

players--option = Players
    .question = How many play?
    .value = { $value ->
        [2] two
        [3] three, each alone
       *[4] four, in two partnerships
    }
pack--option = Pack
    .question = Which pack do you play with?
    .value = { $value ->
        [32] 32 cards, ace to seven
       *[28] 28 cards, without the sevens
    }
direction--option = Direction
    .question = Which way round do you play?
    .value = { $value ->
        [clockwise] clockwise, to the left
       *[counterclockwise] counterclockwise, to the right
    }
firstDealer--option = First dealer
    .question = Who deals first?
    .value = { $value ->
        [high-cut] the player who cuts the highest card
        [low-cut] the player who draws the lowest card
       *[agree] the player you agree on
    }
nextDealer--option = Next dealer
    .question = Who deals the next hand?
    .value = { $value ->
        [winner] the winner of the hand
       *[next] the next player in turn
    }
redealDealer--option = Dealer after all pass
    .question = Who deals after everyone has passed?
    .value = { $value ->
        [next] the next player
       *[same] the same dealer again
    }
voidDeal--option = Void deal
    .question = Is the deal void when a player’s first cards are only eights and sevens?
    .value = { $value ->
        [no] no, it is played
       *[yes] yes, the same dealer deals again
    }
auction--option = Choosing trumps
    .question = How are trumps chosen?
    .value = { $value ->
        [turn-up] a turned-up card offers its suit
        [names-suit] each player in turn names a suit or passes
        [bids] by bidding points and a suit
       *[contracts] by bidding contracts, including no trumps and all trumps
    }
schmeiss--option = Schmeiss
    .question = May a player call schmeiss?
    .value = { $value ->
        [none] not played
        [first-turn] only at the first turn to speak
        [every-turn] at every turn
       *[not-dealer-second] at every turn, except the dealer’s in round two
    }
schmeissRefused--option = Schmeiss refused
    .question = Who takes the turned-up suit when a schmeiss is refused?
    .value = { $value ->
        [caller-takes] the player who called it
       *[refuser-takes] the player who refused it
    }
allPass--option = All pass
    .question = What happens when everyone has passed in every round?
    .value = { $value ->
        [redeal] there is a redeal
        [dealer-names] the dealer must name trumps
       *[eldest-names] the player after the dealer must name trumps
    }
forcedNoTrump--option = Forced to name trumps
    .question = May a player who must name trumps play at no trumps instead?
    .value = { $value ->
        [no] no, only a suit
       *[allowed] yes
    }
doubling--option = Doubling
    .question = How many times can a contract be doubled?
    .value = { $value ->
        [1] not at all
        [2] once, for twice the points
        [4] twice, for four times the points
        [3] twice, for three times the points
       *[8] three times, for eight times the points
    }
big--option = Taking on big
    .question = May the taker undertake to beat both opponents together, for twice the points?
    .value = { $value ->
        [no] not played
       *[allowed] yes, if the taker says so
    }
exchangeSeven--option = Exchange of the seven
    .question = May the seven of trumps be exchanged for the turned-up card?
    .value = { $value ->
        [no] no, it cannot be exchanged
       *[yes] yes, before the first lead
    }
indicator--option = What shows the offered suit
    .question = Which card offers its suit as trumps?
    .value = { $value ->
        [turn-up] a turned-up card of the pack
       *[low-card] a low card from outside the pack
    }

# Declarations and play:

leader--option = First lead
    .question = Who leads to the first trick?
    .value = { $value ->
        [eldest] the player after the dealer
       *[taker] the taker
    }
longRuns--option = Long runs
    .question = What are five or more cards in a row worth?
    .value = { $value ->
        [one] 50, no matter how long
        [split] 50; seven cards count 70, eight cards 100
        [hundred-at-most] 100, even for eight
       *[hundred] 100; eight cards count 120
    }
equalRuns--option = Equal runs
    .question = Who scores when the best runs are equal and trumps do not decide?
    .value = { $value ->
        [first-declared] the player who declared first
       *[nobody] no one scores for runs
    }
trumpRun--option = A run in trumps
    .question = Does a run in trumps beat an equal one in another suit?
    .value = { $value ->
        [wins] yes, trumps win
       *[equal] no, they are equal
    }
runsNeedTrick--option = Trick for runs
    .question = Must a side take a trick for its runs to count?
    .value = { $value ->
        [no] no, none is needed
       *[yes] yes, at least one trick
    }
carres--option = Four of a kind
    .question = Does four of a kind count?
    .value = { $value ->
        [no] no, it is worth nothing
       *[yes] yes: jacks 200, nines 150, and aces, tens, kings or queens 100
    }
noTrumpMelds--option = Declarations at no trumps
    .question = Do declarations count at no trumps?
    .value = { $value ->
        [runs] yes
       *[none] no
    }
noTrumpDoubled--option = Points at no trumps
    .question = Are points at no trumps doubled?
    .value = { $value ->
        [no] not doubled
       *[yes] all doubled
    }
belaCall--option = Announcing the bela
    .question = At which card must the bela be announced?
    .value = { $value ->
        [first-card] at the first
        [second-card] at the second
       *[either] at either
    }
beatPlain--option = Beating in a plain suit
    .question = Must you beat an opponent’s card when you follow in a plain suit?
    .value = { $value ->
        [no] no, any card of the suit
        [always] yes, if you can, and your partner’s card too
       *[yes] yes, if you can
    }
partnerWinning--option = Partner has the trick
    .question = Must you trump when you cannot follow and your partner is winning the trick?
    .value = { $value ->
        [free] no, any card
       *[must-trump] yes, you must still trump
    }
beatPartner--option = Partner’s trump
    .question = Must you beat your partner’s trump when trumps are led?
    .value = { $value ->
        [no] no, any trump
       *[yes] yes, if you can
    }
bareYuss--option = Trump jack alone
    .question = May the jack be held back when it is your only trump and trumps are led?
    .value = { $value ->
        [must-play] no, it must be played
       *[may-hold] yes
    }
lowTrumpLead--option = Leading a low trump
    .question = May you lead the eight or the seven of trumps?
    .value = { $value ->
        [allowed] yes
       *[barred] only if you have nothing else to lead
    }

# Scoring and the end of the game:

tie--option = Equal points
    .question = Who gets the points when both sides are equal?
    .value = { $value ->
        [held-over] the others score; the taker’s points are held over for the winner of the next hand
        [held-over-both] all points are held over for the winner of the next hand
        [bate] the others get everything, because the taker has failed
        [made] each side scores its own points, and the taker has made the hand
        [replay] no one; the same dealer deals again
       *[defender-own] the others score their own points, and the taker scores nothing
    }
bateTo--option = Points of a failed taker
    .question = With three players, who gets the points of a taker who failed?
    .value = { $value ->
        [higher] the opponent with more points
       *[each] both opponents, in full
    }
sweep--option = All the tricks
    .question = What does a side score for taking every trick?
    .value = { $value ->
        [none] nothing extra
        [360] 360 in place of the cards and the last trick
        [252] 90 points more
        [262] 100 points more
       *[match-points] 9 match points more
    }
sweepDoubled--option = All the tricks, doubled
    .question = Is the premium for all the tricks also doubled in a doubled hand?
    .value = { $value ->
        [yes] yes, with everything else
       *[no] no, never
    }
scoring--option = On the sheet
    .question = What do you write on the sheet?
    .value = { $value ->
        [points] points, not divided by ten
       *[match-points] match points, divided by ten and rounded
    }
multiply--option = Doubling and rounding
    .question = Which comes first in a doubled hand?
    .value = { $value ->
        [after-rounding] round, then double
       *[before-rounding] double, then round
    }
kirtik--option = Kirtik
    .question = Does a lost contract, or a hand without a trick, cost 10 match points?
    .value = { $value ->
        [no] not played
       *[yes] yes, each of them
    }
claims--option = Claiming the game
    .question = May a player claim the game before the hand is played out?
    .value = { $value ->
        [any-trick] yes, after winning any trick
        [first-three] yes, but only after one of the first three tricks
       *[none] no, the hand is played out
    }
bothOver--option = More than one at the target
    .question = Who wins when more than one side reaches the target in the same hand?
    .value = { $value ->
        [last-trick] the one of them that took the last trick
        [higher] the higher total
       *[taker-first] the taker if the hand was made, otherwise the higher total
    }
winNeedsTrick--option = A trick to win
    .question = A side reached the target when the hand was counted. Must it still take a trick to win?
    .value = { $value ->
        [no] no, it has won
       *[yes] yes, a trick in a later hand
    }
revoke--option = Revoke
    .question = What does a wrong card cost when it cannot be corrected?
    .value = { $value ->
        [unstated] the source does not say; unless you agree otherwise, the other side gets the hand
       *[all-to-other-side] the hand goes to the other side
    }

goal--option = Length of the game
    .question = Is the target a number of points or of hands?
    .value = { $value ->
        [points] a number of points
       *[hands] a number of hands
    }
winBy--option = Winning the game
    .question = When does a side that has reached the target win?
    .value = { $value ->
        [count] when the hand is counted
       *[own-made-hand] only with a hand that it took and made
    }
bidStart--option = Lowest bid
    .question = What is the lowest bid?
    .value = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
bidTop--option = Highest bid
    .question = What is the highest bid in points?
    .value = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
bidNeeds--option = Making the bid
    .question = What does a side need to make its bid?
    .value = { $value ->
        [bid] the points that were bid
       *[bid-and-more] the points that were bid, and more than the other side has
    }
bidWrites--option = Scoring a made bid
    .question = What does a made bid score?
    .value = { $value ->
        [made-and-bid] the points made and the bid
        [made] the points made
       *[bid] the bid and what was declared
    }
failedBid--option = The bid of a failed hand
    .question = Does the other side score the bid when the hand fails?
    .value = { $value ->
        [yes] yes, with its other points
       *[no] no, only its other points
    }
failedSweep--option = All the tricks against a bid
    .question = Does the defending side also get the premium for all the tricks?
    .value = { $value ->
        [yes] yes, either side gets it
       *[no] no, only the bidder’s side
    }
pile--option = All the points of a hand
    .question = What do the tricks score when one side gets everything?
    .value = { $value ->
        [160] 160 points
       *[162] 162 points
    }
doubleOf--option = What a double multiplies
    .question = What does a double multiply?
    .value = { $value ->
        [everything] the tricks and the bid
        [bid] the bid alone
       *[declared-too] the tricks, the bid and the declarations
    }
capotBid--option = All the tricks as a bid
    .question = What is a bid of all the tricks worth?
    .value = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
capotWrites--option = Scoring a bid of all the tricks
    .question = What does a bid of all the tricks score?
    .value = { $value ->
        [bid] the same as for any other bid
       *[flat] only the bid and what was declared
    }
runs--option = Runs
    .question = Are runs declared?
    .value = { $value ->
        [yes] yes, they are
       *[no] no, never
    }
meldContest--option = Runs against four of a kind
    .question = Do runs and four of a kind compete with each other?
    .value = { $value ->
        [apart] no, they are compared separately
       *[one] yes, the side with the best single declaration scores all its declarations
    }
sweepMelds--option = Declarations without a trick
    .question = What happens to the declarations of a side without a trick?
    .value = { $value ->
        [own] they still count
        [to-sweeper] they go to the side with all the tricks
       *[lost] they are lost
    }
belaDecides--option = Bela and the result
    .question = Does bela count towards making the hand?
    .value = { $value ->
        [yes] yes, it counts
       *[no] no, it does not
    }
belaKept--option = Bela of the loser
    .question = Does a side that loses everything keep its bela?
    .value = { $value ->
        [no] no, it goes to the other side
       *[yes] yes, it keeps it
    }
underTrump--option = Too low to overtrump
    .question = If you cannot beat an opponent’s trump, must you still play a trump?
    .value = { $value ->
        [must] yes, a lower trump
       *[free] no, any card
    }
written--option = Rounding on the sheet
    .question = Are the points of a hand rounded on the sheet?
    .value = { $value ->
        [exact] no
        [tens-5-up] yes, to tens; a five is rounded up
       *[tens-6-up] yes, to tens; a five is rounded down
    }
# A target has a figure in place of a list.
target--option = Target
    .question = At how many points, or after how many hands, does the game end?
    .value = { $scoring ->
        [match-points] { $target ->
            [one] { $target } match point
           *[other] { $target } match points
        }
       *[points] { $target ->
            [one] { $target } point
           *[other] { $target } points
        }
    }
# “Equal points: everything waits for the winner of the next hand.”
option-line = { $option }: { $value }.
# The same inside a sentence.
option-with-value = { $option } ({ $value })

## short-values

# Values in a word or two, beside the question that they answer in a list; a yes or no for many questions.
short-pack = { $value ->
    [32] 32 cards
   *[28] 28 cards
}
short-first-dealer = { $value ->
    [high-cut] highest cut
    [low-cut] lowest draw
   *[agree] as agreed
}
short-next-dealer = { $value ->
    [winner] the winner
   *[next] in turn
}
short-auction = { $value ->
    [turn-up] turned-up card
    [names-suit] naming a suit
    [bids] bids
   *[contracts] contracts
}
short-schmeiss = { $value ->
    [none] not played
    [first-turn] first turn
    [every-turn] every turn
   *[not-dealer-second] not dealer in round two
}
short-all-pass = { $value ->
    [redeal] redeal
    [dealer-names] dealer must name
   *[eldest-names] first player must name
}
short-doubling = { $value ->
    [1] none
    [2] ×2
    [3] ×2, ×3
    [4] ×2, ×4
   *[8] ×2, ×4, ×8
}
short-yes-no = { $value ->
    [no] no
   *[other] yes
}
short-indicator = { $value ->
    [turn-up] turned-up card
   *[low-card] low card
}
short-leader = { $value ->
    [eldest] first player
   *[taker] the taker
}
short-long-runs = { $value ->
    [one] 50
    [split] 50, 70, 100
    [hundred-at-most] 100
   *[hundred] 100, 120
}
short-equal-runs = { $value ->
    [first-declared] first declared
   *[nobody] no one
}
short-trump-run = { $value ->
    [wins] trumps win
   *[equal] equal
}
short-meld-contest = { $value ->
    [apart] separately
   *[one] together
}
short-beat-plain = { $value ->
    [no] no
    [always] always
   *[yes] if you can
}
short-under-trump = { $value ->
    [must] lower trump
   *[free] any card
}
short-partner-winning = { $value ->
    [free] any card
   *[must-trump] trump
}
short-bare-yuss = { $value ->
    [must-play] must be played
   *[may-hold] may be held back
}
short-low-trump-lead = { $value ->
    [allowed] allowed
   *[barred] as a last resort
}
short-revoke = { $value ->
    [unstated] not stated
   *[all-to-other-side] everything lost
}
short-tie = { $value ->
    [held-over] taker’s points held over
    [held-over-both] all points held over
    [bate] taker fails
    [made] both score
    [replay] replayed
   *[defender-own] taker scores nothing
}
short-bate-to = { $value ->
    [higher] the higher
   *[each] both
}
short-sweep-melds = { $value ->
    [own] still count
    [to-sweeper] to other side
   *[lost] lost
}
short-bid-needs = { $value ->
    [bid] the bid
   *[bid-and-more] bid and majority
}
short-bid-writes = { $value ->
    [made-and-bid] points and bid
    [made] points made
   *[bid] the bid
}
short-capot-writes = { $value ->
    [bid] like any bid
   *[flat] no card points
}
short-scoring = { $value ->
    [points] points
   *[match-points] match points
}
short-multiply = { $value ->
    [after-rounding] round first
   *[before-rounding] double first
}
short-claims = { $value ->
    [any-trick] after any trick
    [first-three] first three tricks
   *[none] no
}
short-both-over = { $value ->
    [last-trick] last trick
    [higher] higher total
   *[taker-first] the taker
}
short-win-by = { $value ->
    [count] at the count
   *[own-made-hand] with a made hand
}
short-goal = { $value ->
    [points] points
   *[hands] hands
}

## source-parts (own)

# The documents as one speaks of them; two share a title. $document is whose words it has: `clobyosh`, `lehman` …
document = { $document ->
    [clobyosh] Clobyosh / Bela
    [lehman] Lehman
    [bicycle] Bicycle
    [denexa] Denexa
    [ffb-belote] FFB belote
    [ffb-contree] FFB contrée
    [ffb-coinche] FFB coinche
    [ffb-pages] FFB web pages
    [pravila-bele] Pravila igre Bela
    [cannes] Cannes 2016
    [ascee] { "ASCEE" } contest
    [pagat-coinche] pagat, Coinche
    [colver] Colver survey
   *[belote] Bridge-belote
}

## sources

# Where a rule stands, in few words: “Clobyosh / Bela, The Deal”. $place is what a place in the document is called.
source-stated = { document }, { $place }
# The document can be read in two ways, or says nothing.
source-read = { document }, { $place }, as we read it
source-silent = { document } is silent: our reading
source-lacks = { document } has no such rule
# One document describes three games, and what it says of one it need not say of another.
source-lacks-here = { document } has no such rule for this game
# We have only parts of the document, so it may say more.
source-lacks-in-part = { document }: not in what we have of it
source-silent-in-part = { document }: not in what we have of it; our reading
source-after = as others describe “{ $title }”, which we could not read
source-house = agreed at this table
# $source is one of these, and states the rule; what the answer adds to it is a reading.
source-also-read = { $source }, as we read it
source-of-variant = { $source } ({ $variant })

## clashes

# What a rule lacks that does not go with the others, and why. $rule is its name with its value, as above; or its name in
# quotes alone.
clash = { $needs ->
    [three-players] { $rule } needs three players: only then are 27 cards dealt, and only then do two opponents score separately.
    [two-players] { $rule } needs two players: one player offers it to the other.
    [four-players] { $rule } needs four players: it is for partnerships, with all the cards dealt.
    [two-or-four-players] { $rule } needs two or four players: with three, the taker must beat both opponents and fails on equal points.
    [no-exchange] { $rule } needs a table that does not exchange the seven: this pack has no sevens.
    [turn-up] { $rule } needs a turned-up card: no card is turned up if players name suits in turn or bid for trumps.
    [contracts] { $rule } needs an auction of contracts: only there can a contract be doubled three times or score match points.
    [points] { $rule } needs a sheet in points: match points are worked out only from a finished hand.
    [match-points] { $rule } needs a sheet in match points: it applies only there.
    [turn-up-or-names-suit] { $rule } needs a turned-up card, or a table where each player names a suit or passes.
    [contracts-or-bids] { $rule } needs an auction: only there can players double.
    [bids] { $rule } needs a table where points are bid.
    [no-bids] { $rule } needs a table where no points are bid: a hand with a bid is either made or failed, so it cannot be a tie.
    [no-claims] { $rule } needs a table where the game cannot be claimed.
    [win-at-count] { $rule } needs a game that a side can win when a hand is counted.
    [win-without-trick] { $rule } needs a table where the winner needs no further trick.
    [bid-written] { $rule } needs a bid on the sheet: otherwise there is nothing to double.
    [tens] { $rule } must be a multiple of ten.
    [top-above-start] { $rule } must be no lower than the lowest bid.
   *[forced-taker] { $rule } needs a player who must name trumps when everyone has passed.
}
# The name of a rule, as a file has it.
clash-rule = “{ $option }”

## how-we-play

# A rule of a table as a sentence that stands by itself, on a page that is laid beside the cards.
players--how = { $value ->
    [2] Two play.
    [3] Three play, each alone.
   *[4] Four play, in two partnerships.
}
pack--how = { $value ->
    [32] The pack has 32 cards, ace to seven.
   *[28] The pack has 28 cards: there are no sevens.
}
direction--how = { $value ->
    [clockwise] Play is clockwise, to the left.
   *[counterclockwise] Play is counterclockwise, to the right.
}
firstDealer--how = { $value ->
    [high-cut] Cut for the first deal: the highest card deals.
    [low-cut] Draw for the first deal: the lowest card deals.
   *[agree] Agree who deals first.
}
nextDealer--how = { $value ->
    [winner] The winner of a hand deals the next.
   *[next] The players deal in turn.
}
redealDealer--how = { $value ->
    [next] If everyone passes, the next player deals.
   *[same] If everyone passes, the same player deals again.
}
voidDeal--how = { $value ->
    [no] A deal is played even if a player’s first cards are only eights and sevens.
   *[yes] If a player’s first cards are only eights and sevens, the deal is void and the same player deals again.
}
auction--how = { $value ->
    [turn-up] The { turn-up } offers its suit as trumps; in a second round any other suit can be named.
    [names-suit] Each player in turn names a suit as trumps or passes.
    [bids] Players bid points and a suit; the highest bid is played.
   *[contracts] Players bid contracts; the highest contract is played.
}
schmeiss--how = { $value ->
    [none] There is no schmeiss.
    [first-turn] Schmeiss may be called only at a player’s first turn to speak.
    [every-turn] Schmeiss may be called at every turn to speak.
   *[not-dealer-second] Schmeiss may be called at every turn, but not by the dealer in the second round.
}
schmeissRefused--how = { $value ->
    [caller-takes] If a schmeiss is refused, the player who called it takes the turned-up suit.
   *[refuser-takes] The player who refuses a schmeiss takes the turned-up suit.
}
allPass--how = { $value ->
    [redeal] If everyone passes in every round, there is a redeal.
    [dealer-names] If everyone passes in every round, the dealer must name trumps.
   *[eldest-names] If everyone passes in every round, the player after the dealer must name trumps.
}
forcedNoTrump--how = { $value ->
    [no] A player who must name trumps must choose a suit.
   *[allowed] A player who must name trumps may play at no trumps instead.
}
doubling--how = { $value ->
    [1] Hands are not doubled.
    [2] A contract can be doubled once.
    [4] { $vocabulary ->
        [coinche] A bid can be coinché and surcoinché, for up to four times the points.
       *[other] A contract can be doubled and redoubled, for up to four times the points.
    }
    [3] A bid can be doubled and redoubled, for up to three times the points.
   *[8] A contract can be doubled three times, for up to eight times the points.
}
big--how = { $value ->
    [no] There is no taking on big.
   *[allowed] The { taker } may take on big: beat both opponents together, for twice the points.
}
exchangeSeven--how = { $value ->
    [no] The seven of trumps is not exchanged.
   *[yes] The player who holds the { trump-seven } may exchange it for the { turn-up } before the first lead.
}
indicator--how = { $value ->
    [turn-up] The card that offers trumps is turned up from the pack.
   *[low-card] A low card from outside the pack shows the offered suit.
}
leader--how = { $value ->
    [eldest] The player after the dealer leads to the first trick.
   *[taker] The { taker } leads to the first trick.
}
longRuns--how = { $value ->
    [one] A { run } of five or more counts 50, no matter how long.
    [split] A { run } of five or six counts 50, of seven 70, of eight 100.
    [hundred-at-most] A { run } of five or more counts 100, even one of eight.
   *[hundred] A { run } of five or more counts 100, of eight 120.
}
equalRuns--how = { $value ->
    [first-declared] If the best { runs } are equal, the one declared first counts.
   *[nobody] If the best { runs } are equal, no one scores for { runs }.
}
trumpRun--how = { $value ->
    [wins] If two { runs } are equal, the one in trumps wins.
   *[equal] A { run } in trumps is no better than an equal one in another suit.
}
runsNeedTrick--how = { $value ->
    [no] A { run } counts even for a side without a trick.
   *[yes] A { run } counts only for a side that takes a trick.
}
carres--how = { $value ->
    [no] Four of a kind is worth nothing.
   *[yes] Four jacks count 200, four nines 150, and four aces, tens, kings or queens 100.
}
noTrumpMelds--how = { $value ->
    [runs] At no trumps, { runs } count as usual.
   *[none] At no trumps, nothing can be declared.
}
noTrumpDoubled--how = { $value ->
    [no] At no trumps, everything counts once.
   *[yes] At no trumps, everything is doubled.
}
belaCall--how = { $value ->
    [first-card] { bela.label } is announced with the first of the two cards.
    [second-card] { bela.label } is announced with the second of the two cards.
   *[either] { bela.label } may be announced with the king or with the queen.
}
beatPlain--how = { $value ->
    [no] When you follow in a plain suit, you may play any card of that suit.
    [always] When you follow in a plain suit, you must beat the best card if you can, even your partner’s.
   *[yes] When you follow in a plain suit, you must beat an opponent’s card if you can.
}
partnerWinning--how = { $value ->
    [free] If you cannot follow while your partner is winning the trick, you need not trump.
   *[must-trump] If you cannot follow while your partner is winning the trick, you must still trump.
}
beatPartner--how = { $value ->
    [no] When trumps are led, you need not beat your partner’s trump.
   *[yes] When trumps are led, you must beat even your partner’s trump if you can.
}
bareYuss--how = { $value ->
    [must-play] A lone { trump-jack } must be played when trumps are led.
   *[may-hold] A lone { trump-jack } may be held back when trumps are led.
}
lowTrumpLead--how = { $value ->
    [allowed] Any trump may be led.
   *[barred] The eight and the seven of trumps may be led only by a player who has nothing else.
}
tie--how = { $value ->
    [held-over] On equal points the { defender } scores; the winner of the next hand gets the { taker }’s points.
    [held-over-both] On equal points no one scores yet; the winner of the next hand gets all the points.
    [bate] On equal points the { taker } has failed.
    [made] On equal points the { taker } has made the hand, and both sides score.
    [replay] On equal points no one scores, and the same player deals again.
   *[defender-own] On equal points the { defender } scores as usual, and the { taker } scores nothing.
}
bateTo--how = { $value ->
    [higher] The points of a { taker } who fails go to the opponent with more points.
   *[each] The points of a { taker } who fails go to each opponent in full.
}
sweep--how = { $value ->
    [none] Taking every trick scores nothing extra.
    [360] { $vocabulary ->
        [clobyosh] A No Tricker counts 360 in place of the cards and the last trick.
        [belote] A valat counts 360 in place of the cards and the last trick.
       *[other] All the tricks count 360 in place of the cards and the last trick.
    }
    [252] { $vocabulary ->
        [french] A capot scores 90 points more.
        [coinche] A capot scores 90 points more.
       *[other] All the tricks score 90 points more.
    }
    [262] { $vocabulary ->
        [french] A capot scores 100 points more.
        [coinche] A capot scores 100 points more.
       *[other] All the tricks score 100 points more.
    }
   *[match-points] { $vocabulary ->
        [clobyosh] A No Tricker scores 9 match points more.
        [belote] A valat scores 9 match points more.
       *[other] All the tricks score 9 match points more.
    }
}
sweepDoubled--how = { $value ->
    [yes] The premium for all the tricks is doubled with the hand.
   *[no] The premium for all the tricks is never doubled.
}
scoring--how = { $value ->
    [points] Points are written on the sheet without dividing by ten.
   *[match-points] Points are divided by ten, rounded, and written on the sheet as match points.
}
multiply--how = { $value ->
    [after-rounding] In a doubled hand, round first, then double.
   *[before-rounding] In a doubled hand, double first, then round.
}
kirtik--how = { $value ->
    [no] There is no kirtik.
   *[yes] Kirtik: a lost contract costs 10 match points, and so does a hand without a trick.
}
claims--how = { $value ->
    [any-trick] After winning any trick, a player may claim the game; a false claim loses the game.
    [first-three] The game may be claimed only after one of the first three tricks; a false claim loses the game.
   *[none] The game cannot be claimed: the last hand is played out.
}
bothOver--how = { $value ->
    [last-trick] If more than one side reaches the target in the same hand, the one of them that took the last trick wins.
    [higher] If more than one side reaches the target in the same hand, the higher total wins.
   *[taker-first] If more than one side reaches the target in the same hand, the { taker } wins if the hand was made; otherwise the higher total wins.
}
winNeedsTrick--how = { $value ->
    [no] A side that has reached the target when a hand is counted needs no further trick to win.
   *[yes] A side that has reached the target when a hand is counted must still take a trick in a later hand to win.
}
revoke--how = { $value ->
    [unstated] The table may set what a revoke costs; otherwise the hand goes to the other side.
   *[all-to-other-side] A revoke gives the hand to the other side.
}
goal--how = { $value ->
    [points] The target is a number of points.
   *[hands] The target is a number of hands: after the last one, the higher total wins, and equal totals mean that no one wins.
}
winBy--how = { $value ->
    [count] A side that has reached the target when a hand is counted has won.
   *[own-made-hand] A side that has reached the target wins only with a hand that it took and made.
}
bidStart--how = The lowest bid is { $value }.
bidTop--how = The highest bid in points is { $value }.
bidNeeds--how = { $value ->
    [bid] To make its bid, a side needs the points that it bid.
   *[bid-and-more] To make its bid, a side needs the points that it bid, and more than the other side has.
}
bidWrites--how = { $value ->
    [made-and-bid] A side that makes its bid scores the points made and the bid.
    [made] A side that makes its bid scores the points made.
   *[bid] A side that makes its bid scores the bid and what was declared.
}
failedBid--how = { $value ->
    [yes] When a hand fails, the other side scores the bid too.
   *[no] When a hand fails, no one scores the bid.
}
failedSweep--how = { $value ->
    [yes] The defending side also gets the premium for all the tricks.
   *[no] The defending side gets no premium for all the tricks.
}
pile--how = { $value ->
    [160] When one side gets everything, the tricks score 160.
   *[162] When one side gets everything, the tricks score 162.
}
doubleOf--how = { $value ->
    [everything] A double multiplies the tricks and the bid.
    [bid] A double multiplies only the bid.
   *[declared-too] { $vocabulary ->
        [coinche] Coinché multiplies the tricks, the bid and the declarations.
       *[other] A double multiplies the tricks, the bid and the declarations.
    }
}
capotBid--how = A bid of all the tricks is worth { $value }.
capotWrites--how = { $value ->
    [bid] A bid of all the tricks is scored like any other.
   *[flat] A bid of all the tricks scores only the bid and what was declared.
}
runs--how = { $value ->
    [yes] Players declare { runs }.
   *[no] Players do not declare { runs }.
}
meldContest--how = { $value ->
    [apart] Runs and four of a kind are compared separately.
   *[one] Runs and four of a kind are compared together: the side with the best declaration scores all its declarations.
}
sweepMelds--how = { $value ->
    [own] The declarations of a side without a trick still count.
    [to-sweeper] The declarations of a side without a trick go to the side with all the tricks.
   *[lost] The declarations of a side without a trick are lost.
}
belaDecides--how = { $value ->
    [yes] Points for { bela } count towards making a hand.
   *[no] Points for { bela } do not count towards making a hand.
}
belaKept--how = { $value ->
    [no] A side that loses everything loses its { bela } too.
   *[yes] A side that loses everything keeps its { bela }.
}
underTrump--how = { $value ->
    [must] A player who cannot beat an opponent’s trump must still play a trump.
   *[free] A player who cannot beat an opponent’s trump may play any card.
}
written--how = { $value ->
    [exact] Points are written as they are.
    [tens-5-up] Points are rounded to tens on the sheet; a five is rounded up.
   *[tens-6-up] Points are rounded to tens on the sheet; a five is rounded down.
}
target--how = { $scoring ->
    [match-points] The game is to { $target ->
        [one] { $target } match point
       *[other] { $target } match points
    }.
   *[points] The game is to { $target ->
        [one] { $target } point
       *[other] { $target } points
    }.
}
how-many-hands = The game is { $target ->
    [one] one deal
   *[other] { $target } deals
} long.

## what-counts

# What cards, runs and the rest are worth at a table, on the same page.
what-counts-title = What counts, high to low
# $cards is a list: “jack (Yuss) 20, nine (Manel) 14, ace 11, …, eight and seven nothing”.
what-counts-trumps = Trumps: { $cards }.
what-counts-others = Other suits: { $cards }.
what-counts-contracts = At no trumps, all suits count as “other suits”; at all trumps, all count as trumps.
what-counts-runs = Three in a row { $three }, four { $four }, five { $five }; { bela } { $king }; { last-trick } { $last }.
    .none = { bela.label } { $king }; { last-trick } { $last }.
worth = { $rank } { $points }
worth-nothing = { $ranks } nothing
# The jack and the nine of trumps, with the name that the game has for each.
worth-jack = { $vocabulary ->
    [clobyosh] { jack } ({ trump-jack })
    [lehman] { jack } ({ trump-jack })
    [bicycle] { jack } ({ trump-jack })
    [denexa] { jack } ({ trump-jack })
   *[other] { jack }
} { $points }
worth-nine = { $vocabulary ->
    [clobyosh] { nine } ({ trump-nine })
    [lehman] { nine } ({ trump-nine })
    [bicycle] { nine } ({ trump-nine })
    [denexa] { nine } ({ trump-nine })
   *[other] { nine }
} { $points }
