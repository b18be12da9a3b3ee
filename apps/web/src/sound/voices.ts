// Tones of each cue, made when they are needed. Each cue has a shape of its own, so that the ear alone knows it: good news
// rises, harm falls, and metal rings.
import type { Cue } from './cues.ts';

export interface Tone {
  /** Seconds after the cue begins. */
  readonly at: number;
  /** Hertz at its beginning and at its end. */
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly shape: 'sine' | 'triangle' | 'square' | 'sawtooth';
  /** From 0 to 1. */
  readonly loud: number;
}

const tone = (at: number, from: number, to: number, seconds: number, shape: Tone['shape'], loud: number): Tone => ({
  at,
  from,
  to,
  seconds,
  shape,
  loud,
});

export const voices: Readonly<Record<Cue, readonly Tone[]>> = {
  play: [tone(0, 220, 330, 0.09, 'triangle', 0.35)],
  reap: [tone(0, 660, 660, 0.08, 'sine', 0.3), tone(0.07, 990, 990, 0.12, 'sine', 0.25)],
  gain: [tone(0, 1320, 1400, 0.1, 'sine', 0.18)],
  steal: [tone(0, 900, 450, 0.16, 'sine', 0.3), tone(0.12, 600, 1200, 0.12, 'sine', 0.2)],
  fight: [tone(0, 160, 60, 0.14, 'square', 0.28), tone(0.02, 900, 300, 0.05, 'sawtooth', 0.12)],
  destroy: [tone(0, 240, 40, 0.34, 'sawtooth', 0.25)],
  check: [tone(0, 784, 784, 0.1, 'triangle', 0.3), tone(0.14, 784, 784, 0.14, 'triangle', 0.3)],
  forge: [
    tone(0, 392, 392, 0.5, 'triangle', 0.35),
    tone(0.1, 523, 523, 0.5, 'triangle', 0.3),
    tone(0.2, 784, 784, 0.7, 'triangle', 0.3),
    tone(0.2, 2093, 2060, 0.8, 'sine', 0.1),
  ],
  'your-turn': [tone(0, 523, 523, 0.12, 'sine', 0.22), tone(0.11, 659, 659, 0.16, 'sine', 0.22)],
  won: [
    tone(0, 523, 523, 0.25, 'triangle', 0.3),
    tone(0.16, 659, 659, 0.25, 'triangle', 0.3),
    tone(0.32, 784, 784, 0.25, 'triangle', 0.3),
    tone(0.48, 1047, 1047, 0.9, 'triangle', 0.35),
  ],
  lost: [
    tone(0, 392, 392, 0.3, 'triangle', 0.26),
    tone(0.24, 330, 330, 0.3, 'triangle', 0.26),
    tone(0.48, 262, 250, 0.8, 'triangle', 0.26),
  ],
};
