### Practice: hands that no one played, to be scored, and piles to be counted.
### $vocabulary is whose words the table reads (see terms.ftl).

## learn

practice-kind = What to practise
practice-quiz = Quiz
practice-count = Count cards
practice-level = Difficulty
easy--level = Easy
medium--level = Medium
hard--level = Hard
practice-question = Question { $number } of { $all }
# How many answers were right so far.
practice-right = { NUMBER($count) } right
practice-score = { $right } of { $all } right

# A hand as the table saw it.
claims-after-trick = { $name }: claim after trick { $trick }
card-points-of = Card points, { $name }
total-of = Total, { $name }
claim-target = Target
cards-so-far = Card points so far
# $run is the name of a run; $cards are its cards in short: “tierce K♥ Q♥ J♥”.
run-with-cards = { $run } { $cards }

# What is asked.
ask-scores = What does each side score?
ask-claim-sum = What is the total of the claim?
ask-pile = What are these cards worth?
# A claim: the total that it comes to, and a sentence on who wins.
claim-answer = { $total }. { $winner }

# The answer: right or not, and the mistake behind a wrong one.
answer-right = Right
answer-wrong = Not right
bela--mistake = Missing: { bela }.
runs--mistake = Missing: the declarations.
beaten-runs--mistake = This answer counts a declaration that scores nothing.
last-trick--mistake = Missing: the ten points for the { last-trick }.
last-trick-moved--mistake = This answer gives the { last-trick } to the wrong side.
taker--mistake = This answer makes the wrong side the taker.
kept--mistake = The taker failed and does not keep the points.
failed--mistake = The taker did not fail.
doubling--mistake = This answer multiplies the hand by the wrong number.
bid--mistake = Missing: the bid.
held-over--mistake = Missing: the points held over.
every-trick--mistake = This answer overlooks the fact that one side took every trick.
other-table--mistake = Other tables count the hand this way, but this table does not.
wrong-side--mistake = This answer gives everything to the wrong side.
piles--mistake = This answer swaps the cards of the two sides.
count--mistake = This answer adds the cards up wrongly.

check-count = Check
next-question = Next question
show-score = Show the score
ten-more = Ten more
look-again = Rules to review
