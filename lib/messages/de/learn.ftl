### Üben: Spiele, die niemand gespielt hat, zum Anschreiben, und Stapel zum Zählen.

## learn

# en a74ef0e7 draft
practice-kind = Was du übst
# en 07c6b861 draft
practice-quiz = Quiz
# en 771ada12 draft
practice-count = Karten zählen
# en f8065119 draft
practice-level = Schwierigkeit
# en acbcfa22 draft
easy--level = Leicht
# en 25d7ea60 draft
medium--level = Mittel
# en 8472d9eb draft
hard--level = Schwer
# en 83d0aa64 draft
practice-question = Frage { $number } von { $all }
# en 78d5bb88 draft
practice-right = { NUMBER($count) } richtig
# en 9cfb0dd1 draft
practice-score = { $right } von { $all } richtig
# en 2264e08f draft
claims-after-trick = { $name }: Ansage nach Stich { $trick }
# en 8897cda0 draft
card-points-of = Augen, { $name }
# en 6e90ca0f draft
total-of = Stand, { $name }
# en fe4f2fa7 draft
claim-target = Ziel
# en a920f2b3 draft
cards-so-far = Augen bisher
# en c2522b0e draft
run-with-cards = { $run } { $cards }
# en bcd64bd1 draft
ask-scores = Was schreibt jede Seite?
# en 0f25439d draft
ask-claim-sum = Was ergibt die Ansage?
# en f0dc0fb3 draft
ask-pile = Wie viel zählen diese Karten?
# en dbaeeb12 draft
claim-answer = { $total }. { $winner }
# en ccc67565 draft
answer-right = Richtig
# en 75befd98 draft
answer-wrong = Nicht richtig
# en defa3a1e draft
bela--mistake = Es fehlt: { bela }.
# en 84042d24 draft
runs--mistake = Es fehlen die Meldungen.
# en 7f6aaa82 draft
beaten-runs--mistake = Hier ist eine Meldung mitgezählt, die nichts zählt.
# en 100ed541 draft
last-trick--mistake = Es fehlen die 10 Punkte für den letzten Stich.
# en 4215710a draft
last-trick-moved--mistake = Hier bekommt die falsche Seite den letzten Stich.
# en 32be76f4 draft
taker--mistake = Hier gilt die falsche Seite als Spielpartei.
# en cd679950 draft
kept--mistake = Die Spielpartei hat verloren, also gehen ihre Punkte an die Gegenseite.
# en 43c5a627 draft
failed--mistake = Die Spielpartei hat nicht verloren.
# en f2ef9e0e draft
doubling--mistake = Hier ist das Spiel mit dem falschen Faktor gezählt.
# en c1796038 draft
bid--mistake = Es fehlt das Gebot.
# en e19841ec draft
held-over--mistake = Es fehlen die offenen Punkte.
# en f60c1a47 draft
every-trick--mistake = Diese Antwort übersieht, dass eine Seite alle Stiche gemacht hat.
# en 8135eb5f draft
other-table--mistake = So zählt man an anderen Tischen, aber nicht an diesem.
# en 1877dbfb draft
wrong-side--mistake = Hier geht alles an die falsche Seite.
# en 3d9eddfa draft
piles--mistake = Hier sind die Karten der beiden Seiten vertauscht.
# en 49686fb9 draft
count--mistake = Hier sind die Karten falsch zusammengezählt.
# en 27b7a895 draft
check-count = Prüfen
# en 42848294 draft
next-question = Nächste Frage
# en 1ed99d63 draft
show-score = Ergebnis zeigen
# en baed9f9c draft
ten-more = Noch zehn
# en 5d179d91 draft
look-again = Regeln zum Nachlesen
