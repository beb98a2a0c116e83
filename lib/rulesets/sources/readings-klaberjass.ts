import { disputed, settled } from './reading'
import type { Reading } from './reading'

/** Readings of the Klaberjass family: the Clobyosh page, Lehman, Bicycle and Denexa. */
export const KLABERJASS_READINGS = {
  A01: settled(
    'Which cards Denexa takes out',
    'Denexa takes the twos to sixes out of 52 cards and says that aces to eights remain, yet counts 32 cards and uses the seven of trumps. The sevens stay in.',
  ),
  A02: settled(
    'Which way up the stock lies',
    'The Clobyosh page once puts the stock face up, and a paragraph later speaks of its unknown face-down cards. It lies face down.',
  ),
  A03: disputed(
    'Which points wait after a tie',
    'The page holds over “the disputed score” without saying whose. The defender’s points are good in any case by the same section, so only the taker’s wait; a table may let the points of both wait.',
  ),
  A04: settled(
    'A tie while points are held over',
    'No document follows one tie with another. The new taker’s points join those that wait, the defender keeps the new ones, and whoever wins a hand next takes the lot.',
  ),
  A05: settled(
    'Held-over points in the comparison',
    'Nothing says that points waiting from an earlier hand help to make the next one. They are added once the hand is decided.',
  ),
  A06: settled(
    'A thrown-in deal while points wait',
    'Held-over points wait for the next hand that is played out, so a deal that is thrown in leaves them where they are.',
  ),
  A07: settled(
    'Held-over points in a claim',
    'The rule on claims lists what may be counted, and points from a tied hand are not on the list. Nobody has won them yet.',
  ),
  A08: settled(
    'A game that ends with points still held over',
    'The page leaves open what becomes of them. They lapse; on a tied hand the defender can still reach the target with the points of that hand and wins.',
  ),
  A09: settled(
    'Held-over points that reach the target',
    'Points won from an earlier tie count like any others at the end of the hand, and the game is over if they reach the target.',
  ),
  A10: disputed(
    'One player past the target at the count, nobody having claimed',
    'The page gives the game to the first to reach the target, yet one can sit on 506 unclaimed and still lose, and at least in Scottish circles a trick must complete such a win. The win stands at the count; the trick can be asked for as a house rule.',
  ),
  A11: settled(
    'Three players, two of them past the target',
    'The winner of the last trick decides between two, but with three that can be somebody short of the target. Then the highest total of those past it wins, and if those are equal another hand is played.',
  ),
  A12: settled(
    'The moment to claim',
    'The page urges players to claim as soon as the target is reached, while its first rule wants a trick won and the next not yet led. The rule holds: enough points in mid-trick wait for the end of the trick.',
  ),
  A13: settled(
    'A claim at the wrong moment',
    'A wrong sum loses the game, but a claim out of turn is only something one cannot do. It is refused with a warning and costs nothing.',
  ),
  A14: disputed(
    'The first bela card played in silence',
    'The page names the first card for the call, reports that Scots may wait for the second, and lets a claim lose bela only once both cards were played unannounced. A call at either card is good.',
  ),
  A15: settled(
    'A claim after the first trick, before runs are shown',
    'Runs are shown in the second trick, but a claim can come before it. Whoever claims shows them with the claim.',
  ),
  A16: settled('Two claims at once', 'Only the winner of the trick just taken may claim, so two claims cannot meet.'),
  A17: settled(
    'A false claim with three players',
    'The opponent of whoever claims wins, says the rule, but here there are two. The one with the higher total before the hand wins; if those are equal, nobody does and the game is over.',
  ),
  A18: settled(
    'Within the first three tricks',
    'East Lothian allows a claim only within the first three tricks. It may be made after the first, the second or the third.',
  ),
  A19: settled(
    'Counting first when both pass the target',
    'The defender counts before the taker, but the page decides a double win by the last trick. The order of counting gives nobody the game.',
  ),
  A20: settled(
    'A taker who would be home but for a bate',
    'Bate points go to the opponent before the totals are looked at, so the taker does not win at the count. A claim is the only way out, and the three short rule texts know none.',
  ),
  A21: settled(
    'The best run, held by a player without a trick',
    'Only the holder of the best run can score for runs, and that holder has no trick. So nobody scores for runs; the lesser runs do not move up.',
  ),
  A22: settled(
    'Whether runs need a trick in Lehman and Bicycle',
    'Neither asks for a trick before runs count, while the Clobyosh page and Denexa do. None is needed where none is asked for.',
  ),
  A23: settled(
    'Bela without a trick',
    'The page calls bela absolute: it counts whatever else is held. No trick is needed for it, nor in the other documents, which ask for none.',
  ),
  A24: settled(
    'Seven and eight cards in a row in Lehman and Bicycle',
    'Lehman pays fifty for four or more and Denexa nothing extra, so a long run stays one fifty. Bicycle knows only runs of three and four and counts all that a hand holds, so a long run is divided: seven cards 70, eight 100.',
  ),
  A25: settled(
    'Declaring less than one holds',
    'Declaring is free, so a player may keep a run back or name only part of it. What was declared counts, and further runs of the best holder once they are shown.',
  ),
  A26: settled(
    'What “equal length” compares',
    'Lehman, Bicycle and Denexa compare tops between runs of equal length, but five cards are worth the same fifty as four. Runs of one class are compared by their top card, however long; where part of a long run may be shown, the top named is the one that counts.',
  ),
  A27: settled(
    'Lesser runs after the best have cancelled',
    'Where equal best runs score for nobody, two documents rule out all melds of the hand. Lesser runs do not step in, and Bicycle is read the same way.',
  ),
  A28: settled(
    'Bela called late in Denexa',
    'Denexa places the call at the first of the two cards and makes no allowance for the second. Announced only there it does not count.',
  ),
  A29: settled(
    'The seven when another suit is trumps (Bicycle)',
    'Bicycle lets the holder of the seven of trumps exchange it without asking that the turned suit be trumps. As in the other documents it must be, or the seven would fetch a plain card.',
  ),
  A30: settled(
    'Schmeiss by the dealer in round two (Bicycle)',
    'Bicycle leaves the dealer two choices at the last turn: name a suit or deal afresh. Schmeiss is not one of them.',
  ),
  A31: settled(
    'Lehman’s schmeiss, the other way round',
    'In round one Lehman makes the player who refuses the schmeiss the maker; the Clobyosh page and Denexa make it the one who called it. Lehman’s game keeps Lehman’s rule.',
  ),
  A32: settled(
    'Who is the maker after “No” (Bicycle)',
    'Bicycle says that the turned suit becomes trumps and names no maker. It is the player who offered to play the suit, that is, the one who said schmeiss.',
  ),
  A33: settled(
    'The lowest card drawn, and the deal after a schmeiss (Bicycle)',
    'Bicycle gives no order of the cards for the draw; the natural one from ace to seven is used. After a schmeiss it asks for a new deal, and since its deals alternate, the other player gives it.',
  ),
  A34: settled(
    'Who deals after everybody has passed',
    'The documents differ: the other player on the Clobyosh page and in Lehman, the same dealer in Denexa. Bicycle lets the dealer “start a new deal” but has the deal alternate, and so it does. Each game keeps its own.',
  ),
  A35: settled(
    'The deal after a tie where winners deal',
    'A tie has no winner, and only the Clobyosh page says what follows: the deal alternates. The same is done wherever the winner deals.',
  ),
  A36: settled(
    'The 360 for all nine tricks',
    'Ontario pays 360 and the declared combinations. The 360 stands in place of cards and last trick, either player can earn it, and the other player’s bela still counts.',
  ),
  A37: settled(
    'Reaching 501 in Denexa',
    'Denexa lets the first to 501 win and also the higher score. Totals are compared after each whole hand: the higher wins, and if they are equal another hand is played.',
  ),
  A38: settled(
    'Both past 500 in Lehman and Bicycle',
    'Lehman says nothing of both passing 500, Bicycle that the higher score wins, and neither speaks of equal totals. The higher wins; if they are equal, another hand is played.',
  ),
  A39: settled(
    'The maker counted first (Bicycle’s variation)',
    'The maker’s score is counted at the outset, but a maker who went bete has none to count. The order helps only a maker who made the hand.',
  ),
  A40: settled(
    'What a revoke hands over (Bicycle)',
    'Bicycle gives the other side the melds and cards of both. That takes in the last trick, the runs that stand and bella; a meld that was never held is worth nothing.',
  ),
  A41: settled(
    'Leading a low trump',
    'Some Scottish players never lead the eight or seven of trumps, as a matter of fair play. It is a custom and no revoke, so the lead is allowed unless the table bars it.',
  ),
  A42: settled(
    'A revoke where the document has no remedy',
    'Only Bicycle says what a revoke costs. Elsewhere the play is put right if it can be; if not, Bicycle’s remedy serves.',
  ),
  A43: disputed(
    'A tie with three players',
    'The taker must gain more than either opponent, and the page lets opponents with an equal score share the taker’s points. So a tie is a bate and nothing is held over.',
  ),
  A44: settled(
    'What comes over from two players to three',
    'The three-handed section says that all the basics are the same and lists none. Everything it does not change comes over: the exchange, runs and bela, the play, the count and claims.',
  ),
  A45: disputed(
    'An odd point between two opponents',
    'Opponents who are tied share a bate, but an odd number has no half. Each takes the half rounded down and the odd point is dropped, which favours nobody. On big it is dropped before the points count twice.',
  ),
  A46: settled(
    'The taker’s points to each opponent',
    'In this variation each opponent adds the taker’s points. Each adds all of them, tied or not, so a bate puts more on the sheet than the hand was worth.',
  ),
  A47: settled(
    'What “on big” doubles',
    'The page doubles the points for the deal. Everybody’s points are doubled, after a bate has gone to the higher opponent; an equal sum is a bate.',
  ),
  A48: settled(
    'A claim on a big hand',
    'The doubling belongs to the count at the end of the deal, so a claim in mid-play adds up single points.',
  ),
  A49: settled('The target with three players', 'The three-handed section names no target. It is 501, as with two.'),
  A50: disputed(
    'Who deals next with three players',
    'The winner of a hand deals the next, but with three it is not said who that is. It is the taker who made it, otherwise the opponent with more points; if those are equal, the one who sits first after the dealer.',
  ),
  A51: settled(
    'Too low to overtrump, with four players',
    'An opponent’s card must be beaten where possible; what follows if a trump cannot beat a trump is not said. A lower trump must still be played, as the three-handed text has it.',
  ),
  A52: settled(
    'Equal plain runs with four players',
    'The four-handed text stops at the trump run. Between equal plain runs the one declared first wins, as with two players.',
  ),
  A53: settled(
    'When bela is called with four players',
    'The four-handed text ties the call to the first of the two cards and does not repeat the Scottish allowance. A call at the second card is too late.',
  ),
  A54: settled(
    'The trick that runs need, with four players',
    'The two-handed game asks the holder for a trick, and the four-handed text is silent. Since a team scores together, one trick of either partner is enough.',
  ),
  A55: settled(
    'A twenty after the partner’s fifty',
    'After a fifty nobody later may declare a twenty. That only shortens the talk: if the fifty is the partner’s and wins, the twenty is shown and counts.',
  ),
  A56: settled(
    'Runs and bela at no trump (bimah)',
    'Only the order of the cards and their points are given for a forced no-trump hand. Runs count as usual, no run beats an equal one by being trumps, and there is no bela.',
  ),
  A57: settled(
    'The deal with a low-card indicator',
    'If a low card shows the suit, the dealer has no turn-up to take, so all 32 cards are dealt three, three and two. The suit shown may not be named in round two.',
  ),
  A58: settled(
    'The sample sheet on the Clobyosh page',
    'One running total on it is a point short: 23 and 106 are 129, not 128. It is a slip, and the column beside it adds up.',
  ),
  A59: settled(
    'The game with 28 cards',
    'Without sevens there is nothing to exchange, and runs end at the eight, so none is longer than seven cards.',
  ),
  A60: settled(
    'What a forced player on the dealer’s left may name',
    'The text makes this player name trumps after two rounds of passes and does not mention the turned suit. It stays closed, as it was in round two; no trump only where the table allows it.',
  ),
  A61: settled(
    'Who shows a void deal',
    'A first six of nothing but eights and sevens voids the deal; who must speak is not said. The holder may show it before the bidding.',
  ),
  A62: settled(
    'When the bare Yuss may be held back',
    'Only a jack that is its holder’s one trump may be kept from a trump lead. Any card may be played instead.',
  ),
  A63: settled(
    'Match and first deal with four players',
    'The four-handed text names neither. A match is a single game, and the first dealer is cut for, the higher card dealing as with two players.',
  ),
  A64: settled(
    'The first deal of the next game',
    'In a best of three the winner of a game deals first in the next one, as the page has it, whoever won its last hand.',
  ),
  A65: settled(
    'Card points or totals, with four players',
    'The section on calling speaks of most of the card points, the one on scoring compares totals with runs, bela and last trick. Totals decide, since that is the section on the count.',
  ),
  A66: settled(
    'What the maker scores on a tie in Denexa',
    'Denexa says only that the opponent scores the opponent’s own points. The maker scores nothing and nothing is held over, as Lehman and Bicycle put it.',
  ),
  A67: settled(
    'Before what the seven is exchanged',
    'The exchange follows the last cards of the deal, and its sections stand before those on runs; only Lehman says that it may complete one. It is made before anybody declares or leads, and the new card may serve in a run.',
  ),
  A68: settled(
    'Bela beside a better run of the other side',
    'The Clobyosh page alone calls bela absolute. Lehman and Bicycle describe it apart from the contest of runs, and Denexa scores no melds when equal runs cancel, though it has settled runs alone by then. Bela counts in all of them.',
  ),
  A69: settled(
    'How tops and trumps are told in Lehman',
    'Lehman has the dealer announce an equal or better meld similarly and gives no words for top cards and trumps. They are named in the order in which they are compared, the better one speaking.',
  ),
  A70: settled(
    'Bella called only at the first card',
    'Lehman and Bicycle place the call at the second of the two cards and do not say what an earlier one is worth. Called at the first card alone it does not count.',
  ),
  A71: settled(
    'King and queen in a run and in bela',
    'Bicycle counts both, and the sample sheet of the Clobyosh page has a fifty with an “Ace-bela”. The others are silent: both count there too, for only runs are kept from overlapping.',
  ),
  A72: settled(
    'Nothing left but low trumps',
    'The Scottish custom asks for a scoring card when trumps are led. It does not say what a player leads who holds nothing but the eight or seven of trumps: that card may be led.',
  ),
  A73: settled(
    'The five rules of claiming',
    'The page sums up claims in five rules and adds that they are its editor’s interpretation, since the contributor was not explicit on every detail. They are taken as the rules.',
  ),
  A74: settled(
    'What comes over from two players to four',
    'The four-handed section takes over the values, ranks and combinations and describes deal, play and count itself. The names of the top trumps, the ten for the last trick and the freedom not to declare come over too.',
  ),
} as const satisfies { readonly [id: string]: Reading }
