/** A short buzz, where the phone can. */
export function buzz(): void {
  if (typeof navigator !== 'undefined' && 'vibrate' in navigator) navigator.vibrate(40)
}

/** Says a sentence aloud, where the browser can; what was being said gives way. */
export function speak(sentence: string): void {
  if (typeof speechSynthesis === 'undefined') return
  speechSynthesis.cancel()
  speechSynthesis.speak(new SpeechSynthesisUtterance(sentence))
}
