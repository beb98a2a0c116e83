### Was ein Tisch festlegen kann: wie es heißt, die Frage dahinter und die Werte. Vorhand ist, wer nach dem Geben an der Reihe ist.

## options

# en 0479bf56 draft
players--option = Am Tisch
    .question = Zu wie vielen spielt ihr?
    .value = { $value ->
        [2] zu zweit
        [3] zu dritt, alle für sich
       *[4] zu viert, in zwei Paaren
    }
# en 9f9a5ff9 draft
pack--option = Karten
    .question = Mit welchen Karten spielt ihr?
    .value = { $value ->
        [32] 32 Karten, Ass bis Sieben
       *[28] 28 Karten, ohne Siebenen
    }
# en 2ab552b0 draft
direction--option = Richtung
    .question = In welcher Richtung spielt ihr?
    .value = { $value ->
        [clockwise] im Uhrzeigersinn, nach links
       *[counterclockwise] gegen den Uhrzeigersinn, nach rechts
    }
# en b63f9178 draft
firstDealer--option = Erster Geber
    .question = Wer gibt das erste Spiel?
    .value = { $value ->
        [high-cut] wer die höchste Karte abhebt
        [low-cut] wer die niedrigste Karte zieht
       *[agree] wie ihr es ausmacht
    }
# en 4ce70298 draft
nextDealer--option = Nächster Geber
    .question = Wer gibt das nächste Spiel?
    .value = { $value ->
        [winner] wer das Spiel gewonnen hat
       *[next] reihum
    }
# en 3de56adc draft
redealDealer--option = Geber, wenn alle passen
    .question = Wer gibt, wenn alle gepasst haben?
    .value = { $value ->
        [next] wer als Nächstes dran ist
       *[same] noch einmal derselbe Geber
    }
# en c26d1cdc draft
voidDeal--option = Ungültiges Blatt
    .question = Ist das Spiel ungültig, wenn jemand zuerst nur Achten und Siebenen bekommt?
    .value = { $value ->
        [no] nein, es wird gespielt
       *[yes] ja, derselbe Geber gibt neu
    }
# en b6cd6347 draft
auction--option = Trumpf bestimmen
    .question = Wie wird Trumpf bestimmt?
    .value = { $value ->
        [turn-up] eine aufgedeckte Karte schlägt ihre Farbe vor
        [names-suit] reihum nennt man eine Farbe oder passt
        [bids] durch Reizen nach Punkten, mit einer Farbe
       *[contracts] durch Reizen, auch ohne Trumpf und alles Trumpf
    }
# en d8e995ae draft
schmeiss--option = Schmeißen
    .question = Darf man schmeißen?
    .value = { $value ->
        [none] wird nicht gespielt
        [first-turn] nur, wenn man zum ersten Mal dran ist
        [every-turn] jedes Mal, wenn man dran ist
       *[not-dealer-second] jedes Mal, nur der Geber nicht in der zweiten Runde
    }
# en 10bd9240 draft
schmeissRefused--option = Schmeißen abgelehnt
    .question = Wer spielt die aufgedeckte Farbe, wenn das Schmeißen abgelehnt wird?
    .value = { $value ->
        [caller-takes] wer schmeißen wollte
       *[refuser-takes] wer abgelehnt hat
    }
# en 5950d0c7 draft
allPass--option = Alle passen
    .question = Was geschieht, wenn alle bis zum Schluss gepasst haben?
    .value = { $value ->
        [redeal] es wird neu gegeben
        [dealer-names] der Geber muss Trumpf nennen
       *[eldest-names] Vorhand muss Trumpf nennen
    }
# en 8955850f draft
forcedNoTrump--option = Wer Trumpf nennen muss
    .question = Wer Trumpf nennen muss: Darf er ohne Trumpf spielen?
    .value = { $value ->
        [no] nein, nur eine Farbe
       *[allowed] ja
    }
# en 21c1e3d8 draft
doubling--option = Kontra
    .question = Wie weit darf man mit Kontra gehen?
    .value = { $value ->
        [1] gar nicht
        [2] Kontra, doppelte Punkte
        [4] Kontra und Re, vierfache Punkte
        [3] Kontra und Re, dreifache Punkte
       *[8] Kontra, Re und Subkontra, achtfache Punkte
    }
# en 5f5e8bbb draft
big--option = Auf groß
    .question = Darf die Spielpartei gegen die Summe beider Gegner spielen, für doppelte Punkte?
    .value = { $value ->
        [no] wird nicht gespielt
       *[allowed] ja, wenn sie es ansagt
    }
# en 38290309 draft
exchangeSeven--option = Sieben tauschen
    .question = Darf die Trumpfsieben gegen die aufgedeckte Karte getauscht werden?
    .value = { $value ->
        [no] nein, sie bleibt, wo sie ist
       *[yes] ja, vor dem ersten Ausspielen
    }
# en f39744b0 draft
indicator--option = Karte, die die Farbe anzeigt
    .question = Welche Karte zeigt die Farbe an?
    .value = { $value ->
        [turn-up] eine aufgedeckte vom Stapel
       *[low-card] eine niedrige, die nicht mitspielt
    }
# en 17a1e5f2 draft
leader--option = Wer herauskommt
    .question = Wer spielt zum ersten Stich aus?
    .value = { $value ->
        [eldest] Vorhand
       *[taker] die Spielpartei
    }
# en 2ead6834 draft
longRuns--option = Lange Folgen
    .question = Was zählen fünf und mehr Karten hintereinander?
    .value = { $value ->
        [one] 50, egal wie lang
        [split] 50; sieben zählen 70 und acht 100
        [hundred-at-most] 100, auch acht
       *[hundred] 100; acht zählen 120
    }
# en 485a7b3c draft
equalRuns--option = Gleiche Folgen
    .question = Wer schreibt, wenn die besten Folgen gleich sind und Trumpf nicht entscheidet?
    .value = { $value ->
        [first-declared] wer zuerst gemeldet hat
       *[nobody] niemand schreibt etwas für Folgen
    }
# en ad8fe730 draft
trumpRun--option = Folge in Trumpf
    .question = Schlägt eine Folge in Trumpf eine gleiche in einer anderen Farbe?
    .value = { $value ->
        [wins] ja, Trumpf gewinnt
       *[equal] nein, sie sind gleich
    }
# en 1f6cea57 draft
runsNeedTrick--option = Stich für Folgen
    .question = Braucht eine Seite einen Stich, damit ihre Folgen zählen?
    .value = { $value ->
        [no] nein, keinen
       *[yes] ja, mindestens einen
    }
# en 4910bdac draft
carres--option = Vierlinge
    .question = Zählen vier gleiche Karten?
    .value = { $value ->
        [no] nein, sie zählen nichts
       *[yes] ja: Buben 200, Neunen 150, Asse, Zehnen, Könige und Damen 100
    }
# en e230170f draft
noTrumpMelds--option = Meldungen ohne Trumpf
    .question = Zählen Meldungen ohne Trumpf?
    .value = { $value ->
        [runs] ja
       *[none] nein
    }
# en 1f17758d draft
noTrumpDoubled--option = Punkte ohne Trumpf
    .question = Zählt ein Spiel ohne Trumpf doppelt?
    .value = { $value ->
        [no] nein, einfach
       *[yes] ja, alles zählt doppelt
    }
# en 730b3950 draft
belaCall--option = Belle ansagen
    .question = Bei welcher Karte muss die Belle angesagt werden?
    .value = { $value ->
        [first-card] bei der ersten
        [second-card] bei der zweiten
       *[either] bei einer der beiden
    }
# en 35af61f5 draft
beatPlain--option = Schlagen in einer Fehlfarbe
    .question = Müsst ihr beim Bedienen einer Fehlfarbe die Karte der Gegenseite schlagen?
    .value = { $value ->
        [no] nein, jede Karte der Farbe geht
        [always] ja, wenn ihr könnt, auch die des Partners
       *[yes] ja, wenn ihr könnt
    }
# en d5afb99f draft
partnerWinning--option = Stich des Partners
    .question = Müsst ihr trumpfen, wenn ihr nicht bedienen könnt und der Stich schon dem Partner gehört?
    .value = { $value ->
        [free] nein, jede Karte geht
       *[must-trump] ja, trotzdem Trumpf
    }
# en e5bd0b01 draft
beatPartner--option = Trumpf des Partners
    .question = Müsst ihr auch den Trumpf des Partners schlagen, wenn Trumpf ausgespielt ist?
    .value = { $value ->
        [no] nein, jeder Trumpf geht
       *[yes] ja, wenn ihr könnt
    }
# en 3b18591f draft
bareYuss--option = Blanker Trumpfbube
    .question = Darf man den Trumpfbuben zurückhalten, wenn er der einzige Trumpf ist und Trumpf ausgespielt wird?
    .value = { $value ->
        [must-play] nein, er muss gespielt werden
       *[may-hold] ja
    }
# en e8156de1 draft
lowTrumpLead--option = Kleinen Trumpf ausspielen
    .question = Dürft ihr Trumpfacht oder Trumpfsieben ausspielen?
    .value = { $value ->
        [allowed] ja
       *[barred] nur, wenn nichts anderes da ist
    }
# en 31348189 draft
tie--option = Gleichstand
    .question = Beide haben gleich viel: Wer bekommt die Punkte?
    .value = { $value ->
        [held-over] die Gegenpartei schreibt ihre Punkte; die der Spielpartei bleiben offen für die Seite, die das nächste Spiel gewinnt
        [held-over-both] alles bleibt offen für die Seite, die das nächste Spiel gewinnt
        [bate] die Gegenpartei bekommt alles, denn die Spielpartei ist bete
        [made] jede Seite schreibt ihre Punkte, und die Spielpartei hat gewonnen
        [replay] niemand; derselbe Geber gibt noch einmal
       *[defender-own] die Gegenpartei schreibt ihre Punkte, die Spielpartei nichts
    }
# en 39609046 draft
bateTo--option = Wenn die Spielpartei verliert
    .question = Ihr spielt zu dritt, und die Spielpartei verliert: Wer bekommt ihre Punkte?
    .value = { $value ->
        [higher] der Gegner, der mehr gemacht hat
       *[each] beide Gegner, jeder alle Punkte
    }
# en 26a39808 draft
sweep--option = Alle Stiche
    .question = Was bringt es, alle Stiche zu machen?
    .value = { $value ->
        [none] nichts dazu
        [360] 360 statt der Augen und des letzten Stichs
        [252] 90 Punkte dazu
        [262] 100 Punkte dazu
       *[match-points] 9 Spielpunkte dazu
    }
# en ecc20a12 draft
sweepDoubled--option = Alle Stiche mit Kontra
    .question = Wird der Zuschlag für alle Stiche bei Kontra mitverdoppelt?
    .value = { $value ->
        [yes] ja, mit allem anderen
       *[no] nein, nie
    }
# en a833294a draft
scoring--option = Auf dem Zettel
    .question = Was schreibt ihr auf den Zettel?
    .value = { $value ->
        [points] die Punkte, nicht durch zehn geteilt
       *[match-points] Spielpunkte, ein Zehntel, gerundet
    }
# en 8fded202 draft
multiply--option = Verdoppeln und runden
    .question = Was kommt bei Kontra zuerst?
    .value = { $value ->
        [after-rounding] runden, dann verdoppeln
       *[before-rounding] verdoppeln, dann runden
    }
# en c7716168 draft
kirtik--option = Kirtik
    .question = Kostet ein verlorenes Spiel oder eins ohne Stich 10 Spielpunkte?
    .value = { $value ->
        [no] wird nicht gespielt
       *[yes] ja, beides
    }
# en bb181048 draft
claims--option = Sieg ansagen
    .question = Darf jemand den Sieg ansagen, bevor das Spiel zu Ende gespielt ist?
    .value = { $value ->
        [any-trick] ja, gleich nach jedem eigenen Stich
        [first-three] ja, aber nur nach einem der ersten drei Stiche
       *[none] nein, es wird zu Ende gespielt
    }
# en 77bae268 draft
bothOver--option = Mehrere am Ziel
    .question = Wer gewinnt, wenn mehrere im selben Spiel das Ziel erreichen?
    .value = { $value ->
        [last-trick] wer von ihnen den letzten Stich gemacht hat
        [higher] die höhere Summe
       *[taker-first] die Spielpartei, wenn sie ihr Spiel gewonnen hat, sonst die höhere Summe
    }
# en 0b3c8719 draft
winNeedsTrick--option = Ein Stich zum Sieg
    .question = Braucht eine Seite, die das Ziel beim Zählen erreicht, noch einen Stich zum Sieg?
    .value = { $value ->
        [no] nein, sie hat gewonnen
       *[yes] ja, einen Stich in einem späteren Spiel
    }
# en b842c046 draft
revoke--option = Nicht bedient
    .question = Was kostet eine falsche Karte, die sich nicht mehr zurücknehmen lässt?
    .value = { $value ->
        [unstated] die Quelle sagt es nicht; auf dem Zettel geht das Spiel an die Gegenseite
       *[all-to-other-side] das Spiel geht an die Gegenseite
    }
# en b2f4c3cd draft
goal--option = Länge der Partie
    .question = Was ist das Ziel der Partie?
    .value = { $value ->
        [points] eine Punktzahl
       *[hands] eine Anzahl Spiele
    }
# en 6dd6481a draft
winBy--option = Gewinn der Partie
    .question = Wann gewinnt eine Seite, die am Ziel ist?
    .value = { $value ->
        [count] sobald das Spiel gezählt ist
       *[own-made-hand] erst mit einem Spiel, das sie gespielt und gewonnen hat
    }
# en 03564929 draft
bidStart--option = Niedrigstes Gebot
    .question = Was ist das niedrigste Gebot?
    .value = { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
# en 44078310 draft
bidTop--option = Höchstes Gebot
    .question = Was ist das höchste Gebot in Punkten?
    .value = { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
# en a9cbc2d6 draft
bidNeeds--option = Gebot erfüllt
    .question = Womit ist ein Gebot erfüllt?
    .value = { $value ->
        [bid] mit den gebotenen Punkten
       *[bid-and-more] mit den gebotenen Punkten und mehr Punkten als die Gegenseite
    }
# en b2c91be2 draft
bidWrites--option = Was ein Gebot bringt
    .question = Was wird für ein erfülltes Gebot geschrieben?
    .value = { $value ->
        [made-and-bid] die gemachten Punkte und das Gebot
        [made] die gemachten Punkte
       *[bid] das Gebot und die Meldungen
    }
# en ae6fcb7b draft
failedBid--option = Verlorenes Gebot
    .question = Schreibt die Gegenpartei das Gebot, wenn es verloren ist?
    .value = { $value ->
        [yes] ja, zu ihren anderen Punkten
       *[no] nein, nur ihre anderen Punkte
    }
# en 27152a1a draft
failedSweep--option = Alle Stiche gegen das Gebot
    .question = Bekommt auch die Gegenpartei den Zuschlag für alle Stiche?
    .value = { $value ->
        [yes] ja, auch sie
       *[no] nein, nur die Spielpartei
    }
# en cc781355 draft
pile--option = Alle Augen eines Spiels
    .question = Was wird für die Stiche geschrieben, wenn eine Seite alles bekommt?
    .value = { $value ->
        [160] 160 Punkte
       *[162] 162 Punkte
    }
# en b63d7c62 draft
doubleOf--option = Was bei Kontra mehrfach zählt
    .question = Was zählt bei Kontra mehrfach?
    .value = { $value ->
        [everything] die Stiche und das Gebot
        [bid] nur das Gebot
       *[declared-too] die Stiche, das Gebot und die Meldungen
    }
# en 9b514e2e draft
capotBid--option = Alle Stiche als Gebot
    .question = Was ist ein Gebot auf alle Stiche wert?
    .value = { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
# en a0bd2d2e draft
capotWrites--option = Was alle Stiche als Gebot bringen
    .question = Was wird für ein Gebot auf alle Stiche geschrieben?
    .value = { $value ->
        [bid] wie für jedes andere Gebot
       *[flat] nur das Gebot und die Meldungen
    }
# en 687f4b5a draft
runs--option = Folgen
    .question = Werden Folgen gemeldet?
    .value = { $value ->
        [yes] ja
       *[no] nein, nie
    }
# en 99ad2ed5 draft
meldContest--option = Folgen gegen Vierlinge
    .question = Werden Folgen und Vierlinge miteinander verglichen?
    .value = { $value ->
        [apart] nein, jede Art für sich
       *[one] ja, die Seite mit der besten Meldung schreibt alle ihre Meldungen
    }
# en 8bbf4ec4 draft
sweepMelds--option = Meldungen einer Seite ohne Stich
    .question = Was wird aus den Meldungen einer Seite ohne Stich?
    .value = { $value ->
        [own] sie zählen trotzdem
        [to-sweeper] sie gehen an die Seite mit allen Stichen
       *[lost] sie verfallen
    }
# en dd49b00a draft
belaDecides--option = Belle und Ergebnis
    .question = Zählt die Belle mit, wenn es darum geht, ob das Spiel gewonnen ist?
    .value = { $value ->
        [yes] ja, sie zählt
       *[no] nein, sie zählt nicht
    }
# en 5199440b draft
belaKept--option = Belle der Verlierer
    .question = Behält eine Seite, die alles verliert, ihre Belle?
    .value = { $value ->
        [no] nein, sie geht an die Gegenseite
       *[yes] ja, sie behält sie
    }
# en 69294cb7 draft
underTrump--option = Zu niedrig zum Übertrumpfen
    .question = Müsst ihr Trumpf spielen, auch wenn ihr den der Gegenseite nicht schlagen könnt?
    .value = { $value ->
        [must] ja, einen niedrigeren Trumpf
       *[free] nein, jede Karte geht
    }
# en 940fb747 draft
written--option = Runden auf dem Zettel
    .question = Werden die Punkte auf dem Zettel gerundet?
    .value = { $value ->
        [exact] nein
        [tens-5-up] auf Zehner, ab fünf nach oben
       *[tens-6-up] auf Zehner, ab sechs nach oben
    }
# en 5780948e draft
target--option = Ziel
    .question = Bei wie vielen Punkten oder nach wie vielen Spielen endet die Partie?
    .value = { $scoring ->
        [match-points] { $target ->
            [one] { $target } Spielpunkt
           *[other] { $target } Spielpunkte
        }
       *[points] { $target ->
            [one] { $target } Punkt
           *[other] { $target } Punkte
        }
    }
# en f80c7b8e draft
option-line = { $option }: { $value }.
# en 9b8af01d draft
option-with-value = { $option } ({ $value })

## short-values

# en 7ab6c641 draft
short-pack = { $value ->
    [32] 32 Karten
   *[28] 28 Karten
}
# en 34c6ab2c draft
short-first-dealer = { $value ->
    [high-cut] höchste Karte
    [low-cut] niedrigste Karte
   *[agree] nach Absprache
}
# en 265605d6 draft
short-next-dealer = { $value ->
    [winner] wer gewonnen hat
   *[next] reihum
}
# en 94ca0cfa draft
short-auction = { $value ->
    [turn-up] aufgedeckte Karte
    [names-suit] Farbe nennen
    [bids] Reizen
   *[contracts] Kontrakte
}
# en 1bfa6018 draft
short-schmeiss = { $value ->
    [none] nicht gespielt
    [first-turn] erste Runde
    [every-turn] jede Runde
   *[not-dealer-second] Geber nicht in Runde 2
}
# en 58b879a3 draft
short-all-pass = { $value ->
    [redeal] neu geben
    [dealer-names] Geber muss
   *[eldest-names] Vorhand muss
}
# en 61b7be3a draft
short-doubling = { $value ->
    [1] keins
    [2] ×2
    [3] ×2, ×3
    [4] ×2, ×4
   *[8] ×2, ×4, ×8
}
# en 478acaea draft
short-yes-no = { $value ->
    [no] nein
   *[other] ja
}
# en a7a66be3 draft
short-indicator = { $value ->
    [turn-up] aufgedeckte Karte
   *[low-card] niedrige Karte
}
# en 6a741c5d draft
short-leader = { $value ->
    [eldest] Vorhand
   *[taker] Spielpartei
}
# en bb314d4e draft
short-long-runs = { $value ->
    [one] 50
    [split] 50, 70, 100
    [hundred-at-most] 100
   *[hundred] 100, 120
}
# en 6e8d06c1 draft
short-equal-runs = { $value ->
    [first-declared] zuerst gemeldet
   *[nobody] niemand
}
# en 7d76e8cc draft
short-trump-run = { $value ->
    [wins] Trumpf gewinnt
   *[equal] gleich
}
# en 2642b30c draft
short-meld-contest = { $value ->
    [apart] getrennt
   *[one] gemeinsam
}
# en 99463972 draft
short-beat-plain = { $value ->
    [no] nein
    [always] immer
   *[yes] wenn möglich
}
# en 45f420cc draft
short-under-trump = { $value ->
    [must] trotzdem Trumpf
   *[free] beliebige Karte
}
# en 09a3f740 draft
short-partner-winning = { $value ->
    [free] beliebige Karte
   *[must-trump] Trumpf
}
# en 3a657bf8 draft
short-bare-yuss = { $value ->
    [must-play] muss fallen
   *[may-hold] darf bleiben
}
# en a0877ae8 draft
short-low-trump-lead = { $value ->
    [allowed] erlaubt
   *[barred] nur notgedrungen
}
# en 0133c716 draft
short-revoke = { $value ->
    [unstated] nicht geregelt
   *[all-to-other-side] alles verloren
}
# en 50ef74b8 draft
short-tie = { $value ->
    [held-over] Spielpartei offen
    [held-over-both] alles offen
    [bate] Spielpartei verliert
    [made] jede ihre Punkte
    [replay] neu gespielt
   *[defender-own] nur Gegenpartei
}
# en 5e225d1c draft
short-bate-to = { $value ->
    [higher] wer mehr hat
   *[each] beide
}
# en 33272516 draft
short-sweep-melds = { $value ->
    [own] zählen trotzdem
    [to-sweeper] an Gegenseite
   *[lost] verloren
}
# en 1917eccd draft
short-bid-needs = { $value ->
    [bid] das Gebot
   *[bid-and-more] Gebot und Mehrheit
}
# en d7d12f05 draft
short-bid-writes = { $value ->
    [made-and-bid] Punkte und Gebot
    [made] Punkte
   *[bid] das Gebot
}
# en 1af0e7b6 draft
short-capot-writes = { $value ->
    [bid] wie jedes Gebot
   *[flat] nichts für Stiche
}
# en cd7b7c36 draft
short-scoring = { $value ->
    [points] Punkte
   *[match-points] Spielpunkte
}
# en 63985ec7 draft
short-multiply = { $value ->
    [after-rounding] erst runden
   *[before-rounding] erst verdoppeln
}
# en 3db3b1f3 draft
short-claims = { $value ->
    [any-trick] nach jedem Stich
    [first-three] erste drei Stiche
   *[none] nein
}
# en eb6a4173 draft
short-both-over = { $value ->
    [last-trick] letzter Stich
    [higher] mehr Punkte
   *[taker-first] Spielpartei
}
# en ac41135d draft
short-win-by = { $value ->
    [count] beim Zählen
   *[own-made-hand] eigenes Spiel
}
# en 678e449c draft
short-goal = { $value ->
    [points] Punkte
   *[hands] Spiele
}

## source-parts (own)

document = { $document ->
    [clobyosh] Clobyosh / Bela
    [lehman] Lehman
    [bicycle] Bicycle
    [denexa] Denexa
    [ffb-belote] FFB, Belote
    [ffb-contree] FFB, Contrée
    [ffb-coinche] FFB, Coinche
    [ffb-pages] FFB, Webseiten
    [pravila-bele] Pravila igre Bela
    [cannes] Cannes 2016
    [ascee] { "ASCEE" }-Turnier
    [pagat-coinche] pagat, Coinche
    [colver] Colver-Übersicht
   *[belote] Bridge-Belote
}

## sources

# en 2a042d19 draft
source-stated = { document }, { $place }
# en 0da0a54b draft
source-read = { document }, { $place }, so wie wir es lesen
# en d5b8b38c draft
source-silent = { document } sagt nichts dazu; so verstehen wir es
# en 8146b8b5 draft
source-lacks = { document } kennt keine solche Regel
# en 5579b448 draft
source-lacks-here = { document } kennt keine solche Regel für diese Spielart
# en eab7b5d7 draft
source-lacks-in-part = { document }: nicht in dem, was uns davon vorliegt
# en c24cca7b draft
source-silent-in-part = { document }: nicht in dem, was uns davon vorliegt; so verstehen wir es
# en 12146d62 draft
source-after = so, wie andere „{ $title }“ beschreiben, das wir nicht lesen konnten
# en 657d89b7 draft
source-house = an diesem Tisch ausgemacht
# en 46aa4a2b draft
source-also-read = { $source }, so wie wir es lesen
# en ff425371 draft
source-of-variant = { $source } ({ $variant })

## clashes

# en cad1143a draft
clash = { $needs ->
    [three-players] { $rule } geht nur zu dritt: Nur da schreiben die beiden anderen getrennt, und nur da werden 27 Karten gegeben.
    [two-players] { $rule } geht nur zu zweit: Einer bietet es dem anderen an.
    [four-players] { $rule } geht nur zu viert: Es gehört zum Spiel in Paaren, bei dem alle Karten gegeben werden.
    [two-or-four-players] { $rule } geht nur zu zweit oder zu viert: Zu dritt muss die Spielpartei beide schlagen und verliert bei Gleichstand.
    [no-exchange] { $rule } geht nur, wo die Sieben nicht getauscht wird: Ohne Siebenen gibt es nichts zu tauschen.
    [turn-up] { $rule } geht nur mit einer aufgedeckten Karte: Wo man reihum eine Farbe nennt oder reizt, wird nichts aufgedeckt.
    [contracts] { $rule } geht nur, wo Kontrakte gereizt werden: Nur da gibt es Subkontra und Spielpunkte.
    [points] { $rule } geht nur mit Punkten auf dem Zettel, nicht mit Spielpunkten: Die gibt es erst am Ende des Spiels.
    [match-points] { $rule } geht nur mit Spielpunkten auf dem Zettel: Gezählt wird dabei in Spielpunkten.
    [turn-up-or-names-suit] { $rule } geht nur mit einer aufgedeckten Karte, oder wo man reihum eine Farbe nennt oder passt.
    [contracts-or-bids] { $rule } geht nur, wo gereizt wird: Nur da gibt es Kontra.
    [bids] { $rule } geht nur, wo nach Punkten gereizt wird.
    [no-bids] { $rule } geht nur, wo nicht nach Punkten gereizt wird: Ein Spiel mit Gebot ist gewonnen oder verloren, einen Gleichstand gibt es nicht.
    [no-claims] { $rule } geht nur, wo man den Sieg nicht ansagen kann.
    [win-at-count] { $rule } geht nur, wo die Partie beim Zählen gewonnen wird.
    [win-without-trick] { $rule } geht nur, wo zum Sieg kein Stich mehr nötig ist.
    [bid-written] { $rule } geht nur, wo das Gebot geschrieben wird: Sonst gibt es nichts zu verdoppeln.
    [tens] { $rule } muss ein Vielfaches von zehn sein.
    [top-above-start] { $rule } darf nicht unter dem niedrigsten Gebot liegen.
   *[forced-taker] { $rule } geht nur, wenn jemand Trumpf nennen muss, sobald alle gepasst haben.
}
# en ee08f8c1 draft
clash-rule = „{ $option }“

## how-we-play

# en 7b0ed49d draft
players--how = { $value ->
    [2] Wir spielen zu zweit.
    [3] Wir spielen zu dritt, alle für sich.
   *[4] Wir spielen zu viert, in zwei Paaren.
}
# en 1852bd1e draft
pack--how = { $value ->
    [32] Es sind 32 Karten, Ass bis Sieben.
   *[28] Es sind 28 Karten: Siebenen gibt es nicht.
}
# en 7aa69e4d draft
direction--how = { $value ->
    [clockwise] Es geht nach links.
   *[counterclockwise] Es geht nach rechts.
}
# en 4a70151b draft
firstDealer--how = { $value ->
    [high-cut] Wer die höchste Karte abhebt, gibt zuerst.
    [low-cut] Wer die niedrigste Karte zieht, gibt zuerst.
   *[agree] Wer zuerst gibt, wird ausgemacht.
}
# en 47ece9f6 draft
nextDealer--how = { $value ->
    [winner] Wer ein Spiel gewinnt, gibt das nächste.
   *[next] Gegeben wird reihum.
}
# en aefb8f05 draft
redealDealer--how = { $value ->
    [next] Haben alle gepasst, gibt der Nächste in der Reihe.
   *[same] Haben alle gepasst, gibt derselbe Geber noch einmal.
}
# en 2174edc7 draft
voidDeal--how = { $value ->
    [no] Bekommt jemand zuerst nur Achten und Siebenen, wird trotzdem gespielt.
   *[yes] Bekommt jemand zuerst nur Achten und Siebenen, ist das Spiel ungültig, und derselbe Geber gibt neu.
}
# en 3d9ed9f4 draft
auction--how = { $value ->
    [turn-up] Die { turn-up } schlägt ihre Farbe als Trumpf vor; in einer zweiten Runde darf jede andere Farbe genannt werden.
    [names-suit] Reihum nennt man eine Farbe als Trumpf oder passt.
    [bids] Geboten werden Punkte und eine Farbe; das höchste Gebot wird gespielt.
   *[contracts] Um den Trumpf wird gereizt; das höchste Gebot wird gespielt.
}
# en ffb8335a draft
schmeiss--how = { $value ->
    [none] Geschmissen wird nicht.
    [first-turn] Schmeißen darf man nur, wenn man zum ersten Mal dran ist.
    [every-turn] Schmeißen darf man jedes Mal, wenn man dran ist.
   *[not-dealer-second] Schmeißen darf man jedes Mal, wenn man dran ist; nur der Geber darf es in der zweiten Runde nicht.
}
# en d8760c65 draft
schmeissRefused--how = { $value ->
    [caller-takes] Wer schmeißen wollte, spielt die aufgedeckte Farbe, wenn das Schmeißen abgelehnt wird.
   *[refuser-takes] Wer das Schmeißen ablehnt, spielt die aufgedeckte Farbe.
}
# en c81bcc7f draft
allPass--how = { $value ->
    [redeal] Passen alle bis zum Schluss, wird neu gegeben.
    [dealer-names] Passen alle bis zum Schluss, muss der Geber Trumpf nennen.
   *[eldest-names] Passen alle bis zum Schluss, muss Vorhand Trumpf nennen.
}
# en 558118ba draft
forcedNoTrump--how = { $value ->
    [no] Wer Trumpf nennen muss, nennt eine Farbe.
   *[allowed] Wer Trumpf nennen muss, darf ohne Trumpf spielen.
}
# en 2c6213b2 draft
doubling--how = { $value ->
    [1] Kontra gibt es nicht.
    [2] Man kann Kontra geben, für doppelte Punkte.
    [4] { $vocabulary ->
        [coinche] Auf ein Gebot kann man „coinché“ sagen und darauf „surcoinché“, für bis zu vierfache Punkte.
       *[other] Man kann Kontra geben und darauf Re, für bis zu vierfache Punkte.
    }
    [3] Man kann Kontra geben und darauf Re, für bis zu dreifache Punkte.
   *[8] Man kann Kontra geben, darauf Re und dann Subkontra, für bis zu achtfache Punkte.
}
# en 284916e9 draft
big--how = { $value ->
    [no] Auf groß wird nicht gespielt.
   *[allowed] Die Spielpartei darf auf groß spielen: gegen die Summe beider Gegner, für doppelte Punkte.
}
# en 0681b0b4 draft
exchangeSeven--how = { $value ->
    [no] Die Trumpfsieben wird nicht getauscht.
   *[yes] Wer die Trumpfsieben hat, darf sie vor dem ersten Ausspielen gegen die { turn-up } tauschen.
}
# en 3566e3f5 draft
indicator--how = { $value ->
    [turn-up] Eine vom Stapel aufgedeckte Karte schlägt die Farbe vor.
   *[low-card] Eine niedrige Karte, die nicht mitspielt, schlägt die Farbe vor.
}
# en ae2ca4d2 draft
leader--how = { $value ->
    [eldest] Vorhand spielt zum ersten Stich aus.
   *[taker] Die Spielpartei spielt zum ersten Stich aus.
}
# en 1231e04f draft
longRuns--how = { $value ->
    [one] Eine Folge aus fünf und mehr Karten zählt 50, egal wie lang.
    [split] Eine Folge aus fünf oder sechs Karten zählt 50, aus sieben 70, aus acht 100.
    [hundred-at-most] Eine Folge aus fünf und mehr Karten zählt 100, auch aus acht.
   *[hundred] Eine Folge aus fünf und mehr Karten zählt 100, aus acht 120.
}
# en d18f7213 draft
equalRuns--how = { $value ->
    [first-declared] Sind die besten Folgen gleich, zählt die zuerst gemeldete.
   *[nobody] Sind die besten Folgen gleich, schreibt niemand etwas für Folgen.
}
# en bb640e0b draft
trumpRun--how = { $value ->
    [wins] Von zwei gleichen Folgen gewinnt die in Trumpf.
   *[equal] Eine Folge in Trumpf ist nicht besser als eine gleiche in einer anderen Farbe.
}
# en 1ce37f50 draft
runsNeedTrick--how = { $value ->
    [no] Für eine Folge braucht man keinen Stich.
   *[yes] Eine Folge zählt nur für eine Seite, die einen Stich macht.
}
# en 999586ec draft
carres--how = { $value ->
    [no] Vier gleiche Karten zählen nichts.
   *[yes] Vier Buben zählen 200, vier Neunen 150, vier Asse, Zehnen, Könige oder Damen 100.
}
# en 37c3ecf6 draft
noTrumpMelds--how = { $value ->
    [runs] Ohne Trumpf zählen Folgen wie immer.
   *[none] Ohne Trumpf wird nichts gemeldet.
}
# en 810cbab4 draft
noTrumpDoubled--how = { $value ->
    [no] Ohne Trumpf zählt alles einfach.
   *[yes] Ohne Trumpf zählt alles doppelt.
}
# en 26630371 draft
belaCall--how = { $value ->
    [first-card] { $vocabulary ->
        [plain] Trumpfkönig und Trumpfdame müssen angesagt werden, wenn die erste der beiden fällt.
        [belote] Die Belote muss angesagt werden, wenn die erste der beiden Karten fällt.
        [french] Die Belote muss angesagt werden, wenn die erste der beiden Karten fällt.
        [coinche] Die Belote muss angesagt werden, wenn die erste der beiden Karten fällt.
        [croatian] Die Bela muss angesagt werden, wenn die erste der beiden Karten fällt.
       *[other] Die Belle muss angesagt werden, wenn die erste der beiden Karten fällt.
    }
    [second-card] { $vocabulary ->
        [plain] Trumpfkönig und Trumpfdame müssen angesagt werden, wenn die zweite der beiden fällt.
        [belote] Die Belote muss angesagt werden, wenn die zweite der beiden Karten fällt.
        [french] Die Belote muss angesagt werden, wenn die zweite der beiden Karten fällt.
        [coinche] Die Belote muss angesagt werden, wenn die zweite der beiden Karten fällt.
        [croatian] Die Bela muss angesagt werden, wenn die zweite der beiden Karten fällt.
       *[other] Die Belle muss angesagt werden, wenn die zweite der beiden Karten fällt.
    }
   *[either] { $vocabulary ->
        [plain] Trumpfkönig und Trumpfdame dürfen beim König oder bei der Dame angesagt werden.
        [belote] Die Belote darf beim König oder bei der Dame angesagt werden.
        [french] Die Belote darf beim König oder bei der Dame angesagt werden.
        [coinche] Die Belote darf beim König oder bei der Dame angesagt werden.
        [croatian] Die Bela darf beim König oder bei der Dame angesagt werden.
       *[other] Die Belle darf beim König oder bei der Dame angesagt werden.
    }
}
# en 0e7247ca draft
beatPlain--how = { $value ->
    [no] Wer eine Fehlfarbe bedient, darf jede Karte davon spielen.
    [always] Wer eine Fehlfarbe bedient, muss die höchste Karte schlagen, wenn es geht, auch die des Partners.
   *[yes] Wer eine Fehlfarbe bedient, muss die Karte der Gegenseite schlagen, wenn es geht.
}
# en 9778f6d1 draft
partnerWinning--how = { $value ->
    [free] Wer nicht bedienen kann, muss nicht trumpfen, wenn der Stich schon dem Partner gehört.
   *[must-trump] Wer nicht bedienen kann, muss trumpfen, auch wenn der Stich schon dem Partner gehört.
}
# en d1274170 draft
beatPartner--how = { $value ->
    [no] Der Trumpf des Partners muss nicht geschlagen werden.
   *[yes] Ist Trumpf ausgespielt, muss man auch den Trumpf des Partners schlagen, wenn es geht.
}
# en 6530511d draft
bareYuss--how = { $value ->
    [must-play] Der blanke { trump-jack } muss gespielt werden, wenn Trumpf ausgespielt wird.
   *[may-hold] Der blanke { trump-jack } darf zurückgehalten werden, wenn Trumpf ausgespielt wird.
}
# en 87dc0b18 draft
lowTrumpLead--how = { $value ->
    [allowed] Jeder Trumpf darf ausgespielt werden.
   *[barred] Trumpfacht und Trumpfsieben darf nur ausspielen, wer nichts anderes hat.
}
# en 488feb9e draft
tie--how = { $value ->
    [held-over] Bei Gleichstand schreibt die Gegenpartei ihre Punkte; die der Spielpartei bleiben offen für die Seite, die das nächste Spiel gewinnt.
    [held-over-both] Bei Gleichstand bleibt alles offen für die Seite, die das nächste Spiel gewinnt.
    [bate] Bei Gleichstand hat die Spielpartei verloren.
    [made] Bei Gleichstand hat die Spielpartei gewonnen, und beide Seiten schreiben.
    [replay] Bei Gleichstand schreibt niemand, und derselbe Geber gibt noch einmal.
   *[defender-own] Bei Gleichstand schreibt die Gegenpartei wie sonst, die Spielpartei nichts.
}
# en 454e44fc draft
bateTo--how = { $value ->
    [higher] Verliert die Spielpartei, gehen ihre Punkte an den Gegner, der mehr gemacht hat.
   *[each] Verliert die Spielpartei, gehen ihre Punkte an beide Gegner, an jeden alle.
}
# en 51b42895 draft
sweep--how = { $value ->
    [none] Für alle Stiche gibt es nichts dazu.
    [360] { $vocabulary ->
        [belote] Ein Valat zählt 360 statt der Augen und des letzten Stichs.
       *[other] Alle Stiche zählen 360 statt der Augen und des letzten Stichs.
    }
    [252] { $vocabulary ->
        [french] Ein Capot bringt 90 Punkte dazu.
        [coinche] Ein Capot bringt 90 Punkte dazu.
       *[other] Alle Stiche bringen 90 Punkte dazu.
    }
    [262] { $vocabulary ->
        [french] Ein Capot bringt 100 Punkte dazu.
        [coinche] Ein Capot bringt 100 Punkte dazu.
       *[other] Alle Stiche bringen 100 Punkte dazu.
    }
   *[match-points] { $vocabulary ->
        [belote] Ein Valat bringt 9 Spielpunkte dazu.
       *[other] Alle Stiche bringen 9 Spielpunkte dazu.
    }
}
# en 1fa44cf2 draft
sweepDoubled--how = { $value ->
    [yes] Der Zuschlag für alle Stiche wird bei Kontra mitverdoppelt.
   *[no] Der Zuschlag für alle Stiche wird nie verdoppelt.
}
# en 93402be5 draft
scoring--how = { $value ->
    [points] Auf den Zettel kommen die Punkte, nicht durch zehn geteilt.
   *[match-points] Auf den Zettel kommen Spielpunkte: die Punkte durch zehn geteilt und gerundet.
}
# en 0e2fa058 draft
multiply--how = { $value ->
    [after-rounding] Bei Kontra wird erst gerundet, dann verdoppelt.
   *[before-rounding] Bei Kontra wird erst verdoppelt, dann gerundet.
}
# en 9c034c3c draft
kirtik--how = { $value ->
    [no] Kirtik gibt es nicht.
   *[yes] Kirtik: Ein verlorenes Spiel kostet 10 Spielpunkte, ein Spiel ohne Stich auch.
}
# en cb599e71 draft
claims--how = { $value ->
    [any-trick] Gleich nach jedem eigenen Stich darf man den Sieg ansagen; wer falsch ansagt, verliert die Partie.
    [first-three] Den Sieg darf man nur nach Stich 1, 2 oder 3 ansagen; wer falsch ansagt, verliert die Partie.
   *[none] Der Sieg wird nicht angesagt: Das letzte Spiel wird zu Ende gespielt.
}
# en 6a0369b7 draft
bothOver--how = { $value ->
    [last-trick] Erreichen mehrere im selben Spiel das Ziel, gewinnt, wer von ihnen den letzten Stich gemacht hat.
    [higher] Erreichen mehrere im selben Spiel das Ziel, gewinnt die höhere Summe.
   *[taker-first] Erreichen mehrere im selben Spiel das Ziel, gewinnt die Spielpartei, wenn sie ihr Spiel gewonnen hat, sonst die höhere Summe.
}
# en 6ce9c8cc draft
winNeedsTrick--how = { $value ->
    [no] Wer beim Zählen das Ziel erreicht hat, braucht keinen Stich mehr zum Sieg.
   *[yes] Wer beim Zählen das Ziel erreicht hat, braucht zum Sieg noch einen Stich in einem späteren Spiel.
}
# en efdd817a draft
revoke--how = { $value ->
    [unstated] Was es kostet, nicht zu bedienen, macht der Tisch aus; auf dem Zettel geht das Spiel an die Gegenseite.
   *[all-to-other-side] Wer nicht bedient, verliert das Spiel an die Gegenseite.
}
# en 66ca8d45 draft
goal--how = { $value ->
    [points] Das Ziel ist eine Punktzahl.
   *[hands] Die Partie geht über eine feste Zahl von Spielen: Nach dem letzten gewinnt, wer mehr Punkte hat; bei gleich vielen gewinnt niemand.
}
# en 8934cfcb draft
winBy--how = { $value ->
    [count] Wer beim Zählen am Ziel ist, hat gewonnen.
   *[own-made-hand] Wer am Ziel ist, gewinnt nur mit einem Spiel, das die eigene Seite gespielt und gewonnen hat.
}
# en 9d408bce draft
bidStart--how = Das niedrigste Gebot ist { $value }.
# en bbc9ec9c draft
bidTop--how = Das höchste Gebot in Punkten ist { $value }.
# en 666754ba draft
bidNeeds--how = { $value ->
    [bid] Ein Gebot ist erfüllt, wenn man die gebotenen Punkte hat.
   *[bid-and-more] Ein Gebot ist erfüllt, wenn man die gebotenen Punkte hat und mehr als die Gegenseite.
}
# en ba6336fa draft
bidWrites--how = { $value ->
    [made-and-bid] Wer sein Gebot erfüllt, schreibt die gemachten Punkte und das Gebot.
    [made] Wer sein Gebot erfüllt, schreibt die gemachten Punkte.
   *[bid] Wer sein Gebot erfüllt, schreibt das Gebot und die Meldungen.
}
# en 45d2d33e draft
failedBid--how = { $value ->
    [yes] Ist ein Gebot verloren, schreibt die Gegenpartei auch das Gebot.
   *[no] Ist ein Gebot verloren, schreibt es niemand.
}
# en d8dd2e8d draft
failedSweep--how = { $value ->
    [yes] Den Zuschlag für alle Stiche bekommt auch die Gegenpartei.
   *[no] Die Gegenpartei bekommt keinen Zuschlag für alle Stiche.
}
# en 36c10f2b draft
pile--how = { $value ->
    [160] Bekommt eine Seite alles, wird für die Stiche 160 geschrieben.
   *[162] Bekommt eine Seite alles, wird für die Stiche 162 geschrieben.
}
# en 5da990b4 draft
doubleOf--how = { $value ->
    [everything] Bei Kontra zählen die Stiche und das Gebot mehrfach.
    [bid] Bei Kontra zählt nur das Gebot mehrfach.
   *[declared-too] { $vocabulary ->
        [coinche] Bei „coinché“ zählen die Stiche, das Gebot und die Meldungen mehrfach.
       *[other] Bei Kontra zählen die Stiche, das Gebot und die Meldungen mehrfach.
    }
}
# en ac81ad34 draft
capotBid--how = Ein Gebot auf alle Stiche ist { $value } wert.
# en 9ceafa1b draft
capotWrites--how = { $value ->
    [bid] Ein Gebot auf alle Stiche wird wie jedes andere geschrieben.
   *[flat] Für ein Gebot auf alle Stiche werden nur das Gebot und die Meldungen geschrieben.
}
# en 167744de draft
runs--how = { $value ->
    [yes] Folgen werden gemeldet.
   *[no] Folgen werden nicht gemeldet.
}
# en 9c535049 draft
meldContest--how = { $value ->
    [apart] Folgen und Vierlinge werden getrennt verglichen.
   *[one] Folgen und Vierlinge werden zusammen verglichen: Die Seite mit der besten Meldung schreibt alle ihre Meldungen.
}
# en 0d619493 draft
sweepMelds--how = { $value ->
    [own] Die Meldungen einer Seite ohne Stich zählen trotzdem.
    [to-sweeper] Die Meldungen einer Seite ohne Stich gehen an die Seite mit allen Stichen.
   *[lost] Die Meldungen einer Seite ohne Stich verfallen.
}
# en 6a223648 draft
belaDecides--how = { $value ->
    [yes] Die Belle zählt mit, wenn es darum geht, ob das Spiel gewonnen ist.
   *[no] Die Belle zählt nicht mit, wenn es darum geht, ob das Spiel gewonnen ist.
}
# en 97c27aa0 draft
belaKept--how = { $value ->
    [no] Wer alles verliert, verliert auch die Belle.
   *[yes] Wer alles verliert, behält die Belle.
}
# en 8b2788a2 draft
underTrump--how = { $value ->
    [must] Wer den Trumpf der Gegenseite nicht schlagen kann, muss trotzdem Trumpf spielen.
   *[free] Wer den Trumpf der Gegenseite nicht schlagen kann, darf jede Karte spielen.
}
# en 404a91f5 draft
written--how = { $value ->
    [exact] Die Punkte werden geschrieben, wie sie sind.
    [tens-5-up] Auf dem Zettel werden die Punkte auf Zehner gerundet, ab fünf nach oben.
   *[tens-6-up] Auf dem Zettel werden die Punkte auf Zehner gerundet, ab sechs nach oben.
}
# en 6933b78d draft
target--how = { $scoring ->
    [match-points] Die Partie geht bis { $target ->
        [one] { $target } Spielpunkt
       *[other] { $target } Spielpunkte
    }.
   *[points] Die Partie geht bis { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkte
    }.
}
# en e89537a1 draft
how-many-hands = Die Partie geht über { $target ->
    [one] ein Spiel
   *[other] { $target } Spiele
}.

## what-counts

# en 0f19a2b4 draft
what-counts-title = Was wie viel zählt, das Höchste zuerst
# en e4e34619 draft
what-counts-trumps = Trumpf: { $cards }.
# en 577b680a draft
what-counts-others = Andere Farben: { $cards }.
# en 2e2bb254 draft
what-counts-contracts = Ohne Trumpf zählt keine Farbe als Trumpf, bei „alles Trumpf“ jede.
# en ee5060c3 draft
what-counts-runs = Drei in Folge { $three }, vier { $four }, fünf { $five }; { bela } { $king }; { last-trick } { $last }.
    .none = { bela.label } { $king }; { last-trick } { $last }.
# en c77a3613 draft
worth = { $rank } { $points }
# en 4caac128 draft
worth-nothing = { $ranks } nichts
# en e9fbbe2c draft
worth-jack = { $vocabulary ->
    [clobyosh] { jack } ({ trump-jack })
    [usual] { jack } ({ trump-jack })
    [lehman] { jack } ({ trump-jack })
    [bicycle] { jack } ({ trump-jack })
    [denexa] { jack } ({ trump-jack })
   *[other] { jack }
} { $points }
# en ad82fe21 draft
worth-nine = { $vocabulary ->
    [clobyosh] { nine } ({ trump-nine })
    [usual] { nine } ({ trump-nine })
    [lehman] { nine } ({ trump-nine })
    [bicycle] { nine } ({ trump-nine })
    [denexa] { nine } ({ trump-nine })
   *[other] { nine }
} { $points }
