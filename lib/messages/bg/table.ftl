### Листът и формата за едно раздаване. Името стои винаги в основна форма.

## verdict-parts (own)

subject = { $who ->
    [we] Ние
    [they] Вие
    [one] { $name }
   *[many] { $name }
}
for-object = { $who ->
    [we] за нас
    [they] за вас
    [one] за { $name }
   *[many] за { $name }
}
from-object = { $who ->
    [we] от нас
    [they] от вас
    [one] от { $name }
   *[many] от { $name }
}
other = { $otherWho ->
    [we] ние
    [they] вие
    [one] { $otherName }
   *[many] { $otherName }
}
fails-at-all = { $who ->
    [we] Ние сме вътре
    [they] Вие сте вътре
    [one] { $name } е вътре
   *[many] { $name } са вътре
}
fails = { $big ->
    [yes] { $times ->
        [1] { fails-at-all } на голямо
       *[other] { fails-at-all } на голямо { doubled }
    }
   *[no] { $times ->
        [1] { fails-at-all }
       *[other] { fails-at-all } { doubled }
    }
}
makes-it-at-all = { $who ->
    [we] Ние изкарваме
    [they] Вие изкарвате
    [one] { $name } изкарва
   *[many] { $name } изкарват
}
makes-it = { $big ->
    [yes] { $times ->
        [1] { makes-it-at-all } на голямо
       *[other] { makes-it-at-all } на голямо { doubled }
    }
   *[no] { $times ->
        [1] { makes-it-at-all }
       *[other] { makes-it-at-all } { doubled }
    }
}
plays-a-wrong-card = { $who ->
    [we] Ние изиграхме грешна карта
    [they] Вие изиграхте грешна карта
    [one] { $name } изигра грешна карта
   *[many] { $name } изиграха грешна карта
}
wait = { $points ->
    [one] виси
   *[other] висят
}

## verdict

# en 1c78c684 draft
verdict-made = { makes-it }: { $points }, { other }: { $others }.
# en fa0cb874 draft
verdict-made-against = { makes-it }: { $points } срещу { $others }.
# en 8d8c9953 draft
verdict-made-by-three = { makes-it }: { $points }, { other }: { $others }, { $thirdName }: { $thirds }.
# en 22b62bd6 draft
verdict-bid-made = Обява: { $bid ->
    [capot] капо
   *[other] { $bid }
}. Взети { $points }: обявата е изкарана.
# en af29387f draft
verdict-bate = { fails }.
# en b6b1e57c draft
verdict-bid-failed = Обява: { $bid ->
    [capot] капо
   *[other] { $bid }
}. Взети { $points }: обявата не е изкарана.
# en 0a07384f draft
verdict-bate-level = { fails }: равно, по { $points }.
# en 5c7d4287 draft
verdict-bate-against = { fails }: { $points } срещу { $others }.
# en ad4fe218 draft
verdict-bate-level-with = { fails }: { $points }, колкото и { $otherName }.
# en f6756ba6 draft
verdict-bate-level-together = { fails }: { $points }, колкото { $otherName } заедно.
# en 45220db9 draft
verdict-bate-against-together = { fails }: { $points }, { other } заедно: { $others }.
# en 662d5693 draft
verdict-revoked = { $big ->
    [yes] { $times ->
        [1] { plays-a-wrong-card } (на голямо).
       *[other] { plays-a-wrong-card } (на голямо, { doubled }).
    }
   *[no] { $times ->
        [1] { plays-a-wrong-card }.
       *[other] { plays-a-wrong-card } ({ doubled }).
    }
}
# en 67d60551 draft
verdict-level = { $times ->
    [1] Равно, по { $points }.
   *[other] Равно, по { $points } { doubled }.
}
# en be194640 draft
verdict-goes-to = { $points } { for-object }.
# en 76841836 draft
verdict-goes-over-to = Още { $points } { for-object }.
# en cd6f3eda draft
verdict-keeps = { $who ->
    [we] Ние си запазваме { $points }.
    [they] Вие си запазвате { $points }.
    [one] { $name } си запазва { $points }.
   *[many] { $name } си запазват { $points }.
}
# en fbeef911 draft
verdict-each-gets = { $name } получават по { $points }.
# en 35f7f4da draft
verdict-nothing-to-hand-over = Няма точки за прехвърляне.
# en 5f00ad18 draft
verdict-share = { $name } са наравно: имат по { $level } и си поделят { $points }, по { $half }.
# en c1e04f31 draft
verdict-odd-dropped = { $points ->
    [one] Останалата точка отпада.
   *[other] Останалите точки отпадат.
}
# en 2794278a draft
verdict-has-for-sweep = { $who ->
    [we] Ние имаме
    [they] Вие имате
    [one] { $name } има
   *[many] { $name } имат
} { $points } { for-sweep }.
# en b012e758 draft
verdict-counted = Брои се { times }: { $figures }.
# en 8d1dbc6b draft
verdict-no-trump-doubled = На без коз { $figures } се броят двойно.
# en 2e91be13 draft
verdict-figure-for = { $points } { for-object }
# en df138bd2 draft
verdict-takes-held-over = { $who ->
    [we] Ние взимаме
    [they] Вие взимате
    [one] { $name } взима
   *[many] { $name } взимат
} и висящите точки: { $points }.
# en 422a58c7 draft
verdict-no-one-scores = Никой не пише точки.
# en 2f4c2511 draft
verdict-scores = { $who ->
    [we] Ние пишем { $points }.
    [they] Вие пишете { $points }.
    [one] { $name } пише { $points }.
   *[many] { $name } пишат { $points }.
}
# en 06235851 draft
verdict-scores-nothing = { $who ->
    [we] Ние не пишем нищо.
    [they] Вие не пишете нищо.
    [one] { $name } не пише нищо.
   *[many] { $name } не пишат нищо.
}
# en d41ced67 draft
verdict-own-held-over = { $who ->
    [we] Нашите точки висят: { $points }.
    [they] Вашите точки висят: { $points }.
    [one] Точките на { $name } висят: { $points }.
   *[many] Точките на { $name } висят: { $points }.
}
# en d4e936a3 draft
verdict-all-held-over = { $points ->
    [one] Една точка { wait }.
   *[other] { $points } точки { wait }.
}
# en 7cd1f503 draft
verdict-held-over-in-all = Висящи общо: { $points }.

## verdict-match-points

# en 13ba9bd4 draft
verdict-made-match-points = На листа: { $points } и { $others }.
# en 2608d2ee draft
verdict-all-match-points = { $points ->
    [one] Единствената точка е { for-object }.
   *[other] Всички { $points } точки са { for-object }.
}
# en 094fc2d8 draft
verdict-more-for-sweep = Още { $points } { for-object } { for-sweep }.
# en fbbf49e5 draft
verdict-kirtik = Къртик: минус { $points } { for-object }.

## verdict-of-others

# en 617a6306 draft
all-pass--verdict-thrown-in = Раздава се пак: всички пасуваха.
# en 5480493e draft
schmeiss--verdict-thrown-in = Раздава се пак: шмайсът беше приет.
# en ad672723 draft
void-deal--verdict-thrown-in = Раздава се пак: раздаването беше невалидно.
# en b6042a83 draft
misdeal--verdict-thrown-in = Раздава се пак: картите бяха раздадени грешно.
# en b6509a0e draft
verdict-held-over-stays = Остават { held-over }: { $points }.
# en ccae7c3a draft
verdict-agreed = По уговорка.
# en ae2fb83c draft
verdict-agreed-because = По уговорка ({ $why }).
# en bcbecf12 draft
verdict-gets = { subject }: плюс { $points }.
# en 97dcc2ef draft
verdict-loses = { subject }: минус { $points }.
# en 389bd940 draft
verdict-nothing-changes = Точките не се променят.
# en a33be9dd draft
verdict-claim-good = { subject }: вярна заявка за победа. { $before } и { $points } правят { $total }.
# en d90cc219 draft
verdict-claim-false = { subject }: невярна заявка за победа. { $before } и { $points } правят { $total }, до { $target } { $short ->
    [one] липсва { $short }
   *[other] липсват { $short }
}.
# en 2462deb3 draft
verdict-wins = { $who ->
    [we] Ние печелим играта.
    [they] Вие печелите играта.
    [one] { $name } печели играта.
   *[many] { $name } печелят играта.
}
# en 74a2614c draft
verdict-no-one-wins = Играта свърши и никой не печели: двамата противници са наравно.

## line

# en 0f8d8c42 draft
line-cards = Взети карти
# en 1904ebf3 draft
line-spoken-total = Общ сбор
# en 7c2ab85e draft
line-spoken-total-why = Карти, { last-trick } и анонси заедно
# en 943e9c76 draft
line-settled = Анонси
# en 55627fb6 draft
line-settled-why = Както е решено на масата
# en 804885c8 draft
line-melds-ignored-why = На без коз анонсите не се броят
# en 0f682a52 draft
line-all-tricks-why = Пишат се вместо картите и последната взятка
# en 064e99ae draft
line-no-trump-doubled = Без коз
# en bc608b68 draft
line-no-trump-doubled-why = На без коз всичко се брои двойно: още веднъж същите точки
# en 5d7d243d draft
line-four = Каре { $ranks }
# en 2e8e000c draft
line-run-top = { $name }: { up-to }
# en b32043d9 draft
line-run-suit = { $name }: { $suit }
# en 8f1ce345 draft
line-run-top-suit = { $name }: { up-to }, { $suit }
# en ef0cf5d3 draft
line-run-better = { $name }: противникът има по-добра поредица
# en d8dc3e0a draft
line-run-longer = { $name }: противникът има по-дълга поредица
# en 732b0b07 draft
line-run-higher = { $name }: поредицата на противника е с по-висока карта
# en ee9dedc3 draft
line-run-trump = { $name }: поредицата на противника е от коз
# en 6be8ddd4 draft
line-run-first = { $name }: противникът пръв анонсира равна поредица
# en ecc44d43 draft
line-run-equal = { $name }: най-добрите поредици са равни и не се пишат
# en cfe408d9 draft
line-run-dead = { $name }: поредица на страна без взятка не се брои
# en 20f0f458 draft
line-run-blocked = { $name }: противникът има по-добра поредица, но няма взятка; не се брои никоя от двете
# en 7a3e8cbe draft
line-four-better = { $name }: противникът има по-добро каре
# en 234f7583 draft
line-own = Собствени точки
# en ece9b8ee draft
line-bate = { bate-mark.label }
# en 4d89fe76 draft
line-bate-to = { bate-mark.label }: { for-object }
# en 10fa1efb draft
line-bate-from = { bate-mark.label }: { from-object }
# en ef2fdd99 draft
line-bate-to-each-why = Всеки противник получава точките на обявилия
# en 74b62918 draft
line-shared-why = Противниците са наравно и си поделят точките
# en e98d40e5 draft
line-revoke = Грешна карта
# en 0963430a draft
line-revoke-to = Грешна карта: { for-object }
# en 98a43fb3 draft
line-revoke-from = Грешна карта: { from-object }
# en fa04c8cc draft
line-committed = Контра
# en f7e6499b draft
line-committed-to = Контра: { for-object }
# en e7e7d7df draft
line-committed-from = Контра: { from-object }
# en 8357cbdd draft
line-committed-why = И двете страни рискуват всичко: който губи, не запазва нищо
# en 86689edf draft
line-odd-point = Останала точка
# en a37e8af6 draft
line-dropped = Остатъкът от точките не може да се подели и не се пише на никого ({ $source })
# en 595cd238 draft
line-dropped-first = Остатъкът от точките не може да се подели и отпада преди удвояването ({ $source })
# en 92a9e5a4 draft
line-reading = { $source }, по наше тълкуване
# en 25a4706f draft
line-tie-lost = Равенство
# en 33bb0362 draft
line-tie-lost-why = Обявилият не пише нищо
# en 22339233 draft
line-held-over-why = За победителя в следващото раздаване
# en e4a21872 draft
line-held-over-won = { held-over.label } отпреди
# en a103d028 draft
line-held-over-won-why = Тези точки са за победителя в това раздаване
# en ecec214e draft
line-counted = Брои се { times }
# en a11b72f2 draft
line-doubled-why = { $times ->
    [2] Още веднъж същите точки
    [3] Още два пъти същите точки
    [4] Още три пъти същите точки
   *[other] Още седем пъти същите точки
}
# en 15b2fa4f draft
line-big = На голямо
# en e500decd draft
line-big-why = Всичко се брои двойно
# en 0d82086e draft
line-rounded = { $points }, делено на 10
# en 862bca41 draft
line-rounded-own-why = Една десета от собствените точки, закръглена
# en 1e662e46 draft
line-rounded-both-why = Една десета от точките на двете страни заедно, закръглена
# en c66e1fa9 draft
line-kirtik-inside = Къртик: загубено раздаване
# en 9518bc6d draft
line-kirtik-swept = Къртик: без нито една взятка
# en a5557e01 draft
line-last-of-all-why = Последната взятка носи повече на страна с всички взятки
# en 04bc53a7 draft
line-melds-to-sweeper-why = Страна без взятка губи анонсите си, а другата ги пише
# en ee1e7376 draft
line-melds-lost-why = Страна без взятка не пише анонсите си
# en 95e80a18 draft
line-replayed-why = Раздава се отново
# en 05b28178 draft
line-bid = Обява
# en 796ef3b1 draft
line-bid-unwritten-why = Неизкарана обява не пише никой
# en 68726bdf draft
line-pile = Карти и последна взятка
# en b39eb005 draft
line-pile-why = { $times ->
    [1] Страната, която печели раздаването, получава всички { $points }
   *[other] Страната, която печели раздаването, получава всички { $points }, броени { times }
}
# en a0c0b735 draft
line-declared-other = { $times ->
    [1] Анонсите на другата страна
   *[other] Анонсите на другата страна, броени { times }
}
# en 87666536 draft
line-declared-both = { $times ->
    [1] Анонсите на двете страни
   *[other] Анонсите на двете страни, броени { times }
}
# en b14cf963 draft
line-bela-kept-why = Белотът остава за страната, която губи всичко
# en 7841cef7 draft
line-written = Закръглено до десетици
# en 41c5c9c4 draft
line-agreed = По уговорка
# en 515fb588 draft
line-agreed-why = Така се разбраха играчите

## cell

# en 6b8e714f draft
cell-took = обява
# en 5f78060f draft
cell-took-in = { $big ->
    [yes] { $times ->
        [1] обява { $trump } на голямо
       *[other] обява { $trump } { doubled } на голямо
    }
   *[no] { $times ->
        [1] обява { $trump }
       *[other] обява { $trump } { doubled }
    }
}
# en 6fae4cae draft
cell-player-took = обява на { $player }
# en c872bd74 draft
cell-player-took-in = { $big ->
    [yes] { $times ->
        [1] { $player } обяви { $trump } на голямо
       *[other] { $player } обяви { $trump } { doubled } на голямо
    }
   *[no] { $times ->
        [1] { $player } обяви { $trump }
       *[other] { $player } обяви { $trump } { doubled }
    }
}
# en 3a394073 draft
cell-total = общо { $points }
# en c517eb4a draft
cell-nothing = нищо
# en 80d616ad draft
cell-to = { $points } { for-object }
# en d3ac44d9 draft
cell-from = { $points } { from-object }
# en dcda308e draft
cell-lost = загубени { $points }
# en aa551a1b draft
cell-held-over = { held-over }: { $points }
# en 89c26296 draft
cell-had-been-held-over = { held-over } отпреди: { $points }

## ending

# en 9558f82b draft
ending-no-one-won = Играта свърши и никой не я спечели.
# en 07ab46e7 draft
ending-claim-good = Заявката беше вярна.
# en c0575092 draft
ending-claim-false = { wins }.
# en 8b859213 draft
ending-claim-came-to = { $who ->
    [we] Нашата заявка стигна до { $total }
    [they] Вашата заявка стигна до { $total }
    [one] Заявката на { $name } стигна до { $total }
   *[many] Заявката на { $name } стигна до { $total }
}, { $short ->
    [one] липсва { $short }
   *[other] липсват { $short }
}.
# en 30a955cb draft
ending-no-one-wins-level = Никой не печели: { $name } са наравно.
# en 29bc4c85 draft
ending-wins = { wins }: общо { $total }.
# en 1b5f3a9b draft
ending-trick-taken = Победителят стигна целта { $target } по-рано, а сега взе и взятка.
# en e808ae61 draft
ending-target-reached = Целта { $target } е достигната.
# en 968de934 draft
ending-has = { subject }: { $total }.
# en c262b35c draft
ending-all-over-higher = { all-had-reached }: решава { $sides ->
    [two] по-високият
    [all] по-високият
   *[three] най-високият
} сбор.
# en 9b5e847c draft
ending-all-over-last-trick = { all-had-reached }: последната взятка е { for-object }.
# en fb816e43 draft
ending-all-over-no-last-trick = { all-had-reached }. Последната взятка не е на никого от тях: решава по-високият сбор.
# en bc26cadb draft
ending-all-over-taker = { all-had-reached }: първо се броят точките на обявилия.
# en c82700ed draft
ending-lapses = Висящите точки отпадат: { $points }.
# en bc111cf1 draft
ending-sweep-goes-on = { $vocabulary ->
    [belote] С капо не се излиза: решава следващото раздаване.
    [french] С капо не се излиза: решава следващото раздаване.
    [coinche] С капо не се излиза: решава следващото раздаване.
   *[other] С всички взятки играта не свършва: решава следващото раздаване.
}
# en 25d59c7e draft
ending-level-goes-on = { $name } са наравно на { $total }: решава следващото раздаване.
# en 55f947a2 draft
ending-needs-trick = { $who ->
    [we] Ние стигнахме { $target }, но за победа ни трябва взятка от следващо раздаване.
    [they] Вие стигнахте { $target }, но за победа ви трябва взятка от следващо раздаване.
    [one] { $name } стигна { $target }, но за победа трябва взятка от следващо раздаване.
   *[many] { $name } стигнаха { $target }, но за победа трябва взятка от следващо раздаване.
}

## ending-parts (own)

wins = { $who ->
    [we] Ние печелим
    [they] Вие печелите
    [one] { $name } печели
   *[many] { $name } печелят
}
all-had-reached = { $sides ->
    [all] И двете страни са достигнали { $target }
    [two] Двама са достигнали { $target }
   *[three] И тримата са достигнали { $target }
}

## announce

# en a488153d draft
announce-hand = Раздаване: { $figures }.
# en eb8cce47 draft
announce-total = Общо: { $figures }.
# en 368cd167 draft
announce-figure = { $who ->
    [we] ние { $points }
    [they] вие { $points }
    [one] { $name } { $points }
   *[many] { $name } { $points }
}
# en 65a63db7 draft
announce-redeal = Раздава се пак.
# en d340f781 draft
announce-hand-number = Раздаване { $number }: { $figures }.
# en cdbbc9ee draft
announce-held-over = { $points } { wait }.
# en 5245f916 draft
announce-deals = Раздава { $name }.
# en 75e04ae4 draft
announce-corrected = Поправено. { $now }
# en 1f8d828a draft
announce-undone = Отменено. { $now }
# en 22c89115 draft
announce-redone = Повторено. { $now }
# en 478a9d45 draft
announce-settled = Изборът е записан. { $now }
# en e82f31aa draft
announce-resumed = Играта продължава. { $now }

## changes

# en 2bdb1b9f draft
hand-span = от { $first } до { $last }
# en 035c823e draft
change-verdict = При раздаване { $hand } вече пише „{ $mark }“.
# en 82ad76d8 draft
change-verdict-held-over = При раздаване { $hand } вече пише „{ $mark }“ ({ held-over }: { $points }).
# en 2910acb0 draft
change-points = Точките от { hands-named } се променят.
# en 87736b06 draft
change-held-over = Висящи от раздаване { $hand }: { $after } вместо { $before }.
# en 4f292980 draft
change-earned = В { hands-named } картите и поредиците се броят по друг начин, но точките са същите.
# en 25103b20 draft
change-reasons = Точките от { hands-named } остават същите, но вече заради друго правило.
# en 0c7e001b draft
change-dealer = { $count ->
    [one] В раздаване { $hands } картите вече ги дава друг играч.
   *[other] В раздавания { $hands } картите вече ги дават други играчи.
}
# en a0e44a46 draft
change-next-dealer = Следващия път раздава { $name }.
# en 23860f27 draft
change-ends-with = Играта пак свършва с раздаване { $hand }, но вече заради друго правило.
# en a3da67d5 draft
change-goes-on-after = Играта пак продължава след раздаване { $hand }, но вече заради друго правило.
# en a89cd5cc draft
change-win-undone = Победата отпада.
# en 129e5575 draft
change-win-undone-at = Победата в раздаване { $hand } отпада.
# en 5172dd9f draft
change-win-of-undone = { $who ->
    [we] Нашата победа отпада.
    [they] Вашата победа отпада.
    [one] Победата на { $name } отпада.
   *[many] Победата на { $name } отпада.
}
# en 048cd068 draft
change-win-of-undone-at = { $who ->
    [we] Нашата победа в раздаване { $hand } отпада.
    [they] Вашата победа в раздаване { $hand } отпада.
    [one] Победата на { $name } в раздаване { $hand } отпада.
   *[many] Победата на { $name } в раздаване { $hand } отпада.
}
# en 99026dda draft
change-over-here = Играта свършва с това раздаване.
# en 2babb75c draft
change-over-at = Играта свършва с раздаване { $hand }.
# en 2a6319ec draft
change-won-here = Играта свършва с това раздаване: { side-wins }.
# en 85632201 draft
change-won-at = Играта свършва с раздаване { $hand }: { side-wins }.
# en 6f48d32c draft
change-after-end = { $count ->
    [one] Раздаване { $hands } вече не се брои, защото дотогава играта е свършила.
   *[other] Раздавания { $hands } вече не се броят, защото дотогава играта е свършила.
}
# en 39882203 draft
change-counts-again = { $count ->
    [one] Раздаване { $hands } отново се брои.
   *[other] Раздавания { $hands } отново се броят.
}
# en 0b814b8d draft
change-open = Раздаване { $hand } трябва да се поправи.
# en 68f8c49b draft
change-no-points = нула
# en c3bc0bf8 draft
total-after = { subject }: { $after } вместо { $before }.
# en 13fc845d draft
held-over-after = Висящи общо: { $after } вместо { $before }.
# en c29567fa draft
nothing-held-over-after = Вече няма висящи (преди: { $before }).

## changes-parts (own)

side-wins = { $who ->
    [we] печелим ние
    [they] печелите вие
    [one] печели { $name }
   *[many] печелят { $name }
}
hands-named = { $count ->
    [one] раздаване { $hands }
   *[other] раздавания { $hands }
}

## form

# en cd121a1c draft
ask-taker = Кой обяви?
# en b1a96026 draft
ask-taker-and-trump = Кой обяви и какво?
# en cd0a8237 draft
ask-trump = Какъв коз?
# en ba4bd946 draft
ask-bid = Каква е обявата?
# en 38ef8f17 draft
ask-last-trick = Чия е последната взятка?
# en 6ebcd776 draft
ask-card-points = Точки от карти: { $name }?
# en d2e6a6ca draft
ask-cards = Точки: { $name }?
# en b9c7e96f draft
ask-total = Общ сбор: { $name }?
# en d22ebfb1 draft
ask-whose-run = Чия поредица важи?
# en fea4bd5d draft
ask-top = { $name }: най-висока карта ({ $run })
# en 5c7c4d23 draft
ask-suit = { $name }: боя ({ $run })
# en 9c5d59b5 draft
ask-tricks = Взятки: { $name }
# en e28e5cfd draft
ask-no-trick = Без взятка: { $name }?
# en 005de9ed draft
at-most = най-много { $most }
# en 78070819 draft
at-most-key = Най-много { $most }
# en 0213e069 draft
counted-without-trumps = Тези точки са броени на без коз: преброй ги отново.
# en f9286c95 draft
counted-at-all-trumps = Тези точки са броени на всичко коз: преброй ги отново.
# en fd508c19 draft
counted-with-trumps = Тези точки са броени при коз { $suit }: преброй ги отново.
# en 9fcba831 draft
doubt-pile = Няма карти, които правят { $points }. Преброй пак или запиши така.
# en 59b6a90b draft
doubt-total = Никое раздаване не носи { $points }. Преброй пак или запиши така.
# en cbf64683 draft
key-of = { $name }: { $what }
# en 753a37dc draft
took-in = { $name } обяви { $trump }
# en be32c5e5 draft
player-took = { $name } обяви
# en 89caf453 draft
dealt-taker-leads = Раздаде { $name }, започва обявилият
# en 7b0c8719 draft
dealt-leads = Раздаде { $name }, започва { $leader }

## sheet

# en f89f301f draft
row-label = Раздаване { $number }: обяснение или поправка
# en a0fd3239 draft
hand-waiting = Това раздаване ще се брои пак, щом поправиш по-горното.
# en 8fd1fa08 draft
hand-after-end = Раздаването е след края на играта и не се брои.
# en f544202b draft
hand-unreadable = Това раздаване не може да се прочете. Пази се непроменено и влиза в резервното копие.

## ledger

# en 7ab65be0 draft
hand-column = Раздаване
# en e5b4528b draft
example-mark = Пример
# en 4203ecff draft
to-referee = Съдия
# en 914fdb4c draft
deals-mark = раздава
# en e921cdaa draft
leads-mark = започва
# en 292d8c2a draft
won-mark = победа
# en b7939bdb draft
no-hand-yet = Още няма раздаване. Запиши първото, щом се изиграе.
# en 40958b1c draft
screen-goes-off = Този браузър не може да държи екрана включен. Задай в устройството по-дълго време до изгасване.
# en ccd64e73 draft
start-row = начало
# en fff61e19 draft
accepted-mark = прието
# en acdcb8e8 draft
took-mark = обяви
# en c6f0dade draft
big-mark = голямо
# en 7c00d509 draft
open-hand-tool = Към раздаването
# en 509a3c3e draft
undo-tool = Отмени
# en f61edb2b draft
redo-tool = Повтори
# en a4d31ab4 draft
redeal-tool = Раздай пак
# en 17fd5c25 draft
claim-tool = Заявка
# en f26b3bd6 draft
adjust-score = Промени точки
# en 7306109f draft
game-ended-early = Играта беше прекратена.
# en 954bb338 draft
undo-resumes-it = С „Отмени“ играта продължава.
# en 094b3a8b draft
resume-game = Продължи играта
# en 0d4e4873 draft
saving-mark = Записва се…
# en 18c39f9e draft
saved-mark = Записано.
# en fbf755cc draft
undone-mark = Отменено.
# en 6c2f7185 draft
save-again = Опитай пак
# en b0b0a14f draft
restore-game = Възстанови
# en a587edad draft
to-target = до { $target }
# en 0611e9e9 draft
deal-of = раздаване { $number } от { $target }
# en 25bb5cff draft
redeal-row = { $why }, раздаде { $name }
# en 63d074b3 draft
adjustment = Промяна на точки
# en 560e68da draft
result-tool = Резултат
# en b388ad27 draft
points-short = още { $points }
# en 229665b3 draft
past-target = над { $target }
# en 2f4d240e draft
held-over-from-paper = { held-over.label }
# en c4f1c07b draft
held-over-from = { held-over.label } от { $count ->
    [one] раздаване { $hands }
   *[other] раздавания { $hands }
}
# en 43e5d84d draft
claim-mark = заявка
# en 6b0a8000 draft
false-claim-mark = невярна
# en 6be19c17 draft
from-here-play = { $count ->
    [one] Оттук играе { $names }
   *[other] Оттук играят { $names }
}
# en acf0c463 draft
open-hand-waits = Поправи раздаване { $number }, за да продължи сборът.
# en 7cd60fe4 draft
record-hand = Запиши раздаване { $number }
# en 9a3515f6 draft
continue-hand = Продължи раздаване { $number }
# en 9748efa7 draft
no-one-won = Играта свърши и никой не печели
# en 464a055a draft
side-won = { $who ->
    [we] Ние печелим
    [they] Вие печелите
    [one] { $name } печели
   *[many] { $name } печелят
}
# en 8158c627 draft
saved-elsewhere = Раздаване { $number } беше записано в друг раздел

## hand-form

# en 4bfe3fb0 draft
back-to-the-sheet = Към листа
# en 6cfdf8e4 draft
points-part = Точки
# en 2d45999e draft
declarations-part = Анонси
# en 1fc37f30 draft
add-declaration = { $vocabulary ->
    [clobyosh] Поредица, { bela }
    [usual] Поредица, { bela }
   *[other] Анонс
}
# en 0c5b7aba draft
declarations-done = Готово
# en f8715639 draft
digits-key = 123
# en 78458730 draft
take-away = Махни: { $declared }
# en 5b969ff4 draft
declared-points = { $name }: { $points }
# en 723b7f4c draft
four-of-rank = каре { $ranks }
# en ba4bd3b3 draft
four-alike-key = Каре
# en c6f9f1da draft
longer-key = по-дълга
# en a6422259 draft
bid-part = Обява
# en 7db7b672 draft
bid-key = обява
# en 1e731a74 draft
bid-of = обява { $bid }
# en 1a7214de draft
bid-capot = Капо
# en bf1f036d draft
bid-higher = повече
# en 92437d49 draft
bid-lower = по-малко
# en 8adb5122 draft
good-scores = за { $points }
# en 35a1ad45 draft
good-no-one = Ничия
# en 4ab2383d draft
good-equal = равни
# en 30e61978 draft
compare-tops = Сравни най-високите карти
# en 7dba5803 draft
took-none = Без взятка
# en c1019c18 draft
took-some = Поне една
# en 13556bf4 draft
last-key = посл.
# en b6612173 draft
why-key = Защо
# en ace56a1b draft
taker-and-trumps = Обява
# en b6f32f84 draft
trumps-part = Коз
# en 7357bac4 draft
stakes-part = { $vocabulary ->
    [coinche] Куанш
   *[other] Контра
}
# en 74ee6f24 draft
who-took = Кой обяви
# en 59a8e31e draft
finished-totals = Готови сборове
# en b7fb682e draft
tap-the-cards = Посочи взетите карти
# en 37182b4c draft
on-big-key = На голямо ×2
# en 53e7ca7b draft
cards-taken = Взети карти
# en e013dfc0 draft
whose-pile = Чия купчина
# en eedfeb36 draft
board-done = Готово
# en d5f99ffb draft
trumps-first = Първо избери коз: точките зависят от него.
# en 78c4dc54 draft
figures-for = Цифри: { $name }
# en a950eb40 draft
hand-number = Раздаване { $number }
# en c21dd2db draft
correct-hand-number = Поправка на раздаване { $number }
# en a9cfcd09 draft
insert-hand-number = Вмъкване на раздаване { $number }
# en 6692bbcb draft
save-hand-number = Запиши раздаване { $number }
# en d5d7cfa8 draft
save-anyway = Запиши въпреки това
# en 943f957d draft
stake-key = { $times ->
    [1] ×1
    [2] { $vocabulary ->
        [coinche] Куанш
       *[other] Контра
    } ×2
    [3] { $vocabulary ->
        [coinche] Сюркуанш
       *[other] Реконтра
    } ×3
    [4] { $vocabulary ->
        [coinche] Сюркуанш
       *[other] Реконтра
    } ×4
   *[other] Чаршаф-контра ×8
}
# en eaa02af1 draft
cards-counted = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
# en 48c99d11 draft
cards-taken-by = Взети карти: { $name }

## sheet-dialogs

# en 38e64ff2 draft
save-points = Запиши
# en 4e8ab093 draft
agreed-number = Цяло число до 9999. С минус се отнемат точки.
# en c8d0a3c4 draft
agreed-why = Причина (по желание)
# en 38cc025b draft
claim-anyway = Заяви, макар и да губиш
# en 5f38131d draft
claim-sum = Заяви { $total }
# en 7a1c5866 draft
claim-is-good = Вярна: { $outcome }
# en 7b19af1b draft
claim-is-short = { $short ->
    [one] Не стига { $short }
   *[other] Не стигат { $short }
}: { $outcome }
# en ee475175 draft
claim-trick-won = След току-що взета взятка
# en 968835ec draft
player-needs = още { $points }
# en 588e1e9b draft
earlier-trick = по-рано
# en eb17ec27 draft
later-trick = по-късно
# en 04406f4c draft
this-hand = Това раздаване
# en 3bcaad89 draft
this-game = Тази игра
# en 640108aa draft
share-group = Сподели
# en f499433c draft
adjust-tool = Промени точки
# en 8935410e draft
need-tool = Колко ми трябва
# en 779cbb08 draft
turn-tool = Обърни цифрите
# en 734be735 draft
summary-row = Обобщение
# en d968a1f6 draft
rules-row = Правила
# en e8a23441 draft
players-row = Играчи
# en 215ff99d draft
note-row = Бележка
# en d6ef5388 draft
none-set = няма
# en 7232aa54 draft
rules-changed = { NUMBER($count) } променени
# en 6c226c39 draft
link-tool = Връзка, файл
# en 1f12de78 draft
print-tool = Печат
# en 46f840b9 draft
second-screen-tool = Втори екран
# en 8ae8088d draft
end-early = Край сега
# en dfaa7884 draft
delete-tool = Изтрий
# en 35ac617a draft
end-early-ask = Край на играта сега?
# en 54557760 draft
counts-as = Как се брои
# en 582aedab draft
no-one-wins-it = Никой не печели
# en 4fa82ad8 draft
kept-not-counted = остава записана, не се брои
# en 999a8297 draft
counted-as-agreed = брои се по уговорка
# en 2b21e76c draft
play-on = Продължи играта
# en c998d192 draft
end-the-game = Край на играта
# en 31542d01 draft
ended-early-why = прекратена по-рано
# en b4631599 draft
correct-name = Поправи името
# en bec2b4a9 draft
new-player = Нов играч
# en 07e108b6 draft
step-down = { $name }: по-малко
# en fbea6134 draft
step-up = { $name }: повече
# en 10c08649 draft
who-claims = Кой излиза
# en d5a6f92b draft
ask-claimant = Кой излиза?
# en 11caac5d draft
after-trick = след взятка
# en 51ddf850 draft
claim-run-points = Точки от поредиците на този играч
# en 18e20683 draft
claim-cards = точки от взятките досега
# en 0517a121 draft
claim-card-points = Точки от карти на този играч
# en 1c88d1ee draft
redeal-about = Никой не пише точки. Висящите точки остават висящи.
# en 94bab3ca draft
change-to-played = Промени на изиграно раздаване
# en 8f2efa67 draft
corrected-everywhere = Същият човек: името се сменя във всичките му игри.
# en 5e47f45b draft
corrected-here = Името се сменя в тази игра.
# en 6512de0b draft
already-at-the-table = Някой на масата вече се казва така.
# en 338e69e7 draft
plays-here-already = Това е същото име: нищо няма да се промени.
# en b50c8fa7 draft
who-plays-for = Кой играе вместо { $name } от следващото раздаване
# en 0bfc2b79 draft
current-choice = сегашен избор
# en b79ce8c4 draft
deals-next = после раздава { $name }
# en 99ce4d8c draft
right-name-of = Правилното име: { $name }
# en c6e5142e draft
sheet-total = Общо
# en c761e1e7 draft
what-do-i-need = Колко ми трябва?
# en fd722b09 draft
share-this-game = Сподели играта
# en 632d2819 draft
not-saved-here = Въведеното тук не е записано.
# en 3e6eb691 draft
let-it-stand = Запази записаното, изтрий моето
# en a957b9a0 draft
go-on-as = Продължи моето като раздаване { $number }
# en b66886f1 draft
beside-the-sheet = Ход на играта

## hand-dialog

# en 5266a265 draft
correct-hand = Поправи
# en 81243ef8 draft
insert-before = Вмъкни преди
# en 433a28f7 draft
delete-hand-ask = Изтрий…
# en 9da1ab89 draft
cancel-delete = Отказ
# en c5383c63 draft
made-in-the-hand = От това раздаване
# en 51f9cbb5 draft
by-other-rules = Точките по други правила
# en d200a981 draft
delete-hand = Изтрий раздаване { $number }
# en 56cc1f04 draft
delete-row = Изтрий
# en 58b1ca6e draft
delete-changes = { $changes } „Отмени“ връща раздаването.
# en 71080e60 draft
delete-changes-totals = Променят се само сборовете. „Отмени“ връща раздаването.
# en 2fa9d56f draft
points-on-the-sheet = Точки на листа
# en 78119a28 draft
match-points-on-the-sheet = Точки на листа

## hand-more

# en fdaa479f draft
look-up = Справка с правилата
# en d80b93fc draft
way-of-counting = Начин на броене
# en bfc5d030 draft
card-points-part = Точки от карти
# en 571e06fa draft
who-dealt = Кой раздаде наистина
# en 753375f9 draft
as-it-should-be = По правилата
# en 1da6bdbc draft
revoke-part = Грешна карта
# en b00fcf0f draft
revoke-by = Грешна карта: { $name }
# en 0adf6e93 draft
declared-four = { $name }: каре { $ranks }
# en 98e82724 draft
declared-cards = { $name }: { $cards }
# en d650dcf9 draft
declared-run = { $name }: { $run } ({ $length ->
    [one] { $length } карта
   *[other] { $length } карти
})
# en ac6c97c3 draft
declared-run-top = { $name }: { $run } ({ $length ->
    [one] { $length } карта
   *[other] { $length } карти
}, { up-to })
# en c28b5007 draft
to-rules = Правила

## needs

# en 204b498e draft
what-is-needed = Нужни точки
# en 4d2f804a draft
needed-about = Това са точките от взетите карти, заедно с десетте за последната взятка. Толкова точки винаги стигат.
# en e97fdf39 draft
nothing-declared = Анонсите не са включени тук. Добави ги във формата на раздаването.
# en 3908ceba draft
if-taken-by = Обявил
# en c62d0f84 draft
if-trumps-are = Коз
# en 6ae5f220 draft
to-win-the-game = за победа в играта
# en 7b277f01 draft
to-make-the-hand = за изкарване
# en 89794c42 draft
to-have-fail = за да е вътре { $name }
# en 39a46011 draft
need-nothing = нищо повече
# en dc04936e draft
need-never = не е възможно
# en 78cf0e43 draft
need-open = добави поредиците

## game-end

# en ab165109 draft
front-all-the-way = { $who ->
    [we] Ние водихме от начало до край.
    [they] Вие водихте от начало до край.
    [one] { $name } водеше от начало до край.
   *[many] { $name } водеха от начало до край.
}
# en 33b543b1 draft
to-spare = Точки над целта: { $points }.
# en 611d4758 draft
decided-label = Решаващо
# en 924eabcb draft
decided-hand = Раздаване { $number }: { $name }
# en e26c468f draft
send-picture = Изпрати картинка
# en 7423d83b draft
end-of-the-game = Край на играта

## shared

# en 05c4393a draft
home-link = Начало
# en 85fbed8f draft
one-moment = Зарежда се…
# en d2bf5baf draft
new-game = Нова игра
# en abe48578 draft
sheet-link = Лист
# en ee3d5842 draft
data-link = Данни
# en 9424ffa3 draft
game-title = { $goal ->
    [hands] { $name }, { so-many-deals }
   *[points] { $name } до { $target }
}
# en a9cb27b4 draft
so-many-deals = { $target ->
    [one] едно раздаване
   *[other] { $target } раздавания
}
# en c3d2a24f draft
hand-title = Раздаване { $number }
# en b54e1238 draft
to-go = { $points ->
    [one] остава { $points }
   *[other] остават { $points }
}
# en e1755a8a draft
more-label = Още
# en d15e6758 draft
close-label = Затвори
# en 0135128a draft
letters-fit = { $count ->
    [one] Побира се само { $count } буква.
   *[other] Побират се само { $count } букви.
}
# en f2fa60c5 draft
one-person = { $one } и { $other } са един и същ човек.
# en fdfa1ead draft
looks-like = { $name } прилича на { $other }. Ако са едно и също, остави само едното име.
# en a3c315f6 draft
erase-key = Изтрий
# en cd00ae93 draft
next-number = Напред към следващото число
# en fd0b2a2c draft
next-face = напред
# en f142a3fb draft
between-items = { ", " }
# en ddc31219 draft
try-again = Опитай пак
# en d8bc674e draft
part-missing = Не се зареди: { $name }. Записаните игри са в безопасност.

## parts

# en 44aca1e8 draft
part-charts = графики
# en 5aab8686 draft
part-storage-warning = предупреждение за паметта
# en 6a52fa6f draft
part-beside-sheet = ход на играта
# en a5c8be5d draft
part-game-end = край на играта
# en 9b30fb62 draft
part-hand-form = форма за раздаването
# en e29899bb draft
part-more = редки случаи
# en 9ee5180d draft
part-overtaken = раздаване от другия раздел
# en d54b0f34 draft
part-problem-words = какво не е наред в раздаването
# en 5d8d7a7a draft
part-save-preview = промени в следващите раздавания
# en 0fbb32e6 draft
part-share = споделяне
# en 955deee7 draft
part-sheet = лист
# en ada8420e draft
part-sheet-paper = част от листа
# en 746de72d draft
part-verdict = изход на раздаването
# en 42a92b93 draft
part-versions = сравнение на раздаването

## failed

# en 4340fd03 draft
page-failed = Тук нещо се обърка
    .about = Записаните игри са още на това устройство.
# en ade386a5 draft
page-missing = Страницата не се зареди
    .about = Част от нея не пристигна. Записаните игри са още на това устройство.
# en 6bc3f191 draft
still-no-answer = Все още няма отговор. { "Yuss" } ще опита отново, щом има мрежа.
# en d00adedb draft
reload-the-page = Презареди страницата

## no-game

# en d6be0aff draft
game-missing = Няма такава игра на това устройство
    .about = Играта може да е изтрита или връзката да е от друго устройство. За да я отвориш тук, сподели я от другото устройство като връзка или файл.
# en 469064ad draft
game-unreadable = Тази игра не може да се прочете
    .about = Играта се пази непроменена. От „Данни“ можеш да я запишеш във файл за по-нова версия или за човек, който да я погледне.
# en 3df0cbe5 draft
keep-or-delete-it = Запази я или я изтрий
# en 14f998df draft
storage-silent = Паметта не отговаря

## language

# en 15f0349b draft
language-found = { "Yuss" } използва езика на браузъра: { $language }.
    .keep = Да остане

## storage-trouble

# en 67af743a draft
full--trouble = Паметта на устройството е пълна и нищо ново не може да се запише. Записаните игри са в безопасност. Запази резервно копие от „Данни“, освободи място и опитай пак.
# en 36edba19 draft
blocked--trouble = В друг раздел е отворена по-стара версия. Затвори другите раздели и този ще продължи сам.
# en 45d72851 draft
newer--trouble = Работи по-нова версия. Презареди страницата, за да я ползваш.
# en d54c811f draft
stale-writer--trouble = В друг раздел е отворена по-нова версия. Този раздел вече не може да записва: презареди го.
# en adbce097 draft
connection-lost--trouble = Браузърът прекъсна връзката с паметта и не я възстанови. Записаните игри са в безопасност: презареди страницата.
# en 817abb05 draft
unavailable--trouble = Браузърът не отваря паметта си. Затвори другите раздели с { "Yuss" } и презареди тази страница.
# en e3f61a01 draft
not-loaded--trouble = Част от { "Yuss" } не се зареди. Записаните игри са в безопасност: провери връзката и презареди страницата.
# en af9c2c82 draft
evicted--trouble = Браузърът изпразни паметта, докато приложението беше отворено. На екрана е последното състояние: възстанови го или го сподели като файл.
# en 019c07fa draft
missing--trouble = Този запис вече го няма: може да е променен или изтрит в друг раздел.
# en c73c57bd draft
unreadable--trouble = Този запис не може да се прочете. Пази се непроменен.
# en 38d956ec draft
unfit--trouble = Не е записано: { "Yuss" } не би могъл да го прочете отново. Провери въведеното.
# en 5941b2b2 draft
copy-off = Записано е, но без второ копие.
# en 6468732e draft
in-memory = В този прозорец нищо не се записва: затвориш ли го, всичко изчезва.

## series

# en 0fccf6f0 draft
series-length = { $bestOf ->
    [1] Една игра
    [3] Две от три
    [5] Три от пет
    [7] Четири от седем
   *[other] Най-много { $bestOf } игри
}
# en 6df052b8 draft
series-open = Колкото искаме
# en 5b5be49c draft
series-of = { $bestOf ->
    [3] Две от три игри
    [5] Три от пет игри
    [7] Четири от седем игри
   *[other] Най-много { $bestOf } игри
}
# en 6e907959 draft
no-game-won-yet = Още няма спечелена игра
# en fa8ef936 draft
score-of-two = { $first } на { $second }
# en 8c1e95eb draft
score-of-three = { $first } на { $second } на { $third }
# en de983f28 draft
series-is-won = { $name }: спечелена серия, { $score }
# en 7fad2b77 draft
series-is-level = Равно, { $score }
# en 8ce0bb56 draft
series-in-front = Напред: { $name }, { $score }
# en d1b79c5f draft
another-series = Нова серия
# en 43de7c59 draft
rematch-tool = Реванш
# en c0003603 draft
next-of-series = Игра { $number } от серията
# en 05c008b0 draft
evening-row = Вечер
# en fc753ba4 draft
tonight = тази вечер
# en 3b9d1801 draft
game-of-best = игра { $number } от { $bestOf }
# en e50d7eef draft
games-won = { $count ->
    [one] { $count } спечелена игра
   *[other] { $count } спечелени игри
}
# en b9aa7c9e draft
side-won-series = { side-won } серията, { $score }

## problem-open

# en bef11e7e draft
problem-say-card-points = Още липсват точки от карти.
    .todo = Въведи колко точки от карти има всяка страна.
# en 82befb1d draft
problem-say-last-trick = Последната взятка носи 10 точки.
    .todo = Избери чия е последната взятка.
    .to-win = Повече от една страна е стигнала { $target } и последната взятка решава.
# en fbe03ac4 draft
problem-say-run-top = Поредиците на { $names } са от един и същи вид.
    .unnamed = Най-добрите поредици са от един и същи вид.
    .todo = Избери най-високата карта на всяка.
# en 54d0c2be draft
problem-say-run-suit = Поредиците на { $names } са с еднаква най-висока карта. Ако една от тях е от коз, печели тя.
    .unnamed = Най-добрите поредици са с еднаква най-висока карта. Ако една от тях е от коз, печели тя.
    .todo = Избери боята на всяка.
# en dfbaebd2 draft
problem-say-tricks-of = { $who ->
    [we] Нашите поредици се броят само при взета взятка, а такава още не е въведена.
    [they] Вашите поредици се броят само при взета взятка, а такава още не е въведена.
    [one] Поредиците на { $name } се броят само при взета взятка, а такава още не е въведена.
   *[many] Поредиците на { $name } се броят само при взета взятка, а такава още не е въведена.
}
    .todo = { $who ->
        [we] Въведи колко взятки взехме ние.
        [they] Въведи колко взятки взехте вие.
        [one] Въведи колко взятки взе { $name }.
       *[many] Въведи колко взятки взеха { $name }.
    }
# en e28b505a draft
problem-say-tricks = Може една от страните да е взела всичко: тогава тя пише и { for-sweep }.
    .to-win = Който е стигнал целта, трябва да вземе взятка, за да спечели.
    .todo = Въведи по колко взятки взе всяка страна.
# en 4696c305 draft
problem-say-trump = Закръглянето зависи от това кой е козът.
    .todo = Избери на какво се игра.
# en 81b74554 draft
problem-say-bid = Изходът зависи от обявата.
    .todo = Въведи колко точки са обявени, или избери „Капо“.
# en 089a8963 draft
problem-say-declared = Точките на листа зависят от анонсите на всяка страна.
    .todo = Въведи картите и анонсите поотделно.
# en 2a8a2ba6 draft
problem-say-claim = Липсват точките на заявката.
    .todo = Въведи точките от карти на този играч досега.

## problem-points

# en b4b1a987 draft
problem-negative-points = Точките от карти не могат да са под нулата.
    .todo = Въведи точките отново.
    .todo-of = { $who ->
        [we] Въведи отново нашите точки.
        [they] Въведи отново вашите точки.
       *[many] Въведи отново точките на { $name }.
    }
# en 9ff5a383 draft
problem-pile-over-pack = Въведено е { $points }, а всички карти заедно правят най-много { $most }.
    .todo = Въведи само точките на картите във взятките, без поредиците и без десетте за последната взятка.
# en 5671e9f2 draft
problem-card-points-sum = Картите правят { $sum }, а трябва да са { $all }.
    .missing = { $points ->
        [one] Липсва { $points }: въведи едната страна и другата се попълва сама.
       *[other] Липсват { $points }: въведи едната страна и другата се попълва сама.
    }
    .over = { $points ->
        [one] { $points } е в повече: въведи едната страна и другата се попълва сама.
       *[other] { $points } са в повече: въведи едната страна и другата се попълва сама.
    }
# en 96220a8d draft
problem-card-points-impossible = Картите правят { $sum }, а това не е възможно с никоя обърната карта.
# en 236877c9 draft
problem-card-points-range = Картите правят { $sum }, а сборът трябва да е между { $from } и { $to }.
    .todo = Преброй пак едната купчина, без десетте за последната взятка.
# en 4a717e5b draft
problem-totals-sum = Сборовете правят { $sum }. Всички карти и последната взятка правят { $all }.
    .over = Сборовете правят { $sum }. Всички карти и последната взятка правят { $all }, а още { $rest } от анонси тук не може да има.
    .todo = Преброй пак, заедно с последната взятка и анонсите.
# en 399c28d0 draft
problem-claim-over-pack = Всички карти заедно правят най-много { $most }, а не { $points }.
    .todo = Въведи само точките от картите, без поредиците, последната взятка и предишните раздавания.
# en cef10d8f draft
problem-tricks-sum = Взятките в раздаването са { NUMBER($all) }, а { $tricks } правят { $sum }.
    .unnamed = Взятките в раздаването са { NUMBER($all) }, а въведените правят { $sum }.
    .todo = Преброй пак взятките на всяка страна.
    .todo-one = Избери чия е взятката, която липсва.
# en 551187e0 draft
problem-points-without-trick = { $who ->
    [we] Ние не можем да имаме точки от карти без взятка.
    [they] Вие не можете да имате точки от карти без взятка.
    [one] { $name } не може да има точки от карти без взятка.
   *[many] { $name } не могат да имат точки от карти без взятка.
}
    .todo = { $who ->
        [we] Въведи колко взятки взехме ние или нула точки от карти за нас.
        [they] Въведи колко взятки взехте вие или нула точки от карти за вас.
        [one] Въведи колко взятки взе { $name } или нула точки от карти за { $name }.
       *[many] Въведи колко взятки взеха { $name } или нула точки от карти за { $name }.
    }
# en 6198c43a draft
problem-total-without-trick = { $who ->
    [we] Ние сме без взятка
    [they] Вие сте без взятка
    [one] { $name } е без взятка
   *[many] { $name } са без взятка
}, а { $points } само от анонси тук не може да има.
    .todo = Въведи пак взятките или сборовете.
# en 4ff05e70 draft
problem-last-trick-without-trick = { $who ->
    [we] Ние не можем да сме без взятка, щом имаме последната.
    [they] Вие не можете да сте без взятка, щом имате последната.
    [one] { $name } не може да е без взятка, щом има последната.
   *[many] { $name } не могат да са без взятка, щом имат последната.
}
    .todo = { $who ->
        [we] Избери чия е последната взятка или въведи колко взятки взехме ние.
        [they] Избери чия е последната взятка или въведи колко взятки взехте вие.
        [one] Избери чия е последната взятка или въведи колко взятки взе { $name }.
       *[many] Избери чия е последната взятка или въведи колко взятки взеха { $name }.
    }
# en 91b76b8d draft
problem-no-such-trick = В раздаването има { NUMBER($all) } взятки: заявката не може да е след взятка { $trick }.
    .todo = Избери след коя взятка беше заявката.
# en 9a5b8847 draft
problem-trick-size = Във взятка { $trick } няма { NUMBER($players) } карти или взятките са повече от { NUMBER($all) }.
    .incomplete = Взятка { $trick } не е пълна.
    .todo = Въведи тази взятка отново.
# en 97568ab1 draft
problem-some-card = карта
# en 23fbe595 draft
problem-card-not-in-pack = В това тесте я няма тази карта: { $card }.
    .todo = Въведи коя карта беше.
# en 5b8722fd draft
problem-card-played-twice = Във взятка { $trick } за втори път се играе същата карта: { $card }.
    .todo = Въведи какво изигра { $name } в тази взятка.
# en a541a06d draft
problem-card-not-held = { $name } няма тази карта от взятка { $trick }: { $card }.
    .todo = Поправи ръката или взятката.
# en e53a5799 draft
problem-dealt-twice = Една и съща карта е на две места: { $card }.
    .todo = Въведи коя карта има играчът вместо нея.
    .todo-of = Въведи коя карта има { $name } вместо нея.
# en 5895f839 draft
problem-hand-too-large = Един играч има { NUMBER($cards) } карти, а в една ръка са { $most }.
    .of = { $name } има { NUMBER($cards) } карти, а в една ръка са { $most }.
    .todo = Махни картите, които не са от тази ръка.

## problem-melds

# en 2628fc28 draft
problem-run-too-short = Поредицата има поне три карти.
    .count = В тази поредица { $cards ->
        [1] има една карта
        [2] има две карти
       *[other] картите са { $cards }
    }.
    .todo = Махни тази поредица или добави липсващите карти.
    .todo-of = Махни поредицата на { $name } или добави липсващите карти.
# en c2fe026d draft
problem-run-two-suits = Поредицата е от една боя.
# en a8202d26 draft
problem-run-not-consecutive = Картите в поредицата следват една след друга в реда { ace-letter } { king-letter } { queen-letter } { jack-letter } 10 9 8 7.
# en cf3ce525 draft
problem-card-twice = Една и съща карта е въведена два пъти.
# en 61df28aa draft
problem-cards-here = { $count ->
    [one] Въведено: { $cards }.
   *[other] Въведено: { $cards }.
}
# en 076e7da0 draft
problem-choose-run-cards = Избери картите на тази поредица.
    .of = Избери картите от поредицата на { $name }.
# en d9dc53d2 draft
problem-run-not-in-pack = В това тесте няма { $ranks }.
    .unnamed = Картите от този анонс ги няма в това тесте.
# en bc63ebec draft
problem-run-too-long = В една боя няма място за { run-of-length }.
    .with-top = В една боя няма място за { run-of-length } { up-to }.
    .todo = Поправи дължината на поредицата или горната ѝ карта.
# en cb6c019a draft
problem-runs-not-played = На тази маса поредици не се броят.
    .todo = Махни анонса.
# en c51d0fad draft
problem-four-not-known = Каре { $ranks } не се брои на тази маса.
    .unnamed = Каре не се брои на тази маса.
    .todo = Махни анонса.
# en e74f6a46 draft
problem-card-in-two-melds = Една и съща карта е в два анонса: { $card }. Тя се брои само в единия.
    .unnamed = Не може всички тези анонси да са верни: картите не стигат.
    .todo = Поправи или махни единия от анонсите.
    .todo-of = Поправи анонса на { $name } или го махни.
# en 744a62fa draft
problem-melds-over-hand = Анонсите на { $name } са от { NUMBER($cards) } карти, а в една ръка са { $most }.
    .todo = Махни един от анонсите.
# en 9ef57f06 draft
problem-meld-points = Анонсите носят само десетици, затова { $points } не е възможно.
    .todo = Въведи 20, 50, 100 или техния сбор.
# en ca323e44 draft
problem-meld-not-held = Анонсът на { $name } е с карта, която не е в ръката: { $card }.
    .todo = Поправи анонса или ръката.
# en dc89b715 draft
problem-bela-at-no-trumps = На без коз няма белот.
    .todo = Махни белота или избери друг коз.
# en c6c25b55 draft
problem-too-many-belas = В това раздаване { $most ->
    [0] не може да има белот
    [1] може да има само един белот
    [4] може да има най-много четири белота
   *[other] може да има най-много { $most } белота
}, а { $given ->
    [1] е въведен един
    [2] са въведени два
    [3] са въведени три
    [4] са въведени четири
    [5] са въведени пет
   *[other] са въведени { $given }
}.
    .todo = Махни белота, който никой не е имал.
# en cfd0b06b draft
problem-bela-card-shown = Друг играч е показал попа или дамата коз, затова такъв белот няма.
    .todo = Махни белота или поправи поредицата с тази карта.
# en b1387624 draft
problem-bela-not-held = { $name } не държи едновременно попа и дамата коз.
    .todo = Махни белота или поправи ръката.
# en a317464c draft
problem-bela-not-in-total = { $who ->
    [we] Ние имаме белот
    [they] Вие имате белот
    [one] { $name } има белот
   *[many] { $name } имат белот
}, а сборът е под { $belas }.
    .todo = Въведи сборовете заедно с белота или махни белота.

## problem-rules

# en c16383eb draft
problem-not-this-format = Това не е игра, която { "Yuss" } може да прочете.
    .todo = Избери друг файл, записан от { "Yuss" }.
# en c6713b4c draft
problem-option-clash = Тези правила не вървят заедно.
    .todo = Промени едното от двете в правилата на тази игра.
# en 1b62cf9f draft
problem-multiplier-too-high = На тази маса раздаването се брои най-много { $most }, а не { $given }.
    .not-doubled = На тази маса няма контра.
    .todo = Избери по-малък множител или разреши този в правилата.
# en 0b0eb4f8 draft
problem-big-not-played = На тази маса не се играе на голямо.
    .todo = Махни „на голямо“ от раздаването или го разреши в правилата.
# en ef0a6db7 draft
problem-bid-not-asked = На тази маса не се наддава в точки.
    .todo = Махни обявата от раздаването.
# en 8b3e2f71 draft
problem-bid-out-of-bounds = На тази маса обявата е в десетици от { $from } до { $to }, а не { $given }.
    .todo = Поправи обявата.
# en 6a9c1277 draft
problem-trump-not-in-auction = { $trump ->
    [none] На тази маса не може да се обяви „без коз“.
    [all] На тази маса не може да се обяви „всичко коз“.
   *[other] На тази маса този коз не може да се обяви.
}
    .todo = Избери една от четирите бои.
# en 5b09b9b5 draft
problem-no-claims-here = На тази маса не се излиза по средата: всяко раздаване се доиграва.
    .todo = Доиграй го и тогава го запиши.
# en e83f2fd0 draft
problem-claim-too-late = Излиза се само след някоя от първите три взятки, не след взятка { $trick }.
    .todo = Доиграй раздаването и го запиши.
# en 96b676ff draft
problem-after-the-end = Играта е свършила преди това раздаване, затова то не се брои.
    .todo = Започни нова игра с това раздаване, изтрий го или поправи някое по-ранно раздаване.

## problem-entries

# en 0a58f060 draft
entry-at-least = „{ $entry }“ трябва да е цяло число, поне { $least }.
# en 7cb7d6e9 draft
entry-at-most = „{ $entry }“ трябва да е цяло число, най-много { $most }.
# en ff8e7457 draft
entry-whole = „{ $entry }“ трябва да е цяло число.
# en 4af74d1d draft
entry-not-known = „{ $entry }“ не е познато тук.
# en 31070117 draft
entry-missing = „{ $entry }“ липсва или е от друг вид.
# en eb2668c5 draft
entry-wrong-count = Броят на записите в „{ $entry }“ не е верен.
# en faa0fac7 draft
entry-too-many = „{ $entry }“ има повече записи, отколкото може да има една игра.
# en 702cb525 draft
entry-bad-id = „{ $entry }“ може да съдържа само латински букви, цифри, - и _, най-много 64 знака.
# en d3f90d74 draft
entry-too-deep = „{ $entry }“ е вложено по-дълбоко, отколкото в която и да е игра.
# en cb224cc7 draft
entry-barred = „{ $entry }“ не се допуска.
# en 5f2f6c82 draft
entry-unfit = „{ $entry }“ не подхожда.
