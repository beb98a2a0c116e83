### La feuille et la saisie d’une donne. Un nom reste sujet d’un verbe au présent, ou vient après « pour », « côté » ou deux-points.

## party-parts (own)

subject = { $who ->
    [we] Nous
    [they] Ils
    [one] { $name }
   *[many] { $name }
}
object = { $who ->
    [we] nous
    [they] eux
    [one] { $name }
   *[many] { $name }
}
possessive = { $who ->
    [we] De notre côté
    [they] De leur côté
    [one] Côté { $name }
   *[many] Côté { $name }
}

## verdict-parts (own)

other-possessive = { $otherWho ->
    [we] nous
    [they] eux
   *[many] { $otherName }
}
third-possessive = { $thirdName }
fails-at-all = { $who ->
    [we] Nous sommes dedans
    [they] Ils sont dedans
    [one] { $name } est dedans
   *[many] { $name } sont dedans
}
fails = { $big ->
    [yes] { $times ->
        [1] { fails-at-all } en grand
       *[other] { fails-at-all } en grand ({ doubled })
    }
   *[no] { $times ->
        [1] { fails-at-all }
       *[other] { fails-at-all } ({ doubled })
    }
}
makes-it-at-all = { $who ->
    [we] Nous remplissons notre contrat
    [they] Ils remplissent leur contrat
    [one] { $name } remplit son contrat
   *[many] { $name } remplissent leur contrat
}
makes-it = { $big ->
    [yes] { $times ->
        [1] { makes-it-at-all } en grand
       *[other] { makes-it-at-all } en grand ({ doubled })
    }
   *[no] { $times ->
        [1] { makes-it-at-all }
       *[other] { makes-it-at-all } ({ doubled })
    }
}
are-held-over = { $points ->
    [one] reste en litige
    [many] restent en litige
   *[other] restent en litige
}

## verdict

# en 1c78c684 draft
verdict-made = { makes-it } : { $points }, { other-possessive } { $others }.
# en fa0cb874 draft
verdict-made-against = { makes-it } : { $points } contre { $others }.
# en 8d8c9953 draft
verdict-made-by-three = { makes-it } : { $points }, { other-possessive } { $others }, { third-possessive } { $thirds }.
# en 22b62bd6 draft
verdict-bid-made = Demandé : { $bid ->
    [capot] capot
   *[other] { $bid }
}, fait : { $points }.
# en af29387f draft
verdict-bate = { fails }.
# en b6b1e57c draft
verdict-bid-failed = Demandé : { $bid ->
    [capot] capot
   *[other] { $bid }
}, fait : { $points }. Dedans.
# en 0a07384f draft
verdict-bate-level = { fails } : égalité, { $points } partout.
# en 5c7d4287 draft
verdict-bate-against = { fails } : { $points } contre { $others }.
# en ad4fe218 draft
verdict-bate-level-with = { fails } : égalité à { $points } avec { $otherName }.
# en f6756ba6 draft
verdict-bate-level-together = { fails } : égalité à { $points } avec { $otherName } ensemble.
# en 45220db9 draft
verdict-bate-against-together = { fails } : { $points }, { other-possessive } ensemble { $others }.
# en 662d5693 draft
verdict-revoked = { subject } { $who ->
    [we] faisons
    [they] font
    [one] fait
   *[many] font
} { $big ->
    [yes] { $times ->
        [1] une renonce en grand.
       *[other] une renonce en grand ({ doubled }).
    }
   *[no] { $times ->
        [1] une renonce.
       *[other] une renonce ({ doubled }).
    }
}
# en 67d60551 draft
verdict-level = { $times ->
    [1] { NUMBER($points) } partout.
   *[other] { NUMBER($points) } partout ({ doubled }).
}

# en be194640 draft
verdict-goes-to = { $points } pour { object }.
# en 76841836 draft
verdict-goes-over-to = Et { $points } du perdant pour { object }.
# en cd6f3eda draft
verdict-keeps = { subject } { $who ->
    [we] gardons
    [they] gardent
    [one] garde
   *[many] gardent
} { $points }.
# en fbeef911 draft
verdict-each-gets = { $points } chacun pour { $name }.
# en 35f7f4da draft
verdict-nothing-to-hand-over = Il n’y a pas de points à céder.
# en 5f00ad18 draft
verdict-share = { $name }, à égalité à { $level }, se partagent les { $points } : { $half } chacun.
# en c1e04f31 draft
verdict-odd-dropped = { $points ->
    [one] Le point restant est perdu.
    [many] Les points restants sont perdus.
   *[other] Les points restants sont perdus.
}
# en 2794278a draft
verdict-has-for-sweep = { subject } { $who ->
    [we] avons
    [they] ont
    [one] a
   *[many] ont
} { $points } { for-sweep }.
# en b012e758 draft
verdict-counted = Compté { times }, soit { $figures }.
# en 8d1dbc6b draft
verdict-no-trump-doubled = À sans atout, { $figures } comptent double.
# en 2e91be13 draft
verdict-figure-for = { $points } pour { object }
# en df138bd2 draft
verdict-takes-held-over = { subject } { $who ->
    [we] prenons
    [they] prennent
    [one] prend
   *[many] prennent
} { $points ->
    [one] le point
    [many] les { NUMBER($points) } points
   *[other] les { NUMBER($points) } points
} { held-over }.
# en 422a58c7 draft
verdict-no-one-scores = Personne ne marque.
# en 2f4c2511 draft
verdict-scores = { subject } { $who ->
    [we] marquons
    [they] marquent
    [one] marque
   *[many] marquent
} { $points }.
# en 06235851 draft
verdict-scores-nothing = { subject } ne { $who ->
    [we] marquons
    [they] marquent
    [one] marque
   *[many] marquent
} rien.
# en d41ced67 draft
verdict-own-held-over = { possessive }, { $points } { are-held-over }.
# en d4e936a3 draft
verdict-all-held-over = { $points } { are-held-over }.
# en 7cd1f503 draft
verdict-held-over-in-all = En tout, { $points } { are-held-over }.

## verdict-match-points

# en 13ba9bd4 draft
verdict-made-match-points = Soit { $points } à { NUMBER($others) } en points de match.
# en 2608d2ee draft
verdict-all-match-points = { $points ->
    [one] Le seul point de match est
    [many] Les { $points } points de match sont tous
   *[other] Les { $points } points de match sont tous
} pour { object }.
# en 094fc2d8 draft
verdict-more-for-sweep = Capot : { $points } de plus pour { object }.
# en fbbf49e5 draft
verdict-kirtik = Kirtik : { $points } de moins pour { object }.

## verdict-of-others

# en 617a6306 draft
all-pass--verdict-thrown-in = Redonne : tout le monde a passé.
# en 5480493e draft
schmeiss--verdict-thrown-in = Redonne : schmeiss accepté.
# en ad672723 draft
void-deal--verdict-thrown-in = Redonne : donne nulle.
# en b6042a83 draft
misdeal--verdict-thrown-in = Redonne : maldonne.
# en b6509a0e draft
verdict-held-over-stays = { $points ->
    [one] Le point reste { held-over }.
    [many] Les { $points } points restent { held-over }.
   *[other] Les { $points } points restent { held-over }.
}
# en ccae7c3a draft
verdict-agreed = Points convenus.
# en ae2fb83c draft
verdict-agreed-because = Points convenus ({ $why }).
# en bcbecf12 draft
verdict-gets = { subject } { $who ->
    [we] recevons
    [they] reçoivent
    [one] reçoit
   *[many] reçoivent
} { $points }.
# en 97dcc2ef draft
verdict-loses = { subject } { $who ->
    [we] perdons
    [they] perdent
    [one] perd
   *[many] perdent
} { $points }.
# en 389bd940 draft
verdict-nothing-changes = Les points ne changent pas.
# en a33be9dd draft
verdict-claim-good = { subject } { $who ->
    [we] annonçons
    [they] annoncent
    [one] annonce
   *[many] annoncent
} la victoire à juste titre : { $before } et { $points } font { $total }.
# en d90cc219 draft
verdict-claim-false = { subject } { $who ->
    [we] annonçons
    [they] annoncent
    [one] annonce
   *[many] annoncent
} la victoire à tort : { $before } et { $points } font { $total }, il manque { NUMBER($short) } pour { $target }.
# en 2462deb3 draft
verdict-wins = { subject } { $who ->
    [we] gagnons
    [they] gagnent
    [one] gagne
   *[many] gagnent
} la partie.
# en 74a2614c draft
verdict-no-one-wins = La partie est finie sans vainqueur : les deux adversaires sont à égalité.

## line

# en 0f8d8c42 draft
line-cards = Points de cartes
# en 1904ebf3 draft
line-spoken-total = Total tout compris
# en 7c2ab85e draft
line-spoken-total-why = Cartes, { last-trick } et annonces ensemble
# en 943e9c76 draft
line-settled = Annonces
# en 55627fb6 draft
line-settled-why = Comme convenu à la table
# en 804885c8 draft
line-melds-ignored-why = Les annonces ne comptent pas à sans atout
# en 0f682a52 draft
line-all-tricks-why = Au lieu des cartes et du { last-trick }
# en 064e99ae draft
line-no-trump-doubled = Sans atout
# en bc608b68 draft
line-no-trump-doubled-why = Encore autant : à sans atout, tout compte double
# en 5d7d243d draft
line-four = Quatre { $ranks }

# en 2e8e000c draft
line-run-top = { $name }, { up-to }
# en b32043d9 draft
line-run-suit = { $name }, à { $suit }
# en 8f1ce345 draft
line-run-top-suit = { $name }, { up-to }, à { $suit }

# en ef0cf5d3 draft
line-run-better = { $name } : meilleure { run } en face
# en d8dc3e0a draft
line-run-longer = { $name } : { run } plus longue en face
# en 732b0b07 draft
line-run-higher = { $name } : { run } plus haute en face
# en ee9dedc3 draft
line-run-trump = { $name } : { run } à l’atout en face
# en 6be8ddd4 draft
line-run-first = { $name } : { run } égale annoncée en premier en face
# en ecc44d43 draft
line-run-equal = { $name } : les meilleures { runs } sont égales, donc personne ne les marque
# en cfe408d9 draft
line-run-dead = { $name } : une { run } ne compte pas pour un camp sans pli
# en 20f0f458 draft
line-run-blocked = { $name } : battue par la { run } d’un camp sans pli
# en 7a3e8cbe draft
line-four-better = { $name } : meilleur { four-of-a-kind } en face

# en 234f7583 draft
line-own = Points faits
# en ece9b8ee draft
line-bate = { bate-mark.label }
# en 4d89fe76 draft
line-bate-to = { bate-mark.label }, pour { object }
# en 10fa1efb draft
line-bate-from = { bate-mark.label }, payé par { object }
# en ef2fdd99 draft
line-bate-to-each-why = Chaque adversaire reçoit ce que le { taker } a fait
# en 74b62918 draft
line-shared-why = Les adversaires à égalité se le partagent
# en e98d40e5 draft
line-revoke = Renonce
# en 0963430a draft
line-revoke-to = Renonce, pour { object }
# en 98a43fb3 draft
line-revoke-from = Renonce, payée par { object }
# en fa04c8cc draft
line-committed = Contré
# en f7e6499b draft
line-committed-to = Contré, pour { object }
# en e7e7d7df draft
line-committed-from = Contré, payé par { object }
# en 8357cbdd draft
line-committed-why = Le contre engage les deux camps : le perdant ne garde rien
# en 86689edf draft
line-odd-point = Point restant
# en a37e8af6 draft
line-dropped = Le point restant ne se partage pas : il n’est pour personne ({ $source })
# en 595cd238 draft
line-dropped-first = Le point restant ne se partage pas : il est perdu avant que tout compte double ({ $source })
# en 92a9e5a4 draft
line-reading = { $source }, selon notre lecture
# en 25a4706f draft
line-tie-lost = Égalité
# en 33bb0362 draft
line-tie-lost-why = Le { taker } ne marque rien
# en 22339233 draft
line-held-over-why = Au gagnant de la donne suivante
# en e4a21872 draft
line-held-over-won = { held-over.label } jusque-là
# en a103d028 draft
line-held-over-won-why = Ces points vont au gagnant de cette donne
# en ecec214e draft
line-counted = Compte { times }
# en a11b72f2 draft
line-doubled-why = { $times ->
    [2] Encore une fois autant
    [3] Encore deux fois autant
    [4] Encore trois fois autant
   *[other] Encore sept fois autant
}
# en 15b2fa4f draft
line-big = En grand
# en e500decd draft
line-big-why = Tout compte double
# en 0d82086e draft
line-rounded = { $points } en points de match
# en 862bca41 draft
line-rounded-own-why = Divisé par dix et arrondi
# en 1e662e46 draft
line-rounded-both-why = Total des deux camps, divisé par dix et arrondi
# en c66e1fa9 draft
line-kirtik-inside = Kirtik, donne perdue
# en 9518bc6d draft
line-kirtik-swept = Kirtik, aucun pli
# en a5557e01 draft
line-last-of-all-why = Vaut plus pour un camp qui a tous les plis
# en 04bc53a7 draft
line-melds-to-sweeper-why = Un camp sans pli perd ses annonces au profit de l’autre
# en ee1e7376 draft
line-melds-lost-why = Ne compte pas pour un camp sans pli
# en 95e80a18 draft
line-replayed-why = On redonne
# en 05b28178 draft
line-bid = Enchère
# en 796ef3b1 draft
line-bid-unwritten-why = Personne ne la marque en cas de chute
# en 68726bdf draft
line-pile = Cartes et { last-trick }
# en b39eb005 draft
line-pile-why = { $times ->
    [1] Le camp qui gagne la donne prend les { $points }
   *[other] Le camp qui gagne la donne prend les { $points }, comptés { times }
}
# en a0c0b735 draft
line-declared-other = { $times ->
    [1] De l’autre camp
   *[other] De l’autre camp, compte { times }
}
# en 87666536 draft
line-declared-both = { $times ->
    [1] Des deux camps
   *[other] Des deux camps, compte { times }
}
# en b14cf963 draft
line-bela-kept-why = Gardée par le camp perdant
# en 7841cef7 draft
line-written = Arrondi à la dizaine
# en 41c5c9c4 draft
line-agreed = Points convenus
# en 515fb588 draft
line-agreed-why = Convenus entre joueurs

## cell

# en 6b8e714f draft
cell-took = prend
# en 5f78060f draft
cell-took-in = { $big ->
    [yes] { $times ->
        [1] prend à { $trump } en grand
       *[other] prend à { $trump }, { doubled }, en grand
    }
   *[no] { $times ->
        [1] prend à { $trump }
       *[other] prend à { $trump }, { doubled }
    }
}
# en 6fae4cae draft
cell-player-took = { $player } prend
# en c872bd74 draft
cell-player-took-in = { $big ->
    [yes] { $times ->
        [1] { $player } prend à { $trump } en grand
       *[other] { $player } prend à { $trump }, { doubled }, en grand
    }
   *[no] { $times ->
        [1] { $player } prend à { $trump }
       *[other] { $player } prend à { $trump }, { doubled }
    }
}
# en 3a394073 draft
cell-total = total { $points }
# en c517eb4a draft
cell-nothing = rien
# en 80d616ad draft
cell-to = { $points } pour { object }
# en d3ac44d9 draft
cell-from = { $points } pris { $who ->
    [we] chez nous
    [they] chez eux
    [one] à { $name }
   *[many] à { $name }
}
# en dcda308e draft
cell-lost = perte de { $points }
# en aa551a1b draft
cell-held-over = { $points } { held-over }
# en 89c26296 draft
cell-had-been-held-over = { $points } jusque-là { held-over }

## ending

# en 9558f82b draft
ending-no-one-won = La partie est finie, sans vainqueur.
# en 07ab46e7 draft
ending-claim-good = L’annonce de victoire est juste.
# en c0575092 draft
ending-claim-false = { wins }.
# en 8b859213 draft
ending-claim-came-to = { possessive }, le compte s’arrête à { $total } : il manque { NUMBER($short) }.
# en 30a955cb draft
ending-no-one-wins-level = Pas de vainqueur : { $name } à égalité.
# en 29bc4c85 draft
ending-wins = { wins } avec { $total }.
# en 1b5f3a9b draft
ending-trick-taken = Le gagnant avait déjà atteint l’objectif de { $target } et vient de faire un pli.
# en e808ae61 draft
ending-target-reached = L’objectif de { $target } est atteint.
# en 968de934 draft
ending-has = { subject } { $who ->
    [we] avons
    [they] ont
    [one] a
   *[many] ont
} { $total }.
# en c262b35c draft
ending-all-over-higher = { all-had-reached } : le plus haut total l’emporte.
# en 9b5e847c draft
ending-all-over-last-trick = { all-had-reached }. Le { last-trick } est pour { object }.
# en fb816e43 draft
ending-all-over-no-last-trick = { all-had-reached }. Le { last-trick } n’est pour aucun d’eux : le plus haut total l’emporte.
# en bc26cadb draft
ending-all-over-taker = { all-had-reached } : les points du { taker } comptent en premier.
# en c82700ed draft
ending-lapses = { $points ->
    [one] Le point encore { held-over } est perdu.
    [many] Les { $points } points encore { held-over } sont perdus.
   *[other] Les { $points } points encore { held-over } sont perdus.
}
# en bc111cf1 draft
ending-sweep-goes-on = Une donne avec { sweep } ne termine pas la partie : une autre donne décidera.
# en 25d59c7e draft
ending-level-goes-on = { $name } à égalité à { $total } : une autre donne décidera.
# en 55f947a2 draft
ending-needs-trick = { subject } { $who ->
    [we] avons
    [they] ont
    [one] a
   *[many] ont
} atteint { $target } : il faut encore un pli pour gagner.

## ending-parts (own)

wins = { subject } { $who ->
    [we] gagnons
    [they] gagnent
    [one] gagne
   *[many] gagnent
}
all-had-reached = { $sides ->
    [all] Les deux avaient atteint { $target }
    [two] Deux joueurs avaient atteint { $target }
   *[three] Les trois avaient atteint { $target }
}

## announce

# en a488153d draft
announce-hand = Donne : { $figures }.
# en eb8cce47 draft
announce-total = Total : { $figures }.
# en 368cd167 draft
announce-figure = { $who ->
    [we] nous { $points }
    [they] eux { $points }
    [one] { $name } { $points }
   *[many] { $name } { $points }
}
# en 65a63db7 draft
announce-redeal = Redonne.
# en d340f781 draft
announce-hand-number = Donne { $number } : { $figures }.
# en cdbbc9ee draft
announce-held-over = { $points } { are-held-over }.
# en 5245f916 draft
announce-deals = { $name } donne.
# en 75e04ae4 draft
announce-corrected = Corrigé. { $now }
# en 1f8d828a draft
announce-undone = Annulé. { $now }
# en 22c89115 draft
announce-redone = Rétabli. { $now }
# en 478a9d45 draft
announce-settled = Choix enregistré. { $now }
# en e82f31aa draft
announce-resumed = Partie reprise. { $now }

## changes

# en 2bdb1b9f draft
hand-span = { $first } à { $last }
# en 035c823e draft
change-verdict = La donne { $hand } devient « { $mark } ».
# en 82ad76d8 draft
change-verdict-held-over = La donne { $hand } devient « { $mark } » ({ $points } { held-over }).
# en 2910acb0 draft
change-points = Les points { hands-named } changent.
# en 87736b06 draft
change-held-over = Après la donne { $hand }, { held-over } : { $after } au lieu de { $before }.
# en 4f292980 draft
change-earned = Les cartes et les suites { hands-named } comptent autrement, mais les points restent les mêmes.
# en 25103b20 draft
change-reasons = { $count ->
    [one] La donne { $hands } garde ses points,
    [many] Les donnes { $hands } gardent leurs points,
   *[other] Les donnes { $hands } gardent leurs points,
} mais selon une autre règle.
# en 0c7e001b draft
change-dealer = { $count ->
    [one] La donne { $hands } change de donneur.
    [many] Les donnes { $hands } changent de donneur.
   *[other] Les donnes { $hands } changent de donneur.
}
# en a0e44a46 draft
change-next-dealer = { $name } donne ensuite.
# en 23860f27 draft
change-ends-with = La partie se termine toujours à la donne { $hand }, mais selon une autre règle.
# en a3da67d5 draft
change-goes-on-after = La partie continue comme avant après la donne { $hand }, mais selon une autre règle.
# en a89cd5cc draft
change-win-undone = La victoire est annulée.
# en 129e5575 draft
change-win-undone-at = La victoire à la donne { $hand } est annulée.
# en 5172dd9f draft
change-win-of-undone = La victoire est annulée pour { object }.
# en 048cd068 draft
change-win-of-undone-at = La victoire à la donne { $hand } est annulée pour { object }.
# en 99026dda draft
change-over-here = La partie se termine à cette donne.
# en 2babb75c draft
change-over-at = La partie se termine à la donne { $hand }.
# en 2a6319ec draft
change-won-here = La partie se termine à cette donne : { $who ->
    [we] nous gagnons
    [they] ils gagnent
    [one] { $name } gagne
   *[many] { $name } gagnent
}.
# en 85632201 draft
change-won-at = La partie se termine à la donne { $hand } : { $who ->
    [we] nous gagnons
    [they] ils gagnent
    [one] { $name } gagne
   *[many] { $name } gagnent
}.
# en 6f48d32c draft
change-after-end = { $count ->
    [one] La donne { $hands } ne compte plus
    [many] Les donnes { $hands } ne comptent plus
   *[other] Les donnes { $hands } ne comptent plus
} : la partie est finie.
# en 39882203 draft
change-counts-again = { $count ->
    [one] La donne { $hands } compte de nouveau.
    [many] Les donnes { $hands } comptent de nouveau.
   *[other] Les donnes { $hands } comptent de nouveau.
}
# en 0b814b8d draft
change-open = La donne { $hand } est à corriger.
# en 68f8c49b draft
change-no-points = rien
# en c3bc0bf8 draft
total-after = { subject } { $who ->
    [we] avons
    [they] ont
    [one] a
   *[many] ont
} alors { $after } au lieu de { $before }.
# en 13fc845d draft
held-over-after = Il y a alors { NUMBER($after) } { $after ->
    [one] point
    [many] points
   *[other] points
} { held-over } au lieu de { $before }.
# en c29567fa draft
nothing-held-over-after = Plus rien n’est alors { held-over }, au lieu de { $before }.

## changes-parts (own)

hands-named = { $count ->
    [one] de la donne { $hands }
    [many] des donnes { $hands }
   *[other] des donnes { $hands }
}

## form

# en cd121a1c draft
ask-taker = Qui prend ?
# en b1a96026 draft
ask-taker-and-trump = Qui prend, et à quoi ?
# en cd0a8237 draft
ask-trump = Quelle couleur ?
# en ba4bd946 draft
ask-bid = Quelle enchère ?
# en 38ef8f17 draft
ask-last-trick = Qui a le { last-trick } ?
# en 6ebcd776 draft
ask-card-points = Points de cartes pour { object } ?
# en d2e6a6ca draft
ask-cards = Cartes : { object } ?
# en b9c7e96f draft
ask-total = Total tout compris pour { object } ?
# en d22ebfb1 draft
ask-whose-run = À qui la bonne { run } ?
# en fea4bd5d draft
ask-top = { $name } : carte haute ({ $run })
# en 5c7c4d23 draft
ask-suit = { $name } : couleur ({ $run })
# en 9c5d59b5 draft
ask-tricks = Plis faits par { object }
# en e28e5cfd draft
ask-no-trick = Aucun pli pour { object } ?
# en 005de9ed draft
at-most = au plus { $most }
# en 78070819 draft
at-most-key = Au plus { $most }
# en 0213e069 draft
counted-without-trumps = Points comptés à sans atout : recomptez-les.
# en f9286c95 draft
counted-at-all-trumps = Points comptés à tout atout : recomptez-les.
# en fd508c19 draft
counted-with-trumps = Points comptés à { $suit } : recomptez-les.
# en 9fcba831 draft
doubt-pile = Les cartes ne peuvent pas faire { $points }. Recomptez, ou enregistrez quand même.
# en 59b6a90b draft
doubt-total = Aucune donne ne peut faire { $points }. Recomptez, ou enregistrez quand même.
# en cbf64683 draft
key-of = { $name } : { $what }
# en 753a37dc draft
took-in = { $name } prend à { $trump }
# en be32c5e5 draft
player-took = { $name } prend
# en 89caf453 draft
dealt-taker-leads = { $name } donne, le { taker } entame
# en 7b0c8719 draft
dealt-leads = { $name } donne, { $leader } entame

## sheet

# en f89f301f draft
row-label = Donne { $number } : expliquer ou corriger
# en a0fd3239 draft
hand-waiting = Comptera de nouveau une fois la donne du dessus corrigée.
# en 8fd1fa08 draft
hand-after-end = Après la fin de la partie : ne compte pas.
# en f544202b draft
hand-unreadable = Yuss ne peut pas lire cette donne. Elle reste enregistrée telle quelle, et les sauvegardes la contiennent.

## ledger

# en 7ab65be0 draft
hand-column = Donne
# en e5b4528b draft
example-mark = Exemple
# en 4203ecff draft
to-referee = Arbitre
# en 914fdb4c draft
deals-mark = donne
# en e921cdaa draft
leads-mark = entame
# en 292d8c2a draft
won-mark = gagné
# en b7939bdb draft
no-hand-yet = Pas encore de donne. Jouez la première, puis notez-la.
# en 40958b1c draft
screen-goes-off = Ce navigateur ne peut pas garder l’écran allumé. Réglez la mise en veille de cet appareil sur une durée plus longue.
# en ccd64e73 draft
start-row = départ
# en fff61e19 draft
accepted-mark = accepté
# en acdcb8e8 draft
took-mark = prend
# en c6f0dade draft
big-mark = grand
# en 7c00d509 draft
open-hand-tool = Ouvrir la donne
# en 509a3c3e draft
undo-tool = Annuler
# en f61edb2b draft
redo-tool = Rétablir
# en a4d31ab4 draft
redeal-tool = Redonne
# en 17fd5c25 draft
claim-tool = Victoire
# en f26b3bd6 draft
adjust-score = Rectifier les points
# en 7306109f draft
game-ended-early = Partie arrêtée avant la fin.
# en 954bb338 draft
undo-resumes-it = « Annuler » reprend la partie.
# en 094b3a8b draft
resume-game = Reprendre
# en 0d4e4873 draft
saving-mark = Enregistrement…
# en 18c39f9e draft
saved-mark = Enregistré.
# en fbf755cc draft
undone-mark = Annulé.
# en 6c2f7185 draft
save-again = Réessayer
# en b0b0a14f draft
restore-game = Restaurer
# en a587edad draft
to-target = en { $target }
# en 0611e9e9 draft
deal-of = donne { $number } sur { $target }
# en 25bb5cff draft
redeal-row = { $why }, { $name } donne
# en 63d074b3 draft
adjustment = Rectification
# en 560e68da draft
result-tool = Résultat
# en b388ad27 draft
points-short = il manque { NUMBER($points) }
# en 229665b3 draft
past-target = au-delà de { $target }
# en 2f4d240e draft
held-over-from-paper = { held-over.label }
# en c4f1c07b draft
held-over-from = { held-over.label } depuis { $count ->
    [one] la donne { $hands }
    [many] les donnes { $hands }
   *[other] les donnes { $hands }
}
# en 43e5d84d draft
claim-mark = annonce
# en 6b0a8000 draft
false-claim-mark = fausse
# en 6be19c17 draft
from-here-play = À partir d’ici, { $names } { $count ->
    [one] joue
    [many] jouent
   *[other] jouent
}
# en acf0c463 draft
open-hand-waits = Corrigez la donne { $number } pour continuer les totaux.
# en 7cd60fe4 draft
record-hand = Noter la donne { $number }
# en 9a3515f6 draft
continue-hand = Continuer la donne { $number }
# en 9748efa7 draft
no-one-won = Partie finie, sans vainqueur
# en 464a055a draft
side-won = { $who ->
    [we] Nous gagnons
    [they] Ils gagnent
    [one] { $name } gagne
   *[many] { $name } gagnent
}
# en 8158c627 draft
saved-elsewhere = La donne { $number } a été enregistrée dans un autre onglet

## hand-form

# en 4bfe3fb0 draft
back-to-the-sheet = Retour à la feuille
# en 6cfdf8e4 draft
points-part = Points
# en 2d45999e draft
declarations-part = Annonces
# en 1fc37f30 draft
add-declaration = Annonce
# en 0c5b7aba draft
declarations-done = Terminé
# en f8715639 draft
digits-key = 123
# en 78458730 draft
take-away = Retirer : { $declared }
# en 5b969ff4 draft
declared-points = { $name } : { $points }
# en 723b7f4c draft
four-of-rank = quatre { $ranks }
# en ba4bd3b3 draft
four-alike-key = Carré
# en c6f9f1da draft
longer-key = plus longue
# en a6422259 draft
bid-part = Enchère
# en 7db7b672 draft
bid-key = enchère
# en 1e731a74 draft
bid-of = enchère { $bid }
# en 1a7214de draft
bid-capot = Capot
# en bf1f036d draft
bid-higher = plus haut
# en 92437d49 draft
bid-lower = plus bas
# en 8adb5122 draft
good-scores = vaut { $points }
# en 35a1ad45 draft
good-no-one = Personne
# en 4ab2383d draft
good-equal = égalité
# en 30e61978 draft
compare-tops = Comparer les cartes hautes
# en 7dba5803 draft
took-none = Aucun pli
# en c1019c18 draft
took-some = Au moins un
# en 13556bf4 draft
last-key = der
# en b6612173 draft
why-key = Pourquoi
# en ace56a1b draft
taker-and-trumps = Preneur et atout
# en b6f32f84 draft
trumps-part = Atout
# en 7357bac4 draft
stakes-part = { $vocabulary ->
    [coinche] Coinche
   *[other] Contre
}
# en 74ee6f24 draft
who-took = Qui prend
# en 59a8e31e draft
finished-totals = Totaux tout compris
# en b7fb682e draft
tap-the-cards = Touchez les cartes ramassées
# en 37182b4c draft
on-big-key = En grand ×2
# en 53e7ca7b draft
cards-taken = Cartes ramassées
# en e013dfc0 draft
whose-pile = À qui est le tas
# en eedfeb36 draft
board-done = Terminé
# en d5f99ffb draft
trumps-first = Choisissez d’abord l’atout : les points en dépendent.
# en 78c4dc54 draft
figures-for = Chiffres : { $name }
# en a950eb40 draft
hand-number = Donne { $number }
# en c21dd2db draft
correct-hand-number = Corriger la donne { $number }
# en a9cfcd09 draft
insert-hand-number = Insérer la donne { $number }
# en 6692bbcb draft
save-hand-number = Enregistrer la donne { $number }
# en d5d7cfa8 draft
save-anyway = Enregistrer quand même
# en 943f957d draft
stake-key = { $times ->
    [1] ×1
    [2] { $vocabulary ->
        [coinche] Coinché
       *[other] Contre
    } ×2
    [3] { $vocabulary ->
        [coinche] Surcoinché
       *[other] Surcontre
    } ×3
    [4] { $vocabulary ->
        [coinche] Surcoinché
       *[other] Surcontre
    } ×4
   *[other] Troisième contre ×8
}
# en eaa02af1 draft
cards-counted = { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
}
# en 48c99d11 draft
cards-taken-by = Cartes ramassées : { $name }

## sheet-dialogs

# en 38e64ff2 draft
save-points = Enregistrer
# en 4e8ab093 draft
agreed-number = Un nombre entier, 9 999 au plus. Mettez un signe moins pour retirer des points.
# en c8d0a3c4 draft
agreed-why = Motif (facultatif)
# en 38cc025b draft
claim-anyway = Annoncer quand même et perdre
# en 5f38131d draft
claim-sum = Annoncer { $total }
# en 7a1c5866 draft
claim-is-good = Juste : { $outcome }
# en 7b19af1b draft
claim-is-short = Il manque { NUMBER($short) } : { $outcome }
# en ee475175 draft
claim-trick-won = Juste après un pli gagné
# en 968835ec draft
player-needs = doit faire { $points }
# en 588e1e9b draft
earlier-trick = plus tôt
# en eb17ec27 draft
later-trick = plus tard
# en 04406f4c draft
this-hand = Cette donne
# en 3bcaad89 draft
this-game = Cette partie
# en 640108aa draft
share-group = Partager
# en f499433c draft
adjust-tool = Rectifier
# en 8935410e draft
need-tool = Ce qu’il me faut
# en 779cbb08 draft
turn-tool = Tourner les totaux
# en 734be735 draft
summary-row = Résumé
# en d968a1f6 draft
rules-row = Règles
# en e8a23441 draft
players-row = Joueurs
# en 215ff99d draft
note-row = Note
# en d6ef5388 draft
none-set = aucune
# en 7232aa54 draft
rules-changed = { NUMBER($count) } { $count ->
    [one] modifiée
    [many] modifiées
   *[other] modifiées
}
# en 6c226c39 draft
link-tool = Lien, fichier
# en 1f12de78 draft
print-tool = Imprimer
# en 46f840b9 draft
second-screen-tool = Second écran
# en 8ae8088d draft
end-early = Arrêter ici
# en dfaa7884 draft
delete-tool = Supprimer
# en 35ac617a draft
end-early-ask = Arrêter cette partie ?
# en 54557760 draft
counts-as = La partie compte comme
# en 582aedab draft
no-one-wins-it = Personne ne gagne
# en 4fa82ad8 draft
kept-not-counted = gardée, non comptée
# en 999a8297 draft
counted-as-agreed = compte comme convenu
# en 2b21e76c draft
play-on = Continuer
# en c998d192 draft
end-the-game = Arrêter ici
# en 31542d01 draft
ended-early-why = arrêtée avant la fin
# en b4631599 draft
correct-name = Corriger le nom
# en bec2b4a9 draft
new-player = Nouveau joueur
# en 07e108b6 draft
step-down = { $name } : moins
# en fbea6134 draft
step-up = { $name } : plus
# en 10c08649 draft
who-claims = Victoire annoncée par
# en d5a6f92b draft
ask-claimant = Qui annonce la victoire ?
# en 11caac5d draft
after-trick = après le pli
# en 51ddf850 draft
claim-run-points = Points des suites de ce joueur
# en 18e20683 draft
claim-cards = points des plis jusqu’ici
# en 0517a121 draft
claim-card-points = Points de cartes de ce joueur
# en 1c88d1ee draft
redeal-about = Personne ne marque. Les points en litige le restent.
# en 94bab3ca draft
change-to-played = En faire une donne jouée
# en 8f2efa67 draft
corrected-everywhere = C’est la même personne : le nom change dans toutes ses parties.
# en 5e47f45b draft
corrected-here = Le nom change dans cette partie.
# en 6512de0b draft
already-at-the-table = Un autre joueur de cette table porte ce nom.
# en 338e69e7 draft
plays-here-already = C’est le même nom : rien ne changerait.
# en b50c8fa7 draft
who-plays-for = Qui remplace { $name } à partir de la prochaine donne
# en 0bfc2b79 draft
current-choice = choix actuel
# en b79ce8c4 draft
deals-next = { $name } donne ensuite
# en 99ce4d8c draft
right-name-of = Nom exact pour { $name }
# en c6e5142e draft
sheet-total = Total
# en c761e1e7 draft
what-do-i-need = Que me faut-il ?
# en fd722b09 draft
share-this-game = Partager la partie
# en 632d2819 draft
not-saved-here = La donne saisie dans cet onglet n’est pas enregistrée.
# en 3e6eb691 draft
let-it-stand = Garder l’autre, supprimer la mienne
# en a957b9a0 draft
go-on-as = Continuer la mienne : donne { $number }
# en b66886f1 draft
beside-the-sheet = Le film de la partie

## hand-dialog

# en 5266a265 draft
correct-hand = Corriger
# en 81243ef8 draft
insert-before = Insérer avant
# en 433a28f7 draft
delete-hand-ask = Effacer…
# en 9da1ab89 draft
cancel-delete = Annuler
# en c5383c63 draft
made-in-the-hand = Points de la donne
# en 51f9cbb5 draft
by-other-rules = Compter selon d’autres règles
# en d200a981 draft
delete-hand = Supprimer la donne { $number }
# en 56cc1f04 draft
delete-row = Supprimer
# en 58b1ca6e draft
delete-changes = { $changes } « Annuler » rétablit la donne.
# en 71080e60 draft
delete-changes-totals = Seuls les totaux changent. « Annuler » rétablit la donne.
# en 2fa9d56f draft
points-on-the-sheet = Points sur la feuille
# en 78119a28 draft
match-points-on-the-sheet = Points de match sur la feuille

## hand-more

# en fdaa479f draft
look-up = Chercher une règle
# en d80b93fc draft
way-of-counting = Façon de compter
# en bfc5d030 draft
card-points-part = Points de cartes
# en 571e06fa draft
who-dealt = Qui a donné
# en 753375f9 draft
as-it-should-be = Selon les règles
# en 1da6bdbc draft
revoke-part = Renonce
# en b00fcf0f draft
revoke-by = Renonce : { $name }
# en 0adf6e93 draft
declared-four = { $name } : quatre { $ranks }
# en 98e82724 draft
declared-cards = { $name } : { $cards }
# en d650dcf9 draft
declared-run = { $name } : { $run } ({ $length ->
    [one] { $length } carte
    [many] { $length } cartes
   *[other] { $length } cartes
})
# en ac6c97c3 draft
declared-run-top = { $name } : { $run } ({ $length ->
    [one] { $length } carte
    [many] { $length } cartes
   *[other] { $length } cartes
}, { up-to })
# en c28b5007 draft
to-rules = Règles

## needs

# en 204b498e draft
what-is-needed = Points à faire
# en 4d2f804a draft
needed-about = Les chiffres sont les points des cartes ramassées, avec les 10 du dernier pli. Un tel nombre suffit toujours.
# en e97fdf39 draft
nothing-declared = Ajoutez les annonces dans la saisie de la donne : elles ne sont pas comprises ici.
# en 3908ceba draft
if-taken-by = Preneur
# en c62d0f84 draft
if-trumps-are = Atout
# en 6ae5f220 draft
to-win-the-game = pour gagner la partie
# en 7b277f01 draft
to-make-the-hand = pour remplir le contrat
# en 89794c42 draft
to-have-fail = pour mettre { $name } dedans
# en 39a46011 draft
need-nothing = plus rien
# en dc04936e draft
need-never = impossible
# en 78cf0e43 draft
need-open = précisez les suites

## game-end

# en ab165109 draft
front-all-the-way = { $who ->
    [we] Nous menons
    [they] Ils mènent
    [one] { $name } mène
   *[many] { $name } mènent
} de bout en bout.
# en 33b543b1 draft
to-spare = Gagné avec { $points } de marge.
# en 611d4758 draft
decided-label = Décidé par
# en 924eabcb draft
decided-hand = Donne { $number } : { $name }
# en e26c468f draft
send-picture = Envoyer l’image
# en 7423d83b draft
end-of-the-game = Fin de la partie

## shared

# en 05c4393a draft
home-link = Accueil
# en 85fbed8f draft
one-moment = Chargement…
# en abe48578 draft
sheet-link = Feuille
# en ee3d5842 draft
data-link = Données
# en f142a3fb draft
between-items = { ", " }
# en ddc31219 draft
try-again = Réessayer
# en d8bc674e draft
part-missing = Chargement impossible : { $name }. Vos parties sont en sécurité.

## common

# en d2bf5baf draft
new-game = Nouvelle partie
# en 9424ffa3 draft
game-title = { $goal ->
    [hands] { $name } en { so-many-deals }
   *[points] { $name } en { $target }
}
# en a9cb27b4 draft
so-many-deals = { $target ->
    [one] { $target } donne
    [many] { $target } donnes
   *[other] { $target } donnes
}
# en c3d2a24f draft
hand-title = Donne { $number }
# en b54e1238 draft
to-go = encore { NUMBER($points) }
# en e1755a8a draft
more-label = Plus
# en d15e6758 draft
close-label = Fermer
# en 0135128a draft
letters-fit = Pas plus de { NUMBER($count) } { $count ->
    [one] lettre
    [many] lettres
   *[other] lettres
} ici.
# en f2fa60c5 draft
one-person = { $one } et { $other } sont la même personne.
# en fdfa1ead draft
looks-like = { $name } ressemble à { $other }. Si les deux ne font qu’un, gardez un seul nom.
# en a3c315f6 draft
erase-key = Effacer
# en cd00ae93 draft
next-number = Nombre suivant
# en fd0b2a2c draft
next-face = suiv.

## parts

# en 6a52fa6f draft
part-beside-sheet = film de la partie
# en 44aca1e8 draft
part-charts = graphiques
# en a5c8be5d draft
part-game-end = fin de la partie
# en 9b30fb62 draft
part-hand-form = saisie de la donne
# en 5aab8686 draft
part-storage-warning = alerte de stockage
# en e29899bb draft
part-more = saisies rares
# en 9ee5180d draft
part-overtaken = donne de l’autre onglet
# en d54b0f34 draft
part-problem-words = ce qui cloche dans cette donne
# en 5d8d7a7a draft
part-save-preview = effet sur les donnes suivantes
# en 0fbb32e6 draft
part-share = partage
# en 955deee7 draft
part-sheet = feuille
# en ada8420e draft
part-sheet-paper = morceau de la feuille
# en 746de72d draft
part-verdict = résultat de cette donne
# en 42a92b93 draft
part-versions = comparaison de cette donne

## failed

# en 4340fd03 draft
page-failed = Quelque chose n’a pas marché ici
    .about = Vos parties enregistrées sont toujours sur cet appareil.
# en ade386a5 draft
page-missing = Impossible de charger cette page
    .about = Il en manque un morceau. Vos parties enregistrées sont toujours sur cet appareil.
# en 6bc3f191 draft
still-no-answer = Toujours pas de réponse. Yuss réessaie dès que vous êtes en ligne.
# en d00adedb draft
reload-the-page = Recharger la page

## no-game

# en d6be0aff draft
game-missing = Cette partie n’est pas sur cet appareil
    .about = La partie a peut-être été supprimée, ou ce lien vient d’un autre appareil. Pour ouvrir la partie ici, partagez-la depuis l’autre appareil par lien ou fichier.
# en 469064ad draft
game-unreadable = Yuss ne peut pas lire cette partie
    .about = Elle reste enregistrée telle quelle. Dans Données, enregistrez-la dans un fichier pour un Yuss plus récent ou pour quelqu’un qui peut l’examiner.
# en 3df0cbe5 draft
keep-or-delete-it = La garder ou la supprimer
# en 14f998df draft
storage-silent = Le stockage ne répond pas

## language

# en 15f0349b draft
language-found = Yuss suit la langue de votre navigateur : { $language }.
    .keep = Garder

## storage-trouble

# en 67af743a draft
full--trouble = Cet appareil est plein : rien de nouveau ne peut être enregistré. Vos parties enregistrées ne risquent rien. Faites une sauvegarde dans Données, libérez de la place et réessayez.
# en 36edba19 draft
blocked--trouble = Une version plus ancienne de Yuss est ouverte dans un autre onglet. Fermez les autres onglets, et celui-ci continuera.
# en 45d72851 draft
newer--trouble = Une version plus récente est active. Rechargez la page pour l’utiliser.
# en d54c811f draft
stale-writer--trouble = Une version plus récente de Yuss est ouverte dans un autre onglet. Cet onglet ne peut plus enregistrer : rechargez-le.
# en adbce097 draft
connection-lost--trouble = Le navigateur a fermé le stockage sans le rouvrir. Vos parties enregistrées ne risquent rien : rechargez la page.
# en 817abb05 draft
unavailable--trouble = Le navigateur n’ouvre pas son stockage. Fermez les autres onglets de Yuss, puis rechargez cette page.
# en e3f61a01 draft
not-loaded--trouble = Un élément de Yuss ne s’est pas chargé. Vos parties sont en sécurité : vérifiez la connexion et rechargez la page.
# en af9c2c82 draft
evicted--trouble = Le navigateur a vidé le stockage pendant que Yuss était ouvert. Vous voyez encore le dernier état : restaurez-le, ou partagez-le sous forme de fichier.
# en 019c07fa draft
missing--trouble = Cette entrée n’existe plus : un autre onglet l’a peut-être modifiée ou supprimée.
# en c73c57bd draft
unreadable--trouble = Yuss ne peut pas lire cette entrée. Elle est conservée telle quelle.
# en 38d956ec draft
unfit--trouble = Rien n’a été enregistré : Yuss ne pourrait pas le relire. Vérifiez votre saisie.
# en 5941b2b2 draft
copy-off = Enregistré, mais sans la seconde copie.
# en 6468732e draft
in-memory = Rien n’est enregistré dans cette fenêtre : si vous la fermez, tout disparaît.

## series

# en 0fccf6f0 draft
series-length = { $bestOf ->
    [1] Une partie
   *[other] Au meilleur des { $bestOf }
}
# en 6df052b8 draft
series-open = Sans limite
# en 5b5be49c draft
series-of = { $bestOf ->
    [3] Au meilleur des trois
    [5] Au meilleur des cinq
    [7] Au meilleur des sept
   *[other] Au meilleur des { $bestOf }
}
# en 6e907959 draft
no-game-won-yet = Aucune partie gagnée pour l’instant
# en fa8ef936 draft
score-of-two = { $first } à { $second }
# en 8c1e95eb draft
score-of-three = { $first } à { $second } à { $third }
# en de983f28 draft
series-is-won = { $name } : série gagnée, { $score }
# en 7fad2b77 draft
series-is-level = Égalité, { $score }
# en 8ce0bb56 draft
series-in-front = { $name } en tête, { $score }
# en d1b79c5f draft
another-series = Nouvelle série
# en 43de7c59 draft
rematch-tool = Revanche
# en c0003603 draft
next-of-series = Partie { $number } de la série
# en 05c008b0 draft
evening-row = Soirée
# en fc753ba4 draft
tonight = ce soir
# en 3b9d1801 draft
game-of-best = partie { $number } sur { $bestOf }
# en e50d7eef draft
games-won = { $count ->
    [one] { $count } partie gagnée
    [many] { $count } parties gagnées
   *[other] { $count } parties gagnées
}
# en b9aa7c9e draft
side-won-series = { side-won } la série, { $score }

## problem-open

# en bef11e7e draft
problem-say-card-points = Il manque des points de cartes.
    .todo = Entrez les points de cartes de chaque camp.
# en 82befb1d draft
problem-say-last-trick = Le dernier pli vaut 10.
    .todo = Choisissez qui a le { last-trick }.
    .to-win = Plusieurs camps ont atteint { $target }, et le { last-trick } décide.
# en fbe03ac4 draft
problem-say-run-top = Les { runs } sont du même type : { $names }.
    .unnamed = Les meilleures { runs } sont du même type.
    .todo = Choisissez la carte haute de chacune.
# en 54d0c2be draft
problem-say-run-suit = Les { runs } ont la même carte haute, et une à l’atout l’emporterait : { $names }.
    .unnamed = Les meilleures { runs } ont la même carte haute, et une à l’atout l’emporterait.
    .todo = Choisissez la couleur de chacune.
# en dfbaebd2 draft
problem-say-tricks-of = { possessive }, les { runs } ne comptent qu’avec un pli, et aucune saisie ne montre encore de pli.
    .todo = { $who ->
        [we] Entrez le nombre de nos plis.
        [they] Entrez le nombre de leurs plis.
       *[many] Entrez le nombre de plis : { $name }.
    }
# en e28b505a draft
problem-say-tricks = Un camp a peut-être fait tous les plis, et marquerait alors des points { for-sweep }.
    .to-win = Un camp qui a atteint l’objectif a besoin d’un pli pour gagner.
    .todo = Entrez le nombre de plis de chaque camp.
# en 4696c305 draft
problem-say-trump = L’arrondi dépend de l’atout.
    .todo = Choisissez l’atout de la donne.
# en 81b74554 draft
problem-say-bid = Le résultat dépend de l’enchère.
    .todo = Entrez les points demandés, ou choisissez « Capot ».
# en 089a8963 draft
problem-say-declared = Ce qui s’inscrit dépend des annonces de chaque camp.
    .todo = Entrez cartes et annonces séparément.
# en 2a8a2ba6 draft
problem-say-claim = Il manque les points de l’annonce de victoire.
    .todo = Entrez les points de cartes de ce joueur jusqu’ici.

## problem-points

# en b4b1a987 draft
problem-negative-points = Des points de cartes négatifs sont impossibles.
    .todo = Entrez de nouveau les points.
    .todo-of = { $who ->
        [we] Entrez de nouveau nos points.
        [they] Entrez de nouveau leurs points.
       *[many] Entrez de nouveau les points : { $name }.
    }
# en 9ff5a383 draft
problem-pile-over-pack = Au plus { $most } : toutes les cartes ensemble ne valent pas davantage, et vous avez entré { $points }.
    .todo = Entrez seulement les points des cartes des plis, sans les { runs } ni les 10 du dernier pli.
# en 5671e9f2 draft
problem-card-points-sum = Les cartes font { $sum }, mais elles doivent faire { $all }.
    .missing = Il manque { $points } : entrez un camp, l’autre suit.
    .over = { $points } de trop : entrez un camp, l’autre suit.
# en 96220a8d draft
problem-card-points-impossible = Les cartes font { $sum }, ce qui est impossible, quelle que soit la { turn-up }.
# en 236877c9 draft
problem-card-points-range = Les cartes font { $sum }, mais le total doit être entre { $from } et { $to }.
    .todo = Recomptez un des tas, sans les 10 du dernier pli.
# en 4a717e5b draft
problem-totals-sum = Les totaux font { $sum }. Toutes les cartes et le { last-trick } font { $all }.
    .over = Les totaux font { $sum }. Toutes les cartes et le { last-trick } font { $all }, et des annonces ne peuvent pas faire { $rest } à cette table.
    .todo = Recomptez, { last-trick } et annonces compris.
# en 399c28d0 draft
problem-claim-over-pack = Toutes les cartes ensemble valent au plus { $most }, pas { $points }.
    .todo = Entrez seulement ce que font les cartes, sans { runs }, { last-trick } ni donnes précédentes.
# en cef10d8f draft
problem-tricks-sum = Une donne a { NUMBER($all) } plis, mais { $tricks } font { $sum }.
    .unnamed = Une donne a { NUMBER($all) } plis, mais les plis entrés font { $sum }.
    .todo = Recomptez les plis de chaque camp.
    .todo-one = Choisissez qui a fait le pli qui manque.
# en 551187e0 draft
problem-points-without-trick = { subject } ne { $who ->
    [we] pouvons
    [they] peuvent
    [one] peut
   *[many] peuvent
} pas avoir de points de cartes sans pli.
    .todo = { $who ->
        [we] Entrez le nombre de nos plis, ou mettez nos points de cartes à 0.
        [they] Entrez le nombre de leurs plis, ou mettez leurs points de cartes à 0.
       *[many] Entrez le nombre de plis, ou mettez les points de cartes à 0 : { $name }.
    }
# en 6198c43a draft
problem-total-without-trick = { subject } n’{ $who ->
    [we] avons
    [they] ont
    [one] a
   *[many] ont
} fait aucun pli, et des annonces ne peuvent pas faire { $points } à cette table.
    .todo = Entrez à nouveau les plis ou les totaux.
# en 4ff05e70 draft
problem-last-trick-without-trick = { subject } ne { $who ->
    [we] pouvons
    [they] peuvent
    [one] peut
   *[many] peuvent
} pas avoir le { last-trick } sans aucun pli.
    .todo = { $who ->
        [we] Choisissez qui a le { last-trick }, ou entrez le nombre de nos plis.
        [they] Choisissez qui a le { last-trick }, ou entrez le nombre de leurs plis.
       *[many] Choisissez qui a le { last-trick }, ou entrez le nombre de plis ({ $name }).
    }
# en 91b76b8d draft
problem-no-such-trick = Une donne a { NUMBER($all) } plis : le pli { $trick } ne va pas avec l’annonce de victoire.
    .todo = Choisissez après quel pli la victoire est annoncée.
# en 9a5b8847 draft
problem-trick-size = Le pli { $trick } n’a pas { NUMBER($players) } cartes, ou il y a plus de { NUMBER($all) } plis.
    .incomplete = Le pli { $trick } est incomplet.
    .todo = Entrez ce pli de nouveau.
# en 97568ab1 draft
problem-some-card = carte
# en 23fbe595 draft
problem-card-not-in-pack = Absente de ce paquet : { $card }.
    .todo = Indiquez quelle carte c’était.
# en 5b8722fd draft
problem-card-played-twice = Jouée une seconde fois au pli { $trick } : { $card }.
    .todo = Indiquez ce que { $name } y joue.
# en a541a06d draft
problem-card-not-held = { $name } n’a pas en main la carte du pli { $trick } : { $card }.
    .todo = Corrigez la main ou le pli.
# en e53a5799 draft
problem-dealt-twice = À deux endroits à la fois : { $card }.
    .todo = Indiquez quelle carte le joueur a à la place.
    .todo-of = Indiquez quelle carte { $name } a à la place.
# en 5895f839 draft
problem-hand-too-large = Un joueur a { NUMBER($cards) } cartes, et une main en a { $most }.
    .of = { $name } a { NUMBER($cards) } cartes, et une main en a { $most }.
    .todo = Retirez les cartes qui ne sont pas dans cette main.

## problem-melds

# en 2628fc28 draft
problem-run-too-short = Une { run } a au moins trois cartes.
    .count = { $cards ->
        [1] Une seule carte est entrée
        [2] Deux cartes seulement sont entrées
       *[other] { $cards } cartes seulement sont entrées
    }.
    .todo = Retirez cette { run }, ou ajoutez les cartes qui manquent.
    .todo-of = Retirez la { run }, ou ajoutez les cartes qui manquent : { $name }.
# en c2fe026d draft
problem-run-two-suits = Une { run } est d’une seule couleur.
# en a8202d26 draft
problem-run-not-consecutive = Les cartes d’une { run } se suivent dans l’ordre { ace-letter } { king-letter } { queen-letter } { jack-letter } 10 9 8 7.
# en cf3ce525 draft
problem-card-twice = La même carte y est deux fois.
# en 61df28aa draft
problem-cards-here = { $count ->
    [one] Carte notée : { $cards }.
    [many] Cartes notées : { $cards }.
   *[other] Cartes notées : { $cards }.
}
# en 076e7da0 draft
problem-choose-run-cards = Choisissez les cartes de cette { run }.
    .of = Choisissez les cartes de la { run } : { $name }.
# en d9dc53d2 draft
problem-run-not-in-pack = Cartes absentes de ce paquet : { $ranks }.
    .unnamed = Les cartes de cette annonce ne sont pas dans ce paquet.
# en bc63ebec draft
problem-run-too-long = Une { run-of-length } ne tient pas dans une couleur.
    .with-top = Une { run-of-length } { up-to } ne tient pas dans une couleur.
    .todo = Corrigez la longueur ou la carte haute.
# en cb6c019a draft
problem-runs-not-played = Les suites ne comptent pas à cette table.
    .todo = Retirez l’annonce.
# en c51d0fad draft
problem-four-not-known = Quatre { $ranks } ne comptent pas à cette table.
    .unnamed = Un { four-of-a-kind } ne compte pas à cette table.
    .todo = Retirez l’annonce.
# en e74f6a46 draft
problem-card-in-two-melds = Dans deux annonces, alors qu’une carte ne compte que dans une seule : { $card }.
    .unnamed = Ces annonces sont impossibles ensemble : il n’y a pas assez de cartes.
    .todo = Corrigez ou retirez une des annonces.
    .todo-of = Corrigez l’annonce, ou retirez-la : { $name }.
# en 744a62fa draft
problem-melds-over-hand = { $name } annonce { NUMBER($cards) } cartes, et une main en a { $most }.
    .todo = Retirez une des annonces.
# en 9ef57f06 draft
problem-meld-points = Les annonces valent des multiples de 10 : { $points } est impossible.
    .todo = Entrez 20, 50, 100 ou leur somme.
# en ca323e44 draft
problem-meld-not-held = { $name } annonce une carte sans l’avoir : { $card }.
    .todo = Corrigez l’annonce ou la main.
# en dc89b715 draft
problem-bela-at-no-trumps = Sans atout, pas de { bela }.
    .todo = Retirez la { bela }, ou choisissez un autre atout.
# en c6c25b55 draft
problem-too-many-belas = { $most ->
    [0] Aucune { bela } possible
    [1] Une seule { bela } possible
    [4] Quatre belotes possibles
   *[other] { $most } belotes possibles
} dans cette donne, et { $given ->
    [1] une notée
    [2] deux notées
    [3] trois notées
    [4] quatre notées
    [5] cinq notées
   *[other] { $given } notées
}.
    .todo = Retirez la { bela } que personne n’avait.
# en cfd0b06b draft
problem-bela-card-shown = Un autre joueur a montré le roi ou la dame d’atout : cette { bela } est impossible.
    .todo = Retirez la { bela }, ou corrigez la { run } qui contient cette carte.
# en b1387624 draft
problem-bela-not-held = { $name } n’avait pas à la fois le roi et la dame d’atout.
    .todo = Retirez la { bela }, ou corrigez la main.
# en a317464c draft
problem-bela-not-in-total = { subject } { $who ->
    [we] avons
    [they] ont
    [one] a
   *[many] ont
} une { bela }, mais un total de moins de { $belas }.
    .todo = Entrez les totaux avec la { bela }, ou retirez-la.

## problem-rules

# en c16383eb draft
problem-not-this-format = Ce n’est pas une partie que Yuss peut lire.
    .todo = Choisissez un autre fichier, ou un fichier enregistré par Yuss.
# en c6713b4c draft
problem-option-clash = Ces règles se contredisent.
    .todo = Changez l’une des deux dans les règles de cette partie.
# en 1b62cf9f draft
problem-multiplier-too-high = Une donne compte au plus { $most } à cette table, pas { $given }.
    .not-doubled = On ne contre pas à cette table.
    .todo = Choisissez un niveau plus bas, ou autorisez celui-ci dans les règles.
# en 0b0eb4f8 draft
problem-big-not-played = On ne prend pas en grand à cette table.
    .todo = Retirez-le de cette donne, ou autorisez-le dans les règles.
# en ef0a6db7 draft
problem-bid-not-asked = On ne demande pas de points à cette table.
    .todo = Retirez l’enchère de cette donne.
# en 8b3e2f71 draft
problem-bid-out-of-bounds = Une enchère à cette table est un multiple de dix de { $from } à { $to }, pas { $given }.
    .todo = Corrigez l’enchère.
# en 6a9c1277 draft
problem-trump-not-in-auction = { $trump ->
    [none] On ne prend pas à sans atout à cette table.
    [all] On ne prend pas à tout atout à cette table.
   *[other] On ne choisit pas cet atout à cette table.
}
    .todo = Choisissez une des quatre couleurs.
# en 5b09b9b5 draft
problem-no-claims-here = On n’annonce pas la victoire à cette table : chaque donne se joue jusqu’au bout.
    .todo = Continuez, et notez la donne une fois finie.
# en e83f2fd0 draft
problem-claim-too-late = La victoire s’annonce seulement après l’un des trois premiers plis, pas après le pli { $trick }.
    .todo = Jouez la donne jusqu’au bout et notez-la.
# en 96b676ff draft
problem-after-the-end = La partie était déjà finie : cette donne ne compte pas.
    .todo = Commencez une nouvelle partie avec cette donne, supprimez-la, ou corrigez une donne précédente.

## problem-entries

# en 0a58f060 draft
entry-at-least = « { $entry } » doit être un nombre entier, { $least } ou plus.
# en 7cb7d6e9 draft
entry-at-most = « { $entry } » doit être un nombre entier, { $most } ou moins.
# en ff8e7457 draft
entry-whole = « { $entry } » doit être un nombre entier.
# en 4af74d1d draft
entry-not-known = « { $entry } » est inconnu ici.
# en 31070117 draft
entry-missing = « { $entry } » manque ou n’est pas du bon type.
# en eb2668c5 draft
entry-wrong-count = « { $entry } » n’a pas le bon nombre d’éléments.
# en faa0fac7 draft
entry-too-many = « { $entry } » a plus d’éléments qu’aucune partie.
# en 702cb525 draft
entry-bad-id = « { $entry } » n’admet que des lettres latines simples, des chiffres, - et _, 64 au plus.
# en d3f90d74 draft
entry-too-deep = « { $entry } » est imbriqué plus profondément que dans aucune partie.
# en cb224cc7 draft
entry-barred = « { $entry } » n’est pas autorisé.
# en 5f2f6c82 draft
entry-unfit = « { $entry } » ne convient pas.
