### Всички екрани извън самата игра: началният, нова игра, история, играчи, домашни правила, настройки, данни, споделяне.

## shared

# en 76871612 draft
app-name = Yuss
# en c921d8cb draft
on-this-page = На тази страница
# en a6951029 draft
loading-games = Игрите се зареждат…
# en ee6795f3 draft
example-game = Пример
# en d112aec6 draft
quoted = „{ $text }“
# en 9edc6682 draft
tab-title = { $title } · { app-name }
# en ebcac25a draft
side-and-figure = { $name } { $figure }

## parts

# en 116f40c8 draft
part-club = клубна вечер
# en 77b5df93 draft
part-comparison = сравнение на правилата
# en 951f7b7d draft
part-contest = турнир
# en a3502bcf draft
part-damage = открити повреди
# en b0b41742 draft
part-data = данни на това устройство
# en b4a5e69b draft
part-earlier = връщане назад
# en 382d1f06 draft
part-evening = вечер
# en fa0e4871 draft
part-filters = филтри
# en 9fc1a526 draft
part-found = резултати от търсенето
# en 7f2198c7 draft
part-game-rules = правила на тази игра
# en dd356047 draft
part-games-played = списък на игрите
# en 5ed30703 draft
part-guide = ръководство
# en 8971fa9f draft
part-hands-table = таблица на раздаванията
# en a0f19922 draft
part-house-rules = домашни правила
# en 8f0a8d07 draft
part-how-we-play = страница с твоите правила
# en 3edcb12a draft
part-last-result = последен резултат
# en 6f6b548c draft
part-learn = упражнения
# en e404a062 draft
part-new-game = форма за нова игра
# en d52e53fd draft
part-opened = преглед на отвореното
# en 576d630e draft
part-opener = импорт
# en adbc63f8 draft
part-own-answer = отговорът на твоята маса
# en e1645359 draft
part-past-game = тази игра
# en 9c80d739 draft
part-person = форма за този играч
# en 93fcbe8a draft
part-player = страница на този играч
# en dd06376b draft
part-players = списък на играчите
# en feb8e9b9 draft
part-print = лист за печат
# en 75d01a9b draft
part-questions = показалец на правилата
# en 82d7ffc1 draft
part-rare-rules = списък с правила
# en c6ccd5c6 draft
part-result-picture = картинка с резултата
# en e8f58895 draft
part-ruling = решение
# en cba21848 draft
part-save-backup = бутон за резервно копие
# en ddffdb50 draft
part-scanner = четец на кодове
# en 1553e2e9 draft
part-second-screen = втори екран
# en d9a2ebc5 draft
part-together = играта заедно

## arrivals

# en adff614e draft
arrival-no-code = Тук няма нито игра, нито домашни правила.
    .todo = Копирай цялата връзка, от „{ "http" }“ до последния знак.
# en e6e53167 draft
arrival-cut-short = Тази връзка е непълна или е променена по пътя.
    .todo = Копирай цялата връзка или поискай файл.
# en 63471660 draft
arrival-too-large = Този файл (или връзка) е твърде голям, за да е от { "Yuss" }.
# en 9881da35 draft
arrival-newer-link = Тази връзка е от по-нова версия на { "Yuss" }.
# en dbe02710 draft
arrival-empty = Този файл е празен.
# en 1b057c15 draft
arrival-not-yuss = Този файл не е от { "Yuss" }.
    .todo = Избери игра, домашни правила или резервно копие, записани от { "Yuss" }.
# en d681bb69 draft
arrival-ask-again = Вземи ново копие и опитай пак; на това устройство нищо не е променено.
# en 65cca45e draft
arrival-update = Обнови { "Yuss" } и го отвори пак; на това устройство нищо не е променено.
# en 739b7c45 draft
arrival-newer-format = Този файл (или връзка) е от по-нова версия на { "Yuss" } ({ $format }).
# en ec2e6378 draft
arrival-newer-entry = В този файл (или връзка) има нещо от по-нова версия на { "Yuss" }.
    .in-line = Ред { $line } е записан от по-нова версия на { "Yuss" }.
# en b54ba1c7 draft
arrival-damaged = Този файл е повреден.
    .in-line = Този файл е повреден на ред { $line }.
    .at = Този файл е повреден на ред { $line }, знак { $column }.
# en ebc10848 draft
arrival-unreadable-game = Тази игра не може да се прочете.
# en 414e6531 draft
arrival-begun-otherwise = Началото на тази игра е променено след това: играчите, правилата, началните точки или първият раздаващ.
# en 9a207a9f draft
arrival-in-game = Грешката е в игра { $game }.
# en ab2a6181 draft
arrival-in-hand = Грешката е в раздаване { $hand }.
# en 4067600b draft
arrival-in-game-and-hand = Грешката е в игра { $game }, раздаване { $hand }.
# en 5d911b8a draft
arrival-stray = В данните има нещо излишно.
# en 446eea66 draft
arrival-ends-early = Данните свършват твърде рано.
# en 40a240d5 draft
arrival-too-deep = В данните има твърде много вложени нива.
# en c9eeda80 draft
arrival-key-twice = „{ $key }“ се среща два пъти.
# en 5e9f141f draft
arrival-key-barred = „{ $key }“ не се допуска.
# en 85176689 draft
arrival-rules-clash = Правилата тук си противоречат.

## home

# en 8c027e73 draft
home-about = Лист за точките и съдия за клаберяс, бела и белот с истински карти.
# en a1fe8d7f draft
no-game = Няма започната игра
# en 264ea48e draft
no-game-now = Завършените игри са в „История“. Започни нова по-долу.
# en 8dd97547 draft
no-game-yet = Избери игра по-долу и раздай.
# en f2f7c31f draft
other-games-in-progress = Други започнати игри
# en 15ef9fa0 draft
rules--home-place = Правила
    .about = Край на спора
# en 17006f24 draft
referee--home-place = Съдия
    .about = Поредици, заявки, грешки
# en 6ac6a846 draft
history--home-place = История
    .about = Стари игри, кой е спечелил
# en f654f5ac draft
settings--home-place = Настройки
    .about = Изглед, думи, твоите данни
# en c7f44f63 draft
sources--home-place = Източници
    .about = Откъде са правилата
# en 08213138 draft
go-on = Продължи
# en 622ebc4a draft
view-example = Виж примера
# en 9c881d28 draft
at-the-target = стигна целта
# en 21611caa draft
go-on-with = Продължи: { $game }
# en 6e653770 draft
view-example-of = Виж примера: { $game }
# en c3331455 draft
next-hand = { $number ->
    [1] { $title } · първо раздаване
   *[other] { $title } · раздаване { $number }
}
# en fc927add draft
the-last-game = Последната игра
# en c38d7a4c draft
open-sheet-of = Отвори листа: { $game }, { $result }
# en 483c69fa draft
spoken-in-points = { $last ->
    [one] { $title }, { $figures } точка
   *[other] { $title }, { $figures } точки
}
# en 70f93bcd draft
spoken-in-match-points = { $last ->
    [one] { $title }, { $figures } точка
   *[other] { $title }, { $figures } точки
}
# en 673f64aa draft
remove-the-example = Махни примера
# en 6c396803 draft
stays-here = Игрите ти остават на това устройство.
# en dbd2c15d draft
example-not-counted = Примерът не влиза в статистиката.
# en 18082d40 draft
example-title = Пример · { $title }
# en 168843c2 draft
unreadable-games = { $count ->
    [one] Една игра не може да се прочете. Тя се пази: запиши я във файл от <link>Данни</link>.
   *[other] { $count } игри не могат да се прочетат. Те се пазят: запиши ги във файл от <link>Данни</link>.
}
# en b5baea07 draft
last-games = Последните игри
# en aaa7e427 draft
ask-the-referee = Питай съдията

## setup

# en bd041608 draft
other-games = Други игри
# en 45b361f7 draft
start-key = Започни
# en 6930eba6 draft
start-spoken = Започни: { $dealt }
# en 6045d90e draft
deals-and-leads = раздава { $dealer }, започва { $next }
# en e85d5a1c draft
deals-and-speaks = раздава { $dealer }, първо говори { $next }
# en 3f2b4273 draft
variants-title = Варианти
# en 243a2e6c draft
who-deals-first = Кой раздава първи
# en 7a4b616b draft
who-deals-next = Кой раздава сега
# en 97700350 draft
seat-role = { $role ->
    [deals] раздава
    [leads] започва
    [speaks] първо говори
   *[partner] партньор: { $name }
}
# en f86fdb7b draft
deals-here = Раздава { $name }
# en 68b09301 draft
tap-to-deal = докосни кръгче, за да раздава друг
# en 0b9c615c draft
game-rules-row = Правила
# en cfefcca1 draft
rules-aside = { $changed ->
    [0] стандартни
   *[other] променени: { $changed }
}
# en 8f523098 draft
other-target = друга
# en c56607fc draft
deals-under-target = раздавания
# en 9bc257a3 draft
already-started = Започната на хартия
# en 3b3115f9 draft
variants-none = няма
# en a06bd5d9 draft
this-also-changes = Заедно с това се променя:
# en a1a10535 draft
rules-clash = По тези правила не може да се играе. { $why }
# en 7db0e81c draft
paper-wrong = Точки от хартията: { $why }
# en 8abc7e27 draft
recent-players = Скорошни играчи
# en 9079cab6 draft
player-field = Играч { $number }
# en eafb15bc draft
name-for-player = { $name }: играч { $number }
# en 7259304c draft
same-name = Двама играчи са с едно и също име. Смени едното.
# en 8424b927 draft
variant-barred = Не може заедно с „{ $name }“: двата варианта отговарят различно на въпроса „{ $question }“.
# en 392b7829 draft
best-of-label = Брой игри в серията
# en 6e073d52 draft
paper-total = Общо, { $name }
# en e850a3ad draft
points-held-over = Висящи точки
# en 0ba85f65 draft
paper-total-wrong = Въведи цяло число до 99 999, например 240, или остави полето празно.
# en a3a260cf draft
paper-held-over-wrong = Въведи цяло число до 9999, например 61, или остави полето празно.
# en 6e0eac45 draft
already-won = Играта е до { $target }: страна, която има { $total }, вече е спечелила.

## new-game

# en 705b5734 draft
own-rules = Домашни правила
# en 694d0eb6 draft
how-many-play = Колко души играят
# en 4944e95a draft
so-many-players = { $players } играчи
# en 5066c0a4 draft
country-name = { $country ->
    [scotland] Шотландия, Южна Африка
    [america] Америка
    [bulgaria] България
    [croatia] Хърватия
    [france] Франция
   *[south-africa] Южна Африка
}
# en 87af95b8 draft
game-about = { $game ->
    [bela-2] при равно точките висят, има заявки
    [bela-3] всеки за себе си, може и „на голямо“
    [klabberjass-4] при равно обявилият е вътре
    [lehman] откажеш ли шмайса, обявяваш
    [bicycle] раздава се подред
    [denexa] дългите поредици са само по 50
    [bridge-belote] обяви, контра, висящи точки
    [belote] обръща се карта
    [contree] наддаване, без поредици
    [coinche] наддаване, поредици и карета
   *[bela-hr] казва се боя, раздаващият не пасува
}
# en 046fb59d draft
as-last-time = Както последния път
# en 820b0182 draft
deal-again = Раздай
# en 25852cbd draft
contest-link = Турнир
    .about = няколко маси, едно устройство

## settings

# en df6ee45f draft
club-link = Клубна вечер
# en 6bf1677f draft
settings-title = Настройки
# en da6b04f1 draft
look-and-words = Изглед и думи
# en 60f3cae6 draft
during-a-game = По време на игра
# en 2eaf9970 draft
what-is-stored = Какво се пази
# en 76ca8ae7 draft
help-title = Помощ
# en eae0c2af draft
guide-link = Ръководство
# en f366cb31 draft
language-title = Език
# en d048293b draft
language-automatic = Автоматичен
# en 7d3ea1c2 draft
language-draft = Преводът е чернова: още не го е чел българин, който играе тези игри. Ако нещо не звучи добре, кажи на човека, който поддържа сайта, на кой екран е и как да се каже по-добре.
# en eed131a2 draft
language-needs-network = Този език още не е на устройството. Свържи се веднъж с интернет, за да го получиш.
# en 4545dace draft
theme-title = Изглед
# en 8bf4d18f draft
theme-value = { $theme ->
    [system] Авто
    [light] Светъл
   *[dark] Тъмен
}
# en d2fbd998 draft
suits-title = Бои
# en a1da1931 draft
suits-value = { $suits ->
    [two] Два цвята
   *[four] Четири цвята
}
# en d5940b48 draft
words-title = Думи
# en 9fef113e draft
words-value = { $words ->
    [plain] Обикновени
   *[usual] На масата
}
# en 2c751691 draft
words-said = { $words ->
    [plain] Висящи точки, всички взятки
   *[usual] Висящи точки, капо
}
# en 7569a30a draft
counting-title = Начин на броене
# en 22813fa5 draft
counting-value = { $counting ->
    [piles] Точки от карти
    [totals] Готови сборове
   *[board] Самите карти
}
# en 643b7397 draft
counting-said = { $counting ->
    [piles] Въвеждаш точките от карти; { "Yuss" } добавя останалото.
    [totals] Ти събираш всичко.
   *[board] Посочи взетите карти.
}
# en a7cca33e draft
spoken-label = Резултатът на глас
    .barred = Този браузър не може да чете на глас.
# en 7df12fbc draft
wake-lock-label = Екранът свети по време на игра
    .barred = Този браузър не може да държи екрана включен.
# en f938498e draft
delete-all-open = Изтриване на всичко от това устройство…
# en d27f41ba draft
delete-all-title = Изтриване на всичко от това устройство
# en ba1cddab draft
delete-all-cancel = Отказ
# en f6d6c094 draft
delete-all-go-on = Изтрий всичко…
# en bbf3dc39 draft
delete-all-do = Изтрий всичко сега
# en 72fef88d draft
delete-all-done = Всичко е изтрито. { "Yuss" } на това устройство е като нов.
# en a054a82b draft
delete-all-for-good = Това не може да се отмени и на никой сървър няма копие. Ако нещо може да ти потрябва, първо запази резервно копие.
# en 1408979a draft
delete-all-no-way-back = Това не може да се отмени.
# en dedb54d1 draft
deletes-stored = { $stored ->
    [unknown] Изтрива се всичко, записано тук.
    [nothing] Изтрива се всичко записано.
   *[some] Изтрива се: { $list }.
}
# en a9f99bf4 draft
delete-all-sure = { $stored ->
    [some] Да, изтрий всичко: { $list }
   *[other] Да, изтрий всичко
}

## data

# en a38c32d5 draft
data-about = Данните ти са само на това устройство. Запази резервно копие във файл, за да можеш да ги върнеш тук или на друго устройство.
# en 490e9128 draft
save-everything = Запази всичко във файл
# en da40bd34 draft
share-backup = Сподели
# en 4b61f478 draft
shares-no-files = Този браузър не споделя файлове. Вместо това запази файла.
# en 4fde8cf7 draft
saving-backup = Файлът се записва и се проверява…
# en 22128b25 draft
backup-not-made = { $why ->
    [too-long] Нищо не е запазено: данните са твърде много за един файл.
   *[broken-file] Нищо не е запазено: при проверката файлът не можа да се прочете. Опитай пак.
}
# en d5e6d24a draft
backup-file = Резервно копие { "Yuss" } { $day }
# en 0f274f9d draft
saved-as = Запазено като { $file }. Търси го при изтеглените файлове.
# en ac22a9e8 draft
restore-backup = Възстановяване от резервно копие
# en 6c37ce55 draft
restore-about = Първо виждаш какво ще се промени. Тук можеш да отвориш и отделна игра или домашни правила.
# en abae5d7d draft
reading-the-file = Файлът се чете…
# en f796fb87 draft
from-another-phone = От друго устройство
# en 2850d534 draft
scan-or-paste = Сканирай QR код или постави връзка
# en 608c00d1 draft
house-rules-here = Домашни правила на това устройство
# en ccacb57c draft
hands-as-a-table = Всички раздавания като таблица
# en 188c6afc draft
save-all-hands = Запази всички раздавания (CSV)
# en 5d96421f draft
save-for-programs = Запази за програми (CSV)
    .note = Със запетаи, часове по { "UTC" } и английски заглавия, независимо от езика.
# en df350391 draft
hands-file = { "Yuss" } раздавания { $day }
# en ffad8fda draft
check-data = Провери данните
# en 9155a2fa draft
checking-everything = Всичко се проверява…
# en 85f761a5 draft
save-as-they-are = Запази нечетимите записи
# en 49a1527b draft
how-it-is-kept = Как браузърът пази данните
# en 16b6fbb0 draft
unread-file = { "Yuss" } нечетимо { $day }
# en 57954963 draft
all-readable = Всичко тук може да се прочете: { $list }.
# en 74a0d34f draft
some-readable = Могат да се прочетат: { $list }.
# en c396451a draft
nothing-stored = Тук още няма записано нищо.
# en e0db89f5 draft
nothing-readable = Тук няма записано нищо, което може да се прочете.
# en 469d83b9 draft
unread-entries = { $count ->
    [one] Един запис не може да се прочете: повреден е или е от по-нова версия на { "Yuss" }. Пази се непроменен и влиза във всяко резервно копие.
   *[other] { $count } записа не могат да се прочетат: повредени са или са от по-нова версия на { "Yuss" }. Пазят се непроменени и влизат във всяко резервно копие.
}
# en 17d2ba65 draft
delete-unread = Изтрий
    .of = Изтрий: { $what }
    .done = { $what }: изтрито.
# en 22f7e5a6 draft
open-unread = Отвори
    .of = Отвори: { $what }
# en 7ea514ee draft
a-backup = Резервно копие
# en 50eacab3 draft
what-shall-it-do = Как да се възстанови копието?
# en a4f0e5e2 draft
comparing-backup = Сравнява се с това устройство…
# en 8141d66a draft
restored-backup = Резервното копие е възстановено.
# en b654f0ca draft
restore-way = { $way ->
    [merge] Добавяне към това, което е тук
    [revive] Добавяне и връщане на изтритото
   *[replace] Замяна на всички данни
}
    .note = { $way ->
        [merge] Нищо на това устройство не се губи. Изтритото остава изтрито.
        [revive] Връща се и това, което е изтрито на това устройство.
       *[replace] На това устройство остава само това, което е в копието.
    }
    .do = { $way ->
        [merge] Добави
        [revive] Добави и върни
       *[replace] Замени всички данни
    }
# en dd0f486d draft
made-on = Направено на { $moment }.
# en 817db98a draft
made-unknown = Във файла не пише кога е направено копието.
# en 84090c84 draft
games-lost = { $when ->
    [done] Изтрити игри: { NUMBER($count) }
   *[ahead] Игри, които ще се изтрият: { NUMBER($count) }
}
# en e1debf0b draft
games-shrunk = { $when ->
    [done] Игри, върнати към по-ранно състояние: { NUMBER($count) }
   *[ahead] Игри, които ще се върнат към по-ранно състояние: { NUMBER($count) }
}
# en ddfa21ad draft
games-deleted-here = Игри, изтрити тук, които остават изтрити: { NUMBER($count) }
# en 713b35e8 draft
games-begun-otherwise = Игри, които в копието започват другояче и запазват началото си тук: { NUMBER($count) }
# en 1ae3023b draft
games-added = { $when ->
    [done] Добавени игри: { NUMBER($count) }
   *[ahead] Нови игри: { NUMBER($count) }
}
# en e8baf92c draft
games-grown = { $when ->
    [done] Игри, в които са добавени раздавания: { NUMBER($count) }
   *[ahead] Игри с нови раздавания: { NUMBER($count) }
}
# en fcb52146 draft
a-game-unread = Игра, която не може да се прочете
# en 1f3c1c38 draft
without-a-date = без дата
# en fe71a368 draft
day-and-hands = { $day }, { $hands }
# en d572fd86 draft
more-games = и още { NUMBER($count) }
# en 2aeae54e draft
hands-before-and-after = { $before ->
    [one] Сега { $before } раздаване, след възстановяването { NUMBER($after) }
   *[other] Сега { $before } раздавания, след възстановяването { NUMBER($after) }
}
# en 9a945c5d draft
contests-lost = { $when ->
    [done] Изтрити турнири: { $names }.
   *[ahead] Турнири, които ще се изтрият: { $names }.
}
# en 32360a7d draft
contests-added = Нови турнири: { $names }.
# en 48fcaab4 draft
contests-beside = Турнири, различни от тези тук; остават и едните, и другите: { $names }.
# en 7b886856 draft
contests-changed = { $when ->
    [done] Турнири, които вече са както в копието: { $names }.
   *[ahead] Турнири, които ще станат както в копието: { $names }.
}
# en f7d45cf6 draft
contests-deleted-here = Турнири, които са изтрити тук и остават изтрити: { $names }.
# en 3037deca draft
others-lost = { $when ->
    [done] Изтрито е също: { $list }.
   *[ahead] Ще се изтрие също: { $list }.
}
# en 4999d9df draft
houses-lost = { $when ->
    [done] Изтрити домашни правила: { $names }.
   *[ahead] Домашни правила, които ще се изтрият: { $names }.
}
# en 8ecb5713 draft
houses-deleted-here = Домашни правила, които са изтрити тук и остават изтрити: { $names }.
# en 229a71ad draft
houses-added = Нови домашни правила: { $names }.
# en 428afad2 draft
houses-changed = Домашни правила, които се променят: { $names }.
# en 339dfaa4 draft
games-here-already = { $count ->
    [one] { $count } игра вече е тук, точно както в копието.
   *[other] { $count } игри вече са тук, точно както в копието.
}
# en 1f6d5446 draft
players-come = { $count ->
    [one] Добавят се данните на един играч.
   *[other] Добавят се данните на { $count } играчи.
}
# en 29a94413 draft
games-torn = { $count ->
    [one] В тази игра старите промени не могат да се отменят; всички раздавания са тук.
   *[other] В { $count } игри старите промени не могат да се отменят; всички раздавания са тук.
}
# en c03f683c draft
unread-come = Записи, които не могат да се прочетат и се пазят непроменени: { NUMBER($count) }
# en ead22f53 draft
unread-part = { $what ->
    [game] Игра { $number }
    [game-unread-before] Игра, която и преди не можеше да се прочете
    [hand] Раздаване без игра
    [houses] Домашни правила
    [series] Серия
    [players] Играч
    [evening] Хора и двойки на една вечер
    [stakes] Залог на една вечер
    [contest] Турнир
    [unknown] Непознат запис
   *[settings] Настройка
}
# en c907526c draft
unread-why = { $why ->
    [newer] от по-нова версия на { "Yuss" } ({ $place })
    [begun-otherwise] началото е променено след това ({ $place })
   *[damaged] повредено ({ $place })
}
# en 7033ecef draft
settings-come = { $settings ->
    [taken] Настройките са от копието.
   *[kept] Настройките на това устройство остават.
}

## share

# en 680b596d draft
import-title = Импорт
# en c41b0af9 draft
open-about = Отвори игра или домашни правила от друго устройство. Първо виждаш какво има в тях. Ако връзка се отвори в браузъра, а не в инсталирания { "Yuss" }, постави я тук.
# en 93fd8fcf draft
scan-a-code = Сканирай QR код
# en 63745e24 draft
open-a-file = Отвори файл
# en 291a5f6a draft
paste-label = Или постави връзка или текста на файл
# en 840bc73d draft
open-key = Отвори
# en 7a963f3f draft
open-something-else = Отвори друго
# en 660d454d draft
too-long-for-a-link = Твърде дълго е за връзка. Изпрати го като файл.
# en 34e0b36a draft
too-long-for-a-code = Твърде дълго е за един QR код. Изпрати го като връзка или като файл.
# en 70105da3 draft
point-the-camera = Насочи камерата на другото устройство към този код.
# en e0befcf2 draft
share-the-link = Сподели връзка
# en e3319d9d draft
copy-link = Копирай връзката
# en 8cdbdccc draft
copied-link = Копирано
# en 47022380 draft
save-as-file = Запази файл
# en 282374a2 draft
share-as-file = Сподели файл
# en f3f5eb69 draft
code-to-scan = QR код: { $name }
# en f4815ea3 draft
link-label = Връзката ({ $length ->
    [one] { $length } знак
   *[other] { $length } знака
}; в нея е всичко)
# en b24fa31a draft
link-was-copied = Връзката е копирана.
# en be45f7d2 draft
select-the-link = Маркирай връзката по-долу и я копирай.
# en ca3dcba8 draft
unreadable-goes-with-backup = Тази игра не може да се прочете, затова влиза само в резервно копие.
# en 9ed88d20 draft
hand-goes-with-backup = Едно раздаване от тази игра не може да се прочете, затова тя влиза само в резервно копие.
# en 5e9d3444 draft
link-and-file = Връзката и кодът съдържат листа, какъвто е сега. Файлът съдържа и всичко отменено и поправено.
# en 5ed110ea draft
print-the-sheet = Отпечатай листа
# en 6547bdfa draft
table-csv = Запази таблицата (CSV)
# en 652b6f32 draft
share-title = { $names } { $day }
# en d5ec5ecf draft
the-camera = Камерата
# en 03637831 draft
from-a-picture = От снимка
# en a67f4c2c draft
no-code-there = На снимката няма QR код. Приближи камерата и я дръж право.
# en 2372616b draft
no-camera = { $why ->
    [refused] { "Yuss" } няма достъп до камерата. Разреши го за тази страница в браузъра или снимай кода.
   *[missing] Няма камера, която този браузър да може да ползва. Снимай кода или постави връзката.
}

## together-before

# en 75374bcf draft
play-together = Играйте заедно
# en 8a8883aa draft
what-leaves = Какво напуска това устройство
# en 768a87ff draft
join-title = Играйте заедно
# en f06529f5 draft
no-relay = Този { "Yuss" } няма сървър за връзка, затова телефоните не могат да играят заедно тук. Човекът, който поддържа сайта, може да пусне такъв сървър.

## together

# en d567eb76 draft
together-about = Другите телефони виждат този лист на живо и също могат да пишат в него. Всеки телефон пази целия лист и може да продължи и без другите.
# en 0e0fed34 draft
together-leaves = Щом масата се отвори, всичко, което пишеш в този лист, напуска устройството, но шифровано: само този, който има връзката, може да го прочете. Сървърът за връзка го изтрива след { $days ->
    [one] { $days } ден
   *[other] { $days } дни
}.
# en 8586c812 draft
open-table = Отвори масата
# en c8385c15 draft
table-not-opened = Масата не можа да се отвори. Опитай пак.
# en 3c4a9f8c draft
table-not-left = Още си на масата. Опитай пак да я напуснеш.
# en 3412a884 draft
who-holds = Кой ползва този телефон?
# en b2204054 draft
no-one-named = Никой
# en 9bff8cac draft
link-lets = Какво може човекът с кода
# en b81138d9 draft
may-write = Да пише
# en db169a11 draft
may-look = Само да гледа
# en 635aa1d1 draft
write-about = Телефонът, който сканира кода, получава същия лист и също може да пише в него.
# en c5ef442d draft
look-about = За хора, които само гледат. Телефон, завъртян настрани, или телевизор показва само резултата.
# en 6b81f998 draft
table-code = QR код: тази маса
# en 8a658b9d draft
table-link-label = Връзката
# en 7a4cd998 draft
who-is-here = Кой е тук
# en 02631966 draft
this-phone = Този телефон
# en 6051418f draft
this-phone-of = Този телефон ({ $name })
# en e64540a8 draft
phone-of = Телефонът на { $name }
# en 5e6a7bd9 draft
phone-unnamed = Един телефон
# en 49e15f02 draft
alone-here = Тук още няма никой друг
# en 1f8e1208 draft
lookers-uncounted = Който само гледа, не се брои.
# en af84cc68 draft
leave-ask = Напусни масата…
# en 1e8b696e draft
leave-about = Този телефон продължава сам, с целия лист.
# en 07157d1f draft
leave-table = Напусни масата
# en d3891123 draft
close-ask = Забрани на другите да пишат…
# en 339d0822 draft
close-about = Отсега нататък пише само този телефон, а другите само гледат листа. За да пише пак, друг телефон трябва да сканира новия код.
# en 5de91313 draft
close-table = Забрани на другите да пишат
# en 58c225a2 draft
close-failed = Този телефон още не се е свързал със сървъра за връзка, затова нищо не се е променило. Опитай пак, когато се свърже.
# en 0f547ca3 draft
close-unknown = Сървърът за връзка още не е отговорил. Щом се свърже с него, този телефон ще затвори масата. Дотогава другите може още да пишат.
# en 0f182d5e draft
closed-untold = Масата е затворена, но сървърът за връзка няма повече място и не може да съобщи това на другите телефони. Новите им записи не идват тук: сканирай новия код с всеки от тях.
# en 14393c3a draft
stay = Отказ
# en 98261b7d draft
line-joining = Търсят се другите телефони…
# en c8edcd1d draft
line-together = { $count ->
    [0] Няма никой друг тук.
    [1] Тук е още един телефон.
   *[other] Тук са още { $count } телефона.
}
# en 4afb2637 draft
line-looks = Този екран показва листа на живо.
# en c5dacd01 draft
line-writing-of = Телефонът на { $name } записва раздаване { $hand }.
# en cbf2187a draft
line-writing = Друг телефон записва раздаване { $hand }.
# en b6d707d4 draft
line-apart = { $why ->
    [refused] Сървърът за връзка не допуска този телефон. Листът продължава тук.
    [full] Сървърът за връзка няма повече място. Листът продължава тук.
    [too-large] Един запис е твърде голям за сървъра за връзка. Листът продължава тук.
    [storage] Това, което идва от другите телефони, не може да се запише тук.
    [expired] Срокът на тази маса изтече: { $days ->
        [one] { $days } ден
       *[other] { $days } дни
    } никой телефон не се е включвал. Листът продължава само на този телефон.
   *[unreachable] Няма връзка с другите телефони. Листът продължава тук.
}
# en 59d1d5fc draft
line-waiting = { $count ->
    [1] Един запис ще се изпрати по-късно.
   *[other] { $count } записа ще се изпратят по-късно.
}
# en 22b393d6 draft
line-closed = Масата е затворена. С този телефон листът може само да се гледа.
# en acf3a3e2 draft
line-lacks = Този телефон следи най-много { NUMBER($most) } игри от масата наведнъж, затова някои липсват. Щом една свърши, идва следващата.
# en b2221a38 draft
line-begun-otherwise = На друг телефон тази игра започва другояче: с други играчи, правила, начални точки или друг първи раздаващ. Този телефон запазва своето начало, затова листовете се различават.
# en 678df307 draft
line-next-game = Следващата игра започна.
# en bffa3997 draft
show-next-game = Покажи я
# en b6ff4c90 draft
to-club-night = Клубна вечер
# en 3b3ca067 draft
line-asked = Една игра от тази маса вече е на този телефон.
# en 287875f5 draft
unite-game = Добави я към масата
# en 55e54286 draft
table-settings = Маса
# en 07d7b655 draft
open-again = Отвори масата отново
# en d90eae92 draft
look-title = Резултат
# en d6a0eff9 draft
show-sheet = Покажи листа
# en c0454833 draft
show-wall = Покажи само резултата
# en 472e178b draft
join-to-write = Канят те на маса: виждаш листа ѝ на живо и също можеш да пишеш в него.
# en 262a6962 draft
join-to-look = Показват ти лист: виждаш го на живо, но не можеш да пишеш в него.
# en 5fcb3111 draft
join-table = Седни на масата
# en 754546a8 draft
join-look = Покажи листа
# en 847dd1a5 draft
join-fetching = Листът се зарежда…
# en 12c27393 draft
join-empty = Тук още няма лист или листът е изтрит след { $days ->
    [one] { $days } ден
   *[other] { $days } дни
}. Листът ще се появи, щом се свърже някой от телефоните на масата.
# en ef424296 draft
join-wrong = Това не е връзка към маса. Сканирай кода пак или поискай връзката отново.
# en 45ac56af draft
join-failed = Още не си на масата. Опитай пак да седнеш.
# en 208505f9 draft
tables-of-phone = Маси на този телефон
# en 208dbee6 draft
no-tables = Този телефон не е на никоя маса. Отвори лист, после „Още“, после „Играйте заедно“.
# en 271ecdc6 draft
table-of = Маса от { $day }

## club

# en a8997e50 draft
club-title = Клубна вечер
# en d8039394 draft
club-about = Няколко маси в една вечер: { "Yuss" } тегли жребия за всеки кръг, всяка маса води своя лист, а класирането се обновява автоматично.
# en e294ad89 draft
club-no-relay = Този { "Yuss" } няма сървър за връзка, затова тук не може да има клубна вечер. Човекът, който поддържа сайта, може да пусне такъв сървър.
# en 48f22243 draft
club-none = На този телефон още няма клубна вечер. Отвори нова или сканирай кода на своята маса.
# en 9f3c2e0f draft
club-nights-of-phone = Клубни вечери на този телефон
# en dc551e23 draft
new-club-night = Нова клубна вечер
# en e40ea0da draft
club-night-unnamed = Клубна вечер
# en b45e1a86 draft
club-place = { $role ->
    [organiser] Организатор
    [screen] Голям екран
   *[table] Маса { $table }
}
# en a558a918 draft
club-night-name = Име на клубната вечер
# en d06ff1eb draft
club-night-default = Клубна вечер, { $day }
# en 675c9d70 draft
rules-agreed = Уговорени правила
# en 4b90be0b draft
documents-rules = Стандартни правила
# en a3f810f4 draft
rules-of-house = Домашни правила
# en f4c89cc7 draft
standings-go-by = Класиране по
# en e3443753 draft
counts-name = { $counts ->
    [wins] Спечелени игри
    [points] Точки
   *[difference] Разлика
}
# en c0828991 draft
rounds-drawn = Кръгове
# en f493f274 draft
draw-name = { $draw ->
    [swiss] Швейцарска система
   *[robin] Всеки срещу всеки
}
# en d346c729 draft
draw-about = { $draw ->
    [swiss] Срещат се близките в класирането, по възможност само веднъж.
   *[robin] Всеки играе срещу всеки.
}
# en caf770ee draft
club-night-leaves = Щом клубната вечер се отвори, имената и резултатите от нея напускат устройството, но шифровани: само този, който има код от вечерта, може да ги прочете. Сървърът за връзка ги изтрива след { $days ->
    [one] { $days } ден
   *[other] { $days } дни
}.
# en 94abf792 draft
open-club-night = Отвори клубната вечер
# en 3aa49e9d draft
not-done = Това не можа да се запише. Опитай пак.
# en 7118f0d7 draft
asked-to-table = Канят те на маса { $table } в клубна вечер: игрите на масата се появяват тук и ти водиш листовете им.
# en 7c140af2 draft
asked-to-screen = Този код е за големия екран на клубна вечер: показва класирането и всяка маса, на живо.
# en 8ef34f6e draft
asked-to-organise = Това е кодът на организатора: който го има, може да тегли жребия и да затваря кръговете.
# en c1a17b39 draft
join-club-night = Включи се в клубната вечер
# en 897bed2c draft
not-a-club-night = Това не е връзка към клубна вечер. Сканирай кода отново или поискай връзката още веднъж.
# en a2037649 draft
fetching-club-night = Клубната вечер се зарежда…
# en b7dab9be draft
leave-club-night-ask = Махни от този телефон…
# en ecfb9eed draft
leave-club-night-about = Клубната вечер и кодът ѝ изчезват от този телефон. Игрите, играни тук, остават в историята.
# en c140fad0 draft
leave-organiser-about = Клубната вечер изчезва от този телефон, а с нея и единственият код, с който се тегли жребият и се затварят кръговете. Игрите, играни тук, остават в историята.
# en c159018f draft
leave-club-night = Махни клубната вечер
# en 27e82453 draft
board-apart = { $why ->
    [refused] Сървърът за връзка не допуска този телефон. Това, което виждаш, може да е старо.
    [full] Сървърът за връзка няма повече място. Новото от този телефон се изпраща по-късно.
    [too-large] Сървърът за връзка не приема един запис: твърде голям е.
    [storage] Полученото от сървъра за връзка не може да се запише тук.
   *[unreachable] Сървърът за връзка не отговаря. Това, което виждаш, може да е старо, а новото от този телефон се изпраща по-късно.
}
# en f60a8c71 draft
parts-of-club-night = Части на клубната вечер
# en eb2cf6a7 draft
part-round = Кръг
# en c3b9c044 draft
part-standings = Класиране
# en c7be254b draft
part-pairs = { $players ->
    [1] Играчи
   *[2] Двойки
}
# en 86a6fd85 draft
part-codes = Кодове
# en 92253df8 draft
first-player = Първи играч
# en b439edf8 draft
second-player = Втори играч
# en 9d0fa20d draft
player-name = Име
# en 966dd406 draft
name-taken = Друг играч тази вечер вече се казва така. Добави буква или фамилия.
# en f7ebb5ae draft
add-pair = { $players ->
    [1] Добави играча
   *[2] Добави двойката
}
# en 458dbcbe draft
pairs-none = { $players ->
    [1] В списъка още няма никого.
   *[2] В списъка още няма двойка.
}
# en 56b25d9f draft
pair-of = { $first } и { $second }
# en 2ae96681 draft
has-gone = Отсега нататък не играе
# en af4319b9 draft
goes-home = { $pair }: извади
# en 5943aa9a draft
comes-back = { $pair }: върни
# en 9a6ce45e draft
goes = Извади
# en 6fbe5376 draft
returns = Върни
# en 2d706166 draft
rename = Преименувай
# en 52559a0a draft
renames = { $pair }: смени името
# en 8fa5aa94 draft
rename-about = Името се сменя навсякъде в клубната вечер. Вече отворените листове запазват старото име.
# en bfd6afb8 draft
save-pair-name = Запиши името
# en 91448df1 draft
codes-about = Всяка маса сканира своя код веднъж, за цялата вечер. Телефон с този код може да пише само на тази маса.
# en 6530c50b draft
table-number = Маса { $table }
# en c802f0e8 draft
screen-name = Голям екран
# en 07568a94 draft
screen-about = За телевизор или втори телефон: класирането и всяка маса, на живо. С този код не може да се пише.
# en 77d89a01 draft
code-of = QR код: { $what }
# en 28e6c622 draft
link-of = Връзка: { $what }
# en 80a1c7b5 draft
codes-later = Масата получава код, щом за нея има двама противници.
# en 5c8b4cdc draft
round-number = Кръг { $round }
# en b96ee56a draft
round-none = Още не е теглен жребий за първия кръг.
# en ca8c98d6 draft
round-closed = Затворен
# en 96c1b2b9 draft
round-shown = Кръг
# en 308cfb4f draft
draw-first = Жребий за кръг 1
# en 97b8a785 draft
draw-next = Жребий за кръг { $round }
# en ec1643ad draft
need-two = За един кръг трябват поне двама противници.
# en a3e54014 draft
draw-late = Закъснелите да играят сега
# en c8537b3e draft
late-about = { $count ->
    [one] Един е закъснял и играе от следващия кръг.
   *[other] Закъснели: { $count }. Могат да играят сега помежду си или да изчакат следващия кръг.
}
# en 3e501e1c draft
late-beside-bye = Има един закъснял, а { $pair } е без противник. Закъснелият може да играе сега срещу { $pair } или да изчака следващия кръг.
# en 4a2fcea3 draft
close-round-ask = Затвори кръг { $round }…
# en 0f4979f2 draft
round-close-about = { $count ->
    [0] Всеки резултат е приет от двете страни.
    [one] Една игра не е приета от двете страни. Ако е завършила, брои се както е.
   *[other] { $count } игри не са приети от двете страни. Завършилите се броят както са.
}
# en 66b80eb2 draft
unfinished-games = Недовършена игра
# en f7318ce2 draft
unfinished-name = { $unfinished ->
    [stands] Брои се както е
   *[void] Не се брои
}
# en 7e30d99b draft
unfinished-about = { $unfinished ->
    [stands] Печели който води; при равенство всеки получава половин победа.
   *[void] Играта не се брои на никого, все едно я е нямало.
}
# en ce52aa2b draft
close-round = Затвори кръг { $round }
# en 1876aef9 draft
keep-open = Отказ
# en 806d6b6f draft
absent-pairs = { $players ->
    [1] Отсъстващи играчи
   *[2] Отсъстващи двойки
}
# en 220948ad draft
take-back-ask = Отмени кръг { $round }…
# en c7d2795b draft
take-back-about = От този кръг още нищо не е играно. Игрите му изчезват от всички телефони на вечерта и жребият за кръга може да се тегли отново.
# en 72fdb5ab draft
take-back = Отмени кръг { $round }
# en d385f9a6 draft
game-state = { $state ->
    [waiting] Не е започнала
    [playing] { $hands ->
        [one] 1 раздаване
       *[other] { $hands } раздавания
    }
    [unclear] Два различни резултата
    [over] Свършила, неприета
   *[accepted] Приета
}
# en ecdb6889 draft
game-score = { $first } : { $second }
# en 9ef15c0f draft
your-table = Маса { $table }
# en 0a0cf1ff draft
table-waits = За тази маса още не е теглен жребий. Щом се изтегли, играта ще се появи тук.
# en 32ce4606 draft
open-sheet = Отвори листа
# en 3248fc9b draft
accept-about = Верен ли е този резултат? Трябва да го приемат и двете страни. След поправка { "Yuss" } ги пита отново.
# en 4f85a989 draft
accept-for = { $pair }: приеми
# en 3b51afab draft
accepted-by = Прието от { $pair }.
# en 9555c835 draft
sheet-differs = Два телефона на тази маса имат различни резултати. Сравни ги на листа, после приеми резултата.
# en 85214ce0 draft
result-changed = Откакто се показа този резултат, листът се промени. Погледни го отново и тогава го приеми.
# en b84eb7bb draft
standings-none = Класирането започва с първия резултат, приет от двете страни.
# en aa832b91 draft
standings-caption = Класиране след { $games ->
    [one] една игра
   *[other] { $games } игри
}
# en bbc67473 draft
head-place = Място
# en eb2864be draft
table-head = Маса
# en aa508c1c draft
head-pair = { $players ->
    [1] Играч
   *[2] Двойка
}
# en ac1837c3 draft
head-played = Игри
# en ae760a08 draft
head-won = Поб.
# en 3147dbb4 draft
head-points = Точки
# en fccfba68 draft
head-difference = Разл.
# en a7847fee draft
read-out = Прочетено на глас
# en d30cc598 draft
read-out-about = Докосни „Прочетено на глас“, когато прочетеш класирането. След това { "Yuss" } показва всяка по-късна промяна в него.
# en 9e562c13 draft
read-out-at = Класирането е прочетено в { $time }.
# en a5eca9be draft
changed-since = Класирането, прочетено в { $time }, се промени.
# en a960be32 draft
changed-game = { $hands ->
    [0] Кръг { $round }, маса { $table }: { $pairs }.
   *[other] Кръг { $round }, маса { $table }, раздаване { $list }: { $pairs }.
}
# en 7c1fcab8 draft
versus = { $first } – { $second }
# en 5ff464f9 draft
save-csv = Запази като CSV
# en b65916ce draft
print-club-night = Отпечатай
# en 43555555 draft
print-title = { $name }: класиране и кръгове
# en 0573d326 draft
live-tables = Масите сега

## privacy

# en ccc6ad17 draft
privacy-link = Поверителност
# en 289f4b6a draft
privacy-here = На това устройство
# en 0bad47ac draft
privacy-here-about = Написаното от теб остава на това устройство. Няма регистрация, няма сървър, който да те познава, и никой не брои посещения. Който поддържа този адрес, вижда, че устройство е изтеглило приложението, както при всеки сайт.
# en 1b4739d8 draft
privacy-shared = Какво изпращаш
# en 5f8f1e20 draft
privacy-shared-about = Връзките, кодовете, файловете и картинките отиват само при хората, на които ги дадеш, и не минават през наш сървър. Играта е в самата връзка, след знака #: тази част браузърът не праща на никой сървър.
# en 86788b61 draft
privacy-together = Когато играете заедно
# en 629d6dd3 draft
privacy-before = Нищо не напуска това устройство, докато някой не натисне „Играйте заедно“ или не седне на маса чрез връзката ѝ.
# en 0d06d3c3 draft
privacy-what = Какво се изпраща
# en 0a8ea385 draft
privacy-what-about = Всяко раздаване, поправка и бележка от игрите на масата, с имената на играчите. Докато листът е отворен, се изпращат и името на това устройство, и кое раздаване записваш; те не се пазят.
# en 23374d0a draft
privacy-sealed = Как се изпраща
# en 10c1415b draft
privacy-sealed-about = Шифровано на това устройство ({ "AES-256-GCM" }) и подписано ({ "ed25519" }). Ключът е във връзката, след знака #, и сървърът никога не го получава.
# en 5087b4c6 draft
privacy-long = Колко време се пази
# en 7fbaaee4 draft
privacy-long-about = Сървърът за връзка пази всеки запис { $days ->
    [one] { $days } ден
   *[other] { $days } дни
} и после го изтрива. Ако напуснеш масата, нищо повече не се изпраща от това устройство; вече изпратеното остава, докато му изтече срокът.
# en baa870a6 draft
privacy-who = Кой може да го прочете
# en cfc0549a draft
privacy-who-about = Всеки, който има връзката, и всеки, на когото я препратят. Който има връзката за писане, може да пише. Който само гледа, не може нито да пише, нито да даде на друг да пише.
# en dc3e6cc6 draft
privacy-club = На клубна вечер
# en 43ed6950 draft
privacy-club-about = Големият екран и всеки телефон от клубната вечер получават имената на играчите, кой срещу кого играе и точките от всяка игра и всяко раздаване. Всеки, който има код от вечерта, може да ги прочете. Самите листове отиват на своята маса, при водещия и на големия екран. Всеки телефон пази своето копие от вечерта, докато не я махнеш от него; сървърът за връзка изтрива вечерта след { $days ->
    [one] { $days } ден
   *[other] { $days } дни
}.
# en a9091037 draft
privacy-operator = Какво вижда човекът, който поддържа сървъра
# en fca748f6 draft
privacy-operator-about = Вижда мрежовия адрес и публичните ключове на всеки телефон, кога телефонът праща съобщения, колко са и колко са големи, с точност до 256 байта. Така вижда и кои телефони са на една маса.
# en baa7b754 draft
privacy-operator-not = Какво не вижда този човек
# en cb441218 draft
privacy-operator-not-about = Този човек не вижда имена, раздавания, точки и бележки, нито кои игри са от един и същ телефон. Може да задържа и да изтрива данни, но не може да ги чете, подправя или променя.
# en 267e0e41 draft
privacy-no-relay = Този { "Yuss" } няма сървър за връзка: тук няколко телефона не могат да играят заедно и нищо не напуска това устройство освен това, което изпратиш.

## csv

# en eca39f98 draft
csv-hand = Раздаване
# en 8cb0e8b6 draft
csv-saved = Записано
# en 02ea1d2d draft
csv-dealer = Раздаващ
# en ea414c19 draft
csv-taker = Обявил
# en d4688140 draft
csv-trumps = Коз
# en 421e6ff5 draft
csv-times = Множител
# en d15c3e61 draft
csv-result = Резултат
# en a622501c draft
csv-waiting = Висящи
# en 557e5727 draft
csv-game = Игра
# en ec54d708 draft
csv-begun = Начало
# en f5632ea3 draft
csv-rules = Правила
# en 922f4fb4 draft
csv-players = Играчи
# en 1bcac043 draft
csv-made-of = { $side }: взети
# en 7f335b73 draft
csv-points-of = { $side }: точки
# en 2373b559 draft
csv-total-of = { $side }: общо
# en 3bd7406b draft
csv-side = Страна { $side }
# en e0e79d8b draft
csv-made = Взети
# en a590f630 draft
csv-points = Точки
# en 976b3171 draft
csv-total = Общо
# en 3329b836 draft
csv-state = { $state ->
    [unreadable] не може да се прочете
    [open] трябва да се поправи
    [waiting] чака предишно раздаване
   *[after-end] след края
}

## arrival

# en c043a36d draft
game-is-here = Тази игра вече е на това устройство, точно каквато я виждаш.
# en 38c4d8bb draft
game-grows = Тази игра вече е на това устройство, но с по-малко записи. Импортът добавя новото и не маха нищо.
# en 14a2676e draft
game-begun-otherwise = На това устройство тази игра започва другояче: с други играчи, правила, начални точки или друг първи раздаващ. Началото остава, каквото е тук; импортът само добавя записи.
# en 4853838b draft
keep-game = { $state ->
    [new] Добави играта
    [same] Отвори я
   *[grows] Добави новото
}
# en d45c21ba draft
house-is-here = Тези домашни правила вече са на това устройство.
# en ec275a74 draft
keep-house = { $state ->
    [new] Запиши правилата
   *[same] Отвори ги
}
# en 7887af0a draft
other-rules-so-called = На това устройство има други правила с това име, затова новите получават друго име.
# en eae923fb draft
house-rules-for = Домашни правила за { $game }.
# en 6190be6c draft
different-from-standard = Разлики от стандартните правила
# en 58df92b9 draft
against-ours = Различно от твоите правила „{ $name }“
# en 9045b95f draft
against-last-game = Различно от последната ти такава игра
# en e0b8a170 draft
same-as-ours = Същите правила като твоите „{ $name }“.
# en 13ecc992 draft
same-as-last-game = Същите правила като в последната ти такава игра.
# en 547a895d draft
value-of-theirs = В тези правила: { $value }.
# en f1c7a460 draft
value-of-ours = В твоите правила: { $value }.

## history

# en 1f13950c draft
history-title = История
# en 62256038 draft
find-a-game = Намери игра
# en 458fee4a draft
show-all-games = Покажи всички игри
# en ef2cb69f draft
filters-set = { $count ->
    [one] Включен е един филтър
   *[other] Включени са { $count } филтъра
}
# en a191295d draft
games-found = { $count ->
    [one] Една игра
   *[other] { $shown } игри
}
# en 1e6c0a9c draft
none-like-that = Няма такива игри
# en a2d31bb2 draft
fewer-filters = Никоя игра не отговаря на всичко избрано. Махни един филтър, за да намериш повече.
# en cde9125e draft
none-played-yet = Още няма игри
# en 2bcfc267 draft
what-is-kept = Тук остава всяка игра: листът, ходът на резултата и кой е спечелил.
# en 2eb9a3f1 draft
kept-uncounted = { $count ->
    [one] Една игра не може да се прочете. Пази се непроменена и не влиза в статистиката:
   *[other] { $count } игри не могат да се прочетат. Пазят се непроменени и не влизат в статистиката:
}
# en 1ff16416 draft
unreadable-game = игра { $number }
# en 6f455801 draft
player-or-pair = Играч или двойка
# en 7fc493c7 draft
anybody-at-all = Всички
# en 4ad5a78c draft
game-pick = Игра
# en 9ee307fd draft
any-game = Всички
# en 9ca3b9ac draft
text-field = Текст от бележката или име
# en ec94cc6f draft
archived-games = Архивирани игри
# en 6c414bd0 draft
result-title = Резултат
# en 6ce23620 draft
result-value = { $result ->
    [any] Всички
    [finished] Завършени
    [unfinished] Незавършени
    [won] Спечелени
   *[lost] Загубени
}
# en f203bb46 draft
games-of-evening = { $count ->
    [one] една игра
   *[other] { $count } игри
}
# en 7b4c8fdb draft
game-in-series = игра { $number }
# en b3a29558 draft
going-on = В ход
# en a0b40c6d draft
won-by-none = Без победител
# en 9c5bce82 draft
ended-early = Прекратена
# en 04f0106d draft
players-and-pairs = Играчи и двойки
# en 4240d2ab draft
no-such-player = Никой с това име не е играл тук
# en f0996410 draft
players-title = Играчи
# en 0f11e61a draft
pairs-title = Двойки
# en b7a6346c draft
still-counting = Брои се…
# en ead7bd21 draft
shelved-game = { $kind ->
    [archived] Играта е архивирана. Брои се както преди.
    [listed] Играта е извадена от архива.
   *[deleted] Играта е изтрита.
}

## take-back

# en 957d3b08 draft
undo-list-change = Отмени
# en f3df780c draft
dismiss-said = Скрий
# en eea6af85 draft
person-updated = Промените са записани: { $name }.
# en cb6731c7 draft
person-renamed = { $from } вече е { $to }.
# en 01a5c1b3 draft
two-people = { $one } и { $other } са били заедно на една маса или в една вечер, значи са двама души.

## players

# en 03c94090 draft
games-of = Вид игра
# en d381a996 draft
every-kind = Всички
# en a92797a3 draft
no-one-yet = Още няма играчи
# en 1848b71c draft
who-is-counted = Тук е всеки, който е играл под име поне едно раздаване. Примерът не се брои.
# en ea7c75c7 draft
show-all-lines = Покажи всичките { NUMBER($count) }
# en 0b141258 draft
the-games = Игрите
# en 98501a74 draft
rename-or-merge = Преименуване, обединяване
# en 2479424a draft
what-figures-mean = Какво значат числата
# en e624dc4a draft
games-won-of = { $games ->
    [one] { $won } от { $games } игра
   *[other] { $won } от { $games } игри
}
# en 1a9fe306 draft
last-game-was = { $result ->
    [won] Последната игра е спечелена
   *[lost] Последната игра е загубена
}
# en bb051ed0 draft
ring-won = победи
# en 94aa0f85 draft
tile-name = { $tile ->
    [taken] обявени
    [made] от тях изкарани
    [best] най-добро раздаване
    [comeback] обрат
    [streak] най-дълга серия
   *[belas] белоти
}
# en 9b72f90e draft
last-games-of = Последни игри: { $games }, спечелени: { $won }
# en 8adabe25 draft
won-letter = П
# en 7fc4cdc7 draft
lost-letter = З
# en ac825331 draft
met-of = { $name }: { $won } спечелени, { $lost } загубени
# en c2929060 draft
kind-and-games = { $name } { $games }
# en cd22a45c draft
everybody-who-played = Всички, които са играли
# en 680ce0b4 draft
that-game = Тази игра
# en 76a44754 draft
not-played-here = { $who ->
    [one] Тук още няма игра на { $name }
   *[many] Тук още няма обща игра на { $name }
}
# en 3bcb27c1 draft
not-played-game = { $who ->
    [one] Още няма игра на { $name } ({ $game })
   *[many] Още няма обща игра на { $name } ({ $game })
}
# en a5acd583 draft
group-games = Игри
# en 377b8f37 draft
group-hands = Раздавания
# en 5eaeb309 draft
group-declared = Анонси
# en e1f7a2e4 draft
in-game-to = { $goal ->
    [hands] в игра от { so-many-deals }
   *[points] в игра до { $target }
}
# en 35955850 draft
in-hand = раздаване { $number }
# en e35c2645 draft
in-hands = { $hands ->
    [one] в едно раздаване
   *[other] в { $hands } раздавания
}
# en 77764d3e draft
person-name = Име
# en bea643be draft
person-colour = Цвят
# en 8c1bb350 draft
colour-name = { $colour ->
    [red] Червен
    [blue] Син
    [green] Зелен
    [brown] Кафяв
    [purple] Лилав
    [teal] Тюркоазен
    [pink] Розов
   *[grey] Сив
}
# en 70ea7838 draft
initials-label = Инициали
    .description = До три букви. Ако полето е празно, инициалите се взимат от името.
# en 545e9788 draft
save-person = Запиши
# en a93017b9 draft
merge-players = Обедини играчите
# en 12687e9e draft
count-together = { $name } вече е в списъка: отсега нататък игрите на двете имена се броят заедно.
# en 75b4a776 draft
same-person-as = Същият човек като
# en 99704abb draft
no-one-else = никой
# en 8eb627c8 draft
also-written-as = Пише се и
# en fd565418 draft
separate-names = Раздели

## charts

# en dab31bc5 draft
show-as-table = Като таблица
# en b01ee5fc draft
send-as-a-picture = Изпрати като картинка
# en 840283de draft
no-picture = Този браузър не можа да направи картинката. Таблицата показва същите числа.
# en 31d37526 draft
nothing-to-draw = Още няма какво да се покаже
# en 7d5bf8c4 draft
what-is-drawn = След първото раздаване тук се вижда как върви резултатът и колко точки има от всяко раздаване.
# en 7a7f0804 draft
as-a-table = { $title } като таблица
# en cefdc30c draft
hands-axis = раздаване
# en 2583c686 draft
goes-in-front = излиза начело
# en 27b06621 draft
held-over-and-won = { held-over.label }, после спечелени
# en 9e3d4856 draft
chart-happened = Какво стана
# en f75a0d57 draft
happened-bate = { bate-mark.label }: { $name }.
# en 2a359372 draft
happened-front = Води: { $name }.
# en 4c12bbcb draft
happened-held-over = { held-over.label }: { NUMBER($points) }.
# en 9062a929 draft
happened-held-over-won = { held-over.label } отпреди, спечелени тук: { NUMBER($points) }.
# en c6aa8bfd draft
standing-after = { $hands ->
    [one] { $figures } след едно раздаване
   *[other] { $figures } след { $hands } раздавания
}
# en 3c42d35e draft
standing-sentence = { standing-after }.
# en d37db429 draft
bars-of-hands = { $hands ->
    [one] Едно раздаване, с по една колонка за всяка страна.
   *[other] { $hands } раздавания, с по една колонка за всяка страна.
}
# en cfcb7729 draft
happened-in-hand = Раздаване { $number }.
# en d954f4e9 draft
nothing-happened = Никой не е вътре и начело няма промяна.
# en 2a637049 draft
after-game-number = След игра
# en 307c7d7a draft
games-shown = { $last ->
    [one] една игра
   *[other] игри от 1 до { $last }
}
# en eba8c75f draft
form-after = { $games ->
    [one] { $name }: { $balance } след една завършена игра
   *[other] { $name }: { $balance } след { $games } завършени игри
}

## figures

# en b092a666 draft
games-won--figure = Спечелени игри
    .means = Спечелени игри от всички завършени. Играта се брои за победа или загуба на тези, които са били на масата в края ѝ. Прекратената или недовършената игра не е нито победа, нито загуба.
# en 4ae4faca draft
series-won--figure = Спечелени серии
    .means = Спечелени серии от всички решени серии от три и повече игри. Серията се брои на тези, които са на масата в последната ѝ игра.
# en cf0cf6f3 draft
hands-taken--figure = Обявени раздавания
    .means = Обявените раздавания от всички доиграни. За двойка: обявените от който и да е от двамата. Повторното раздаване, заявката и промяната на точки тук не се броят за раздаване.
# en d7e7d2ac draft
made-rate--figure = Изкарани
    .means = Обявените и изкарани раздавания от всички обявени. Равенството и грешната карта не се броят нито за изкарано, нито за вътре.
# en a98a2633 draft
bate-rate--figure = Вътре
    .means = Раздаванията, в които обявилият е вътре, от всички обявени.
# en b3d4fb08 draft
average-taking--figure = Средно при обява
    .means = Точките на страната в раздавания, обявени от този играч или тази двойка: взятки, последна взятка, поредици и белот. Ако страната е вътре, броят се точките ѝ, преди да ги загуби. Раздаванията, въведени като готови сборове, също се броят.
# en e1aaa9f9 draft
average-defending--figure = Средно при чужда обява
    .means = Точките на страната в раздавания, които друга страна е обявила. При отделен играч раздаване, обявено от партньора му, не влиза в никое от двете средни.
# en 0f09446e draft
runs--figure = Записани поредици
    .means = Поредици на този играч или двойка, за които са писани точки. Не се броят раздаванията, въведени като готови сборове, и поредиците, въведени само като точки.
# en 971fe6a8 draft
fours--figure = Записани карета
    .means = Карета, за които са писани точки. Раздаванията, въведени като готови сборове, не се броят.
# en b422c769 draft
belas--figure = Белоти
    .means = Поп и дама коз, обявени и записани. Раздаванията, въведени като готови сборове, не се броят.
# en a72d5a13 draft
best-hand--figure = Най-добро раздаване
    .means = Най-много точки на страната в едно раздаване. Ако страната е вътре, броят се точките ѝ, преди да ги загуби. Раздаванията, въведени като готови сборове, също се броят.
# en 2d874ec8 draft
best-comeback--figure = Най-голям обрат
    .means = Най-голямото изоставане в игра, която накрая е спечелена. Мери се спрямо целта на играта, а при игра от определен брой раздавания – спрямо точките на победителя. Точките от хартията също се броят.
# en 779a409f draft
longest-streak--figure = Най-дълга серия победи
    .means = Най-много игри, спечелени една след друга, по реда на започване. Недоиграната игра не прекъсва серията.
# en f091fa32 draft
head-to-head--figure = Един срещу друг
    .means = Завършени игри на една маса, но на различни страни. Игра, спечелена от трети играч или от никого, не се брои на никоя от двете.
# en 3b61f74b draft
form--figure = Победи минус загуби
    .means = Игра по игра линията върви с едно нагоре за победа и с едно надолу за завършена игра без победа.
# en 48154d44 draft
running-score--figure = Ход на резултата
    .means = Сборовете на листа след всяко раздаване.
# en a5134dfe draft
hand-by-hand--figure = Раздаване по раздаване
    .means = Точките на всяка страна от всяко раздаване.
# en 549b954b draft
swing--figure = Промяна начело
    .means = Кръгче бележи раздаване, след което начело е друга страна.
# en 9a7aea31 draft
evening--figure = Вечер
    .means = Вечерта трае до пет сутринта. Играта е от вечерта, в която е започнала.
# en fd6525d3 draft
out-of = { $part } от { NUMBER($whole) }

## past-game

# en ef594969 draft
a-game = Игра
# en 304e6f94 draft
open-the-sheet = Отвори листа
# en 0be31400 draft
continue-game = Продължи играта
# en 55e0a89e draft
no-one-has-won = Играта е прекратена: никой не я е спечелил.
# en 93ecfad5 draft
not-finished-yet = Играта още не е завършена.
# en 137f9110 draft
example-day = { $day } · примерът, не влиза в статистиката
# en 4fec4423 draft
past-game-missing = На това устройство няма такава игра.
# en eead3d78 draft
past-game-unreadable = Тази игра не може да се прочете. Пази се непроменена и влиза в резервното копие.
# en a8bb20af draft
delete-it = Изтрий я
# en 15c65b68 draft
keep-or-delete = Запазване или изтриване
# en e2f627f1 draft
archive-game = Архивирай
# en 6014077e draft
unarchive-game = Извади от архива
# en 7d4e6c58 draft
delete-this-game = Изтрий тази игра
    .about = Играта се маха от списъка и от цялата статистика. Може да се отмени до следващата ти промяна.
# en 1797ba12 draft
rematch-dealer = Първо раздава { $dealer }
# en ac6f5d2a draft
why-deals-first = { $why ->
    [winner] Който е спечелил играта, раздава първи в следващата.
    [winners] Един от двамата победители в играта раздава първи в следващата.
   *[afresh] Правилата не казват кой раздава първи, затова раздава следващият подред. Може и да се цепи за раздаването.
}
# en ee0207d8 draft
game-of-series = Игра { $number }
# en d87b985f draft
won-by-no-one = Никой
# en aefd7e49 draft
not-finished = Недовършена

## house-rules

# en 85c1817a draft
house-rules-title = Домашни правила
# en e3545c2d draft
all-house-rules = Всички домашни правила
# en fb6723a2 draft
starting-from = Нови домашни правила: като в коя игра?
# en dd805c40 draft
no-house-rules = Още няма домашни правила
# en e395916c draft
what-they-start-from = Избери най-близката игра и промени каквото при вас се играе другояче. Прави се веднъж, не преди всяка игра.
# en 8ebe1ac6 draft
house-rules-missing = Тези домашни правила не са на това устройство. Може да са изтрити.
# en 3551ce36 draft
unreadable-house = { $name }: тези правила не могат да се прочетат. Пазят се непроменени и влизат в резервното копие.
# en df2207a3 draft
after-document = { $others ->
    [0] { $document } по стандартните правила.
    [one] { $document } с една промяна.
   *[other] { $document }, промени: { $others }.
}
# en e536f110 draft
new-house-rules = Нови домашни правила
# en c1940ddb draft
house-unreadable = Тези правила не могат да се прочетат. Пазят се непроменени и влизат в резервното копие.
# en 5d50f21f draft
rules-name = Име
    .placeholder = Кръчмата на ъгъла
# en 44f8359b draft
started-from = Правилата са като в <game>{ $game }</game>, освен тези, които промениш тук.
# en d59ef960 draft
not-playable-yet = Някои от тези правила си противоречат: виж по-горе.
# en 5bd0568e draft
name-to-save = Въведи име, за да запишеш правилата.
# en 8fd874b7 draft
save-these-rules = Запиши тези правила
# en 4ca1fe80 draft
save-changes = Запиши промените
# en 3facc454 draft
rules-kept = Записано
# en 92a852a0 draft
play-by-these = Играй по тези правила
# en b77066ec draft
share-rules = Сподели
    .title = Споделяне на „{ $name }“
# en 2ea54d1d draft
compare-source = Сравни с източник
    .aside = Къде тези правила се различават от правилата на друга игра
# en ffcd707c draft
compare-with = Сравни с
# en 78e1dfa6 draft
no-difference = Няма разлики.
# en 8814cd8f draft
value-here = В тези правила: { $value }.
# en 33e4b2eb draft
value-there = В другите правила: { $value }.
# en 0375dff0 draft
place-there = Източник: { $source }.
# en f217f827 draft
where-tables-differ = Където масите се различават
# en 548cb3ba draft
how-we-play = Как играем ние
# en 377d4286 draft
rules-missing = Тези правила не са на това устройство.
# en 71aa16dd draft
how-we-play-after = { $others ->
    [0] Как играем ние: { $document } по стандартните правила.
   *[other] Как играем ние: { $document }. Собствените ни правила са с получер шрифт.
}

## change-rules

# en 0848c0a2 draft
rules-of-this-game = Правила на тази игра
# en 64b3da44 draft
no-game-to-change = Тази игра не е на това устройство или не може да се прочете.
# en db26cca0 draft
take-rules = Вземи „{ $name }“
# en 775b0e34 draft
what-would-change = Какво ще се промени
# en 17a14b77 draft
nothing-would-change = Никое от изиграните раздавания не се променя.
# en 0046e111 draft
would-need-an-answer = Едно раздаване трябва първо да се поправи.
# en 7aa0b5f4 draft
apply-to-this-game = Приеми в тази игра
# en 180e04b3 draft
figure-becomes = става
# en 205efcdd draft
hand-open = за поправка

## other-rules

# en 2a0849c8 draft
option-part = { $part ->
    [pack] Тесте и раздаване
    [trumps] Избор на коз
    [declarations] Анонси
    [play] Разиграване
    [score] Точки
   *[end] Край на играта
}
# en 2f0472c9 draft
changed-by-you = Променено от теб
# en 06dc614c draft
changed-of = { $changed } от { $all }
# en 17c01b3d draft
usually-played = обикновено: { $value }
# en 93b24078 draft
more-rules = Правила, които рядко се различават: { NUMBER($count) }
# en f3bff52e draft
usual-answer = обичайното
# en 05b0dcb6 draft
sources-of-rule = Източници
# en a489827d draft
use-rule = Приеми
# en 1bcd4b5b draft
in-no-source = Това правило го няма в нито един писан правилник.
# en 0a65d8fb draft
target-wrong = Въведи цяло число над 0, например 501.
# en 6fc16f25 draft
delete-rules = Изтрий тези правила
    .about = Правилата се махат от списъка. Игрите, играни по тях, пазят копие.
    .title = Да се изтрие ли „{ $name }“?
    .cancel = Отказ
    .now = Изтрий

## versions

# en 63d23ea7 draft
asked-label = { $kind ->
    [versions] { $count ->
        [2] Две версии: избери
        [3] Три версии: избери
        [4] Четири версии: избери
       *[other] { $count } версии: избери
    }
   *[corrections] { $count ->
        [2] Две поправки: избери
        [3] Три поправки: избери
        [4] Четири поправки: избери
       *[other] { $count } поправки: избери
    }
}
# en 95572cc0 draft
asked-deleted = Изтрито или поправено: избери
# en 4fd4c0cc draft
asked-in-hand = { $kind ->
    [versions] { $count ->
        [2] Раздаване { $number }: две версии
        [3] Раздаване { $number }: три версии
        [4] Раздаване { $number }: четири версии
       *[other] Раздаване { $number }: { $count } версии
    }
   *[corrections] { $count ->
        [2] Раздаване { $number }: две поправки
        [3] Раздаване { $number }: три поправки
        [4] Раздаване { $number }: четири поправки
       *[other] Раздаване { $number }: { $count } поправки
    }
}
# en 67b010f6 draft
asked-in-hand-deleted = Раздаване { $number }: изтрито или поправено?
# en 3d14dc43 draft
phones-differ = Телефоните са записали раздаване { $number } различно.
# en 7d551d60 draft
more-hands-wait = { $count ->
    [one] Различно е още едно раздаване.
    [2] Различни са още две раздавания.
    [3] Различни са още три раздавания.
    [4] Различни са още четири раздавания.
   *[other] Различни са още { $count } раздавания.
}
# en b4f2a625 draft
compare-versions = Сравни
# en c795d945 draft
asked-about = { $kind ->
    [versions] { $count ->
        [2] Два телефона са записали това раздаване различно. Докато не избереш, важи едната версия.
        [3] Три телефона са записали това раздаване различно. Докато не избереш, важи едната версия.
        [4] Четири телефона са записали това раздаване различно. Докато не избереш, важи едната версия.
       *[other] { $count } телефона са записали това раздаване различно. Докато не избереш, важи едната версия.
    }
   *[corrections] { $count ->
        [2] Два телефона са поправили това раздаване различно. Докато не избереш, важи едната поправка.
        [3] Три телефона са поправили това раздаване различно. Докато не избереш, важи едната поправка.
        [4] Четири телефона са поправили това раздаване различно. Докато не избереш, важи едната поправка.
       *[other] { $count } телефона са поправили това раздаване различно. Докато не избереш, важи едната поправка.
    }
}
# en 7c011c9b draft
asked-about-deleted = { $count ->
    [1] Един телефон е изтрил това раздаване ({ $deleted }), друг го е поправил. Докато не избереш, то се брои.
    [2] Един телефон е изтрил това раздаване ({ $deleted }), два са го поправили. Докато не избереш, то се брои.
    [3] Един телефон е изтрил това раздаване ({ $deleted }), три са го поправили. Докато не избереш, то се брои.
   *[other] Един телефон е изтрил това раздаване ({ $deleted }), { $count } са го поправили. Докато не избереш, то се брои.
}
# en 37145d47 draft
version-alone = { $kind ->
    [versions] Версия
   *[corrections] Поправка
}
# en af8debd6 draft
version-number = { $kind ->
    [versions] Версия { $number }
   *[corrections] Поправка { $number }
}
# en 6726639e draft
counts-now = важи сега
# en 0b241f87 draft
written-at = записано { $time }
# en ee79a145 draft
what-differs = Какво е различно
# en be4f4afc draft
same-in-all = { $count ->
    [2] Еднакво и в двете
   *[other] Еднакво във всички
}
# en 613aceac draft
fact-trumps = Коз
# en 64e1d82c draft
fact-stakes = Контра
# en ea881d0c draft
fact-declarations = Анонси
# en e33ff9c9 draft
between-declarations = { "; " }
# en 578973d2 draft
fact-tricks = Взятки
# en 4a260b68 draft
fact-revoke = Грешна карта
# en d8d4eeb6 draft
fact-dealer = Раздава
# en a3d12d95 draft
fact-after-trick = След взятка
# en 83a90144 draft
fact-claimant = Заявка на
# en 2e2e7969 draft
fact-result = Резултат
# en 64a2a463 draft
fact-not-said = не е казано
# en e335f285 draft
fact-none = няма
# en 6c442a70 draft
fact-cards = Точки от карти, { $name }
# en 546ea96a draft
fact-total = Сбор от раздаването, { $name }
# en 4bb54c0a draft
fact-points = На листа, { $name }
# en b1e391a5 draft
which-holds = Кое е вярно?
# en 6d61668c draft
two-deals = Две отделни раздавания
# en c1abc8a3 draft
keep-hand = Запази раздаването
# en 812849dd draft
delete-compared = Изтрий раздаването
# en 9b5b315e draft
played-first = Играно първо
# en db5f0401 draft
played-after = Играно второ
# en 249530f4 draft
save-answer = Запиши
# en bc062101 draft
explain-or-correct = Обяснение или поправка
# en 2970fe6c draft
nothing-else-changes = Нищо друго на листа не се променя.
# en 3bf8060b draft
undo-takes-it-back = Изборът може да се върне с „Отмени“.
# en 24fbbe31 draft
choose-first = Избери, за да видиш какво се променя.

## print

# en baf8e8e6 draft
print-key = Отпечатай
# en 076b191e draft
taken-by = Обява
# en 30400ad9 draft
print-unreadable = Тази игра не може да се прочете.
# en 78103df1 draft
from-paper = { $heldOver ->
    [0] от хартия
   *[other] от хартия, { held-over }: { $heldOver }
}
# en ea05fd71 draft
print-ended-early = Прекратена.
# en 862edbf1 draft
print-in-progress = В ход.
# en dd4199d1 draft
points-waiting = { held-over.label }: { NUMBER($points) }.
# en d555d4ff draft
where-sheets-are-printed = Отвори игра от историята. На нейния лист избери „Още“, после „Печат“.
# en 6beb5814 draft
note-on-game = Бележка: { $note }
# en efd838d0 draft
played-to = { $goal ->
    [hands] { $rules }, { so-many-deals } · { $more }
   *[points] { $rules }, до { $target } · { $more }
}

## second-screen

# en 71482c0c draft
full-screen = Цял екран
# en d4ea77f9 draft
leave-full-screen = Изход от цял екран
# en 731ca11c draft
none-going = В момента не се играе. Следващата игра ще се появи тук.

## pictures

# en 0fe9092a draft
picture-games = Клаберяс · Clobyosh · Бела · Бридж-белот
# en defd0891 draft
picture-line = Лист за точките и съдия за истински карти
# en fe9b4e04 draft
picture-player-one = Иво
# en a2469223 draft
picture-player-two = Мария
# en 8786fe98 draft
send-result = Изпрати резултата като картинка
# en 88be4d0f draft
no-card = Картинката не можа да се направи тук.
# en d6476e1a draft
series-line = { $series }: { $standing }
# en 43417dc1 draft
card-hands = { $hands ->
    [one] Едно раздаване
   *[other] { $hands } раздавания
}
# en 95e16383 draft
card-hands-and-bates = { $hands ->
    [one] Едно раздаване, { bate-mark }: { NUMBER($bates) }
   *[other] { $hands } раздавания, { bate-mark }: { NUMBER($bates) }
}

## without-network

# en 42dec7a9 draft
kept-later = Ще работи и без мрежа, щом започнеш игра
# en 0c33a636 draft
keeping-it = Подготвя се за работа без мрежа…
# en a2ab1906 draft
all-kept = Работи и без мрежа
# en a25c65f4 draft
not-all-kept = Някои страници още искат мрежа.
# en 172a27b2 draft
opened-kept = Пестенето на данни е включено: без мрежа работят само вече отворените страници.
# en b056c327 draft
nothing-kept = Отваря се само с мрежа
# en f713969c draft
fetch-rest = Изтегли останалото ({ $size })
# en 0a5b5b72 draft
fetching-rest = Останалото се изтегля…
# en 13387ebb draft
rest-failed = Останалото не можа да се изтегли. Опитай пак по-късно.

## storage

# en 9504e562 draft
ask-to-keep = Помоли браузъра да пази данните
# en c7df8aed draft
saved-here = { $copy ->
    [on] Записано на това устройство (2 копия)
    [absent] Записано на това устройство (1 копие)
   *[other] Записано на това устройство
}
# en 71dac42b draft
back-up = Резервно копие
# en 34ce5ea0 draft
plain-http = Ако адресът не започва с { "https" }, { "Yuss" } работи само с мрежа, няма второ копие и не може да държи екрана включен.
# en b63f38c2 draft
copy-is-off = Второто копие е изключено: файлът му не можа да се запише ({ $why }).
# en e9cfddf4 draft
erasure-pending = Изтритото още е във второто копие, защото сега { "Yuss" } няма достъп до него. Щом получи достъп, { "Yuss" } ще изтрие данните и там и те няма да се върнат.
# en bb1a8366 draft
damage-found = Открити повреди
# en 94113ed7 draft
damage-here = Тук бяха открити повреди
# en 97a9cdaa draft
save-damage = Запази намереното
# en 00884829 draft
damage-saved = Готово
# en 66522107 draft
dismiss-damage = Скрий
# en 59650d54 draft
damage-file = { "Yuss" } повреди { $day }
# en df54ba41 draft
damage-line = { $fault ->
    [missing] { $store ->
        [database] Загубено от базата: { $what }.
       *[replica] Загубено от второто копие: { $what }.
    }
    [outdated] { $store ->
        [database] По-старо, отколкото трябва, в базата: { $what }.
       *[replica] По-старо, отколкото трябва, във второто копие: { $what }.
    }
   *[unreadable] { $store ->
        [database] Нечетимо в базата: { $what }.
       *[replica] Нечетимо във второто копие: { $what }.
    }
}
# en f11f7ea6 draft
damaged-part = една част
# en 06f7260d draft
kinds-counted = { $kind ->
    [games] { $count ->
        [one] една игра
       *[other] { $count } игри
    }
    [entries] { $count ->
        [one] едно раздаване или промяна в игра
       *[other] { $count } раздавания или промени в игри
    }
    [deleted] { $count ->
        [one] един запис за изтрита игра
       *[other] { $count } записа за изтрити игри
    }
    [drafts] { $count ->
        [one] едно недовършено раздаване
       *[other] { $count } недовършени раздавания
    }
    [settings] { $count ->
        [one] една настройка
       *[other] { $count } настройки
    }
    [series] { $count ->
        [one] една серия
       *[other] { $count } серии
    }
    [houses] { $count ->
        [one] един комплект домашни правила
       *[other] { $count } комплекта домашни правила
    }
    [players] { $count ->
        [one] един играч
       *[other] { $count } играчи
    }
    [joined] { $count ->
        [one] една маса с няколко телефона
       *[other] { $count } маси с няколко телефона
    }
    [clubNights] { $count ->
        [one] една клубна вечер
       *[other] { $count } клубни вечери
    }
    [words] { $count ->
        [one] един запис от клубна вечер
       *[other] { $count } записа от клубна вечер
    }
    [example] примерната игра
    [evening] { $count ->
        [one] хората и двойките на една вечер
       *[other] хората и двойките на { $count } вечери
    }
    [stakes] { $count ->
        [one] залогът на една вечер
       *[other] залогът на { $count } вечери
    }
    [contest] { $count ->
        [one] един турнир
       *[other] { $count } турнира
    }
   *[other] { $count ->
        [one] един запис
       *[other] { $count } записа
    }
}
# en 94d1f7b1 draft
damage-repaired = { $store ->
    [database] Поправено от второто копие.
   *[replica] Поправено от базата.
}
# en 65f3f964 draft
damage-lost = Тези данни ги няма в нито едно от двете копия.

## backup

# en 0fa4c3d7 draft
save-a-backup = Запази резервно копие
# en e4b5c4bf draft
not-now = Не сега
# en d10461f8 draft
no-backup-yet = Тук още няма запазено резервно копие.
# en e841f254 draft
last-backup-on = Последното резервно копие е от { $day }
# en fba260fb draft
remind-of-first = { $games ->
    [one] Още няма резервно копие: една игра е само на това устройство.
   *[other] Още няма резервно копие: { $games } игри са само на това устройство.
}
# en e89f13d5 draft
remind-of-next = { $games ->
    [one] Последното резервно копие е от { $day }: една игра е само на това устройство.
   *[other] Последното резервно копие е от { $day }: { $games } игри са само на това устройство.
}

## earlier

# en f40c518c draft
earlier-title = Връщане назад
# en 1da39474 draft
earlier-about = Преди резервно копие или файл да замени нещо, { "Yuss" } запазва състоянието дотогава. Последните три състояния се пазят тридесет дни. „Изтрий всичко“ изтрива и тях.
# en 1ab45f67 draft
earlier-open = Върни към { $moment }…
# en 2d438754 draft
earlier-why = { $why ->
    [replace] Преди замяната на всички данни: { $list }
    [merge] Преди добавянето на резервно копие: { $list }
   *[import] Преди импорт: { $list }
}
# en 51c65678 draft
earlier-dialog = Връщане към { $moment }
# en 4984a07a draft
earlier-do = Върни
# en affbbcd2 draft
earlier-done = Готово: всичко е както беше на { $moment }.
# en bd83ee3f draft
earlier-lost = Това състояние вече не може да се прочете.
# en 53edb64e draft
no-room-to-keep = Паметта на устройството е пълна и сегашните данни не могат първо да се запазят. Ако продължиш, няма да можеш да се върнеш назад.
# en 06194d0a draft
no-room-go-on = Продължи без връщане назад

## updates

# en d10983aa draft
update-label = Обновяване
# en 5162650b draft
update-now = Обнови сега
# en 5f471e9e draft
update-later = По-късно
# en c36c6cf3 draft
update-close = Затвори
# en 01f64627 draft
update-step = { $step ->
    [offered] Има по-нова версия на { "Yuss" }. Игрите ти остават както са.
    [asked] Обновява се…
    [reloading] Обновява се…
    [busy] В друг раздел се въвежда раздаване. Първо го довърши.
   *[stuck] Обновяването не започна. Ще е готово, когато пак отвориш { "Yuss" }.
}

## outdated

# en e3f6fbd4 draft
newer-version = По-нова версия
# en 924c81eb draft
reload-key = Презареди
# en d4da051f draft
outdated-tab = { $state ->
    [loading] Работи по-нова версия. Тази страница се презарежда, за да я ползва.
    [busy] Работи по-нова версия и този раздел вече не може да записва. Презареди го, когато ти е удобно. Записаните игри са в безопасност.
   *[stays] По-нова версия на { "Yuss" } е записала тук данни, които тази не може да прочете. Записаните игри са в безопасност. Свържи се с интернет и презареди страницата.
}

## old-browser

# en 441d1d72 draft
too-old = <strong>Този браузър е твърде стар за { "Yuss" }.</strong> Не може да води лист, нито да работи без мрежа. Ползвай по-нов: Chrome или Edge от 111 нагоре, Firefox от 128, Safari от 16.4. <link>Правилата</link> могат да се четат и с него.
# en 398aed7f draft
needs-javascript = За да води лист, { "Yuss" } има нужда от { "JavaScript" }. <link>Правилата</link> могат да се четат и без него.

## sources

# en 51b6e7ea draft
leaves-the-app = друг сайт, иска мрежа
# en 3486970b draft
the-writings = Източници
# en 9694be49 draft
sources-about = Всяко правило в { "Yuss" } стъпва на един от тези източници. Авторите им нямат дял в това приложение; ако в него има грешки, те са наши.
# en 9bd24557 draft
places-referred-to = Откъсите, към които правилата препращат
# en d8e84c91 draft
how-we-read = Нашите тълкувания
    .about = Ако източниците мълчат, не са ясни или си противоречат, следваме едно тълкуване. Всяко правило, което стъпва на тълкуване, го казва.

## not-found

# en 36309519 draft
no-such-page = Няма такава страница
    .about = Може в адреса да има грешка. Записаните игри са в безопасност.

## pages

# en 38b3c22c draft
app-about = Лист за точките и съдия за клаберяс, Clobyosh, бела и бридж-белот с истински карти.
# en e49a51a8 draft
page-start = Лист за точките и съдия за истински карти
# en cfdc3631 draft
page-new = Нова игра
    .about = Избери играта и правилата на твоята маса, кажи кой къде седи и раздай.
# en cf7332fa draft
page-game = Лист
    .about = Листът на една игра: всяко раздаване, сборовете и причината за всяко число.
# en 707e7c19 draft
page-history = История
    .about = Игрите, играни на това устройство, и кой ги е спечелил.
# en 2bb78ebc draft
page-history-game = Игра
    .about = Резултатът на една игра и точките ѝ, раздаване по раздаване.
# en 6bb0c5d7 draft
page-players = Играчи и двойки
    .about = Кой играе тук: спечелени игри, изкарани раздавания и кой кого бие.
# en 89db7ef1 draft
page-evening = Вечер
    .about = Кой играе следващата игра, кой почива и какво е класирането тази вечер.
# en 8a62583b draft
page-contest = Турнир
    .about = От две до шест маси на едно устройство: кръгове, вписани резултати, часовник и класиране за печат.
# en 7e5a54f7 draft
page-house-rules = Домашни правила
    .about = Правилата, за които масата се е разбрала, запазени за следващата вечер.
# en f6e78540 draft
page-how-we-play = Как играем ние
    .about = Правилата на една маса на една страница, за печат или за изпращане.
# en ed286eae draft
page-change-rules = Правила на тази игра
    .about = Промяна на правилата по време на игра: първо се вижда какво ще се промени на листа.
# en 576505b4 draft
page-print = Печат на листа
    .about = Листът на една игра на хартия, завършен или за довършване на ръка.
# en d89733cf draft
page-second-screen = Втори екран
    .about = Една игра с големи букви, на живо, за телевизор или друг екран.
# en a97108b3 draft
page-data = Данни
    .about = Запазване на резервно копие и връщане на данните от него.
# en 3f87b2c6 draft
page-settings = Настройки
    .about = Изгледът, боите, думите на масата и състоянието на паметта.
# en 8bdcb265 draft
page-guide = Ръководство за играчи
    .about = Всеки екран с прости думи: игра, раздаване, заявка, съдия, твоите данни.
# en 338a186e draft
page-learn = Упражнения
    .about = Въпроси за измислени раздавания по правилата на всяка игра, и карти за броене.
# en d07b0758 draft
page-share = Импорт
    .about = Отваряне на игра или домашни правила от връзка, файл или QR код.
# en 72043eb0 draft
page-together = Играйте заедно
    .about = Няколко телефона на една маса: присъедини се чрез връзка и виж какво напуска това устройство.
# en ce27d85b draft
page-club = Клубна вечер
    .about = Няколко маси в една вечер: кръгове, резултати и класиране, на живо на всеки телефон.
# en c32b7029 draft
page-privacy = Поверителност
    .about = Какво остава на това устройство, какво го напуска, когато играете заедно, за колко време и кой какво вижда.
# en 838b9833 draft
page-referee-about = Чии поредици се броят, коя карта може да се играе, какво струва невярната заявка: решението и къде е написано.
# en 62c941b9 draft
page-rules-about = За какво се спори на масата, от цепенето до края на играта, с отговорите на всички източници един до друг.
# en 23d09ba4 draft
page-compare-about = Две игри една до друга: само правилата, по които се различават.
# en 23bd1d47 draft
page-glossary-about = Думите на играта и как другаде казват на същите неща.
# en 3f3d6bd0 draft
page-stories-about = От кръчмите на Шотландия до Бродуей и Кейптаун: откъде са играта и думите ѝ, и стари съвети.
# en dacdc2ea draft
page-sources-about = Източниците, на които стъпват правилата, и как ги тълкуваме, когато мълчат или си противоречат.
# en c2162f54 draft
question-about = { $game }: { $answer }
# en 993f7ade draft
answers-beside = { $count ->
    [0] На страницата е и източникът.
    [1] В друга игра или на друга маса отговорът е друг.
    [2] Има още два отговора.
    [3] Има още три отговора.
    [4] Има още четири отговора.
    [5] Има още пет отговора.
    [6] Има още шест отговора.
   *[other] Има още { $count } отговора.
}
# en 3e67f71b draft
ruling-about = { $line }. Решението е по правилата на твоята маса и посочва източника.
# en d3eb1f61 draft
picture-alt = „{ $title }“ върху разчертан лист за точки

## manifest

# en 281050c8 draft
shortcut-continue = Продължи играта
    .short = Продължи
# en fad3993b draft
shortcut-new = Нова игра
# en ab4c156e draft
shortcut-rules = Провери правило
    .short = Правила
# en 8caa87d3 draft
screenshot-sheet = Листът на една игра
# en 3cd95284 draft
screenshot-hand = Записване на раздаване
# en 28517c16 draft
screenshot-table = Резултатът за цялата маса, на телефон, обърнат настрани

## evening

# en 22b5ce18 draft
evening-title = Вечер
# en 0c9d6569 draft
next-game-title = Следваща игра
# en cc97bde5 draft
start-next = Започни играта
# en b88808cd draft
sits-out = { $count ->
    [one] Почива
   *[other] Почиват
}
# en 2df2c1a0 draft
swap-hint = Докосни две имена, за да ги размениш.
# en c1b0634e draft
draw-again = Тегли пак
# en 2b7485db draft
standings-title = Класиране
# en fb7f0c64 draft
whose-standings = { $of ->
    [pairs] Двойки
   *[people] Играчи
}
# en 50a3bf4f draft
column-won = Победи
# en 92723a0b draft
column-points = Точки
# en 7b087425 draft
column-difference = Разлика
# en 6c45b6fb draft
column-hand = На раздаване
# en 63276294 draft
left-early = { $count ->
    [one] напусна една игра преди края
   *[other] напусна { $count } игри преди края им
}
# en f4fb1c62 draft
came-late = { $count ->
    [one] влезе в една игра по-късно
   *[other] влезе в { $count } игри по-късно
}
# en 23d53772 draft
how-games-count = Играта се брои на тези, които са на масата в края ѝ. Точките се броят на тези, които са играли раздаването.
# en 168f3215 draft
people-and-pairs = Хора и двойки
# en e2c4aaf6 draft
people-count = { $count ->
    [one] { $count } човек
   *[other] { $count } души
}
# en 65b83061 draft
pairing-label = Двойки
# en 93b16b17 draft
pairing-name = { $pairing ->
    [lot] по жребий
    [every] всеки с всеки
    [winners] победителите остават
   *[same] едни и същи цяла вечер
}
# en 8f8a4d0b draft
sitting-out-label = Кой почива
# en 54e3bddd draft
sitting-out-name = { $way ->
    [dealer] който раздаде пръв в последната игра
    [losers] загубилите
   *[turn] всички подред
}
# en 7038212d draft
add-person = Кой още е тук?
# en a5caa707 draft
add-person-key = Добави
# en 41a49aca draft
remove-person = Махни { $name }
# en 95c72348 draft
already-here = { $name } вече е тук.
# en 1543f486 draft
most-people = Списъкът е пълен: повече от { $count } не може.
# en bf57fcc3 draft
evening-games = Игри
# en 300bdd1c draft
no-such-evening = Няма такава вечер тук
# en 873be1ee draft
no-such-evening-about = Игрите от търсената вечер не са на това устройство.
# en ffafc538 draft
more-people = Още хора
# en e128e550 draft
more-people-none = няма
# en 771e5e36 draft
name-everyone = Първо въведи име за всеки на масата.
# en 5d17c2bf draft
next-sides-out = { $sides } · { $out } почива
# en da6cd118 draft
next-sides-out-many = { $sides } · { $out } почиват
# en 44289244 draft
stakes-title = Залог
# en 79361f14 draft
stakes-off = няма
# en 4cae4337 draft
stakes-on = има
# en 7287a0f1 draft
stake-name = { $stake ->
    [difference] За всяка точка разлика
    [game] За всяка игра
    [bate] За всяко вътре
   *[pot] В касата, за всяка игра
}
# en b3a424bd draft
stake-wrong = Въведи сума до 1000, например 0,10, или остави празно.
# en bbe47c4d draft
stakes-stay = Залозите остават на това устройство и в резервното му копие. Ако изпратиш вечерта като картинка, текст или таблица, там пише кой на кого плаща.
# en 8157b23d draft
currency-label = Валута
# en 0695f587 draft
settlement-title = Сметка
# en 47eb7d3b draft
pays-to = { $from } плаща на { $to } { $amount }
# en d3781615 draft
nothing-to-pay = Никой не дължи нищо.
# en 321d077d draft
settlement-tick = Отметни всяко плащане, щом е направено.
# en e4a6e9e3 draft
sums-too-large = Точките са твърде много, за да се сметнат сумите.
# en ccb336b1 draft
one-of-them = Касата не можа да се раздели поравно. Остатъкът от { $amount } е за победителите, които са първи по азбучен ред.

## after-evening

# en fa3abb00 draft
evening-of-day = Вечер, { $day }
# en 90a3b69a draft
highlights-title = Акценти
# en e1b908a1 draft
highlight-name = { $of ->
    [first] Първо място
    [hand] Най-добро раздаване
    [bate] Най-често вътре
   *[comeback] Най-голям обрат
}
# en dc594853 draft
first-with = { $games ->
    [one] спечелени { $won } от { $games } игра
   *[other] спечелени { $won } от { $games } игри
}
# en aa5f3f50 draft
hand-with = { $points ->
    [one] една точка
   *[other] { NUMBER($points) } точки
} в игра { $game }, раздаване { $hand }
# en 4dad82de draft
bate-times = { $times ->
    [one] веднъж
   *[other] { $times } пъти
}
# en 393c6f18 draft
comeback-from = от { $behind ->
    [one] една точка
   *[other] { NUMBER($behind) } точки
} назад в игра { $game }
# en 30d49717 draft
highlight-line = { $label }: { $names }, { $fact }
# en 6dc02c5d draft
standing-line = { $place }. { $name }: победи { $won } от { $games }, { $points ->
    [one] една точка
   *[other] { $shown } точки
}
# en 16c6e3de draft
pays-whom = { $from } → { $to }
# en b535b730 draft
send-evening = { $as ->
    [picture] Изпрати картинка
    [text] Изпрати текст
    [print] Отпечатай
   *[csv] Запази като CSV
}
# en 6a1e1881 draft
text-copied = Копирано
# en 9e7b08c4 draft
copy-the-text = Този браузър нито изпраща, нито копира текст. Маркирай го тук и го копирай.
# en 38c20e53 draft
evening-head = { $head ->
    [place] Място
    [name] Име
    [games] Игри
    [hands] Раздавания
    [winner] Победител
    [from] Плаща
    [to] Получава
    [paid] Платено
   *[amount] Сума
}

## contest

# en dfc26105 draft
contest-title = Турнир
# en 38cdb511 draft
contest-about = От две до шест маси на едно устройство: вписваш точките на всяка маса, а { "Yuss" } избира противниците и води класирането.
# en df3b78d7 draft
contests-of-device = Турнири на това устройство
# en 25c76601 draft
new-contest = Нов турнир
# en 5a29a98f draft
contest-rounds = { $count ->
    [one] { $count } кръг
   *[other] { $count } кръга
}
# en d16f3de9 draft
contest-name = Име (по желание)
# en 2a1c2155 draft
contest-default = Турнир, { $day }
# en be4d53aa draft
pair-names = Имена на двойка
# en 72e79373 draft
pair-example = Ана и Бойко
# en ff76cbae draft
pair-taken = Тази двойка вече е в списъка.
# en 8a307bd2 draft
pairs-needed = { $count ->
    [one] Нужна е още { $count } двойка.
   *[other] Нужни са още { $count } двойки.
}
# en 075b3e66 draft
most-pairs = Списъкът е пълен: повече от { $count } двойки не може.
# en ba0194c9 draft
remove-pair = Махни { $pair }
# en bfc54500 draft
round-ends = Един кръг трае
# en dbdd5736 draft
round-ends-by = { $by ->
    [minutes] Минути
   *[deals] Раздавания
}
# en b2b77d53 draft
round-minutes = { $count ->
    [one] { $count } минута
   *[other] { $count } минути
}
# en 52e90780 draft
number-wrong = Въведи цяло число от { $least } до { $most }.
# en c04b0c0f draft
opponents-label = Противници
# en 515714f8 draft
opponents-name = { $way ->
    [points] По точки
    [wins] По победи
   *[draw] По жребий
}
# en 71efa721 draft
opponents-about = { $way ->
    [points] Срещат се двойките, близки по точки.
    [wins] Срещат се двойките с близък брой победи.
   *[draw] Жребий преди кръг 1 определя реда: всяка двойка играе срещу всяка друга.
}
# en eabb1f75 draft
contest-more = Таван на точките и отсъстващи двойки
# en 89eb797f draft
contest-cap = Най-много точки, които се броят на двойка за кръг (по желание)
# en 9ebc8ff8 draft
contest-unopposed = Точки на двойка без противник
# en 39938f2d draft
contest-unopposed-about = Двойка без противник печели кръга, например защото другата двойка отсъства.
# en 4777545d draft
start-contest = Започни турнира
# en 6650a5bd draft
pair-points = { $pair }: точки
# en 7ff03c54 draft
pair-absent = { $pair }: отсъства
# en 7cad1ca1 draft
absent-key = Отсъства
# en 08528858 draft
swap-pairs = Размени двойки
# en 672f4956 draft
have-met = Вече са се срещали
# en d8a2140e draft
points-wrong = Въведи цяло число до { $most }.
# en cf6dda17 draft
points-not-saved = Не е записано.
    .again = Опитай пак
# en 8b33d86c draft
both-absent = И двете двойки отсъстват: масата не се брои на никоя от тях.
# en e4c7644d draft
walkover = { $pair }: победа { $points ->
    [0] без точки
    [one] и { $points } точка
   *[other] и { $points } точки
}
# en 6691262b draft
no-opponent = Без противник: победа { $points ->
    [0] без точки
    [one] и { $points } точка
   *[other] и { $points } точки
}
# en 82bddc2d draft
results-missing = { $count ->
    [one] Липсва { $count } резултат.
   *[other] Липсват { $count } резултата.
}
# en 99d531f8 draft
minutes-of-round = Минути за един кръг (по желание)
# en a473ab86 draft
minutes-of-round-about = Всеки екран показва оставащото време, после „Последно раздаване“. След последните раздавания затвори кръга.
# en 3de7b749 draft
clock-label = Оставащо време
# en c836a357 draft
start-clock = Пусни часовника
# en 65b7bdf7 draft
pause-clock = Спри
# en 9bf509b0 draft
go-on-clock = Продължи
# en dcaa9f40 draft
rings-at-end = Звук и вибрация, когато времето изтече
# en 4ecc7dbb draft
clock-keeps-time = Пуснатият часовник запазва времето си.
# en 80d0253f draft
more-minutes = Още { $minutes } минути
# en 731a09d1 draft
restart-clock = Отначало
# en 3e1bf15a draft
clock-jumped = { $way ->
    [ahead] Часовникът на устройството прескочи { $time } напред.
   *[back] Часовникът на устройството прескочи { $time } назад.
}
    .ignore = Брой без този скок
# en 645c5804 draft
clock-seen = { $state ->
    [running] По часовника на това устройство
    [paused] Спрян
   *[waiting] Още не е пуснат
}
# en 5bb74db4 draft
last-deal = Последно раздаване
# en f2c381da draft
last-deal-about = Довършете започнатото раздаване, после впишете точките.
# en dc1441aa draft
contest-standings-none = Класирането започва с първия резултат.
# en 51c47d7e draft
delete-pair = Изтрий { $pair }
# en c0d0cc2e draft
delete-contest = Изтрий турнира…
    .title = Да се изтрие ли „{ $name }“?
    .about = Двойките и резултатите им изчезват от това устройство. Можеш да отмениш изтриването в списъка с турнири.
    .now = Изтрий
    .done = „{ $name }“ е изтрит.
# en eb69cc02 draft
no-such-contest = Този турнир не е тук
# en bf655604 draft
no-such-contest-about = Турнирът може да е на друго устройство.
# en bc9c7e6b draft
contest-unread = { "Yuss" } не може да прочете всичко от този турнир ({ $places }). Виждаш останалото. Записаното остава непроменено, докато не запишеш това, което виждаш.
    .mend = Запиши това, което виждаш
# en 31a89b2d draft
nameless-pair = Двойка { $pair }
