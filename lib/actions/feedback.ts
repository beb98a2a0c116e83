/** Vibrates briefly, if the device can. */
export function buzz(): void {
  // Before the first touch of the page, a browser refuses, with an error in its console.
  if (typeof navigator === 'undefined' || !('vibrate' in navigator)) return
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate(40)
}

/** Speaks a sentence, if the browser can, and stops the one being spoken. */
export function speak(sentence: string): void {
  if (typeof speechSynthesis === 'undefined') return
  speechSynthesis.cancel()
  speechSynthesis.speak(new SpeechSynthesisUtterance(sentence))
}
