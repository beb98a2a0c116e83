/** Words that are in every question and tell none of them from another, in the languages in which the game is played. */
const SMALL: readonly string[] = [
  'a about already also am an and any anyone anybody are as at be because been but can could do does doing for from else ever get gets got happen happens has have having he her here him his how i if im in is it its just know lets like may me mine my never now of ok really on or our out please rule rules she should so some somebody someone still than that the their them then theyre think there they thing this time times to too us want was we were what whats when where which while who whom whose why will with would you your',
  'au ce dans de des du en est et il je la le les leur lui on ou par pas peut peux pour quand que qui se si son sur tu un une',
  'als auf aus bei bin das dem den der des die dies du ein eine einen er es für hat ich im ist kann man mein mir mit oder sein sie sind und uns vom von wann was wenn wer werden wie wir zu',
  'aan dat de een en het ik is kan mag men met mijn naar of op te van voor wanneer wat we wie wij zijn',
  'аз без в ви да до за и има какво как ки кой коя кога колко ли ми може мога на не ни о от по се си сме съм те ти то у че',
  'вы где ему если есть их как кого когда кто мне мой мы нас что это я який хто коли що як чи',
  'bi da do i ima je ja kad kada kako ko koliko li mi moj mogu može na nam od po se si smo su što šta tko to u za',
  'a az be egy el és hogy ha ki mi mikor nem van',
  'αν για είναι και μου ο η οι πόσο ποιος πότε σε στο τα την της το του',
]

/** Small words that are meant when they stand in the name of a thing: “all pass”, “low man”. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(SMALL.flatMap((words) => words.split(' ')))

/** The words that ask who or when, in any language, and the English one. */
export const ASKING: ReadonlyMap<string, string> = new Map([
  ...['who', 'whose', 'wer', 'qui', 'wie', 'кой', 'коя', 'кто', 'хто', 'tko', 'ko', 'ki', 'ποιος'].map(
    (word) => [word, 'who'] as const,
  ),
  ...['when', 'wann', 'quand', 'wanneer', 'кога', 'когда', 'коли', 'kad', 'kada', 'mikor', 'πότε'].map(
    (word) => [word, 'when'] as const,
  ),
])
