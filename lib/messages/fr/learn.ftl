### S’exercer : des donnes que personne n’a jouées, à marquer, et des tas à compter.

## learn

# en a74ef0e7 draft
practice-kind = Quel exercice
# en 07c6b861 draft
practice-quiz = Quiz
# en 771ada12 draft
practice-count = Compter les cartes
# en f8065119 draft
practice-level = Difficulté
# en f2de8829 draft
level-easy = Facile
# en c4ddb130 draft
level-medium = Moyen
# en 8f7e9062 draft
level-hard = Difficile
# en 83d0aa64 draft
practice-question = Question { $number } sur { $all }
# en 78d5bb88 draft
practice-right = Justes : { NUMBER($count) }
# en 9cfb0dd1 draft
practice-score = { $right } sur { $all }
# en 2264e08f draft
claims-after-trick = { $name } : annonce de victoire après le pli { $trick }
# en 8897cda0 draft
card-points-of = Points de cartes, { $name }
# en 6e90ca0f draft
total-of = Total, { $name }
# en fe4f2fa7 draft
claim-target = Objectif
# en a920f2b3 draft
cards-so-far = Points de cartes jusque-là
# en c2522b0e draft
run-with-cards = { $run } { $cards }
# en bcd64bd1 draft
ask-scores = Que marque chaque camp ?
# en 0f25439d draft
ask-claim-sum = Quel est le total de l’annonce de victoire ?
# en f0dc0fb3 draft
ask-pile = Combien font ces cartes ?
# en dbaeeb12 draft
claim-answer = { $total }. { $winner }
# en ccc67565 draft
answer-right = Juste
# en 75befd98 draft
answer-wrong = Faux
# en b6aa18c7 draft
mistake-bela = Il manque la { bela }.
# en 382c34a4 draft
mistake-declared = Il manque les annonces.
# en 8e916157 draft
mistake-beaten = Cette réponse compte une annonce qui ne rapporte rien.
# en d8d4694a draft
mistake-last-trick = Il manque le { last-trick }.
# en f0562d1b draft
mistake-last-moved = Cette réponse donne le { last-trick } au mauvais camp.
# en 73823e6d draft
mistake-taker = Cette réponse prend l’autre camp pour le preneur.
# en 4aede578 draft
mistake-kept = Le preneur est dedans, donc les points passent en face.
# en 915f7786 draft
mistake-failed = Le preneur n’est pas dedans.
# en b31d6924 draft
mistake-times = Cette réponse multiplie la donne par le mauvais nombre.
# en edf427ec draft
mistake-bid = Il manque l’enchère.
# en 5c851581 draft
mistake-held-over = Il manque les points en litige.
# en c6c2d5d7 draft
mistake-every-trick = Cette réponse oublie qu’un camp a fait tous les plis.
# en 7174dd46 draft
mistake-other-table = D’autres tables comptent ainsi, mais pas celle-ci.
# en af5c56ff draft
mistake-wrong-side = Cette réponse donne tout au mauvais camp.
# en 999e66a2 draft
mistake-piles = Cette réponse échange les cartes des deux camps.
# en 42e08901 draft
mistake-count = Cette réponse additionne mal les cartes.
# en 27b7a895 draft
check-count = Vérifier
# en 42848294 draft
next-question = Question suivante
# en 1ed99d63 draft
show-score = Voir le résultat
# en baed9f9c draft
ten-more = Dix de plus
# en 5d179d91 draft
look-again = Règles à revoir
