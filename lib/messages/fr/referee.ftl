### L’arbitre : ce qu’on peut lui demander et ce qu’il décide ; et les règles à consulter.

## rulings

# en 810d64d1 draft
referee-title = Arbitre
# en efa8005c draft
referee-by-this-game = selon les règles de cette partie
# en 11f4a042 draft
referee-to-sheet = Feuille
# en aa8e04b5 draft
rulings-label = Décisions
# en 0c5858fc draft
all-rulings = Toutes les décisions
# en e2bcea85 draft
runs--ruling = Quelles suites comptent ?
    .about = Les mots à dire, ou un téléphone qui tourne
# en b5027f33 draft
play--ruling = Peut-on jouer cette carte ?
    .about = Les cartes permises, et pourquoi pas les autres
# en 528fc95d draft
bidding--ruling = Que puis-je dire maintenant ?
    .about = Qui parle, qui prend, qui entame
# en c1571799 draft
claim--ruling = Puis-je annoncer la victoire ?
    .about = Le moment, le compte, et le prix d’une fausse annonce
# en 55306fbf draft
wrong--ruling = Quelque chose cloche
    .about = Maldonne, renonce, fausse annonce, mauvais nombre de cartes
# en f9cf2c0f draft
pile--ruling = Compter ce tas
    .about = Touchez les cartes, lisez les points
# en dfb9aa08 draft
bela--ruling = Puis-je encore dire belote ?
    .about = À quelle carte annoncer la belote, et quand il est trop tard
# en f96934ab draft
exchange--ruling = Peut-on échanger le sept ?
    .about = Le sept d’atout contre la retourne
# en 6e65316e draft
void-deal--ruling = Cette donne est-elle nulle ?
    .about = Si les premières cartes d’un joueur ne sont que des huit et des sept
# en 5db2dfb4 draft
cut--ruling = Qui donne en premier ?
    .about = Saisissez la carte tirée par chaque joueur
# en 45850526 draft
replay--ruling = Rejouer une donne
    .about = Une donne entière, pli par pli, fautes signalées
# en 36fbffd6 draft
elsewhere--ruling = Compter selon d’autres règles
    .about = Une donne selon les règles de chaque jeu, côte à côte

## asked

# en 07ab9ce2 draft
asked-who-dealt = Qui donne
# en 586d4533 draft
asked-who-took = Qui prend
# en 8505b6c1 draft
asked-trumps = Atout
# en 330cf16b draft
asked-suit-turned-up = Couleur de la retourne
# en c3c57503 draft
asked-last-trick = Dernier pli
# en fcf50ef2 draft
asked-counts = Compte
# en e8feef7e draft
asked-yes = Oui
# en bf3e8f68 draft
asked-no = Non
# en cf0e4264 draft
choose = Choisissez { $facts }.
# en dc6be58b draft
dealer--to-choose = le donneur
# en 7f9cb640 draft
turn-up--to-choose = la couleur de la retourne
# en 92cccf5d draft
low-card--to-choose = la couleur de la petite carte
# en 54df7c73 draft
taker--to-choose = le preneur
# en a7f1ac78 draft
trumps--to-choose = l’atout
# en 2a6a499e draft
bid--to-choose = l’enchère
# en 134c6b41 draft
offender--to-choose = qui a fait la faute
# en 252e1839 draft
last-trick--to-choose = qui a fait le dernier pli
# en a8d79c2d draft
claimant--to-choose = qui veut annoncer la victoire
# en 64ad378a draft
what-has-been-said = Ce qui a été dit
# en 151e09ee draft
undo-last-call = Annuler la dernière parole
# en e7343581 draft
start-again = Recommencer
# en d4da09da draft
by-the-rules-of = Selon les règles de
# en 2ca52f5b draft
ruling-loads-game = Chargement de la partie…
# en 9fd75bde draft
ruling-game-not-here = Cette partie n’est pas sur cet appareil. Choisissez les règles à appliquer.
# en 9e94bf2a draft
ruled-points = { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}

## before-play

# en d08129f2 draft
exchange-allowed = Oui. On pose le { trump-seven } et on prend la { turn-up } en main. Rien n’y oblige.
# en e7f736f6 draft
not-played--exchange-bar = Non. Dans ce jeu, le { trump-seven } ne s’échange pas.
# en a516c178 draft
other-trumps--exchange-bar = Non. La { turn-up } n’est pas un atout.
# en 90d1fd99 draft
no-seven--exchange-bar = Non. Seul le { trump-seven } s’échange.
# en f7be3d1c draft
too-late--exchange-bar = Non. Le jeu a commencé ; il fallait le faire avant.
# en 803b7553 draft
no-claims--claim-bar = Dans ce jeu, on n’annonce pas la victoire : chaque donne se joue jusqu’au bout et se compte.
# en 33438f71 draft
named-trumps--claim-bar = Non. Le camp qui a choisi l’atout ne peut pas annoncer la victoire avant le décompte de sa donne.
# en 3b7984ca draft
not-trick-winner--claim-bar = Non. Seul le joueur qui vient de faire le pli peut l’annoncer. L’avoir dit ne coûte rien.
# en 22c5db31 draft
already-led--claim-bar = Non. Le pli suivant a commencé : attendez d’en avoir fait un. L’avoir dit ne coûte rien.
# en d1f31928 draft
already-counted--claim-bar = Non. Les cartes sont comptées, et c’est le décompte qui décide. L’avoir dit ne coûte rien.
# en 13ce0e5a draft
too-late--claim-bar = Non. À cette table, la victoire s’annonce dans les trois premiers plis ou pas du tout.
# en c50079e4 draft
both-held--bela-state = Les deux sont encore en main
# en e402bdb5 draft
first-silent--bela-state = L’une est jouée, et rien n’a été dit
# en 6c610a4d draft
first-called--bela-state = Annoncée à la première, l’autre encore en main
# en 0593085d draft
second-silent--bela-state = Annoncée à la première, rien de dit à la seconde
# en 830c438a draft
both-silent--bela-state = Les deux sont jouées, et rien n’a été dit
# en 97e62598 draft
second-called--bela-state = Annoncée à la seconde seulement
# en 59ddc7e6 draft
bela-counts = Oui : { bela }, 20 points.
# en 91491d89 draft
bela-call-at-second = Oui. Dites « { bela } » en jouant la seconde des deux cartes.
# en c1d56ae2 draft
bela-call-at-first = Oui. Dites « { bela } » en jouant la première des deux cartes.
# en b10997d8 draft
bela-call-at-either = Oui. Dites « { bela } » en jouant l’une ou l’autre des deux cartes.
# en 54d5d138 draft
bela-call-at-both = Oui. Dites « { bela } » en jouant la première des deux cartes, et « rebelote » en jouant la seconde.
# en 1b7d9fa8 draft
bela-say-rebelote = Oui, si vous dites « rebelote » en jouant la seconde des deux cartes.
# en 184f2e60 draft
bela-lost-in-silence = Non. Les deux cartes ont été jouées sans un mot : la { bela } ne compte pas.
# en 1c5010a1 draft
bela-lost-at-first = Non. L’annonce se fait avec la première des deux cartes, et ce moment est passé.
# en 1f3cd835 draft
bela-lost-at-second = Non. L’annonce se fait avec la seconde des deux cartes, et ce moment est passé.
# en 0baba421 draft
bela-lost-without-rebelote = Non. « Rebelote » n’a pas été dit avec la seconde carte : la { bela } ne compte pas.

## bidding

# en 6f71916f draft
call-contract = { $trump ->
    [spades] Pique
    [hearts] Cœur
    [diamonds] Carreau
    [clubs] Trèfle
    [none] Sans atout
   *[all] Tout atout
}
# en 99b36940 draft
call-take-in = { $trump ->
    [spades] Je prends à pique
    [hearts] Je prends à cœur
    [diamonds] Je prends à carreau
    [clubs] Je prends à trèfle
    [none] Je prends à sans atout
   *[all] Je prends à tout atout
}
# en d6aa6cb5 draft
call-bid = { $points } { $suit }
    .capot = Capot { $suit }
# en 4bbddad5 draft
pass--call = Passe
# en c5ca6124 draft
take--call = Je prends
# en d19648c5 draft
schmeiss--call = Schmeiss
# en 485f4861 draft
yes--call = Oui, redonne
# en 612cc142 draft
no--call = Non, on joue
# en 3a0620e0 draft
double--call = { $vocabulary ->
    [coinche] Coinché
   *[other] Contre
}
# en ed979a1e draft
redouble--call = { $vocabulary ->
    [coinche] Surcoinché
   *[other] Surcontre
}
# en 44a92e07 draft
sheet--call = Troisième contre
# en 98998c89 draft
bidding-took = { $name } prend à { $trump }.
    .doubled = { $name } prend à { $trump }, { doubled }.
# en cf6b0f04 draft
bidding-leads = { $name } entame.
# en 2b55023f draft
bidding-all-passed = Tout le monde passe : redonne, et { $name } donne.
# en e231171a draft
bidding-schmeiss-agreed = Schmeiss accepté : redonne, et { $name } donne.
# en 1dac0064 draft
turn-answers = Schmeiss : { $name } répond.
# en 27a35171 draft
turn-speaks = { $round ->
    [first] Premier tour : { $name } parle.
    [second] Second tour : { $name } parle.
   *[none] { $name } parle.
}
# en 9476ee94 draft
turn-must-name = { $round ->
    [first] Premier tour : { $name } doit nommer l’atout.
    [second] Second tour : { $name } doit nommer l’atout.
   *[none] { $name } doit nommer l’atout.
}

## irregularities

# en 8da804a1 draft
exposed-in-deal--irregularity = Une carte retournée à la donne
    .about = On a vu une carte d’un joueur en donnant, ou une carte est face visible dans le paquet.
    .words = maldonne, carte vue, carte retournée, face visible, redonne
# en 9379a1c1 draft
wrong-count-before--irregularity = Trop ou trop peu de cartes, avant les enchères
    .about = Un joueur compte sa main : il en manque, ou il y en a une de trop, et personne n’a encore parlé.
    .words = maldonne, mauvais nombre, carte en moins, carte en trop
# en 162f8587 draft
wrong-count-bidding--irregularity = Trop ou trop peu de cartes, enchères ouvertes
    .about = On s’en aperçoit pendant le choix de l’atout, ou avant l’entame.
    .words = maldonne, mauvais nombre, carte en moins, carte en trop
# en 724d645e draft
wrong-count-play--irregularity = Trop ou trop peu de cartes, en cours de jeu
    .about = On s’en aperçoit quand ce joueur a déjà entamé ou joué au premier pli.
    .words = mauvais nombre, renonce, carte manquante, le dernier pli ne tombe pas juste
# en 25d537fc draft
false-run--irregularity = Annonce d’une { run } que personne n’a
    .about = Aussi une réponse comme « Quelle hauteur ? » d’un joueur sans suite, ou dont la suite vaut moins.
    .words = fausse annonce, bluff, tierce, cinquante, cent
# en 3d0087c6 draft
false-bela--irregularity = { bela.label } : annonce sans la paire
    .about = Le roi et la dame d’atout n’étaient pas dans la même main.
    .words = fausse annonce, bela, bella, belote, rebelote
# en 33a5a262 draft
revoke--irregularity = Une carte interdite a été jouée
    .about = Ne pas fournir, ne pas couper ou ne pas monter quand il le faut : une renonce.
    .words = renonce, pas fourni, pas coupé, pas surcoupé, pas monté, faute
# en e2b93985 draft
low-trump-lead--irregularity = Entame du huit ou du sept d’atout
    .about = À certaines tables, on n’entame atout qu’avec une carte qui compte.
    .words = petit atout, fair-play
# en 0f9371c6 draft
exposed-card--irregularity = Une carte montrée en cours de jeu
    .about = Une carte est tombée sur la table ou a été vue avant son tour.
    .words = carte vue, carte montrée, carte tombée, pénalité
# en 97758562 draft
out-of-turn--irregularity = Entame, carte ou parole hors de son tour
    .about = Quelqu’un a entamé à la place d’un autre, ou a joué ou parlé avant son tour.
    .words = mauvaise entame, enchère hors tour, trop tôt, mauvais donneur
# en bd21f6a5 draft
claim-moment--irregularity = Victoire annoncée au mauvais moment
    .about = En plein pli, par quelqu’un qui ne vient pas de faire un pli, ou une fois le décompte commencé.
    .words = annonce de victoire, trop tôt, trop tard
# en 11b8a50f draft
false-claim--irregularity = Victoire annoncée avec trop peu de points
    .about = Au bon moment, mais le total n’atteint pas l’objectif.
    .words = fausse annonce, partie perdue, erreur de compte
# en 2dec3107 draft
redeal--remedy = Redonne. Le même joueur redonne, et personne ne marque.
# en 54469423 draft
correct--remedy = Rétablissez les mains. Le camp adverse tire, sans les voir, les cartes en trop d’une main ; une main trop courte se complète avec le dessus du paquet.
# en 32f526b2 draft
put-right--remedy = Revenez en arrière, tant que ce qui a été vu ne lèse personne, et continuez.
# en 28f4d4a2 draft
must-be-played--remedy = La carte doit être jouée, sauf si les adversaires permettent de la reprendre.
# en e8e08a6e draft
all-to-other-side--remedy = La donne va au camp adverse. Il marque les cartes des deux camps, le dix de der et toutes les annonces vraiment en main. Là où l’on enchérit en points, il marque comme après un contrat chuté. Dans certains jeux, le perdant garde sa belote.
# en 49d6f1dd draft
declared-points--remedy = Le camp adverse marque les points annoncés à tort. La donne se marque comme elle a été jouée.
# en 20c8f173 draft
points-named--remedy = Le camp adverse marque les points que ces règles indiquent. Rectifiez la marque.
# en da3ca733 draft
no-claim--remedy = Cette annonce de victoire ne vaut pas. Continuez ; elle ne coûte rien.
# en 6e76b9ad draft
game-lost--remedy = Le camp qui a annoncé la victoire perd la partie sur-le-champ, peu importe les points qu’aurait apportés le reste de la donne.
    .by-three = Le joueur qui a annoncé la victoire perd la partie. L’adversaire qui avait le plus de points avant la donne gagne. Si les adversaires étaient à égalité, personne ne gagne.
# en 6b5cf056 draft
nothing--remedy = Rien. À cette table, on peut entamer n’importe quelle carte.
# en d6ef65b9 draft
agree--remedy = Convenez entre vous des points et rectifiez la marque.
# en 044fb77a draft
misdeal--entry-key = Enregistrer la maldonne
# en 94d8aa4b draft
revoke--entry-key = Enregistrer la renonce
# en e3870c9d draft
declared--entry-key = Enregistrer ces points
# en a66cf542 draft
claimed--entry-key = Annoncer la victoire sur la feuille
# en a8115e44 draft
agreed--entry-key = Rectifier la marque

## play

# en 4ec38b96 draft
follow-suit--play-rule = La couleur demandée est { $suit }, et il y en a dans la main.
# en 9e37e3de draft
must-beat-trump--play-rule = Atout demandé ({ $card }) : il faut monter, et la main le permet.
# en 497eded3 draft
must-head--play-rule = Sur la carte maîtresse ({ $card }), il faut monter à la couleur, et la main le permet.
# en c03bd25f draft
must-trump--play-rule = Pas de { $suit } dans la main : il faut couper.
# en 4aabe7b6 draft
must-overtrump--play-rule = Le pli est coupé ({ $card }) : il faut surcouper, et la main le permet.
# en 40068937 draft
low-trump-lead--play-rule = Le huit et le sept de { $trump } ne s’entament pas tant qu’on peut entamer autre chose.
# en 80d6eb21 draft
follow-suit--broken = Il fallait fournir.
# en cf9d8b66 draft
must-beat-trump--broken = Il fallait monter à l’atout.
# en eadb6726 draft
must-head--broken = Il fallait battre la carte maîtresse.
# en a73e144b draft
must-trump--broken = Il fallait couper.
# en f3629d2b draft
must-overtrump--broken = Il fallait surcouper.
# en 76c18e14 draft
low-trump-lead--broken = Il ne fallait pas entamer un petit atout.

## numbers

# en cd96ef56 draft
number-word = { $number ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $number }
}

## speech

# en 1503ce74 draft
say-i-have = J’annonce { $run }
# en 23910f3d draft
say-worth = Annonce de { $worth }
# en a555ea95 draft
say-not-good = Pas bon
    .i-have = Pas bon – j’annonce { $run }
    .length = Pas bon – moi, { number-word } cartes
    .mine-high = Pas bon – la mienne est { up-to }
# en a064d384 draft
say-no-good = Pas bon
# en 5844a590 draft
say-length = Moi, { number-word } cartes
# en d53038a0 draft
say-mine-high = La mienne est { up-to }
# en 04e5da93 draft
say-high = { $rank ->
    [A] À l’as
    [K] Au roi
    [Q] À la dame
    [J] Au valet
    [10] Au dix
    [9] Au neuf
    [8] Au huit
   *[7] Au sept
}
# en b455f8d5 draft
say-top = { $rank ->
    [A] As
    [K] Roi
    [Q] Dame
    [J] Valet
    [10] Dix
    [9] Neuf
    [8] Huit
   *[7] Sept
}
# en d74423ca draft
say-points = { $points ->
    [100] Cent
    [150] Cent cinquante
    [200] Deux cents
   *[other] { $points }
}
# en d70d04be draft
say-four = { $rank ->
    [A] Carré d’as
    [K] Carré de rois
    [Q] Carré de dames
    [J] Carré de valets
    [10] Carré de dix
   *[9] Carré de neuf
}
# en b5dd644d draft
say-good = Bon
# en 9c2ed587 draft
say-how-high = Quelle hauteur ?
# en c869a675 draft
say-also = Moi aussi
    .the-same = Pareil
# en 125744f0 draft
say-none = Je n’en ai pas
    .no-meld = Pas d’annonce
# en a2ff8c0e draft
say-in-suit = { $suit ->
    [spades] Moi, à pique
    [hearts] Moi, à cœur
    [diamonds] Moi, à carreau
   *[clubs] Moi, à trèfle
}
    .alone = { $suit ->
        [spades] Pique
        [hearts] Cœur
        [diamonds] Carreau
       *[clubs] Trèfle
    }
# en 93ca149e draft
say-in-trumps = Moi, à l’atout
# en f587a1ac draft
say-nor-mine = Moi non plus, pas à l’atout
# en 536bc1b0 draft
say-nothing = Ne rien dire

## elsewhere

# en deb40a14 draft
elsewhere-label = Compter selon d’autres règles
# en f67c2acc draft
elsewhere-title = Selon d’autres règles
# en d8c19de4 draft
elsewhere-more = Comparer d’autres règles
    .about = Jeux de règles et variantes pour le même nombre de joueurs
# en eeeaace9 draft
elsewhere-points = Points sur la feuille selon chaque jeu de règles
# en 82595c5d draft
as-played = Telle que jouée
# en 97375c76 draft
column-not-all-known = Tout n’est pas connu
# en c4f7af5e draft
column-cannot-be = Impossible dans ce jeu
# en 50765244 draft
column-not-all-recorded = Tout n’est pas noté
# en cdb02707 draft
column-came-out = Verdict : { $verdict }
    .same = Verdict : { $verdict }, identique ligne pour ligne
# en 1211fa84 draft
only-here = Ici seulement
# en 8e363a7b draft
not-here = Pas ici
# en 9d058665 draft
line-for-line = Ligne pour ligne comme la donne jouée.
# en cfa37689 draft
on-the-sheet = (sur la feuille)
# en cf10e946 draft
from-a-sheet = Ouvrez l’arbitre depuis la feuille d’une partie pour prendre une de ses donnes, ou entrez une donne carte par carte.
# en 06630916 draft
nothing-to-compare = Pas encore de donne à comparer
# en 739907e6 draft
no-hand-played = Aucune donne n’a encore été jouée dans cette partie. Vous pouvez en entrer une carte par carte.
# en 910b1b0f draft
which-hand = Quelle donne
# en 2b8ddab7 draft
not-recorded = Ce qui n’est pas noté
    .needed = Pas noté, mais certaines de ces règles en ont besoin
# en 338377b9 draft
who-took-last-trick = Qui a fait le dernier pli ?
# en 56569ec3 draft
what-were-trumps = Quel était l’atout ?
# en 1c65cfc9 draft
what-was-bid = Quelle était l’enchère ?
# en 388e150e draft
anybody-without = Quelqu’un est-il resté sans pli ?
# en 0f4c9294 draft
no-one-at-all = Personne
# en 3b9fd1c1 draft
any-four = Quelqu’un avait-il un carré ?
# en 9615cc13 draft
remove-four = Retirer
# en 574f6ced draft
bela-called-when = À quelle carte a-t-on dit « { bela } » ?
# en 498386f7 draft
first-card--called-at = À la première
# en caf88a7a draft
second-card--called-at = À la seconde
# en 4c143189 draft
both--called-at = Aux deux
# en 93be5a12 draft
never--called-at = Pas du tout
# en c412bcd4 draft
had-none = { $name } : aucun pli
# en f5153c61 draft
had-all = { $name } : tous les plis
# en 19a24884 draft
run-cards-asked = { $name }, { $run } : combien de cartes ?
    .unnamed = Combien de cartes ?
# en 34cfa161 draft
run-top-asked = { $name }, { $run } : quelle hauteur ?
# en cd49af4b draft
run-suit-asked = { $name }, { $run } : dans quelle couleur ?
# en 9d93c28a draft
who-held-four = Qui avait les quatre { $ranks } ?
# en 29b8b822 draft
held-four = { $name } : quatre { $ranks }
# en 3a3c9879 draft
line-of-side = { $name } : { $line }
# en bd24dcdb draft
missing-bela-call = Pas noté : à quelle carte on a dit « { bela } ».
# en 034574c0 draft
missing-fours = Pas noté : si quelqu’un avait un { four-of-a-kind }.
# en ba6f87cd draft
missing-run-length = Pas noté ({ $name }, { $run }) : { $lengths } cartes ?
    .unnamed = Pas noté : une { run } de { $lengths } cartes ?
# en ac3e46fd draft
spoken-totals = Seuls des totaux sont notés : { runs } et { bela } y restent telles que la table les a comptées.
# en f2807502 draft
settled-declarations = Les annonces sont notées en points tout faits : elles restent telles que la table les a comptées.

## entry

# en acb53f51 draft
save-to-sheet = Enregistrer sur la feuille
# en dd45ab96 draft
asked-without-game = Pour enregistrer ce résultat sur une feuille, ouvrez l’arbitre depuis cette feuille.
# en da25a551 draft
to-the-games = Parties
# en c439e34a draft
to-the-sheet = Feuille
# en 65aae35a draft
saved-as-hand = Enregistré : donne { $number }.
# en ab543742 draft
saved-on-sheet = Enregistré sur la feuille.
# en 608b99f4 draft
write-as-hand = { $label }, donne { $number }
# en 49baed1e draft
sheet-is-over = Cette partie est finie.
# en 7e105e85 draft
sheet-is-open = Il faut d’abord corriger une donne sur la feuille.
# en 7c425e07 draft
agreed-reason = Motif
# en d1151115 draft
agreed-whole-number = Un nombre entier, 9 999 au plus. Avec le signe moins, vous retirez des points.
# en 35b576e4 draft
agreed-ask = Indiquez qui reçoit combien de points.
# en a058752f draft
agreed-points-for = Points : { $name }
# en 0ad5d446 draft
declared-points-asked = Points annoncés à tort
# en dcb8181e draft
declared-why = fausse annonce
# en 61d0cd85 draft
revoke-who = Qui a fait la faute
# en c1a3223a draft
revoke-card-points = Points de cartes : { $name }
# en c845a67d draft
revoke-rest = Ajoutez sur la feuille les annonces qui ont compté, la { bela } comprise : touchez-y la donne et corrigez-la.
# en ee98a5a2 draft
revoke-enter = Entrez les points des cartes.

## claim

# en 3aca52cb draft
claim-who = Qui veut annoncer la victoire
# en 3167b7bb draft
claim-before = Total avant cette donne
# en 191a8e64 draft
claim-tricks = Plis joués
# en 14d19127 draft
claim-won-trick = Ce joueur vient-il de faire le pli ?
# en 33441e2f draft
claim-counted = Les cartes sont-elles déjà comptées ?
# en 46bd7549 draft
claim-next-led = Le pli suivant est-il entamé ?
# en e02dfe20 draft
claim-points = Points dans les plis de ce joueur
# en 0a12ec7f draft
claim-best-runs = Suites, si ce sont les meilleures
    .label = Points des suites de ce joueur
# en 52f12c6a draft
claim-ask = Entrez ce qu’a ce joueur.
# en 64567fef draft
claim-on-sheet = Annoncer sur la feuille
# en 67d89fe4 draft
claim-last-trick = { $trick }, le dernier
# en 2a8c20e1 draft
claim-standing = Objectif { $target } : { $standing }
# en fe0f7164 draft
claim-standing-of = { $name } { $points }
# en a17e7177 draft
claim-not-now = Pas d’annonce de victoire en ce moment
# en ea8f2a82 draft
claim-to-reach = Objectif { $target }
# en 3bfb0b75 draft
claim-enough = { $total } sur { $target } : cela suffit
# en 4ae07a09 draft
claim-short = { $total } sur { $target } : il manque { NUMBER($missing) }
# en 6e642fb6 draft
claim-good = Oui. { $name } a { $total } sur { $target } et gagne.
    .rest = Cette donne ajoute { $points }. Le reste de la donne ne se joue pas.
# en 5bad718b draft
claim-false = Non : { $total } sur { $target }, il manque { NUMBER($missing) }.
    .rest = Cette donne ajoute { $points } jusqu’ici. Continuez, et annoncez la victoire après un pli suivant.
# en 822d9782 draft
claim-false-lost = { $who ->
    [we] Si la victoire est annoncée malgré tout, nous gagnons la partie sur-le-champ.
    [they] Si la victoire est annoncée malgré tout, la partie est à eux sur-le-champ.
    [one] Si la victoire est annoncée malgré tout, { $name } gagne la partie sur-le-champ.
   *[many] Si la victoire est annoncée malgré tout, { $name } gagnent la partie sur-le-champ.
}
# en 0e7ff7d3 draft
claim-false-no-one = Si la victoire est annoncée malgré tout, la partie finit sans gagnant.

## replay

# en 2c06bca5 draft
replay-loads = Chargement de la donne…
# en 20292699 draft
replay-part = Volet de la donne
# en e8d5298f draft
tricks--part-of-replay = Plis
# en 10cde7e8 draft
hands--part-of-replay = Mains
# en 82cb87b1 draft
declared--part-of-replay = Annonces
# en df7fa608 draft
result--part-of-replay = Décision
# en 243b2a86 draft
replay-new = Nouvelle donne
# en 506b9b8b draft
replay-change = Modifier
    .done = Terminé
# en 84beebc7 draft
replay-taken-on-big = Prise en grand
# en 123b3a7d draft
replay-on-big = En grand
# en 6a9c82f2 draft
replay-contract = { $dealer } donne, { $taker } prend à { $trump }.
# en 582bd10d draft
replay-every-card = Toutes les cartes jouées
# en e949987b draft
replay-undo = Annuler la dernière carte
# en 865d135f draft
replay-clear = Effacer les plis
# en 18bcde4c draft
replay-trick-mark = pli { $trick }
# en 064e14f9 draft
replay-all-in = Les { NUMBER($tricks) } plis y sont.
# en f780f8fc draft
replay-leads = Pli { $trick } : { $name } entame.
# en 60708aa4 draft
replay-plays = Pli { $trick } : { $name } joue.
# en f6fdf2d4 draft
replay-card-of = La carte que joue { $name }
# en 72d9e738 draft
replay-as-text = Entrer en texte
    .about = Toutes les cartes en texte, à coller ou à transmettre
# en 9e801f44 draft
replay-use-cards = Prendre ces cartes
# en bbfd7ace draft
replay-how-to-write = Écrivez une ligne par pli, avec ses cartes dans l’ordre du jeu, comme « AS 9S » (S pique, H cœur, D carreau, C trèfle). Vous pouvez ajouter la main d’un joueur après son nom : « { $name }: AS 10H ».
# en 90e0b04e draft
replay-unread = Ligne { $line } : « { $word } » n’est ni une carte ni un nom.
# en 4e15739c draft
replay-hands-optional = Vous pouvez omettre la main d’un joueur : Yuss prend alors les cartes que ce joueur a jouées. Si quelqu’un a échangé le sept, entrez sa main telle qu’elle était après l’échange.
# en 5c5d0aa0 draft
replay-whose-hand = La main de qui
# en 8cbef04d draft
replay-card-count = { $count } sur { $all }
# en c84af03c draft
replay-hand-count = { $name }, { $count } sur { NUMBER($all) } cartes
# en dfaee8bf draft
replay-hand-of = Main : { $name }
# en 6b947d59 draft
replay-what-cards-allow = Les annonces possibles avec les cartes déjà entrées. Touchez celles qui ont été faites, dans l’ordre.
# en 4bdd93ed draft
replay-nothing-to-declare = Rien à annoncer.
# en 30bd34dd draft
replay-run = { $run } { $cards }
# en 6dd4c21a draft
replay-four = { four-of-a-kind } { $rank }
    .label = Carré { $rank }
# en 00583c5b draft
replay-declared-by = { $name } annonce { $meld }
# en 00305859 draft
replay-bela-in = { bela } à { $suit }
# en 1c9df6ab draft
replay-announced-by = { $name } annonce { replay-bela-in }
# en ae55ac19 draft
replay-bela-not-played = pas encore jouée
# en b9db923a draft
replay-bela-first = première carte au pli { $first }
# en 5988f31a draft
replay-bela-both = première carte au pli { $first }, seconde au pli { $second }
# en 5ecc1f3d draft
replay-cannot-be = Cette donne n’a pas pu se jouer ainsi.
# en 7d0d023b draft
replay-all-allowed = Toutes les cartes ont été jouées dans les règles.
# en 0c0a2eaa draft
replay-made-by-each = Ce que fait chaque camp
# en a041846d draft
replay-complete = { $count ->
    [one] { $count } pli complet sur { NUMBER($all) }. La donne se compte quand tous les plis sont complets.
    [many] { $count } plis complets sur { NUMBER($all) }. La donne se compte quand tous les plis sont complets.
   *[other] { $count } plis complets sur { NUMBER($all) }. La donne se compte quand tous les plis sont complets.
}
# en c1addb49 draft
replay-not-allowed = { $count ->
    [1] Une carte n’était pas permise.
   *[other] { $count } cartes n’étaient pas permises.
}
# en fafd3f95 draft
replay-played = Pli { $trick } : { $name } joue { $card }.
# en 95093b28 draft
replay-allowed = Permis : { $cards }.
# en 395b0d30 draft
replay-caption = Plis. { $points }.
# en 55970c89 draft
replay-points-of = { $name } { NUMBER($points) } en cartes

## runs

# en 48259fdf draft
runs-how = Comment
# en 7afa0b48 draft
runs-spoken = À voix haute
# en 98d36104 draft
runs-passed = Passer le téléphone
# en 4fcc1e7d draft
runs-who-leads = Qui prend, et donc entame
# en 6987f8d6 draft
runs-not-at-no-trumps = À sans atout, les { runs } ne comptent pas.
# en 6a648aeb draft
runs-not-here = À cette table, on n’annonce pas de { run }.
# en 5f96fc54 draft
runs-no-one-has = { $contest ->
    [runs] Personne n’a de { run }.
    [fours] Personne n’a de carré.
   *[both] Personne n’a rien à annoncer.
}
# en dedbaecb draft
runs-no-one-declared = Personne n’annonce rien.
# en a591d7c5 draft
runs-equal = { $contest ->
    [runs] Égalité : personne ne marque de { runs }.
   *[both] Égalité : personne ne marque d’annonces.
}
# en 9fe1461d draft
runs-speaks = { $name } parle :
    .first = { $name } parle en premier :
# en 8a9746ea draft
runs-can-be-said = Ce que { $name } peut dire
# en 8089bc75 draft
runs-are-good = { $who ->
    [we] Nos { runs } sont bonnes.
    [they] Leurs { runs } sont bonnes.
   *[many] { $name } : les { runs } sont bonnes.
}
# en b430602e draft
fours-are-good = { $who ->
    [we] Nos carrés sont bons.
    [they] Leurs carrés sont bons.
   *[many] { $name } : les carrés sont bons.
}
# en ae1cbaf9 draft
runs-no-one-else = Les autres n’en marquent pas. On montre maintenant les bonnes.
# en 09d5f32c draft
declared-no-one-else = Les autres n’en marquent pas. On montre maintenant les bonnes.
# en 711c6c5b draft
runs-fours-apart = Les carrés se comparent à part.
# en dc3962e5 draft
runs-no-one-looks = Les autres ne regardent pas. Chacun entre ses { runs } puis les cache.
# en 0404ff4a draft
runs-declare-nothing = Je n’annonce rien
# en 1d7adcd3 draft
runs-hide = Cacher et passer
# en feefdb1d draft
runs-show = Montrer et compter
# en 5a848e03 draft
runs-give-phone = Passez le téléphone à { $name }.
# en 509cc7d7 draft
runs-i-am = C’est moi, { $name }
# en a3b2ada9 draft
runs-cards-of = Cartes : { $name }
# en df1b97aa draft
runs-tap = Touchez les cartes de vos { runs } : { $found }.
    .none = Touchez les cartes de vos { runs } : pas encore de { run }.
# en 811fbd20 draft
runs-declared-is-good = Annonces bonnes : { $names }.
# en e63112f9 draft
runs-whose-cards = Les cartes de qui
# en 9b382b5e draft
runs-tap-shown = Touchez les cartes montrées.
# en e8fa5a45 draft
runs-need-trick = Les suites comptent dès que leur camp a fait un pli.
# en 14ade2d2 draft
runs-shown-by = Cartes montrées : { $name }

## single-rulings

# en 685e6cb6 draft
bela-in-one-hand = Le roi et la dame d’atout étaient-ils dans la même main ?
    .no = Non. Il faut le roi et la dame d’atout dans une seule main.
# en 24fae1e7 draft
bela-where = Où sont les deux cartes maintenant ?
# en 1fb09e56 draft
bidding-low-card-suit = Couleur de la petite carte
# en a22a8894 draft
bidding-not-there = Cette parole n’est pas permise ici. Annulez-la.
# en 3e73bf74 draft
bidding-save-redeal = Enregistrer la redonne
# en 64fca674 draft
bidding-may-be-said = Ce que { $name } peut dire
# en be9a3bf5 draft
cut-ask = Entrez la carte tirée par chaque joueur.
# en 73c62764 draft
cut-again = Les cartes qui décident sont égales : tirez de nouveau.
# en c7af6a25 draft
cut-by = { $name } tire
# en 3396484e draft
cut-deals-first = { $name } donne en premier.
# en a92a26fe draft
cut-would-deal = { $name } tire la plus forte. Ces règles laissent la table choisir le donneur.
# en be30fea0 draft
exchange-holds-seven = Le joueur a-t-il le sept d’atout ?
# en cb920b0f draft
exchange-card-led = A-t-on déjà entamé ?
# en ec8bf099 draft
pile-ask = Choisissez l’atout. En dessous, vous voyez ce que vaut le tas pour chaque choix.
# en 6b35b10e draft
pile-has-last = Ce tas a le dernier pli
# en b6c719f6 draft
pile-last-key = Dernier pli +10
# en 6b4b6697 draft
pile-clear = Vider le tas
# en 180d057d draft
pile-label = Cartes du tas
# en bf447b14 draft
pile-by-trumps = Le même tas avec un autre atout
# en 1dbb1be2 draft
pile-cards = { $cards ->
    [one] { $cards } carte.
    [many] { $cards } cartes.
   *[other] { $cards } cartes.
}
    .and-last = { $cards ->
        [one] { $cards } carte, et 10 de der.
        [many] { $cards } cartes, et 10 de der.
       *[other] { $cards } cartes, et 10 de der.
    }
# en 148e7dfc draft
pile-rest = Le camp adverse a { $points }.
    .and-last = Le camp adverse a { $points }, dix de der compris.
# en c32da30e draft
play-cards-are-for = À quoi servent les cartes ci-dessous
# en 0a75a74d draft
play-trick-key = Pli
# en afe6518d draft
play-hand-key = Main
# en 856d1be6 draft
play-tap-trick = Touchez les cartes sur la table dans l’ordre du jeu. Si vous n’en touchez aucune, le joueur entame.
# en bfd3d854 draft
play-tap-hand = Touchez les cartes que le joueur a encore.
# en 67bdd4d8 draft
play-the-trick = Le pli en cours
# en c57bac05 draft
play-the-hand = La main
# en 03804209 draft
play-no-cards = encore aucune
# en 9d23964a draft
play-clear = Effacer les cartes
# en 9b86c0fa draft
play-now-hand = Touchez maintenant les cartes de la main du joueur.
# en d1985bde draft
play-any-card = N’importe quelle carte peut être jouée.
# en e74eb070 draft
play-trick-label = Le pli en cours : { $cards }
    .empty = Le pli en cours : pas d’entame
# en 9117df3a draft
play-hand-label = La main du joueur : { $cards }
    .empty = La main du joueur : pas de cartes
# en a56402a2 draft
play-in-trick = { $place ->
    [1] entame
   *[other] { $place }e
}
# en 7972eb97 draft
play-in-hand = main
# en f44bd9c8 draft
play-may = oui
# en 702dc452 draft
play-may-not = non
# en 15b94e19 draft
play-too-many = C’est impossible : une main a { NUMBER($most) } cartes au plus.
# en 480df4a0 draft
play-may-be = Permis : { $cards }.
# en 3460ef7e draft
play-not-these = Pas { $cards }
# en 2a7e869a draft
void-never = À cette table, aucune donne n’est nulle, si pauvres que soient les cartes.
# en 173062b3 draft
void-save = Enregistrer la donne nulle
# en 411db16b draft
void-first-cards = Les { $first ->
    [5] cinq
   *[6] six
} premières cartes d’un joueur
# en 615cb1dd draft
void-not = Pas nulle : il y a mieux que des huit et des sept.
# en a51330e6 draft
void-tap = Touchez les { $first ->
    [5] cinq
   *[6] six
} premières cartes d’un joueur : { $count } pour l’instant.
# en 1521625d draft
void-deals-again = Nulle : { $name } mélange et redonne.
# en b7f8e296 draft
wrong-what = Ce qui s’est passé
    .help = Un mot ou deux : renonce, maldonne, victoire
# en a8939fe4 draft
wrong-not-found = Rien trouvé sous ce nom.
# en e944d658 draft
wrong-show-all = Tout montrer
# en 65cfb3df draft
wrong-rules-silent = Ces règles n’en disent rien. Choisissez l’usage de votre table :

## citation-parts (own)

the-document = { $document ->
    [clobyosh] Clobyosh / Bela
    [lehman] le Klaberjass de Lehman
    [bicycle] le Klaberjass de Bicycle
    [denexa] le Klaberjass de Denexa
    [ffb-belote] la belote de la Fédération française
    [ffb-contree] la contrée de la Fédération française
    [ffb-coinche] la coinche de la Fédération française
    [ffb-pages] les pages de la Fédération française
    [pravila-bele] Pravila igre Bela
    [cannes] le règlement de Cannes, 2016
    [ascee] le règlement d’un concours { "ASCEE" }
    [pagat-coinche] Coinche sur pagat.com
    [colver] l’étude Colver
   *[belote] l’article bridge-belote
}
    .label = { $document ->
        [clobyosh] Clobyosh / Bela
        [lehman] Le Klaberjass de Lehman
        [bicycle] Le Klaberjass de Bicycle
        [denexa] Le Klaberjass de Denexa
        [ffb-belote] La belote de la Fédération française
        [ffb-contree] La contrée de la Fédération française
        [ffb-coinche] La coinche de la Fédération française
        [ffb-pages] Les pages de la Fédération française
        [pravila-bele] Pravila igre Bela
        [cannes] Le règlement de Cannes, 2016
        [ascee] Le règlement d’un concours { "ASCEE" }
        [pagat-coinche] Coinche sur pagat.com
        [colver] L’étude Colver
       *[belote] L’article bridge-belote
    }

## citations

# en 7d711a72 draft
cited = { the-document }, { $place }
    .label = { the-document.label }, { $place }
# en 863478c0 draft
cited-silent = { the-document } ne dit rien
    .label = { the-document.label } ne dit rien
# en a1bdc8c0 draft
cited-lacks = { the-document } n’en parle pas
    .label = { the-document.label } n’en parle pas
# en b72e7d94 draft
cited-lacks-here = { the-document } n’en parle pas pour ce jeu
    .label = { the-document.label } n’en parle pas pour ce jeu
# en 8daef6a6 draft
cited-in-part = { the-document } : pas dans ce que nous en avons
    .label = { the-document.label } : pas dans ce que nous en avons
# en b130e491 draft
cited-after = d’après ce qu’on rapporte du règlement « { $title } », qui n’a pas pu être lu
    .label = D’après ce qu’on rapporte du règlement « { $title } », qui n’a pas pu être lu
# en 791b315c draft
cited-house = convenu à cette table
    .label = Convenu à cette table
# en 6f31e4f3 draft
cited-document = { the-document.label }
# en ea30aa95 draft
ground-read = { $source }, selon notre lecture
# en c2b3527f draft
giver-line = <game>{ $game }</game> : { $ground }
    .noted = <game>{ $game }</game> : { $ground }. { $note }
# en ff1e1817 draft
reading-link = Notre lecture

## lookup

# en 35ba01dc draft
rules-find = Cherchez une règle par n’importe quel mot
# en 953e3450 draft
rules-whose = Les règles de qui
# en e4ed3fee draft
rules-answers-of = Réponses de
# en 4baf7b94 draft
rules-as-written-in = Telles qu’écrites dans
# en bd2c3eee draft
rules-at-this-table = À cette table
# en 3f4ec617 draft
rules-house-mark = règle maison
# en 499b63bf draft
rules-practise = S’exercer
# en e7e7fe94 draft
rules-our-game = Notre { $game }
# en a6a51b21 draft
rules-of-ours = { $count } par règle maison
# en 49235e33 draft
rules-title = Règles
    .about = Ce qu’on discute à table, de la coupe à la fin de la partie : d’abord la réponse de votre table, puis celle de chaque source.
# en 4637a3a8 draft
compare-title = Comparer deux jeux
    .about = Seulement les questions où leurs réponses diffèrent.
# en 66c7fcda draft
glossary-title = Glossaire
    .about = Une même carte peut avoir une douzaine de noms. Sous chaque mot, vous trouvez ses autres noms et la règle dont il relève. Certains noms d’autres pays et d’autres livres ne sont dans aucun de nos documents.
# en 0ff5b34b draft
often-asked = Questions fréquentes
# en be282314 draft
sources-title = D’où viennent les règles
    .link = Sources
# en 22bcb6d6 draft
stories-title = Histoires et conseils
    .about = D’où viennent le jeu et ses mots, ce qui se fait à table, et comment mieux jouer. Le tout est tiré des documents qui fondent les règles.
    .of-it = Histoires et conseils à ce sujet
# en 9d0373b2 draft
laws-of-other-games = Ce que font d’autres jeux de cartes
# en 390abc37 draft
rules-for-example = Par exemple
# en c842cd5e draft
asked-with-it = Questions voisines
# en 713f2065 draft
rules-of-games = Les règles de chaque jeu
# en be754445 draft
words-for-it = Mots associés
# en 9467905c draft
order-of-a-deal = Dans l’ordre d’une donne
# en 2cfeb638 draft
rules-before = Avant
# en b359da86 draft
rules-next = Après
# en bd5d8fd7 draft
place-of-question = { $group } · { $number } sur { $all }
# en d18958b8 draft
settled-under = Une table peut en convenir avant de jouer, dans les règles d’une nouvelle partie : « { $question } »
# en 6c9d939c draft
answers-given = { $count ->
    [2] Deux réponses
    [3] Trois réponses
    [4] Quatre réponses
    [5] Cinq réponses
    [6] Six réponses
    [7] Sept réponses
    [8] Huit réponses
    [9] Neuf réponses
   *[other] { $count } réponses
}
    .silent = Aucun de nos documents ne le dit
    .all-agree = Tous les jeux sont d’accord
# en b7713417 draft
in-no-document = Aucun de nos documents n’a cette règle, mais une table peut en convenir.
# en 4ac411df draft
variation-of = { $game }, variante « { $variant } »
# en 7b62edc0 draft
unclear-on = Selon notre lecture : { $point }
# en d26f63d6 draft
compare-one = Un jeu
# en 6ae39292 draft
compare-other = L’autre
# en 398005ce draft
compare-unknown = L’adresse désigne un jeu qui n’est pas ici. Choisissez-en un autre ci-dessus.
# en e91ae714 draft
compare-all-alike = Rien : leurs réponses sont partout les mêmes.
# en 2862120b draft
compare-differing = { $count ->
    [1] Une question sur { NUMBER($all) }
   *[other] { $count } questions sur { NUMBER($all) }
}
# en afb34868 draft
house-rule = Règle maison.
    .agreed = Règle maison. Convenue à cette table.
    .before = Règle maison :
# en 1bd71023 draft
decided-no-hand = Cette réponse n’a tranché aucune donne de cette partie.
# en 9886242e draft
decided-hands = Donnes tranchées par cette réponse :
# en fc8c0b6f draft
decided-all = toutes les { $count }
# en f1196ef0 draft
answer-of-variant = { $variant } : { $source }
# en 6f632668 draft
answer-stands = { $place }.
# en 0778e77a draft
answer-in-game = { $game } : { $answer }
# en 94cb15a6 draft
arises-in = Elle se pose dans :
# en 8778a2e1 draft
agreed-target = { $target }, comme convenu à cette table.
# en 2d775f49 draft
example-tie = égalité
# en 9528ec61 draft
example-last-trick = dix de der
# en 0e2eaf06 draft
example-who-deals = qui donne
# en 021ef5da draft
example-revoke = renonce
# en ed1aab91 draft
examples-label = Exemples
# en f3642cd0 draft
for-example = par exemple « { $word } »
# en c281f8e7 draft
found-label = Trouvé
# en 7b064411 draft
found-rules = Règles trouvées
# en 31b80070 draft
found-nothing = Rien trouvé sous ce nom.
# en bea06353 draft
found-what-next = Essayez un autre mot, ou un plus court. Effacez la recherche pour voir toutes les questions, ou cherchez dans le <link>Glossaire</link>.
# en 17c3e75c draft
found-questions = { $questions ->
    [one] { $questions } question
    [many] { $questions } questions
   *[other] { $questions } questions
}
# en 10fd04c4 draft
found-stories = { $stories ->
    [one] { $stories } histoire
    [many] { $stories } histoires
   *[other] { $stories } histoires
}
# en da4e04b2 draft
found-both = { found-questions }, { $stories ->
    [one] { $stories } histoire
    [many] { $stories } histoires
   *[other] { $stories } histoires
}
