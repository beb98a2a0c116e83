### Le site public : pour qui cherche l’application, ou les règles d’un jeu, dans cette langue.

## landing

# en c1fcccd8 draft
landing-scores = Yuss compte tout : qui a fait son contrat et qui est dedans, points en litige, suites, belote, contres, annonces de victoire. Touchez un chiffre : il dit d’où il vient.
# en 7c5ba8d2 draft
landing-settles = Yuss tranche les disputes : il cite les livres mot pour mot et montre comment on joue à d’autres tables.
# en 0f3eda08 draft
landing-remembers = Yuss se souvient de chaque soirée : qui a joué, qui a gagné, et de combien.
# en b8812a46 draft
landing-stays = Yuss fonctionne hors ligne et sans compte ; vos parties restent sur votre appareil.
# en 768c368f draft
landing-open = Ouvrir Yuss
# en d09a369b draft
landing-draft = Cette traduction est un brouillon : aucun joueur de langue maternelle française ne l’a encore relue. Vous pouvez choisir l’anglais dans les Réglages.
# en f969426c draft
language-being-built = Yuss n’est pas encore prêt en { $language }. Rechargez cette page dans quelques minutes.

## games

# en 2a2a9b11 draft
games-title = Les jeux et leurs règles
# en 6814210d draft
games-about = Règles de la belote, de la coinche, de la contrée, de la bela et du Klaberjass, par pays et par nombre de joueurs, chacune avec sa source.
# en 6fef7649 draft
game-short = { $players } joueurs, { $pack } cartes, en { $target }
# en 694922f3 draft
game-page-title = { $game ->
    [bela-2] Règles de la Bela / Clobyosh à deux : ce que disent les sources
    [bela-3] Règles de la Bela / Clobyosh à trois : ce que disent les sources
    [klabberjass-4] Règles du Klabberjass à quatre : ce que disent les sources
    [lehman] Règles du Klaberjass selon Lehman : ce que disent les sources
    [bicycle] Règles du Klaberjass selon Bicycle : ce que disent les sources
    [denexa] Règles du Klaberjass selon Denexa : ce que disent les sources
    [bridge-belote] Règles du bridge-belote de Bulgarie : ce que disent les sources
    [belote] Règles de la belote : ce que disent les sources
    [contree] Règles de la belote contrée : ce que disent les sources
    [coinche] Règles de la coinche : ce que disent les sources
   *[bela-hr] Règles de la bela croate : ce que disent les sources
}
# en 9abf90aa draft
game-page-about = { $game } : { $short }. Chaque règle avec l’endroit où elle est écrite, et ce qui change d’une source ou d’une table à l’autre.
# en 802562b8 draft
game-page-intro = Chaque règle renvoie à l’endroit du texte où elle est écrite. Là où le texte laisse un point ouvert, cette page dit comment nous le lisons.
# en ff9c1418 draft
play-these-rules = Commencer une partie avec ces règles
# en 3ff7ba5b draft
play-these-about = Yuss tient la marque selon ces règles, hors ligne et sans compte. Vous pouvez changer n’importe laquelle avant de commencer.
# en 019198df draft
game-in-brief = En bref
# en 39c8ec39 draft
cards-and-points = Ordre et valeur des cartes
# en 08ca03a6 draft
cards-trump = { $contracts ->
    [yes] À l’atout (à tout atout : chaque couleur)
   *[no] À l’atout
}
# en 6324dbab draft
cards-plain = { $contracts ->
    [yes] Hors atout (à sans atout : chaque couleur)
   *[no] Hors atout
}
# en 03ea6919 draft
not-mentioned = Ce dont le texte ne parle pas
# en fb58fce4 draft
not-mentioned-in-part = Ce qui n’est pas dans ce que nous avons du texte
# en d693befc draft
questions-of-game = Questions sur ce jeu
# en a4ae0437 draft
in-other-languages = Cette page dans d’autres langues
# en 0db82df5 draft
variant-named = Variante « { $variant } »

## rescue

# en 5f6570c8 draft
not-started = Yuss n’a pas démarré
# en fb09127d draft
rescue-about = Ses fichiers sur cet appareil sont peut-être endommagés. Yuss les répare dès que vous êtes en ligne. Vos parties enregistrées sont toujours sur cet appareil. Effacer les données de ce site les effacerait aussi : enregistrez d’abord une sauvegarde.
# en fcf1b358 draft
rescue-backup = Enregistrer une sauvegarde
