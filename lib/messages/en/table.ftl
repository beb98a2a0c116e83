### The sheet and the form of a hand: all that is there before a hand can be scored, and what a saved hand says.
### $who is a side as a person: `we`, `they`, `one` (one player) or `many`; $name is its name.
### $vocabulary is whose words the table reads (see terms.ftl). $times is how often the hand counts: 1, 2, 4 or 8.
### $big is whether a table of three plays on big: `yes` or `no`.

## party-parts (own)

subject = { $who ->
    [we] We
    [they] They
    [one] { $name }
   *[many] { $name }
}
object = { $who ->
    [we] us
    [they] them
    [one] { $name }
   *[many] { $name }
}
possessive = { $who ->
    [we] Our
    [they] Their
    [one] { $name }’s
   *[many] { $name }’s
}

## verdict-parts (own)

other-possessive = { $otherWho ->
    [we] our
    [they] their
    [one] { $otherName }’s
   *[many] { $otherName }’s
}
third-possessive = { $thirdName }’s
fails-at-all = { $who ->
    [one] { $name } { $vocabulary ->
        [clobyosh] goes bate
        [usual] goes bate
        [denexa] goes bate
        [lehman] is defeated
        [bicycle] is bete
        [belote] is inside
       *[other] fails
    }
   *[other] { subject } { $vocabulary ->
        [clobyosh] go bate
        [usual] go bate
        [denexa] go bate
        [lehman] are defeated
        [bicycle] are bete
        [belote] are inside
       *[other] fail
    }
}
fails = { $big ->
    [yes] { $times ->
        [1] { fails-at-all } on big
       *[other] { fails-at-all } on big, { doubled }
    }
   *[no] { $times ->
        [1] { fails-at-all }
       *[other] { fails-at-all } { doubled }
    }
}
makes-it-at-all = { $who ->
    [one] { $name } makes it
   *[other] { subject } make it
}
makes-it = { $big ->
    [yes] { $times ->
        [1] { makes-it-at-all } on big
       *[other] { makes-it-at-all } on big, { doubled }
    }
   *[no] { $times ->
        [1] { makes-it-at-all }
       *[other] { makes-it-at-all } { doubled }
    }
}
are-held-over = { $points ->
    [one] { $vocabulary ->
        [belote] hangs
       *[other] is held over
    }
   *[other] { $vocabulary ->
        [belote] hang
       *[other] are held over
    }
}

## verdict

# Heads. The taker ($who, $name) has made $points, the other side $others.
verdict-made = { makes-it }, { $points } to { other-possessive } { $others }.
# In short, under the figures of both sides, which have their names above them.
verdict-made-against = { makes-it }, { $points } to { $others }.
# At a table of three: both opponents.
verdict-made-by-three = { makes-it }, { $points } to { other-possessive } { $others } and { third-possessive } { $thirds }.
# Where points are bid. $bid is what the taker bid.
verdict-bid-made = { $bid ->
    [capot] All the tricks
   *[other] { $bid }
} bid, { $points } made.
# The taker has less, or where a tie is bate, as much.
verdict-bate = { fails }.
verdict-bid-failed = { $bid ->
    [capot] All the tricks
   *[other] { $bid }
} bid, { $points } made: failed.
verdict-bate-level = { fails }, level at { $points }.
verdict-bate-against = { fails }, { $points } to { $others }.
# At a table of three: level with one or both opponents ($otherName).
verdict-bate-level-with = { fails }, level at { $points } with { $otherName }.
# On big: against both opponents together.
verdict-bate-level-together = { fails }, level at { $points } with { $otherName } together.
verdict-bate-against-together = { fails }, { $points } to { other-possessive } { $others } together.
verdict-revoked = { $big ->
    [yes] { $times ->
        [1] { subject } revoked on big.
       *[other] { subject } revoked on big ({ doubled }).
    }
   *[no] { $times ->
        [1] { subject } revoked.
       *[other] { subject } revoked ({ doubled }).
    }
}
verdict-level = { $times ->
    [1] { NUMBER($points) } each.
   *[other] { NUMBER($points) } each, { doubled }.
}

# What follows from it, a sentence each.
verdict-goes-to = { $points } goes to { object }.
# Where both sides are committed, the loser's own points go over too.
verdict-goes-over-to = { NUMBER($points) } goes over to { object }.
verdict-keeps = { subject } { $who ->
    [one] keeps
   *[other] keep
} { $points }.
verdict-each-gets = { $name } get { $points } each.
verdict-nothing-to-hand-over = There are no points to hand over.
# Opponents who made the same share what the taker made.
verdict-share = { $name } are level at { $level } and share the { $points }: { $half } each.
verdict-odd-dropped = The odd { $points ->
    [one] point is
   *[other] points are
} dropped.
verdict-has-for-sweep = { subject } { $who ->
    [one] has
   *[other] have
} { $points } { for-sweep }.
# $figures is a list of such figures: “240 for Ben and 60 for Cleo”.
verdict-counted = Counted { times }: { $figures }.
# $figures: the points of each side before they count twice, the taker's first: “80 and 50”.
verdict-no-trump-doubled = At no trumps, { $figures } count twice.
verdict-figure-for = { $points } for { object }
verdict-takes-held-over = { subject } { $who ->
    [one] takes
   *[other] take
} the { NUMBER($points) } { held-over }.
verdict-no-one-scores = No one scores.
verdict-scores = { subject } { $who ->
    [one] scores
   *[other] score
} { $points }.
verdict-scores-nothing = { subject } { $who ->
    [one] scores
   *[other] score
} nothing.
verdict-own-held-over = { possessive } { $points } { are-held-over }.
verdict-all-held-over = { $points } { are-held-over }.
# With what was held over before.
verdict-held-over-in-all = { $points } { are-held-over } in all.

## verdict-match-points

# The taker's first, then the other side's.
verdict-made-match-points = That is { $points } to { NUMBER($others) } in match points.
verdict-all-match-points = { $points ->
    [one] The one match point goes
   *[other] All { $points } match points go
} to { object }.
verdict-more-for-sweep = { $points } more { $points ->
    [one] goes
   *[other] go
} to { object } { for-sweep }.
verdict-kirtik = Kirtik takes { $points } from { object }.

## verdict-of-others

# Why the cards were thrown in.
all-pass--verdict-thrown-in = Redeal because all passed.
schmeiss--verdict-thrown-in = Redeal because the schmeiss was agreed.
void-deal--verdict-thrown-in = Redeal because the deal was void.
misdeal--verdict-thrown-in = Redeal because the deal went wrong.
verdict-held-over-stays = { $points } { $points ->
    [one] stays
   *[other] stay
} { held-over }.
# Points settled by word, with the reason that someone wrote or without.
verdict-agreed = Agreed.
verdict-agreed-because = Agreed ({ $why }).
verdict-gets = { subject } { $who ->
    [one] gets
   *[other] get
} { $points }.
verdict-loses = { subject } { $who ->
    [one] loses
   *[other] lose
} { $points }.
verdict-nothing-changes = No points change.
# A player says in the middle of a hand that the game is won. $before and $points make $total.
verdict-claim-good = { subject } rightly { $who ->
    [one] claims
   *[other] claim
} the game: { $before } and { $points } make { $total }.
verdict-claim-false = { subject } { $who ->
    [one] claims
   *[other] claim
} the game falsely: { $before } and { $points } make { $total }, which is { NUMBER($short) } short of { $target }.
verdict-wins = { subject } { $who ->
    [one] wins
   *[other] win
} the game.
verdict-no-one-wins = The game is over and no one wins, because the two opponents are level.

## line

# A figure of the explanation: a label, and beside it why.
line-cards = Cards taken
line-spoken-total = Finished total
line-spoken-total-why = Cards, { last-trick } and declarations together
line-settled = Declarations
line-settled-why = As settled at the table
line-melds-ignored-why = Declarations do not count at no trumps
line-all-tricks-why = Instead of the cards and the { last-trick }
line-no-trump-doubled = No trumps
line-no-trump-doubled-why = The same again: at no trumps everything is doubled
line-four = Four { $ranks }

# Whose run it is, and how far that is known: its top card, its suit.
line-run-top = { $name }, { up-to }
line-run-suit = { $name }, in { $suit }
line-run-top-suit = { $name }, { up-to } in { $suit }

# Why a declaration of this player scores nothing.
line-run-better = { $name }: the other side has the better { run }
line-run-longer = { $name }: the other side has the longer { run }
line-run-higher = { $name }: the other side’s { run } has the higher top card
line-run-trump = { $name }: the other side’s { run } is in trumps
line-run-first = { $name }: the other side declared an equal { run } first
line-run-equal = { $name }: the best { runs } are equal, so no one scores for them
line-run-dead = { $name }: a { run } does not count for a side without a trick
line-run-blocked = { $name }: a better { run } blocks it, though its side took no trick
line-four-better = { $name }: the other side has the better { four-of-a-kind }

# Figures as they go on the sheet.
line-own = Own points
line-bate = { bate-mark.label }
line-bate-to = { bate-mark.label }: to { object }
line-bate-from = { bate-mark.label }: from { object }
line-bate-to-each-why = Each opponent gets what the { taker } made
line-shared-why = Opponents who are level share these points
line-revoke = Revoke
line-revoke-to = Revoke: to { object }
line-revoke-from = Revoke: from { object }
line-committed = Doubled
line-committed-to = Doubled: to { object }
line-committed-from = Doubled: from { object }
line-committed-why = A double commits both sides, so the loser keeps nothing
line-odd-point = Odd point
# $source is a place in a document.
line-dropped = The odd point cannot be shared, so no one gets it ({ $source })
line-dropped-first = The odd point cannot be shared, so it is dropped before everything is doubled ({ $source })
# What a document does not say, and we read one way.
line-reading = { $source }, as we read it
line-tie-lost = Level
line-tie-lost-why = The { taker } scores nothing
line-held-over-why = For the winner of the next hand
line-held-over-won = { held-over.label } before
line-held-over-won-why = The winner of this hand gets these points
line-counted = Counted { times }
# A hand that counts 2, 3, 4 or 8 times: the figure beside it is what is added.
line-doubled-why = { $times ->
    [2] The same again
    [3] The same twice more
    [4] The same three times more
   *[other] The same seven times more
}
line-big = On big
line-big-why = Everything is doubled
line-rounded = { $points } as match points
line-rounded-own-why = Divided by ten and rounded
line-rounded-both-why = What both sides made, divided by ten and rounded
line-kirtik-inside = Kirtik for losing the hand
line-kirtik-swept = Kirtik for taking no trick
line-last-of-all-why = The last trick counts more for a side with all the tricks
line-melds-to-sweeper-why = A side that takes no trick loses its declarations to the other side
line-melds-lost-why = Not counted for a side without a trick
line-replayed-why = The hand is dealt again
line-bid = Bid
line-bid-unwritten-why = Not written for a hand that failed
line-pile = Cards and { last-trick }
# $points: what all the cards and the last trick make.
line-pile-why = { $times ->
    [1] The side that wins the hand gets all { $points }
   *[other] The side that wins the hand gets all { $points }, counted { times }
}
line-declared-other = { $times ->
    [1] Declared by the other side
   *[other] Declared by the other side, counted { times }
}
line-declared-both = { $times ->
    [1] Declared by both sides
   *[other] Declared by both sides, counted { times }
}
line-bela-kept-why = The losing side keeps these points
line-written = Rounded to tens
line-agreed = Agreed
line-agreed-why = Agreed by the players

## cell

# One figure of the sheet for those who hear it, item after item: “bate, took hearts, 90 to East, total 0”.
cell-took = took
cell-took-in = { $big ->
    [yes] { $times ->
        [1] took { $trump } on big
       *[other] took { $trump } { doubled } on big
    }
   *[no] { $times ->
        [1] took { $trump }
       *[other] took { $trump } { doubled }
    }
}
cell-player-took = { $player } took
cell-player-took-in = { $big ->
    [yes] { $times ->
        [1] { $player } took { $trump } on big
       *[other] { $player } took { $trump } { doubled } on big
    }
   *[no] { $times ->
        [1] { $player } took { $trump }
       *[other] { $player } took { $trump } { doubled }
    }
}
cell-total = total { $points }
cell-nothing = nothing
cell-to = { $points } to { object }
cell-from = { $points } from { object }
cell-lost = { $points } lost
cell-held-over = { NUMBER($points) } { held-over }
cell-had-been-held-over = { $points } that had been { held-over }

## ending

# Why a hand ended the game, and who won it.
ending-no-one-won = The game is over, and no one has won.
ending-claim-good = The claim was good.
ending-claim-false = { wins }.
ending-claim-came-to = { possessive } claim came to { $total } and fell { NUMBER($short) } short.
ending-no-one-wins-level = No one wins: { $name } were level.
ending-wins = { wins } with { $total }.
ending-trick-taken = The winner had reached the target of { $target } earlier and has now taken a trick.
ending-target-reached = The target of { $target } is reached.
ending-has = { subject } { $who ->
    [one] has
   *[other] have
} { $total }.
# Two or three sides had reached the target: which of them won, and by which rule. $sides is how many had.
ending-all-over-higher = { all-had-reached }: the { $sides ->
    [two] higher
    [all] higher
   *[three] highest
} total decides.
ending-all-over-last-trick = { all-had-reached }. { subject } took the { last-trick }.
ending-all-over-no-last-trick = { all-had-reached }. Neither took the { last-trick }: the higher total decides.
ending-all-over-taker = { all-had-reached }: the { taker }’s points count first.
ending-lapses = No one gets the { NUMBER($points) } still { held-over }.
# The target was reached, and yet the game goes on.
ending-sweep-goes-on = A hand { $vocabulary ->
    [clobyosh] with a No Tricker
    [belote] with a valat
    [french] with a capot
    [coinche] with a capot
   *[other] in which one side takes every trick
} does not end the game: another hand decides.
ending-level-goes-on = { $name } are level at { $total }: another hand decides.
ending-needs-trick = { subject } { $who ->
    [one] has
   *[other] have
} reached { $target } and { $who ->
    [one] needs
   *[other] need
} a trick to win.

## ending-parts (own)

wins = { subject } { $who ->
    [one] wins
   *[other] win
}
all-had-reached = { $sides ->
    [all] Both had reached { $target }
    [two] Two had reached { $target }
   *[three] All three had reached { $target }
}

## announce

# What is spoken once a hand is saved. $figures: “us 102, them 60”.
announce-hand = Hand: { $figures }.
announce-total = Total: { $figures }.
announce-figure = { $who ->
    [we] us { $points }
    [they] them { $points }
    [one] { $name } { $points }
   *[many] { $name } { $points }
}
announce-redeal = Redeal.
# A hand that was corrected, or inserted between others.
announce-hand-number = Hand { $number }: { $figures }.
announce-held-over = { $points } { are-held-over }.
announce-deals = { $name } deals.
announce-corrected = Corrected. { $now }
announce-undone = Undone. { $now }
announce-redone = Redone. { $now }
announce-settled = Choice saved. { $now }
announce-resumed = Game resumed. { $now }

## changes

# What a correction changes in the rest of the sheet, a sentence each. $count is how many hands, $hands which: “2, 5 and 6 to 9”.
hand-span = { $first } to { $last }
change-verdict = Hand { $hand } becomes “{ $mark }”.
change-verdict-held-over = Hand { $hand } becomes “{ $mark }” ({ NUMBER($points) } { held-over }).
change-points = The points of { hands-named } change.
change-held-over = Hand { $hand } leaves { $after } { held-over } instead of { $before }.
change-earned = The cards and runs of { hands-named } count differently, but the points stay the same.
change-reasons = { $count ->
    [one] Hand { $hands } keeps its points,
   *[other] Hands { $hands } keep their points,
} but now because of another rule.
change-dealer = { $count ->
    [one] Hand { $hands } now has a different dealer.
   *[other] The dealers of hands { $hands } change.
}
change-next-dealer = { $name } deals next.
change-ends-with = The game still ends with hand { $hand }, but now because of another rule.
change-goes-on-after = Hand { $hand } still does not end the game, but now because of another rule.
change-win-undone = The win is undone.
change-win-undone-at = The win in hand { $hand } is undone.
change-win-of-undone = { possessive } win is undone.
change-win-of-undone-at = { possessive } win in hand { $hand } is undone.
change-over-here = The game ends with this hand.
change-over-at = The game ends with hand { $hand }.
change-won-here = The game ends with this hand: { $who ->
    [we] we
    [they] they
    [one] { $name }
   *[many] { $name }
} won.
change-won-at = The game ends with hand { $hand }: { $who ->
    [we] we
    [they] they
    [one] { $name }
   *[many] { $name }
} won.
change-after-end = { $count ->
    [one] Hand { $hands } no longer counts
   *[other] Hands { $hands } no longer count
} because the game is over.
change-counts-again = { $count ->
    [one] Hand { $hands } counts again.
   *[other] Hands { $hands } count again.
}
change-open = Hand { $hand } must be corrected.
change-no-points = nothing
# What a correction makes of the totals.
total-after = { subject } then { $who ->
    [one] has
   *[other] have
} { $after } instead of { $before }.
held-over-after = { held-over.label }: { NUMBER($after) } instead of { $before }.
nothing-held-over-after = Nothing is { held-over } any more (before: { $before }).

## changes-parts (own)

hands-named = { $count ->
    [one] hand { $hands }
   *[other] hands { $hands }
}

## form

# What the form of a hand still has to be told, asked as the table would ask it.
ask-taker = Who took?
ask-taker-and-trump = Who took which suit?
ask-trump = Which suit?
ask-bid = Which bid?
ask-last-trick = Who took the { last-trick }?
ask-card-points = { possessive } card points?
# On the key that saves, until all is there: as short as can be.
ask-cards = { possessive } cards?
ask-total = { possessive } finished total?
ask-whose-run = Whose { run } is good?
ask-top = { $name }: top card of the { $run }
ask-suit = { $name }: suit of the { $run }
ask-tricks = Tricks taken by { object }
ask-no-trick = { subject } took no trick?
at-most = at most { $most }
at-most-key = At most { $most }
# The trumps of a saved hand are put right: its points do not follow.
counted-without-trumps = These points were counted at no trumps: count them again.
counted-at-all-trumps = These points were counted at all trumps: count them again.
counted-with-trumps = These points were counted with { $suit } as trumps: count them again.
# A count that the sheet takes, but that cannot be right.
doubt-pile = No pile can total { $points }. Count again, or save anyway.
doubt-total = No hand can total { $points }. Count again, or save anyway.
# The name of a key for those who cannot see whose row it stands in.
key-of = { $name }: { $what }
took-in = { $name } took { $trump }
player-took = { $name } took
dealt-taker-leads = { $name } dealt, the { taker } leads
dealt-leads = { $name } dealt, { $leader } leads

## sheet

row-label = Hand { $number }: explain or correct
hand-waiting = This hand counts again when the hand above is corrected.
hand-after-end = The game was over: this hand does not count.
hand-unreadable = Yuss cannot read this hand. It is stored unchanged, and a backup includes it.

## ledger

hand-column = Hand
example-mark = Example
to-referee = Referee
deals-mark = deals
leads-mark = leads
won-mark = won
no-hand-yet = No hands yet. Play the first, then record it.
screen-goes-off = This browser cannot keep the screen on. Set a longer screen timeout on this device.
start-row = start
accepted-mark = accepted
took-mark = took
big-mark = big
open-hand-tool = Open hand
undo-tool = Undo
redo-tool = Redo
redeal-tool = Redeal
claim-tool = Claim
adjust-score = Adjust score
game-ended-early = This game was ended early.
undo-resumes-it = Undo resumes the game.
resume-game = Resume game
saving-mark = Saving…
saved-mark = Saved.
undone-mark = Undone.
save-again = Try again
restore-game = Restore
to-target = to { $target }
# In a game of so many deals.
deal-of = deal { $number } of { $target }
redeal-row = { $why }, { $name } dealt
adjustment = Adjustment
result-tool = Result
# What a side lacked at the end of the game, or had beyond the target.
points-short = { NUMBER($points) } short
past-target = past { $target }
held-over-from-paper = { held-over.label }
held-over-from = { held-over.label } from { $count ->
    [one] hand { $hands }
   *[other] hands { $hands }
}
# Beside a claim: two short words, one under the other.
claim-mark = claim
false-claim-mark = false
# Players changed here; $names is a list.
from-here-play = From here { $count ->
    [one] { $names } plays
   *[other] { $names } play
}
open-hand-waits = Correct hand { $number } to continue the totals.
record-hand = Record hand { $number }
continue-hand = Continue hand { $number }
no-one-won = The game is over, and no one wins
side-won = { $who ->
    [we] We win
    [they] They win
    [one] { $name } wins
   *[many] { $name } win
}
saved-elsewhere = Hand { $number } was saved in another tab

## hand-form

back-to-the-sheet = Back to the sheet
points-part = Points
declarations-part = Declarations
# Beside a plus, in a third of a phone’s width.
add-declaration = { $vocabulary ->
    [clobyosh] Run, { bela }
    [usual] Run, { bela }
   *[other] Declare
}
declarations-done = Done
# Back to the digits.
digits-key = 123
take-away = Remove: { $declared }
declared-points = { $name }: { $points }
four-of-rank = four { $ranks }
# On a narrow key: opens what is rarely declared.
four-alike-key = Four alike
longer-key = longer
bid-part = Bid
bid-key = bid
bid-of = bid { $bid }
# Every trick, as a bid.
bid-capot = { $vocabulary ->
    [french] Capot
    [coinche] Capot
   *[other] Every trick
}
bid-higher = higher
bid-lower = lower
good-scores = scores { $points }
# None of the runs is good.
good-no-one = No one
good-equal = equal
compare-tops = Compare the top cards
took-none = No trick
took-some = One or more
# On a flag that is narrower than the word for the last trick: a part of it.
last-key = { $vocabulary ->
    [clobyosh] shtoch
   *[other] last
}
why-key = Why
taker-and-trumps = Taker and trumps
trumps-part = Trumps
stakes-part = { $vocabulary ->
    [coinche] Coinche
   *[other] Doubling
}
who-took = Who took
finished-totals = Finished totals
tap-the-cards = Tap the cards taken
on-big-key = On big ×2
cards-taken = Cards taken
whose-pile = Whose pile
board-done = Done
trumps-first = Choose trumps first: the points depend on them.
figures-for = Figures for { object }
hand-number = Hand { $number }
correct-hand-number = Correct hand { $number }
insert-hand-number = Insert hand { $number }
save-hand-number = Save hand { $number }
save-anyway = Save anyway
# How often a hand counts, as it is heard, and as it stands on its key.
stake-key = { $times ->
    [1] ×1
    [2] { $vocabulary ->
        [belote] Contra
        [french] Contré
        [coinche] Coinché
        [croatian] Kontra
       *[other] Doubled
    } ×2
    [3] { $vocabulary ->
        [belote] Re-contra
        [french] Surcontré
        [coinche] Surcoinché
        [croatian] Rekontra
       *[other] Redoubled
    } ×3
    [4] { $vocabulary ->
        [belote] Re-contra
        [french] Surcontré
        [coinche] Surcoinché
        [croatian] Rekontra
       *[other] Redoubled
    } ×4
   *[other] { $vocabulary ->
        [belote] Sheet-contra
       *[other] Doubled three times
    } ×8
}
cards-counted = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-taken-by = Cards taken by { object }

## sheet-dialogs

save-points = Save
agreed-number = A whole number up to 9,999. Use a minus sign to take points away.
agreed-why = Reason (optional)
claim-anyway = Claim anyway and lose
claim-sum = Claim { $total }
claim-is-good = Good: { $outcome }
claim-is-short = { NUMBER($short) } short: { $outcome }
claim-trick-won = Claim right after winning a trick.
player-needs = needs { $points }
earlier-trick = earlier
later-trick = later
this-hand = This hand
this-game = This game
share-group = Share
adjust-tool = Adjust
need-tool = What I need
turn-tool = Flip totals
summary-row = Summary
rules-row = Rules
players-row = Players
note-row = Note
none-set = none
rules-changed = { NUMBER($count) } changed
link-tool = Link, file
print-tool = Print
second-screen-tool = Second screen
end-early = End early
delete-tool = Delete
end-early-ask = End this game now?
counts-as = How the game counts
no-one-wins-it = No one wins
kept-not-counted = kept, not counted
counted-as-agreed = counted as agreed
play-on = Play on
end-the-game = End the game
ended-early-why = ended early
correct-name = Correct the name
new-player = New player
step-down = { $name }: lower
step-up = { $name }: higher
who-claims = Who claims
ask-claimant = Who claims?
after-trick = after trick
claim-run-points = Points of that player’s runs
claim-cards = points in tricks so far
claim-card-points = Card points of that player
redeal-about = No one scores. Held-over points stay held over.
change-to-played = Change to a played hand
corrected-everywhere = The same person: the name changes in all their games.
corrected-here = The name changes in this game.
already-at-the-table = Another player at this table has that name.
plays-here-already = That is the same name: nothing would change.
# A question that can be left open.
who-plays-for = Who plays for { $name } from the next hand on
current-choice = current choice
deals-next = { $name } deals next
right-name-of = Correct name for { $name }
sheet-total = Total
what-do-i-need = What do I need?
share-this-game = Share this game
not-saved-here = Your hand in this tab is not saved.
let-it-stand = Keep that hand, delete mine
go-on-as = Continue mine as hand { $number }
beside-the-sheet = How the game went

## hand-dialog

correct-hand = Correct
insert-before = Insert before
delete-hand-ask = Delete…
cancel-delete = Cancel
made-in-the-hand = Points from this hand
by-other-rules = Score under other rules
delete-hand = Delete hand { $number }
delete-row = Delete
# $changes: sentences.
delete-changes = { $changes } Undo brings the hand back.
delete-changes-totals = Only the totals change. Undo brings the hand back.
points-on-the-sheet = Points on the sheet
match-points-on-the-sheet = Match points on the sheet

## hand-more

look-up = Look something up
way-of-counting = Way of counting
card-points-part = Card points
who-dealt = Actual dealer
as-it-should-be = By the rules
revoke-part = Revoke
revoke-by = Revoke by { object }
declared-four = { $name }: four { $ranks }
declared-cards = { $name }: { $cards }
declared-run = { $name }: { $run } ({ $length ->
    [one] { $length } card
   *[other] { $length } cards
})
declared-run-top = { $name }: { $run } ({ $length ->
    [one] { $length } card
   *[other] { $length } cards
}, { up-to })
to-rules = Rules

## needs

what-is-needed = Points needed
needed-about = The figures are points for cards taken, including 10 for the last trick. That many points are always enough.
nothing-declared = No declarations are included here yet: add them in the hand form.
if-taken-by = Taker
if-trumps-are = Trumps
to-win-the-game = to win the game
to-make-the-hand = to make the hand
to-have-fail = to make { $name } fail
need-nothing = nothing more
need-never = not possible
need-open = add run details

## game-end

front-all-the-way = { $who ->
    [we] We were
    [they] They were
    [one] { $name } was
   *[many] { $name } were
} in front all the way.
to-spare = Won with { $points } to spare.
decided-label = Decided by
decided-hand = Hand { $number }: { $name }
send-picture = Send picture
end-of-the-game = End of the game

## shared

# The way to the first screen.
home-link = Home
one-moment = Loading…
# The score sheet of a game.
sheet-link = Sheet
# The screen with the way to a backup, as a link to it.
data-link = Data
# What stands between things side by side: “Ann 12, Ben 40”.
between-items = { ", " }
try-again = Try again
# In the place of a part of a screen that could not be fetched; $name is one of the parts.
part-missing = Could not load: { $name }. Your saved games are safe.

## common

new-game = New game
# “Bela to 501”
game-title = { $goal ->
    [hands] { $name }, { so-many-deals }
   *[points] { $name } to { $target }
}
# The length of a game of so many deals.
so-many-deals = { $target ->
    [one] one deal
   *[other] { $target } deals
}
hand-title = Hand { $number }
# What a side still lacks.
to-go = { NUMBER($points) } to go
# Opens everything that is rarely needed.
more-label = More
# On every sheet laid over a screen.
close-label = Close
# Under a line on which no more fits.
letters-fit = Only { NUMBER($count) } letters fit here.
# Under a name that belongs to someone who already has another place.
one-person = { $one } and { $other } are the same person.
# Under a name that only looks like another one. It can stay.
looks-like = { $name } looks like { $other }. If they are the same, use one name.
# The keys that write a figure, where they are not digits.
erase-key = Erase
next-number = Next number
# The same key in few letters.
next-face = next

## parts

### What parts of a screen are called that are fetched when they are first needed, after “Could not load:”.

part-beside-sheet = how the game went
part-charts = charts
part-game-end = end of the game
part-hand-form = hand form
part-storage-warning = storage warning
part-more = rare entries
part-overtaken = hand from the other tab
part-problem-words = the problem with this hand
part-save-preview = changes to later hands
part-share = sharing
part-sheet = sheet
part-sheet-paper = part of the sheet
part-verdict = result of this hand
part-versions = comparison of this hand

## failed

# A page that cannot be shown.
page-failed = Something went wrong here
    .about = Your saved games are still on this device.
# Not all that the page is made of arrived.
page-missing = This page could not load
    .about = A part of it did not arrive. Your saved games are still on this device.
still-no-answer = Still no answer. Yuss tries again when you are online.
reload-the-page = Reload page

## no-game

# The address of a game that cannot be shown.
game-missing = No such game on this device
    .about = The game may have been deleted, or this link may come from another device. To open the game here, share it from that device as a link or file.
game-unreadable = Yuss cannot read this game
    .about = It is stored unchanged. Under Data, save it to a file for a newer Yuss or for someone who can look at it.
# To the page of the history on which it can be deleted.
keep-or-delete-it = Keep it or delete it
storage-silent = Storage is not responding

## language

# Told once, where the browser alone has chosen; beside it a way to English.
language-found = Yuss uses your browser’s language: { $language }.
    .keep = Keep it

## storage-trouble

# What became of something that was to be saved or read, and what to do about it.
full--trouble = This device is full, so nothing new can be saved. Your saved games are safe. Save a backup under Data, free some space and try again.
blocked--trouble = An older version of Yuss is open in another tab. Close the other tabs, and this one continues.
newer--trouble = A newer version is running. Reload the page to use it.
stale-writer--trouble = A newer version of Yuss is open in another tab. This tab can no longer save: reload it.
connection-lost--trouble = The browser closed the storage and did not open it again. Your saved games are safe: reload the page.
unavailable--trouble = The browser does not open its storage. Close the other tabs of Yuss, then reload this page.
not-loaded--trouble = A part of Yuss did not load. Your saved games are safe: check the connection and reload the page.
evicted--trouble = The browser emptied the storage while Yuss was open. You still see the last state: restore it, or share it as a file.
missing--trouble = This entry is gone: another tab may have changed or deleted it.
unreadable--trouble = Yuss cannot read this entry. It is stored unchanged.
unfit--trouble = Not saved: Yuss could not read this again. Check what you entered.
# On the sheet, quietly.
copy-off = Saved, but without the second copy.
# Over every page.
in-memory = This window cannot store anything. If you close it, everything is lost.

## series

# A length to choose.
series-length = { $bestOf ->
    [1] One game
   *[other] Best of { $bestOf }
}
# Game after game, for as long as the table likes.
series-open = Unlimited
series-of = { $bestOf ->
    [3] Best of three
    [5] Best of five
    [7] Best of seven
   *[other] Best of { $bestOf }
}
no-game-won-yet = No game has been won yet
# Games won by two sides, and by three: “2 to 1”.
score-of-two = { $first } to { $second }
score-of-three = { $first } to { $second } to { $third }
# How a series stands; $score as above.
series-is-won = { $name } won the series, { $score }
series-is-level = Level, { $score }
series-in-front = { $name } in front, { $score }
another-series = New series
rematch-tool = Rematch
next-of-series = Game { $number } of the series
evening-row = Evening
# Before the games won this evening: “2 : 1”.
tonight = tonight
game-of-best = game { $number } of { $bestOf }
games-won = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
# $score: games won, the winner's first: “2 to 1”.
side-won-series = { side-won } the series, { $score }
## problem-open

# What still has to be said of a hand, and (`.todo`) how.
problem-say-card-points = Some card points are missing.
    .todo = Enter what each side took in cards.
problem-say-last-trick = The { last-trick } counts 10.
    .todo = Choose who took the { last-trick }.
    .to-win = More than one side has reached { $target }, and the { last-trick } decides.
# $names is a list of players, who have declared runs that are equal so far.
problem-say-run-top = The { runs } of { $names } are of the same kind.
    .unnamed = The best { runs } are of the same kind.
    .todo = Choose which card each has on top.
problem-say-run-suit = The { runs } of { $names } have the same top card, and a { run } in trumps would win.
    .unnamed = The best { runs } have the same top card, and a { run } in trumps would win.
    .todo = Choose which suit each is in.
problem-say-tricks-of = { $who ->
    [we] Our { runs } count only if we took a trick, and no entry shows that yet.
    [they] Their { runs } count only if they took a trick, and no entry shows that yet.
   *[many] { $name }’s { runs } count only if { $name } took a trick, and no entry shows that yet.
}
    .todo = { $who ->
        [we] Enter how many tricks we took.
        [they] Enter how many tricks they took.
       *[many] Enter how many tricks { $name } took.
    }
problem-say-tricks = One side may have taken every trick and would then score { for-sweep }.
    .to-win = A side that has reached the target needs a trick to win.
    .todo = Enter how many tricks each side took.
problem-say-trump = The rounding depends on the trumps.
    .todo = Choose the trumps of the hand.
problem-say-bid = The result depends on the bid.
    .todo = Enter how many points were bid, or choose “{ bid-capot }”.
problem-say-declared = The points on the sheet depend on what each side declared.
    .todo = Enter cards and declarations separately.
problem-say-claim = The points of the claim are missing.
    .todo = Enter the claimant’s card points so far.

## problem-points

# Counts that no hand can give, and (`.todo`) what would put them right.
problem-negative-points = Card points cannot be below zero.
    .todo = Enter the points again.
    .todo-of = { $who ->
        [we] Enter our points again.
        [they] Enter their points again.
       *[many] Enter { $name }’s points again.
    }
problem-pile-over-pack = You entered { $points }, but all the cards together are worth at most { $most }.
    .todo = Enter only the points of the cards in the tricks, without { runs } or the 10 for the { last-trick }.
# $sum is an addition: “100 + 51 = 151”, or its result alone.
problem-card-points-sum = The cards make { $sum }, but they must make { $all }.
    .missing = { $points ->
        [one] { $points } is missing: enter one side, and Yuss fills in the other.
       *[other] { $points } are missing: enter one side, and Yuss fills in the other.
    }
    .over = { $points ->
        [one] That is { $points } too many: enter one side, and Yuss fills in the other.
       *[other] That is { $points } too many: enter one side, and Yuss fills in the other.
    }
problem-card-points-impossible = The cards make { $sum }, which is impossible with any { turn-up }.
problem-card-points-range = The cards make { $sum }, but the sum must be between { $from } and { $to }.
    .todo = Count one of the piles again, without the 10 for the { last-trick }.
problem-totals-sum = The totals make { $sum }. All the cards and the { last-trick } make { $all }.
    .over = The totals make { $sum }. All the cards and the { last-trick } make { $all }, and declarations here cannot make { $rest } more.
    .todo = Count again, including the { last-trick } and the declarations.
problem-claim-over-pack = All the cards together are worth at most { $most }, not { $points }.
    .todo = Enter only the card points, without { runs }, the { last-trick } or earlier hands.
# $tricks is a list of figures: “4 and 4”.
problem-tricks-sum = A hand has { NUMBER($all) } tricks, but { $tricks } make { $sum }.
    .unnamed = A hand has { NUMBER($all) } tricks, but the tricks entered make { $sum }.
    .todo = Count the tricks of each side again.
    .todo-one = Choose who took the missing trick.
problem-points-without-trick = { subject } cannot have card points without a trick.
    .todo = { $who ->
        [we] Enter how many tricks we took, or set our card points to 0.
        [they] Enter how many tricks they took, or set their card points to 0.
       *[many] Enter how many tricks { $name } took, or set { $name }’s card points to 0.
    }
problem-total-without-trick = { subject } took no trick, and declarations here cannot make { $points }.
    .todo = Enter the tricks or the totals again.
problem-last-trick-without-trick = { subject } cannot have the { last-trick } without taking a trick.
    .todo = { $who ->
        [we] Choose who took the { last-trick }, or enter how many tricks we took.
        [they] Choose who took the { last-trick }, or enter how many tricks they took.
       *[many] Choose who took the { last-trick }, or enter how many tricks { $name } took.
    }
problem-no-such-trick = A hand has { NUMBER($all) } tricks, so the game cannot have been claimed after trick { $trick }.
    .todo = Choose the trick after which the game was claimed.
problem-trick-size = Trick { $trick } does not have { NUMBER($players) } cards, or there are more than { NUMBER($all) } tricks.
    .incomplete = Trick { $trick } is not complete.
    .todo = Enter that trick again.
# $card is a card: “queen of spades”; where it is not known which, the word for one.
problem-some-card = card
problem-card-not-in-pack = The { $card } is not in this pack.
    .todo = Enter which card it was.
problem-card-played-twice = The { $card } is played a second time in trick { $trick }.
    .todo = Enter what { $name } played there.
problem-card-not-held = { $name } does not hold the { $card } played in trick { $trick }.
    .todo = Correct the hand or the trick.
problem-dealt-twice = The { $card } is in two places.
    .todo = Enter which card the player holds instead.
    .todo-of = Enter which card { $name } holds instead.
problem-hand-too-large = A player has { NUMBER($cards) } cards, but a hand has only { $most }.
    .of = { $name } has { NUMBER($cards) } cards, but a hand has only { $most }.
    .todo = Remove the cards that are not in that hand.

## problem-melds

# Declarations that cannot be, and (`.todo`) what would put them right.
problem-run-too-short = A { run } has at least three cards.
    .count = Only { $cards ->
        [1] one card is
        [2] two cards are
       *[other] { $cards } cards are
    } entered.
    .todo = Remove this { run }, or add the missing cards.
    .todo-of = Remove { $name }’s { run }, or add the missing cards.
problem-run-two-suits = All cards of a { run } must be of the same suit.
problem-run-not-consecutive = The cards of a { run } follow each other in the order { ace-letter } { king-letter } { queen-letter } { jack-letter } 10 9 8 7.
problem-card-twice = The same card is entered twice.
# After one of these: $cards is a list of $count cards.
problem-cards-here = { $count ->
    [one] Entered: { $cards }.
   *[other] Entered: { $cards }.
}
problem-choose-run-cards = Choose which cards this { run } has.
    .of = Choose which cards { $name }’s { run } has.
problem-run-not-in-pack = There are no { $ranks } in this pack.
    .unnamed = The cards of this declaration are not in this pack.
problem-run-too-long = A { run-of-length } does not fit into a suit.
    .with-top = A { run-of-length } that is { up-to } does not fit into a suit.
    .todo = Correct the length or the top card.
problem-runs-not-played = Runs do not count at this table.
    .todo = Remove the declaration.
problem-four-not-known = Four { $ranks } do not count at this table.
    .unnamed = A { four-of-a-kind } does not count at this table.
    .todo = Remove the declaration.
problem-card-in-two-melds = The { $card } is in two declarations, and a card counts in only one.
    .unnamed = These declarations are impossible together: there are not enough cards for them.
    .todo = Correct or remove one of the declarations.
    .todo-of = Correct { $name }’s declaration, or remove it.
problem-melds-over-hand = { $name } has declared { NUMBER($cards) } cards, but a hand has only { $most }.
    .todo = Remove one of the declarations.
problem-meld-points = Declarations are worth multiples of 10, so they cannot make { $points }.
    .todo = Enter 20, 50, 100 or a sum of these.
problem-meld-not-held = { $name } has declared the { $card } without holding it.
    .todo = Correct the declaration or the hand.
problem-bela-at-no-trumps = Without trumps there is no { bela }.
    .todo = Remove the { bela }, or choose other trumps.
problem-too-many-belas = In this hand, { bela } can count { $most ->
    [1] only once
    [4] at most four times
   *[other] at most { $most } times
}, not { $given ->
    [2] twice
    [3] three times
    [4] four times
    [5] five times
   *[other] { $given } times
}.
    .todo = Remove the { bela } that no one held.
problem-bela-card-shown = Another player has shown the king or the queen of trumps, so this { bela } is impossible.
    .todo = Remove the { bela }, or correct the { run } with that card.
problem-bela-not-held = { $name } did not hold both the king and the queen of trumps.
    .todo = Remove the { bela }, or correct the hand.
problem-bela-not-in-total = { subject } called { bela }, but the total is less than { $belas }.
    .todo = Enter totals that include the { bela }, or remove it.

## problem-rules

# What a file or the rules of a table do not allow at all, and (`.todo`) what would put it right.
problem-not-this-format = This is not a game that Yuss can read.
    .todo = Choose a file that Yuss has saved.
problem-option-clash = These rules contradict each other.
    .todo = Change one of the two in the rules of this game.
# $most and $given are how often a hand counts: “four times”.
problem-multiplier-too-high = At this table, a hand counts { $most } at most, not { $given }.
    .not-doubled = Hands are not doubled at this table.
    .todo = Choose a lower multiple, or allow this one in the rules.
problem-big-not-played = Taking on big is not played at this table.
    .todo = Remove it from this hand, or allow it in the rules.
problem-bid-not-asked = No points are bid at this table.
    .todo = Remove the bid from this hand.
problem-bid-out-of-bounds = A bid at this table is a multiple of ten from { $from } to { $to }, not { $given }.
    .todo = Correct the bid.
problem-trump-not-in-auction = { $trump ->
    [none] You cannot choose “no trumps” at this table.
    [all] You cannot choose “all trumps” at this table.
   *[other] These trumps cannot be chosen at this table.
}
    .todo = Choose one of the four suits.
problem-no-claims-here = The game cannot be claimed at this table: every hand is played out.
    .todo = Play on, and record the hand when it is done.
problem-claim-too-late = The game can be claimed only after one of the first three tricks, not after trick { $trick }.
    .todo = Play the hand out and record it.
problem-after-the-end = The game was over before this hand, so it does not count.
    .todo = Start a new game with this hand, delete this hand, or correct an earlier one.

## problem-entries

# Why an entry of a file cannot be taken; $entry is its name there.
entry-at-least = “{ $entry }” must be a whole number, { $least } or more.
entry-at-most = “{ $entry }” must be a whole number, { $most } or less.
entry-whole = “{ $entry }” must be a whole number.
entry-not-known = “{ $entry }” is not known here.
entry-missing = “{ $entry }” is missing or of the wrong kind.
entry-wrong-count = “{ $entry }” has the wrong number of entries.
entry-too-many = “{ $entry }” has more entries than any game has.
entry-bad-id = “{ $entry }” can have only plain Latin letters, digits, - and _, at most 64 of them.
entry-too-deep = “{ $entry }” is nested deeper than in any game.
entry-barred = “{ $entry }” is not allowed.
entry-unfit = “{ $entry }” does not fit.
