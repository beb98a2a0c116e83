### Words of the game, as they stand inside a sentence; `.label` as they stand alone or at its beginning.
### $vocabulary is whose words the table reads: those of the Clobyosh page (`clobyosh`) or the usual ones of its games (`usual`),
### of a book (`lehman`, `bicycle`, `denexa`), of bridge-belote (`belote`), of French belote and contrée (`french`), of coinche
### (`coinche`), of Croatian bela (`croatian`), or plain ones (`plain`), which need no knowledge of any game.

## cards

# Each suit stands on a narrow key of the referee, too: one word, nine letters at most.
spades--suit = spades
hearts--suit = hearts
diamonds--suit = diamonds
clubs--suit = clubs
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
# “king of hearts”
card-name = { $rank } of { $suit }
# The top card of a run: “king high”.
up-to = { $rank ->
    [A] ace high
    [K] king high
    [Q] queen high
    [J] jack high
    [10] ten high
    [9] nine high
    [8] eight high
   *[7] seven high
}
# The card, and who holds it or where it went: “king of hearts, Mike”.
card-with-word = { $card }, { $word }

## words

# King and queen of trumps in one hand.
bela = { $vocabulary ->
    [clobyosh] Bela
    [usual] Bela
    [lehman] bella
    [bicycle] bella
    [denexa] bela
    [belote] belote
    [french] belote
    [coinche] belote
    [croatian] bela
   *[other] king and queen
}
    .label = { $vocabulary ->
        [clobyosh] Bela
        [usual] Bela
        [lehman] Bella
        [bicycle] Bella
        [denexa] Bela
        [belote] Belote
        [french] Belote
        [coinche] Belote
        [croatian] Bela
       *[other] King and queen
    }
# Who chose the trumps.
taker = { $vocabulary ->
    [lehman] maker
    [bicycle] maker
    [denexa] maker
    [belote] committed team
   *[other] taker
}
    .label = { $vocabulary ->
        [lehman] Maker
        [bicycle] Maker
        [denexa] Maker
        [belote] Committed team
       *[other] Taker
    }
# Said of a taker who failed, as a mark beside a figure.
bate-mark = { $vocabulary ->
    [clobyosh] bate
    [usual] bate
    [denexa] bate
    [lehman] defeated
    [bicycle] bete
    [belote] inside
   *[other] failed
}
    .label = { $vocabulary ->
        [clobyosh] Bate
        [usual] Bate
        [denexa] Bate
        [lehman] Defeated
        [bicycle] Bete
        [belote] Inside
       *[other] Failed
    }
last-trick = { $vocabulary ->
    [clobyosh] shtoch
   *[other] last trick
}
    .label = { $vocabulary ->
        [clobyosh] Shtoch
       *[other] Last trick
    }
# Of points that wait for the winner of a later hand.
held-over = { $vocabulary ->
    [belote] hanging
   *[other] held over
}
    .label = { $vocabulary ->
        [belote] Hanging
       *[other] Held over
    }
# How a hand counts more than once; $times is 2, 3, 4 or 8. Three times is a redouble where it is worth that.
doubled = { $times ->
    [2] { $vocabulary ->
        [belote] with contra
        [french] contré
        [coinche] coinché
        [croatian] with kontra
       *[other] doubled
    }
    [3] { $vocabulary ->
        [belote] with re-contra
        [french] surcontré
        [coinche] surcoinché
        [croatian] with rekontra
       *[other] redoubled
    }
    [4] { $vocabulary ->
        [belote] with re-contra
        [french] surcontré
        [coinche] surcoinché
        [croatian] with rekontra
       *[other] redoubled
    }
   *[other] { $vocabulary ->
        [belote] with sheet-contra
       *[other] doubled three times
    }
}
    .label = { $times ->
        [2] { $vocabulary ->
            [belote] With contra
            [french] Contré
            [coinche] Coinché
            [croatian] With kontra
           *[other] Doubled
        }
        [3] { $vocabulary ->
            [belote] With re-contra
            [french] Surcontré
            [coinche] Surcoinché
            [croatian] With rekontra
           *[other] Redoubled
        }
        [4] { $vocabulary ->
            [belote] With re-contra
            [french] Surcontré
            [coinche] Surcoinché
            [croatian] With rekontra
           *[other] Redoubled
        }
       *[other] { $vocabulary ->
            [belote] With sheet-contra
           *[other] Doubled three times
        }
    }
# A deal that is not played out, as a mark.
thrown-in = redeal
    .label = Redeal

## run-words (labels apart)

# Cards of one suit that follow each other, as something to declare.
run = { $vocabulary ->
    [lehman] sequence
    [bicycle] sequence
    [denexa] sequence
    [belote] sequence
   *[other] run
}
    .label = { $vocabulary ->
        [lehman] Sequence
        [bicycle] Sequence
        [denexa] Sequence
        [belote] Sequence
       *[other] Run
    }
runs = { $vocabulary ->
    [lehman] sequences
    [bicycle] sequences
    [denexa] sequences
    [belote] sequences
   *[other] runs
}
run-of-three = { $vocabulary ->
    [plain] run of three
    [belote] tierce
    [french] tierce
    [coinche] tierce
    [croatian] dvadeset
   *[other] twenty
}
    .label = { $vocabulary ->
        [plain] Run of three
        [belote] Tierce
        [french] Tierce
        [coinche] Tierce
        [croatian] Dvadeset
       *[other] Twenty
    }
run-of-four = { $vocabulary ->
    [plain] run of four
    [belote] quarte
    [french] cinquante
    [coinche] cinquante
    [croatian] pedeset
   *[other] fifty
}
    .label = { $vocabulary ->
        [plain] Run of four
        [belote] Quarte
        [french] Cinquante
        [coinche] Cinquante
        [croatian] Pedeset
       *[other] Fifty
    }
run-of-five = { $vocabulary ->
    [plain] run of five
    [belote] quint
    [french] cent
    [coinche] cent
    [croatian] sto
   *[other] hundred
}
    .label = { $vocabulary ->
        [plain] Run of five
        [belote] Quint
        [french] Cent
        [coinche] Cent
        [croatian] Sto
       *[other] Hundred
    }
# A run called by how many cards it has.
run-of-length = { $length ->
    [3] { run } of three
    [4] { run } of four
    [5] { run } of five
    [6] { run } of six
    [7] { run } of seven
    [8] { run } of eight
   *[other] { run } of { $length }
}
    .label = { $length ->
        [3] { run.label } of three
        [4] { run.label } of four
        [5] { run.label } of five
        [6] { run.label } of six
        [7] { run.label } of seven
        [8] { run.label } of eight
       *[other] { run.label } of { $length }
    }
# Eight cards in a row, where they count as two runs of four.
two-runs-of-four = { $vocabulary ->
    [plain] two runs of four
    [belote] two quartes
    [french] cinquante twice
    [coinche] cinquante twice
    [croatian] pedeset twice
   *[other] two fifties
}
    .label = { $vocabulary ->
        [plain] Two runs of four
        [belote] Two quartes
        [french] Cinquante twice
        [coinche] Cinquante twice
        [croatian] Pedeset twice
       *[other] Two fifties
    }
# Seven cards in a row, where they count as a run of four and one of three.
run-of-four-and-three = { run-of-four } and { run-of-three }
    .label = { run-of-four.label } and { run-of-three }
# Eight cards in a row, where they count as a run of five and one of three.
run-of-five-and-three = { run-of-five } and { run-of-three }
    .label = { run-of-five.label } and { run-of-three }

## play-words

# The jack of trumps, and the nine, and the seven that can be exchanged.
trump-jack = { $vocabulary ->
    [clobyosh] Yuss
    [lehman] jass
    [denexa] jass
    [bicycle] jasz
   *[other] trump jack
}
trump-nine = { $vocabulary ->
    [clobyosh] Manel
    [lehman] menel
    [denexa] menel
    [bicycle] menel
   *[other] trump nine
}
trump-seven = { $vocabulary ->
    [bicycle] dix
    [denexa] dix
   *[other] seven of trumps
}
# The card that offers its suit as trumps.
turn-up = { $vocabulary ->
    [denexa] upcard
   *[other] turn-up
}
# Who plays against the taker.
defender = { $vocabulary ->
    [bicycle] opponent
    [denexa] opponent
    [belote] other team
   *[other] defender
}
four-of-a-kind = { $vocabulary ->
    [belote] carré
    [french] carré
    [coinche] carré
   *[other] four of a kind
}
# Taking every trick.
sweep = { $vocabulary ->
    [clobyosh] a No Tricker
    [belote] a valat
    [french] a capot
    [coinche] a capot
   *[other] all the tricks
}
# What points are for that taking every trick brings.
for-sweep = { $vocabulary ->
    [clobyosh] for the No Tricker
    [belote] for the valat
    [french] for the capot
    [coinche] for the capot
   *[other] for all the tricks
}
    .label = { $vocabulary ->
        [clobyosh] For the No Tricker
        [belote] For the valat
        [french] For the capot
        [coinche] For the capot
       *[other] For all the tricks
    }

## units

# The unit of the sheet beside a figure that is shown apart from it.
points-unit = { $count ->
    [one] point
   *[other] points
}
match-points-unit = { $count ->
    [one] match point
   *[other] match points
}
hands-count = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
# “once”, “twice”, “four times”: how often something counts.
times = { $times ->
    [1] once
    [2] twice
    [3] three times
    [4] four times
    [8] eight times
    [16] sixteen times
   *[other] { $times } times
}
# A figure as it is heard: a sign is lost on the ear.
minus-aloud = minus { $points }

## people

us = We
them = They
both-sides = Both sides
# Who gave no name, by place at a table of four, or of two and three, or by number.
north = North
east = East
south = South
west = West
host = Host
guest = Guest
left = Left
right = Right
player-number = Player { $number }

## verdict-marks

# How a hand came out, as a mark beside its figures.
made--verdict-mark = made
tied--verdict-mark = level
revoked--verdict-mark = revoke
claim-good--verdict-mark = good claim
claim-false--verdict-mark = false claim
agreed--verdict-mark = agreed

## deal-reasons

# Why a deal was not played, as a choice on the form.
all-pass--deal-reason = All passed
schmeiss--deal-reason = Schmeiss agreed
void-deal--deal-reason = Void deal
misdeal--deal-reason = Misdeal

## claim-belas

# What the claimant has of the bela, as a choice.
none--claim-bela = No { bela }
held--claim-bela = Both still held
one-played-silently--claim-bela = One played, not announced
both-played-silently--claim-bela = Both played, not announced
announced--claim-bela = Announced

## rule-sets

bela-2--rule-set = Bela
bela-3--rule-set = Bela for three
klabberjass-4--rule-set = Klabberjass
lehman--rule-set = Klaberjass (Lehman)
bicycle--rule-set = Klaberjass (Bicycle)
denexa--rule-set = Klaberjass (Denexa)
bridge-belote--rule-set = Bridge-belote
belote--rule-set = French belote
contree--rule-set = Belote contrée
coinche--rule-set = Coinche
bela-hr--rule-set = Croatian bela
# House rules without a name.
house-rules-unnamed = House rules
# A rule set with one of its variants, in few words.
form-name = { $game }, { $variant }
# The same in a list of them all.
form-title = { $game }: { $variant }

## days

unknown-day = Unknown day
unknown-moment = an unknown time
# “Saturday 21 November 2026, 22:15”
day-and-time = { $day }, { $time }
