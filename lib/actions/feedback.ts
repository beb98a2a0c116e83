/** A short buzz, where the phone can. */
export function buzz(): void {
  // A browser refuses, with an error in its console, before anyone has touched the page.
  if (typeof navigator === 'undefined' || !('vibrate' in navigator)) return
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate(40)
}

/** Says a sentence aloud, where the browser can; what was being said gives way. */
export function speak(sentence: string): void {
  if (typeof speechSynthesis === 'undefined') return
  speechSynthesis.cancel()
  speechSynthesis.speak(new SpeechSynthesisUtterance(sentence))
}
