import { asHeard, keyOf } from './spelling'

/**
 * The words of the game in the other languages in which it is played, each with the English
 * words that the questions use. A hyphen ends what all the forms of a word have in common.
 */
const TONGUES: readonly (readonly [english: string, words: string])[] = [
  ['trump', 'atout- trumpf- troef- troev- коз козове козыр- козир- adut- адут- adu κόζι ατού կոզր- حكم שליט'],
  [
    'ruff',
    'couper coupe coupé coupez trumpfzwang stechen sticht gestochen stechzwang abtrumpfen introev- цака- перекоз- sjeći uber-',
  ],
  ['overtrump', 'surcoup- übertrumpf- überstech- overtroev- надцака- перебить перебити'],
  ['undertrump', 'souscoup- untertrumpf- ondertroev- подцака-'],
  [
    'trick',
    'pli plis levée- stich stiche slag slagen взятк- взяток ръка ръце štih- штих- ütés- μπάζ- ձեռք- أكلة لمة לקיחה הלקיחה',
  ],
  ['last', 'dernier- letzte- laatst- послед- остан- zadnj- posljednj- utolsó τελευταί- վերջին- الأخيرة האחרונה'],
  ['revoke', 'renonc- verzak- verzaa- ренонс- renons- ρενόνς قطع'],
  ['follow', 'fournir fourni bekenn- bedien- dienen отговаря- отговор-'],
  ['suit', 'couleur farbe farben kleur боя масть масти boja boju szín χρώμα'],
  ['lead', 'entame- ausspiel- uitkom- излиза- ходит'],
  [
    'deal',
    'donne donner donneur distribue- geber gibt geben gever geeft deler deelt раздава- сдаю- сдае- сдаё- сдающ- здає- dijel- djelit- delil- deli osztó oszt osztani μοιράζ- μοιρασιά բաժան- يوزع الموزع המחלק לחלק',
  ],
  [
    'cut',
    'couper coupe abheb- abgehob- afnemen couperen сече цепи- снять снима- срезать зрізати presje- presij- emel- κόβω',
  ],
  ['shuffle', 'mélang- mischen mischt schudden schudt разбърк- тасу- miješ- meša- kever- ανακατ- לערבב'],
  ['bela', 'belot- rebelot- μπουρλότ- белот- stuk'],
  ['run', 'suite suites sequenz- séquence- reihe поредиц- последователн- niz'],
  [
    'declare',
    'annonc- ansag- angesagt melden meldung gemeldet roem обяв- анонс- объяв- оголо- zvanj- zvati zove bemond- δηλών- αέρας հայտարար- مشروع مشاريع הכרזה להכריז',
  ],
  ['twenty', 'tierce- terz terc- терц- τρίτη տերց سرا dvadeset дваесет'],
  ['fifty', 'cinquante quart- fünfzig- halber кварт- петдесет- полтин- kvart- τετάρτη خمسين pedeset педесет'],
  ['hundred', 'cent quint- hundert квинт- kvint- πέμπτη مية'],
  ['carré', 'carre- vierling- каре- vannak καρέ רביעייה'],
  [
    'bate',
    'dedans chuté chuter bete verloren gefallen nat бейт- байт- вътре пад pali pao pala bukott bukás bukta μέσα خسر נכשל паднаа',
  ],
  ['made', 'rempli gewonnen geschafft gehaald изкара- сыграл- зіграв- prolaz- prošli megnyer- βγήκε'],
  [
    'tie',
    'litige égalité gleichstand unentschieden gelijk- равен равн- равенств- поровну ничья нічия neriješen- nerešen- izjednač- döntetlen- ισοπαλία تعادل תיקו',
  ],
  ['hanging', 'litige hängt висящ- виси висяч- visi κρέμεται'],
  ['capot', 'capot- durchmarsch pit капо капут валат štiglj- stiglj- volát καπό կապուտ كبوت'],
  ['contra', 'contre contré contrer coinch- kontra- контра- κόντρα- քվանշ دبل קונטרה'],
  ['redouble', 'surcontr- surcoinch- rekontra- реконтра- ρεκόντρα-'],
  ['taker', 'preneur- spieler заказ- обявил- загруз- zvač- felvev- vállal- αγοραστ- المشتري הלוקח'],
  ['opponent', 'adversaire- gegner- tegenpartij- tegenstander- противни- соперник- protivni- ellenf- αντίπαλ-'],
  ['partner', 'partenaire- maat партньор- партнер- партнёр- напарник- partner- suigrač- συμπαίκτ-'],
  ['game', 'partie partij партия партии партія партії игра игры играе играем partija partiju'],
  ['points', 'points punkte- augen punten точки точка точек очки очков bodov- bod pont- πόντ- միավոր- نقاط נקודות'],
  ['pass', 'passe passer passen passt пас пасу- пасува- dalje πάσο'],
  ['rounding', 'arrondi- aufrund- abrund- afrond- закръг- округл- заокруг- kerekít-'],
  [
    'jack',
    'valet- bube- unter boer вале валета валет- dečko dečka dečki dečkova džandar- žandar- alsó βαλές βαλέδες վալետ- ولد',
  ],
  ['queen', 'dame damen vrouw дама дами дамы dama dame felső ντάμα- بنت'],
  ['king', 'roi rois könig- heer поп попа король короля крал kralj- király- ρήγα- شايب'],
  ['ace', 'ass asse асо аса туз туза тузов aas kec keca ász άσος άσσος'],
  ['nine', 'neuf neuner neun negen деветк- девятк- devetk- kilenc- εννιάρ- تسعة'],
  ['ten', 'zehn zehner tien десетк- десятк- desetk- deset tízes'],
  ['eight', 'huit acht achter осмиц- осмак- восьм- osmic-'],
  ['seven', 'sept sieben siebener zeven седмиц- семер- семёр- sedmic- hetes'],
  ['four', 'quatre vier четири четыре četiri négy'],
  ['three', 'trois drei drie три tri három'],
  ['five', 'cinq fünf vijf пет пять öt'],
  ['spades', 'pique пика пики pik'],
  ['hearts', 'coeur herz купа купи черви червы чирви herc srce'],
  ['diamonds', 'carreau karo ruiten каро бубны'],
  ['clubs', 'trèfle kreuz klaveren спатия спатии треф- tref'],
  [
    'must',
    'dois doit faut obligé obligation muss muß müssen pflicht zwang moet moeten verplicht трябва длъжен обязан- должен должна надо нужно треба мусить мора mora moram moraš kell πρέπει لازم',
  ],
  ['all', 'всичко всички все всі sve alle alles'],
  ['first', 'premier- erste- zuerst eerst- първ- перв- перш- prvi prva első πρώτ-'],
  ['next', 'prochain- nächst- volgend- следващ- следующ- sljedeć- következő'],
  ['exchange', 'échang- tausch- umtausch- ruilen wissel- смен- смян- размен- обмен- заміна zamij- zamjen- cser-'],
  ['forget', 'oubli- vergessen vergeten забрав- забыл- zaborav- elfelejt-'],
  ['worth', 'vaut valeur combien wert zählt waarde waard струва стойност стоит стоимость vrijedi vrijednost'],
  ['win', 'gagne- gewinn- wint winnen печели- выигр- pobjed- nyer-'],
  ['misdeal', 'maldonne пересдач-'],
  ['sheet', 'чаршаф-'],
]

/** A word of another language, or the beginning that its forms share, and the keys of the English words for it. */
export interface Foreign {
  readonly begins: string
  readonly isWhole: boolean
  readonly english: readonly string[]
}

/** As it sounds, so that it is also found in Latin letters and without accents. */
export const FOREIGN: readonly Foreign[] = TONGUES.flatMap(([english, words]) =>
  words.split(' ').map((word) => ({
    begins: asHeard(word.replace(/-$/, '')),
    isWhole: !word.endsWith('-'),
    english: english.split(' ').map(keyOf),
  })),
)
