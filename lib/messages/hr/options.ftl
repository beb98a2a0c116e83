### Što stol može odrediti: kako se što zove, pitanje iza toga i vrijednosti.

## options

# en 0479bf56 draft
players--option = Igrači
    .question = Koliko vas igra?
    .value = { $value ->
        [2] dvoje
        [3] troje, svatko za sebe
       *[4] četvero, u dva para
    }
# en 9f9a5ff9 draft
pack--option = Karte
    .question = S kojim se kartama igra?
    .value = { $value ->
        [32] 32 karte, od asa do sedmice
       *[28] 28 karata, bez sedmica
    }
# en 2ab552b0 draft
direction--option = Smjer
    .question = U kojem se smjeru igra?
    .value = { $value ->
        [clockwise] u smjeru kazaljke na satu, nalijevo
       *[counterclockwise] obrnuto od kazaljke na satu, nadesno
    }
# en b63f9178 draft
firstDealer--option = Prvi djelitelj
    .question = Tko dijeli prvi?
    .value = { $value ->
        [high-cut] tko presiječe na najvišu kartu
        [low-cut] tko izvuče najnižu kartu
       *[agree] po dogovoru
    }
# en 4ce70298 draft
nextDealer--option = Sljedeći djelitelj
    .question = Tko dijeli sljedeći put?
    .value = { $value ->
        [winner] pobjednik dijeljenja
       *[next] sljedeći po redu
    }
# en 3de56adc draft
redealDealer--option = Djelitelj kad svi kažu „dalje“
    .question = Tko dijeli kad svi kažu „dalje“?
    .value = { $value ->
        [next] sljedeći igrač
       *[same] opet isti djelitelj
    }
# en c26d1cdc draft
voidDeal--option = Nevažeće dijeljenje
    .question = Je li dijeljenje nevažeće kad igrač među prvim kartama ima samo osmice i sedmice?
    .value = { $value ->
        [no] ne, igra se
       *[yes] da, isti djelitelj dijeli ponovno
    }
# en b6cd6347 draft
auction--option = Biranje aduta
    .question = Kako se bira adut?
    .value = { $value ->
        [turn-up] okrenuta karta nudi svoju boju
        [names-suit] redom svatko zove boju ili kaže „dalje“
        [bids] licitiraju se bodovi, u boji
       *[contracts] licitiraju se ugovori, i bez aduta i sve adut
    }
# en d8e995ae draft
schmeiss--option = Schmeiss
    .question = Smije li se reći schmeiss?
    .value = { $value ->
        [none] ne igra se
        [first-turn] samo kad je igrač prvi put na redu
        [every-turn] kad god je igrač na redu
       *[not-dealer-second] kad god je igrač na redu, ali ne djelitelj u drugom krugu
    }
# en 10bd9240 draft
schmeissRefused--option = Odbijen schmeiss
    .question = Tko igra okrenutu boju kad se schmeiss odbije?
    .value = { $value ->
        [caller-takes] igrač koji ga kaže
       *[refuser-takes] igrač koji ga odbije
    }
# en 5950d0c7 draft
allPass--option = Svi dalje
    .question = Što kad svi do kraja kažu „dalje“?
    .value = { $value ->
        [redeal] dijeli se ponovno
        [dealer-names] djelitelj mora zvati adut
       *[eldest-names] igrač nakon djelitelja mora zvati adut
    }
# en 8955850f draft
forcedNoTrump--option = Kad se mora zvati
    .question = Smije li igrač koji mora zvati odabrati igru bez aduta?
    .value = { $value ->
        [no] ne, samo boju
       *[allowed] da
    }
# en 21c1e3d8 draft
doubling--option = Kontra
    .question = Dokle se ide s kontrom?
    .value = { $value ->
        [1] kontre nema
        [2] kontra, za dvostruke bodove
        [4] kontra i rekontra, za četverostruke bodove
        [3] kontra i rekontra, za trostruke bodove
       *[8] kontra, rekontra i treća kontra, za osmerostruke bodove
    }
# en 5f5e8bbb draft
big--option = Igra na veliko
    .question = Smije li zvač igrati protiv obaju protivnika zajedno, za dvostruke bodove?
    .value = { $value ->
        [no] ne igra se
       *[allowed] da, ako zvač to najavi
    }
# en 38290309 draft
exchangeSeven--option = Zamjena sedmice
    .question = Smije li se adutska sedmica zamijeniti za okrenutu kartu?
    .value = { $value ->
        [no] ne, ne mijenja se
       *[yes] da, prije prvog izlaza
    }
# en f39744b0 draft
indicator--option = Što pokazuje ponuđenu boju
    .question = Koja karta nudi svoju boju za adut?
    .value = { $value ->
        [turn-up] okrenuta karta iz špila
       *[low-card] niska karta izvan špila
    }
# en 17a1e5f2 draft
leader--option = Prvi izlaz
    .question = Tko izlazi prvi?
    .value = { $value ->
        [eldest] igrač nakon djelitelja
       *[taker] zvač
    }
# en 2ead6834 draft
longRuns--option = Dugi nizovi
    .question = Koliko vrijedi pet i više karata u nizu?
    .value = { $value ->
        [one] 50, koliko god ih bilo
        [split] 50; sedam karata vrijedi 70, osam karata 100
        [hundred-at-most] 100, i za osam
       *[hundred] 100; osam karata vrijedi 120
    }
# en 485a7b3c draft
equalRuns--option = Jednaki nizovi
    .question = Tko piše kad su najbolji nizovi jednaki, a nijedan ne pobjeđuje adutom?
    .value = { $value ->
        [first-declared] igrač koji prvi prijavi
       *[nobody] nitko ne piše nizove
    }
# en ad8fe730 draft
trumpRun--option = Niz u adutu
    .question = Je li niz u adutu jači od jednakog u drugoj boji?
    .value = { $value ->
        [wins] da, adut pobjeđuje
       *[equal] ne, jednaki su
    }
# en 1f6cea57 draft
runsNeedTrick--option = Štih za nizove
    .question = Mora li strana uzeti štih da joj nizovi vrijede?
    .value = { $value ->
        [no] ne, štih se ne traži
       *[yes] da, barem jedan
    }
# en 4910bdac draft
carres--option = Četiri iste
    .question = Vrijede li četiri iste?
    .value = { $value ->
        [no] ne, ne vrijede ništa
       *[yes] da: dečki 200, devetke 150, asovi, desetke, kraljevi i dame 100
    }
# en e230170f draft
noTrumpMelds--option = Zvanja bez aduta
    .question = Vrijede li zvanja kad se igra bez aduta?
    .value = { $value ->
        [runs] da
       *[none] ne
    }
# en 1f17758d draft
noTrumpDoubled--option = Bodovi bez aduta
    .question = Broje li se bodovi bez aduta dvostruko?
    .value = { $value ->
        [no] ne, jednom
       *[yes] da, dvostruko
    }
# en 730b3950 draft
belaCall--option = Prijava bele
    .question = Uz koju se kartu mora reći „bela“?
    .value = { $value ->
        [first-card] uz prvu
        [second-card] uz drugu
       *[either] uz bilo koju od njih
    }
# en 35af61f5 draft
beatPlain--option = Preko u ostalim bojama
    .question = Moraš li ići preko protivnikove karte kad poštuješ boju koja nije adut?
    .value = { $value ->
        [no] ne, bilo koja karta te boje
        [always] da, ako možeš, i preko partnerove
       *[yes] da, ako možeš
    }
# en d5afb99f draft
partnerWinning--option = Partnerov štih
    .question = Moraš li sjeći adutom kad nemaš boju, a štih je partnerov?
    .value = { $value ->
        [free] ne, bilo koja karta
       *[must-trump] da, i tada moraš sjeći
    }
# en e5bd0b01 draft
beatPartner--option = Partnerov adut
    .question = Moraš li ići preko partnerova aduta kad se izađe adutom?
    .value = { $value ->
        [no] ne, bilo koji adut
       *[yes] da, ako možeš
    }
# en 3b18591f draft
bareYuss--option = Goli adutski dečko
    .question = Smiješ li zadržati dečka kad ti je jedini adut, a izađe se adutom?
    .value = { $value ->
        [must-play] ne, mora se odigrati
       *[may-hold] da
    }
# en e8156de1 draft
lowTrumpLead--option = Izlaz malim adutom
    .question = Smiješ li izaći adutskom osmicom ili sedmicom?
    .value = { $value ->
        [allowed] da
       *[barred] samo kad nemaš čime drugim izaći
    }
# en 31348189 draft
tie--option = Izjednačeno
    .question = Obje strane imaju isto: tko dobiva bodove?
    .value = { $value ->
        [held-over] protivnici pišu svoje, a zvačevi bodovi vise za pobjednika sljedećeg dijeljenja
        [held-over-both] svi bodovi vise za pobjednika sljedećeg dijeljenja
        [bate] protivnici dobivaju sve jer je zvač pao
        [made] svatko piše svoje, a zvač prolazi
        [replay] nitko; isti djelitelj dijeli ponovno
       *[defender-own] protivnici pišu svoje, zvač ništa
    }
# en 39609046 draft
bateTo--option = Bodovi zvača koji padne
    .question = Kad igra troje, tko dobiva bodove zvača koji padne?
    .value = { $value ->
        [higher] protivnik koji ima više
       *[each] oba protivnika, u cijelosti
    }
# en 26a39808 draft
sweep--option = Štiglja
    .question = Što donosi štiglja?
    .value = { $value ->
        [none] ništa dodatno
        [360] 360 umjesto karata i zadnjeg štiha
        [252] 90 bodova više
        [262] 100 bodova više
       *[match-points] 9 bodova meča više
    }
# en ecc20a12 draft
sweepDoubled--option = Štiglja s kontrom
    .question = Udvostručuje li se i dodatak za štiglju kad je kontra?
    .value = { $value ->
        [yes] da, sa svim ostalim
       *[no] ne, nikad
    }
# en a833294a draft
scoring--option = Na bloku
    .question = Što se piše na blok?
    .value = { $value ->
        [points] bodovi, ne desetina
       *[match-points] bodovi meča, desetina, zaokruženo
    }
# en 8fded202 draft
multiply--option = Kontra i zaokruživanje
    .question = Što ide prvo u dijeljenju s kontrom?
    .value = { $value ->
        [after-rounding] zaokruži, pa udvostruči
       *[before-rounding] udvostruči, pa zaokruži
    }
# en c7716168 draft
kirtik--option = Kirtik
    .question = Košta li izgubljen ugovor, ili dijeljenje bez štiha, 10 bodova meča?
    .value = { $value ->
        [no] ne igra se
       *[yes] da, jedno i drugo
    }
# en bb181048 draft
claims--option = Dosta ili prolaz
    .question = Smije li igrač reći „dosta“ prije nego što se dijeljenje odigra do kraja?
    .value = { $value ->
        [any-trick] na dosta: nakon svakog štiha koji uzme
        [first-three] na dosta, ali samo nakon jednog od prva tri štiha
       *[none] na prolaz: igra se do kraja
    }
# en 77bae268 draft
bothOver--option = Više strana na cilju
    .question = Tko pobjeđuje kad ih više u istom dijeljenju stigne do cilja?
    .value = { $value ->
        [last-trick] ona od njih koja uzme zadnji štih
        [higher] veći zbroj
       *[taker-first] zvač ako je prošao, inače veći zbroj
    }
# en 0b3c8719 draft
winNeedsTrick--option = Štih za pobjedu
    .question = Mora li strana koja brojanjem stigne do cilja uzeti još jedan štih da pobijedi?
    .value = { $value ->
        [no] ne, pobijedila je
       *[yes] da, štih u nekom kasnijem dijeljenju
    }
# en b842c046 draft
revoke--option = Kriva karta
    .question = Što košta kriva karta koja se više ne može ispraviti?
    .value = { $value ->
        [unstated] izvor ne kaže; na bloku cijelo dijeljenje piše druga strana
       *[all-to-other-side] cijelo dijeljenje piše druga strana
    }
# en b2f4c3cd draft
goal--option = Duljina partije
    .question = Što je cilj?
    .value = { $value ->
        [points] broj bodova
       *[hands] broj dijeljenja
    }
# en 6dd6481a draft
winBy--option = Pobjeda u partiji
    .question = Kako pobjeđuje strana koja je dosegnula cilj?
    .value = { $value ->
        [count] čim se dijeljenje izbroji
       *[own-made-hand] samo dijeljenjem u kojem zove i prolazi
    }
# en 03564929 draft
bidStart--option = Najniža ponuda
    .question = Kolika je najniža ponuda?
    .value = { $value ->
        [one] { $value } bod
        [few] { $value } boda
       *[other] { $value } bodova
    }
# en 44078310 draft
bidTop--option = Najviša ponuda
    .question = Kolika je najviša ponuda u bodovima?
    .value = { $value ->
        [one] { $value } bod
        [few] { $value } boda
       *[other] { $value } bodova
    }
# en a9cbc2d6 draft
bidNeeds--option = Prolaz ponude
    .question = Što treba da ponuda prođe?
    .value = { $value ->
        [bid] ponuđeni bodovi
       *[bid-and-more] ponuđeni bodovi, i više nego što ima druga strana
    }
# en b2c91be2 draft
bidWrites--option = Ponuda koja prođe
    .question = Što se piše za ponudu koja prođe?
    .value = { $value ->
        [made-and-bid] ostvareni bodovi i ponuda
        [made] ostvareni bodovi
       *[bid] ponuda i prijavljena zvanja
    }
# en ae6fcb7b draft
failedBid--option = Ponuda koja padne
    .question = Piše li druga strana i ponudu kad zvač padne?
    .value = { $value ->
        [yes] da, uz svoje ostale bodove
       *[no] ne, samo svoje ostale bodove
    }
# en 27152a1a draft
failedSweep--option = Štiglja protiv ponude
    .question = Piše li se štiglja i protivnicima zvača?
    .value = { $value ->
        [yes] da, i njima
       *[no] ne, samo zvaču
    }
# en cc781355 draft
pile--option = Svi bodovi dijeljenja
    .question = Što se piše za štihove kad jedna strana dobije sve?
    .value = { $value ->
        [160] 160 bodova
       *[162] 162 boda
    }
# en b63d7c62 draft
doubleOf--option = Što kontra množi
    .question = Što množi kontra?
    .value = { $value ->
        [everything] štihove i ponudu
        [bid] samo ponudu
       *[declared-too] i zvanja
    }
# en 9b514e2e draft
capotBid--option = Štiglja kao ponuda
    .question = Koliko vrijedi licitirana štiglja?
    .value = { $value ->
        [one] { $value } bod
        [few] { $value } boda
       *[other] { $value } bodova
    }
# en a0bd2d2e draft
capotWrites--option = Upis licitirane štiglje
    .question = Što se piše za licitiranu štiglju?
    .value = { $value ->
        [bid] kao za svaku drugu ponudu
       *[flat] samo ponuda i prijavljena zvanja
    }
# en 687f4b5a draft
runs--option = Nizovi
    .question = Prijavljuju li se nizovi?
    .value = { $value ->
        [yes] da, prijavljuju se
       *[no] ne, nikad
    }
# en 99ad2ed5 draft
meldContest--option = Nizovi protiv četiri iste
    .question = Uspoređuju li se nizovi i četiri iste međusobno?
    .value = { $value ->
        [apart] ne, svako za sebe
       *[one] da, strana s najboljim pojedinim zvanjem piše sva svoja
    }
# en 8bbf4ec4 draft
sweepMelds--option = Zvanja strane bez štiha
    .question = Što je sa zvanjima strane bez štiha?
    .value = { $value ->
        [own] svejedno vrijede
        [to-sweeper] idu strani koja ima štiglju
       *[lost] propadaju
    }
# en dd49b00a draft
belaDecides--option = Bela i prolaz
    .question = Broji li se bela kad se gleda je li zvač prošao?
    .value = { $value ->
        [yes] da, broji se
       *[no] ne, ostavlja se po strani
    }
# en 5199440b draft
belaKept--option = Bela se uvijek piše
    .question = Piše li se bela i strani koja sve izgubi?
    .value = { $value ->
        [no] ne, ide s ostalim
       *[yes] da, ostaje joj
    }
# en 69294cb7 draft
underTrump--option = Premali adut
    .question = Moraš li baciti adut kad ne možeš preko protivnikova?
    .value = { $value ->
        [must] da, slabiji adut
       *[free] ne, bilo koja karta
    }
# en 940fb747 draft
written--option = Zaokruživanje na bloku
    .question = Zaokružuju li se bodovi dijeljenja na bloku?
    .value = { $value ->
        [exact] ne
        [tens-5-up] na desetice, gore već od pet
       *[tens-6-up] na desetice, gore tek od šest
    }
# en 5780948e draft
target--option = Cilj
    .question = Na koliko bodova ili nakon koliko dijeljenja partija završava?
    .value = { $scoring ->
        [match-points] { $target ->
            [one] { $target } bod meča
            [few] { $target } boda meča
           *[other] { $target } bodova meča
        }
       *[points] { $target ->
            [one] { $target } bod
            [few] { $target } boda
           *[other] { $target } bodova
        }
    }
# en f80c7b8e draft
option-line = { $option }: { $value }.
# en 9b8af01d draft
option-with-value = { $option } ({ $value })

## short-values

# en 7ab6c641 draft
short-pack = { $value ->
    [32] 32 karte
   *[28] 28 karata
}
# en 34c6ab2c draft
short-first-dealer = { $value ->
    [high-cut] najviša presječena
    [low-cut] najniža izvučena
   *[agree] po dogovoru
}
# en 265605d6 draft
short-next-dealer = { $value ->
    [winner] pobjednik
   *[next] po redu
}
# en 94ca0cfa draft
short-auction = { $value ->
    [turn-up] okrenuta karta
    [names-suit] zove se boja
    [bids] ponude
   *[contracts] ugovori
}
# en 1bfa6018 draft
short-schmeiss = { $value ->
    [none] ne igra se
    [first-turn] prvi put
    [every-turn] svaki put
   *[not-dealer-second] u 2. krugu ne djelitelj
}
# en 58b879a3 draft
short-all-pass = { $value ->
    [redeal] dijeli se ponovno
    [dealer-names] djelitelj mora
   *[eldest-names] prvi igrač mora
}
# en 61b7be3a draft
short-doubling = { $value ->
    [1] nema
    [2] ×2
    [3] ×2, ×3
    [4] ×2, ×4
   *[8] ×2, ×4, ×8
}
# en 478acaea draft
short-yes-no = { $value ->
    [no] ne
   *[other] da
}
# en a7a66be3 draft
short-indicator = { $value ->
    [turn-up] okrenuta karta
   *[low-card] niska karta
}
# en 6a741c5d draft
short-leader = { $value ->
    [eldest] nakon djelitelja
   *[taker] zvač
}
# en bb314d4e draft
short-long-runs = { $value ->
    [one] 50
    [split] 50, 70, 100
    [hundred-at-most] 100
   *[hundred] 100, 120
}
# en 6e8d06c1 draft
short-equal-runs = { $value ->
    [first-declared] tko prvi prijavi
   *[nobody] nitko
}
# en 7d76e8cc draft
short-trump-run = { $value ->
    [wins] adut pobjeđuje
   *[equal] jednaki
}
# en 2642b30c draft
short-meld-contest = { $value ->
    [apart] zasebno
   *[one] zajedno
}
# en 99463972 draft
short-beat-plain = { $value ->
    [no] ne
    [always] uvijek
   *[yes] ako možeš
}
# en 45f420cc draft
short-under-trump = { $value ->
    [must] slabiji adut
   *[free] bilo koja karta
}
# en 09a3f740 draft
short-partner-winning = { $value ->
    [free] bilo koja karta
   *[must-trump] adut
}
# en 3a657bf8 draft
short-bare-yuss = { $value ->
    [must-play] mora se odigrati
   *[may-hold] smiješ ga zadržati
}
# en a0877ae8 draft
short-low-trump-lead = { $value ->
    [allowed] dopušteno
   *[barred] samo iz nužde
}
# en 0133c716 draft
short-revoke = { $value ->
    [unstated] ne piše
   *[all-to-other-side] gubi se sve
}
# en 50ef74b8 draft
short-tie = { $value ->
    [held-over] zvačevi bodovi vise
    [held-over-both] svi bodovi vise
    [bate] zvač pada
    [made] svakom svoje
    [replay] igra se ponovno
   *[defender-own] zvaču ništa
}
# en 5e225d1c draft
short-bate-to = { $value ->
    [higher] tko ima više
   *[each] oba
}
# en 33272516 draft
short-sweep-melds = { $value ->
    [own] svejedno vrijede
    [to-sweeper] idu drugima
   *[lost] propadaju
}
# en 1917eccd draft
short-bid-needs = { $value ->
    [bid] ponuda
   *[bid-and-more] ponuda i većina
}
# en d7d12f05 draft
short-bid-writes = { $value ->
    [made-and-bid] ostvareno i ponuda
    [made] ostvareno
   *[bid] ponuda
}
# en 1af0e7b6 draft
short-capot-writes = { $value ->
    [bid] kao svaka ponuda
   *[flat] štihovi se ne pišu
}
# en cd7b7c36 draft
short-scoring = { $value ->
    [points] bodovi
   *[match-points] bodovi meča
}
# en 63985ec7 draft
short-multiply = { $value ->
    [after-rounding] prvo zaokruži
   *[before-rounding] prvo udvostruči
}
# en 3db3b1f3 draft
short-claims = { $value ->
    [any-trick] dosta
    [first-three] dosta, prva tri štiha
   *[none] prolaz
}
# en eb6a4173 draft
short-both-over = { $value ->
    [last-trick] zadnji štih
    [higher] veći zbroj
   *[taker-first] zvač
}
# en ac41135d draft
short-win-by = { $value ->
    [count] brojanjem
   *[own-made-hand] vlastiti prolaz
}
# en 678e449c draft
short-goal = { $value ->
    [points] bodovi
   *[hands] dijeljenja
}

## source-parts (own)

document = { $document ->
    [clobyosh] Clobyosh / Bela
    [lehman] Lehman
    [bicycle] Bicycle
    [denexa] Denexa
    [ffb-belote] FFB, belote
    [ffb-contree] FFB, contrée
    [ffb-coinche] FFB, coinche
    [ffb-pages] FFB, stranice
    [pravila-bele] Pravila igre Bela
    [cannes] Cannes 2016
    [ascee] Natjecanje { "ASCEE" }
    [pagat-coinche] pagat, Coinche
    [colver] Pregled Colver
   *[belote] Bridge-belote
}

## sources

# en 2a042d19 draft
source-stated = { document }, { $place }
# en 0da0a54b draft
source-read = { document }, { $place }, po našem tumačenju
# en d5b8b38c draft
source-silent = { document } ne kaže ništa; po našem tumačenju
# en 8146b8b5 draft
source-lacks = { document } nema takvo pravilo
# en 5579b448 draft
source-lacks-here = { document } nema takvo pravilo za ovu igru
# en eab7b5d7 draft
source-lacks-in-part = { document }: nema u dijelu koji imamo
# en c24cca7b draft
source-silent-in-part = { document }: nema u dijelu koji imamo; po našem tumačenju
# en 12146d62 draft
source-after = prema onome što se kaže o „{ $title }“, izvoru koji nismo mogli pročitati
# en 657d89b7 draft
source-house = dogovoreno za ovim stolom
# en 46aa4a2b draft
source-also-read = { $source }, po našem tumačenju
# en ff425371 draft
source-of-variant = { $source } ({ $variant })

## clashes

# en cad1143a draft
clash = { $needs ->
    [three-players] { $rule } traži tri igrača: samo se tada dijeli 27 karata i samo tada dva protivnika pišu odvojeno.
    [two-players] { $rule } traži dva igrača: jedan to nudi drugome.
    [four-players] { $rule } traži četiri igrača: ide uz igru u parovima, u kojoj se podijele sve karte.
    [two-or-four-players] { $rule } traži dva ili četiri igrača: kad igra troje, zvač mora nadmašiti oba protivnika, a jednako je isto što i manje.
    [no-exchange] { $rule } traži stol koji ne mijenja sedmicu: u tim kartama sedmica nema.
    [turn-up] { $rule } traži okrenutu kartu: gdje svatko zove boju ili se licitira, nijedna se karta ne okreće.
    [contracts] { $rule } traži licitiranje ugovora: samo ondje ima treće kontre i bodova meča.
    [points] { $rule } traži blok sa samim bodovima: bodovi meča dobivaju se tek iz gotovog dijeljenja.
    [match-points] { $rule } traži blok u bodovima meča: vrijedi samo ondje.
    [turn-up-or-names-suit] { $rule } traži okrenutu kartu, ili stol za kojim svatko zove boju ili kaže „dalje“.
    [contracts-or-bids] { $rule } traži licitaciju: samo se ondje daje kontra.
    [bids] { $rule } traži licitiranje bodova.
    [no-bids] { $rule } traži stol koji ne licitira bodove: dijeljenje s ponudom prođe ili padne, pa izjednačenja nema.
    [no-claims] { $rule } traži stol za kojim se ne kaže „dosta“.
    [win-at-count] { $rule } traži partiju koja se može dobiti kad se dijeljenje izbroji.
    [win-without-trick] { $rule } traži stol za kojim pobjedniku ne treba još jedan štih.
    [bid-written] { $rule } traži ponudu koja se piše: inače se nema što udvostručiti.
    [tens] { $rule } mora biti višekratnik broja deset.
    [top-above-start] { $rule } mora biti barem kolika je i najniža ponuda.
   *[forced-taker] { $rule } traži igrača koji mora zvati adut kad svi kažu „dalje“.
}
# en ee08f8c1 draft
clash-rule = „{ $option }“

## how-we-play

# en 7b0ed49d draft
players--how = { $value ->
    [2] Igra se udvoje.
    [3] Igra se utroje, svatko za sebe.
   *[4] Igra se učetvero, u dva para.
}
# en 1852bd1e draft
pack--how = { $value ->
    [32] Igra se s 32 karte, od asa do sedmice.
   *[28] Igra se s 28 karata: sedmica nema.
}
# en 7aa69e4d draft
direction--how = { $value ->
    [clockwise] Igra ide u smjeru kazaljke na satu, nalijevo.
   *[counterclockwise] Igra ide obrnuto od kazaljke na satu, nadesno.
}
# en 4a70151b draft
firstDealer--how = { $value ->
    [high-cut] Za prvo se dijeljenje siječe: dijeli najviša karta.
    [low-cut] Za prvo se dijeljenje vuče: dijeli najniža karta.
   *[agree] Tko dijeli prvi, stvar je dogovora.
}
# en 47ece9f6 draft
nextDealer--how = { $value ->
    [winner] Pobjednik dijeljenja dijeli sljedeće.
   *[next] Dijeli se redom, u krug.
}
# en aefb8f05 draft
redealDealer--how = { $value ->
    [next] Ako svi kažu „dalje“, dijeli sljedeći igrač.
   *[same] Ako svi kažu „dalje“, opet dijeli isti igrač.
}
# en 2174edc7 draft
voidDeal--how = { $value ->
    [no] Igra se i kad netko među prvim kartama ima samo osmice i sedmice.
   *[yes] Ako netko među prvim kartama ima samo osmice i sedmice, dijeljenje ne vrijedi i isti igrač dijeli ponovno.
}
# en 3d9ed9f4 draft
auction--how = { $value ->
    [turn-up] Svoju boju za adut nudi { turn-up }; u drugom krugu smije se zvati bilo koja druga.
    [names-suit] Redom svatko zove boju za adut ili kaže „dalje“.
    [bids] Licitiraju se bodovi, u boji; igra se najviša ponuda.
   *[contracts] Adut se licitira; igra se najviši ugovor.
}
# en ffb8335a draft
schmeiss--how = { $value ->
    [none] Schmeissa nema.
    [first-turn] Schmeiss se smije reći samo kad je igrač prvi put na redu.
    [every-turn] Schmeiss se smije reći kad god je igrač na redu.
   *[not-dealer-second] Schmeiss se smije reći kad god je igrač na redu, ali djelitelj ne smije u drugom krugu.
}
# en d8760c65 draft
schmeissRefused--how = { $value ->
    [caller-takes] Ako se schmeiss odbije, okrenutu boju igra tko ga kaže.
   *[refuser-takes] Tko odbije schmeiss, igra okrenutu boju.
}
# en c81bcc7f draft
allPass--how = { $value ->
    [redeal] Ako svi do kraja kažu „dalje“, dijeli se ponovno.
    [dealer-names] Ako svi do kraja kažu „dalje“, djelitelj mora zvati adut.
   *[eldest-names] Ako svi do kraja kažu „dalje“, igrač nakon djelitelja mora zvati adut.
}
# en 558118ba draft
forcedNoTrump--how = { $value ->
    [no] Tko mora zvati adut, zove boju.
   *[allowed] Tko mora zvati adut, smije zvati i bez aduta.
}
# en 2c6213b2 draft
doubling--how = { $value ->
    [1] Kontre nema.
    [2] Na ugovor se smije dati kontra.
    [4] { $vocabulary ->
        [coinche] Na ponudu se smije reći „coinché“, a na to „surcoinché“, za najviše četverostruke bodove.
       *[other] Na ugovor se smije dati kontra i rekontra, za najviše četverostruke bodove.
    }
    [3] Na ponudu se smije dati kontra i rekontra, za najviše trostruke bodove.
   *[8] Na ugovor se smije dati kontra, rekontra i treća kontra, za najviše osmerostruke bodove.
}
# en 284916e9 draft
big--how = { $value ->
    [no] Na veliko se ne igra.
   *[allowed] { taker.label } smije igrati na veliko: protiv obaju protivnika zajedno, za dvostruke bodove.
}
# en 0681b0b4 draft
exchangeSeven--how = { $value ->
    [no] Adutska sedmica ne mijenja se.
   *[yes] Kod koga je { trump-seven }, smije je prije prvog izlaza zamijeniti za okrenutu kartu.
}
# en 3566e3f5 draft
indicator--how = { $value ->
    [turn-up] Karta koja nudi adut okreće se iz špila.
   *[low-card] Ponuđenu boju pokazuje niska karta izvan špila.
}
# en ae2ca4d2 draft
leader--how = { $value ->
    [eldest] Prvi izlazi igrač nakon djelitelja.
   *[taker] Prvi izlazi { taker }.
}
# en 1231e04f draft
longRuns--how = { $value ->
    [one] { run.label } od pet i više karata vrijedi 50, koliko god ih bilo.
    [split] { run.label } od pet ili šest karata vrijedi 50, od sedam 70, od osam 100.
    [hundred-at-most] { run.label } od pet i više karata vrijedi 100, i od osam.
   *[hundred] { run.label } od pet i više karata vrijedi 100, od osam 120.
}
# en d18f7213 draft
equalRuns--how = { $value ->
    [first-declared] Ako su najbolji { runs } jednaki, vrijedi onaj koji je prvi prijavljen.
   *[nobody] Ako su najbolji { runs } jednaki, nitko ne piše nijedan.
}
# en bb640e0b draft
trumpRun--how = { $value ->
    [wins] Od dva jednaka niza jači je onaj u adutu.
   *[equal] { run.label } u adutu nije jači od jednakog u drugoj boji.
}
# en 1ce37f50 draft
runsNeedTrick--how = { $value ->
    [no] { run.label } ne traži štih.
   *[yes] { run.label } vrijedi samo strani koja uzme štih.
}
# en 999586ec draft
carres--how = { $value ->
    [no] Četiri iste ne vrijede ništa.
   *[yes] Četiri dečka vrijede 200, četiri devetke 150, četiri asa, desetke, kralja ili dame 100.
}
# en 37c3ecf6 draft
noTrumpMelds--how = { $value ->
    [runs] Bez aduta { runs } vrijede kao i inače.
   *[none] Bez aduta se ništa ne prijavljuje.
}
# en 810cbab4 draft
noTrumpDoubled--how = { $value ->
    [no] Bez aduta se sve broji jednom.
   *[yes] Bez aduta sve je dvostruko.
}
# en 26630371 draft
belaCall--how = { $value ->
    [first-card] { bela.label } se mora reći uz prvu kartu, kralja ili damu.
    [second-card] { bela.label } se mora reći uz drugu kartu, kralja ili damu.
   *[either] { bela.label } se smije reći uz kralja ili uz damu, kako koja karta padne.
}
# en 0e7247ca draft
beatPlain--how = { $value ->
    [no] Kad se ne traži adut, smije se baciti bilo koja karta tražene boje.
    [always] Kad se ne traži adut, tko može, mora preko najjače karte, i partnerove.
   *[yes] Kad se ne traži adut, tko može, mora preko protivnikove karte.
}
# en 9778f6d1 draft
partnerWinning--how = { $value ->
    [free] Tko nema boju, a štih je partnerov, ne mora sjeći adutom.
   *[must-trump] Tko nema boju, mora sjeći adutom i kad je štih partnerov.
}
# en d1274170 draft
beatPartner--how = { $value ->
    [no] Preko partnerova aduta ne mora se ići.
   *[yes] Kad se izađe adutom, tko može, mora i preko partnerova aduta.
}
# en 6530511d draft
bareYuss--how = { $value ->
    [must-play] Kad se izađe adutom, mora se odigrati i goli { trump-jack }.
   *[may-hold] Kad se izađe adutom, goli { trump-jack } smije ostati u ruci.
}
# en 87dc0b18 draft
lowTrumpLead--how = { $value ->
    [allowed] Smije se izaći bilo kojim adutom.
   *[barred] Adutskom osmicom i sedmicom smije izaći samo tko nema ništa drugo.
}
# en 488feb9e draft
tie--how = { $value ->
    [held-over] Ako je izjednačeno, { defender } piše svoje, a zvačevi bodovi vise za pobjednika sljedećeg dijeljenja.
    [held-over-both] Ako je izjednačeno, svi bodovi vise za pobjednika sljedećeg dijeljenja.
    [bate] Ako je izjednačeno, { taker } pada.
    [made] Ako je izjednačeno, { taker } prolazi, a pišu obje strane.
    [replay] Ako je izjednačeno, nitko ne piše i isti igrač dijeli ponovno.
   *[defender-own] Ako je izjednačeno, { defender } piše kao i inače, a { taker } ništa.
}
# en 454e44fc draft
bateTo--how = { $value ->
    [higher] Kad { taker } padne, njegovi bodovi idu protivniku koji ima više.
   *[each] Kad { taker } padne, njegovi bodovi idu obama protivnicima, svakom u cijelosti.
}
# en 51b42895 draft
sweep--how = { $value ->
    [none] Štiglja ne donosi ništa dodatno.
    [360] Štiglja vrijedi 360 umjesto karata i zadnjeg štiha.
    [252] Štiglja donosi 90 bodova više.
    [262] Štiglja donosi 100 bodova više.
   *[match-points] Štiglja donosi 9 bodova meča više.
}
# en 1fa44cf2 draft
sweepDoubled--how = { $value ->
    [yes] Kontra udvostručuje i ono što donosi štiglja.
   *[no] Ono što donosi štiglja nikad se ne udvostručuje.
}
# en 93402be5 draft
scoring--how = { $value ->
    [points] Bodovi se pišu na blok bez dijeljenja s deset.
   *[match-points] Bodovi se dijele s deset, zaokružuju i pišu na blok kao bodovi meča.
}
# en 0e2fa058 draft
multiply--how = { $value ->
    [after-rounding] S kontrom se prvo zaokruži, pa udvostruči.
   *[before-rounding] S kontrom se prvo udvostruči, pa zaokruži.
}
# en 9c034c3c draft
kirtik--how = { $value ->
    [no] Kirtika nema.
   *[yes] Kirtik: izgubljen ugovor košta 10 bodova meča, a isto i dijeljenje bez štiha.
}
# en cb599e71 draft
claims--how = { $value ->
    [any-trick] Tko uzme bilo koji štih, smije reći „dosta“; netočno „dosta“ gubi partiju.
    [first-three] „Dosta“ se smije reći samo nakon 1., 2. ili 3. štiha; netočno „dosta“ gubi partiju.
   *[none] „Dosta“ se ne govori: i zadnje se dijeljenje igra do kraja.
}
# en 6a0369b7 draft
bothOver--how = { $value ->
    [last-trick] Ako više strana dosegne cilj u istom dijeljenju, pobjeđuje ona od njih koja uzme zadnji štih.
    [higher] Ako više strana dosegne cilj u istom dijeljenju, pobjeđuje veći zbroj.
   *[taker-first] Ako više strana dosegne cilj u istom dijeljenju, pobjeđuje { taker } ako je prošao; inače pobjeđuje veći zbroj.
}
# en 6ce9c8cc draft
winNeedsTrick--how = { $value ->
    [no] Strani koja brojanjem dosegne cilj za pobjedu ne treba još jedan štih.
   *[yes] Strana koja brojanjem dosegne cilj mora za pobjedu uzeti još jedan štih u nekom kasnijem dijeljenju.
}
# en efdd817a draft
revoke--how = { $value ->
    [unstated] Što košta kriva karta, može odrediti stol; inače cijelo dijeljenje piše druga strana.
   *[all-to-other-side] Nakon krive karte cijelo dijeljenje piše druga strana.
}
# en 66ca8d45 draft
goal--how = { $value ->
    [points] Cilj je broj bodova.
   *[hands] Cilj je broj dijeljenja: nakon zadnjeg pobjeđuje veći zbroj, a ako su zbrojevi jednaki, ne pobjeđuje nitko.
}
# en 8934cfcb draft
winBy--how = { $value ->
    [count] Strana koja je na cilju kad se dijeljenje izbroji, pobjeđuje.
   *[own-made-hand] Strana na cilju pobjeđuje samo dijeljenjem u kojem zove i prolazi.
}
# en 9d408bce draft
bidStart--how = Najniža je ponuda { $value }.
# en bbc9ec9c draft
bidTop--how = Najviša je ponuda u bodovima { $value }.
# en 666754ba draft
bidNeeds--how = { $value ->
    [bid] Ponuda prolazi s ponuđenim bodovima.
   *[bid-and-more] Ponuda prolazi s ponuđenim bodovima, i više nego što ima druga strana.
}
# en ba6336fa draft
bidWrites--how = { $value ->
    [made-and-bid] Za ponudu koja prođe pišu se ostvareni bodovi i ponuda.
    [made] Za ponudu koja prođe pišu se ostvareni bodovi.
   *[bid] Za ponudu koja prođe pišu se ponuda i prijavljena zvanja.
}
# en 45d2d33e draft
failedBid--how = { $value ->
    [yes] Kad zvač padne, druga strana piše i ponudu.
   *[no] Kad zvač padne, ponuda se ne piše.
}
# en d8dd2e8d draft
failedSweep--how = { $value ->
    [yes] Štiglja se piše i protivnicima zvača.
   *[no] Štiglja se piše samo zvačevoj strani.
}
# en 36c10f2b draft
pile--how = { $value ->
    [160] Kad jedna strana dobije sve, za štihove se piše 160.
   *[162] Kad jedna strana dobije sve, za štihove se piše 162.
}
# en 5da990b4 draft
doubleOf--how = { $value ->
    [everything] Kontra množi štihove i ponudu.
    [bid] Kontra množi samo ponudu.
   *[declared-too] { $vocabulary ->
        [coinche] „Coinché“ množi štihove, ponudu i zvanja.
       *[other] Kontra množi štihove, ponudu i zvanja.
    }
}
# en ac81ad34 draft
capotBid--how = Licitirana štiglja vrijedi { $value }.
# en 9ceafa1b draft
capotWrites--how = { $value ->
    [bid] Licitirana štiglja piše se kao svaka druga ponuda.
   *[flat] Za licitiranu štiglju pišu se samo ponuda i prijavljena zvanja.
}
# en 167744de draft
runs--how = { $value ->
    [yes] Nizovi se prijavljuju.
   *[no] Nizovi se ne prijavljuju.
}
# en 9c535049 draft
meldContest--how = { $value ->
    [apart] Nizovi i četiri iste uspoređuju se odvojeno.
   *[one] Nizovi i četiri iste uspoređuju se zajedno: strana s najboljim pojedinim zvanjem piše sva svoja.
}
# en 0d619493 draft
sweepMelds--how = { $value ->
    [own] Zvanja strane bez štiha svejedno vrijede.
    [to-sweeper] Zvanja strane bez štiha idu strani koja ima štiglju.
   *[lost] Zvanja strane bez štiha propadaju.
}
# en 6a223648 draft
belaDecides--how = { $value ->
    [yes] Za prolaz se broji i { bela }.
   *[no] Za prolaz se { bela } ne broji.
}
# en 97c27aa0 draft
belaKept--how = { $value ->
    [no] Strani koja sve izgubi ne ostaje ni { bela }.
   *[yes] Strani koja sve izgubi { bela } ostaje.
}
# en 8b2788a2 draft
underTrump--how = { $value ->
    [must] Tko ne može preko protivnikova aduta, svejedno baca adut.
   *[free] Tko ne može preko protivnikova aduta, smije baciti bilo koju kartu.
}
# en 404a91f5 draft
written--how = { $value ->
    [exact] Bodovi se pišu kakvi jesu.
    [tens-5-up] Na bloku se bodovi zaokružuju na desetice, gore već od pet.
   *[tens-6-up] Na bloku se bodovi zaokružuju na desetice, gore tek od šest.
}
# en 6933b78d draft
target--how = { $scoring ->
    [match-points] Partija se igra do { $target ->
        [one] { $target } boda meča
        [few] { $target } boda meča
       *[other] { $target } bodova meča
    }.
   *[points] Partija se igra do { $target ->
        [one] { $target } boda
        [few] { $target } boda
       *[other] { $target } bodova
    }.
}
# en e89537a1 draft
how-many-hands = Partija traje { $target ->
    [one] { $target } dijeljenje
    [few] { $target } dijeljenja
   *[other] { $target } dijeljenja
}.

## what-counts

# en 0f19a2b4 draft
what-counts-title = Što koliko vrijedi, od najjačeg
# en e4e34619 draft
what-counts-trumps = Adut: { $cards }.
# en 577b680a draft
what-counts-others = Ostale boje: { $cards }.
# en 2e2bb254 draft
what-counts-contracts = Bez aduta svaka se boja broji kao ostale boje, a kod „sve adut“ kao adut.
# en ee5060c3 draft
what-counts-runs = Tri zaredom { $three }, četiri { $four }, pet { $five }; { bela } { $king }; { last-trick } { $last }.
    .none = { bela.label } { $king }; { last-trick } { $last }.
# en c77a3613 draft
worth = { $rank } { $points }
# en 4caac128 draft
worth-nothing = { $ranks } ništa
# en e9fbbe2c draft
worth-jack = { $vocabulary ->
    [clobyosh] { jack } ({ trump-jack })
    [lehman] { jack } ({ trump-jack })
    [bicycle] { jack } ({ trump-jack })
    [denexa] { jack } ({ trump-jack })
   *[other] { jack }
} { $points }
# en ad82fe21 draft
worth-nine = { $vocabulary ->
    [clobyosh] { nine } ({ trump-nine })
    [lehman] { nine } ({ trump-nine })
    [bicycle] { nine } ({ trump-nine })
    [denexa] { nine } ({ trump-nine })
   *[other] { nine }
} { $points }
