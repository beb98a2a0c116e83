### Думите на играта. Бридж-белотът има свои (`belote`); останалите игри се казват с обикновени думи.
### Едно нещо, една дума, във всички файлове: взятка (ръката е това, което се държи), поредица, анонс (поредица или каре),
### обявява (избира коз) и обявилият, изкарва и вътре, висящи точки, равенство, капо,
### точки от карти и точки на листа, отговаря на боята, цака, надцаква, качва, започва (пуска първата карта), цепи,
### обърната карта, шмайс, на голямо, ренонсът е „грешна карта“, „излизам“ е заявка за победа по средата на раздаването
### (вярна и невярна заявка), поп (а не крал), тесте, раздаване (едно), игра (до целта).
### Играчите нямат род: сегашно време, минало свършено („раздаде“) или съществително; името стои само.

## cards

# en 71b65c05 draft
spades--suit = пика
# en c51eb8df draft
hearts--suit = купа
# en 1babb688 draft
diamonds--suit = каро
# en e25329d6 draft
clubs--suit = спатия
# en aa4eac3f draft
no-trumps = без коз
# en d606612f draft
all-trumps = всичко коз
# en 1e2a0dda draft
no-trumps-short = БК
# en 3f7fd7b1 draft
all-trumps-short = ВК
# en f1be9ea4 draft
ace = асо
# en 3277790f draft
king = поп
# en 5a07028a draft
queen = дама
# en 1e0f5683 draft
jack = вале
# en 7f4b40b2 draft
ten = десетка
# en ee89faa0 draft
nine = деветка
# en cc03d52f draft
eight = осмица
# en 331619e3 draft
seven = седмица
# en 36cea631 draft
aces = аса
# en 7ed289f3 draft
kings = попове
# en 9d45e9ed draft
queens = дами
# en d7c55007 draft
jacks = валета
# en e8a7f6cd draft
tens = десетки
# en 31a51b59 draft
nines = деветки
# en 6e011ee2 draft
eights = осмици
# en ae0461b7 draft
sevens = седмици
# en 967109c3 draft
ace-letter = А
# en aa244e75 draft
king-letter = К
# en e85734d3 draft
queen-letter = Д
# en 8f01e5a0 draft
jack-letter = В
# en d49bc1aa draft
card-name = { $rank } { $suit }
# en 6ae6c897 draft
up-to = { $rank ->
    [A] до асо
    [K] до поп
    [Q] до дама
    [J] до вале
    [10] до десетка
    [9] до деветка
    [8] до осмица
   *[7] до седмица
}
# en 88a427d1 draft
card-with-word = { $card }, { $word }

## words

# en 6e95698c draft
trump-jack = вале коз
# en 6dae8fb7 draft
trump-nine = деветка коз
# en b5dcb44d draft
trump-seven = седмица коз
# en 810c37e9 draft
turn-up = обърната карта
# en f44749ad draft
bela = белот
    .label = Белот
# en f331bcb4 draft
taker = обявилият
    .label = Обявилият
# en b87c7e1f draft
defender = противник
# en 3dadb1a9 draft
bate-mark = вътре
    .label = Вътре
# en 9f6f8046 draft
last-trick = последна взятка
    .label = Посл. взятка
# en 834e83b8 draft
run = поредица
    .label = Поредица
# en 4de4fc8c draft
runs = поредици
# en 72923adf draft
run-of-three = { $vocabulary ->
    [croatian] двайсет
   *[other] терца
}
    .label = { $vocabulary ->
        [croatian] Двайсет
       *[other] Терца
    }
# en 822ae66d draft
run-of-four = { $vocabulary ->
    [french] петдесет
    [coinche] петдесет
    [croatian] петдесет
   *[other] кварта
}
    .label = { $vocabulary ->
        [french] Петдесет
        [coinche] Петдесет
        [croatian] Петдесет
       *[other] Кварта
    }
# en 53edaf9a draft
run-of-five = { $vocabulary ->
    [french] сто
    [coinche] сто
    [croatian] сто
   *[other] квинта
}
    .label = { $vocabulary ->
        [french] Сто
        [coinche] Сто
        [croatian] Сто
       *[other] Квинта
    }
# en 00e8e7e8 draft
run-of-length = { $length ->
    [3] поредица от три
    [4] поредица от четири
    [5] поредица от пет
    [6] поредица от шест
    [7] поредица от седем
    [8] поредица от осем
   *[other] поредица от { $length }
}
    .label = { $length ->
        [3] Поредица от три
        [4] Поредица от четири
        [5] Поредица от пет
        [6] Поредица от шест
        [7] Поредица от седем
        [8] Поредица от осем
       *[other] Поредица от { $length }
    }
# en d61810e3 draft
two-runs-of-four = { $vocabulary ->
    [french] два пъти петдесет
    [coinche] два пъти петдесет
    [croatian] два пъти петдесет
   *[other] две кварти
}
    .label = { $vocabulary ->
        [french] Два пъти петдесет
        [coinche] Два пъти петдесет
        [croatian] Два пъти петдесет
       *[other] Две кварти
    }
# en 518a4204 draft
run-of-four-and-three = { run-of-four } и { run-of-three }
    .label = { run-of-four.label } и { run-of-three }
# en ab27387f draft
run-of-five-and-three = { run-of-five } и { run-of-three }
    .label = { run-of-five.label } и { run-of-three }
# en 3627b175 draft
four-of-a-kind = каре
# en 775c6418 draft
held-over = висящи
    .label = Висящи
# en 24ee3fde draft
sweep = { $vocabulary ->
    [belote] капо
    [french] капо
    [coinche] капо
   *[other] всички взятки
}
# en 186b6b4f draft
for-sweep = { $vocabulary ->
    [belote] за капо
    [french] за капо
    [coinche] за капо
   *[other] за всички взятки
}
    .label = { $vocabulary ->
        [belote] За капо
        [french] За капо
        [coinche] За капо
       *[other] За всички взятки
    }
# en f327b1c3 draft
doubled = { $times ->
    [2] { $vocabulary ->
        [coinche] с куанш
       *[other] с контра
    }
    [3] { $vocabulary ->
        [coinche] със сюркуанш
       *[other] с реконтра
    }
    [4] { $vocabulary ->
        [coinche] със сюркуанш
       *[other] с реконтра
    }
   *[other] с чаршаф-контра
}
    .label = { $times ->
        [2] { $vocabulary ->
            [coinche] С куанш
           *[other] С контра
        }
        [3] { $vocabulary ->
            [coinche] Със сюркуанш
           *[other] С реконтра
        }
        [4] { $vocabulary ->
            [coinche] Със сюркуанш
           *[other] С реконтра
        }
       *[other] С чаршаф-контра
    }
# en 4590f73e draft
thrown-in = раздава се пак
    .label = Раздава се пак

## units

# en b3d66aeb draft
points-unit = { $count ->
    [one] точка
   *[other] точки
}
# en 0a32a275 draft
match-points-unit = { $count ->
    [one] точка
   *[other] точки
}
# en 209ec7bc draft
hands-count = { $count ->
    [one] { $count } раздаване
   *[other] { $count } раздавания
}
# en c315dbce draft
times = { $times ->
    [1] веднъж
    [2] двойно
    [3] тройно
    [4] четворно
    [8] осемкратно
    [16] шестнайсеткратно
   *[other] { $times } пъти
}
# en 2a193fb4 draft
minus-aloud = минус { $points }

## people

# en 3d0996aa draft
us = Ние
# en 7858527d draft
them = Вие
# en e54ed46c draft
both-sides = Двата отбора
# en a97cfd9a draft
north = Север
# en f06dd0a0 draft
east = Изток
# en a4eb7805 draft
south = Юг
# en 6c51d3fc draft
west = Запад
# en c5fd6742 draft
host = Домакин
# en 54ac3f51 draft
guest = Гост
# en 645d4ef1 draft
left = Ляв
# en 78dd1e03 draft
right = Десен
# en f4267440 draft
player-number = Играч { $number }

## verdict-marks

# en 617f1883 draft
made--verdict-mark = изкарана
# en dbf403be draft
tied--verdict-mark = равно
# en b5e35a44 draft
revoked--verdict-mark = грешна карта
# en 79c540bf draft
claim-good--verdict-mark = вярна заявка
# en d3f45421 draft
claim-false--verdict-mark = невярна заявка
# en 1b8e7f2e draft
agreed--verdict-mark = по уговорка

## deal-reasons

# en dfba6233 draft
all-pass--deal-reason = Всички пасуваха
# en 260823a4 draft
schmeiss--deal-reason = Приет шмайс
# en aa1ddf84 draft
void-deal--deal-reason = Невалидно раздаване
# en 534a1d4f draft
misdeal--deal-reason = Сгрешено раздаване

## claim-belas

# en 17febe33 draft
none--claim-bela = Без белот
# en 2a9ce88b draft
held--claim-bela = И двете са в ръката
# en 1a5cf74c draft
one-played-silently--claim-bela = Едната е изиграна, без да е обявено
# en 687db32a draft
both-played-silently--claim-bela = И двете са изиграни, без да е обявено
# en d390a513 draft
announced--claim-bela = Обявен

## rule-sets

# en 52ad7395 draft
bela-2--rule-set = Бела
# en bc2dc535 draft
bela-3--rule-set = Бела за трима
# en f839c9ed draft
klabberjass-4--rule-set = Клаберяс
# en 3e81cb85 draft
lehman--rule-set = Клаберяс по { "Lehman" }
# en 1efc7659 draft
bicycle--rule-set = Клаберяс по { "Bicycle" }
# en b8ad64d2 draft
denexa--rule-set = Клаберяс по { "Denexa" }
# en b9872c3e draft
bridge-belote--rule-set = Бридж-белот
# en 0c72c414 draft
belote--rule-set = Френски белот
# en 066bce6e draft
contree--rule-set = Белот контре
# en 21bedd5e draft
coinche--rule-set = Белот куанш
# en 61f375e0 draft
bela-hr--rule-set = Хърватска бела
# en fe92a5cd draft
house-rules-unnamed = Домашни правила
# en 9a7d3569 draft
form-name = { $game }, { $variant }
# en bfde9f63 draft
form-title = { $game }: { $variant }

## days

# en 9408080a draft
unknown-day = Неизвестен ден
# en 12a4083c draft
unknown-moment = неизвестно време
# en f12d7142 draft
day-and-time = { $day }, { $time }
