import { disputed, settled } from './reading'
import type { Reading } from './reading'

/** Readings of the article on Bulgarian bridge-belote. */
export const BELOTE_READINGS = {
  B01: settled(
    'Shuffling',
    'The article has the pack shuffled between games and also never shuffled but cut. It is shuffled before a game and only cut between its deals.',
  ),
  B02: settled(
    'How many levels of doubling',
    'Two levels are usual and two are allowed, yet a third is played in some areas. There are two unless the table agrees on the third.',
  ),
  B03: settled(
    'All trumps and the third level',
    'A re-double of all trumps ends the bidding, which would leave no room for a third double of it. Where the third level is played, the bidding ends there instead.',
  ),
  B04: settled(
    'A higher contract after a double',
    'The article does not say what becomes of a double when the contract is raised. It lapses, for a double is aimed at the contract of that moment.',
  ),
  B05: settled(
    'Whose contract can be doubled',
    'A contract can be doubled by the other team alone, and only the team that was doubled can re-double.',
  ),
  B06: settled(
    'How declarations are compared',
    'The article gives values and no comparison. The longer sequence wins, then the higher top; equal ones score for nobody, trumps or not, and the best one brings in all sequences of its team. Carrés are compared apart in trump order, and a belote always counts.',
  ),
  B07: settled(
    'Six and seven cards in a row',
    'Eight cards are a quint and a tierce by name, and longer runs than five earn no more. So six and seven are worth 100 and eight 120.',
  ),
  B08: settled(
    'The belote inside a sequence',
    'A card can be in one declaration only, but the belote is described apart from the declarations. King and queen may be in a sequence and a belote.',
  ),
  B09: settled(
    'Which team is committed',
    'The article speaks of the committed team without saying which it is. It is the team of the player with the last contract, and both teams in a doubled one.',
  ),
  B10: disputed(
    'Equal points in a doubled deal',
    'What a committed team made hangs, and in a doubled contract both are committed. So neither scores and the whole multiplied amount hangs.',
  ),
  B11: disputed(
    'Rounding and multiplying',
    'The text multiplies before it divides by ten; its own example multiplies 26 match points by eight. Points are rounded first and match points multiplied, and the literal order is a choice.',
  ),
  B12: settled(
    'Doubling at no trumps and its rounding limit',
    'Doubled totals at no trumps are even, so a limit of five would never bite after the doubling. The doubling still comes first, as the text has it before the division.',
  ),
  B13: disputed(
    'Equal totals exactly at the limit',
    'At the limit the lower total goes up and the higher down, which says nothing of equal ones. The team that scores rounds down and the part that hangs rounds up, so that the sum stays right.',
  ),
  B14: settled(
    'Rounding when a team is inside',
    'All points go to one team, so their sum is rounded once. No such sum falls on a rounding limit.',
  ),
  B15: disputed(
    'Valat and doubles',
    'The article doubles the premium of nine at no trumps and does not mention contra. It is multiplied with everything else.',
  ),
  B16: settled(
    'Valat in the comparison of the teams',
    'The premium is given in match points, and teams are compared in card points. It decides nothing and stays with the team that took every trick.',
  ),
  B17: settled(
    'Declarations of a team without a trick',
    'A valat leaves the other team its declarations. A committed team that is also inside still loses them with the rest.',
  ),
  B18: disputed(
    'A game that would end on a valat',
    'A game cannot end while a valat takes place, and no more is said. Play goes on, and the next deal without a valat ends it for the team that is past the target and ahead.',
  ),
  B19: settled(
    'Both teams past the target',
    'The first to 151 wins, but two can pass it in one deal. The higher total wins; if they are equal, play goes on.',
  ),
  B21: settled(
    'A game that ends with points hanging',
    'Nothing makes a game wait for points that hang. The team that reaches the target wins and they lapse.',
  ),
  B22: settled(
    'The kirtik in detail',
    'The article leaves the details to another page. A kirtik is off unless agreed; then ten match points go for not winning when committed and ten for taking no trick, doubled at no trumps and by doubles.',
  ),
  B23: settled(
    'A kirtik when points hang',
    'A kirtik punishes not winning, and a hand that hangs is not lost yet. It costs no kirtik.',
  ),
  B24: settled(
    'The “go out” double',
    'The third level is meant to win a whole game at a stroke. It multiplies by eight like any other level: 26 match points make 208, and the game is won by the count.',
  ),
  B25: settled(
    'The last trick at no trumps',
    'The ten for the last trick are part of the 130 and are doubled with them.',
  ),
  B26: settled(
    'Declarations without a trick',
    'No trick is asked for, and a valat leaves the enemy its declarations. They count.',
  ),
  B27: settled(
    'A belote card thrown off at all trumps',
    'The article asks only that the belote be declared at its first card. It counts also where that card is a discard.',
  ),
  B28: disputed(
    'Void while the partner is winning',
    'The text wants a trump from a player who cannot follow and frees from overtrumping alone if the partner has the trick. Taken at its word a trump must be played; a table may let the player discard.',
  ),
  B29: settled(
    'Too low to overtrump an opponent',
    'A trump must be played even where it cannot beat the one on the table. The duty to trump is stated first.',
  ),
  B30: settled(
    'The very first deal',
    'Winners of the previous game deal first, but a first evening has none. The table cuts or agrees; later either of the winners may deal.',
  ),
  B31: settled(
    'Who cuts',
    'The player before the dealer cuts, and at the first deal of a game the dealer’s partner. At least three cards are lifted.',
  ),
  B32: settled(
    'Four eights or four sevens',
    'Eights and sevens are awarded nothing. Four of them are no declaration and beat no other carré.',
  ),
  B33: settled(
    'Who deals next',
    'The article names the dealer’s successor for cards and play and says nothing of the deal. It passes to the right after every hand, played or passed out.',
  ),
  B34: settled(
    'Showing declarations',
    'Naming the kind of a declaration is enough. The cards are shown only if somebody asks.',
  ),
  B36: settled('Scores below zero', 'A kirtik can take more than a team has. The total may go below zero.'),
  B37: settled(
    'Hanging points and the next doubles',
    'Points that hang are added as they stand; a double in the next deal does not multiply them.',
  ),
  B38: settled(
    'Who bids first',
    'The article says what may be bid and names no first bidder. The bidding begins with the dealer’s successor, who is dealt the first cards and leads, and goes on in the order of the deal.',
  ),
  B39: settled(
    'Unable to follow at no trumps and at all trumps',
    'Whoever cannot follow must play a trump and overtrump. At no trumps there is none; at all trumps every card is one, and none of another suit beats the suit led. So any card may be played.',
  ),
  B40: settled(
    'Declarations that were kept quiet',
    'Declarations and the belote must be announced. The article sets no penalty for silence: what is not announced in time does not count, and no more.',
  ),
} as const satisfies { readonly [id: string]: Reading }
