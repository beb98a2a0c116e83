### Practice: hands that no one played, to be scored, and piles to be counted.
### $vocabulary is whose words the table reads (see terms.ftl).

## learn

practice-kind = What to practise
practice-quiz = Quiz
practice-count = Count cards
practice-level = Difficulty
level-easy = Easy
level-medium = Medium
level-hard = Hard
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
mistake-bela = Missing: { bela }.
mistake-declared = Missing: the declarations.
mistake-beaten = This answer counts a declaration that scores nothing.
mistake-last-trick = Missing: the ten points for the { last-trick }.
mistake-last-moved = This answer gives the { last-trick } to the wrong side.
mistake-taker = This answer makes the wrong side the taker.
mistake-kept = The taker failed and does not keep the points.
mistake-failed = The taker did not fail.
mistake-times = This answer multiplies the hand by the wrong number.
mistake-bid = Missing: the bid.
mistake-held-over = Missing: the points held over.
mistake-every-trick = This answer overlooks the fact that one side took every trick.
mistake-other-table = Other tables count the hand this way, but this table does not.
mistake-wrong-side = This answer gives everything to the wrong side.
mistake-piles = This answer swaps the cards of the two sides.
mistake-count = This answer adds the cards up wrongly.

check-count = Check
next-question = Next question
show-score = Show the score
ten-more = Ten more
look-again = Rules to review
