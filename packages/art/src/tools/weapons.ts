// Weapons, as they are held in a hand or shown alone: 48 high around the middle of their grid, pointing up.
import type { Tool } from './tool.ts';

export const weapons = {
  sword: {
    grip: 15,
    art: [
      ['metal', 'M-2.800 10V-18L0-25L2.800-18V10z'],
      ['dark', 'M-.6 8V-17h1.200V8z'],
      ['trim', 'M-8 9h16l1 3.200H-9z'],
      ['cloth', 'M-1.600 12h3.200v8h-3.200z'],
      ['trim', 'M-2.600 20h5.200v3.500h-5.200z'],
    ],
  },
  broadsword: {
    grip: 17,
    art: [
      ['metal', 'M-5 10L-6-16L0-26L6-16L5 10z'],
      ['dark', 'M-1.200 8L-1-14h2l.2 22z'],
      ['trim', 'M-11 8q11 4 22 0v4q-11 4-22 0z'],
      ['cloth', 'M-2 13h4v9h-4z'],
      ['glow', 'M-3 21h6v4h-6z'],
    ],
  },
  dagger: {
    grip: 10,
    art: [
      ['metal', 'M-3 4L-3-12L0-20L3-12V4z'],
      ['glow', 'M-.4 2V-16L1-11V2z'],
      ['trim', 'M-7 3h14v3H-7z'],
      ['dark', 'M-2 6h4v9h-4z'],
    ],
  },
  knife: {
    grip: 10,
    art: [
      ['metal', 'M-2 4V-18Q6-10 4 4z'],
      ['trim', 'M-3.500 4h8v3h-8z'],
      ['dark', 'M-2 7h4.500L3 18h-4.500z'],
    ],
  },
  needle: {
    grip: 14,
    art: [
      ['metal', 'M-1.400 20L0-24L1.400 20z'],
      ['glow', 'M-3.500 14a3.500 3.500 0 1 1 .01.1z'],
    ],
  },
  axe: {
    grip: 12,
    art: [
      ['trim', 'M-1.800 24V-22h3.600V24z'],
      ['metal', 'M2-20Q18-22 20-8Q14-4 2-4zM-2-18L-8-16V-8L-2-6z'],
      ['glow', 'M20-8Q18-20 8-20.500Q17-17 17-7z'],
    ],
  },
  battleaxe: {
    grip: 12,
    art: [
      ['trim', 'M-2 24V-24h4V24z'],
      ['metal', 'M2-22Q22-22 20 2Q12-6 2-5zM-2-22Q-22-22-20 2Q-12-6-2-5z'],
      ['dark', 'M-3-15h6v4h-6z'],
    ],
  },
  hammer: {
    grip: 14,
    art: [
      ['trim', 'M-2 24V-12h4V24z'],
      ['metal', 'M-14-24h28v14h-28z'],
      ['dark', 'M-14-24h5v14h-5zM9-24h5v14h-5z'],
      ['glow', 'M-4-20h8v6h-8z'],
    ],
  },
  maul: {
    grip: 14,
    art: [
      ['trim', 'M-1.500 24V-8h3V24z'],
      ['metal', 'M-10-26h20l5 8-5 9h-20l-5-9z'],
      ['dark', 'M-6-22h12v9H-6z'],
    ],
  },
  mace: {
    grip: 14,
    art: [
      ['trim', 'M-1.600 24V-8h3.200V24z'],
      ['metal', 'M0-26L4-21L10-22L9-16L14-13L9-9L9-3L4-5L0 0L-4-5L-9-3L-9-9L-14-13L-9-16L-10-22L-4-21z'],
      ['dark', 'M-4-13a4 4 0 1 1 8 0a4 4 0 1 1-8 0z'],
    ],
  },
  club: {
    grip: 15,
    art: [
      ['trim', 'M-2 24L-8-16Q-8-25 0-25Q9-25 8-15L2.500 24z'],
      ['metal', 'M-8-14L-14-16L-8-19zM8-14L14-16L8-20zM-6-4L-11-5L-6.500-8z'],
      ['dark', 'M-2-18L1-18L1 2z'],
    ],
  },
  lance: {
    grip: 22,
    art: [
      ['metal', 'M-1.200-10L0-36L1.200-10z'],
      ['trim', 'M-2.400 28L-1.200-12h2.400L2.400 28z'],
      ['cloth', 'M1-10L18-6L12 0L16 5L1.500 2z'],
      ['metal', 'M-7 16Q0 8 7 16L3 20H-3z'],
    ],
  },
  spear: {
    grip: 4,
    art: [
      ['trim', 'M-1.200 32V-16h2.400V32z'],
      ['metal', 'M0-30L5-18L0-12L-5-18z'],
      ['glow', 'M0-28L1.500-18L0-13z'],
    ],
  },
  trident: {
    grip: 6,
    art: [
      ['trim', 'M-1.300 32V-8h2.600V32z'],
      ['metal', 'M-1.300-8V-28l1.300-3 1.300 3V-8zM-9-26L-6-22V-12H6V-22L9-26V-8H-9z'],
    ],
  },
  javelin: {
    grip: 4,
    art: [
      ['trim', 'M-1.400 26V-18h2.800V26z'],
      ['metal', 'M0-32L4-14L0-17L-4-14z'],
      ['cloth', 'M1 4L9 8L1 12zM-1 4L-9 8L-1 12z'],
    ],
  },
  scythe: {
    grip: 6,
    art: [
      ['trim', 'M-1.500 32L-3-24h3L1.500 32z'],
      ['metal', 'M-3-26Q16-30 24-10Q12-20-2-18z'],
      ['glow', 'M2-24Q16-25 24-10Q14-21 2-22z'],
    ],
  },
  whip: {
    grip: 20,
    art: [
      ['trim', 'M-2 24L-1 8h3l-1 16z'],
      ['glow', 'M-1 8C-4-10 16-8 14-18C13-26-4-24-8-16C-6-28 18-30 18-17C18-4 3-6 2 8z'],
    ],
  },
  bow: {
    grip: 0,
    art: [
      ['trim', 'M-2-26Q20-12 16 0Q20 12-2 26L-2 23Q14 12 11 0Q14-12-2-23z'],
      ['metal', 'M-2.400-24h.9V24h-.9z'],
      ['glow', 'M-6-.8H22V-3L28 0L22 3V.8H-6z'],
    ],
  },
  crossbow: {
    grip: 10,
    art: [
      ['trim', 'M-2.500 20V-16h5V20z'],
      ['metal', 'M-20-4Q-12-18 0-16Q12-18 20-4Q10-12 0-11Q-10-12-20-4z'],
      ['glow', 'M-.8 4V-20L0-26L.8-20V4z'],
    ],
  },
  blaster: {
    grip: 10,
    art: [
      ['metal', 'M-5 2L-6-18h12L5 2z'],
      ['dark', 'M-3 2h7l2 14h-7z'],
      ['glow', 'M-3.500-25h7v6h-7z'],
      ['trim', 'M-7-10h14v4H-7z'],
    ],
  },
  raygun: {
    grip: 12,
    art: [
      ['metal', 'M-6 6Q-10-6-4-14h8Q10-6 6 6z'],
      ['trim', 'M-8-8h16v2.600H-8zM-7-2h14v2.600H-7z'],
      ['glow', 'M-1.500-14h3v-7h-3zM-3.500-24a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1-7 0z'],
      ['dark', 'M-2 6h6l4 13h-6z'],
    ],
  },
  rifle: {
    grip: 6,
    art: [
      ['metal', 'M-2.500 14V-20h5V14z'],
      ['dark', 'M-4-2h8v10h-8zM-3.500 14h7l5 12h-9z'],
      ['glow', 'M-1.500-28h3v8h-3z'],
      ['trim', 'M3-14h5v9H3z'],
    ],
  },
  cannon: {
    grip: 12,
    art: [
      ['metal', 'M-8 12L-6-20h12L8 12z'],
      ['trim', 'M-9-24H9v6H-9zM-9.500 4h19v4h-19z'],
      ['dark', 'M-6-23H6v3.500H-6z'],
      ['dark', 'M-13 16a13 10 0 1 1 26 0z'],
      ['glow', 'M-4 15a4 4 0 1 1 8 0a4 4 0 1 1-8 0z'],
    ],
  },
  bomb: {
    grip: 8,
    art: [
      ['dark', 'M-14 8a14 14 0 1 1 28 0a14 14 0 1 1-28 0z'],
      ['metal', 'M-4-10h8v6h-8zM-9 2a8 8 0 0 1 8-6 10 10 0 0 0-6 9z'],
      ['trim', 'M-1-10Q0-20 9-19l.6 2Q2-17 2-10z'],
      ['glow', 'M10-26l1.800 4.500L17-24l-2.500 5 4.500 3-5.500.5L12-10l-2.500-5L5-15l3-4-2.500-5 4 2z'],
    ],
  },
  claw: {
    grip: 14,
    art: [
      ['metal', 'M-9 12Q-16-8-8-24Q-8-6-3 10zM-2 10Q-4-12 2-26Q4-8 4 10zM5 10Q8-8 15-22Q16-4 10 12z'],
      ['trim', 'M-11 8h23v8h-23z'],
    ],
  },
  chainball: {
    grip: 18,
    art: [
      ['trim', 'M-2 24V4h4V24z'],
      [
        'metal',
        'M-2 4a3 3 0 1 1 4 0a3 3 0 1 1-4 0zM2-2a3 3 0 1 1 4 1a3 3 0 1 1-4-1zM6-26L9-22L14-23L13-18L17-15L13-12L14-7L9-8L6-4L3-8L-2-7L-1-12L-5-15L-1-18L-2-23L3-22z',
      ],
      ['dark', 'M3-15a3 3 0 1 1 6 0a3 3 0 1 1-6 0z'],
    ],
  },
  arrow: {
    grip: 10,
    art: [
      ['trim', 'M-1.200 24V-14h2.400V24z'],
      ['metal', 'M0-28L6-13L0-16L-6-13z'],
      ['cloth', 'M1 12L7 20V26L1 20zM-1 12L-7 20V26L-1 20z'],
    ],
  },
} as const satisfies Readonly<Record<string, Tool>>;
