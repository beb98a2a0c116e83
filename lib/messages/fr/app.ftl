### Tous les écrans hors d’une partie : le premier, nouvelle partie, historique, joueurs, règles maison, réglages, données, partage.

## shared

# en 76871612 draft
app-name = Yuss
# en c921d8cb draft
on-this-page = Sur cette page
# en a6951029 draft
loading-games = Chargement de vos parties…
# en ee6795f3 draft
example-game = Exemple
# en d112aec6 draft
quoted = « { $text } »
# en 9edc6682 draft
tab-title = { $title } · { app-name }
# en ebcac25a draft
side-and-figure = { $name } { $figure }

## parts

# en 116f40c8 draft
part-club = soirée de club
# en 77b5df93 draft
part-comparison = comparaison des règles
# en 951f7b7d draft
part-contest = le tournoi
# en a3502bcf draft
part-damage = liste des données abîmées
# en b0b41742 draft
part-data = données de cet appareil
# en b4a5e69b draft
part-earlier = états antérieurs
# en 382d1f06 draft
part-evening = la soirée
# en fa0e4871 draft
part-filters = filtres
# en 9fc1a526 draft
part-found = résultats trouvés
# en 7f2198c7 draft
part-game-rules = règles de cette partie
# en dd356047 draft
part-games-played = liste des parties
# en 5ed30703 draft
part-guide = guide
# en 8971fa9f draft
part-hands-table = tableau des donnes
# en a0f19922 draft
part-house-rules = règles maison
# en 8f0a8d07 draft
part-how-we-play = vos règles
# en 3edcb12a draft
part-last-result = dernier résultat
# en 6f6b548c draft
part-learn = exercices
# en e404a062 draft
part-new-game = saisie d’une nouvelle partie
# en d52e53fd draft
part-opened = contenu ouvert
# en 576d630e draft
part-opener = importation
# en adbc63f8 draft
part-own-answer = réponse de votre table
# en e1645359 draft
part-past-game = cette partie
# en 9c80d739 draft
part-person = fiche de ce joueur
# en 93fcbe8a draft
part-player = page de ce joueur
# en dd06376b draft
part-players = liste des joueurs
# en feb8e9b9 draft
part-print = feuille à imprimer
# en 75d01a9b draft
part-questions = index des règles
# en 82d7ffc1 draft
part-rare-rules = liste des règles
# en c6ccd5c6 draft
part-result-picture = image du résultat
# en e8f58895 draft
part-ruling = décision
# en cba21848 draft
part-save-backup = bouton de sauvegarde
# en ddffdb50 draft
part-scanner = scanner
# en 1553e2e9 draft
part-second-screen = second écran
# en d9a2ebc5 draft
part-together = jeu à plusieurs téléphones

## arrivals

# en adff614e draft
arrival-no-code = Ni partie ni règles maison ici.
    .todo = Copiez le lien en entier, de « http » à la dernière lettre.
# en e6e53167 draft
arrival-cut-short = Ce lien a été coupé ou modifié en chemin.
    .todo = Copiez le lien en entier, ou demandez plutôt un fichier.
# en 63471660 draft
arrival-too-large = Ce fichier ou ce lien est trop gros pour venir de Yuss.
# en 9881da35 draft
arrival-newer-link = Ce lien vient d’un Yuss plus récent que celui-ci.
# en dbe02710 draft
arrival-empty = Ce fichier est vide.
# en 1b057c15 draft
arrival-not-yuss = Ce n’est pas un fichier Yuss.
    .todo = Choisissez une partie, des règles maison ou une sauvegarde enregistrées par Yuss.
# en d681bb69 draft
arrival-ask-again = Demandez une nouvelle copie et réessayez ; rien n’a changé sur cet appareil.
# en 65cca45e draft
arrival-update = Mettez Yuss à jour et rouvrez-le ; rien n’a changé sur cet appareil.
# en 739b7c45 draft
arrival-newer-format = Ce fichier ou ce lien vient d’un Yuss plus récent que celui-ci ({ $format }).
# en ec2e6378 draft
arrival-newer-entry = Ce fichier ou ce lien contient des éléments d’un Yuss plus récent que celui-ci.
    .in-line = La ligne { $line } vient d’un Yuss plus récent que celui-ci.
# en b54ba1c7 draft
arrival-damaged = Ce fichier est endommagé.
    .in-line = Ce fichier est endommagé à la ligne { $line }.
    .at = Ce fichier est endommagé à la ligne { $line }, caractère { $column }.
# en ebc10848 draft
arrival-unreadable-game = Yuss ne peut pas lire cette partie.
# en 414e6531 draft
arrival-begun-otherwise = Le début de cette partie a été modifié après coup : joueurs, règles, points de départ ou premier donneur.
# en 9a207a9f draft
arrival-in-game = L’erreur est dans la partie { $game }.
# en ab2a6181 draft
arrival-in-hand = L’erreur est dans la donne { $hand }.
# en 4067600b draft
arrival-in-game-and-hand = L’erreur est dans la partie { $game }, donne { $hand }.
# en 5d911b8a draft
arrival-stray = Les données contiennent quelque chose qui n’a rien à y faire.
# en 446eea66 draft
arrival-ends-early = Les données s’arrêtent trop tôt.
# en 40a240d5 draft
arrival-too-deep = Les données sont imbriquées trop profondément.
# en c9eeda80 draft
arrival-key-twice = « { $key } » y figure deux fois.
# en 5e9f141f draft
arrival-key-barred = « { $key } » n’est pas autorisé.
# en 85176689 draft
arrival-rules-clash = Les règles se contredisent.

## home

# en 8c027e73 draft
home-about = Feuille de marque et arbitre pour le Klaberjass, la bela et la belote, avec de vraies cartes.
# en a1fe8d7f draft
no-game = Aucune partie en cours
# en 264ea48e draft
no-game-now = Les parties finies sont dans l’Historique. Lancez une nouvelle partie ci-dessous.
# en 8dd97547 draft
no-game-yet = Choisissez un jeu ci-dessous et distribuez.
# en f2f7c31f draft
other-games-in-progress = Autres parties en cours
# en 15ef9fa0 draft
rules--home-place = Règles
    .about = Régler un désaccord
# en 17006f24 draft
referee--home-place = Arbitre
    .about = Suites, victoires, renonces
# en 6ac6a846 draft
history--home-place = Historique
    .about = Parties et vainqueurs
# en f654f5ac draft
settings--home-place = Réglages
    .about = Thème, mots, données
# en c7f44f63 draft
sources--home-place = Sources
    .about = D’où viennent les règles
# en 08213138 draft
go-on = Continuer
# en 622ebc4a draft
view-example = Voir l’exemple
# en 9c881d28 draft
at-the-target = à l’objectif
# en 21611caa draft
go-on-with = Continuer : { $game }
# en 6e653770 draft
view-example-of = Voir l’exemple : { $game }
# en c3331455 draft
next-hand = { $number ->
    [1] { $title } · première donne
   *[other] { $title } · donne { $number }
}
# en fc927add draft
the-last-game = La dernière partie
# en c38d7a4c draft
open-sheet-of = Ouvrir la feuille : { $game }, { $result }
# en 483c69fa draft
spoken-in-points = { $last ->
    [one] { $title }, { $figures } point
    [many] { $title }, { $figures } points
   *[other] { $title }, { $figures } points
}
# en 70f93bcd draft
spoken-in-match-points = { $last ->
    [one] { $title }, { $figures } point de match
    [many] { $title }, { $figures } points de match
   *[other] { $title }, { $figures } points de match
}
# en 673f64aa draft
remove-the-example = Retirer l’exemple
# en 6c396803 draft
stays-here = Vos parties restent sur cet appareil.
# en dbd2c15d draft
example-not-counted = L’exemple ne compte pas dans les statistiques.
# en 18082d40 draft
example-title = Exemple · { $title }
# en 168843c2 draft
unreadable-games = { $count ->
    [one] Yuss ne peut pas lire une partie. Elle est toujours là : depuis <link>Données</link>, enregistrez-la dans un fichier.
    [many] Yuss ne peut pas lire { $count } parties. Elles sont toujours là : depuis <link>Données</link>, enregistrez-les dans un fichier.
   *[other] Yuss ne peut pas lire { $count } parties. Elles sont toujours là : depuis <link>Données</link>, enregistrez-les dans un fichier.
}
# en b5baea07 draft
last-games = Les dernières parties
# en aaa7e427 draft
ask-the-referee = Demandez à l’arbitre

## setup

# en bd041608 draft
other-games = Autres jeux
# en 45b361f7 draft
start-key = Commencer
# en 6930eba6 draft
start-spoken = Commencer : { $dealt }
# en 6045d90e draft
deals-and-leads = { $dealer } donne, { $next } entame
# en e85d5a1c draft
deals-and-speaks = { $dealer } donne, { $next } parle en premier
# en 3f2b4273 draft
variants-title = Variantes
# en 243a2e6c draft
who-deals-first = Qui donne en premier
# en 7a4b616b draft
who-deals-next = Qui donne ensuite
# en 97700350 draft
seat-role = { $role ->
    [deals] donne
    [leads] entame
    [speaks] parle en premier
   *[partner] avec { $name }
}
# en f86fdb7b draft
deals-here = { $name } donne
# en 68b09301 draft
tap-to-deal = donneur : touchez une pastille
# en 0b9c615c draft
game-rules-row = Règles
# en cfefcca1 draft
rules-aside = { $changed ->
    [0] habituelles
    [1] 1 modifiée
   *[other] { $changed } modifiées
}
# en 8f523098 draft
other-target = autre
# en c56607fc draft
deals-under-target = donnes
# en 9bc257a3 draft
already-started = Débuté sur papier
# en 3b3115f9 draft
variants-none = aucune
# en a06bd5d9 draft
this-also-changes = Cela change aussi :
# en a1a10535 draft
rules-clash = On ne peut pas jouer avec ces règles. { $why }
# en 7db0e81c draft
paper-wrong = Totaux du papier : { $why }
# en 8abc7e27 draft
recent-players = Joueurs récents
# en 9079cab6 draft
player-field = Joueur { $number }
# en eafb15bc draft
name-for-player = { $name } : joueur { $number }
# en 7259304c draft
same-name = Deux joueurs portent le même nom. Changez-en un.
# en 8424b927 draft
variant-barred = Incompatible avec « { $name } » : les deux répondent différemment à « { $question } ».
# en 392b7829 draft
best-of-label = Nombre de parties dans la série
# en 6e073d52 draft
paper-total = Total, { $name }
# en e850a3ad draft
points-held-over = Points en litige
# en 0ba85f65 draft
paper-total-wrong = Entrez un nombre entier, 99 999 au plus, comme 240, ou laissez le champ vide.
# en a3a260cf draft
paper-held-over-wrong = Entrez un nombre entier, 9 999 au plus, comme 61, ou laissez le champ vide.
# en 6e0eac45 draft
already-won = La partie se joue en { $target } : un camp qui a { $total } a donc déjà gagné.

## new-game

# en 705b5734 draft
own-rules = Règles maison
# en 694d0eb6 draft
how-many-play = Combien de joueurs
# en 4944e95a draft
so-many-players = { $players } joueurs
# en 5066c0a4 draft
country-name = { $country ->
    [scotland] Écosse, Afrique du Sud
    [america] Amérique
    [bulgaria] Bulgarie
    [croatia] Croatie
    [france] France
   *[south-africa] Afrique du Sud
}
# en 87af95b8 draft
game-about = { $game ->
    [bela-2] égalité en litige, annonce de victoire
    [bela-3] chacun pour soi, « en grand » permis
    [klabberjass-4] à égalité, preneur dedans
    [lehman] qui refuse un schmeiss prend
    [bicycle] chacun donne à son tour
    [denexa] longues suites à 50 seulement
    [bridge-belote] contrats, contre, points en litige
    [belote] une carte est retournée
    [contree] enchères, sans suites
    [coinche] enchères, suites et carrés
   *[bela-hr] on nomme l’atout, donneur obligé
}
# en 046fb59d draft
as-last-time = Comme la dernière fois
# en 820b0182 draft
deal-again = Distribuer
# en 25852cbd draft
contest-link = Tournoi
    .about = plusieurs tables, un appareil

## settings

# en df6ee45f draft
club-link = Soirée de club

# en 6bf1677f draft
settings-title = Réglages
# en da6b04f1 draft
look-and-words = Apparence et vocabulaire
# en 60f3cae6 draft
during-a-game = Pendant une partie
# en 2eaf9970 draft
what-is-stored = Ce qui est enregistré
# en 76ca8ae7 draft
help-title = Aide
# en eae0c2af draft
guide-link = Guide
# en f366cb31 draft
language-title = Langue
# en d048293b draft
language-automatic = Auto
# en 7d3ea1c2 draft
language-draft = Cette traduction est un brouillon : aucun joueur de langue maternelle française ne l’a encore relue. Si quelque chose sonne faux, dites à la personne qui gère ce site sur quel écran cela se trouve, et comment vous le diriez.
# en eed131a2 draft
language-needs-network = Cette langue n’est pas encore sur cet appareil. Connectez-vous une fois à Internet pour la télécharger.
# en 4545dace draft
theme-title = Thème
# en 8bf4d18f draft
theme-value = { $theme ->
    [system] Auto
    [light] Clair
   *[dark] Sombre
}
# en d2fbd998 draft
suits-title = Enseignes
# en a1da1931 draft
suits-value = { $suits ->
    [two] Deux couleurs
   *[four] Quatre couleurs
}
# en d5940b48 draft
words-title = Vocabulaire
# en 9fef113e draft
words-value = { $words ->
    [usual] Courant
    [table] De la table
   *[plain] Simple
}
# en 2c751691 draft
words-said = { $words ->
    [usual] Valet d’atout, dix de der, cinquante
    [table] Yuss (valet d’atout), Manel (neuf d’atout)
   *[plain] Valet d’atout, dix de der, suite de quatre
}
# en 7569a30a draft
counting-title = Façon de compter
# en 22813fa5 draft
counting-value = { $counting ->
    [piles] Points de cartes
    [totals] Totaux
   *[board] Les cartes
}
# en 643b7397 draft
counting-said = { $counting ->
    [piles] Vous entrez les points de cartes, Yuss ajoute le reste.
    [totals] Vous additionnez tout.
   *[board] Touchez les cartes ramassées.
}
# en a7cca33e draft
spoken-label = Dire le score à voix haute
    .barred = Ce navigateur ne sait pas lire un texte à voix haute.
# en 7df12fbc draft
wake-lock-label = Garder l’écran allumé pendant une partie
    .barred = Ce navigateur ne peut pas garder l’écran allumé.
# en f938498e draft
delete-all-open = Tout supprimer sur cet appareil…
# en d27f41ba draft
delete-all-title = Tout supprimer sur cet appareil
# en ba1cddab draft
delete-all-cancel = Annuler
# en f6d6c094 draft
delete-all-go-on = Tout supprimer…
# en bbf3dc39 draft
delete-all-do = Tout supprimer maintenant
# en 72fef88d draft
delete-all-done = Tout est supprimé. Yuss est comme neuf sur cet appareil.
# en a054a82b draft
delete-all-for-good = C’est définitif, et aucun serveur n’en garde de copie. Faites d’abord une sauvegarde si vous pensez vouloir récupérer quelque chose.
# en 1408979a draft
delete-all-no-way-back = C’est définitif.
# en dedb54d1 draft
deletes-stored = { $stored ->
    [unknown] Cela supprime tout ce qui est enregistré ici.
    [nothing] Cela supprime ce qui est enregistré.
   *[some] Sera supprimé : { $list }.
}
# en a9f99bf4 draft
delete-all-sure = { $stored ->
    [some] Oui, tout supprimer : { $list }
   *[other] Oui, tout supprimer
}

## data

# en a38c32d5 draft
data-about = Vos données ne sont que sur cet appareil. Enregistrez un fichier de sauvegarde pour pouvoir les restaurer ici ou sur un autre appareil.
# en 490e9128 draft
save-everything = Tout enregistrer dans un fichier
# en da40bd34 draft
share-backup = Partager
# en 4b61f478 draft
shares-no-files = Ce navigateur ne peut pas partager de fichiers. Enregistrez plutôt le fichier.
# en 4fde8cf7 draft
saving-backup = Enregistrement et contrôle du fichier…
# en 22128b25 draft
backup-not-made = { $why ->
    [too-long] Rien n’a été enregistré : vos données sont trop volumineuses pour un seul fichier.
   *[broken-file] Rien n’a été enregistré : Yuss n’a pas pu relire le fichier. Réessayez.
}
# en d5e6d24a draft
backup-file = Yuss sauvegarde { $day }
# en 0f274f9d draft
saved-as = Enregistré sous { $file }. Regardez dans vos téléchargements.
# en ac22a9e8 draft
restore-backup = Restaurer une sauvegarde
# en 6c37ce55 draft
restore-about = Vous voyez d’abord un aperçu. Vous pouvez aussi ouvrir ici une partie isolée ou des règles maison.
# en abae5d7d draft
reading-the-file = Lecture du fichier…
# en f796fb87 draft
from-another-phone = Depuis un autre appareil
# en 2850d534 draft
scan-or-paste = Scanner un code QR ou coller un lien
# en 608c00d1 draft
house-rules-here = Règles maison sur cet appareil
# en ccacb57c draft
hands-as-a-table = Toutes les donnes en tableau
# en 188c6afc draft
save-all-hands = Enregistrer toutes les donnes (CSV)
# en 5d96421f draft
save-for-programs = Enregistrer pour d’autres logiciels (CSV)
    .note = Virgules, heures UTC et titres en anglais, dans toutes les langues.
# en df350391 draft
hands-file = Yuss donnes { $day }
# en ffad8fda draft
check-data = Vérifier les données
# en 9155a2fa draft
checking-everything = Vérification en cours…
# en 85f761a5 draft
save-as-they-are = Enregistrer les entrées illisibles
# en 49a1527b draft
how-it-is-kept = Comment le navigateur les garde
# en 16b6fbb0 draft
unread-file = Yuss données illisibles { $day }
# en 57954963 draft
all-readable = Yuss peut tout lire ici : { $list }.
# en 74a0d34f draft
some-readable = Yuss peut lire : { $list }.
# en c396451a draft
nothing-stored = Rien n’est encore enregistré ici.
# en e0db89f5 draft
nothing-readable = Rien d’enregistré ici que Yuss puisse lire.
# en 469d83b9 draft
unread-entries = { $count ->
    [one] Yuss ne peut pas lire une entrée : elle est endommagée ou vient d’un Yuss plus récent. Elle reste telle quelle, et chaque sauvegarde la contient.
    [many] Yuss ne peut pas lire { $count } entrées : elles sont endommagées ou viennent d’un Yuss plus récent. Elles restent telles quelles, et chaque sauvegarde les contient.
   *[other] Yuss ne peut pas lire { $count } entrées : elles sont endommagées ou viennent d’un Yuss plus récent. Elles restent telles quelles, et chaque sauvegarde les contient.
}
# en 17d2ba65 draft
delete-unread = Supprimer
    .of = Supprimer : { $what }
    .done = { $what } : supprimé.
# en 22f7e5a6 draft
open-unread = Ouvrir
    .of = Ouvrir : { $what }
# en 7ea514ee draft
a-backup = Une sauvegarde
# en 50eacab3 draft
what-shall-it-do = Comment restaurer la sauvegarde ?
# en a4f0e5e2 draft
comparing-backup = Comparaison avec cet appareil…
# en 8141d66a draft
restored-backup = Sauvegarde restaurée.
# en b654f0ca draft
restore-way = { $way ->
    [merge] Ajouter à ce qui est ici
    [revive] Ajouter, et rétablir ce que vous avez supprimé
   *[replace] Remplacer toutes les données
}
    .note = { $way ->
        [merge] Rien ne se perd sur cet appareil. Ce que vous avez supprimé le reste.
        [revive] Ce que vous avez supprimé sur cet appareil revient aussi.
       *[replace] Il ne reste sur cet appareil que ce qui est dans la sauvegarde.
    }
    .do = { $way ->
        [merge] Ajouter
        [revive] Ajouter et rétablir
       *[replace] Remplacer toutes les données
    }
# en dd0f486d draft
made-on = Sauvegarde du { $moment }.
# en 817db98a draft
made-unknown = Le fichier ne dit pas quand il a été fait.
# en 84090c84 draft
games-lost = { $when ->
    [done] Parties supprimées : { NUMBER($count) }
   *[ahead] Parties à supprimer : { NUMBER($count) }
}
# en e1debf0b draft
games-shrunk = { $when ->
    [done] Parties ramenées à un état antérieur : { NUMBER($count) }
   *[ahead] Parties à ramener à un état antérieur : { NUMBER($count) }
}
# en ddfa21ad draft
games-deleted-here = Parties supprimées ici, qui le restent : { NUMBER($count) }
# en 713b35e8 draft
games-begun-otherwise = Parties qui commencent autrement dans la sauvegarde et gardent leur début d’ici : { NUMBER($count) }
# en 1ae3023b draft
games-added = { $when ->
    [done] Parties ajoutées : { NUMBER($count) }
   *[ahead] Nouvelles parties : { NUMBER($count) }
}
# en e8baf92c draft
games-grown = { $when ->
    [done] Parties qui ont reçu de nouvelles donnes : { NUMBER($count) }
   *[ahead] Parties avec de nouvelles donnes : { NUMBER($count) }
}
# en fcb52146 draft
a-game-unread = Une partie illisible
# en 1f3c1c38 draft
without-a-date = sans date
# en fe71a368 draft
day-and-hands = { $day }, { $hands }
# en d572fd86 draft
more-games = et { NUMBER($count) } de plus
# en 2aeae54e draft
hands-before-and-after = { $before ->
    [one] { $before } donne avant, { NUMBER($after) } après la restauration
    [many] { $before } donnes avant, { NUMBER($after) } après la restauration
   *[other] { $before } donnes avant, { NUMBER($after) } après la restauration
}
# en 9a945c5d draft
contests-lost = { $when ->
    [done] Tournois supprimés : { $names }.
   *[ahead] Tournois à supprimer : { $names }.
}
# en 32360a7d draft
contests-added = Nouveaux tournois : { $names }.
# en 48fcaab4 draft
contests-beside = Tournois différents de ceux d’ici ; les deux restent : { $names }.
# en 7b886856 draft
contests-changed = { $when ->
    [done] Tournois désormais tels que dans la sauvegarde : { $names }.
   *[ahead] Tournois qui redeviendront tels que dans la sauvegarde : { $names }.
}
# en f7d45cf6 draft
contests-deleted-here = Tournois supprimés ici, qui le restent : { $names }.
# en 3037deca draft
others-lost = { $when ->
    [done] Supprimé aussi : { $list }.
   *[ahead] À supprimer aussi : { $list }.
}
# en 4999d9df draft
houses-lost = { $when ->
    [done] Règles maison supprimées : { $names }.
   *[ahead] Règles maison à supprimer : { $names }.
}
# en 8ecb5713 draft
houses-deleted-here = Règles maison supprimées ici, qui le restent : { $names }.
# en 229a71ad draft
houses-added = Nouvelles règles maison : { $names }.
# en 428afad2 draft
houses-changed = Règles maison qui changent : { $names }.
# en 339dfaa4 draft
games-here-already = { $count ->
    [one] { $count } partie est déjà ici, telle que dans la sauvegarde.
    [many] { $count } parties sont déjà ici, telles que dans la sauvegarde.
   *[other] { $count } parties sont déjà ici, telles que dans la sauvegarde.
}
# en 1f6d5446 draft
players-come = { $count ->
    [one] La fiche d’un joueur est ajoutée.
    [many] Les fiches de { $count } joueurs sont ajoutées.
   *[other] Les fiches de { $count } joueurs sont ajoutées.
}
# en 29a94413 draft
games-torn = { $count ->
    [one] L’historique d’annulation de cette partie est inutilisable ; toutes les donnes sont là.
    [many] L’historique d’annulation de { $count } parties est inutilisable ; toutes les donnes sont là.
   *[other] L’historique d’annulation de { $count } parties est inutilisable ; toutes les donnes sont là.
}
# en c03f683c draft
unread-come = Illisible ici, gardé tel quel : { NUMBER($count) }
# en ead22f53 draft
unread-part = { $what ->
    [game] Partie { $number }
    [game-unread-before] Une partie déjà illisible avant
    [hand] Une donne sans sa partie
    [houses] Règles maison
    [series] Une série
    [players] Un joueur
    [evening] Personnes et équipes d’une soirée
    [stakes] Mise d’une soirée
    [contest] Un tournoi
    [unknown] Une entrée inconnue
   *[settings] Un réglage
}
# en c907526c draft
unread-why = { $why ->
    [newer] vient d’un Yuss plus récent ({ $place })
    [begun-otherwise] début modifié après coup ({ $place })
   *[damaged] données abîmées ({ $place })
}
# en 7033ecef draft
settings-come = { $settings ->
    [taken] Les réglages viennent de la sauvegarde.
   *[kept] Les réglages de cet appareil restent.
}

## share

# en 680b596d draft
import-title = Importer
# en c41b0af9 draft
open-about = Ouvrez une partie ou des règles maison d’un autre appareil. Vous voyez d’abord un aperçu. Si un lien s’est ouvert dans le navigateur au lieu du Yuss installé, collez-le ici.
# en 93fd8fcf draft
scan-a-code = Scanner un code QR
# en 63745e24 draft
open-a-file = Ouvrir un fichier
# en 291a5f6a draft
paste-label = Ou collez un lien, ou le texte d’un fichier
# en 840bc73d draft
open-key = Ouvrir
# en 7a963f3f draft
open-something-else = Ouvrir autre chose
# en 660d454d draft
too-long-for-a-link = C’est trop long pour un lien. Envoyez plutôt un fichier.
# en 34e0b36a draft
too-long-for-a-code = C’est trop long pour un code QR. Envoyez plutôt un lien ou un fichier.
# en 70105da3 draft
point-the-camera = Scannez ce code avec la caméra de l’autre appareil.
# en e0befcf2 draft
share-the-link = Partager le lien
# en e3319d9d draft
copy-link = Copier le lien
# en 8cdbdccc draft
copied-link = Copié
# en 47022380 draft
save-as-file = Enregistrer le fichier
# en 282374a2 draft
share-as-file = Partager le fichier
# en f3f5eb69 draft
code-to-scan = Code QR : { $name }
# en f4815ea3 draft
link-label = Le lien ({ NUMBER($length) } caractères ; il contient tout)
# en b24fa31a draft
link-was-copied = Lien copié.
# en be45f7d2 draft
select-the-link = Sélectionnez le lien ci-dessous et copiez-le.
# en ca3dcba8 draft
unreadable-goes-with-backup = Yuss ne peut pas lire cette partie : seule une sauvegarde peut la contenir.
# en 9ed88d20 draft
hand-goes-with-backup = Yuss ne peut pas lire l’une des donnes de cette partie : seule une sauvegarde peut contenir la partie.
# en 5e9d3444 draft
link-and-file = Un lien ou un code QR contient la feuille telle qu’elle est. Un fichier contient aussi ce qui a été annulé ou corrigé.
# en 5ed110ea draft
print-the-sheet = Imprimer la feuille
# en 6547bdfa draft
table-csv = Enregistrer en CSV
# en 652b6f32 draft
share-title = { $names } { $day }
# en d5ec5ecf draft
the-camera = La caméra
# en 03637831 draft
from-a-picture = Depuis une photo
# en a67f4c2c draft
no-code-there = Aucun code QR sur la photo. Approchez-vous et tenez la caméra bien droite.
# en 2372616b draft
no-camera = { $why ->
    [refused] Yuss n’a pas accès à la caméra. Autorisez-la pour cette page dans le navigateur, ou prenez le code en photo.
   *[missing] Ce navigateur ne trouve pas de caméra utilisable. Prenez le code en photo, ou collez le lien.
}

## together-before

# en 75374bcf draft
play-together = Jouer ensemble
# en 8a8883aa draft
what-leaves = Ce qui quitte cet appareil
# en 768a87ff draft
join-title = Jouer ensemble
# en f06529f5 draft
no-relay = Ce Yuss n’a pas de relais : les téléphones ne peuvent pas jouer ensemble ici. La personne qui gère ce site peut en mettre un en route.

## together

# en d567eb76 draft
together-about = D’autres téléphones suivent cette feuille en direct, et peuvent aussi y écrire. Chacun la garde en entier, et continue sans les autres.
# en 0e0fed34 draft
together-leaves = Une fois la table ouverte, tout ce que vous écrivez sur cette feuille quitte cet appareil, chiffré : seuls ceux qui ont le lien peuvent le lire. Le relais l’efface après { NUMBER($days) } { $days ->
    [one] jour
    [many] jours
   *[other] jours
}.
# en 8586c812 draft
open-table = Ouvrir la table
# en c8385c15 draft
table-not-opened = Impossible d’ouvrir la table. Réessayez.
# en 3c4a9f8c draft
table-not-left = Vous êtes encore à la table. Réessayez de la quitter.
# en 3412a884 draft
who-holds = Qui utilise ce téléphone ?
# en b2204054 draft
no-one-named = Personne
# en 9bff8cac draft
link-lets = Qui scanne ce code peut
# en b81138d9 draft
may-write = Écrire
# en db169a11 draft
may-look = Regarder
# en 635aa1d1 draft
write-about = Scannez-le avec un autre téléphone : il reçoit la même feuille et peut aussi y écrire.
# en c5ef442d draft
look-about = Pour qui regarde seulement. À l’horizontale ou sur un téléviseur, seul le score s’affiche.
# en 6b81f998 draft
table-code = Code QR : cette table
# en 8a658b9d draft
table-link-label = Le lien
# en 7a4cd998 draft
who-is-here = Qui est là
# en 02631966 draft
this-phone = Ce téléphone
# en 6051418f draft
this-phone-of = Ce téléphone ({ $name })
# en e64540a8 draft
phone-of = Téléphone : { $name }
# en 5e6a7bd9 draft
phone-unnamed = Un téléphone
# en 49e15f02 draft
alone-here = Encore personne d’autre
# en 1f8e1208 draft
lookers-uncounted = Ceux qui regardent seulement ne sont pas comptés.
# en af84cc68 draft
leave-ask = Quitter la table…
# en 1e8b696e draft
leave-about = Ce téléphone continue seul, avec toute la feuille.
# en 07157d1f draft
leave-table = Quitter la table
# en d3891123 draft
close-ask = Fermer l’écriture aux autres…
# en 339d0822 draft
close-about = Ensuite, seul ce téléphone peut écrire ; les autres ne peuvent que regarder la feuille. Pour écrire de nouveau, un autre téléphone doit scanner le nouveau code.
# en 5de91313 draft
close-table = Fermer l’écriture aux autres
# en 58c225a2 draft
close-failed = Ce téléphone n’a pas joint le relais : rien n’a changé. Réessayez une fois connecté.
# en 0f547ca3 draft
close-unknown = Le relais n’a pas encore répondu. Ce téléphone finira de fermer la table dès qu’il le joindra ; d’ici là, les autres peuvent encore écrire.
# en 0f182d5e draft
closed-untold = La table est fermée, mais le relais est plein et ne peut pas le dire aux autres téléphones. Faites-leur scanner le nouveau code : sans cela, leurs nouvelles entrées n’arrivent pas sur ce téléphone.
# en 14393c3a draft
stay = Annuler
# en 98261b7d draft
line-joining = Recherche des autres téléphones…
# en c8edcd1d draft
line-together = { $count ->
    [0] Personne d’autre n’est là.
    [1] Un autre téléphone est là.
   *[other] { $count } autres téléphones sont là.
}
# en 4afb2637 draft
line-looks = Cet écran affiche la feuille en direct.
# en c5dacd01 draft
line-writing-of = { $name } note la donne { $hand } sur son téléphone.
# en cbf2187a draft
line-writing = Un autre téléphone note la donne { $hand }.
# en b6d707d4 draft
line-apart = { $why ->
    [refused] Le relais n’admet pas ce téléphone. La feuille continue ici.
    [full] Le relais n’a plus de place. La feuille continue ici.
    [too-large] Le relais refuse une entrée trop volumineuse. La feuille continue ici.
    [storage] Les entrées des autres téléphones ne peuvent pas être enregistrées ici.
    [expired] Cette table a expiré : aucun téléphone n’y est venu depuis { NUMBER($days) } { $days ->
        [one] jour
        [many] jours
       *[other] jours
    }. La feuille continue, sur ce téléphone seul.
   *[unreachable] Pas de connexion avec les autres téléphones. La feuille continue ici.
}
# en 59d1d5fc draft
line-waiting = { $count ->
    [1] Une entrée partira plus tard.
   *[other] { $count } entrées partiront plus tard.
}
# en 22b393d6 draft
line-closed = Cette table a été fermée. Ce téléphone ne peut plus que regarder la feuille.
# en acf3a3e2 draft
line-lacks = Toutes les parties de cette table ne sont pas sur ce téléphone : il en suit { NUMBER($most) } à la fois, et une partie finie laisse la place à la suivante.
# en b2221a38 draft
line-begun-otherwise = Sur un autre téléphone, cette partie commence autrement : autres joueurs, autres règles, autres points de départ ou autre premier donneur. Ce téléphone garde son début, les feuilles diffèrent donc.
# en 678df307 draft
line-next-game = La partie suivante a commencé.
# en bffa3997 draft
show-next-game = L’afficher
# en b6ff4c90 draft
to-club-night = Soirée de club
# en 3b3ca067 draft
line-asked = Une partie de cette table est déjà sur ce téléphone.
# en 287875f5 draft
unite-game = L’apporter à la table
# en 55e54286 draft
table-settings = Table
# en 07d7b655 draft
open-again = Rouvrir la table
# en d90eae92 draft
look-title = Score
# en d6a0eff9 draft
show-sheet = Afficher la feuille
# en c0454833 draft
show-wall = Afficher seulement le score
# en 472e178b draft
join-to-write = Une table vous invite : vous voyez sa feuille en direct et pouvez aussi y écrire.
# en 262a6962 draft
join-to-look = Vous pouvez suivre une feuille ici : vous la voyez en direct, sans pouvoir y écrire.
# en 5fcb3111 draft
join-table = Rejoindre la table
# en 754546a8 draft
join-look = Afficher la feuille
# en 847dd1a5 draft
join-fetching = Récupération de la feuille…
# en 12c27393 draft
join-empty = Il n’y a pas encore de feuille ici, ou elle a été effacée après { NUMBER($days) } { $days ->
    [one] jour
    [many] jours
   *[other] jours
}. Elle apparaît dès qu’un téléphone de la table est là.
# en ef424296 draft
join-wrong = Ce lien ne mène pas à une table. Scannez de nouveau le code, ou redemandez le lien.
# en 45ac56af draft
join-failed = Impossible de rejoindre la table. Réessayez.
# en 208505f9 draft
tables-of-phone = Tables de ce téléphone
# en 208dbee6 draft
no-tables = Ce téléphone n’est à aucune table. Ouvrez une feuille, puis choisissez « Plus » et « Jouer ensemble ».
# en 271ecdc6 draft
table-of = Table du { $day }

## club

# en a8997e50 draft
club-title = Soirée de club
# en d8039394 draft
club-about = Plusieurs tables en une soirée : un tirage à chaque tour, une feuille par table, et un classement qui se fait tout seul.
# en e294ad89 draft
club-no-relay = Ce Yuss n’a pas de relais : impossible de tenir une soirée de club ici. La personne qui gère ce site peut en mettre un en route.
# en 48f22243 draft
club-none = Aucune soirée de club sur ce téléphone pour l’instant. Ouvrez-en une, ou scannez le code de votre table.
# en 9f3c2e0f draft
club-nights-of-phone = Soirées de club sur ce téléphone
# en dc551e23 draft
new-club-night = Nouvelle soirée de club
# en e40ea0da draft
club-night-unnamed = Une soirée de club
# en b45e1a86 draft
club-place = { $role ->
    [organiser] Vous l’organisez
    [screen] Grand écran
   *[table] Table { $table }
}
# en a558a918 draft
club-night-name = Nom de la soirée de club
# en d06ff1eb draft
club-night-default = Soirée de club, { $day }
# en 675c9d70 draft
rules-agreed = Règles convenues
# en 4b90be0b draft
documents-rules = Règles standard
# en a3f810f4 draft
rules-of-house = Règles maison
# en f4c89cc7 draft
standings-go-by = Le classement se fait sur
# en e3443753 draft
counts-name = { $counts ->
    [wins] Parties gagnées
    [points] Points
   *[difference] Différence
}
# en c0828991 draft
rounds-drawn = Tours
# en f493f274 draft
draw-name = { $draw ->
    [swiss] Système suisse
   *[robin] Tous contre tous
}
# en d346c729 draft
draw-about = { $draw ->
    [swiss] Les adversaires sont proches au classement, et ne se rencontrent qu’une fois si possible.
   *[robin] Chacun rencontre tous les autres.
}
# en caf770ee draft
club-night-leaves = Une fois la soirée de club ouverte, ses noms et ses résultats quittent cet appareil, chiffrés : seuls ceux qui ont un code de la soirée peuvent les lire. Le relais les efface après { NUMBER($days) } { $days ->
    [one] jour
    [many] jours
   *[other] jours
}.
# en 94abf792 draft
open-club-night = Ouvrir la soirée de club
# en 3aa49e9d draft
not-done = L’enregistrement a échoué. Réessayez.
# en 7118f0d7 draft
asked-to-table = On vous attend à la table { $table } d’une soirée de club. Les parties de cette table apparaissent ici, et vous en tenez les feuilles.
# en 7c140af2 draft
asked-to-screen = Vous suivez une soirée de club : le classement et toutes les tables, en direct.
# en 8ef34f6e draft
asked-to-organise = C’est le code de l’organisateur : quiconque l’a peut tirer et clore les tours.
# en c1a17b39 draft
join-club-night = Rejoindre la soirée de club
# en 897bed2c draft
not-a-club-night = Ce lien ne mène pas à une soirée de club. Scannez de nouveau le code, ou redemandez le lien.
# en a2037649 draft
fetching-club-night = Récupération de la soirée de club…
# en b7dab9be draft
leave-club-night-ask = Retirer de ce téléphone…
# en ecfb9eed draft
leave-club-night-about = La soirée de club et son code quittent ce téléphone. Les parties jouées ici restent dans l’historique.
# en c140fad0 draft
leave-organiser-about = La soirée de club quitte ce téléphone, et avec elle le seul code qui permet de tirer et de clore les tours. Les parties jouées ici restent dans l’historique.
# en c159018f draft
leave-club-night = Retirer la soirée de club
# en 27e82453 draft
board-apart = { $why ->
    [refused] Le relais n’admet pas ce téléphone. Ce que vous voyez peut dater.
    [full] Le relais n’a plus de place. Les nouvelles entrées de ce téléphone partiront plus tard.
    [too-large] Le relais refuse une entrée trop volumineuse.
    [storage] Les entrées du relais ne peuvent pas être enregistrées ici.
   *[unreachable] Pas de connexion au relais. Ce que vous voyez peut dater, et les nouvelles entrées de ce téléphone partiront plus tard.
}
# en f60a8c71 draft
parts-of-club-night = Rubriques de la soirée de club
# en eb2cf6a7 draft
part-round = Tour
# en c3b9c044 draft
part-standings = Classement
# en c7be254b draft
part-pairs = { $players ->
    [1] Joueurs
   *[2] Équipes
}
# en 86a6fd85 draft
part-codes = Codes
# en 92253df8 draft
first-player = Premier joueur
# en b439edf8 draft
second-player = Second joueur
# en 9d0fa20d draft
player-name = Nom
# en 966dd406 draft
name-taken = Un autre joueur de la soirée porte ce nom. Ajoutez une lettre ou un nom de famille.
# en f7ebb5ae draft
add-pair = { $players ->
    [1] Ajouter le joueur
   *[2] Ajouter l’équipe
}
# en 458dbcbe draft
pairs-none = { $players ->
    [1] Personne n’est encore sur la liste.
   *[2] Aucune équipe n’est encore sur la liste.
}
# en 56b25d9f draft
pair-of = { $first } et { $second }
# en 2ae96681 draft
has-gone = Ne joue plus
# en af4319b9 draft
goes-home = { $pair } : retirer
# en 5943aa9a draft
comes-back = { $pair } : réintégrer
# en 9a6ce45e draft
goes = Retirer
# en 6fbe5376 draft
returns = Réintégrer
# en 2d706166 draft
rename = Renommer
# en 52559a0a draft
renames = { $pair } : renommer
# en 8fa5aa94 draft
rename-about = Le nom change partout dans la soirée. Les feuilles déjà ouvertes gardent l’ancien nom.
# en bfd6afb8 draft
save-pair-name = Enregistrer le nom
# en 91448df1 draft
codes-about = Chaque table scanne son propre code une seule fois, pour toute la soirée. Un téléphone qui a ce code ne peut écrire qu’à cette table.
# en 6530c50b draft
table-number = Table { $table }
# en c802f0e8 draft
screen-name = Grand écran
# en 07568a94 draft
screen-about = Pour un téléviseur ou un second téléphone : le classement et toutes les tables, en direct. Personne ne peut écrire avec ce code.
# en 77d89a01 draft
code-of = Code QR : { $what }
# en 28e6c622 draft
link-of = Lien : { $what }
# en 80a1c7b5 draft
codes-later = Une table reçoit son code dès qu’elle a deux camps.
# en 5c8b4cdc draft
round-number = Tour { $round }
# en b96ee56a draft
round-none = Aucun tirage n’a encore eu lieu.
# en ca8c98d6 draft
round-closed = Clos
# en 96c1b2b9 draft
round-shown = Tour
# en 308cfb4f draft
draw-first = Tirer le tour 1
# en 97b8a785 draft
draw-next = Tirer le tour { $round }
# en ec1643ad draft
need-two = Il faut au moins deux présents pour un tour.
# en a3e54014 draft
draw-late = Faire jouer les retardataires maintenant
# en c8537b3e draft
late-about = { $count ->
    [one] Un retardataire joue à partir du tour suivant.
    [many] { $count } retardataires peuvent s’affronter maintenant, ou attendre le tour suivant.
   *[other] { $count } retardataires peuvent s’affronter maintenant, ou attendre le tour suivant.
}
# en 3e501e1c draft
late-beside-bye = Il y a un retardataire, et { $pair } n’a pas encore d’adversaire. Le retardataire peut affronter { $pair } maintenant, ou attendre le tour suivant.
# en 4a2fcea3 draft
close-round-ask = Clore le tour { $round }…
# en 0f4979f2 draft
round-close-about = { $count ->
    [0] Tous les résultats sont acceptés par les deux camps.
    [one] Une partie n’est pas encore acceptée par les deux camps. Si elle est finie, elle compte avec son résultat actuel.
    [many] { $count } parties ne sont pas encore acceptées par les deux camps. Celles qui sont finies comptent avec leur résultat actuel.
   *[other] { $count } parties ne sont pas encore acceptées par les deux camps. Celles qui sont finies comptent avec leur résultat actuel.
}
# en 66b80eb2 draft
unfinished-games = Une partie qui n’est pas finie
# en f7318ce2 draft
unfinished-name = { $unfinished ->
    [stands] Compte telle quelle
   *[void] Ne compte pas
}
# en 7e30d99b draft
unfinished-about = { $unfinished ->
    [stands] Le camp en tête a gagné ; à égalité, chaque camp reçoit une demi-victoire.
   *[void] La partie ne compte pour aucun camp, comme si elle n’avait jamais été tirée.
}
# en ce52aa2b draft
close-round = Clore le tour { $round }
# en 1876aef9 draft
keep-open = Annuler
# en 806d6b6f draft
absent-pairs = { $players ->
    [1] Joueurs absents
   *[2] Équipes absentes
}
# en 220948ad draft
take-back-ask = Effacer le tour { $round }…
# en c7d2795b draft
take-back-about = Rien de ce tour n’a été joué. Ses parties disparaissent de tous les téléphones de la soirée, et le tirage peut être refait.
# en 72fdb5ab draft
take-back = Effacer le tour { $round }
# en d385f9a6 draft
game-state = { $state ->
    [waiting] Pas commencée
    [playing] { $hands ->
        [one] { $hands } donne
        [many] { $hands } donnes
       *[other] { $hands } donnes
    }
    [unclear] Deux téléphones diffèrent
    [over] Finie, pas acceptée
   *[accepted] Acceptée
}
# en ecdb6889 draft
game-score = { $first } : { $second }
# en 9ef15c0f draft
your-table = Table { $table }
# en 0a0cf1ff draft
table-waits = Cette table n’a pas encore de partie. La partie apparaît ici dès que le tour est tiré.
# en 32ce4606 draft
open-sheet = Ouvrir la feuille
# en 3248fc9b draft
accept-about = Ce résultat est-il bon ? Chaque camp doit l’accepter. Après une correction, Yuss redemande aux deux camps.
# en 4f85a989 draft
accept-for = { $pair } : accepter
# en 3b51afab draft
accepted-by = { $pair } : accepté.
# en 9555c835 draft
sheet-differs = Deux téléphones de cette table ont des résultats différents. Comparez-les sur la feuille, puis acceptez le résultat.
# en 85214ce0 draft
result-changed = La feuille a changé depuis l’affichage de ce résultat. Regardez-la de nouveau, puis acceptez-le.
# en b84eb7bb draft
standings-none = Le classement commence au premier résultat accepté par les deux camps.
# en aa832b91 draft
standings-caption = Classement après { $games ->
    [one] une partie
    [many] { $games } parties
   *[other] { $games } parties
}
# en bbc67473 draft
head-place = Rang
# en eb2864be draft
table-head = Table
# en aa508c1c draft
head-pair = { $players ->
    [1] Joueur
   *[2] Équipe
}
# en ac1837c3 draft
head-played = Jouées
# en ae760a08 draft
head-won = Gagnées
# en 3147dbb4 draft
head-points = Points
# en fccfba68 draft
head-difference = Diff.
# en a7847fee draft
read-out = Proclamer
# en d30cc598 draft
read-out-about = Touchez « Proclamer » quand vous lisez le classement à voix haute. Yuss signale ensuite tout ce qui le change.
# en 9e562c13 draft
read-out-at = Proclamé à { $time }.
# en a5eca9be draft
changed-since = Le classement proclamé à { $time } a changé.
# en a960be32 draft
changed-game = { $hands ->
    [0] Tour { $round }, table { $table } : { $pairs }.
   *[other] Tour { $round }, table { $table }, donne { $list } : { $pairs }.
}
# en 7c1fcab8 draft
versus = { $first } – { $second }
# en 5ff464f9 draft
save-csv = Enregistrer en CSV
# en b65916ce draft
print-club-night = Imprimer
# en 43555555 draft
print-title = { $name } : classement et tours
# en 0573d326 draft
live-tables = Tables en direct

## privacy

# en ccc6ad17 draft
privacy-link = Confidentialité
# en 289f4b6a draft
privacy-here = Sur cet appareil
# en 0bad47ac draft
privacy-here-about = Ce que vous écrivez reste sur cet appareil. Il n’y a ni compte ni serveur qui vous connaisse, et personne ne compte les visites. Comme tout hébergeur de site, celui de cette adresse voit qu’un appareil est venu charger l’app.
# en 1b4739d8 draft
privacy-shared = Ce que vous envoyez
# en 5f8f1e20 draft
privacy-shared-about = Un lien, un code, un fichier ou une image ne va qu’aux personnes à qui vous le donnez, sans passer par un serveur de notre part. La partie est dans le lien lui-même, après le #, que les navigateurs n’envoient à aucun hébergeur.
# en 86788b61 draft
privacy-together = Quand vous jouez ensemble
# en 629d6dd3 draft
privacy-before = Rien ne quitte cet appareil tant que personne ne touche « Jouer ensemble » ou ne rejoint une table par son lien.
# en 0d06d3c3 draft
privacy-what = Ce qui est envoyé
# en 0a8ea385 draft
privacy-what-about = Chaque donne, correction et note des parties de la table, avec les noms des joueurs. Tant que la feuille est ouverte, cet appareil envoie aussi son nom et indique quelle donne vous écrivez ; rien de cela n’est gardé.
# en 23374d0a draft
privacy-sealed = Comment c’est envoyé
# en 10c1415b draft
privacy-sealed-about = Chiffré sur cet appareil (AES-256-GCM) et signé (ed25519). La clé est dans le lien, après le #, et le relais ne l’a jamais.
# en 5087b4c6 draft
privacy-long = Durée de conservation
# en 7fbaaee4 draft
privacy-long-about = Le relais efface chaque entrée après { NUMBER($days) } { $days ->
    [one] jour
    [many] jours
   *[other] jours
}. Si vous quittez la table, plus rien ne quitte cet appareil ; les entrées déjà envoyées restent sur le relais jusqu’à la fin de ce délai.
# en baa870a6 draft
privacy-who = Qui peut le lire
# en cfc0549a draft
privacy-who-about = Tous ceux qui ont le lien, et tous ceux à qui ils le transmettent. Quiconque a le lien pour écrire peut écrire. Qui regarde seulement ne peut ni écrire ni laisser d’autres écrire.
# en dc3e6cc6 draft
privacy-club = En soirée de club
# en 43ed6950 draft
privacy-club-about = Tous les téléphones de la soirée de club et le grand écran reçoivent les noms des joueurs, qui rencontre qui, et les points de chaque partie et de chaque donne. Quiconque a un code de la soirée peut les lire. Les feuilles elles-mêmes vont à leur table, à l’organisateur et au grand écran. Chaque téléphone garde sa copie de la soirée jusqu’à ce que vous l’en retiriez ; le relais efface la soirée après { NUMBER($days) } { $days ->
    [one] jour
    [many] jours
   *[other] jours
}.
# en a9091037 draft
privacy-operator = Ce que voit l’opérateur du relais
# en fca748f6 draft
privacy-operator-about = L’adresse réseau et les clés publiques de chaque téléphone ; quand il envoie des messages, combien, et de quelle taille, par paliers de 256 octets. L’opérateur voit donc aussi quels téléphones sont à une même table.
# en baa7b754 draft
privacy-operator-not = Ce que l’opérateur ne voit pas
# en cb441218 draft
privacy-operator-not-about = Noms, donnes, points, notes, et quelles parties viennent d’un même téléphone. Un opérateur peut retenir ou supprimer des entrées, mais il ne peut ni les lire, ni les modifier, ni en fabriquer de fausses.
# en 267e0e41 draft
privacy-no-relay = Ce Yuss n’a pas de relais : les téléphones ne peuvent pas jouer ensemble ici, et rien ne quitte cet appareil, sauf ce que vous envoyez.

## csv

# en eca39f98 draft
csv-hand = Donne
# en 8cb0e8b6 draft
csv-saved = Enregistré le
# en 02ea1d2d draft
csv-dealer = Donneur
# en ea414c19 draft
csv-taker = Preneur
# en d4688140 draft
csv-trumps = Atout
# en 421e6ff5 draft
csv-times = Coefficient
# en d15c3e61 draft
csv-result = Résultat
# en a622501c draft
csv-waiting = En litige
# en 557e5727 draft
csv-game = Partie
# en ec54d708 draft
csv-begun = Début
# en f5632ea3 draft
csv-rules = Règles
# en 922f4fb4 draft
csv-players = Joueurs
# en 1bcac043 draft
csv-made-of = { $side } : fait
# en 7f335b73 draft
csv-points-of = { $side } : points
# en 2373b559 draft
csv-total-of = { $side } : total
# en 3bd7406b draft
csv-side = Camp { $side }
# en e0e79d8b draft
csv-made = Fait
# en a590f630 draft
csv-points = Points
# en 976b3171 draft
csv-total = Total
# en 3329b836 draft
csv-state = { $state ->
    [unreadable] illisible
    [open] à corriger
    [waiting] attend une donne qui la précède
   *[after-end] après la fin
}

## arrival

# en c043a36d draft
game-is-here = Cette partie est déjà sur cet appareil, à l’identique.
# en 38c4d8bb draft
game-grows = Cette partie est déjà sur cet appareil, mais moins complète. L’import ajoute ce qui est nouveau et n’enlève rien.
# en 14a2676e draft
game-begun-otherwise = Sur cet appareil, cette partie commence autrement : autres joueurs, autres règles, autres points de départ ou autre premier donneur. Ce début reste ; l’import ne fait qu’ajouter des entrées.
# en 4853838b draft
keep-game = { $state ->
    [new] Importer la partie
    [same] Ouvrir
   *[grows] Ajouter ce qui est nouveau
}
# en d45c21ba draft
house-is-here = Ces règles maison sont déjà sur cet appareil.
# en ec275a74 draft
keep-house = { $state ->
    [new] Enregistrer ces règles
   *[same] Ouvrir
}
# en 7887af0a draft
other-rules-so-called = D’autres règles portent déjà ce nom sur cet appareil : celles-ci en reçoivent un nouveau.
# en eae923fb draft
house-rules-for = Règles maison pour { $game }.
# en 6190be6c draft
different-from-standard = Différences avec les règles standard
# en 58df92b9 draft
against-ours = Différences avec vos règles « { $name } »
# en 9045b95f draft
against-last-game = Différences avec votre dernière partie de ce jeu
# en e0b8a170 draft
same-as-ours = Les mêmes que vos règles « { $name } ».
# en 13ecc992 draft
same-as-last-game = Les mêmes règles que dans votre dernière partie de ce jeu.
# en 547a895d draft
value-of-theirs = Ces règles : { $value }.
# en f1c7a460 draft
value-of-ours = Vos règles : { $value }.

## history

# en 1f13950c draft
history-title = Historique
# en 62256038 draft
find-a-game = Chercher une partie
# en 458fee4a draft
show-all-games = Afficher toutes les parties
# en ef2cb69f draft
filters-set = { $count ->
    [one] { $count } filtre actif
    [many] { $count } filtres actifs
   *[other] { $count } filtres actifs
}
# en a191295d draft
games-found = { $count ->
    [one] { $shown } partie
    [many] { $shown } parties
   *[other] { $shown } parties
}
# en 1e6c0a9c draft
none-like-that = Aucune partie trouvée
# en a2d31bb2 draft
fewer-filters = Aucune partie ne répond à tous ces critères. Avec un filtre de moins, il s’en trouvera peut-être une.
# en cde9125e draft
none-played-yet = Pas encore de partie
# en 2bcfc267 draft
what-is-kept = Chaque partie que vous jouez reste ici : sa feuille, l’évolution du score et qui a gagné.
# en 2eb9a3f1 draft
kept-uncounted = { $count ->
    [one] Une partie est illisible. Elle est conservée telle quelle et ne compte pas dans les statistiques :
    [many] { $count } parties sont illisibles. Elles sont conservées telles quelles et ne comptent pas dans les statistiques :
   *[other] { $count } parties sont illisibles. Elles sont conservées telles quelles et ne comptent pas dans les statistiques :
}
# en 1ff16416 draft
unreadable-game = partie { $number }
# en 6f455801 draft
player-or-pair = Joueur ou équipe
# en 7fc493c7 draft
anybody-at-all = Tout le monde
# en 4ad5a78c draft
game-pick = Jeu
# en 9ee307fd draft
any-game = Tous
# en 9ca3b9ac draft
text-field = Texte d’une note, ou nom
# en ec94cc6f draft
archived-games = Parties archivées
# en 6c414bd0 draft
result-title = Résultat
# en 6ce23620 draft
result-value = { $result ->
    [any] Toutes
    [finished] Terminées
    [unfinished] Non terminées
    [won] Gagnées
   *[lost] Perdues
}
# en f203bb46 draft
games-of-evening = { $count ->
    [one] une partie
    [many] { $count } parties
   *[other] { $count } parties
}
# en 7b4c8fdb draft
game-in-series = partie { $number }
# en b3a29558 draft
going-on = En cours
# en a0b40c6d draft
won-by-none = Aucun gagnant
# en 9c5bce82 draft
ended-early = Interrompue
# en 04f0106d draft
players-and-pairs = Joueurs et équipes
# en 4240d2ab draft
no-such-player = Personne n’a joué ici sous ce nom
# en f0996410 draft
players-title = Joueurs
# en 0f11e61a draft
pairs-title = Équipes
# en b7a6346c draft
still-counting = Calcul en cours…
# en ead7bd21 draft
shelved-game = { $kind ->
    [archived] La partie est archivée. Elle compte comme avant.
    [listed] La partie est sortie des archives.
   *[deleted] La partie est supprimée.
}

## take-back

# en 957d3b08 draft
undo-list-change = Annuler
# en f3df780c draft
dismiss-said = Masquer
# en eea6af85 draft
person-updated = Fiche modifiée : { $name }.
# en cb6731c7 draft
person-renamed = { $from } s’appelle maintenant { $to }.
# en 01a5c1b3 draft
two-people = { $one } et { $other } étaient à la même table ou à la même soirée : ce sont donc deux personnes.

## players

# en 03c94090 draft
games-of = Jeu
# en d381a996 draft
every-kind = Tous
# en a92797a3 draft
no-one-yet = Pas encore de joueurs
# en 1848b71c draft
who-is-counted = Toute personne qui a joué une donne sous un nom est comptée ici. L’exemple ne compte pas.
# en ea7c75c7 draft
show-all-lines = Tout afficher ({ NUMBER($count) })
# en 0b141258 draft
the-games = Les parties
# en 98501a74 draft
rename-or-merge = Renommer, fusionner
# en 2479424a draft
what-figures-mean = Ce que disent les chiffres
# en e624dc4a draft
games-won-of = { $games ->
    [one] { $won } sur { $games } partie
    [many] { $won } sur { $games } parties
   *[other] { $won } sur { $games } parties
}
# en 1a9fe306 draft
last-game-was = { $result ->
    [won] Dernière partie gagnée
   *[lost] Dernière partie perdue
}
# en bb051ed0 draft
ring-won = gagnées
# en 94aa0f85 draft
tile-name = { $tile ->
    [taken] donnes prises
    [made] dont faites
    [best] meilleure donne
    [comeback] remontée
    [streak] victoires d’affilée
   *[belas] belotes
}
# en 9b72f90e draft
last-games-of = { $games ->
    [one] Dernière partie
    [many] { $games } dernières parties
   *[other] { $games } dernières parties
} : { $won ->
    [one] { $won } victoire
    [many] { $won } victoires
   *[other] { $won } victoires
}
# en 8adabe25 draft
won-letter = V
# en 7fc4cdc7 draft
lost-letter = D
# en ac825331 draft
met-of = { $name } : { $won ->
    [one] { $won } victoire
    [many] { $won } victoires
   *[other] { $won } victoires
}, { $lost ->
    [one] { $lost } défaite
    [many] { $lost } défaites
   *[other] { $lost } défaites
}
# en c2929060 draft
kind-and-games = { $name } { $games }
# en cd22a45c draft
everybody-who-played = Tous ceux qui ont joué
# en 680ce0b4 draft
that-game = Cette partie
# en 76a44754 draft
not-played-here = { $who ->
    [one] { $name } n’a pas encore joué ici
   *[many] { $name } n’ont pas encore joué ensemble ici
}
# en 3bcb27c1 draft
not-played-game = { $who ->
    [one] { $name } n’a encore aucune partie de { $game }
   *[many] { $name } n’ont encore aucune partie de { $game } ensemble
}
# en a5acd583 draft
group-games = Parties
# en 377b8f37 draft
group-hands = Donnes
# en 5eaeb309 draft
group-declared = Annonces
# en e1f7a2e4 draft
in-game-to = { $goal ->
    [hands] dans une partie en { so-many-deals }
   *[points] dans une partie en { $target }
}
# en 35955850 draft
in-hand = donne { $number }
# en e35c2645 draft
in-hands = { $hands ->
    [one] en { $hands } donne
    [many] en { $hands } donnes
   *[other] en { $hands } donnes
}
# en 77764d3e draft
person-name = Nom
# en bea643be draft
person-colour = Couleur
# en 8c1bb350 draft
colour-name = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [brown] Marron
    [purple] Violet
    [teal] Turquoise
    [pink] Rose
   *[grey] Gris
}
# en 70ea7838 draft
initials-label = Initiales
    .description = Trois lettres au plus. Laissez le champ vide pour utiliser les initiales du nom.
# en 545e9788 draft
save-person = Enregistrer
# en a93017b9 draft
merge-players = Fusionner les joueurs
# en 12687e9e draft
count-together = { $name } est déjà dans la liste. Désormais, les parties jouées sous les deux noms compteront ensemble.
# en 75b4a776 draft
same-person-as = La même personne que
# en 99704abb draft
no-one-else = aucune autre
# en 8eb627c8 draft
also-written-as = S’écrit aussi
# en fd565418 draft
separate-names = Séparer

## charts

# en dab31bc5 draft
show-as-table = En tableau
# en b01ee5fc draft
send-as-a-picture = Envoyer en image
# en 840283de draft
no-picture = Ce navigateur n’a pas pu créer l’image. Le tableau donne les mêmes chiffres.
# en 31d37526 draft
nothing-to-draw = Rien à tracer pour l’instant
# en 7d5bf8c4 draft
what-is-drawn = Dès la première donne, on voit ici l’évolution du score et ce que chaque donne a rapporté.
# en 7a7f0804 draft
as-a-table = { $title } en tableau
# en cefdc30c draft
hands-axis = donne
# en 2583c686 draft
goes-in-front = passe en tête
# en 27b06621 draft
held-over-and-won = { held-over.label }, puis gagnés
# en 9e3d4856 draft
chart-happened = Ce qui s’est passé
# en f75a0d57 draft
happened-bate = { bate-mark.label } : { $name }.
# en 2a359372 draft
happened-front = En tête : { $name }.
# en 4c12bbcb draft
happened-held-over = { held-over.label } : { NUMBER($points) }.
# en 9062a929 draft
happened-held-over-won = Points { held-over } avant, gagnés ici : { NUMBER($points) }.
# en c6aa8bfd draft
standing-after = { $hands ->
    [one] { $figures } après { $hands } donne
    [many] { $figures } après { $hands } donnes
   *[other] { $figures } après { $hands } donnes
}
# en 3c42d35e draft
standing-sentence = { standing-after }.
# en d37db429 draft
bars-of-hands = { $hands ->
    [one] Une barre par camp pour une donne.
    [many] Une barre par camp pour chacune des { $hands } donnes.
   *[other] Une barre par camp pour chacune des { $hands } donnes.
}
# en cfcb7729 draft
happened-in-hand = Donne { $number }.
# en d954f4e9 draft
nothing-happened = Aucune chute, pas de changement en tête.
# en 2a637049 draft
after-game-number = Après la partie
# en 307c7d7a draft
games-shown = { $last ->
    [one] une partie
    [many] parties 1 à { $last }
   *[other] parties 1 à { $last }
}
# en eba8c75f draft
form-after = { $games ->
    [one] { $name } : { $balance } après { $games } partie terminée
    [many] { $name } : { $balance } après { $games } parties terminées
   *[other] { $name } : { $balance } après { $games } parties terminées
}

## figures

# en b092a666 draft
games-won--figure = Parties gagnées
    .means = Parties gagnées, sur toutes les parties terminées. Chacune compte comme gagnée ou perdue pour tous ceux qui étaient à table à la fin. Une partie interrompue ou en cours n’est ni gagnée ni perdue.
# en 4ae4faca draft
series-won--figure = Séries gagnées
    .means = Séries d’au moins trois parties qui ont un vainqueur, comptées pour ceux qui étaient à table à la partie décisive.
# en cf0cf6f3 draft
hands-taken--figure = Donnes prises
    .means = Donnes prises, sur toutes les donnes jouées jusqu’au bout. Pour une équipe, celles que l’un ou l’autre a prises. Redonnes, annonces de victoire et rectifications du score ne sont pas des donnes ici.
# en d7e7d2ac draft
made-rate--figure = Donnes faites
    .means = Donnes prises et faites, sur toutes les donnes prises. Une égalité ou une renonce n’est ni faite ni chutée.
# en a98a2633 draft
bate-rate--figure = Chutes
    .means = Donnes prises et chutées, sur toutes les donnes prises.
# en b3d4fb08 draft
average-taking--figure = Moyenne à la prise
    .means = Ce que le camp a fait dans les donnes prises par ce joueur ou cette équipe : plis, dix de der, suites et belote, avant qu’une chute ne déplace des points. Les donnes saisies en totaux tout compris comptent aussi.
# en e1aaa9f9 draft
average-defending--figure = Moyenne en défense
    .means = Ce que le camp a fait dans les donnes qu’un autre camp a prises. Pour un joueur, les donnes prises par son partenaire ne comptent ni ici ni dans « Moyenne à la prise ».
# en 0f09446e draft
runs--figure = Suites marquées
    .means = Suites de ce joueur ou de cette équipe qui ont marqué. Les donnes saisies en totaux tout compris ne comptent pas, ni les suites saisies seulement en points.
# en 971fe6a8 draft
fours--figure = Carrés marqués
    .means = Carrés qui ont marqué. Les donnes saisies en totaux tout compris ne comptent pas.
# en b422c769 draft
belas--figure = Belotes
    .means = Roi et dame d’atout annoncés et marqués. Les donnes saisies en totaux tout compris ne comptent pas.
# en a72d5a13 draft
best-hand--figure = Meilleure donne
    .means = Le plus haut total du camp en une donne, avant qu’une chute ne déplace des points. Les donnes saisies en totaux tout compris comptent aussi.
# en 2d874ec8 draft
best-comeback--figure = Plus belle remontée
    .means = Le plus gros retard dans une partie gagnée malgré tout, rapporté à l’objectif de la partie. Dans une partie en nombre de donnes, il est rapporté aux points du vainqueur. Les totaux repris du papier comptent.
# en 779a409f draft
longest-streak--figure = Victoires d’affilée
    .means = Le plus de parties gagnées à la suite, dans l’ordre où elles ont commencé. Une partie qui n’est pas allée au bout n’interrompt rien.
# en f091fa32 draft
head-to-head--figure = Face-à-face
    .means = Parties terminées où les deux étaient à la même table, dans des camps différents. Une partie gagnée par un troisième joueur, ou par personne, ne compte pour aucun des deux camps.
# en 3b61f74b draft
form--figure = Victoires moins défaites
    .means = Un cran de plus par partie gagnée, un de moins par partie terminée sans victoire, dans l’ordre.
# en 48154d44 draft
running-score--figure = Évolution du score
    .means = Ce que disait la feuille après chaque donne.
# en a5134dfe draft
hand-by-hand--figure = Donne par donne
    .means = Les points que chaque donne a ajoutés sur la feuille pour chaque camp.
# en 549b954b draft
swing--figure = Renversement
    .means = Un cercle marque un renversement : une donne qui met un camp en tête à la place d’un autre.
# en 9a7aea31 draft
evening--figure = Soirée
    .means = Une soirée dure jusqu’à cinq heures du matin. Une partie appartient à la soirée où elle a commencé.
# en fd6525d3 draft
out-of = { $part } sur { NUMBER($whole) }

## past-game

# en ef594969 draft
a-game = Une partie
# en 304e6f94 draft
open-the-sheet = Ouvrir la feuille
# en 0be31400 draft
continue-game = Continuer la partie
# en 55e0a89e draft
no-one-has-won = Interrompue : personne ne l’a gagnée.
# en 93ecfad5 draft
not-finished-yet = Pas encore terminée.
# en 137f9110 draft
example-day = { $day } · l’exemple, hors statistiques
# en 4fec4423 draft
past-game-missing = Cette partie n’est pas sur cet appareil.
# en eead3d78 draft
past-game-unreadable = Yuss ne peut pas lire cette partie. Elle est conservée telle quelle et fait partie de la sauvegarde.
# en a8bb20af draft
delete-it = Supprimer
# en 15c65b68 draft
keep-or-delete = Garder ou supprimer
# en e2f627f1 draft
archive-game = Archiver
# en 6014077e draft
unarchive-game = Désarchiver
# en 7d4e6c58 draft
delete-this-game = Supprimer cette partie
    .about = La partie disparaît de la liste et de toutes les statistiques. Vous pouvez revenir en arrière jusqu’à votre prochaine modification.
# en 1797ba12 draft
rematch-dealer = { $dealer } donne en premier
# en ac6f5d2a draft
why-deals-first = { $why ->
    [winner] Qui gagne une partie donne en premier à la suivante.
    [winners] L’un des deux gagnants d’une partie donne en premier à la suivante.
   *[afresh] Les règles ne disent pas qui donne en premier : c’est donc au joueur suivant de donner. Vous pouvez aussi couper pour savoir qui donne.
}
# en ee0207d8 draft
game-of-series = Partie { $number }
# en d87b985f draft
won-by-no-one = Personne
# en aefd7e49 draft
not-finished = Non terminée

## house-rules

# en 85c1817a draft
house-rules-title = Règles maison
# en e3545c2d draft
all-house-rules = Toutes les règles maison
# en fb6723a2 draft
starting-from = Nouvelles règles maison, à partir de
# en dd805c40 draft
no-house-rules = Pas encore de règles maison
# en e395916c draft
what-they-start-from = Choisissez le jeu le plus proche, et changez ce que votre table joue autrement. C’est à faire une fois, pas avant chaque partie.
# en 8ebe1ac6 draft
house-rules-missing = Ces règles maison ne sont pas sur cet appareil. Elles ont peut-être été supprimées.
# en 3551ce36 draft
unreadable-house = { $name } : ces règles sont illisibles. Elles sont conservées telles quelles et font partie de la sauvegarde.
# en df2207a3 draft
after-document = { $others ->
    [0] { $document }, règles standard.
    [one] { $document } avec un changement.
    [many] { $document } avec { $others } changements.
   *[other] { $document } avec { $others } changements.
}
# en e536f110 draft
new-house-rules = Nouvelles règles maison
# en c1940ddb draft
house-unreadable = Yuss ne peut pas lire ces règles. Elles sont conservées telles quelles et font partie de la sauvegarde.
# en 5d50f21f draft
rules-name = Nom
    .placeholder = Café de la Gare
# en 44f8359b draft
started-from = Les règles sont celles du jeu <game>{ $game }</game>, sauf ce que vous changez ici.
# en d59ef960 draft
not-playable-yet = Certaines de ces règles se contredisent : voir plus haut.
# en 5bd0568e draft
name-to-save = Donnez-leur un nom pour les enregistrer.
# en 8fd874b7 draft
save-these-rules = Enregistrer ces règles
# en 4ca1fe80 draft
save-changes = Enregistrer les changements
# en 3facc454 draft
rules-kept = Règles enregistrées
# en 92a852a0 draft
play-by-these = Jouer avec ces règles
# en b77066ec draft
share-rules = Partager
    .title = Partager « { $name } »
# en 2ea54d1d draft
compare-source = Comparer à une source
    .aside = Où ces règles s’écartent de celles d’un jeu
# en ffcd707c draft
compare-with = Comparer à
# en 78e1dfa6 draft
no-difference = Identique en tout point.
# en 8814cd8f draft
value-here = Ces règles : { $value }.
# en 33e4b2eb draft
value-there = Les autres règles : { $value }.
# en 0375dff0 draft
place-there = Source : { $source }.
# en f217f827 draft
where-tables-differ = Ce qui change d’une table à l’autre
# en 548cb3ba draft
how-we-play = Comment on joue
# en 377d4286 draft
rules-missing = Ces règles ne sont pas sur cet appareil.
# en 71aa16dd draft
how-we-play-after = { $others ->
    [0] Comment on joue : { $document }, règles standard.
   *[other] Comment on joue : { $document }. Nos propres règles sont en gras.
}

## change-rules

# en 0848c0a2 draft
rules-of-this-game = Règles de cette partie
# en 64b3da44 draft
no-game-to-change = Cette partie n’est pas sur cet appareil, ou Yuss ne peut pas la lire.
# en db26cca0 draft
take-rules = Adopter « { $name } »
# en 775b0e34 draft
what-would-change = Ce qui changerait
# en 17a14b77 draft
nothing-would-change = Aucune donne jouée ne changerait.
# en 0046e111 draft
would-need-an-answer = Il faudrait d’abord corriger une donne.
# en 7aa0b5f4 draft
apply-to-this-game = Appliquer à cette partie
# en 180e04b3 draft
figure-becomes = devient
# en 205efcdd draft
hand-open = en suspens

## other-rules

# en 2a0849c8 draft
option-part = { $part ->
    [pack] Le paquet et la donne
    [trumps] Le choix de l’atout
    [declarations] Les annonces
    [play] Le jeu de la carte
    [score] La marque
   *[end] La fin de la partie
}
# en 2f0472c9 draft
changed-by-you = Vos changements
# en 06dc614c draft
changed-of = { $changed } sur { $all }
# en 17c01b3d draft
usually-played = d’usage : { $value }
# en 93b24078 draft
more-rules = { $count ->
    [one] { $count } règle qui change rarement
    [many] { $count } règles qui changent rarement
   *[other] { $count } règles qui changent rarement
}
# en f3bff52e draft
usual-answer = d’usage
# en 05b0dcb6 draft
sources-of-rule = Sources
# en a489827d draft
use-rule = Adopter
# en 1bcd4b5b draft
in-no-source = Aucun document ne donne cette règle.
# en 0a65d8fb draft
target-wrong = Entrez un nombre entier supérieur à 0, comme 501.
# en 6fc16f25 draft
delete-rules = Supprimer ces règles
    .about = Ces règles disparaîtront de la liste. Les parties jouées avec elles en gardent une copie.
    .title = Supprimer « { $name } » ?
    .cancel = Annuler
    .now = Supprimer

## versions

# en 63d23ea7 draft
asked-label = { $kind ->
    [versions] { $count ->
        [2] Deux versions : choisissez
        [3] Trois versions : choisissez
        [4] Quatre versions : choisissez
       *[other] { $count } versions : choisissez
    }
   *[corrections] { $count ->
        [2] Deux corrections : choisissez
        [3] Trois corrections : choisissez
        [4] Quatre corrections : choisissez
       *[other] { $count } corrections : choisissez
    }
}
# en 95572cc0 draft
asked-deleted = Supprimée et corrigée : choisissez
# en 4fd4c0cc draft
asked-in-hand = { $kind ->
    [versions] { $count ->
        [2] Donne { $number } : deux versions
        [3] Donne { $number } : trois versions
        [4] Donne { $number } : quatre versions
       *[other] Donne { $number } : { $count } versions
    }
   *[corrections] { $count ->
        [2] Donne { $number } : deux corrections
        [3] Donne { $number } : trois corrections
        [4] Donne { $number } : quatre corrections
       *[other] Donne { $number } : { $count } corrections
    }
}
# en 67b010f6 draft
asked-in-hand-deleted = Donne { $number } : supprimée ou corrigée ?
# en 3d14dc43 draft
phones-differ = Donne { $number } : les téléphones ne sont pas d’accord.
# en 7d551d60 draft
more-hands-wait = { $count ->
    [one] Une autre attend.
    [2] Deux autres attendent.
    [3] Trois autres attendent.
    [4] Quatre autres attendent.
    [many] { $count } autres attendent.
   *[other] { $count } autres attendent.
}
# en b4f2a625 draft
compare-versions = Comparer
# en c795d945 draft
asked-about = { $kind ->
    [versions] { $count ->
        [2] Deux téléphones ont noté cette donne différemment. Tant que vous n’avez pas choisi, une seule version compte.
        [3] Trois téléphones ont noté cette donne différemment. Tant que vous n’avez pas choisi, une seule version compte.
        [4] Quatre téléphones ont noté cette donne différemment. Tant que vous n’avez pas choisi, une seule version compte.
       *[other] { $count } téléphones ont noté cette donne différemment. Tant que vous n’avez pas choisi, une seule version compte.
    }
   *[corrections] { $count ->
        [2] Deux téléphones ont corrigé cette donne différemment. Tant que vous n’avez pas choisi, une seule correction compte.
        [3] Trois téléphones ont corrigé cette donne différemment. Tant que vous n’avez pas choisi, une seule correction compte.
        [4] Quatre téléphones ont corrigé cette donne différemment. Tant que vous n’avez pas choisi, une seule correction compte.
       *[other] { $count } téléphones ont corrigé cette donne différemment. Tant que vous n’avez pas choisi, une seule correction compte.
    }
}
# en 7c011c9b draft
asked-about-deleted = { $count ->
    [1] Un téléphone a supprimé cette donne ({ $deleted }), un autre l’a corrigée. Tant que vous n’avez pas choisi, elle compte.
    [2] Un téléphone a supprimé cette donne ({ $deleted }), deux l’ont corrigée. Tant que vous n’avez pas choisi, elle compte.
    [3] Un téléphone a supprimé cette donne ({ $deleted }), trois l’ont corrigée. Tant que vous n’avez pas choisi, elle compte.
   *[other] Un téléphone a supprimé cette donne ({ $deleted }), { $count } l’ont corrigée. Tant que vous n’avez pas choisi, elle compte.
}
# en 37145d47 draft
version-alone = { $kind ->
    [versions] Version
   *[corrections] Correction
}
# en af8debd6 draft
version-number = { $kind ->
    [versions] Version { $number }
   *[corrections] Correction { $number }
}
# en 6726639e draft
counts-now = compte pour l’instant
# en 0b241f87 draft
written-at = saisie : { $time }
# en ee79a145 draft
what-differs = Ce qui diffère
# en be4f4afc draft
same-in-all = { $count ->
    [2] Identique dans les deux
   *[other] Identique partout
}
# en 613aceac draft
fact-trumps = Atout
# en 64e1d82c draft
fact-stakes = Contre
# en ea881d0c draft
fact-declarations = Annonces
# en e33ff9c9 draft
between-declarations = { " ; " }
# en 578973d2 draft
fact-tricks = Plis
# en 4a260b68 draft
fact-revoke = Renonce
# en d8d4eeb6 draft
fact-dealer = Donneur
# en a3d12d95 draft
fact-after-trick = Après le pli
# en 83a90144 draft
fact-claimant = Victoire annoncée par
# en 2e2e7969 draft
fact-result = Résultat
# en 64a2a463 draft
fact-not-said = non précisé
# en e335f285 draft
fact-none = rien
# en 6c442a70 draft
fact-cards = Points de cartes, { $name }
# en 546ea96a draft
fact-total = Total de la donne, { $name }
# en 4bb54c0a draft
fact-points = Sur la feuille, { $name }
# en b1e391a5 draft
which-holds = Laquelle est la bonne ?
# en 6d61668c draft
two-deals = Deux donnes
# en c1abc8a3 draft
keep-hand = Garder la donne
# en 812849dd draft
delete-compared = Supprimer la donne
# en 9b5b315e draft
played-first = Jouée en premier
# en db5f0401 draft
played-after = Jouée en second
# en 249530f4 draft
save-answer = Enregistrer
# en bc062101 draft
explain-or-correct = Plutôt expliquer ou corriger
# en 2970fe6c draft
nothing-else-changes = Rien d’autre ne change sur la feuille.
# en 3bf8060b draft
undo-takes-it-back = « Annuler » remet tout comme avant.
# en 24fbbe31 draft
choose-first = Choisissez pour voir ce qui change.

## print

# en baf8e8e6 draft
print-key = Imprimer
# en 076b191e draft
taken-by = Preneur
# en 30400ad9 draft
print-unreadable = Yuss ne peut pas lire cette partie.
# en 78103df1 draft
from-paper = { $heldOver ->
    [0] repris du papier
   *[other] repris du papier, { $heldOver } { held-over }
}
# en ea05fd71 draft
print-ended-early = Interrompue.
# en 862edbf1 draft
print-in-progress = En cours.
# en dd4199d1 draft
points-waiting = { held-over.label } : { NUMBER($points) }.
# en d555d4ff draft
where-sheets-are-printed = Ouvrez une partie depuis l’historique. Sur sa feuille, choisissez « Plus », puis « Imprimer ».
# en 6beb5814 draft
note-on-game = Note : { $note }
# en efd838d0 draft
played-to = { $goal ->
    [hands] { $rules }, en { so-many-deals }. { $more }.
   *[points] { $rules }, en { $target }. { $more }.
}

## second-screen

# en 71482c0c draft
full-screen = Plein écran
# en d4ea77f9 draft
leave-full-screen = Quitter le plein écran
# en 731ca11c draft
none-going = Aucune partie n’est en cours. La prochaine apparaîtra ici.

## pictures

# en 0fe9092a draft
picture-games = Klaberjass · Clobyosh · Bela · Bridge-belote
# en defd0891 draft
picture-line = Feuille de marque et arbitre pour de vraies cartes
# en fe9b4e04 draft
picture-player-one = Mike
# en a2469223 draft
picture-player-two = Yetta
# en 8786fe98 draft
send-result = Envoyer le résultat en image
# en 88be4d0f draft
no-card = L’image n’a pas pu être créée ici.
# en d6476e1a draft
series-line = { $series } : { $standing }
# en 43417dc1 draft
card-hands = { $hands ->
    [one] { $hands } donne
    [many] { $hands } donnes
   *[other] { $hands } donnes
}
# en 95e16383 draft
card-hands-and-bates = { $hands ->
    [one] { $hands } donne, { NUMBER($bates) } { bate-mark }
    [many] { $hands } donnes, { NUMBER($bates) } { bate-mark }
   *[other] { $hands } donnes, { NUMBER($bates) } { bate-mark }
}

## without-network

# en 42dec7a9 draft
kept-later = Fonctionnera hors ligne dès qu’une partie commence
# en 0c33a636 draft
keeping-it = Préparation du mode hors ligne…
# en a2ab1906 draft
all-kept = Fonctionne hors ligne
# en a25c65f4 draft
not-all-kept = Certaines pages ont encore besoin du réseau.
# en 172a27b2 draft
opened-kept = Économiseur de données actif : hors ligne, seules les pages déjà ouvertes fonctionnent.
# en b056c327 draft
nothing-kept = Ne s’ouvre qu’avec le réseau
# en f713969c draft
fetch-rest = Télécharger le reste ({ $size })
# en 0a5b5b72 draft
fetching-rest = Téléchargement du reste…
# en 13387ebb draft
rest-failed = Le téléchargement a échoué. Réessayez plus tard.

## storage

# en 9504e562 draft
ask-to-keep = Demander au navigateur de tout garder
# en c7df8aed draft
saved-here = { $copy ->
    [on] Enregistré sur cet appareil, en deux copies
    [absent] Enregistré sur cet appareil, en une seule copie
   *[other] Enregistré sur cet appareil
}
# en 71dac42b draft
back-up = Sauvegarder
# en 34ce5ea0 draft
plain-http = Sans https, Yuss ne fonctionne pas hors ligne, ne garde pas de seconde copie et ne peut pas laisser l’écran allumé.
# en b63f38c2 draft
copy-is-off = La seconde copie est désactivée : Yuss n’a pas pu écrire son fichier ({ $why }).
# en e9cfddf4 draft
erasure-pending = La seconde copie contient encore ce que vous avez supprimé : Yuss n’y a pas accès pour l’instant. Yuss l’y supprimera dès que possible, et rien ne reviendra.
# en bb1a8366 draft
damage-found = Données abîmées
# en 94113ed7 draft
damage-here = Des données abîmées se trouvent ici
# en 97a9cdaa draft
save-damage = Enregistrer ce qui a été trouvé
# en 00884829 draft
damage-saved = C’est fait
# en 66522107 draft
dismiss-damage = Masquer
# en 59650d54 draft
damage-file = Yuss données abîmées { $day }
# en df54ba41 draft
damage-line = { $fault ->
    [missing] { $store ->
        [database] Disparu de la base de données : { $what }.
       *[replica] Disparu de la seconde copie : { $what }.
    }
    [outdated] { $store ->
        [database] Pas à jour dans la base de données : { $what }.
       *[replica] Pas à jour dans la seconde copie : { $what }.
    }
   *[unreadable] { $store ->
        [database] Illisible dans la base de données : { $what }.
       *[replica] Illisible dans la seconde copie : { $what }.
    }
}
# en f11f7ea6 draft
damaged-part = un fragment des données
# en 06f7260d draft
kinds-counted = { $kind ->
    [games] { $count ->
        [one] une partie
        [many] { $count } parties
       *[other] { $count } parties
    }
    [entries] { $count ->
        [one] une donne ou une modification de partie
        [many] { $count } donnes ou modifications de parties
       *[other] { $count } donnes ou modifications de parties
    }
    [deleted] { $count ->
        [one] une trace de partie supprimée
        [many] { $count } traces de parties supprimées
       *[other] { $count } traces de parties supprimées
    }
    [drafts] { $count ->
        [one] une donne à moitié saisie
        [many] { $count } donnes à moitié saisies
       *[other] { $count } donnes à moitié saisies
    }
    [settings] { $count ->
        [one] un réglage
        [many] { $count } réglages
       *[other] { $count } réglages
    }
    [series] { $count ->
        [one] une série
        [many] { $count } séries
       *[other] { $count } séries
    }
    [houses] { $count ->
        [one] un jeu de règles maison
        [many] { $count } jeux de règles maison
       *[other] { $count } jeux de règles maison
    }
    [players] { $count ->
        [one] un joueur
        [many] { $count } joueurs
       *[other] { $count } joueurs
    }
    [joined] { $count ->
        [one] une table à plusieurs téléphones
        [many] { $count } tables à plusieurs téléphones
       *[other] { $count } tables à plusieurs téléphones
    }
    [clubNights] { $count ->
        [one] une soirée de club
        [many] { $count } soirées de club
       *[other] { $count } soirées de club
    }
    [words] { $count ->
        [one] une entrée d’une soirée de club
        [many] { $count } entrées de soirées de club
       *[other] { $count } entrées de soirées de club
    }
    [example] la partie d’exemple
    [evening] { $count ->
        [one] joueurs et équipes d’une soirée
        [many] joueurs et équipes de { $count } soirées
       *[other] joueurs et équipes de { $count } soirées
    }
    [stakes] { $count ->
        [one] la mise d’une soirée
        [many] la mise de { $count } soirées
       *[other] la mise de { $count } soirées
    }
    [contest] { $count ->
        [one] un tournoi
        [many] { $count } tournois
       *[other] { $count } tournois
    }
   *[other] { $count ->
        [one] un élément
        [many] { $count } éléments
       *[other] { $count } éléments
    }
}
# en 94d1f7b1 draft
damage-repaired = { $store ->
    [database] Réparé à partir de la seconde copie.
   *[replica] Réparé à partir de la base de données.
}
# en 65f3f964 draft
damage-lost = Aucune des deux copies n’a ces données.

## backup

# en 0fa4c3d7 draft
save-a-backup = Sauvegarder
# en e4b5c4bf draft
not-now = Pas maintenant
# en d10461f8 draft
no-backup-yet = Vous n’avez encore enregistré aucune sauvegarde ici.
# en e841f254 draft
last-backup-on = Votre dernière sauvegarde : { $day }.
# en fba260fb draft
remind-of-first = { $games ->
    [one] Pas encore de sauvegarde : une partie n’existe que sur cet appareil.
    [many] Pas encore de sauvegarde : { $games } parties n’existent que sur cet appareil.
   *[other] Pas encore de sauvegarde : { $games } parties n’existent que sur cet appareil.
}
# en e89f13d5 draft
remind-of-next = { $games ->
    [one] Dernière sauvegarde : { $day }. Une partie n’existe que sur cet appareil.
    [many] Dernière sauvegarde : { $day }. { $games } parties n’existent que sur cet appareil.
   *[other] Dernière sauvegarde : { $day }. { $games } parties n’existent que sur cet appareil.
}

## earlier

# en f40c518c draft
earlier-title = Revenir en arrière
# en 1da39474 draft
earlier-about = Avant qu’une sauvegarde ou un fichier n’écrase quelque chose, Yuss enregistre l’état actuel. Il garde les trois derniers états pendant trente jours. « Tout supprimer » les supprime aussi.
# en 1ab45f67 draft
earlier-open = Revenir au { $moment }…
# en 2d438754 draft
earlier-why = { $why ->
    [replace] Avant le remplacement de toutes les données : { $list }
    [merge] Avant l’ajout d’une sauvegarde : { $list }
   *[import] Avant un import : { $list }
}
# en 51c65678 draft
earlier-dialog = Revenir au { $moment }
# en 4984a07a draft
earlier-do = Revenir en arrière
# en affbbcd2 draft
earlier-done = C’est fait : tout est revenu à l’état du { $moment }.
# en bd83ee3f draft
earlier-lost = Yuss ne peut plus lire cet état.
# en 53edb64e draft
no-room-to-keep = Cet appareil est plein : Yuss ne peut pas d’abord mettre de côté vos données actuelles. Si vous continuez, aucun retour ne sera possible.
# en 06194d0a draft
no-room-go-on = Continuer sans retour possible

## updates

# en d10983aa draft
update-label = Mise à jour
# en 5162650b draft
update-now = Mettre à jour
# en 5f471e9e draft
update-later = Plus tard
# en c36c6cf3 draft
update-close = Fermer
# en 01f64627 draft
update-step = { $step ->
    [offered] Une nouvelle version de Yuss est prête. Vos parties restent telles quelles.
    [asked] Mise à jour…
    [reloading] Mise à jour…
    [busy] Une donne est en cours de saisie dans un autre onglet. Terminez-la d’abord.
   *[stuck] La mise à jour n’a pas démarré. Elle sera prête à la prochaine ouverture de Yuss.
}

## outdated

# en e3f6fbd4 draft
newer-version = Version plus récente
# en 924c81eb draft
reload-key = Recharger
# en d4da051f draft
outdated-tab = { $state ->
    [loading] Une version plus récente est active. Cette page se recharge pour l’utiliser.
    [busy] Une version plus récente est active : cet onglet ne peut plus rien enregistrer. Finissez de regarder, puis rechargez-le ; vos parties enregistrées sont en sécurité.
   *[stays] Une version plus récente de Yuss a enregistré ici des données que cette version ne peut pas lire. Vos parties enregistrées sont en sécurité. Connectez-vous et rechargez la page.
}

## old-browser

# en 441d1d72 draft
too-old = <strong>Ce navigateur est trop ancien pour Yuss.</strong> Il ne peut ni tenir une feuille ni fonctionner hors ligne. Utilisez Chrome ou Edge 111, Firefox 128, Safari 16.4, ou plus récent. <link>Les règles</link>, elles, restent lisibles.
# en 398aed7f draft
needs-javascript = Yuss a besoin de JavaScript pour tenir une feuille. <link>Les règles</link> restent lisibles sans.

## sources

# en 51b6e7ea draft
leaves-the-app = autre site, réseau nécessaire
# en 3486970b draft
the-writings = Sources
# en 9694be49 draft
sources-about = Chaque règle de Yuss s’appuie sur l’une de ces sources. Leurs auteurs n’ont pris aucune part à cette application ; les erreurs éventuelles sont les nôtres.
# en 9bd24557 draft
places-referred-to = Les passages auxquels renvoient les règles
# en d8e84c91 draft
how-we-read = Comment nous lisons les sources
    .about = Si les sources ne disent rien, sont obscures ou se contredisent, nous retenons une lecture. Chaque règle qui repose sur une telle lecture le dit.

## not-found

# en 36309519 draft
no-such-page = Cette page n’existe pas
    .about = L’adresse est peut-être mal tapée. Vos parties enregistrées sont en sécurité.

## pages

# en 38b3c22c draft
app-about = Feuille de marque et arbitre pour Klaberjass, Clobyosh, Bela et bridge-belote, joués avec de vraies cartes.
# en e49a51a8 draft
page-start = Feuille de marque et arbitre pour de vraies cartes
# en cfdc3631 draft
page-new = Nouvelle partie
    .about = Choisissez le jeu et les règles de votre table, dites qui est assis où, et distribuez.
# en cf7332fa draft
page-game = Feuille
    .about = La feuille d’une partie : chaque donne, les totaux, et la raison de chaque chiffre.
# en 707e7c19 draft
page-history = Historique
    .about = Les parties jouées sur cet appareil, et qui les a gagnées.
# en 2bb78ebc draft
page-history-game = Une partie
    .about = Le résultat d’une partie, et son score donne par donne.
# en 6bb0c5d7 draft
page-players = Joueurs et équipes
    .about = Qui joue ici : parties gagnées, donnes faites, et qui bat qui.
# en 89db7ef1 draft
page-evening = Soirée
    .about = Qui joue la prochaine partie, qui se repose, et le classement de la soirée.
# en 8a62583b draft
page-contest = Tournoi
    .about = De deux à six tables sur un appareil : tours, résultats saisis, chronomètre et classement à imprimer.
# en 7e5a54f7 draft
page-house-rules = Règles maison
    .about = Les règles convenues à une table, gardées pour la prochaine soirée.
# en f6e78540 draft
page-how-we-play = Comment on joue
    .about = Les règles d’une table sur une page, à imprimer ou à envoyer.
# en ed286eae draft
page-change-rules = Règles de cette partie
    .about = Changez les règles d’une partie en cours, et voyez d’avance l’effet sur la feuille.
# en 576505b4 draft
page-print = Imprimer la feuille
    .about = La feuille d’une partie sur papier, complète ou à remplir à la main.
# en d89733cf draft
page-second-screen = Second écran
    .about = Une partie en grands caractères, en direct, pour un téléviseur ou un autre écran.
# en a97108b3 draft
page-data = Données
    .about = Enregistrez une sauvegarde de vos données, ou restaurez-en une.
# en 3f87b2c6 draft
page-settings = Réglages
    .about = L’apparence, les couleurs des cartes, les mots de la table et l’état du stockage.
# en 8bdcb265 draft
page-guide = Guide du joueur
    .about = Chaque écran en mots simples : une partie, une donne, une annonce de victoire, l’arbitre, vos données.
# en 338a186e draft
page-learn = S’exercer
    .about = Un quiz sur des donnes inventées, selon les règles de chaque jeu, et des cartes à compter.
# en d07b0758 draft
page-share = Importer
    .about = Ouvrez une partie ou des règles maison depuis un lien, un fichier ou un code QR.
# en 72043eb0 draft
page-together = Jouer ensemble
    .about = Plusieurs téléphones à une table : rejoignez-la par un lien, et voyez ce qui quitte cet appareil.
# en ce27d85b draft
page-club = Soirée de club
    .about = Plusieurs tables en une soirée : tours, résultats et classement, en direct sur chaque téléphone.
# en c32b7029 draft
page-privacy = Confidentialité
    .about = Ce qui reste sur cet appareil, ce qui le quitte quand vous jouez ensemble, pour combien de temps, et qui voit quoi.
# en 838b9833 draft
page-referee-about = Quelles suites comptent, quelle carte on peut jouer, ce que coûte une fausse annonce de victoire : la décision, et où elle est écrite.
# en 62c941b9 draft
page-rules-about = Ce dont on discute à table, de la coupe à la fin de la partie, avec les réponses de toutes les sources côte à côte.
# en 23d09ba4 draft
page-compare-about = Deux jeux côte à côte : seulement les règles qui diffèrent.
# en 23bd1d47 draft
page-glossary-about = Les mots du jeu, et comment les mêmes choses s’appellent ailleurs.
# en 3f3d6bd0 draft
page-stories-about = Des pubs d’Écosse à Broadway et au Cap : d’où viennent le jeu et ses mots, et de vieux conseils.
# en dacdc2ea draft
page-sources-about = Les sources sur lesquelles reposent les règles, et notre lecture quand elles ne disent rien ou se contredisent.
# en c2162f54 draft
question-about = { $game } : { $answer }
# en 993f7ade draft
answers-beside = { $count ->
    [0] La page indique la source.
    [1] Un autre jeu ou une autre table dit autre chose.
    [2] Il y a deux autres réponses.
    [3] Il y a trois autres réponses.
    [4] Il y a quatre autres réponses.
    [5] Il y a cinq autres réponses.
    [6] Il y a six autres réponses.
   *[other] Il y a { $count } autres réponses.
}
# en 3e67f71b draft
ruling-about = { $line }. La décision suit les règles de votre table et renvoie au passage des sources.
# en d3eb1f61 draft
picture-alt = « { $title } » sur une feuille de marque lignée

## manifest

# en 281050c8 draft
shortcut-continue = Continuer la partie
    .short = Continuer
# en fad3993b draft
shortcut-new = Nouvelle partie
# en ab4c156e draft
shortcut-rules = Chercher une règle
    .short = Règles
# en 8caa87d3 draft
screenshot-sheet = La feuille d’une partie
# en 3cd95284 draft
screenshot-hand = La saisie d’une donne
# en 28517c16 draft
screenshot-table = Le score pour toute la table, sur un téléphone à l’horizontale

## evening

# en 22b5ce18 draft
evening-title = Soirée
# en 0c9d6569 draft
next-game-title = Prochaine partie
# en cc97bde5 draft
start-next = Commencer la partie
# en b88808cd draft
sits-out = { $count ->
    [one] Ne joue pas
    [many] Ne jouent pas
   *[other] Ne jouent pas
}
# en 2df2c1a0 draft
swap-hint = Touchez deux noms pour les échanger.
# en c1b0634e draft
draw-again = Nouveau tirage
# en 2b7485db draft
standings-title = Classement
# en fb7f0c64 draft
whose-standings = { $of ->
    [pairs] Équipes
   *[people] Joueurs
}
# en 50a3bf4f draft
column-won = Gagné
# en 92723a0b draft
column-points = Points
# en 7b087425 draft
column-difference = Écart
# en 6c45b6fb draft
column-hand = Par donne
# en 63276294 draft
left-early = { $count ->
    [one] parti avant la fin d’une partie
    [many] parti avant la fin de { $count } parties
   *[other] parti avant la fin de { $count } parties
}
# en f4fb1c62 draft
came-late = { $count ->
    [one] arrivé en cours d’une partie
    [many] arrivé en cours de { $count } parties
   *[other] arrivé en cours de { $count } parties
}
# en 23d53772 draft
how-games-count = Une partie compte pour ceux qui sont à la table à la fin. Les points comptent pour ceux qui ont joué la donne.
# en 168f3215 draft
people-and-pairs = Joueurs et équipes
# en e2c4aaf6 draft
people-count = { $count ->
    [one] { $count } personne
    [many] { $count } personnes
   *[other] { $count } personnes
}
# en 65b83061 draft
pairing-label = Équipes
# en 93b16b17 draft
pairing-name = { $pairing ->
    [lot] tirées au sort
    [every] chacun avec chacun
    [winners] les gagnants restent
   *[same] les mêmes toute la soirée
}
# en 8f8a4d0b draft
sitting-out-label = Qui ne joue pas
# en 54e3bddd draft
sitting-out-name = { $way ->
    [dealer] le premier donneur de la dernière partie
    [losers] les perdants
   *[turn] chacun son tour
}
# en 7038212d draft
add-person = Qui d’autre est là ?
# en a5caa707 draft
add-person-key = Ajouter
# en 41a49aca draft
remove-person = Retirer { $name }
# en 95c72348 draft
already-here = { $name } est déjà là.
# en 1543f486 draft
most-people = C’est complet : { $count } au maximum.
# en bf57fcc3 draft
evening-games = Parties
# en 300bdd1c draft
no-such-evening = Soirée introuvable
# en 873be1ee draft
no-such-evening-about = Les parties de cette soirée ne sont pas sur cet appareil.
# en ffafc538 draft
more-people = D’autres joueurs
# en e128e550 draft
more-people-none = aucun
# en 771e5e36 draft
name-everyone = Donnez d’abord un nom à chaque joueur de la table.
# en 5d17c2bf draft
next-sides-out = { $sides } · { $out } ne joue pas
# en da6cd118 draft
next-sides-out-many = { $sides } · { $out } ne jouent pas
# en 44289244 draft
stakes-title = Mise
# en 79361f14 draft
stakes-off = aucune
# en 4cae4337 draft
stakes-on = fixée
# en 7287a0f1 draft
stake-name = { $stake ->
    [difference] Par point d’écart
    [game] Par partie
    [bate] Par contrat chuté
   *[pot] Dans le pot, par partie
}
# en b3a424bd draft
stake-wrong = Entrez un montant jusqu’à 1 000, par exemple 0,10, ou laissez le champ vide.
# en bbe47c4d draft
stakes-stay = Les mises restent sur cet appareil et dans sa sauvegarde. L’image, le texte ou le tableau de la soirée que vous envoyez dit qui paie qui.
# en 8157b23d draft
currency-label = Monnaie
# en 0695f587 draft
settlement-title = Les comptes
# en 47eb7d3b draft
pays-to = { $from } paie { $amount } à { $to }
# en d3781615 draft
nothing-to-pay = Personne ne doit rien.
# en 321d077d draft
settlement-tick = Cochez chaque paiement dès qu’il est fait.
# en e4a6e9e3 draft
sums-too-large = Il y a trop de points pour calculer les sommes.
# en ccb336b1 draft
one-of-them = Le pot ne se partageait pas à parts égales. Le reste, { $amount }, est allé aux premiers gagnants par ordre alphabétique.

## after-evening

# en fa3abb00 draft
evening-of-day = Soirée du { $day }
# en 90a3b69a draft
highlights-title = Temps forts
# en e1b908a1 draft
highlight-name = { $of ->
    [first] Première place
    [hand] Meilleure donne
    [bate] Le plus de chutes
   *[comeback] Plus belle remontée
}
# en dc594853 draft
first-with = { $games ->
    [one] { $won } sur { $games } gagnée
    [many] { $won } sur { $games } gagnées
   *[other] { $won } sur { $games } gagnées
}
# en aa5f3f50 draft
hand-with = { $points ->
    [one] { NUMBER($points) } point
    [many] { NUMBER($points) } points
   *[other] { NUMBER($points) } points
}, partie { $game }, donne { $hand }
# en 4dad82de draft
bate-times = { $times ->
    [one] une fois
    [many] { $times } fois
   *[other] { $times } fois
}
# en 393c6f18 draft
comeback-from = { $behind ->
    [one] { NUMBER($behind) } point
    [many] { NUMBER($behind) } points
   *[other] { NUMBER($behind) } points
} de retard, partie { $game }
# en 30d49717 draft
highlight-line = { $label } : { $names }, { $fact }
# en 6dc02c5d draft
standing-line = { $place }. { $name } : { $won } sur { $games } gagnées, { $points ->
    [one] { $shown } point
    [many] { $shown } points
   *[other] { $shown } points
}
# en 16c6e3de draft
pays-whom = { $from } → { $to }
# en b535b730 draft
send-evening = { $as ->
    [picture] Envoyer l’image
    [text] Envoyer le texte
    [print] Imprimer
   *[csv] Enregistrer en CSV
}
# en 6a1e1881 draft
text-copied = Copié
# en 9e7b08c4 draft
copy-the-text = Ce navigateur n’envoie ni ne copie de texte. Sélectionnez-le ici et copiez-le.
# en 38c20e53 draft
evening-head = { $head ->
    [place] Place
    [name] Nom
    [games] Parties
    [hands] Donnes
    [winner] Gagnant
    [from] Paie
    [to] Reçoit
    [paid] Payé
   *[amount] Montant
}

## contest

# en dfc26105 draft
contest-title = Tournoi
# en 38cdb511 draft
contest-about = De deux à six tables sur un seul appareil : vous saisissez les points de chaque table, Yuss choisit les adversaires et tient le classement.
# en df3b78d7 draft
contests-of-device = Tournois sur cet appareil
# en 25c76601 draft
new-contest = Nouveau tournoi
# en 5a29a98f draft
contest-rounds = { $count ->
    [one] { $count } tour
    [many] { $count } tours
   *[other] { $count } tours
}
# en d16f3de9 draft
contest-name = Nom (facultatif)
# en 2a1c2155 draft
contest-default = Tournoi, { $day }
# en be4d53aa draft
pair-names = Noms d’une équipe
# en 72e79373 draft
pair-example = Anne et Béa
# en ff76cbae draft
pair-taken = Cette équipe est déjà sur la liste.
# en 8a307bd2 draft
pairs-needed = { $count ->
    [one] Il manque encore une équipe.
    [many] Il manque encore { $count } équipes.
   *[other] Il manque encore { $count } équipes.
}
# en 075b3e66 draft
most-pairs = Pas plus : { $count } équipes au maximum.
# en ba0194c9 draft
remove-pair = Retirer { $pair }
# en bfc54500 draft
round-ends = Un tour dure
# en dbdd5736 draft
round-ends-by = { $by ->
    [minutes] Minutes
   *[deals] Donnes
}
# en b2b77d53 draft
round-minutes = { $count ->
    [one] { $count } minute
    [many] { $count } minutes
   *[other] { $count } minutes
}
# en 52e90780 draft
number-wrong = Saisissez un nombre entier de { $least } à { $most }.
# en c04b0c0f draft
opponents-label = Adversaires
# en 515714f8 draft
opponents-name = { $way ->
    [points] Selon les points
    [wins] Selon les victoires
   *[draw] Par tirage
}
# en 71efa721 draft
opponents-about = { $way ->
    [points] Les équipes proches en points se rencontrent.
    [wins] Les équipes proches en victoires se rencontrent.
   *[draw] Un tirage au sort avant le tour 1 décide de l’ordre : chaque équipe rencontre toutes les autres.
}
# en eabb1f75 draft
contest-more = Plafond et équipes absentes
# en 89eb797f draft
contest-cap = Maximum de points qui comptent pour une équipe dans un tour (facultatif)
# en 9ebc8ff8 draft
contest-unopposed = Points d’une équipe sans adversaire
# en 39938f2d draft
contest-unopposed-about = Une équipe sans adversaire gagne le tour, par exemple parce que l’autre équipe est absente.
# en 4777545d draft
start-contest = Commencer le tournoi
# en 6650a5bd draft
pair-points = { $pair } : points
# en 7ff03c54 draft
pair-absent = { $pair } : absente
# en 7cad1ca1 draft
absent-key = Absente
# en 08528858 draft
swap-pairs = Échanger des équipes
# en 672f4956 draft
have-met = Déjà rencontrées
# en d8a2140e draft
points-wrong = Saisissez un nombre entier jusqu’à { $most }.
# en cf6dda17 draft
points-not-saved = Non enregistré.
    .again = Réessayer
# en 8b33d86c draft
both-absent = Les deux équipes sont absentes : la table ne compte pour aucune des deux.
# en e4c7644d draft
walkover = { $pair } : une victoire { $points ->
    [0] sans points
    [one] et { $points } point
    [many] et { $points } points
   *[other] et { $points } points
}
# en 6691262b draft
no-opponent = Exempte : une victoire { $points ->
    [0] sans points
    [one] et { $points } point
    [many] et { $points } points
   *[other] et { $points } points
}
# en 82bddc2d draft
results-missing = { $count ->
    [one] Il manque un résultat.
    [many] Il manque { $count } résultats.
   *[other] Il manque { $count } résultats.
}
# en 99d531f8 draft
minutes-of-round = Minutes pour un tour (facultatif)
# en a473ab86 draft
minutes-of-round-about = Chaque écran affiche le temps restant, puis « Dernière donne ». Après les dernières donnes, clôturez le tour.
# en 3de7b749 draft
clock-label = Temps restant
# en c836a357 draft
start-clock = Lancer le chronomètre
# en 65b7bdf7 draft
pause-clock = Pause
# en 9bf509b0 draft
go-on-clock = Reprendre
# en dcaa9f40 draft
rings-at-end = Son et vibration à la fin du temps
# en 4ecc7dbb draft
clock-keeps-time = Un chronomètre déjà lancé garde son temps.
# en 80d0253f draft
more-minutes = { $minutes } minutes de plus
# en 731a09d1 draft
restart-clock = Recommencer
# en 3e1bf15a draft
clock-jumped = { $way ->
    [ahead] L’horloge de cet appareil a avancé de { $time } d’un coup.
   *[back] L’horloge de cet appareil a reculé de { $time } d’un coup.
}
    .ignore = Compter sans ce saut
# en 645c5804 draft
clock-seen = { $state ->
    [running] Selon l’horloge de cet appareil
    [paused] En pause
   *[waiting] Pas lancé
}
# en 5bb74db4 draft
last-deal = Dernière donne
# en f2c381da draft
last-deal-about = Finissez la donne en cours, puis inscrivez les points.
# en dc1441aa draft
contest-standings-none = Le classement commence au premier résultat.
# en 51c47d7e draft
delete-pair = Supprimer { $pair }
# en c0d0cc2e draft
delete-contest = Supprimer le tournoi…
    .title = Supprimer « { $name } » ?
    .about = Les équipes et leurs résultats disparaissent de cet appareil. La liste des tournois permet d’annuler.
    .now = Supprimer
    .done = « { $name } » est supprimé.
# en eb69cc02 draft
no-such-contest = Tournoi introuvable
# en bf655604 draft
no-such-contest-about = Le tournoi est peut-être sur un autre appareil.
# en bc9c7e6b draft
contest-unread = Yuss ne peut pas tout lire de ce tournoi ({ $places }). Vous voyez le reste. Les données restent telles quelles jusqu’à ce que vous enregistriez ce que vous voyez.
    .mend = Enregistrer ce que vous voyez
# en 31a89b2d draft
nameless-pair = Équipe { $pair }
