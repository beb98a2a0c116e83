### Възможностите на една маса: как се казва всяка, какъв е въпросът зад нея и какви са отговорите.

## options

# en 0479bf56 draft
players--option = Играчи
    .question = Колко души играете?
    .value = { $value ->
        [2] двама
        [3] трима, всеки за себе си
       *[4] четирима, два отбора по двама
    }
# en 9f9a5ff9 draft
pack--option = Тесте
    .question = С какво тесте играете?
    .value = { $value ->
        [32] 32 карти, от асо до седмица
       *[28] 28 карти, без седмиците
    }
# en 2ab552b0 draft
direction--option = Посока
    .question = В каква посока се играе?
    .value = { $value ->
        [clockwise] наляво, по часовниковата стрелка
       *[counterclockwise] надясно, обратно на часовниковата стрелка
    }
# en b63f9178 draft
firstDealer--option = Първо раздаване
    .question = Кой раздава първи?
    .value = { $value ->
        [high-cut] който цепи най-високата карта
        [low-cut] който изтегли най-ниската карта
       *[agree] както се разберете
    }
# en 4ce70298 draft
nextDealer--option = Следващо раздаване
    .question = Кой раздава следващото раздаване?
    .value = { $value ->
        [winner] който спечели раздаването
       *[next] следващият по ред
    }
# en 3de56adc draft
redealDealer--option = Раздаване след общ пас
    .question = Кой раздава, ако всички пасуват?
    .value = { $value ->
        [next] следващият играч
       *[same] пак същият играч
    }
# en c26d1cdc draft
voidDeal--option = Невалидно раздаване
    .question = Невалидно ли е раздаването, ако първите карти на играч са само осмици и седмици?
    .value = { $value ->
        [no] не, играе се
       *[yes] да, същият играч раздава отново
    }
# en b6cd6347 draft
auction--option = Избор на коз
    .question = Как се избира козът?
    .value = { $value ->
        [turn-up] обърнатата карта предлага своята боя
        [names-suit] всеки по ред казва боя или пасува
        [bids] с наддаване: казват се точки и боя
       *[contracts] с наддаване, включително без коз и всичко коз
    }
# en d8e995ae draft
schmeiss--option = Шмайс
    .question = Може ли играч да каже шмайс?
    .value = { $value ->
        [none] не се играе
        [first-turn] само при първото говорене
        [every-turn] при всяко говорене
       *[not-dealer-second] при всяко говорене, но не от раздаващия във втория кръг
    }
# en 10bd9240 draft
schmeissRefused--option = Неприет шмайс
    .question = Кой обявява боята на обърнатата карта, ако шмайсът не се приеме?
    .value = { $value ->
        [caller-takes] който е казал шмайс
       *[refuser-takes] който не го е приел
    }
# en 5950d0c7 draft
allPass--option = Всички пасуват
    .question = Какво става, ако всички пасуват докрай?
    .value = { $value ->
        [redeal] раздава се отново
        [dealer-names] раздаващият трябва да избере коз
       *[eldest-names] играчът след раздаващия трябва да избере коз
    }
# en 8955850f draft
forcedNoTrump--option = Задължителен избор на коз
    .question = Може ли играч, който е длъжен да избере коз, да играе без коз?
    .value = { $value ->
        [no] не, само боя
       *[allowed] да
    }
# en 21c1e3d8 draft
doubling--option = Контра
    .question = До колко се умножават точките с контра?
    .value = { $value ->
        [1] няма контра
        [2] само контра, двойно
        [4] до реконтра, четворно
        [3] до реконтра, тройно
       *[8] до чаршаф-контра, осемкратно
    }
# en 5f5e8bbb draft
big--option = Игра на голямо
    .question = Може ли обявилият да играе срещу другите двама заедно, за двойно повече точки?
    .value = { $value ->
        [no] не се играе
       *[allowed] да, ако го каже
    }
# en 38290309 draft
exchangeSeven--option = Смяна на седмицата
    .question = Може ли седмицата коз да се смени с обърнатата карта?
    .value = { $value ->
        [no] не, не се сменя
       *[yes] да, преди първата изиграна карта
    }
# en f39744b0 draft
indicator--option = Карта, която предлага коз
    .question = Коя карта предлага своята боя за коз?
    .value = { $value ->
        [turn-up] обърната карта от тестето
       *[low-card] ниска карта извън тестето
    }

# en 17a1e5f2 draft
leader--option = Първа карта
    .question = Кой започва първата взятка?
    .value = { $value ->
        [eldest] играчът след раздаващия
       *[taker] обявилият
    }
# en 2ead6834 draft
longRuns--option = Дълги поредици
    .question = Колко струват пет и повече поредни карти?
    .value = { $value ->
        [one] 50, колкото и да са
        [split] 50; седем карти 70, осем карти 100
        [hundred-at-most] 100, дори да са осем
       *[hundred] 100; осем карти 120
    }
# en 485a7b3c draft
equalRuns--option = Равни поредици
    .question = Кой пише, ако най-добрите поредици са равни и козът не решава?
    .value = { $value ->
        [first-declared] който е анонсирал първи
       *[nobody] никой не пише за поредици
    }
# en ad8fe730 draft
trumpRun--option = Поредица от коз
    .question = Бие ли поредица от коз равна поредица от друга боя?
    .value = { $value ->
        [wins] да, козът печели
       *[equal] не, равни са
    }
# en 1f6cea57 draft
runsNeedTrick--option = Взятка за поредици
    .question = Трябва ли страната да вземе взятка, за да се броят поредиците ѝ?
    .value = { $value ->
        [no] не, не трябва взятка
       *[yes] да, поне една взятка
    }
# en 4910bdac draft
carres--option = Каре
    .question = Брои ли се карето?
    .value = { $value ->
        [no] не, не струва нищо
       *[yes] да: валета 200, деветки 150, аса, десетки, попове и дами 100
    }
# en e230170f draft
noTrumpMelds--option = Анонси на без коз
    .question = Броят ли се анонсите на без коз?
    .value = { $value ->
        [runs] да
       *[none] не
    }
# en 1f17758d draft
noTrumpDoubled--option = Точки на без коз
    .question = Брои ли се двойно раздаването на без коз?
    .value = { $value ->
        [no] не, веднъж
       *[yes] да, всичко в него
    }
# en 730b3950 draft
belaCall--option = Обявяване на белот
    .question = При коя карта се казва „белот“?
    .value = { $value ->
        [first-card] при първата
        [second-card] при втората
       *[either] при която и да е
    }
# en 35af61f5 draft
beatPlain--option = Качване в некозова боя
    .question = Трябва ли да качиш картата на противника, когато отговаряш на некозова боя?
    .value = { $value ->
        [no] не, може всяка карта от боята
        [always] да, ако имаш по-висока; и тази на партньора
       *[yes] да, ако имаш по-висока
    }
# en d5afb99f draft
partnerWinning--option = Взятката е на партньора
    .question = Нямаш от боята, а взятката държи партньорът: трябва ли да цакаш?
    .value = { $value ->
        [free] не, може всяка карта
       *[must-trump] да, пак цакаш
    }
# en e5bd0b01 draft
beatPartner--option = Коз на партньора
    .question = Трябва ли да качиш коза на партньора, когато се иска коз?
    .value = { $value ->
        [no] не, може всеки коз
       *[yes] да, ако имаш по-висок
    }
# en 3b18591f draft
bareYuss--option = Само вале коз
    .question = Може ли валето да се задържи, ако е единственият коз, а се иска коз?
    .value = { $value ->
        [must-play] не, трябва да се даде
       *[may-hold] да
    }
# en e8156de1 draft
lowTrumpLead--option = Започване с нисък коз
    .question = Може ли да се започне с осмица или седмица коз?
    .value = { $value ->
        [allowed] да
       *[barred] само ако нямаш нищо друго
    }

# en 31348189 draft
tie--option = Равенство
    .question = Двете страни имат равни точки: кой ги пише?
    .value = { $value ->
        [held-over] противниците пишат своите, а точките на обявилия чакат победителя в следващото раздаване
        [held-over-both] всички точки чакат победителя в следващото раздаване
        [bate] противниците пишат всичко, защото обявилият не е изкарал
        [made] всяка страна пише своите, а обявилият е изкарал
        [replay] никой; същият играч раздава отново
       *[defender-own] противниците пишат своите, а обявилият нищо
    }
# en 39609046 draft
bateTo--option = Точките на обявилия, който е вътре
    .question = При трима играчи: кой пише точките на обявилия, който е вътре?
    .value = { $value ->
        [higher] противникът с повече точки
       *[each] двамата противници, всеки изцяло
    }
# en 26a39808 draft
sweep--option = Всички взятки
    .question = Какво пише страна, която вземе всички взятки?
    .value = { $value ->
        [none] нищо допълнително
        [360] 360 вместо картите и последната взятка
        [252] още 90 точки
        [262] още 100 точки
       *[match-points] още 9 точки на листа
    }
# en ecc20a12 draft
sweepDoubled--option = Всички взятки и контра
    .question = Умножава ли се с контрата и премията за всички взятки?
    .value = { $value ->
        [yes] да, заедно с всичко друго
       *[no] не, никога
    }
# en a833294a draft
scoring--option = На листа
    .question = Какво пишете на листа?
    .value = { $value ->
        [points] точките, без деление на десет
       *[match-points] точките, разделени на десет и закръглени
    }
# en 8fded202 draft
multiply--option = Контра и закръгляне
    .question = Кое е първо, когато има контра?
    .value = { $value ->
        [after-rounding] закръгляне, после умножаване
       *[before-rounding] умножаване, после закръгляне
    }
# en c7716168 draft
kirtik--option = Къртик
    .question = Пише ли се минус 10 на листа, ако страна е вътре или е без взятка?
    .value = { $value ->
        [no] не се играе
       *[yes] да, за всяко от двете
    }
# en bb181048 draft
claims--option = Излизане по средата
    .question = Може ли играч да заяви победа, преди раздаването да е доиграно?
    .value = { $value ->
        [any-trick] да, след всяка току-що взета взятка
        [first-three] да, но само след някоя от първите три взятки
       *[none] не, раздаването се доиграва
    }
# en 77bae268 draft
bothOver--option = Повече от един на целта
    .question = Кой печели, ако в едно раздаване повече от една страна стигне целта?
    .value = { $value ->
        [last-trick] онази от тях, която е взела последната взятка
        [higher] по-високият сбор
       *[taker-first] обявилият, ако е изкарал; иначе по-високият сбор
    }
# en 0b3c8719 draft
winNeedsTrick--option = Взятка за победа
    .question = Трябва ли страна, стигнала целта при броенето, да вземе още взятка, за да спечели?
    .value = { $value ->
        [no] не, спечелила е
       *[yes] да, взятка от следващо раздаване
    }
# en b842c046 draft
revoke--option = Грешна карта
    .question = Какво струва грешна карта, която не може да се поправи?
    .value = { $value ->
        [unstated] източникът не казва; на листа другата страна пише цялото раздаване
       *[all-to-other-side] другата страна пише цялото раздаване
    }

# en b2f4c3cd draft
goal--option = Дължина на играта
    .question = Каква е целта: брой точки или брой раздавания?
    .value = { $value ->
        [points] брой точки
       *[hands] брой раздавания
    }
# en 6dd6481a draft
winBy--option = Победа в играта
    .question = Как печели страна, която е стигнала целта?
    .value = { $value ->
        [count] когато раздаването се преброи
       *[own-made-hand] само с раздаване, което е обявила и изкарала
    }
# en 03564929 draft
bidStart--option = Най-ниска обява
    .question = Коя е най-ниската обява?
    .value = { $value ->
        [one] { $value } точка
       *[other] { $value } точки
    }
# en 44078310 draft
bidTop--option = Най-висока обява
    .question = Коя е най-високата обява в точки?
    .value = { $value ->
        [one] { $value } точка
       *[other] { $value } точки
    }
# en a9cbc2d6 draft
bidNeeds--option = Изкарана обява
    .question = С какво се изкарва обявата?
    .value = { $value ->
        [bid] с обявените точки
       *[bid-and-more] с обявените точки и с повече точки от другата страна
    }
# en b2c91be2 draft
bidWrites--option = Запис на изкараната обява
    .question = Какво се пише за изкарана обява?
    .value = { $value ->
        [made-and-bid] точките от раздаването и обявата
        [made] точките от раздаването
       *[bid] обявата и анонсите
    }
# en ae6fcb7b draft
failedBid--option = Неизкарана обява
    .question = Пише ли другата страна обявата, ако не е изкарана?
    .value = { $value ->
        [yes] да, с другите си точки
       *[no] не, само другите си точки
    }
# en 27152a1a draft
failedSweep--option = Всички взятки срещу обявата
    .question = Пишат ли и противниците на обявилия точки за всички взятки?
    .value = { $value ->
        [yes] да, пишат и противниците
       *[no] не, само обявилият
    }
# en cc781355 draft
pile--option = Всички точки от взятки
    .question = Колко се пише за взятките, ако едната страна получава всичко?
    .value = { $value ->
        [160] 160 точки
       *[162] 162 точки
    }
# en b63d7c62 draft
doubleOf--option = Какво умножава контрата
    .question = Какво умножава контрата?
    .value = { $value ->
        [everything] взятките и обявата
        [bid] само обявата
       *[declared-too] взятките, обявата и анонсите
    }
# en 9b514e2e draft
capotBid--option = Обявено капо
    .question = Колко струва обявено капо?
    .value = { $value ->
        [one] { $value } точка
       *[other] { $value } точки
    }
# en a0bd2d2e draft
capotWrites--option = Запис на обявено капо
    .question = Какво се пише за обявено капо?
    .value = { $value ->
        [bid] както за всяка друга обява
       *[flat] само обявата и анонсите
    }
# en 687f4b5a draft
runs--option = Поредици
    .question = Анонсират ли се поредици?
    .value = { $value ->
        [yes] да, анонсират се
       *[no] не, никога
    }
# en 99ad2ed5 draft
meldContest--option = Поредица срещу каре
    .question = Сравняват ли се поредици с карета?
    .value = { $value ->
        [apart] не, сравняват се поотделно
       *[one] да, страната с най-добрия анонс пише всичките си анонси
    }
# en 8bbf4ec4 draft
sweepMelds--option = Анонси на страна без взятка
    .question = Какво става с анонсите на страна без взятка?
    .value = { $value ->
        [own] пак се броят
        [to-sweeper] пише ги страната с всички взятки
       *[lost] губят се
    }
# en dd49b00a draft
belaDecides--option = Белот и изход
    .question = Брои ли се белотът, когато се решава дали раздаването е изкарано?
    .value = { $value ->
        [yes] да, брои се
       *[no] не, не се брои
    }
# en 5199440b draft
belaKept--option = Белот на загубилия
    .question = Запазва ли белота си страна, която губи всичко?
    .value = { $value ->
        [no] не, белотът отива при другата страна
       *[yes] да, запазва го
    }
# en 69294cb7 draft
underTrump--option = Нисък коз при цакане
    .question = Ако не можеш да надцакаш противника, трябва ли пак да дадеш коз?
    .value = { $value ->
        [must] да, по-нисък коз
       *[free] не, може всяка карта
    }
# en 940fb747 draft
written--option = Закръгляне на листа
    .question = Закръглят ли се точките на листа?
    .value = { $value ->
        [exact] не
        [tens-5-up] на десетици, от пет нагоре
       *[tens-6-up] на десетици, от шест нагоре
    }
# en 5780948e draft
target--option = Цел
    .question = При колко точки или след колко раздавания свършва играта?
    .value = { $scoring ->
        [match-points] { $target ->
            [one] { $target } точка
           *[other] { $target } точки
        }
       *[points] { $target ->
            [one] { $target } точка
           *[other] { $target } точки
        }
    }
# en f80c7b8e draft
option-line = { $option }: { $value }.
# en 9b8af01d draft
option-with-value = { $option } ({ $value })

## short-values

# en 7ab6c641 draft
short-pack = { $value ->
    [32] 32 карти
   *[28] 28 карти
}
# en 34c6ab2c draft
short-first-dealer = { $value ->
    [high-cut] най-високата карта
    [low-cut] най-ниската карта
   *[agree] по уговорка
}
# en 265605d6 draft
short-next-dealer = { $value ->
    [winner] спечелилият
   *[next] следващият
}
# en 94ca0cfa draft
short-auction = { $value ->
    [turn-up] обърната карта
    [names-suit] казва се боя
    [bids] наддаване
   *[contracts] обяви
}
# en 1bfa6018 draft
short-schmeiss = { $value ->
    [none] не се играе
    [first-turn] първо говорене
    [every-turn] всяко говорене
   *[not-dealer-second] 2-ри кръг: без раздаващия
}
# en 58b879a3 draft
short-all-pass = { $value ->
    [redeal] раздава се пак
    [dealer-names] раздаващият избира
   *[eldest-names] първият избира
}
# en 61b7be3a draft
short-doubling = { $value ->
    [1] няма
    [2] ×2
    [3] ×2, ×3
    [4] ×2, ×4
   *[8] ×2, ×4, ×8
}
# en 478acaea draft
short-yes-no = { $value ->
    [no] не
   *[other] да
}
# en a7a66be3 draft
short-indicator = { $value ->
    [turn-up] обърната карта
   *[low-card] ниска карта
}
# en 6a741c5d draft
short-leader = { $value ->
    [eldest] след раздаващия
   *[taker] обявилият
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
    [first-declared] първият анонс
   *[nobody] никой
}
# en 7d76e8cc draft
short-trump-run = { $value ->
    [wins] козът печели
   *[equal] равни
}
# en 2642b30c draft
short-meld-contest = { $value ->
    [apart] поотделно
   *[one] заедно
}
# en 99463972 draft
short-beat-plain = { $value ->
    [no] не
    [always] винаги
   *[yes] ако може
}
# en 45f420cc draft
short-under-trump = { $value ->
    [must] по-нисък коз
   *[free] всяка карта
}
# en 09a3f740 draft
short-partner-winning = { $value ->
    [free] всяка карта
   *[must-trump] коз
}
# en 3a657bf8 draft
short-bare-yuss = { $value ->
    [must-play] играе се
   *[may-hold] може да се задържи
}
# en a0877ae8 draft
short-low-trump-lead = { $value ->
    [allowed] може
   *[barred] ако няма друго
}
# en 0133c716 draft
short-revoke = { $value ->
    [unstated] не е казано
   *[all-to-other-side] всичко се губи
}
# en 50ef74b8 draft
short-tie = { $value ->
    [held-over] точките на обявилия чакат
    [held-over-both] всички точки чакат
    [bate] обявилият е вътре
    [made] всеки своите
    [replay] преиграва се
   *[defender-own] само противниците
}
# en 5e225d1c draft
short-bate-to = { $value ->
    [higher] с повече точки
   *[each] двамата
}
# en 33272516 draft
short-sweep-melds = { $value ->
    [own] важат
    [to-sweeper] за другата страна
   *[lost] губят се
}
# en 1917eccd draft
short-bid-needs = { $value ->
    [bid] обявата
   *[bid-and-more] обявата и повече
}
# en d7d12f05 draft
short-bid-writes = { $value ->
    [made-and-bid] точки и обява
    [made] точките
   *[bid] обявата
}
# en 1af0e7b6 draft
short-capot-writes = { $value ->
    [bid] като всяка обява
   *[flat] нищо за взятките
}
# en cd7b7c36 draft
short-scoring = { $value ->
    [points] точки
   *[match-points] точки на листа
}
# en 63985ec7 draft
short-multiply = { $value ->
    [after-rounding] първо закръгляне
   *[before-rounding] първо умножаване
}
# en 3db3b1f3 draft
short-claims = { $value ->
    [any-trick] след всяка взятка
    [first-three] първите три взятки
   *[none] не
}
# en eb6a4173 draft
short-both-over = { $value ->
    [last-trick] последна взятка
    [higher] повече точки
   *[taker-first] обявилият
}
# en ac41135d draft
short-win-by = { $value ->
    [count] при броенето
   *[own-made-hand] с изкарано раздаване
}
# en 678e449c draft
short-goal = { $value ->
    [points] точки
   *[hands] раздавания
}

## source-parts (own)

document = { $document ->
    [clobyosh] { "Clobyosh / Bela" }
    [lehman] { "Lehman" }
    [bicycle] { "Bicycle" }
    [denexa] { "Denexa" }
    [ffb-belote] { "FFB" }, белот
    [ffb-contree] { "FFB" }, контре
    [ffb-coinche] { "FFB" }, куанш
    [ffb-pages] страниците на { "FFB" }
    [pravila-bele] { "Pravila igre Bela" }
    [cannes] Кан 2016
    [ascee] турнирът на { "ASCEE" }
    [pagat-coinche] { "pagat, Coinche" }
    [colver] прегледът на { "Colver" }
   *[belote] Бридж-белот
}

## sources

# en 2a042d19 draft
source-stated = { document }, { $place }
# en 0da0a54b draft
source-read = { document }, { $place }, по наше тълкуване
# en d5b8b38c draft
source-silent = { document } мълчи; наше тълкуване
# en 8146b8b5 draft
source-lacks = { document }: няма такова правило
# en 5579b448 draft
source-lacks-here = { document }: няма такова правило за тази игра
# en eab7b5d7 draft
source-lacks-in-part = { document }: не е в частта, която имаме
# en c24cca7b draft
source-silent-in-part = { document }: не е в частта, която имаме; наше тълкуване
# en 12146d62 draft
source-after = както други описват „{ $title }“: самия текст не успяхме да прочетем
# en 657d89b7 draft
source-house = уговорено на тази маса
# en 46aa4a2b draft
source-also-read = { $source }, по наше тълкуване
# en ff425371 draft
source-of-variant = { $source } ({ $variant })

## clashes

# en cad1143a draft
clash = { $needs ->
    [three-players] { $rule }: трябват трима играчи. Само тогава се раздават 27 карти и двамата противници пишат поотделно.
    [two-players] { $rule }: трябват двама играчи. Единият играч предлага шмайса на другия.
    [four-players] { $rule }: трябват четирима играчи. Това е за игра по двойки с всички раздадени карти.
    [two-or-four-players] { $rule }: трябват двама или четирима играчи. При трима обявилият трябва да бие и двамата, а при равни точки е вътре.
    [no-exchange] { $rule }: трябва маса, на която седмицата не се сменя. В това тесте няма седмици.
    [turn-up] { $rule }: трябва обърната карта. Където всеки поред казва боя или се наддава за коз, карта не се обръща.
    [contracts] { $rule }: трябва наддаване с „без коз“ и „всичко коз“. Само при него има чаршаф-контра и точките се делят на десет.
    [points] { $rule }: трябва лист, на който точките не се делят на десет. Делението става едва след доиграно раздаване.
    [match-points] { $rule }: трябва лист, на който точките се делят на десет. Правилото важи само на такъв лист.
    [turn-up-or-names-suit] { $rule }: трябва обърната карта или маса, на която всеки казва боя или пасува.
    [contracts-or-bids] { $rule }: трябва наддаване. Само при него има контра.
    [bids] { $rule }: трябва наддаване в точки.
    [no-bids] { $rule }: трябва маса, на която не се наддава в точки. При наддаване в точки обявата или е изкарана, или не е, затова равенство няма.
    [no-claims] { $rule }: трябва маса, на която не се излиза по средата.
    [win-at-count] { $rule }: трябва игра, която може да се спечели, когато раздаването се преброи.
    [win-without-trick] { $rule }: трябва маса, на която за победа не се иска още взятка.
    [bid-written] { $rule }: трябва обява, която се пише. Иначе няма какво да се удвои.
    [tens] { $rule }: трябва число, кратно на десет.
    [top-above-start] { $rule }: не може да е под най-ниската обява.
   *[forced-taker] { $rule }: трябва играч, който е длъжен да избере коз, когато всички са пасували.
}
# en ee08f8c1 draft
clash-rule = „{ $option }“

## how-we-play

# en 7b0ed49d draft
players--how = { $value ->
    [2] Играят двама.
    [3] Играят трима, всеки за себе си.
   *[4] Играят четирима, два отбора по двама.
}
# en 1852bd1e draft
pack--how = { $value ->
    [32] Тестето е от 32 карти, от асо до седмица.
   *[28] Тестето е от 28 карти, без седмици.
}
# en 7aa69e4d draft
direction--how = { $value ->
    [clockwise] Играе се наляво, по часовниковата стрелка.
   *[counterclockwise] Играе се надясно, обратно на часовниковата стрелка.
}
# en 4a70151b draft
firstDealer--how = { $value ->
    [high-cut] За първото раздаване се цепи: раздава който изтегли най-високата карта.
    [low-cut] За първото раздаване се тегли карта: раздава който изтегли най-ниската.
   *[agree] Кой раздава първи, се решава по уговорка.
}
# en 47ece9f6 draft
nextDealer--how = { $value ->
    [winner] Който спечели раздаването, раздава следващото.
   *[next] Раздава се подред.
}
# en aefb8f05 draft
redealDealer--how = { $value ->
    [next] Ако всички пасуват, раздава следващият играч.
   *[same] Ако всички пасуват, раздава пак същият играч.
}
# en 2174edc7 draft
voidDeal--how = { $value ->
    [no] Дори първите карти на играч да са само осмици и седмици, раздаването се играе.
   *[yes] Ако първите карти на играч са само осмици и седмици, раздаването е невалидно и същият играч раздава отново.
}
# en 3d9ed9f4 draft
auction--how = { $value ->
    [turn-up] Обърнатата карта предлага боята си за коз; във втория кръг може да се избере всяка друга боя.
    [names-suit] Всеки по ред казва боя за коз или пасува.
    [bids] При наддаването се казват точки и боя; играе се най-високата обява.
   *[contracts] За коз се наддава; играе се най-високата обява.
}
# en ffb8335a draft
schmeiss--how = { $value ->
    [none] Няма шмайс.
    [first-turn] Шмайс може да се каже само при първото говорене.
    [every-turn] Шмайс може да се каже при всяко говорене.
   *[not-dealer-second] Шмайс може да се каже при всяко говорене, но не от раздаващия във втория кръг.
}
# en d8760c65 draft
schmeissRefused--how = { $value ->
    [caller-takes] Който каже шмайс и получи отказ, обявява боята на обърнатата карта.
   *[refuser-takes] Който откаже шмайса, обявява боята на обърнатата карта.
}
# en c81bcc7f draft
allPass--how = { $value ->
    [redeal] Ако всички пасуват докрай, раздава се отново.
    [dealer-names] Ако всички пасуват докрай, раздаващият трябва да избере коз.
   *[eldest-names] Ако всички пасуват докрай, играчът след раздаващия трябва да избере коз.
}
# en 558118ba draft
forcedNoTrump--how = { $value ->
    [no] Който е длъжен да избере коз, избира боя.
   *[allowed] Който е длъжен да избере коз, може да играе и без коз.
}
# en 2c6213b2 draft
doubling--how = { $value ->
    [1] Няма контра.
    [2] Има контра, но няма реконтра.
    [4] { $vocabulary ->
        [coinche] Има куанш и сюркуанш, до четворни точки.
       *[other] Има контра и реконтра, до четворни точки.
    }
    [3] Има контра и реконтра, до тройни точки.
   *[8] Има контра, реконтра и чаршаф-контра, до осемкратни точки.
}
# en 284916e9 draft
big--how = { $value ->
    [no] Не се играе на голямо.
   *[allowed] Обявилият може да играе на голямо: срещу другите двама заедно, за двойно повече точки.
}
# en 0681b0b4 draft
exchangeSeven--how = { $value ->
    [no] Седмицата коз не се сменя.
   *[yes] Който държи седмицата коз, може да я смени с обърнатата карта преди първата изиграна карта.
}
# en 3566e3f5 draft
indicator--how = { $value ->
    [turn-up] Картата, която предлага коз, се обръща от тестето.
   *[low-card] Ниска карта извън тестето показва предложената боя.
}
# en ae2ca4d2 draft
leader--how = { $value ->
    [eldest] Играчът след раздаващия започва първата взятка.
   *[taker] Обявилият започва първата взятка.
}
# en 1231e04f draft
longRuns--how = { $value ->
    [one] Поредица от пет и повече карти носи 50, колкото и да е дълга.
    [split] Поредица от пет или шест карти носи 50, от седем 70, от осем 100.
    [hundred-at-most] Поредица от пет и повече карти носи 100, дори да е от осем.
   *[hundred] Поредица от пет и повече карти носи 100, от осем 120.
}
# en d18f7213 draft
equalRuns--how = { $value ->
    [first-declared] Ако най-добрите поредици са равни, брои се тази, която е анонсирана първа.
   *[nobody] Ако най-добрите поредици са равни, никой не пише за поредици.
}
# en bb640e0b draft
trumpRun--how = { $value ->
    [wins] От две равни поредици печели тази от коз.
   *[equal] Поредицата от коз не е по-добра от равна поредица от друга боя.
}
# en 1ce37f50 draft
runsNeedTrick--how = { $value ->
    [no] За поредицата не се иска взятка.
   *[yes] Поредицата се брои само за страна, която вземе взятка.
}
# en 999586ec draft
carres--how = { $value ->
    [no] Карето не струва нищо.
   *[yes] Каре валета носи 200, каре деветки 150, каре аса, десетки, попове или дами 100.
}
# en 37c3ecf6 draft
noTrumpMelds--how = { $value ->
    [runs] На без коз поредиците се броят както винаги.
   *[none] На без коз няма анонси.
}
# en 810cbab4 draft
noTrumpDoubled--how = { $value ->
    [no] На без коз всичко се брои веднъж.
   *[yes] На без коз всичко се брои двойно.
}
# en 26630371 draft
belaCall--how = { $value ->
    [first-card] „Белот“ се казва, когато се играе първата от двете карти: поп и дама коз.
    [second-card] „Белот“ се казва, когато се играе втората от двете карти: поп и дама коз.
   *[either] „Белот“ се казва или с попа, или с дамата коз.
}
# en 0e7247ca draft
beatPlain--how = { $value ->
    [no] Когато се отговаря на некозова боя, може всяка карта от нея.
    [always] Когато се отговаря на некозова боя, най-високата карта се качва, ако има с какво, дори да е на партньора.
   *[yes] Когато се отговаря на некозова боя, картата на противника се качва, ако има с какво.
}
# en 9778f6d1 draft
partnerWinning--how = { $value ->
    [free] Който няма от боята, не е длъжен да цака, ако взятката е на партньора.
   *[must-trump] Който няма от боята, трябва да цака и когато взятката е на партньора.
}
# en d1274170 draft
beatPartner--how = { $value ->
    [no] Козът на партньора може и да не се качва.
   *[yes] Когато се иска коз, качва се и козът на партньора, ако има с какво.
}
# en 6530511d draft
bareYuss--how = { $value ->
    [must-play] Когато се иска коз, валето коз се дава, дори да няма друг коз.
   *[may-hold] Когато се иска коз, валето коз може да се задържи, ако няма друг.
}
# en 87dc0b18 draft
lowTrumpLead--how = { $value ->
    [allowed] Може да се започне с всеки коз.
   *[barred] С осмица или седмица коз може да започне само играч, който няма нищо друго.
}
# en 488feb9e draft
tie--how = { $value ->
    [held-over] При равенство противникът пише своите точки, а тези на обявилия чакат победителя в следващото раздаване.
    [held-over-both] При равенство още никой не пише: всички точки чакат победителя в следващото раздаване.
    [bate] При равенство обявилият е вътре.
    [made] При равенство обявилият изкарва и двете страни пишат своите точки.
    [replay] При равенство никой не пише и същият играч раздава отново.
   *[defender-own] При равенство противникът пише своите точки, а обявилият нищо.
}
# en 454e44fc draft
bateTo--how = { $value ->
    [higher] Точките на обявилия, който е вътре, са за противника с повече точки.
   *[each] Точките на обявилия, който е вътре, се пишат и на двамата противници, изцяло на всеки.
}
# en 51b42895 draft
sweep--how = { $value ->
    [none] Всички взятки не носят нищо допълнително.
    [360] { $vocabulary ->
        [belote] Капото носи 360 вместо картите и последната взятка.
       *[other] Всички взятки носят 360 вместо картите и последната взятка.
    }
    [252] { $vocabulary ->
        [french] Капото носи още 90 точки.
        [coinche] Капото носи още 90 точки.
       *[other] Всички взятки носят още 90 точки.
    }
    [262] { $vocabulary ->
        [french] Капото носи още 100 точки.
        [coinche] Капото носи още 100 точки.
       *[other] Всички взятки носят още 100 точки.
    }
   *[match-points] { $vocabulary ->
        [belote] Капото носи още 9 точки на листа.
       *[other] Всички взятки носят още 9 точки на листа.
    }
}
# en 1fa44cf2 draft
sweepDoubled--how = { $value ->
    [yes] Премията за всички взятки се умножава с контрата.
   *[no] Премията за всички взятки не се умножава никога.
}
# en 93402be5 draft
scoring--how = { $value ->
    [points] На листа се пишат точките, без деление на десет.
   *[match-points] Точките се делят на десет, закръглят се и така се пишат на листа.
}
# en 0e2fa058 draft
multiply--how = { $value ->
    [after-rounding] При контра първо се закръгля, после се умножава.
   *[before-rounding] При контра първо се умножава, после се закръгля.
}
# en 9c034c3c draft
kirtik--how = { $value ->
    [no] Няма къртик.
   *[yes] Къртик: който е вътре, пише минус 10 на листа; който е без взятка, също.
}
# en cb599e71 draft
claims--how = { $value ->
    [any-trick] Който вземе взятка, може да заяви победа; невярната заявка губи играта.
    [first-three] Победа се заявява само след някоя от първите три взятки; невярната заявка губи играта.
   *[none] Не се излиза по средата: последното раздаване се доиграва.
}
# en 6a0369b7 draft
bothOver--how = { $value ->
    [last-trick] Ако в едно раздаване повече от една страна стигне целта, печели онази от тях, която е взела последната взятка.
    [higher] Ако в едно раздаване повече от една страна стигне целта, печели по-високият сбор.
   *[taker-first] Ако в едно раздаване повече от една страна стигне целта, печели обявилият, ако е изкарал; иначе по-високият сбор.
}
# en 6ce9c8cc draft
winNeedsTrick--how = { $value ->
    [no] Страна, която при броенето е стигнала целта, печели без още взятка.
   *[yes] Страна, която при броенето е стигнала целта, печели едва когато вземе взятка от следващо раздаване.
}
# en efdd817a draft
revoke--how = { $value ->
    [unstated] Масата може да уговори цена за грешна карта; иначе другата страна пише цялото раздаване.
   *[all-to-other-side] При грешна карта другата страна пише цялото раздаване.
}
# en 66ca8d45 draft
goal--how = { $value ->
    [points] Целта е брой точки.
   *[hands] Целта е брой раздавания: след последното печели по-високият сбор, а при равни сборове не печели никой.
}
# en 8934cfcb draft
winBy--how = { $value ->
    [count] Страна, която е стигнала целта, печели, когато раздаването се преброи.
   *[own-made-hand] Страна, която е стигнала целта, печели само с раздаване, което е обявила и изкарала.
}
# en 9d408bce draft
bidStart--how = Най-ниската обява е { $value }.
# en bbc9ec9c draft
bidTop--how = Най-високата обява в точки е { $value }.
# en 666754ba draft
bidNeeds--how = { $value ->
    [bid] За да изкара обявата си, страната трябва да има обявените точки.
   *[bid-and-more] За да изкара обявата си, страната трябва да има обявените точки и повече от другата страна.
}
# en ba6336fa draft
bidWrites--how = { $value ->
    [made-and-bid] За изкарана обява се пишат точките от раздаването и обявата.
    [made] За изкарана обява се пишат точките от раздаването.
   *[bid] За изкарана обява се пишат обявата и анонсите.
}
# en 45d2d33e draft
failedBid--how = { $value ->
    [yes] Ако обявата не е изкарана, другата страна пише и нея.
   *[no] Неизкарана обява не пише никой.
}
# en d8dd2e8d draft
failedSweep--how = { $value ->
    [yes] Противниците на обявилия също пишат точки за всички взятки.
   *[no] Противниците на обявилия не пишат точки за всички взятки.
}
# en 36c10f2b draft
pile--how = { $value ->
    [160] Ако едната страна получи всичко, за взятките се пише 160.
   *[162] Ако едната страна получи всичко, за взятките се пише 162.
}
# en 5da990b4 draft
doubleOf--how = { $value ->
    [everything] Контрата умножава взятките и обявата.
    [bid] Контрата умножава само обявата.
   *[declared-too] { $vocabulary ->
        [coinche] Куаншът умножава взятките, обявата и анонсите.
       *[other] Контрата умножава взятките, обявата и анонсите.
    }
}
# en ac81ad34 draft
capotBid--how = Обявено капо струва { $value }.
# en 9ceafa1b draft
capotWrites--how = { $value ->
    [bid] Обявено капо се пише като всяка друга обява.
   *[flat] За обявено капо се пишат само обявата и анонсите.
}
# en 167744de draft
runs--how = { $value ->
    [yes] Поредиците се анонсират.
   *[no] Поредиците не се анонсират.
}
# en 9c535049 draft
meldContest--how = { $value ->
    [apart] Поредици и карета се сравняват поотделно.
   *[one] Поредици и карета се сравняват заедно: страната с най-добрия анонс пише всичките си анонси.
}
# en 0d619493 draft
sweepMelds--how = { $value ->
    [own] Анонсите на страна без взятка пак се броят.
    [to-sweeper] Анонсите на страна без взятка ги пише страната с всички взятки.
   *[lost] Анонсите на страна без взятка се губят.
}
# en 6a223648 draft
belaDecides--how = { $value ->
    [yes] Белотът се брои, когато се решава дали раздаването е изкарано.
   *[no] Белотът не се брои, когато се решава дали раздаването е изкарано.
}
# en 97c27aa0 draft
belaKept--how = { $value ->
    [no] Страна, която губи всичко, губи и белота си.
   *[yes] Страна, която губи всичко, запазва белота си.
}
# en 8b2788a2 draft
underTrump--how = { $value ->
    [must] Който не може да надцака противника, пак дава коз.
   *[free] Който не може да надцака противника, дава каквато карта иска.
}
# en 404a91f5 draft
written--how = { $value ->
    [exact] Точките се пишат, без да се закръглят.
    [tens-5-up] На листа точките се закръглят до десетици, от пет нагоре.
   *[tens-6-up] На листа точките се закръглят до десетици, от шест нагоре.
}
# en 6933b78d draft
target--how = { $scoring ->
    [match-points] Играе се до { $target ->
        [one] { $target } точка
       *[other] { $target } точки
    }.
   *[points] Играе се до { $target ->
        [one] { $target } точка
       *[other] { $target } точки
    }.
}
# en e89537a1 draft
how-many-hands = Играта е от { $target ->
    [one] едно раздаване
   *[other] { $target } раздавания
}.

## what-counts

# en 0f19a2b4 draft
what-counts-title = Кое колко носи, от голямо към малко
# en e4e34619 draft
what-counts-trumps = Коз: { $cards }.
# en 577b680a draft
what-counts-others = Други бои: { $cards }.
# en 2e2bb254 draft
what-counts-contracts = На без коз всяка боя се брои като „други бои“, а на всичко коз като коз.
# en ee5060c3 draft
what-counts-runs = Три поред { $three }, четири { $four }, пет { $five }; { bela } { $king }; { last-trick } { $last }.
    .none = { bela.label } { $king }; { last-trick } { $last }.
# en c77a3613 draft
worth = { $rank } { $points }
# en 4caac128 draft
worth-nothing = { $ranks } 0
# en e9fbbe2c draft
worth-jack = { jack } { $points }
# en ad82fe21 draft
worth-nine = { nine } { $points }
