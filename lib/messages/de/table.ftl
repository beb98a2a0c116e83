### Der Zettel und das Formular für ein Spiel. Ein Name steht immer im Nominativ.

## verdict-parts (own)

subject = { $who ->
    [we] Wir
    [they] Ihr
    [one] { $name }
   *[many] { $name }
}
for-object = { $who ->
    [we] für uns
    [they] für euch
    [one] für { $name }
   *[many] für { $name }
}
to-object = { $who ->
    [we] an uns
    [they] an euch
    [one] an { $name }
   *[many] an { $name }
}
from-object = { $who ->
    [we] von uns
    [they] von euch
    [one] von { $name }
   *[many] von { $name }
}
gets-more = { $who ->
    [we] Wir bekommen
    [they] Ihr bekommt
    [one] { $name } bekommt
   *[many] { $name } bekommen
}
in-tricks-of = { $who ->
    [we] in unseren Stichen
    [they] in euren Stichen
    [one] in den Stichen von { $name }
   *[many] in den Stichen von { $name }
}
other = { $otherWho ->
    [we] wir
    [they] ihr
    [one] { $otherName }
   *[many] { $otherName }
}
fails-at-all = { $vocabulary ->
    [clobyosh] { $who ->
        [we] Wir sind bete
        [they] Ihr seid bete
        [one] { $name } ist bete
       *[many] { $name } sind bete
    }
    [usual] { $who ->
        [we] Wir sind bete
        [they] Ihr seid bete
        [one] { $name } ist bete
       *[many] { $name } sind bete
    }
    [lehman] { $who ->
        [we] Wir sind bete
        [they] Ihr seid bete
        [one] { $name } ist bete
       *[many] { $name } sind bete
    }
    [bicycle] { $who ->
        [we] Wir sind bete
        [they] Ihr seid bete
        [one] { $name } ist bete
       *[many] { $name } sind bete
    }
    [denexa] { $who ->
        [we] Wir sind bete
        [they] Ihr seid bete
        [one] { $name } ist bete
       *[many] { $name } sind bete
    }
   *[other] { $who ->
        [we] Wir verlieren das Spiel
        [they] Ihr verliert das Spiel
        [one] { $name } verliert das Spiel
       *[many] { $name } verlieren das Spiel
    }
}
fails = { $big ->
    [yes] { $times ->
        [1] { fails-at-all } (auf groß)
       *[other] { fails-at-all } (auf groß, { doubled })
    }
   *[no] { $times ->
        [1] { fails-at-all }
       *[other] { fails-at-all } { doubled }
    }
}
makes-it-at-all = { $who ->
    [we] Wir gewinnen das Spiel
    [they] Ihr gewinnt das Spiel
    [one] { $name } gewinnt das Spiel
   *[many] { $name } gewinnen das Spiel
}
makes-it = { $big ->
    [yes] { $times ->
        [1] { makes-it-at-all } auf groß
       *[other] { makes-it-at-all } auf groß { doubled }
    }
   *[no] { $times ->
        [1] { makes-it-at-all }
       *[other] { makes-it-at-all } { doubled }
    }
}
has-not-followed = { $who ->
    [we] Wir haben nicht bedient
    [they] Ihr habt nicht bedient
    [one] { $name } hat nicht bedient
   *[many] { $name } haben nicht bedient
}
stay-open = { $points ->
    [one] bleibt offen
   *[other] bleiben offen
}

## verdict

# en 1c78c684 draft
verdict-made = { makes-it }: { $points }, { other }: { $others }.
# en fa0cb874 draft
verdict-made-against = { makes-it }: { $points } zu { $others }.
# en 8d8c9953 draft
verdict-made-by-three = { makes-it }: { $points }, { other }: { $others }, { $thirdName }: { $thirds }.
# en 22b62bd6 draft
verdict-bid-made = { $bid ->
    [capot] Alle Stiche
   *[other] { $bid }
} geboten, { $points } erreicht.
# en af29387f draft
verdict-bate = { fails }.
# en b6b1e57c draft
verdict-bid-failed = { $bid ->
    [capot] Alle Stiche
   *[other] { $bid }
} geboten, { $points } erreicht: nicht geschafft.
# en 0a07384f draft
verdict-bate-level = { fails }: Gleichstand, je { $points }.
# en 5c7d4287 draft
verdict-bate-against = { fails }: { $points } zu { $others }.
# en ad4fe218 draft
verdict-bate-level-with = { fails }: { $points }, gleichauf mit { $otherName }.
# en f6756ba6 draft
verdict-bate-level-together = { fails }: { $points }, gleichauf mit { $otherName } zusammen.
# en 45220db9 draft
verdict-bate-against-together = { fails }: { $points }, { other } zusammen: { $others }.
# en 662d5693 draft
verdict-revoked = { $big ->
    [yes] { $times ->
        [1] { has-not-followed } (auf groß).
       *[other] { has-not-followed } (auf groß, { doubled }).
    }
   *[no] { $times ->
        [1] { has-not-followed }.
       *[other] { has-not-followed } ({ doubled }).
    }
}
# en 67d60551 draft
verdict-level = { $times ->
    [1] Gleichstand, je { $points }.
   *[other] Gleichstand { doubled }, je { $points }.
}
# en be194640 draft
verdict-goes-to = { gets-more } { $points } dazu.
# en 76841836 draft
verdict-goes-over-to = { gets-more } auch die { $points } der Gegenseite.
# en cd6f3eda draft
verdict-keeps = { $who ->
    [we] Wir behalten { $points }.
    [they] Ihr behaltet { $points }.
    [one] { $name } behält { $points }.
   *[many] { $name } behalten { $points }.
}
# en fbeef911 draft
verdict-each-gets = { $name } bekommen je { $points } dazu.
# en 35f7f4da draft
verdict-nothing-to-hand-over = Es gibt keine Punkte abzugeben.
# en 5f00ad18 draft
verdict-share = { $name } liegen mit { $level } gleichauf und teilen sich { $points }: je { $half }.
# en c1e04f31 draft
verdict-odd-dropped = { $points ->
    [one] Der Restpunkt verfällt.
   *[other] Die Restpunkte verfallen.
}
# en 2794278a draft
verdict-has-for-sweep = { $who ->
    [we] Unsere { $points }
    [they] Eure { $points }
    [one] Die { $points } von { $name }
   *[many] Die { $points } von { $name }
} { for-sweep } sind schon mitgezählt.
# en b012e758 draft
verdict-counted = Alles { times } gezählt: { $figures }.
# en 8d1dbc6b draft
verdict-no-trump-doubled = Ohne Trumpf zählen { $figures } doppelt.
# en 2e91be13 draft
verdict-figure-for = { $points } { for-object }
# en df138bd2 draft
verdict-takes-held-over = { $points ->
    [one] Der offene Punkt geht
   *[other] Die { $points } offenen Punkte gehen
} { to-object }.
# en 422a58c7 draft
verdict-no-one-scores = Niemand schreibt etwas.
# en 2f4c2511 draft
verdict-scores = { $who ->
    [we] Wir schreiben { $points }.
    [they] Ihr schreibt { $points }.
    [one] { $name } schreibt { $points }.
   *[many] { $name } schreiben { $points }.
}
# en 06235851 draft
verdict-scores-nothing = { $who ->
    [we] Wir schreiben nichts.
    [they] Ihr schreibt nichts.
    [one] { $name } schreibt nichts.
   *[many] { $name } schreiben nichts.
}
# en d41ced67 draft
verdict-own-held-over = { subject }: { $points } { stay-open }.
# en d4e936a3 draft
verdict-all-held-over = { $points ->
    [one] Ein Punkt bleibt offen.
   *[other] { $points } Punkte bleiben offen.
}
# en 7cd1f503 draft
verdict-held-over-in-all = Insgesamt { $points ->
    [one] bleibt ein Punkt
   *[other] bleiben { $points } Punkte
} offen.

## verdict-match-points

# en 13ba9bd4 draft
verdict-made-match-points = Spielpunkte: { $points } zu { $others }.
# en 2608d2ee draft
verdict-all-match-points = { $points ->
    [one] Der eine Spielpunkt { for-object }.
   *[other] Alle { $points } Spielpunkte { for-object }.
}
# en 094fc2d8 draft
verdict-more-for-sweep = { gets-more } noch { $points } { for-sweep }.
# en fbbf49e5 draft
verdict-kirtik = Kirtik: minus { $points } { for-object }.

## verdict-of-others

# en 617a6306 draft
all-pass--verdict-thrown-in = Neu geben: Alle haben gepasst.
# en 5480493e draft
schmeiss--verdict-thrown-in = Neu geben: Das Schmeißen wurde angenommen.
# en ad672723 draft
void-deal--verdict-thrown-in = Neu geben: ungültiges Blatt.
# en b6042a83 draft
misdeal--verdict-thrown-in = Neu geben: falsch gegeben.
# en b6509a0e draft
verdict-held-over-stays = { $points ->
    [one] Ein Punkt bleibt weiter offen.
   *[other] { $points } Punkte bleiben weiter offen.
}
# en ccae7c3a draft
verdict-agreed = Vereinbart.
# en ae2fb83c draft
verdict-agreed-because = Vereinbart ({ $why }).
# en bcbecf12 draft
verdict-gets = { subject }: plus { $points }.
# en 97dcc2ef draft
verdict-loses = { subject }: minus { $points }.
# en 389bd940 draft
verdict-nothing-changes = An den Punkten ändert sich nichts.
# en a33be9dd draft
verdict-claim-good = { $who ->
    [we] Wir sagen den Sieg zu Recht an
    [they] Ihr sagt den Sieg zu Recht an
    [one] { $name } sagt den Sieg zu Recht an
   *[many] { $name } sagen den Sieg zu Recht an
}: { $before } + { $points } = { $total }.
# en d90cc219 draft
verdict-claim-false = { $who ->
    [we] Wir sagen den Sieg zu Unrecht an
    [they] Ihr sagt den Sieg zu Unrecht an
    [one] { $name } sagt den Sieg zu Unrecht an
   *[many] { $name } sagen den Sieg zu Unrecht an
}: { $before } + { $points } = { $total }, bis { $target } { $short ->
    [one] fehlt { $short }
   *[other] fehlen { $short }
}.
# en 2462deb3 draft
verdict-wins = { $who ->
    [we] Wir gewinnen
    [they] Ihr gewinnt
    [one] { $name } gewinnt
   *[many] { $name } gewinnen
} die Partie.
# en 74a2614c draft
verdict-no-one-wins = Die Partie ist aus, und niemand gewinnt: Die beiden Gegner waren gleichauf.

## line

# en 0f8d8c42 draft
line-cards = Augen aus den Stichen
# en 1904ebf3 draft
line-spoken-total = Gesamtsumme
# en 7c2ab85e draft
line-spoken-total-why = Karten, letzter Stich und Meldungen zusammen
# en 943e9c76 draft
line-settled = Meldungen
# en 55627fb6 draft
line-settled-why = Wie am Tisch entschieden
# en 804885c8 draft
line-melds-ignored-why = Ohne Trumpf zählen Meldungen nicht
# en 0f682a52 draft
line-all-tricks-why = Statt der Karten und des letzten Stichs
# en 064e99ae draft
line-no-trump-doubled = Ohne Trumpf
# en bc608b68 draft
line-no-trump-doubled-why = Dasselbe noch einmal: Ohne Trumpf zählt alles doppelt
# en 5d7d243d draft
line-four = Vier { $ranks }
# en 2e8e000c draft
line-run-top = { $name }, { up-to }
# en b32043d9 draft
line-run-suit = { $name }, in { $suit }
# en 8f1ce345 draft
line-run-top-suit = { $name }, { $suit } { up-to }
# en ef0cf5d3 draft
line-run-better = { $name }: Die Gegenseite hat die bessere Folge
# en d8dc3e0a draft
line-run-longer = { $name }: Die Gegenseite hat die längere Folge
# en 732b0b07 draft
line-run-higher = { $name }: Die Folge der Gegenseite geht höher
# en ee9dedc3 draft
line-run-trump = { $name }: Die Folge der Gegenseite ist in Trumpf
# en 6be8ddd4 draft
line-run-first = { $name }: Die Gegenseite hat eine gleiche Folge zuerst gemeldet
# en ecc44d43 draft
line-run-equal = { $name }: Die besten Folgen sind gleich, niemand schreibt etwas dafür
# en cfe408d9 draft
line-run-dead = { $name }: Ohne Stich zählt keine Folge
# en 20f0f458 draft
line-run-blocked = { $name }: geschlagen von der Folge einer Seite, die selbst keinen Stich hat
# en 7a3e8cbe draft
line-four-better = { $name }: Die Gegenseite hat den besseren Vierling
# en 234f7583 draft
line-own = Eigene Punkte
# en ece9b8ee draft
line-bate = { bate-mark.label }
# en 4d89fe76 draft
line-bate-to = { bate-mark.label }: Punkte { to-object }
# en 10fa1efb draft
line-bate-from = { bate-mark.label }: Punkte { from-object }
# en ef2fdd99 draft
line-bate-to-each-why = Jeder Gegner bekommt so viel, wie die Spielpartei gemacht hat
# en 74b62918 draft
line-shared-why = Die beiden Gegner haben gleich viel und teilen sich diese Punkte
# en e98d40e5 draft
line-revoke = Nicht bedient
# en 0963430a draft
line-revoke-to = Nicht bedient: Punkte { to-object }
# en 98a43fb3 draft
line-revoke-from = Nicht bedient: Punkte { from-object }
# en fa04c8cc draft
line-committed = Kontra
# en f7e6499b draft
line-committed-to = Kontra: Punkte { to-object }
# en e7e7d7df draft
line-committed-from = Kontra: Punkte { from-object }
# en 8357cbdd draft
line-committed-why = Bei Kontra geht es für beide Seiten um alles: Wer verliert, behält nichts
# en 86689edf draft
line-odd-point = Restpunkt
# en a37e8af6 draft
line-dropped = Der Restpunkt lässt sich nicht teilen, niemand bekommt ihn. Quelle: { $source }
# en 595cd238 draft
line-dropped-first = Der Restpunkt lässt sich nicht teilen und verfällt, bevor alles doppelt zählt. Quelle: { $source }
# en 92a9e5a4 draft
line-reading = { $source }, so wie wir es lesen
# en 25a4706f draft
line-tie-lost = Gleichstand
# en 33bb0362 draft
line-tie-lost-why = Die Spielpartei schreibt nichts
# en 22339233 draft
line-held-over-why = Für die Seite, die das nächste Spiel gewinnt
# en e4a21872 draft
line-held-over-won = Offen von vorher
# en a103d028 draft
line-held-over-won-why = Diese Punkte bekommt, wer dieses Spiel gewinnt
# en ecec214e draft
line-counted = { $times ->
    [1] Einfach
    [2] Doppelt
    [3] Dreifach
    [4] Vierfach
    [8] Achtfach
    [16] Sechzehnfach
   *[other] { $times }-fach
} gezählt
# en a11b72f2 draft
line-doubled-why = { $times ->
    [2] Dasselbe noch einmal
    [3] Dasselbe noch zweimal
    [4] Dasselbe noch dreimal
   *[other] Dasselbe noch siebenmal
}
# en 15b2fa4f draft
line-big = Auf groß
# en e500decd draft
line-big-why = Alles zählt doppelt
# en 0d82086e draft
line-rounded = { $points } durch 10
# en 862bca41 draft
line-rounded-own-why = Ein Zehntel der eigenen Punkte, gerundet
# en 1e662e46 draft
line-rounded-both-why = Ein Zehntel von dem, was beide gemacht haben, gerundet
# en c66e1fa9 draft
line-kirtik-inside = Kirtik für das verlorene Spiel
# en 9518bc6d draft
line-kirtik-swept = Kirtik für ein Spiel ohne Stich
# en a5557e01 draft
line-last-of-all-why = Mit allen Stichen zählt der letzte mehr
# en 04bc53a7 draft
line-melds-to-sweeper-why = Eine Seite ohne Stich verliert ihre Meldungen an die Gegenseite
# en ee1e7376 draft
line-melds-lost-why = Ohne Stich zählen Meldungen nicht
# en 95e80a18 draft
line-replayed-why = Es wird neu gegeben
# en 05b28178 draft
line-bid = Gebot
# en 796ef3b1 draft
line-bid-unwritten-why = Ein verlorenes Gebot schreibt niemand
# en 68726bdf draft
line-pile = Karten und letzter Stich
# en b39eb005 draft
line-pile-why = { $times ->
    [1] Wer das Spiel gewinnt, bekommt alle { $points }
   *[other] Wer das Spiel gewinnt, bekommt alle { $points }, { times } gezählt
}
# en a0c0b735 draft
line-declared-other = { $times ->
    [1] Von der Gegenseite gemeldet
   *[other] Von der Gegenseite gemeldet, { times } gezählt
}
# en 87666536 draft
line-declared-both = { $times ->
    [1] Von beiden Seiten gemeldet
   *[other] Von beiden Seiten gemeldet, { times } gezählt
}
# en b14cf963 draft
line-bela-kept-why = Auch wer verliert, behält diese Punkte
# en 7841cef7 draft
line-written = Auf Zehner gerundet
# en 41c5c9c4 draft
line-agreed = Vereinbart
# en 515fb588 draft
line-agreed-why = Am Tisch so abgemacht

## cell

# en 6b8e714f draft
cell-took = spielt
# en 5f78060f draft
cell-took-in = { $big ->
    [yes] { $times ->
        [1] spielt { $trump } auf groß
       *[other] spielt { $trump } { doubled } auf groß
    }
   *[no] { $times ->
        [1] spielt { $trump }
       *[other] spielt { $trump } { doubled }
    }
}
# en 6fae4cae draft
cell-player-took = { $player } spielt
# en c872bd74 draft
cell-player-took-in = { $big ->
    [yes] { $times ->
        [1] { $player } spielt { $trump } auf groß
       *[other] { $player } spielt { $trump } { doubled } auf groß
    }
   *[no] { $times ->
        [1] { $player } spielt { $trump }
       *[other] { $player } spielt { $trump } { doubled }
    }
}
# en 3a394073 draft
cell-total = Stand { $points }
# en c517eb4a draft
cell-nothing = nichts
# en 80d616ad draft
cell-to = { $points } { to-object }
# en d3ac44d9 draft
cell-from = { $points } { from-object }
# en dcda308e draft
cell-lost = { $points } verloren
# en aa551a1b draft
cell-held-over = { $points } offen
# en 89c26296 draft
cell-had-been-held-over = dazu { $points } offen von vorher

## ending

# en 9558f82b draft
ending-no-one-won = Die Partie ist aus, und niemand hat gewonnen.
# en 07ab46e7 draft
ending-claim-good = Die Ansage war richtig.
# en c0575092 draft
ending-claim-false = { wins }.
# en 8b859213 draft
ending-claim-came-to = { $who ->
    [we] Wir kamen
    [they] Ihr kamt
    [one] { $name } kam
   *[many] { $name } kamen
} mit der Ansage auf { $total }, { $short } zu wenig.
# en 30a955cb draft
ending-no-one-wins-level = Niemand gewinnt: { $name } waren gleichauf.
# en 29bc4c85 draft
ending-wins = { wins } die Partie mit { $total }.
# en 1b5f3a9b draft
ending-trick-taken = Das Ziel { $target } war schon vorher erreicht, jetzt kam der fehlende Stich dazu.
# en e808ae61 draft
ending-target-reached = Das Ziel { $target } ist erreicht.
# en 968de934 draft
ending-has = { subject }: { $total }.
# en c262b35c draft
ending-all-over-higher = { all-had-reached }: Die { $sides ->
    [two] höhere
    [all] höhere
   *[three] höchste
} Summe entscheidet.
# en 9b5e847c draft
ending-all-over-last-trick = { all-had-reached }. { $who ->
    [we] Wir haben
    [they] Ihr habt
    [one] { $name } hat
   *[many] { $name } haben
} den letzten Stich.
# en fb816e43 draft
ending-all-over-no-last-trick = { all-had-reached }. Keiner von ihnen hat den letzten Stich: Die höhere Summe entscheidet.
# en bc26cadb draft
ending-all-over-taker = { all-had-reached }: Die Spielpartei zählt ihre Punkte zuerst.
# en c82700ed draft
ending-lapses = { $points ->
    [one] Der noch offene Punkt verfällt.
   *[other] Die { $points } noch offenen Punkte verfallen.
}
# en bc111cf1 draft
ending-sweep-goes-on = Ein Spiel { $vocabulary ->
    [belote] mit einem Valat
    [french] mit einem Capot
    [coinche] mit einem Capot
   *[other] mit allen Stichen auf einer Seite
} beendet die Partie nicht: Das nächste entscheidet.
# en 25d59c7e draft
ending-level-goes-on = { $name } liegen mit { $total } gleichauf: Das nächste Spiel entscheidet.
# en 55f947a2 draft
ending-needs-trick = { $who ->
    [we] Wir haben { $target } erreicht und brauchen noch einen Stich zum Sieg.
    [they] Ihr habt { $target } erreicht und braucht noch einen Stich zum Sieg.
    [one] { $name } hat { $target } erreicht und braucht noch einen Stich zum Sieg.
   *[many] { $name } haben { $target } erreicht und brauchen noch einen Stich zum Sieg.
}

## ending-parts (own)

wins = { $who ->
    [we] Wir gewinnen
    [they] Ihr gewinnt
    [one] { $name } gewinnt
   *[many] { $name } gewinnen
}
all-had-reached = { $sides ->
    [all] Beide hatten { $target } erreicht
    [two] Zwei hatten { $target } erreicht
   *[three] Alle drei hatten { $target } erreicht
}

## announce

# en a488153d draft
announce-hand = Spiel: { $figures }.
# en eb8cce47 draft
announce-total = Stand: { $figures }.
# en 368cd167 draft
announce-figure = { $who ->
    [we] wir { $points }
    [they] ihr { $points }
    [one] { $name } { $points }
   *[many] { $name } { $points }
}
# en 65a63db7 draft
announce-redeal = Neu geben.
# en d340f781 draft
announce-hand-number = Spiel { $number }: { $figures }.
# en cdbbc9ee draft
announce-held-over = { $points } { stay-open }.
# en 5245f916 draft
announce-deals = { $name } gibt.
# en 75e04ae4 draft
announce-corrected = Korrigiert. { $now }
# en 1f8d828a draft
announce-undone = Rückgängig gemacht. { $now }
# en 22c89115 draft
announce-redone = Wiederholt. { $now }
# en 478a9d45 draft
announce-settled = Wahl gespeichert. { $now }
# en e82f31aa draft
announce-resumed = Die Partie geht weiter. { $now }

## changes

# en 2bdb1b9f draft
hand-span = { $first } bis { $last }
# en 035c823e draft
change-verdict = Bei Spiel { $hand } steht dann „{ $mark }“.
# en 82ad76d8 draft
change-verdict-held-over = Bei Spiel { $hand } steht dann „{ $mark }“ ({ $points } offen).
# en 2910acb0 draft
change-points = Die Punkte { $count ->
    [one] von Spiel { $hands }
   *[other] der Spiele { $hands }
} ändern sich.
# en 87736b06 draft
change-held-over = Spiel { $hand } lässt dann { $after } offen (bisher { $before }).
# en 4f292980 draft
change-earned = In { hands-named } zählen Karten und Folgen anders, die Punkte bleiben gleich.
# en 25103b20 draft
change-reasons = { $count ->
    [one] Spiel { $hands } kommt
   *[other] Die Spiele { $hands } kommen
} nach einer anderen Regel auf dieselben Punkte.
# en 0c7e001b draft
change-dealer = In { hands-named } gibt jemand anderes.
# en a0e44a46 draft
change-next-dealer = { $name } gibt als Nächstes.
# en 23860f27 draft
change-ends-with = Die Partie endet wie bisher mit Spiel { $hand }, aber wegen einer anderen Regel.
# en a3da67d5 draft
change-goes-on-after = Nach Spiel { $hand } geht die Partie wie bisher weiter, aber wegen einer anderen Regel.
# en a89cd5cc draft
change-win-undone = Der Sieg ist aufgehoben.
# en 129e5575 draft
change-win-undone-at = Der Sieg in Spiel { $hand } ist aufgehoben.
# en 5172dd9f draft
change-win-of-undone = { $who ->
    [we] Unser Sieg
    [they] Euer Sieg
    [one] Der Sieg von { $name }
   *[many] Der Sieg von { $name }
} ist aufgehoben.
# en 048cd068 draft
change-win-of-undone-at = { $who ->
    [we] Unser Sieg
    [they] Euer Sieg
    [one] Der Sieg von { $name }
   *[many] Der Sieg von { $name }
} in Spiel { $hand } ist aufgehoben.
# en 99026dda draft
change-over-here = Die Partie endet mit diesem Spiel.
# en 2babb75c draft
change-over-at = Die Partie endet mit Spiel { $hand }.
# en 2a6319ec draft
change-won-here = Die Partie endet mit diesem Spiel: { wins }.
# en 85632201 draft
change-won-at = Die Partie endet mit Spiel { $hand }: { wins }.
# en 6f48d32c draft
change-after-end = { $count ->
    [one] Spiel { $hands } zählt
   *[other] Die Spiele { $hands } zählen
} nicht mehr, weil die Partie vorher aus ist.
# en 39882203 draft
change-counts-again = { $count ->
    [one] Spiel { $hands } zählt
   *[other] Die Spiele { $hands } zählen
} wieder.
# en 0b814b8d draft
change-open = Spiel { $hand } muss korrigiert werden.
# en 68f8c49b draft
change-no-points = nichts
# en c3bc0bf8 draft
total-after = { $who ->
    [we] Wir haben
    [they] Ihr habt
    [one] { $name } hat
   *[many] { $name } haben
} dann { $after } statt { $before }.
# en 13fc845d draft
held-over-after = Offene Punkte: dann { $after } (bisher { $before }).
# en c29567fa draft
nothing-held-over-after = Offene Punkte: dann keine mehr (bisher { $before }).

## changes-parts (own)

hands-named = { $count ->
    [one] Spiel { $hands }
   *[other] den Spielen { $hands }
}

## form

# en cd121a1c draft
ask-taker = Wer spielt?
# en b1a96026 draft
ask-taker-and-trump = Wer spielt, in welcher Farbe?
# en cd0a8237 draft
ask-trump = Welcher Trumpf?
# en ba4bd946 draft
ask-bid = Welches Gebot?
# en 38ef8f17 draft
ask-last-trick = Wer hat den letzten Stich?
# en 6ebcd776 draft
ask-card-points = Augen { in-tricks-of }?
# en d2e6a6ca draft
ask-cards = { $who ->
    [we] Unsere Augen?
    [they] Eure Augen?
    [one] Augen von { $name }?
   *[many] Augen von { $name }?
}
# en b9c7e96f draft
ask-total = Gesamtsumme { from-object }?
# en d22ebfb1 draft
ask-whose-run = Wessen Folge zählt?
# en fea4bd5d draft
ask-top = { $name }: höchste Karte ({ $run })
# en 5c7c4d23 draft
ask-suit = { $name }: Farbe ({ $run })
# en 9c5d59b5 draft
ask-tricks = { $who ->
    [we] Unsere Stiche
    [they] Eure Stiche
    [one] Stiche von { $name }
   *[many] Stiche von { $name }
}
# en e28e5cfd draft
ask-no-trick = { $who ->
    [we] Unsere Stiche?
    [they] Eure Stiche?
    [one] Stiche von { $name }?
   *[many] Stiche von { $name }?
}
# en 005de9ed draft
at-most = höchstens { $most }
# en 78070819 draft
at-most-key = Höchstens { $most }
# en 0213e069 draft
counted-without-trumps = Diese Augen sind für ein Spiel ohne Trumpf gezählt. Zähl sie neu.
# en f9286c95 draft
counted-at-all-trumps = Diese Augen sind bei „alles Trumpf“ gezählt. Zähl sie neu.
# en fd508c19 draft
counted-with-trumps = Diese Augen sind mit { $suit } als Trumpf gezählt. Zähl sie neu.
# en 9fcba831 draft
doubt-pile = Auf { $points } kommt man mit keinem Stapel. Zähl nach oder speichere es so.
# en 59b6a90b draft
doubt-total = Auf genau { $points } kommt man in keinem Spiel. Zähl nach oder speichere es so.
# en cbf64683 draft
key-of = { $name }: { $what }
# en 753a37dc draft
took-in = { $name } spielt { $trump }
# en be32c5e5 draft
player-took = { $name } spielt
# en 89caf453 draft
dealt-taker-leads = { $name } hat gegeben, die Spielpartei kommt heraus
# en 7b0c8719 draft
dealt-leads = { $name } hat gegeben, { $leader } kommt heraus

## sheet

# en f89f301f draft
row-label = Spiel { $number }: erklären oder korrigieren
# en a0fd3239 draft
hand-waiting = Dieses Spiel zählt erst wieder, wenn das Spiel darüber korrigiert ist.
# en 8fd1fa08 draft
hand-after-end = Die Partie war schon aus: Dieses Spiel zählt nicht.
# en f544202b draft
hand-unreadable = Dieses Spiel lässt sich nicht lesen. Es bleibt unverändert gespeichert und kommt in die Sicherung.

## ledger

# en 7ab65be0 draft
hand-column = Spiel
# en e5b4528b draft
example-mark = Beispiel
# en 4203ecff draft
to-referee = Schiedsrichter
# en 914fdb4c draft
deals-mark = gibt
# en e921cdaa draft
leads-mark = kommt raus
# en 292d8c2a draft
won-mark = Sieg
# en b7939bdb draft
no-hand-yet = Noch kein Spiel. Trag das erste ein, wenn es gespielt ist.
# en 40958b1c draft
screen-goes-off = Dieser Browser kann den Bildschirm nicht anlassen. Stell am Gerät ein, dass er länger anbleibt.
# en ccd64e73 draft
start-row = Anfang
# en fff61e19 draft
accepted-mark = anerkannt
# en acdcb8e8 draft
took-mark = spielt
# en c6f0dade draft
big-mark = groß
# en 7c00d509 draft
open-hand-tool = Spiel öffnen
# en 509a3c3e draft
undo-tool = Rückgängig
# en f61edb2b draft
redo-tool = Wiederholen
# en a4d31ab4 draft
redeal-tool = Neu geben
# en 17fd5c25 draft
claim-tool = Sieg ansagen
# en f26b3bd6 draft
adjust-score = Punkte ändern
# en 7306109f draft
game-ended-early = Diese Partie wurde abgebrochen.
# en 954bb338 draft
undo-resumes-it = „Rückgängig“ setzt die Partie fort.
# en 094b3a8b draft
resume-game = Partie fortsetzen
# en 0d4e4873 draft
saving-mark = Wird gespeichert…
# en 18c39f9e draft
saved-mark = Gespeichert.
# en fbf755cc draft
undone-mark = Rückgängig gemacht.
# en 6c2f7185 draft
save-again = Noch einmal
# en b0b0a14f draft
restore-game = Wiederherstellen
# en a587edad draft
to-target = bis { $target }
# en 0611e9e9 draft
deal-of = Spiel { $number } von { $target }
# en 25bb5cff draft
redeal-row = { $why }, { $name } gab
# en 63d074b3 draft
adjustment = Geänderte Punkte
# en 560e68da draft
result-tool = Ergebnis
# en b388ad27 draft
points-short = { $points ->
    [one] { $points } fehlt
   *[other] { $points } fehlen
}
# en 229665b3 draft
past-target = über { $target }
# en 2f4d240e draft
held-over-from-paper = Offen
# en c4f1c07b draft
held-over-from = Offen aus { $count ->
    [one] Spiel { $hands }
   *[other] den Spielen { $hands }
}
# en 43e5d84d draft
claim-mark = Ansage
# en 6b0a8000 draft
false-claim-mark = falsche
# en 6be19c17 draft
from-here-play = { $count ->
    [one] Ab hier spielt { $names }
   *[other] Ab hier spielen { $names }
}
# en acf0c463 draft
open-hand-waits = Korrigiere erst Spiel { $number }, dann zählt der Zettel weiter.
# en 7cd60fe4 draft
record-hand = Spiel { $number } eintragen
# en 9a3515f6 draft
continue-hand = Spiel { $number } fortsetzen
# en 9748efa7 draft
no-one-won = Die Partie ist aus, und niemand gewinnt
# en 464a055a draft
side-won = { $who ->
    [we] Wir gewinnen
    [they] Ihr gewinnt
    [one] { $name } gewinnt
   *[many] { $name } gewinnen
}
# en 8158c627 draft
saved-elsewhere = Spiel { $number } wurde in einem anderen Tab gespeichert

## hand-form

# en 4bfe3fb0 draft
back-to-the-sheet = Zurück zum Zettel
# en 6cfdf8e4 draft
points-part = Augen
# en 2d45999e draft
declarations-part = Meldungen
# en 1fc37f30 draft
add-declaration = { $vocabulary ->
    [clobyosh] Folge, { bela }
    [usual] Folge, { bela }
   *[other] Melden
}
# en 0c5b7aba draft
declarations-done = Fertig
# en f8715639 draft
digits-key = 123
# en 78458730 draft
take-away = Entfernen: { $declared }
# en 5b969ff4 draft
declared-points = { $name }: { $points }
# en 723b7f4c draft
four-of-rank = vier { $ranks }
# en ba4bd3b3 draft
four-alike-key = Vierling
# en c6f9f1da draft
longer-key = länger
# en a6422259 draft
bid-part = Gebot
# en 7db7b672 draft
bid-key = Gebot
# en 1e731a74 draft
bid-of = Gebot { $bid }
# en 1a7214de draft
bid-capot = { $vocabulary ->
    [french] Capot
    [coinche] Capot
   *[other] Alle Stiche
}
# en bf1f036d draft
bid-higher = höher
# en 92437d49 draft
bid-lower = tiefer
# en 8adb5122 draft
good-scores = zählt { $points }
# en 35a1ad45 draft
good-no-one = Niemand
# en 4ab2383d draft
good-equal = gleich
# en 30e61978 draft
compare-tops = Höchste Karten vergleichen
# en 7dba5803 draft
took-none = Kein Stich
# en c1019c18 draft
took-some = Mindestens einer
# en 13556bf4 draft
last-key = letzter
# en b6612173 draft
why-key = Warum
# en ace56a1b draft
taker-and-trumps = Wer spielt was
# en b6f32f84 draft
trumps-part = Trumpf
# en 7357bac4 draft
stakes-part = { $vocabulary ->
    [coinche] Coinche
   *[other] Kontra
}
# en 74ee6f24 draft
who-took = Wer spielt
# en 59a8e31e draft
finished-totals = Gesamtsummen
# en b7fb682e draft
tap-the-cards = Karten der Stiche antippen
# en 37182b4c draft
on-big-key = Auf groß ×2
# en 53e7ca7b draft
cards-taken = Karten in den Stichen
# en e013dfc0 draft
whose-pile = Wessen Stapel
# en eedfeb36 draft
board-done = Fertig
# en d5f99ffb draft
trumps-first = Erst Trumpf wählen: Davon hängen die Augen ab.
# en 78c4dc54 draft
figures-for = Zahlen: { $name }
# en a950eb40 draft
hand-number = Spiel { $number }
# en c21dd2db draft
correct-hand-number = Spiel { $number } korrigieren
# en a9cfcd09 draft
insert-hand-number = Spiel { $number } einfügen
# en 6692bbcb draft
save-hand-number = Spiel { $number } speichern
# en d5d7cfa8 draft
save-anyway = Trotzdem speichern
# en 943f957d draft
stake-key = { $times ->
    [1] ×1
    [2] { $vocabulary ->
        [coinche] Coinché
       *[other] Kontra
    } ×2
    [3] { $vocabulary ->
        [coinche] Surcoinché
       *[other] Re
    } ×3
    [4] { $vocabulary ->
        [coinche] Surcoinché
       *[other] Re
    } ×4
   *[other] Sub ×8
}
# en eaa02af1 draft
cards-counted = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
# en 48c99d11 draft
cards-taken-by = Karten in den Stichen: { $name }

## sheet-dialogs

# en 38e64ff2 draft
save-points = Speichern
# en 4e8ab093 draft
agreed-number = Eine ganze Zahl bis 9999. Mit einem Minus ziehst du Punkte ab.
# en c8d0a3c4 draft
agreed-why = Grund (optional)
# en 38cc025b draft
claim-anyway = Trotzdem ansagen und verlieren
# en 5f38131d draft
claim-sum = { $total } ansagen
# en 7a1c5866 draft
claim-is-good = Stimmt: { $outcome }
# en 7b19af1b draft
claim-is-short = { $short ->
    [one] { $short } fehlt
   *[other] { $short } fehlen
}: { $outcome }
# en ee475175 draft
claim-trick-won = Sag gleich nach einem eigenen Stich an.
# en 968835ec draft
player-needs = braucht { $points }
# en 588e1e9b draft
earlier-trick = früher
# en eb17ec27 draft
later-trick = später
# en 04406f4c draft
this-hand = Dieses Spiel
# en 3bcaad89 draft
this-game = Diese Partie
# en 640108aa draft
share-group = Teilen
# en f499433c draft
adjust-tool = Ändern
# en 8935410e draft
need-tool = Was fehlt mir
# en 779cbb08 draft
turn-tool = Stand drehen
# en 734be735 draft
summary-row = Überblick
# en d968a1f6 draft
rules-row = Regeln
# en e8a23441 draft
players-row = Spieler
# en 215ff99d draft
note-row = Notiz
# en d6ef5388 draft
none-set = keine
# en 7232aa54 draft
rules-changed = { NUMBER($count) } geändert
# en 6c226c39 draft
link-tool = Link, Datei
# en 1f12de78 draft
print-tool = Drucken
# en 46f840b9 draft
second-screen-tool = Zweiter Bildschirm
# en 8ae8088d draft
end-early = Vorzeitig beenden
# en dfaa7884 draft
delete-tool = Löschen
# en 35ac617a draft
end-early-ask = Partie jetzt beenden?
# en 54557760 draft
counts-as = Wie die Partie zählt
# en 582aedab draft
no-one-wins-it = Niemand gewinnt
# en 4fa82ad8 draft
kept-not-counted = bleibt gespeichert, zählt nicht
# en 999a8297 draft
counted-as-agreed = zählt wie vereinbart
# en 2b21e76c draft
play-on = Weiterspielen
# en c998d192 draft
end-the-game = Partie beenden
# en 31542d01 draft
ended-early-why = vorzeitig beendet
# en b4631599 draft
correct-name = Namen korrigieren
# en bec2b4a9 draft
new-player = Neuer Spieler
# en 07e108b6 draft
step-down = { $name }: weniger
# en fbea6134 draft
step-up = { $name }: mehr
# en 10c08649 draft
who-claims = Wer sagt an
# en d5a6f92b draft
ask-claimant = Wer sagt an?
# en 11caac5d draft
after-trick = nach Stich
# en 51ddf850 draft
claim-run-points = Punkte aus den eigenen Folgen
# en 18e20683 draft
claim-cards = Augen bisher in Stichen
# en 0517a121 draft
claim-card-points = Eigene Augen
# en 1c88d1ee draft
redeal-about = Niemand schreibt etwas. Offene Punkte bleiben offen.
# en 94bab3ca draft
change-to-played = Doch gespielt: Spiel eintragen
# en 8f2efa67 draft
corrected-everywhere = Dieselbe Person: Der Name ändert sich in all ihren Partien.
# en 5e47f45b draft
corrected-here = Der Name ändert sich in dieser Partie.
# en 6512de0b draft
already-at-the-table = Am Tisch heißt schon jemand so.
# en 338e69e7 draft
plays-here-already = Das ist derselbe Name: Es würde sich nichts ändern.
# en b50c8fa7 draft
who-plays-for = Wer ab dem nächsten Spiel für { $name } spielt
# en 0bfc2b79 draft
current-choice = aktuelle Wahl
# en b79ce8c4 draft
deals-next = { $name } gibt als Nächstes
# en 99ce4d8c draft
right-name-of = Richtiger Name für { $name }
# en c6e5142e draft
sheet-total = Stand
# en c761e1e7 draft
what-do-i-need = Was fehlt mir noch?
# en fd722b09 draft
share-this-game = Partie teilen
# en 632d2819 draft
not-saved-here = Dein Spiel in diesem Tab ist nicht gespeichert.
# en 3e6eb691 draft
let-it-stand = Das andere behalten, meins löschen
# en a957b9a0 draft
go-on-as = Meins als Spiel { $number } fortsetzen
# en b66886f1 draft
beside-the-sheet = Wie die Partie lief

## hand-dialog

# en 5266a265 draft
correct-hand = Korrigieren
# en 81243ef8 draft
insert-before = Davor einfügen
# en 433a28f7 draft
delete-hand-ask = Löschen…
# en 9da1ab89 draft
cancel-delete = Abbrechen
# en c5383c63 draft
made-in-the-hand = Aus diesem Spiel
# en 51f9cbb5 draft
by-other-rules = Nach anderen Regeln zählen
# en d200a981 draft
delete-hand = Spiel { $number } löschen
# en 56cc1f04 draft
delete-row = Löschen
# en 58b1ca6e draft
delete-changes = { $changes } „Rückgängig“ holt das Spiel zurück.
# en 71080e60 draft
delete-changes-totals = Nur die Summen ändern sich. „Rückgängig“ holt das Spiel zurück.
# en 2fa9d56f draft
points-on-the-sheet = Punkte auf dem Zettel
# en 78119a28 draft
match-points-on-the-sheet = Spielpunkte auf dem Zettel

## hand-more

# en fdaa479f draft
look-up = Nachschlagen
# en d80b93fc draft
way-of-counting = Zählweise
# en bfc5d030 draft
card-points-part = Augen
# en 571e06fa draft
who-dealt = Wer wirklich gegeben hat
# en 753375f9 draft
as-it-should-be = Nach den Regeln
# en 1da6bdbc draft
revoke-part = Nicht bedient
# en b00fcf0f draft
revoke-by = Nicht bedient: { $name }
# en 0adf6e93 draft
declared-four = { $name }: vier { $ranks }
# en 98e82724 draft
declared-cards = { $name }: { $cards }
# en d650dcf9 draft
declared-run = { $name }: { $run } ({ $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
})
# en ac6c97c3 draft
declared-run-top = { $name }: { $run } ({ $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
}, { up-to })
# en c28b5007 draft
to-rules = Regeln

## needs

# en 204b498e draft
what-is-needed = Noch nötige Punkte
# en 4d2f804a draft
needed-about = Gemeint sind die Augen in den Stichen, mit den 10 für den letzten Stich. So viele reichen in jedem Fall.
# en e97fdf39 draft
nothing-declared = Meldungen sind hier nicht mitgezählt: Trag sie beim Spiel ein.
# en 3908ceba draft
if-taken-by = Wer spielt
# en c62d0f84 draft
if-trumps-are = Trumpf
# en 6ae5f220 draft
to-win-the-game = um die Partie zu gewinnen
# en 7b277f01 draft
to-make-the-hand = um das Spiel zu gewinnen
# en 89794c42 draft
to-have-fail = damit { $name } verliert
# en 39a46011 draft
need-nothing = nichts mehr
# en dc04936e draft
need-never = nicht möglich
# en 78cf0e43 draft
need-open = Folgen ergänzen

## game-end

# en ab165109 draft
front-all-the-way = { $who ->
    [we] Wir lagen
    [they] Ihr lagt
    [one] { $name } lag
   *[many] { $name } lagen
} die ganze Zeit vorn.
# en 33b543b1 draft
to-spare = Punkte über dem Ziel: { $points }.
# en 611d4758 draft
decided-label = Entschieden durch
# en 924eabcb draft
decided-hand = Spiel { $number }: { $name }
# en e26c468f draft
send-picture = Bild schicken
# en 7423d83b draft
end-of-the-game = Ende der Partie

## shared

# en 05c4393a draft
home-link = Startseite
# en 85fbed8f draft
one-moment = Lädt…
# en d2bf5baf draft
new-game = Neue Partie
# en abe48578 draft
sheet-link = Zettel
# en ee3d5842 draft
data-link = Daten
# en 9424ffa3 draft
game-title = { $goal ->
    [hands] { $name }, { so-many-deals }
   *[points] { $name } bis { $target }
}
# en a9cb27b4 draft
so-many-deals = { $target ->
    [one] ein Spiel
   *[other] { $target } Spiele
}
# en c3d2a24f draft
hand-title = Spiel { $number }
# en b54e1238 draft
to-go = noch { NUMBER($points) }
# en e1755a8a draft
more-label = Mehr
# en d15e6758 draft
close-label = Schließen
# en 0135128a draft
letters-fit = Hier ist nur Platz für { NUMBER($count) } Zeichen.
# en f2fa60c5 draft
one-person = { $one } und { $other } sind dieselbe Person.
# en fdfa1ead draft
looks-like = { $name } sieht aus wie { $other }. Ist es ein und dasselbe, verwende nur einen Namen.
# en a3c315f6 draft
erase-key = Löschen
# en cd00ae93 draft
next-number = Weiter zur nächsten Zahl
# en fd0b2a2c draft
next-face = weiter
# en f142a3fb draft
between-items = { ", " }
# en ddc31219 draft
try-again = Noch einmal versuchen
# en d8bc674e draft
part-missing = Nicht geladen: { $name }. Deine gespeicherten Partien sind sicher.

## parts

# en 6a52fa6f draft
part-beside-sheet = wie die Partie lief
# en 44aca1e8 draft
part-charts = Diagramme
# en a5c8be5d draft
part-game-end = Ende der Partie
# en 9b30fb62 draft
part-hand-form = Formular für das Spiel
# en 5aab8686 draft
part-storage-warning = Speicherwarnung
# en e29899bb draft
part-more = seltene Einträge
# en 9ee5180d draft
part-overtaken = Spiel aus dem anderen Tab
# en d54b0f34 draft
part-problem-words = was an diesem Spiel nicht stimmt
# en 5d8d7a7a draft
part-save-preview = was sich weiter unten ändert
# en 0fbb32e6 draft
part-share = Teilen
# en 955deee7 draft
part-sheet = Zettel
# en ada8420e draft
part-sheet-paper = Teil des Zettels
# en 746de72d draft
part-verdict = was dieses Spiel ergibt
# en 42a92b93 draft
part-versions = Vergleich dieses Spiels

## failed

# en 4340fd03 draft
page-failed = Hier ist etwas schiefgegangen
    .about = Deine gespeicherten Partien sind noch auf diesem Gerät.
# en ade386a5 draft
page-missing = Diese Seite lässt sich nicht laden
    .about = Ein Teil davon ist nicht angekommen. Deine gespeicherten Partien sind noch auf diesem Gerät.
# en 6bc3f191 draft
still-no-answer = Noch keine Antwort. Yuss versucht es wieder, sobald wieder Netz da ist.
# en d00adedb draft
reload-the-page = Seite neu laden

## no-game

# en d6be0aff draft
game-missing = Diese Partie ist nicht auf diesem Gerät
    .about = Vielleicht wurde sie gelöscht, oder der Link kommt von einem anderen Gerät. Dann teil sie dort als Link oder Datei, und öffne sie hier.
# en 469064ad draft
game-unreadable = Diese Partie lässt sich nicht lesen
    .about = Sie bleibt unverändert gespeichert. Unter „Daten“ kannst du sie als Datei sichern, für ein neueres Yuss oder für jemanden, der sie sich ansehen kann.
# en 3df0cbe5 draft
keep-or-delete-it = Behalten oder löschen
# en 14f998df draft
storage-silent = Der Speicher antwortet nicht

## language

# en 15f0349b draft
language-found = Yuss nimmt die Sprache deines Browsers: { $language }.
    .keep = Dabei bleiben

## storage-trouble

# en 67af743a draft
full--trouble = Dieses Gerät ist voll, Neues lässt sich nicht speichern. Deine gespeicherten Partien sind sicher. Speichere unter „Daten“ eine Sicherung, schaff Platz, und versuch es noch einmal.
# en 36edba19 draft
blocked--trouble = In einem anderen Tab ist noch eine ältere Version von Yuss offen. Schließ die anderen Tabs, dann geht es hier von selbst weiter.
# en 45d72851 draft
newer--trouble = Eine neuere Version von Yuss läuft. Um sie zu nutzen, lad diese Seite neu.
# en d54c811f draft
stale-writer--trouble = In einem anderen Tab ist eine neuere Version von Yuss offen. Dieser Tab kann nichts mehr speichern: Lad ihn neu.
# en adbce097 draft
connection-lost--trouble = Der Browser hat den Speicher geschlossen und nicht wieder geöffnet. Deine gespeicherten Partien sind sicher: Lad die Seite neu.
# en 817abb05 draft
unavailable--trouble = Der Browser öffnet seinen Speicher nicht. Schließ die anderen Tabs mit Yuss und lad diese Seite neu.
# en e3f61a01 draft
not-loaded--trouble = Ein Teil von Yuss ließ sich nicht laden. Deine gespeicherten Partien sind sicher: Prüf die Verbindung und lad die Seite neu.
# en af9c2c82 draft
evicted--trouble = Der Browser hat den Speicher geleert, während Yuss offen war. Du siehst noch den letzten Stand: Stell ihn wieder her, oder teil ihn als Datei.
# en 019c07fa draft
missing--trouble = Diesen Eintrag gibt es nicht mehr: Vielleicht wurde er in einem anderen Tab geändert oder gelöscht.
# en c73c57bd draft
unreadable--trouble = Dieser Eintrag lässt sich nicht lesen. Er bleibt unverändert gespeichert.
# en 38d956ec draft
unfit--trouble = Nicht gespeichert: Yuss könnte das nicht wieder lesen. Prüf deine Eingabe.
# en 5941b2b2 draft
copy-off = Gespeichert, aber ohne die zweite Kopie.
# en 6468732e draft
in-memory = In diesem Fenster wird nichts gespeichert: Wenn du es schließt, ist alles weg.

## series

# en 0fccf6f0 draft
series-length = { $bestOf ->
    [1] Eine Partie
   *[other] Best of { $bestOf }
}
# en 6df052b8 draft
series-open = Unbegrenzt
# en 5b5be49c draft
series-of = { $bestOf ->
    [3] Best of 3
    [5] Best of 5
    [7] Best of 7
   *[other] Best of { $bestOf }
}
# en 6e907959 draft
no-game-won-yet = Noch keine Partie gewonnen
# en fa8ef936 draft
score-of-two = { $first } zu { $second }
# en 8c1e95eb draft
score-of-three = { $first } zu { $second } zu { $third }
# en de983f28 draft
series-is-won = Serie gewonnen: { $name }, { $score }
# en 7fad2b77 draft
series-is-level = Gleichstand, { $score }
# en 8ce0bb56 draft
series-in-front = { $name } vorn, { $score }
# en d1b79c5f draft
another-series = Neue Serie
# en 43de7c59 draft
rematch-tool = Revanche
# en c0003603 draft
next-of-series = Partie { $number } der Serie
# en 05c008b0 draft
evening-row = Abend
# en fc753ba4 draft
tonight = heute
# en 3b9d1801 draft
game-of-best = Partie { $number } von { $bestOf }
# en e50d7eef draft
games-won = { $count ->
    [one] { $count } Partie gewonnen
   *[other] { $count } Partien gewonnen
}
# en b9aa7c9e draft
side-won-series = { side-won } die Serie, { $score }

## problem-open

# en bef11e7e draft
problem-say-card-points = Es fehlen noch Augen.
    .todo = Trag ein, wie viele Augen jede Seite in den Stichen hat.
# en 82befb1d draft
problem-say-last-trick = Der letzte Stich zählt 10.
    .todo = Wähl, wer den letzten Stich hat.
    .to-win = Mehr als eine Seite hat { $target } erreicht, und der letzte Stich entscheidet.
# en fbe03ac4 draft
problem-say-run-top = Die Folgen von { $names } sind von derselben Art.
    .unnamed = Die besten Folgen sind von derselben Art.
    .todo = Wähl, bis zu welcher Karte jede geht.
# en 54d0c2be draft
problem-say-run-suit = Die Folgen von { $names } haben dieselbe höchste Karte, und eine in Trumpf würde gewinnen.
    .unnamed = Die besten Folgen haben dieselbe höchste Karte, und eine in Trumpf würde gewinnen.
    .todo = Wähl, in welcher Farbe jede ist.
# en dfbaebd2 draft
problem-say-tricks-of = { $who ->
    [we] Unsere Folgen
    [they] Eure Folgen
    [one] Die Folgen von { $name }
   *[many] Die Folgen von { $name }
} zählen nur mit einem Stich, und bisher ist keiner eingetragen.
    .todo = { $who ->
        [we] Trag ein, wie viele Stiche wir haben.
        [they] Trag ein, wie viele Stiche ihr habt.
        [one] Trag ein, wie viele Stiche { $name } hat.
       *[many] Trag ein, wie viele Stiche { $name } haben.
    }
# en e28b505a draft
problem-say-tricks = Vielleicht hat eine Seite alle Stiche und bekommt dann noch Punkte { for-sweep }.
    .to-win = Eine Seite, die das Ziel erreicht hat, braucht noch einen Stich zum Sieg.
    .todo = Trag ein, wie viele Stiche jede Seite hat.
# en 4696c305 draft
problem-say-trump = Das Runden hängt vom Trumpf ab.
    .todo = Wähl, was Trumpf war.
# en 81b74554 draft
problem-say-bid = Das Ergebnis hängt vom Gebot ab.
    .todo = Trag ein, wie viele Punkte geboten wurden, oder wähl „Valat“.
# en 089a8963 draft
problem-say-declared = Was auf den Zettel kommt, hängt davon ab, was jede Seite gemeldet hat.
    .todo = Trag Augen und Meldungen getrennt ein.
# en 2a8a2ba6 draft
problem-say-claim = Für die Ansage fehlen noch die Augen.
    .todo = Trag ein, wie viele Augen dieser Spieler bisher hat.

## problem-points

# en b4b1a987 draft
problem-negative-points = Weniger als 0 Augen gibt es nicht.
    .todo = Trag die Augen neu ein.
    .todo-of = { $who ->
        [we] Trag unsere Augen neu ein.
        [they] Trag eure Augen neu ein.
        [one] Trag die Augen von { $name } neu ein.
       *[many] Trag die Augen von { $name } neu ein.
    }
# en 9ff5a383 draft
problem-pile-over-pack = Eingetragen ist { $points }, aber alle Karten zusammen haben höchstens { $most } Augen.
    .todo = Trag nur die Karten aus den Stichen ein, ohne Folgen und ohne die 10 für den letzten Stich.
# en 5671e9f2 draft
problem-card-points-sum = Die Augen ergeben { $sum }, es müssen aber { $all } sein.
    .missing = { $points ->
        [one] { $points } Auge fehlt: Trag eine Seite ein, die andere ergibt sich.
       *[other] { $points } Augen fehlen: Trag eine Seite ein, die andere ergibt sich.
    }
    .over = { $points ->
        [one] { $points } Auge ist zu viel: Trag eine Seite ein, die andere ergibt sich.
       *[other] { $points } Augen sind zu viel: Trag eine Seite ein, die andere ergibt sich.
    }
# en 96220a8d draft
problem-card-points-impossible = Die Augen ergeben { $sum }: Das geht nicht, egal welche Karte aufgedeckt ist.
# en 236877c9 draft
problem-card-points-range = Die Augen ergeben { $sum }, es müssen aber { $from } bis { $to } sein.
    .todo = Zähl einen der Stapel neu, ohne die 10 für den letzten Stich.
# en 4a717e5b draft
problem-totals-sum = Die Summen ergeben { $sum }. Alle Karten und der letzte Stich ergeben { $all }.
    .over = Die Summen ergeben { $sum }. Alle Karten und der letzte Stich ergeben { $all }, und { $rest } für Meldungen kann es hier nicht geben.
    .todo = Zähl neu, mit dem letzten Stich und den Meldungen.
# en 399c28d0 draft
problem-claim-over-pack = Alle Karten zusammen haben höchstens { $most } Augen, nicht { $points }.
    .todo = Trag nur die Augen der Karten ein, ohne Folgen, letzten Stich und frühere Spiele.
# en cef10d8f draft
problem-tricks-sum = Ein Spiel hat { NUMBER($all) } Stiche; { $tricks } ergeben { $sum }.
    .unnamed = Ein Spiel hat { NUMBER($all) } Stiche; die eingetragenen ergeben { $sum }.
    .todo = Zähl die Stiche jeder Seite neu.
    .todo-one = Wähl, wer den fehlenden Stich hat.
# en 551187e0 draft
problem-points-without-trick = { $who ->
    [we] Wir können
    [they] Ihr könnt
    [one] { $name } kann
   *[many] { $name } können
} ohne Stich keine Augen haben.
    .todo = { $who ->
        [we] Trag ein, wie viele Stiche wir haben, oder setz unsere Augen auf 0.
        [they] Trag ein, wie viele Stiche ihr habt, oder setz eure Augen auf 0.
        [one] Trag ein, wie viele Stiche { $name } hat, oder setz die Augen dort auf 0.
       *[many] Trag ein, wie viele Stiche { $name } haben, oder setz die Augen dort auf 0.
    }
# en 6198c43a draft
problem-total-without-trick = { $who ->
    [we] Wir haben
    [they] Ihr habt
    [one] { $name } hat
   *[many] { $name } haben
} keinen Stich, und { $points } nur aus Meldungen kann es hier nicht geben.
    .todo = Trag die Stiche oder die Summen noch einmal ein.
# en 4ff05e70 draft
problem-last-trick-without-trick = { $who ->
    [we] Wir können
    [they] Ihr könnt
    [one] { $name } kann
   *[many] { $name } können
} nicht den letzten Stich haben und zugleich gar keinen.
    .todo = { $who ->
        [we] Wähl, wer den letzten Stich hat, oder trag ein, wie viele Stiche wir haben.
        [they] Wähl, wer den letzten Stich hat, oder trag ein, wie viele Stiche ihr habt.
        [one] Wähl, wer den letzten Stich hat, oder trag ein, wie viele Stiche { $name } hat.
       *[many] Wähl, wer den letzten Stich hat, oder trag ein, wie viele Stiche { $name } haben.
    }
# en 91b76b8d draft
problem-no-such-trick = Ein Spiel hat { NUMBER($all) } Stiche: Stich { $trick } passt nicht zur Ansage.
    .todo = Wähl, nach welchem Stich angesagt wurde.
# en 9a5b8847 draft
problem-trick-size = Stich { $trick } hat nicht { NUMBER($players) } Karten, oder es sind mehr als { NUMBER($all) } Stiche.
    .incomplete = Stich { $trick } ist nicht vollständig.
    .todo = Trag diesen Stich neu ein.
# en 97568ab1 draft
problem-some-card = Karte
# en 23fbe595 draft
problem-card-not-in-pack = { $card }: Diese Karte ist nicht im Spiel.
    .todo = Trag ein, welche Karte es war.
# en 5b8722fd draft
problem-card-played-twice = { $card }: Diese Karte fällt in Stich { $trick } zum zweiten Mal.
    .todo = Trag ein, was { $name } dort gespielt hat.
# en a541a06d draft
problem-card-not-held = { $card } in Stich { $trick }: { $name } hat diese Karte nicht.
    .todo = Korrigiere das Blatt oder den Stich.
# en e53a5799 draft
problem-dealt-twice = { $card }: Diese Karte ist zweimal da.
    .todo = Trag ein, welche Karte es stattdessen ist.
    .todo-of = Trag ein, welche Karte { $name } stattdessen hat.
# en 5895f839 draft
problem-hand-too-large = Hier sind { NUMBER($cards) } Karten auf einer Hand, mehr als { $most } sind es nie.
    .of = { $name } hat { NUMBER($cards) } Karten, mehr als { $most } sind es nie.
    .todo = Entferne die Karten, die nicht zu diesem Blatt gehören.

## problem-melds

# en 2628fc28 draft
problem-run-too-short = Eine Folge hat mindestens drei Karten.
    .count = Eingetragen { $cards ->
        [1] ist nur eine Karte
        [2] sind nur zwei Karten
       *[other] sind nur { $cards } Karten
    }.
    .todo = Entferne diese Folge, oder ergänze die fehlenden Karten.
    .todo-of = Entferne die Folge von { $name }, oder ergänze die fehlenden Karten.
# en c2fe026d draft
problem-run-two-suits = Alle Karten einer Folge müssen von derselben Farbe sein.
# en a8202d26 draft
problem-run-not-consecutive = Die Karten einer Folge müssen lückenlos aufeinanderfolgen, in der Reihenfolge { ace-letter } { king-letter } { queen-letter } { jack-letter } 10 9 8 7.
# en cf3ce525 draft
problem-card-twice = Dieselbe Karte ist zweimal dabei.
# en 61df28aa draft
problem-cards-here = { $count ->
    [one] Hier steht { $cards }.
   *[other] Hier stehen { $cards }.
}
# en 076e7da0 draft
problem-choose-run-cards = Wähl, welche Karten diese Folge hat.
    .of = Wähl, welche Karten die Folge von { $name } hat.
# en d9dc53d2 draft
problem-run-not-in-pack = { $ranks } sind hier nicht im Spiel.
    .unnamed = Die Karten dieser Meldung sind nicht im Spiel.
# en bc63ebec draft
problem-run-too-long = Eine { run-of-length } passt nicht in eine Farbe.
    .with-top = Eine { run-of-length } { up-to } passt nicht in eine Farbe.
    .todo = Korrigiere die Länge oder die höchste Karte.
# en cb6c019a draft
problem-runs-not-played = Folgen zählen an diesem Tisch nicht.
    .todo = Entferne die Meldung.
# en c51d0fad draft
problem-four-not-known = Vier { $ranks } zählen an diesem Tisch nicht.
    .unnamed = Ein { four-of-a-kind } zählt an diesem Tisch nicht.
    .todo = Entferne die Meldung.
# en e74f6a46 draft
problem-card-in-two-melds = { $card }: Diese Karte steckt in zwei Meldungen, und sie zählt nur in einer.
    .unnamed = Diese Meldungen können nicht alle stimmen: Dafür reichen die Karten nicht.
    .todo = Korrigiere oder entferne eine der Meldungen.
    .todo-of = Korrigiere die Meldung von { $name }, oder entferne sie.
# en 744a62fa draft
problem-melds-over-hand = { $name } hat { NUMBER($cards) } Karten gemeldet, aber auf der Hand sind höchstens { $most }.
    .todo = Entferne eine der Meldungen.
# en 9ef57f06 draft
problem-meld-points = Meldungen zählen volle Zehner, also nie { $points }.
    .todo = Trag 20, 50, 100 oder eine Summe daraus ein.
# en ca323e44 draft
problem-meld-not-held = { $card }: { $name } hat diese Karte gemeldet, hat sie aber nicht auf der Hand.
    .todo = Korrigiere die Meldung oder das Blatt.
# en dc89b715 draft
problem-bela-at-no-trumps = { $vocabulary ->
    [plain] Ohne Trumpf zählen König und Dame nichts.
   *[other] Ohne Trumpf gibt es keine { bela }.
}
    .todo = Entferne diese Meldung, oder wähl einen anderen Trumpf.
# en c6c25b55 draft
problem-too-many-belas = Eingetragen ist { bela } { $given ->
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
   *[other] { $given }-mal
}, in diesem Spiel geht das { $most ->
    [0] gar nicht
    [1] nur einmal
    [4] nur viermal
   *[other] nur { $most }-mal
}.
    .todo = Entferne die Meldung, die es nicht gab.
# en cfd0b06b draft
problem-bela-card-shown = { bela.label }: Das geht nicht, denn jemand anderes hat Trumpfkönig oder Trumpfdame gezeigt.
    .todo = Entferne diese Meldung, oder korrigiere die Folge, in der die Karte steht.
# en b1387624 draft
problem-bela-not-held = { $name } hatte Trumpfkönig und Trumpfdame nicht beide auf der Hand.
    .todo = Entferne diese Meldung, oder korrigiere das Blatt.
# en a317464c draft
problem-bela-not-in-total = { bela.label }: { $who ->
    [we] Unsere Summe
    [they] Eure Summe
   *[many] Die Summe von { $name }
} ist kleiner als { $belas }.
    .todo = Trag die Summen mit dieser Meldung ein, oder entferne sie.

## problem-rules

# en c16383eb draft
problem-not-this-format = Das ist keine Partie, die Yuss lesen kann.
    .todo = Wähl eine Datei, die Yuss gespeichert hat.
# en c6713b4c draft
problem-option-clash = Diese Regeln passen nicht zusammen.
    .todo = Ändere eine der beiden in den Regeln dieser Partie.
# en 1b62cf9f draft
problem-multiplier-too-high = An diesem Tisch zählt ein Spiel höchstens { $most }, nicht { $given }.
    .not-doubled = An diesem Tisch gibt es kein Kontra.
    .todo = Wähl eine niedrigere Stufe, oder lass die gewählte in den Regeln zu.
# en 0b0eb4f8 draft
problem-big-not-played = An diesem Tisch wird nicht auf groß gespielt.
    .todo = Entferne „auf groß“ aus diesem Spiel, oder lass es in den Regeln zu.
# en ef0a6db7 draft
problem-bid-not-asked = An diesem Tisch wird nicht nach Punkten gereizt.
    .todo = Entferne das Gebot aus diesem Spiel.
# en 8b3e2f71 draft
problem-bid-out-of-bounds = An diesem Tisch bietet man volle Zehner von { $from } bis { $to }, nicht { $given }.
    .todo = Korrigiere das Gebot.
# en 6a9c1277 draft
problem-trump-not-in-auction = { $trump ->
    [none] Ohne Trumpf wird an diesem Tisch nicht gespielt.
    [all] „Alles Trumpf“ wird an diesem Tisch nicht gespielt.
   *[other] Dieser Trumpf lässt sich an diesem Tisch nicht wählen.
}
    .todo = Wähl eine der vier Farben.
# en 5b09b9b5 draft
problem-no-claims-here = An diesem Tisch kann man den Sieg nicht ansagen: Jedes Spiel wird zu Ende gespielt.
    .todo = Spielt das Spiel zu Ende und tragt es dann ein.
# en e83f2fd0 draft
problem-claim-too-late = Den Sieg kann man nur nach Stich 1, 2 oder 3 ansagen, nicht nach Stich { $trick }.
    .todo = Spielt das Spiel zu Ende und tragt es dann ein.
# en 96b676ff draft
problem-after-the-end = Die Partie war vor diesem Spiel zu Ende, also zählt es nicht.
    .todo = Fang mit diesem Spiel eine neue Partie an, lösch es, oder korrigiere ein früheres Spiel.

## problem-entries

# en 0a58f060 draft
entry-at-least = „{ $entry }“ muss eine ganze Zahl sein, mindestens { $least }.
# en 7cb7d6e9 draft
entry-at-most = „{ $entry }“ muss eine ganze Zahl sein, höchstens { $most }.
# en ff8e7457 draft
entry-whole = „{ $entry }“ muss eine ganze Zahl sein.
# en 4af74d1d draft
entry-not-known = „{ $entry }“ ist hier nicht bekannt.
# en 31070117 draft
entry-missing = „{ $entry }“ fehlt oder ist von der falschen Art.
# en eb2668c5 draft
entry-wrong-count = „{ $entry }“ hat zu viele oder zu wenige Einträge.
# en faa0fac7 draft
entry-too-many = „{ $entry }“ hat mehr Einträge, als eine Partie haben kann.
# en 702cb525 draft
entry-bad-id = „{ $entry }“ darf nur Buchstaben von A bis Z, Ziffern, - und _ enthalten, höchstens 64 Zeichen.
# en d3f90d74 draft
entry-too-deep = „{ $entry }“ ist tiefer verschachtelt als jede Partie.
# en cb224cc7 draft
entry-barred = „{ $entry }“ ist nicht erlaubt.
# en 5f2f6c82 draft
entry-unfit = „{ $entry }“ passt nicht.
