// Makes the tones with Web Audio. Browsers are silent until a player has touched the page, and so are we: nothing is made before,
// and nothing is made up for afterwards.
import type { Cue } from './cues.ts';
import type { Tone } from './voices.ts';
import { voices } from './voices.ts';

/** Tones that may sound at once; what comes while so many do is left out. */
const mostTones = 10;
/** Between the cues of one moment, in seconds. */
const apart = 0.12;

let context: AudioContext | null = null;
let sounding = 0;

function start({ at, from, to, seconds, shape, loud }: Tone, audio: AudioContext, after: number, volume: number): void {
  if (sounding >= mostTones) return;
  const [begin, end] = [audio.currentTime + after + at, audio.currentTime + after + at + seconds];
  const source = new OscillatorNode(audio, { type: shape, frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * volume, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(gain).connect(audio.destination);
  sounding++;
  source.onended = () => {
    sounding--;
  };
  source.start(begin);
  source.stop(end);
}

/** @param volume from 0 to 1 */
export function sound(heard: readonly Cue[], volume: number): void {
  if (heard.length === 0 || volume === 0 || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') void audio.resume();
  heard.forEach((cue, i) => {
    for (const tone of voices[cue]) start(tone, audio, i * apart, volume);
  });
}
