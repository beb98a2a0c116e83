### Javne stranice: za one koji na ovom jeziku traže aplikaciju ili pravila neke igre.

## landing

### Stranica na kojoj se aplikacija nalazi i šalje na ovom jeziku: što radi, u nekoliko redaka.

# en c1fcccd8 draft
landing-scores = Yuss zbraja sve: tko prolazi, a tko pada, bodove koji vise, nizove, belu, kontre, „dosta“. Dodirni brojku i vidiš odakle je.
# en 7c5ba8d2 draft
landing-settles = Yuss rješava sporove: navodi knjige od riječi do riječi i pokazuje kako igraju drugi stolovi.
# en 0f3eda08 draft
landing-remembers = Yuss pamti svaku večer: tko je igrao, tko je pobijedio i s koliko razlike.
# en b8812a46 draft
landing-stays = Yuss radi bez interneta i bez računa; tvoje partije ostaju na tvojem uređaju.
# en 768c368f draft
landing-open = Otvori Yuss
# en d09a369b draft
landing-draft = Ovaj je prijevod nacrt: još ga nije pročitao nijedan igrač kojemu je hrvatski materinski jezik. U Postavkama možeš odabrati engleski.
# en f969426c draft
language-being-built = Yuss na jeziku { $language } još nije spreman. Učitaj stranicu ponovno za nekoliko minuta.

## games

# en 2a2a9b11 draft
games-title = Igre i njihova pravila
# en 6814210d draft
games-about = Pravila bele, belotea, coinchea, Clobyosha i Klaberjassa po zemlji i broju igrača, svako sa svojim izvorom.
# en 6fef7649 draft
game-short = { $players } igrača, { $pack ->
    [32] 32 karte
   *[28] 28 karata
}, do { $target }
# en 694922f3 draft
game-page-title = { $game ->
    [bela-2] Pravila bele / Clobyosha udvoje: što kažu izvori
    [bela-3] Pravila bele / Clobyosha utroje: što kažu izvori
    [klabberjass-4] Pravila Klabberjassa učetvero: što kažu izvori
    [lehman] Pravila Klaberjassa po Lehmanu: što kažu izvori
    [bicycle] Pravila Klaberjassa po Bicycleu: što kažu izvori
    [denexa] Pravila Klaberjassa po Denexi: što kažu izvori
    [bridge-belote] Pravila bridge-belotea iz Bugarske: što kažu izvori
    [belote] Pravila francuskog belotea: što kažu izvori
    [contree] Pravila igre belote contrée: što kažu izvori
    [coinche] Pravila igre coinche: što kažu izvori
   *[bela-hr] Pravila hrvatske bele: što kažu izvori
}
# en 9abf90aa draft
game-page-about = { $game }: { $short }. Svako pravilo s mjestom na kojem piše, i u čemu se izvori i stolovi razlikuju.
# en 802562b8 draft
game-page-intro = Uz svako pravilo stoji njegovo mjesto u dokumentu. Ako dokument nešto ostavlja otvorenim, stranica kaže kako ga tumačimo.
# en ff9c1418 draft
play-these-rules = Započni partiju po ovim pravilima
# en 3ff7ba5b draft
play-these-about = Yuss zbraja po ovim pravilima, bez interneta i bez računa. Prije početka možeš promijeniti svako pravilo.
# en 019198df draft
game-in-brief = Ukratko
# en 39c8ec39 draft
cards-and-points = Redoslijed i vrijednost karata
# en 08ca03a6 draft
cards-trump = { $contracts ->
    [yes] Adut (kad je sve adut: svaka boja)
   *[no] Adut
}
# en 6324dbab draft
cards-plain = { $contracts ->
    [yes] Ostale boje (bez aduta: svaka boja)
   *[no] Ostale boje
}
# en 03ea6919 draft
not-mentioned = Što dokument ne spominje
# en fb58fce4 draft
not-mentioned-in-part = Čega nema u dijelu dokumenta koji imamo
# en d693befc draft
questions-of-game = Pitanja o ovoj igri
# en a4ae0437 draft
in-other-languages = Ova stranica na drugim jezicima
# en 0db82df5 draft
variant-named = Varijanta „{ $variant }“

## rescue

# en 5f6570c8 draft
not-started = Yuss se nije pokrenuo
# en fb09127d draft
rescue-about = Njegove datoteke na ovom uređaju možda su oštećene. Yuss ih popravlja čim budeš na mreži. Spremljene partije još su na ovom uređaju. Ako izbrišeš podatke ove stranice, brišeš i njih: prvo spremi sigurnosnu kopiju.
# en fcf1b358 draft
rescue-backup = Spremi sigurnosnu kopiju
