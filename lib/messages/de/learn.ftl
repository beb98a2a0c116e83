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
# en f2de8829 draft
level-easy = Leicht
# en c4ddb130 draft
level-medium = Mittel
# en 8f7e9062 draft
level-hard = Schwer
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
# en b6aa18c7 draft
mistake-bela = Es fehlt: { bela }.
# en 382c34a4 draft
mistake-declared = Es fehlen die Meldungen.
# en 8e916157 draft
mistake-beaten = Hier ist eine Meldung mitgezählt, die nichts zählt.
# en d8d4694a draft
mistake-last-trick = Es fehlen die 10 Punkte für den letzten Stich.
# en f0562d1b draft
mistake-last-moved = Hier bekommt die falsche Seite den letzten Stich.
# en 73823e6d draft
mistake-taker = Hier gilt die falsche Seite als Spielpartei.
# en 4aede578 draft
mistake-kept = Die Spielpartei hat verloren, also gehen ihre Punkte an die Gegenseite.
# en 915f7786 draft
mistake-failed = Die Spielpartei hat nicht verloren.
# en b31d6924 draft
mistake-times = Hier ist das Spiel mit dem falschen Faktor gezählt.
# en edf427ec draft
mistake-bid = Es fehlt das Gebot.
# en 5c851581 draft
mistake-held-over = Es fehlen die offenen Punkte.
# en c6c2d5d7 draft
mistake-every-trick = Diese Antwort übersieht, dass eine Seite alle Stiche gemacht hat.
# en 7174dd46 draft
mistake-other-table = So zählt man an anderen Tischen, aber nicht an diesem.
# en af5c56ff draft
mistake-wrong-side = Hier geht alles an die falsche Seite.
# en 999e66a2 draft
mistake-piles = Hier sind die Karten der beiden Seiten vertauscht.
# en 42e08901 draft
mistake-count = Hier sind die Karten falsch zusammengezählt.
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
