### Vježba: dijeljenja koja nitko nije igrao, za upis, i hrpe za brojanje.

## learn

# en a74ef0e7 draft
practice-kind = Što vježbaš
# en 07c6b861 draft
practice-quiz = Kviz
# en 771ada12 draft
practice-count = Brojanje karata
# en f8065119 draft
practice-level = Težina
# en acbcfa22 draft
easy--level = Lako
# en 25d7ea60 draft
medium--level = Srednje
# en 8472d9eb draft
hard--level = Teško
# en 83d0aa64 draft
practice-question = Pitanje { $number } od { $all }
# en 78d5bb88 draft
practice-right = Točno: { NUMBER($count) }
# en 9cfb0dd1 draft
practice-score = { $right } od { $all } točno
# en 2264e08f draft
claims-after-trick = { $name }: „dosta“ nakon štiha { $trick }
# en 8897cda0 draft
card-points-of = Bodovi iz karata, { $name }
# en 6e90ca0f draft
total-of = Ukupno, { $name }
# en fe4f2fa7 draft
claim-target = Cilj
# en a920f2b3 draft
cards-so-far = Bodovi iz karata dosad
# en c2522b0e draft
run-with-cards = { $run } { $cards }
# en bcd64bd1 draft
ask-scores = Koliko piše svaka strana?
# en 0f25439d draft
ask-claim-sum = Koliki je zbroj za „dosta“?
# en f0dc0fb3 draft
ask-pile = Koliko vrijede ove karte?
# en dbaeeb12 draft
claim-answer = { $total }. { $winner }
# en ccc67565 draft
answer-right = Točno
# en 75befd98 draft
answer-wrong = Nije točno
# en defa3a1e draft
bela--mistake = Nedostaje: { bela }.
# en 84042d24 draft
runs--mistake = Nedostaju zvanja.
# en 7f6aaa82 draft
beaten-runs--mistake = Ovaj odgovor broji zvanje koje ne vrijedi.
# en 100ed541 draft
last-trick--mistake = Nedostaje deset bodova za zadnji štih.
# en 4215710a draft
last-trick-moved--mistake = Ovaj odgovor daje zadnji štih krivoj strani.
# en 32be76f4 draft
taker--mistake = U ovom je odgovoru za zvača uzeta kriva strana.
# en cd679950 draft
kept--mistake = Zvač je pao, pa bodovi idu drugoj strani.
# en 43c5a627 draft
failed--mistake = Zvač nije pao.
# en f2ef9e0e draft
doubling--mistake = Ovaj odgovor množi dijeljenje krivim brojem.
# en c1796038 draft
bid--mistake = Nedostaje ponuda.
# en e19841ec draft
held-over--mistake = Nedostaju bodovi koji su visjeli.
# en f60c1a47 draft
every-trick--mistake = Ovaj odgovor previđa da je jedna strana uzela sve štihove.
# en 8135eb5f draft
other-table--mistake = Tako se dijeljenje broji za drugim stolovima, ali ne za ovim.
# en 1877dbfb draft
wrong-side--mistake = Ovaj odgovor daje sve krivoj strani.
# en 3d9eddfa draft
piles--mistake = Ovaj odgovor zamjenjuje karte dviju strana.
# en 49686fb9 draft
count--mistake = Ovaj odgovor krivo zbraja karte.
# en 27b7a895 draft
check-count = Provjeri
# en 42848294 draft
next-question = Sljedeće pitanje
# en 1ed99d63 draft
show-score = Pokaži rezultat
# en baed9f9c draft
ten-more = Još deset
# en 5d179d91 draft
look-again = Pravila za ponoviti
