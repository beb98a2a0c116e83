### Les options d’une table : le nom de chacune, la question qu’elle pose, et ses valeurs.

## options

# en 13fdb2ab draft
option-players = Joueurs
    .question = À combien jouez-vous ?
    .value = { $value ->
        [2] à deux
        [3] à trois, chacun pour soi
       *[4] à quatre, deux contre deux
    }
# en 570026fc draft
option-pack = Paquet
    .question = Avec quel paquet jouez-vous ?
    .value = { $value ->
        [32] 32 cartes, de l’as au sept
       *[28] 28 cartes, sans les sept
    }
# en 77e9b36f draft
option-direction = Sens du jeu
    .question = Dans quel sens jouez-vous ?
    .value = { $value ->
        [clockwise] sens des aiguilles d’une montre, vers la gauche
       *[counterclockwise] sens inverse des aiguilles, vers la droite
    }
# en d56b9462 draft
option-first-dealer = Premier donneur
    .question = Qui donne en premier ?
    .value = { $value ->
        [high-cut] celui qui coupe la carte la plus haute
        [low-cut] celui qui tire la carte la plus basse
       *[agree] d’un commun accord
    }
# en 3b0903ff draft
option-next-dealer = Donneur suivant
    .question = Qui distribue la donne suivante ?
    .value = { $value ->
        [winner] le gagnant de la donne
       *[next] le joueur suivant, à tour de rôle
    }
# en b9108808 draft
option-redeal-dealer = Donneur après une redonne
    .question = Qui donne quand tous ont passé ?
    .value = { $value ->
        [next] le joueur suivant
       *[same] de nouveau le même donneur
    }
# en fbabd3ec draft
option-void-deal = Donne nulle
    .question = La donne est-elle nulle quand les premières cartes d’un joueur ne sont que des huit et des sept ?
    .value = { $value ->
        [no] non, on la joue
       *[yes] oui, le même donneur redonne
    }
# en 5a21f947 draft
option-auction = Choix de l’atout
    .question = Comment choisit-on l’atout ?
    .value = { $value ->
        [turn-up] une carte retournée propose sa couleur
        [names-suit] chacun à son tour nomme une couleur ou passe
        [bids] par enchères en points, dans une couleur
       *[contracts] par enchères de contrats, avec sans atout et tout atout
    }
# en f331605d draft
option-schmeiss = Schmeiss
    .question = Un joueur peut-il dire schmeiss ?
    .value = { $value ->
        [none] ne se joue pas
        [first-turn] seulement à la première prise de parole
        [every-turn] à chaque prise de parole
       *[not-dealer-second] à chaque prise de parole, sauf le donneur au second tour
    }
# en 8af86198 draft
option-schmeiss-refused = Schmeiss refusé
    .question = Qui prend la couleur retournée quand un schmeiss est refusé ?
    .value = { $value ->
        [caller-takes] celui qui l’a dit
       *[refuser-takes] celui qui l’a refusé
    }
# en 238241c1 draft
option-all-pass = Tous passent
    .question = Que se passe-t-il quand tous ont passé jusqu’au bout ?
    .value = { $value ->
        [redeal] on redonne
        [dealer-names] le donneur doit nommer l’atout
       *[eldest-names] le joueur après le donneur doit nommer l’atout
    }
# en 23eb2b43 draft
option-forced-no-trump = Atout forcé
    .question = Le joueur obligé de nommer l’atout peut-il jouer sans atout ?
    .value = { $value ->
        [no] non, une couleur seulement
       *[allowed] oui
    }
# en d2a5ba2a draft
option-doubling = Contre
    .question = Combien de fois peut-on contrer un contrat ?
    .value = { $value ->
        [1] pas du tout
        [2] une fois, pour deux fois les points
        [4] deux fois, pour quatre fois les points
        [3] deux fois, pour trois fois les points
       *[8] trois fois, pour huit fois les points
    }
# en 21a5ec92 draft
option-big = Prendre en grand
    .question = Le preneur peut-il jouer contre ses adversaires réunis, pour deux fois les points ?
    .value = { $value ->
        [no] ne se joue pas
       *[allowed] oui, si le preneur le dit
    }
# en 5df10285 draft
option-exchange-seven = Échange du sept
    .question = Peut-on échanger le sept d’atout contre la retourne ?
    .value = { $value ->
        [no] non, il ne s’échange pas
       *[yes] oui, avant l’entame
    }
# en 204cab28 draft
option-indicator = Carte qui propose l’atout
    .question = Quelle carte propose sa couleur comme atout ?
    .value = { $value ->
        [turn-up] une carte du paquet, retournée
       *[low-card] une petite carte hors du paquet
    }
# en fa6beb0b draft
option-leader = Entame
    .question = Qui entame le premier pli ?
    .value = { $value ->
        [eldest] le joueur après le donneur
       *[taker] le preneur
    }
# en 164700bf draft
option-long-runs = Longues suites
    .question = Que vaut une suite de cinq cartes et plus ?
    .value = { $value ->
        [one] 50, quelle que soit la longueur
        [split] 50 ; sept cartes valent 70, huit cartes 100
        [hundred-at-most] 100, même pour huit cartes
       *[hundred] 100 ; huit cartes valent 120
    }
# en a8ef19fe draft
option-equal-runs = Suites égales
    .question = Qui marque quand les meilleures suites sont égales et qu’aucune ne l’emporte par l’atout ?
    .value = { $value ->
        [first-declared] le joueur qui a annoncé en premier
       *[nobody] personne ne marque de suites
    }
# en 15abe46f draft
option-trump-run = Suite à l’atout
    .question = Une suite à l’atout bat-elle une suite égale dans une autre couleur ?
    .value = { $value ->
        [wins] oui, l’atout l’emporte
       *[equal] non, elles sont égales
    }
# en 4abafa9c draft
option-runs-need-trick = Pli pour les suites
    .question = Un camp doit-il faire un pli pour que ses suites comptent ?
    .value = { $value ->
        [no] non, aucun pli n’est exigé
       *[yes] oui, au moins un pli
    }
# en 34d281f5 draft
option-carres = Carrés
    .question = Les carrés comptent-ils ?
    .value = { $value ->
        [no] non, ils ne valent rien
       *[yes] oui : valets 200, neuf 150, as, dix, rois et dames 100
    }
# en 79a8fc45 draft
option-no-trump-melds = Annonces à sans atout
    .question = Les annonces comptent-elles à sans atout ?
    .value = { $value ->
        [runs] oui
       *[none] non
    }
# en eb589110 draft
option-no-trump-doubled = Points à sans atout
    .question = Une donne à sans atout compte-t-elle double ?
    .value = { $value ->
        [no] non, simple
       *[yes] oui, tout y compte double
    }
# en 4334a0e8 draft
option-bela-call = Annonce de la belote
    .question = À quelle carte faut-il annoncer la belote ?
    .value = { $value ->
        [first-card] à la première
        [second-card] à la seconde
       *[either] à l’une ou à l’autre
    }
# en 274cfaef draft
option-beat-plain = Monter hors atout
    .question = Devez-vous monter sur la carte d’un adversaire quand vous fournissez hors atout ?
    .value = { $value ->
        [no] non, n’importe quelle carte de la couleur
        [always] oui, si vous pouvez, et aussi sur le partenaire
       *[yes] oui, si vous pouvez
    }
# en 597aa487 draft
option-partner-winning = Partenaire maître
    .question = Devez-vous couper quand vous ne pouvez pas fournir et que le pli est à votre partenaire ?
    .value = { $value ->
        [free] non, n’importe quelle carte
       *[must-trump] oui, il faut couper quand même
    }
# en 42c14c76 draft
option-beat-partner = Atout du partenaire
    .question = Devez-vous monter sur l’atout de votre partenaire quand atout est demandé ?
    .value = { $value ->
        [no] non, n’importe quel atout
       *[yes] oui, si vous pouvez
    }
# en aa4208f0 draft
option-bare-yuss = Valet d’atout sec
    .question = Pouvez-vous garder le valet s’il est votre seul atout et qu’atout est demandé ?
    .value = { $value ->
        [must-play] non, il faut le jouer
       *[may-hold] oui
    }
# en 2b85720b draft
option-low-trump-lead = Entamer petit atout
    .question = Pouvez-vous entamer du huit ou du sept d’atout ?
    .value = { $value ->
        [allowed] oui
       *[barred] seulement si vous n’avez rien d’autre à entamer
    }
# en 73ad91f4 draft
option-tie = Égalité
    .question = Les deux camps sont à égalité : qui reçoit les points ?
    .value = { $value ->
        [held-over] la défense marque, et les points du preneur restent en litige pour le gagnant de la donne suivante
        [held-over-both] tous les points restent en litige pour le gagnant de la donne suivante
        [bate] la défense prend tout, car le preneur a chuté
        [made] chaque camp marque ses points, et le preneur a rempli son contrat
        [replay] personne ; le même donneur redonne
       *[defender-own] la défense marque ses points, le preneur rien
    }
# en 034aa607 draft
option-bate-to = Points d’un preneur dedans
    .question = À trois, qui reçoit les points d’un preneur dedans ?
    .value = { $value ->
        [higher] l’adversaire qui a fait le plus
       *[each] les deux adversaires, en entier
    }
# en 0e9a26b2 draft
option-sweep = Capot
    .question = Que rapporte de faire tous les plis ?
    .value = { $value ->
        [none] rien de plus
        [360] 360 au lieu des cartes et du dix de der
        [252] 90 points de plus
        [262] 100 points de plus
       *[match-points] 9 points de match de plus
    }
# en 0c4cefe4 draft
option-sweep-doubled = Capot contré
    .question = La prime de capot est-elle aussi doublée dans une donne contrée ?
    .value = { $value ->
        [yes] oui, avec tout le reste
       *[no] non, jamais
    }
# en 98030cbb draft
option-scoring = Sur la feuille
    .question = Qu’inscrivez-vous sur la feuille ?
    .value = { $value ->
        [points] les points, sans diviser par dix
       *[match-points] des points de match, soit un dixième arrondi
    }
# en 65632433 draft
option-multiply = Contre et arrondi
    .question = Que fait-on d’abord dans une donne contrée ?
    .value = { $value ->
        [after-rounding] on arrondit, puis on double
       *[before-rounding] on double, puis on arrondit
    }
# en a4a90f36 draft
option-kirtik = Kirtik
    .question = Perd-on 10 points de match pour un contrat chuté, ou pour une donne sans pli ?
    .value = { $value ->
        [no] ne se joue pas
       *[yes] oui, pour l’un comme pour l’autre
    }
# en 4e1f4ec8 draft
option-claims = Annoncer la victoire
    .question = Un joueur peut-il annoncer la victoire avant la fin de la donne ?
    .value = { $value ->
        [any-trick] oui, après tout pli qu’il vient de gagner
        [first-three] oui, mais seulement après l’un des trois premiers plis
       *[none] non, on joue la donne jusqu’au bout
    }
# en 2e109b62 draft
option-both-over = Plusieurs à l’objectif
    .question = Qui gagne quand plusieurs camps atteignent l’objectif dans la même donne ?
    .value = { $value ->
        [last-trick] le camp qui a fait le dernier pli
        [higher] le total le plus haut
       *[taker-first] le preneur, dont les points comptent d’abord
    }
# en b1be27e5 draft
option-win-needs-trick = Un pli pour gagner
    .question = Un camp qui atteint l’objectif au décompte doit-il encore faire un pli pour gagner ?
    .value = { $value ->
        [no] non, il a gagné
       *[yes] oui, un pli dans une donne suivante
    }
# en be6c3ded draft
option-revoke = Renonce
    .question = Que coûte une carte jouée à tort qu’on ne peut plus corriger ?
    .value = { $value ->
        [unstated] la source ne le dit pas ; sur la feuille, l’autre camp marque toute la donne
       *[all-to-other-side] l’autre camp marque toute la donne
    }
# en dd9a10f4 draft
option-goal = Longueur de la partie
    .question = Que fixe l’objectif ?
    .value = { $value ->
        [points] un nombre de points
       *[hands] un nombre de donnes
    }
# en 8eb05051 draft
option-win-by = Gain de la partie
    .question = Comment gagne un camp arrivé à l’objectif ?
    .value = { $value ->
        [count] au décompte de la donne
       *[own-made-hand] seulement avec une donne qu’il a prise et faite
    }
# en ab940762 draft
option-bid-start = Enchère minimale
    .question = Quelle est l’enchère minimale ?
    .value = { $value ->
        [one] { $value } point
        [many] { $value } points
       *[other] { $value } points
    }
# en 67326f1d draft
option-bid-top = Enchère maximale
    .question = Quelle est l’enchère maximale en points ?
    .value = { $value ->
        [one] { $value } point
        [many] { $value } points
       *[other] { $value } points
    }
# en c778ce43 draft
option-bid-needs = Remplir le contrat
    .question = Que faut-il pour remplir le contrat ?
    .value = { $value ->
        [bid] les points demandés
       *[bid-and-more] les points demandés, et plus que l’autre camp
    }
# en f02635f3 draft
option-bid-writes = Contrat rempli
    .question = Que rapporte un contrat rempli ?
    .value = { $value ->
        [made-and-bid] les points faits, et le contrat
        [made] les points faits
       *[bid] le contrat, et les annonces
    }
# en e7fa9e2d draft
option-failed-bid = Contrat chuté
    .question = L’autre camp marque-t-il le contrat chuté ?
    .value = { $value ->
        [yes] oui, avec ses autres points
       *[no] non, seulement ses autres points
    }
# en 3e69bd79 draft
option-failed-sweep = Capot de la défense
    .question = Le capot compte-t-il aussi pour la défense ?
    .value = { $value ->
        [yes] oui, pour elle aussi
       *[no] non, pour le preneur seulement
    }
# en 9f521064 draft
option-pile = Tous les points d’une donne
    .question = Que rapportent les plis si un camp marque tout ?
    .value = { $value ->
        [160] 160 points
       *[162] 162 points
    }
# en 66a8c19e draft
option-double-of = Ce que multiplie le contre
    .question = Que multiplie le contre ?
    .value = { $value ->
        [everything] les plis et le contrat
        [bid] le contrat seul
       *[declared-too] les annonces aussi
    }
# en 48838caa draft
option-capot-bid = Capot demandé
    .question = Combien vaut un capot demandé ?
    .value = { $value ->
        [one] { $value } point
        [many] { $value } points
       *[other] { $value } points
    }
# en 0595a643 draft
option-capot-writes = Marque d’un capot demandé
    .question = Comment se marque un capot demandé ?
    .value = { $value ->
        [bid] comme pour tout autre contrat
       *[flat] le contrat seul, et les annonces
    }
# en 7d944dc3 draft
option-runs = Suites
    .question = Annonce-t-on les suites ?
    .value = { $value ->
        [yes] oui, on les annonce
       *[no] non, jamais
    }
# en 11c676d0 draft
option-meld-contest = Suites contre carrés
    .question = Les suites et les carrés sont-ils en concurrence ?
    .value = { $value ->
        [apart] non, on les compare séparément
       *[one] oui, le camp qui a la meilleure annonce marque toutes les siennes
    }
# en c685eae9 draft
option-sweep-melds = Annonces d’un camp sans pli
    .question = Que deviennent les annonces d’un camp sans pli ?
    .value = { $value ->
        [own] elles comptent quand même
        [to-sweeper] elles vont au camp qui a tous les plis
       *[lost] elles sont perdues
    }
# en 96892631 draft
option-bela-decides = Belote et résultat
    .question = La belote compte-t-elle pour savoir si le contrat est rempli ?
    .value = { $value ->
        [yes] oui, elle compte
       *[no] non, on la laisse de côté
    }
# en d657f74e draft
option-bela-kept = Belote du perdant
    .question = Un camp qui perd tout garde-t-il sa belote ?
    .value = { $value ->
        [no] non, elle passe à l’autre camp
       *[yes] oui, il la garde
    }
# en d5543394 draft
option-under-trump = Sous-couper
    .question = Si vous ne pouvez pas battre l’atout d’un adversaire, devez-vous quand même jouer atout ?
    .value = { $value ->
        [must] oui, un atout plus petit
       *[free] non, n’importe quelle carte
    }
# en da63d0cc draft
option-written = Arrondi sur la feuille
    .question = Les points d’une donne sont-ils arrondis sur la feuille ?
    .value = { $value ->
        [exact] non
        [tens-5-up] à la dizaine, vers le haut dès cinq
       *[tens-6-up] à la dizaine, vers le haut dès six
    }
# en a761d815 draft
option-target = Objectif
    .question = À combien de points, ou après combien de donnes, la partie finit-elle ?
    .value = { $scoring ->
        [match-points] { $target ->
            [one] { $target } point de match
            [many] { $target } points de match
           *[other] { $target } points de match
        }
       *[points] { $target ->
            [one] { $target } point
            [many] { $target } points
           *[other] { $target } points
        }
    }
# en f80c7b8e draft
option-line = { $option } : { $value }.
# en 9b8af01d draft
option-with-value = { $option } ({ $value })

## short-values

# en 7ab6c641 draft
short-pack = { $value ->
    [32] 32 cartes
   *[28] 28 cartes
}
# en 34c6ab2c draft
short-first-dealer = { $value ->
    [high-cut] coupe la plus haute
    [low-cut] carte la plus basse
   *[agree] comme convenu
}
# en 265605d6 draft
short-next-dealer = { $value ->
    [winner] le gagnant
   *[next] à tour de rôle
}
# en 94ca0cfa draft
short-auction = { $value ->
    [turn-up] carte retournée
    [names-suit] couleur nommée
    [bids] enchères
   *[contracts] contrats
}
# en 1bfa6018 draft
short-schmeiss = { $value ->
    [none] non joué
    [first-turn] première parole
    [every-turn] chaque parole
   *[not-dealer-second] sauf donneur au 2e tour
}
# en 58b879a3 draft
short-all-pass = { $value ->
    [redeal] redonne
    [dealer-names] donneur obligé
   *[eldest-names] premier obligé
}
# en 61b7be3a draft
short-doubling = { $value ->
    [1] aucun
    [2] ×2
    [3] ×2, ×3
    [4] ×2, ×4
   *[8] ×2, ×4, ×8
}
# en 478acaea draft
short-yes-no = { $value ->
    [no] non
   *[other] oui
}
# en a7a66be3 draft
short-indicator = { $value ->
    [turn-up] carte retournée
   *[low-card] petite carte
}
# en 6a741c5d draft
short-leader = { $value ->
    [eldest] après le donneur
   *[taker] le preneur
}
# en bb314d4e draft
short-long-runs = { $value ->
    [one] 50
    [split] 50, 70, 100
    [hundred-at-most] 100
   *[hundred] 100, 120
}
# en 6e8d06c1 draft
short-equal-runs = { $value ->
    [first-declared] première annoncée
   *[nobody] personne
}
# en 7d76e8cc draft
short-trump-run = { $value ->
    [wins] l’atout gagne
   *[equal] égales
}
# en 2642b30c draft
short-meld-contest = { $value ->
    [apart] à part
   *[one] ensemble
}
# en 99463972 draft
short-beat-plain = { $value ->
    [no] non
    [always] toujours
   *[yes] si possible
}
# en 45f420cc draft
short-under-trump = { $value ->
    [must] atout plus petit
   *[free] toute carte
}
# en 09a3f740 draft
short-partner-winning = { $value ->
    [free] toute carte
   *[must-trump] couper
}
# en 3a657bf8 draft
short-bare-yuss = { $value ->
    [must-play] doit tomber
   *[may-hold] peut être gardé
}
# en a0877ae8 draft
short-low-trump-lead = { $value ->
    [allowed] permis
   *[barred] en dernier recours
}
# en 0133c716 draft
short-revoke = { $value ->
    [unstated] non précisé
   *[all-to-other-side] tout perdu
}
# en 50ef74b8 draft
short-tie = { $value ->
    [held-over] preneur en litige
    [held-over-both] tout en litige
    [bate] preneur dedans
    [made] chacun les siens
    [replay] on rejoue
   *[defender-own] rien au preneur
}
# en 5e225d1c draft
short-bate-to = { $value ->
    [higher] le meilleur
   *[each] les deux
}
# en 33272516 draft
short-sweep-melds = { $value ->
    [own] comptent
    [to-sweeper] à l’autre camp
   *[lost] perdues
}
# en 1917eccd draft
short-bid-needs = { $value ->
    [bid] le contrat
   *[bid-and-more] contrat et majorité
}
# en d7d12f05 draft
short-bid-writes = { $value ->
    [made-and-bid] points et contrat
    [made] points faits
   *[bid] le contrat
}
# en 1af0e7b6 draft
short-capot-writes = { $value ->
    [bid] comme un autre
   *[flat] plis non comptés
}
# en cd7b7c36 draft
short-scoring = { $value ->
    [points] points
   *[match-points] points de match
}
# en 63985ec7 draft
short-multiply = { $value ->
    [after-rounding] arrondir d’abord
   *[before-rounding] doubler d’abord
}
# en 3db3b1f3 draft
short-claims = { $value ->
    [any-trick] après tout pli
    [first-three] trois premiers plis
   *[none] non
}
# en eb6a4173 draft
short-both-over = { $value ->
    [last-trick] dernier pli
    [higher] plus haut total
   *[taker-first] le preneur
}
# en ac41135d draft
short-win-by = { $value ->
    [count] au décompte
   *[own-made-hand] donne prise et faite
}
# en 678e449c draft
short-goal = { $value ->
    [points] points
   *[hands] donnes
}

## source-parts (own)

document = { $document ->
    [clobyosh] Clobyosh / Bela
    [lehman] Lehman
    [bicycle] Bicycle
    [denexa] Denexa
    [ffb-belote] FFB belote
    [ffb-contree] FFB contrée
    [ffb-coinche] FFB coinche
    [pravila-bele] Pravila igre Bela
    [cannes] Cannes 2016
    [ascee] Concours { "ASCEE" }
    [pagat-coinche] pagat, Coinche
    [colver] Étude Colver
   *[belote] Bridge-belote
}

## sources

# en 3932f50c draft
source-stated = { document }, { $place }
# en 7ca9f30c draft
source-read = { document }, { $place }, selon notre lecture
# en 48320fe8 draft
source-silent = { document } ne dit rien : notre lecture
# en e03eecc3 draft
source-lacks = { document } n’a pas cette règle
# en 8bdcbfae draft
source-lacks-here = { document } n’a pas cette règle pour ce jeu
# en 12146d62 draft
source-after = rapporté d’après « { $title } », que nous n’avons pas pu lire
# en 657d89b7 draft
source-house = convenu à cette table
# en 46aa4a2b draft
source-also-read = { $source }, selon notre lecture
# en ff425371 draft
source-of-variant = { $source } ({ $variant })

## clashes

# en cad1143a draft
clash = { $needs ->
    [three-players] { $rule } : il faut être trois. À trois seulement, on donne 27 cartes et deux adversaires marquent séparément.
    [two-players] { $rule } : il faut être deux. C’est une offre d’un joueur à l’autre.
    [four-players] { $rule } : il faut être quatre. Cela va avec le jeu à deux contre deux, où toutes les cartes sont données.
    [two-or-four-players] { $rule } : il faut être deux ou quatre. À trois, le preneur doit battre les deux autres, et faire autant revient à faire moins.
    [no-exchange] { $rule } : il faut une table sans échange du sept, car ce paquet n’a pas de sept.
    [turn-up] { $rule } : il faut une carte retournée. Là où chacun nomme une couleur ou enchérit, on ne retourne rien.
    [contracts] { $rule } : il faut des enchères de contrats. Là seulement, un contrat peut être contré trois fois ou marqué en points de match.
    [points] { $rule } : il faut une feuille en points. Les points de match ne se calculent qu’à partir d’une donne finie.
    [match-points] { $rule } : il faut une feuille en points de match, car cette règle ne s’applique que là.
    [turn-up-or-names-suit] { $rule } : il faut une carte retournée, ou une table où chacun nomme une couleur ou passe.
    [contracts-or-bids] { $rule } : il faut des enchères. Là seulement, on peut contrer.
    [bids] { $rule } : il faut des enchères en points.
    [no-bids] { $rule } : il faut une table sans enchères en points. Un contrat y est rempli ou chuté, sans égalité possible.
    [no-claims] { $rule } : il faut une table où l’on n’annonce pas la victoire.
    [win-at-count] { $rule } : il faut une partie qu’un camp peut gagner au décompte d’une donne.
    [win-without-trick] { $rule } : il faut une table où l’on gagne sans devoir faire encore un pli.
    [bid-written] { $rule } : il faut un contrat qu’on inscrit. Sinon, rien n’est doublé.
    [tens] { $rule } : il faut un multiple de dix.
    [top-above-start] { $rule } : il faut une enchère maximale qui ne soit pas sous la minimale.
   *[forced-taker] { $rule } : il faut un joueur obligé de nommer l’atout quand tous ont passé.
}
# en ee08f8c1 draft
clash-rule = « { $option } »

## how-we-play

# en 78855cab draft
how-players = { $value ->
    [2] On joue à deux.
    [3] On joue à trois, chacun pour soi.
   *[4] On joue à quatre, deux contre deux.
}
# en 659ba2ac draft
how-pack = { $value ->
    [32] Le paquet a 32 cartes, de l’as au sept.
   *[28] Le paquet a 28 cartes : il n’y a pas de sept.
}
# en 965d8524 draft
how-direction = { $value ->
    [clockwise] On joue dans le sens des aiguilles d’une montre, vers la gauche.
   *[counterclockwise] On joue dans le sens inverse des aiguilles d’une montre, vers la droite.
}
# en 3237cd6b draft
how-first-dealer = { $value ->
    [high-cut] Pour la première donne, on coupe : la carte la plus haute donne.
    [low-cut] Pour la première donne, on tire une carte : la plus basse donne.
   *[agree] On convient de qui donne en premier.
}
# en f9969eae draft
how-next-dealer = { $value ->
    [winner] Qui gagne une donne distribue la suivante.
   *[next] On donne à tour de rôle.
}
# en 8541dc0b draft
how-redeal-dealer = { $value ->
    [next] Après une redonne, c’est au joueur suivant de donner.
   *[same] Après une redonne, le même joueur donne encore.
}
# en c342a633 draft
how-void-deal = { $value ->
    [no] Si les premières cartes d’un joueur ne sont que des huit et des sept, on joue comme d’habitude.
   *[yes] Si les premières cartes d’un joueur ne sont que des huit et des sept, la donne est nulle, et le même joueur redonne.
}
# en dadce485 draft
how-auction = { $value ->
    [turn-up] La { turn-up } propose sa couleur comme atout ; au second tour, on peut nommer toute autre couleur.
    [names-suit] Chacun à son tour nomme une couleur d’atout ou passe.
    [bids] Les enchères se font en points, dans une couleur ; la plus haute est jouée.
   *[contracts] L’atout se choisit aux enchères ; le contrat le plus haut est joué.
}
# en 7f610116 draft
how-schmeiss = { $value ->
    [none] Il n’y a pas de schmeiss.
    [first-turn] On ne peut dire schmeiss qu’à sa première prise de parole.
    [every-turn] On peut dire schmeiss à chaque prise de parole.
   *[not-dealer-second] On peut dire schmeiss à chaque prise de parole, sauf le donneur au second tour.
}
# en d4043487 draft
how-schmeiss-refused = { $value ->
    [caller-takes] Si un schmeiss est refusé, celui qui l’a dit prend la couleur retournée.
   *[refuser-takes] Celui qui refuse un schmeiss prend la couleur retournée.
}
# en 686215f4 draft
how-all-pass = { $value ->
    [redeal] Si tous passent jusqu’au bout, on redonne.
    [dealer-names] Si tous passent jusqu’au bout, le donneur doit nommer l’atout.
   *[eldest-names] Si tous passent jusqu’au bout, le joueur après le donneur doit nommer l’atout.
}
# en 7ea82340 draft
how-forced-no-trump = { $value ->
    [no] Le joueur obligé de nommer l’atout nomme une couleur.
   *[allowed] Le joueur obligé de nommer l’atout peut jouer sans atout.
}
# en eaeb17bf draft
how-doubling = { $value ->
    [1] On ne contre pas.
    [2] Un contrat peut être contré une fois.
    [4] Un contrat peut être contré puis surcontré, jusqu’à quatre fois les points.
    [3] Un contrat peut être contré puis surcontré, jusqu’à trois fois les points.
   *[8] Un contrat peut être contré trois fois, jusqu’à huit fois les points.
}
# en 07ff0f9d draft
how-big = { $value ->
    [no] On ne prend pas en grand.
   *[allowed] Le { taker } peut prendre en grand : battre ses adversaires réunis, pour deux fois les points.
}
# en 572d4e0c draft
how-exchange-seven = { $value ->
    [no] Le sept d’atout ne s’échange pas.
   *[yes] Qui a le { trump-seven } peut l’échanger contre la { turn-up } avant l’entame.
}
# en 4055b894 draft
how-indicator = { $value ->
    [turn-up] La carte qui propose l’atout est retournée du paquet.
   *[low-card] Une petite carte hors du paquet montre la couleur proposée.
}
# en b36cd829 draft
how-leader = { $value ->
    [eldest] Le joueur après le donneur entame le premier pli.
   *[taker] Le { taker } entame le premier pli.
}
# en b74ca286 draft
how-long-runs = { $value ->
    [one] Une { run } de cinq et plus compte 50, quelle que soit sa longueur.
    [split] Une { run } de cinq ou six compte 50, de sept 70, de huit 100.
    [hundred-at-most] Une { run } de cinq et plus compte 100, de huit aussi.
   *[hundred] Une { run } de cinq et plus compte 100, de huit 120.
}
# en e24462c4 draft
how-equal-runs = { $value ->
    [first-declared] Entre { runs } égales, la première annoncée compte.
   *[nobody] Si les meilleures { runs } sont égales, personne n’en marque.
}
# en df319f32 draft
how-trump-run = { $value ->
    [wins] Entre deux { runs } égales, celle à l’atout gagne.
   *[equal] Une { run } à l’atout n’est pas meilleure qu’une { run } égale dans une autre couleur.
}
# en 4f859fe0 draft
how-runs-need-trick = { $value ->
    [no] Une { run } n’exige aucun pli.
   *[yes] Une { run } ne compte que pour un camp qui fait un pli.
}
# en 629f1532 draft
how-carres = { $value ->
    [no] Les carrés ne comptent pas.
   *[yes] Quatre valets comptent 200, quatre neuf 150, quatre as, dix, rois ou dames 100.
}
# en b9900c2b draft
how-no-trump-melds = { $value ->
    [runs] À sans atout, les { runs } comptent comme toujours.
   *[none] À sans atout, on ne peut rien annoncer.
}
# en 1fb6c9e9 draft
how-no-trump-doubled = { $value ->
    [no] À sans atout, tout compte simple.
   *[yes] À sans atout, tout compte double.
}
# en 88ea140f draft
how-bela-call = { $value ->
    [first-card] La { bela } doit s’annoncer à la première des deux cartes, roi ou dame.
    [second-card] La { bela } doit s’annoncer à la seconde des deux cartes, roi ou dame.
   *[either] La { bela } peut s’annoncer au roi ou à la dame, au choix.
}
# en 4d148fcf draft
how-beat-plain = { $value ->
    [no] Hors atout, on fournit de n’importe quelle carte.
    [always] Hors atout, qui peut monter doit monter, même sur son partenaire.
   *[yes] Hors atout, qui peut monter sur la carte d’un adversaire doit monter.
}
# en 17f3f7f2 draft
how-partner-winning = { $value ->
    [free] Si le pli est au partenaire et qu’on ne peut pas fournir, rien n’oblige à couper.
   *[must-trump] Même si le pli est au partenaire, qui ne peut pas fournir doit couper.
}
# en b8fe2bf2 draft
how-beat-partner = { $value ->
    [no] Rien n’oblige à monter sur l’atout du partenaire.
   *[yes] Quand atout est demandé, qui peut monter doit monter, même sur l’atout du partenaire.
}
# en cbbe8b18 draft
how-bare-yuss = { $value ->
    [must-play] Le { trump-jack } sec doit être joué quand atout est demandé.
   *[may-hold] Le { trump-jack } sec peut être gardé quand atout est demandé.
}
# en e124dbca draft
how-low-trump-lead = { $value ->
    [allowed] On peut entamer de n’importe quel atout.
   *[barred] On ne peut entamer du huit ou du sept d’atout que si l’on n’a rien d’autre.
}
# en d2b30b32 draft
how-tie = { $value ->
    [held-over] À égalité, la { defender } marque ; les points du { taker } iront au gagnant de la donne suivante.
    [held-over-both] À égalité, personne ne marque encore ; tous les points iront au gagnant de la donne suivante.
    [bate] À égalité, le { taker } est dedans.
    [made] À égalité, le { taker } a rempli son contrat, et les deux camps marquent.
    [replay] À égalité, personne ne marque, et le même joueur redonne.
   *[defender-own] À égalité, la { defender } marque comme d’habitude et le { taker } rien.
}
# en edef9279 draft
how-bate-to = { $value ->
    [higher] Si le { taker } est dedans, ses points vont à l’adversaire qui a fait le plus.
   *[each] Si le { taker } est dedans, ses points vont aux deux adversaires, en entier à chacun.
}
# en be30a358 draft
how-sweep = { $value ->
    [none] Faire tous les plis ne rapporte rien de plus.
    [360] Un capot compte 360 au lieu des cartes et du dix de der.
    [252] Un capot rapporte 90 points de plus.
    [262] Un capot rapporte 100 points de plus.
   *[match-points] Un capot rapporte 9 points de match de plus.
}
# en b0950156 draft
how-sweep-doubled = { $value ->
    [yes] La prime de capot est doublée avec la donne.
   *[no] La prime de capot n’est jamais doublée.
}
# en fc5970e7 draft
how-scoring = { $value ->
    [points] Sur la feuille, on inscrit les points, sans diviser par dix.
   *[match-points] Les points sont divisés par dix, arrondis et inscrits sur la feuille en points de match.
}
# en 11d808bd draft
how-multiply = { $value ->
    [after-rounding] Dans une donne contrée, on arrondit d’abord, puis on double.
   *[before-rounding] Dans une donne contrée, on double d’abord, puis on arrondit.
}
# en 497d0524 draft
how-kirtik = { $value ->
    [no] Il n’y a pas de kirtik.
   *[yes] Kirtik : un contrat chuté coûte 10 points de match, et une donne sans pli aussi.
}
# en 259835fc draft
how-claims = { $value ->
    [any-trick] Après avoir gagné un pli, un joueur peut annoncer la victoire ; une fausse annonce fait perdre la partie.
    [first-three] On ne peut annoncer la victoire qu’après l’un des trois premiers plis ; une fausse annonce fait perdre la partie.
   *[none] On n’annonce pas la victoire : la dernière donne se joue jusqu’au bout.
}
# en e161f685 draft
how-both-over = { $value ->
    [last-trick] Si plusieurs camps atteignent l’objectif dans la même donne, le camp qui a fait le dernier pli gagne.
    [higher] Si plusieurs camps atteignent l’objectif dans la même donne, le total le plus haut gagne.
   *[taker-first] Si plusieurs camps atteignent l’objectif dans la même donne, le { taker } gagne.
}
# en 783d5be9 draft
how-win-needs-trick = { $value ->
    [no] Un camp qui a atteint l’objectif au décompte d’une donne n’a pas à faire encore un pli pour gagner.
   *[yes] Un camp qui a atteint l’objectif au décompte d’une donne doit encore faire un pli dans une donne suivante pour gagner.
}
# en 6209c4c1 draft
how-revoke = { $value ->
    [unstated] La table peut fixer ce que coûte une renonce ; sinon, l’autre camp marque toute la donne.
   *[all-to-other-side] Après une renonce, l’autre camp marque toute la donne.
}
# en c16a53c1 draft
how-goal = { $value ->
    [points] L’objectif est un nombre de points.
   *[hands] L’objectif est un nombre de donnes : après la dernière, le total le plus haut gagne.
}
# en 2010be5e draft
how-win-by = { $value ->
    [count] Un camp qui a atteint l’objectif au décompte d’une donne a gagné.
   *[own-made-hand] Un camp à l’objectif ne gagne qu’avec une donne qu’il a prise et faite.
}
# en bc4c0aea draft
how-bid-start = L’enchère minimale est de { $value }.
# en 418550ba draft
how-bid-top = L’enchère maximale en points est de { $value }.
# en 3728dbe6 draft
how-bid-needs = { $value ->
    [bid] Pour remplir son contrat, un camp doit faire les points demandés.
   *[bid-and-more] Pour remplir son contrat, un camp doit faire les points demandés, et plus que l’autre camp.
}
# en 36693413 draft
how-bid-writes = { $value ->
    [made-and-bid] Un camp qui remplit son contrat marque les points faits et le contrat.
    [made] Un camp qui remplit son contrat marque les points faits.
   *[bid] Un camp qui remplit son contrat marque le contrat et les annonces.
}
# en 1cac603d draft
how-failed-bid = { $value ->
    [yes] En cas de chute, l’autre camp marque aussi le contrat.
   *[no] En cas de chute, personne ne marque le contrat.
}
# en 13d50c79 draft
how-failed-sweep = { $value ->
    [yes] Le capot compte aussi pour la défense.
   *[no] Le capot ne compte pas pour la défense.
}
# en 4065b12c draft
how-pile = { $value ->
    [160] Si un camp marque tout, les plis rapportent 160.
   *[162] Si un camp marque tout, les plis rapportent 162.
}
# en 2a520b3f draft
how-double-of = { $value ->
    [everything] Le contre multiplie les plis et le contrat.
    [bid] Le contre multiplie le contrat seul.
   *[declared-too] Le contre multiplie les plis, le contrat et les annonces.
}
# en a4bf55f1 draft
how-capot-bid = Un capot demandé vaut { $value }.
# en 4b54a128 draft
how-capot-writes = { $value ->
    [bid] Un capot demandé se marque comme tout autre contrat.
   *[flat] Pour un capot demandé, on ne marque que le contrat et les annonces.
}
# en ed7c66f1 draft
how-runs = { $value ->
    [yes] On annonce les { runs }.
   *[no] On n’annonce pas de { runs }.
}
# en e472a0a2 draft
how-meld-contest = { $value ->
    [apart] Suites et carrés se comparent séparément.
   *[one] Suites et carrés se comparent ensemble : le camp qui a la meilleure annonce marque toutes les siennes.
}
# en 76b49f46 draft
how-sweep-melds = { $value ->
    [own] Les annonces d’un camp sans pli comptent quand même.
    [to-sweeper] Les annonces d’un camp sans pli vont au camp qui a tous les plis.
   *[lost] Les annonces d’un camp sans pli sont perdues.
}
# en ac56bf85 draft
how-bela-decides = { $value ->
    [yes] La { bela } compte pour savoir si le contrat est rempli.
   *[no] La { bela } ne compte pas pour savoir si le contrat est rempli.
}
# en dfb90d54 draft
how-bela-kept = { $value ->
    [no] Un camp qui perd tout perd aussi sa { bela }.
   *[yes] Un camp qui perd tout garde sa { bela }.
}
# en 18d8bb27 draft
how-under-trump = { $value ->
    [must] Qui ne peut pas battre l’atout d’un adversaire joue atout quand même.
   *[free] Qui ne peut pas battre l’atout d’un adversaire peut jouer n’importe quelle carte.
}
# en 6d9a494b draft
how-written = { $value ->
    [exact] Les points s’inscrivent tels quels.
    [tens-5-up] Sur la feuille, les points sont arrondis à la dizaine, vers le haut dès cinq.
   *[tens-6-up] Sur la feuille, les points sont arrondis à la dizaine, vers le haut dès six.
}
# en 66341b21 draft
how-target = { $scoring ->
    [match-points] La partie se joue en { $target ->
        [one] { $target } point de match
        [many] { $target } points de match
       *[other] { $target } points de match
    }.
   *[points] La partie se joue en { $target ->
        [one] { $target } point
        [many] { $target } points
       *[other] { $target } points
    }.
}
# en e89537a1 draft
how-many-hands = La partie dure { $target ->
    [one] { $target } donne
    [many] { $target } donnes
   *[other] { $target } donnes
}.

## what-counts

# en 0f19a2b4 draft
what-counts-title = Ce qui compte, du plus fort au plus faible
# en e4e34619 draft
what-counts-trumps = Atout : { $cards }.
# en 577b680a draft
what-counts-others = Autres couleurs : { $cards }.
# en 2e2bb254 draft
what-counts-contracts = À sans atout, toutes comptent comme « autres couleurs » ; à tout atout, toutes comme l’atout.
# en 4e60b41f draft
what-counts-runs = { run-of-three.label } { $three }, { run-of-four } { $four } ; { bela } { $king } ; { last-trick } { $last }.
    .with-five = { run-of-three.label } { $three }, { run-of-four } { $four }, { run-of-five } { $five } ; { bela } { $king } ; { last-trick } { $last }.
    .none = { bela.label } { $king } ; { last-trick } { $last }.
# en c77a3613 draft
worth = { $rank } { $points }
# en 4caac128 draft
worth-nothing = { $ranks } rien
# en c6816a43 draft
worth-jack = { $vocabulary ->
    [plain] { jack }
    [belote] { jack }
   *[other] { jack } ({ trump-jack })
} { $points }
# en ab2702d6 draft
worth-nine = { $vocabulary ->
    [plain] { nine }
    [belote] { nine }
   *[other] { nine } ({ trump-nine })
} { $points }
