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
# A name that someone gave, inside a sentence or a list.
quoted = “{ $text }”
# A side and its figure, one of several in a row: “Mike 326”.
tab-title = { $title } · { app-name }
side-and-figure = { $name } { $figure }

## parts

### What parts of a screen are called that are fetched when they are first needed, after “Could not load:”.

part-club = club night
part-comparison = comparison of the rules
part-contest = contest
part-damage = damage report
part-data = data on this device
part-earlier = earlier states
part-evening = evening
part-filters = filters
part-found = search results
part-game-rules = rules of this game
part-games-played = list of games
part-guide = guide
part-hands-table = table of hands
part-house-rules = house rules
part-how-we-play = your rules
part-last-result = last result
part-learn = practice
part-new-game = form for a new game
part-opened = preview
part-opener = import
part-own-answer = your table’s answer
part-past-game = this game
part-person = form for this player
part-player = page of this player
part-players = list of players
part-print = sheet to print
part-questions = index of the rules
part-rare-rules = list of rules
part-result-picture = picture of the result
part-ruling = ruling
part-save-backup = backup button
part-scanner = scanner
part-second-screen = second screen
part-together = playing together

## arrivals

# Why something that came could not be opened, and (`.todo`) what to do.
arrival-no-code = No game or house rules found here.
    .todo = Copy the whole link, from “http” to the last character.
arrival-cut-short = This link was cut short or changed on the way.
    .todo = Copy the whole link, or ask for a file instead.
arrival-too-large = This file or link is too large to come from Yuss.
arrival-newer-link = This link was made by a newer version of Yuss.
arrival-empty = This file is empty.
arrival-not-yuss = This is not a Yuss file.
    .todo = Choose a game, house rules or a backup saved by Yuss.
arrival-ask-again = Get a new copy and try again; nothing on this device has changed.
arrival-update = Update Yuss, then open the link or file again; nothing on this device has changed.
# $format is the mark of a file: “yuss/2”.
arrival-newer-format = This file or link is from a newer version of Yuss ({ $format }).
arrival-newer-entry = This file or link contains something from a newer version of Yuss.
    .in-line = Line { $line } is from a newer version of Yuss.
arrival-damaged = This file is damaged.
    .in-line = This file is damaged on line { $line }.
    .at = This file is damaged on line { $line }, at character { $column }.
arrival-unreadable-game = Yuss cannot read this game.
arrival-begun-otherwise = The beginning of this game was changed afterwards: players, rules, points at the start or the first dealer.
# After one of these: where the fault lies.
arrival-in-game = The fault is in game { $game }.
arrival-in-hand = The fault is in hand { $hand }.
arrival-in-game-and-hand = The fault is in game { $game }, hand { $hand }.
# What is wrong there; $key is a word of the file.
arrival-stray = The data contains something that should not be there.
arrival-ends-early = The data ends too early.
arrival-too-deep = The data is nested too deeply.
arrival-key-twice = “{ $key }” appears twice.
arrival-key-barred = “{ $key }” is not allowed.
arrival-rules-clash = The rules contradict each other.

## home

# The first screen.
home-about = Score sheet and referee for Klaberjass, Bela and belote with real cards.
no-game = No game in progress
no-game-now = Finished games are in History. Start a new game below.
no-game-yet = Choose a game below and deal.
other-games-in-progress = Other games in progress
# Where else one can go.
rules--home-place = Rules
    .about = Settle an argument
referee--home-place = Referee
    .about = Runs, claims, revokes
history--home-place = History
    .about = Past games and winners
settings--home-place = Settings
    .about = Theme, words, your data
sources--home-place = Sources
    .about = Where the rules come from
# The game that goes on.
go-on = Continue
view-example = View example
at-the-target = at the target
# The same keys for those who hear them; $game is “Bela to 501, Mike 326, Yetta 213 points”.
go-on-with = Continue: { $game }
view-example-of = View example: { $game }
# “Bela to 501 · hand 4”; $title as in game-title, $number counts from 1.
next-hand = { $number ->
    [1] { $title } · first hand
   *[other] { $title } · hand { $number }
}
# How the last game came out, where none goes on.
the-last-game = Last game
open-sheet-of = Open the sheet: { $game }, { $result }
# A game for those who hear it: “Bela to 501, Mike 326, Yetta 213 points”. $last is the last of the figures.
spoken-in-points = { $last ->
    [one] { $title }, { $figures } point
   *[other] { $title }, { $figures } points
}
spoken-in-match-points = { $last ->
    [one] { $title }, { $figures } match point
   *[other] { $title }, { $figures } match points
}
remove-the-example = Remove example
stays-here = Your games stay on this device.
example-not-counted = The example does not count in statistics.
example-title = Example · { $title }
unreadable-games = { $count ->
    [one] Yuss cannot read one game. It is still stored: save it to a file under <link>Data</link>.
   *[other] Yuss cannot read { $count } games. They are still stored: save them to a file under <link>Data</link>.
}
# The list of the last games, beside the one on the table.
last-games = Recent games
# In its place before the first: some questions for the referee.
ask-the-referee = Ask the referee

## setup

# Everything about the chosen game, before its first hand.
other-games = Other games
start-key = Start
# The same for those who hear it; $dealt is one of the next two.
start-spoken = Start: { $dealt }
deals-and-leads = { $dealer } deals, { $next } leads
deals-and-speaks = { $dealer } deals, { $next } speaks first
# The parts of the form.
variants-title = Variants
who-deals-first = Who deals first
who-deals-next = Who deals next
# In a seat at the table, under the name: what a player does first, or who the partner ($name) is.
seat-role = { $role ->
    [deals] deals
    [leads] leads
    [speaks] speaks first
   *[partner] with { $name }
}
# In the middle of the table: who deals, and how to change it.
deals-here = { $name } deals
tap-to-deal = tap a disc to change dealer
# The rules of the game as a list, and how many differ from those of its document.
game-rules-row = Rules
rules-aside = { $changed ->
    [0] standard
   *[other] { $changed } changed
}
# A target that is none of the usual three.
other-target = other
deals-under-target = deals
already-started = Begun on paper
variants-none = none
# Before the options that changed with another, a sentence each.
this-also-changes = This also changes:
# Why a game cannot be started; $why is a sentence.
rules-clash = These rules cannot be played. { $why }
paper-wrong = Totals from paper: { $why }
# The names.
recent-players = Recent players
player-field = Player { $number }
# A name to tap, and whom it would name.
name-for-player = { $name }: player { $number }
same-name = Two players have the same name. Change one of them.
# Why a variant cannot join another that was chosen: both settle the same question.
variant-barred = Cannot be combined with “{ $name }”: the two answer “{ $question }” differently.
# How many games belong together, and what decides a series.
best-of-label = Number of games in the series
# A game begun on paper: a field for what each side had.
paper-total = Total, { $name }
points-held-over = { $vocabulary ->
    [belote] Points hanging
   *[other] Points held over
}
# A figure that cannot be.
paper-total-wrong = Enter a whole number up to 99,999, such as 240, or leave the field empty.
paper-held-over-wrong = Enter a whole number up to 9,999, such as 61, or leave the field empty.
already-won = The game is to { $target }, so a side with { $total } has already won.

## new-game

# The games to choose from.
own-rules = House rules
# First how many sit down, then the country.
how-many-play = Players
so-many-players = { NUMBER($players) } players
country-name = { $country ->
    [scotland] Scotland, South Africa
    [america] America
    [bulgaria] Bulgaria
    [croatia] Croatia
    [france] France
   *[south-africa] South Africa
}
# What sets a game apart, in a few words.
game-about = { $game ->
    [bela-2] ties are held over, claims allowed
    [bela-3] each alone, may take “on big”
    [klabberjass-4] on a tie the taker is bate
    [lehman] if you refuse a schmeiss, you take
    [bicycle] the deal alternates
    [denexa] long runs count only 50
    [bridge-belote] contracts, contra, hanging points
    [belote] a card is turned up
    [contree] bids, no runs
    [coinche] bids, runs and four of a kind
   *[bela-hr] name a suit, dealer cannot pass
}
as-last-time = Same as last time
deal-again = Deal
# A row under the games: a contest of several tables.
contest-link = Contest
    .about = several tables, one device

## settings

club-link = Club night

settings-title = Settings
look-and-words = Look and words
during-a-game = During a game
what-is-stored = What is stored
help-title = Help
guide-link = Guide
# The language; each stands in the choice by its own name. $language is that name.
language-title = Language
# One word on a key a third of a phone wide.
language-automatic = Automatic
language-draft = This translation is a draft: no player who is a native speaker has read it yet. If something sounds wrong, tell the person who runs this site which screen it is on and how you would say it.
language-needs-network = This language is not on this device yet. Connect to the internet once to get it.
# The choices: a title, what each value is called, and what it does.
theme-title = Theme
theme-value = { $theme ->
    [system] Automatic
    [light] Light
   *[dark] Dark
}
suits-title = Suits
suits-value = { $suits ->
    [two] Two colours
   *[four] Four colours
}
words-title = Words
# Where the table’s words are the usual ones, both get one name; Settings then offers it once.
words-value = { $words ->
    [usual] Usual
    [table] The table’s
   *[plain] Plain
}
words-said = { $words ->
    [usual] Last trick, trump jack, bate
    [table] Shtoch (last trick), Yuss (trump jack), Manel (trump nine)
   *[plain] Last trick, trump jack, failed
}
counting-title = How you count
counting-value = { $counting ->
    [piles] Card points
    [totals] Totals
   *[board] The cards
}
counting-said = { $counting ->
    [piles] You enter card points; Yuss adds the rest.
    [totals] You add everything up.
   *[board] Tap the cards taken.
}
# What is on or off, what that means, and why it cannot be had.
spoken-label = Say the score aloud
    .barred = This browser cannot read text aloud.
wake-lock-label = Keep the screen on during a game
    .barred = This browser cannot keep the screen on.
# Emptying the phone: the button, the warning, the question, the end.
delete-all-open = Delete everything on this device…
delete-all-title = Delete everything on this device
delete-all-cancel = Cancel
delete-all-go-on = Delete everything…
delete-all-do = Delete everything now
delete-all-done = Everything is deleted. Yuss on this device is like new.
delete-all-for-good = You cannot undo this, and no server has a copy. Save a backup first if you might want anything back.
delete-all-no-way-back = You cannot undo this.
# $stored is what there is: some records ($list names them by kind), nothing, or what could not be counted.
deletes-stored = { $stored ->
    [unknown] This deletes everything that is stored here.
    [nothing] This deletes what is stored.
   *[some] This deletes: { $list }.
}
delete-all-sure = { $stored ->
    [some] Yes, delete everything: { $list }
   *[other] Yes, delete everything
}

## data

# Everything that goes out of this phone or comes into it as a whole.
data-about = Your data is only on this device. Save a backup file so that you can restore your data here or on another device.
# Saving a backup.
save-everything = Save everything to a file
share-backup = Share
shares-no-files = This browser cannot share files. Save the file instead.
saving-backup = Saving and checking the file…
backup-not-made = { $why ->
    [too-long] Nothing was saved: your data is too large for one file.
   *[broken-file] Nothing was saved: Yuss could not read the file back. Try again.
}
# The names of files: $day is 2026-11-21.
backup-file = Yuss backup { $day }
saved-as = Saved as { $file }. Look in your downloads.
# Bringing one back.
restore-backup = Restore backup
restore-about = You see a preview first. You can also open a single game or house rules here.
reading-the-file = Reading the file…
# Other ways in and out.
from-another-phone = From another device
scan-or-paste = Scan a QR code or paste a link
house-rules-here = House rules on this device
hands-as-a-table = All hands as a table
save-all-hands = Save all hands (CSV)
save-for-programs = Save for programs (CSV)
    .note = Commas, UTC times and English headings, in every language.
hands-file = Yuss hands { $day }
# Whether everything can be read.
check-data = Check data
checking-everything = Checking everything…
save-as-they-are = Save unreadable entries
how-it-is-kept = How the browser stores your data
unread-file = Yuss unreadable { $day }
all-readable = Yuss can read everything here: { $list }.
some-readable = Yuss can read: { $list }.
nothing-stored = Nothing is stored here yet.
nothing-readable = Nothing is stored here that Yuss can read.
unread-entries = { $count ->
    [one] Yuss cannot read one entry: it is damaged or from a newer version of Yuss. It is stored unchanged, and every backup includes it.
   *[other] Yuss cannot read { $count } entries: they are damaged or from a newer version of Yuss. They are stored unchanged, and every backup includes them.
}
delete-unread = Delete
    .of = Delete: { $what }
    .done = { $what }: deleted.
open-unread = Open
    .of = Open: { $what }
# A backup, and what it shall do.
a-backup = A backup
what-shall-it-do = How should Yuss restore the backup?
comparing-backup = Comparing with this device…
restored-backup = Backup restored.
restore-way = { $way ->
    [merge] Add to your data
    [revive] Add, and bring back what you deleted
   *[replace] Replace all data
}
    .note = { $way ->
        [merge] Nothing on this device is lost. Anything you deleted stays deleted.
        [revive] Anything you deleted on this device comes back too.
       *[replace] Only the data in the backup remains on this device.
    }
    .do = { $way ->
        [merge] Add it
        [revive] Add and bring back
       *[replace] Replace all data
    }
# When it was made, as it says of itself: “21 November 2026 at 22:15”.
made-on = Made on { $moment }.
made-unknown = The file does not say when it was made.
# Over the games of each kind, with their number; $when says whether it is done, or would be.
games-lost = { $when ->
    [done] Deleted games: { NUMBER($count) }
   *[ahead] Games to be deleted: { NUMBER($count) }
}
games-shrunk = { $when ->
    [done] Games set back to an earlier state: { NUMBER($count) }
   *[ahead] Games to be set back to an earlier state: { NUMBER($count) }
}
games-deleted-here = Games you deleted here, which stay deleted: { NUMBER($count) }
games-begun-otherwise = Games that begin differently in the backup and keep the beginning they have here: { NUMBER($count) }
games-added = { $when ->
    [done] Added games: { NUMBER($count) }
   *[ahead] New games: { NUMBER($count) }
}
games-grown = { $when ->
    [done] Games that got new hands: { NUMBER($count) }
   *[ahead] Games with new hands: { NUMBER($count) }
}
# A game in such a list: its players, its day, its hands.
a-game-unread = A game that cannot be read
without-a-date = without a date
day-and-hands = { $day }, { $hands }
more-games = and { NUMBER($count) } more
# Its hands on this phone, where it has others in the backup.
hands-before-and-after = { $before ->
    [one] { $before } hand before, { NUMBER($after) } after restoring
   *[other] { $before } hands before, { NUMBER($after) } after restoring
}
# What else changes, a sentence each; $names are quoted and listed.
contests-lost = { $when ->
    [done] Deleted contests: { $names }.
   *[ahead] Contests to be deleted: { $names }.
}
contests-added = New contests: { $names }.
contests-beside = Contests that differ from those here; both stay: { $names }.
contests-changed = { $when ->
    [done] Contests now as in the backup: { $names }.
   *[ahead] Contests that become as they are in the backup: { $names }.
}
contests-deleted-here = Contests you deleted here, which stay deleted: { $names }.
others-lost = { $when ->
    [done] Also deleted: { $list }.
   *[ahead] Also to be deleted: { $list }.
}
houses-lost = { $when ->
    [done] Deleted house rules: { $names }.
   *[ahead] House rules to be deleted: { $names }.
}
houses-deleted-here = House rules you deleted here, which stay deleted: { $names }.
houses-added = New house rules: { $names }.
houses-changed = House rules that change: { $names }.
games-here-already = { $count ->
    [one] { $count } game is here already, just as in the backup.
   *[other] { $count } games are here already, just as in the backup.
}
players-come = { $count ->
    [one] Details of one player are added.
   *[other] Details of { $count } players are added.
}
games-torn = { $count ->
    [one] The undo history of this game cannot be used; all hands are here.
   *[other] The undo history of { $count } games cannot be used; all hands are here.
}
unread-come = Entries Yuss cannot read, kept unchanged: { NUMBER($count) }
# What it is, and why; $place is where in the file, in its own words: “games.1.rules.jokers”.
unread-part = { $what ->
    [game] Game { $number }
    [game-unread-before] A game that could not be read before
    [hand] A hand without its game
    [houses] House rules
    [series] A series
    [players] A player
    [evening] People and pairs of an evening
    [stakes] Stakes of an evening
    [contest] A contest
    [unknown] An unknown entry
   *[settings] A setting
}
unread-why = { $why ->
    [newer] made by a newer version of Yuss ({ $place })
    [begun-otherwise] its beginning was changed afterwards ({ $place })
   *[damaged] damaged ({ $place })
}
settings-come = { $settings ->
    [taken] The settings come from the backup.
   *[kept] The settings of this device stay.
}

## share

# The page that links lead to, and the ways in which something comes to this phone.
import-title = Import
open-about = Open a game or house rules from another device. You see a preview first. If a link opened in your browser instead of the installed Yuss, paste it here.
scan-a-code = Scan QR code
open-a-file = Open a file
paste-label = Or paste a link or the text of a file
open-key = Open
open-something-else = Open something else
# The ways in which something leaves this phone.
too-long-for-a-link = This is too long for a link. Send it as a file.
too-long-for-a-code = This is too long for a QR code. Send it as a link or file.
point-the-camera = Point the other device’s camera at this code.
share-the-link = Share link
copy-link = Copy link
copied-link = Copied
save-as-file = Save file
share-as-file = Share file
# $name is what is shared, as it is called.
code-to-scan = QR code: { $name }
link-label = The link ({ NUMBER($length) } characters; it contains everything)
# What came of it.
link-was-copied = Link copied.
select-the-link = Select the link below and copy it.
# One game outside this phone.
unreadable-goes-with-backup = Yuss cannot read this game, so only a backup can include it.
hand-goes-with-backup = Yuss cannot read one of this game’s hands, so only a backup can include the game.
link-and-file = A link or QR code contains the sheet as it is now. A file also contains every undo and correction.
print-the-sheet = Print the sheet
table-csv = Save table (CSV)
# What a game is called in files and messages: who played, and when (2026-11-21).
share-title = { $names } { $day }
# The camera that looks for a code, and a picture in its place.
the-camera = The camera
from-a-picture = From a picture
no-code-there = No QR code found in the picture. Move closer and hold the camera straight.
no-camera = { $why ->
    [refused] Yuss has no camera permission. Allow the camera for this page in the browser, or take a picture of the code.
   *[missing] This browser found no camera. Take a picture of the code, or paste the link.
}

## together-before

### What is said of playing together where that is impossible: a build without a relay has these words, and none of the section below.

play-together = Play together
what-leaves = What leaves this device
join-title = Play together
no-relay = This copy of Yuss has no relay server, so phones cannot play together here. The person who runs this site can set one up.

## together

### Several phones at one table, over a relay that keeps sealed entries for a while.

# What it is, before anything has left this phone.
together-about = Other phones follow this sheet live, and can write on it too. Each keeps the whole sheet and can continue on its own.
together-leaves = Once the table is open, everything you write on this sheet leaves this device, encrypted: only people with the link can read it. The relay deletes it after { NUMBER($days) } days.
open-table = Open the table
table-not-opened = The table could not be opened. Try again.
table-not-left = You are still at the table. Try again to leave.
# What a phone goes by among the others.
who-holds = Who is using this phone?
no-one-named = No one
# The code and the link by which others come.
link-lets = What this code allows
may-write = Write
may-look = View only
write-about = A phone that scans this code gets the same sheet and can write on it too.
look-about = For viewers. A television, or a phone turned sideways, shows only the score.
table-code = QR code: this table
table-link-label = The link
# Who is at the table.
who-is-here = Who is here
this-phone = This phone
this-phone-of = This phone ({ $name })
phone-of = { $name }’s phone
phone-unnamed = A phone
alone-here = No one else yet
lookers-uncounted = Viewers are not counted.
# Ways out.
leave-ask = Leave the table…
leave-about = This phone continues alone, with the whole sheet.
leave-table = Leave the table
close-ask = Stop others writing…
close-about = After this, only this phone can write; the others can only view the sheet. To write again, another phone must scan the new code.
close-table = Stop others writing
close-failed = This phone has not reached the relay yet, so nothing has changed. Try again once it is connected.
close-unknown = The relay has not answered yet. This phone will close the table when it reaches the relay. Until then the others can still write.
closed-untold = The table is closed, but the relay is full and cannot tell the other phones. Their new entries reach this phone only after those phones have scanned the new code.
stay = Cancel
# One quiet line on the sheet.
line-joining = Looking for the other phones…
line-together = { $count ->
    [0] No one else is here.
    [1] One other phone is here.
   *[other] { $count } other phones are here.
}
line-looks = This screen shows the sheet live.
line-writing-of = { $name }’s phone is writing hand { $hand }.
line-writing = Another phone is writing hand { $hand }.
line-apart = { $why ->
    [refused] The relay does not let this phone in. The sheet continues here.
    [full] The relay has no room left. The sheet continues here.
    [too-large] One entry is too large for the relay. The sheet continues here.
    [storage] Entries from the other phones cannot be saved here.
    [expired] This table has expired: no phone connected for { NUMBER($days) } days. The sheet continues on this phone alone.
   *[unreachable] No connection to the other phones. The sheet continues here.
}
line-waiting = { $count ->
    [1] One entry is waiting to be sent.
   *[other] { $count } entries are waiting to be sent.
}
line-closed = This table was closed. This phone can only view the sheet.
line-lacks = This phone follows at most { NUMBER($most) } games of this table at a time, so some are missing. A finished game makes room for the next.
line-begun-otherwise = This game begins differently on another phone: other players, rules, points at the start or another first dealer. This phone keeps its own beginning, so the sheets differ.
line-next-game = The next game has begun.
show-next-game = Show it
# From a sheet of a club night to its standings and the result to accept.
to-club-night = Club night
line-asked = A game from this table is already on this phone.
unite-game = Add it to the table
table-settings = Table
open-again = Open the table again
# The sheet of those who only look: with all its hands, or nothing but the score.
look-title = Score
show-sheet = Show the sheet
show-wall = Show only the score
# The page to which a link to a table leads.
join-to-write = You are invited to a table: you see its sheet live and can write on it too.
join-to-look = You can follow a sheet here: you see it live, but cannot write on it.
join-table = Join the table
join-look = Show the sheet
join-fetching = Fetching the sheet…
join-empty = There is no sheet here yet, or it was deleted after { NUMBER($days) } days. It appears when one of the table’s phones connects.
join-wrong = This is not a link to a table. Scan the code again, or ask for the link once more.
join-failed = The table could not be joined. Try again.
tables-of-phone = Tables on this phone
no-tables = This phone is not at any table. Open a sheet and choose “More”, then “Play together”.
table-of = Table, { $day }

## club

### A club night: several tables, rounds that are drawn, standings. One phone organises it.

club-title = Club night
club-about = Several tables in one evening: Yuss pairs each round, every table keeps its own sheet, and the standings update automatically.
club-no-relay = This copy of Yuss has no relay server, so you cannot hold a club night here. The person who runs this site can set one up.
club-none = There is no club night on this phone yet. Open one, or scan your table’s code.
club-nights-of-phone = Club nights on this phone
new-club-night = New club night
club-night-unnamed = A club night
# After the day of the club night: what this phone is there.
club-place = { $role ->
    [organiser] Organiser
    [screen] Big screen
   *[table] Table { $table }
}
# Opening a club night.
club-night-name = Name of the club night
club-night-default = Club night, { $day }
rules-agreed = Agreed rules
documents-rules = Standard rules
rules-of-house = House rules
standings-go-by = Rank by
counts-name = { $counts ->
    [wins] Games won
    [points] Points
   *[difference] Difference
}
rounds-drawn = Rounds
draw-name = { $draw ->
    [swiss] Swiss
   *[robin] Round robin
}
draw-about = { $draw ->
    [swiss] Opponents are close in the standings, and play each other only once if possible.
   *[robin] Everyone plays everyone.
}
club-night-leaves = Once the club night is open, its names and results leave this device, encrypted: only people with a code for it can read them. The relay deletes them after { NUMBER($days) } days.
open-club-night = Open the club night
not-done = Yuss could not save this. Try again.
# By a code that was scanned.
asked-to-table = You are invited to table { $table } of a club night. The games of this table appear here, and you write their sheets.
asked-to-screen = This code is for the big screen of a club night. It shows the standings and every table, live.
asked-to-organise = This is the organiser’s code: anyone who has it can pair and close rounds.
join-club-night = Join the club night
not-a-club-night = This is not a link to a club night. Scan the code again, or ask for the link once more.
fetching-club-night = Fetching the club night…
leave-club-night-ask = Remove from this phone…
leave-club-night-about = This removes the club night and its code from this phone. Games that were played here stay in the history.
leave-organiser-about = This removes the club night from this phone, including the only code that can pair and close rounds. Games that were played here stay in the history.
leave-club-night = Remove the club night
# Why there is no line to the relay.
board-apart = { $why ->
    [refused] The relay does not let this phone in. This page may be out of date.
    [full] The relay has no room left. New entries from this phone are sent later.
    [too-large] One entry is too large for the relay.
    [storage] Entries from the relay cannot be saved here.
   *[unreachable] No connection to the relay. This page may be out of date, and new entries from this phone are sent later.
}
# The parts of a club night.
parts-of-club-night = Parts of the club night
part-round = Round
part-standings = Standings
part-pairs = { $players ->
    [1] Players
   *[2] Pairs
}
part-codes = Codes
# Who plays.
first-player = First player
second-player = Second player
player-name = Name
name-taken = Another player this evening has that name. Add a letter or a surname.
add-pair = { $players ->
    [1] Add the player
   *[2] Add the pair
}
pairs-none = { $players ->
    [1] No one is on the list yet.
   *[2] No pair is on the list yet.
}
pair-of = { $first } and { $second }
has-gone = Left out from now on
goes-home = { $pair }: leave out
comes-back = { $pair }: add back
goes = Leave out
returns = Add back
rename = Rename
renames = { $pair }: rename
rename-about = The new name appears everywhere in this club night. Sheets already opened keep the old name.
save-pair-name = Save name
# Codes.
codes-about = Each table scans its own code once, for the whole evening. A phone with this code can write only at that table.
table-number = Table { $table }
screen-name = Big screen
screen-about = For a television or a second phone: the standings and every table, live. No one can write with this code.
code-of = QR code: { $what }
link-of = Link: { $what }
codes-later = Each table gets its code once there are two players or pairs for it.
# Rounds.
round-number = Round { $round }
round-none = No round has been paired yet.
round-closed = Closed
round-shown = Round
draw-first = Pair round 1
draw-next = Pair round { $round }
need-two = A round needs at least two players or pairs.
draw-late = Let latecomers play now
late-about = { $count ->
    [one] One latecomer plays from the next round on.
   *[other] { $count } latecomers can play each other now, or wait for the next round.
}
late-beside-bye = There is one latecomer, and there is no opponent for { $pair } yet. The latecomer can play against { $pair } now, or wait for the next round.
close-round-ask = Close round { $round }…
round-close-about = { $count ->
    [0] Both sides have accepted every result.
    [one] One game is not yet accepted by both sides. If it is over, it counts with its present result.
   *[other] { $count } games are not yet accepted by both sides. Each one that is over counts with its present result.
}
unfinished-games = An unfinished game
unfinished-name = { $unfinished ->
    [stands] Counts as it stands
   *[void] Does not count
}
unfinished-about = { $unfinished ->
    [stands] The leading side wins; on a tie, each side gets half a win.
   *[void] The game counts for neither side, as if these pairs had never met.
}
close-round = Close round { $round }
keep-open = Cancel
absent-pairs = { $players ->
    [1] Absent players
   *[2] Absent pairs
}
take-back-ask = Take back round { $round }…
take-back-about = No hand of this round has been played. Its games are removed from every phone taking part, and you can pair the round again.
take-back = Take back round { $round }
# How it stands with a game.
game-state = { $state ->
    [waiting] Not begun
    [playing] { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }
    [unclear] Two phones differ
    [over] Over, not accepted
   *[accepted] Accepted
}
game-score = { $first } : { $second }
# At a table.
your-table = Table { $table }
table-waits = This table has no game yet. The game appears here as soon as the round is paired.
open-sheet = Open the sheet
accept-about = Is this result right? Each side must accept it. After a correction, Yuss asks both sides again.
accept-for = { $pair }: accept
accepted-by = { $pair } accepted.
sheet-differs = Two phones at this table have different results. Compare them on the sheet, then accept the result.
result-changed = The sheet has changed since this result was shown. Look at it again, then accept it.
# Standings.
standings-none = The standings begin with the first result that both sides accept.
standings-caption = Standings after { $games ->
    [one] one game
   *[other] { $games } games
}
head-place = Place
table-head = Table
head-pair = { $players ->
    [1] Player
   *[2] Pair
}
head-played = Played
head-won = Won
head-points = Points
head-difference = Diff.
read-out = Mark as read out
read-out-about = Tap “Mark as read out” once you have read out the standings. Yuss then shows any later change to them.
read-out-at = Read out at { $time }.
changed-since = The standings that were read out at { $time } have changed.
changed-game = { $hands ->
    [0] Round { $round }, table { $table }: { $pairs }.
   *[other] Round { $round }, table { $table }, hand { $list }: { $pairs }.
}
versus = { $first } – { $second }
save-csv = Save as CSV
print-club-night = Print
print-title = { $name }: standings and rounds
live-tables = Tables now

## privacy

### What leaves a phone, when, for how long, and who sees what of it.

privacy-link = Privacy
privacy-here = On this device
privacy-here-about = Everything you write stays on this device. There is no account, no server knows you, and no one counts visits. Like the host of any website, the host of this address sees that a device has fetched the app.
privacy-shared = What you send
privacy-shared-about = A link, a code, a file or a picture goes only to the people you give it to. It passes through no server of ours. The game is in the link itself, after the #. Browsers do not send that part to any server.
privacy-together = When you play together
privacy-before = Nothing leaves this device until someone taps “Play together” or joins a table by its link.
privacy-what = What is sent
privacy-what-about = Every hand, correction and note of the games at the table, with the players’ names. While the sheet is open, this device also sends its name and the number of the hand you are entering; neither is kept.
privacy-sealed = How it is sent
privacy-sealed-about = Encrypted on this device (AES-256-GCM) and signed (ed25519). The key is in the link, after the #, and the relay never has it.
privacy-long = How long it is kept
privacy-long-about = The relay deletes each entry after { NUMBER($days) } days. If you leave the table, nothing more leaves this device; entries already sent stay on the relay until those days are over.
privacy-who = Who can read it
privacy-who-about = Everyone who has the link, and everyone they pass it on to. Anyone who has the link for writing can write. Viewers can neither write nor let others write.
privacy-club = At a club night
privacy-club-about = The big screen and every phone taking part get the players’ names, who plays whom, and the points of every game and hand. Anyone who has a code for the club night can read them. The sheets themselves go to their own table, the organiser and the big screen. Each phone keeps its copy of the club night until you remove it from that phone; the relay deletes the club night after { NUMBER($days) } days.
privacy-operator = What the operator of the relay sees
privacy-operator-about = The network address and public keys of each phone; when it sends messages, how many, and how large, to within 256 bytes. So the operator also sees which phones are at the same table.
privacy-operator-not = What the operator does not see
privacy-operator-not-about = Names, hands, points, notes, and which games come from the same phone. An operator can hold back or delete entries, but cannot read, forge or change them.
privacy-no-relay = This copy of Yuss has no relay server: phones cannot play together here, and nothing leaves this device except what you send.

## csv

### Hands as a table for other programs: the words over its columns, and in place of a result.

csv-hand = Hand
csv-saved = Saved
csv-dealer = Dealer
csv-taker = Taker
csv-trumps = Trumps
csv-times = Multiplier
csv-result = Result
csv-waiting = Held over
csv-game = Game
csv-begun = Begun
csv-rules = Rules
csv-players = Players
# Of a side that has a name.
csv-made-of = { $side }: made
csv-points-of = { $side }: points
csv-total-of = { $side }: total
# Of one that is only counted.
csv-side = Side { $side }
csv-made = Made
csv-points = Points
csv-total = Total
csv-state = { $state ->
    [unreadable] cannot be read
    [open] must be corrected
    [waiting] waits for an earlier hand
   *[after-end] after the end
}

## arrival

# A game that arrived, by what this phone has of it already: what to say of it, and what to do with it.
game-is-here = This game is already on this device, exactly as shown here.
game-grows = This game is already on this device, but with fewer entries. Importing adds what is new and removes nothing.
game-begun-otherwise = This game begins differently on this device: other players, rules, points at the start or another first dealer. It keeps that beginning; an import only adds entries.
keep-game = { $state ->
    [new] Import game
    [same] Open it
   *[grows] Add what is new
}
# House rules that arrived.
house-is-here = These house rules are already on this device.
keep-house = { $state ->
    [new] Save these rules
   *[same] Open them
}
other-rules-so-called = Other rules on this device already have this name, so these rules get a new name.
house-rules-for = House rules for { $game }.
# Under a game: what its table plays otherwise than the document.
different-from-standard = Differences from the standard rules
# Rules that arrived, held against those that are played here: house rules with a name, or those of the last game.
against-ours = Differences from your “{ $name }”
against-last-game = Differences from your last game of this kind
same-as-ours = The same rules as in your “{ $name }”.
same-as-last-game = The same rules as in your last game of this kind.
value-of-theirs = These rules: { $value }.
value-of-ours = Your rules: { $value }.

## history

# Every game that was played, by evening.
history-title = History
# Under it, over the list.
find-a-game = Find a game
show-all-games = Show all games
filters-set = { $count ->
    [one] One filter is set
   *[other] { $count } filters are set
}
# $shown is the number as it is written: “1,200”.
games-found = { $count ->
    [one] One game
   *[other] { $shown } games
}
# An empty list, and the way on.
none-like-that = No games found
fewer-filters = No game matches all of these filters. Remove one to find more.
none-played-yet = No games yet
what-is-kept = Every game you play stays here, with its sheet, its running score and its winner.
# Games that cannot be read, before a link to each: the links are numbered from 1.
kept-uncounted = { $count ->
    [one] Yuss cannot read one game. It is stored unchanged and does not count in statistics:
   *[other] Yuss cannot read { $count } games. They are stored unchanged and do not count in statistics:
}
unreadable-game = game { $number }
# Which games of the history to show.
player-or-pair = Player or pair
anybody-at-all = Anyone
game-pick = Game
any-game = Any
text-field = Text in a note or name
archived-games = Archived games
result-title = Result
result-value = { $result ->
    [any] All
    [finished] Finished
    [unfinished] Not finished
    [won] Won
   *[lost] Lost
}
# The list of games: over an evening, and in a row of facts about a game.
games-of-evening = { $count ->
    [one] one game
   *[other] { $count } games
}
game-in-series = game { $number }
going-on = In progress
won-by-none = No one won
ended-early = Ended early
# Words that the history and the pages of players share.
players-and-pairs = Players and pairs
# Of a name in the address that no player here has.
no-such-player = No one has played here by that name
players-title = Players
pairs-title = Pairs
still-counting = Counting…
# What was just done to a game of the list.
shelved-game = { $kind ->
    [archived] The game was archived. It still counts in statistics.
    [listed] The game was unarchived.
   *[deleted] The game was deleted.
}

## take-back

# Beside what was just done, and the way to take it back.
undo-list-change = Undo
dismiss-said = Dismiss
# What was just changed of a person.
person-updated = { $name } was updated.
person-renamed = { $from } is now { $to }.
# Two names that cannot be one person.
two-people = { $one } and { $other } were together at one table or on one evening, so they are two people.

## players

# Everybody who has played here.
games-of = Kind of game
every-kind = All
# An empty list, and a name that no game has.
no-one-yet = No players yet
who-is-counted = Every named player who has played a hand appears here. The example does not count.
show-all-lines = Show all { NUMBER($count) }
# What one person or one pair has behind it.
the-games = The games
rename-or-merge = Rename, merge
what-figures-mean = What the figures mean
# Beside the ring: games won of those finished, and how the last one ended.
games-won-of = { $games ->
    [one] { $won } of { $games } game
   *[other] { $won } of { $games } games
}
last-game-was = { $result ->
    [won] Won the last game
   *[lost] Lost the last game
}
# In the ring, under the share of games won.
ring-won = won
# Under a figure on a tile, in a word or two.
tile-name = { $tile ->
    [taken] hands taken
    [made] made when taken
    [best] best hand
    [comeback] comeback
    [streak] longest streak
   *[belas] belas
}
# The last ten games as marks, for those who hear them; a letter on each for won and lost.
last-games-of = Last { $games ->
    [one] game
   *[other] { $games } games
}: { NUMBER($won) } won
won-letter = W
lost-letter = L
# A bar against another player, for those who hear it.
met-of = { $name }: { NUMBER($won) } won, { NUMBER($lost) } lost
# A kind of game to choose, and how many were played.
kind-and-games = { $name } { $games }
everybody-who-played = Everyone who has played
that-game = That game
# $who is one player, or a pair; $game is a game by its name.
not-played-here = { $who ->
    [one] { $name } has not played here yet
   *[many] { $name } have not played together here yet
}
not-played-game = { $who ->
    [one] { $name } has not played { $game } yet
   *[many] { $name } have not played { $game } together yet
}
# Figures that belong together.
group-games = Games
group-hands = Hands
group-declared = Declared
# What a figure was counted in.
in-game-to = { $goal ->
    [hands] in a game of { so-many-deals }
   *[points] in a game to { $target }
}
in-hand = hand { $number }
in-hands = { $hands ->
    [one] in one hand
   *[other] in { $hands } hands
}
# Another name, a colour, initials; two names made one person, or one made two again.
person-name = Name
person-colour = Colour
colour-name = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [brown] Brown
    [purple] Purple
    [teal] Teal
    [pink] Pink
   *[grey] Grey
}
initials-label = Initials
    .description = Up to three letters. Leave the field empty to use the initials of the name.
save-person = Save
merge-players = Merge players
count-together = { $name } is already on the list. From now on, games under the two names count together.
same-person-as = The same person as
no-one-else = no one
also-written-as = Also written as
separate-names = Separate

## charts

# A drawing, the same as a table, and a picture of it to send.
show-as-table = As a table
send-as-a-picture = Send as a picture
no-picture = This browser could not make the picture. The table shows the same figures.
nothing-to-draw = Nothing to draw yet
what-is-drawn = After the first hand, this shows the running score and the points of each hand.
as-a-table = { $title } as a table
# In the drawing, before the numbers of the hands.
hands-axis = hand
# What the marks of the drawing mean.
goes-in-front = takes the lead
held-over-and-won = { held-over.label }, then won
# Over the column that says it all in words.
chart-happened = What happened
# What happened in a hand, one after the other: “Yetta bate. Mike ahead. 61 held over.”
happened-bate = { $name } { $vocabulary ->
    [clobyosh] went bate
    [usual] went bate
    [denexa] went bate
    [bicycle] went bete
    [belote] ended inside
   *[other] failed
}.
happened-front = { $name } took the lead.
happened-held-over = { held-over.label }: { NUMBER($points) }.
happened-held-over-won = Points { held-over } earlier, won here: { NUMBER($points) }.
# “Mike 326, Yetta 213 after 4 hands”, under a picture; and as a sentence.
standing-after = { $hands ->
    [one] { $figures } after one hand
   *[other] { $figures } after { $hands } hands
}
standing-sentence = { standing-after }.
# The drawing for those who cannot see it.
bars-of-hands = { $hands ->
    [one] One hand, with a bar for each side.
   *[other] { $hands } hands, with a bar for each side.
}
# Before what happened in a hand, as above.
happened-in-hand = Hand { $number }.
nothing-happened = No bate, and no change of lead.
# Games won less games lost, one after the other: the column, and which games the drawing shows.
after-game-number = After game
games-shown = { $last ->
    [one] one game
   *[other] games 1 to { $last }
}
# “Mike: +2 after 4 finished games”
form-after = { $games ->
    [one] { $name }: { $balance } after one finished game
   *[other] { $name }: { $balance } after { $games } finished games
}

## figures

### Figures of the history: the name of each, and what it counts.

games-won--figure = Games won
    .means = Games won, out of all finished games. Each counts as won or lost for everyone at the table when it ended. A game that ended early or is in progress counts as neither.
series-won--figure = Series won
    .means = Series won, out of all decided series of three or more games. A series counts for those at the table in its last game.
hands-taken--figure = Hands taken
    .means = Hands taken, out of all hands played out. For a pair, hands that either of the two took. Redeals, claims and score adjustments do not count as hands here.
made-rate--figure = Made
    .means = Hands taken and made, out of all hands taken. A level hand and a revoke are neither made nor bate.
bate-rate--figure = Bate
    .means = Hands taken that went bate, out of all hands taken.
average-taking--figure = Average when taking
    .means = What the side made in hands that this player or pair took: tricks, last trick, runs and bela, before the points of a bate change sides. Hands entered as finished totals count too.
average-defending--figure = Average when defending
    .means = What the side made in hands that another side took. For a single player, hands that their partner took count neither here nor in “Average when taking”.
runs--figure = Runs that scored
    .means = This player’s or pair’s runs that scored. Hands entered as finished totals do not count, nor do runs entered only as points.
fours--figure = Fours of a kind that scored
    .means = Fours of a kind that scored. Hands entered as finished totals do not count.
belas--figure = Belas
    .means = King and queen of trumps announced and scored. Hands entered as finished totals do not count.
best-hand--figure = Best hand
    .means = The most that the side made in one hand, before the points of a bate change sides. Hands entered as finished totals count too.
best-comeback--figure = Best comeback
    .means = The largest deficit from which a game was still won. Deficits are compared as a share of the target; in a game of a fixed number of deals, as a share of the winning total. Totals from paper count too.
longest-streak--figure = Longest streak
    .means = Most games won in a row, in the order in which they began. An unfinished game does not break a streak.
head-to-head--figure = Head to head
    .means = Finished games in which the two sat at the same table on different sides. A game won by a third player, or by no one, counts for neither side.
form--figure = Wins minus losses
    .means = Game by game, the line goes up by one for a win and down by one for a finished game without a win.
running-score--figure = Running score
    .means = The totals on the sheet after each hand.
hand-by-hand--figure = Hand by hand
    .means = The points that each hand added to the sheet for each side.
swing--figure = Swing
    .means = A ring marks a swing: a hand that gave another side the lead.
evening--figure = Evening
    .means = An evening lasts until five in the morning. A game belongs to the evening on which it began.
# “7 of 12”
out-of = { $part } of { NUMBER($whole) }

## past-game

# One game of the history.
a-game = A game
open-the-sheet = Open the sheet
continue-game = Continue game
no-one-has-won = The game ended early: no one won.
not-finished-yet = The game is not finished yet.
# When the example was “played”.
example-day = { $day } · the example, not counted in statistics
# A game that cannot be shown.
past-game-missing = This game is not on this device.
past-game-unreadable = Yuss cannot read this game. It is stored unchanged, and a backup includes it.
delete-it = Delete it
# Put away, take out, delete.
keep-or-delete = Keep or delete
archive-game = Archive
unarchive-game = Unarchive
delete-this-game = Delete this game
    .about = The game is removed from the list and all statistics. You can undo this until your next change.
# The next game at the same table.
rematch-dealer = { $dealer } deals first
why-deals-first = { $why ->
    [winner] The winner of a game deals first in the next.
    [winners] One of the two winners of a game deals first in the next.
   *[afresh] The rules do not say who deals first, so the next player in turn deals. You can also cut for the deal.
}
# Its series, game by game: the number of each, and who won it.
game-of-series = Game { $number }
won-by-no-one = No one
not-finished = Not finished

## house-rules

# The rules of a table, kept under a name.
house-rules-title = House rules
all-house-rules = All house rules
starting-from = New house rules, starting from
# None yet, and none such.
no-house-rules = No house rules yet
what-they-start-from = Choose the game closest to yours, and change what your table plays differently. You do this once, not before every game.
house-rules-missing = These house rules are not on this device. They may have been deleted.
unreadable-house = { $name }: Yuss cannot read these rules. They are stored unchanged, and a backup includes them.
# How far they are from their document: “Bela with one change.”
after-document = { $others ->
    [0] { $document } with its standard rules.
    [one] { $document } with one change.
   *[other] { $document } with { $others } changes.
}
# House rules to look at, name and change.
new-house-rules = New house rules
house-unreadable = Yuss cannot read these rules. They are stored unchanged, and a backup includes them.
rules-name = Name
    .placeholder = The Quarry Inn
started-from = The rules are those of <game>{ $game }</game>, except where you change them here.
# At the foot: what they still lack, and keeping them.
not-playable-yet = Some of these rules contradict each other: see above.
name-to-save = Enter a name to save these rules.
save-these-rules = Save these rules
save-changes = Save changes
rules-kept = Saved
# What can be done with them once they are kept.
play-by-these = Play a game by these rules
share-rules = Share
    .title = Share “{ $name }”
# Rules beside those of a source.
compare-source = Compare with a source
    .aside = Where these rules differ from those of a game
compare-with = Compare with
no-difference = No differences.
# A value of each, and where theirs stands.
value-here = These rules: { $value }.
value-there = The other rules: { $value }.
place-there = Source: { $source }.
# The questions of a table, in three parts.
where-tables-differ = Where tables differ
# The rules of a table on one page.
how-we-play = How we play
rules-missing = These rules are not on this device.
# Under the name; $others counts what is played otherwise than written.
how-we-play-after = { $others ->
    [0] How we play: { $document } with its standard rules.
   *[other] How we play: { $document }. Our own rules are in bold.
}

## change-rules

# The rules of a game that is being played, agreed on again.
rules-of-this-game = Rules of this game
no-game-to-change = This game is not on this device, or Yuss cannot read it.
# House rules, to be taken over whole.
take-rules = Use “{ $name }”
# What other rules would do, and doing it.
what-would-change = What would change
nothing-would-change = No hand so far would change.
would-need-an-answer = One hand would need correcting first.
apply-to-this-game = Use in this game
# Between a figure and what it would be, for those who hear it; and a hand without figures.
figure-becomes = becomes
hand-open = unknown

## other-rules

# The parts in which the rules of a table are asked.
option-part = { $part ->
    [pack] The pack and the deal
    [trumps] Choosing trumps
    [declarations] Declarations
    [play] The play
    [score] The score
   *[end] The end of the game
}
# Rules as a list of questions: those answered otherwise than usual come first.
changed-by-you = Changed by you
changed-of = { $changed } of { $all }
usually-played = usually { $value }
more-rules = { $count ->
    [one] { $count } rule that rarely differs
   *[other] { $count } rules that rarely differ
}
# Beside the answer of the document.
usual-answer = usual
# Shows who plays each answer, and where it is written.
sources-of-rule = Sources
use-rule = Use
# A part or a question against what the document says.
in-no-source = No document has this rule.
target-wrong = Enter a whole number above 0, such as 501.
# Taking rules of the house out of the list.
delete-rules = Delete these rules
    .about = These rules will be removed from the list. Games played with them keep a copy.
    .title = Delete “{ $name }”?
    .cancel = Cancel
    .now = Delete

## versions

# What stands under a hand on the sheet that phones wrote down differently; $kind is hands, or corrections of one.
asked-label = { $kind ->
    [versions] { $count ->
        [2] Two versions: choose
        [3] Three versions: choose
        [4] Four versions: choose
       *[other] { $count } versions: choose
    }
   *[corrections] { $count ->
        [2] Two corrections: choose
        [3] Three corrections: choose
        [4] Four corrections: choose
       *[other] { $count } corrections: choose
    }
}
# One phone deleted what another corrected.
asked-deleted = Deleted and corrected: choose
# The same as the title of the comparison.
asked-in-hand = { $kind ->
    [versions] { $count ->
        [2] Hand { $number }: two versions
        [3] Hand { $number }: three versions
        [4] Hand { $number }: four versions
       *[other] Hand { $number }: { $count } versions
    }
   *[corrections] { $count ->
        [2] Hand { $number }: two corrections
        [3] Hand { $number }: three corrections
        [4] Hand { $number }: four corrections
       *[other] Hand { $number }: { $count } corrections
    }
}
asked-in-hand-deleted = Hand { $number }: deleted or corrected?
# Over the sheet: the first hand that asks, and how many more do.
phones-differ = Phones differ on hand { $number }.
more-hands-wait = { $count ->
    [one] One more hand differs.
    [2] Two more hands differ.
    [3] Three more hands differ.
    [4] Four more hands differ.
   *[other] { $count } more hands differ.
}
compare-versions = Compare
# What happened, over the comparison.
asked-about = { $kind ->
    [versions] { $count ->
        [2] Two phones wrote this deal down differently. Until you choose, one version counts.
        [3] Three phones wrote this deal down differently. Until you choose, one version counts.
        [4] Four phones wrote this deal down differently. Until you choose, one version counts.
       *[other] { $count } phones wrote this deal down differently. Until you choose, one version counts.
    }
   *[corrections] { $count ->
        [2] Two phones corrected this hand differently. Until you choose, one correction counts.
        [3] Three phones corrected this hand differently. Until you choose, one correction counts.
        [4] Four phones corrected this hand differently. Until you choose, one correction counts.
       *[other] { $count } phones corrected this hand differently. Until you choose, one correction counts.
    }
}
# $deleted is when.
asked-about-deleted = { $count ->
    [1] One phone deleted this hand ({ $deleted }), and another corrected it. Until you choose, the hand counts.
    [2] One phone deleted this hand ({ $deleted }), and two corrected it. Until you choose, the hand counts.
    [3] One phone deleted this hand ({ $deleted }), and three corrected it. Until you choose, the hand counts.
   *[other] One phone deleted this hand ({ $deleted }), and { $count } corrected it. Until you choose, the hand counts.
}
# One of them; with its number where there are several.
version-alone = { $kind ->
    [versions] Version
   *[corrections] Correction
}
version-number = { $kind ->
    [versions] Version { $number }
   *[corrections] Correction { $number }
}
counts-now = counts now
written-at = written { $time }
# The comparison: what differs first.
what-differs = What differs
same-in-all = { $count ->
    [2] The same in both
   *[other] The same in all
}
# The facts of a hand.
fact-trumps = Trumps
fact-stakes = Doubling
fact-declarations = Declarations
# Between two of them, which may have commas of their own.
between-declarations = { "; " }
fact-tricks = Tricks
fact-revoke = Revoke
fact-dealer = Dealer
fact-after-trick = After trick
fact-claimant = Claim by
fact-result = Result
fact-not-said = not said
fact-none = none
fact-cards = Card points, { $name }
fact-total = Hand total, { $name }
fact-points = On the sheet, { $name }
# What can be done.
which-holds = Which is right?
two-deals = Two separate deals
keep-hand = Keep the hand
delete-compared = Delete the hand
played-first = Played first
played-after = Played second
save-answer = Save
explain-or-correct = Explain or correct instead
# What the answer changes on the sheet, where that is nothing else; and that it can be undone.
nothing-else-changes = Nothing else on the sheet changes.
undo-takes-it-back = You can undo this.
choose-first = Choose one to see what it changes.

## print

# The sheet of a game on paper, and words of the screens beside it.
print-key = Print
taken-by = Taken by
print-unreadable = Yuss cannot read this game.
# In the row of what stood there before the first hand.
from-paper = { $heldOver ->
    [0] from paper
   *[other] from paper, { $heldOver } { held-over }
}
# Under the sheet of a game that is not over.
print-ended-early = Ended early.
print-in-progress = In progress.
points-waiting = { held-over.label }: { NUMBER($points) }.
# Where no game is named.
where-sheets-are-printed = Open a game from the history. On its sheet, choose “More”, then “Print”.
note-on-game = Note: { $note }
# Under the names: what is played, and how long it lasted or when it began.
played-to = { $goal ->
    [hands] { $rules }, { so-many-deals }. { $more }.
   *[points] { $rules }, to { $target }. { $more }.
}

## second-screen

# The sheet of a game in large type, in the dark, on another display.
full-screen = Full screen
leave-full-screen = Leave full screen
# Where no game is named and none is played.
none-going = No game is in progress. The next one appears here.

## pictures

# On pictures: over the title of a part of the app, and beside the name of the app.
picture-games = Klaberjass · Clobyosh · Bela · Bridge-belote
picture-line = Score sheet and referee for real cards
# Who plays on the picture of the app itself.
picture-player-one = Mike
picture-player-two = Yetta
# The result of a game as a picture.
send-result = Send the result as a picture
no-card = This browser could not make the picture.
# How its series stands: “Best of three: Mike in front, 2 to 1”.
series-line = { $series }: { $standing }
# Under the running score: “8 hands, 2 bate”.
card-hands = { $hands ->
    [one] One hand
   *[other] { $hands } hands
}
card-hands-and-bates = { $hands ->
    [one] One hand, { NUMBER($bates) } { bate-mark }
   *[other] { $hands } hands, { NUMBER($bates) } { bate-mark }
}

## without-network

# What there is of Yuss without a network.
kept-later = Works offline once you have started a game
keeping-it = Getting ready for offline use…
all-kept = Works offline
not-all-kept = Some pages still need a network.
opened-kept = Data saver is on: offline, only pages that you have already opened will work.
nothing-kept = Yuss needs a network to open
# $size is how much it is: “1.2 MB”.
fetch-rest = Download the rest ({ $size })
fetching-rest = Downloading the rest…
rest-failed = The download failed. Try again later.

## storage

# The state of what is stored on the phone.
ask-to-keep = Ask the browser to keep the data
# Where the games are, and in how many copies ($copy); beside it the way to a backup.
saved-here = { $copy ->
    [on] Saved on this device (2 copies)
    [absent] Saved on this device (1 copy)
   *[other] Saved on this device
}
back-up = Back up
# What a page without https has to do without.
plain-http = Without https, Yuss does not work offline, keeps no second copy and cannot keep the screen on.
# $why is what the browser said, in its own words.
copy-is-off = The second copy is off: Yuss could not write its file ({ $why }).
# After everything was deleted, as long as the second copy could not be reached.
erasure-pending = The second copy still has the data you deleted, because Yuss cannot reach that copy now. Yuss will delete the data there as soon as it can, and the data will not come back.
# What was found damaged in the storage.
damage-found = Damage found
damage-here = Damage was found here
save-damage = Save what was found
damage-saved = Done
dismiss-damage = Dismiss
damage-file = Yuss damage { $day }
# A line for each kind of damage; $what is “2 games”, one of the next two. Whether it was repaired comes after it.
damage-line = { $fault ->
    [missing] { $store ->
        [database] Lost from the database: { $what }.
       *[replica] Lost from the second copy: { $what }.
    }
    [outdated] { $store ->
        [database] Out of date in the database: { $what }.
       *[replica] Out of date in the second copy: { $what }.
    }
   *[unreadable] { $store ->
        [database] Unreadable in the database: { $what }.
       *[replica] Unreadable in the second copy: { $what }.
    }
}
damaged-part = a part of the data
kinds-counted = { $kind ->
    [games] { $count ->
        [one] a game
       *[other] { $count } games
    }
    [entries] { $count ->
        [one] a hand or a change in a game
       *[other] { $count } hands or changes in games
    }
    [deleted] { $count ->
        [one] a record of a deleted game
       *[other] { $count } records of deleted games
    }
    [drafts] { $count ->
        [one] a half-typed hand
       *[other] { $count } half-typed hands
    }
    [settings] { $count ->
        [one] a setting
       *[other] { $count } settings
    }
    [series] { $count ->
        [one] a series
       *[other] { $count } series
    }
    [houses] { $count ->
        [one] a set of house rules
       *[other] { $count } sets of house rules
    }
    [players] { $count ->
        [one] a player
       *[other] { $count } players
    }
    [joined] { $count ->
        [one] a table of several phones
       *[other] { $count } tables of several phones
    }
    [clubNights] { $count ->
        [one] a club night
       *[other] { $count } club nights
    }
    [words] { $count ->
        [one] an entry of a club night
       *[other] { $count } entries of club nights
    }
    [example] the example game
    [evening] { $count ->
        [one] people and pairs of an evening
       *[other] people and pairs of { $count } evenings
    }
    [stakes] { $count ->
        [one] the stakes of an evening
       *[other] the stakes of { $count } evenings
    }
    [contest] { $count ->
        [one] a contest
       *[other] { $count } contests
    }
   *[other] { $count ->
        [one] an entry
       *[other] { $count } entries
    }
}
damage-repaired = { $store ->
    [database] Repaired from the second copy.
   *[replica] Repaired from the database.
}
damage-lost = Neither copy has this data.

## backup

# When everything was last saved to a file, and the reminder: how much is on this phone alone.
save-a-backup = Save a backup
not-now = Not now
no-backup-yet = You have not saved a backup here yet.
last-backup-on = You last saved a backup on { $day }.
remind-of-first = { $games ->
    [one] You have no backup yet: one game is only on this device.
   *[other] You have no backup yet: { $games } games are only on this device.
}
remind-of-next = { $games ->
    [one] Your last backup is from { $day }: one game is only on this device.
   *[other] Your last backup is from { $day }: { $games } games are only on this device.
}

## earlier

# What is kept before a backup or a file writes over something, and the way back to it.
earlier-title = Go back
earlier-about = Before a backup or file overwrites something, Yuss saves the current state. It keeps the last three states for thirty days. “Delete everything” deletes them too.
# $moment is “21 Nov 2026, 22:15”.
earlier-open = Back to { $moment }…
earlier-why = { $why ->
    [replace] Before all data was replaced: { $list }
    [merge] Before a backup was added: { $list }
   *[import] Before an import: { $list }
}
earlier-dialog = Back to { $moment }
earlier-do = Go back
earlier-done = Done: everything is as it was on { $moment }.
earlier-lost = Yuss can no longer read this state.
# Before anything is written over, where there is no room to keep it.
no-room-to-keep = This device is full, so Yuss cannot save a copy of your current data first. If you continue, you cannot go back.
no-room-go-on = Continue without a way back

## updates

# The offer of a newer build, and what became of it.
update-label = Update
update-now = Update now
update-later = Later
update-close = Close
update-step = { $step ->
    [offered] A newer version of Yuss is ready. Your games stay as they are.
    [asked] Updating…
    [reloading] Updating…
    [busy] A hand is being entered in another tab. Finish it first.
   *[stuck] The update did not start. It will be ready when you next open Yuss.
}

## outdated

# A newer version has taken over: what this tab does about it, for good where loading it again brought none.
newer-version = Newer version
reload-key = Reload
outdated-tab = { $state ->
    [loading] A newer version is running. This page reloads to use it.
    [busy] A newer version is running, so this tab can no longer save. Reload it when you are ready; your saved games are safe.
   *[stays] A newer version of Yuss has saved data here that this version cannot read. Your saved games are safe. Go online and reload the page.
}

## old-browser

# What is said where the app cannot run.
too-old = <strong>This browser is too old for Yuss.</strong> It cannot keep a sheet or work offline. Use Chrome or Edge 111, Firefox 128, Safari 16.4, or newer. You can still <link>read the rules</link>.
needs-javascript = Yuss needs JavaScript to keep a sheet. You can <link>read the rules</link> without it.

## sources

# Beside a link to a page elsewhere.
leaves-the-app = another site, needs the network
# Before the documents that a question cites.
the-writings = Sources
# The page of the documents.
sources-about = Each rule in Yuss is based on one of these sources. Their authors had no part in this app; any mistakes in it are ours.
places-referred-to = Passages that the rules refer to
how-we-read = How we read the sources
    .about = If the sources are silent or unclear, or contradict each other, we follow one reading. Each rule that is based on a reading says so.

## not-found

no-such-page = There is no such page
    .about = The address may be mistyped. Your saved games are safe.

## pages

### What a page is called in a tab, and what it is for, as those read it to whom its address was sent.

app-about = Score sheet and referee for Klaberjass, Clobyosh, Bela and bridge-belote, played with real cards.
page-start = Score sheet and referee for real cards
page-new = New game
    .about = Choose the game and the rules that your table plays, say who sits where, and deal.
page-game = Sheet
    .about = The sheet of a game: every hand, the totals, and the reason for each figure.
page-history = History
    .about = The games played on this device, and who won them.
page-history-game = A game
    .about = The result of one game, and its score hand by hand.
page-players = Players and pairs
    .about = Who plays here: games won, hands made, and who beats whom.
page-evening = Evening
    .about = Who plays next, who sits out, and tonight’s standings.
page-contest = Contest
    .about = Two to six tables on one device: rounds, typed results, a clock, and standings to print.
page-house-rules = House rules
    .about = The rules that a table has agreed on, kept for the next evening.
page-how-we-play = How we play
    .about = The rules of a table on one page, to print or to send.
page-change-rules = Rules of this game
    .about = Change the rules of a game in progress, and preview the effect on the sheet.
page-print = Print the sheet
    .about = The sheet of a game on paper, finished or to be continued by hand.
page-second-screen = Second screen
    .about = One game in large type, live, for a television or another display.
page-data = Data
    .about = Save a backup of your data, or restore one.
page-settings = Settings
    .about = The look, the suits, the words Yuss uses for the game, and the state of the storage.
page-guide = Guide for players
    .about = Every screen in plain words: a game, a hand, a claim, the referee, your data.
page-learn = Practise
    .about = A quiz on made-up hands under the rules of any game, and cards to count.
page-share = Import
    .about = Open a game or house rules from a link, a file or a QR code.
page-together = Play together
    .about = Several phones at one table: join by a link, and see what leaves this device.
page-club = Club night
    .about = Several tables in one evening: rounds, results and standings, live on every phone.
page-privacy = Privacy
    .about = What stays on this device, what leaves it when you play together, for how long, and who sees what.
page-referee-about = Whose runs count, which card may be played, what a false claim costs: the ruling, and where it is written.
page-rules-about = What tables argue about, from the cut to the end of the game, with the answer of every source side by side.
page-compare-about = Two games side by side: only the rules in which they differ.
page-glossary-about = The words of the game, and what the same things are called elsewhere.
page-stories-about = From the pubs of Scotland to Broadway and Cape Town: where the game and its words come from, and old advice.
page-sources-about = The sources that the rules are based on, and how we read them if they say nothing or disagree.
# What a question of the lookup leads to: the answer of the first game that has one, and how many others there are.
question-about = { $game }: { $answer }
answers-beside = { $count ->
    [0] The page names the source.
    [1] Another game or table says otherwise.
    [2] There are two other answers.
    [3] There are three other answers.
    [4] There are four other answers.
    [5] There are five other answers.
    [6] There are six other answers.
   *[other] There are { $count } other answers.
}
# A ruling of the referee: what it looks at, in the words of its row in the list.
ruling-about = { $line }. The ruling follows the rules of your table and names the place in the sources.
# What a picture that stands for a page shows, for those who cannot see it.
picture-alt = “{ $title }” on a ruled score sheet

## manifest

### What a phone is told when it installs the app.

shortcut-continue = Continue the game
    .short = Continue
shortcut-new = New game
shortcut-rules = Look up a rule
    .short = Rules
screenshot-sheet = The sheet of a game
screenshot-hand = A hand being recorded
screenshot-table = The score for the whole table, on a phone turned sideways

## evening

# An evening of more people than seats: who plays next, and how everyone stands.
evening-title = Evening
next-game-title = Next game
start-next = Start game
# Before the names of those who do not play.
sits-out = { $count ->
    [one] Sits out
   *[other] Sit out
}
swap-hint = Tap two names to swap them.
draw-again = Draw again
standings-title = Standings
whose-standings = { $of ->
    [pairs] Pairs
   *[people] People
}
# Heads of columns: games won, points on the sheet, points more than the opponents, points for each hand.
column-won = Won
column-points = Points
column-difference = Diff.
column-hand = Per hand
left-early = { $count ->
    [one] left one game early
   *[other] left { $count } games early
}
came-late = { $count ->
    [one] joined one game late
   *[other] joined { $count } games late
}
how-games-count = A game counts for those at the table when it ends. Points count for those who played the hand.
people-and-pairs = People and pairs
people-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
pairing-label = Pairs
pairing-name = { $pairing ->
    [lot] drawn by lot
    [every] everyone with everyone
    [winners] winners stay
   *[same] the same all evening
}
sitting-out-label = Who sits out
sitting-out-name = { $way ->
    [dealer] the first dealer of the last game
    [losers] the losers
   *[turn] everyone in turn
}
add-person = Who else is here?
add-person-key = Add
remove-person = Remove { $name }
already-here = { $name } is already here.
most-people = The list is full: { $count } people at most.
evening-games = Games
no-such-evening = Evening not found
no-such-evening-about = The games of that evening are not on this device.
# In the set-up of a game: a row that opens the list of people.
more-people = More people
more-people-none = none
name-everyone = Give everyone at the table a name first.
# The game after this one, at its end: two or three sides, and those who sit out.
next-sides-out = { $sides } · { $out } sits out
next-sides-out-many = { $sides } · { $out } sit out
# Stakes: what an evening is played for, and who pays whom.
stakes-title = Stakes
stakes-off = none
stakes-on = set
stake-name = { $stake ->
    [difference] For each point ahead
    [game] For each game
    [bate] For each bate
   *[pot] Into the pot, for each game
}
stake-wrong = Enter an amount up to 1,000, such as 0.10, or leave the field empty.
stakes-stay = Stakes stay on this device and in its backup. If you send the evening as a picture, text or CSV file, it says who pays whom.
currency-label = Currency
settlement-title = Settlement
pays-to = { $from } pays { $to } { $amount }
nothing-to-pay = No one owes anything.
settlement-tick = Tick each payment once it is made.
sums-too-large = The points are too many to settle.
one-of-them = The pot could not be shared evenly. The { $amount } left over went to the winners in alphabetical order.

## after-evening

# After an evening: what is remembered of it, and the same as a picture, a text, a page on paper and a table.
# “Evening, 21 November 2026”.
evening-of-day = Evening, { $day }
highlights-title = Highlights
# Before the names of people, with one of the facts below.
highlight-name = { $of ->
    [first] First place
    [hand] Best hand
    [bate] Most bates
   *[comeback] Best comeback
}
first-with = { $games ->
    [one] { $won } of { $games } game won
   *[other] { $won } of { $games } games won
}
hand-with = { $points ->
    [one] one point
   *[other] { NUMBER($points) } points
} in game { $game }, hand { $hand }
bate-times = { $times ->
    [one] once
   *[other] { $times } times
}
comeback-from = { $behind ->
    [one] one point
   *[other] { NUMBER($behind) } points
} behind in game { $game }
# In a text that is sent.
highlight-line = { $label }: { $names }, { $fact }
standing-line = { $place }. { $name }: { $won } of { $games } won, { $points ->
    [one] one point
   *[other] { $shown } points
}
# Beside the amount.
pays-whom = { $from } → { $to }
send-evening = { $as ->
    [picture] Send picture
    [text] Send text
    [print] Print
   *[csv] Save as CSV
}
text-copied = Copied
copy-the-text = This browser neither sends nor copies text. Select it here and copy it.
# Heads of columns in the table for other programs.
evening-head = { $head ->
    [place] Place
    [name] Name
    [games] Games
    [hands] Hands
    [winner] Winner
    [from] Pays
    [to] Receives
    [paid] Paid
   *[amount] Amount
}

## contest

### A contest on one device: two to six tables, results that are typed, standings.

contest-title = Contest
contest-about = Two to six tables on one device: you type the points of each table, and Yuss chooses the opponents and keeps the standings.
contests-of-device = Contests on this device
new-contest = New contest
contest-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
# Setting one up.
contest-name = Name (optional)
contest-default = Contest, { $day }
pair-names = Names of a pair
pair-example = Ann & Bea
pair-taken = That pair is already on the list.
pairs-needed = { $count ->
    [one] One more pair is needed.
   *[other] { $count } more pairs are needed.
}
most-pairs = The list is full: { $count } pairs at most.
remove-pair = Remove { $pair }
round-ends = Round length
round-ends-by = { $by ->
    [minutes] Minutes
   *[deals] Deals
}
round-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
number-wrong = Enter a whole number from { $least } to { $most }.
opponents-label = Opponents
opponents-name = { $way ->
    [points] By points
    [wins] By games won
   *[draw] By draw
}
opponents-about = { $way ->
    [points] Pairs that are close in points play each other.
    [wins] Pairs that are close in wins play each other.
   *[draw] A draw before round 1 decides the order: every pair plays every other pair.
}
contest-more = Point limit and absent pairs
contest-cap = Point limit per pair and round (optional)
contest-unopposed = Points for a pair without an opponent
contest-unopposed-about = A pair wins the round if it has no opponent, for example because the other pair is absent.
start-contest = Start the contest
# A round: each pair with its points.
pair-points = { $pair }: points
pair-absent = { $pair }: absent
absent-key = Absent
# Before a result of a round exists, two of its pairs can change places.
swap-pairs = Swap pairs
# Beside the number of a table, if its two pairs have met in an earlier round.
have-met = Met before
points-wrong = Enter a whole number up to { $most }.
points-not-saved = Not saved.
    .again = Try again
both-absent = Both pairs are absent: this round counts for neither of them.
walkover = { $pair }: a win { $points ->
    [0] without points
    [one] and { $points } point
   *[other] and { $points } points
}
no-opponent = No opponent: a win { $points ->
    [0] without points
    [one] and { $points } point
   *[other] and { $points } points
}
results-missing = { $count ->
    [one] One result is missing.
   *[other] { $count } results are missing.
}
# The clock of a round.
minutes-of-round = Minutes for a round (optional)
minutes-of-round-about = Every screen shows the time left, then “Last deal”. After the last deals, close the round.
clock-label = Time left
start-clock = Start the clock
pause-clock = Pause
go-on-clock = Continue
rings-at-end = Sound and vibrate when the time is up
# Under the minutes of a round, when they are changed later.
clock-keeps-time = A clock that has started keeps its time.
more-minutes = { $minutes } more minutes
restart-clock = Restart
clock-jumped = { $way ->
    [ahead] This device’s clock jumped { $time } ahead.
   *[back] This device’s clock jumped { $time } back.
}
    .ignore = Count without the jump
# In place of the key, on a device that only shows the clock.
clock-seen = { $state ->
    [running] Measured by this device’s clock
    [paused] Paused
   *[waiting] Not started
}
last-deal = Last deal
last-deal-about = Finish the deal you are playing, then write down the points.
contest-standings-none = The standings begin with the first result.
# For a pair that was typed wrongly and has not played.
delete-pair = Delete { $pair }
# Deleting one.
delete-contest = Delete the contest…
    .title = Delete “{ $name }”?
    .about = The pairs and their results are removed from this device. You can undo this in the list of contests.
    .now = Delete
    .done = “{ $name }” was deleted.
no-such-contest = Contest not found
no-such-contest-about = The contest may be on another device.
# A contest of which a part cannot be read; $places are paths in its data.
contest-unread = Yuss cannot read everything in this contest ({ $places }). You see the rest. The stored data stays as it is until you save what you see.
    .mend = Save what you see
# A pair whose name cannot be read, by its place in the list.
nameless-pair = Pair { $pair }
