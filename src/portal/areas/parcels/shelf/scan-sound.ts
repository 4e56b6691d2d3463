/** What a scan turned out to be. */
export type Verdict = 'present' | 'misplaced' | 'unknown' | 'again';

/** Each verdict's notes, hertz: rising is good, falling is not. */
const melodies: Record<Verdict, readonly number[]> = {
  present: [1175],
  again: [880, 880],
  misplaced: [880, 587],
  unknown: [294, 220],
};
const seconds = 0.11;
const loudness = 0.15;

let context: AudioContext | undefined;

/** Says a scan's verdict without the eyes; a browser that plays nothing is no failure. */
export function sound(verdict: Verdict): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => {});
  } catch {
    return;
  }
  for (const [i, hertz] of melodies[verdict].entries()) {
    const from = context.currentTime + i * seconds;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    const volume = new GainNode(context, { gain: loudness });
    volume.gain.setTargetAtTime(0, from + seconds * 0.7, 0.02);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + seconds);
  }
}
