/** Tells whether the page was touched: before that, a browser refuses sound and vibration, with an error in its console. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** Vibrates for a time, or for times with pauses between them, in milliseconds, if the device can. */
export function vibrate(pattern: number | number[]): void {
  if (typeof navigator !== 'undefined' && 'vibrate' in navigator && isTouched()) navigator.vibrate(pattern)
}

/** The moments at which a bell sounds, in seconds, and how long each time. */
const STROKES = [0, 0.4, 0.8] as const
const STROKE = 0.25
/** The pitch of the bell, in hertz. */
const PITCH = 880

/** Sounds a bell three times and vibrates, if the device can. */
export function ring(): void {
  vibrate([400, 200, 400, 200, 400])
  if (typeof AudioContext === 'undefined' || !isTouched()) return
  const sound = new AudioContext()
  for (const at of STROKES) {
    const bell = new OscillatorNode(sound, { frequency: PITCH })
    bell.connect(sound.destination)
    bell.start(sound.currentTime + at)
    bell.stop(sound.currentTime + at + STROKE)
    if (at === STROKES.at(-1)) bell.onended = () => void sound.close()
  }
}
