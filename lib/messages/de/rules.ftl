### Die Regeln: was gefragt wird, was jedes Dokument antwortet, die Wörter am Tisch und was vom Spiel erzählt wird.
### Wie am Tisch gesprochen wird: „der Geber“, „der Partner“, „die Spielpartei“, „die Vorhand“. Jeder Text steht für sich allein.

## groups (by id)

# en 5d4321a5 draft
pack--group-title = Karten, Rang und Augen
# en 7e2e5060 draft
deal--group-title = Abheben und Geben
# en 802ca1e3 draft
choosing-trumps--group-title = Trumpf wählen
# en 3456bfb5 draft
auction--group-title = Reizen: Kontrakte und Punkte
# en d15f44b0 draft
exchange--group-title = Der Tausch der Sieben
# en d933885c draft
run-values--group-title = Folgen: was sie wert sind
# en e06f80f0 draft
whose-runs--group-title = Folgen: wer sie schreibt
# en 80b802ad draft
bela--group-title = Belle
# en acb90331 draft
play--group-title = Die Stiche
# en aa072466 draft
scoring--group-title = Das Spiel abrechnen
# en f0c1eb35 draft
end--group-title = Ende der Partie
# en 960eefad draft
irregularities--group-title = Fehler und Streitfälle

## questions (by id)
##
## `tie--ask` ist eine Frage, `tie--bate--answer` eine Antwort darauf, `tie--bela-2--note` was ein Dokument hinzufügt,
## `tie--example` ein Beispiel. Ein Gesetz („law“) ist das eines anderen Kartenspiels.

# en f7a6df90 draft
pack--ask = Mit welchen Karten wird gespielt?
# en 6c8bce8d draft
pack--28--answer = Mit 28 Karten: in jeder Farbe Ass bis Acht, ohne die Siebenen.
# en 821d0ff9 draft
pack--32--answer = Mit 32 Karten: in jeder Farbe Ass, König, Dame, Bube, Zehn, Neun, Acht und Sieben.
# en b91c48a0 draft
pack--denexa--note = Denexa nennt als Rest der 52 Karten nur Ass bis Acht, zählt aber 32 Karten und benutzt die Trumpfsieben.

# en c0771892 draft
trump-rank--ask = Wie ist die Rangfolge der Trümpfe im Stich?
# en 166e713d draft
trump-rank--jack-nine--answer = Bube, Neun, Ass, Zehn, König, Dame, Acht, Sieben. Jeder Trumpf schlägt jede Karte einer anderen Farbe.
# en ec03b24f draft
trump-rank--lehman--note = Lehman setzt voraus, dass ein Trumpf die anderen Farben schlägt.
# en a282fb72 draft
trump-rank--bridge-belote--note = Der Artikel setzt voraus, dass ein Trumpf die anderen Farben schlägt. Bei „alles Trumpf“ gilt die Trumpfreihenfolge in jeder Farbe, aber nur die ausgespielte Farbe kann gewinnen.
# en 0117848b draft
trump-rank--example = Herz ist Trumpf: Die Herz-Neun schlägt das Herz-Ass, und die Herz-Sieben schlägt das Pik-Ass.

# en 5e7574fa draft
plain-rank--ask = Wie ist die Rangfolge einer Farbe, die nicht Trumpf ist?
# en b6ae66dc draft
plain-rank--ace-ten--answer = Ass, Zehn, König, Dame, Bube, Neun, Acht, Sieben. Die Zehn steht gleich unter dem Ass.
# en 40e00c1a draft
plain-rank--four-bimah-no-trump--note = Ohne Trumpf gilt in allen vier Farben die Reihenfolge Ass, Zehn, König, Dame, Bube, Neun, Acht, Sieben.

# en da630b3d draft
run-order--ask = Welche Reihenfolge gilt für Folgen?
# en c6698b8a draft
run-order--natural--answer = Die natürliche: Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben. Sie gilt auch für Trumpf.
# en 9b3a0452 draft
run-order--bicycle--note = Bei Bicycle steht das Ass ausdrücklich nur oben, über König und Dame.
# en ed51ec6f draft
run-order--example = Ass, König, Dame, Bube sind eine Fünfzig. Ass, Zehn, König, Dame sind keine: Nur Ass, König und Dame folgen aufeinander, das ist eine Terz.

# en cb0058a3 draft
card-points--ask = Was zählen die Trümpfe in den Stichen?
# en 32ff9800 draft
card-points--trumps--answer = Bube 20, Neun 14, Ass 11, Zehn 10, König 4, Dame 3; Acht und Sieben nichts. In der Trumpffarbe stecken 62 Augen.
# en 7e447a46 draft
card-points--bridge-belote--note = Bei „alles Trumpf“ zählt jede Farbe wie die Trumpffarbe.

# en 66a7eb95 draft
plain-card-points--ask = Was zählen die Farben, die nicht Trumpf sind?
# en 3f861bb2 draft
plain-card-points--plain--answer = Ass 11, Zehn 10, König 4, Dame 3, Bube 2; Neun, Acht und Sieben nichts. In jeder dieser Farben stecken 30 Augen.
# en 0984dcdd draft
plain-card-points--bridge-belote--note = Ohne Trumpf zählt jede Farbe wie eine Fehlfarbe.

# en 4d214394 draft
points-in-hand--ask = Wie viele Augen sind in einem Spiel?
# en c5bff303 draft
points-in-hand--two-players--answer = Alle Karten zusammen haben 152 Augen, aber 14 Karten bleiben draußen: Im Spiel sind 18 bis 146 Augen. Mit den 10 für den letzten Stich sind es 28 bis 156.
# en 11a931ef draft
points-in-hand--three-players--answer = Alle Karten zusammen haben 152 Augen, aber fünf Karten bleiben draußen: Im Spiel sind 85 bis 152 Augen. Der letzte Stich bringt 10 dazu.
# en 9b22e006 draft
points-in-hand--all-out--answer = Alle 152 Augen sind im Spiel; mit dem letzten Stich sind es 162 Punkte.
# en 318cda55 draft
points-in-hand--contracts--answer = Mit dem letzten Stich sind es in einer Farbe 162 Punkte, bei „alles Trumpf“ 258 und ohne Trumpf 130, die doppelt zählen, also 260.
# en a7d87357 draft
points-in-hand--contracts-single--answer = Mit dem letzten Stich sind es in einer Farbe 162 Punkte, bei „alles Trumpf“ 258 und ohne Trumpf 130.
# en 311a94b2 draft
points-in-hand--turn-up-out--answer = 152 Augen ohne den Wert der aufgedeckten Karte, also 132 bis 152. Der letzte Stich bringt 10 dazu.
# en fe0e6a70 draft
points-in-hand--no-trump--answer = Mit dem letzten Stich sind es ohne Trumpf 130 Punkte, in einer Farbe wie immer 162.
# en eb5485f7 draft
points-in-hand--bela-2--note = Diese Summen haben wir aus den Kartenwerten und den 14 Karten errechnet, die draußen bleiben.
# en 3f092fd3 draft
points-in-hand--bela-3--note = Diese Summen haben wir aus den Kartenwerten und den Karten errechnet, die draußen bleiben.
# en cc3d7b96 draft
points-in-hand--klabberjass-4--note = Diese Summe haben wir aus den Kartenwerten errechnet, denn alle Karten werden gegeben.
# en 4b460126 draft
points-in-hand--lehman--note = { points-in-hand--bela-3--note }
# en 0d7d9fb8 draft
points-in-hand--bicycle--note = { points-in-hand--bela-3--note }
# en 7a611810 draft
points-in-hand--denexa--note = { points-in-hand--bela-3--note }
# en 994ad680 draft
points-in-hand--bridge-belote--note = Der Artikel nennt 258 Punkte bei „alles Trumpf“ und 162 bei einer Trumpffarbe. Die 130 ohne Trumpf haben wir aus den Kartenwerten errechnet.
# en a51c777f draft
points-in-hand--three-28--note = Diese Summen haben wir aus den Kartenwerten und der einen Karte errechnet, die draußen bleibt.
# en 2e8e3468 draft
points-in-hand--example = Die Trumpffarbe hat 62 Augen, die drei anderen Farben haben je 30: zusammen 152. Bei „alles Trumpf“ haben die vier Farben 248 Augen, ohne Trumpf 120.

# en b09b3159 draft
names-of-trumps--ask = Wie heißen Trumpfbube und Trumpfneun?
# en 487b0284 draft
names-of-trumps--yuss-manel--answer = Der Trumpfbube heißt Yuss, die Trumpfneun Manel; auf Deutsch Jass und Mie.
# en 6d884f81 draft
names-of-trumps--jass-menel--answer = Der Trumpfbube heißt Jass, die Trumpfneun Menel; auf Deutsch Jass und Mie.
# en f5019f66 draft
names-of-trumps--jasz-menel--answer = Der Trumpfbube heißt Jasz, die Trumpfneun Menel; auf Deutsch Jass und Mie.
# en d32f3a8b draft
names-of-trumps--plain--answer = Sie haben keine eigenen Namen und heißen einfach Trumpfbube und Trumpfneun.
# en 291596cc draft
names-of-trumps--klabberjass-4--note = Der Abschnitt für vier benutzt keinen der beiden Namen.

# en cee327b3 draft
first-dealer--ask = Wer gibt das erste Spiel der Partie?
# en 15726dc8 draft
first-dealer--high-cut--answer = Es wird abgehoben: Wer die höchste Karte hat, gibt. Es gilt die natürliche Reihenfolge von Ass bis Sieben.
# en ecab5b9e draft
first-dealer--low-cut--answer = Es wird gezogen: Wer die niedrigste Karte hat, gibt. Es gilt die natürliche Reihenfolge von Ass bis Sieben.
# en 5c1e6daf draft
first-dealer--agree--answer = Abheben ist nicht vorgeschrieben. Lost den Geber aus, wie es euch gefällt.
# en dc6002ca draft
first-dealer--klabberjass-4--note = Der Abschnitt für vier sagt nichts über das erste Geben; abgehoben wird wie zu zweit.
# en 5d6e3a00 draft
first-dealer--lehman--note = Lehman sagt nichts über das erste Geben.
# en c4d0cbc0 draft
first-dealer--bicycle--note = Wer die niedrigste Karte zieht, sucht sich auch den Platz aus.
# en 74f4e98a draft
first-dealer--denexa--note = Denexa lässt den Zufall entscheiden, sagt aber nicht, wie.
# en 4520852e draft
first-dealer--bridge-belote--note = Wer eine Partie gewonnen hat, gibt in der nächsten zuerst.

# en e42d54f9 draft
equal-cut--ask = Was, wenn die Karten beim Abheben gleich hoch sind?
# en 90a219ca draft
equal-cut--high-cut--answer = Alle mit der höchsten Karte heben noch einmal ab.
# en c1ebea35 draft
equal-cut--low-cut--answer = Alle ziehen noch einmal.
# en e121b536 draft
equal-cut--agree--answer = Abheben ist nicht vorgeschrieben. Hebt ihr ab und sind die Karten gleich hoch, hebt noch einmal ab.

# en 9ea9aef8 draft
next-dealer--ask = Wer gibt das nächste Spiel?
# en 710f6abd draft
next-dealer--winner--answer = Wer das Spiel gewonnen hat: die Spielpartei, wenn sie ihr Spiel gewinnt, sonst die Gegenseite.
# en d01bcd9b draft
next-dealer--winner-3--clause = Hat die Spielpartei verloren, gibt zu dritt der Gegner mit mehr Punkten.
# en f38b4460 draft
next-dealer--next--answer = Der nächste Spieler in Spielrichtung, egal wer gewonnen hat.
# en f1d9f5da draft
next-dealer--next-2--clause = Zu zweit wird abwechselnd gegeben.
# en 422475e4 draft
next-dealer--bela-2--note = Auf der Clobyosh-Webseite gilt es als gerecht, dass der Gewinner gibt, denn der Gegner des Gebers ist im Vorteil.
# en 99e4f915 draft
next-dealer--bela-3--note = Haben die beiden Gegner gleich viele Punkte, gibt der von ihnen, der zuerst Karten bekommen hat.
# en 1b448945 draft
next-dealer--bridge-belote--note = Wer als Nächstes gibt, sagt der Artikel nicht. Wir lassen den Spieler rechts vom Geber geben.

# en 3cf2a6a5 draft
dealer-after-tie--ask = Wer gibt nach einem Gleichstand?
# en d7ac6623 draft
dealer-after-tie--next--answer = Der nächste Spieler: Bei Gleichstand hat niemand gewonnen.
# en c641fcfb draft
dealer-after-tie--next-2--clause = Zu zweit ist das der Gegner.
# en 2ffb7713 draft
dealer-after-tie--higher-opponent--answer = Der Gegner mit der höheren Summe, denn bei Gleichstand ist die Spielpartei bete. Haben beide Gegner gleich viele Punkte, gibt der von ihnen, der zuerst Karten bekommen hat.
# en bf0b5bec draft
dealer-after-tie--opponent--answer = Die Gegenseite, denn bei Gleichstand ist die Spielpartei bete.
# en 847d0ca9 draft
dealer-after-tie--opponent-4--clause = Von den beiden Gegnern gibt, wer zuerst Karten bekommen hat.
# en e1bfe46c draft
dealer-after-tie--passes--answer = Der nächste Spieler, wie nach jedem Spiel.
# en 91106008 draft
dealer-after-tie--same--answer = Derselbe Geber gibt noch einmal, denn das Spiel wird wiederholt.
# en fbea8032 draft
dealer-after-tie--taker--answer = Die Spielpartei, denn bei Gleichstand hat sie gewonnen.

# en b9e73f8e draft
dealer-after-redeal--ask = Alle haben gepasst: Wer gibt jetzt?
# en 5c823d02 draft
dealer-after-redeal--next--answer = Der nächste Spieler.
# en d62d11c2 draft
dealer-after-redeal--next-2--clause = Zu zweit ist das der Gegner.
# en 84cd0b93 draft
dealer-after-redeal--same--answer = Derselbe Geber gibt noch einmal.
# en 80234ab3 draft
dealer-after-redeal--bela-3--note = Im Abschnitt für drei steht nicht, wer dann gibt. Wie zu zweit ist es der nächste Spieler.
# en 6f2fa3f3 draft
dealer-after-redeal--bicycle--note = Bei Bicycle darf der Geber „neu geben“, doch es heißt dort auch, dass abwechselnd gegeben wird.
# en 749a1a1a draft
dealer-after-redeal--bridge-belote--note = Wer gibt, wenn alle vier gepasst haben, sagt der Artikel nicht. Wir lassen den Spieler rechts vom Geber geben.

# en 4db5f31c draft
shuffle-and-cut--ask = Wer mischt, und wer hebt ab?
# en e03c8ec0 draft
shuffle-and-cut--tap--answer = Der Geber lässt die Gegenseite abheben. Unter Freunden genügt es meist, oben auf den Stapel zu tippen.
# en f7ea2120 draft
shuffle-and-cut--both--answer = Beide dürfen mischen, der Geber auf Wunsch zuletzt. Der Gegner des Gebers hebt ab; in jedem Päckchen müssen mindestens drei Karten liegen.
# en 1579180b draft
shuffle-and-cut--shuffle--answer = Die Karten werden gemischt. Vom Abheben sagt die Quelle nichts.
# en ff35b53e draft
shuffle-and-cut--cut-only--answer = Gemischt wird nur vor einer Partie, danach nur abgehoben: Der Spieler vor dem Geber hebt mindestens drei Karten ab.
# en ef2c5c32 draft
shuffle-and-cut--cut-only-4--clause = Beim ersten Geben hebt der Partner des Gebers ab.
# en 26a5eb4a draft
shuffle-and-cut--open--answer = Nichts ist festgelegt. Mischt und hebt ab, wie es bei euch üblich ist.
# en 6256fb37 draft
shuffle-and-cut--bela-3--note = Wer von den beiden Gegnern des Gebers abhebt, sagt die Clobyosh-Webseite nicht.
# en d6a2c1c4 draft
shuffle-and-cut--always--answer = Der Geber mischt vor jedem Spiel. Der Spieler vor dem Geber hebt ab; in jedem Päckchen müssen mindestens drei Karten liegen.
# en 9e09c904 draft
shuffle-and-cut--may-cut--answer = Der Geber mischt und bietet die Karten zum Abheben an. Der Spieler vor dem Geber hebt ab oder lässt es.

# en e3df268c draft
first-cards--ask = Wie viele Karten werden gegeben, bevor Trumpf gewählt wird?
# en 4864f619 draft
first-cards--six--answer = Je sechs, zweimal drei.
# en 4d623be5 draft
first-cards--five--answer = Je fünf: erst drei auf einmal, dann zwei. Der Geber fängt rechts von sich an.
# en 634a81c2 draft
first-cards--bela-2--note = Der Gegner des Gebers bekommt zuerst Karten.
# en d130d313 draft
first-cards--bela-3--note = Im Abschnitt für drei gibt man je drei Karten auf einmal, im Uhrzeigersinn.
# en eecfcc24 draft
first-cards--bicycle--note = { first-cards--bela-2--note }
# en 59e47853 draft
first-cards--eight--answer = Alle acht, in Päckchen zu zwei und drei.
# en a3bc69c9 draft
first-cards--belote--note = Das Päckchen mit zwei Karten darf auch zuerst kommen.

# en e168d5bf draft
last-cards--ask = Wie werden die letzten Karten gegeben, wenn Trumpf gewählt ist?
# en e00c0fb7 draft
last-cards--packet--answer = Noch je drei Karten, auf einmal.
# en 13676404 draft
last-cards--singly--answer = Noch je drei Karten, einzeln.
# en aa96084a draft
last-cards--three--answer = Noch je drei Karten. Ob auf einmal oder einzeln, sagt die Quelle nicht.
# en 011489c2 draft
last-cards--turn-up-to-dealer--answer = Alle außer dem Geber bekommen zwei auf einmal; der Geber nimmt eine vom Stapel und die aufgedeckte Karte dazu.
# en c635cb67 draft
last-cards--two-each--answer = Noch je zwei Karten, auch für den Geber.
# en 0858e2d9 draft
last-cards--turn-up-to-taker--answer = Noch je drei Karten; wer Trumpf gewählt hat, bekommt zwei und die aufgedeckte Karte.
# en 66b63589 draft
last-cards--face-down--answer = Noch je zwei Karten, schon vor dem Reizen verdeckt gegeben. Man nimmt sie auf, sobald man gesprochen hat.
# en 6aa6c948 draft
last-cards--none-left--answer = Keine mehr: Alle acht Karten werden schon vor dem Reizen gegeben.

# en 7f9ba232 draft
hand-size--ask = Wie viele Karten hat jeder auf der Hand, wenn alles gegeben ist?
# en 33838ceb draft
hand-size--nine--answer = Neun Karten, also neun Stiche.
# en b76b1aa6 draft
hand-size--eight--answer = Acht Karten, also acht Stiche, und nichts bleibt übrig.
# en 729d8506 draft
hand-size--bela-3--note = Für drei Spieler steht die Zahl auf der Clobyosh-Webseite beim Spiel mit 28 Karten: „Die Spieler haben weiterhin je 9 Karten.“

# en ed3ff861 draft
turn-up-owner--ask = Wer bekommt die aufgedeckte Karte?
# en 6c900718 draft
turn-up-owner--nobody--answer = Niemand. Sie bleibt aus dem Spiel, es sei denn, jemand darf die Trumpfsieben gegen sie tauschen und tut es.
# en 0e541d1d draft
turn-up-owner--dealer--answer = Der Geber: Mit dieser Karte ist sein Blatt vollständig, egal welche Farbe Trumpf wird.
# en 1221a21d draft
turn-up-owner--out-of-play--answer = Niemand. Bei 28 Karten ist sie die einzige Karte, die draußen bleibt.
# en e61e2fd9 draft
turn-up-owner--indicator--answer = Niemand: Die Karte, die die Farbe anzeigt, gehört nicht zu den 32 Karten im Spiel.
# en d4332cf9 draft
turn-up-owner--taker--answer = Wer Trumpf gewählt hat, egal welche Farbe es geworden ist.

# en 576f3d7a draft
bottom-card--ask = Wird die unterste Karte gezeigt?
# en ef3f6062 draft
bottom-card--shown--answer = Ja. Wenn alle Karten gegeben sind, wird sie offen hingelegt, nur zum Ansehen; sie spielt nicht mit. Der Rest des Talons bleibt verdeckt.
# en 9d7f21c9 draft
bottom-card--not-mentioned--answer = Die Quelle erwähnt die unterste Karte nicht. Sie kann mit dem übrigen Talon verdeckt bleiben.
# en 7c7af4c3 draft
bottom-card--bela-3--note = Die Clobyosh-Webseite zählt die unterste Karte nicht zu den verdeckten.

# en b4a88ee4 draft
direction--ask = In welcher Richtung wird gegeben und gespielt?
# en e7443b0e draft
direction--clockwise--answer = Im Uhrzeigersinn, nach links.
# en c06d6afb draft
direction--clockwise-2--clause = Zu zweit spielt die Richtung keine Rolle.
# en ac8a2a48 draft
direction--counterclockwise--answer = Gegen den Uhrzeigersinn, nach rechts.

# en a69e570f draft
indicator--ask = Welche Karte zeigt die Farbe an?
# en 52f1227e draft
indicator--turn-up--answer = Die nächste Karte des Stapels, aufgedeckt nach dem ersten Teil des Gebens.
# en 181a8f3d draft
indicator--low-card--answer = Eine der übrigen Karten von Zwei bis Sechs; sie werden extra gemischt. Dann werden alle 32 Karten gegeben, und der Geber bekommt keine aufgedeckte Karte.
# en 93bd5bb2 draft
indicator--bridge-belote--note = Keine Karte wird aufgedeckt: Die Kontrakte werden gereizt.

# en 499eeb0f draft
who-speaks-first--ask = Wer spricht zuerst?
# en 7358f22d draft
who-speaks-first--eldest--answer = Die Vorhand: wer in Spielrichtung zuerst Karten bekommt.
# en 1ec1c758 draft
who-speaks-first--eldest-2--clause = Zu zweit ist das der Gegner des Gebers.
# en f18d58ac draft
who-speaks-first--bela-3--note = Der Abschnitt für drei sagt nur, dass reihum im Uhrzeigersinn gesprochen wird.
# en 6b7b4d44 draft
who-speaks-first--bridge-belote--note = Wer zuerst reizt, sagt der Artikel nicht.

# en 79780c81 draft
round-one--ask = Was kann man in der ersten Runde sagen?
# en 2f098297 draft
round-one--none--answer = Die aufgedeckte Farbe annehmen oder passen.
# en 2add6d99 draft
round-one--first-turn--answer = Die aufgedeckte Farbe annehmen, passen oder schmeißen.
# en 8d6ac81b draft
round-one--every-turn--answer = { round-one--first-turn--answer }
# en 2d49d989 draft
round-one--not-dealer-second--answer = Die aufgedeckte Farbe annehmen, passen oder schmeißen; passt die Vorhand, hat der Geber dieselbe Wahl.

# en 3cc18744 draft
round-two--ask = Alle haben einmal gepasst: Was kann man in der zweiten Runde sagen?
# en 3142e077 draft
round-two--none--answer = Eine andere Farbe nennen oder noch einmal passen.
# en 7d317e70 draft
round-two--first-turn--answer = Eine andere Farbe nennen oder noch einmal passen. Schmeißen ging nur beim ersten Mal.
# en 16365ef9 draft
round-two--every-turn--answer = Eine andere Farbe nennen, noch einmal passen oder schmeißen. Passt die Vorhand, hat der Geber dieselbe Wahl.
# en 805f3390 draft
round-two--not-dealer-second--answer = Die Vorhand nennt eine andere Farbe, passt oder schmeißt. Passt sie, nennt der Geber eine andere Farbe oder gibt neu.
# en f3bf8f26 draft
round-two--dealer-names--answer = Eine andere Farbe nennen oder noch einmal passen. Der Geber spricht zuletzt und darf nicht passen.
# en 6852b472 draft
round-two--dealer-names-schmeiss--answer = Eine andere Farbe nennen, noch einmal passen oder schmeißen. Der Geber spricht zuletzt und muss eine andere Farbe nennen.
# en c9cc1b32 draft
round-two--four-bimah-no-trump--note = Der Geber darf auch „ohne Trumpf“ wählen.

# en 346d3f87 draft
turned-suit-again--ask = Darf man in der zweiten Runde die aufgedeckte Farbe nennen?
# en 695dd9da draft
turned-suit-again--no--answer = Nein. Nur eine der drei anderen Farben.
# en 05f0abc0 draft
turned-suit-again--belote--note = Der Text erlaubt in der zweiten Runde jede Farbe und schließt die aufgedeckte nicht aus.

# en 38c59a22 draft
all-pass--ask = Was, wenn alle bis zum Schluss passen?
# en 07fc8e2a draft
all-pass--redeal--answer = Die Karten werden zusammengeworfen und neu gegeben. Niemand schreibt etwas.
# en a524106e draft
all-pass--dealer-names--answer = Das kann nicht vorkommen: Der Geber muss spielen und Trumpf nennen, wenn alle anderen gepasst haben.
# en 0ce5e178 draft
all-pass--eldest-names--answer = Die Vorhand muss spielen und Trumpf nennen.
# en 42803869 draft
all-pass--bela-2--note = Offene Punkte aus einem früheren Spiel bleiben offen.
# en a0124754 draft
all-pass--bridge-belote--note = Offene Punkte aus einem früheren Spiel bleiben offen.

# en dec2cb84 draft
bimah--ask = Kann es sein, dass jemand spielen muss?
# en 3ab0c95a draft
bimah--redeal--answer = Nein. Passen alle, wird neu gegeben.
# en 42334629 draft
bimah--dealer-names--answer = Ja, der Geber. Haben alle anderen in jeder Runde gepasst, sitzt er „auf der Bima“: Er muss spielen und Trumpf nennen.
# en 12722ad3 draft
bimah--eldest-names--answer = Ja, die Vorhand. Passen alle zweimal, muss sie spielen und Trumpf nennen.
# en 0f0c890e draft
bimah--bela-3--note = Die Clobyosh-Webseite nennt eine Variante: Der Geber muss spielen.
# en c2ce3979 draft
bimah--klabberjass-4--note = Die Clobyosh-Webseite nennt zwei Varianten: Der Geber muss spielen, oder der Spieler links von ihm muss es.
# en 34856fc0 draft
bimah--lehman--note = Passen alle, muss niemand spielen. Wird aber ein Schmeißen abgelehnt, muss es jemand.
# en 1aa19e8b draft
bimah--bicycle--note = { bimah--lehman--note }
# en 201a99e2 draft
bimah--denexa--note = { bimah--lehman--note }

# en e176b31e draft
bimah-no-trump--ask = Darf man auch „ohne Trumpf“ wählen, wenn man spielen muss?
# en 0c156762 draft
bimah-no-trump--no--answer = Nein. Es muss eine Farbe sein.
# en 6687fb3a draft
bimah-no-trump--allowed--answer = Ja. Jede Farbe hat dann Rang und Augen einer Fehlfarbe, und mit dem letzten Stich sind 130 Punkte im Spiel.
# en 4f1078a0 draft
bimah-no-trump--klabberjass-4--note = An manchen Tischen darf jemand, der spielen muss, auch „ohne Trumpf“ wählen: der Geber oder der Spieler links von ihm.

# en 7984d29d draft
first-lead--ask = Wer spielt zum ersten Stich aus?
# en 27ece953 draft
first-lead--eldest--answer = Die Vorhand, also wer in Spielrichtung zuerst Karten bekommt, egal wer Trumpf gewählt hat.
# en fa954507 draft
first-lead--eldest-2--clause = Zu zweit ist das der Gegner des Gebers.
# en 46cd1012 draft
first-lead--taker--answer = Wer Trumpf gewählt hat, egal wo am Tisch er sitzt.

# en 6fcda078 draft
void-deal--ask = Die ersten Karten eines Spielers sind lauter Achten und Siebenen: Gilt das Spiel?
# en c81cd789 draft
void-deal--no--answer = Ja, es gilt. Mit schlechten Karten wird gespielt wie mit allen anderen.
# en 29b3bbef draft
void-deal--yes--answer = Nein. Wer solche Karten hat, zeigt sie vor dem Reizen; derselbe Geber mischt und gibt noch einmal.
# en 024701ec draft
void-deal--bela-2--note = In einer Variante ist ein Blatt aus lauter Achten und Siebenen ungültig.
# en cda914a9 draft
void-deal--example = Die ersten sechs Karten auf einer Hand sind Acht und Sieben in Pik, Herz und Kreuz: Das Spiel ist ungültig. Mit einer Neun darunter würde es gelten.

# en d1fce2cc draft
big--ask = Was heißt „auf groß“?
# en c2ab0f0d draft
big--no--answer = Diese Ansage gibt es nicht.
# en b43cf8df draft
big--allowed--answer = Wer Trumpf wählt, sagt dabei „auf groß“ an und braucht dann mehr Punkte als beide Gegner zusammen. Alle Punkte des Spiels zählen doppelt.
# en 03d0230f draft
big--bela-3--note = Auf der Clobyosh-Webseite ist „auf groß“ eine Variante.
# en 6b9e8584 draft
big--example = Die Spielpartei spielt auf groß und hat 85, die Gegner haben 50 und 40. 85 sind weniger als 50 + 40 = 90, also ist sie bete. Der Gegner mit 50 bekommt 50 + 85 = 135, der andere behält 40. Verdoppelt sind das 270 und 80.

# en 4a2e212f draft
schmeiss--ask = Wer darf schmeißen, und wann?
# en b1d24373 draft
schmeiss--none--answer = Niemand. Schmeißen gibt es nicht.
# en 5748c93e draft
schmeiss--first-turn--answer = Beide Seiten, aber nur, wenn sie zum ersten Mal dran sind.
# en 03666b05 draft
schmeiss--every-turn--answer = Beide Seiten, sooft sie dran sind, in beiden Runden.
# en 9c0acfa8 draft
schmeiss--not-dealer-second--answer = Der Gegner des Gebers in beiden Runden, der Geber nur in der ersten.
# en e3ad169e draft
schmeiss--bela-2--note = Auf der Clobyosh-Webseite ist das Schmeißen eine Variante.
# en 7772884f draft
schmeiss--bicycle--note = In der zweiten Runde kann der Geber nur eine Farbe nennen oder neu geben.

# en 4ccbabcd draft
schmeiss-agreed--ask = Jemand schmeißt, und die Gegenseite ist einverstanden: Wer gibt?
# en 52ce337d draft
schmeiss-agreed--next--answer = Die Karten werden zusammengeworfen, und der Gegner des Gebers gibt.
# en 1e6644b0 draft
schmeiss-agreed--same--answer = Die Karten werden zusammengeworfen, und derselbe Geber gibt noch einmal.
# en 58245223 draft
schmeiss-agreed--bela-2--note = Auf der Clobyosh-Webseite ist das Schmeißen eine Variante.

# en 9c528368 draft
schmeiss-refused--ask = Jemand schmeißt, und die Gegenseite sagt Nein: Wer spielt?
# en d7eded8e draft
schmeiss-refused--caller-takes--answer = Wer geschmissen hat, in der aufgedeckten Farbe.
# en 25259a04 draft
schmeiss-refused--refuser-takes--answer = Wer Nein gesagt hat, in der aufgedeckten Farbe.
# en 9cc49196 draft
schmeiss-refused--bela-2--note = Auf der Clobyosh-Webseite ist das Schmeißen eine Variante.
# en 76a77070 draft
schmeiss-refused--lehman--note = Wer bei Lehman schmeißt, bietet sich als Gegenpartei an: Entweder spielt der Gegner, oder die Karten werden zusammengeworfen.
# en 5462c237 draft
schmeiss-refused--bicycle--note = Bicycle sagt nur, dass die aufgedeckte Farbe Trumpf wird.
# en de243f64 draft
schmeiss-refused--example = Ein Herz ist aufgedeckt, die Vorhand schmeißt, der Geber sagt Nein. Bei Lehman spielt dann der Geber.

# en df81742a draft
schmeiss-refused-again--ask = In der zweiten Runde wird das Schmeißen abgelehnt: Was nun?
# en 2eed0001 draft
schmeiss-refused-again--every-turn--answer = Wer geschmissen hat, muss eine der drei anderen Farben nennen und spielen.
# en dda7e201 draft
schmeiss-refused-again--not-dealer-second--answer = Die Vorhand, die geschmissen hat, muss eine der drei anderen Farben nennen und spielen.

# en 765356cf draft
contract-order--ask = In welcher Reihenfolge stehen die Kontrakte?
# en 2a859baf draft
contract-order--ladder--answer = Von unten nach oben: Kreuz, Karo, Herz, Pik, „ohne Trumpf“, „alles Trumpf“. Wer bietet, muss höher gehen als das letzte Gebot.
# en 0ce91e26 draft
contract-order--example = Über Herz darf man Pik, „ohne Trumpf“ oder „alles Trumpf“ bieten, nicht aber Kreuz oder Karo.

# en d70feb16 draft
no-trump-contracts--ask = Kann man ohne Trumpf oder „alles Trumpf“ spielen?
# en b8b710c1 draft
no-trump-contracts--no--answer = Nein. Eine Farbe ist immer Trumpf.
# en 48e23a3a draft
no-trump-contracts--forced--answer = Nur ohne Trumpf, und nur, wenn jemand nehmen muss.
# en cf8ffa54 draft
no-trump-contracts--contracts--answer = Ja. Beides sind Ansagen, die jeder machen darf; sie stehen über den vier Farben.
# en 62ced4c7 draft
no-trump-contracts--organiser--answer = Nur wenn der Veranstalter eines Turniers oder der Tisch es erlaubt. Beides wird dann wie eine Farbe geboten. Ohne Trumpf zählt ein Ass 19, und es gibt keine Belle. Bei „alles Trumpf“ muss man die beste Karte schlagen, wenn man kann, und jede Farbe kann eine Belle haben.
# en 98f5da57 draft
no-trump-contracts--belote--note = Bei „alles Trumpf“ zählt jede Farbe wie Trumpf; das sind 258 Punkte mit dem letzten Stich. Die erzielten Punkte ohne Bellen werden mit 162/258 malgenommen. 198 Punkte und eine Belle ergeben 124 + 20 = 144.
# en f754f9e2 draft
no-trump-contracts--contree--note = Bei „alles Trumpf“ zählt jede Farbe wie Trumpf; das sind 258 Punkte mit dem letzten Stich. Die erzielten Punkte ohne Bellen werden mit 162/258 malgenommen: Daran sieht man, ob das Gebot erfüllt ist. Dann kommen die Bellen dazu.
# en 066d8c34 draft
no-trump-contracts--coinche--note = Bei „alles Trumpf“ zählt ein Bube 13, eine Neun 9, ein Ass 6, eine Zehn 5, ein König 3 und eine Dame 2; es bleibt also bei 162 Punkten. Ohne Trumpf sind vier Asse 200 wert und vier Zehnen 150.
# en ca38cdb9 draft
no-trump-contracts--example = In der französischen Belote zählen ohne Trumpf die Asse zusammen 76, die Zehnen 40, die Könige 16, die Damen 12 und die Buben 8. Mit dem letzten Stich sind das 162.

# en 53e2a510 draft
auction-end--ask = Wann ist die Wahl des Trumpfs zu Ende?
# en f27c9ffd draft
auction-end--first-take--answer = Sobald jemand die aufgedeckte Farbe annimmt oder Trumpf nennt.
# en 1f4dc45b draft
auction-end--only-passes--answer = Wenn alle vier passen oder wenn nach einem Kontrakt dreimal gepasst wird.
# en cccd1148 draft
auction-end--passes-or-double--answer = Wenn alle vier passen, wenn nach einem Kontrakt dreimal gepasst wird oder wenn „alles Trumpf“ Kontra bekommt.
# en 9377e8b3 draft
auction-end--passes--answer = Wenn alle vier passen, wenn nach einem Kontrakt dreimal gepasst wird oder wenn bei „alles Trumpf“ Re gesagt wird.
# en a99d1356 draft
auction-end--passes-or-sheet--answer = Wenn alle vier passen, wenn nach einem Kontrakt dreimal gepasst wird oder wenn „alles Trumpf“ dreimal verdoppelt ist.
# en 7899dbdc draft
auction-end--bids--answer = Wenn alle vier passen oder wenn nach einem Gebot, Kontra oder Re dreimal gepasst wird.
# en 4b2a1e7d draft
auction-end--bids-to-redouble--answer = Wenn alle vier passen, wenn nach einem Gebot oder Kontra dreimal gepasst wird, oder sofort mit einem Re.
# en df409a43 draft
auction-end--contree--note = Nach Kontra spricht nur die Seite, die es bekommen hat.

# en f0bd2e79 draft
who-doubles--ask = Wer darf Kontra und Re sagen?
# en fc9833c0 draft
who-doubles--other-team--answer = Kontra darf nur die Gegenseite sagen. Re, wo es das gibt, sagt die Partei, die Kontra bekommen hat. Ein höherer Kontrakt hebt das Kontra auf.
# en b220cecc draft
who-doubles--bridge-belote--note = Kontra gegen den eigenen Partner schließt der Artikel aus, und Re sagt die Partei, die Kontra bekommen hat. Alles andere ist unsere Lesart.
# en e30f6216 draft
who-doubles--other-side-freezes--answer = Kontra darf nur die Gegenseite sagen. Re, wo es das gibt, sagt die Seite, die Kontra bekommen hat. Nach Kontra kann niemand mehr höher bieten.

# en 1c6483e4 draft
bid-order--ask = Welches von zwei Geboten ist höher?
# en 026a2498 draft
bid-order--number--answer = Das mit der höheren Zahl, in Zehnern; die Farben haben keine Reihenfolge. Höher als jede Zahl ist ein Gebot auf alle Stiche, und darüber kommt nichts mehr.
# en 1c215a33 draft
bid-order--example = Nach einem Gebot von 90 Herz darfst du 100 oder mehr in jeder Farbe bieten, auch in Herz, oder alle Stiche.

# en f2375ee9 draft
lowest-bid--ask = Was ist das niedrigste Gebot?
# en 42e04b04 draft
lowest-bid--80--answer = 80 Punkte.
# en 79ad188b draft
lowest-bid--other--answer = Ein Vielfaches von zehn, das der Tisch vereinbart.
# en a203a335 draft
lowest-bid--contree--note = Nach manchen Regeln ist das niedrigste Gebot 82, angesagt als „80“. 82 ist ein Punkt mehr als die Hälfte der 162 Punkte.
# en dd1b2bda draft
lowest-bid--contree-pagat--note = Gesagt wird „80“, aber die Seite muss 82 machen.

# en 2b7adf1c draft
bid-limit--ask = Was ist das höchste Gebot in Punkten?
# en bf0f1898 draft
bid-limit--160--answer = 160 Punkte. Darüber kommen nur noch alle Stiche.
# en 5a193a7b draft
bid-limit--650--answer = 650 Punkte, denn Meldungen helfen, ein Gebot zu erreichen. Darüber kommen nur noch alle Stiche.
# en c9d5d276 draft
bid-limit--other--answer = Ein Vielfaches von zehn, das der Tisch vereinbart. Darüber kommen nur noch alle Stiche.

# en dd67740e draft
bid-again--ask = Darf noch bieten, wer schon gepasst hat?
# en d3919d75 draft
bid-again--passed-may--answer = Ja, wenn man wieder an die Reihe kommt. Das eigene Gebot darf man aber nicht erhöhen, wenn die drei anderen gepasst haben.

# en efa6ba9d draft
double-in-turn--ask = Darf man Kontra außer der Reihe sagen?
# en 5a73bae4 draft
double-in-turn--no--answer = Nein. Kontra darf nur sagen, wer an der Reihe ist.
# en dd23b746 draft
double-in-turn--any-time--answer = Ja. Kontra darf jederzeit gesagt werden, solange das letzte Gebot von der anderen Seite kommt.
# en a150a22f draft
double-in-turn--contree--note = Vereine und Bücher sind sich nicht einig: Viele lassen ein Kontra jederzeit zu.
# en 4eb96924 draft
double-in-turn--cannes--note = Nach einem Kontra außer der Reihe wählt die Gegenseite: weiterspielen oder neu geben.

# en 6bcfac32 draft
generale--ask = Darf jemand bieten, alle Stiche allein zu machen?
# en d8379819 draft
generale--none--answer = Nein. Eine Générale gibt es nicht: Das höchste Gebot sind alle Stiche, und die machen beide Partner zusammen.
# en 71c423bd draft
generale--coinche--note = An manchen Tischen gibt es die Générale: Man bietet, allein alle Stiche zu machen. Dort zählt sie 350 bis 1000, meist 500.

# en 119490ba draft
exchange-seven--ask = Darf die Trumpfsieben gegen die aufgedeckte Karte getauscht werden?
# en 9c99eafe draft
exchange-seven--yes--answer = Ja. Wer sie hat, legt sie hin und nimmt die aufgedeckte Karte auf die Hand.
# en 30f1abab draft
exchange-seven--no--answer = Nein.
# en a1b7cdc9 draft
exchange-seven--klabberjass-4--note = Die aufgedeckte Karte bekommt der Geber.
# en 8ce9b54e draft
exchange-seven--bridge-belote--note = Es wird keine Karte aufgedeckt.
# en b365bb28 draft
exchange-seven--example = Der Herz-Bube ist aufgedeckt, und Herz wird angenommen: Jetzt kann man die Herz-Sieben gegen diesen Buben tauschen, den Jass.

# en f2737d43 draft
who-exchanges--ask = Wer darf die Sieben tauschen?
# en 62077421 draft
who-exchanges--yes--answer = Wer die Sieben hat. Ob Spielpartei oder Gegenpartei, ob Geber oder nicht, ist egal.

# en 3f7ec8c8 draft
exchange-other-suit--ask = Darf man tauschen, wenn eine andere Farbe Trumpf geworden ist?
# en f59f0ae0 draft
exchange-other-suit--yes--answer = Nein. Die Sieben wird nur gegen eine Karte ihrer eigenen Farbe getauscht; also muss die aufgedeckte Farbe angenommen sein.
# en ba8db9e6 draft
exchange-other-suit--bicycle--note = Bicycle spricht nur von der Trumpfsieben und sagt nicht, dass die aufgedeckte Farbe Trumpf sein muss.
# en e3b6a03a draft
exchange-other-suit--example = Ein Herz ist aufgedeckt, alle passen, dann nennt jemand Pik: Gegen dieses Herz kann man keine Sieben tauschen.

# en 635046c5 draft
when-to-exchange--ask = Wann wird die Sieben getauscht?
# en a137df9f draft
when-to-exchange--yes--answer = Wenn alle Karten gegeben sind und bevor jemand ausspielt oder eine Folge meldet. Die neue Karte darf zu einer Folge gehören.
# en fabb1dd9 draft
when-to-exchange--bela-2--note = Laut Text wird am Ende des Gebens getauscht.
# en 0d451de7 draft
when-to-exchange--lehman--note = Lehman sagt, dass der Tausch eine Meldung vollständig machen kann.
# en 5b52ade3 draft
when-to-exchange--bicycle--note = { when-to-exchange--bela-2--note }

# en edd52d15 draft
must-exchange--ask = Muss die Sieben getauscht werden?
# en cae79384 draft
must-exchange--yes--answer = Nein. Wer sie hat, darf sie behalten und schweigen.

# en c72f8e41 draft
points-for-exchange--ask = Bringt der Tausch Punkte?
# en abe87714 draft
points-for-exchange--yes--answer = Nein. Man gewinnt nur die Karte.
# en 428f671f draft
points-for-exchange--bicycle--note = Nur Bicycle sagt ausdrücklich, dass der Tausch keine Punkte bringt.

# en be18835c draft
run-of-three--ask = Was zählt eine Folge aus drei Karten?
# en afef402a draft
run-of-three--twenty--answer = 20: eine Terz, in jeder Farbe.
# en 00c92365 draft
run-of-three--bridge-belote--note = Auch im Bridge-Belote heißt eine Folge aus drei Karten Terz. Ohne Trumpf zählt sie nicht.
# en a8004d95 draft
run-of-three--example = Dame, Bube, Zehn in Kreuz: 20.

# en d21a5348 draft
run-of-four--ask = Was zählt eine Folge aus vier Karten?
# en 0cbdd4ac draft
run-of-four--fifty--answer = 50: eine Fünfzig, in jeder Farbe.
# en 9a7c28ed draft
run-of-four--bridge-belote--note = Im Bridge-Belote heißt eine Folge aus vier Karten Quarte. Ohne Trumpf zählt sie nicht.
# en 55dba120 draft
run-of-four--example = Zehn, Neun, Acht, Sieben in Kreuz: 50.

# en 5897c09b draft
run-of-five--ask = Was zählt eine Folge aus fünf Karten?
# en 069c5deb draft
run-of-five--one--answer = 50, wie eine aus vier. Die fünfte Karte bringt nichts.
# en 0b1a0ecc draft
run-of-five--split--answer = { run-of-five--one--answer }
# en 10f34cfb draft
run-of-five--hundred--answer = 100: eine Quinte.
# en f4aa4de1 draft
run-of-five--hundred-at-most--answer = { run-of-five--hundred--answer }
# en 9abfe777 draft
run-of-five--klabberjass-4--note = Um die Fünfzig zu zeigen, genügen vier der fünf Karten, wenn sie aufeinander folgen.
# en dac6a4ee draft
run-of-five--bicycle--note = Bicycle kennt nur Folgen aus drei und aus vier Karten und zählt jede, die man auf der Hand hat.
# en 3ccbfce6 draft
run-of-five--bridge-belote--note = Ohne Trumpf zählen Folgen nicht.
# en 51dc815f draft
run-of-five--example = Bube, Zehn, Neun, Acht, Sieben in Pik: 50; im Bridge-Belote, in der Coinche und der kroatischen Bela 100.

# en ab92f239 draft
run-of-six--ask = Was zählt eine Folge aus sechs Karten?
# en 208a6a7c draft
run-of-six--one--answer = 50. Eine lange Folge ist eine Fünfzig.
# en 49af6af8 draft
run-of-six--split--answer = 50. Die zwei übrigen Karten reichen nicht für eine Terz.
# en 49a4d285 draft
run-of-six--hundred--answer = 100, wie eine Quinte. Die sechste Karte bringt nichts.
# en 5387612a draft
run-of-six--hundred-at-most--answer = { run-of-six--hundred--answer }
# en 4026832a draft
run-of-six--bicycle--note = Bicycle kennt nur Folgen aus drei und aus vier Karten und zählt jede, die man auf der Hand hat.
# en ee580521 draft
run-of-six--bridge-belote--note = Der Artikel nennt Folgen aus drei bis fünf Karten und aus acht; sechs oder sieben Karten bringen nicht mehr als fünf Karten. Ohne Trumpf zählen Folgen nicht.
# en 0ca015db draft
run-of-six--example = Ass bis Neun in einer Farbe: 50; im Bridge-Belote, in der Coinche und der kroatischen Bela 100.

# en 9fcecc82 draft
run-of-seven--ask = Was zählt eine Folge aus sieben Karten?
# en 4841f8a2 draft
run-of-seven--one--answer = 50. Eine lange Folge ist eine Fünfzig.
# en 3ec7f9d6 draft
run-of-seven--split--answer = 70: eine Fünfzig und eine Terz.
# en e64d2d85 draft
run-of-seven--hundred--answer = 100, wie eine Quinte. Die zwei übrigen Karten reichen nicht für eine Terz.
# en 27c97722 draft
run-of-seven--hundred-at-most--answer = { run-of-seven--hundred--answer }
# en 8ca0d344 draft
run-of-seven--lehman--note = Lehman gibt 50 für „vier oder mehr“. Das heißt eindeutig: Eine längere Folge wird nicht geteilt.
# en 5dbfd7ed draft
run-of-seven--bicycle--note = Bicycle kennt nur Folgen aus drei und aus vier Karten und zählt jede, die man auf der Hand hat.
# en 9dd6eb86 draft
run-of-seven--bridge-belote--note = Der Artikel nennt Folgen aus drei bis fünf Karten und aus acht; sechs oder sieben Karten bringen nicht mehr als fünf Karten. Ohne Trumpf zählen Folgen nicht.
# en dd4c4da5 draft
run-of-seven--example = Ass bis Acht in einer Farbe. Wird die Folge geteilt, zählen Ass, König, Dame, Bube 50 und Zehn, Neun, Acht 20.

# en 3452a81e draft
run-of-eight--ask = Was zählt eine ganze Farbe, also acht Karten in Folge?
# en 5018c254 draft
run-of-eight--one--answer = 50. Eine lange Folge ist eine Fünfzig.
# en d109017f draft
run-of-eight--split--answer = 100: zwei Fünfziger.
# en ddaf4152 draft
run-of-eight--hundred--answer = 120: eine Quinte und eine Terz.
# en 6912d62e draft
run-of-eight--hundred-at-most--answer = 100, wie eine Quinte. Die drei übrigen Karten bringen nichts.
# en 93baba54 draft
run-of-eight--lehman--note = Lehman gibt 50 für „vier oder mehr“. Das heißt eindeutig: Eine längere Folge wird nicht geteilt.
# en 244f1ee5 draft
run-of-eight--bicycle--note = Bicycle kennt nur Folgen aus drei und aus vier Karten und zählt jede, die man auf der Hand hat.
# en 2e2c842c draft
run-of-eight--bridge-belote--note = Ohne Trumpf zählen Folgen nicht.
# en 090c02af draft
run-of-eight--bela-hr--note = Acht Karten einer Farbe heißen im Text „Belot“ und zählen 1001 Punkte; damit ist die Partie aus.
# en 785156ad draft
run-of-eight--example = Alle acht Herz auf einer Hand. Wird die Folge geteilt, zählen Ass, König, Dame, Bube 50 und Zehn, Neun, Acht, Sieben noch einmal 50.

# en c6fcb068 draft
eight-in-suit--ask = Alle acht Karten einer Farbe auf einer Hand: Ist die Partie gewonnen?
# en c415dd76 draft
eight-in-suit--no--answer = Nein. Das Spiel wird gespielt wie jedes andere.
# en e1059f8a draft
eight-in-suit--wins--answer = Ja, sofort. Auf dem Zettel zählt die Folge nur 100. Tragt vereinbarte Punkte ein, um die Partie zu beenden.
# en ac4eeb33 draft
eight-in-suit--bela-hr--note = Acht Karten einer Farbe heißen „Belot“ und zählen 1001 Punkte.

# en c5280b0c draft
overlapping-runs--ask = Darf eine Karte in zwei Folgen zählen?
# en a9fc6713 draft
overlapping-runs--no--answer = Nein. Eine Karte zählt nur in einer Folge.
# en 657690c9 draft
overlapping-runs--one-run--answer = Nein. Alle Karten einer Farbe, die aufeinander folgen, sind eine einzige Folge.
# en 994dc55e draft
overlapping-runs--one-declaration--answer = Nein. Eine Karte zählt nur in einer einzigen Meldung, egal ob Folge oder Vierling.
# en 2d08f65b draft
overlapping-runs--example = König, Dame, Bube, Zehn, Neun sind nicht Fünfzig und Terz zugleich: Dafür bräuchte man sieben Karten, nicht fünf.

# en 6aa0b3cc draft
four-of-a-kind--ask = Zählt ein Vierling etwas?
# en 1d15182f draft
four-of-a-kind--no--answer = Nein. Ein Vierling zählt nichts.
# en 83934828 draft
four-of-a-kind--yes--answer = Ja: vier Buben 200, vier Neunen 150, vier Asse, Könige, Damen oder Zehnen 100. Vier Achten oder Siebenen zählen nichts und schlagen nichts.
# en 861a380d draft
four-of-a-kind--bela-2--note = Die Clobyosh-Webseite sagt ausdrücklich, dass ein Vierling nichts zählt, und auch, dass es bei der französischen Belote anders ist. Wo man Belote mit Meldungen spielt, zählt er tatsächlich.
# en 9372a791 draft
four-of-a-kind--lehman--note = Lehman spricht nie von Vierlingen.
# en dd9d2298 draft
four-of-a-kind--bicycle--note = Bei Bicycle darf man nur Folgen melden.
# en 225f114f draft
four-of-a-kind--denexa--note = Denexa nennt nur zwei Meldungen vor dem Ausspielen, die Terz und die Fünfzig.
# en ecd4707c draft
four-of-a-kind--bridge-belote--note = Ohne Trumpf zählt ein Vierling nicht.
# en cd0dabf1 draft
four-of-a-kind--bela-hr--note = Der Text nennt Buben, Neunen, Asse, Könige und Damen, aber keine Zehnen.

# en 3702d44d draft
fifty-against-twenty--ask = Fünfzig gegen Terz: Wer schreibt?
# en 6a9c3072 draft
fifty-against-twenty--fifty--answer = Die Fünfzig, egal wie hoch die Karten sind und auch wenn die Terz Trumpf ist.
# en d6cd9e79 draft
fifty-against-twenty--longer--answer = Die längere Folge: Eine Quinte schlägt eine Quarte, eine Quarte eine Terz, egal welche Karte oben ist.
# en 0952fa21 draft
fifty-against-twenty--bridge-belote--note = Der Artikel vergleicht die Meldungen nicht.
# en a0c47a6f draft
fifty-against-twenty--example = Zehn, Neun, Acht, Sieben in Kreuz schlagen Ass, König, Dame in Trumpf.

# en 3a43b3e2 draft
same-class--ask = Beide haben eine Terz oder beide eine Fünfzig: Welche ist besser?
# en c81b869e draft
same-class--higher-top--answer = Die Folge mit der höheren obersten Karte, in der natürlichen Reihenfolge von Ass bis Sieben.
# en cba95075 draft
same-class--length-first--answer = Die längere Folge; bei gleicher Länge die Folge mit der höheren obersten Karte.
# en 79b548b7 draft
same-class--lehman--note = Lehman vergleicht Folgen gleicher Länge. Jede aus vier oder mehr Karten ist eine Fünfzig, also vergleichen wir alle Fünfziger nach der obersten Karte.
# en ba62bc8b draft
same-class--bicycle--note = Bicycle vergleicht Folgen gleicher Länge; jede aus vier oder mehr Karten nehmen wir als Fünfzig.
# en 37d8686b draft
same-class--denexa--note = Denexa vergleicht Folgen gleicher Länge. Jede aus vier oder mehr Karten ist eine Fünfzig, also vergleichen wir alle Fünfziger nach der obersten Karte.
# en a832be48 draft
same-class--example = König, Dame, Bube schlagen Dame, Bube, Zehn, auch wenn die niedrigere Folge Trumpf ist.

# en 017344dc draft
trump-run--ask = Gleiche Folgen mit derselben obersten Karte, eine davon Trumpf: Wer schreibt?
# en 22509d4c draft
trump-run--wins--answer = Die Folge in Trumpf.
# en 11666b23 draft
trump-run--equal--answer = Niemand. Die Trumpffarbe hat keinen Vorrang, die beiden sind gleich.
# en db66fa8c draft
trump-run--bridge-belote--note = Der Artikel vergleicht die Meldungen nicht.
# en 4b412ee1 draft
trump-run--example = Kreuz ist Trumpf: König, Dame, Bube in Kreuz schlagen König, Dame, Bube in Herz.

# en dcc65892 draft
equal-runs--ask = Gleiche Folgen mit derselben obersten Karte, und kein Trumpf entscheidet: Wer schreibt?
# en bae44ebd draft
equal-runs--first-declared--answer = Wer zuerst gemeldet hat.
# en 86fd7255 draft
equal-runs--first-declared-2--clause = Zu zweit ist das der Spieler, der zum ersten Stich ausspielt.
# en 232bd261 draft
equal-runs--nobody--answer = Niemand. Weder diese Folgen zählen noch irgendeine andere in diesem Spiel.
# en eed485df draft
equal-runs--klabberjass-4--note = Für vier sagt die Clobyosh-Webseite nicht, wer dann schreibt. Wie zu zweit lassen wir die Folge gelten, die in der Reihe zuerst kommt.
# en 44e1647b draft
equal-runs--bicycle--note = In einer Variante bei Bicycle zählt von gleichen Folgen die der Vorhand.
# en 9e7f3743 draft
equal-runs--example = Die Vorhand hat Zehn, Neun, Acht in Kreuz, der Geber dasselbe in Herz; Pik ist Trumpf. In manchen Spielarten schreibt die Vorhand 20, in anderen niemand etwas.

# en 28c3a52d draft
longer-run--ask = Schlägt eine Folge aus fünf Karten eine aus vier?
# en da69ea58 draft
longer-run--one--answer = Nein. Beide zählen als Fünfzig, und die höhere oberste Karte entscheidet.
# en f75f36b2 draft
longer-run--split--answer = { longer-run--one--answer }
# en 4f7318bf draft
longer-run--hundred--answer = Ja. Die längere Folge gewinnt, egal welche Karte oben ist.
# en dd6ff5ce draft
longer-run--hundred-at-most--answer = Ja. Zwischen zwei Folgen aus fünf oder mehr Karten entscheidet aber die oberste Karte.
# en 76ff21a1 draft
longer-run--bela-2--note = Zwischen zwei Fünfzigern entscheidet die oberste Karte, und eine fünfte Karte bringt nichts dazu.
# en ac72a118 draft
longer-run--klabberjass-4--note = Es gilt die oberste Karte der ganzen Folge, es sei denn, man nennt selbst eine niedrigere.
# en 0165bf56 draft
longer-run--example = Ass, König, Dame, Bube gegen König, Dame, Bube, Zehn, Neun: Die vier mit dem Ass gewinnen. Im Bridge-Belote, in der Coinche und der kroatischen Bela gewinnen die fünf.

# en f3be1725 draft
second-runs--ask = Ich habe die beste Folge und noch eine zweite: Zählt die auch?
# en da033482 draft
second-runs--yes--answer = Ja. Alle deine Folgen zählen, auch solche, die allein verloren hätten.
# en 267c7537 draft
second-runs--team--answer = Ja. Alle deine Folgen zählen, auch solche, die allein verloren hätten.
# en bf055501 draft
second-runs--team-4--clause = Auch die Folgen des Partners zählen.
# en 7b9d6f9c draft
second-runs--example = Eine Fünfzig bis König und eine Terz bis Neun zählen 70 gegen eine Terz bis Ass, die nichts zählt.

# en aafad2e9 draft
losing-runs--ask = Was zählen die Folgen der Seite, deren beste Folge geschlagen ist?
# en d3ff5db9 draft
losing-runs--nothing--answer = Nichts, egal wie viele es sind. Sie werden auch nicht gezeigt.
# en 0c34c626 draft
losing-runs--klabberjass-4--note = Im Abschnitt für vier steht eigens: Die unterlegene Partei darf ihre Folgen nicht zeigen.
# en 5f1eb1b6 draft
losing-runs--bridge-belote--note = Vierlinge werden für sich verglichen.
# en 261eaa69 draft
losing-runs--example = Eine Fünfzig bis Dame und eine Terz bis Ass gegen eine Fünfzig bis König: 0 gegen 50.

# en c5f8f4e6 draft
partners-runs--ask = Zählen auch die Folgen des Partners, wenn meine die beste ist?
# en 28b9df8a draft
partners-runs--yes--answer = Ja. Die Partei, die den Vergleich gewinnt, schreibt die Folgen aus beiden Händen, die Gegenseite keine.
# en 507283aa draft
partners-runs--example = Eine Fünfzig und eine Terz beim Partner gegen zwei Terzen: 70 gegen 0.

# en e1ec381a draft
meld-contest--ask = Werden Folgen und Vierlinge miteinander verglichen?
# en 1cf50481 draft
meld-contest--apart--answer = Nein. Jede Art wird für sich verglichen.
# en 7c4d4325 draft
meld-contest--one--answer = Ja. Die beste einzelne Meldung entscheidet. Die Seite, die sie hat, schreibt alle ihre Meldungen. Bei gleichem Wert schlägt ein Vierling eine Folge.
# en 0dd3d3b2 draft
meld-contest--example = Eine Fünferfolge gegen vier Damen, je 100: Die Damen gewinnen, und die Folge zählt nichts.

# en f1c3a4f9 draft
runs-need-trick--ask = Braucht die beste Folge einen Stich?
# en 98c06064 draft
runs-need-trick--yes--answer = Ja, irgendeinen. Ohne Stich zählen die Folgen nichts.
# en 4f235f4d draft
runs-need-trick--yes-4--clause = Spielen zwei als Partner, genügt ein Stich von einem der beiden.
# en b5d8e86d draft
runs-need-trick--no--answer = Nein. Folgen zählen auch ohne Stich.
# en 7af56514 draft
runs-need-trick--lehman--note = Dass Folgen einen Stich brauchen, steht nicht im Text.
# en 03d1be11 draft
runs-need-trick--bicycle--note = { runs-need-trick--lehman--note }
# en f2a58d43 draft
runs-need-trick--example = Eine Fünfzig bis Ass in einer Fehlfarbe, aber kein einziger Stich: Wo Folgen einen Stich brauchen, zählt sie 0.
# en 54631220 draft
runs-need-trick--side--answer = Ja, aber ein Stich des Partners genügt. Eine Seite ohne Stich verliert alles, was sie gemeldet hat.
# en 3df5f313 draft
runs-need-trick--to-sweeper--answer = Im Grunde ja: Was eine Seite ohne Stich gemeldet hat, geht an die Seite mit allen Stichen.

# en eab16486 draft
sweep-melds--ask = Eine Seite macht alle Stiche. Was wird aus den Meldungen der anderen?
# en 386b3254 draft
sweep-melds--own--answer = Die Meldungen zählen trotzdem, und zwar für die Seite, die gemeldet hat.
# en 08b6f7b1 draft
sweep-melds--to-sweeper--answer = Die Meldungen gehen an die Seite mit allen Stichen. Die Belle bleibt bei der Seite, die sie angesagt hat.
# en 129ce42a draft
sweep-melds--lost--answer = Die Meldungen verfallen, und die Belle mit ihnen.

# en bf2fd642 draft
dead-run--ask = Die beste Folge zählt nichts, weil ihre Seite keinen Stich gemacht hat: Zählt dann die nächstbeste?
# en e546d16c draft
dead-run--yes--answer = Nein. Die beste Folge schlägt die anderen trotzdem, also schreibt niemand etwas für Folgen.
# en 13492775 draft
dead-run--example = Eine Seite hat eine Fünfzig und keinen Stich, die andere eine Terz und alle neun Stiche: Für Folgen schreibt niemand etwas.

# en 222ccf36 draft
words-of-runs--ask = Was sagt man beim Melden der Folgen?
# en f20b9256 draft
words-of-runs--step-by-step--answer = Die Vorhand: „Ich habe eine Terz“ oder „eine Fünfzig“. Die Antwort: „gut“, „nicht gut“ oder ebenfalls „ich habe eine Terz“ oder „eine Fünfzig“. Erst dann wird die oberste Karte genannt, und erst danach die Farbe oder „in Trumpf“. Die letzte Antwort ist nur „gut“ oder „nicht gut“.
# en 61b99b8e draft
words-of-runs--after-first-trick--answer = Alle sagen „Terz“ oder „Fünfzig“. Entscheidet das noch nicht, nennen nach dem ersten Stich alle, die noch gewinnen können, reihum ihre oberste Karte oder sagen „gut“. Sind die obersten Karten gleich, meldet sich, wer eine Folge in Trumpf hat.
# en 049ccc12 draft
words-of-runs--points-only--answer = Die Vorhand sagt „zwanzig“, „fünfzig“ oder „nichts zu melden“; der Geber antwortet nur, wenn er ebenso viel oder mehr hat. Wie man oberste Karte und Farbe nennt, sagt die Quelle nicht.
# en 1371355a draft
words-of-runs--how-high--answer = Die Vorhand nennt die Punkte; der Geber sagt „gut“, „nicht gut“ oder, bei ebenso viel, „wie hoch?“. Dann wird die oberste Karte genannt. Nur wenn auch die gleich ist, kommt es darauf an, ob eine Folge in Trumpf ist.
# en 9f1ea465 draft
words-of-runs--how-high-suits--answer = Die Vorhand: „Ich habe eine Terz“ oder „eine Fünfzig“. Der Geber: „gut“, „nicht gut“ oder „wie hoch?“. Dann wird die oberste Karte genannt. Ist auch die gleich, nennen beide ihre Farbe.
# en d76faf68 draft
words-of-runs--type-only--answer = Nur die Art: Terz, Quarte, Quinte oder Vierling. Farbe und Karten muss man nicht nennen.
# en 934952cf draft
words-of-runs--example = Vorhand: „Ich habe eine Fünfzig.“ Geber: „Ich habe eine Fünfzig.“ Vorhand: „Meine geht bis König.“ Geber: „Meine auch.“ Vorhand: „Meine ist in Herz.“ Geber: „Nicht gut.“ Die Folge des Gebers ist in Trumpf.
# en 83a27d4e draft
words-of-runs--kind-then-height--answer = Mit der ersten Karte nennt man nur die Art: „Terz“, „Fünfzig“, „Hundert“ oder „Vierling“. Sind Meldungen gleich, kommt im zweiten Stich die oberste Karte dazu. Wer zuerst gemeldet hat, nennt seine. Die Gegenseite sagt „nicht besser“ oder nennt ihre.
# en 76286d1e draft
words-of-runs--around--answer = Reihum, vom Spieler rechts vom Geber an: „habe nichts“ oder die Meldung. Haben alle vier gesprochen, entscheidet die beste einzelne Meldung.

# en 7097b2b5 draft
when-to-declare--ask = Wann werden Folgen gemeldet?
# en 92506581 draft
when-to-declare--first-card--answer = Mit der eigenen Karte zum ersten Stich. Danach ist es zu spät.
# en 8d9ea931 draft
when-to-declare--before-lead--answer = Bevor die erste Karte ausgespielt wird. Danach ist es zu spät.
# en 60e6e0cc draft
when-to-declare--klabberjass-4--note = Man meldet, kurz bevor man die eigene Karte zum ersten Stich spielt.
# en a543b7a2 draft
when-to-declare--bridge-belote--note = Gemeldet wird irgendwann im ersten Stich.
# en f40174f9 draft
when-to-declare--before-play--answer = Sobald Trumpf gewählt ist und bevor eine Karte fällt, reihum.

# en bede1c0e draft
twenty-after-fifty--ask = Eine Fünfzig ist gemeldet: Darf ich noch eine Terz melden?
# en af9a4367 draft
twenty-after-fifty--no--answer = Nein.
# en 7006002c draft
twenty-after-fifty--no-4--clause = Ist es aber die Fünfzig deines Partners und die beste Folge, wird deine Terz später mitgezeigt und mitgezählt.
# en 76152434 draft
twenty-after-fifty--good--answer = Nein. Hast du selbst keine Fünfzig, sagst du „gut“; gegen eine Fünfzig zählt eine Terz nichts.
# en cc66e5ea draft
twenty-after-fifty--not-announced--answer = Nein. Der Geber nennt nur eine Meldung, die ebenso gut oder besser ist.
# en 51dd382e draft
twenty-after-fifty--yes--answer = Ja. Melden dürfen alle; nur die Partei mit der besten Meldung schreibt.

# en 84c8bfde draft
showing-runs--ask = Wann werden die Folgen gezeigt?
# en cdd667f7 draft
showing-runs--second-trick--answer = Während des zweiten Stichs, und nur von dem, der die beste hat. Eine Folge, die nicht gezeigt wird, zählt nicht.
# en 1e75eecf draft
showing-runs--after-first--answer = Nach dem ersten Stich, und nur von dem, der die beste hat.
# en 41fae1d5 draft
showing-runs--team-after-first--answer = Sobald klar ist, welche Partei die beste Folge hat, und nur von dieser.
# en 77895104 draft
showing-runs--if-asked--answer = Gar nicht, außer jemand fragt: Es genügt, die Art der Meldung zu nennen.
# en db3a9aef draft
showing-runs--klabberjass-4--note = Wann man Folgen zeigt, steht im Abschnitt für vier nicht.
# en e0003f1e draft
showing-runs--denexa--note = Bei Denexa zeigt man die Folgen, bevor der zweite Stich beginnt.
# en 355e98ba draft
showing-runs--team-second-trick--answer = Sobald die erste Karte des zweiten Stichs liegt, nur von der Seite mit der besten Meldung.

# en 8230bbd1 draft
must-declare--ask = Muss man eine Folge melden?
# en 75b199c6 draft
must-declare--no--answer = Nein. Man darf sie verschweigen oder weniger melden, als man hat. Wer keine Folge meldet, schreibt keine. Wer die beste hat, muss seine weiteren nicht melden, nur zeigen.
# en 414d238d draft
must-declare--to-count--answer = Ja, und zwar rechtzeitig, wenn sie zählen soll. Was man verschweigt, zählt nichts.
# en d06b3e17 draft
must-declare--lehman--note = Lehman sagt, dass man die Belle nicht ansagen muss. Über Folgen sagt er das nicht.
# en b7fa78cf draft
must-declare--bicycle--note = Bicycle sagt nur, wie die beste Folge gemeldet wird.
# en 4d6ad96b draft
must-declare--bridge-belote--note = Nach dem Artikel muss man melden; eine Strafe nennt er nicht.
# en 561d3912 draft
must-declare--example = Die Spielpartei rechnet damit zu verlieren und verschweigt ihre Terz: Wäre sie gemeldet, gingen die 20 Punkte an die Gegenpartei.

# en ba3441f8 draft
false-run--ask = Was kostet es, eine Folge zu melden, die man nicht hat?
# en da0316cd draft
false-run--unstated--answer = Eine Strafe nennt die Quelle nicht. Die Folge zählt nicht. Bringt in Ordnung, was daraus geworden ist. Geht das nicht mehr, wird die falsche Meldung bestraft wie „nicht bedient“.
# en ac1458b2 draft
false-run--all-to-other-side--answer = Die falsche Meldung kostet so viel, wie nicht zu bedienen: Das ganze Spiel geht an die Gegenseite, Folgen und Karten.
# en 60ebac3e draft
false-run--declared-points--answer = Die Gegenseite schreibt die Punkte der falschen Meldung und sonst nichts. Das Spiel selbst wird geschrieben, wie es gespielt wurde.
# en 54033404 draft
false-run--bicycle--note = Auch „wie hoch?“ zu fragen, ohne eine gleichwertige Folge zu haben, ist eine falsche Meldung.

# en c9686763 draft
two-carres--ask = Beide Seiten haben einen Vierling. Welcher zählt, und zählen Folgen dann noch?
# en 2d050410 draft
two-carres--trump-order--answer = Der bessere Vierling, in der Reihenfolge Bube, Neun, Ass, Zehn, König, Dame. Seine Partei zählt alle ihre Vierlinge, die Gegenseite keinen. Folgen werden für sich verglichen: Ein Vierling schlägt keine Folge, und eine Folge schlägt keinen Vierling.
# en 215546ba draft
two-carres--bridge-belote--note = Der Artikel nennt die Werte der Vierlinge, vergleicht sie aber nicht.
# en 2956c60e draft
two-carres--example = Im Bridge-Belote hat eine Seite vier Asse und eine Terz, die andere vier Neunen. Die Neunen zählen 150, die Asse nichts und die Terz 20.
# en 302ea52a draft
two-carres--one-contest--answer = Der bessere Vierling: Buben, Neunen, dann Asse, Zehnen, Könige, Damen. Er wird auch mit den Folgen verglichen: Die Seite mit der besten einzelnen Meldung schreibt alle ihre Meldungen, die andere keine.

# en 7e4ec00b draft
bela--ask = Was ist die Belle wert?
# en 882bcae7 draft
bela--twenty--answer = 20 Punkte für den, der Trumpfkönig und Trumpfdame hat und die Belle ansagt.
# en b60c1a5a draft
bela--lehman--note = Im Text heißt die Belle „bella“.
# en 67902d5e draft
bela--bicycle--note = { bela--lehman--note }
# en 8e5fbeac draft
bela--bridge-belote--note = Im Bridge-Belote heißt die Belle Belote. Bei „alles Trumpf“ kann es in jeder Farbe eine geben, ohne Trumpf keine.

# en ed1dd140 draft
bela-call--ask = Bei welcher Karte sagt man die Belle an?
# en adf4ae40 draft
bela-call--first-card--answer = Bei der ersten der beiden. Wer da schweigt, verliert die Belle.
# en 3d486c1a draft
bela-call--second-card--answer = Bei der zweiten der beiden. Sagt man sie nur bei der ersten an, zählt sie nicht.
# en 4890b7a8 draft
bela-call--either--answer = Bei der ersten sagt man „Belle“, bei der zweiten „aus der Belle“. Sie zählt auch, wenn man sie erst bei der zweiten ansagt.
# en 943616dd draft
bela-call--bela-2--note = Auf der Clobyosh-Webseite heißt es, in Schottland genüge die Ansage bei der zweiten Karte.
# en da82b1b9 draft
bela-call--bela-3--note = { bela-call--bela-2--note }
# en 292f5ba4 draft
bela-call--lehman--note = Im Text ist nur von der zweiten Karte die Rede.
# en 1f5fbac7 draft
bela-call--bicycle--note = { bela-call--lehman--note }
# en 9feb10fc draft
bela-call--denexa--note = Bei Denexa sagt man „Bela“ bei der ersten Karte und „from the bela“ bei der zweiten.
# en 5a8742b3 draft
bela-call--bridge-belote--note = Die erste der beiden Karten muss nicht im ersten Stich fallen. Bei „alles Trumpf“ darf sie sogar abgeworfen sein.
# en 40c3a88d draft
bela-call--example = Du spielst den König ohne ein Wort und sagst erst bei der Dame „Belle“. Das zählt 20, oder 0, wo nur die Ansage bei der ersten Karte gilt.
# en de1790d3 draft
bela-call--belote--note = Nach dem Text muss man beide Wörter sagen, „belote“ und dann „rebelote“. Fehlt eines, zählt die Belote nicht.
# en 9fafd158 draft
bela-call--contree--note = { bela-call--belote--note }
# en 0a23b880 draft
bela-call--coinche--note = Nach dem Text muss man „belote“ und „rebelote“ sagen. In der Abschrift, die wir gelesen haben, darf keines fehlen; nach einer Übersicht wird ein vergessenes „Rebelote“ verziehen, einmal je Seite und Partie.
# en c0d12900 draft
bela-call--bela-hr--note = Der Text verlangt „bela“ bei der ersten Karte und „od bele“ bei der zweiten. Wird sie bei der ersten nicht angesagt, zählt sie nicht. Der Zettel lässt die Ansage bei beiden Karten gelten.

# en 235e94fb draft
bela-one-hand--ask = Müssen König und Dame auf derselben Hand sein?
# en 52427e1a draft
bela-one-hand--yes--answer = Ja. Beide auf einer Hand.
# en ff665968 draft
bela-one-hand--yes-4--clause = Hast du den König und dein Partner die Dame, ist das keine Belle.

# en f9359a47 draft
must-call-bela--ask = Muss man die Belle ansagen?
# en cd6a887d draft
must-call-bela--no--answer = Nein. Man darf sie verschweigen; dann zählt sie nicht.
# en 7627bc04 draft
must-call-bela--to-count--answer = Ja, und zwar rechtzeitig, wenn sie zählen soll. Verschwiegen ist sie verloren.
# en d3516636 draft
must-call-bela--lehman--note = Lehman rät der Spielpartei zu schweigen, wenn sie wohl um mehr als 20 Punkte verliert.
# en 52e54ca2 draft
must-call-bela--denexa--note = Denexa sagt nur über Folgen, dass man schweigen darf. Auf Punkte aus Meldungen darf man dort auch verzichten.
# en 2c772232 draft
must-call-bela--bridge-belote--note = Nach dem Artikel muss man die Belote ansagen; eine Strafe nennt er nicht.
# en 468cf83b draft
must-call-bela--bela-hr--note = Der Text verlangt die Ansage bei der ersten der beiden Karten. Dieser Zettel lässt sie bei beiden gelten.
# en 8ef9d5a7 draft
must-call-bela--example = Die Spielpartei hat 60, die Gegenpartei 85. Mit der Belle hätte die Spielpartei 80 und wäre immer noch bete. Die 20 bekäme dann die Gegenpartei, außer wo die Spielpartei ihre Belle behält.

# en 0c81d24b draft
bela-without-best-run--ask = Zählt die Belle, wenn die Gegenseite die beste Folge hat?
# en 3677498e draft
bela-without-best-run--yes--answer = Ja. Die Belle hat mit dem Vergleich der Folgen nichts zu tun.
# en fed89611 draft
bela-without-best-run--example = Die Fünfzig der Gegenpartei schlägt die Terz der Spielpartei, und die Spielpartei sagt die Belle an: 50 gegen 20.

# en 417c89c0 draft
bela-needs-trick--ask = Braucht die Belle einen Stich?
# en 4017f3d5 draft
bela-needs-trick--no--answer = Nein. Die Belle zählt auch ohne Stich.
# en 125cac93 draft
bela-needs-trick--bela-2--note = Auf der Clobyosh-Webseite brauchen nur Folgen einen Stich. Die Belle „kann immer gezählt werden“.
# en 24312360 draft
bela-needs-trick--yes--answer = Ja, aber ein Stich des Partners genügt. Eine Seite ohne Stich verliert ihre Belle und alles, was sie gemeldet hat.

# en 5f712d3c draft
bela-decides--ask = Zählt die Belle mit, wenn es darum geht, ob das Spiel gewonnen ist?
# en 0d22590b draft
bela-decides--yes--answer = Ja. Sie gehört zu den Punkten ihrer Seite.
# en 48fbd1ca draft
bela-decides--no--answer = Nein. Ob das Spiel gewonnen ist, entscheidet sich ohne sie; geschrieben wird sie danach.
# en 1cdd77b8 draft
bela-decides--example = Die Spielpartei hat 76 Augen und eine Belle, die Gegenpartei 86. Zählt die Belle mit, ist das Spiel mit 96 gewonnen, sonst mit 76 verloren.

# en 5a178d1d draft
bela-in-run--ask = Dürfen Trumpfkönig und Trumpfdame auch in einer Folge zählen?
# en e80a7183 draft
bela-in-run--yes--answer = Ja. Folge und Belle zählen beide.
# en 9776519a draft
bela-in-run--bela-2--note = Auf dem Musterzettel der Clobyosh-Webseite steht die Bemerkung „Y had fifty, Ace-bela“.
# en f72e939a draft
bela-in-run--lehman--note = Der Text verbietet nicht, König und Dame auch in einer Folge zu zählen.
# en fdb3e992 draft
bela-in-run--denexa--note = { bela-in-run--lehman--note }
# en 3eb57cbd draft
bela-in-run--example = König, Dame, Bube in Trumpf: 20 für die Folge und 20 für die Belle.

# en bf704936 draft
no-trump-melds--ask = Was kann man ohne Trumpf melden?
# en 40e1329a draft
no-trump-melds--runs--answer = Folgen wie sonst, nur hat keine als Trumpffolge den Vorrang. Eine Belle gibt es nicht.
# en 9c2aca95 draft
no-trump-melds--none--answer = Gar nichts: keine Folge, kein Vierling, keine Belote.
# en 95fa5ee0 draft
no-trump-melds--klabberjass-4--note = Ein Spiel ohne Trumpf gibt es nur, wo jemand, der Trumpf nennen muss, auch „ohne Trumpf“ wählen darf.
# en 419b2758 draft
no-trump-melds--belote--note = Wenn der Veranstalter Spiele ohne Trumpf erlaubt, gibt es dort keine Belle.
# en f50c4601 draft
no-trump-melds--contree--note = { no-trump-melds--belote--note }
# en 5eeb1b06 draft
no-trump-melds--coinche--note = Wenn der Veranstalter Spiele ohne Trumpf erlaubt, sind dort vier Asse 200 wert, vier Zehnen 150 und vier Könige, Damen, Buben oder Neunen 100. Eine Belle gibt es nicht.

# en 27795e1d draft
bela-thrown-off--ask = Bei „alles Trumpf“ wird der König oder die Dame auf eine andere Farbe abgeworfen. Zählt die Belote?
# en 4e4ad2f2 draft
bela-thrown-off--counts--answer = Ja, wenn sie mit der ersten der beiden Karten angesagt wird. Nirgends steht, dass man diese Karte ausspielen, mit ihr bedienen oder den Stich machen muss.
# en 89d4b395 draft
bela-thrown-off--bridge-belote--note = Der Artikel verlangt nur die Ansage bei der ersten Karte. An manchen Tischen muss man diese Karte ausspielen oder mit ihr bedienen.

# en 0892b667 draft
false-bela--ask = Jemand hat die Belle angesagt, ohne König und Dame zu haben. Was kostet das?
# en f15e0e61 draft
false-bela--unstated--answer = Eine Strafe nennt die Quelle nicht. Die Belle zählt nicht. Bringt in Ordnung, was daraus geworden ist. Geht das nicht mehr, wird die falsche Ansage bestraft wie „nicht bedient“.
# en d5f9f9fb draft
false-bela--all-to-other-side--answer = Die falsche Ansage kostet so viel, wie nicht zu bedienen: Das Spiel geht an die Gegenseite.
# en a41bf23c draft
false-bela--declared-points--answer = Die Gegenseite schreibt die 20 Punkte der Belle und sonst nichts. Das Spiel selbst wird geschrieben, wie es gespielt wurde.
# en aa8d4069 draft
false-bela--bicycle--note = Bei Bicycle kostet eine Meldung, die man nicht hat, so viel, wie nicht zu bedienen. Gemeldet werden dort aber nur Folgen.

# en bbf4d49a draft
follow-suit--ask = Muss ich Farbe bedienen?
# en 3ff7951f draft
follow-suit--yes--answer = Ja. Wer die ausgespielte Farbe hat, muss sie bedienen.
# en 3e694617 draft
follow-suit--lehman--note = Lehman setzt das Bedienen voraus: Seine Regel handelt von dem, der nicht bedienen kann.
# en f37b7388 draft
follow-suit--example = 10♠ ist ausgespielt, Herz ist Trumpf, und du hast A♠ 7♠ K♥ 9♦. Du musst A♠ oder 7♠ spielen; trumpfen darfst du nicht.

# en 482df80e draft
must-trump--ask = Ich kann nicht bedienen. Muss ich trumpfen?
# en fe78af30 draft
must-trump--yes--answer = Ja. Wer nicht bedienen kann und Trumpf hat, muss Trumpf spielen; nur wer beides nicht hat, darf abwerfen.
# en b0c4b383 draft
must-trump--not-behind-partner--answer = Ja, solange die Gegenseite den Stich hat. Sind aber alle deine Trümpfe zu niedrig, darfst du in manchen Spielarten jede Karte spielen.
# en d31e99ec draft
must-trump--not-behind-partner-4--clause = Gehört der Stich dem Partner, darf man jede Karte spielen.
# en 87e9bb26 draft
must-trump--bridge-belote--note = Wörtlich genommen verlangt der Artikel einen Trumpf auch, wenn der Stich dem Partner gehört. Die meisten Tische erlauben dann das Abwerfen.
# en 22c308f3 draft
must-trump--example = 10♠ ist ausgespielt, Herz ist Trumpf, und du hast K♥ 8♥ A♦ und kein Pik. Du musst K♥ oder 8♥ spielen, nicht A♦.

# en cb72be7f draft
beat-trump-lead--ask = Trumpf ist ausgespielt. Muss ich höher gehen?
# en 5d44418a draft
beat-trump-lead--always--answer = Ja, wenn du kannst. Hast du nur niedrigere Trümpfe, genügt irgendeiner davon.
# en 9d0c68be draft
beat-trump-lead--opponents--answer = Ja, wenn du kannst und die Gegenseite den Stich hat.
# en 1a4b8508 draft
beat-trump-lead--opponents-4--clause = Einen Trumpf des Partners musst du nicht schlagen.
# en f9d8bc47 draft
beat-trump-lead--bela-3--note = Die dritte Hand muss den bisher höchsten Trumpf schlagen.
# en 63c10a31 draft
beat-trump-lead--bridge-belote--note = Auch den Trumpf des Partners muss man schlagen.
# en 1ca5d675 draft
beat-trump-lead--example = 9♥ ist ausgespielt, Herz ist Trumpf, und du hast B♥ K♥ 8♥. Nur B♥ schlägt die Neun, also musst du ihn spielen.

# en 2897193c draft
bare-yuss--ask = Trumpf ist ausgespielt, und der Bube ist mein einziger Trumpf. Muss ich ihn spielen?
# en 7d23b521 draft
bare-yuss--must-play--answer = Ja. Du musst mit ihm bedienen wie mit jedem anderen Trumpf.
# en 824038e4 draft
bare-yuss--may-hold--answer = Nein. Ist der Bube dein einziger Trumpf, darfst du ihn zurückhalten und irgendeine andere Karte spielen.
# en f858f87a draft
bare-yuss--bela-2--note = Auf der Clobyosh-Webseite heißt es, in Schottland dürfe man den blanken Jass zurückhalten.
# en 7979e424 draft
bare-yuss--bela-3--note = { bare-yuss--bela-2--note }
# en c81d933d draft
bare-yuss--example = K♥ ist ausgespielt, und Herz ist Trumpf. Mit B♥ A♦ 7♣ ist dein Bube blank. Mit B♥ 7♥ A♦ ist er nicht blank, und du musst mit ihm den König schlagen.

# en 924906a2 draft
beat-plain--ask = Eine Fehlfarbe ist ausgespielt, und ich kann bedienen. Muss ich die bisher höchste Karte schlagen?
# en ada5833b draft
beat-plain--no--answer = Nein. Jede Karte der Farbe genügt.
# en 41b6bd91 draft
beat-plain--yes--answer = Ja, wenn du kannst und die Gegenseite den Stich hat. Ist schon getrumpft, genügt jede Karte der Farbe.
# en be583e18 draft
beat-plain--always--answer = Ja, wenn du kannst, auch die Karte des Partners. Ist schon getrumpft, genügt jede Karte der Farbe.
# en 1e58e6fc draft
beat-plain--example = Die Gegenseite spielt 10♠ aus, und du hast A♠ 7♠. Wo man die Zehn schlagen muss, spielst du das Ass. Sonst darfst du jede der beiden spielen.

# en 1683dd88 draft
overtrump--ask = Der Stich ist getrumpft, und ich kann auch nicht bedienen. Muss ich übertrumpfen?
# en a6989c21 draft
overtrump--yes--answer = Ja, wenn du kannst.
# en dc4647fb draft
overtrump--opponents--answer = Ja, wenn du kannst und der Trumpf von der Gegenseite ist.
# en 9d7a710b draft
overtrump--opponents-4--clause = Einen Trumpf des Partners musst du nicht schlagen.
# en dfe72787 draft
overtrump--example = A♠ ist ausgespielt, und die Gegenseite trumpft mit 9♥. Du hast B♥ 8♥ A♦ und kein Pik: Du musst B♥ spielen.

# en e1bc1663 draft
undertrump--ask = Die Gegenseite hat zu hoch für mich getrumpft. Muss ich einen niedrigeren Trumpf spielen?
# en e19776fb draft
undertrump--must--answer = Ja. Abwerfen darf nur, wer keinen Trumpf hat.
# en b87d5ca3 draft
undertrump--example = 10♠ ist ausgespielt, und die Gegenseite trumpft mit B♥. Du hast K♥ 8♥ A♦ und kein Pik. Wo man untertrumpfen muss, spielst du K♥ oder 8♥, nicht A♦.
# en af4e51ce draft
undertrump--free--answer = Nein. Jede Karte darf gespielt werden, auch der niedrigere Trumpf.
# en bdd9dc35 draft
undertrump--belote--note = Die Contrée-Regeln des französischen Verbands, ebenfalls vom 27. Januar 2016, verlangen keinen niedrigeren Trumpf.
# en 9eff77ab draft
undertrump--contree--note = Die Belote-Regeln des französischen Verbands, ebenfalls vom 27. Januar 2016, verlangen einen niedrigeren Trumpf.

# en b5a9fba0 draft
partner-winning--ask = Der Stich gehört schon meinem Partner, und ich kann nicht bedienen. Muss ich trumpfen?
# en 9b94c50d draft
partner-winning--free--answer = Nein. Solange der Stich dem Partner gehört, darfst du jede Karte spielen.
# en 857be758 draft
partner-winning--must-trump--answer = Ja, du musst einen Trumpf spielen.
# en 76316b67 draft
partner-winning--bela-3--note = Zu dritt hat niemand einen Partner: Die beiden in der Gegenpartei bleiben auch füreinander Gegner, selbst wenn sie sich verbünden.
# en 6728291c draft
partner-winning--bridge-belote--note = Die meisten Tische spielen es umgekehrt: Von sechs öffentlichen Texten zu diesem Spiel erlauben fünf das Abwerfen, nur der Artikel nicht. Dafür gibt es die Variante „{ belote-partner-free--variant-name }“.
# en e0a67f67 draft
partner-winning--example = Dein Partner hat A♠ ausgespielt, Herz ist Trumpf, und du hast K♥ 8♥ A♦. In manchen Spielarten musst du auch dann trumpfen, in anderen darfst du A♦ spielen.

# en eae01730 draft
beat-partner--ask = Trumpf ist ausgespielt, und der Stich gehört schon meinem Partner. Muss ich trotzdem höher gehen?
# en 7e224eef draft
beat-partner--no--answer = Nein. Solange der Stich dem Partner gehört, genügt jeder Trumpf.
# en a5b3b351 draft
beat-partner--yes--answer = Ja, wenn du kannst, egal wem der Stich gehört.
# en f90bd978 draft
beat-partner--example = K♥ ist ausgespielt, und Herz ist Trumpf. Dein Partner spielt 9♥, der nächste Spieler 7♥, und du hast B♥ 8♥. B♥ musst du nur spielen, wo man auch den Trumpf des Partners schlagen muss.

# en 44833a6a draft
low-trump-lead--ask = Darf man die Trumpfacht oder die Trumpfsieben ausspielen?
# en 0692b2bf draft
low-trump-lead--allowed--answer = Ja. Man darf jede Karte ausspielen.
# en 3aa33d90 draft
low-trump-lead--barred--answer = Nein: Ausgespielter Trumpf muss Augen haben. Trumpfacht oder Trumpfsieben darf nur ausspielen, wer nichts anderes hat.
# en 63214cb0 draft
low-trump-lead--bela-2--note = In manchen schottischen Runden spielt man Trumpfacht und Trumpfsieben nie aus, der Fairness wegen.
# en fc9cd69d draft
low-trump-lead--bela-3--note = { low-trump-lead--bela-2--note }
# en 098b77a2 draft
low-trump-lead--example = Herz ist Trumpf, du spielst aus und hast B♥ 8♥ 7♥ A♦. An einem Tisch, der niedrige Trümpfe verbietet, darfst du B♥ oder A♦ ausspielen.

# en 0fcae334 draft
king-or-queen-first--ask = Hat es etwas zu bedeuten, welche Karte der Belle zuerst fällt?
# en 524e9a53 draft
king-or-queen-first--signal--answer = Ja, nach Absprache: Spielst du zuerst den König, zeigst du drei oder mehr Trümpfe. Spielst du zuerst die Dame, zeigst du, dass du außer der Belle keinen Trumpf hast.
# en bdfffa1f draft
king-or-queen-first--nothing--answer = Nein. Nichts ist abgesprochen, und jede der beiden darf zuerst fallen.
# en d6a8f7cb draft
king-or-queen-first--klabberjass-4--note = Das ist eine Absprache unter Partnern, keine Pflicht.

# en d6d69c61 draft
all-trumps-play--ask = Wie wird ohne Trumpf und bei „alles Trumpf“ gespielt?
# en 037d3ec8 draft
all-trumps-play--no-trump--answer = Ohne Trumpf gilt in jeder Farbe A 10 K D B 9 8 7. Man muss weiterhin bedienen und eine Karte der Gegenseite schlagen, wenn man kann.
# en 010cb524 draft
all-trumps-play--no-trump-follow--answer = Ohne Trumpf gilt in jeder Farbe A 10 K D B 9 8 7, und jede Karte der ausgespielten Farbe genügt.
# en 357baf2f draft
all-trumps-play--both--answer = Ohne Trumpf muss man nur bedienen und nicht höher spielen. Bei „alles Trumpf“ muss man in der ausgespielten Farbe höher spielen, wenn man kann. Wer nicht bedienen kann, spielt irgendeine Karte; gewinnen kann sie nicht.
# en df0115e7 draft
all-trumps-play--both-opponents--answer = Ohne Trumpf muss man nur bedienen und nicht höher spielen. Bei „alles Trumpf“ muss man in der ausgespielten Farbe höher spielen, wenn man kann, außer der Stich gehört dem Partner. Wer nicht bedienen kann, spielt irgendeine Karte; gewinnen kann sie nicht.
# en 3c6d38e0 draft
all-trumps-play--both-head--answer = Bei „alles Trumpf“ muss man in der ausgespielten Farbe höher spielen, wenn man kann; ohne Trumpf nur, wenn der Stich der Gegenseite gehört. Wer nicht bedienen kann, spielt irgendeine Karte; gewinnen kann sie nicht.
# en d4d0b5ad draft
all-trumps-play--both-head-opponents--answer = Ohne Trumpf und bei „alles Trumpf“ muss man in der ausgespielten Farbe höher spielen, wenn man kann, außer der Stich gehört dem Partner. Wer nicht bedienen kann, spielt irgendeine Karte; gewinnen kann sie nicht.
# en dbd0f38b draft
all-trumps-play--four-bimah-no-trump--note = Die Reihenfolge steht auf der Clobyosh-Webseite; dass man eine Karte der Gegenseite schlagen muss, folgt aus den allgemeinen Spielregeln.
# en ec348e4e draft
all-trumps-play--four-left-no-trump--note = { all-trumps-play--four-bimah-no-trump--note }
# en c4afdaa5 draft
all-trumps-play--belote--note = Wenn der Veranstalter beides erlaubt, muss man ohne Trumpf nicht höher spielen, bei „alles Trumpf“ schon, wenn man kann.
# en 367bd685 draft
all-trumps-play--contree--note = { all-trumps-play--belote--note }
# en 87202be7 draft
all-trumps-play--coinche--note = { all-trumps-play--belote--note }
# en 42f904e8 draft
all-trumps-play--example = Im Bridge-Belote ist bei „alles Trumpf“ K♣ ausgespielt, und du hast 9♣ 8♣ B♦. Nur 9♣ schlägt den König, also musst du sie spielen.

# en a72f1b41 draft
last-trick--ask = Was ist der letzte Stich wert?
# en aa895775 draft
last-trick--ten--answer = 10 Punkte für die Seite, die ihn macht, egal welche Karten darin sind.
# en edf02b27 draft
last-trick--inside-360--answer = 10 Punkte. In den 360 Punkten für alle neun Stiche sind sie schon enthalten.
# en b5c95601 draft
last-trick--bridge-belote--note = Ohne Trumpf zählt der letzte Stich doppelt, wie alles andere.
# en 02fff63a draft
last-trick--example = Zu viert haben die Karten 152 Augen, mit dem letzten Stich 162.
# en b5765a19 draft
last-trick--ten-or-hundred--answer = 10 Punkte für die Seite, die ihn macht, egal welche Karten darin sind; 100, wenn sie alle Stiche macht.
# en 8c49bc0e draft
last-trick--ten-or-more--answer = 10 Punkte für die Seite, die ihn macht, egal welche Karten darin sind; 110, wenn sie alle Stiche macht.

# en 5fbb69c9 draft
all-tricks--ask = Bringt es etwas extra, alle Stiche zu machen?
# en e5123892 draft
all-tricks--360--answer = Ja: 360 Punkte statt der Augen und des letzten Stichs. Gemeldete Folgen und die Belle kommen dazu.
# en 6f4545a7 draft
all-tricks--none--answer = Nein. Es zählen die Augen und der letzte Stich, mehr nicht.
# en 7d114d83 draft
all-tricks--match-points--answer = Ja: 9 Spielpunkte, in einem doppelt gezählten Spiel ohne Trumpf 18. Die Gegenseite behält, was sie gemeldet hat, außer sie musste das Spiel gewinnen und hat es verloren.
# en 8d74109c draft
all-tricks--252--answer = Ja, 90 Punkte mehr: Der letzte Stich zählt 100 statt 10. Mit den 152 Augen der Karten sind es 252.
# en 9b712d64 draft
all-tricks--262--answer = Ja, 100 Punkte mehr: Der letzte Stich zählt 110 statt 10. Mit den 152 Augen der Karten sind es 262.
# en 68096b4f draft
all-tricks--bela-2--note = Nur in der Variante aus Ontario bringen alle Stiche etwas extra.
# en 806512e2 draft
all-tricks--example = Valat im Bridge-Belote, nichts gemeldet: In einer Farbe geben 162 Punkte 16 + 9 = 25 Spielpunkte. Bei „alles Trumpf“ geben 258 Punkte 26 + 9 = 35, ohne Trumpf 260 Punkte 26 + 18 = 44.

# en 94e218cc draft
trick-winner--ask = Wer gewinnt einen Stich, und wer spielt zum nächsten aus?
# en 3430904e draft
trick-winner--highest--answer = Der höchste Trumpf im Stich, sonst die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.
# en dbcd712e draft
trick-winner--highest-at-all-trumps--answer = Der höchste Trumpf im Stich, sonst die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt zum nächsten aus. Bei „alles Trumpf“ können nur Karten der ausgespielten Farbe gewinnen.
# en 6c16b2c9 draft
trick-winner--bridge-belote--note = Der Artikel sagt, wer als Nächstes ausspielt, aber nicht, wer den Stich gewinnt. Das entnehmen wir dem Rang der Karten.
# en a9b93c15 draft
trick-winner--example = A♠ ist ausgespielt, Herz ist Trumpf, und die nächsten Karten sind 7♥ und 10♠. Die Herz-Sieben gewinnt, und wer sie gespielt hat, spielt als Nächster aus.

# en 362a0a4d draft
who-counts-first--ask = Wer zählt nach dem Spiel seine Punkte zuerst?
# en 6759073d draft
who-counts-first--defender--answer = Die Gegenpartei: erst Folgen und Belle, dann den letzten Stich, dann die Karten. Diese Punkte schreibt sie in jedem Fall.
# en b879e5b1 draft
who-counts-first--either--answer = Das ist egal: Erst zählen beide Seiten, dann wird verglichen.
# en f9e48a27 draft
who-counts-first--maker--answer = Die Spielpartei. Gewinnt sie ihr Spiel, ist sie also als Erste am Ziel.
# en 5250c338 draft
who-counts-first--bicycle--note = Bei Bicycle zählt die Spielpartei nur in einer Variante zuerst.

# en 25efa26f draft
made--ask = Die Spielpartei hat ihr Spiel gewonnen. Was schreibt jede Seite?
# en cc1b7b5b draft
made--own--answer = Jede Seite schreibt ihre eigenen Punkte.
# en c23c873f draft
made--own-doubled--answer = Jede Seite schreibt ihre eigenen Punkte. Bei Kontra bekommt die Siegerseite alle.
# en 770d8b4b draft
made--match-points--answer = Jede Seite schreibt ihre eigenen Punkte, als Spielpunkte. Bei Kontra bekommt die Siegerseite alle.
# en 97c2901f draft
made--bela-2--note = Auf dem Musterzettel sind 23 und 106 zu 128 addiert; richtig wären 129.
# en 7b9ce033 draft
made--three-big--note = Auf groß zählen die Punkte aller drei Spieler doppelt.
# en a42a3f95 draft
made--example = Wo nicht nach Punkten gereizt wird: Spielpartei 56, Gegenpartei 23; aufgeschrieben werden 56 und 23.
# en 863c3d09 draft
made--own-and-bid--answer = Jede Seite schreibt ihre eigenen Punkte, die bietende dazu ihr Gebot. Bei Kontra bekommt die Siegerseite alles, nach manchen Regeln ohne die Belle der Verlierer.
# en 7bacc025 draft
made--bid--answer = Die bietende Seite schreibt ihr Gebot, jede Seite ihre Meldungen. Bei Kontra bekommt die Siegerseite alles.
# en 8fbf4628 draft
made--contree--note = Der Veranstalter kann auch nur die Punkte zählen lassen, ohne das Gebot.

# en 9d81ac8d draft
must-beat--ask = Wen muss die Spielpartei schlagen?
# en 4829999c draft
must-beat--other-side--answer = Die Gegenseite: Die Spielpartei braucht insgesamt mehr Punkte, mit Karten, letztem Stich, Folgen und Belle. An manchen Tischen zählt die Belle dabei nicht mit, an manchen genügen gleich viele Punkte.
# en c50c38a2 draft
must-beat--each-opponent--answer = Jeden Gegner für sich: Sie braucht mehr als jeder einzelne, nicht mehr als beide zusammen.
# en 07ac683f draft
must-beat--both-together--answer = Jeden Gegner für sich; auf groß muss sie mehr haben als beide zusammen.
# en 9c3576aa draft
must-beat--example = Zu dritt hat die Spielpartei 70, die Gegner haben 60 und 32: Das Spiel ist gewonnen. Auf groß wäre die Spielpartei bete, denn 60 + 32 = 92 sind mehr als 70.
# en 59b954d8 draft
must-beat--bid--answer = Nur das Gebot: Wer erreicht, was geboten ist, hat gewonnen, auch wenn die Gegenseite mehr hat.
# en c3374f7a draft
must-beat--bid-and-side--answer = Das Gebot und die Gegenseite: so viele Punkte wie geboten und mehr, als die Gegenseite hat.
# en 8ffa4a7e draft
must-beat--contree--note = Andere Regeln verlangen 82 Punkte, wenn 80 geboten ist.

# en 435f9628 draft
bate--ask = Die Spielpartei hat ihr Spiel verloren. Wer schreibt was?
# en dea3ae38 draft
bate--higher--answer = Die Spielpartei schreibt nichts, nach manchen Regeln nur die Belle. Die Gegenseite bekommt die Punkte der Spielpartei zu den eigenen dazu.
# en e2f47629 draft
bate--higher-3--clause = Zu dritt bekommt die Punkte der Spielpartei nur der Gegner, der mehr hat; der andere schreibt nur seine eigenen.
# en f9f092e4 draft
bate--each--answer = Die Spielpartei schreibt nichts. Jeder Gegner bekommt alle Punkte der Spielpartei zu seinen eigenen dazu.
# en 03f29b63 draft
bate--bridge-belote--note = Die Punkte beider Seiten werden zusammengezählt und einmal zu Spielpunkten gerundet.
# en 3c85e685 draft
bate--example = Wo nicht nach Punkten gereizt wird: Spielpartei 64, Gegenpartei 80; die Gegenpartei schreibt 144. Zu dritt, Spielpartei 60, Gegner 70 und 32: Die Gegner schreiben 130 und 32. Bekommt jeder von ihnen die Punkte der Spielpartei, sind es 130 und 92.
# en a6e30af0 draft
bate--tricks-and-bid--answer = Die bietende Seite schreibt nichts, nach manchen Regeln nur die Belle. Die Gegenseite schreibt eine feste Summe für alle Stiche, dazu das Gebot und die Meldungen beider Seiten.
# en f3572b3b draft
bate--tricks--answer = Die bietende Seite schreibt nichts. Die Gegenseite schreibt eine feste Summe für alle Stiche und die Meldungen beider Seiten, aber nicht das Gebot.
# en f0e70ac6 draft
bate--bid--answer = Die bietende Seite schreibt nichts. Die Gegenseite schreibt das Gebot und die Meldungen beider Seiten.
# en 4518a37f draft
bate--declared--answer = Die bietende Seite schreibt nichts. Die Gegenseite schreibt die Meldungen beider Seiten, aber kein Gebot.

# en b4cce606 draft
tie--ask = Beide Seiten haben gleich viele Punkte. Wer schreibt?
# en 4f92dff6 draft
tie--held-over--answer = Die Gegenpartei schreibt ihre eigenen Punkte. Die der Spielpartei bleiben offen und gehen an die Seite, die das nächste zu Ende gespielte Spiel gewinnt.
# en 0c560c31 draft
tie--held-over-both--answer = Niemand schreibt. Die Punkte beider Seiten bleiben offen und gehen an die Seite, die das nächste zu Ende gespielte Spiel gewinnt.
# en 65b580b4 draft
tie--bate--answer = Bei Gleichstand ist die Spielpartei bete: Sie schreibt nichts, und ihre Punkte gehen an die Gegenseite.
# en e75974ff draft
tie--defender-own--answer = Die Gegenpartei schreibt ihre eigenen Punkte, die Spielpartei nichts, und nichts bleibt offen.
# en 6cd1a8b8 draft
tie--made--answer = Die Spielpartei hat gewonnen, und jede Seite schreibt ihre eigenen Punkte.
# en 756a021b draft
tie--replay--answer = Niemand schreibt, und derselbe Geber gibt noch einmal. Was offen ist, bleibt offen.
# en fb72afb9 draft
tie--bela-3--note = Die Spielpartei braucht mehr als jeder Gegner; hat sie nur so viel wie einer der beiden, ist sie bete.
# en 7b030b34 draft
tie--bridge-belote--note = Die Punkte der Spielpartei bleiben offen. Bei Kontra gilt das für beide Seiten, und alles bleibt offen.
# en 8a94b228 draft
tie--example = Es steht 70 zu 70. Bleiben die Punkte der Spielpartei offen, schreibt die Gegenpartei 70, und 70 sind offen. Bleiben die Punkte beider Seiten offen, sind es 140. Ist die Spielpartei bete, schreibt die Gegenpartei 140. Gilt das Spiel als gewonnen, schreibt jede Seite 70. Wird neu gegeben, schreibt niemand. Sind die Punkte der Spielpartei verloren, schreibt nur die Gegenpartei 70.
# en a2898d44 draft
tie--belote--note = Ein Turnier darf auf die Regel verzichten, dass Punkte offen bleiben, und legt dann vorher fest, ob das Spiel bei Gleichstand verloren oder gewonnen ist.
# en e887c9a1 draft
tie--coinche--note = In der Abschrift, die wir gelesen haben, steht auch hier ein Absatz über einen litige. Eine Übersicht über die Regeln findet keinen in den Contrée- und Coinche-Texten des Verbands selbst.

# en 0c2986c0 draft
held-over-winner--ask = Wer bekommt die offenen Punkte?
# en 3cd134e1 draft
held-over-winner--next-winner--answer = Wer das nächste zu Ende gespielte Spiel gewinnt, Spielpartei oder Gegenpartei. Die offenen Punkte kommen erst dazu, wenn dieses Spiel entschieden ist; sie entscheiden nicht mit.
# en 5f228c4a draft
held-over-winner--bela-2--note = Werden die Karten zusammengeworfen, bleiben offene Punkte weiter offen.
# en ea28218d draft
held-over-winner--bridge-belote--note = Ein späteres Kontra vervielfacht die offenen Punkte nicht.
# en 54cb95da draft
held-over-winner--example = 70 Punkte sind offen. Die nächste Spielpartei hat 60, die Gegenpartei 85. Die Spielpartei ist bete, also schreibt die Gegenpartei 60 + 85 + 70 = 215.

# en 75c62e4a draft
second-tie--ask = Auch das nächste Spiel endet mit Gleichstand. Was wird aus den offenen Punkten?
# en 29d67ee5 draft
second-tie--adds-up--answer = Sie bleiben offen, und die aus dem neuen Gleichstand kommen dazu. Wer das nächste Spiel gewinnt, bekommt alle.
# en 8f886530 draft
second-tie--example = 70 Punkte sind offen, und das nächste Spiel endet mit 66 auf beiden Seiten: Die Gegenpartei schreibt 66, und 70 + 66 = 136 sind offen.

# en bafe5277 draft
opponents-tied--ask = Die Spielpartei ist bete, und beide Gegner haben gleich viele Punkte. Wer bekommt die Punkte der Spielpartei?
# en 8ba6a438 draft
opponents-tied--shared--answer = Die Gegner teilen sich die Punkte der Spielpartei zu gleichen Teilen.
# en 07625d20 draft
opponents-tied--each-all--answer = Jeder Gegner bekommt alle Punkte der Spielpartei dazu, ob beide Gegner gleich viele haben oder nicht.
# en cdb4b5c3 draft
opponents-tied--bela-3--note = Auf der Clobyosh-Webseite steht: „Vermutlich teilen sich die Gegner die Punkte der Spielpartei zu gleichen Teilen.“
# en 59ea22b9 draft
opponents-tied--example = Die Spielpartei hat 50, jeder Gegner 56. Teilen sich die Gegner die 50, schreibt jeder 56 + 25 = 81.

# en 046af7ea draft
odd-half--ask = Zu teilen ist eine ungerade Zahl von Punkten. Wer bekommt den letzten Punkt?
# en e7ef8c5d draft
odd-half--dropped--answer = Niemand. Jeder Gegner bekommt die abgerundete Hälfte.
# en d03db663 draft
odd-half--example = Die Spielpartei hat 51, jeder Gegner 54: Jeder schreibt 54 + 25 = 79, und ein Punkt verfällt.

# en ef1cd820 draft
committed-side--ask = Welche Seite muss das Spiel gewinnen?
# en 76879053 draft
committed-side--taker--answer = Die Seite, die den Trumpf angenommen oder genannt hat.
# en 8717aa67 draft
committed-side--taker-4--clause = Spielen zwei als Partner, gilt das für beide.
# en 15b248ba draft
committed-side--doubled--answer = Die Seite, die zuletzt geboten hat. Im Bridge-Belote müssen nach einem Kontra beide Seiten gewinnen.
# en 1df9bfb5 draft
committed-side--bridge-belote--note = Dass nach einem Kontra beide Seiten gewinnen müssen, steht im Artikel.

# en 4e8edf04 draft
bate-melds--ask = Die Spielpartei ist bete. Wer bekommt ihre Folgen und ihre Belle?
# en ac73f9af draft
bate-melds--bela-2--note = Die Clobyosh-Webseite rät, keine Belle anzusagen, die an die Gegenseite ginge.
# en 17a81055 draft
bate-melds--lehman--note = Lehman rät der Spielpartei, die Belle nicht anzusagen, wenn sie wohl verliert.
# en d0b1c727 draft
bate-melds--example = Die Spielpartei hat 62, darin eine Belle zu 20, die Gegenpartei 80. Die Gegenpartei schreibt 80 + 62 = 142, oder 122, wo die Spielpartei die Belle behält.
# en 33ce0fa5 draft
bate-melds--no--answer = Die Gegenseite. Alles, was die Spielpartei in diesem Spiel gemacht hat, zählt für die Gegenseite.
# en 9695744a draft
bate-melds--yes--answer = Die Belle bleibt bei der Seite, die sie angesagt hat. Alles andere, was die Spielpartei gemacht hat, zählt für die Gegenseite.

# en f6451440 draft
capot-bid--ask = Alle Stiche sind geboten. Was ist dieses Gebot wert?
# en 6f17934b draft
capot-bid--250--answer = 250 Punkte.
# en b42c645b draft
capot-bid--270--answer = 270 Punkte.
# en 5bf167ea draft
capot-bid--500--answer = 500 Punkte.
# en e79c79e8 draft
capot-bid--other--answer = Eine Zahl, auf die sich der Tisch geeinigt hat.
# en 7c1b9d7b draft
capot-bid--contree--note = Mit Kontra ist das Gebot auf alle Stiche 1000 wert, mit Re 2000.

# en efe26691 draft
capot-writes--ask = Was wird für ein Gebot auf alle Stiche geschrieben?
# en d8891fb8 draft
capot-writes--bid--answer = Dasselbe wie für jedes andere Gebot von diesem Wert.
# en 80ddbc44 draft
capot-writes--flat--answer = Der Wert des Gebots und die Meldungen, aber nichts für die Stiche.

# en 51e5aff3 draft
pile--ask = Eine Seite bekommt das ganze Spiel. Was wird für alle Stiche geschrieben?
# en 78c035d9 draft
pile--160--answer = 160 Punkte.
# en b221552f draft
pile--162--answer = 162 Punkte.
# en c3335255 draft
pile--contree--note = 160 sind die gerundeten 162.

# en 7acd4dbe draft
failed-sweep--ask = Ein Gebot ist verloren, und die Gegenseite hat alle Stiche. Bekommt sie dafür mehr?
# en 0ed6ef74 draft
failed-sweep--no--answer = Nein. Sie schreibt, was jedes verlorene Gebot bringt.
# en 5dd9c0e2 draft
failed-sweep--yes--answer = Ja, so viel mehr, wie die bietende Seite für alle Stiche bekäme.

# en 24817c26 draft
double-of--ask = Was zählt mehrfach, wenn auf ein Gebot Kontra gesagt wird?
# en 7272ff7e draft
double-of--everything--answer = Die Stiche und das Gebot. Meldungen und Belle werden nicht vervielfacht.
# en 07de4e1a draft
double-of--bid--answer = Nur das Gebot.
# en 1e31425e draft
double-of--declared-too--answer = Alles: die Stiche, das Gebot und die Meldungen.
# en 49456ec4 draft
double-of--contree--note = Nach einer Fußnote darf man bei Turnieren auch nur das Gebot verdoppeln, damit nicht ein einziges Spiel die Partie entscheidet.
# en 00e9fac4 draft
double-of--example = 100 geboten, mit Kontra verloren: Die Gegenpartei schreibt 2 × (160 + 100) = 520. Zählt nur das Gebot doppelt, schreibt die Gegenpartei 160 + 2 × 100 = 360.

# en 7334e9c1 draft
doubling--ask = Gibt es Kontra und Re?
# en 5d988325 draft
doubling--1--answer = Nein. Es gibt kein Kontra.
# en acd98407 draft
doubling--2--answer = Nur Kontra: Es zählt doppelt, ein Re gibt es nicht. Wer gewinnt, bekommt alles, wer verliert, nichts.
# en 2ea1a30b draft
doubling--3--answer = Ja: Kontra zählt doppelt, Re dreifach. Wer gewinnt, bekommt alles, wer verliert, nichts.
# en a1fd428e draft
doubling--4--answer = Ja: Kontra zählt doppelt, Re vierfach. Wer gewinnt, bekommt alles, wer verliert, nichts, nach manchen Regeln nur die Belle.
# en ed9b7ac4 draft
doubling--8--answer = Ja, in drei Stufen: doppelt, vierfach, achtfach. Wer gewinnt, bekommt alles, wer verliert, nichts.
# en 3553a0db draft
doubling--bela-3--note = Doppelt zählt ein Spiel nur „auf groß“, wo der Tisch so spielt.
# en 768c599f draft
doubling--example = Im Bridge-Belote ist ein Spiel in einer Farbe ohne Meldungen 16 Spielpunkte wert, mit Kontra 32, mit Re 64; bei „alles Trumpf“ sind es 26, 52 und 104.
# en e3c6d50b draft
doubling--contree--note = Eine spätere Ausgabe und das Turnier in Cannes rechnen das Re dreifach.

# en dbf668bf draft
third-level--ask = Gibt es nach dem Re noch ein Subkontra?
# en 0058365d draft
third-level--double-ends--answer = Nein. Es gibt nur ein Kontra, nicht einmal ein Re.
# en 7ecfcd7a draft
third-level--agreed--answer = Nur wo der Tisch es vereinbart, wie in manchen Gegenden. Gewöhnlich ist mit dem Re Schluss.
# en a8fcb434 draft
third-level--eight--answer = Ja: Nach dem Re kann man noch einmal erhöhen, auf das Achtfache.
# en 691dc5eb draft
third-level--example = Achtmal 26 Spielpunkte bei „alles Trumpf“ sind 208, mehr als die 151 einer ganzen Partie; eine Farbe gibt 8 × 16 = 128.

# en 34b03035 draft
both-committed--ask = Wer muss bei Kontra das Spiel gewinnen?
# en 9b52d597 draft
both-committed--both--answer = Beide Seiten, auch die Gegenpartei. Wer weniger Punkte hat, hat verloren; wer gewinnt, bekommt also alles.
# en c08fa858 draft
both-committed--example = Herz mit Kontra, 90 für die Spielpartei und 72 für die Gegenpartei: 162 Punkte sind 16 Spielpunkte, mit Kontra 32. Die schreibt die Spielpartei, die Gegenpartei nichts.

# en c538e4bc draft
no-trump-doubled--ask = Zählen die Punkte eines Spiels ohne Trumpf doppelt?
# en dfc0c2b3 draft
no-trump-doubled--no--answer = Nein. Karten und letzter Stich ergeben ohne Trumpf 130, und jeder Punkt zählt einfach.
# en 17c4e940 draft
no-trump-doubled--yes--answer = Ja. Aus den 130 Punkten werden 260, bevor gerundet wird, auch ohne Kontra.
# en b560a8de draft
no-trump-doubled--klabberjass-4--note = Ein Spiel ohne Trumpf gibt es nur, wo jemand, der Trumpf nennen muss, auch „ohne Trumpf“ wählen darf.
# en 0a46816a draft
no-trump-doubled--belote--note = Wenn der Veranstalter Spiele ohne Trumpf erlaubt, zählt dort ein Ass 19; auch so ein Spiel hat also 162 Punkte.
# en 5dad4b1a draft
no-trump-doubled--contree--note = { no-trump-doubled--belote--note }
# en efb265fa draft
no-trump-doubled--coinche--note = { no-trump-doubled--belote--note }
# en 6cdb39e2 draft
no-trump-doubled--example = 68 und 62 zählen als 136 und 124, das sind 14 und 12 Spielpunkte.

# en 64d6cd98 draft
match-points--ask = Werden die Punkte durch zehn geteilt?
# en 20289c71 draft
match-points--points--answer = Nein. Auf dem Zettel stehen Punkte.
# en 79b4be09 draft
match-points--match-points--answer = Ja. Die Punkte jeder Seite werden durch zehn geteilt und gerundet; auf den Zettel kommen die Spielpunkte.
# en 06dbff6c draft
match-points--example = 127 und 35 in einer Farbe ergeben 13 und 3 Spielpunkte.

# en 5a40c997 draft
rounding--ask = Wie werden die Punkte gerundet?
# en f6230ed1 draft
rounding--limit--answer = Nach der letzten Ziffer: unter der Grenze wird abgerundet, darüber aufgerundet. Die Grenze ist 6 in einer Farbe, 4 bei „alles Trumpf“, 5 ohne Trumpf. Stehen beide Seiten genau auf der Grenze, wird die niedrigere Summe aufgerundet und die höhere abgerundet.
# en 1d457122 draft
rounding--bridge-belote--note = Stehen beide mit gleicher Summe auf der Grenze, wird abgerundet, was geschrieben wird, und aufgerundet, was offen bleibt.
# en 7e1d8b23 draft
rounding--example = Im Bridge-Belote werden in einer Farbe aus 35 Punkten 3 Spielpunkte und aus 127 werden 13. Bei „alles Trumpf“ werden aus 125 Punkten 13; bei 154 gegen 144 schreiben beide Seiten 15. Haben in einer Farbe beide Seiten 106, schreibt die Gegenpartei 10, und 11 bleiben offen.
# en 8f8e9864 draft
rounding--tens-5-up--answer = Auf den nächsten Zehner, bei fünf nach oben: 84 wird zu 80, 85 zu 90. Durch das Runden gewinnt man nie ein Spiel.
# en d13b0dc4 draft
rounding--tens-6-up--answer = Auf den nächsten Zehner, bei fünf nach unten: 85 wird zu 80, 86 zu 90. Durch das Runden gewinnt man nie ein Spiel.
# en bca57c3c draft
rounding--contree--note = Die gerundeten Punkte entscheiden auch, wer die Partie gewinnt.
# en 82e87451 draft
rounding--cannes--note = Das letzte Spiel wird auf den Punkt genau geschrieben.

# en 0cab734f draft
multiply--ask = Wird bei Kontra zuerst gerundet oder zuerst vervielfacht?
# en dfa4e90e draft
multiply--after-rounding--answer = Zuerst gerundet: Vervielfacht werden die Spielpunkte.
# en 0b1243e3 draft
multiply--before-rounding--answer = Zuerst vervielfacht, dann durch zehn geteilt und gerundet.
# en 7b8ed8f8 draft
multiply--bridge-belote--note = Der Artikel vervielfacht zuerst, in seinem eigenen Beispiel aber nicht: Dort nimmt er 26 Spielpunkte mal acht.
# en 0da1d6ed draft
multiply--example = Eine Farbe mit Re: Rundet man zuerst, werden aus 162 Punkten 16, und 4 × 16 = 64. Vervielfacht man zuerst, werden aus 4 × 162 = 648 Punkten 65. Bei „alles Trumpf“ werden aus 258 Punkten 26, und 4 × 26 = 104; vervielfacht man zuerst, werden aus 4 × 258 = 1032 Punkten 103. Bei einfachem Kontra kommt so oder so dasselbe heraus.

# en 9761e6b3 draft
sweep-doubled--ask = Zählt bei Kontra und Re auch die Prämie für alle Stiche mehrfach?
# en 52e4930b draft
sweep-doubled--yes--answer = Ja. Sie zählt mehrfach wie alles andere.
# en 008f4306 draft
sweep-doubled--no--answer = Nein. Alles andere zählt mehrfach; die Prämie bleibt bei 9 Spielpunkten, in einem doppelt gezählten Spiel ohne Trumpf bei 18.
# en f1582ee9 draft
sweep-doubled--example = Farbspiel mit Kontra, eine Seite macht alle Stiche: 2 × (16 + 9) = 50, wenn auch die Prämie doppelt zählt, sonst 32 + 9 = 41. Ein Spiel ohne Trumpf mit Kontra: 2 × (26 + 18) = 88, sonst 52 + 18 = 70.

# en 824d602d draft
kirtik--ask = Gibt es über die Punkte hinaus eine Strafe, den Kirtik?
# en e4d8501d draft
kirtik--no--answer = Nein. Ein verlorenes Spiel kostet seine Punkte und sonst nichts.
# en 5a387c33 draft
kirtik--yes--answer = Ja. Eine Seite verliert 10 Spielpunkte, wenn sie das Spiel gewinnen muss und die Gegenseite gewinnt, und 10, wenn sie keinen Stich macht. Beides verdoppelt sich in einem Spiel ohne Trumpf, das doppelt zählt, und mit jedem Kontra und Re.
# en c50c2ef0 draft
kirtik--bridge-belote--note = In manchen Gegenden Bulgariens spielt man mit Kirtik. Gleichstand kostet keinen Kirtik, und eine Summe darf unter null fallen.
# en d6ce6039 draft
kirtik--example = Bei „alles Trumpf“ macht die Spielpartei keinen Stich: Die Gegenpartei schreibt 35 Spielpunkte, und die Spielpartei verliert 20. In einem Spiel ohne Trumpf sind es 44 und 40.

# en 0328686a draft
target--ask = Mit wie vielen Punkten gewinnt man die Partie?
# en 35692314 draft
target--151--answer = Mit 151 Spielpunkten oder mehr.
# en 8b3d25ea draft
target--500--answer = Mit 500 Punkten oder mehr.
# en 2f59c572 draft
target--501--answer = Mit 501 Punkten oder mehr.
# en 189446c6 draft
target--1000--answer = Mit 1000 Punkten oder mehr.
# en 5b519bfb draft
target--1001--answer = Mit 1001 Punkten oder mehr.
# en dfe4593b draft
target--1002--answer = Mit 1002 Punkten oder mehr.
# en 8ff70d54 draft
target--bela-2--note = Viele Clobyosh-Runden spielen bis 500.
# en b45f5a39 draft
target--klabberjass-4--note = Die Clobyosh-Webseite sagt, dass dieses Ziel üblich ist.
# en 4b2cfa34 draft
target--1010--answer = Mit 1010 Punkten oder mehr.
# en 16709916 draft
target--2000--answer = Mit 2000 Punkten oder mehr.
# en 97124d41 draft
target--2001--answer = Mit 2001 Punkten oder mehr.

# en a16f7d59 draft
goal--ask = Wann ist die Partie aus: bei einer Punktzahl oder nach einer festen Zahl von Spielen?
# en b5ab247d draft
goal--points--answer = Bei einer Punktzahl: sobald eine Seite das Ziel erreicht.
# en da591530 draft
goal--hands--answer = Nach einer festen Zahl von Spielen. Nach dem letzten gewinnt die höhere Summe; bei gleichen Summen gewinnt niemand. Werden die Karten zusammengeworfen, zählt das Spiel nicht mit.
# en c1feebfa draft
goal--belote--note = Ein Turnier darf stattdessen festlegen, wie viele Spiele gespielt werden.

# en c9397cfd draft
claims--ask = Kann man mitten im Spiel den Sieg ansagen?
# en 0220082c draft
claims--any-trick--answer = Ja, sobald deine Punkte bis hierher das Ziel erreichen und du gerade einen Stich gemacht hast.
# en 836bc8b4 draft
claims--first-three--answer = Ja, aber nur nach dem ersten, zweiten oder dritten Stich. Später wird das Spiel zu Ende gespielt und abgerechnet.
# en 1e0b52a8 draft
claims--none--answer = Nein. Jedes Spiel wird zu Ende gespielt und gezählt.
# en 54dfd5d0 draft
claims--bela-2--note = Sag rechtzeitig an: 506 ohne Ansage können noch gegen 501 mit Ansage verlieren.
# en 2bbc36ee draft
claims--bela-3--note = { claims--bela-2--note }
# en 6a37010b draft
claims--example = Du stehst bei 440 und hast 44 in deinen Stichen, dazu eine Terz, die gilt: 440 + 44 + 20 = 504. Du kannst also 501 ansagen.
# en 92629d91 draft
claims--bela-hr--note = Gespielt wird „na prolaz“: Jedes Spiel geht bis zum Ende.

# en fe90ebaa draft
when-to-claim--ask = Wann darf ich den Sieg ansagen?
# en 560912be draft
when-to-claim--after-trick--answer = Wenn du einen Stich gemacht und noch nicht zum nächsten ausgespielt hast. Oder wenn du den letzten gemacht hast und die Karten noch nicht gezählt sind. In jedem anderen Moment gilt die Ansage nicht und kostet nichts; zwei können also nie zugleich ansagen.
# en a02f2fea draft
when-to-claim--after-early-trick--answer = Wenn du den ersten, zweiten oder dritten Stich gemacht und noch nicht zum nächsten ausgespielt hast.
# en ef1a62c4 draft
when-to-claim--bela-2--note = Die fünf Regeln für die Ansage stehen auf der Clobyosh-Webseite als Auslegung der Redaktion.

# en 508068fa draft
claim-counts--ask = Was darf ich in einer Ansage mitzählen?
# en 6c876feb draft
claim-counts--so-far--answer = Die Stiche, die du hast, und den letzten Stich, wenn er gespielt ist. Deine gemeldeten Folgen, wenn du die beste hattest und sie mit der Ansage zeigst. Die Belle, außer du hast beide Karten schweigend gespielt. Offene Punkte zählen nicht.
# en f00f3a81 draft
claim-counts--bela-2--note = Die fünf Regeln für die Ansage stehen auf der Clobyosh-Webseite als Auslegung der Redaktion.
# en f7a67fd4 draft
claim-counts--bela-3--note = Wird auf groß gespielt, zählen die Punkte in der Ansage nur einfach.
# en bdf48abe draft
claim-counts--example = Ziel 501, Stand 470: Mit 11 Augen und einer Belle, die noch auf der Hand ist, sind es 470 + 11 + 20 = 501. Ohne die Belle sind es 481, zu wenig.

# en c425249a draft
false-claim--ask = Die Punkte einer Ansage reichen nicht. Was geschieht?
# en d5f8baa6 draft
false-claim--opponent--answer = Die Gegenseite gewinnt sofort die Partie.
# en 072fa559 draft
false-claim--higher-opponent--answer = Die Partie ist aus, und von den Gegnern gewinnt, wer vor diesem Spiel die höhere Summe hatte. Waren beide Summen gleich, gewinnt niemand.
# en 4d832b7f draft
false-claim--example = Ziel 501, Stand 440: Mit 40 Augen und einer Terz, die gilt, sind es 440 + 40 + 20 = 500. Ein Punkt zu wenig, und die Partie ist verloren.

# en 9e40c606 draft
claim-though-bate--ask = Darf die Spielpartei den Sieg ansagen, wenn sie am Ende des Spiels bete wäre?
# en eff9c67c draft
claim-though-bate--good--answer = Ja. Die Punkte bis hierher gewinnen die Partie, egal wie das Spiel noch ausgegangen wäre.
# en 152ad0c8 draft
claim-though-bate--not-taker--answer = Nein. Solange das Spiel läuft, darf die Seite, die den Trumpf bestimmt hat, den Sieg nicht ansagen. Das darf nur die andere.
# en 5bb7c7e8 draft
claim-though-bate--lehman--note = Ist die Spielpartei bete, gehen ihre Punkte an die Gegenseite, bevor die Summen verglichen werden.
# en 9c4ccb90 draft
claim-though-bate--bicycle--note = { claim-though-bate--lehman--note }
# en 9cf9d5d9 draft
claim-though-bate--denexa--note = { claim-though-bate--lehman--note }

# en b2f480c1 draft
both-over--ask = Beide haben das Ziel erreicht, und niemand hat angesagt. Wer gewinnt?
# en 65e0683f draft
both-over--last-trick--answer = Wer den letzten Stich gemacht hat. Ist er selbst noch unter dem Ziel, gewinnt die höchste Summe.
# en 5416507f draft
both-over--higher--answer = Die höhere Summe.
# en 93c55b31 draft
both-over--taker-first--answer = Die Spielpartei, wenn sie ihr Spiel gewonnen hat, denn sie zählt zuerst. Sonst die höhere Summe.
# en 8053ed4d draft
both-over--trick-then-last-trick--answer = Noch niemand: Erst muss ein Stich in einem späteren Spiel dazukommen. Machen beide im selben Spiel einen, gewinnt, wer in diesem Spiel den letzten Stich macht.
# en 38cdb5fc draft
both-over--trick-then-higher--answer = Noch niemand: Erst muss ein Stich in einem späteren Spiel dazukommen. Machen beide im selben Spiel einen, gewinnt die höhere Summe.
# en eb0b17e0 draft
both-over--trick-then-taker-first--answer = Noch niemand: Erst muss ein Stich in einem späteren Spiel dazukommen. Machen beide im selben Spiel einen, gewinnt die Spielpartei, wenn sie ihr Spiel gewinnt, sonst die höhere Summe.
# en a2c66280 draft
both-over--bela-2--note = Die fünf Regeln für die Ansage stehen auf der Clobyosh-Webseite als Auslegung der Redaktion.
# en 5f1b1368 draft
both-over--example = Ziel 501, und beim Zählen steht es 506 zu 512. Entscheidet der letzte Stich, kann jede Seite gewinnen; entscheidet die höhere Summe, gewinnt die mit 512.

# en f1122899 draft
one-over--ask = Eine Seite hat beim Zählen das Ziel erreicht und hat nicht angesagt. Hat sie gewonnen?
# en a3067ead draft
one-over--no--answer = Ja. Mit dem Zählen ist die Partie aus.
# en 0b249e5d draft
one-over--yes--answer = Noch nicht. Sie muss erst in einem späteren Spiel einen Stich machen, und bis dahin kann die Gegenseite noch ansagen.
# en 19062ada draft
one-over--bela-2--note = Auf der Clobyosh-Webseite kann man mit 506 Punkten ohne Ansage gegen 501 mit Ansage verlieren. Wer ohne Ansage über das Ziel kommt, braucht wenigstens in schottischen Runden noch einen Stich. Punkte aus einem früheren Gleichstand zählen mit, sobald sie gewonnen sind. Was am Ende der Partie noch offen ist, verfällt.
# en e264a5b3 draft
one-over--bridge-belote--note = Nach einem Spiel, in dem eine Seite alle Stiche gemacht hat, ist die Partie noch nicht gewonnen. Punkte, die noch offen sind, verfallen.
# en caf32737 draft
one-over--coinche--note = Hat eine Seite ihr Gebot verloren oder keinen Stich gemacht und ist nur durch ihre Belote am Ziel, hat sie noch nicht gewonnen: Sie braucht noch einen Stich.

# en 8539939c draft
win-by--ask = Kann man die Partie mit jedem Spiel gewinnen oder nur mit einem, das man selbst gespielt und gewonnen hat?
# en d4426409 draft
win-by--count--answer = Mit jedem. Beim Zählen entscheiden die Summen.
# en 8fad6b2d draft
win-by--own-made-hand--answer = Nur mit einem Spiel, das die Seite selbst gespielt und gewonnen hat. Ihre Summe muss dann am Ziel oder darüber sein.

# en f925aeb0 draft
three-or-two-players--ask = Kann man das auch zu zweit oder zu dritt spielen?
# en e000bd56 draft
three-or-two-players--two-to-four--answer = Ja. Die Seite beschreibt das Spiel zu zweit, zu dritt und zu viert.
# en 65243933 draft
three-or-two-players--two-only--answer = Der Text beschreibt das Spiel nur zu zweit.
# en f5fe6993 draft
three-or-two-players--versions--answer = Laut Artikel gibt es Spielarten zu dritt und zu zweit. Beschrieben ist nur das Spiel zu viert.
# en c992139d draft
three-or-two-players--mostly-four--answer = Meist wird zu viert gespielt, und eine andere Form beschreibt der Text nicht.
# en 6428ad3a draft
three-or-two-players--four-only--answer = Der Text beschreibt das Spiel nur zu viert.
# en 645944f8 draft
three-or-two-players--belote--note = Andere französische Texte geben zu dritt je zehn Karten, und die letzten zwei bekommt, wer Trumpf wählt. Zu zweit gehen sie auseinander.
# en 6367ca65 draft
three-or-two-players--bela-hr--note = Andere kroatische und serbische Texte geben zu dritt je zehn Karten, und die letzten zwei bekommt, wer Trumpf wählt. Zu zweit gehen sie auseinander.

# en d633b8f7 draft
four-at-a-time--ask = Darf man vier Karten auf einmal geben?
# en 87b40ac7 draft
four-at-a-time--threes--answer = Nein. Von den ersten Karten gibt man immer drei auf einmal.
# en 2f9c6573 draft
four-at-a-time--twos-and-threes--answer = Nein. Der Text gibt Päckchen zu drei und zu zwei.
# en be991520 draft
four-at-a-time--never--answer = Nein. Gegeben werden Päckchen zu zwei und zu drei, nie eine Karte und nie vier.
# en d5762866 draft
four-at-a-time--belote--note = Ein Turnier erlaubt vier auf einmal, ebenso Tische im Südosten Frankreichs und auf Korsika.
# en 087428f4 draft
four-at-a-time--contree--note = { four-at-a-time--belote--note }
# en 9f574f3e draft
four-at-a-time--coinche--note = { four-at-a-time--belote--note }

# en c4b0b8d9 draft
cards-picked-up--ask = Darf ich meine Karten aufnehmen, bevor fertig gegeben ist?
# en 68acc45e draft
cards-picked-up--unstated--answer = Der Tisch entscheidet. Solange die Karten liegen, lässt sich falsches Geben leichter korrigieren.
# en be6d0a41 draft
cards-picked-up--no--answer = Nein. Die Karten bleiben liegen, bis fertig gegeben ist.
# en 63dfa113 draft
cards-picked-up--bela-hr--note = Im Text sieht man die letzten zwei Karten erst an, wenn man Trumpf wählen darf. Andere kroatische Regeln geben 162 Punkte für Karten, die zu früh aufgenommen wurden.

# en 799ec7b9 draft
four-sevens--ask = Jemand bekommt vier Siebenen. Gilt das Spiel nicht?
# en e2bab456 draft
four-sevens--played--answer = Doch. Es wird gespielt, und vier Siebenen zählen nichts.
# en 963ddca6 draft
four-sevens--refused--answer = Doch. Den Brauch, nach vier Siebenen neu zu geben, lehnt der Verband ab.
# en af6f011e draft
four-sevens--coinche--note = Die französische Wikipedia nennt neues Geben als Variante. In einem Programm heben vier Siebenen oder Achten alle Meldungen auf.

# en f8cf2db3 draft
bids-doubled--ask = Darf man auf ein Gebot von 80 oder auf alle Stiche Kontra sagen?
# en 8800f0c7 draft
bids-doubled--any--answer = Ja. Kontra ist auf jedes Gebot erlaubt.
# en 0113e97c draft
bids-doubled--not-capot--answer = Auf alle Stiche nicht: Dieses Gebot beendet das Reizen. Auf jedes andere ist Kontra erlaubt.
# en 75f661d4 draft
bids-doubled--contree--note = Dass auf 80 niemand Kontra sagt, ist an manchen Tischen Brauch, keine Regel.
# en d4367f50 draft
bids-doubled--coinche--note = { bids-doubled--contree--note }

# en e189b987 draft
bid-after-double--ask = Darf nach Kontra noch jemand höher bieten, und wer darf noch sprechen?
# en b3fb0697 draft
bid-after-double--cancels--answer = Ja. Ein höherer Kontrakt hebt das Kontra auf, und das Reizen geht der Reihe nach weiter.
# en 8ee89b89 draft
bid-after-double--freezes--answer = Nein. Mit dem Kontra steht das Gebot. Danach darf die Seite, die Kontra bekommen hat, nur passen oder, wo es das gibt, Re sagen.
# en 50e50846 draft
bid-after-double--contree--note = Pagat erzählt von Tischen, an denen die Seite mit Kontra in ein anderes Gebot ausweichen darf. In Saint-Étienne heißt das décoincher.
# en 81aca150 draft
bid-after-double--coinche--note = { bid-after-double--contree--note }

# en 65e0d938 draft
double-out-of-turn--ask = Was kostet ein Kontra außer der Reihe?
# en e586ed85 draft
double-out-of-turn--unstated--answer = Ein Preis ist nicht genannt. Der Tisch entscheidet, ob das Kontra gilt.
# en e7164ceb draft
double-out-of-turn--no-price--answer = Der Text verbietet es. Der Tisch entscheidet, ob das Kontra gilt.
# en 1b8f16aa draft
double-out-of-turn--choice--answer = Die andere Seite wählt: weiterspielen oder neu geben.
# en f73f56d0 draft
double-out-of-turn--nothing--answer = Nichts. Kontra außer der Reihe ist erlaubt.

# en db8c66e6 draft
sweep-bid-lead--ask = Alle Stiche sind geboten. Wer spielt zum ersten Stich aus?
# en 0438a43f draft
sweep-bid-lead--eldest--answer = Die Vorhand, wie in jedem anderen Spiel.
# en 001cc8db draft
sweep-bid-lead--taker--answer = Wer Trumpf gewählt hat, wie in jedem anderen Spiel.
# en 9aef0581 draft
sweep-bid-lead--contree--note = Wo jemand bieten darf, allein alle Stiche zu machen, darf er ausspielen, und der Partner spielt nicht mit.
# en 4e442bbd draft
sweep-bid-lead--coinche--note = { sweep-bid-lead--contree--note }

# en cb05966d draft
queen-first--ask = Muss der König vor der Dame fallen, damit die Belle zählt?
# en d45249f8 draft
queen-first--either--answer = Nein. Jede der beiden Karten darf zuerst fallen.
# en 6306132e draft
queen-first--belote--note = Manche Turniere in Frankreich und Belgien verlangen zuerst den König, sonst sind die 20 Punkte verloren. Die französische Wikipedia nennt das eine Absprache.

# en 604b23f0 draft
doubled-sweep--ask = In einem Spiel mit Kontra macht eine Seite alle Stiche, ohne sie geboten zu haben. Zählt auch der Zuschlag dafür mehrfach?
# en 55229d30 draft
doubled-sweep--once--answer = Nein. Das Spiel zählt mehrfach, der Zuschlag für alle Stiche nur einmal.
# en c14df9d7 draft
doubled-sweep--multiplied--answer = Ja. Der Zuschlag für alle Stiche zählt mehrfach wie alles andere.
# en 51d22f1b draft
doubled-sweep--coinche--note = Im Text treten 250 Punkte an die Stelle der 160, wenn alle Stiche gemacht sind.
# en 1675f88b draft
doubled-sweep--example = Ein Gebot mit Kontra ist mit allen Stichen gewonnen, und das Gebot selbst wird nicht geschrieben. Einmal: 2 × 160 + 90 = 410. Mehrfach: 2 × 250 = 500.

# en ebf77f86 draft
counts-differ--ask = Beide Seiten haben gezählt, und zusammen ergibt es nicht die Punkte des Spiels. Was nun?
# en bc4ea8b3 draft
counts-differ--unstated--answer = Der Tisch entscheidet. Am sichersten werden beide Haufen noch einmal gezählt.
# en 34cc97f7 draft
counts-differ--recount--answer = Beide Haufen werden noch einmal gezählt. Karten und letzter Stich ergeben zusammen 162.

# en 76786b95 draft
bela-wins-game--ask = Eine Seite ohne Stich erreicht das Ziel mit ihrer Belle. Hat sie die Partie gewonnen?
# en c95edc32 draft
bela-wins-game--yes--answer = Ja. Die Belle zählt wie alle anderen Punkte.
# en bf3b2b67 draft
bela-wins-game--no--answer = Nein. Ohne Stich zählt ihre Belle nicht.
# en ab88de7f draft
bela-wins-game--never-on-sweep--answer = Nein. Die Partie kann nicht mit einem Spiel enden, in dem eine Seite alle Stiche gemacht hat.
# en 4907cee2 draft
bela-wins-game--one-more-trick--answer = Nein. Die Seite braucht noch einen Stich, also geht es weiter.
# en 47cc5b67 draft
bela-wins-game--belote--note = Auf dem Zettel endet die Partie am Ziel. Weiterspielen muss der Tisch selbst.
# en 0163fa1c draft
bela-wins-game--contree--note = Die Ausgabe von 2015 verlangt noch einen Stich. Was wir vom späteren Text haben, verlangt ihn nicht.
# en 882d97a3 draft
bela-wins-game--coinche--note = Dasselbe sagt der Text von einer Seite, die ihr Gebot nicht erfüllt hat. { bela-wins-game--belote--note }

# en 314eba67 draft
misdeal-again--ask = Dieselbe Seite gibt zum zweiten oder dritten Mal falsch. Was kostet das?
# en 06b790f4 draft
misdeal-again--unstated--answer = Der Tisch entscheidet. Turniere in Frankreich geben der anderen Seite beim zweiten oder dritten Mal 160 oder 162 Punkte.
# en 1648dcd8 draft
misdeal-again--no-bid-then-160--answer = Das erste Mal kostet nichts. Nach dem zweiten in Folge darf die Seite des Gebers in diesem Spiel nicht bieten. Nach dem dritten schreibt die andere Seite 160 Punkte.
# en 581720f7 draft
misdeal-again--no-taking-then-162--answer = Das erste Mal kostet nichts. Nach dem zweiten in Folge darf die Seite des Gebers in diesem Spiel nicht nehmen. Nach dem dritten schreibt die andere Seite 162 Punkte.
# en 06633c47 draft
misdeal-again--before-trumps-free--answer = Es ist egal, wie oft. Solange der Trumpf nicht feststeht, kostet es nichts, danach schreibt die andere Seite 162 Punkte.
# en be8183bf draft
misdeal-again--before-call-free--answer = Es ist egal, wie oft. Nach einem Gebot der anderen Seite schreibt diese 160 Punkte, oder 250, und das Gebot, und das Geben geht weiter.
# en 7dced40e draft
misdeal-again--belote--note = Mehrere Turniere geben die 162 Punkte schon beim zweiten Mal.

# en 11eac505 draft
revoke-seen--ask = Eine Karte, die nicht erlaubt war, fällt sofort auf. Was nun?
# en 3ed4b824 draft
revoke-seen--unstated--answer = Der Tisch entscheidet. Am besten korrigiert man sie, solange der Stich offen liegt.
# en 1fca9d99 draft
revoke-seen--suit-barred--answer = Das Spiel geht weiter, und diese Seite darf die Farbe im nächsten Stich nicht spielen. Fällt es erst am Ende auf, ist das Spiel verloren.
# en b88a09ea draft
revoke-seen--hand-lost--answer = Es ist egal, wann es auffällt: Die andere Seite schreibt 162 Punkte.
# en 9643a129 draft
revoke-seen--belote--note = Eine Turnierordnung lässt die andere Seite wählen: Die Karte wird korrigiert, oder das Spiel endet und sie bekommt die restlichen Stiche.
# en bee9b2df draft
revoke-seen--contree--note = { revoke-seen--belote--note }
# en fab4a608 draft
revoke-seen--coinche--note = { revoke-seen--belote--note }

# en c88db8f8 draft
tie-at-target--ask = Beide haben das Ziel mit derselben Summe erreicht. Was nun?
# en e5e40ec3 draft
tie-at-target--another--answer = Es wird noch ein Spiel gespielt.
# en 5a37478e draft
tie-at-target--last-trick--answer = Wer den letzten Stich gemacht hat, gewinnt, obwohl die Summen gleich sind.
# en 1fdca3c2 draft
tie-at-target--last-trick-first--answer = Wer den letzten Stich gemacht hat, gewinnt. Ist das ein dritter Spieler, der noch unter dem Ziel ist, wird noch ein Spiel gespielt.
# en ea16cddb draft
tie-at-target--taker-first--answer = Die Spielpartei, wenn sie ihr Spiel gewonnen hat, denn sie zählt zuerst. Sonst wird noch ein Spiel gespielt.
# en 3129b249 draft
tie-at-target--bela-2--note = Die fünf Regeln für die Ansage stehen auf der Clobyosh-Webseite als Auslegung der Redaktion.
# en f6fc0861 draft
tie-at-target--played-out--note = Auf der Clobyosh-Webseite steht: „Vermutlich wird noch ein Spiel gespielt.“

# en af169fa3 draft
end-on-sweep--ask = Kann die Partie mit einem Spiel enden, in dem eine Seite alle Stiche gemacht hat?
# en 90e9c6c1 draft
end-on-sweep--yes--answer = Ja. Auch so ein Spiel kann die Partie beenden.
# en 6970e625 draft
end-on-sweep--no--answer = Nein. Es geht weiter. Das nächste Spiel ohne Valat beendet die Partie, und es gewinnt die Seite, die am Ziel ist und vorn liegt.
# en 6e03a1af draft
end-on-sweep--bridge-belote--note = Im Artikel steht nur, dass die Partie mit so einem Spiel nicht enden kann.
# en b8d6536b draft
end-on-sweep--example = Ziel 151, Stand 140 zu 100: Ein Valat in Herz macht 140 + 16 + 9 = 165, doch es wird noch ein Spiel gespielt.

# en b28eb421 draft
match-format--ask = Wie viele Partien spielt man?
# en e15d6a88 draft
match-format--best-of-three--answer = Normalerweise höchstens drei: Es gewinnt, wer zuerst zwei Partien gewonnen hat.
# en 443b3636 draft
match-format--single--answer = Eine Partie.
# en c7902e14 draft
match-format--series--answer = Partie folgt auf Partie, und die Sieger einer Partie geben in der nächsten zuerst. Wie viele Partien es sind, sagt die Quelle nicht.

# en 3e5e583c draft
next-game-dealer--ask = Wer gibt in der nächsten Partie zuerst?
# en 1a1c138d draft
next-game-dealer--winner--answer = Wer die letzte Partie gewonnen hat.
# en e5404b96 draft
next-game-dealer--winners--answer = Einer der beiden Sieger der letzten Partie. Welcher, ist egal.
# en 2997d40a draft
next-game-dealer--afresh--answer = Bestimmt den ersten Geber wie für jede Partie.

# en 1fb2aac2 draft
claim-before-showing--ask = Darf ich den Sieg ansagen, bevor die Folgen gezeigt sind?
# en 5ff457c0 draft
claim-before-showing--show--answer = Ja. Zählst du deine Folgen mit, weil sie die besten sind, zeig sie mit der Ansage.
# en 6b19549e draft
claim-before-showing--bela-2--note = Folgen werden im zweiten Stich gezeigt; eine Ansage kann früher kommen.

# en 9569e633 draft
held-over-past-target--ask = Offene Punkte bringen eine Seite über das Ziel. Hat sie gewonnen?
# en 079d6f4c draft
held-over-past-target--count--answer = Erst wenn sie die offenen Punkte gewonnen hat. Dann zählen sie wie alle anderen und können beim Zählen die Partie beenden. Wo danach noch ein Stich nötig ist, endet die Partie mit diesem Stich. Solange sie offen sind, zählen sie in keiner Ansage.
# en d04f17e1 draft
held-over-past-target--example = Ziel 501, Stand 440 und 40 offen: Gewinnst du ein Spiel mit 25, hast du 440 + 25 + 40 = 505.

# en c80a8d04 draft
held-over-at-end--ask = Am Ende der Partie sind noch Punkte offen. Wer bekommt sie?
# en 1eab3d4e draft
held-over-at-end--nobody--answer = Niemand. Die Partie endet ohne sie, und die nächste fängt bei null an.
# en 9dacc945 draft
held-over-at-end--bridge-belote--note = Manche Tische spielen weiter, bis die offenen Punkte gewonnen sind.
# en 98a2021e draft
held-over-at-end--example = Ziel 501, die Gegenpartei steht bei 480: Ein Gleichstand mit 70 bringt sie auf 550. Die 70 der Spielpartei gewinnt niemand mehr.

# en ad18c82b draft
tie-in-last-hand--ask = Das letzte Spiel der Partie endet mit Gleichstand. Wer bekommt die Punkte, die sonst offen bleiben?
# en beaf7058 draft
tie-in-last-hand--each-own--answer = Jede Seite schreibt ihre eigenen Punkte, denn es kommt kein Spiel mehr, in dem jemand sie gewinnen könnte.

# en 3f6ff01e draft
misdeal--ask = Beim Geben war eine Karte zu sehen, oder jemand hat zu viele oder zu wenige Karten. Gilt das als falsch gegeben?
# en d20ffb52 draft
misdeal--non-dealer-chooses--answer = Vor dem Reizen darf der Gegner des Gebers verlangen, dass neu gegeben oder korrigiert wird. Gründe dafür: Beim Geben war eine Karte dieses Gegners zu sehen, im Stapel lag eine offen, oder eine Kartenzahl stimmt nicht. Später muss ein Blatt mit falscher Kartenzahl korrigiert werden.
# en e1827d58 draft
misdeal--unstated--answer = Der Tisch entscheidet: Derselbe Geber gibt neu, oder die Blätter werden korrigiert.
# en 0cec28be draft
misdeal--same-dealer--answer = Ja. Derselbe Geber gibt neu.
# en 4e9f51d1 draft
misdeal--until-trumps--answer = Ja, und derselbe Geber gibt neu. Solange der Trumpf nicht feststeht, kostet es nichts. Danach schreibt die andere Seite 162 Punkte.
# en e3088543 draft
misdeal--until-picked-up--answer = Ja. Wenn eine Karte offen fiel oder noch niemand aufgenommen hat, wird abgehoben und neu gegeben. Nach einem Gebot der anderen Seite schreibt diese 160 Punkte, oder 250, und das Gebot, und das Geben geht weiter.
# en 377819e3 draft
misdeal--example = So korrigiert Bicycle: Wer zu viele Karten hat, hält sie verdeckt hin, und der Gegner zieht die überzähligen. Wer zu wenige hat, bekommt die fehlenden oben vom Stapel.

# en adaa6216 draft
revoke--ask = Jemand hat eine Karte gespielt, die nicht erlaubt war. Was kostet es, nicht zu bedienen?
# en 9a3e9160 draft
revoke--unstated--answer = Die Quelle sagt nicht, was es kostet. Bringt es in Ordnung, wenn ihr könnt. Geht das nicht, schreibt die Seite ohne Fehler alle Punkte beider Seiten.
# en 65a676fd draft
revoke--all-to-other-side--answer = Das ganze Spiel: Die Seite ohne Fehler schreibt alle Punkte beider Seiten, für Karten und für Meldungen, die es wirklich gab. Wo nach Punkten gereizt wird, schreibt sie wie bei einem verlorenen Gebot. Nach manchen Regeln behält die Seite mit dem Fehler ihre Belle.
# en daacb025 draft
revoke--example = Wo nicht nach Punkten gereizt wird: Die Seite mit dem Fehler hat insgesamt 50, die andere 70. Die andere schreibt 120, die mit dem Fehler nichts.
# en 1eb3a8cb draft
revoke--contree--note = Geschrieben wird wie bei einem verlorenen Gebot.
# en 8f6948f8 draft
revoke--coinche--note = { revoke--contree--note }
# en 0a328a39 draft
revoke--contest--note = Das Spiel wird annulliert, und die andere Seite schreibt 162 Punkte.

# en e59ea6bb draft
wrong-count--ask = Der erste Stich hat begonnen, und jemand hat zu viele oder zu wenige Karten. Was nun?
# en c7679b16 draft
wrong-count--revoke--answer = Das kostet so viel, wie nicht zu bedienen: Die Gegenseite schreibt alle Punkte beider Seiten.
# en bd528240 draft
wrong-count--unstated--answer = Der Tisch entscheidet, ob das Spiel gilt.
# en 01ec7619 draft
wrong-count--dealers-pay--answer = Es zahlt die Seite, die falsch gegeben hat: Die andere Seite schreibt 162 Punkte.
# en 61021572 draft
wrong-count--dealers-pay-bid--answer = Es zahlt die Seite, die falsch gegeben hat: Die andere Seite schreibt 160 Punkte, oder 250, und das Gebot. Das Geben geht weiter.
# en 48d10bc4 draft
wrong-count--bicycle--note = Die Regel gilt, sobald der Spieler mit der falschen Kartenzahl selbst eine Karte zum ersten Stich gespielt hat.
# en 3fec592c draft
wrong-count--belote--note = Nach den Webseiten des Verbands wird bei falschem Geben neu gegeben. In dem, was uns vorliegt, steht nicht, ob das auch nach Spielbeginn gilt.
# en 2e22cf83 draft
wrong-count--contree--note = { wrong-count--belote--note }
# en f2776f55 draft
wrong-count--coinche--note = { wrong-count--belote--note }

# en 9d88b123 draft
low-man--ask = Darf ich gute Karten dem Spieler zuwerfen, der hinten liegt?
# en f3fd4580 draft
low-man--manners--answer = Ja, und es ist üblich: „gie it to the low man“. Ob das fair ist oder klug, muss jeder selbst wissen.
# en 9b9a7d98 draft
low-man--only-three--answer = Du darfst jede Karte spielen, die die Regeln erlauben. Die Clobyosh-Webseite erwähnt den Brauch, dem Letzten gute Karten zuzuwerfen, nur im Abschnitt für drei.
# en 9259b18e draft
low-man--no-custom--answer = Du darfst jede Karte spielen, die die Regeln erlauben.

# en ae93b88a draft
agreed-points--ask = Darf ein Tisch Punkte vereinbaren, ohne ein Spiel zu spielen?
# en 0681f86c draft
agreed-points--by-word--answer = Ja. Punkte, auf die sich alle einigen, kommen auf den Zettel, wie sie genannt sind, auch unter null. Karten werden dafür nicht gespielt, und der Geber bleibt derselbe.

# en 6031820d draft
exposed-in-play--ask = Während des Spiels war eine Karte zu sehen. Was nun?
# en e9d20539 draft
exposed-in-play--unstated--answer = Der Tisch entscheidet. Die Karte zurückzunehmen kostet nichts, wenn es niemandem geschadet hat, dass sie zu sehen war.
# en f3918dc8 draft
exposed-in-play--1--law = Turnier-Bridge-Regeln (2017), §§ 48 bis 50
# en 0202857c draft
exposed-in-play--1--law-says = Eine Karte, die im Gegenspiel gezeigt wird, bleibt offen liegen und muss bei der ersten Gelegenheit gespielt werden; der Alleinspieler darf seine wieder aufnehmen.
# en e45a40c9 draft
exposed-in-play--must-go--answer = Eine Karte, die die Hand verlassen hat, muss gespielt werden, wenn die Gegenseite nichts anderes erlaubt.

# en 2e674867 draft
out-of-turn--ask = Jemand hat außer der Reihe ausgespielt, geboten oder gesprochen. Gilt das?
# en 3a21b94a draft
out-of-turn--unstated--answer = Der Tisch entscheidet. Nehmt es zurück und macht der Reihe nach weiter, außer der nächste Spieler hat schon darauf gespielt oder gesprochen.
# en 71da4ba9 draft
out-of-turn--hand-lost--answer = Das Spiel wird annulliert, und die andere Seite schreibt 162 Punkte.
# en 15670207 draft
out-of-turn--belote--note = Der Verband hat eine Schiedsordnung vom 4. Januar 2016. Wir konnten nur ihr Inhaltsverzeichnis lesen.
# en d897cacf draft
out-of-turn--contree--note = { out-of-turn--belote--note }
# en 3a70fb27 draft
out-of-turn--coinche--note = { out-of-turn--belote--note }
# en 71af13ef draft
out-of-turn--1--law = Turnier-Bridge-Regeln (2017), § 53
# en e0f7478b draft
out-of-turn--1--law-says = Wer als Nächstes dran ist, darf ein Ausspiel außer der Reihe annehmen; dann gilt es als richtig.
# en 7b183e8b draft
out-of-turn--2--law = Turnier-Bridge-Regeln (2017), §§ 28 bis 32
# en 458474f7 draft
out-of-turn--2--law-says = Eine Ansage außer der Reihe ist ungültig: Es spricht, wer an der Reihe war. Sie gilt nur, wenn der nächste Spieler sie annimmt, indem er selbst ansagt.

# en 571b7e65 draft
taking-back--ask = Darf man eine gespielte Karte zurücknehmen?
# en 0f81c286 draft
taking-back--unstated--answer = Der Tisch entscheidet. Eine Karte, die nicht erlaubt war, korrigiert man am besten vor dem nächsten Stich.
# en 6fa28593 draft
taking-back--1--law = Turnier-Bridge-Regeln (2017), §§ 45 und 47
# en ac0b17b7 draft
taking-back--1--law-says = Gespielt ist gespielt, außer die Karte muss zurück, um einen Fehler zu korrigieren.
# en 4d2c4e66 draft
taking-back--2--law = Turnier-Bridge-Regeln (2017), §§ 62 und 63
# en abd7af24 draft
taking-back--2--law-says = Wer nicht bedient hat, muss das korrigieren, solange die eigene Seite noch keine Karte zum nächsten Stich gespielt hat.
# en 33ec33bd draft
taking-back--leave--answer = Nur wenn die Gegenseite es erlaubt.

# en 871c948f draft
old-tricks--ask = Darf ich Stiche ansehen, die schon gemacht sind?
# en 7fce7cb7 draft
old-tricks--unstated--answer = Der Tisch entscheidet vor dem ersten Geben.
# en d4533297 draft
old-tricks--1--law = Turnier-Bridge-Regeln (2017), § 66
# en 68785245 draft
old-tricks--1--law-says = Den letzten Stich darf man sich zeigen lassen, bis die eigene Seite zum nächsten eine Karte gespielt hat; ältere bleiben zu, bis das Spiel vorbei ist.
# en 06381163 draft
old-tricks--after-next--answer = Nur den letzten Stich: wenn alle, auch du, zum nächsten gespielt haben und dieser noch nicht umgedreht ist.
# en 54d522a9 draft
old-tricks--until-next--answer = Nur den letzten Stich, bis der nächste eingesammelt ist.

# en 6c9db0d2 draft
wrong-dealer--ask = Jemand hat gegeben, der nicht dran war. Gilt das Spiel?
# en 714eb29b draft
wrong-dealer--unstated--answer = Der Tisch entscheidet. Ist der Trumpf schon gewählt, spielt man gewöhnlich weiter und bringt die Reihe danach in Ordnung.
# en ec5991c0 draft
wrong-dealer--belote--note = Die Schiedsordnung des Verbands vom 4. Januar 2016 hat einen Absatz dazu, den wir nicht lesen konnten.
# en 4150556f draft
wrong-dealer--contree--note = { wrong-dealer--belote--note }
# en 6b3e6166 draft
wrong-dealer--coinche--note = { wrong-dealer--belote--note }

# en 997b6763 draft
card-missing--ask = Eine Karte fehlt, oder eine ist zu viel. Zählen die Spiele bis dahin?
# en 25a7705d draft
card-missing--unstated--answer = Der Tisch entscheidet. Das Spiel, in dem es herauskommt, wird neu gegeben; was vorher geschrieben ist, bleibt.
# en 0321afff draft
card-missing--1--law = Whist-Regeln, Regel 37 (Encyclopædia Britannica, neunte Auflage)
# en f6c0e516 draft
card-missing--1--law-says = Es muss neu gegeben werden, wenn sich beim Geben oder während eines Spiels zeigt, dass die Karten falsch oder nicht vollständig sind.

# en ea1b1fe1 draft
rest-are-mine--ask = „Der Rest gehört mir“: Darf man das Spiel abkürzen?
# en 0bb3f120 draft
rest-are-mine--unstated--answer = Der Tisch entscheidet. Zweifelt jemand, wird zu Ende gespielt.
# en a64c0d35 draft
rest-are-mine--1--law = Turnier-Bridge-Regeln (2017), §§ 68 und 70
# en f0f4dd04 draft
rest-are-mine--1--law-says = Das Spiel ist zu Ende, wenn jemand Stiche beansprucht und sagt, wie sie gewonnen werden; was zweifelhaft bleibt, bekommt die Gegenseite.

# en dd58215a draft
wrong-entry--ask = Ein falscher Eintrag wird erst später bemerkt. Darf man ihn korrigieren?
# en 49ac94a7 draft
wrong-entry--corrected--answer = Korrigiert den Eintrag, sobald ihr den Fehler seht. Ist die Partie schon zu Ende, dann nur, wenn alle einverstanden sind. Der Zettel rechnet jedes spätere Spiel neu. Gewinnt dann keine Seite mehr, ist der Sieg aufgehoben; Partie und Serie gehen mit dem korrigierten Stand weiter.
# en 52805e6c draft
wrong-entry--1--law = Turnier-Bridge-Regeln (2017), § 79
# en 50eeb7c9 draft
wrong-entry--1--law-says = Ein Ergebnis kann bis 30 Minuten nach dem Aushang des offiziellen Ergebnisses korrigiert werden, wenn keine andere Frist gesetzt ist.

# en fb9b0205 draft
talk-and-signals--ask = Darf man über seine Karten reden oder Zeichen geben?
# en d7c6f854 draft
talk-and-signals--unstated--answer = Der Tisch entscheidet, was gesagt werden darf.
# en 05343c46 draft
talk-and-signals--convention--answer = Zeichen darf man mit den Karten geben, die man spielt, so wie bei der Belle: König zuerst oder Dame zuerst. Zum Reden sagt die Quelle nichts.
# en 4ac00ae3 draft
talk-and-signals--conspiracy--answer = Die Quelle erwähnt, dass sich zwei Gegner gegen die Spielpartei verbünden, und hat nichts dagegen.
# en 8b5cd45f draft
talk-and-signals--fixed-words--answer = Nein. Gesagt werden nur die Wörter der Regeln, ohne Zögern und ohne fragenden Ton.
# en e4af6087 draft
talk-and-signals--belote--note = Turniere, die Zeichen verbieten, geben der anderen Seite 162 Punkte oder schließen das Paar aus.
# en 02b71d72 draft
talk-and-signals--contree--note = { talk-and-signals--belote--note }
# en 83bb08ef draft
talk-and-signals--coinche--note = { talk-and-signals--belote--note }
# en f69eae17 draft
talk-and-signals--1--law = Turnier-Bridge-Regeln (2017), § 73
# en 2bbf7c0b draft
talk-and-signals--1--law-says = Partner verständigen sich nur durch ihre Ansagen und die Karten, die sie spielen, nicht durch die Art, wie sie es tun.

## presupposed (by id)
##
## Die Antwort, wo am Tisch fehlt, was eine Frage voraussetzt.

# en dc559728 draft
without-turn-up--lacking = Die Frage stellt sich nicht: Es wird keine Karte aufgedeckt.
# en 285c0378 draft
without-rounds--lacking = Die Frage stellt sich nicht: Es gibt keine Runden, in denen man eine Farbe annimmt oder nennt.
# en 995fdeb6 draft
without-auction--lacking = Die Frage stellt sich nicht: Um Farben, „ohne Trumpf“ und „alles Trumpf“ wird nicht gereizt.
# en a03ae91a draft
without-bids--lacking = Die Frage stellt sich nicht: Nach Punkten wird nicht gereizt.
# en 96521fe4 draft
without-no-bids--lacking = Die Frage stellt sich nicht: Es wird nach Punkten gereizt, und ein Gebot ist gewonnen oder verloren.
# en c93bb722 draft
without-runs--lacking = Die Frage stellt sich nicht: Folgen werden nicht gemeldet.
# en 40e9405a draft
without-no-run-trick--lacking = Die Frage stellt sich nicht: Ohne Stich zählt ohnehin keine Folge.
# en e56ef11a draft
without-rounding--lacking = Die Frage stellt sich nicht: Nichts wird gerundet; auf den Zettel kommt, was gezählt ist.
# en 9ea4cc03 draft
without-counted-tricks--lacking = Die Frage stellt sich nicht: Die Stiche werden nicht geschrieben, nur das Gebot.
# en 366a5f12 draft
without-sweep-pays--lacking = Die Frage stellt sich nicht: Alle Stiche bringen nur die Augen und die Punkte für den letzten Stich.
# en 18049016 draft
without-to-points--lacking = Die Frage stellt sich nicht: Die Partie geht über eine feste Zahl von Spielen.
# en 77bf1f10 draft
without-in-hands--lacking = Die Frage stellt sich nicht: Die Partie geht bis zu einer festen Punktzahl.
# en e7035e36 draft
without-by-count--lacking = Die Frage stellt sich nicht: Eine Seite gewinnt die Partie nur mit einem Spiel, das sie selbst gespielt und gewonnen hat.
# en 14b183f8 draft
without-stock--lacking = Die Frage stellt sich nicht: Alle Karten werden gegeben.
# en 5e1e3918 draft
without-bottom-card--lacking = Die Frage stellt sich nicht: Nur die aufgedeckte Karte bleibt übrig.
# en 4aedb329 draft
without-redeal--lacking = Die Frage stellt sich nicht: Haben die anderen gepasst, muss jemand spielen.
# en cbfc06bd draft
without-forced-taker--lacking = Die Frage stellt sich nicht: Niemand ist zum Spielen gezwungen.
# en d3935c36 draft
without-schmeiss--lacking = Die Frage stellt sich nicht: Schmeißen gibt es nicht.
# en 9d32d06b draft
without-late-schmeiss--lacking = Die Frage stellt sich nicht: Schmeißen kann man nur beim ersten Mal.
# en 19929237 draft
without-exchange--lacking = Die Frage stellt sich nicht: Die Sieben kann nicht getauscht werden.
# en 08424d04 draft
without-carres--lacking = Die Frage stellt sich nicht: Ein Vierling zählt nichts.
# en f817a458 draft
without-partners--lacking = Die Frage stellt sich nicht: Alle spielen für sich allein.
# en 40bc03e2 draft
without-third-hand--lacking = Die Frage stellt sich nicht: Ein Stich hat nur zwei Karten.
# en c8d6bd92 draft
without-run-trick--lacking = Die Frage stellt sich nicht: Folgen zählen auch ohne Stich.
# en 5289eae8 draft
without-no-trumps--lacking = Die Frage stellt sich nicht: Eine Farbe ist immer Trumpf.
# en 6977a4bc draft
without-held-over--lacking = Die Frage stellt sich nicht: Nichts bleibt offen, ein Gleichstand wird sofort abgerechnet.
# en 06a94093 draft
without-two-opponents--lacking = Die Frage stellt sich nicht: Die Spielpartei hat nur eine Gegenseite zu schlagen.
# en fcd62002 draft
without-sharing--lacking = Die Frage stellt sich nicht: Nichts wird geteilt, jeder Gegner bekommt alle Punkte der Spielpartei dazu.
# en 7a1a516a draft
without-doubles--lacking = Die Frage stellt sich nicht: Es gibt kein Kontra.
# en cda7b4ab draft
without-match-points--lacking = Die Frage stellt sich nicht: Die Punkte werden nicht durch zehn geteilt.
# en df6bd66f draft
without-premium--lacking = Die Frage stellt sich nicht: Über Karten und letzten Stich hinaus gibt es keine Prämie.
# en 7e4b1138 draft
without-claims--lacking = Die Frage stellt sich nicht: Niemand sagt an, jedes Spiel wird zu Ende gespielt und gezählt.

## games (by id)
##
## `game-name` steht in der Liste aller Spiele; `game-character` sagt in einer Zeile, was ein Spiel ausmacht;
## `speech` ist, was ein Dokument beim Melden dem Tisch überlässt.

# en 2c286f8d draft
bela-2--game-name = Bela / Clobyosh zu zweit
# en 9bbbf6a3 draft
bela-3--game-name = Bela / Clobyosh zu dritt
# en fb4c2903 draft
bela-3--speech = Die Clobyosh-Webseite beschreibt das Gespräch über Folgen für zwei; zu dritt antwortet einer nach dem anderen auf die bisher beste gemeldete Folge.
# en 3f50fdc4 draft
klabberjass-4--game-name = Klabberjass zu viert
# en fcacaef9 draft
klabberjass-4--speech = Gemeldet wird mit der ersten Karte. Ist dann noch offen, welche Seite die beste Folge hat, klärt sich das am Ende des ersten Stichs.
# en d4a3d39d draft
lehman--game-name = Klaberjass nach Lehman
# en e24d64c4 draft
lehman--speech = Lehman nennt nur Worte für die erste Meldung. Danach geht es in der Reihenfolge, in der verglichen wird: Erst nennt man die oberste Karte, dann sagt man, ob die Folge in Trumpf ist.
# en dc2a3b2d draft
bicycle--game-name = Klaberjass nach Bicycle
# en 3bf6e036 draft
denexa--game-name = Klaberjass nach Denexa
# en a98e1d98 draft
bridge-belote--game-name = Bridge-Belote aus Bulgarien
# en 51fc3a7e draft
bridge-belote--speech = Zuerst genügt die Art der Meldung. Länge und oberste Karte nennt man nur, wenn beide Parteien dieselbe Art haben.
# en d42e8f1f draft
belote--game-name = Belote aus Frankreich
# en 9348eb1f draft
contree--game-name = Belote contrée
# en b11f4f2d draft
coinche--game-name = Belote coinchée
# en cb6e44cc draft
bela-hr--game-name = Bela aus Kroatien

## variants (by id)

# en 468e09b2 draft
schmeiss--variant-name = Schmeißen
# en abcda57b draft
schmeiss--variant-character = Ist man zum ersten Mal dran, kann man vorschlagen, die Karten zusammenzuwerfen; wird das abgelehnt, muss man selbst spielen.
# en db70e1f3 draft
void-deal--variant-name = Ungültiges Blatt
# en 6bd40591 draft
void-deal--variant-character = Sind die ersten sechs Karten lauter Achten und Siebenen, ist das Spiel ungültig, und derselbe Geber gibt noch einmal.
# en ddbad57c draft
equal-scores--variant-name = Gleichstand: Die Spielpartei bekommt nichts
# en e544908b draft
equal-scores--variant-character = Bei Gleichstand schreibt die Gegenpartei nur ihre eigenen Punkte, die Spielpartei keine, und nichts bleibt offen.
# en 71977aa3 draft
both-held--variant-name = Gleichstand: Beides bleibt offen
# en 690b2aae draft
both-held--variant-character = Bei Gleichstand schreibt niemand, und die Punkte beider Seiten gehen an die Seite, die das nächste Spiel gewinnt.
# en 1691c4e0 draft
target-500--variant-name = Bis 500
# en f108dcf7 draft
target-500--variant-character = Mit 500 oder mehr ist die Partie gewonnen, wie in vielen Clobyosh-Runden.
# en 7b302422 draft
played-out--variant-name = Letztes Spiel zu Ende gespielt
# en ff76a528 draft
played-out--variant-character = Keine Ansagen: Das letzte Spiel wird zu Ende gespielt, und von zwei Summen über dem Ziel gewinnt die höhere.
# en 7a140a95 draft
east-lothian--variant-name = Ansagen wie in East Lothian
# en da60a650 draft
east-lothian--variant-character = Den Sieg ansagen kann man nur in den ersten drei Stichen; danach wird das Spiel zu Ende gespielt und abgerechnet.
# en d942c873 draft
ontario--variant-name = Ontario: No Tricker
# en 6a037e0e draft
ontario--variant-character = Alle neun Stiche sind 360 wert, dazu kommen gemeldete Folgen und die Belle; die Partie geht bis 1000.
# en 161cd573 draft
bare-yuss--variant-name = Blanker Jass darf zurückgehalten werden
# en 52b8ae39 draft
bare-yuss--variant-character = Wer als einzigen Trumpf den Trumpfbuben hat, muss ihn nicht spielen, wenn Trumpf ausgespielt ist.
# en f4a7c048 draft
no-low-trump-lead--variant-name = Niedriger Trumpf wird nicht ausgespielt
# en 8e3583b7 draft
no-low-trump-lead--variant-character = Trumpfacht und Trumpfsieben spielt man nicht aus, nur Trümpfe, die Augen haben.
# en b9f18be1 draft
bela-first-card--variant-name = Belle nur bei der ersten Karte
# en 6a9dd968 draft
bela-first-card--variant-character = Die Belle zählt nur, wenn man sie bei der ersten ihrer beiden Karten ansagt; später ist es zu spät.
# en bc7fc108 draft
bela-second-card--variant-name = Belle auch bei der zweiten Karte
# en 661449cc draft
bela-second-card--variant-character = Die Belle zählt auch, wenn man sie erst bei der zweiten Karte ansagt, wie die Clobyosh-Webseite aus Schottland berichtet.
# en ebb8a1c7 draft
trick-to-consummate--variant-name = Ein Stich zum Sieg
# en a62a4414 draft
trick-to-consummate--variant-character = Wer beim Zählen ohne Ansage das Ziel erreicht hat, muss zum Sieg noch in einem späteren Spiel einen Stich machen.
# en 8fac40bd draft
three-each--variant-name = Bete: Jeder Gegner bekommt alles
# en c450afa4 draft
three-each--variant-character = Ist die Spielpartei bete, schreibt jeder Gegner auch alle ihre Punkte.
# en 063c941e draft
three-big--variant-name = Auf groß spielen
# en c435d8fa draft
three-big--variant-character = Wer spielt, kann gegen die Punkte beider Gegner zusammen antreten, und alles in diesem Spiel zählt doppelt.
# en 098344c3 draft
three-28--variant-name = 28 Karten
# en 296a21ba draft
three-28--variant-character = Ohne die Siebenen bleibt nur die aufgedeckte Karte draußen, und getauscht wird nicht.
# en 36f8cfb6 draft
three-bimah--variant-name = Der Geber auf der Bima
# en f4a9fd7f draft
three-bimah--variant-character = Passen die beiden anderen zweimal, muss der Geber spielen und eine Farbe nennen.
# en 21871f96 draft
three-rotate--variant-name = Gegeben wird reihum
# en 11516278 draft
three-rotate--variant-character = Nach jedem Spiel gibt der nächste Spieler im Uhrzeigersinn, egal wer es gewonnen hat.
# en 0666f8b6 draft
four-low-card--variant-name = Eine niedrige Karte zeigt die Farbe
# en 8beb8f9e draft
four-low-card--variant-character = Eine der übrigen Karten von Zwei bis Sechs zeigt den vorgeschlagenen Trumpf; der Geber bekommt also keine aufgedeckte Karte.
# en df33d6da draft
four-bimah--variant-name = Der Geber auf der Bima
# en 18d2fb23 draft
four-bimah--variant-character = In der zweiten Runde darf der Geber nicht passen und muss eine Farbe nennen, wenn die anderen gepasst haben.
# en ce9c8877 draft
four-bimah-no-trump--variant-name = Bima, auch ohne Trumpf
# en c029754e draft
four-bimah-no-trump--variant-character = Wer auf der Bima ist, darf auch „ohne Trumpf“ wählen; Karten und letzter Stich machen dann 130.
# en 5c43c546 draft
four-left-of-dealer--variant-name = Die Vorhand muss spielen
# en 28690073 draft
four-left-of-dealer--variant-character = Passen alle zweimal, muss die Vorhand spielen und eine Farbe nennen.
# en 61601ac1 draft
four-left-no-trump--variant-name = Vorhand muss spielen: Farbe oder ohne Trumpf
# en 508e3bea draft
four-left-no-trump--variant-character = Passen alle zweimal, muss die Vorhand spielen und darf auch „ohne Trumpf“ wählen.
# en bc031911 draft
four-taker-leads--variant-name = Die Spielpartei spielt aus
# en 38997515 draft
four-taker-leads--variant-character = Zum ersten Stich spielt aus, wer Trumpf gewählt hat, nicht die Vorhand.
# en 5fef2e7b draft
four-1002--variant-name = Bis 1002
# en e71495c7 draft
four-1002--variant-character = Die Partie geht bis 1002 Punkte.
# en 6540017e draft
lehman-caller-takes--variant-name = Abgelehntes Schmeißen bindet
# en 639df059 draft
lehman-caller-takes--variant-character = Wird in der ersten Runde das Schmeißen abgelehnt, muss der spielen, der schmeißen wollte, wie auf der Clobyosh-Webseite und bei Denexa.
# en 0a45b7a4 draft
bicycle-maker-first--variant-name = Die Spielpartei zählt zuerst
# en af312352 draft
bicycle-maker-first--variant-character = Erreichen beide im selben Spiel 500, gewinnt die Spielpartei, weil sie zuerst gezählt hat.
# en 666a0ee4 draft
bicycle-equal-runs--variant-name = Gleiche Folgen für die Vorhand
# en 5592f6ee draft
bicycle-equal-runs--variant-character = Von zwei Folgen, die in allem gleich sind, zählt die der Vorhand.
# en 17327bfa draft
belote-third-level--variant-name = Mit Subkontra
# en feb4e6ed draft
belote-third-level--variant-character = Nach einem Re kann man noch einmal erhöhen, auf das Achtfache; so kann man die Partie in einem einzigen Spiel gewinnen.
# en 38445135 draft
belote-kirtik--variant-name = Kirtik
# en 4063397c draft
belote-kirtik--variant-character = Zehn Spielpunkte verliert, wer einen Kontrakt verliert, und zehn, wer keinen Stich macht.
# en 916e672d draft
belote-multiply-first--variant-name = Kontra vor dem Runden
# en 26183c43 draft
belote-multiply-first--variant-character = Erst werden die Punkte vervielfacht, danach zu Spielpunkten gerundet, so wie im Artikel über Bridge-Belote.
# en a1e370cd draft
belote-partner-free--variant-name = Kein Trumpfzwang, wenn der Stich dem Partner gehört
# en 0bd873b0 draft
belote-partner-free--variant-character = Wer nicht bedienen kann, darf abwerfen, solange der Stich dem Partner gehört.
# en 0b79e56e draft
belote-valat-undoubled--variant-name = Kontra gilt nicht für den Valat
# en 8272e86b draft
belote-valat-undoubled--variant-character = Die Prämie für alle Stiche zählt bei Kontra und Re nicht mehrfach.
# en 263abbca draft
contest--variant-name = Dorfturnier über zwölf Spiele
# en 3dfddf51 draft
contest--variant-character = Gespielt werden zwölf Spiele, im Uhrzeigersinn. Bei Gleichstand bleiben Punkte offen, aber im letzten Spiel schreibt jede Seite ihre eigenen Punkte. Passen alle vier, gibt derselbe Geber noch einmal.
# en 4ff3ea4b draft
contest-cards-alone--variant-name = Turnier, in dem nur die Augen entscheiden
# en c7719551 draft
contest-cards-alone--variant-character = Gespielt werden zwölf Spiele, im Uhrzeigersinn. Die Belote entscheidet nicht mit, ob ein Spiel gewonnen ist oder mit Gleichstand endet; wer sie hat, schreibt sie danach dazu.
# en 6da25a1b draft
belote-tie-lost--variant-name = Ohne litige: Gleichstand ist verloren
# en 14347900 draft
belote-tie-lost--variant-character = Gleich viele Punkte sind zu wenig: Die Spielpartei verliert.
# en abfe470a draft
belote-tie-made--variant-name = Ohne litige: Gleichstand ist gewonnen
# en 6484a887 draft
belote-tie-made--variant-character = Gleich viele Punkte genügen, und jede Seite schreibt ihre eigenen.
# en 321bcd3a draft
belote-tens--variant-name = In Zehnern geschrieben
# en 8d88e2ee draft
belote-tens--variant-character = Die Punkte jeder Seite werden auf dem Zettel auf Zehner gerundet, 85 auf 90.
# en 5e3a6281 draft
belote-declarations--variant-name = Mit Meldungen
# en 55563bef draft
belote-declarations--variant-character = Folgen und Vierlinge werden gemeldet, wie bei der Coinche. Sie werden miteinander verglichen, fünf Karten und mehr zählen 100, und die Meldungen einer Seite ohne Stich gehen an die andere.
# en 9cff01bb draft
cannes--variant-name = Cannes 2016
# en f0f03e78 draft
cannes--variant-character = Die Partie geht bis 2001 Punkte. Bekommt eine Seite das ganze Spiel, schreibt sie 162 für die Stiche, oder 252, wenn sie alle gemacht hat, und dazu das Gebot. Kontra verdoppelt nur das Gebot, Re verdreifacht es. Alle Stiche sind als Gebot 270 wert. Gerundet wird auf Zehner, bei fünf nach unten.
# en af121fd7 draft
contree-pagat--variant-name = Wie auf pagat.com
# en ad4deea8 draft
contree-pagat--variant-character = Ein Kontra vervielfacht nur das Gebot und darf auch außer der Reihe gesagt werden. Die Belle bleibt bei ihrer Seite. Wer nicht übertrumpfen kann, muss trotzdem einen niedrigeren Trumpf spielen. Ein Gebot von 80 braucht 82 Punkte; das prüft der Zettel nicht.
# en 5b68d3ca draft
contree-made-points--variant-name = Nur gemachte Punkte
# en 09128a6f draft
contree-made-points--variant-character = Das Gebot entscheidet, wer gewinnt, und wird selbst nicht geschrieben.
# en c13131d1 draft
contree-announced--variant-name = Nur gebotene Punkte
# en a77d5340 draft
contree-announced--variant-character = Die Partie geht bis 1010 Punkte. Wer gewinnt, schreibt das Gebot und nicht die Stiche. Alle Stiche sind als Gebot 250 wert. Wer nicht übertrumpfen kann, muss einen niedrigeren Trumpf spielen.
# en 71fc9bcc draft
contree-bid-doubled--variant-name = Nur das Gebot wird verdoppelt
# en 33e03449 draft
contree-bid-doubled--variant-character = Eine Fußnote erlaubt Turnieren, nur das Gebot zu verdoppeln. Wer gewinnt, schreibt 160 und das doppelte Gebot, nach einem Re 160 und das vierfache.
# en cdcb9213 draft
contree-160--variant-name = Ein verlorenes Gebot bringt nur 160
# en b0e68fd0 draft
contree-160--variant-character = Ist ein Gebot verloren, schreibt die Gegenseite die Stiche und nicht das Gebot.
# en 768a7a97 draft
own-hand--variant-name = Nur mit eigenem Spiel gewinnen
# en 91c91489 draft
own-hand--variant-character = Die Partie geht bis 2001 Punkte. Mit Punkten aus dem Gegenspiel endet die Partie nicht, nur mit einem eigenen gewonnenen Gebot.
# en ba71aeff draft
macedonian--variant-name = Mazedonisch: Gleichstand genügt
# en 5cb79672 draft
macedonian--variant-character = Gleich viele Punkte genügen: Die Spielpartei hat gewonnen, und jede Seite schreibt ihre eigenen.
# en bd10e73c draft
dosta--variant-name = Na dosta
# en 69c1ce24 draft
dosta--variant-character = Eine Seite, die gerade einen Stich gemacht hat, darf sagen, dass es reicht, und damit die Partie beenden.

## readings (by id)
##
## Wo die Dokumente schweigen oder sich widersprechen: worum es geht, und welcher Weg genommen wird.

# en d86a881f draft
denexa-pack--reading-on = Welche Karten Denexa herausnimmt
# en 5baa7903 draft
denexa-pack--reading = Denexa nimmt aus 52 Karten die Zweien bis Sechsen heraus und sagt, es blieben Ass bis Acht, zählt aber 32 Karten und benutzt die Trumpfsieben. Wir lassen die Siebenen drin.
# en a57eacc0 draft
stock-face-down--reading-on = Wie der Talon liegt
# en ef3ff25a draft
stock-face-down--reading = Auf der Clobyosh-Webseite liegt der Talon erst offen, einen Absatz später ist von „unbekannten verdeckten Karten“ die Rede. Bei uns liegt er verdeckt.
# en ddeacc6a draft
points-held-over--reading-on = Welche Punkte nach einem Gleichstand offen bleiben
# en f4c1b6ff draft
points-held-over--reading = Die Clobyosh-Webseite lässt „die strittigen Punkte“ offen, ohne zu sagen, wessen. Die Punkte der Gegenpartei gelten nach demselben Abschnitt in jedem Fall; also lassen wir nur die der Spielpartei offen. Ein Tisch kann die Punkte beider Seiten offen lassen.
# en 99c66ec4 draft
second-tie--reading-on = Ein Gleichstand, während Punkte offen sind
# en 1b7ebf4f draft
second-tie--reading = Zwei Gleichstände hintereinander kommen in keiner Quelle vor. Wir zählen die Punkte der neuen Spielpartei zu den offenen, und die neue Gegenpartei schreibt ihre eigenen. Wer das nächste Spiel gewinnt, bekommt alle offenen Punkte.
# en 728418c1 draft
held-over-not-compared--reading-on = Offene Punkte beim Vergleich
# en b4200d7c draft
held-over-not-compared--reading = In keiner Quelle steht, dass offene Punkte aus einem früheren Spiel im nächsten mitentscheiden. Wir zählen sie erst dazu, wenn dieses nächste Spiel entschieden ist.
# en 56108ffb draft
thrown-in-while-held-over--reading-on = Zusammengeworfene Karten, während Punkte offen sind
# en e81b8c6c draft
thrown-in-while-held-over--reading = Offene Punkte warten auf das nächste Spiel, das zu Ende gespielt wird. Werden die Karten zusammengeworfen, bleiben die Punkte also weiter offen.
# en e166c3c3 draft
held-over-not-claimed--reading-on = Offene Punkte in einer Ansage
# en 27a20068 draft
held-over-not-claimed--reading = Die Regel über Ansagen zählt auf, was mitgezählt werden darf; Punkte aus einem Gleichstand sind nicht dabei. Noch hat sie niemand gewonnen, also zählen wir sie bei einer Ansage nicht mit.
# en 58600403 draft
held-over-at-the-end--reading-on = Ende der Partie, während noch Punkte offen sind
# en 329a06ca draft
held-over-at-the-end--reading = Die Clobyosh-Webseite sagt nicht, was am Ende aus offenen Punkten wird. Wir lassen sie verfallen. Endet das letzte Spiel mit Gleichstand, kann die Gegenpartei mit ihren Punkten aus diesem Spiel trotzdem das Ziel erreichen und gewinnen.
# en d2f797e2 draft
held-over-reaches-target--reading-on = Offene Punkte, die das Ziel erreichen
# en 63c0bb14 draft
held-over-reaches-target--reading = Punkte, die aus einem früheren Gleichstand gewonnen werden, zählen wir am Ende des Spiels wie alle anderen. Bringen sie eine Seite ans Ziel, ist die Partie aus.
# en be81335a draft
unclaimed-at-target--reading-on = Beim Zählen am Ziel, aber nicht angesagt
# en e1800a98 draft
unclaimed-at-target--reading = Nach der Clobyosh-Webseite gewinnt, wer zuerst das Ziel erreicht. Trotzdem kann man mit 506 Punkten noch verlieren, wenn man nicht ansagt. Wenigstens in schottischen Runden braucht ein Sieg ohne Ansage noch einen Stich. Wir lassen den Sieg ohne diesen Stich gelten; ein Tisch kann den Stich als Hausregel verlangen.
# en 80b26c00 draft
two-of-three-past-target--reading-on = Zu dritt, zwei davon am Ziel
# en 871cac91 draft
two-of-three-past-target--reading = Zu zweit entscheidet, wer den letzten Stich gemacht hat. Zu dritt kann das aber jemand sein, der noch unter dem Ziel ist. Dann lassen wir die höchste Summe über dem Ziel gewinnen. Sind die höchsten Summen gleich, wird noch ein Spiel gespielt.
# en a7881a17 draft
moment-to-claim--reading-on = Der Moment der Ansage
# en d8c92bb8 draft
moment-to-claim--reading = Die Clobyosh-Webseite mahnt, anzusagen, sobald das Ziel erreicht ist. Ihre erste Regel verlangt aber, dass man einen Stich gemacht und noch nicht zum nächsten ausgespielt hat. Dieser Regel folgen wir: Wer mitten im Stich genug Punkte hat, wartet dessen Ende ab.
# en 27e55306 draft
claim-out-of-turn--reading-on = Eine Ansage im falschen Moment
# en 9cc935b8 draft
claim-out-of-turn--reading = Wer mit zu wenig Punkten ansagt, verliert nach der Clobyosh-Webseite die Partie; eine Ansage im falschen Moment ist dort einfach nicht erlaubt. Wir lehnen so eine Ansage mit einer Warnung ab, und sie kostet nichts.
# en d2b0d87e draft
silent-first-bela-card--reading-on = Die erste Karte der Belle schweigend gespielt
# en 30d93486 draft
silent-first-bela-card--reading = Nach der Clobyosh-Webseite sagt man „Bela“ bei der ersten Karte; in Schottland darf man bis zur zweiten warten. Wer den Sieg ansagt, zählt die Belle erst dann nicht mit, wenn beide Karten schweigend gespielt sind. Also lassen wir die Ansage bei jeder der beiden Karten gelten.
# en 0c95b3d1 draft
claim-before-runs-shown--reading-on = Eine Ansage nach dem ersten Stich, bevor Folgen gezeigt sind
# en 3378c80d draft
claim-before-runs-shown--reading = Folgen werden im zweiten Stich gezeigt, eine Ansage kann aber früher kommen. Nach unserer Lesart zeigt man sie dann mit der Ansage.
# en bbb914cf draft
two-claims--reading-on = Zwei Ansagen zugleich
# en 50beeb18 draft
two-claims--reading = Ansagen darf nur, wer gerade den Stich gemacht hat; zwei Ansagen zugleich kann es also nicht geben.
# en 511b72b0 draft
false-claim-of-three--reading-on = Eine falsche Ansage zu dritt
# en 5b9b5c31 draft
false-claim-of-three--reading = Nach der Regel gewinnt der Gegner; zu dritt gibt es aber zwei. Wir geben die Partie dem, der vor diesem Spiel die höhere Summe hatte. Waren beide Summen gleich, gewinnt niemand, und die Partie ist aus.
# en 1c73403e draft
first-three-tricks--reading-on = In den ersten drei Stichen
# en 0dc8088e draft
first-three-tricks--reading = East Lothian erlaubt eine Ansage nur in den ersten drei Stichen. Wir lassen sie nach dem ersten, dem zweiten oder dem dritten zu.
# en cd0cd843 draft
counting-first--reading-on = Zuerst zählen, wenn beide über das Ziel kommen
# en b3dd6bd3 draft
counting-first--reading = Die Gegenpartei zählt vor der Spielpartei. Sind beide am Ziel, entscheidet nach der Clobyosh-Webseite aber der letzte Stich. Wer zuerst zählt, hat die Partie deshalb noch nicht gewonnen.
# en b90642f3 draft
bate-before-totals--reading-on = Eine Spielpartei, die am Ziel wäre, aber bete ist
# en a9f98e19 draft
bate-before-totals--reading = Ist die Spielpartei bete, gehen ihre Punkte an die Gegenseite, bevor die Summen verglichen werden; beim Zählen gewinnt sie also nicht. Nur eine Ansage könnte dem zuvorkommen, und bei Lehman, Bicycle und Denexa kann man den Sieg nicht ansagen.
# en 9b1d2598 draft
best-run-without-trick--reading-on = Die beste Folge bei jemandem ohne Stich
# en c3f8e314 draft
best-run-without-trick--reading = Nur wer die beste Folge hat, kann für Folgen schreiben, und der hat hier keinen Stich. Also schreibt niemand für Folgen; kleinere lassen wir nicht nachrücken.
# en 535b5f9f draft
runs-without-trick--reading-on = Ob Folgen bei Lehman und Bicycle einen Stich brauchen
# en ff1b3d2c draft
runs-without-trick--reading = Lehman und Bicycle verlangen keinen Stich, damit Folgen zählen; die Clobyosh-Webseite und Denexa tun es. Wir verlangen ihn nur, wo die Quelle der Spielart ihn verlangt.
# en ba012d23 draft
bela-without-trick--reading-on = Belle ohne Stich
# en 43d3885b draft
bela-without-trick--reading = Die Clobyosh-Webseite nennt die Belle „absolut“: Sie zählt, egal wer welche Folgen hat. Also verlangen wir keinen Stich. Von den anderen Quellen verlangt nur die kroatische einen Stich.
# en bd731f5c draft
long-runs--reading-on = Sieben und acht Karten in Folge bei Lehman und Bicycle
# en f59ab6a2 draft
long-runs--reading = Lehman gibt 50 für vier oder mehr Karten, und Denexa gibt für fünf oder mehr nichts extra. Bei beiden bleibt eine lange Folge also eine Fünfzig. Bicycle kennt nur Folgen aus drei und aus vier Karten und zählt alle, die man hat. Bei Bicycle teilen wir also eine lange Folge: sieben Karten sind eine Fünfzig und eine Terz, acht Karten zweimal eine Fünfzig.
# en 9db8fabd draft
declaring-less--reading-on = Weniger melden, als man hat
# en 3f9fe8fb draft
declaring-less--reading = Niemand muss melden; man darf also eine Folge verschweigen oder nur einen Teil nennen. Es zählt, was gemeldet ist. Wer die beste Folge hat, zählt auch seine weiteren, sobald sie gezeigt sind.
# en a7a789b4 draft
equal-length--reading-on = Was „gleiche Länge“ vergleicht
# en 5f2a81da draft
equal-length--reading = Lehman, Bicycle und Denexa vergleichen die obersten Karten von Folgen gleicher Länge, doch eine Folge aus fünf Karten zählt auch nur 50, wie eine aus vier. Also vergleichen wir alle Fünfziger nach der obersten Karte, wie lang sie auch sind. Wird von einer langen Folge nur ein Teil gezeigt, gilt die oberste Karte, die genannt ist.
# en 7030b200 draft
lesser-runs-after-equal--reading-on = Kleinere Folgen, wenn sich die besten aufheben
# en 18a2686c draft
lesser-runs-after-equal--reading = Heben sich die besten Folgen auf, zählt bei Lehman und Denexa keine Meldung des Spiels. Kleinere Folgen rücken nicht nach, und Bicycle lesen wir ebenso.
# en efeb2887 draft
late-bela-denexa--reading-on = Spät angesagte Belle bei Denexa
# en d9b61b84 draft
late-bela-denexa--reading = Denexa verlangt die Ansage bei der ersten der beiden Karten; von der zweiten ist nicht die Rede. Wird die Belle erst bei der zweiten angesagt, zählen wir sie nicht.
# en 657441a0 draft
seven-of-other-suit--reading-on = Die Sieben, wenn eine andere Farbe Trumpf ist (Bicycle)
# en 59db2dd1 draft
seven-of-other-suit--reading = Bicycle lässt die Trumpfsieben tauschen, ohne zu verlangen, dass die aufgedeckte Farbe Trumpf ist. Wir verlangen es, wie die anderen Quellen; sonst holte die Sieben nur eine Karte aus einer Fehlfarbe.
# en 48856e6e draft
dealer-schmeiss-round-two--reading-on = Darf der Geber in der zweiten Runde schmeißen? (Bicycle)
# en 3b9f97d5 draft
dealer-schmeiss-round-two--reading = Ist der Geber bei Bicycle zum letzten Mal dran, hat er zwei Möglichkeiten: eine Farbe nennen oder neu geben. Schmeißen ist nicht dabei, also lassen wir es dort nicht zu.
# en 2601469a draft
lehman-schmeiss-refused--reading-on = Lehmans Schmeißen, andersherum
# en 27abe0b5 draft
lehman-schmeiss-refused--reading = In der ersten Runde spielt bei Lehman der, der das Schmeißen ablehnt; auf der Clobyosh-Webseite und bei Denexa der, der schmeißen wollte. Für Lehmans Spiel gilt Lehmans Regel.
# en 6f50c08b draft
bicycle-schmeiss-refused--reading-on = Wer nach „Nein“ spielt (Bicycle)
# en 39b9e1d9 draft
bicycle-schmeiss-refused--reading = Lehnt der Gegner ab, wird bei Bicycle die aufgedeckte Farbe Trumpf; wer dann spielt, steht dort nicht. Wir lassen den spielen, der schmeißen wollte, denn er hat angeboten, diese Farbe zu spielen.
# en 4fa04621 draft
lowest-card-drawn--reading-on = Die niedrigste gezogene Karte, und das Geben nach dem Schmeißen (Bicycle)
# en 030e2c4b draft
lowest-card-drawn--reading = Bicycle nennt für das Ziehen keine Reihenfolge der Karten; wir nehmen die natürliche von Ass bis Sieben. Wird das Schmeißen angenommen, wird bei Bicycle neu gegeben. Weil dort beide abwechselnd geben, gibt bei uns dann der Gegner des Gebers.
# en 6930de2b draft
dealer-after-all-pass--reading-on = Der Geber, wenn alle gepasst haben
# en a666378a draft
dealer-after-all-pass--reading = Die Quellen sind sich nicht einig: Auf der Clobyosh-Webseite und bei Lehman gibt der Gegner des Gebers, bei Denexa derselbe Geber noch einmal. Bei Bicycle darf der Geber „neu geben“, doch gegeben wird dort abwechselnd; also lassen wir seinen Gegner geben. Jede Spielart behält ihre Regel.
# en b6003f2a draft
dealer-after-tie--reading-on = Das Geben nach Gleichstand, wo sonst der Gewinner gibt
# en f3080290 draft
dealer-after-tie--reading = Bei Gleichstand gewinnt niemand, und nur die Clobyosh-Webseite sagt, was folgt: Das Geben wechselt. So halten wir es überall, wo der Gewinner gibt.
# en 2ed05faa draft
all-nine-tricks--reading-on = Die 360 für alle neun Stiche
# en 822fcccd draft
all-nine-tricks--reading = Die Variante aus Ontario gibt 360 Punkte, dazu gemeldete Folgen und die Belle. Bei uns ersetzen die 360 die Punkte für die Karten und den letzten Stich. Jede Seite kann sie bekommen, und die Belle der Gegenseite zählt trotzdem.
# en 5f8175f4 draft
denexa-target--reading-on = 501 bei Denexa erreichen
# en 95cc6043 draft
denexa-target--reading = Denexa sagt zweierlei: Es gewinnt, wer zuerst 501 Punkte hat, und es gewinnt, wer mehr Punkte hat als der andere. Wir vergleichen die Summen nach jedem ganzen Spiel: Die höhere gewinnt; sind sie gleich, wird noch ein Spiel gespielt.
# en e9d5fc92 draft
both-past-target--reading-on = Beide über 500 bei Lehman und Bicycle
# en 9aab870d draft
both-past-target--reading = Was gilt, wenn beide 500 überschreiten, sagt Lehman nicht; bei Bicycle gewinnt die höhere Summe. Von gleichen Summen spricht keiner der beiden. Wir lassen die höhere gewinnen; sind sie gleich, wird noch ein Spiel gespielt.
# en 593c71eb draft
maker-counted-first--reading-on = Die Spielpartei zählt zuerst (Variante von Bicycle)
# en a63a42e7 draft
maker-counted-first--reading = In dieser Variante zählen die Punkte der Spielpartei zuerst, doch wer bete ist, hat keine Punkte zu zählen. Also hilft die Reihenfolge bei uns nur einer Spielpartei, die ihr Spiel gewonnen hat.
# en bb017ffe draft
revoke-hands-over--reading-on = Was an die Gegenseite geht, wenn nicht bedient wurde (Bicycle)
# en 63a176ec draft
revoke-hands-over--reading = Bei Bicycle bekommt die Gegenseite alles, was beide Seiten in Karten und Meldungen haben. Wir rechnen den letzten Stich, die gültigen Folgen und die Belle dazu. Eine Meldung, die niemand hatte, ist nichts wert.
# en 6d41c953 draft
leading-low-trump--reading-on = Einen niedrigen Trumpf ausspielen
# en 359ab24b draft
leading-low-trump--reading = Manche schottischen Spieler spielen Trumpfacht und Trumpfsieben nie aus, der Fairness wegen. Für uns ist das ein Brauch. Wer sie doch ausspielt, macht keinen Fehler: Es ist erlaubt, außer der Tisch verbietet es.
# en 6dc91bc4 draft
revoke-without-remedy--reading-on = Nicht bedient, und die Quelle sagt nicht, was dann gilt
# en b89bb9ec draft
revoke-without-remedy--reading = Von den Texten zum Klaberjass und dem Bridge-Belote-Artikel sagt nur Bicycle, was es kostet, nicht zu bedienen. Bei den anderen korrigieren wir den Fehler, wenn es geht; wenn nicht, nehmen wir die Regel von Bicycle.
# en 58ad8b26 draft
tie-of-three--reading-on = Gleichstand zu dritt
# en eb95e4ab draft
tie-of-three--reading = Nach der Clobyosh-Webseite muss die Spielpartei mehr haben als jeder Gegner. Zum Gleichstand sagt sie nur, dass sich zwei Gegner mit gleicher Summe die Punkte teilen, wenn die Spielpartei bete ist. Hat die Spielpartei nur so viel wie ein Gegner, ist sie bei uns also bete, und nichts bleibt offen.
# en 0fb3c842 draft
from-two-to-three--reading-on = Was zu zweit gilt und auch zu dritt
# en 9ff9c881 draft
from-two-to-three--reading = Der Abschnitt für drei auf der Clobyosh-Webseite sagt, alle Grundlagen seien dieselben wie zu zweit, und zählt keine auf. Wir behalten alles, was er nicht ändert: Tausch, Folgen und Belle, Spielen, Zählen und Ansagen.
# en f61faa7c draft
odd-point--reading-on = Ein ungerader Punkt zwischen zwei Gegnern
# en 0b9ade34 draft
odd-point--reading = Ist die Spielpartei bete, teilen sich Gegner mit gleicher Summe die Punkte der Spielpartei, aber eine ungerade Zahl hat keine Hälfte. Wir geben jedem die abgerundete Hälfte und lassen den überzähligen Punkt verfallen; so ist niemand im Vorteil. Auf groß verfällt er, bevor die Punkte doppelt zählen.
# en 56a66a56 draft
bate-to-each--reading-on = Die Punkte der Spielpartei an jeden Gegner
# en 62528f01 draft
bate-to-each--reading = In dieser Variante bekommt jeder Gegner die Punkte der Spielpartei dazu. Bei uns gehen sie ganz an jeden der beiden, auch wenn die Gegner gleich viele Punkte haben. Ist die Spielpartei bete, kommt also mehr auf den Zettel, als das Spiel wert war.
# en 4f18913b draft
big-doubles--reading-on = Was „auf groß“ verdoppelt
# en aa588d4b draft
big-doubles--reading = Nach der Clobyosh-Webseite zählen „die Punkte des Spiels“ doppelt. Wir verdoppeln die Punkte von allen. Ist die Spielpartei bete, gehen ihre Punkte vorher an den Gegner mit mehr Punkten. Bete ist sie auch, wenn sie nur so viel hat wie beide Gegner zusammen.
# en 45eaf73f draft
claim-on-big--reading-on = Eine Ansage in einem Spiel „auf groß“
# en 328555d6 draft
claim-on-big--reading = Wir verdoppeln erst beim Abrechnen am Ende des Spiels. Wer mittendrin ansagt, hat seine Punkte also nur einfach.
# en 3246c8ec draft
target-of-three--reading-on = Das Ziel zu dritt
# en 8d240692 draft
target-of-three--reading = Der Abschnitt für drei nennt kein Ziel. Wir spielen bis 501, wie zu zweit.
# en b2864617 draft
dealer-of-three--reading-on = Wer zu dritt als Nächstes gibt
# en 9107ddf1 draft
dealer-of-three--reading = Wer ein Spiel gewinnt, gibt das nächste. Wer das zu dritt ist, steht aber nicht da. Wir lassen die Spielpartei geben, wenn sie gewonnen hat, sonst den Gegner mit mehr Punkten. Haben beide Gegner gleich viele Punkte, gibt der, der als Erster nach dem Geber kommt.
# en 8e5d074f draft
too-low-to-overtrump-four--reading-on = Zu niedrig zum Übertrumpfen, zu viert
# en 4925895b draft
too-low-to-overtrump-four--reading = Eine Karte der Gegenseite muss man schlagen, wenn man kann. Was gilt, wenn die eigenen Trümpfe dafür zu niedrig sind, steht nicht da. Wir verlangen trotzdem einen niedrigeren Trumpf, wie es im Text zum Spiel zu dritt steht.
# en 05ba9459 draft
equal-runs-four--reading-on = Gleiche Folgen in Fehlfarben, zu viert
# en 112802e1 draft
equal-runs-four--reading = Von gleichen Folgen sagt der Text zum Spiel zu viert nur, dass eine in Trumpf gewinnt. Sind beide in Fehlfarben, lassen wir die zuerst gemeldete gewinnen, wie zu zweit.
# en b9ee493a draft
bela-call-four--reading-on = Wann die Belle zu viert angesagt wird
# en 21e57976 draft
bela-call-four--reading = Der Text zum Spiel zu viert verlangt die Ansage bei der ersten der beiden Karten. Dass man sie in Schottland auch bei der zweiten machen darf, wiederholt er nicht. Für uns kommt sie bei der zweiten Karte also zu spät.
# en 1711625f draft
trick-for-runs-four--reading-on = Ob Folgen zu viert einen Stich brauchen
# en 2b9f5f3a draft
trick-for-runs-four--reading = Zu zweit zählt eine Folge nur, wenn man selbst einen Stich macht. Der Text zum Spiel zu viert sagt davon nichts. Eine Partei schreibt zusammen, also genügt uns ein Stich von einem der beiden Partner.
# en 57c2047a draft
twenty-after-partners-fifty--reading-on = Eine Terz nach der Fünfzig des Partners
# en 18a96644 draft
twenty-after-partners-fifty--reading = Nach einer Fünfzig darf niemand mehr eine Terz melden. Für uns spart das nur Worte: Gehört die Fünfzig dem Partner und gewinnt sie, wird auch die Terz gezeigt und zählt.
# en 0881ca73 draft
forced-no-trump-melds--reading-on = Folgen und Belle ohne Trumpf (Bima)
# en b18537ce draft
forced-no-trump-melds--reading = Für ein erzwungenes Spiel ohne Trumpf nennt die Clobyosh-Webseite nur Reihenfolge und Augen der Karten. Folgen zählen wir wie sonst. Keine schlägt eine gleiche, nur weil sie in Trumpf ist, und eine Belle gibt es nicht.
# en f4149fd1 draft
low-card-deal--reading-on = Das Geben, wenn eine niedrige Karte die Farbe zeigt
# en 4f252ab3 draft
low-card-deal--reading = Zeigt eine niedrige Karte die Farbe, gibt es keine aufgedeckte Karte, die der Geber nehmen könnte. Also geben wir alle 32 Karten zu drei, drei und zwei. Die angezeigte Farbe darf in der zweiten Runde niemand nennen.
# en 958ce190 draft
sample-sheet-slip--reading-on = Der Musterzettel auf der Clobyosh-Webseite
# en 9d126f1a draft
sample-sheet-slip--reading = Eine Zwischensumme auf dem Zettel ist um einen Punkt zu klein: 23 und 106 sind 129, nicht 128. Wir halten das für einen Rechenfehler, denn die Spalte daneben stimmt.
# en 1016c764 draft
pack-of-28--reading-on = Das Spiel mit 28 Karten
# en e75a546d draft
pack-of-28--reading = Ohne Siebenen gibt es nichts zu tauschen. Folgen enden bei der Acht, also ist keine länger als sieben Karten.
# en 684fdb8d draft
forced-eldest-names--reading-on = Was die Vorhand nennen darf, wenn sie spielen muss
# en ab3972a3 draft
forced-eldest-names--reading = Haben alle zweimal gepasst, muss die Vorhand Trumpf nennen. Die aufgedeckte Farbe erwähnt der Text nicht. Wie in der zweiten Runde darf die Vorhand sie bei uns nicht nennen. „Ohne Trumpf“ geht nur, wenn der Tisch es erlaubt.
# en 745a7bdd draft
who-shows-void-deal--reading-on = Wer ein ungültiges Blatt zeigt
# en c12a1515 draft
who-shows-void-deal--reading = Sind die ersten sechs Karten eines Spielers lauter Achten und Siebenen, ist das Spiel ungültig. Wer das sagen muss, steht nicht da. Bei uns zeigt dieser Spieler seine Karten vor dem Reizen.
# en a95d3428 draft
bare-yuss--reading-on = Wann man den blanken Jass zurückhalten darf
# en 91bca1a4 draft
bare-yuss--reading = Wird Trumpf ausgespielt, darf man den Buben nur zurückhalten, wenn man sonst keinen Trumpf hat. Wir lassen dann jede andere Karte zu.
# en 2a98ab1b draft
match-and-first-deal-four--reading-on = Partien und erstes Geben zu viert
# en 4765a4d1 draft
match-and-first-deal-four--reading = Der Text zum Spiel zu viert sagt nicht, wie viele Partien man spielt und wer zuerst gibt. Wir spielen eine einzige Partie. Zum ersten Geben wird abgehoben, und die höhere Karte gibt, wie zu zweit.
# en ace1d8b3 draft
first-deal-of-next-game--reading-on = Das erste Geben der nächsten Partie
# en 594be988 draft
first-deal-of-next-game--reading = Spielt man bis zu drei Partien, gibt nach der Clobyosh-Webseite zuerst, wer die vorige Partie gewonnen hat. Also ist es egal, wer deren letztes Spiel gewonnen hat.
# en 8aa7399a draft
totals-decide-four--reading-on = Augen oder Summen, zu viert
# en 9ee9b730 draft
totals-decide-four--reading = Im Abschnitt über das Wählen braucht die Spielpartei die Mehrheit der Augen. Der Abschnitt über das Zählen vergleicht Summen, in denen auch Folgen, Belle und letzter Stich stecken. Wir lassen die Summen entscheiden, denn wie gezählt wird, beschreibt der Abschnitt über das Zählen.
# en 566744c7 draft
denexa-tie--reading-on = Was die Spielpartei bei Denexa bei Gleichstand schreibt
# en 871bfea6 draft
denexa-tie--reading = Bei Gleichstand sagt Denexa nur, dass die Gegenpartei ihre eigenen Punkte schreibt. Die Spielpartei lassen wir nichts schreiben, und nichts bleibt offen, wie bei Lehman und Bicycle.
# en 9c0b277a draft
exchange-before-runs--reading-on = Bis wann die Sieben getauscht wird
# en 2f3fc135 draft
exchange-before-runs--reading = In den Quellen folgt der Tausch auf die letzten gegebenen Karten, und beschrieben wird er vor den Folgen. Nur Lehman sagt, dass der Tausch eine Folge vollständig machen kann. Wir lassen tauschen, bevor jemand meldet oder ausspielt. Die neue Karte darf also zu einer Folge gehören.
# en fc93f3fc draft
bela-against-better-run--reading-on = Belle, wenn die Gegenseite die bessere Folge hat
# en 477c74ec draft
bela-against-better-run--reading = Nur die Clobyosh-Webseite nennt die Belle „absolut“. Lehman und Bicycle beschreiben sie getrennt vom Vergleich der Folgen. Bei Denexa zählt keine Meldung, wenn gleiche Folgen einander aufheben. Verglichen werden dort aber nur Folgen, also gilt das bei uns nicht für die Belle. Wir zählen sie in all diesen Spielarten.
# en a412d3a0 draft
lehman-tops-told--reading-on = Wie oberste Karte und Trumpf bei Lehman genannt werden
# en 32efc11a draft
lehman-tops-told--reading = Bei Lehman sagt auch der Geber an, wenn er Gleiches oder Besseres hat. Mit welchen Worten man oberste Karte und Trumpf nennt, steht nicht da. Bei uns nennt beides, wer die bessere Meldung hat, in der Reihenfolge, in der verglichen wird.
# en dabaec83 draft
bella-at-first-card--reading-on = Belle nur bei der ersten Karte angesagt
# en a5308343 draft
bella-at-first-card--reading = Lehman und Bicycle verlangen die Ansage bei der zweiten der beiden Karten. Ob eine frühere zählt, sagen sie nicht. Wird die Belle nur bei der ersten Karte angesagt, zählen wir sie nicht.
# en 537284eb draft
king-queen-in-run-and-bela--reading-on = König und Dame in einer Folge und in der Belle
# en 4cac6a4f draft
king-queen-in-run-and-bela--reading = Bicycle zählt König und Dame in der Folge und auch in der Belle. Auf dem Musterzettel der Clobyosh-Webseite steht eine Fünfzig mit „Ace-bela“. Die anderen Quellen sagen nichts dazu. Wir zählen auch dort beides, denn nur Folgen dürfen sich nicht überschneiden.
# en 055da83b draft
only-low-trumps-left--reading-on = Nur noch niedrige Trümpfe
# en 443621bf draft
only-low-trumps-left--reading = In Schottland ist es Brauch, nur Trümpfe auszuspielen, die zählen. Für den, der nur noch Trumpfacht oder Trumpfsieben hat, sagt der Brauch nichts. Wir lassen dann auch diese ausspielen.
# en 4b066136 draft
five-claim-rules--reading-on = Die fünf Regeln der Ansage
# en cea6e955 draft
five-claim-rules--reading = Die Clobyosh-Webseite fasst die Ansagen in fünf Regeln zusammen. Sie fügt hinzu, dass das eine Auslegung der Redaktion ist, denn der Einsender hatte nicht jede Einzelheit erklärt. Wir nehmen sie als Regeln.
# en db5e9c5e draft
from-two-to-four--reading-on = Was zu zweit und auch zu viert gilt
# en 8fd9d08a draft
from-two-to-four--reading = Der Abschnitt für vier übernimmt Werte, Rang und Meldungen aus dem Spiel zu zweit. Geben, Spielen und Zählen beschreibt er selbst. Wir behalten auch die Namen der höchsten Trümpfe, die 10 Punkte für den letzten Stich und die Freiheit, nicht zu melden.
# en 2be21968 draft
shuffling--reading-on = Mischen
# en 1f6faf35 draft
shuffling--reading = Der Artikel sagt beides: Zwischen den Partien wird gemischt, und gemischt wird nie, nur abgehoben. Wir mischen vor einer Partie und heben zwischen ihren Spielen nur ab.
# en 2ca7b64f draft
doubling-levels--reading-on = Wie viele Stufen das Kontra hat
# en f6d5ab60 draft
doubling-levels--reading = Der Artikel sagt, dass zwei Stufen üblich sind, und später, dass zwei erlaubt sind. Aus manchen Gegenden berichtet er aber auch von einer dritten. Wir spielen mit zwei, außer der Tisch vereinbart die dritte.
# en 968337c2 draft
all-trumps-third-level--reading-on = Alles Trumpf und die dritte Stufe
# en 32ea1138 draft
all-trumps-third-level--reading = Im Artikel beendet ein Re bei „alles Trumpf“ das Reizen. Für eine dritte Stufe wäre dann kein Platz. Wird sie gespielt, lassen wir das Reizen erst mit ihr enden.
# en 0afdc899 draft
contract-after-double--reading-on = Ein höherer Kontrakt nach einem Kontra
# en f1bea40d draft
contract-after-double--reading = Der Artikel sagt nicht, was aus einem Kontra wird, wenn jemand höher bietet. Wir lassen es verfallen, denn es galt dem niedrigeren Kontrakt.
# en 816f6143 draft
who-may-double--reading-on = Gegen wessen Kontrakt man Kontra sagen darf
# en 92e394a4 draft
who-may-double--reading = Im Artikel sagt niemand Kontra gegen den eigenen Partner. Wir lassen nur die Gegenseite Kontra sagen. Re darf nur die Partei sagen, die Kontra bekommen hat.
# en 2a36508b draft
comparing-declarations--reading-on = Wie Meldungen verglichen werden
# en f3473216 draft
comparing-declarations--reading = Der Artikel nennt die Werte der Meldungen, vergleicht sie aber nicht. Wir lassen die längere Folge gewinnen, dann die höhere oberste Karte. Gleiche Folgen bringen niemandem etwas, auch wenn eine in Trumpf ist. Die Partei mit der besten Folge schreibt alle ihre Folgen. Vierlinge werden für sich in der Trumpfreihenfolge verglichen, und eine Belote zählt immer.
# en 38bc6da4 draft
six-and-seven-in-row--reading-on = Sechs und sieben Karten in Folge
# en 2e41451d draft
six-and-seven-in-row--reading = Der Artikel zählt acht Karten in Folge als eine Quinte und eine Terz. Für sechs oder sieben gibt er nicht mehr als für eine Quinte. Also zählen wir sechs oder sieben Karten als 100 und acht als 120.
# en 8a2ec214 draft
belote-in-sequence--reading-on = Die Belote in einer Folge
# en fd09f010 draft
belote-in-sequence--reading = Im Artikel darf eine Karte nur zu einer Meldung gehören. Die Belote beschreibt er aber getrennt von den Meldungen. Also lassen wir König und Dame in einer Folge und auch in einer Belote zählen.
# en b18ea2db draft
committed-team--reading-on = Welche Partei gewinnen muss
# en ff54ef36 draft
committed-team--reading = Der Artikel spricht von der „verpflichteten“ Partei, sagt aber nicht, welche das ist. Wir nehmen die Partei, die den letzten Kontrakt geboten hat. Bei Kontra müssen beide gewinnen.
# en 0ec4104f draft
doubled-tie--reading-on = Gleichstand bei Kontra
# en 3001952a draft
doubled-tie--reading = Bei Gleichstand bleiben die Punkte der Partei offen, die gewinnen muss, und bei Kontra müssen beide. Also schreibt bei uns keine von beiden etwas, und der ganze vervielfachte Betrag bleibt offen.
# en 0a02afab draft
rounding-and-multiplying--reading-on = Runden und Vervielfachen
# en ba142263 draft
rounding-and-multiplying--reading = Der Artikel vervielfacht, bevor er durch zehn teilt. Sein eigenes Beispiel nimmt aber 26 Spielpunkte mal acht. Wir runden zuerst und vervielfachen dann die Spielpunkte. Ein Tisch kann die Reihenfolge des Artikels wählen.
# en ac330861 draft
no-trumps-rounding--reading-on = Verdoppeln ohne Trumpf und die Rundungsgrenze
# en 395c184d draft
no-trumps-rounding--reading = Ohne Trumpf wird alles verdoppelt, also ist jede Summe gerade und endet nie auf fünf. Die Rundungsgrenze fünf käme dann gar nicht vor. Wir verdoppeln trotzdem vor dem Runden, denn im Artikel steht das Verdoppeln vor dem Teilen.
# en 4ca14373 draft
tie-at-rounding-limit--reading-on = Gleiche Summen genau auf der Grenze
# en dd2a0cf0 draft
tie-at-rounding-limit--reading = Auf der Grenze wird die niedrigere Summe aufgerundet und die höhere abgerundet. Von gleichen Summen spricht der Artikel nicht. Wir runden ab, was geschrieben wird, und runden auf, was offen bleibt. So stimmt die Summe.
# en 6d2516f7 draft
rounding-inside--reading-on = Runden, wenn eine Partei verloren hat
# en b66b8b96 draft
rounding-inside--reading = Verliert eine Partei, die gewinnen muss, gehen alle Punkte an die Gegenseite. Also runden wir nur diese eine Summe. Auf einer Rundungsgrenze liegt so eine Summe nie.
# en 3042a5b3 draft
valat-doubled--reading-on = Valat und Kontra
# en 4d41ba61 draft
valat-doubled--reading = Für einen Valat, also alle Stiche, gibt der Artikel eine Prämie von neun Spielpunkten. Ohne Trumpf verdoppelt er sie; was bei Kontra gilt, sagt er nicht. Wir vervielfachen die Prämie mit allem anderen.
# en e1061e33 draft
valat-not-compared--reading-on = Der Valat beim Vergleich der Parteien
# en fc25a849 draft
valat-not-compared--reading = Die Prämie für den Valat ist in Spielpunkten angegeben, verglichen werden aber die Punkte der Parteien, bevor sie durch zehn geteilt sind. Also lassen wir die Prämie nicht über das Spiel entscheiden. Sie bleibt bei der Partei, die alle Stiche gemacht hat.
# en deaf1eff draft
declarations-lost-inside--reading-on = Meldungen einer Partei ohne Stich
# en 71167bee draft
declarations-lost-inside--reading = Im Artikel behält die Partei ohne Stich nach einem Valat ihre Meldungen. Musste sie das Spiel gewinnen und hat es verloren, verliert sie bei uns auch die Meldungen, wie alle ihre anderen Punkte.
# en a61a0f7b draft
no-end-on-valat--reading-on = Eine Partie, die mit einem Valat enden würde
# en fe073513 draft
no-end-on-valat--reading = Der Artikel sagt nur, dass eine Partie nicht mit einem Valat enden kann, also nicht, wenn eine Partei alle Stiche macht. Wir lassen weiterspielen. Das nächste Spiel ohne Valat beendet die Partie: Es gewinnt, wer über dem Ziel ist und vorn liegt.
# en 9731db4c draft
both-teams-past-target--reading-on = Beide Parteien über dem Ziel
# en b65b1acf draft
both-teams-past-target--reading = Im Artikel gewinnt, wer zuerst 151 hat. In einem Spiel können aber beide darüber kommen. Wir lassen die höhere Summe gewinnen. Sind beide gleich, geht es weiter.
# en 003ebcc2 draft
end-while-hanging--reading-on = Wenn am Ende der Partie Punkte offen sind
# en 95171572 draft
end-while-hanging--reading = Im Artikel wartet eine Partie nicht auf offene Punkte. Also gewinnt die Partei, die das Ziel erreicht. Die offenen Punkte lassen wir verfallen.
# en e3f97247 draft
kirtik--reading-on = Der Kirtik im Einzelnen
# en 9fda66aa draft
kirtik--reading = Der Artikel überlässt die Einzelheiten einer anderen Webseite. Wir spielen ohne Kirtik, außer der Tisch vereinbart ihn. Dann kostet es eine Partei zehn Spielpunkte, wenn sie gewinnen muss und die andere Partei gewinnt, und zehn, wenn sie keinen Stich macht. Ohne Trumpf und mit jedem Kontra oder Re verdoppelt sich beides.
# en 6baaf8f9 draft
kirtik-while-hanging--reading-on = Kirtik, wenn Punkte offen bleiben
# en eca7094a draft
kirtik-while-hanging--reading = Im Artikel kostet es einen Kirtik, „nicht zu gewinnen, wenn man verpflichtet ist“. Bleiben die Punkte offen, ist das Spiel noch weder gewonnen noch verloren. Also kostet es bei uns keinen Kirtik.
# en 69079e28 draft
go-out-double--reading-on = Das „Geh-raus-Kontra“
# en 5745b1a6 draft
go-out-double--reading = Die dritte Stufe ist dazu da, die ganze Partie in einem Spiel zu gewinnen. Wir zählen sie wie die anderen Stufen, nur achtfach. Aus 26 Spielpunkten werden also 208, und die Partie ist beim Abrechnen gewonnen.
# en 66ad7c99 draft
last-trick-no-trumps--reading-on = Der letzte Stich ohne Trumpf
# en e0773a2d draft
last-trick-no-trumps--reading = Die 10 Punkte für den letzten Stich gehören für uns zu den 130 Punkten ohne Trumpf. Also werden auch diese 10 verdoppelt.
# en e6a48238 draft
declarations-without-trick--reading-on = Meldungen ohne Stich
# en 812dd8fb draft
declarations-without-trick--reading = Der Artikel verlangt keinen Stich, und auch wenn eine Partei alle Stiche macht, verliert die andere ihre Meldungen nicht. Also zählen wir die Meldungen auch ohne Stich.
# en ba6da063 draft
belote-card-discarded--reading-on = Eine Karte der Belote, bei „alles Trumpf“ abgeworfen
# en b787b0e5 draft
belote-card-discarded--reading = Der Artikel verlangt nur, dass man die Belote bei ihrer ersten Karte ansagt. Also zählen wir sie auch, wenn man diese Karte abwirft.
# en a6d0f78b draft
void-while-partner-wins--reading-on = Nicht bedienen können, wenn der Stich dem Partner gehört
# en 167c6f23 draft
void-while-partner-wins--reading = Wer nicht bedienen kann, muss nach dem Artikel trumpfen. Gehört der Stich dem Partner, muss man nur nicht übertrumpfen. Wir nehmen das wörtlich: Trumpfen muss man trotzdem. Die meisten Tische erlauben das Abwerfen, und eurer kann es vereinbaren.
# en 3b6706b1 draft
too-low-to-overtrump--reading-on = Zu niedrig, um die Gegenseite zu übertrumpfen
# en b1d13866 draft
too-low-to-overtrump--reading = Im Artikel steht die Pflicht zu trumpfen vor der Pflicht zu übertrumpfen. Also verlangen wir einen Trumpf, auch wenn er den auf dem Tisch nicht schlägt.
# en 740fce95 draft
very-first-deal--reading-on = Das allererste Geben
# en f531fdfe draft
very-first-deal--reading = Zuerst geben die Sieger der vorigen Partie, doch vor der ersten Partie eines Abends gab es keine. Wir lassen den Tisch abheben oder sich einigen. In späteren Partien darf jeder der beiden Sieger geben.
# en 3270e046 draft
who-cuts--reading-on = Wer abhebt
# en 51f070f3 draft
who-cuts--reading = Es hebt der Spieler ab, der direkt vor dem Geber an der Reihe ist. Beim ersten Geben einer Partie hebt der Partner des Gebers ab. Der Artikel verlangt mindestens drei Karten; wir verstehen darunter die abgehobenen Karten.
# en e95085f3 draft
four-eights-or-sevens--reading-on = Vier Achten oder vier Siebenen
# en 57480bb0 draft
four-eights-or-sevens--reading = Nach dem Artikel bringen Achten und Siebenen nichts. Also sind vier davon für uns keine Meldung und schlagen keinen anderen Vierling.
# en 8cfcf82f draft
next-dealer--reading-on = Der nächste Geber
# en 9b8029d1 draft
next-dealer--reading = Nach dem Artikel bekommt der Spieler nach dem Geber die ersten Karten und spielt aus. Wer als Nächster gibt, steht nicht da. Wir lassen nach jedem Spiel den Spieler rechts vom Geber geben, ob gespielt oder gepasst wurde.
# en f9912fcc draft
showing-declarations--reading-on = Meldungen zeigen
# en 215a541c draft
showing-declarations--reading = Nach dem Artikel genügt es, die Art einer Meldung zu nennen. Wir lassen die Karten nur zeigen, wenn jemand fragt.
# en 0c439db7 draft
below-zero--reading-on = Summen unter null
# en 404831f8 draft
below-zero--reading = Ein Kirtik kann mehr kosten, als eine Partei hat. Dann lassen wir die Summe unter null fallen.
# en cdf843ea draft
hanging-not-doubled--reading-on = Offene Punkte und das nächste Kontra
# en 99bed368 draft
hanging-not-doubled--reading = Offene Punkte zählen wir so dazu, wie sie sind. Ein Kontra im nächsten Spiel vervielfacht sie nicht.
# en 7ffec1df draft
first-bidder--reading-on = Wer zuerst reizt
# en 9233dcae draft
first-bidder--reading = Der Artikel sagt, was man bieten darf, aber nicht, wer anfängt. Wir beginnen bei der Vorhand, die als Erste Karten bekommt und ausspielt. Von da geht das Reizen in Spielrichtung weiter.
# en ea75945d draft
unable-to-follow--reading-on = Nicht bedienen können, ohne Trumpf und bei „alles Trumpf“
# en e3f9dc46 draft
unable-to-follow--reading = Wer nicht bedienen kann, muss nach dem Artikel trumpfen und übertrumpfen. Ohne Trumpf gibt es keinen, den man spielen könnte. Bei „alles Trumpf“ ist jede Karte ein Trumpf, aber eine andere Farbe schlägt die ausgespielte nicht. Also lassen wir jede Karte zu.
# en 49366b70 draft
silent-declarations--reading-on = Verschwiegene Meldungen
# en 706c7631 draft
silent-declarations--reading = Nach dem Artikel muss man Meldungen und die Belote ansagen. Eine Strafe fürs Schweigen nennt er nicht. Was nicht angesagt ist, zählen wir nicht. Mehr kostet es nicht.
# en 53648a8d draft
bella-without-pair--reading-on = Belle angesagt, aber nicht beide Karten gehabt (Bicycle)
# en fafc0363 draft
bella-without-pair--reading = Eine Meldung, die man nicht hat, wird bei Bicycle bestraft wie „nicht bedient“. Meldungen sind dort nur die Folgen. Eine falsche Belle behandeln wir genauso, denn auch die Belle zählt durch die Ansage.
# en 334513cb draft
trick-winner--reading-on = Wer im Bridge-Belote einen Stich gewinnt
# en 4dcefec2 draft
trick-winner--reading = Der Artikel nennt den Rang der Karten und die Pflicht zu trumpfen, sagt aber nicht, was einen Stich gewinnt. Wir lassen den höchsten Trumpf gewinnen oder, wenn kein Trumpf im Stich liegt, die höchste Karte der ausgespielten Farbe. Bei „alles Trumpf“ kann nur die ausgespielte Farbe gewinnen.
# en e30daf53 draft
hanging-ends-game--reading-on = Offene Punkte, die die Partie beenden
# en 8fe4fdc1 draft
hanging-ends-game--reading = Offene Punkte bekommt die Partei, die das nächste Spiel gewinnt. Wir zählen sie wie ihre eigenen. Bringen sie die Partei ans Ziel, hat sie gewonnen.
# en 1c87aa2b draft
incomplete-pack--reading-on = Wenn eine Karte fehlt
# en a518edd8 draft
incomplete-pack--reading = Unsere Quellen nennen die Karten, sagen aber nicht, was gilt, wenn eine fehlt. Wir geben das laufende Spiel mit vollständigen Karten neu. Was vorher geschrieben ist, bleibt.
# en 90a72d1f draft
wrong-entry--reading-on = Ein falscher Eintrag, später bemerkt
# en 614fe02f draft
wrong-entry--reading = Keine unserer Quellen spricht von Fehlern auf dem Zettel. Wir korrigieren einen falschen Eintrag, damit auf dem Zettel steht, was gespielt wurde. Ist die Partie zu Ende, müssen alle am Tisch einverstanden sein.
# en 21c0e7ed draft
federation-target--reading-on = Bis zu wie vielen Punkten eine französische Partie geht
# en 5b118480 draft
federation-target--reading = Der Verband überlässt die Zahl dem Veranstalter. Belote spielen wir bis 1000, wie in seinem Beispiel. Contrée und Coinche spielen wir bis 2000, denn diese Zahl nennen die Regeln am häufigsten.
# en 6bc5cd89 draft
federation-next-dealer--reading-on = Wer in der Belote als Nächstes gibt
# en dc5e4d9c draft
federation-next-dealer--reading = Haben alle vier in beiden Runden gepasst, gibt nach dem Text der Spieler rechts vom Geber. Nach einem gespielten Spiel halten wir es ebenso.
# en 98c8cb10 draft
federation-two-counts--reading-on = Welche der zwei Zählweisen in der Contrée gilt
# en a41fb111 draft
federation-two-counts--reading = Nach den Regeln von 2016 wählt der Veranstalter zwischen zwei Zählweisen: die gemachten Punkte, oder die gemachten Punkte und dazu das Gebot. Wir nehmen die zweite, denn die Coinche desselben Verbands kennt nur sie.
# en 2aa00f10 draft
federation-revoke--reading-on = Was es in Frankreich kostet, nicht zu bedienen
# en 16112480 draft
federation-revoke--reading = Die gedruckten Regeln, die uns vorliegen, nennen eine Strafe nur für Meldungen, die man nicht zeigen kann. Auf den Webseiten des Verbands gehen die Punkte des Spiels, 160 oder 162, an die Gegenseite. Die meisten Turniere geben 162. Also lassen wir die Gegenseite alles schreiben.
# en 264b12c5 draft
false-belote--reading-on = Belote ohne König und Dame angesagt, bei Coinche
# en 023574ec draft
false-belote--reading = Der Text nennt einen Preis für Meldungen, die man nicht zeigen kann: Die Gegenseite schreibt ihre Punkte. Die Belote erwähnt er nicht. Wir behandeln eine falsche Belote genauso, denn auch sie zählt, weil man sie ansagt.
# en 728691d7 draft
federation-held-over--reading-on = Wer die Punkte eines litige bekommt
# en 518b18e2 draft
federation-held-over--reading = Nach dem Text gehen die Punkte eines litige, also eines Gleichstands, an die Seite, die das nächste Spiel gewinnt. Verliert es der nächste Spieler, bekommt sie bei uns die Gegenseite, wie in Turnierregeln. Bringen sie eine Seite ans Ziel, ist die Partie bei uns aus. Endet die Partie vorher, bekommt die Punkte niemand.
# en eca82ada draft
same-paragraphs--reading-on = Was die Contrée-Regeln mit den Belote-Regeln vom selben Tag gemeinsam haben
# en 57534895 draft
same-paragraphs--reading = Von den Contrée-Regeln vom 27. Januar 2016 haben wir nur die Absätze, die eine öffentliche Übersicht zitiert. Den Rest nehmen wir aus den Belote-Regeln vom selben Tag. Sie haben denselben Aufbau und dieselben Nummern.
# en e6f0f620 draft
turned-suit-named--reading-on = Die aufgedeckte Farbe in der zweiten Runde der Belote
# en bde0e1b0 draft
turned-suit-named--reading = Der Text lässt in der zweiten Runde jede Farbe zu. Wer die aufgedeckte wollte, hätte sie in der ersten Runde annehmen können. Bei uns darf man sie deshalb nicht mehr nennen. Ein Tisch kann es erlauben.
# en 782b0ac1 draft
longer-than-five--reading-on = Mehr als fünf Karten in Folge in der Coinche
# en 1996f2e3 draft
longer-than-five--reading = Der Text nennt Folgen von drei, vier und fünf Karten. Auch eine längere zählen wir als „cent“, 100 und nicht mehr. Zwischen zwei solchen entscheidet die oberste Karte.
# en 1712c358 draft
no-trump-jack--reading-on = Der Bube ohne Trumpf in der französischen Belote
# en a4e20013 draft
no-trump-jack--reading = In den Abschriften, die wir gelesen haben, zählt der Bube ohne Trumpf nichts; das ergibt 154 Punkte mit dem letzten Stich. Die Webseiten des Verbands sagen, ein Ass zähle 19, damit es 162 sind. Dazu braucht jeder Bube 2 Punkte, wie in jeder Nebenfarbe. Also zählen wir 2.
# en 30f920fc draft
one-card-once--reading-on = Eine Karte in zwei Meldungen
# en 136598c7 draft
one-card-once--reading = Beim Verband zählt eine Karte nur einmal, nach anderen Regeln zweimal. Der kroatische Text sagt nichts dazu. Wir zählen sie in einer Folge oder einem Vierling. Trumpfkönig und Trumpfdame zählen auch noch in der Belle, die für sich beschrieben ist.
# en 8c802da0 draft
coinche-top--reading-on = Das höchste Gebot in der Coinche
# en eb7bee7f draft
coinche-top--reading = Der Text von 2015 nennt das niedrigste Gebot, aber kein höchstes, denn Meldungen helfen, ein Gebot zu erfüllen. Auf der Seite des Verbands zur Coinche steht 650. Das nehmen wir als höchstes.
# en 42255e46 draft
cannes-top--reading-on = Die höchste Zahl in Cannes
# en ac96d4f7 draft
cannes-top--reading = Geboten wird in Zehnern, und 270, alle Stiche, ist das höchste Gebot. Eine andere Grenze steht nicht da. Also lassen wir die übrigen Gebote bis 260 gehen.
# en 168cf42f draft
announced-belote--reading-on = Die Belle, wenn nur das Gebot geschrieben wird
# en 8b84f7f3 draft
announced-belote--reading = Von dieser Zählweise sagt die Übersicht, dass die Seite die gebotenen Punkte schreibt, auch wenn sie mehr gemacht hat, und dass die Belle hilft, das Gebot zu erfüllen. Manche Regeln schreiben die Belle gar nicht auf. Bei uns schreibt jede Seite ihre eigene.
# en 89f27ea5 draft
contest-irregularity--reading-on = Was in einem Dorfturnier als Regelverstoß zählt
# en 60f916ad draft
contest-irregularity--reading = Artikel 10 annulliert bei einem Regelverstoß während des Spiels das Spiel und gibt der anderen Seite 162 Punkte, sobald die Veranstalter entschieden haben. Er nennt keinen einzelnen. Wir rechnen dazu, nicht zu bedienen und außer der Reihe zu spielen.
# en a5a31cdb draft
doubled-sweep--reading-on = Alle Stiche, nicht geboten, in einem Spiel mit Kontra
# en 725dcb6a draft
doubled-sweep--reading = Wo nur die gemachten Punkte geschrieben werden, fügt der Text den 320 eines Spiels mit Kontra 100 hinzu: zusammen 420. Wo auch das Gebot geschrieben wird, fügt er nichts hinzu. Wir schreiben in beiden Fällen, was alle Stiche sonst mehr bringen: 90 Punkte, einmal.
# en d5da5eaf draft
cards-alone-decide--reading-on = Belote und Gleichstand in manchen Turnieren
# en d130a202 draft
cards-alone-decide--reading = Bei 81 zu 81 lassen manche Turniere die Belote beim Vergleich weg, und wer sie hat, zählt sie danach dazu. Für uns heißt das: Die Karten allein entscheiden, ob das Spiel gewonnen ist. Bei Gleichstand im letzten Spiel schreibt jede Seite ihre eigenen Punkte.
# en 25184508 draft
belote-declarations--reading-on = Meldungen bei der Belote
# en e33fc8fd draft
belote-declarations--reading = Beim Verband spielt man die klassische Belote ohne Meldungen und die Coinche immer mit. Meldet ein Tisch auch bei der Belote, nehmen wir die Regeln der Coinche.
# en a38eda2c draft
eight-in-suit--reading-on = Acht Karten einer Farbe in Kroatien
# en 4fee3137 draft
eight-in-suit--reading = Acht Karten einer Farbe nennt der Text „Belot“. Er gibt ihnen 1001 Punkte und beendet damit die Partie. Auf unserem Zettel zählt eine Folge aus acht Karten 100. Danach beendet der Tisch die Partie mit vereinbarten Punkten.
# en 8ffcd885 draft
four-tens--reading-on = Vier Zehnen in Kroatien
# en e6b3910e draft
four-tens--reading = Der Text nennt Buben, Neunen, Asse, Könige und Damen, aber keine Zehnen. Vier Zehnen zählen wir als 100, wie Asse, Könige und Damen.
# en e1053c06 draft
croatian-equal-runs--reading-on = Gleiche Meldungen in Kroatien
# en b7af6c51 draft
croatian-equal-runs--reading = Bei gleichen Folgen mit derselben obersten Karte geht im Text der Spieler vor, der näher beim Geber sitzt. Wir verstehen das so: Es ist der, der zuerst spricht. Von Trumpf sagt der Text nichts, also hat eine Folge in Trumpf keinen Vorteil.
# en 69126a62 draft
croatian-trick--reading-on = Der Stich, den Meldungen in Kroatien brauchen
# en a3adbd34 draft
croatian-trick--reading = Im Text zählen die Meldungen einer Seite, die wenigstens einen Stich macht. Uns genügt ein Stich von einem der beiden Partner. Eine Seite ohne Stich verliert ihre Meldungen und auch ihre Belle. Dass dann schwächere Meldungen der Gegenseite zählen, steht nicht da. Also zählen sie nicht.
# en 60b35730 draft
croatian-declaring--reading-on = Wann in Kroatien gemeldet wird
# en f734d7d2 draft
croatian-declaring--reading = Der Text nennt die Reihenfolge: Zuerst meldet, wer rechts vom Geber sitzt, dann die anderen der Reihe nach. Wann, sagt er nicht. Bei uns wird gemeldet, wenn der Trumpf feststeht und noch keine Karte gespielt ist.
# en a2c9c30e draft
croatian-bela-call--reading-on = Wann die Belle in Kroatien angesagt wird
# en 926857f1 draft
croatian-bela-call--reading = Der Text verlangt die Ansage bei der ersten der beiden Karten und ein zweites Wort bei der anderen. Kroatische Regeln sind sich darin nicht einig. Wir lassen die Ansage bei beiden gelten; ein Tisch kann sie bei der ersten verlangen.
# en e11900b3 draft
croatian-bela-apart--reading-on = Die Belle und die Meldungen in Kroatien
# en 40212fe1 draft
croatian-bela-apart--reading = Der Text beschreibt die Belle in einem Abschnitt und den Vergleich der Meldungen in einem anderen. Also zählen wir die Belle, egal wer die beste Meldung hat.
# en 4746ea37 draft
croatian-showing--reading-on = Meldungen zeigen in Kroatien
# en 0144881c draft
croatian-showing--reading = Der Text spricht davon, wie man Meldungen wählt und vergleicht. Wann man die Karten zeigt, sagt er nicht. Wir lassen sie zeigen, wenn die Gegenseite fragt.
# en ff5457ee draft
croatian-count--reading-on = Beide Seiten über 1001 in Kroatien
# en 2f22799c draft
croatian-count--reading = Nach dem Text gewinnt, wer zuerst 1001 erreicht. Was gilt, wenn es beiden im selben Spiel gelingt, steht nicht da. Wir lassen die höhere Summe gewinnen. Sind beide gleich, folgt noch ein Spiel.
# en ca9f6014 draft
croatian-revoke--reading-on = Was es in Kroatien kostet, nicht zu bedienen
# en 58732391 draft
croatian-revoke--reading = Was es kostet, nicht zu bedienen, sagt der Text nicht. Nimmt jemand Karten zu früh auf, gibt die kroatische Wikipedia die 162 Punkte des Spiels der Gegenseite. Wir lassen es ebenso viel kosten: Die Gegenseite schreibt alles.
# en cc46e6ce draft
dosta--reading-on = Was „dosta“ einer Seite erlaubt
# en 5be9871a draft
dosta--reading = Im Text wird jedes Spiel zu Ende gespielt, „na prolaz“. Die andere Art, „dosta“, deutet er nur an. Wir lesen sie als Ansage: Eine Seite, die gerade einen Stich gemacht hat, beendet die Partie, wenn sie bis dahin genug Punkte hat. Die Seite, die den Trumpf bestimmt hat, darf das nicht, solange ihr Spiel läuft.

## glossary (by id)
##
## Die Wörter am Tisch, jedes mit einem Satz. Wie es sonst noch heißt, steht bei den Daten.

# en eeb88c6d draft
klaberjass--word = Klaberjass
# en 78908171 draft
klaberjass--meaning = Die Familie der Stichspiele mit 32 Karten, in denen Trumpfbube und Trumpfneun die beiden besten Karten sind.
# en ec20efa3 draft
eldest--word = Vorhand
# en cc60c092 draft
eldest--meaning = Wer in Spielrichtung zuerst Karten bekommt und zuerst spricht; zu zweit, wer nicht gegeben hat.
# en f4775c07 draft
taker--word = Spielpartei
# en 17606536 draft
taker--meaning = Die Seite, die den Trumpf gewählt hat, ein Spieler allein oder zwei Partner. Sie muss die Gegenseite schlagen oder das Gebot erfüllen.
# en 58778323 draft
defender--word = Gegenpartei
# en c869e7cb draft
defender--meaning = Die Seite, die den Trumpf nicht gewählt hat.
# en 0a2b651f draft
turn-up--word = aufgedeckte Karte
# en 2f47d04a draft
turn-up--meaning = Die Karte, die nach dem ersten Teil des Gebens aufgedeckt wird; ihre Farbe wird als Trumpf angeboten.
# en 03053d9e draft
stock--word = Talon
# en 2aba14da draft
stock--meaning = Die Karten, die noch nicht gegeben sind, und später die, die niemand bekommt.
# en dfad36e2 draft
bottom-card--word = unterste Karte
# en 5733dd2f draft
bottom-card--meaning = Die unterste Karte des Talons. Wenn fertig gegeben ist, wird sie allen gezeigt. Sie spielt nicht mit.
# en 5efeb7a2 draft
dealer-forced--word = auf der Bima
# en 20696b4c draft
dealer-forced--meaning = So heißt es, wenn der Geber spielen und Trumpf nennen muss, weil alle anderen in beiden Runden gepasst haben.
# en d339abc4 draft
schmeiss--word = schmeißen
# en c6eed182 draft
schmeiss--meaning = Eine Ansage, die dem anderen die Wahl lässt: die Karten zusammenwerfen oder spielen.
# en 2e157785 draft
void-deal--word = ungültiges Blatt
# en 383ff173 draft
void-deal--meaning = Die ersten Karten eines Spielers sind lauter Achten und Siebenen. Die Karten werden zusammengeworfen.
# en e7e1f89c draft
big--word = auf groß
# en c58b59b8 draft
big--meaning = Eine Ansage zu dritt: Die Spielpartei will mehr Punkte machen als beide Gegner zusammen. Die Punkte des Spiels zählen dann doppelt.
# en 53ea9198 draft
contract--word = Kontrakt
# en 0ceea7fa draft
contract--meaning = Was beim Reizen herauskommt: der Trumpf, in manchen Spielarten eine Punktzahl, und die Partei, die das Spiel gewinnen muss.
# en 780a188e draft
trump--word = Trumpf
# en 487bc3e5 draft
trump--meaning = Die Farbe, die in diesem Spiel die anderen schlägt.
# en c6db322b draft
no-trumps--word = ohne Trumpf
# en 4f6a4007 draft
no-trumps--meaning = Ein Spiel, in dem keine Farbe eine andere schlägt und in jeder die einfache Reihenfolge gilt.
# en 194e37ec draft
all-trumps--word = alles Trumpf
# en 90bd80b6 draft
all-trumps--meaning = Der höchste Kontrakt: Jede Farbe hat den Rang und die Augen von Trumpf.
# en 4345e4bf draft
suits--word = Farben der Kontrakte
# en 6788e363 draft
suits--meaning = Die vier Farben in der Reihenfolge, in der sie einander im Bridge-Belote überbieten: Kreuz, Karo, Herz, Pik.
# en 7120d085 draft
double--word = Kontra
# en 48babe5b draft
double--meaning = Eine Ansage gegen den Kontrakt der Gegenseite: Das Spiel zählt doppelt, und eine Seite bekommt alle Punkte.
# en 5f8c4cc9 draft
redouble--word = Re
# en bc0cb5af draft
redouble--meaning = Die Partei, die Kontra bekommen hat, verdoppelt noch einmal: Das Spiel zählt vierfach, an manchen Tischen dreifach.
# en 51ff68b6 draft
sheet--word = Subkontra
# en 0fd96b7b draft
sheet--meaning = Eine dritte Stufe, die man mancherorts kennt: Das Spiel zählt achtfach, und damit soll die Partie enden.
# en b6948bdf draft
yuss--word = Jass
# en 435fe374 draft
yuss--meaning = Der Trumpfbube, die höchste Karte im Spiel, 20 wert; auf der Clobyosh-Webseite heißt er Yuss.
# en 3586743e draft
menel--word = Mie
# en ef410375 draft
menel--meaning = Die Trumpfneun, 14 wert, nur der Jass schlägt sie; auf der Clobyosh-Webseite heißt sie Manel.
# en 6d427a2e draft
bare-yuss--word = blanker Jass
# en f8ac99a2 draft
bare-yuss--meaning = Der Jass als einziger Trumpf auf der Hand. An manchen Tischen darf man ihn zurückhalten, wenn Trumpf ausgespielt wird.
# en 17ee6651 draft
dix--word = Dix
# en 4c0dacad draft
dix--meaning = Die Trumpfsieben, die man gegen die aufgedeckte Karte tauschen kann.
# en 13af7ee5 draft
bela--word = Belle
# en f034adfa draft
bela--meaning = Trumpfkönig und Trumpfdame auf einer Hand, 20 wert, wenn man sie beim Spielen ansagt.
# en c2e7a913 draft
from-the-bela--word = aus der Belle
# en ed129e89 draft
from-the-bela--meaning = Das sagt man zur zweiten Karte der Belle, auf Englisch „from the bela“.
# en b503601d draft
declaration--word = Meldung
# en f97b8454 draft
declaration--meaning = Karten, die zusammen etwas zählen, sobald man sie meldet oder ansagt: Folgen, Belle und in manchen Spielarten ein Vierling.
# en 75ec367d draft
run--word = Folge
# en 336c65b2 draft
run--meaning = Drei oder mehr Karten einer Farbe, die in der Reihe A K D B 10 9 8 7 nebeneinander stehen.
# en 01ddd2dc draft
twenty--word = Terz
# en 9c27f671 draft
twenty--meaning = Eine Folge aus drei Karten, 20 wert.
# en 1b59d3b7 draft
fifty--word = Fünfzig
# en ce137f70 draft
fifty--meaning = Eine Folge aus vier Karten, 50 wert.
# en b12dca72 draft
hundred--word = Hundert
# en b23709bc draft
hundred--meaning = Eine Folge aus fünf Karten. Im Bridge-Belote, in der Coinche und der kroatischen Bela ist sie 100 wert, sonst nicht mehr als eine Fünfzig.
# en ab514cf3 draft
four-of-a-kind--word = Vierling
# en 1540c299 draft
four-of-a-kind--meaning = Alle vier Karten eines Rangs auf einer Hand. Sie zählen im Bridge-Belote, in der Coinche und der kroatischen Bela.
# en 2d8437d2 draft
good--word = gut
# en 520fdb20 draft
good--meaning = Das antwortet, wer eine gemeldete Folge nicht schlagen kann. Die Folge zählt dann.
# en 1e4533a1 draft
last-trick--word = letzter Stich
# en 80ac279d draft
last-trick--meaning = Der letzte Stich eines Spiels. Er bringt der Seite, die ihn macht, 10 Punkte, nach manchen Regeln 100, wenn sie alle Stiche hat.
# en 4c1df652 draft
sweep--word = alle Stiche
# en 6dab4f38 draft
sweep--meaning = Eine Seite macht alle Stiche des Spiels.
# en 75b04b69 draft
suit-led--word = ausgespielte Farbe
# en 8cd056c8 draft
suit-led--meaning = Die Farbe der ersten Karte eines Stichs. Wer sie hat, muss sie bedienen.
# en 2a3e586c draft
head--word = schlagen
# en 79e1341f draft
head--meaning = Eine Karte spielen, die höher ist als die bisher beste im Stich.
# en ac372914 draft
overtrump--word = übertrumpfen
# en 2d762ef5 draft
overtrump--meaning = Einen höheren Trumpf auf einen Stich spielen, der schon getrumpft ist. Mit einem niedrigeren heißt es untertrumpfen.
# en 893b89a6 draft
low-man--word = „gie it to the low man“
# en 3eb06181 draft
low-man--meaning = „Gib es dem Letzten“: der schottische Brauch, gute Karten dem zuzuwerfen, der die wenigsten Punkte hat.
# en b97cdb7e draft
made--word = gewonnen
# en 3b7ca179 draft
made--meaning = Die Spielpartei hat mehr Punkte als die Gegenseite, oder so viele wie geboten, und beide Seiten schreiben.
# en a4b7b273 draft
bate--word = bete
# en 9b73ebcf draft
bate--meaning = Die Spielpartei hat zu wenige Punkte, um das Spiel zu gewinnen, und die Gegenseite bekommt alles.
# en a3fd4e38 draft
tie--word = Gleichstand
# en b81c8cba draft
tie--meaning = Beide Seiten haben in einem Spiel gleich viele Punkte.
# en ecb7ec68 draft
held-over--word = offen
# en e87572ae draft
held-over--meaning = So heißen nach einem Gleichstand die Punkte der Spielpartei. Sie gehen an die Seite, die das nächste Spiel gewinnt.
# en fe63aecd draft
match-points--word = Spielpunkte
# en 6522586a draft
match-points--meaning = Ein Zehntel der Punkte eines Spiels, gerundet: die Einheit, in der im Bridge-Belote geschrieben wird.
# en 51c7c79a draft
rounding-limit--word = Rundungsgrenze
# en ffcab851 draft
rounding-limit--meaning = Die Endziffer, bei der sich entscheidet, ob aufgerundet wird: 5, im Bridge-Belote aber 6 in einer Farbe und 4 bei „alles Trumpf“.
# en 1a83752d draft
kirtik--word = Kirtik
# en 9b664a9e draft
kirtik--meaning = Eine Strafe von zehn Spielpunkten für einen verlorenen Kontrakt oder ein Spiel ohne Stich.
# en 4689ea8d draft
target--word = Ziel
# en 26ce0514 draft
target--meaning = Die Summe, mit der die Partie endet, sobald eine Seite sie erreicht oder überschreitet.
# en ad362dce draft
claim--word = Ansage des Sieges
# en a071b484 draft
claim--meaning = Das Spiel anhalten und sagen, dass die eigenen Punkte bis hierher für das Ziel reichen. Stimmt es, ist die Partie gewonnen, sonst ist sie verloren.
# en 45cc5407 draft
last-trick-decides--word = der letzte Stich entscheidet
# en 68982e7c draft
last-trick-decides--meaning = Sind beide über dem Ziel und niemand hat angesagt, gewinnt die Partie, wer den letzten Stich gemacht hat.
# en 3748d3a8 draft
consummate--word = ein Stich zum Sieg
# en 221001ac draft
consummate--meaning = Die schottische Regel: Wer über das Ziel gekommen ist und nicht angesagt hat, muss zum Sieg noch einen Stich machen.
# en c58389a2 draft
revoke--word = nicht bedient
# en 087df1b5 draft
revoke--meaning = Jemand hat eine Karte gespielt, die er nicht spielen durfte: Er musste bedienen, trumpfen oder schlagen.
# en a1bc98d8 draft
misdeal--word = falsch gegeben
# en f29ee050 draft
misdeal--meaning = Beim Geben ist etwas schiefgegangen: Eine Karte war zu sehen, oder die Zahl der Karten stimmt nicht.

## used-in (by id)
##
## Wo ein anderer Name für ein Wort benutzt wird, oder welches Dokument ihn benutzt.

# en e8acb296 draft
arab-countries--used-in = arabische Länder
# en f3dac12f draft
bicycle--used-in = Bicycle
# en c3d5c213 draft
bicycle-denexa--used-in = Bicycle, Denexa
# en 5c26deb9 draft
bicycle-denexa-mine-is-as-long-name-your-top-card--used-in = Bicycle, Denexa: Meine ist ebenso lang, nenn deine oberste Karte
# en 5ec79e08 draft
bicycle-mine-is-better--used-in = Bicycle: Meine ist besser
# en 9935a861 draft
bulgaria--used-in = Bulgarien
# en 1affa88b draft
bulgaria-bed-sheet--used-in = Bulgarien, „Bettlaken“
# en b0afc2ec draft
bulgaria-clubs--used-in = Bulgarien, Kreuz
# en 8acf8f34 draft
bulgaria-diamonds--used-in = Bulgarien, Karo
# en 7bdc3f58 draft
bulgaria-france--used-in = Bulgarien, Frankreich
# en 3fc7535c draft
bulgaria-go-out--used-in = Bulgarien, „geh raus“
# en 49146387 draft
bulgaria-hearts--used-in = Bulgarien, Herz
# en 0787ed58 draft
bulgaria-spades--used-in = Bulgarien, Pik
# en 092bdbde draft
card-books-in-english--used-in = englische Kartenspielbücher
# en eb6b0b0d draft
card-books-in-english-and-france--used-in = englische Kartenspielbücher und Frankreich
# en ca8027d1 draft
clobyosh--used-in = Clobyosh
# en a0f74256 draft
clobyosh-bela--used-in = Clobyosh / Bela
# en 3925591c draft
clobyosh-bela-denexa-mine-is-better--used-in = Clobyosh / Bela, Denexa: Meine ist besser
# en 5774a9e5 draft
croatia--used-in = Kroatien
# en cdd7fc81 draft
croatia-in-english--used-in = Kroatien, auf Englisch
# en f21de0e3 draft
cyprus--used-in = Zypern
# en c10f2f2d draft
denexa--used-in = Denexa
# en e334846c draft
english-speaking-tables--used-in = englischsprachige Tische
# en 2d5e4c0d draft
france--used-in = Frankreich
# en b16d487d draft
france-in-english--used-in = Frankreich, auf Englisch
# en c111e4a7 draft
french-five-hundred--used-in = französisch, „fünfhundert“
# en edbfc61c draft
greece--used-in = Griechenland
# en 32e7f34c draft
how-bicycle-and-denexa-say-it--used-in = so sagen es Bicycle und Denexa
# en e2f32733 draft
hungary--used-in = Ungarn
# en a3d17e8a draft
hungary-sweden-and-bicycle--used-in = Ungarn, Schweden und Bicycle
# en 2a8b0ca5 draft
jewish-communities--used-in = jüdische Gemeinden
# en 8130d73c draft
lehman--used-in = Lehman
# en 12a6fcfd draft
lehman-bicycle--used-in = Lehman, Bicycle
# en b4a7878a draft
lehman-bicycle-denexa--used-in = Lehman, Bicycle, Denexa
# en 24826dc2 draft
lehman-denexa--used-in = Lehman, Denexa
# en 1dd7e6b0 draft
netherlands--used-in = Niederlande
# en e17ec800 draft
netherlands-in-english--used-in = Niederlande, auf Englisch
# en b02cdd57 draft
ontario--used-in = Ontario
# en d97adb07 draft
scotland--used-in = Schottland
# en 5e005067 draft
scotland-croatia--used-in = Schottland, Kroatien
# en 061faeba draft
south-africa--used-in = Südafrika
# en d7b848fd draft
the-balkans--used-in = der Balkan
# en 69962301 draft
the-balkans-armenia--used-in = der Balkan, Armenien
# en a643f82e draft
ukraine--used-in = Ukraine
# en 5852400d draft
ukraine-croatia--used-in = Ukraine, Kroatien
# en 748790b8 draft
ukraine-on-the-score-sheet--used-in = Ukraine, auf dem Zettel
# en 40956323 draft
united-states--used-in = Vereinigte Staaten
# en 4347446b draft
yiddish-five-hundred--used-in = jiddisch, „fünfhundert“

## stories (by id)
##
## Was die Dokumente neben den Regeln erzählen.

# en a5014dce draft
origins--story-group = Woher es kommt

# en 4a1fef55 draft
klaverjas--story-title = Aus den Niederlanden
# en 467fd9ee draft
klaverjas--tells = Clobyosh, Klaberyass, Clob und Clubiasch gehen alle auf einen einzigen niederländischen Namen zurück: Klaverjas. In den Niederlanden spielt man Klaverjassen mindestens seit dem 17. Jahrhundert.
# en 13697546 draft
jack-nine--story-title = Die Spiele mit Bube und Neun
# en 196481ab draft
jack-nine--tells = Klaberjass steht an der Spitze der Jass-Spiele. Auf Englisch heißt diese Familie nach ihren zwei besten Trümpfen, Bube und Neun: „jack-nine games“. Belote gehört dazu. Piquet ist dem Klaberjass ein wenig ähnlich, doch kommt es im Piquet weniger auf die Stiche an.
# en feedfefa draft
belote-in-france--story-title = Wie Belote nach Frankreich kam
# en 792b78c7 draft
belote-in-france--tells = Die Belote entstand wohl um 1920 aus dem Klaverjassen. Auf einmal spielte ganz Frankreich Belote. Schon vor dem Zweiten Weltkrieg gehörte sie dort zu den beliebtesten Kartenspielen, und so ist es bis heute.
# en 2505cf7b draft
not-only-jewish--story-title = Nicht nur ein jüdisches Spiel
# en 9e86ce1a draft
not-only-jewish--tells = Viele halten Klaberjass für ein jüdisches Spiel. In vielen jüdischen Gemeinden war es beliebt, gespielt wird es aber weit darüber hinaus.
# en 66f6feea draft
quarry-inn--story-title = Das Quarry Inn
# en d760ba38 draft
quarry-inn--tells = Mike Block lernte Clobyosh als Kind und hielt es für ein jüdisches Spiel. Anfang der 1980er Jahre sah er mit Staunen, dass man es in einem Pub in Mittelschottland spielte, im Quarry Inn in Twechar. Dort hieß es Bela.
# en fbcf1dbb draft
mines-and-prisons--story-title = Bergwerke und Gefängnisse
# en b7c0ea3b draft
mines-and-prisons--tells = Wie sich zeigte, kennt man Bela in den Bergbauorten Schottlands gut, und in seinen Gefängnissen auch. Wie es dorthin gekommen war, konnte niemand sicher sagen. Man erzählt drei Geschichten.
# en 7ca100f0 draft
hairdresser--story-title = Die erste Geschichte: ein Friseur
# en c4c53d31 draft
hairdresser--tells = Ein älterer Spieler meinte, ein jüdischer Friseur in Kirkintilloch habe Bela Ende der 1930er Jahre eingeführt.
# en f38c1dd4 draft
boxer--story-title = Die zweite Geschichte: ein Boxer
# en e9aab5ec draft
boxer--tells = Willie Pollock aus Cumbernauld hat gehört, Ned Beattie habe Bela nach Kilsyth gebracht. Beattie war ein Boxer aus Banknock. Anfang des 20. Jahrhunderts war er zum Boxen in Amerika gewesen.
# en 15dcde0d draft
engineers--story-title = Die dritte Geschichte: die Royal Engineers
# en 1180bb22 draft
engineers--tells = Arbeiter aus den Steinbrüchen von Kilsyth dienten im Ersten Weltkrieg bei den Royal Engineers in Frankreich. Vielleicht kam Bela von dort, im Krieg oder danach.
# en 42946516 draft
south-africa--story-title = In Südafrika spielt man zu viert
# en 0b3cbdf5 draft
south-africa--tells = Zwei gegen zwei spielt man Klabberjass vor allem in den jüdischen Gemeinden Südafrikas. Wie es dort geht, haben Antony Berzack und Selwyn Furman beschrieben.
# en a23b488a draft
saudi-arabia--story-title = Platz eins in Saudi-Arabien
# en fbcde456 draft
saudi-arabia--tells = Die saudische Form der Belote, Baloot, soll in Saudi-Arabien das Kartenspiel Nummer eins sein. Ihre Regeln sind ganz anders als in Europa.
# en ddf77295 draft
armenia--story-title = Der Basar in Armenien
# en afb8730b draft
armenia--tells = In Armenien heißt Belot meist Basar-Belote. Das Spiel ist dort sehr beliebt und geht ein wenig anders.
# en fd0303c8 draft
open-cards--story-title = Belote mit offenen Karten
# en 628f87e4 draft
open-cards--tells = Belote spielt man gewöhnlich zu viert, doch gibt es Formen für drei und für zwei. Eine für zwei spielt man mit offenen Karten, und sie ist nicht so einfach, wie das klingt.

# en ba2a7ac9 draft
names--story-group = Namen und Wörter

# en 012ac54c draft
jack-of-clubs--story-title = Der Kleebube
# en 6219bce9 draft
jack-of-clubs--tells = Klaberjass bedeutet „Kleebube“: Das ist der Kreuz-Bube. Auf Niederländisch heißt die Farbe Kreuz klaveren, „Klee“, und jas ist vielleicht eine Kurzform des Vornamens Jasper.
# en 3c879adf draft
since-the-1890s--story-title = Ein englisches Wort seit den 1890ern
# en a3f18175 draft
since-the-1890s--tells = Ein Wörterbuch setzt das englische Wort Klaberjass zwischen 1890 und 1895 an. Das Englische hat es aus dem Deutschen, und das Deutsche hat es vom niederländischen klaverjas.
# en 516a14ab draft
how-to-say-it--story-title = Wie man es spricht
# en 7b061d60 draft
how-to-say-it--tells = Klaberjass spricht man im Englischen klah-ber-yahs, mit demselben J wie im Deutschen.
# en dc22babc draft
dozen-names--story-title = Ein Dutzend Namen
# en 8205d3fc draft
dozen-names--tells = Kalabrias, Kalabriasz, Klabiash, Klobiosh, Klob, Klab, Clob, Clobby, Clubby, Clobber, Clabber: Das alles ist Klaberjass.
# en 04e617da draft
five-hundred--story-title = Nach der Punktzahl benannt
# en e98706de draft
five-hundred--tells = Manche nennen Klaberjass Finefindred oder anders nach der Zahl 500, denn bis zu so vielen Punkten spielen sie.
# en e110e484 draft
boeuf--story-title = Bœuf in Québec
# en 48cd3067 draft
boeuf--tells = In Québec kürzte man das Wort Belote auf die erste Silbe und schrieb sie wie das französische Wort für Rind: bœuf.
# en 25570e1d draft
names-of-belote--story-title = Belote unter anderen Namen
# en 0751d8a3 draft
names-of-belote--tells = Belote heißt in Griechenland Vida, auf Zypern Pilotta, in Saudi-Arabien Baloot und in Mazedonien Бељот. In Bulgarien heißt das Spiel offiziell Bridge-Belote, und in Kroatien sagt man auch Bela.
# en 15ceccc1 draft
bela-twice--story-title = Ein Wort für zwei Dinge
# en 5e333144 draft
bela-twice--tells = In ehemaligen schottischen Bergbauorten heißt das Spiel Bela, und so heißen auch Trumpfkönig und Trumpfdame. Mit Belote ist es ebenso, und vielleicht hat das französische Spiel seinen Namen von diesem Paar.
# en 51d0c951 draft
rebelote--story-title = Belote und Rebelote
# en cdd511ea draft
rebelote--tells = Die beiden Rufe „Bela“ und „from the Bela“ entsprechen dem französischen „belote“ und „rebelote“: einer für jede der beiden Karten.
# en f279f6eb draft
beast--story-title = Bete ist ein Tier
# en db8bcdd2 draft
beast--tells = Mike Block fiel auf, dass „bate“ auf Jiddisch und auf Scots gleich klingt. Er scherzte, die Schotten könnten einer der zehn verlorenen Stämme sein. Das Wort kommt vom französischen bête, „Tier“, und ist in vielen Kartenspielen zu Hause.
# en 4e9accb9 draft
inside--story-title = Drinnen
# en 65ee2fd7 draft
inside--tells = In Bulgarien sagt man von einer Partei, die ihren Kontrakt nicht gewinnt, sie ist вътре. Das bedeutet „drinnen“.
# en ac121ffc draft
throw-away--story-title = Ein Wort fürs Wegwerfen
# en c83c7ace draft
throw-away--tells = Das englische „schmeiss“ kommt vom deutschen „schmeißen“, also wegwerfen. Wer es sagt, bietet an, dass beide ihre Karten zusammenwerfen.
# en 632a4947 draft
deece--story-title = Die Dix
# en 52a06023 draft
deece--tells = Die Trumpfsieben heißt dix. Man spricht es wie „dies“.
# en db9c4e27 draft
shtoch--story-title = Shtoch
# en cebf9c9a draft
shtoch--tells = In einer Clobyosh-Runde heißt der letzte Stich Shtoch. Er bringt 10 Punkte, egal welche Karte ihn gewinnt.
# en f1fcd775 draft
spellings-of-yuss--story-title = Yuss, jass, jasz
# en 6f33e9c4 draft
spellings-of-yuss--tells = Die Clobyosh-Webseite schreibt den Trumpfbuben Yuss, zwei andere Quellen schreiben jass und Bicycle jasz. Die Neun heißt auf der Clobyosh-Webseite Manel und in den anderen Quellen menel.
# en 9a6bf9a0 draft
on-the-bimah--story-title = Auf der Bima
# en 9a47472e draft
on-the-bimah--tells = Ein Geber, der Trumpf nennen muss, weil alle anderen zweimal gepasst haben, ist „auf der Bima“.
# en 92906d8d draft
bed-sheet--story-title = Das Bettlaken
# en fb825b66 draft
bed-sheet--tells = In manchen Gegenden Bulgariens kann man einen Kontrakt mit Re noch einmal verdoppeln. Das heißt „Bettlaken-Kontra“ oder „Geh-raus-Kontra“ und ist dazu da, die ganze Partie in einem Spiel zu gewinnen.
# en a71eaefe draft
no-tricker--story-title = Ein No Tricker in Ontario
# en e4594bca draft
no-tricker--tells = Ein Spieler aus Ontario erzählt von einer Partie bis 1000 Punkte, in der alle neun Stiche 360 bringen. Folgen und Belle kommen dazu. So ein Spiel heißt No Tricker.

# en af4d9f0d draft
print--story-group = In Büchern und Geschichten

# en 59010a1b draft
runyon--story-title = Damon Runyons Broadway
# en 86dd0525 draft
runyon--tells = Die Broadway-Figuren in Damon Runyons Geschichten spielen Klaberjass, zu zweit am Tisch. Bicycle stellt es als „das berühmte Spiel für zwei“ dieser Figuren vor.
# en 5fbd91d5 draft
larousse--story-title = Nicht im Wörterbuch
# en 55639c9a draft
larousse--tells = Das französische Wörterbuch Petit Larousse kennt Belote 1925 noch nicht. In der Ausgabe von 1938 steht das Wort und wird als ausländisches Kartenspiel erklärt.
# en c9f4f558 draft
huitte--story-title = Ein Heft aus Paris
# en 7926aba1 draft
huitte--tells = G. Huitte gab 1925 in Paris ein Heft mit Regeln heraus, La Belotte. So wie es darin klingt, war das Spiel in Frankreich neu.
# en 2e7237d4 draft
pollak--story-title = Das Regelbuch von Kapstadt
# en 086f4f57 draft
pollak--tells = Beth Pollak hat über Klabberjass in Südafrika geschrieben. In ihrem Artikel steht das Regelbuch eines Turniers für einen guten Zweck, das man in den 1970er Jahren in Kapstadt spielte.
# en 9828905c draft
skilful--story-title = Eines der anspruchsvollsten Spiele
# en 21a4c9d7 draft
skilful--tells = Klaberjass gilt weithin als eines der Kartenspiele für zwei, die am meisten Können verlangen.
# en cfb5d5ab draft
addictive--story-title = Eine Warnung
# en fb19db7f draft
addictive--tells = Brad Lehman nennt Klaberjass schnell und raffiniert. Können und Glück, Bluff und das Lesen des Gegners halten sich die Waage. Er warnt, dass es sehr süchtig macht.
# en c8668cbe draft
clobyosh-page--story-title = Wer die Clobyosh-Webseite schrieb
# en 2bf31287 draft
clobyosh-page--tells = Mike Block schrieb die erste Fassung der Clobyosh-Webseite, und John McLeod betreut sie. Ihr Copyright geht auf 1995 zurück.
# en 2041e736 draft
five-rules--story-title = Fünf Regeln für die Ansage
# en 90399d68 draft
five-rules--tells = Auf der Clobyosh-Webseite stehen fünf nummerierte Regeln dafür, wie man den Sieg ansagt. Sie sind eine Auslegung der Redaktion. Mike Block hatte nicht jede Einzelheit erklärt.
# en d8c8377b draft
printed-rules--story-title = Was in den meisten Büchern steht
# en ed52545a draft
printed-rules--tells = Die meisten gedruckten Regeln des Klaberjass erwähnen das Schmeißen, und in den meisten Büchern spielt man das letzte Spiel zu Ende. Auf der Clobyosh-Webseite ist beides nur eine Variante.
# en c5e73e22 draft
windows--story-title = Gegen eine Maschine
# en ba38644d draft
windows--tells = Kobi Reiter schrieb ein Programm für Windows, das gegen dich spielt. Es kostet nichts, und seine Regeln sind ein wenig anders.

# en 9cdb7742 draft
table--story-group = Am Tisch

# en 4b757231 draft
barlinnie--story-title = Barlinnie Rules
# en 09cfafef draft
barlinnie--tells = In Schottlands Gefängnissen gibt es ein Spiel für vier, das sonst nirgends vorkommt, die „Barlinnie Rules“. Die Clobyosh-Webseite nennt nur den Namen.
# en 488f823f draft
tap-the-pack--story-title = Auf den Stapel tippen
# en 40cc1058 draft
tap-the-pack--tells = Hält dir der Geber zum Abheben den Stapel hin, ist es unter Freunden ein wenig unfein, wirklich abzuheben. Tipp stattdessen oben drauf, außer es geht um die Ehre oder du willst den Geber aufziehen.
# en 30115ec5 draft
honest-trumps--story-title = Nur ehrlicher Trumpf
# en befc5737 draft
honest-trumps--tells = In Mike Blocks Runde in Schottland spielt man nur Trümpfe aus, die zählen, nicht die Acht oder die Sieben. Die Spieler dort finden das fair.
# en d2951258 draft
lone-jack--story-title = Der blanke Jass
# en b9912e95 draft
lone-jack--tells = In Schottland darfst du den Trumpfbuben zurückhalten, wenn Trumpf ausgespielt wird und er dein einziger Trumpf ist.
# en 590129ef draft
second-card--story-title = Zeit, an die Belle zu denken
# en b1947cb3 draft
second-card--tells = In Schottland stört es niemanden, wenn du die Belle erst mit der zweiten ihrer beiden Karten ansagst.
# en dccafdf3 draft
old-proverb--story-title = Ein altes Sprichwort
# en 45c69278 draft
old-proverb--tells = „Eine Trumpfsieben sticht ein Herz-Ass.“ Die Clobyosh-Webseite nennt das ein altes Sprichwort, schottisch und jüdisch zugleich.
# en 51bebbdb draft
kent-his-faither--story-title = „Ah kent his faither“
# en 5c90ff5d draft
kent-his-faither--tells = „Ah kent his faither“ ist Scots und heißt „Ich kannte seinen Vater“. Man sagt es von jemandem, der vielleicht zu hoch hinaus will. Mike Block spürt etwas von dieser Haltung im Spiel zu dritt. Da dürfen sich die beiden Gegner gegen die Spielpartei verbünden, für einen Augenblick und ganz ohne Grundsätze.
# en bd27cd67 draft
low-man--story-title = „Gie it to the low man“
# en d20f17a7 draft
low-man--tells = Zu dritt wirft der Zweite nach Punkten oft eine gute Karte in einen Stich, der sicher dem Dritten gehört. So bekommt der Erste sie nicht. Der Erste macht es manchmal ebenso, um den Zweiten unten zu halten. Die Clobyosh-Webseite findet, dass das Spiel dadurch besser wird.
# en 38211fa5 draft
better-with-three--story-title = Besser zu dritt
# en 64335be5 draft
better-with-three--tells = Mike Blocks Webseite zieht Bela zu dritt dem Spiel zu zweit vor. Es sind weniger Karten verdeckt. Und dass alle immer wieder passen, weil sich niemand zu spielen traut, kommt viel seltener vor.
# en e761a68f draft
no-one-dares--story-title = Niemand traut sich
# en a33a59ec draft
no-one-dares--tells = Zu zweit können beide zweimal passen, und dann gibt der Gegner des Gebers. In einem spannenden Moment der Partie kann das mehrmals hintereinander passieren.
# en 6dc12543 draft
scrap-of-paper--story-title = Ein Fetzen Papier
# en b5b62516 draft
scrap-of-paper--tells = Punkte zählt man auf irgendeinem Fetzen Papier zusammen. Die Clobyosh-Webseite zeigt einen mit Bemerkungen. Bei einem Spiel, in dem die Gegenseite eine Fünfzig und eine Belle hatte, fragt der Geber: Warum habe ich die nicht mir selbst gegeben?
# en bd4adcdb draft
fathers-500--story-title = Die 500 meines Vaters
# en ef480eaa draft
fathers-500--tells = Mike Blocks Vater spielte bis 500 Punkte, nicht bis 501. Viele, die Clobyosh spielen, halten es auch so.
# en c5a7fae7 draft
east-lothian--story-title = Ein Freund aus East Lothian
# en 8c9e70c7 draft
east-lothian--tells = Ein Freund von Mike Block aus East Lothian lässt den Sieg nur in den ersten drei Stichen ansagen. Danach wird das Spiel zu Ende gespielt und gezählt wie immer.
# en 73c08f4c draft
king-or-queen--story-title = Was die erste Karte der Belle sagt
# en c230fe18 draft
king-or-queen--tells = Manche Partner haben ein Zeichen, wenn einer von ihnen eine Belle spielt. Der König zuerst heißt: Ich habe mindestens drei Trümpfe. Die Dame zuerst heißt: Ich habe nur König und Dame von Trumpf.
# en c1b1887b draft
price-of-a-run--story-title = Was eine Folge dich kostet
# en f926e512 draft
price-of-a-run--tells = Das kurze Gespräch, mit dem man Folgen vergleicht, wirkt umständlich, hat aber seinen Grund. Für die Punkte einer Folge bezahlst du, indem du etwas über deine Karten verrätst. Wer mit seiner Folge verliert, soll nicht umsonst etwas verraten.
# en 994122c4 draft
left-over-cards--story-title = Wozu die niedrigen Karten gut sind
# en c5835512 draft
left-over-cards--tells = Manche Viererrunden mischen die zwanzig übrigen Karten von Zwei bis Sechs. Eine davon decken sie auf, und deren Farbe wird als Trumpf angeboten.
# en cc9e763e draft
sold-for-belote--story-title = Wo es die Karten gibt
# en 708e5fa1 draft
sold-for-belote--tells = In Deutschland sind diese 32 Karten ganz gewöhnlich: Man spielt damit Skat. In Frankreich verkauft man sie für Piquet, Belote oder Manille.

# en d0fdca9d draft
bidding--story-group = Ratschläge: Trumpf wählen

# en fd4bea59 draft
push-along--story-title = Treib das Spiel voran
# en b477e76c draft
push-along--tells = Es lohnt sich, ein wenig angriffslustig zu sein und manchmal zu tun, was die anderen nicht erwarten.
# en 45fae071 draft
do-not-wait--story-title = Warte nicht auf die perfekten Karten
# en 883b8728 draft
do-not-wait--tells = Sei keiner von den Langweilern, die nur mit unschlagbaren Karten spielen.
# en 86f40ddf draft
jack-and-nine--story-title = Bube und Neun sind ein Anfang
# en 4486fc2f draft
jack-and-nine--tells = Bube und Neun der Farbe sind ein guter Anfang, mit 34 Augen. Du brauchst nicht immer beide, um zu spielen. Beurteile deine Karten also nicht nur nach diesen zwei.
# en 25b9fc93 draft
backing-hand--story-title = Schau nicht nur auf den Trumpf
# en 331daab0 draft
backing-hand--tells = Fast immer brauchst du auch ein paar Karten, die in den anderen Farben gut zählen, sonst geht es schief.
# en a1409d82 draft
be-outrageous--story-title = Weit vorn oder weit hinten
# en e0b060a1 draft
be-outrageous--tells = Liegst du weit vorn oder weit zurück, versuch etwas Verrücktes. Was hast du zu verlieren?
# en f639e86b draft
last-three--story-title = Die letzten drei Karten
# en bf8148e2 draft
last-three--tells = Zu zweit oder zu dritt entscheidest du, wenn du erst sechs deiner neun Karten kennst. Erhoff dir nicht zu viel von den letzten drei. Sie können aus guten Aussichten ein gutes Spiel machen, und sie können mittelmäßige Karten verderben.
# en 85f06b2c draft
not-lightly--story-title = Nicht leichtfertig
# en f7682f7b draft
not-lightly--tells = Wählst du Trumpf, versprichst du, das Spiel zu gewinnen. Gewinnst du es nicht, gehen deine Punkte an die Gegenseite. Darum sagt Denexa: Wähl nie leichtfertig.
# en 78e10e92 draft
better-seat--story-title = Der bessere Platz
# en 2627f184 draft
better-seat--tells = Zu zweit ist es ein klarer Vorteil, nicht zu geben. In der zweiten Runde darf der Gegner des Gebers als Erster aus drei Farben wählen. Darum ist es gerecht, dass der Gewinner eines Spiels das nächste gibt.
# en 61c65ebd draft
what-a-schmeiss-says--story-title = Was das Schmeißen sagt
# en ef289374 draft
what-a-schmeiss-says--tells = Schmeißt du bei Lehman in der ersten Runde, sagst du damit: Ich bin bereit, dagegen zu spielen. Entweder nimmt der andere die aufgedeckte Farbe an, oder die Karten werden zusammengeworfen.

# en 19e3fc06 draft
play--story-group = Ratschläge: Folgen und Stiche

# en f4eb65fc draft
defence--story-title = Verteidige, als könntest du gewinnen
# en 6d2621b5 draft
defence--tells = Partien gewinnt man im Gegenspiel ebenso wie im Angriff. Hol auch mit schlechten Karten gegen starke jeden Punkt, den du kriegen kannst.
# en 6eea9f54 draft
silent-bela--story-title = Verschweig deine Belle
# en ffc89733 draft
silent-bela--tells = Bist du die Spielpartei und siehst, dass du um mehr als 20 verlierst, sag deine Belle nicht an. Ihre Punkte gingen nur an die Gegenseite, außer eure Regeln lassen sie dir.
# en 27992c35 draft
silent-run--story-title = Verschweig eine Folge
# en f6279443 draft
silent-run--tells = Bist du die Spielpartei und verlierst, zählt deine gemeldete Folge für die Gegenseite. Wenn du vielleicht verlierst, kannst du die Folge also verschweigen.
# en 871ba1f5 draft
winner-for-the-end--story-title = Heb dir eine sichere Karte auf
# en 785b364e draft
winner-for-the-end--tells = Oft ist es gut, eine sichere Karte für den letzten Stich aufzuheben, der 10 Punkte bringt. Bau aber nicht das ganze Spiel darauf.
# en d5ad1189 draft
any-trick--story-title = Jeder Stich genügt
# en 9d0315fb draft
any-trick--tells = Eine Folge zählt nur, wenn du einen Stich machst, aber eine Acht, die eine Sieben nimmt, genügt. Ohne Stich zählt auch eine Fünfzig bis zum Ass nichts. Das kommt vor.
# en 8f639953 draft
show-a-part--story-title = Zeig den Teil, den du willst
# en a1483a13 draft
show-a-part--tells = Beim Klabberjass zu viert musst du eine Folge aus mehr als vier Karten nicht ganz zeigen. Von Bube bis Sieben darfst du die oberen vier oder die unteren vier zeigen. So wählst du, was die anderen erfahren.
# en 37ab0ffd draft
two-duties--story-title = Zwei Pflichten
# en e419510e draft
two-duties--tells = Du musst trumpfen, wenn du nicht bedienen kannst, und ausgespielten Trumpf musst du schlagen. Um diese zwei Pflichten dreht sich das meiste in der Taktik. Denk also daran, bevor du ausspielst.
# en c99b8296 draft
card-for-the-seven--story-title = Was du für die Sieben bekommst
# en 487b38e1 draft
card-for-the-seven--tells = Die aufgedeckte Karte, die du für die Trumpfsieben bekommst, macht vielleicht eine Folge vollständig oder deine Karten stärker.
# en 58c9a8a4 draft
bottom-card--story-title = Sieh dir die unterste Karte an
# en 47ba2bcd draft
bottom-card--tells = Die unterste Karte wird aus einem einzigen Grund aufgedeckt: Beide kennen dann eine Karte mehr, die nicht im Spiel ist.

# en b66bd3a5 draft
winning--story-group = Ratschläge: Gewinnen

# en 4d01c916 draft
say-it--story-title = Sag es sofort
# en 27063ab2 draft
say-it--tells = Sag den Sieg an, sobald du 501 hast. Wer mit 506 dasitzt und schweigt, kann gegen jemanden verlieren, der 501 hat und spricht.
# en e2691266 draft
count-first--story-title = Zähl vor der Ansage
# en b1bee782 draft
count-first--tells = Wer den Sieg ansagt, ohne die Punkte zu haben, verliert die Partie.
# en 99bdc212 draft
from-478--story-title = Wie man von 478 aus gewinnt
# en a6bc578d draft
from-478--tells = Du hast 478, die Gegenseite 495, und du spielst aus. Hast du den Buben der aufgedeckten Farbe und eine Folge aus drei, dann nimm die Farbe an. Im ersten Stich kannst du 20 für den Buben und 20 für die Folge zählen. Kommt keine bessere Folge, hast du gewonnen, wie auch immer das Spiel ausgegangen wäre.
# en f3488e21 draft
go-down-fighting--story-title = Mit fliegenden Fahnen
# en b2cf3fc3 draft
go-down-fighting--tells = Verlierst du die Partie ohnehin, kostet dich ein kühner Versuch nichts, auch wenn er schiefgeht. Besser ist es, mit fliegenden Fahnen unterzugehen.
# en 91e5df2f draft
second-chance--story-title = Eine zweite Chance
# en cdbd35d6 draft
second-chance--tells = Die Clobyosh-Webseite sagt, in der modernen Belote sei ein Gleichstand für die Spielpartei einfach ein verlorenes Spiel. In Bela, Clobyosh, älterer Belote und nach den Regeln des französischen Verbands gehen die Punkte der Spielpartei an die Seite, die das nächste Spiel gewinnt. Die Spielpartei kann sie also noch bekommen.
# en fd02eaf1 draft
narrow-escape--story-title = Knapp davongekommen
# en c3496189 draft
narrow-escape--tells = Bei „alles Trumpf“ mit zwei gemeldeten Terzen hat die Spielpartei 154 Punkte und die Gegenpartei 144. Beide Summen liegen genau auf der Rundungsgrenze, also bekommen beide 15: Die Spielpartei ist knapp davongekommen.

## documents (by id)
##
## Wer ein Dokument geschrieben hat, wo es zu finden ist, und die Stellen, die daraus angeführt werden: seine eigenen
## Überschriften bleiben englisch, wie sie dort stehen.

# en 9a4dba13 draft
clobyosh--writers = Mike Block, Antony Berzack und Selwyn Furman, herausgegeben von John McLeod
# en d5d22ab6 draft
clobyosh--found-at = pagat.com
# en 914f9142 draft
clobyosh--opening--place = der Anfang („Variously known as Clobyosh“)
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
clobyosh--rule1--place = Winning the Game, Regel 1
# en efe83e4a draft
clobyosh--rule2--place = Winning the Game, Regel 2
# en 312232ba draft
clobyosh--rule3--place = Winning the Game, Regel 3
# en 64a46959 draft
clobyosh--rule4--place = Winning the Game, Regel 4
# en 6cbace9a draft
clobyosh--rule5--place = Winning the Game, Regel 5
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
clobyosh--foot--place = das Ende der Seite („This page is maintained by“)

# en 4bc82cd2 draft
lehman--writers = Brad Lehman, Mai 1999
# en ee9dd2ee draft
lehman--found-at = Brad Lehmans Seite
# en 7362d206 draft
lehman--opening--place = der Anfang („also known as Clobby“)
# en 5b6e2b1e draft
lehman--pack--place = die Karten („The deck is 32 cards“)
# en 2e0974c3 draft
lehman--rank--place = Rank of cards
# en 3d5640dd draft
lehman--bidding--place = Dealing and Bidding
# en 836a1bc1 draft
lehman--meld--place = gemeldete Folgen („Now it is time to score“)
# en 42e579b8 draft
lehman--play--place = das Spielen („Non-dealer leads“)
# en b0091117 draft
lehman--bella--place = die Belle („If a player holds both the K-Q of trump“)
# en 69e8a381 draft
lehman--lastTrick--place = der letzte Stich („Capturing the last trick“)
# en 10f45599 draft
lehman--scoring--place = die Karten in den Stichen („Scoring for captured cards“)
# en 4b16b606 draft
lehman--result--place = wer schreibt („If the maker outscores the defender“)
# en f195c72f draft
lehman--game--place = die Partie („The game is to 500“)
# en 6e99ea09 draft
lehman--nextDeal--place = das nächste Geben („The winner of a hand deals“)
# en c100821c draft
lehman--summary--place = Scoring summary
# en 3b46e0c5 draft
lehman--seeAlso--place = siehe auch („A Windows version“)

# en d3ff1330 draft
bicycle--writers = Bicycle Playing Cards
# en 9a6ffd42 draft
bicycle--found-at = bicyclecards.com
# en df5866aa draft
bicycle--opening--place = der Anfang („the famous two-hand game“)
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
denexa--opening--place = der Anfang („a two-player melding and trick-taking game“)
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
belote--writers = ein Lexikonartikel
# en 465e67fe draft
belote--found-at = in derselben Sammlung wie Brad Lehmans Seite
# en b514bd1f draft
belote--spoken--place = ein Wörterbucheintrag vor dem Artikel („Show Spelled Pronunciation“)
# en 6a9d9f80 draft
belote--origin--place = ein Wörterbucheintrag vor dem Artikel („Origin: 1890–95“)
# en 68d2d9ff draft
belote--opening--place = der Anfang („Belote is a popular 32-card“)
# en b07aee4e draft
belote--name--place = der Name („belote is used to designate“)
# en 71bedbd4 draft
belote--deck--place = die Karten („A typical 32-card deck“)
# en b791b756 draft
belote--cut--place = das Abheben („The deck is never shuffled“)
# en 5e6d1829 draft
belote--deal--place = das Geben („The cards are dealt counter-clockwise“)
# en 85c2f131 draft
belote--contracts--place = die Kontrakte („The possible contracts“)
# en 00a0a1ba draft
belote--bids--place = die Gebote („Every player must either suggest“)
# en 50b87d21 draft
belote--thirdLevel--place = die dritte Stufe („In some areas of Bulgaria“)
# en c07b958d draft
belote--auctionEnd--place = das Ende des Reizens („The bidding phase is over“)
# en 22db3816 draft
belote--play--place = das Spielen („The play consists of eight tricks“)
# en 6151e213 draft
belote--rank--place = der Rang der Karten („In Bulgarian bridge-belote the rank“)
# en 10604faa draft
belote--declarations--place = die Meldungen („Declarations must be announced“)
# en 0b7462d4 draft
belote--belote--place = die Belote („A belote is worth 20 points“)
# en e435a21a draft
belote--noTrumps--place = ohne Trumpf („declarations do not apply“)
# en fddd047b draft
belote--cardTable--place = die Augen („Cards are counted depending on“)
# en 2f74f5b0 draft
belote--lastTrick--place = der letzte Stich („The winner of the last trick gets“)
# en dd4561bb draft
belote--doubling--place = ohne Trumpf und Kontra („the result is multiplied“)
# en 95e3a680 draft
belote--inside--place = verloren („If a team is committed“)
# en 35ceeedc draft
belote--rounding--place = das Runden („The result is divided by ten“)
# en b2d34564 draft
belote--hanging--place = offene Punkte („when both teams have equal scores“)
# en d3bb708f draft
belote--valat--place = der Valat („A special valat“)
# en aac3b067 draft
belote--kirtik--place = der Kirtik („In some parts of Bulgaria“)
# en 86353b49 draft
belote--end--place = das Ende („The first team to reach 151“)
# en 8043c197 draft
belote--notes--place = die Anmerkungen („Versions exist for three and two players“)

# en 6442fd08 draft
ffb-belote--writers = Französischer Belote-Verband, 27. Januar 2016
# en e4b74096 draft
ffb-belote--found-at = ffbelote.org; gelesen in einer Kopie im öffentlichen Repository vareversat/carg
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
ffb-belote--capot--place = 9.2. Capot
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
ffb-belote--variant--place = 11. Variante : Sans Atout / Tout Atout

# en 243ba86d draft
ffb-contree--writers = Französischer Belote-Verband, 27. Januar 2016
# en 08a67c43 draft
ffb-contree--found-at = ffbelote.org; gelesen in den Zitaten der Übersicht Avo-k/colver
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
ffb-contree--refused--place = die abgelehnten Varianten („Toute variante à l’instar de“)

# en faca1e3c draft
ffb-coinche--writers = Französischer Belote-Verband, 2015
# en c4ae99ef draft
ffb-coinche--found-at = ffbelote.org; gelesen in einer Kopie im öffentlichen Repository vareversat/carg, die ihre Absätze anders nummeriert
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
ffb-coinche--renonce--place = { "8.4. Renonce" }
# en dc0526cb draft
ffb-coinche--der--place = 9.1. Dix de der
# en 109da193 draft
ffb-coinche--capot--place = 9.2. Capot
# en b158cb83 draft
ffb-coinche--made--place = Contrat réussi
# en 526a38e1 draft
ffb-coinche--failed--place = Contrat chuté
# en a40e0830 draft
ffb-coinche--rounding--place = Arrondi
# en 0820542d draft
ffb-coinche--end--place = Fin de partie
# en cb2cc8a2 draft
ffb-coinche--variant--place = 11. Variante : Sans Atout / Tout Atout

# en 2c181f1c draft
ffb-pages--writers = Fédération Française de Belote
# en de37384d draft
ffb-pages--found-at = ffbelote.org; gelesen in den Zitaten der Übersicht Avo-k/colver
# en e2b93d95 draft
ffb-pages--misdeal--place = falsch gegeben („Si le donneur commet une irrégularité“)
# en f38dfaff draft
ffb-pages--calls--place = was gesagt wird („Toute autre expression“)
# en a69f6beb draft
ffb-pages--packets--place = das Geben („Il est strictement interdit de distribuer“)
# en 084157e2 draft
ffb-pages--revoke--place = ein Fehler, der sofort auffällt („Si la faute est constatée immédiatement“)
# en d2a10693 draft
ffb-pages--counts--place = das Zählen („Si la somme des deux totaux“)
# en 17cd0772 draft
ffb-pages--endOnBela--place = das Ende der Partie („Il est possible de terminer sur une belote“)

# en 47cfaa15 draft
pravila-bele--writers = die Autoren eines kroatischen Spiels
# en f51fc31b draft
pravila-bele--found-at = das öffentliche Repository bela4us/windsurf_claude (pravila_igre.md), auf Kroatisch
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
cannes--writers = Michel Iso, für die Turniere des Festival des Jeux
# en ccde400b draft
cannes--found-at = die Seiten des Festivals von 2016; gelesen auf doczz.fr, soweit dort zu sehen, und in den Zitaten der Übersicht Avo-k/colver
# en 240a2619 draft
cannes--misdeal--place = Fausse donne
# en 27fb315d draft
cannes--bids--place = 2° Les enchères
# en a82974a8 draft
cannes--marks--place = III – Marque
# en 4c83effe draft
cannes--pickUp--place = das Aufnehmen der Karten („Les joueurs ne prennent leurs cartes“)

# en 7407795a draft
ascee--writers = ein Beamtenverein in Deux-Sèvres
# en 7f4bf114 draft
ascee--found-at = doczz.fr, soweit dort zu sehen, und die Übersicht Avo-k/colver
# en 1a22acb8 draft
ascee--articles--place = die Artikel („Article (4)“)
# en 1c01a659 draft
ascee--misdeal--place = { "Article (9)" }
# en e916bfad draft
ascee--irregularity--place = { "Article (10)" }

# en 634c5b14 draft
pagat-coinche--writers = John McLeod
# en f4dd37fa draft
pagat-coinche--found-at = pagat.com; gelesen in den Zitaten der Übersicht Avo-k/colver
# en a553d028 draft
pagat-coinche--double--place = das Kontra („A coinche doubles the score for the bid only“)
# en 20b866fb draft
pagat-coinche--turn--place = Kontra außer der Reihe („It is not necessary to wait for your turn“)
# en a8f8ee11 draft
pagat-coinche--lowest--place = das niedrigste Gebot („The bid must be for at least 82 points“)
# en a90f89ea draft
pagat-coinche--belote--place = die Belle („The 20 points for Belote“)
# en 61826722 draft
pagat-coinche--undertrump--place = niedriger trumpfen („If he has trumps but is unable to overtrump“)
# en 5352cf2c draft
pagat-coinche--capot--place = das Gebot auf alle Stiche („A capot bid ends the bidding“)

# en b60e1dba draft
colver--writers = die Autoren von Colver, aus 202 Texten
# en 171b1d60 draft
colver--found-at = das öffentliche Repository Avo-k/colver
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
