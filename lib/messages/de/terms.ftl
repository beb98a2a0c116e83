### Die Wörter des Spiels. Klaberjass hat seine eigenen; alle anderen Spiele sprechen mit einfachen Wörtern.
### Was überall gleich heißt: hand = Spiel, game = Partie, series = Serie, score sheet = Zettel („Blatt“ ist am Tisch, was man
### auf der Hand hat), card points = Augen, points = Punkte, match points = Spielpunkte, taker = die Spielpartei, wer spielt,
### defender = die Gegenpartei, other side = die Gegenseite, declaration = Meldung, run = Folge, bela = Belle, claim = die
### den Sieg ansagen, die Ansage, held over = offen, tie = Gleichstand, bate = bete, redeal = neu geben, misdeal = falsch gegeben,
### revoke = nicht bedient, to lead = ausspielen, first lead = herauskommen, dealer = Geber, partner = Partner, four of a kind = Vierling.

## cards

# en 71b65c05 draft
spades--suit = Pik
# en c51eb8df draft
hearts--suit = Herz
# en 1babb688 draft
diamonds--suit = Karo
# en e25329d6 draft
clubs--suit = Kreuz
# en aa4eac3f draft
no-trumps = ohne Trumpf
# en d606612f draft
all-trumps = alles Trumpf
# en 1e2a0dda draft
no-trumps-short = OT
# en 3f7fd7b1 draft
all-trumps-short = AT
# en f1be9ea4 draft
ace = Ass
# en 3277790f draft
king = König
# en 5a07028a draft
queen = Dame
# en 1e0f5683 draft
jack = Bube
# en 7f4b40b2 draft
ten = Zehn
# en ee89faa0 draft
nine = Neun
# en cc03d52f draft
eight = Acht
# en 331619e3 draft
seven = Sieben
# en 36cea631 draft
aces = Asse
# en 7ed289f3 draft
kings = Könige
# en 9d45e9ed draft
queens = Damen
# en d7c55007 draft
jacks = Buben
# en e8a7f6cd draft
tens = Zehnen
# en 31a51b59 draft
nines = Neunen
# en 6e011ee2 draft
eights = Achten
# en ae0461b7 draft
sevens = Siebenen
# en 967109c3 draft
ace-letter = A
# en aa244e75 draft
king-letter = K
# en e85734d3 draft
queen-letter = D
# en 8f01e5a0 draft
jack-letter = B
# „Herz-König“
# en d49bc1aa draft
card-name = { $suit }-{ $rank }
# en 6ae6c897 draft
up-to = { $rank ->
    [A] bis Ass
    [K] bis König
    [Q] bis Dame
    [J] bis Bube
    [10] bis Zehn
    [9] bis Neun
    [8] bis Acht
   *[7] bis Sieben
}
# en 88a427d1 draft
card-with-word = { $card }, { $word }

## words

# en 6e95698c draft
trump-jack = { $vocabulary ->
    [clobyosh] Jass
    [usual] Jass
    [lehman] Jass
    [bicycle] Jass
    [denexa] Jass
   *[other] Trumpfbube
}
# en 6dae8fb7 draft
trump-nine = { $vocabulary ->
    [clobyosh] Mie
    [usual] Mie
    [lehman] Mie
    [bicycle] Mie
    [denexa] Mie
   *[other] Trumpfneun
}
# en b5dcb44d draft
trump-seven = Trumpfsieben
# en 810c37e9 draft
turn-up = aufgedeckte Karte
# en f44749ad draft
bela = { $vocabulary ->
    [plain] König und Dame
    [belote] Belote
    [french] Belote
    [coinche] Belote
    [croatian] Bela
   *[other] Belle
}
    .label = { $vocabulary ->
        [plain] König und Dame
        [belote] Belote
        [french] Belote
        [coinche] Belote
        [croatian] Bela
       *[other] Belle
    }
# en f331bcb4 draft
taker = die Spielpartei
    .label = Spielpartei
# en b87c7e1f draft
defender = die Gegenpartei
# en 3dadb1a9 draft
bate-mark = { $vocabulary ->
    [clobyosh] bete
    [usual] bete
    [lehman] bete
    [bicycle] bete
    [denexa] bete
   *[other] verloren
}
    .label = { $vocabulary ->
        [clobyosh] Bete
        [usual] Bete
        [lehman] Bete
        [bicycle] Bete
        [denexa] Bete
       *[other] Verloren
    }
# en 9f6f8046 draft
last-trick = letzter Stich
    .label = Letzter Stich
# en 834e83b8 draft
run = Folge
    .label = Folge
# en 4de4fc8c draft
runs = Folgen
# en 72923adf draft
run-of-three = { $vocabulary ->
    [plain] Dreierfolge
    [croatian] Dvadeset
   *[other] Terz
}
    .label = { $vocabulary ->
        [plain] Dreierfolge
        [croatian] Dvadeset
       *[other] Terz
    }
# en 822ae66d draft
run-of-four = { $vocabulary ->
    [plain] Viererfolge
    [belote] Quarte
    [croatian] Pedeset
   *[other] Fünfzig
}
    .label = { $vocabulary ->
        [plain] Viererfolge
        [belote] Quarte
        [croatian] Pedeset
       *[other] Fünfzig
    }
# en 53edaf9a draft
run-of-five = { $vocabulary ->
    [plain] Fünferfolge
    [belote] Quinte
    [croatian] Sto
   *[other] Hundert
}
    .label = { $vocabulary ->
        [plain] Fünferfolge
        [belote] Quinte
        [croatian] Sto
       *[other] Hundert
    }
# en 00e8e7e8 draft
run-of-length = { $length ->
    [3] Dreierfolge
    [4] Viererfolge
    [5] Fünferfolge
    [6] Sechserfolge
    [7] Siebenerfolge
    [8] Achterfolge
   *[other] Folge aus { $length }
}
    .label = { $length ->
        [3] Dreierfolge
        [4] Viererfolge
        [5] Fünferfolge
        [6] Sechserfolge
        [7] Siebenerfolge
        [8] Achterfolge
       *[other] Folge aus { $length }
    }
# en d61810e3 draft
two-runs-of-four = { $vocabulary ->
    [plain] zwei Viererfolgen
    [belote] zwei Quarten
    [croatian] zweimal Pedeset
   *[other] zwei Fünfziger
}
    .label = { $vocabulary ->
        [plain] Zwei Viererfolgen
        [belote] Zwei Quarten
        [croatian] Zweimal Pedeset
       *[other] Zwei Fünfziger
    }
# en 518a4204 draft
run-of-four-and-three = { run-of-four } und { run-of-three }
    .label = { run-of-four } und { run-of-three }
# en ab27387f draft
run-of-five-and-three = { run-of-five } und { run-of-three }
    .label = { run-of-five } und { run-of-three }
# en 3627b175 draft
four-of-a-kind = Vierling
# en 775c6418 draft
held-over = offen
    .label = Offen
# en 24ee3fde draft
sweep = { $vocabulary ->
    [belote] Valat
    [french] Capot
    [coinche] Capot
   *[other] allen Stichen
}
# en 186b6b4f draft
for-sweep = { $vocabulary ->
    [belote] für den Valat
    [french] für den Capot
    [coinche] für den Capot
   *[other] für alle Stiche
}
    .label = { $vocabulary ->
        [belote] Für den Valat
        [french] Für den Capot
        [coinche] Für den Capot
       *[other] Für alle Stiche
    }
# en f327b1c3 draft
doubled = { $times ->
    [2] { $vocabulary ->
        [coinche] coinché
       *[other] mit Kontra
    }
    [3] { $vocabulary ->
        [coinche] surcoinché
       *[other] mit Re
    }
    [4] { $vocabulary ->
        [coinche] surcoinché
       *[other] mit Re
    }
   *[other] mit Subkontra
}
    .label = { $times ->
        [2] { $vocabulary ->
            [coinche] Coinché
           *[other] Mit Kontra
        }
        [3] { $vocabulary ->
            [coinche] Surcoinché
           *[other] Mit Re
        }
        [4] { $vocabulary ->
            [coinche] Surcoinché
           *[other] Mit Re
        }
       *[other] Mit Subkontra
    }
# en 4590f73e draft
thrown-in = neu geben
    .label = Neu geben

## units

# en b3d66aeb draft
points-unit = { $count ->
    [one] Punkt
   *[other] Punkte
}
# en 0a32a275 draft
match-points-unit = { $count ->
    [one] Spielpunkt
   *[other] Spielpunkte
}
# en 209ec7bc draft
hands-count = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
# en c315dbce draft
times = { $times ->
    [1] einfach
    [2] doppelt
    [3] dreifach
    [4] vierfach
    [8] achtfach
    [16] sechzehnfach
   *[other] { $times }-fach
}
# en 2a193fb4 draft
minus-aloud = minus { $points }

## people

# en 3d0996aa draft
us = Wir
# en 7858527d draft
them = Ihr
# en e54ed46c draft
both-sides = Beide Parteien
# en a97cfd9a draft
north = Nord
# en f06dd0a0 draft
east = Ost
# en a4eb7805 draft
south = Süd
# en 6c51d3fc draft
west = West
# en c5fd6742 draft
host = Heim
# en 54ac3f51 draft
guest = Gast
# en 645d4ef1 draft
left = Links
# en 78dd1e03 draft
right = Rechts
# en f4267440 draft
player-number = Platz { $number }

## verdict-marks

# en 617f1883 draft
made--verdict-mark = gewonnen
# en dbf403be draft
tied--verdict-mark = gleich
# en b5e35a44 draft
revoked--verdict-mark = nicht bedient
# en 79c540bf draft
claim-good--verdict-mark = richtig angesagt
# en d3f45421 draft
claim-false--verdict-mark = falsch angesagt
# en 1b8e7f2e draft
agreed--verdict-mark = vereinbart

## deal-reasons

# en dfba6233 draft
all-pass--deal-reason = Alle haben gepasst
# en 260823a4 draft
schmeiss--deal-reason = Schmeißen angenommen
# en aa1ddf84 draft
void-deal--deal-reason = Ungültiges Blatt
# en 534a1d4f draft
misdeal--deal-reason = Falsch gegeben

## claim-belas

# en 17febe33 draft
none--claim-bela = { $vocabulary ->
    [plain] Nicht beide
   *[other] Keine { bela }
}
# en 2a9ce88b draft
held--claim-bela = Beide noch auf der Hand
# en 1a5cf74c draft
one-played-silently--claim-bela = Eine gespielt, nicht angesagt
# en 687db32a draft
both-played-silently--claim-bela = Beide gespielt, nicht angesagt
# en d390a513 draft
announced--claim-bela = Angesagt

## rule-sets

# en 52ad7395 draft
bela-2--rule-set = Bela
# en bc2dc535 draft
bela-3--rule-set = Bela zu dritt
# en f839c9ed draft
klabberjass-4--rule-set = Klabberjass
# en 3e81cb85 draft
lehman--rule-set = Klaberjass nach Lehman
# en 1efc7659 draft
bicycle--rule-set = Klaberjass nach Bicycle
# en b8ad64d2 draft
denexa--rule-set = Klaberjass nach Denexa
# en b9872c3e draft
bridge-belote--rule-set = Bridge-Belote
# en 0c72c414 draft
belote--rule-set = Französische Belote
# en 066bce6e draft
contree--rule-set = Belote contrée
# en 21bedd5e draft
coinche--rule-set = Coinche
# en 61f375e0 draft
bela-hr--rule-set = Kroatische Bela
# en fe92a5cd draft
house-rules-unnamed = Hausregeln
# en 9a7d3569 draft
form-name = { $game }, { $variant }
# en bfde9f63 draft
form-title = { $game }: { $variant }

## days

# en 9408080a draft
unknown-day = Unbekannter Tag
# en 12a4083c draft
unknown-moment = zu unbekannter Zeit
# en f12d7142 draft
day-and-time = { $day }, { $time }
