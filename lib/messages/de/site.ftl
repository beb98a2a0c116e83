### Die öffentliche Website: für alle, die das Programm oder die Regeln einer Spielart in dieser Sprache suchen.

## landing

# en c1fcccd8 draft
landing-scores = Yuss rechnet alles aus: wer gewonnen hat und wer bete ist, offene Punkte, Folgen, Belle, Kontra, Ansagen. Tipp auf eine Zahl, und du siehst, woher sie kommt.
# en 7c5ba8d2 draft
landing-settles = Yuss schlichtet Streit, zitiert die Bücher Wort für Wort und zeigt, wie an anderen Tischen gespielt wird.
# en 0f3eda08 draft
landing-remembers = Yuss merkt sich jeden Abend: wer gespielt hat, wer gewonnen hat und wie hoch.
# en b8812a46 draft
landing-stays = Yuss läuft ohne Netz und ohne Konto; deine Partien bleiben auf deinem Gerät.
# en 768c368f draft
landing-open = Yuss öffnen
# en d09a369b draft
landing-draft = Diese Übersetzung ist ein Entwurf, den noch kein deutschsprachiger Spieler gelesen hat. In den Einstellungen kannst du Englisch wählen.
# en f969426c draft
language-being-built = Yuss wird auf { $language } noch gebaut. Lade die Seite in ein paar Minuten neu.

## games

# en 2a2a9b11 draft
games-title = Die Spielarten und ihre Regeln
# en 6814210d draft
games-about = Regeln von Klaberjass, Clobyosh, Bela, Belote und Coinche nach Land und Spielerzahl, jede mit ihrer Quelle.
# en 6fef7649 draft
game-short = zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
}, { $pack } Karten, bis { $target }
# en 694922f3 draft
game-page-title = { $game ->
    [bela-2] Regeln für Bela / Clobyosh zu zweit: was die Quellen sagen
    [bela-3] Regeln für Bela / Clobyosh zu dritt: was die Quellen sagen
    [klabberjass-4] Regeln für Klabberjass zu viert: was die Quellen sagen
    [lehman] Regeln für Klaberjass nach Lehman: was die Quellen sagen
    [bicycle] Regeln für Klaberjass nach Bicycle: was die Quellen sagen
    [denexa] Regeln für Klaberjass nach Denexa: was die Quellen sagen
    [bridge-belote] Regeln für Bridge-Belote aus Bulgarien: was die Quellen sagen
    [belote] Regeln für französische Belote: was die Quellen sagen
    [contree] Regeln für Belote contrée: was die Quellen sagen
    [coinche] Regeln für Coinche: was die Quellen sagen
   *[bela-hr] Regeln für kroatische Bela: was die Quellen sagen
}
# en 9abf90aa draft
game-page-about = { $game }: { $short }. Jede Regel mit der Stelle, an der sie steht. Außerdem siehst du, worin sich Quellen und Tische unterscheiden.
# en 802562b8 draft
game-page-intro = Jede Regel nennt ihre Stelle in der Quelle. Lässt die Quelle einen Punkt offen, steht dabei, wie wir sie lesen.
# en ff9c1418 draft
play-these-rules = Partie nach diesen Regeln beginnen
# en 3ff7ba5b draft
play-these-about = Yuss führt den Zettel nach diesen Regeln, ohne Netz und ohne Konto. Vorher kannst du jede Regel ändern.
# en 019198df draft
game-in-brief = In Kürze
# en 39c8ec39 draft
cards-and-points = Rang und Wert der Karten
# en 08ca03a6 draft
cards-trump = { $contracts ->
    [yes] Trumpf (bei „alles Trumpf“: jede Farbe)
   *[no] Trumpf
}
# en 6324dbab draft
cards-plain = { $contracts ->
    [yes] Andere Farben (bei „ohne Trumpf“: jede Farbe)
   *[no] Andere Farben
}
# en 03ea6919 draft
not-mentioned = In der Quelle nicht erwähnt
# en fb58fce4 draft
not-mentioned-in-part = Nicht in dem, was uns von der Quelle vorliegt
# en d693befc draft
questions-of-game = Fragen zu dieser Spielart
# en a4ae0437 draft
in-other-languages = Diese Seite in anderen Sprachen
# en 0db82df5 draft
variant-named = Variante „{ $variant }“

## rescue

# en 5f6570c8 draft
not-started = Yuss ist nicht gestartet
# en fb09127d draft
rescue-about = Die Dateien von Yuss auf diesem Gerät sind vielleicht beschädigt. Sobald du online bist, repariert Yuss sie. Deine gespeicherten Partien sind noch auf diesem Gerät. Wenn du die Daten dieser Website löschst, löschst du auch sie: Speichere vorher eine Sicherung.
# en fcf1b358 draft
rescue-backup = Sicherung speichern
