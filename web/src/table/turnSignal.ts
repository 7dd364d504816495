// Tells someone who looks elsewhere that it is their turn: the title, and two soft tones.

let audio: AudioContext | null = null

/** Plays two soft tones; a browser that has not been clicked on yet stays silent. */
export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return
  try {
    audio ??= new AudioContext()
    tone(audio, 660, 0)
    tone(audio, 880, 0.14)
  } catch {
    return
  }
}

function tone(context: AudioContext, frequency: number, delay: number): void {
  const start = context.currentTime + delay
  const swing = context.createOscillator()
  const gain = context.createGain()
  swing.type = 'sine'
  swing.frequency.value = frequency
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(0.08, start + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.3)
  swing.connect(gain).connect(context.destination)
  swing.start(start)
  swing.stop(start + 0.32)
}

export function setTitle(words: string, isMyTurn: boolean): void {
  document.title = isMyTurn ? `● ${words}` : words
}
