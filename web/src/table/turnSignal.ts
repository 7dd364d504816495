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

/** Whether this browser can show notifications at all; it can't without a secure connection. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext
}

/** Asks the person once; the browser remembers the answer. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Tells someone whose tab is in the background; a click leads back to it. */
export function notify(words: string, table: string): void {
  if (!document.hidden || !canNotify() || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(words, { tag: table, icon: '/icon.svg' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    return // some phones only allow them to service workers
  }
}

export function setTitle(words: string, isMyTurn: boolean): void {
  document.title = isMyTurn ? `● ${words}` : words
}
