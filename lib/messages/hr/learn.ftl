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
# en f2de8829 draft
level-easy = Lako
# en c4ddb130 draft
level-medium = Srednje
# en 8f7e9062 draft
level-hard = Teško
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
# en b6aa18c7 draft
mistake-bela = Nedostaje: { bela }.
# en 382c34a4 draft
mistake-declared = Nedostaju zvanja.
# en 8e916157 draft
mistake-beaten = Ovaj odgovor broji zvanje koje ne vrijedi.
# en d8d4694a draft
mistake-last-trick = Nedostaje deset bodova za zadnji štih.
# en f0562d1b draft
mistake-last-moved = Ovaj odgovor daje zadnji štih krivoj strani.
# en 73823e6d draft
mistake-taker = U ovom je odgovoru za zvača uzeta kriva strana.
# en 4aede578 draft
mistake-kept = Zvač je pao, pa bodovi idu drugoj strani.
# en 915f7786 draft
mistake-failed = Zvač nije pao.
# en b31d6924 draft
mistake-times = Ovaj odgovor množi dijeljenje krivim brojem.
# en edf427ec draft
mistake-bid = Nedostaje ponuda.
# en 5c851581 draft
mistake-held-over = Nedostaju bodovi koji su visjeli.
# en c6c2d5d7 draft
mistake-every-trick = Ovaj odgovor previđa da je jedna strana uzela sve štihove.
# en 7174dd46 draft
mistake-other-table = Tako se dijeljenje broji za drugim stolovima, ali ne za ovim.
# en af5c56ff draft
mistake-wrong-side = Ovaj odgovor daje sve krivoj strani.
# en 999e66a2 draft
mistake-piles = Ovaj odgovor zamjenjuje karte dviju strana.
# en 42e08901 draft
mistake-count = Ovaj odgovor krivo zbraja karte.
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
