/** The tone's two notes: hertz, and seconds after its beginning. */
const notes = [
  { hertz: 880, at: 0 },
  { hertz: 1318.5, at: 0.12 },
];
const seconds = 0.45;
const loudness = 0.12;

/** What the gesture is for comes first; browsers still take what follows so soon as done by it. Milliseconds. */
const after = 400;

let context: AudioContext | undefined;

function open() {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => {});
  } catch {
    // A browser without sound shows the same toasts.
  }
}

const ready = () => void setTimeout(open, after);

/** Lets tones be heard from the person's first gesture on, as browsers ask; answers the way to end. */
export function awaitGesture(): () => void {
  const options = { once: true, passive: true };
  window.addEventListener('pointerdown', ready, options);
  window.addEventListener('keydown', ready, options);
  return () => {
    window.removeEventListener('pointerdown', ready);
    window.removeEventListener('keydown', ready);
  };
}

/** Plays the tone if the browser lets it; never waits and never fails. */
export function chime(): void {
  if (context?.state !== 'running') return;
  for (const { hertz, at } of notes) {
    const from = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(loudness, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + seconds);
  }
}
