### The rules: what is asked, what each document answers, the words of the table, and what is told of the game.
### No one has a gender here: “the dealer”, “the player who”, “the holder”. A text stands alone, as nothing is put before or after it.

## groups (by id)

# The headings over the questions, in the order in which a deal meets them.

pack--group-title = Pack, ranks and values
deal--group-title = Dealer, cut and deal
choosing-trumps--group-title = Choosing trumps
auction--group-title = Bidding contracts and points
exchange--group-title = Exchanging the seven
run-values--group-title = Runs: what they are worth
whose-runs--group-title = Runs: who scores
bela--group-title = Bela
play--group-title = Playing the tricks
scoring--group-title = Scoring the hand
end--group-title = Ending the game
irregularities--group-title = Irregularities

## questions (by id)
##
## `tie--ask` is a question, `tie--bate--answer` one of its answers, `tie--bela-2--note` what a document adds, by the game or
## the variant, `tie--example` an example. `next-dealer--next-2--clause` is a sentence that an answer adds at a table of two. A law is that of another card game, by its name.

pack--ask = Which cards are in the pack?
pack--28--answer = 28 cards: ace down to eight of each suit, without the sevens.
pack--32--answer = 32 cards: ace, king, queen, jack, ten, nine, eight and seven of each suit.
pack--denexa--note = By the page’s description the pack has only aces to eights, yet the page counts 32 cards and uses the seven of trumps.

trump-rank--ask = What is the order of the trumps in a trick?
trump-rank--jack-nine--answer = Jack, nine, ace, ten, king, queen, eight, seven. Any trump beats any card of another suit.
trump-rank--lehman--note = The page takes for granted that a trump beats the other suits.
trump-rank--bridge-belote--note = The article takes for granted that a trump beats the other suits. At all trumps every suit ranks like the trump suit, but only a card of the suit led can win the trick.
trump-rank--example = Hearts are trumps. The nine of hearts beats the ace of hearts, and the seven of hearts beats the ace of spades.

plain-rank--ask = What is the order of a suit that is not trumps?
plain-rank--ace-ten--answer = Ace, ten, king, queen, jack, nine, eight, seven. The ten comes just below the ace.
plain-rank--four-bimah-no-trump--note = At no trumps all four suits rank like a plain suit.

run-order--ask = Which order counts for runs?
run-order--natural--answer = The natural order: ace, king, queen, jack, ten, nine, eight, seven. It applies in trumps too.
run-order--bicycle--note = The page adds that the ace is used only above king and queen.
run-order--example = Ace, king, queen, jack is a fifty. Ace, ten, king, queen is not a fifty. Of those four, only ace, king and queen follow one another, and they make a twenty.

card-points--ask = What do the trumps count when they are taken in tricks?
card-points--trumps--answer = Jack 20, nine 14, ace 11, ten 10, king 4, queen 3; eight and seven nothing. The trump suit is worth 62 in all.
card-points--bridge-belote--note = At all trumps every suit counts like the trump suit.

plain-card-points--ask = What do the cards count in a suit that is not trumps?
plain-card-points--plain--answer = Ace 11, ten 10, king 4, queen 3, jack 2; nine, eight and seven nothing. Each of these suits is worth 30 in all.
plain-card-points--bridge-belote--note = At no trumps every suit counts like a plain suit.

points-in-hand--ask = How many card points are there in a hand?
points-in-hand--two-players--answer = The cards are worth 152 points in all, but 14 cards stay out, so 18 to 146 points are in play. The last trick adds 10, which makes 28 to 156.
points-in-hand--three-players--answer = The cards are worth 152 points in all, but five cards stay out, so 85 to 152 points are in play. The last trick adds 10.
points-in-hand--all-out--answer = All 152 points are in play, or 162 with the last trick.
points-in-hand--contracts--answer = With the last trick there are 162 points in a suit contract, 258 at all trumps, and 130 at no trumps, which are doubled to 260.
points-in-hand--contracts-single--answer = With the last trick there are 162 points in a suit contract, 258 at all trumps, and 130 at no trumps.
points-in-hand--turn-up-out--answer = 152 points minus the value of the turn-up, so 132 to 152 points are in play. The last trick adds 10.
points-in-hand--no-trump--answer = With the last trick there are 162 points in a suit contract, and 130 at no trumps.
points-in-hand--bela-2--note = We worked out these points from the card values and the 14 cards left out.
points-in-hand--bela-3--note = We worked out these points from the card values and the cards left out.
points-in-hand--klabberjass-4--note = We worked out these points from the card values, as every card is dealt.
points-in-hand--lehman--note = { points-in-hand--bela-3--note }
points-in-hand--bicycle--note = { points-in-hand--bela-3--note }
points-in-hand--denexa--note = { points-in-hand--bela-3--note }
points-in-hand--bridge-belote--note = The article gives 258 points at all trumps and 162 in a suit. We worked out the 130 points at no trumps from the card values.
points-in-hand--three-28--note = We worked out these points from the card values and the one card left out.
points-in-hand--example = The trump suit has 62 points, and the other three suits have 30 each: 152 in all. At all trumps the four suits have 248 points, and at no trumps 120.

names-of-trumps--ask = What are the jack and nine of trumps called?
names-of-trumps--yuss-manel--answer = The trump jack is the Yuss, the trump nine the Manel.
names-of-trumps--jass-menel--answer = The trump jack is the jass, the trump nine the menel.
names-of-trumps--jasz-menel--answer = The trump jack is the jasz, the trump nine the menel.
names-of-trumps--plain--answer = They have no special names: they are just the jack and the nine of trumps.
names-of-trumps--klabberjass-4--note = The four-handed section has no special names for the jack and the nine of trumps.

first-dealer--ask = Who deals the first hand of the game?
first-dealer--high-cut--answer = Cut: the highest card deals. Cards rank in the natural order, from ace down to seven.
first-dealer--low-cut--answer = Draw: the lowest card deals. Cards rank in the natural order, from ace down to seven.
first-dealer--agree--answer = There is no fixed method. Choose the dealer by chance, in any way the table likes.
first-dealer--klabberjass-4--note = The four-handed section does not mention the first deal, so the players cut as in the two-handed game.
first-dealer--lehman--note = The page does not mention the first deal.
first-dealer--bicycle--note = The player who draws the lowest card also chooses a seat.
first-dealer--denexa--note = The page asks for a random method and does not say which.
first-dealer--bridge-belote--note = The winners of one game deal first in the next.

equal-cut--ask = What if the cards cut for the deal are equal?
equal-cut--high-cut--answer = Those who tie for the highest card cut again.
equal-cut--low-cut--answer = Everyone draws again.
equal-cut--agree--answer = There is no fixed cut. If the table cuts and the cards are equal, cut again.

next-dealer--ask = Who deals the next hand?
next-dealer--winner--answer = The winner of the hand: the taker, if the hand was made, otherwise the opponent.
next-dealer--winner-3--clause = With three players, a hand that was not made is won by the opponent with more points.
next-dealer--next--answer = The next player in the direction of play, no matter who won.
next-dealer--next-2--clause = With two players the deal alternates.
next-dealer--bela-2--note = The page calls it fair that the winner deals, since the player who does not deal has the advantage.
next-dealer--bela-3--note = If both opponents have the same points, the deal goes to the one who sits first after the dealer.
next-dealer--bridge-belote--note = The article does not say who deals next. We take it that the deal passes to the right.

dealer-after-tie--ask = Who deals after a tied hand?
dealer-after-tie--next--answer = The next player: a tied hand has no winner.
dealer-after-tie--next-2--clause = With two players that is the other player.
dealer-after-tie--higher-opponent--answer = The opponent with more points, because a tie is bate. If both opponents have the same points, the deal goes to the one who sits first after the dealer.
dealer-after-tie--opponent--answer = The opponent, because a tie is bate.
dealer-after-tie--opponent-4--clause = The deal goes to one of the taker’s two opponents: the one who sits first after the dealer.
dealer-after-tie--passes--answer = The next player, as after any hand.
dealer-after-tie--same--answer = The same dealer deals again, because the hand is replayed.
dealer-after-tie--taker--answer = The taker, because a tie counts as made.

dealer-after-redeal--ask = Everyone passed: who deals now?
dealer-after-redeal--next--answer = The next player.
dealer-after-redeal--next-2--clause = With two players that is the other player.
dealer-after-redeal--same--answer = The same dealer deals again.
dealer-after-redeal--bela-3--note = The three-handed section does not say. The next player deals, as in the two-handed game.
dealer-after-redeal--bicycle--note = The page lets the dealer “start a new deal”, yet says that the deal alternates.
dealer-after-redeal--bridge-belote--note = The article does not say who deals after four passes. We take it that the deal passes to the right.

shuffle-and-cut--ask = Who shuffles, and who cuts?
shuffle-and-cut--tap--answer = The dealer offers the pack to the opponent for a cut. Among friends, the opponent usually just taps the top of the pack.
shuffle-and-cut--both--answer = Both players may shuffle, and the dealer may shuffle last. The other player cuts, leaving at least three cards in each packet.
shuffle-and-cut--shuffle--answer = Shuffle the pack. The document does not mention a cut.
shuffle-and-cut--cut-only--answer = Shuffle before the game; before later deals, only cut. The cut, of at least three cards, is made by the player whose turn comes just before the dealer’s.
shuffle-and-cut--cut-only-4--clause = For the first deal the dealer’s partner cuts.
shuffle-and-cut--open--answer = The document sets no rule. Shuffle and cut as your table does.
shuffle-and-cut--bela-3--note = The page does not say which of the two opponents cuts.
shuffle-and-cut--always--answer = The dealer shuffles before every deal. The pack is cut by the player whose turn comes just before the dealer’s, with at least three cards left in each packet.
shuffle-and-cut--may-cut--answer = The dealer shuffles and offers a cut to the player whose turn comes just before the dealer’s. That player may cut the pack or leave it.

first-cards--ask = How many cards are dealt before trumps are chosen?
first-cards--six--answer = Six each, in two rounds of three.
first-cards--five--answer = Five each: a packet of three, then a packet of two, beginning on the dealer’s right.
first-cards--bela-2--note = The player who does not deal gets cards first.
first-cards--bela-3--note = In the three-handed section the cards are dealt in threes, clockwise.
first-cards--bicycle--note = { first-cards--bela-2--note }
first-cards--eight--answer = All eight, in packets of two and three.
first-cards--belote--note = The packet of two may also come first.

last-cards--ask = How are the hands completed once trumps are chosen?
last-cards--packet--answer = Three more cards each, as a packet.
last-cards--singly--answer = Three more cards each, one at a time.
last-cards--three--answer = Three more cards each. The document does not say whether they are dealt as a packet or one at a time.
last-cards--turn-up-to-dealer--answer = Two more cards each, as a packet. The dealer’s two cards are one from the pack and the turn-up.
last-cards--two-each--answer = Two more cards each, the dealer included.
last-cards--turn-up-to-taker--answer = Three more cards each. The turn-up is one of the taker’s three cards.
last-cards--face-down--answer = Two more cards each, dealt face down before the bidding. You pick yours up once you have spoken.
last-cards--none-left--answer = The hands are already complete: all eight cards are dealt before the bidding.

hand-size--ask = How many cards are in a full hand?
hand-size--nine--answer = Nine cards each, so nine tricks.
hand-size--eight--answer = Eight cards each, so eight tricks and nothing left over.
hand-size--bela-3--note = For three players, the page gives this number when it describes the game with 28 cards: “The players still have 9 cards each”.

turn-up-owner--ask = Who gets the turned-up card?
turn-up-owner--nobody--answer = No one. It stays out of play, unless a player is allowed to exchange the seven of trumps for it, and does so.
turn-up-owner--dealer--answer = The dealer. The card completes the dealer’s hand, no matter which suit becomes trumps.
turn-up-owner--out-of-play--answer = No one. With 28 cards it is the one card that stays out of play.
turn-up-owner--indicator--answer = No one: the card that shows the suit is not one of the 32 cards in play.
turn-up-owner--taker--answer = The taker, no matter which suit becomes trumps.

bottom-card--ask = Is the bottom card of the pack shown?
bottom-card--shown--answer = Yes. Once the hands are complete it is turned face up for all to see, but it takes no part in play. The rest of the stock stays face down.
bottom-card--not-mentioned--answer = The document does not mention it. It may stay face down with the rest of the stock.
bottom-card--bela-3--note = The page does not count the bottom card among the hidden cards.

direction--ask = In which direction do players deal and play?
direction--clockwise--answer = Clockwise, to the left.
direction--clockwise-2--clause = With two players it makes no difference.
direction--counterclockwise--answer = Counterclockwise, to the right.

indicator--ask = Which card shows the proposed trumps?
indicator--turn-up--answer = The next card of the pack, turned up after the first part of the deal.
indicator--low-card--answer = A card from the unused twos to sixes, shuffled separately. All 32 cards are then dealt, and the dealer gets no turn-up.
indicator--bridge-belote--note = No card is turned up: the players bid contracts instead.

who-speaks-first--ask = Who speaks first?
who-speaks-first--eldest--answer = Eldest hand: the player next to the dealer in the direction of play.
who-speaks-first--eldest-2--clause = With two players that is the non-dealer.
who-speaks-first--bela-3--note = The three-handed section says only that players speak in turn, clockwise.
who-speaks-first--bridge-belote--note = The article does not say who bids first.

round-one--ask = What can be said in the first round?
round-one--none--answer = Take the turned-up suit, or pass.
round-one--first-turn--answer = Take the turned-up suit, pass, or say schmeiss.
round-one--every-turn--answer = { round-one--first-turn--answer }
round-one--not-dealer-second--answer = Take the turned-up suit, pass, or say schmeiss; the dealer has the same choice after a pass.

round-two--ask = Everyone passed once: what can be said in the second round?
round-two--none--answer = Name another suit, or pass again.
round-two--first-turn--answer = Name another suit, or pass again. Schmeiss is allowed at the first turn only.
round-two--every-turn--answer = Name another suit, pass again, or say schmeiss. The dealer has the same choice after a pass.
round-two--not-dealer-second--answer = Eldest hand names another suit, passes or says schmeiss. After a pass the dealer names another suit or deals again.
round-two--dealer-names--answer = Name another suit, or pass again. The dealer, who speaks last, may not pass.
round-two--dealer-names-schmeiss--answer = Name another suit, pass again, or say schmeiss. The dealer, who speaks last, must name another suit.
round-two--four-bimah-no-trump--note = The dealer may also play at no trumps.

turned-suit-again--ask = May the turned-up suit be named in the second round?
turned-suit-again--no--answer = No. Only the other three suits may be named.
turned-suit-again--belote--note = The text lets players name any suit in the second round, and does not rule out the turned-up one.

all-pass--ask = What if everyone passes in every round?
all-pass--redeal--answer = The cards are thrown in and dealt again. Nothing scores.
all-pass--dealer-names--answer = That cannot happen: the dealer, who speaks last, must take and name trumps.
all-pass--eldest-names--answer = The player next to the dealer must take and name trumps.
all-pass--bela-2--note = Points that are held over from an earlier hand stay held over.
all-pass--bridge-belote--note = Points that are hanging from an earlier hand stay hanging.

bimah--ask = Can a player be forced to take?
bimah--redeal--answer = No. If everyone passes, there is a new deal.
bimah--dealer-names--answer = Yes, the dealer. If all the others have passed in every round, the dealer is on the bimah, and must take and name trumps.
bimah--eldest-names--answer = Yes, the player next to the dealer. If everyone passes twice, that player must take and name trumps.
bimah--bela-3--note = The page gives a variation: the dealer is forced to take.
bimah--klabberjass-4--note = The page gives two variations: the dealer is forced to take, or the player on the dealer’s left is.
bimah--lehman--note = Passes never force anyone to take, but a refused schmeiss does.
bimah--bicycle--note = { bimah--lehman--note }
bimah--denexa--note = { bimah--lehman--note }

bimah-no-trump--ask = May a player who is forced to take play without trumps?
bimah-no-trump--no--answer = No. It must be a suit.
bimah-no-trump--allowed--answer = Yes. All four suits then rank and count as plain suits, and the hand is worth 130 with the last trick.
bimah-no-trump--klabberjass-4--note = Some tables let a forced player play at no trumps: the dealer, or the player on the dealer’s left.

first-lead--ask = Who leads to the first trick?
first-lead--eldest--answer = Eldest hand, the player next to the dealer, no matter who took.
first-lead--eldest-2--clause = With two players that is the non-dealer.
first-lead--taker--answer = The taker, wherever the taker sits.

void-deal--ask = A player’s first cards are all eights and sevens. Is the deal played?
void-deal--no--answer = Yes. A bad hand is played like any other.
void-deal--yes--answer = No. That player shows the cards before the bidding, and the same dealer shuffles and deals again.
void-deal--bela-2--note = The page gives the void deal as a variation.
void-deal--example = A player’s first six cards are the eights and sevens of spades, hearts and clubs. The deal is void. With a nine among those cards, the deal would be played.

big--ask = What is taking on big?
big--no--answer = There is no such call.
big--allowed--answer = The taker announces it when taking, and must then have more points than both opponents together. All points of the hand are doubled.
big--bela-3--note = The page gives taking on big as a variation.
big--example = The taker on big has 85, and the opponents have 50 and 40. Since 85 is less than 50 + 40 = 90, the taker is bate. The opponent with 50 gets 50 + 85 = 135, the other keeps 40, and doubling makes this 270 and 80.

schmeiss--ask = Who may say schmeiss, and when?
schmeiss--none--answer = No one. There is no schmeiss.
schmeiss--first-turn--answer = Either player, but only at their own first turn to speak.
schmeiss--every-turn--answer = Either player, at any turn, in both rounds.
schmeiss--not-dealer-second--answer = The non-dealer in both rounds, the dealer in the first round only.
schmeiss--bela-2--note = The page gives schmeiss as a variation.
schmeiss--bicycle--note = In the second round the dealer can only name a suit or deal again.

schmeiss-agreed--ask = A player says schmeiss and the other agrees: who deals?
schmeiss-agreed--next--answer = The cards are thrown in, and the deal passes to the non-dealer.
schmeiss-agreed--same--answer = The cards are thrown in and the same dealer deals again.
schmeiss-agreed--bela-2--note = The page gives schmeiss as a variation.

schmeiss-refused--ask = A player says schmeiss and the other says no: who is the taker?
schmeiss-refused--caller-takes--answer = The player who said schmeiss, in the turned-up suit.
schmeiss-refused--refuser-takes--answer = The player who said no, in the turned-up suit.
schmeiss-refused--bela-2--note = The page gives schmeiss as a variation.
schmeiss-refused--lehman--note = In Lehman’s game a player who says schmeiss offers to defend: either the other player takes, or the deal is thrown in.
schmeiss-refused--bicycle--note = The page says only that the turned-up suit becomes trumps.
schmeiss-refused--example = A heart is turned up. The non-dealer says schmeiss, and the dealer says no. In Lehman’s game the dealer then takes.

schmeiss-refused-again--ask = A schmeiss in the second round is refused: what now?
schmeiss-refused-again--every-turn--answer = The player who said schmeiss must name one of the other three suits and is the taker.
schmeiss-refused-again--not-dealer-second--answer = The non-dealer, who said schmeiss, must name one of the other three suits and is the taker.

contract-order--ask = What is the order of the contracts?
contract-order--ladder--answer = From low to high: clubs, diamonds, hearts, spades, no trumps, all trumps. A bid must be higher than the last.
contract-order--example = Over hearts you may bid spades, no trumps or all trumps, but not clubs or diamonds.

no-trump-contracts--ask = Can a hand be played at no trumps or at all trumps?
no-trump-contracts--no--answer = No. One suit is always trumps.
no-trump-contracts--forced--answer = Only at no trumps, and only by a player who is forced to take.
no-trump-contracts--contracts--answer = Yes. Both are contracts that anyone may bid, above the four suits.
no-trump-contracts--organiser--answer = Only if the organiser of a tournament, or the table, allows it. Both are then bid like a suit. At no trumps an ace counts 19 and there is no belote. At all trumps you must beat the best card if you can, and each suit can have a belote.
no-trump-contracts--belote--note = At all trumps every suit counts like trumps, which makes 258 points with the last trick. Points made, without belotes, are multiplied by 162/258. 198 points and a belote score 124 + 20 = 144.
no-trump-contracts--contree--note = At all trumps every suit counts like trumps, which makes 258 points with the last trick. Points made, without belotes, are multiplied by 162/258 to see whether the bid is made. Then the belotes are added.
no-trump-contracts--coinche--note = At all trumps a jack counts 13, a nine 9, an ace 6, a ten 5, a king 3 and a queen 2, so a hand is still worth 162. At no trumps four aces are worth 200 and four tens 150.
no-trump-contracts--example = In French belote at no trumps the aces count 76 together, the tens 40, the kings 16, the queens 12 and the jacks 8. With the last trick that makes 162.

auction-end--ask = When is the choice of trumps over?
auction-end--first-take--answer = As soon as someone takes or names trumps.
auction-end--only-passes--answer = After four passes with no contract, or after three passes following a contract.
auction-end--passes-or-double--answer = After four passes with no contract, after three passes following a contract, or when an all-trumps contract has been doubled.
auction-end--passes--answer = After four passes with no contract, after three passes following a contract, or when an all-trumps contract has been redoubled.
auction-end--passes-or-sheet--answer = After four passes with no contract, after three passes following a contract, or when an all-trumps contract has been doubled three times.
auction-end--bids--answer = After four passes with no bid, or after three passes following the last bid, double or redouble.
auction-end--bids-to-redouble--answer = After four passes with no bid, after three passes following a bid or a double, or immediately after a redouble.
auction-end--contree--note = After a double only the doubled side may speak.

who-doubles--ask = Who may double and redouble?
who-doubles--other-team--answer = Only the other team may double a contract. Only the team that was doubled may redouble, if the rules have a redouble. A higher contract cancels the double.
who-doubles--bridge-belote--note = The article rules out doubling a partner’s contract, and gives the redouble to the doubled side. The rest is our reading.
who-doubles--other-side-freezes--answer = Only the other side may double a bid. Only the side that was doubled may redouble, if the rules have a redouble. After a double no one may bid higher.

bid-order--ask = Which of two bids is higher?
bid-order--number--answer = The bid with the higher number wins. Bids rise in steps of ten, and the suits have no order. A bid of all the tricks is the highest.
bid-order--example = After a bid of 90 hearts you may bid 100 or more in any suit, even in hearts, or all the tricks.

lowest-bid--ask = What is the lowest bid?
lowest-bid--80--answer = 80 points.
lowest-bid--other--answer = A multiple of ten that the table agrees on.
lowest-bid--contree--note = In some rules the lowest bid is 82, spoken as “80”. 82 is one more than half of the 162 points.
lowest-bid--contree-pagat--note = The bid is spoken as “80”, but its side has to make 82.

bid-limit--ask = What is the highest bid in points?
bid-limit--160--answer = 160 points. Only a bid of all the tricks is higher.
bid-limit--650--answer = 650 points, since declarations help to make a bid. Only a bid of all the tricks is higher.
bid-limit--other--answer = A multiple of ten that the table agrees on. Only a bid of all the tricks is higher.

bid-again--ask = May a player still bid after passing?
bid-again--passed-may--answer = Yes, if you get another turn. But you may not raise your own bid after the three others have passed.

double-in-turn--ask = May a bid be doubled out of turn?
double-in-turn--no--answer = No. A double is called in turn.
double-in-turn--any-time--answer = Yes. A player may double at any moment, as long as the last bid is the other side’s.
double-in-turn--contree--note = Card clubs and books differ. Many allow a double at any moment.
double-in-turn--cannes--note = After a double out of turn the other side chooses whether to play on or have a new deal.

generale--ask = May one player bid to take every trick alone?
generale--none--answer = No. There is no générale: the highest bid is for all the tricks, which both partners take together.
generale--coinche--note = Some tables have a générale, a bid to take every trick alone. They give 350 to 1000 points for it, most often 500.

exchange-seven--ask = May the seven of trumps be exchanged for the turned-up card?
exchange-seven--yes--answer = Yes. The player who holds the seven lays it down and takes the turned-up card.
exchange-seven--no--answer = No.
exchange-seven--klabberjass-4--note = The turned-up card belongs to the dealer.
exchange-seven--bridge-belote--note = No card is turned up.
exchange-seven--example = The jack of hearts is turned up, and a player takes hearts. The seven of hearts can now be exchanged for that jack, the Yuss.

who-exchanges--ask = Who may exchange the seven?
who-exchanges--yes--answer = The player who holds the seven, taker or defender, dealer or not.

exchange-other-suit--ask = May the seven be exchanged if another suit became trumps?
exchange-other-suit--yes--answer = No. The seven can be exchanged only for a card of its own suit, so the turned-up suit must have been accepted.
exchange-other-suit--bicycle--note = The page speaks of the seven of trumps without saying that the turned-up suit must be trumps.
exchange-other-suit--example = A heart is turned up, all pass, and then a player names spades. No seven can be exchanged for that heart.

when-to-exchange--ask = When is the seven exchanged?
when-to-exchange--yes--answer = When the hands are complete, before anyone declares a run or leads. The new card may be part of a run.
when-to-exchange--bela-2--note = On the page, the exchange comes after all the cards have been dealt.
when-to-exchange--lehman--note = The page says that the exchange may complete a meld.
when-to-exchange--bicycle--note = { when-to-exchange--bela-2--note }

must-exchange--ask = Must the seven be exchanged?
must-exchange--yes--answer = No. The player who holds the seven may keep it and say nothing.

points-for-exchange--ask = Does the exchange score anything?
points-for-exchange--yes--answer = No. The card is the only gain.
points-for-exchange--bicycle--note = Only this page says outright that the exchange scores nothing.

run-of-three--ask = What is a run of three worth?
run-of-three--twenty--answer = 20: a twenty, in any suit.
run-of-three--bridge-belote--note = A run of three is called a tierce. It does not count at no trumps.
run-of-three--example = Queen, jack and ten of clubs are worth 20.

run-of-four--ask = What is a run of four worth?
run-of-four--fifty--answer = 50: a fifty, in any suit.
run-of-four--bridge-belote--note = A run of four is called a quarte. It does not count at no trumps.
run-of-four--example = Ten, nine, eight and seven of clubs are worth 50.

run-of-five--ask = What is a run of five worth?
run-of-five--one--answer = 50, like a run of four. The fifth card adds nothing.
run-of-five--split--answer = { run-of-five--one--answer }
run-of-five--hundred--answer = 100: a quint.
run-of-five--hundred-at-most--answer = { run-of-five--hundred--answer }
run-of-five--klabberjass-4--note = To prove the fifty, the player may show any four cards in a row out of the five.
run-of-five--bicycle--note = The page names only runs of three and of four, and counts every run in the hand.
run-of-five--bridge-belote--note = A quint does not count at no trumps.
run-of-five--example = Jack, ten, nine, eight and seven of spades are worth 50, or 100 in bridge-belote, coinche and Croatian bela.

run-of-six--ask = What is a run of six worth?
run-of-six--one--answer = 50. A long run counts as one fifty.
run-of-six--split--answer = 50. The two cards left over are too few for a twenty.
run-of-six--hundred--answer = 100, like a quint. The sixth card adds nothing.
run-of-six--hundred-at-most--answer = { run-of-six--hundred--answer }
run-of-six--bicycle--note = The page names only runs of three and of four, and counts every run in the hand.
run-of-six--bridge-belote--note = The article names runs of three to five cards, and of eight. Six or seven cards are worth no more than five cards. Runs do not count at no trumps.
run-of-six--example = The six cards from ace to nine of one suit are worth 50, or 100 in bridge-belote, coinche and Croatian bela.

run-of-seven--ask = What is a run of seven worth?
run-of-seven--one--answer = 50. A long run counts as one fifty.
run-of-seven--split--answer = 70: a fifty and a twenty.
run-of-seven--hundred--answer = 100, like a quint. The two cards left over are too few for a tierce.
run-of-seven--hundred-at-most--answer = { run-of-seven--hundred--answer }
run-of-seven--lehman--note = The page pays fifty for “four or more”. This clearly means that a longer run is not divided.
run-of-seven--bicycle--note = The page names only runs of three and of four, and counts every run in the hand.
run-of-seven--bridge-belote--note = The article names runs of three to five cards, and of eight. Six or seven cards are worth no more than five cards. Runs do not count at no trumps.
run-of-seven--example = You hold ace down to eight of one suit. If a run of seven is divided, ace, king, queen and jack are worth 50, and ten, nine and eight are worth 20.

run-of-eight--ask = What is a whole suit, a run of eight, worth?
run-of-eight--one--answer = 50. A long run counts as one fifty.
run-of-eight--split--answer = 100: two fifties.
run-of-eight--hundred--answer = 120: a quint and a tierce.
run-of-eight--hundred-at-most--answer = 100, like a quint. The three cards left over add nothing.
run-of-eight--lehman--note = The page pays fifty for “four or more”. This clearly means that a longer run is not divided.
run-of-eight--bicycle--note = The page names only runs of three and of four, and counts every run in the hand.
run-of-eight--bridge-belote--note = Runs do not count at no trumps.
run-of-eight--bela-hr--note = The text calls a run of eight a Belot, gives it 1001 points, and ends the game there.
run-of-eight--example = You hold all eight hearts. If a run of eight is divided, ace, king, queen and jack are worth 50. Ten, nine, eight and seven are worth another 50.

eight-in-suit--ask = All eight cards of one suit in one hand: is the game won?
eight-in-suit--no--answer = No. The hand is played like any other.
eight-in-suit--wins--answer = Yes, immediately. The sheet counts the run as only 100, so enter agreed points to end the game.
eight-in-suit--bela-hr--note = Eight cards of one suit are called a Belot, and are worth 1001 points.

overlapping-runs--ask = Can one card count in two runs?
overlapping-runs--no--answer = No. A card counts in one run only.
overlapping-runs--one-run--answer = No. All the cards that follow one another in a suit are one run.
overlapping-runs--one-declaration--answer = No. A card counts in one declaration only: a sequence or a carré.
overlapping-runs--example = King, queen, jack, ten and nine are not both a fifty and a twenty. Those two runs would need seven cards, and here there are only five.

four-of-a-kind--ask = Is four of a kind worth anything?
four-of-a-kind--no--answer = No. It scores nothing.
four-of-a-kind--yes--answer = Yes: four jacks 200; four nines 150; four aces, kings, queens or tens 100. Four eights or sevens are worth nothing and beat nothing.
four-of-a-kind--bela-2--note = The page says outright that four of a kind scores nothing, and adds that French Belote differs. Belote does score four of a kind if it is played with declarations.
four-of-a-kind--lehman--note = The page never mentions four of a kind.
four-of-a-kind--bicycle--note = Only sequences may be melded.
four-of-a-kind--denexa--note = The page names only two melds before play, the twenty and the fifty.
four-of-a-kind--bridge-belote--note = Four of a kind does not count at no trumps.
four-of-a-kind--bela-hr--note = The text names jacks, nines, aces, kings and queens, but no tens.

fifty-against-twenty--ask = Fifty against twenty: who scores?
fifty-against-twenty--fifty--answer = The fifty, no matter how high the top cards are, and even if the twenty is in trumps.
fifty-against-twenty--longer--answer = The longer run: a quint beats a quarte, and a quarte beats a tierce, no matter how high the top cards are.
fifty-against-twenty--bridge-belote--note = The article does not compare declarations.
fifty-against-twenty--example = A fifty of ten, nine, eight, seven of clubs beats a twenty of ace, king, queen of trumps.

same-class--ask = Of two twenties, or of two fifties, which is better?
same-class--higher-top--answer = The run with the higher top card, in the natural order from ace down to seven.
same-class--length-first--answer = The longer run; if both have the same length, the run with the higher top card.
same-class--lehman--note = The page compares runs of equal length. Any run of four or more is a fifty, so we compare all fifties by their top cards.
same-class--bicycle--note = The page compares sequences of the same length. We take any sequence of four or more as a fifty.
same-class--denexa--note = The page compares sequences of the same length. Any sequence of four or more is a fifty, so we compare all fifties by their top cards.
same-class--example = King, queen, jack beats queen, jack, ten, even if the lower run is in trumps.

trump-run--ask = Equal runs with the same top card, one of them in trumps: who scores?
trump-run--wins--answer = The run in trumps.
trump-run--equal--answer = Neither. The trump suit gives no advantage, so the two are equal.
trump-run--bridge-belote--note = The article does not compare declarations.
trump-run--example = Clubs are trumps. King, queen, jack of clubs beats king, queen, jack of hearts.

equal-runs--ask = Equal runs with the same top card, and trumps do not decide: who scores?
equal-runs--first-declared--answer = The run that was declared first.
equal-runs--first-declared-2--clause = With two players that is the run of the player who leads to the first trick.
equal-runs--nobody--answer = No one. In this hand neither these runs nor any others count.
equal-runs--klabberjass-4--note = The page does not say who scores. We choose the player who comes first in the order of play, as with two players.
equal-runs--bicycle--note = As a variation, the page lets the non-dealer’s run score.
equal-runs--example = Spades are trumps. Eldest hand has ten, nine, eight of clubs, and the dealer has ten, nine, eight of hearts. In some games eldest hand scores 20, in others no one scores.

longer-run--ask = Does a run of five beat a run of four?
longer-run--one--answer = No. Both are fifties, and the higher top card decides.
longer-run--split--answer = { longer-run--one--answer }
longer-run--hundred--answer = Yes. The longer run wins, no matter how high the top cards are.
longer-run--hundred-at-most--answer = Yes. But between two runs of five or more cards, the top card decides.
longer-run--bela-2--note = Fifties are compared by their top cards, and a fifth card is worth nothing extra.
longer-run--klabberjass-4--note = The top card of the whole run counts, unless the player names a lower one.
longer-run--example = One player has ace, king, queen, jack, and the other has king, queen, jack, ten, nine. In bridge-belote, coinche and Croatian bela the run of five wins, in other games the run with the ace.

second-runs--ask = The player with the best run has another run. Does that count too?
second-runs--yes--answer = Yes. All runs in that player’s hand count, even those that would have lost on their own.
second-runs--team--answer = Yes. All runs of that player count, even those that would have lost on their own.
second-runs--team-4--clause = The runs of that player’s partner count too.
second-runs--example = A king-high fifty and a nine-high twenty score 70 against an ace-high twenty, which scores nothing.

losing-runs--ask = What are runs worth if the other side has the best one?
losing-runs--nothing--answer = Nothing, no matter how many there are. They are not shown either.
losing-runs--klabberjass-4--note = The page adds that the losing team is not allowed to show them.
losing-runs--bridge-belote--note = Carrés are compared separately.
losing-runs--example = One player has a queen-high fifty and an ace-high twenty, and the other has a king-high fifty. The first player scores 0, the second 50.

partners-runs--ask = Do my partner’s runs count when mine is the best?
partners-runs--yes--answer = Yes. The side with the best run scores all the runs of both partners, the other side none.
partners-runs--example = You have a fifty, your partner has a twenty, and the other side has two twenties. Your side scores 70, the other side 0.

meld-contest--ask = Do runs and four of a kind compete with each other?
meld-contest--apart--answer = No. They are compared separately.
meld-contest--one--answer = Yes. The best single declaration decides. The side that holds it scores all its declarations. If a run and four of a kind are worth the same, four of a kind is better.
meld-contest--example = One side has a run of five, and the other has four queens. Each is worth 100. The queens win, and the run counts for nothing.

runs-need-trick--ask = Must the player with the best run win a trick?
runs-need-trick--yes--answer = Yes. Without a trick the runs count for nothing; any trick is enough.
runs-need-trick--yes-4--clause = With partners, a trick won by either is enough.
runs-need-trick--no--answer = No. Runs count even if the player takes no trick.
runs-need-trick--lehman--note = The page does not say that runs need a trick.
runs-need-trick--bicycle--note = { runs-need-trick--lehman--note }
runs-need-trick--example = A player has an ace-high fifty in a plain suit but takes no trick. If runs need a trick, the fifty scores 0.
runs-need-trick--side--answer = Yes, the player or the player’s partner must take one. A side without a trick loses all that it declared.
runs-need-trick--to-sweeper--answer = Yes, in effect: the declarations of a side without a trick go to the side that took every trick.

sweep-melds--ask = One side takes every trick. What happens to the other side’s declarations?
sweep-melds--own--answer = The declarations still count for the side that declared them.
sweep-melds--to-sweeper--answer = The declarations go to the side with all the tricks. Bela stays with the side that announced it.
sweep-melds--lost--answer = The declarations are lost, and bela is lost too.

dead-run--ask = The best run counts for nothing because its side took no trick. Does the next best run count?
dead-run--yes--answer = No. The best run still beats the others, so no one scores for runs.
dead-run--example = One player has a fifty and takes no trick. The other has a twenty and takes all nine tricks. Neither scores for runs.

words-of-runs--ask = What do players say when they declare runs?
words-of-runs--step-by-step--answer = Eldest hand: “I have a twenty” or “a fifty”. The answer is “good”, “not good”, or again “I have a twenty” or “a fifty”. Only then is the top card named, and only after that the suit or “in trumps”. The last answer is just “good” or “not good”.
words-of-runs--after-first-trick--answer = Each player says “twenty” or “fifty”. If that does not settle it, the players still in contention name their top cards in turn after the first trick, or say “good”. If the top cards are equal, a player whose run is in trumps says so.
words-of-runs--points-only--answer = The non-dealer says “twenty meld”, “fifty meld” or “no meld”; the dealer announces only a meld that is worth as much or more. The document does not say how the top card and the suit are announced.
words-of-runs--how-high--answer = The non-dealer names the points; the dealer says “good”, “no good” or, with a run worth as much, “how high?”. Then the top card is named. Whether a run is in trumps matters only if the top cards are equal.
words-of-runs--how-high-suits--answer = The non-dealer: “I have a twenty” or “a fifty”. The dealer: “good”, “not good” or “how high?”. Then the top card is named. If the top cards are equal, both players name their suits.
words-of-runs--type-only--answer = Only the kind: tierce, quarte, quint or carré. The suit and the ranks need not be named.
words-of-runs--example = Eldest hand: “I have a fifty.” Dealer: “I have a fifty.” Eldest hand: “Mine is king high.” Dealer: “I have also.” Eldest hand: “Mine is in hearts.” Dealer: “Not good.” The dealer’s run is in trumps.
words-of-runs--kind-then-height--answer = With the first card only the kind is named: “tierce”, “cinquante”, “cent” or “carré”. At the second trick, if declarations are equal, the player who declared first names the top card. The other side answers “no better” or names its own top card.
words-of-runs--around--answer = In turn from the dealer’s right, each player says “I have none” or names the declaration. When all four have spoken, the best single declaration decides.

when-to-declare--ask = When are runs declared?
when-to-declare--first-card--answer = You declare when you play your card to the first trick. After that it is too late.
when-to-declare--before-lead--answer = Before the first card is led. After that it is too late.
when-to-declare--klabberjass-4--note = Players declare a run just before they play to the first trick.
when-to-declare--bridge-belote--note = Declarations may be made at any moment of the first trick.
when-to-declare--before-play--answer = In turn, after trumps are chosen and before a card is played.

twenty-after-fifty--ask = A fifty has been declared: may I still declare a twenty?
twenty-after-fifty--no--answer = No.
twenty-after-fifty--no-4--clause = But if the fifty is your partner’s and is the best run, your twenty is later shown and counted with it.
twenty-after-fifty--good--answer = No. The answer to a fifty that you cannot equal is “good”, and a twenty counts for nothing against a fifty.
twenty-after-fifty--not-announced--answer = No. The dealer announces only a meld that is as good or better.
twenty-after-fifty--yes--answer = Yes. Everyone may declare; only the side with the best declaration scores.

showing-runs--ask = When are the runs shown?
showing-runs--second-trick--answer = During the second trick, and only by the player with the best run. A run that is not shown does not count.
showing-runs--after-first--answer = After the first trick, and only by the player with the best run.
showing-runs--team-after-first--answer = Once it is clear which side has the best run, and only by that side.
showing-runs--if-asked--answer = Only if someone asks. Otherwise it is enough to name the kind of declaration.
showing-runs--klabberjass-4--note = The page does not say when the runs are shown.
showing-runs--denexa--note = The runs are shown before the second trick begins.
showing-runs--team-second-trick--answer = Once the first card of the second trick is played, and only by the side with the best declaration.

must-declare--ask = Must a run be declared?
must-declare--no--answer = No. You may keep it quiet, or declare less than you hold. If you declare none, you score none. If you have the best run, you need not declare your other runs, only show them.
must-declare--to-count--answer = Yes, and in time, if you want it to count. A run that is not declared counts for nothing.
must-declare--lehman--note = The page says that bella need not be announced, but does not say so of runs.
must-declare--bicycle--note = The page says only how the best sequence is announced.
must-declare--bridge-belote--note = The article says that declarations must be announced, but names no penalty.
must-declare--example = A taker who expects to go bate does not declare a twenty. If the twenty were declared, the defender would score it.

false-run--ask = What does it cost to declare a run that you do not hold?
false-run--unstated--answer = The document names no penalty. The run does not count, and you put right what followed from the false call. If you no longer can, treat the call as a revoke.
false-run--all-to-other-side--answer = It is a revoke: the other side scores the whole hand, runs and cards.
false-run--declared-points--answer = The other side scores the points that were falsely declared, and no more. The hand is scored as played.
false-run--bicycle--note = Asking “how high?” without a sequence of the same value is a false announcement too.

two-carres--ask = Both sides have four of a kind. Which one counts, and can runs still count?
two-carres--trump-order--answer = The better four of a kind, in the order jack, nine, ace, ten, king, queen. The side that holds it counts all its carrés; the other side counts none. Runs are compared separately: carrés and runs do not block each other.
two-carres--bridge-belote--note = The article gives the values of carrés, but does not compare them.
two-carres--example = In bridge-belote one side has four aces and a tierce, and the other has four nines. The nines score 150 and the aces nothing, and the tierce scores 20.
two-carres--one-contest--answer = The better four of a kind, in the order jack, nine, ace, ten, king, queen. It is compared with runs too: the side with the best single declaration counts all its declarations; the other side counts none.

bela--ask = What is bela worth?
bela--twenty--answer = 20 points, for the player who holds king and queen of trumps and announces bela.
bela--lehman--note = The page spells it bella.
bela--bicycle--note = { bela--lehman--note }
bela--bridge-belote--note = Here bela is called belote. At all trumps each suit can have a belote; at no trumps there is none.

bela-call--ask = At which card is bela announced?
bela-call--first-card--answer = At the first of the two cards. If you say nothing then, the bela is lost.
bela-call--second-card--answer = At the second of the two cards. If you call it only at the first, it does not count.
bela-call--either--answer = Say “bela” at the first card and “from the bela” at the second. Bela still counts if you call it only at the second.
bela-call--bela-2--note = The page says that in Scotland it is enough to call bela at the second card.
bela-call--bela-3--note = { bela-call--bela-2--note }
bela-call--lehman--note = The page mentions only a call at the second card.
bela-call--bicycle--note = { bela-call--lehman--note }
bela-call--denexa--note = The words are “bela” at the first card and “from the bela” at the second.
bela-call--bridge-belote--note = The first of the two cards need not be played in the first trick. At all trumps it may even be a discard.
bela-call--example = You play the king without a word and call “bela” with the queen. That scores 20, or 0 if only a call at the first card counts.
bela-call--belote--note = The text asks for both words, “belote” and then “rebelote”. If either word is missing, the belote does not count.
bela-call--contree--note = { bela-call--belote--note }
bela-call--coinche--note = The text asks for both words, “belote” and then “rebelote”. The copy that we read allows no omission. A survey of rules names an exception: each side may forget “rebelote” once in a game.
bela-call--bela-hr--note = The text asks for “bela” with the first card and “od bele” with the second. If bela is not called at the first card, it does not count. The sheet accepts a call at either card.

bela-one-hand--ask = Must one player hold both king and queen?
bela-one-hand--yes--answer = Yes. Both must be in one hand.
bela-one-hand--yes-4--clause = If you hold the king and your partner the queen, that is no bela.

must-call-bela--ask = Must bela be announced?
must-call-bela--no--answer = No. You need not announce it, but then it does not count.
must-call-bela--to-count--answer = Yes, and in time, if you want it to count. A bela that is not announced is lost.
must-call-bela--lehman--note = The page’s advice: a maker who expects to lose by more than 20 should say nothing.
must-call-bela--denexa--note = The page says that sequences need not be declared, but does not say this of bela. It adds that a player may forgo points from melding.
must-call-bela--bridge-belote--note = The article says that the belote must be declared, and names no penalty.
must-call-bela--bela-hr--note = The text asks for the call at the first of the two cards. This sheet accepts it at either card.
must-call-bela--example = The taker has 60 points and the defender 85. With bela the taker would have 80 and still be bate. The 20 would then go to the defender, unless the rules let the taker keep the bela.

bela-without-best-run--ask = Does bela count if the other side has the best run?
bela-without-best-run--yes--answer = Yes. Bela counts no matter who has the best run.
bela-without-best-run--example = The defender’s fifty beats the taker’s twenty, and the taker calls bela. The defender scores 50 for the run, and the taker 20 for the bela.

bela-needs-trick--ask = Must the holder of bela win a trick?
bela-needs-trick--no--answer = No. Bela counts even without a trick.
bela-needs-trick--bela-2--note = The page asks for a trick only for runs. Bela, it says, “can always be counted”.
bela-needs-trick--yes--answer = Yes, the holder or the holder’s partner must win one. A side without a trick loses its bela and everything it declared.

bela-decides--ask = Does bela count towards making the hand?
bela-decides--yes--answer = Yes. It counts like all the other points of the holder’s side.
bela-decides--no--answer = No. The hand is made or lost without it, and bela is added afterwards.
bela-decides--example = The taker has 76 points in cards, plus a bela, and the other side has 86. If bela counts here, the taker makes the hand with 96. If not, the taker loses with 76.

bela-in-run--ask = May the king and queen of trumps count in a run as well?
bela-in-run--yes--answer = Yes. Both the run and the bela count.
bela-in-run--bela-2--note = A comment on the sample sheet reads “Y had fifty, Ace-bela”.
bela-in-run--lehman--note = The page does not forbid counting both.
bela-in-run--denexa--note = { bela-in-run--lehman--note }
bela-in-run--example = King, queen and jack of trumps score 20 as a run and 20 more as bela.

no-trump-melds--ask = Do declarations count at no trumps?
no-trump-melds--runs--answer = Runs count as usual, but none is favoured for being in trumps. There is no bela.
no-trump-melds--none--answer = Nothing at all: no sequence, no carré, no belote.
no-trump-melds--klabberjass-4--note = A no-trump hand occurs only at tables that let a forced player play at no trumps.
no-trump-melds--belote--note = If the organiser allows no trumps, there is no belote.
no-trump-melds--contree--note = { no-trump-melds--belote--note }
no-trump-melds--coinche--note = If the organiser allows no trumps, four aces are worth 200 there, four tens 150, and four kings, queens, jacks or nines 100. There is no belote.

bela-thrown-off--ask = At all trumps the king or queen is discarded on another suit. Does the belote count?
bela-thrown-off--counts--answer = Yes, if it is called with the first of the two cards. Nothing in the document says that this card must be led, follow suit or win the trick.
bela-thrown-off--bridge-belote--note = The article asks only for the call at the first card. At some tables that card must also be led or follow suit.

false-bela--ask = A player called bela without holding both king and queen. What does it cost?
false-bela--unstated--answer = The document names no penalty. The bela does not count, and you put right what followed from the false call. If you no longer can, treat the call as a revoke.
false-bela--all-to-other-side--answer = It is a revoke: the other side scores the whole hand.
false-bela--declared-points--answer = The other side scores the 20 points of the bela, and no more. The hand is scored as played.
false-bela--bicycle--note = The page calls it a revoke to announce a meld that is not held. Yet the only melds on the page are sequences.

follow-suit--ask = Must I follow suit?
follow-suit--yes--answer = Yes. If you hold a card of the suit led, you must play one.
follow-suit--lehman--note = The page takes this for granted: its rule speaks of a player who cannot follow.
follow-suit--example = 10♠ is led, hearts are trumps, and you hold A♠ 7♠ K♥ 9♦. You must play A♠ or 7♠, and you may not trump.

must-trump--ask = I cannot follow suit. Must I trump?
must-trump--yes--answer = Yes. If you cannot follow but hold a trump, you must play one. You may discard only if you have neither.
must-trump--not-behind-partner--answer = Yes, if an opponent is winning the trick. But if all your trumps are too low to win it, some games let you play any card.
must-trump--not-behind-partner-4--clause = If your partner is winning the trick, you may play any card.
must-trump--bridge-belote--note = Taken literally, the article asks for a trump even if your partner is winning the trick. Most tables let you discard then.
must-trump--example = 10♠ is led, hearts are trumps, and you hold K♥ 8♥ A♦ and no spade. You must play K♥ or 8♥, not A♦.

beat-trump-lead--ask = Trumps are led. Must I play a higher one?
beat-trump-lead--always--answer = Yes, if you have one. If all your trumps are lower, you may play any of them.
beat-trump-lead--opponents--answer = Yes, if you have one and an opponent is winning the trick.
beat-trump-lead--opponents-4--clause = You need not beat your partner’s trump.
beat-trump-lead--bela-3--note = The third player must beat the highest trump so far.
beat-trump-lead--bridge-belote--note = You must beat your partner’s trump too.
beat-trump-lead--example = 9♥ is led, hearts are trumps, and you hold J♥ K♥ 8♥. Only J♥ beats the nine, so you must play it.

bare-yuss--ask = Trumps are led and the jack is my only trump. Must I play it?
bare-yuss--must-play--answer = Yes. It follows suit like any other trump.
bare-yuss--may-hold--answer = No. If the jack is your only trump, you may keep it back and play any other card.
bare-yuss--bela-2--note = The page says that in Scotland it is acceptable to hold back the bare Yuss.
bare-yuss--bela-3--note = { bare-yuss--bela-2--note }
bare-yuss--example = K♥ is led, and hearts are trumps. If you hold J♥ A♦ 7♣, the jack is bare. If you hold J♥ 7♥ A♦, it is not bare and must beat the king.

beat-plain--ask = A plain suit is led and I can follow. Must I beat the best card so far?
beat-plain--no--answer = No. Any card of the suit will do.
beat-plain--yes--answer = Yes, if you can and an opponent is winning the trick. Once the trick has been trumped, any card of the suit will do.
beat-plain--always--answer = Yes, if you can, even if the best card is your partner’s. Once the trick has been trumped, any card of the suit will do.
beat-plain--example = An opponent leads 10♠, and you hold A♠ 7♠. If you have to beat the ten, you must play the ace. If not, you may play either card.

overtrump--ask = The trick has been trumped and I cannot follow either. Must I overtrump?
overtrump--yes--answer = Yes, if you can.
overtrump--opponents--answer = Yes, if you can and the trump is an opponent’s.
overtrump--opponents-4--clause = You need not beat your partner’s trump.
overtrump--example = A♠ is led, and an opponent trumps with 9♥. You hold J♥ 8♥ A♦ and no spade, so you must play J♥.

undertrump--ask = An opponent has trumped too high for me. Must I play a lower trump?
undertrump--must--answer = Yes. Only a player without trumps may discard.
undertrump--example = 10♠ is led, and an opponent trumps with J♥. You hold K♥ 8♥ A♦ and no spade. If you have to undertrump, you must play K♥ or 8♥, not A♦.
undertrump--free--answer = No. You may play any card, including a lower trump.
undertrump--belote--note = The French federation’s contrée rules, also of 27 January 2016, do not ask for a lower trump.
undertrump--contree--note = The French federation’s belote rules, also of 27 January 2016, ask for a lower trump.

partner-winning--ask = My partner is winning the trick and I cannot follow. Must I trump?
partner-winning--free--answer = No. If your partner is winning the trick, you may play any card.
partner-winning--must-trump--answer = Yes, you must play a trump.
partner-winning--bela-3--note = With three players no one has a partner. The two defenders remain opponents of each other, even when they conspire.
partner-winning--bridge-belote--note = Most tables play it the other way: of six public texts on this game five let you discard, and only the article does not. To play it so, choose the variation “{ belote-partner-free--variant-name }”.
partner-winning--example = Your partner has led A♠, hearts are trumps, and you hold K♥ 8♥ A♦. In some games you must trump even then; in others you may play A♦.

beat-partner--ask = Trumps are led and my partner is winning the trick. Must I still play a higher one?
beat-partner--no--answer = No. If your partner is winning the trick, you may play any trump.
beat-partner--yes--answer = Yes, if you can, no matter who is winning the trick.
beat-partner--example = Hearts are trumps, and K♥ is led. Your partner plays 9♥, the next player plays 7♥, and you hold J♥ 8♥. You must play J♥ only if you have to beat your partner’s trump.

low-trump-lead--ask = May the eight or seven of trumps be led?
low-trump-lead--allowed--answer = Yes. Any card may be led.
low-trump-lead--barred--answer = No: a trump lead must be a scoring card. You may lead the eight or seven of trumps only if you hold nothing else.
low-trump-lead--bela-2--note = In some Scottish circles no one leads the eight or seven of trumps, as a matter of fair play.
low-trump-lead--bela-3--note = { low-trump-lead--bela-2--note }
low-trump-lead--example = Hearts are trumps, you have the lead, and you hold J♥ 8♥ 7♥ A♦. At a table that bars low trump leads, you may lead J♥ or A♦.

king-or-queen-first--ask = Does it mean anything whether I play the king or the queen of the bela first?
king-or-queen-first--signal--answer = Yes, by convention. If you play the king first, you show three or more trumps. If you play the queen first, you show that you have no trumps other than the bela.
king-or-queen-first--nothing--answer = No. Nothing is agreed, and you may play either card first.
king-or-queen-first--klabberjass-4--note = The signal is a convention between partners, not a duty.

all-trumps-play--ask = How are no trumps and all trumps played?
all-trumps-play--no-trump--answer = At no trumps every suit ranks A 10 K Q J 9 8 7. You must still follow suit and beat an opponent’s card if you can.
all-trumps-play--no-trump-follow--answer = At no trumps every suit ranks A 10 K Q J 9 8 7, and any card of the suit led will do.
all-trumps-play--both--answer = At no trumps you follow suit and need not play higher. At all trumps you must play higher in the suit led if you can. If you cannot follow, you may play any card, but it cannot win.
all-trumps-play--both-opponents--answer = At no trumps you follow suit and need not play higher. At all trumps you must play higher in the suit led if you can, unless your partner is winning. If you cannot follow, you may play any card, but it cannot win.
all-trumps-play--both-head--answer = At all trumps you must play higher in the suit led if you can. At no trumps you must do so only if an opponent is winning. If you cannot follow, you may play any card, but it cannot win.
all-trumps-play--both-head-opponents--answer = At no trumps and at all trumps you must play higher in the suit led if you can, unless your partner is winning. If you cannot follow, you may play any card, but it cannot win.
all-trumps-play--four-bimah-no-trump--note = The page gives the order of the cards; the duty to beat an opponent’s card comes from the usual rules of play.
all-trumps-play--four-left-no-trump--note = { all-trumps-play--four-bimah-no-trump--note }
all-trumps-play--belote--note = If the organiser allows both contracts, you need not play higher at no trumps, and must if you can at all trumps.
all-trumps-play--contree--note = { all-trumps-play--belote--note }
all-trumps-play--coinche--note = { all-trumps-play--belote--note }
all-trumps-play--example = In bridge-belote at all trumps, K♣ is led, and you hold 9♣ 8♣ J♦. Only 9♣ beats the king, so you must play it.

last-trick--ask = What is the last trick worth?
last-trick--ten--answer = 10 points to the side that takes it, no matter which cards are in it.
last-trick--inside-360--answer = 10 points. The 360 points for all nine tricks already include them.
last-trick--bridge-belote--note = At no trumps these 10 points are doubled with the rest.
last-trick--example = With four players the cards make 152 points. With the last trick they make 162.
last-trick--ten-or-hundred--answer = 10 points to the side that takes it, no matter which cards are in it. If one side takes every trick, the last trick is worth 100.
last-trick--ten-or-more--answer = 10 points to the side that takes it, no matter which cards are in it. If one side takes every trick, the last trick is worth 110.

all-tricks--ask = Is there a bonus for taking every trick?
all-tricks--360--answer = Yes: 360 points instead of the cards and the last trick. Declared runs and bela are added.
all-tricks--none--answer = No. Taking every trick earns the cards and the last trick, no more.
all-tricks--match-points--answer = Yes: 9 match points, or 18 in a no-trump hand that counts double. The other side keeps what it declared, unless it is bate.
all-tricks--252--answer = Yes, 90 points more: the last trick counts 100 instead of 10. With the 152 points of the cards that makes 252.
all-tricks--262--answer = Yes, 100 points more: the last trick counts 110 instead of 10. With the 152 points of the cards that makes 262.
all-tricks--bela-2--note = Only the variation from Ontario has a bonus.
all-tricks--example = In bridge-belote one side takes every trick, and nothing is declared. In a suit, 162 points give 16 + 9 = 25 match points. At all trumps, 258 give 26 + 9 = 35. At no trumps, 260 give 26 + 18 = 44.

trick-winner--ask = Who wins a trick, and who leads to the next?
trick-winner--highest--answer = The highest trump in it; without a trump, the highest card of the suit led. The winner leads to the next trick.
trick-winner--highest-at-all-trumps--answer = The highest trump in it; without a trump, the highest card of the suit led. The winner leads to the next trick. At all trumps only cards of the suit led can win.
trick-winner--bridge-belote--note = The article says who leads next, but not who wins a trick. We take that from the rank of the cards.
trick-winner--example = Hearts are trumps. A♠ is led, and 7♥ and 10♠ follow. The seven of hearts wins, and the player who played it leads next.

who-counts-first--ask = Who counts first?
who-counts-first--defender--answer = The defender: runs and bela, then the last trick, then the cards. The defender always scores these points.
who-counts-first--either--answer = It makes no difference: both sides count before anything is compared.
who-counts-first--maker--answer = The maker. A maker who makes the hand is therefore the first to reach the target.
who-counts-first--bicycle--note = The maker counts first only in a variation.

made--ask = The taker has made the hand. What does each side score?
made--own--answer = Each side scores its own points.
made--own-doubled--answer = Each side scores its own points. In a doubled hand the winner takes them all.
made--match-points--answer = Each side scores its own points, as match points. In a doubled hand the winner takes them all.
made--bela-2--note = The sample sheet adds 23 and 106 and gets 128. The sum should be 129.
made--three-big--note = On big, everyone’s points are doubled.
made--example = Where points are not bid: the taker has 56 and the defender 23. Both numbers go on the sheet as they are.
made--own-and-bid--answer = Each side scores its own points, and the side that bid adds its bid. In a doubled hand the winner takes everything, though in some games the loser keeps its bela.
made--bid--answer = The side that bid scores its bid, and each side scores what it declared. In a doubled hand the winner takes everything.
made--contree--note = The organiser may choose to count only the points, without the bid.

must-beat--ask = Whom must the taker beat?
must-beat--other-side--answer = The other side: the taker needs more points in all: cards, last trick, runs and bela together. At some tables bela is left out, or equal points are enough.
must-beat--each-opponent--answer = Each opponent separately: the taker needs more than either of them, but need not beat the two together.
must-beat--both-together--answer = Each opponent separately. On big, both together: the taker needs more than the sum of their points.
must-beat--example = With three players, the taker has 70, and the opponents have 60 and 32. The hand is made. On big, the taker is bate, since 60 + 32 = 92 is more than 70.
must-beat--bid--answer = Only the bid: a side that reaches what it bid has made the hand, even if the other side has more.
must-beat--bid-and-side--answer = The bid and the other side: as many points as were bid, and more than the other side has.
must-beat--contree--note = Other books ask for 82 points if 80 is bid.

bate--ask = The taker has not made the hand. Who scores what?
bate--higher--answer = The taker scores nothing, except its bela in some games. The other side adds the taker’s points to its own.
bate--higher-3--clause = Of the two opponents, only the one with the higher score adds the taker’s points.
bate--each--answer = The taker scores nothing. Each opponent also scores all the taker’s points.
bate--bridge-belote--note = The points of both sides are added together and rounded once to match points.
bate--example = Where points are not bid: the taker has 64 and the defender 80, so the defender scores 144. With three players, the taker has 60 and the opponents 70 and 32: they score 130 and 32. If both opponents add the taker’s 60, they score 130 and 92.
bate--tricks-and-bid--answer = The side that bid scores nothing, except its bela in some games. The other side scores a fixed sum for all the tricks, plus the bid and what both sides declared.
bate--tricks--answer = The side that bid scores nothing. The other side scores a fixed sum for all the tricks, plus what both sides declared, but not the bid.
bate--bid--answer = The side that bid scores nothing. The other side scores the bid and what both sides declared.
bate--declared--answer = The side that bid scores nothing. The other side scores what both sides declared, but not the bid.

tie--ask = Both sides have equal points. Who scores?
tie--held-over--answer = The defender scores its own points. The taker’s points are held over for the winner of the next hand that is played out.
tie--held-over-both--answer = No one scores. The points of both sides are held over for the winner of the next hand that is played out.
tie--bate--answer = A tie is bate: the taker scores nothing and its points go to the other side.
tie--defender-own--answer = The defender scores its own points, the taker nothing, and nothing is held over.
tie--made--answer = The taker has made the hand, and each side scores its own points.
tie--replay--answer = No one scores, and the same dealer deals again. Points already held over stay held over.
tie--bela-3--note = The taker needs more than either opponent, so a tie with one of them is enough for a bate.
tie--bridge-belote--note = The points of the committed side are left hanging. In a doubled hand both sides are committed, so all the points are left hanging.
tie--example = Both sides have 70 points. If the taker’s points are held over, the defender scores 70, and 70 are held over. If the points of both sides are held over, that makes 140. If a tie is bate, the defender scores 140. If a tie counts as made, each side scores 70. If the hand is replayed, no one scores. If the taker’s points are lost, only the defender scores 70.
tie--belote--note = A tournament may drop the rule that points are held over. If so, it says beforehand whether a tie is lost or counts as made.
tie--coinche--note = The copy that we read has a paragraph on a litige here too. A survey of rules finds none in the federation’s own texts on contrée and coinche.

held-over-winner--ask = Who gets the points that were held over?
held-over-winner--next-winner--answer = The winner of the next hand that is played out, taker or defender. The points are added after that hand is decided, and do not help to decide it.
held-over-winner--bela-2--note = If a deal is thrown in, points that are held over stay held over.
held-over-winner--bridge-belote--note = A later double does not multiply the hanging points.
held-over-winner--example = 70 points are held over. The next taker has 60 and the defender 85, so the taker is bate. The defender scores 60 + 85 + 70 = 215.

second-tie--ask = A second hand in a row is tied. What happens to the points already held over?
second-tie--adds-up--answer = The old points stay held over, the new points are added, and the winner of the next hand takes them all.
second-tie--example = 70 points are held over, and the next hand is tied at 66. The defender scores 66, and 70 + 66 = 136 are then held over.

opponents-tied--ask = The taker is bate and both opponents have the same points. Who gets the taker’s points?
opponents-tied--shared--answer = The opponents share the taker’s points equally.
opponents-tied--each-all--answer = Each opponent adds all the taker’s points, even if the two are tied.
opponents-tied--bela-3--note = The page says that “presumably the opponents share the taker’s points equally between them”.
opponents-tied--example = The taker has 50, and each opponent has 56. If the opponents share the 50, each scores 56 + 25 = 81.

odd-half--ask = The points to be shared are an odd number. Who gets the last point?
odd-half--dropped--answer = No one. Each opponent takes half of the points, rounded down.
odd-half--example = The taker has 51, and each opponent has 54. Each opponent scores 54 + 25 = 79, and one point is dropped.

committed-side--ask = Which side is committed to winning the hand?
committed-side--taker--answer = The taker’s side, which took or named the trumps.
committed-side--taker-4--clause = With partners, both players of that side are committed.
committed-side--doubled--answer = The side that bid last. In bridge-belote a double commits both sides.
committed-side--bridge-belote--note = The article says that a double commits both sides.

bate-melds--ask = The taker is bate. Who gets the taker’s runs and bela?
bate-melds--bela-2--note = The page advises against declaring a bela that would go to the opponent.
bate-melds--lehman--note = The page’s advice: a maker who expects to lose should not announce bella.
bate-melds--example = The taker has 62, bela included, and the defender has 80. The defender scores 80 + 62 = 142, or 122 if the taker keeps the bela.
bate-melds--no--answer = The other side. Everything that the taker made in the hand counts for the other side.
bate-melds--yes--answer = The side that announced the bela keeps it. Everything else that the taker made in the hand counts for the other side.

capot-bid--ask = All the tricks are bid. What is that bid worth?
capot-bid--250--answer = 250 points.
capot-bid--270--answer = 270 points.
capot-bid--500--answer = 500 points.
capot-bid--other--answer = A number that the table has agreed on.
capot-bid--contree--note = A double makes the bid worth 1000, and a redouble makes it worth 2000.

capot-writes--ask = What does a bid of all the tricks score?
capot-writes--bid--answer = The same as for any other bid of the same worth.
capot-writes--flat--answer = The worth of the bid and what was declared, but nothing for the tricks.

pile--ask = One side scores the whole hand. What do the tricks score?
pile--160--answer = 160 points.
pile--162--answer = 162 points.
pile--contree--note = The 162 points of a hand are rounded to 160.

failed-sweep--ask = A bid fails and the other side has taken every trick. Does that side get more for it?
failed-sweep--no--answer = No. It scores the same as for any failed bid.
failed-sweep--yes--answer = Yes, the same extra as the bidding side would get for taking every trick.

double-of--ask = When a bid is doubled, what is multiplied?
double-of--everything--answer = The tricks and the bid. Declarations and bela are not multiplied.
double-of--bid--answer = Only the bid.
double-of--declared-too--answer = Everything: the tricks, the bid and what was declared.
double-of--contree--note = A footnote lets tournaments double only the bid, so that one hand does not decide the game.
double-of--example = A bid of 100 is doubled and fails. The other side scores 2 × (160 + 100) = 520. If only the bid is doubled, the other side scores 160 + 200 = 360.

doubling--ask = Can a hand be doubled and redoubled?
doubling--1--answer = No. There are no doubles.
doubling--2--answer = A hand can be doubled, for twice the points, but not redoubled. The winner takes everything, the loser nothing.
doubling--3--answer = Yes: a double makes it worth twice the points, a redouble three times. The winner takes everything, the loser nothing.
doubling--4--answer = Yes: a double makes it worth twice the points, a redouble four times. The winner takes everything, the loser nothing, except its bela in some games.
doubling--8--answer = Yes, on three levels: for twice, four times and eight times the points. The winner takes everything, the loser nothing.
doubling--bela-3--note = Only taking “on big” doubles a hand, if the table plays it.
doubling--example = In bridge-belote, with nothing declared, a suit is worth 16 match points, 32 doubled and 64 redoubled. All trumps is worth 26, 52 and 104.
doubling--contree--note = In a later edition and at the tournament in Cannes a redouble multiplies by three instead.

third-level--ask = Is there a third level of doubling?
third-level--double-ends--answer = No. A contract can be doubled only once, so there is not even a redouble.
third-level--agreed--answer = Only if the table agrees on it, as in some areas. Usually no one can double again after a redouble.
third-level--eight--answer = Yes: after a redouble the hand can be raised once more, to eight times its points.
third-level--example = At all trumps, 8 × 26 = 208 match points, which is more than the 151 for a whole game. In a suit, 8 × 16 = 128.

both-committed--ask = Who is committed in a doubled hand?
both-committed--both--answer = Both sides. The side with fewer points is bate, so the winner takes everything.
both-committed--example = Hearts are doubled, and the taker has 90 against 72. All 162 points make 16 match points, doubled 32. The taker scores all 32, the other side nothing.

no-trump-doubled--ask = Do the points of a no-trump hand count double?
no-trump-doubled--no--answer = No. Without trumps the cards and the last trick make 130, and each point counts once.
no-trump-doubled--yes--answer = Yes. Even if no one doubles, the 130 points become 260, before anything is rounded.
no-trump-doubled--klabberjass-4--note = A no-trump hand occurs only at tables that let a forced player play at no trumps.
no-trump-doubled--belote--note = If the organiser allows no trumps, an ace counts 19 there, so such a hand is worth 162 too.
no-trump-doubled--contree--note = { no-trump-doubled--belote--note }
no-trump-doubled--coinche--note = { no-trump-doubled--belote--note }
no-trump-doubled--example = 68 and 62 points count as 136 and 124. These make 14 and 12 match points.

match-points--ask = Are the points divided by ten?
match-points--points--answer = No. They go on the sheet as points.
match-points--match-points--answer = Yes. Each side’s points are divided by ten and rounded, and the match points go on the sheet.
match-points--example = 127 and 35 points in a suit go on the sheet as 13 and 3 match points.

rounding--ask = How are points rounded?
rounding--limit--answer = By the final digit. The limit is 6 in a suit, 4 at all trumps, 5 at no trumps. A lower digit rounds down, a higher one up. If both sides are at the limit, the lower total rounds up and the higher total down.
rounding--bridge-belote--note = If both totals are equal at the limit, the points that are scored are rounded down. The hanging points are rounded up.
rounding--example = In bridge-belote, 35 points in a suit become 3 match points, and 127 become 13. At all trumps, 125 points become 13, and totals of 154 and 144 become 15 each. If both sides have 106 in a suit, the defender scores 10, and 11 are left hanging.
rounding--tens-5-up--answer = To the nearest ten, with five rounded up: 84 is written as 80, 85 as 90. Rounding never helps to make a hand.
rounding--tens-6-up--answer = To the nearest ten, with five rounded down: 85 is written as 80, 86 as 90. Rounding never helps to make a hand.
rounding--contree--note = The rounded points also decide when the game is won.
rounding--cannes--note = The last hand is written exactly, without rounding.

multiply--ask = Is a doubled hand rounded first or multiplied first?
multiply--after-rounding--answer = Rounded first: the match points are multiplied.
multiply--before-rounding--answer = Multiplied first: the points are multiplied and then divided by ten and rounded.
multiply--bridge-belote--note = The article multiplies first. But its own example, 26 match points times eight, rounds first.
multiply--example = A suit contract is redoubled. Rounded first, 162 points become 16, and 4 × 16 = 64. Multiplied first, 4 × 162 = 648 points become 65. At all trumps, 258 points become 26, and 4 × 26 = 104. Multiplied first, 4 × 258 = 1032 points become 103. If the hand is only doubled, both ways give the same result.

sweep-doubled--ask = Do doubles multiply the premium for taking every trick?
sweep-doubled--yes--answer = Yes. It is multiplied with everything else.
sweep-doubled--no--answer = No. Doubles multiply everything else. The premium stays at 9 match points, or at 18 in a no-trump hand that counts double.
sweep-doubled--example = Taking every trick in a doubled suit scores 2 × (16 + 9) = 50 if the premium is doubled too. If not, it scores 32 + 9 = 41. At doubled no trumps it scores 2 × (26 + 18) = 88, or 52 + 18 = 70.

kirtik--ask = Is there a kirtik, a penalty on top of the points?
kirtik--no--answer = No. A lost hand costs its points and no more.
kirtik--yes--answer = Yes. A side loses 10 match points if it is committed and the other side wins, and 10 if it takes no trick. Both penalties are doubled in a no-trump hand that counts double, and by every double called.
kirtik--bridge-belote--note = The kirtik is played in some parts of Bulgaria. A tied hand costs no kirtik, and a total may go below zero.
kirtik--example = At all trumps the taker’s side takes no trick. The other side scores 35, and the taker’s side loses 20. At no trumps the other side scores 44, and the taker’s side loses 40.

target--ask = How many points win the game?
target--151--answer = 151 match points, reached or passed.
target--500--answer = 500 points, reached or passed.
target--501--answer = 501 points, reached or passed.
target--1000--answer = 1000 points, reached or passed.
target--1001--answer = 1001 points, reached or passed.
target--1002--answer = 1002 points, reached or passed.
target--bela-2--note = Many Clobyosh players play to 500.
target--klabberjass-4--note = The page says that this target is usual.
target--1010--answer = 1010 points, reached or passed.
target--2000--answer = 2000 points, reached or passed.
target--2001--answer = 2001 points, reached or passed.

goal--ask = What ends the game: points, or a number of hands?
goal--points--answer = Points: a side has to reach the target.
goal--hands--answer = A number of hands. After the last of them the higher total wins; if the totals are equal, no one wins. A deal that is thrown in does not count.
goal--belote--note = A tournament may set a number of hands instead of a target.

claims--ask = Can the game be claimed while a hand is being played?
claims--any-trick--answer = Yes, as soon as your points so far reach the target and you have just won a trick.
claims--first-three--answer = Yes, but only after the first, second or third trick. Later the hand is played out and scored.
claims--none--answer = No. Every hand is played out and counted.
claims--bela-2--note = Claim in time: an unclaimed 506 can still lose to a claimed 501.
claims--bela-3--note = { claims--bela-2--note }
claims--example = You have 440 on the sheet, 44 in tricks and a twenty that counts. That makes 440 + 44 + 20 = 504, so you can claim 501.
claims--bela-hr--note = The game is played “na prolaz”: every hand is played to its end.

when-to-claim--ask = When may I claim?
when-to-claim--after-trick--answer = When you have won a trick and not yet led to the next. After the last trick you may claim if you won it and the cards are not yet counted. A claim at any other moment is not valid and costs nothing. So only one player can claim at a time.
when-to-claim--after-early-trick--answer = When you have won the first, second or third trick and not yet led to the next.
when-to-claim--bela-2--note = The page says that its five rules of claiming are the editor’s interpretation.

claim-counts--ask = What may I count in a claim?
claim-counts--so-far--answer = You may count the tricks that you have taken, and the last trick once it is played. You may count your declared runs, if you had the best run and show them with the claim. You may count your bela, unless you played both its cards in silence. Points held over do not count.
claim-counts--bela-2--note = The page says that its five rules of claiming are the editor’s interpretation.
claim-counts--bela-3--note = On big, a claim counts the points without doubling.
claim-counts--example = The target is 501, and you have 470. You have won cards worth 11, and a bela is still in your hand: 470 + 11 + 20 = 501. Without the bela you have 481, which is too few.

false-claim--ask = A claim falls short. What happens?
false-claim--opponent--answer = The other side wins the game immediately.
false-claim--higher-opponent--answer = The game ends. The winner is the opponent who had the higher total before this hand. If the opponents are equal, no one wins.
false-claim--example = The target is 501, and you have 440. You claim with 40 in cards and a twenty that counts. That makes only 440 + 40 + 20 = 500, one point short, so you lose the game.

claim-though-bate--ask = May the taker claim even if the whole hand would end in a bate?
claim-though-bate--good--answer = Yes. The points so far win the game, no matter how the rest of the hand would have ended.
claim-though-bate--not-taker--answer = No. While the hand is being played, the side that named trumps may not claim. Only the other side may.
claim-though-bate--lehman--note = A bate taker’s points go to the other side before the totals are compared.
claim-though-bate--bicycle--note = { claim-though-bate--lehman--note }
claim-though-bate--denexa--note = { claim-though-bate--lehman--note }

both-over--ask = Both sides are past the target and no one claimed. Who wins?
both-over--last-trick--answer = The player who took the last trick. If that player is short of the target, the highest total wins.
both-over--higher--answer = The higher total.
both-over--taker-first--answer = If the hand was made, the taker wins, because the taker is counted first. Otherwise the higher total wins.
both-over--trick-then-last-trick--answer = No one yet: one of the sides must first take a trick in a later hand. If both take a trick in the same hand, the side that takes the last trick of that hand wins.
both-over--trick-then-higher--answer = No one yet: one of the sides must first take a trick in a later hand. If both take a trick in the same hand, the higher total wins.
both-over--trick-then-taker-first--answer = No one yet: one of the sides must first take a trick in a later hand. If both take a trick in the same hand, the taker wins if that hand is made; otherwise the higher total wins.
both-over--bela-2--note = The page says that its five rules of claiming are the editor’s interpretation.
both-over--example = The target is 501, and the count gives 506 against 512. If the last trick decides, either side can win. If the higher total decides, 512 wins.

one-over--ask = One side is past the target at the count and did not claim. Has it won?
one-over--no--answer = Yes. The game ends at the count.
one-over--yes--answer = Not yet. It must first take a trick in a later hand. Until then the other side can still claim.
one-over--bela-2--note = On the page an unclaimed 506 can lose to a claimed 501. In Scottish circles, at least, a player who passed the target without claiming needs one more trick. Points won from an earlier tie count with the rest. Points still held over when the game ends are lost.
one-over--bridge-belote--note = The game does not end with a hand in which one side took every trick. Points still hanging when the game ends are lost.
one-over--coinche--note = If a side that failed or took no trick passes the target only because of its belote, it has not won yet. It needs one more trick.

win-by--ask = Can any hand win the game, or only one that the winning side took and made?
win-by--count--answer = Any hand. At the count the totals decide.
win-by--own-made-hand--answer = Only a hand that the side took and made. The side’s total must then be at the target or past it.

three-or-two-players--ask = Can two or three people play this game?
three-or-two-players--two-to-four--answer = Yes. The page describes the game for two, for three and for four.
three-or-two-players--two-only--answer = The text describes the game for two only.
three-or-two-players--versions--answer = The article says that there are versions for three and for two. It describes only the game for four.
three-or-two-players--mostly-four--answer = Mostly four people play it, and the text describes no other form.
three-or-two-players--four-only--answer = The text describes the game for four only.
three-or-two-players--belote--note = Other French texts deal three players ten cards each, and the taker gets the last two. For two they differ.
three-or-two-players--bela-hr--note = Other Croatian and Serbian texts deal three players ten cards each, and the taker gets the last two. For two they differ.

four-at-a-time--ask = May the cards be dealt four at a time?
four-at-a-time--threes--answer = No. The first cards are dealt three at a time.
four-at-a-time--twos-and-threes--answer = No. The text deals packets of three and of two.
four-at-a-time--never--answer = No. Packets of two and of three are dealt, never one card or four.
four-at-a-time--belote--note = One contest allows four at a time, and so do tables in the south-east of France and in Corsica.
four-at-a-time--contree--note = { four-at-a-time--belote--note }
four-at-a-time--coinche--note = { four-at-a-time--belote--note }

cards-picked-up--ask = May I pick up my cards before the deal is over?
cards-picked-up--unstated--answer = The table decides. As long as the cards lie on the table, a misdeal is easier to put right.
cards-picked-up--no--answer = No. The cards stay on the table until the dealing is finished.
cards-picked-up--bela-hr--note = In the text the last two cards are looked at only when it is your turn to name trumps. Other Croatian rules give 162 points for cards picked up too early.

four-sevens--ask = A player is dealt four sevens. Is the deal void?
four-sevens--played--answer = No. The hand is played, and four sevens are worth nothing.
four-sevens--refused--answer = No. The federation rejects the custom of dealing again after four sevens.
four-sevens--coinche--note = French Wikipedia gives a new deal as a variation. In one program four sevens or four eights cancel every declaration.

bids-doubled--ask = May a bid of 80, or of every trick, be doubled?
bids-doubled--any--answer = Yes. Every bid may be doubled.
bids-doubled--not-capot--answer = A bid of every trick may not: it ends the auction. Every other bid may be doubled.
bids-doubled--contree--note = That no one doubles a bid of 80 is a custom of some tables, not a rule.
bids-doubled--coinche--note = { bids-doubled--contree--note }

bid-after-double--ask = May anyone bid higher after a double, and who may still speak?
bid-after-double--cancels--answer = Yes. A higher contract cancels the double, and the auction continues in turn.
bid-after-double--freezes--answer = No. The double fixes the bid. After it the doubled side may only pass, or redouble where the rules have a redouble.
bid-after-double--contree--note = Pagat tells of tables at which the doubled side may escape to another bid. In Saint-Étienne that is called décoincher.
bid-after-double--coinche--note = { bid-after-double--contree--note }

double-out-of-turn--ask = What does a double out of turn cost?
double-out-of-turn--unstated--answer = No price is named. The table decides whether the double stands.
double-out-of-turn--no-price--answer = The text forbids it. The table decides whether the double stands.
double-out-of-turn--choice--answer = The other side chooses: the hand is played on, or dealt again.
double-out-of-turn--nothing--answer = Nothing. A double out of turn is allowed.

sweep-bid-lead--ask = Every trick was bid. Who leads to the first trick?
sweep-bid-lead--eldest--answer = Eldest hand, as in any other hand.
sweep-bid-lead--taker--answer = The taker, as in any other hand.
sweep-bid-lead--contree--note = Where one player may bid to take every trick alone, that player may lead, and the partner does not play.
sweep-bid-lead--coinche--note = { sweep-bid-lead--contree--note }

queen-first--ask = Must the king be played before the queen for bela to count?
queen-first--either--answer = No. Either of the two cards may come first.
queen-first--belote--note = Some contests in France and Belgium require the king first, or the 20 points are lost. French Wikipedia calls that rule optional.

doubled-sweep--ask = A doubled hand ends with one side taking every trick, unbid. Is the extra for it multiplied?
doubled-sweep--once--answer = No. The hand is multiplied, and the extra for taking every trick is added once.
doubled-sweep--multiplied--answer = Yes. The extra for taking every trick is multiplied like the rest.
doubled-sweep--coinche--note = In the text 250 points take the place of 160 when every trick was taken.
doubled-sweep--example = A doubled bid is made with every trick, and the bid itself is not scored. Added once: 2 × 160 + 90 = 410. Multiplied: 2 × 250 = 500.

counts-differ--ask = The counts of the two sides do not add up to the points of the hand. What then?
counts-differ--unstated--answer = The table decides. Counting both piles again is the surest way.
counts-differ--recount--answer = Both piles are counted again. The cards and the last trick make 162 together.

bela-wins-game--ask = A side without a trick reaches the target by its bela. Has it won the game?
bela-wins-game--yes--answer = Yes. Its bela counts like any other points.
bela-wins-game--no--answer = No. Without a trick its bela does not count.
bela-wins-game--never-on-sweep--answer = No. The game cannot end with a hand in which one side took every trick.
bela-wins-game--one-more-trick--answer = No. That side needs one more trick, so play continues.
bela-wins-game--belote--note = The sheet ends the game at the target. It is for the table to play on.
bela-wins-game--contree--note = The edition of 2015 asks for one more trick. What we have of the later text does not.
bela-wins-game--coinche--note = The text says the same of a side that failed its bid. { bela-wins-game--belote--note }

misdeal-again--ask = The same side misdeals a second or third time. What does it cost?
misdeal-again--unstated--answer = The table decides. Contests in France give the other side 160 or 162 points for the second or the third misdeal.
misdeal-again--no-bid-then-160--answer = The first costs nothing. After a second in a row the dealer’s side may not bid in that deal. After a third the other side scores 160 points.
misdeal-again--no-taking-then-162--answer = The first costs nothing. After a second in a row the dealer’s side may not take in that deal. After a third the other side scores 162 points.
misdeal-again--before-trumps-free--answer = How often makes no difference. Before trumps are chosen it costs nothing, and afterwards the other side scores 162 points.
misdeal-again--before-call-free--answer = How often makes no difference. After a call by the other side, that side scores 160 points, or 250, and the bid, and the deal passes on.
misdeal-again--belote--note = Several contests give 162 points for the second misdeal already.

revoke-seen--ask = A card that was not allowed is noticed immediately. What then?
revoke-seen--unstated--answer = The table decides. It is best put right while the trick lies open.
revoke-seen--suit-barred--answer = Play continues, and that side may not play the suit in the next trick. If it is noticed only at the end of the hand, the hand is lost.
revoke-seen--hand-lost--answer = When it is noticed makes no difference: the other side scores 162 points.
revoke-seen--belote--note = One set of tournament rules lets the other side choose: the card is put right, or play stops and that side takes the tricks that are left.
revoke-seen--contree--note = { revoke-seen--belote--note }
revoke-seen--coinche--note = { revoke-seen--belote--note }

tie-at-target--ask = Both sides are past the target with the same total. What now?
tie-at-target--another--answer = Another hand is played.
tie-at-target--last-trick--answer = The player who took the last trick wins, even though the totals are equal.
tie-at-target--last-trick-first--answer = The player who took the last trick wins. If that is a third player still short of the target, another hand is played.
tie-at-target--taker-first--answer = If the hand was made, the taker wins, because the taker is counted first. Otherwise another hand is played.
tie-at-target--bela-2--note = The page says that its five rules of claiming are the editor’s interpretation.
tie-at-target--played-out--note = The page says that “presumably another deal is played”.

end-on-sweep--ask = Can the game end on a hand in which one side took every trick?
end-on-sweep--yes--answer = Yes. Such a hand ends it like any other.
end-on-sweep--no--answer = No. Play continues. The next hand in which neither side takes every trick ends the game. The side that is then past the target and ahead wins.
end-on-sweep--bridge-belote--note = The article says only that the game cannot end with a hand in which one side takes every trick.
end-on-sweep--example = The target is 151, and the score is 140 against 100. Taking every trick with hearts as trumps makes 140 + 16 + 9 = 165, but another hand is dealt.

match-format--ask = How many games make a match?
match-format--best-of-three--answer = Normally the best of three.
match-format--single--answer = One game.
match-format--series--answer = One game follows another, and the winners of each game deal first in the next. The document gives no number of games.

next-game-dealer--ask = Who deals first in the next game?
next-game-dealer--winner--answer = The winner of the last game.
next-game-dealer--winners--answer = Either of the two winners of the last game.
next-game-dealer--afresh--answer = Choose the first dealer as for any game.

claim-before-showing--ask = May I claim before the runs have been shown?
claim-before-showing--show--answer = Yes. If you count your runs because they are the best, show them with the claim.
claim-before-showing--bela-2--note = Runs are shown in the second trick, but a claim can come earlier.

held-over-past-target--ask = A side passes the target with points that were held over. Has it won?
held-over-past-target--count--answer = Once a side has won the points, they count like all others and can end the game at the count. If the rules then ask for one more trick, the game ends with that trick. Until the points are won, they cannot be part of a claim.
held-over-past-target--example = The target is 501. You have 440, and 40 points are held over. If you win a hand with 25, you have 440 + 25 + 40 = 505.

held-over-at-end--ask = Points are still held over when the game ends. Who gets them?
held-over-at-end--nobody--answer = No one. The game ends without them, and the next game starts from zero.
held-over-at-end--bridge-belote--note = Some tables play on until the hanging points have been won.
held-over-at-end--example = The target is 501, and the defender has 480. A hand tied at 70 brings the defender to 550. No one wins the taker’s 70.

tie-in-last-hand--ask = The last hand of the game is tied. Who gets the points that are otherwise held over?
tie-in-last-hand--each-own--answer = Each side scores its own points, because there is no later hand to win them in.

misdeal--ask = A card was exposed, or someone has too many or too few cards. Is it a misdeal?
misdeal--non-dealer-chooses--answer = Before the bidding the non-dealer may ask for a new deal or a correction. A reason is needed: one of that player’s cards exposed in dealing, a card exposed in the pack, or a wrong number of cards. Later, a hand with a wrong number of cards must be corrected.
misdeal--unstated--answer = The table decides: the same player deals again, or the hands are put right.
misdeal--same-dealer--answer = Yes. The same player deals again.
misdeal--until-trumps--answer = Yes, and the same player deals again. Before trumps are chosen it costs nothing. Afterwards the other side scores 162 points.
misdeal--until-picked-up--answer = Yes. If a card was turned up, or no one has picked up the cards yet, the pack is cut and dealt again. After a call by the other side, that side scores 160 points, or 250, and the bid, and the deal passes on.
misdeal--example = Bicycle corrects it like this. A player with too many cards holds them out face down, and the other player draws the extra ones. A short hand is filled from the top of the pack.

revoke--ask = Someone played a card that was not allowed. What does a revoke cost?
revoke--unstated--answer = The document names no penalty. Put the play right if you can; if not, the side that did not revoke scores all the points of both sides.
revoke--all-to-other-side--answer = The whole hand: the side that did not revoke scores all the points of both sides, for cards and for melds that were really held. If points are bid, the hand is scored like a failed bid. In some games the loser keeps its bela.
revoke--example = Where points are not bid: the offender has 50 in all and the other side 70. The other side scores 120, and the offender nothing.
revoke--contree--note = A revoke is scored like a failed bid.
revoke--coinche--note = { revoke--contree--note }
revoke--contest--note = The hand is cancelled, and the other side scores 162 points.

wrong-count--ask = A player has the wrong number of cards after the first trick has begun. What then?
wrong-count--revoke--answer = It is a revoke: the other side scores all the points of both sides.
wrong-count--unstated--answer = The table decides whether the hand counts.
wrong-count--dealers-pay--answer = The side that dealt wrongly pays: the other side scores 162 points.
wrong-count--dealers-pay-bid--answer = The side that dealt wrongly pays: the other side scores 160 points, or 250, and the bid. The deal passes on.
wrong-count--bicycle--note = The rule applies once the player with the wrong number of cards has led or played to the first trick.
wrong-count--belote--note = The federation’s web pages have a misdeal dealt again. What we have of them does not say whether that holds once play has begun.
wrong-count--contree--note = { wrong-count--belote--note }
wrong-count--coinche--note = { wrong-count--belote--note }

low-man--ask = May I give good cards to the player who is behind?
low-man--manners--answer = Yes, and it is usual: “gie it to the low man”. Whether that is fair play or good sense is for the players to judge.
low-man--only-three--answer = You may play any card that the rules allow. The page mentions the custom only in its section on three players.
low-man--no-custom--answer = You may play any card that the rules allow.

agreed-points--ask = May a table agree on points without playing a hand?
agreed-points--by-word--answer = Yes, even on points below zero. What everyone agrees to is written on the sheet. No cards are played, and the dealer stays the same.

exposed-in-play--ask = A player’s card was seen during the play. What then?
exposed-in-play--unstated--answer = The table decides. If no one was harmed, the player may take the card back at no cost.
exposed-in-play--1--law = Laws of Duplicate Bridge (2017), laws 48 to 50
exposed-in-play--1--law-says = A card that a defender shows stays face up and has to be played at the first chance. A card that the declarer shows may be picked up.
exposed-in-play--must-go--answer = A card that has left the hand must be played, unless the opponents allow otherwise.

out-of-turn--ask = Someone led, bid or called out of turn. Does it count?
out-of-turn--unstated--answer = The table decides. Undo it and continue in order, unless the next player has already played, bid or called.
out-of-turn--hand-lost--answer = The hand is cancelled, and the other side scores 162 points.
out-of-turn--belote--note = The federation has a code of arbitration, of 4 January 2016. We could read only its table of contents.
out-of-turn--contree--note = { out-of-turn--belote--note }
out-of-turn--coinche--note = { out-of-turn--belote--note }
out-of-turn--1--law = Laws of Duplicate Bridge (2017), law 53
out-of-turn--1--law-says = The next player may accept a lead out of turn; it is then a correct lead.
out-of-turn--2--law = Laws of Duplicate Bridge (2017), laws 28 to 32
out-of-turn--2--law-says = A call out of turn is cancelled and the turn goes back to the right player, unless the next player accepts it by calling.

taking-back--ask = May a card that was played be taken back?
taking-back--unstated--answer = The table decides. A play that was not allowed is best put right before the next trick.
taking-back--1--law = Laws of Duplicate Bridge (2017), laws 45 and 47
taking-back--1--law-says = A card played stays played, unless it has to be withdrawn to put an irregularity right.
taking-back--2--law = Laws of Duplicate Bridge (2017), laws 62 and 63
taking-back--2--law-says = A revoke must be put right if the side that made it has not yet led or played to the next trick.
taking-back--leave--answer = Only if the opponents allow it.

old-tricks--ask = May I look at tricks that have been taken?
old-tricks--unstated--answer = The table decides before the first deal.
old-tricks--1--law = Laws of Duplicate Bridge (2017), law 66
old-tricks--1--law-says = You may ask to see the last trick until your side has led or played to the next one. Older tricks stay closed until the play is over.
old-tricks--after-next--answer = Only the last trick. You may look at it after everyone, including you, has played to the next trick, and before that next trick is turned over.
old-tricks--until-next--answer = Only the last trick, until the next trick has been gathered.

wrong-dealer--ask = The wrong player dealt. Does the deal count?
wrong-dealer--unstated--answer = The table decides. Once trumps have been chosen, players usually play on and correct the order afterwards.
wrong-dealer--belote--note = The federation’s code of arbitration, of 4 January 2016, has a paragraph on it, which we could not read.
wrong-dealer--contree--note = { wrong-dealer--belote--note }
wrong-dealer--coinche--note = { wrong-dealer--belote--note }

card-missing--ask = A card is missing from the pack, or there is a card too many. Do the hands already played count?
card-missing--unstated--answer = The table decides. The hand in which someone notices is dealt again; earlier scores stay.
card-missing--1--law = Laws of Whist, law 37 (Encyclopædia Britannica, ninth edition)
card-missing--1--law-says = There must be a new deal if the pack is proved incorrect or imperfect during the deal or the play of a hand.

rest-are-mine--ask = “The rest are mine”: may the play be cut short?
rest-are-mine--unstated--answer = The table decides. If anyone doubts it, play the hand out.
rest-are-mine--1--law = Laws of Duplicate Bridge (2017), laws 68 and 70
rest-are-mine--1--law-says = Play stops when tricks are claimed, and the claimer says how they will be won; doubtful points go against the claimer.

wrong-entry--ask = A wrong entry on the sheet is found later. May it be put right?
wrong-entry--corrected--answer = Put it right as soon as you see it; once the game has ended, only if all agree. The sheet scores every later hand again. If a side no longer wins, the win is undone, and the game and its series continue from the corrected entry.
wrong-entry--1--law = Laws of Duplicate Bridge (2017), law 79
wrong-entry--1--law-says = A score can be corrected until 30 minutes after the official score was made available, if no other time is set.

talk-and-signals--ask = May players talk about their cards, or signal?
talk-and-signals--unstated--answer = The table decides what may be said.
talk-and-signals--convention--answer = They may signal by the cards they play, as with the bela: king first or queen first. The document says nothing about talk.
talk-and-signals--conspiracy--answer = The document mentions two defenders who conspire against the taker, and does not object.
talk-and-signals--fixed-words--answer = No. Only the words of the rules may be said, without hesitating or sounding unsure.
talk-and-signals--belote--note = Contests that forbid signals give 162 points to the other side, or exclude the pair.
talk-and-signals--contree--note = { talk-and-signals--belote--note }
talk-and-signals--coinche--note = { talk-and-signals--belote--note }
talk-and-signals--1--law = Laws of Duplicate Bridge (2017), law 73
talk-and-signals--1--law-says = Partners communicate only by the calls they make and the cards they play, not by the way in which they do so.

## presupposed (by id)
##
## The answer where a table lacks what a question takes for granted.

without-turn-up--lacking = The question does not arise: no card is turned up.
without-rounds--lacking = The question does not arise: there are no rounds of taking or naming a suit.
without-auction--lacking = The question does not arise: there is no auction from clubs up to all trumps.
without-bids--lacking = The question does not arise: no points are bid.
without-no-bids--lacking = The question does not arise: points are bid, and a bid is made or fails.
without-runs--lacking = The question does not arise: no runs are declared.
without-no-run-trick--lacking = The question does not arise: runs never count without a trick.
without-rounding--lacking = The question does not arise: nothing is rounded, and points go on the sheet as they are.
without-counted-tricks--lacking = The question does not arise: only the bid is scored, not the tricks.
without-sweep-pays--lacking = The question does not arise: taking every trick earns no more than the cards and the last trick.
without-to-points--lacking = The question does not arise: the game lasts a fixed number of hands.
without-in-hands--lacking = The question does not arise: the game goes to a fixed number of points.
without-by-count--lacking = The question does not arise: a side can win the game only with a hand that it took and made.
without-stock--lacking = The question does not arise: every card is dealt.
without-bottom-card--lacking = The question does not arise: only the turn-up is left over.
without-redeal--lacking = The question does not arise: one player has to take when the others have passed.
without-forced-taker--lacking = The question does not arise: no one is forced to take.
without-schmeiss--lacking = The question does not arise: there is no schmeiss.
without-late-schmeiss--lacking = The question does not arise: schmeiss is allowed at the first turn only.
without-exchange--lacking = The question does not arise: the seven cannot be exchanged.
without-carres--lacking = The question does not arise: four of a kind counts for nothing.
without-partners--lacking = The question does not arise: everyone plays alone.
without-third-hand--lacking = The question does not arise: two cards make a trick.
without-run-trick--lacking = The question does not arise: runs count even without a trick.
without-no-trumps--lacking = The question does not arise: one suit is always trumps.
without-held-over--lacking = The question does not arise: nothing is held over, and a tied hand is settled immediately.
without-two-opponents--lacking = The question does not arise: the taker has only one other side to beat.
without-sharing--lacking = The question does not arise: nothing is halved, and each opponent adds all the taker’s points.
without-doubles--lacking = The question does not arise: there are no doubles.
without-match-points--lacking = The question does not arise: points are not divided by ten.
without-premium--lacking = The question does not arise: there is no premium beyond the cards and the last trick.
without-claims--lacking = The question does not arise: there are no claims, and every hand is played out and counted.

## games (by id)
##
## `game-name` is how a game stands in the list of all games;
## `speech` is what a document leaves to the table about declaring runs.

bela-2--game-name = Bela / Clobyosh for two
bela-3--game-name = Bela / Clobyosh for three
bela-3--speech = The page describes how two players call runs. With three, each player in turn answers the best run called so far.
klabberjass-4--game-name = Klabberjass for four
klabberjass-4--speech = Each player calls when playing the first card. If that does not show which side has the best run, it is settled at the end of the first trick.
lehman--game-name = Klaberjass (Lehman)
lehman--speech = The page gives words for the first call only. After that, players follow the order of comparison: first they name the top card, then say whether the run is in trumps.
bicycle--game-name = Klaberjass (Bicycle)
denexa--game-name = Klaberjass (Denexa)
bridge-belote--game-name = Bridge-belote from Bulgaria
bridge-belote--speech = At first it is enough to name the kind of declaration. Players give the length and the top card only if both teams hold the same kind.
belote--game-name = Belote, from France
contree--game-name = Belote contrée
coinche--game-name = Belote coinchée
bela-hr--game-name = Bela, from Croatia

## variants (by id)

schmeiss--variant-name = Schmeiss
schmeiss--variant-character = At the first turn to speak a player may propose to throw the deal in. If the other player refuses, the one who proposed it must take.
void-deal--variant-name = Void deal
void-deal--variant-character = If a player’s first six cards are all eights and sevens, the deal is void. The same player deals again.
equal-scores--variant-name = Equal scores: the taker gets nothing
equal-scores--variant-character = On a tie the defender scores only its own points. The taker scores none, and nothing is held over.
both-held--variant-name = Equal scores: both are held over
both-held--variant-character = On a tie no one scores, and both players’ points are held over for the winner of the next hand.
target-500--variant-name = To 500
target-500--variant-character = A player who reaches or passes 500 wins, as at many Clobyosh tables.
played-out--variant-name = Last hand played out
played-out--variant-character = There are no claims. The last hand is played to the end, and the higher of two totals past the target wins.
east-lothian--variant-name = East Lothian claims
east-lothian--variant-character = The game can be claimed only within the first three tricks; after that the hand is played out and scored.
ontario--variant-name = Ontario: No Tricker
ontario--variant-character = All nine tricks are worth 360 plus declared runs and bela, and the game is to 1000.
bare-yuss--variant-name = Bare Yuss may be held back
bare-yuss--variant-character = A player whose only trump is the jack need not play it when trumps are led.
no-low-trump-lead--variant-name = Low trumps may not be led
no-low-trump-lead--variant-character = A trump lead must be a scoring card: the eight and seven of trumps are not led.
bela-first-card--variant-name = Bela only at the first card
bela-first-card--variant-character = Bela counts only if it is called when the first of the two cards is played. A later call is too late.
bela-second-card--variant-name = Bela at the second card too
bela-second-card--variant-character = Bela still counts if it is called only at the second card, as the Clobyosh page reports from Scotland.
trick-to-consummate--variant-name = A trick to complete the win
trick-to-consummate--variant-character = A player who is past the target at the count, but did not claim, has not won yet. That player must still take a trick in a later hand.
three-each--variant-name = Bate points go to each opponent
three-each--variant-character = If the taker is bate, each opponent also scores all the taker’s points.
three-big--variant-name = Take on big
three-big--variant-character = The taker may undertake to score more than both opponents together. All points of the hand are then doubled.
three-28--variant-name = 28 cards
three-28--variant-character = Without the sevens, only the turn-up is out of play, and there is no exchange.
three-bimah--variant-name = Dealer on the bimah
three-bimah--variant-character = If the other two pass twice, the dealer must take and name a suit.
three-rotate--variant-name = The deal goes round
three-rotate--variant-character = The deal passes clockwise after each hand, no matter who won it.
four-low-card--variant-name = A low card shows the suit
four-low-card--variant-character = A card from the unused twos to sixes shows the proposed trumps, so the dealer gets no turn-up.
four-bimah--variant-name = Dealer on the bimah
four-bimah--variant-character = The dealer may not pass in the second round. If the others have all passed, the dealer must name a suit.
four-bimah-no-trump--variant-name = Bimah, suit or no trump
four-bimah-no-trump--variant-character = A dealer on the bimah may also play at no trumps. The cards and the last trick then make 130.
four-left-of-dealer--variant-name = Player on dealer’s left must take
four-left-of-dealer--variant-character = If all pass twice, the player on the dealer’s left must take and name a suit.
four-left-no-trump--variant-name = Player on dealer’s left, suit or no trump
four-left-no-trump--variant-character = If all pass twice, the player on the dealer’s left must take, and may also play at no trumps.
four-taker-leads--variant-name = The taker leads
four-taker-leads--variant-character = The player who chose the trumps leads to the first trick, not the player on the dealer’s left.
four-1002--variant-name = To 1002
four-1002--variant-character = The game is to 1002 points.
lehman-caller-takes--variant-name = A refused schmeiss binds the caller
lehman-caller-takes--variant-character = If a schmeiss is refused in the first round, its caller becomes the maker, as on the Clobyosh page and in Denexa.
bicycle-maker-first--variant-name = The maker is counted first
bicycle-maker-first--variant-character = If both reach 500 in one hand, the maker wins, because the maker is counted first.
bicycle-equal-runs--variant-name = Equal sequences go to the non-dealer
bicycle-equal-runs--variant-character = If two sequences are equal in every respect, the non-dealer’s sequence scores.
belote-third-level--variant-name = A third level of doubling
belote-third-level--variant-character = A redouble can be doubled once more, to eight times the points. That can win the game in one hand.
belote-kirtik--variant-name = Kirtik
belote-kirtik--variant-character = A side loses ten match points if it fails its contract, and ten if it takes no trick.
belote-multiply-first--variant-name = Doubles before rounding
belote-multiply-first--variant-character = Points are multiplied first and rounded to match points afterwards, as in the article.
belote-partner-free--variant-name = No need to trump a winning partner
belote-partner-free--variant-character = If you cannot follow and your partner is winning the trick, you may discard.
belote-valat-undoubled--variant-name = Valat premium not doubled
belote-valat-undoubled--variant-character = Doubles do not multiply the premium for taking every trick.
contest--variant-name = Village contest of twelve hands
contest--variant-character = Twelve hands are played, clockwise. After a tie, points are held over, but in the last hand each side scores its own points. After four passes the same dealer deals again.
contest-cards-alone--variant-name = Contest where the cards alone decide
contest-cards-alone--variant-character = Twelve hands are played, clockwise. Belote is left out in deciding whether a hand is made or tied, and its holder adds it afterwards.
belote-tie-lost--variant-name = No litige: a tie is lost
belote-tie-lost--variant-character = Equal points are not enough: the taker’s side loses the hand.
belote-tie-made--variant-name = No litige: a tie counts as made
belote-tie-made--variant-character = Equal points are enough, and each side scores its own.
belote-tens--variant-name = Written in tens
belote-tens--variant-character = Each side’s points are rounded to the nearest ten on the sheet: 85 becomes 90.
belote-declarations--variant-name = With declarations
belote-declarations--variant-character = Runs and four of a kind are declared, as at coinche. They compete with each other, five cards or more count 100, and a side without a trick loses them to the other side.
cannes--variant-name = Cannes, 2016
cannes--variant-character = The game is to 2001. A side that scores the whole hand gets 162 for the tricks, or 252 if it took every trick, plus the bid. A double multiplies only the bid, by two; a redouble multiplies it by three. A bid of all the tricks is worth 270. Points are rounded to tens, with five rounded down.
contree-pagat--variant-name = As pagat.com has it
contree-pagat--variant-character = A double multiplies only the bid, and may be called out of turn. Belote stays with its holder. A player who cannot overtrump must still play a lower trump. A bid of 80 needs 82 points, which the sheet does not check.
contree-made-points--variant-name = Only the points made
contree-made-points--variant-character = The bid decides whether the hand is made, but is not added to the score.
contree-announced--variant-name = Only the points bid
contree-announced--variant-character = The game is to 1010. The winner of a hand scores the bid but no tricks. A bid of all the tricks is worth 250. A player who cannot overtrump must play a lower trump.
contree-bid-doubled--variant-name = Only the bid is doubled
contree-bid-doubled--variant-character = A footnote lets tournaments double only the bid. After a double, the winner scores 160 plus twice the bid; after a redouble, 160 plus four times the bid.
contree-160--variant-name = Only 160 for a failed bid
contree-160--variant-character = If a bid fails, the other side scores the tricks but not the bid.
own-hand--variant-name = Winning only on your own bid
own-hand--variant-character = The game is to 2001. Points taken in defence do not end it. Only a side that makes its own bid wins.
macedonian--variant-name = Macedonian: a tie is enough
macedonian--variant-character = Equal points are enough: the taker’s side makes the hand, and each side scores its own points.
dosta--variant-name = Na dosta
dosta--variant-character = A side that has just won a trick may say that it has enough points. That ends the game.

## readings (by id)
##
## Where the documents are silent or at odds: what it is about, and which way is taken.

denexa-pack--reading-on = Which cards Denexa takes out
denexa-pack--reading = Denexa takes the twos to sixes out of 52 cards and says that aces to eights remain. Yet it counts 32 cards and uses the seven of trumps. We leave the sevens in.
stock-face-down--reading-on = Which way up the stock is
stock-face-down--reading = In one place the Clobyosh page puts the stock face up. A paragraph later it speaks of “unknown face-down cards”. We take the stock to be face down.
points-held-over--reading-on = Which points are held over after a tie
points-held-over--reading = The Clobyosh page holds over “the disputed score” without saying whose score it is. The same section calls the defender’s points “always good”. So we hold over only the taker’s points. A table may hold over the points of both sides.
second-tie--reading-on = A tie while points are held over
second-tie--reading = No document describes two ties in a row. We add the new taker’s points to those already held over, and the new defender scores its own. The next side to win a hand takes all the points held over.
held-over-not-compared--reading-on = Held-over points in the comparison
held-over-not-compared--reading = No document says that points held over from an earlier hand help to win the next one. We add them after that hand is decided.
thrown-in-while-held-over--reading-on = A thrown-in deal while points are held over
thrown-in-while-held-over--reading = Held-over points go to the winner of the next hand that is played out. So they stay held over if a deal is thrown in.
held-over-not-claimed--reading-on = Held-over points in a claim
held-over-not-claimed--reading = The rule on claims lists the points that may be counted, and points from a tied hand are not on the list. No one has won them yet, so we do not count them in a claim.
held-over-at-the-end--reading-on = A game that ends with points still held over
held-over-at-the-end--reading = The Clobyosh page does not say what becomes of points still held over at the end. We give them to no one. If the last hand is tied, the defender can still reach the target with its points from that hand and win.
held-over-reaches-target--reading-on = Held-over points that reach the target
held-over-reaches-target--reading = At the end of a hand, we count points won from an earlier tie like any others. If they bring a side to the target, the game is over.
unclaimed-at-target--reading-on = One player past the target at the count, with no claim
unclaimed-at-target--reading = The Clobyosh page gives the game to the first to reach the target. Yet a player with 506 who does not claim can still lose. In Scottish circles, at least, a win without a claim needs one more trick. We count the win without that trick. A table can ask for the trick as a house rule.
two-of-three-past-target--reading-on = Three players, two of them past the target
two-of-three-past-target--reading = Between two players the last trick decides. Among three, the winner of the last trick can be short of the target. Then we let the highest total past the target win. If the highest totals are equal, another hand is played.
moment-to-claim--reading-on = The moment to claim
moment-to-claim--reading = The Clobyosh page urges players to claim as soon as they reach the target. By its first rule a player may claim only after winning a trick and before leading to the next. We follow that rule: a player who has enough points in the middle of a trick waits until it ends.
claim-out-of-turn--reading-on = A claim at the wrong moment
claim-out-of-turn--reading = On the Clobyosh page a claim with too few points loses the game, but a claim at the wrong moment is simply not allowed. We refuse a claim at the wrong moment with a warning, and the attempt costs nothing.
silent-first-bela-card--reading-on = The first bela card played in silence
silent-first-bela-card--reading = The Clobyosh page places the call at the first card, and reports that Scots may wait for the second. In a claim, bela is lost only after both cards were played unannounced. So we accept a call at either card.
claim-before-runs-shown--reading-on = A claim after the first trick, before runs are shown
claim-before-runs-shown--reading = Runs are shown in the second trick, but a claim can come earlier. We take it that a player who claims shows the runs with the claim.
two-claims--reading-on = Two claims at the same time
two-claims--reading = Only the winner of the trick just taken may claim, so there cannot be two claims at the same time.
false-claim-of-three--reading-on = A false claim with three players
false-claim-of-three--reading = The rule says that the claimant’s opponent wins, but with three players there are two opponents. We give the game to the one with the higher total before the hand. If their totals are equal, the game is over and no one wins.
first-three-tricks--reading-on = Within the first three tricks
first-three-tricks--reading = East Lothian allows a claim only within the first three tricks. We allow it after the first, the second or the third trick.
counting-first--reading-on = Counting first when both pass the target
counting-first--reading = On the Clobyosh page the defender counts before the taker. But if both pass the target, the last trick decides. So the order of counting does not decide the game.
bate-before-totals--reading-on = A bate taker whose total would have won
bate-before-totals--reading = A bate taker’s points go to the opponent before the totals are compared, so the taker does not win at the count. Only a claim could prevent that, and Lehman, Bicycle and Denexa have no claims.
best-run-without-trick--reading-on = The best run, held by a player without a trick
best-run-without-trick--reading = Only the holder of the best run can score for runs, and here that player has no trick. So no one scores for runs. We do not let a lesser run take its place.
runs-without-trick--reading-on = Whether runs need a trick in Lehman and Bicycle
runs-without-trick--reading = Lehman and Bicycle do not ask for a trick before runs count; the Clobyosh page and Denexa do. We ask for a trick only if the document of the game asks for one.
bela-without-trick--reading-on = Bela without a trick
bela-without-trick--reading = The Clobyosh page calls bela absolute: it counts no matter what runs either player holds. So we do not ask for a trick. Of the other documents only the Croatian one asks for a trick.
long-runs--reading-on = Seven and eight cards in a row in Lehman and Bicycle
long-runs--reading = Lehman pays fifty for four or more, and Denexa pays nothing extra for five or more. So a long run is still one fifty there. Bicycle names only runs of three and four, and counts every run in the hand. So we divide a long run in Bicycle: seven cards make a fifty and a twenty, and eight make two fifties.
declaring-less--reading-on = Declaring less than you hold
declaring-less--reading = No one has to declare, so a player may say nothing about a run or name only part of it. A run counts as it was declared. The player with the best run also counts further runs, once they are shown.
equal-length--reading-on = What “equal length” compares
equal-length--reading = Lehman, Bicycle and Denexa compare top cards between runs of equal length. But a run of five is worth the same fifty as a run of four. So we compare all fifties by their top cards, however long they are. If only part of a long run is shown, the top card that was named counts.
lesser-runs-after-equal--reading-on = Lesser runs when equal best runs cancel out
lesser-runs-after-equal--reading = If equal best runs score for no one, Lehman and Denexa let no melds score in that hand. So lesser runs do not score either. We read Bicycle the same way.
late-bela-denexa--reading-on = Bela called late in Denexa
late-bela-denexa--reading = Denexa places the call at the first of the two cards and makes no allowance for the second. We do not count a bela announced only at the second card.
seven-of-other-suit--reading-on = The seven when another suit is trumps (Bicycle)
seven-of-other-suit--reading = Bicycle lets the holder of the seven of trumps exchange it. The page does not ask that the turned-up suit be trumps. We ask for that, as the other documents do. Otherwise the seven would be exchanged for a card of a plain suit.
dealer-schmeiss-round-two--reading-on = Schmeiss by the dealer in round two (Bicycle)
dealer-schmeiss-round-two--reading = At the last turn Bicycle leaves the dealer two choices: name a suit or deal again. Schmeiss is not one of them, so we do not allow it there.
lehman-schmeiss-refused--reading-on = Lehman’s schmeiss, the other way round
lehman-schmeiss-refused--reading = In Lehman, the player who refuses a schmeiss in round one becomes the maker. On the Clobyosh page and in Denexa, the caller does. Lehman’s game keeps Lehman’s rule.
bicycle-schmeiss-refused--reading-on = Who is the maker after a refused schmeiss (Bicycle)
bicycle-schmeiss-refused--reading = If a schmeiss is refused, Bicycle makes the turned-up suit trumps but names no maker. We take the maker to be the player who said schmeiss, since that player offered to play the suit.
lowest-card-drawn--reading-on = The lowest card drawn, and the deal after a schmeiss (Bicycle)
lowest-card-drawn--reading = Bicycle gives no order of the cards for the draw. We use the natural order from ace to seven. After an accepted schmeiss the page asks for a new deal. In Bicycle the deal alternates, so we let it pass to the other player.
dealer-after-all-pass--reading-on = Who deals after everyone has passed
dealer-after-all-pass--reading = On the Clobyosh page and in Lehman the other player deals. In Denexa the same dealer deals again. Bicycle lets the dealer “start a new deal” but says that the deal alternates, so we let it alternate. Each game keeps its own rule.
dealer-after-tie--reading-on = Who deals after a tie if winners deal
dealer-after-tie--reading = A tie has no winner, and only the Clobyosh page says what follows: the deal alternates. We do the same in every game in which the winner deals.
all-nine-tricks--reading-on = The 360 for all nine tricks
all-nine-tricks--reading = The variation from Ontario pays 360 points plus declared runs and bela. We let the 360 replace the points for the cards and the last trick. Either player can earn it, and the other player’s bela still counts.
denexa-target--reading-on = Reaching 501 in Denexa
denexa-target--reading = Denexa gives the game to the first to reach 501, and also to the higher score. We compare the totals after each whole hand. The higher total wins; if both are equal, another hand is played.
both-past-target--reading-on = Both past 500 in Lehman and Bicycle
both-past-target--reading = Lehman does not say what happens if both pass 500. Bicycle lets the higher score win. Neither speaks of equal totals. We let the higher total win; if both are equal, another hand is played.
maker-counted-first--reading-on = The maker counted first (Bicycle’s variation)
maker-counted-first--reading = In this variation the maker’s score is counted first. But a maker who is bete has no score to count. So we let the order help only a maker who made the hand.
revoke-hands-over--reading-on = What a revoke hands over (Bicycle)
revoke-hands-over--reading = Bicycle gives the other side the melds and cards of both sides. We include the last trick, the runs that count and bella. A meld that was never held is worth nothing.
leading-low-trump--reading-on = Leading a low trump
leading-low-trump--reading = Some Scottish players never lead the eight or seven of trumps, as a matter of fair play. We take this as a custom. Such a lead is no revoke, and it is allowed unless the table bars it.
revoke-without-remedy--reading-on = A revoke where the document has no remedy
revoke-without-remedy--reading = Of the Klaberjass texts and the bridge-belote article, only Bicycle says what a revoke costs. In games from the other texts, we put the play right if that is possible. If not, we use Bicycle’s remedy.
tie-of-three--reading-on = A tie with three players
tie-of-three--reading = The Clobyosh page asks the taker to gain more than either opponent. The only tie that it mentions is between the two opponents, who then share a bate taker’s points. So if the taker ties with an opponent, we count that as a bate, and nothing is held over.
from-two-to-three--reading-on = Rules for two that also hold for three
from-two-to-three--reading = The three-handed section of the Clobyosh page says that all the basics are the same as for two players, but does not list them. We keep everything that it does not change: the exchange, runs and bela, the play, the count and claims.
odd-point--reading-on = An odd point between two opponents
odd-point--reading = Two opponents who are tied with each other share the points of a bate, but an odd number has no half. We give each the half rounded down and drop the odd point, which favours no one. On big, the odd point is dropped before doubling.
bate-to-each--reading-on = The taker’s points to each opponent
bate-to-each--reading = In this variation each opponent adds the taker’s points. We let each add all of them, even if the two opponents are tied. So the sheet shows more points than the hand was worth.
big-doubles--reading-on = What “on big” doubles
big-doubles--reading = The Clobyosh page doubles “the points for the deal”. We double everyone’s points. Before that, a bate taker’s points go to the opponent with more points. If the taker only equals the sum of both opponents, it is a bate.
claim-on-big--reading-on = A claim in a hand “on big”
claim-on-big--reading = We apply the doubling only in the count at the end of the hand. So a claim during play counts the points without doubling.
target-of-three--reading-on = The target with three players
target-of-three--reading = The three-handed section names no target. We take 501, as with two players.
dealer-of-three--reading-on = Who deals next with three players
dealer-of-three--reading = The winner of a hand deals the next. With three players the text does not say who the winner is. We choose the taker if the taker made the hand, otherwise the opponent with more points. If the opponents are equal, the deal goes to the one who sits first after the dealer.
too-low-to-overtrump-four--reading-on = Too low to overtrump, with four players
too-low-to-overtrump-four--reading = An opponent’s card must be beaten if possible. The text does not say what happens if a player’s trumps are too low for that. We still require a lower trump, as the three-handed text does.
equal-runs-four--reading-on = Equal runs outside trumps with four players
equal-runs-four--reading = For equal runs, the four-handed text says only that a run in trumps wins. Between equal runs outside trumps we let the one declared first win, as with two players.
bela-call-four--reading-on = When bela is called with four players
bela-call-four--reading = The four-handed text asks for the call at the first of the two cards. It does not repeat that Scots may call at the second. So we treat a call at the second card as too late.
trick-for-runs-four--reading-on = The trick that runs need, with four players
trick-for-runs-four--reading = In the two-handed game the holder of a run must win a trick. The four-handed text does not mention this. A team scores together, so we accept one trick by either partner.
twenty-after-partners-fifty--reading-on = A twenty after your partner’s fifty
twenty-after-partners-fifty--reading = After a fifty no later player may declare a twenty. We read this only as a way to shorten the talk. If the fifty is your partner’s and wins, your twenty is also shown and counts.
forced-no-trump-melds--reading-on = Runs and bela at no trumps (bimah)
forced-no-trump-melds--reading = For a forced no-trump hand the page gives only the order of the cards and their points. We count runs as usual. No run beats an equal one by being in trumps, and there is no bela.
low-card-deal--reading-on = The deal when a low card shows the suit
low-card-deal--reading = If a low card shows the suit, there is no turn-up for the dealer to take. So we deal all 32 cards in packets of three, three and two. The suit shown may not be named in round two.
sample-sheet-slip--reading-on = The sample sheet on the Clobyosh page
sample-sheet-slip--reading = One running total on the sheet is a point short: 23 and 106 make 129, not 128. We treat this as a mistake, because the column next to it adds up.
pack-of-28--reading-on = The game with 28 cards
pack-of-28--reading = Without sevens there is nothing to exchange. Runs end at the eight, so no run is longer than seven cards.
forced-eldest-names--reading-on = What a forced player on the dealer’s left may name
forced-eldest-names--reading = The text makes the player on the dealer’s left name trumps after two rounds of passes. It does not mention the turned-up suit. As in round two, we do not let the player name that suit. The player may play at no trumps only if the table allows it.
who-shows-void-deal--reading-on = Who shows a void deal
who-shows-void-deal--reading = A deal is void if a player’s first six cards are all eights and sevens. The text does not say who must announce this. We let the player who has these cards show them before the bidding.
bare-yuss--reading-on = When the bare Yuss may be held back
bare-yuss--reading = When trumps are led, a player may keep the jack back only if it is that player’s only trump. We let the player play any other card instead.
match-and-first-deal-four--reading-on = Match and first deal with four players
match-and-first-deal-four--reading = The four-handed text does not mention a match or the first deal. We treat a match as a single game. The players cut for the first deal, and the highest card deals, as with two players.
first-deal-of-next-game--reading-on = The first deal of the next game
first-deal-of-next-game--reading = In a best of three, the page lets the winner of a game deal first in the next game. So it does not matter who won the last hand.
totals-decide-four--reading-on = Card points or totals, with four players
totals-decide-four--reading = In the section on calling, the taker’s team must take the majority of the card points. The section on scoring compares totals, which include runs, bela and the last trick. We let the totals decide: it is the section on scoring that describes the count.
denexa-tie--reading-on = What the maker scores on a tie in Denexa
denexa-tie--reading = For a tie, Denexa says only that the opponent scores its own points. We give the maker nothing and hold nothing over, as in Lehman and Bicycle.
exchange-before-runs--reading-on = How early the seven is exchanged
exchange-before-runs--reading = In the documents the exchange follows the last cards of the deal and is described before the runs. Only Lehman says that it may complete a run. We let the seven be exchanged before anyone declares or leads. So the new card may be part of a run.
bela-against-better-run--reading-on = Bela when the other side has a better run
bela-against-better-run--reading = Only the Clobyosh page calls bela absolute. Lehman and Bicycle describe bela separately from the comparison of runs. In Denexa no melds score when equal runs cancel each other. But at that point only runs have been compared, so we do not apply this to bela. We count bela in all these games.
lehman-tops-told--reading-on = How top cards and trumps are named in Lehman
lehman-tops-told--reading = In Lehman the dealer announces an equal or better meld much as the non-dealer does. The text gives no words for top cards and trumps. We let the player with the better meld name them, in the order in which they are compared.
bella-at-first-card--reading-on = Bella called only at the first card
bella-at-first-card--reading = Lehman and Bicycle place the call at the second of the two cards. They do not say whether an earlier call counts. We do not count bella if it is called at the first card alone.
king-queen-in-run-and-bela--reading-on = King and queen in a run and in bela
king-queen-in-run-and-bela--reading = Bicycle counts king and queen both in a run and in bella. The sample sheet of the Clobyosh page has a fifty with an “Ace-bela”. The other documents do not say. In those games too we count a run and a bela with the same king and queen. The ban on counting a card twice applies to two runs, not to a run and a bela.
only-low-trumps-left--reading-on = Nothing left but low trumps
only-low-trumps-left--reading = By Scottish custom, a player who leads trumps leads a card that scores. The custom does not say what to lead if only the eight or seven of trumps is left. We let the player lead one of them.
five-claim-rules--reading-on = The five rules of claiming
five-claim-rules--reading = The page sums up claims in five rules. It adds that they are its editor’s interpretation, because the contributor was not explicit on every detail. We use them as the rules.
from-two-to-four--reading-on = Rules for two that also hold for four
from-two-to-four--reading = The four-handed section keeps the values, ranks and combinations of the game for two, but has its own deal, play and count. We also keep the names of the top trumps, the 10 points for the last trick and the freedom not to declare.
shuffling--reading-on = Shuffling
shuffling--reading = The article says that the pack is shuffled between games, and also that it is only cut, never shuffled. We shuffle it before a game and only cut it between the deals of that game.
doubling-levels--reading-on = How many levels of doubling
doubling-levels--reading = The article says that two levels are usual, and later that two are allowed. But it also reports a third in some areas. We use two levels, unless the table agrees on the third.
all-trumps-third-level--reading-on = All trumps and the third level
all-trumps-third-level--reading = In the article a redouble of all trumps ends the bidding. That would leave no room for a third double of all trumps. If the third level is played, we let the bidding end with the third double instead.
contract-after-double--reading-on = A higher contract after a double
contract-after-double--reading = The article does not say what happens to a double when a higher contract is bid. We let the double lapse, because it was called against the lower contract.
who-may-double--reading-on = Whose contract can be doubled
who-may-double--reading = The article lets no player double a partner’s contract. We let only the other team double a contract, and only the doubled team redouble.
comparing-declarations--reading-on = How declarations are compared
comparing-declarations--reading = The article gives the values of declarations but does not compare them. We let the longer sequence win, then the higher top card. Equal sequences score for no one, even if one is in trumps. The team with the best sequence scores all its sequences. Carrés are compared separately in trump order, and a belote always counts.
six-and-seven-in-row--reading-on = Six and seven cards in a row
six-and-seven-in-row--reading = The article counts eight cards in a row as a quint and a tierce. For six or seven it awards nothing beyond a quint. So we count six or seven cards as 100, and eight as 120.
belote-in-sequence--reading-on = The belote inside a sequence
belote-in-sequence--reading = The article lets a card be in one declaration only, but describes the belote separately from the declarations. So we let king and queen count both in a sequence and in a belote.
committed-team--reading-on = Which team is committed
committed-team--reading = The article speaks of the committed team without saying which team it is. We take it to be the team of the player who bid the last contract. In a doubled contract both teams are committed.
doubled-tie--reading-on = Equal points in a doubled hand
doubled-tie--reading = In a tie the points of a committed team are left hanging, and in a doubled contract both teams are committed. So we let neither team score, and the whole multiplied amount is left hanging.
rounding-and-multiplying--reading-on = Rounding and multiplying
rounding-and-multiplying--reading = The text multiplies before it divides by ten. Yet its own example multiplies 26 match points by eight. We round the points first and multiply the match points. A table may choose to multiply first.
no-trumps-rounding--reading-on = Doubling and the rounding limit at no trumps
no-trumps-rounding--reading = Doubled totals at no trumps are even, so a rounding limit of five would never apply to them. We still double first, since the text puts the doubling before the division.
tie-at-rounding-limit--reading-on = Equal totals exactly at the limit
tie-at-rounding-limit--reading = At the limit the lower total is rounded up and the higher down. The article does not speak of equal totals. We round down the points that are scored, and we round up the points that are left hanging. So the sum stays right.
rounding-inside--reading-on = Rounding when a team fails its contract
rounding-inside--reading = If a team fails its contract, all points go to the other team. So we round the sum of all points once. Such a sum never ends exactly at a rounding limit.
valat-doubled--reading-on = Valat and doubles
valat-doubled--reading = For a valat, that is, for taking every trick, the article gives a premium of nine match points. It doubles the premium at no trumps, but does not say what a called double does to it. We multiply the premium along with everything else.
valat-not-compared--reading-on = Valat in the comparison of the teams
valat-not-compared--reading = The premium for a valat is given in match points, but teams are compared by their points before these are divided by ten. So we do not let the premium decide the hand. It stays with the team that took every trick.
declarations-lost-inside--reading-on = Declarations of a team without a trick
declarations-lost-inside--reading = In the article a team without a trick keeps its declarations. If that team is committed and fails its contract, we count its declarations as lost, like all its other points.
no-end-on-valat--reading-on = A game that would end on a valat
no-end-on-valat--reading = The article says only that a game cannot end while a valat takes place, that is, when one team takes every trick. We let play continue. After the next hand without a valat, the team that is past the target and ahead wins.
both-teams-past-target--reading-on = Both teams past the target
both-teams-past-target--reading = In the article the first team to reach 151 wins, but two teams can pass 151 in one hand. We let the higher total win; if both are equal, play continues.
end-while-hanging--reading-on = A game that ends with points hanging
end-while-hanging--reading = The article does not make a game wait for hanging points. So the team that reaches the target wins. We let the hanging points lapse.
kirtik--reading-on = The kirtik in detail
kirtik--reading = The article leaves the details to another page. We play without a kirtik unless the table agrees on it. Then a team loses ten match points if it is committed and the other team wins, and ten if it takes no trick. Both penalties are doubled at no trumps, and again by every double.
kirtik-while-hanging--reading-on = A kirtik when points are left hanging
kirtik-while-hanging--reading = The article sets a kirtik for “not winning when committed”. A hand whose points are left hanging is neither won nor lost yet. So we charge no kirtik for it.
go-out-double--reading-on = The “go out” double
go-out-double--reading = The third level is meant to win a whole game in one hand. We let it multiply like the other levels, but by eight. So 26 match points make 208, and the game is won at the count.
last-trick-no-trumps--reading-on = The last trick at no trumps
last-trick-no-trumps--reading = We count the 10 points for the last trick as part of the 130 points of no trumps. So they are doubled with the rest.
declarations-without-trick--reading-on = Declarations without a trick
declarations-without-trick--reading = The article does not ask for a trick. Even if one team takes every trick, the other team’s declarations are not cancelled. So we count the declarations of a team without a trick.
belote-card-discarded--reading-on = A belote card discarded at all trumps
belote-card-discarded--reading = The article asks only that the belote be declared at its first card. So we count the belote even if that card is a discard.
void-while-partner-wins--reading-on = Unable to follow while your partner is winning
void-while-partner-wins--reading = In the text a player who cannot follow must trump. If that player’s partner is winning the trick, the text waives only the duty to overtrump. We follow it literally: the player must still trump. Most tables allow a discard, and yours can agree on it.
too-low-to-overtrump--reading-on = Too low to overtrump an opponent
too-low-to-overtrump--reading = The article states the duty to trump before the duty to overtrump. So we require a trump even if it cannot beat the trump on the table.
very-first-deal--reading-on = The very first deal
very-first-deal--reading = The winners of the previous game deal first, but the first game of an evening has no previous game. We let the table cut or agree. In later games either of the two winners may deal.
who-cuts--reading-on = Who cuts
who-cuts--reading = The cut is made by the player whose turn comes just before the dealer’s. At the first deal of a game the dealer’s partner cuts. The article says that at least three cards must be cut. We read this as the smallest number of cards to lift.
four-eights-or-sevens--reading-on = Four eights or four sevens
four-eights-or-sevens--reading = The article awards nothing for eights and sevens. So we do not count four of them as a declaration, and they beat no other carré.
next-dealer--reading-on = Who deals next
next-dealer--reading = In the article the player after the dealer gets the first cards and leads first. The article does not say who deals next. We let the deal pass to the right after every hand, whether played or passed out.
showing-declarations--reading-on = Showing declarations
showing-declarations--reading = The article says that it is enough to name the kind of declaration. We let players keep the cards hidden unless someone asks.
below-zero--reading-on = Scores below zero
below-zero--reading = A kirtik can take more points than a team has. We let the total go below zero.
hanging-not-doubled--reading-on = Hanging points and a double in the next hand
hanging-not-doubled--reading = We add hanging points unchanged. A double in the next hand does not multiply them.
first-bidder--reading-on = Who bids first
first-bidder--reading = The article says what may be bid, but names no first bidder. We begin with the player who gets the first cards and leads, the one after the dealer. The bidding continues in the order of the deal.
unable-to-follow--reading-on = Unable to follow at no trumps and at all trumps
unable-to-follow--reading = In the article a player who cannot follow must trump and overtrump. At no trumps there is no trump to play. At all trumps every card is a trump, but a card of another suit cannot beat the suit led. So we allow any card.
silent-declarations--reading-on = Declarations that were kept quiet
silent-declarations--reading = The article says that declarations and the belote must be announced. It sets no penalty for silence. We do not count an unannounced declaration, but there is no other penalty.
bella-without-pair--reading-on = Bella called without the pair, in Bicycle
bella-without-pair--reading = Bicycle calls it a revoke to announce a meld that you do not hold. But its only melds are sequences, so bella is not covered. We treat a false bella in the same way, because bella too scores by being announced.
trick-winner--reading-on = Who wins a trick in bridge-belote
trick-winner--reading = The article gives the rank of the cards and the duty to trump, but does not say what wins a trick. We let the highest trump win, or without a trump the highest card of the suit led. At all trumps only a card of the suit led can win.
hanging-ends-game--reading-on = Hanging points that end the game
hanging-ends-game--reading = Hanging points go to the team that wins the next hand. We count them like that team’s own points. If they bring the team to the target, it has won.
incomplete-pack--reading-on = A pack that is not complete
incomplete-pack--reading = The documents name the cards of the pack, but none that we have says what happens if a card is missing. We deal the current hand again with a whole pack. Earlier scores do not change.
wrong-entry--reading-on = A wrong entry found later
wrong-entry--reading = None of our documents mentions mistakes on the score sheet. We correct a wrong entry, so that the sheet matches what was played. Once the game has ended, everyone at the table must agree to the correction.
federation-target--reading-on = How many points a French game goes to
federation-target--reading = The federation leaves the number to the organiser. We play belote to 1000, as in the federation’s example. We play contrée and coinche to 2000, the number that rules name most often.
federation-next-dealer--reading-on = Who deals next in belote
federation-next-dealer--reading = If all four pass in both rounds, the text gives the deal to the player on the dealer’s right. We let the deal pass the same way after a hand that was played.
federation-two-counts--reading-on = Which of the two scoring methods contrée uses
federation-two-counts--reading = The rules of 2016 let the organiser choose between two ways of scoring: the points made, or the points made plus the bid. We use the second, because the same federation’s coinche rules have no other.
federation-revoke--reading-on = What a revoke costs in France
federation-revoke--reading = The printed rules that we have set a penalty only for declarations that cannot be shown. The federation’s web pages give the points of the hand, 160 or 162, to the other side. Most contests give 162. So we let the other side score everything.
false-belote--reading-on = Belote called without the pair, in coinche
false-belote--reading = The text sets a price for declarations that cannot be shown: the other side scores their points. It does not mention belote. We treat a false belote in the same way, because belote too scores by being announced.
federation-held-over--reading-on = Who gets the points of a litige
federation-held-over--reading = The text gives the points of a litige, a tied hand, to the side that makes the next hand. If the next taker fails, we give them to the other side, as contest rules do. Points won in this way can end the game. If the game ends sooner, no one wins them.
same-paragraphs--reading-on = What contrée shares with the belote rules of the same date
same-paragraphs--reading = Of the contrée rules of 27 January 2016 we have only the paragraphs that a public survey of rules quotes. We take the rest from the belote rules of the same date, which have the same plan and paragraph numbers.
turned-suit-named--reading-on = The turned-up suit in the second round of belote
turned-suit-named--reading = The text lets a player name any suit in the second round. A player who wanted the turned-up suit could have taken it in the first round. So we do not let anyone name that suit again. A table may allow it.
longer-than-five--reading-on = More than five cards in a row in coinche
longer-than-five--reading = The text names runs of three, four and five. We count a longer run as a run of five, worth 100 and no more. Between two such runs the top card decides.
no-trump-jack--reading-on = The jack at no trumps in French belote
no-trump-jack--reading = The copies that we read give the jack nothing at no trumps, which makes 154 points with the last trick. The federation’s pages say that an ace counts 19 to make 162. That takes 2 points for each jack, as in any plain suit. So we count 2.
one-card-once--reading-on = One card in two declarations
one-card-once--reading = The federation lets a card count only once. Other rules let it count twice, and the Croatian text does not say. We count a card in one run or carré. King and queen of trumps also count in the bela, which is described separately.
coinche-top--reading-on = The highest bid in coinche
coinche-top--reading = The text of 2015 names a lowest bid but no highest, because declarations help to make a bid. The federation’s page on coinche gives 650, and we use that as the highest.
cannes-top--reading-on = The highest number at Cannes
cannes-top--reading = Bids rise by tens, and the highest of all is 270, for all the tricks. No other limit is named, so we let the other bids go up to 260.
announced-belote--reading-on = Belote where only the bid is scored
announced-belote--reading = The survey says of this way of scoring that the side scores the points it bid, even if it made more, and that belote helps to make the bid. Some rules never write belote down. We let each side score its own.
contest-irregularity--reading-on = What counts as an irregularity in a village contest
contest-irregularity--reading = Article 10 cancels the hand and gives 162 points to the other side for an irregularity during play, once the organisers have ruled. It names none. We take it to include a revoke and a card played out of turn.
doubled-sweep--reading-on = A doubled side that takes every trick without having bid it
doubled-sweep--reading = Where only the points made are written, the text adds 100 to the 320 of a doubled hand: 420 in all. Where the bid is written too, it adds nothing. In both cases we add what taking every trick adds to any other hand: 90 points, once.
cards-alone-decide--reading-on = Belote and the tie in some contests
cards-alone-decide--reading = At 81 to 81, contest rules leave belote out of the comparison, and its holder adds it afterwards. We take this to mean that the cards alone decide whether a hand is made. If the last hand is tied, each side scores its own points.
belote-declarations--reading-on = Declarations at belote
belote-declarations--reading = The federation plays classic belote without declarations, and coinche always with them. Where a table declares at belote too, we take the rules of coinche.
eight-in-suit--reading-on = Eight cards of a suit in Croatia
eight-in-suit--reading = The text calls eight cards of a suit a Belot, gives 1001 points for them and ends the game. Our sheet counts a run of eight as 100. The table then ends the game with agreed points.
four-tens--reading-on = Four tens in Croatia
four-tens--reading = The text lists jacks, nines, aces, kings and queens, but not tens. We count four tens as 100, like aces, kings and queens.
croatian-equal-runs--reading-on = Equal declarations in Croatia
croatian-equal-runs--reading = Between equal runs with the same top card, the text favours the player nearer to the dealer. We take this to be the one who speaks first. The text does not mention trumps, so a run in trumps has no advantage.
croatian-trick--reading-on = The trick that declarations need in Croatia
croatian-trick--reading = The text counts the declarations of a side that takes at least one trick. We accept one trick by either partner. A side without a trick loses its declarations, and also its bela. The text does not say that the other side’s lesser declarations count instead, so they do not.
croatian-declaring--reading-on = When declarations are made in Croatia
croatian-declaring--reading = The text gives the order: the player on the dealer’s right declares first, then the others in turn. It does not say when. We have them declare once trumps are chosen and before a card is played.
croatian-bela-call--reading-on = When bela is called in Croatia
croatian-bela-call--reading = The text wants the call at the first of the two cards and a second word at the other card. Croatian rules differ on this. We accept the call at either card, and a table may ask for it at the first.
croatian-bela-apart--reading-on = Bela and the declarations in Croatia
croatian-bela-apart--reading = The text describes bela in one section and the comparison of declarations in another. So we count bela no matter who has the best declaration.
croatian-showing--reading-on = Showing declarations in Croatia
croatian-showing--reading = The text speaks of choosing and comparing declarations, but does not say when the cards are shown. We let players show them if the other side asks.
croatian-count--reading-on = Both sides past 1001 in Croatia
croatian-count--reading = The text gives the game to the side that first reaches 1001. It does not say what happens if both do so in one hand. We let the higher total win; if both are equal, another hand is played.
croatian-revoke--reading-on = What a revoke costs in Croatia
croatian-revoke--reading = The text sets no penalty for a revoke. For cards picked up too early, the Croatian Wikipedia article gives the 162 points of the hand to the other side. We let a revoke cost the same: the other side scores everything.
dosta--reading-on = What “dosta” lets a side do
dosta--reading = In the text each hand is played to the end, “na prolaz”. The text only hints at another way, “dosta”. We treat this as a claim: a side that has just won a trick ends the game if it has enough points so far. The side that named trumps may not do so while its hand is being played.

## glossary (by id)
##
## The words of the table, with one sentence of meaning each. What else a word is called stands with the data: it is the same in
## every language.

klaberjass--word = Klaberjass
klaberjass--meaning = The family of trick games for 32 cards in which the jack and the nine of trumps are the two best cards.
eldest--word = eldest
eldest--meaning = The player who comes first after the dealer and speaks first; with two players, the one who did not deal.
taker--word = taker
taker--meaning = The player or side that chose the trumps, and so has to beat the other side or make the bid.
defender--word = defender
defender--meaning = A player of the side that did not choose the trumps.
turn-up--word = turn-up
turn-up--meaning = The card turned face up after the first part of the deal: its suit is offered as trumps.
stock--word = stock
stock--meaning = The cards not yet dealt, and later those that no one gets.
bottom-card--word = bottom card
bottom-card--meaning = The card at the bottom of the stock, shown to all after the last cards are dealt; it is out of play.
dealer-forced--word = on the bimah
dealer-forced--meaning = Said of a dealer who has to take and name the trumps because everyone else has passed in both rounds.
schmeiss--word = schmeiss
schmeiss--meaning = A call that lets the other player choose: throw the cards in, or have the hand played.
void-deal--word = void deal
void-deal--meaning = A deal thrown in because the first cards of a player are all eights and sevens.
big--word = on big
big--meaning = Said when the taker of a three-handed game undertakes to score more than both opponents together; the points of the hand are then doubled.
contract--word = contract
contract--meaning = The result of the auction: the trumps, in some games a number of points, and the side that has to win the hand.
trump--word = trump
trump--meaning = The suit that beats the others in this hand.
no-trumps--word = no trumps
no-trumps--meaning = A hand in which no suit beats another and every suit ranks in the plain order.
all-trumps--word = all trumps
all-trumps--meaning = The highest contract, in which every suit ranks and counts as trumps.
suits--word = suits of the contracts
suits--meaning = The four suits in the order in which they outbid each other in bridge-belote: clubs, diamonds, hearts, spades.
double--word = double
double--meaning = A call against the other side’s contract: the hand is then worth twice as much, and one side takes all the points.
redouble--word = redouble
redouble--meaning = A second double, called by the doubled side: the hand is worth four times as much, or three times at some tables.
sheet--word = sheet double
sheet--meaning = A third level of doubling known in some places: the hand is worth eight times as much, which is meant to end the game.
yuss--word = Yuss
yuss--meaning = The jack of trumps, the highest card of the game, worth 20.
menel--word = Manel
menel--meaning = The nine of trumps, second only to the Yuss, worth 14.
bare-yuss--word = bare Yuss
bare-yuss--meaning = The Yuss held as the only trump: at some tables its holder may keep it back when a trump is led.
dix--word = dix
dix--meaning = The seven of trumps, which can be exchanged for the turn-up.
bela--word = bela
bela--meaning = The king and queen of trumps held by one player, worth 20 when announced as they are played.
from-the-bela--word = from the bela
from-the-bela--meaning = The words said with the second card of the bela.
declaration--word = declaration
declaration--meaning = Cards that score for being held together, once they are announced: runs, bela, and in some games four of a kind.
run--word = run
run--meaning = Three or more cards of one suit next to each other in the order A K Q J 10 9 8 7.
twenty--word = twenty
twenty--meaning = A run of three, worth 20.
fifty--word = fifty
fifty--meaning = A run of four, worth 50.
hundred--word = hundred
hundred--meaning = A run of five, worth 100 in bridge-belote, coinche and Croatian bela, and only as much as a fifty in other games.
four-of-a-kind--word = four of a kind
four-of-a-kind--meaning = All four cards of one rank held by one player, which score in bridge-belote, coinche and Croatian bela.
good--word = good
good--meaning = The answer of a player who cannot beat a declared run, so that its holder scores.
last-trick--word = last trick
last-trick--meaning = The final trick of a hand, worth 10 to the side that takes it, or in some games 100 if that side has every trick.
sweep--word = all the tricks
sweep--meaning = One side takes every trick of the hand.
suit-led--word = suit led
suit-led--meaning = The suit of the first card of a trick: everyone who has a card of that suit must play one.
head--word = head
head--meaning = To play a card that beats the best card in the trick so far.
overtrump--word = overtrump
overtrump--meaning = To play a higher trump on a trick that has already been trumped; to undertrump is to play a lower one.
low-man--word = “gie it to the low man”
low-man--meaning = The Scottish habit of throwing good cards to the player with the lowest total.
made--word = made
made--meaning = The taker has more points than the other side, or as many as were bid, and both sides score.
bate--word = bate
bate--meaning = The taker has too few points to win the hand, and the other side takes all.
tie--word = tie
tie--meaning = Both sides have the same number of points in the hand.
held-over--word = held over
held-over--meaning = Said of the taker’s points in a tied hand: they go to the winner of the next hand.
match-points--word = match points
match-points--meaning = The points of a hand, divided by ten and rounded: the unit of the bridge-belote score sheet.
rounding-limit--word = rounding limit
rounding-limit--meaning = The final digit that decides whether points are rounded up: 5, but in bridge-belote it is 6 in a suit and 4 at all trumps.
kirtik--word = kirtik
kirtik--meaning = A penalty of ten match points for losing a contract or for not taking a trick.
target--word = target
target--meaning = The total that ends the game when a side reaches or passes it.
claim--word = claim
claim--meaning = To stop the hand and say that your points so far reach the target: a true claim wins the game, a false one loses it.
last-trick-decides--word = winner of the last trick decides
last-trick-decides--meaning = If both sides are past the target and no one claimed, the player who took the last trick wins the game.
consummate--word = consummate the win
consummate--meaning = The Scottish rule that a player who passed the target without claiming has to take one more trick to win.
revoke--word = revoke
revoke--meaning = To play a card that the rules of following, trumping or beating did not allow.
misdeal--word = misdeal
misdeal--meaning = A deal that went wrong: a card exposed, or a wrong number of cards.

## used-in (by id)
##
## Where another name of a word is used, or the document that uses it.

arab-countries--used-in = Arab countries
bicycle--used-in = Bicycle
bicycle-denexa--used-in = Bicycle, Denexa
bicycle-denexa-mine-is-as-long-name-your-top-card--used-in = Bicycle, Denexa: mine is as long, name your top card
bicycle-mine-is-better--used-in = Bicycle: mine is better
bulgaria--used-in = Bulgaria
bulgaria-bed-sheet--used-in = Bulgaria, “bed sheet”
bulgaria-clubs--used-in = Bulgaria, clubs
bulgaria-diamonds--used-in = Bulgaria, diamonds
bulgaria-france--used-in = Bulgaria, France
bulgaria-go-out--used-in = Bulgaria, “go out”
bulgaria-hearts--used-in = Bulgaria, hearts
bulgaria-spades--used-in = Bulgaria, spades
card-books-in-english--used-in = card books in English
card-books-in-english-and-france--used-in = card books in English, and France
clobyosh--used-in = Clobyosh
clobyosh-bela--used-in = Clobyosh / Bela
clobyosh-bela-denexa-mine-is-better--used-in = Clobyosh / Bela, Denexa: mine is better
croatia--used-in = Croatia
croatia-in-english--used-in = Croatia, in English
cyprus--used-in = Cyprus
denexa--used-in = Denexa
english-speaking-tables--used-in = English-speaking tables
france--used-in = France
france-in-english--used-in = France, in English
french-five-hundred--used-in = French, “five hundred”
greece--used-in = Greece
how-bicycle-and-denexa-say-it--used-in = how Bicycle and Denexa say it
hungary--used-in = Hungary
hungary-sweden-and-bicycle--used-in = Hungary, Sweden, and Bicycle
jewish-communities--used-in = Jewish communities
lehman--used-in = Lehman
lehman-bicycle--used-in = Lehman, Bicycle
lehman-bicycle-denexa--used-in = Lehman, Bicycle, Denexa
lehman-denexa--used-in = Lehman, Denexa
netherlands--used-in = Netherlands
netherlands-in-english--used-in = Netherlands, in English
ontario--used-in = Ontario
scotland--used-in = Scotland
scotland-croatia--used-in = Scotland, Croatia
south-africa--used-in = South Africa
the-balkans--used-in = the Balkans
the-balkans-armenia--used-in = the Balkans, Armenia
ukraine--used-in = Ukraine
ukraine-croatia--used-in = Ukraine, Croatia
ukraine-on-the-score-sheet--used-in = Ukraine, on the score sheet
united-states--used-in = United States
yiddish-five-hundred--used-in = Yiddish, “five hundred”

## stories (by id)
##
## What the documents tell beside the rules.

origins--story-group = Where it comes from

klaverjas--story-title = From the Netherlands
klaverjas--tells = Clobyosh, Klaberyass, Clob and Clubiasch all go back to one Dutch name, Klaverjas. In the Netherlands Klaverjassen has been played since at least the 1600s.
jack-nine--story-title = The jack-nine games
jack-nine--tells = Klaberjass heads a family that is named after its two best trumps: the Jass or jack-nine games. Belote belongs to this family. Piquet is a little like Klaberjass, but the tricks of Piquet matter less.
belote-in-france--story-title = How belote came to France
belote-in-france--tells = Belote probably grew from Klaverjassen around 1920. It suddenly spread through France, and has been among the most popular card games there since before the Second World War.
not-only-jewish--story-title = Not only a Jewish game
not-only-jewish--tells = Many people think of Klaberjass as a Jewish game. It has been popular in many Jewish communities, but it is played much more widely.
quarry-inn--story-title = The Quarry Inn
quarry-inn--tells = Mike Block learnt Clobyosh as a child and took it for a Jewish game. In the early 1980s he was amazed to see it played in a pub in Central Scotland, the Quarry Inn in Twechar. There it was called Bela.
mines-and-prisons--story-title = Mines and prisons
mines-and-prisons--tells = Bela turned out to be well known in the mining communities of Scotland, and in its prisons. No one could say for certain how it got there. Three tales are told.
hairdresser--story-title = The first tale: a hairdresser
hairdresser--tells = An older player thought that a Jewish hairdresser in Kirkintilloch had brought in Bela in the late 1930s.
boxer--story-title = The second tale: a boxer
boxer--tells = Willie Pollock from Cumbernauld was told that Ned Beattie brought Bela to Kilsyth. Beattie was a boxer from Banknock who had been to America to box, early in the 20th century.
engineers--story-title = The third tale: the Royal Engineers
engineers--tells = Quarry workers from Kilsyth served in France with the Royal Engineers in the First World War. Bela may have come from there, during the war or after it.
south-africa--story-title = South Africa plays it with four
south-africa--tells = Klabberjass for two pairs of partners is played above all in the Jewish communities of South Africa. Antony Berzack and Selwyn Furman described the game there.
saudi-arabia--story-title = Number one in Saudi Arabia
saudi-arabia--tells = The Saudi form of belote, Baloot, is said to be the number one card game in Saudi Arabia. Its rules are very different from those of Europe.
armenia--story-title = The bazaar in Armenia
armenia--tells = In Armenia belot is mostly called Bazaar Belote. It is very popular there, and played in a slightly different way.
open-cards--story-title = Belote with open cards
open-cards--tells = Four players are usual in belote, but there are versions for three and for two. One version for two is played with open cards, and is not as simple as it sounds.

names--story-group = Names and words

jack-of-clubs--story-title = The clover jack
jack-of-clubs--tells = Klaberjass means “clover jack”: the jack of clubs. In Dutch the suit of clubs is klaveren, “clover”, and jas may be short for the man’s name Jasper.
since-the-1890s--story-title = An English word since the 1890s
since-the-1890s--tells = A dictionary dates the word Klaberjass in English to between 1890 and 1895. English took it from German, and German from the Dutch klaverjas.
how-to-say-it--story-title = How to say it
how-to-say-it--tells = Klaberjass is pronounced klah-ber-yahs, with a y for the j.
dozen-names--story-title = A dozen names
dozen-names--tells = Kalabrias, Kalabriasz, Klabiash, Klobiosh, Klob, Klab, Clob, Clobby, Clubby, Clobber, Clabber: all of these are Klaberjass.
five-hundred--story-title = Named after the score
five-hundred--tells = Some people call Klaberjass Finefindred, or use another form of “500”, because they play to 500 points.
boeuf--story-title = Bœuf in Québec
boeuf--tells = In Québec the word belote was cut down to its first syllable, and spelt like the French for beef: bœuf.
names-of-belote--story-title = Belote by other names
names-of-belote--tells = Belote is Vida in Greece, Pilotta in Cyprus, Baloot in Saudi Arabia and Бељот in Macedonia. In Bulgaria its official name is Bridge-Belote, and Croatians may also say Bela.
bela-twice--story-title = One word for two things
bela-twice--tells = In former Scottish mining communities Bela is both the game and the king and queen of trumps. Belote has the same two meanings, and perhaps the French game got its name from that pair.
rebelote--story-title = Belote and rebelote
rebelote--tells = The two calls “Bela” and “from the Bela” match the French “belote” and “rebelote”: one for each of the two cards.
beast--story-title = Bate is a beast
beast--tells = Mike Block noticed that “bate” sounds the same in Yiddish and in Scots. He joked that the Scots might be one of the ten lost tribes. The word comes from the French bête, “beast”, and belongs to many card games.
inside--story-title = Inside
inside--tells = In Bulgaria a team that does not make its contract is said to be вътре (vatre), which means “inside”.
throw-away--story-title = A word for throwing away
throw-away--tells = Schmeiss comes from the German schmeissen, “to throw away”. A player who says “schmeiss” offers to throw both hands in.
deece--story-title = The deece
deece--tells = The seven of trumps is called the dix. The word is pronounced “deece”.
shtoch--story-title = Shtoch
shtoch--tells = For a Clobyosh player the last trick is Shtoch. It is worth 10 points, no matter which card wins it.
spellings-of-yuss--story-title = Yuss, jass, jasz
spellings-of-yuss--tells = The Clobyosh page spells the jack of trumps Yuss, two other documents jass, and Bicycle jasz. The nine is Manel on the Clobyosh page and menel in the rest.
on-the-bimah--story-title = On the bimah
on-the-bimah--tells = A dealer who has to name trumps because all the others have passed twice is said to be on the bimah.
bed-sheet--story-title = The bed sheet
bed-sheet--tells = In some areas of Bulgaria a redoubled contract can be doubled once more. This is called the “bed sheet” or the “go out” double, and it is meant to win the whole game with one hand.
no-tricker--story-title = A No Tricker in Ontario
no-tricker--tells = A player from Ontario tells of a game to 1,000 points in which taking all nine tricks scores 360. Runs and bela are added to that. Such a hand is called a No Tricker.

print--story-group = In books and stories

runyon--story-title = Damon Runyon’s Broadway
runyon--tells = The Broadway characters in Damon Runyon’s stories play Klaberjass, two at a table. Bicycle introduces it as “the famous two-hand game” of these characters.
larousse--story-title = Not in the dictionary
larousse--tells = The French dictionary Petit Larousse had no entry for belote in 1925. The edition of 1938 has one, which explains belote as a foreign card game.
huitte--story-title = A booklet from Paris
huitte--tells = G. Huitte published a booklet of rules in Paris in 1925, La Belotte. The booklet implies that the game was new in France.
pollak--story-title = The rule book of Cape Town
pollak--tells = Beth Pollak has written about Klabberjass in South Africa. Her article contains the rule book of a charity tournament played in Cape Town in the 1970s.
skilful--story-title = Among the most skilful
skilful--tells = Klaberjass is widely known as one of the card games for two that demand the most skill.
addictive--story-title = A warning
addictive--tells = Brad Lehman calls Klaberjass fast and subtle: a fine balance of skill, luck, bluff and reading the other player. He warns that it is very addictive.
clobyosh-page--story-title = Who wrote the Clobyosh page
clobyosh-page--tells = Mike Block wrote the first version of the Clobyosh page, and John McLeod looks after it. Its copyright dates from 1995.
five-rules--story-title = Five rules for claiming
five-rules--tells = The Clobyosh page has five numbered rules for claiming a game. They are its editor’s interpretation. Mike Block had not explained every detail.
printed-rules--story-title = What most books say
printed-rules--tells = Most printed rules of Klaberjass mention schmeiss, and in most books the last hand is played to its end. The Clobyosh page has both only as variations.
windows--story-title = Against a machine
windows--tells = Kobi Reiter wrote a program for Windows that plays against you. It is free, and its rules are slightly different.

table--story-group = At the table

barlinnie--story-title = Barlinnie Rules
barlinnie--tells = The prisons of Scotland have a game for four that is found nowhere else, the “Barlinnie Rules”. The Clobyosh page gives only the name.
tap-the-pack--story-title = Tap the pack
tap-the-pack--tells = When the dealer holds out the pack, it is slightly bad form among friends to cut it. Tap it on the top instead, unless honour is at stake or you want to mock the dealer.
honest-trumps--story-title = Lead an honest trump
honest-trumps--tells = Where Mike Block plays in Scotland, you lead trumps with a card that counts, not with the eight or the seven. Players there feel that this is fair.
lone-jack--story-title = The bare Yuss
lone-jack--tells = In Scotland you may keep back the jack of trumps when trumps are led, if it is the only trump that you have.
second-card--story-title = Time to think about Bela
second-card--tells = In Scotland no one minds if you call Bela only with the second of its two cards.
old-proverb--story-title = An old proverb
old-proverb--tells = “A trump seven will take an ace of hearts.” The Clobyosh page calls this an old proverb, both Scots and Jewish.
kent-his-faither--story-title = “Ah kent his faither”
kent-his-faither--tells = “Ah kent his faither” is Scots for “I knew his father”. People say it of someone who may be getting too grand. Mike Block feels a touch of this attitude in the game for three. There the two defenders may join forces against the taker, for a moment and without any principles.
low-man--story-title = “Gie it to the low man”
low-man--tells = With three players, the one in the middle often throws a good card on a trick of the one with the lowest total. The player in front then does not get it, but sometimes does the same, to hold back the one in the middle. The Clobyosh page finds that this makes a better game.
better-with-three--story-title = Better with three
better-with-three--tells = Mike Block’s page finds Bela better with three players than with two. Fewer cards are hidden. And it happens far less often that no one dares to take and everyone passes, deal after deal.
no-one-dares--story-title = No one dares
no-one-dares--tells = With two players, both can pass twice, and then the deal passes to the non-dealer. At a tense moment of the game this may happen several times in a row.
scrap-of-paper--story-title = A scrap of paper
scrap-of-paper--tells = Points are added up on any scrap of paper. The Clobyosh page shows one with comments. At a hand in which the other side had a fifty and a bela, the dealer asks: why did I not deal those to myself?
fathers-500--story-title = My father’s 500
fathers-500--tells = Mike Block’s father played to 500 points, not 501. Many Clobyosh players do the same.
east-lothian--story-title = A friend from East Lothian
east-lothian--tells = A friend of Mike Block from East Lothian lets players claim a game only in the first three tricks. After that, the hand is played to its end and counted as usual.
king-or-queen--story-title = What your first bela card says
king-or-queen--tells = Some partners have a sign for each other when one of them plays a bela. If the king comes first, that player has three trumps or more. If the queen comes first, that player has only the king and queen of trumps.
price-of-a-run--story-title = What a run costs you
price-of-a-run--tells = The short talk in which players compare runs looks long-winded, but it has a reason. You pay for the points of a run by revealing something about your hand. A player whose run loses should not have to reveal anything for nothing.
left-over-cards--story-title = A use for the low cards
left-over-cards--tells = Some tables of four shuffle the twenty unused cards, the twos to the sixes, and turn one up. Its suit is the one proposed as trumps.
sold-for-belote--story-title = Where to get a pack
sold-for-belote--tells = The 32 cards of these games are a standard pack in Germany, where Skat is played with them. In France they are sold for Piquet, Belote or Manille.

bidding--story-group = Advice: choosing trumps

push-along--story-title = Push the game along
push-along--tells = It pays to be a little aggressive, and sometimes to do what the others do not expect.
do-not-wait--story-title = Do not wait for the perfect hand
do-not-wait--tells = Do not be one of the bores who take only with a hand that nothing can beat.
jack-and-nine--story-title = Jack and nine are a start
jack-and-nine--tells = The jack and the nine of the suit are a good start, with 34 points. You do not always need both of them to take, so do not judge a hand by these two alone.
backing-hand--story-title = Look beyond the trumps
backing-hand--tells = Nearly always you also need some high-scoring cards in the other suits, or you will not get away with taking.
be-outrageous--story-title = Far ahead or far behind
be-outrageous--tells = If you lead by a lot or trail by a lot, try something wild. What can you lose?
last-three--story-title = The last three cards
last-three--tells = With two or three players, you have seen only six of your nine cards when you decide whether to take. Do not hope for too much from the last three. They can complete a promising hand, or ruin a middling one.
not-lightly--story-title = Not lightly
not-lightly--tells = If you choose the trumps you promise to win the hand. If you do not win it, your points go to the other player. So Denexa says: never choose lightly.
better-seat--story-title = The better seat
better-seat--tells = With two players it is a clear advantage not to deal. In the second round of calling the non-dealer is the first to choose from three suits. So it is fair that the winner of a hand deals the next.
what-a-schmeiss-says--story-title = What a schmeiss says
what-a-schmeiss-says--tells = In Lehman’s rules, a schmeiss in the first round means that you are ready to defend. Either the other player takes the turned-up suit, or the cards are thrown in.

play--story-group = Advice: runs and tricks

defence--story-title = Defend as if you could win
defence--tells = Games are won in defence as much as in attack. Even with a poor hand against a strong one, make every point that you can.
silent-bela--story-title = Keep your bela quiet
silent-bela--tells = If you are the taker and see that you will lose the hand by more than 20, do not call your bela. Its points would only go to the other side, unless your game lets you keep them.
silent-run--story-title = Keep a run quiet
silent-run--tells = If you are the taker and lose the hand, a run that you declared counts for the other side. So if you may well lose, you can leave your run undeclared.
winner-for-the-end--story-title = Save a winner for the end
winner-for-the-end--tells = It is often good to keep a winning card for the last trick, which is worth 10 points. But do not plan the whole hand around it.
any-trick--story-title = Any trick will do
any-trick--tells = A run counts only if its holder wins a trick, but an eight that takes a seven is enough. Without a trick, even a fifty from the ace down counts for nothing. That does happen.
show-a-part--story-title = Show the part you like
show-a-part--tells = In Klabberjass for four, you need not show the whole of a run of more than four cards. With a run from jack to seven you may show the upper four or the lower four. So you choose what the others learn.
two-duties--story-title = Two duties
two-duties--tells = You must trump if you cannot follow, and you must beat a trump lead. Most tactics of the game come down to these two duties, so think of them before you lead.
card-for-the-seven--story-title = What you get for the seven
card-for-the-seven--tells = The turn-up that you get for the seven of trumps may complete a run, or make your hand stronger in play.
bottom-card--story-title = Look at the bottom card
bottom-card--tells = The bottom card of the pack is turned up for one reason: both players then know one more card that is out of play.

winning--story-group = Advice: winning

say-it--story-title = Say it right away
say-it--tells = Claim the game as soon as you have 501. Someone who sits on 506 in silence can lose to someone who has 501 and speaks.
count-first--story-title = Count before you claim
count-first--tells = A player who claims the game without having the points loses it.
from-478--story-title = How to win from 478
from-478--tells = You have 478, the other player has 495, and you have the first lead. You hold the jack of the turned-up suit and a run of three, so take. In the first trick you can count 20 points for the jack and 20 for the run. If no better run turns up, you have won, however the hand would have ended.
go-down-fighting--story-title = Go down fighting
go-down-fighting--tells = If you would lose the game anyway, a bold try that fails costs you nothing. It is better to go down fighting.
second-chance--story-title = A second chance
second-chance--tells = The Clobyosh page says that in modern belote a tie is simply a loss for the side that chose the trumps. In Bela, Clobyosh, older belote and the French federation’s rules the taker’s points go to the winner of the next hand. So the taker can still get them.
narrow-escape--story-title = A narrow escape
narrow-escape--tells = At all trumps, with two tierces declared, the team that chose the contract has 154 points and the other team has 144. Both sums are exactly at the rounding limit, so both teams score 15: a narrow escape.

## documents (by id)
##
## Who wrote a document, where it is found, and the places in it that are cited: its own headings, which stay as they stand
## there, or a word of yours for a paragraph without one, with the first words of it in quotes, as they stand there.

clobyosh--writers = Mike Block, Antony Berzack and Selwyn Furman, edited by John McLeod
clobyosh--found-at = pagat.com
clobyosh--opening--place = the opening (“Variously known as Clobyosh”)
clobyosh--introduction--place = Introduction
clobyosh--two--place = Two-handed Bela
clobyosh--pack--place = The Pack
clobyosh--aim--place = The Aim
clobyosh--values--place = The Values of the Cards
clobyosh--combinations--place = Combinations
clobyosh--tricks--place = Tricks
clobyosh--deal--place = The Deal
clobyosh--exchange--place = The Exchange
clobyosh--play--place = Play and Declarations
clobyosh--last--place = Last Trick
clobyosh--score--place = The Score
clobyosh--winning--place = Winning the Game
clobyosh--rule1--place = Winning the Game, rule 1
clobyosh--rule2--place = Winning the Game, rule 2
clobyosh--rule3--place = Winning the Game, rule 3
clobyosh--rule4--place = Winning the Game, rule 4
clobyosh--rule5--place = Winning the Game, rule 5
clobyosh--advice--place = Advice
clobyosh--schmeiss--place = Variations: Schmeiss
clobyosh--void--place = Variations: Void Deal
clobyosh--equal--place = Variations: Equal scores
clobyosh--lastHand--place = Variations: Last Hand and Winning
clobyosh--allTricks--place = Variations: Winning all the tricks
clobyosh--three--place = Three-handed Bela / Clobyosh
clobyosh--threeVariations--place = Three-handed: Variations
clobyosh--four--place = Four-handed Clobyosh / Klabberjass
clobyosh--fourDeal--place = Four-handed: Deal and Calling
clobyosh--fourPlay--place = Four-handed: Play
clobyosh--fourScoring--place = Four-handed: Scoring
clobyosh--fourVariants--place = Four-handed: Variants
clobyosh--foot--place = the foot of the page (“This page is maintained by”)

lehman--writers = Brad Lehman, May 1999
lehman--found-at = Brad Lehman’s page
lehman--opening--place = the opening (“also known as Clobby”)
lehman--pack--place = the pack (“The deck is 32 cards”)
lehman--rank--place = Rank of cards
lehman--bidding--place = Dealing and Bidding
lehman--meld--place = announced sequences (“Now it is time to score”)
lehman--play--place = the play (“Non-dealer leads”)
lehman--bella--place = bella (“If a player holds both the K-Q of trump”)
lehman--lastTrick--place = the last trick (“Capturing the last trick”)
lehman--scoring--place = the cards taken (“Scoring for captured cards”)
lehman--result--place = who scores (“If the maker outscores the defender”)
lehman--game--place = the game (“The game is to 500”)
lehman--nextDeal--place = the next deal (“The winner of a hand deals”)
lehman--summary--place = Scoring summary
lehman--seeAlso--place = see also (“A Windows version”)

bicycle--writers = Bicycle Playing Cards
bicycle--found-at = bicyclecards.com
bicycle--opening--place = the opening (“the famous two-hand game”)
bicycle--pack--place = The Pack
bicycle--rank--place = Rank of Cards
bicycle--draw--place = The Draw
bicycle--cut--place = The Shuffle and Cut
bicycle--deal--place = The Deal
bicycle--bidding--place = Bidding
bicycle--redealing--place = Redealing
bicycle--melding--place = Melding
bicycle--play--place = The Play
bicycle--scoring--place = Scoring
bicycle--game--place = The Game
bicycle--misdeal--place = Irregularities: Misdeal
bicycle--revoke--place = Irregularities: Revoke

denexa--writers = Denexa Games
denexa--found-at = denexa.com
denexa--opening--place = the opening (“a two-player melding and trick-taking game”)
denexa--object--place = Object of Klaberjass
denexa--setup--place = Setup
denexa--ranking--place = Card ranking
denexa--trump--place = Establishing trump
denexa--melding--place = Melding
denexa--play--place = Play of the hand
denexa--scoring--place = Scoring

belote--writers = an encyclopedia article
belote--found-at = collected with Brad Lehman’s page
belote--spoken--place = a dictionary’s entry before the article (“Show Spelled Pronunciation”)
belote--origin--place = a dictionary’s entry before the article (“Origin: 1890–95”)
belote--opening--place = the opening (“Belote is a popular 32-card”)
belote--name--place = the name (“belote is used to designate”)
belote--deck--place = the deck (“A typical 32-card deck”)
belote--cut--place = the cut (“The deck is never shuffled”)
belote--deal--place = the deal (“The cards are dealt counter-clockwise”)
belote--contracts--place = the contracts (“The possible contracts”)
belote--bids--place = the bids (“Every player must either suggest”)
belote--thirdLevel--place = the third level (“In some areas of Bulgaria”)
belote--auctionEnd--place = the end of the bidding (“The bidding phase is over”)
belote--play--place = the play (“The play consists of eight tricks”)
belote--rank--place = the rank of the cards (“In Bulgarian bridge-belote the rank”)
belote--declarations--place = the declarations (“Declarations must be announced”)
belote--belote--place = the belote (“A belote is worth 20 points”)
belote--noTrumps--place = no trumps (“declarations do not apply”)
belote--cardTable--place = the card points (“Cards are counted depending on”)
belote--lastTrick--place = the last trick (“The winner of the last trick gets”)
belote--doubling--place = no trumps and doubles (“the result is multiplied”)
belote--inside--place = inside (“If a team is committed”)
belote--rounding--place = the rounding (“The result is divided by ten”)
belote--hanging--place = hanging points (“when both teams have equal scores”)
belote--valat--place = the valat (“A special valat”)
belote--kirtik--place = the kirtik (“In some parts of Bulgaria”)
belote--end--place = the end (“The first team to reach 151”)
belote--notes--place = the notes (“Versions exist for three and two players”)

ffb-belote--writers = Fédération Française de Belote, 27 January 2016
ffb-belote--found-at = ffbelote.org; read in a copy in the public repository vareversat/carg
ffb-belote--presentation--place = 2. Présentation
ffb-belote--dealer--place = 3.1. Le donneur
ffb-belote--shuffle--place = 3.2. Mélange des cartes
ffb-belote--cut--place = 3.3. La coupe
ffb-belote--deal--place = 3.4. La distribution (première partie)
ffb-belote--dealRest--place = 3.5. La distribution (deuxième partie)
ffb-belote--roundOne--place = 4.1. Premier tour
ffb-belote--roundTwo--place = 4.2. Deuxième tour
ffb-belote--course--place = 5.1. Déroulement
ffb-belote--play--place = 5.2. Règles
ffb-belote--cards--place = 6. Ordre et valeur des cartes
ffb-belote--belote--place = 7. La belote et la rebelote
ffb-belote--declarations--place = 8. Les annonces
ffb-belote--der--place = 9.1. Dix de der
ffb-belote--capot--place = { "9.2. Capot" }
ffb-belote--made--place = 10.1.1. Contrat réussi
ffb-belote--tie--place = 10.1.3. Règle du litige
ffb-belote--score--place = 10.2. Score de la donne
ffb-belote--rounding--place = 10.3. Arrondi
ffb-belote--hands--place = 10.4.1. Limite de donnes
ffb-belote--target--place = 10.4.2. Limite de points
ffb-belote--variant--place = 11. Variante : Sans Atout / Tout Atout

ffb-contree--writers = Fédération Française de Belote, 27 January 2016
ffb-contree--found-at = ffbelote.org; read as quoted in the survey Avo-k/colver
ffb-contree--s3-2--place = § 3.2
ffb-contree--s3-3--place = § 3.3
ffb-contree--s3-4--place = § 3.4
ffb-contree--s4-2-1--place = § 4.2.1
ffb-contree--s4-2-2--place = § 4.2.2
ffb-contree--s4-2-3--place = § 4.2.3
ffb-contree--s4-2-4--place = § 4.2.4
ffb-contree--s5-1--place = § 5.1
ffb-contree--s5-2-1--place = § 5.2.1
ffb-contree--s5-2-2--place = § 5.2.2
ffb-contree--s5-2-3--place = § 5.2.3
ffb-contree--s6--place = § 6
ffb-contree--s7--place = § 7
ffb-contree--s8--place = § 8
ffb-contree--s9-2--place = § 9.2
ffb-contree--s10-1--place = § 10.1
ffb-contree--s10-2--place = § 10.2
ffb-contree--s10-3--place = § 10.3
ffb-contree--s10-4--place = § 10.4
ffb-contree--s11--place = § 11
ffb-contree--refused--place = variants that it refuses (“Toute variante à l’instar de”)

ffb-coinche--writers = Fédération Française de Belote, 2015
ffb-coinche--found-at = ffbelote.org; read in a copy in the public repository vareversat/carg, which numbers its paragraphs differently
ffb-coinche--presentation--place = 2. Présentation
ffb-coinche--dealer--place = 3.1. Le donneur
ffb-coinche--shuffle--place = 3.2. Mélange des cartes
ffb-coinche--cut--place = 3.3. La coupe
ffb-coinche--deal--place = 3.4. La distribution
ffb-coinche--bids--place = 4.1. Tour d’enchères
ffb-coinche--contract--place = 4.2. Contrat
ffb-coinche--course--place = 5.1. Déroulement
ffb-coinche--play--place = 5.2. Règles
ffb-coinche--cards--place = 6. Ordre et valeur des cartes
ffb-coinche--belote--place = 7. La belote et la rebelote
ffb-coinche--declarations--place = 8. Les annonces
ffb-coinche--declaring--place = 8.2. Déclaration des annonces
ffb-coinche--resolving--place = 8.3. Résolution des annonces
ffb-coinche--renonce--place = 8.4. Renonce
ffb-coinche--der--place = 9.1. Dix de der
ffb-coinche--capot--place = { "9.2. Capot" }
ffb-coinche--made--place = Contrat réussi
ffb-coinche--failed--place = Contrat chuté
ffb-coinche--rounding--place = Arrondi
ffb-coinche--end--place = Fin de partie
ffb-coinche--variant--place = 11. Variante : Sans Atout / Tout Atout

ffb-pages--writers = Fédération Française de Belote
ffb-pages--found-at = ffbelote.org; read as quoted in the survey Avo-k/colver
ffb-pages--misdeal--place = misdeals (“Si le donneur commet une irrégularité”)
ffb-pages--calls--place = the calls (“Toute autre expression”)
ffb-pages--packets--place = dealing (“Il est strictement interdit de distribuer”)
ffb-pages--revoke--place = a fault seen immediately (“Si la faute est constatée immédiatement”)
ffb-pages--counts--place = the count (“Si la somme des deux totaux”)
ffb-pages--endOnBela--place = the end of the game (“Il est possible de terminer sur une belote”)

pravila-bele--writers = the makers of a Croatian game
pravila-bele--found-at = the public repository bela4us/windsurf_claude (pravila_igre.md), in Croatian
pravila-bele--overview--place = Opći pregled
pravila-bele--cards--place = Karte i špil
pravila-bele--sides--place = Timovi i igrači
pravila-bele--deal--place = Dijeljenje karata
pravila-bele--trumps--place = Odabir za adut (zvanje aduta)
pravila-bele--tricks--place = Tijek igre i igranje štihova
pravila-bele--follow--place = Pravila za bacanje karata
pravila-bele--bela--place = Zvanje Bele
pravila-bele--melds--place = Vrijednost zvanja
pravila-bele--sweep--place = Posebno bodovanje
pravila-bele--points--place = Bodovi u igri
pravila-bele--final--place = Konačno bodovanje

cannes--writers = Michel Iso, for the tournaments of the Festival des Jeux
cannes--found-at = the festival’s site in 2016; read on doczz.fr as far as it shows, and as quoted in the survey Avo-k/colver
cannes--misdeal--place = Fausse donne
cannes--bids--place = 2° Les enchères
cannes--marks--place = III – Marque
cannes--pickUp--place = picking up the cards (“Les joueurs ne prennent leurs cartes”)

ascee--writers = a club of civil servants in Deux-Sèvres
ascee--found-at = doczz.fr, as far as it shows, and the survey Avo-k/colver
ascee--articles--place = the articles (“Article (4)”)
ascee--misdeal--place = { "Article (9)" }
ascee--irregularity--place = { "Article (10)" }

pagat-coinche--writers = John McLeod
pagat-coinche--found-at = pagat.com; read as quoted in the survey Avo-k/colver
pagat-coinche--double--place = the doubles (“A coinche doubles the score for the bid only”)
pagat-coinche--turn--place = doubling out of turn (“It is not necessary to wait for your turn”)
pagat-coinche--lowest--place = the lowest bid (“The bid must be for at least 82 points”)
pagat-coinche--belote--place = belote (“The 20 points for Belote”)
pagat-coinche--undertrump--place = undertrumping (“If he has trumps but is unable to overtrump”)
pagat-coinche--capot--place = bidding every trick (“{ "A capot bid ends the bidding" }”)

colver--writers = the makers of Colver, from 202 texts
colver--found-at = the public repository Avo-k/colver
colver--methods--place = matrices/bareme.md, § 1
colver--failed--place = matrices/bareme.md, § 3.1
colver--doubles--place = matrices/bareme.md, § 4.1
colver--capot--place = matrices/bareme.md, § 5.3
colver--tie--place = matrices/fin-de-partie.md, § 5
colver--targets--place = matrices/fin-de-partie.md, § 1.1
colver--undertrump--place = matrices/jeu-de-la-carte.md, § 9
colver--collected--place = { "COLLECTE-2.md" }
