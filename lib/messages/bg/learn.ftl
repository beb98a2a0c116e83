### Упражнения: раздавания, които никой не е играл, за записване, и купчини за броене.

## learn

# en a74ef0e7 draft
practice-kind = Какво да упражниш
# en 07c6b861 draft
practice-quiz = Въпроси
# en 771ada12 draft
practice-count = Броене на карти
# en f8065119 draft
practice-level = Трудност
# en f2de8829 draft
level-easy = Лесно
# en c4ddb130 draft
level-medium = Средно
# en 8f7e9062 draft
level-hard = Трудно
# en 83d0aa64 draft
practice-question = Въпрос { $number } от { $all }
# en 78d5bb88 draft
practice-right = Верни: { NUMBER($count) }
# en 9cfb0dd1 draft
practice-score = Верни: { $right } от { $all }
# en 2264e08f draft
claims-after-trick = { $name }: заявка след взятка { $trick }
# en 8897cda0 draft
card-points-of = Точки от карти, { $name }
# en 6e90ca0f draft
total-of = Общо, { $name }
# en fe4f2fa7 draft
claim-target = Цел
# en a920f2b3 draft
cards-so-far = Точки от карти дотук
# en c2522b0e draft
run-with-cards = { $run } { $cards }
# en bcd64bd1 draft
ask-scores = Колко пише всяка страна?
# en 0f25439d draft
ask-claim-sum = Колко точки прави заявката?
# en f0dc0fb3 draft
ask-pile = Колко точки носят тези карти?
# en dbaeeb12 draft
claim-answer = { $total }. { $winner }
# en ccc67565 draft
answer-right = Вярно
# en 75befd98 draft
answer-wrong = Не е вярно
# en b6aa18c7 draft
mistake-bela = Липсва: { bela }.
# en 382c34a4 draft
mistake-declared = Липсват анонсите.
# en 8e916157 draft
mistake-beaten = Тук е преброен анонс, който не носи нищо.
# en d8d4694a draft
mistake-last-trick = Липсват десетте точки за последната взятка.
# en f0562d1b draft
mistake-last-moved = Тук последната взятка е дадена на другата страна.
# en 73823e6d draft
mistake-taker = Тук излиза, че е обявила другата страна.
# en 4aede578 draft
mistake-kept = Обявилият е вътре, затова точките са за друга страна.
# en 915f7786 draft
mistake-failed = Обявилият не е вътре.
# en b31d6924 draft
mistake-times = Тук раздаването е умножено погрешно.
# en edf427ec draft
mistake-bid = Липсва обявата.
# en 5c851581 draft
mistake-held-over = Липсват висящите точки.
# en c6c2d5d7 draft
mistake-every-trick = Тук е пропуснато, че едната страна взе всички взятки.
# en 7174dd46 draft
mistake-other-table = Така се брои на други маси, но не и на тази.
# en af5c56ff draft
mistake-wrong-side = Тук всичко е дадено на другата страна.
# en 999e66a2 draft
mistake-piles = Тук картите на двете страни са разменени.
# en 42e08901 draft
mistake-count = Грешка в сбора.
# en 27b7a895 draft
check-count = Провери
# en 42848294 draft
next-question = Следващ въпрос
# en 1ed99d63 draft
show-score = Покажи резултата
# en baed9f9c draft
ten-more = Още десет
# en 5d179d91 draft
look-again = Правила за преговор
