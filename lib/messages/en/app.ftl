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
