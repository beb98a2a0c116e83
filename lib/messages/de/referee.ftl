### Der Schiedsrichter: was man ihn fragen kann und wie er entscheidet; und die Regeln zum Nachschlagen.

## rulings

# en 810d64d1 draft
referee-title = Schiedsrichter
# en efa8005c draft
referee-by-this-game = nach den Regeln dieser Partie
# en 11f4a042 draft
referee-to-sheet = Zettel
# en aa8e04b5 draft
rulings-label = Entscheidungen
# en 0c5858fc draft
all-rulings = Alle Entscheidungen
# en e2bcea85 draft
runs--ruling = Wessen Folgen zählen?
    .about = Sagt es laut, oder gebt das Handy reihum
# en b5027f33 draft
play--ruling = Darf diese Karte gespielt werden?
    .about = Welche Karten gehen, und warum die anderen nicht
# en 528fc95d draft
bidding--ruling = Was darf ich jetzt sagen?
    .about = Wer dran ist, wer spielt, wer herauskommt
# en c1571799 draft
claim--ruling = Darf ich den Sieg ansagen?
    .about = Der richtige Moment, die Summe, und was eine falsche Ansage kostet
# en 55306fbf draft
wrong--ruling = Etwas ist schiefgegangen
    .about = Falsch gegeben, nicht bedient, falsch gemeldet, falsche Kartenzahl
# en f9cf2c0f draft
pile--ruling = Diesen Stapel zählen
    .about = Karten antippen, Augen ablesen
# en dfb9aa08 draft
bela--ruling = Darf ich noch „Belle“ sagen?
    .about = Bei welcher Karte man die Belle ansagt, und wann sie verfällt
# en f96934ab draft
exchange--ruling = Darf die Sieben getauscht werden?
    .about = Die Trumpfsieben gegen die aufgedeckte Karte
# en 6e65316e draft
void-deal--ruling = Ist dieses Blatt ungültig?
    .about = Wenn jemand zuerst nur Achten und Siebenen bekommt
# en 5db2dfb4 draft
cut--ruling = Wer gibt zuerst?
    .about = Was jeder abgehoben hat
# en 45850526 draft
replay--ruling = Ein Spiel nachspielen
    .about = Ein ganzes Spiel, Stich für Stich, auf Fehler geprüft
# en 36fbffd6 draft
elsewhere--ruling = Nach anderen Regeln zählen
    .about = Ein Spiel nach den Regeln jeder Spielart, nebeneinander

## asked

# en 07ab9ce2 draft
asked-who-dealt = Wer hat gegeben
# en 586d4533 draft
asked-who-took = Wer spielt
# en 8505b6c1 draft
asked-trumps = Trumpf
# en 330cf16b draft
asked-suit-turned-up = Aufgedeckte Farbe
# en c3c57503 draft
asked-last-trick = Letzter Stich
# en fcf50ef2 draft
asked-counts = Zählt
# en e8feef7e draft
asked-yes = Ja
# en bf3e8f68 draft
asked-no = Nein
# en cf0e4264 draft
choose = Wähl, { $facts }.
# en dc6be58b draft
dealer--to-choose = wer gegeben hat
# en 7f9cb640 draft
turn-up--to-choose = welche Farbe aufgedeckt ist
# en 92cccf5d draft
low-card--to-choose = welche Farbe die niedrige Karte hat
# en 54df7c73 draft
taker--to-choose = wer spielt
# en a7f1ac78 draft
trumps--to-choose = was Trumpf ist
# en 2a6a499e draft
bid--to-choose = was geboten wurde
# en 134c6b41 draft
offender--to-choose = wer den Fehler gemacht hat
# en 252e1839 draft
last-trick--to-choose = wer den letzten Stich hat
# en a8d79c2d draft
claimant--to-choose = wer den Sieg ansagt
# en 64ad378a draft
what-has-been-said = Was schon gesagt ist
# en 151e09ee draft
undo-last-call = Letzte Ansage zurücknehmen
# en e7343581 draft
start-again = Von vorn
# en d4da09da draft
by-the-rules-of = Nach den Regeln von
# en 2ca52f5b draft
ruling-loads-game = Die Partie lädt…
# en 9fd75bde draft
ruling-game-not-here = Diese Partie ist nicht auf diesem Handy. Wähl, nach welchen Regeln entschieden wird.
# en 9e94bf2a draft
ruled-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## before-play

# en d08129f2 draft
exchange-allowed = Ja. Leg die Trumpfsieben hin und nimm die { turn-up } auf die Hand. Du musst nicht tauschen.
# en e7f736f6 draft
not-played--exchange-bar = Nein. Bei dieser Spielart wird die Trumpfsieben nicht getauscht.
# en a516c178 draft
other-trumps--exchange-bar = Nein. Die { turn-up } ist kein Trumpf.
# en 90d1fd99 draft
no-seven--exchange-bar = Nein. Nur die Trumpfsieben selbst wird getauscht.
# en f7be3d1c draft
too-late--exchange-bar = Nein. Das Spiel läuft schon; tauschen kann man nur vorher.
# en 803b7553 draft
no-claims--claim-bar = Bei dieser Spielart sagt niemand den Sieg an: Jedes Spiel wird zu Ende gespielt und gezählt.
# en 33438f71 draft
named-trumps--claim-bar = Nein. Die Seite, die den Trumpf bestimmt hat, darf den Sieg nicht ansagen, bevor ihr Spiel gezählt ist.
# en 3b7984ca draft
not-trick-winner--claim-bar = Nein. Den Sieg ansagen darf nur, wer gerade den Stich gemacht hat. Der Versuch kostet nichts.
# en 22c5db31 draft
already-led--claim-bar = Nein. Der nächste Stich läuft schon: Warte, bis du wieder einen gemacht hast. Der Versuch kostet nichts.
# en d1f31928 draft
already-counted--claim-bar = Nein. Die Karten sind schon gezählt, und die Zählung entscheidet. Der Versuch kostet nichts.
# en 13ce0e5a draft
too-late--claim-bar = Nein. An diesem Tisch wird die Partie in den ersten drei Stichen angesagt oder gar nicht.
# en c50079e4 draft
both-held--bela-state = Beide sind noch auf der Hand
# en e402bdb5 draft
first-silent--bela-state = Eine ist gefallen, und nichts wurde gesagt
# en 6c610a4d draft
first-called--bela-state = Bei der ersten wurde angesagt, die andere ist noch auf der Hand
# en 0593085d draft
second-silent--bela-state = Bei der ersten wurde angesagt, bei der zweiten fiel kein Wort
# en 830c438a draft
both-silent--bela-state = Beide sind gefallen, und nichts wurde gesagt
# en 97e62598 draft
second-called--bela-state = Erst bei der zweiten wurde angesagt
# en 59ddc7e6 draft
bela-counts = Ja, 20 Punkte für { bela }.
# en 91491d89 draft
bela-call-at-second = Ja. Sag „{ bela.label }“, wenn du die zweite der beiden Karten spielst.
# en c1d56ae2 draft
bela-call-at-first = Ja. Sag „{ bela.label }“, wenn du die erste der beiden Karten spielst.
# en b10997d8 draft
bela-call-at-either = Ja. Sag „{ bela.label }“, wenn du eine der beiden Karten spielst.
# en 54d5d138 draft
bela-call-at-both = Ja. Sag „{ bela.label }“, wenn du die erste der beiden Karten spielst, und „Rebelote“ bei der zweiten.
# en 1b7d9fa8 draft
bela-say-rebelote = Ja, wenn du „Rebelote“ sagst, sobald du die zweite der beiden Karten spielst.
# en 184f2e60 draft
bela-lost-in-silence = Nein. Beide Karten sind ohne ein Wort gefallen, also gibt es keine Punkte für { bela }.
# en 1c5010a1 draft
bela-lost-at-first = Nein. Ansagen muss man, wenn die erste der beiden Karten fällt, und die ist schon gefallen.
# en 1f3cd835 draft
bela-lost-at-second = Nein. Ansagen muss man, wenn die zweite der beiden Karten fällt, und die ist schon gefallen.
# en 0baba421 draft
bela-lost-without-rebelote = Nein. Bei der zweiten Karte fehlte „Rebelote“, also gibt es keine Punkte für { bela }.

## bidding

# en 6f71916f draft
call-contract = { $trump ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [clubs] Kreuz
    [none] Ohne Trumpf
   *[all] Alles Trumpf
}
# en 99b36940 draft
call-take-in = { $trump ->
    [spades] Ich spiele Pik
    [hearts] Ich spiele Herz
    [diamonds] Ich spiele Karo
    [clubs] Ich spiele Kreuz
    [none] Ich spiele ohne Trumpf
   *[all] Ich spiele alles Trumpf
}
# en d6aa6cb5 draft
call-bid = { $points } { $suit }
    .capot = Alle Stiche, { $suit }
# en 4bbddad5 draft
pass--call = Passe
# en c5ca6124 draft
take--call = Ich spiele
# en d19648c5 draft
schmeiss--call = Ich schmeiße
# en 485f4861 draft
yes--call = Ja, neu geben
# en 612cc142 draft
no--call = Nein, wird gespielt
# en 3a0620e0 draft
double--call = { $vocabulary ->
    [coinche] Coinché
   *[other] Kontra
}
# en ed979a1e draft
redouble--call = { $vocabulary ->
    [coinche] Surcoinché
   *[other] Re
}
# en 44a92e07 draft
sheet--call = Subkontra
# en 98998c89 draft
bidding-took = { $name } spielt { $trump }.
    .doubled = { $name } spielt { $trump } { doubled }.
# en cf6b0f04 draft
bidding-leads = { $name } kommt heraus.
# en 2b55023f draft
bidding-all-passed = Alle haben gepasst: { $name } gibt neu.
# en e231171a draft
bidding-schmeiss-agreed = Schmeißen angenommen: { $name } gibt neu.
# en 1dac0064 draft
turn-answers = Jemand schmeißt: { $name } antwortet.
# en 27a35171 draft
turn-speaks = { $round ->
    [first] Erste Runde: { $name } ist dran.
    [second] Zweite Runde: { $name } ist dran.
   *[none] { $name } ist dran.
}
# en 9476ee94 draft
turn-must-name = { $round ->
    [first] Erste Runde: { $name } muss Trumpf nennen.
    [second] Zweite Runde: { $name } muss Trumpf nennen.
   *[none] { $name } muss Trumpf nennen.
}

## irregularities

# en 8da804a1 draft
exposed-in-deal--irregularity = Beim Geben wurde eine Karte aufgedeckt
    .about = Beim Geben war die Karte eines Spielers zu sehen, oder im Stapel liegt eine offen.
    .words = vergeben, falsch gegeben, aufgedeckt, umgedreht, offen, neu geben
# en 9379a1c1 draft
wrong-count-before--irregularity = Zu viele oder zu wenige Karten, vor dem Reizen
    .about = Jemand merkt es, bevor einer etwas gesagt hat.
    .words = vergeben, falsch gegeben, falsche Kartenzahl, fehlt eine Karte
# en 162f8587 draft
wrong-count-bidding--irregularity = Zu viele oder zu wenige Karten, nach Beginn des Reizens
    .about = Jemand merkt es, während Trumpf bestimmt wird oder bevor die erste Karte ausgespielt ist.
    .words = vergeben, falsch gegeben, falsche Kartenzahl, fehlt eine Karte
# en 724d645e draft
wrong-count-play--irregularity = Zu viele oder zu wenige Karten, im Spiel
    .about = Jemand merkt es erst, nachdem der Spieler mit dem falschen Blatt zum ersten Stich ausgespielt oder zugegeben hat.
    .words = falsche Kartenzahl, Karte fehlt, letzter Stich geht nicht auf
# en 25d537fc draft
false-run--irregularity = Jemand hat eine Folge gemeldet, die niemand hat
    .about = Dazu gehört auch eine Antwort wie „Wie hoch?“ von jemandem, der keine Folge hat oder nur eine, die weniger zählt.
    .words = falsche Meldung, falsche Ansage, geblufft, Terz, Fünfzig
# en 3d0087c6 draft
false-bela--irregularity = { bela.label } angesagt, ohne beide Karten zu haben
    .about = Trumpfkönig und Trumpfdame waren nicht auf derselben Hand.
    .words = falsche Ansage, Belle, Bella, Bela, Belote, Stöcker
# en 33a5a262 draft
revoke--irregularity = Jemand hat eine Karte gespielt, die nicht erlaubt war
    .about = Nicht bedient, nicht getrumpft oder nicht geschlagen, wo es Pflicht war.
    .words = nicht bedient, nicht bekannt, Farbe verleugnet, verworfen, Renonce, nicht gestochen, falsche Karte
# en e2b93985 draft
low-trump-lead--irregularity = Trumpfacht oder Trumpfsieben wurde ausgespielt
    .about = An manchen Tischen muss ein Trumpf, den man ausspielt, Augen zählen.
    .words = kleiner Trumpf, niedriger Trumpf
# en 0f9371c6 draft
exposed-card--irregularity = Jemand hat im Spiel eine Karte gezeigt
    .about = Eine Karte fiel auf den Tisch oder war zu sehen, bevor sie dran war.
    .words = Karte gezeigt, heruntergefallen, offen gelegt
# en 97758562 draft
out-of-turn--irregularity = Jemand war nicht an der Reihe
    .about = Der falsche Spieler hat ausgespielt, oder jemand hat zu früh zugegeben oder ungefragt gereizt.
    .words = falsch ausgespielt, vorgeprellt, zu früh, nicht dran, falsch gegeben
# en bd21f6a5 draft
claim-moment--irregularity = Die Partie wurde im falschen Moment angesagt
    .about = Mitten im Stich, von jemandem, der nicht gerade einen Stich gemacht hat, oder als schon gezählt wurde.
    .words = Ansage, zu früh, zu spät, aus
# en 11b8a50f draft
false-claim--irregularity = Die Partie wurde mit zu wenigen Punkten angesagt
    .about = Im richtigen Moment, aber die Summe reicht nicht zum Ziel.
    .words = falsche Ansage, verzählt, reicht nicht
# en 2dec3107 draft
redeal--remedy = Neu geben. Derselbe Geber gibt noch einmal, und niemand schreibt etwas.
# en 54469423 draft
correct--remedy = Korrigiert die Blätter: Hat jemand zu viele Karten, zieht die Gegenseite die überzähligen verdeckt; wer zu wenige hat, bekommt die fehlenden oben vom Stapel.
# en 32f526b2 draft
put-right--remedy = Nehmt die Karte oder die Ansage zurück und spielt weiter, wenn niemand einen Nachteil davon hat, dass sie zu sehen oder zu hören war.
# en 28f4d4a2 draft
must-be-played--remedy = Die Karte muss gespielt werden, wenn die Gegenseite sie nicht zurücknehmen lässt.
# en e8e08a6e draft
all-to-other-side--remedy = Das Spiel geht an die Gegenseite: Sie schreibt von beiden Seiten die Augen, den letzten Stich und alles Gemeldete, das wirklich da war. Wo nach Punkten gereizt wird, schreibt sie wie bei einem verlorenen Gebot. Nach manchen Regeln behalten die Verlierer die Belle.
# en 49d6f1dd draft
declared-points--remedy = Die Gegenseite schreibt die Punkte der falschen Meldung. Das Spiel selbst wird geschrieben, wie es gespielt wurde.
# en 20c8f173 draft
points-named--remedy = Die Gegenseite schreibt die Punkte, die diese Regeln nennen. Ändert den Stand.
# en da3ca733 draft
no-claim--remedy = Das gilt nicht als Ansage. Spielt weiter; es kostet nichts.
# en 6e76b9ad draft
game-lost--remedy = Die Seite, die angesagt hat, verliert die Partie auf der Stelle, egal wie viele Punkte der Rest des Spiels gebracht hätte.
    .by-three = Wer angesagt hat, verliert die Partie. Es gewinnt der Gegner, der vor dem Spiel mehr Punkte hatte; hatten beide gleich viel, gewinnt niemand.
# en 6b5cf056 draft
nothing--remedy = Es passiert nichts: An diesem Tisch darf jede Karte ausgespielt werden.
# en d6ef65b9 draft
agree--remedy = Macht die Punkte unter euch aus, und ändert den Stand.
# en 044fb77a draft
misdeal--entry-key = Als falsch gegeben speichern
# en 94d8aa4b draft
revoke--entry-key = Als nicht bedient speichern
# en e3870c9d draft
declared--entry-key = Punkte der falschen Meldung speichern
# en a66cf542 draft
claimed--entry-key = Zur Ansage auf dem Zettel
# en a8115e44 draft
agreed--entry-key = Punkte ändern

## play

# en 4ec38b96 draft
follow-suit--play-rule = Ausgespielt ist { $suit }, und auf der Hand ist noch { $suit }.
# en 9e37e3de draft
must-beat-trump--play-rule = Trumpf ist ausgespielt: { $card } muss geschlagen werden, und das geht.
# en 497eded3 draft
must-head--play-rule = Am höchsten ist { $card }, und auf der Hand ist in dieser Farbe eine höhere Karte.
# en c03bd25f draft
must-trump--play-rule = Auf der Hand ist kein { $suit }, also muss Trumpf fallen.
# en 4aabe7b6 draft
must-overtrump--play-rule = Der Stich ist mit { $card } getrumpft: Ein höherer Trumpf muss fallen, und auf der Hand ist einer.
# en 40068937 draft
low-trump-lead--play-rule = Acht und Sieben in { $trump } darf man nur ausspielen, wenn nichts anderes geht.
# en 80d6eb21 draft
follow-suit--broken = Das war nicht bedient.
# en cf9d8b66 draft
must-beat-trump--broken = Der ausgespielte Trumpf ist damit nicht geschlagen.
# en eadb6726 draft
must-head--broken = Die höchste Karte ist damit nicht geschlagen.
# en a73e144b draft
must-trump--broken = Das war nicht getrumpft.
# en f3629d2b draft
must-overtrump--broken = Das war nicht übertrumpft.
# en 76c18e14 draft
low-trump-lead--broken = Ausgespielt wurde ein kleiner Trumpf.

## numbers

# en cd96ef56 draft
number-word = { $number ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $number }
}

## speech

# en 1503ce74 draft
say-i-have = Ich melde { $run }
# en 23910f3d draft
say-worth = Ich melde { $worth }
# en a555ea95 draft
say-not-good = Nicht gut
    .i-have = Nicht gut – ich melde { $run }
    .length = Nicht gut – meine hat { number-word } Karten
    .mine-high = Nicht gut – meine geht { up-to }
# en a064d384 draft
say-no-good = Nicht gut
# en 5844a590 draft
say-length = Meine hat { number-word } Karten
# en d53038a0 draft
say-mine-high = Meine geht { up-to }
# en 04e5da93 draft
say-high = { $rank ->
    [A] Bis Ass
    [K] Bis König
    [Q] Bis Dame
    [J] Bis Bube
    [10] Bis Zehn
    [9] Bis Neun
    [8] Bis Acht
   *[7] Bis Sieben
}
# en b455f8d5 draft
say-top = { $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
    [10] Zehn
    [9] Neun
    [8] Acht
   *[7] Sieben
}
# en d74423ca draft
say-points = { $points ->
    [100] Hundert
    [150] Hundertfünfzig
    [200] Zweihundert
   *[other] { $points }
}
# en d70d04be draft
say-four = { $rank ->
    [A] Vier Asse
    [K] Vier Könige
    [Q] Vier Damen
    [J] Vier Buben
    [10] Vier Zehnen
   *[9] Vier Neunen
}
# en b5dd644d draft
say-good = Gut
# en 9c2ed587 draft
say-how-high = Wie hoch?
# en c869a675 draft
say-also = Ich auch
    .the-same = Genauso
# en 125744f0 draft
say-none = Ich habe keine
    .no-meld = Nichts zu melden
# en a2ff8c0e draft
say-in-suit = { $suit ->
    [spades] Meine ist in Pik
    [hearts] Meine ist in Herz
    [diamonds] Meine ist in Karo
   *[clubs] Meine ist in Kreuz
}
    .alone = { $suit ->
        [spades] Pik
        [hearts] Herz
        [diamonds] Karo
       *[clubs] Kreuz
    }
# en 93ca149e draft
say-in-trumps = Meine ist in Trumpf
# en f587a1ac draft
say-nor-mine = Meine auch nicht
# en 536bc1b0 draft
say-nothing = Nichts sagen

## elsewhere

# en deb40a14 draft
elsewhere-label = Nach anderen Regeln zählen
# en f67c2acc draft
elsewhere-title = Nach anderen Regeln
# en d8c19de4 draft
elsewhere-more = Mit anderen vergleichen
    .about = Spielarten und Varianten für gleich viele Spieler
# en eeeaace9 draft
elsewhere-points = Punkte auf dem Zettel nach den einzelnen Regeln
# en 82595c5d draft
as-played = Wie gespielt
# en 97375c76 draft
column-not-all-known = Nicht alles ist bekannt
# en c4f7af5e draft
column-cannot-be = Geht dort nicht
# en 50765244 draft
column-not-all-recorded = Nicht alles ist notiert
# en cdb02707 draft
column-came-out = Ergebnis: { $verdict }
    .same = Ergebnis: { $verdict }, Zeile für Zeile gleich
# en 1211fa84 draft
only-here = Nur hier
# en 8e363a7b draft
not-here = Hier nicht
# en 9d058665 draft
line-for-line = Zeile für Zeile genau wie gespielt.
# en cfa37689 draft
on-the-sheet = (auf dem Zettel)
# en cf10e946 draft
from-a-sheet = Öffne den Schiedsrichter vom Zettel einer Partie aus, dann kannst du ein Spiel dieser Partie nehmen. Oder gib ein Spiel Karte für Karte ein.
# en 06630916 draft
nothing-to-compare = Noch kein Spiel zum Vergleichen
# en 739907e6 draft
no-hand-played = In dieser Partie ist noch nichts gespielt. Du kannst aber ein Spiel Karte für Karte eingeben.
# en 910b1b0f draft
which-hand = Welches Spiel
# en 2b8ddab7 draft
not-recorded = Was nicht notiert ist
    .needed = Nicht notiert, aber manche dieser Regeln brauchen es
# en 338377b9 draft
who-took-last-trick = Wer hatte den letzten Stich?
# en 56569ec3 draft
what-were-trumps = Was war Trumpf?
# en 1c65cfc9 draft
what-was-bid = Was wurde geboten?
# en 388e150e draft
anybody-without = Hatte jemand keinen Stich?
# en 0f4c9294 draft
no-one-at-all = Niemand
# en 3b9fd1c1 draft
any-four = Hatte jemand einen Vierling?
# en 9615cc13 draft
remove-four = Entfernen
# en 574f6ced draft
bela-called-when = Bei welcher Karte wurde angesagt: { bela }?
# en 498386f7 draft
first-card--called-at = Bei der ersten
# en caf88a7a draft
second-card--called-at = Bei der zweiten
# en 4c143189 draft
both--called-at = Bei beiden
# en 93be5a12 draft
never--called-at = Gar nicht
# en c412bcd4 draft
had-none = { $name }: keinen Stich
# en f5153c61 draft
had-all = { $name }: alle Stiche
# en 19a24884 draft
run-cards-asked = { $name }: Wie viele Karten hatte die Folge ({ $run })?
    .unnamed = Wie viele Karten?
# en 34cfa161 draft
run-top-asked = { $name }: Welche Karte war oben ({ $run })?
# en cd49af4b draft
run-suit-asked = { $name }: In welcher Farbe ({ $run })?
# en 9d93c28a draft
who-held-four = Wer hatte die vier { $ranks }?
# en 29b8b822 draft
held-four = { $name }: vier { $ranks }
# en 3a3c9879 draft
line-of-side = { $name }: { $line }
# en bd24dcdb draft
missing-bela-call = Nicht notiert: bei welcher Karte angesagt wurde ({ bela }).
# en 034574c0 draft
missing-fours = Nicht notiert: ob jemand einen Vierling hatte.
# en ba6f87cd draft
missing-run-length = Nicht notiert: ob die Folge von { $name } ({ $run }) { $lengths } Karten hatte.
    .unnamed = Nicht notiert: ob eine Folge { $lengths } Karten hatte.
# en ac3e46fd draft
spoken-totals = Notiert sind nur Gesamtsummen: Folgen und { bela } bleiben darin so, wie ihr sie am Tisch gezählt habt.
# en f2807502 draft
settled-declarations = Von den Meldungen ist nur die Summe notiert: Sie bleibt, wie sie am Tisch gezählt wurde.

## entry

# en acb53f51 draft
save-to-sheet = Auf den Zettel schreiben
# en dd45ab96 draft
asked-without-game = Um das auf einen Zettel zu schreiben, öffne den Schiedsrichter von diesem Zettel aus.
# en da25a551 draft
to-the-games = Partien
# en c439e34a draft
to-the-sheet = Zettel
# en 65aae35a draft
saved-as-hand = Als Spiel { $number } gespeichert.
# en ab543742 draft
saved-on-sheet = Auf dem Zettel gespeichert.
# en 608b99f4 draft
write-as-hand = { $label }, Spiel { $number }
# en 49baed1e draft
sheet-is-over = Diese Partie ist zu Ende.
# en 7e105e85 draft
sheet-is-open = Erst muss ein Spiel auf dem Zettel korrigiert werden.
# en 7c425e07 draft
agreed-reason = Grund
# en d1151115 draft
agreed-whole-number = Eine ganze Zahl bis 9999. Mit einem Minus ziehst du Punkte ab.
# en 35b576e4 draft
agreed-ask = Trag ein, wer wie viele Punkte bekommt.
# en a058752f draft
agreed-points-for = Punkte: { $name }
# en 0ad5d446 draft
declared-points-asked = Falsch gemeldete Punkte
# en dcb8181e draft
declared-why = falsche Meldung
# en 61d0cd85 draft
revoke-who = Wer den Fehler gemacht hat
# en c1a3223a draft
revoke-card-points = Augen: { $name }
# en c845a67d draft
revoke-rest = Tipp auf dem Zettel auf das Spiel und korrigiere es: Trag nach, was an Meldungen gezählt hat, auch die { bela }.
# en ee98a5a2 draft
revoke-enter = Trag die Augen ein.

## claim

# en 3aca52cb draft
claim-who = Wer den Sieg ansagt
# en 3167b7bb draft
claim-before = Stand vor diesem Spiel
# en 191a8e64 draft
claim-tricks = Gespielte Stiche
# en 14d19127 draft
claim-won-trick = Hat dieser Spieler gerade den Stich gemacht?
# en 33441e2f draft
claim-counted = Sind die Karten schon gezählt?
# en 46bd7549 draft
claim-next-led = Ist schon zum nächsten Stich ausgespielt?
# en e02dfe20 draft
claim-points = Augen in den eigenen Stichen bisher
# en 0a12ec7f draft
claim-best-runs = Folgen, wenn sie die besten sind
    .label = Punkte aus den eigenen Folgen
# en 52f12c6a draft
claim-ask = Trag ein, was dieser Spieler hat.
# en 64567fef draft
claim-on-sheet = Ansage auf den Zettel
# en 67d89fe4 draft
claim-last-trick = { $trick }, der letzte
# en 2a8c20e1 draft
claim-standing = Bis { $target }: { $standing }
# en fe0f7164 draft
claim-standing-of = { $name } { $points }
# en a17e7177 draft
claim-not-now = Jetzt ist keine Ansage möglich
# en ea8f2a82 draft
claim-to-reach = Bis { $target }
# en 3bfb0b75 draft
claim-enough = { $total } von { $target }: genug
# en 4ae07a09 draft
claim-short = { $total } von { $target }: { $missing } zu wenig
# en 6e642fb6 draft
claim-good = Ja. { $name } hat { $total } von { $target } und gewinnt.
    .rest = Punkte aus diesem Spiel: { $points }. Der Rest wird nicht mehr gespielt.
# en 5bad718b draft
claim-false = Nein: Bis { $target } { $missing ->
    [one] fehlt { $missing }
   *[other] fehlen { $missing }
}, der Stand ist { $total }.
    .rest = Punkte bisher aus diesem Spiel: { $points }. Spielt weiter, und sagt erst nach einem späteren Stich an.
# en 822d9782 draft
claim-false-lost = { $who ->
    [we] Wird trotzdem angesagt, gewinnen wir die Partie auf der Stelle.
    [they] Wird trotzdem angesagt, gewinnt ihr die Partie auf der Stelle.
    [one] Wird trotzdem angesagt, gewinnt { $name } die Partie auf der Stelle.
   *[many] Wird trotzdem angesagt, gewinnen { $name } die Partie auf der Stelle.
}
# en 0e7ff7d3 draft
claim-false-no-one = Wird trotzdem angesagt, endet die Partie, und niemand gewinnt.

## replay

# en 2c06bca5 draft
replay-loads = Das Spiel lädt…
# en 20292699 draft
replay-part = Teil des Spiels
# en e8d5298f draft
tricks--part-of-replay = Stiche
# en 10cde7e8 draft
hands--part-of-replay = Blätter
# en 82cb87b1 draft
declared--part-of-replay = Gemeldet
# en df7fa608 draft
result--part-of-replay = Entscheidung
# en 243b2a86 draft
replay-new = Neues Spiel
# en 506b9b8b draft
replay-change = Ändern
    .done = Fertig
# en 84beebc7 draft
replay-taken-on-big = Auf groß gespielt
# en 123b3a7d draft
replay-on-big = Auf groß
# en 6a9c82f2 draft
replay-contract = { $dealer } hat gegeben, { $taker } spielt { $trump }.
# en 582bd10d draft
replay-every-card = Jede gespielte Karte
# en e949987b draft
replay-undo = Letzte Karte zurück
# en 865d135f draft
replay-clear = Stiche leeren
# en 18bcde4c draft
replay-trick-mark = Stich { $trick }
# en 064e14f9 draft
replay-all-in = Alle { NUMBER($tricks) } Stiche sind da.
# en f780f8fc draft
replay-leads = Stich { $trick }: { $name } spielt aus.
# en 60708aa4 draft
replay-plays = Stich { $trick }: { $name } gibt zu.
# en f6fdf2d4 draft
replay-card-of = Die Karte, die { $name } spielt
# en 72d9e738 draft
replay-as-text = Als Text eingeben
    .about = Alle Karten als Text, zum Einfügen oder Weitergeben
# en 9e801f44 draft
replay-use-cards = Diese Karten nehmen
# en bbfd7ace draft
replay-how-to-write = Eine Zeile je Stich, die Karten in der Reihenfolge, in der sie fielen: A♠ 9♠ oder AS 9S (S ist Pik, H Herz, D Karo, C Kreuz). Wer will, gibt auch ein Blatt an, mit dem Namen davor: { $name }: AS KH.
# en 90e0b04e draft
replay-unread = Zeile { $line }: „{ $word }“ ist weder eine Karte noch ein Name.
# en 4e15739c draft
replay-hands-optional = Das Blatt eines Spielers kannst du weglassen: Dann nimmt Yuss die Karten, die er gespielt hat. Hat jemand die Sieben getauscht, trag sein Blatt so ein, wie es nach dem Tausch war.
# en 5c5d0aa0 draft
replay-whose-hand = Wessen Blatt
# en 8cbef04d draft
replay-card-count = { $count } von { $all }
# en c84af03c draft
replay-hand-count = { $name }, { $count } von { NUMBER($all) } Karten
# en dfaee8bf draft
replay-hand-of = Blatt von { $name }
# en 6b947d59 draft
replay-what-cards-allow = Mit den bisherigen Karten sind diese Meldungen möglich. Tipp an, was gemeldet wurde, in der Reihenfolge, in der es gesagt wurde.
# en 4bdd93ed draft
replay-nothing-to-declare = Nichts zu melden.
# en 30bd34dd draft
replay-run = { $run } { $cards }
# en 6dd4c21a draft
replay-four = { four-of-a-kind } { $rank }
    .label = { four-of-a-kind } { $rank }
# en 00583c5b draft
replay-declared-by = { $name } hat { $meld } gemeldet
# en 00305859 draft
replay-bela-in = { bela } in { $suit }
# en 1c9df6ab draft
replay-announced-by = { $name } hat { replay-bela-in } angesagt
# en ae55ac19 draft
replay-bela-not-played = noch nicht gespielt
# en b9db923a draft
replay-bela-first = erste Karte in Stich { $first }
# en 5988f31a draft
replay-bela-both = erste Karte in Stich { $first }, zweite in Stich { $second }
# en 5ecc1f3d draft
replay-cannot-be = So kann dieses Spiel nicht gespielt worden sein.
# en 7d0d023b draft
replay-all-allowed = Alle Karten sind nach den Regeln gespielt.
# en 0c0a2eaa draft
replay-made-by-each = Was jede Seite gemacht hat
# en a041846d draft
replay-complete = { $count ->
    [one] { $count } von { NUMBER($all) } Stichen ist vollständig. Wenn alle da sind, wird das Spiel gezählt.
   *[other] { $count } von { NUMBER($all) } Stichen sind vollständig. Wenn alle da sind, wird das Spiel gezählt.
}
# en c1addb49 draft
replay-not-allowed = { $count ->
    [1] Eine Karte war nicht erlaubt.
   *[other] { $count } Karten waren nicht erlaubt.
}
# en fafd3f95 draft
replay-played = Stich { $trick }: { $name } spielte { $card }.
# en 95093b28 draft
replay-allowed = Erlaubt: { $cards }.
# en 395b0d30 draft
replay-caption = Stiche. { $points }.
# en 55970c89 draft
replay-points-of = { $name } { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}

## runs

# en 48259fdf draft
runs-how = Wie
# en 7afa0b48 draft
runs-spoken = Laut sagen
# en 98d36104 draft
runs-passed = Handy reihum
# en 4fcc1e7d draft
runs-who-leads = Wer spielt und deshalb herauskommt
# en 6987f8d6 draft
runs-not-at-no-trumps = Ohne Trumpf zählen Folgen nicht.
# en 6a648aeb draft
runs-not-here = An diesem Tisch werden Folgen nicht gemeldet.
# en 5f96fc54 draft
runs-no-one-has = { $contest ->
    [runs] Niemand hat eine Folge.
    [fours] Niemand hat einen Vierling.
   *[both] Niemand hat etwas zu melden.
}
# en dedbaecb draft
runs-no-one-declared = Niemand hat etwas gemeldet.
# en a591d7c5 draft
runs-equal = { $contest ->
    [runs] Die besten Folgen sind gleich: Niemand schreibt etwas für Folgen.
   *[both] Die besten Meldungen sind gleich: Niemand schreibt etwas für Meldungen.
}
# en 9fe1461d draft
runs-speaks = { $name } sagt:
    .first = { $name } sagt zuerst:
# en 8a9746ea draft
runs-can-be-said = Was { $name } sagen kann
# en 8089bc75 draft
runs-are-good = { $who ->
    [we] Unsere Folgen zählen.
    [they] Eure Folgen zählen.
    [one] Die Folgen von { $name } zählen.
   *[many] Die Folgen von { $name } zählen.
}
# en b430602e draft
fours-are-good = { $who ->
    [we] Unsere Vierlinge zählen.
    [they] Eure Vierlinge zählen.
   *[many] Die Vierlinge von { $name } zählen.
}
# en ae1cbaf9 draft
runs-no-one-else = Sonst zählt keine Folge. Die guten Folgen müsst ihr jetzt zeigen.
# en 09d5f32c draft
declared-no-one-else = Sonst zählt keine Meldung. Die guten müsst ihr jetzt zeigen.
# en 711c6c5b draft
runs-fours-apart = Vierlinge vergleicht man getrennt.
# en dc3962e5 draft
runs-no-one-looks = Niemand sonst schaut hin. Alle geben ihre Folgen ein und verdecken sie wieder.
# en 0404ff4a draft
runs-declare-nothing = Ich melde nichts
# en 1d7adcd3 draft
runs-hide = Verdecken und weitergeben
# en feefdb1d draft
runs-show = Folgen zeigen und zählen
# en 5a848e03 draft
runs-give-phone = Gib das Handy weiter: { $name }.
# en 509cc7d7 draft
runs-i-am = Ich bin { $name }
# en a3b2ada9 draft
runs-cards-of = Karten von { $name }
# en df1b97aa draft
runs-tap = Tipp die Karten deiner Folgen an: { $found }.
    .none = Tipp die Karten deiner Folgen an: noch keine Folge.
# en 811fbd20 draft
runs-declared-is-good = Diese Meldungen zählen: { $names }.
# en e63112f9 draft
runs-whose-cards = Wessen Karten
# en 9b382b5e draft
runs-tap-shown = Tipp die Karten an, die gezeigt werden.
# en e8fa5a45 draft
runs-need-trick = Diese Folgen zählen, sobald ihre Seite einen Stich hat.
# en 14ade2d2 draft
runs-shown-by = Gezeigte Karten: { $name }

## single-rulings

# en 685e6cb6 draft
bela-in-one-hand = Waren Trumpfkönig und Trumpfdame auf derselben Hand?
    .no = Nein. Trumpfkönig und Trumpfdame müssen auf einer Hand gewesen sein.
# en 24fae1e7 draft
bela-where = Wo sind die beiden Karten jetzt?
# en 1fb09e56 draft
bidding-low-card-suit = Farbe der niedrigen Karte
# en a22a8894 draft
bidding-not-there = Diese Ansage ist an dieser Stelle nicht erlaubt. Nimm sie zurück.
# en 3e73bf74 draft
bidding-save-redeal = Als neu gegeben speichern
# en 64fca674 draft
bidding-may-be-said = Was { $name } sagen darf
# en be9a3bf5 draft
cut-ask = Trag ein, was jeder abgehoben hat.
# en 73c62764 draft
cut-again = Die entscheidenden Karten sind gleich: Hebt noch einmal ab.
# en c7af6a25 draft
cut-by = { $name } hebt ab
# en 3396484e draft
cut-deals-first = { $name } gibt zuerst.
# en a92a26fe draft
cut-would-deal = { $name } hat am höchsten abgehoben. Nach diesen Regeln einigt sich der Tisch auf den Geber.
# en be30fea0 draft
exchange-holds-seven = Hat der Spieler die Trumpfsieben?
# en cb920b0f draft
exchange-card-led = Ist die erste Karte schon ausgespielt?
# en ec8bf099 draft
pile-ask = Wähl den Trumpf. Darunter steht, was der Stapel jeweils zählt.
# en 6b35b10e draft
pile-has-last = Dieser Stapel hat den letzten Stich
# en b6c719f6 draft
pile-last-key = Letzter Stich +10
# en 6b4b6697 draft
pile-clear = Stapel leeren
# en 180d057d draft
pile-label = Karten im Stapel
# en bf447b14 draft
pile-by-trumps = Derselbe Stapel mit anderem Trumpf
# en 1dbb1be2 draft
pile-cards = { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
    .and-last = { $cards ->
        [one] { $cards } Karte und 10 für den letzten Stich.
       *[other] { $cards } Karten und 10 für den letzten Stich.
    }
# en 148e7dfc draft
pile-rest = Augen der Gegenseite: { $points }.
    .and-last = Augen der Gegenseite, mit dem letzten Stich: { $points }.
# en c32da30e draft
play-cards-are-for = Wofür die Karten unten sind
# en 0a75a74d draft
play-trick-key = Stich
# en afe6518d draft
play-hand-key = Hand
# en 856d1be6 draft
play-tap-trick = Tipp die Karten auf dem Tisch in der Reihenfolge an, in der sie gefallen sind. Tippst du keine an, spielt der Spieler selbst aus.
# en bfd3d854 draft
play-tap-hand = Tipp die Karten an, die noch auf der Hand sind.
# en 67bdd4d8 draft
play-the-trick = Der Stich bisher
# en c57bac05 draft
play-the-hand = Die Hand
# en 03804209 draft
play-no-cards = noch keine
# en 9d23964a draft
play-clear = Neu eingeben
# en 9b86c0fa draft
play-now-hand = Tipp jetzt die Karten der Hand an, aus der gespielt wird.
# en d1985bde draft
play-any-card = Jede Karte darf gespielt werden.
# en e74eb070 draft
play-trick-label = Der Stich bisher: { $cards }
    .empty = Der Stich bisher: nichts ausgespielt
# en 9117df3a draft
play-hand-label = Die Hand, aus der gespielt wird: { $cards }
    .empty = Die Hand, aus der gespielt wird: keine Karten
# en a56402a2 draft
play-in-trick = { $place ->
    [1] 1.
   *[other] { $place }.
}
# en 7972eb97 draft
play-in-hand = Hand
# en f44bd9c8 draft
play-may = ja
# en 702dc452 draft
play-may-not = nein
# en 15b94e19 draft
play-too-many = Das kann nicht sein: Eine Hand hat höchstens { NUMBER($most) } Karten.
# en 480df4a0 draft
play-may-be = Erlaubt: { $cards }.
# en 3460ef7e draft
play-not-these = Nicht { $cards }
# en 2a7e869a draft
void-never = An diesem Tisch ist kein Blatt ungültig, so schlecht es auch ist.
# en 173062b3 draft
void-save = Ungültiges Blatt speichern
# en 411db16b draft
void-first-cards = Die ersten { $first ->
    [5] fünf
   *[6] sechs
} Karten eines Spielers
# en 615cb1dd draft
void-not = Das Blatt gilt: Es sind nicht nur Achten und Siebenen.
# en a51330e6 draft
void-tap = Tipp die ersten { $first ->
    [5] fünf
   *[6] sechs
} Karten eines Spielers an: { $count } bisher.
# en 1521625d draft
void-deals-again = Ungültig: { $name } mischt und gibt neu.
# en b7f8e296 draft
wrong-what = Was ist passiert
    .help = Ein Wort oder zwei: nicht bedient, falsch gegeben, Ansage
# en a8939fe4 draft
wrong-not-found = Unter diesem Wort ist nichts zu finden.
# en e944d658 draft
wrong-show-all = Alles zeigen
# en 65cfb3df draft
wrong-rules-silent = Diese Regeln sagen nichts dazu. Wähl, wie euer Tisch es hält:

## citation-parts (own)

the-document = { $document ->
    [clobyosh] Clobyosh / Bela
    [lehman] Lehmans Klaberjass
    [bicycle] Klaberjass von Bicycle
    [denexa] Klaberjass von Denexa
    [ffb-belote] die Belote des französischen Verbands
    [ffb-contree] die Contrée des französischen Verbands
    [ffb-coinche] die Coinche des französischen Verbands
    [ffb-pages] die Webseiten des französischen Verbands
    [pravila-bele] Pravila igre Bela
    [cannes] die Regeln von Cannes 2016
    [ascee] die Regeln eines { "ASCEE" }-Turniers
    [pagat-coinche] Coinche auf pagat.com
    [colver] die Colver-Übersicht
   *[belote] der Artikel über Bridge-Belote
}
    .label = { $document ->
        [clobyosh] Clobyosh / Bela
        [lehman] Lehmans Klaberjass
        [bicycle] Klaberjass von Bicycle
        [denexa] Klaberjass von Denexa
        [ffb-belote] Die Belote des französischen Verbands
        [ffb-contree] Die Contrée des französischen Verbands
        [ffb-coinche] Die Coinche des französischen Verbands
        [ffb-pages] Die Webseiten des französischen Verbands
        [pravila-bele] Pravila igre Bela
        [cannes] Die Regeln von Cannes 2016
        [ascee] Die Regeln eines { "ASCEE" }-Turniers
        [pagat-coinche] Coinche auf pagat.com
        [colver] Die Colver-Übersicht
       *[belote] Der Artikel über Bridge-Belote
    }

## citations

# en 7d711a72 draft
cited = { the-document }, { $place }
    .label = { the-document.label }, { $place }
# en 863478c0 draft
cited-silent = { the-document } { $document ->
    [cannes] sagen
    [ascee] sagen
   *[other] sagt
} nichts dazu
    .label = { the-document.label } { $document ->
        [cannes] sagen
        [ascee] sagen
       *[other] sagt
    } nichts dazu
# en a1bdc8c0 draft
cited-lacks = { the-document } { $document ->
    [cannes] sagen
    [ascee] sagen
   *[other] sagt
} kein Wort davon
    .label = { the-document.label } { $document ->
        [cannes] sagen
        [ascee] sagen
       *[other] sagt
    } kein Wort davon
# en b72e7d94 draft
cited-lacks-here = { the-document } { $document ->
    [cannes] sagen
    [ascee] sagen
   *[other] sagt
} bei dieser Spielart kein Wort davon
    .label = { the-document.label } { $document ->
        [cannes] sagen
        [ascee] sagen
       *[other] sagt
    } bei dieser Spielart kein Wort davon
# en 8daef6a6 draft
cited-in-part = { the-document }: nicht in dem, was uns davon vorliegt
    .label = { the-document.label }: nicht in dem, was uns davon vorliegt
# en b130e491 draft
cited-after = nach dem, was andere über „{ $title }“ schreiben; die Regeln selbst lagen uns nicht vor
    .label = Nach dem, was andere über „{ $title }“ schreiben; die Regeln selbst lagen uns nicht vor
# en 791b315c draft
cited-house = an diesem Tisch ausgemacht
    .label = An diesem Tisch ausgemacht
# en 6f31e4f3 draft
cited-document = { the-document.label }
# en ea30aa95 draft
ground-read = { $source }, so wie wir es lesen
# en c2b3527f draft
giver-line = <game>{ $game }</game>: { $ground }
    .noted = <game>{ $game }</game>: { $ground }. { $note }
# en ff1e1817 draft
reading-link = Wie wir es lesen

## lookup

# en 35ba01dc draft
rules-find = Such eine Regel: Ein Wort dafür genügt
# en 953e3450 draft
rules-whose = Wessen Regeln
# en e4ed3fee draft
rules-answers-of = Wessen Antworten
# en 4baf7b94 draft
rules-as-written-in = Laut Quelle
# en bd2c3eee draft
rules-at-this-table = An diesem Tisch
# en 3f4ec617 draft
rules-house-mark = Hausregel
# en 499b63bf draft
rules-practise = Üben
# en e7e7fe94 draft
rules-our-game = Bei uns: { $game }
# en a6a51b21 draft
rules-of-ours = Hausregeln: { $count }
# en 49235e33 draft
rules-title = Regeln
    .about = Worüber man am Kartentisch streitet, vom Abheben bis zum Ende der Partie: erst die Antwort eures Tisches, dann die aller Quellen.
# en 4637a3a8 draft
compare-title = Zwei Spielarten vergleichen
    .about = Nur die Fragen, auf die zwei Spielarten verschieden antworten.
# en 66c7fcda draft
glossary-title = Wörterverzeichnis
    .about = Dieselbe Karte kann ein Dutzend Namen haben. Unter jedem Wort steht, wie es sonst noch heißt und zu welcher Regel es gehört. Manche Namen aus anderen Ländern und Büchern stehen in keiner der Quellen.
# en 0ff5b34b draft
often-asked = Oft gefragt
# en be282314 draft
sources-title = Woher die Regeln stammen
    .link = Quellen
# en 22bcb6d6 draft
stories-title = Geschichten und Ratschläge
    .about = Woher das Spiel und seine Wörter kommen, was am Tisch so vorkommt und wie man besser spielt. Alles steht in den Quellen der Regeln.
    .of-it = Geschichten und Ratschläge dazu
# en 9d0373b2 draft
laws-of-other-games = Wie andere Kartenspiele es halten
# en 390abc37 draft
rules-for-example = Zum Beispiel
# en c842cd5e draft
asked-with-it = Ähnliche Fragen
# en 713f2065 draft
rules-of-games = Die Regeln jeder Spielart
# en be754445 draft
words-for-it = Wörter dafür
# en 9467905c draft
order-of-a-deal = In der Reihenfolge eines Spiels
# en 2cfeb638 draft
rules-before = Davor
# en b359da86 draft
rules-next = Danach
# en bd5d8fd7 draft
place-of-question = { $group } · { $number } von { $all }
# en d18958b8 draft
settled-under = Ein Tisch kann das vorher festlegen, in den Regeln einer neuen Partie: „{ $question }“
# en 6c9d939c draft
answers-given = { $count ->
    [2] Zwei Antworten
    [3] Drei Antworten
    [4] Vier Antworten
    [5] Fünf Antworten
    [6] Sechs Antworten
    [7] Sieben Antworten
    [8] Acht Antworten
    [9] Neun Antworten
   *[other] { $count } Antworten
}
    .silent = Steht in keiner unserer Quellen
    .all-agree = Überall gleich
# en b7713417 draft
in-no-document = Diese Regel steht in keiner unserer Quellen, aber ein Tisch kann sie ausmachen.
# en 4ac411df draft
variation-of = { $game }, Variante „{ $variant }“
# en 7b62edc0 draft
unclear-on = Wie wir es lesen: { $point }
# en d26f63d6 draft
compare-one = Die eine Spielart
# en 6ae39292 draft
compare-other = Die andere
# en 398005ce draft
compare-unknown = Die Adresse nennt eine Spielart, die es hier nicht gibt. Wähl oben eine andere.
# en e91ae714 draft
compare-all-alike = Kein Unterschied: Beide antworten auf jede Frage gleich.
# en 2862120b draft
compare-differing = { $count ->
    [1] Eine von { NUMBER($all) } Fragen
   *[other] { $count } von { NUMBER($all) } Fragen
}
# en afb34868 draft
house-rule = Hausregel.
    .agreed = Hausregel. An diesem Tisch ausgemacht.
    .before = Hausregel:
# en 1bd71023 draft
decided-no-hand = In keinem Spiel dieser Partie hat diese Antwort entschieden.
# en 9886242e draft
decided-hands = Spiele, in denen diese Antwort entschied:
# en fc8c0b6f draft
decided-all = alle { $count }
# en f1196ef0 draft
answer-of-variant = { $variant }: { $source }
# en 6f632668 draft
answer-stands = { $place }.
# en 0778e77a draft
answer-in-game = { $game }: { $answer }
# en 94cb15a6 draft
arises-in = Sie stellt sich bei:
# en 8778a2e1 draft
agreed-target = { $target }, wie an diesem Tisch ausgemacht.
# en 2d775f49 draft
example-tie = Gleichstand
# en 9528ec61 draft
example-last-trick = letzter Stich
# en 0e2eaf06 draft
example-who-deals = Geber
# en 021ef5da draft
example-revoke = nicht bedient
# en ed1aab91 draft
examples-label = Beispiele
# en f3642cd0 draft
for-example = zum Beispiel „{ $word }“
# en c281f8e7 draft
found-label = Gefunden
# en 7b064411 draft
found-rules = Gefundene Regeln
# en 31b80070 draft
found-nothing = Unter diesem Namen ist nichts zu finden.
# en bea06353 draft
found-what-next = Versuch ein anderes Wort dafür oder ein kürzeres. Lösch das Wort, dann stehen alle Fragen da, oder schau im <link>Wörterverzeichnis</link> nach.
# en 17c3e75c draft
found-questions = { $questions ->
    [one] Eine Frage
   *[other] { $questions } Fragen
}
# en 10fd04c4 draft
found-stories = { $stories ->
    [one] Eine Geschichte
   *[other] { $stories } Geschichten
}
# en da4e04b2 draft
found-both = { found-questions }, { $stories ->
    [one] eine Geschichte
   *[other] { $stories } Geschichten
}
