### Words of the game, as they stand inside a sentence. `$words` is whose words a table reads: those of the Clobyosh page
### (`clobyosh`), of a book (`lehman`, `bicycle`, `denexa`), of bridge-belote (`belote`), or plain ones (`plain`).
### `$who` is a side as a person: `we`, `they`, `one` (a single player) or `many`.

## cards

spades = spades
hearts = hearts
diamonds = diamonds
clubs = clubs
no-trumps = no trumps
all-trumps = all trumps
# Letters for the contracts without a suit, where a suit has its sign.
no-trumps-short = NT
all-trumps-short = AT
ace = ace
king = king
queen = queen
jack = jack
ten = ten
nine = nine
eight = eight
seven = seven
aces = aces
kings = kings
queens = queens
jacks = jacks
tens = tens
nines = nines
eights = eights
sevens = sevens
# One letter a card, as it is printed on it; ten to seven are figures everywhere.
ace-letter = A
king-letter = K
queen-letter = Q
jack-letter = J
# “king of hearts”. $rank is `king`, $suit is `hearts`.
card-name = { $rank } of { $suit }

## words

trump-jack = { $words ->
    [clobyosh] Yuss
    [lehman] jass
    [bicycle] jasz
    [denexa] jass
   *[other] trump jack
}
