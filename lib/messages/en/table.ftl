### The sheet and the form of a hand: all that is there before a hand can be scored, and what a saved hand says.
### $who is a side as a person: `we`, `they`, `one` (one player) or `many`; $name is its name.
### $vocabulary is whose words the table reads (see terms.ftl). $times is how often the hand counts: 1, 2, 4 or 8.
### $big is whether a table of three plays on big: `yes` or `no`.

## verdict-parts (own)

subject = { $who ->
    [we] We
    [they] They
    [one] { $name }
   *[many] { $name }
}
object = { $who ->
    [we] us
    [they] them
    [one] { $name }
   *[many] { $name }
}
possessive = { $who ->
    [we] Our
    [they] Their
    [one] { $name }’s
   *[many] { $name }’s
}
other-possessive = { $otherWho ->
    [we] our
    [they] their
    [one] { $otherName }’s
   *[many] { $otherName }’s
}
third-possessive = { $thirdName }’s
on-big = { $big ->
    [yes] { " " }on big
   *[no] { "" }
}
stakes = { $times ->
    [1] { "" }
   *[other] { " " }{ doubled }
}
fails = { $who ->
    [one] { $name } { $vocabulary ->
        [clobyosh] goes bate
        [denexa] goes bate
        [lehman] is defeated
        [bicycle] is bete
        [belote] is inside
       *[other] fails
    }
   *[other] { subject } { $vocabulary ->
        [clobyosh] go bate
        [denexa] go bate
        [lehman] are defeated
        [bicycle] are bete
        [belote] are inside
       *[other] fail
    }
}{ on-big }{ stakes }
makes-it = { $who ->
    [one] { $name } makes it
   *[other] { subject } make it
}{ on-big }{ stakes }
are-held-over = { $points ->
    [one] { $vocabulary ->
        [belote] hangs
       *[other] is held over
    }
   *[other] { $vocabulary ->
        [belote] hang
       *[other] are held over
    }
}

## verdict

# Heads. The taker ($who, $name) has made $points, the other side $others.
verdict-made = { makes-it }, { $points } to { other-possessive } { $others }.
# At a table of three: both opponents.
verdict-made-by-three = { makes-it }, { $points } to { other-possessive } { $others } and { third-possessive } { $thirds }.
# The taker has less, or where a tie is bate, as much.
verdict-bate = { fails }.
verdict-bate-level = { fails } at { $points } each.
verdict-bate-against = { fails }, { $points } to { other-possessive } { $others }.
# At a table of three: level with one or both opponents ($otherName).
verdict-bate-level-with = { fails }, level with { $otherName } at { $points }.
# On big: against both opponents together.
verdict-bate-level-together = { fails }, level with { $otherName } together at { $points }.
verdict-bate-against-together = { fails }, { $points } to { other-possessive } { $others } together.
verdict-revoked = { subject } revoked{ on-big }{ stakes }.
verdict-level = { NUMBER($points) } each{ stakes }.

# What follows from it, a sentence each.
verdict-goes-to = { $points } goes to { object }.
# Where both sides are committed, the loser's own points go over too.
verdict-goes-over-to = { $points } goes over to { object }.
verdict-keeps = { subject } { $who ->
    [one] keeps
   *[other] keep
} { $points }.
verdict-each-gets = { $points } goes to each of { $name }.
verdict-nothing-to-hand-over = There is nothing to hand over.
# Opponents who made the same share what the taker made.
verdict-share = { $name }, level at { $level }, share the { $points }, { $half } each.
verdict-odd-dropped = The odd { $points ->
    [one] point
   *[other] points
} is dropped.
verdict-has-for-sweep = { subject } { $who ->
    [one] has
   *[other] have
} { $points } { for-sweep }.
# $figures is a list of such figures: “240 for Ben and 60 for Cleo”.
verdict-counted = Counted { times }, that is { $figures }.
verdict-figure-for = { $points } for { object }
verdict-takes-held-over = { subject } { $who ->
    [one] takes
   *[other] take
} the { NUMBER($points) } { held-over }.
verdict-nobody-scores = Nobody scores.
verdict-scores = { subject } { $who ->
    [one] scores
   *[other] score
} { $points }.
verdict-scores-nothing = { subject } { $who ->
    [one] scores
   *[other] score
} nothing.
verdict-own-held-over = { possessive } { $points } { are-held-over }.
verdict-all-held-over = All { $points } { are-held-over }.
# With what was held over before.
verdict-held-over-in-all = { $points } { are-held-over } in all now.

## verdict-match-points

# The taker's first, then the other side's.
verdict-made-match-points = That is { $points } and { $others } match points.
verdict-all-match-points = { $points ->
    [one] The one match point goes
   *[other] All { $points } match points go
} to { object }.
verdict-more-for-sweep = { $points } more { $points ->
    [one] goes
   *[other] go
} to { object } { for-sweep }.
verdict-kirtik = Kirtik takes { $points } from { object }.

## verdict-of-others

# Why the cards were thrown in.
verdict-all-passed = Redeal because all passed.
verdict-schmeiss = Redeal because the schmeiss was agreed.
verdict-void-deal = Redeal because the deal was void.
verdict-misdeal = Redeal because the deal went wrong.
verdict-held-over-stays = The { $points } { held-over } { $points ->
    [one] stays
   *[other] stay
} there.
# Points settled by word, with the reason that somebody wrote or without.
verdict-agreed = Agreed.
verdict-agreed-because = Agreed ({ $why }).
verdict-gets = { subject } { $who ->
    [one] gets
   *[other] get
} { $points }.
verdict-loses = { subject } { $who ->
    [one] loses
   *[other] lose
} { $points }.
verdict-nothing-changes = No points change.
# A player says in the middle of a hand that the game is won. $before and $points make $total.
verdict-claim-good = { subject } { $who ->
    [one] claims
   *[other] claim
} the game rightly: { $before } and { $points } make { $total }.
verdict-claim-false = { subject } { $who ->
    [one] claims
   *[other] claim
} the game falsely: { $before } and { $points } make { $total }, { $short } short of { $target }.
verdict-wins = { subject } { $who ->
    [one] wins
   *[other] win
} the game.
verdict-nobody-wins = The game is over and nobody wins it, as the other two were level.
