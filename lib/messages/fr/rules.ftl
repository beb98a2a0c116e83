### Les règles : les questions, ce que répond chaque document, les mots de la table, et ce qu’on raconte du jeu.

## groups (by id)

# en 5d4321a5 draft
pack--group-title = Paquet, ordre et valeurs
# en 7e2e5060 draft
deal--group-title = Donneur, coupe et donne
# en 802ca1e3 draft
choosing-trumps--group-title = Choix de l’atout
# en 3456bfb5 draft
auction--group-title = Enchères, contrats et points
# en d15f44b0 draft
exchange--group-title = Échange du sept
# en d933885c draft
run-values--group-title = Suites : leur valeur
# en e06f80f0 draft
whose-runs--group-title = Suites : qui marque
# en 80b802ad draft
bela--group-title = Belote
# en acb90331 draft
play--group-title = Jeu des plis
# en aa072466 draft
scoring--group-title = Décompte de la donne
# en f0c1eb35 draft
end--group-title = Fin de la partie
# en 960eefad draft
irregularities--group-title = Irrégularités

## questions (by id)
##
## `tie--ask` is a question, `tie--bate--answer` one of its answers, `tie--bela-2--note` what a document adds, by the game or
## the variant, `tie--example` an example. `next-dealer--next-2--clause` is a sentence that an answer adds at a table of two. A law is that of another card game, by its name.

# en f7a6df90 draft
pack--ask = Quelles cartes y a-t-il dans le paquet ?
# en 6c8bce8d draft
pack--28--answer = 28 cartes : de l’as au huit dans chaque couleur, sans les sept.
# en 821d0ff9 draft
pack--32--answer = 32 cartes : as, roi, dame, valet, dix, neuf, huit et sept de chaque couleur.
# en b91c48a0 draft
pack--denexa--note = D’après la page, il ne reste que de l’as au huit, mais elle compte 32 cartes et se sert du sept d’atout.

# en c0771892 draft
trump-rank--ask = Dans un pli, quel est l’ordre des atouts ?
# en 166e713d draft
trump-rank--jack-nine--answer = Valet, neuf, as, dix, roi, dame, huit, sept. N’importe quel atout bat n’importe quelle carte d’une autre couleur.
# en ec03b24f draft
trump-rank--lehman--note = La page tient pour acquis que l’atout bat les autres couleurs.
# en a282fb72 draft
trump-rank--bridge-belote--note = L’article tient pour acquis que l’atout bat les autres couleurs. À tout atout, chaque couleur suit cet ordre, mais seule une carte de la couleur demandée peut gagner le pli.
# en 0117848b draft
trump-rank--example = Atout cœur : le neuf de cœur bat l’as de cœur, et le sept de cœur l’as de pique.

# en 5e7574fa draft
plain-rank--ask = Quel est l’ordre d’une couleur hors atout ?
# en b6ae66dc draft
plain-rank--ace-ten--answer = As, dix, roi, dame, valet, neuf, huit, sept. Le dix vient juste sous l’as.
# en 40e00c1a draft
plain-rank--four-bimah-no-trump--note = À sans atout, les quatre couleurs suivent cet ordre.

# en da630b3d draft
run-order--ask = Quel ordre compte pour les suites ?
# en c6698b8a draft
run-order--natural--answer = L’ordre naturel : as, roi, dame, valet, dix, neuf, huit, sept. Il vaut aussi à l’atout.
# en 9b3a0452 draft
run-order--bicycle--note = La page précise que l’as ne sert qu’au-dessus du roi et de la dame.
# en ed51ec6f draft
run-order--example = As, roi, dame, valet : un cinquante. As, dix, roi, dame n’en font pas un : seuls l’as, le roi et la dame se suivent, ce qui fait une tierce.

# en cb0058a3 draft
card-points--ask = Que valent les atouts pris dans les plis ?
# en 32ff9800 draft
card-points--trumps--answer = Valet 20, neuf 14, as 11, dix 10, roi 4, dame 3 ; huit et sept, rien. La couleur d’atout fait 62.
# en 7e447a46 draft
card-points--bridge-belote--note = À tout atout, toutes les couleurs comptent ainsi.

# en 66a7eb95 draft
plain-card-points--ask = Que valent les cartes hors atout ?
# en 3f861bb2 draft
plain-card-points--plain--answer = As 11, dix 10, roi 4, dame 3, valet 2 ; neuf, huit et sept, rien. Chacune de ces couleurs fait 30.
# en 0984dcdd draft
plain-card-points--bridge-belote--note = À sans atout, toutes les couleurs comptent ainsi.

# en 4d214394 draft
points-in-hand--ask = Combien de points de cartes y a-t-il dans une donne ?
# en c5bff303 draft
points-in-hand--two-players--answer = Le paquet en contient 152, mais 14 cartes restent hors jeu : il s’en joue de 18 à 146. Le dix de der en ajoute 10 : de 28 à 156.
# en 11a931ef draft
points-in-hand--three-players--answer = Le paquet en contient 152, mais cinq cartes restent hors jeu : il s’en joue de 85 à 152. Le dix de der en ajoute 10.
# en 9b22e006 draft
points-in-hand--all-out--answer = Les 152 sont tous en jeu, 162 avec le dix de der.
# en 318cda55 draft
points-in-hand--contracts--answer = Avec le dix de der, 162 à la couleur, 258 à tout atout, et 130 à sans atout, doublés, soit 260.
# en a7d87357 draft
points-in-hand--contracts-single--answer = Avec le dix de der, 162 à la couleur, 258 à tout atout, et 130 à sans atout.
# en 311a94b2 draft
points-in-hand--turn-up-out--answer = 152 points moins la valeur de la retourne, donc de 132 à 152 points en jeu. Le dix de der en ajoute 10.
# en fe0e6a70 draft
points-in-hand--no-trump--answer = Dix de der compris, il y a 130 points à sans atout et, comme toujours, 162 à la couleur.
# en eb5485f7 draft
points-in-hand--bela-2--note = Nous avons calculé ces points d’après les valeurs des cartes et les 14 cartes hors jeu.
# en 3f092fd3 draft
points-in-hand--bela-3--note = Nous avons calculé ces points d’après les valeurs des cartes et les cartes hors jeu.
# en cc3d7b96 draft
points-in-hand--klabberjass-4--note = Nous avons calculé ces points d’après les valeurs des cartes, car toutes sont données.
# en 4b460126 draft
points-in-hand--lehman--note = { points-in-hand--bela-3--note }
# en 0d7d9fb8 draft
points-in-hand--bicycle--note = { points-in-hand--bela-3--note }
# en 7a611810 draft
points-in-hand--denexa--note = { points-in-hand--bela-3--note }
# en 994ad680 draft
points-in-hand--bridge-belote--note = L’article donne 258 points à tout atout et 162 à la couleur. Nous avons calculé les 130 points à sans atout d’après les valeurs des cartes.
# en a51c777f draft
points-in-hand--three-28--note = Nous avons calculé ces points d’après les valeurs des cartes et la seule carte hors jeu.
# en 2e8e3468 draft
points-in-hand--example = 62 à l’atout et trois fois 30 font 152. Quatre couleurs d’atout font 248, quatre couleurs hors atout 120.

# en b09b3159 draft
names-of-trumps--ask = Comment s’appellent le valet et le neuf d’atout ?
# en 487b0284 draft
names-of-trumps--yuss-manel--answer = Le valet d’atout est le Yuss, le neuf d’atout le Manel.
# en 6d884f81 draft
names-of-trumps--jass-menel--answer = Le valet d’atout est le jass, le neuf d’atout le menel.
# en f5019f66 draft
names-of-trumps--jasz-menel--answer = Le valet d’atout est le jasz, le neuf d’atout le menel.
# en d32f3a8b draft
names-of-trumps--plain--answer = Ils n’ont pas de nom particulier : ce sont simplement le valet et le neuf d’atout.
# en 291596cc draft
names-of-trumps--klabberjass-4--note = La section sur le jeu à quatre n’emploie aucun des deux noms.

# en cee327b3 draft
first-dealer--ask = Qui fait la première donne de la partie ?
# en 15726dc8 draft
first-dealer--high-cut--answer = On coupe : la plus forte carte donne, dans l’ordre naturel de l’as au sept.
# en ecab5b9e draft
first-dealer--low-cut--answer = On tire : la plus faible carte donne, dans l’ordre naturel de l’as au sept.
# en 5c1e6daf draft
first-dealer--agree--answer = Aucune méthode n’est fixée. Désignez le donneur au hasard, comme la table voudra.
# en dc6002ca draft
first-dealer--klabberjass-4--note = La section sur le jeu à quatre ne dit rien de la première donne ; on coupe donc comme au jeu à deux.
# en 5d6e3a00 draft
first-dealer--lehman--note = La page ne dit rien de la première donne.
# en c4d0cbc0 draft
first-dealer--bicycle--note = Le joueur qui tire la plus faible carte choisit aussi sa place.
# en 74f4e98a draft
first-dealer--denexa--note = La page demande un choix au hasard, sans dire lequel.
# en 4520852e draft
first-dealer--bridge-belote--note = Les gagnants d’une partie donnent en premier à la suivante.

# en e42d54f9 draft
equal-cut--ask = Et si les cartes tirées pour la donne sont égales ?
# en 90a219ca draft
equal-cut--high-cut--answer = Les joueurs à égalité pour la plus forte coupent de nouveau.
# en c1ebea35 draft
equal-cut--low-cut--answer = Tout le monde tire de nouveau.
# en e121b536 draft
equal-cut--agree--answer = Aucun tirage n’est prévu. Si la table coupe et que les cartes soient égales, coupez de nouveau.

# en 9ea9aef8 draft
next-dealer--ask = Qui donne ensuite ?
# en 710f6abd draft
next-dealer--winner--answer = Le gagnant de la donne : le preneur s’il a rempli son contrat, sinon l’adversaire.
# en d01bcd9b draft
next-dealer--winner-3--clause = À trois, c’est celui des deux adversaires qui a le plus de points.
# en f38b4460 draft
next-dealer--next--answer = Le joueur suivant dans le sens du jeu, peu importe qui a gagné.
# en f1d9f5da draft
next-dealer--next-2--clause = À deux joueurs, on donne à tour de rôle.
# en 422475e4 draft
next-dealer--bela-2--note = La page trouve équitable que le gagnant donne, car l’avantage est au joueur qui ne donne pas.
# en 99e4f915 draft
next-dealer--bela-3--note = Si les deux adversaires sont à égalité entre eux, c’est celui qui est assis le premier après le donneur qui donne.
# en 1b448945 draft
next-dealer--bridge-belote--note = L’article ne dit pas qui donne ensuite. Selon notre lecture, la donne passe à droite.

# en 3cf2a6a5 draft
dealer-after-tie--ask = Qui donne après une égalité ?
# en d7ac6623 draft
dealer-after-tie--next--answer = Le joueur suivant : une égalité n’a pas de gagnant.
# en c641fcfb draft
dealer-after-tie--next-2--clause = À deux joueurs, c’est l’autre.
# en 2ffb7713 draft
dealer-after-tie--higher-opponent--answer = L’adversaire qui a le plus de points, car à égalité le preneur est dedans. Si les deux adversaires ont autant de points, la donne va à celui qui est assis le premier après le donneur.
# en bf0b5bec draft
dealer-after-tie--opponent--answer = L’adversaire, car à égalité le preneur est dedans.
# en 847d0ca9 draft
dealer-after-tie--opponent-4--clause = Des deux adversaires, c’est le premier assis après le donneur qui donne.
# en e1bfe46c draft
dealer-after-tie--passes--answer = Le joueur suivant, comme après toute donne.
# en 91106008 draft
dealer-after-tie--same--answer = Le même donneur redonne, car la donne est rejouée.
# en fbea8032 draft
dealer-after-tie--taker--answer = Le preneur, car à égalité le contrat est rempli.

# en b9e73f8e draft
dealer-after-redeal--ask = Tout le monde a passé : qui donne maintenant ?
# en 5c823d02 draft
dealer-after-redeal--next--answer = Le joueur suivant.
# en d62d11c2 draft
dealer-after-redeal--next-2--clause = À deux joueurs, c’est l’autre.
# en 84cd0b93 draft
dealer-after-redeal--same--answer = Le même donneur redonne.
# en 80234ab3 draft
dealer-after-redeal--bela-3--note = La section sur le jeu à trois ne le dit pas. Le joueur suivant donne, comme à deux.
# en 6f2fa3f3 draft
dealer-after-redeal--bicycle--note = La page laisse le donneur « commencer une nouvelle donne », mais dit qu’on donne à tour de rôle.
# en 749a1a1a draft
dealer-after-redeal--bridge-belote--note = L’article ne dit pas qui donne après quatre passes. Selon notre lecture, la donne passe à droite.

# en 4db5f31c draft
shuffle-and-cut--ask = Qui mélange, et qui coupe ?
# en e03c8ec0 draft
shuffle-and-cut--tap--answer = Le donneur présente le paquet à l’adversaire pour qu’il coupe. Entre amis, l’adversaire se contente d’habitude d’une tape sur le paquet.
# en f7ea2120 draft
shuffle-and-cut--both--answer = Les deux joueurs peuvent mélanger, le donneur en dernier s’il le souhaite. L’autre coupe, en laissant au moins trois cartes dans chaque tas.
# en 1579180b draft
shuffle-and-cut--shuffle--answer = On mélange le paquet. Le document ne parle pas de coupe.
# en ff35b53e draft
shuffle-and-cut--cut-only--answer = On mélange avant la partie, puis on ne fait que couper : le joueur qui précède le donneur coupe, au moins trois cartes.
# en ef2c5c32 draft
shuffle-and-cut--cut-only-4--clause = À la première donne, le partenaire du donneur coupe.
# en 26a5eb4a draft
shuffle-and-cut--open--answer = Le document ne fixe pas de règle. Mélangez et coupez comme d’habitude à votre table.
# en 6256fb37 draft
shuffle-and-cut--bela-3--note = La page ne dit pas lequel des deux adversaires coupe.
# en d6a2c1c4 draft
shuffle-and-cut--always--answer = Le donneur mélange avant chaque donne. Le joueur qui le précède coupe, en laissant au moins trois cartes dans chaque tas.
# en 9e09c904 draft
shuffle-and-cut--may-cut--answer = Le donneur mélange et présente le paquet au joueur qui le précède, libre de couper ou non.

# en e3df268c draft
first-cards--ask = Combien de cartes donne-t-on avant le choix de l’atout ?
# en 4864f619 draft
first-cards--six--answer = Six à chacun, en deux tours de trois.
# en 4d623be5 draft
first-cards--five--answer = Cinq à chacun : un paquet de trois, puis un paquet de deux, en commençant à la droite du donneur.
# en 634a81c2 draft
first-cards--bela-2--note = Le joueur qui ne donne pas est servi d’abord.
# en d130d313 draft
first-cards--bela-3--note = La section sur le jeu à trois les fait donner par trois, dans le sens horaire.
# en eecfcc24 draft
first-cards--bicycle--note = { first-cards--bela-2--note }
# en 59e47853 draft
first-cards--eight--answer = Les huit, par paquets de deux et de trois.
# en a3bc69c9 draft
first-cards--belote--note = Le paquet de deux peut aussi venir en premier.

# en e168d5bf draft
last-cards--ask = Comment complète-t-on les mains une fois l’atout choisi ?
# en e00c0fb7 draft
last-cards--packet--answer = Trois cartes de plus à chacun, en un paquet.
# en 13676404 draft
last-cards--singly--answer = Trois cartes de plus à chacun, une par une.
# en aa96084a draft
last-cards--three--answer = Trois cartes de plus à chacun. Le document ne dit pas si c’est en un paquet ou une par une.
# en 011489c2 draft
last-cards--turn-up-to-dealer--answer = Deux cartes de plus à chacun, données ensemble. Le donneur, lui, reçoit la retourne et une carte du paquet.
# en c635cb67 draft
last-cards--two-each--answer = Deux cartes de plus à chacun, donneur compris.
# en 0858e2d9 draft
last-cards--turn-up-to-taker--answer = Trois cartes de plus à chacun ; le preneur reçoit la retourne et deux cartes.
# en 66b63589 draft
last-cards--face-down--answer = Deux cartes de plus à chacun, données tout de suite face cachée. Vous prenez les vôtres en main après avoir parlé.
# en 6aa6c948 draft
last-cards--none-left--answer = Elles le sont déjà : les huit cartes sont données avant les enchères.

# en 7f9ba232 draft
hand-size--ask = Combien de cartes a une main complète ?
# en 33838ceb draft
hand-size--nine--answer = Neuf cartes chacun, donc neuf plis.
# en b76b1aa6 draft
hand-size--eight--answer = Huit cartes chacun, donc huit plis, et il ne reste aucune carte.
# en 729d8506 draft
hand-size--bela-3--note = Pour trois joueurs, la page donne ce nombre en décrivant le jeu à 28 cartes : « les joueurs ont toujours 9 cartes chacun ».

# en ed3ff861 draft
turn-up-owner--ask = À qui va la retourne ?
# en 6c900718 draft
turn-up-owner--nobody--answer = À personne. Elle reste hors jeu, sauf si un joueur a le droit de l’échanger contre le sept d’atout et le fait.
# en 0e541d1d draft
turn-up-owner--dealer--answer = Au donneur : elle complète sa main, quelle que soit la couleur d’atout.
# en 1221a21d draft
turn-up-owner--out-of-play--answer = À personne. À 28 cartes, c’est la seule carte qui reste hors jeu.
# en e61e2fd9 draft
turn-up-owner--indicator--answer = À personne : la carte qui montre la couleur n’est pas une des 32 cartes en jeu.
# en d4332cf9 draft
turn-up-owner--taker--answer = Au preneur, quelle que soit la couleur d’atout.

# en 576f3d7a draft
bottom-card--ask = Montre-t-on la carte du dessous du paquet ?
# en ef3f6062 draft
bottom-card--shown--answer = Oui. Une fois les mains complètes, on la retourne, juste pour la voir ; elle ne joue pas. Le reste du talon demeure face cachée.
# en 9d7f21c9 draft
bottom-card--not-mentioned--answer = Le document n’en parle pas. Elle peut rester face cachée avec le reste du talon.
# en 7c7af4c3 draft
bottom-card--bela-3--note = La page ne compte pas cette carte parmi les cartes cachées.

# en b4a88ee4 draft
direction--ask = Dans quel sens donne-t-on et joue-t-on ?
# en e7443b0e draft
direction--clockwise--answer = Dans le sens des aiguilles d’une montre, vers la gauche.
# en c06d6afb draft
direction--clockwise-2--clause = À deux joueurs, cela ne change rien.
# en ac8a2a48 draft
direction--counterclockwise--answer = Dans le sens inverse des aiguilles d’une montre, vers la droite.

# en a69e570f draft
indicator--ask = Quelle carte montre l’atout proposé ?
# en 52f1227e draft
indicator--turn-up--answer = La carte suivante du paquet, retournée après la première partie de la distribution.
# en 181a8f3d draft
indicator--low-card--answer = Une carte tirée des deux à six, qui ne servent pas et qu’on mélange à part. Les 32 cartes sont alors toutes données, et le donneur ne reçoit pas de retourne.
# en 93bd5bb2 draft
indicator--bridge-belote--note = On ne retourne pas de carte : les contrats se décident aux enchères.

# en 499eeb0f draft
who-speaks-first--ask = Qui parle en premier ?
# en 7358f22d draft
who-speaks-first--eldest--answer = Le premier en cartes : le joueur qui suit le donneur dans le sens du jeu.
# en 1ec1c758 draft
who-speaks-first--eldest-2--clause = À deux joueurs, c’est celui qui ne donne pas.
# en f18d58ac draft
who-speaks-first--bela-3--note = La section sur le jeu à trois dit seulement que l’on parle à tour de rôle, dans le sens horaire.
# en 6b7b4d44 draft
who-speaks-first--bridge-belote--note = L’article ne dit pas qui ouvre les enchères.

# en 79780c81 draft
round-one--ask = Que peut-on dire au premier tour ?
# en 2f098297 draft
round-one--none--answer = Prendre à la couleur de la retourne, ou passer.
# en 2add6d99 draft
round-one--first-turn--answer = Prendre à la couleur de la retourne, passer, ou dire schmeiss.
# en 8d6ac81b draft
round-one--every-turn--answer = { round-one--first-turn--answer }
# en 2d49d989 draft
round-one--not-dealer-second--answer = Prendre à la couleur de la retourne, passer, ou dire schmeiss ; le donneur a le même choix après une passe.

# en 3cc18744 draft
round-two--ask = Tout le monde a passé une fois : que peut-on dire au second tour ?
# en 3142e077 draft
round-two--none--answer = Nommer une autre couleur, ou passer encore.
# en 7d317e70 draft
round-two--first-turn--answer = Nommer une autre couleur, ou passer encore. Le schmeiss n’est permis qu’à la première prise de parole.
# en 16365ef9 draft
round-two--every-turn--answer = Nommer une autre couleur, passer encore, ou dire schmeiss. Le donneur a le même choix après une passe.
# en 805f3390 draft
round-two--not-dealer-second--answer = Le premier en cartes nomme une autre couleur, passe ou dit schmeiss. Après une passe, le donneur en nomme une ou redonne.
# en f3bf8f26 draft
round-two--dealer-names--answer = Nommer une autre couleur, ou passer encore. Le donneur, qui parle en dernier, ne peut pas passer.
# en 6852b472 draft
round-two--dealer-names-schmeiss--answer = Nommer une autre couleur, passer encore, ou dire schmeiss. Le donneur, qui parle en dernier, doit nommer une autre couleur.
# en c9cc1b32 draft
round-two--four-bimah-no-trump--note = Le donneur peut aussi choisir le sans atout.

# en 346d3f87 draft
turned-suit-again--ask = Peut-on nommer la couleur de la retourne au second tour ?
# en 695dd9da draft
turned-suit-again--no--answer = Non. Seulement l’une des trois autres couleurs.
# en 05f0abc0 draft
turned-suit-again--belote--note = Le texte laisse nommer n’importe quelle couleur au second tour, sans exclure celle de la retourne.

# en 38c59a22 draft
all-pass--ask = Et si tout le monde passe à tous les tours ?
# en 07fc8e2a draft
all-pass--redeal--answer = On jette les cartes et on redonne. Personne ne marque.
# en a524106e draft
all-pass--dealer-names--answer = C’est impossible : le donneur, qui parle en dernier, doit prendre et nommer l’atout.
# en 0ce5e178 draft
all-pass--eldest-names--answer = Le joueur qui suit le donneur doit prendre et nommer l’atout.
# en 42803869 draft
all-pass--bela-2--note = Les points en litige d’une donne précédente restent en litige.
# en a0124754 draft
all-pass--bridge-belote--note = Les points en litige d’une donne précédente restent en litige.

# en dec2cb84 draft
bimah--ask = Peut-on être forcé de prendre ?
# en 3ab0c95a draft
bimah--redeal--answer = Non. Si tout le monde passe, on redonne.
# en 42334629 draft
bimah--dealer-names--answer = Oui, le donneur. Si tous les autres ont passé à tous les tours, il est sur la bimah : il doit prendre et nommer l’atout.
# en 12722ad3 draft
bimah--eldest-names--answer = Oui, le joueur qui suit le donneur. Si tous passent deux fois, il doit prendre et nommer l’atout.
# en 0f0c890e draft
bimah--bela-3--note = La page donne une variante : le donneur est forcé de prendre.
# en c2ce3979 draft
bimah--klabberjass-4--note = La page donne deux variantes : le donneur est forcé de prendre, ou bien le joueur à sa gauche.
# en 34856fc0 draft
bimah--lehman--note = Passer n’oblige jamais personne à prendre, mais un schmeiss refusé, si.
# en 1aa19e8b draft
bimah--bicycle--note = { bimah--lehman--note }
# en 201a99e2 draft
bimah--denexa--note = { bimah--lehman--note }

# en e176b31e draft
bimah-no-trump--ask = Un joueur forcé de prendre peut-il choisir le sans atout ?
# en 0c156762 draft
bimah-no-trump--no--answer = Non. Il faut une couleur.
# en 6687fb3a draft
bimah-no-trump--allowed--answer = Oui. Les quatre couleurs ont alors l’ordre et les valeurs hors atout, et la donne fait 130 avec le dix de der.
# en 4f1078a0 draft
bimah-no-trump--klabberjass-4--note = Certaines tables permettent le sans atout à un joueur forcé : le donneur, ou le joueur à sa gauche.

# en 7984d29d draft
first-lead--ask = Qui entame le premier pli ?
# en 27ece953 draft
first-lead--eldest--answer = Le premier en cartes, celui qui suit le donneur, peu importe qui a pris.
# en fa954507 draft
first-lead--eldest-2--clause = À deux joueurs, c’est celui qui ne donne pas.
# en 46cd1012 draft
first-lead--taker--answer = Le preneur, où qu’il soit assis.

# en 6fcda078 draft
void-deal--ask = Les premières cartes d’un joueur ne sont que des huit et des sept. La donne est-elle valable ?
# en c81cd789 draft
void-deal--no--answer = Oui. Un mauvais jeu se joue comme un autre.
# en 29b3bbef draft
void-deal--yes--answer = Non. Le joueur montre ses cartes avant les enchères, et le même donneur mélange et redonne.
# en 024701ec draft
void-deal--bela-2--note = La page donne l’annulation de la donne comme variante.
# en cda914a9 draft
void-deal--example = Les six premières cartes d’un joueur sont les huit et les sept de pique, de cœur et de trèfle : la donne est nulle. Avec un neuf parmi elles, elle serait valable.

# en d1fce2cc draft
big--ask = Qu’est-ce que prendre en grand ?
# en c2ab0f0d draft
big--no--answer = Cette annonce n’existe pas.
# en b43cf8df draft
big--allowed--answer = Le preneur le dit en prenant, et doit alors faire plus que les deux adversaires réunis. Tous les points de la donne sont doublés.
# en 03d0230f draft
big--bela-3--note = La page donne la prise en grand comme variante.
# en 6b9e8584 draft
big--example = Le preneur en grand a 85, les adversaires 50 et 40. Comme 85 est moins que 50 + 40 = 90, le preneur est dedans. L’adversaire qui a 50 reçoit 50 + 85 = 135, l’autre garde 40, et le tout doublé fait 270 et 80.

# en 4a2e212f draft
schmeiss--ask = Qui peut dire schmeiss, et quand ?
# en b1d24373 draft
schmeiss--none--answer = Personne. Il n’y a pas de schmeiss.
# en 5748c93e draft
schmeiss--first-turn--answer = Les deux joueurs, mais seulement la première fois qu’ils parlent.
# en 03666b05 draft
schmeiss--every-turn--answer = Les deux joueurs, chaque fois qu’ils parlent, aux deux tours.
# en 9c0acfa8 draft
schmeiss--not-dealer-second--answer = Celui qui ne donne pas, aux deux tours ; le donneur, au premier tour seulement.
# en e3ad169e draft
schmeiss--bela-2--note = La page donne le schmeiss comme variante.
# en 7772884f draft
schmeiss--bicycle--note = Au second tour, le donneur ne peut que nommer une couleur ou redonner.

# en 4ccbabcd draft
schmeiss-agreed--ask = Un joueur dit schmeiss et l’autre accepte : qui donne ?
# en 52ce337d draft
schmeiss-agreed--next--answer = On jette les cartes et l’autre joueur donne.
# en 1e6644b0 draft
schmeiss-agreed--same--answer = On jette les cartes et le même donneur redonne.
# en 58245223 draft
schmeiss-agreed--bela-2--note = La page donne le schmeiss comme variante.

# en 9c528368 draft
schmeiss-refused--ask = Un joueur dit schmeiss et l’autre refuse : qui est le preneur ?
# en d7eded8e draft
schmeiss-refused--caller-takes--answer = Le joueur qui a dit schmeiss, à la couleur de la retourne.
# en 25259a04 draft
schmeiss-refused--refuser-takes--answer = Le joueur qui a dit non, à la couleur de la retourne.
# en 9cc49196 draft
schmeiss-refused--bela-2--note = La page donne le schmeiss comme variante.
# en 76a77070 draft
schmeiss-refused--lehman--note = Dans le jeu de Lehman, dire schmeiss, c’est offrir de défendre : l’autre joueur prend, ou on jette les cartes.
# en 5462c237 draft
schmeiss-refused--bicycle--note = La page dit seulement que la couleur de la retourne devient atout.
# en de243f64 draft
schmeiss-refused--example = Retourne à cœur, celui qui ne donne pas dit schmeiss et le donneur dit non. Chez Lehman, le donneur prend.

# en df81742a draft
schmeiss-refused-again--ask = Un schmeiss est refusé au second tour : que se passe-t-il ?
# en 2eed0001 draft
schmeiss-refused-again--every-turn--answer = Le joueur qui a dit schmeiss doit nommer une des trois autres couleurs et devient preneur.
# en dda7e201 draft
schmeiss-refused-again--not-dealer-second--answer = Celui qui ne donne pas, s’il l’a dit, doit nommer une des trois autres couleurs et devient preneur.

# en 765356cf draft
contract-order--ask = Quel est l’ordre des contrats ?
# en 2a859baf draft
contract-order--ladder--answer = Du plus bas au plus haut : trèfle, carreau, cœur, pique, sans atout, tout atout. Une enchère doit dépasser la dernière.
# en 0ce91e26 draft
contract-order--example = Sur cœur, vous pouvez dire pique, sans atout ou tout atout, mais ni trèfle ni carreau.

# en d70feb16 draft
no-trump-contracts--ask = Peut-on jouer à sans atout ou à tout atout ?
# en b8b710c1 draft
no-trump-contracts--no--answer = Non. Il y a toujours une couleur d’atout.
# en 48e23a3a draft
no-trump-contracts--forced--answer = À sans atout seulement, et seulement par un joueur obligé de prendre.
# en cf8ffa54 draft
no-trump-contracts--contracts--answer = Oui. Ce sont deux contrats que chacun peut annoncer, au-dessus des quatre couleurs.
# en 62ced4c7 draft
no-trump-contracts--organiser--answer = Seulement si l’organisateur d’un tournoi, ou la table, le permet. On les annonce alors comme une couleur. À sans atout, un as compte 19 et il n’y a pas de belote. À tout atout, il faut monter sur la carte qui tient si on le peut, et il peut y avoir quatre belotes.
# en 98f5da57 draft
no-trump-contracts--belote--note = À tout atout, chaque couleur compte comme l’atout, soit 258 points avec le dix de der. On multiplie les points faits, hors belotes, par 162/258. 198 points et une belote font 124 + 20 = 144.
# en f754f9e2 draft
no-trump-contracts--contree--note = À tout atout, chaque couleur compte comme l’atout, soit 258 points avec le dix de der. On multiplie les points faits, hors belotes, par 162/258 pour voir si le contrat est réussi. On ajoute ensuite les belotes.
# en 066d8c34 draft
no-trump-contracts--coinche--note = À tout atout, un valet compte 13, un neuf 9, un as 6, un dix 5, un roi 3 et une dame 2 : la donne vaut toujours 162. À sans atout, quatre as valent 200 et quatre dix 150.
# en ca38cdb9 draft
no-trump-contracts--example = À la belote, à sans atout, les as comptent 76 ensemble, les dix 40, les rois 16, les dames 12 et les valets 8. Avec le dix de der, cela fait 162.

# en 53e2a510 draft
auction-end--ask = Quand le choix de l’atout est-il terminé ?
# en f27c9ffd draft
auction-end--first-take--answer = Dès que quelqu’un prend ou nomme l’atout.
# en 1f4dc45b draft
auction-end--only-passes--answer = Après quatre passes sans contrat, ou trois passes à la suite d’un contrat.
# en cccd1148 draft
auction-end--passes-or-double--answer = Après quatre passes sans contrat, trois passes à la suite d’un contrat, ou dès que tout atout est contré.
# en 9377e8b3 draft
auction-end--passes--answer = Après quatre passes sans contrat, trois passes à la suite d’un contrat, ou dès que tout atout est surcontré.
# en a99d1356 draft
auction-end--passes-or-sheet--answer = Après quatre passes sans contrat, après trois passes à la suite d’un contrat, ou dès qu’un contrat à tout atout a été contré trois fois.
# en 7899dbdc draft
auction-end--bids--answer = Après quatre passes sans enchère, ou après trois passes à la suite de la dernière enchère, du dernier contre ou du dernier surcontre.
# en 4b2a1e7d draft
auction-end--bids-to-redouble--answer = Après quatre passes sans enchère, trois passes à la suite d’une enchère ou d’un contre, ou aussitôt après un surcontre.
# en df409a43 draft
auction-end--contree--note = Après un contre, seul le camp contré parle.

# en f0bd2e79 draft
who-doubles--ask = Qui peut contrer et surcontrer ?
# en fc9833c0 draft
who-doubles--other-team--answer = Seule l’autre équipe peut contrer un contrat ; le surcontre, là où il existe, revient à l’équipe contrée. Un contrat plus haut efface le contre.
# en b220cecc draft
who-doubles--bridge-belote--note = L’article interdit de contrer le contrat de son partenaire et donne le surcontre au camp contré. Le reste est notre lecture.
# en e30f6216 draft
who-doubles--other-side-freezes--answer = Seul l’autre camp peut contrer une enchère ; le surcontre, là où il existe, revient au camp contré. Après un contre, plus personne ne peut enchérir.

# en 1c6483e4 draft
bid-order--ask = Quel est l’ordre des enchères ?
# en 026a2498 draft
bid-order--number--answer = Le plus grand nombre l’emporte. Les enchères montent de dix en dix, et les couleurs n’ont pas d’ordre. Le capot est l’enchère la plus haute.
# en 1c215a33 draft
bid-order--example = Sur 90 cœur, vous pouvez dire 100 ou plus dans n’importe quelle couleur, cœur compris, ou capot.

# en f2375ee9 draft
lowest-bid--ask = Quelle est l’enchère la plus basse ?
# en 42e04b04 draft
lowest-bid--80--answer = 80 points.
# en 79ad188b draft
lowest-bid--other--answer = Un nombre fixé par la table, multiple de dix.
# en a203a335 draft
lowest-bid--contree--note = Certaines règles demandent 82, qu’on dit « 80 ». 82, c’est la moitié des 162 points, plus un.
# en dd1b2bda draft
lowest-bid--contree-pagat--note = On dit « 80 », mais le camp doit faire 82.

# en 2b7adf1c draft
bid-limit--ask = Jusqu’où montent les enchères ?
# en bf0f1898 draft
bid-limit--160--answer = 160 points. Seul le capot est au-dessus.
# en 5a193a7b draft
bid-limit--650--answer = 650 points, car les annonces aident à atteindre une enchère. Seul le capot est au-dessus.
# en c9d5d276 draft
bid-limit--other--answer = Un nombre fixé par la table, multiple de dix. Seul le capot est au-dessus.

# en dd67740e draft
bid-again--ask = Un joueur qui a passé peut-il enchérir plus tard ?
# en d3919d75 draft
bid-again--passed-may--answer = Oui, si la parole lui revient. Mais on ne peut pas relancer sa propre enchère quand les trois autres ont passé.

# en efa6ba9d draft
double-in-turn--ask = Peut-on contrer hors de son tour ?
# en 5a73bae4 draft
double-in-turn--no--answer = Non. On contre à son tour.
# en dd23b746 draft
double-in-turn--any-time--answer = Oui. On peut contrer à tout moment, tant que la dernière enchère est celle de l’autre camp.
# en a150a22f draft
double-in-turn--contree--note = Les règles des clubs et des livres diffèrent. Beaucoup permettent de contrer à tout moment.
# en 4eb96924 draft
double-in-turn--cannes--note = Après un contre fait hors de son tour, l’autre camp choisit de continuer ou de faire redonner.

# en 6bcfac32 draft
generale--ask = Un joueur peut-il s’engager à faire seul tous les plis ?
# en d8379819 draft
generale--none--answer = Non. Il n’y a pas de générale : rien n’est au-dessus du capot, que les deux partenaires font ensemble.
# en 71c423bd draft
generale--coinche--note = Certaines tables jouent la générale, une enchère où l’on fait tous les plis à soi seul. Elles lui donnent de 350 à 1000 points, le plus souvent 500.

# en 119490ba draft
exchange-seven--ask = Peut-on échanger le sept d’atout contre la retourne ?
# en 9c99eafe draft
exchange-seven--yes--answer = Oui. Celui qui a le sept le pose et prend la retourne en main.
# en 30f1abab draft
exchange-seven--no--answer = Non.
# en a1b7cdc9 draft
exchange-seven--klabberjass-4--note = La retourne va au donneur.
# en 8ce9b54e draft
exchange-seven--bridge-belote--note = Il n’y a pas de retourne.
# en b365bb28 draft
exchange-seven--example = On retourne le valet de cœur et on prend à cœur : le sept de cœur va chercher le valet.

# en f2737d43 draft
who-exchanges--ask = Qui peut échanger le sept ?
# en 62077421 draft
who-exchanges--yes--answer = Le joueur qui a le sept, preneur ou défenseur, donneur ou non.

# en 3f7ec8c8 draft
exchange-other-suit--ask = Peut-on échanger le sept si une autre couleur est devenue atout ?
# en f59f0ae0 draft
exchange-other-suit--yes--answer = Non. Le sept ne s’échange que contre une carte de sa couleur : il faut donc que la couleur de la retourne ait été acceptée.
# en ba8db9e6 draft
exchange-other-suit--bicycle--note = La page parle du sept d’atout sans dire que la couleur de la retourne doit être atout.
# en e3b6a03a draft
exchange-other-suit--example = Retourne à cœur, tous passent, et on nomme pique : aucun sept ne va chercher ce cœur.

# en 635046c5 draft
when-to-exchange--ask = Quand échange-t-on le sept ?
# en a137df9f draft
when-to-exchange--yes--answer = Quand les mains sont complètes, avant toute annonce de suite et avant l’entame. La nouvelle carte peut entrer dans une suite.
# en fabb1dd9 draft
when-to-exchange--bela-2--note = Sur la page, l’échange vient après la fin de la distribution.
# en 0d451de7 draft
when-to-exchange--lehman--note = La page dit que l’échange peut compléter une annonce.
# en 5b52ade3 draft
when-to-exchange--bicycle--note = { when-to-exchange--bela-2--note }

# en edd52d15 draft
must-exchange--ask = Doit-on échanger le sept ?
# en cae79384 draft
must-exchange--yes--answer = Non. Celui qui a le sept peut le garder sans rien dire.

# en c72f8e41 draft
points-for-exchange--ask = L’échange rapporte-t-il des points ?
# en abe87714 draft
points-for-exchange--yes--answer = Non. La carte est le seul gain.
# en 428f671f draft
points-for-exchange--bicycle--note = Cette page est la seule à dire clairement que l’échange ne rapporte rien.

# en be18835c draft
run-of-three--ask = Que vaut une suite de trois ?
# en afef402a draft
run-of-three--twenty--answer = 20 : une tierce, dans n’importe quelle couleur.
# en 00c92365 draft
run-of-three--bridge-belote--note = Une suite de trois s’appelle une tierce. Elle ne compte pas à sans atout.
# en a8004d95 draft
run-of-three--example = Dame, valet, dix de trèfle : 20.

# en d21a5348 draft
run-of-four--ask = Que vaut une suite de quatre ?
# en 0cbdd4ac draft
run-of-four--fifty--answer = 50 : un cinquante, dans n’importe quelle couleur.
# en 9a7c28ed draft
run-of-four--bridge-belote--note = Une suite de quatre s’appelle une quarte. Elle ne compte pas à sans atout.
# en 55dba120 draft
run-of-four--example = Dix, neuf, huit, sept de trèfle : 50.

# en 5897c09b draft
run-of-five--ask = Que vaut une suite de cinq ?
# en 069c5deb draft
run-of-five--one--answer = 50, comme une suite de quatre. La cinquième carte n’ajoute rien.
# en 0b1a0ecc draft
run-of-five--split--answer = { run-of-five--one--answer }
# en 10f34cfb draft
run-of-five--hundred--answer = 100 : un cent, ou quinte.
# en f4aa4de1 draft
run-of-five--hundred-at-most--answer = { run-of-five--hundred--answer }
# en 9abfe777 draft
run-of-five--klabberjass-4--note = Pour prouver un cinquante, on montre quatre cartes de suite parmi les cinq, au choix.
# en dac6a4ee draft
run-of-five--bicycle--note = La page ne nomme que les suites de trois et de quatre, et compte toutes celles de la main.
# en 3ccbfce6 draft
run-of-five--bridge-belote--note = Une quinte ne compte pas à sans atout.
# en 51dc815f draft
run-of-five--example = Valet, dix, neuf, huit, sept de pique : 50, et 100 au bridge-belote, à la coinche et à la bela croate.

# en ab92f239 draft
run-of-six--ask = Que vaut une suite de six ?
# en 208a6a7c draft
run-of-six--one--answer = 50. Une longue suite ne fait qu’un cinquante.
# en 49af6af8 draft
run-of-six--split--answer = 50. Les deux cartes de reste ne suffisent pas pour une tierce.
# en 49a4d285 draft
run-of-six--hundred--answer = 100, comme une suite de cinq. La sixième carte n’ajoute rien.
# en 5387612a draft
run-of-six--hundred-at-most--answer = { run-of-six--hundred--answer }
# en 4026832a draft
run-of-six--bicycle--note = La page ne nomme que les suites de trois et de quatre, et compte toutes celles de la main.
# en ee580521 draft
run-of-six--bridge-belote--note = L’article nomme les suites de trois à cinq cartes, et celle de huit. Six ou sept cartes ne rapportent pas plus que cinq. Les suites ne comptent pas à sans atout.
# en 0ca015db draft
run-of-six--example = De l’as au neuf d’une couleur : 50, et 100 au bridge-belote, à la coinche et à la bela croate.

# en 9fcecc82 draft
run-of-seven--ask = Que vaut une suite de sept ?
# en 4841f8a2 draft
run-of-seven--one--answer = 50. Une longue suite ne fait qu’un cinquante.
# en 3ec7f9d6 draft
run-of-seven--split--answer = 70 : un cinquante et une tierce.
# en e64d2d85 draft
run-of-seven--hundred--answer = 100, comme une suite de cinq. Les deux cartes de reste ne suffisent pas pour une tierce.
# en 27c97722 draft
run-of-seven--hundred-at-most--answer = { run-of-seven--hundred--answer }
# en 8ca0d344 draft
run-of-seven--lehman--note = La page paie cinquante pour « quatre ou plus ». Cela veut clairement dire qu’une suite plus longue ne se divise pas.
# en 5dbfd7ed draft
run-of-seven--bicycle--note = La page ne nomme que les suites de trois et de quatre, et compte toutes celles de la main.
# en 9dd6eb86 draft
run-of-seven--bridge-belote--note = L’article nomme les suites de trois à cinq cartes, et celle de huit. Six ou sept cartes ne rapportent pas plus que cinq. Les suites ne comptent pas à sans atout.
# en dd4c4da5 draft
run-of-seven--example = De l’as au huit d’une couleur, là où sept cartes se divisent : as, roi, dame, valet pour 50 ; dix, neuf, huit pour 20.

# en 3452a81e draft
run-of-eight--ask = Que vaut une suite de huit, la couleur entière ?
# en 5018c254 draft
run-of-eight--one--answer = 50. Une longue suite ne fait qu’un cinquante.
# en d109017f draft
run-of-eight--split--answer = 100 : deux fois cinquante.
# en ddaf4152 draft
run-of-eight--hundred--answer = 120 : un cent et une tierce.
# en 6912d62e draft
run-of-eight--hundred-at-most--answer = 100, comme une suite de cinq. Les trois cartes de reste n’ajoutent rien.
# en 93baba54 draft
run-of-eight--lehman--note = La page paie cinquante pour « quatre ou plus ». Cela veut clairement dire qu’une suite plus longue ne se divise pas.
# en 244f1ee5 draft
run-of-eight--bicycle--note = La page ne nomme que les suites de trois et de quatre, et compte toutes celles de la main.
# en 2e2c842c draft
run-of-eight--bridge-belote--note = Les suites ne comptent pas à sans atout.
# en 090c02af draft
run-of-eight--bela-hr--note = Le texte appelle une suite de huit un Belot, lui donne 1001 points et finit la partie.
# en 785156ad draft
run-of-eight--example = Tous les cœurs, là où ils font deux fois cinquante : as, roi, dame, valet pour 50 et dix, neuf, huit, sept pour 50.

# en c6fcb068 draft
eight-in-suit--ask = Les huit cartes d’une couleur dans une main : la partie est-elle gagnée ?
# en c415dd76 draft
eight-in-suit--no--answer = Non. La donne se joue comme une autre.
# en e1059f8a draft
eight-in-suit--wins--answer = Oui, aussitôt. La feuille ne compte la suite que 100 : entrez des points convenus pour finir la partie.
# en ac4eeb33 draft
eight-in-suit--bela-hr--note = S’appelle un Belot et vaut 1001.

# en c5280b0c draft
overlapping-runs--ask = Une carte peut-elle compter dans deux suites ?
# en a9fc6713 draft
overlapping-runs--no--answer = Non. Une carte ne compte que dans une suite.
# en 657690c9 draft
overlapping-runs--one-run--answer = Non. Toutes les cartes qui se suivent dans une couleur forment une seule suite.
# en 994dc55e draft
overlapping-runs--one-declaration--answer = Non. Une carte ne compte que dans une annonce, suite ou carré.
# en 2d08f65b draft
overlapping-runs--example = Roi, dame, valet, dix et neuf ne font pas à la fois un cinquante et une tierce. Ces deux suites demanderaient sept cartes, et il n’y en a ici que cinq.

# en 6aa0b3cc draft
four-of-a-kind--ask = Un carré vaut-il quelque chose ?
# en 1d15182f draft
four-of-a-kind--no--answer = Non, il ne vaut rien.
# en 83934828 draft
four-of-a-kind--yes--answer = Oui : quatre valets 200, quatre neuf 150, quatre as, rois, dames ou dix 100. Quatre huit ou quatre sept ne valent rien et ne battent rien.
# en 861a380d draft
four-of-a-kind--bela-2--note = La page dit clairement que le carré ne rapporte rien, et ajoute que la belote française diffère. À la belote, les carrés comptent en effet, si l’on joue les annonces.
# en 9372a791 draft
four-of-a-kind--lehman--note = La page ne parle jamais de carrés.
# en dd9d2298 draft
four-of-a-kind--bicycle--note = On ne peut annoncer que des suites.
# en 225f114f draft
four-of-a-kind--denexa--note = La page ne nomme que deux annonces avant le jeu, la tierce et le cinquante.
# en ecd4707c draft
four-of-a-kind--bridge-belote--note = Un carré ne compte pas à sans atout.
# en cd0dabf1 draft
four-of-a-kind--bela-hr--note = Le texte nomme valets, neuf, as, rois et dames, mais pas de dix.

# en 3702d44d draft
fifty-against-twenty--ask = Cinquante contre tierce : qui marque ?
# en 6a9c3072 draft
fifty-against-twenty--fifty--answer = Le cinquante, quelle que soit la hauteur des suites, et même si la tierce est à l’atout.
# en d6cd9e79 draft
fifty-against-twenty--longer--answer = La suite la plus longue : le cent bat le cinquante, le cinquante bat la tierce, quelle que soit leur hauteur.
# en 0952fa21 draft
fifty-against-twenty--bridge-belote--note = L’article ne compare pas les annonces.
# en a0c47a6f draft
fifty-against-twenty--example = Dix, neuf, huit, sept de trèfle battent as, roi, dame d’atout.

# en 3a43b3e2 draft
same-class--ask = Deux tierces, ou deux cinquante : quelle suite est la meilleure ?
# en c81b869e draft
same-class--higher-top--answer = La suite dont la plus haute carte est la plus forte, dans l’ordre naturel de l’as au sept.
# en cba95075 draft
same-class--length-first--answer = La suite la plus longue ; à longueur égale, celle dont la plus haute carte est la plus forte.
# en 79b548b7 draft
same-class--lehman--note = La page compare des suites de même longueur. Toute suite de quatre ou plus est un cinquante ; nous comparons donc tous les cinquante par la hauteur.
# en ba62bc8b draft
same-class--bicycle--note = La page compare des suites de même longueur. Nous prenons toute suite de quatre ou plus pour un cinquante.
# en 37d8686b draft
same-class--denexa--note = La page compare des suites de même longueur. Toute suite de quatre ou plus est un cinquante ; nous comparons donc tous les cinquante par la hauteur.
# en a832be48 draft
same-class--example = Roi, dame, valet battent dame, valet, dix, même si cette suite-là est à l’atout.

# en 017344dc draft
trump-run--ask = Suites égales, même hauteur, l’une à l’atout : qui marque ?
# en 22509d4c draft
trump-run--wins--answer = La suite à l’atout.
# en 11666b23 draft
trump-run--equal--answer = Aucune. L’atout ne donne pas d’avantage, les deux sont donc égales.
# en db66fa8c draft
trump-run--bridge-belote--note = L’article ne compare pas les annonces.
# en 4b412ee1 draft
trump-run--example = Atout trèfle : roi, dame, valet de trèfle battent roi, dame, valet de cœur.

# en dcc65892 draft
equal-runs--ask = Suites égales, même hauteur, et l’atout ne tranche pas : qui marque ?
# en bae44ebd draft
equal-runs--first-declared--answer = La suite annoncée la première.
# en 86fd7255 draft
equal-runs--first-declared-2--clause = À deux joueurs, c’est la suite du joueur qui entame le premier pli.
# en 232bd261 draft
equal-runs--nobody--answer = Personne. Ni ces suites ni aucune autre de la donne ne comptent.
# en eed485df draft
equal-runs--klabberjass-4--note = La page ne dit pas qui marque. Pour nous, c’est le joueur qui vient le premier dans l’ordre du jeu, comme à deux.
# en 44e1647b draft
equal-runs--bicycle--note = En variante, la page fait marquer la suite du joueur qui ne donne pas.
# en 9e7f3743 draft
equal-runs--example = Le premier en cartes a dix, neuf, huit de trèfle, le donneur les mêmes à cœur ; atout pique. Le premier en cartes marque 20, ou personne ne marque.

# en 28c3a52d draft
longer-run--ask = Une suite de cinq bat-elle une suite de quatre ?
# en da69ea58 draft
longer-run--one--answer = Non. Les deux sont des cinquante, et la plus haute carte décide.
# en f75f36b2 draft
longer-run--split--answer = { longer-run--one--answer }
# en 4f7318bf draft
longer-run--hundred--answer = Oui. La suite la plus longue gagne, quelle que soit la hauteur.
# en dd6ff5ce draft
longer-run--hundred-at-most--answer = Oui. Mais entre suites de cinq cartes et plus, c’est la plus haute carte qui décide.
# en 76ff21a1 draft
longer-run--bela-2--note = Entre deux cinquante, la plus haute carte décide, et une cinquième carte ne vaut rien de plus.
# en ac72a118 draft
longer-run--klabberjass-4--note = La plus haute carte est celle de toute la suite, sauf si le joueur en nomme une plus basse.
# en 0165bf56 draft
longer-run--example = Un joueur a as, roi, dame, valet, l’autre roi, dame, valet, dix, neuf. La suite à l’as gagne. Au bridge-belote, à la coinche et à la bela croate, c’est la suite de cinq.

# en f3be1725 draft
second-runs--ask = Le joueur qui a la meilleure suite en a une autre : compte-t-elle ?
# en da033482 draft
second-runs--yes--answer = Oui. Toutes les suites de cette main comptent, même celles qui auraient perdu seules.
# en 267c7537 draft
second-runs--team--answer = Oui. Toutes les suites de ce joueur comptent, même celles qui auraient perdu seules.
# en bf055501 draft
second-runs--team-4--clause = Les suites de son partenaire comptent aussi.
# en 7b9d6f9c draft
second-runs--example = Un cinquante au roi et une tierce au neuf marquent 70 contre une tierce à l’as, qui ne marque rien.

# en aafad2e9 draft
losing-runs--ask = Que valent les suites d’un camp si l’autre a la meilleure ?
# en d3ff5db9 draft
losing-runs--nothing--answer = Rien, quel que soit leur nombre. On ne les montre pas non plus.
# en 0c34c626 draft
losing-runs--klabberjass-4--note = La page ajoute que l’équipe perdante n’a pas le droit de montrer ses suites.
# en 5f1eb1b6 draft
losing-runs--bridge-belote--note = Les carrés se comparent à part.
# en 261eaa69 draft
losing-runs--example = Un cinquante à la dame et une tierce à l’as contre un cinquante au roi : 0 contre 50.

# en c5f8f4e6 draft
partners-runs--ask = Si j’ai la meilleure suite, celles de mon partenaire comptent-elles ?
# en 28b9df8a draft
partners-runs--yes--answer = Oui. Le camp qui l’emporte marque toutes les suites des deux partenaires, l’autre camp aucune.
# en 507283aa draft
partners-runs--example = Un cinquante et la tierce du partenaire contre deux tierces : 70 contre 0.

# en e1ec381a draft
meld-contest--ask = Suites et carrés se comparent-ils entre eux ?
# en 1cf50481 draft
meld-contest--apart--answer = Non. On les compare séparément.
# en 7c4d4325 draft
meld-contest--one--answer = Oui. La meilleure annonce décide à elle seule. Le camp qui la détient marque toutes ses annonces. À valeur égale, le carré bat la suite.
# en 0dd3d3b2 draft
meld-contest--example = Un camp a une suite de cinq, et l’autre quatre dames. Chacune des deux annonces vaut 100. Le carré l’emporte, et la suite ne compte pas.

# en f1c3a4f9 draft
runs-need-trick--ask = Le joueur qui a la meilleure suite doit-il faire un pli ?
# en 98c06064 draft
runs-need-trick--yes--answer = Oui. Sans pli, les suites ne comptent pas ; n’importe quel pli suffit.
# en 4f235f4d draft
runs-need-trick--yes-4--clause = Avec un partenaire, un pli de l’un ou de l’autre suffit.
# en b5d8e86d draft
runs-need-trick--no--answer = Non. Les suites comptent, même sans un seul pli.
# en 7af56514 draft
runs-need-trick--lehman--note = La page ne dit pas qu’il faut un pli pour que les suites comptent.
# en 03d1be11 draft
runs-need-trick--bicycle--note = { runs-need-trick--lehman--note }
# en f2a58d43 draft
runs-need-trick--example = Un cinquante à l’as hors atout et pas un pli : 0.
# en 54631220 draft
runs-need-trick--side--answer = Oui, lui ou son partenaire doit en faire un. Un camp sans pli perd tout ce qu’il a annoncé.
# en 3df5f313 draft
runs-need-trick--to-sweeper--answer = Oui, dans les faits : les annonces d’un camp sans pli vont au camp qui a fait tous les plis.

# en eab16486 draft
sweep-melds--ask = Un camp fait tous les plis. Que deviennent les annonces de l’autre ?
# en 386b3254 draft
sweep-melds--own--answer = Elles comptent quand même, pour le camp qui les a faites.
# en 08b6f7b1 draft
sweep-melds--to-sweeper--answer = Elles vont au camp qui a fait tous les plis. La belote reste là où elle a été annoncée.
# en 129ce42a draft
sweep-melds--lost--answer = Elles sont perdues, et la belote aussi.

# en bf2fd642 draft
dead-run--ask = La meilleure suite ne compte pas, faute de pli. La suivante compte-t-elle ?
# en e546d16c draft
dead-run--yes--answer = Non. La meilleure suite bat quand même les autres : personne ne marque de suites.
# en 13492775 draft
dead-run--example = Un cinquante sans un pli contre une tierce avec neuf plis : 0 partout pour les suites.

# en 222ccf36 draft
words-of-runs--ask = Que disent les joueurs quand ils annoncent des suites ?
# en f20b9256 draft
words-of-runs--step-by-step--answer = Le premier en cartes : « j’annonce tierce » ou « cinquante ». La réponse : « bon », « pas bon » ou la même annonce. Alors seulement on dit la hauteur, et seulement après, la couleur ou « à l’atout » ; pour finir, on répond juste « bon » ou « pas bon ».
# en 61b99b8e draft
words-of-runs--after-first-trick--answer = Chaque joueur dit « tierce » ou « cinquante ». Si cela ne tranche pas, après le premier pli, ceux qui restent en lice disent leur hauteur à tour de rôle, ou « bon ». À hauteur égale, celui dont la suite est à l’atout le dit.
# en 049ccc12 draft
words-of-runs--points-only--answer = Celui qui ne donne pas dit « annonce de 20 », « annonce de 50 » ou « pas d’annonce » ; le donneur ne répond qu’avec autant ou plus. Le document ne dit pas comment s’annoncent la hauteur et la couleur.
# en 1371355a draft
words-of-runs--how-high--answer = Celui qui ne donne pas dit les points ; le donneur répond « bon », « pas bon » ou, avec autant, « quelle hauteur ? ». On dit alors la hauteur. Qu’une suite soit à l’atout n’importe qu’à hauteur égale.
# en 9f1ea465 draft
words-of-runs--how-high-suits--answer = Celui qui ne donne pas : « j’annonce tierce » ou « cinquante ». Le donneur : « bon », « pas bon » ou « quelle hauteur ? ». On dit alors la hauteur. À hauteur égale, les deux joueurs disent leur couleur.
# en d76faf68 draft
words-of-runs--type-only--answer = Seulement le genre : tierce, quarte, quinte ou carré. Il n’est pas nécessaire de dire la couleur ni la hauteur.
# en 934952cf draft
words-of-runs--example = Le premier en cartes : « J’annonce cinquante. » Le donneur : « J’annonce cinquante. » Le premier : « La mienne est au roi. » Le donneur : « Moi aussi. » Le premier : « Moi, à cœur. » Le donneur : « Pas bon. » La suite du donneur est à l’atout.
# en 83a27d4e draft
words-of-runs--kind-then-height--answer = À la première carte, seulement le genre : « tierce », « cinquante », « cent » ou « carré ». Au deuxième pli, entre annonces égales, le premier à avoir annoncé dit sa hauteur ; l’autre camp répond « pas mieux » ou dit la sienne.
# en 76286d1e draft
words-of-runs--around--answer = À tour de rôle à partir de la droite du donneur : « je n’en ai pas », ou l’annonce. Quand les quatre ont parlé, la meilleure annonce décide à elle seule.

# en 7097b2b5 draft
when-to-declare--ask = Quand annonce-t-on les suites ?
# en 92506581 draft
when-to-declare--first-card--answer = Chacun en jouant sa carte du premier pli. Après, il est trop tard.
# en 8d9ea931 draft
when-to-declare--before-lead--answer = Avant l’entame. Après, il est trop tard.
# en 60e6e0cc draft
when-to-declare--klabberjass-4--note = Une suite s’annonce juste avant de jouer sa carte au premier pli.
# en a543b7a2 draft
when-to-declare--bridge-belote--note = On peut annoncer à tout moment du premier pli.
# en f40174f9 draft
when-to-declare--before-play--answer = Une fois l’atout choisi et avant qu’une carte soit jouée, à tour de rôle.

# en bede1c0e draft
twenty-after-fifty--ask = Un cinquante est annoncé : puis-je encore annoncer une tierce ?
# en af9a4367 draft
twenty-after-fifty--no--answer = Non.
# en 7006002c draft
twenty-after-fifty--no-4--clause = Mais si le cinquante est à votre partenaire et qu’il soit le meilleur, votre tierce se montre et se compte avec lui plus tard.
# en 76152434 draft
twenty-after-fifty--good--answer = Non. À un cinquante que vous ne pouvez pas égaler, vous répondez « bon », et une tierce ne vaut rien contre un cinquante.
# en cc66e5ea draft
twenty-after-fifty--not-announced--answer = Non. Le donneur n’annonce qu’une suite aussi bonne ou meilleure.
# en 51dd382e draft
twenty-after-fifty--yes--answer = Oui. Tout le monde peut annoncer ; seul marque le camp de la meilleure annonce.

# en 84c8bfde draft
showing-runs--ask = Quand montre-t-on les suites ?
# en cdd667f7 draft
showing-runs--second-trick--answer = Pendant le deuxième pli, et seul le joueur qui a la meilleure suite montre les siennes. Une suite qu’on ne montre pas ne compte pas.
# en 1e75eecf draft
showing-runs--after-first--answer = Après le premier pli, et seul le joueur qui a la meilleure suite montre les siennes.
# en 41fae1d5 draft
showing-runs--team-after-first--answer = Dès qu’on sait qui a la meilleure suite, et seul ce camp montre les siennes.
# en 77895104 draft
showing-runs--if-asked--answer = On ne les montre que si quelqu’un le demande : dire le genre de l’annonce suffit.
# en db3a9aef draft
showing-runs--klabberjass-4--note = La page ne dit pas quand on montre les suites.
# en e0003f1e draft
showing-runs--denexa--note = Avant le début du deuxième pli.
# en 355e98ba draft
showing-runs--team-second-trick--answer = Une fois jouée la première carte du deuxième pli, et seul le camp de la meilleure annonce montre les siennes.

# en 8230bbd1 draft
must-declare--ask = Doit-on annoncer une suite ?
# en 75b199c6 draft
must-declare--no--answer = Non. Vous pouvez la taire, ou annoncer moins que vous n’avez. Sans annonce, vous ne marquez rien. Si vous avez la meilleure suite, il suffit de montrer les autres.
# en 414d238d draft
must-declare--to-count--answer = Pour qu’elle compte, oui, et à temps. Une suite qu’on n’annonce pas ne compte pas.
# en d06b3e17 draft
must-declare--lehman--note = La page dit qu’on n’est pas obligé d’annoncer la belote, mais ne le dit pas des suites.
# en b7fa78cf draft
must-declare--bicycle--note = La page dit seulement comment s’annonce la meilleure suite.
# en 4d6ad96b draft
must-declare--bridge-belote--note = L’article dit qu’il faut faire ses annonces, mais ne prévoit pas de pénalité.
# en 561d3912 draft
must-declare--example = Un preneur qui s’attend à chuter n’annonce pas sa tierce. Annoncée, elle serait marquée par le défenseur.

# en ba3441f8 draft
false-run--ask = Que coûte l’annonce d’une suite qu’on n’a pas ?
# en da0316cd draft
false-run--unstated--answer = Le document ne prévoit pas de pénalité. La suite ne compte pas ; réparez ce qui en a découlé. Si ce n’est plus possible, traitez la fausse annonce comme une renonce.
# en ac1458b2 draft
false-run--all-to-other-side--answer = C’est une renonce : l’autre camp marque toute la donne, suites et cartes.
# en 60ebac3e draft
false-run--declared-points--answer = L’autre camp marque les points annoncés à tort, et rien de plus. La donne se marque comme elle a été jouée.
# en 54033404 draft
false-run--bicycle--note = Demander « quelle hauteur ? » sans une suite de même valeur est aussi une fausse annonce.

# en c9686763 draft
two-carres--ask = Les deux camps ont un carré. Lequel compte, et empêche-t-il les suites de compter ?
# en 2d050410 draft
two-carres--trump-order--answer = Le meilleur carré, dans l’ordre valet, neuf, as, dix, roi, dame. Le camp qui l’a compte tous ses carrés, l’autre n’en compte aucun. Les suites se comparent à part : carrés et suites ne se bloquent pas.
# en 215546ba draft
two-carres--bridge-belote--note = L’article donne la valeur des carrés, mais ne les compare pas.
# en 2956c60e draft
two-carres--example = Au bridge-belote, un camp a quatre as et une tierce, l’autre quatre neuf. Les neuf marquent 150, les as rien, et la tierce 20.
# en 302ea52a draft
two-carres--one-contest--answer = Le meilleur carré, dans l’ordre valets, neuf, as, dix, rois, dames. Il se compare aussi aux suites : le camp de la meilleure annonce compte toutes les siennes ; l’autre n’en compte aucune.

# en 7e4ec00b draft
bela--ask = Que vaut la belote ?
# en 882bcae7 draft
bela--twenty--answer = 20 points, pour le joueur qui a en main le roi et la dame d’atout et annonce la belote.
# en b60c1a5a draft
bela--lehman--note = La page écrit « bella ».
# en 67902d5e draft
bela--bicycle--note = { bela--lehman--note }
# en 8e5fbeac draft
bela--bridge-belote--note = Ici, elle s’appelle vraiment belote. À tout atout, chaque couleur peut avoir sa belote ; à sans atout, il n’y en a pas.

# en ed1dd140 draft
bela-call--ask = À quelle carte annonce-t-on la belote ?
# en adf4ae40 draft
bela-call--first-card--answer = À la première des deux cartes. Si on ne dit rien alors, la belote est perdue.
# en 3d486c1a draft
bela-call--second-card--answer = À la seconde des deux cartes. Annoncée seulement à la première, elle ne compte pas.
# en 4890b7a8 draft
bela-call--either--answer = On dit « belote » à la première carte et « rebelote » à la seconde. La belote compte encore si on ne l’annonce qu’à la seconde.
# en 943616dd draft
bela-call--bela-2--note = La page dit qu’en Écosse, il suffit d’annoncer la belote à la seconde carte.
# en da82b1b9 draft
bela-call--bela-3--note = { bela-call--bela-2--note }
# en 292f5ba4 draft
bela-call--lehman--note = La page ne parle que d’une annonce à la seconde carte.
# en 1f5fbac7 draft
bela-call--bicycle--note = { bela-call--lehman--note }
# en 9feb10fc draft
bela-call--denexa--note = « Bela » à la première carte, « from the bela » à la seconde.
# en 5a8742b3 draft
bela-call--bridge-belote--note = La première des deux cartes n’a pas à être jouée au premier pli. À tout atout, elle peut même être défaussée.
# en 40c3a88d draft
bela-call--example = Vous jouez le roi sans un mot et dites « belote » avec la dame. Cela rapporte 20, ou 0 si seule compte l’annonce à la première carte.
# en de1790d3 draft
bela-call--belote--note = Le texte veut les deux mots, « belote » puis « rebelote » : s’il en manque un, la belote ne compte pas.
# en 9fafd158 draft
bela-call--contree--note = { bela-call--belote--note }
# en 0a23b880 draft
bela-call--coinche--note = Le texte veut les deux mots, « belote » puis « rebelote ». La copie que nous avons lue n’admet aucun oubli. Une étude des règles cite une exception : chaque camp peut oublier « rebelote » une fois par partie.
# en c0d12900 draft
bela-call--bela-hr--note = Le texte veut « bela » à la première carte et « od bele » à la seconde. Si on ne l’annonce pas à la première, elle ne compte pas. La feuille accepte l’annonce à l’une ou à l’autre.

# en 235e94fb draft
bela-one-hand--ask = Un même joueur doit-il avoir le roi et la dame ?
# en 52427e1a draft
bela-one-hand--yes--answer = Oui. Les deux doivent être dans une seule main.
# en ff665968 draft
bela-one-hand--yes-4--clause = Le roi chez vous et la dame chez votre partenaire, ce n’est pas une belote.

# en f9359a47 draft
must-call-bela--ask = Doit-on annoncer la belote ?
# en cd6a887d draft
must-call-bela--no--answer = Non. Rien n’oblige à l’annoncer, mais alors elle ne compte pas.
# en 7627bc04 draft
must-call-bela--to-count--answer = Pour qu’elle compte, oui, et à temps. Une belote qu’on n’annonce pas est perdue.
# en d3516636 draft
must-call-bela--lehman--note = La page conseille au preneur qui pense perdre de plus de 20 de ne rien dire.
# en 52e54ca2 draft
must-call-bela--denexa--note = La page dit des suites seules qu’on n’est pas obligé de les annoncer. Elle ajoute qu’on peut renoncer aux points d’annonce.
# en 2c772232 draft
must-call-bela--bridge-belote--note = L’article dit qu’il faut annoncer la belote, sans prévoir de pénalité.
# en 468cf83b draft
must-call-bela--bela-hr--note = Le texte veut l’annonce à la première des deux cartes. Cette feuille l’accepte à l’une ou à l’autre.
# en 8ef9d5a7 draft
must-call-bela--example = Le preneur a 60 points et le défenseur 85. Avec la belote, le preneur aurait 80 et serait toujours dedans. Les 20 iraient alors au défenseur, sauf si le preneur peut garder sa belote.

# en 0c81d24b draft
bela-without-best-run--ask = La belote compte-t-elle si l’autre camp a la meilleure suite ?
# en 3677498e draft
bela-without-best-run--yes--answer = Oui. La belote compte, peu importe qui a la meilleure suite.
# en fed89611 draft
bela-without-best-run--example = Le cinquante du défenseur bat la tierce du preneur, et le preneur dit « belote ». Le défenseur marque 50, le preneur 20.

# en 417c89c0 draft
bela-needs-trick--ask = Le joueur qui a la belote doit-il faire un pli ?
# en 4017f3d5 draft
bela-needs-trick--no--answer = Non. La belote compte même sans pli.
# en 125cac93 draft
bela-needs-trick--bela-2--note = La page ne demande un pli que pour les suites. La belote, dit-elle, « peut toujours être comptée ».
# en 24312360 draft
bela-needs-trick--yes--answer = Oui, lui ou son partenaire doit en faire un. Un camp sans pli perd sa belote et tout ce qu’il a annoncé.

# en 5f712d3c draft
bela-decides--ask = La belote aide-t-elle à remplir le contrat ?
# en 0d22590b draft
bela-decides--yes--answer = Oui. Elle compte comme tous les autres points du camp qui l’a.
# en 48fbd1ca draft
bela-decides--no--answer = Non. La donne se gagne ou se perd sans elle, et on l’inscrit après.
# en 1cdd77b8 draft
bela-decides--example = Le preneur a 76 en cartes et une belote, l’autre camp 86. Si la belote compte ici, le contrat est rempli avec 96. Sinon, le preneur est dedans avec 76.

# en 5a178d1d draft
bela-in-run--ask = Le roi et la dame d’atout peuvent-ils compter aussi dans une suite ?
# en e80a7183 draft
bela-in-run--yes--answer = Oui. La suite et la belote comptent toutes les deux.
# en 9776519a draft
bela-in-run--bela-2--note = Un commentaire de la feuille d’exemple donne à un joueur un cinquante avec « Ace-bela ».
# en f72e939a draft
bela-in-run--lehman--note = La page n’interdit pas de compter les deux.
# en fdb3e992 draft
bela-in-run--denexa--note = { bela-in-run--lehman--note }
# en 3eb57cbd draft
bela-in-run--example = Roi, dame, valet d’atout : 20 pour la suite et 20 pour la belote.

# en bf704936 draft
no-trump-melds--ask = Les annonces comptent-elles à sans atout ?
# en 40e1329a draft
no-trump-melds--runs--answer = Les suites comptent comme d’habitude, mais aucune n’a l’avantage d’une suite à l’atout. Il n’y a pas de belote.
# en 9c2aca95 draft
no-trump-melds--none--answer = Rien du tout : ni suite, ni carré, ni belote.
# en 95fa5ee0 draft
no-trump-melds--klabberjass-4--note = Il n’y a de donne à sans atout qu’aux tables où un joueur forcé de prendre peut choisir le sans atout.
# en 419b2758 draft
no-trump-melds--belote--note = Si l’organisateur permet le sans atout, il n’y a pas de belote.
# en f50c4601 draft
no-trump-melds--contree--note = { no-trump-melds--belote--note }
# en 5eeb1b06 draft
no-trump-melds--coinche--note = Si l’organisateur permet le sans atout, quatre as y valent 200, quatre dix 150, et quatre rois, dames, valets ou neufs 100. Il n’y a pas de belote.

# en 27795e1d draft
bela-thrown-off--ask = À tout atout, le roi ou la dame est défaussé sur une autre couleur. La belote compte-t-elle ?
# en 4e4ad2f2 draft
bela-thrown-off--counts--answer = Oui, si on l’annonce à la première des deux cartes. Rien dans le document n’exige que cette carte soit entamée, qu’elle fournisse ou qu’elle gagne le pli.
# en 89d4b395 draft
bela-thrown-off--bridge-belote--note = L’article ne demande que l’annonce à la première carte. Certaines tables veulent aussi que cette carte soit jouée à l’entame ou pour fournir la couleur.

# en 0892b667 draft
false-bela--ask = Belote annoncée sans le roi et la dame dans la même main. Qu’en coûte-t-il ?
# en f15e0e61 draft
false-bela--unstated--answer = Le document ne prévoit pas de pénalité. La belote ne compte pas ; réparez ce qui en a découlé. Si c’est impossible, traitez la fausse annonce comme une renonce.
# en d5f9f9fb draft
false-bela--all-to-other-side--answer = C’est une renonce : l’autre camp marque toute la donne.
# en a41bf23c draft
false-bela--declared-points--answer = L’autre camp marque les 20 points de la belote, et rien de plus. La donne se marque comme elle a été jouée.
# en aa8d4069 draft
false-bela--bicycle--note = Pour la page, annoncer ce qu’on n’a pas est une renonce. Pourtant, les seules annonces de la page sont les suites.

# en bbf4d49a draft
follow-suit--ask = Dois-je fournir ?
# en 3ff7951f draft
follow-suit--yes--answer = Oui. Si vous avez une carte de la couleur demandée, vous devez en jouer une.
# en 3e694617 draft
follow-suit--lehman--note = La page le tient pour acquis : sa règle parle d’un joueur qui ne peut pas fournir.
# en f37b7388 draft
follow-suit--example = 10♠ entamé, atout cœur, vous avez A♠ 7♠ R♥ 9♦ : A♠ ou 7♠. L’atout doit attendre.

# en 482df80e draft
must-trump--ask = Je ne peux pas fournir. Dois-je couper ?
# en fe78af30 draft
must-trump--yes--answer = Oui. Si vous ne pouvez pas fournir mais avez un atout, vous devez en jouer un. On ne se défausse que si l’on n’a ni la couleur demandée ni atout.
# en b0c4b383 draft
must-trump--not-behind-partner--answer = Oui, tant qu’un adversaire est maître du pli, sauf si vos atouts sont tous trop petits et que rien n’oblige à sous-couper.
# en d31e99ec draft
must-trump--not-behind-partner-4--clause = Si votre partenaire est maître, vous pouvez jouer n’importe quelle carte.
# en 87e9bb26 draft
must-trump--bridge-belote--note = Pris à la lettre, l’article veut qu’on coupe même quand le partenaire est maître. La plupart des tables permettent alors la défausse.
# en 22c308f3 draft
must-trump--example = 10♠ entamé, atout cœur, vous avez R♥ 8♥ A♦ et pas de pique : R♥ ou 8♥, pas A♦.

# en cb72be7f draft
beat-trump-lead--ask = Atout est demandé. Dois-je monter ?
# en 5d44418a draft
beat-trump-lead--always--answer = Oui, si vous pouvez. Sinon, n’importe lequel de vos atouts convient.
# en 9d0c68be draft
beat-trump-lead--opponents--answer = Oui, si vous pouvez et qu’un adversaire soit maître.
# en 1a4b8508 draft
beat-trump-lead--opponents-4--clause = Vous n’êtes pas obligé de monter sur l’atout de votre partenaire.
# en f9d8bc47 draft
beat-trump-lead--bela-3--note = Le troisième joueur doit battre le meilleur atout déjà joué.
# en 63c10a31 draft
beat-trump-lead--bridge-belote--note = Il faut monter aussi sur l’atout du partenaire.
# en 1ca5d675 draft
beat-trump-lead--example = 9♥ entamé, atout cœur, vous avez V♥ R♥ 8♥ : seul V♥ bat le neuf, il faut donc le jouer.

# en 2897193c draft
bare-yuss--ask = Atout est demandé et le valet est mon seul atout. Dois-je le jouer ?
# en 7d23b521 draft
bare-yuss--must-play--answer = Oui. Il fournit comme tout autre atout.
# en 824038e4 draft
bare-yuss--may-hold--answer = Non. On peut garder le valet sec et jouer n’importe quelle autre carte.
# en f858f87a draft
bare-yuss--bela-2--note = La page dit qu’en Écosse, il est admis de garder le valet d’atout sec.
# en 7979e424 draft
bare-yuss--bela-3--note = { bare-yuss--bela-2--note }
# en c81d933d draft
bare-yuss--example = R♥ entamé, atout cœur. Avec V♥ A♦ 7♣, le valet est sec. Avec V♥ 7♥ A♦, il ne l’est pas, et doit battre le roi.

# en 924906a2 draft
beat-plain--ask = Une couleur hors atout est demandée et je peux fournir. Dois-je monter ?
# en ada5833b draft
beat-plain--no--answer = Non. N’importe quelle carte de la couleur convient.
# en 41b6bd91 draft
beat-plain--yes--answer = Oui, si vous pouvez et qu’un adversaire soit maître. Une fois le pli coupé, n’importe quelle carte de la couleur convient.
# en be583e18 draft
beat-plain--always--answer = Oui, si vous pouvez, même sur le partenaire. Une fois le pli coupé, n’importe quelle carte de la couleur convient.
# en 1e58e6fc draft
beat-plain--example = Un adversaire entame 10♠, et vous avez A♠ 7♠. S’il faut monter sur le dix, vous devez jouer l’as. Sinon, vous pouvez jouer l’une ou l’autre carte.

# en 1683dd88 draft
overtrump--ask = Le pli est coupé et je ne peux pas fournir non plus. Dois-je surcouper ?
# en a6989c21 draft
overtrump--yes--answer = Oui, si vous pouvez.
# en dc4647fb draft
overtrump--opponents--answer = Oui, si vous pouvez et que l’atout soit à un adversaire.
# en 9d7a710b draft
overtrump--opponents-4--clause = Vous n’êtes pas obligé de monter sur l’atout de votre partenaire.
# en dfe72787 draft
overtrump--example = A♠ entamé, un adversaire coupe du 9♥, vous avez V♥ 8♥ A♦ et pas de pique : V♥.

# en e1bc1663 draft
undertrump--ask = Un adversaire a coupé trop haut pour moi. Dois-je sous-couper (pisser) ?
# en e19776fb draft
undertrump--must--answer = Oui. Seul un joueur sans atout peut se défausser.
# en b87d5ca3 draft
undertrump--example = 10♠ est entamé, et un adversaire coupe du V♥. Vous avez R♥ 8♥ A♦ et pas de pique. S’il faut sous-couper, vous devez jouer R♥ ou 8♥, pas A♦.
# en af4e51ce draft
undertrump--free--answer = Non. Vous pouvez jouer n’importe quelle carte, y compris un atout plus petit.
# en bdd9dc35 draft
undertrump--belote--note = Les règles de contrée de la fédération française, elles aussi du 27 janvier 2016, ne demandent pas de sous-couper.
# en 9eff77ab draft
undertrump--contree--note = Les règles de belote de la fédération française, elles aussi du 27 janvier 2016, demandent de sous-couper.

# en b5a9fba0 draft
partner-winning--ask = Mon partenaire est maître et je ne peux pas fournir. Dois-je couper ?
# en 9b94c50d draft
partner-winning--free--answer = Non. Si votre partenaire est maître, vous pouvez jouer n’importe quelle carte.
# en 857be758 draft
partner-winning--must-trump--answer = Oui, il faut jouer un atout.
# en 76316b67 draft
partner-winning--bela-3--note = À trois, personne n’a de partenaire. Les deux défenseurs restent adversaires, même quand ils sont de mèche.
# en 6728291c draft
partner-winning--bridge-belote--note = La plupart des tables jouent l’inverse : de six textes publics sur ce jeu, cinq permettent la défausse, et seul l’article ne la permet pas. Il y a pour cela la variante « { belote-partner-free--variant-name } ».
# en e0a67f67 draft
partner-winning--example = Votre partenaire a entamé A♠, cœur est atout, et vous avez R♥ 8♥ A♦. Vous ne pouvez jouer A♦ que si rien n’oblige à couper quand le partenaire est maître.

# en eae01730 draft
beat-partner--ask = Atout est demandé et mon partenaire est maître. Dois-je quand même monter ?
# en 7e224eef draft
beat-partner--no--answer = Non. Si votre partenaire est maître, vous pouvez jouer n’importe quel atout.
# en a5b3b351 draft
beat-partner--yes--answer = Oui, si vous pouvez, peu importe qui est maître.
# en f90bd978 draft
beat-partner--example = Cœur est atout, et R♥ est entamé. Votre partenaire joue 9♥, le joueur suivant 7♥, et vous avez V♥ 8♥. Vous n’êtes obligé de jouer V♥ que s’il faut monter sur l’atout du partenaire.

# en 44833a6a draft
low-trump-lead--ask = Peut-on entamer du huit ou du sept d’atout ?
# en 0692b2bf draft
low-trump-lead--allowed--answer = Oui. On peut entamer n’importe quelle carte.
# en 3aa33d90 draft
low-trump-lead--barred--answer = Non : on n’entame atout qu’avec une carte qui compte. Vous ne pouvez entamer du huit ou du sept d’atout que si vous n’avez rien d’autre.
# en 63214cb0 draft
low-trump-lead--bela-2--note = Dans certains milieux écossais, personne n’entame du huit ni du sept d’atout, par fair-play.
# en fc9cd69d draft
low-trump-lead--bela-3--note = { low-trump-lead--bela-2--note }
# en 098b77a2 draft
low-trump-lead--example = Atout cœur, vous avez V♥ 8♥ 7♥ A♦ et c’est à vous d’entamer. À une table qui interdit les petits : V♥ ou A♦.

# en 0fcae334 draft
king-or-queen-first--ask = Jouer d’abord le roi ou d’abord la dame de la belote, cela veut-il dire quelque chose ?
# en 524e9a53 draft
king-or-queen-first--signal--answer = Oui, par convention. Jouer le roi d’abord montre trois atouts ou plus. Jouer la dame d’abord montre qu’on n’a pas d’autre atout que la belote.
# en bdfffa1f draft
king-or-queen-first--nothing--answer = Non. Rien n’est convenu, et vous pouvez commencer par l’une ou l’autre carte.
# en d6a8f7cb draft
king-or-queen-first--klabberjass-4--note = Une convention entre partenaires, pas une obligation.

# en d6d69c61 draft
all-trumps-play--ask = Comment joue-t-on à sans atout et à tout atout ?
# en 037d3ec8 draft
all-trumps-play--no-trump--answer = À sans atout, l’ordre de chaque couleur est A 10 R D V 9 8 7. Il faut toujours fournir et, si on le peut, monter sur la carte d’un adversaire.
# en 010cb524 draft
all-trumps-play--no-trump-follow--answer = À sans atout, l’ordre de chaque couleur est A 10 R D V 9 8 7, et n’importe quelle carte de la couleur demandée convient.
# en 357baf2f draft
all-trumps-play--both--answer = À sans atout, on fournit sans devoir monter. À tout atout, on doit monter dans la couleur demandée si on le peut. Qui ne peut pas fournir joue n’importe quelle carte, mais elle ne peut pas gagner.
# en df0115e7 draft
all-trumps-play--both-opponents--answer = À sans atout, on fournit sans devoir monter. À tout atout, on doit monter dans la couleur demandée si on le peut, sauf si le partenaire est maître. Qui ne peut pas fournir joue n’importe quelle carte, mais elle ne peut pas gagner.
# en 3c6d38e0 draft
all-trumps-play--both-head--answer = À tout atout, on doit monter dans la couleur demandée si on le peut. À sans atout, on ne le doit que si un adversaire est maître. Qui ne peut pas fournir joue n’importe quelle carte, mais elle ne peut pas gagner.
# en d4d0b5ad draft
all-trumps-play--both-head-opponents--answer = Dans les deux cas, on doit monter dans la couleur demandée si on le peut, sauf si le partenaire est maître. Qui ne peut pas fournir joue n’importe quelle carte, mais elle ne peut pas gagner.
# en dbd0f38b draft
all-trumps-play--four-bimah-no-trump--note = La page donne l’ordre des cartes ; l’obligation de battre la carte d’un adversaire vient des règles ordinaires du jeu.
# en ec348e4e draft
all-trumps-play--four-left-no-trump--note = { all-trumps-play--four-bimah-no-trump--note }
# en c4afdaa5 draft
all-trumps-play--belote--note = Si l’organisateur permet ces contrats, on ne doit pas monter à sans atout, et on le doit à tout atout si on le peut.
# en 367bd685 draft
all-trumps-play--contree--note = { all-trumps-play--belote--note }
# en 87202be7 draft
all-trumps-play--coinche--note = { all-trumps-play--belote--note }
# en 42f904e8 draft
all-trumps-play--example = Bridge-belote à tout atout : R♣ entamé, vous avez 9♣ 8♣ V♦. Seul 9♣ le bat, il faut donc le jouer.

# en a72f1b41 draft
last-trick--ask = Que vaut le dernier pli ?
# en aa895775 draft
last-trick--ten--answer = 10 points pour le camp qui le fait, quelles que soient ses cartes.
# en edf02b27 draft
last-trick--inside-360--answer = 10 points. Les 360 points des neuf plis les contiennent déjà.
# en b5c95601 draft
last-trick--bridge-belote--note = À sans atout, ces 10 points sont doublés avec le reste.
# en 02fff63a draft
last-trick--example = À quatre joueurs, les cartes font 152 points, et 162 avec le dix de der.
# en b5765a19 draft
last-trick--ten-or-hundred--answer = 10 points pour le camp qui le fait, quelles que soient ses cartes ; 100 si un camp fait tous les plis.
# en 8c49bc0e draft
last-trick--ten-or-more--answer = 10 points pour le camp qui le fait, quelles que soient ses cartes ; 110 si un camp fait tous les plis.

# en 5fbb69c9 draft
all-tricks--ask = Y a-t-il une prime pour le capot ?
# en e5123892 draft
all-tricks--360--answer = Oui : 360 points au lieu des cartes et du dix de der. Les suites annoncées et la belote s’y ajoutent.
# en 6f4545a7 draft
all-tricks--none--answer = Non. Faire tous les plis rapporte les cartes et le dix de der, rien de plus.
# en 7d114d83 draft
all-tricks--match-points--answer = Oui : 9 points de match, ou 18 là où le sans atout compte double. L’autre camp garde ce qu’il a annoncé, sauf s’il est dedans.
# en 8d74109c draft
all-tricks--252--answer = Oui, 90 points de plus : le dernier pli compte 100 au lieu de 10. Avec les 152 points des cartes, cela fait 252.
# en 9b712d64 draft
all-tricks--262--answer = Oui, 100 points de plus : le dernier pli compte 110 au lieu de 10. Avec les 152 points des cartes, cela fait 262.
# en 68096b4f draft
all-tricks--bela-2--note = Seule la variante de l’Ontario a une prime.
# en 806512e2 draft
all-tricks--example = Au bridge-belote, capot sans annonce : 162 à la couleur font 16 + 9 = 25, 258 à tout atout 26 + 9 = 35, 260 à sans atout 26 + 18 = 44.

# en 94e218cc draft
trick-winner--ask = Qui fait le pli, et qui entame le suivant ?
# en 3430904e draft
trick-winner--highest--answer = Le plus fort atout ; sans atout dans le pli, la plus forte carte de la couleur demandée. Le gagnant entame le suivant.
# en dbcd712e draft
trick-winner--highest-at-all-trumps--answer = Le plus fort atout ; sans atout dans le pli, la plus forte carte de la couleur demandée. Le gagnant entame le suivant. Au contrat tout atout, seule la couleur demandée peut gagner.
# en 6c16b2c9 draft
trick-winner--bridge-belote--note = L’article dit qui entame le pli suivant, mais pas qui gagne un pli. Nous le tirons de l’ordre des cartes.
# en a9b93c15 draft
trick-winner--example = Cœur est atout. A♠ est entamé, puis viennent 7♥ et 10♠. Le sept de cœur fait le pli, et le joueur qui l’a joué entame ensuite.

# en 362a0a4d draft
who-counts-first--ask = Qui compte en premier ?
# en 6759073d draft
who-counts-first--defender--answer = Le défenseur : suites et belote, dix de der, puis les cartes. Ses points lui sont toujours acquis.
# en b879e5b1 draft
who-counts-first--either--answer = Peu importe : les deux camps comptent avant toute comparaison.
# en f9e48a27 draft
who-counts-first--maker--answer = Le preneur : s’il remplit son contrat, il atteint l’objectif le premier.
# en 5250c338 draft
who-counts-first--bicycle--note = Seule une variante fait compter le preneur en premier.

# en 25efa26f draft
made--ask = Le preneur a rempli son contrat. Que marque chaque camp ?
# en cc1b7b5b draft
made--own--answer = Chaque camp marque ses propres points.
# en c23c873f draft
made--own-doubled--answer = Chaque camp marque ses propres points. Dans une donne contrée, le gagnant les prend tous.
# en 770d8b4b draft
made--match-points--answer = Chaque camp marque ses propres points, en points de match. Dans une donne contrée, le gagnant les prend tous.
# en 97c2901f draft
made--bela-2--note = Sur la feuille d’exemple, 23 et 106 donnent 128. La somme devrait être 129.
# en 7b9ce033 draft
made--three-big--note = En grand, les points de tous sont doublés.
# en a42a3f95 draft
made--example = Sans enchères en points : le preneur a 56, et le défenseur 23. Ces deux nombres vont tels quels sur la feuille.
# en 863c3d09 draft
made--own-and-bid--answer = Chaque camp marque ses propres points, et le camp preneur y ajoute son contrat. Dans une donne contrée, le gagnant prend tout, sauf la belote du perdant dans certains jeux.
# en 7bacc025 draft
made--bid--answer = Le camp preneur marque son contrat, et chaque camp ses annonces. Dans une donne contrée, le gagnant prend tout.
# en 8fbf4628 draft
made--contree--note = L’organisateur peut choisir de ne compter que les points, sans le contrat.

# en 9d81ac8d draft
must-beat--ask = Contre qui le preneur doit-il l’emporter ?
# en 4829999c draft
must-beat--other-side--answer = L’autre camp : il faut au preneur plus de points en tout, avec cartes, dix de der, suites et belote. À certaines tables, la belote n’y entre pas, ou l’égalité suffit.
# en c50c38a2 draft
must-beat--each-opponent--answer = Chaque adversaire pris seul : il faut au preneur plus que chacun d’eux, sans devoir dépasser les deux réunis.
# en 07ac683f draft
must-beat--both-together--answer = Chaque adversaire pris seul. En grand, les deux réunis : il faut au preneur plus que la somme de leurs points.
# en 9c3576aa draft
must-beat--example = À trois joueurs, le preneur a 70, les adversaires 60 et 32. Le contrat est rempli. En grand, le preneur est dedans, car 60 + 32 = 92 dépasse 70.
# en 59b954d8 draft
must-beat--bid--answer = Personne, le contrat suffit : le camp qui l’atteint l’a rempli, même si l’autre a plus.
# en c3374f7a draft
must-beat--bid-and-side--answer = Le contrat et l’autre camp : autant de points que demandé, et plus que l’autre camp.
# en 8ffa4a7e draft
must-beat--contree--note = D’autres livres demandent 82 points pour un contrat de 80.

# en 435f9628 draft
bate--ask = Le preneur est dedans. Qui marque quoi ?
# en dea3ae38 draft
bate--higher--answer = Le preneur ne marque rien, sauf sa belote dans certains jeux. L’autre camp ajoute les points du preneur aux siens.
# en e2f47629 draft
bate--higher-3--clause = Seul l’adversaire qui a le plus de points marque aussi ceux du preneur.
# en f9f092e4 draft
bate--each--answer = Le preneur ne marque rien. Chaque adversaire ajoute tous les points du preneur aux siens.
# en 03f29b63 draft
bate--bridge-belote--note = La somme des deux s’arrondit une seule fois en points de match.
# en 3c85e685 draft
bate--example = Sans enchères en points : le preneur a 64 et le défenseur 80, donc le défenseur marque 144. À trois, le preneur a 60, et les adversaires 70 et 32 : ils marquent 130 et 32. Si chacun des deux ajoute les 60 du preneur, ils marquent 130 et 92.
# en a6e30af0 draft
bate--tricks-and-bid--answer = Le camp preneur ne marque rien, sauf sa belote dans certains jeux. L’autre camp marque une somme fixe pour tous les plis, plus le contrat et les annonces des deux camps.
# en f3572b3b draft
bate--tricks--answer = Le camp preneur ne marque rien. L’autre camp marque une somme fixe pour tous les plis, plus les annonces des deux camps, sans le contrat.
# en f0e70ac6 draft
bate--bid--answer = Le camp preneur ne marque rien. L’autre camp marque le contrat et les annonces des deux camps.
# en 4518a37f draft
bate--declared--answer = Le camp preneur ne marque rien. L’autre camp marque les annonces des deux camps, sans le contrat.

# en b4cce606 draft
tie--ask = Les deux camps sont à égalité. Qui marque ?
# en 4f92dff6 draft
tie--held-over--answer = Le défenseur marque ses propres points. Ceux du preneur restent en litige pour le gagnant de la prochaine donne jouée.
# en 0c560c31 draft
tie--held-over-both--answer = Personne ne marque. Les points des deux camps restent en litige pour le gagnant de la prochaine donne jouée.
# en 65b580b4 draft
tie--bate--answer = À égalité, on est dedans : le preneur ne marque rien et ses points vont à l’autre camp.
# en e75974ff draft
tie--defender-own--answer = Le défenseur marque ses propres points, le preneur rien, et rien ne reste en litige.
# en 6cd1a8b8 draft
tie--made--answer = Le preneur a rempli son contrat, et chaque camp marque ses propres points.
# en 756a021b draft
tie--replay--answer = Personne ne marque, et le même donneur redonne. Les points déjà en litige y restent.
# en fb72afb9 draft
tie--bela-3--note = Le preneur doit avoir plus que chaque adversaire : une égalité avec un seul suffit donc pour qu’il soit dedans.
# en 7b030b34 draft
tie--bridge-belote--note = Les points du camp preneur sont en litige. Dans une donne contrée, cela vaut pour les deux camps, et tous les points sont en litige.
# en 8a94b228 draft
tie--example = Les deux camps ont 70 points. Si les points du preneur sont en litige, le défenseur marque 70, et 70 restent en litige. Si les points des deux camps le sont, cela fait 140. Si l’égalité est une chute, le défenseur marque 140. Si le contrat est tenu pour rempli, chaque camp marque 70. Si l’on redonne, personne ne marque. Si les points du preneur sont perdus, seul le défenseur marque 70.
# en a2898d44 draft
tie--belote--note = Un tournoi peut se passer de la règle du litige. Il dit alors d’avance si l’égalité est perdue ou si elle passe.
# en e887c9a1 draft
tie--coinche--note = La copie que nous avons lue a ici aussi un paragraphe sur le litige. Une étude des règles n’en trouve aucun dans les textes de la fédération sur la contrée et la coinche.

# en 0c2986c0 draft
held-over-winner--ask = À qui vont les points en litige ?
# en 3cd134e1 draft
held-over-winner--next-winner--answer = Au gagnant de la prochaine donne jouée, preneur ou défenseur. Les points s’ajoutent une fois cette donne décidée, et ne comptent pas pour la décider.
# en 5f228c4a draft
held-over-winner--bela-2--note = Si une donne est annulée, les points en litige le restent.
# en ea28218d draft
held-over-winner--bridge-belote--note = Un contre ultérieur ne multiplie pas les points en litige.
# en 54cb95da draft
held-over-winner--example = 70 points sont en litige. Le preneur suivant a 60 et le défenseur 85 : le preneur est dedans. Le défenseur marque 60 + 85 + 70 = 215.

# en 75c62e4a draft
second-tie--ask = Deuxième égalité de suite. Que deviennent les points déjà en litige ?
# en 29d67ee5 draft
second-tie--adds-up--answer = Ils restent en litige, les nouveaux points s’y ajoutent, et le gagnant de la donne suivante prend le tout.
# en 8f886530 draft
second-tie--example = 70 points sont en litige, et la donne suivante finit à 66 partout. Le défenseur marque 66, et 70 + 66 = 136 points sont alors en litige.

# en bafe5277 draft
opponents-tied--ask = Le preneur est dedans et les deux adversaires ont les mêmes points. À qui vont les points du preneur ?
# en 8ba6a438 draft
opponents-tied--shared--answer = Ils se partagent les points du preneur à parts égales.
# en 07625d20 draft
opponents-tied--each-all--answer = Chacun ajoute tous les points du preneur, à égalité ou non.
# en cdb4b5c3 draft
opponents-tied--bela-3--note = La page dit que « les adversaires se partagent sans doute les points du preneur à égalité ».
# en 59ea22b9 draft
opponents-tied--example = Preneur 50, adversaires 56 et 56 : chacun marque 56 + 25 = 81.

# en 046af7ea draft
odd-half--ask = Le nombre de points à partager est impair. Qui reçoit le dernier ?
# en e7ef8c5d draft
odd-half--dropped--answer = Personne. Chaque adversaire prend la moitié des points, arrondie vers le bas.
# en d03db663 draft
odd-half--example = Preneur 51, adversaires 54 et 54 : chacun marque 54 + 25 = 79, et un point se perd.

# en ef1cd820 draft
committed-side--ask = Quel camp doit gagner la donne ?
# en 76879053 draft
committed-side--taker--answer = Celui du preneur : le camp qui a pris ou nommé l’atout.
# en 8717aa67 draft
committed-side--taker-4--clause = Avec des partenaires, cela vaut pour les deux joueurs de ce camp.
# en 15b248ba draft
committed-side--doubled--answer = Le camp qui a enchéri le dernier. Au bridge-belote, après un contre, les deux camps doivent gagner.
# en 1df9bfb5 draft
committed-side--bridge-belote--note = L’article dit qu’après un contre, cela vaut pour les deux camps.

# en 4e8edf04 draft
bate-melds--ask = Le preneur est dedans. À qui vont ses suites et sa belote ?
# en ac73f9af draft
bate-melds--bela-2--note = La page conseille de ne pas annoncer une belote qui irait à l’adversaire.
# en 17a81055 draft
bate-melds--lehman--note = La page conseille au preneur qui pense perdre de ne pas annoncer bella.
# en d0b1c727 draft
bate-melds--example = Le preneur a 62, belote comprise, et le défenseur 80. Le défenseur marque 80 + 62 = 142, ou 122 si le preneur garde la belote.
# en 33ce0fa5 draft
bate-melds--no--answer = À l’autre camp. Tout ce que le preneur a fait dans la donne compte pour l’autre camp.
# en 9695744a draft
bate-melds--yes--answer = La belote reste au camp qui l’a annoncée. Tout le reste de ce que le preneur a fait dans la donne compte pour l’autre camp.

# en f6451440 draft
capot-bid--ask = On demande le capot. Que vaut cette enchère ?
# en 6f17934b draft
capot-bid--250--answer = 250 points.
# en b42c645b draft
capot-bid--270--answer = 270 points.
# en 5bf167ea draft
capot-bid--500--answer = 500 points.
# en e79c79e8 draft
capot-bid--other--answer = Un nombre convenu par la table.
# en 7c1b9d7b draft
capot-bid--contree--note = L’enchère vaut 1000 si elle est contrée, 2000 si elle est surcontrée.

# en efe26691 draft
capot-writes--ask = Que marque-t-on pour un capot demandé ?
# en d8891fb8 draft
capot-writes--bid--answer = La même chose que pour tout autre contrat de sa valeur.
# en 80ddbc44 draft
capot-writes--flat--answer = Sa valeur et les annonces, et rien pour les plis.

# en 51e5aff3 draft
pile--ask = Un camp marque toute la donne. Combien rapportent les plis ?
# en 78c035d9 draft
pile--160--answer = 160 points.
# en b221552f draft
pile--162--answer = 162 points.
# en c3335255 draft
pile--contree--note = 160, c’est 162 une fois arrondi.

# en 7acd4dbe draft
failed-sweep--ask = Un contrat chute et l’autre camp a fait tous les plis. Marque-t-il plus pour autant ?
# en 0ed6ef74 draft
failed-sweep--no--answer = Non. Il inscrit ce que rapporte tout contrat chuté.
# en 5dd9c0e2 draft
failed-sweep--yes--answer = Oui, le même supplément que le camp preneur aurait eu pour tous les plis.

# en 24817c26 draft
double-of--ask = Que multiplie le contre ?
# en 7272ff7e draft
double-of--everything--answer = Les plis et le contrat. Les annonces et la belote ne sont pas multipliées.
# en 07de4e1a draft
double-of--bid--answer = Seulement le contrat.
# en 1e31425e draft
double-of--declared-too--answer = Tout : les plis, le contrat et les annonces.
# en 49456ec4 draft
double-of--contree--note = Une note de bas de page permet aux tournois de ne doubler que le contrat, pour qu’une seule donne ne décide pas de la partie.
# en 00e9fac4 draft
double-of--example = Un contrat de 100 est contré et chute. L’autre camp marque 2 × (160 + 100) = 520. Si seul le contrat est doublé, l’autre camp marque 160 + 200 = 360.

# en 7334e9c1 draft
doubling--ask = Peut-on contrer et surcontrer une donne ?
# en 5d988325 draft
doubling--1--answer = Non. Il n’y a pas de contre.
# en acd98407 draft
doubling--2--answer = On peut contrer, pour deux fois les points, mais pas surcontrer. Le gagnant prend tout, le perdant rien.
# en 2ea1a30b draft
doubling--3--answer = Oui : un contre vaut deux fois les points, un surcontre trois fois. Le gagnant prend tout, le perdant rien.
# en a1fd428e draft
doubling--4--answer = Oui : un contre vaut deux fois les points, un surcontre quatre fois. Le gagnant prend tout, le perdant rien, sauf sa belote dans certains jeux.
# en ed9b7ac4 draft
doubling--8--answer = Oui, à trois niveaux : deux, quatre, huit fois les points. Le gagnant prend tout, le perdant rien.
# en 3553a0db draft
doubling--bela-3--note = Seule la prise « en grand » double une donne, si la table la joue.
# en 768c599f draft
doubling--example = Au bridge-belote, une couleur sans annonce vaut 16, contrée 32, surcontrée 64 ; tout atout 26, 52 et 104.
# en e3c6d50b draft
doubling--contree--note = Une édition plus récente et le tournoi de Cannes portent le surcontre à trois fois.

# en dbf668bf draft
third-level--ask = Y a-t-il un troisième niveau de contre ?
# en 0058365d draft
third-level--double-ends--answer = Non. Un contrat ne peut être contré qu’une fois : il n’y a même pas de surcontre.
# en 7ecfcd7a draft
third-level--agreed--answer = Seulement si la table en convient, comme dans certaines régions. D’habitude, on s’arrête au surcontre.
# en a8fcb434 draft
third-level--eight--answer = Oui : après un surcontre, la donne peut monter encore une fois, à huit fois ses points.
# en 691dc5eb draft
third-level--example = À tout atout, 8 × 26 = 208 points de match, plus que les 151 d’une partie entière. À la couleur, 8 × 16 = 128.

# en 34b03035 draft
both-committed--ask = Dans une donne contrée, qui doit gagner ?
# en 9b52d597 draft
both-committed--both--answer = Les deux camps. Le camp qui a moins de points est dedans, et le gagnant prend tout.
# en c08fa858 draft
both-committed--example = Cœur contré, 90 pour le preneur et 72 en face : le preneur marque 32, les autres rien.

# en c538e4bc draft
no-trump-doubled--ask = Les points d’une donne à sans atout comptent-ils double ?
# en dfc0c2b3 draft
no-trump-doubled--no--answer = Non. Sans atout, les cartes et le dix de der font 130, et se marquent ainsi.
# en 17c4e940 draft
no-trump-doubled--yes--answer = Oui. Les 130 points en font 260 avant tout arrondi, sans qu’il y ait de contre.
# en b560a8de draft
no-trump-doubled--klabberjass-4--note = Il n’y a de donne à sans atout qu’aux tables où un joueur forcé de prendre peut choisir le sans atout.
# en 0a46816a draft
no-trump-doubled--belote--note = Si l’organisateur permet le sans atout, un as y compte 19 : la donne vaut aussi 162.
# en 5dad4b1a draft
no-trump-doubled--contree--note = { no-trump-doubled--belote--note }
# en efb265fa draft
no-trump-doubled--coinche--note = { no-trump-doubled--belote--note }
# en 6cdb39e2 draft
no-trump-doubled--example = 68 et 62 comptent 136 et 124, soit 14 et 12 points de match.

# en 64d6cd98 draft
match-points--ask = Les points sont-ils divisés par dix ?
# en 20289c71 draft
match-points--points--answer = Non. Ils vont sur la feuille en points.
# en 79b4be09 draft
match-points--match-points--answer = Oui. On divise par dix les points de chaque camp, on arrondit, et les points de match vont sur la feuille.
# en 06dbff6c draft
match-points--example = 127 et 35 à la couleur vont sur la feuille comme 13 et 3 points de match.

# en 5a40c997 draft
rounding--ask = Comment arrondit-on les points ?
# en f6230ed1 draft
rounding--limit--answer = D’après le dernier chiffre. Le seuil est 6 à la couleur, 4 à tout atout, 5 à sans atout. Un chiffre plus petit s’arrondit vers le bas, un plus grand vers le haut. Si les deux camps sont au seuil, le plus petit total s’arrondit vers le haut et le plus grand vers le bas.
# en 1d457122 draft
rounding--bridge-belote--note = Si les deux totaux sont égaux au seuil, les points qui se marquent s’arrondissent vers le bas, et les points en litige vers le haut.
# en 7e1d8b23 draft
rounding--example = Au bridge-belote, 35 points à la couleur font 3 points de match, et 127 en font 13. À tout atout, 125 points en font 13, et des totaux de 154 et de 144 en font 15 chacun. Si les deux camps ont 106 à la couleur, le défenseur marque 10, et 11 restent en litige.
# en 8f8e9864 draft
rounding--tens-5-up--answer = À la dizaine la plus proche, en montant à partir de cinq : 84 s’inscrit 80, 85 s’inscrit 90. L’arrondi n’aide jamais à remplir un contrat.
# en d13b0dc4 draft
rounding--tens-6-up--answer = À la dizaine la plus proche, en montant seulement à partir de six : 85 s’inscrit 80, 86 s’inscrit 90. L’arrondi n’aide jamais à remplir un contrat.
# en bca57c3c draft
rounding--contree--note = Les points arrondis comptent aussi pour gagner la partie.
# en 82e87451 draft
rounding--cannes--note = La dernière donne s’inscrit au point près.

# en 0cab734f draft
multiply--ask = Une donne contrée est-elle d’abord arrondie ou d’abord multipliée ?
# en dfa4e90e draft
multiply--after-rounding--answer = D’abord arrondie : on multiplie les points de match.
# en 0b1243e3 draft
multiply--before-rounding--answer = D’abord multipliée : on multiplie les points, puis on divise par dix et on arrondit.
# en 7b8ed8f8 draft
multiply--bridge-belote--note = Le texte multiplie d’abord. Mais son propre exemple, 26 points de match fois huit, arrondit d’abord.
# en 0da1d6ed draft
multiply--example = Un contrat à la couleur est surcontré. Si l’on arrondit d’abord, 162 points font 16, et 4 × 16 = 64. Si l’on multiplie d’abord, 4 × 162 = 648 points font 65. À tout atout, 258 points arrondis d’abord font 26, et 4 × 26 = 104. Multipliés d’abord, 4 × 258 = 1032 points font 103. Après un simple contre, les deux façons donnent le même résultat.

# en 9761e6b3 draft
sweep-doubled--ask = Le contre multiplie-t-il la prime de capot ?
# en 52e4930b draft
sweep-doubled--yes--answer = Oui. Elle se multiplie avec tout le reste.
# en 008f4306 draft
sweep-doubled--no--answer = Non. Le contre multiplie tout le reste. La prime reste à 9 points de match, ou à 18 là où le sans atout compte double.
# en f1582ee9 draft
sweep-doubled--example = Un capot dans une couleur contrée marque 2 × (16 + 9) = 50 si la prime est doublée aussi. Sinon, il marque 32 + 9 = 41. À sans atout contré, il marque 2 × (26 + 18) = 88, ou 52 + 18 = 70.

# en 824d602d draft
kirtik--ask = Y a-t-il un kirtik, une pénalité en plus des points ?
# en e4d8501d draft
kirtik--no--answer = Non. Une donne perdue coûte ses points, rien de plus.
# en 5a387c33 draft
kirtik--yes--answer = Oui. Un camp perd 10 points de match s’il a pris et que l’autre camp gagne, et 10 s’il ne fait aucun pli. Les deux pénalités doublent dans une donne à sans atout qui compte double, et à chaque contre.
# en c50c2ef0 draft
kirtik--bridge-belote--note = Le kirtik se joue dans certaines régions de Bulgarie. Une égalité n’en coûte pas, et un total peut passer sous zéro.
# en d6ce6039 draft
kirtik--example = Tout atout, le preneur sans un pli : 35 pour les autres, 20 de moins pour lui. À sans atout 44, et 40 de moins.

# en 0328686a draft
target--ask = En combien de points se joue la partie ?
# en 35692314 draft
target--151--answer = 151 points de match, atteints ou dépassés.
# en 8b3d25ea draft
target--500--answer = 500 points, atteints ou dépassés.
# en 2f59c572 draft
target--501--answer = 501 points, atteints ou dépassés.
# en 189446c6 draft
target--1000--answer = 1000 points, atteints ou dépassés.
# en 5b519bfb draft
target--1001--answer = 1001 points, atteints ou dépassés.
# en dfe4593b draft
target--1002--answer = 1002 points, atteints ou dépassés.
# en 8ff70d54 draft
target--bela-2--note = Beaucoup de joueurs de Clobyosh jouent en 500.
# en b45f5a39 draft
target--klabberjass-4--note = La page dit que cet objectif est habituel.
# en 4b2cfa34 draft
target--1010--answer = 1010 points, atteints ou dépassés.
# en 16709916 draft
target--2000--answer = 2000 points, atteints ou dépassés.
# en 97124d41 draft
target--2001--answer = 2001 points, atteints ou dépassés.

# en a16f7d59 draft
goal--ask = Qu’est-ce qui clôt la partie : des points, ou un nombre de donnes ?
# en b5ab247d draft
goal--points--answer = Les points : le camp qui atteint l’objectif.
# en da591530 draft
goal--hands--answer = Un nombre de donnes. Après la dernière, le plus haut total gagne ; à égalité, personne ne gagne. Une donne annulée ne compte pas.
# en c1feebfa draft
goal--belote--note = Un tournoi peut fixer plutôt un nombre de donnes.

# en c9397cfd draft
claims--ask = Peut-on annoncer la victoire en cours de donne ?
# en 0220082c draft
claims--any-trick--answer = Oui, dès que vos points acquis atteignent l’objectif et que vous venez de faire un pli.
# en 836bc8b4 draft
claims--first-three--answer = Oui, mais seulement après le premier, le deuxième ou le troisième pli. Ensuite, la donne se joue jusqu’au bout et se compte.
# en 1e0b52a8 draft
claims--none--answer = Non. Chaque donne se joue jusqu’au bout et se compte.
# en 54dfd5d0 draft
claims--bela-2--note = Annoncez à temps : 506 non annoncés peuvent encore perdre contre 501 annoncés.
# en 2bbc36ee draft
claims--bela-3--note = { claims--bela-2--note }
# en 6a37010b draft
claims--example = Vous avez 440 sur la feuille, 44 dans vos plis et une tierce qui compte. Cela fait 440 + 44 + 20 = 504 : en 501, vous pouvez annoncer la victoire.
# en 92629d91 draft
claims--bela-hr--note = La partie se joue « na prolaz » : chaque donne se joue jusqu’au bout.

# en fe90ebaa draft
when-to-claim--ask = Quand puis-je annoncer la victoire ?
# en 560912be draft
when-to-claim--after-trick--answer = Quand vous venez de faire un pli et n’avez pas encore entamé le suivant. De même quand vous avez fait le dernier pli et que les cartes ne sont pas encore comptées. À tout autre moment, l’annonce est sans valeur et ne coûte rien ; un seul joueur à la fois peut donc annoncer.
# en a02f2fea draft
when-to-claim--after-early-trick--answer = Quand vous venez de faire l’un des trois premiers plis et n’avez pas encore entamé le suivant.
# en ef1a62c4 draft
when-to-claim--bela-2--note = La page présente ses cinq règles de l’annonce de victoire comme la lecture de son rédacteur.

# en 508068fa draft
claim-counts--ask = Que compter pour annoncer la victoire ?
# en 6c876feb draft
claim-counts--so-far--answer = Vous pouvez compter vos plis, et le dix de der une fois le dernier pli joué. Vous pouvez compter vos suites annoncées, si la vôtre est la meilleure et que vous les montriez en annonçant la victoire. Vous pouvez compter votre belote, sauf si vous en avez joué les deux cartes en silence. Les points en litige ne comptent pas.
# en f00f3a81 draft
claim-counts--bela-2--note = La page présente ses cinq règles de l’annonce de victoire comme la lecture de son rédacteur.
# en f7a67fd4 draft
claim-counts--bela-3--note = En grand, une annonce de victoire compte les points sans les doubler.
# en bdf48abe draft
claim-counts--example = L’objectif est 501, et vous avez 470. Vous avez gagné des cartes pour 11 points, et vous avez encore une belote en main : 470 + 11 + 20 = 501. Sans la belote, vous avez 481, et c’est trop peu.

# en c425249a draft
false-claim--ask = Que coûte une fausse annonce de victoire ?
# en d5f8baa6 draft
false-claim--opponent--answer = L’autre camp gagne aussitôt la partie.
# en 072fa559 draft
false-claim--higher-opponent--answer = La partie est finie, et l’adversaire qui avait le plus haut total avant la donne gagne. Si les adversaires sont à égalité, personne ne gagne.
# en 4d832b7f draft
false-claim--example = L’objectif est 501, et vous avez 440. Vous annoncez la victoire avec 40 en cartes et une tierce qui compte. Cela ne fait que 500 : il manque un point, et vous perdez la partie.

# en 9e40c606 draft
claim-though-bate--ask = Un preneur qui serait dedans à la fin de la donne peut-il annoncer la victoire ?
# en eff9c67c draft
claim-though-bate--good--answer = Oui. Les points acquis gagnent la partie, peu importe comment la donne aurait fini.
# en 152ad0c8 draft
claim-though-bate--not-taker--answer = Non. Tant que la donne se joue, le camp qui a nommé l’atout ne peut pas annoncer la victoire. Seul l’autre le peut.
# en 5bb7c7e8 draft
claim-though-bate--lehman--note = Les points d’un preneur qui chute vont à l’autre camp avant qu’on compare les totaux.
# en 9c4ccb90 draft
claim-though-bate--bicycle--note = { claim-though-bate--lehman--note }
# en 9cf9d5d9 draft
claim-though-bate--denexa--note = { claim-though-bate--lehman--note }

# en b2f480c1 draft
both-over--ask = Les deux camps ont passé l’objectif et personne n’a annoncé la victoire. Qui gagne ?
# en 65e0683f draft
both-over--last-trick--answer = Le joueur qui a fait le dernier pli. S’il n’est pas à l’objectif, le plus haut total gagne.
# en 5416507f draft
both-over--higher--answer = Le plus haut total.
# en 93c55b31 draft
both-over--taker-first--answer = Si le preneur a rempli son contrat, il gagne, car il compte en premier. Sinon, le plus haut total gagne.
# en 8053ed4d draft
both-over--trick-then-last-trick--answer = Personne encore : l’un des camps doit d’abord faire un pli dans une donne suivante. Si les deux font un pli dans la même donne, le joueur qui fait le dernier pli de cette donne gagne.
# en 38cdb5fc draft
both-over--trick-then-higher--answer = Personne encore : l’un des camps doit d’abord faire un pli dans une donne suivante. Si les deux font un pli dans la même donne, le plus haut total gagne.
# en eb0b17e0 draft
both-over--trick-then-taker-first--answer = Personne encore : l’un des camps doit d’abord faire un pli dans une donne suivante. Si les deux font un pli dans la même donne, le preneur gagne s’il remplit son contrat ; sinon, le plus haut total gagne.
# en a2c66280 draft
both-over--bela-2--note = La page présente ses cinq règles de l’annonce de victoire comme la lecture de son rédacteur.
# en 5f1b1368 draft
both-over--example = L’objectif est 501, et le décompte donne 506 à 512. Au dernier pli, l’un ou l’autre peut gagner ; au plus haut total, 512 gagne.

# en f1122899 draft
one-over--ask = Un camp a passé l’objectif au décompte sans l’annoncer. A-t-il gagné ?
# en a3067ead draft
one-over--no--answer = Oui. La partie finit au décompte.
# en 0b249e5d draft
one-over--yes--answer = Pas encore. Il lui faut d’abord un pli d’une donne suivante ; d’ici là, l’autre camp peut encore annoncer la victoire.
# en 19062ada draft
one-over--bela-2--note = Sur la page, 506 sans annonce peuvent perdre contre 501 annoncés. Dans les milieux écossais, au moins, un joueur qui a dépassé l’objectif sans annoncer sa victoire doit encore faire un pli. Les points gagnés d’une égalité précédente comptent avec le reste. Ceux qui sont encore en litige à la fin de la partie sont perdus.
# en e264a5b3 draft
one-over--bridge-belote--note = La partie ne finit pas avec une donne où un camp a fait tous les plis. Les points encore en litige à la fin de la partie sont perdus.
# en caf32737 draft
one-over--coinche--note = Si un camp qui a chuté ou n’a fait aucun pli ne passe l’objectif que grâce à sa belote, il n’a pas encore gagné : il lui faut un pli de plus.

# en 8539939c draft
win-by--ask = Toute donne peut-elle gagner la partie, ou seulement une donne que le camp gagnant a prise et réussie ?
# en d4426409 draft
win-by--count--answer = Toute donne. Au décompte, les totaux décident.
# en 8fad6b2d draft
win-by--own-made-hand--answer = Seulement une donne que son camp a prise et réussie. Le total du camp doit alors être à l’objectif ou au-delà.

# en f925aeb0 draft
three-or-two-players--ask = Peut-on jouer à deux ou à trois ?
# en e000bd56 draft
three-or-two-players--two-to-four--answer = Oui. La page décrit le jeu à deux, à trois et à quatre.
# en 65243933 draft
three-or-two-players--two-only--answer = Le texte ne décrit que le jeu à deux.
# en f5fe6993 draft
three-or-two-players--versions--answer = L’article dit qu’il existe des versions à trois et à deux. Il ne décrit que le jeu à quatre.
# en c992139d draft
three-or-two-players--mostly-four--answer = On y joue surtout à quatre, et le texte ne décrit aucune autre forme.
# en 6428ad3a draft
three-or-two-players--four-only--answer = Le texte ne décrit que le jeu à quatre.
# en 645944f8 draft
three-or-two-players--belote--note = D’autres textes donnent dix cartes à chacun à trois joueurs, et les deux dernières au preneur. À deux, ils diffèrent.
# en 6367ca65 draft
three-or-two-players--bela-hr--note = D’autres textes croates et serbes donnent dix cartes à chacun à trois joueurs, et les deux dernières au preneur. À deux, ils diffèrent.

# en d633b8f7 draft
four-at-a-time--ask = Peut-on donner les cartes quatre par quatre ?
# en 87b40ac7 draft
four-at-a-time--threes--answer = Non. Les premières cartes se donnent trois par trois.
# en 2f9c6573 draft
four-at-a-time--twos-and-threes--answer = Non. Le texte donne des paquets de trois et de deux.
# en be991520 draft
four-at-a-time--never--answer = Non. On donne par deux et par trois, jamais par une ni par quatre.
# en d5762866 draft
four-at-a-time--belote--note = Un concours permet de donner par quatre, comme des tables du Sud-Est et de Corse.
# en 087428f4 draft
four-at-a-time--contree--note = { four-at-a-time--belote--note }
# en 9f574f3e draft
four-at-a-time--coinche--note = { four-at-a-time--belote--note }

# en c4b0b8d9 draft
cards-picked-up--ask = Puis-je ramasser mes cartes avant la fin de la distribution ?
# en 68acc45e draft
cards-picked-up--unstated--answer = La table décide. Tant que les cartes restent sur la table, une maldonne se corrige plus facilement.
# en be6d0a41 draft
cards-picked-up--no--answer = Non. Les cartes restent sur la table jusqu’à la fin de la distribution.
# en 63dfa113 draft
cards-picked-up--bela-hr--note = Dans le texte, on ne regarde les deux dernières cartes qu’à son tour de choisir l’atout. D’autres règles croates donnent 162 points pour des cartes ramassées trop tôt.

# en 799ec7b9 draft
four-sevens--ask = Un joueur reçoit les quatre sept. La donne est-elle annulée ?
# en e2bab456 draft
four-sevens--played--answer = Non. La donne se joue, et quatre sept ne valent rien.
# en 963ddca6 draft
four-sevens--refused--answer = Non. La fédération refuse l’usage de redonner pour un carré de sept.
# en af6f011e draft
four-sevens--coinche--note = Wikipédia donne l’annulation de la donne comme variante. Dans une application, un carré de sept ou de huit annule toutes les annonces.

# en f8cf2db3 draft
bids-doubled--ask = Peut-on contrer une enchère de 80, ou un capot ?
# en 8800f0c7 draft
bids-doubled--any--answer = Oui. Toute enchère peut être contrée.
# en 0113e97c draft
bids-doubled--not-capot--answer = Le capot, non : il finit les enchères. Toute autre enchère peut être contrée.
# en 75f661d4 draft
bids-doubled--contree--note = « On ne coinche pas un 80 » est un usage de certaines tables, pas une règle.
# en d4367f50 draft
bids-doubled--coinche--note = { bids-doubled--contree--note }

# en e189b987 draft
bid-after-double--ask = Après un contre, peut-on encore enchérir, et qui peut parler ?
# en b3fb0697 draft
bid-after-double--cancels--answer = Oui. Un contrat plus haut efface le contre, et les enchères continuent à tour de rôle.
# en 8ee89b89 draft
bid-after-double--freezes--answer = Non. Le contre fige l’enchère. Ensuite, le camp contré ne peut que passer, ou surcontrer là où le surcontre existe.
# en 50e50846 draft
bid-after-double--contree--note = Pagat cite des tables où le camp contré peut s’échapper par une autre enchère. À Saint-Étienne, cela s’appelle décoincher.
# en 81aca150 draft
bid-after-double--coinche--note = { bid-after-double--contree--note }

# en 65e0d938 draft
double-out-of-turn--ask = Que coûte un contre fait hors de son tour ?
# en e586ed85 draft
double-out-of-turn--unstated--answer = Aucun prix n’est fixé. La table décide si le contre tient.
# en e7164ceb draft
double-out-of-turn--no-price--answer = Le texte l’interdit. La table décide si le contre tient.
# en 1b8f16aa draft
double-out-of-turn--choice--answer = L’autre camp choisit : on continue, ou on redonne.
# en f73f56d0 draft
double-out-of-turn--nothing--answer = Rien. On peut contrer hors de son tour.

# en db8c66e6 draft
sweep-bid-lead--ask = Un capot est demandé. Qui entame le premier pli ?
# en 0438a43f draft
sweep-bid-lead--eldest--answer = Le premier en cartes, comme à toute autre donne.
# en 001cc8db draft
sweep-bid-lead--taker--answer = Le preneur, comme à toute autre donne.
# en 9aef0581 draft
sweep-bid-lead--contree--note = Là où la générale existe, son annonceur peut entamer, et son partenaire ne joue pas.
# en 4e442bbd draft
sweep-bid-lead--coinche--note = { sweep-bid-lead--contree--note }

# en cb05966d draft
queen-first--ask = Faut-il jouer le roi avant la dame pour que la belote compte ?
# en d45249f8 draft
queen-first--either--answer = Non. L’une ou l’autre carte peut venir en premier.
# en 6306132e draft
queen-first--belote--note = Des concours, en France et en Belgique, exigent le roi d’abord, sinon les 20 points sont perdus. Wikipédia en fait une règle facultative.

# en 604b23f0 draft
doubled-sweep--ask = Une donne contrée finit par un capot non demandé. Son supplément est-il multiplié ?
# en 55229d30 draft
doubled-sweep--once--answer = Non. La donne est multipliée, et le supplément pour tous les plis s’ajoute une seule fois.
# en c14df9d7 draft
doubled-sweep--multiplied--answer = Oui. Le supplément pour tous les plis est multiplié comme le reste.
# en 51d22f1b draft
doubled-sweep--coinche--note = Dans le texte, 250 points remplacent les 160 si tous les plis sont faits.
# en 1675f88b draft
doubled-sweep--example = Une enchère contrée est réussie avec tous les plis, et le contrat lui-même ne s’écrit pas. Une fois : 2 × 160 + 90 = 410. Multiplié : 2 × 250 = 500.

# en ebf77f86 draft
counts-differ--ask = Les comptes des deux camps ne font pas les points de la donne. Que faire ?
# en bc4ea8b3 draft
counts-differ--unstated--answer = La table décide. Le plus sûr est de recompter les deux tas.
# en 34cc97f7 draft
counts-differ--recount--answer = On recompte les deux tas. Les cartes et le dix de der font 162 en tout.

# en 76786b95 draft
bela-wins-game--ask = Un camp sans pli atteint l’objectif grâce à sa belote. A-t-il gagné la partie ?
# en c95edc32 draft
bela-wins-game--yes--answer = Oui. Sa belote compte comme tous les autres points.
# en bf3b2b67 draft
bela-wins-game--no--answer = Non. Sans pli, sa belote ne compte pas.
# en ab88de7f draft
bela-wins-game--never-on-sweep--answer = Non. La partie ne peut pas finir sur une donne où un camp a fait tous les plis.
# en 4907cee2 draft
bela-wins-game--one-more-trick--answer = Non. Il lui faut encore un pli, et la partie continue.
# en 47cc5b67 draft
bela-wins-game--belote--note = La feuille finit la partie à l’objectif. C’est à la table de continuer.
# en 0163fa1c draft
bela-wins-game--contree--note = L’édition de 2015 demande encore un pli. Ce que nous avons du texte plus récent ne le demande pas.
# en 882d97a3 draft
bela-wins-game--coinche--note = Le texte dit de même d’un camp qui a chuté. { bela-wins-game--belote--note }

# en 314eba67 draft
misdeal-again--ask = Le même camp fait une deuxième ou une troisième maldonne. Que coûte-t-elle ?
# en 06b790f4 draft
misdeal-again--unstated--answer = La table décide. Des concours, en France, donnent 160 ou 162 points à l’autre camp à la deuxième ou à la troisième maldonne.
# en 1648dcd8 draft
misdeal-again--no-bid-then-160--answer = La première ne coûte rien. Après une deuxième de suite, le camp du donneur ne peut pas enchérir à cette donne. Après une troisième, l’autre camp marque 160 points.
# en 581720f7 draft
misdeal-again--no-taking-then-162--answer = La première ne coûte rien. Après une deuxième de suite, le camp du donneur ne peut pas prendre à cette donne. Après une troisième, l’autre camp marque 162 points.
# en 06633c47 draft
misdeal-again--before-trumps-free--answer = Peu importe combien de fois. Avant la mise à l’atout, elle ne coûte rien ; après, l’autre camp marque 162 points.
# en be8183bf draft
misdeal-again--before-call-free--answer = Peu importe combien de fois. Après une annonce de l’autre camp, celui-ci marque 160 points, ou 250, plus le contrat, et la donne passe au suivant.
# en 7dced40e draft
misdeal-again--belote--note = Plusieurs concours donnent 162 points dès la deuxième.

# en 11eac505 draft
revoke-seen--ask = Une carte interdite est remarquée tout de suite. Que faire ?
# en 3ed4b824 draft
revoke-seen--unstated--answer = La table décide. Le mieux est de corriger tant que le pli est sur la table.
# en 1fca9d99 draft
revoke-seen--suit-barred--answer = Le jeu continue, et ce camp ne peut pas jouer la couleur au tour suivant. Si la faute n’est vue qu’en fin de donne, la donne est perdue.
# en b88a09ea draft
revoke-seen--hand-lost--answer = Peu importe quand on la remarque : l’autre camp marque 162 points.
# en 9643a129 draft
revoke-seen--belote--note = Un règlement de tournoi laisse le choix à l’autre camp : rectifier la carte, ou arrêter la donne et prendre les plis restants.
# en bee9b2df draft
revoke-seen--contree--note = { revoke-seen--belote--note }
# en fab4a608 draft
revoke-seen--coinche--note = { revoke-seen--belote--note }

# en c88db8f8 draft
tie-at-target--ask = Les deux camps ont passé l’objectif avec le même total. Que faire ?
# en e5e40ec3 draft
tie-at-target--another--answer = On joue une donne de plus.
# en 5a37478e draft
tie-at-target--last-trick--answer = Le joueur qui a fait le dernier pli gagne, même à totaux égaux.
# en 1fdca3c2 draft
tie-at-target--last-trick-first--answer = Le joueur qui a fait le dernier pli gagne. Si c’est un troisième joueur, pas encore à l’objectif, on joue une donne de plus.
# en ea16cddb draft
tie-at-target--taker-first--answer = Si le preneur a rempli son contrat, il gagne, car il compte en premier. Sinon, on joue une donne de plus.
# en 3129b249 draft
tie-at-target--bela-2--note = La page présente ses cinq règles de l’annonce de victoire comme la lecture de son rédacteur.
# en f6fc0861 draft
tie-at-target--played-out--note = La page dit qu’« on joue sans doute une autre donne ».

# en af169fa3 draft
end-on-sweep--ask = La partie peut-elle finir sur une donne où un camp fait tous les plis ?
# en 90e9c6c1 draft
end-on-sweep--yes--answer = Oui. Une telle donne y met fin comme une autre.
# en 6970e625 draft
end-on-sweep--no--answer = Non. On continue. La prochaine donne sans capot finit la partie, et le camp qui a passé l’objectif et qui mène gagne.
# en 6e03a1af draft
end-on-sweep--bridge-belote--note = Le texte dit seulement que la partie ne peut pas finir avec une telle donne, où un camp a fait tous les plis.
# en b8d6536b draft
end-on-sweep--example = L’objectif est 151, et le score 140 à 100. Un capot à cœur donne 140 + 16 + 9 = 165, mais on joue une donne de plus.

# en b28eb421 draft
match-format--ask = Combien de parties font un match ?
# en e15d6a88 draft
match-format--best-of-three--answer = D’ordinaire, trois au plus : le match se joue en deux parties gagnantes.
# en 443b3636 draft
match-format--single--answer = Une partie.
# en c7902e14 draft
match-format--series--answer = Les parties s’enchaînent, et les gagnants de chacune donnent les premiers à la suivante. Le document n’indique pas le nombre de parties.

# en 3e5e583c draft
next-game-dealer--ask = Qui donne en premier à la partie suivante ?
# en 1a1c138d draft
next-game-dealer--winner--answer = Le gagnant de la dernière partie.
# en e5404b96 draft
next-game-dealer--winners--answer = Les gagnants de la dernière partie : l’un ou l’autre.
# en 2997d40a draft
next-game-dealer--afresh--answer = On choisit le premier donneur comme pour toute partie.

# en 1fb2aac2 draft
claim-before-showing--ask = Puis-je annoncer la victoire avant de montrer les suites ?
# en 5ff457c0 draft
claim-before-showing--show--answer = Oui. Si vous comptez des suites qui marquent parce qu’elles sont les meilleures annoncées, montrez-les à ce moment-là.
# en 6b19549e draft
claim-before-showing--bela-2--note = Les suites se montrent au deuxième pli ; la victoire peut s’annoncer avant.

# en 9569e633 draft
held-over-past-target--ask = Un camp passe l’objectif grâce à des points en litige. A-t-il gagné ?
# en 079d6f4c draft
held-over-past-target--count--answer = Une fois gagnés, ces points comptent comme les autres et peuvent finir la partie au décompte. Si les règles demandent alors encore un pli, la partie finit avec ce pli. Tant que ces points ne sont pas gagnés, on ne peut pas les compter pour annoncer la victoire.
# en d04f17e1 draft
held-over-past-target--example = En 501, à 440 avec 40 en litige : une donne gagnée avec 25 fait 505.

# en c80a8d04 draft
held-over-at-end--ask = Des points restent en litige quand la partie finit. À qui vont-ils ?
# en 1eab3d4e draft
held-over-at-end--nobody--answer = À personne. La partie est finie sans eux, et la suivante repart de zéro.
# en 9dacc945 draft
held-over-at-end--bridge-belote--note = Certaines tables jouent jusqu’à ce que les points en litige soient gagnés.
# en 98a2021e draft
held-over-at-end--example = En 501, à 480 : une égalité à 70 amène le défenseur à 550. Les 70 du preneur ne sont jamais gagnés.

# en ad18c82b draft
tie-in-last-hand--ask = La dernière donne de la partie est à égalité. À qui vont les points qui sont d’ordinaire en litige ?
# en beaf7058 draft
tie-in-last-hand--each-own--answer = Chaque camp marque ses propres points, car il n’y a plus de donne pour les gagner.

# en 3f6ff01e draft
misdeal--ask = Une carte s’est retournée, ou quelqu’un a trop ou trop peu de cartes. Y a-t-il maldonne ?
# en d20ffb52 draft
misdeal--non-dealer-chooses--answer = Avant les enchères, celui qui ne donne pas peut demander une redonne ou une correction. Trois raisons comptent : une de ses cartes s’est retournée pendant la donne, une carte est retournée dans le paquet, ou un nombre de cartes n’est pas le bon. Plus tard, une main qui n’a pas le bon nombre de cartes doit être corrigée.
# en e1827d58 draft
misdeal--unstated--answer = La table décide : le même joueur redonne, ou l’on rétablit les mains.
# en 0cec28be draft
misdeal--same-dealer--answer = Oui. Le même joueur redonne.
# en 4e9f51d1 draft
misdeal--until-trumps--answer = Oui, et le même joueur redonne. Avant la mise à l’atout, cela ne coûte rien. Après, l’autre camp marque 162 points.
# en e3088543 draft
misdeal--until-picked-up--answer = Oui. Si une carte s’est retournée, ou si personne n’a encore pris ses cartes, on recoupe et on redonne. Après une annonce de l’autre camp, celui-ci marque 160 points, ou 250, plus le contrat, et la donne passe au suivant.
# en 377819e3 draft
misdeal--example = Comment Bicycle corrige : qui a trop de cartes les présente face cachée, et l’autre joueur tire l’excédent. Une main trop courte se complète avec le dessus du paquet.

# en adaa6216 draft
revoke--ask = Quelqu’un a joué une carte interdite. Que coûte une renonce ?
# en 9a3e9160 draft
revoke--unstated--answer = Le document ne prévoit pas de pénalité. Corrigez le jeu si c’est possible ; sinon, le camp qui n’a pas fait la renonce marque tous les points des deux camps.
# en 65a676fd draft
revoke--all-to-other-side--answer = Toute la donne : le camp qui n’a pas fait la renonce marque tous les points des deux camps, les annonces vraiment en main comme les cartes. Là où l’on enchérit en points, il marque comme après un contrat chuté. Dans certains jeux, le perdant garde sa belote.
# en daacb025 draft
revoke--example = Sans enchères en points : le fautif a 50 en tout, et l’autre camp 70. L’autre camp marque 120, le fautif rien.
# en 1eb3a8cb draft
revoke--contree--note = Une renonce se marque comme un contrat chuté.
# en 8f6948f8 draft
revoke--coinche--note = { revoke--contree--note }
# en 0a328a39 draft
revoke--contest--note = Le coup est annulé, et l’autre camp marque 162 points.

# en e59ea6bb draft
wrong-count--ask = Le premier pli est commencé et un joueur n’a pas le bon nombre de cartes. Que faire ?
# en c7679b16 draft
wrong-count--revoke--answer = C’est une renonce : l’autre camp marque tous les points des deux camps.
# en bd528240 draft
wrong-count--unstated--answer = La table décide si la donne compte.
# en 01ec7619 draft
wrong-count--dealers-pay--answer = Le camp qui a mal donné paie : l’autre camp marque 162 points.
# en 61021572 draft
wrong-count--dealers-pay-bid--answer = Le camp qui a mal donné paie : l’autre camp marque 160 points, ou 250, plus le contrat. La donne passe au suivant.
# en 48d10bc4 draft
wrong-count--bicycle--note = La règle vaut dès que le joueur qui n’a pas le bon nombre de cartes a entamé le premier pli ou y a joué.
# en 3fec592c draft
wrong-count--belote--note = D’après les pages de la fédération, on redonne après une maldonne. Ce que nous en avons ne dit pas si cela vaut aussi une fois le jeu commencé.
# en 2e22cf83 draft
wrong-count--contree--note = { wrong-count--belote--note }
# en f2776f55 draft
wrong-count--coinche--note = { wrong-count--belote--note }

# en 9d88b123 draft
low-man--ask = Peut-on charger les plis du joueur à la traîne ?
# en f3fd4580 draft
low-man--manners--answer = Oui, et c’est l’usage : « gie it to the low man ». Aux joueurs de juger si c’est loyal, ou avisé.
# en 9b9a7d98 draft
low-man--only-three--answer = Vous pouvez jouer toute carte que les règles permettent. La page ne parle de cette coutume que pour un autre jeu.
# en 9259b18e draft
low-man--no-custom--answer = Vous pouvez jouer n’importe quelle carte permise.

# en ae93b88a draft
agreed-points--ask = La table peut-elle convenir de points sans jouer la donne ?
# en 0681f86c draft
agreed-points--by-word--answer = Oui, même des points sous zéro. Ce que tous acceptent va sur la feuille. On ne joue pas de cartes, et le donneur reste le même.

# en 6031820d draft
exposed-in-play--ask = La carte d’un joueur a été vue en cours de jeu. Que faire ?
# en e9d20539 draft
exposed-in-play--unstated--answer = La table décide. Si personne n’a été lésé, le joueur peut reprendre sa carte sans pénalité.
# en f3918dc8 draft
exposed-in-play--1--law = Code international du bridge (2017), lois 48 à 50
# en 0202857c draft
exposed-in-play--1--law-says = Une carte montrée par un défenseur reste face visible et doit être jouée à la première occasion ; le déclarant peut reprendre la sienne.
# en e45a40c9 draft
exposed-in-play--must-go--answer = Une carte qui a quitté la main doit être jouée, sauf si les adversaires en décident autrement.

# en 2e674867 draft
out-of-turn--ask = Quelqu’un a entamé, enchéri ou parlé hors de son tour. Est-ce valable ?
# en 3a21b94a draft
out-of-turn--unstated--answer = La table décide. Revenez en arrière et reprenez dans l’ordre, sauf si le joueur suivant a déjà enchaîné.
# en 71da4ba9 draft
out-of-turn--hand-lost--answer = Le coup est annulé, et l’autre camp marque 162 points.
# en 15670207 draft
out-of-turn--belote--note = La fédération a un code d’arbitrage du 4 janvier 2016. Nous n’avons pu en lire que la table des matières.
# en d897cacf draft
out-of-turn--contree--note = { out-of-turn--belote--note }
# en 3a70fb27 draft
out-of-turn--coinche--note = { out-of-turn--belote--note }
# en 71af13ef draft
out-of-turn--1--law = Code international du bridge (2017), loi 53
# en e0f7478b draft
out-of-turn--1--law-says = Le joueur suivant peut accepter une entame hors tour ; elle devient alors régulière.
# en 7b183e8b draft
out-of-turn--2--law = Code international du bridge (2017), lois 28 à 32
# en 458474f7 draft
out-of-turn--2--law-says = Une enchère hors tour est annulée et la parole revient au bon joueur, sauf si le joueur suivant l’accepte en enchérissant.

# en 571b7e65 draft
taking-back--ask = Peut-on reprendre une carte jouée ?
# en 0f81c286 draft
taking-back--unstated--answer = La table décide. Mieux vaut corriger une carte interdite avant le pli suivant.
# en 6fa28593 draft
taking-back--1--law = Code international du bridge (2017), lois 45 et 47
# en ac0b17b7 draft
taking-back--1--law-says = Une carte jouée reste jouée, sauf s’il faut la retirer pour corriger une irrégularité.
# en 4d2c4e66 draft
taking-back--2--law = Code international du bridge (2017), lois 62 et 63
# en abd7af24 draft
taking-back--2--law-says = Une renonce doit être corrigée tant que le camp fautif n’a pas joué au pli suivant, en entame ou non.
# en 33ec33bd draft
taking-back--leave--answer = Seulement si les adversaires le permettent.

# en 871c948f draft
old-tricks--ask = Puis-je regarder les plis ramassés ?
# en 7fce7cb7 draft
old-tricks--unstated--answer = La table décide avant la première donne.
# en d4533297 draft
old-tricks--1--law = Code international du bridge (2017), loi 66
# en 68785245 draft
old-tricks--1--law-says = Vous pouvez demander à voir le dernier pli tant que votre camp n’a pas joué au suivant, en entame ou non. Les plus anciens restent fermés jusqu’à la fin du jeu.
# en 06381163 draft
old-tricks--after-next--answer = Le dernier pli seulement. Vous pouvez le regarder une fois que tous ont joué au pli suivant, tant que celui-ci n’est pas retourné. Ne regardez jamais avant d’avoir joué votre propre carte.
# en 54d522a9 draft
old-tricks--until-next--answer = Le dernier pli seulement, tant que le pli suivant n’est pas ramassé.

# en 6c9db0d2 draft
wrong-dealer--ask = Quelqu’un a donné hors de son tour. La donne tient-elle ?
# en 714eb29b draft
wrong-dealer--unstated--answer = La table décide. Une fois l’atout choisi, il est d’usage de continuer et de rétablir l’ordre ensuite.
# en ec5991c0 draft
wrong-dealer--belote--note = Le code d’arbitrage de la fédération, du 4 janvier 2016, a un paragraphe là-dessus, que nous n’avons pas pu lire.
# en 4150556f draft
wrong-dealer--contree--note = { wrong-dealer--belote--note }
# en 6b3e6166 draft
wrong-dealer--coinche--note = { wrong-dealer--belote--note }

# en 997b6763 draft
card-missing--ask = Il manque une carte au paquet, ou il y en a une de trop. Les donnes déjà jouées comptent-elles ?
# en 25a7705d draft
card-missing--unstated--answer = La table décide. La donne où l’on s’en aperçoit est à redonner ; ce qui a été marqué avant reste.
# en 0321afff draft
card-missing--1--law = Règles du whist, loi 37 (Encyclopædia Britannica, neuvième édition)
# en f6c0e516 draft
card-missing--1--law-says = Il faut redonner si le paquet se révèle faux ou incomplet pendant la distribution ou le jeu d’une donne.

# en ea1b1fe1 draft
rest-are-mine--ask = « Le reste est à moi » : peut-on abréger le jeu ?
# en 0bb3f120 draft
rest-are-mine--unstated--answer = La table décide. Si quelqu’un en doute, jouez la donne jusqu’au bout.
# en a64c0d35 draft
rest-are-mine--1--law = Code international du bridge (2017), lois 68 et 70
# en f0f4dd04 draft
rest-are-mine--1--law-says = Le jeu s’arrête quand un joueur réclame des plis et dit comment il les fait ; ce qui reste douteux va contre lui.

# en dd58215a draft
wrong-entry--ask = On découvre plus tard une erreur sur la feuille. Peut-on la corriger ?
# en 49ac94a7 draft
wrong-entry--corrected--answer = Corrigez dès que vous la voyez ; une fois la partie finie, seulement si tous sont d’accord. La feuille recompte toutes les donnes suivantes. Si personne ne gagne plus, la victoire est annulée ; la partie et sa série continuent d’après la marque corrigée.
# en 52805e6c draft
wrong-entry--1--law = Code international du bridge (2017), loi 79
# en 50eeb7c9 draft
wrong-entry--1--law-says = Un score peut être corrigé jusqu’à 30 minutes après la publication du score officiel, si aucun autre délai n’est fixé.

# en fb9b0205 draft
talk-and-signals--ask = Peut-on parler de ses cartes, ou se faire des signes ?
# en d7c6f854 draft
talk-and-signals--unstated--answer = La table décide de ce qui peut se dire.
# en 05343c46 draft
talk-and-signals--convention--answer = Par les cartes qu’ils jouent, comme convenu avec la belote : roi d’abord ou dame d’abord. De la parole, le document ne dit rien.
# en 4ac00ae3 draft
talk-and-signals--conspiracy--answer = Le document connaît deux défenseurs ligués contre le preneur, et n’y trouve rien à redire.
# en 8b5cd45f draft
talk-and-signals--fixed-words--answer = Non. On ne dit que les mots du règlement, sans hésiter et sans intonation d’interrogation.
# en e4af6087 draft
talk-and-signals--belote--note = Les concours qui interdisent les signes donnent 162 points à l’autre camp, ou excluent l’équipe.
# en 02b71d72 draft
talk-and-signals--contree--note = { talk-and-signals--belote--note }
# en 83bb08ef draft
talk-and-signals--coinche--note = { talk-and-signals--belote--note }
# en f69eae17 draft
talk-and-signals--1--law = Code international du bridge (2017), loi 73
# en 2bbf7c0b draft
talk-and-signals--1--law-says = Les partenaires ne communiquent que par leurs enchères et les cartes qu’ils jouent, non par leur façon de le faire.

## presupposed (by id)
##
## La réponse là où il manque à une table ce que la question suppose.

# en dc559728 draft
without-turn-up--lacking = La question ne se pose pas : aucune carte n’est retournée.
# en 285c0378 draft
without-rounds--lacking = La question ne se pose pas : aucune couleur n’est proposée en plusieurs tours.
# en 995fdeb6 draft
without-auction--lacking = La question ne se pose pas : on n’enchérit ni sans atout ni tout atout.
# en a03ae91a draft
without-bids--lacking = La question ne se pose pas : il n’y a pas d’enchères en points.
# en 96521fe4 draft
without-no-bids--lacking = La question ne se pose pas : on enchérit en points, et un contrat est rempli ou chuté.
# en c93bb722 draft
without-runs--lacking = La question ne se pose pas : on n’annonce pas de suites.
# en 40e9405a draft
without-no-run-trick--lacking = La question ne se pose pas : les suites ne comptent jamais sans pli.
# en e56ef11a draft
without-rounding--lacking = La question ne se pose pas : rien n’est arrondi, les points vont sur la feuille tels quels.
# en 9ea4cc03 draft
without-counted-tricks--lacking = La question ne se pose pas : les plis ne se marquent pas, seulement le contrat.
# en 366a5f12 draft
without-sweep-pays--lacking = La question ne se pose pas : le capot ne rapporte rien de plus que les cartes et le dix de der.
# en 18049016 draft
without-to-points--lacking = La question ne se pose pas : la partie dure un nombre de donnes fixé.
# en 77bf1f10 draft
without-in-hands--lacking = La question ne se pose pas : la partie se joue en un nombre de points fixé.
# en e7035e36 draft
without-by-count--lacking = La question ne se pose pas : un camp ne peut gagner la partie qu’avec une donne qu’il a prise et réussie.
# en 14b183f8 draft
without-stock--lacking = La question ne se pose pas : toutes les cartes sont distribuées.
# en 5e1e3918 draft
without-bottom-card--lacking = La question ne se pose pas : il ne reste que la retourne.
# en 4aedb329 draft
without-redeal--lacking = La question ne se pose pas : un joueur doit prendre quand les autres ont passé.
# en cbfc06bd draft
without-forced-taker--lacking = La question ne se pose pas : personne n’est forcé de prendre.
# en d3935c36 draft
without-schmeiss--lacking = La question ne se pose pas : il n’y a pas de schmeiss.
# en 9d32d06b draft
without-late-schmeiss--lacking = La question ne se pose pas : le schmeiss ne se dit qu’à la première prise de parole.
# en 19929237 draft
without-exchange--lacking = La question ne se pose pas : le sept ne s’échange pas.
# en 08424d04 draft
without-carres--lacking = La question ne se pose pas : un carré ne vaut rien.
# en f817a458 draft
without-partners--lacking = La question ne se pose pas : chacun joue pour soi.
# en 40bc03e2 draft
without-third-hand--lacking = La question ne se pose pas : deux cartes font un pli.
# en c8d6bd92 draft
without-run-trick--lacking = La question ne se pose pas : les suites comptent même sans pli.
# en 5289eae8 draft
without-no-trumps--lacking = La question ne se pose pas : il y a toujours une couleur d’atout.
# en 6977a4bc draft
without-held-over--lacking = La question ne se pose pas : rien n’est mis en litige, une égalité se règle tout de suite.
# en 06a94093 draft
without-two-opponents--lacking = La question ne se pose pas : le preneur n’a qu’un camp à battre.
# en fcd62002 draft
without-sharing--lacking = La question ne se pose pas : rien n’est partagé, chaque adversaire ajoute tous les points du preneur.
# en 7a1a516a draft
without-doubles--lacking = La question ne se pose pas : il n’y a pas de contre.
# en cda7b4ab draft
without-match-points--lacking = La question ne se pose pas : les points ne sont pas divisés par dix.
# en df6bd66f draft
without-premium--lacking = La question ne se pose pas : il n’y a pas de prime en dehors des cartes et du dernier pli.
# en 7e4b1138 draft
without-claims--lacking = La question ne se pose pas : personne n’annonce la victoire, chaque donne se joue jusqu’au bout et se compte.

## games (by id)
##
## `game-name` est le nom d’un jeu dans la liste de tous les jeux ;
## `speech` est ce qu’un document laisse à la table pour l’annonce des suites.

# en 2c286f8d draft
bela-2--game-name = Bela / Clobyosh à deux
# en 9bbbf6a3 draft
bela-3--game-name = Bela / Clobyosh à trois
# en fb4c2903 draft
bela-3--speech = La page décrit comment deux joueurs annoncent leurs suites. À trois, chacun à son tour répond à la meilleure suite annoncée jusque-là.
# en 3f50fdc4 draft
klabberjass-4--game-name = Klabberjass à quatre
# en fcacaef9 draft
klabberjass-4--speech = Chacun annonce avec sa première carte. Si les deux camps peuvent alors encore l’emporter, le reste se règle à la fin du premier pli.
# en d4a3d39d draft
lehman--game-name = Klaberjass selon Lehman
# en e24d64c4 draft
lehman--speech = La page ne donne de mots que pour la première annonce. Ensuite, les joueurs suivent l’ordre de comparaison : ils nomment d’abord la plus haute carte, puis disent si la suite est à l’atout.
# en dc2a3b2d draft
bicycle--game-name = Klaberjass selon Bicycle
# en 3bf6e036 draft
denexa--game-name = Klaberjass selon Denexa
# en a98e1d98 draft
bridge-belote--game-name = Bridge-belote de Bulgarie
# en 51fc3a7e draft
bridge-belote--speech = Le genre de l’annonce suffit d’abord ; longueur et hauteur ne se disent que si les deux équipes ont le même genre d’annonce.
# en d42e8f1f draft
belote--game-name = Belote de France
# en 9348eb1f draft
contree--game-name = Belote contrée
# en b11f4f2d draft
coinche--game-name = Belote coinchée
# en cb6e44cc draft
bela-hr--game-name = Bela de Croatie

## variants (by id)

# en 468e09b2 draft
schmeiss--variant-name = Schmeiss
# en abcda57b draft
schmeiss--variant-character = À sa première prise de parole, un joueur peut proposer d’annuler la donne ; si l’autre refuse, celui qui l’a proposé doit prendre.
# en db70e1f3 draft
void-deal--variant-name = Donne nulle
# en 6bd40591 draft
void-deal--variant-character = Si les six premières cartes ne sont que des huit et des sept, la donne est nulle, et le même joueur redonne.
# en ddbad57c draft
equal-scores--variant-name = Égalité : rien pour le preneur
# en e544908b draft
equal-scores--variant-character = À égalité, le défenseur ne marque que ses propres points, le preneur rien, et rien n’est mis en litige.
# en 71977aa3 draft
both-held--variant-name = Égalité : tout en litige
# en 690b2aae draft
both-held--variant-character = À égalité, personne ne marque, et les points des deux joueurs restent en litige pour le gagnant de la donne suivante.
# en 1691c4e0 draft
target-500--variant-name = En 500
# en f108dcf7 draft
target-500--variant-character = Atteindre ou dépasser 500 suffit, comme chez beaucoup de joueurs de Clobyosh.
# en 7b302422 draft
played-out--variant-name = Dernière donne jusqu’au bout
# en ff76a528 draft
played-out--variant-character = Sans annonce de victoire : la dernière donne se joue jusqu’au bout, et de deux totaux au-delà de l’objectif, le plus haut gagne.
# en 7a140a95 draft
east-lothian--variant-name = Victoire à la mode d’East Lothian
# en da60a650 draft
east-lothian--variant-character = La victoire ne peut s’annoncer que dans les trois premiers plis ; ensuite, la donne se joue jusqu’au bout et se compte.
# en d942c873 draft
ontario--variant-name = Ontario : No Tricker
# en 6a037e0e draft
ontario--variant-character = Les neuf plis valent 360, plus les suites annoncées et la belote, et la partie se joue en 1000.
# en 161cd573 draft
bare-yuss--variant-name = Le valet d’atout sec peut rester en main
# en 52b8ae39 draft
bare-yuss--variant-character = Un valet d’atout sec n’a pas à être joué quand atout est demandé.
# en f4a7c048 draft
no-low-trump-lead--variant-name = Pas d’entame d’un petit atout
# en 8e3583b7 draft
no-low-trump-lead--variant-character = On n’entame atout qu’avec une carte qui compte : jamais du huit ni du sept.
# en b9f18be1 draft
bela-first-card--variant-name = Belote à la première carte seulement
# en 6a9dd968 draft
bela-first-card--variant-character = La belote ne compte que si on l’annonce avec la première carte, roi ou dame ; après, il est trop tard.
# en bc7fc108 draft
bela-second-card--variant-name = Belote à la seconde carte aussi
# en 661449cc draft
bela-second-card--variant-character = La belote compte encore si on ne l’annonce qu’à la seconde carte, comme en Écosse selon la page du Clobyosh.
# en ebb8a1c7 draft
trick-to-consummate--variant-name = Un pli pour confirmer la victoire
# en a62a4414 draft
trick-to-consummate--variant-character = Qui passe l’objectif au décompte sans l’avoir annoncé doit encore faire un pli d’une donne suivante pour gagner.
# en 8fac40bd draft
three-each--variant-name = La chute va à chaque adversaire
# en c450afa4 draft
three-each--variant-character = Si le preneur chute, chaque adversaire ajoute tous les points du preneur aux siens.
# en 063c941e draft
three-big--variant-name = Prendre en grand
# en c435d8fa draft
three-big--variant-character = Le preneur peut choisir de jouer contre les points des deux adversaires réunis ; tous les points de la donne sont alors doublés.
# en 098344c3 draft
three-28--variant-name = 28 cartes
# en 296a21ba draft
three-28--variant-character = Sans les sept, seule la retourne reste hors jeu, et il n’y a pas d’échange.
# en 36f8cfb6 draft
three-bimah--variant-name = Le donneur sur la bimah
# en f4a9fd7f draft
three-bimah--variant-character = Si les deux autres passent deux fois, le donneur doit prendre et nommer une couleur.
# en 21871f96 draft
three-rotate--variant-name = La donne tourne
# en 11516278 draft
three-rotate--variant-character = Chaque donne revient au joueur suivant, à gauche, peu importe qui a gagné la dernière.
# en 0666f8b6 draft
four-low-card--variant-name = Une petite carte montre la couleur
# en 8beb8f9e draft
four-low-card--variant-character = Une carte tirée des deux à six inutilisés montre l’atout proposé ; le donneur ne reçoit donc pas de retourne.
# en df33d6da draft
four-bimah--variant-name = Le donneur sur la bimah
# en 18d2fb23 draft
four-bimah--variant-character = Le donneur ne peut pas passer au second tour : si les autres l’ont fait, il nomme une couleur.
# en ce9c8877 draft
four-bimah-no-trump--variant-name = Bimah, couleur ou sans atout
# en c029754e draft
four-bimah-no-trump--variant-character = Sur la bimah, le donneur peut aussi choisir le sans atout, où les cartes et le dix de der font 130.
# en 5c43c546 draft
four-left-of-dealer--variant-name = Prise forcée à gauche du donneur
# en 28690073 draft
four-left-of-dealer--variant-character = Si tous passent deux fois, le joueur à gauche du donneur doit prendre et nommer une couleur.
# en 61601ac1 draft
four-left-no-trump--variant-name = Prise forcée à gauche du donneur, couleur ou sans atout
# en 508e3bea draft
four-left-no-trump--variant-character = Si tous passent deux fois, le joueur à gauche du donneur doit prendre, et il peut aussi choisir le sans atout.
# en bc031911 draft
four-taker-leads--variant-name = Le preneur entame
# en 38997515 draft
four-taker-leads--variant-character = L’entame revient au joueur qui a fixé l’atout, et non au voisin de gauche du donneur.
# en 5fef2e7b draft
four-1002--variant-name = En 1002
# en e71495c7 draft
four-1002--variant-character = La partie se joue en 1002 points.
# en 6540017e draft
lehman-caller-takes--variant-name = Un schmeiss refusé engage qui l’a dit
# en 639df059 draft
lehman-caller-takes--variant-character = Refusé au premier tour, un schmeiss fait preneur celui qui l’a dit, comme sur la page du Clobyosh et chez Denexa.
# en 0a45b7a4 draft
bicycle-maker-first--variant-name = Le preneur compte en premier
# en af312352 draft
bicycle-maker-first--variant-character = Si les deux atteignent 500 dans la même donne, le preneur gagne, car il compte en premier.
# en 666a0ee4 draft
bicycle-equal-runs--variant-name = À suites égales, celui qui ne donne pas
# en 5592f6ee draft
bicycle-equal-runs--variant-character = De deux suites égales en tout point, celle du joueur qui ne donne pas l’emporte.
# en 17327bfa draft
belote-third-level--variant-name = Un troisième contre
# en feb4e6ed draft
belote-third-level--variant-character = Un surcontre peut encore être contré une fois : tout compte huit fois, de quoi gagner la partie en une donne.
# en 38445135 draft
belote-kirtik--variant-name = Kirtik
# en 4063397c draft
belote-kirtik--variant-character = On perd dix points de match pour un contrat chuté, et dix si l’on ne fait aucun pli.
# en 916e672d draft
belote-multiply-first--variant-name = Le contre avant l’arrondi
# en 26183c43 draft
belote-multiply-first--variant-character = Les points sont d’abord multipliés, puis arrondis en points de match, dans l’ordre du texte.
# en a1e370cd draft
belote-partner-free--variant-name = Partenaire maître : pas d’obligation de couper
# en 0bd873b0 draft
belote-partner-free--variant-character = Un joueur qui ne peut pas fournir peut se défausser quand son partenaire est maître.
# en 0b79e56e draft
belote-valat-undoubled--variant-name = Prime de capot non doublée
# en 8272e86b draft
belote-valat-undoubled--variant-character = La prime pour tous les plis n’est pas multipliée par le contre.
# en 263abbca draft
contest--variant-name = Concours de village en douze donnes
# en 3dfddf51 draft
contest--variant-character = On joue douze donnes dans le sens horaire. Après une égalité, des points restent en litige, mais à la dernière donne chaque camp marque ses propres points. Après quatre passes, le même donneur redonne.
# en 4ff3ea4b draft
contest-cards-alone--variant-name = Concours où les cartes seules décident
# en c7719551 draft
contest-cards-alone--variant-character = Douze donnes dans le sens horaire ; contrat et égalité se jugent sans la belote, que marque ensuite le joueur qui l’a.
# en 6da25a1b draft
belote-tie-lost--variant-name = Sans litige : l’égalité est perdue
# en 14347900 draft
belote-tie-lost--variant-character = L’égalité ne suffit pas : le camp preneur est dedans.
# en abfe470a draft
belote-tie-made--variant-name = Sans litige : l’égalité passe
# en 6484a887 draft
belote-tie-made--variant-character = L’égalité suffit, et chaque camp marque les siens.
# en 321bcd3a draft
belote-tens--variant-name = Arrondi à la dizaine
# en 8d88e2ee draft
belote-tens--variant-character = Sur la feuille, les points de chaque camp sont arrondis à la dizaine la plus proche, 85 à 90.
# en 5e3a6281 draft
belote-declarations--variant-name = Avec annonces
# en 55563bef draft
belote-declarations--variant-character = Suites et carrés s’annoncent, comme à la coinche. Ils se comparent entre eux, cinq cartes et plus valent 100, et les annonces d’un camp sans pli passent à l’autre.
# en 9cff01bb draft
cannes--variant-name = Cannes, 2016
# en f0f03e78 draft
cannes--variant-character = La partie se joue en 2001. Un camp qui marque toute la donne reçoit 162 pour les plis, ou 252 s’il a fait tous les plis, plus le contrat. Le contre ne multiplie que le contrat, par deux, et le surcontre par trois. Un capot demandé vaut 270. On arrondit à la dizaine, et cinq s’arrondit vers le bas.
# en af121fd7 draft
contree-pagat--variant-name = Selon pagat.com
# en ad4deea8 draft
contree-pagat--variant-character = Le contre ne multiplie que le contrat, et se dit même hors de son tour. La belote reste à qui l’a. Qui ne peut pas surcouper doit quand même fournir un atout plus faible. Un contrat de 80 demande 82 points, ce que la feuille ne vérifie pas.
# en 5b68d3ca draft
contree-made-points--variant-name = Points faits seulement
# en 09128a6f draft
contree-made-points--variant-character = Le contrat décide qui a réussi la donne et ne se marque pas lui-même.
# en c13131d1 draft
contree-announced--variant-name = Points demandés seulement
# en a77d5340 draft
contree-announced--variant-character = En 1010 : le gagnant d’une donne marque le contrat et aucun pli, le capot vaut 250, et il faut sous-couper.
# en 71fc9bcc draft
contree-bid-doubled--variant-name = Seul le contrat est doublé
# en 33e03449 draft
contree-bid-doubled--variant-character = Une note de bas de page laisse les tournois ne doubler que le contrat. Après un contre, le gagnant marque 160 plus deux fois le contrat ; après un surcontre, 160 plus quatre fois le contrat.
# en cdcb9213 draft
contree-160--variant-name = Un contrat chuté ne rapporte que 160
# en b0e68fd0 draft
contree-160--variant-character = Quand un contrat chute, l’autre camp marque les plis et non le contrat.
# en 768a7a97 draft
own-hand--variant-name = Gagner sur son propre contrat
# en 91c91489 draft
own-hand--variant-character = En 2001, et les points pris en défense ne finissent pas la partie : il faut un contrat à soi, et rempli.
# en ba71aeff draft
macedonian--variant-name = À la macédonienne : l’égalité suffit
# en 5cb79672 draft
macedonian--variant-character = Un camp preneur qui a autant de points que l’autre remplit son contrat, et chacun marque les siens.
# en bd10e73c draft
dosta--variant-name = Na dosta
# en 69c1ce24 draft
dosta--variant-character = Un camp qui vient de faire un pli peut dire qu’il a assez de points et finir la partie.

## readings (by id)
##
## Là où les documents ne disent rien ou se contredisent : de quoi il s’agit, et quelle voie est suivie.

# en d86a881f draft
denexa-pack--reading-on = Quelles cartes Denexa retire
# en 5baa7903 draft
denexa-pack--reading = Denexa retire les deux à six d’un jeu de 52 et dit qu’il reste de l’as au huit. Le texte compte pourtant 32 cartes et se sert du sept d’atout. Nous laissons les sept.
# en a57eacc0 draft
stock-face-down--reading-on = Le talon, face visible ou cachée
# en ef3ff25a draft
stock-face-down--reading = La page du Clobyosh met une fois le talon face visible, et parle un paragraphe plus loin de « cartes inconnues, face cachée ». Pour nous, le talon est face cachée.
# en ddeacc6a draft
points-held-over--reading-on = Quels points sont en litige après une égalité
# en f4c1b6ff draft
points-held-over--reading = La page du Clobyosh met en litige « les points disputés » sans dire de qui. La même section dit que les points du défenseur lui sont « toujours acquis ». Nous ne mettons donc en litige que ceux du preneur. Une table peut mettre en litige les points des deux camps.
# en 99c66ec4 draft
second-tie--reading-on = Une égalité pendant un litige
# en 1b7ebf4f draft
second-tie--reading = Aucun document ne décrit deux égalités de suite. Nous ajoutons les points du nouveau preneur à ceux qui sont déjà en litige, et le nouveau défenseur marque les siens. Le prochain camp à gagner une donne prend tous les points en litige.
# en 728418c1 draft
held-over-not-compared--reading-on = Les points en litige dans la comparaison
# en b4200d7c draft
held-over-not-compared--reading = Aucun document ne dit que les points en litige d’une donne passée aident à réussir la suivante. Nous les ajoutons une fois la donne décidée.
# en 56108ffb draft
thrown-in-while-held-over--reading-on = Une donne annulée quand des points sont en litige
# en e81b8c6c draft
thrown-in-while-held-over--reading = Les points en litige vont au gagnant de la prochaine donne jouée jusqu’au bout ; ils restent donc en litige si une donne est annulée.
# en e166c3c3 draft
held-over-not-claimed--reading-on = Points en litige et annonce de victoire
# en 27a20068 draft
held-over-not-claimed--reading = La règle sur l’annonce de victoire énumère ce qu’on peut compter, et les points d’une donne à égalité n’y figurent pas. Personne ne les a encore gagnés ; nous ne les comptons donc pas dans une annonce.
# en 58600403 draft
held-over-at-the-end--reading-on = Une partie qui finit avec des points encore en litige
# en 329a06ca draft
held-over-at-the-end--reading = La page du Clobyosh ne dit pas ce que deviennent les points encore en litige à la fin. Nous ne les donnons à personne. Si la dernière donne est à égalité, le défenseur peut quand même atteindre l’objectif avec ses points de cette donne, et gagner.
# en d2f797e2 draft
held-over-reaches-target--reading-on = Des points en litige qui atteignent l’objectif
# en 63c0bb14 draft
held-over-reaches-target--reading = À la fin de la donne, nous comptons les points gagnés d’une égalité précédente comme les autres. S’ils amènent un camp à l’objectif, la partie est finie.
# en be81335a draft
unclaimed-at-target--reading-on = Un joueur passe l’objectif au décompte, sans annonce
# en e1800a98 draft
unclaimed-at-target--reading = La page du Clobyosh donne la partie au premier qui atteint l’objectif. Pourtant, un joueur qui a 506 et n’annonce pas la victoire peut encore perdre. Au moins dans les milieux écossais, il faut un pli de plus pour gagner sans annonce. Nous comptons la victoire sans ce pli. Une table peut l’exiger par règle maison.
# en 80b26c00 draft
two-of-three-past-target--reading-on = Trois joueurs, dont deux passent l’objectif
# en 871cac91 draft
two-of-three-past-target--reading = Entre deux joueurs, le dernier pli décide. À trois, celui qui le fait peut ne pas être à l’objectif. Nous faisons alors gagner le plus haut total de ceux qui l’ont passé. Si les plus hauts totaux sont égaux, on joue une donne de plus.
# en a7881a17 draft
moment-to-claim--reading-on = Le moment d’annoncer la victoire
# en d8c92bb8 draft
moment-to-claim--reading = La page du Clobyosh presse les joueurs d’annoncer dès qu’ils atteignent l’objectif. D’après sa première règle, on ne peut annoncer qu’après avoir fait un pli et avant d’entamer le suivant. Nous suivons cette règle : un joueur qui a assez de points au milieu d’un pli en attend la fin.
# en 27e55306 draft
claim-out-of-turn--reading-on = Victoire annoncée au mauvais moment
# en 9cc935b8 draft
claim-out-of-turn--reading = Sur la page du Clobyosh, une annonce de victoire avec trop peu de points perd la partie, mais l’annoncer à contretemps n’est simplement pas permis. Nous la refusons alors avec un avertissement, et elle ne coûte rien.
# en d2b0d87e draft
silent-first-bela-card--reading-on = La première carte de la belote jouée en silence
# en 30d93486 draft
silent-first-bela-card--reading = La page du Clobyosh place l’annonce à la première carte, et rapporte que les Écossais peuvent attendre la seconde. Dans une annonce de victoire, on ne perd la belote qu’une fois les deux cartes jouées en silence. Nous l’acceptons donc à l’une ou à l’autre.
# en 0c95b3d1 draft
claim-before-runs-shown--reading-on = Victoire annoncée après le premier pli, suites non montrées
# en 3378c80d draft
claim-before-runs-shown--reading = Les suites se montrent au deuxième pli, mais la victoire peut s’annoncer avant. Selon notre lecture, qui l’annonce montre ses suites en même temps.
# en bbb914cf draft
two-claims--reading-on = Deux annonces de victoire à la fois
# en 50beeb18 draft
two-claims--reading = Seul celui qui vient de faire le pli peut annoncer ; il ne peut donc pas y avoir deux annonces à la fois.
# en 511b72b0 draft
false-claim-of-three--reading-on = Une fausse annonce de victoire à trois
# en 5b9b5c31 draft
false-claim-of-three--reading = La règle dit que l’adversaire gagne, mais ici il y en a deux. Nous donnons la partie à celui qui avait le plus haut total avant la donne. À totaux égaux, personne ne gagne et la partie est finie.
# en 1c73403e draft
first-three-tricks--reading-on = Dans les trois premiers plis
# en 0dc8088e draft
first-three-tricks--reading = East Lothian ne laisse annoncer la victoire que dans les trois premiers plis. Nous le permettons après le premier, le deuxième ou le troisième.
# en cd0cd843 draft
counting-first--reading-on = Compter en premier quand les deux passent l’objectif
# en b3dd6bd3 draft
counting-first--reading = Sur la page du Clobyosh, le défenseur compte avant le preneur. Mais si les deux passent l’objectif, c’est le dernier pli qui décide. L’ordre du décompte ne décide donc pas de la partie.
# en b90642f3 draft
bate-before-totals--reading-on = Un preneur qui gagnerait sans sa chute
# en a9f98e19 draft
bate-before-totals--reading = Les points d’un preneur dedans passent à l’adversaire avant qu’on compare les totaux ; le preneur ne gagne donc pas au décompte. Seule une annonce de victoire pourrait l’éviter, et Lehman, Bicycle et Denexa n’en connaissent pas.
# en 9b1d2598 draft
best-run-without-trick--reading-on = La meilleure suite, chez un joueur sans pli
# en c3f8e314 draft
best-run-without-trick--reading = Seul le joueur qui a la meilleure suite peut en marquer, et il n’a pas de pli. Personne n’en marque donc : nous ne laissons pas une suite moindre prendre sa place.
# en 535b5f9f draft
runs-without-trick--reading-on = S’il faut un pli pour les suites chez Lehman et Bicycle
# en ff1b3d2c draft
runs-without-trick--reading = Lehman et Bicycle ne demandent pas de pli pour que les suites comptent ; la page du Clobyosh et Denexa, si. Nous ne demandons un pli que si le document du jeu en demande un.
# en ba012d23 draft
bela-without-trick--reading-on = La belote sans un pli
# en 43d3885b draft
bela-without-trick--reading = La page du Clobyosh qualifie la belote d’absolue : elle compte quelles que soient les suites de l’un ou de l’autre. Nous ne demandons donc pas de pli. Parmi les autres documents, seul le croate en demande un.
# en bd731f5c draft
long-runs--reading-on = Sept et huit cartes qui se suivent chez Lehman et Bicycle
# en f59ab6a2 draft
long-runs--reading = Lehman paie cinquante pour quatre cartes ou plus, et Denexa rien de plus pour cinq ou plus ; une longue suite y reste donc un seul cinquante. Bicycle ne nomme que les suites de trois et de quatre et compte toutes celles d’une main. Nous y divisons donc une longue suite : sept cartes font un cinquante et une tierce, et huit font deux cinquante.
# en 9db8fabd draft
declaring-less--reading-on = Annoncer moins qu’on n’a
# en 3f9fe8fb draft
declaring-less--reading = Personne n’est obligé d’annoncer : un joueur peut donc taire une suite ou n’en nommer qu’une partie. Une suite compte telle qu’elle est annoncée. Le joueur qui a la meilleure suite compte aussi ses autres suites, une fois montrées.
# en a7a789b4 draft
equal-length--reading-on = Ce que compare une « longueur égale »
# en 5f2a81da draft
equal-length--reading = Lehman, Bicycle et Denexa comparent les hauteurs entre suites de même longueur, mais une suite de cinq vaut le même cinquante qu’une suite de quatre. Nous comparons donc tous les cinquante par la hauteur, quelle que soit leur longueur. Si l’on ne montre qu’une partie d’une longue suite, c’est la hauteur nommée qui compte.
# en 7030b200 draft
lesser-runs-after-equal--reading-on = Les suites moindres quand les meilleures s’annulent
# en 18a2686c draft
lesser-runs-after-equal--reading = Là où les meilleures suites, égales, ne comptent pour personne, Lehman et Denexa excluent toutes les annonces de la donne. Les suites moindres ne prennent donc pas leur place. Nous lisons Bicycle de même.
# en efeb2887 draft
late-bela-denexa--reading-on = La belote annoncée tard chez Denexa
# en d9b61b84 draft
late-bela-denexa--reading = Denexa place l’annonce à la première des deux cartes et n’a pas de tolérance pour la seconde. Annoncée à la seconde seulement, nous ne comptons pas la belote.
# en 657441a0 draft
seven-of-other-suit--reading-on = Le sept quand une autre couleur est atout (Bicycle)
# en 59db2dd1 draft
seven-of-other-suit--reading = Bicycle laisse échanger le sept d’atout sans demander que la couleur de la retourne soit l’atout. Nous le demandons, comme les autres documents, sinon le sept s’échangerait contre une carte hors atout.
# en 48856e6e draft
dealer-schmeiss-round-two--reading-on = Schmeiss du donneur au second tour (Bicycle)
# en 3b9f97d5 draft
dealer-schmeiss-round-two--reading = Bicycle laisse au donneur deux choix à la dernière parole : nommer une couleur ou redonner. Le schmeiss n’en est pas un ; nous ne l’y permettons donc pas.
# en 2601469a draft
lehman-schmeiss-refused--reading-on = Le schmeiss de Lehman, à l’envers
# en 27abe0b5 draft
lehman-schmeiss-refused--reading = Au premier tour, Lehman fait preneur celui qui refuse le schmeiss ; la page du Clobyosh et Denexa, celui qui l’a dit. Le jeu de Lehman garde la règle de Lehman.
# en 6f50c08b draft
bicycle-schmeiss-refused--reading-on = Qui est preneur après un schmeiss refusé (Bicycle)
# en 39b9e1d9 draft
bicycle-schmeiss-refused--reading = Si un schmeiss est refusé, la couleur de la retourne devient atout chez Bicycle, mais la page ne nomme pas de preneur. Pour nous, le preneur est le joueur qui a dit schmeiss, puisqu’il proposait de jouer cette couleur.
# en 4fa04621 draft
lowest-card-drawn--reading-on = La plus faible carte tirée, et la donne après un schmeiss (Bicycle)
# en 030e2c4b draft
lowest-card-drawn--reading = Bicycle n’indique pas d’ordre des cartes pour le tirage. Nous suivons l’ordre naturel, de l’as au sept. Après un schmeiss accepté, la page demande une nouvelle donne. Comme on y donne à tour de rôle, nous faisons donner l’autre joueur.
# en 6930de2b draft
dealer-after-all-pass--reading-on = Qui donne quand tout le monde a passé
# en a666378a draft
dealer-after-all-pass--reading = Les documents diffèrent : l’autre joueur sur la page du Clobyosh et chez Lehman, le même donneur chez Denexa. Bicycle laisse le donneur « commencer une nouvelle donne » mais dit qu’on donne à tour de rôle ; nous faisons donc alterner la donne. Chaque jeu garde sa règle.
# en b6003f2a draft
dealer-after-tie--reading-on = Qui donne après une égalité si le gagnant donne
# en f3080290 draft
dealer-after-tie--reading = Une égalité n’a pas de gagnant, et seule la page du Clobyosh dit ce qui suit : la donne alterne. Nous faisons de même partout où le gagnant donne.
# en 2ed05faa draft
all-nine-tricks--reading-on = Les 360 pour les neuf plis
# en 822fcccd draft
all-nine-tricks--reading = La variante de l’Ontario paie 360 points plus les suites annoncées et la belote. Nous prenons ces 360 à la place des points des cartes et du dix de der. L’un ou l’autre joueur peut les marquer, et la belote de l’autre compte toujours.
# en 5f8175f4 draft
denexa-target--reading-on = Atteindre 501 chez Denexa
# en 95cc6043 draft
denexa-target--reading = Denexa fait gagner le premier à 501, et aussi le plus haut score. Nous comparons les totaux après chaque donne entière : le plus haut gagne, et à égalité on joue une donne de plus.
# en e9d5fc92 draft
both-past-target--reading-on = Les deux passent 500 chez Lehman et Bicycle
# en 9aab870d draft
both-past-target--reading = Lehman ne dit pas ce qui se passe si les deux passent 500. Chez Bicycle, le plus haut score gagne. Aucun ne parle de totaux égaux. Selon notre lecture, le plus haut total gagne ; à égalité, on joue une donne de plus.
# en 593c71eb draft
maker-counted-first--reading-on = Le preneur compté en premier (variante de Bicycle)
# en a63a42e7 draft
maker-counted-first--reading = Dans cette variante, le preneur compte en premier. Mais un preneur qui est dedans n’a rien à compter. Chez nous, l’ordre n’aide donc que celui qui a réussi la donne.
# en bb017ffe draft
revoke-hands-over--reading-on = Ce qu’une renonce fait passer en face (Bicycle)
# en 63a176ec draft
revoke-hands-over--reading = Bicycle donne à l’autre camp les annonces et les cartes des deux. Nous y comptons le dix de der, les suites qui comptent et la belote. Une annonce qu’on n’a jamais eue ne vaut rien.
# en 6d41c953 draft
leading-low-trump--reading-on = Entamer un petit atout
# en 359ab24b draft
leading-low-trump--reading = Certains joueurs écossais n’entament jamais du huit ni du sept d’atout, par fair-play. Nous y voyons une coutume. Une telle entame n’est pas une renonce, et elle est permise, sauf si la table l’interdit.
# en 6dc91bc4 draft
revoke-without-remedy--reading-on = Une renonce que le document ne sanctionne pas
# en b89bb9ec draft
revoke-without-remedy--reading = Parmi les textes sur le Klaberjass et l’article sur le bridge-belote, seul Bicycle dit ce que coûte une renonce. Dans les jeux des autres textes, nous corrigeons le jeu si c’est possible ; sinon, nous appliquons la sanction de Bicycle.
# en 58ad8b26 draft
tie-of-three--reading-on = Une égalité à trois
# en eb95e4ab draft
tie-of-three--reading = La page du Clobyosh demande au preneur de faire plus que chacun de ses adversaires. Pour les égalités, elle dit seulement que deux adversaires à égalité se partagent les points d’un preneur qui a chuté. Pour nous, une égalité entre le preneur et un adversaire est donc une chute, et rien n’est mis en litige.
# en 0fb3c842 draft
from-two-to-three--reading-on = Les règles à deux qui valent aussi à trois
# en 9ff9c881 draft
from-two-to-three--reading = La section de la page du Clobyosh sur le jeu à trois dit que toutes les bases sont les mêmes qu’à deux et n’en énumère aucune. Nous gardons tout ce qu’elle ne change pas : l’échange, les suites et la belote, le jeu, le décompte et l’annonce de victoire.
# en f61faa7c draft
odd-point--reading-on = Le point de reste entre deux adversaires
# en 0b9ade34 draft
odd-point--reading = Deux adversaires à égalité entre eux se partagent les points d’une chute, mais un nombre impair n’a pas de moitié. Nous donnons à chacun la moitié arrondie vers le bas, et le point de reste est perdu, ce qui ne favorise personne. En grand, il se perd avant qu’on double les points.
# en 56a66a56 draft
bate-to-each--reading-on = Les points du preneur à chaque adversaire
# en 62528f01 draft
bate-to-each--reading = Dans cette variante, chaque adversaire ajoute les points du preneur. Nous laissons chacun les ajouter tous, même si les deux adversaires sont à égalité entre eux ; la feuille montre donc plus de points que n’en valait la donne.
# en 4f18913b draft
big-doubles--reading-on = Ce qui double « en grand »
# en aa588d4b draft
big-doubles--reading = La page du Clobyosh double « les points de la donne ». Nous doublons les points de tous. Avant cela, en cas de chute, les points du preneur passent à l’adversaire qui en a le plus. Si le preneur n’a qu’autant que les deux adversaires réunis, c’est une chute.
# en 45eaf73f draft
claim-on-big--reading-on = Annoncer la victoire dans une donne en grand
# en 328555d6 draft
claim-on-big--reading = Pour nous, les points ne doublent qu’au décompte, en fin de donne ; une annonce de victoire en cours de jeu compte donc les points sans les doubler.
# en 3246c8ec draft
target-of-three--reading-on = L’objectif à trois joueurs
# en 8d240692 draft
target-of-three--reading = La section sur le jeu à trois ne fixe pas d’objectif. Nous prenons 501, comme à deux.
# en b2864617 draft
dealer-of-three--reading-on = Qui donne ensuite à trois joueurs
# en 9107ddf1 draft
dealer-of-three--reading = Le gagnant d’une donne fait la suivante, mais à trois le texte ne dit pas qui c’est. Pour nous, c’est le preneur s’il a réussi la donne, sinon l’adversaire qui a le plus de points. Si les adversaires sont à égalité, c’est celui qui vient le premier après le donneur.
# en 8e5d074f draft
too-low-to-overtrump-four--reading-on = Trop bas pour surcouper, à quatre joueurs
# en 4925895b draft
too-low-to-overtrump-four--reading = La carte d’un adversaire doit être battue si possible. Le texte ne dit pas ce qui se passe si les atouts d’un joueur sont trop bas pour cela. Nous demandons quand même un atout plus bas, comme le texte sur le jeu à trois.
# en 05ba9459 draft
equal-runs-four--reading-on = Suites égales hors atout, à quatre joueurs
# en 112802e1 draft
equal-runs-four--reading = Pour les suites égales, le texte sur le jeu à quatre dit seulement qu’une suite à l’atout gagne. Entre suites égales hors atout, nous faisons gagner la première annoncée, comme à deux.
# en b9ee493a draft
bela-call-four--reading-on = Quand la belote s’annonce à quatre joueurs
# en 21e57976 draft
bela-call-four--reading = Le texte sur le jeu à quatre demande l’annonce à la première des deux cartes. Il ne répète pas que les Écossais peuvent l’annoncer à la seconde. À la seconde carte, nous jugeons donc qu’il est trop tard.
# en 1711625f draft
trick-for-runs-four--reading-on = Le pli qu’il faut aux suites, à quatre joueurs
# en 2b9f5f3a draft
trick-for-runs-four--reading = Au jeu à deux, le joueur qui a la suite doit faire un pli. Le texte sur le jeu à quatre n’en parle pas. Comme une équipe marque ensemble, un pli de l’un des deux partenaires nous suffit.
# en 57c2047a draft
twenty-after-partners-fifty--reading-on = Une tierce après le cinquante du partenaire
# en 18a96644 draft
twenty-after-partners-fifty--reading = Après un cinquante, les joueurs suivants ne peuvent plus annoncer de tierce. Nous n’y voyons qu’un moyen d’abréger les paroles : si le cinquante est celui du partenaire et gagne, la tierce se montre aussi et compte.
# en 0881ca73 draft
forced-no-trump-melds--reading-on = Suites et belote à sans atout (bimah)
# en b18537ce draft
forced-no-trump-melds--reading = Pour un sans atout forcé, la page ne donne que l’ordre des cartes et leurs points. Nous comptons les suites comme d’habitude. Aucune n’en bat une égale parce qu’elle est à l’atout, et il n’y a pas de belote.
# en f4149fd1 draft
low-card-deal--reading-on = La donne quand une petite carte montre la couleur
# en 4f252ab3 draft
low-card-deal--reading = Si une petite carte montre la couleur, le donneur n’a pas de retourne à prendre. Nous donnons donc les 32 cartes par trois, trois et deux. La couleur montrée ne peut pas être nommée au second tour.
# en 958ce190 draft
sample-sheet-slip--reading-on = La feuille d’exemple sur la page du Clobyosh
# en 9d126f1a draft
sample-sheet-slip--reading = Il manque un point à l’un des totaux de la feuille : 23 et 106 font 129, et non 128. Nous y voyons une étourderie, car la colonne d’à côté tombe juste.
# en 1016c764 draft
pack-of-28--reading-on = Le jeu à 28 cartes
# en e75a546d draft
pack-of-28--reading = Sans les sept, il n’y a rien à échanger, et les suites s’arrêtent au huit ; aucune ne dépasse donc sept cartes.
# en 684fdb8d draft
forced-eldest-names--reading-on = Ce que peut nommer le joueur forcé à gauche du donneur
# en ab3972a3 draft
forced-eldest-names--reading = Le texte fait nommer l’atout au joueur à gauche du donneur après deux tours de passes. Il ne parle pas de la couleur de la retourne. Comme au second tour, nous ne laissons pas ce joueur nommer cette couleur. Il ne peut choisir le sans atout que si la table le permet.
# en 745a7bdd draft
who-shows-void-deal--reading-on = Qui montre une donne nulle
# en c12a1515 draft
who-shows-void-deal--reading = Si les six premières cartes d’un joueur ne sont que des huit et des sept, la donne est nulle. Le texte ne dit pas qui doit l’annoncer. Nous laissons le joueur qui les a les montrer avant les enchères.
# en a95d3428 draft
bare-yuss--reading-on = Quand on peut garder le valet d’atout sec
# en 91bca1a4 draft
bare-yuss--reading = Quand atout est demandé, on ne peut garder que le valet, et seulement s’il est sec. Selon notre lecture, n’importe quelle autre carte peut alors être jouée à sa place.
# en 2a98ab1b draft
match-and-first-deal-four--reading-on = Match et première donne à quatre joueurs
# en 4765a4d1 draft
match-and-first-deal-four--reading = Le texte sur le jeu à quatre ne parle ni du match ni de la première donne. Pour nous, un match est une seule partie. On coupe pour la première donne, et la plus haute carte donne, comme à deux.
# en ace1d8b3 draft
first-deal-of-next-game--reading-on = La première donne de la partie suivante
# en 594be988 draft
first-deal-of-next-game--reading = En deux parties gagnantes, la page laisse le gagnant d’une partie donner en premier à la suivante. Peu importe qui a gagné la dernière donne.
# en 8aa7399a draft
totals-decide-four--reading-on = Points de cartes ou totaux, à quatre joueurs
# en 9ee9b730 draft
totals-decide-four--reading = Dans la section sur les enchères, l’équipe du preneur doit faire la majorité des points de cartes. La section sur la marque compare les totaux, avec suites, belote et dix de der. Nous laissons décider les totaux, puisque c’est la section sur la marque qui décrit le décompte.
# en 566744c7 draft
denexa-tie--reading-on = Ce que marque le preneur à égalité chez Denexa
# en 871bfea6 draft
denexa-tie--reading = Pour une égalité, Denexa dit seulement que l’adversaire marque ses propres points. Selon notre lecture, le preneur ne marque rien et rien n’est mis en litige, comme chez Lehman et Bicycle.
# en 9c0b277a draft
exchange-before-runs--reading-on = Jusqu’à quand le sept s’échange
# en 2f3fc135 draft
exchange-before-runs--reading = Dans les documents, l’échange suit les dernières cartes de la donne et est décrit avant les suites. Seul Lehman dit qu’il peut en compléter une. Nous le plaçons avant toute annonce et toute entame ; la nouvelle carte peut donc faire partie d’une suite.
# en fc93f3fc draft
bela-against-better-run--reading-on = La belote face à une meilleure suite de l’autre camp
# en 477c74ec draft
bela-against-better-run--reading = Seule la page du Clobyosh qualifie la belote d’absolue. Lehman et Bicycle la décrivent à part de la comparaison des suites. Chez Denexa, aucune annonce ne compte quand des suites égales s’annulent. Mais on n’a comparé jusque-là que des suites : nous n’appliquons donc pas cela à la belote. Nous comptons la belote dans tous ces jeux.
# en a412d3a0 draft
lehman-tops-told--reading-on = Comment hauteur et atout se disent chez Lehman
# en 32efc11a draft
lehman-tops-told--reading = Chez Lehman, le donneur annonce de la même façon une suite égale ou meilleure. Le texte ne donne pas de mots pour la hauteur et l’atout. Chez nous, c’est le joueur à la meilleure suite qui les nomme, dans l’ordre où on les compare.
# en dabaec83 draft
bella-at-first-card--reading-on = La belote annoncée à la première carte seulement
# en a5308343 draft
bella-at-first-card--reading = Lehman et Bicycle placent l’annonce à la seconde des deux cartes et ne disent pas si elle compte plus tôt. Si la belote est annoncée à la première carte seulement, nous ne la comptons pas.
# en 537284eb draft
king-queen-in-run-and-bela--reading-on = Roi et dame dans une suite et dans la belote
# en 4cac6a4f draft
king-queen-in-run-and-bela--reading = Bicycle compte le roi et la dame à la fois dans une suite et dans la belote. La feuille d’exemple de la page du Clobyosh a un cinquante avec une « Ace-bela ». Les autres documents ne disent rien. Dans leurs jeux aussi, nous comptons les deux, car seules les suites n’ont pas le droit de se recouper.
# en 055da83b draft
only-low-trumps-left--reading-on = Plus que de petits atouts
# en 443621bf draft
only-low-trumps-left--reading = La coutume écossaise veut qu’on entame atout avec une carte qui compte. Elle ne dit pas ce qu’entame un joueur qui n’a plus que le huit ou le sept d’atout. Nous le laissons entamer l’une de ces cartes.
# en 4b066136 draft
five-claim-rules--reading-on = Les cinq règles pour annoncer la victoire
# en cea6e955 draft
five-claim-rules--reading = La page résume l’annonce de victoire en cinq règles et ajoute que c’est la lecture de son rédacteur, car son contributeur n’avait pas tout précisé. Nous les suivons comme des règles.
# en db5e9c5e draft
from-two-to-four--reading-on = Les règles à deux qui valent aussi à quatre
# en 8fd9d08a draft
from-two-to-four--reading = La section sur le jeu à quatre reprend du jeu à deux les valeurs, les rangs et les combinaisons, et décrit elle-même donne, jeu et décompte. Nous gardons aussi les noms des plus hauts atouts, le dix de der et la liberté de ne pas annoncer.
# en 2be21968 draft
shuffling--reading-on = Mélanger
# en 1f6faf35 draft
shuffling--reading = L’article dit que le paquet se mélange entre les parties, et aussi qu’il est seulement coupé, jamais mélangé. Nous le mélangeons avant une partie, et ne faisons que le couper entre ses donnes.
# en 2ca7b64f draft
doubling-levels--reading-on = Combien de niveaux de contre
# en f6d5ab60 draft
doubling-levels--reading = L’article dit que deux niveaux sont d’usage, et plus loin que deux sont permis. Mais il en signale aussi un troisième dans certaines régions. Nous nous en tenons à deux, sauf si la table convient du troisième.
# en 968337c2 draft
all-trumps-third-level--reading-on = Tout atout et le troisième niveau
# en 32ea1138 draft
all-trumps-third-level--reading = Dans l’article, un surcontre sur tout atout clôt les enchères, ce qui ne laisserait pas de place à un troisième contre à tout atout. Là où le troisième niveau se joue, c’est pour nous le troisième contre qui les clôt.
# en 0afdc899 draft
contract-after-double--reading-on = Un contrat plus haut après un contre
# en f1bea40d draft
contract-after-double--reading = L’article ne dit pas ce que devient un contre quand un contrat plus haut est demandé. Nous laissons tomber le contre, car il visait le contrat plus bas.
# en 816f6143 draft
who-may-double--reading-on = Quel contrat on peut contrer
# en 92e394a4 draft
who-may-double--reading = L’article ne laisse personne contrer le contrat de son partenaire. Selon notre lecture, seule l’autre équipe peut contrer un contrat, et seule l’équipe contrée peut surcontrer.
# en 2a36508b draft
comparing-declarations--reading-on = Comment les annonces se comparent
# en f3473216 draft
comparing-declarations--reading = L’article donne la valeur des annonces et ne les compare pas. Chez nous, la suite la plus longue gagne, puis la plus haute. À égalité, atout ou non, personne ne marque. L’équipe qui a la meilleure suite marque toutes ses suites. Les carrés se comparent à part, dans l’ordre de l’atout, et une belote compte toujours.
# en 38bc6da4 draft
six-and-seven-in-row--reading-on = Six et sept cartes qui se suivent
# en 2e41451d draft
six-and-seven-in-row--reading = L’article compte huit cartes de suite comme une quinte et une tierce. Pour six ou sept cartes, il n’accorde rien de plus qu’une quinte. Nous comptons donc six ou sept cartes pour 100, et huit pour 120.
# en 8a2ec214 draft
belote-in-sequence--reading-on = La belote dans une suite
# en fd09f010 draft
belote-in-sequence--reading = L’article ne laisse une carte être que dans une annonce, mais décrit la belote à part des annonces. Nous comptons donc roi et dame à la fois dans une suite et dans une belote.
# en b18ea2db draft
committed-team--reading-on = Quelle équipe doit gagner
# en ff54ef36 draft
committed-team--reading = L’article parle de l’équipe « engagée » sans dire laquelle. Pour nous, c’est celle du joueur qui a demandé le dernier contrat. Si le contrat est contré, ce sont les deux équipes.
# en 0ec4104f draft
doubled-tie--reading-on = Points égaux dans une donne contrée
# en 3001952a draft
doubled-tie--reading = À égalité, les points de l’équipe preneuse sont en litige, et dans un contrat contré cela vaut pour les deux équipes. Chez nous, aucune ne marque donc, et tout le montant multiplié est en litige.
# en 0a02afab draft
rounding-and-multiplying--reading-on = Arrondir et multiplier
# en ba142263 draft
rounding-and-multiplying--reading = Le texte multiplie avant de diviser par dix ; son propre exemple multiplie 26 points de match par huit. Nous arrondissons d’abord les points et multiplions les points de match. Une table peut choisir l’ordre du texte.
# en ac330861 draft
no-trumps-rounding--reading-on = Doubler à sans atout et le seuil d’arrondi
# en 395c184d draft
no-trumps-rounding--reading = Doublés, les totaux à sans atout sont pairs ; un seuil de cinq ne jouerait donc jamais. Nous doublons pourtant d’abord, puisque le texte place le doublement avant la division.
# en 4ca14373 draft
tie-at-rounding-limit--reading-on = Totaux égaux juste au seuil
# en dd2a0cf0 draft
tie-at-rounding-limit--reading = Au seuil, le plus petit total s’arrondit vers le haut et le plus grand vers le bas. L’article ne parle pas de totaux égaux. Nous arrondissons vers le bas les points qui se marquent et vers le haut ceux qui sont en litige, pour que la somme reste juste.
# en 6d2516f7 draft
rounding-inside--reading-on = L’arrondi quand une équipe est dedans
# en b66b8b96 draft
rounding-inside--reading = Si une équipe est dedans, tous les points vont à l’autre ; nous arrondissons donc leur somme une seule fois. Aucune de ces sommes ne tombe sur un seuil.
# en 3042a5b3 draft
valat-doubled--reading-on = Capot et contre
# en 4d41ba61 draft
valat-doubled--reading = Pour un capot, l’article donne une prime de neuf points de match. Il la double à sans atout, mais ne dit pas ce qu’en fait un contre. Nous la multiplions avec tout le reste.
# en e1061e33 draft
valat-not-compared--reading-on = Le capot dans la comparaison des équipes
# en fc25a849 draft
valat-not-compared--reading = La prime de capot est donnée en points de match, et les équipes se comparent sur leurs points avant la division par dix. Nous ne la laissons donc pas décider de la donne. Elle reste à l’équipe qui a fait tous les plis.
# en deaf1eff draft
declarations-lost-inside--reading-on = Les annonces d’une équipe sans pli
# en 71167bee draft
declarations-lost-inside--reading = Dans l’article, une équipe sans pli garde ses annonces. Si cette équipe a pris et chute, nous comptons ses annonces comme perdues, de même que tous ses autres points.
# en a61a0f7b draft
no-end-on-valat--reading-on = Une partie qui finirait sur un capot
# en fe073513 draft
no-end-on-valat--reading = L’article dit seulement qu’une partie ne peut pas finir sur un capot. Chez nous, on continue : après la prochaine donne sans capot, l’équipe qui a passé l’objectif et qui mène gagne.
# en 9731db4c draft
both-teams-past-target--reading-on = Les deux équipes passent l’objectif
# en b65b1acf draft
both-teams-past-target--reading = Dans l’article, la première équipe à 151 gagne, mais deux peuvent y arriver dans une même donne. Selon notre lecture, le plus haut total gagne ; à égalité, on continue.
# en 003ebcc2 draft
end-while-hanging--reading-on = Une partie qui finit avec des points en litige
# en 95171572 draft
end-while-hanging--reading = Dans l’article, rien n’oblige une partie à attendre des points en litige. L’équipe qui atteint l’objectif gagne donc, et nous laissons ces points se perdre.
# en e3f97247 draft
kirtik--reading-on = Le kirtik en détail
# en 9fda66aa draft
kirtik--reading = L’article renvoie à une autre page pour les détails. Nous jouons sans kirtik, sauf si la table en convient. Une équipe perd alors dix points de match quand elle s’engage et que l’autre équipe gagne, et dix quand elle ne fait aucun pli. Les deux pénalités sont doublées à sans atout, et encore une fois par chaque contre.
# en 6baaf8f9 draft
kirtik-while-hanging--reading-on = Un kirtik quand des points sont en litige
# en eca7094a draft
kirtik-while-hanging--reading = L’article prévoit un kirtik quand on s’engage et ne gagne pas. Une donne en litige n’est encore ni gagnée ni perdue : pour nous, elle ne coûte pas de kirtik.
# en 69079e28 draft
go-out-double--reading-on = Le contre « pour sortir »
# en 5745b1a6 draft
go-out-double--reading = Le troisième niveau est fait pour gagner une partie entière en une seule donne. Nous le faisons multiplier comme les autres, mais par huit : 26 points de match font 208, et la partie se gagne au décompte.
# en 66ad7c99 draft
last-trick-no-trumps--reading-on = Le dix de der à sans atout
# en e0773a2d draft
last-trick-no-trumps--reading = Pour nous, le dix de der fait partie des 130 points du sans atout ; il double donc avec le reste.
# en e6a48238 draft
declarations-without-trick--reading-on = Les annonces sans un pli
# en 812dd8fb draft
declarations-without-trick--reading = L’article ne demande pas de pli, et un capot n’annule pas les annonces de l’autre équipe. Nous comptons donc les annonces d’une équipe sans pli.
# en ba6da063 draft
belote-card-discarded--reading-on = Une carte de la belote défaussée à tout atout
# en b787b0e5 draft
belote-card-discarded--reading = L’article demande seulement que la belote soit annoncée à sa première carte. Nous la comptons donc même quand cette carte est une défausse.
# en a6d0f78b draft
void-while-partner-wins--reading-on = Sans la couleur quand le partenaire est maître
# en 167c6f23 draft
void-while-partner-wins--reading = Le texte veut un atout du joueur qui ne peut pas fournir, et ne le dispense que de surcouper si le partenaire est maître. Nous le prenons au mot : il faut couper. La plupart des tables permettent la défausse, et la vôtre peut en convenir.
# en 3b6706b1 draft
too-low-to-overtrump--reading-on = Trop bas pour surcouper un adversaire
# en b1d13866 draft
too-low-to-overtrump--reading = L’article énonce l’obligation de couper avant celle de surcouper. Selon notre lecture, il faut donc jouer un atout même s’il ne peut pas battre celui du pli.
# en 740fce95 draft
very-first-deal--reading-on = La toute première donne
# en f531fdfe draft
very-first-deal--reading = Les gagnants de la partie précédente donnent en premier, mais la première partie d’une soirée n’en a pas de précédente. Nous laissons la table couper ou s’accorder. Ensuite, l’un ou l’autre des gagnants peut donner.
# en 3270e046 draft
who-cuts--reading-on = Qui coupe le paquet
# en 51f070f3 draft
who-cuts--reading = Le joueur dont le tour vient juste avant celui du donneur coupe. À la première donne d’une partie, c’est le partenaire du donneur. L’article dit qu’au moins trois cartes doivent être coupées ; pour nous, c’est le plus petit nombre de cartes à lever.
# en e95085f3 draft
four-eights-or-sevens--reading-on = Quatre huit ou quatre sept
# en 57480bb0 draft
four-eights-or-sevens--reading = L’article n’accorde rien pour les huit et les sept. Pour nous, quatre d’entre eux ne font donc pas une annonce et ne battent aucun autre carré.
# en 8cfcf82f draft
next-dealer--reading-on = Qui donne ensuite
# en 9b8029d1 draft
next-dealer--reading = Pour la distribution et l’entame, l’article nomme le joueur qui suit le donneur. Il ne dit pas qui fait la donne suivante. Nous la faisons passer à droite après chaque donne, jouée ou passée.
# en f9912fcc draft
showing-declarations--reading-on = Montrer les annonces
# en 215a541c draft
showing-declarations--reading = L’article dit qu’il suffit de nommer le genre d’une annonce. Nous ne faisons montrer les cartes que si quelqu’un le demande.
# en 0c439db7 draft
below-zero--reading-on = Des totaux sous zéro
# en 404831f8 draft
below-zero--reading = Un kirtik peut prendre plus de points que n’en a une équipe. Nous laissons le total passer sous zéro.
# en cdf843ea draft
hanging-not-doubled--reading-on = Les points en litige et les contres suivants
# en 99bed368 draft
hanging-not-doubled--reading = Nous ajoutons les points en litige tels quels ; un contre à la donne suivante ne les multiplie pas.
# en 7ffec1df draft
first-bidder--reading-on = Qui parle en premier
# en 9233dcae draft
first-bidder--reading = L’article dit quelles enchères sont permises, mais pas qui commence. Nous commençons par le joueur qui suit le donneur, qui reçoit les premières cartes et entame. Les enchères continuent dans l’ordre de la donne.
# en ea75945d draft
unable-to-follow--reading-on = Ne pas pouvoir fournir à sans atout et à tout atout
# en e3f9dc46 draft
unable-to-follow--reading = Dans l’article, un joueur qui ne peut pas fournir doit couper et surcouper. À sans atout, il n’y a pas d’atout. À tout atout, chaque carte en est un, mais aucune d’une autre couleur ne bat la couleur demandée. Nous permettons donc n’importe quelle carte.
# en 49366b70 draft
silent-declarations--reading-on = Les annonces passées sous silence
# en 706c7631 draft
silent-declarations--reading = L’article dit que les annonces et la belote doivent se dire, et ne prévoit pas de pénalité pour le silence. Selon notre lecture, ce qui n’est pas annoncé ne compte pas, mais il n’y a pas d’autre pénalité.
# en 53648a8d draft
bella-without-pair--reading-on = Belote annoncée sans la paire, chez Bicycle
# en fafc0363 draft
bella-without-pair--reading = Pour Bicycle, annoncer ce qu’on n’a pas est une renonce. Ses seules annonces sont les suites. Nous traitons une fausse belote de la même façon, puisque c’est l’annonce qui la fait compter.
# en 334513cb draft
trick-winner--reading-on = Qui fait le pli au bridge-belote
# en 4dcefec2 draft
trick-winner--reading = L’article donne l’ordre des cartes et l’obligation de couper, et ne dit pas ce qui gagne un pli. Pour nous, c’est l’atout le plus haut, sinon la plus haute carte de la couleur demandée. À tout atout, seule une carte de la couleur demandée peut gagner.
# en e30daf53 draft
hanging-ends-game--reading-on = Des points en litige qui finissent la partie
# en 8fe4fdc1 draft
hanging-ends-game--reading = Les points en litige vont à l’équipe qui gagne la donne suivante. Nous les comptons comme les siens : s’ils l’amènent à l’objectif, elle a gagné.
# en 1c87aa2b draft
incomplete-pack--reading-on = Un paquet incomplet
# en a518edd8 draft
incomplete-pack--reading = Les documents nomment les cartes du paquet, et aucun des nôtres ne dit ce qui se passe s’il en manque une. Nous faisons redonner la donne en cours avec un paquet complet. Les points d’avant restent.
# en 90a72d1f draft
wrong-entry--reading-on = Une erreur sur la feuille, découverte plus tard
# en 614fe02f draft
wrong-entry--reading = Aucun de nos documents ne parle des erreurs sur la feuille. Nous corrigeons une erreur, pour que la feuille corresponde à ce qui a été joué. Une fois la partie finie, il faut l’accord de toute la table.
# en 21c0e7ed draft
federation-target--reading-on = En combien de points se joue une partie en France
# en 5b118480 draft
federation-target--reading = La fédération laisse le nombre à l’organisateur. Nous jouons la belote en 1000, comme dans son exemple, la contrée et la coinche en 2000, le nombre que le plus de règles donnent.
# en 6bc5cd89 draft
federation-next-dealer--reading-on = Qui donne ensuite à la belote
# en dc5e4d9c draft
federation-next-dealer--reading = Si les quatre joueurs passent aux deux tours, le texte fait donner le joueur à droite du donneur. Nous faisons tourner la donne dans le même sens après une donne jouée.
# en 98c8cb10 draft
federation-two-counts--reading-on = Laquelle des deux façons de marquer à la contrée
# en a41fb111 draft
federation-two-counts--reading = Les règles de 2016 laissent l’organisateur choisir entre deux façons de marquer : les points faits, ou les points faits plus le contrat. Nous retenons la seconde, la seule que connaissent les règles de coinche de la même fédération.
# en 2aa00f10 draft
federation-revoke--reading-on = Ce que coûte une renonce en France
# en 16112480 draft
federation-revoke--reading = Les règles imprimées que nous avons ne fixent de pénalité que pour les annonces qu’on ne peut pas montrer. Les pages web de la fédération donnent les points de la donne, 160 ou 162, à l’autre camp, et la plupart des concours 162. Chez nous, l’autre camp marque donc tout.
# en 264b12c5 draft
false-belote--reading-on = Une belote annoncée sans la paire, à la coinche
# en 023574ec draft
false-belote--reading = Le texte fixe un prix pour les annonces qu’on ne peut pas montrer : l’autre camp en marque les points. Il ne dit rien de la belote. Nous traitons une fausse belote de la même façon, car elle aussi rapporte parce qu’on l’annonce.
# en 728691d7 draft
federation-held-over--reading-on = À qui vont les points en litige
# en 518b18e2 draft
federation-held-over--reading = Le texte donne les points en litige à l’équipe qui réussit le contrat de la donne suivante. Si le preneur suivant chute, nous les donnons à l’autre camp, comme le font les concours. Les points ainsi gagnés peuvent finir la partie. Si elle finit avant, personne ne les gagne.
# en eca82ada draft
same-paragraphs--reading-on = Ce que la contrée partage avec la belote du même jour
# en 57534895 draft
same-paragraphs--reading = Des règles de contrée du 27 janvier 2016, nous n’avons que les paragraphes que cite une étude publique des règles. Nous prenons le reste dans les règles de belote du même jour, qui ont le même plan et les mêmes numéros de paragraphes.
# en e6f0f620 draft
turned-suit-named--reading-on = La couleur de la retourne au second tour de la belote
# en bde0e1b0 draft
turned-suit-named--reading = Le texte laisse un joueur nommer n’importe quelle couleur au second tour. Qui voulait celle de la retourne pouvait la prendre au premier ; nous ne la laissons donc plus nommer. Une table peut le permettre.
# en 782b0ac1 draft
longer-than-five--reading-on = Plus de cinq cartes qui se suivent à la coinche
# en 1996f2e3 draft
longer-than-five--reading = Le texte nomme les suites de trois, quatre et cinq. Nous comptons une suite plus longue comme un cent, 100 et pas plus. Entre deux suites de ce genre, la hauteur décide.
# en 1712c358 draft
no-trump-jack--reading-on = Le valet à sans atout
# en a4e20013 draft
no-trump-jack--reading = Les copies que nous avons lues ne donnent rien au valet à sans atout, ce qui fait 154 points avec le dix de der. Les pages de la fédération disent que l’as compte 19 pour arriver à 162. Il faut pour cela 2 points par valet, comme hors atout. Nous comptons donc 2.
# en 30f920fc draft
one-card-once--reading-on = Une carte dans deux annonces
# en 136598c7 draft
one-card-once--reading = La fédération ne laisse une carte compter qu’une fois ; d’autres règles la laissent compter deux fois, et le texte croate ne dit rien. Nous comptons une carte dans une seule suite ou un seul carré. Roi et dame d’atout comptent aussi dans la belote, qui est décrite à part.
# en 8c802da0 draft
coinche-top--reading-on = La plus haute enchère à la coinche
# en eb7bee7f draft
coinche-top--reading = Le texte de 2015 nomme l’enchère la plus basse et pas de plus haute, car les annonces aident à remplir un contrat. La page de la fédération sur la coinche indique 650, et nous en faisons le plafond.
# en 42255e46 draft
cannes-top--reading-on = Le plus haut nombre à Cannes
# en ac96d4f7 draft
cannes-top--reading = Les enchères montent par dizaines, et 270, pour le capot, est la plus haute de toutes. Aucune autre limite n’est nommée ; nous laissons donc les autres enchères aller jusqu’à 260.
# en 168cf42f draft
announced-belote--reading-on = La belote quand on ne marque que le contrat
# en 8b84f7f3 draft
announced-belote--reading = De cette façon de compter, l’étude dit que le camp marque les points annoncés, même s’il en a fait plus, et que la belote aide à remplir le contrat. Certaines règles ne marquent jamais la belote. Chez nous, chaque camp marque la sienne.
# en 89f27ea5 draft
contest-irregularity--reading-on = Ce qui compte comme irrégularité dans un concours
# en 60f916ad draft
contest-irregularity--reading = L’article 10 annule le coup et donne 162 points à l’autre camp pour une irrégularité pendant le jeu, après arbitrage des organisateurs. Il n’en nomme aucune. Nous y comptons la renonce et la carte jouée hors de son tour.
# en a5a31cdb draft
doubled-sweep--reading-on = Un capot non demandé, dans une donne contrée
# en 725dcb6a draft
doubled-sweep--reading = Là où l’on n’écrit que les points faits, le texte ajoute 100 aux 320 d’une donne contrée : 420 en tout. Là où le contrat s’écrit aussi, il n’ajoute rien. Dans les deux cas, nous ajoutons ce qu’un capot ajoute à toute autre donne : 90 points, une fois.
# en d5da5eaf draft
cards-alone-decide--reading-on = Belote et égalité dans certains concours
# en d130a202 draft
cards-alone-decide--reading = Des règlements de concours laissent la belote hors de la comparaison à 81 partout, et le joueur qui l’a l’ajoute ensuite. Nous le comprenons ainsi : les cartes seules décident si le contrat est rempli. À égalité dans la dernière donne, chaque camp marque ses points.
# en 25184508 draft
belote-declarations--reading-on = Les annonces à la belote
# en e33fc8fd draft
belote-declarations--reading = La fédération joue la belote classique sans annonces, et la coinche toujours avec. Si une table annonce aussi à la belote, nous prenons les règles de la coinche.
# en a38eda2c draft
eight-in-suit--reading-on = Huit cartes d’une couleur en Croatie
# en 4fee3137 draft
eight-in-suit--reading = Le texte appelle Belot huit cartes d’une même couleur, leur donne 1001 points et finit la partie. Notre feuille compte une suite de huit pour 100. La table finit alors la partie par des points convenus.
# en 8ffcd885 draft
four-tens--reading-on = Quatre dix en Croatie
# en e6b3910e draft
four-tens--reading = Le texte énumère valets, neuf, as, rois et dames, mais pas les dix. Nous comptons quatre dix pour 100, comme les as, les rois et les dames.
# en e1053c06 draft
croatian-equal-runs--reading-on = Annonces égales en Croatie
# en b7af6c51 draft
croatian-equal-runs--reading = Entre suites égales et de même hauteur, le texte donne raison au joueur le plus proche du donneur. Nous y lisons celui qui parle en premier. Le texte ne parle pas de l’atout : une suite à l’atout n’a donc aucun avantage.
# en 69126a62 draft
croatian-trick--reading-on = Le pli qu’il faut aux annonces en Croatie
# en a3adbd34 draft
croatian-trick--reading = Le texte compte les annonces d’un camp qui fait au moins un pli. Nous nous contentons d’un pli de l’un des deux joueurs. Un camp sans pli perd ses annonces, et aussi sa belote. Le texte ne dit pas que les moins bonnes annonces de l’autre camp comptent à leur place : nous n’en comptons aucune.
# en 60b35730 draft
croatian-declaring--reading-on = Quand on annonce en Croatie
# en f734d7d2 draft
croatian-declaring--reading = Le texte donne l’ordre : le joueur à droite du donneur annonce le premier, puis les autres à leur tour. Il ne dit pas quand. Nous faisons annoncer une fois l’atout choisi et avant la première carte.
# en a2c9c30e draft
croatian-bela-call--reading-on = Quand la belote s’annonce en Croatie
# en 926857f1 draft
croatian-bela-call--reading = Le texte veut l’annonce à la première des deux cartes, et un second mot à l’autre. Les règles croates diffèrent là-dessus. Nous acceptons l’annonce à l’une ou à l’autre, et une table peut la vouloir à la première.
# en e11900b3 draft
croatian-bela-apart--reading-on = La belote et les annonces en Croatie
# en 40212fe1 draft
croatian-bela-apart--reading = Le texte décrit la belote dans une section à elle, et la comparaison des annonces dans une autre. Nous comptons donc la belote, peu importe qui a la meilleure annonce.
# en 4746ea37 draft
croatian-showing--reading-on = Montrer les annonces en Croatie
# en 0144881c draft
croatian-showing--reading = Le texte parle de choisir et de comparer les annonces, et ne dit pas quand les cartes se montrent. Nous les faisons montrer si l’autre camp le demande.
# en ff5457ee draft
croatian-count--reading-on = Les deux camps passent 1001 en Croatie
# en 2f22799c draft
croatian-count--reading = Le texte donne la partie au premier camp qui atteint 1001 et ne dit pas ce qui se passe si les deux le font dans la même donne. Selon notre lecture, le plus haut total gagne ; à égalité, on joue une donne de plus.
# en ca9f6014 draft
croatian-revoke--reading-on = Ce que coûte une renonce en Croatie
# en 58732391 draft
croatian-revoke--reading = Le texte ne fixe pas de pénalité pour une renonce. Pour des cartes relevées trop tôt, l’article de la Wikipédia croate donne les 162 points de la donne à l’autre camp. Selon notre lecture, une renonce coûte autant : l’autre camp marque tout.
# en cc46e6ce draft
dosta--reading-on = Ce que « dosta » permet à un camp
# en 5be9871a draft
dosta--reading = Dans le texte, chaque donne se joue jusqu’au bout, « na prolaz » ; l’autre façon, « dosta », n’est qu’évoquée. Nous la prenons pour une annonce de victoire : un camp qui vient de faire un pli finit la partie s’il a déjà assez de points. Le camp qui a nommé l’atout ne le peut pas tant que sa donne se joue.

## glossary (by id)
##
## Les mots de la table, chacun avec une phrase qui l’explique. Les autres noms d’un mot sont avec les données : ils sont les
## mêmes dans toutes les langues.

# en eeb88c6d draft
klaberjass--word = Klaberjass
# en 78908171 draft
klaberjass--meaning = La famille des jeux de plis à 32 cartes où le valet et le neuf d’atout sont les deux meilleures cartes.
# en ec20efa3 draft
eldest--word = premier en cartes
# en cc60c092 draft
eldest--meaning = Le joueur qui vient après le donneur et parle en premier ; à deux, celui qui ne donne pas.
# en f4775c07 draft
taker--word = preneur
# en 17606536 draft
taker--meaning = Le joueur, ou son camp, qui a choisi l’atout et doit donc battre l’autre camp ou remplir le contrat.
# en 58778323 draft
defender--word = défenseur
# en c869e7cb draft
defender--meaning = Un joueur du camp qui n’a pas choisi l’atout.
# en 0a2b651f draft
turn-up--word = retourne
# en 2f47d04a draft
turn-up--meaning = La carte retournée après la première partie de la distribution, dont la couleur est proposée comme atout.
# en 03053d9e draft
stock--word = talon
# en 2aba14da draft
stock--meaning = Les cartes qui restent à distribuer, puis celles que personne ne reçoit.
# en dfad36e2 draft
bottom-card--word = carte du dessous
# en 5733dd2f draft
bottom-card--meaning = La carte du dessous du talon, montrée à tous une fois les dernières cartes données ; elle est hors jeu.
# en 5efeb7a2 draft
dealer-forced--word = sur la bimah
# en 20696b4c draft
dealer-forced--meaning = Se dit du donneur qui, quand tous les autres ont passé aux deux tours, doit prendre et nommer l’atout.
# en d339abc4 draft
schmeiss--word = schmeiss
# en c6eed182 draft
schmeiss--meaning = Une parole qui donne le choix à l’autre joueur : jeter les cartes, ou jouer la donne.
# en 2e157785 draft
void-deal--word = donne nulle
# en 383ff173 draft
void-deal--meaning = Une donne annulée parce que les premières cartes d’un joueur ne sont que des huit et des sept.
# en e7e1f89c draft
big--word = en grand
# en c58b59b8 draft
big--meaning = À trois, le preneur s’engage à faire plus de points que ses deux adversaires réunis, et les points de la donne comptent alors double.
# en 53ea9198 draft
contract--word = contrat
# en 0ceea7fa draft
contract--meaning = Ce que fixent les enchères : l’atout, dans certains jeux un nombre de points, et le camp qui doit gagner avec.
# en 780a188e draft
trump--word = atout
# en 487bc3e5 draft
trump--meaning = La couleur qui bat les autres dans la donne.
# en c6db322b draft
no-trumps--word = sans atout
# en 4f6a4007 draft
no-trumps--meaning = Une donne où aucune couleur n’en bat une autre et où toutes suivent l’ordre ordinaire.
# en 194e37ec draft
all-trumps--word = tout atout
# en 90bd80b6 draft
all-trumps--meaning = Le contrat le plus haut, où chaque couleur a l’ordre et les points de l’atout.
# en 4345e4bf draft
suits--word = couleurs des contrats
# en 6788e363 draft
suits--meaning = Les quatre couleurs dans l’ordre des enchères du bridge-belote, de la plus basse à la plus haute : trèfle, carreau, cœur, pique.
# en 7120d085 draft
double--word = contre
# en 48babe5b draft
double--meaning = Une parole contre le contrat de l’autre camp : la donne vaut deux fois plus, et tous les points vont à un seul camp.
# en 5f8c4cc9 draft
redouble--word = surcontre
# en bc0cb5af draft
redouble--meaning = Le camp contré double à son tour : la donne vaut quatre fois plus, à certaines tables trois.
# en 51ff68b6 draft
sheet--word = troisième contre
# en 0fd96b7b draft
sheet--meaning = Un troisième niveau connu par endroits : la donne vaut huit fois plus, de quoi finir la partie.
# en b6948bdf draft
yuss--word = Yuss
# en 435fe374 draft
yuss--meaning = Le valet d’atout, la plus forte carte du jeu, qui vaut 20.
# en 3586743e draft
menel--word = Manel
# en ef410375 draft
menel--meaning = Le neuf d’atout, que seul le valet dépasse, et qui vaut 14.
# en 6d427a2e draft
bare-yuss--word = valet sec
# en f8ac99a2 draft
bare-yuss--meaning = Le valet d’atout quand il est le seul atout de la main ; certaines tables permettent de le garder quand atout est demandé.
# en 17ee6651 draft
dix--word = dix
# en 4c0dacad draft
dix--meaning = Le sept d’atout, qui peut s’échanger contre la retourne.
# en 13af7ee5 draft
bela--word = belote
# en f034adfa draft
bela--meaning = Le roi et la dame d’atout dans une même main, 20 points si on les annonce en les jouant.
# en c2e7a913 draft
from-the-bela--word = rebelote
# en ed129e89 draft
from-the-bela--meaning = Ce qui se dit avec la seconde carte de la belote.
# en b503601d draft
declaration--word = annonce
# en f97b8454 draft
declaration--meaning = Des cartes qui comptent parce qu’elles sont réunies dans une main, une fois annoncées : suites, belote et, dans certains jeux, carré.
# en 75ec367d draft
run--word = suite
# en 336c65b2 draft
run--meaning = Trois cartes ou plus d’une couleur qui se suivent dans l’ordre A R D V 10 9 8 7.
# en 01ddd2dc draft
twenty--word = tierce
# en 9c27f671 draft
twenty--meaning = Une suite de trois, qui vaut 20.
# en 1b59d3b7 draft
fifty--word = cinquante
# en ce137f70 draft
fifty--meaning = Une suite de quatre, qui vaut 50.
# en b12dca72 draft
hundred--word = cent
# en b23709bc draft
hundred--meaning = Une suite de cinq : elle vaut 100 au bridge-belote, à la coinche et à la bela croate, et ailleurs pas plus qu’un cinquante.
# en ab514cf3 draft
four-of-a-kind--word = carré
# en 1540c299 draft
four-of-a-kind--meaning = Les quatre cartes d’un même rang dans une main, qui comptent au bridge-belote, à la coinche et à la bela croate.
# en 2d8437d2 draft
good--word = bon
# en 520fdb20 draft
good--meaning = La réponse qui reconnaît qu’une suite annoncée ne peut être battue : le joueur qui l’a la marque.
# en 1e4533a1 draft
last-trick--word = dernier pli
# en 80ac279d draft
last-trick--meaning = Le pli qui termine une donne et rapporte au camp qui le fait 10 points, le dix de der, ou 100 en cas de capot dans certains jeux.
# en 4c1df652 draft
sweep--word = capot
# en 6dab4f38 draft
sweep--meaning = Un camp fait tous les plis de la donne.
# en 75b04b69 draft
suit-led--word = couleur demandée
# en 8cd056c8 draft
suit-led--meaning = La couleur de la première carte d’un pli, que doivent fournir tous ceux qui en ont.
# en 2a3e586c draft
head--word = monter
# en 79e1341f draft
head--meaning = Jouer une carte qui bat la meilleure du pli jusque-là.
# en ac372914 draft
overtrump--word = surcouper
# en 2d762ef5 draft
overtrump--meaning = Jouer un atout plus haut sur un pli déjà coupé ; en jouer un plus bas, c’est sous-couper, ou pisser.
# en 893b89a6 draft
low-man--word = « gie it to the low man »
# en 3eb06181 draft
low-man--meaning = L’habitude écossaise de charger les plis du joueur qui a le plus petit total.
# en b97cdb7e draft
made--word = fait
# en 3b7ca179 draft
made--meaning = Le preneur a plus de points que l’autre camp, ou ceux de son contrat, et les deux camps marquent.
# en a4b7b273 draft
bate--word = dedans
# en 9b73ebcf draft
bate--meaning = Le preneur a trop peu de points pour gagner la donne, et l’autre camp prend tout.
# en a3fd4e38 draft
tie--word = égalité
# en b81c8cba draft
tie--meaning = Les deux camps ont le même nombre de points dans la donne.
# en ecb7ec68 draft
held-over--word = en litige
# en e87572ae draft
held-over--meaning = Se dit des points du preneur quand il y a égalité : ils vont au gagnant de la donne suivante.
# en fe63aecd draft
match-points--word = points de match
# en 6522586a draft
match-points--meaning = Les dixièmes des points d’une donne, arrondis : l’unité de la feuille de bridge-belote.
# en 51c7c79a draft
rounding-limit--word = seuil d’arrondi
# en ffcab851 draft
rounding-limit--meaning = Le dernier chiffre qui décide si l’on arrondit vers le haut : 5, sauf au bridge-belote, où c’est 6 à la couleur et 4 à tout atout.
# en 1a83752d draft
kirtik--word = kirtik
# en 9b664a9e draft
kirtik--meaning = Une pénalité de dix points de match pour un contrat chuté, ou pour aucun pli.
# en 4689ea8d draft
target--word = objectif
# en 26ce0514 draft
target--meaning = Le total qui finit la partie quand un camp l’atteint ou le dépasse.
# en ad362dce draft
claim--word = annonce de victoire
# en a071b484 draft
claim--meaning = Arrêter la donne et dire que ses points acquis atteignent l’objectif : juste, l’annonce gagne la partie ; fausse, elle la perd.
# en 45cc5407 draft
last-trick-decides--word = le dernier pli décide
# en 68982e7c draft
last-trick-decides--meaning = Si les deux camps ont passé l’objectif et que personne n’ait annoncé la victoire, le joueur qui a fait le dernier pli gagne la partie.
# en 3748d3a8 draft
consummate--word = confirmer la victoire
# en 221001ac draft
consummate--meaning = La règle écossaise : qui passe l’objectif sans l’annoncer doit encore faire un pli pour gagner.
# en c58389a2 draft
revoke--word = renonce
# en 087df1b5 draft
revoke--meaning = Jouer une carte que l’obligation de fournir, de couper ou de monter ne permettait pas.
# en a1bc98d8 draft
misdeal--word = maldonne
# en f29ee050 draft
misdeal--meaning = Une distribution ratée : une carte retournée, ou un mauvais nombre de cartes.

## used-in (by id)
##
## Où un autre nom d’un mot est employé, ou quel document l’emploie.

# en e8acb296 draft
arab-countries--used-in = pays arabes
# en f3dac12f draft
bicycle--used-in = Bicycle
# en c3d5c213 draft
bicycle-denexa--used-in = Bicycle, Denexa
# en 5c26deb9 draft
bicycle-denexa-mine-is-as-long-name-your-top-card--used-in = Bicycle, Denexa : la mienne est aussi longue, nommez votre hauteur
# en 5ec79e08 draft
bicycle-mine-is-better--used-in = Bicycle : la mienne est meilleure
# en 9935a861 draft
bulgaria--used-in = Bulgarie
# en 1affa88b draft
bulgaria-bed-sheet--used-in = Bulgarie, « drap de lit »
# en b0afc2ec draft
bulgaria-clubs--used-in = Bulgarie, trèfle
# en 8acf8f34 draft
bulgaria-diamonds--used-in = Bulgarie, carreau
# en 7bdc3f58 draft
bulgaria-france--used-in = Bulgarie, France
# en 3fc7535c draft
bulgaria-go-out--used-in = Bulgarie, « sortir »
# en 49146387 draft
bulgaria-hearts--used-in = Bulgarie, cœur
# en 0787ed58 draft
bulgaria-spades--used-in = Bulgarie, pique
# en 092bdbde draft
card-books-in-english--used-in = livres de jeux de cartes en anglais
# en eb6b0b0d draft
card-books-in-english-and-france--used-in = livres de jeux de cartes en anglais, et France
# en ca8027d1 draft
clobyosh--used-in = Clobyosh
# en a0f74256 draft
clobyosh-bela--used-in = Clobyosh / Bela
# en 3925591c draft
clobyosh-bela-denexa-mine-is-better--used-in = Clobyosh / Bela, Denexa : la mienne est meilleure
# en 5774a9e5 draft
croatia--used-in = Croatie
# en cdd7fc81 draft
croatia-in-english--used-in = Croatie, en anglais
# en f21de0e3 draft
cyprus--used-in = Chypre
# en c10f2f2d draft
denexa--used-in = Denexa
# en e334846c draft
english-speaking-tables--used-in = tables anglophones
# en 2d5e4c0d draft
france--used-in = France
# en b16d487d draft
france-in-english--used-in = France, en anglais
# en c111e4a7 draft
french-five-hundred--used-in = français, « cinq cents »
# en edbfc61c draft
greece--used-in = Grèce
# en 32e7f34c draft
how-bicycle-and-denexa-say-it--used-in = comme le disent Bicycle et Denexa
# en e2f32733 draft
hungary--used-in = Hongrie
# en a3d17e8a draft
hungary-sweden-and-bicycle--used-in = Hongrie, Suède et Bicycle
# en 2a8b0ca5 draft
jewish-communities--used-in = communautés juives
# en 8130d73c draft
lehman--used-in = Lehman
# en 12a6fcfd draft
lehman-bicycle--used-in = Lehman, Bicycle
# en b4a7878a draft
lehman-bicycle-denexa--used-in = Lehman, Bicycle, Denexa
# en 24826dc2 draft
lehman-denexa--used-in = Lehman, Denexa
# en 1dd7e6b0 draft
netherlands--used-in = Pays-Bas
# en e17ec800 draft
netherlands-in-english--used-in = Pays-Bas, en anglais
# en b02cdd57 draft
ontario--used-in = Ontario
# en d97adb07 draft
scotland--used-in = Écosse
# en 5e005067 draft
scotland-croatia--used-in = Écosse, Croatie
# en 061faeba draft
south-africa--used-in = Afrique du Sud
# en d7b848fd draft
the-balkans--used-in = Balkans
# en 69962301 draft
the-balkans-armenia--used-in = Balkans, Arménie
# en a643f82e draft
ukraine--used-in = Ukraine
# en 5852400d draft
ukraine-croatia--used-in = Ukraine, Croatie
# en 748790b8 draft
ukraine-on-the-score-sheet--used-in = Ukraine, sur la feuille de marque
# en 40956323 draft
united-states--used-in = États-Unis
# en 4347446b draft
yiddish-five-hundred--used-in = yiddish, « cinq cents »

## stories (by id)
##
## Ce que les documents racontent à côté des règles.

# en a5014dce draft
origins--story-group = D’où vient le jeu

# en 4a1fef55 draft
klaverjas--story-title = Venu des Pays-Bas
# en 467fd9ee draft
klaverjas--tells = Clobyosh, Klaberyass, Clob et Clubiasch remontent tous à un même nom néerlandais, Klaverjas. Aux Pays-Bas, on joue au Klaverjassen depuis le XVIIe siècle au moins.
# en 13697546 draft
jack-nine--story-title = Les jeux valet-neuf
# en 196481ab draft
jack-nine--tells = Le Klaberjass est à la tête d’une famille qui porte le nom de ses deux meilleurs atouts : les jeux de Jass, ou jeux valet-neuf. La belote en fait partie. Le piquet ressemble un peu au Klaberjass, mais les plis y comptent moins.
# en feedfefa draft
belote-in-france--story-title = Comment la belote est venue en France
# en 792b78c7 draft
belote-in-france--tells = La belote est sans doute née du Klaverjassen, vers 1920. Elle a gagné la France tout d’un coup, et y compte parmi les jeux de cartes les plus populaires depuis avant la Seconde Guerre mondiale.
# en 2505cf7b draft
not-only-jewish--story-title = Un jeu juif, mais pas seulement
# en 9e86ce1a draft
not-only-jewish--tells = Beaucoup tiennent le Klaberjass pour un jeu juif. Il est en faveur dans bien des communautés juives, mais on y joue bien au-delà.
# en 66f6feea draft
quarry-inn--story-title = Le Quarry Inn
# en d760ba38 draft
quarry-inn--tells = Mike Block a appris le Clobyosh enfant et le prenait pour un jeu juif. Au début des années 1980, il n’en est pas revenu de le voir jouer dans un pub du centre de l’Écosse, le Quarry Inn de Twechar. Là, on l’appelait Bela.
# en fbcf1dbb draft
mines-and-prisons--story-title = Mines et prisons
# en b7c0ea3b draft
mines-and-prisons--tells = La Bela était en fait bien connue dans les pays miniers d’Écosse, et dans ses prisons. Personne ne savait au juste comment elle y était arrivée. Trois récits circulent.
# en 7ca100f0 draft
hairdresser--story-title = Premier récit : un coiffeur
# en c4c53d31 draft
hairdresser--tells = Un joueur âgé pensait qu’un coiffeur juif de Kirkintilloch avait apporté la Bela à la fin des années 1930.
# en f38c1dd4 draft
boxer--story-title = Deuxième récit : un boxeur
# en e9aab5ec draft
boxer--tells = Willie Pollock, de Cumbernauld, avait entendu dire que Ned Beattie avait apporté la Bela à Kilsyth. Beattie était un boxeur de Banknock, qui était allé boxer en Amérique au début du XXe siècle.
# en 15dcde0d draft
engineers--story-title = Troisième récit : les Royal Engineers
# en 1180bb22 draft
engineers--tells = Des carriers de Kilsyth ont servi en France dans les Royal Engineers pendant la Première Guerre mondiale. La Bela vient peut-être de là, pendant la guerre ou après.
# en 42946516 draft
south-africa--story-title = En Afrique du Sud, on joue à quatre
# en 0b3cbdf5 draft
south-africa--tells = Le Klabberjass à deux contre deux se joue surtout dans les communautés juives d’Afrique du Sud. Antony Berzack et Selwyn Furman ont raconté comment.
# en a23b488a draft
saudi-arabia--story-title = Numéro un en Arabie saoudite
# en fbcde456 draft
saudi-arabia--tells = La belote saoudienne, le Baloot, passe pour le premier des jeux de cartes d’Arabie saoudite. Ses règles diffèrent beaucoup de celles d’Europe.
# en ddf77295 draft
armenia--story-title = Le bazar en Arménie
# en afb8730b draft
armenia--tells = En Arménie, le belot s’appelle le plus souvent Bazaar Belote. Il y est très populaire, et se joue un peu autrement.
# en fd0303c8 draft
open-cards--story-title = La belote découverte
# en 628f87e4 draft
open-cards--tells = La belote se joue d’ordinaire à quatre, mais il en existe des versions à trois et à deux. L’une de celles à deux se joue cartes découvertes, et n’est pas aussi simple qu’on croirait.

# en ba2a7ac9 draft
names--story-group = Noms et mots

# en 012ac54c draft
jack-of-clubs--story-title = Le valet de trèfle
# en 6219bce9 draft
jack-of-clubs--tells = Klaberjass veut dire « valet de trèfle ». En néerlandais, la couleur trèfle se dit klaveren, comme la plante, et jas est peut-être l’abrégé du prénom Jasper.
# en 3c879adf draft
since-the-1890s--story-title = Un mot anglais depuis les années 1890
# en a3f18175 draft
since-the-1890s--tells = Un dictionnaire situe l’arrivée du mot Klaberjass en anglais entre 1890 et 1895. Il vient de l’allemand, qui le tient du néerlandais klaverjas.
# en 516a14ab draft
how-to-say-it--story-title = Comment le prononcer
# en 7b061d60 draft
how-to-say-it--tells = Klaberjass se prononce « kla-ber-yass », le j comme un y.
# en dc22babc draft
dozen-names--story-title = Une douzaine de noms
# en 8205d3fc draft
dozen-names--tells = Kalabrias, Kalabriasz, Klabiash, Klobiosh, Klob, Klab, Clob, Clobby, Clubby, Clobber, Clabber : tout cela, c’est le Klaberjass.
# en 04e617da draft
five-hundred--story-title = Nommé d’après le score
# en e98706de draft
five-hundred--tells = Certains appellent le Klaberjass Finefindred, ou d’une autre forme du nombre 500, d’après le total auquel ils jouent.
# en e110e484 draft
boeuf--story-title = Bœuf au Québec
# en 48cd3067 draft
boeuf--tells = Au Québec, il n’est resté du mot belote que la première syllabe, écrite comme la viande : bœuf.
# en 25570e1d draft
names-of-belote--story-title = Les autres noms de la belote
# en 0751d8a3 draft
names-of-belote--tells = La belote s’appelle Vida en Grèce, Pilotta à Chypre, Baloot en Arabie saoudite et Бељот en Macédoine. Son nom officiel en Bulgarie est Bridge-Belote, et les Croates disent aussi Bela.
# en 15ceccc1 draft
bela-twice--story-title = Un mot pour deux choses
# en 5e333144 draft
bela-twice--tells = Dans les anciennes cités minières d’Écosse, Bela est le jeu, et c’est aussi le roi et la dame d’atout. Il en va de même de la belote, et le jeu français doit peut-être son nom à cette paire.
# en 51d0c951 draft
rebelote--story-title = Belote et rebelote
# en cdd511ea draft
rebelote--tells = Les deux annonces « Bela » et « from the Bela » répondent à « belote » et « rebelote » en français : une pour chacune des deux cartes.
# en f279f6eb draft
beast--story-title = Bate vient de bête
# en db8bcdd2 draft
beast--tells = Mike Block a remarqué que « bate » sonne pareil en yiddish et en scots. Les Écossais, plaisantait-il, sont peut-être l’une des dix tribus perdues. Le mot vient du français bête, et appartient à bien des jeux de cartes.
# en 4e9accb9 draft
inside--story-title = Dedans
# en 65ee2fd7 draft
inside--tells = En Bulgarie, une équipe qui ne remplit pas son contrat est dite вътре, ce qui veut dire « dedans ».
# en ac121ffc draft
throw-away--story-title = Un mot pour jeter
# en c83c7ace draft
throw-away--tells = Schmeiss vient de l’allemand schmeissen, « jeter ». Qui le dit propose de jeter les deux mains.
# en 632a4947 draft
deece--story-title = Le dix qui est un sept
# en 52a06023 draft
deece--tells = Le sept d’atout s’appelle dix. Le mot se prononce « deece », comme notre dix.
# en db9c4e27 draft
shtoch--story-title = Shtoch
# en cebf9c9a draft
shtoch--tells = Pour un joueur de Clobyosh, le dernier pli est Shtoch. Il rapporte 10 points, peu importe la carte qui le fait.
# en f1fcd775 draft
spellings-of-yuss--story-title = Yuss, jass, jasz
# en 6f33e9c4 draft
spellings-of-yuss--tells = La page du Clobyosh écrit le valet d’atout Yuss, deux autres jass et Bicycle jasz. Le neuf est Manel pour la première et menel pour les autres.
# en 9a6bf9a0 draft
on-the-bimah--story-title = Sur la bimah
# en 9a47472e draft
on-the-bimah--tells = D’un donneur qui doit nommer l’atout parce que tous les autres ont passé deux fois, on dit qu’il est sur la bimah.
# en 92906d8d draft
bed-sheet--story-title = Le drap de lit
# en fb825b66 draft
bed-sheet--tells = Dans certaines régions de Bulgarie, un contrat surcontré peut être contré encore une fois. C’est le contre « drap de lit », ou « pour sortir », et il est fait pour gagner toute la partie en une donne.
# en a71eaefe draft
no-tricker--story-title = Un No Tricker en Ontario
# en e4594bca draft
no-tricker--tells = Un joueur de l’Ontario parle d’une partie en 1000 points où faire les neuf plis vaut 360, plus les suites et la belote. Une telle donne s’appelle un No Tricker.

# en af4d9f0d draft
print--story-group = Dans les livres et les récits

# en 59010a1b draft
runyon--story-title = Le Broadway de Damon Runyon
# en 86dd0525 draft
runyon--tells = Les personnages de Broadway des nouvelles de Damon Runyon jouent au Klaberjass, à deux par table. Bicycle le présente comme « le fameux jeu à deux » de ces personnages.
# en 5fbd91d5 draft
larousse--story-title = Absente du dictionnaire
# en 55639c9a draft
larousse--tells = En 1925, le Petit Larousse ne connaît pas la belote. L’édition de 1938 a un article belote, et en fait un jeu de cartes étranger.
# en c9f4f558 draft
huitte--story-title = Une brochure de Paris
# en 7926aba1 draft
huitte--tells = G. Huitte a publié à Paris, en 1925, une brochure de règles, La Belotte. À la lire, le jeu n’était pas en France depuis longtemps.
# en 2e7237d4 draft
pollak--story-title = Le règlement du Cap
# en 086f4f57 draft
pollak--tells = Beth Pollak a écrit sur le Klabberjass en Afrique du Sud. Son article contient le règlement d’un tournoi de charité joué au Cap dans les années 1970.
# en 9828905c draft
skilful--story-title = Parmi les plus savants
# en 21a4c9d7 draft
skilful--tells = Le Klaberjass est connu partout comme l’un des jeux de cartes à deux qui demandent le plus d’habileté.
# en cfb5d5ab draft
addictive--story-title = Un avertissement
# en fb19db7f draft
addictive--tells = Brad Lehman trouve le Klaberjass rapide et subtil : habileté et chance, bluff et lecture de l’autre s’y équilibrent finement. Il prévient qu’on ne peut plus s’en passer.
# en c8668cbe draft
clobyosh-page--story-title = Qui a écrit la page du Clobyosh
# en 2bf31287 draft
clobyosh-page--tells = Mike Block a écrit la première version de la page du Clobyosh, et John McLeod s’en occupe. Son copyright date de 1995.
# en 2041e736 draft
five-rules--story-title = Cinq règles pour annoncer la victoire
# en 90399d68 draft
five-rules--tells = La page du Clobyosh a cinq règles numérotées pour l’annonce de victoire. Elles viennent de son rédacteur, qui les a comprises ainsi : Mike Block n’avait pas expliqué chaque détail.
# en d8c8377b draft
printed-rules--story-title = Ce qu’on lit dans la plupart des livres
# en ed52545a draft
printed-rules--tells = La plupart des règles imprimées du Klaberjass parlent du schmeiss, et dans la plupart des livres la dernière donne se joue jusqu’au bout. Sur la page du Clobyosh, les deux ne sont que des variantes.
# en c5e73e22 draft
windows--story-title = Contre une machine
# en ba38644d draft
windows--tells = Kobi Reiter a écrit un programme pour Windows qui joue contre vous. Il est gratuit, et ses règles sont un peu différentes.

# en 9cdb7742 draft
table--story-group = À la table

# en 4b757231 draft
barlinnie--story-title = Barlinnie Rules
# en 09cfafef draft
barlinnie--tells = Les prisons d’Écosse ont un jeu à quatre qu’on ne trouve nulle part ailleurs, les « Barlinnie Rules ». La page du Clobyosh n’en donne que le nom.
# en 488f823f draft
tap-the-pack--story-title = Tapez sur le paquet
# en 40cc1058 draft
tap-the-pack--tells = Quand le donneur tend le paquet, il est un peu mal vu, entre amis, de le couper. Tapez plutôt dessus, sauf si l’honneur est en jeu ou si vous voulez vous moquer du donneur.
# en 30115ec5 draft
honest-trumps--story-title = Entamez un atout honnête
# en befc5737 draft
honest-trumps--tells = Là où Mike Block joue en Écosse, on entame atout avec une carte qui compte, et non du huit ou du sept. Les joueurs y trouvent cela loyal.
# en d2951258 draft
lone-jack--story-title = Le valet d’atout sec
# en b9912e95 draft
lone-jack--tells = En Écosse, quand atout est demandé, vous pouvez garder le valet d’atout si c’est le seul atout que vous ayez.
# en 590129ef draft
second-card--story-title = Le temps de penser à la belote
# en b1947cb3 draft
second-card--tells = En Écosse, personne ne vous en veut si vous n’annoncez la belote qu’à la seconde de ses deux cartes.
# en dccafdf3 draft
old-proverb--story-title = Un vieux proverbe
# en 45c69278 draft
old-proverb--tells = « Un sept d’atout prend un as de cœur. » C’est un vieux proverbe, dit la page du Clobyosh, écossais autant que juif.
# en 51bebbdb draft
kent-his-faither--story-title = « Ah kent his faither »
# en 5c90ff5d draft
kent-his-faither--tells = « Je connaissais son père », dit-on en scots de quelqu’un qui prend peut-être de trop grands airs. Mike Block sent un peu de cet esprit dans le jeu à trois : les deux défenseurs peuvent s’unir contre le preneur, un instant et sans le moindre principe.
# en bd27cd67 draft
low-man--story-title = « Gie it to the low man »
# en d20f17a7 draft
low-man--tells = À trois, le deuxième aux points met souvent une bonne carte dans un pli que le troisième est sûr de faire, pour qu’elle n’aille pas au premier. Le premier en fait parfois autant, pour retenir le deuxième. La page du Clobyosh trouve que le jeu y gagne.
# en 38211fa5 draft
better-with-three--story-title = Mieux à trois
# en 64335be5 draft
better-with-three--tells = La page de Mike Block trouve la Bela meilleure à trois qu’à deux. Moins de cartes restent cachées, et il arrive bien plus rarement que tout le monde passe, donne après donne, parce que personne n’ose prendre.
# en e761a68f draft
no-one-dares--story-title = Personne n’ose
# en a33a59ec draft
no-one-dares--tells = À deux, les joueurs peuvent passer et passer encore, et l’autre donne. À un moment tendu de la partie, cela peut arriver plusieurs fois de suite.
# en 6dc12543 draft
scrap-of-paper--story-title = Un bout de papier
# en b5b62516 draft
scrap-of-paper--tells = Les points s’additionnent sur n’importe quel bout de papier. La page du Clobyosh en montre un, avec des commentaires. À une donne où l’autre camp avait un cinquante et une belote, le donneur demande : pourquoi ne me les suis-je pas donnés ?
# en bd4adcdb draft
fathers-500--story-title = Les 500 de mon père
# en ef480eaa draft
fathers-500--tells = Le père de Mike Block jouait en 500, et non en 501. Beaucoup de joueurs de Clobyosh font de même.
# en c5a7fae7 draft
east-lothian--story-title = Un ami d’East Lothian
# en 8c9e70c7 draft
east-lothian--tells = Un ami de Mike Block, d’East Lothian, ne laisse annoncer la victoire que dans les trois premiers plis. Ensuite, la donne se joue jusqu’au bout et se compte comme toujours.
# en 73c08f4c draft
king-or-queen--story-title = Ce que dit votre première carte de belote
# en c230fe18 draft
king-or-queen--tells = Certains partenaires ont un signe entre eux quand l’un joue une belote. Si le roi vient d’abord, ce joueur a trois atouts ou plus. Si la dame vient d’abord, il n’a que le roi et la dame d’atout.
# en c1b1887b draft
price-of-a-run--story-title = Ce que vous coûte une suite
# en f926e512 draft
price-of-a-run--tells = Le petit dialogue où l’on compare les suites a l’air bavard, mais il a sa raison. Vous payez les points d’une suite en révélant quelque chose de votre main. Un joueur dont la suite perd ne devrait rien avoir à révéler pour rien.
# en 994122c4 draft
left-over-cards--story-title = À quoi servent les petites cartes
# en c5835512 draft
left-over-cards--tells = Certaines tables de quatre mélangent les vingt cartes de deux à six qui restent. Elles en retournent une, dont la couleur est proposée comme atout.
# en cc9e763e draft
sold-for-belote--story-title = Où trouver un paquet
# en 708e5fa1 draft
sold-for-belote--tells = Ces 32 cartes sont un paquet courant en Allemagne, où l’on s’en sert pour le Skat. En France, on les vend pour le Piquet, la Belote ou la Manille.

# en d0fdca9d draft
bidding--story-group = Conseils : choisir l’atout

# en fd4bea59 draft
push-along--story-title = Faites avancer le jeu
# en b477e76c draft
push-along--tells = Il est payant d’être un peu agressif, et de ne pas toujours faire ce que les autres attendent.
# en 45fae071 draft
do-not-wait--story-title = N’attendez pas la main parfaite
# en 883b8728 draft
do-not-wait--tells = Ne soyez pas de ces raseurs qui ne prennent jamais qu’avec une main imbattable.
# en 86f40ddf draft
jack-and-nine--story-title = Valet et neuf, c’est un début
# en 4486fc2f draft
jack-and-nine--tells = Le valet et le neuf de la couleur sont un bon début, avec 34 points. Il ne vous les faut pas toujours pour prendre ; ne jugez donc pas une main là-dessus seulement.
# en 25b9fc93 draft
backing-hand--story-title = Regardez plus loin que l’atout
# en 331daab0 draft
backing-hand--tells = Presque toujours, il vous faut aussi quelques cartes à gros points dans les autres couleurs, sinon votre prise ne passera pas.
# en a1409d82 draft
be-outrageous--story-title = Loin devant ou loin derrière
# en e0b060a1 draft
be-outrageous--tells = Si vous menez de beaucoup ou si vous êtes loin derrière, tentez une folie. Qu’avez-vous à perdre ?
# en f639e86b draft
last-three--story-title = Les trois dernières cartes
# en bf8148e2 draft
last-three--tells = À deux ou à trois, vous n’avez vu que six de vos neuf cartes quand vous décidez de prendre ou non. N’attendez pas trop des trois dernières : elles peuvent compléter une main prometteuse, ou gâcher une main moyenne.
# en 85f06b2c draft
not-lightly--story-title = Pas à la légère
# en f7682f7b draft
not-lightly--tells = Choisir l’atout, c’est promettre de gagner la donne. Si vous ne la gagnez pas, vos points vont à l’autre joueur ; Denexa le dit donc : ne choisissez jamais à la légère.
# en 78e10e92 draft
better-seat--story-title = La meilleure place
# en 2627f184 draft
better-seat--tells = À deux, ne pas donner est un net avantage. Au second tour de parole, celui qui ne donne pas est le premier à choisir entre trois couleurs. Il est donc juste que le gagnant d’une donne fasse la suivante.
# en 61c65ebd draft
what-a-schmeiss-says--story-title = Ce que dit un schmeiss
# en ef289374 draft
what-a-schmeiss-says--tells = Dans les règles de Lehman, un schmeiss au premier tour veut dire que vous acceptez de défendre : l’autre joueur prend à la couleur de la retourne, ou l’on jette les cartes.

# en 19e3fc06 draft
play--story-group = Conseils : suites et plis

# en f4eb65fc draft
defence--story-title = Défendez comme pour gagner
# en 6d2621b5 draft
defence--tells = Les parties se gagnent en défense autant qu’en attaque. Même avec une main pauvre contre une forte, faites tous les points que vous pouvez.
# en 6eea9f54 draft
silent-bela--story-title = Taisez votre belote
# en ffc89733 draft
silent-bela--tells = Si vous avez pris et voyez que vous perdrez la donne de plus de 20, n’annoncez pas votre belote. Ses points ne feraient que passer en face, à moins que votre jeu ne vous les laisse.
# en 27992c35 draft
silent-run--story-title = Taisez une suite
# en f6279443 draft
silent-run--tells = Il en va de même des suites. Si vous avez pris et risquez fort de chuter, vous pouvez ne pas annoncer une suite.
# en 871ba1f5 draft
winner-for-the-end--story-title = Gardez une carte gagnante pour la fin
# en 785b364e draft
winner-for-the-end--tells = Il est souvent bon de garder une carte maîtresse pour le dernier pli, qui rapporte 10 points. Mais ne bâtissez pas toute la donne dessus.
# en d5ad1189 draft
any-trick--story-title = N’importe quel pli suffit
# en 9d0315fb draft
any-trick--tells = Une suite ne compte que si son joueur fait un pli, mais un huit qui prend un sept suffit. Sans pli, même un cinquante à l’as ne compte pas. Cela arrive.
# en 8f639953 draft
show-a-part--story-title = Montrez ce qui vous arrange
# en a1483a13 draft
show-a-part--tells = Au Klabberjass à quatre, une suite de plus de quatre cartes n’a pas à être montrée en entier. Du valet au sept, vous pouvez montrer les quatre du haut ou les quatre du bas, et choisir ainsi ce que les autres apprennent.
# en 37ab0ffd draft
two-duties--story-title = Deux obligations
# en e419510e draft
two-duties--tells = Vous devez couper si vous ne pouvez pas fournir, et monter quand atout est demandé. Une bonne part de la tactique tient à ces deux obligations ; pensez-y avant d’entamer.
# en c99b8296 draft
card-for-the-seven--story-title = Ce que vous recevez pour le sept
# en 487b38e1 draft
card-for-the-seven--tells = La retourne que vous recevez pour le sept d’atout peut compléter une suite, ou renforcer votre main pour le jeu.
# en 58c9a8a4 draft
bottom-card--story-title = Regardez la carte du dessous
# en 47ba2bcd draft
bottom-card--tells = La carte du dessous du paquet se retourne pour une seule raison : les deux joueurs connaissent alors une carte de plus hors jeu.

# en b66bd3a5 draft
winning--story-group = Conseils : gagner

# en 4d01c916 draft
say-it--story-title = Dites-le tout de suite
# en 27063ab2 draft
say-it--tells = Annoncez la victoire dès que vous avez 501. Qui se tait à 506 peut perdre contre qui a 501 et parle.
# en e2691266 draft
count-first--story-title = Comptez avant d’annoncer la victoire
# en b1bee782 draft
count-first--tells = Un joueur qui annonce la victoire sans avoir les points perd la partie.
# en 99bdc212 draft
from-478--story-title = Comment gagner depuis 478
# en a6bc578d draft
from-478--tells = Vous avez 478, l’autre joueur 495, et vous entamez. Avec le valet de la couleur de la retourne et une suite de trois, prenez. Au premier pli, vous pouvez compter 20 points pour le valet et 20 pour la suite. Si aucune meilleure suite ne se montre, vous avez gagné, peu importe comment la donne aurait fini.
# en f3488e21 draft
go-down-fighting--story-title = Tombez les armes à la main
# en b2cf3fc3 draft
go-down-fighting--tells = Si vous deviez perdre la partie de toute façon, un coup d’audace qui échoue ne vous coûte rien. Mieux vaut tomber les armes à la main.
# en 91e5df2f draft
second-chance--story-title = Une seconde chance
# en cdbd35d6 draft
second-chance--tells = D’après la page du Clobyosh, une égalité à la belote moderne est tout simplement perdue pour le camp qui a pris. À la Bela, au Clobyosh, à l’ancienne belote et selon la Fédération française, les points vont au gagnant de la donne suivante ; le preneur peut donc encore les avoir.
# en fd02eaf1 draft
narrow-escape--story-title = De justesse
# en c3496189 draft
narrow-escape--tells = À tout atout, avec deux tierces annoncées, le camp qui a choisi le contrat a 154 points et l’autre 144. Les deux totaux sont juste au seuil d’arrondi, donc chacun marque 15 : c’est passé de justesse.

## documents (by id)
##
## Qui a écrit un document, où il se trouve, et les endroits qui en sont cités : ses propres titres, qui restent tels qu’ils y
## sont, ou un mot à nous pour un paragraphe qui n’en a pas, avec ses premiers mots entre guillemets, tels qu’ils y sont.

# en 9a4dba13 draft
clobyosh--writers = Mike Block, Antony Berzack et Selwyn Furman ; rédaction de John McLeod
# en d5d22ab6 draft
clobyosh--found-at = pagat.com
# en 914f9142 draft
clobyosh--opening--place = le début (« Variously known as Clobyosh »)
# en c4a42562 draft
clobyosh--introduction--place = Introduction
# en 9be78eb7 draft
clobyosh--two--place = Two-handed Bela
# en 23ebf18c draft
clobyosh--pack--place = The Pack
# en c0c51fa3 draft
clobyosh--aim--place = The Aim
# en 6222dd8b draft
clobyosh--values--place = The Values of the Cards
# en 4240b6f9 draft
clobyosh--combinations--place = Combinations
# en 8d54d407 draft
clobyosh--tricks--place = Tricks
# en 5a6c6055 draft
clobyosh--deal--place = The Deal
# en 5445ca21 draft
clobyosh--exchange--place = The Exchange
# en 52dc67ad draft
clobyosh--play--place = Play and Declarations
# en a46dd631 draft
clobyosh--last--place = Last Trick
# en d60acd1e draft
clobyosh--score--place = The Score
# en 1796849e draft
clobyosh--winning--place = Winning the Game
# en aac2d248 draft
clobyosh--rule1--place = Winning the Game, règle 1
# en efe83e4a draft
clobyosh--rule2--place = Winning the Game, règle 2
# en 312232ba draft
clobyosh--rule3--place = Winning the Game, règle 3
# en 64a46959 draft
clobyosh--rule4--place = Winning the Game, règle 4
# en 6cbace9a draft
clobyosh--rule5--place = Winning the Game, règle 5
# en c0722df0 draft
clobyosh--advice--place = Advice
# en 6c2f927b draft
clobyosh--schmeiss--place = Variations: Schmeiss
# en 0bc541a3 draft
clobyosh--void--place = Variations: Void Deal
# en 299598ca draft
clobyosh--equal--place = Variations: Equal scores
# en 55774fa1 draft
clobyosh--lastHand--place = Variations: Last Hand and Winning
# en a7275d28 draft
clobyosh--allTricks--place = Variations: Winning all the tricks
# en 30fae48a draft
clobyosh--three--place = Three-handed Bela / Clobyosh
# en 33e2f876 draft
clobyosh--threeVariations--place = Three-handed: Variations
# en ab6ca1ae draft
clobyosh--four--place = Four-handed Clobyosh / Klabberjass
# en 2e39eae9 draft
clobyosh--fourDeal--place = Four-handed: Deal and Calling
# en 930ec97c draft
clobyosh--fourPlay--place = Four-handed: Play
# en 904cabc9 draft
clobyosh--fourScoring--place = Four-handed: Scoring
# en 572cbc06 draft
clobyosh--fourVariants--place = Four-handed: Variants
# en 6496979b draft
clobyosh--foot--place = le bas de la page (« This page is maintained by »)

# en 4bc82cd2 draft
lehman--writers = Brad Lehman, mai 1999
# en ee9dd2ee draft
lehman--found-at = la page de Brad Lehman
# en 7362d206 draft
lehman--opening--place = le début (« also known as Clobby »)
# en 5b6e2b1e draft
lehman--pack--place = le paquet (« The deck is 32 cards »)
# en 2e0974c3 draft
lehman--rank--place = Rank of cards
# en 3d5640dd draft
lehman--bidding--place = Dealing and Bidding
# en 836a1bc1 draft
lehman--meld--place = les suites annoncées (« Now it is time to score »)
# en 42e579b8 draft
lehman--play--place = le jeu (« Non-dealer leads »)
# en b0091117 draft
lehman--bella--place = la belote (« If a player holds both the K-Q of trump »)
# en 69e8a381 draft
lehman--lastTrick--place = le dernier pli (« Capturing the last trick »)
# en 10f45599 draft
lehman--scoring--place = les cartes prises (« Scoring for captured cards »)
# en 4b16b606 draft
lehman--result--place = qui marque (« If the maker outscores the defender »)
# en f195c72f draft
lehman--game--place = la partie (« The game is to 500 »)
# en 6e99ea09 draft
lehman--nextDeal--place = la donne suivante (« The winner of a hand deals »)
# en c100821c draft
lehman--summary--place = Scoring summary
# en 3b46e0c5 draft
lehman--seeAlso--place = voir aussi (« A Windows version »)

# en d3ff1330 draft
bicycle--writers = Bicycle Playing Cards
# en 9a6ffd42 draft
bicycle--found-at = bicyclecards.com
# en df5866aa draft
bicycle--opening--place = le début (« the famous two-hand game »)
# en d88c2aa7 draft
bicycle--pack--place = The Pack
# en abb99839 draft
bicycle--rank--place = Rank of Cards
# en 8d9e068e draft
bicycle--draw--place = The Draw
# en d1338c0e draft
bicycle--cut--place = The Shuffle and Cut
# en 1477a0c3 draft
bicycle--deal--place = The Deal
# en 7fcb01b3 draft
bicycle--bidding--place = Bidding
# en 870564ea draft
bicycle--redealing--place = Redealing
# en 13edea8d draft
bicycle--melding--place = Melding
# en 65618466 draft
bicycle--play--place = The Play
# en 12f89686 draft
bicycle--scoring--place = Scoring
# en cc7b154b draft
bicycle--game--place = The Game
# en fe647a01 draft
bicycle--misdeal--place = Irregularities: Misdeal
# en c463affe draft
bicycle--revoke--place = Irregularities: Revoke

# en 8470bc86 draft
denexa--writers = Denexa Games
# en 3ecb4672 draft
denexa--found-at = denexa.com
# en 4c596f3e draft
denexa--opening--place = le début (« a two-player melding and trick-taking game »)
# en 09a54425 draft
denexa--object--place = Object of Klaberjass
# en 956e6943 draft
denexa--setup--place = Setup
# en c8721aa3 draft
denexa--ranking--place = Card ranking
# en afb45b7c draft
denexa--trump--place = Establishing trump
# en 20fb5eca draft
denexa--melding--place = Melding
# en 8eec9885 draft
denexa--play--place = Play of the hand
# en 2ca23c7a draft
denexa--scoring--place = Scoring

# en 210d7beb draft
belote--writers = un article d’encyclopédie
# en 465e67fe draft
belote--found-at = recueilli avec la page de Brad Lehman
# en b514bd1f draft
belote--spoken--place = un article de dictionnaire avant le texte (« Show Spelled Pronunciation »)
# en 6a9d9f80 draft
belote--origin--place = un article de dictionnaire avant le texte (« Origin: 1890–95 »)
# en 68d2d9ff draft
belote--opening--place = le début (« Belote is a popular 32-card »)
# en b07aee4e draft
belote--name--place = le nom (« belote is used to designate »)
# en 71bedbd4 draft
belote--deck--place = le paquet (« A typical 32-card deck »)
# en b791b756 draft
belote--cut--place = la coupe (« The deck is never shuffled »)
# en 5e6d1829 draft
belote--deal--place = la distribution (« The cards are dealt counter-clockwise »)
# en 85c2f131 draft
belote--contracts--place = les contrats (« The possible contracts »)
# en 00a0a1ba draft
belote--bids--place = les enchères (« Every player must either suggest »)
# en 50b87d21 draft
belote--thirdLevel--place = le troisième niveau (« In some areas of Bulgaria »)
# en c07b958d draft
belote--auctionEnd--place = la fin des enchères (« The bidding phase is over »)
# en 22db3816 draft
belote--play--place = le jeu (« The play consists of eight tricks »)
# en 6151e213 draft
belote--rank--place = le rang des cartes (« In Bulgarian bridge-belote the rank »)
# en 10604faa draft
belote--declarations--place = les annonces (« Declarations must be announced »)
# en 0b7462d4 draft
belote--belote--place = la belote (« A belote is worth 20 points »)
# en e435a21a draft
belote--noTrumps--place = le sans atout (« declarations do not apply »)
# en fddd047b draft
belote--cardTable--place = les points de cartes (« Cards are counted depending on »)
# en 2f74f5b0 draft
belote--lastTrick--place = le dix de der (« The winner of the last trick gets »)
# en dd4561bb draft
belote--doubling--place = le sans atout et le contre (« the result is multiplied »)
# en 95e3a680 draft
belote--inside--place = la chute (« If a team is committed »)
# en 35ceeedc draft
belote--rounding--place = l’arrondi (« The result is divided by ten »)
# en b2d34564 draft
belote--hanging--place = les points en litige (« when both teams have equal scores »)
# en d3bb708f draft
belote--valat--place = le capot (« A special valat »)
# en aac3b067 draft
belote--kirtik--place = le kirtik (« In some parts of Bulgaria »)
# en 86353b49 draft
belote--end--place = la fin (« The first team to reach 151 »)
# en 8043c197 draft
belote--notes--place = les notes (« Versions exist for three and two players »)

# en 6442fd08 draft
ffb-belote--writers = Fédération Française de Belote, 27 janvier 2016
# en e4b74096 draft
ffb-belote--found-at = ffbelote.org ; lu dans une copie du dépôt public vareversat/carg
# en d4793ea3 draft
ffb-belote--presentation--place = 2. Présentation
# en 7165b11b draft
ffb-belote--dealer--place = 3.1. Le donneur
# en 4c204f09 draft
ffb-belote--shuffle--place = 3.2. Mélange des cartes
# en 30a248e4 draft
ffb-belote--cut--place = 3.3. La coupe
# en 6822a41b draft
ffb-belote--deal--place = 3.4. La distribution (première partie)
# en b704b788 draft
ffb-belote--dealRest--place = 3.5. La distribution (deuxième partie)
# en 12023164 draft
ffb-belote--roundOne--place = 4.1. Premier tour
# en 4eb2b34c draft
ffb-belote--roundTwo--place = 4.2. Deuxième tour
# en a392122a draft
ffb-belote--course--place = 5.1. Déroulement
# en 937db8c2 draft
ffb-belote--play--place = 5.2. Règles
# en 435561fc draft
ffb-belote--cards--place = 6. Ordre et valeur des cartes
# en 41e3c594 draft
ffb-belote--belote--place = 7. La belote et la rebelote
# en d7a266f5 draft
ffb-belote--declarations--place = 8. Les annonces
# en 09039112 draft
ffb-belote--der--place = 9.1. Dix de der
# en 3cf10d94 draft
ffb-belote--capot--place = { "9.2. Capot" }
# en 308c1b57 draft
ffb-belote--made--place = 10.1.1. Contrat réussi
# en 89cd6a63 draft
ffb-belote--tie--place = 10.1.3. Règle du litige
# en efbda0ef draft
ffb-belote--score--place = 10.2. Score de la donne
# en e1d0f398 draft
ffb-belote--rounding--place = 10.3. Arrondi
# en 222693f6 draft
ffb-belote--hands--place = 10.4.1. Limite de donnes
# en 6013d5c1 draft
ffb-belote--target--place = 10.4.2. Limite de points
# en 8f0c5725 draft
ffb-belote--variant--place = 11. Variante : Sans Atout / Tout Atout

# en 243ba86d draft
ffb-contree--writers = Fédération Française de Belote, 27 janvier 2016
# en 08a67c43 draft
ffb-contree--found-at = ffbelote.org ; lu dans les citations de l’étude Avo-k/colver
# en ccf8b345 draft
ffb-contree--s3-2--place = § 3.2
# en 1b9538e9 draft
ffb-contree--s3-3--place = § 3.3
# en eb77353d draft
ffb-contree--s3-4--place = § 3.4
# en 1b5aa9df draft
ffb-contree--s4-2-1--place = § 4.2.1
# en 4295a8e5 draft
ffb-contree--s4-2-2--place = § 4.2.2
# en 76b40428 draft
ffb-contree--s4-2-3--place = § 4.2.3
# en 66d88720 draft
ffb-contree--s4-2-4--place = § 4.2.4
# en 13238c51 draft
ffb-contree--s5-1--place = § 5.1
# en 71a8ef16 draft
ffb-contree--s5-2-1--place = § 5.2.1
# en 4996eeef draft
ffb-contree--s5-2-2--place = § 5.2.2
# en a4471026 draft
ffb-contree--s5-2-3--place = § 5.2.3
# en a54776ce draft
ffb-contree--s6--place = § 6
# en 034c3e76 draft
ffb-contree--s7--place = § 7
# en d7e2b4b3 draft
ffb-contree--s8--place = § 8
# en 6655a47c draft
ffb-contree--s9-2--place = § 9.2
# en 31e55712 draft
ffb-contree--s10-1--place = § 10.1
# en 4b7f87ab draft
ffb-contree--s10-2--place = § 10.2
# en 5809f335 draft
ffb-contree--s10-3--place = § 10.3
# en 70b93fcb draft
ffb-contree--s10-4--place = § 10.4
# en c17115b5 draft
ffb-contree--s11--place = § 11
# en 3642195b draft
ffb-contree--refused--place = les variantes refusées (« Toute variante à l’instar de »)

# en faca1e3c draft
ffb-coinche--writers = Fédération Française de Belote, 2015
# en c4ae99ef draft
ffb-coinche--found-at = ffbelote.org ; lu dans une copie du dépôt public vareversat/carg, qui numérote ses paragraphes autrement
# en 8146264a draft
ffb-coinche--presentation--place = 2. Présentation
# en 50ebdf46 draft
ffb-coinche--dealer--place = 3.1. Le donneur
# en 515121ca draft
ffb-coinche--shuffle--place = 3.2. Mélange des cartes
# en bab218c3 draft
ffb-coinche--cut--place = 3.3. La coupe
# en b1a22a80 draft
ffb-coinche--deal--place = 3.4. La distribution
# en bb8f3261 draft
ffb-coinche--bids--place = 4.1. Tour d’enchères
# en 0d2d5ee6 draft
ffb-coinche--contract--place = 4.2. Contrat
# en 6182ba4d draft
ffb-coinche--course--place = 5.1. Déroulement
# en 2ca4d411 draft
ffb-coinche--play--place = 5.2. Règles
# en 0522c4b7 draft
ffb-coinche--cards--place = 6. Ordre et valeur des cartes
# en 0e1f155d draft
ffb-coinche--belote--place = 7. La belote et la rebelote
# en 12b48630 draft
ffb-coinche--declarations--place = 8. Les annonces
# en a4ca7140 draft
ffb-coinche--declaring--place = 8.2. Déclaration des annonces
# en 51d6c3fe draft
ffb-coinche--resolving--place = 8.3. Résolution des annonces
# en c847e72e draft
ffb-coinche--renonce--place = 8.4. Renonce
# en dc0526cb draft
ffb-coinche--der--place = 9.1. Dix de der
# en 109da193 draft
ffb-coinche--capot--place = { "9.2. Capot" }
# en b158cb83 draft
ffb-coinche--made--place = Contrat réussi
# en 526a38e1 draft
ffb-coinche--failed--place = Contrat chuté
# en a40e0830 draft
ffb-coinche--rounding--place = Arrondi
# en 0820542d draft
ffb-coinche--end--place = Fin de partie
# en cb2cc8a2 draft
ffb-coinche--variant--place = 11. Variante : Sans Atout / Tout Atout

# en 2c181f1c draft
ffb-pages--writers = Fédération Française de Belote
# en de37384d draft
ffb-pages--found-at = ffbelote.org ; lu dans les citations de l’étude Avo-k/colver
# en e2b93d95 draft
ffb-pages--misdeal--place = la maldonne (« Si le donneur commet une irrégularité »)
# en f38dfaff draft
ffb-pages--calls--place = ce qui se dit (« Toute autre expression »)
# en a69f6beb draft
ffb-pages--packets--place = la distribution (« Il est strictement interdit de distribuer »)
# en 084157e2 draft
ffb-pages--revoke--place = une faute vue tout de suite (« Si la faute est constatée immédiatement »)
# en d2a10693 draft
ffb-pages--counts--place = le décompte (« Si la somme des deux totaux »)
# en 17cd0772 draft
ffb-pages--endOnBela--place = la fin de partie (« Il est possible de terminer sur une belote »)

# en 47cfaa15 draft
pravila-bele--writers = les auteurs d’un jeu croate
# en f51fc31b draft
pravila-bele--found-at = le dépôt public bela4us/windsurf_claude (pravila_igre.md), en croate
# en 72f82005 draft
pravila-bele--overview--place = Opći pregled
# en be605129 draft
pravila-bele--cards--place = Karte i špil
# en 798ecec6 draft
pravila-bele--sides--place = Timovi i igrači
# en 409d3ac7 draft
pravila-bele--deal--place = Dijeljenje karata
# en cb0b5e9d draft
pravila-bele--trumps--place = Odabir za adut (zvanje aduta)
# en 8777b29f draft
pravila-bele--tricks--place = Tijek igre i igranje štihova
# en 19d39c0c draft
pravila-bele--follow--place = Pravila za bacanje karata
# en 50f50ca3 draft
pravila-bele--bela--place = Zvanje Bele
# en 4f0f94bc draft
pravila-bele--melds--place = Vrijednost zvanja
# en 3444e832 draft
pravila-bele--sweep--place = Posebno bodovanje
# en 1b1bd4fb draft
pravila-bele--points--place = Bodovi u igri
# en 638488f7 draft
pravila-bele--final--place = Konačno bodovanje

# en 4806d4f4 draft
cannes--writers = Michel Iso, pour les tournois du Festival des Jeux
# en ccde400b draft
cannes--found-at = le site du festival en 2016 ; lu sur doczz.fr autant qu’on l’y voit, et dans les citations de l’étude Avo-k/colver
# en 240a2619 draft
cannes--misdeal--place = { "Fausse donne" }
# en 27fb315d draft
cannes--bids--place = 2° Les enchères
# en a82974a8 draft
cannes--marks--place = III – Marque
# en 4c83effe draft
cannes--pickUp--place = le ramassage des cartes (« Les joueurs ne prennent leurs cartes »)

# en 7407795a draft
ascee--writers = un club de fonctionnaires des Deux-Sèvres
# en 7f4bf114 draft
ascee--found-at = doczz.fr, autant qu’on l’y voit, et l’étude Avo-k/colver
# en 1a22acb8 draft
ascee--articles--place = les articles (« Article (4) »)
# en 1c01a659 draft
ascee--misdeal--place = { "Article (9)" }
# en e916bfad draft
ascee--irregularity--place = { "Article (10)" }

# en 634c5b14 draft
pagat-coinche--writers = John McLeod
# en f4dd37fa draft
pagat-coinche--found-at = pagat.com ; lu dans les citations de l’étude Avo-k/colver
# en a553d028 draft
pagat-coinche--double--place = le contre (« A coinche doubles the score for the bid only »)
# en 20b866fb draft
pagat-coinche--turn--place = contrer hors de son tour (« It is not necessary to wait for your turn »)
# en a8f8ee11 draft
pagat-coinche--lowest--place = la plus petite enchère (« The bid must be for at least 82 points »)
# en a90f89ea draft
pagat-coinche--belote--place = la belote (« The 20 points for Belote »)
# en 61826722 draft
pagat-coinche--undertrump--place = pisser (« If he has trumps but is unable to overtrump »)
# en 5352cf2c draft
pagat-coinche--capot--place = l’enchère de capot (« A capot bid ends the bidding »)

# en b60e1dba draft
colver--writers = les auteurs de Colver, d’après 202 textes
# en 171b1d60 draft
colver--found-at = le dépôt public Avo-k/colver
# en 21258877 draft
colver--methods--place = matrices/bareme.md, § 1
# en c0f6d336 draft
colver--failed--place = matrices/bareme.md, § 3.1
# en 78c4efa5 draft
colver--doubles--place = matrices/bareme.md, § 4.1
# en 26161c43 draft
colver--capot--place = matrices/bareme.md, § 5.3
# en 498a6a7e draft
colver--tie--place = matrices/fin-de-partie.md, § 5
# en 4d7fb2b7 draft
colver--targets--place = matrices/fin-de-partie.md, § 1.1
# en a2c56d14 draft
colver--undertrump--place = matrices/jeu-de-la-carte.md, § 9
# en 84a84e5e draft
colver--collected--place = { "COLLECTE-2.md" }
