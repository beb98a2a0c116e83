### Blok i obrazac dijeljenja. Ime stoji u nominativu: „dobiva Ana“ (object), „daje Ana“ (possessive), inače iza dvotočke.

## party-parts (own)

subject = { $who ->
    [we] Mi
    [they] Vi
    [one] { $name }
   *[many] { $name }
}
object = { $who ->
    [we] dobivamo mi
    [they] dobivate vi
    [one] dobiva { $name }
   *[many] dobivaju { $name }
}
possessive = { $who ->
    [we] dajemo mi
    [they] dajete vi
    [one] daje { $name }
   *[many] daju { $name }
}
# U redu s minusom: kome idu bodovi koje ova strana gubi.
in-favour = { $who ->
    [we] u našu korist
    [they] u vašu korist
    [one] u korist: { $name }
   *[many] u korist: { $name }
}

## verdict-parts (own)

other-possessive = { $otherWho ->
    [we] mi
    [they] vi
    [one] { $otherName }
   *[many] { $otherName }
}
third-possessive = { $thirdName }
fails-at-all = { $who ->
    [we] Mi padamo
    [they] Vi padate
    [one] { $name } pada
   *[many] { $name } padaju
}
fails = { $big ->
    [yes] { $times ->
        [1] { fails-at-all } na veliko
       *[other] { fails-at-all } na veliko { doubled }
    }
   *[no] { $times ->
        [1] { fails-at-all }
       *[other] { fails-at-all } { doubled }
    }
}
makes-it-at-all = { $who ->
    [we] Mi prolazimo
    [they] Vi prolazite
    [one] { $name } prolazi
   *[many] { $name } prolaze
}
makes-it = { $big ->
    [yes] { $times ->
        [1] { makes-it-at-all } na veliko
       *[other] { makes-it-at-all } na veliko { doubled }
    }
   *[no] { $times ->
        [1] { makes-it-at-all }
       *[other] { makes-it-at-all } { doubled }
    }
}
are-held-over = { $points ->
    [one] visi
    [few] vise
   *[other] visi
}

## verdict

# en 1c78c684 draft
verdict-made = { makes-it }: { $points }, { other-possessive } { $others }.
# en fa0cb874 draft
verdict-made-against = { makes-it }: { $points } prema { $others }.
# en 8d8c9953 draft
verdict-made-by-three = { makes-it }: { $points }, { other-possessive } { $others }, { third-possessive } { $thirds }.
# en 22b62bd6 draft
verdict-bid-made = { $bid ->
    [capot] Štiglja
   *[other] { $bid }
} u ponudi, ostvareno { $points }: prolaz.
# en af29387f draft
verdict-bate = { fails }.
# en b6b1e57c draft
verdict-bid-failed = { $bid ->
    [capot] Štiglja
   *[other] { $bid }
} u ponudi, ostvareno { $points }: pad.
# en 0a07384f draft
verdict-bate-level = { fails }: izjednačeno, po { $points }.
# en 5c7d4287 draft
verdict-bate-against = { fails }: { $points } prema { $others }.
# en ad4fe218 draft
verdict-bate-level-with = { fails }: { $points }, jednako kao { $otherName }.
# en f6756ba6 draft
verdict-bate-level-together = { fails }: { $points }, jednako kao { $otherName } zajedno.
# en 45220db9 draft
verdict-bate-against-together = { fails }: { $points }, { other-possessive } zajedno { $others }.
# en 662d5693 draft
verdict-revoked = { $big ->
    [yes] { $times ->
        [1] Kriva karta na veliko: { subject }.
       *[other] Kriva karta na veliko { doubled }: { subject }.
    }
   *[no] { $times ->
        [1] Kriva karta: { subject }.
       *[other] Kriva karta { doubled }: { subject }.
    }
}
# en 67d60551 draft
verdict-level = { $times ->
    [1] Izjednačeno, po { NUMBER($points) }.
   *[other] Izjednačeno { doubled }, po { NUMBER($points) }.
}
# en be194640 draft
verdict-goes-to = { $points } { object }.
# en 76841836 draft
verdict-goes-over-to = I { $points } { $points ->
    [one] bod
    [few] boda
   *[other] bodova
} druge strane { object }.
# en cd6f3eda draft
verdict-keeps = { subject } { $who ->
    [we] zadržavamo
    [they] zadržavate
    [one] zadržava
   *[many] zadržavaju
} { $points }.
# en fbeef911 draft
verdict-each-gets = { $name } dobivaju po { $points }.
# en 35f7f4da draft
verdict-nothing-to-hand-over = Nema bodova koje bi trebalo dati.
# en 5f00ad18 draft
verdict-share = { $name } imaju po { $level } i dijele { $points }: svakome { $half }.
# en c1e04f31 draft
verdict-odd-dropped = { $points ->
    [one] Bod viška propada.
    [few] Bodovi viška propadaju.
   *[other] Bodovi viška propadaju.
}
# en 2794278a draft
verdict-has-for-sweep = { subject } { $who ->
    [we] imamo
    [they] imate
    [one] ima
   *[many] imaju
} { $points } { for-sweep }.
# en b012e758 draft
verdict-counted = Broji se { times }: { $figures }.
# en 8d1dbc6b draft
verdict-no-trump-doubled = Bez aduta se { $figures } broje dvostruko.
# en 2e91be13 draft
verdict-figure-for = { $points } { object }
# en df138bd2 draft
verdict-takes-held-over = { subject } { $who ->
    [we] uzimamo
    [they] uzimate
    [one] uzima
   *[many] uzimaju
} i { NUMBER($points) } { $points ->
    [one] bod koji visi
    [few] boda koja vise
   *[other] bodova koji vise
}.
# en 422a58c7 draft
verdict-no-one-scores = Nitko ne piše ništa.
# en 2f4c2511 draft
verdict-scores = { subject } { $who ->
    [we] pišemo
    [they] pišete
    [one] piše
   *[many] pišu
} { $points }.
# en 06235851 draft
verdict-scores-nothing = { subject } { $who ->
    [we] ne pišemo
    [they] ne pišete
    [one] ne piše
   *[many] ne pišu
} ništa.
# en d41ced67 draft
verdict-own-held-over = { $who ->
    [we] Vise naši bodovi: { $points }.
    [they] Vise vaši bodovi: { $points }.
   *[many] { $name }: { are-held-over } { $points }.
}
# en d4e936a3 draft
verdict-all-held-over = { $points ->
    [one] Visi
    [few] Vise
   *[other] Visi
} { $points }.
# en 7cd1f503 draft
verdict-held-over-in-all = Sada ukupno { are-held-over } { $points }.

## verdict-match-points

# en 13ba9bd4 draft
verdict-made-match-points = To je { $points } i { $others } { $others ->
    [one] bod meča
    [few] boda meča
   *[other] bodova meča
}.
# en 2608d2ee draft
verdict-all-match-points = Sve { object }: { $points } { $points ->
    [one] bod meča
    [few] boda meča
   *[other] bodova meča
}.
# en 094fc2d8 draft
verdict-more-for-sweep = Još { $points } { for-sweep } { object }.
# en fbbf49e5 draft
verdict-kirtik = Kirtik: { subject }, minus { $points }.

## verdict-of-others

# en 617a6306 draft
all-pass--verdict-thrown-in = Dijeli se ponovno: svi su rekli „dalje“.
# en 5480493e draft
schmeiss--verdict-thrown-in = Dijeli se ponovno: schmeiss je prihvaćen.
# en ad672723 draft
void-deal--verdict-thrown-in = Dijeli se ponovno: dijeljenje ne vrijedi.
# en b6042a83 draft
misdeal--verdict-thrown-in = Dijeli se ponovno: krivo je podijeljeno.
# en b6509a0e draft
verdict-held-over-stays = { $points } { $points ->
    [one] bod i dalje visi
    [few] boda i dalje vise
   *[other] bodova i dalje visi
}.
# en ccae7c3a draft
verdict-agreed = Po dogovoru.
# en ae2fb83c draft
verdict-agreed-because = Po dogovoru ({ $why }).
# en bcbecf12 draft
verdict-gets = { subject } { $who ->
    [we] dobivamo
    [they] dobivate
    [one] dobiva
   *[many] dobivaju
} { $points }.
# en 97dcc2ef draft
verdict-loses = { subject } { $who ->
    [we] gubimo
    [they] gubite
    [one] gubi
   *[many] gube
} { $points }.
# en 389bd940 draft
verdict-nothing-changes = Bodovi se ne mijenjaju.
# en a33be9dd draft
verdict-claim-good = { subject } { $who ->
    [we] kažemo
    [they] kažete
    [one] kaže
   *[many] kažu
} „dosta“, i točno je: { $before } i { $points } je { $total }.
# en d90cc219 draft
verdict-claim-false = { subject } { $who ->
    [we] kažemo
    [they] kažete
    [one] kaže
   *[many] kažu
} „dosta“, ali netočno: { $before } i { $points } je { $total }, što je { NUMBER($short) } manje od { $target }.
# en 2462deb3 draft
verdict-wins = { subject } { $who ->
    [we] dobivamo
    [they] dobivate
    [one] dobiva
   *[many] dobivaju
} partiju.
# en 74a2614c draft
verdict-no-one-wins = Partija je gotova i nitko ne pobjeđuje jer su dva protivnika izjednačena.

## line

# en 0f8d8c42 draft
line-cards = Karte iz štihova
# en 1904ebf3 draft
line-spoken-total = Ukupan zbroj
# en 7c2ab85e draft
line-spoken-total-why = Karte, { last-trick } i zvanja zajedno
# en 943e9c76 draft
line-settled = Zvanja
# en 55627fb6 draft
line-settled-why = Kako je riješeno za stolom
# en 804885c8 draft
line-melds-ignored-why = Bez aduta zvanja ne vrijede
# en 0f682a52 draft
line-all-tricks-why = Umjesto karata i zadnjeg štiha
# en 064e99ae draft
line-no-trump-doubled = Bez aduta
# en bc608b68 draft
line-no-trump-doubled-why = Još jednom isto: bez aduta sve se broji dvostruko
# en 5d7d243d draft
line-four = Četiri { $ranks }
# en 2e8e000c draft
line-run-top = { $name }, { up-to }
# en b32043d9 draft
line-run-suit = { $name }, { $suit }
# en 8f1ce345 draft
line-run-top-suit = { $name }, { $suit } { up-to }
# en ef0cf5d3 draft
line-run-better = { $name }: druga strana ima bolji niz
# en d8dc3e0a draft
line-run-longer = { $name }: druga strana ima dulji niz
# en 732b0b07 draft
line-run-higher = { $name }: druga strana ima niz do više karte
# en ee9dedc3 draft
line-run-trump = { $name }: niz druge strane je u adutu
# en 6be8ddd4 draft
line-run-first = { $name }: druga strana prva je prijavila jednak niz
# en ecc44d43 draft
line-run-equal = { $name }: najbolji nizovi su jednaki, pa ih nitko ne piše
# en cfe408d9 draft
line-run-dead = { $name }: niz strane bez štiha ne vrijedi
# en 20f0f458 draft
line-run-blocked = { $name }: bolji niz druge strane tuče ga, iako je ta strana bez štiha
# en 7a3e8cbe draft
line-four-better = { $name }: druga strana ima bolje četiri iste
# en 234f7583 draft
line-own = Vlastiti bodovi
# en ece9b8ee draft
line-bate = { bate-mark.label }
# en 4d89fe76 draft
line-bate-to = { bate-mark.label }, { in-favour }
# en 10fa1efb draft
line-bate-from = { bate-mark.label }: { possessive }
# en ef2fdd99 draft
line-bate-to-each-why = Svaki protivnik dobiva onoliko koliko ima { taker }
# en 74b62918 draft
line-shared-why = Izjednačeni protivnici to dijele
# en e98d40e5 draft
line-revoke = Kriva karta
# en 0963430a draft
line-revoke-to = Kriva karta, { in-favour }
# en 98a43fb3 draft
line-revoke-from = Kriva karta: { possessive }
# en fa04c8cc draft
line-committed = Kontra
# en f7e6499b draft
line-committed-to = Kontra, { in-favour }
# en e7e7d7df draft
line-committed-from = Kontra: { possessive }
# en 8357cbdd draft
line-committed-why = S kontrom moraju proći obje strane: tko izgubi, ne zadržava ništa
# en 86689edf draft
line-odd-point = Bod viška
# en a37e8af6 draft
line-dropped = Bod viška ne može se podijeliti i nitko ga ne dobiva ({ $source })
# en 595cd238 draft
line-dropped-first = Bod viška ne može se podijeliti, pa propada prije nego što se sve broji dvostruko ({ $source })
# en 92a9e5a4 draft
line-reading = { $source }, po našem tumačenju
# en 25a4706f draft
line-tie-lost = Izjednačeno
# en 33bb0362 draft
line-tie-lost-why = Zvač ne piše ništa
# en 22339233 draft
line-held-over-why = Za onoga tko dobije sljedeće dijeljenje
# en e4a21872 draft
line-held-over-won = Visjelo otprije
# en a103d028 draft
line-held-over-won-why = Te bodove dobiva pobjednik ovog dijeljenja
# en ecec214e draft
line-counted = Broji se { times }
# en a11b72f2 draft
line-doubled-why = { $times ->
    [2] Još jednom isto
    [3] Još dvaput isto
    [4] Još triput isto
   *[other] Još sedam puta isto
}
# en 15b2fa4f draft
line-big = Na veliko
# en e500decd draft
line-big-why = Sve se broji dvostruko
# en 0d82086e draft
line-rounded = { $points } u bodovima meča
# en 862bca41 draft
line-rounded-own-why = Podijeljeno s deset i zaokruženo
# en 1e662e46 draft
line-rounded-both-why = Što su ostvarile obje strane, podijeljeno s deset i zaokruženo
# en c66e1fa9 draft
line-kirtik-inside = Kirtik za izgubljeno dijeljenje
# en 9518bc6d draft
line-kirtik-swept = Kirtik jer nema nijednog štiha
# en a5557e01 draft
line-last-of-all-why = Vrijedi više strani sa svim štihovima
# en 04bc53a7 draft
line-melds-to-sweeper-why = Strana bez štiha gubi zvanja u korist druge strane
# en ee1e7376 draft
line-melds-lost-why = Strana bez štiha to ne piše
# en 95e80a18 draft
line-replayed-why = Dijeli se ponovno
# en 05b28178 draft
line-bid = Ponuda
# en 796ef3b1 draft
line-bid-unwritten-why = Ne piše se kad zvač padne
# en 68726bdf draft
line-pile = Karte i { last-trick }
# en b39eb005 draft
line-pile-why = { $times ->
    [1] Strana koja dobije dijeljenje piše svih { $points }
   *[other] Strana koja dobije dijeljenje piše svih { $points }, a broje se { times }
}
# en a0c0b735 draft
line-declared-other = { $times ->
    [1] Prijavila druga strana
   *[other] Prijavila druga strana, broji se { times }
}
# en 87666536 draft
line-declared-both = { $times ->
    [1] Prijavile obje strane
   *[other] Prijavile obje strane, broji se { times }
}
# en b14cf963 draft
line-bela-kept-why = Belu zadržava strana koja izgubi
# en 7841cef7 draft
line-written = Zaokruženo na desetice
# en 41c5c9c4 draft
line-agreed = Dogovor
# en 515fb588 draft
line-agreed-why = Igrači su se tako dogovorili

## cell

# en 6b8e714f draft
cell-took = zove
# en 5f78060f draft
cell-took-in = { $big ->
    [yes] { $times ->
        [1] zove { $trump } na veliko
       *[other] zove { $trump } na veliko { doubled }
    }
   *[no] { $times ->
        [1] zove { $trump }
       *[other] zove { $trump } { doubled }
    }
}
# en 6fae4cae draft
cell-player-took = zove { $player }
# en c872bd74 draft
cell-player-took-in = { $big ->
    [yes] { $times ->
        [1] { $player } zove { $trump } na veliko
       *[other] { $player } zove { $trump } na veliko { doubled }
    }
   *[no] { $times ->
        [1] { $player } zove { $trump }
       *[other] { $player } zove { $trump } { doubled }
    }
}
# en 3a394073 draft
cell-total = ukupno { $points }
# en c517eb4a draft
cell-nothing = ništa
# en 80d616ad draft
cell-to = { $points } { object }
# en d3ac44d9 draft
cell-from = { $points } { possessive }
# en dcda308e draft
cell-lost = { $points } izgubljeno
# en aa551a1b draft
cell-held-over = { $points } { are-held-over }
# en 89c26296 draft
cell-had-been-held-over = { $points } što je visjelo

## ending

# en 9558f82b draft
ending-no-one-won = Partija je gotova i nitko nije pobijedio.
# en 07ab46e7 draft
ending-claim-good = „Dosta“ je bilo točno.
# en c0575092 draft
ending-claim-false = { wins }.
# en 8b859213 draft
ending-claim-came-to = { subject }: „dosta“ na { $total }, { NUMBER($short) } premalo.
# en 30a955cb draft
ending-no-one-wins-level = Nitko ne pobjeđuje, izjednačeno je: { $name }.
# en 29bc4c85 draft
ending-wins = { wins }: { $total }.
# en 1b5f3a9b draft
ending-trick-taken = Pobjednik je cilj { $target } dosegnuo ranije, a sada je uzeo i štih.
# en e808ae61 draft
ending-target-reached = Cilj { $target } je dosegnut.
# en 968de934 draft
ending-has = { subject } { $who ->
    [we] imamo
    [they] imate
    [one] ima
   *[many] imaju
} { $total }.
# en c262b35c draft
ending-all-over-higher = { all-had-reached }: odlučuje veći zbroj.
# en 9b5e847c draft
ending-all-over-last-trick = { all-had-reached }. Zadnji štih: { subject }.
# en fb816e43 draft
ending-all-over-no-last-trick = { all-had-reached }. Nitko od njih nema zadnji štih: odlučuje veći zbroj.
# en bc26cadb draft
ending-all-over-taker = { all-had-reached }: prvi se broji { taker }.
# en c82700ed draft
ending-lapses = Propada ono što još visi: { $points }.
# en bc111cf1 draft
ending-sweep-goes-on = Dijeljenje sa štigljom ne završava partiju: odlučuje još jedno.
# en 25d59c7e draft
ending-level-goes-on = { $name } imaju po { $total }: odlučuje još jedno dijeljenje.
# en 55f947a2 draft
ending-needs-trick = Cilj { $target } je dosegnut. { subject } { $who ->
    [we] trebamo
    [they] trebate
    [one] treba
   *[many] trebaju
} štih za pobjedu.

## ending-parts (own)

wins = { subject } { $who ->
    [we] pobjeđujemo
    [they] pobjeđujete
    [one] pobjeđuje
   *[many] pobjeđuju
}
all-had-reached = { $sides ->
    [all] Obje su strane dosegle { $target }
    [two] Dva su igrača dosegla { $target }
   *[three] Sva su tri igrača dosegla { $target }
}

## announce

# en a488153d draft
announce-hand = Dijeljenje: { $figures }.
# en eb8cce47 draft
announce-total = Ukupno: { $figures }.
# en 368cd167 draft
announce-figure = { $who ->
    [we] mi { $points }
    [they] vi { $points }
    [one] { $name } { $points }
   *[many] { $name } { $points }
}
# en 65a63db7 draft
announce-redeal = Ponovno dijeljenje.
# en d340f781 draft
announce-hand-number = { $number }. dijeljenje: { $figures }.
# en cdbbc9ee draft
announce-held-over = { $points } { are-held-over }.
# en 5245f916 draft
announce-deals = { $name } dijeli.
# en 75e04ae4 draft
announce-corrected = Ispravljeno. { $now }
# en 1f8d828a draft
announce-undone = Poništeno. { $now }
# en 22c89115 draft
announce-redone = Vraćeno. { $now }
# en 478a9d45 draft
announce-settled = Odabir je spremljen. { $now }
# en e82f31aa draft
announce-resumed = Partija se nastavlja. { $now }

## changes

# en 2bdb1b9f draft
hand-span = { $first } do { $last }
# en 035c823e draft
change-verdict = Novi ishod { $hand }. dijeljenja: { $mark }.
# en 82ad76d8 draft
change-verdict-held-over = Novi ishod { $hand }. dijeljenja: { $mark } ({ $points } { are-held-over }).
# en 2910acb0 draft
change-points = Mijenjaju se bodovi { hands-named }.
# en 87736b06 draft
change-held-over = Visi nakon { $hand }. dijeljenja: { $after }, dosad { $before }.
# en 4f292980 draft
change-earned = Karte i nizovi { hands-named } broje se drukčije, a bodovi ostaju isti.
# en 25103b20 draft
change-reasons = { $count ->
    [1] { $hands }. dijeljenje: isti bodovi
    [one] Dijeljenja { $hands }: isti bodovi
    [few] Dijeljenja { $hands }: isti bodovi
   *[other] Dijeljenja { $hands }: isti bodovi
} po drugom pravilu.
# en 0c7e001b draft
change-dealer = { $count ->
    [1] { $hands }. dijeljenje: dijeli netko drugi.
    [one] Dijeljenja { $hands }: dijeli netko drugi.
    [few] Dijeljenja { $hands }: dijeli netko drugi.
   *[other] Dijeljenja { $hands }: dijeli netko drugi.
}
# en a0e44a46 draft
change-next-dealer = Idući put dijeli { $name }.
# en 23860f27 draft
change-ends-with = Partija i dalje završava { $hand }. dijeljenjem, ali po drugom pravilu.
# en a3da67d5 draft
change-goes-on-after = Partija se, kao i prije, nastavlja nakon { $hand }. dijeljenja, ali po drugom pravilu.
# en a89cd5cc draft
change-win-undone = Pobjeda više ne vrijedi.
# en 129e5575 draft
change-win-undone-at = Pobjeda u { $hand }. dijeljenju više ne vrijedi.
# en 5172dd9f draft
change-win-of-undone = { $who ->
    [we] Mi više ne pobjeđujemo.
    [they] Vi više ne pobjeđujete.
    [one] { $name } više ne pobjeđuje.
   *[many] { $name } više ne pobjeđuju.
}
# en 048cd068 draft
change-win-of-undone-at = { $who ->
    [we] Mi više ne pobjeđujemo u { $hand }. dijeljenju.
    [they] Vi više ne pobjeđujete u { $hand }. dijeljenju.
    [one] { $name } više ne pobjeđuje u { $hand }. dijeljenju.
   *[many] { $name } više ne pobjeđuju u { $hand }. dijeljenju.
}
# en 99026dda draft
change-over-here = Partija završava ovim dijeljenjem.
# en 2babb75c draft
change-over-at = Partija završava { $hand }. dijeljenjem.
# en 2a6319ec draft
change-won-here = Partija završava ovim dijeljenjem: { $who ->
    [we] pobjeđujemo mi
    [they] pobjeđujete vi
    [one] pobjeđuje { $name }
   *[many] pobjeđuju { $name }
}.
# en 85632201 draft
change-won-at = Partija završava { $hand }. dijeljenjem: { $who ->
    [we] pobjeđujemo mi
    [they] pobjeđujete vi
    [one] pobjeđuje { $name }
   *[many] pobjeđuju { $name }
}.
# en 6f48d32c draft
change-after-end = { $count ->
    [1] { $hands }. dijeljenje više se ne broji
    [one] Dijeljenja { $hands } više se ne broje
    [few] Dijeljenja { $hands } više se ne broje
   *[other] Dijeljenja { $hands } više se ne broje
} jer je partija gotova.
# en 39882203 draft
change-counts-again = { $count ->
    [1] { $hands }. dijeljenje opet vrijedi.
    [one] Dijeljenja { $hands } opet vrijede.
    [few] Dijeljenja { $hands } opet vrijede.
   *[other] Dijeljenja { $hands } opet vrijede.
}
# en 0b814b8d draft
change-open = { $hand }. dijeljenje treba ispraviti.
# en 68f8c49b draft
change-no-points = ništa
# en c3bc0bf8 draft
total-after = { subject } tada { $who ->
    [we] imamo
    [they] imate
    [one] ima
   *[many] imaju
} { $after } umjesto { $before }.
# en 13fc845d draft
held-over-after = Tada { $after ->
    [one] visi
    [few] vise
   *[other] visi
} { NUMBER($after) } (dosad { $before }).
# en c29567fa draft
nothing-held-over-after = Tada više ništa ne visi (dosad { $before }).

## changes-parts (own)

hands-named = { $count ->
    [1] { $hands }. dijeljenja
    [one] dijeljenja { $hands }
    [few] dijeljenja { $hands }
   *[other] dijeljenja { $hands }
}

## form

# en cd121a1c draft
ask-taker = Tko zove?
# en b1a96026 draft
ask-taker-and-trump = Tko zove i što?
# en cd0a8237 draft
ask-trump = Koja boja?
# en ba4bd946 draft
ask-bid = Koja ponuda?
# en 38ef8f17 draft
ask-last-trick = Čiji je zadnji štih?
# en 6ebcd776 draft
ask-card-points = { subject }: bodovi iz karata?
# en d2e6a6ca draft
ask-cards = { subject }: karte?
# en b9c7e96f draft
ask-total = { subject }: ukupan zbroj?
# en d22ebfb1 draft
ask-whose-run = Čije zvanje vrijedi?
# en fea4bd5d draft
ask-top = { $name }: najviša karta ({ $run })
# en 5c7c4d23 draft
ask-suit = { $name }: boja ({ $run })
# en 9c5d59b5 draft
ask-tricks = { subject }: štihovi
# en e28e5cfd draft
ask-no-trick = { subject }: bez štiha?
# en 005de9ed draft
at-most = najviše { $most }
# en 78070819 draft
at-most-key = Najviše { $most }
# en 0213e069 draft
counted-without-trumps = Ovi su bodovi zbrojeni bez aduta: zbroji ih ponovno.
# en f9286c95 draft
counted-at-all-trumps = Ovi su bodovi zbrojeni za sve adut: zbroji ih ponovno.
# en fd508c19 draft
counted-with-trumps = Ovi su bodovi zbrojeni za adut { $suit }: zbroji ih ponovno.
# en 9fcba831 draft
doubt-pile = Karte ne mogu dati { $points }. Zbroji ponovno ili ipak spremi.
# en 59b6a90b draft
doubt-total = Dijeljenje ne može dati { $points }. Zbroji ponovno ili ipak spremi.
# en cbf64683 draft
key-of = { $name }: { $what }
# en 753a37dc draft
took-in = { $name } zove { $trump }
# en be32c5e5 draft
player-took = { $name } zove
# en 89caf453 draft
dealt-taker-leads = { $name } dijeli, izlazi { taker }
# en 7b0c8719 draft
dealt-leads = { $name } dijeli, izlazi { $leader }

## sheet

# en f89f301f draft
row-label = { $number }. dijeljenje: objasni ili ispravi
# en a0fd3239 draft
hand-waiting = Broji se opet kad ispraviš dijeljenje iznad.
# en 8fd1fa08 draft
hand-after-end = Nakon kraja partije: ne broji se.
# en f544202b draft
hand-unreadable = Yuss ne može pročitati ovo dijeljenje. Spremljeno je nepromijenjeno i ulazi u sigurnosnu kopiju.

## ledger

# en 7ab65be0 draft
hand-column = Br.
# en e5b4528b draft
example-mark = Primjer
# en 4203ecff draft
to-referee = Sudac
# en 914fdb4c draft
deals-mark = dijeli
# en e921cdaa draft
leads-mark = izlazi
# en 292d8c2a draft
won-mark = pobjeda
# en b7939bdb draft
no-hand-yet = Još nema dijeljenja. Odigraj prvo pa ga upiši.
# en 40958b1c draft
screen-goes-off = Ovaj preglednik ne može držati zaslon upaljenim. Na ovom uređaju produlji vrijeme do gašenja zaslona.
# en ccd64e73 draft
start-row = start
# en fff61e19 draft
accepted-mark = prihvaćeno
# en acdcb8e8 draft
took-mark = zove
# en c6f0dade draft
big-mark = veliko
# en 7c00d509 draft
open-hand-tool = Otvori dijeljenje
# en 509a3c3e draft
undo-tool = Poništi
# en f61edb2b draft
redo-tool = Vrati
# en a4d31ab4 draft
redeal-tool = Dijeli ponovno
# en 17fd5c25 draft
claim-tool = Dosta
# en f26b3bd6 draft
adjust-score = Ispravi bodove
# en 7306109f draft
game-ended-early = Ova je partija prekinuta.
# en 954bb338 draft
undo-resumes-it = „Poništi“ nastavlja partiju.
# en 094b3a8b draft
resume-game = Nastavi partiju
# en 0d4e4873 draft
saving-mark = Sprema se…
# en 18c39f9e draft
saved-mark = Spremljeno.
# en fbf755cc draft
undone-mark = Poništeno.
# en 6c2f7185 draft
save-again = Pokušaj ponovno
# en b0b0a14f draft
restore-game = Vrati
# en a587edad draft
to-target = do { $target }
# en 0611e9e9 draft
deal-of = dijeljenje { $number } od { $target }
# en 25bb5cff draft
redeal-row = { $why }, dijeli { $name }
# en 63d074b3 draft
adjustment = Ispravak
# en 560e68da draft
result-tool = Rezultat
# en b388ad27 draft
points-short = { $points ->
    [one] nedostaje { NUMBER($points) }
    [few] nedostaju { NUMBER($points) }
   *[other] nedostaje { NUMBER($points) }
}
# en 229665b3 draft
past-target = preko { $target }
# en 2f4d240e draft
held-over-from-paper = { held-over.label }
# en c4f1c07b draft
held-over-from = { held-over.label } iz { $count ->
    [1] { $hands }. dijeljenja
    [one] dijeljenja { $hands }
    [few] dijeljenja { $hands }
   *[other] dijeljenja { $hands }
}
# en 43e5d84d draft
claim-mark = dosta
# en 6b0a8000 draft
false-claim-mark = netočno
# en 6be19c17 draft
from-here-play = Odavde { $count ->
    [one] igra { $names }
    [few] igraju { $names }
   *[other] igraju { $names }
}
# en acf0c463 draft
open-hand-waits = Ispravi { $number }. dijeljenje da se zbrajanje nastavi.
# en 7cd60fe4 draft
record-hand = Upiši { $number }. dijeljenje
# en 9a3515f6 draft
continue-hand = Nastavi { $number }. dijeljenje
# en 9748efa7 draft
no-one-won = Partija je gotova, nitko ne pobjeđuje
# en 464a055a draft
side-won = { $who ->
    [we] Mi pobjeđujemo
    [they] Vi pobjeđujete
    [one] { $name } pobjeđuje
   *[many] { $name } pobjeđuju
}
# en 8158c627 draft
saved-elsewhere = { $number }. dijeljenje spremljeno je u drugoj kartici

## hand-form

# en 4bfe3fb0 draft
back-to-the-sheet = Natrag na blok
# en 6cfdf8e4 draft
points-part = Bodovi
# en 2d45999e draft
declarations-part = Zvanja
# en 1fc37f30 draft
add-declaration = Zvanje
# en 0c5b7aba draft
declarations-done = Gotovo
# en f8715639 draft
digits-key = 123
# en 78458730 draft
take-away = Ukloni: { $declared }
# en 5b969ff4 draft
declared-points = { $name }: { $points }
# en 723b7f4c draft
four-of-rank = četiri { $ranks }
# en ba4bd3b3 draft
four-alike-key = 4 iste
# en c6f9f1da draft
longer-key = dulji
# en a6422259 draft
bid-part = Ponuda
# en 7db7b672 draft
bid-key = ponuda
# en 1e731a74 draft
bid-of = ponuda { $bid }
# en 1a7214de draft
bid-capot = Štiglja
# en bf1f036d draft
bid-higher = više
# en 92437d49 draft
bid-lower = niže
# en 8adb5122 draft
good-scores = vrijedi { $points }
# en 35a1ad45 draft
good-no-one = Ničiji
# en 4ab2383d draft
good-equal = jednako
# en 30e61978 draft
compare-tops = Usporedi najviše karte
# en 7dba5803 draft
took-none = Nijedan štih
# en c1019c18 draft
took-some = Jedan ili više
# en 13556bf4 draft
last-key = zadnji
# en b6612173 draft
why-key = Zašto
# en ace56a1b draft
taker-and-trumps = Zvač i adut
# en b6f32f84 draft
trumps-part = Adut
# en 7357bac4 draft
stakes-part = { $vocabulary ->
    [coinche] Coinche
   *[other] Kontra
}
# en 74ee6f24 draft
who-took = Tko zove
# en 59a8e31e draft
finished-totals = Ukupni zbrojevi
# en b7fb682e draft
tap-the-cards = Dodirni uzete karte
# en 37182b4c draft
on-big-key = Na veliko ×2
# en 53e7ca7b draft
cards-taken = Uzete karte
# en e013dfc0 draft
whose-pile = Čija hrpa
# en eedfeb36 draft
board-done = Gotovo
# en d5f99ffb draft
trumps-first = Prvo odaberi adut: o njemu ovise bodovi.
# en 78c4dc54 draft
figures-for = { $name }: brojevi
# en a950eb40 draft
hand-number = { $number }. dijeljenje
# en c21dd2db draft
correct-hand-number = Ispravi { $number }. dijeljenje
# en a9cfcd09 draft
insert-hand-number = Umetni { $number }. dijeljenje
# en 6692bbcb draft
save-hand-number = Spremi { $number }. dijeljenje
# en d5d7cfa8 draft
save-anyway = Ipak spremi
# en 943f957d draft
stake-key = { $times ->
    [1] ×1
    [2] { $vocabulary ->
        [coinche] Coinché
       *[other] Kontra
    } ×2
    [3] { $vocabulary ->
        [coinche] Surcoinché
       *[other] Rekontra
    } ×3
    [4] { $vocabulary ->
        [coinche] Surcoinché
       *[other] Rekontra
    } ×4
   *[other] Treća kontra ×8
}
# en eaa02af1 draft
cards-counted = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
# en 48c99d11 draft
cards-taken-by = Uzete karte: { $name }

## sheet-dialogs

# en 38e64ff2 draft
save-points = Spremi
# en 4e8ab093 draft
agreed-number = Cijeli broj do 9999. Minus oduzima bodove.
# en c8d0a3c4 draft
agreed-why = Razlog (nije obavezno)
# en 38cc025b draft
claim-anyway = Ipak reci „dosta“ i izgubi
# en 5f38131d draft
claim-sum = Reci „dosta“: { $total }
# en 7a1c5866 draft
claim-is-good = Točno: { $outcome }
# en 7b19af1b draft
claim-is-short = { $short ->
    [one] Nedostaje { NUMBER($short) }
    [few] Nedostaju { NUMBER($short) }
   *[other] Nedostaje { NUMBER($short) }
}: { $outcome }
# en ee475175 draft
claim-trick-won = Nakon upravo uzetog štiha
# en 968835ec draft
player-needs = treba { $points }
# en 588e1e9b draft
earlier-trick = ranije
# en eb17ec27 draft
later-trick = kasnije
# en 04406f4c draft
this-hand = Ovo dijeljenje
# en 3bcaad89 draft
this-game = Ova partija
# en 640108aa draft
share-group = Podijeli
# en f499433c draft
adjust-tool = Ispravi
# en 8935410e draft
need-tool = Koliko treba
# en 779cbb08 draft
turn-tool = Okreni zbroj
# en 734be735 draft
summary-row = Sažetak
# en d968a1f6 draft
rules-row = Pravila
# en e8a23441 draft
players-row = Igrači
# en 215ff99d draft
note-row = Bilješka
# en d6ef5388 draft
none-set = nema
# en 7232aa54 draft
rules-changed = izmijenjeno: { NUMBER($count) }
# en 6c226c39 draft
link-tool = Poveznica, datoteka
# en 1f12de78 draft
print-tool = Ispiši
# en 46f840b9 draft
second-screen-tool = Drugi zaslon
# en 8ae8088d draft
end-early = Prekini
# en dfaa7884 draft
delete-tool = Obriši
# en 35ac617a draft
end-early-ask = Prekinuti ovu partiju?
# en 54557760 draft
counts-as = Kako se broji partija
# en 582aedab draft
no-one-wins-it = Nitko ne pobjeđuje
# en 4fa82ad8 draft
kept-not-counted = ostaje, ali se ne broji
# en 999a8297 draft
counted-as-agreed = broji se po dogovoru
# en 2b21e76c draft
play-on = Igraj dalje
# en c998d192 draft
end-the-game = Prekini partiju
# en 31542d01 draft
ended-early-why = prekinuta
# en b4631599 draft
correct-name = Ispravi ime
# en bec2b4a9 draft
new-player = Novi igrač
# en 07e108b6 draft
step-down = { $name }: manje
# en fbea6134 draft
step-up = { $name }: više
# en 10c08649 draft
who-claims = Tko kaže „dosta“
# en d5a6f92b draft
ask-claimant = Tko kaže „dosta“?
# en 11caac5d draft
after-trick = nakon štiha
# en 51ddf850 draft
claim-run-points = Bodovi tog igrača iz nizova
# en 18e20683 draft
claim-cards = bodovi u štihovima dosad
# en 0517a121 draft
claim-card-points = Bodovi tog igrača iz karata
# en 1c88d1ee draft
redeal-about = Nitko ne piše ništa. Bodovi koji vise ostaju visjeti.
# en 94bab3ca draft
change-to-played = Pretvori u odigrano dijeljenje
# en 8f2efa67 draft
corrected-everywhere = Ista osoba: ime se mijenja u svim njezinim partijama.
# en 5e47f45b draft
corrected-here = Ime se mijenja u ovoj partiji.
# en 6512de0b draft
already-at-the-table = Za ovim stolom netko već ima to ime.
# en 338e69e7 draft
plays-here-already = To je isto ime: ništa se ne bi promijenilo.
# en b50c8fa7 draft
who-plays-for = { $name }: tko uskače od sljedećeg dijeljenja
# en 0bfc2b79 draft
current-choice = sadašnji odabir
# en b79ce8c4 draft
deals-next = Idući put dijeli { $name }
# en 99ce4d8c draft
right-name-of = { $name }: ispravno ime
# en c6e5142e draft
sheet-total = Ukupno
# en c761e1e7 draft
what-do-i-need = Koliko mi treba?
# en fd722b09 draft
share-this-game = Podijeli partiju
# en 632d2819 draft
not-saved-here = Tvoje dijeljenje u ovoj kartici nije spremljeno.
# en 3e6eb691 draft
let-it-stand = Zadrži to dijeljenje, obriši moje
# en a957b9a0 draft
go-on-as = Nastavi moje kao { $number }. dijeljenje
# en b66886f1 draft
beside-the-sheet = Tijek partije

## hand-dialog

# en 5266a265 draft
correct-hand = Ispravi
# en 81243ef8 draft
insert-before = Umetni prije
# en 433a28f7 draft
delete-hand-ask = Obriši…
# en 9da1ab89 draft
cancel-delete = Odustani
# en c5383c63 draft
made-in-the-hand = Iz ovog dijeljenja
# en 51f9cbb5 draft
by-other-rules = Bodovi po drugim pravilima
# en d200a981 draft
delete-hand = Obriši { $number }. dijeljenje
# en 56cc1f04 draft
delete-row = Obriši
# en 58b1ca6e draft
delete-changes = { $changes } „Poništi“ vraća dijeljenje.
# en 71080e60 draft
delete-changes-totals = Mijenjaju se samo zbrojevi. „Poništi“ vraća dijeljenje.
# en 2fa9d56f draft
points-on-the-sheet = Bodovi na bloku
# en 78119a28 draft
match-points-on-the-sheet = Bodovi meča na bloku

## hand-more

# en fdaa479f draft
look-up = Potraži u pravilima
# en d80b93fc draft
way-of-counting = Način brojanja
# en bfc5d030 draft
card-points-part = Bodovi iz karata
# en 571e06fa draft
who-dealt = Stvarni djelitelj
# en 753375f9 draft
as-it-should-be = Po pravilima
# en 1da6bdbc draft
revoke-part = Kriva karta
# en b00fcf0f draft
revoke-by = Kriva karta: { $name }
# en 0adf6e93 draft
declared-four = { $name }: četiri { $ranks }
# en 98e82724 draft
declared-cards = { $name }: { $cards }
# en d650dcf9 draft
declared-run = { $name }: { $run } ({ $length ->
    [one] { $length } karta
    [few] { $length } karte
   *[other] { $length } karata
})
# en ac6c97c3 draft
declared-run-top = { $name }: { $run } ({ $length ->
    [one] { $length } karta
    [few] { $length } karte
   *[other] { $length } karata
}, { up-to })
# en c28b5007 draft
to-rules = Pravila

## needs

# en 204b498e draft
what-is-needed = Potrebni bodovi
# en 4d2f804a draft
needed-about = Brojke su bodovi uzetih karata, s 10 za zadnji štih. Toliko je uvijek dovoljno.
# en e97fdf39 draft
nothing-declared = Zvanja dodaj u obrascu dijeljenja: ovdje nisu uračunata.
# en 3908ceba draft
if-taken-by = Zvač
# en c62d0f84 draft
if-trumps-are = Adut
# en 6ae5f220 draft
to-win-the-game = za pobjedu u partiji
# en 7b277f01 draft
to-make-the-hand = za prolaz
# en 89794c42 draft
to-have-fail = da padne { $name }
# en 39a46011 draft
need-nothing = ništa više
# en dc04936e draft
need-never = nije moguće
# en 78cf0e43 draft
need-open = dodaj podatke o nizu

## game-end

# en ab165109 draft
front-all-the-way = { $who ->
    [we] Mi vodimo
    [they] Vi vodite
    [one] { $name } vodi
   *[many] { $name } vode
} od početka do kraja.
# en 33b543b1 draft
to-spare = { $points } preko cilja.
# en 611d4758 draft
decided-label = Odlučilo je
# en 924eabcb draft
decided-hand = { $number }. dijeljenje: { $name }
# en e26c468f draft
send-picture = Pošalji sliku
# en 7423d83b draft
end-of-the-game = Kraj partije

## shared

# en 05c4393a draft
home-link = Početna
# en 85fbed8f draft
one-moment = Učitavanje…
# en abe48578 draft
sheet-link = Blok
# en ee3d5842 draft
data-link = Podaci
# en f142a3fb draft
between-items = { ", " }
# en ddc31219 draft
try-again = Pokušaj ponovno
# en d8bc674e draft
part-missing = Nije učitano: { $name }. Spremljene partije su na sigurnom.

## common

# en d2bf5baf draft
new-game = Nova partija
# en 9424ffa3 draft
game-title = { $goal ->
    [hands] { $name }, { so-many-deals }
   *[points] { $name } do { $target }
}
# en a9cb27b4 draft
so-many-deals = { $target ->
    [one] { $target } dijeljenje
    [few] { $target } dijeljenja
   *[other] { $target } dijeljenja
}
# en c3d2a24f draft
hand-title = { $number }. dijeljenje
# en b54e1238 draft
to-go = još { NUMBER($points) }
# en e1755a8a draft
more-label = Više
# en d15e6758 draft
close-label = Zatvori
# en 0135128a draft
letters-fit = Ovdje { $count ->
    [one] stane samo { NUMBER($count) } znak
    [few] stanu samo { NUMBER($count) } znaka
   *[other] stane samo { NUMBER($count) } znakova
}.
# en f2fa60c5 draft
one-person = { $one } i { $other } ista su osoba.
# en fdfa1ead draft
looks-like = { $name } izgleda kao { $other }. Ako je to jedno te isto, ostavi samo jedno ime.
# en a3c315f6 draft
erase-key = Obriši
# en cd00ae93 draft
next-number = Sljedeći broj
# en fd0b2a2c draft
next-face = dalje

## parts

# en 6a52fa6f draft
part-beside-sheet = tijek partije
# en 44aca1e8 draft
part-charts = grafovi
# en a5c8be5d draft
part-game-end = kraj partije
# en 9b30fb62 draft
part-hand-form = obrazac dijeljenja
# en 5aab8686 draft
part-storage-warning = upozorenje o pohrani
# en e29899bb draft
part-more = rijetki unosi
# en 9ee5180d draft
part-overtaken = dijeljenje iz druge kartice
# en d54b0f34 draft
part-problem-words = što ne valja u ovom dijeljenju
# en 5d8d7a7a draft
part-save-preview = promjene kasnijih dijeljenja
# en 0fbb32e6 draft
part-share = slanje
# en 955deee7 draft
part-sheet = blok
# en ada8420e draft
part-sheet-paper = dio bloka
# en 746de72d draft
part-verdict = ishod ovog dijeljenja
# en 42a92b93 draft
part-versions = usporedba ovog dijeljenja

## failed

# en 4340fd03 draft
page-failed = Ovdje je nešto pošlo po zlu
    .about = Spremljene partije i dalje su na ovom uređaju.
# en ade386a5 draft
page-missing = Ova se stranica nije učitala
    .about = Jedan njezin dio nije stigao. Spremljene partije i dalje su na ovom uređaju.
# en 6bc3f191 draft
still-no-answer = Još nema odgovora. Yuss će pokušati ponovno kad budeš na mreži.
# en d00adedb draft
reload-the-page = Učitaj ponovno

## no-game

# en d6be0aff draft
game-missing = Te partije nema na ovom uređaju
    .about = Možda je obrisana ili je ova poveznica s drugog uređaja. Da partiju otvoriš ovdje, pošalji je s tog uređaja kao poveznicu ili datoteku.
# en 469064ad draft
game-unreadable = Yuss ne može pročitati ovu partiju
    .about = Spremljena je nepromijenjena. Pod „Podaci“ spremi je u datoteku, za noviji Yuss ili za nekoga tko je može pogledati.
# en 3df0cbe5 draft
keep-or-delete-it = Zadrži ili obriši
# en 14f998df draft
storage-silent = Pohrana ne odgovara

## language

# en 15f0349b draft
language-found = Yuss koristi jezik tvojeg preglednika: { $language }.
    .keep = Zadrži

## storage-trouble

# en 67af743a draft
full--trouble = Uređaj je pun, pa se ništa novo ne može spremiti. Spremljene partije su na sigurnom. Pod „Podaci“ spremi sigurnosnu kopiju, oslobodi prostor i pokušaj ponovno.
# en 36edba19 draft
blocked--trouble = U drugoj kartici preglednika otvoren je stariji Yuss. Zatvori druge kartice pa će ova raditi dalje.
# en 45d72851 draft
newer--trouble = Pokrenuta je novija verzija. Učitaj stranicu ponovno da je koristiš.
# en d54c811f draft
stale-writer--trouble = U drugoj kartici preglednika otvoren je noviji Yuss. Ova više ne može spremati: učitaj je ponovno.
# en adbce097 draft
connection-lost--trouble = Preglednik je zatvorio pohranu i nije je ponovno otvorio. Spremljene partije su na sigurnom: učitaj stranicu ponovno.
# en 817abb05 draft
unavailable--trouble = Preglednik ne otvara svoju pohranu. Zatvori druge kartice s Yussom, pa ponovno učitaj ovu stranicu.
# en e3f61a01 draft
not-loaded--trouble = Dio aplikacije Yuss nije učitan. Spremljene partije su na sigurnom: provjeri vezu i ponovno učitaj stranicu.
# en af9c2c82 draft
evicted--trouble = Preglednik je ispraznio pohranu dok je Yuss bio otvoren. Još vidiš zadnje stanje: vrati ga ili ga pošalji kao datoteku.
# en 019c07fa draft
missing--trouble = Ovog unosa više nema: možda je promijenjen ili obrisan u drugoj kartici preglednika.
# en c73c57bd draft
unreadable--trouble = Yuss ne može pročitati ovaj unos. Spremljen je nepromijenjen.
# en 38d956ec draft
unfit--trouble = Nije spremljeno: Yuss to ne bi mogao ponovno pročitati. Provjeri što je upisano.
# en 5941b2b2 draft
copy-off = Spremljeno, ali bez druge kopije.
# en 6468732e draft
in-memory = U ovom se prozoru ništa ne sprema: kad ga zatvoriš, sve nestaje.

## series

# en 0fccf6f0 draft
series-length = { $bestOf ->
    [1] Jedna partija
    [3] Na 2 dobivene
    [5] Na 3 dobivene
    [7] Na 4 dobivene
   *[other] Najbolji od { $bestOf }
}
# en 6df052b8 draft
series-open = Bez kraja
# en 5b5be49c draft
series-of = { $bestOf ->
    [3] Na dvije dobivene
    [5] Na tri dobivene
    [7] Na četiri dobivene
   *[other] Najbolji od { $bestOf }
}
# en 6e907959 draft
no-game-won-yet = Još nema dobivene partije
# en fa8ef936 draft
score-of-two = { $first } : { $second }
# en 8c1e95eb draft
score-of-three = { $first } : { $second } : { $third }
# en de983f28 draft
series-is-won = { $name }: dobivena serija, { $score }
# en 7fad2b77 draft
series-is-level = Izjednačeno, { $score }
# en 8ce0bb56 draft
series-in-front = { $name } u vodstvu, { $score }
# en d1b79c5f draft
another-series = Nova serija
# en 43de7c59 draft
rematch-tool = Revanš
# en c0003603 draft
next-of-series = { $number }. partija serije
# en 05c008b0 draft
evening-row = Večer
# en fc753ba4 draft
tonight = večeras
# en 3b9d1801 draft
game-of-best = partija { $number } od { $bestOf }
# en e50d7eef draft
games-won = { $count ->
    [one] { $count } pobjeda
    [few] { $count } pobjede
   *[other] { $count } pobjeda
}
# en b9aa7c9e draft
side-won-series = { side-won } u seriji, { $score }

## problem-open

# en bef11e7e draft
problem-say-card-points = Nedostaje dio bodova iz karata.
    .todo = Upiši koliko je svaka strana uzela u kartama.
# en 82befb1d draft
problem-say-last-trick = Zadnji štih vrijedi 10.
    .todo = Odaberi čiji je zadnji štih.
    .to-win = Više od jedne strane doseglo je { $target }, a odlučuje zadnji štih.
# en fbe03ac4 draft
problem-say-run-top = { $names }: nizovi su iste vrste.
    .unnamed = Najbolji nizovi su iste vrste.
    .todo = Odaberi najvišu kartu svakog niza.
# en 54d0c2be draft
problem-say-run-suit = { $names }: nizovi imaju istu najvišu kartu, a onaj u adutu bio bi jači.
    .unnamed = Najbolji nizovi imaju istu najvišu kartu, a onaj u adutu bio bi jači.
    .todo = Odaberi boju svakog niza.
# en dfbaebd2 draft
problem-say-tricks-of = { subject }: nizovi vrijede samo ako je uzet štih, a zasad nije upisan nijedan.
    .todo = { $who ->
        [we] Upiši koliko štihova imamo mi.
        [they] Upiši koliko štihova imate vi.
       *[many] { $name }: upiši broj štihova.
    }
# en e28b505a draft
problem-say-tricks = Možda je jedna strana uzela sve štihove, pa bi pisala i bodove { for-sweep }.
    .to-win = Strana koja je dosegla cilj treba štih za pobjedu.
    .todo = Upiši koliko je štihova uzela svaka strana.
# en 4696c305 draft
problem-say-trump = Zaokruživanje ovisi o adutu.
    .todo = Odaberi što se igralo.
# en 81b74554 draft
problem-say-bid = Rezultat ovisi o ponudi.
    .todo = Upiši koliko je bodova ponuđeno ili odaberi štiglju.
# en 089a8963 draft
problem-say-declared = Ono što se piše ovisi o zvanjima svake strane.
    .todo = Upiši karte i zvanja odvojeno.
# en 2a8a2ba6 draft
problem-say-claim = Nedostaju bodovi za „dosta“.
    .todo = Upiši dosadašnje bodove tog igrača iz karata.

## problem-points

# en b4b1a987 draft
problem-negative-points = Bodovi iz karata ne mogu biti ispod nule.
    .todo = Upiši bodove ponovno.
    .todo-of = { $who ->
        [we] Upiši naše bodove ponovno.
        [they] Upiši vaše bodove ponovno.
       *[many] { $name }: upiši bodove ponovno.
    }
# en 9ff5a383 draft
problem-pile-over-pack = Upisano je { $points }, a sve karte zajedno vrijede najviše { $most }.
    .todo = Upiši samo bodove karata iz štihova, bez nizova i bez 10 za zadnji štih.
# en 5671e9f2 draft
problem-card-points-sum = Karte daju { $sum }, a moraju dati { $all }.
    .missing = { $points ->
        [one] Nedostaje { $points }: upiši jednu stranu, druga slijedi iz nje.
        [few] Nedostaju { $points }: upiši jednu stranu, druga slijedi iz nje.
       *[other] Nedostaje { $points }: upiši jednu stranu, druga slijedi iz nje.
    }
    .over = Previše za { NUMBER($points) }: upiši jednu stranu, druga slijedi iz nje.
# en 96220a8d draft
problem-card-points-impossible = Karte daju { $sum }, a to nije moguće ni uz jednu okrenutu kartu.
# en 236877c9 draft
problem-card-points-range = Karte daju { $sum }, a zbroj mora biti između { $from } i { $to }.
    .todo = Ponovno zbroji jednu hrpu, bez 10 za zadnji štih.
# en 4a717e5b draft
problem-totals-sum = Zbrojevi daju { $sum }. Sve karte i zadnji štih daju { $all }.
    .over = Zbrojevi daju { $sum }. Sve karte i zadnji štih daju { $all }, a zvanja ovdje ne mogu dati još { $rest }.
    .todo = Zbroji ponovno, sa zadnjim štihom i zvanjima.
# en 399c28d0 draft
problem-claim-over-pack = Sve karte zajedno vrijede najviše { $most }, ne { $points }.
    .todo = Upiši samo vrijednost karata, bez nizova, zadnjeg štiha i ranijih dijeljenja.
# en cef10d8f draft
problem-tricks-sum = Dijeljenje ima { NUMBER($all) } { $all ->
    [one] štih
    [few] štiha
   *[other] štihova
}, a { $tricks } daju { $sum }.
    .unnamed = Dijeljenje ima { NUMBER($all) } { $all ->
        [one] štih
        [few] štiha
       *[other] štihova
    }, a upisani štihovi daju { $sum }.
    .todo = Ponovno prebroji štihove svake strane.
    .todo-one = Odaberi čiji je štih koji nedostaje.
# en 551187e0 draft
problem-points-without-trick = { subject }: bez štiha nema bodova iz karata.
    .todo = { $who ->
        [we] Upiši koliko štihova imamo mi ili stavi naše bodove iz karata na 0.
        [they] Upiši koliko štihova imate vi ili stavi vaše bodove iz karata na 0.
       *[many] { $name }: upiši broj štihova ili stavi bodove iz karata na 0.
    }
# en 6198c43a draft
problem-total-without-trick = { subject }: bez štiha su samo zvanja, a ona ovdje ne mogu dati { $points }.
    .todo = Upiši ponovno štihove ili zbrojeve.
# en 4ff05e70 draft
problem-last-trick-without-trick = { subject }: bez ijednog štiha nije moguć ni zadnji štih.
    .todo = { $who ->
        [we] Odaberi čiji je zadnji štih ili upiši koliko štihova imamo mi.
        [they] Odaberi čiji je zadnji štih ili upiši koliko štihova imate vi.
       *[many] Odaberi čiji je zadnji štih ili upiši koliko štihova ima { $name }.
    }
# en 91b76b8d draft
problem-no-such-trick = Dijeljenje ima { NUMBER($all) } { $all ->
    [one] štih
    [few] štiha
   *[other] štihova
}: „dosta“ nakon { $trick }. štiha nije moguće.
    .todo = Odaberi nakon kojeg je štiha rečeno „dosta“.
# en 9a5b8847 draft
problem-trick-size = { $trick }. štih nema { NUMBER($players) } { $players ->
    [one] kartu
    [few] karte
   *[other] karata
} ili štihova ima više od { NUMBER($all) }.
    .incomplete = { $trick }. štih nije potpun.
    .todo = Upiši taj štih ponovno.
# en 97568ab1 draft
problem-some-card = karta
# en 23fbe595 draft
problem-card-not-in-pack = Te karte nema u ovom špilu: { $card }.
    .todo = Upiši koja je to karta bila.
# en 5b8722fd draft
problem-card-played-twice = U { $trick }. štihu ista karta pada drugi put: { $card }.
    .todo = Upiši što { $name } tu igra.
# en a541a06d draft
problem-card-not-held = { $name } nema kartu iz { $trick }. štiha: { $card }.
    .todo = Ispravi karte u ruci ili štih.
# en e53a5799 draft
problem-dealt-twice = Ista je karta na dva mjesta: { $card }.
    .todo = Upiši koju kartu igrač ima umjesto nje.
    .todo-of = Upiši koju kartu umjesto nje ima { $name }.
# en 5895f839 draft
problem-hand-too-large = Jedan igrač ima { $cards ->
    [one] { NUMBER($cards) } kartu
    [few] { NUMBER($cards) } karte
   *[other] { NUMBER($cards) } karata
}, a u ruci ih je najviše { $most }.
    .of = { $name } ima { $cards ->
        [one] { NUMBER($cards) } kartu
        [few] { NUMBER($cards) } karte
       *[other] { NUMBER($cards) } karata
    }, a u ruci ih je najviše { $most }.
    .todo = Ukloni karte koje nisu iz te ruke.

## problem-melds

# en 2628fc28 draft
problem-run-too-short = Niz ima najmanje tri karte.
    .count = { $cards ->
        [1] Upisana je samo jedna karta.
        [2] Upisane su samo dvije karte.
       *[other] Upisano je karata: { $cards }.
    }
    .todo = Ukloni ovaj niz ili dodaj karte koje nedostaju.
    .todo-of = { $name }: ukloni niz ili dodaj karte koje nedostaju.
# en c2fe026d draft
problem-run-two-suits = Sve karte niza iste su boje.
# en a8202d26 draft
problem-run-not-consecutive = Karte u nizu idu jedna za drugom, redom { ace-letter } { king-letter } { queen-letter } { jack-letter } 10 9 8 7.
# en cf3ce525 draft
problem-card-twice = Ista je karta tu dvaput.
# en 61df28aa draft
problem-cards-here = { $count ->
    [one] Upisano: { $cards }.
    [few] Upisano: { $cards }.
   *[other] Upisano: { $cards }.
}
# en 076e7da0 draft
problem-choose-run-cards = Odaberi karte ovog niza.
    .of = { $name }: odaberi karte niza.
# en d9dc53d2 draft
problem-run-not-in-pack = U ovom špilu nema { $ranks }.
    .unnamed = Karata tog zvanja nema u ovom špilu.
# en bc63ebec draft
problem-run-too-long = { run-of-length.label } ne stane u jednu boju.
    .with-top = { run-of-length.label } { up-to } ne stane u jednu boju.
    .todo = Ispravi duljinu ili najvišu kartu.
# en cb6c019a draft
problem-runs-not-played = Nizovi za ovim stolom ne vrijede.
    .todo = Ukloni zvanje.
# en c51d0fad draft
problem-four-not-known = Četiri { $ranks } za ovim stolom ne vrijede.
    .unnamed = Četiri iste za ovim stolom ne vrijede.
    .todo = Ukloni zvanje.
# en e74f6a46 draft
problem-card-in-two-melds = Karta je u dva zvanja, a vrijedi samo u jednom: { $card }.
    .unnamed = Ova zvanja zajedno nisu moguća: za njih nema dovoljno karata.
    .todo = Ispravi ili ukloni jedno od zvanja.
    .todo-of = { $name }: ispravi zvanje ili ga ukloni.
# en 744a62fa draft
problem-melds-over-hand = { $name } u zvanjima ima { $cards ->
    [one] { NUMBER($cards) } kartu
    [few] { NUMBER($cards) } karte
   *[other] { NUMBER($cards) } karata
}, a u ruci ih je najviše { $most }.
    .todo = Ukloni jedno zvanje.
# en 9ef57f06 draft
problem-meld-points = Zvanja vrijede višekratnik broja 10, pa ne mogu dati { $points }.
    .todo = Upiši 20, 50, 100 ili njihov zbroj.
# en ca323e44 draft
problem-meld-not-held = { $name } prijavljuje kartu koju nema: { $card }.
    .todo = Ispravi zvanje ili karte u ruci.
# en dc89b715 draft
problem-bela-at-no-trumps = Bez aduta nema bele.
    .todo = Ukloni belu ili odaberi drugi adut.
# en c6c25b55 draft
problem-too-many-belas = U ovom dijeljenju { $most ->
    [0] ne može biti bele
    [1] može biti samo jedna bela
    [4] mogu biti samo četiri bele
   *[other] bela može biti najviše { $most }
}, a { $given ->
    [2] upisane su dvije
    [3] upisane su tri
    [4] upisane su četiri
    [5] upisano ih je pet
   *[other] upisano ih je { $given }
}.
    .todo = Ukloni belu koju nitko nije imao.
# en cfd0b06b draft
problem-bela-card-shown = Drugi je igrač pokazao adutskog kralja ili adutsku damu, pa ova bela nije moguća.
    .todo = Ukloni belu ili ispravi niz u kojem je ta karta.
# en b1387624 draft
problem-bela-not-held = { $name } nema oboje, adutskog kralja i adutsku damu.
    .todo = Ukloni belu ili ispravi karte u ruci.
# en a317464c draft
problem-bela-not-in-total = { subject }: bela je upisana, a zbroj je manji od { $belas }.
    .todo = Upiši zbrojeve s belom ili ukloni belu.

## problem-rules

# en c16383eb draft
problem-not-this-format = Ovo nije partija koju Yuss može pročitati.
    .todo = Odaberi drugu datoteku ili onu koju je spremio Yuss.
# en c6713b4c draft
problem-option-clash = Ova pravila proturječe jedno drugom.
    .todo = Promijeni jedno od njih u pravilima ove partije.
# en 1b62cf9f draft
problem-multiplier-too-high = Za ovim stolom dijeljenje se broji najviše { $most }, ne { $given }.
    .not-doubled = Za ovim stolom nema kontre.
    .todo = Odaberi manje ili to dopusti u pravilima.
# en 0b0eb4f8 draft
problem-big-not-played = Za ovim se stolom ne zove na veliko.
    .todo = Ukloni to iz ovog dijeljenja ili dopusti u pravilima.
# en ef0a6db7 draft
problem-bid-not-asked = Za ovim se stolom ne licitira na bodove.
    .todo = Ukloni ponudu iz ovog dijeljenja.
# en 8b3e2f71 draft
problem-bid-out-of-bounds = Ponuda je za ovim stolom djeljiva s deset, od { $from } do { $to }, a ne { $given }.
    .todo = Ispravi ponudu.
# en 6a9c1277 draft
problem-trump-not-in-auction = { $trump ->
    [none] Za ovim se stolom ne može zvati „bez aduta“.
    [all] Za ovim se stolom ne može zvati „sve adut“.
   *[other] Za ovim se stolom taj adut ne može zvati.
}
    .todo = Odaberi jednu od četiri boje.
# en 5b09b9b5 draft
problem-no-claims-here = Za ovim stolom nema „dosta“: svako se dijeljenje igra do kraja.
    .todo = Igraj dalje i upiši dijeljenje kad završi.
# en e83f2fd0 draft
problem-claim-too-late = „Dosta“ se može reći samo nakon 1., 2. ili 3. štiha, ne nakon { $trick }. štiha.
    .todo = Odigraj dijeljenje do kraja i upiši ga.
# en 96b676ff draft
problem-after-the-end = Partija je završila prije ovog dijeljenja, pa se ono ne broji.
    .todo = Počni s ovim dijeljenjem novu partiju, obriši ga ili ispravi neko ranije.

## problem-entries

# en 0a58f060 draft
entry-at-least = „{ $entry }“ mora biti cijeli broj, { $least } ili više.
# en 7cb7d6e9 draft
entry-at-most = „{ $entry }“ mora biti cijeli broj, { $most } ili manje.
# en ff8e7457 draft
entry-whole = „{ $entry }“ mora biti cijeli broj.
# en 4af74d1d draft
entry-not-known = „{ $entry }“ ovdje nije poznato.
# en 31070117 draft
entry-missing = „{ $entry }“ nedostaje ili je pogrešne vrste.
# en eb2668c5 draft
entry-wrong-count = „{ $entry }“ ima pogrešan broj unosa.
# en faa0fac7 draft
entry-too-many = „{ $entry }“ ima više unosa nego ijedna partija.
# en 702cb525 draft
entry-bad-id = „{ $entry }“ smije imati samo slova engleske abecede, znamenke, - i _, najviše 64 znaka.
# en d3f90d74 draft
entry-too-deep = „{ $entry }“ ugniježđeno je dublje nego u ijednoj partiji.
# en cb224cc7 draft
entry-barred = „{ $entry }“ nije dopušteno.
# en 5f2f6c82 draft
entry-unfit = „{ $entry }“ ne odgovara.
