### Les options d’une table : le nom de chacune, la question qu’elle pose, et ses valeurs.

## options

# en 0479bf56 draft
players--option = Joueurs
    .question = À combien jouez-vous ?
    .value = { $value ->
        [2] à deux
        [3] à trois, chacun pour soi
       *[4] à quatre, deux contre deux
    }
# en 9f9a5ff9 draft
pack--option = Paquet
    .question = Avec quel paquet jouez-vous ?
    .value = { $value ->
        [32] 32 cartes, de l’as au sept
       *[28] 28 cartes, sans les sept
    }
# en 2ab552b0 draft
direction--option = Sens du jeu
    .question = Dans quel sens jouez-vous ?
    .value = { $value ->
        [clockwise] sens des aiguilles d’une montre, vers la gauche
       *[counterclockwise] sens inverse des aiguilles, vers la droite
    }
# en b63f9178 draft
firstDealer--option = Premier donneur
    .question = Qui donne en premier ?
    .value = { $value ->
        [high-cut] celui qui coupe la carte la plus haute
        [low-cut] celui qui tire la carte la plus basse
       *[agree] d’un commun accord
    }
# en 4ce70298 draft
nextDealer--option = Donneur suivant
    .question = Qui distribue la donne suivante ?
    .value = { $value ->
        [winner] le gagnant de la donne
       *[next] le joueur suivant, à tour de rôle
    }
# en 3de56adc draft
redealDealer--option = Donneur quand tous ont passé
    .question = Qui donne quand tous ont passé ?
    .value = { $value ->
        [next] le joueur suivant
       *[same] de nouveau le même donneur
    }
# en c26d1cdc draft
voidDeal--option = Donne nulle
    .question = La donne est-elle nulle quand les premières cartes d’un joueur ne sont que des huit et des sept ?
    .value = { $value ->
        [no] non, on la joue
       *[yes] oui, le même donneur redonne
    }
# en b6cd6347 draft
auction--option = Choix de l’atout
    .question = Comment choisit-on l’atout ?
    .value = { $value ->
        [turn-up] une carte retournée propose sa couleur
        [names-suit] chacun à son tour nomme une couleur ou passe
        [bids] par enchères en points, dans une couleur
       *[contracts] par enchères de contrats, avec sans atout et tout atout
    }
# en d8e995ae draft
schmeiss--option = Schmeiss
    .question = Un joueur peut-il dire schmeiss ?
    .value = { $value ->
        [none] ne se joue pas
        [first-turn] seulement à la première prise de parole
        [every-turn] à chaque prise de parole
       *[not-dealer-second] à chaque prise de parole, sauf le donneur au second tour
    }
# en 10bd9240 draft
schmeissRefused--option = Schmeiss refusé
    .question = Qui prend la couleur retournée quand un schmeiss est refusé ?
    .value = { $value ->
        [caller-takes] celui qui l’a dit
       *[refuser-takes] celui qui l’a refusé
    }
# en 5950d0c7 draft
allPass--option = Tous passent
    .question = Que se passe-t-il quand tous ont passé jusqu’au bout ?
    .value = { $value ->
        [redeal] on redonne
        [dealer-names] le donneur doit nommer l’atout
       *[eldest-names] le joueur après le donneur doit nommer l’atout
    }
# en 8955850f draft
forcedNoTrump--option = Atout forcé
    .question = Le joueur obligé de nommer l’atout peut-il jouer sans atout ?
    .value = { $value ->
        [no] non, une couleur seulement
       *[allowed] oui
    }
# en 21c1e3d8 draft
doubling--option = Contre
    .question = Combien de fois peut-on contrer un contrat ?
    .value = { $value ->
        [1] pas du tout
        [2] une fois, pour deux fois les points
        [4] deux fois, pour quatre fois les points
        [3] deux fois, pour trois fois les points
       *[8] trois fois, pour huit fois les points
    }
# en 5f5e8bbb draft
big--option = Prendre en grand
    .question = Le preneur peut-il jouer contre ses adversaires réunis, pour deux fois les points ?
    .value = { $value ->
        [no] ne se joue pas
       *[allowed] oui, si le preneur le dit
    }
# en 38290309 draft
exchangeSeven--option = Échange du sept
    .question = Peut-on échanger le sept d’atout contre la retourne ?
    .value = { $value ->
        [no] non, il ne s’échange pas
       *[yes] oui, avant l’entame
    }
# en f39744b0 draft
indicator--option = Carte qui propose l’atout
    .question = Quelle carte propose sa couleur comme atout ?
    .value = { $value ->
        [turn-up] une carte du paquet, retournée
       *[low-card] une petite carte hors du paquet
    }
# en 17a1e5f2 draft
leader--option = Entame
    .question = Qui entame le premier pli ?
    .value = { $value ->
        [eldest] le joueur après le donneur
       *[taker] le preneur
    }
# en 2ead6834 draft
longRuns--option = Longues suites
    .question = Que vaut une suite de cinq cartes et plus ?
    .value = { $value ->
        [one] 50, quelle que soit la longueur
        [split] 50 ; sept cartes valent 70, huit cartes 100
        [hundred-at-most] 100, même pour huit cartes
       *[hundred] 100 ; huit cartes valent 120
    }
# en 485a7b3c draft
equalRuns--option = Suites égales
    .question = Qui marque quand les meilleures suites sont égales et qu’aucune ne l’emporte par l’atout ?
    .value = { $value ->
        [first-declared] le joueur qui a annoncé en premier
       *[nobody] personne ne marque de suites
    }
# en ad8fe730 draft
trumpRun--option = Suite à l’atout
    .question = Une suite à l’atout bat-elle une suite égale dans une autre couleur ?
    .value = { $value ->
        [wins] oui, l’atout l’emporte
       *[equal] non, elles sont égales
    }
# en 1f6cea57 draft
runsNeedTrick--option = Pli pour les suites
    .question = Un camp doit-il faire un pli pour que ses suites comptent ?
    .value = { $value ->
        [no] non, aucun pli n’est exigé
       *[yes] oui, au moins un pli
    }
# en 4910bdac draft
carres--option = Carrés
    .question = Les carrés comptent-ils ?
    .value = { $value ->
        [no] non, ils ne valent rien
       *[yes] oui : valets 200, neuf 150, as, dix, rois et dames 100
    }
# en e230170f draft
noTrumpMelds--option = Annonces à sans atout
    .question = Les annonces comptent-elles à sans atout ?
    .value = { $value ->
        [runs] oui
       *[none] non
    }
# en 1f17758d draft
noTrumpDoubled--option = Points à sans atout
    .question = Une donne à sans atout compte-t-elle double ?
    .value = { $value ->
        [no] non, simple
       *[yes] oui, tout y compte double
    }
# en 730b3950 draft
belaCall--option = Annonce de la belote
    .question = À quelle carte faut-il annoncer la belote ?
    .value = { $value ->
        [first-card] à la première
        [second-card] à la seconde
       *[either] à l’une ou à l’autre
    }
# en 35af61f5 draft
beatPlain--option = Monter hors atout
    .question = Devez-vous monter sur la carte d’un adversaire quand vous fournissez hors atout ?
    .value = { $value ->
        [no] non, n’importe quelle carte de la couleur
        [always] oui, si vous pouvez, et aussi sur le partenaire
       *[yes] oui, si vous pouvez
    }
# en d5afb99f draft
partnerWinning--option = Partenaire maître
    .question = Devez-vous couper quand vous ne pouvez pas fournir et que le pli est à votre partenaire ?
    .value = { $value ->
        [free] non, n’importe quelle carte
       *[must-trump] oui, il faut couper quand même
    }
# en e5bd0b01 draft
beatPartner--option = Atout du partenaire
    .question = Devez-vous monter sur l’atout de votre partenaire quand atout est demandé ?
    .value = { $value ->
        [no] non, n’importe quel atout
       *[yes] oui, si vous pouvez
    }
# en 3b18591f draft
bareYuss--option = Valet d’atout sec
    .question = Pouvez-vous garder le valet s’il est votre seul atout et qu’atout soit demandé ?
    .value = { $value ->
        [must-play] non, il faut le jouer
       *[may-hold] oui
    }
# en e8156de1 draft
lowTrumpLead--option = Entamer petit atout
    .question = Pouvez-vous entamer du huit ou du sept d’atout ?
    .value = { $value ->
        [allowed] oui
       *[barred] seulement si vous n’avez rien d’autre à entamer
    }
# en 31348189 draft
tie--option = Égalité
    .question = Les deux camps sont à égalité : qui reçoit les points ?
    .value = { $value ->
        [held-over] la défense marque, et les points du preneur restent en litige pour le gagnant de la donne suivante
        [held-over-both] tous les points restent en litige pour le gagnant de la donne suivante
        [bate] la défense prend tout, car le preneur a chuté
        [made] chaque camp marque ses points, et le preneur a rempli son contrat
        [replay] personne ; le même donneur redonne
       *[defender-own] la défense marque ses points, le preneur rien
    }
# en 39609046 draft
bateTo--option = Points d’un preneur dedans
    .question = À trois, qui reçoit les points d’un preneur dedans ?
    .value = { $value ->
        [higher] l’adversaire qui a fait le plus
       *[each] les deux adversaires, en entier
    }
# en 26a39808 draft
sweep--option = Capot
    .question = Que rapporte de faire tous les plis ?
    .value = { $value ->
        [none] rien de plus
        [360] 360 au lieu des cartes et du dix de der
        [252] 90 points de plus
        [262] 100 points de plus
       *[match-points] 9 points de match de plus
    }
# en ecc20a12 draft
sweepDoubled--option = Capot contré
    .question = La prime de capot est-elle aussi doublée dans une donne contrée ?
    .value = { $value ->
        [yes] oui, avec tout le reste
       *[no] non, jamais
    }
# en a833294a draft
scoring--option = Sur la feuille
    .question = Qu’inscrivez-vous sur la feuille ?
    .value = { $value ->
        [points] les points, sans diviser par dix
       *[match-points] des points de match, soit un dixième arrondi
    }
# en 8fded202 draft
multiply--option = Contre et arrondi
    .question = Que fait-on d’abord dans une donne contrée ?
    .value = { $value ->
        [after-rounding] on arrondit, puis on double
       *[before-rounding] on double, puis on arrondit
    }
# en c7716168 draft
kirtik--option = Kirtik
    .question = Perd-on 10 points de match pour un contrat chuté, ou pour une donne sans pli ?
    .value = { $value ->
        [no] ne se joue pas
       *[yes] oui, pour l’un comme pour l’autre
    }
# en bb181048 draft
claims--option = Annoncer la victoire
    .question = Un joueur peut-il annoncer la victoire avant la fin de la donne ?
    .value = { $value ->
        [any-trick] oui, après tout pli qu’il vient de gagner
        [first-three] oui, mais seulement après l’un des trois premiers plis
       *[none] non, on joue la donne jusqu’au bout
    }
# en 77bae268 draft
bothOver--option = Plusieurs à l’objectif
    .question = Qui gagne quand plusieurs camps atteignent l’objectif dans la même donne ?
    .value = { $value ->
        [last-trick] celui d’entre eux qui a fait le dernier pli
        [higher] le total le plus haut
       *[taker-first] le preneur s’il a rempli son contrat, sinon le total le plus haut
    }
# en 0b3c8719 draft
winNeedsTrick--option = Un pli pour gagner
    .question = Un camp qui atteint l’objectif au décompte doit-il encore faire un pli pour gagner ?
    .value = { $value ->
        [no] non, il a gagné
       *[yes] oui, un pli dans une donne suivante
    }
# en b842c046 draft
revoke--option = Renonce
    .question = Que coûte une carte jouée à tort qu’on ne peut plus corriger ?
    .value = { $value ->
        [unstated] la source ne le dit pas ; sur la feuille, l’autre camp marque toute la donne
       *[all-to-other-side] l’autre camp marque toute la donne
    }
# en b2f4c3cd draft
goal--option = Longueur de la partie
    .question = Que fixe l’objectif ?
    .value = { $value ->
        [points] un nombre de points
       *[hands] un nombre de donnes
    }
# en 6dd6481a draft
winBy--option = Gain de la partie
    .question = Comment gagne un camp arrivé à l’objectif ?
    .value = { $value ->
        [count] au décompte de la donne
       *[own-made-hand] seulement avec une donne qu’il a prise et faite
    }
# en 03564929 draft
bidStart--option = Enchère minimale
    .question = Quelle est l’enchère minimale ?
    .value = { $value ->
        [one] { $value } point
        [many] { $value } points
       *[other] { $value } points
    }
# en 44078310 draft
bidTop--option = Enchère maximale
    .question = Quelle est l’enchère maximale en points ?
    .value = { $value ->
        [one] { $value } point
        [many] { $value } points
       *[other] { $value } points
    }
# en a9cbc2d6 draft
bidNeeds--option = Remplir le contrat
    .question = Que faut-il pour remplir le contrat ?
    .value = { $value ->
        [bid] les points demandés
       *[bid-and-more] les points demandés, et plus que l’autre camp
    }
# en b2c91be2 draft
bidWrites--option = Contrat rempli
    .question = Que rapporte un contrat rempli ?
    .value = { $value ->
        [made-and-bid] les points faits, et le contrat
        [made] les points faits
       *[bid] le contrat, et les annonces
    }
# en ae6fcb7b draft
failedBid--option = Contrat chuté
    .question = L’autre camp marque-t-il le contrat chuté ?
    .value = { $value ->
        [yes] oui, avec ses autres points
       *[no] non, seulement ses autres points
    }
# en 27152a1a draft
failedSweep--option = Capot de la défense
    .question = Le capot compte-t-il aussi pour la défense ?
    .value = { $value ->
        [yes] oui, pour elle aussi
       *[no] non, pour le preneur seulement
    }
# en cc781355 draft
pile--option = Tous les points d’une donne
    .question = Que rapportent les plis si un camp marque tout ?
    .value = { $value ->
        [160] 160 points
       *[162] 162 points
    }
# en b63d7c62 draft
doubleOf--option = Ce que multiplie le contre
    .question = Que multiplie le contre ?
    .value = { $value ->
        [everything] les plis et le contrat
        [bid] le contrat seul
       *[declared-too] les annonces aussi
    }
# en 9b514e2e draft
capotBid--option = Capot demandé
    .question = Combien vaut un capot demandé ?
    .value = { $value ->
        [one] { $value } point
        [many] { $value } points
       *[other] { $value } points
    }
# en a0bd2d2e draft
capotWrites--option = Marque d’un capot demandé
    .question = Comment se marque un capot demandé ?
    .value = { $value ->
        [bid] comme pour tout autre contrat
       *[flat] le contrat seul, et les annonces
    }
# en 687f4b5a draft
runs--option = Suites
    .question = Annonce-t-on les suites ?
    .value = { $value ->
        [yes] oui, on les annonce
       *[no] non, jamais
    }
# en 99ad2ed5 draft
meldContest--option = Suites contre carrés
    .question = Les suites et les carrés sont-ils en concurrence ?
    .value = { $value ->
        [apart] non, on les compare séparément
       *[one] oui, le camp qui a la meilleure annonce marque toutes les siennes
    }
# en 8bbf4ec4 draft
sweepMelds--option = Annonces d’un camp sans pli
    .question = Que deviennent les annonces d’un camp sans pli ?
    .value = { $value ->
        [own] elles comptent quand même
        [to-sweeper] elles vont au camp qui a tous les plis
       *[lost] elles sont perdues
    }
# en dd49b00a draft
belaDecides--option = Belote et résultat
    .question = La belote compte-t-elle pour savoir si le contrat est rempli ?
    .value = { $value ->
        [yes] oui, elle compte
       *[no] non, on la laisse de côté
    }
# en 5199440b draft
belaKept--option = Belote du perdant
    .question = Un camp qui perd tout garde-t-il sa belote ?
    .value = { $value ->
        [no] non, elle passe à l’autre camp
       *[yes] oui, il la garde
    }
# en 69294cb7 draft
underTrump--option = Sous-couper
    .question = Si vous ne pouvez pas battre l’atout d’un adversaire, devez-vous quand même jouer atout ?
    .value = { $value ->
        [must] oui, un atout plus petit
       *[free] non, n’importe quelle carte
    }
# en 940fb747 draft
written--option = Arrondi sur la feuille
    .question = Les points d’une donne sont-ils arrondis sur la feuille ?
    .value = { $value ->
        [exact] non
        [tens-5-up] à la dizaine, vers le haut dès cinq
       *[tens-6-up] à la dizaine, vers le haut dès six
    }
# en 5780948e draft
target--option = Objectif
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
    [ffb-pages] Pages FFB
    [pravila-bele] Pravila igre Bela
    [cannes] Cannes 2016
    [ascee] Concours { "ASCEE" }
    [pagat-coinche] pagat, Coinche
    [colver] Étude Colver
   *[belote] Bridge-belote
}

## sources

# en 2a042d19 draft
source-stated = { document }, { $place }
# en 0da0a54b draft
source-read = { document }, { $place }, selon notre lecture
# en d5b8b38c draft
source-silent = { document } ne dit rien : notre lecture
# en 8146b8b5 draft
source-lacks = { document } n’a pas cette règle
# en 5579b448 draft
source-lacks-here = { document } n’a pas cette règle pour ce jeu
# en eab7b5d7 draft
source-lacks-in-part = { document } : pas dans ce que nous en avons
# en c24cca7b draft
source-silent-in-part = { document } : pas dans ce que nous en avons ; notre lecture
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

# en 7b0ed49d draft
players--how = { $value ->
    [2] On joue à deux.
    [3] On joue à trois, chacun pour soi.
   *[4] On joue à quatre, deux contre deux.
}
# en 1852bd1e draft
pack--how = { $value ->
    [32] Le paquet a 32 cartes, de l’as au sept.
   *[28] Le paquet a 28 cartes : il n’y a pas de sept.
}
# en 7aa69e4d draft
direction--how = { $value ->
    [clockwise] On joue dans le sens des aiguilles d’une montre, vers la gauche.
   *[counterclockwise] On joue dans le sens inverse des aiguilles d’une montre, vers la droite.
}
# en 4a70151b draft
firstDealer--how = { $value ->
    [high-cut] Pour la première donne, on coupe : la carte la plus haute donne.
    [low-cut] Pour la première donne, on tire une carte : la plus basse donne.
   *[agree] On convient de qui donne en premier.
}
# en 47ece9f6 draft
nextDealer--how = { $value ->
    [winner] Qui gagne une donne distribue la suivante.
   *[next] On donne à tour de rôle.
}
# en aefb8f05 draft
redealDealer--how = { $value ->
    [next] Si tous ont passé, c’est au joueur suivant de donner.
   *[same] Si tous ont passé, le même joueur donne encore.
}
# en 2174edc7 draft
voidDeal--how = { $value ->
    [no] Si les premières cartes d’un joueur ne sont que des huit et des sept, on joue comme d’habitude.
   *[yes] Si les premières cartes d’un joueur ne sont que des huit et des sept, la donne est nulle, et le même joueur redonne.
}
# en 3d9ed9f4 draft
auction--how = { $value ->
    [turn-up] La { turn-up } propose sa couleur comme atout ; au second tour, on peut nommer toute autre couleur.
    [names-suit] Chacun à son tour nomme une couleur d’atout ou passe.
    [bids] Les enchères se font en points, dans une couleur ; la plus haute est jouée.
   *[contracts] L’atout se choisit aux enchères ; le contrat le plus haut est joué.
}
# en ffb8335a draft
schmeiss--how = { $value ->
    [none] Il n’y a pas de schmeiss.
    [first-turn] On ne peut dire schmeiss qu’à sa première prise de parole.
    [every-turn] On peut dire schmeiss à chaque prise de parole.
   *[not-dealer-second] On peut dire schmeiss à chaque prise de parole, sauf le donneur au second tour.
}
# en d8760c65 draft
schmeissRefused--how = { $value ->
    [caller-takes] Si un schmeiss est refusé, celui qui l’a dit prend la couleur retournée.
   *[refuser-takes] Celui qui refuse un schmeiss prend la couleur retournée.
}
# en c81bcc7f draft
allPass--how = { $value ->
    [redeal] Si tous passent jusqu’au bout, on redonne.
    [dealer-names] Si tous passent jusqu’au bout, le donneur doit nommer l’atout.
   *[eldest-names] Si tous passent jusqu’au bout, le joueur après le donneur doit nommer l’atout.
}
# en 558118ba draft
forcedNoTrump--how = { $value ->
    [no] Le joueur obligé de nommer l’atout nomme une couleur.
   *[allowed] Le joueur obligé de nommer l’atout peut jouer sans atout.
}
# en 2c6213b2 draft
doubling--how = { $value ->
    [1] On ne contre pas.
    [2] Un contrat peut être contré une fois.
    [4] { $vocabulary ->
        [coinche] Un contrat peut être coinché puis surcoinché, jusqu’à quatre fois les points.
       *[other] Un contrat peut être contré puis surcontré, jusqu’à quatre fois les points.
    }
    [3] Un contrat peut être contré puis surcontré, jusqu’à trois fois les points.
   *[8] Un contrat peut être contré trois fois, jusqu’à huit fois les points.
}
# en 284916e9 draft
big--how = { $value ->
    [no] On ne prend pas en grand.
   *[allowed] Le { taker } peut prendre en grand : battre ses adversaires réunis, pour deux fois les points.
}
# en 0681b0b4 draft
exchangeSeven--how = { $value ->
    [no] Le sept d’atout ne s’échange pas.
   *[yes] Qui a le { trump-seven } peut l’échanger contre la { turn-up } avant l’entame.
}
# en 3566e3f5 draft
indicator--how = { $value ->
    [turn-up] La carte qui propose l’atout est retournée du paquet.
   *[low-card] Une petite carte hors du paquet montre la couleur proposée.
}
# en ae2ca4d2 draft
leader--how = { $value ->
    [eldest] Le joueur après le donneur entame le premier pli.
   *[taker] Le { taker } entame le premier pli.
}
# en 1231e04f draft
longRuns--how = { $value ->
    [one] Une { run } de cinq et plus compte 50, quelle que soit sa longueur.
    [split] Une { run } de cinq ou six compte 50, de sept 70, de huit 100.
    [hundred-at-most] Une { run } de cinq et plus compte 100, de huit aussi.
   *[hundred] Une { run } de cinq et plus compte 100, de huit 120.
}
# en d18f7213 draft
equalRuns--how = { $value ->
    [first-declared] Entre { runs } égales, la première annoncée compte.
   *[nobody] Si les meilleures { runs } sont égales, personne n’en marque.
}
# en bb640e0b draft
trumpRun--how = { $value ->
    [wins] Entre deux { runs } égales, celle à l’atout gagne.
   *[equal] Une { run } à l’atout n’est pas meilleure qu’une { run } égale dans une autre couleur.
}
# en 1ce37f50 draft
runsNeedTrick--how = { $value ->
    [no] Une { run } n’exige aucun pli.
   *[yes] Une { run } ne compte que pour un camp qui fait un pli.
}
# en 999586ec draft
carres--how = { $value ->
    [no] Les carrés ne comptent pas.
   *[yes] Quatre valets comptent 200, quatre neuf 150, quatre as, dix, rois ou dames 100.
}
# en 37c3ecf6 draft
noTrumpMelds--how = { $value ->
    [runs] À sans atout, les { runs } comptent comme toujours.
   *[none] À sans atout, on ne peut rien annoncer.
}
# en 810cbab4 draft
noTrumpDoubled--how = { $value ->
    [no] À sans atout, tout compte simple.
   *[yes] À sans atout, tout compte double.
}
# en 26630371 draft
belaCall--how = { $value ->
    [first-card] La { bela } doit s’annoncer à la première des deux cartes, roi ou dame.
    [second-card] La { bela } doit s’annoncer à la seconde des deux cartes, roi ou dame.
   *[either] La { bela } peut s’annoncer au roi ou à la dame, au choix.
}
# en 0e7247ca draft
beatPlain--how = { $value ->
    [no] Hors atout, on fournit de n’importe quelle carte.
    [always] Hors atout, qui peut monter doit monter, même sur son partenaire.
   *[yes] Hors atout, qui peut monter sur la carte d’un adversaire doit monter.
}
# en 9778f6d1 draft
partnerWinning--how = { $value ->
    [free] Si le pli est au partenaire et qu’on ne puisse pas fournir, rien n’oblige à couper.
   *[must-trump] Même si le pli est au partenaire, qui ne peut pas fournir doit couper.
}
# en d1274170 draft
beatPartner--how = { $value ->
    [no] Rien n’oblige à monter sur l’atout du partenaire.
   *[yes] Quand atout est demandé, qui peut monter doit monter, même sur l’atout du partenaire.
}
# en 6530511d draft
bareYuss--how = { $value ->
    [must-play] Le { trump-jack } sec doit être joué quand atout est demandé.
   *[may-hold] Le { trump-jack } sec peut être gardé quand atout est demandé.
}
# en 87dc0b18 draft
lowTrumpLead--how = { $value ->
    [allowed] On peut entamer de n’importe quel atout.
   *[barred] On ne peut entamer du huit ou du sept d’atout que si l’on n’a rien d’autre.
}
# en 488feb9e draft
tie--how = { $value ->
    [held-over] À égalité, la { defender } marque ; les points du { taker } iront au gagnant de la donne suivante.
    [held-over-both] À égalité, personne ne marque encore ; tous les points iront au gagnant de la donne suivante.
    [bate] À égalité, le { taker } est dedans.
    [made] À égalité, le { taker } a rempli son contrat, et les deux camps marquent.
    [replay] À égalité, personne ne marque, et le même joueur redonne.
   *[defender-own] À égalité, la { defender } marque comme d’habitude et le { taker } rien.
}
# en 454e44fc draft
bateTo--how = { $value ->
    [higher] Si le { taker } est dedans, ses points vont à l’adversaire qui a fait le plus.
   *[each] Si le { taker } est dedans, ses points vont aux deux adversaires, en entier à chacun.
}
# en 51b42895 draft
sweep--how = { $value ->
    [none] Faire tous les plis ne rapporte rien de plus.
    [360] Un capot compte 360 au lieu des cartes et du dix de der.
    [252] Un capot rapporte 90 points de plus.
    [262] Un capot rapporte 100 points de plus.
   *[match-points] Un capot rapporte 9 points de match de plus.
}
# en 1fa44cf2 draft
sweepDoubled--how = { $value ->
    [yes] La prime de capot est doublée avec la donne.
   *[no] La prime de capot n’est jamais doublée.
}
# en 93402be5 draft
scoring--how = { $value ->
    [points] Sur la feuille, on inscrit les points, sans diviser par dix.
   *[match-points] Les points sont divisés par dix, arrondis et inscrits sur la feuille en points de match.
}
# en 0e2fa058 draft
multiply--how = { $value ->
    [after-rounding] Dans une donne contrée, on arrondit d’abord, puis on double.
   *[before-rounding] Dans une donne contrée, on double d’abord, puis on arrondit.
}
# en 9c034c3c draft
kirtik--how = { $value ->
    [no] Il n’y a pas de kirtik.
   *[yes] Kirtik : un contrat chuté coûte 10 points de match, et une donne sans pli aussi.
}
# en cb599e71 draft
claims--how = { $value ->
    [any-trick] Après avoir gagné un pli, un joueur peut annoncer la victoire ; une fausse annonce fait perdre la partie.
    [first-three] On ne peut annoncer la victoire qu’après l’un des trois premiers plis ; une fausse annonce fait perdre la partie.
   *[none] On n’annonce pas la victoire : la dernière donne se joue jusqu’au bout.
}
# en 6a0369b7 draft
bothOver--how = { $value ->
    [last-trick] Si plusieurs camps atteignent l’objectif dans la même donne, celui d’entre eux qui a fait le dernier pli gagne.
    [higher] Si plusieurs camps atteignent l’objectif dans la même donne, le total le plus haut gagne.
   *[taker-first] Si plusieurs camps atteignent l’objectif dans la même donne, le { taker } gagne s’il a rempli son contrat ; sinon, c’est le total le plus haut.
}
# en 6ce9c8cc draft
winNeedsTrick--how = { $value ->
    [no] Un camp qui a atteint l’objectif au décompte d’une donne n’a pas à faire encore un pli pour gagner.
   *[yes] Un camp qui a atteint l’objectif au décompte d’une donne doit encore faire un pli dans une donne suivante pour gagner.
}
# en efdd817a draft
revoke--how = { $value ->
    [unstated] La table peut fixer ce que coûte une renonce ; sinon, l’autre camp marque toute la donne.
   *[all-to-other-side] Après une renonce, l’autre camp marque toute la donne.
}
# en 66ca8d45 draft
goal--how = { $value ->
    [points] L’objectif est un nombre de points.
   *[hands] L’objectif est un nombre de donnes : après la dernière, le total le plus haut gagne ; à égalité, personne ne gagne.
}
# en 8934cfcb draft
winBy--how = { $value ->
    [count] Un camp qui a atteint l’objectif au décompte d’une donne a gagné.
   *[own-made-hand] Un camp à l’objectif ne gagne qu’avec une donne qu’il a prise et faite.
}
# en 9d408bce draft
bidStart--how = L’enchère minimale est de { $value }.
# en bbc9ec9c draft
bidTop--how = L’enchère maximale en points est de { $value }.
# en 666754ba draft
bidNeeds--how = { $value ->
    [bid] Pour remplir son contrat, un camp doit faire les points demandés.
   *[bid-and-more] Pour remplir son contrat, un camp doit faire les points demandés, et plus que l’autre camp.
}
# en ba6336fa draft
bidWrites--how = { $value ->
    [made-and-bid] Un camp qui remplit son contrat marque les points faits et le contrat.
    [made] Un camp qui remplit son contrat marque les points faits.
   *[bid] Un camp qui remplit son contrat marque le contrat et les annonces.
}
# en 45d2d33e draft
failedBid--how = { $value ->
    [yes] En cas de chute, l’autre camp marque aussi le contrat.
   *[no] En cas de chute, personne ne marque le contrat.
}
# en d8dd2e8d draft
failedSweep--how = { $value ->
    [yes] Le capot compte aussi pour la défense.
   *[no] Le capot ne compte pas pour la défense.
}
# en 36c10f2b draft
pile--how = { $value ->
    [160] Si un camp marque tout, les plis rapportent 160.
   *[162] Si un camp marque tout, les plis rapportent 162.
}
# en 5da990b4 draft
doubleOf--how = { $value ->
    [everything] Le contre multiplie les plis et le contrat.
    [bid] Le contre multiplie le contrat seul.
   *[declared-too] { $vocabulary ->
        [coinche] La coinche multiplie les plis, le contrat et les annonces.
       *[other] Le contre multiplie les plis, le contrat et les annonces.
    }
}
# en ac81ad34 draft
capotBid--how = Un capot demandé vaut { $value }.
# en 9ceafa1b draft
capotWrites--how = { $value ->
    [bid] Un capot demandé se marque comme tout autre contrat.
   *[flat] Pour un capot demandé, on ne marque que le contrat et les annonces.
}
# en 167744de draft
runs--how = { $value ->
    [yes] On annonce les { runs }.
   *[no] On n’annonce pas de { runs }.
}
# en 9c535049 draft
meldContest--how = { $value ->
    [apart] Suites et carrés se comparent séparément.
   *[one] Suites et carrés se comparent ensemble : le camp qui a la meilleure annonce marque toutes les siennes.
}
# en 0d619493 draft
sweepMelds--how = { $value ->
    [own] Les annonces d’un camp sans pli comptent quand même.
    [to-sweeper] Les annonces d’un camp sans pli vont au camp qui a tous les plis.
   *[lost] Les annonces d’un camp sans pli sont perdues.
}
# en 6a223648 draft
belaDecides--how = { $value ->
    [yes] La { bela } compte pour savoir si le contrat est rempli.
   *[no] La { bela } ne compte pas pour savoir si le contrat est rempli.
}
# en 97c27aa0 draft
belaKept--how = { $value ->
    [no] Un camp qui perd tout perd aussi sa { bela }.
   *[yes] Un camp qui perd tout garde sa { bela }.
}
# en 8b2788a2 draft
underTrump--how = { $value ->
    [must] Qui ne peut pas battre l’atout d’un adversaire joue atout quand même.
   *[free] Qui ne peut pas battre l’atout d’un adversaire peut jouer n’importe quelle carte.
}
# en 404a91f5 draft
written--how = { $value ->
    [exact] Les points s’inscrivent tels quels.
    [tens-5-up] Sur la feuille, les points sont arrondis à la dizaine, vers le haut dès cinq.
   *[tens-6-up] Sur la feuille, les points sont arrondis à la dizaine, vers le haut dès six.
}
# en 6933b78d draft
target--how = { $scoring ->
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
# en ee5060c3 draft
what-counts-runs = Trois de suite { $three }, quatre { $four }, cinq { $five } ; { bela } { $king } ; { last-trick } { $last }.
    .none = { bela.label } { $king } ; { last-trick } { $last }.
# en c77a3613 draft
worth = { $rank } { $points }
# en 4caac128 draft
worth-nothing = { $ranks } rien
# en e9fbbe2c draft
worth-jack = { $vocabulary ->
    [clobyosh] { jack } ({ trump-jack })
    [lehman] { jack } ({ trump-jack })
    [bicycle] { jack } ({ trump-jack })
    [denexa] { jack } ({ trump-jack })
   *[other] { jack }
} { $points }
# en ad82fe21 draft
worth-nine = { $vocabulary ->
    [clobyosh] { nine } ({ trump-nine })
    [lehman] { nine } ({ trump-nine })
    [bicycle] { nine } ({ trump-nine })
    [denexa] { nine } ({ trump-nine })
   *[other] { nine }
} { $points }
