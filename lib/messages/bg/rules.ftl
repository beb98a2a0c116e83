### Правилата: какво се пита, какво отговаря всеки документ, думите на масата и разказите за играта.
### Никой няма род, доколкото езикът позволява: „който раздава“, „играчът след раздаващия“.

## groups (by id)

# en 5d4321a5 draft
pack--group-title = Тесте, сила и стойност на картите
# en 7e2e5060 draft
deal--group-title = Раздаващ, цепене и раздаване
# en 802ca1e3 draft
choosing-trumps--group-title = Избор на коз
# en 3456bfb5 draft
auction--group-title = Наддаване в обяви и в точки
# en d15f44b0 draft
exchange--group-title = Смяна на седмицата
# en d933885c draft
run-values--group-title = Поредици: колко носят
# en e06f80f0 draft
whose-runs--group-title = Поредици: кой ги пише
# en 80b802ad draft
bela--group-title = Белот
# en acb90331 draft
play--group-title = Разиграване на взятките
# en aa072466 draft
scoring--group-title = Броене на раздаването
# en f0c1eb35 draft
end--group-title = Край на играта
# en 960eefad draft
irregularities--group-title = Нарушения и грешки

## questions (by id)

# en f7a6df90 draft
pack--ask = Кои карти са в тестето?
# en 6c8bce8d draft
pack--28--answer = 28 карти: от асо до осмица от всяка боя, без седмиците.
# en 821d0ff9 draft
pack--32--answer = 32 карти: асо, поп, дама, вале, десетка, деветка, осмица и седмица от всяка боя.
# en b91c48a0 draft
pack--denexa--note = По описанието на страницата в тестето са само картите от асо до осмица, но тя брои 32 карти и използва седмицата коз.

# en c0771892 draft
trump-rank--ask = Какъв е редът на козовете във взятка?
# en 166e713d draft
trump-rank--jack-nine--answer = Вале, деветка, асо, десетка, поп, дама, осмица, седмица. Всеки коз бие всяка карта от друга боя.
# en ec03b24f draft
trump-rank--lehman--note = За страницата се разбира от само себе си, че козът бие другите бои.
# en a282fb72 draft
trump-rank--bridge-belote--note = За статията се разбира от само себе си, че козът бие другите бои. На всичко коз този ред важи за всяка боя, но печели само карта от исканата боя.
# en 0117848b draft
trump-rank--example = Коз е купа: деветката купа бие асото купа, а седмицата купа бие асото пика.

# en 5e7574fa draft
plain-rank--ask = Какъв е редът в боя, която не е коз?
# en b6ae66dc draft
plain-rank--ace-ten--answer = Асо, десетка, поп, дама, вале, деветка, осмица, седмица. Десетката е веднага след асото.
# en 40e00c1a draft
plain-rank--four-bimah-no-trump--note = На без коз този ред важи и за четирите бои.

# en da630b3d draft
run-order--ask = Кой ред важи за поредиците?
# en c6698b8a draft
run-order--natural--answer = Естественият: асо, поп, дама, вале, десетка, деветка, осмица, седмица. Той важи и за козовете.
# en 9b3a0452 draft
run-order--bicycle--note = Страницата добавя, че асото може да е само най-горната карта, над поп и дама.
# en ed51ec6f draft
run-order--example = Асо, поп, дама, вале са кварта. Асо, десетка, поп, дама не са кварта: поредни са само асото, попът и дамата, тоест терца.

# en cb0058a3 draft
card-points--ask = Колко носят козовете във взятките?
# en 32ff9800 draft
card-points--trumps--answer = Вале 20, деветка 14, асо 11, десетка 10, поп 4, дама 3; осмица и седмица нищо. Козовата боя носи общо 62.
# en 7e447a46 draft
card-points--bridge-belote--note = На всичко коз така се брои всяка боя.

# en 66a7eb95 draft
plain-card-points--ask = Колко носят картите, които не са коз?
# en 3f861bb2 draft
plain-card-points--plain--answer = Асо 11, десетка 10, поп 4, дама 3, вале 2; деветка, осмица и седмица нищо. Всяка некозова боя носи общо 30.
# en 0984dcdd draft
plain-card-points--bridge-belote--note = На без коз така се брои всяка боя.

# en 4d214394 draft
points-in-hand--ask = Колко точки от карти има в едно раздаване?
# en c5bff303 draft
points-in-hand--two-players--answer = Тестето носи 152 точки, но 14 карти не участват, затова в игра са от 18 до 146 точки. Последната взятка добавя 10: стават от 28 до 156.
# en 11a931ef draft
points-in-hand--three-players--answer = Тестето носи 152 точки, но пет карти не участват, затова в игра са от 85 до 152 точки. Последната взятка добавя 10.
# en 9b22e006 draft
points-in-hand--all-out--answer = В игра са всичките 152 точки, а с последната взятка 162.
# en 318cda55 draft
points-in-hand--contracts--answer = С последната взятка точките са 162 на боя, 258 на всичко коз и 130 на без коз. На без коз те се удвояват и стават 260.
# en a7d87357 draft
points-in-hand--contracts-single--answer = С последната взятка точките са 162 на боя, 258 на всичко коз и 130 на без коз.
# en 311a94b2 draft
points-in-hand--turn-up-out--answer = 152 точки минус тези на обърнатата карта, тоест между 132 и 152. Последната взятка добавя 10.
# en fe0e6a70 draft
points-in-hand--no-trump--answer = С последната взятка точките са 130 на без коз, а на боя 162, както винаги.
# en eb5485f7 draft
points-in-hand--bela-2--note = Сметнахме точките по стойностите на картите и по 14-те карти, които не участват.
# en 3f092fd3 draft
points-in-hand--bela-3--note = Сметнахме точките по стойностите на картите и по картите, които не участват.
# en cc3d7b96 draft
points-in-hand--klabberjass-4--note = Сметнахме точките по стойностите на картите: раздават се всички карти.
# en 4b460126 draft
points-in-hand--lehman--note = { points-in-hand--bela-3--note }
# en 0d7d9fb8 draft
points-in-hand--bicycle--note = { points-in-hand--bela-3--note }
# en 7a611810 draft
points-in-hand--denexa--note = { points-in-hand--bela-3--note }
# en 994ad680 draft
points-in-hand--bridge-belote--note = Статията посочва 258 точки на всичко коз и 162 на боя. 130-те точки на без коз сметнахме по стойностите на картите.
# en a51c777f draft
points-in-hand--three-28--note = Сметнахме точките по стойностите на картите и по единствената карта, която не участва.
# en 2e8e3468 draft
points-in-hand--example = Козът носи 62 точки, а всяка от другите три бои 30: общо 152. На всичко коз четирите бои носят 248, на без коз 120.

# en b09b3159 draft
names-of-trumps--ask = Как се наричат валето и деветката коз?
# en 487b0284 draft
names-of-trumps--yuss-manel--answer = Валето коз е „Yuss“, деветката коз е „{ "Manel" }“.
# en 6d884f81 draft
names-of-trumps--jass-menel--answer = Валето коз е „{ "jass" }“, деветката коз е „{ "menel" }“.
# en f5019f66 draft
names-of-trumps--jasz-menel--answer = Валето коз е „{ "jasz" }“, деветката коз е „{ "menel" }“.
# en d32f3a8b draft
names-of-trumps--plain--answer = Нямат собствени имена: вале коз и деветка коз.
# en 291596cc draft
names-of-trumps--klabberjass-4--note = Частта за четирима не използва собствени имена за валето и деветката коз.

# en cee327b3 draft
first-dealer--ask = Кой раздава пръв в играта?
# en 15726dc8 draft
first-dealer--high-cut--answer = Всеки цепи: раздава играчът с най-високата карта. Редът е естественият, от асо до седмица.
# en ecab5b9e draft
first-dealer--low-cut--answer = Всеки тегли карта: раздава играчът с най-ниската. Редът е естественият, от асо до седмица.
# en 5c1e6daf draft
first-dealer--agree--answer = Няма правило за цепене. Избери раздаващия на късмет, както реши масата.
# en dc6002ca draft
first-dealer--klabberjass-4--note = Частта за четирима не казва кой раздава пръв, затова се цепи като в играта за двама.
# en 5d6e3a00 draft
first-dealer--lehman--note = Страницата не казва нищо за първото раздаване.
# en c4d0cbc0 draft
first-dealer--bicycle--note = Играчът с най-ниската карта избира и мястото си.
# en 74f4e98a draft
first-dealer--denexa--note = Страницата иска раздаващият да се избере на случаен принцип, но не казва как.
# en 4520852e draft
first-dealer--bridge-belote--note = Победителите в една игра раздават първи в следващата.

# en e42d54f9 draft
equal-cut--ask = Картите, изтеглени за първото раздаване, са равни. Какво следва?
# en 90a219ca draft
equal-cut--high-cut--answer = Играчите с равни най-високи карти цепят отново.
# en c1ebea35 draft
equal-cut--low-cut--answer = Всички теглят отново.
# en e121b536 draft
equal-cut--agree--answer = Няма определен начин. Ако на масата се цепи и картите са равни, цепи се отново.

# en 9ea9aef8 draft
next-dealer--ask = Кой раздава следващия път?
# en 710f6abd draft
next-dealer--winner--answer = Победителят в раздаването: обявилият, ако е изкарал, иначе противникът.
# en d01bcd9b draft
next-dealer--winner-3--clause = При трима неизкарано раздаване печели противникът с повече точки.
# en f38b4460 draft
next-dealer--next--answer = Следващият играч по посоката на играта, независимо кой е спечелил.
# en f1d9f5da draft
next-dealer--next-2--clause = При двама играчи раздаващият се сменя всеки път.
# en 422475e4 draft
next-dealer--bela-2--note = Страницата смята за справедливо да раздава победителят: играчът, който не раздава, е в по-изгодно положение.
# en 99e4f915 draft
next-dealer--bela-3--note = Ако двамата противници имат равни точки, раздава този, който е пръв след раздаващия.
# en 1b448945 draft
next-dealer--bridge-belote--note = Статията не казва кой раздава след това. Приемаме, че раздаването минава надясно.

# en 3cf2a6a5 draft
dealer-after-tie--ask = Кой раздава след равенство?
# en d7ac6623 draft
dealer-after-tie--next--answer = Следващият играч: при равенство няма победител.
# en c641fcfb draft
dealer-after-tie--next-2--clause = При двама това е другият играч.
# en 2ffb7713 draft
dealer-after-tie--higher-opponent--answer = Противникът с повече точки, защото при равенство обявилият е вътре. Ако двамата противници имат равни точки, раздава този, който е пръв след раздаващия.
# en bf0b5bec draft
dealer-after-tie--opponent--answer = Противникът, защото при равенство обявилият е вътре.
# en 847d0ca9 draft
dealer-after-tie--opponent-4--clause = От двамата противници раздава този, който е пръв след раздаващия.
# en e1bfe46c draft
dealer-after-tie--passes--answer = Следващият играч, както след всяко раздаване.
# en 91106008 draft
dealer-after-tie--same--answer = Същият играч раздава пак, защото раздаването се играе отново.
# en fbea8032 draft
dealer-after-tie--taker--answer = Обявилият, защото равенството се брои за изкарано.

# en b9e73f8e draft
dealer-after-redeal--ask = Всички пасуваха. Кой раздава сега?
# en 5c823d02 draft
dealer-after-redeal--next--answer = Следващият играч.
# en d62d11c2 draft
dealer-after-redeal--next-2--clause = При двама това е другият играч.
# en 84cd0b93 draft
dealer-after-redeal--same--answer = Същият играч раздава отново.
# en 80234ab3 draft
dealer-after-redeal--bela-3--note = Частта за трима не казва кой раздава, когато всички пасуват. Раздава следващият играч, както при двама.
# en 6f2fa3f3 draft
dealer-after-redeal--bicycle--note = Страницата казва, че раздаващият може „да започне ново раздаване“, но и че раздаващите се редуват.
# en 749a1a1a draft
dealer-after-redeal--bridge-belote--note = Статията не казва кой раздава след четири паса. Приемаме, че раздаването минава надясно.

# en 4db5f31c draft
shuffle-and-cut--ask = Кой разбърква и кой цепи?
# en e03c8ec0 draft
shuffle-and-cut--tap--answer = Раздаващият подава тестето на противника да цепи. Между приятели противникът обикновено само го потупва отгоре.
# en f7ea2120 draft
shuffle-and-cut--both--answer = И двамата играчи могат да разбъркат, раздаващият последен, ако иска. Цепи другият играч: във всяка част остават поне три карти.
# en 1579180b draft
shuffle-and-cut--shuffle--answer = Тестето се разбърква. Документът не споменава цепене.
# en ff35b53e draft
shuffle-and-cut--cut-only--answer = Преди играта картите се разбъркват, после само се цепят. Играчът преди раздаващия цепи поне три карти.
# en ef2c5c32 draft
shuffle-and-cut--cut-only-4--clause = При първото раздаване цепи партньорът на раздаващия.
# en 26a5eb4a draft
shuffle-and-cut--open--answer = Няма правило. Разбъркай и цепи, както е обичайно на твоята маса.
# en 6256fb37 draft
shuffle-and-cut--bela-3--note = Страницата не казва кой от двамата противници цепи.
# en d6a2c1c4 draft
shuffle-and-cut--always--answer = Раздаващият разбърква преди всяко раздаване. Цепи играчът преди раздаващия: във всяка част остават поне три карти.
# en 9e09c904 draft
shuffle-and-cut--may-cut--answer = Раздаващият разбърква и подава тестето на играча преди себе си. Този играч може да цепи или да остави тестето така.

# en e3df268c draft
first-cards--ask = Колко карти се раздават преди избора на коз?
# en 4864f619 draft
first-cards--six--answer = По шест, на два пъти по три.
# en 4d623be5 draft
first-cards--five--answer = По пет: първо по три наведнъж, после по две. Започва се от играча вдясно от раздаващия.
# en 634a81c2 draft
first-cards--bela-2--note = Пръв получава карти играчът, който не раздава.
# en d130d313 draft
first-cards--bela-3--note = В частта за трима се раздава по три карти, по часовниковата стрелка.
# en eecfcc24 draft
first-cards--bicycle--note = { first-cards--bela-2--note }
# en 59e47853 draft
first-cards--eight--answer = Всичките осем, по две и по три наведнъж.
# en a3bc69c9 draft
first-cards--belote--note = Може първо да се раздадат по две карти, а после по три.

# en e168d5bf draft
last-cards--ask = Как се раздават останалите карти, щом козът е избран?
# en e00c0fb7 draft
last-cards--packet--answer = Още по три карти на всеки, наведнъж.
# en 13676404 draft
last-cards--singly--answer = Още по три карти на всеки, една по една.
# en aa96084a draft
last-cards--three--answer = Още по три карти на всеки. Документът не казва дали наведнъж, или една по една.
# en 011489c2 draft
last-cards--turn-up-to-dealer--answer = По две карти на всеки, наведнъж; раздаващият взима една карта от тестето и обърнатата.
# en c635cb67 draft
last-cards--two-each--answer = Още по две карти на всеки, включително на раздаващия.
# en 0858e2d9 draft
last-cards--turn-up-to-taker--answer = Още по три карти; обявилият получава обърнатата и още две.
# en 66b63589 draft
last-cards--face-down--answer = Още по две карти, раздадени с лицето надолу преди наддаването. Взимаш своите, след като се изкажеш.
# en 6aa6c948 draft
last-cards--none-left--answer = Няма останали: и осемте карти се раздават преди наддаването.

# en 7f9ba232 draft
hand-size--ask = С колко карти играе всеки?
# en 33838ceb draft
hand-size--nine--answer = С девет карти, значи девет взятки.
# en b76b1aa6 draft
hand-size--eight--answer = С осем карти, значи осем взятки. Не остава нито една карта.
# en 729d8506 draft
hand-size--bela-3--note = За трима страницата дава това число, когато описва играта с 28 карти: „Играчите пак имат по 9 карти“.

# en ed3ff861 draft
turn-up-owner--ask = Чия е обърнатата карта?
# en 6c900718 draft
turn-up-owner--nobody--answer = Ничия. Тя остава вън от играта, освен ако някой има право да я вземе срещу седмицата коз и го направи.
# en 0e541d1d draft
turn-up-owner--dealer--answer = На раздаващия, който допълва с нея картите си, която и боя да стане коз.
# en 1221a21d draft
turn-up-owner--out-of-play--answer = Ничия. При 28 карти тя е единствената, която остава вън от играта.
# en e61e2fd9 draft
turn-up-owner--indicator--answer = Ничия: картата, която показва боята, не е от 32-те карти в играта.
# en d4332cf9 draft
turn-up-owner--taker--answer = На обявилия, която и боя да стане коз.

# en 576f3d7a draft
bottom-card--ask = Показва ли се долната карта на тестето?
# en ef3f6062 draft
bottom-card--shown--answer = Да. Щом всички получат картите си, долната карта се обръща с лицето нагоре. Тя само се показва и не участва в играта. Останалият талон стои с лицето надолу.
# en 9d7f21c9 draft
bottom-card--not-mentioned--answer = Документът не казва нищо за нея. Тя може да остане в талона с лицето надолу.
# en 7c7af4c3 draft
bottom-card--bela-3--note = Страницата не брои долната карта към скритите.

# en b4a88ee4 draft
direction--ask = В каква посока се раздава и се играе?
# en e7443b0e draft
direction--clockwise--answer = По часовниковата стрелка, наляво.
# en c06d6afb draft
direction--clockwise-2--clause = При двама играчи посоката няма значение.
# en ac8a2a48 draft
direction--counterclockwise--answer = Обратно на часовниковата стрелка, надясно.

# en a69e570f draft
indicator--ask = Коя карта показва предложения коз?
# en 52f1227e draft
indicator--turn-up--answer = Следващата карта от тестето, която се обръща след първата част от раздаването.
# en 181a8f3d draft
indicator--low-card--answer = Карта от двойка до шестица: тези карти не влизат в играта и се разбъркват отделно. Затова се раздават всичките 32 карти и раздаващият не взима обърната карта.
# en 93bd5bb2 draft
indicator--bridge-belote--note = Карта не се обръща: козът се избира с наддаване.

# en 499eeb0f draft
who-speaks-first--ask = Кой говори пръв?
# en 7358f22d draft
who-speaks-first--eldest--answer = Играчът след раздаващия по посоката на играта.
# en 1ec1c758 draft
who-speaks-first--eldest-2--clause = При двама това е играчът, който не раздава.
# en f18d58ac draft
who-speaks-first--bela-3--note = Частта за трима казва само, че играчите говорят поред, по часовниковата стрелка.
# en 6b7b4d44 draft
who-speaks-first--bridge-belote--note = Статията не посочва кой наддава пръв.

# en 79780c81 draft
round-one--ask = Какво може да се каже в първия кръг?
# en 2f098297 draft
round-one--none--answer = Приемаш обърнатата боя или пасуваш.
# en 2add6d99 draft
round-one--first-turn--answer = Приемаш обърнатата боя, пасуваш или казваш „шмайс“.
# en 8d6ac81b draft
round-one--every-turn--answer = { round-one--first-turn--answer }
# en 2d49d989 draft
round-one--not-dealer-second--answer = Приемаш обърнатата боя, пасуваш или казваш „шмайс“; след пас раздаващият има същия избор.

# en 3cc18744 draft
round-two--ask = Всички пасуваха веднъж. Какво може да се каже във втория кръг?
# en 3142e077 draft
round-two--none--answer = Обявяваш друга боя или пак пасуваш.
# en 7d317e70 draft
round-two--first-turn--answer = Обявяваш друга боя или пак пасуваш. „Шмайс“ се казва само първия път, когато си на ред.
# en 16365ef9 draft
round-two--every-turn--answer = Обявяваш друга боя, пак пасуваш или казваш „шмайс“. След пас раздаващият има същия избор.
# en 805f3390 draft
round-two--not-dealer-second--answer = Играчът след раздаващия обявява друга боя, пасува или казва „шмайс“. След пас раздаващият обявява боя или раздава наново.
# en f3bf8f26 draft
round-two--dealer-names--answer = Обявяваш друга боя или пак пасуваш. Раздаващият говори последен и няма право на пас.
# en 6852b472 draft
round-two--dealer-names-schmeiss--answer = Обявяваш друга боя, пак пасуваш или казваш „шмайс“. Раздаващият говори последен и трябва да обяви друга боя.
# en c9cc1b32 draft
round-two--four-bimah-no-trump--note = Раздаващият може да избере и „без коз“.

# en 346d3f87 draft
turned-suit-again--ask = Може ли обърнатата боя да се обяви във втория кръг?
# en 695dd9da draft
turned-suit-again--no--answer = Не. Може да се обяви само една от другите три бои.
# en 05f0abc0 draft
turned-suit-again--belote--note = Текстът разрешава всяка боя във втория кръг и не изключва обърнатата.

# en 38c59a22 draft
all-pass--ask = Какво става, ако всички пасуват докрай?
# en 07fc8e2a draft
all-pass--redeal--answer = Картите се събират и се раздава наново. Никой не пише нищо.
# en a524106e draft
all-pass--dealer-names--answer = Няма такъв случай: раздаващият говори последен и е длъжен да избере коз.
# en 0ce5e178 draft
all-pass--eldest-names--answer = Играчът след раздаващия е длъжен да избере коз.
# en 42803869 draft
all-pass--bela-2--note = Висящите точки от предишно раздаване си остават висящи.
# en a0124754 draft
all-pass--bridge-belote--note = Висящите точки от предишно раздаване си остават висящи.

# en dec2cb84 draft
bimah--ask = Може ли някой да бъде задължен да избере коз?
# en 3ab0c95a draft
bimah--redeal--answer = Не. Ако всички пасуват, се раздава наново.
# en 42334629 draft
bimah--dealer-names--answer = Да, раздаващият. Ако всички други са пасували във всеки кръг, раздаващият е „на бимата“: длъжен е да избере коз.
# en 12722ad3 draft
bimah--eldest-names--answer = Да, играчът след раздаващия. Ако всички пасуват два пъти, този играч е длъжен да избере коз.
# en 0f0c890e draft
bimah--bela-3--note = На страницата има и вариант, в който раздаващият е длъжен да избере коз.
# en c2ce3979 draft
bimah--klabberjass-4--note = На страницата има и два варианта: в единия раздаващият е длъжен да избере коз, в другия е длъжен играчът отляво на раздаващия.
# en 34856fc0 draft
bimah--lehman--note = Пасуването не задължава никого, но отказан шмайс задължава един от играчите.
# en 1aa19e8b draft
bimah--bicycle--note = { bimah--lehman--note }
# en 201a99e2 draft
bimah--denexa--note = { bimah--lehman--note }

# en e176b31e draft
bimah-no-trump--ask = Играч е длъжен да избере коз. Може ли да избере „без коз“?
# en 0c156762 draft
bimah-no-trump--no--answer = Не. Трябва да избере боя.
# en 6687fb3a draft
bimah-no-trump--allowed--answer = Да. Тогава и четирите бои имат реда и точките на некозова боя. Раздаването носи 130 точки с последната взятка.
# en 4f1078a0 draft
bimah-no-trump--klabberjass-4--note = На някои маси играчът, който е длъжен да избере, има право и на „без коз“: раздаващият или играчът отляво на раздаващия.

# en 7984d29d draft
first-lead--ask = Кой започва първата взятка?
# en 27ece953 draft
first-lead--eldest--answer = Играчът след раздаващия, независимо кой е обявил.
# en fa954507 draft
first-lead--eldest-2--clause = При двама това е играчът, който не раздава.
# en 46cd1012 draft
first-lead--taker--answer = Обявилият, където и да седи.

# en 6fcda078 draft
void-deal--ask = Първите карти на играч са само осмици и седмици. Важи ли раздаването?
# en c81cd789 draft
void-deal--no--answer = Да, важи. Слабите карти се играят като всички други.
# en 29b3bbef draft
void-deal--yes--answer = Не. Играчът показва картите си, преди да започне обявяването. Същият раздаващ разбърква и раздава отново.
# en 024701ec draft
void-deal--bela-2--note = Страницата дава невалидното раздаване като вариант.
# en cda914a9 draft
void-deal--example = Първите шест карти на играч са осмиците и седмиците пика, купа и спатия: раздаването не важи. Ако сред тях има една деветка, важи.

# en d1fce2cc draft
big--ask = Какво е „на голямо“?
# en c2ab0f0d draft
big--no--answer = Няма такава обява.
# en b43cf8df draft
big--allowed--answer = Обявилият го казва, когато обявява коз. За да изкара, трябва да има повече точки от двамата противници заедно. Всички точки от раздаването се удвояват.
# en 03d0230f draft
big--bela-3--note = Страницата дава „на голямо“ като вариант.
# en 6b9e8584 draft
big--example = На голямо обявилият има 85, а противниците 50 и 40. Обявилият е вътре, защото 85 е по-малко от 50 + 40 = 90. Противникът с 50 получава 50 + 85 = 135, другият остава с 40. После точките се удвояват: двамата пишат 270 и 80.

# en 4a2e212f draft
schmeiss--ask = Кой може да каже „шмайс“ и кога?
# en b1d24373 draft
schmeiss--none--answer = Никой. Шмайс няма.
# en 5748c93e draft
schmeiss--first-turn--answer = Всеки от двамата, но само първия път, когато е на ред.
# en 03666b05 draft
schmeiss--every-turn--answer = Всеки от двамата, всеки път, когато говори, и в двата кръга.
# en 9c0acfa8 draft
schmeiss--not-dealer-second--answer = Играчът, който не раздава, в двата кръга. Раздаващият само в първия.
# en e3ad169e draft
schmeiss--bela-2--note = Страницата дава шмайса като вариант.
# en 7772884f draft
schmeiss--bicycle--note = Във втория кръг раздаващият може само да обяви боя или да раздаде наново.

# en 4ccbabcd draft
schmeiss-agreed--ask = Казан е „шмайс“ и другият играч се съгласява. Кой раздава?
# en 52ce337d draft
schmeiss-agreed--next--answer = Картите се събират и раздава другият играч.
# en 1e6644b0 draft
schmeiss-agreed--same--answer = Картите се събират и същият играч раздава отново.
# en 58245223 draft
schmeiss-agreed--bela-2--note = Страницата дава шмайса като вариант.

# en 9c528368 draft
schmeiss-refused--ask = Казан е „шмайс“ и другият играч отказва. Кой е обявилият?
# en d7eded8e draft
schmeiss-refused--caller-takes--answer = Играчът, който е казал „шмайс“. Коз е обърнатата боя.
# en 25259a04 draft
schmeiss-refused--refuser-takes--answer = Играчът, който е отказал. Коз е обърнатата боя.
# en 9cc49196 draft
schmeiss-refused--bela-2--note = Страницата дава шмайса като вариант.
# en 76a77070 draft
schmeiss-refused--lehman--note = Според Lehman който каже „шмайс“, предлага да играе срещу обявилия: или другият обявява, или картите се събират.
# en 5462c237 draft
schmeiss-refused--bicycle--note = Страницата казва само, че обърнатата боя става коз.
# en de243f64 draft
schmeiss-refused--example = Обърната е купа. Играчът, който не раздава, казва „шмайс“, а раздаващият отказва. В играта на Lehman обявява раздаващият.

# en df81742a draft
schmeiss-refused-again--ask = „Шмайс“ във втория кръг е отказан. Какво следва?
# en 2eed0001 draft
schmeiss-refused-again--every-turn--answer = Играчът, който е казал „шмайс“, трябва да обяви една от другите три бои и става обявилият.
# en dda7e201 draft
schmeiss-refused-again--not-dealer-second--answer = „Шмайс“ е казал играчът, който не раздава. Този играч трябва да обяви една от другите три бои и става обявилият.

# en 765356cf draft
contract-order--ask = Какъв е редът на обявите?
# en 2a859baf draft
contract-order--ladder--answer = От ниска към висока: спатия, каро, купа, пика, без коз, всичко коз. Всяка обява трябва да е по-висока от предишната.
# en 0ce91e26 draft
contract-order--example = Над купа може да се обяви пика, без коз или всичко коз, но не и спатия или каро.

# en d70feb16 draft
no-trump-contracts--ask = Може ли да се играе на без коз или на всичко коз?
# en b8b710c1 draft
no-trump-contracts--no--answer = Не. Винаги една от боите е коз.
# en 48e23a3a draft
no-trump-contracts--forced--answer = Само на без коз и само ако играчът е принуден да вземе.
# en cf8ffa54 draft
no-trump-contracts--contracts--answer = Да. И двете са обяви, които всеки може да направи, над четирите бои.
# en 62ced4c7 draft
no-trump-contracts--organiser--answer = Само ако организаторът на турнира или масата го позволи. Тогава двете се обявяват като боя. На без коз асото е 19 точки и белот няма. На всичко коз качваш най-силната карта, ако можеш, и във всяка боя може да има белот.
# en 98f5da57 draft
no-trump-contracts--belote--note = На всичко коз всяка боя брои като коз, общо 258 точки с последната взятка. Направените точки без белотите се умножават по 162/258. 198 точки и един белот правят 124 + 20 = 144.
# en f754f9e2 draft
no-trump-contracts--contree--note = На всичко коз всяка боя брои като коз, общо 258 точки с последната взятка. Направените точки без белотите се умножават по 162/258, за да се види дали обявата е изкарана. После се прибавят белотите.
# en 066d8c34 draft
no-trump-contracts--coinche--note = На всичко коз валето е 13 точки, деветката 9, асото 6, десетката 5, попът 3 и дамата 2, така че раздаването пак е 162. На без коз четири аса са 200, а четири десетки 150.
# en ca38cdb9 draft
no-trump-contracts--example = Във френския белот на без коз асата правят общо 76, десетките 40, поповете 16, дамите 12 и валетата 8. С последната взятка това са 162.

# en 53e2a510 draft
auction-end--ask = Кога свършва изборът на коз?
# en f27c9ffd draft
auction-end--first-take--answer = Щом някой приеме или обяви коз.
# en 1f4dc45b draft
auction-end--only-passes--answer = Щом и четиримата пасуват или след обявата има три паса.
# en cccd1148 draft
auction-end--passes-or-double--answer = Щом и четиримата пасуват, щом след обявата има три паса или щом на всичко коз се каже контра.
# en 9377e8b3 draft
auction-end--passes--answer = Щом и четиримата пасуват, щом след обявата има три паса или щом на всичко коз се каже реконтра.
# en a99d1356 draft
auction-end--passes-or-sheet--answer = Щом и четиримата пасуват, щом след обявата има три паса или щом на всичко коз се каже чаршаф-контра.
# en 7899dbdc draft
auction-end--bids--answer = Щом и четиримата пасуват или щом има три паса след последната обява, контра или реконтра.
# en 4b2a1e7d draft
auction-end--bids-to-redouble--answer = Щом и четиримата пасуват или щом след обява или контра има три паса. При реконтра свършва веднага.
# en df409a43 draft
auction-end--contree--note = След контра говори само страната, срещу която е казана.

# en f0bd2e79 draft
who-doubles--ask = Кой може да каже контра и реконтра?
# en fc9833c0 draft
who-doubles--other-team--answer = Контра може да каже само другият отбор. Реконтра, ако се играе с нея, може да каже само отборът, срещу който е контрата. По-висока обява отменя контрата.
# en b220cecc draft
who-doubles--bridge-belote--note = Статията забранява контра на обявата на партньора и дава реконтрата на отбора, срещу който е контрата. Останалото е тълкуване.
# en e30f6216 draft
who-doubles--other-side-freezes--answer = Контра може да каже само другата страна. Реконтра, ако се играе с нея, може да каже само страната, срещу която е контрата. След контра никой не може да обявява по-високо.

# en 1c6483e4 draft
bid-order--ask = Коя от две обяви в точки е по-висока?
# en 026a2498 draft
bid-order--number--answer = Обявата с по-голямото число. Числата се вдигат с по десет, а боите нямат ред. Капото е над всяко число и над него няма нищо.
# en 1c215a33 draft
bid-order--example = Над 90 купа може да се обяви 100 или повече на която и да е боя, дори купа, или капо.

# en f2375ee9 draft
lowest-bid--ask = Коя е най-ниската обява в точки?
# en 42e04b04 draft
lowest-bid--80--answer = 80 точки.
# en 79ad188b draft
lowest-bid--other--answer = Число, кратно на десет, уговорено на масата.
# en a203a335 draft
lowest-bid--contree--note = Според някои правила най-ниската обява е 82, но се казва „80“. 82 е половината от 162 точки и още една.
# en dd1b2bda draft
lowest-bid--contree-pagat--note = Казва се „80“, но страната трябва да направи 82.

# en 2b7adf1c draft
bid-limit--ask = Кое е най-голямото число, което може да се обяви?
# en bf0f1898 draft
bid-limit--160--answer = 160 точки. По-високо е само капо.
# en 5a193a7b draft
bid-limit--650--answer = 650 точки, защото и анонсите помагат да се изкара обявата. По-високо е само капо.
# en c9d5d276 draft
bid-limit--other--answer = Число, кратно на десет, уговорено на масата. По-високо е само капо.

# en dd67740e draft
bid-again--ask = Може ли играч, който вече е пасувал, да обявява после?
# en d3919d75 draft
bid-again--passed-may--answer = Да, ако пак ти дойде редът. Но щом другите трима са пасували, не можеш да вдигнеш своята обява.

# en efa6ba9d draft
double-in-turn--ask = Може ли да кажеш контра, без да е твой ред?
# en 5a73bae4 draft
double-in-turn--no--answer = Не. Контра се казва, когато е твой ред.
# en dd23b746 draft
double-in-turn--any-time--answer = Да. Играч може да контрира по всяко време, стига последната обява да е на другата страна.
# en a150a22f draft
double-in-turn--contree--note = Клубовете и книгите се разминават: много от тях позволяват контра по всяко време.
# en 4eb96924 draft
double-in-turn--cannes--note = Ако контрата е казана без ред, другата страна избира: играе се нататък или се раздава пак.

# en 6bcfac32 draft
generale--ask = Може ли един играч да обяви, че сам ще вземе всички взятки?
# en d8379819 draft
generale--none--answer = Не. Генерал няма: над капо няма нищо, а капо правят двамата партньори заедно.
# en 71c423bd draft
generale--coinche--note = Някои маси имат генерал, обява, че един играч сам ще вземе всички взятки. Те дават за нея от 350 до 1000 точки, най-често 500.

# en 119490ba draft
exchange-seven--ask = Може ли седмицата коз да се смени с обърнатата карта?
# en 9c99eafe draft
exchange-seven--yes--answer = Да. Играчът със седмицата я слага на масата и взима обърнатата карта в ръката си.
# en 30f1abab draft
exchange-seven--no--answer = Не.
# en a1b7cdc9 draft
exchange-seven--klabberjass-4--note = Обърнатата карта е на раздаващия.
# en 8ce9b54e draft
exchange-seven--bridge-belote--note = Карта не се обръща.
# en b365bb28 draft
exchange-seven--example = Обърнато е вале купа и купата е приета. Играчът със седмицата купа може да вземе срещу нея валето коз.

# en f2737d43 draft
who-exchanges--ask = Кой може да смени седмицата?
# en 62077421 draft
who-exchanges--yes--answer = Играчът, който има седмицата: обявилият или противник, раздаващият или друг.

# en 3f7ec8c8 draft
exchange-other-suit--ask = Може ли седмицата да се смени, ако коз е станала друга боя?
# en f59f0ae0 draft
exchange-other-suit--yes--answer = Не. Сменя се само седмицата коз, и то с обърната карта от нейната боя. Затова обърнатата боя трябва да е приета.
# en ba8db9e6 draft
exchange-other-suit--bicycle--note = Страницата говори за седмицата коз, но не казва, че обърнатата боя трябва да е коз.
# en e3b6a03a draft
exchange-other-suit--example = Обърната е купа, всички пасуват и се обявява пика. Обърнатата карта не се сменя с никоя седмица.

# en 635046c5 draft
when-to-exchange--ask = Кога се сменя седмицата?
# en a137df9f draft
when-to-exchange--yes--answer = Когато всички карти са раздадени, преди първия анонс и преди първата карта. Новата карта може да участва в поредица.
# en fabb1dd9 draft
when-to-exchange--bela-2--note = Според страницата седмицата се сменя, щом свърши раздаването на картите.
# en 0d451de7 draft
when-to-exchange--lehman--note = Страницата казва, че смяната може да допълни анонс.
# en 5b52ade3 draft
when-to-exchange--bicycle--note = { when-to-exchange--bela-2--note }

# en edd52d15 draft
must-exchange--ask = Задължителна ли е смяната на седмицата?
# en cae79384 draft
must-exchange--yes--answer = Не. Можеш да задържиш седмицата и да не кажеш нищо.

# en c72f8e41 draft
points-for-exchange--ask = Носи ли смяната точки?
# en abe87714 draft
points-for-exchange--yes--answer = Не. Печелиш само картата.
# en 428f671f draft
points-for-exchange--bicycle--note = Само тази страница казва направо, че смяната не носи точки.

# en be18835c draft
run-of-three--ask = Колко носи поредица от три?
# en afef402a draft
run-of-three--twenty--answer = 20: терца, от която и да е боя.
# en 00c92365 draft
run-of-three--bridge-belote--note = Поредица от три се нарича терца. На без коз тя не се брои.
# en a8004d95 draft
run-of-three--example = Дама, вале и десетка спатия носят 20.

# en d21a5348 draft
run-of-four--ask = Колко носи поредица от четири?
# en 0cbdd4ac draft
run-of-four--fifty--answer = 50: кварта, от която и да е боя.
# en 9a7c28ed draft
run-of-four--bridge-belote--note = Поредица от четири се нарича кварта. На без коз тя не се брои.
# en 55dba120 draft
run-of-four--example = Десетка, деветка, осмица и седмица спатия носят 50.

# en 5897c09b draft
run-of-five--ask = Колко носи поредица от пет?
# en 069c5deb draft
run-of-five--one--answer = 50, колкото поредица от четири. Петата карта не добавя нищо.
# en 0b1a0ecc draft
run-of-five--split--answer = { run-of-five--one--answer }
# en 10f34cfb draft
run-of-five--hundred--answer = 100: квинта.
# en f4aa4de1 draft
run-of-five--hundred-at-most--answer = { run-of-five--hundred--answer }
# en 9abfe777 draft
run-of-five--klabberjass-4--note = Квартата се доказва с които и да е четири поредни карти от петте.
# en dac6a4ee draft
run-of-five--bicycle--note = Страницата посочва само поредици от три и от четири и брои всички поредици на играча.
# en 3ccbfce6 draft
run-of-five--bridge-belote--note = На без коз квинтата не се брои.
# en 51dc815f draft
run-of-five--example = Вале, десетка, деветка, осмица и седмица пика носят 50, а в бридж-белота, белот куанш и хърватската бела 100.

# en ab92f239 draft
run-of-six--ask = Колко носи поредица от шест?
# en 208a6a7c draft
run-of-six--one--answer = 50. Дългата поредица се брои като една кварта.
# en 49af6af8 draft
run-of-six--split--answer = 50. Двете останали карти не стигат за терца.
# en 49a4d285 draft
run-of-six--hundred--answer = 100, като квинта. Шестата карта не добавя нищо.
# en 5387612a draft
run-of-six--hundred-at-most--answer = { run-of-six--hundred--answer }
# en 4026832a draft
run-of-six--bicycle--note = Страницата посочва само поредици от три и от четири и брои всички поредици на играча.
# en ee580521 draft
run-of-six--bridge-belote--note = Статията посочва поредици от три до пет карти и от осем; шест и седем карти носят колкото пет карти. На без коз поредици не се броят.
# en 0ca015db draft
run-of-six--example = Шестте карти от асо до деветка в една боя носят 50, а в бридж-белота, белот куанш и хърватската бела 100.

# en 9fcecc82 draft
run-of-seven--ask = Колко носи поредица от седем?
# en 4841f8a2 draft
run-of-seven--one--answer = 50. Дългата поредица се брои като една кварта.
# en 3ec7f9d6 draft
run-of-seven--split--answer = 70: кварта и терца.
# en e64d2d85 draft
run-of-seven--hundred--answer = 100, като квинта. Двете останали карти не стигат за терца.
# en 27c97722 draft
run-of-seven--hundred-at-most--answer = { run-of-seven--hundred--answer }
# en 8ca0d344 draft
run-of-seven--lehman--note = Страницата дава петдесет точки за „четири или повече“. Оттук е ясно, че по-дълга поредица не се дели.
# en 5dbfd7ed draft
run-of-seven--bicycle--note = Страницата посочва само поредици от три и от четири и брои всички поредици на играча.
# en 9dd6eb86 draft
run-of-seven--bridge-belote--note = Статията посочва поредици от три до пет карти и от осем; шест и седем карти носят колкото пет карти. На без коз поредици не се броят.
# en dd4c4da5 draft
run-of-seven--example = От асо до осмица в една боя, ако седемте карти се делят: асо, поп, дама, вале за 50; десетка, деветка, осмица за 20.

# en 3452a81e draft
run-of-eight--ask = Колко носи цяла боя, поредица от осем?
# en 5018c254 draft
run-of-eight--one--answer = 50. Дългата поредица се брои като една кварта.
# en d109017f draft
run-of-eight--split--answer = 100: две кварти.
# en ddaf4152 draft
run-of-eight--hundred--answer = 120: квинта и терца.
# en 6912d62e draft
run-of-eight--hundred-at-most--answer = 100, като квинта. Трите останали карти не добавят нищо.
# en 93baba54 draft
run-of-eight--lehman--note = Страницата дава петдесет точки за „четири или повече“. Оттук е ясно, че по-дълга поредица не се дели.
# en 244f1ee5 draft
run-of-eight--bicycle--note = Страницата посочва само поредици от три и от четири и брои всички поредици на играча.
# en 2e2c842c draft
run-of-eight--bridge-belote--note = На без коз поредици не се броят.
# en 090c02af draft
run-of-eight--bela-hr--note = Текстът нарича поредица от осем „белот“ и дава за нея 1001 точки; с нея играта свършва.
# en 785156ad draft
run-of-eight--example = Цялата купа, ако се брои за две кварти: асо, поп, дама, вале за 50 и десетка, деветка, осмица, седмица за 50.

# en c6fcb068 draft
eight-in-suit--ask = Играч има всичките осем карти от една боя. Печели ли играта?
# en c415dd76 draft
eight-in-suit--no--answer = Не. Раздаването се играе като всяко друго.
# en e1059f8a draft
eight-in-suit--wins--answer = Да, веднага. На листа поредицата носи само 100, затова впиши уговорени точки, за да свърши играта.
# en ac4eeb33 draft
eight-in-suit--bela-hr--note = Осем карти от една боя се наричат „белот“ и носят 1001 точки.

# en c5280b0c draft
overlapping-runs--ask = Може ли една карта да участва в две поредици?
# en a9fc6713 draft
overlapping-runs--no--answer = Не. Една карта се брои само в една поредица.
# en 657690c9 draft
overlapping-runs--one-run--answer = Не. Всички карти от една боя, които идват една след друга, са една поредица.
# en 994dc55e draft
overlapping-runs--one-declaration--answer = Не. Една карта участва само в един анонс, бил той поредица или каре.
# en 2d08f65b draft
overlapping-runs--example = Поп, дама, вале, десетка, деветка не са кварта и терца: за тях трябват седем карти, не пет.

# en 6aa0b3cc draft
four-of-a-kind--ask = Носи ли нещо карето?
# en 1d15182f draft
four-of-a-kind--no--answer = Не. Не носи нищо.
# en 83934828 draft
four-of-a-kind--yes--answer = Да: четири валета 200, четири деветки 150, четири аса, четири попа, четири дами или четири десетки 100. Четири осмици или седмици не носят точки и не бият друг анонс.
# en 861a380d draft
four-of-a-kind--bela-2--note = Страницата казва направо, че карето не носи нищо, и добавя, че във френския белот е иначе. Там карето носи точки, ако се играе с анонси.
# en 9372a791 draft
four-of-a-kind--lehman--note = Страницата изобщо не споменава карето.
# en dd9d2298 draft
four-of-a-kind--bicycle--note = Анонсират се само поредици.
# en 225f114f draft
four-of-a-kind--denexa--note = На страницата има само два анонса преди разиграването: терца и кварта.
# en ecd4707c draft
four-of-a-kind--bridge-belote--note = На без коз карето не се брои.
# en cd0dabf1 draft
four-of-a-kind--bela-hr--note = Текстът изброява валета, деветки, аса, попове и дами, но не и десетки.

# en 3702d44d draft
fifty-against-twenty--ask = Кварта срещу терца: коя се пише?
# en 6a9c3072 draft
fifty-against-twenty--fifty--answer = Квартата, независимо от горните карти. Тя бие и терца от коз.
# en d6cd9e79 draft
fifty-against-twenty--longer--answer = По-дългата поредица: квинта бие кварта, кварта бие терца, независимо от горните карти.
# en 0952fa21 draft
fifty-against-twenty--bridge-belote--note = Статията не сравнява анонси.
# en a0c47a6f draft
fifty-against-twenty--example = Десетка, деветка, осмица, седмица спатия бият асо, поп, дама коз.

# en 3a43b3e2 draft
same-class--ask = Коя е по-добрата от две терци или от две кварти?
# en c81b869e draft
same-class--higher-top--answer = Поредицата с по-висока горна карта. Редът е естественият, от асо до седмица.
# en cba95075 draft
same-class--length-first--answer = По-дългата поредица; при еднаква дължина поредицата с по-висока горна карта.
# en 79b548b7 draft
same-class--lehman--note = Страницата сравнява поредици с еднаква дължина. Всяка поредица от четири или повече карти е кварта, затова сравняваме всички кварти по горната карта.
# en ba62bc8b draft
same-class--bicycle--note = Страницата сравнява поредици с еднаква дължина. Приемаме всяка поредица от четири или повече карти за кварта.
# en 37d8686b draft
same-class--denexa--note = Страницата сравнява поредици с еднаква дължина. Всяка поредица от четири или повече карти е кварта, затова сравняваме всички кварти по горната карта.
# en a832be48 draft
same-class--example = Поп, дама, вале бият дама, вале, десетка, дори когато втората поредица е от коз.

# en 017344dc draft
trump-run--ask = Две равни поредици имат еднаква горна карта, едната е от коз. Коя се пише?
# en 22509d4c draft
trump-run--wins--answer = Поредицата от коз.
# en 11666b23 draft
trump-run--equal--answer = Никоя. Козът не дава предимство, затова двете са равни.
# en db66fa8c draft
trump-run--bridge-belote--note = Статията не сравнява анонси.
# en 4b412ee1 draft
trump-run--example = Коз е спатия: поп, дама, вале спатия бият поп, дама, вале купа.

# en dcc65892 draft
equal-runs--ask = Две равни поредици имат еднаква горна карта и козът не решава. Коя се пише?
# en bae44ebd draft
equal-runs--first-declared--answer = Поредицата, която е анонсирана първа.
# en 86fd7255 draft
equal-runs--first-declared-2--clause = При двама това е поредицата на играча, който започва първата взятка.
# en 232bd261 draft
equal-runs--nobody--answer = Никоя. Не се броят нито тези две, нито която и да е друга поредица от раздаването.
# en eed485df draft
equal-runs--klabberjass-4--note = Страницата не казва кой пише. Приемаме, че пише играчът, който е пръв по реда на игра, както при двама.
# en 44e1647b draft
equal-runs--bicycle--note = На страницата има и вариант, в който се пише поредицата на играча, който не раздава.
# en 9e7f3743 draft
equal-runs--example = Коз е пика. Играчът след раздаващия има десетка, деветка, осмица спатия, а раздаващият има същите карти от купа. В едни игри играчът след раздаващия пише 20, в други не пише никой.

# en 28c3a52d draft
longer-run--ask = Поредица от пет бие ли поредица от четири?
# en da69ea58 draft
longer-run--one--answer = Не. И двете са кварти и решава горната карта.
# en f75f36b2 draft
longer-run--split--answer = { longer-run--one--answer }
# en 4f7318bf draft
longer-run--hundred--answer = Да. По-дългата печели, независимо от горните карти.
# en dd6ff5ce draft
longer-run--hundred-at-most--answer = Да. Но между две поредици от пет и повече решава горната карта.
# en 76ff21a1 draft
longer-run--bela-2--note = Две кварти се сравняват по горната карта, а петата карта не носи нищо повече.
# en ac72a118 draft
longer-run--klabberjass-4--note = Горната карта е тази на цялата поредица, освен ако играчът посочи по-ниска.
# en 0165bf56 draft
longer-run--example = Асо, поп, дама, вале срещу поп, дама, вале, десетка, деветка: в бридж-белота, белот куанш и хърватската бела печели поредицата от пет, в другите игри тази с асото.

# en f3be1725 draft
second-runs--ask = Играчът с най-добрата поредица има и друга. Брои ли се тя?
# en da033482 draft
second-runs--yes--answer = Да. Броят се всички поредици на този играч, дори тези, които сами биха загубили.
# en 267c7537 draft
second-runs--team--answer = Да. Броят се всички поредици на този играч, дори тези, които сами биха загубили.
# en bf055501 draft
second-runs--team-4--clause = Броят се и поредиците на партньора му.
# en 7b9d6f9c draft
second-runs--example = Единият играч има кварта до поп и терца до деветка, другият терца до асо. Първият пише 50 + 20 = 70, вторият нищо.

# en aafad2e9 draft
losing-runs--ask = Едната страна има най-добрата поредица. Колко носят поредиците на другата страна?
# en d3ff5db9 draft
losing-runs--nothing--answer = Нищо, колкото и да са. Дори не се показват.
# en 0c34c626 draft
losing-runs--klabberjass-4--note = Страницата добавя, че губещият отбор няма право да показва поредиците си.
# en 5f1eb1b6 draft
losing-runs--bridge-belote--note = Каретата се сравняват отделно.
# en 261eaa69 draft
losing-runs--example = Единият играч има кварта до дама и терца до асо, другият кварта до поп. Първият пише 0, вторият 50.

# en c5f8f4e6 draft
partners-runs--ask = Моята поредица е най-добра. Броят ли се и поредиците на партньора ми?
# en 28b9df8a draft
partners-runs--yes--answer = Да. Страната с най-добрата поредица пише всички поредици на двамата партньори, а другата страна нито една.
# en 507283aa draft
partners-runs--example = Ти имаш кварта, партньорът ти терца, а другата страна две терци. Вие пишете 50 + 20 = 70, другата страна 0.

# en e1ec381a draft
meld-contest--ask = Сравняват ли се поредици с карета?
# en 1cf50481 draft
meld-contest--apart--answer = Не. Поредиците се сравняват с поредици, а каретата с карета.
# en 7c4d4325 draft
meld-contest--one--answer = Да. Решава най-добрият отделен анонс: страната, която го има, пише всичките си анонси. При равна стойност каре бие поредица.
# en 0dd3d3b2 draft
meld-contest--example = Квинта срещу четири дами: и двете носят по 100. Печелят дамите, а квинтата не се брои.

# en f1c3a4f9 draft
runs-need-trick--ask = Трябва ли играчът с най-добрата поредица да вземе взятка?
# en 98c06064 draft
runs-need-trick--yes--answer = Да. Без взятка поредиците не носят нищо. Стига една взятка, която и да е.
# en 4f235f4d draft
runs-need-trick--yes-4--clause = При партньори стига един от двамата да вземе взятка.
# en b5d8e86d draft
runs-need-trick--no--answer = Не. Поредиците се броят, дори играчът да няма взятка.
# en 7af56514 draft
runs-need-trick--lehman--note = Страницата не казва, че за поредиците трябва взятка.
# en 03d1be11 draft
runs-need-trick--bicycle--note = { runs-need-trick--lehman--note }
# en f2a58d43 draft
runs-need-trick--example = Играч има кварта до асо в некозова боя, но нито една взятка. Където за поредиците трябва взятка, квартата носи 0.
# en 54631220 draft
runs-need-trick--side--answer = Да, поне един от двамата партньори. Страна без взятка губи всичко, което е анонсирала.
# en 3df5f313 draft
runs-need-trick--to-sweeper--answer = На практика да: анонсите на страна без взятка отиват при страната, взела всички взятки.

# en eab16486 draft
sweep-melds--ask = Една страна взима всички взятки. Какво става с анонсите на другата страна?
# en 386b3254 draft
sweep-melds--own--answer = Пак ги пише страната, която ги е анонсирала.
# en 08b6f7b1 draft
sweep-melds--to-sweeper--answer = Отиват при страната с всички взятки. Белотът остава при страната, която го е обявила.
# en 129ce42a draft
sweep-melds--lost--answer = Губят се заедно с белота.

# en bf2fd642 draft
dead-run--ask = Най-добрата поредица не се брои, защото нейната страна няма взятка. Брои ли се следващата?
# en e546d16c draft
dead-run--yes--answer = Не. Най-добрата поредица пак бие другите поредици, затова никой не пише за поредици.
# en 13492775 draft
dead-run--example = Единият играч има кварта и нито една взятка, другият терца и всичките девет взятки. За поредици не пише никой.

# en 222ccf36 draft
words-of-runs--ask = Какво се казва, когато се анонсират поредици?
# en f20b9256 draft
words-of-runs--step-by-step--answer = Играчът след раздаващия: „Имам терца“ или „имам кварта“. Отговорът: „добра е“, „не е добра“ или пак „имам терца“ или „имам кварта“. Едва тогава се казва горната карта, а чак след нея боята или „от коз“. Последният отговор е само „добра е“ или „не е добра“.
# en 61b99b8e draft
words-of-runs--after-first-trick--answer = Всеки играч казва „терца“ или „кварта“. Ако това не решава, след първата взятка играчите, които още могат да спечелят, казват поред горната си карта или „добра е“. При равни горни карти се обажда този, чиято поредица е от коз.
# en 049ccc12 draft
words-of-runs--points-only--answer = Играчът, който не раздава, казва „имам двайсет“, „имам петдесет“ или „нямам анонс“. Раздаващият отговаря само ако има същото или повече. Документът не казва как се съобщават горната карта и боята.
# en 1371355a draft
words-of-runs--how-high--answer = Играчът, който не раздава, казва точките. Раздаващият казва „добра е“, „не е добра“ или, при същите точки, „до коя карта?“. После се казва горната карта. Чак при равни горни карти е важно дали някоя поредица е от коз.
# en 9f1ea465 draft
words-of-runs--how-high-suits--answer = Играчът, който не раздава: „Имам терца“ или „имам кварта“. Раздаващият: „добра е“, „не е добра“ или „до коя карта?“. После се казва горната карта. При равни горни карти и двамата казват боите си.
# en d76faf68 draft
words-of-runs--type-only--answer = Само видът: терца, кварта, квинта или каре. Не е нужно да се казват боята и картите.
# en 934952cf draft
words-of-runs--example = Играчът след раздаващия: „Имам кварта.“ Раздаващият: „Имам кварта.“ Първият: „Моята е до поп.“ Раздаващият: „И моята.“ Първият: „Моята е купа.“ Раздаващият: „Не е добра.“ Квартата на раздаващия е от коз.
# en 83a27d4e draft
words-of-runs--kind-then-height--answer = С първата карта се казва само видът: „терца“, „петдесет“, „сто“ или „каре“. Ако анонсите са равни, при втората взятка казва горната си карта този, който е анонсирал пръв. Другата страна отговаря „нямам по-добра“ или казва своята.
# en 76286d1e draft
words-of-runs--around--answer = Започва играчът вдясно от раздаващия: всеки поред казва „нямам“ или анонса си. Щом се изкажат и четиримата, решава най-добрият отделен анонс.

# en 7097b2b5 draft
when-to-declare--ask = Кога се анонсират поредиците?
# en 92506581 draft
when-to-declare--first-card--answer = Когато всеки играе картата си в първата взятка. След това е късно.
# en 8d9ea931 draft
when-to-declare--before-lead--answer = Преди да се изиграе първата карта. След това е късно.
# en 60e6e0cc draft
when-to-declare--klabberjass-4--note = Поредица се анонсира точно преди играчът да даде картата си в първата взятка.
# en a543b7a2 draft
when-to-declare--bridge-belote--note = Анонсира се през първата взятка.
# en f40174f9 draft
when-to-declare--before-play--answer = Поред, след избора на коз и преди първата карта.

# en bede1c0e draft
twenty-after-fifty--ask = Анонсирана е кварта: мога ли още да анонсирам терца?
# en af9a4367 draft
twenty-after-fifty--no--answer = Не.
# en 7006002c draft
twenty-after-fifty--no-4--clause = Но ако квартата е на партньора ти и е най-добрата, после показваш и терцата и тя също се брои.
# en 76152434 draft
twenty-after-fifty--good--answer = Не. Ако не можеш да изравниш квартата, отговаряш „добра е“. Терцата срещу нея не носи нищо.
# en cc66e5ea draft
twenty-after-fifty--not-announced--answer = Не. Раздаващият казва анонса си само ако е равен или по-добър.
# en 51dd382e draft
twenty-after-fifty--yes--answer = Да. Всеки може да анонсира, но пише само страната с най-добрия анонс.

# en 84c8bfde draft
showing-runs--ask = Кога се показват поредиците?
# en cdd667f7 draft
showing-runs--second-trick--answer = През втората взятка, само от играча с най-добрата поредица. Поредица, която не е показана, не се брои.
# en 1e75eecf draft
showing-runs--after-first--answer = След първата взятка, само от играча с най-добрата поредица.
# en 41fae1d5 draft
showing-runs--team-after-first--answer = Щом стане ясно чия е най-добрата поредица. Показва само тази страна.
# en 77895104 draft
showing-runs--if-asked--answer = Изобщо не се показват, освен ако някой попита. Стига да се каже видът на анонса.
# en db3a9aef draft
showing-runs--klabberjass-4--note = Страницата не казва кога се показват поредиците.
# en e0003f1e draft
showing-runs--denexa--note = Поредиците се показват, преди да започне втората взятка.
# en 355e98ba draft
showing-runs--team-second-trick--answer = Само страната с най-добрия анонс ги показва, щом се изиграе първата карта от втората взятка.

# en 8230bbd1 draft
must-declare--ask = Трябва ли поредицата да се анонсира?
# en 75b199c6 draft
must-declare--no--answer = Не. Можеш да премълчиш или да анонсираш по-малко, отколкото имаш. Ако не анонсираш нищо, не пишеш нищо. Ако най-добрата поредица е твоя, другите си поредици трябва само да покажеш.
# en 414d238d draft
must-declare--to-count--answer = Да, ако искаш да се брои, и то навреме. Премълчана поредица не носи нищо.
# en d06b3e17 draft
must-declare--lehman--note = Страницата казва, че белотът може да се премълчи, но за поредиците не го казва.
# en b7fa78cf draft
must-declare--bicycle--note = Страницата казва само как се съобщава най-добрата поредица.
# en 4d6ad96b draft
must-declare--bridge-belote--note = Статията казва, че анонсите трябва да се обявят, но не посочва наказание.
# en 561d3912 draft
must-declare--example = Обявилият очаква да влезе вътре и премълчава терца: ако я анонсира, тя ще отиде при противника.

# en ba3441f8 draft
false-run--ask = Какво е наказанието, ако анонсираш поредица, която нямаш?
# en da0316cd draft
false-run--unstated--answer = Документът не посочва наказание. Поредицата не се брои; поправи каквото е последвало от нея. Ако вече не може, приеми неверния анонс за грешна карта.
# en ac1458b2 draft
false-run--all-to-other-side--answer = Наказва се като грешна карта: другата страна пише цялото раздаване, поредици и карти.
# en 60ebac3e draft
false-run--declared-points--answer = Другата страна пише точките от неверния анонс и нищо повече. Раздаването се пише, както е изиграно.
# en 54033404 draft
false-run--bicycle--note = Неверен анонс е и въпросът „до коя карта?“, ако нямаш поредица със същата стойност.

# en c9686763 draft
two-carres--ask = И двете страни имат каре. Кое се брои и броят ли се поредиците?
# en 2d050410 draft
two-carres--trump-order--answer = По-доброто каре, по реда вале, деветка, асо, десетка, поп, дама. Страната, която го има, пише всичките си карета, другата нито едно. Поредиците се сравняват отделно: карета и поредици не си пречат.
# en 215546ba draft
two-carres--bridge-belote--note = Статията дава стойностите, но не сравнява каретата.
# en 2956c60e draft
two-carres--example = В бридж-белота едната страна има четири аса и терца, другата четири деветки. Деветките носят 150, асата нищо, а терцата 20.
# en 302ea52a draft
two-carres--one-contest--answer = По-доброто каре: валета, деветки, после аса, десетки, попове, дами. Карето се сравнява и с поредиците: страната с най-добрия отделен анонс пише всичките си анонси, другата нито един.

# en 7e4ec00b draft
bela--ask = Колко носи белотът?
# en 882bcae7 draft
bela--twenty--answer = 20 точки за играча, който има поп и дама коз и обяви белота.
# en b60c1a5a draft
bela--lehman--note = Страницата го пише „{ "bella" }“.
# en 67902d5e draft
bela--bicycle--note = { bela--lehman--note }
# en 8e5fbeac draft
bela--bridge-belote--note = Тук белотът се нарича „{ "belote" }“. На всичко коз може да има белот от всяка боя, на без коз няма.

# en ed1dd140 draft
bela-call--ask = При коя карта се обявява белотът?
# en adf4ae40 draft
bela-call--first-card--answer = При първата от двете карти. Ако го премълчиш тогава, белотът е загубен.
# en 3d486c1a draft
bela-call--second-card--answer = При втората от двете карти. Ако го обявиш само при първата, белотът не се брои.
# en 4890b7a8 draft
bela-call--either--answer = Казва се „белот“ при първата и „от белота“ (на английски „{ "from the bela" }“) при втората. Брои се и ако се обяви чак при втората.
# en 943616dd draft
bela-call--bela-2--note = Страницата казва, че в Шотландия стига белотът да се обяви при втората карта.
# en da82b1b9 draft
bela-call--bela-3--note = { bela-call--bela-2--note }
# en 292f5ba4 draft
bela-call--lehman--note = Страницата споменава само обявяване при втората карта.
# en 1f5fbac7 draft
bela-call--bicycle--note = { bela-call--lehman--note }
# en 9feb10fc draft
bela-call--denexa--note = Казва се „белот“ при първата карта и „от белота“ при втората.
# en 5a8742b3 draft
bela-call--bridge-belote--note = Не е нужно първата от двете карти да се играе в първата взятка. На всичко коз може дори да е изчистена на друга боя.
# en 40c3a88d draft
bela-call--example = Играеш попа мълчаливо и казваш „белот“ при дамата. Това носи 20, а където белотът се брои само ако е обявен при първата карта, 0.
# en de1790d3 draft
bela-call--belote--note = Текстът иска и двете думи, „белот“ и после „ребелот“. Ако липсва едната, белотът не се брои.
# en 9fafd158 draft
bela-call--contree--note = { bela-call--belote--note }
# en 0a23b880 draft
bela-call--coinche--note = Текстът иска и двете думи, „белот“ и после „ребелот“. Копието, което прочетохме, не прощава пропуск. Но едно проучване на правилата посочва изключение: всяка страна може веднъж в играта да забрави „ребелот“.
# en c0d12900 draft
bela-call--bela-hr--note = Текстът иска „бела“ с първата карта и „од беле“ с втората. Ако белотът не се обяви при първата карта, не се брои. Листът приема обявяването при всяка от двете.

# en 235e94fb draft
bela-one-hand--ask = Трябва ли попът и дамата да са у един играч?
# en 52427e1a draft
bela-one-hand--yes--answer = Да. И двете карти у един играч.
# en ff665968 draft
bela-one-hand--yes-4--clause = Ако попът е у теб, а дамата у партньора ти, това не е белот.

# en f9359a47 draft
must-call-bela--ask = Трябва ли белотът да се обяви?
# en cd6a887d draft
must-call-bela--no--answer = Не. Може да се премълчи; тогава не се брои.
# en 7627bc04 draft
must-call-bela--to-count--answer = Да, ако искаш да се брои, и то навреме. Премълчан белот е загубен.
# en d3516636 draft
must-call-bela--lehman--note = Страницата съветва обявилия, който очаква да загуби с повече от 20 точки, да премълчи белота.
# en 52e54ca2 draft
must-call-bela--denexa--note = Страницата казва само за поредиците, че могат да се премълчат, и добавя, че играчът може да се откаже от точки за анонси.
# en 2c772232 draft
must-call-bela--bridge-belote--note = Статията казва, че белотът трябва да се обяви, но не посочва наказание.
# en 468cf83b draft
must-call-bela--bela-hr--note = Текстът иска да се обяви при първата от двете карти. Този лист го приема при коя да е от тях.
# en 8ef9d5a7 draft
must-call-bela--example = Обявилият има 60 точки, противникът 85. С белота обявилият би имал 80 и пак би бил вътре. Тогава 20-те точки от белота отиват при противника, освен ако обявилият има право да запази белота.

# en 0c81d24b draft
bela-without-best-run--ask = Брои ли се белотът, ако най-добрата поредица е на другата страна?
# en 3677498e draft
bela-without-best-run--yes--answer = Да. Белотът се брои, чиято и да е най-добрата поредица.
# en fed89611 draft
bela-without-best-run--example = Квартата на противника бие терцата на обявилия, но обявилият казва „белот“. Противникът пише 50 за квартата, обявилият 20 за белота.

# en 417c89c0 draft
bela-needs-trick--ask = Трябва ли играчът с белота да вземе взятка?
# en 4017f3d5 draft
bela-needs-trick--no--answer = Не. Белотът се брои и без взятка.
# en 125cac93 draft
bela-needs-trick--bela-2--note = Страницата иска взятка само за поредиците. За белота казва, че „винаги може да се брои“.
# en 24312360 draft
bela-needs-trick--yes--answer = Да, поне един от двамата партньори. Страна без взятка губи белота си и всичко анонсирано.

# en 5f712d3c draft
bela-decides--ask = Брои ли се белотът, когато се решава дали раздаването е изкарано?
# en 0d22590b draft
bela-decides--yes--answer = Да. Белотът влиза в точките на своята страна.
# en 48fbd1ca draft
bela-decides--no--answer = Не. Дали раздаването е изкарано, се решава без белота. Чак след това белотът се пише.
# en 1cdd77b8 draft
bela-decides--example = Обявилият има 76 от карти и белот, другата страна 86. Ако белотът се брои тук, обявилият изкарва с 96. Ако не, е вътре със 76.

# en 5a178d1d draft
bela-in-run--ask = Може ли попът и дамата коз да се броят и в поредица?
# en e80a7183 draft
bela-in-run--yes--answer = Да. Броят се и поредицата, и белотът.
# en 9776519a draft
bela-in-run--bela-2--note = Бележка към примерния лист гласи „{ "Y had fifty, Ace-bela" }“: кварта и белот.
# en f72e939a draft
bela-in-run--lehman--note = Страницата не забранява попът и дамата да се броят и в поредица.
# en fdb3e992 draft
bela-in-run--denexa--note = { bela-in-run--lehman--note }
# en 3eb57cbd draft
bela-in-run--example = Поп, дама, вале коз: 20 за поредицата и 20 за белота.

# en bf704936 draft
no-trump-melds--ask = Какво може да се анонсира на без коз?
# en 40e1329a draft
no-trump-melds--runs--answer = Поредици, както обикновено, но никоя няма предимство като козова. Белот няма.
# en 9c2aca95 draft
no-trump-melds--none--answer = Нищо: нито поредица, нито каре, нито белот.
# en 95fa5ee0 draft
no-trump-melds--klabberjass-4--note = Без коз се играе само ако играчът, който е длъжен да избере коз, има право на „без коз“.
# en 419b2758 draft
no-trump-melds--belote--note = Ако организаторът позволи без коз, белот няма.
# en f50c4601 draft
no-trump-melds--contree--note = { no-trump-melds--belote--note }
# en 5eeb1b06 draft
no-trump-melds--coinche--note = Ако организаторът позволи без коз, четири аса са 200, четири десетки 150, а четири попа, дами, валета или деветки 100. Белот няма.

# en 27795e1d draft
bela-thrown-off--ask = На всичко коз попът или дамата се чисти на друга боя. Брои ли се белотът?
# en 4e4ad2f2 draft
bela-thrown-off--counts--answer = Да, ако се обяви с първата от двете карти. Документът никъде не казва, че тази карта трябва да започва взятка, да отговаря на боята или да печели.
# en 89d4b395 draft
bela-thrown-off--bridge-belote--note = Статията иска само обявяване при първата карта. На някои маси тази карта трябва и да започва взятка или да отговаря на боята.

# en 0892b667 draft
false-bela--ask = Обявен е белот, но попът и дамата не са у един играч. Какво е наказанието?
# en f15e0e61 draft
false-bela--unstated--answer = Документът не посочва наказание. Белотът не се брои; поправи каквото е последвало от него. Ако вече не може, приеми неверния белот за грешна карта.
# en d5f9f9fb draft
false-bela--all-to-other-side--answer = Наказва се като грешна карта: другата страна пише цялото раздаване.
# en a41bf23c draft
false-bela--declared-points--answer = Другата страна пише 20-те точки от белота и нищо повече. Раздаването се пише, както е изиграно.
# en aa8d4069 draft
false-bela--bicycle--note = Според страницата е грешна карта да обявиш анонс, който нямаш. Но в тези правила се анонсират само поредици.

# en bbf4d49a draft
follow-suit--ask = Трябва ли да отговарям на боята?
# en 3ff7951f draft
follow-suit--yes--answer = Да. Ако имаш карта от исканата боя, трябва да играеш от нея.
# en 3e694617 draft
follow-suit--lehman--note = За страницата това се разбира от само себе си: нейното правило говори за играч, който не може да отговори.
# en f37b7388 draft
follow-suit--example = Играе се 10♠, коз е купа, имаш А♠ 7♠ К♥ 9♦. Трябва да дадеш А♠ или 7♠ и не можеш да цакаш.

# en 482df80e draft
must-trump--ask = Не мога да отговоря на боята. Трябва ли да цакам?
# en fe78af30 draft
must-trump--yes--answer = Да. Ако не можеш да отговориш, но имаш коз, трябва да цакаш. Можеш да чистиш само ако нямаш нито от боята, нито коз.
# en b0c4b383 draft
must-trump--not-behind-partner--answer = Да, ако взятката е на противник. Но ако всичките ти козове са твърде ниски, за да я вземеш, в някои игри можеш да играеш всяка карта.
# en d31e99ec draft
must-trump--not-behind-partner-4--clause = Ако взятката е на партньора ти, можеш да играеш всяка карта.
# en 87e9bb26 draft
must-trump--bridge-belote--note = Прочетена буквално, статията иска коз и когато взятката е на партньора. Повечето маси позволяват тогава да се чисти.
# en 22c308f3 draft
must-trump--example = Играе се 10♠, коз е купа, имаш К♥ 8♥ А♦ и нямаш пика. Трябва да дадеш К♥ или 8♥, не А♦.

# en cb72be7f draft
beat-trump-lead--ask = Иска се коз. Трябва ли да кача?
# en 5d44418a draft
beat-trump-lead--always--answer = Да, ако имаш по-висок. Ако имаш само по-ниски козове, става който и да е от тях.
# en 9d0c68be draft
beat-trump-lead--opponents--answer = Да, ако имаш по-висок и взятката е на противник.
# en 1a4b8508 draft
beat-trump-lead--opponents-4--clause = Не е нужно да качваш партньора си.
# en f9d8bc47 draft
beat-trump-lead--bela-3--note = Третият играч трябва да качи най-високия коз до момента.
# en 63c10a31 draft
beat-trump-lead--bridge-belote--note = Качва се и козът на партньора.
# en 1ca5d675 draft
beat-trump-lead--example = Играе се 9♥, коз е купа, имаш В♥ К♥ 8♥. Само В♥ бие деветката, затова трябва да го дадеш.

# en 2897193c draft
bare-yuss--ask = Иска се коз, а единственият ми коз е валето. Трябва ли да го дам?
# en 7d23b521 draft
bare-yuss--must-play--answer = Да. С него се отговаря като с всеки друг коз.
# en 824038e4 draft
bare-yuss--may-hold--answer = Не. Ако валето е единственият ти коз, можеш да го задържиш и да играеш всяка друга карта.
# en f858f87a draft
bare-yuss--bela-2--note = Страницата казва, че в Шотландия валето може да се задържи, ако е единственият коз в ръката.
# en 7979e424 draft
bare-yuss--bela-3--note = { bare-yuss--bela-2--note }
# en c81d933d draft
bare-yuss--example = Играе се К♥, коз е купа. При В♥ А♦ 7♣ валето е единственият коз. При В♥ 7♥ А♦ валето не е единственият коз и с него трябва да качиш попа.

# en 924906a2 draft
beat-plain--ask = Играе се некозова боя и мога да отговоря. Трябва ли да кача най-високата карта до момента?
# en ada5833b draft
beat-plain--no--answer = Не. Става всяка карта от боята.
# en 41b6bd91 draft
beat-plain--yes--answer = Да, ако можеш и взятката е на противник. Щом взятката е цакана, става всяка карта от боята.
# en be583e18 draft
beat-plain--always--answer = Да, ако можеш, дори картата да е на партньора. Щом взятката е цакана, става всяка карта от боята.
# en 1e58e6fc draft
beat-plain--example = Противник играе 10♠, имаш А♠ 7♠. Ако трябва да качиш десетката, даваш асото. Ако не, даваш която искаш.

# en 1683dd88 draft
overtrump--ask = Взятката е цакана и аз също не мога да отговоря. Трябва ли да надцакам?
# en a6989c21 draft
overtrump--yes--answer = Да, ако можеш.
# en dc4647fb draft
overtrump--opponents--answer = Да, ако можеш и козът е на противник.
# en 9d7a710b draft
overtrump--opponents-4--clause = Не е нужно да надцакваш партньора си.
# en dfe72787 draft
overtrump--example = Играе се А♠, противник цака с 9♥, имаш В♥ 8♥ А♦ и нямаш пика. Трябва да дадеш В♥.

# en e1bc1663 draft
undertrump--ask = Противник цака толкова високо, че не мога да надцакам. Трябва ли да дам по-нисък коз?
# en e19776fb draft
undertrump--must--answer = Да. Само играч без коз може да чисти.
# en b87d5ca3 draft
undertrump--example = Играе се 10♠, противник цака с В♥, имаш К♥ 8♥ А♦ и нямаш пика. Ако трябва да дадеш по-нисък коз, даваш К♥ или 8♥, не А♦.
# en af4e51ce draft
undertrump--free--answer = Не. Можеш да играеш всяка карта, също и по-нисък коз.
# en bdd9dc35 draft
undertrump--belote--note = Правилата за контре на Френската федерация, също от 27 януари 2016 г., не искат по-нисък коз.
# en 9eff77ab draft
undertrump--contree--note = Правилата за белот на Френската федерация, също от 27 януари 2016 г., искат по-нисък коз.

# en b5a9fba0 draft
partner-winning--ask = Взятката е на партньора ми и не мога да отговоря. Трябва ли да цакам?
# en 9b94c50d draft
partner-winning--free--answer = Не. Ако взятката е на партньора ти, можеш да играеш всяка карта.
# en 857be758 draft
partner-winning--must-trump--answer = Да, трябва да се играе коз.
# en 76316b67 draft
partner-winning--bela-3--note = При трима никой няма партньор: двамата срещу обявилия са противници, дори когато заговорничат.
# en 6728291c draft
partner-winning--bridge-belote--note = Повечето маси играят обратното: от шест публични текста за играта пет позволяват да се чисти и само статията не. За това има вариант „{ belote-partner-free--variant-name }“.
# en e0a67f67 draft
partner-winning--example = Партньорът ти играе А♠, коз е купа, имаш К♥ 8♥ А♦. Можеш да дадеш А♦ само ако не е нужно да цакаш партньора си.

# en eae01730 draft
beat-partner--ask = Иска се коз и взятката е на партньора ми. Пак ли трябва да кача?
# en 7e224eef draft
beat-partner--no--answer = Не. Ако взятката е на партньора ти, става всеки коз.
# en a5b3b351 draft
beat-partner--yes--answer = Да, ако можеш, чиято и да е взятката.
# en f90bd978 draft
beat-partner--example = Коз е купа и се играе К♥. Партньорът ти дава 9♥, следващият 7♥, а ти имаш В♥ 8♥. Трябва да дадеш В♥ само ако трябва да качиш и партньора си.

# en 44833a6a draft
low-trump-lead--ask = Може ли да се започне с осмица или седмица коз?
# en 0692b2bf draft
low-trump-lead--allowed--answer = Да. Може да се започне с всяка карта.
# en 3aa33d90 draft
low-trump-lead--barred--answer = Не: с коз се започва само ако носи точки. С осмица или седмица коз можеш да започнеш само ако нямаш нищо друго.
# en 63214cb0 draft
low-trump-lead--bela-2--note = В някои шотландски среди не се започва с осмица или седмица коз: въпрос на честна игра.
# en fc9cd69d draft
low-trump-lead--bela-3--note = { low-trump-lead--bela-2--note }
# en 098b77a2 draft
low-trump-lead--example = Коз е купа, имаш В♥ 8♥ 7♥ А♦ и си на ход. На маса, която забранява ниските козове, можеш да започнеш с В♥ или А♦.

# en 0fcae334 draft
king-or-queen-first--ask = Значи ли нещо коя карта от белота се играе първа?
# en 524e9a53 draft
king-or-queen-first--signal--answer = Да, по уговорка: ако първо е попът, играчът има три коза или повече; ако първо е дамата, други козове освен белота няма.
# en bdfffa1f draft
king-or-queen-first--nothing--answer = Не. Нищо не е уговорено и всяка от двете може да е първа.
# en d6a8f7cb draft
king-or-queen-first--klabberjass-4--note = Този знак е уговорка между партньори, а не задължение.

# en d6d69c61 draft
all-trumps-play--ask = Как се играе на без коз и на всичко коз?
# en 037d3ec8 draft
all-trumps-play--no-trump--answer = На без коз редът във всяка боя е А 10 К Д В 9 8 7. Пак отговаряш на боята и качваш картата на противник, ако можеш.
# en 010cb524 draft
all-trumps-play--no-trump-follow--answer = На без коз редът във всяка боя е А 10 К Д В 9 8 7 и става всяка карта от исканата боя.
# en 357baf2f draft
all-trumps-play--both--answer = На без коз отговаряш на боята и не е нужно да качваш. На всичко коз трябва да качиш в исканата боя, ако можеш. Ако не можеш да отговориш, играеш каквато карта искаш, но тя не печели.
# en df0115e7 draft
all-trumps-play--both-opponents--answer = На без коз отговаряш на боята и не е нужно да качваш. На всичко коз трябва да качиш в исканата боя, ако можеш, освен когато взятката е на партньора ти. Ако не можеш да отговориш, играеш каквато карта искаш, но тя не печели.
# en 3c6d38e0 draft
all-trumps-play--both-head--answer = На всичко коз трябва да качиш в исканата боя, ако можеш. На без коз трябва да качиш само ако взятката е на противник. Ако не можеш да отговориш, играеш каквато карта искаш, но тя не печели.
# en d4d0b5ad draft
all-trumps-play--both-head-opponents--answer = И на без коз, и на всичко коз трябва да качиш в исканата боя, ако можеш, освен когато взятката е на партньора ти. Ако не можеш да отговориш, играеш каквато карта искаш, но тя не печели.
# en dbd0f38b draft
all-trumps-play--four-bimah-no-trump--note = Страницата посочва реда на картите. Че картата на противник трябва да се качи, знаем от обичайните правила за разиграване.
# en ec348e4e draft
all-trumps-play--four-left-no-trump--note = { all-trumps-play--four-bimah-no-trump--note }
# en c4afdaa5 draft
all-trumps-play--belote--note = Ако организаторът ги позволи, на без коз не е нужно да качваш, а на всичко коз трябва, ако можеш.
# en 367bd685 draft
all-trumps-play--contree--note = { all-trumps-play--belote--note }
# en 87202be7 draft
all-trumps-play--coinche--note = { all-trumps-play--belote--note }
# en 42f904e8 draft
all-trumps-play--example = Бридж-белот на всичко коз: играе се К♣, имаш 9♣ 8♣ В♦. Само 9♣ бие попа, затова трябва да я дадеш.

# en a72f1b41 draft
last-trick--ask = Колко носи последната взятка?
# en aa895775 draft
last-trick--ten--answer = 10 точки за страната, която я вземе, каквито и да са картите в нея.
# en edf02b27 draft
last-trick--inside-360--answer = 10 точки, но 360-те точки за всичките девет взятки вече ги включват.
# en b5c95601 draft
last-trick--bridge-belote--note = На без коз 10-те точки за последната взятка се удвояват заедно с останалите.
# en 02fff63a draft
last-trick--example = При четирима играчи картите правят 152 точки, а с последната взятка 162.
# en b5765a19 draft
last-trick--ten-or-hundred--answer = 10 точки за страната, която я вземе, каквито и да са картите в нея; 100, ако една страна вземе всички взятки.
# en 8c49bc0e draft
last-trick--ten-or-more--answer = 10 точки за страната, която я вземе, каквито и да са картите в нея; 110, ако една страна вземе всички взятки.

# en 5fbb69c9 draft
all-tricks--ask = Има ли премия за всички взятки?
# en e5123892 draft
all-tricks--360--answer = Да: 360 точки вместо картите и последната взятка. Към тях се прибавят анонсираните поредици и белотът.
# en 6f4545a7 draft
all-tricks--none--answer = Не. За всички взятки се пишат картите и последната взятка, нищо повече.
# en 7d114d83 draft
all-tricks--match-points--answer = Да: 9 точки на листа, или 18 на без коз, където се брои двойно. Другата страна запазва каквото е анонсирала, освен ако е вътре.
# en 8d74109c draft
all-tricks--252--answer = Да, още 90 точки: последната взятка носи 100 вместо 10. Със 152-те точки от картите стават 252.
# en 9b712d64 draft
all-tricks--262--answer = Да, още 100 точки: последната взятка носи 110 вместо 10. Със 152-те точки от картите стават 262.
# en 68096b4f draft
all-tricks--bela-2--note = Премия има само във варианта от Онтарио.
# en 806512e2 draft
all-tricks--example = Капо без анонси в бридж-белота: на боя 162 точки дават 16 + 9 = 25 точки на листа, на всичко коз 258 дават 26 + 9 = 35, на без коз 260 дават 26 + 18 = 44.

# en 94e218cc draft
trick-winner--ask = Кой печели взятката и кой започва следващата?
# en 3430904e draft
trick-winner--highest--answer = Най-високият коз в нея, а ако няма коз, най-високата карта от исканата боя. Който вземе взятката, започва следващата.
# en dbcd712e draft
trick-winner--highest-at-all-trumps--answer = Най-високият коз в нея, а ако няма коз, най-високата карта от исканата боя. Който вземе взятката, започва следващата. На всичко коз могат да спечелят само карти от исканата боя.
# en 6c16b2c9 draft
trick-winner--bridge-belote--note = Статията казва кой започва следващата, но не и кой печели взятката. Второто извеждаме от силата на картите.
# en a9b93c15 draft
trick-winner--example = Коз е купа, играят се А♠, 7♥ и 10♠. Печели седмицата купа и който я е дал, започва следващата.

# en 362a0a4d draft
who-counts-first--ask = Кой брои пръв?
# en 6759073d draft
who-counts-first--defender--answer = Противникът: поредици и белот, последна взятка и накрая карти. Противникът винаги пише тези точки.
# en b879e5b1 draft
who-counts-first--either--answer = Няма значение: и двете страни преброяват точките си, преди да ги сравнят.
# en f9e48a27 draft
who-counts-first--maker--answer = Обявилият. Така, ако изкара, стига пръв целта.
# en 5250c338 draft
who-counts-first--bicycle--note = Само в един вариант обявилият брои пръв.

# en 25efa26f draft
made--ask = Обявилият е изкарал. Какво пише всяка страна?
# en cc1b7b5b draft
made--own--answer = Всяка страна пише своите точки.
# en c23c873f draft
made--own-doubled--answer = Всяка страна пише своите точки. При контра победителят взима всички.
# en 770d8b4b draft
made--match-points--answer = Всяка страна пише своите точки, разделени на десет и закръглени. При контра победителят взима всички.
# en 97c2901f draft
made--bela-2--note = На примерния лист сборът на 23 и 106 е записан като 128, а трябва да е 129.
# en 7b9ce033 draft
made--three-big--note = На голямо точките на всички се удвояват.
# en a42a3f95 draft
made--example = В игра без наддаване в точки обявилият има 56, противникът 23. На листа се пишат 56 и 23.
# en 863c3d09 draft
made--own-and-bid--answer = Всяка страна пише своите точки, а обявилата пише и обявата си. При контра победителят взима всичко, в някои игри без белота на загубилия.
# en 7bacc025 draft
made--bid--answer = Обявилата страна пише обявата си, а всяка страна пише и анонсите си. При контра победителят взима всичко.
# en 8fbf4628 draft
made--contree--note = Ако организаторът реши, се пишат само точките, без обявата.

# en 9d81ac8d draft
must-beat--ask = Кого трябва да победи обявилият?
# en 4829999c draft
must-beat--other-side--answer = Другата страна: обявилият трябва да има повече точки общо: карти, последна взятка, поредици и белот. На някои маси белотът не се брои или стигат и равни точки.
# en c50c38a2 draft
must-beat--each-opponent--answer = Всеки противник поотделно: обявилият трябва да има повече от всеки от тях. Не е нужно да има повече от двамата заедно.
# en 07ac683f draft
must-beat--both-together--answer = Всеки противник поотделно. На голямо обявилият трябва да има повече от двамата заедно.
# en 9c3576aa draft
must-beat--example = Трима играчи: обявилият има 70, противниците 60 и 32. Обявилият изкарва. На голямо е вътре, защото 60 + 32 = 92, а това е повече от 70.
# en 59b954d8 draft
must-beat--bid--answer = Само обявата: страна, която я стигне, е изкарала, дори другата да има повече.
# en c3374f7a draft
must-beat--bid-and-side--answer = И обявата, и другата страна: обявилият трябва да има поне толкова точки, колкото е обявил, и повече от другата страна.
# en 8ffa4a7e draft
must-beat--contree--note = Други книги искат 82 точки, когато е обявено 80.

# en 435f9628 draft
bate--ask = Обявилият не е изкарал. Кой какво пише?
# en dea3ae38 draft
bate--higher--answer = Обявилият не пише нищо, освен белота си в някои игри. Другата страна прибавя точките на обявилия към своите.
# en e2f47629 draft
bate--higher-3--clause = От двама противници точките на обявилия прибавя само този с повече точки, а другият пише само своите.
# en f9f092e4 draft
bate--each--answer = Обявилият не пише нищо. Всеки противник прибавя всички точки на обявилия към своите.
# en 03f29b63 draft
bate--bridge-belote--note = Точките на двете страни се събират и сборът се закръгля веднъж.
# en 3c85e685 draft
bate--example = В игра без наддаване в точки обявилият има 64, противникът 80. Противникът пише 80 + 64 = 144. При трима обявилият има 60, а противниците 70 и 32: те пишат 70 + 60 = 130 и 32. Ако и двамата прибавят 60-те точки на обявилия, пишат 130 и 32 + 60 = 92.
# en a6e30af0 draft
bate--tricks-and-bid--answer = Обявилата страна не пише нищо, освен белота си в някои игри. Другата пише определен брой точки за всички взятки, плюс обявата и анонсите на двете страни.
# en f3572b3b draft
bate--tricks--answer = Обявилата страна не пише нищо. Другата пише определен брой точки за всички взятки, плюс анонсите на двете страни, но без обявата.
# en f0e70ac6 draft
bate--bid--answer = Обявилата страна не пише нищо. Другата пише обявата и анонсите на двете страни.
# en 4518a37f draft
bate--declared--answer = Обявилата страна не пише нищо. Другата пише анонсите на двете страни, но без обявата.

# en b4cce606 draft
tie--ask = Двете страни имат равни точки. Кой пише?
# en 4f92dff6 draft
tie--held-over--answer = Противникът пише своите точки. Точките на обявилия висят за победителя в следващото изиграно раздаване.
# en 0c560c31 draft
tie--held-over-both--answer = Никой не пише. Точките на двете страни висят за победителя в следващото изиграно раздаване.
# en 65b580b4 draft
tie--bate--answer = При равенство обявилият е вътре: не пише нищо и точките му отиват при другата страна.
# en e75974ff draft
tie--defender-own--answer = Противникът пише своите точки. Обявилият не пише нищо и нищо не виси.
# en 6cd1a8b8 draft
tie--made--answer = Обявилият изкарва и всяка страна пише своите точки.
# en 756a021b draft
tie--replay--answer = Никой не пише и същият играч раздава отново. Висящите точки остават висящи.
# en fb72afb9 draft
tie--bela-3--note = Обявилият трябва да има повече от всеки противник, затова е вътре и при равенство само с един от тях.
# en 7b030b34 draft
tie--bridge-belote--note = Висят точките на отбора, който е длъжен да спечели. При контра са длъжни и двата отбора, затова висят всички точки.
# en 8a94b228 draft
tie--example = Двете страни имат по 70 точки. Ако висят точките на обявилия, противникът пише 70 и 70 висят. Ако висят точките и на двете страни, стават 140. Ако обявилият е вътре, противникът пише 140. Ако равното се брои за изкарано, двете страни пишат по 70. Ако се играе отново, никой не пише. Ако точките на обявилия се губят, пише само противникът, 70.
# en a2898d44 draft
tie--belote--note = На турнир може да се играе без висящи точки. Тогава предварително се казва дали равното е загубено, или изкарано.
# en e887c9a1 draft
tie--coinche--note = В преписа, който прочетохме, и тук има параграф за висящи точки. Преглед на правилата не намира такъв в самите текстове на федерацията за контре и куанш.

# en 0c2986c0 draft
held-over-winner--ask = Кой взима висящите точки?
# en 3cd134e1 draft
held-over-winner--next-winner--answer = Победителят в следващото изиграно раздаване, обявилият или противникът. Висящите точки се прибавят, след като се реши кой печели раздаването, и не помагат да се реши.
# en 5f228c4a draft
held-over-winner--bela-2--note = Ако картите се съберат без игра, висящите точки си остават висящи.
# en ea28218d draft
held-over-winner--bridge-belote--note = Следваща контра не умножава висящите точки.
# en 54cb95da draft
held-over-winner--example = Висят 70 точки. Следващият обявил има 60, противникът 85: обявилият е вътре и противникът пише 60 + 85 + 70 = 215.

# en 75c62e4a draft
second-tie--ask = Второ поредно раздаване завършва наравно. Какво става с висящите точки?
# en 29d67ee5 draft
second-tie--adds-up--answer = Висящите точки остават висящи, новите се прибавят към тях и победителят в следващото раздаване взима всички.
# en 8f886530 draft
second-tie--example = Висят 70 точки и следващото раздаване завършва 66 на 66. Противникът пише 66, а висят вече 70 + 66 = 136.

# en bafe5277 draft
opponents-tied--ask = Обявилият е вътре, а двамата противници имат равни точки. Чии са точките на обявилия?
# en 8ba6a438 draft
opponents-tied--shared--answer = Двамата си поделят точките на обявилия поравно.
# en 07625d20 draft
opponents-tied--each-all--answer = Всеки прибавя всички точки на обявилия, независимо дали са наравно.
# en cdb4b5c3 draft
opponents-tied--bela-3--note = Страницата казва, че „вероятно противниците си поделят точките на обявилия поравно“.
# en 59ea22b9 draft
opponents-tied--example = Обявилият има 50, противниците по 56. Ако си поделят тези 50, всеки пише 56 + 25 = 81.

# en 046af7ea draft
odd-half--ask = Точките за подялба са нечетен брой. Кой взима последната?
# en e7ef8c5d draft
odd-half--dropped--answer = Никой. Всеки противник взима половината точки, закръглена надолу.
# en d03db663 draft
odd-half--example = Обявилият има 51, противниците по 54. Всеки противник пише 54 + 25 = 79 и една точка отпада.

# en ef1cd820 draft
committed-side--ask = Коя страна е длъжна да спечели раздаването?
# en 76879053 draft
committed-side--taker--answer = Страната на обявилия, която е приела обърнатата боя или е обявила коз.
# en 8717aa67 draft
committed-side--taker-4--clause = При партньори са длъжни да спечелят и двамата.
# en 15b248ba draft
committed-side--doubled--answer = Страната, обявила последна. В бридж-белота контрата задължава и двете страни.
# en 1df9bfb5 draft
committed-side--bridge-belote--note = Статията казва, че контрата задължава и двете страни.

# en 4e8edf04 draft
bate-melds--ask = Обявилият е вътре. Чии са поредиците и белотът му?
# en ac73f9af draft
bate-melds--bela-2--note = Страницата съветва да не обявяваш белот, който ще отиде при противника.
# en 17a81055 draft
bate-melds--lehman--note = Страницата съветва обявилия, който очаква да загуби, да не обявява белота.
# en d0b1c727 draft
bate-melds--example = Обявилият има 62, от тях 20 за белот, а противникът 80. Противникът пише 80 + 62 = 142, или 80 + 42 = 122, където обявилият запазва белота.
# en 33ce0fa5 draft
bate-melds--no--answer = На другата страна, заедно с всички други точки на обявилия от раздаването.
# en 9695744a draft
bate-melds--yes--answer = Белотът остава за страната, която го е обявила. Всички други точки на обявилия са за другата страна.

# en f6451440 draft
capot-bid--ask = Обявено е капо. Колко струва тази обява?
# en 6f17934b draft
capot-bid--250--answer = 250 точки.
# en b42c645b draft
capot-bid--270--answer = 270 точки.
# en 5bf167ea draft
capot-bid--500--answer = 500 точки.
# en e79c79e8 draft
capot-bid--other--answer = Число, уговорено на масата.
# en 7c1b9d7b draft
capot-bid--contree--note = С контра обявеното капо струва 1000 точки, с реконтра 2000.

# en efe26691 draft
capot-writes--ask = Какво се пише за обявено капо?
# en d8891fb8 draft
capot-writes--bid--answer = Същото като за всяка друга обява на тази стойност.
# en 80ddbc44 draft
capot-writes--flat--answer = Стойността на обявата и анонсите. За взятките не се пише нищо.

# en 51e5aff3 draft
pile--ask = Една страна пише цялото раздаване. Колко се пише за всички взятки?
# en 78c035d9 draft
pile--160--answer = 160 точки.
# en b221552f draft
pile--162--answer = 162 точки.
# en c3335255 draft
pile--contree--note = 162-те точки за всички взятки се закръглят до 160.

# en 7acd4dbe draft
failed-sweep--ask = Обявата не е изкарана и другата страна е взела всички взятки. Пише ли тя повече за това?
# en 0ed6ef74 draft
failed-sweep--no--answer = Не. Пише колкото носи всяка неизкарана обява.
# en 5dd9c0e2 draft
failed-sweep--yes--answer = Да, пише още толкова, колкото би писала обявилата страна за всички взятки.

# en 24817c26 draft
double-of--ask = Обява в точки е с контра. Какво се умножава?
# en 7272ff7e draft
double-of--everything--answer = Взятките и обявата. Анонсите и белотът не се умножават.
# en 07de4e1a draft
double-of--bid--answer = Само обявата.
# en 1e31425e draft
double-of--declared-too--answer = Всичко: взятките, обявата и анонсите.
# en 49456ec4 draft
double-of--contree--note = Бележка под линия позволява на турнирите да удвояват само обявата, за да не решава едно раздаване цялата игра.
# en 00e9fac4 draft
double-of--example = Обявени са 100, с контра, и не са изкарани: другата страна пише 2 × (160 + 100) = 520. Ако се удвоява само обявата, другата страна пише 160 + 2 × 100 = 360.

# en 7334e9c1 draft
doubling--ask = Има ли контра и реконтра?
# en 5d988325 draft
doubling--1--answer = Не. Контра няма.
# en acd98407 draft
doubling--2--answer = Има контра за двойно повече точки, но няма реконтра. Победителят взима всичко, загубилият нищо.
# en 2ea1a30b draft
doubling--3--answer = Да: с контра точките се броят двойно, с реконтра тройно. Победителят взима всичко, загубилият нищо.
# en a1fd428e draft
doubling--4--answer = Да: с контра точките се броят двойно, с реконтра четворно. Победителят взима всичко, загубилият нищо, освен белота си в някои игри.
# en ed9b7ac4 draft
doubling--8--answer = Да, на три нива: точките се броят двойно, четворно или осемкратно. Победителят взима всичко, загубилият нищо.
# en 3553a0db draft
doubling--bela-3--note = Точките се удвояват само при „на голямо“, ако масата го играе.
# en 768c599f draft
doubling--example = В бридж-белота боя без анонси струва 16 точки на листа, с контра 32, с реконтра 64; всичко коз 26, 52 и 104.
# en e3c6d50b draft
doubling--contree--note = В по-късно издание и на турнира в Кан реконтрата умножава по три.

# en dbf668bf draft
third-level--ask = Има ли чаршаф-контра след реконтрата?
# en 0058365d draft
third-level--double-ends--answer = Не. На обява се казва само една контра, затова няма дори реконтра.
# en 7ecfcd7a draft
third-level--agreed--answer = Само ако масата се уговори, както в някои райони. Обикновено след реконтра друга контра няма.
# en a8fcb434 draft
third-level--eight--answer = Да: след реконтра раздаването може да се вдигне още веднъж, до осем пъти точките.
# en 691dc5eb draft
third-level--example = На всичко коз 8 × 26 = 208 точки на листа, повече от 151 за цяла игра. На боя 8 × 16 = 128.

# en 34b03035 draft
both-committed--ask = Кой е длъжен да спечели раздаването при контра?
# en 9b52d597 draft
both-committed--both--answer = И двете страни. Страната с по-малко точки е вътре, затова победителят взима всичко.
# en c08fa858 draft
both-committed--example = Купа с контра: обявилият има 90 точки, другата страна 72. Обявилият пише 32 точки на листа, другата страна нищо.

# en c538e4bc draft
no-trump-doubled--ask = Двойно ли се броят точките на без коз?
# en dfc0c2b3 draft
no-trump-doubled--no--answer = Не. На без коз картите и последната взятка правят 130 и всяка точка се брои веднъж.
# en 17c4e940 draft
no-trump-doubled--yes--answer = Да. 130-те точки стават 260 още преди закръглянето, без да е казана контра.
# en b560a8de draft
no-trump-doubled--klabberjass-4--note = Без коз се играе само ако играчът, който е длъжен да избере коз, има право на „без коз“.
# en 0a46816a draft
no-trump-doubled--belote--note = Ако организаторът позволи без коз, асото е 19 точки и раздаването пак е 162.
# en 5dad4b1a draft
no-trump-doubled--contree--note = { no-trump-doubled--belote--note }
# en efb265fa draft
no-trump-doubled--coinche--note = { no-trump-doubled--belote--note }
# en 6cdb39e2 draft
no-trump-doubled--example = 68 и 62 точки се броят за 136 и 124, тоест 14 и 12 точки на листа.

# en 64d6cd98 draft
match-points--ask = Делят ли се точките на десет?
# en 20289c71 draft
match-points--points--answer = Не. На листа се пишат самите точки.
# en 79b4be09 draft
match-points--match-points--answer = Да. Точките на всяка страна се делят на десет, закръглят се и така се пишат на листа.
# en 06dbff6c draft
match-points--example = 127 и 35 точки на боя се пишат на листа като 13 и 3.

# en 5a40c997 draft
rounding--ask = Как се закръглят точките?
# en f6230ed1 draft
rounding--limit--answer = По последната цифра. Границата е 6 на боя, 4 на всичко коз, 5 на без коз. Под нея се закръгля надолу, над нея нагоре. Ако двете страни са на границата, по-ниският сбор се закръгля нагоре, а по-високият надолу.
# en 1d457122 draft
rounding--bridge-belote--note = Ако двата сбора са равни и са точно на границата, точките, които се пишат, се закръглят надолу, а висящите нагоре.
# en 7e1d8b23 draft
rounding--example = В бридж-белота 35 точки на боя стават 3 точки на листа, а 127 стават 13. На всичко коз 125 точки стават 13, а при 154 срещу 144 двете страни пишат по 15. Ако на боя двете страни имат по 106, противникът пише 10, а 11 висят.
# en 8f8e9864 draft
rounding--tens-5-up--answer = До най-близката десетица, като пет се закръгля нагоре: 84 се пише 80, 85 се пише 90. Закръглянето не помага да се изкара.
# en d13b0dc4 draft
rounding--tens-6-up--answer = До най-близката десетица, като пет се закръгля надолу: 85 се пише 80, 86 се пише 90. Закръглянето не помага да се изкара.
# en bca57c3c draft
rounding--contree--note = По закръглените точки се решава и кога играта е спечелена.
# en 82e87451 draft
rounding--cannes--note = Последното раздаване се пише без закръгляне.

# en 0cab734f draft
multiply--ask = При контра първо ли се закръгля, или първо се умножава?
# en dfa4e90e draft
multiply--after-rounding--answer = Първо се закръгля: умножават се точките на листа.
# en 0b1243e3 draft
multiply--before-rounding--answer = Първо се умножава: точките се умножават, после се делят на десет и се закръглят.
# en 7b8ed8f8 draft
multiply--bridge-belote--note = Според текста първо се умножава, но в собствения му пример, 26 точки на листа по осем, първо се закръгля.
# en 0da1d6ed draft
multiply--example = Боя с реконтра: ако първо се закръгли, 162 точки стават 16, а 4 × 16 = 64. Ако първо се умножи, 4 × 162 = 648 точки стават 65. На всичко коз 258 точки стават 26, а 4 × 26 = 104. Ако първо се умножи, 4 × 258 = 1032 точки стават 103. При обикновена контра двата начина дават едно и също.

# en 9761e6b3 draft
sweep-doubled--ask = Умножава ли контрата премията за капо?
# en 52e4930b draft
sweep-doubled--yes--answer = Да. Премията се умножава заедно с всичко останало.
# en 008f4306 draft
sweep-doubled--no--answer = Не. Контрата умножава останалото, а премията остава 9 точки на листа, или 18, където без коз се брои двойно.
# en f1582ee9 draft
sweep-doubled--example = Капо на боя с контра: 2 × (16 + 9) = 50, ако се умножава и премията, иначе 32 + 9 = 41. На без коз с контра: 2 × (26 + 18) = 88, иначе 52 + 18 = 70.

# en 824d602d draft
kirtik--ask = Има ли освен точките и наказание (къртик)?
# en e4d8501d draft
kirtik--no--answer = Не. При загубено раздаване се губят точките от него и нищо повече.
# en 5a387c33 draft
kirtik--yes--answer = Да. Страна, която е длъжна да спечели, губи 10 точки на листа, ако спечели другата страна. Страна без нито една взятка също губи 10. И двете наказания се удвояват на без коз, когато точките се броят двойно, и при всяка казана контра.
# en c50c2ef0 draft
kirtik--bridge-belote--note = Къртикът се играе в някои части на България. Равно раздаване не носи къртик, а сборът може да падне под нулата.
# en d6ce6039 draft
kirtik--example = На всичко коз страната на обявилия няма взятка. Другата страна пише 35, а страната на обявилия губи 20. На без коз другата страна пише 44, а страната на обявилия губи 40.

# en 0328686a draft
target--ask = С колко точки се печели играта?
# en 35692314 draft
target--151--answer = 151 точки на листа или повече.
# en 8b3d25ea draft
target--500--answer = 500 точки или повече.
# en 2f59c572 draft
target--501--answer = 501 точки или повече.
# en 189446c6 draft
target--1000--answer = 1000 точки или повече.
# en 5b519bfb draft
target--1001--answer = 1001 точки или повече.
# en dfe4593b draft
target--1002--answer = 1002 точки или повече.
# en 8ff70d54 draft
target--bela-2--note = Мнозина играят Clobyosh до 500.
# en b45f5a39 draft
target--klabberjass-4--note = Страницата казва, че тази цел е обичайна.
# en 4b2cfa34 draft
target--1010--answer = 1010 точки или повече.
# en 16709916 draft
target--2000--answer = 2000 точки или повече.
# en 97124d41 draft
target--2001--answer = 2001 точки или повече.

# en a16f7d59 draft
goal--ask = Докога се играе: до определени точки или определен брой раздавания?
# en b5ab247d draft
goal--points--answer = До определени точки: печели страната, която стигне целта.
# en da591530 draft
goal--hands--answer = До определен брой раздавания. След последното печели по-големият сбор, а при равни сборове не печели никой. Раздаване, при което картите се събират, не се брои.
# en c1feebfa draft
goal--belote--note = На турнир може вместо до определени точки да се играе определен брой раздавания.

# en c9397cfd draft
claims--ask = Може ли да се заяви победа, докато раздаването се играе?
# en 0220082c draft
claims--any-trick--answer = Да, щом точките ти дотук стигат целта и последната изиграна взятка е твоя.
# en 836bc8b4 draft
claims--first-three--answer = Да, но само след първата, втората или третата взятка. По-късно раздаването се доиграва и се брои.
# en 1e0b52a8 draft
claims--none--answer = Не. Всяко раздаване се доиграва и се брои.
# en 54dfd5d0 draft
claims--bela-2--note = Излизай навреме: 506 без заявка могат да загубят от 501 със заявка.
# en 2bbc36ee draft
claims--bela-3--note = { claims--bela-2--note }
# en 6a37010b draft
claims--example = На листа имаш 440, във взятките 44, а терцата ти се брои. 440 + 44 + 20 = 504, значи можеш да заявиш 501.
# en 92629d91 draft
claims--bela-hr--note = Играе се „на пролаз“: раздаването винаги се доиграва.

# en fe90ebaa draft
when-to-claim--ask = Кога мога да заявя победа?
# en 560912be draft
when-to-claim--after-trick--answer = След като вземеш взятка и преди да започнеш следващата. Също след като вземеш последната и преди картите да са преброени. По всяко друго време заявката не важи и не се наказва. Затова не може да има две заявки едновременно.
# en a02f2fea draft
when-to-claim--after-early-trick--answer = След като вземеш първата, втората или третата взятка и преди да започнеш следващата.
# en ef1a62c4 draft
when-to-claim--bela-2--note = Страницата казва, че петте ѝ правила за заявката са тълкуване на редактора ѝ.

# en 508068fa draft
claim-counts--ask = Какво мога да броя в заявката?
# en 6c876feb draft
claim-counts--so-far--answer = Броят се взятките ти и последната взятка, щом е изиграна. Анонсираните ти поредици се броят, ако твоята е най-добрата и ги покажеш със заявката. Белотът се брои, освен ако и двете карти са изиграни мълчаливо. Висящите точки не се броят.
# en f00f3a81 draft
claim-counts--bela-2--note = Страницата казва, че петте ѝ правила за заявката са тълкуване на редактора ѝ.
# en f7a67fd4 draft
claim-counts--bela-3--note = На голямо заявката брои точките единично, без удвояване.
# en bdf48abe draft
claim-counts--example = Играе се до 501, имаш 470. С карти за 11 точки и белот, който още е в ръката, стават 470 + 11 + 20 = 501. Без белота са 481 и не стигат.

# en c425249a draft
false-claim--ask = Точките в заявката не стигат. Какво става?
# en d5f8baa6 draft
false-claim--opponent--answer = Другата страна веднага печели играта.
# en 072fa559 draft
false-claim--higher-opponent--answer = Играта свършва и печели противникът с по-висок сбор преди раздаването. Ако двата сбора са равни, не печели никой.
# en 4d832b7f draft
false-claim--example = Играе се до 501, имаш 440. Заявяваш победа с 40 от карти и терца, която се брои. Стават само 440 + 40 + 20 = 500: не достига една точка и губиш играта.

# en 9e40c606 draft
claim-though-bate--ask = В края на раздаването обявилият би бил вътре. Може ли преди това да заяви победа?
# en eff9c67c draft
claim-though-bate--good--answer = Да. Точките дотук печелят играта, както и да би свършило раздаването.
# en 152ad0c8 draft
claim-though-bate--not-taker--answer = Не. Докато се разиграва, страната, която е обявила коза, не може да заяви победа. Може само другата.
# en 5bb7c7e8 draft
claim-though-bate--lehman--note = Когато обявилият е вътре, точките му отиват при другата страна, преди да се сравнят сборовете.
# en 9c4ccb90 draft
claim-though-bate--bicycle--note = { claim-though-bate--lehman--note }
# en 9cf9d5d9 draft
claim-though-bate--denexa--note = { claim-though-bate--lehman--note }

# en b2f480c1 draft
both-over--ask = Двете страни са над целта и никой не е заявил победа. Кой печели?
# en 65e0683f draft
both-over--last-trick--answer = Играчът, взел последната взятка. Ако той е под целта, печели най-високият сбор.
# en 5416507f draft
both-over--higher--answer = По-високият сбор.
# en 93c55b31 draft
both-over--taker-first--answer = Ако обявилият е изкарал, печели той, защото се брои пръв. Иначе печели по-високият сбор.
# en 8053ed4d draft
both-over--trick-then-last-trick--answer = Още никой: първо едната страна трябва да вземе взятка в някое следващо раздаване. Ако в него и двете страни вземат взятка, печели играчът, който вземе последната взятка.
# en 38cdb5fc draft
both-over--trick-then-higher--answer = Още никой: първо едната страна трябва да вземе взятка в някое следващо раздаване. Ако в него и двете страни вземат взятка, печели по-високият сбор.
# en eb0b17e0 draft
both-over--trick-then-taker-first--answer = Още никой: първо едната страна трябва да вземе взятка в някое следващо раздаване. Ако в него и двете страни вземат взятка, печели обявилият, ако изкара, иначе по-високият сбор.
# en a2c66280 draft
both-over--bela-2--note = Страницата казва, че петте ѝ правила за заявката са тълкуване на редактора ѝ.
# en 5f1b1368 draft
both-over--example = Играе се до 501, а при броенето сборовете са 506 и 512. Ако решава последната взятка, може да спечели всеки от двамата. Ако решава сборът, печели играчът с 512.

# en f1122899 draft
one-over--ask = При броенето едната страна е над целта, но не е заявила победа. Спечелила ли е?
# en a3067ead draft
one-over--no--answer = Да. Играта свършва при броенето.
# en 0b249e5d draft
one-over--yes--answer = Още не. Първо тази страна трябва да вземе взятка в следващо раздаване. Дотогава другата страна още може да заяви победа.
# en 19062ada draft
one-over--bela-2--note = На страницата 506 без заявка могат да загубят от 501 със заявка. Поне в шотландските среди играчът, минал целта без заявка, трябва да вземе още една взятка. Точките, спечелени от по-раншно равенство, се броят с останалите. Точките, които още висят в края на играта, отпадат.
# en e264a5b3 draft
one-over--bridge-belote--note = Изключение е раздаване, в което едната страна взима всички взятки: то не завършва играта. Точките, които още висят в края на играта, отпадат.
# en caf32737 draft
one-over--coinche--note = Страна, която е вътре или няма взятка и минава целта само с белота си, още не е спечелила: трябва ѝ още една взятка.

# en 8539939c draft
win-by--ask = С кое раздаване се печели играта: с всяко или само с раздаване, което страната е обявила и изкарала?
# en d4426409 draft
win-by--count--answer = С всяко. При броенето решават сборовете.
# en 8fad6b2d draft
win-by--own-made-hand--answer = Само с раздаване, което страната е обявила и изкарала. Тогава сборът ѝ трябва да е на целта или над нея.

# en f925aeb0 draft
three-or-two-players--ask = Може ли да се играе от двама или трима?
# en e000bd56 draft
three-or-two-players--two-to-four--answer = Да. Страницата описва играта за двама, за трима и за четирима.
# en 65243933 draft
three-or-two-players--two-only--answer = Текстът описва само играта за двама.
# en f5fe6993 draft
three-or-two-players--versions--answer = Статията казва, че има варианти за трима и за двама. Описва само играта за четирима.
# en c992139d draft
three-or-two-players--mostly-four--answer = Най-често се играе от четирима и текстът не описва друга форма.
# en 6428ad3a draft
three-or-two-players--four-only--answer = Текстът описва само играта за четирима.
# en 645944f8 draft
three-or-two-players--belote--note = Други френски текстове раздават на трима по десет карти, а последните две са за обявилия. За двама те се разминават.
# en 6367ca65 draft
three-or-two-players--bela-hr--note = Други хърватски и сръбски текстове раздават на трима по десет карти, а последните две са за обявилия. За двама те се разминават.

# en d633b8f7 draft
four-at-a-time--ask = Може ли да се раздават по четири карти наведнъж?
# en 87b40ac7 draft
four-at-a-time--threes--answer = Не. Първите карти се раздават по три наведнъж.
# en 2f9c6573 draft
four-at-a-time--twos-and-threes--answer = Не. Текстът раздава по три и по две карти.
# en be991520 draft
four-at-a-time--never--answer = Не. Раздава се по две и по три, никога по една или по четири.
# en d5762866 draft
four-at-a-time--belote--note = Един турнир позволява по четири, а също и маси в Югоизточна Франция и в Корсика.
# en 087428f4 draft
four-at-a-time--contree--note = { four-at-a-time--belote--note }
# en 9f574f3e draft
four-at-a-time--coinche--note = { four-at-a-time--belote--note }

# en c4b0b8d9 draft
cards-picked-up--ask = Може ли да си вдигна картите, преди да свърши раздаването?
# en 68acc45e draft
cards-picked-up--unstated--answer = Решава масата. Докато картите са на масата, сгрешено раздаване се поправя по-лесно.
# en be6d0a41 draft
cards-picked-up--no--answer = Не. Картите остават на масата до края на раздаването.
# en 63dfa113 draft
cards-picked-up--bela-hr--note = В текста последните две карти се гледат чак когато ти дойде редът да избереш коз. Други хърватски правила дават 162 точки за карти, вдигнати твърде рано.

# en 799ec7b9 draft
four-sevens--ask = Играч получава четири седмици. Невалидно ли е раздаването?
# en e2bab456 draft
four-sevens--played--answer = Не. Раздаването се играе, а четири седмици не носят нищо.
# en 963ddca6 draft
four-sevens--refused--answer = Не. Федерацията отхвърля обичая да се раздава пак при четири седмици.
# en af6f011e draft
four-sevens--coinche--note = Френската Уикипедия дава новото раздаване като вариант. В една програма четири седмици или осмици отменят всички анонси.

# en f8cf2db3 draft
bids-doubled--ask = Може ли обява от 80 или обявено капо да се контрира?
# en 8800f0c7 draft
bids-doubled--any--answer = Да. Всяка обява може да се контрира.
# en 0113e97c draft
bids-doubled--not-capot--answer = Обявено капо не може: с него наддаването свършва. Всяка друга обява може да се контрира.
# en 75f661d4 draft
bids-doubled--contree--note = Че 80 не се контрира, е обичай на някои маси, а не правило.
# en d4367f50 draft
bids-doubled--coinche--note = { bids-doubled--contree--note }

# en e189b987 draft
bid-after-double--ask = Може ли след контра да се обявява по-високо и кой още говори?
# en b3fb0697 draft
bid-after-double--cancels--answer = Да. По-висока обява отменя контрата и наддаването продължава по ред.
# en 8ee89b89 draft
bid-after-double--freezes--answer = Не. С контрата обявата остава. След нея контрираната страна може само да пасува или, ако се играе с реконтра, да реконтрира.
# en 50e50846 draft
bid-after-double--contree--note = Pagat разказва за маси, на които контрираната страна може да избяга в друга обява. В Сент Етиен това се нарича { "décoincher" }.
# en 81aca150 draft
bid-after-double--coinche--note = { bid-after-double--contree--note }

# en 65e0d938 draft
double-out-of-turn--ask = Какво струва контра без ред?
# en e586ed85 draft
double-out-of-turn--unstated--answer = Цена не е посочена. Масата решава дали контрата важи.
# en e7164ceb draft
double-out-of-turn--no-price--answer = Текстът я забранява. Масата решава дали контрата важи.
# en 1b8f16aa draft
double-out-of-turn--choice--answer = Другата страна избира: играе се нататък или се раздава пак.
# en f73f56d0 draft
double-out-of-turn--nothing--answer = Нищо. Контра без ред е позволена.

# en db8c66e6 draft
sweep-bid-lead--ask = Обявено е капо. Кой започва първата взятка?
# en 0438a43f draft
sweep-bid-lead--eldest--answer = Играчът след раздаващия, както във всяко раздаване.
# en 001cc8db draft
sweep-bid-lead--taker--answer = Обявилият, както във всяко раздаване.
# en 9aef0581 draft
sweep-bid-lead--contree--note = Където един играч може да обяви, че сам ще вземе всички взятки, той може да започне, а партньорът му не играе.
# en 4e442bbd draft
sweep-bid-lead--coinche--note = { sweep-bid-lead--contree--note }

# en cb05966d draft
queen-first--ask = Трябва ли попът да се изиграе преди дамата, за да се брои белотът?
# en d45249f8 draft
queen-first--either--answer = Не. Всяка от двете карти може да е първа.
# en 6306132e draft
queen-first--belote--note = Някои турнири във Франция и Белгия искат първо попа, иначе 20-те точки се губят. Френската Уикипедия нарича това правило незадължително.

# en 604b23f0 draft
doubled-sweep--ask = Раздаване с контра свършва с необявено капо. Умножава ли се и добавката за него?
# en 55229d30 draft
doubled-sweep--once--answer = Не. Раздаването се умножава, а добавката за всички взятки се пише веднъж.
# en c14df9d7 draft
doubled-sweep--multiplied--answer = Да. Добавката за всички взятки се умножава като останалото.
# en 51d22f1b draft
doubled-sweep--coinche--note = В текста 250 точки заместват 160-те, ако са взети всички взятки.
# en 1675f88b draft
doubled-sweep--example = Обява с контра е изкарана с всички взятки, а самата обява не се пише. Веднъж: 2 × 160 + 90 = 410. С умножение: 2 × 250 = 500.

# en ebf77f86 draft
counts-differ--ask = Преброеното от двете страни не дава точките на раздаването. Какво следва?
# en bc4ea8b3 draft
counts-differ--unstated--answer = Решава масата. Най-сигурно е взятките и на двете страни да се преброят отново.
# en 34cc97f7 draft
counts-differ--recount--answer = Взятките и на двете страни се броят отново. Картите и последната взятка дават заедно 162.

# en 76786b95 draft
bela-wins-game--ask = Страна без взятка стига целта с белота си. Спечелила ли е играта?
# en c95edc32 draft
bela-wins-game--yes--answer = Да. Белотът ѝ се брои като всички други точки.
# en bf3b2b67 draft
bela-wins-game--no--answer = Не. Без взятка белотът ѝ не се брои.
# en ab88de7f draft
bela-wins-game--never-on-sweep--answer = Не. Играта не може да свърши с раздаване, в което едната страна е взела всички взятки.
# en 4907cee2 draft
bela-wins-game--one-more-trick--answer = Не. На тази страна ѝ трябва още една взятка и играта продължава.
# en 47cc5b67 draft
bela-wins-game--belote--note = Листът приключва играта при целта. Масата сама продължава.
# en 0163fa1c draft
bela-wins-game--contree--note = Изданието от 2015 г. иска още една взятка. В това, което имаме от по-новия текст, я няма.
# en 882d97a3 draft
bela-wins-game--coinche--note = Текстът казва същото и за страна, която е вътре. { bela-wins-game--belote--note }

# en 314eba67 draft
misdeal-again--ask = Същата страна пак сбърква раздаването. Какво струва това?
# en 06b790f4 draft
misdeal-again--unstated--answer = Решава масата. Турнирите във Франция дават на другата страна 160 или 162 точки за второто или третото сгрешено раздаване.
# en 1648dcd8 draft
misdeal-again--no-bid-then-160--answer = Първият път не струва нищо. След второ поредно страната на раздаващия не може да обявява в това раздаване. След трето другата страна пише 160 точки.
# en 581720f7 draft
misdeal-again--no-taking-then-162--answer = Първият път не струва нищо. След второ поредно страната на раздаващия не може да взима в това раздаване. След трето другата страна пише 162 точки.
# en 06633c47 draft
misdeal-again--before-trumps-free--answer = Няма значение за кой път е. Преди да е избран козът, не струва нищо, а след това другата страна пише 162 точки.
# en be8183bf draft
misdeal-again--before-call-free--answer = Няма значение за кой път е. След обява на другата страна тя пише 160 точки или 250, и обявата, а раздаването минава нататък.
# en 7dced40e draft
misdeal-again--belote--note = Няколко турнира дават 162 точки още за второто.

# en 11eac505 draft
revoke-seen--ask = Непозволена карта се забелязва веднага. Какво следва?
# en 3ed4b824 draft
revoke-seen--unstated--answer = Решава масата. Най-добре е да се поправи, докато взятката е на масата.
# en 1fca9d99 draft
revoke-seen--suit-barred--answer = Играта продължава, но тази страна не може да играе боята в следващата взятка. Ако се забележи чак в края, раздаването е загубено.
# en b88a09ea draft
revoke-seen--hand-lost--answer = Няма значение кога се забелязва: другата страна пише 162 точки.
# en 9643a129 draft
revoke-seen--belote--note = Едни турнирни правила дават избор на другата страна: картата се поправя или играта спира и тя взима останалите взятки.
# en bee9b2df draft
revoke-seen--contree--note = { revoke-seen--belote--note }
# en fab4a608 draft
revoke-seen--coinche--note = { revoke-seen--belote--note }

# en c88db8f8 draft
tie-at-target--ask = Двете страни са над целта с еднакъв сбор. Какво следва?
# en e5e40ec3 draft
tie-at-target--another--answer = Играе се още едно раздаване.
# en 5a37478e draft
tie-at-target--last-trick--answer = Печели играчът, взел последната взятка, макар че сборовете са равни.
# en 1fdca3c2 draft
tie-at-target--last-trick-first--answer = Печели играчът, взел последната взятка. Ако това е трети играч, който още е под целта, играе се още едно раздаване.
# en ea16cddb draft
tie-at-target--taker-first--answer = Ако обявилият е изкарал, печели той, защото се брои пръв. Иначе се играе още едно раздаване.
# en 3129b249 draft
tie-at-target--bela-2--note = Страницата казва, че петте ѝ правила за заявката са тълкуване на редактора ѝ.
# en f6fc0861 draft
tie-at-target--played-out--note = Страницата казва, че „вероятно се играе още едно раздаване“.

# en af169fa3 draft
end-on-sweep--ask = Може ли играта да свърши с раздаване, в което едната страна взима всички взятки?
# en 90e9c6c1 draft
end-on-sweep--yes--answer = Да. Такова раздаване завършва играта като всяко друго.
# en 6970e625 draft
end-on-sweep--no--answer = Не. С капо не се излиза. Играта завършва със следващото раздаване без капо и печели страната, която е над целта и води.
# en 6e03a1af draft
end-on-sweep--bridge-belote--note = Статията казва само, че играта не може да свърши с капо.
# en b8d6536b draft
end-on-sweep--example = Игра до 151, водиш със 140 на 100: капо на купа прави 140 + 16 + 9 = 165, но се раздава още веднъж.

# en b28eb421 draft
match-format--ask = От колко игри е един мач?
# en e15d6a88 draft
match-format--best-of-three--answer = Обикновено две от три.
# en 443b3636 draft
match-format--single--answer = Една игра.
# en c7902e14 draft
match-format--series--answer = Игра след игра, а победителите във всяка игра раздават първи в следващата. Документът не казва колко са игрите.

# en 3e5e583c draft
next-game-dealer--ask = Кой раздава пръв в следващата игра?
# en 1a1c138d draft
next-game-dealer--winner--answer = Победителят в последната игра.
# en e5404b96 draft
next-game-dealer--winners--answer = Един от победителите в последната игра, който и да е.
# en 2997d40a draft
next-game-dealer--afresh--answer = Изберете първия раздаващ както за всяка игра.

# en 1fb2aac2 draft
claim-before-showing--ask = Мога ли да заявя победа, преди поредиците да са показани?
# en 5ff457c0 draft
claim-before-showing--show--answer = Да. Ако броиш поредици, които според анонсите са най-добри, покажи ги със заявката.
# en 6b19549e draft
claim-before-showing--bela-2--note = Поредиците се показват във втората взятка, а заявката може да е и преди нея.

# en 9569e633 draft
held-over-past-target--ask = С висящи точки едната страна минава целта. Спечелила ли е?
# en 079d6f4c draft
held-over-past-target--count--answer = Щом са спечелени, висящите точки се броят като всички други и могат да завършат играта при броенето. Ако правилата искат още една взятка, играта свършва с нея. Преди да са спечелени, не влизат в заявка.
# en d04f17e1 draft
held-over-past-target--example = Игра до 501, имаш 440 и висят 40 точки. Печелиш раздаване с 25 и стават 440 + 25 + 40 = 505.

# en c80a8d04 draft
held-over-at-end--ask = Играта свършва, а още има висящи точки. Чии са?
# en 1eab3d4e draft
held-over-at-end--nobody--answer = Ничии. Играта свършва без тях, а следващата започва от нула.
# en 9dacc945 draft
held-over-at-end--bridge-belote--note = На някои маси се играе, докато висящите точки се спечелят.
# en 98a2021e draft
held-over-at-end--example = Игра до 501, противникът има 480. Раздаването завършва 70 на 70 и противникът стига 480 + 70 = 550. Висящите 70 на обявилия не взима никой.

# en ad18c82b draft
tie-in-last-hand--ask = Последното раздаване от играта завършва наравно. Чии са точките, които иначе биха висели?
# en beaf7058 draft
tie-in-last-hand--each-own--answer = Всяка страна пише своите: няма следващо раздаване, с което да се спечелят.

# en 3f6ff01e draft
misdeal--ask = Видяла се е карта или някой има грешен брой карти. Сгрешено ли е раздаването?
# en d20ffb52 draft
misdeal--non-dealer-chooses--answer = Преди обявяването играчът, който не раздава, може да поиска ново раздаване или поправка. Причините: при раздаването се е видяла карта на този играч, видяла се е карта в тестето или броят на картите е грешен. По-късно грешният брой се поправя задължително.
# en e1827d58 draft
misdeal--unstated--answer = Решава масата: или същият играч раздава отново, или грешката в картите се поправя.
# en 0cec28be draft
misdeal--same-dealer--answer = Да. Същият играч раздава отново.
# en 4e9f51d1 draft
misdeal--until-trumps--answer = Да, и същият играч раздава отново. Преди да е избран козът, не струва нищо. След това другата страна пише 162 точки.
# en e3088543 draft
misdeal--until-picked-up--answer = Да. Ако се е обърнала карта или още никой не си е вдигнал картите, тестето се сече и се раздава отново. След обява на другата страна тя пише 160 точки или 250, и обявата, а раздаването минава нататък.
# en 377819e3 draft
misdeal--example = Така поправя Bicycle: играч с карти в повече подава всичките си карти с лицето надолу и другият тегли излишните. Играч с по-малко карти получава от върха на тестето.

# en adaa6216 draft
revoke--ask = Някой изигра непозволена карта. Какво е наказанието за грешната карта?
# en 9a3e9160 draft
revoke--unstated--answer = Документът не посочва наказание. Поправи изиграното, ако може. Ако не може, страната без грешка пише всички точки на двете страни.
# en 65a676fd draft
revoke--all-to-other-side--answer = Губи се цялото раздаване: страната без грешка пише всички точки на двете страни, за картите и за анонсите, които наистина са имали. Където се наддава в точки, пише като при неизкарана обява. В някои игри загубилият запазва белота си.
# en daacb025 draft
revoke--example = В игра без наддаване в точки нарушителят има общо 50, другата страна 70. Другата страна пише 70 + 50 = 120, нарушителят нищо.
# en 1eb3a8cb draft
revoke--contree--note = Грешната карта се пише като неизкарана обява.
# en 8f6948f8 draft
revoke--coinche--note = { revoke--contree--note }
# en 0a328a39 draft
revoke--contest--note = Раздаването се отменя и другата страна пише 162 точки.

# en e59ea6bb draft
wrong-count--ask = Първата взятка е започнала, а играч има грешен брой карти. Какво следва?
# en c7679b16 draft
wrong-count--revoke--answer = Наказва се като грешна карта: другата страна пише всички точки на двете страни.
# en bd528240 draft
wrong-count--unstated--answer = Масата решава дали раздаването важи.
# en 01ec7619 draft
wrong-count--dealers-pay--answer = Плаща страната, която е раздала грешно: другата страна пише 162 точки.
# en 61021572 draft
wrong-count--dealers-pay-bid--answer = Плаща страната, която е раздала грешно: другата страна пише 160 точки или 250, и обявата. Раздаването минава нататък.
# en 48d10bc4 draft
wrong-count--bicycle--note = Правилото важи, щом играчът с грешния брой е играл карта в първата взятка.
# en 3fec592c draft
wrong-count--belote--note = Според страниците на федерацията след сгрешено раздаване се раздава отново. В частта, която имаме, не пише дали това важи и след първата карта.
# en 2e22cf83 draft
wrong-count--contree--note = { wrong-count--belote--note }
# en f2776f55 draft
wrong-count--coinche--note = { wrong-count--belote--note }

# en 9d88b123 draft
low-man--ask = Мога ли да давам добри карти на играча, който изостава?
# en f3fd4580 draft
low-man--manners--answer = Да, и обикновено се прави: „{ "gie it to the low man" }“, дай на последния. Дали това е честно или просто разумно, решават играчите.
# en 9b9a7d98 draft
low-man--only-three--answer = Може да се даде всяка позволена карта. Страницата споменава обичая само в частта за трима.
# en 9259b18e draft
low-man--no-custom--answer = Можеш да играеш всяка карта, която правилата позволяват.

# en ae93b88a draft
agreed-points--ask = Може ли масата да уговори точки, без да се играе раздаването?
# en 0681f86c draft
agreed-points--by-word--answer = Да. Точки, за които всички са съгласни, се пишат на листа, както са уговорени, дори под нулата. Карти не се играят и раздаващият остава същият.

# en 6031820d draft
exposed-in-play--ask = По време на игра се видя карта на един играч. Какво следва?
# en e9d20539 draft
exposed-in-play--unstated--answer = Решава масата. Ако никой не е ощетен, картата се прибира без наказание.
# en f3918dc8 draft
exposed-in-play--1--law = Правила на спортния бридж (2017), правила 48 до 50
# en 0202857c draft
exposed-in-play--1--law-says = Карта, която защитник покаже, остава с лицето нагоре и се играе при първа възможност. Картата на разиграващия може да се прибере.
# en e45a40c9 draft
exposed-in-play--must-go--answer = Карта, излязла от ръката, трябва да се изиграе, освен ако противниците позволят друго.

# en 2e674867 draft
out-of-turn--ask = Някой започна, наддаде или се обади без ред. Важи ли?
# en 3a21b94a draft
out-of-turn--unstated--answer = Решава масата. Ходът се връща и се продължава поред, освен ако следващият играч вече е отговорил на него.
# en 71da4ba9 draft
out-of-turn--hand-lost--answer = Раздаването се отменя и другата страна пише 162 точки.
# en 15670207 draft
out-of-turn--belote--note = Федерацията има арбитражен кодекс от 4 януари 2016 г. Успяхме да прочетем само съдържанието му.
# en d897cacf draft
out-of-turn--contree--note = { out-of-turn--belote--note }
# en 3a70fb27 draft
out-of-turn--coinche--note = { out-of-turn--belote--note }
# en 71af13ef draft
out-of-turn--1--law = Правила на спортния бридж (2017), правило 53
# en e0f7478b draft
out-of-turn--1--law-says = Следващият играч може да приеме карта, с която се започва без ред. Тогава тя е редовна.
# en 7b183e8b draft
out-of-turn--2--law = Правила на спортния бридж (2017), правила 28 до 32
# en 458474f7 draft
out-of-turn--2--law-says = Обява без ред се отменя и наддаването се връща, освен ако следващият играч я приеме, като обяви след нея.

# en 571b7e65 draft
taking-back--ask = Може ли изиграна карта да се вземе обратно?
# en 0f81c286 draft
taking-back--unstated--answer = Решава масата. Непозволена карта е най-добре да се поправи преди следващата взятка.
# en 6fa28593 draft
taking-back--1--law = Правила на спортния бридж (2017), правила 45 и 47
# en ac0b17b7 draft
taking-back--1--law-says = Изиграната карта остава изиграна, освен ако трябва да се прибере, за да се поправи нередност.
# en 4d2c4e66 draft
taking-back--2--law = Правила на спортния бридж (2017), правила 62 и 63
# en abd7af24 draft
taking-back--2--law-says = Грешната карта трябва да се поправи, ако страната, която я е дала, още не е играла в следващата взятка.
# en 33ec33bd draft
taking-back--leave--answer = Само ако противниците позволят.

# en 871c948f draft
old-tricks--ask = Мога ли да гледам вече взетите взятки?
# en 7fce7cb7 draft
old-tricks--unstated--answer = Масата решава преди първото раздаване.
# en d4533297 draft
old-tricks--1--law = Правила на спортния бридж (2017), правило 66
# en 68785245 draft
old-tricks--1--law-says = Можеш да поискаш последната взятка, докато страната ти не е играла в следващата. По-старите остават закрити до края на разиграването.
# en 06381163 draft
old-tricks--after-next--answer = Само последната взятка: след като всички са играли в следващата и докато следващата не е обърната. Преди да изиграеш своята карта, не гледай.
# en 54d522a9 draft
old-tricks--until-next--answer = Само последната взятка, докато не е събрана следващата.

# en 6c9db0d2 draft
wrong-dealer--ask = Раздаде грешният играч. Важи ли раздаването?
# en 714eb29b draft
wrong-dealer--unstated--answer = Решава масата. Щом козът е избран, обикновено се играе докрай, а редът се оправя после.
# en ec5991c0 draft
wrong-dealer--belote--note = В арбитражния кодекс на федерацията от 4 януари 2016 г. има параграф за това, който не успяхме да прочетем.
# en 4150556f draft
wrong-dealer--contree--note = { wrong-dealer--belote--note }
# en 6b3e6166 draft
wrong-dealer--coinche--note = { wrong-dealer--belote--note }

# en 997b6763 draft
card-missing--ask = В тестето липсва карта или има една в повече. Броят ли се вече изиграните раздавания?
# en 25a7705d draft
card-missing--unstated--answer = Решава масата. Раздаването, в което това се забележи, започва наново; записаното преди него остава.
# en 0321afff draft
card-missing--1--law = Правила на виста, правило 37 („Енциклопедия Британика“, девето издание)
# en f6c0e516 draft
card-missing--1--law-says = Трябва да се раздаде наново, ако по време на раздаването или на разиграването се докаже, че тестето е грешно или непълно.

# en ea1b1fe1 draft
rest-are-mine--ask = „Останалите са мои“: може ли разиграването да се съкрати?
# en 0bb3f120 draft
rest-are-mine--unstated--answer = Решава масата. Ако някой се съмнява, раздаването се доиграва.
# en a64c0d35 draft
rest-are-mine--1--law = Правила на спортния бридж (2017), правила 68 и 70
# en f0f4dd04 draft
rest-are-mine--1--law-says = Играта спира, когато играч поиска взятки и каже как ще ги спечели. Спорното се решава срещу този играч.

# en dd58215a draft
wrong-entry--ask = По-късно се открива грешка в записаното. Може ли да се поправи?
# en 49ac94a7 draft
wrong-entry--corrected--answer = Поправи грешката, щом я видиш; след края на играта само ако всички са съгласни. Листът брои наново всяко следващо раздаване. Ако страна вече не печели, победата ѝ се отменя, а играта и серията продължават от поправеното.
# en 52805e6c draft
wrong-entry--1--law = Правила на спортния бридж (2017), правило 79
# en 50eeb7c9 draft
wrong-entry--1--law-says = Резултат може да се поправи до 30 минути след като официалният резултат е станал достъпен, ако не е определен друг срок.

# en fb9b0205 draft
talk-and-signals--ask = Може ли да се говори за картите или да се дават знаци?
# en d7c6f854 draft
talk-and-signals--unstated--answer = Масата решава какво може да се казва.
# en 05343c46 draft
talk-and-signals--convention--answer = Знаци може да се дават с картите, които се играят, както при белота: първо попът или първо дамата. За говоренето документът не казва нищо.
# en 4ac00ae3 draft
talk-and-signals--conspiracy--answer = В документа двама противници се съюзяват срещу обявилия и това не е забранено.
# en 8b5cd45f draft
talk-and-signals--fixed-words--answer = Не. Казват се само думите от правилата, без колебание и без въпросителен тон.
# en e4af6087 draft
talk-and-signals--belote--note = Турнири, които забраняват знаците, дават 162 точки на другата страна или отстраняват двойката.
# en 02b71d72 draft
talk-and-signals--contree--note = { talk-and-signals--belote--note }
# en 83bb08ef draft
talk-and-signals--coinche--note = { talk-and-signals--belote--note }
# en f69eae17 draft
talk-and-signals--1--law = Правила на спортния бридж (2017), правило 73
# en 2bbf7c0b draft
talk-and-signals--1--law-says = Партньорите общуват само с обявите и с картите, които играят, а не с начина, по който го правят.

## presupposed (by id)

# en dc559728 draft
without-turn-up--lacking = Въпросът не възниква: карта не се обръща.
# en 285c0378 draft
without-rounds--lacking = Въпросът не възниква: боя не се предлага на кръгове.
# en 995fdeb6 draft
without-auction--lacking = Въпросът не възниква: не се наддава от спатия до всичко коз.
# en a03ae91a draft
without-bids--lacking = Въпросът не възниква: не се наддава в точки.
# en 96521fe4 draft
without-no-bids--lacking = Въпросът не възниква: наддава се в точки и обявата е изкарана или не.
# en c93bb722 draft
without-runs--lacking = Въпросът не възниква: поредици не се анонсират.
# en 40e9405a draft
without-no-run-trick--lacking = Въпросът не възниква: без взятка поредиците никога не се броят.
# en e56ef11a draft
without-rounding--lacking = Въпросът не възниква: нищо не се закръгля, точките се пишат на листа, както са преброени.
# en 9ea4cc03 draft
without-counted-tricks--lacking = Въпросът не възниква: пише се само обявата, а не и взятките.
# en 366a5f12 draft
without-sweep-pays--lacking = Въпросът не възниква: за всички взятки се пишат само картите и последната взятка.
# en 18049016 draft
without-to-points--lacking = Въпросът не възниква: играе се определен брой раздавания.
# en 77bf1f10 draft
without-in-hands--lacking = Въпросът не възниква: играе се до определен брой точки.
# en e7035e36 draft
without-by-count--lacking = Въпросът не възниква: играта се печели само с раздаване, което страната е обявила и изкарала.
# en 14b183f8 draft
without-stock--lacking = Въпросът не възниква: раздават се всички карти.
# en 5e1e3918 draft
without-bottom-card--lacking = Въпросът не възниква: остава само обърнатата карта.
# en 4aedb329 draft
without-redeal--lacking = Въпросът не възниква: един играч е длъжен да избере коз, когато другите са пасували.
# en cbfc06bd draft
without-forced-taker--lacking = Въпросът не възниква: никой не е длъжен да избере коз.
# en d3935c36 draft
without-schmeiss--lacking = Въпросът не възниква: шмайс няма.
# en 9d32d06b draft
without-late-schmeiss--lacking = Въпросът не възниква: шмайс се казва само първия път, когато си на ред.
# en 19929237 draft
without-exchange--lacking = Въпросът не възниква: седмицата не се сменя.
# en 08424d04 draft
without-carres--lacking = Въпросът не възниква: карето не носи нищо.
# en f817a458 draft
without-partners--lacking = Въпросът не възниква: всеки играе сам за себе си.
# en 40bc03e2 draft
without-third-hand--lacking = Въпросът не възниква: взятката е от две карти.
# en c8d6bd92 draft
without-run-trick--lacking = Въпросът не възниква: поредиците се броят и без взятка.
# en 5289eae8 draft
without-no-trumps--lacking = Въпросът не възниква: винаги една от боите е коз.
# en 6977a4bc draft
without-held-over--lacking = Въпросът не възниква: нищо не виси и равното раздаване се решава веднага.
# en 06a94093 draft
without-two-opponents--lacking = Въпросът не възниква: обявилият играе само срещу една страна.
# en fcd62002 draft
without-sharing--lacking = Въпросът не възниква: нищо не се дели наполовина, всеки противник прибавя всички точки на обявилия.
# en 7a1a516a draft
without-doubles--lacking = Въпросът не възниква: контра няма.
# en cda7b4ab draft
without-match-points--lacking = Въпросът не възниква: точките не се делят на десет.
# en df6bd66f draft
without-premium--lacking = Въпросът не възниква: освен картите и последната взятка няма премия.
# en 7e4b1138 draft
without-claims--lacking = Въпросът не възниква: никой не заявява победа, всяко раздаване се доиграва и се брои.

## games (by id)

# en 2c286f8d draft
bela-2--game-name = Бела / Clobyosh за двама
# en 9bbbf6a3 draft
bela-3--game-name = Бела / Clobyosh за трима
# en fb4c2903 draft
bela-3--speech = На страницата този разговор е описан за двама. При трима всеки поред отговаря на най-добрата поредица дотогава.
# en 3f50fdc4 draft
klabberjass-4--game-name = Клаберяс за четирима
# en fcacaef9 draft
klabberjass-4--speech = Всеки анонсира с първата си карта. Ако още не е ясно чия поредица е най-добра, това се решава в края на първата взятка.
# en d4a3d39d draft
lehman--game-name = Клаберяс по Lehman
# en e24d64c4 draft
lehman--speech = Страницата казва само с какви думи започва разговорът. След това се върви по реда на сравняването: първо се казва горната карта, после дали поредицата е от коз.
# en dc2a3b2d draft
bicycle--game-name = Клаберяс по Bicycle
# en 3bf6e036 draft
denexa--game-name = Клаберяс по Denexa
# en a98e1d98 draft
bridge-belote--game-name = Бридж-белот от България
# en 51fc3a7e draft
bridge-belote--speech = Отначало е достатъчно да се каже видът на анонса. Дължината и горната карта се казват само когато двата отбора имат анонс от един и същ вид.
# en d42e8f1f draft
belote--game-name = Белот от Франция
# en 9348eb1f draft
contree--game-name = Белот контре
# en b11f4f2d draft
coinche--game-name = Белот куанш
# en cb6e44cc draft
bela-hr--game-name = Бела от Хърватия

## variants (by id)

# en 468e09b2 draft
schmeiss--variant-name = Шмайс
# en abcda57b draft
schmeiss--variant-character = Първия път, когато е на ред, играч може да предложи картите да се съберат. Ако другият откаже, обявява този, който е предложил.
# en db70e1f3 draft
void-deal--variant-name = Невалидно раздаване
# en 6bd40591 draft
void-deal--variant-character = Ако първите шест карти на играч са само осмици и седмици, раздаването не важи. Същият играч раздава отново.
# en ddbad57c draft
equal-scores--variant-name = Равенство: обявилият не получава нищо
# en e544908b draft
equal-scores--variant-character = При равенство противникът пише само своите точки. Обявилият не пише нищо и нищо не виси.
# en 71977aa3 draft
both-held--variant-name = Равенство: висят точките на двамата
# en 690b2aae draft
both-held--variant-character = При равенство не пише никой. Точките на двамата висят за победителя в следващото раздаване.
# en 1691c4e0 draft
target-500--variant-name = До 500
# en f108dcf7 draft
target-500--variant-character = Печели се с 500 или повече, както мнозина играят Clobyosh.
# en 7b302422 draft
played-out--variant-name = Последното раздаване се доиграва
# en ff76a528 draft
played-out--variant-character = Заявки няма: последното раздаване се играе докрай. Ако два сбора са над целта, печели по-високият.
# en 7a140a95 draft
east-lothian--variant-name = Заявки в Източен Лотиан
# en da60a650 draft
east-lothian--variant-character = Победа се заявява само в първите три взятки; след това раздаването се доиграва и се брои.
# en d942c873 draft
ontario--variant-name = Онтарио: „{ "No Tricker" }“
# en 6a037e0e draft
ontario--variant-character = Всичките девет взятки носят 360 плюс анонсираните поредици и белота. Играе се до 1000.
# en 161cd573 draft
bare-yuss--variant-name = Вале, което е единствен коз, може да се задържи
# en 52b8ae39 draft
bare-yuss--variant-character = Ако валето е единственият коз на играча, не е нужно да се дава, когато се иска коз.
# en f4a7c048 draft
no-low-trump-lead--variant-name = С нисък коз не се започва
# en 8e3583b7 draft
no-low-trump-lead--variant-character = С коз се започва само ако носи точки. С осмица и седмица коз не се започва.
# en b9f18be1 draft
bela-first-card--variant-name = Белот само при първата карта
# en 6a9dd968 draft
bela-first-card--variant-character = Белотът се брои само ако се обяви с първата от двете карти. После е късно.
# en bc7fc108 draft
bela-second-card--variant-name = Белот и при втората карта
# en 661449cc draft
bela-second-card--variant-character = Белотът се брои и ако се обяви чак при втората карта. Според страницата за Clobyosh така е в Шотландия.
# en ebb8a1c7 draft
trick-to-consummate--variant-name = Взятка за победа
# en a62a4414 draft
trick-to-consummate--variant-character = Играч, който при броенето е над целта без заявка, трябва да вземе и взятка в следващо раздаване, за да спечели.
# en 8fac40bd draft
three-each--variant-name = Вътре: всеки противник взима точките
# en c450afa4 draft
three-each--variant-character = Ако обявилият е вътре, всеки противник прибавя всичките му точки към своите.
# en 063c941e draft
three-big--variant-name = На голямо
# en c435d8fa draft
three-big--variant-character = Обявилият може да избере да играе срещу сбора на двамата противници. Тогава всички точки от раздаването се удвояват.
# en 098344c3 draft
three-28--variant-name = 28 карти
# en 296a21ba draft
three-28--variant-character = Седмиците се махат: вън от играта остава само обърнатата карта и няма смяна.
# en 36f8cfb6 draft
three-bimah--variant-name = Раздаващият на бимата
# en f4a9fd7f draft
three-bimah--variant-character = Ако и другите двама пасуват два пъти, раздаващият е длъжен да обяви боя.
# en 21871f96 draft
three-rotate--variant-name = Раздава се поред
# en 11516278 draft
three-rotate--variant-character = След всяко раздаване раздава следващият играч по часовниковата стрелка, независимо кой е спечелил.
# en 0666f8b6 draft
four-low-card--variant-name = Ниска карта показва боята
# en 8beb8f9e draft
four-low-card--variant-character = Предложеният коз се показва с карта от двойка до шестица. Тези карти не влизат в играта, затова раздаващият не взима обърната карта.
# en df33d6da draft
four-bimah--variant-name = Раздаващият на бимата
# en 18d2fb23 draft
four-bimah--variant-character = Във втория кръг раздаващият няма право на пас: ако другите са пасували, раздаващият обявява боя.
# en ce9c8877 draft
four-bimah-no-trump--variant-name = На бимата, може и без коз
# en c029754e draft
four-bimah-no-trump--variant-character = Раздаващият на бимата може да избере и „без коз“. Тогава картите и последната взятка правят 130 точки.
# en 5c43c546 draft
four-left-of-dealer--variant-name = Длъжен е играчът отляво на раздаващия
# en 28690073 draft
four-left-of-dealer--variant-character = Ако всички пасуват два пъти, играчът отляво на раздаващия е длъжен да обяви боя.
# en 61601ac1 draft
four-left-no-trump--variant-name = Длъжен е играчът отляво на раздаващия, може и без коз
# en 508e3bea draft
four-left-no-trump--variant-character = Ако всички пасуват два пъти, играчът отляво на раздаващия е длъжен да обяви и може да избере и „без коз“.
# en bc031911 draft
four-taker-leads--variant-name = Започва обявилият
# en 38997515 draft
four-taker-leads--variant-character = Първата карта играе този, който е избрал коз, а не играчът отляво на раздаващия.
# en 5fef2e7b draft
four-1002--variant-name = До 1002
# en e71495c7 draft
four-1002--variant-character = Играе се до 1002 точки.
# en 6540017e draft
lehman-caller-takes--variant-name = Отказаният шмайс задължава този, който го е казал
# en 639df059 draft
lehman-caller-takes--variant-character = Ако шмайс се откаже в първия кръг, обявилият е този, който го е казал, както на страницата за Clobyosh и при Denexa.
# en 0a45b7a4 draft
bicycle-maker-first--variant-name = Обявилият брои пръв
# en af312352 draft
bicycle-maker-first--variant-character = Ако двамата стигнат 500 в едно раздаване, печели обявилият, защото се брои пръв.
# en 666a0ee4 draft
bicycle-equal-runs--variant-name = Равни поредици: за този, който не раздава
# en 5592f6ee draft
bicycle-equal-runs--variant-character = Ако две поредици са равни във всичко, пише се тази на играча, който не раздава.
# en 17327bfa draft
belote-third-level--variant-name = С чаршаф-контра
# en feb4e6ed draft
belote-third-level--variant-character = След реконтра може да се каже още една контра, за осем пъти повече точки. Така играта може да се спечели с едно раздаване.
# en 38445135 draft
belote-kirtik--variant-name = Къртик
# en 4063397c draft
belote-kirtik--variant-character = Страна губи десет точки на листа, ако не изкара обявата си, и десет, ако няма нито една взятка.
# en 916e672d draft
belote-multiply-first--variant-name = Първо контрата, после закръгляне
# en 26183c43 draft
belote-multiply-first--variant-character = Точките първо се умножават и после се закръглят за листа, както е в текста.
# en a1e370cd draft
belote-partner-free--variant-name = Не е нужно да се цака партньорът
# en 0bd873b0 draft
belote-partner-free--variant-character = Играч, който не може да отговори, може да чисти, ако взятката е на партньора.
# en 0b79e56e draft
belote-valat-undoubled--variant-name = Премията за капо не се удвоява
# en 8272e86b draft
belote-valat-undoubled--variant-character = Премията за всички взятки не се умножава с контрата.
# en 263abbca draft
contest--variant-name = Селски турнир от дванайсет раздавания
# en 3dfddf51 draft
contest--variant-character = Дванайсет раздавания, по часовниковата стрелка. При равенство точките висят, но в последното раздаване всяка страна пише своите точки. След четири паса раздава същият играч.
# en 4ff3ea4b draft
contest-cards-alone--variant-name = Турнир, в който решават само картите
# en c7719551 draft
contest-cards-alone--variant-character = Дванайсет раздавания, по часовниковата стрелка. Белотът не решава дали раздаването е изкарано или равно; той се пише след това.
# en 6da25a1b draft
belote-tie-lost--variant-name = Без висящи: равното е загубено
# en 14347900 draft
belote-tie-lost--variant-character = Равните точки не стигат: обявилият е вътре.
# en abfe470a draft
belote-tie-made--variant-name = Без висящи: равното е изкарано
# en 6484a887 draft
belote-tie-made--variant-character = Равните точки стигат и всяка страна пише своите.
# en 321bcd3a draft
belote-tens--variant-name = Закръглено до десетици
# en 8d88e2ee draft
belote-tens--variant-character = На листа точките на всяка страна се закръглят до десетица: 85 става 90.
# en 5e3a6281 draft
belote-declarations--variant-name = С анонси
# en 55563bef draft
belote-declarations--variant-character = Поредиците и каретата се анонсират, както при куанша. Сравняват се помежду си, пет и повече карти носят 100, а анонсите на страна без взятка отиват при другата.
# en 9cff01bb draft
cannes--variant-name = Кан, 2016
# en f0f03e78 draft
cannes--variant-character = Играе се до 2001. Страна, която пише цялото раздаване, пише 162 за взятките, или 252, ако ги е взела всички, плюс обявата. Контрата удвоява само обявата, реконтрата я утроява. Обявено капо носи 270. Точките се закръглят до десетици, като пет се закръгля надолу.
# en af121fd7 draft
contree-pagat--variant-name = Както е в { "pagat.com" }
# en ad4deea8 draft
contree-pagat--variant-character = Контрата умножава само обявата и може да се каже и без ред. Белотът остава у притежателя си. Който не може да надцака, пак дава по-нисък коз. Обява 80 иска 82 точки, но листът не проверява това.
# en 5b68d3ca draft
contree-made-points--variant-name = Само взетите точки
# en 09128a6f draft
contree-made-points--variant-character = Обявата решава кой е изкарал, но самата тя не се пише.
# en c13131d1 draft
contree-announced--variant-name = Само обявените точки
# en a77d5340 draft
contree-announced--variant-character = Играе се до 1010. Победителят в раздаването пише обявата без взятките. Обявено капо носи 250. Играч, който не може да надцака, трябва да даде по-нисък коз.
# en 71fc9bcc draft
contree-bid-doubled--variant-name = Удвоява се само обявата
# en 33e03449 draft
contree-bid-doubled--variant-character = Бележка под линия позволява на турнири да се умножава само обявата. С контра победителят пише 160 плюс удвоената обява, а с реконтра 160 плюс четворната.
# en cdcb9213 draft
contree-160--variant-name = Срещу неизкарана обява: само 160
# en b0e68fd0 draft
contree-160--variant-character = Когато обявата не е изкарана, другата страна пише взятките без обявата.
# en 768a7a97 draft
own-hand--variant-name = Победа само със своя обява
# en 91c91489 draft
own-hand--variant-character = Играе се до 2001. Точките в защита не завършват играта: печели само страна, която изкара своя обява.
# en ba71aeff draft
macedonian--variant-name = Македонски: равното е изкарано
# en 5cb79672 draft
macedonian--variant-character = Равните точки стигат: обявилата страна изкарва и всяка страна пише своите точки.
# en bd10e73c draft
dosta--variant-name = „{ "Na dosta" }“ („стига“)
# en 69c1ce24 draft
dosta--variant-character = Страна, която току-що е взела взятка, може да каже, че точките ѝ стигат, и да завърши играта.

## readings (by id)

# en d86a881f draft
denexa-pack--reading-on = Кои карти маха Denexa
# en 5baa7903 draft
denexa-pack--reading = Denexa маха двойките до шестиците от 52 карти и казва, че остават картите от асо до осмица. Но брои 32 карти и използва седмицата коз. Затова оставяме седмиците.
# en a57eacc0 draft
stock-face-down--reading-on = Как лежи талонът
# en ef3ff25a draft
stock-face-down--reading = На едно място страницата за Clobyosh слага талона с лицето нагоре, а един абзац по-късно говори за „неизвестни закрити карти“. Приемаме, че талонът лежи с лицето надолу.
# en ddeacc6a draft
points-held-over--reading-on = Кои точки висят след равенство
# en f4c1b6ff draft
points-held-over--reading = Страницата за Clobyosh оставя да висят „спорните точки“, без да казва чии са. Според същата част от страницата точките на противника важат винаги, затова при нас висят само тези на обявилия. Масата може да остави да висят точките на двете страни.
# en 99c66ec4 draft
second-tie--reading-on = Равенство, докато има висящи точки
# en 1b7ebf4f draft
second-tie--reading = Никой документ не описва две равенства едно след друго. Прибавяме точките на новия обявил към висящите, а новият противник пише своите. Страната, която после първа спечели раздаване, взима всички висящи точки.
# en 728418c1 draft
held-over-not-compared--reading-on = Висящите точки при сравнението
# en b4200d7c draft
held-over-not-compared--reading = Никой документ не казва, че висящите точки помагат да се спечели следващото раздаване. Прибавяме ги, след като се реши кой го печели.
# en 56108ffb draft
thrown-in-while-held-over--reading-on = Картите се събират, докато има висящи точки
# en e81b8c6c draft
thrown-in-while-held-over--reading = Висящите точки са за победителя в следващото изиграно раздаване. Ако картите се съберат без игра, те си остават висящи.
# en e166c3c3 draft
held-over-not-claimed--reading-on = Висящите точки в заявка
# en 27a20068 draft
held-over-not-claimed--reading = Правилото за заявките изброява какво може да се брои, и точките от равно раздаване не са там. Още никой не ги е спечелил, затова не ги броим в заявка.
# en 58600403 draft
held-over-at-the-end--reading-on = Игра, която свършва с висящи точки
# en 329a06ca draft
held-over-at-the-end--reading = Страницата за Clobyosh не казва какво става с точки, които още висят накрая. Приемаме, че те отпадат. Ако последното раздаване е равно, противникът пак може да стигне целта с точките си от него и да спечели.
# en d2f797e2 draft
held-over-reaches-target--reading-on = Висящи точки, които стигат целта
# en 63c0bb14 draft
held-over-reaches-target--reading = В края на раздаването броим точките, спечелени от по-раншно равенство, като всички други. Ако с тях се стигне целта, играта свършва.
# en be81335a draft
unclaimed-at-target--reading-on = Един играч над целта при броенето, без заявка
# en e1800a98 draft
unclaimed-at-target--reading = Според страницата за Clobyosh печели първият, който стигне целта. Но играч с 506 без заявка пак може да загуби. Поне в шотландските среди за победа без заявка трябва още една взятка. Приемаме победата и без тази взятка. Масата може да я иска като домашно правило.
# en 80b26c00 draft
two-of-three-past-target--reading-on = Трима играчи, двама от тях над целта
# en 871cac91 draft
two-of-three-past-target--reading = Между двама решава последната взятка, но при трима може да я вземе играч под целта. Тогава според нас печели най-високият сбор над целта. Ако най-високите сборове са равни, играе се още едно раздаване.
# en a7881a17 draft
moment-to-claim--reading-on = Моментът за заявка
# en d8c92bb8 draft
moment-to-claim--reading = Страницата за Clobyosh подканя победата да се заяви, щом се стигне целта. Но първото ѝ правило иска взятката да е взета, а следващата да не е започната. Следваме това правило: ако точките стигнат по средата на взятка, играчът изчаква края ѝ.
# en 27e55306 draft
claim-out-of-turn--reading-on = Заявка в неподходящ момент
# en 9cc935b8 draft
claim-out-of-turn--reading = На страницата за Clobyosh заявка, за която точките не стигат, губи играта, а заявка в неподходящ момент просто не е позволена. Такава заявка отхвърляме с предупреждение. Наказание няма.
# en d2b0d87e draft
silent-first-bela-card--reading-on = Първата карта от белота, изиграна мълчаливо
# en 30d93486 draft
silent-first-bela-card--reading = Според страницата за Clobyosh белотът се обявява при първата карта, а в Шотландия може да се изчака втората. При заявка белотът се губи само ако и двете карти са изиграни мълчаливо. Затова приемаме обявяването при всяка от двете карти.
# en 0c95b3d1 draft
claim-before-runs-shown--reading-on = Заявка след първата взятка, преди поредиците да са показани
# en 3378c80d draft
claim-before-runs-shown--reading = Поредиците се показват във втората взятка, но заявката може да е и преди нея. Приемаме, че играчът, който заявява победа, ги показва със заявката.
# en bbb914cf draft
two-claims--reading-on = Две заявки едновременно
# en 50beeb18 draft
two-claims--reading = Победа може да заяви само играчът, който току-що е взел взятката. Затова не може да има две заявки едновременно.
# en 511b72b0 draft
false-claim-of-three--reading-on = Невярна заявка при трима играчи
# en 5b9b5c31 draft
false-claim-of-three--reading = Според правилото печели противникът на заявилия, но тук противниците са двама. Приемаме, че печели този с по-висок сбор преди раздаването. Ако сборовете са равни, не печели никой и играта свършва.
# en 1c73403e draft
first-three-tricks--reading-on = В първите три взятки
# en 0dc8088e draft
first-three-tricks--reading = В Източен Лотиан победа се заявява само в първите три взятки. Приемаме, че това може да стане след първата, втората или третата.
# en cd0cd843 draft
counting-first--reading-on = Кой брои пръв, когато и двамата минат целта
# en b3dd6bd3 draft
counting-first--reading = На страницата за Clobyosh противникът брои преди обявилия. Но ако и двамата минат целта, решава последната взятка. Затова редът на броене не решава играта.
# en b90642f3 draft
bate-before-totals--reading-on = Обявилият е вътре, а сборът му щеше да спечели
# en a9f98e19 draft
bate-before-totals--reading = Когато обявилият е вътре, точките му отиват при противника, преди да се сравнят сборовете. Затова обявилият не печели при броенето. Това може да го предотврати само заявка, а при Lehman, Bicycle и Denexa заявки няма.
# en 9b1d2598 draft
best-run-without-trick--reading-on = Най-добрата поредица е на играч без взятка
# en c3f8e314 draft
best-run-without-trick--reading = За поредици може да пише само играчът с най-добрата, а тук той няма взятка. Затова за поредици не пише никой. По-слаба поредица не заема мястото на най-добрата.
# en 535b5f9f draft
runs-without-trick--reading-on = Трябва ли взятка за поредиците при Lehman и Bicycle
# en ff1b3d2c draft
runs-without-trick--reading = Нито Lehman, нито Bicycle иска взятка, за да се броят поредиците, а страницата за Clobyosh и Denexa искат. Ние искаме взятка само където я иска документът на играта.
# en ba012d23 draft
bela-without-trick--reading-on = Белот без взятка
# en 43d3885b draft
bela-without-trick--reading = Страницата за Clobyosh нарича белота безусловен: той се брои, каквито и поредици да имат двамата играчи. Затова не искаме взятка за него. От другите документи само хърватският иска взятка.
# en bd731f5c draft
long-runs--reading-on = Седем и осем поредни карти при Lehman и Bicycle
# en f59ab6a2 draft
long-runs--reading = При Lehman четири или повече карти носят петдесет, а при Denexa за пет и повече не се дава нищо отгоре. Затова там и дългата поредица е една кварта. Bicycle познава само поредици от три и четири и брои всички поредици в ръката. Затова при Bicycle делим дългата поредица: седем карти са кварта и терца, осем са две кварти.
# en 9db8fabd draft
declaring-less--reading-on = Когато анонсираш по-малко, отколкото имаш
# en 3f9fe8fb draft
declaring-less--reading = Никой не е длъжен да анонсира, затова играч може да премълчи поредица или да посочи само част от нея. Поредицата се брои, както е анонсирана. Играчът с най-добрата брои и другите си поредици, щом ги покаже.
# en a7a789b4 draft
equal-length--reading-on = Какво се сравнява при „еднаква дължина“
# en 5f2a81da draft
equal-length--reading = Lehman, Bicycle и Denexa сравняват горните карти на поредици с еднаква дължина. Но пет карти носят същите петдесет като четири. Затова сравняваме всички поредици от четири и повече карти по горната карта, колкото и да са дълги. Ако се покаже само част от дълга поредица, важи горната карта, която е посочена.
# en 7030b200 draft
lesser-runs-after-equal--reading-on = По-слабите поредици, когато най-добрите са равни
# en 18a2686c draft
lesser-runs-after-equal--reading = Където за равни най-добри поредици не пише никой, Lehman и Denexa изключват всички анонси от раздаването. Затова не се пишат и по-слабите. Bicycle тълкуваме по същия начин.
# en efeb2887 draft
late-bela-denexa--reading-on = Белот, обявен късно, при Denexa
# en d9b61b84 draft
late-bela-denexa--reading = По Denexa белотът се обявява при първата от двете карти, без изключение за втората. Затова не броим белот, обявен чак при втората карта.
# en 657441a0 draft
seven-of-other-suit--reading-on = Седмицата, когато коз е друга боя (Bicycle)
# en 59db2dd1 draft
seven-of-other-suit--reading = Bicycle позволява смяна на седмицата коз, без да казва, че коз трябва да е обърнатата боя. Ние искаме тя да е коз, както другите документи. Иначе седмицата би се сменила с некозова карта.
# en 48856e6e draft
dealer-schmeiss-round-two--reading-on = Шмайс от раздаващия във втория кръг (Bicycle)
# en 3b9f97d5 draft
dealer-schmeiss-round-two--reading = На последния ход Bicycle оставя на раздаващия две възможности: да обяви боя или да раздаде наново. Шмайсът не е сред тях, затова там не го допускаме.
# en 2601469a draft
lehman-schmeiss-refused--reading-on = Шмайсът на Lehman, обратно на другите
# en 27abe0b5 draft
lehman-schmeiss-refused--reading = В първия кръг при Lehman обявилият е играчът, който откаже шмайса. На страницата за Clobyosh и при Denexa обявилият е играчът, който го е казал. Играта на Lehman запазва правилото на Lehman.
# en 6f50c08b draft
bicycle-schmeiss-refused--reading-on = Отказан шмайс: кой е обявилият (Bicycle)
# en 39b9e1d9 draft
bicycle-schmeiss-refused--reading = При отказан шмайс Bicycle прави обърнатата боя коз, но не казва кой е обявилият. Приемаме, че е играчът, предложил да играе боята, тоест този, който е казал „шмайс“.
# en 4fa04621 draft
lowest-card-drawn--reading-on = Най-ниската изтеглена карта и раздаването след шмайс (Bicycle)
# en 030e2c4b draft
lowest-card-drawn--reading = Bicycle не дава ред на картите за тегленето; взимаме естествения от асо до седмица. След приет шмайс страницата иска ново раздаване. Раздаващите се редуват, затова приемаме, че раздава другият играч.
# en 6930de2b draft
dealer-after-all-pass--reading-on = Кой раздава, след като всички са пасували
# en a666378a draft
dealer-after-all-pass--reading = Документите се различават: на страницата за Clobyosh и при Lehman раздава другият играч, при Denexa същият. Bicycle говори за раздаващия, който може „да започне ново раздаване“, но и за редуване; приемаме редуването. Всяка игра запазва своето.
# en b6003f2a draft
dealer-after-tie--reading-on = Раздаването след равенство, когато раздава победителят
# en f3080290 draft
dealer-after-tie--reading = При равенство няма победител и само страницата за Clobyosh казва какво следва: раздаващите се редуват. Приемаме същото навсякъде, където раздава победителят.
# en 2ed05faa draft
all-nine-tricks--reading-on = 360-те за всичките девет взятки
# en 822fcccd draft
all-nine-tricks--reading = Вариантът от Онтарио дава 360 точки плюс анонсираните поредици и белота. Приемаме, че 360-те са вместо точките от картите и последната взятка и че може да ги спечели всеки от двамата. Белотът на другия играч пак се брои.
# en 5f8175f4 draft
denexa-target--reading-on = Достигане на 501 при Denexa
# en 95cc6043 draft
denexa-target--reading = Denexa дава победата на първия с 501, но и на по-високия сбор. Ние сравняваме сборовете след всяко цяло раздаване: печели по-високият, а ако са равни, играе се още едно раздаване.
# en e9d5fc92 draft
both-past-target--reading-on = И двамата над 500 при Lehman и Bicycle
# en 9aab870d draft
both-past-target--reading = Lehman не казва нищо за случая, когато и двамата минат 500. Според Bicycle печели по-високият сбор. За равни сборове не говори никой. Приемаме, че печели по-високият; ако са равни, играе се още едно раздаване.
# en 593c71eb draft
maker-counted-first--reading-on = Обявилият брои пръв (вариантът на Bicycle)
# en a63a42e7 draft
maker-counted-first--reading = В този вариант точките на обявилия се броят първи. Но обявил, който е вътре, няма какво да брои. Затова редът помага само на обявил, който е изкарал.
# en bb017ffe draft
revoke-hands-over--reading-on = Какво дава грешната карта (Bicycle)
# en 63a176ec draft
revoke-hands-over--reading = Bicycle дава на другата страна анонсите и картите на двете страни. Приемаме, че с тях отиват последната взятка, поредиците, които се броят, и белотът. Анонс, който играчът не е имал, не носи нищо.
# en 6d41c953 draft
leading-low-trump--reading-on = Започване с нисък коз
# en 359ab24b draft
leading-low-trump--reading = Някои играчи в Шотландия никога не започват с осмица или седмица коз, защото не било честно. Приемаме това за обичай, а не за грешна карта. Затова е позволено, освен ако масата го забрани.
# en 6dc91bc4 draft
revoke-without-remedy--reading-on = Грешна карта, за която документът няма решение
# en b89bb9ec draft
revoke-without-remedy--reading = От текстовете за клаберяс и статията за бридж-белота само Bicycle казва какво струва грешната карта. В игрите по другите текстове поправяме изиграното, ако може. Ако не може, взимаме решението на Bicycle.
# en 58ad8b26 draft
tie-of-three--reading-on = Равенство при трима играчи
# en eb95e4ab draft
tie-of-three--reading = Според страницата за Clobyosh обявилият трябва да има повече от всеки противник. За равни точки тя казва само, че двама противници с равен сбор си поделят точките на обявил, който е вътре. Затова приемаме, че при равенство с противник обявилият е вътре и нищо не виси.
# en 0fb3c842 draft
from-two-to-three--reading-on = Кои правила за двама важат и за трима
# en 9ff9c881 draft
from-two-to-three--reading = Частта за трима на страницата за Clobyosh казва, че всичко основно е същото като при двама, но не го изброява. Запазваме всичко, което тя не променя: смяната на седмицата, поредиците и белота, разиграването, броенето и заявките.
# en f61faa7c draft
odd-point--reading-on = Нечетна точка между двама противници
# en 0b9ade34 draft
odd-point--reading = Противници, които са наравно помежду си, си поделят точките на обявилия, който е вътре, но нечетно число не се дели наполовина. Приемаме, че всеки взима половината, закръглена надолу. Нечетната точка отпада и това не е в ничия полза. На голямо тя отпада, преди точките да се удвоят.
# en 56a66a56 draft
bate-to-each--reading-on = Точките на обявилия за всеки противник
# en 62528f01 draft
bate-to-each--reading = В този вариант всеки противник прибавя точките на обявилия. Приемаме, че прибавя всичките, дори когато двамата противници са наравно помежду си. Затова на листа отиват повече точки, отколкото носи раздаването.
# en 4f18913b draft
big-doubles--reading-on = Какво удвоява „на голямо“
# en aa588d4b draft
big-doubles--reading = Страницата за Clobyosh удвоява „точките от раздаването“. Приемаме, че се удвояват точките на всички. Ако обявилият е вътре, точките му първо отиват при противника с повече точки и чак тогава се удвояват. Ако обявилият има само колкото двамата противници заедно, е вътре.
# en 45eaf73f draft
claim-on-big--reading-on = Заявка при игра на голямо
# en 328555d6 draft
claim-on-big--reading = Приемаме, че удвояването е само при броенето в края на раздаването. Затова при заявка по средата точките се броят без удвояване.
# en 3246c8ec draft
target-of-three--reading-on = Целта при трима играчи
# en 8d240692 draft
target-of-three--reading = Частта за трима не посочва цел. Приемаме 501, както при двама.
# en b2864617 draft
dealer-of-three--reading-on = Кой раздава следващия път при трима играчи
# en 9107ddf1 draft
dealer-of-three--reading = Който спечели раздаването, раздава следващото, но при трима не е казано кой е спечелил. Приемаме, че е обявилият, ако е изкарал, иначе противникът с повече точки. Ако противниците са равни, раздава този от тях, който е пръв след раздаващия.
# en 8e5d074f draft
too-low-to-overtrump-four--reading-on = Твърде нисък коз за надцакване при четирима играчи
# en 4925895b draft
too-low-to-overtrump-four--reading = Картата на противника трябва да се бие, ако може. Не е казано какво става, ако козовете на играча са твърде ниски за това. Приемаме, че и тогава се дава коз, както иска текстът за трима.
# en 05ba9459 draft
equal-runs-four--reading-on = Равни некозови поредици при четирима играчи
# en 112802e1 draft
equal-runs-four--reading = При равни поредици текстът за четирима казва само, че печели козовата. Приемаме, че от равни некозови поредици печели анонсираната първа, както при двама.
# en b9ee493a draft
bela-call-four--reading-on = Кога се обявява белотът при четирима играчи
# en 21e57976 draft
bela-call-four--reading = По текста за четирима белотът се обявява при първата от двете карти. Там не се повтаря, че шотландците може да го обявят и при втората. Затова приемаме, че при втората карта е късно.
# en 1711625f draft
trick-for-runs-four--reading-on = Взятката за поредиците при четирима играчи
# en 2b9f5f3a draft
trick-for-runs-four--reading = При двама поредицата се брои само ако играчът вземе поне една взятка. Текстът за четирима не споменава това. Отборът пише заедно, затова приемаме, че стига една взятка на единия или на другия партньор.
# en 57c2047a draft
twenty-after-partners-fifty--reading-on = Терца след кварта на партньора
# en 18a96644 draft
twenty-after-partners-fifty--reading = След кварта вече никой не може да анонсира терца. Приемаме, че това е само за да се говори по-малко. Ако спечели квартата на партньора, терцата също се показва и се брои.
# en 0881ca73 draft
forced-no-trump-melds--reading-on = Поредици и белот при „без коз“ на бимата
# en b18537ce draft
forced-no-trump-melds--reading = За „без коз“ по задължение страницата дава само реда и точките на картите. Броим поредиците както обикновено. Козова поредица няма, затова при равни никоя няма предимство. Белот също няма.
# en f4149fd1 draft
low-card-deal--reading-on = Раздаването, когато боята се показва с ниска карта
# en 4f252ab3 draft
low-card-deal--reading = Ако боята се показва с ниска карта, няма обърната карта, която раздаващият да вземе. Затова раздаваме всичките 32 карти: по три, по три и по две. Показаната боя не може да се обяви във втория кръг.
# en 958ce190 draft
sample-sheet-slip--reading-on = Примерният лист на страницата за Clobyosh
# en 9d126f1a draft
sample-sheet-slip--reading = Един междинен сбор на листа е с точка по-малък: 23 и 106 правят 129, не 128. Приемаме, че това е грешка, защото съседната колона е сметната вярно.
# en 1016c764 draft
pack-of-28--reading-on = Играта с 28 карти
# en e75a546d draft
pack-of-28--reading = Без седмици няма какво да се сменя, а поредиците свършват с осмицата, затова никоя не е по-дълга от седем карти.
# en 684fdb8d draft
forced-eldest-names--reading-on = Какво може да обяви играчът отляво на раздаващия, когато е длъжен
# en ab3972a3 draft
forced-eldest-names--reading = След два кръга пасове текстът задължава играча отляво на раздаващия да избере коз и не споменава обърнатата боя. Приемаме, че тя не може да се избере, както и във втория кръг. „Без коз“ може да се избере само ако масата го позволява.
# en 745a7bdd draft
who-shows-void-deal--reading-on = Кой показва невалидното раздаване
# en c12a1515 draft
who-shows-void-deal--reading = Ако първите шест карти на играч са само осмици и седмици, раздаването е невалидно. Не е посочено кой трябва да го каже. Приемаме, че играчът с тези карти може да ги покаже преди обявяването.
# en a95d3428 draft
bare-yuss--reading-on = Кога може да се задържи вале без друг коз
# en 91bca1a4 draft
bare-yuss--reading = Когато се иска коз, валето може да се задържи само ако е единственият коз на играча. Приемаме, че вместо него играчът може да даде всяка друга карта.
# en 2a98ab1b draft
match-and-first-deal-four--reading-on = Мачът и първото раздаване при четирима играчи
# en 4765a4d1 draft
match-and-first-deal-four--reading = Текстът за четирима не споменава нито мач, нито първото раздаване. Приемаме, че мачът е една игра. За първото раздаване се цепи: раздава играчът с по-високата карта, както при двама.
# en ace1d8b3 draft
first-deal-of-next-game--reading-on = Първото раздаване в следващата игра
# en 594be988 draft
first-deal-of-next-game--reading = Когато се играе до две спечелени от три игри, по страницата победителят в едната раздава пръв в следващата. Затова няма значение кой е спечелил последното раздаване.
# en 8aa7399a draft
totals-decide-four--reading-on = Точки от карти или сборове, при четирима играчи
# en 9ee9b730 draft
totals-decide-four--reading = Според частта за обявяването отборът на обявилия трябва да вземе повечето точки от карти. Частта за броенето сравнява сборове, в които влизат поредици, белот и последна взятка. Приемаме, че решават сборовете, както казва частта за броенето.
# en 566744c7 draft
denexa-tie--reading-on = Какво пише обявилият при равенство при Denexa
# en 871bfea6 draft
denexa-tie--reading = За равенството Denexa казва само, че противникът пише своите точки. Приемаме, че обявилият не пише нищо и няма висящи точки, както по Lehman и Bicycle.
# en 9c0b277a draft
exchange-before-runs--reading-on = Колко рано се сменя седмицата
# en 2f3fc135 draft
exchange-before-runs--reading = В документите седмицата се сменя след последните раздадени карти и смяната е описана преди поредиците. Само Lehman казва, че смяната може да допълни поредица. Приемаме, че тя става, преди някой да анонсира или да започне първата взятка. Затова новата карта може да участва в поредица.
# en fc93f3fc draft
bela-against-better-run--reading-on = Белот при по-добра поредица на другата страна
# en 477c74ec draft
bela-against-better-run--reading = Само страницата за Clobyosh нарича белота безусловен. Lehman и Bicycle го описват отделно от сравняването на поредиците. При Denexa равните поредици взаимно се унищожават и никой не пише анонси. Но там са сравнени само поредиците, затова за белота това правило не важи. Броим белота във всички тези игри.
# en a412d3a0 draft
lehman-tops-told--reading-on = Кой казва горната карта и коза при Lehman
# en 32efc11a draft
lehman-tops-told--reading = По Lehman раздаващият съобщава равен или по-добър анонс почти както другият играч. Текстът не дава думи за горната карта и за коза. Приемаме, че ги казва играчът с по-добрия анонс, в реда, в който се сравняват.
# en dabaec83 draft
bella-at-first-card--reading-on = Белот, обявен само при първата карта
# en a5308343 draft
bella-at-first-card--reading = По Lehman и Bicycle белотът се обявява при втората от двете карти. Не е казано дали важи, ако се обяви по-рано. Приемаме, че белот, обявен само при първата карта, не се брои.
# en 537284eb draft
king-queen-in-run-and-bela--reading-on = Поп и дама в поредица и в белот
# en 4cac6a4f draft
king-queen-in-run-and-bela--reading = Bicycle брои попа и дамата и в поредица, и в белот. На примерния лист на страницата за Clobyosh има кварта с „{ "Ace-bela" }“. Другите документи мълчат. И при тях броим и поредицата, и белота: една карта не може да се брои в две поредици, но може в поредица и в белот.
# en 055da83b draft
only-low-trumps-left--reading-on = Останали са само ниски козове
# en 443621bf draft
only-low-trumps-left--reading = По шотландския обичай с коз се започва само ако носи точки. Не е казано какво пуска играч, на когото са останали само осмицата или седмицата коз. Приемаме, че може да започне с такава карта.
# en 4b066136 draft
five-claim-rules--reading-on = Петте правила за заявката
# en cea6e955 draft
five-claim-rules--reading = Страницата обобщава заявките в пет правила. Добавя, че те са тълкуване на редактора ѝ, защото авторът не е уточнил всяка подробност. Приемаме ги за правила.
# en db5e9c5e draft
from-two-to-four--reading-on = Кои правила за двама важат и за четирима
# en 8fd9d08a draft
from-two-to-four--reading = Частта за четирима взима от играта за двама стойностите, силата и комбинациите. Раздаването, разиграването и броенето са си нейни. Запазваме и имената на най-високите козове, десетте точки за последната взятка и свободата да не анонсираш.
# en 2be21968 draft
shuffling--reading-on = Разбъркване
# en 1f6faf35 draft
shuffling--reading = Статията казва, че тестето се разбърква между игрите, но и че само се цепи и никога не се разбърква. Приемаме, че се разбърква преди всяка игра, а между раздаванията в нея само се цепи.
# en 2ca7b64f draft
doubling-levels--reading-on = Колко нива има контрата
# en f6d5ab60 draft
doubling-levels--reading = Статията казва, че обичайни са две нива, а по-нататък, че са позволени две. Но споменава и трето, което се играе в някои райони. Приемаме две, освен ако масата се уговори за третото.
# en 968337c2 draft
all-trumps-third-level--reading-on = Всичко коз и третото ниво
# en 32ea1138 draft
all-trumps-third-level--reading = По статията наддаването на всичко коз свършва с реконтрата. Така не остава място за чаршаф-контра. Приемаме, че където третото ниво се играе, наддаването свършва чак с него.
# en 0afdc899 draft
contract-after-double--reading-on = По-висока обява след контра
# en f1bea40d draft
contract-after-double--reading = Статията не казва какво става с контрата, ако някой обяви по-високо. Приемаме, че тя отпада, защото е казана срещу по-ниската обява.
# en 816f6143 draft
who-may-double--reading-on = На чия обява може да се каже контра
# en 92e394a4 draft
who-may-double--reading = Статията забранява контра на обява на партньора. Приемаме, че контра казва само другият отбор, а реконтра само отборът, срещу който е контрата.
# en 2a36508b draft
comparing-declarations--reading-on = Как се сравняват анонсите
# en f3473216 draft
comparing-declarations--reading = Статията дава стойностите на анонсите, но не ги сравнява. Приемаме, че печели по-дългата поредица, после по-високата горна карта. При равни поредици не пише никой, дори едната да е козова. Отборът с най-добрата поредица пише всичките си поредици. Каретата се сравняват отделно, в козовия ред, а белотът се брои винаги.
# en 38bc6da4 draft
six-and-seven-in-row--reading-on = Шест и седем поредни карти
# en 2e41451d draft
six-and-seven-in-row--reading = Статията брои осем поредни карти за квинта и терца, а за шест или седем не дава повече от квинта. Затова броим шест или седем карти за 100, а осем за 120.
# en 8a2ec214 draft
belote-in-sequence--reading-on = Белотът в поредица
# en fd09f010 draft
belote-in-sequence--reading = По статията една карта може да участва само в един анонс, но белотът е описан отделно от анонсите. Затова приемаме, че попът и дамата се броят и в поредица, и в белот.
# en b18ea2db draft
committed-team--reading-on = Кой отбор е длъжен да спечели
# en ff54ef36 draft
committed-team--reading = Статията говори за отбора, който е длъжен да спечели, без да казва кой е той. Приемаме, че е отборът на играча с последната обява. При контра са длъжни и двата отбора.
# en 0ec4104f draft
doubled-tie--reading-on = Равни точки при контра
# en 3001952a draft
doubled-tie--reading = При равенство висят точките на отбора, който е длъжен да спечели, а при контра са длъжни и двата отбора. Затова приемаме, че не пише никой и виси цялата умножена сума.
# en 0a02afab draft
rounding-and-multiplying--reading-on = Закръгляне и умножаване
# en ba142263 draft
rounding-and-multiplying--reading = Текстът умножава, преди да дели на десет, но собственият му пример умножава 26 точки на листа по осем. Ние първо закръгляме и после умножаваме точките на листа. Масата може да избере реда от текста.
# en ac330861 draft
no-trumps-rounding--reading-on = На без коз: удвояването и границата на закръгляне
# en 395c184d draft
no-trumps-rounding--reading = На без коз удвоените сборове са четни, затова граница на закръгляне от пет никога няма да има значение за тях. Все пак първо удвояваме, защото в текста удвояването е преди деленето.
# en 4ca14373 draft
tie-at-rounding-limit--reading-on = Равни сборове точно на границата
# en dd2a0cf0 draft
tie-at-rounding-limit--reading = На границата по-ниският сбор се закръгля нагоре, а по-високият надолу. За равни сборове статията не казва нищо. Закръгляме надолу точките, които се пишат, а висящите нагоре. Така общият сбор излиза верен.
# en 6d2516f7 draft
rounding-inside--reading-on = Закръгляне, когато отбор е вътре
# en b66b8b96 draft
rounding-inside--reading = Ако един отбор е вътре, той не е изкарал обявата си и всички точки отиват при другия. Затова закръгляме сбора им веднъж. Нито един такъв сбор не е точно на границата на закръгляне.
# en 3042a5b3 draft
valat-doubled--reading-on = Капо и контра
# en 4d41ba61 draft
valat-doubled--reading = За капо, тоест за всички взятки, статията дава премия от девет точки на листа. На без коз тя я удвоява, но не казва какво прави с нея контрата. Приемаме, че премията се умножава заедно с всичко останало.
# en e1061e33 draft
valat-not-compared--reading-on = Капото при сравнението на отборите
# en fc25a849 draft
valat-not-compared--reading = Премията за капо е дадена в точки на листа, а отборите се сравняват по точките от раздаването, преди те да се разделят на десет. Затова приемаме, че тя не решава раздаването. Пише я отборът, който е взел всички взятки.
# en deaf1eff draft
declarations-lost-inside--reading-on = Анонси на отбор без взятка
# en 71167bee draft
declarations-lost-inside--reading = По статията при капо отборът без взятка запазва анонсите си. Приемаме, че ако този отбор е бил длъжен да спечели и е вътре, губи и тях, както всичките си други точки.
# en a61a0f7b draft
no-end-on-valat--reading-on = Игра, която би свършила с капо
# en fe073513 draft
no-end-on-valat--reading = Статията казва само, че играта не може да свърши с капо. Приемаме, че тя продължава. След първото раздаване без капо печели отборът, който е над целта и води.
# en 9731db4c draft
both-teams-past-target--reading-on = И двата отбора над целта
# en b65b1acf draft
both-teams-past-target--reading = По статията печели който пръв стигне 151, но в едно раздаване може да ги минат и двата отбора. Приемаме, че печели по-високият сбор. Ако са равни, играта продължава.
# en 003ebcc2 draft
end-while-hanging--reading-on = Игра, която свършва с висящи точки
# en 95171572 draft
end-while-hanging--reading = По статията играта не чака висящите точки. Затова отборът, който стигне целта, печели. Приемаме, че висящите точки отпадат.
# en e3f97247 draft
kirtik--reading-on = Къртикът в подробности
# en 9fda66aa draft
kirtik--reading = Статията оставя подробностите на друга страница. Приемаме, че къртик се играе само ако масата го уговори. Тогава отбор, който е длъжен да спечели, губи десет точки на листа, ако спечели другият отбор. Отбор без нито една взятка също губи десет. На без коз и при всяка контра двете наказания се удвояват.
# en 6baaf8f9 draft
kirtik-while-hanging--reading-on = Къртик, когато висят точки
# en eca7094a draft
kirtik-while-hanging--reading = Статията дава къртик, когато отбор „е длъжен да спечели и не спечели“. Висящото раздаване още не е нито спечелено, нито загубено. Затова за него не пишем къртик.
# en 69079e28 draft
go-out-double--reading-on = Контрата „излез“
# en 5745b1a6 draft
go-out-double--reading = С третото ниво се цели цялата игра да се спечели наведнъж. Приемаме, че то умножава като другите нива, но по осем. Така 26 точки на листа стават 208 и играта се печели при броенето.
# en 66ad7c99 draft
last-trick-no-trumps--reading-on = Последната взятка на без коз
# en e0773a2d draft
last-trick-no-trumps--reading = Приемаме, че десетте точки за последната взятка са част от 130-те. Затова се удвояват с останалите.
# en e6a48238 draft
declarations-without-trick--reading-on = Анонси без взятка
# en 812dd8fb draft
declarations-without-trick--reading = Статията не иска взятка, а при капо противникът запазва анонсите си. Затова броим анонсите и на отбор без взятка.
# en ba6da063 draft
belote-card-discarded--reading-on = Карта от белота, изчистена на всичко коз
# en b787b0e5 draft
belote-card-discarded--reading = Статията иска само едно: белотът да се обяви с първата от двете карти. Затова го броим и когато тази карта е изчистена.
# en a6d0f78b draft
void-while-partner-wins--reading-on = Без исканата боя, когато взятката е на партньора
# en 167c6f23 draft
void-while-partner-wins--reading = По текста играч, който не може да отговори, трябва да цака. Ако взятката е на партньора, отпада само надцакването. Четем го буквално: трябва да се даде коз. Повечето маси позволяват да се чисти и твоята може да го уговори.
# en 3b6706b1 draft
too-low-to-overtrump--reading-on = Твърде нисък коз за надцакване на противник
# en b1d13866 draft
too-low-to-overtrump--reading = В статията задължението да се цака стои преди задължението да се надцаква. Затова приемаме, че коз трябва да се даде, дори когато не може да бие коза на масата.
# en 740fce95 draft
very-first-deal--reading-on = Най-първото раздаване
# en f531fdfe draft
very-first-deal--reading = Пръв раздава отборът, спечелил предишната игра, но първата игра за вечерта няма предишна. Приемаме, че тогава масата цепи или се уговаря. В следващите игри може да раздава който и да е от двамата победители.
# en 3270e046 draft
who-cuts--reading-on = Кой цепи
# en 51f070f3 draft
who-cuts--reading = Цепи играчът, чийто ред идва точно преди раздаващия. При първото раздаване в игра цепи партньорът на раздаващия. Статията казва, че се цепят поне три карти. Приемаме, че най-малко толкова трябва да се вдигнат.
# en e95085f3 draft
four-eights-or-sevens--reading-on = Четири осмици или четири седмици
# en 57480bb0 draft
four-eights-or-sevens--reading = Статията не дава нищо за осмици и седмици. Приемаме, че четири такива не са анонс и не бият друго каре.
# en 8cfcf82f draft
next-dealer--reading-on = Кой раздава следващия път
# en 9b8029d1 draft
next-dealer--reading = Статията казва кой след раздаващия получава пръв карти и започва, но не и кой раздава следващия път. Приемаме, че тестето минава надясно след всяко раздаване, дори всички да са пасували.
# en f9912fcc draft
showing-declarations--reading-on = Показване на анонси
# en 215a541c draft
showing-declarations--reading = По статията стига да се каже какъв е анонсът. Приемаме, че картите се показват само ако някой поиска.
# en 0c439db7 draft
below-zero--reading-on = Сборове под нулата
# en 404831f8 draft
below-zero--reading = Къртикът може да отнеме повече точки, отколкото отборът има. Приемаме, че сборът може да падне под нулата.
# en cdf843ea draft
hanging-not-doubled--reading-on = Висящи точки и следващата контра
# en 99bed368 draft
hanging-not-doubled--reading = Прибавяме висящите точки, както са. Контра в следващото раздаване не ги умножава.
# en 7ffec1df draft
first-bidder--reading-on = Кой наддава пръв
# en 9233dcae draft
first-bidder--reading = Статията казва какво може да се обявява, но не и кой е пръв. Приемаме, че наддаването започва от играча след раздаващия, който пръв получава карти и пръв играе. То продължава по реда на раздаването.
# en ea75945d draft
unable-to-follow--reading-on = На без коз и на всичко коз: когато не може да се отговори на боята
# en e3f9dc46 draft
unable-to-follow--reading = По статията играч, който не може да отговори, трябва да цака и да надцаква. На „без коз“ няма козове. На „всичко коз“ всяка карта е коз, но друга боя не бие исканата. Затова приемаме, че може да се играе всяка карта.
# en 49366b70 draft
silent-declarations--reading-on = Премълчани анонси
# en 706c7631 draft
silent-declarations--reading = Статията казва, че анонсите и белотът трябва да се обявят, но не определя наказание за мълчанието. Приемаме, че необявеното не се брои, а друго наказание няма.
# en 53648a8d draft
bella-without-pair--reading-on = Белот, обявен без двете карти, при Bicycle
# en fafc0363 draft
bella-without-pair--reading = По Bicycle да анонсираш нещо, което нямаш, се наказва като грешна карта. Анонси там са само поредиците. Приемаме, че същото важи и за неверен белот, защото и белотът се пише, щом се обяви.
# en 334513cb draft
trick-winner--reading-on = Кой печели взятката в бридж-белота
# en 4dcefec2 draft
trick-winner--reading = Статията дава силата на картите и задължението да се цака, но не казва коя карта печели взятката. Приемаме, че печели най-високият коз, а ако няма коз, най-високата карта от исканата боя. На всичко коз печели само карта от исканата боя.
# en e30daf53 draft
hanging-ends-game--reading-on = Висящи точки, които завършват играта
# en 8fe4fdc1 draft
hanging-ends-game--reading = Висящите точки отиват при отбора, който спечели следващото раздаване. Броим ги като негови. Ако с тях отборът стигне целта, той е спечелил играта.
# en 1c87aa2b draft
incomplete-pack--reading-on = Непълно тесте
# en a518edd8 draft
incomplete-pack--reading = Документите посочват картите в тестето, но никой от нашите не казва какво следва, ако липсва карта. Приемаме, че се раздава наново с цяло тесте, а записаното преди това остава.
# en 90a72d1f draft
wrong-entry--reading-on = Грешка в записаното, открита по-късно
# en 614fe02f draft
wrong-entry--reading = Никой наш документ не споменава грешки в писането. Поправяме грешно записаното, за да отговаря листът на изиграното. След края на играта за поправката трябва съгласието на всички на масата.
# en 21c0e7ed draft
federation-target--reading-on = До колко точки е френската игра
# en 5b118480 draft
federation-target--reading = Федерацията оставя числото на организатора. Приемаме белота до 1000, както в примера ѝ, а контре и куанш до 2000, защото това число се среща най-често в правилата.
# en 6bc5cd89 draft
federation-next-dealer--reading-on = Кой раздава следващия път в белота
# en dc5e4d9c draft
federation-next-dealer--reading = Ако всички пасуват и в двата кръга, по текста раздава играчът вдясно от раздаващия. Приемаме, че и след изиграно раздаване редът е същият.
# en 98c8cb10 draft
federation-two-counts--reading-on = Кой от двата начина на писане важи в контре
# en a41fb111 draft
federation-two-counts--reading = По правилата от 2016 г. организаторът избира един от два начина: взетите точки или взетите точки плюс обявата. Приемаме втория, защото в правилата за куанш на същата федерация друг няма.
# en 2aa00f10 draft
federation-revoke--reading-on = Колко струва грешна карта във Франция
# en 16112480 draft
federation-revoke--reading = Печатните правила, които имаме, дават наказание само за анонси, които не могат да се покажат. На страниците на федерацията точките от раздаването, 160 или 162, са за другата страна. В повечето турнири са 162. Затова приемаме, че другата страна пише всичко.
# en 264b12c5 draft
false-belote--reading-on = Белот, обявен без поп и дама, в куанш
# en 023574ec draft
false-belote--reading = Текстът посочва цена за анонси, които не могат да се покажат: другата страна пише точките им. За белота не казва нищо. Приемаме същото за неверен белот, защото и той се брои, когато е обявен.
# en 728691d7 draft
federation-held-over--reading-on = Кой получава висящите точки
# en 518b18e2 draft
federation-held-over--reading = По текста висящите точки са за страната, която изкара следващото раздаване. Ако следващият вземащ е вътре, ги даваме на другата страна, както правят правилата на турнирите. Приемаме, че играта може да свърши с тях. Ако свърши по-рано, никой не ги печели.
# en eca82ada draft
same-paragraphs--reading-on = Какво е общото между контре и белота от същата дата
# en 57534895 draft
same-paragraphs--reading = От правилата за контре от 27 януари 2016 г. имаме само параграфите, цитирани в публичен преглед на правилата. Останалото взимаме от правилата за белот от същата дата, които имат същия план и същите номера.
# en e6f0f620 draft
turned-suit-named--reading-on = Обърнатата боя във втория кръг на белота
# en bde0e1b0 draft
turned-suit-named--reading = Текстът позволява във втория кръг да се избере която и да е боя. Който е искал обърнатата, е можел да я приеме в първия, затова не я допускаме пак. Масата може да я позволи.
# en 782b0ac1 draft
longer-than-five--reading-on = Повече от пет карти подред в куанш
# en 1996f2e3 draft
longer-than-five--reading = Текстът изброява поредици от три, четири и пет карти. Броим и по-дългата за „сто“: 100 и не повече. Между две такива решава горната карта.
# en 1712c358 draft
no-trump-jack--reading-on = Валето на без коз във френския белот
# en a4e20013 draft
no-trump-jack--reading = В преписите, които прочетохме, на без коз валето не брои нищо, а това прави 154 точки с последната взятка. Страниците на федерацията казват, че асото е 19, за да станат 162. За това всяко вале трябва да е 2, както в боя без коз. Затова броим 2.
# en 30f920fc draft
one-card-once--reading-on = Една карта в два анонса
# en 136598c7 draft
one-card-once--reading = По правилата на федерацията картата се брои само веднъж. Други правила я броят два пъти, а хърватският текст мълчи. Ние я броим в една поредица или каре. Попът и дамата коз се броят и в белота, който е описан отделно.
# en 8c802da0 draft
coinche-top--reading-on = Най-високата обява в куанш
# en eb7bee7f draft
coinche-top--reading = Текстът от 2015 г. дава най-ниската обява, но не и най-висока, защото анонсите помагат да се изкара обявата. На страницата на федерацията за куанш най-високата е 650 и приемаме нея.
# en 42255e46 draft
cannes-top--reading-on = Най-голямото число в Кан
# en ac96d4f7 draft
cannes-top--reading = Обявите се вдигат с по десет, а най-високата е 270, за капо. Друга граница не е посочена, затова приемаме числа до 260.
# en 168cf42f draft
announced-belote--reading-on = Белотът, когато се пише само обявата
# en 8b84f7f3 draft
announced-belote--reading = За този начин на писане прегледът казва, че страната пише обявените точки, дори да е направила повече, и че белотът помага на обявата. Някои правила изобщо не пишат белота. При нас всяка страна пише своя.
# en 89f27ea5 draft
contest-irregularity--reading-on = Какво е нередност в селския турнир
# en 60f916ad draft
contest-irregularity--reading = При нередност по време на играта член 10 отменя раздаването и дава 162 точки на другата страна, след решение на организаторите. Не назовава нито една. Според нас това са и грешната карта, и картата без ред.
# en a5a31cdb draft
doubled-sweep--reading-on = Необявено капо в раздаване с контра
# en 725dcb6a draft
doubled-sweep--reading = Където се пишат само направените точки, текстът добавя 100 към 320-те на раздаване с контра: общо 420. Където се пише и обявата, не добавя нищо. И в двата случая добавяме колкото добавя капото във всяко друго раздаване: 90 точки, веднъж.
# en d5da5eaf draft
cards-alone-decide--reading-on = Белотът и равенството в някои турнири
# en d130a202 draft
cards-alone-decide--reading = По турнирни правила при 81 на 81 белотът не влиза в сравнението, а после го пише играчът, който го има. Приемаме, че само картите решават дали раздаването е изкарано. Ако последното раздаване е равно, всяка страна пише своите точки.
# en 25184508 draft
belote-declarations--reading-on = Анонсите в белота
# en e33fc8fd draft
belote-declarations--reading = Федерацията играе класическия белот без анонси, а куанша – винаги с тях. Ако на масата се анонсира и в белота, приемаме правилата на куанша.
# en a38eda2c draft
eight-in-suit--reading-on = Осем карти от боя в Хърватия
# en 4fee3137 draft
eight-in-suit--reading = Осем карти от една боя текстът нарича „белот“: те носят 1001 точки и играта свършва. Нашият лист брои поредица от осем за 100, а масата завършва играта с точки по уговорка.
# en 8ffcd885 draft
four-tens--reading-on = Четири десетки в Хърватия
# en e6b3910e draft
four-tens--reading = Текстът изброява валета, деветки, аса, попове и дами, но не и десетки. Броим четири десетки за 100, колкото четири аса, попа или дами.
# en e1053c06 draft
croatian-equal-runs--reading-on = Равни анонси в Хърватия
# en b7af6c51 draft
croatian-equal-runs--reading = При равни поредици с една и съща горна карта текстът предпочита играча по-близо до раздаващия. Приемаме, че това е играчът, който говори пръв. Коз не се споменава, затова поредицата от коз няма предимство.
# en 69126a62 draft
croatian-trick--reading-on = Взятката, която искат анонсите в Хърватия
# en a3adbd34 draft
croatian-trick--reading = Текстът брои анонсите на страна, която вземе поне една взятка. Приемаме, че стига една взятка на който и да е от двамата. Страна без взятка губи и анонсите, и белота си. Текстът не казва, че вместо тях се броят по-слабите анонси на другата страна, затова не се броят никакви.
# en 60b35730 draft
croatian-declaring--reading-on = Кога се обявяват анонсите в Хърватия
# en f734d7d2 draft
croatian-declaring--reading = Текстът дава реда: пръв е играчът вдясно от раздаващия, после другите поред. Не казва кога. При нас се обявява, след като козът е избран и преди първата карта.
# en a2c9c30e draft
croatian-bela-call--reading-on = Кога се казва бела в Хърватия
# en 926857f1 draft
croatian-bela-call--reading = Текстът иска обявяване при първата от двете карти и втора дума при другата. Хърватските правила се различават по това. Ние приемаме обявяване и при двете, а масата може да го иска при първата.
# en e11900b3 draft
croatian-bela-apart--reading-on = Белотът и анонсите в Хърватия
# en 40212fe1 draft
croatian-bela-apart--reading = Текстът описва белота в отделна част, а сравняването на анонсите в друга. Затова броим белота, без значение кой има най-добрия анонс.
# en 4746ea37 draft
croatian-showing--reading-on = Показване на анонсите в Хърватия
# en 0144881c draft
croatian-showing--reading = Текстът говори за избиране и сравняване на анонсите, но не казва кога се показват картите. Приемаме, че се показват, ако другата страна поиска.
# en ff5457ee draft
croatian-count--reading-on = И двете страни над 1001 в Хърватия
# en 2f22799c draft
croatian-count--reading = Текстът дава играта на страната, която първа стигне 1001. Не е казано какво следва, ако и двете го стигнат в едно раздаване. Приемаме, че печели по-големият сбор; при равни сборове се играе още едно раздаване.
# en ca9f6014 draft
croatian-revoke--reading-on = Колко струва грешна карта в Хърватия
# en 58732391 draft
croatian-revoke--reading = Текстът не посочва наказание за грешна карта. Според статията в хърватската Уикипедия, ако някой вдигне картите си твърде рано, другата страна получава 162-те точки от раздаването. Приемаме, че грешната карта струва същото: другата страна пише всичко.
# en cc46e6ce draft
dosta--reading-on = Какво позволява „{ "dosta" }“ („стига“)
# en 5be9871a draft
dosta--reading = По текста всяко раздаване се доиграва („на пролаз“). Текстът само загатва и за друг начин: „{ "dosta" }“ („стига“). Приемаме, че това е заявка за победа. Страна, която току-що е взела взятка, завършва играта, ако точките ѝ дотук стигат. Страната, която е обявила коза, не може да го каже, докато раздаването ѝ се играе.

## glossary (by id)

# en eeb88c6d draft
klaberjass--word = клаберяс
# en 78908171 draft
klaberjass--meaning = Семейството игри с взятки и 32 карти, в които валето и деветката коз са двете най-силни карти.
# en ec20efa3 draft
eldest--word = играчът след раздаващия
# en cc60c092 draft
eldest--meaning = Играчът, който е пръв по ред след раздаващия и говори пръв; при двама този, който не раздава.
# en f4775c07 draft
taker--word = обявилият
# en 17606536 draft
taker--meaning = Играчът или страната, избрали коза, които затова трябва да бият другата страна или да изкарат обявата.
# en 58778323 draft
defender--word = противник
# en c869e7cb draft
defender--meaning = Играч от страната, която не е избрала коза.
# en 0a2b651f draft
turn-up--word = обърната карта
# en 2f47d04a draft
turn-up--meaning = Картата, обърната с лицето нагоре след първата част от раздаването: боята ѝ се предлага за коз.
# en 03053d9e draft
stock--word = талон
# en 2aba14da draft
stock--meaning = Картите, които още не са раздадени, а после тези, които никой не получава.
# en dfad36e2 draft
bottom-card--word = долна карта
# en 5733dd2f draft
bottom-card--meaning = Най-долната карта на талона: показва се на всички след последните раздадени карти и не участва в играта.
# en 5efeb7a2 draft
dealer-forced--word = на бимата
# en 20696b4c draft
dealer-forced--meaning = Казва се за раздаващия, който е длъжен да играе и да избере коз, защото всички други са пасували и в двата кръга.
# en d339abc4 draft
schmeiss--word = шмайс
# en c6eed182 draft
schmeiss--meaning = Дума, с която оставяш другия играч да избере: картите да се съберат или раздаването да се играе.
# en 2e157785 draft
void-deal--word = невалидно раздаване
# en 383ff173 draft
void-deal--meaning = Раздаване, което не се играе, защото първите карти на един играч са само осмици и седмици.
# en e7e1f89c draft
big--word = на голямо
# en c58b59b8 draft
big--meaning = Казва се, когато в играта за трима обявилият се наема да бие двамата противници, взети заедно; тогава точките от раздаването се броят двойно.
# en 53ea9198 draft
contract--word = обява
# en 0ceea7fa draft
contract--meaning = Каквото реши наддаването: козът, страната, която трябва да спечели раздаването, а в някои игри и брой точки.
# en 780a188e draft
trump--word = коз
# en 487bc3e5 draft
trump--meaning = Боята, която в това раздаване бие другите.
# en c6db322b draft
no-trumps--word = без коз
# en 4f6a4007 draft
no-trumps--meaning = Раздаване, в което никоя боя не бие друга и картите във всяка боя са в некозовия ред.
# en 194e37ec draft
all-trumps--word = всичко коз
# en 90bd80b6 draft
all-trumps--meaning = Най-високата обява: всички бои се подреждат и се броят като коз.
# en 4345e4bf draft
suits--word = бои на обявите
# en 6788e363 draft
suits--meaning = Четирите бои в реда, в който се бият при наддаването в бридж-белота: спатия, каро, купа, пика.
# en 7120d085 draft
double--word = контра
# en 48babe5b draft
double--meaning = Казва се срещу обявата на другата страна: раздаването струва два пъти повече и едната страна взима всичко.
# en 5f8c4cc9 draft
redouble--word = реконтра
# en bc0cb5af draft
redouble--meaning = Втора контра, казана от страната, срещу която е първата: раздаването струва четири пъти повече, на някои маси три пъти.
# en 51ff68b6 draft
sheet--word = чаршаф-контра
# en 0fd96b7b draft
sheet--meaning = Трето ниво на контрата, след реконтрата, познато на някои места: раздаването струва осем пъти повече, за да се спечели с него играта.
# en b6948bdf draft
yuss--word = вале коз
# en 435fe374 draft
yuss--meaning = Най-силната карта в играта, носи 20; в Clobyosh се нарича „Yuss“.
# en 3586743e draft
menel--word = деветка коз
# en ef410375 draft
menel--meaning = Вторият по сила коз, веднага след валето, носи 14; в Clobyosh се нарича „{ "Manel" }“.
# en 6d427a2e draft
bare-yuss--word = вале без друг коз
# en f8ac99a2 draft
bare-yuss--meaning = Валето, когато е единственият коз у играча; някои маси позволяват да се задържи, когато се иска коз.
# en 17ee6651 draft
dix--word = седмица коз
# en 4c0dacad draft
dix--meaning = Картата, която може да се смени с обърнатата; при Bicycle и Denexa се нарича „{ "dix" }“.
# en 13af7ee5 draft
bela--word = белот
# en f034adfa draft
bela--meaning = Попът и дамата коз у един играч; носят 20, ако се обявят, когато се играят.
# en c2e7a913 draft
from-the-bela--word = „от белота“
# en ed129e89 draft
from-the-bela--meaning = Казва се, когато се дава втората карта от белота; на английски „{ "from the bela" }“.
# en b503601d draft
declaration--word = анонс
# en f97b8454 draft
declaration--meaning = Карти у един играч, които заедно носят точки, щом се обявят: поредици, белот, а в някои игри и каре.
# en 75ec367d draft
run--word = поредица
# en 336c65b2 draft
run--meaning = Три или повече карти от една боя, които следват една след друга в реда А К Д В 10 9 8 7.
# en 01ddd2dc draft
twenty--word = терца
# en 9c27f671 draft
twenty--meaning = Поредица от три карти, носи 20.
# en 1b59d3b7 draft
fifty--word = кварта
# en ce137f70 draft
fifty--meaning = Поредица от четири карти, носи 50.
# en b12dca72 draft
hundred--word = квинта
# en b23709bc draft
hundred--meaning = Поредица от пет карти: в бридж-белота, белот куанш и хърватската бела носи 100, в другите игри колкото кварта.
# en ab514cf3 draft
four-of-a-kind--word = каре
# en 1540c299 draft
four-of-a-kind--meaning = И четирите карти от един вид у един играч; носят точки в бридж-белота, белот куанш и хърватската бела.
# en 2d8437d2 draft
good--word = „добра е“
# en 520fdb20 draft
good--meaning = Отговорът на играч, който не може да бие анонсираната поредица: тогава тя се пише.
# en 1e4533a1 draft
last-trick--word = последна взятка
# en 80ac279d draft
last-trick--meaning = Взятката, с която раздаването завършва: носи 10 точки на страната, която я вземе, в някои игри 100 при капо.
# en 4c1df652 draft
sweep--word = капо
# en 6dab4f38 draft
sweep--meaning = Едната страна взима всички взятки в раздаването.
# en 75b04b69 draft
suit-led--word = искана боя
# en 8cd056c8 draft
suit-led--meaning = Боята на първата карта от взятката: който може, трябва да отговори на нея.
# en 2a3e586c draft
head--word = качване
# en 79e1341f draft
head--meaning = Да се даде карта, която бие най-силната във взятката дотогава.
# en ac372914 draft
overtrump--word = надцакване
# en 2d762ef5 draft
overtrump--meaning = Да се даде по-висок коз във взятка, която вече е цакана; подцакването е да се даде по-нисък.
# en 893b89a6 draft
low-man--word = „{ "gie it to the low man" }“
# en 3eb06181 draft
low-man--meaning = Шотландският обичай добрите карти да се дават на този, който е последен по точки.
# en b97cdb7e draft
made--word = изкарана
# en 3b7ca179 draft
made--meaning = Обявилият има повече точки от другата страна или колкото е обявил, и двете страни пишат.
# en a4b7b273 draft
bate--word = вътре
# en 9b73ebcf draft
bate--meaning = Обявилият няма достатъчно точки, за да спечели раздаването, и другата страна взима всичко.
# en a3fd4e38 draft
tie--word = равенство
# en b81c8cba draft
tie--meaning = Двете страни имат еднакъв брой точки в раздаването.
# en ecb7ec68 draft
held-over--word = висящи точки
# en e87572ae draft
held-over--meaning = Точките на обявилия от равно раздаване, които отиват при победителя в следващото.
# en fe63aecd draft
match-points--word = точки на листа
# en 6522586a draft
match-points--meaning = Точките от раздаването, разделени на десет и закръглени: така се пише в бридж-белота.
# en 51c7c79a draft
rounding-limit--word = граница на закръгляне
# en ffcab851 draft
rounding-limit--meaning = Последната цифра, която решава дали се закръгля нагоре: 5, но в бридж-белота 6 на боя и 4 на всичко коз.
# en 1a83752d draft
kirtik--word = къртик
# en 9b664a9e draft
kirtik--meaning = Наказание от десет точки на листа, ако не изкараш обявата или не вземеш нито една взятка.
# en 4689ea8d draft
target--word = цел
# en 26ce0514 draft
target--meaning = Сборът, който завършва играта, когато една страна го достигне или надмине.
# en ad362dce draft
claim--word = заявка за победа
# en a071b484 draft
claim--meaning = Играчът спира раздаването и казва, че точките му дотук стигат целта: вярна заявка печели играта, невярна я губи.
# en 45cc5407 draft
last-trick-decides--word = решава последната взятка
# en 68982e7c draft
last-trick-decides--meaning = Когато и двете страни са над целта и никой не е заявил победа, печели играчът, взел последната взятка.
# en 3748d3a8 draft
consummate--word = взятка за победа
# en 221001ac draft
consummate--meaning = Шотландско правило: играч, минал целта без заявка, трябва да вземе още една взятка, за да спечели.
# en c58389a2 draft
revoke--word = грешна карта
# en 087df1b5 draft
revoke--meaning = Карта, която правилата за отговаряне, цакане или качване не позволяват.
# en a1bc98d8 draft
misdeal--word = сгрешено раздаване
# en f29ee050 draft
misdeal--meaning = Раздаване, в което нещо се е объркало: показана карта или грешен брой карти.

## used-in (by id)

# en e8acb296 draft
arab-countries--used-in = арабските страни
# en f3dac12f draft
bicycle--used-in = Bicycle
# en c3d5c213 draft
bicycle-denexa--used-in = Bicycle, Denexa
# en 5c26deb9 draft
bicycle-denexa-mine-is-as-long-name-your-top-card--used-in = Bicycle, Denexa: моята е също толкова дълга, кажи горната си карта
# en 5ec79e08 draft
bicycle-mine-is-better--used-in = Bicycle: моята е по-добра
# en 9935a861 draft
bulgaria--used-in = България
# en 1affa88b draft
bulgaria-bed-sheet--used-in = България, от „чаршаф“
# en b0afc2ec draft
bulgaria-clubs--used-in = България, ♣
# en 8acf8f34 draft
bulgaria-diamonds--used-in = България, ♦
# en 7bdc3f58 draft
bulgaria-france--used-in = България, Франция
# en 3fc7535c draft
bulgaria-go-out--used-in = България, от „излез“
# en 49146387 draft
bulgaria-hearts--used-in = България, ♥
# en 0787ed58 draft
bulgaria-spades--used-in = България, ♠
# en 092bdbde draft
card-books-in-english--used-in = книги за игри на карти на английски
# en eb6b0b0d draft
card-books-in-english-and-france--used-in = книги за игри на карти на английски и Франция
# en ca8027d1 draft
clobyosh--used-in = Clobyosh
# en a0f74256 draft
clobyosh-bela--used-in = Clobyosh / Бела
# en 3925591c draft
clobyosh-bela-denexa-mine-is-better--used-in = Clobyosh / Бела, Denexa: моята е по-добра
# en 5774a9e5 draft
croatia--used-in = Хърватия
# en cdd7fc81 draft
croatia-in-english--used-in = Хърватия, на английски
# en f21de0e3 draft
cyprus--used-in = Кипър
# en c10f2f2d draft
denexa--used-in = Denexa
# en e334846c draft
english-speaking-tables--used-in = маси, на които се говори английски
# en 2d5e4c0d draft
france--used-in = Франция
# en b16d487d draft
france-in-english--used-in = Франция, на английски
# en c111e4a7 draft
french-five-hundred--used-in = на френски, „петстотин“
# en edbfc61c draft
greece--used-in = Гърция
# en 32e7f34c draft
how-bicycle-and-denexa-say-it--used-in = така го произнасят Bicycle и Denexa
# en e2f32733 draft
hungary--used-in = Унгария
# en a3d17e8a draft
hungary-sweden-and-bicycle--used-in = Унгария, Швеция и Bicycle
# en 2a8b0ca5 draft
jewish-communities--used-in = еврейски общности
# en 8130d73c draft
lehman--used-in = Lehman
# en 12a6fcfd draft
lehman-bicycle--used-in = Lehman, Bicycle
# en b4a7878a draft
lehman-bicycle-denexa--used-in = Lehman, Bicycle, Denexa
# en 24826dc2 draft
lehman-denexa--used-in = Lehman, Denexa
# en 1dd7e6b0 draft
netherlands--used-in = Нидерландия
# en e17ec800 draft
netherlands-in-english--used-in = Нидерландия, на английски
# en b02cdd57 draft
ontario--used-in = Онтарио
# en d97adb07 draft
scotland--used-in = Шотландия
# en 5e005067 draft
scotland-croatia--used-in = Шотландия, Хърватия
# en 061faeba draft
south-africa--used-in = Южна Африка
# en d7b848fd draft
the-balkans--used-in = Балканите
# en 69962301 draft
the-balkans-armenia--used-in = Балканите, Армения
# en a643f82e draft
ukraine--used-in = Украйна
# en 5852400d draft
ukraine-croatia--used-in = Украйна, Хърватия
# en 748790b8 draft
ukraine-on-the-score-sheet--used-in = Украйна, на листа
# en 40956323 draft
united-states--used-in = САЩ
# en 4347446b draft
yiddish-five-hundred--used-in = на идиш, „петстотин“

## stories (by id)

# en a5014dce draft
origins--story-group = Откъде идва

# en 4a1fef55 draft
klaverjas--story-title = От Нидерландия
# en 467fd9ee draft
klaverjas--tells = Clobyosh, { "Klaberyass" }, { "Clob" } и { "Clubiasch" } идват все от едно нидерландско име: { "Klaverjas" }. В Нидерландия { "Klaverjassen" } се играе поне от XVII век.
# en 13697546 draft
jack-nine--story-title = Игрите с вале и деветка
# en 196481ab draft
jack-nine--tells = Клаберясът е начело на цяло семейство, което носи името на двата си най-силни коза: игрите на „яс“, или на валето и деветката. В него е и белотът. Пикетът малко прилича на клаберяс, но в него взятките не са толкова важни.
# en feedfefa draft
belote-in-france--story-title = Как белотът идва във Франция
# en 792b78c7 draft
belote-in-france--tells = Белотът вероятно се ражда от нидерландската игра { "Klaverjassen" } около 1920 година. Във Франция изведнъж почват да го играят навсякъде. Още отпреди Втората световна война е сред най-популярните игри на карти там.
# en 2505cf7b draft
not-only-jewish--story-title = Еврейска игра, и не само
# en 9e86ce1a draft
not-only-jewish--tells = Мнозина смятат клаберяса за еврейска игра. Бил е популярен в много еврейски общности, но се играе много по-широко.
# en 66f6feea draft
quarry-inn--story-title = Кръчмата „Куори Ин“
# en d760ba38 draft
quarry-inn--tells = Майк Блок научава Clobyosh като дете и я смята за еврейска игра. В началото на 80-те години на XX век с изумление вижда, че я играят в кръчма в Централна Шотландия, „Куори Ин“ в Туехар. Там я наричат „Бела“.
# en fbcf1dbb draft
mines-and-prisons--story-title = Мини и затвори
# en b7c0ea3b draft
mines-and-prisons--tells = Оказва се, че „Бела“ е добре позната в миньорските селища на Шотландия и в затворите там. Никой не може да каже със сигурност как е дошла. Разказват се три истории.
# en 7ca100f0 draft
hairdresser--story-title = Първата история: фризьор
# en c4c53d31 draft
hairdresser--tells = Според един по-възрастен играч „Бела“ я донесъл еврейски фризьор в Къркинтилох в края на 30-те години на XX век.
# en f38c1dd4 draft
boxer--story-title = Втората история: боксьор
# en e9aab5ec draft
boxer--tells = На Уили Полок от Къмбърнолд му разказвали, че Нед Бийти донесъл „Бела“ в Килсайт. Бийти бил боксьор от Банкнок и в началото на XX век ходил в Америка да се боксира.
# en 15dcde0d draft
engineers--story-title = Третата история: кралските инженери
# en 1180bb22 draft
engineers--tells = През Първата световна война работници от кариерите на Килсайт служат във Франция в Кралския инженерен корпус. „Бела“ може да е дошла оттам, през войната или след нея.
# en 42946516 draft
south-africa--story-title = В Южна Африка я играят четирима
# en 0b3cbdf5 draft
south-africa--tells = Klabberjass по двойки се играе най-вече в еврейските общности на Южна Африка. Антъни Берзак и Селуин Фърман разказват как.
# en a23b488a draft
saudi-arabia--story-title = Номер едно в Саудитска Арабия
# en fbcde456 draft
saudi-arabia--tells = Саудитският белот се нарича „балут“. Казват, че там е номер едно сред игрите на карти. Правилата му са много различни от европейските.
# en ddf77295 draft
armenia--story-title = „Базар белот“ в Армения
# en afb8730b draft
armenia--tells = В Армения на белота казват най-често „базар белот“. Там той е много популярен и се играе малко по-различно.
# en fd0303c8 draft
open-cards--story-title = Белот с открити карти
# en 628f87e4 draft
open-cards--tells = Обикновено белот играят четирима, но има варианти за трима и за двама. Един от тези за двама се играе с открити карти и не е толкова прост, колкото изглежда.

# en ba2a7ac9 draft
names--story-group = Имена и думи

# en 012ac54c draft
jack-of-clubs--story-title = Вале детелина
# en 6219bce9 draft
jack-of-clubs--tells = Klaberjass значи „вале детелина“, тоест вале спатия. На нидерландски спатията е { "klaveren" }, „детелина“, а { "jas" } може да е съкратено от мъжкото име Яспер.
# en 3c879adf draft
since-the-1890s--story-title = Английска дума от 90-те години на XIX век
# en a3f18175 draft
since-the-1890s--tells = Според един речник думата Klaberjass се появява в английския между 1890 и 1895 година. Английският я взима от немския, а немският от нидерландското { "klaverjas" }.
# en 516a14ab draft
how-to-say-it--story-title = Как се произнася
# en 7b061d60 draft
how-to-say-it--tells = Klaberjass се произнася „кла-бер-яс“: буквата { "j" } се чете като „й“.
# en dc22babc draft
dozen-names--story-title = Дузина имена
# en 8205d3fc draft
dozen-names--tells = { "Kalabrias, Kalabriasz, Klabiash, Klobiosh, Klob, Klab, Clob, Clobby, Clubby, Clobber, Clabber" }: всичко това е Klaberjass.
# en 04e617da draft
five-hundred--story-title = Игра, наречена на точките
# en e98706de draft
five-hundred--tells = Някои наричат клаберяса { "Finefindred" } или с друга дума, която идва от числото 500, защото играят до толкова точки.
# en e110e484 draft
boeuf--story-title = „Говеждо“ в Квебек
# en 48cd3067 draft
boeuf--tells = В Квебек от думата { "belote" } остава само първата сричка и тя се пише като френската дума за говеждо: { "bœuf" }.
# en 25570e1d draft
names-of-belote--story-title = Белотът с други имена
# en 0751d8a3 draft
names-of-belote--tells = Белотът е „вида“ в Гърция, „пилота“ в Кипър, „балут“ в Саудитска Арабия и „бељот“ в Северна Македония. В България официалното име е бридж-белот, а в Хърватия казват и „бела“.
# en 15ceccc1 draft
bela-twice--story-title = Една дума за две неща
# en 5e333144 draft
bela-twice--tells = В старите миньорски селища на Шотландия „Бела“ е и играта, и попът и дамата коз. Белотът има същите две значения. Може би френската игра е наречена на тази двойка.
# en 51d0c951 draft
rebelote--story-title = „Белот“ и „ребелот“
# en cdd511ea draft
rebelote--tells = „{ "Bela" }“ и „{ "from the Bela" }“ отговарят на френските „{ "belote" }“ и „{ "rebelote" }“: по една дума за всяка от двете карти.
# en f279f6eb draft
beast--story-title = „Бейт“ е звяр
# en db8bcdd2 draft
beast--tells = Майк Блок забелязва, че { "bate" }, английската дума за „вътре“, звучи еднакво на идиш и на шотландски. Той се шегува, че шотландците може да са едно от десетте изгубени племена. Думата идва от френското { "bête" }, „звяр“, и се среща в много игри на карти.
# en 4e9accb9 draft
inside--story-title = Вътре
# en 65ee2fd7 draft
inside--tells = В България за отбор, който не изкара обявата си, се казва, че е вътре. На английски думата се превежда буквално: { "inside" }.
# en ac121ffc draft
throw-away--story-title = Дума за хвърляне
# en c83c7ace draft
throw-away--tells = Шмайсът идва от немското { "schmeissen" }, „хвърлям“. Който го каже, предлага и двамата да хвърлят картите си.
# en 632a4947 draft
deece--story-title = „Дийс“
# en 52a06023 draft
deece--tells = Седмицата коз се нарича { "dix" }. Думата се произнася „дийс“.
# en db9c4e27 draft
shtoch--story-title = „Щох“
# en cebf9c9a draft
shtoch--tells = За играч на Clobyosh последната взятка е „{ "Shtoch" }“. Тя носи 10 точки, независимо с коя карта е взета.
# en f1fcd775 draft
spellings-of-yuss--story-title = { "Yuss, jass, jasz" }
# en 6f33e9c4 draft
spellings-of-yuss--tells = На страницата за Clobyosh валето коз е Yuss, в други два документа { "jass" }, а в Bicycle { "jasz" }. Деветката е { "Manel" } на страницата за Clobyosh и { "menel" } в останалите.
# en 9a6bf9a0 draft
on-the-bimah--story-title = На бимата
# en 9a47472e draft
on-the-bimah--tells = За раздаващия се казва, че е „на бимата“, когато е длъжен да избере коз, защото всички други са пасували два пъти.
# en 92906d8d draft
bed-sheet--story-title = Чаршафът
# en fb825b66 draft
bed-sheet--tells = В някои райони на България след реконтрата може да има още една контра. Казват ѝ „чаршаф-контра“ или „излез-контра“. С нея се цели цялата игра да се спечели с едно раздаване.
# en a71eaefe draft
no-tricker--story-title = „{ "No Tricker" }“ в Онтарио
# en e4594bca draft
no-tricker--tells = Играч от Онтарио разказва за игра до 1000 точки, в която всичките девет взятки носят 360. Поредиците и белотът се прибавят отделно. На такова раздаване казват „{ "No Tricker" }“.

# en af4d9f0d draft
print--story-group = В книги и разкази

# en 59010a1b draft
runyon--story-title = Бродуей на Деймън Рънян
# en 86dd0525 draft
runyon--tells = Бродуейските герои в разказите на Деймън Рънян играят Klaberjass, по двама на маса. Bicycle я представя като „прочутата игра за двама“ на тези герои.
# en 5fbd91d5 draft
larousse--story-title = Думата я няма в речника
# en 55639c9a draft
larousse--tells = През 1925 година във френския речник „Пти Ларус“ няма дума „белот“. В изданието от 1938 година я има, обяснена като чуждестранна игра на карти.
# en c9f4f558 draft
huitte--story-title = Книжка от Париж
# en 7926aba1 draft
huitte--tells = През 1925 година в Париж Г. Юит издава книжка с правила, „{ "La Belotte" }“. От нея личи, че играта е нова за Франция.
# en 2e7237d4 draft
pollak--story-title = Правилникът от Кейптаун
# en 086f4f57 draft
pollak--tells = Бет Полак пише за Klabberjass в Южна Африка. В статията ѝ е правилникът на благотворителен турнир, игран в Кейптаун през 70-те години на XX век.
# en 9828905c draft
skilful--story-title = Сред най-майсторските
# en 21a4c9d7 draft
skilful--tells = Мнозина смятат клаберяса за една от игрите на карти за двама, които искат най-много майсторство.
# en cfb5d5ab draft
addictive--story-title = Предупреждение
# en fb19db7f draft
addictive--tells = { "Brad" } Lehman нарича клаберяса бърза и тънка игра. В нея умението и късметът, блъфът и разгадаването на противника са в добро равновесие. Предупреждава, че човек много се пристрастява.
# en c8668cbe draft
clobyosh-page--story-title = Кой е написал страницата за Clobyosh
# en 2bf31287 draft
clobyosh-page--tells = Майк Блок е написал първата версия на страницата за Clobyosh, а Джон Маклауд се грижи за нея. Авторските ѝ права са от 1995 година.
# en 2041e736 draft
five-rules--story-title = Пет правила за заявката
# en 90399d68 draft
five-rules--tells = На страницата за Clobyosh има пет номерирани правила за заявката. Те са тълкуване на редактора ѝ. Майк Блок не е обяснил всяка подробност.
# en d8c8377b draft
printed-rules--story-title = Какво има в повечето книги
# en ed52545a draft
printed-rules--tells = Повечето печатни правила на клаберяса споменават шмайса, а в повечето книги последното раздаване се играе докрай. На страницата за Clobyosh и двете са само варианти.
# en c5e73e22 draft
windows--story-title = Срещу машина
# en ba38644d draft
windows--tells = Коби Райтер е написал програма за { "Windows" }, която играе срещу теб. Тя е безплатна и правилата ѝ са малко по-различни.

# en 9cdb7742 draft
table--story-group = На масата

# en 4b757231 draft
barlinnie--story-title = Правилата на Барлини
# en 09cfafef draft
barlinnie--tells = В затворите на Шотландия има игра за четирима, която не се среща никъде другаде: „Правилата на Барлини“. Страницата за Clobyosh дава само името ѝ.
# en 488f823f draft
tap-the-pack--story-title = Потупай тестето
# en 40cc1058 draft
tap-the-pack--tells = Когато раздаващият подаде тестето, между приятели е малко неучтиво да се цепи. По-добре го потупай отгоре, освен ако е въпрос на чест или искаш да се подиграеш на раздаващия.
# en 30115ec5 draft
honest-trumps--story-title = Започни с честен коз
# en befc5737 draft
honest-trumps--tells = Там, където Майк Блок играе в Шотландия, с коз се започва само ако носи точки, а не с осмица или седмица. Играчите там смятат, че така е честно.
# en d2951258 draft
lone-jack--story-title = Вале без друг коз
# en b9912e95 draft
lone-jack--tells = В Шотландия, когато се иска коз, можеш да задържиш валето, ако друг коз нямаш.
# en 590129ef draft
second-card--story-title = Време да помислиш за белота
# en b1947cb3 draft
second-card--tells = В Шотландия никой не се сърди, ако обявиш белота чак с втората от двете му карти.
# en dccafdf3 draft
old-proverb--story-title = Стара поговорка
# en 45c69278 draft
old-proverb--tells = „Седмица коз взима асо купа“: страницата за Clobyosh нарича това стара поговорка, едновременно шотландска и еврейска.
# en 51bebbdb draft
kent-his-faither--story-title = „{ "Ah kent his faither" }“
# en 5c90ff5d draft
kent-his-faither--tells = „{ "Ah kent his faither" }“ на шотландски значи „познавах баща му“ и се казва за човек, който май почва да си вири носа. Майк Блок усеща нещо такова в играта за трима. Там двамата противници могат да се съюзят срещу обявилия, за малко и без никакви принципи.
# en bd27cd67 draft
low-man--story-title = „{ "Gie it to the low man" }“
# en d20f17a7 draft
low-man--tells = При трима играчи вторият по точки често дава добра карта на третия: хвърля я във взятка, която третият със сигурност печели. Така картата не отива при първия. Понякога и първият прави същото, за да задържи втория. Страницата за Clobyosh намира, че така играта е по-хубава.
# en 38211fa5 draft
better-with-three--story-title = По-добре трима
# en 64335be5 draft
better-with-three--tells = Според страницата на Майк Блок „Бела“ е по-хубава с трима, отколкото с двама. Скритите карти са по-малко. И много по-рядко се случва да се раздава пак и пак, защото никой не смее да обяви.
# en e761a68f draft
no-one-dares--story-title = Никой не смее
# en a33a59ec draft
no-one-dares--tells = При двама играчи може и двамата да пасуват по два пъти; тогава раздава другият играч. В напрегнат момент от играта това може да се случи няколко пъти подред.
# en 6dc12543 draft
scrap-of-paper--story-title = Парче хартия
# en b5b62516 draft
scrap-of-paper--tells = Точките се смятат на каквото парче хартия се намери. На страницата за Clobyosh има такъв лист с бележки. При раздаване, в което другата страна има кварта и белот, раздаващият пита: „Защо не ги раздадох на себе си?“
# en bd4adcdb draft
fathers-500--story-title = Петстотинте на баща ми
# en ef480eaa draft
fathers-500--tells = Бащата на Майк Блок играел до 500 точки, не до 501. Така играят мнозина играчи на Clobyosh.
# en c5a7fae7 draft
east-lothian--story-title = Приятел от Източен Лотиан
# en 8c9e70c7 draft
east-lothian--tells = Един приятел на Майк Блок от Източен Лотиан позволява да се заявява победа само в първите три взятки. После раздаването се играе докрай и се брои както винаги.
# en 73c08f4c draft
king-or-queen--story-title = Какво казва първата ти карта от белота
# en c230fe18 draft
king-or-queen--tells = Някои партньори си дават знак, когато единият играе белот. Ако първо излезе попът, играчът има три коза или повече. Ако първо излезе дамата, има само попа и дамата коз.
# en c1b1887b draft
price-of-a-run--story-title = Какво ти струва поредицата
# en f926e512 draft
price-of-a-run--tells = Приказките, с които се сравняват поредиците, изглеждат излишни, но си имат причина. За точките от поредица плащаш, като разкриваш нещо от картите си. Играч, чиято поредица губи, не бива да разкрива нищо напразно.
# en 994122c4 draft
left-over-cards--story-title = За какво стават ниските карти
# en c5835512 draft
left-over-cards--tells = Някои компании от четирима разбъркват двайсетте останали карти, от двойка до шестица. Обръщат една от тях и нейната боя се предлага за коз.
# en cc9e763e draft
sold-for-belote--story-title = Откъде да вземеш тесте
# en 708e5fa1 draft
sold-for-belote--tells = В Германия 32-те карти за тези игри са обикновено тесте: с него се играе скат. Във Франция ги продават за пикет, белот или маний.

# en d0fdca9d draft
bidding--story-group = Съвети: изборът на коз

# en fd4bea59 draft
push-along--story-title = Раздвижи играта
# en b477e76c draft
push-along--tells = Струва си да играеш малко по-дръзко и понякога да правиш каквото другите не очакват.
# en 45fae071 draft
do-not-wait--story-title = Не чакай идеалните карти
# en 883b8728 draft
do-not-wait--tells = Не бъди от досадниците, които обявяват само с карти за сигурна победа.
# en 86f40ddf draft
jack-and-nine--story-title = Валето и деветката са начало
# en 4486fc2f draft
jack-and-nine--tells = Валето и деветката от боята са добро начало: носят 34 точки. Но невинаги ти трябват и двете, за да обявиш, затова не съди за картите си само по тях.
# en 25b9fc93 draft
backing-hand--story-title = Гледай и другите бои
# en 331daab0 draft
backing-hand--tells = Почти винаги ти трябват и няколко карти с много точки в другите бои, иначе обявата няма да ти се размине.
# en a1409d82 draft
be-outrageous--story-title = Далеч напред или далеч назад
# en e0b060a1 draft
be-outrageous--tells = Ако водиш с много или изоставаш с много, обяви нещо дръзко. Какво има за губене?
# en f639e86b draft
last-three--story-title = Последните три карти
# en bf8148e2 draft
last-three--tells = При двама или трима играчи решаваш по шест карти от девет. Не чакай твърде много от последните три. Могат да довършат обещаващи карти, но могат и да развалят средни.
# en 85f06b2c draft
not-lightly--story-title = Не с лека ръка
# en f7682f7b draft
not-lightly--tells = Щом избереш коз, обещаваш да спечелиш раздаването. Ако не го спечелиш, точките ти отиват при другия играч. Затова Denexa казва: не избирай с лека ръка.
# en 78e10e92 draft
better-seat--story-title = По-доброто място
# en 2627f184 draft
better-seat--tells = При двама играчи е явно предимство да не раздаваш. Във втория кръг пръв избира от другите три бои този, който не раздава. Затова е честно победителят в раздаването да раздава следващото.
# en 61c65ebd draft
what-a-schmeiss-says--story-title = Какво казва шмайсът
# en ef289374 draft
what-a-schmeiss-says--tells = По Lehman с шмайс в първия кръг казваш, че и защитата те устройва. Тогава или другият обявява обърнатата боя, или картите се събират.

# en 19e3fc06 draft
play--story-group = Съвети: поредици и взятки

# en f4eb65fc draft
defence--story-title = Защитавай се като за победа
# en 6d2621b5 draft
defence--tells = Игрите се печелят колкото в нападение, толкова и в защита. Дори със слаби карти срещу силни взимай всяка точка, която можеш да вземеш.
# en 6eea9f54 draft
silent-bela--story-title = Премълчи белота
# en ffc89733 draft
silent-bela--tells = Ако обявата е твоя и виждаш, че ще загубиш с повече от 20 точки, не обявявай белота. Точките му само ще отидат при другата страна, освен ако в твоята игра ги запазваш.
# en 27992c35 draft
silent-run--story-title = Премълчи поредица
# en f6279443 draft
silent-run--tells = Ако обявата е твоя и загубиш раздаването, анонсираната ти поредица отива при другата страна. Затова, ако има опасност да загубиш, можеш да не я анонсираш.
# en 871ba1f5 draft
winner-for-the-end--story-title = Запази печеливша карта за края
# en 785b364e draft
winner-for-the-end--tells = Често е добре да запазиш печеливша карта за последната взятка, която носи 10 точки. Но не строй цялата игра върху нея.
# en d5ad1189 draft
any-trick--story-title = Една взятка стига
# en 9d0315fb draft
any-trick--tells = Поредицата се брои само ако играчът ѝ вземе взятка, но стига и осмица да вземе седмица. Без взятка дори кварта до асо не носи нищо, а и това се случва.
# en 8f639953 draft
show-a-part--story-title = Покажи частта, която ти харесва
# en a1483a13 draft
show-a-part--tells = В клаберяса за четирима не е нужно да показваш цяла поредица от повече от четири карти. От вале до седмица можеш да покажеш горните четири или долните четири. Така избираш какво научават другите.
# en 37ab0ffd draft
two-duties--story-title = Две задължения
# en e419510e draft
two-duties--tells = Трябва да цакаш, ако не можеш да отговориш, и трябва да качиш, ако се иска коз. Голяма част от тактиката е в тези две задължения, затова мисли за тях, преди да започнеш.
# en c99b8296 draft
card-for-the-seven--story-title = Каква карта носи седмицата коз
# en 487b38e1 draft
card-for-the-seven--tells = Обърнатата карта, която взимаш срещу седмицата коз, може да допълни поредица или да направи картите ти по-силни в разиграването.
# en 58c9a8a4 draft
bottom-card--story-title = Погледни долната карта
# en 47ba2bcd draft
bottom-card--tells = Долната карта на тестето се обръща с една цел: и двамата играчи да знаят още една карта, която е вън от играта.

# en b66bd3a5 draft
winning--story-group = Съвети: победата

# en 4d01c916 draft
say-it--story-title = Заяви победа веднага
# en 27063ab2 draft
say-it--tells = Заяви победа, щом имаш 501. Играч, който стои на 506 и мълчи, може да загуби от играч с 501, който се обади.
# en e2691266 draft
count-first--story-title = Преброй, преди да заявиш
# en b1bee782 draft
count-first--tells = Който заяви победа, без да има точките, губи играта.
# en 99bdc212 draft
from-478--story-title = Как се печели от 478
# en a6bc578d draft
from-478--tells = Имаш 478, другият 495, и ти започваш. Държиш валето от обърнатата боя и поредица от три: обявявай. Още в първата взятка имаш 20 точки за валето и 20 за поредицата. Ако не излезе по-добра поредица, победата е твоя, както и да би свършило раздаването.
# en f3488e21 draft
go-down-fighting--story-title = Не без бой
# en b2cf3fc3 draft
go-down-fighting--tells = Ако и без това ще загубиш играта, неуспелият смел опит не ти струва нищо. По-добре да загубиш с борба.
# en 91e5df2f draft
second-chance--story-title = Втори шанс
# en cdbd35d6 draft
second-chance--tells = Страницата за Clobyosh казва, че в днешния белот равенството е просто загуба за страната, избрала коза. В „Бела“, Clobyosh, по-стария белот и правилата на френската федерация точките на обявилия отиват при победителя в следващото раздаване. Така обявилият още може да ги вземе.
# en fd02eaf1 draft
narrow-escape--story-title = На косъм
# en c3496189 draft
narrow-escape--tells = На всичко коз, с две анонсирани терци, обявилият отбор има 154 точки, а другият 144. И двата сбора са точно на границата, затова и двата отбора пишат по 15: обявилият отбор се спасява на косъм.

## documents (by id)

# en 9a4dba13 draft
clobyosh--writers = Майк Блок, Антъни Берзак и Селуин Фърман, под редакцията на Джон Маклауд
# en d5d22ab6 draft
clobyosh--found-at = { "pagat.com" }
# en 914f9142 draft
clobyosh--opening--place = началото („{ "Variously known as Clobyosh" }“)
# en c4a42562 draft
clobyosh--introduction--place = { "Introduction" }
# en 9be78eb7 draft
clobyosh--two--place = { "Two-handed Bela" }
# en 23ebf18c draft
clobyosh--pack--place = { "The Pack" }
# en c0c51fa3 draft
clobyosh--aim--place = { "The Aim" }
# en 6222dd8b draft
clobyosh--values--place = { "The Values of the Cards" }
# en 4240b6f9 draft
clobyosh--combinations--place = { "Combinations" }
# en 8d54d407 draft
clobyosh--tricks--place = { "Tricks" }
# en 5a6c6055 draft
clobyosh--deal--place = { "The Deal" }
# en 5445ca21 draft
clobyosh--exchange--place = { "The Exchange" }
# en 52dc67ad draft
clobyosh--play--place = { "Play and Declarations" }
# en a46dd631 draft
clobyosh--last--place = { "Last Trick" }
# en d60acd1e draft
clobyosh--score--place = { "The Score" }
# en 1796849e draft
clobyosh--winning--place = { "Winning the Game" }
# en aac2d248 draft
clobyosh--rule1--place = { "Winning the Game" }, правило 1
# en efe83e4a draft
clobyosh--rule2--place = { "Winning the Game" }, правило 2
# en 312232ba draft
clobyosh--rule3--place = { "Winning the Game" }, правило 3
# en 64a46959 draft
clobyosh--rule4--place = { "Winning the Game" }, правило 4
# en 6cbace9a draft
clobyosh--rule5--place = { "Winning the Game" }, правило 5
# en c0722df0 draft
clobyosh--advice--place = { "Advice" }
# en 6c2f927b draft
clobyosh--schmeiss--place = { "Variations: Schmeiss" }
# en 0bc541a3 draft
clobyosh--void--place = { "Variations: Void Deal" }
# en 299598ca draft
clobyosh--equal--place = { "Variations: Equal scores" }
# en 55774fa1 draft
clobyosh--lastHand--place = { "Variations: Last Hand and Winning" }
# en a7275d28 draft
clobyosh--allTricks--place = { "Variations: Winning all the tricks" }
# en 30fae48a draft
clobyosh--three--place = { "Three-handed Bela / Clobyosh" }
# en 33e2f876 draft
clobyosh--threeVariations--place = { "Three-handed: Variations" }
# en ab6ca1ae draft
clobyosh--four--place = { "Four-handed Clobyosh / Klabberjass" }
# en 2e39eae9 draft
clobyosh--fourDeal--place = { "Four-handed: Deal and Calling" }
# en 930ec97c draft
clobyosh--fourPlay--place = { "Four-handed: Play" }
# en 904cabc9 draft
clobyosh--fourScoring--place = { "Four-handed: Scoring" }
# en 572cbc06 draft
clobyosh--fourVariants--place = { "Four-handed: Variants" }
# en 6496979b draft
clobyosh--foot--place = краят на страницата („{ "This page is maintained by" }“)

# en 4bc82cd2 draft
lehman--writers = { "Brad" } Lehman, май 1999
# en ee9dd2ee draft
lehman--found-at = страницата на { "Brad" } Lehman
# en 7362d206 draft
lehman--opening--place = началото („{ "also known as Clobby" }“)
# en 5b6e2b1e draft
lehman--pack--place = тестето („{ "The deck is 32 cards" }“)
# en 2e0974c3 draft
lehman--rank--place = { "Rank of cards" }
# en 3d5640dd draft
lehman--bidding--place = { "Dealing and Bidding" }
# en 836a1bc1 draft
lehman--meld--place = анонсираните поредици („{ "Now it is time to score" }“)
# en 42e579b8 draft
lehman--play--place = разиграването („{ "Non-dealer leads" }“)
# en b0091117 draft
lehman--bella--place = белотът („{ "If a player holds both the K-Q of trump" }“)
# en 69e8a381 draft
lehman--lastTrick--place = последната взятка („{ "Capturing the last trick" }“)
# en 10f45599 draft
lehman--scoring--place = взетите карти („{ "Scoring for captured cards" }“)
# en 4b16b606 draft
lehman--result--place = кой пише („{ "If the maker outscores the defender" }“)
# en f195c72f draft
lehman--game--place = играта („{ "The game is to 500" }“)
# en 6e99ea09 draft
lehman--nextDeal--place = следващото раздаване („{ "The winner of a hand deals" }“)
# en c100821c draft
lehman--summary--place = { "Scoring summary" }
# en 3b46e0c5 draft
lehman--seeAlso--place = вижте също („{ "A Windows version" }“)

# en d3ff1330 draft
bicycle--writers = { "Bicycle Playing Cards" }
# en 9a6ffd42 draft
bicycle--found-at = { "bicyclecards.com" }
# en df5866aa draft
bicycle--opening--place = началото („{ "the famous two-hand game" }“)
# en d88c2aa7 draft
bicycle--pack--place = { "The Pack" }
# en abb99839 draft
bicycle--rank--place = { "Rank of Cards" }
# en 8d9e068e draft
bicycle--draw--place = { "The Draw" }
# en d1338c0e draft
bicycle--cut--place = { "The Shuffle and Cut" }
# en 1477a0c3 draft
bicycle--deal--place = { "The Deal" }
# en 7fcb01b3 draft
bicycle--bidding--place = { "Bidding" }
# en 870564ea draft
bicycle--redealing--place = { "Redealing" }
# en 13edea8d draft
bicycle--melding--place = { "Melding" }
# en 65618466 draft
bicycle--play--place = { "The Play" }
# en 12f89686 draft
bicycle--scoring--place = { "Scoring" }
# en cc7b154b draft
bicycle--game--place = { "The Game" }
# en fe647a01 draft
bicycle--misdeal--place = { "Irregularities: Misdeal" }
# en c463affe draft
bicycle--revoke--place = { "Irregularities: Revoke" }

# en 8470bc86 draft
denexa--writers = { "Denexa Games" }
# en 3ecb4672 draft
denexa--found-at = { "denexa.com" }
# en 4c596f3e draft
denexa--opening--place = началото („{ "a two-player melding and trick-taking game" }“)
# en 09a54425 draft
denexa--object--place = { "Object of Klaberjass" }
# en 956e6943 draft
denexa--setup--place = { "Setup" }
# en c8721aa3 draft
denexa--ranking--place = { "Card ranking" }
# en afb45b7c draft
denexa--trump--place = { "Establishing trump" }
# en 20fb5eca draft
denexa--melding--place = { "Melding" }
# en 8eec9885 draft
denexa--play--place = { "Play of the hand" }
# en 2ca23c7a draft
denexa--scoring--place = { "Scoring" }

# en 210d7beb draft
belote--writers = статия от енциклопедия
# en 465e67fe draft
belote--found-at = запазена заедно със страницата на { "Brad" } Lehman
# en b514bd1f draft
belote--spoken--place = речникова бележка преди статията („{ "Show Spelled Pronunciation" }“)
# en 6a9d9f80 draft
belote--origin--place = речникова бележка преди статията („{ "Origin: 1890–95" }“)
# en 68d2d9ff draft
belote--opening--place = началото („{ "Belote is a popular 32-card" }“)
# en b07aee4e draft
belote--name--place = името („{ "belote is used to designate" }“)
# en 71bedbd4 draft
belote--deck--place = тестето („{ "A typical 32-card deck" }“)
# en b791b756 draft
belote--cut--place = цепенето („{ "The deck is never shuffled" }“)
# en 5e6d1829 draft
belote--deal--place = раздаването („{ "The cards are dealt counter-clockwise" }“)
# en 85c2f131 draft
belote--contracts--place = обявите („{ "The possible contracts" }“)
# en 00a0a1ba draft
belote--bids--place = наддаването („{ "Every player must either suggest" }“)
# en 50b87d21 draft
belote--thirdLevel--place = третото ниво („{ "In some areas of Bulgaria" }“)
# en c07b958d draft
belote--auctionEnd--place = краят на наддаването („{ "The bidding phase is over" }“)
# en 22db3816 draft
belote--play--place = разиграването („{ "The play consists of eight tricks" }“)
# en 6151e213 draft
belote--rank--place = силата на картите („{ "In Bulgarian bridge-belote the rank" }“)
# en 10604faa draft
belote--declarations--place = анонсите („{ "Declarations must be announced" }“)
# en 0b7462d4 draft
belote--belote--place = белотът („{ "A belote is worth 20 points" }“)
# en e435a21a draft
belote--noTrumps--place = без коз („{ "declarations do not apply" }“)
# en fddd047b draft
belote--cardTable--place = точките от карти („{ "Cards are counted depending on" }“)
# en 2f74f5b0 draft
belote--lastTrick--place = последната взятка („{ "The winner of the last trick gets" }“)
# en dd4561bb draft
belote--doubling--place = без коз и контрата („{ "the result is multiplied" }“)
# en 95e3a680 draft
belote--inside--place = вътре („{ "If a team is committed" }“)
# en 35ceeedc draft
belote--rounding--place = закръглянето („{ "The result is divided by ten" }“)
# en b2d34564 draft
belote--hanging--place = висящите точки („{ "when both teams have equal scores" }“)
# en d3bb708f draft
belote--valat--place = капото („{ "A special valat" }“)
# en aac3b067 draft
belote--kirtik--place = къртикът („{ "In some parts of Bulgaria" }“)
# en 86353b49 draft
belote--end--place = краят („{ "The first team to reach 151" }“)
# en 8043c197 draft
belote--notes--place = бележките („{ "Versions exist for three and two players" }“)

# en 6442fd08 draft
ffb-belote--writers = Френската федерация по белот, 27 януари 2016 г.
# en e4b74096 draft
ffb-belote--found-at = { "ffbelote.org" }; прочетени в копието от публичното хранилище { "vareversat/carg" }
# en d4793ea3 draft
ffb-belote--presentation--place = { "2. Présentation" }
# en 7165b11b draft
ffb-belote--dealer--place = { "3.1. Le donneur" }
# en 4c204f09 draft
ffb-belote--shuffle--place = { "3.2. Mélange des cartes" }
# en 30a248e4 draft
ffb-belote--cut--place = { "3.3. La coupe" }
# en 6822a41b draft
ffb-belote--deal--place = { "3.4. La distribution (première partie)" }
# en b704b788 draft
ffb-belote--dealRest--place = { "3.5. La distribution (deuxième partie)" }
# en 12023164 draft
ffb-belote--roundOne--place = { "4.1. Premier tour" }
# en 4eb2b34c draft
ffb-belote--roundTwo--place = { "4.2. Deuxième tour" }
# en a392122a draft
ffb-belote--course--place = { "5.1. Déroulement" }
# en 937db8c2 draft
ffb-belote--play--place = { "5.2. Règles" }
# en 435561fc draft
ffb-belote--cards--place = { "6. Ordre et valeur des cartes" }
# en 41e3c594 draft
ffb-belote--belote--place = { "7. La belote et la rebelote" }
# en d7a266f5 draft
ffb-belote--declarations--place = { "8. Les annonces" }
# en 09039112 draft
ffb-belote--der--place = { "9.1. Dix de der" }
# en 3cf10d94 draft
ffb-belote--capot--place = { "9.2. Capot" }
# en 308c1b57 draft
ffb-belote--made--place = { "10.1.1. Contrat réussi" }
# en 89cd6a63 draft
ffb-belote--tie--place = { "10.1.3. Règle du litige" }
# en efbda0ef draft
ffb-belote--score--place = { "10.2. Score de la donne" }
# en e1d0f398 draft
ffb-belote--rounding--place = { "10.3. Arrondi" }
# en 222693f6 draft
ffb-belote--hands--place = { "10.4.1. Limite de donnes" }
# en 6013d5c1 draft
ffb-belote--target--place = { "10.4.2. Limite de points" }
# en 8f0c5725 draft
ffb-belote--variant--place = { "11. Variante : Sans Atout / Tout Atout" }

# en 243ba86d draft
ffb-contree--writers = Френската федерация по белот, 27 януари 2016 г.
# en 08a67c43 draft
ffb-contree--found-at = { "ffbelote.org" }; прочетени, както ги цитира прегледът { "Avo-k/colver" }
# en ccf8b345 draft
ffb-contree--s3-2--place = { "§ 3.2" }
# en 1b9538e9 draft
ffb-contree--s3-3--place = { "§ 3.3" }
# en eb77353d draft
ffb-contree--s3-4--place = { "§ 3.4" }
# en 1b5aa9df draft
ffb-contree--s4-2-1--place = { "§ 4.2.1" }
# en 4295a8e5 draft
ffb-contree--s4-2-2--place = { "§ 4.2.2" }
# en 76b40428 draft
ffb-contree--s4-2-3--place = { "§ 4.2.3" }
# en 66d88720 draft
ffb-contree--s4-2-4--place = { "§ 4.2.4" }
# en 13238c51 draft
ffb-contree--s5-1--place = { "§ 5.1" }
# en 71a8ef16 draft
ffb-contree--s5-2-1--place = { "§ 5.2.1" }
# en 4996eeef draft
ffb-contree--s5-2-2--place = { "§ 5.2.2" }
# en a4471026 draft
ffb-contree--s5-2-3--place = { "§ 5.2.3" }
# en a54776ce draft
ffb-contree--s6--place = { "§ 6" }
# en 034c3e76 draft
ffb-contree--s7--place = { "§ 7" }
# en d7e2b4b3 draft
ffb-contree--s8--place = { "§ 8" }
# en 6655a47c draft
ffb-contree--s9-2--place = { "§ 9.2" }
# en 31e55712 draft
ffb-contree--s10-1--place = { "§ 10.1" }
# en 4b7f87ab draft
ffb-contree--s10-2--place = { "§ 10.2" }
# en 5809f335 draft
ffb-contree--s10-3--place = { "§ 10.3" }
# en 70b93fcb draft
ffb-contree--s10-4--place = { "§ 10.4" }
# en c17115b5 draft
ffb-contree--s11--place = § 11
# en 3642195b draft
ffb-contree--refused--place = отхвърлените варианти („{ "Toute variante à l’instar de" }“)

# en faca1e3c draft
ffb-coinche--writers = Френската федерация по белот, 2015 г.
# en c4ae99ef draft
ffb-coinche--found-at = { "ffbelote.org" }; прочетени в копието от публичното хранилище { "vareversat/carg" }, където параграфите имат други номера
# en 8146264a draft
ffb-coinche--presentation--place = { "2. Présentation" }
# en 50ebdf46 draft
ffb-coinche--dealer--place = { "3.1. Le donneur" }
# en 515121ca draft
ffb-coinche--shuffle--place = { "3.2. Mélange des cartes" }
# en bab218c3 draft
ffb-coinche--cut--place = { "3.3. La coupe" }
# en b1a22a80 draft
ffb-coinche--deal--place = { "3.4. La distribution" }
# en bb8f3261 draft
ffb-coinche--bids--place = { "4.1. Tour d’enchères" }
# en 0d2d5ee6 draft
ffb-coinche--contract--place = { "4.2. Contrat" }
# en 6182ba4d draft
ffb-coinche--course--place = { "5.1. Déroulement" }
# en 2ca4d411 draft
ffb-coinche--play--place = { "5.2. Règles" }
# en 0522c4b7 draft
ffb-coinche--cards--place = { "6. Ordre et valeur des cartes" }
# en 0e1f155d draft
ffb-coinche--belote--place = { "7. La belote et la rebelote" }
# en 12b48630 draft
ffb-coinche--declarations--place = { "8. Les annonces" }
# en a4ca7140 draft
ffb-coinche--declaring--place = { "8.2. Déclaration des annonces" }
# en 51d6c3fe draft
ffb-coinche--resolving--place = { "8.3. Résolution des annonces" }
# en c847e72e draft
ffb-coinche--renonce--place = { "8.4. Renonce" }
# en dc0526cb draft
ffb-coinche--der--place = { "9.1. Dix de der" }
# en 109da193 draft
ffb-coinche--capot--place = { "9.2. Capot" }
# en b158cb83 draft
ffb-coinche--made--place = { "Contrat réussi" }
# en 526a38e1 draft
ffb-coinche--failed--place = { "Contrat chuté" }
# en a40e0830 draft
ffb-coinche--rounding--place = { "Arrondi" }
# en 0820542d draft
ffb-coinche--end--place = { "Fin de partie" }
# en cb2cc8a2 draft
ffb-coinche--variant--place = { "11. Variante : Sans Atout / Tout Atout" }

# en 2c181f1c draft
ffb-pages--writers = { "Fédération Française de Belote" }
# en de37384d draft
ffb-pages--found-at = { "ffbelote.org" }; прочетени, както ги цитира прегледът { "Avo-k/colver" }
# en e2b93d95 draft
ffb-pages--misdeal--place = сгрешеното раздаване („{ "Si le donneur commet une irrégularité" }“)
# en f38dfaff draft
ffb-pages--calls--place = какво се казва („{ "Toute autre expression" }“)
# en a69f6beb draft
ffb-pages--packets--place = раздаването („{ "Il est strictement interdit de distribuer" }“)
# en 084157e2 draft
ffb-pages--revoke--place = грешка, забелязана веднага („{ "Si la faute est constatée immédiatement" }“)
# en d2a10693 draft
ffb-pages--counts--place = преброяването („{ "Si la somme des deux totaux" }“)
# en 17cd0772 draft
ffb-pages--endOnBela--place = краят на играта („{ "Il est possible de terminer sur une belote" }“)

# en 47cfaa15 draft
pravila-bele--writers = авторите на хърватска игра
# en f51fc31b draft
pravila-bele--found-at = публичното хранилище { "bela4us/windsurf_claude" } ({ "pravila_igre.md" }), на хърватски
# en 72f82005 draft
pravila-bele--overview--place = { "Opći pregled" }
# en be605129 draft
pravila-bele--cards--place = { "Karte i špil" }
# en 798ecec6 draft
pravila-bele--sides--place = { "Timovi i igrači" }
# en 409d3ac7 draft
pravila-bele--deal--place = { "Dijeljenje karata" }
# en cb0b5e9d draft
pravila-bele--trumps--place = { "Odabir za adut (zvanje aduta)" }
# en 8777b29f draft
pravila-bele--tricks--place = { "Tijek igre i igranje štihova" }
# en 19d39c0c draft
pravila-bele--follow--place = { "Pravila za bacanje karata" }
# en 50f50ca3 draft
pravila-bele--bela--place = { "Zvanje Bele" }
# en 4f0f94bc draft
pravila-bele--melds--place = { "Vrijednost zvanja" }
# en 3444e832 draft
pravila-bele--sweep--place = { "Posebno bodovanje" }
# en 1b1bd4fb draft
pravila-bele--points--place = { "Bodovi u igri" }
# en 638488f7 draft
pravila-bele--final--place = { "Konačno bodovanje" }

# en 4806d4f4 draft
cannes--writers = Мишел Изо, за турнирите на Фестивала на игрите
# en ccde400b draft
cannes--found-at = сайтът на фестивала през 2016 г.; прочетени на { "doczz.fr" }, докъдето се виждат, и както ги цитира прегледът { "Avo-k/colver" }
# en 240a2619 draft
cannes--misdeal--place = { "Fausse donne" }
# en 27fb315d draft
cannes--bids--place = { "2° Les enchères" }
# en a82974a8 draft
cannes--marks--place = { "III – Marque" }
# en 4c83effe draft
cannes--pickUp--place = вдигането на картите („{ "Les joueurs ne prennent leurs cartes" }“)

# en 7407795a draft
ascee--writers = клуб на държавни служители в Дьо Севър
# en 7f4bf114 draft
ascee--found-at = { "doczz.fr" }, докъдето се вижда, и прегледът { "Avo-k/colver" }
# en 1a22acb8 draft
ascee--articles--place = членовете („{ "Article (4)" }“)
# en 1c01a659 draft
ascee--misdeal--place = { "Article (9)" }
# en e916bfad draft
ascee--irregularity--place = { "Article (10)" }

# en 634c5b14 draft
pagat-coinche--writers = Джон Маклауд
# en f4dd37fa draft
pagat-coinche--found-at = { "pagat.com" }; прочетен, както го цитира прегледът { "Avo-k/colver" }
# en a553d028 draft
pagat-coinche--double--place = контрата („{ "A coinche doubles the score for the bid only" }“)
# en 20b866fb draft
pagat-coinche--turn--place = контра без ред („{ "It is not necessary to wait for your turn" }“)
# en a8f8ee11 draft
pagat-coinche--lowest--place = най-ниската обява („{ "The bid must be for at least 82 points" }“)
# en a90f89ea draft
pagat-coinche--belote--place = белотът („{ "The 20 points for Belote" }“)
# en 61826722 draft
pagat-coinche--undertrump--place = по-нисък коз („{ "If he has trumps but is unable to overtrump" }“)
# en 5352cf2c draft
pagat-coinche--capot--place = обявеното капо („{ "A capot bid ends the bidding" }“)

# en b60e1dba draft
colver--writers = авторите на „Колвер“, въз основа на 202 текста
# en 171b1d60 draft
colver--found-at = публичното хранилище { "Avo-k/colver" }
# en 21258877 draft
colver--methods--place = { "matrices/bareme.md, § 1" }
# en c0f6d336 draft
colver--failed--place = { "matrices/bareme.md, § 3.1" }
# en 78c4efa5 draft
colver--doubles--place = { "matrices/bareme.md, § 4.1" }
# en 26161c43 draft
colver--capot--place = { "matrices/bareme.md, § 5.3" }
# en 498a6a7e draft
colver--tie--place = { "matrices/fin-de-partie.md, § 5" }
# en 4d7fb2b7 draft
colver--targets--place = { "matrices/fin-de-partie.md, § 1.1" }
# en a2c56d14 draft
colver--undertrump--place = { "matrices/jeu-de-la-carte.md, § 9" }
# en 84a84e5e draft
colver--collected--place = { "COLLECTE-2.md" }
