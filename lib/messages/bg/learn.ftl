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
# en acbcfa22 draft
easy--level = Лесно
# en 25d7ea60 draft
medium--level = Средно
# en 8472d9eb draft
hard--level = Трудно
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
# en defa3a1e draft
bela--mistake = Липсва: { bela }.
# en 84042d24 draft
runs--mistake = Липсват анонсите.
# en 7f6aaa82 draft
beaten-runs--mistake = Тук е преброен анонс, който не носи нищо.
# en 100ed541 draft
last-trick--mistake = Липсват десетте точки за последната взятка.
# en 4215710a draft
last-trick-moved--mistake = Тук последната взятка е дадена на другата страна.
# en 32be76f4 draft
taker--mistake = Тук излиза, че е обявила другата страна.
# en cd679950 draft
kept--mistake = Обявилият е вътре, затова точките са за друга страна.
# en 43c5a627 draft
failed--mistake = Обявилият не е вътре.
# en f2ef9e0e draft
doubling--mistake = Тук раздаването е умножено погрешно.
# en c1796038 draft
bid--mistake = Липсва обявата.
# en e19841ec draft
held-over--mistake = Липсват висящите точки.
# en f60c1a47 draft
every-trick--mistake = Тук е пропуснато, че едната страна взе всички взятки.
# en 8135eb5f draft
other-table--mistake = Така се брои на други маси, но не и на тази.
# en 1877dbfb draft
wrong-side--mistake = Тук всичко е дадено на другата страна.
# en 3d9eddfa draft
piles--mistake = Тук картите на двете страни са разменени.
# en 49686fb9 draft
count--mistake = Грешка в сбора.
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
