### Pravila: što se pita, što koji dokument odgovara, riječi za stolom i što se priča o igri.

## groups (by id)

# en 5d4321a5 draft
pack--group-title = Špil, jačina i vrijednost
# en 7e2e5060 draft
deal--group-title = Djelitelj, presijecanje i dijeljenje
# en 802ca1e3 draft
choosing-trumps--group-title = Biranje aduta
# en 3456bfb5 draft
auction--group-title = Licitacija: ugovori i bodovi
# en d15f44b0 draft
exchange--group-title = Zamjena sedmice
# en d933885c draft
run-values--group-title = Nizovi: koliko vrijede
# en e06f80f0 draft
whose-runs--group-title = Nizovi: kome se pišu
# en 80b802ad draft
bela--group-title = Bela
# en acb90331 draft
play--group-title = Igranje štihova
# en aa072466 draft
scoring--group-title = Bodovanje dijeljenja
# en f0c1eb35 draft
end--group-title = Kraj partije
# en 960eefad draft
irregularities--group-title = Nepravilnosti

## questions (by id)
##
## `tie--ask` is a question, `tie--bate--answer` one of its answers, `tie--bela-2--note` what a document adds, by the game or
## the variant, `tie--example` an example. `next-dealer--next-2--clause` is a sentence that an answer adds at a table of two. A law is that of another card game, by its name.

# en f7a6df90 draft
pack--ask = Koje su karte u špilu?
# en 6c8bce8d draft
pack--28--answer = 28 karata: u svakoj boji od asa do osmice, bez sedmica.
# en 821d0ff9 draft
pack--32--answer = 32 karte: as, kralj, dama, dečko, desetka, devetka, osmica i sedmica svake boje.
# en b91c48a0 draft
pack--denexa--note = Po opisu na stranici u špilu su samo karte od asa do osmice, a ipak stranica broji 32 karte i služi se adutskom sedmicom.

# en c0771892 draft
trump-rank--ask = Kojim redom idu aduti po jačini?
# en 166e713d draft
trump-rank--jack-nine--answer = Dečko, devetka, as, desetka, kralj, dama, osmica, sedmica. Svaki adut tuče svaku kartu druge boje.
# en ec03b24f draft
trump-rank--lehman--note = Podrazumijeva da adut tuče druge boje.
# en a282fb72 draft
trump-rank--bridge-belote--note = Članak podrazumijeva da adut tuče druge boje. Kad je sve adut, taj red vrijedi u svakoj boji, ali štih može uzeti samo karta tražene boje.
# en 0117848b draft
trump-rank--example = Adut je herc: herc devetka tuče herc asa, a herc sedmica pik asa.

# en 5e7574fa draft
plain-rank--ask = Kojim redom idu karte u boji koja nije adut?
# en b6ae66dc draft
plain-rank--ace-ten--answer = As, desetka, kralj, dama, dečko, devetka, osmica, sedmica. Desetka je odmah ispod asa.
# en 40e00c1a draft
plain-rank--four-bimah-no-trump--note = Bez aduta taj red vrijedi u sve četiri boje.

# en da630b3d draft
run-order--ask = Koji red vrijedi za nizove?
# en c6698b8a draft
run-order--natural--answer = Prirodni: as, kralj, dama, dečko, desetka, devetka, osmica, sedmica. Vrijedi i u adutu.
# en 9b3a0452 draft
run-order--bicycle--note = Stranica dodaje da as ide samo na vrh, iznad kralja i dame.
# en ed51ec6f draft
run-order--example = As, kralj, dama, dečko su pedeset. As, desetka, kralj, dama nisu: zaredom idu samo as, kralj i dama, a to je dvadeset.

# en cb0058a3 draft
card-points--ask = Koliko vrijede aduti u štihovima?
# en 32ff9800 draft
card-points--trumps--answer = Dečko 20, devetka 14, as 11, desetka 10, kralj 4, dama 3; osmica i sedmica ništa. U adutskoj boji su 62 boda.
# en 7e447a46 draft
card-points--bridge-belote--note = Kad je sve adut, tako vrijedi svaka boja.

# en 66a7eb95 draft
plain-card-points--ask = Koliko vrijede karte koje nisu adut?
# en 3f861bb2 draft
plain-card-points--plain--answer = As 11, desetka 10, kralj 4, dama 3, dečko 2; devetka, osmica i sedmica ništa. U svakoj takvoj boji je 30 bodova.
# en 0984dcdd draft
plain-card-points--bridge-belote--note = Bez aduta tako vrijedi svaka boja.

# en 4d214394 draft
points-in-hand--ask = Koliko je bodova iz karata u jednom dijeljenju?
# en c5bff303 draft
points-in-hand--two-players--answer = U špilu ih je 152, ali 14 karata ostaje vani, pa ih je u igri od 18 do 146. Zadnji štih dodaje 10: od 28 do 156.
# en 11a931ef draft
points-in-hand--three-players--answer = U špilu ih je 152, ali pet karata ostaje vani, pa ih je u igri od 85 do 152. Zadnji štih dodaje 10.
# en 9b22e006 draft
points-in-hand--all-out--answer = U igri su sva 152 boda, sa zadnjim štihom 162.
# en 318cda55 draft
points-in-hand--contracts--answer = Sa zadnjim štihom 162 u boji, 258 kad je sve adut, a 130 bez aduta, što se udvostručuje na 260.
# en a7d87357 draft
points-in-hand--contracts-single--answer = Sa zadnjim štihom 162 u boji, 258 kad je sve adut, a 130 bez aduta.
# en 311a94b2 draft
points-in-hand--turn-up-out--answer = U igri su 152 boda minus vrijednost okrenute karte, dakle od 132 do 152. Zadnji štih dodaje 10.
# en fe0e6a70 draft
points-in-hand--no-trump--answer = Sa zadnjim štihom: bez aduta 130 bodova, a u boji 162, kao i uvijek.
# en eb5485f7 draft
points-in-hand--bela-2--note = Te smo bodove izračunali iz vrijednosti karata i 14 karata koje ostaju vani.
# en 3f092fd3 draft
points-in-hand--bela-3--note = Te smo bodove izračunali iz vrijednosti karata i karata koje ostaju vani.
# en cc3d7b96 draft
points-in-hand--klabberjass-4--note = Te smo bodove izračunali iz vrijednosti karata, jer se dijele sve karte.
# en 4b460126 draft
points-in-hand--lehman--note = { points-in-hand--bela-3--note }
# en 0d7d9fb8 draft
points-in-hand--bicycle--note = { points-in-hand--bela-3--note }
# en 7a611810 draft
points-in-hand--denexa--note = { points-in-hand--bela-3--note }
# en 994ad680 draft
points-in-hand--bridge-belote--note = Članak daje 258 bodova kad je sve adut i 162 u boji. Onih 130 bez aduta izračunali smo iz vrijednosti karata.
# en a51c777f draft
points-in-hand--three-28--note = Te smo bodove izračunali iz vrijednosti karata i jedne karte koja ostaje vani.
# en 2e8e3468 draft
points-in-hand--example = U adutskoj boji su 62 boda, a u ostale tri po 30, ukupno 152. Četiri adutske boje imaju 248 bodova, četiri obične 120.

# en b09b3159 draft
names-of-trumps--ask = Kako se zovu adutski dečko i adutska devetka?
# en 487b0284 draft
names-of-trumps--yuss-manel--answer = Adutski dečko je Yuss, a adutska devetka Manel.
# en 6d884f81 draft
names-of-trumps--jass-menel--answer = Adutski dečko je jass, a adutska devetka menel.
# en f5019f66 draft
names-of-trumps--jasz-menel--answer = Adutski dečko je jasz, a adutska devetka menel.
# en d32f3a8b draft
names-of-trumps--plain--answer = Nemaju posebna imena: adutski dečko i adutska devetka.
# en 291596cc draft
names-of-trumps--klabberjass-4--note = Odjeljak za četiri igrača nema nijedno od ta dva imena.

# en cee327b3 draft
first-dealer--ask = Tko prvi dijeli u partiji?
# en 15726dc8 draft
first-dealer--high-cut--answer = Presijeca se: dijeli najviša karta, prirodnim redom od asa do sedmice.
# en ecab5b9e draft
first-dealer--low-cut--answer = Izvlači se: dijeli najniža karta, prirodnim redom od asa do sedmice.
# en 5c1e6daf draft
first-dealer--agree--answer = Presijecanje nije propisano. Djelitelja određuje slučaj, kako god se stol dogovori.
# en dc6002ca draft
first-dealer--klabberjass-4--note = Odjeljak za četiri igrača prvo dijeljenje ne spominje, pa se karte presijecaju kao u igri udvoje.
# en 5d6e3a00 draft
first-dealer--lehman--note = Stranica prvo dijeljenje ne spominje.
# en c4d0cbc0 draft
first-dealer--bicycle--note = Tko izvuče najnižu kartu, bira i mjesto.
# en 74f4e98a draft
first-dealer--denexa--note = Nasumce, a ne kaže kako.
# en 4520852e draft
first-dealer--bridge-belote--note = Pobjednici jedne partije prvi dijele u sljedećoj.

# en e42d54f9 draft
equal-cut--ask = Što ako su presječene karte jednake?
# en 90a219ca draft
equal-cut--high-cut--answer = Ponovno presijecaju oni s jednakom najvišom kartom.
# en c1ebea35 draft
equal-cut--low-cut--answer = Svi ponovno izvlače.
# en e121b536 draft
equal-cut--agree--answer = Presijecanje nije propisano. Ako se ipak presijeca, a karte su jednake, presijeca se ponovno.

# en 9ea9aef8 draft
next-dealer--ask = Tko dijeli sljedeći put?
# en 710f6abd draft
next-dealer--winner--answer = Pobjednik dijeljenja: zvač ako prolazi, inače protivnik.
# en d01bcd9b draft
next-dealer--winner-3--clause = Utroje je to protivnik koji ima više.
# en f38b4460 draft
next-dealer--next--answer = Sljedeći igrač u smjeru igre, bez obzira na to tko je dobio.
# en f1d9f5da draft
next-dealer--next-2--clause = Udvoje se dijeli naizmjence.
# en 422475e4 draft
next-dealer--bela-2--note = Stranica kaže da je pravedno da dijeli pobjednik, jer je u prednosti onaj tko ne dijeli.
# en 99e4f915 draft
next-dealer--bela-3--note = Ako oba protivnika imaju jednako bodova, dijeli onaj koji je prvi iza djelitelja.
# en 1b448945 draft
next-dealer--bridge-belote--note = Članak ne kaže tko dijeli sljedeći. Uzimamo da se dijeli dalje nadesno.

# en 3cf2a6a5 draft
dealer-after-tie--ask = Tko dijeli nakon izjednačenog dijeljenja?
# en d7ac6623 draft
dealer-after-tie--next--answer = Sljedeći igrač: izjednačeno dijeljenje nema pobjednika.
# en c641fcfb draft
dealer-after-tie--next-2--clause = Udvoje je to onaj drugi.
# en 2ffb7713 draft
dealer-after-tie--higher-opponent--answer = Protivnik s više bodova, jer je izjednačeno pad. Ako oba protivnika imaju jednako, dijeli onaj koji sjedi prvi iza djelitelja.
# en bf0b5bec draft
dealer-after-tie--opponent--answer = Protivnik, jer je izjednačeno pad.
# en 847d0ca9 draft
dealer-after-tie--opponent-4--clause = Od dva protivnika dijeli onaj koji sjedi prvi iza djelitelja.
# en e1bfe46c draft
dealer-after-tie--passes--answer = Sljedeći igrač, kao nakon svakog dijeljenja.
# en 91106008 draft
dealer-after-tie--same--answer = Isti djelitelj dijeli ponovno, jer se dijeljenje ponavlja.
# en fbea8032 draft
dealer-after-tie--taker--answer = Zvač, jer je izjednačeno prolaz.

# en b9e73f8e draft
dealer-after-redeal--ask = Svi su rekli „dalje“: tko sad dijeli?
# en 5c823d02 draft
dealer-after-redeal--next--answer = Sljedeći igrač.
# en d62d11c2 draft
dealer-after-redeal--next-2--clause = Udvoje je to onaj drugi.
# en 84cd0b93 draft
dealer-after-redeal--same--answer = Isti djelitelj dijeli ponovno.
# en 80234ab3 draft
dealer-after-redeal--bela-3--note = Odjeljak za tri igrača ne kaže tko dijeli. Dijeli sljedeći igrač, kao udvoje.
# en 6f2fa3f3 draft
dealer-after-redeal--bicycle--note = Djelitelju dopušta da „počne novo dijeljenje“, a ipak kaže da se dijeli naizmjence.
# en 749a1a1a draft
dealer-after-redeal--bridge-belote--note = Članak ne kaže tko dijeli nakon četiri „dalje“. Uzimamo da se dijeli dalje nadesno.

# en 4db5f31c draft
shuffle-and-cut--ask = Tko miješa, a tko presijeca?
# en e03c8ec0 draft
shuffle-and-cut--tap--answer = Djelitelj nudi špil protivniku da presiječe. Među prijateljima protivnik obično samo kucne po vrhu špila.
# en f7ea2120 draft
shuffle-and-cut--both--answer = Miješati smiju oba igrača, djelitelj zadnji ako želi. Drugi igrač presijeca, s najmanje tri karte u svakom dijelu.
# en 1579180b draft
shuffle-and-cut--shuffle--answer = Špil se miješa. Presijecanje dokument ne spominje.
# en ff35b53e draft
shuffle-and-cut--cut-only--answer = Miješa se prije partije, a prije kasnijih dijeljenja samo se presijeca: igrač prije djelitelja diže najmanje tri karte.
# en ef2c5c32 draft
shuffle-and-cut--cut-only-4--clause = Za prvo dijeljenje presijeca djeliteljev partner.
# en 26a5eb4a draft
shuffle-and-cut--open--answer = Dokument ne propisuje ništa. Miješajte i presijecajte kako je kod vas običaj.
# en 6256fb37 draft
shuffle-and-cut--bela-3--note = Ne kaže koji od dva protivnika presijeca.
# en d6a2c1c4 draft
shuffle-and-cut--always--answer = Djelitelj miješa prije svakog dijeljenja. Presijeca igrač prije djelitelja, s najmanje tri karte u svakom dijelu.
# en 9e09c904 draft
shuffle-and-cut--may-cut--answer = Djelitelj miješa i nudi špil igraču prije sebe, koji smije presjeći, a ne mora.

# en e3df268c draft
first-cards--ask = Koliko se karata dijeli prije biranja aduta?
# en 4864f619 draft
first-cards--six--answer = Svakome šest, u dva kruga po tri.
# en 4d623be5 draft
first-cards--five--answer = Svakome pet: prvo po tri odjednom, onda po dvije, počevši desno od djelitelja.
# en 634a81c2 draft
first-cards--bela-2--note = Prvi ih dobiva igrač koji ne dijeli.
# en d130d313 draft
first-cards--bela-3--note = Odjeljak za tri igrača kaže da se dijeli po tri, u smjeru kazaljke na satu.
# en eecfcc24 draft
first-cards--bicycle--note = { first-cards--bela-2--note }
# en 59e47853 draft
first-cards--eight--answer = Svih osam, po dvije i po tri odjednom.
# en a3bc69c9 draft
first-cards--belote--note = Smije se početi i s po dvije.

# en e168d5bf draft
last-cards--ask = Kako se dijele preostale karte kad je adut izabran?
# en e00c0fb7 draft
last-cards--packet--answer = Svakome još tri karte, odjednom.
# en 13676404 draft
last-cards--singly--answer = Svakome još tri karte, jedna po jedna.
# en aa96084a draft
last-cards--three--answer = Svakome još tri karte. Dokument ne kaže idu li odjednom ili jedna po jedna.
# en 011489c2 draft
last-cards--turn-up-to-dealer--answer = Svakome još dvije karte odjednom. Djelitelj dobiva jednu kartu iz špila i okrenutu kartu.
# en c635cb67 draft
last-cards--two-each--answer = Svakome još dvije karte, i djelitelju.
# en 0858e2d9 draft
last-cards--turn-up-to-taker--answer = Svakome još tri karte; zvač dobiva okrenutu i još dvije.
# en 66b63589 draft
last-cards--face-down--answer = Svakome odmah još dvije karte, licem dolje. Svoje dižeš tek kad kažeš zoveš li.
# en 6aa6c948 draft
last-cards--none-left--answer = Više se ne dijeli: svih osam karata dolazi prije licitacije.

# en 7f9ba232 draft
hand-size--ask = Koliko karata dobiva svaki igrač?
# en 33838ceb draft
hand-size--nine--answer = Devet, dakle devet štihova.
# en b76b1aa6 draft
hand-size--eight--answer = Osam, dakle osam štihova, i ništa ne ostaje.
# en 729d8506 draft
hand-size--bela-3--note = Stranica taj broj za troje navodi kad opisuje igru s 28 karata: „Igrači i dalje imaju po 9 karata.“

# en ed3ff861 draft
turn-up-owner--ask = Tko dobiva okrenutu kartu?
# en 6c900718 draft
turn-up-owner--nobody--answer = Nitko. Ostaje izvan igre, osim ako netko smije za nju zamijeniti adutsku sedmicu i to učini.
# en 0e541d1d draft
turn-up-owner--dealer--answer = Djelitelj: to mu je zadnja karta, koja god boja bila adut.
# en 1221a21d draft
turn-up-owner--out-of-play--answer = Nitko. S 28 karata to je jedina karta koja ostaje izvan igre.
# en e61e2fd9 draft
turn-up-owner--indicator--answer = Nitko: karta koja pokazuje boju nije jedna od 32 karte u igri.
# en d4332cf9 draft
turn-up-owner--taker--answer = Zvač, koja god boja bila adut.

# en 576f3d7a draft
bottom-card--ask = Pokazuje li se donja karta špila?
# en ef3f6062 draft
bottom-card--shown--answer = Da. Kad svatko ima sve svoje karte, okrene se licem gore, samo da se vidi; u igri ne sudjeluje. Ostatak špila ostaje licem dolje.
# en 9d7f21c9 draft
bottom-card--not-mentioned--answer = Dokument je ne spominje. Smije ostati licem dolje s ostatkom špila.
# en 7c7af4c3 draft
bottom-card--bela-3--note = Stranica tu kartu ne broji među skrivene.

# en b4a88ee4 draft
direction--ask = U kojem se smjeru dijeli i igra?
# en e7443b0e draft
direction--clockwise--answer = U smjeru kazaljke na satu, nalijevo.
# en c06d6afb draft
direction--clockwise-2--clause = Udvoje je svejedno.
# en ac8a2a48 draft
direction--counterclockwise--answer = Obrnuto od kazaljke na satu, nadesno.

# en a69e570f draft
indicator--ask = Koja karta pokazuje ponuđeni adut?
# en 52f1227e draft
indicator--turn-up--answer = Sljedeća karta špila, okrenuta nakon prvog dijela dijeljenja.
# en 181a8f3d draft
indicator--low-card--answer = Jedna od karata od dvojke do šestice, koje nisu u igri i miješaju se posebno. Zatim se dijele sve 32 karte, a djelitelj ne dobiva okrenutu.
# en 93bd5bb2 draft
indicator--bridge-belote--note = Ne okreće se nijedna karta: igrači licitiraju ugovore.

# en 499eeb0f draft
who-speaks-first--ask = Tko prvi govori?
# en 7358f22d draft
who-speaks-first--eldest--answer = Prvi na redu: igrač nakon djelitelja u smjeru igre.
# en 1ec1c758 draft
who-speaks-first--eldest-2--clause = Udvoje je to onaj tko ne dijeli.
# en f18d58ac draft
who-speaks-first--bela-3--note = Odjeljak za tri igrača kaže samo da se govori redom, u smjeru kazaljke na satu.
# en 6b7b4d44 draft
who-speaks-first--bridge-belote--note = Ne kaže tko licitira prvi.

# en 79780c81 draft
round-one--ask = Što se može reći u prvom krugu?
# en 2f098297 draft
round-one--none--answer = Zvati okrenutu boju ili reći „dalje“.
# en 2add6d99 draft
round-one--first-turn--answer = Zvati okrenutu boju, reći „dalje“ ili „schmeiss“.
# en 8d6ac81b draft
round-one--every-turn--answer = { round-one--first-turn--answer }
# en 2d49d989 draft
round-one--not-dealer-second--answer = Zvati okrenutu boju, reći „dalje“ ili „schmeiss“; nakon „dalje“ djelitelj ima isti izbor.

# en 3cc18744 draft
round-two--ask = Svi su jednom rekli „dalje“: što se može reći u drugom krugu?
# en 3142e077 draft
round-two--none--answer = Zvati drugu boju ili opet reći „dalje“.
# en 7d317e70 draft
round-two--first-turn--answer = Zvati drugu boju ili opet reći „dalje“. Schmeiss se smije reći samo kad si prvi put na redu.
# en 16365ef9 draft
round-two--every-turn--answer = Zvati drugu boju, opet reći „dalje“ ili reći „schmeiss“. Nakon „dalje“ djelitelj ima isti izbor.
# en 805f3390 draft
round-two--not-dealer-second--answer = Prvi na redu zove drugu boju, kaže „dalje“ ili „schmeiss“. Nakon „dalje“ djelitelj zove drugu boju ili dijeli ponovno.
# en f3bf8f26 draft
round-two--dealer-names--answer = Zvati drugu boju ili opet reći „dalje“. Djelitelj, koji govori zadnji, ne smije reći „dalje“.
# en 6852b472 draft
round-two--dealer-names-schmeiss--answer = Zvati drugu boju, opet reći „dalje“ ili reći „schmeiss“. Djelitelj, koji govori zadnji, mora zvati drugu boju.
# en c9cc1b32 draft
round-two--four-bimah-no-trump--note = Djelitelj smije zvati i bez aduta.

# en 346d3f87 draft
turned-suit-again--ask = Smije li se okrenuta boja zvati u drugom krugu?
# en 695dd9da draft
turned-suit-again--no--answer = Ne. Samo jedna od ostale tri boje.
# en 05f0abc0 draft
turned-suit-again--belote--note = Tekst u drugom krugu dopušta bilo koju boju i ne isključuje okrenutu.

# en 38c59a22 draft
all-pass--ask = Što ako svi u svakom krugu kažu „dalje“?
# en 07fc8e2a draft
all-pass--redeal--answer = Karte se bacaju i dijeli se ponovno. Ništa se ne piše.
# en a524106e draft
all-pass--dealer-names--answer = To se ne može dogoditi: djelitelj govori zadnji i mora zvati adut.
# en 0ce5e178 draft
all-pass--eldest-names--answer = Igrač nakon djelitelja mora zvati adut.
# en 42803869 draft
all-pass--bela-2--note = Bodovi koji vise iz ranijeg dijeljenja ostaju visjeti.
# en a0124754 draft
all-pass--bridge-belote--note = Bodovi koji vise iz ranijeg dijeljenja ostaju visjeti.

# en dec2cb84 draft
bimah--ask = Može li netko biti prisiljen zvati?
# en 3ab0c95a draft
bimah--redeal--answer = Ne. Ako svi kažu „dalje“, dijeli se ponovno.
# en 42334629 draft
bimah--dealer-names--answer = Da, djelitelj. Ako svi ostali u svakom krugu kažu „dalje“, djelitelj je na musu (ondje „bimah“): mora zvati adut.
# en 12722ad3 draft
bimah--eldest-names--answer = Da, igrač nakon djelitelja. Ako svi dvaput kažu „dalje“, taj igrač zove adut.
# en 0f0c890e draft
bimah--bela-3--note = Stranica navodi varijantu: djelitelj mora zvati.
# en c2ce3979 draft
bimah--klabberjass-4--note = Stranica navodi dvije varijante: mora zvati djelitelj, ili mora zvati igrač lijevo od njega.
# en 34856fc0 draft
bimah--lehman--note = Nitko ne mora zvati zato što svi kažu „dalje“, ali odbijeni schmeiss obvezuje.
# en 1aa19e8b draft
bimah--bicycle--note = { bimah--lehman--note }
# en 201a99e2 draft
bimah--denexa--note = { bimah--lehman--note }

# en e176b31e draft
bimah-no-trump--ask = Smije li igrač koji mora zvati odabrati igru bez aduta?
# en 0c156762 draft
bimah-no-trump--no--answer = Ne. Mora biti boja.
# en 6687fb3a draft
bimah-no-trump--allowed--answer = Da. Sve četiri boje tada imaju redoslijed i vrijednosti obične boje, a u dijeljenju je 130 bodova sa zadnjim štihom.
# en 4f1078a0 draft
bimah-no-trump--klabberjass-4--note = Za nekim stolovima igrač koji mora zvati smije igrati bez aduta: djelitelj ili igrač lijevo od njega.

# en 7984d29d draft
first-lead--ask = Tko izlazi u prvi štih?
# en 27ece953 draft
first-lead--eldest--answer = Prvi na redu, igrač nakon djelitelja, bez obzira na to tko zove.
# en fa954507 draft
first-lead--eldest-2--clause = Udvoje je to onaj tko ne dijeli.
# en 46cd1012 draft
first-lead--taker--answer = Zvač, gdje god sjedio.

# en 6fcda078 draft
void-deal--ask = Prve karte jednog igrača same su osmice i sedmice. Vrijedi li dijeljenje?
# en c81cd789 draft
void-deal--no--answer = Da, vrijedi. Loše karte igraju se kao i svake druge.
# en 29b3bbef draft
void-deal--yes--answer = Ne. Tko ih ima, pokazuje te karte prije zvanja aduta, a isti djelitelj miješa i dijeli ponovno.
# en 024701ec draft
void-deal--bela-2--note = Poništavanje takvog dijeljenja poznato je kao varijanta.
# en cda914a9 draft
void-deal--example = Igrač u prvih šest karata ima osmicu i sedmicu pika, herca i trefa: dijeljenje ne vrijedi. S devetkom među tim kartama vrijedilo bi.

# en d1fce2cc draft
big--ask = Što znači zvati na veliko?
# en c2ab0f0d draft
big--no--answer = Toga ovdje nema.
# en b43cf8df draft
big--allowed--answer = Zvač to kaže kad zove i tada mora imati više nego oba protivnika zajedno. Svi se bodovi dijeljenja udvostručuju.
# en 03d0230f draft
big--bela-3--note = Poznato kao varijanta.
# en 6b9e8584 draft
big--example = Zvač na veliko ima 85, protivnici 50 i 40. Kako je 85 manje od 50 + 40 = 90, zvač pada. Protivnik s 50 dobiva 50 + 85 = 135, drugi zadržava 40, a udvostručeno je to 270 i 80.

# en 4a2e212f draft
schmeiss--ask = Tko smije reći schmeiss, i kad?
# en b1d24373 draft
schmeiss--none--answer = Nitko. Schmeissa nema.
# en 5748c93e draft
schmeiss--first-turn--answer = Oba igrača, samo kad prvi put govore.
# en 03666b05 draft
schmeiss--every-turn--answer = Oba igrača, kad god su na redu, u oba kruga.
# en 9c0acfa8 draft
schmeiss--not-dealer-second--answer = U oba kruga igrač koji ne dijeli, a djelitelj samo u prvom.
# en e3ad169e draft
schmeiss--bela-2--note = Poznato kao varijanta.
# en 7772884f draft
schmeiss--bicycle--note = U drugom krugu djelitelj može samo zvati boju ili ponovno dijeliti.

# en 4ccbabcd draft
schmeiss-agreed--ask = Igrač kaže schmeiss, a drugi pristaje: tko dijeli?
# en 52ce337d draft
schmeiss-agreed--next--answer = Karte se bacaju, a dijeli drugi igrač.
# en 1e6644b0 draft
schmeiss-agreed--same--answer = Karte se bacaju, a isti djelitelj dijeli ponovno.
# en 58245223 draft
schmeiss-agreed--bela-2--note = Poznato kao varijanta.

# en 9c528368 draft
schmeiss-refused--ask = Igrač kaže schmeiss, a drugi kaže ne: tko je zvač?
# en d7eded8e draft
schmeiss-refused--caller-takes--answer = Tko je rekao „schmeiss“, u okrenutoj boji.
# en 25259a04 draft
schmeiss-refused--refuser-takes--answer = Tko je rekao ne, u okrenutoj boji.
# en 9cc49196 draft
schmeiss-refused--bela-2--note = Poznato kao varijanta.
# en 76a77070 draft
schmeiss-refused--lehman--note = U Lehmanovoj igri onaj tko kaže schmeiss pristaje igrati protiv zvača: drugi igrač zove ili se karte bacaju.
# en 5462c237 draft
schmeiss-refused--bicycle--note = Kaže samo da okrenuta boja postaje adut.
# en de243f64 draft
schmeiss-refused--example = Okrenut je herc, igrač koji ne dijeli kaže „schmeiss“, a djelitelj kaže ne. U Lehmanovoj igri zvač je djelitelj.

# en df81742a draft
schmeiss-refused-again--ask = Schmeiss je u drugom krugu odbijen: što sad?
# en 2eed0001 draft
schmeiss-refused-again--every-turn--answer = Tko ga je rekao, mora zvati jednu od ostale tri boje i on je zvač.
# en dda7e201 draft
schmeiss-refused-again--not-dealer-second--answer = Ako ga je rekao igrač koji ne dijeli, mora zvati jednu od ostale tri boje i on je zvač.

# en 765356cf draft
contract-order--ask = Kojim redom idu ugovori?
# en 2a859baf draft
contract-order--ladder--answer = Od najnižeg: tref, karo, herc, pik, bez aduta, sve adut. Svaka ponuda mora biti viša od zadnje.
# en 0ce91e26 draft
contract-order--example = Preko herca smiješ ponuditi pik, bez aduta ili sve adut, ali ne tref ni karo.

# en d70feb16 draft
no-trump-contracts--ask = Može li se igrati bez aduta ili tako da je sve adut?
# en b8b710c1 draft
no-trump-contracts--no--answer = Ne. Jedna je boja uvijek adut.
# en 48e23a3a draft
no-trump-contracts--forced--answer = Samo bez aduta, i samo igrač koji mora zvati.
# en cf8ffa54 draft
no-trump-contracts--contracts--answer = Da. Oboje su ponude koje svatko smije dati, iznad četiriju boja.
# en 62ced4c7 draft
no-trump-contracts--organiser--answer = Samo ako to dopusti organizator turnira ili stol. Tada se oboje nudi kao boja. Bez aduta as vrijedi 19 i bele nema. Kad je sve adut, moraš ići preko najjače karte ako možeš, a bela može biti u svakoj boji.
# en 98f5da57 draft
no-trump-contracts--belote--note = Kad je sve adut, svaka boja vrijedi kao adut, ukupno 258 bodova sa zadnjim štihom. Osvojeni bodovi bez bela množe se sa 162/258. 198 bodova i jedna bela daju 124 + 20 = 144.
# en f754f9e2 draft
no-trump-contracts--contree--note = Kad je sve adut, svaka boja vrijedi kao adut, ukupno 258 bodova sa zadnjim štihom. Osvojeni bodovi bez bela množe se sa 162/258 da se vidi je li ponuda prošla. Zatim se dodaju bele.
# en 066d8c34 draft
no-trump-contracts--coinche--note = Kad je sve adut, dečko vrijedi 13, devetka 9, as 6, desetka 5, kralj 3 i dama 2, pa dijeljenje i dalje vrijedi 162. Bez aduta četiri asa vrijede 200, a četiri desetke 150.
# en ca38cdb9 draft
no-trump-contracts--example = U francuskom beloteu bez aduta asovi zajedno vrijede 76, desetke 40, kraljevi 16, dame 12 i dečki 8. Sa zadnjim štihom to je 162.

# en 53e2a510 draft
auction-end--ask = Kad je biranje aduta gotovo?
# en f27c9ffd draft
auction-end--first-take--answer = Čim netko zove adut.
# en 1f4dc45b draft
auction-end--only-passes--answer = Nakon četiri „dalje“ bez ugovora, ili nakon tri „dalje“ iza ugovora.
# en cccd1148 draft
auction-end--passes-or-double--answer = Nakon četiri „dalje“ bez ugovora, nakon tri „dalje“ iza ugovora, ili kad na „sve adut“ padne kontra.
# en 9377e8b3 draft
auction-end--passes--answer = Nakon četiri „dalje“ bez ugovora, nakon tri „dalje“ iza ugovora, ili kad na „sve adut“ padne rekontra.
# en a99d1356 draft
auction-end--passes-or-sheet--answer = Nakon četiri „dalje“ bez ugovora, nakon tri „dalje“ iza ugovora, ili kad je na „sve adut“ dana treća kontra.
# en 7899dbdc draft
auction-end--bids--answer = Nakon četiri „dalje“ bez ponude, ili nakon tri „dalje“ iza zadnje ponude, kontre ili rekontre.
# en 4b2a1e7d draft
auction-end--bids-to-redouble--answer = Nakon četiri „dalje“ bez ponude, nakon tri „dalje“ iza ponude ili kontre, ili odmah nakon rekontre.
# en df409a43 draft
auction-end--contree--note = Nakon kontre govori samo strana koja ju je dobila.

# en f0bd2e79 draft
who-doubles--ask = Tko smije dati kontru i rekontru?
# en fc9833c0 draft
who-doubles--other-team--answer = Kontru na ugovor smije dati samo druga strana; rekontra, gdje je ima, pripada strani koja je dobila kontru. Viši ugovor briše kontru.
# en b220cecc draft
who-doubles--bridge-belote--note = Članak isključuje kontru na partnerov ugovor, a rekontru daje strani koja je dobila kontru. Ostalo je naše tumačenje.
# en e30f6216 draft
who-doubles--other-side-freezes--answer = Kontru na ponudu smije dati samo druga strana; rekontra, gdje je ima, pripada strani koja je dobila kontru. Nakon kontre nitko ne smije ponuditi više.

# en 1c6483e4 draft
bid-order--ask = Koja je od dviju ponuda viša?
# en 026a2498 draft
bid-order--number--answer = Viša je ponuda s većim brojem. Ponude rastu po deset, a među bojama nema reda. Najviša je ponuda štiglja.
# en 1c215a33 draft
bid-order--example = Preko 90 u hercu smiješ ponuditi 100 ili više u bilo kojoj boji, pa i u hercu, ili štiglju.

# en f2375ee9 draft
lowest-bid--ask = Koja je najniža ponuda?
# en 42e04b04 draft
lowest-bid--80--answer = 80 bodova.
# en 79ad188b draft
lowest-bid--other--answer = Koliko stol sam odredi, djeljivo s deset.
# en a203a335 draft
lowest-bid--contree--note = U nekim je pravilima najniža ponuda 82, a kaže se „80“. To je jedan bod više od polovice od 162.
# en dd1b2bda draft
lowest-bid--contree-pagat--note = Kaže se „80“, ali strana mora skupiti 82.

# en 2b7adf1c draft
bid-limit--ask = Dokle idu ponude?
# en bf0f1898 draft
bid-limit--160--answer = Do 160 bodova. Iznad je samo štiglja.
# en 5a193a7b draft
bid-limit--650--answer = Do 650 bodova, jer zvanja pomažu da se ponuda dosegne. Iznad je samo štiglja.
# en c9d5d276 draft
bid-limit--other--answer = Do broja koji stol sam odredi, djeljivog s deset. Iznad je samo štiglja.

# en dd67740e draft
bid-again--ask = Smije li poslije licitirati tko je rekao „dalje“?
# en d3919d75 draft
bid-again--passed-may--answer = Da, ako opet dođeš na red. Ali svoju ponudu ne smiješ dizati kad ostala tri igrača kažu „dalje“.

# en efa6ba9d draft
double-in-turn--ask = Smije li se kontra dati preko reda?
# en 5a73bae4 draft
double-in-turn--no--answer = Ne. Kontra se daje kad si na redu.
# en dd23b746 draft
double-in-turn--any-time--answer = Da. Igrač smije kontrirati u svakom trenutku, dokle god je zadnja ponuda protivnička.
# en a150a22f draft
double-in-turn--contree--note = Pravila klubova i knjiga se razlikuju. Mnoga kontru dopuštaju u svakom trenutku.
# en 4eb96924 draft
double-in-turn--cannes--note = Nakon kontre izvan reda druga strana bira: igra se dalje ili se ponovno dijeli.

# en 6bcfac32 draft
generale--ask = Smije li jedan igrač ponuditi da sam uzme sve štihove?
# en d8379819 draft
generale--none--answer = Ne. Générale nema: iznad ponuđene štiglje, koju partneri uzimaju zajedno, nema ničega.
# en 71c423bd draft
generale--coinche--note = Neki stolovi igraju générale, ponudu da igrač sam uzme sve štihove. Za nju daju od 350 do 1000 bodova, najčešće 500.

# en 119490ba draft
exchange-seven--ask = Smije li se adutska sedmica zamijeniti za okrenutu kartu?
# en 9c99eafe draft
exchange-seven--yes--answer = Da. Tko ima sedmicu, spušta je na stol i uzima okrenutu kartu.
# en 30f1abab draft
exchange-seven--no--answer = Ne.
# en a1b7cdc9 draft
exchange-seven--klabberjass-4--note = Okrenuta karta pripada djelitelju.
# en 8ce9b54e draft
exchange-seven--bridge-belote--note = Nijedna se karta ne okreće.
# en b365bb28 draft
exchange-seven--example = Okrenut je herc dečko i netko zove herc. Herc sedmica tada se može zamijeniti za tog dečka, Yussa.

# en f2737d43 draft
who-exchanges--ask = Tko smije zamijeniti sedmicu?
# en 62077421 draft
who-exchanges--yes--answer = Igrač koji ima sedmicu, bio zvač ili protivnik, djelitelj ili ne.

# en 3f7ec8c8 draft
exchange-other-suit--ask = Smije li se sedmica zamijeniti ako je adut druga boja?
# en f59f0ae0 draft
exchange-other-suit--yes--answer = Ne. Sedmica se mijenja samo za kartu svoje boje, pa mora biti zvana okrenuta boja.
# en ba8db9e6 draft
exchange-other-suit--bicycle--note = Govori o adutskoj sedmici, a ne kaže da okrenuta boja mora biti adut.
# en e3b6a03a draft
exchange-other-suit--example = Okrenut je herc, svi kažu „dalje“, pa netko zove pik. Nijedna sedmica ne može se zamijeniti za taj herc.

# en 635046c5 draft
when-to-exchange--ask = Kad se sedmica mijenja?
# en a137df9f draft
when-to-exchange--yes--answer = Kad svatko ima sve karte, prije nego što itko prijavi niz ili izađe. Nova karta smije biti dio niza.
# en fabb1dd9 draft
when-to-exchange--bela-2--note = Kaže: na kraju dijeljenja karata.
# en 0d451de7 draft
when-to-exchange--lehman--note = Lehman kaže da se zamjenom smije upotpuniti zvanje.
# en 5b52ade3 draft
when-to-exchange--bicycle--note = { when-to-exchange--bela-2--note }

# en edd52d15 draft
must-exchange--ask = Mora li se sedmica zamijeniti?
# en cae79384 draft
must-exchange--yes--answer = Ne. Tko ima sedmicu, smije je zadržati i ne reći ništa.

# en c72f8e41 draft
points-for-exchange--ask = Donosi li zamjena bodove?
# en abe87714 draft
points-for-exchange--yes--answer = Ne. Dobiva se samo karta.
# en 428f671f draft
points-for-exchange--bicycle--note = Samo ova stranica izričito kaže da zamjena ne donosi bodove.

# en be18835c draft
run-of-three--ask = Koliko vrijedi niz od tri?
# en afef402a draft
run-of-three--twenty--answer = 20: „dvadeset“, u bilo kojoj boji.
# en 00c92365 draft
run-of-three--bridge-belote--note = Niz od tri zove se terca. Bez aduta ne vrijedi.
# en a8004d95 draft
run-of-three--example = Tref dama, dečko, desetka: 20.

# en d21a5348 draft
run-of-four--ask = Koliko vrijedi niz od četiri?
# en 0cbdd4ac draft
run-of-four--fifty--answer = 50: „pedeset“, u bilo kojoj boji.
# en 9a7c28ed draft
run-of-four--bridge-belote--note = Niz od četiri zove se kvarta. Bez aduta ne vrijedi.
# en 55dba120 draft
run-of-four--example = Tref desetka, devetka, osmica, sedmica: 50.

# en 5897c09b draft
run-of-five--ask = Koliko vrijedi niz od pet?
# en 069c5deb draft
run-of-five--one--answer = 50, kao niz od četiri. Peta karta ne dodaje ništa.
# en 0b1a0ecc draft
run-of-five--split--answer = { run-of-five--one--answer }
# en 10f34cfb draft
run-of-five--hundred--answer = 100: „sto“.
# en f4aa4de1 draft
run-of-five--hundred-at-most--answer = { run-of-five--hundred--answer }
# en 9abfe777 draft
run-of-five--klabberjass-4--note = Kao dokaz za pedeset smiju se pokazati bilo koje četiri uzastopne od tih pet.
# en dac6a4ee draft
run-of-five--bicycle--note = Stranica navodi samo nizove od tri i od četiri, a broji sve što je u ruci.
# en 3ccbfce6 draft
run-of-five--bridge-belote--note = Bez aduta kvinta ne vrijedi.
# en 51dc815f draft
run-of-five--example = Pik dečko, desetka, devetka, osmica, sedmica: 50, a u bridge-beloteu, coincheu i hrvatskoj beli 100.

# en ab92f239 draft
run-of-six--ask = Koliko vrijedi niz od šest?
# en 208a6a7c draft
run-of-six--one--answer = 50. Dugi niz je samo jedno „pedeset“.
# en 49af6af8 draft
run-of-six--split--answer = 50. Dvije karte viška premalo su za dvadeset.
# en 49a4d285 draft
run-of-six--hundred--answer = 100, kao niz od pet. Šesta karta ne dodaje ništa.
# en 5387612a draft
run-of-six--hundred-at-most--answer = { run-of-six--hundred--answer }
# en 4026832a draft
run-of-six--bicycle--note = Stranica navodi samo nizove od tri i od četiri, a broji sve što je u ruci.
# en ee580521 draft
run-of-six--bridge-belote--note = Članak navodi nizove od tri do pet karata i niz od osam. Šest ili sedam karata ne vrijedi više od pet. Bez aduta nizovi ne vrijede.
# en 0ca015db draft
run-of-six--example = Od asa do devetke u jednoj boji: 50, a u bridge-beloteu, coincheu i hrvatskoj beli 100.

# en 9fcecc82 draft
run-of-seven--ask = Koliko vrijedi niz od sedam?
# en 4841f8a2 draft
run-of-seven--one--answer = 50. Dugi niz je samo jedno „pedeset“.
# en 3ec7f9d6 draft
run-of-seven--split--answer = 70: pedeset i dvadeset.
# en e64d2d85 draft
run-of-seven--hundred--answer = 100, kao niz od pet. Dvije karte viška premalo su za dvadeset.
# en 27c97722 draft
run-of-seven--hundred-at-most--answer = { run-of-seven--hundred--answer }
# en 8ca0d344 draft
run-of-seven--lehman--note = Stranica pedeset daje za „četiri ili više“: očito je da se dulji niz ne dijeli.
# en 5dbfd7ed draft
run-of-seven--bicycle--note = Stranica navodi samo nizove od tri i od četiri, a broji sve što je u ruci.
# en 9dd6eb86 draft
run-of-seven--bridge-belote--note = Članak navodi nizove od tri do pet karata i niz od osam. Šest ili sedam karata ne vrijedi više od pet. Bez aduta nizovi ne vrijede.
# en dd4c4da5 draft
run-of-seven--example = Imaš sve od asa do osmice u jednoj boji. Gdje se niz od sedam dijeli, as, kralj, dama i dečko vrijede 50, a desetka, devetka i osmica 20.

# en 3452a81e draft
run-of-eight--ask = Koliko vrijedi cijela boja, niz od osam?
# en 5018c254 draft
run-of-eight--one--answer = 50. Dugi niz je samo jedno „pedeset“.
# en d109017f draft
run-of-eight--split--answer = 100: dvaput pedeset.
# en ddaf4152 draft
run-of-eight--hundred--answer = 120: sto i dvadeset.
# en 6912d62e draft
run-of-eight--hundred-at-most--answer = 100, kao niz od pet. Tri karte viška ne dodaju ništa.
# en 93baba54 draft
run-of-eight--lehman--note = Stranica pedeset daje za „četiri ili više“: očito je da se dulji niz ne dijeli.
# en 244f1ee5 draft
run-of-eight--bicycle--note = Stranica navodi samo nizove od tri i od četiri, a broji sve što je u ruci.
# en 2e2c842c draft
run-of-eight--bridge-belote--note = Bez aduta nizovi ne vrijede.
# en 090c02af draft
run-of-eight--bela-hr--note = Tekst takav niz zove Belot, daje mu 1001 bod i time završava partiju.
# en 785156ad draft
run-of-eight--example = Imaš svih osam hercova. Gdje se niz od osam dijeli, as, kralj, dama i dečko vrijede 50, a desetka, devetka, osmica i sedmica još 50.

# en c6fcb068 draft
eight-in-suit--ask = Svih osam karata jedne boje u jednoj ruci: je li partija dobivena?
# en c415dd76 draft
eight-in-suit--no--answer = Ne. Dijeljenje se igra kao svako drugo.
# en e1059f8a draft
eight-in-suit--wins--answer = Da, odmah. Blok broji niz samo kao 100, pa za kraj partije upiši dogovorene bodove.
# en ac4eeb33 draft
eight-in-suit--bela-hr--note = Zove se Belot i vrijedi 1001.

# en c5280b0c draft
overlapping-runs--ask = Može li jedna karta biti u dva niza?
# en a9fc6713 draft
overlapping-runs--no--answer = Ne. Karta vrijedi samo u jednom nizu.
# en 657690c9 draft
overlapping-runs--one-run--answer = Ne. Sve karte koje u boji slijede jedna za drugom čine jedan niz.
# en 994dc55e draft
overlapping-runs--one-declaration--answer = Ne. Karta vrijedi samo u jednom zvanju, bio to niz ili četiri iste.
# en 2d08f65b draft
overlapping-runs--example = Kralj, dama, dečko, desetka i devetka nisu i pedeset i dvadeset: za ta dva niza treba sedam karata, a ovdje ih je pet.

# en 6aa0b3cc draft
four-of-a-kind--ask = Vrijede li što četiri iste?
# en 1d15182f draft
four-of-a-kind--no--answer = Ne. Ne vrijede ništa.
# en 83934828 draft
four-of-a-kind--yes--answer = Da: četiri dečka 200, četiri devetke 150, četiri asa, kralja, dame ili desetke 100. Četiri osmice ili sedmice ne vrijede ništa i ništa ne tuku.
# en 861a380d draft
four-of-a-kind--bela-2--note = Stranica izričito kaže da četiri iste ne donose bodove i dodaje da je u francuskom Beloteu drukčije. U igri Belote četiri iste vrijede ako se igra sa zvanjima.
# en 9372a791 draft
four-of-a-kind--lehman--note = Stranica četiri iste nigdje ne spominje.
# en dd9d2298 draft
four-of-a-kind--bicycle--note = Prijaviti se smiju samo nizovi.
# en 225f114f draft
four-of-a-kind--denexa--note = Stranica prije igre zna samo za dva zvanja, dvadeset i pedeset.
# en ecd4707c draft
four-of-a-kind--bridge-belote--note = Bez aduta četiri iste ne vrijede.
# en cd0dabf1 draft
four-of-a-kind--bela-hr--note = Navodi dečke, devetke, asove, kraljeve i dame, a desetke ne.

# en 3702d44d draft
fifty-against-twenty--ask = Pedeset protiv dvadeset: tko piše?
# en 6a9c3072 draft
fifty-against-twenty--fifty--answer = Pedeset, bez obzira do koje su karte, pa i kad je dvadeset u adutu.
# en d6cd9e79 draft
fifty-against-twenty--longer--answer = Dulji niz: sto tuče pedeset, pedeset tuče dvadeset, bez obzira do koje su karte.
# en 0952fa21 draft
fifty-against-twenty--bridge-belote--note = Članak ne uspoređuje zvanja.
# en a0c47a6f draft
fifty-against-twenty--example = Tref desetka, devetka, osmica, sedmica tuku adutskog asa, kralja i damu.

# en 3a43b3e2 draft
same-class--ask = Dva su niza po dvadeset, ili oba po pedeset: koji je bolji?
# en c81b869e draft
same-class--higher-top--answer = Niz do više karte, prirodnim redom od asa do sedmice.
# en cba95075 draft
same-class--length-first--answer = Dulji niz; ako su jednako dugi, niz do više karte.
# en 79b548b7 draft
same-class--lehman--note = Stranica uspoređuje jednako duge nizove. Svaki od četiri ili više vrijedi pedeset, pa sve nizove od pedeset uspoređujemo po najvišoj karti.
# en ba62bc8b draft
same-class--bicycle--note = Stranica uspoređuje jednako duge nizove. Uzimamo da svaki niz od četiri ili više vrijedi kao pedeset.
# en 37d8686b draft
same-class--denexa--note = Stranica uspoređuje jednako duge nizove. Svaki od četiri ili više vrijedi pedeset, pa sve nizove od pedeset uspoređujemo po najvišoj karti.
# en a832be48 draft
same-class--example = Kralj, dama, dečko tuku damu, dečka, desetku, čak i kad su te u adutu.

# en 017344dc draft
trump-run--ask = Jednaki nizovi do iste karte, jedan u adutu: tko piše?
# en 22509d4c draft
trump-run--wins--answer = Niz u adutu.
# en 11666b23 draft
trump-run--equal--answer = Nijedan. Adut ne daje prednost, pa su jednaki.
# en db66fa8c draft
trump-run--bridge-belote--note = Članak ne uspoređuje zvanja.
# en 4b412ee1 draft
trump-run--example = Adut je tref: tref kralj, dama, dečko tuku herc kralja, damu, dečka.

# en dcc65892 draft
equal-runs--ask = Jednaki nizovi do iste karte, a adut ne odlučuje: tko piše?
# en bae44ebd draft
equal-runs--first-declared--answer = Niz koji je prvi prijavljen.
# en 86fd7255 draft
equal-runs--first-declared-2--clause = Udvoje je to niz igrača koji izlazi u prvi štih.
# en 232bd261 draft
equal-runs--nobody--answer = Nitko. Ne vrijede ni oni ni ijedan drugi niz u dijeljenju.
# en eed485df draft
equal-runs--klabberjass-4--note = Stranica ne kaže tko piše. Uzimamo da piše igrač koji je prvi po redu igre, kao udvoje.
# en 44e1647b draft
equal-runs--bicycle--note = Kao varijantu stranica navodi da vrijedi niz igrača koji ne dijeli.
# en 9e7f3743 draft
equal-runs--example = Adut je pik. Prvi na redu ima tref desetku, devetku, osmicu, a djelitelj isto u hercu. U nekim igrama prvi na redu piše 20, u drugima ne piše nitko.

# en 28c3a52d draft
longer-run--ask = Je li niz od pet jači od niza od četiri?
# en da69ea58 draft
longer-run--one--answer = Ne. Oba su pedeset, a odlučuje viša najviša karta.
# en f75f36b2 draft
longer-run--split--answer = { longer-run--one--answer }
# en 4f7318bf draft
longer-run--hundred--answer = Da. Dulji niz pobjeđuje, bez obzira do koje su karte.
# en dd6ff5ce draft
longer-run--hundred-at-most--answer = Da. Ali među nizovima od pet i više karata odlučuje najviša karta.
# en 76ff21a1 draft
longer-run--bela-2--note = Pedeset se s pedeset uspoređuje po najvišoj karti, a peta karta ne donosi ništa.
# en ac72a118 draft
longer-run--klabberjass-4--note = Broji se najviša karta cijelog niza, osim ako igrač sam kaže nižu.
# en 0165bf56 draft
longer-run--example = Jedan igrač ima asa, kralja, damu i dečka, drugi kralja, damu, dečka, desetku i devetku. Jači je niz s asom, a u bridge-beloteu, coincheu i hrvatskoj beli niz od pet.

# en f3be1725 draft
second-runs--ask = Igrač s najboljim nizom ima još jedan niz. Vrijedi li i on?
# en da033482 draft
second-runs--yes--answer = Da. Vrijede svi njegovi nizovi, i oni koji bi sami izgubili.
# en 267c7537 draft
second-runs--team--answer = Da. Vrijede svi nizovi tog igrača, i oni koji bi sami izgubili.
# en bf055501 draft
second-runs--team-4--clause = Vrijede i nizovi njegova partnera.
# en 7b9d6f9c draft
second-runs--example = Pedeset do kralja i dvadeset do devetke donose 70, a dvadeset do asa protiv njih ništa.

# en aafad2e9 draft
losing-runs--ask = Koliko vrijede nizovi ako najbolji niz ima druga strana?
# en d3ff5db9 draft
losing-runs--nothing--answer = Ništa, koliko god ih bilo. I ne pokazuju se.
# en 0c34c626 draft
losing-runs--klabberjass-4--note = Dodaje da ih strana koja gubi ne smije pokazati.
# en 5f1eb1b6 draft
losing-runs--bridge-belote--note = Četiri iste uspoređuju se zasebno.
# en 261eaa69 draft
losing-runs--example = Jedan igrač ima pedeset do dame i dvadeset do asa, drugi pedeset do kralja. Prvi piše 0, drugi 50.

# en c5f8f4e6 draft
partners-runs--ask = Vrijede li partnerovi nizovi kad je moj najbolji?
# en 28b9df8a draft
partners-runs--yes--answer = Da. Strana koja pobijedi u usporedbi piše sve nizove obaju partnera, druga strana nijedan.
# en 507283aa draft
partners-runs--example = Imaš pedeset, partner dvadeset, a druga strana dvaput dvadeset. Tvoja strana piše 70, druga 0.

# en e1ec381a draft
meld-contest--ask = Uspoređuju li se nizovi i četiri iste međusobno?
# en 1cf50481 draft
meld-contest--apart--answer = Ne. Svako se uspoređuje zasebno.
# en 7c4d4325 draft
meld-contest--one--answer = Da. Odlučuje najbolje pojedinačno zvanje, a strana koja ga ima piše sva svoja zvanja. Kad niz i četiri iste vrijede jednako, četiri iste tuku niz.
# en 0dd3d3b2 draft
meld-contest--example = Jedna strana ima niz od pet, druga četiri dame. I jedno i drugo vrijedi 100. Pobjeđuju dame, a niz ne vrijedi ništa.

# en f1c3a4f9 draft
runs-need-trick--ask = Mora li igrač s najboljim nizom uzeti štih?
# en 98c06064 draft
runs-need-trick--yes--answer = Da. Bez štiha nizovi ne vrijede ništa; dovoljan je bilo koji štih.
# en 4f235f4d draft
runs-need-trick--yes-4--clause = U paru je dovoljan štih jednog od partnera.
# en b5d8e86d draft
runs-need-trick--no--answer = Ne. Nizovi vrijede i igraču bez ijednog štiha.
# en 7af56514 draft
runs-need-trick--lehman--note = Stranica ne kaže da nizovi traže štih.
# en 03d1be11 draft
runs-need-trick--bicycle--note = { runs-need-trick--lehman--note }
# en f2a58d43 draft
runs-need-trick--example = Igrač ima pedeset do asa u boji koja nije adut, a ne uzme nijedan štih. Tih pedeset ne vrijedi ništa.
# en 54631220 draft
runs-need-trick--side--answer = Da, štih mora uzeti igrač ili njegov partner. Strana bez štiha gubi sve što je prijavila.
# en 3df5f313 draft
runs-need-trick--to-sweeper--answer = Da, tako na kraju ispada: zvanja strane bez štiha idu strani koja je uzela sve štihove.

# en eab16486 draft
sweep-melds--ask = Jedna strana uzima sve štihove. Što je sa zvanjima druge strane?
# en 386b3254 draft
sweep-melds--own--answer = Svejedno vrijede strani koja ih je prijavila.
# en 08b6f7b1 draft
sweep-melds--to-sweeper--answer = Idu strani sa svim štihovima. Bela ostaje ondje gdje je rečena.
# en 129ce42a draft
sweep-melds--lost--answer = Propadaju, a propada i bela.

# en bf2fd642 draft
dead-run--ask = Najbolji niz ne vrijedi jer njegova strana nema štiha. Vrijedi li sljedeći najbolji niz?
# en e546d16c draft
dead-run--yes--answer = Ne. Najbolji niz i dalje je jači od ostalih, pa nizove ne piše nitko.
# en 13492775 draft
dead-run--example = Jedan igrač ima pedeset, a ne uzme nijedan štih. Drugi ima dvadeset i uzme svih devet štihova. Nijedan ne piše ništa za nizove.

# en 222ccf36 draft
words-of-runs--ask = Što igrači govore kad prijavljuju nizove?
# en f20b9256 draft
words-of-runs--step-by-step--answer = Prvi na redu: „Imam dvadeset“ ili „pedeset“. Odgovor: „vrijedi“, „ne vrijedi“ ili opet „imam dvadeset“ odnosno „imam pedeset“. Tek tada se kaže najviša karta, a tek poslije toga boja ili „u adutu“. Zadnji odgovor je samo „vrijedi“ ili „ne vrijedi“.
# en 61b99b8e draft
words-of-runs--after-first-trick--answer = Svaki igrač kaže „dvadeset“ ili „pedeset“. Ako to ne odluči, oni koji još mogu pobijediti nakon prvog štiha redom kažu svoju najvišu kartu, ili „vrijedi“. Ako su najviše karte jednake, igrač s nizom u adutu to kaže.
# en 049ccc12 draft
words-of-runs--points-only--answer = Igrač koji ne dijeli kaže „zvanje dvadeset“, „zvanje pedeset“ ili „bez zvanja“; djelitelj odgovara samo ako ima isto ili više. Dokument ne kaže kako se govore najviša karta i boja.
# en 1371355a draft
words-of-runs--how-high--answer = Igrač koji ne dijeli kaže bodove; djelitelj kaže „vrijedi“, „ne vrijedi“ ili, ako ima isto, „do čega?“. Zatim se kaže najviša karta. Je li niz u adutu, važno je samo ako su najviše karte jednake.
# en 9f1ea465 draft
words-of-runs--how-high-suits--answer = Igrač koji ne dijeli: „Imam dvadeset“ ili „pedeset“. Djelitelj: „vrijedi“, „ne vrijedi“ ili „do čega?“. Zatim se kaže najviša karta. Ako su najviše karte jednake, oba igrača kažu boju.
# en d76faf68 draft
words-of-runs--type-only--answer = Samo vrsta: „terca“, „kvarta“, „kvinta“ ili „četiri iste“. Boju i karte ne treba reći.
# en 934952cf draft
words-of-runs--example = Prvi na redu: „Imam pedeset.“ Djelitelj: „Imam pedeset.“ Prvi: „Do kralja.“ Djelitelj: „Imam i ja.“ Prvi: „Moj je u hercu.“ Djelitelj: „Ne vrijedi.“ Djeliteljev je niz u adutu.
# en 83a27d4e draft
words-of-runs--kind-then-height--answer = Uz prvu kartu kaže se samo vrsta: „tierce“, „cinquante“, „cent“ ili „carré“. U drugom štihu, ako su zvanja jednaka, najvišu kartu kaže igrač koji je prvi prijavio. Druga strana odgovara „nije bolje“ ili kaže svoju.
# en 76286d1e draft
words-of-runs--around--answer = Redom, počevši desno od djelitelja: „nemam“ ili zvanje. Kad sva četiri igrača kažu svoje, odlučuje najbolje pojedinačno.

# en 7097b2b5 draft
when-to-declare--ask = Kad se nizovi prijavljuju?
# en 92506581 draft
when-to-declare--first-card--answer = Kad bacaš kartu u prvi štih. Poslije je prekasno.
# en 8d9ea931 draft
when-to-declare--before-lead--answer = Prije prvog izlaza. Poslije je prekasno.
# en 60e6e0cc draft
when-to-declare--klabberjass-4--note = Niz se prijavljuje neposredno prije nego što igrač baci kartu u prvi štih.
# en a543b7a2 draft
when-to-declare--bridge-belote--note = U bilo kojem trenutku prvog štiha.
# en f40174f9 draft
when-to-declare--before-play--answer = Redom, kad je adut zvan, a prije nego što padne ijedna karta.

# en bede1c0e draft
twenty-after-fifty--ask = Prijavljeno je pedeset: smijem li još prijaviti dvadeset?
# en af9a4367 draft
twenty-after-fifty--no--answer = Ne.
# en 7006002c draft
twenty-after-fifty--no-4--clause = Ali ako je pedeset partnerovo i najbolji je niz, tvoje se dvadeset poslije pokazuje i broji s njim.
# en 76152434 draft
twenty-after-fifty--good--answer = Ne. Na pedeset koje ne možeš dostići odgovara se „vrijedi“, a dvadeset protiv pedeset ne vrijedi ništa.
# en cc66e5ea draft
twenty-after-fifty--not-announced--answer = Ne. Djelitelj prijavljuje samo zvanje koje je jednako dobro ili bolje.
# en 51dd382e draft
twenty-after-fifty--yes--answer = Da. Prijaviti smiju svi; piše samo strana s najboljim zvanjem.

# en 84c8bfde draft
showing-runs--ask = Kad se nizovi pokazuju?
# en cdd667f7 draft
showing-runs--second-trick--answer = U drugom štihu; pokazuje samo igrač s najboljim nizom. Niz koji se ne pokaže ne vrijedi.
# en 1e75eecf draft
showing-runs--after-first--answer = Nakon prvog štiha; pokazuje samo igrač s najboljim nizom.
# en 41fae1d5 draft
showing-runs--team-after-first--answer = Kad je jasno tko ima najbolji niz; pokazuje samo ta strana.
# en 77895104 draft
showing-runs--if-asked--answer = Ne pokazuju se, osim ako netko traži: dovoljno je reći vrstu zvanja.
# en db3a9aef draft
showing-runs--klabberjass-4--note = Stranica ne kaže kad se nizovi pokazuju.
# en e0003f1e draft
showing-runs--denexa--note = Prije nego što počne drugi štih.
# en 355e98ba draft
showing-runs--team-second-trick--answer = Kad padne prva karta drugog štiha; pokazuje samo strana s najboljim zvanjem.

# en 8230bbd1 draft
must-declare--ask = Mora li se niz prijaviti?
# en 75b199c6 draft
must-declare--no--answer = Ne. Smiješ ga prešutjeti ili prijaviti manje nego što imaš. Ako ne prijaviš nijedan, ne pišeš nijedan. Ako imaš najbolji niz, ostale svoje nizove trebaš samo pokazati.
# en 414d238d draft
must-declare--to-count--answer = Da, i to na vrijeme, ako želiš da vrijedi. Neprijavljen niz ne vrijedi ništa.
# en d06b3e17 draft
must-declare--lehman--note = Stranica kaže da se bela ne mora prijaviti, ali za nizove to ne kaže.
# en b7fa78cf draft
must-declare--bicycle--note = Kaže samo kako se prijavljuje najbolji niz.
# en 4d6ad96b draft
must-declare--bridge-belote--note = Članak kaže da se zvanja moraju prijaviti, ali ne navodi kaznu.
# en 561d3912 draft
must-declare--example = Zvač koji očekuje pad ne prijavi dvadeset. Kad bi ga prijavio, pisao bi ga protivnik.

# en ba3441f8 draft
false-run--ask = Što košta prijava niza kojeg nemaš u ruci?
# en da0316cd draft
false-run--unstated--answer = Dokument ne navodi kaznu. Niz ne vrijedi; ispravite što je iz toga slijedilo. Ako se to više ne može, računajte krivu prijavu kao krivu kartu.
# en ac1458b2 draft
false-run--all-to-other-side--answer = To je kao kriva karta: cijelo dijeljenje, nizove i karte, piše druga strana.
# en 60ebac3e draft
false-run--declared-points--answer = Druga strana piše krivo prijavljene bodove i ništa više. Samo dijeljenje piše se kako je odigrano.
# en 54033404 draft
false-run--bicycle--note = I pitanje „do čega?“ bez niza iste vrijednosti lažna je prijava.

# en c9686763 draft
two-carres--ask = Obje strane imaju četiri iste. Koje vrijede, i blokiraju li nizove?
# en 2d050410 draft
two-carres--trump-order--answer = Bolje četiri iste, ovim redom: dečko, devetka, as, desetka, kralj, dama. Strana koja ih ima piše sve svoje četiri iste, druga strana nijedne. Nizovi se uspoređuju zasebno: četiri iste i nizovi međusobno se ne blokiraju.
# en 215546ba draft
two-carres--bridge-belote--note = Članak daje vrijednosti za četiri iste, ali ih ne uspoređuje.
# en 2956c60e draft
two-carres--example = U bridge-beloteu jedna strana ima četiri asa i tercu, druga četiri devetke. Devetke donose 150, a asovi ništa; terca donosi 20.
# en 302ea52a draft
two-carres--one-contest--answer = Bolje četiri iste, ovim redom: dečki, devetke, asovi, desetke, kraljevi, dame. Uspoređuju se i s nizovima: strana s najboljim pojedinačnim zvanjem piše sva svoja zvanja, druga strana nijedno.

# en 7e4ec00b draft
bela--ask = Koliko vrijedi bela?
# en 882bcae7 draft
bela--twenty--answer = 20 bodova, igraču koji ima adutskog kralja i damu i kaže „bela“.
# en b60c1a5a draft
bela--lehman--note = Ondje se piše bella.
# en 67902d5e draft
bela--bicycle--note = { bela--lehman--note }
# en 8e5fbeac draft
bela--bridge-belote--note = Ondje se bela zove belote. Kad je sve adut, belote može biti u svakoj boji, a bez aduta ga nema.

# en ed1dd140 draft
bela-call--ask = Uz koju se kartu kaže bela?
# en adf4ae40 draft
bela-call--first-card--answer = Uz prvu od te dvije karte. Ako tada ništa ne kažeš, bela propada.
# en 3d486c1a draft
bela-call--second-card--answer = Uz drugu od te dvije karte. Bela rečena samo uz prvu ne vrijedi.
# en 4890b7a8 draft
bela-call--either--answer = Reci „bela“ uz prvu kartu i „od bele“ uz drugu. Bela vrijedi i ako se kaže samo uz drugu.
# en 943616dd draft
bela-call--bela-2--note = Stranica kaže da je u Škotskoj dovoljno reći belu uz drugu kartu.
# en da82b1b9 draft
bela-call--bela-3--note = { bela-call--bela-2--note }
# en 292f5ba4 draft
bela-call--lehman--note = Stranica spominje samo prijavu uz drugu kartu.
# en 1f5fbac7 draft
bela-call--bicycle--note = { bela-call--lehman--note }
# en 9feb10fc draft
bela-call--denexa--note = „Bela“ uz prvu kartu, „od bele“ uz drugu.
# en 5a8742b3 draft
bela-call--bridge-belote--note = Prva od te dvije karte ne mora pasti u prvom štihu. Kad je sve adut, smije biti i odbačena.
# en 40c3a88d draft
bela-call--example = Kralja odigraš bez riječi, a „bela“ kažeš uz damu. To je 20, ili 0 ako se priznaje samo uz prvu kartu.
# en de1790d3 draft
bela-call--belote--note = Tekst traži obje riječi, „belote“ pa „rebelote“: ako jedna izostane, bela ne vrijedi.
# en 9fafd158 draft
bela-call--contree--note = { bela-call--belote--note }
# en 0a23b880 draft
bela-call--coinche--note = Tekst traži obje riječi, „belote“ pa „rebelote“. Prijepis koji smo čitali ne dopušta propust. Jedan pregled pravila navodi iznimku: svaka strana jednom u partiji smije zaboraviti „rebelote“.
# en c0d12900 draft
bela-call--bela-hr--note = Tekst traži „bela“ uz prvu kartu i „od bele“ uz drugu. Ako se bela ne prijavi uz prvu, ne vrijedi. Blok prihvaća prijavu uz bilo koju od njih.

# en 235e94fb draft
bela-one-hand--ask = Moraju li kralj i dama biti kod istog igrača?
# en 52427e1a draft
bela-one-hand--yes--answer = Da. Oba moraju biti u istoj ruci.
# en ff665968 draft
bela-one-hand--yes-4--clause = Ako je kralj kod tebe, a dama kod partnera, to nije bela.

# en f9359a47 draft
must-call-bela--ask = Mora li se bela reći?
# en cd6a887d draft
must-call-bela--no--answer = Ne. Ne moraš je reći, ali tada ne vrijedi.
# en 7627bc04 draft
must-call-bela--to-count--answer = Da, i to na vrijeme, ako želiš da vrijedi. Bela koja se ne kaže propada.
# en d3516636 draft
must-call-bela--lehman--note = Stranica zvaču koji očekuje da će izgubiti s više od 20 razlike savjetuje da šuti.
# en 52e54ca2 draft
must-call-bela--denexa--note = Stranica samo za nizove kaže da se ne moraju prijaviti, i dodaje da se igrač smije odreći bodova za zvanja.
# en 2c772232 draft
must-call-bela--bridge-belote--note = Članak kaže da se bela mora prijaviti, a kaznu ne navodi.
# en 468cf83b draft
must-call-bela--bela-hr--note = Tekst traži prijavu uz prvu od dviju karata. Ovaj je blok prihvaća uz bilo koju.
# en 8ef9d5a7 draft
must-call-bela--example = Zvač ima 60 bodova, a protivnik 85. S belom bi zvač imao 80, a to je i dalje pad. Tih 20 tada bi dobio protivnik, osim ako zvač smije zadržati belu.

# en 0c81d24b draft
bela-without-best-run--ask = Vrijedi li bela ako druga strana ima najbolji niz?
# en 3677498e draft
bela-without-best-run--yes--answer = Da. Bela vrijedi bez obzira na to tko ima najbolji niz.
# en fed89611 draft
bela-without-best-run--example = Protivnikovo pedeset tuče zvačevo dvadeset, a zvač kaže „bela“. Protivnik piše 50, a zvač 20.

# en 417c89c0 draft
bela-needs-trick--ask = Mora li igrač s belom uzeti štih?
# en 4017f3d5 draft
bela-needs-trick--no--answer = Ne. Bela vrijedi i bez štiha.
# en 125cac93 draft
bela-needs-trick--bela-2--note = Stranica štih traži samo za nizove. Za belu kaže da se „uvijek može brojiti“.
# en 24312360 draft
bela-needs-trick--yes--answer = Da, štih mora uzeti igrač s belom ili njegov partner. Strana bez štiha gubi belu i sve što je prijavila.

# en 5f712d3c draft
bela-decides--ask = Broji li se bela za prolaz?
# en 0d22590b draft
bela-decides--yes--answer = Da. Broji se kao i svi drugi bodovi strane koja je ima.
# en 48fbd1ca draft
bela-decides--no--answer = Ne. Prolaz ili pad odlučuje se bez nje, a bela se piše poslije.
# en 1cdd77b8 draft
bela-decides--example = Zvač sa 76 iz karata i belom protiv 86: s belom ima 96 i prolazi, bez nje sa 76 pada.

# en 5a178d1d draft
bela-in-run--ask = Smiju li adutski kralj i dama biti i u nizu?
# en e80a7183 draft
bela-in-run--yes--answer = Da. Vrijede i niz i bela.
# en 9776519a draft
bela-in-run--bela-2--note = U opasci na oglednom bloku stoji: „Y je imao pedeset, Ace-bela“.
# en f72e939a draft
bela-in-run--lehman--note = Stranica ne zabranjuje da se broji oboje.
# en fdb3e992 draft
bela-in-run--denexa--note = { bela-in-run--lehman--note }
# en 3eb57cbd draft
bela-in-run--example = Adutski kralj, dama, dečko: 20 za niz i 20 za belu.

# en bf704936 draft
no-trump-melds--ask = Što se može prijaviti bez aduta?
# en 40e1329a draft
no-trump-melds--runs--answer = Nizovi vrijede kao inače, ali nijedan nema prednost adutskog niza. Bele nema.
# en 9c2aca95 draft
no-trump-melds--none--answer = Baš ništa: ni niz, ni četiri iste, ni bela.
# en 95fa5ee0 draft
no-trump-melds--klabberjass-4--note = Dijeljenje bez aduta moguće je samo za stolovima gdje igrač koji mora zvati smije igrati bez aduta.
# en 419b2758 draft
no-trump-melds--belote--note = Ako organizator dopusti igru bez aduta, bele nema.
# en f50c4601 draft
no-trump-melds--contree--note = { no-trump-melds--belote--note }
# en 5eeb1b06 draft
no-trump-melds--coinche--note = Ako organizator dopusti igru bez aduta, četiri asa vrijede 200, četiri desetke 150, a četiri kralja, dame, dečka ili devetke 100. Bele nema.

# en 27795e1d draft
bela-thrown-off--ask = Sve je adut, a kralj ili dama odbaci se na drugu boju. Vrijedi li bela?
# en 4e4ad2f2 draft
bela-thrown-off--counts--answer = Da, ako se kaže uz prvu od te dvije karte. Nigdje u dokumentu ne piše da tom kartom treba izaći, poštovati boju ili uzeti štih.
# en 89d4b395 draft
bela-thrown-off--bridge-belote--note = Članak traži samo da se kaže uz prvu kartu. Neki stolovi traže još da se tom kartom izađe ili odgovori na boju.

# en 0892b667 draft
false-bela--ask = Rečeno je „bela“ bez kralja i dame u istoj ruci. Što to košta?
# en f15e0e61 draft
false-bela--unstated--answer = Dokument ne navodi kaznu. Bela ne vrijedi; ispravite što je iz toga slijedilo. Ako ne možete, računajte krivu prijavu kao krivu kartu.
# en d5f9f9fb draft
false-bela--all-to-other-side--answer = To je kao kriva karta: cijelo dijeljenje piše druga strana.
# en a41bf23c draft
false-bela--declared-points--answer = Druga strana piše 20 bodova za belu i ništa više. Samo dijeljenje piše se kako je odigrano.
# en aa8d4069 draft
false-bela--bicycle--note = Po stranici prijava zvanja kojeg nema u ruci košta kao kriva karta, ali jedina su zvanja na njoj nizovi.

# en bbf4d49a draft
follow-suit--ask = Moram li poštovati boju?
# en 3ff7951f draft
follow-suit--yes--answer = Da. Ako imaš kartu tražene boje, moraš je baciti.
# en 3e694617 draft
follow-suit--lehman--note = Podrazumijeva se: pravilo govori o igraču koji ne može poštovati boju.
# en f37b7388 draft
follow-suit--example = Izašlo se s 10♠, adut je herc, imaš A♠ 7♠ K♥ 9♦. Moraš baciti A♠ ili 7♠, a sjeći ne smiješ.

# en 482df80e draft
must-trump--ask = Nemam traženu boju. Moram li sjeći?
# en fe78af30 draft
must-trump--yes--answer = Da. Ako nemaš boju, a imaš adut, moraš ga baciti. Odbaciti smiješ samo ako nemaš ni jedno ni drugo.
# en b0c4b383 draft
must-trump--not-behind-partner--answer = Da, ako je štih kod protivnika, osim ako su ti svi aduti preslabi, a slabiji ne moraš baciti.
# en d31e99ec draft
must-trump--not-behind-partner-4--clause = Kad je štih kod partnera, smiješ baciti bilo koju kartu.
# en 87e9bb26 draft
must-trump--bridge-belote--note = Doslovno uzeto, članak traži adut i kad je štih kod partnera. Većina stolova tada dopušta odbacivanje.
# en 22c308f3 draft
must-trump--example = Izašlo se s 10♠, adut je herc, imaš K♥ 8♥ A♦ i nijedan pik. Moraš baciti K♥ ili 8♥, a ne A♦.

# en cb72be7f draft
beat-trump-lead--ask = Izašlo se adutom. Moram li baciti jači?
# en 5d44418a draft
beat-trump-lead--always--answer = Da, ako ga imaš. Ako su ti svi aduti slabiji, smiješ baciti bilo koji od njih.
# en 9d0c68be draft
beat-trump-lead--opponents--answer = Da, ako ga imaš i štih je kod protivnika.
# en 1a4b8508 draft
beat-trump-lead--opponents-4--clause = Preko partnerova aduta ne moraš ići.
# en f9d8bc47 draft
beat-trump-lead--bela-3--note = Treći igrač mora preko dotad najjačeg aduta.
# en 63c10a31 draft
beat-trump-lead--bridge-belote--note = I preko partnerova aduta moraš ići.
# en 1ca5d675 draft
beat-trump-lead--example = Izašlo se s 9♥, adut je herc, imaš J♥ K♥ 8♥: preko devetke ide samo J♥, pa ga moraš baciti.

# en 2897193c draft
bare-yuss--ask = Izašlo se adutom, a dečko mi je jedini adut. Moram li ga baciti?
# en 7d23b521 draft
bare-yuss--must-play--answer = Da. Mora poštovati boju kao svaki drugi adut.
# en 824038e4 draft
bare-yuss--may-hold--answer = Ne. Dečka koji ti je jedini adut smiješ zadržati i baciti bilo koju drugu kartu.
# en f858f87a draft
bare-yuss--bela-2--note = Stranica kaže da se u Škotskoj dečko koji je jedini adut u ruci smije zadržati.
# en 7979e424 draft
bare-yuss--bela-3--note = { bare-yuss--bela-2--note }
# en c81d933d draft
bare-yuss--example = Izašlo se s K♥, adut je herc. U J♥ A♦ 7♣ dečko je sam. U J♥ 7♥ A♦ nije, i mora preko kralja.

# en 924906a2 draft
beat-plain--ask = Traži se boja koja nije adut i imam je. Moram li preko najjače karte?
# en ada5833b draft
beat-plain--no--answer = Ne. Smije bilo koja karta te boje.
# en 41b6bd91 draft
beat-plain--yes--answer = Da, ako možeš i štih je kod protivnika. Kad je štih sječen, smiješ baciti bilo koju kartu te boje.
# en be583e18 draft
beat-plain--always--answer = Da, ako možeš, i kad je najjača karta partnerova. Kad je štih sječen, smiješ baciti bilo koju kartu te boje.
# en 1e58e6fc draft
beat-plain--example = Protivnik izlazi s 10♠, imaš A♠ 7♠. Ako moraš ići preko desetke, moraš baciti asa. Ako ne moraš, smiješ baciti bilo koju od te dvije karte.

# en 1683dd88 draft
overtrump--ask = Štih je sječen, a ni ja nemam boju. Moram li preko tog aduta?
# en a6989c21 draft
overtrump--yes--answer = Da, ako možeš.
# en dc4647fb draft
overtrump--opponents--answer = Da, ako možeš i adut je protivnikov.
# en 9d7a710b draft
overtrump--opponents-4--clause = Preko partnerova aduta ne moraš ići.
# en dfe72787 draft
overtrump--example = Izašlo se s A♠, protivnik siječe s 9♥, imaš J♥ 8♥ A♦ i nijedan pik. Moraš baciti J♥.

# en e1bc1663 draft
undertrump--ask = Protivnik je sjekao, a jači adut nemam. Moram li baciti manji?
# en e19776fb draft
undertrump--must--answer = Da. Odbaciti smije samo tko nema aduta.
# en b87d5ca3 draft
undertrump--example = Izašlo se s 10♠, protivnik siječe s J♥, imaš K♥ 8♥ A♦ i nijedan pik. Ako moraš baciti i slabiji adut, bacaš K♥ ili 8♥, a ne A♦.
# en af4e51ce draft
undertrump--free--answer = Ne. Smiješ baciti bilo koju kartu, pa i slabiji adut.
# en bdd9dc35 draft
undertrump--belote--note = Pravila contréea francuskog saveza, također od 27. siječnja 2016., ne traže da se baci i manji adut.
# en 9eff77ab draft
undertrump--contree--note = Pravila belotea francuskog saveza, također od 27. siječnja 2016., traže da se baci i manji adut.

# en b5a9fba0 draft
partner-winning--ask = Štih je kod partnera, a ja nemam boju. Moram li sjeći?
# en 9b94c50d draft
partner-winning--free--answer = Ne. Kad je štih kod partnera, smiješ baciti bilo koju kartu.
# en 857be758 draft
partner-winning--must-trump--answer = Da, moraš baciti adut.
# en 76316b67 draft
partner-winning--bela-3--note = Utroje nitko nema partnera. Dva igrača protiv zvača ostaju protivnici jedan drugome, i kad su u dogovoru.
# en 6728291c draft
partner-winning--bridge-belote--note = Većina stolova igra obrnuto: od šest javnih tekstova o ovoj igri pet dopušta odbacivanje, a samo članak ne. Za to postoji varijanta „{ belote-partner-free--variant-name }“.
# en e0a67f67 draft
partner-winning--example = Partner je izašao s A♠, adut je herc, imaš K♥ 8♥ A♦. A♦ smiješ baciti samo ako ne moraš sjeći kad je štih kod partnera.

# en eae01730 draft
beat-partner--ask = Izašlo se adutom, a štih je kod partnera. Moram li svejedno ići preko?
# en 7e224eef draft
beat-partner--no--answer = Ne. Kad je štih kod partnera, smiješ baciti bilo koji adut.
# en a5b3b351 draft
beat-partner--yes--answer = Da, ako možeš, bez obzira na to čiji je štih.
# en f90bd978 draft
beat-partner--example = Izašlo se s K♥, adut je herc, partner baca 9♥, sljedeći 7♥; imaš J♥ 8♥. J♥ moraš baciti samo ako moraš ići i preko partnerova aduta.

# en 44833a6a draft
low-trump-lead--ask = Smije li se izaći adutskom osmicom ili sedmicom?
# en 0692b2bf draft
low-trump-lead--allowed--answer = Da. Smije se izaći bilo kojom kartom.
# en 3aa33d90 draft
low-trump-lead--barred--answer = Ne: adutom se izlazi kartom koja nosi bodove. Adutskom osmicom ili sedmicom smiješ izaći samo ako nemaš ništa drugo.
# en 63214cb0 draft
low-trump-lead--bela-2--note = U nekim škotskim krugovima nitko ne izlazi adutskom osmicom ni sedmicom, jer to nije fer.
# en fc9cd69d draft
low-trump-lead--bela-3--note = { low-trump-lead--bela-2--note }
# en 098b77a2 draft
low-trump-lead--example = Adut je herc, imaš J♥ 8♥ 7♥ A♦ i izlaziš. Gdje se malim adutima ne smije izaći, smiješ izaći s J♥ ili A♦.

# en 0fcae334 draft
king-or-queen-first--ask = Znači li što igram li od bele prvo kralja ili damu?
# en 524e9a53 draft
king-or-queen-first--signal--answer = Da, po dogovoru. Ako prvo igraš kralja, pokazuješ tri aduta ili više. Ako prvo igraš damu, pokazuješ da osim bele nemaš aduta.
# en bdfffa1f draft
king-or-queen-first--nothing--answer = Ne. Ništa nije dogovoreno, pa smiješ prvo odigrati bilo koju od njih.
# en d6a8f7cb draft
king-or-queen-first--klabberjass-4--note = To je dogovor među partnerima, a ne obveza.

# en d6d69c61 draft
all-trumps-play--ask = Kako se igra bez aduta, a kako kad je sve adut?
# en 037d3ec8 draft
all-trumps-play--no-trump--answer = Bez aduta u svakoj boji vrijedi red A 10 K Q J 9 8 7. I dalje moraš poštovati boju i ići preko protivnikove karte ako možeš.
# en 010cb524 draft
all-trumps-play--no-trump-follow--answer = Bez aduta u svakoj boji vrijedi red A 10 K Q J 9 8 7, i smije bilo koja karta tražene boje.
# en 357baf2f draft
all-trumps-play--both--answer = Bez aduta poštuješ boju i ne moraš ići preko. Kad je sve adut, moraš ići preko u traženoj boji ako možeš. Ako nemaš boju, smiješ baciti bilo koju kartu, ali ona ne može uzeti štih.
# en df0115e7 draft
all-trumps-play--both-opponents--answer = Bez aduta poštuješ boju i ne moraš ići preko. Kad je sve adut, moraš ići preko u traženoj boji ako možeš, osim kad je štih kod partnera. Ako nemaš boju, smiješ baciti bilo koju kartu, ali ona ne može uzeti štih.
# en 3c6d38e0 draft
all-trumps-play--both-head--answer = Kad je sve adut, moraš ići preko u traženoj boji ako možeš. Bez aduta to moraš samo kad je štih kod protivnika. Ako nemaš boju, smiješ baciti bilo koju kartu, ali ona ne može uzeti štih.
# en d4d0b5ad draft
all-trumps-play--both-head-opponents--answer = U oba slučaja moraš ići preko u traženoj boji ako možeš, osim kad je štih kod partnera. Ako nemaš boju, smiješ baciti bilo koju kartu, ali ona ne može uzeti štih.
# en dbd0f38b draft
all-trumps-play--four-bimah-no-trump--note = Stranica navodi red karata; obveza da se ide preko protivnikove karte dolazi iz uobičajenih pravila igre.
# en ec348e4e draft
all-trumps-play--four-left-no-trump--note = { all-trumps-play--four-bimah-no-trump--note }
# en c4afdaa5 draft
all-trumps-play--belote--note = Ako ih organizator dopusti, bez aduta ne moraš ići preko, a kad je sve adut moraš ako možeš.
# en 367bd685 draft
all-trumps-play--contree--note = { all-trumps-play--belote--note }
# en 87202be7 draft
all-trumps-play--coinche--note = { all-trumps-play--belote--note }
# en 42f904e8 draft
all-trumps-play--example = Bridge-belote, sve je adut: izašlo se s K♣, imaš 9♣ 8♣ J♦. Preko ide samo 9♣, pa mora pasti.

# en a72f1b41 draft
last-trick--ask = Koliko vrijedi zadnji štih?
# en aa895775 draft
last-trick--ten--answer = 10 bodova strani koja ga uzme, koje god karte u njemu bile.
# en edf02b27 draft
last-trick--inside-360--answer = 10 bodova. Već su uračunani u 360 bodova za svih devet štihova.
# en b5c95601 draft
last-trick--bridge-belote--note = Bez aduta tih se deset bodova udvostručuje s ostalim.
# en 02fff63a draft
last-trick--example = S četiri igrača karte čine 152 boda, a sa zadnjim štihom 162.
# en b5765a19 draft
last-trick--ten-or-hundred--answer = 10 bodova strani koja ga uzme, koje god karte u njemu bile; 100 kad jedna strana uzme sve štihove.
# en 8c49bc0e draft
last-trick--ten-or-more--answer = 10 bodova strani koja ga uzme, koje god karte u njemu bile; 110 kad jedna strana uzme sve štihove.

# en 5fbb69c9 draft
all-tricks--ask = Ima li dodatka za sve štihove?
# en e5123892 draft
all-tricks--360--answer = Da: 360 bodova umjesto karata i zadnjeg štiha. Prijavljeni nizovi i bela pišu se povrh toga.
# en 6f4545a7 draft
all-tricks--none--answer = Ne. Svi štihovi donose karte i zadnji štih, ništa više.
# en 7d114d83 draft
all-tricks--match-points--answer = Da: 9 bodova meča, ili 18 u dijeljenju bez aduta koje se broji dvostruko. Druga strana zadržava što je prijavila, osim ako padne.
# en 8d74109c draft
all-tricks--252--answer = Da, 90 bodova više: zadnji štih vrijedi 100 umjesto 10. Sa 152 boda iz karata to čini 252.
# en 9b712d64 draft
all-tricks--262--answer = Da, 100 bodova više: zadnji štih vrijedi 110 umjesto 10. Sa 152 boda iz karata to čini 262.
# en 68096b4f draft
all-tricks--bela-2--note = Dodatak postoji samo u varijanti iz Ontarija.
# en 806512e2 draft
all-tricks--example = U bridge-beloteu jedna strana uzme sve štihove, a nitko ništa ne prijavi. U boji 162 boda daju 16 + 9 = 25 bodova meča, kad je sve adut 258 daje 26 + 9 = 35, a bez aduta 260 daje 26 + 18 = 44.

# en 94e218cc draft
trick-winner--ask = Tko uzima štih, i tko izlazi u sljedeći?
# en 3430904e draft
trick-winner--highest--answer = Najjači adut u njemu; ako aduta nema, najjača karta tražene boje. Tko ga uzme, izlazi u sljedeći.
# en dbcd712e draft
trick-winner--highest-at-all-trumps--answer = Najjači adut u njemu; ako aduta nema, najjača karta tražene boje. Tko ga uzme, izlazi u sljedeći. Kad je sve adut, uzeti može samo karta tražene boje.
# en 6c16b2c9 draft
trick-winner--bridge-belote--note = Članak kaže tko sljedeći izlazi, a ne kaže tko uzima štih. To uzimamo iz jačine karata.
# en a9b93c15 draft
trick-winner--example = Adut je herc. Izašlo se s A♠, zatim padaju 7♥ i 10♠. Uzima herc sedmica, a sljedeći izlazi igrač koji ju je bacio.

# en 362a0a4d draft
who-counts-first--ask = Tko prvi broji?
# en 6759073d draft
who-counts-first--defender--answer = Protivnik: nizovi i bela, zatim zadnji štih, pa karte. Te bodove protivnik uvijek piše.
# en b879e5b1 draft
who-counts-first--either--answer = Svejedno je: broje obje strane, a tek se onda uspoređuje.
# en f9e48a27 draft
who-counts-first--maker--answer = Zvač. Zato zvač koji prođe prvi stiže do cilja.
# en 5250c338 draft
who-counts-first--bicycle--note = Zvač broji prvi samo u jednoj varijanti.

# en 25efa26f draft
made--ask = Zvač prolazi. Što piše koja strana?
# en cc1b7b5b draft
made--own--answer = Svaka strana piše svoje bodove.
# en c23c873f draft
made--own-doubled--answer = Svaka strana piše svoje bodove. S kontrom sve piše pobjednik.
# en 770d8b4b draft
made--match-points--answer = Svaka strana piše svoje bodove, kao bodove meča. S kontrom sve piše pobjednik.
# en 97c2901f draft
made--bela-2--note = Na oglednom bloku 23 i 106 zbrojeni su kao 128. Zbroj bi trebao biti 129.
# en 7b9ce033 draft
made--three-big--note = Na veliko se svima bodovi udvostručuju.
# en a42a3f95 draft
made--example = Bez licitiranja bodova: zvač ima 56, protivnik 23. Oba broja idu na blok kakva jesu.
# en 863c3d09 draft
made--own-and-bid--answer = Svaka strana piše svoje bodove, a zvačeva strana i svoju ponudu. S kontrom sve piše pobjednik, u nekim igrama osim bele gubitnika.
# en 7bacc025 draft
made--bid--answer = Zvačeva strana piše svoju ponudu, a svaka strana svoja zvanja. S kontrom sve piše pobjednik.
# en 8fbf4628 draft
made--contree--note = Organizator smije odlučiti da se broje samo bodovi, bez ponude.

# en 9d81ac8d draft
must-beat--ask = Koga zvač mora nadmašiti?
# en 4829999c draft
must-beat--other-side--answer = Drugu stranu: zvač treba više bodova ukupno, s kartama, zadnjim štihom, nizovima i belom zajedno. Za nekim stolovima bela se tu ne broji, ili je dovoljno i jednako.
# en c50c38a2 draft
must-beat--each-opponent--answer = Svakog protivnika posebno: zvač treba više od svakoga, ne više od obojice zajedno.
# en 07ac683f draft
must-beat--both-together--answer = Svakog protivnika posebno. Na veliko obojicu zajedno: zvač treba više od zbroja njihovih bodova.
# en 9c3576aa draft
must-beat--example = Utroje zvač ima 70, a protivnici 60 i 32: to je prolaz. Na veliko zvač pada, jer je 60 + 32 = 92 više od 70.
# en 59b954d8 draft
must-beat--bid--answer = Samo ponudu: strana koja dosegne svoju ponudu prolazi, pa i kad druga strana ima više.
# en c3374f7a draft
must-beat--bid-and-side--answer = Ponudu i drugu stranu: onoliko bodova koliko je ponuđeno, i više nego što ima druga strana.
# en 8ffa4a7e draft
must-beat--contree--note = Druge knjige traže 82 boda kad je ponuđeno 80.

# en 435f9628 draft
bate--ask = Zvač pada. Tko što piše?
# en dea3ae38 draft
bate--higher--answer = Zvač ne piše ništa, u nekim igrama samo belu. Druga strana svojim bodovima dodaje zvačeve.
# en e2f47629 draft
bate--higher-3--clause = Samo protivnik s više bodova piše i zvačeve bodove.
# en f9f092e4 draft
bate--each--answer = Zvač ne piše ništa. Svaki protivnik svojima dodaje sve zvačeve bodove.
# en 03f29b63 draft
bate--bridge-belote--note = Zbroj obiju strana zaokružuje se jednom na bodove meča.
# en 3c85e685 draft
bate--example = Bez licitiranja bodova: zvač ima 64, protivnik 80, pa protivnik piše 144. Utroje zvač ima 60, a protivnici 70 i 32: pišu 130 i 32. Ako oba protivnika dodaju zvačevih 60, pišu 130 i 92.
# en a6e30af0 draft
bate--tricks-and-bid--answer = Zvačeva strana ne piše ništa, u nekim igrama samo belu. Druga strana piše stalan iznos za sve štihove, ponudu i zvanja obiju strana.
# en f3572b3b draft
bate--tricks--answer = Zvačeva strana ne piše ništa. Druga strana piše stalan iznos za sve štihove i zvanja obiju strana, ali ne i ponudu.
# en f0e70ac6 draft
bate--bid--answer = Zvačeva strana ne piše ništa. Druga strana piše ponudu i zvanja obiju strana.
# en 4518a37f draft
bate--declared--answer = Zvačeva strana ne piše ništa. Druga strana piše zvanja obiju strana, a ponudu ne.

# en b4cce606 draft
tie--ask = Obje strane imaju jednako bodova. Tko piše?
# en 4f92dff6 draft
tie--held-over--answer = Protivnik piše svoje bodove. Zvačevi bodovi vise za pobjednika sljedećeg odigranog dijeljenja.
# en 0c560c31 draft
tie--held-over-both--answer = Nitko ne piše. Bodovi obiju strana vise za pobjednika sljedećeg odigranog dijeljenja.
# en 65b580b4 draft
tie--bate--answer = Izjednačeno je pad: zvač ne piše ništa, a njegovi bodovi idu drugoj strani.
# en e75974ff draft
tie--defender-own--answer = Protivnik piše svoje bodove, zvač ništa, i ništa ne visi.
# en 6cd1a8b8 draft
tie--made--answer = Zvač prolazi i svaka strana piše svoje bodove.
# en 756a021b draft
tie--replay--answer = Nitko ne piše, a isti djelitelj dijeli ponovno. Bodovi koji već vise i dalje vise.
# en fb72afb9 draft
tie--bela-3--note = Zvač mora imati više od svakog protivnika, pa pada i kad je izjednačen samo s jednim od njih.
# en 7b030b34 draft
tie--bridge-belote--note = Vise bodovi strane koja je zvala. S kontrom to vrijedi za obje strane, pa vise svi bodovi.
# en 8a94b228 draft
tie--example = Obje strane imaju 70 bodova. Ako vise zvačevi bodovi, protivnik piše 70, a visi 70. Ako vise bodovi obiju strana, visi 140. Ako je izjednačeno pad, protivnik piše 140. Ako je izjednačeno prolaz, svaka strana piše 70. Ako se dijeli ponovno, ne piše nitko. Ako zvačevi bodovi propadaju, samo protivnik piše 70.
# en a2898d44 draft
tie--belote--note = Turnir smije izostaviti pravilo da bodovi vise. Tada unaprijed kaže je li izjednačeno pad ili prolaz.
# en e887c9a1 draft
tie--coinche--note = Prijepis koji smo pročitali i ovdje ima odlomak o bodovima koji vise. Pregled pravila ne nalazi ga u samim tekstovima saveza za contrée i coinche.

# en 0c2986c0 draft
held-over-winner--ask = Tko dobiva bodove koji vise?
# en 3cd134e1 draft
held-over-winner--next-winner--answer = Pobjednik sljedećeg odigranog dijeljenja, zvač ili protivnik. Bodovi se dodaju tek kad je to dijeljenje odlučeno i ne utječu na ishod.
# en 5f228c4a draft
held-over-winner--bela-2--note = Ako se karte bace, bodovi koji vise ostaju visjeti.
# en ea28218d draft
held-over-winner--bridge-belote--note = Kasnija kontra ne množi bodove koji vise.
# en 54cb95da draft
held-over-winner--example = Visi 70. Sljedeći zvač ima 60, a protivnik 85, pa zvač pada. Protivnik piše 60 + 85 + 70 = 215.

# en 75c62e4a draft
second-tie--ask = I drugo dijeljenje zaredom je izjednačeno. Što je s bodovima koji već vise?
# en 29d67ee5 draft
second-tie--adds-up--answer = I dalje vise, dodaju im se novi, a sve uzima pobjednik sljedećeg dijeljenja.
# en 8f886530 draft
second-tie--example = Visi 70, a sljedeće je dijeljenje izjednačeno na 66. Protivnik piše 66, a tada visi 70 + 66 = 136.

# en bafe5277 draft
opponents-tied--ask = Zvač pada, a oba protivnika imaju isto. Tko dobiva zvačeve bodove?
# en 8ba6a438 draft
opponents-tied--shared--answer = Zvačeve bodove dijele popola.
# en 07625d20 draft
opponents-tied--each-all--answer = Svaki dodaje sve zvačeve bodove, bilo izjednačeno ili ne.
# en cdb4b5c3 draft
opponents-tied--bela-3--note = Stranica kaže da „protivnici vjerojatno zvačeve bodove dijele među sobom na jednake dijelove“.
# en 59ea22b9 draft
opponents-tied--example = Zvač ima 50, a svaki protivnik 56. Ako protivnici tih 50 dijele, svaki piše 56 + 25 = 81.

# en 046af7ea draft
odd-half--ask = Broj bodova za podjelu je neparan. Tko dobiva zadnji bod?
# en e7ef8c5d draft
odd-half--dropped--answer = Nitko. Svaki protivnik uzima polovicu bodova, zaokruženu naniže.
# en d03db663 draft
odd-half--example = Zvač ima 51, a svaki protivnik 54. Svaki protivnik piše 54 + 25 = 79, a jedan bod propada.

# en ef1cd820 draft
committed-side--ask = Koja strana mora proći?
# en 76879053 draft
committed-side--taker--answer = Zvačeva: strana koja je zvala adut.
# en 8717aa67 draft
committed-side--taker-4--clause = U paru moraju proći oba igrača te strane.
# en 15b248ba draft
committed-side--doubled--answer = Strana koja je zadnja licitirala. U bridge-beloteu s kontrom moraju proći obje strane.
# en 1df9bfb5 draft
committed-side--bridge-belote--note = Članak kaže da s kontrom moraju proći obje strane.

# en 4e8edf04 draft
bate-melds--ask = Zvač pada. Kome idu zvačevi nizovi i bela?
# en ac73f9af draft
bate-melds--bela-2--note = Stranica savjetuje da se ne kaže bela koja bi otišla protivniku.
# en 17a81055 draft
bate-melds--lehman--note = Stranica zvaču koji očekuje pad savjetuje da ne kaže „bella“.
# en d0b1c727 draft
bate-melds--example = Zvač ima 62, u tome belu od 20, a protivnik 80. Protivnik piše 80 + 62 = 142, ili 122 gdje zvač zadržava belu.
# en 33ce0fa5 draft
bate-melds--no--answer = Druga strana. Sve što je zvač skupio u dijeljenju broji se drugoj strani.
# en 9695744a draft
bate-melds--yes--answer = Bela ostaje strani koja ju je rekla. Sve ostalo što je zvač skupio u dijeljenju broji se drugoj strani.

# en f6451440 draft
capot-bid--ask = Ponuđena je štiglja. Koliko ta ponuda vrijedi?
# en 6f17934b draft
capot-bid--250--answer = 250 bodova.
# en b42c645b draft
capot-bid--270--answer = 270 bodova.
# en 5bf167ea draft
capot-bid--500--answer = 500 bodova.
# en e79c79e8 draft
capot-bid--other--answer = Koliko se stol dogovori.
# en 7c1b9d7b draft
capot-bid--contree--note = Ponuda s kontrom vrijedi 1000, a s rekontrom 2000.

# en efe26691 draft
capot-writes--ask = Što se piše za ponuđenu štiglju?
# en d8891fb8 draft
capot-writes--bid--answer = Isto što i za svaku drugu ponudu te vrijednosti.
# en 80ddbc44 draft
capot-writes--flat--answer = Njezina vrijednost i zvanja, a za štihove ništa.

# en 51e5aff3 draft
pile--ask = Jedna strana piše cijelo dijeljenje. Koliko se piše za štihove?
# en 78c035d9 draft
pile--160--answer = 160 bodova.
# en b221552f draft
pile--162--answer = 162 boda.
# en c3335255 draft
pile--contree--note = 162 boda jednog dijeljenja zaokružuju se na 160.

# en 7acd4dbe draft
failed-sweep--ask = Ponuda pada, a druga je strana uzela sve štihove. Dobiva li za to više?
# en 0ed6ef74 draft
failed-sweep--no--answer = Ne. Piše isto kao za svaku ponudu koja padne.
# en 5dd9c0e2 draft
failed-sweep--yes--answer = Da, za onoliko više koliko bi zvačeva strana dobila za sve štihove.

# en 24817c26 draft
double-of--ask = Kad je na ponudu dana kontra, što se množi?
# en 7272ff7e draft
double-of--everything--answer = Štihove i ponudu. Zvanja i bela ne množe se.
# en 07de4e1a draft
double-of--bid--answer = Samo ponudu.
# en 1e31425e draft
double-of--declared-too--answer = Sve: štihove, ponudu i zvanja.
# en 49456ec4 draft
double-of--contree--note = Fusnota dopušta da turniri udvostruče samo ponudu, kako jedno dijeljenje ne bi odlučilo partiju.
# en 00e9fac4 draft
double-of--example = Na ponudu 100 dana je kontra, i ponuda pada. Druga strana piše 2 × (160 + 100) = 520. Ako se udvostručuje samo ponuda, druga strana piše 160 + 200 = 360.

# en 7334e9c1 draft
doubling--ask = Može li se u dijeljenju dati kontra i rekontra?
# en 5d988325 draft
doubling--1--answer = Ne. Kontre nema.
# en acd98407 draft
doubling--2--answer = Smije se dati kontra, za dvostruke bodove, ali rekontra ne. Pobjednik piše sve, gubitnik ništa.
# en 2ea1a30b draft
doubling--3--answer = Da: kontra daje dvostruke bodove, rekontra trostruke. Pobjednik piše sve, gubitnik ništa.
# en a1fd428e draft
doubling--4--answer = Da: kontra daje dvostruke bodove, rekontra četverostruke. Pobjednik piše sve, gubitnik ništa, u nekim igrama samo belu.
# en ed9b7ac4 draft
doubling--8--answer = Da, na tri razine: dvostruki, četverostruki, osmerostruki bodovi. Pobjednik piše sve, gubitnik ništa.
# en 3553a0db draft
doubling--bela-3--note = Dijeljenje se udvostručuje samo kad netko zove „na veliko“, ako se za stolom to igra.
# en 768c599f draft
doubling--example = U bridge-beloteu boja bez zvanja vrijedi 16 bodova meča, s kontrom 32, s rekontrom 64; sve adut vrijedi 26, 52 i 104.
# en e3c6d50b draft
doubling--contree--note = U kasnijem izdanju i na turniru u Cannesu rekontra množi s tri.

# en dbf668bf draft
third-level--ask = Postoji li treća kontra?
# en 0058365d draft
third-level--double-ends--answer = Ne. Daje se samo jedna kontra, pa nema ni rekontre.
# en 7ecfcd7a draft
third-level--agreed--answer = Samo gdje se stol tako dogovori, kao u nekim krajevima. Obično nakon rekontre nema daljnje kontre.
# en a8fcb434 draft
third-level--eight--answer = Da: nakon rekontre može se podići još jednom, na osmerostruke bodove.
# en 691dc5eb draft
third-level--example = Kad je sve adut, 8 × 26 čini 208 bodova meča, više od 151 za cijelu partiju. U boji je 8 × 16 = 128.

# en 34b03035 draft
both-committed--ask = Tko mora proći u dijeljenju s kontrom?
# en 9b52d597 draft
both-committed--both--answer = Obje strane. Pada ona s manje bodova, pa sve piše pobjednik.
# en c08fa858 draft
both-committed--example = Herc je s kontrom, zvač ima 90 protiv 72. Zvač piše 32 boda meča, druga strana ništa.

# en c538e4bc draft
no-trump-doubled--ask = Broje li se bodovi bez aduta dvostruko?
# en dfc0c2b3 draft
no-trump-doubled--no--answer = Ne. Bez aduta karte i zadnji štih čine 130, i tako se pišu.
# en 17c4e940 draft
no-trump-doubled--yes--answer = Da. 130 bodova postaje 260 prije svakog zaokruživanja, i to bez kontre.
# en b560a8de draft
no-trump-doubled--klabberjass-4--note = Dijeljenje bez aduta moguće je samo za stolovima gdje igrač koji mora zvati smije igrati bez aduta.
# en 0a46816a draft
no-trump-doubled--belote--note = Ako organizator dopusti igru bez aduta, as vrijedi 19, pa i takvo dijeljenje vrijedi 162.
# en 5dad4b1a draft
no-trump-doubled--contree--note = { no-trump-doubled--belote--note }
# en efb265fa draft
no-trump-doubled--coinche--note = { no-trump-doubled--belote--note }
# en 6cdb39e2 draft
no-trump-doubled--example = 68 i 62 broje se kao 136 i 124, a to je 14 i 12 bodova meča.

# en 64d6cd98 draft
match-points--ask = Dijele li se bodovi s deset?
# en 20289c71 draft
match-points--points--answer = Ne. Na blok idu kao bodovi.
# en 79b4be09 draft
match-points--match-points--answer = Da. Bodovi svake strane dijele se s deset i zaokružuju, a na blok idu bodovi meča.
# en 06dbff6c draft
match-points--example = 127 i 35 u boji idu na blok kao 13 i 3 boda meča.

# en 5a40c997 draft
rounding--ask = Kako se bodovi zaokružuju?
# en f6230ed1 draft
rounding--limit--answer = Po zadnjoj znamenci. Granica je 6 u boji, 4 kad je sve adut, 5 bez aduta. Manja znamenka ide naniže, veća naviše. Ako su na granici obje strane, manji zbroj ide naviše, a veći naniže.
# en 1d457122 draft
rounding--bridge-belote--note = Ako su obje strane na granici i jednake, bodovi koji se pišu zaokružuju se naniže, a oni koji vise naviše.
# en 7e1d8b23 draft
rounding--example = U bridge-beloteu 35 bodova u boji postaje 3 boda meča, a 127 postaje 13. Kad je sve adut, 125 bodova postaje 13, a zbrojevi 154 i 144 postaju po 15. Ako u boji obje strane imaju 106, protivnik piše 10, a 11 visi.
# en 8f8e9864 draft
rounding--tens-5-up--answer = Na najbližu deseticu, pet ide naviše: 84 se piše kao 80, 85 kao 90. Zbog zaokruživanja pad nikad ne postaje prolaz.
# en d13b0dc4 draft
rounding--tens-6-up--answer = Na najbližu deseticu, pet ide naniže: 85 se piše kao 80, 86 kao 90. Zbog zaokruživanja pad nikad ne postaje prolaz.
# en bca57c3c draft
rounding--contree--note = I o tome je li partija dobivena odlučuju zaokruženi bodovi.
# en 82e87451 draft
rounding--cannes--note = Zadnje dijeljenje piše se točno u bod.

# en 0cab734f draft
multiply--ask = Što je u dijeljenju s kontrom prvo, zaokruživanje ili množenje?
# en dfa4e90e draft
multiply--after-rounding--answer = Prvo se zaokružuje: množe se bodovi meča.
# en 0b1243e3 draft
multiply--before-rounding--answer = Prvo se množi: bodovi se množe, pa dijele s deset i zaokružuju.
# en 7b8ed8f8 draft
multiply--bridge-belote--note = Tekst prvo množi. No u njegovu vlastitom primjeru, 26 bodova meča puta osam, prvo se zaokružuje.
# en 0da1d6ed draft
multiply--example = Na ugovor u boji dana je rekontra. Ako se prvo zaokružuje, 162 boda postaju 16, a 4 × 16 = 64. Ako se prvo množi, 4 × 162 = 648 bodova postaje 65. Kad je sve adut, 258 bodova postaje 26, a 4 × 26 = 104. Ako se prvo množi, 4 × 258 = 1032 boda postaju 103. S običnom kontrom na oba načina izlazi isto.

# en 9761e6b3 draft
sweep-doubled--ask = Množi li kontra i dodatak za štiglju?
# en 52e4930b draft
sweep-doubled--yes--answer = Da. Množi se zajedno sa svime ostalim.
# en 008f4306 draft
sweep-doubled--no--answer = Ne. Kontra množi sve ostalo, a dodatak ostaje 9 bodova meča, ili 18 u dijeljenju bez aduta koje se broji dvostruko.
# en f1582ee9 draft
sweep-doubled--example = Štiglja u boji s kontrom daje 2 × (16 + 9) = 50 ako se udvostručuje i dodatak. Ako se ne udvostručuje, daje 32 + 9 = 41. Bez aduta s kontrom daje 2 × (26 + 18) = 88, odnosno 52 + 18 = 70.

# en 824d602d draft
kirtik--ask = Postoji li kirtik, kazna povrh bodova?
# en e4d8501d draft
kirtik--no--answer = Ne. Izgubljenim dijeljenjem gube se njegovi bodovi i ništa više.
# en 5a387c33 draft
kirtik--yes--answer = Da. Strana gubi 10 bodova meča ako je zvala, a pobijedi druga strana, i 10 ako ne uzme nijedan štih. Obje se kazne udvostručuju u dijeljenju bez aduta koje vrijedi dvostruko, i svakom kontrom.
# en c50c2ef0 draft
kirtik--bridge-belote--note = Kirtik se igra u nekim dijelovima Bugarske. Izjednačeno dijeljenje ne nosi kirtik, a zbroj smije ići ispod nule.
# en d6ce6039 draft
kirtik--example = Sve je adut, a zvačeva strana ne uzme nijedan štih: druga strana piše 35, zvačeva gubi 20. Bez aduta druga piše 44, a zvačeva gubi 40.

# en 0328686a draft
target--ask = S koliko se bodova dobiva partija?
# en 35692314 draft
target--151--answer = Sa 151 bodom meča ili više.
# en 8b3d25ea draft
target--500--answer = S 500 ili više.
# en 2f59c572 draft
target--501--answer = S 501 ili više.
# en 189446c6 draft
target--1000--answer = S 1000 ili više.
# en 5b519bfb draft
target--1001--answer = S 1001 ili više.
# en dfe4593b draft
target--1002--answer = S 1002 ili više.
# en 8ff70d54 draft
target--bela-2--note = Mnogi Clobyosh igraju do 500.
# en b45f5a39 draft
target--klabberjass-4--note = Stranica kaže da je taj cilj uobičajen.
# en 4b2cfa34 draft
target--1010--answer = S 1010 ili više.
# en 16709916 draft
target--2000--answer = S 2000 ili više.
# en 97124d41 draft
target--2001--answer = S 2001 ili više.

# en a16f7d59 draft
goal--ask = Što završava partiju: bodovi ili broj dijeljenja?
# en b5ab247d draft
goal--points--answer = Bodovi: pobjeđuje strana koja dođe do cilja.
# en da591530 draft
goal--hands--answer = Broj dijeljenja. Nakon zadnjeg pobjeđuje veći zbroj, a ako su zbrojevi jednaki, ne pobjeđuje nitko. Dijeljenje u kojem se karte bace ne broji se.
# en c1feebfa draft
goal--belote--note = Turnir može umjesto toga odrediti broj dijeljenja.

# en c9397cfd draft
claims--ask = Može li se „dosta“ reći usred dijeljenja?
# en 0220082c draft
claims--any-trick--answer = Da, čim ti dosadašnji bodovi dosegnu cilj i upravo uzmeš štih.
# en 836bc8b4 draft
claims--first-three--answer = Da, ali samo nakon prvog, drugog ili trećeg štiha. Poslije se dijeljenje igra do kraja i obračunava.
# en 1e0b52a8 draft
claims--none--answer = Ne. Svako se dijeljenje igra do kraja i broji.
# en 54dfd5d0 draft
claims--bela-2--note = Reci na vrijeme: 506 bez „dosta“ još može izgubiti od 501 s „dosta“.
# en 2bbc36ee draft
claims--bela-3--note = { claims--bela-2--note }
# en 6a37010b draft
claims--example = Imaš 440 na bloku, 44 u štihovima i dvadeset koje vrijedi: 440 + 44 + 20 = 504, pa u partiji do 501 možeš reći „dosta“.
# en 92629d91 draft
claims--bela-hr--note = Igra se „na prolaz“: svako se dijeljenje igra do kraja.

# en fe90ebaa draft
when-to-claim--ask = Kad smijem reći „dosta“?
# en 560912be draft
when-to-claim--after-trick--answer = Kad uzmeš štih, a prije izlaza u sljedeći. Nakon zadnjeg štiha smiješ reći „dosta“ ako je taj štih tvoj, a karte još nisu prebrojene. U svakom drugom trenutku „dosta“ ne vrijedi i ne košta ništa. Zato ga u isto vrijeme može reći samo jedan igrač.
# en a02f2fea draft
when-to-claim--after-early-trick--answer = Kad uzmeš prvi, drugi ili treći štih, a prije izlaza u sljedeći.
# en ef1a62c4 draft
when-to-claim--bela-2--note = Stranica kaže da je njezinih pet pravila za „dosta“ urednikovo tumačenje.

# en 508068fa draft
claim-counts--ask = Što smijem ubrojiti u „dosta“?
# en 6c876feb draft
claim-counts--so-far--answer = Smiješ ubrojiti štihove koje imaš, i zadnji štih kad se odigra. Smiješ ubrojiti prijavljene nizove, ako je tvoj niz najbolji i pokažeš ih uz „dosta“. Smiješ ubrojiti svoju belu, osim ako obje njezine karte odigraš šutke. Bodovi koji vise ne broje se.
# en f00f3a81 draft
claim-counts--bela-2--note = Stranica kaže da je njezinih pet pravila za „dosta“ urednikovo tumačenje.
# en f7a67fd4 draft
claim-counts--bela-3--note = Na veliko se za „dosta“ bodovi broje bez udvostručavanja.
# en bdf48abe draft
claim-counts--example = Cilj je 501, a ti imaš 470. U štihovima imaš karte za 11, a u ruci još belu: 470 + 11 + 20 = 501. Bez bele imaš 481, a to je premalo.

# en c425249a draft
false-claim--ask = Rečeno je „dosta“, a bodova nema dovoljno. Što sad?
# en d5f8baa6 draft
false-claim--opponent--answer = Druga strana odmah dobiva partiju.
# en 072fa559 draft
false-claim--higher-opponent--answer = Partija je gotova, a pobjeđuje protivnik koji je prije dijeljenja imao veći zbroj. Ako protivnici imaju jednako, ne pobjeđuje nitko.
# en 4d832b7f draft
false-claim--example = Cilj je 501, a ti imaš 440. Kažeš „dosta“ s 40 u kartama i dvadeset koje vrijedi. To je samo 500, bod premalo, i partija je izgubljena.

# en 9e40c606 draft
claim-though-bate--ask = Smije li zvač reći „dosta“ i kad bi cijelo dijeljenje završilo padom?
# en eff9c67c draft
claim-though-bate--good--answer = Da. Dosadašnji bodovi dobivaju partiju, kako god bi ostatak dijeljenja završio.
# en 152ad0c8 draft
claim-though-bate--not-taker--answer = Ne. Dok se dijeljenje igra, strana koja je zvala aduta ne smije reći „dosta“. To smiju samo protivnici.
# en 5bb7c7e8 draft
claim-though-bate--lehman--note = Bodovi zvača koji padne prelaze drugoj strani prije nego što se usporede zbrojevi.
# en 9c4ccb90 draft
claim-though-bate--bicycle--note = { claim-though-bate--lehman--note }
# en 9cf9d5d9 draft
claim-though-bate--denexa--note = { claim-though-bate--lehman--note }

# en b2f480c1 draft
both-over--ask = Obje su strane preko cilja, a nitko nije rekao „dosta“. Tko pobjeđuje?
# en 65e0683f draft
both-over--last-trick--answer = Igrač koji je uzeo zadnji štih. Ako je on ispod cilja, pobjeđuje najveći zbroj.
# en 5416507f draft
both-over--higher--answer = Veći zbroj.
# en 93c55b31 draft
both-over--taker-first--answer = Ako prolazi, pobjeđuje zvač, jer se broji prvi. Inače pobjeđuje veći zbroj.
# en 8053ed4d draft
both-over--trick-then-last-trick--answer = Još nitko: jedna strana najprije mora uzeti štih u nekom kasnijem dijeljenju. Ako ga u istom dijeljenju uzmu obje, pobjeđuje igrač koji u njemu uzme zadnji štih.
# en 38cdb5fc draft
both-over--trick-then-higher--answer = Još nitko: jedna strana najprije mora uzeti štih u nekom kasnijem dijeljenju. Ako ga u istom dijeljenju uzmu obje, pobjeđuje veći zbroj.
# en eb0b17e0 draft
both-over--trick-then-taker-first--answer = Još nitko: jedna strana najprije mora uzeti štih u nekom kasnijem dijeljenju. Ako ga u istom dijeljenju uzmu obje, pobjeđuje zvač ako u tom dijeljenju prolazi, a inače veći zbroj.
# en a2c66280 draft
both-over--bela-2--note = Stranica kaže da je njezinih pet pravila za „dosta“ urednikovo tumačenje.
# en 5f1b1368 draft
both-over--example = Cilj je 501, a na kraju brojanja stoji 506 prema 512. Po zadnjem štihu može pobijediti i jedna i druga strana, po većem zbroju ona s 512.

# en f1122899 draft
one-over--ask = Jedna je strana pri brojanju preko cilja, a nije rekla „dosta“. Je li pobijedila?
# en a3067ead draft
one-over--no--answer = Da. Partija je brojanjem gotova.
# en 0b249e5d draft
one-over--yes--answer = Još ne. Najprije mora uzeti štih u nekom kasnijem dijeljenju, a dotad druga strana još može reći „dosta“.
# en 19062ada draft
one-over--bela-2--note = Na stranici 506 bez „dosta“ može izgubiti od 501 s „dosta“. Barem u škotskim krugovima igrač koji je prešao cilj, a nije rekao „dosta“, mora uzeti još jedan štih. Bodovi osvojeni iz ranijeg izjednačenja broje se s ostalima; bodovi koji na kraju partije još vise propadaju.
# en e264a5b3 draft
one-over--bridge-belote--note = Partija ne završava dijeljenjem u kojem je jedna strana uzela sve štihove. Bodovi koji na kraju partije još vise propadaju.
# en caf32737 draft
one-over--coinche--note = Strana koja padne ili ostane bez štiha može biti preko cilja samo zbog svoje bele. Tada još nije pobijedila: treba joj još jedan štih.

# en 8539939c draft
win-by--ask = Dobiva li se partija bilo kojim dijeljenjem ili samo onim u kojem je pobjednička strana zvala i prošla?
# en d4426409 draft
win-by--count--answer = Bilo kojim. Na kraju brojanja odlučuju zbrojevi.
# en 8fad6b2d draft
win-by--own-made-hand--answer = Samo dijeljenjem u kojem je strana zvala i prošla. Zbroj te strane tada mora biti na cilju ili preko njega.

# en f925aeb0 draft
three-or-two-players--ask = Može li se igrati udvoje ili utroje?
# en e000bd56 draft
three-or-two-players--two-to-four--answer = Da. Stranica opisuje igru za dvoje, za troje i za četvero.
# en 65243933 draft
three-or-two-players--two-only--answer = Tekst opisuje samo igru za dvoje.
# en f5fe6993 draft
three-or-two-players--versions--answer = Članak kaže da postoje verzije za troje i za dvoje. Opisuje samo igru za četvero.
# en c992139d draft
three-or-two-players--mostly-four--answer = Ponajviše se igra u četvero, a drugi oblik tekst ne opisuje.
# en 6428ad3a draft
three-or-two-players--four-only--answer = Tekst opisuje samo igru za četvero.
# en 645944f8 draft
three-or-two-players--belote--note = Drugi francuski tekstovi za troje dijele svakome deset karata, a zadnje dvije dobiva zvač. Za dvoje se razlikuju.
# en 6367ca65 draft
three-or-two-players--bela-hr--note = Drugi hrvatski i srpski tekstovi za troje dijele svakome deset karata, a zadnje dvije dobiva zvač. Za dvoje se razlikuju.

# en d633b8f7 draft
four-at-a-time--ask = Smije li se dijeliti po četiri karte odjednom?
# en 87b40ac7 draft
four-at-a-time--threes--answer = Ne. Prve se karte dijele po tri odjednom.
# en 2f9c6573 draft
four-at-a-time--twos-and-threes--answer = Ne. U tekstu se dijeli po tri i po dvije.
# en be991520 draft
four-at-a-time--never--answer = Ne. Dijeli se po dvije i po tri, nikad po jedna ni po četiri.
# en d5762866 draft
four-at-a-time--belote--note = Jedno natjecanje dopušta po četiri, kao i stolovi na jugoistoku Francuske i na Korzici.
# en 087428f4 draft
four-at-a-time--contree--note = { four-at-a-time--belote--note }
# en 9f574f3e draft
four-at-a-time--coinche--note = { four-at-a-time--belote--note }

# en c4b0b8d9 draft
cards-picked-up--ask = Smijem li podići karte prije nego što je sve podijeljeno?
# en 68acc45e draft
cards-picked-up--unstated--answer = Odlučuje stol. Dok su karte na stolu, krivo se dijeljenje lakše ispravi.
# en be6d0a41 draft
cards-picked-up--no--answer = Ne. Karte ostaju na stolu dok dijeljenje ne završi.
# en 63dfa113 draft
cards-picked-up--bela-hr--note = U tekstu se zadnje dvije karte gledaju tek kad si na redu za zvati. Druga hrvatska pravila daju 162 boda za prerano podignute karte.

# en 799ec7b9 draft
four-sevens--ask = Igrač dobije četiri sedmice. Je li dijeljenje nevažeće?
# en e2bab456 draft
four-sevens--played--answer = Nije. Dijeljenje se igra, a četiri sedmice ne vrijede ništa.
# en 963ddca6 draft
four-sevens--refused--answer = Nije. Savez odbija običaj da se zbog četiri sedmice dijeli ponovno.
# en af6f011e draft
four-sevens--coinche--note = Francuska Wikipedija novo dijeljenje navodi kao varijantu. U jednom programu četiri sedmice ili osmice poništavaju sva zvanja.

# en f8cf2db3 draft
bids-doubled--ask = Smije li se kontrirati ponuda od 80 ili štiglja?
# en 8800f0c7 draft
bids-doubled--any--answer = Da. Smije se kontrirati svaka ponuda.
# en 0113e97c draft
bids-doubled--not-capot--answer = Štiglja ne: ta ponuda završava licitaciju. Svaka druga ponuda smije se kontrirati.
# en 75f661d4 draft
bids-doubled--contree--note = Da se 80 ne kontrira, običaj je nekih stolova, a ne pravilo.
# en d4367f50 draft
bids-doubled--coinche--note = { bids-doubled--contree--note }

# en e189b987 draft
bid-after-double--ask = Smije li se nakon kontre ponuditi više i tko još govori?
# en b3fb0697 draft
bid-after-double--cancels--answer = Da. Viši ugovor briše kontru, a licitacija se nastavlja redom.
# en 8ee89b89 draft
bid-after-double--freezes--answer = Ne. Kontrom je ponuda zadnja. Strana koja je dobila kontru poslije smije samo reći „dalje“ ili, gdje je ima, dati rekontru.
# en 50e50846 draft
bid-after-double--contree--note = Pagat govori o stolovima za kojima strana s kontrom smije pobjeći u drugu ponudu. U Saint-Étienneu to se zove décoincher.
# en 81aca150 draft
bid-after-double--coinche--note = { bid-after-double--contree--note }

# en 65e0d938 draft
double-out-of-turn--ask = Što košta kontra preko reda?
# en e586ed85 draft
double-out-of-turn--unstated--answer = Cijena nije navedena. Stol odlučuje vrijedi li kontra.
# en e7164ceb draft
double-out-of-turn--no-price--answer = Tekst je zabranjuje. Stol odlučuje vrijedi li kontra.
# en 1b8f16aa draft
double-out-of-turn--choice--answer = Druga strana bira: igra se dalje ili se dijeli ponovno.
# en f73f56d0 draft
double-out-of-turn--nothing--answer = Ništa. Kontra preko reda je dopuštena.

# en db8c66e6 draft
sweep-bid-lead--ask = Ponuđena je štiglja. Tko izlazi u prvi štih?
# en 0438a43f draft
sweep-bid-lead--eldest--answer = Prvi na redu, kao i u svakom drugom dijeljenju.
# en 001cc8db draft
sweep-bid-lead--taker--answer = Zvač, kao i u svakom drugom dijeljenju.
# en 9aef0581 draft
sweep-bid-lead--contree--note = Gdje igrač smije ponuditi da sam uzme sve štihove, on smije izaći prvi, a partner ne igra.
# en 4e442bbd draft
sweep-bid-lead--coinche--note = { sweep-bid-lead--contree--note }

# en cb05966d draft
queen-first--ask = Mora li kralj pasti prije dame da bi bela vrijedila?
# en d45249f8 draft
queen-first--either--answer = Ne. Prva smije biti bilo koja od te dvije karte.
# en 6306132e draft
queen-first--belote--note = Neka natjecanja u Francuskoj i Belgiji traže prvo kralja, inače 20 bodova propada. Francuska Wikipedija to pravilo naziva neobveznim.

# en 604b23f0 draft
doubled-sweep--ask = Dijeljenje s kontrom završi štigljom koja nije ponuđena. Množi li se i njezin dodatak?
# en 55229d30 draft
doubled-sweep--once--answer = Ne. Dijeljenje se množi, a dodatak za sve štihove piše se jednom.
# en c14df9d7 draft
doubled-sweep--multiplied--answer = Da. Dodatak za sve štihove množi se kao i ostalo.
# en 51d22f1b draft
doubled-sweep--coinche--note = U tekstu 250 bodova zamjenjuje 160 ako su uzeti svi štihovi.
# en 1675f88b draft
doubled-sweep--example = Ponuda s kontrom prolazi sa svim štihovima, a sama se ponuda ne piše. Jednom: 2 × 160 + 90 = 410. S množenjem: 2 × 250 = 500.

# en ebf77f86 draft
counts-differ--ask = Zbroj obiju strana ne daje bodove dijeljenja. Što sad?
# en bc4ea8b3 draft
counts-differ--unstated--answer = Odlučuje stol. Najsigurnije je obje hrpe prebrojiti ponovno.
# en 34cc97f7 draft
counts-differ--recount--answer = Obje se hrpe broje ponovno. Karte i zadnji štih zajedno čine 162.

# en 76786b95 draft
bela-wins-game--ask = Strana bez štiha doseže cilj svojom belom. Je li dobila partiju?
# en c95edc32 draft
bela-wins-game--yes--answer = Da. Bela joj vrijedi kao i svi drugi bodovi.
# en bf3b2b67 draft
bela-wins-game--no--answer = Ne. Bez štiha joj bela ne vrijedi.
# en ab88de7f draft
bela-wins-game--never-on-sweep--answer = Ne. Partija ne može završiti dijeljenjem u kojem je jedna strana uzela sve štihove.
# en 4907cee2 draft
bela-wins-game--one-more-trick--answer = Ne. Toj strani treba još jedan štih, pa se igra dalje.
# en 47cc5b67 draft
bela-wins-game--belote--note = Na bloku partija završava na cilju. Dalje igra stol sam.
# en 0163fa1c draft
bela-wins-game--contree--note = Izdanje iz 2015. traži još jedan štih. U onome što imamo od kasnijeg teksta toga nema.
# en 882d97a3 draft
bela-wins-game--coinche--note = Tekst isto kaže i za stranu koja je pala. { bela-wins-game--belote--note }

# en 314eba67 draft
misdeal-again--ask = Ista strana krivo dijeli drugi ili treći put. Što to košta?
# en 06b790f4 draft
misdeal-again--unstated--answer = Odlučuje stol. Natjecanja u Francuskoj drugoj strani daju 160 ili 162 boda za drugo ili treće krivo dijeljenje.
# en 1648dcd8 draft
misdeal-again--no-bid-then-160--answer = Prvi put ne košta ništa. Nakon drugog zaredom djeliteljeva strana u tom dijeljenju ne smije licitirati. Nakon trećeg druga strana piše 160 bodova.
# en 581720f7 draft
misdeal-again--no-taking-then-162--answer = Prvi put ne košta ništa. Nakon drugog zaredom djeliteljeva strana u tom dijeljenju ne smije zvati. Nakon trećeg druga strana piše 162 boda.
# en 06633c47 draft
misdeal-again--before-trumps-free--answer = Nije važno koji je put. Dok adut nije odabran, ne košta ništa, a poslije druga strana piše 162 boda.
# en be8183bf draft
misdeal-again--before-call-free--answer = Nije važno koji je put. Nakon ponude druge strane ta strana piše 160 bodova, ili 250, i ponudu, a dijeli sljedeći.
# en 7dced40e draft
misdeal-again--belote--note = Nekoliko natjecanja daje 162 boda već za drugo.

# en 11eac505 draft
revoke-seen--ask = Nedopuštena karta odmah se primijeti. Što sad?
# en 3ed4b824 draft
revoke-seen--unstated--answer = Odlučuje stol. Najbolje ju je ispraviti dok je štih na stolu.
# en 1fca9d99 draft
revoke-seen--suit-barred--answer = Igra se nastavlja, a ta strana u sljedećem štihu ne smije igrati tu boju. Primijeti li se tek na kraju, dijeljenje je izgubljeno.
# en b88a09ea draft
revoke-seen--hand-lost--answer = Nije važno kad se primijeti: druga strana piše 162 boda.
# en 9643a129 draft
revoke-seen--belote--note = Jedan pravilnik natjecanja drugoj strani daje izbor: karta se ispravlja ili igra staje, a ona uzima preostale štihove.
# en bee9b2df draft
revoke-seen--contree--note = { revoke-seen--belote--note }
# en fab4a608 draft
revoke-seen--coinche--note = { revoke-seen--belote--note }

# en c88db8f8 draft
tie-at-target--ask = Obje su strane preko cilja s istim zbrojem. Što sad?
# en e5e40ec3 draft
tie-at-target--another--answer = Igra se još jedno dijeljenje.
# en 5a37478e draft
tie-at-target--last-trick--answer = Pobjeđuje igrač koji je uzeo zadnji štih, iako su zbrojevi jednaki.
# en 1fdca3c2 draft
tie-at-target--last-trick-first--answer = Pobjeđuje igrač koji je uzeo zadnji štih. Ako je to treći igrač, koji je još ispod cilja, igra se još jedno dijeljenje.
# en ea16cddb draft
tie-at-target--taker-first--answer = Ako prolazi, pobjeđuje zvač, jer se broji prvi. Inače se igra još jedno dijeljenje.
# en 3129b249 draft
tie-at-target--bela-2--note = Stranica kaže da je njezinih pet pravila za „dosta“ urednikovo tumačenje.
# en f6fc0861 draft
tie-at-target--played-out--note = Stranica kaže da se tada „vjerojatno igra još jedno dijeljenje“.

# en af169fa3 draft
end-on-sweep--ask = Može li partija završiti dijeljenjem u kojem jedna strana uzme sve štihove?
# en 90e9c6c1 draft
end-on-sweep--yes--answer = Da. Završava kao i nakon svakog drugog dijeljenja.
# en 6970e625 draft
end-on-sweep--no--answer = Ne. Igra se dalje. Sljedeće dijeljenje bez štiglje završava partiju, a pobjeđuje strana koja je preko cilja i vodi.
# en 6e03a1af draft
end-on-sweep--bridge-belote--note = Tekst kaže samo da partija ne može završiti takvim dijeljenjem, u kojem jedna strana uzme sve štihove.
# en b8d6536b draft
end-on-sweep--example = Cilj je 151, stanje 140 prema 100: štiglja u hercu daje 140 + 16 + 9 = 165, ali se dijeli još jednom.

# en b28eb421 draft
match-format--ask = Koliko partija ima meč?
# en e15d6a88 draft
match-format--best-of-three--answer = Obično se igra na dvije dobivene.
# en 443b3636 draft
match-format--single--answer = Jedna partija.
# en c7902e14 draft
match-format--series--answer = Igra se partija za partijom, a pobjednici svake prvi dijele u sljedećoj. Dokument ne navodi broj partija.

# en 3e5e583c draft
next-game-dealer--ask = Tko prvi dijeli u sljedećoj partiji?
# en 1a1c138d draft
next-game-dealer--winner--answer = Pobjednik prošle partije.
# en e5404b96 draft
next-game-dealer--winners--answer = Pobjednici prošle partije: svejedno koji.
# en 2997d40a draft
next-game-dealer--afresh--answer = Prvi se djelitelj bira kao i za svaku partiju.

# en 1fb2aac2 draft
claim-before-showing--ask = Smijem li reći „dosta“ prije nego što se nizovi pokažu?
# en 5ff457c0 draft
claim-before-showing--show--answer = Da. Ako brojiš nizove koji vrijede zato što su među prijavljenima najbolji, pokaži ih uz „dosta“.
# en 6b19549e draft
claim-before-showing--bela-2--note = Nizovi se pokazuju u drugom štihu; „dosta“ može pasti i prije.

# en 9569e633 draft
held-over-past-target--ask = Strana prelazi cilj bodovima koji su visjeli. Je li pobijedila?
# en 079d6f4c draft
held-over-past-target--count--answer = Kad jedna strana osvoji te bodove, broje se kao svi drugi i mogu završiti partiju pri brojanju. Ako pravila tada traže još jedan štih, partija završava s tim štihom. Dok bodovi vise, ne ulaze u „dosta“.
# en d04f17e1 draft
held-over-past-target--example = Cilj je 501, imaš 440, a 40 visi. Ako dobiješ dijeljenje s 25, imaš 440 + 25 + 40 = 505.

# en c80a8d04 draft
held-over-at-end--ask = Partija je gotova, a bodovi još vise. Tko ih dobiva?
# en 1eab3d4e draft
held-over-at-end--nobody--answer = Nitko. Partija završava bez njih, a sljedeća partija počinje od nule.
# en 9dacc945 draft
held-over-at-end--bridge-belote--note = Za nekim se stolovima igra dalje dok se ti bodovi ne osvoje.
# en 98a2021e draft
held-over-at-end--example = Cilj je 501, a protivnik ima 480. Dijeljenje izjednačeno na 70 diže ga na 550. Zvačevih 70 ne dobiva nitko.

# en ad18c82b draft
tie-in-last-hand--ask = Zadnje dijeljenje partije završi izjednačeno. Tko dobiva bodove koji inače vise?
# en beaf7058 draft
tie-in-last-hand--each-own--answer = Svaka strana piše svoje bodove, jer se ni u jednom kasnijem dijeljenju ne mogu osvojiti.

# en 3f6ff01e draft
misdeal--ask = Vidjela se karta ili netko ima previše ili premalo karata. Je li to krivo dijeljenje?
# en d20ffb52 draft
misdeal--non-dealer-chooses--answer = Prije zvanja aduta igrač koji ne dijeli smije tražiti ponovno dijeljenje ili ispravak. Razloga su tri: njegova karta otkrivena pri dijeljenju, otkrivena karta u špilu ili krivi broj karata. Poslije se ruka s krivim brojem karata mora ispraviti.
# en e1827d58 draft
misdeal--unstated--answer = Odlučuje stol: isti igrač dijeli ponovno ili se ispravi broj karata.
# en 0cec28be draft
misdeal--same-dealer--answer = Da. Isti igrač dijeli ponovno.
# en 4e9f51d1 draft
misdeal--until-trumps--answer = Da, i isti igrač dijeli ponovno. Dok adut nije odabran, ne košta ništa. Poslije druga strana piše 162 boda.
# en e3088543 draft
misdeal--until-picked-up--answer = Da. Ako se karta okrenula ili nitko još nije uzeo karte, presijeca se i dijeli ponovno. Nakon ponude druge strane ta strana piše 160 bodova, ili 250, i ponudu, a dijeli sljedeći.
# en 377819e3 draft
misdeal--example = Kako ispravlja Bicycle: igrač s previše karata pruži ih licem dolje, a drugi igrač izvuče višak. Ruka s premalo karata dopuni se s vrha špila.

# en adaa6216 draft
revoke--ask = Netko je bacio kartu koju nije smio. Što košta kriva karta?
# en 9a3e9160 draft
revoke--unstated--answer = Dokument ne navodi kaznu. Ako se igra može ispraviti, neka se ispravi; ako ne može, sve bodove obiju strana piše strana koja nije pogriješila.
# en 65a676fd draft
revoke--all-to-other-side--answer = Cijelo dijeljenje: strana koja nije pogriješila piše sve bodove obiju strana, i karte i zvanja koja su stvarno bila u ruci. Gdje se licitiraju bodovi, piše kao kad ponuda padne. U nekim igrama gubitnik zadržava belu.
# en daacb025 draft
revoke--example = Bez licitiranja bodova: strana s krivom kartom ima ukupno 50, druga 70. Druga strana piše 120, a strana s krivom kartom ništa.
# en 1eb3a8cb draft
revoke--contree--note = Kriva karta piše se kao ponuda koja je pala.
# en 8f6948f8 draft
revoke--coinche--note = { revoke--contree--note }
# en 0a328a39 draft
revoke--contest--note = Dijeljenje se poništava, a druga strana piše 162 boda.

# en e59ea6bb draft
wrong-count--ask = Prvi je štih počeo, a netko ima krivi broj karata. Što sad?
# en c7679b16 draft
wrong-count--revoke--answer = To je kao kriva karta: druga strana piše sve bodove obiju strana.
# en bd528240 draft
wrong-count--unstated--answer = Stol odlučuje vrijedi li dijeljenje.
# en 01ec7619 draft
wrong-count--dealers-pay--answer = Plaća strana koja je krivo dijelila: druga strana piše 162 boda.
# en 61021572 draft
wrong-count--dealers-pay-bid--answer = Plaća strana koja je krivo dijelila: druga strana piše 160 bodova, ili 250, i ponudu. Dijeli sljedeći.
# en 48d10bc4 draft
wrong-count--bicycle--note = Pravilo vrijedi od trenutka kad igrač s krivim brojem karata izađe ili baci kartu u prvi štih.
# en 3fec592c draft
wrong-count--belote--note = Prema stranicama saveza nakon krivog dijeljenja dijeli se ponovno. U dijelu koji imamo ne piše vrijedi li to i kad je igra počela.
# en 2e22cf83 draft
wrong-count--contree--note = { wrong-count--belote--note }
# en f2776f55 draft
wrong-count--coinche--note = { wrong-count--belote--note }

# en 9d88b123 draft
low-man--ask = Smijem li davati dobre karte igraču koji zaostaje?
# en f3fd4580 draft
low-man--manners--answer = Da, i to je uobičajeno: „gie it to the low man“. Je li to pošteno ili samo pametno, neka prosude igrači.
# en 9b9a7d98 draft
low-man--only-three--answer = Smiješ baciti svaku kartu koju pravila dopuštaju. Stranica taj običaj spominje samo u odjeljku za troje.
# en 9259b18e draft
low-man--no-custom--answer = Smiješ odigrati svaku kartu koju pravila dopuštaju.

# en ae93b88a draft
agreed-points--ask = Smije li stol dogovoriti bodove bez igranja?
# en 0681f86c draft
agreed-points--by-word--answer = Da. Bodovi oko kojih se svi slože idu na blok kako su dogovoreni, pa i ispod nule. Karte se ne igraju, a djelitelj ostaje isti.

# en 6031820d draft
exposed-in-play--ask = Tijekom igre vidjela se nečija karta. Što sad?
# en e9d20539 draft
exposed-in-play--unstated--answer = Odlučuje stol. Ako nikome nije naškodilo, igrač smije kartu vratiti u ruku bez kazne.
# en f3918dc8 draft
exposed-in-play--1--law = Laws of Duplicate Bridge (2017), čl. 48.–50.
# en 0202857c draft
exposed-in-play--1--law-says = Karta koju pokaže strana protiv izvođača ostaje otkrivena i mora se odigrati prvom prilikom; karta koju pokaže izvođač smije se vratiti u ruku.
# en e45a40c9 draft
exposed-in-play--must-go--answer = Karta koja je napustila ruku mora se odigrati, osim ako protivnici dopuste drukčije.

# en 2e674867 draft
out-of-turn--ask = Netko je izašao, licitirao ili se javio preko reda. Vrijedi li?
# en 3a21b94a draft
out-of-turn--unstated--answer = Odlučuje stol. Poništava se i ide dalje po redu, osim ako je sljedeći igrač već nastavio.
# en 71da4ba9 draft
out-of-turn--hand-lost--answer = Dijeljenje se poništava, a druga strana piše 162 boda.
# en 15670207 draft
out-of-turn--belote--note = Savez ima sudački kodeks od 4. siječnja 2016. Mogli smo pročitati samo njegov sadržaj.
# en d897cacf draft
out-of-turn--contree--note = { out-of-turn--belote--note }
# en 3a70fb27 draft
out-of-turn--coinche--note = { out-of-turn--belote--note }
# en 71af13ef draft
out-of-turn--1--law = Laws of Duplicate Bridge (2017), čl. 53.
# en e0f7478b draft
out-of-turn--1--law-says = Sljedeći igrač smije prihvatiti izlaz preko reda; tada je to ispravan izlaz.
# en 7b183e8b draft
out-of-turn--2--law = Laws of Duplicate Bridge (2017), čl. 28.–32.
# en 458474f7 draft
out-of-turn--2--law-says = Najava preko reda poništava se i red se vraća pravom igraču, osim ako je sljedeći igrač prihvati svojom najavom.

# en 571b7e65 draft
taking-back--ask = Smije li se odigrana karta uzeti natrag?
# en 0f81c286 draft
taking-back--unstated--answer = Odlučuje stol. Nedopuštenu kartu najbolje je ispraviti prije sljedećeg štiha.
# en 6fa28593 draft
taking-back--1--law = Laws of Duplicate Bridge (2017), čl. 45. i 47.
# en ac0b17b7 draft
taking-back--1--law-says = Odigrana karta ostaje odigrana, osim ako se mora povući da se ispravi nepravilnost.
# en 4d2c4e66 draft
taking-back--2--law = Laws of Duplicate Bridge (2017), čl. 62. i 63.
# en abd7af24 draft
taking-back--2--law-says = Kriva karta mora se ispraviti ako strana koja ju je bacila još nije izašla ili bacila kartu u sljedeći štih.
# en 33ec33bd draft
taking-back--leave--answer = Samo ako protivnici dopuste.

# en 871c948f draft
old-tricks--ask = Smijem li pogledati uzete štihove?
# en 7fce7cb7 draft
old-tricks--unstated--answer = Odlučuje stol prije prvog dijeljenja.
# en d4533297 draft
old-tricks--1--law = Laws of Duplicate Bridge (2017), čl. 66.
# en 68785245 draft
old-tricks--1--law-says = Zadnji štih smiješ tražiti na uvid dok tvoja strana ne izađe u sljedeći ili ne baci kartu u njega. Stariji štihovi ostaju zatvoreni do kraja igre.
# en 06381163 draft
old-tricks--after-next--answer = Samo zadnji štih. Smiješ ga pogledati kad su svi bacili kartu u sljedeći štih, dok se taj sljedeći ne okrene. Nikad ne gledaj prije nego što baciš svoju kartu.
# en 54d522a9 draft
old-tricks--until-next--answer = Samo zadnji štih, dok se sljedeći štih ne pokupi.

# en 6c9db0d2 draft
wrong-dealer--ask = Dijelio je krivi igrač. Vrijedi li dijeljenje?
# en 714eb29b draft
wrong-dealer--unstated--answer = Odlučuje stol. Kad je adut već izabran, obično se igra dalje, a red se poslije ispravi.
# en ec5991c0 draft
wrong-dealer--belote--note = Sudački kodeks saveza od 4. siječnja 2016. ima odlomak o tome, koji nismo mogli pročitati.
# en 4150556f draft
wrong-dealer--contree--note = { wrong-dealer--belote--note }
# en 6b3e6166 draft
wrong-dealer--coinche--note = { wrong-dealer--belote--note }

# en 997b6763 draft
card-missing--ask = U špilu nedostaje karta ili je jedna viška. Vrijede li već odigrana dijeljenja?
# en 25a7705d draft
card-missing--unstated--answer = Odlučuje stol. Dijeljenje u kojem se to otkrije dijeli se ponovno; raniji bodovi ostaju.
# en 0321afff draft
card-missing--1--law = Laws of Whist, čl. 37. (Encyclopædia Britannica, deveto izdanje)
# en f6c0e516 draft
card-missing--1--law-says = Mora se ponovno dijeliti ako se tijekom dijeljenja ili igre pokaže da je špil neispravan ili nepotpun.

# en ea1b1fe1 draft
rest-are-mine--ask = „Ostalo je moje“: smije li se igra skratiti?
# en 0bb3f120 draft
rest-are-mine--unstated--answer = Odlučuje stol. Ako itko sumnja, igra se do kraja.
# en a64c0d35 draft
rest-are-mine--1--law = Laws of Duplicate Bridge (2017), čl. 68. i 70.
# en f0f4dd04 draft
rest-are-mine--1--law-says = Igra staje kad igrač kaže da su ostali štihovi njegovi i kako ih dobiva; što ostane dvojbeno, ide protiv njega.

# en dd58215a draft
wrong-entry--ask = Krivi upis na bloku otkrije se tek kasnije. Smije li se ispraviti?
# en 49ac94a7 draft
wrong-entry--corrected--answer = Ispravi ga čim ga vidiš; kad je partija gotova, samo ako se svi slože. Blok ponovno računa svako kasnije dijeljenje. Ako time nitko više ne pobjeđuje, pobjeda se poništava, a partija i njezina serija nastavljaju se od ispravljenog upisa.
# en 52805e6c draft
wrong-entry--1--law = Laws of Duplicate Bridge (2017), čl. 79.
# en 50eeb7c9 draft
wrong-entry--1--law-says = Rezultat se može ispraviti do 30 minuta nakon objave službenog rezultata, ako nije određen drugi rok.

# en fb9b0205 draft
talk-and-signals--ask = Smiju li igrači govoriti o svojim kartama ili davati znakove?
# en d7c6f854 draft
talk-and-signals--unstated--answer = Stol odlučuje što se smije reći.
# en 05343c46 draft
talk-and-signals--convention--answer = Smiju davati znakove kartama koje igraju, kao kod bele: prvo kralj ili prvo dama. O razgovoru dokument ne kaže ništa.
# en 4ac00ae3 draft
talk-and-signals--conspiracy--answer = Dokument zna za dva protivnika koja se udruže protiv zvača i nema ništa protiv toga.
# en 8b5cd45f draft
talk-and-signals--fixed-words--answer = Ne. Izgovaraju se samo riječi iz pravila, bez oklijevanja i bez upitnog tona.
# en e4af6087 draft
talk-and-signals--belote--note = Natjecanja koja zabranjuju znakove daju drugoj strani 162 boda ili isključuju par.
# en 02b71d72 draft
talk-and-signals--contree--note = { talk-and-signals--belote--note }
# en 83bb08ef draft
talk-and-signals--coinche--note = { talk-and-signals--belote--note }
# en f69eae17 draft
talk-and-signals--1--law = Laws of Duplicate Bridge (2017), čl. 73.
# en 2bbf7c0b draft
talk-and-signals--1--law-says = Partneri se sporazumijevaju samo najavama i kartama koje igraju, a ne načinom na koji to čine.

## presupposed (by id)
##
## The answer where a table lacks what a question takes for granted.

# en dc559728 draft
without-turn-up--lacking = Pitanje se ne postavlja: nijedna se karta ne okreće.
# en 285c0378 draft
without-rounds--lacking = Pitanje se ne postavlja: boja se ne nudi u krugovima.
# en 995fdeb6 draft
without-auction--lacking = Pitanje se ne postavlja: „bez aduta“ i „sve adut“ se ne licitiraju.
# en a03ae91a draft
without-bids--lacking = Pitanje se ne postavlja: ne licitiraju se bodovi.
# en 96521fe4 draft
without-no-bids--lacking = Pitanje se ne postavlja: bodovi se licitiraju, a ponuda prolazi ili pada.
# en c93bb722 draft
without-runs--lacking = Pitanje se ne postavlja: nizovi se ne prijavljuju.
# en 40e9405a draft
without-no-run-trick--lacking = Pitanje se ne postavlja: bez štiha nizovi nikad ne vrijede.
# en e56ef11a draft
without-rounding--lacking = Pitanje se ne postavlja: ništa se ne zaokružuje, bodovi idu na blok kakvi jesu.
# en 9ea4cc03 draft
without-counted-tricks--lacking = Pitanje se ne postavlja: štihovi se ne pišu, samo ponuda.
# en 366a5f12 draft
without-sweep-pays--lacking = Pitanje se ne postavlja: svi štihovi donose samo karte i zadnji štih.
# en 18049016 draft
without-to-points--lacking = Pitanje se ne postavlja: partija se igra na određen broj dijeljenja.
# en 77bf1f10 draft
without-in-hands--lacking = Pitanje se ne postavlja: partija se igra do određenog broja bodova.
# en e7035e36 draft
without-by-count--lacking = Pitanje se ne postavlja: partija se dobiva samo dijeljenjem u kojem je strana zvala i prošla.
# en 14b183f8 draft
without-stock--lacking = Pitanje se ne postavlja: sve se karte podijele.
# en 5e1e3918 draft
without-bottom-card--lacking = Pitanje se ne postavlja: ostaje samo okrenuta karta.
# en 4aedb329 draft
without-redeal--lacking = Pitanje se ne postavlja: kad ostali kažu „dalje“, jedan igrač mora zvati.
# en cbfc06bd draft
without-forced-taker--lacking = Pitanje se ne postavlja: nitko nije prisiljen zvati.
# en d3935c36 draft
without-schmeiss--lacking = Pitanje se ne postavlja: schmeissa nema.
# en 9d32d06b draft
without-late-schmeiss--lacking = Pitanje se ne postavlja: schmeiss se kaže samo kad je igrač prvi put na redu.
# en 19929237 draft
without-exchange--lacking = Pitanje se ne postavlja: sedmica se ne može zamijeniti.
# en 08424d04 draft
without-carres--lacking = Pitanje se ne postavlja: četiri iste ne vrijede ništa.
# en f817a458 draft
without-partners--lacking = Pitanje se ne postavlja: svatko igra za sebe.
# en 40bc03e2 draft
without-third-hand--lacking = Pitanje se ne postavlja: u štihu su samo dvije karte.
# en c8d6bd92 draft
without-run-trick--lacking = Pitanje se ne postavlja: nizovi vrijede i bez štiha.
# en 5289eae8 draft
without-no-trumps--lacking = Pitanje se ne postavlja: jedna je boja uvijek adut.
# en 6977a4bc draft
without-held-over--lacking = Pitanje se ne postavlja: ništa ne visi, izjednačeno dijeljenje odmah se obračuna.
# en 06a94093 draft
without-two-opponents--lacking = Pitanje se ne postavlja: protiv zvača je samo jedna strana.
# en fcd62002 draft
without-sharing--lacking = Pitanje se ne postavlja: ništa se ne polovi, svaki protivnik dodaje sve zvačeve bodove.
# en 7a1a516a draft
without-doubles--lacking = Pitanje se ne postavlja: kontre nema.
# en cda7b4ab draft
without-match-points--lacking = Pitanje se ne postavlja: bodovi se ne dijele s deset.
# en df6bd66f draft
without-premium--lacking = Pitanje se ne postavlja: osim karata i zadnjeg štiha nema dodatka.
# en 7e4b1138 draft
without-claims--lacking = Pitanje se ne postavlja: „dosta“ se ne kaže, svako se dijeljenje igra do kraja i broji.

## games (by id)
##
## `game-name` is how a game stands in the list of all games;
## `speech` is what a document leaves to the table about declaring runs.

# en 2c286f8d draft
bela-2--game-name = Bela / Clobyosh udvoje
# en 9bbbf6a3 draft
bela-3--game-name = Bela / Clobyosh utroje
# en fb4c2903 draft
bela-3--speech = Stranica opisuje kako nizove prijavljuju dva igrača. Utroje svatko redom odgovara na dotad najbolji prijavljeni niz.
# en 3f50fdc4 draft
klabberjass-4--game-name = Klabberjass učetvero
# en fcacaef9 draft
klabberjass-4--speech = Svatko prijavljuje uz svoju prvu kartu. Ako tada još obje strane mogu dobiti, ostalo se rješava na kraju prvog štiha.
# en d4a3d39d draft
lehman--game-name = Klaberjass po Lehmanu
# en e24d64c4 draft
lehman--speech = Stranica daje riječi samo za prvu prijavu. Poslije se igrači drže reda uspoređivanja: prvo kažu najvišu kartu, a zatim je li niz u adutu.
# en dc2a3b2d draft
bicycle--game-name = Klaberjass po Bicycleu
# en 3bf6e036 draft
denexa--game-name = Klaberjass po Denexi
# en a98e1d98 draft
bridge-belote--game-name = Bridge-belote iz Bugarske
# en 51fc3a7e draft
bridge-belote--speech = Isprva je dovoljno reći vrstu zvanja. Duljina i najviša karta kažu se samo ako obje strane imaju istu vrstu.
# en d42e8f1f draft
belote--game-name = Belote, iz Francuske
# en 9348eb1f draft
contree--game-name = Belote contrée
# en b11f4f2d draft
coinche--game-name = Belote coinchée
# en cb6e44cc draft
bela-hr--game-name = Bela, iz Hrvatske

## variants (by id)

# en 468e09b2 draft
schmeiss--variant-name = Schmeiss
# en abcda57b draft
schmeiss--variant-character = Kad je prvi put na redu, igrač smije predložiti da se karte bace; ako drugi odbije, zvač mora biti onaj tko je to predložio.
# en db70e1f3 draft
void-deal--variant-name = Nevažeće dijeljenje
# en 6bd40591 draft
void-deal--variant-character = Kad igrač u prvih šest karata ima samo osmice i sedmice, dijeljenje ne vrijedi i isti djelitelj dijeli ponovno.
# en ddbad57c draft
equal-scores--variant-name = Izjednačeno: zvač ne dobiva ništa
# en e544908b draft
equal-scores--variant-character = Kad je izjednačeno, protivnik piše samo svoje, zvač ništa, i ništa ne visi.
# en 71977aa3 draft
both-held--variant-name = Izjednačeno: oboje visi
# en 690b2aae draft
both-held--variant-character = Kad je izjednačeno, ne piše nitko, a bodovi obaju igrača vise za pobjednika sljedećeg dijeljenja.
# en 1691c4e0 draft
target-500--variant-name = Do 500
# en f108dcf7 draft
target-500--variant-character = Pobjeđuje se s 500 ili više, kako igraju mnogi igrači Clobyosha.
# en 7b302422 draft
played-out--variant-name = Zadnje dijeljenje do kraja
# en ff76a528 draft
played-out--variant-character = Nema „dosta“: zadnje se dijeljenje igra do kraja, a od dva zbroja preko cilja pobjeđuje veći.
# en 7a140a95 draft
east-lothian--variant-name = „Dosta“ iz East Lothiana
# en da60a650 draft
east-lothian--variant-character = „Dosta“ se smije reći samo u prva tri štiha; poslije se dijeljenje igra do kraja i obračunava.
# en d942c873 draft
ontario--variant-name = Ontario: No Tricker
# en 6a037e0e draft
ontario--variant-character = Svih devet štihova vrijedi 360, povrh toga pišu se prijavljeni nizovi i bela, a partija se igra do 1000.
# en 161cd573 draft
bare-yuss--variant-name = Dečko koji je jedini adut smije ostati u ruci
# en 52b8ae39 draft
bare-yuss--variant-character = Adutski dečko koji je jedini adut u ruci ne mora se baciti kad netko izađe adutom.
# en f4a7c048 draft
no-low-trump-lead--variant-name = Bez izlaza malim adutom
# en 8e3583b7 draft
no-low-trump-lead--variant-character = Adutom se izlazi samo kartom koja nosi bodove: adutskom osmicom i sedmicom ne izlazi se.
# en b9f18be1 draft
bela-first-card--variant-name = Bela samo uz prvu kartu
# en 6a9dd968 draft
bela-first-card--variant-character = Bela vrijedi samo ako se kaže uz prvu od te dvije karte, kralja ili damu; poslije je prekasno.
# en bc7fc108 draft
bela-second-card--variant-name = Bela i uz drugu kartu
# en 661449cc draft
bela-second-card--variant-character = Bela vrijedi i kad se kaže tek uz drugu kartu, kako stranica o Clobyoshu navodi za Škotsku.
# en ebb8a1c7 draft
trick-to-consummate--variant-name = Štih za potvrdu pobjede
# en a62a4414 draft
trick-to-consummate--variant-character = Tko pri brojanju prijeđe cilj bez „dosta“, još nije pobijedio. Mora uzeti još štih u nekom kasnijem dijeljenju.
# en 8fac40bd draft
three-each--variant-name = Zvačevi bodovi svakom protivniku
# en c450afa4 draft
three-each--variant-character = Ako zvač padne, svaki protivnik piše i sve zvačeve bodove.
# en 063c941e draft
three-big--variant-name = Zvati na veliko
# en c435d8fa draft
three-big--variant-character = Zvač smije igrati protiv bodova obaju protivnika zajedno, a svi bodovi dijeljenja tada vrijede dvostruko.
# en 098344c3 draft
three-28--variant-name = 28 karata
# en 296a21ba draft
three-28--variant-character = Bez sedmica izvan igre ostaje samo okrenuta karta, a zamjene nema.
# en 36f8cfb6 draft
three-bimah--variant-name = Djelitelj na musu
# en f4a9fd7f draft
three-bimah--variant-character = Ako ostala dva igrača dvaput kažu „dalje“, djelitelj mora zvati boju.
# en 21871f96 draft
three-rotate--variant-name = Dijeli se ukrug
# en 11516278 draft
three-rotate--variant-character = Nakon svakog dijeljenja dijeli sljedeći igrač u smjeru kazaljke na satu, tko god ga je dobio.
# en 0666f8b6 draft
four-low-card--variant-name = Niska karta pokazuje boju
# en 8beb8f9e draft
four-low-card--variant-character = Ponuđeni adut pokazuje jedna od karata od dvojke do šestice, koje nisu u igri, pa djelitelj ne dobiva okrenutu kartu.
# en df33d6da draft
four-bimah--variant-name = Djelitelj na musu
# en 18d2fb23 draft
four-bimah--variant-character = U drugom krugu djelitelj ne smije reći „dalje“: ako su to rekli ostali, boju zove djelitelj.
# en ce9c8877 draft
four-bimah-no-trump--variant-name = Na musu, boja ili bez aduta
# en c029754e draft
four-bimah-no-trump--variant-character = Djelitelj na musu smije zvati i bez aduta, a tada karte i zadnji štih daju 130.
# en 5c43c546 draft
four-left-of-dealer--variant-name = Igrač lijevo od djelitelja mora zvati
# en 28690073 draft
four-left-of-dealer--variant-character = Ako svi dvaput kažu „dalje“, igrač lijevo od djelitelja mora zvati boju.
# en 61601ac1 draft
four-left-no-trump--variant-name = Igrač lijevo od djelitelja, boja ili bez aduta
# en 508e3bea draft
four-left-no-trump--variant-character = Ako svi dvaput kažu „dalje“, igrač lijevo od djelitelja mora zvati, a smije zvati i bez aduta.
# en bc031911 draft
four-taker-leads--variant-name = Izlazi zvač
# en 38997515 draft
four-taker-leads--variant-character = Prvi izlazi igrač koji je zvao adut, a ne onaj lijevo od djelitelja.
# en 5fef2e7b draft
four-1002--variant-name = Do 1002
# en e71495c7 draft
four-1002--variant-character = Partija se igra do 1002 boda.
# en 6540017e draft
lehman-caller-takes--variant-name = Odbijeni schmeiss: zvač je tko ga je rekao
# en 639df059 draft
lehman-caller-takes--variant-character = Ako se schmeiss u prvom krugu odbije, zvač je onaj tko ga je rekao, kao na stranici o Clobyoshu i u Denexi.
# en 0a45b7a4 draft
bicycle-maker-first--variant-name = Zvač se broji prvi
# en af312352 draft
bicycle-maker-first--variant-character = Ako oba u istom dijeljenju dođu do 500, pobjeđuje zvač jer se broji prvi.
# en 666a0ee4 draft
bicycle-equal-runs--variant-name = Jednaki nizovi idu onome tko ne dijeli
# en 5592f6ee draft
bicycle-equal-runs--variant-character = Od dva po svemu jednaka niza vrijedi niz igrača koji ne dijeli.
# en 17327bfa draft
belote-third-level--variant-name = Treća kontra
# en feb4e6ed draft
belote-third-level--variant-character = Na rekontru može doći još jedna kontra, za osmerostruke bodove, pa se partija može dobiti u jednom dijeljenju.
# en 38445135 draft
belote-kirtik--variant-name = Kirtik
# en 4063397c draft
belote-kirtik--variant-character = Pali ugovor košta deset bodova meča, a deset i dijeljenje bez štiha.
# en 916e672d draft
belote-multiply-first--variant-name = Kontra prije zaokruživanja
# en 26183c43 draft
belote-multiply-first--variant-character = Bodovi se prvo množe, a tek onda zaokružuju na bodove meča, redom kao u tekstu.
# en a1e370cd draft
belote-partner-free--variant-name = Kad je štih kod partnera, adut se ne mora baciti
# en 0bd873b0 draft
belote-partner-free--variant-character = Tko nema traženu boju, smije odbaciti dok je štih kod partnera.
# en 0b79e56e draft
belote-valat-undoubled--variant-name = Dodatak za štiglju bez kontre
# en 8272e86b draft
belote-valat-undoubled--variant-character = Dodatak za sve štihove ne množi se kontrom.
# en 263abbca draft
contest--variant-name = Seosko natjecanje u dvanaest dijeljenja
# en 3dfddf51 draft
contest--variant-character = Igra se dvanaest dijeljenja u smjeru kazaljke na satu. Kad je izjednačeno, bodovi vise, ali u zadnjem dijeljenju svaka strana piše svoje. Nakon četiri „dalje“ dijeli isti djelitelj.
# en 4ff3ea4b draft
contest-cards-alone--variant-name = Natjecanje u kojem odlučuju samo karte
# en c7719551 draft
contest-cards-alone--variant-character = Dvanaest dijeljenja u smjeru kazaljke na satu; za prolaz i izjednačeno bela se ne gleda, a poslije je piše tko ju je imao.
# en 6da25a1b draft
belote-tie-lost--variant-name = Ništa ne visi: izjednačeno je pad
# en 14347900 draft
belote-tie-lost--variant-character = Jednako bodova nije dovoljno: strana koja zove pada.
# en abfe470a draft
belote-tie-made--variant-name = Ništa ne visi: izjednačeno je prolaz
# en 6484a887 draft
belote-tie-made--variant-character = Jednako bodova je dovoljno, i svaka strana piše svoje.
# en 321bcd3a draft
belote-tens--variant-name = Zaokruženo na desetice
# en 8d88e2ee draft
belote-tens--variant-character = Na bloku se bodovi svake strane zaokružuju na najbližu deseticu, 85 na 90.
# en 5e3a6281 draft
belote-declarations--variant-name = Sa zvanjima
# en 55563bef draft
belote-declarations--variant-character = Prijavljuju se nizovi i četiri iste, kao u coincheu. Uspoređuju se zajedno, pet i više karata vrijedi 100, a zvanja strane bez štiha idu drugoj strani.
# en 9cff01bb draft
cannes--variant-name = Cannes 2016.
# en f0f03e78 draft
cannes--variant-character = Igra se do 2001. Strana koja dobije cijelo dijeljenje piše 162 za štihove, ili 252 ako je uzela sve štihove, i k tome ponudu. Kontra množi samo ponudu, i to s dva, a rekontra s tri. Ponuđena štiglja vrijedi 270. Bodovi se zaokružuju na desetice, a pet ide naniže.
# en af121fd7 draft
contree-pagat--variant-name = Kako piše pagat.com
# en ad4deea8 draft
contree-pagat--variant-character = Kontra množi samo ponudu i smije se reći i preko reda. Bela ostaje onomu tko je ima. Tko ne može ići preko, mora odigrati nižeg aduta. Ponuda od 80 traži 82 boda, što blok ne provjerava.
# en 5b68d3ca draft
contree-made-points--variant-name = Samo osvojeni bodovi
# en 09128a6f draft
contree-made-points--variant-character = Ponuda odlučuje tko prolazi, a sama se ne piše.
# en c13131d1 draft
contree-announced--variant-name = Samo ponuđeni bodovi
# en a77d5340 draft
contree-announced--variant-character = Igra se do 1010. Tko dobije dijeljenje, piše ponudu, a štihove ne. Ponuđena štiglja vrijedi 250. Tko ne može ići preko, mora baciti manji adut.
# en 71fc9bcc draft
contree-bid-doubled--variant-name = Udvostručuje se samo ponuda
# en 33e03449 draft
contree-bid-doubled--variant-character = Fusnota turnirima dopušta da udvostruče samo ponudu. Uz kontru pobjednik piše 160 i dvostruku ponudu, a uz rekontru 160 i četverostruku ponudu.
# en cdcb9213 draft
contree-160--variant-name = Samo 160 za palu ponudu
# en b0e68fd0 draft
contree-160--variant-character = Kad ponuda padne, druga strana piše štihove, a ponudu ne.
# en 768a7a97 draft
own-hand--variant-name = Pobjeda samo vlastitom ponudom
# en 91c91489 draft
own-hand--variant-character = Igra se do 2001. Bodovi protiv zvača ne završavaju partiju: pobjeđuje samo strana kojoj prođe vlastita ponuda.
# en ba71aeff draft
macedonian--variant-name = Makedonski: dovoljno je izjednačeno
# en 5cb79672 draft
macedonian--variant-character = Dovoljno je imati jednako bodova: zvačeva strana prolazi, i svaka piše svoje.
# en bd10e73c draft
dosta--variant-name = Na dosta
# en 69c1ce24 draft
dosta--variant-character = Strana koja je upravo uzela štih smije reći da ima dovoljno bodova, „dosta“. Time partija završava.

## readings (by id)
##
## Where the documents are silent or at odds: what it is about, and which way is taken.

# en d86a881f draft
denexa-pack--reading-on = Koje karte Denexa vadi iz špila
# en 5baa7903 draft
denexa-pack--reading = Denexa iz 52 karte vadi dvojke do šestica i kaže da ostaju asovi do osmica. Ipak broji 32 karte i igra s adutskom sedmicom. Zato sedmice ostavljamo u špilu.
# en a57eacc0 draft
stock-face-down--reading-on = Kako je okrenut talon
# en ef3ff25a draft
stock-face-down--reading = Stranica o Clobyoshu talon jednom stavlja licem gore, a odlomak dalje govori o „nepoznatim zatvorenim kartama“. Uzimamo da talon leži licem dolje.
# en ddeacc6a draft
points-held-over--reading-on = Čiji bodovi vise kad je izjednačeno
# en f4c1b6ff draft
points-held-over--reading = Na stranici o Clobyoshu vise „sporni bodovi“, a ne kaže se čiji. Po istom odjeljku protivnikovi bodovi „uvijek vrijede“. Zato kod nas vise samo zvačevi bodovi. Stol može odlučiti da vise bodovi obiju strana.
# en 99c66ec4 draft
second-tie--reading-on = Izjednačeno dok bodovi već vise
# en 1b7ebf4f draft
second-tie--reading = Nijedan dokument ne govori o dva izjednačenja zaredom. Bodove novog zvača dodajemo onima koji već vise, a novi protivnik piše svoje. Strana koja prva dobije dijeljenje uzima sve bodove koji vise.
# en 728418c1 draft
held-over-not-compared--reading-on = Bodovi koji vise pri usporedbi
# en b4200d7c draft
held-over-not-compared--reading = Nijedan dokument ne kaže da bodovi koji vise iz ranijeg dijeljenja pomažu dobiti sljedeće. Dodajemo ih tek kad je sljedeće odlučeno.
# en 56108ffb draft
thrown-in-while-held-over--reading-on = Bačene karte dok bodovi vise
# en e81b8c6c draft
thrown-in-while-held-over--reading = Bodovi koji vise idu pobjedniku sljedećeg dijeljenja koje se odigra do kraja. Zato ostaju visjeti ako se karte bace.
# en e166c3c3 draft
held-over-not-claimed--reading-on = Bodovi koji vise i „dosta“
# en 27a20068 draft
held-over-not-claimed--reading = Pravilo o „dosta“ nabraja što se smije brojiti, a bodova iz izjednačenog dijeljenja ondje nema. Nitko ih još nije osvojio, pa ih za „dosta“ ne brojimo.
# en 58600403 draft
held-over-at-the-end--reading-on = Kraj partije dok bodovi još vise
# en 329a06ca draft
held-over-at-the-end--reading = Stranica o Clobyoshu ne kaže što je na kraju s bodovima koji još vise. Ne dajemo ih nikome. Ako je zadnje dijeljenje izjednačeno, protivnik svojim bodovima iz njega i dalje može doći do cilja i pobijediti.
# en d2f797e2 draft
held-over-reaches-target--reading-on = Bodovi koji su visjeli dosežu cilj
# en 63c0bb14 draft
held-over-reaches-target--reading = Bodove osvojene iz ranijeg izjednačenja na kraju dijeljenja brojimo kao sve druge. Ako se njima dosegne cilj, partija je gotova.
# en be81335a draft
unclaimed-at-target--reading-on = Jedan igrač pri brojanju preko cilja, a bez „dosta“
# en e1800a98 draft
unclaimed-at-target--reading = Stranica o Clobyoshu partiju daje onome tko prvi dođe do cilja. Ipak, igrač s 506 koji ne kaže „dosta“ može izgubiti. Barem u škotskim krugovima za pobjedu bez „dosta“ treba još jedan štih. Kod nas pobjeda vrijedi i bez tog štiha. Stol može tražiti štih kao kućno pravilo.
# en 80b26c00 draft
two-of-three-past-target--reading-on = Tri igrača, dva preko cilja
# en 871cac91 draft
two-of-three-past-target--reading = Udvoje odlučuje zadnji štih, ali utroje ga može uzeti igrač ispod cilja. Tada uzimamo da pobjeđuje najveći zbroj preko cilja. Ako su najveći zbrojevi jednaki, igra se još jedno dijeljenje.
# en a7881a17 draft
moment-to-claim--reading-on = Trenutak za „dosta“
# en d8c92bb8 draft
moment-to-claim--reading = Stranica o Clobyoshu savjetuje da se „dosta“ kaže čim se dođe do cilja. Po njezinu prvom pravilu smije se reći samo nakon uzetog štiha, a prije izlaza u sljedeći. Držimo se tog pravila: tko usred štiha ima dovoljno bodova, čeka kraj štiha.
# en 27e55306 draft
claim-out-of-turn--reading-on = „Dosta“ u krivom trenutku
# en 9cc935b8 draft
claim-out-of-turn--reading = Na stranici o Clobyoshu „dosta“ s premalo bodova gubi partiju, ali „dosta“ u krivom trenutku jednostavno nije dopušteno. Mi „dosta“ u krivom trenutku odbijamo uz upozorenje, a pokušaj ne košta ništa.
# en d2b0d87e draft
silent-first-bela-card--reading-on = Prva karta bele odigrana šutke
# en 30d93486 draft
silent-first-bela-card--reading = Na stranici o Clobyoshu bela se kaže uz prvu kartu, a stoji i da Škoti smiju čekati drugu. Za „dosta“ bela propada tek kad su obje karte odigrane bez riječi. Zato priznajemo belu rečenu uz bilo koju kartu.
# en 0c95b3d1 draft
claim-before-runs-shown--reading-on = „Dosta“ nakon prvog štiha, prije pokazivanja nizova
# en 3378c80d draft
claim-before-runs-shown--reading = Nizovi se pokazuju u drugom štihu, ali „dosta“ može pasti i prije. Uzimamo da igrač koji kaže „dosta“ uz to pokazuje i nizove.
# en bbb914cf draft
two-claims--reading-on = Dva „dosta“ u isto vrijeme
# en 50beeb18 draft
two-claims--reading = „Dosta“ smije reći samo igrač koji je upravo uzeo štih, pa ga ne mogu reći dvojica u isto vrijeme.
# en 511b72b0 draft
false-claim-of-three--reading-on = Netočno „dosta“ utroje
# en 5b9b5c31 draft
false-claim-of-three--reading = Po pravilu pobjeđuje protivnik onoga tko kaže „dosta“, ali ovdje su protivnika dva. Partiju dajemo onome s većim zbrojem prije dijeljenja. Ako su im zbrojevi jednaki, ne pobjeđuje nitko i partija je gotova.
# en 1c73403e draft
first-three-tricks--reading-on = U prva tri štiha
# en 0dc8088e draft
first-three-tricks--reading = U East Lothianu „dosta“ se smije reći samo u prva tri štiha. Dopuštamo ga nakon prvog, drugog ili trećeg štiha.
# en cd0cd843 draft
counting-first--reading-on = Tko broji prvi kad su oba preko cilja
# en b3dd6bd3 draft
counting-first--reading = Na stranici o Clobyoshu protivnik broji prije zvača. Ali kad su oba preko cilja, odlučuje zadnji štih. Zato redoslijed brojanja ne odlučuje partiju.
# en b90642f3 draft
bate-before-totals--reading-on = Zvač kojega od cilja dijeli samo pad
# en a9f98e19 draft
bate-before-totals--reading = Bodovi zvača koji padne idu protivniku prije nego što se uspoređuju zbrojevi, pa zvač pri brojanju ne pobjeđuje. Spriječiti bi to mogao samo „dosta“, a Lehman, Bicycle i Denexa ga nemaju.
# en 9b1d2598 draft
best-run-without-trick--reading-on = Najbolji niz kod igrača bez štiha
# en c3f8e314 draft
best-run-without-trick--reading = Bodove za nizove može dobiti samo igrač s najboljim nizom, a on ovdje nema štih. Zato ih ne dobiva nitko. Uzimamo da slabiji niz ne dolazi na njegovo mjesto.
# en 535b5f9f draft
runs-without-trick--reading-on = Trebaju li nizovi štih kod Lehmana i Bicyclea
# en ff1b3d2c draft
runs-without-trick--reading = Lehman i Bicycle ne traže štih da bi nizovi vrijedili, a stranica o Clobyoshu i Denexa traže. Štih tražimo samo ako ga traži dokument te igre.
# en ba012d23 draft
bela-without-trick--reading-on = Bela bez štiha
# en 43d3885b draft
bela-without-trick--reading = Stranica o Clobyoshu belu zove bezuvjetnom: vrijedi bez obzira na to kakve nizove tko drži. Zato za nju ne tražimo štih. Od ostalih dokumenata traži ga samo hrvatski.
# en bd731f5c draft
long-runs--reading-on = Sedam i osam karata u nizu kod Lehmana i Bicyclea
# en f59ab6a2 draft
long-runs--reading = Lehman za četiri ili više daje pedeset, a Denexa za pet ili više ništa povrh toga. Dugi niz ondje zato ostaje jedno zvanje od pedeset. Bicycle zna samo nizove od tri i četiri i broji sve što je u ruci. Zato u Bicycleu dugi niz dijelimo: sedam karata daje jedno pedeset i jedno dvadeset, a osam dva puta pedeset.
# en 9db8fabd draft
declaring-less--reading-on = Prijaviti manje nego što imaš
# en 3f9fe8fb draft
declaring-less--reading = Prijaviti nitko ne mora, pa igrač smije niz prešutjeti ili reći samo dio. Niz vrijedi onako kako je prijavljen. Igraču s najboljim nizom vrijede i ostali njegovi nizovi, kad ih pokaže.
# en a7a789b4 draft
equal-length--reading-on = Što uspoređuje „jednaka duljina“
# en 5f2a81da draft
equal-length--reading = Lehman, Bicycle i Denexa najviše karte uspoređuju među nizovima jednake duljine, ali niz od pet vrijedi istih pedeset kao i niz od četiri. Zato sve nizove od pedeset uspoređujemo po najvišoj karti, koliko god bili dugi. Ako se pokaže samo dio dugog niza, broji se najviša karta koja je rečena.
# en 7030b200 draft
lesser-runs-after-equal--reading-on = Slabiji nizovi kad se najbolji ponište
# en 18a2686c draft
lesser-runs-after-equal--reading = Kad jednaki najbolji nizovi ne vrijede nikome, kod Lehmana i u Denexi u tom dijeljenju ne vrijedi nijedno zvanje. Zato ne vrijede ni slabiji nizovi. Tako čitamo i Bicycle.
# en efeb2887 draft
late-bela-denexa--reading-on = Kasno rečena bela u Denexi
# en d9b61b84 draft
late-bela-denexa--reading = Po Denexi se bela kaže uz prvu od te dvije karte, a za drugu nema iznimke. Belu rečenu tek uz drugu ne brojimo.
# en 657441a0 draft
seven-of-other-suit--reading-on = Sedmica kad je adut druga boja (Bicycle)
# en 59db2dd1 draft
seven-of-other-suit--reading = Bicycle dopušta zamjenu adutske sedmice, a ne traži da je adut okrenuta boja. Mi to tražimo, kao i drugi dokumenti. Inače bi se sedmica mijenjala za kartu obične boje.
# en 48856e6e draft
dealer-schmeiss-round-two--reading-on = Djeliteljev schmeiss u drugom krugu (Bicycle)
# en 3b9f97d5 draft
dealer-schmeiss-round-two--reading = Bicycle djelitelju kad je zadnji na redu ostavlja dvoje: zvati boju ili dijeliti ponovno. Schmeissa među time nema, pa ga ondje ne dopuštamo.
# en 2601469a draft
lehman-schmeiss-refused--reading-on = Lehmanov schmeiss, obrnuto
# en 27abe0b5 draft
lehman-schmeiss-refused--reading = U prvom krugu kod Lehmana zvač postaje igrač koji odbije schmeiss, a na stranici o Clobyoshu i u Denexi onaj koji ga kaže. Lehmanova igra zadržava Lehmanovo pravilo.
# en 6f50c08b draft
bicycle-schmeiss-refused--reading-on = Tko je zvač nakon odbijenog schmeissa (Bicycle)
# en 39b9e1d9 draft
bicycle-schmeiss-refused--reading = Kad je schmeiss odbijen, Bicycle kaže da okrenuta boja postaje adut, ali ne kaže tko je zvač. Uzimamo da je zvač igrač koji je rekao schmeiss, jer se on ponudio igrati tu boju.
# en 4fa04621 draft
lowest-card-drawn--reading-on = Najniža izvučena karta i dijeljenje nakon schmeissa (Bicycle)
# en 030e2c4b draft
lowest-card-drawn--reading = Bicycle za izvlačenje ne daje redoslijed karata. Uzimamo prirodni, od asa do sedmice. Nakon prihvaćenog schmeissa stranica traži novo dijeljenje. Kod nje se dijeli naizmjence, pa uzimamo da dijeli drugi igrač.
# en 6930de2b draft
dealer-after-all-pass--reading-on = Tko dijeli kad svi kažu „dalje“
# en a666378a draft
dealer-after-all-pass--reading = Na stranici o Clobyoshu i kod Lehmana dijeli drugi igrač, u Denexi ponovno isti. Bicycle djelitelju dopušta da „počne novo dijeljenje“, ali kaže da se dijeli naizmjence, pa tako ostaje i ovdje. Svaka igra zadržava svoje pravilo.
# en b6003f2a draft
dealer-after-tie--reading-on = Tko dijeli nakon izjednačenja ako dijeli pobjednik
# en f3080290 draft
dealer-after-tie--reading = Izjednačenje nema pobjednika, a samo stranica o Clobyoshu kaže što slijedi: dijeli se naizmjence. Tako radimo u svakoj igri u kojoj dijeli pobjednik.
# en 2ed05faa draft
all-nine-tricks--reading-on = 360 za svih devet štihova
# en 822fcccd draft
all-nine-tricks--reading = Varijanta iz Ontarija daje 360 bodova, a uz njih prijavljene nizove i belu. Uzimamo da tih 360 zamjenjuje bodove za karte i zadnji štih. Može ih dobiti bilo koji igrač, a bela drugoga i dalje vrijedi.
# en 5f8175f4 draft
denexa-target--reading-on = Do 501 u Denexi
# en 95cc6043 draft
denexa-target--reading = U Denexi pobjeđuje tko prvi dođe do 501, ali i tko ima više. Zbrojeve uspoređujemo nakon svakog cijelog dijeljenja: pobjeđuje veći, a ako su jednaki, igra se još jedno.
# en e9d5fc92 draft
both-past-target--reading-on = Oba preko 500 kod Lehmana i Bicyclea
# en 9aab870d draft
both-past-target--reading = Lehman ne kaže što je kad oba prijeđu 500. U Bicycleu pobjeđuje veći zbroj. O jednakim zbrojevima ne govori nijedan. Uzimamo da pobjeđuje veći; ako su jednaki, igra se još jedno dijeljenje.
# en 593c71eb draft
maker-counted-first--reading-on = Zvač se broji prvi (varijanta iz Bicyclea)
# en a63a42e7 draft
maker-counted-first--reading = U ovoj se varijanti prvi broje zvačevi bodovi. Ali zvač koji padne nema što brojati. Zato uzimamo da redoslijed pomaže samo zvaču koji prođe.
# en bb017ffe draft
revoke-hands-over--reading-on = Što se predaje zbog krive karte (Bicycle)
# en 63a176ec draft
revoke-hands-over--reading = Bicycle drugoj strani daje zvanja i karte obiju strana. Tu ubrajamo i zadnji štih, nizove koji vrijede i belu. Zvanje koje nikad nije bilo u ruci ne vrijedi ništa.
# en 6d41c953 draft
leading-low-trump--reading-on = Izlaz malim adutom
# en 359ab24b draft
leading-low-trump--reading = Neki škotski igrači iz poštenja nikad ne izlaze adutskom osmicom ni sedmicom. Uzimamo da je to običaj. Takav izlaz nije kriva karta i dopušten je ako ga stol ne zabrani.
# en 6dc91bc4 draft
revoke-without-remedy--reading-on = Kriva karta kad dokument ne kaže što onda
# en b89bb9ec draft
revoke-without-remedy--reading = Od tekstova o Klaberjassu i članka o bridge-beloteu samo Bicycle kaže što košta kriva karta. U igrama iz ostalih tekstova igru ispravljamo ako se može. Ako se ne može, uzimamo kaznu iz Bicyclea.
# en 58ad8b26 draft
tie-of-three--reading-on = Izjednačeno utroje
# en eb95e4ab draft
tie-of-three--reading = Stranica o Clobyoshu traži da zvač ima više od svakog protivnika. O jednakim bodovima kaže samo da dva izjednačena protivnika dijele bodove zvača koji je pao. Zato izjednačenje zvača i protivnika brojimo kao pad i ništa ne visi.
# en 0fb3c842 draft
from-two-to-three--reading-on = Pravila za dvoje koja vrijede i za troje
# en 9ff9c881 draft
from-two-to-three--reading = Odjeljak za troje na stranici o Clobyoshu kaže da su sve osnove iste kao udvoje, a ne nabraja ih. Zadržavamo sve što odjeljak ne mijenja: zamjenu, nizove i belu, igru, brojanje i „dosta“.
# en f61faa7c draft
odd-point--reading-on = Neparan bod između dva protivnika
# en 0b9ade34 draft
odd-point--reading = Dva međusobno izjednačena protivnika dijele zvačeve bodove, ali neparan broj nema polovicu. Svakome dajemo polovicu zaokruženu naniže, a neparni bod otpada, što nikome ne ide u korist. Na veliko neparni bod otpada prije nego što se bodovi udvostruče.
# en 56a66a56 draft
bate-to-each--reading-on = Zvačevi bodovi svakom protivniku
# en 62528f01 draft
bate-to-each--reading = U ovoj varijanti svaki protivnik dodaje zvačeve bodove. Uzimamo da svaki dodaje sve, i kad su dva protivnika međusobno izjednačena. Zato na bloku piše više bodova nego što je dijeljenje vrijedilo.
# en 4f18913b draft
big-doubles--reading-on = Što se udvostručuje „na veliko“
# en aa588d4b draft
big-doubles--reading = Stranica o Clobyoshu udvostručuje „bodove dijeljenja“. Udvostručujemo bodove svih. Prije toga, ako zvač padne, njegovi bodovi idu protivniku koji ima više. Ako je zvač samo jednak zbroju obaju protivnika, to je pad.
# en 45eaf73f draft
claim-on-big--reading-on = „Dosta“ u dijeljenju na veliko
# en 328555d6 draft
claim-on-big--reading = Uzimamo da se udvostručuje tek pri brojanju na kraju dijeljenja. Zato se za „dosta“ usred igre bodovi broje bez udvostručavanja.
# en 3246c8ec draft
target-of-three--reading-on = Cilj utroje
# en 8d240692 draft
target-of-three--reading = Odjeljak za troje ne navodi cilj. Uzimamo 501, kao udvoje.
# en b2864617 draft
dealer-of-three--reading-on = Tko sljedeći dijeli utroje
# en 9107ddf1 draft
dealer-of-three--reading = Pobjednik dijeljenja dijeli sljedeće, ali za troje tekst ne kaže tko je pobjednik. Uzimamo da je to zvač koji prođe, inače protivnik s više bodova. Ako protivnici imaju jednako, dijeli onaj koji je prvi iza djelitelja.
# en 8e5d074f draft
too-low-to-overtrump-four--reading-on = Premali adut, učetvero
# en 4925895b draft
too-low-to-overtrump-four--reading = Preko protivnikove karte mora se ići ako se može. Tekst ne kaže što ako su igračevi aduti za to preslabi. I tada tražimo slabiji adut, kako traži tekst za troje.
# en 05ba9459 draft
equal-runs-four--reading-on = Jednaki nizovi izvan aduta, učetvero
# en 112802e1 draft
equal-runs-four--reading = Za jednake nizove tekst za četvero kaže samo da pobjeđuje niz u adutu. Između jednakih nizova izvan aduta uzimamo da pobjeđuje prvi prijavljen, kao udvoje.
# en b9ee493a draft
bela-call-four--reading-on = Kad se kaže bela, učetvero
# en 21e57976 draft
bela-call-four--reading = Po tekstu za četvero bela se kaže uz prvu od te dvije karte, a ne ponavlja se da Škoti smiju i uz drugu. Zato je uz drugu kartu prekasno.
# en 1711625f draft
trick-for-runs-four--reading-on = Štih za nizove, učetvero
# en 2b9f5f3a draft
trick-for-runs-four--reading = U igri udvoje igrač koji drži niz mora uzeti štih, a tekst za četvero to ne spominje. Partneri pišu zajedno, pa uzimamo da je dovoljan jedan štih bilo kojeg od njih.
# en 57c2047a draft
twenty-after-partners-fifty--reading-on = Dvadeset nakon partnerovih pedeset
# en 18a96644 draft
twenty-after-partners-fifty--reading = Nakon pedeset nitko poslije ne smije prijaviti dvadeset. Uzimamo da to samo skraćuje razgovor. Ako je pedeset partnerovo i pobijedi, i dvadeset se pokazuje i vrijedi.
# en 0881ca73 draft
forced-no-trump-melds--reading-on = Nizovi i bela bez aduta (mus)
# en b18537ce draft
forced-no-trump-melds--reading = Kad se na musu zove bez aduta, stranica navodi samo redoslijed karata i njihove bodove. Nizove brojimo kao inače. Nijedan ne tuče jednak niz zato što je u adutu, a bele nema.
# en f4149fd1 draft
low-card-deal--reading-on = Dijeljenje kad boju pokazuje niska karta
# en 4f252ab3 draft
low-card-deal--reading = Ako boju pokazuje niska karta, nema okrenute karte koju bi djelitelj uzeo. Zato sve 32 karte dijelimo po tri, tri i dvije. Pokazana boja ne smije se zvati u drugom krugu.
# en 958ce190 draft
sample-sheet-slip--reading-on = Primjer bloka na stranici o Clobyoshu
# en 9d126f1a draft
sample-sheet-slip--reading = Na oglednom bloku jedan je međuzbroj za bod premalen: 23 i 106 su 129, a ne 128. Uzimamo da je to greška, jer je stupac do njega točan.
# en 1016c764 draft
pack-of-28--reading-on = Igra s 28 karata
# en e75a546d draft
pack-of-28--reading = Bez sedmica nema se što zamijeniti. Nizovi završavaju osmicom, pa nijedan nema više od sedam karata.
# en 684fdb8d draft
forced-eldest-names--reading-on = Što smije zvati prisiljeni igrač lijevo od djelitelja
# en ab3972a3 draft
forced-eldest-names--reading = Po tekstu igrač lijevo od djelitelja nakon dva kruga „dalje“ mora zvati adut, a okrenuta boja se ne spominje. Uzimamo da tu boju ne smije zvati, kao ni u drugom krugu. Bez aduta smije zvati samo gdje stol to dopušta.
# en 745a7bdd draft
who-shows-void-deal--reading-on = Tko pokazuje nevažeće dijeljenje
# en c12a1515 draft
who-shows-void-deal--reading = Dijeljenje ne vrijedi ako igrač u prvih šest karata ima samo osmice i sedmice. Tekst ne kaže tko se mora javiti. Kod nas igrač koji ima takve karte to pokazuje prije zvanja aduta.
# en a95d3428 draft
bare-yuss--reading-on = Kad se dečko kao jedini adut smije zadržati
# en 91bca1a4 draft
bare-yuss--reading = Kad netko izađe adutom, igrač smije zadržati dečka samo ako mu je to jedini adut. Uzimamo da umjesto njega smije baciti bilo koju drugu kartu.
# en 2a98ab1b draft
match-and-first-deal-four--reading-on = Meč i prvo dijeljenje učetvero
# en 4765a4d1 draft
match-and-first-deal-four--reading = Tekst za četvero ne spominje ni meč ni prvo dijeljenje. Uzimamo da je meč jedna partija. Za prvo dijeljenje karte se presijecaju i dijeli viša karta, kao udvoje.
# en ace1d8b3 draft
first-deal-of-next-game--reading-on = Prvo dijeljenje sljedeće partije
# en 594be988 draft
first-deal-of-next-game--reading = Kad se igra na dvije dobivene, po stranici pobjednik partije prvi dijeli u sljedećoj partiji. Zato nije važno tko je dobio zadnje dijeljenje.
# en 8aa7399a draft
totals-decide-four--reading-on = Bodovi iz karata ili zbrojevi, učetvero
# en 9ee9b730 draft
totals-decide-four--reading = Odjeljak o zvanju aduta traži da zvačeva strana uzme većinu bodova iz karata, a onaj o bodovanju uspoređuje zbrojeve s nizovima, belom i zadnjim štihom. Uzimamo da odlučuju zbrojevi, jer brojanje opisuje upravo odjeljak o bodovanju.
# en 566744c7 draft
denexa-tie--reading-on = Što zvač piše kad je u Denexi izjednačeno
# en 871bfea6 draft
denexa-tie--reading = Za izjednačeno Denexa kaže samo da protivnik piše svoje bodove. Uzimamo da zvač ne piše ništa i da ništa ne visi, kao kod Lehmana i u Bicycleu.
# en 9c0b277a draft
exchange-before-runs--reading-on = Prije čega se mijenja sedmica
# en 2f3fc135 draft
exchange-before-runs--reading = U dokumentima zamjena dolazi kad se podijele zadnje karte i opisana je prije nizova. Samo Lehman kaže da se njome smije upotpuniti niz. Kod nas se sedmica smije zamijeniti prije svake prijave i izlaza, pa nova karta smije biti dio niza.
# en fc93f3fc draft
bela-against-better-run--reading-on = Bela kad druga strana ima bolji niz
# en 477c74ec draft
bela-against-better-run--reading = Samo stranica o Clobyoshu belu zove bezuvjetnom. Lehman i Bicycle opisuju je odvojeno od usporedbe nizova. U Denexi ne vrijedi nijedno zvanje kad se jednaki nizovi ponište, ali dotad su uspoređeni samo nizovi. Belu brojimo u svim tim igrama.
# en a412d3a0 draft
lehman-tops-told--reading-on = Kako se kod Lehmana kaže najviša karta i adut
# en 32efc11a draft
lehman-tops-told--reading = Kod Lehmana djelitelj jednako ili bolje zvanje prijavljuje na sličan način, a tekst ne daje riječi za najvišu kartu i adut. Uzimamo da ih kaže igrač s boljim zvanjem, redom kojim se uspoređuje.
# en dabaec83 draft
bella-at-first-card--reading-on = Bela rečena samo uz prvu kartu
# en a5308343 draft
bella-at-first-card--reading = Lehman i Bicycle kažu da se bela kaže uz drugu od te dvije karte, a ne kažu vrijedi li ranija prijava. Belu rečenu samo uz prvu kartu ne brojimo.
# en 537284eb draft
king-queen-in-run-and-bela--reading-on = Kralj i dama u nizu i u beli
# en 4cac6a4f draft
king-queen-in-run-and-bela--reading = Bicycle kralja i damu broji i u nizu i u beli, a ogledni blok na stranici o Clobyoshu ima pedeset s „Ace-bela“. Ostali dokumenti ne kažu ništa. I u njihovim igrama brojimo oboje, jer se samo nizovi ne smiju preklapati.
# en 055da83b draft
only-low-trumps-left--reading-on = Ostali su samo mali aduti
# en 443621bf draft
only-low-trumps-left--reading = Po škotskom običaju adutom se izlazi kartom koja nosi bodove. Običaj ne kaže čime izaći ako je ostala samo adutska osmica ili sedmica. Kod nas igrač smije izaći i njome.
# en 4b066136 draft
five-claim-rules--reading-on = Pet pravila za „dosta“
# en cea6e955 draft
five-claim-rules--reading = Stranica „dosta“ sažima u pet pravila i dodaje da je to tumačenje njezina urednika, jer suradnik nije opisao svaku pojedinost. Mi ih uzimamo kao pravila.
# en db5e9c5e draft
from-two-to-four--reading-on = Pravila za dvoje koja vrijede i za četvero
# en 8fd9d08a draft
from-two-to-four--reading = Odjeljak za četvero preuzima vrijednosti, redoslijed i zvanja iz igre udvoje, a dijeljenje, igru i brojanje ima vlastite. Mi iz igre udvoje zadržavamo i imena najviših aduta, deset bodova za zadnji štih i slobodu da se ne prijavi.
# en 2be21968 draft
shuffling--reading-on = Miješanje
# en 1f6faf35 draft
shuffling--reading = Članak kaže da se karte miješaju između partija, ali i da se samo presijecaju i nikad ne miješaju. Uzimamo da se miješaju prije partije, a između dijeljenja te partije samo presijecaju.
# en 2ca7b64f draft
doubling-levels--reading-on = Koliko razina ima kontra
# en f6d5ab60 draft
doubling-levels--reading = Članak kaže da su uobičajene dvije razine, a poslije da su dopuštene dvije. Ali navodi i treću, u nekim krajevima. Kod nas su dvije, osim ako se stol dogovori za treću.
# en 968337c2 draft
all-trumps-third-level--reading-on = Sve adut i treća razina
# en 32ea1138 draft
all-trumps-third-level--reading = U članku rekontra na sve adut završava licitaciju, pa za treću kontru na sve adut ne bi bilo mjesta. Gdje se igra treća razina, uzimamo da licitacija završava tek trećom kontrom.
# en 0afdc899 draft
contract-after-double--reading-on = Viši ugovor nakon kontre
# en f1bea40d draft
contract-after-double--reading = Članak ne kaže što je s kontrom kad se licitira viši ugovor. Uzimamo da otpada, jer je dana na niži ugovor.
# en 816f6143 draft
who-may-double--reading-on = Na čiji se ugovor smije dati kontra
# en 92e394a4 draft
who-may-double--reading = Članak nikome ne dopušta kontru na partnerov ugovor. Uzimamo da kontru na ugovor smije dati samo druga strana, a rekontru samo strana koja je dobila kontru.
# en 2a36508b draft
comparing-declarations--reading-on = Kako se uspoređuju zvanja
# en f3473216 draft
comparing-declarations--reading = Članak daje vrijednosti zvanja, ali ih ne uspoređuje. Uzimamo da pobjeđuje dulji niz, zatim onaj do više karte. Jednaki nizovi ne vrijede nikome, ni kad je jedan u adutu. Strana s najboljim nizom piše sve svoje nizove. Četiri iste uspoređuju se zasebno, po redu aduta, a bela uvijek vrijedi.
# en 38bc6da4 draft
six-and-seven-in-row--reading-on = Šest i sedam karata u nizu
# en 2e41451d draft
six-and-seven-in-row--reading = Osam karata u nizu članak broji kao kvintu i tercu. Za šest ili sedam karata ne daje više od kvinte. Zato šest i sedam karata brojimo kao 100, a osam kao 120.
# en 8a2ec214 draft
belote-in-sequence--reading-on = Bela unutar niza
# en fd09f010 draft
belote-in-sequence--reading = Po članku karta smije biti samo u jednom zvanju, ali bela je opisana odvojeno od zvanja. Zato kralja i damu brojimo i u nizu i u beli.
# en b18ea2db draft
committed-team--reading-on = Koja strana mora proći
# en ff54ef36 draft
committed-team--reading = Članak ne kaže koja strana mora proći. Uzimamo da je to strana igrača koji je licitirao zadnji ugovor. Uz kontru moraju proći obje strane.
# en 0ec4104f draft
doubled-tie--reading-on = Izjednačeno uz kontru
# en 3001952a draft
doubled-tie--reading = Kad je izjednačeno, vise bodovi strane koja je zvala, a uz kontru to vrijedi za obje. Zato uzimamo da ne piše nijedna i da visi cijeli umnoženi iznos.
# en 0a02afab draft
rounding-and-multiplying--reading-on = Zaokruživanje i množenje
# en ba142263 draft
rounding-and-multiplying--reading = Tekst množi prije nego što dijeli s deset, a u vlastitom primjeru množi 26 bodova meča s osam. Mi bodove prvo zaokružujemo, a množimo bodove meča. Stol može odabrati redoslijed iz teksta.
# en ac330861 draft
no-trumps-rounding--reading-on = Udvostručenje bez aduta i granica zaokruživanja
# en 395c184d draft
no-trumps-rounding--reading = Udvostručeni zbrojevi bez aduta su parni, pa granica od pet nikad ne bi došla u igru. Ipak prvo udvostručujemo, jer je u tekstu to prije podjele s deset.
# en 4ca14373 draft
tie-at-rounding-limit--reading-on = Jednaki zbrojevi točno na granici
# en dd2a0cf0 draft
tie-at-rounding-limit--reading = Na granici se manji zbroj zaokružuje naviše, a veći naniže. O jednakim zbrojevima članak ne govori. Bodove koji se pišu zaokružujemo naniže, a one koji vise naviše, da zbroj ostane točan.
# en 6d2516f7 draft
rounding-inside--reading-on = Zaokruživanje kad strana padne
# en b66b8b96 draft
rounding-inside--reading = Kad strana padne, svi bodovi idu drugoj strani. Zato njihov zbroj zaokružujemo jednom. Nijedan takav zbroj nije točno na granici.
# en 3042a5b3 draft
valat-doubled--reading-on = Štiglja i kontra
# en 4d41ba61 draft
valat-doubled--reading = Za štiglju članak daje dodatak od devet bodova meča. Bez aduta taj dodatak udvostručuje, a ne kaže što s njim čini kontra. Množimo ga zajedno sa svime ostalim.
# en e1061e33 draft
valat-not-compared--reading-on = Štiglja pri usporedbi strana
# en fc25a849 draft
valat-not-compared--reading = Dodatak za štiglju je u bodovima meča, a strane se uspoređuju po bodovima prije dijeljenja s deset. Zato uzimamo da dodatak ne odlučuje o dijeljenju. On ostaje strani koja je uzela sve štihove.
# en deaf1eff draft
declarations-lost-inside--reading-on = Zvanja strane bez štiha
# en 71167bee draft
declarations-lost-inside--reading = Po članku strana bez štiha zadržava svoja zvanja. Ako je ta strana zvala i padne, uzimamo da gubi i svoja zvanja, kao i sve ostale bodove.
# en a61a0f7b draft
no-end-on-valat--reading-on = Partija koja bi završila štigljom
# en fe073513 draft
no-end-on-valat--reading = Članak kaže samo da partija ne može završiti dok se događa štiglja. Uzimamo da se igra dalje. Sljedeće dijeljenje bez štiglje završava partiju u korist strane koja je preko cilja i vodi.
# en 9731db4c draft
both-teams-past-target--reading-on = Obje strane preko cilja
# en b65b1acf draft
both-teams-past-target--reading = Po članku pobjeđuje strana koja prva dođe do 151, ali u jednom dijeljenju 151 mogu prijeći obje. Uzimamo da pobjeđuje veći zbroj; ako su jednaki, igra se dalje.
# en 003ebcc2 draft
end-while-hanging--reading-on = Kraj partije dok bodovi vise
# en 95171572 draft
end-while-hanging--reading = Po članku partija ne čeka bodove koji vise, pa strana koja dođe do cilja pobjeđuje. Uzimamo da bodovi koji vise tada propadaju.
# en e3f97247 draft
kirtik--reading-on = Kirtik u pojedinostima
# en 9fda66aa draft
kirtik--reading = Članak pojedinosti prepušta drugoj stranici. Igramo bez kirtika, osim ako se stol za nj dogovori. Tada strana gubi deset bodova meča ako je zvala, a pobijedi druga strana, i deset ako ne uzme štih. Obje se kazne udvostručuju bez aduta, i još jednom sa svakom kontrom.
# en 6baaf8f9 draft
kirtik-while-hanging--reading-on = Kirtik kad bodovi vise
# en eca7094a draft
kirtik-while-hanging--reading = Po članku je kirtik za stranu koja je zvala i „ne pobijedi“. Dijeljenje čiji bodovi vise još nije ni dobiveno ni izgubljeno, pa za njega kirtika nema.
# en 69079e28 draft
go-out-double--reading-on = Kontra „izađi“
# en 5745b1a6 draft
go-out-double--reading = Treća razina trebala bi u jednom dijeljenju donijeti cijelu partiju. Uzimamo da množi kao svaka druga, ali s osam. Tako 26 bodova meča daje 208, a partija se dobiva brojanjem.
# en 66ad7c99 draft
last-trick-no-trumps--reading-on = Zadnji štih bez aduta
# en e0773a2d draft
last-trick-no-trumps--reading = Deset bodova za zadnji štih brojimo kao dio 130 bodova bez aduta. Zato se udvostručuju s ostalima.
# en e6a48238 draft
declarations-without-trick--reading-on = Zvanja bez štiha
# en 812dd8fb draft
declarations-without-trick--reading = Članak ne traži štih, a štiglja ne poništava zvanja druge strane. Zato zvanja strane bez štiha brojimo.
# en ba6da063 draft
belote-card-discarded--reading-on = Odbačena karta bele kad je sve adut
# en b787b0e5 draft
belote-card-discarded--reading = Članak traži samo da se bela kaže uz prvu kartu. Zato je brojimo i kad je ta karta odbačena.
# en a6d0f78b draft
void-while-partner-wins--reading-on = Bez tražene boje dok je štih kod partnera
# en 167c6f23 draft
void-while-partner-wins--reading = Po tekstu igrač bez tražene boje mora sjeći. Ako je štih kod partnera, tekst ga oslobađa samo obveze da ide preko. Držimo se toga doslovno: i tada mora baciti adut. Većina stolova dopušta odbacivanje, a vaš se o tome može dogovoriti.
# en 3b6706b1 draft
too-low-to-overtrump--reading-on = Adut manji od protivnikova
# en b1d13866 draft
too-low-to-overtrump--reading = Članak obvezu da se siječe navodi prije obveze da se ide preko. Zato tražimo adut i kad ne može preko aduta na stolu.
# en 740fce95 draft
very-first-deal--reading-on = Prvo dijeljenje uopće
# en f531fdfe draft
very-first-deal--reading = Prvi dijele pobjednici prošle partije, a kod prve partije večeri takvih još nema. Tada stol presijeca ili se dogovori. U kasnijim partijama smije dijeliti bilo koji od dvojice pobjednika.
# en 3270e046 draft
who-cuts--reading-on = Tko presijeca
# en 51f070f3 draft
who-cuts--reading = Presijeca igrač koji je na redu neposredno prije djelitelja. U prvom dijeljenju partije presijeca djeliteljev partner. Članak kaže da se moraju presjeći najmanje tri karte. To čitamo kao najmanji broj karata koji treba dignuti.
# en e95085f3 draft
four-eights-or-sevens--reading-on = Četiri osmice ili četiri sedmice
# en 57480bb0 draft
four-eights-or-sevens--reading = U članku osmice i sedmice ne donose ništa. Zato četiri takve ne brojimo kao zvanje i ne tuku nijedne druge četiri iste.
# en 8cfcf82f draft
next-dealer--reading-on = Tko sljedeći dijeli
# en 9b8029d1 draft
next-dealer--reading = Za dijeljenje karata i za prvi izlaz članak navodi tko je prvi iza djelitelja, a ne kaže tko dijeli sljedeći. Uzimamo da se dijeli redom nadesno, i nakon odigranog dijeljenja i kad svi kažu „dalje“.
# en f9912fcc draft
showing-declarations--reading-on = Pokazivanje zvanja
# en 215a541c draft
showing-declarations--reading = Članak kaže da je dovoljno reći vrstu zvanja. Kod nas se karte pokazuju samo ako netko traži.
# en 0c439db7 draft
below-zero--reading-on = Zbroj ispod nule
# en 404831f8 draft
below-zero--reading = Kirtik može uzeti više bodova nego što strana ima. Zbroj kod nas smije pasti ispod nule.
# en cdf843ea draft
hanging-not-doubled--reading-on = Bodovi koji vise i sljedeća kontra
# en 99bed368 draft
hanging-not-doubled--reading = Bodove koji vise dodajemo nepromijenjene. Kontra u sljedećem dijeljenju ih ne množi.
# en 7ffec1df draft
first-bidder--reading-on = Tko licitira prvi
# en 9233dcae draft
first-bidder--reading = Članak kaže što se smije licitirati, ali ne i tko počinje. Uzimamo da počinje igrač iza djelitelja, koji dobiva prve karte i prvi izlazi. Nastavlja se istim redom kojim se dijeli.
# en ea75945d draft
unable-to-follow--reading-on = Tko nema traženu boju: bez aduta i sve adut
# en e3f9dc46 draft
unable-to-follow--reading = Po članku tko nema traženu boju mora baciti adut i ići preko. Bez aduta takve karte nema. Kad je sve adut, adut je svaka karta, ali nijedna iz druge boje ne tuče traženu. Zato dopuštamo bilo koju kartu.
# en 49366b70 draft
silent-declarations--reading-on = Prešućena zvanja
# en 706c7631 draft
silent-declarations--reading = Članak kaže da se zvanja i bela moraju prijaviti, a za šutnju ne određuje kaznu. Neprijavljeno zvanje ne brojimo, ali druge kazne nema.
# en 53648a8d draft
bella-without-pair--reading-on = Bela bez para, u Bicycleu
# en fafc0363 draft
bella-without-pair--reading = U Bicycleu prijava zvanja koje nemaš u ruci košta kao kriva karta. Jedina su zvanja ondje nizovi. Lažnu belu gledamo isto, jer i bela bodove donosi prijavom.
# en 334513cb draft
trick-winner--reading-on = Tko uzima štih u bridge-beloteu
# en 4dcefec2 draft
trick-winner--reading = Članak daje redoslijed karata i obvezu da se siječe, a ne kaže što uzima štih. Uzimamo da je to najjači adut, a bez aduta najjača karta tražene boje. Kad je sve adut, štih može uzeti samo karta tražene boje.
# en e30daf53 draft
hanging-ends-game--reading-on = Bodovi koji su visjeli završavaju partiju
# en 8fe4fdc1 draft
hanging-ends-game--reading = Bodovi koji vise idu strani koja dobije sljedeće dijeljenje. Brojimo ih kao njezine vlastite. Ako s njima dođe do cilja, pobijedila je.
# en 1c87aa2b draft
incomplete-pack--reading-on = Nepotpun špil
# en a518edd8 draft
incomplete-pack--reading = Dokumenti nabrajaju karte u špilu, a nijedan od naših ne kaže što ako jedna nedostaje. Kod nas se tekuće dijeljenje dijeli ponovno potpunim špilom, a raniji bodovi se ne mijenjaju.
# en 90a72d1f draft
wrong-entry--reading-on = Krivi upis otkriven kasnije
# en 614fe02f draft
wrong-entry--reading = Nijedan naš dokument ne govori o pogreškama u pisanju. Krivi upis ispravljamo, da blok odgovara onome što je odigrano. Kad je partija gotova, s ispravkom se moraju složiti svi za stolom.
# en 21c0e7ed draft
federation-target--reading-on = Do koliko se igra francuska partija
# en 5b118480 draft
federation-target--reading = Savez broj prepušta organizatoru. Belote igramo do 1000, kao u njegovu primjeru, a contrée i coinche do 2000, jer taj broj navodi više pravila nego ijedan drugi.
# en 6bc5cd89 draft
federation-next-dealer--reading-on = Tko sljedeći dijeli u beloteu
# en dc5e4d9c draft
federation-next-dealer--reading = Kad sva četiri igrača u oba kruga kažu „dalje“, tekst dijeljenje daje igraču desno od djelitelja. Istim smjerom kod nas se ide i nakon odigranog dijeljenja.
# en 98c8cb10 draft
federation-two-counts--reading-on = Koji od dva načina bodovanja vrijedi za contrée
# en a41fb111 draft
federation-two-counts--reading = Po pravilima iz 2016. organizator bira između dva načina bodovanja: osvojeni bodovi, ili osvojeni bodovi plus ponuda. Uzimamo drugi način, jer pravila coinchea istog saveza imaju samo taj.
# en 2aa00f10 draft
federation-revoke--reading-on = Što košta kriva karta u Francuskoj
# en 16112480 draft
federation-revoke--reading = Tiskana pravila koja imamo navode kaznu samo za zvanja koja se ne mogu pokazati. Internetske stranice saveza bodove dijeljenja, 160 ili 162, daju drugoj strani. Većina natjecanja daje 162. Zato uzimamo da druga strana piše sve.
# en 264b12c5 draft
false-belote--reading-on = Belote rečen bez kralja i dame, u coinche
# en 023574ec draft
false-belote--reading = Tekst navodi cijenu za zvanja koja se ne mogu pokazati: druga strana piše njihove bodove. Belote ne spominje. Krivi belote računamo jednako, jer i on vrijedi zato što je rečen.
# en 728691d7 draft
federation-held-over--reading-on = Komu idu bodovi koji vise
# en 518b18e2 draft
federation-held-over--reading = Tekst bodove koji vise daje strani koja prođe u sljedećem dijeljenju. Ako sljedeći igrač padne, dajemo ih drugoj strani, kao pravila natjecanja. Uzimamo da tako osvojeni bodovi mogu završiti partiju. Ako partija završi prije, ne dobiva ih nitko.
# en eca82ada draft
same-paragraphs--reading-on = Što contrée ima zajedničko s beloteom od istog dana
# en 57534895 draft
same-paragraphs--reading = Od pravila za contrée od 27. siječnja 2016. imamo samo odlomke koje navodi jedan javni pregled pravila. Ostalo uzimamo iz pravila belotea od istog dana, koja imaju isti raspored i brojeve odlomaka.
# en e6f0f620 draft
turned-suit-named--reading-on = Okrenuta boja u drugom krugu belotea
# en bde0e1b0 draft
turned-suit-named--reading = Po tekstu igrač u drugom krugu smije zvati bilo koju boju. Tko je htio okrenutu boju, mogao ju je uzeti u prvom krugu. Zato je ne dopuštamo zvati ponovno; stol to smije dopustiti.
# en 782b0ac1 draft
longer-than-five--reading-on = Više od pet karata u nizu u coincheu
# en 1996f2e3 draft
longer-than-five--reading = Tekst navodi nizove od tri, četiri i pet. Dulji niz također brojimo kao sto, vrijedi 100 i ne više. Između dva takva niza odlučuje najviša karta.
# en 1712c358 draft
no-trump-jack--reading-on = Dečko bez aduta u francuskom beloteu
# en a4e20013 draft
no-trump-jack--reading = U prijepisima koje smo pročitali dečko bez aduta ne vrijedi ništa, a to sa zadnjim štihom daje 154 boda. Stranice saveza kažu da as vrijedi 19 kako bi ih bilo 162. Za to svaki dečko mora vrijediti 2, kao u svakoj boji koja nije adut. Zato brojimo 2.
# en 30f920fc draft
one-card-once--reading-on = Jedna karta u dva zvanja
# en 136598c7 draft
one-card-once--reading = Po pravilima saveza karta se broji samo jednom; po drugima smije dvaput, a hrvatski tekst ne kaže ništa. Kartu brojimo u jednom nizu ili u četiri iste. Adutski kralj i dama broje se i u beli, koja je opisana odvojeno.
# en 8c802da0 draft
coinche-top--reading-on = Najviša ponuda u coincheu
# en eb7bee7f draft
coinche-top--reading = Tekst iz 2015. navodi najnižu ponudu, a najvišu ne, jer zvanja pomažu dosegnuti ponudu. Stranica saveza o coincheu navodi 650, i to uzimamo kao najvišu ponudu.
# en 42255e46 draft
cannes-top--reading-on = Najviši broj u Cannesu
# en ac96d4f7 draft
cannes-top--reading = Ponude rastu po deset, a 270, za sve štihove, najviša je od svih. Druga granica nije navedena, pa ostale ponude kod nas idu do 260.
# en 168cf42f draft
announced-belote--reading-on = Bela kad se piše samo ponuda
# en 8b84f7f3 draft
announced-belote--reading = O ovom načinu pisanja pregled kaže da strana piše ponuđene bodove, čak i ako je skupila više, i da bela pomaže ponudi. Neka pravila belu uopće ne pišu. Kod nas svaka strana piše svoju.
# en 89f27ea5 draft
contest-irregularity--reading-on = Što je nepravilnost na seoskom natjecanju
# en 60f916ad draft
contest-irregularity--reading = Članak 10 zbog nepravilnosti u igri poništava dijeljenje i drugoj strani daje 162 boda, nakon odluke organizatora. Ne navodi nijednu. Ubrajamo u to krivu kartu i kartu odigranu preko reda.
# en a5a31cdb draft
doubled-sweep--reading-on = Štiglja koja nije ponuđena, u dijeljenju s kontrom
# en 725dcb6a draft
doubled-sweep--reading = Gdje se pišu samo ostvareni bodovi, tekst na 320 iz dijeljenja s kontrom dodaje 100: ukupno 420. Gdje se piše i ponuda, ne dodaje ništa. U oba slučaja dodajemo koliko štiglja dodaje svakom drugom dijeljenju: 90 bodova, jednom.
# en d5da5eaf draft
cards-alone-decide--reading-on = Bela i izjednačenje na nekim natjecanjima
# en d130a202 draft
cards-alone-decide--reading = Pri 81 prema 81 pravila natjecanja belu ne uspoređuju, a poslije je piše tko ju je imao. To čitamo tako da o prolazu odlučuju samo karte. Ako je izjednačeno zadnje dijeljenje, svaka strana piše svoje.
# en 25184508 draft
belote-declarations--reading-on = Zvanja u beloteu
# en e33fc8fd draft
belote-declarations--reading = Savez klasični belote igra bez zvanja, a coinche uvijek sa zvanjima. Ako se za stolom prijavljuje i u beloteu, uzimamo pravila coinchea.
# en a38eda2c draft
eight-in-suit--reading-on = Osam karata iste boje u hrvatskoj beli
# en 4fee3137 draft
eight-in-suit--reading = Tekst osam karata jedne boje zove Belot, daje za njih 1001 bod i time završava partiju. Naš blok niz od osam broji kao 100, a stol tada završava partiju dogovorenim bodovima.
# en 8ffcd885 draft
four-tens--reading-on = Četiri desetke u hrvatskoj beli
# en e6b3910e draft
four-tens--reading = Tekst nabraja dečke, devetke, asove, kraljeve i dame, a desetke ne. Četiri desetke brojimo kao 100, isto kao asove, kraljeve i dame.
# en e1053c06 draft
croatian-equal-runs--reading-on = Jednaka zvanja u hrvatskoj beli
# en b7af6c51 draft
croatian-equal-runs--reading = Između jednakih nizova s istom najvišom kartom tekst daje prednost igraču bližem djelitelju. Uzimamo da je to onaj tko prvi govori. Adut tekst ne spominje, pa niz u adutu nema prednost.
# en 69126a62 draft
croatian-trick--reading-on = Štih za zvanja u hrvatskoj beli
# en a3adbd34 draft
croatian-trick--reading = Tekst broji zvanja strane koja uzme barem jedan štih. Uzimamo da je dovoljan jedan štih bilo kojeg od dva igrača. Strana bez štiha gubi svoja zvanja, a gubi i belu. Tekst ne kaže da umjesto njih vrijede slabija zvanja druge strane, pa ih ne brojimo.
# en 60b35730 draft
croatian-declaring--reading-on = Kad se zove u Hrvatskoj
# en f734d7d2 draft
croatian-declaring--reading = Tekst navodi red: prvi zove igrač desno od djelitelja, zatim ostali po redu. Ne kaže kad. Kod nas se zove kad je adut izabran, a prije prve karte.
# en a2c9c30e draft
croatian-bela-call--reading-on = Kad se u hrvatskoj beli kaže bela
# en 926857f1 draft
croatian-bela-call--reading = Tekst traži prijavu uz prvu od dviju karata i drugu riječ uz drugu kartu. Hrvatska se pravila u tome razlikuju. Prihvaćamo prijavu uz bilo koju kartu, a stol je može tražiti uz prvu.
# en e11900b3 draft
croatian-bela-apart--reading-on = Bela i zvanja u hrvatskoj beli
# en 40212fe1 draft
croatian-bela-apart--reading = Tekst belu opisuje u jednom odjeljku, a usporedbu zvanja u drugom. Zato belu brojimo bez obzira na to tko ima najbolje zvanje.
# en 4746ea37 draft
croatian-showing--reading-on = Pokazivanje zvanja u hrvatskoj beli
# en 0144881c draft
croatian-showing--reading = Tekst govori o biranju i uspoređivanju zvanja, ali ne i o tome kad se karte pokazuju. Kod nas se pokazuju ako druga strana traži.
# en ff5457ee draft
croatian-count--reading-on = Obje strane preko 1001 u hrvatskoj beli
# en 2f22799c draft
croatian-count--reading = Tekst partiju daje strani koja prva dođe do 1001 i ne kaže što ako obje do toga dođu u istom dijeljenju. Uzimamo da pobjeđuje veći zbroj; ako su jednaki, igra se još jedno dijeljenje.
# en ca9f6014 draft
croatian-revoke--reading-on = Što košta kriva karta u hrvatskoj beli
# en 58732391 draft
croatian-revoke--reading = Tekst za krivu kartu ne navodi kaznu. Za prerano podignute karte članak hrvatske Wikipedije 162 boda dijeljenja daje drugoj strani. Uzimamo da kriva karta košta isto: druga strana piše sve.
# en cc46e6ce draft
dosta--reading-on = Što „dosta“ dopušta
# en 5be9871a draft
dosta--reading = Po tekstu se svako dijeljenje igra do kraja, „na prolaz“, a drugi se način, „dosta“, samo natukne. Čitamo ga kao najavu kraja: strana koja je upravo uzela štih završava partiju ako dotad ima dovoljno bodova. Strana koja je zvala aduta to ne smije dok se njezino dijeljenje igra.

## glossary (by id)
##
## The words of the table, with one sentence of meaning each. What else a word is called stands with the data: it is the same in
## every language.

# en eeb88c6d draft
klaberjass--word = Klaberjass
# en 78908171 draft
klaberjass--meaning = Obitelj igara na štihove s 32 karte u kojima su adutski dečko i adutska devetka dvije najjače karte.
# en ec20efa3 draft
eldest--word = prvi na redu
# en cc60c092 draft
eldest--meaning = Igrač koji je prvi iza djelitelja i prvi govori; udvoje onaj koji ne dijeli.
# en f4775c07 draft
taker--word = zvač
# en 17606536 draft
taker--meaning = Igrač koji je zvao adut, ili njegova strana, pa mora imati više od druge strane ili ispuniti ponudu.
# en 58778323 draft
defender--word = protivnik
# en c869e7cb draft
defender--meaning = Igrač strane koja nije zvala adut.
# en 0a2b651f draft
turn-up--word = okrenuta karta
# en 2f47d04a draft
turn-up--meaning = Karta okrenuta licem gore nakon prvog dijela dijeljenja; njezina se boja nudi za adut.
# en 03053d9e draft
stock--word = talon
# en 2aba14da draft
stock--meaning = Karte koje još nisu podijeljene, a poslije one koje ne dobiva nitko.
# en dfad36e2 draft
bottom-card--word = donja karta
# en 5733dd2f draft
bottom-card--meaning = Najdonja karta talona, pokazuje se svima kad se podijele zadnje karte; nije u igri.
# en 5efeb7a2 draft
dealer-forced--word = na musu
# en 20696b4c draft
dealer-forced--meaning = Kaže se za djelitelja koji mora zvati adut kad svi ostali u oba kruga kažu „dalje“.
# en d339abc4 draft
schmeiss--word = schmeiss
# en c6eed182 draft
schmeiss--meaning = Nakon te riječi drugi igrač bira: baciti karte ili odigrati dijeljenje.
# en 2e157785 draft
void-deal--word = nevažeće dijeljenje
# en 383ff173 draft
void-deal--meaning = Dijeljenje u kojem se karte bacaju jer igrač među prvima ima samo osmice i sedmice.
# en e7e1f89c draft
big--word = na veliko
# en c58b59b8 draft
big--meaning = Zvač se u igri utroje obvezuje imati više bodova od obaju protivnika zajedno, a bodovi dijeljenja tada vrijede dvostruko.
# en 53ea9198 draft
contract--word = ugovor
# en 0ceea7fa draft
contract--meaning = Ono što licitacija odredi: adut, u nekim igrama i broj bodova, i strana koja s tim mora pobijediti.
# en 780a188e draft
trump--word = adut
# en 487bc3e5 draft
trump--meaning = Boja koja u ovom dijeljenju tuče sve ostale.
# en c6db322b draft
no-trumps--word = bez aduta
# en 4f6a4007 draft
no-trumps--meaning = Dijeljenje u kojem nijedna boja ne tuče drugu i svaka ima običan poredak.
# en 194e37ec draft
all-trumps--word = sve adut
# en 90bd80b6 draft
all-trumps--meaning = Najviši ugovor, u kojem svaka boja ima poredak i vrijednosti aduta.
# en 4345e4bf draft
suits--word = boje ugovora
# en 6788e363 draft
suits--meaning = Četiri boje redom kojim u bridge-beloteu jedna ide preko druge: tref, karo, herc, pik.
# en 7120d085 draft
double--word = kontra
# en 48babe5b draft
double--meaning = Najava protiv ugovora druge strane: dijeljenje vrijedi dvostruko i svi bodovi idu jednoj strani.
# en 5f8c4cc9 draft
redouble--word = rekontra
# en bc0cb5af draft
redouble--meaning = Strana koja je dobila kontru udvostručuje još jednom: dijeljenje vrijedi četverostruko, a za nekim stolovima trostruko.
# en 51ff68b6 draft
sheet--word = treća kontra
# en 0fd96b7b draft
sheet--meaning = Treća razina kontre, poznata ponegdje: dijeljenje vrijedi osmerostruko, što bi trebalo završiti partiju.
# en b6948bdf draft
yuss--word = Yuss
# en 435fe374 draft
yuss--meaning = Adutski dečko, najjača karta u igri, vrijedi 20.
# en 3586743e draft
menel--word = Manel
# en ef410375 draft
menel--meaning = Adutska devetka, odmah iza Yussa, vrijedi 14.
# en 6d427a2e draft
bare-yuss--word = dečko kao jedini adut
# en f8ac99a2 draft
bare-yuss--meaning = Dečko kao jedini adut u ruci; za nekim se stolovima smije zadržati kad netko izađe adutom.
# en 17ee6651 draft
dix--word = dix
# en 4c0dacad draft
dix--meaning = Adutska sedmica, koja se može zamijeniti za okrenutu kartu.
# en 13af7ee5 draft
bela--word = bela
# en f034adfa draft
bela--meaning = Adutski kralj i dama u istoj ruci; bela vrijedi 20 ako se kaže kad se te karte igraju.
# en c2e7a913 draft
from-the-bela--word = od bele
# en ed129e89 draft
from-the-bela--meaning = Kaže se uz drugu kartu bele.
# en b503601d draft
declaration--word = zvanje
# en f97b8454 draft
declaration--meaning = Karte koje zajedno u ruci nose bodove kad se prijave: nizovi, bela i u nekim igrama četiri iste.
# en 75ec367d draft
run--word = niz
# en 336c65b2 draft
run--meaning = Tri ili više karata iste boje zaredom, po redu A K Q J 10 9 8 7.
# en 01ddd2dc draft
twenty--word = dvadeset
# en 9c27f671 draft
twenty--meaning = Niz od tri karte, vrijedi 20.
# en 1b59d3b7 draft
fifty--word = pedeset
# en ce137f70 draft
fifty--meaning = Niz od četiri karte, vrijedi 50.
# en b12dca72 draft
hundred--word = sto
# en b23709bc draft
hundred--meaning = Niz od pet karata: vrijedi 100 u bridge-beloteu, coincheu i hrvatskoj beli, a u drugim igrama samo koliko i pedeset.
# en ab514cf3 draft
four-of-a-kind--word = četiri iste
# en 1540c299 draft
four-of-a-kind--meaning = Sve četiri karte iste vrijednosti u jednoj ruci; donose bodove u bridge-beloteu, coincheu i hrvatskoj beli.
# en 2d8437d2 draft
good--word = vrijedi
# en 520fdb20 draft
good--meaning = Odgovor kojim se priznaje da se prijavljeni niz ne može nadmašiti, pa ga igrač piše.
# en 1e4533a1 draft
last-trick--word = zadnji štih
# en 80ac279d draft
last-trick--meaning = Štih kojim dijeljenje završava; donosi 10 strani koja ga uzme, u nekim igrama 100 uz štiglju.
# en 4c1df652 draft
sweep--word = štiglja
# en 6dab4f38 draft
sweep--meaning = Jedna strana uzima sve štihove dijeljenja.
# en 75b04b69 draft
suit-led--word = tražena boja
# en 8cd056c8 draft
suit-led--meaning = Boja prve karte u štihu: tko ima kartu te boje, mora je baciti.
# en 2a3e586c draft
head--word = ići preko
# en 79e1341f draft
head--meaning = Baciti kartu koja tuče dosad najjaču u štihu.
# en ac372914 draft
overtrump--word = prebaciti
# en 2d762ef5 draft
overtrump--meaning = Baciti jači adut u štih koji je već sječen; suprotno od toga je baciti manji.
# en 893b89a6 draft
low-man--word = „gie it to the low man“
# en 3eb06181 draft
low-man--meaning = Škotski običaj da se dobre karte bacaju igraču s najmanjim zbrojem.
# en b97cdb7e draft
made--word = prolaz
# en 3b7ca179 draft
made--meaning = Zvač ima više bodova od druge strane, ili koliko je ponudio, i pišu obje strane.
# en a4b7b273 draft
bate--word = pad
# en 9b73ebcf draft
bate--meaning = Zvač ima premalo bodova za prolaz, i sve dobiva druga strana.
# en a3fd4e38 draft
tie--word = izjednačeno
# en b81c8cba draft
tie--meaning = Obje strane u dijeljenju imaju jednako bodova.
# en ecb7ec68 draft
held-over--word = visi
# en e87572ae draft
held-over--meaning = Kaže se za zvačeve bodove iz izjednačenog dijeljenja, koji idu pobjedniku sljedećeg.
# en fe63aecd draft
match-points--word = bodovi meča
# en 6522586a draft
match-points--meaning = Desetine bodova dijeljenja, zaokružene: jedinica na bloku bridge-belotea.
# en 51c7c79a draft
rounding-limit--word = granica zaokruživanja
# en ffcab851 draft
rounding-limit--meaning = Zadnja znamenka koja odlučuje zaokružuju li se bodovi naviše: 5, a u bridge-beloteu 6 u boji i 4 kad je sve adut.
# en 1a83752d draft
kirtik--word = kirtik
# en 9b664a9e draft
kirtik--meaning = Kazna od deset bodova meča za pali ugovor ili za dijeljenje bez štiha.
# en 4689ea8d draft
target--word = cilj
# en 26ce0514 draft
target--meaning = Zbroj koji završava partiju kad ga strana dosegne ili prijeđe.
# en ad362dce draft
claim--word = „dosta“
# en a071b484 draft
claim--meaning = Prekinuti dijeljenje i reći da dosadašnji bodovi dosežu cilj: ako je točno, partija je dobivena, ako nije, izgubljena.
# en 45cc5407 draft
last-trick-decides--word = odlučuje tko uzme zadnji štih
# en 68982e7c draft
last-trick-decides--meaning = Ako su obje strane preko cilja i nitko nije rekao „dosta“, partiju dobiva igrač koji je uzeo zadnji štih.
# en 3748d3a8 draft
consummate--word = potvrditi pobjedu
# en 221001ac draft
consummate--meaning = Škotsko pravilo: tko prijeđe cilj bez „dosta“, za pobjedu mora uzeti još jedan štih.
# en c58389a2 draft
revoke--word = kriva karta
# en 087df1b5 draft
revoke--meaning = Odigrati kartu koju pravila ne dopuštaju: ne poštovati boju, ne sjeći ili ne ići preko kad se mora.
# en a1bc98d8 draft
misdeal--word = krivo dijeljenje
# en f29ee050 draft
misdeal--meaning = Dijeljenje s greškom: otkrivena karta ili krivi broj karata.

## used-in (by id)
##
## Where another name of a word is used, or the document that uses it.

# en e8acb296 draft
arab-countries--used-in = arapske zemlje
# en f3dac12f draft
bicycle--used-in = Bicycle
# en c3d5c213 draft
bicycle-denexa--used-in = Bicycle, Denexa
# en 5c26deb9 draft
bicycle-denexa-mine-is-as-long-name-your-top-card--used-in = Bicycle, Denexa: moj je jednako dug, reci najvišu kartu
# en 5ec79e08 draft
bicycle-mine-is-better--used-in = Bicycle: moj je bolji
# en 9935a861 draft
bulgaria--used-in = Bugarska
# en 1affa88b draft
bulgaria-bed-sheet--used-in = Bugarska, „plahta“
# en b0afc2ec draft
bulgaria-clubs--used-in = Bugarska, tref
# en 8acf8f34 draft
bulgaria-diamonds--used-in = Bugarska, karo
# en 7bdc3f58 draft
bulgaria-france--used-in = Bugarska, Francuska
# en 3fc7535c draft
bulgaria-go-out--used-in = Bugarska, „izađi“
# en 49146387 draft
bulgaria-hearts--used-in = Bugarska, herc
# en 0787ed58 draft
bulgaria-spades--used-in = Bugarska, pik
# en 092bdbde draft
card-books-in-english--used-in = kartaške knjige na engleskom
# en eb6b0b0d draft
card-books-in-english-and-france--used-in = kartaške knjige na engleskom, i Francuska
# en ca8027d1 draft
clobyosh--used-in = Clobyosh
# en a0f74256 draft
clobyosh-bela--used-in = Clobyosh / Bela
# en 3925591c draft
clobyosh-bela-denexa-mine-is-better--used-in = Clobyosh / Bela, Denexa: moj je bolji
# en 5774a9e5 draft
croatia--used-in = Hrvatska
# en cdd7fc81 draft
croatia-in-english--used-in = Hrvatska, na engleskom
# en f21de0e3 draft
cyprus--used-in = Cipar
# en c10f2f2d draft
denexa--used-in = Denexa
# en e334846c draft
english-speaking-tables--used-in = stolovi gdje se govori engleski
# en 2d5e4c0d draft
france--used-in = Francuska
# en b16d487d draft
france-in-english--used-in = Francuska, na engleskom
# en c111e4a7 draft
french-five-hundred--used-in = francuski, „petsto“
# en edbfc61c draft
greece--used-in = Grčka
# en 32e7f34c draft
how-bicycle-and-denexa-say-it--used-in = kako to kažu Bicycle i Denexa
# en e2f32733 draft
hungary--used-in = Mađarska
# en a3d17e8a draft
hungary-sweden-and-bicycle--used-in = Mađarska, Švedska i Bicycle
# en 2a8b0ca5 draft
jewish-communities--used-in = židovske zajednice
# en 8130d73c draft
lehman--used-in = Lehman
# en 12a6fcfd draft
lehman-bicycle--used-in = Lehman, Bicycle
# en b4a7878a draft
lehman-bicycle-denexa--used-in = Lehman, Bicycle, Denexa
# en 24826dc2 draft
lehman-denexa--used-in = Lehman, Denexa
# en 1dd7e6b0 draft
netherlands--used-in = Nizozemska
# en e17ec800 draft
netherlands-in-english--used-in = Nizozemska, na engleskom
# en b02cdd57 draft
ontario--used-in = Ontario
# en d97adb07 draft
scotland--used-in = Škotska
# en 5e005067 draft
scotland-croatia--used-in = Škotska, Hrvatska
# en 061faeba draft
south-africa--used-in = Južna Afrika
# en d7b848fd draft
the-balkans--used-in = Balkan
# en 69962301 draft
the-balkans-armenia--used-in = Balkan, Armenija
# en a643f82e draft
ukraine--used-in = Ukrajina
# en 5852400d draft
ukraine-croatia--used-in = Ukrajina, Hrvatska
# en 748790b8 draft
ukraine-on-the-score-sheet--used-in = Ukrajina, na bloku s bodovima
# en 40956323 draft
united-states--used-in = Sjedinjene Države
# en 4347446b draft
yiddish-five-hundred--used-in = jidiš, „petsto“

## stories (by id)
##
## What the documents tell beside the rules.

# en a5014dce draft
origins--story-group = Odakle dolazi

# en 4a1fef55 draft
klaverjas--story-title = Iz Nizozemske
# en 467fd9ee draft
klaverjas--tells = Clobyosh, Klaberyass, Clob i Clubiasch potječu od istog nizozemskog imena, Klaverjas. U Nizozemskoj se Klaverjassen igra barem od 17. stoljeća.
# en 13697546 draft
jack-nine--story-title = Igre dečka i devetke
# en 196481ab draft
jack-nine--tells = Klaberjass je na čelu obitelji koja se zove po svoja dva najjača aduta: igre jass, igre dečka i devetke. Njoj pripada i belote. Piquet pomalo sliči Klaberjassu, ali štihovi su ondje manje važni.
# en feedfefa draft
belote-in-france--story-title = Kako je belote stigao u Francusku
# en 792b78c7 draft
belote-in-france--tells = Belote se vjerojatno razvio iz Klaverjassena oko 1920. Francuskom se proširio odjednom i još od prije Drugog svjetskog rata ondje je među najomiljenijim kartaškim igrama.
# en 2505cf7b draft
not-only-jewish--story-title = Ne samo židovska igra
# en 9e86ce1a draft
not-only-jewish--tells = Mnogi Klaberjass smatraju židovskom igrom. U mnogim židovskim zajednicama bila je omiljena, ali igra se mnogo šire.
# en 66f6feea draft
quarry-inn--story-title = Quarry Inn
# en d760ba38 draft
quarry-inn--tells = Mike Block naučio je Clobyosh kao dijete i držao ga židovskom igrom. Početkom 1980-ih začudio se kad je vidio da ga igraju u pubu u središnjoj Škotskoj, u Quarry Innu u Twecharu. Ondje se zvao Bela.
# en fbcf1dbb draft
mines-and-prisons--story-title = Rudnici i zatvori
# en b7c0ea3b draft
mines-and-prisons--tells = Pokazalo se da Belu dobro poznaju u rudarskim mjestima Škotske i u njezinim zatvorima. Nitko nije znao sigurno kako je tamo dospjela. Pričaju se tri priče.
# en 7ca100f0 draft
hairdresser--story-title = Prva priča: frizer
# en c4c53d31 draft
hairdresser--tells = Jedan stariji igrač mislio je da je Belu krajem 1930-ih donio židovski frizer iz Kirkintillocha.
# en f38c1dd4 draft
boxer--story-title = Druga priča: boksač
# en e9aab5ec draft
boxer--tells = Willieju Pollocku iz Cumbernaulda rekli su da je Belu u Kilsyth donio Ned Beattie. Beattie je bio boksač iz Banknocka koji je početkom 20. stoljeća boksao u Americi.
# en 15dcde0d draft
engineers--story-title = Treća priča: Royal Engineers
# en 1180bb22 draft
engineers--tells = Radnici iz kamenoloma u Kilsythu služili su u Prvom svjetskom ratu u Francuskoj, u inženjeriji Royal Engineers. Bela je možda došla odande, za rata ili nakon njega.
# en 42946516 draft
south-africa--story-title = U Južnoj Africi učetvero
# en 0b3cbdf5 draft
south-africa--tells = Klabberjass za dva para partnera igra se ponajviše u židovskim zajednicama Južne Afrike. Kako se ondje igra, opisali su Antony Berzack i Selwyn Furman.
# en a23b488a draft
saudi-arabia--story-title = Broj jedan u Saudijskoj Arabiji
# en fbcde456 draft
saudi-arabia--tells = Kažu da je saudijski oblik belotea, Baloot, kartaška igra broj jedan u Saudijskoj Arabiji. Pravila su mu vrlo različita od europskih.
# en ddf77295 draft
armenia--story-title = Bazar u Armeniji
# en afb8730b draft
armenia--tells = U Armeniji se belot najčešće zove Bazaar Belote. Ondje je vrlo omiljen i igra se malo drukčije.
# en fd0303c8 draft
open-cards--story-title = Belote s otvorenim kartama
# en 628f87e4 draft
open-cards--tells = Belote se obično igra učetvero, ali ima varijanta za troje i za dvoje. Jedna od onih za dvoje igra se otvorenim kartama i nije tako jednostavna kako zvuči.

# en ba2a7ac9 draft
names--story-group = Imena i riječi

# en 012ac54c draft
jack-of-clubs--story-title = Djetelinski dečko
# en 6219bce9 draft
jack-of-clubs--tells = Klaberjass znači „djetelinski dečko“: tref dečko. Tref se na nizozemskom zove klaveren, „djetelina“, a jas je možda skraćeno muško ime Jasper.
# en 3c879adf draft
since-the-1890s--story-title = Engleska riječ od 1890-ih
# en a3f18175 draft
since-the-1890s--tells = Jedan rječnik riječ Klaberjass u engleskom smješta između 1890. i 1895. Došla je iz njemačkog, a tamo iz nizozemskog klaverjas.
# en 516a14ab draft
how-to-say-it--story-title = Kako se izgovara
# en 7b061d60 draft
how-to-say-it--tells = Klaberjass se izgovara kla-ber-jas, s običnim j.
# en dc22babc draft
dozen-names--story-title = Tucet imena
# en 8205d3fc draft
dozen-names--tells = Kalabrias, Kalabriasz, Klabiash, Klobiosh, Klob, Klab, Clob, Clobby, Clubby, Clobber, Clabber: sve je to Klaberjass.
# en 04e617da draft
five-hundred--story-title = Po bodovima do kojih se igra
# en e98706de draft
five-hundred--tells = Neki Klaberjass zovu Finefindred, ili kojim drugim oblikom broja 500, po bodovima do kojih igraju.
# en e110e484 draft
boeuf--story-title = Bœuf u Québecu
# en 48cd3067 draft
boeuf--tells = U Québecu je riječ belote skraćena na prvi slog i piše se kao francuska riječ za govedinu: bœuf.
# en 25570e1d draft
names-of-belote--story-title = Druga imena za belote
# en 0751d8a3 draft
names-of-belote--tells = Belote je u Grčkoj Vida, na Cipru Pilotta, u Saudijskoj Arabiji Baloot, a u Makedoniji Бељот. U Bugarskoj se službeno zove Bridge-Belote, a u Hrvatskoj se kaže i Bela.
# en 15ceccc1 draft
bela-twice--story-title = Jedna riječ za dvoje
# en 5e333144 draft
bela-twice--tells = U starim škotskim rudarskim mjestima Bela je igra, a bela su i adutski kralj i dama. S beloteom je isto, i možda je francuska igra dobila ime po tom paru.
# en 51d0c951 draft
rebelote--story-title = Belote i rebelote
# en cdd511ea draft
rebelote--tells = Dvije najave „Bela“ i „od bele“ odgovaraju francuskima „belote“ i „rebelote“: po jedna za svaku od dviju karata.
# en f279f6eb draft
beast--story-title = Bate je zvijer
# en db8bcdd2 draft
beast--tells = Mike Block primijetio je da „bate“ zvuči isto na jidišu i na škotskom. Šalio se da su Škoti možda jedno od deset izgubljenih plemena. Riječ dolazi od francuskog bête, „zvijer“, i ima je u mnogim kartaškim igrama.
# en 4e9accb9 draft
inside--story-title = Unutra
# en 65ee2fd7 draft
inside--tells = U Bugarskoj se za stranu koja ne ispuni ugovor kaže вътре, to jest „unutra“.
# en ac121ffc draft
throw-away--story-title = Riječ za bacanje
# en c83c7ace draft
throw-away--tells = Schmeiss dolazi od njemačkog schmeissen, „baciti“. Tko ga kaže, nudi da se bace karte obaju igrača.
# en 632a4947 draft
deece--story-title = Dis
# en 52a06023 draft
deece--tells = Adutska sedmica zove se dix. Riječ se izgovara „dis“.
# en db9c4e27 draft
shtoch--story-title = Shtoch
# en cebf9c9a draft
shtoch--tells = Tko igra Clobyosh, zadnji štih zove Shtoch. Vrijedi 10 bodova, kojom god se kartom uzeo.
# en f1fcd775 draft
spellings-of-yuss--story-title = Yuss, jass, jasz
# en 6f33e9c4 draft
spellings-of-yuss--tells = Stranica o Clobyoshu adutskog dečka piše Yuss, dvije druge jass, a Bicycle jasz. Devetka je prvoj Manel, a ostalima menel.
# en 9a6bf9a0 draft
on-the-bimah--story-title = Na bimi
# en 9a47472e draft
on-the-bimah--tells = Za djelitelja koji mora zvati adut jer su svi ostali dvaput rekli „dalje“ kaže se da je na bimi. Kod nas je na musu.
# en 92906d8d draft
bed-sheet--story-title = Plahta
# en fb825b66 draft
bed-sheet--tells = U nekim dijelovima Bugarske na rekontru može doći još jedna kontra. Zove se „plahta“ ili „izađi“ i trebala bi jednim dijeljenjem donijeti cijelu partiju.
# en a71eaefe draft
no-tricker--story-title = No Tricker u Ontariju
# en e4594bca draft
no-tricker--tells = Jedan igrač iz Ontarija priča o partiji do 1000 bodova u kojoj svih devet štihova donosi 360, a nizovi i bela pišu se povrh toga. Takvo dijeljenje zovu No Tricker.

# en af4d9f0d draft
print--story-group = U knjigama i pričama

# en 59010a1b draft
runyon--story-title = Broadway Damona Runyona
# en 86dd0525 draft
runyon--tells = Likovi s Broadwaya u pričama Damona Runyona igraju Klaberjass, po dvoje za stolom. Po njima ga Bicycle zove slavnom igrom za dvoje.
# en 5fbd91d5 draft
larousse--story-title = Nema je u rječniku
# en 55639c9a draft
larousse--tells = Francuski rječnik Petit Larousse 1925. riječ belote ne poznaje. Izdanje iz 1938. ima je i objašnjava kao stranu kartašku igru.
# en c9f4f558 draft
huitte--story-title = Knjižica iz Pariza
# en 7926aba1 draft
huitte--tells = G. Huitte je 1925. u Parizu izdao knjižicu s pravilima, La Belotte. Po onome što u njoj piše, igra tada još nije bila dugo u Francuskoj.
# en 2e7237d4 draft
pollak--story-title = Pravilnik iz Cape Towna
# en 086f4f57 draft
pollak--tells = Beth Pollak pisala je o Klabberjassu u Južnoj Africi. U njezinu je članku pravilnik dobrotvornog turnira koji se 1970-ih igrao u Cape Townu.
# en 9828905c draft
skilful--story-title = Igra za vješte
# en 21a4c9d7 draft
skilful--tells = Klaberjass je nadaleko poznat kao jedna od igara za dvoje koje traže najviše vještine.
# en cfb5d5ab draft
addictive--story-title = Upozorenje
# en fb19db7f draft
addictive--tells = Brad Lehman Klaberjass zove brzom i profinjenom igrom, s lijepom ravnotežom vještine i sreće, blefa i čitanja protivnika. Upozorava da se o njoj lako postane ovisan.
# en c8668cbe draft
clobyosh-page--story-title = Tko je napisao stranicu o Clobyoshu
# en 2bf31287 draft
clobyosh-page--tells = Prvu verziju stranice o Clobyoshu napisao je Mike Block, a o njoj se brine John McLeod. Autorska prava teku od 1995.
# en 2041e736 draft
five-rules--story-title = Pet pravila za „dosta“
# en 90399d68 draft
five-rules--tells = Stranica o Clobyoshu ima pet numeriranih pravila za „dosta“. Ona su tumačenje urednika stranice. Mike Block nije objasnio svaku pojedinost.
# en d8c8377b draft
printed-rules--story-title = Što piše u većini knjiga
# en ed52545a draft
printed-rules--tells = Većina tiskanih pravila Klaberjassa spominje schmeiss, a u većini knjiga zadnje se dijeljenje igra do kraja. Na stranici o Clobyoshu oboje je samo varijanta.
# en c5e73e22 draft
windows--story-title = Protiv računala
# en ba38644d draft
windows--tells = Kobi Reiter napisao je program za Windows koji igra protiv tebe. Besplatan je, a pravila su mu malo drukčija.

# en 9cdb7742 draft
table--story-group = Za stolom

# en 4b757231 draft
barlinnie--story-title = Barlinnie Rules
# en 09cfafef draft
barlinnie--tells = U škotskim zatvorima igra se učetvero po pravilima kojih nema nigdje drugdje, „Barlinnie Rules“. Stranica o Clobyoshu navodi samo to ime.
# en 488f823f draft
tap-the-pack--story-title = Kucni po špilu
# en 40cc1058 draft
tap-the-pack--tells = Kad djelitelj pruži špil, među prijateljima nije baš lijepo presjeći ga. Radije kucni po vrhu, osim ako je čast u pitanju ili se djelitelju želiš narugati.
# en 30115ec5 draft
honest-trumps--story-title = Izađi poštenim adutom
# en befc5737 draft
honest-trumps--tells = Gdje Mike Block igra u Škotskoj, adutom se izlazi kartom koja nosi bodove, a ne osmicom ili sedmicom. Igrači ondje smatraju da je to pošteno.
# en d2951258 draft
lone-jack--story-title = Goli Yuss
# en b9912e95 draft
lone-jack--tells = U Škotskoj smiješ zadržati adutskog dečka kad netko izađe adutom, ako ti je to jedini adut.
# en 590129ef draft
second-card--story-title = Vrijeme za razmišljanje o beli
# en b1947cb3 draft
second-card--tells = U Škotskoj nikome ne smeta ako „bela“ kažeš tek uz drugu kartu.
# en dccafdf3 draft
old-proverb--story-title = Stara poslovica
# en 45c69278 draft
old-proverb--tells = „Adutska sedmica uzima herc asa.“ Stranica o Clobyoshu to zove starom poslovicom, i škotskom i židovskom.
# en 51bebbdb draft
kent-his-faither--story-title = „Ah kent his faither“
# en 5c90ff5d draft
kent-his-faither--tells = „Ah kent his faither“ na škotskom znači „znao sam mu oca“. Kaže se za nekoga tko bi se mogao previše uznijeti. Mike Block u igri utroje osjeća dašak tog stava: dva se protivnika mogu udružiti protiv zvača, na trenutak i bez ikakva načela.
# en bd27cd67 draft
low-man--story-title = „Gie it to the low man“
# en d20f17a7 draft
low-man--tells = Utroje igrač koji je drugi po bodovima često baci dobru kartu u štih koji će treći sigurno uzeti. Tako ta karta ne ode vodećem igraču. I vodeći igrač katkad čini isto, da zaustavi drugoga. Stranica o Clobyoshu kaže da je igra zbog toga bolja.
# en 38211fa5 draft
better-with-three--story-title = Bolje utroje
# en 64335be5 draft
better-with-three--tells = Na stranici Mikea Blocka piše da je Bela utroje bolja nego udvoje. Manje je karata skriveno, a mnogo se rjeđe događa da iz dijeljenja u dijeljenje svi kažu „dalje“ jer se nitko ne usudi zvati.
# en e761a68f draft
no-one-dares--story-title = Nitko se ne usudi
# en a33a59ec draft
no-one-dares--tells = Udvoje oba mogu reći „dalje“ pa opet „dalje“, i dijeli drugi. U napetom trenutku partije to se zna dogoditi nekoliko puta zaredom.
# en 6dc12543 draft
scrap-of-paper--story-title = Komadić papira
# en b5b62516 draft
scrap-of-paper--tells = Bodovi se zbrajaju na bilo kojem komadiću papira. Stranica o Clobyoshu pokazuje jedan takav, s komentarima. Uz dijeljenje u kojem je druga strana imala pedeset i belu djelitelj pita: zašto to nisam podijelio sebi?
# en bd4adcdb draft
fathers-500--story-title = Očevih 500
# en ef480eaa draft
fathers-500--tells = Otac Mikea Blocka igrao je do 500 bodova, a ne do 501. Tako igraju i mnogi igrači Clobyosha.
# en c5a7fae7 draft
east-lothian--story-title = Prijatelj iz East Lothiana
# en 8c9e70c7 draft
east-lothian--tells = Kod prijatelja Mikea Blocka iz East Lothiana „dosta“ se smije reći samo u prva tri štiha. Poslije se dijeljenje igra do kraja i broji kao uvijek.
# en 73c08f4c draft
king-or-queen--story-title = Što govori prva karta tvoje bele
# en c230fe18 draft
king-or-queen--tells = Neki partneri imaju znak kad jedan igra belu. Ako prvo dođe kralj, taj igrač ima tri aduta ili više. Ako prvo dođe dama, od aduta ima samo kralja i damu.
# en c1b1887b draft
price-of-a-run--story-title = Što te stoji niz
# en f926e512 draft
price-of-a-run--tells = Kratki razgovor u kojem se uspoređuju nizovi djeluje razvučeno, ali ima razlog. Bodove za niz plaćaš time što otkrivaš nešto o svojoj ruci. Tko s nizom gubi, ne bi trebao ništa otkrivati badava.
# en 994122c4 draft
left-over-cards--story-title = Čemu služe niske karte
# en c5835512 draft
left-over-cards--tells = Neke četvorke promiješaju dvadeset preostalih karata, od dvojki do šestica. Jednu od njih okrenu, a njezina se boja nudi kao adut.
# en cc9e763e draft
sold-for-belote--story-title = Gdje naći špil
# en 708e5fa1 draft
sold-for-belote--tells = U Njemačkoj su ove 32 karte običan špil, njima se igra Skat. U Francuskoj se prodaju za Piquet, Belote ili Manille.

# en d0fdca9d draft
bidding--story-group = Savjeti: zvanje aduta

# en fd4bea59 draft
push-along--story-title = Pogurni igru
# en b477e76c draft
push-along--tells = Isplati se igrati malo agresivno i ne činiti uvijek ono što drugi očekuju.
# en 45fae071 draft
do-not-wait--story-title = Ne čekaj savršenu ruku
# en 883b8728 draft
do-not-wait--tells = Ne budi od onih dosadnih što zovu samo s nepobjedivim kartama.
# en 86f40ddf draft
jack-and-nine--story-title = Dečko i devetka za početak
# en 4486fc2f draft
jack-and-nine--tells = Dečko i devetka iste boje dobar su početak, s 34 boda. Da zoveš adut, ne trebaju ti uvijek obje karte, pa ruku ne sudi samo po njima.
# en 25b9fc93 draft
backing-hand--story-title = Pogledaj i izvan aduta
# en 331daab0 draft
backing-hand--tells = Gotovo uvijek trebaš i pokoju kartu s puno bodova u drugim bojama, inače nećeš proći.
# en a1409d82 draft
be-outrageous--story-title = Daleko ispred ili daleko iza
# en e0b060a1 draft
be-outrageous--tells = Ako puno vodiš ili puno zaostaješ, pokušaj nešto ludo. Što možeš izgubiti?
# en f639e86b draft
last-three--story-title = Zadnje tri karte
# en bf8148e2 draft
last-three--tells = Udvoje ili utroje vidiš tek šest od svojih devet karata kad odlučuješ hoćeš li zvati. Ne nadaj se previše od zadnje tri: mogu upotpuniti obećavajuću ruku ili pokvariti osrednju.
# en 85f06b2c draft
not-lightly--story-title = Ne olako
# en f7682f7b draft
not-lightly--tells = Kad zoveš adut, obećavaš da ćeš dobiti dijeljenje. Ako ga ne dobiješ, tvoji bodovi idu drugom igraču, pa Denexa kaže: nikad ne zovi olako.
# en 78e10e92 draft
better-seat--story-title = Bolje mjesto
# en 2627f184 draft
better-seat--tells = Udvoje je očita prednost ne dijeliti. U drugom krugu zvanja onaj koji ne dijeli prvi bira između tri boje. Zato je pošteno da sljedeće dijeljenje dijeli pobjednik.
# en 61c65ebd draft
what-a-schmeiss-says--story-title = Što govori schmeiss
# en ef289374 draft
what-a-schmeiss-says--tells = Po Lehmanovim pravilima schmeiss u prvom krugu znači da pristaješ igrati protiv zvača: drugi igrač zove okrenutu boju ili se karte bacaju.

# en 19e3fc06 draft
play--story-group = Savjeti: nizovi i štihovi

# en f4eb65fc draft
defence--story-title = Protiv zvača igraj kao da možeš dobiti
# en 6d2621b5 draft
defence--tells = Partije se dobivaju i kad zovu protivnici. I s lošim kartama protiv jakih uzmi svaki bod koji možeš.
# en 6eea9f54 draft
silent-bela--story-title = Prešuti belu
# en ffc89733 draft
silent-bela--tells = Ako si zvač, a vidiš da gubiš s više od 20 razlike, nemoj reći „bela“. Njezini bi bodovi samo otišli drugoj strani, osim ako ih u tvojoj igri zadržavaš.
# en 27992c35 draft
silent-run--story-title = Prešuti niz
# en f6279443 draft
silent-run--tells = Isto vrijedi za niz. Ako si zvač, a lako bi mogao biti pad, niz ne moraš prijaviti.
# en 871ba1f5 draft
winner-for-the-end--story-title = Čuvaj sigurnu kartu za kraj
# en 785b364e draft
winner-for-the-end--tells = Često je dobro sačuvati sigurnu kartu za zadnji štih, koji vrijedi 10 bodova. Ali ne gradi na njoj cijelo dijeljenje.
# en d5ad1189 draft
any-trick--story-title = Dovoljan je bilo koji štih
# en 9d0315fb draft
any-trick--tells = Niz vrijedi samo ako igrač koji ga drži uzme štih, ali dovoljna je i osmica koja uzme sedmicu. Bez štiha ni pedeset od asa ne vrijedi ništa. To se događa.
# en 8f639953 draft
show-a-part--story-title = Pokaži dio koji ti odgovara
# en a1483a13 draft
show-a-part--tells = U Klabberjassu učetvero niz dulji od četiri karte ne moraš pokazati cijeli. Od niza od dečka do sedmice smiješ pokazati gornje četiri ili donje četiri i tako odabrati što će drugi saznati.
# en 37ab0ffd draft
two-duties--story-title = Dvije obveze
# en e419510e draft
two-duties--tells = Moraš baciti adut ako nemaš traženu boju i moraš ići preko kad se izađe adutom. Velik dio taktike svodi se na te dvije obveze, pa misli na njih prije izlaza.
# en c99b8296 draft
card-for-the-seven--story-title = Što dobivaš za sedmicu
# en 487b38e1 draft
card-for-the-seven--tells = Okrenuta karta koju dobiješ za adutsku sedmicu može upotpuniti niz ili ti ojačati ruku za igru.
# en 58c9a8a4 draft
bottom-card--story-title = Pogledaj donju kartu
# en 47ba2bcd draft
bottom-card--tells = Donja karta špila okreće se iz jednog razloga: sad oba igrača znaju još jednu kartu koja nije u igri.

# en b66bd3a5 draft
winning--story-group = Savjeti: pobjeda

# en 4d01c916 draft
say-it--story-title = Reci odmah
# en 27063ab2 draft
say-it--tells = Reci „dosta“ čim imaš 501. Tko šuti na 506, može izgubiti od onoga tko ima 501 i progovori.
# en e2691266 draft
count-first--story-title = Prebroji prije „dosta“
# en b1bee782 draft
count-first--tells = Tko kaže „dosta“, a nema bodova, gubi partiju.
# en 99bdc212 draft
from-478--story-title = Kako pobijediti s 478
# en a6bc578d draft
from-478--tells = Ti imaš 478, drugi igrač 495, a ti prvi izlaziš. Ako držiš dečka okrenute boje i niz od tri, zovi. U prvom štihu možeš ubrojiti 20 bodova za dečka i 20 za niz. Ako se ne pojavi bolji niz, pobjeda je tvoja, kako god bi dijeljenje završilo.
# en f3488e21 draft
go-down-fighting--story-title = Padni u borbi
# en b2cf3fc3 draft
go-down-fighting--tells = Ako je partija ionako izgubljena, hrabar pokušaj koji ne uspije ne košta te ništa. Bolje je pasti u borbi.
# en 91e5df2f draft
second-chance--story-title = Druga prilika
# en cdbd35d6 draft
second-chance--tells = Stranica o Clobyoshu kaže da u modernom beloteu strana koja je zvala naprosto gubi ako je izjednačeno. U Beli, Clobyoshu, starijem beloteu i po pravilima francuskog saveza bodovi idu pobjedniku sljedećeg dijeljenja, pa ih zvač još može dobiti.
# en fd02eaf1 draft
narrow-escape--story-title = Za dlaku
# en c3496189 draft
narrow-escape--tells = Sve je adut, prijavljene su dvije terce, a strana koja je odabrala ugovor ima 154 boda, druga 144. Oba su zbroja točno na granici, pa obje pišu 15: za dlaku.

## documents (by id)
##
## Who wrote a document, where it is found, and the places in it that are cited: its own headings, which stay as they stand
## there, or a word of yours for a paragraph without one, with the first words of it in quotes, as they stand there.

# en 9a4dba13 draft
clobyosh--writers = Mike Block, Antony Berzack i Selwyn Furman, uredio John McLeod
# en d5d22ab6 draft
clobyosh--found-at = pagat.com
# en 914f9142 draft
clobyosh--opening--place = početak („Variously known as Clobyosh“)
# en c4a42562 draft
clobyosh--introduction--place = Introduction
# en 9be78eb7 draft
clobyosh--two--place = Two-handed Bela
# en 23ebf18c draft
clobyosh--pack--place = The Pack
# en c0c51fa3 draft
clobyosh--aim--place = The Aim
# en 6222dd8b draft
clobyosh--values--place = The Values of the Cards
# en 4240b6f9 draft
clobyosh--combinations--place = Combinations
# en 8d54d407 draft
clobyosh--tricks--place = Tricks
# en 5a6c6055 draft
clobyosh--deal--place = The Deal
# en 5445ca21 draft
clobyosh--exchange--place = The Exchange
# en 52dc67ad draft
clobyosh--play--place = Play and Declarations
# en a46dd631 draft
clobyosh--last--place = Last Trick
# en d60acd1e draft
clobyosh--score--place = The Score
# en 1796849e draft
clobyosh--winning--place = Winning the Game
# en aac2d248 draft
clobyosh--rule1--place = Winning the Game, pravilo 1
# en efe83e4a draft
clobyosh--rule2--place = Winning the Game, pravilo 2
# en 312232ba draft
clobyosh--rule3--place = Winning the Game, pravilo 3
# en 64a46959 draft
clobyosh--rule4--place = Winning the Game, pravilo 4
# en 6cbace9a draft
clobyosh--rule5--place = Winning the Game, pravilo 5
# en c0722df0 draft
clobyosh--advice--place = Advice
# en 6c2f927b draft
clobyosh--schmeiss--place = Variations: Schmeiss
# en 0bc541a3 draft
clobyosh--void--place = Variations: Void Deal
# en 299598ca draft
clobyosh--equal--place = Variations: Equal scores
# en 55774fa1 draft
clobyosh--lastHand--place = Variations: Last Hand and Winning
# en a7275d28 draft
clobyosh--allTricks--place = Variations: Winning all the tricks
# en 30fae48a draft
clobyosh--three--place = Three-handed Bela / Clobyosh
# en 33e2f876 draft
clobyosh--threeVariations--place = Three-handed: Variations
# en ab6ca1ae draft
clobyosh--four--place = Four-handed Clobyosh / Klabberjass
# en 2e39eae9 draft
clobyosh--fourDeal--place = Four-handed: Deal and Calling
# en 930ec97c draft
clobyosh--fourPlay--place = Four-handed: Play
# en 904cabc9 draft
clobyosh--fourScoring--place = Four-handed: Scoring
# en 572cbc06 draft
clobyosh--fourVariants--place = Four-handed: Variants
# en 6496979b draft
clobyosh--foot--place = dno stranice („This page is maintained by“)

# en 4bc82cd2 draft
lehman--writers = Brad Lehman, svibanj 1999.
# en ee9dd2ee draft
lehman--found-at = stranica Brada Lehmana
# en 7362d206 draft
lehman--opening--place = početak („also known as Clobby“)
# en 5b6e2b1e draft
lehman--pack--place = špil („The deck is 32 cards“)
# en 2e0974c3 draft
lehman--rank--place = Rank of cards
# en 3d5640dd draft
lehman--bidding--place = Dealing and Bidding
# en 836a1bc1 draft
lehman--meld--place = prijavljeni nizovi („Now it is time to score“)
# en 42e579b8 draft
lehman--play--place = igra („Non-dealer leads“)
# en b0091117 draft
lehman--bella--place = bela („If a player holds both the K-Q of trump“)
# en 69e8a381 draft
lehman--lastTrick--place = zadnji štih („Capturing the last trick“)
# en 10f45599 draft
lehman--scoring--place = uzete karte („Scoring for captured cards“)
# en 4b16b606 draft
lehman--result--place = tko piše („If the maker outscores the defender“)
# en f195c72f draft
lehman--game--place = partija („The game is to 500“)
# en 6e99ea09 draft
lehman--nextDeal--place = sljedeće dijeljenje („The winner of a hand deals“)
# en c100821c draft
lehman--summary--place = Scoring summary
# en 3b46e0c5 draft
lehman--seeAlso--place = vidi i („A Windows version“)

# en d3ff1330 draft
bicycle--writers = Bicycle Playing Cards
# en 9a6ffd42 draft
bicycle--found-at = bicyclecards.com
# en df5866aa draft
bicycle--opening--place = početak („the famous two-hand game“)
# en d88c2aa7 draft
bicycle--pack--place = The Pack
# en abb99839 draft
bicycle--rank--place = Rank of Cards
# en 8d9e068e draft
bicycle--draw--place = The Draw
# en d1338c0e draft
bicycle--cut--place = The Shuffle and Cut
# en 1477a0c3 draft
bicycle--deal--place = The Deal
# en 7fcb01b3 draft
bicycle--bidding--place = Bidding
# en 870564ea draft
bicycle--redealing--place = Redealing
# en 13edea8d draft
bicycle--melding--place = Melding
# en 65618466 draft
bicycle--play--place = The Play
# en 12f89686 draft
bicycle--scoring--place = Scoring
# en cc7b154b draft
bicycle--game--place = The Game
# en fe647a01 draft
bicycle--misdeal--place = Irregularities: Misdeal
# en c463affe draft
bicycle--revoke--place = Irregularities: Revoke

# en 8470bc86 draft
denexa--writers = Denexa Games
# en 3ecb4672 draft
denexa--found-at = denexa.com
# en 4c596f3e draft
denexa--opening--place = početak („a two-player melding and trick-taking game“)
# en 09a54425 draft
denexa--object--place = Object of Klaberjass
# en 956e6943 draft
denexa--setup--place = Setup
# en c8721aa3 draft
denexa--ranking--place = Card ranking
# en afb45b7c draft
denexa--trump--place = Establishing trump
# en 20fb5eca draft
denexa--melding--place = Melding
# en 8eec9885 draft
denexa--play--place = Play of the hand
# en 2ca23c7a draft
denexa--scoring--place = Scoring

# en 210d7beb draft
belote--writers = enciklopedijski članak
# en 465e67fe draft
belote--found-at = sabran uz stranicu Brada Lehmana
# en b514bd1f draft
belote--spoken--place = natuknica rječnika ispred članka („Show Spelled Pronunciation“)
# en 6a9d9f80 draft
belote--origin--place = natuknica rječnika ispred članka („Origin: 1890–95“)
# en 68d2d9ff draft
belote--opening--place = početak („Belote is a popular 32-card“)
# en b07aee4e draft
belote--name--place = ime („belote is used to designate“)
# en 71bedbd4 draft
belote--deck--place = špil („A typical 32-card deck“)
# en b791b756 draft
belote--cut--place = presijecanje („The deck is never shuffled“)
# en 5e6d1829 draft
belote--deal--place = dijeljenje („The cards are dealt counter-clockwise“)
# en 85c2f131 draft
belote--contracts--place = ugovori („The possible contracts“)
# en 00a0a1ba draft
belote--bids--place = licitacija („Every player must either suggest“)
# en 50b87d21 draft
belote--thirdLevel--place = treća razina („In some areas of Bulgaria“)
# en c07b958d draft
belote--auctionEnd--place = kraj licitacije („The bidding phase is over“)
# en 22db3816 draft
belote--play--place = igra („The play consists of eight tricks“)
# en 6151e213 draft
belote--rank--place = poredak karata („In Bulgarian bridge-belote the rank“)
# en 10604faa draft
belote--declarations--place = zvanja („Declarations must be announced“)
# en 0b7462d4 draft
belote--belote--place = bela („A belote is worth 20 points“)
# en e435a21a draft
belote--noTrumps--place = bez aduta („declarations do not apply“)
# en fddd047b draft
belote--cardTable--place = bodovi iz karata („Cards are counted depending on“)
# en 2f74f5b0 draft
belote--lastTrick--place = zadnji štih („The winner of the last trick gets“)
# en dd4561bb draft
belote--doubling--place = bez aduta i kontra („the result is multiplied“)
# en 95e3a680 draft
belote--inside--place = pad („If a team is committed“)
# en 35ceeedc draft
belote--rounding--place = zaokruživanje („The result is divided by ten“)
# en b2d34564 draft
belote--hanging--place = bodovi koji vise („when both teams have equal scores“)
# en d3bb708f draft
belote--valat--place = štiglja („A special valat“)
# en aac3b067 draft
belote--kirtik--place = kirtik („In some parts of Bulgaria“)
# en 86353b49 draft
belote--end--place = kraj („The first team to reach 151“)
# en 8043c197 draft
belote--notes--place = bilješke („Versions exist for three and two players“)

# en 6442fd08 draft
ffb-belote--writers = Fédération Française de Belote, 27. siječnja 2016.
# en e4b74096 draft
ffb-belote--found-at = ffbelote.org; pročitano u kopiji u javnom repozitoriju vareversat/carg
# en d4793ea3 draft
ffb-belote--presentation--place = 2. Présentation
# en 7165b11b draft
ffb-belote--dealer--place = 3.1. Le donneur
# en 4c204f09 draft
ffb-belote--shuffle--place = 3.2. Mélange des cartes
# en 30a248e4 draft
ffb-belote--cut--place = 3.3. La coupe
# en 6822a41b draft
ffb-belote--deal--place = 3.4. La distribution (première partie)
# en b704b788 draft
ffb-belote--dealRest--place = 3.5. La distribution (deuxième partie)
# en 12023164 draft
ffb-belote--roundOne--place = 4.1. Premier tour
# en 4eb2b34c draft
ffb-belote--roundTwo--place = 4.2. Deuxième tour
# en a392122a draft
ffb-belote--course--place = 5.1. Déroulement
# en 937db8c2 draft
ffb-belote--play--place = 5.2. Règles
# en 435561fc draft
ffb-belote--cards--place = 6. Ordre et valeur des cartes
# en 41e3c594 draft
ffb-belote--belote--place = 7. La belote et la rebelote
# en d7a266f5 draft
ffb-belote--declarations--place = 8. Les annonces
# en 09039112 draft
ffb-belote--der--place = 9.1. Dix de der
# en 3cf10d94 draft
ffb-belote--capot--place = { "9.2. Capot" }
# en 308c1b57 draft
ffb-belote--made--place = 10.1.1. Contrat réussi
# en 89cd6a63 draft
ffb-belote--tie--place = 10.1.3. Règle du litige
# en efbda0ef draft
ffb-belote--score--place = 10.2. Score de la donne
# en e1d0f398 draft
ffb-belote--rounding--place = 10.3. Arrondi
# en 222693f6 draft
ffb-belote--hands--place = 10.4.1. Limite de donnes
# en 6013d5c1 draft
ffb-belote--target--place = 10.4.2. Limite de points
# en 8f0c5725 draft
ffb-belote--variant--place = 11. Variante : Sans Atout / Tout Atout

# en 243ba86d draft
ffb-contree--writers = Fédération Française de Belote, 27. siječnja 2016.
# en 08a67c43 draft
ffb-contree--found-at = ffbelote.org; tekst prema navodima pregleda Avo-k/colver
# en ccf8b345 draft
ffb-contree--s3-2--place = § 3.2
# en 1b9538e9 draft
ffb-contree--s3-3--place = § 3.3
# en eb77353d draft
ffb-contree--s3-4--place = § 3.4
# en 1b5aa9df draft
ffb-contree--s4-2-1--place = § 4.2.1
# en 4295a8e5 draft
ffb-contree--s4-2-2--place = § 4.2.2
# en 76b40428 draft
ffb-contree--s4-2-3--place = § 4.2.3
# en 66d88720 draft
ffb-contree--s4-2-4--place = § 4.2.4
# en 13238c51 draft
ffb-contree--s5-1--place = § 5.1
# en 71a8ef16 draft
ffb-contree--s5-2-1--place = § 5.2.1
# en 4996eeef draft
ffb-contree--s5-2-2--place = § 5.2.2
# en a4471026 draft
ffb-contree--s5-2-3--place = § 5.2.3
# en a54776ce draft
ffb-contree--s6--place = § 6
# en 034c3e76 draft
ffb-contree--s7--place = § 7
# en d7e2b4b3 draft
ffb-contree--s8--place = § 8
# en 6655a47c draft
ffb-contree--s9-2--place = § 9.2
# en 31e55712 draft
ffb-contree--s10-1--place = § 10.1
# en 4b7f87ab draft
ffb-contree--s10-2--place = § 10.2
# en 5809f335 draft
ffb-contree--s10-3--place = § 10.3
# en 70b93fcb draft
ffb-contree--s10-4--place = § 10.4
# en c17115b5 draft
ffb-contree--s11--place = § 11
# en 3642195b draft
ffb-contree--refused--place = odbijene varijante („Toute variante à l’instar de“)

# en faca1e3c draft
ffb-coinche--writers = Fédération Française de Belote, 2015.
# en c4ae99ef draft
ffb-coinche--found-at = ffbelote.org; pročitano u kopiji u javnom repozitoriju vareversat/carg, koja odlomke broji drukčije
# en 8146264a draft
ffb-coinche--presentation--place = 2. Présentation
# en 50ebdf46 draft
ffb-coinche--dealer--place = 3.1. Le donneur
# en 515121ca draft
ffb-coinche--shuffle--place = 3.2. Mélange des cartes
# en bab218c3 draft
ffb-coinche--cut--place = 3.3. La coupe
# en b1a22a80 draft
ffb-coinche--deal--place = 3.4. La distribution
# en bb8f3261 draft
ffb-coinche--bids--place = 4.1. Tour d’enchères
# en 0d2d5ee6 draft
ffb-coinche--contract--place = 4.2. Contrat
# en 6182ba4d draft
ffb-coinche--course--place = 5.1. Déroulement
# en 2ca4d411 draft
ffb-coinche--play--place = 5.2. Règles
# en 0522c4b7 draft
ffb-coinche--cards--place = 6. Ordre et valeur des cartes
# en 0e1f155d draft
ffb-coinche--belote--place = 7. La belote et la rebelote
# en 12b48630 draft
ffb-coinche--declarations--place = 8. Les annonces
# en a4ca7140 draft
ffb-coinche--declaring--place = 8.2. Déclaration des annonces
# en 51d6c3fe draft
ffb-coinche--resolving--place = 8.3. Résolution des annonces
# en c847e72e draft
ffb-coinche--renonce--place = 8.4. Renonce
# en dc0526cb draft
ffb-coinche--der--place = 9.1. Dix de der
# en 109da193 draft
ffb-coinche--capot--place = { "9.2. Capot" }
# en b158cb83 draft
ffb-coinche--made--place = Contrat réussi
# en 526a38e1 draft
ffb-coinche--failed--place = Contrat chuté
# en a40e0830 draft
ffb-coinche--rounding--place = Arrondi
# en 0820542d draft
ffb-coinche--end--place = Fin de partie
# en cb2cc8a2 draft
ffb-coinche--variant--place = 11. Variante : Sans Atout / Tout Atout

# en 2c181f1c draft
ffb-pages--writers = Fédération Française de Belote
# en de37384d draft
ffb-pages--found-at = ffbelote.org; tekst prema navodima pregleda Avo-k/colver
# en e2b93d95 draft
ffb-pages--misdeal--place = krivo dijeljenje („Si le donneur commet une irrégularité“)
# en f38dfaff draft
ffb-pages--calls--place = što se govori („Toute autre expression“)
# en a69f6beb draft
ffb-pages--packets--place = dijeljenje („Il est strictement interdit de distribuer“)
# en 084157e2 draft
ffb-pages--revoke--place = pogreška koja se odmah primijeti („Si la faute est constatée immédiatement“)
# en d2a10693 draft
ffb-pages--counts--place = brojanje („Si la somme des deux totaux“)
# en 17cd0772 draft
ffb-pages--endOnBela--place = kraj partije („Il est possible de terminer sur une belote“)

# en 47cfaa15 draft
pravila-bele--writers = autori jedne hrvatske igre
# en f51fc31b draft
pravila-bele--found-at = javni repozitorij bela4us/windsurf_claude (pravila_igre.md), na hrvatskom
# en 72f82005 draft
pravila-bele--overview--place = Opći pregled
# en be605129 draft
pravila-bele--cards--place = Karte i špil
# en 798ecec6 draft
pravila-bele--sides--place = Timovi i igrači
# en 409d3ac7 draft
pravila-bele--deal--place = Dijeljenje karata
# en cb0b5e9d draft
pravila-bele--trumps--place = Odabir za adut (zvanje aduta)
# en 8777b29f draft
pravila-bele--tricks--place = Tijek igre i igranje štihova
# en 19d39c0c draft
pravila-bele--follow--place = Pravila za bacanje karata
# en 50f50ca3 draft
pravila-bele--bela--place = Zvanje Bele
# en 4f0f94bc draft
pravila-bele--melds--place = Vrijednost zvanja
# en 3444e832 draft
pravila-bele--sweep--place = Posebno bodovanje
# en 1b1bd4fb draft
pravila-bele--points--place = Bodovi u igri
# en 638488f7 draft
pravila-bele--final--place = Konačno bodovanje

# en 4806d4f4 draft
cannes--writers = Michel Iso, za turnire festivala Festival des Jeux
# en ccde400b draft
cannes--found-at = stranice festivala iz 2016.; pročitano na doczz.fr koliko se vidi, i prema navodima pregleda Avo-k/colver
# en 240a2619 draft
cannes--misdeal--place = Fausse donne
# en 27fb315d draft
cannes--bids--place = 2° Les enchères
# en a82974a8 draft
cannes--marks--place = III – Marque
# en 4c83effe draft
cannes--pickUp--place = podizanje karata („Les joueurs ne prennent leurs cartes“)

# en 7407795a draft
ascee--writers = klub državnih službenika u Deux-Sèvresu
# en 7f4bf114 draft
ascee--found-at = doczz.fr, koliko se vidi, i pregled Avo-k/colver
# en 1a22acb8 draft
ascee--articles--place = članci („Article (4)“)
# en 1c01a659 draft
ascee--misdeal--place = { "Article (9)" }
# en e916bfad draft
ascee--irregularity--place = { "Article (10)" }

# en 634c5b14 draft
pagat-coinche--writers = John McLeod
# en f4dd37fa draft
pagat-coinche--found-at = pagat.com; tekst prema navodima pregleda Avo-k/colver
# en a553d028 draft
pagat-coinche--double--place = kontra („A coinche doubles the score for the bid only“)
# en 20b866fb draft
pagat-coinche--turn--place = kontra preko reda („It is not necessary to wait for your turn“)
# en a8f8ee11 draft
pagat-coinche--lowest--place = najniža ponuda („The bid must be for at least 82 points“)
# en a90f89ea draft
pagat-coinche--belote--place = bela („The 20 points for Belote“)
# en 61826722 draft
pagat-coinche--undertrump--place = niži adut („If he has trumps but is unable to overtrump“)
# en 5352cf2c draft
pagat-coinche--capot--place = ponuđena štiglja („A capot bid ends the bidding“)

# en b60e1dba draft
colver--writers = autori Colvera, iz 202 teksta
# en 171b1d60 draft
colver--found-at = javni repozitorij Avo-k/colver
# en 21258877 draft
colver--methods--place = matrices/bareme.md, § 1
# en c0f6d336 draft
colver--failed--place = matrices/bareme.md, § 3.1
# en 78c4efa5 draft
colver--doubles--place = matrices/bareme.md, § 4.1
# en 26161c43 draft
colver--capot--place = matrices/bareme.md, § 5.3
# en 498a6a7e draft
colver--tie--place = matrices/fin-de-partie.md, § 5
# en 4d7fb2b7 draft
colver--targets--place = matrices/fin-de-partie.md, § 1.1
# en a2c56d14 draft
colver--undertrump--place = matrices/jeu-de-la-carte.md, § 9
# en 84a84e5e draft
colver--collected--place = { "COLLECTE-2.md" }
