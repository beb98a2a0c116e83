### The public site: for those who look for the app, or for the rules of a game, in this language. No phone keeps it.

## landing

### The page where the app is found and sent in this language (English has the start instead): what it does, in a few lines.

landing-scores = Yuss does all the scoring: who made the hand and who is bate, points held over, runs, bela, doubles, claims. Tap a figure to see where it comes from.
landing-settles = Yuss settles disputes: it quotes the books word for word, and shows how other tables play.
landing-remembers = Yuss remembers every evening: who played, who won, and by how much.
landing-stays = Yuss works offline and without an account; your games stay on your device.
landing-open = Open Yuss
landing-draft = This translation is a draft: no native speaker who plays has read it yet. You can choose English in Settings.
# Shown where Yuss is served while it is still being built; $language is the name of a language in itself.
language-being-built = Yuss is still being built in { $language }. Reload this page in a few minutes.

## games

### The pages of the games: a list, and a page for each.

# Over the list of the games, and on the links to it.
games-title = The games and their rules
games-about = Rules of Klaberjass, Clobyosh, Bela, belote and coinche by country and number of players, each rule with its source.
# A game in a line; the target is “2000 points” or “151 match points”.
game-short = { NUMBER($players) } players, { NUMBER($pack) } cards, to { $target }
game-page-title = { $game ->
    [bela-2] Rules of Bela / Clobyosh for two: what the sources say
    [bela-3] Rules of Bela / Clobyosh for three: what the sources say
    [klabberjass-4] Rules of Klabberjass for four: what the sources say
    [lehman] Rules of Klaberjass (Lehman): what the sources say
    [bicycle] Rules of Klaberjass (Bicycle): what the sources say
    [denexa] Rules of Klaberjass (Denexa): what the sources say
    [bridge-belote] Rules of Bulgarian bridge-belote: what the sources say
    [belote] Rules of French belote: what the sources say
    [contree] Rules of belote contrée: what the sources say
    [coinche] Rules of coinche: what the sources say
   *[bela-hr] Rules of Croatian bela: what the sources say
}
# What is said of the page in a search; $short is the line above.
game-page-about = { $game }: { $short }. Every rule with its source, and where sources and tables differ.
game-page-intro = Every rule shows where in the document it stands. If the document leaves a point open, this page says how we read it.
play-these-rules = Start a game with these rules
play-these-about = Yuss keeps the score by these rules, offline and without an account. You can change any rule before you start.
game-in-brief = In brief
cards-and-points = Order and value of the cards
# Over a column of the cards, from high to low.
cards-trump = { $contracts ->
    [yes] Trumps (at all trumps: every suit)
   *[no] Trumps
}
cards-plain = { $contracts ->
    [yes] Other suits (at no trumps: every suit)
   *[no] Other suits
}
# Over rules that this game is played without, as its document never speaks of them.
not-mentioned = Not mentioned in the document
# The same, where we have only parts of the document.
not-mentioned-in-part = Not in what we have of the document
questions-of-game = Questions about this game
in-other-languages = This page in other languages
# Over what a variant plays instead.
variant-named = Variant “{ $variant }”

## rescue

### A page of the app whose files are damaged on this device.

not-started = Yuss has not started
rescue-about = Its files on this device may be damaged. Yuss repairs them when you are online. Your saved games are still on this device. If you delete this site’s data, you delete them too: save a backup first.
rescue-backup = Save a backup
