### Svi zasloni osim same partije: početni, nova partija, postavke, podaci, zajednička igra, klupska večer.

## shared

# en 76871612 draft
app-name = Yuss
# en c921d8cb draft
on-this-page = Na ovoj stranici
# en a6951029 draft
loading-games = Učitavam tvoje partije…
# en ee6795f3 draft
example-game = Primjer
# en d112aec6 draft
quoted = „{ $text }“
# en 9edc6682 draft
tab-title = { $title } · { app-name }
# en ebcac25a draft
side-and-figure = { $name } { $figure }

## parts

# en 116f40c8 draft
part-club = klupska večer
# en 77b5df93 draft
part-comparison = usporedba pravila
# en 951f7b7d draft
part-contest = turnir
# en a3502bcf draft
part-damage = izvješće o oštećenjima
# en b0b41742 draft
part-data = podaci na ovom uređaju
# en b4a5e69b draft
part-earlier = ranija stanja
# en 382d1f06 draft
part-evening = večer
# en fa0e4871 draft
part-filters = filtri
# en 9fc1a526 draft
part-found = rezultati pretraživanja
# en 7f2198c7 draft
part-game-rules = pravila ove partije
# en dd356047 draft
part-games-played = popis partija
# en 5ed30703 draft
part-guide = vodič
# en 8971fa9f draft
part-hands-table = tablica dijeljenja
# en a0f19922 draft
part-house-rules = kućna pravila
# en 8f0a8d07 draft
part-how-we-play = vaša pravila
# en 3edcb12a draft
part-last-result = zadnji rezultat
# en 6f6b548c draft
part-learn = vježba
# en e404a062 draft
part-new-game = obrazac za novu partiju
# en d52e53fd draft
part-opened = otvoreni sadržaj
# en 576d630e draft
part-opener = uvoz
# en adbc63f8 draft
part-own-answer = odgovor tvojeg stola
# en e1645359 draft
part-past-game = ova partija
# en 9c80d739 draft
part-person = obrazac za ovog igrača
# en 93fcbe8a draft
part-player = stranica ovog igrača
# en dd06376b draft
part-players = popis igrača
# en feb8e9b9 draft
part-print = blok za ispis
# en 75d01a9b draft
part-questions = kazalo pravila
# en 82d7ffc1 draft
part-rare-rules = popis pravila
# en c6ccd5c6 draft
part-result-picture = slika rezultata
# en e8f58895 draft
part-ruling = odluka
# en cba21848 draft
part-save-backup = gumb za sigurnosnu kopiju
# en ddffdb50 draft
part-scanner = skener
# en 1553e2e9 draft
part-second-screen = drugi zaslon
# en d9a2ebc5 draft
part-together = zajednička igra

## arrivals

# en adff614e draft
arrival-no-code = Ovdje nema ni partije ni kućnih pravila.
    .todo = Kopiraj cijelu poveznicu, od „http“ do zadnjeg slova.
# en e6e53167 draft
arrival-cut-short = Ova je poveznica putem skraćena ili izmijenjena.
    .todo = Kopiraj cijelu poveznicu ili zatraži datoteku.
# en 63471660 draft
arrival-too-large = Ova datoteka ili poveznica prevelika je da bi bila iz Yussa.
# en 9881da35 draft
arrival-newer-link = Ovu je poveznicu izradio Yuss noviji od ovoga.
# en dbe02710 draft
arrival-empty = Ova je datoteka prazna.
# en 1b057c15 draft
arrival-not-yuss = Ovo nije datoteka iz Yussa.
    .todo = Odaberi partiju, kućna pravila ili sigurnosnu kopiju koju je spremio Yuss.
# en d681bb69 draft
arrival-ask-again = Nabavi novu kopiju i pokušaj ponovno; na ovom se uređaju ništa nije promijenilo.
# en 65cca45e draft
arrival-update = Ažuriraj Yuss i otvori je ponovno; na ovom se uređaju ništa nije promijenilo.
# en 739b7c45 draft
arrival-newer-format = Ova datoteka ili poveznica potječe iz novije verzije Yussa ({ $format }).
# en ec2e6378 draft
arrival-newer-entry = Dio ove datoteke ili poveznice potječe iz novije verzije Yussa.
    .in-line = Redak { $line } je iz novije verzije Yussa.
# en b54ba1c7 draft
arrival-damaged = Ova je datoteka oštećena.
    .in-line = Ova je datoteka oštećena u retku { $line }.
    .at = Ova je datoteka oštećena u retku { $line }, kod znaka { $column }.
# en ebc10848 draft
arrival-unreadable-game = Yuss ne može pročitati ovu partiju.
# en 414e6531 draft
arrival-begun-otherwise = Početak ove partije naknadno je promijenjen: igrači, pravila, početni bodovi ili prvi djelitelj.
# en 9a207a9f draft
arrival-in-game = Pogreška je u partiji { $game }.
# en ab2a6181 draft
arrival-in-hand = Pogreška je u { $hand }. dijeljenju.
# en 4067600b draft
arrival-in-game-and-hand = Pogreška je u partiji { $game }, u { $hand }. dijeljenju.
# en 5d911b8a draft
arrival-stray = Podaci sadrže nešto što tu ne pripada.
# en 446eea66 draft
arrival-ends-early = Podaci završavaju prerano.
# en 40a240d5 draft
arrival-too-deep = Podaci su preduboko ugniježđeni.
# en c9eeda80 draft
arrival-key-twice = „{ $key }“ se pojavljuje dvaput.
# en 5e9f141f draft
arrival-key-barred = „{ $key }“ nije dopušteno.
# en 85176689 draft
arrival-rules-clash = Pravila proturječe jedna drugima.

## home

# en 8c027e73 draft
home-about = Blok s bodovima i sudac za Klaberjass, belu i belote s pravim kartama.
# en a1fe8d7f draft
no-game = Nema partije u tijeku
# en 264ea48e draft
no-game-now = Završene partije su u Povijesti. Novu partiju počni dolje.
# en 8dd97547 draft
no-game-yet = Dolje odaberi igru i dijeli.
# en f2f7c31f draft
other-games-in-progress = Druge partije u tijeku
# en 15ef9fa0 draft
rules--home-place = Pravila
    .about = Riješi prepirku
# en 17006f24 draft
referee--home-place = Sudac
    .about = Zvanja, „dosta“, kriva karta
# en 6ac6a846 draft
history--home-place = Povijest
    .about = Odigrane partije i pobjednici
# en f654f5ac draft
settings--home-place = Postavke
    .about = Izgled, riječi, tvoji podaci
# en c7f44f63 draft
sources--home-place = Izvori
    .about = Odakle su pravila
# en 08213138 draft
go-on = Nastavi
# en 622ebc4a draft
view-example = Pogledaj primjer
# en 9c881d28 draft
at-the-target = na cilju
# en 21611caa draft
go-on-with = Nastavi: { $game }
# en 6e653770 draft
view-example-of = Pogledaj primjer: { $game }
# en c3331455 draft
next-hand = { $number ->
    [1] { $title } · prvo dijeljenje
   *[other] { $title } · { $number }. dijeljenje
}
# en fc927add draft
the-last-game = Zadnja partija
# en c38d7a4c draft
open-sheet-of = Otvori blok: { $game }, { $result }
# en 483c69fa draft
spoken-in-points = { $last ->
    [one] { $title }, { $figures } bod
    [few] { $title }, { $figures } boda
   *[other] { $title }, { $figures } bodova
}
# en 70f93bcd draft
spoken-in-match-points = { $last ->
    [one] { $title }, { $figures } bod meča
    [few] { $title }, { $figures } boda meča
   *[other] { $title }, { $figures } bodova meča
}
# en 673f64aa draft
remove-the-example = Ukloni primjer
# en 6c396803 draft
stays-here = Tvoje partije ostaju na ovom uređaju.
# en dbd2c15d draft
example-not-counted = Primjer se ne broji u statistici.
# en 18082d40 draft
example-title = Primjer · { $title }
# en 168843c2 draft
unreadable-games = { $count ->
    [one] Yuss ne može pročitati { $count } partiju. I dalje je spremljena: pod <link>Podaci</link> spremi je u datoteku.
    [few] Yuss ne može pročitati { $count } partije. I dalje su spremljene: pod <link>Podaci</link> spremi ih u datoteku.
   *[other] Yuss ne može pročitati { $count } partija. I dalje su spremljene: pod <link>Podaci</link> spremi ih u datoteku.
}
# en b5baea07 draft
last-games = Zadnje partije
# en aaa7e427 draft
ask-the-referee = Pitaj suca

## setup

# en bd041608 draft
other-games = Druge igre
# en 45b361f7 draft
start-key = Kreni
# en 6930eba6 draft
start-spoken = Kreni: { $dealt }
# en 6045d90e draft
deals-and-leads = { $dealer } dijeli, { $next } izlazi
# en e85d5a1c draft
deals-and-speaks = { $dealer } dijeli, prvu riječ ima { $next }
# en 3f2b4273 draft
variants-title = Varijante
# en 243a2e6c draft
who-deals-first = Tko dijeli prvi
# en 7a4b616b draft
who-deals-next = Tko dijeli idući
# en 97700350 draft
seat-role = { $role ->
    [deals] dijeli
    [leads] izlazi
    [speaks] prva riječ
   *[partner] partner: { $name }
}
# en f86fdb7b draft
deals-here = { $name } dijeli
# en 68b09301 draft
tap-to-deal = dodirni krug drugog djelitelja
# en 0b9c615c draft
game-rules-row = Pravila
# en cfefcca1 draft
rules-aside = { $changed ->
    [0] uobičajena
   *[other] izmijenjeno: { $changed }
}
# en 8f523098 draft
other-target = drugi
# en c56607fc draft
deals-under-target = dijeljenja
# en 9bc257a3 draft
already-started = Počelo na papiru
# en 3b3115f9 draft
variants-none = nema
# en a06bd5d9 draft
this-also-changes = Time se mijenja i:
# en a1a10535 draft
rules-clash = Po ovim se pravilima ne može igrati. { $why }
# en 7db0e81c draft
paper-wrong = Zbrojevi s papira: { $why }
# en 8abc7e27 draft
recent-players = Nedavni igrači
# en 9079cab6 draft
player-field = Igrač { $number }
# en eafb15bc draft
name-for-player = { $name }: igrač { $number }
# en 7259304c draft
same-name = Dva igrača imaju isto ime. Promijeni jedno od njih.
# en 8424b927 draft
variant-barred = Ne ide zajedno s „{ $name }“: na pitanje „{ $question }“ odgovaraju različito.
# en 392b7829 draft
best-of-label = Broj partija u seriji
# en 6e073d52 draft
paper-total = Ukupno, { $name }
# en e850a3ad draft
points-held-over = Bodovi koji vise
# en 0ba85f65 draft
paper-total-wrong = Upiši cijeli broj do 99.999, npr. 240, ili ostavi polje prazno.
# en a3a260cf draft
paper-held-over-wrong = Upiši cijeli broj do 9999, npr. 61, ili ostavi polje prazno.
# en 6e0eac45 draft
already-won = Igra se do { $target }: s { $total } partija je već dobivena.

## new-game

# en 705b5734 draft
own-rules = Kućna pravila
# en 694d0eb6 draft
how-many-play = Koliko vas igra
# en 4944e95a draft
so-many-players = { $players ->
    [one] { $players } igrač
    [few] { $players } igrača
   *[other] { $players } igrača
}
# en 5066c0a4 draft
country-name = { $country ->
    [scotland] Škotska, Južna Afrika
    [america] Amerika
    [bulgaria] Bugarska
    [croatia] Hrvatska
    [france] Francuska
   *[south-africa] Južna Afrika
}
# en 87af95b8 draft
game-about = { $game ->
    [bela-2] izjednačeno visi, može „dosta“
    [bela-3] svatko za sebe, može „na veliko“
    [klabberjass-4] izjednačeno: zvač pada
    [lehman] tko odbije schmeiss, igra
    [bicycle] dijeli se naizmjence
    [denexa] dugi niz vrijedi samo 50
    [bridge-belote] ugovori, kontra, bodovi vise
    [belote] okreće se karta
    [contree] licitacija, bez nizova
    [coinche] licitacija, nizovi, četiri iste
   *[bela-hr] zove se boja, djelitelj mora
}
# en 046fb59d draft
as-last-time = Kao prošli put
# en 820b0182 draft
deal-again = Dijeli
# en 25852cbd draft
contest-link = Turnir
    .about = više stolova, jedan uređaj

## settings

# en df6ee45f draft
club-link = Klupska večer
# en 6bf1677f draft
settings-title = Postavke
# en da6b04f1 draft
look-and-words = Izgled i riječi
# en 60f3cae6 draft
during-a-game = Tijekom partije
# en 2eaf9970 draft
what-is-stored = Što je spremljeno
# en 76ca8ae7 draft
help-title = Pomoć
# en eae0c2af draft
guide-link = Vodič
# en f366cb31 draft
language-title = Jezik
# en d048293b draft
language-automatic = Automatski
# en 7d3ea1c2 draft
language-draft = Ovaj je prijevod nacrt: još ga nije pročitao nijedan igrač kojemu je hrvatski materinski jezik. Ako nešto zvuči krivo, javi onome tko vodi ovu stranicu na kojem je zaslonu i kako bi trebalo glasiti.
# en eed131a2 draft
language-needs-network = Ovaj jezik još nije na uređaju. Jednom se spoji na internet da ga preuzmeš.
# en 4545dace draft
theme-title = Izgled
# en 8bf4d18f draft
theme-value = { $theme ->
    [system] Automatski
    [light] Svijetlo
   *[dark] Tamno
}
# en d2fbd998 draft
suits-title = Boje karata
# en a1da1931 draft
suits-value = { $suits ->
    [two] Dvije boje
   *[four] Četiri boje
}
# en d5940b48 draft
words-title = Riječi
# en 9fef113e draft
words-value = { $words ->
    [usual] Uobičajene
    [table] Kao za stolom
   *[plain] Jednostavne
}
# en 2c751691 draft
words-said = { $words ->
    [usual] Adutski dečko, zadnji štih, pedeset
    [table] Yuss (adutski dečko), Manel (adutska devetka)
   *[plain] Adutski dečko, zadnji štih, niz od četiri
}
# en 7569a30a draft
counting-title = Način brojanja
# en 22813fa5 draft
counting-value = { $counting ->
    [piles] Bodovi iz karata
    [totals] Zbrojevi
   *[board] Karte
}
# en 643b7397 draft
counting-said = { $counting ->
    [piles] Upisuješ bodove iz karata; Yuss pribraja ostalo.
    [totals] Sve zbrajaš ti.
   *[board] Dodirni uzete karte.
}
# en a7cca33e draft
spoken-label = Izgovaraj rezultat naglas
    .barred = Ovaj preglednik ne može čitati naglas.
# en 7df12fbc draft
wake-lock-label = Drži zaslon upaljenim tijekom partije
    .barred = Ovaj preglednik ne može držati zaslon upaljenim.
# en f938498e draft
delete-all-open = Obriši sve na ovom uređaju…
# en d27f41ba draft
delete-all-title = Obriši sve na ovom uređaju
# en ba1cddab draft
delete-all-cancel = Odustani
# en f6d6c094 draft
delete-all-go-on = Obriši sve…
# en bbf3dc39 draft
delete-all-do = Obriši sve sada
# en 72fef88d draft
delete-all-done = Sve je obrisano. Yuss je na ovom uređaju kao nov.
# en a054a82b draft
delete-all-for-good = Ovo se ne može poništiti i nijedan poslužitelj nema kopiju. Ako bi ti nešto još moglo zatrebati, prvo spremi sigurnosnu kopiju.
# en 1408979a draft
delete-all-no-way-back = Ovo se ne može poništiti.
# en dedb54d1 draft
deletes-stored = { $stored ->
    [unknown] Time se briše sve spremljeno ovdje.
    [nothing] Time se briše sve što je spremljeno.
   *[some] Briše se: { $list }.
}
# en a9f99bf4 draft
delete-all-sure = { $stored ->
    [some] Da, obriši sve: { $list }
   *[other] Da, obriši sve
}

## data

# en a38c32d5 draft
data-about = Tvoji su podaci samo na ovom uređaju. Spremi sigurnosnu kopiju u datoteku, pa podatke možeš vratiti ovdje ili na drugom uređaju.
# en 490e9128 draft
save-everything = Spremi sve u datoteku
# en da40bd34 draft
share-backup = Podijeli
# en 4b61f478 draft
shares-no-files = Ovaj preglednik ne može dijeliti datoteke. Umjesto toga spremi datoteku.
# en 4fde8cf7 draft
saving-backup = Spremam i provjeravam datoteku…
# en 22128b25 draft
backup-not-made = { $why ->
    [too-long] Ništa nije spremljeno: podataka je previše za jednu datoteku.
   *[broken-file] Ništa nije spremljeno: Yuss nije mogao ponovno pročitati datoteku. Pokušaj ponovno.
}
# en d5e6d24a draft
backup-file = Yuss kopija { $day }
# en 0f274f9d draft
saved-as = Spremljeno kao { $file }. Potraži među preuzimanjima.
# en ac22a9e8 draft
restore-backup = Vrati iz kopije
# en 6c37ce55 draft
restore-about = Prvo vidiš pregled. Ovdje možeš otvoriti i jednu partiju ili kućna pravila.
# en abae5d7d draft
reading-the-file = Čitam datoteku…
# en f796fb87 draft
from-another-phone = S drugog uređaja
# en 2850d534 draft
scan-or-paste = Skeniraj QR kôd ili zalijepi poveznicu
# en 608c00d1 draft
house-rules-here = Kućna pravila na ovom uređaju
# en ccacb57c draft
hands-as-a-table = Sva dijeljenja kao tablica
# en 188c6afc draft
save-all-hands = Spremi sva dijeljenja (CSV)
# en 5d96421f draft
save-for-programs = Spremi za programe (CSV)
    .note = Zarezi, vremena u UTC-u i engleski naslovi, bez obzira na jezik.
# en df350391 draft
hands-file = Yuss dijeljenja { $day }
# en ffad8fda draft
check-data = Provjeri podatke
# en 9155a2fa draft
checking-everything = Provjeravam sve…
# en 85f761a5 draft
save-as-they-are = Spremi nečitljive unose
# en 49a1527b draft
how-it-is-kept = Kako ih preglednik čuva
# en 16b6fbb0 draft
unread-file = Yuss nepročitano { $day }
# en 57954963 draft
all-readable = Yuss može pročitati sve ovdje: { $list }.
# en 74a0d34f draft
some-readable = Yuss može pročitati: { $list }.
# en c396451a draft
nothing-stored = Ovdje još ništa nije spremljeno.
# en e0db89f5 draft
nothing-readable = Ovdje nije spremljeno ništa što Yuss može pročitati.
# en 469d83b9 draft
unread-entries = { $count ->
    [one] Yuss ne može pročitati { $count } unos: oštećen je ili iz novijeg Yussa. Spremljen je nepromijenjen i ulazi u svaku sigurnosnu kopiju.
    [few] Yuss ne može pročitati { $count } unosa: oštećeni su ili iz novijeg Yussa. Spremljeni su nepromijenjeni i ulaze u svaku sigurnosnu kopiju.
   *[other] Yuss ne može pročitati { $count } unosa: oštećeni su ili iz novijeg Yussa. Spremljeni su nepromijenjeni i ulaze u svaku sigurnosnu kopiju.
}
# en 17d2ba65 draft
delete-unread = Obriši
    .of = Obriši: { $what }
    .done = { $what }: obrisano.
# en 22f7e5a6 draft
open-unread = Otvori
    .of = Otvori: { $what }
# en 7ea514ee draft
a-backup = Sigurnosna kopija
# en 50eacab3 draft
what-shall-it-do = Kako da Yuss vrati podatke iz kopije?
# en a4f0e5e2 draft
comparing-backup = Uspoređujem s ovim uređajem…
# en 8141d66a draft
restored-backup = Vraćeno iz kopije.
# en b654f0ca draft
restore-way = { $way ->
    [merge] Dodaj onome što je ovdje
    [revive] Dodaj i vrati obrisano
   *[replace] Zamijeni sve podatke
}
    .note = { $way ->
        [merge] Ništa se na ovom uređaju ne gubi. Što je obrisano, ostaje obrisano.
        [revive] Vraća se i ono što je obrisano na ovom uređaju.
       *[replace] Na ovom je uređaju potom samo ono što je u kopiji.
    }
    .do = { $way ->
        [merge] Dodaj
        [revive] Dodaj i vrati
       *[replace] Zamijeni sve podatke
    }
# en dd0f486d draft
made-on = Izrađeno: { $moment }.
# en 817db98a draft
made-unknown = U datoteci ne piše kad je izrađena.
# en 84090c84 draft
games-lost = { $when ->
    [done] Obrisane partije: { NUMBER($count) }
   *[ahead] Partije koje će se obrisati: { NUMBER($count) }
}
# en e1debf0b draft
games-shrunk = { $when ->
    [done] Partije vraćene na ranije stanje: { NUMBER($count) }
   *[ahead] Partije koje će se vratiti na ranije stanje: { NUMBER($count) }
}
# en ddfa21ad draft
games-deleted-here = Ovdje obrisane partije, koje ostaju obrisane: { NUMBER($count) }
# en 713b35e8 draft
games-begun-otherwise = Partije koje u kopiji počinju drukčije i ovdje zadržavaju svoj početak: { NUMBER($count) }
# en 1ae3023b draft
games-added = { $when ->
    [done] Dodane partije: { NUMBER($count) }
   *[ahead] Nove partije: { NUMBER($count) }
}
# en e8baf92c draft
games-grown = { $when ->
    [done] Partije koje su dobile nova dijeljenja: { NUMBER($count) }
   *[ahead] Partije s novim dijeljenjima: { NUMBER($count) }
}
# en fcb52146 draft
a-game-unread = Partija koja se ne može pročitati
# en 1f3c1c38 draft
without-a-date = bez datuma
# en fe71a368 draft
day-and-hands = { $day }, { $hands }
# en d572fd86 draft
more-games = i još { NUMBER($count) }
# en 2aeae54e draft
hands-before-and-after = { $before ->
    [one] { $before } dijeljenje prije, { NUMBER($after) } nakon vraćanja
    [few] { $before } dijeljenja prije, { NUMBER($after) } nakon vraćanja
   *[other] { $before } dijeljenja prije, { NUMBER($after) } nakon vraćanja
}
# en 9a945c5d draft
contests-lost = { $when ->
    [done] Obrisani turniri: { $names }.
   *[ahead] Turniri koji će se obrisati: { $names }.
}
# en 32360a7d draft
contests-added = Novi turniri: { $names }.
# en 48fcaab4 draft
contests-beside = Turniri koji se razlikuju od ovdašnjih; ostaju oba: { $names }.
# en 7b886856 draft
contests-changed = { $when ->
    [done] Turniri koji su sada kao u kopiji: { $names }.
   *[ahead] Turniri koji će postati kao u kopiji: { $names }.
}
# en f7d45cf6 draft
contests-deleted-here = Ovdje obrisani turniri, koji ostaju obrisani: { $names }.
# en 3037deca draft
others-lost = { $when ->
    [done] Obrisano je i: { $list }.
   *[ahead] Obrisat će se i: { $list }.
}
# en 4999d9df draft
houses-lost = { $when ->
    [done] Obrisana kućna pravila: { $names }.
   *[ahead] Kućna pravila koja će se obrisati: { $names }.
}
# en 8ecb5713 draft
houses-deleted-here = Ovdje obrisana kućna pravila, koja ostaju obrisana: { $names }.
# en 229a71ad draft
houses-added = Nova kućna pravila: { $names }.
# en 428afad2 draft
houses-changed = Kućna pravila koja se mijenjaju: { $names }.
# en 339dfaa4 draft
games-here-already = { $count ->
    [one] { $count } partija već je ovdje, baš kao u kopiji.
    [few] { $count } partije već su ovdje, baš kao u kopiji.
   *[other] { $count } partija već je ovdje, baš kao u kopiji.
}
# en 1f6d5446 draft
players-come = { $count ->
    [one] Dodaju se podaci za { $count } igrača.
    [few] Dodaju se podaci za { $count } igrača.
   *[other] Dodaju se podaci za { $count } igrača.
}
# en 29a94413 draft
games-torn = { $count ->
    [1] Ranije promjene u ovoj partiji više se ne mogu poništiti; sva su dijeljenja tu.
    [one] Ranije promjene u { $count } partiji više se ne mogu poništiti; sva su dijeljenja tu.
    [few] Ranije promjene u { $count } partije više se ne mogu poništiti; sva su dijeljenja tu.
   *[other] Ranije promjene u { $count } partija više se ne mogu poništiti; sva su dijeljenja tu.
}
# en c03f683c draft
unread-come = Ovdje se ne može pročitati, čuva se kakvo jest: { NUMBER($count) }
# en ead22f53 draft
unread-part = { $what ->
    [game] Partija { $number }
    [game-unread-before] Partija koja se ni prije nije mogla pročitati
    [hand] Dijeljenje bez partije
    [houses] Kućna pravila
    [series] Serija
    [players] Igrač
    [evening] Igrači i parovi jedne večeri
    [stakes] Ulog jedne večeri
    [contest] Turnir
    [unknown] Nepoznat unos
   *[settings] Postavka
}
# en c907526c draft
unread-why = { $why ->
    [newer] iz novijeg Yussa ({ $place })
    [begun-otherwise] početak je naknadno promijenjen ({ $place })
   *[damaged] oštećeno ({ $place })
}
# en 7033ecef draft
settings-come = { $settings ->
    [taken] Postavke dolaze iz kopije.
   *[kept] Postavke ovog uređaja ostaju.
}

## share

# en 680b596d draft
import-title = Uvoz
# en c41b0af9 draft
open-about = Otvori partiju ili kućna pravila s drugog uređaja. Prvo vidiš pregled. Ako se poveznica otvorila u pregledniku umjesto u instaliranom Yussu, zalijepi je ovdje.
# en 93fd8fcf draft
scan-a-code = Skeniraj QR kôd
# en 63745e24 draft
open-a-file = Otvori datoteku
# en 291a5f6a draft
paste-label = Ili zalijepi poveznicu ili tekst datoteke
# en 840bc73d draft
open-key = Otvori
# en 7a963f3f draft
open-something-else = Otvori nešto drugo
# en 660d454d draft
too-long-for-a-link = Ovo je predugo za poveznicu. Pošalji kao datoteku.
# en 34e0b36a draft
too-long-for-a-code = Ovo je predugo za QR kôd. Pošalji kao poveznicu ili datoteku.
# en 70105da3 draft
point-the-camera = Usmjeri kameru drugog uređaja na ovaj kôd.
# en e0befcf2 draft
share-the-link = Podijeli poveznicu
# en e3319d9d draft
copy-link = Kopiraj poveznicu
# en 8cdbdccc draft
copied-link = Kopirano
# en 47022380 draft
save-as-file = Spremi datoteku
# en 282374a2 draft
share-as-file = Podijeli datoteku
# en f3f5eb69 draft
code-to-scan = QR kôd: { $name }
# en f4815ea3 draft
link-label = Poveznica (znakova: { NUMBER($length) }; u njoj je sve)
# en b24fa31a draft
link-was-copied = Poveznica kopirana.
# en be45f7d2 draft
select-the-link = Označi poveznicu dolje i kopiraj je.
# en ca3dcba8 draft
unreadable-goes-with-backup = Yuss ne može pročitati ovu partiju, pa ide samo u sigurnosnu kopiju.
# en 9ed88d20 draft
hand-goes-with-backup = Yuss ne može pročitati jedno od dijeljenja ove partije, pa partija ide samo u sigurnosnu kopiju.
# en 5e9d3444 draft
link-and-file = Poveznica i QR kôd sadrže blok kakav je sada. U datoteci je i ono što je poništeno ili ispravljeno.
# en 5ed110ea draft
print-the-sheet = Ispiši blok
# en 6547bdfa draft
table-csv = Spremi tablicu (CSV)
# en 652b6f32 draft
share-title = { $names } { $day }
# en d5ec5ecf draft
the-camera = Kamera
# en 03637831 draft
from-a-picture = Sa slike
# en a67f4c2c draft
no-code-there = Na slici nema QR koda. Približi se i drži kameru ravno.
# en 2372616b draft
no-camera = { $why ->
    [refused] Yuss nema dopuštenje za kameru. Dopusti kameru za ovu stranicu u pregledniku ili slikaj kôd.
   *[missing] Ovaj preglednik nije našao kameru. Slikaj kôd ili zalijepi poveznicu.
}

## together-before

# en 75374bcf draft
play-together = Zajednička igra
# en 8a8883aa draft
what-leaves = Što napušta ovaj uređaj
# en 768a87ff draft
join-title = Zajednička igra
# en f06529f5 draft
no-relay = Ovaj Yuss nema relej, pa se mobiteli ovdje ne mogu povezati. Relej može pokrenuti onaj tko vodi ovu stranicu.

## together

# en d567eb76 draft
together-about = Drugi mobiteli uživo prate ovaj blok i mogu pisati na njega. Svaki ga čuva cijelog i nastavlja i bez ostalih.
# en 0e0fed34 draft
together-leaves = Kad je stol otvoren, sve što pišeš na blok napušta ovaj uređaj, šifrirano: čitati ga može samo tko ima poveznicu. Relej ga briše nakon { NUMBER($days) } dana.
# en 8586c812 draft
open-table = Otvori stol
# en c8385c15 draft
table-not-opened = Stol se nije otvorio. Pokušaj ponovno.
# en 3c4a9f8c draft
table-not-left = Još si za stolom. Pokušaj ponovno otići.
# en 3412a884 draft
who-holds = Tko se služi ovim mobitelom?
# en b2204054 draft
no-one-named = Nitko
# en 9bff8cac draft
link-lets = Tko ovo skenira, može
# en b81138d9 draft
may-write = Pisati
# en db169a11 draft
may-look = Samo gledati
# en 635aa1d1 draft
write-about = Usmjeri drugi mobitel na njega: dobiva isti blok i može pisati na njega.
# en c5ef442d draft
look-about = Za one koji samo gledaju. Položen vodoravno ili na televizoru pokazuje samo rezultat.
# en 6b81f998 draft
table-code = QR kôd: ovaj stol
# en 8a658b9d draft
table-link-label = Poveznica
# en 7a4cd998 draft
who-is-here = Tko je tu
# en 02631966 draft
this-phone = Ovaj mobitel
# en 6051418f draft
this-phone-of = Ovaj mobitel ({ $name })
# en e64540a8 draft
phone-of = Mobitel: { $name }
# en 5e6a7bd9 draft
phone-unnamed = Neki mobitel
# en 49e15f02 draft
alone-here = Još nema nikoga
# en 1f8e1208 draft
lookers-uncounted = Oni koji samo gledaju ne broje se.
# en af84cc68 draft
leave-ask = Napusti stol…
# en 1e8b696e draft
leave-about = Ovaj mobitel nastavlja sam, s cijelim blokom.
# en 07157d1f draft
leave-table = Napusti stol
# en d3891123 draft
close-ask = Zabrani drugima pisanje…
# en 339d0822 draft
close-about = Nakon toga može pisati samo ovaj mobitel, a ostali mogu samo gledati blok. Da bi opet pisao, drugi mobitel mora skenirati novi kôd.
# en 5de91313 draft
close-table = Zabrani drugima pisanje
# en 58c225a2 draft
close-failed = Ovaj se mobitel nije spojio na relej, pa se ništa nije promijenilo. Pokušaj ponovno kad se spoji.
# en 0f547ca3 draft
close-unknown = Relej još nije odgovorio. Čim se spoji, ovaj će mobitel zabraniti pisanje drugima; dotad drugi možda još mogu pisati.
# en 0f182d5e draft
closed-untold = Pisanje je drugima zabranjeno, ali relej je pun i ne može to javiti ostalim mobitelima. Njihovi novi unosi stižu na ovaj mobitel tek kad ti mobiteli skeniraju novi kôd.
# en 14393c3a draft
stay = Odustani
# en 98261b7d draft
line-joining = Tražim druge mobitele…
# en c8edcd1d draft
line-together = { $count ->
    [0] Nema nikoga drugog.
    [1] Ovdje je još jedan mobitel.
   *[other] Drugih mobitela ovdje: { $count }.
}
# en 4afb2637 draft
line-looks = Ovaj zaslon prikazuje blok uživo.
# en c5dacd01 draft
line-writing-of = { $name } na svojem mobitelu upisuje { $hand }. dijeljenje.
# en cbf2187a draft
line-writing = Drugi mobitel upisuje { $hand }. dijeljenje.
# en b6d707d4 draft
line-apart = { $why ->
    [refused] Relej ne prima ovaj mobitel. Blok se nastavlja ovdje.
    [full] Relej više nema mjesta. Blok se nastavlja ovdje.
    [too-large] Relej ne prima jedan unos jer je prevelik. Blok se nastavlja ovdje.
    [storage] Unosi s drugih mobitela ne mogu se ovdje spremiti.
    [expired] Ovaj je stol istekao: { NUMBER($days) } dana nije bilo nijednog mobitela. Blok se nastavlja samo na ovom mobitelu.
   *[unreachable] Nema veze s drugim mobitelima. Blok se nastavlja ovdje.
}
# en 59d1d5fc draft
line-waiting = { $count ->
    [1] Jedan unos čeka slanje.
   *[other] Unosi koji čekaju slanje: { $count }.
}
# en 22b393d6 draft
line-closed = Drugima je pisanje za ovim stolom zabranjeno. Ovaj mobitel može samo gledati blok.
# en acf3a3e2 draft
line-lacks = Nisu sve partije ovog stola na ovom mobitelu: prati ih najviše { NUMBER($most) } odjednom, a završena ustupa mjesto sljedećoj.
# en b2221a38 draft
line-begun-otherwise = Na drugom mobitelu ova partija počinje drukčije: s drugim igračima, pravilima, početnim bodovima ili drugim prvim djeliteljem. Ovaj mobitel zadržava svoj početak, pa se rezultati razlikuju.
# en 678df307 draft
line-next-game = Počela je sljedeća partija.
# en bffa3997 draft
show-next-game = Pokaži je
# en b6ff4c90 draft
to-club-night = Klupska večer
# en 3b3ca067 draft
line-asked = Jedna partija ovog stola već je na ovom mobitelu.
# en 287875f5 draft
unite-game = Donesi je za stol
# en 55e54286 draft
table-settings = Stol
# en 07d7b655 draft
open-again = Ponovno otvori stol
# en d90eae92 draft
look-title = Rezultat
# en d6a0eff9 draft
show-sheet = Pokaži blok
# en c0454833 draft
show-wall = Pokaži samo rezultat
# en 472e178b draft
join-to-write = Imaš poziv za stol: njegov blok vidiš uživo i možeš pisati na njega.
# en 262a6962 draft
join-to-look = Ovdje možeš pratiti blok: vidiš ga uživo, ali ne možeš pisati na njega.
# en 5fcb3111 draft
join-table = Sjedni za stol
# en 754546a8 draft
join-look = Pokaži blok
# en 847dd1a5 draft
join-fetching = Dohvaćam blok…
# en 12c27393 draft
join-empty = Ovdje još nema bloka ili je obrisan nakon { NUMBER($days) } dana. Pojavit će se kad se javi neki mobitel ovog stola.
# en ef424296 draft
join-wrong = Ovo nije poveznica za stol. Ponovno skeniraj kôd ili zatraži poveznicu.
# en 45ac56af draft
join-failed = Pridruživanje stolu nije uspjelo. Pokušaj ponovno.
# en 208505f9 draft
tables-of-phone = Stolovi ovog mobitela
# en 208dbee6 draft
no-tables = Ovaj mobitel nije ni za jednim stolom. Otvori blok, zatim „Više“, pa „Zajednička igra“.
# en 271ecdc6 draft
table-of = Stol, { $day }

## club

# en a8997e50 draft
club-title = Klupska večer
# en d8039394 draft
club-about = Više stolova u jednoj večeri: kola se ždrijebaju, svaki stol vodi svoj blok, a poredak se sam osvježava.
# en e294ad89 draft
club-no-relay = Ovaj Yuss nema relej, pa ovdje ne možeš voditi klupsku večer. Relej može pokrenuti onaj tko vodi ovu stranicu.
# en 48f22243 draft
club-none = Na ovom mobitelu još nema večeri. Otvori novu ili skeniraj kôd svojeg stola.
# en 9f3c2e0f draft
club-nights-of-phone = Večeri na ovom mobitelu
# en dc551e23 draft
new-club-night = Nova večer
# en e40ea0da draft
club-night-unnamed = Večer
# en b45e1a86 draft
club-place = { $role ->
    [organiser] Ti organiziraš
    [screen] Veliki zaslon
   *[table] Stol { $table }
}
# en a558a918 draft
club-night-name = Naziv večeri
# en d06ff1eb draft
club-night-default = Klupska večer, { $day }
# en 675c9d70 draft
rules-agreed = Dogovorena pravila
# en 4b90be0b draft
documents-rules = Standardna pravila
# en a3f810f4 draft
rules-of-house = Vaša kućna pravila
# en f4c89cc7 draft
standings-go-by = Poredak po
# en e3443753 draft
counts-name = { $counts ->
    [wins] Pobjedama
    [points] Bodovima
   *[difference] Razlici
}
# en c0828991 draft
rounds-drawn = Kola
# en f493f274 draft
draw-name = { $draw ->
    [swiss] Švicarski sustav
   *[robin] Svatko sa svakim
}
# en d346c729 draft
draw-about = { $draw ->
    [swiss] Protivnici su blizu u poretku i, ako je moguće, susreću se samo jednom.
   *[robin] Svatko igra sa svakim.
}
# en caf770ee draft
club-night-leaves = Kad je klupska večer otvorena, njezina imena i rezultati napuštaju ovaj uređaj, šifrirano: čitati ih može samo tko ima kôd večeri. Relej ih briše nakon { NUMBER($days) } dana.
# en 94abf792 draft
open-club-night = Otvori večer
# en 3aa49e9d draft
not-done = Yuss to nije mogao spremiti. Pokušaj ponovno.
# en 7118f0d7 draft
asked-to-table = Imaš poziv za stol { $table } klupske večeri. Ovdje se pojavljuju partije tog stola, a njihove blokove vodiš ti.
# en 7c140af2 draft
asked-to-screen = Ovo je prikaz klupske večeri: poredak i svi stolovi, uživo.
# en 8ef34f6e draft
asked-to-organise = Ovo je organizatorov kôd: tko ga ima, može ždrijebati i zatvarati kola.
# en c1a17b39 draft
join-club-night = Pridruži se večeri
# en 897bed2c draft
not-a-club-night = Ovo nije poveznica za klupsku večer. Ponovno skeniraj kôd ili zatraži poveznicu.
# en a2037649 draft
fetching-club-night = Učitavam klupsku večer…
# en b7dab9be draft
leave-club-night-ask = Ukloni s ovog mobitela…
# en ecfb9eed draft
leave-club-night-about = Klupska večer i njezin kôd nestaju s ovog mobitela. Partije odigrane ovdje ostaju u Povijesti.
# en c140fad0 draft
leave-organiser-about = Klupska večer nestaje s ovog mobitela, a s njom i jedini kôd kojim se ždrijebaju i zatvaraju kola. Partije odigrane ovdje ostaju u Povijesti.
# en c159018f draft
leave-club-night = Ukloni večer
# en 27e82453 draft
board-apart = { $why ->
    [refused] Relej ne prima ovaj mobitel. Ono što vidiš može biti zastarjelo.
    [full] Relej više nema mjesta. Novi unosi s ovog mobitela šalju se kasnije.
    [too-large] Relej ne prima jedan unos jer je prevelik.
    [storage] Ono što stiže s releja ne može se ovdje spremiti.
   *[unreachable] Nema veze s relejem. Ono što vidiš može biti zastarjelo, a novi unosi s ovog mobitela šalju se kasnije.
}
# en f60a8c71 draft
parts-of-club-night = Dijelovi večeri
# en eb2cf6a7 draft
part-round = Kolo
# en c3b9c044 draft
part-standings = Poredak
# en c7be254b draft
part-pairs = { $players ->
    [1] Igrači
   *[2] Parovi
}
# en 86a6fd85 draft
part-codes = Kodovi
# en 92253df8 draft
first-player = Prvi igrač
# en b439edf8 draft
second-player = Drugi igrač
# en 9d0fa20d draft
player-name = Ime
# en 966dd406 draft
name-taken = Večeras to ime već ima drugi igrač. Dodaj slovo ili prezime.
# en f7ebb5ae draft
add-pair = { $players ->
    [1] Dodaj igrača
   *[2] Dodaj par
}
# en 458dbcbe draft
pairs-none = { $players ->
    [1] Na popisu još nema nikoga.
   *[2] Na popisu još nema parova.
}
# en 56b25d9f draft
pair-of = { $first } i { $second }
# en 2ae96681 draft
has-gone = Odsad ne igra
# en af4319b9 draft
goes-home = { $pair }: izostavi
# en 5943aa9a draft
comes-back = { $pair }: vrati
# en 9a6ce45e draft
goes = Izostavi
# en 6fbe5376 draft
returns = Vrati
# en 2d706166 draft
rename = Preimenuj
# en 52559a0a draft
renames = { $pair }: preimenuj
# en 8fa5aa94 draft
rename-about = Ime se mijenja svuda u ovoj večeri. Već otvoreni blokovi zadržavaju staro ime.
# en bfd6afb8 draft
save-pair-name = Spremi ime
# en 91448df1 draft
codes-about = Svaki stol skenira svoj kôd jednom, za cijelu večer. Mobitel s tim kodom može pisati samo za tim stolom.
# en 6530c50b draft
table-number = Stol { $table }
# en c802f0e8 draft
screen-name = Veliki zaslon
# en 07568a94 draft
screen-about = Za televizor ili drugi mobitel: poredak i svi stolovi, uživo. S ovim kodom nitko ne može pisati.
# en 77d89a01 draft
code-of = QR kôd: { $what }
# en 28e6c622 draft
link-of = Poveznica: { $what }
# en 80a1c7b5 draft
codes-later = Stol dobiva kôd čim ima dvije strane.
# en 5c8b4cdc draft
round-number = { $round }. kolo
# en b96ee56a draft
round-none = Još nije izždrijebano nijedno kolo.
# en ca8c98d6 draft
round-closed = Zatvoreno
# en 96c1b2b9 draft
round-shown = Kolo
# en 308cfb4f draft
draw-first = Ždrijebaj 1. kolo
# en 97b8a785 draft
draw-next = Ždrijebaj { $round }. kolo
# en ec1643ad draft
need-two = Za kolo trebaju barem dvije prisutne strane.
# en a3e54014 draft
draw-late = Tko je zakasnio, neka igra odmah
# en c8537b3e draft
late-about = { $count ->
    [1] Netko je stigao kasnije i igra od sljedećeg kola.
    [one] Stigli kasnije: { $count }. Mogu odmah igrati međusobno ili pričekati sljedeće kolo.
    [few] Stigli kasnije: { $count }. Mogu odmah igrati međusobno ili pričekati sljedeće kolo.
   *[other] Stigli kasnije: { $count }. Mogu odmah igrati međusobno ili pričekati sljedeće kolo.
}
# en 3e501e1c draft
late-beside-bye = Netko je stigao kasnije, a bez protivnika je još netko: { $pair }. Mogu odmah igrati međusobno ili pričekati sljedeće kolo.
# en 4a2fcea3 draft
close-round-ask = Zatvori { $round }. kolo…
# en 0f4979f2 draft
round-close-about = { $count ->
    [0] Sve su rezultate prihvatile obje strane.
    [one] { $count } partiju još nisu prihvatile obje strane. Ako je gotova, broji se s rezultatom koji sada ima.
    [few] { $count } partije još nisu prihvatile obje strane. Gotove se broje s rezultatom koji sada imaju.
   *[other] { $count } partija još nisu prihvatile obje strane. Gotove se broje s rezultatom koji sada imaju.
}
# en 66b80eb2 draft
unfinished-games = Nedovršena partija
# en f7318ce2 draft
unfinished-name = { $unfinished ->
    [stands] Broji se kakva jest
   *[void] Ne broji se
}
# en 7e30d99b draft
unfinished-about = { $unfinished ->
    [stands] Pobjeđuje strana u vodstvu; ako je izjednačeno, svaka strana dobiva pola pobjede.
   *[void] Partija se ne broji nijednoj strani, kao da nikad nije izždrijebana.
}
# en ce52aa2b draft
close-round = Zatvori { $round }. kolo
# en 1876aef9 draft
keep-open = Odustani
# en 806d6b6f draft
absent-pairs = { $players ->
    [1] Odsutni igrači
   *[2] Odsutni parovi
}
# en 220948ad draft
take-back-ask = Povuci { $round }. kolo…
# en c7d2795b draft
take-back-about = Iz ovog kola još ništa nije odigrano. Njegove partije nestaju sa svih mobitela večeri i kolo se može ponovno izždrijebati.
# en 72fdb5ab draft
take-back = Povuci { $round }. kolo
# en d385f9a6 draft
game-state = { $state ->
    [waiting] Nije počela
    [playing] { $hands ->
        [one] { $hands } dijeljenje
        [few] { $hands } dijeljenja
       *[other] { $hands } dijeljenja
    }
    [unclear] Dva se mobitela razlikuju
    [over] Gotova, neprihvaćena
   *[accepted] Prihvaćena
}
# en ecdb6889 draft
game-score = { $first } : { $second }
# en 9ef15c0f draft
your-table = Stol { $table }
# en 0a0cf1ff draft
table-waits = Ovaj stol još nema partiju. Partija se pojavljuje ovdje čim se kolo izždrijeba.
# en 32ce4606 draft
open-sheet = Otvori blok
# en 3248fc9b draft
accept-about = Vrijedi li ovaj rezultat? Prihvaća ga svaka strana. Nakon ispravka Yuss ponovno pita obje strane.
# en 4f85a989 draft
accept-for = { $pair }: prihvati
# en 3b51afab draft
accepted-by = { $pair }: prihvaćeno.
# en 9555c835 draft
sheet-differs = Dva mobitela ovog stola imaju različite rezultate. Usporedi ih na bloku, pa prihvati rezultat.
# en 85214ce0 draft
result-changed = Blok se promijenio otkad je prikazan ovaj rezultat. Pogledaj ga ponovno, pa prihvati.
# en b84eb7bb draft
standings-none = Poredak počinje prvim rezultatom koji prihvate obje strane.
# en aa832b91 draft
standings-caption = Poredak nakon { $games ->
    [one] { $games } partije
    [few] { $games } partije
   *[other] { $games } partija
}
# en bbc67473 draft
head-place = Mjesto
# en eb2864be draft
table-head = Stol
# en aa508c1c draft
head-pair = { $players ->
    [1] Igrač
   *[2] Par
}
# en ac1837c3 draft
head-played = Odigr.
# en ae760a08 draft
head-won = Pob.
# en 3147dbb4 draft
head-points = Bodovi
# en fccfba68 draft
head-difference = Razl.
# en a7847fee draft
read-out = Proglasi
# en d30cc598 draft
read-out-about = Dodirni „Proglasi“ kad proglašavaš poredak. Yuss tada pokazuje svaku kasniju promjenu poretka.
# en 9e562c13 draft
read-out-at = Proglašeno u { $time }.
# en a5eca9be draft
changed-since = Poredak proglašen u { $time } promijenio se.
# en a960be32 draft
changed-game = { $hands ->
    [0] { $round }. kolo, stol { $table }: { $pairs }.
   *[other] { $round }. kolo, stol { $table }, dijeljenje { $list }: { $pairs }.
}
# en 7c1fcab8 draft
versus = { $first } – { $second }
# en 5ff464f9 draft
save-csv = Spremi kao CSV
# en b65916ce draft
print-club-night = Ispiši
# en 43555555 draft
print-title = { $name }: poredak i kola
# en 0573d326 draft
live-tables = Stolovi sada

## privacy

# en ccc6ad17 draft
privacy-link = Privatnost
# en 289f4b6a draft
privacy-here = Na ovom uređaju
# en 0bad47ac draft
privacy-here-about = Sve što pišeš ostaje na ovom uređaju. Nema računa, nijedan te poslužitelj ne poznaje i nitko ne broji posjete. Kao i kod svake stranice, onaj tko poslužuje ovu adresu vidi da je neki uređaj preuzeo aplikaciju.
# en 1b4739d8 draft
privacy-shared = Što šalješ
# en 5f8f1e20 draft
privacy-shared-about = Poveznica, kôd, datoteka ili slika ide samo onima kojima to daš i ne prolazi kroz naše poslužitelje. Partija je u samoj poveznici, iza #, a taj dio preglednici ne šalju nijednom poslužitelju.
# en 86788b61 draft
privacy-together = Tijekom zajedničke igre
# en 629d6dd3 draft
privacy-before = Ništa ne napušta ovaj uređaj dok netko ne dodirne „Zajednička igra“ ili poveznicom ne sjedne za stol.
# en 0d06d3c3 draft
privacy-what = Što se šalje
# en 0a8ea385 draft
privacy-what-about = Svako dijeljenje, ispravak i bilješka partija za stolom, s imenima igrača. Dok je blok otvoren, ovaj uređaj šalje i svoje ime te koje dijeljenje upisuješ; ni jedno ni drugo se ne čuva.
# en 23374d0a draft
privacy-sealed = Kako se šalje
# en 10c1415b draft
privacy-sealed-about = Šifrirano na ovom uređaju (AES-256-GCM) i potpisano (ed25519). Ključ je u poveznici, iza #, i relej ga nikad ne dobiva.
# en 5087b4c6 draft
privacy-long = Koliko se dugo čuva
# en 7fbaaee4 draft
privacy-long-about = Relej briše svaki unos nakon { NUMBER($days) } dana. Ako napustiš stol, više ništa ne napušta ovaj uređaj; već poslani unosi ostaju na releju dok im ne istekne rok.
# en baa870a6 draft
privacy-who = Tko to može čitati
# en cfc0549a draft
privacy-who-about = Svatko tko ima poveznicu i svatko kome je proslijedi. Tko ima poveznicu za pisanje, može pisati. Tko samo gleda, ne može ni pisati ni drugima dati da pišu.
# en dc3e6cc6 draft
privacy-club = Na klupskoj večeri
# en 43ed6950 draft
privacy-club-about = Svi mobiteli klupske večeri i veliki zaslon dobivaju imena igrača, tko igra protiv koga te bodove svake partije i dijeljenja. Može ih čitati svatko tko ima kôd večeri. Sami blokovi idu svojem stolu, organizatoru i velikom zaslonu. Svaki mobitel čuva svoju kopiju večeri dok je s njega ne ukloniš; relej večer briše nakon { NUMBER($days) } dana.
# en a9091037 draft
privacy-operator = Što vidi onaj tko vodi relej
# en fca748f6 draft
privacy-operator-about = Mrežnu adresu i javne ključeve svakog mobitela; kad šalje poruke, koliko ih je i kolike su, u koracima od 256 bajtova. Tako vidi i koji su mobiteli za istim stolom.
# en baa7b754 draft
privacy-operator-not = Što onaj tko vodi relej ne vidi
# en cb441218 draft
privacy-operator-not-about = Imena, dijeljenja, bodove, bilješke ni to koje partije dolaze s istog mobitela. Onaj tko vodi relej može unose zadržati ili obrisati, ali ih ne može čitati, krivotvoriti ni mijenjati.
# en 267e0e41 draft
privacy-no-relay = Ovaj Yuss nema relej: mobiteli se ovdje ne mogu povezati i ništa ne napušta ovaj uređaj osim onoga što pošalješ.

## csv

# en eca39f98 draft
csv-hand = Dijeljenje
# en 8cb0e8b6 draft
csv-saved = Spremljeno
# en 02ea1d2d draft
csv-dealer = Djelitelj
# en ea414c19 draft
csv-taker = Zvač
# en d4688140 draft
csv-trumps = Adut
# en 421e6ff5 draft
csv-times = Faktor
# en d15c3e61 draft
csv-result = Ishod
# en a622501c draft
csv-waiting = Visi
# en 557e5727 draft
csv-game = Partija
# en ec54d708 draft
csv-begun = Početak
# en f5632ea3 draft
csv-rules = Pravila
# en 922f4fb4 draft
csv-players = Igrači
# en 1bcac043 draft
csv-made-of = { $side }: ostvareno
# en 7f335b73 draft
csv-points-of = { $side }: bodovi
# en 2373b559 draft
csv-total-of = { $side }: ukupno
# en 3bd7406b draft
csv-side = Strana { $side }
# en e0e79d8b draft
csv-made = Ostvareno
# en a590f630 draft
csv-points = Bodovi
# en 976b3171 draft
csv-total = Ukupno
# en 3329b836 draft
csv-state = { $state ->
    [unreadable] nečitljivo
    [open] treba ispraviti
    [waiting] čeka dijeljenje prije njega
   *[after-end] nakon kraja
}

## arrival

# en c043a36d draft
game-is-here = Ova je partija već na ovom uređaju, potpuno ista.
# en 38c4d8bb draft
game-grows = Ova je partija već na ovom uređaju, ali s manje unosa. Uvoz dodaje ono što je novo i ništa ne briše.
# en 14a2676e draft
game-begun-otherwise = Na ovom uređaju ova partija počinje drukčije: s drugim igračima, pravilima, početnim bodovima ili drugim prvim djeliteljem. Taj početak ostaje; uvoz samo dodaje unose.
# en 4853838b draft
keep-game = { $state ->
    [new] Uvezi partiju
    [same] Otvori je
   *[grows] Dodaj novo
}
# en d45c21ba draft
house-is-here = Ova su kućna pravila već na ovom uređaju.
# en ec275a74 draft
keep-house = { $state ->
    [new] Spremi ova pravila
   *[same] Otvori ih
}
# en 7887af0a draft
other-rules-so-called = Na ovom se uređaju već neka druga pravila tako zovu, pa ova dobivaju drugo ime.
# en eae923fb draft
house-rules-for = Kućna pravila za igru { $game }.
# en 6190be6c draft
different-from-standard = Razlike od standardnih pravila
# en 58df92b9 draft
against-ours = Drukčije nego u tvojim pravilima „{ $name }“
# en 9045b95f draft
against-last-game = Drukčije nego u tvojoj zadnjoj partiji ove igre
# en e0b8a170 draft
same-as-ours = Ista pravila kao tvoja „{ $name }“.
# en 13ecc992 draft
same-as-last-game = Ista pravila kao u tvojoj zadnjoj partiji ove igre.
# en 547a895d draft
value-of-theirs = Ova pravila: { $value }.
# en f1c7a460 draft
value-of-ours = Tvoja pravila: { $value }.

## history

# en 1f13950c draft
history-title = Povijest
# en 62256038 draft
find-a-game = Nađi partiju
# en 458fee4a draft
show-all-games = Prikaži sve partije
# en ef2cb69f draft
filters-set = { $count ->
    [one] Uključen je { $count } filtar
    [few] Uključena su { $count } filtra
   *[other] Uključeno je { $count } filtara
}
# en a191295d draft
games-found = { $count ->
    [one] { $shown } partija
    [few] { $shown } partije
   *[other] { $shown } partija
}
# en 1e6c0a9c draft
none-like-that = Nema takve partije
# en a2d31bb2 draft
fewer-filters = Nijedna partija ne odgovara svim filtrima. Makni jedan, možda se koja nađe.
# en cde9125e draft
none-played-yet = Još nema partija
# en 2bcfc267 draft
what-is-kept = Svaka odigrana partija ostaje ovdje: njezin blok, kako su se kretali bodovi i tko je pobijedio.
# en 2eb9a3f1 draft
kept-uncounted = { $count ->
    [one] { $count } partija ne može se pročitati. Ostaje spremljena kakva jest i ne broji se u statistici:
    [few] { $count } partije ne mogu se pročitati. Ostaju spremljene kakve jesu i ne broje se u statistici:
   *[other] { $count } partija ne može se pročitati. Ostaju spremljene kakve jesu i ne broje se u statistici:
}
# en 1ff16416 draft
unreadable-game = partija { $number }
# en 6f455801 draft
player-or-pair = Igrač ili par
# en 7fc493c7 draft
anybody-at-all = Bilo tko
# en 4ad5a78c draft
game-pick = Igra
# en 9ee307fd draft
any-game = Bilo koja
# en 9ca3b9ac draft
text-field = Tekst bilješke ili ime
# en ec94cc6f draft
archived-games = Arhivirane partije
# en 6c414bd0 draft
result-title = Ishod
# en 6ce23620 draft
result-value = { $result ->
    [any] Sve
    [finished] Završene
    [unfinished] Nezavršene
    [won] Dobivene
   *[lost] Izgubljene
}
# en f203bb46 draft
games-of-evening = { $count ->
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
}
# en 7b4c8fdb draft
game-in-series = { $number }. partija
# en b3a29558 draft
going-on = U tijeku
# en a0b40c6d draft
won-by-none = Nitko nije pobijedio
# en 9c5bce82 draft
ended-early = Prekinuta
# en 04f0106d draft
players-and-pairs = Igrači i parovi
# en 4240d2ab draft
no-such-player = Pod tim imenom ovdje nitko nije igrao
# en f0996410 draft
players-title = Igrači
# en 0f11e61a draft
pairs-title = Parovi
# en b7a6346c draft
still-counting = Još se broji…
# en ead7bd21 draft
shelved-game = { $kind ->
    [archived] Partija je arhivirana. Broji se kao i dosad.
    [listed] Partija je vraćena iz arhive.
   *[deleted] Partija je obrisana.
}

## take-back

# en 957d3b08 draft
undo-list-change = Poništi
# en f3df780c draft
dismiss-said = Zatvori
# en eea6af85 draft
person-updated = Izmijenjeno: { $name }.
# en cb6731c7 draft
person-renamed = { $from } je sada { $to }.
# en 01a5c1b3 draft
two-people = { $one } i { $other } bili su zajedno za stolom ili iste večeri, dakle to su dvije osobe.

## players

# en 03c94090 draft
games-of = Vrsta igre
# en d381a996 draft
every-kind = Sve
# en a92797a3 draft
no-one-yet = Još nema igrača
# en 1848b71c draft
who-is-counted = Ovdje se broji svatko tko je pod nekim imenom odigrao dijeljenje. Primjer se ne broji.
# en ea7c75c7 draft
show-all-lines = Prikaži sve ({ NUMBER($count) })
# en 0b141258 draft
the-games = Partije
# en 98501a74 draft
rename-or-merge = Preimenuj, spoji
# en 2479424a draft
what-figures-mean = Što znače brojke
# en e624dc4a draft
games-won-of = { $games ->
    [one] { $won } od { $games } partije
    [few] { $won } od { $games } partije
   *[other] { $won } od { $games } partija
}
# en 1a9fe306 draft
last-game-was = { $result ->
    [won] Zadnja partija dobivena
   *[lost] Zadnja partija izgubljena
}
# en bb051ed0 draft
ring-won = dobiveno
# en 94aa0f85 draft
tile-name = { $tile ->
    [taken] kao zvač
    [made] od toga prolaz
    [best] najbolje dijeljenje
    [comeback] preokret
    [streak] najviše zaredom
   *[belas] bele
}
# en 9b72f90e draft
last-games-of = { $games ->
    [one] Zadnja partija
    [few] Zadnje { $games } partije
   *[other] Zadnjih { $games } partija
}: dobiveno { $won }
# en 8adabe25 draft
won-letter = D
# en 7fc4cdc7 draft
lost-letter = I
# en ac825331 draft
met-of = { $name }: dobiveno { $won }, izgubljeno { $lost }
# en c2929060 draft
kind-and-games = { $name } { $games }
# en cd22a45c draft
everybody-who-played = Svi koji su igrali
# en 680ce0b4 draft
that-game = Ta partija
# en 76a44754 draft
not-played-here = { $who ->
    [one] { $name } ovdje još nema nijednu partiju
   *[many] { $name } ovdje još nemaju zajedničku partiju
}
# en 3bcb27c1 draft
not-played-game = { $who ->
    [one] { $name } još nema nijednu partiju igre { $game }
   *[many] { $name } još nemaju zajedničku partiju igre { $game }
}
# en a5acd583 draft
group-games = Partije
# en 377b8f37 draft
group-hands = Dijeljenja
# en 5eaeb309 draft
group-declared = Zvanja
# en e1f7a2e4 draft
in-game-to = { $goal ->
    [hands] u partiji od { so-many-deals }
   *[points] u partiji do { $target }
}
# en 35955850 draft
in-hand = { $number }. dijeljenje
# en e35c2645 draft
in-hands = { $hands ->
    [one] u { $hands } dijeljenju
    [few] u { $hands } dijeljenja
   *[other] u { $hands } dijeljenja
}
# en 77764d3e draft
person-name = Ime
# en bea643be draft
person-colour = Boja
# en 8c1bb350 draft
colour-name = { $colour ->
    [red] Crvena
    [blue] Plava
    [green] Zelena
    [brown] Smeđa
    [purple] Ljubičasta
    [teal] Tirkizna
    [pink] Ružičasta
   *[grey] Siva
}
# en 70ea7838 draft
initials-label = Inicijali
    .description = Najviše tri slova. Ostavi polje prazno za inicijale iz imena.
# en 545e9788 draft
save-person = Spremi
# en a93017b9 draft
merge-players = Spoji igrače
# en 12687e9e draft
count-together = { $name } je već na popisu. Odsad se partije pod oba imena broje zajedno.
# en 75b4a776 draft
same-person-as = Ista osoba kao
# en 99704abb draft
no-one-else = nitko
# en 8eb627c8 draft
also-written-as = Piše se i kao
# en fd565418 draft
separate-names = Razdvoji

## charts

# en dab31bc5 draft
show-as-table = Kao tablica
# en b01ee5fc draft
send-as-a-picture = Pošalji kao sliku
# en 840283de draft
no-picture = Ovaj preglednik nije mogao napraviti sliku. U tablici su iste brojke.
# en 31d37526 draft
nothing-to-draw = Još se nema što nacrtati
# en 7d5bf8c4 draft
what-is-drawn = Nakon prvog dijeljenja ovdje se vide tijek bodova i bodovi svakog dijeljenja.
# en 7a7f0804 draft
as-a-table = { $title } kao tablica
# en cefdc30c draft
hands-axis = dijeljenje
# en 2583c686 draft
goes-in-front = preuzima vodstvo
# en 27b06621 draft
held-over-and-won = Visjelo, pa osvojeno
# en 9e3d4856 draft
chart-happened = Što se dogodilo
# en f75a0d57 draft
happened-bate = { bate-mark.label }: { $name }.
# en 2a359372 draft
happened-front = U vodstvu: { $name }.
# en 4c12bbcb draft
happened-held-over = { held-over.label }: { NUMBER($points) }.
# en 9062a929 draft
happened-held-over-won = Bodovi koji su visjeli, osvojeni ovdje: { NUMBER($points) }.
# en c6aa8bfd draft
standing-after = { $hands ->
    [one] { $figures } nakon { $hands } dijeljenja
    [few] { $figures } nakon { $hands } dijeljenja
   *[other] { $figures } nakon { $hands } dijeljenja
}
# en 3c42d35e draft
standing-sentence = { standing-after }.
# en d37db429 draft
bars-of-hands = { $hands ->
    [one] Po jedan stupac za svaku stranu, za { $hands } dijeljenje.
    [few] Po jedan stupac za svaku stranu, za svako od { $hands } dijeljenja.
   *[other] Po jedan stupac za svaku stranu, za svako od { $hands } dijeljenja.
}
# en cfcb7729 draft
happened-in-hand = { $number }. dijeljenje.
# en d954f4e9 draft
nothing-happened = Bez pada, bez promjene vodstva.
# en 2a637049 draft
after-game-number = Nakon partije
# en 307c7d7a draft
games-shown = { $last ->
    [1] jedna partija
   *[other] partije od 1 do { $last }
}
# en eba8c75f draft
form-after = { $games ->
    [one] { $name }: { $balance } nakon { $games } završene partije
    [few] { $name }: { $balance } nakon { $games } završene partije
   *[other] { $name }: { $balance } nakon { $games } završenih partija
}

## figures

### Brojke u povijesti: kako se koja zove i što broji.

# en b092a666 draft
games-won--figure = Dobivene partije
    .means = Dobivene partije, od svih odigranih do kraja. Svaku su dobili ili izgubili svi koji su na njezinu kraju sjedili za stolom. Prekinuta partija i partija u tijeku nisu ni dobivene ni izgubljene.
# en 4ae4faca draft
series-won--figure = Dobivene serije
    .means = Odlučene serije od tri ili više partija, brojene onima koji su u odlučujućoj partiji sjedili za stolom.
# en cf0cf6f3 draft
hands-taken--figure = Kao zvač
    .means = Dijeljenja koja igrač zove, od svih odigranih. Za par se broje ona koja zove bilo tko od njih dvoje. Ponovna dijeljenja, „dosta“ i ispravci bodova ovdje se ne broje.
# en d7e7d2ac draft
made-rate--figure = Prolaz
    .means = Dijeljenja u kojima zvač prolazi, od svih u kojima zove. Izjednačeno dijeljenje i kriva karta nisu ni prolaz ni pad.
# en a98a2633 draft
bate-rate--figure = Pad
    .means = Dijeljenja u kojima zvač pada, od svih u kojima zove.
# en b3d4fb08 draft
average-taking--figure = Prosjek kad zove
    .means = Što je strana ostvarila u dijeljenjima koja zove ovaj igrač ili par: štihovi, zadnji štih, nizovi i bela, prije nego što pad premjesti bodove. Broje se i dijeljenja upisana kao ukupni zbrojevi.
# en e1aaa9f9 draft
average-defending--figure = Prosjek kad zovu protivnici
    .means = Što je strana ostvarila u dijeljenjima koja zove druga strana. Za pojedinog igrača dijeljenja koja zove njegov partner ne broje se ni ovdje ni u „Prosjek kad zove“.
# en 0f09446e draft
runs--figure = Nizovi koji vrijede
    .means = Nizovi ovog igrača ili para koji su donijeli bodove. Ne broje se dijeljenja upisana kao ukupni zbrojevi, a ni nizovi upisani samo kao bodovi.
# en 971fe6a8 draft
fours--figure = Četiri iste koje vrijede
    .means = Četiri iste koje su donijele bodove. Ne broje se dijeljenja upisana kao ukupni zbrojevi.
# en b422c769 draft
belas--figure = Bele
    .means = Adutski kralj i dama, prijavljeni i upisani. Ne broje se dijeljenja upisana kao ukupni zbrojevi.
# en a72d5a13 draft
best-hand--figure = Najbolje dijeljenje
    .means = Najviše što je strana ostvarila u jednom dijeljenju, prije nego što pad premjesti bodove. Broje se i dijeljenja upisana kao ukupni zbrojevi.
# en 2d874ec8 draft
best-comeback--figure = Najveći preokret
    .means = Najveći zaostatak u partiji koja je ipak dobivena, mjeren prema cilju te partije. U partiji s određenim brojem dijeljenja mjeri se prema bodovima pobjednika. Broji se i stanje s papira.
# en 779a409f draft
longest-streak--figure = Najviše pobjeda zaredom
    .means = Najviše partija dobivenih jedna za drugom, redom kojim su počele. Partija koja nije odigrana do kraja ništa ne prekida.
# en f091fa32 draft
head-to-head--figure = Međusobni omjer
    .means = Završene partije koje su oboje igrali za istim stolom, na suprotnim stranama. Partija koju je dobio netko treći ili nitko ne broji se nijednoj strani.
# en 3b61f74b draft
form--figure = Pobjede minus porazi
    .means = Korak gore za svaku dobivenu partiju, korak dolje za svaku završenu bez pobjede, redom.
# en 48154d44 draft
running-score--figure = Stanje bodova
    .means = Što je pisalo na bloku nakon svakog dijeljenja.
# en a5134dfe draft
hand-by-hand--figure = Dijeljenje po dijeljenje
    .means = Bodovi koje je svako dijeljenje na bloku donijelo svakoj strani.
# en 549b954b draft
swing--figure = Promjena vodstva
    .means = Prsten označava promjenu vodstva: dijeljenje nakon kojeg vodi jedna strana, a dotad je vodila druga.
# en 9a7aea31 draft
evening--figure = Večer
    .means = Večer traje do pet ujutro. Partija pripada večeri u kojoj je počela.
# en fd6525d3 draft
out-of = { $part } od { NUMBER($whole) }

## past-game

# en ef594969 draft
a-game = Partija
# en 304e6f94 draft
open-the-sheet = Otvori blok
# en 0be31400 draft
continue-game = Nastavi partiju
# en 55e0a89e draft
no-one-has-won = Prekinuta: nitko nije pobijedio.
# en 93ecfad5 draft
not-finished-yet = Još nije gotova.
# en 137f9110 draft
example-day = { $day } · primjer, ne ulazi u statistiku
# en 4fec4423 draft
past-game-missing = Te partije nema na ovom uređaju.
# en eead3d78 draft
past-game-unreadable = Yuss ne može pročitati ovu partiju. Ostaje spremljena kakva jest i ulazi u sigurnosnu kopiju.
# en a8bb20af draft
delete-it = Obriši
# en 15c65b68 draft
keep-or-delete = Zadrži ili obriši
# en e2f627f1 draft
archive-game = Arhiviraj
# en 6014077e draft
unarchive-game = Vrati iz arhive
# en 7d4e6c58 draft
delete-this-game = Obriši ovu partiju
    .about = Partija nestaje s popisa i iz sve statistike. To možeš poništiti do svoje sljedeće promjene.
# en 1797ba12 draft
rematch-dealer = Prvo dijeli { $dealer }
# en ac6f5d2a draft
why-deals-first = { $why ->
    [winner] Pobjednik partije dijeli prvi u sljedećoj.
    [winners] Pobjednici partije dijele prvi u sljedećoj: bilo tko od njih dvoje.
   *[afresh] Pravila ne kažu tko dijeli prvi, pa dijeli sljedeći igrač po redu. Možete i presjeći za prvo dijeljenje.
}
# en ee0207d8 draft
game-of-series = { $number }. partija
# en d87b985f draft
won-by-no-one = Nitko
# en aefd7e49 draft
not-finished = Nije gotova

## house-rules

# en 85c1817a draft
house-rules-title = Kućna pravila
# en e3545c2d draft
all-house-rules = Sva kućna pravila
# en fb6723a2 draft
starting-from = Nova kućna pravila prema igri
# en dd805c40 draft
no-house-rules = Još nema kućnih pravila
# en e395916c draft
what-they-start-from = Odaberi najsličniju igru i promijeni ono što se za tvojim stolom igra drukčije. To radiš jednom, ne prije svake partije.
# en 8ebe1ac6 draft
house-rules-missing = Ovih kućnih pravila nema na ovom uređaju. Možda su obrisana.
# en 3551ce36 draft
unreadable-house = { $name }: ova se pravila ne mogu pročitati. Ostaju spremljena kakva jesu i ulaze u sigurnosnu kopiju.
# en df2207a3 draft
after-document = { $others ->
    [0] { $document } po standardnim pravilima.
    [one] { $document } uz { $others } izmjenu.
    [few] { $document } uz { $others } izmjene.
   *[other] { $document } uz { $others } izmjena.
}
# en e536f110 draft
new-house-rules = Nova kućna pravila
# en c1940ddb draft
house-unreadable = Yuss ne može pročitati ova pravila. Ostaju spremljena kakva jesu i ulaze u sigurnosnu kopiju.
# en 5d50f21f draft
rules-name = Ime
    .placeholder = Gostionica Stari hrast
# en 44f8359b draft
started-from = Vrijede pravila igre <game>{ $game }</game>, osim onoga što ovdje promijeniš.
# en d59ef960 draft
not-playable-yet = Neka su od ovih pravila proturječna: vidi gore.
# en 5bd0568e draft
name-to-save = Upiši ime da ih spremiš.
# en 8fd874b7 draft
save-these-rules = Spremi ova pravila
# en 4ca1fe80 draft
save-changes = Spremi promjene
# en 3facc454 draft
rules-kept = Spremljeno
# en 92a852a0 draft
play-by-these = Igraj po ovim pravilima
# en b77066ec draft
share-rules = Podijeli
    .title = Podijeli „{ $name }“
# en 2ea54d1d draft
compare-source = Usporedi s izvorom
    .aside = Gdje se ova pravila razlikuju od pravila neke igre
# en ffcd707c draft
compare-with = Usporedi s
# en 78e1dfa6 draft
no-difference = Isto u svemu.
# en 8814cd8f draft
value-here = Ova pravila: { $value }.
# en 33e4b2eb draft
value-there = Druga pravila: { $value }.
# en 0375dff0 draft
place-there = Izvor: { $source }.
# en f217f827 draft
where-tables-differ = U čemu se stolovi razlikuju
# en 548cb3ba draft
how-we-play = Kako mi igramo
# en 377d4286 draft
rules-missing = Ovih pravila nema na ovom uređaju.
# en 71aa16dd draft
how-we-play-after = { $others ->
    [0] Kako mi igramo: { $document } po standardnim pravilima.
   *[other] Kako mi igramo: { $document }. Naša su pravila podebljana.
}

## change-rules

# en 0848c0a2 draft
rules-of-this-game = Pravila ove partije
# en 64b3da44 draft
no-game-to-change = Ove partije nema na ovom uređaju ili je Yuss ne može pročitati.
# en db26cca0 draft
take-rules = Primijeni „{ $name }“
# en 775b0e34 draft
what-would-change = Što bi se promijenilo
# en 17a14b77 draft
nothing-would-change = Nijedno se dosadašnje dijeljenje ne bi promijenilo.
# en 0046e111 draft
would-need-an-answer = Jedno bi dijeljenje prije toga trebalo ispraviti.
# en 7aa0b5f4 draft
apply-to-this-game = Primijeni u ovoj partiji
# en 180e04b3 draft
figure-becomes = postaje
# en 205efcdd draft
hand-open = otvoreno

## other-rules

# en 2a0849c8 draft
option-part = { $part ->
    [pack] Karte i dijeljenje
    [trumps] Biranje aduta
    [declarations] Zvanja
    [play] Igra
    [score] Bodovi
   *[end] Kraj partije
}
# en 2f0472c9 draft
changed-by-you = Tvoje izmjene
# en 06dc614c draft
changed-of = { $changed } od { $all }
# en 17c01b3d draft
usually-played = obično: { $value }
# en 93b24078 draft
more-rules = { $count ->
    [one] { $count } pravilo koje se rijetko razlikuje
    [few] { $count } pravila koja se rijetko razlikuju
   *[other] { $count } pravila koja se rijetko razlikuju
}
# en f3bff52e draft
usual-answer = uobičajeno
# en 05b0dcb6 draft
sources-of-rule = Izvori
# en a489827d draft
use-rule = Primijeni
# en 1bcd4b5b draft
in-no-source = Tog pravila nema ni u jednom dokumentu.
# en 0a65d8fb draft
target-wrong = Upiši cijeli broj veći od 0, na primjer 501.
# en 6fc16f25 draft
delete-rules = Obriši ova pravila
    .about = Ova pravila nestaju s popisa. Partije igrane po njima čuvaju svoju kopiju.
    .title = Obrisati „{ $name }“?
    .cancel = Odustani
    .now = Obriši

## versions

# en 63d23ea7 draft
asked-label = { $kind ->
    [versions] { $count ->
        [2] Dvije verzije: odaberi
        [3] Tri verzije: odaberi
        [4] Četiri verzije: odaberi
       *[other] { $count } verzija: odaberi
    }
   *[corrections] { $count ->
        [2] Dva ispravka: odaberi
        [3] Tri ispravka: odaberi
        [4] Četiri ispravka: odaberi
       *[other] { $count } ispravaka: odaberi
    }
}
# en 95572cc0 draft
asked-deleted = Obrisano i ispravljeno: odaberi
# en 4fd4c0cc draft
asked-in-hand = { $kind ->
    [versions] { $count ->
        [2] { $number }. dijeljenje: dvije verzije
        [3] { $number }. dijeljenje: tri verzije
        [4] { $number }. dijeljenje: četiri verzije
       *[other] { $number }. dijeljenje: { $count } verzija
    }
   *[corrections] { $count ->
        [2] { $number }. dijeljenje: dva ispravka
        [3] { $number }. dijeljenje: tri ispravka
        [4] { $number }. dijeljenje: četiri ispravka
       *[other] { $number }. dijeljenje: { $count } ispravaka
    }
}
# en 67b010f6 draft
asked-in-hand-deleted = { $number }. dijeljenje: obrisano ili ispravljeno?
# en 3d14dc43 draft
phones-differ = Mobiteli se ne slažu oko { $number }. dijeljenja.
# en 7d551d60 draft
more-hands-wait = { $count ->
    [one] Čeka još { $count }.
    [2] Čekaju još dva.
    [3] Čekaju još tri.
    [4] Čekaju još četiri.
    [few] Čekaju još { $count }.
   *[other] Čeka ih još { $count }.
}
# en b4f2a625 draft
compare-versions = Usporedi
# en c795d945 draft
asked-about = { $kind ->
    [versions] { $count ->
        [2] Dva su mobitela ovo dijeljenje upisala različito. Dok ne odabereš, vrijedi jedna verzija.
        [3] Tri su mobitela ovo dijeljenje upisala različito. Dok ne odabereš, vrijedi jedna verzija.
        [4] Četiri su mobitela ovo dijeljenje upisala različito. Dok ne odabereš, vrijedi jedna verzija.
       *[other] { $count } mobitela upisalo je ovo dijeljenje različito. Dok ne odabereš, vrijedi jedna verzija.
    }
   *[corrections] { $count ->
        [2] Dva su mobitela ovo dijeljenje ispravila različito. Dok ne odabereš, vrijedi jedan ispravak.
        [3] Tri su mobitela ovo dijeljenje ispravila različito. Dok ne odabereš, vrijedi jedan ispravak.
        [4] Četiri su mobitela ovo dijeljenje ispravila različito. Dok ne odabereš, vrijedi jedan ispravak.
       *[other] { $count } mobitela ispravilo je ovo dijeljenje različito. Dok ne odabereš, vrijedi jedan ispravak.
    }
}
# en 7c011c9b draft
asked-about-deleted = { $count ->
    [1] Jedan je mobitel obrisao ovo dijeljenje ({ $deleted }), drugi ga je ispravio. Dok ne odabereš, dijeljenje vrijedi.
    [2] Jedan je mobitel obrisao ovo dijeljenje ({ $deleted }), dva su ga ispravila. Dok ne odabereš, dijeljenje vrijedi.
    [3] Jedan je mobitel obrisao ovo dijeljenje ({ $deleted }), tri su ga ispravila. Dok ne odabereš, dijeljenje vrijedi.
   *[other] Jedan je mobitel obrisao ovo dijeljenje ({ $deleted }), a ispravaka ima { $count }. Dok ne odabereš, dijeljenje vrijedi.
}
# en 37145d47 draft
version-alone = { $kind ->
    [versions] Verzija
   *[corrections] Ispravak
}
# en af8debd6 draft
version-number = { $kind ->
    [versions] { $number }. verzija
   *[corrections] { $number }. ispravak
}
# en 6726639e draft
counts-now = sada vrijedi
# en 0b241f87 draft
written-at = upisano: { $time }
# en ee79a145 draft
what-differs = Što se razlikuje
# en be4f4afc draft
same-in-all = { $count ->
    [2] Isto u oba slučaja
   *[other] Svuda isto
}
# en 613aceac draft
fact-trumps = Adut
# en 64e1d82c draft
fact-stakes = Kontra
# en ea881d0c draft
fact-declarations = Zvanja
# en e33ff9c9 draft
between-declarations = { "; " }
# en 578973d2 draft
fact-tricks = Štihovi
# en 4a260b68 draft
fact-revoke = Kriva karta
# en d8d4eeb6 draft
fact-dealer = Djelitelj
# en a3d12d95 draft
fact-after-trick = Nakon štiha
# en 83a90144 draft
fact-claimant = „Dosta“ kaže
# en 2e2e7969 draft
fact-result = Ishod
# en 64a2a463 draft
fact-not-said = nije rečeno
# en e335f285 draft
fact-none = nema
# en 6c442a70 draft
fact-cards = Bodovi iz karata, { $name }
# en 546ea96a draft
fact-total = Zbroj dijeljenja, { $name }
# en 4bb54c0a draft
fact-points = Na bloku, { $name }
# en b1e391a5 draft
which-holds = Što je točno?
# en 6d61668c draft
two-deals = Dva dijeljenja
# en c1abc8a3 draft
keep-hand = Zadrži dijeljenje
# en 812849dd draft
delete-compared = Obriši dijeljenje
# en 9b5b315e draft
played-first = Prvo odigrano
# en db5f0401 draft
played-after = Drugo odigrano
# en 249530f4 draft
save-answer = Spremi
# en bc062101 draft
explain-or-correct = Radije objasni ili ispravi
# en 2970fe6c draft
nothing-else-changes = Ništa se drugo na bloku ne mijenja.
# en 3bf8060b draft
undo-takes-it-back = To možeš poništiti.
# en 24fbbe31 draft
choose-first = Odaberi pa ćeš vidjeti što se mijenja.

## print

# en baf8e8e6 draft
print-key = Ispiši
# en 076b191e draft
taken-by = Zove
# en 30400ad9 draft
print-unreadable = Yuss ne može pročitati ovu partiju.
# en 78103df1 draft
from-paper = { $heldOver ->
    [0] s papira
   *[other] s papira, { held-over } { $heldOver }
}
# en ea05fd71 draft
print-ended-early = Prekinuta.
# en 862edbf1 draft
print-in-progress = U tijeku.
# en dd4199d1 draft
points-waiting = { held-over.label }: { NUMBER($points) }.
# en d555d4ff draft
where-sheets-are-printed = Otvori partiju iz povijesti. Na njezinu bloku odaberi „Više“, pa „Ispis“.
# en 6beb5814 draft
note-on-game = Bilješka: { $note }
# en efd838d0 draft
played-to = { $goal ->
    [hands] { $rules }, { so-many-deals }. { $more }.
   *[points] { $rules }, do { $target }. { $more }.
}

## second-screen

# en 71482c0c draft
full-screen = Cijeli zaslon
# en d4ea77f9 draft
leave-full-screen = Izlaz iz cijelog zaslona
# en 731ca11c draft
none-going = Trenutačno nema partije u tijeku. Sljedeća će se pojaviti ovdje.

## pictures

# en 0fe9092a draft
picture-games = Klaberjass · Clobyosh · Bela · Bridge-belote
# en defd0891 draft
picture-line = Blok s bodovima i sudac za prave karte
# en fe9b4e04 draft
picture-player-one = Mike
# en a2469223 draft
picture-player-two = Yetta
# en 8786fe98 draft
send-result = Pošalji rezultat kao sliku
# en 88be4d0f draft
no-card = Slika se ovdje ne može napraviti.
# en d6476e1a draft
series-line = { $series } · { $standing }
# en 43417dc1 draft
card-hands = { $hands ->
    [one] { $hands } dijeljenje
    [few] { $hands } dijeljenja
   *[other] { $hands } dijeljenja
}
# en 95e16383 draft
card-hands-and-bates = { $hands ->
    [one] { $hands } dijeljenje
    [few] { $hands } dijeljenja
   *[other] { $hands } dijeljenja
}, { $bates ->
    [one] { NUMBER($bates) } pad
    [few] { NUMBER($bates) } pada
   *[other] { NUMBER($bates) } padova
}

## without-network

# en 42dec7a9 draft
kept-later = Radit će bez interneta čim započne partija
# en 0c33a636 draft
keeping-it = Priprema se za rad bez interneta…
# en a2ab1906 draft
all-kept = Radi bez interneta
# en a25c65f4 draft
not-all-kept = Neke stranice još trebaju internet.
# en 172a27b2 draft
opened-kept = Ušteda podataka je uključena: bez interneta rade samo već otvorene stranice.
# en b056c327 draft
nothing-kept = Otvara se samo uz internet
# en f713969c draft
fetch-rest = Preuzmi ostatak ({ $size })
# en 0a5b5b72 draft
fetching-rest = Preuzima se ostatak…
# en 13387ebb draft
rest-failed = Preuzimanje nije uspjelo. Pokušaj poslije.

## storage

# en 9504e562 draft
ask-to-keep = Zamoli preglednik da to čuva
# en c7df8aed draft
saved-here = { $copy ->
    [on] Spremljeno na ovom uređaju (2 kopije)
    [absent] Spremljeno na ovom uređaju (1 kopija)
   *[other] Spremljeno na ovom uređaju
}
# en 71dac42b draft
back-up = Napravi kopiju
# en 34ce5ea0 draft
plain-http = Bez https-a Yuss ne radi bez interneta, nema drugu kopiju i ne može držati zaslon upaljenim.
# en b63f38c2 draft
copy-is-off = Druga kopija ne radi: Yuss ne može zapisati njezinu datoteku ({ $why }).
# en e9cfddf4 draft
erasure-pending = U drugoj su kopiji još obrisani podaci, jer Yuss sada ne može do te kopije. Yuss će te podatke obrisati i ondje čim bude mogao, i oni se neće vratiti.
# en bb1a8366 draft
damage-found = Nađeno je oštećenje
# en 94113ed7 draft
damage-here = Ovdje je nađeno oštećenje
# en 97a9cdaa draft
save-damage = Spremi nađeno
# en 00884829 draft
damage-saved = Gotovo
# en 66522107 draft
dismiss-damage = Zatvori
# en 59650d54 draft
damage-file = Yuss oštećenje { $day }
# en df54ba41 draft
damage-line = { $fault ->
    [missing] { $store ->
        [database] Izgubljeno iz baze: { $what }.
       *[replica] Izgubljeno iz druge kopije: { $what }.
    }
    [outdated] { $store ->
        [database] Zastarjelo u bazi: { $what }.
       *[replica] Zastarjelo u drugoj kopiji: { $what }.
    }
   *[unreadable] { $store ->
        [database] Nečitljivo u bazi: { $what }.
       *[replica] Nečitljivo u drugoj kopiji: { $what }.
    }
}
# en f11f7ea6 draft
damaged-part = dio podataka
# en 06f7260d draft
kinds-counted = { $kind ->
    [games] { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }
    [entries] { $count ->
        [one] { $count } dijeljenje ili promjena partije
        [few] { $count } dijeljenja ili promjene partija
       *[other] { $count } dijeljenja ili promjena partija
    }
    [deleted] { $count ->
        [one] { $count } zapis o obrisanoj partiji
        [few] { $count } zapisa o obrisanim partijama
       *[other] { $count } zapisa o obrisanim partijama
    }
    [drafts] { $count ->
        [one] { $count } napola upisano dijeljenje
        [few] { $count } napola upisana dijeljenja
       *[other] { $count } napola upisanih dijeljenja
    }
    [settings] { $count ->
        [one] { $count } postavka
        [few] { $count } postavke
       *[other] { $count } postavki
    }
    [series] { $count ->
        [one] { $count } serija
        [few] { $count } serije
       *[other] { $count } serija
    }
    [houses] { $count ->
        [one] { $count } skup kućnih pravila
        [few] { $count } skupa kućnih pravila
       *[other] { $count } skupova kućnih pravila
    }
    [players] { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
    [joined] { $count ->
        [one] { $count } stol s više mobitela
        [few] { $count } stola s više mobitela
       *[other] { $count } stolova s više mobitela
    }
    [clubNights] { $count ->
        [one] { $count } klupska večer
        [few] { $count } klupske večeri
       *[other] { $count } klupskih večeri
    }
    [words] { $count ->
        [one] { $count } unos klupske večeri
        [few] { $count } unosa klupskih večeri
       *[other] { $count } unosa klupskih večeri
    }
    [example] partija za primjer
    [evening] { $count ->
        [one] ljudi i parovi { $count } večeri
        [few] ljudi i parovi { $count } večeri
       *[other] ljudi i parovi { $count } večeri
    }
    [stakes] { $count ->
        [one] ulog { $count } večeri
        [few] ulog { $count } večeri
       *[other] ulog { $count } večeri
    }
    [contest] { $count ->
        [one] { $count } turnir
        [few] { $count } turnira
       *[other] { $count } turnira
    }
   *[other] { $count ->
        [one] { $count } unos
        [few] { $count } unosa
       *[other] { $count } unosa
    }
}
# en 94d1f7b1 draft
damage-repaired = { $store ->
    [database] Popravljeno iz druge kopije.
   *[replica] Popravljeno iz baze.
}
# en 65f3f964 draft
damage-lost = Tih podataka nema ni u jednoj kopiji.

## backup

# en 0fa4c3d7 draft
save-a-backup = Spremi sigurnosnu kopiju
# en e4b5c4bf draft
not-now = Ne sada
# en d10461f8 draft
no-backup-yet = Ovdje još nije spremljena nijedna sigurnosna kopija.
# en e841f254 draft
last-backup-on = Zadnja sigurnosna kopija: { $day }
# en fba260fb draft
remind-of-first = { $games ->
    [one] Još nema sigurnosne kopije: { $games } partija je samo na ovom uređaju.
    [few] Još nema sigurnosne kopije: { $games } partije su samo na ovom uređaju.
   *[other] Još nema sigurnosne kopije: { $games } partija je samo na ovom uređaju.
}
# en e89f13d5 draft
remind-of-next = { $games ->
    [one] Zadnja kopija ({ $day }): { $games } partija je samo na ovom uređaju.
    [few] Zadnja kopija ({ $day }): { $games } partije su samo na ovom uređaju.
   *[other] Zadnja kopija ({ $day }): { $games } partija je samo na ovom uređaju.
}

## earlier

# en f40c518c draft
earlier-title = Povratak na staro
# en 1da39474 draft
earlier-about = Prije nego što kopija ili datoteka nešto prepiše, Yuss spremi dotadašnje stanje. Zadnja tri stanja čuva trideset dana. „Obriši sve“ briše i njih.
# en 1ab45f67 draft
earlier-open = Vrati stanje: { $moment }…
# en 2d438754 draft
earlier-why = { $why ->
    [replace] Prije zamjene svih podataka: { $list }
    [merge] Prije dodavanja kopije: { $list }
   *[import] Prije uvoza: { $list }
}
# en 51c65678 draft
earlier-dialog = Vrati stanje: { $moment }
# en 4984a07a draft
earlier-do = Vrati to stanje
# en affbbcd2 draft
earlier-done = Gotovo: sve je kao što je bilo { $moment }.
# en bd83ee3f draft
earlier-lost = Yuss više ne može pročitati ovo stanje.
# en 53edb64e draft
no-room-to-keep = Uređaj je pun, pa Yuss ne može prvo spremiti kopiju tvojih sadašnjih podataka. Ako nastaviš, nema povratka.
# en 06194d0a draft
no-room-go-on = Nastavi bez povratka

## updates

# en d10983aa draft
update-label = Nova verzija
# en 5162650b draft
update-now = Ažuriraj sada
# en 5f471e9e draft
update-later = Poslije
# en c36c6cf3 draft
update-close = Zatvori
# en 01f64627 draft
update-step = { $step ->
    [offered] Spremna je novija verzija Yussa. Tvoje partije ostaju kakve jesu.
    [asked] Ažurira se…
    [reloading] Ažurira se…
    [busy] U drugoj se kartici upisuje dijeljenje. Prvo ga završi.
   *[stuck] Ažuriranje nije krenulo. Bit će spremno kad sljedeći put otvoriš Yuss.
}

## outdated

# en e3f6fbd4 draft
newer-version = Novija verzija
# en 924c81eb draft
reload-key = Učitaj ponovno
# en d4da051f draft
outdated-tab = { $state ->
    [loading] Pokrenuta je novija verzija. Ova se stranica ponovno učitava da je koristi.
    [busy] Pokrenuta je novija verzija, pa ova kartica više ne može spremati. Ponovno je učitaj kad ti odgovara; spremljene partije su na sigurnom.
   *[stays] Novija verzija Yussa spremila je ovdje podatke koje ova verzija ne može pročitati. Spremljene partije su na sigurnom. Spoji se na internet i ponovno učitaj stranicu.
}

## old-browser

# en 441d1d72 draft
too-old = <strong>Ovaj je preglednik prestar za Yuss.</strong> Ne može voditi blok ni raditi bez interneta. Koristi Chrome ili Edge 111, Firefox 128, Safari 16.4 ili noviji. <link>Pravila</link> možeš i dalje čitati.
# en 398aed7f draft
needs-javascript = Za vođenje bloka Yuss treba JavaScript. <link>Pravila</link> možeš čitati i bez njega.

## sources

# en 51b6e7ea draft
leaves-the-app = druga stranica, treba internet
# en 3486970b draft
the-writings = Izvori
# en 9694be49 draft
sources-about = Svako se pravilo u Yussu temelji na nekom od ovih izvora. Njihovi autori nisu sudjelovali u ovoj aplikaciji; greške u njoj su naše.
# en 9bd24557 draft
places-referred-to = Odlomci na koje se pravila pozivaju
# en d8e84c91 draft
how-we-read = Kako tumačimo izvore
    .about = Kad izvori ne kažu ništa, nisu jasni ili proturječe jedan drugome, držimo se jednog tumačenja. Svako pravilo koje se temelji na tumačenju to i kaže.

## not-found

# en 36309519 draft
no-such-page = Te stranice nema
    .about = Možda je adresa krivo upisana. Spremljene partije su na sigurnom.

## pages

### Kako se stranica zove u kartici preglednika i čemu služi, za one kojima je poslana njezina adresa.

# en 38b3c22c draft
app-about = Blok s bodovima i sudac za Klaberjass, Clobyosh, belu i bridge-belote s pravim kartama.
# en e49a51a8 draft
page-start = Blok s bodovima i sudac za prave karte
# en cfdc3631 draft
page-new = Nova partija
    .about = Odaberi igru i pravila svojeg stola, reci tko gdje sjedi i dijeli.
# en cf7332fa draft
page-game = Blok
    .about = Blok partije: svako dijeljenje, zbrojevi i razlog za svaku brojku.
# en 707e7c19 draft
page-history = Povijest
    .about = Partije odigrane na ovom uređaju i tko ih je dobio.
# en 2bb78ebc draft
page-history-game = Partija
    .about = Rezultat jedne partije i njezini bodovi, dijeljenje po dijeljenje.
# en 6bb0c5d7 draft
page-players = Igrači i parovi
    .about = Tko ovdje igra: dobivene partije, prolazi i tko koga pobjeđuje.
# en 89db7ef1 draft
page-evening = Večer
    .about = Tko igra sljedeću partiju, tko pauzira i kakav je poredak večeri.
# en 8a62583b draft
page-contest = Turnir
    .about = Od dva do šest stolova na jednom uređaju: kola, upisani rezultati, sat i poredak za ispis.
# en 7e5a54f7 draft
page-house-rules = Kućna pravila
    .about = Pravila koja je stol dogovorio, spremljena za sljedeću večer.
# en f6e78540 draft
page-how-we-play = Kako mi igramo
    .about = Pravila stola na jednoj stranici, za ispis ili slanje.
# en ed286eae draft
page-change-rules = Pravila ove partije
    .about = Promijeni pravila partije u tijeku i unaprijed pogledaj što to mijenja na bloku.
# en 576505b4 draft
page-print = Ispiši blok
    .about = Blok partije na papiru, cijeli ili za ručno ispunjavanje.
# en d89733cf draft
page-second-screen = Drugi zaslon
    .about = Jedna partija velikim slovima, uživo, za televizor ili drugi zaslon.
# en a97108b3 draft
page-data = Podaci
    .about = Spremi sigurnosnu kopiju svojih podataka ili ih vrati iz kopije.
# en 3f87b2c6 draft
page-settings = Postavke
    .about = Izgled, boje, riječi stola i stanje pohrane.
# en 8bdcb265 draft
page-guide = Vodič za igrače
    .about = Svaki zaslon jednostavnim riječima: partija, dijeljenje, „dosta“, sudac, tvoji podaci.
# en 338a186e draft
page-learn = Vježba
    .about = Kviz s izmišljenim dijeljenjima po pravilima svake igre, i karte za brojanje.
# en d07b0758 draft
page-share = Uvoz
    .about = Otvori partiju ili kućna pravila iz poveznice, datoteke ili QR koda.
# en 72043eb0 draft
page-together = Zajednička igra
    .about = Više mobitela za jednim stolom: pridruži se preko poveznice i vidi što napušta ovaj uređaj.
# en ce27d85b draft
page-club = Klupska večer
    .about = Više stolova u jednoj večeri: kola, rezultati i poredak, uživo na svakom mobitelu.
# en c32b7029 draft
page-privacy = Privatnost
    .about = Što ostaje na ovom uređaju, što ga napušta kad igrate zajedno, koliko dugo i tko što vidi.
# en 838b9833 draft
page-referee-about = Čija zvanja vrijede, koja se karta smije odigrati, što košta netočno „dosta“: odluka i gdje to piše.
# en 62c941b9 draft
page-rules-about = Oko čega se stolovi spore, od presijecanja do kraja partije, s odgovorima svih izvora usporedo.
# en 23d09ba4 draft
page-compare-about = Dvije igre usporedo: samo pravila u kojima se razlikuju.
# en 23bd1d47 draft
page-glossary-about = Riječi igre, i kako se iste stvari zovu drugdje.
# en 3f3d6bd0 draft
page-stories-about = Od škotskih pubova do Broadwaya i Cape Towna: odakle dolaze igra i njezine riječi, i stari savjeti.
# en dacdc2ea draft
page-sources-about = Izvori na kojima se temelje pravila i kako ih tumačimo kad ne kažu ništa ili se ne slažu.
# en c2162f54 draft
question-about = { $game }: { $answer }
# en 993f7ade draft
answers-beside = { $count ->
    [0] Stranica navodi izvor.
    [1] Druga igra ili drugi stol kaže drukčije.
    [2] Ima još dva odgovora.
    [3] Ima još tri odgovora.
    [4] Ima još četiri odgovora.
    [5] Ima još pet odgovora.
    [6] Ima još šest odgovora.
   *[other] Drugih odgovora: { $count }.
}
# en 3e67f71b draft
ruling-about = { $line }. Odluka slijedi pravila tvojeg stola i navodi mjesto u izvorima.
# en d3eb1f61 draft
picture-alt = „{ $title }“ na iscrtanom bloku s bodovima

## manifest

### Što mobitel doznaje kad instalira aplikaciju.

# en 281050c8 draft
shortcut-continue = Nastavi partiju
    .short = Nastavi
# en fad3993b draft
shortcut-new = Nova partija
# en ab4c156e draft
shortcut-rules = Potraži pravilo
    .short = Pravila
# en 8caa87d3 draft
screenshot-sheet = Blok partije
# en 3cd95284 draft
screenshot-hand = Upisivanje dijeljenja
# en 28517c16 draft
screenshot-table = Stanje za cijeli stol, na vodoravno okrenutom mobitelu

## evening

# en 22b5ce18 draft
evening-title = Večer
# en 0c9d6569 draft
next-game-title = Sljedeća partija
# en cc97bde5 draft
start-next = Počni partiju
# en b88808cd draft
sits-out = { $count ->
    [one] Pauzira
    [few] Pauziraju
   *[other] Pauziraju
}
# en 2df2c1a0 draft
swap-hint = Dodirni dva imena da ih zamijeniš.
# en c1b0634e draft
draw-again = Izvuci ponovno
# en 2b7485db draft
standings-title = Poredak
# en fb7f0c64 draft
whose-standings = { $of ->
    [pairs] Parovi
   *[people] Igrači
}
# en 50a3bf4f draft
column-won = Pobjede
# en 92723a0b draft
column-points = Bodovi
# en 7b087425 draft
column-difference = Razlika
# en 6c45b6fb draft
column-hand = Po dijeljenju
# en 63276294 draft
left-early = { $count ->
    [one] otišao prije kraja jedne partije
    [few] otišao prije kraja { $count } partije
   *[other] otišao prije kraja { $count } partija
}
# en f4fb1c62 draft
came-late = { $count ->
    [one] ušao u jednu partiju kasnije
    [few] ušao u { $count } partije kasnije
   *[other] ušao u { $count } partija kasnije
}
# en 23d53772 draft
how-games-count = Partija se broji onima koji su na kraju za stolom. Bodovi se broje onima koji su igrali dijeljenje.
# en 168f3215 draft
people-and-pairs = Ljudi i parovi
# en e2c4aaf6 draft
people-count = { $count ->
    [one] { $count } osoba
    [few] { $count } osobe
   *[other] { $count } osoba
}
# en 65b83061 draft
pairing-label = Parovi
# en 93b16b17 draft
pairing-name = { $pairing ->
    [lot] ždrijebom
    [every] svatko sa svakim
    [winners] pobjednici ostaju
   *[same] isti cijelu večer
}
# en 8f8a4d0b draft
sitting-out-label = Tko pauzira
# en 54e3bddd draft
sitting-out-name = { $way ->
    [dealer] tko je prvi dijelio u prošloj partiji
    [losers] gubitnici
   *[turn] svi redom
}
# en 7038212d draft
add-person = Tko je još tu?
# en a5caa707 draft
add-person-key = Dodaj
# en 41a49aca draft
remove-person = Ukloni { $name }
# en 95c72348 draft
already-here = { $name } je već tu.
# en 1543f486 draft
most-people = Više ne može: najviše { $count }.
# en bf57fcc3 draft
evening-games = Partije
# en 300bdd1c draft
no-such-evening = Večer nije pronađena
# en 873be1ee draft
no-such-evening-about = Partije te večeri nisu na ovom uređaju.
# en ffafc538 draft
more-people = Još ljudi
# en e128e550 draft
more-people-none = nitko
# en 771e5e36 draft
name-everyone = Najprije daj ime svima za stolom.
# en 5d17c2bf draft
next-sides-out = { $sides } · { $out } pauzira
# en da6cd118 draft
next-sides-out-many = { $sides } · { $out } pauziraju
# en 44289244 draft
stakes-title = Ulog
# en 79361f14 draft
stakes-off = nema
# en 4cae4337 draft
stakes-on = dogovoren
# en 7287a0f1 draft
stake-name = { $stake ->
    [difference] Za svaki bod razlike
    [game] Za svaku partiju
    [bate] Za svaki pad
   *[pot] U blagajnu, po partiji
}
# en b3a424bd draft
stake-wrong = Upiši iznos do 1000, na primjer 0,10, ili ostavi prazno.
# en bbe47c4d draft
stakes-stay = Ulozi ostaju na ovom uređaju i u njegovoj sigurnosnoj kopiji. Slika, tekst ili tablica večeri koju pošalješ kaže tko kome plaća.
# en 8157b23d draft
currency-label = Valuta
# en 0695f587 draft
settlement-title = Obračun
# en 47eb7d3b draft
pays-to = { $from } → { $to }: { $amount }
# en d3781615 draft
nothing-to-pay = Nitko nikome ništa ne duguje.
# en 321d077d draft
settlement-tick = Označi svako plaćanje čim je obavljeno.
# en e4a6e9e3 draft
sums-too-large = Bodova je previše da bi se izračunali iznosi.
# en ccb336b1 draft
one-of-them = Blagajna se nije dala podijeliti na jednake dijelove. Ostatak, { $amount }, dobili su pobjednici koji su prvi po abecedi.

## after-evening

# en fa3abb00 draft
evening-of-day = Večer, { $day }
# en 90a3b69a draft
highlights-title = Vrhunci
# en e1b908a1 draft
highlight-name = { $of ->
    [first] Prvo mjesto
    [hand] Najbolje dijeljenje
    [bate] Najviše padova
   *[comeback] Najveći preokret
}
# en dc594853 draft
first-with = { $games ->
    [one] { $won } od { $games } partije dobiveno
    [few] { $won } od { $games } partije dobiveno
   *[other] { $won } od { $games } partija dobiveno
}
# en aa5f3f50 draft
hand-with = { $points ->
    [one] { NUMBER($points) } bod
    [few] { NUMBER($points) } boda
   *[other] { NUMBER($points) } bodova
} u { $game }. partiji, { $hand }. dijeljenje
# en 4dad82de draft
bate-times = { $times ->
    [one] { $times } put
    [few] { $times } puta
   *[other] { $times } puta
}
# en 393c6f18 draft
comeback-from = { $behind ->
    [one] { NUMBER($behind) } bod
    [few] { NUMBER($behind) } boda
   *[other] { NUMBER($behind) } bodova
} zaostatka u { $game }. partiji
# en 30d49717 draft
highlight-line = { $label }: { $names }, { $fact }
# en 6dc02c5d draft
standing-line = { $place }. { $name }: { $won } od { $games } dobiveno, { $points ->
    [one] { $shown } bod
    [few] { $shown } boda
   *[other] { $shown } bodova
}
# en 16c6e3de draft
pays-whom = { $from } → { $to }
# en b535b730 draft
send-evening = { $as ->
    [picture] Pošalji sliku
    [text] Pošalji tekst
    [print] Ispiši
   *[csv] Spremi kao CSV
}
# en 6a1e1881 draft
text-copied = Kopirano
# en 9e7b08c4 draft
copy-the-text = Ovaj preglednik ne šalje i ne kopira tekst. Označi ga ovdje i kopiraj.
# en 38c20e53 draft
evening-head = { $head ->
    [place] Mjesto
    [name] Ime
    [games] Partije
    [hands] Dijeljenja
    [winner] Pobjednik
    [from] Plaća
    [to] Prima
    [paid] Plaćeno
   *[amount] Iznos
}

## contest

# en dfc26105 draft
contest-title = Turnir
# en 38cdb511 draft
contest-about = Od dva do šest stolova na jednom uređaju: upisuješ bodove svakog stola, a Yuss bira protivnike i vodi poredak.
# en df3b78d7 draft
contests-of-device = Turniri na ovom uređaju
# en 25c76601 draft
new-contest = Novi turnir
# en 5a29a98f draft
contest-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kola
}
# en d16f3de9 draft
contest-name = Naziv (nije obavezno)
# en 2a1c2155 draft
contest-default = Turnir, { $day }
# en be4d53aa draft
pair-names = Imena para
# en 72e79373 draft
pair-example = Ana i Bea
# en ff76cbae draft
pair-taken = Taj je par već na popisu.
# en 8a307bd2 draft
pairs-needed = { $count ->
    [one] Treba još { $count } par.
    [few] Trebaju još { $count } para.
   *[other] Treba još { $count } parova.
}
# en 075b3e66 draft
most-pairs = Više ne može: najviše { $count } parova.
# en ba0194c9 draft
remove-pair = Ukloni { $pair }
# en bfc54500 draft
round-ends = Kolo traje
# en dbdd5736 draft
round-ends-by = { $by ->
    [minutes] Minute
   *[deals] Dijeljenja
}
# en b2b77d53 draft
round-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minute
   *[other] { $count } minuta
}
# en 52e90780 draft
number-wrong = Upiši cijeli broj od { $least } do { $most }.
# en c04b0c0f draft
opponents-label = Protivnici
# en 515714f8 draft
opponents-name = { $way ->
    [points] Po bodovima
    [wins] Po pobjedama
   *[draw] Po ždrijebu
}
# en 71efa721 draft
opponents-about = { $way ->
    [points] Susreću se parovi s podjednako bodova.
    [wins] Susreću se parovi s podjednako pobjeda.
   *[draw] Redoslijed određuje ždrijeb prije 1. kola: svaki par igra sa svakim.
}
# en eabb1f75 draft
contest-more = Najviše bodova i odsutni parovi
# en 89eb797f draft
contest-cap = Najviše bodova koji se broje paru u jednom kolu (nije obavezno)
# en 9ebc8ff8 draft
contest-unopposed = Bodovi para bez protivnika
# en 39938f2d draft
contest-unopposed-about = Par bez protivnika dobiva kolo, na primjer kad drugi par ne dođe.
# en 4777545d draft
start-contest = Počni turnir
# en 6650a5bd draft
pair-points = { $pair }: bodovi
# en 7ff03c54 draft
pair-absent = { $pair }: odsutni
# en 7cad1ca1 draft
absent-key = Odsutni
# en 08528858 draft
swap-pairs = Zamijeni parove
# en 672f4956 draft
have-met = Već su igrali međusobno
# en d8a2140e draft
points-wrong = Upiši cijeli broj do { $most }.
# en cf6dda17 draft
points-not-saved = Nije spremljeno.
    .again = Pokušaj ponovno
# en 8b33d86c draft
both-absent = Oba su para odsutna: stol se ne broji nijednom od njih.
# en e4c7644d draft
walkover = { $pair }: pobjeda { $points ->
    [0] bez bodova
    [one] i { $points } bod
    [few] i { $points } boda
   *[other] i { $points } bodova
}
# en 6691262b draft
no-opponent = Bez protivnika: pobjeda { $points ->
    [0] bez bodova
    [one] i { $points } bod
    [few] i { $points } boda
   *[other] i { $points } bodova
}
# en 82bddc2d draft
results-missing = { $count ->
    [one] Nedostaje { $count } rezultat.
    [few] Nedostaju { $count } rezultata.
   *[other] Nedostaje { $count } rezultata.
}
# en 99d531f8 draft
minutes-of-round = Minute za jedno kolo (nije obavezno)
# en a473ab86 draft
minutes-of-round-about = Svaki zaslon pokazuje preostalo vrijeme, a zatim „Zadnje dijeljenje“. Nakon zadnjih dijeljenja zatvori kolo.
# en 3de7b749 draft
clock-label = Preostalo vrijeme
# en c836a357 draft
start-clock = Pokreni sat
# en 65b7bdf7 draft
pause-clock = Zaustavi
# en 9bf509b0 draft
go-on-clock = Nastavi
# en dcaa9f40 draft
rings-at-end = Zvuk i vibracija kad vrijeme istekne
# en 4ecc7dbb draft
clock-keeps-time = Pokrenuti sat zadržava svoje vrijeme.
# en 80d0253f draft
more-minutes = Još { $minutes } minuta
# en 731a09d1 draft
restart-clock = Ispočetka
# en 3e1bf15a draft
clock-jumped = { $way ->
    [ahead] Sat ovog uređaja skočio je { $time } naprijed.
   *[back] Sat ovog uređaja skočio je { $time } natrag.
}
    .ignore = Broji bez tog skoka
# en 645c5804 draft
clock-seen = { $state ->
    [running] Mjeri sat ovog uređaja
    [paused] Zaustavljen
   *[waiting] Još nije pokrenut
}
# en 5bb74db4 draft
last-deal = Zadnje dijeljenje
# en f2c381da draft
last-deal-about = Odigrajte započeto dijeljenje do kraja, pa upišite bodove.
# en dc1441aa draft
contest-standings-none = Poredak počinje s prvim rezultatom.
# en 51c47d7e draft
delete-pair = Obriši { $pair }
# en c0d0cc2e draft
delete-contest = Obriši turnir…
    .title = Obrisati „{ $name }“?
    .about = Parovi i njihovi rezultati nestaju s ovog uređaja. Na popisu turnira možeš to poništiti.
    .now = Obriši
    .done = „{ $name }“ je obrisan.
# en eb69cc02 draft
no-such-contest = Turnir nije pronađen
# en bf655604 draft
no-such-contest-about = Turnir je možda na drugom uređaju.
# en bc9c7e6b draft
contest-unread = Yuss ne može pročitati sve od ovog turnira ({ $places }). Vidiš ostatak. Spremljeno ostaje kakvo jest dok ne spremiš ono što vidiš.
    .mend = Spremi ono što vidiš
# en 31a89b2d draft
nameless-pair = Par { $pair }
