### Alle Bildschirme neben einer Partie: der erste, neue Partie, Verlauf, Personen, Hausregeln, Einstellungen, Daten, Teilen.

## shared

# en 76871612 draft
app-name = Yuss
# en c921d8cb draft
on-this-page = Auf dieser Seite
# en a6951029 draft
loading-games = Deine Partien laden…
# en ee6795f3 draft
example-game = Beispiel
# en d112aec6 draft
quoted = „{ $text }“
# en 9edc6682 draft
tab-title = { $title } · { app-name }
# en ebcac25a draft
side-and-figure = { $name } { $figure }

## parts

# en 116f40c8 draft
part-club = Vereinsabend
# en 77b5df93 draft
part-comparison = Vergleich der Regeln
# en 951f7b7d draft
part-contest = Turnier
# en a3502bcf draft
part-damage = Schadensbericht
# en b0b41742 draft
part-data = Daten auf diesem Gerät
# en b4a5e69b draft
part-earlier = früherer Stand
# en 382d1f06 draft
part-evening = Abend
# en fa0e4871 draft
part-filters = Filter
# en 9fc1a526 draft
part-found = Suchergebnisse
# en 7f2198c7 draft
part-game-rules = Regeln dieser Partie
# en dd356047 draft
part-games-played = Liste der Partien
# en 5ed30703 draft
part-guide = Anleitung
# en 8971fa9f draft
part-hands-table = Tabelle der Spiele
# en a0f19922 draft
part-house-rules = Hausregeln
# en 8f0a8d07 draft
part-how-we-play = eure Regeln
# en 3edcb12a draft
part-last-result = letztes Ergebnis
# en 6f6b548c draft
part-learn = Übung
# en e404a062 draft
part-new-game = Formular für eine neue Partie
# en d52e53fd draft
part-opened = Vorschau
# en 576d630e draft
part-opener = Import
# en adbc63f8 draft
part-own-answer = Antwort eures Tisches
# en e1645359 draft
part-past-game = diese Partie
# en 9c80d739 draft
part-person = Formular für diese Person
# en 93fcbe8a draft
part-player = Seite dieser Person
# en dd06376b draft
part-players = Liste der Personen
# en feb8e9b9 draft
part-print = Zettel zum Drucken
# en 75d01a9b draft
part-questions = Verzeichnis der Regeln
# en 82d7ffc1 draft
part-rare-rules = Liste der Regeln
# en c6ccd5c6 draft
part-result-picture = Bild des Ergebnisses
# en e8f58895 draft
part-ruling = Entscheidung
# en cba21848 draft
part-save-backup = Knopf für die Sicherung
# en ddffdb50 draft
part-scanner = Scanner
# en 1553e2e9 draft
part-second-screen = zweiter Bildschirm
# en d9a2ebc5 draft
part-together = Zusammen spielen

## arrivals

# en adff614e draft
arrival-no-code = Hier sind weder eine Partie noch Hausregeln zu finden.
    .todo = Kopier den ganzen Link, von „http“ bis zum letzten Zeichen.
# en e6e53167 draft
arrival-cut-short = Dieser Link wurde unterwegs abgeschnitten oder verändert.
    .todo = Kopier den ganzen Link oder lass dir eine Datei schicken.
# en 63471660 draft
arrival-too-large = Diese Datei oder dieser Link ist zu groß, um von Yuss zu stammen.
# en 9881da35 draft
arrival-newer-link = Dieser Link stammt von einer neueren Version von Yuss.
# en dbe02710 draft
arrival-empty = Diese Datei ist leer.
# en 1b057c15 draft
arrival-not-yuss = Das ist keine Datei von Yuss.
    .todo = Wähl eine Partie, Hausregeln oder eine Sicherung, die Yuss gespeichert hat.
# en d681bb69 draft
arrival-ask-again = Hol dir eine neue Kopie und versuch es noch einmal; auf diesem Gerät hat sich nichts geändert.
# en 65cca45e draft
arrival-update = Aktualisiere Yuss und versuch es dann noch einmal; auf diesem Gerät hat sich nichts geändert.
# en 739b7c45 draft
arrival-newer-format = Diese Datei oder dieser Link stammt von einer neueren Version von Yuss ({ $format }).
# en ec2e6378 draft
arrival-newer-entry = Diese Datei oder dieser Link enthält etwas aus einer neueren Version von Yuss.
    .in-line = Zeile { $line } stammt von einer neueren Version von Yuss.
# en b54ba1c7 draft
arrival-damaged = Diese Datei ist beschädigt.
    .in-line = Diese Datei ist in Zeile { $line } beschädigt.
    .at = Diese Datei ist in Zeile { $line } beschädigt, bei Zeichen { $column }.
# en ebc10848 draft
arrival-unreadable-game = Diese Partie lässt sich nicht lesen.
# en 414e6531 draft
arrival-begun-otherwise = Der Anfang dieser Partie wurde nachträglich geändert: Spieler, Regeln, Anfangspunkte oder erster Geber.
# en 9a207a9f draft
arrival-in-game = Der Fehler steckt in Partie { $game }.
# en ab2a6181 draft
arrival-in-hand = Der Fehler steckt in Spiel { $hand }.
# en 4067600b draft
arrival-in-game-and-hand = Der Fehler steckt in Partie { $game }, Spiel { $hand }.
# en 5d911b8a draft
arrival-stray = In den Daten steht etwas, das nicht hineingehört.
# en 446eea66 draft
arrival-ends-early = Die Daten brechen zu früh ab.
# en 40a240d5 draft
arrival-too-deep = Die Daten sind zu tief verschachtelt.
# en c9eeda80 draft
arrival-key-twice = „{ $key }“ kommt zweimal vor.
# en 5e9f141f draft
arrival-key-barred = „{ $key }“ ist nicht erlaubt.
# en 85176689 draft
arrival-rules-clash = Die Regeln widersprechen sich.

## home

# en 8c027e73 draft
home-about = Punktezettel und Schiedsrichter für Klaberjass, Bela und Belote mit echten Karten.
# en a1fe8d7f draft
no-game = Es läuft keine Partie
# en 264ea48e draft
no-game-now = Beendete Partien stehen im Verlauf. Unten fängst du eine neue an.
# en 8dd97547 draft
no-game-yet = Wähl unten eine Spielart und gib die Karten.
# en f2f7c31f draft
other-games-in-progress = Weitere laufende Partien
# en 15ef9fa0 draft
rules--home-place = Regeln
    .about = Einen Streit schlichten
# en 17006f24 draft
referee--home-place = Schiedsrichter
    .about = Folgen, Ansagen, nicht bedient
# en 6ac6a846 draft
history--home-place = Verlauf
    .about = Alte Partien und Sieger
# en f654f5ac draft
settings--home-place = Einstellungen
    .about = Aussehen, Wörter, deine Daten
# en c7f44f63 draft
sources--home-place = Quellen
    .about = Woher die Regeln stammen
# en 08213138 draft
go-on = Weiter
# en 622ebc4a draft
view-example = Beispiel ansehen
# en 9c881d28 draft
at-the-target = am Ziel
# en 21611caa draft
go-on-with = Weiter: { $game }
# en 6e653770 draft
view-example-of = Beispiel ansehen: { $game }
# en c3331455 draft
next-hand = { $number ->
    [1] { $title } · erstes Spiel
   *[other] { $title } · Spiel { $number }
}
# en fc927add draft
the-last-game = Die letzte Partie
# en c38d7a4c draft
open-sheet-of = Zettel öffnen: { $game }, { $result }
# en 483c69fa draft
spoken-in-points = { $last ->
    [one] { $title }, { $figures } Punkt
   *[other] { $title }, { $figures } Punkte
}
# en 70f93bcd draft
spoken-in-match-points = { $last ->
    [one] { $title }, { $figures } Spielpunkt
   *[other] { $title }, { $figures } Spielpunkte
}
# en 673f64aa draft
remove-the-example = Beispiel entfernen
# en 6c396803 draft
stays-here = Deine Partien bleiben auf diesem Gerät.
# en dbd2c15d draft
example-not-counted = Das Beispiel zählt in der Statistik nicht mit.
# en 18082d40 draft
example-title = Beispiel · { $title }
# en 168843c2 draft
unreadable-games = { $count ->
    [one] Eine Partie lässt sich nicht lesen. Sie ist noch gespeichert: Unter <link>Daten</link> kannst du sie in eine Datei sichern.
   *[other] { $count } Partien lassen sich nicht lesen. Sie sind noch gespeichert: Unter <link>Daten</link> kannst du sie in eine Datei sichern.
}
# en b5baea07 draft
last-games = Die letzten Partien
# en aaa7e427 draft
ask-the-referee = Frag den Schiedsrichter

## setup

# en bd041608 draft
other-games = Andere Spielarten
# en 45b361f7 draft
start-key = Los
# en 6930eba6 draft
start-spoken = Los: { $dealt }
# en 6045d90e draft
deals-and-leads = { $dealer } gibt, { $next } kommt heraus
# en e85d5a1c draft
deals-and-speaks = { $dealer } gibt, { $next } spricht zuerst
# en 3f2b4273 draft
variants-title = Varianten
# en 243a2e6c draft
who-deals-first = Wer zuerst gibt
# en 7a4b616b draft
who-deals-next = Wer als Nächstes gibt
# en 97700350 draft
seat-role = { $role ->
    [deals] gibt
    [leads] kommt heraus
    [speaks] spricht zuerst
   *[partner] mit { $name }
}
# en f86fdb7b draft
deals-here = { $name } gibt
# en 68b09301 draft
tap-to-deal = Geber ändern: Kreis antippen
# en 0b9c615c draft
game-rules-row = Regeln
# en cfefcca1 draft
rules-aside = { $changed ->
    [0] wie üblich
   *[other] { $changed } geändert
}
# en 8f523098 draft
other-target = anderes
# en c56607fc draft
deals-under-target = Spiele
# en 9bc257a3 draft
already-started = Auf Papier begonnen
# en 3b3115f9 draft
variants-none = keine
# en a06bd5d9 draft
this-also-changes = Damit ändert sich auch:
# en a1a10535 draft
rules-clash = So lässt sich nicht spielen. { $why }
# en 7db0e81c draft
paper-wrong = Stand vom Papier: { $why }
# en 8abc7e27 draft
recent-players = Zuletzt dabei
# en 9079cab6 draft
player-field = Platz { $number }
# en eafb15bc draft
name-for-player = { $name }: Platz { $number }
# en 7259304c draft
same-name = Zwei Spieler heißen gleich. Ändere einen der Namen.
# en 8424b927 draft
variant-barred = Passt nicht zu „{ $name }“: Auf die Frage „{ $question }“ geben die beiden verschiedene Antworten.
# en 392b7829 draft
best-of-label = Zahl der Partien in der Serie
# en 6e073d52 draft
paper-total = Stand, { $name }
# en e850a3ad draft
points-held-over = Offene Punkte
# en 0ba85f65 draft
paper-total-wrong = Trag eine ganze Zahl bis 99.999 ein, etwa 240, oder lass das Feld leer.
# en a3a260cf draft
paper-held-over-wrong = Trag eine ganze Zahl bis 9999 ein, etwa 61, oder lass das Feld leer.
# en 6e0eac45 draft
already-won = Die Partie geht bis { $target }: Mit { $total } ist sie schon gewonnen.

## new-game

# en 705b5734 draft
own-rules = Hausregeln
# en 694d0eb6 draft
how-many-play = Wie viele spielen
# en 4944e95a draft
so-many-players = { $players } Spieler
# en 5066c0a4 draft
country-name = { $country ->
    [scotland] Schottland, Südafrika
    [america] Amerika
    [bulgaria] Bulgarien
    [croatia] Kroatien
    [france] Frankreich
   *[south-africa] Südafrika
}
# en 87af95b8 draft
game-about = { $game ->
    [bela-2] Gleichstand bleibt offen, Sieg ansagen erlaubt
    [bela-3] jeder für sich, auch „auf groß“
    [klabberjass-4] bei Gleichstand ist die Spielpartei bete
    [lehman] wer Schmeißen ablehnt, muss spielen
    [bicycle] beide geben abwechselnd
    [denexa] lange Folgen zählen nur 50
    [bridge-belote] Reizen, Kontra, offene Punkte
    [belote] eine Karte wird aufgedeckt
    [contree] Reizen, keine Folgen
    [coinche] Reizen, Folgen und Vierlinge
   *[bela-hr] Farbe nennen, Geber muss
}
# en 046fb59d draft
as-last-time = Wie beim letzten Mal
# en 820b0182 draft
deal-again = Geben
# en 25852cbd draft
contest-link = Turnier
    .about = mehrere Tische, ein Gerät

## settings

# en df6ee45f draft
club-link = Vereinsabend
# en 6bf1677f draft
settings-title = Einstellungen
# en da6b04f1 draft
look-and-words = Aussehen und Wörter
# en 60f3cae6 draft
during-a-game = Während der Partie
# en 2eaf9970 draft
what-is-stored = Was gespeichert ist
# en 76ca8ae7 draft
help-title = Hilfe
# en eae0c2af draft
guide-link = Anleitung
# en f366cb31 draft
language-title = Sprache
# en d048293b draft
language-automatic = Automatisch
# en 7d3ea1c2 draft
language-draft = Diese Übersetzung ist ein Entwurf, den noch kein deutschsprachiger Spieler gelesen hat. Klingt etwas falsch? Dann sag dem Betreiber dieser Seite, auf welchem Bildschirm es steht und wie du es sagen würdest.
# en eed131a2 draft
language-needs-network = Diese Sprache ist noch nicht auf dem Gerät. Geh einmal online, um sie zu laden.
# en 4545dace draft
theme-title = Aussehen
# en 8bf4d18f draft
theme-value = { $theme ->
    [system] Automatisch
    [light] Hell
   *[dark] Dunkel
}
# en d2fbd998 draft
suits-title = Farben der Karten
# en a1da1931 draft
suits-value = { $suits ->
    [two] Zweifarbig
   *[four] Vierfarbig
}
# en d5940b48 draft
words-title = Wörter
# en 9fef113e draft
words-value = { $words ->
    [plain] Einfache
   *[usual] Wie am Tisch
}
# en 2c751691 draft
words-said = { $words ->
    [plain] Trumpfbube, Trumpfneun, verloren
   *[usual] Jass, Mie, bete
}
# en 7569a30a draft
counting-title = Zählweise
# en 22813fa5 draft
counting-value = { $counting ->
    [piles] Augen
    [totals] Summen
   *[board] Karten
}
# en 643b7397 draft
counting-said = { $counting ->
    [piles] Du zählst die Augen, Yuss den Rest.
    [totals] Du rechnest alles selbst zusammen.
   *[board] Tipp die gewonnenen Karten an.
}
# en a7cca33e draft
spoken-label = Punktestand vorlesen
    .barred = Dieser Browser kann nicht vorlesen.
# en 7df12fbc draft
wake-lock-label = Bildschirm während der Partie anlassen
    .barred = Dieser Browser kann den Bildschirm nicht anlassen.
# en f938498e draft
delete-all-open = Alles auf diesem Gerät löschen…
# en d27f41ba draft
delete-all-title = Alles auf diesem Gerät löschen
# en ba1cddab draft
delete-all-cancel = Abbrechen
# en f6d6c094 draft
delete-all-go-on = Alles löschen…
# en bbf3dc39 draft
delete-all-do = Jetzt alles löschen
# en 72fef88d draft
delete-all-done = Alles ist gelöscht. Yuss ist auf diesem Gerät wie neu.
# en a054a82b draft
delete-all-for-good = Das lässt sich nicht rückgängig machen, und kein Server hat eine Kopie. Speichere vorher eine Sicherung, falls du später etwas zurückholen willst.
# en 1408979a draft
delete-all-no-way-back = Das lässt sich nicht rückgängig machen.
# en dedb54d1 draft
deletes-stored = { $stored ->
    [unknown] Das löscht alles, was hier gespeichert ist.
    [nothing] Das löscht, was gespeichert ist.
   *[some] Gelöscht wird: { $list }.
}
# en a9f99bf4 draft
delete-all-sure = { $stored ->
    [some] Ja, alles löschen: { $list }
   *[other] Ja, alles löschen
}

## data

# en a38c32d5 draft
data-about = Deine Daten sind nur auf diesem Gerät. Mit einer Sicherung kannst du sie hier oder auf einem anderen Gerät zurückholen.
# en 490e9128 draft
save-everything = Alles in eine Datei sichern
# en da40bd34 draft
share-backup = Teilen
# en 4b61f478 draft
shares-no-files = Dieser Browser kann keine Dateien teilen. Speichere die Datei stattdessen.
# en 4fde8cf7 draft
saving-backup = Die Datei wird gespeichert und geprüft…
# en 22128b25 draft
backup-not-made = { $why ->
    [too-long] Es wurde nichts gesichert: Deine Daten sind zu groß für eine Datei.
   *[broken-file] Es wurde nichts gesichert: Yuss konnte die gespeicherte Datei nicht lesen. Versuch es noch einmal.
}
# en d5e6d24a draft
backup-file = Yuss-Sicherung { $day }
# en 0f274f9d draft
saved-as = Gespeichert als { $file }. Sieh in deinen Downloads nach.
# en ac22a9e8 draft
restore-backup = Sicherung zurückholen
# en 6c37ce55 draft
restore-about = Du siehst erst eine Vorschau. Du kannst hier auch eine einzelne Partie oder Hausregeln öffnen.
# en abae5d7d draft
reading-the-file = Die Datei wird gelesen…
# en f796fb87 draft
from-another-phone = Von einem anderen Gerät
# en 2850d534 draft
scan-or-paste = QR-Code scannen oder Link einfügen
# en 608c00d1 draft
house-rules-here = Hausregeln auf diesem Gerät
# en ccacb57c draft
hands-as-a-table = Alle Spiele als Tabelle
# en 188c6afc draft
save-all-hands = Alle Spiele speichern (CSV)
# en 5d96421f draft
save-for-programs = Für Programme speichern (CSV)
    .note = Mit Kommas, Zeiten in UTC und englischen Überschriften, egal in welcher Sprache Yuss läuft.
# en df350391 draft
hands-file = Yuss-Spiele { $day }
# en ffad8fda draft
check-data = Daten prüfen
# en 9155a2fa draft
checking-everything = Alles wird geprüft…
# en 85f761a5 draft
save-as-they-are = Unlesbare Einträge speichern
# en 49a1527b draft
how-it-is-kept = Wie der Browser deine Daten speichert
# en 16b6fbb0 draft
unread-file = Yuss unlesbar { $day }
# en 57954963 draft
all-readable = Yuss kann alles lesen, was hier ist: { $list }.
# en 74a0d34f draft
some-readable = Yuss kann lesen: { $list }.
# en c396451a draft
nothing-stored = Hier ist noch nichts gespeichert.
# en e0db89f5 draft
nothing-readable = Hier ist nichts gespeichert, was Yuss lesen kann.
# en 469d83b9 draft
unread-entries = { $count ->
    [one] Ein Eintrag lässt sich nicht lesen: Er ist beschädigt oder stammt von einer neueren Version von Yuss. Er bleibt unverändert gespeichert und kommt in jede Sicherung.
   *[other] { $count } Einträge lassen sich nicht lesen: Sie sind beschädigt oder stammen von einer neueren Version von Yuss. Sie bleiben unverändert gespeichert und kommen in jede Sicherung.
}
# en 17d2ba65 draft
delete-unread = Löschen
    .of = Löschen: { $what }
    .done = { $what }: gelöscht.
# en 22f7e5a6 draft
open-unread = Öffnen
    .of = Öffnen: { $what }
# en 7ea514ee draft
a-backup = Eine Sicherung
# en 50eacab3 draft
what-shall-it-do = Wie soll Yuss die Sicherung zurückholen?
# en a4f0e5e2 draft
comparing-backup = Vergleich mit diesem Gerät…
# en 8141d66a draft
restored-backup = Sicherung zurückgeholt.
# en b654f0ca draft
restore-way = { $way ->
    [merge] Deine Daten ergänzen
    [revive] Ergänzen, Gelöschtes zurückholen
   *[replace] Alle Daten ersetzen
}
    .note = { $way ->
        [merge] Auf diesem Gerät geht nichts verloren. Was du gelöscht hast, bleibt gelöscht.
        [revive] Auch was du auf diesem Gerät gelöscht hast, kommt zurück.
       *[replace] Danach ist auf diesem Gerät nur noch, was in der Sicherung steht.
    }
    .do = { $way ->
        [merge] Ergänzen
        [revive] Ergänzen und zurückholen
       *[replace] Alle Daten ersetzen
    }
# en dd0f486d draft
made-on = Gespeichert: { $moment }.
# en 817db98a draft
made-unknown = In der Datei steht nicht, wann sie gespeichert wurde.
# en 84090c84 draft
games-lost = { $when ->
    [done] Gelöschte Partien: { NUMBER($count) }
   *[ahead] Partien, die gelöscht werden: { NUMBER($count) }
}
# en e1debf0b draft
games-shrunk = { $when ->
    [done] Auf einen früheren Stand zurückgesetzte Partien: { NUMBER($count) }
   *[ahead] Partien, die auf einen früheren Stand zurückgesetzt werden: { NUMBER($count) }
}
# en ddfa21ad draft
games-deleted-here = Hier gelöschte Partien, die gelöscht bleiben: { NUMBER($count) }
# en 713b35e8 draft
games-begun-otherwise = Partien, die in der Sicherung anders beginnen und ihren Anfang hier behalten: { NUMBER($count) }
# en 1ae3023b draft
games-added = { $when ->
    [done] Dazugekommene Partien: { NUMBER($count) }
   *[ahead] Neue Partien: { NUMBER($count) }
}
# en e8baf92c draft
games-grown = { $when ->
    [done] Partien, die neue Spiele bekommen haben: { NUMBER($count) }
   *[ahead] Partien mit neuen Spielen: { NUMBER($count) }
}
# en fcb52146 draft
a-game-unread = Eine Partie, die sich nicht lesen lässt
# en 1f3c1c38 draft
without-a-date = ohne Datum
# en fe71a368 draft
day-and-hands = { $day }, { $hands }
# en d572fd86 draft
more-games = und { NUMBER($count) } weitere
# en 2aeae54e draft
hands-before-and-after = { $before ->
    [one] vorher { $before } Spiel, nachher { NUMBER($after) }
   *[other] vorher { $before } Spiele, nachher { NUMBER($after) }
}
# en 9a945c5d draft
contests-lost = { $when ->
    [done] Gelöschte Turniere: { $names }.
   *[ahead] Turniere, die gelöscht werden: { $names }.
}
# en 32360a7d draft
contests-added = Neue Turniere: { $names }.
# en 48fcaab4 draft
contests-beside = Turniere, die anders sind als hier; beide bleiben: { $names }.
# en 7b886856 draft
contests-changed = { $when ->
    [done] Turniere, die jetzt wie in der Sicherung sind: { $names }.
   *[ahead] Turniere, die wie in der Sicherung werden: { $names }.
}
# en f7d45cf6 draft
contests-deleted-here = Hier gelöschte Turniere, die gelöscht bleiben: { $names }.
# en 3037deca draft
others-lost = { $when ->
    [done] Außerdem gelöscht: { $list }.
   *[ahead] Außerdem wird gelöscht: { $list }.
}
# en 4999d9df draft
houses-lost = { $when ->
    [done] Gelöschte Hausregeln: { $names }.
   *[ahead] Hausregeln, die gelöscht werden: { $names }.
}
# en 8ecb5713 draft
houses-deleted-here = Hier gelöschte Hausregeln, die gelöscht bleiben: { $names }.
# en 229a71ad draft
houses-added = Neue Hausregeln: { $names }.
# en 428afad2 draft
houses-changed = Hausregeln, die sich ändern: { $names }.
# en 339dfaa4 draft
games-here-already = { $count ->
    [one] { $count } Partie ist schon hier, genau wie in der Sicherung.
   *[other] { $count } Partien sind schon hier, genau wie in der Sicherung.
}
# en 1f6d5446 draft
players-come = { $count ->
    [one] Angaben zu einer Person kommen dazu.
   *[other] Angaben zu { $count } Personen kommen dazu.
}
# en 29a94413 draft
games-torn = { $count ->
    [one] In dieser Partie lassen sich frühere Schritte nicht mehr rückgängig machen; alle Spiele sind da.
   *[other] In { $count } Partien lassen sich frühere Schritte nicht mehr rückgängig machen; alle Spiele sind da.
}
# en c03f683c draft
unread-come = Unlesbare Einträge, die unverändert gespeichert bleiben: { NUMBER($count) }
# en ead22f53 draft
unread-part = { $what ->
    [game] Partie { $number }
    [game-unread-before] Eine Partie, die schon vorher nicht lesbar war
    [hand] Ein Spiel ohne seine Partie
    [houses] Hausregeln
    [series] Eine Serie
    [players] Eine Person
    [evening] Personen und Paare eines Abends
    [stakes] Einsatz eines Abends
    [contest] Ein Turnier
    [unknown] Ein unbekannter Eintrag
   *[settings] Eine Einstellung
}
# en c907526c draft
unread-why = { $why ->
    [newer] von einer neueren Version ({ $place })
    [begun-otherwise] Anfang nachträglich geändert ({ $place })
   *[damaged] beschädigt ({ $place })
}
# en 7033ecef draft
settings-come = { $settings ->
    [taken] Die Einstellungen kommen aus der Sicherung.
   *[kept] Die Einstellungen dieses Geräts bleiben.
}

## share

# en 680b596d draft
import-title = Importieren
# en c41b0af9 draft
open-about = Öffne eine Partie oder Hausregeln von einem anderen Gerät. Du siehst erst eine Vorschau. Wenn sich ein Link im Browser statt im installierten Yuss geöffnet hat, füg ihn hier ein.
# en 93fd8fcf draft
scan-a-code = QR-Code scannen
# en 63745e24 draft
open-a-file = Datei öffnen
# en 291a5f6a draft
paste-label = Oder füg einen Link oder den Text einer Datei ein
# en 840bc73d draft
open-key = Öffnen
# en 7a963f3f draft
open-something-else = Etwas anderes öffnen
# en 660d454d draft
too-long-for-a-link = Das ist zu lang für einen Link. Schick es als Datei.
# en 34e0b36a draft
too-long-for-a-code = Das ist zu lang für einen QR-Code. Schick es als Link oder als Datei.
# en 70105da3 draft
point-the-camera = Richte die Kamera des anderen Geräts auf diesen Code.
# en e0befcf2 draft
share-the-link = Link teilen
# en e3319d9d draft
copy-link = Link kopieren
# en 8cdbdccc draft
copied-link = Kopiert
# en 47022380 draft
save-as-file = Datei speichern
# en 282374a2 draft
share-as-file = Datei teilen
# en f3f5eb69 draft
code-to-scan = QR-Code: { $name }
# en f4815ea3 draft
link-label = Der Link ({ NUMBER($length) } Zeichen; alles steckt darin)
# en b24fa31a draft
link-was-copied = Link kopiert.
# en be45f7d2 draft
select-the-link = Markier den Link unten und kopier ihn.
# en ca3dcba8 draft
unreadable-goes-with-backup = Diese Partie lässt sich nicht lesen. Weitergeben kannst du sie nur mit einer Sicherung.
# en 9ed88d20 draft
hand-goes-with-backup = Ein Spiel dieser Partie lässt sich nicht lesen. Weitergeben kannst du die Partie nur mit einer Sicherung.
# en 5e9d3444 draft
link-and-file = Link und Code enthalten den Zettel, wie er jetzt ist. In der Datei steht auch, was rückgängig gemacht oder korrigiert wurde.
# en 5ed110ea draft
print-the-sheet = Zettel drucken
# en 6547bdfa draft
table-csv = Tabelle speichern (CSV)
# en 652b6f32 draft
share-title = { $names } { $day }
# en d5ec5ecf draft
the-camera = Die Kamera
# en 03637831 draft
from-a-picture = Aus einem Bild
# en a67f4c2c draft
no-code-there = Kein QR-Code im Bild. Geh näher heran und halt die Kamera gerade.
# en 2372616b draft
no-camera = { $why ->
    [refused] Yuss darf die Kamera nicht benutzen. Erlaub die Kamera für diese Seite im Browser oder mach ein Bild vom Code.
   *[missing] Hier gibt es keine Kamera, die der Browser benutzen kann. Mach ein Bild vom Code oder füg den Link ein.
}

## together-before

# en 75374bcf draft
play-together = Zusammen spielen
# en 8a8883aa draft
what-leaves = Welche Daten dieses Gerät verlassen
# en 768a87ff draft
join-title = Zusammen spielen
# en f06529f5 draft
no-relay = Dieses Yuss hat keinen Relay-Server, also könnt ihr hier nicht mit mehreren Handys spielen. Wer diese Seite betreibt, kann einen einrichten.

## together

# en d567eb76 draft
together-about = Andere Handys sehen diesen Zettel live und können auch darauf schreiben. Jedes Handy behält den ganzen Zettel und funktioniert auch ohne die anderen.
# en 0e0fed34 draft
together-leaves = Sobald der Tisch offen ist, sendet dieses Gerät alles, was du auf diesen Zettel schreibst. Es ist verschlüsselt: Lesen kann es nur, wer den Link hat. Der Relay-Server löscht es nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}.
# en 8586c812 draft
open-table = Tisch öffnen
# en c8385c15 draft
table-not-opened = Der Tisch ließ sich nicht öffnen. Versuch es noch einmal.
# en 3c4a9f8c draft
table-not-left = Du bist noch am Tisch. Versuch noch einmal, ihn zu verlassen.
# en 3412a884 draft
who-holds = Wer benutzt dieses Handy?
# en b2204054 draft
no-one-named = Niemand
# en 9bff8cac draft
link-lets = Was man mit dem Code darf
# en b81138d9 draft
may-write = Schreiben
# en db169a11 draft
may-look = Nur zusehen
# en 635aa1d1 draft
write-about = Ein Handy, das diesen Code scannt, bekommt denselben Zettel und kann auch darauf schreiben.
# en c5ef442d draft
look-about = Für alle, die nur zusehen. Ein quer gehaltenes Handy oder ein Fernseher zeigt nur den Punktestand.
# en 6b81f998 draft
table-code = QR-Code: dieser Tisch
# en 8a658b9d draft
table-link-label = Der Link
# en 7a4cd998 draft
who-is-here = Wer da ist
# en 02631966 draft
this-phone = Dieses Handy
# en 6051418f draft
this-phone-of = Dieses Handy ({ $name })
# en e64540a8 draft
phone-of = Handy von { $name }
# en 5e6a7bd9 draft
phone-unnamed = Ein Handy
# en 49e15f02 draft
alone-here = Sonst noch niemand
# en 1f8e1208 draft
lookers-uncounted = Wer nur zusieht, wird nicht gezählt.
# en af84cc68 draft
leave-ask = Den Tisch verlassen…
# en 1e8b696e draft
leave-about = Dieses Handy macht allein weiter, mit dem ganzen Zettel.
# en 07157d1f draft
leave-table = Den Tisch verlassen
# en d3891123 draft
close-ask = Andere nicht mehr schreiben lassen…
# en 339d0822 draft
close-about = Danach kann nur noch dieses Handy schreiben, die anderen sehen nur zu. Um wieder zu schreiben, muss ein anderes Handy den neuen Code scannen.
# en 5de91313 draft
close-table = Andere nicht mehr schreiben lassen
# en 58c225a2 draft
close-failed = Dieses Handy hat den Relay-Server noch nicht erreicht, also hat sich nichts geändert. Versuch es noch einmal, sobald es verbunden ist.
# en 0f547ca3 draft
close-unknown = Der Relay-Server hat noch nicht geantwortet. Sobald dieses Handy ihn erreicht, schließt es den Tisch. Bis dahin können die anderen noch schreiben.
# en 0f182d5e draft
closed-untold = Der Tisch ist geschlossen, aber der Relay-Server hat keinen Platz mehr, um es den anderen Handys zu sagen. Was sie neu eintragen, kommt auf diesem Handy erst an, wenn sie den neuen Code gescannt haben.
# en 14393c3a draft
stay = Abbrechen
# en 98261b7d draft
line-joining = Die anderen Handys werden gesucht…
# en c8edcd1d draft
line-together = { $count ->
    [0] Sonst ist niemand da.
    [1] Ein anderes Handy ist da.
   *[other] { $count } andere Handys sind da.
}
# en 4afb2637 draft
line-looks = Hier siehst du den Zettel live.
# en c5dacd01 draft
line-writing-of = Auf dem Handy von { $name } wird gerade Spiel { $hand } geschrieben.
# en cbf2187a draft
line-writing = Auf einem anderen Handy wird gerade Spiel { $hand } geschrieben.
# en b6d707d4 draft
line-apart = { $why ->
    [refused] Der Relay-Server lässt dieses Handy nicht herein. Auf diesem Handy geht es weiter.
    [full] Der Relay-Server hat keinen Platz mehr. Auf diesem Handy geht es weiter.
    [too-large] Ein Eintrag ist für den Relay-Server zu groß. Auf diesem Handy geht es weiter.
    [storage] Einträge der anderen Handys lassen sich hier nicht speichern.
    [expired] Dieser Tisch ist abgelaufen: { $days ->
        [one] Einen Tag
       *[other] { $days } Tage
    } lang war kein Handy verbunden. Nur auf diesem Handy geht es weiter.
   *[unreachable] Keine Verbindung zu den anderen Handys. Auf diesem Handy geht es weiter.
}
# en 59d1d5fc draft
line-waiting = { $count ->
    [1] Ein Eintrag ist noch nicht gesendet.
   *[other] { $count } Einträge sind noch nicht gesendet.
}
# en 22b393d6 draft
line-closed = Der Tisch wurde geschlossen: Dieses Handy kann nur noch zusehen.
# en acf3a3e2 draft
line-lacks = Nicht alle Partien dieses Tisches sind auf diesem Handy: Es verfolgt höchstens { NUMBER($most) } Partien gleichzeitig. Ist eine davon zu Ende, kommt die nächste dazu.
# en b2221a38 draft
line-begun-otherwise = Auf einem anderen Handy beginnt diese Partie anders: mit anderen Spielern, Regeln, Anfangspunkten oder einem anderen ersten Geber. Dieses Handy behält seinen Anfang, darum sind die Blätter verschieden.
# en 678df307 draft
line-next-game = Die nächste Partie hat begonnen.
# en bffa3997 draft
show-next-game = Zeigen
# en b6ff4c90 draft
to-club-night = Vereinsabend
# en 3b3ca067 draft
line-asked = Eine Partie dieses Tisches ist schon auf diesem Handy.
# en 287875f5 draft
unite-game = Zum Tisch hinzufügen
# en 55e54286 draft
table-settings = Tisch
# en 07d7b655 draft
open-again = Den Tisch wieder öffnen
# en d90eae92 draft
look-title = Punktestand
# en d6a0eff9 draft
show-sheet = Den Zettel zeigen
# en c0454833 draft
show-wall = Nur den Punktestand zeigen
# en 472e178b draft
join-to-write = Du bist an einen Tisch eingeladen: Du siehst seinen Zettel live und kannst auch darauf schreiben.
# en 262a6962 draft
join-to-look = Hier kannst du einen Zettel mitlesen: Du siehst ihn live, kannst aber nicht darauf schreiben.
# en 5fcb3111 draft
join-table = An den Tisch setzen
# en 754546a8 draft
join-look = Den Zettel zeigen
# en 847dd1a5 draft
join-fetching = Der Zettel wird geholt…
# en 12c27393 draft
join-empty = Hier ist noch kein Zettel, oder er wurde nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} gelöscht. Er erscheint, sobald ein Handy des Tisches da ist.
# en ef424296 draft
join-wrong = Das ist kein Link zu einem Tisch. Scann den Code noch einmal oder lass dir den Link neu schicken.
# en 45ac56af draft
join-failed = Du bist nicht an den Tisch gekommen. Versuch es noch einmal.
# en 208505f9 draft
tables-of-phone = Tische auf diesem Handy
# en 208dbee6 draft
no-tables = Dieses Handy ist an keinem Tisch. Öffne einen Zettel und wähl „Mehr“, dann „Zusammen spielen“.
# en 271ecdc6 draft
table-of = Tisch vom { $day }

## club

# en a8997e50 draft
club-title = Vereinsabend
# en d8039394 draft
club-about = Mehrere Tische an einem Abend: Yuss lost die Runden aus, jeder Tisch führt seinen eigenen Zettel, und die Tabelle aktualisiert sich von selbst.
# en e294ad89 draft
club-no-relay = Ein Vereinsabend geht hier nicht: Dieses Yuss hat keinen Relay-Server. Wer diese Seite betreibt, kann einen einrichten.
# en 48f22243 draft
club-none = Auf diesem Handy ist noch kein Vereinsabend. Eröffne einen oder scann den Code deines Tisches.
# en 9f3c2e0f draft
club-nights-of-phone = Vereinsabende auf diesem Handy
# en dc551e23 draft
new-club-night = Neuer Vereinsabend
# en e40ea0da draft
club-night-unnamed = Ein Vereinsabend
# en b45e1a86 draft
club-place = { $role ->
    [organiser] Leitung
    [screen] Große Anzeige
   *[table] Tisch { $table }
}
# en a558a918 draft
club-night-name = Name des Vereinsabends
# en d06ff1eb draft
club-night-default = Vereinsabend, { $day }
# en 675c9d70 draft
rules-agreed = Vereinbarte Regeln
# en 4b90be0b draft
documents-rules = Standardregeln
# en a3f810f4 draft
rules-of-house = Eure Hausregeln
# en f4c89cc7 draft
standings-go-by = Wertung
# en e3443753 draft
counts-name = { $counts ->
    [wins] Gewonnene Partien
    [points] Punkte
   *[difference] Differenz
}
# en c0828991 draft
rounds-drawn = Runden
# en f493f274 draft
draw-name = { $draw ->
    [swiss] Schweizer System
   *[robin] Jeder gegen jeden
}
# en d346c729 draft
draw-about = { $draw ->
    [swiss] Wer in der Tabelle nah beieinander steht, spielt gegeneinander, wenn möglich nur einmal.
   *[robin] Alle spielen gegen alle.
}
# en caf770ee draft
club-night-leaves = Sobald der Vereinsabend eröffnet ist, sendet dieses Gerät Namen und Ergebnisse. Sie sind verschlüsselt: Lesen kann sie nur, wer einen Code des Abends hat. Der Relay-Server löscht sie nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}.
# en 94abf792 draft
open-club-night = Vereinsabend eröffnen
# en 3aa49e9d draft
not-done = Das ließ sich nicht speichern. Versuch es noch einmal.
# en 7118f0d7 draft
asked-to-table = Du bist an Tisch { $table } eines Vereinsabends eingeladen: Hier erscheinen die Partien dieses Tisches, und du führst ihre Zettel.
# en 7c140af2 draft
asked-to-screen = Dieser Code ist für die große Anzeige eines Vereinsabends. Sie zeigt live die Tabelle und jeden Tisch.
# en 8ef34f6e draft
asked-to-organise = Das ist der Code der Leitung: Wer ihn hat, kann Runden auslosen und schließen.
# en c1a17b39 draft
join-club-night = Am Vereinsabend teilnehmen
# en 897bed2c draft
not-a-club-night = Das ist kein Link zu einem Vereinsabend. Scann den Code noch einmal oder lass dir den Link neu schicken.
# en a2037649 draft
fetching-club-night = Der Vereinsabend wird geholt…
# en b7dab9be draft
leave-club-night-ask = Von diesem Handy entfernen…
# en ecfb9eed draft
leave-club-night-about = Der Vereinsabend und sein Code verschwinden von diesem Handy. Partien, die hier gespielt wurden, bleiben im Verlauf.
# en c140fad0 draft
leave-organiser-about = Der Vereinsabend verschwindet von diesem Handy, und mit ihm der einzige Code, mit dem man Runden auslosen und schließen kann. Partien, die hier gespielt wurden, bleiben im Verlauf.
# en c159018f draft
leave-club-night = Vereinsabend entfernen
# en 27e82453 draft
board-apart = { $why ->
    [refused] Der Relay-Server lässt dieses Handy nicht herein. Was du siehst, kann veraltet sein.
    [full] Der Relay-Server hat keinen Platz mehr. Neue Einträge dieses Handys werden später gesendet.
    [too-large] Ein Eintrag ist für den Relay-Server zu groß.
    [storage] Einträge vom Relay-Server lassen sich hier nicht speichern.
   *[unreachable] Keine Verbindung zum Relay-Server. Was du siehst, kann veraltet sein, und neue Einträge dieses Handys werden später gesendet.
}
# en f60a8c71 draft
parts-of-club-night = Teile des Vereinsabends
# en eb2cf6a7 draft
part-round = Runde
# en c3b9c044 draft
part-standings = Tabelle
# en c7be254b draft
part-pairs = { $players ->
    [1] Spieler
   *[2] Paare
}
# en 86a6fd85 draft
part-codes = Codes
# en 92253df8 draft
first-player = Erster Spieler
# en b439edf8 draft
second-player = Zweiter Spieler
# en 9d0fa20d draft
player-name = Name
# en 966dd406 draft
name-taken = Heute Abend heißt schon jemand so. Ergänze einen Buchstaben oder den Nachnamen.
# en f7ebb5ae draft
add-pair = { $players ->
    [1] Spieler hinzufügen
   *[2] Paar hinzufügen
}
# en 458dbcbe draft
pairs-none = { $players ->
    [1] Noch steht niemand auf der Liste.
   *[2] Noch steht kein Paar auf der Liste.
}
# en 56b25d9f draft
pair-of = { $first } und { $second }
# en 2ae96681 draft
has-gone = Ab jetzt nicht mehr dabei
# en af4319b9 draft
goes-home = { $pair }: herausnehmen
# en 5943aa9a draft
comes-back = { $pair }: wieder aufnehmen
# en 9a6ce45e draft
goes = Herausnehmen
# en 6fbe5376 draft
returns = Wieder aufnehmen
# en 2d706166 draft
rename = Umbenennen
# en 52559a0a draft
renames = { $pair }: umbenennen
# en 8fa5aa94 draft
rename-about = Der Name ändert sich überall an diesem Vereinsabend. Nur schon geöffnete Zettel behalten den alten Namen.
# en bfd6afb8 draft
save-pair-name = Namen speichern
# en 91448df1 draft
codes-about = Jeder Tisch scannt seinen eigenen Code ein Mal, für den ganzen Abend. Ein Handy mit diesem Code kann nur an diesem Tisch schreiben.
# en 6530c50b draft
table-number = Tisch { $table }
# en c802f0e8 draft
screen-name = Große Anzeige
# en 07568a94 draft
screen-about = Für einen Fernseher oder ein zweites Handy: die Tabelle und jeder Tisch, live. Schreiben kann mit diesem Code niemand.
# en 77d89a01 draft
code-of = QR-Code: { $what }
# en 28e6c622 draft
link-of = Link: { $what }
# en 80a1c7b5 draft
codes-later = Ein Tisch bekommt seinen Code, sobald für ihn eine Partie ausgelost ist.
# en 5c8b4cdc draft
round-number = Runde { $round }
# en b96ee56a draft
round-none = Noch ist keine Runde ausgelost.
# en ca8c98d6 draft
round-closed = Geschlossen
# en 96c1b2b9 draft
round-shown = Runde
# en 308cfb4f draft
draw-first = Runde 1 auslosen
# en 97b8a785 draft
draw-next = Runde { $round } auslosen
# en ec1643ad draft
need-two = Für eine Runde müssen mindestens zwei Spieler oder Paare da sein.
# en a3e54014 draft
draw-late = Nachzügler jetzt spielen lassen
# en c8537b3e draft
late-about = { $count ->
    [one] Ein Nachzügler spielt ab der nächsten Runde mit.
   *[other] { $count } Nachzügler können jetzt gegeneinander spielen oder auf die nächste Runde warten.
}
# en 3e501e1c draft
late-beside-bye = Ein Nachzügler ist da, und gegen { $pair } spielt noch niemand. Der Nachzügler kann jetzt gegen { $pair } spielen oder auf die nächste Runde warten.
# en 4a2fcea3 draft
close-round-ask = Runde { $round } schließen…
# en 0f4979f2 draft
round-close-about = { $count ->
    [0] Beide Seiten haben jedes Ergebnis anerkannt.
    [one] Eine Partie ist noch nicht von beiden Seiten anerkannt. Ist sie zu Ende, zählt sie, wie sie steht.
   *[other] { $count } Partien sind noch nicht von beiden Seiten anerkannt. Sind sie zu Ende, zählen sie, wie sie stehen.
}
# en 66b80eb2 draft
unfinished-games = Eine Partie, die nicht zu Ende ist
# en f7318ce2 draft
unfinished-name = { $unfinished ->
    [stands] Zählt, wie sie steht
   *[void] Zählt nicht
}
# en 7e30d99b draft
unfinished-about = { $unfinished ->
    [stands] Wer vorn liegt, gewinnt; bei Gleichstand bekommt jede Seite einen halben Sieg.
   *[void] Die Partie zählt für keine Seite, als wäre sie nie ausgelost worden.
}
# en ce52aa2b draft
close-round = Runde { $round } schließen
# en 1876aef9 draft
keep-open = Abbrechen
# en 806d6b6f draft
absent-pairs = { $players ->
    [1] Fehlende Spieler
   *[2] Fehlende Paare
}
# en 220948ad draft
take-back-ask = Runde { $round } zurücknehmen…
# en c7d2795b draft
take-back-about = In dieser Runde ist noch nichts gespielt. Die Partien der Runde verschwinden von allen Handys des Abends, und du kannst neu auslosen.
# en 72fdb5ab draft
take-back = Runde { $round } zurücknehmen
# en d385f9a6 draft
game-state = { $state ->
    [waiting] Nicht begonnen
    [playing] { $hands ->
        [one] 1 Spiel geschrieben
       *[other] { $hands } Spiele geschrieben
    }
    [unclear] Zwei Handys widersprechen sich
    [over] Zu Ende, nicht anerkannt
   *[accepted] Anerkannt
}
# en ecdb6889 draft
game-score = { $first } : { $second }
# en 9ef15c0f draft
your-table = Tisch { $table }
# en 0a0cf1ff draft
table-waits = Für diesen Tisch ist noch keine Partie ausgelost. Sobald es so weit ist, erscheint sie hier.
# en 32ce4606 draft
open-sheet = Den Zettel öffnen
# en 3248fc9b draft
accept-about = Stimmt dieses Ergebnis? Jede Seite muss es anerkennen. Nach einer Korrektur fragt Yuss beide noch einmal.
# en 4f85a989 draft
accept-for = { $pair }: anerkennen
# en 3b51afab draft
accepted-by = Anerkannt: { $pair }.
# en 9555c835 draft
sheet-differs = Zwei Handys dieses Tisches haben verschiedene Ergebnisse. Vergleicht sie auf dem Zettel und erkennt dann das richtige an.
# en 85214ce0 draft
result-changed = Der Zettel hat sich geändert, seit dieses Ergebnis angezeigt wurde. Sieh es dir noch einmal an und erkenne es dann an.
# en b84eb7bb draft
standings-none = Die Tabelle beginnt mit dem ersten Ergebnis, das beide Seiten anerkennen.
# en aa832b91 draft
standings-caption = Tabelle nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
# en bbc67473 draft
head-place = Platz
# en eb2864be draft
table-head = Tisch
# en aa508c1c draft
head-pair = { $players ->
    [1] Spieler
   *[2] Paar
}
# en ac1837c3 draft
head-played = Gespielt
# en ae760a08 draft
head-won = Gew.
# en 3147dbb4 draft
head-points = Punkte
# en fccfba68 draft
head-difference = Diff.
# en a7847fee draft
read-out = Verlesen
# en d30cc598 draft
read-out-about = Tipp auf „Verlesen“, wenn du die Tabelle vorliest. Danach zeigt Yuss jede spätere Änderung an.
# en 9e562c13 draft
read-out-at = Verlesen um { $time }.
# en a5eca9be draft
changed-since = Die Tabelle, die um { $time } verlesen wurde, hat sich geändert.
# en a960be32 draft
changed-game = { $hands ->
    [0] Runde { $round }, Tisch { $table }: { $pairs }.
   *[other] Runde { $round }, Tisch { $table }, Spiel { $list }: { $pairs }.
}
# en 7c1fcab8 draft
versus = { $first } – { $second }
# en 5ff464f9 draft
save-csv = Als CSV speichern
# en b65916ce draft
print-club-night = Drucken
# en 43555555 draft
print-title = { $name }: Tabelle und Runden
# en 0573d326 draft
live-tables = Die Tische jetzt

## privacy

# en ccc6ad17 draft
privacy-link = Datenschutz
# en 289f4b6a draft
privacy-here = Auf diesem Gerät
# en 0bad47ac draft
privacy-here-about = Was du schreibst, bleibt auf diesem Gerät. Es gibt kein Konto und keinen Server, der dich kennt, und niemand zählt Besuche. Wer diese Adresse betreibt, sieht, dass ein Gerät die App geladen hat, wie bei jeder Website.
# en 1b4739d8 draft
privacy-shared = Was du verschickst
# en 5f8f1e20 draft
privacy-shared-about = Links, Codes, Dateien und Bilder gehen nur an die Leute, denen du sie gibst. Sie laufen über keinen Server von uns. Die Partie steht im Link selbst, hinter dem #; diesen Teil schickt der Browser an keinen Server.
# en 86788b61 draft
privacy-together = Wenn ihr zusammen spielt
# en 629d6dd3 draft
privacy-before = Nichts verlässt dieses Gerät, bevor jemand auf „Zusammen spielen“ tippt oder über einen Link an einen Tisch kommt.
# en 0d06d3c3 draft
privacy-what = Was gesendet wird
# en 0a8ea385 draft
privacy-what-about = Gesendet werden jedes Spiel, jede Korrektur und jede Notiz der Partien am Tisch, mit den Namen der Spieler. Solange der Zettel offen ist, wird auch gesendet, wie dieses Gerät heißt und welches Spiel du gerade schreibst; beides wird nicht gespeichert.
# en 23374d0a draft
privacy-sealed = Wie es gesendet wird
# en 10c1415b draft
privacy-sealed-about = Dieses Gerät verschlüsselt alles (AES-256-GCM) und signiert es (ed25519). Der Schlüssel steht im Link, hinter dem #, und der Relay-Server bekommt ihn nie.
# en 5087b4c6 draft
privacy-long = Wie lange es bleibt
# en 7fbaaee4 draft
privacy-long-about = Der Relay-Server löscht jeden Eintrag nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}. Gehst du vom Tisch, sendet dieses Gerät nichts mehr. Was schon gesendet ist, bleibt auf dem Relay-Server, bis diese Zeit um ist.
# en baa870a6 draft
privacy-who = Wer es lesen kann
# en cfc0549a draft
privacy-who-about = Lesen können alle, die den Link haben, und alle, denen sie ihn weitergeben. Wer den Link zum Schreiben hat, kann schreiben. Wer nur zusieht, kann weder schreiben noch andere schreiben lassen.
# en dc3e6cc6 draft
privacy-club = Am Vereinsabend
# en 43ed6950 draft
privacy-club-about = Jedes Handy des Vereinsabends und die große Anzeige bekommen die Namen der Spieler, wer gegen wen spielt und die Punkte jeder Partie und jedes Spiels. Wer einen Code des Abends hat, kann das lesen. Die Zettel selbst gehen an ihren Tisch, an die Leitung und an die große Anzeige. Jedes Handy behält den Abend, bis du ihn dort entfernst; der Relay-Server löscht ihn nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}.
# en a9091037 draft
privacy-operator = Was der Betreiber des Relay-Servers sieht
# en fca748f6 draft
privacy-operator-about = Der Betreiber sieht von jedem Handy die Netzadresse und die öffentlichen Schlüssel. Er sieht auch, wann es Nachrichten schickt, wie viele und wie groß sie sind, in Schritten von 256 Byte. So weiß er, welche Handys an einem Tisch sind.
# en baa7b754 draft
privacy-operator-not = Was der Betreiber nicht sieht
# en cb441218 draft
privacy-operator-not-about = Der Betreiber sieht keine Namen, Spiele, Punkte oder Notizen und auch nicht, welche Partien vom selben Handy kommen. Er kann Einträge zurückhalten oder löschen, aber nicht lesen, fälschen oder ändern.
# en 267e0e41 draft
privacy-no-relay = Dieses Yuss hat keinen Relay-Server: Mehrere Handys können hier nicht zusammen spielen, und nichts verlässt dieses Gerät, außer dem, was du verschickst.

## csv

# en eca39f98 draft
csv-hand = Spiel
# en 8cb0e8b6 draft
csv-saved = Gespeichert
# en 02ea1d2d draft
csv-dealer = Gibt
# en ea414c19 draft
csv-taker = Spielt
# en d4688140 draft
csv-trumps = Trumpf
# en 421e6ff5 draft
csv-times = Faktor
# en d15c3e61 draft
csv-result = Ergebnis
# en a622501c draft
csv-waiting = Offen
# en 557e5727 draft
csv-game = Partie
# en ec54d708 draft
csv-begun = Begonnen
# en f5632ea3 draft
csv-rules = Regeln
# en 922f4fb4 draft
csv-players = Am Tisch
# en 1bcac043 draft
csv-made-of = { $side }: gemacht
# en 7f335b73 draft
csv-points-of = { $side }: Punkte
# en 2373b559 draft
csv-total-of = { $side }: Stand
# en 3bd7406b draft
csv-side = Seite { $side }
# en e0e79d8b draft
csv-made = Gemacht
# en a590f630 draft
csv-points = Punkte
# en 976b3171 draft
csv-total = Stand
# en 3329b836 draft
csv-state = { $state ->
    [unreadable] unlesbar
    [open] zu korrigieren
    [waiting] wartet auf ein Spiel davor
   *[after-end] nach dem Ende
}

## arrival

# en c043a36d draft
game-is-here = Diese Partie ist schon auf diesem Gerät, genau wie hier gezeigt.
# en 38c4d8bb draft
game-grows = Diese Partie ist schon auf diesem Gerät, aber mit weniger Einträgen. Beim Import kommt das Neue dazu, und nichts geht verloren.
# en 14a2676e draft
game-begun-otherwise = Auf diesem Gerät beginnt diese Partie anders: mit anderen Spielern, Regeln, Anfangspunkten oder einem anderen ersten Geber. Dieser Anfang bleibt; beim Import kommen nur Einträge dazu.
# en 4853838b draft
keep-game = { $state ->
    [new] Partie importieren
    [same] Öffnen
   *[grows] Neues dazunehmen
}
# en d45c21ba draft
house-is-here = Diese Hausregeln sind schon auf diesem Gerät.
# en ec275a74 draft
keep-house = { $state ->
    [new] Diese Regeln speichern
   *[same] Öffnen
}
# en 7887af0a draft
other-rules-so-called = Auf diesem Gerät heißen schon andere Regeln so, also bekommen die neuen einen anderen Namen.
# en eae923fb draft
house-rules-for = Hausregeln für { $game }.
# en 6190be6c draft
different-from-standard = Wo diese Regeln von den Standardregeln abweichen
# en 58df92b9 draft
against-ours = Anders als in euren Regeln „{ $name }“
# en 9045b95f draft
against-last-game = Anders als in eurer letzten Partie dieser Spielart
# en e0b8a170 draft
same-as-ours = Genau wie eure Regeln „{ $name }“.
# en 13ecc992 draft
same-as-last-game = Dieselben Regeln wie in eurer letzten Partie dieser Spielart.
# en 547a895d draft
value-of-theirs = In diesen Regeln: { $value }.
# en f1c7a460 draft
value-of-ours = Bei euch: { $value }.

## history

# en 1f13950c draft
history-title = Verlauf
# en 62256038 draft
find-a-game = Partie suchen
# en 458fee4a draft
show-all-games = Alle Partien zeigen
# en ef2cb69f draft
filters-set = { $count ->
    [one] Ein Filter ist gesetzt
   *[other] { $count } Filter sind gesetzt
}
# en a191295d draft
games-found = { $count ->
    [one] Eine Partie
   *[other] { $shown } Partien
}
# en 1e6c0a9c draft
none-like-that = Keine Partie gefunden
# en a2d31bb2 draft
fewer-filters = Keine Partie passt zu allen Filtern. Nimm einen weg, um mehr zu finden.
# en cde9125e draft
none-played-yet = Noch keine Partie
# en 2bcfc267 draft
what-is-kept = Jede Partie, die ihr spielt, bleibt hier, mit Zettel, Punkteverlauf und Sieger.
# en 2eb9a3f1 draft
kept-uncounted = { $count ->
    [one] Eine Partie lässt sich nicht lesen. Sie bleibt unverändert gespeichert und zählt in der Statistik nicht mit:
   *[other] { $count } Partien lassen sich nicht lesen. Sie bleiben unverändert gespeichert und zählen in der Statistik nicht mit:
}
# en 1ff16416 draft
unreadable-game = Partie { $number }
# en 6f455801 draft
player-or-pair = Person oder Paar
# en 7fc493c7 draft
anybody-at-all = Alle
# en 4ad5a78c draft
game-pick = Spielart
# en 9ee307fd draft
any-game = Alle
# en 9ca3b9ac draft
text-field = Text in Notiz oder Name
# en ec94cc6f draft
archived-games = Archivierte Partien
# en 6c414bd0 draft
result-title = Ergebnis
# en 6ce23620 draft
result-value = { $result ->
    [any] Alle
    [finished] Beendet
    [unfinished] Nicht beendet
    [won] Gewonnen
   *[lost] Verloren
}
# en f203bb46 draft
games-of-evening = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
# en 7b4c8fdb draft
game-in-series = Partie { $number }
# en b3a29558 draft
going-on = Läuft
# en a0b40c6d draft
won-by-none = Kein Sieger
# en 9c5bce82 draft
ended-early = Abgebrochen
# en 04f0106d draft
players-and-pairs = Personen und Paare
# en 4240d2ab draft
no-such-player = Unter diesem Namen hat hier niemand gespielt
# en f0996410 draft
players-title = Personen
# en 0f11e61a draft
pairs-title = Paare
# en b7a6346c draft
still-counting = Yuss zählt noch…
# en ead7bd21 draft
shelved-game = { $kind ->
    [archived] Die Partie ist im Archiv. Sie zählt weiter in der Statistik.
    [listed] Die Partie ist wieder in der Liste.
   *[deleted] Die Partie ist gelöscht.
}

## take-back

# en 957d3b08 draft
undo-list-change = Rückgängig
# en f3df780c draft
dismiss-said = Ausblenden
# en eea6af85 draft
person-updated = Angaben geändert: { $name }.
# en cb6731c7 draft
person-renamed = { $from } heißt jetzt { $to }.
# en 01a5c1b3 draft
two-people = { $one } und { $other } waren zusammen an einem Tisch oder an einem Abend dabei, es sind also zwei Personen.

## players

# en 03c94090 draft
games-of = Spielart
# en d381a996 draft
every-kind = Alle
# en a92797a3 draft
no-one-yet = Noch keine Spieler
# en 1848b71c draft
who-is-counted = Hier stehen alle, die unter einem Namen mindestens ein Spiel gespielt haben. Das Beispiel zählt nicht.
# en ea7c75c7 draft
show-all-lines = Alle { NUMBER($count) } zeigen
# en 0b141258 draft
the-games = Die Partien
# en 98501a74 draft
rename-or-merge = Umbenennen, zusammenlegen
# en 2479424a draft
what-figures-mean = Was die Zahlen bedeuten
# en e624dc4a draft
games-won-of = { $games ->
    [one] { $won } von { $games } Partie
   *[other] { $won } von { $games } Partien
}
# en 1a9fe306 draft
last-game-was = { $result ->
    [won] Letzte Partie gewonnen
   *[lost] Letzte Partie verloren
}
# en bb051ed0 draft
ring-won = gewonnen
# en 94aa0f85 draft
tile-name = { $tile ->
    [taken] selbst gespielt
    [made] davon gewonnen
    [best] bestes Spiel
    [comeback] Aufholjagd
    [streak] Siege am Stück
   *[belas] Bellen
}
# en 9b72f90e draft
last-games-of = { $games ->
    [one] Letzte Partie
   *[other] Letzte { $games } Partien
}: { $won } gewonnen
# en 8adabe25 draft
won-letter = S
# en 7fc4cdc7 draft
lost-letter = N
# en ac825331 draft
met-of = { $name }: { $won } gewonnen, { $lost } verloren
# en c2929060 draft
kind-and-games = { $name } { $games }
# en cd22a45c draft
everybody-who-played = Alle, die gespielt haben
# en 680ce0b4 draft
that-game = Diese Partie
# en 76a44754 draft
not-played-here = { $who ->
    [one] { $name } hat hier noch nicht gespielt
   *[many] { $name } haben hier noch nicht zusammen gespielt
}
# en 3bcb27c1 draft
not-played-game = { $who ->
    [one] { $name } hat { $game } noch nicht gespielt
   *[many] { $name } haben { $game } noch nicht zusammen gespielt
}
# en a5acd583 draft
group-games = Partien
# en 377b8f37 draft
group-hands = Spiele
# en 5eaeb309 draft
group-declared = Gemeldet
# en e1f7a2e4 draft
in-game-to = { $goal ->
    [hands] in einer Partie über { so-many-deals }
   *[points] in einer Partie bis { $target }
}
# en 35955850 draft
in-hand = Spiel { $number }
# en e35c2645 draft
in-hands = { $hands ->
    [one] in einem Spiel
   *[other] in { $hands } Spielen
}
# en 77764d3e draft
person-name = Name
# en bea643be draft
person-colour = Farbe
# en 8c1bb350 draft
colour-name = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [brown] Braun
    [purple] Lila
    [teal] Türkis
    [pink] Rosa
   *[grey] Grau
}
# en 70ea7838 draft
initials-label = Kürzel
    .description = Bis zu drei Buchstaben. Lässt du das Feld leer, nimmt Yuss die Anfangsbuchstaben.
# en 545e9788 draft
save-person = Speichern
# en a93017b9 draft
merge-players = Personen zusammenlegen
# en 12687e9e draft
count-together = { $name } steht schon auf der Liste. Ab jetzt zählen die Partien unter beiden Namen zusammen.
# en 75b4a776 draft
same-person-as = Dieselbe Person wie
# en 99704abb draft
no-one-else = niemand
# en 8eb627c8 draft
also-written-as = Auch geschrieben als
# en fd565418 draft
separate-names = Trennen

## charts

# en dab31bc5 draft
show-as-table = Als Tabelle
# en b01ee5fc draft
send-as-a-picture = Als Bild schicken
# en 840283de draft
no-picture = Dieser Browser konnte das Bild nicht erstellen. In der Tabelle stehen dieselben Zahlen.
# en 31d37526 draft
nothing-to-draw = Noch nichts zu zeichnen
# en 7d5bf8c4 draft
what-is-drawn = Nach dem ersten Spiel siehst du hier den Punktestand und was jedes Spiel gebracht hat.
# en 7a7f0804 draft
as-a-table = { $title } als Tabelle
# en cefdc30c draft
hands-axis = Spiel
# en 2583c686 draft
goes-in-front = geht in Führung
# en 27b06621 draft
held-over-and-won = { held-over.label }, dann gewonnen
# en 9e3d4856 draft
chart-happened = Was passiert ist
# en f75a0d57 draft
happened-bate = { bate-mark.label }: { $name }.
# en 2a359372 draft
happened-front = Vorn: { $name }.
# en 4c12bbcb draft
happened-held-over = Offene Punkte: { NUMBER($points) }.
# en 9062a929 draft
happened-held-over-won = Hier gewonnene offene Punkte: { NUMBER($points) }.
# en c6aa8bfd draft
standing-after = { $hands ->
    [one] { $figures } nach einem Spiel
   *[other] { $figures } nach { $hands } Spielen
}
# en 3c42d35e draft
standing-sentence = { standing-after }.
# en d37db429 draft
bars-of-hands = { $hands ->
    [one] Ein Spiel, mit einem Balken je Seite.
   *[other] { $hands } Spiele, mit einem Balken je Seite.
}
# en cfcb7729 draft
happened-in-hand = Spiel { $number }.
# en d954f4e9 draft
nothing-happened = Kein Spiel verloren, kein Führungswechsel.
# en 2a637049 draft
after-game-number = Nach Partie
# en 307c7d7a draft
games-shown = { $last ->
    [one] eine Partie
   *[other] Partien 1 bis { $last }
}
# en eba8c75f draft
form-after = { $games ->
    [one] { $name }: { $balance } nach einer beendeten Partie
   *[other] { $name }: { $balance } nach { $games } beendeten Partien
}

## figures

# en b092a666 draft
games-won--figure = Gewonnene Partien
    .means = Die gewonnenen unter allen beendeten Partien. Wer am Ende einer Partie am Tisch sitzt, hat sie gewonnen oder verloren. Eine abgebrochene oder laufende Partie ist weder gewonnen noch verloren.
# en 4ae4faca draft
series-won--figure = Gewonnene Serien
    .means = Die gewonnenen unter allen entschiedenen Serien über drei oder mehr Partien. Eine Serie zählt für alle, die in ihrer letzten Partie am Tisch saßen.
# en cf0cf6f3 draft
hands-taken--figure = Selbst gespielt
    .means = Die selbst gespielten unter allen Spielen, die zu Ende gespielt sind. Bei einem Paar zählt, was einer von beiden gespielt hat. Neu gegebene Spiele, Ansagen und geänderte Punkte zählen hier nicht.
# en d7e7d2ac draft
made-rate--figure = Davon gewonnen
    .means = Die gewonnenen unter den selbst gespielten Spielen. Ein Gleichstand ist weder gewonnen noch verloren, „nicht bedient“ auch nicht.
# en a98a2633 draft
bate-rate--figure = Davon verloren
    .means = Die verlorenen unter den selbst gespielten Spielen.
# en b3d4fb08 draft
average-taking--figure = Schnitt als Spielpartei
    .means = Was die Seite in den Spielen gemacht hat, die diese Person oder dieses Paar selbst gespielt hat: Stiche, letzter Stich, Folgen und Belle, bevor ein verlorenes Spiel Punkte verschiebt. Auch Spiele zählen, von denen nur Gesamtsummen eingetragen sind.
# en e1aaa9f9 draft
average-defending--figure = Schnitt als Gegenpartei
    .means = Was die Seite in den Spielen gemacht hat, die eine andere Seite gespielt hat. Bei einem einzelnen Spieler zählen Spiele, die sein Partner gespielt hat, hier nicht mit und auch nicht im Schnitt als Spielpartei.
# en 0f09446e draft
runs--figure = Folgen, die zählten
    .means = Folgen dieser Person oder dieses Paars, die gezählt haben. Nicht mit zählen Spiele, von denen nur Gesamtsummen eingetragen sind, und Folgen, von denen nur die Punkte eingetragen sind.
# en 971fe6a8 draft
fours--figure = Vierlinge, die zählten
    .means = Vierlinge, die gezählt haben. Spiele, von denen nur Gesamtsummen eingetragen sind, zählen nicht mit.
# en b422c769 draft
belas--figure = Belle
    .means = Trumpfkönig und Trumpfdame, angesagt und gezählt. Spiele, von denen nur Gesamtsummen eingetragen sind, zählen nicht mit.
# en a72d5a13 draft
best-hand--figure = Bestes Spiel
    .means = Die meisten Punkte, die die Seite in einem Spiel gemacht hat, bevor ein verlorenes Spiel Punkte verschiebt. Auch Spiele zählen, von denen nur Gesamtsummen eingetragen sind.
# en 2d874ec8 draft
best-comeback--figure = Größte Aufholjagd
    .means = Der größte Rückstand in einer Partie, die doch noch gewonnen wurde, gemessen am Ziel. Geht die Partie über eine feste Zahl von Spielen, wird der Rückstand an den Punkten des Siegers gemessen. Der Stand vom Papier zählt mit.
# en 779a409f draft
longest-streak--figure = Meiste Siege hintereinander
    .means = Die meisten gewonnenen Partien nacheinander, in der Reihenfolge, in der sie begannen. Eine Partie, die nicht zu Ende gespielt wurde, unterbricht die Reihe nicht.
# en f091fa32 draft
head-to-head--figure = Direkter Vergleich
    .means = Beendete Partien am selben Tisch auf verschiedenen Seiten. Hat ein Dritter oder niemand gewonnen, zählt die Partie für keine Seite.
# en 3b61f74b draft
form--figure = Siege minus Niederlagen
    .means = Partie für Partie: Mit jedem Sieg steigt die Linie um eins, mit jeder beendeten Partie ohne Sieg fällt sie um eins.
# en 48154d44 draft
running-score--figure = Punktestand
    .means = Was nach jedem Spiel auf dem Zettel stand.
# en a5134dfe draft
hand-by-hand--figure = Spiel für Spiel
    .means = Wie viele Punkte jede Seite in jedem Spiel auf den Zettel bekam.
# en 549b954b draft
swing--figure = Wende
    .means = Ein Ring zeigt eine Wende: ein Spiel, das eine andere Seite in Führung gebracht hat.
# en 9a7aea31 draft
evening--figure = Abend
    .means = Ein Abend dauert bis fünf Uhr morgens. Eine Partie gehört zu dem Abend, an dem sie begann.
# en fd6525d3 draft
out-of = { $part } von { NUMBER($whole) }

## past-game

# en ef594969 draft
a-game = Eine Partie
# en 304e6f94 draft
open-the-sheet = Zettel öffnen
# en 0be31400 draft
continue-game = Partie fortsetzen
# en 55e0a89e draft
no-one-has-won = Abgebrochen: Niemand hat gewonnen.
# en 93ecfad5 draft
not-finished-yet = Noch nicht zu Ende.
# en 137f9110 draft
example-day = { $day } · das Beispiel, zählt in der Statistik nicht mit
# en 4fec4423 draft
past-game-missing = Diese Partie ist nicht auf diesem Gerät.
# en eead3d78 draft
past-game-unreadable = Diese Partie lässt sich nicht lesen. Sie bleibt unverändert gespeichert und kommt in jede Sicherung.
# en a8bb20af draft
delete-it = Löschen
# en 15c65b68 draft
keep-or-delete = Behalten oder löschen
# en e2f627f1 draft
archive-game = Archivieren
# en 6014077e draft
unarchive-game = Aus dem Archiv holen
# en 7d4e6c58 draft
delete-this-game = Diese Partie löschen
    .about = Die Partie verschwindet aus der Liste und aus jeder Statistik. Bis zu deiner nächsten Änderung lässt sich das rückgängig machen.
# en 1797ba12 draft
rematch-dealer = { $dealer } gibt zuerst
# en ac6f5d2a draft
why-deals-first = { $why ->
    [winner] Wer eine Partie gewinnt, gibt in der nächsten zuerst.
    [winners] Einer der beiden Sieger einer Partie gibt in der nächsten zuerst.
   *[afresh] Die Regeln sagen nicht, wer zuerst gibt, also gibt der Nächste in der Reihe. Ihr könnt den Geber auch durch Abheben bestimmen.
}
# en ee0207d8 draft
game-of-series = Partie { $number }
# en d87b985f draft
won-by-no-one = Niemand
# en aefd7e49 draft
not-finished = Nicht beendet

## house-rules

# en 85c1817a draft
house-rules-title = Hausregeln
# en e3545c2d draft
all-house-rules = Alle Hausregeln
# en fb6723a2 draft
starting-from = Vorlage für neue Hausregeln
# en dd805c40 draft
no-house-rules = Noch keine Hausregeln
# en e395916c draft
what-they-start-from = Wählt die Spielart, die eurer am ähnlichsten ist, und ändert, was ihr anders spielt. Das macht ihr einmal, nicht vor jeder Partie.
# en 8ebe1ac6 draft
house-rules-missing = Diese Hausregeln sind nicht auf diesem Gerät. Vielleicht wurden sie gelöscht.
# en 3551ce36 draft
unreadable-house = { $name }: Diese Regeln lassen sich nicht lesen. Sie bleiben unverändert gespeichert und kommen in die Sicherung.
# en df2207a3 draft
after-document = { $others ->
    [0] { $document } nach den Standardregeln.
    [one] { $document } mit einer Änderung.
   *[other] { $document } mit { $others } Änderungen.
}
# en e536f110 draft
new-house-rules = Neue Hausregeln
# en c1940ddb draft
house-unreadable = Diese Regeln lassen sich nicht lesen. Sie bleiben unverändert gespeichert und kommen in die Sicherung.
# en 5d50f21f draft
rules-name = Name
    .placeholder = Zum goldenen Anker
# en 44f8359b draft
started-from = Es gelten die Regeln von <game>{ $game }</game>, bis auf das, was ihr hier ändert.
# en d59ef960 draft
not-playable-yet = Einige dieser Regeln widersprechen sich: siehe oben.
# en 5bd0568e draft
name-to-save = Gib einen Namen ein, um diese Regeln zu speichern.
# en 8fd874b7 draft
save-these-rules = Diese Regeln speichern
# en 4ca1fe80 draft
save-changes = Änderungen speichern
# en 3facc454 draft
rules-kept = Gespeichert
# en 92a852a0 draft
play-by-these = Nach diesen Regeln spielen
# en b77066ec draft
share-rules = Teilen
    .title = „{ $name }“ teilen
# en 2ea54d1d draft
compare-source = Mit einer Quelle vergleichen
    .aside = Wo diese Regeln von einer Spielart abweichen
# en ffcd707c draft
compare-with = Vergleichen mit
# en 78e1dfa6 draft
no-difference = Keine Unterschiede.
# en 8814cd8f draft
value-here = In diesen Regeln: { $value }.
# en 33e4b2eb draft
value-there = In den anderen Regeln: { $value }.
# en 0375dff0 draft
place-there = Quelle: { $source }.
# en f217f827 draft
where-tables-differ = Worin sich Tische unterscheiden
# en 548cb3ba draft
how-we-play = So spielen wir
# en 377d4286 draft
rules-missing = Diese Regeln sind nicht auf diesem Gerät.
# en 71aa16dd draft
how-we-play-after = { $others ->
    [0] So spielen wir: { $document } nach den Standardregeln.
   *[other] So spielen wir: { $document }. Unsere eigenen Regeln sind fett gedruckt.
}

## change-rules

# en 0848c0a2 draft
rules-of-this-game = Regeln dieser Partie
# en 64b3da44 draft
no-game-to-change = Diese Partie ist nicht auf diesem Gerät oder lässt sich nicht lesen.
# en db26cca0 draft
take-rules = „{ $name }“ nehmen
# en 775b0e34 draft
what-would-change = Was sich ändern würde
# en 17a14b77 draft
nothing-would-change = An den bisherigen Spielen würde sich nichts ändern.
# en 0046e111 draft
would-need-an-answer = Ein Spiel müsste vorher korrigiert werden.
# en 7aa0b5f4 draft
apply-to-this-game = Für diese Partie übernehmen
# en 180e04b3 draft
figure-becomes = wird
# en 205efcdd draft
hand-open = offen

## other-rules

# en 2a0849c8 draft
option-part = { $part ->
    [pack] Karten und Geben
    [trumps] Trumpf bestimmen
    [declarations] Meldungen
    [play] Spielen
    [score] Zählen
   *[end] Ende der Partie
}
# en 2f0472c9 draft
changed-by-you = Von dir geändert
# en 06dc614c draft
changed-of = { $changed } von { $all }
# en 17c01b3d draft
usually-played = üblich: { $value }
# en 93b24078 draft
more-rules = { $count ->
    [one] { $count } Regel, die fast überall gleich ist
   *[other] { $count } Regeln, die fast überall gleich sind
}
# en f3bff52e draft
usual-answer = üblich
# en 05b0dcb6 draft
sources-of-rule = Quellen
# en a489827d draft
use-rule = Übernehmen
# en 1bcd4b5b draft
in-no-source = Diese Antwort steht in keiner Quelle.
# en 0a65d8fb draft
target-wrong = Trag eine ganze Zahl über 0 ein, etwa 501.
# en 6fc16f25 draft
delete-rules = Diese Regeln löschen
    .about = Diese Regeln verschwinden aus der Liste. Partien nach diesen Regeln behalten eine Kopie.
    .title = „{ $name }“ löschen?
    .cancel = Abbrechen
    .now = Löschen

## versions

# en 63d23ea7 draft
asked-label = { $kind ->
    [versions] { $count ->
        [2] Zwei Fassungen: bitte wählen
        [3] Drei Fassungen: bitte wählen
        [4] Vier Fassungen: bitte wählen
       *[other] { $count } Fassungen: bitte wählen
    }
   *[corrections] { $count ->
        [2] Zwei Korrekturen: bitte wählen
        [3] Drei Korrekturen: bitte wählen
        [4] Vier Korrekturen: bitte wählen
       *[other] { $count } Korrekturen: bitte wählen
    }
}
# en 95572cc0 draft
asked-deleted = Gelöscht und korrigiert: bitte wählen
# en 4fd4c0cc draft
asked-in-hand = { $kind ->
    [versions] { $count ->
        [2] Spiel { $number }: zwei Fassungen
        [3] Spiel { $number }: drei Fassungen
        [4] Spiel { $number }: vier Fassungen
       *[other] Spiel { $number }: { $count } Fassungen
    }
   *[corrections] { $count ->
        [2] Spiel { $number }: zwei Korrekturen
        [3] Spiel { $number }: drei Korrekturen
        [4] Spiel { $number }: vier Korrekturen
       *[other] Spiel { $number }: { $count } Korrekturen
    }
}
# en 67b010f6 draft
asked-in-hand-deleted = Spiel { $number }: gelöscht oder korrigiert?
# en 3d14dc43 draft
phones-differ = Bei Spiel { $number } sind die Handys uneins.
# en 7d551d60 draft
more-hands-wait = { $count ->
    [one] Bei einem weiteren Spiel auch.
    [2] Bei zwei weiteren Spielen auch.
    [3] Bei drei weiteren Spielen auch.
    [4] Bei vier weiteren Spielen auch.
   *[other] Bei { $count } weiteren Spielen auch.
}
# en b4f2a625 draft
compare-versions = Vergleichen
# en c795d945 draft
asked-about = { $kind ->
    [versions] { $count ->
        [2] Zwei Handys haben dieses Spiel verschieden notiert. Bis ihr wählt, zählt eine der Fassungen.
        [3] Drei Handys haben dieses Spiel verschieden notiert. Bis ihr wählt, zählt eine der Fassungen.
        [4] Vier Handys haben dieses Spiel verschieden notiert. Bis ihr wählt, zählt eine der Fassungen.
       *[other] { $count } Handys haben dieses Spiel verschieden notiert. Bis ihr wählt, zählt eine der Fassungen.
    }
   *[corrections] { $count ->
        [2] Zwei Handys haben dieses Spiel verschieden korrigiert. Bis ihr wählt, zählt eine der Korrekturen.
        [3] Drei Handys haben dieses Spiel verschieden korrigiert. Bis ihr wählt, zählt eine der Korrekturen.
        [4] Vier Handys haben dieses Spiel verschieden korrigiert. Bis ihr wählt, zählt eine der Korrekturen.
       *[other] { $count } Handys haben dieses Spiel verschieden korrigiert. Bis ihr wählt, zählt eine der Korrekturen.
    }
}
# en 7c011c9b draft
asked-about-deleted = { $count ->
    [1] Ein Handy hat dieses Spiel gelöscht ({ $deleted }), ein anderes hat es korrigiert. Bis ihr wählt, zählt das Spiel.
    [2] Ein Handy hat dieses Spiel gelöscht ({ $deleted }), zwei haben es korrigiert. Bis ihr wählt, zählt das Spiel.
    [3] Ein Handy hat dieses Spiel gelöscht ({ $deleted }), drei haben es korrigiert. Bis ihr wählt, zählt das Spiel.
   *[other] Ein Handy hat dieses Spiel gelöscht ({ $deleted }), { $count } haben es korrigiert. Bis ihr wählt, zählt das Spiel.
}
# en 37145d47 draft
version-alone = { $kind ->
    [versions] Fassung
   *[corrections] Korrektur
}
# en af8debd6 draft
version-number = { $kind ->
    [versions] Fassung { $number }
   *[corrections] Korrektur { $number }
}
# en 6726639e draft
counts-now = zählt jetzt
# en 0b241f87 draft
written-at = notiert { $time }
# en ee79a145 draft
what-differs = Was verschieden ist
# en be4f4afc draft
same-in-all = { $count ->
    [2] In beiden gleich
   *[other] In allen gleich
}
# en 613aceac draft
fact-trumps = Trumpf
# en 64e1d82c draft
fact-stakes = Kontra
# en ea881d0c draft
fact-declarations = Meldungen
# en e33ff9c9 draft
between-declarations = { "; " }
# en 578973d2 draft
fact-tricks = Stiche
# en 4a260b68 draft
fact-revoke = Nicht bedient
# en d8d4eeb6 draft
fact-dealer = Geber
# en a3d12d95 draft
fact-after-trick = Nach Stich
# en 83a90144 draft
fact-claimant = Ansage von
# en 2e2e7969 draft
fact-result = Ergebnis
# en 64a2a463 draft
fact-not-said = keine Angabe
# en e335f285 draft
fact-none = nichts
# en 6c442a70 draft
fact-cards = Augen, { $name }
# en 546ea96a draft
fact-total = Summe des Spiels, { $name }
# en 4bb54c0a draft
fact-points = Auf dem Zettel, { $name }
# en b1e391a5 draft
which-holds = Was stimmt?
# en 6d61668c draft
two-deals = Zwei Spiele
# en c1abc8a3 draft
keep-hand = Spiel behalten
# en 812849dd draft
delete-compared = Spiel löschen
# en 9b5b315e draft
played-first = Zuerst gespielt
# en db5f0401 draft
played-after = Als Zweites gespielt
# en 249530f4 draft
save-answer = Speichern
# en bc062101 draft
explain-or-correct = Stattdessen erklären oder korrigieren
# en 2970fe6c draft
nothing-else-changes = Sonst ändert sich auf dem Zettel nichts.
# en 3bf8060b draft
undo-takes-it-back = „Rückgängig“ nimmt das wieder zurück.
# en 24fbbe31 draft
choose-first = Wähl erst, dann siehst du, was sich ändert.

## print

# en baf8e8e6 draft
print-key = Drucken
# en 076b191e draft
taken-by = Spielt
# en 30400ad9 draft
print-unreadable = Diese Partie lässt sich nicht lesen.
# en 78103df1 draft
from-paper = { $heldOver ->
    [0] vom Papier
   *[other] vom Papier, { $heldOver } { held-over }
}
# en ea05fd71 draft
print-ended-early = Abgebrochen.
# en 862edbf1 draft
print-in-progress = Läuft noch.
# en dd4199d1 draft
points-waiting = Offene Punkte: { NUMBER($points) }.
# en d555d4ff draft
where-sheets-are-printed = Öffne eine Partie aus dem Verlauf. Wähl auf ihrem Zettel „Mehr“ und dann „Drucken“.
# en 6beb5814 draft
note-on-game = Notiz: { $note }
# en efd838d0 draft
played-to = { $goal ->
    [hands] { $rules }, { so-many-deals }. { $more }.
   *[points] { $rules }, bis { $target }. { $more }.
}

## second-screen

# en 71482c0c draft
full-screen = Vollbild
# en d4ea77f9 draft
leave-full-screen = Vollbild beenden
# en 731ca11c draft
none-going = Gerade läuft keine Partie. Die nächste erscheint hier.

## pictures

# en 0fe9092a draft
picture-games = Klaberjass · Clobyosh · Bela · Bridge-Belote
# en defd0891 draft
picture-line = Punktezettel und Schiedsrichter für echte Karten
# en fe9b4e04 draft
picture-player-one = Mike
# en a2469223 draft
picture-player-two = Yetta
# en 8786fe98 draft
send-result = Ergebnis als Bild schicken
# en 88be4d0f draft
no-card = Dieser Browser konnte das Bild nicht erstellen.
# en d6476e1a draft
series-line = { $series }: { $standing }
# en 43417dc1 draft
card-hands = { $hands ->
    [one] Ein Spiel
   *[other] { $hands } Spiele
}
# en 95e16383 draft
card-hands-and-bates = { $hands ->
    [one] Ein Spiel, { NUMBER($bates) } { bate-mark }
   *[other] { $hands } Spiele, { NUMBER($bates) } { bate-mark }
}

## without-network

# en 42dec7a9 draft
kept-later = Läuft auch ohne Netz, sobald ein Spiel begonnen ist
# en 0c33a636 draft
keeping-it = Yuss wird für den Gebrauch ohne Netz vorbereitet…
# en a2ab1906 draft
all-kept = Yuss läuft auch ohne Netz
# en a25c65f4 draft
not-all-kept = Einige Seiten brauchen noch das Netz.
# en 172a27b2 draft
opened-kept = Der Datensparmodus ist an: Ohne Netz gehen nur schon geöffnete Seiten.
# en b056c327 draft
nothing-kept = Yuss öffnet sich nur mit Netz
# en f713969c draft
fetch-rest = Rest holen ({ $size })
# en 0a5b5b72 draft
fetching-rest = Der Rest wird geholt…
# en 13387ebb draft
rest-failed = Der Rest ließ sich nicht holen. Versuch es später noch einmal.

## storage

# en 9504e562 draft
ask-to-keep = Den Browser bitten, alles zu behalten
# en c7df8aed draft
saved-here = { $copy ->
    [on] Auf diesem Gerät gespeichert (2 Kopien)
    [absent] Auf diesem Gerät gespeichert (1 Kopie)
   *[other] Auf diesem Gerät gespeichert
}
# en 71dac42b draft
back-up = Sichern
# en 34ce5ea0 draft
plain-http = Ohne https läuft Yuss nur mit Netz, hat keine zweite Kopie und kann den Bildschirm nicht anlassen.
# en b63f38c2 draft
copy-is-off = Die zweite Kopie fehlt: Yuss konnte die Datei dafür nicht schreiben ({ $why }).
# en e9cfddf4 draft
erasure-pending = Was du gelöscht hast, steht noch in der zweiten Kopie, denn Yuss erreicht sie gerade nicht. Yuss löscht diese Daten auch dort, sobald es geht; sie kommen nicht zurück.
# en bb1a8366 draft
damage-found = Schaden gefunden
# en 94113ed7 draft
damage-here = Hier wurde ein Schaden gefunden
# en 97a9cdaa draft
save-damage = Gefundenes speichern
# en 00884829 draft
damage-saved = Fertig
# en 66522107 draft
dismiss-damage = Ausblenden
# en 59650d54 draft
damage-file = Yuss-Schaden { $day }
# en df54ba41 draft
damage-line = { $fault ->
    [missing] { $store ->
        [database] In der Datenbank verloren: { $what }.
       *[replica] In der zweiten Kopie verloren: { $what }.
    }
    [outdated] { $store ->
        [database] In der Datenbank veraltet: { $what }.
       *[replica] In der zweiten Kopie veraltet: { $what }.
    }
   *[unreadable] { $store ->
        [database] In der Datenbank unlesbar: { $what }.
       *[replica] In der zweiten Kopie unlesbar: { $what }.
    }
}
# en f11f7ea6 draft
damaged-part = ein Teil davon
# en 06f7260d draft
kinds-counted = { $kind ->
    [games] { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
    [entries] { $count ->
        [one] ein Spiel oder eine Änderung einer Partie
       *[other] { $count } Spiele oder Änderungen von Partien
    }
    [deleted] { $count ->
        [one] ein Vermerk über eine gelöschte Partie
       *[other] { $count } Vermerke über gelöschte Partien
    }
    [drafts] { $count ->
        [one] ein halb eingetragenes Spiel
       *[other] { $count } halb eingetragene Spiele
    }
    [settings] { $count ->
        [one] eine Einstellung
       *[other] { $count } Einstellungen
    }
    [series] { $count ->
        [one] eine Serie
       *[other] { $count } Serien
    }
    [houses] { $count ->
        [one] ein Satz Hausregeln
       *[other] { $count } Sätze Hausregeln
    }
    [players] { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
    [joined] { $count ->
        [one] ein Tisch mehrerer Handys
       *[other] { $count } Tische mehrerer Handys
    }
    [clubNights] { $count ->
        [one] ein Vereinsabend
       *[other] { $count } Vereinsabende
    }
    [words] { $count ->
        [one] ein Eintrag eines Vereinsabends
       *[other] { $count } Einträge eines Vereinsabends
    }
    [example] die Beispielpartie
    [evening] { $count ->
        [one] Personen und Paare eines Abends
       *[other] Personen und Paare von { $count } Abenden
    }
    [stakes] { $count ->
        [one] der Einsatz eines Abends
       *[other] der Einsatz von { $count } Abenden
    }
    [contest] { $count ->
        [one] ein Turnier
       *[other] { $count } Turniere
    }
   *[other] { $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    }
}
# en 94d1f7b1 draft
damage-repaired = { $store ->
    [database] Aus der zweiten Kopie wiederhergestellt.
   *[replica] Aus der Datenbank wiederhergestellt.
}
# en 65f3f964 draft
damage-lost = Keine der beiden Kopien hat diese Daten.

## backup

# en 0fa4c3d7 draft
save-a-backup = Sicherung speichern
# en e4b5c4bf draft
not-now = Nicht jetzt
# en d10461f8 draft
no-backup-yet = Hier wurde noch keine Sicherung gespeichert.
# en e841f254 draft
last-backup-on = Letzte Sicherung: { $day }.
# en fba260fb draft
remind-of-first = { $games ->
    [one] Noch keine Sicherung: Eine Partie ist nur auf diesem Gerät.
   *[other] Noch keine Sicherung: { $games } Partien sind nur auf diesem Gerät.
}
# en e89f13d5 draft
remind-of-next = { $games ->
    [one] Letzte Sicherung: { $day }. Eine Partie ist nur auf diesem Gerät.
   *[other] Letzte Sicherung: { $day }. { $games } Partien sind nur auf diesem Gerät.
}

## earlier

# en f40c518c draft
earlier-title = Früherer Stand
# en 1da39474 draft
earlier-about = Bevor eine Sicherung oder eine Datei etwas überschreibt, bewahrt Yuss den jetzigen Stand auf. Die letzten drei Stände bleiben dreißig Tage lang gespeichert. „Alles löschen“ löscht auch sie.
# en 1ab45f67 draft
earlier-open = Zurück zum { $moment }…
# en 2d438754 draft
earlier-why = { $why ->
    [replace] Bevor alle Daten ersetzt wurden: { $list }
    [merge] Bevor eine Sicherung dazukam: { $list }
   *[import] Vor einem Import: { $list }
}
# en 51c65678 draft
earlier-dialog = Zurück zum { $moment }
# en 4984a07a draft
earlier-do = Zurück zu diesem Stand
# en affbbcd2 draft
earlier-done = Fertig: Alles ist wie am { $moment }.
# en bd83ee3f draft
earlier-lost = Dieser Stand lässt sich nicht mehr lesen.
# en 53edb64e draft
no-room-to-keep = Das Gerät ist voll: Yuss kann den jetzigen Stand vorher nicht aufheben. Wenn du weitermachst, gibt es kein Zurück.
# en 06194d0a draft
no-room-go-on = Trotzdem weitermachen

## updates

# en d10983aa draft
update-label = Neue Version
# en 5162650b draft
update-now = Jetzt aktualisieren
# en 5f471e9e draft
update-later = Später
# en c36c6cf3 draft
update-close = Schließen
# en 01f64627 draft
update-step = { $step ->
    [offered] Eine neuere Version von Yuss ist da. Deine Partien bleiben, wie sie sind.
    [asked] Wird aktualisiert…
    [reloading] Wird aktualisiert…
    [busy] In einem anderen Tab wird gerade ein Spiel eingetragen. Mach das erst fertig.
   *[stuck] Die Aktualisierung ist nicht gestartet. Wenn du Yuss das nächste Mal öffnest, steht sie bereit.
}

## outdated

# en e3f6fbd4 draft
newer-version = Neuere Version
# en 924c81eb draft
reload-key = Neu laden
# en d4da051f draft
outdated-tab = { $state ->
    [loading] Eine neuere Version von Yuss läuft. Diese Seite lädt deshalb neu.
    [busy] Eine neuere Version läuft. Dieser Tab kann nichts mehr speichern. Lad ihn neu, wenn du so weit bist; deine gespeicherten Partien sind sicher.
   *[stays] Eine neuere Version von Yuss hat hier Daten gespeichert, die diese Version nicht lesen kann. Deine gespeicherten Partien sind sicher. Geh online und lad die Seite neu.
}

## old-browser

# en 441d1d72 draft
too-old = <strong>Dieser Browser ist zu alt für Yuss.</strong> Er kann keinen Zettel führen und nicht ohne Netz arbeiten. Nimm einen neueren: Chrome oder Edge ab 111, Firefox ab 128, Safari ab 16.4. <link>Die Regeln</link> kannst du trotzdem lesen.
# en 398aed7f draft
needs-javascript = Für einen Zettel braucht Yuss JavaScript. <link>Die Regeln</link> kannst du auch ohne JavaScript lesen.

## sources

# en 51b6e7ea draft
leaves-the-app = andere Seite, braucht Netz
# en 3486970b draft
the-writings = Quellen
# en 9694be49 draft
sources-about = Jede Regel in Yuss beruht auf einer dieser Quellen. Ihre Verfasser haben mit dieser App nichts zu tun; Fehler in der App sind unsere eigenen.
# en 9bd24557 draft
places-referred-to = Die Stellen, auf denen die Regeln beruhen
# en d8e84c91 draft
how-we-read = Wie wir die Quellen lesen
    .about = Wo die Quellen schweigen, unklar sind oder sich widersprechen, folgen wir einer Lesart. Jede Regel, die auf einer Lesart beruht, sagt es.

## not-found

# en 36309519 draft
no-such-page = Diese Seite gibt es nicht
    .about = Vielleicht steckt in der Adresse ein Tippfehler. Deine gespeicherten Partien sind sicher.

## pages

# en 38b3c22c draft
app-about = Punktezettel und Schiedsrichter für Klaberjass, Clobyosh, Bela und Bridge-Belote, mit echten Karten gespielt.
# en e49a51a8 draft
page-start = Punktezettel und Schiedsrichter für echte Karten
# en cfdc3631 draft
page-new = Neue Partie
    .about = Wählt Spielart und Regeln eures Tisches, sagt, wer wo sitzt, und gebt.
# en cf7332fa draft
page-game = Zettel
    .about = Der Zettel einer Partie: jedes Spiel, der Stand und der Grund für jede Zahl.
# en 707e7c19 draft
page-history = Verlauf
    .about = Die Partien, die auf diesem Gerät gespielt wurden, und wer sie gewonnen hat.
# en 2bb78ebc draft
page-history-game = Eine Partie
    .about = Wie eine Partie ausging und wie sie lief, Spiel für Spiel.
# en 6bb0c5d7 draft
page-players = Personen und Paare
    .about = Wer hier spielt: gewonnene Partien, gewonnene Spiele und wer wen schlägt.
# en 89db7ef1 draft
page-evening = Abend
    .about = Wer als Nächstes spielt, wer aussetzt und wie es heute steht.
# en 8a62583b draft
page-contest = Turnier
    .about = Zwei bis sechs Tische auf einem Gerät: Runden, eingetippte Ergebnisse, eine Uhr und die Tabelle zum Drucken.
# en 7e5a54f7 draft
page-house-rules = Hausregeln
    .about = Die Regeln, auf die sich ein Tisch geeinigt hat, aufgehoben für den nächsten Abend.
# en f6e78540 draft
page-how-we-play = So spielen wir
    .about = Die Regeln eines Tisches auf einer Seite, zum Drucken oder Verschicken.
# en ed286eae draft
page-change-rules = Regeln dieser Partie
    .about = Die Regeln einer laufenden Partie ändern und vorher sehen, was das auf dem Zettel ändert.
# en 576505b4 draft
page-print = Zettel drucken
    .about = Der Zettel einer Partie auf Papier, fertig oder zum Ausfüllen von Hand.
# en d89733cf draft
page-second-screen = Zweiter Bildschirm
    .about = Eine Partie in großer Schrift, live, für den Fernseher oder einen anderen Bildschirm.
# en a97108b3 draft
page-data = Daten
    .about = Eine Sicherung deiner Daten speichern oder eine zurückholen.
# en 3f87b2c6 draft
page-settings = Einstellungen
    .about = Aussehen, Karten in zwei oder vier Farben, die Wörter am Tisch und der Zustand des Speichers.
# en 8bdcb265 draft
page-guide = Anleitung
    .about = Jeder Bildschirm in einfachen Worten: eine Partie, ein Spiel, eine Ansage, der Schiedsrichter, deine Daten.
# en 338a186e draft
page-learn = Üben
    .about = Ein Quiz mit erfundenen Spielen nach den Regeln jeder Spielart, und Karten zum Zählen.
# en d07b0758 draft
page-share = Importieren
    .about = Eine Partie oder Hausregeln öffnen, die als Link, Datei oder QR-Code gekommen sind.
# en 72043eb0 draft
page-together = Zusammen spielen
    .about = Mehrere Handys an einem Tisch: über einen Link dazukommen und sehen, welche Daten dieses Gerät verlassen.
# en ce27d85b draft
page-club = Vereinsabend
    .about = Mehrere Tische an einem Abend: Runden, Ergebnisse und Tabelle, live auf jedem Handy.
# en c32b7029 draft
page-privacy = Datenschutz
    .about = Was auf diesem Gerät bleibt, was gesendet wird, wenn ihr zusammen spielt, wie lange es gespeichert bleibt und wer was sieht.
# en 838b9833 draft
page-referee-about = Wessen Folgen zählen, welche Karte gespielt werden darf, was eine falsche Ansage kostet: die Entscheidung und wo sie steht.
# en 62c941b9 draft
page-rules-about = Worüber man am Kartentisch streitet, vom Abheben bis zum Ende der Partie, mit den Antworten aller Quellen nebeneinander.
# en 23d09ba4 draft
page-compare-about = Zwei Spielarten nebeneinander: nur die Regeln, in denen sie sich unterscheiden.
# en 23bd1d47 draft
page-glossary-about = Die Wörter des Spiels, und wie dasselbe anderswo heißt.
# en 3f3d6bd0 draft
page-stories-about = Aus den Kneipen Schottlands an den Broadway und nach Kapstadt: woher das Spiel und seine Wörter kommen, und alte Ratschläge.
# en dacdc2ea draft
page-sources-about = Die Quellen, auf denen die Regeln beruhen, und wie wir sie lesen, wo sie schweigen oder sich widersprechen.
# en c2162f54 draft
question-about = { $game }: { $answer }
# en 993f7ade draft
answers-beside = { $count ->
    [0] Die Seite nennt die Quelle.
    [1] In einer anderen Spielart oder an einem anderen Tisch gilt etwas anderes.
    [2] Es gibt zwei andere Antworten.
    [3] Es gibt drei andere Antworten.
    [4] Es gibt vier andere Antworten.
    [5] Es gibt fünf andere Antworten.
    [6] Es gibt sechs andere Antworten.
   *[other] Es gibt { $count } andere Antworten.
}
# en 3e67f71b draft
ruling-about = { $line }. Nach den Regeln eures Tisches, mit der Stelle in den Quellen.
# en d3eb1f61 draft
picture-alt = „{ $title }“ auf einem linierten Punktezettel

## manifest

# en 281050c8 draft
shortcut-continue = Partie fortsetzen
    .short = Weiter
# en fad3993b draft
shortcut-new = Neue Partie
# en ab4c156e draft
shortcut-rules = Eine Regel nachschlagen
    .short = Regeln
# en 8caa87d3 draft
screenshot-sheet = Der Zettel einer Partie
# en 3cd95284 draft
screenshot-hand = Ein Spiel wird eingetragen
# en 28517c16 draft
screenshot-table = Der Punktestand für den ganzen Tisch, auf einem quer gehaltenen Handy

## evening

# en 22b5ce18 draft
evening-title = Abend
# en 0c9d6569 draft
next-game-title = Nächste Partie
# en cc97bde5 draft
start-next = Partie starten
# en b88808cd draft
sits-out = { $count ->
    [one] Setzt aus
   *[other] Setzen aus
}
# en 2df2c1a0 draft
swap-hint = Tipp zwei Namen an, um sie zu tauschen.
# en c1b0634e draft
draw-again = Neu auslosen
# en 2b7485db draft
standings-title = Stand
# en fb7f0c64 draft
whose-standings = { $of ->
    [pairs] Paare
   *[people] Einzeln
}
# en 50a3bf4f draft
column-won = Siege
# en 92723a0b draft
column-points = Punkte
# en 7b087425 draft
column-difference = Differenz
# en 6c45b6fb draft
column-hand = Pro Spiel
# en 63276294 draft
left-early = { $count ->
    [one] eine Partie vorzeitig verlassen
   *[other] { $count } Partien vorzeitig verlassen
}
# en f4fb1c62 draft
came-late = { $count ->
    [one] in einer Partie erst später dazugekommen
   *[other] in { $count } Partien erst später dazugekommen
}
# en 23d53772 draft
how-games-count = Eine Partie zählt für alle, die am Ende am Tisch sitzen. Punkte zählen für alle, die das Spiel gespielt haben.
# en 168f3215 draft
people-and-pairs = Personen und Paare
# en e2c4aaf6 draft
people-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
# en 65b83061 draft
pairing-label = Paare
# en 93b16b17 draft
pairing-name = { $pairing ->
    [lot] ausgelost
    [every] jeder mit jedem
    [winners] die Sieger bleiben
   *[same] den ganzen Abend gleich
}
# en 8f8a4d0b draft
sitting-out-label = Wer aussetzt
# en 54e3bddd draft
sitting-out-name = { $way ->
    [dealer] wer in der letzten Partie zuerst gab
    [losers] die Verlierer
   *[turn] alle der Reihe nach
}
# en 7038212d draft
add-person = Wer ist sonst noch da?
# en a5caa707 draft
add-person-key = Hinzufügen
# en 41a49aca draft
remove-person = { $name } entfernen
# en 95c72348 draft
already-here = { $name } ist schon da.
# en 1543f486 draft
most-people = Die Liste ist voll: höchstens { $count } Namen.
# en bf57fcc3 draft
evening-games = Partien
# en 300bdd1c draft
no-such-evening = Abend nicht gefunden
# en 873be1ee draft
no-such-evening-about = Die Partien dieses Abends sind nicht auf diesem Gerät.
# en ffafc538 draft
more-people = Weitere Personen
# en e128e550 draft
more-people-none = keine
# en 771e5e36 draft
name-everyone = Trag zuerst die Namen aller am Tisch ein.
# en 5d17c2bf draft
next-sides-out = { $sides } · { $out } setzt aus
# en da6cd118 draft
next-sides-out-many = { $sides } · { $out } setzen aus
# en 44289244 draft
stakes-title = Einsatz
# en 79361f14 draft
stakes-off = keiner
# en 4cae4337 draft
stakes-on = vereinbart
# en 7287a0f1 draft
stake-name = { $stake ->
    [difference] Für jeden Punkt Vorsprung
    [game] Für jede Partie
    [bate] Für jedes Mal bete
   *[pot] In den Topf, je Partie
}
# en b3a424bd draft
stake-wrong = Gib einen Betrag bis 1000 ein, etwa 0,10, oder lass das Feld leer.
# en bbe47c4d draft
stakes-stay = Einsätze bleiben auf diesem Gerät und in seiner Sicherung. Verschickst du den Abend als Bild, Text oder Tabelle, steht darin, wer wem zahlt.
# en 8157b23d draft
currency-label = Währung
# en 0695f587 draft
settlement-title = Abrechnung
# en 47eb7d3b draft
pays-to = { $from } zahlt { $to } { $amount }
# en d3781615 draft
nothing-to-pay = Niemand muss etwas zahlen.
# en 321d077d draft
settlement-tick = Hake jede Zahlung ab, sobald sie geleistet ist.
# en e4a6e9e3 draft
sums-too-large = Für eine Abrechnung sind es zu viele Punkte.
# en ccb336b1 draft
one-of-them = Der Topf ließ sich nicht gleich teilen. Der Rest von { $amount } ging an die Sieger, die im Alphabet zuerst kommen.

## after-evening

# en fa3abb00 draft
evening-of-day = Abend vom { $day }
# en 90a3b69a draft
highlights-title = Höhepunkte
# en e1b908a1 draft
highlight-name = { $of ->
    [first] Erster Platz
    [hand] Bestes Spiel
    [bate] Am häufigsten bete
   *[comeback] Größte Aufholjagd
}
# en dc594853 draft
first-with = { $games ->
    [one] { $won } von { $games } Partie gewonnen
   *[other] { $won } von { $games } Partien gewonnen
}
# en aa5f3f50 draft
hand-with = { $points ->
    [one] ein Punkt
   *[other] { NUMBER($points) } Punkte
} in Partie { $game }, Spiel { $hand }
# en 4dad82de draft
bate-times = { $times ->
    [one] einmal
   *[other] { $times }-mal
}
# en 393c6f18 draft
comeback-from = { $behind ->
    [one] ein Punkt
   *[other] { NUMBER($behind) } Punkte
} Rückstand in Partie { $game }
# en 30d49717 draft
highlight-line = { $label }: { $names }, { $fact }
# en 6dc02c5d draft
standing-line = { $place }. { $name }: { $won } von { $games } gewonnen, { $points ->
    [one] ein Punkt
   *[other] { $shown } Punkte
}
# en 16c6e3de draft
pays-whom = { $from } → { $to }
# en b535b730 draft
send-evening = { $as ->
    [picture] Bild schicken
    [text] Text schicken
    [print] Drucken
   *[csv] Als CSV speichern
}
# en 6a1e1881 draft
text-copied = Kopiert
# en 9e7b08c4 draft
copy-the-text = Dieser Browser verschickt und kopiert keinen Text. Markier ihn hier und kopier ihn.
# en 38c20e53 draft
evening-head = { $head ->
    [place] Platz
    [name] Name
    [games] Partien
    [hands] Spiele
    [winner] Sieger
    [from] Zahlt
    [to] Bekommt
    [paid] Bezahlt
   *[amount] Betrag
}

## contest

# en dfc26105 draft
contest-title = Turnier
# en 38cdb511 draft
contest-about = Zwei bis sechs Tische auf einem Gerät: Du tippst die Punkte jedes Tisches ein, Yuss wählt die Gegner und führt die Tabelle.
# en df3b78d7 draft
contests-of-device = Turniere auf diesem Gerät
# en 25c76601 draft
new-contest = Neues Turnier
# en 5a29a98f draft
contest-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
# en d16f3de9 draft
contest-name = Name (optional)
# en 2a1c2155 draft
contest-default = Turnier, { $day }
# en be4d53aa draft
pair-names = Namen eines Paares
# en 72e79373 draft
pair-example = Anna & Bea
# en ff76cbae draft
pair-taken = Dieses Paar steht schon auf der Liste.
# en 8a307bd2 draft
pairs-needed = { $count ->
    [one] Ein Paar fehlt noch.
   *[other] { $count } Paare fehlen noch.
}
# en 075b3e66 draft
most-pairs = Die Liste ist voll: höchstens { $count } Paare.
# en ba0194c9 draft
remove-pair = { $pair } entfernen
# en bfc54500 draft
round-ends = Eine Runde dauert
# en dbdd5736 draft
round-ends-by = { $by ->
    [minutes] Minuten
   *[deals] Spiele
}
# en b2b77d53 draft
round-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
# en 52e90780 draft
number-wrong = Gib eine ganze Zahl von { $least } bis { $most } ein.
# en c04b0c0f draft
opponents-label = Gegner
# en 515714f8 draft
opponents-name = { $way ->
    [points] Nach Punkten
    [wins] Nach Siegen
   *[draw] Nach Los
}
# en 71efa721 draft
opponents-about = { $way ->
    [points] Paare mit ähnlich vielen Punkten spielen gegeneinander.
    [wins] Paare mit ähnlich vielen Siegen spielen gegeneinander.
   *[draw] Die Reihenfolge wird vor Runde 1 ausgelost: Jedes Paar spielt gegen jedes andere.
}
# en eabb1f75 draft
contest-more = Obergrenze und fehlende Paare
# en 89eb797f draft
contest-cap = Punkte-Obergrenze je Paar und Runde (optional)
# en 9ebc8ff8 draft
contest-unopposed = Punkte eines Paares ohne Gegner
# en 39938f2d draft
contest-unopposed-about = Ein Paar ohne Gegner gewinnt die Runde, zum Beispiel wenn das andere Paar fehlt.
# en 4777545d draft
start-contest = Turnier starten
# en 6650a5bd draft
pair-points = { $pair }: Punkte
# en 7ff03c54 draft
pair-absent = { $pair }: fehlt
# en 7cad1ca1 draft
absent-key = Fehlt
# en 08528858 draft
swap-pairs = Paare tauschen
# en 672f4956 draft
have-met = Schon gegeneinander gespielt
# en d8a2140e draft
points-wrong = Gib eine ganze Zahl bis { $most } ein.
# en cf6dda17 draft
points-not-saved = Nicht gespeichert.
    .again = Noch einmal versuchen
# en 8b33d86c draft
both-absent = Beide Paare fehlen: Der Tisch zählt für keines.
# en e4c7644d draft
walkover = { $pair }: ein Sieg { $points ->
    [0] ohne Punkte
    [one] und { $points } Punkt
   *[other] und { $points } Punkte
}
# en 6691262b draft
no-opponent = Kein Gegner: ein Sieg { $points ->
    [0] ohne Punkte
    [one] und { $points } Punkt
   *[other] und { $points } Punkte
}
# en 82bddc2d draft
results-missing = { $count ->
    [one] Ein Ergebnis fehlt.
   *[other] { $count } Ergebnisse fehlen.
}
# en 99d531f8 draft
minutes-of-round = Minuten für eine Runde (optional)
# en a473ab86 draft
minutes-of-round-about = Jeder Bildschirm zeigt die verbleibende Zeit und dann „Letztes Spiel“. Schließe die Runde, wenn alle Tische fertig sind.
# en 3de7b749 draft
clock-label = Verbleibende Zeit
# en c836a357 draft
start-clock = Uhr starten
# en 65b7bdf7 draft
pause-clock = Anhalten
# en 9bf509b0 draft
go-on-clock = Weiter
# en dcaa9f40 draft
rings-at-end = Ton und Vibration, wenn die Zeit um ist
# en 4ecc7dbb draft
clock-keeps-time = Eine gestartete Uhr behält ihre Zeit.
# en 80d0253f draft
more-minutes = { $minutes } Minuten mehr
# en 731a09d1 draft
restart-clock = Von vorn
# en 3e1bf15a draft
clock-jumped = { $way ->
    [ahead] Die Uhr dieses Geräts ist { $time } vorgesprungen.
   *[back] Die Uhr dieses Geräts ist { $time } zurückgesprungen.
}
    .ignore = Ohne den Sprung zählen
# en 645c5804 draft
clock-seen = { $state ->
    [running] Nach der Uhr dieses Geräts
    [paused] Angehalten
   *[waiting] Nicht gestartet
}
# en 5bb74db4 draft
last-deal = Letztes Spiel
# en f2c381da draft
last-deal-about = Spielt das begonnene Spiel zu Ende, dann schreibt die Punkte auf.
# en dc1441aa draft
contest-standings-none = Die Tabelle beginnt mit dem ersten Ergebnis.
# en 51c47d7e draft
delete-pair = { $pair } löschen
# en c0d0cc2e draft
delete-contest = Turnier löschen…
    .title = „{ $name }“ löschen?
    .about = Die Paare und ihre Ergebnisse verschwinden von diesem Gerät. In der Liste der Turniere kannst du es rückgängig machen.
    .now = Löschen
    .done = „{ $name }“ ist gelöscht.
# en eb69cc02 draft
no-such-contest = Turnier nicht gefunden
# en bf655604 draft
no-such-contest-about = Vielleicht ist das Turnier auf einem anderen Gerät.
# en bc9c7e6b draft
contest-unread = Yuss kann nicht alles von diesem Turnier lesen ({ $places }). Du siehst den Rest. Das Gespeicherte bleibt, wie es ist, bis du speicherst, was du siehst.
    .mend = Speichern, was du siehst
# en 31a89b2d draft
nameless-pair = Paar { $pair }
