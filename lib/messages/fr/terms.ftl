### Les mots du jeu. Annonce de victoire : la partie est gagnée avant la fin de la donne ; en litige : points qui attendent la donne suivante.

## cards

# en 71b65c05 draft
spades--suit = pique
# en c51eb8df draft
hearts--suit = cœur
# en 1babb688 draft
diamonds--suit = carreau
# en e25329d6 draft
clubs--suit = trèfle
# en aa4eac3f draft
no-trumps = sans atout
# en d606612f draft
all-trumps = tout atout
# en 1e2a0dda draft
no-trumps-short = SA
# en 3f7fd7b1 draft
all-trumps-short = TA
# en f1be9ea4 draft
ace = as
# en 3277790f draft
king = roi
# en 5a07028a draft
queen = dame
# en 1e0f5683 draft
jack = valet
# en 7f4b40b2 draft
ten = dix
# en ee89faa0 draft
nine = neuf
# en cc03d52f draft
eight = huit
# en 331619e3 draft
seven = sept
# en 36cea631 draft
aces = as
# en 7ed289f3 draft
kings = rois
# en 9d45e9ed draft
queens = dames
# en d7c55007 draft
jacks = valets
# en e8a7f6cd draft
tens = dix
# en 31a51b59 draft
nines = neuf
# en 6e011ee2 draft
eights = huit
# en ae0461b7 draft
sevens = sept
# en 967109c3 draft
ace-letter = A
# en aa244e75 draft
king-letter = R
# en e85734d3 draft
queen-letter = D
# en 8f01e5a0 draft
jack-letter = V
# en d49bc1aa draft
card-name = { $rank } de { $suit }
# en 6ae6c897 draft
up-to = { $rank ->
    [A] à l’as
    [K] au roi
    [Q] à la dame
    [J] au valet
    [10] au dix
    [9] au neuf
    [8] au huit
   *[7] au sept
}
# en 88a427d1 draft
card-with-word = { $card }, { $word }

## words

# en f44749ad draft
bela = { $vocabulary ->
    [croatian] bela
   *[other] belote
}
    .label = { $vocabulary ->
        [croatian] Bela
       *[other] Belote
    }
# en f331bcb4 draft
taker = preneur
    .label = Preneur
# en 3dadb1a9 draft
bate-mark = dedans
    .label = Dedans
# en 9f6f8046 draft
last-trick = dix de der
    .label = Dix de der
# en 775c6418 draft
held-over = en litige
    .label = En litige
# en f327b1c3 draft
doubled = { $times ->
    [2] { $vocabulary ->
        [coinche] coinché
       *[other] contré
    }
    [3] { $vocabulary ->
        [coinche] surcoinché
       *[other] surcontré
    }
    [4] { $vocabulary ->
        [coinche] surcoinché
       *[other] surcontré
    }
   *[other] troisième contre
}
    .label = { $times ->
        [2] { $vocabulary ->
            [coinche] Coinché
           *[other] Contré
        }
        [3] { $vocabulary ->
            [coinche] Surcoinché
           *[other] Surcontré
        }
        [4] { $vocabulary ->
            [coinche] Surcoinché
           *[other] Surcontré
        }
       *[other] Troisième contre
    }
# en 4590f73e draft
thrown-in = redonne
    .label = Redonne

## run-words (labels apart)

# en 834e83b8 draft
run = suite
    .label = Suite
# en 4de4fc8c draft
runs = suites
# en 72923adf draft
run-of-three = { $vocabulary ->
    [croatian] dvadeset
   *[other] tierce
}
    .label = { $vocabulary ->
        [croatian] Dvadeset
       *[other] Tierce
    }
# en 822ae66d draft
run-of-four = { $vocabulary ->
    [croatian] pedeset
   *[other] cinquante
}
    .label = { $vocabulary ->
        [croatian] Pedeset
       *[other] Cinquante
    }
# en 53edaf9a draft
run-of-five = { $vocabulary ->
    [croatian] sto
   *[other] cent
}
    .label = { $vocabulary ->
        [croatian] Sto
       *[other] Cent
    }
# en 00e8e7e8 draft
run-of-length = { $length ->
    [3] { run } de trois
    [4] { run } de quatre
    [5] { run } de cinq
    [6] { run } de six
    [7] { run } de sept
    [8] { run } de huit
   *[other] { run } de { $length }
}
    .label = { $length ->
        [3] { run.label } de trois
        [4] { run.label } de quatre
        [5] { run.label } de cinq
        [6] { run.label } de six
        [7] { run.label } de sept
        [8] { run.label } de huit
       *[other] { run.label } de { $length }
    }
# en d61810e3 draft
two-runs-of-four = { $vocabulary ->
    [croatian] deux fois pedeset
   *[other] deux fois cinquante
}
    .label = { $vocabulary ->
        [croatian] Deux fois pedeset
       *[other] Deux fois cinquante
    }
# en 518a4204 draft
run-of-four-and-three = { run-of-four } et { run-of-three }
    .label = { run-of-four.label } et { run-of-three }
# en ab27387f draft
run-of-five-and-three = { run-of-five } et { run-of-three }
    .label = { run-of-five.label } et { run-of-three }

## play-words

# en 6e95698c draft
trump-jack = { $vocabulary ->
    [clobyosh] Yuss
    [lehman] jass
    [denexa] jass
    [bicycle] jasz
   *[other] valet d’atout
}
# en 6dae8fb7 draft
trump-nine = { $vocabulary ->
    [clobyosh] Manel
    [lehman] menel
    [denexa] menel
    [bicycle] menel
   *[other] neuf d’atout
}
# en b5dcb44d draft
trump-seven = sept d’atout
# en 810c37e9 draft
turn-up = retourne
# en b87c7e1f draft
defender = défense
# en 3627b175 draft
four-of-a-kind = carré
# en 24ee3fde draft
sweep = capot
# en 186b6b4f draft
for-sweep = pour le capot
    .label = Pour le capot

## units

# en b3d66aeb draft
points-unit = { $count ->
    [one] point
    [many] points
   *[other] points
}
# en 0a32a275 draft
match-points-unit = { $count ->
    [one] point de match
    [many] points de match
   *[other] points de match
}
# en 209ec7bc draft
hands-count = { $count ->
    [one] { $count } donne
    [many] { $count } donnes
   *[other] { $count } donnes
}
# en c315dbce draft
times = { $times ->
    [1] une fois
    [2] deux fois
    [3] trois fois
    [4] quatre fois
    [8] huit fois
    [16] seize fois
   *[other] { $times } fois
}
# en 2a193fb4 draft
minus-aloud = moins { $points }

## people

# en 3d0996aa draft
us = Nous
# en 7858527d draft
them = Eux
# en e54ed46c draft
both-sides = Les deux camps
# en a97cfd9a draft
north = Nord
# en f06dd0a0 draft
east = Est
# en a4eb7805 draft
south = Sud
# en 6c51d3fc draft
west = Ouest
# en c5fd6742 draft
host = Hôte
# en 54ac3f51 draft
guest = Invité
# en 645d4ef1 draft
left = Gauche
# en 78dd1e03 draft
right = Droite
# en f4267440 draft
player-number = Joueur { $number }

## verdict-marks

# en 617f1883 draft
made--verdict-mark = fait
# en dbf403be draft
tied--verdict-mark = égalité
# en b5e35a44 draft
revoked--verdict-mark = renonce
# en 79c540bf draft
claim-good--verdict-mark = annonce juste
# en d3f45421 draft
claim-false--verdict-mark = fausse annonce
# en 1b8e7f2e draft
agreed--verdict-mark = convenu

## deal-reasons

# en dfba6233 draft
all-pass--deal-reason = Tout le monde passe
# en 260823a4 draft
schmeiss--deal-reason = Schmeiss accepté
# en aa1ddf84 draft
void-deal--deal-reason = Donne nulle
# en 534a1d4f draft
misdeal--deal-reason = Maldonne

## claim-belas

# en 17febe33 draft
none--claim-bela = Pas de { bela }
# en 2a9ce88b draft
held--claim-bela = Les deux encore en main
# en 1a5cf74c draft
one-played-silently--claim-bela = Une jouée, non annoncée
# en 687db32a draft
both-played-silently--claim-bela = Les deux jouées, non annoncées
# en d390a513 draft
announced--claim-bela = Annoncée

## rule-sets

# en 52ad7395 draft
bela-2--rule-set = Bela
# en bc2dc535 draft
bela-3--rule-set = Bela à trois
# en f839c9ed draft
klabberjass-4--rule-set = Klabberjass
# en 3e81cb85 draft
lehman--rule-set = Klaberjass selon Lehman
# en 1efc7659 draft
bicycle--rule-set = Klaberjass selon Bicycle
# en b8ad64d2 draft
denexa--rule-set = Klaberjass selon Denexa
# en b9872c3e draft
bridge-belote--rule-set = Bridge-belote
# en 0c72c414 draft
belote--rule-set = Belote
# en 066bce6e draft
contree--rule-set = Belote contrée
# en 21bedd5e draft
coinche--rule-set = Coinche
# en 61f375e0 draft
bela-hr--rule-set = Bela croate
# en fe92a5cd draft
house-rules-unnamed = Règles maison
# en 9a7d3569 draft
form-name = { $game }, { $variant }
# en bfde9f63 draft
form-title = { $game } : { $variant }

## days

# en 9408080a draft
unknown-day = Jour inconnu
# en 12a4083c draft
unknown-moment = date inconnue
# en f12d7142 draft
day-and-time = { $day }, { $time }
