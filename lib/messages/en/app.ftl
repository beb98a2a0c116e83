### Every screen beside a game itself: the first one, a new game, history, players, house rules, settings, data, sharing.

## shared

### What more than one of these screens says.

# The name of the app.
app-name = Yuss
# The parts of a long page, each a link to it.
on-this-page = On this page
loading-games = Loading your games…
# The game that a new phone starts with.
example-game = Example
# A name that somebody gave, inside a sentence or a list.
quoted = “{ $text }”
# A side and its figure, one of several in a row: “Mike 326”.
side-and-figure = { $name } { $figure }

## parts

### What parts of a screen are called that are fetched when they are first needed, after “Could not load:”.

part-charts = charts
part-comparison = comparison of the rules
part-damage = damage found
part-data = data on this phone
part-filters = filters
part-found = search results
part-game-rules = rules of this game
part-games-played = list of games
part-hands-table = table of hands
part-help = help
part-house-rules = house rules
part-how-we-play = page of your rules
part-last-result = last result
part-new-game = form for a new game
part-opened = what was opened
part-opener = import
part-own-answer = answer of this table
part-past-game = this game
part-person = form for this player
part-player = page of this player
part-players = list of players
part-print = sheet to print
part-questions = index of the rules
part-rare-rules = custom rules
part-result-picture = picture of the result
part-ruling = ruling
part-save-backup = backup button
part-scanner = scanner

## arrivals

# Why something that came could not be opened, and (`.todo`) what to do.
arrival-no-code = No game or house rules found here.
    .todo = Copy the whole link, from “http” to its last letter.
arrival-cut-short = This link was cut short or changed on its way.
    .todo = Copy the whole link, or ask for a file instead.
arrival-too-large = This is larger than anything that Yuss shares.
arrival-newer-link = This link was made by a newer Yuss than this one.
arrival-empty = This file is empty.
arrival-not-yuss = This is not a Yuss file.
    .todo = Choose a game, house rules or a backup that Yuss has saved.
arrival-ask-again = Ask for it again; nothing on this phone has been changed.
arrival-update = Update Yuss and open it again; nothing on this phone has been changed.
# $format is the mark of a file: “yuss/2”.
arrival-newer-format = This was written by a newer Yuss than this one ({ $format }).
arrival-newer-entry = Something was written by a newer Yuss than this one.
    .in-line = Something in line { $line } was written by a newer Yuss than this one.
arrival-damaged = This file is damaged.
    .in-line = This file is damaged in line { $line }.
    .at = This file is damaged in line { $line }, at character { $column }.
arrival-unreadable-game = This game cannot be read.
# After one of these: where the fault lies.
arrival-in-game = The fault is in game { $game }.
arrival-in-hand = The fault is in hand { $hand }.
arrival-in-game-and-hand = The fault is in game { $game }, hand { $hand }.
# What is wrong there; $key is a word of the file.
arrival-stray = Something is there that does not belong.
arrival-ends-early = It ends too early.
arrival-too-deep = It goes deeper than any game does.
arrival-key-twice = “{ $key }” appears twice.
arrival-key-barred = “{ $key }” is not allowed.
arrival-rules-clash = Its rules do not go together.
