### Sudac: što se smije pitati i kako odlučuje; i pravila za čitanje.

## rulings

# en 810d64d1 draft
referee-title = Sudac
# en efa8005c draft
referee-by-this-game = po pravilima ove partije
# en 11f4a042 draft
referee-to-sheet = Blok
# en aa8e04b5 draft
rulings-label = Odluke
# en 0c5858fc draft
all-rulings = Sve odluke
# en e2bcea85 draft
runs--ruling = Čija zvanja vrijede?
    .about = Što treba reći, ili mobitel od ruke do ruke
# en b5027f33 draft
play--ruling = Smije li se baciti ta karta?
    .about = Koje karte smiju, i zašto druge ne smiju
# en 528fc95d draft
bidding--ruling = Što sad smijem reći?
    .about = Tko govori, tko zove, tko izlazi
# en c1571799 draft
claim--ruling = Smijem li reći „dosta“?
    .about = Pravi trenutak, zbroj, i što košta pogreška
# en 55306fbf draft
wrong--ruling = Nešto je pošlo krivo
    .about = Krivo dijeljenje, kriva karta, lažno zvanje, krivi broj karata
# en f9cf2c0f draft
pile--ruling = Prebroji ovu hrpu
    .about = Dodirni karte, pročitaj bodove
# en dfb9aa08 draft
bela--ruling = Smijem li još reći „bela“?
    .about = Uz koju se kartu bela kaže i kad je prekasno
# en f96934ab draft
exchange--ruling = Smije li se sedmica zamijeniti?
    .about = Adutska sedmica za okrenutu kartu
# en 6e65316e draft
void-deal--ruling = Vrijedi li ovo dijeljenje?
    .about = Ako su prve karte nekog igrača same osmice i sedmice
# en 5db2dfb4 draft
cut--ruling = Tko prvi dijeli?
    .about = Unesi kartu koju je svaki igrač presjekao
# en 45850526 draft
replay--ruling = Pregledaj dijeljenje
    .about = Cijelo dijeljenje, štih po štih, s provjerom pogrešaka
# en 36fbffd6 draft
elsewhere--ruling = Bodovi po drugim pravilima
    .about = Jedno dijeljenje po pravilima svih igara, usporedno

## asked

# en 07ab9ce2 draft
asked-who-dealt = Tko dijeli
# en 586d4533 draft
asked-who-took = Tko zove
# en 8505b6c1 draft
asked-trumps = Adut
# en 330cf16b draft
asked-suit-turned-up = Okrenuta boja
# en c3c57503 draft
asked-last-trick = Zadnji štih
# en fcf50ef2 draft
asked-counts = Vrijedi
# en e8feef7e draft
asked-yes = Da
# en bf3e8f68 draft
asked-no = Ne
# en cf0e4264 draft
choose = Odaberi { $facts }.
# en dc6be58b draft
dealer--to-choose = djelitelja
# en 7f9cb640 draft
turn-up--to-choose = okrenutu boju
# en 92cccf5d draft
low-card--to-choose = boju niske karte
# en 54df7c73 draft
taker--to-choose = zvača
# en a7f1ac78 draft
trumps--to-choose = adut
# en 2a6a499e draft
bid--to-choose = ponudu
# en 134c6b41 draft
offender--to-choose = tko je pogriješio
# en 252e1839 draft
last-trick--to-choose = tko je uzeo zadnji štih
# en a8d79c2d draft
claimant--to-choose = tko želi reći „dosta“
# en 64ad378a draft
what-has-been-said = Što je rečeno
# en 151e09ee draft
undo-last-call = Poništi zadnju riječ
# en e7343581 draft
start-again = Ispočetka
# en d4da09da draft
by-the-rules-of = Po pravilima
# en 2ca52f5b draft
ruling-loads-game = Učitavam partiju…
# en 9fd75bde draft
ruling-game-not-here = Ova partija nije na ovom uređaju. Odaberi po kojim se pravilima sudi.
# en 9e94bf2a draft
ruled-points = { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}

## before-play

# en d08129f2 draft
exchange-allowed = Da: { trump-seven } ide na stol, a { turn-up } u ruku. Mijenjati se ne mora.
# en e7f736f6 draft
not-played--exchange-bar = Ne: { trump-seven } se u ovoj igri ne mijenja.
# en a516c178 draft
other-trumps--exchange-bar = Ne: { turn-up } nije adutske boje.
# en 90d1fd99 draft
no-seven--exchange-bar = Ne: zamijeniti se smije samo { trump-seven }.
# en f7be3d1c draft
too-late--exchange-bar = Ne. Igra je već počela, a mijenja se prije toga.
# en 803b7553 draft
no-claims--claim-bar = U ovoj igri nitko ne govori „dosta“: svako se dijeljenje odigra i prebroji.
# en 33438f71 draft
named-trumps--claim-bar = Ne. Strana koja je zvala adut ne smije reći „dosta“ prije nego što se njezino dijeljenje prebroji.
# en 3b7984ca draft
not-trick-winner--claim-bar = Ne. „Dosta“ smije reći samo igrač koji je upravo uzeo štih. Time se ništa ne gubi.
# en 22c5db31 draft
already-led--claim-bar = Ne. Sljedeći je štih počeo: pričekaj da uzmeš svoj. Time se ništa ne gubi.
# en d1f31928 draft
already-counted--claim-bar = Ne. Karte su prebrojene i odlučuje brojanje. Time se ništa ne gubi.
# en 13ce0e5a draft
too-late--claim-bar = Ne. Za ovim se stolom „dosta“ govori u prva tri štiha ili nikako.
# en c50079e4 draft
both-held--bela-state = Obje su još u ruci
# en e402bdb5 draft
first-silent--bela-state = Jedna je odigrana, a ništa nije rečeno
# en 6c610a4d draft
first-called--bela-state = Rečeno je uz prvu, druga je još u ruci
# en 0593085d draft
second-silent--bela-state = Rečeno je uz prvu, a druga je odigrana bez riječi
# en 830c438a draft
both-silent--bela-state = Obje su odigrane, a ništa nije rečeno
# en 97e62598 draft
second-called--bela-state = Rečeno je tek uz drugu
# en 59ddc7e6 draft
bela-counts = Da, { bela } vrijedi 20.
# en 91491d89 draft
bela-call-at-second = Da. Reci „{ bela }“ kad igraš drugu od te dvije karte.
# en c1d56ae2 draft
bela-call-at-first = Da. Reci „{ bela }“ kad igraš prvu od te dvije karte.
# en b10997d8 draft
bela-call-at-either = Da. Reci „{ bela }“ kad igraš bilo koju od te dvije karte.
# en 54d5d138 draft
bela-call-at-both = Da. Reci „{ bela }“ kad igraš prvu od te dvije karte, a „rebelote“ kad igraš drugu.
# en 1b7d9fa8 draft
bela-say-rebelote = Da, ako kažeš „rebelote“ kad igraš drugu od te dvije karte.
# en 184f2e60 draft
bela-lost-in-silence = Ne. Obje su karte odigrane bez riječi, pa se { bela } ne piše.
# en 1c5010a1 draft
bela-lost-at-first = Ne. „Bela“ se kaže uz prvu od te dvije karte, a ona je već odigrana.
# en 1f3cd835 draft
bela-lost-at-second = Ne. „Bela“ se kaže uz drugu od te dvije karte, a ona je već odigrana.
# en 0baba421 draft
bela-lost-without-rebelote = Ne. Uz drugu kartu nije rečeno „rebelote“, pa se { bela } ne piše.

## bidding

# en 6f71916f draft
call-contract = { $trump ->
    [spades] Pik
    [hearts] Herc
    [diamonds] Karo
    [clubs] Tref
    [none] Bez aduta
   *[all] Sve adut
}
# en 99b36940 draft
call-take-in = { $trump ->
    [spades] Zovem pik
    [hearts] Zovem herc
    [diamonds] Zovem karo
    [clubs] Zovem tref
    [none] Zovem bez aduta
   *[all] Zovem sve adut
}
# en d6aa6cb5 draft
call-bid = { $points } { $suit }
    .capot = Štiglja, { $suit }
# en 4bbddad5 draft
pass--call = Dalje
# en c5ca6124 draft
take--call = Zovem
# en d19648c5 draft
schmeiss--call = Schmeiss
# en 485f4861 draft
yes--call = Da, ponovno
# en 612cc142 draft
no--call = Ne, igra se
# en 3a0620e0 draft
double--call = { $vocabulary ->
    [coinche] Coinché
   *[other] Kontra
}
# en ed979a1e draft
redouble--call = { $vocabulary ->
    [coinche] Surcoinché
   *[other] Rekontra
}
# en 44a92e07 draft
sheet--call = Treća kontra
# en 98998c89 draft
bidding-took = { $name } zove { $trump }.
    .doubled = { $name } zove { $trump } { doubled }.
# en cf6b0f04 draft
bidding-leads = { $name } ima prvi izlaz.
# en 2b55023f draft
bidding-all-passed = Svi su rekli „dalje“: nove karte dijeli { $name }.
# en e231171a draft
bidding-schmeiss-agreed = Schmeiss je prihvaćen: nove karte dijeli { $name }.
# en 1dac0064 draft
turn-answers = Rečeno je „schmeiss“: odgovara { $name }.
# en 27a35171 draft
turn-speaks = { $round ->
    [first] Prvi krug: govori { $name }.
    [second] Drugi krug: govori { $name }.
   *[none] Govori { $name }.
}
# en 9476ee94 draft
turn-must-name = { $round ->
    [first] Prvi krug: { $name } mora zvati adut.
    [second] Drugi krug: { $name } mora zvati adut.
   *[none] { $name } mora zvati adut.
}

## irregularities

# en 8da804a1 draft
exposed-in-deal--irregularity = Pri dijeljenju se okrenula karta
    .about = Pri dijeljenju se vidjela nečija karta, ili u špilu jedna leži licem gore.
    .words = krivo dijeljenje, okrenuta, otvorena, licem gore, novo dijeljenje
# en 9379a1c1 draft
wrong-count-before--irregularity = Previše ili premalo karata, prije zvanja aduta
    .about = Netko broji karte i jedna fali ili je jedna viška, a još nitko ništa nije rekao.
    .words = krivo dijeljenje, krivi broj, fali karta, karta viška
# en 162f8587 draft
wrong-count-bidding--irregularity = Previše ili premalo karata, zvanje aduta već teče
    .about = Otkrije se dok se bira adut, ili prije prvog izlaza.
    .words = krivo dijeljenje, krivi broj, fali karta, karta viška
# en 724d645e draft
wrong-count-play--irregularity = Previše ili premalo karata, u igri
    .about = Otkrije se kad je taj igrač već izašao ili bacio kartu u prvi štih.
    .words = krivi broj, renons, fali karta, zadnji štih ne izlazi
# en 25d537fc draft
false-run--irregularity = Netko je prijavio { run } koji nitko nema
    .about = I odgovor poput „do čega?“ od igrača bez niza ili s nizom koji vrijedi manje.
    .words = lažna prijava, lažno zvanje, krivo zvanje, blef
# en 3d0087c6 draft
false-bela--irregularity = Netko je rekao „{ bela }“ bez para
    .about = Adutski kralj i adutska dama nisu bili u istoj ruci.
    .words = lažna prijava, lažna bela, bela, bella, belote
# en 33a5a262 draft
revoke--irregularity = Netko je bacio kartu koju nije smio
    .about = Boja nije poštovana, nije se sjeklo ili se nije išlo preko kad se moralo: kriva karta.
    .words = renons, nije poštovao boju, nije sjekao, nije prebacio, kriva karta, auzmeš
# en e2b93985 draft
low-trump-lead--irregularity = Netko je izašao adutskom osmicom ili sedmicom
    .about = Za nekim se stolovima adutom izlazi samo kartom koja nosi bodove.
    .words = mali adut, niski adut, fer igra
# en 0f9371c6 draft
exposed-card--irregularity = Netko je u igri pokazao kartu
    .about = Karta je pala na stol ili se vidjela prije reda.
    .words = pokazana karta, ispala, otvorena karta
# en 97758562 draft
out-of-turn--irregularity = Netko je igrao ili govorio preko reda
    .about = Izašao je krivi igrač, ili je netko igrao ili zvao prije reda.
    .words = izlaz preko reda, zvanje preko reda, krivi djelitelj
# en bd21f6a5 draft
claim-moment--irregularity = „Dosta“ je rečeno u krivom trenutku
    .about = Usred štiha, od nekoga tko nije upravo uzeo štih, ili kad je brojanje već počelo.
    .words = dosta, najava kraja, prerano, prekasno
# en 11b8a50f draft
false-claim--irregularity = „Dosta“ je rečeno s premalo bodova
    .about = U pravom trenutku, ali zbroj ne doseže cilj.
    .words = krivo dosta, netočna najava, izgubljena partija
# en 2dec3107 draft
redeal--remedy = Ponovno dijeljenje. Dijeli isti igrač i ništa se ne piše.
# en 54469423 draft
correct--remedy = Ispravite broj karata. Ako ih netko ima previše, druga strana naslijepo izvlači višak; ako ih ima premalo, dopunjava ih s vrha špila.
# en 32f526b2 draft
put-right--remedy = Povucite kartu ili riječ i igrajte dalje, ako nikome ne šteti što se vidjela ili čula.
# en 28f4d4a2 draft
must-be-played--remedy = Karta se mora odigrati, osim ako protivnici dopuste da se povuče.
# en e8e08a6e draft
all-to-other-side--remedy = Dijeljenje ide drugoj strani. Ona piše karte obiju strana, zadnji štih i svako zvanje koje je stvarno bilo u ruci. Gdje se licitiraju bodovi, piše kao kad ponuda padne. U nekim igrama gubitnik zadržava belu.
# en 49d6f1dd draft
declared-points--remedy = Druga strana piše krivo prijavljene bodove. Samo dijeljenje piše se kako je odigrano.
# en 20c8f173 draft
points-named--remedy = Druga strana piše bodove koje navode ova pravila. Ispravite stanje.
# en da3ca733 draft
no-claim--remedy = Takvo „dosta“ ne vrijedi. Igrajte dalje: pokušaj ne košta ništa.
# en 6e76b9ad draft
game-lost--remedy = Strana koja je rekla „dosta“ odmah gubi partiju, koliko god bi bodova donio ostatak dijeljenja.
    .by-three = Tko je rekao „dosta“, gubi partiju. Dobiva je protivnik koji je prije dijeljenja imao više bodova; ako su protivnici imali jednako, ne pobjeđuje nitko.
# en 6b5cf056 draft
nothing--remedy = Ništa. Za ovim se stolom smije izaći bilo kojom kartom.
# en d6ef65b9 draft
agree--remedy = Dogovorite se o bodovima i ispravite stanje.
# en 044fb77a draft
misdeal--entry-key = Spremi krivo dijeljenje
# en 94d8aa4b draft
revoke--entry-key = Spremi krivu kartu
# en e3870c9d draft
declared--entry-key = Spremi krivo prijavljene bodove
# en a66cf542 draft
claimed--entry-key = Otvori „dosta“ na bloku
# en a8115e44 draft
agreed--entry-key = Ispravi bodove

## play

# en 4ec38b96 draft
follow-suit--play-rule = Traži se { $suit }, a u ruci ga ima.
# en 9e37e3de draft
must-beat-trump--play-rule = Izašlo se adutom i vodi { $card }: mora se ići preko, a u ruci ima čime.
# en 497eded3 draft
must-head--play-rule = Vodi { $card }, a u ruci je jača karta te boje.
# en c03bd25f draft
must-trump--play-rule = Traži se { $suit }, a u ruci ga nema: mora pasti adut.
# en 4aabe7b6 draft
must-overtrump--play-rule = Štih je sječen, vodi { $card }: mora pasti jači adut, a u ruci ga ima.
# en 40068937 draft
low-trump-lead--play-rule = Adut je { $trump }: osmicom i sedmicom izlazi se samo kad se ne može izaći drugom kartom.
# en 80d6eb21 draft
follow-suit--broken = Boja nije poštovana.
# en cf9d8b66 draft
must-beat-trump--broken = Nije se išlo preko aduta kojim se izašlo.
# en eadb6726 draft
must-head--broken = Nije se išlo preko najjače karte.
# en a73e144b draft
must-trump--broken = Nije se sjeklo.
# en f3629d2b draft
must-overtrump--broken = Nije bačen jači adut.
# en 76c18e14 draft
low-trump-lead--broken = Izašlo se malim adutom.

## numbers

# en cd96ef56 draft
number-word = { $number ->
    [1] jedne
    [2] dvije
    [3] tri
    [4] četiri
    [5] pet
    [6] šest
    [7] sedam
    [8] osam
    [9] devet
   *[other] { $number }
}

## speech

# en 1503ce74 draft
say-i-have = Imam { $run }
# en 23910f3d draft
say-worth = Zvanje { $worth }
# en a555ea95 draft
say-not-good = Ne vrijedi
    .i-have = Ne vrijedi – imam { $run }
    .length = Ne vrijedi – moj je niz od { number-word }
    .mine-high = Ne vrijedi – { up-to }
# en a064d384 draft
say-no-good = Ne vrijedi
# en 5844a590 draft
say-length = Moj je niz od { number-word }
# en d53038a0 draft
say-mine-high = Moje je { up-to }
# en 04e5da93 draft
say-high = { $rank ->
    [A] Do asa
    [K] Do kralja
    [Q] Do dame
    [J] Do dečka
    [10] Do desetke
    [9] Do devetke
    [8] Do osmice
   *[7] Do sedmice
}
# en b455f8d5 draft
say-top = { $rank ->
    [A] As
    [K] Kralj
    [Q] Dama
    [J] Dečko
    [10] Desetka
    [9] Devetka
    [8] Osmica
   *[7] Sedmica
}
# en d74423ca draft
say-points = { $points ->
    [100] Sto
    [150] Sto pedeset
    [200] Dvjesto
   *[other] { $points }
}
# en d70d04be draft
say-four = { $rank ->
    [A] Četiri asa
    [K] Četiri kralja
    [Q] Četiri dame
    [J] Četiri dečka
    [10] Četiri desetke
   *[9] Četiri devetke
}
# en b5dd644d draft
say-good = Vrijedi
# en 9c2ed587 draft
say-how-high = Do čega?
# en c869a675 draft
say-also = Imam i ja
    .the-same = Isto
# en 125744f0 draft
say-none = Nemam
    .no-meld = Bez zvanja
# en a2ff8c0e draft
say-in-suit = { $suit ->
    [spades] Moj je u piku
    [hearts] Moj je u hercu
    [diamonds] Moj je u karu
   *[clubs] Moj je u trefu
}
    .alone = { $suit ->
        [spades] Pik
        [hearts] Herc
        [diamonds] Karo
       *[clubs] Tref
    }
# en 93ca149e draft
say-in-trumps = Moj je u adutu
# en f587a1ac draft
say-nor-mine = Ni moj nije u adutu
# en 536bc1b0 draft
say-nothing = Ništa ne reći

## elsewhere

# en deb40a14 draft
elsewhere-label = Bodovi po drugim pravilima
# en f67c2acc draft
elsewhere-title = Po drugim pravilima
# en d8c19de4 draft
elsewhere-more = Usporedi druga pravila
    .about = Skupovi pravila i varijante za isti broj igrača
# en eeeaace9 draft
elsewhere-points = Bodovi na bloku po svakom skupu pravila
# en 82595c5d draft
as-played = Kako se igralo
# en 97375c76 draft
column-not-all-known = Ne zna se sve
# en c4f7af5e draft
column-cannot-be = Ondje se ne može igrati
# en 50765244 draft
column-not-all-recorded = Nije sve upisano
# en cdb02707 draft
column-came-out = Ishod: { $verdict }
    .same = Ishod: { $verdict }, redak po redak isto
# en 1211fa84 draft
only-here = Samo ovdje
# en 8e363a7b draft
not-here = Ovdje ne
# en 9d058665 draft
line-for-line = Redak po redak isto kao što se igralo.
# en cfa37689 draft
on-the-sheet = (na bloku)
# en cf10e946 draft
from-a-sheet = Otvori suca s bloka neke partije i uzmi jedno njezino dijeljenje, ili unesi dijeljenje kartu po kartu.
# en 06630916 draft
nothing-to-compare = Još nema dijeljenja za usporedbu
# en 739907e6 draft
no-hand-played = U ovoj partiji još nema odigranog dijeljenja. Možeš ga unijeti kartu po kartu.
# en 910b1b0f draft
which-hand = Koje dijeljenje
# en 2b8ddab7 draft
not-recorded = Što nije upisano
    .needed = Nije upisano, a neka od ovih pravila to traže
# en 338377b9 draft
who-took-last-trick = Tko je uzeo zadnji štih?
# en 56569ec3 draft
what-were-trumps = Što je bio adut?
# en 1c65cfc9 draft
what-was-bid = Kolika je bila ponuda?
# en 388e150e draft
anybody-without = Je li itko ostao bez štiha?
# en 0f4c9294 draft
no-one-at-all = Nitko
# en 3b9fd1c1 draft
any-four = Je li itko imao četiri iste?
# en 9615cc13 draft
remove-four = Ukloni
# en 574f6ced draft
bela-called-when = Uz koju je kartu rečeno „{ bela }“?
# en 498386f7 draft
first-card--called-at = Uz prvu
# en caf88a7a draft
second-card--called-at = Uz drugu
# en 4c143189 draft
both--called-at = Uz obje
# en 93be5a12 draft
never--called-at = Uopće nije
# en c412bcd4 draft
had-none = { $name }: bez štiha
# en f5153c61 draft
had-all = { $name }: svi štihovi
# en 19a24884 draft
run-cards-asked = { $name }, { $run }: koliko karata?
    .unnamed = Koliko karata?
# en 34cfa161 draft
run-top-asked = { $name }, { $run }: do koje karte?
# en cd49af4b draft
run-suit-asked = { $name }, { $run }: u kojoj boji?
# en 9d93c28a draft
who-held-four = Tko je imao četiri { $ranks }?
# en 29b8b822 draft
held-four = { $name }: četiri { $ranks }
# en 3a3c9879 draft
line-of-side = { $name }: { $line }
# en bd24dcdb draft
missing-bela-call = Nije upisano uz koju je kartu rečeno „{ bela }“.
# en 034574c0 draft
missing-fours = Nije upisano je li itko imao četiri iste.
# en ba6f87cd draft
missing-run-length = Nije upisano koliko karata ima { $run } ({ $name }): { $lengths }.
    .unnamed = Nije upisano koliko karata ima { run }: { $lengths }.
# en ac3e46fd draft
spoken-totals = Upisani su samo ukupni zbrojevi: { runs } i { bela } u njima ostaju kako ih je stol brojio.
# en f2807502 draft
settled-declarations = Zvanja su upisana kao gotovi bodovi: ostaju kako ih je stol brojio.

## entry

# en acb53f51 draft
save-to-sheet = Spremi na blok
# en dd45ab96 draft
asked-without-game = Da ovo spremiš na blok, otvori suca s tog bloka.
# en da25a551 draft
to-the-games = Partije
# en c439e34a draft
to-the-sheet = Blok
# en 65aae35a draft
saved-as-hand = Spremljeno kao { $number }. dijeljenje.
# en ab543742 draft
saved-on-sheet = Spremljeno na blok.
# en 608b99f4 draft
write-as-hand = { $label }, { $number }. dijeljenje
# en 49baed1e draft
sheet-is-over = Ova je partija gotova.
# en 7e105e85 draft
sheet-is-open = Prvo ispravi dijeljenje na bloku.
# en 7c425e07 draft
agreed-reason = Razlog
# en d1151115 draft
agreed-whole-number = Cijeli broj do 9.999. Za oduzimanje stavi minus.
# en 35b576e4 draft
agreed-ask = Unesi tko dobiva koliko bodova.
# en a058752f draft
agreed-points-for = Bodovi: { $name }
# en 0ad5d446 draft
declared-points-asked = Krivo prijavljeni bodovi
# en dcb8181e draft
declared-why = krivo zvanje
# en 61d0cd85 draft
revoke-who = Tko je pogriješio
# en c1a3223a draft
revoke-card-points = Bodovi iz karata: { $name }
# en c845a67d draft
revoke-rest = Zvanja i belu koji su vrijedili dodaj na bloku: dodirni ondje dijeljenje i ispravi ga.
# en ee98a5a2 draft
revoke-enter = Unesi bodove iz karata.

## claim

# en 3aca52cb draft
claim-who = Tko želi reći „dosta“
# en 3167b7bb draft
claim-before = Stanje prije ovog dijeljenja
# en 191a8e64 draft
claim-tricks = Odigranih štihova
# en 14d19127 draft
claim-won-trick = Je li taj igrač uzeo zadnji odigrani štih?
# en 33441e2f draft
claim-counted = Jesu li karte prebrojene?
# en 46bd7549 draft
claim-next-led = Je li netko već izašao u sljedeći štih?
# en e02dfe20 draft
claim-points = Bodovi u dosadašnjim štihovima tog igrača
# en 0a12ec7f draft
claim-best-runs = Zvanja, ako su najbolja
    .label = Bodovi iz zvanja tog igrača
# en 52f12c6a draft
claim-ask = Unesi što taj igrač ima.
# en 64567fef draft
claim-on-sheet = „Dosta“ na bloku
# en 67d89fe4 draft
claim-last-trick = { $trick }, zadnji
# en 2a8c20e1 draft
claim-standing = Do { $target }: { $standing }
# en fe0f7164 draft
claim-standing-of = { $name } { $points }
# en a17e7177 draft
claim-not-now = Sad se „dosta“ ne može reći
# en ea8f2a82 draft
claim-to-reach = Do { $target }
# en 3bfb0b75 draft
claim-enough = { $total } od { $target }: dosta je
# en 4ae07a09 draft
claim-short = { $total } od { $target }: fali { NUMBER($missing) }
# en 6e642fb6 draft
claim-good = Da. { $name } ima { $total } od { $target } i pobjeđuje.
    .rest = Iz ovog dijeljenja: { $points }. Ostatak dijeljenja se ne igra.
# en 5bad718b draft
claim-false = Ne: { $total } od { $target }, fali { NUMBER($missing) }.
    .rest = Iz ovog dijeljenja dosad: { $points }. Igrajte dalje, a „dosta“ recite nakon nekog od sljedećih štihova.
# en 822d9782 draft
claim-false-lost = { $who ->
    [we] Ako se „dosta“ ipak kaže, odmah dobivamo partiju mi.
    [they] Ako se „dosta“ ipak kaže, odmah dobivate partiju vi.
    [one] Ako se „dosta“ ipak kaže, partiju odmah dobiva { $name }.
   *[many] Ako se „dosta“ ipak kaže, partiju odmah dobivaju { $name }.
}
# en 0e7ff7d3 draft
claim-false-no-one = Ako se „dosta“ ipak kaže, partija završava bez pobjednika.

## replay

# en 2c06bca5 draft
replay-loads = Učitavam dijeljenje…
# en 20292699 draft
replay-part = Dio dijeljenja
# en e8d5298f draft
tricks--part-of-replay = Štihovi
# en 10cde7e8 draft
hands--part-of-replay = Karte u ruci
# en 82cb87b1 draft
declared--part-of-replay = Zvanja
# en df7fa608 draft
result--part-of-replay = Odluka
# en 243b2a86 draft
replay-new = Novo dijeljenje
# en 506b9b8b draft
replay-change = Promijeni
    .done = Gotovo
# en 84beebc7 draft
replay-taken-on-big = Zvano na veliko
# en 123b3a7d draft
replay-on-big = Na veliko
# en 6a9c82f2 draft
replay-contract = Dijeli { $dealer }, { $taker } zove { $trump }.
# en 582bd10d draft
replay-every-card = Sve odigrane karte
# en e949987b draft
replay-undo = Poništi zadnju kartu
# en 865d135f draft
replay-clear = Obriši štihove
# en 18bcde4c draft
replay-trick-mark = { $trick }. štih
# en 064e14f9 draft
replay-all-in = Uneseno je svih { NUMBER($tricks) } štihova.
# en f780f8fc draft
replay-leads = { $trick }. štih: izlazi { $name }.
# en 60708aa4 draft
replay-plays = { $trick }. štih: igra { $name }.
# en f6fdf2d4 draft
replay-card-of = Karta koju igra { $name }
# en 72d9e738 draft
replay-as-text = Unesi kao tekst
    .about = Sve karte kao tekst, da se zalijepe ili pošalju dalje
# en 9e801f44 draft
replay-use-cards = Uzmi ove karte
# en bbfd7ace draft
replay-how-to-write = Za svaki štih napiši jedan redak, s kartama redom kojim su odigrane: A♠ 9♠ ili AS 9S (S je pik, H herc, D karo, C tref). Ruku igrača možeš dodati iza njegova imena: „{ $name }: AS KH“.
# en 90e0b04e draft
replay-unread = { $line }. redak: „{ $word }“ nije ni karta ni ime.
# en 4e15739c draft
replay-hands-optional = Ruku nekog igrača možeš izostaviti: Yuss tada uzima karte koje je taj igrač odigrao. Ako je netko zamijenio sedmicu, unesi njegovu ruku onakvu kakva je bila nakon zamjene.
# en 5c5d0aa0 draft
replay-whose-hand = Čija ruka
# en 8cbef04d draft
replay-card-count = { $count } od { $all }
# en c84af03c draft
replay-hand-count = { $name }, { $count } od { NUMBER($all) } karata
# en dfaee8bf draft
replay-hand-of = Ruka: { $name }
# en 6b947d59 draft
replay-what-cards-allow = Zvanja koja dosad unesene karte dopuštaju. Dodirni prijavljena, redom kojim su rečena.
# en 4bdd93ed draft
replay-nothing-to-declare = Nema zvanja.
# en 30bd34dd draft
replay-run = { $run } { $cards }
# en 6dd4c21a draft
replay-four = { four-of-a-kind } { $rank }
    .label = Četiri iste { $rank }
# en 00583c5b draft
replay-declared-by = { $name } prijavljuje { $meld }
# en 00305859 draft
replay-bela-in = { bela } ({ $suit })
# en 1c9df6ab draft
replay-announced-by = { $name } kaže: { replay-bela-in }
# en ae55ac19 draft
replay-bela-not-played = još nije odigrano
# en b9db923a draft
replay-bela-first = prva karta u { $first }. štihu
# en 5988f31a draft
replay-bela-both = prva karta u { $first }. štihu, druga u { $second }. štihu
# en 5ecc1f3d draft
replay-cannot-be = Ovo se dijeljenje nije moglo ovako odigrati.
# en 7d0d023b draft
replay-all-allowed = Sve su karte odigrane po pravilima.
# en 0c0a2eaa draft
replay-made-by-each = Što je koja strana skupila
# en a041846d draft
replay-complete = { $count ->
    [one] Potpun je { $count } štih od { NUMBER($all) }. Dijeljenje se boduje kad svi štihovi budu potpuni.
    [few] Potpuna su { $count } štiha od { NUMBER($all) }. Dijeljenje se boduje kad svi štihovi budu potpuni.
   *[other] Potpuno je { $count } štihova od { NUMBER($all) }. Dijeljenje se boduje kad svi štihovi budu potpuni.
}
# en c1addb49 draft
replay-not-allowed = { $count ->
    [1] Jedan potez nije bio dopušten.
    [one] { $count } potez nije bio dopušten.
    [few] { $count } poteza nisu bila dopuštena.
   *[other] { $count } poteza nije bilo dopušteno.
}
# en fafd3f95 draft
replay-played = { $trick }. štih, { $name }: { $card }.
# en 95093b28 draft
replay-allowed = Dopušteno: { $cards }.
# en 395b0d30 draft
replay-caption = Štihovi. { $points }.
# en 55970c89 draft
replay-points-of = { $name } { NUMBER($points) } iz karata

## runs

# en 48259fdf draft
runs-how = Kako
# en 7afa0b48 draft
runs-spoken = Naglas
# en 98d36104 draft
runs-passed = Mobitel u krug
# en 4fcc1e7d draft
runs-who-leads = Tko zove, pa i prvi izlazi
# en 6987f8d6 draft
runs-not-at-no-trumps = Bez aduta { runs } ne vrijede.
# en 6a648aeb draft
runs-not-here = Za ovim se stolom { runs } ne prijavljuju.
# en 5f96fc54 draft
runs-no-one-has = { $contest ->
    [runs] Nitko nema { run }.
    [fours] Nitko nema četiri iste.
   *[both] Nitko nema zvanja.
}
# en dedbaecb draft
runs-no-one-declared = Nitko ništa nije prijavio.
# en a591d7c5 draft
runs-equal = { $contest ->
    [runs] Najbolji { runs } jednaki su: nikome ne donose bodove.
   *[both] Najbolja su zvanja jednaka: nikome ne donose bodove.
}
# en 9fe1461d draft
runs-speaks = Govori { $name }:
    .first = Prvo govori { $name }:
# en 8a9746ea draft
runs-can-be-said = Što { $name } može reći
# en 8089bc75 draft
runs-are-good = { $who ->
    [we] Naši { runs } vrijede.
    [they] Vaši { runs } vrijede.
   *[many] { $name }: { runs } vrijede.
}
# en b430602e draft
fours-are-good = { $who ->
    [we] Naše četiri iste vrijede.
    [they] Vaše četiri iste vrijede.
   *[many] { $name }: četiri iste vrijede.
}
# en ae1cbaf9 draft
runs-no-one-else = Nitko drugi ne piše ništa. Sad se pokazuju oni koji vrijede.
# en 09d5f32c draft
declared-no-one-else = Nitko drugi ne piše zvanja. Sad se pokazuju ona koja vrijede.
# en 711c6c5b draft
runs-fours-apart = Četiri iste uspoređuju se zasebno.
# en dc3962e5 draft
runs-no-one-looks = Nitko drugi ne gleda. Svaki igrač unosi svoje nizove i opet ih skriva.
# en 0404ff4a draft
runs-declare-nothing = Ne prijavljujem ništa
# en 1d7adcd3 draft
runs-hide = Sakrij i daj dalje
# en feefdb1d draft
runs-show = Pokaži nizove i broji
# en 5a848e03 draft
runs-give-phone = Mobitel sad dobiva { $name }.
# en 509cc7d7 draft
runs-i-am = Ja sam { $name }
# en a3b2ada9 draft
runs-cards-of = Karte: { $name }
# en df1b97aa draft
runs-tap = Dodirni karte svojih nizova: { $found }.
    .none = Dodirni karte svojih nizova: zasad nijedan { run }.
# en 811fbd20 draft
runs-declared-is-good = Vrijede prijavljena zvanja: { $names }.
# en e63112f9 draft
runs-whose-cards = Čije karte
# en 9b382b5e draft
runs-tap-shown = Dodirni pokazane karte.
# en e8fa5a45 draft
runs-need-trick = Nizovi vrijede čim njihova strana uzme štih.
# en 14ade2d2 draft
runs-shown-by = Pokazane karte: { $name }

## single-rulings

# en 685e6cb6 draft
bela-in-one-hand = Jesu li adutski kralj i dama bili u istoj ruci?
    .no = Ne. Adutski kralj i adutska dama moraju biti u istoj ruci.
# en 24fae1e7 draft
bela-where = Gdje su te dvije karte sada?
# en 1fb09e56 draft
bidding-low-card-suit = Boja niske karte
# en a22a8894 draft
bidding-not-there = To se u ovom trenutku ne smije reći. Poništi to.
# en 3e73bf74 draft
bidding-save-redeal = Spremi ponovno dijeljenje
# en 64fca674 draft
bidding-may-be-said = Što { $name } smije reći
# en be9a3bf5 draft
cut-ask = Unesi koju je kartu tko presjekao.
# en 73c62764 draft
cut-again = Odlučujuće su karte jednake: presijecite ponovno.
# en c7af6a25 draft
cut-by = { $name } presijeca
# en 3396484e draft
cut-deals-first = Prvo dijeli { $name }.
# en a92a26fe draft
cut-would-deal = Najvišu kartu ima { $name }. Po ovim pravilima stol sam bira tko dijeli.
# en be30fea0 draft
exchange-holds-seven = Ima li igrač adutsku sedmicu?
# en cb920b0f draft
exchange-card-led = Je li netko već izašao?
# en ec8bf099 draft
pile-ask = Odaberi adut. Dolje piše koliko hrpa vrijedi uz svaki izbor.
# en 6b35b10e draft
pile-has-last = U ovoj je hrpi zadnji štih
# en b6c719f6 draft
pile-last-key = Zadnji štih +10
# en 6b4b6697 draft
pile-clear = Obriši hrpu
# en 180d057d draft
pile-label = Karte u hrpi
# en bf447b14 draft
pile-by-trumps = Ista hrpa s drugim adutom
# en 1dbb1be2 draft
pile-cards = { $cards ->
    [one] { $cards } karta.
    [few] { $cards } karte.
   *[other] { $cards } karata.
}
    .and-last = { $cards ->
        [one] { $cards } karta, i 10 za zadnji štih.
        [few] { $cards } karte, i 10 za zadnji štih.
       *[other] { $cards } karata, i 10 za zadnji štih.
    }
# en 148e7dfc draft
pile-rest = Druga strana ima { $points }.
    .and-last = Druga strana ima { $points } sa zadnjim štihom.
# en c32da30e draft
play-cards-are-for = Čemu služe karte dolje
# en 0a75a74d draft
play-trick-key = Štih
# en afe6518d draft
play-hand-key = Ruka
# en 856d1be6 draft
play-tap-trick = Dodirni karte na stolu redom kojim su odigrane. Ako ne dodirneš nijednu, izlazi igrač čija je ruka dolje.
# en bfd3d854 draft
play-tap-hand = Dodirni karte koje igrač još drži.
# en 67bdd4d8 draft
play-the-trick = Štih dosad
# en c57bac05 draft
play-the-hand = Ruka
# en 03804209 draft
play-no-cards = još ništa
# en 9d23964a draft
play-clear = Obriši karte
# en 9b86c0fa draft
play-now-hand = Sad dodirni karte ruke iz koje se igra.
# en d1985bde draft
play-any-card = Smije svaka karta.
# en e74eb070 draft
play-trick-label = Štih dosad: { $cards }
    .empty = Štih dosad: nitko nije izašao
# en 9117df3a draft
play-hand-label = Ruka iz koje se igra: { $cards }
    .empty = Ruka iz koje se igra: bez karata
# en a56402a2 draft
play-in-trick = { $place ->
    [1] izlaz
   *[other] { $place }.
}
# en 7972eb97 draft
play-in-hand = ruka
# en f44bd9c8 draft
play-may = da
# en 702dc452 draft
play-may-not = ne
# en 15b94e19 draft
play-too-many = To ne može biti: u ruci je najviše { NUMBER($most) } karata.
# en 480df4a0 draft
play-may-be = Smije: { $cards }.
# en 3460ef7e draft
play-not-these = Ne smije { $cards }
# en 2a7e869a draft
void-never = Za ovim stolom vrijedi svako dijeljenje, koliko god karte bile loše.
# en 173062b3 draft
void-save = Spremi nevažeće dijeljenje
# en 411db16b draft
void-first-cards = Prvih { $first ->
    [5] pet
   *[6] šest
} karata jednog igrača
# en 615cb1dd draft
void-not = Vrijedi: nisu to samo osmice i sedmice.
# en a51330e6 draft
void-tap = Dodirni prvih { $first ->
    [5] pet
   *[6] šest
} karata jednog igrača: zasad { $count }.
# en 1521625d draft
void-deals-again = Ne vrijedi: { $name } miješa i dijeli ponovno.
# en b7f8e296 draft
wrong-what = Što se dogodilo
    .help = Riječ ili dvije: kriva karta, krivo dijeljenje, dosta
# en a8939fe4 draft
wrong-not-found = Pod tim imenom ništa nije pronađeno.
# en e944d658 draft
wrong-show-all = Prikaži sve
# en 65cfb3df draft
wrong-rules-silent = Ova pravila o tome ne kažu ništa. Odaberi kako se radi za vašim stolom:

## citation-parts (own)

the-document = { $document ->
    [clobyosh] Clobyosh / Bela
    [lehman] Lehmanov Klaberjass
    [bicycle] Bicycleov Klaberjass
    [denexa] Denexin Klaberjass
    [ffb-belote] belote francuskog saveza
    [ffb-contree] contrée francuskog saveza
    [ffb-coinche] coinche francuskog saveza
    [ffb-pages] stranice francuskog saveza
    [pravila-bele] Pravila igre Bela
    [cannes] pravila iz Cannesa, 2016.
    [ascee] pravila jednog natjecanja { "ASCEE" }
    [pagat-coinche] Coinche na pagat.com
    [colver] pregled Colver
   *[belote] članak o bridge-beloteu
}
    .label = { $document ->
        [clobyosh] Clobyosh / Bela
        [lehman] Lehmanov Klaberjass
        [bicycle] Bicycleov Klaberjass
        [denexa] Denexin Klaberjass
        [ffb-belote] Belote francuskog saveza
        [ffb-contree] Contrée francuskog saveza
        [ffb-coinche] Coinche francuskog saveza
        [ffb-pages] Stranice francuskog saveza
        [pravila-bele] Pravila igre Bela
        [cannes] Pravila iz Cannesa, 2016.
        [ascee] Pravila jednog natjecanja { "ASCEE" }
        [pagat-coinche] Coinche na pagat.com
        [colver] Pregled Colver
       *[belote] Članak o bridge-beloteu
    }

## citations

# en 7d711a72 draft
cited = { the-document }, { $place }
    .label = { the-document.label }, { $place }
# en 863478c0 draft
cited-silent = { the-document } – o tome ništa
    .label = { the-document.label } – o tome ništa
# en a1bdc8c0 draft
cited-lacks = { the-document } – ne spominje se
    .label = { the-document.label } – ne spominje se
# en b72e7d94 draft
cited-lacks-here = { the-document } – za ovu se igru ne spominje
    .label = { the-document.label } – za ovu se igru ne spominje
# en 8daef6a6 draft
cited-in-part = { the-document }: nema u dijelu koji imamo
    .label = { the-document.label }: nema u dijelu koji imamo
# en b130e491 draft
cited-after = prepričano iz pravila „{ $title }“, koja nismo mogli pročitati
    .label = Prepričano iz pravila „{ $title }“, koja nismo mogli pročitati
# en 791b315c draft
cited-house = dogovor za ovim stolom
    .label = Dogovor za ovim stolom
# en 6f31e4f3 draft
cited-document = { the-document.label }
# en ea30aa95 draft
ground-read = { $source }, po našem tumačenju
# en c2b3527f draft
giver-line = <game>{ $game }</game>: { $ground }
    .noted = <game>{ $game }</game>: { $ground }. { $note }
# en ff1e1817 draft
reading-link = Naše tumačenje

## lookup

# en 35ba01dc draft
rules-find = Nađi pravilo po bilo kojoj riječi
# en 953e3450 draft
rules-whose = Čija pravila
# en e4ed3fee draft
rules-answers-of = Odgovori
# en 4baf7b94 draft
rules-as-written-in = Kako piše u
# en bd2c3eee draft
rules-at-this-table = Za ovim stolom
# en 3f4ec617 draft
rules-house-mark = kućno pravilo
# en 499b63bf draft
rules-practise = Vježba
# en e7e7fe94 draft
rules-our-game = { $game } po našem
# en a6a51b21 draft
rules-of-ours = kućnih pravila: { $count }
# en 49235e33 draft
rules-title = Pravila
    .about = O čemu se za stolom prepire, od presijecanja do kraja partije: prvo odgovor vašeg stola, pa odgovor svakog izvora.
# en 4637a3a8 draft
compare-title = Usporedi dvije igre
    .about = Samo pitanja na koja odgovaraju različito.
# en 66c7fcda draft
glossary-title = Rječnik
    .about = Ista karta može imati desetak imena. Uz svaku riječ stoje njezina druga imena i pravilo kojem pripada. Nekih imena iz drugih zemalja i knjiga nema ni u jednom od naših dokumenata.
# en 0ff5b34b draft
often-asked = Često se pita
# en be282314 draft
sources-title = Odakle pravila
    .link = Izvori
# en 22bcb6d6 draft
stories-title = Priče i savjeti
    .about = Odakle dolaze igra i njezine riječi, što ljudi rade za stolom i kako igrati bolje. Sve je iz dokumenata na kojima počivaju pravila.
    .of-it = Povezane priče i savjeti
# en 9d0373b2 draft
laws-of-other-games = Kako je u drugim kartaškim igrama
# en 390abc37 draft
rules-for-example = Na primjer
# en c842cd5e draft
asked-with-it = Srodna pitanja
# en 713f2065 draft
rules-of-games = Pravila svake igre
# en be754445 draft
words-for-it = Povezane riječi
# en 9467905c draft
order-of-a-deal = Redom kroz dijeljenje
# en 2cfeb638 draft
rules-before = Prije
# en b359da86 draft
rules-next = Poslije
# en bd5d8fd7 draft
place-of-question = { $group } · { $number } od { $all }
# en d18958b8 draft
settled-under = O tome se stol može dogovoriti prije igre, u pravilima nove partije: „{ $question }“
# en 6c9d939c draft
answers-given = { $count ->
    [2] Dva odgovora
    [3] Tri odgovora
    [4] Četiri odgovora
    [5] Pet odgovora
    [6] Šest odgovora
    [7] Sedam odgovora
    [8] Osam odgovora
    [9] Devet odgovora
   *[other] { $count } odgovora
}
    .silent = Nijedan naš dokument to ne kaže
    .all-agree = Sve se igre slažu
# en b7713417 draft
in-no-document = Tog pravila nema ni u jednom našem dokumentu, ali ga stol može dogovoriti.
# en 4ac411df draft
variation-of = { $game }, varijanta „{ $variant }“
# en 7b62edc0 draft
unclear-on = Naše tumačenje: { $point }
# en d26f63d6 draft
compare-one = Jedna igra
# en 6ae39292 draft
compare-other = Druga
# en 398005ce draft
compare-unknown = Adresa navodi igru koje ovdje nema. Odaberi gore drugu.
# en e91ae714 draft
compare-all-alike = Ništa: na svako pitanje odgovaraju isto.
# en 2862120b draft
compare-differing = { $count ->
    [1] Jedno od { NUMBER($all) } pitanja
   *[other] { $count } od { NUMBER($all) } pitanja
}
# en afb34868 draft
house-rule = Kućno pravilo.
    .agreed = Kućno pravilo. Dogovor za ovim stolom.
    .before = Kućno pravilo:
# en 1bd71023 draft
decided-no-hand = Po ovom odgovoru još nije odlučeno nijedno dijeljenje ove partije.
# en 9886242e draft
decided-hands = Dijeljenja odlučena po ovom odgovoru:
# en fc8c0b6f draft
decided-all = { $count ->
    [one] svih { $count }
    [few] sva { $count }
   *[other] svih { $count }
}
# en f1196ef0 draft
answer-of-variant = { $variant }: { $source }
# en 6f632668 draft
answer-stands = { $place }.
# en 0778e77a draft
answer-in-game = { $game }: { $answer }
# en 94cb15a6 draft
arises-in = Postavlja se u:
# en 8778a2e1 draft
agreed-target = { $target }, po dogovoru za ovim stolom.
# en 2d775f49 draft
example-tie = izjednačeno
# en 9528ec61 draft
example-last-trick = zadnji štih
# en 0e2eaf06 draft
example-who-deals = tko dijeli
# en 021ef5da draft
example-revoke = kriva karta
# en ed1aab91 draft
examples-label = Primjeri
# en f3642cd0 draft
for-example = na primjer „{ $word }“
# en c281f8e7 draft
found-label = Nađeno
# en 7b064411 draft
found-rules = Nađena pravila
# en 31b80070 draft
found-nothing = Pod tim imenom nema ničega.
# en bea06353 draft
found-what-next = Probaj s drugom ili kraćom riječi. Obriši redak za sva pitanja ili pogledaj u <link>Rječnik</link>.
# en 17c3e75c draft
found-questions = { $questions ->
    [1] Jedno pitanje
    [one] { $questions } pitanje
    [few] { $questions } pitanja
   *[other] { $questions } pitanja
}
# en 10fd04c4 draft
found-stories = { $stories ->
    [1] Jedna priča
    [one] { $stories } priča
    [few] { $stories } priče
   *[other] { $stories } priča
}
# en da4e04b2 draft
found-both = { found-questions }, { $stories ->
    [1] jedna priča
    [one] { $stories } priča
    [few] { $stories } priče
   *[other] { $stories } priča
}
