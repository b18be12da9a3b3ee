// The few colors of a picture: shades of its house's two, a little warmer or cooler from card to card, and one that answers.
import type { House } from '@vaultsong/engine';
import { mix } from '../color.ts';
import { palette } from '../houses/palette.ts';
import type { Hue } from './lights.ts';

const night = '#0b0e16';

/** What answers the accent of each house. */
const sparks: Readonly<Record<House, string>> = {
  brobnar: '#f6b73c',
  dis: '#b6e34f',
  ekwidon: '#5cc2b4',
  geistoid: '#a9e5a0',
  keyraken: '#ff9a76',
  logos: '#ffb04a',
  mars: '#ff7fb2',
  ouboros: '#63d0a4',
  redemption: '#e0566b',
  sanctum: '#6f9dff',
  saurian: '#3fbfb4',
  shadows: '#f2c14e',
  skyborn: '#ffa35c',
  'star-alliance': '#ffb84d',
  unfathomable: '#ff8f6b',
  untamed: '#ff9d5c',
};

/** Toward which an accent may lean: the neighbors of its hue. */
const leans: Readonly<Record<House, readonly [string, string]>> = {
  brobnar: ['#f08a24', '#c22b4a'],
  dis: ['#8a3fd0', '#e0405f'],
  ekwidon: ['#c79a3f', '#a0563a'],
  geistoid: ['#7f9ac4', '#b083a6'],
  keyraken: ['#4f9be0', '#4fd09a'],
  logos: ['#3b6fe8', '#2cc7b8'],
  mars: ['#a3c230', '#1fb28a'],
  ouboros: ['#c9744a', '#8f4fa8'],
  redemption: ['#b9c4ff', '#cfe8d8'],
  sanctum: ['#ffae4a', '#f2cf8a'],
  saurian: ['#e07a1f', '#c3c02a'],
  shadows: ['#4a78c9', '#9a5fc0'],
  skyborn: ['#5aa0f0', '#66e0b8'],
  'star-alliance': ['#5a4fe0', '#2a9be0'],
  unfathomable: ['#1b6f9e', '#3aa86a'],
  untamed: ['#a88a12', '#2f9450'],
};

/**
 * The shades of a card.
 * @param lean from -1 to 1: how far its accent goes to one neighbor or the other
 */
export function shadesOf(house: House, lean: number): Readonly<Record<Hue, string>> {
  const { accent, banner } = palette[house];
  const [cooler, warmer] = leans[house];
  const leant = mix(accent, lean < 0 ? cooler : warmer, Math.abs(lean) * 0.5);
  return {
    night: mix(banner, night, 0.78),
    deep: banner,
    dim: mix(banner, leant, 0.3),
    mid: mix(banner, leant, 0.6),
    accent: leant,
    pale: mix(leant, '#fff3dc', 0.42),
    light: mix(leant, '#fff8e8', 0.8),
    spark: sparks[house],
  };
}
