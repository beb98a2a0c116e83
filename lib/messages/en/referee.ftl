### The referee: what it can be asked and what it rules; and the rules as they are looked up.
### $vocabulary is whose words the table reads (see terms.ftl). $who is a side as a person: `we`, `they`, `one` (one player)
### or `many`; $name is its name, or that of one player.

## rulings

referee-title = Referee
referee-by-this-game = by the rules of this game
referee-to-sheet = Sheet
rulings-label = Rulings
all-rulings = All rulings
# What can be asked, and (`.about`) what is found there.
runs--ruling = Whose runs count?
    .about = The words to say, or one phone passed round
play--ruling = May that card be played?
    .about = Which cards you may play, and why not the others
bidding--ruling = What may I say now?
    .about = Who speaks, who takes, who leads
claim--ruling = May I claim?
    .about = The moment, the sum, and the cost of a false claim
wrong--ruling = Something went wrong
    .about = Misdeal, revoke, false call, wrong number of cards
pile--ruling = Count this pile
    .about = Tap the cards, read the points
bela--ruling = May I still say bela?
    .about = At which card bela is called, and when it is too late
exchange--ruling = May the seven be exchanged?
    .about = The seven of trumps for the turn-up
void-deal--ruling = Is this deal void?
    .about = If a player’s first cards are all eights and sevens
cut--ruling = Who deals first?
    .about = Enter each player’s cut card
replay--ruling = Replay a hand
    .about = A whole hand, trick by trick, checked for mistakes
elsewhere--ruling = Score under other rules
    .about = One hand by every game’s rules, side by side

## asked

# What several rulings ask, and the keys that they share.
asked-who-dealt = Who dealt
asked-who-took = Who took
asked-trumps = Trumps
asked-suit-turned-up = Suit turned up
asked-last-trick = Last trick
# How often a hand counts: once, twice with a double.
asked-counts = Counts
asked-yes = Yes
asked-no = No
# What a ruling still needs, as the objects of “Choose …”.
choose = Choose { $facts }.
dealer--to-choose = the dealer
turn-up--to-choose = the suit turned up
low-card--to-choose = the suit of the low card
taker--to-choose = the taker
trumps--to-choose = trumps
bid--to-choose = the bid
offender--to-choose = who went wrong
last-trick--to-choose = who took the last trick
claimant--to-choose = who wants to claim
# What has been said at the table, and taking it back.
what-has-been-said = What has been said
undo-last-call = Undo last call
start-again = Start again
# Between the title of a ruling and the ruling itself: whose rules it is judged by.
by-the-rules-of = By the rules of
ruling-loads-game = Loading the game…
ruling-game-not-here = This game is not on this device. Choose the rules to judge by.
# What a pile or a declaration comes to.
ruled-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## before-play

exchange-allowed = Yes. Put down the { trump-seven } and take the { turn-up } into your hand. The exchange is optional.
not-played--exchange-bar = No. This game has no exchange of the { trump-seven }.
other-trumps--exchange-bar = No. The { turn-up } is not of the trump suit.
no-seven--exchange-bar = No. Only the { trump-seven } can be exchanged.
too-late--exchange-bar = No. Play has begun, so it is too late to exchange.
# Why a claim is no claim.
no-claims--claim-bar = There are no claims in this game: every hand is played out and counted.
named-trumps--claim-bar = No. The side that named trumps may not claim before its hand is counted.
not-trick-winner--claim-bar = No. Only the winner of the trick just taken may claim. The attempt costs nothing.
already-led--claim-bar = No. The next trick has begun: wait until you win a trick. The attempt costs nothing.
already-counted--claim-bar = No. The cards have been counted, and the count decides. The attempt costs nothing.
too-late--claim-bar = No. At this table a game is claimed within the first three tricks or not at all.
# Where king and queen of trumps stand, as a choice.
both-held--bela-state = Both are still in the hand
first-silent--bela-state = One is played, and nothing was said
first-called--bela-state = Called at the first; the other is still held
second-silent--bela-state = Called at the first; the second was played without a word
both-silent--bela-state = Both are played, and nothing was said
second-called--bela-state = Called only at the second
# Whether they count or can still be called.
bela-counts = Yes, { bela } counts 20.
bela-call-at-second = Yes. Say “{ bela }” as you play the second of the two cards.
bela-call-at-first = Yes. Say “{ bela }” as you play the first of the two cards.
bela-call-at-either = Yes. Say “{ bela }” as you play either of the two cards.
bela-call-at-both = Yes. Say “{ bela }” as you play the first of the two cards, and “rebelote” as you play the second.
bela-say-rebelote = Yes, if you say “rebelote” as you play the second of the two cards.
bela-lost-in-silence = No. Both cards were played without a word, so { bela } is not scored.
bela-lost-at-first = No. The call must come with the first of the two cards, and that moment has passed.
bela-lost-at-second = No. The call must come with the second of the two cards, and that moment has passed.
bela-lost-without-rebelote = No. “Rebelote” was not said with the second card, so { bela } is not scored.

## bidding

# Calls, word for word as they are said at the table.
call-contract = { $trump ->
    [spades] Spades
    [hearts] Hearts
    [diamonds] Diamonds
    [clubs] Clubs
    [none] No trumps
   *[all] All trumps
}
call-take-in = { $trump ->
    [spades] I take spades
    [hearts] I take hearts
    [diamonds] I take diamonds
    [clubs] I take clubs
    [none] I take no trumps
   *[all] I take all trumps
}
# A bid as it is said: “110 hearts”, “All the tricks, clubs”.
call-bid = { $points } { $suit }
    .capot = All the tricks, { $suit }
pass--call = Pass
take--call = I take
schmeiss--call = Schmeiss
yes--call = Yes, redeal
no--call = No, play it
double--call = { $vocabulary ->
    [belote] Contra
    [french] Contre
    [coinche] Coinché
    [croatian] Kontra
   *[other] Double
}
redouble--call = { $vocabulary ->
    [belote] Re-contra
    [french] Surcontre
    [coinche] Surcoinché
    [croatian] Rekontra
   *[other] Redouble
}
sheet--call = { $vocabulary ->
    [belote] Sheet-contra
   *[other] Double a third time
}
# How the bidding came out. $trump is what the hand is played in: “hearts”, “no trumps”.
bidding-took = { $name } takes { $trump }.
    .doubled = { $name } takes { $trump }, { doubled }.
bidding-leads = { $name } leads to the first trick.
bidding-all-passed = All passed: there is a redeal, and { $name } deals.
bidding-schmeiss-agreed = Schmeiss agreed: there is a redeal, and { $name } deals.
# Whose turn it is; a bidding of contracts has no rounds.
turn-answers = Schmeiss was said: { $name } answers.
turn-speaks = { $round ->
    [first] First round: { $name } speaks.
    [second] Second round: { $name } speaks.
   *[none] { $name } speaks.
}
turn-must-name = { $round ->
    [first] First round: { $name } must name trumps.
    [second] Second round: { $name } must name trumps.
   *[none] { $name } must name trumps.
}

## irregularities

# What went wrong, as a table would say it; (`.about`) what else falls under it, and (`.words`) more words to find it by.
exposed-in-deal--irregularity = A card was turned over in the deal
    .about = A player’s card was seen during the deal, or a card is face up in the pack.
    .words = misdeal, exposed, face up, new deal
wrong-count-before--irregularity = Too many or too few cards, before the bidding
    .about = Someone notices before anyone has spoken.
    .words = misdeal, wrong number, short hand
wrong-count-bidding--irregularity = Too many or too few cards, after the bidding began
    .about = Someone notices while trumps are being chosen, or before the first card is led.
    .words = misdeal, wrong number, short hand
wrong-count-play--irregularity = Too many or too few cards, in play
    .about = Someone notices after the player with the wrong hand has led or played to the first trick.
    .words = wrong number, revoke, card missing, last trick does not come out
false-run--irregularity = Someone called a { run } that no one holds
    .about = Also a reply such as “How high?” from a player whose own cards are worth less.
    .words = false announcement, false declaration, meld, bluff
false-bela--irregularity = { bela.label } was called without the pair
    .about = King and queen of trumps were not in the same hand.
    .words = false announcement, bela, bella, belote
revoke--irregularity = Someone played a card that was not allowed
    .about = Not following suit, not trumping, or not beating where that was required: a revoke.
    .words = renege, revoke, did not follow, did not trump, did not overtrump
low-trump-lead--irregularity = Someone led the eight or seven of trumps
    .about = At some tables, a trump lead must be a scoring card.
    .words = low trump, fair play
exposed-card--irregularity = Someone showed a card in play
    .about = A card fell on the table or was seen before its turn.
    .words = exposed card, dropped, penalty card
out-of-turn--irregularity = Someone led, played or spoke out of turn
    .about = The wrong player led, or someone played or bid before their turn.
    .words = lead out of turn, bid out of turn, wrong dealer
claim-moment--irregularity = The game was claimed at the wrong moment
    .about = During a trick, by someone who had not just won a trick, or after the count had begun.
    .words = claim, too early, too late
false-claim--irregularity = The game was claimed with too few points
    .about = The moment was right, but the sum falls short of the target.
    .words = false claim, forfeit
# What is done about it.
redeal--remedy = Redeal. The same player deals again, and nothing scores.
correct--remedy = Correct the hands. If a hand has too many cards, the other side draws the extra ones unseen. A short hand is filled from the top of the pack.
put-right--remedy = Take the card or the call back and play on, as long as no one was harmed by seeing or hearing it.
must-be-played--remedy = The card must be played, unless the opponents allow the player to take it back.
all-to-other-side--remedy = The hand goes to the other side, which scores both sides’ cards, the last trick, and every declaration that was really held. Where points are bid, the hand is scored like a failed bid. In some games the loser keeps its bela.
declared-points--remedy = The other side scores the points that were falsely declared. The hand is scored as played.
points-named--remedy = The other side scores the points that these rules name. Adjust the score.
no-claim--remedy = That does not count as a claim. Play on: the attempt costs nothing.
game-lost--remedy = The side that claimed loses the game there and then, no matter how many points the rest of the hand would have added.
    .by-three = The player who claimed loses the game. The opponent who had more points before the hand wins. If the opponents were level, no one wins.
nothing--remedy = Nothing. At this table any card may be led.
agree--remedy = Agree on points among yourselves, and adjust the score.
# The button that makes the entry of a remedy.
misdeal--entry-key = Save misdeal
revoke--entry-key = Save revoke
declared--entry-key = Save declared points
claimed--entry-key = Go to the claim on the sheet
agreed--entry-key = Adjust score

## play

# What a card that may not be played would break, at this trick. $suit is a suit: “spades”; $card a card: “nine of hearts”.
follow-suit--play-rule = The suit led was { $suit }, and the hand has that suit.
must-beat-trump--play-rule = Trumps were led: the { $card } must be beaten, and the hand can beat it.
must-head--play-rule = The { $card } is winning, and the hand can beat it in the same suit.
must-trump--play-rule = The hand has no { $suit }, so a trump must be played.
must-overtrump--play-rule = The trick is trumped with the { $card }: a higher trump must be played, and the hand has one.
low-trump-lead--play-rule = The eight and seven of { $trump } may be led only when no other card can be led.
# After a play that broke one: in a few words, what was wrong with it.
follow-suit--broken = That did not follow suit.
must-beat-trump--broken = That did not beat the trump led.
must-head--broken = That did not beat the best card.
must-trump--broken = That did not trump.
must-overtrump--broken = That did not overtrump.
low-trump-lead--broken = That lead was a low trump.

## numbers

# A small number, where it stands before “cards”.
number-word = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $number }
}

## speech

# What players say word for word when they compare runs. $run is what a run is called: “twenty”, “tierce”.
say-i-have = I have a { $run }
# Lehman’s players call a run by its worth, 20 or 50.
say-worth = { $worth } meld
say-not-good = Not good
    .i-have = Not good – I have a { $run }
    .length = Not good – mine has { number-word } cards
    .mine-high = Not good – mine is { up-to }
say-no-good = No good
say-length = Mine has { number-word } cards
say-mine-high = Mine is { up-to }
# “Queen high”, or the top card alone; it begins with a capital.
say-high = { $rank ->
    [A] Ace high
    [K] King high
    [Q] Queen high
    [J] Jack high
    [10] Ten high
    [9] Nine high
    [8] Eight high
   *[7] Seven high
}
say-top = { $rank ->
    [A] Ace
    [K] King
    [Q] Queen
    [J] Jack
    [10] Ten
    [9] Nine
    [8] Eight
   *[7] Seven
}
# A declaration called by its points where runs and fours of a kind compete; then its four cards by their rank.
say-points = { $points ->
    [100] Hundred
    [150] Hundred and fifty
    [200] Two hundred
   *[other] { $points }
}
say-four = { $rank ->
    [A] Four aces
    [K] Four kings
    [Q] Four queens
    [J] Four jacks
    [10] Four tens
   *[9] Four nines
}
say-good = Good
say-how-high = How high?
say-also = I have also
    .the-same = The same
say-none = I have none
    .no-meld = No meld
say-in-suit = { $suit ->
    [spades] Mine is in spades
    [hearts] Mine is in hearts
    [diamonds] Mine is in diamonds
   *[clubs] Mine is in clubs
}
    .alone = { $suit ->
        [spades] Spades
        [hearts] Hearts
        [diamonds] Diamonds
       *[clubs] Clubs
    }
say-in-trumps = Mine is in trumps
say-nor-mine = Nor is mine in trumps
# A choice of what to say next.
say-nothing = Say nothing

## elsewhere

# One hand by the rules of other games.
elsewhere-label = Score under other rules
elsewhere-title = Under other rules
elsewhere-more = Compare other rules
    .about = Rule sets and variants for the same number of players
elsewhere-points = Points on the sheet by each set of rules
as-played = As played
# How it came out in one column; $verdict is a mark: “made”.
column-not-all-known = Not all is known
column-cannot-be = Cannot be played there
column-not-all-recorded = Not all is recorded
column-came-out = Verdict: { $verdict }
    .same = Verdict: { $verdict }, line for line the same
only-here = Only here
not-here = Not here
line-for-line = Line for line the same as played.
# After a figure.
on-the-sheet = (on the sheet)
# Which hand.
from-a-sheet = Open the referee from the sheet of a game to use one of its hands, or enter a hand card by card.
nothing-to-compare = No hand to compare yet
no-hand-played = No hand of this game has been played yet. You can enter a hand card by card.
which-hand = Which hand
# What was not recorded, asked for.
not-recorded = What was not recorded
    .needed = Not recorded, but some of these rules need it
who-took-last-trick = Who took the last trick?
what-were-trumps = What were trumps?
what-was-bid = What was bid?
anybody-without = Was anyone left without a trick?
no-one-at-all = No one
any-four = Did anyone hold four of a kind?
remove-four = Remove
bela-called-when = At which card was { bela } called?
# At which of its two cards, as a choice.
first-card--called-at = At the first card
second-card--called-at = At the second
both--called-at = At both
never--called-at = Not at all
# $name is a side, over its column.
had-none = { $name }: no trick
had-all = { $name }: all tricks
# $run is what a run is called: “fifty”.
run-cards-asked = How many cards were in { $name }’s { $run }?
    .unnamed = How many cards?
run-top-asked = { $name }’s { $run }: which card is on top?
run-suit-asked = { $name }’s { $run }: which suit is it in?
who-held-four = Who held the four { $ranks }?
held-four = { $name }: four { $ranks }
# A line of a hand with whose it is.
line-of-side = { $name }: { $line }
# What the sheet does not hold and these rules turn on. $lengths is a list of numbers: “four or five”.
missing-bela-call = Not recorded: at which card { bela } was called.
missing-fours = Not recorded: whether anyone held a { four-of-a-kind }.
missing-run-length = Not recorded: whether { $name }’s { $run } had { $lengths } cards.
    .unnamed = Not recorded: whether a { run } had { $lengths } cards.
spoken-totals = Only finished totals were noted: the { runs } and { bela } in them stay as the table counted them.
settled-declarations = Declarations were noted as settled points: they stay as the table counted them.

## entry

# What the referee found, on its way to the sheet.
save-to-sheet = Save to sheet
asked-without-game = To save this ruling on a sheet, open the referee from that sheet.
to-the-games = Games
to-the-sheet = Sheet
saved-as-hand = Saved as hand { $number }.
# A redeal or points settled by word: it has no number.
saved-on-sheet = Saved on the sheet.
# The button: what it writes, and as which hand.
write-as-hand = { $label }, hand { $number }
# Why nothing can be written on the sheet.
sheet-is-over = This game is over.
sheet-is-open = A hand on the sheet must be corrected first.
# Points settled by word.
agreed-reason = Reason
agreed-whole-number = A whole number up to 9,999. Use a minus sign to take points away.
agreed-ask = Enter who gets how many points.
agreed-points-for = Points for { $name }
# Points that were declared falsely, written to the other side; and the reason on the sheet.
declared-points-asked = Points falsely declared
declared-why = false declaration
# A hand lost by a revoke.
revoke-who = Who went wrong
revoke-card-points = Card points of { $name }
revoke-rest = On the sheet, tap the hand and correct it: add every declaration that counted, { bela } included.
revoke-enter = Enter the card points.

## claim

# The moment and the sum of a claim.
claim-who = Who wants to claim
claim-before = Total before this hand
claim-tricks = Tricks played
claim-won-trick = Did that player win the trick just taken?
claim-counted = Have the cards been counted?
claim-next-led = Has a card been led to the next trick?
claim-points = Points in that player’s tricks so far
claim-best-runs = Runs, if they are the best
    .label = Points of that player’s runs
claim-ask = Enter what that player has.
claim-on-sheet = Claim on the sheet
# The number of a trick as a choice.
claim-last-trick = { $trick }, the last
# How the game stands; $standing is a list of these: “Mike 326, Yetta 213”.
claim-standing = To { $target }: { $standing }
claim-standing-of = { $name } { $points }
# The sum in one line.
claim-not-now = No claim at this moment
claim-to-reach = To { $target }
claim-enough = { $total } of { $target }: enough
claim-short = { $total } of { $target }: { NUMBER($missing) } short
# The ruling.
claim-good = Yes. { $name } has { $total } of { $target } and wins.
    .rest = This hand adds { $points }. The rest of the hand is not played.
claim-false = No: { $total } is { NUMBER($missing) } short of { $target }.
    .rest = This hand adds { $points } so far. Play on, and claim after a later trick.
# What a false claim brings the other side.
claim-false-lost = { $who ->
    [we] If the claim is made anyway, we win the game there and then.
    [they] If the claim is made anyway, they win the game there and then.
    [one] If the claim is made anyway, { $name } wins the game there and then.
   *[many] If the claim is made anyway, { $name } win the game there and then.
}
claim-false-no-one = If the claim is made anyway, the game ends without a winner.

## replay

# A whole deal, recorded again.
replay-loads = Loading the hand…
replay-part = Part of the hand
tricks--part-of-replay = Tricks
hands--part-of-replay = Cards held
declared--part-of-replay = Declared
result--part-of-replay = Ruling
replay-new = New hand
replay-change = Change
    .done = Done
replay-taken-on-big = Taken on big
replay-on-big = On big
# $trump is what the hand was played in: “hearts”, “no trumps”.
replay-contract = { $dealer } dealt, { $taker } took { $trump }.
# The tricks.
replay-every-card = Every card played
replay-undo = Undo last card
replay-clear = Clear the tricks
# In the cell of a card.
replay-trick-mark = trick { $trick }
replay-all-in = All { NUMBER($tricks) } tricks are in.
replay-leads = Trick { $trick }: { $name } leads.
replay-plays = Trick { $trick }: { $name } plays.
replay-card-of = The card that { $name } plays
# Written as lines of text.
replay-as-text = Enter as text instead
    .about = Every card as text, to paste or send
replay-use-cards = Use these cards
# The cards as they are typed: rank, then suit.
replay-how-to-write = Write one line for each trick, with its cards in the order played, such as “AS 9S”. You can add a player’s hand after the name: “{ $name }: AS KH”.
replay-unread = Line { $line }: “{ $word }” is neither a card nor a name.
# The hands.
replay-hands-optional = You can leave out a player’s hand: Yuss then uses the cards that the player played. If the seven was exchanged, enter that hand as it was after the exchange.
replay-whose-hand = Whose hand
replay-card-count = { $count } of { $all }
replay-hand-count = { $name }, { $count } of { NUMBER($all) } cards
replay-hand-of = Hand of { $name }
# What was declared. $cards are cards in short: “A♠ K♠ Q♠”; $rank is the letter of one.
replay-what-cards-allow = These declarations are possible with the cards so far. Tap those that were made, in the order in which they were said.
replay-nothing-to-declare = Nothing to declare.
replay-run = { $run } { $cards }
replay-four = { four-of-a-kind } { $rank }
    .label = { $vocabulary ->
        [belote] Carré { $rank }
        [french] Carré { $rank }
        [coinche] Carré { $rank }
       *[other] Four of a kind { $rank }
    }
replay-declared-by = { $name } declared { $meld }
replay-bela-in = { bela } in { $suit }
replay-announced-by = { $name } announced { replay-bela-in }
# The tricks in which bela could be spoken.
replay-bela-not-played = not played yet
replay-bela-first = first card in trick { $first }
replay-bela-both = first card in trick { $first }, second in trick { $second }
# The ruling on it all.
replay-cannot-be = This hand cannot have been played like this.
replay-all-allowed = Every card was played by the rules.
replay-made-by-each = What each side made
replay-complete = { $count ->
    [one] { $count } of { NUMBER($all) } tricks is complete. The hand is scored once all tricks are complete.
   *[other] { $count } of { NUMBER($all) } tricks are complete. The hand is scored once all tricks are complete.
}
replay-not-allowed = { $count ->
    [1] One play was not allowed.
   *[other] { $count } plays were not allowed.
}
# One play that was not allowed, then what was wrong with it, then what could be played: a list of cards.
replay-played = Trick { $trick }: { $name } played { $card }.
replay-allowed = Allowed: { $cards }.
# $points is a list of these: “Mike 100 in cards, Yetta 62 in cards”.
replay-caption = Tricks. { $points }.
replay-points-of = { $name } { NUMBER($points) } in cards

## runs

# Whose runs count: in the words of the game, or entered unseen.
runs-how = How
runs-spoken = Say it aloud
runs-passed = Pass the phone
runs-who-leads = Who took, and so leads
runs-not-at-no-trumps = At no trumps, { runs } do not count.
runs-not-here = At this table no { run } can be declared.
# How a contest came out: of `runs`, of `fours` of a kind, or of `both` together.
runs-no-one-has = { $contest ->
    [runs] No one has a { run }.
    [fours] No one has a { four-of-a-kind }.
   *[both] No one has anything to declare.
}
runs-no-one-declared = No one declared anything.
runs-equal = { $contest ->
    [runs] The best { runs } are equal: no one scores for { runs }.
   *[both] The best declarations are equal: no one scores for declarations.
}
# Aloud.
runs-speaks = { $name } speaks:
    .first = { $name } speaks first:
runs-can-be-said = What { $name } can say
runs-are-good = { $who ->
    [we] Our { runs } are good.
    [they] Their { runs } are good.
   *[many] The { runs } of { $name } are good.
}
fours-are-good = { $vocabulary ->
    [belote] { $who ->
        [we] Our carrés are good.
        [they] Their carrés are good.
       *[many] The carrés of { $name } are good.
    }
   *[other] { $who ->
        [we] Our fours of a kind are good.
        [they] Their fours of a kind are good.
       *[many] The fours of a kind of { $name } are good.
    }
}
runs-no-one-else = No one else scores for runs. The good runs must now be shown.
declared-no-one-else = No one else scores for declarations. The good ones must now be shown.
runs-fours-apart = { $vocabulary ->
    [belote] Carrés are compared separately.
    [french] Carrés are compared separately.
    [coinche] Carrés are compared separately.
   *[other] Fours of a kind are compared separately.
}
# The phone passed round.
runs-no-one-looks = Let no one else look. Each player enters their runs and hides them again.
runs-declare-nothing = I declare nothing
runs-hide = Hide and pass on
runs-show = Show and count runs
runs-give-phone = Give the phone to { $name }.
runs-i-am = I am { $name }
runs-cards-of = Cards of { $name }
# $found is a list of what the tapped cards make.
runs-tap = Tap the cards of your { runs }: { $found }.
    .none = Tap the cards of your { runs }: no { run } yet.
# $names is a list of sides.
runs-declared-is-good = What { $names } declared is good.
# What is laid on the table.
runs-whose-cards = Whose cards
runs-tap-shown = Tap the cards that are shown.
runs-need-trick = Runs do not count until their side has taken a trick.
runs-shown-by = Cards shown by { $name }

## single-rulings

# King and queen of trumps.
bela-in-one-hand = Did one player hold both the king and the queen of trumps?
    .no = No. One player must have held both the king and the queen of trumps.
bela-where = Where are the king and queen of trumps now?
# The bidding, call by call.
bidding-low-card-suit = Suit of the low card
bidding-not-there = That call is not allowed at this point. Undo it.
bidding-save-redeal = Save redeal
bidding-may-be-said = What { $name } may say
# The cut for the first deal.
cut-ask = Enter the card that each player cut.
cut-again = The deciding cards are equal: cut again.
cut-by = { $name } cuts
cut-deals-first = { $name } deals first.
cut-would-deal = { $name } cut highest. These rules let the table choose who deals.
# The seven of trumps for the turn-up.
exchange-holds-seven = Does the player hold the seven of trumps?
exchange-card-led = Has the first card been led?
# A pile counted by its cards.
pile-ask = Choose trumps. Below you see what the pile is worth with each choice.
pile-has-last = This pile has the last trick
pile-last-key = Last trick +10
pile-clear = Clear the pile
pile-label = Cards in the pile
pile-by-trumps = The same pile with other trumps
# What is in it; then what the other side has, where there is only one.
pile-cards = { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
    .and-last = { $cards ->
        [one] { $cards } card, and 10 for the last trick.
       *[other] { $cards } cards, and 10 for the last trick.
    }
pile-rest = The other side has { $points } card points.
    .and-last = The other side has { $points } points, including the last trick.
# Hand, trick and trumps: which cards may be played.
play-cards-are-for = What the cards below are for
play-trick-key = Trick
play-hand-key = Hand
play-tap-trick = Tap the cards on the table in the order played. If you tap none, the player leads.
play-tap-hand = Tap the cards that the player still holds.
play-the-trick = The trick so far
play-the-hand = The hand
play-no-cards = none yet
play-clear = Clear the cards
play-now-hand = Now tap the cards of the hand to play from.
play-any-card = Any card may be played.
# $cards are cards in short, side by side or as a list: “A♠ K♠”.
play-trick-label = The trick so far: { $cards }
    .empty = The trick so far: nothing led
play-hand-label = The hand to play from: { $cards }
    .empty = The hand to play from: no cards
# A word in the cell of a card: where it lies, or whether it may be played.
play-in-trick = { $place ->
    [1] led
   *[other] { $place }.
}
play-in-hand = hand
play-may = yes
play-may-not = no
play-too-many = That cannot be: a hand has { NUMBER($most) } cards at most.
play-may-be = May be played: { $cards }.
play-not-these = Not { $cards }
# First cards of only eights and sevens: six, or five where five are dealt first.
void-never = No deal is void at this table, however poor the cards.
void-save = Save void deal
void-first-cards = The first { $first ->
    [5] five
   *[6] six
} cards of one player
void-not = Not void: not all are eights and sevens.
void-tap = Tap the first { $first ->
    [5] five
   *[6] six
} cards of one player: { $count } so far.
void-deals-again = Void: { $name } shuffles and deals again.
# Finding what went wrong.
wrong-what = What happened
    .help = A word or two: revoke, misdeal, claim
wrong-not-found = Nothing was found by that name.
wrong-show-all = Show everything
wrong-rules-silent = These rules do not cover this. Choose what your table does:

## citation-parts (own)

# The documents as a sentence has them: three have nearly the same title. $document is whose words it has.
the-document = { $document ->
    [clobyosh] Clobyosh / Bela
    [lehman] Lehman’s Klaberjass
    [bicycle] Bicycle’s Klaberjass
    [denexa] Denexa’s Klaberjass
    [ffb-belote] the French federation’s belote
    [ffb-contree] the French federation’s contrée
    [ffb-coinche] the French federation’s coinche
    [ffb-pages] the French federation’s web pages
    [pravila-bele] Pravila igre Bela
    [cannes] the rules of Cannes, 2016
    [ascee] the rules of an { "ASCEE" } contest
    [pagat-coinche] Coinche on pagat.com
    [colver] the Colver survey
   *[belote] the bridge-belote article
}
    .label = { $document ->
        [clobyosh] Clobyosh / Bela
        [lehman] Lehman’s Klaberjass
        [bicycle] Bicycle’s Klaberjass
        [denexa] Denexa’s Klaberjass
        [ffb-belote] The French federation’s belote
        [ffb-contree] The French federation’s contrée
        [ffb-coinche] The French federation’s coinche
        [ffb-pages] The French federation’s web pages
        [pravila-bele] Pravila igre Bela
        [cannes] The rules of Cannes, 2016
        [ascee] The rules of an { "ASCEE" } contest
        [pagat-coinche] Coinche on pagat.com
        [colver] The Colver survey
       *[belote] The bridge-belote article
    }

## citations

# Where an answer comes from, in words that find it: “Clobyosh / Bela, The Score”; `.label` where it stands alone.
cited = { the-document }, { $place }
    .label = { the-document.label }, { $place }
cited-silent = { the-document } is silent
    .label = { the-document.label } is silent
cited-lacks = { the-document } does not mention it
    .label = { the-document.label } does not mention it
# One document describes three games, and what it says of one it need not say of another.
cited-lacks-here = { the-document } does not mention it for this game
    .label = { the-document.label } does not mention it for this game
# We have only parts of the document, so it may say more.
cited-in-part = { the-document }: not in what we have of it
    .label = { the-document.label }: not in what we have of it
cited-after = as others describe the rules “{ $title }”, which we could not read
    .label = As others describe the rules “{ $title }”, which we could not read
cited-house = agreed at this table
    .label = Agreed at this table
# A document alone, as the way to it.
cited-document = { the-document.label }
# What an answer rests on, where its source does not say all of it: $source is one of these.
ground-read = { $source }, as we read it
# A source beside its answer, and in a second message what it adds, in sentences.
giver-line = <game>{ $game }</game>: { $ground }
    .noted = <game>{ $game }</game>: { $ground }. { $note }
# The way to a reading.
reading-link = As we read it

## lookup

# What every page of the rules says, and what changes on it with the table.
rules-find = Find a rule by any word for it
rules-whose = Whose rules
rules-answers-of = Whose rules
rules-as-written-in = As written
rules-at-this-table = At this table
rules-house-mark = house rule
# The way to a quiz by these rules.
rules-practise = Practise
# A game among the rule sets to choose from.
rules-our-game = Our { $game }
# How many questions of a group the table answers by a house rule.
rules-of-ours = { $count } by house rule
# The pages of the lookup.
rules-title = Rules
    .about = What tables argue about, from the cut to the end of the game: your own table’s answer first, then every source’s.
compare-title = Compare two games
    .about = Only the questions that they answer differently.
glossary-title = Glossary
    .about = The same card can have a dozen names. Under each word you find its other names and the rule that it belongs to. Some names from other countries and books are in none of our documents.
often-asked = Often asked
sources-title = Where the rules come from
    .link = Sources
stories-title = Stories and advice
    .about = Where the game and its words come from, what people do at the table, and how to play it better. All of it comes from the documents behind the rules.
    .of-it = Related stories and advice
# One question.
laws-of-other-games = What other card games do
rules-for-example = For example
asked-with-it = Related questions
rules-of-games = The rules of each game
words-for-it = Related words
order-of-a-deal = In the order of a deal
rules-before = Previous
rules-next = Next
# Where in the lookup a question stands: “Bela · 3 of 9”.
place-of-question = { $group } · { $number } of { $all }
# $question is that of an option, as the rules of a new game ask it.
settled-under = A table can settle this before play, in the rules of a new game: “{ $question }”
# How many different answers there are, in a word up to nine.
answers-given = { $count ->
    [2] Two answers
    [3] Three answers
    [4] Four answers
    [5] Five answers
    [6] Six answers
    [7] Seven answers
    [8] Eight answers
    [9] Nine answers
   *[other] { $count } answers
}
    .silent = None of our documents answers this
    .all-agree = All the games agree
in-no-document = None of our documents has this rule, but a table may agree on it.
# Who gives an answer.
variation-of = { $game }, variation “{ $variant }”
unclear-on = As we read it: { $point }
# Two games side by side.
compare-one = One game
compare-other = The other
compare-unknown = The address names a game that is not here. Choose another above.
compare-all-alike = No differences: they answer every question alike.
compare-differing = { $count ->
    [1] One of { NUMBER($all) } questions
   *[other] { $count } of { NUMBER($all) } questions
}
# The answer of the table itself, where it comes from, and the hands that it decided.
house-rule = House rule.
    .agreed = House rule. Agreed at this table.
    .before = House rule:
decided-no-hand = No hand of this game was decided by this answer.
# Before the numbers of hands, each a link.
decided-hands = Hands decided by this answer:
decided-all = all { NUMBER($count) }
# $source is where an answer stands.
answer-of-variant = { $variant }: { $source }
# Where the answer of the table stands, as a sentence.
answer-stands = { $place }.
# The answer of another game, under that of the table.
answer-in-game = { $game }: { $answer }
# Before the games in which a question arises that does not at the table.
arises-in = It arises in:
# A target that no document has.
agreed-target = { $target }, as agreed at this table.
# Words that are sure to find something, as a hint and where another found nothing.
example-tie = tie
example-last-trick = last trick
example-who-deals = who deals
example-revoke = revoke
examples-label = Examples
for-example = for example “{ $word }”
# What a word led to.
found-label = Found
found-rules = Rules found
found-nothing = Nothing was found by that name.
found-what-next = Try another word for it, or a shorter one. Clear the field to see all questions, or look in the <link>Glossary</link>.
found-questions = { $questions ->
    [one] One question
   *[other] { $questions } questions
}
found-stories = { $stories ->
    [one] One story
   *[other] { $stories } stories
}
found-both = { found-questions }, { $stories ->
    [one] one story
   *[other] { $stories } stories
}
