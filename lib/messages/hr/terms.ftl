### Riječi igre. Zovemo adut (zvač), prijavljujemo zvanja; nazivi karata u množini stoje u genitivu: „četiri dame“, „nema sedmice“.

## cards

# en 71b65c05 draft
spades--suit = pik
# en c51eb8df draft
hearts--suit = herc
# en 1babb688 draft
diamonds--suit = karo
# en e25329d6 draft
clubs--suit = tref
# en aa4eac3f draft
no-trumps = bez aduta
# en d606612f draft
all-trumps = sve adut
# en 1e2a0dda draft
no-trumps-short = BA
# en 3f7fd7b1 draft
all-trumps-short = SA
# en f1be9ea4 draft
ace = as
# en 3277790f draft
king = kralj
# en 5a07028a draft
queen = dama
# en 1e0f5683 draft
jack = dečko
# en 7f4b40b2 draft
ten = desetka
# en ee89faa0 draft
nine = devetka
# en cc03d52f draft
eight = osmica
# en 331619e3 draft
seven = sedmica
# en 36cea631 draft
aces = asa
# en 7ed289f3 draft
kings = kralja
# en 9d45e9ed draft
queens = dame
# en d7c55007 draft
jacks = dečka
# en e8a7f6cd draft
tens = desetke
# en 31a51b59 draft
nines = devetke
# en 6e011ee2 draft
eights = osmice
# en ae0461b7 draft
sevens = sedmice
# en 967109c3 draft
ace-letter = A
# en aa244e75 draft
king-letter = K
# en e85734d3 draft
queen-letter = Q
# en 8f01e5a0 draft
jack-letter = J
# en d49bc1aa draft
card-name = { $suit } { $rank }
# en 6ae6c897 draft
up-to = { $rank ->
    [A] do asa
    [K] do kralja
    [Q] do dame
    [J] do dečka
    [10] do desetke
    [9] do devetke
    [8] do osmice
   *[7] do sedmice
}
# en 88a427d1 draft
card-with-word = { $card }, { $word }

## words

# en f44749ad draft
bela = { $vocabulary ->
    [french] belote
    [coinche] belote
   *[other] bela
}
    .label = { $vocabulary ->
        [french] Belote
        [coinche] Belote
       *[other] Bela
    }
# en f331bcb4 draft
taker = zvač
    .label = Zvač
# en 3dadb1a9 draft
bate-mark = pad
    .label = Pad
# en 9f6f8046 draft
last-trick = zadnji štih
    .label = Zadnji štih
# en 775c6418 draft
held-over = visi
    .label = Visi
# en f327b1c3 draft
doubled = { $times ->
    [2] { $vocabulary ->
        [coinche] coinché
       *[other] s kontrom
    }
    [3] { $vocabulary ->
        [coinche] surcoinché
       *[other] s rekontrom
    }
    [4] { $vocabulary ->
        [coinche] surcoinché
       *[other] s rekontrom
    }
   *[other] s trećom kontrom
}
    .label = { $times ->
        [2] { $vocabulary ->
            [coinche] Coinché
           *[other] S kontrom
        }
        [3] { $vocabulary ->
            [coinche] Surcoinché
           *[other] S rekontrom
        }
        [4] { $vocabulary ->
            [coinche] Surcoinché
           *[other] S rekontrom
        }
       *[other] S trećom kontrom
    }
# en 4590f73e draft
thrown-in = ponovno dijeljenje
    .label = Ponovno dijeljenje

## run-words (labels apart)

# en 834e83b8 draft
run = niz
    .label = Niz
# en 4de4fc8c draft
runs = nizovi
# en 72923adf draft
run-of-three = { $vocabulary ->
    [belote] terca
    [french] tierce
    [coinche] tierce
   *[other] dvadeset
}
    .label = { $vocabulary ->
        [belote] Terca
        [french] Tierce
        [coinche] Tierce
       *[other] Dvadeset
    }
# en 822ae66d draft
run-of-four = { $vocabulary ->
    [belote] kvarta
    [french] cinquante
    [coinche] cinquante
   *[other] pedeset
}
    .label = { $vocabulary ->
        [belote] Kvarta
        [french] Cinquante
        [coinche] Cinquante
       *[other] Pedeset
    }
# en 53edaf9a draft
run-of-five = { $vocabulary ->
    [belote] kvinta
    [french] cent
    [coinche] cent
   *[other] sto
}
    .label = { $vocabulary ->
        [belote] Kvinta
        [french] Cent
        [coinche] Cent
       *[other] Sto
    }
# en 00e8e7e8 draft
run-of-length = { $length ->
    [3] { run } od tri
    [4] { run } od četiri
    [5] { run } od pet
    [6] { run } od šest
    [7] { run } od sedam
    [8] { run } od osam
   *[other] { run } od { $length }
}
    .label = { $length ->
        [3] { run.label } od tri
        [4] { run.label } od četiri
        [5] { run.label } od pet
        [6] { run.label } od šest
        [7] { run.label } od sedam
        [8] { run.label } od osam
       *[other] { run.label } od { $length }
    }
# en d61810e3 draft
two-runs-of-four = { $vocabulary ->
    [belote] dvije kvarte
    [french] dvaput cinquante
    [coinche] dvaput cinquante
   *[other] dvaput pedeset
}
    .label = { $vocabulary ->
        [belote] Dvije kvarte
        [french] Dvaput cinquante
        [coinche] Dvaput cinquante
       *[other] Dvaput pedeset
    }
# en 518a4204 draft
run-of-four-and-three = { run-of-four } i { run-of-three }
    .label = { run-of-four.label } i { run-of-three }
# en ab27387f draft
run-of-five-and-three = { run-of-five } i { run-of-three }
    .label = { run-of-five.label } i { run-of-three }

## play-words

# en 6e95698c draft
trump-jack = { $vocabulary ->
    [clobyosh] Yuss
    [lehman] jass
    [denexa] jass
    [bicycle] jasz
   *[other] adutski dečko
}
# en 6dae8fb7 draft
trump-nine = { $vocabulary ->
    [clobyosh] Manel
    [lehman] menel
    [denexa] menel
    [bicycle] menel
   *[other] adutska devetka
}
# en b5dcb44d draft
trump-seven = adutska sedmica
# en 810c37e9 draft
turn-up = okrenuta karta
# en b87c7e1f draft
defender = protivnik
# en 3627b175 draft
four-of-a-kind = četiri iste
# en 24ee3fde draft
sweep = štiglja
# en 186b6b4f draft
for-sweep = za štiglju
    .label = Za štiglju

## units

# en b3d66aeb draft
points-unit = { $count ->
    [one] bod
    [few] boda
   *[other] bodova
}
# en 0a32a275 draft
match-points-unit = { $count ->
    [one] bod meča
    [few] boda meča
   *[other] bodova meča
}
# en 209ec7bc draft
hands-count = { $count ->
    [one] { $count } dijeljenje
    [few] { $count } dijeljenja
   *[other] { $count } dijeljenja
}
# en c315dbce draft
times = { $times ->
    [1] jednom
    [2] dvaput
    [3] triput
    [4] četiri puta
    [8] osam puta
    [16] šesnaest puta
   *[other] { $times } puta
}
# en 2a193fb4 draft
minus-aloud = minus { $points }

## people

# en 3d0996aa draft
us = Mi
# en 7858527d draft
them = Vi
# en e54ed46c draft
both-sides = Obje strane
# en a97cfd9a draft
north = Sjever
# en f06dd0a0 draft
east = Istok
# en a4eb7805 draft
south = Jug
# en 6c51d3fc draft
west = Zapad
# en c5fd6742 draft
host = Domaćin
# en 54ac3f51 draft
guest = Gost
# en 645d4ef1 draft
left = Lijevi
# en 78dd1e03 draft
right = Desni
# en f4267440 draft
player-number = Igrač { $number }

## verdict-marks

# en 617f1883 draft
made--verdict-mark = prolaz
# en dbf403be draft
tied--verdict-mark = izjednačeno
# en b5e35a44 draft
revoked--verdict-mark = kriva karta
# en 79c540bf draft
claim-good--verdict-mark = točno „dosta“
# en d3f45421 draft
claim-false--verdict-mark = netočno „dosta“
# en 1b8e7f2e draft
agreed--verdict-mark = dogovor

## deal-reasons

# en dfba6233 draft
all-pass--deal-reason = Svi dalje
# en 260823a4 draft
schmeiss--deal-reason = Schmeiss prihvaćen
# en aa1ddf84 draft
void-deal--deal-reason = Nevažeće dijeljenje
# en 534a1d4f draft
misdeal--deal-reason = Krivo dijeljenje

## claim-belas

# en 17febe33 draft
none--claim-bela = Nema bele
# en 2a9ce88b draft
held--claim-bela = Obje karte još u ruci
# en 1a5cf74c draft
one-played-silently--claim-bela = Jedna odigrana, bez prijave
# en 687db32a draft
both-played-silently--claim-bela = Obje odigrane, bez prijave
# en d390a513 draft
announced--claim-bela = Prijavljena

## rule-sets

# en 52ad7395 draft
bela-2--rule-set = Bela
# en bc2dc535 draft
bela-3--rule-set = Bela utroje
# en f839c9ed draft
klabberjass-4--rule-set = Klabberjass
# en 3e81cb85 draft
lehman--rule-set = Klaberjass po Lehmanu
# en 1efc7659 draft
bicycle--rule-set = Klaberjass po Bicycleu
# en b8ad64d2 draft
denexa--rule-set = Klaberjass po Denexi
# en b9872c3e draft
bridge-belote--rule-set = Bridge-belote
# en 0c72c414 draft
belote--rule-set = Francuski belote
# en 066bce6e draft
contree--rule-set = Belote contrée
# en 21bedd5e draft
coinche--rule-set = Coinche
# en 61f375e0 draft
bela-hr--rule-set = Hrvatska bela
# en fe92a5cd draft
house-rules-unnamed = Kućna pravila
# en 9a7d3569 draft
form-name = { $game }, { $variant }
# en bfde9f63 draft
form-title = { $game }: { $variant }

## days

# en 9408080a draft
unknown-day = Nepoznat dan
# en 12a4083c draft
unknown-moment = nepoznato vrijeme
# en f12d7142 draft
day-and-time = { $day }, { $time }
