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
# en acbcfa22 draft
easy--level = Facile
# en 25d7ea60 draft
medium--level = Moyen
# en 8472d9eb draft
hard--level = Difficile
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
# en defa3a1e draft
bela--mistake = Il manque la { bela }.
# en 84042d24 draft
runs--mistake = Il manque les annonces.
# en 7f6aaa82 draft
beaten-runs--mistake = Cette réponse compte une annonce qui ne rapporte rien.
# en 100ed541 draft
last-trick--mistake = Il manque le { last-trick }.
# en 4215710a draft
last-trick-moved--mistake = Cette réponse donne le { last-trick } au mauvais camp.
# en 32be76f4 draft
taker--mistake = Cette réponse prend l’autre camp pour le preneur.
# en cd679950 draft
kept--mistake = Le preneur est dedans, donc les points passent en face.
# en 43c5a627 draft
failed--mistake = Le preneur n’est pas dedans.
# en f2ef9e0e draft
doubling--mistake = Cette réponse multiplie la donne par le mauvais nombre.
# en c1796038 draft
bid--mistake = Il manque l’enchère.
# en e19841ec draft
held-over--mistake = Il manque les points en litige.
# en f60c1a47 draft
every-trick--mistake = Cette réponse oublie qu’un camp a fait tous les plis.
# en 8135eb5f draft
other-table--mistake = D’autres tables comptent ainsi, mais pas celle-ci.
# en 1877dbfb draft
wrong-side--mistake = Cette réponse donne tout au mauvais camp.
# en 3d9eddfa draft
piles--mistake = Cette réponse échange les cartes des deux camps.
# en 49686fb9 draft
count--mistake = Cette réponse additionne mal les cartes.
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
