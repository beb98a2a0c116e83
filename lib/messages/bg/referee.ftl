### Съдията: какво може да се попита и какво отсъжда; и справката с правилата.

## rulings

# en 810d64d1 draft
referee-title = Съдия
# en efa8005c draft
referee-by-this-game = по правилата на тази игра
# en 11f4a042 draft
referee-to-sheet = Лист
# en aa8e04b5 draft
rulings-label = Решения
# en 0c5858fc draft
all-rulings = Всички решения
# en e2bcea85 draft
runs--ruling = Чии поредици се броят?
    .about = Какво да кажете на глас или как да подавате телефона
# en b5027f33 draft
play--ruling = Може ли да се играе тази карта?
    .about = Кои карти стават и защо другите не
# en 528fc95d draft
bidding--ruling = Какво може да се каже сега?
    .about = Кой говори, кой обявява, кой започва
# en c1571799 draft
claim--ruling = Мога ли да изляза?
    .about = Моментът, сборът и какво струва невярната заявка
# en 55306fbf draft
wrong--ruling = Нещо се обърка
    .about = Сгрешено раздаване, грешна карта, неверен анонс, грешен брой карти
# en f9cf2c0f draft
pile--ruling = Преброй тази купчина
    .about = Посочи картите и прочети точките
# en dfb9aa08 draft
bela--ruling = Може ли още да се каже „белот“?
    .about = При коя карта се обявява белотът и кога вече е късно
# en f96934ab draft
exchange--ruling = Може ли да се смени седмицата?
    .about = Седмицата коз срещу обърнатата карта
# en 6e65316e draft
void-deal--ruling = Невалидно ли е това раздаване?
    .about = Когато първите карти на играч са само осмици и седмици
# en 5db2dfb4 draft
cut--ruling = Кой раздава първи?
    .about = Въведи коя карта е изтеглил всеки играч
# en 45850526 draft
replay--ruling = Повтаряне на раздаване
    .about = Цялото раздаване, взятка по взятка, проверено за грешки
# en 36fbffd6 draft
elsewhere--ruling = Точките по други правила
    .about = Едно раздаване по правилата на всички игри, едно до друго

## asked

# en 07ab9ce2 draft
asked-who-dealt = Кой раздаде
# en 586d4533 draft
asked-who-took = Кой обяви
# en 8505b6c1 draft
asked-trumps = Коз
# en 330cf16b draft
asked-suit-turned-up = Боя на обърнатата карта
# en c3c57503 draft
asked-last-trick = Последна взятка
# en fcf50ef2 draft
asked-counts = Брои се
# en e8feef7e draft
asked-yes = Да
# en bf3e8f68 draft
asked-no = Не
# en cf0e4264 draft
choose = Посочи { $facts }.
# en dc6be58b draft
dealer--to-choose = кой раздаде
# en 7f9cb640 draft
turn-up--to-choose = боята на обърнатата карта
# en 92cccf5d draft
low-card--to-choose = боята на ниската карта
# en 54df7c73 draft
taker--to-choose = кой обяви
# en a7f1ac78 draft
trumps--to-choose = кой е козът
# en 2a6a499e draft
bid--to-choose = колко точки са обявени
# en 134c6b41 draft
offender--to-choose = кой сгреши
# en 252e1839 draft
last-trick--to-choose = кой взе последната взятка
# en a8d79c2d draft
claimant--to-choose = кой иска да излезе
# en 64ad378a draft
what-has-been-said = Какво е казано
# en 151e09ee draft
undo-last-call = Отмени последното казано
# en e7343581 draft
start-again = Отначало
# en d4da09da draft
by-the-rules-of = По правилата на
# en 2ca52f5b draft
ruling-loads-game = Играта се зарежда…
# en 9fd75bde draft
ruling-game-not-here = Тази игра не е на този телефон. Избери по кои правила да се отсъди.
# en 9e94bf2a draft
ruled-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}

## before-play

# en d08129f2 draft
exchange-allowed = Да. Сложи седмицата коз на масата и вземи обърнатата карта в ръката. Смяната не е задължителна.
# en e7f736f6 draft
not-played--exchange-bar = Не. В тази игра седмицата коз не се сменя.
# en a516c178 draft
other-trumps--exchange-bar = Не. Обърнатата карта не е от козовата боя.
# en 90d1fd99 draft
no-seven--exchange-bar = Не. Сменя се само седмицата коз.
# en f7be3d1c draft
too-late--exchange-bar = Не. Седмицата се сменя преди първата карта, а играта вече е започнала.
# en 803b7553 draft
no-claims--claim-bar = В тази игра не се излиза по средата: всяко раздаване се доиграва и се брои.
# en 33438f71 draft
named-trumps--claim-bar = Не. Страната, която е обявила коза, не може да излезе, преди раздаването ѝ да е преброено.
# en 3b7984ca draft
not-trick-winner--claim-bar = Не. Победа заявява само този, който току-що взе взятка. Опитът не се наказва.
# en 22c5db31 draft
already-led--claim-bar = Не. Следващата взятка е започнала: изчакай, докато вземеш взятка. Казаното не се наказва.
# en d1f31928 draft
already-counted--claim-bar = Не. Картите са преброени и броенето решава. Казаното не се наказва.
# en 13ce0e5a draft
too-late--claim-bar = Не. На тази маса се излиза в първите три взятки или изобщо не се излиза.
# en c50079e4 draft
both-held--bela-state = И двете са още в ръката
# en e402bdb5 draft
first-silent--bela-state = Едната е изиграна и нищо не е казано
# en 6c610a4d draft
first-called--bela-state = Казано е при първата карта, втората е още в ръката
# en 0593085d draft
second-silent--bela-state = Казано е при първата карта, а втората е изиграна мълчаливо
# en 830c438a draft
both-silent--bela-state = И двете са изиграни и нищо не е казано
# en 97e62598 draft
second-called--bela-state = Казано е чак при втората карта
# en 59ddc7e6 draft
bela-counts = Да, белотът носи 20 точки.
# en 91491d89 draft
bela-call-at-second = Да. Кажи „белот“ с втората от двете карти.
# en c1d56ae2 draft
bela-call-at-first = Да. Кажи „белот“ с първата от двете карти.
# en b10997d8 draft
bela-call-at-either = Да. Кажи „белот“ с която и да е от двете карти.
# en 54d5d138 draft
bela-call-at-both = Да. Кажи „белот“ с първата от двете карти и „ребелот“ с втората.
# en 1b7d9fa8 draft
bela-say-rebelote = Да, ако кажеш „ребелот“ с втората от двете карти.
# en 184f2e60 draft
bela-lost-in-silence = Не. И двете карти са изиграни мълчаливо, затова белотът не се пише.
# en 1c5010a1 draft
bela-lost-at-first = Не. „Белот“ се казва с първата от двете карти, а тя вече е изиграна.
# en 1f3cd835 draft
bela-lost-at-second = Не. „Белот“ се казва с втората от двете карти, а тя вече е изиграна.
# en 0baba421 draft
bela-lost-without-rebelote = Не. С втората карта не е казано „ребелот“, затова белотът не се пише.

## bidding

# en 6f71916f draft
call-contract = { $trump ->
    [spades] Пика
    [hearts] Купа
    [diamonds] Каро
    [clubs] Спатия
    [none] Без коз
   *[all] Всичко коз
}
# en 99b36940 draft
call-take-in = { $trump ->
    [spades] Обявявам пика
    [hearts] Обявявам купа
    [diamonds] Обявявам каро
    [clubs] Обявявам спатия
    [none] Обявявам без коз
   *[all] Обявявам всичко коз
}
# en d6aa6cb5 draft
call-bid = { $points } { $suit }
    .capot = Капо { $suit }
# en 4bbddad5 draft
pass--call = Пас
# en c5ca6124 draft
take--call = Обявявам
# en d19648c5 draft
schmeiss--call = Шмайс
# en 485f4861 draft
yes--call = Да, раздай пак
# en 612cc142 draft
no--call = Не, играе се
# en 3a0620e0 draft
double--call = { $vocabulary ->
    [coinche] Куанш
   *[other] Контра
}
# en ed979a1e draft
redouble--call = { $vocabulary ->
    [coinche] Сюркуанш
   *[other] Реконтра
}
# en 44a92e07 draft
sheet--call = Чаршаф-контра
# en 98998c89 draft
bidding-took = { $name } обявява { $trump }.
    .doubled = { $name } обявява { $trump }, играе се { doubled }.
# en cf6b0f04 draft
bidding-leads = { $name } започва първата взятка.
# en 2b55023f draft
bidding-all-passed = Всички пасуваха: раздава се пак, картите дава { $name }.
# en e231171a draft
bidding-schmeiss-agreed = Шмайсът е приет: раздава се пак, картите дава { $name }.
# en 1dac0064 draft
turn-answers = Казан е шмайс: отговаря { $name }.
# en 27a35171 draft
turn-speaks = { $round ->
    [first] Първи кръг: говори { $name }.
    [second] Втори кръг: говори { $name }.
   *[none] Говори { $name }.
}
# en 9476ee94 draft
turn-must-name = { $round ->
    [first] Първи кръг: { $name } трябва да избере коз.
    [second] Втори кръг: { $name } трябва да избере коз.
   *[none] { $name } трябва да избере коз.
}

## irregularities

# en 8da804a1 draft
exposed-in-deal--irregularity = При раздаването се обърна карта
    .about = Видяла се е карта на играч или в тестето има карта с лице нагоре.
    .words = сгрешено раздаване, обърната карта, показана карта, видяна карта, ново раздаване
# en 9379a1c1 draft
wrong-count-before--irregularity = Грешен брой карти, преди да се говори
    .about = Грешката се забелязва, преди някой да е говорил.
    .words = сгрешено раздаване, грешен брой, липсва карта, излишна карта
# en 162f8587 draft
wrong-count-bidding--irregularity = Грешен брой карти, след като се е говорило
    .about = Грешката се забелязва, докато се избира козът или преди първата карта.
    .words = сгрешено раздаване, грешен брой, липсва карта, излишна карта
# en 724d645e draft
wrong-count-play--irregularity = Грешен брой карти по време на игра
    .about = Грешката се забелязва, след като играчът с грешния брой карти е играл в първата взятка.
    .words = грешен брой, липсва карта, последната взятка не излиза
# en 25d537fc draft
false-run--irregularity = Анонсирана е поредица, която никой няма
    .about = Тук спада и отговор като „До коя карта?“ от играч без поредица или с поредица, която носи по-малко точки.
    .words = неверен анонс, фалшив анонс, обявена терца, лъжа, блъф
# en 3d0087c6 draft
false-bela--irregularity = „Белот“ без поп и дама
    .about = Попът и дамата коз не бяха в една ръка.
    .words = неверен анонс, фалшив белот, невярно обявяване
# en 33a5a262 draft
revoke--irregularity = Изиграна е непозволена карта
    .about = Играчът не е отговорил на боята, не е цакал или не е качил, когато трябва. Това е грешна карта.
    .words = ренонс, не отговори на боя, не цака, не надцака, не качи, грешна карта
# en e2b93985 draft
low-trump-lead--irregularity = Започнато е с осмица или седмица коз
    .about = На някои маси козът, с който започваш, трябва да носи точки.
    .words = нисък коз, малък коз
# en 0f9371c6 draft
exposed-card--irregularity = Някой показа карта по време на игра
    .about = Карта е паднала на масата или се е видяла, преди да ѝ дойде редът.
    .words = показана карта, изпусната карта, видяна карта
# en 97758562 draft
out-of-turn--irregularity = Някой започна, игра или говори не на ред
    .about = Започна друг играч, даде карта преди другите или обяви, без да му е дошъл редът.
    .words = не е на ход, изпревари, прескочи, раздаде друг
# en bd21f6a5 draft
claim-moment--irregularity = Победата е заявена в грешен момент
    .about = Заявката е по средата на взятка, от играч, който не е взел току-що изиграната взятка, или след началото на броенето.
    .words = заявка, излизам, рано, късно
# en 11b8a50f draft
false-claim--irregularity = Победата е заявена с недостатъчно точки
    .about = Моментът е верен, но сборът не стига целта.
    .words = невярна заявка, не стигат точки, излизам
# en 2dec3107 draft
redeal--remedy = Раздава се отново от същия играч и никой не пише точки.
# en 54469423 draft
correct--remedy = Ръцете се поправят. Ако някой има повече карти, другата страна тегли излишните, без да ги гледа. Който има по-малко, взима отгоре от тестето.
# en 32f526b2 draft
put-right--remedy = Картата или казаното се връща и играта продължава, ако видяното или чутото не е навредило на никого.
# en 28f4d4a2 draft
must-be-played--remedy = Картата трябва да се изиграе, освен ако противниците позволят да бъде върната.
# en e8e08a6e draft
all-to-other-side--remedy = Раздаването е за другата страна: тя пише картите, последната взятка и всички анонси, които двете страни наистина са имали. Където се наддава в точки, тя пише както при неизкарана обява. В някои игри загубилият запазва белота си.
# en 49d6f1dd draft
declared-points--remedy = Другата страна пише точките от неверния анонс. Раздаването се пише, както е изиграно.
# en 20c8f173 draft
points-named--remedy = Другата страна пише точките, които тези правила посочват. Променете ги на листа.
# en da3ca733 draft
no-claim--remedy = Това не се брои за заявка. Играта продължава без наказание.
# en 6e76b9ad draft
game-lost--remedy = Страната, която е заявила победа, губи играта веднага, независимо колко точки още би донесло раздаването.
    .by-three = Който е заявил победа, губи играта. Печели противникът, който е имал повече точки преди раздаването. Ако противниците са били наравно, не печели никой.
# en 6b5cf056 draft
nothing--remedy = Нищо. На тази маса може да се започне с всяка карта.
# en d6ef65b9 draft
agree--remedy = Разберете се за точки и ги променете на листа.
# en 044fb77a draft
misdeal--entry-key = Запиши сгрешено раздаване
# en 94d8aa4b draft
revoke--entry-key = Запиши грешна карта
# en e3870c9d draft
declared--entry-key = Запиши точките от анонса
# en a66cf542 draft
claimed--entry-key = Към заявката на листа
# en a8115e44 draft
agreed--entry-key = Промени точки

## play

# en 4ec38b96 draft
follow-suit--play-rule = Исканата боя е { $suit }, а в ръката има от нея.
# en 9e37e3de draft
must-beat-trump--play-rule = Играе се коз: { $card } на масата трябва да се качи, а в ръката има по-силен коз.
# en 497eded3 draft
must-head--play-rule = Най-силната карта на масата ({ $card }) трябва да се качи, а в ръката има по-силна от същата боя.
# en c03bd25f draft
must-trump--play-rule = В ръката няма { $suit }, затова трябва да се цака.
# en 4aabe7b6 draft
must-overtrump--play-rule = Взятката е цакана ({ $card }): трябва да се надцака и в ръката има с какво.
# en 40068937 draft
low-trump-lead--play-rule = Не се започва с осмица или седмица { $trump }, ако в ръката има друга карта.
# en 80d6eb21 draft
follow-suit--broken = Не е отговорено на боята.
# en cf9d8b66 draft
must-beat-trump--broken = Козът не е качен.
# en eadb6726 draft
must-head--broken = Най-силната карта на масата не е качена.
# en a73e144b draft
must-trump--broken = Не е цакано.
# en f3629d2b draft
must-overtrump--broken = Не е надцакано.
# en 76c18e14 draft
low-trump-lead--broken = Започнато е с нисък коз.

## numbers

# en cd96ef56 draft
number-word = { $number ->
    [1] една
    [2] две
    [3] три
    [4] четири
    [5] пет
    [6] шест
    [7] седем
    [8] осем
    [9] девет
   *[other] { $number }
}

## speech

# en 1503ce74 draft
say-i-have = Имам { $run }
# en 23910f3d draft
say-worth = Имам { $worth }
# en a555ea95 draft
say-not-good = Не е добра
    .i-have = Не е добра – имам { $run }
    .length = Не е добра – моята е от { number-word } карти
    .mine-high = Не е добра – моята е { up-to }
# en a064d384 draft
say-no-good = Не става
# en 5844a590 draft
say-length = Моята е от { number-word } карти
# en d53038a0 draft
say-mine-high = Моята е { up-to }
# en 04e5da93 draft
say-high = { $rank ->
    [A] До асо
    [K] До поп
    [Q] До дама
    [J] До вале
    [10] До десетка
    [9] До деветка
    [8] До осмица
   *[7] До седмица
}
# en b455f8d5 draft
say-top = { $rank ->
    [A] Асо
    [K] Поп
    [Q] Дама
    [J] Вале
    [10] Десетка
    [9] Деветка
    [8] Осмица
   *[7] Седмица
}
# en d74423ca draft
say-points = { $points ->
    [100] Сто
    [150] Сто и петдесет
    [200] Двеста
   *[other] { $points }
}
# en d70d04be draft
say-four = { $rank ->
    [A] Каре аса
    [K] Каре попове
    [Q] Каре дами
    [J] Каре валета
    [10] Каре десетки
   *[9] Каре деветки
}
# en b5dd644d draft
say-good = Добра е
# en 9c2ed587 draft
say-how-high = До коя карта?
# en c869a675 draft
say-also = И аз имам
    .the-same = Същата
# en 125744f0 draft
say-none = Нямам
    .no-meld = Нямам анонс
# en a2ff8c0e draft
say-in-suit = { $suit ->
    [spades] Моята е пика
    [hearts] Моята е купа
    [diamonds] Моята е каро
   *[clubs] Моята е спатия
}
    .alone = { $suit ->
        [spades] Пика
        [hearts] Купа
        [diamonds] Каро
       *[clubs] Спатия
    }
# en 93ca149e draft
say-in-trumps = Моята е от коз
# en f587a1ac draft
say-nor-mine = И моята не е от коз
# en 536bc1b0 draft
say-nothing = Нищо не казвам

## elsewhere

# en deb40a14 draft
elsewhere-label = Точките по други правила
# en f67c2acc draft
elsewhere-title = По други правила
# en d8c19de4 draft
elsewhere-more = Сравни с други правила
    .about = Игри и варианти за същия брой играчи
# en eeeaace9 draft
elsewhere-points = Точки на листа по всички правила
# en 82595c5d draft
as-played = Както е играно
# en 97375c76 draft
column-not-all-known = Не всичко е известно
# en c4f7af5e draft
column-cannot-be = Там не може да се играе
# en 50765244 draft
column-not-all-recorded = Не всичко е записано
# en cdb02707 draft
column-came-out = Изход: { $verdict }
    .same = Изход: { $verdict }, ред по ред същото
# en 1211fa84 draft
only-here = Само тук
# en 8e363a7b draft
not-here = Тук липсва
# en 9d058665 draft
line-for-line = Ред по ред същото, както е играно.
# en cfa37689 draft
on-the-sheet = (на листа)
# en cf10e946 draft
from-a-sheet = Отвори съдията от листа на игра, за да вземеш раздаване от нея, или въведи раздаване карта по карта.
# en 06630916 draft
nothing-to-compare = Още няма раздаване за сравнение
# en 739907e6 draft
no-hand-played = В тази игра още няма изиграно раздаване. Може да се въведе карта по карта.
# en 910b1b0f draft
which-hand = Кое раздаване
# en 2b8ddab7 draft
not-recorded = Какво не е записано
    .needed = Какво не е записано, а някои от тези правила го искат
# en 338377b9 draft
who-took-last-trick = Чия е последната взятка?
# en 56569ec3 draft
what-were-trumps = Какъв беше козът?
# en 1c65cfc9 draft
what-was-bid = Колко точки са обявени?
# en 388e150e draft
anybody-without = Остана ли някой без взятка?
# en 0f4c9294 draft
no-one-at-all = Никой
# en 3b9fd1c1 draft
any-four = Имаше ли някой каре?
# en 9615cc13 draft
remove-four = Махни
# en 574f6ced draft
bela-called-when = При коя карта беше обявен белотът?
# en 498386f7 draft
first-card--called-at = При първата карта
# en caf88a7a draft
second-card--called-at = При втората
# en 4c143189 draft
both--called-at = При двете
# en 93be5a12 draft
never--called-at = Изобщо не
# en c412bcd4 draft
had-none = Без взятка: { $name }
# en f5153c61 draft
had-all = Всички взятки: { $name }
# en 19a24884 draft
run-cards-asked = { $name }, { $run }: колко карти са?
    .unnamed = Колко карти са?
# en 34cfa161 draft
run-top-asked = { $name }, { $run }: до коя карта?
# en cd49af4b draft
run-suit-asked = { $name }, { $run }: от коя боя?
# en 9d93c28a draft
who-held-four = Кой имаше каре { $ranks }?
# en 29b8b822 draft
held-four = { $name }: каре { $ranks }
# en 3a3c9879 draft
line-of-side = { $name }: { $line }
# en bd24dcdb draft
missing-bela-call = Не е записано при коя карта е обявен белотът.
# en 034574c0 draft
missing-fours = Не е записано дали някой имаше каре.
# en ba6f87cd draft
missing-run-length = Не е записано дали поредицата е от { $lengths } карти: { $name }, { $run }.
    .unnamed = Не е записано дали има поредица от { $lengths } карти.
# en ac3e46fd draft
spoken-totals = Записани са само готовите сборове: поредиците и белотът в тях остават така, както са броени на масата.
# en f2807502 draft
settled-declarations = Анонсите са записани като готови точки: остават така, както са броени на масата.

## entry

# en acb53f51 draft
save-to-sheet = Запиши на листа
# en dd45ab96 draft
asked-without-game = За да запишеш това на лист, отвори съдията от същия лист.
# en da25a551 draft
to-the-games = Игри
# en c439e34a draft
to-the-sheet = Лист
# en 65aae35a draft
saved-as-hand = Записано като раздаване { $number }.
# en ab543742 draft
saved-on-sheet = Записано на листа.
# en 608b99f4 draft
write-as-hand = { $label }, раздаване { $number }
# en 49baed1e draft
sheet-is-over = Тази игра е свършила.
# en 7e105e85 draft
sheet-is-open = Първо трябва да се поправи едно раздаване на листа.
# en 7c425e07 draft
agreed-reason = Причина
# en d1151115 draft
agreed-whole-number = Цяло число до 9999. С минус се отнемат точки.
# en 35b576e4 draft
agreed-ask = Въведи кой колко точки получава.
# en a058752f draft
agreed-points-for = Точки за { $name }
# en 0ad5d446 draft
declared-points-asked = Точки от неверния анонс
# en dcb8181e draft
declared-why = неверен анонс
# en 61d0cd85 draft
revoke-who = Кой сгреши
# en c1a3223a draft
revoke-card-points = Точки от карти: { $name }
# en c845a67d draft
revoke-rest = На листа докосни раздаването и го поправи: добави анонсите и белота, които важат.
# en ee98a5a2 draft
revoke-enter = Въведи точките от картите.

## claim

# en 3aca52cb draft
claim-who = Кой иска да излезе
# en 3167b7bb draft
claim-before = Общо преди това раздаване
# en 191a8e64 draft
claim-tricks = Изиграни взятки
# en 14d19127 draft
claim-won-trick = На този играч ли е последната изиграна взятка?
# en 33441e2f draft
claim-counted = Преброени ли са картите?
# en 46bd7549 draft
claim-next-led = Започната ли е следващата взятка?
# en e02dfe20 draft
claim-points = Точки във взятките на този играч досега
# en 0a12ec7f draft
claim-best-runs = Поредици, ако са най-добрите
    .label = Точки от поредиците на този играч
# en 52f12c6a draft
claim-ask = Въведи какво има този играч.
# en 64567fef draft
claim-on-sheet = Заявка на листа
# en 67d89fe4 draft
claim-last-trick = { $trick }, последната
# en 2a8c20e1 draft
claim-standing = До { $target }: { $standing }
# en fe0f7164 draft
claim-standing-of = { $name } { $points }
# en a17e7177 draft
claim-not-now = Сега не може да се излезе
# en ea8f2a82 draft
claim-to-reach = До { $target }
# en 3bfb0b75 draft
claim-enough = { $total } от { $target }: стигат
# en 4ae07a09 draft
claim-short = { $total } от { $target }: { $missing ->
    [one] липсва { $missing }
   *[other] липсват { $missing }
}
# en 6e642fb6 draft
claim-good = Да. { $name } има { $total } от { $target } и печели.
    .rest = Точки от това раздаване: { $points }. Останалото не се играе.
# en 5bad718b draft
claim-false = Не: { $total } от { $target }, { $missing ->
    [one] липсва { $missing }
   *[other] липсват { $missing }
}.
    .rest = Точки от това раздаване досега: { $points }. Играй нататък и заяви победа след по-късна взятка.
# en 822d9782 draft
claim-false-lost = { $who ->
    [we] Ако все пак се заяви победа, ние печелим играта веднага.
    [they] Ако все пак се заяви победа, вие печелите играта веднага.
    [one] Ако все пак се заяви победа, { $name } печели играта веднага.
   *[many] Ако все пак се заяви победа, { $name } печелят играта веднага.
}
# en 0e7ff7d3 draft
claim-false-no-one = Ако все пак се заяви победа, играта свършва без победител.

## replay

# en 2c06bca5 draft
replay-loads = Раздаването се зарежда…
# en 20292699 draft
replay-part = Част от раздаването
# en e8d5298f draft
tricks--part-of-replay = Взятки
# en 10cde7e8 draft
hands--part-of-replay = Карти в ръцете
# en 82cb87b1 draft
declared--part-of-replay = Анонси
# en df7fa608 draft
result--part-of-replay = Решение
# en 243b2a86 draft
replay-new = Ново раздаване
# en 506b9b8b draft
replay-change = Промени
    .done = Готово
# en 84beebc7 draft
replay-taken-on-big = Обявено на голямо
# en 123b3a7d draft
replay-on-big = На голямо
# en 6a9c82f2 draft
replay-contract = { $dealer } раздаде, { $taker } обяви { $trump }.
# en 582bd10d draft
replay-every-card = Всички изиграни карти
# en e949987b draft
replay-undo = Отмени последната карта
# en 865d135f draft
replay-clear = Изчисти взятките
# en 18bcde4c draft
replay-trick-mark = взятка { $trick }
# en 064e14f9 draft
replay-all-in = Въведени са всичките { NUMBER($tricks) } взятки.
# en f780f8fc draft
replay-leads = Взятка { $trick }: започва { $name }.
# en 60708aa4 draft
replay-plays = Взятка { $trick }: играе { $name }.
# en f6fdf2d4 draft
replay-card-of = Картата, която играе { $name }
# en 72d9e738 draft
replay-as-text = Въвеждане като текст
    .about = Всички карти като текст, за поставяне или изпращане
# en 9e801f44 draft
replay-use-cards = Вземи тези карти
# en bbfd7ace draft
replay-how-to-write = Пиши всяка взятка на нов ред, с картите, както са изиграни една след друга: { "AS 9S" } (боите са { "S" } пика, { "H" } купа, { "D" } каро, { "C" } спатия). Ръката (по желание) започва с името: { $name }: { "AS KH" }.
# en 90e0b04e draft
replay-unread = Ред { $line }: „{ $word }“ не е нито карта, нито име.
# en 4e15739c draft
replay-hands-optional = Можеш да пропуснеш ръката на някой играч: тогава { "Yuss" } взима картите, които той е изиграл. Ако някой е сменил седмицата, въведи неговата ръка такава, каквато е след смяната.
# en 5c5d0aa0 draft
replay-whose-hand = Чия ръка
# en 8cbef04d draft
replay-card-count = { $count } от { $all }
# en c84af03c draft
replay-hand-count = { $name }, { $count } от { NUMBER($all) } карти
# en dfaee8bf draft
replay-hand-of = Ръка: { $name }
# en 6b947d59 draft
replay-what-cards-allow = Тук са анонсите, възможни с въведените карти. Посочи направените в реда, в който са казани.
# en 4bdd93ed draft
replay-nothing-to-declare = Няма какво да се анонсира.
# en 30bd34dd draft
replay-run = { $run } { $cards }
# en 6dd4c21a draft
replay-four = каре { $rank }
    .label = Каре { $rank }
# en 00583c5b draft
replay-declared-by = { $name } анонсира { $meld }
# en 00305859 draft
replay-bela-in = белот { $suit }
# en 1c9df6ab draft
replay-announced-by = { $name } обяви { replay-bela-in }
# en ae55ac19 draft
replay-bela-not-played = още не са изиграни
# en b9db923a draft
replay-bela-first = първата карта във взятка { $first }
# en 5988f31a draft
replay-bela-both = първата карта във взятка { $first }, втората във взятка { $second }
# en 5ecc1f3d draft
replay-cannot-be = Това раздаване не може да е играно така.
# en 7d0d023b draft
replay-all-allowed = Всяка карта е играна по правилата.
# en 0c0a2eaa draft
replay-made-by-each = Колко точки има всяка страна
# en a041846d draft
replay-complete = { $count ->
    [one] Пълна е { $count } от { NUMBER($all) } взятки. Раздаването се брои, когато всички са пълни.
   *[other] Пълни са { $count } от { NUMBER($all) } взятки. Раздаването се брои, когато всички са пълни.
}
# en c1addb49 draft
replay-not-allowed = { $count ->
    [1] Една карта не е по правилата.
   *[other] { $count } карти не са по правилата.
}
# en fafd3f95 draft
replay-played = Взятка { $trick }: { $name } изигра { $card }.
# en 95093b28 draft
replay-allowed = Позволено: { $cards }.
# en 395b0d30 draft
replay-caption = Взятки. { $points }.
# en 55970c89 draft
replay-points-of = { $name } { $points } от карти

## runs

# en 48259fdf draft
runs-how = Как
# en 7afa0b48 draft
runs-spoken = На глас
# en 98d36104 draft
runs-passed = Телефонът обикаля
# en 4fcc1e7d draft
runs-who-leads = Кой обяви и затова започва
# en 6987f8d6 draft
runs-not-at-no-trumps = На без коз поредици не се броят.
# en 6a648aeb draft
runs-not-here = На тази маса поредици не се анонсират.
# en 5f96fc54 draft
runs-no-one-has = { $contest ->
    [runs] Никой няма поредица.
    [fours] Никой няма каре.
   *[both] Никой няма какво да анонсира.
}
# en dedbaecb draft
runs-no-one-declared = Никой нищо не анонсира.
# en a591d7c5 draft
runs-equal = { $contest ->
    [runs] Най-добрите поредици са равни: никой не пише за поредици.
   *[both] Най-добрите анонси са равни: никой не пише за анонси.
}
# en 9fe1461d draft
runs-speaks = Говори { $name }:
    .first = Първо говори { $name }:
# en 8a9746ea draft
runs-can-be-said = Какво може да каже { $name }
# en 8089bc75 draft
runs-are-good = { $who ->
    [we] Нашите поредици са добри.
    [they] Вашите поредици са добри.
   *[many] Поредиците на { $name } са добри.
}
# en b430602e draft
fours-are-good = { $who ->
    [we] Нашите карета са добри.
    [they] Вашите карета са добри.
   *[many] Каретата на { $name } са добри.
}
# en ae1cbaf9 draft
runs-no-one-else = Никой друг не пише за поредици. Сега се показват добрите поредици.
# en 09d5f32c draft
declared-no-one-else = Никой друг не пише за анонси. Сега се показват добрите.
# en 711c6c5b draft
runs-fours-apart = Каретата се сравняват отделно.
# en dc3962e5 draft
runs-no-one-looks = Другите да не гледат. Всеки играч въвежда поредиците си и пак ги скрива.
# en 0404ff4a draft
runs-declare-nothing = Нищо не анонсирам
# en 1d7adcd3 draft
runs-hide = Скрий и подай нататък
# en feefdb1d draft
runs-show = Покажи поредиците и преброй
# en 5a848e03 draft
runs-give-phone = Подай телефона на { $name }.
# en 509cc7d7 draft
runs-i-am = Аз съм { $name }
# en a3b2ada9 draft
runs-cards-of = Карти: { $name }
# en df1b97aa draft
runs-tap = Посочи картите от поредиците си: { $found }.
    .none = Посочи картите от поредиците си: още няма поредица.
# en 811fbd20 draft
runs-declared-is-good = Анонсите са добри: { $names }.
# en e63112f9 draft
runs-whose-cards = Чии карти
# en 9b382b5e draft
runs-tap-shown = Посочи показаните карти.
# en e8fa5a45 draft
runs-need-trick = Поредиците се броят, щом страната, която ги има, вземе взятка.
# en 14ade2d2 draft
runs-shown-by = Показани карти: { $name }

## single-rulings

# en 685e6cb6 draft
bela-in-one-hand = В една ръка ли бяха попът и дамата коз?
    .no = Не. Попът и дамата коз трябва да са били в една ръка.
# en 24fae1e7 draft
bela-where = Къде са сега попът и дамата коз?
# en 1fb09e56 draft
bidding-low-card-suit = Боя на ниската карта
# en a22a8894 draft
bidding-not-there = Това не може да се каже в този момент. Отмени го.
# en 3e73bf74 draft
bidding-save-redeal = Запиши, че се раздава пак
# en 64fca674 draft
bidding-may-be-said = Какво може да каже { $name }
# en be9a3bf5 draft
cut-ask = Въведи картата, която изтегли всеки играч.
# en 73c62764 draft
cut-again = Решаващите карти са равни: цепи се пак.
# en c7af6a25 draft
cut-by = { $name } тегли
# en 3396484e draft
cut-deals-first = Първо раздава { $name }.
# en a92a26fe draft
cut-would-deal = { $name } изтегли най-високата карта. По тези правила масата избира кой раздава.
# en be30fea0 draft
exchange-holds-seven = Има ли играчът седмица коз?
# en cb920b0f draft
exchange-card-led = Изиграна ли е първата карта?
# en ec8bf099 draft
pile-ask = Избери коз. Долу пише колко точки носи купчината при всеки коз.
# en 6b35b10e draft
pile-has-last = В тази купчина е последната взятка
# en b6c719f6 draft
pile-last-key = Последна взятка +10
# en 6b4b6697 draft
pile-clear = Изчисти купчината
# en 180d057d draft
pile-label = Карти в купчината
# en bf447b14 draft
pile-by-trumps = Същата купчина при друг коз
# en 1dbb1be2 draft
pile-cards = { $cards ->
    [one] { $cards } карта.
   *[other] { $cards } карти.
}
    .and-last = { $cards ->
        [one] { $cards } карта и 10 за последната взятка.
       *[other] { $cards } карти и 10 за последната взятка.
    }
# en 148e7dfc draft
pile-rest = Другата страна има { $points }.
    .and-last = Другата страна има { $points } с последната взятка.
# en c32da30e draft
play-cards-are-for = За какво са картите долу
# en 0a75a74d draft
play-trick-key = Взятка
# en afe6518d draft
play-hand-key = Ръка
# en 856d1be6 draft
play-tap-trick = Посочи картите на масата в реда, в който са изиграни. Ако не посочиш нищо, играчът започва взятката.
# en bfd3d854 draft
play-tap-hand = Посочи картите, които играчът още държи.
# en 67bdd4d8 draft
play-the-trick = Взятката досега
# en c57bac05 draft
play-the-hand = Ръката
# en 03804209 draft
play-no-cards = още няма
# en 9d23964a draft
play-clear = Изчисти картите
# en 9b86c0fa draft
play-now-hand = Сега посочи картите в ръката, от която се играе.
# en d1985bde draft
play-any-card = Може да се играе всяка карта.
# en e74eb070 draft
play-trick-label = Взятката досега: { $cards }
    .empty = Взятката досега: още няма карта
# en 9117df3a draft
play-hand-label = Ръката, от която се играе: { $cards }
    .empty = Ръката, от която се играе: няма карти
# en a56402a2 draft
play-in-trick = { $place ->
    [1] първа
   *[other] { $place }.
}
# en 7972eb97 draft
play-in-hand = ръка
# en f44bd9c8 draft
play-may = може
# en 702dc452 draft
play-may-not = не може
# en 15b94e19 draft
play-too-many = Не може да бъде: в ръката има най-много { NUMBER($most) } карти.
# en 480df4a0 draft
play-may-be = Може да се играе: { $cards }.
# en 3460ef7e draft
play-not-these = Не може { $cards }
# en 2a7e869a draft
void-never = На тази маса няма невалидно раздаване, колкото и слаби да са картите.
# en 173062b3 draft
void-save = Запиши невалидно раздаване
# en 411db16b draft
void-first-cards = Първите { $first ->
    [5] пет
   *[6] шест
} карти на един играч
# en 615cb1dd draft
void-not = Раздаването е валидно: има и друго освен осмици и седмици.
# en a51330e6 draft
void-tap = Посочи първите { $first ->
    [5] пет
   *[6] шест
} карти на един играч: досега { $count }.
# en 1521625d draft
void-deals-again = Невалидно раздаване: { $name } разбърква и раздава отново.
# en b7f8e296 draft
wrong-what = Какво стана
    .help = Дума или две: грешна карта, заявка, излишна карта
# en a8939fe4 draft
wrong-not-found = Няма нищо с такова име.
# en e944d658 draft
wrong-show-all = Покажи всичко
# en 65cfb3df draft
wrong-rules-silent = Тези правила не казват нищо за това. Избери как се прави на твоята маса:

## citation-parts (own)

the-document = { $document ->
    [clobyosh] { "Clobyosh / Bela" }
    [lehman] клаберясът на { "Lehman" }
    [bicycle] клаберясът на { "Bicycle" }
    [denexa] клаберясът на { "Denexa" }
    [ffb-belote] белотът на френската федерация
    [ffb-contree] контре на френската федерация
    [ffb-coinche] куанш на френската федерация
    [ffb-pages] страниците на френската федерация
    [pravila-bele] { "Pravila igre Bela" }
    [cannes] правилата на Кан от 2016 г.
    [ascee] правилата на турнир на { "ASCEE" }
    [pagat-coinche] { "Coinche" } на { "pagat.com" }
    [colver] прегледът на { "Colver" }
   *[belote] статията за бридж-белота
}
    .label = { $document ->
        [clobyosh] { "Clobyosh / Bela" }
        [lehman] Клаберясът на { "Lehman" }
        [bicycle] Клаберясът на { "Bicycle" }
        [denexa] Клаберясът на { "Denexa" }
        [ffb-belote] Белотът на френската федерация
        [ffb-contree] Контре на френската федерация
        [ffb-coinche] Куанш на френската федерация
        [ffb-pages] Страниците на френската федерация
        [pravila-bele] { "Pravila igre Bela" }
        [cannes] Правилата на Кан от 2016 г.
        [ascee] Правилата на турнир на { "ASCEE" }
        [pagat-coinche] { "Coinche" } на { "pagat.com" }
        [colver] Прегледът на { "Colver" }
       *[belote] Статията за бридж-белота
    }

## citations

# en 7d711a72 draft
cited = { the-document }, { $place }
    .label = { the-document.label }, { $place }
# en 863478c0 draft
cited-silent = { the-document } мълчи
    .label = { the-document.label } мълчи
# en a1bdc8c0 draft
cited-lacks = { the-document } не казва нищо за това
    .label = { the-document.label } не казва нищо за това
# en b72e7d94 draft
cited-lacks-here = { the-document } не казва нищо за това в тази игра
    .label = { the-document.label } не казва нищо за това в тази игра
# en 8daef6a6 draft
cited-in-part = { the-document }: не е в частта, която имаме
    .label = { the-document.label }: не е в частта, която имаме
# en b130e491 draft
cited-after = както други описват правилата „{ $title }“, които не успяхме да прочетем
    .label = Както други описват правилата „{ $title }“, които не успяхме да прочетем
# en 791b315c draft
cited-house = уговорено на тази маса
    .label = Уговорено на тази маса
# en 6f31e4f3 draft
cited-document = { the-document.label }
# en ea30aa95 draft
ground-read = { $source }, по наше тълкуване
# en c2b3527f draft
giver-line = <game>{ $game }</game>: { $ground }
    .noted = <game>{ $game }</game>: { $ground }. { $note }
# en ff1e1817 draft
reading-link = Наше тълкуване

## lookup

# en 35ba01dc draft
rules-find = Намери правило по която и да е дума за него
# en 953e3450 draft
rules-whose = Чии правила
# en e4ed3fee draft
rules-answers-of = Отговорите на
# en 4baf7b94 draft
rules-as-written-in = Както е писано в
# en bd2c3eee draft
rules-at-this-table = На тази маса
# en 3f4ec617 draft
rules-house-mark = домашно правило
# en 499b63bf draft
rules-practise = Упражнения
# en e7e7fe94 draft
rules-our-game = Нашата игра { $game }
# en a6a51b21 draft
rules-of-ours = { $count } по домашно правило
# en 49235e33 draft
rules-title = Правила
    .about = За какво се спори на масата, от цепенето до края на играта: първо отговорът на твоята маса, после на всеки източник.
# en 4637a3a8 draft
compare-title = Сравнение на две игри
    .about = Само въпросите, на които двете игри отговарят различно.
# en 66c7fcda draft
glossary-title = Речник
    .about = Една и съща карта може да има десетина имена. Под всяка дума са другите ѝ имена и правилото, към което спада. Някои имена от други страни и книги ги няма в нито един от нашите документи.
# en 0ff5b34b draft
often-asked = Често питат
# en be282314 draft
sources-title = Откъде са правилата
    .link = Източници
# en 22bcb6d6 draft
stories-title = Истории и съвети
    .about = Откъде са играта и думите ѝ, какво правят хората на масата и как се играе по-добре. Всичко това е от документите, на които стъпват правилата.
    .of-it = Истории и съвети по темата
# en 9d0373b2 draft
laws-of-other-games = Как е в други игри на карти
# en 390abc37 draft
rules-for-example = Например
# en c842cd5e draft
asked-with-it = Свързани въпроси
# en 713f2065 draft
rules-of-games = Правилата на всяка игра
# en be754445 draft
words-for-it = Думи по темата
# en 9467905c draft
order-of-a-deal = По реда на раздаването
# en 2cfeb638 draft
rules-before = Назад
# en b359da86 draft
rules-next = Напред
# en bd5d8fd7 draft
place-of-question = { $group } · { $number } от { $all }
# en d18958b8 draft
settled-under = Масата може да реши това преди играта, в правилата на нова игра: „{ $question }“
# en 6c9d939c draft
answers-given = { $count ->
    [2] Два отговора
    [3] Три отговора
    [4] Четири отговора
    [5] Пет отговора
    [6] Шест отговора
    [7] Седем отговора
    [8] Осем отговора
    [9] Девет отговора
   *[other] { $count } отговора
}
    .silent = Нашите документи мълчат
    .all-agree = Във всички игри е еднакво
# en b7713417 draft
in-no-document = Това правило го няма в нито един наш документ, но масата може да се уговори за него.
# en 4ac411df draft
variation-of = { $game }, вариант „{ $variant }“
# en 7b62edc0 draft
unclear-on = Наше тълкуване: { $point }
# en d26f63d6 draft
compare-one = Едната игра
# en 6ae39292 draft
compare-other = Другата
# en 398005ce draft
compare-unknown = Адресът сочи игра, която я няма тук. Избери друга по-горе.
# en e91ae714 draft
compare-all-alike = Няма разлики: двете игри отговарят еднакво на всички въпроси.
# en 2862120b draft
compare-differing = { $count ->
    [1] Един от { NUMBER($all) } въпроса
   *[other] { $count } от { NUMBER($all) } въпроса
}
# en afb34868 draft
house-rule = Домашно правило.
    .agreed = Домашно правило. Уговорено на тази маса.
    .before = Домашно правило:
# en 1bd71023 draft
decided-no-hand = По този отговор не е решено нито едно раздаване в тази игра.
# en 9886242e draft
decided-hands = Раздавания, решени по този отговор:
# en fc8c0b6f draft
decided-all = всичките { $count }
# en f1196ef0 draft
answer-of-variant = { $variant }: { $source }
# en 6f632668 draft
answer-stands = { $place }.
# en 0778e77a draft
answer-in-game = { $game }: { $answer }
# en 94cb15a6 draft
arises-in = Възниква при:
# en 8778a2e1 draft
agreed-target = { $target }, както е уговорено на тази маса.
# en 2d775f49 draft
example-tie = равенство
# en 9528ec61 draft
example-last-trick = последна взятка
# en 0e2eaf06 draft
example-who-deals = кой раздава
# en 021ef5da draft
example-revoke = грешна карта
# en ed1aab91 draft
examples-label = Примери
# en f3642cd0 draft
for-example = например „{ $word }“
# en c281f8e7 draft
found-label = Намерено
# en 7b064411 draft
found-rules = Намерени правила
# en 31b80070 draft
found-nothing = Няма нищо с такова име.
# en bea06353 draft
found-what-next = Опитай с друга дума или с по-къса. Изчисти полето, за да видиш всички въпроси, или погледни в <link>Речника</link>.
# en 17c3e75c draft
found-questions = { $questions ->
    [one] Един въпрос
   *[other] { $questions } въпроса
}
# en 10fd04c4 draft
found-stories = { $stories ->
    [one] Една история
   *[other] { $stories } истории
}
# en da4e04b2 draft
found-both = { found-questions }, { $stories ->
    [one] една история
   *[other] { $stories } истории
}
