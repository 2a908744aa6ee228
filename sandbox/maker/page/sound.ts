/** One tone: Hz, and seconds after the start of the sound. */
type Tone = readonly [pitch: number, at: number];

const notes = {
  spin: [[196, 0]],
  stop: [[330, 0]],
  win: [
    [523, 0],
    [659, 0.11],
    [784, 0.22],
    [1047, 0.33],
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;
export type SoundName = keyof typeof notes;

const tail = 0.16;
/** Quiet: a game is often opened where other people are. */
const loudness = 0.06;

/**
 * Short synthetic tones, so that no file is loaded. Without sound nothing of the browser's audio is ever opened: a phone
 * would show the page as playing. It starts with the first spin, because browsers allow audio only after a press.
 */
export function createSounds(hasSound: () => boolean): (name: SoundName) => void {
  let audio: AudioContext | null = null;
  return (name) => {
    if (!hasSound() || typeof AudioContext === 'undefined') return;
    audio ??= new AudioContext();
    for (const [pitch, at] of notes[name]) play(audio, pitch, audio.currentTime + at);
  };
}

function play(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + tail);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + tail);
}
