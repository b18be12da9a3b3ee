// Buildings and other works that stand in a land: shown alone, from their feet up.
import type { Tool } from './tool.ts';

export const places = {
  tower: {
    grip: 0,
    art: [
      ['metal', 'M-10 28V-14H-14V-24H-8V-20H-3V-24H3V-20H8V-24H14V-14H10V28z'],
      ['trim', 'M2-14H10V28H2z'],
      ['glow', 'M-6-6h4v7h-4zM-6 8h4v7h-4z'],
      ['dark', 'M-3 20a3 4 0 1 1 6 0V28H-3z'],
    ],
  },
  castle: {
    grip: 0,
    art: [
      ['metal', 'M-28 28V-6H-24V-2H-20V-6H-16V4H-10V-16L0-28L10-16V4H16V-6H20V-2H24V-6H28V28z'],
      ['trim', 'M0-28L10-16V28H0zM22-4H28V28H22z'],
      ['dark', 'M-6 28V18Q0 8 6 18V28z'],
      ['glow', 'M-3-14h5v7h-5zM-23 6h3v6h-3zM20 6h3v6h-3z'],
    ],
  },
  gate: {
    grip: 0,
    art: [
      ['metal', 'M-24 28V-8Q-24-28 0-28Q24-28 24-8V28H14V-6Q14-16 0-16Q-14-16-14-6V28z'],
      ['glow', 'M-14 28V-6Q-14-16 0-16Q14-16 14-6V28z'],
      ['dark', 'M-10 28V-2h3V28zM-2 28V-12h3V28zM7 28V-2h3V28z'],
      ['trim', 'M-28 24h16v5h-16zM12 24h16v5H12zM-4-28h8v8h-8z'],
    ],
  },
  arch: {
    grip: 0,
    art: [
      ['metal', 'M-26 28V-4Q-26-28 0-28Q26-28 26-4V28H16V-2Q16-16 0-16Q-16-16-16-2V28z'],
      ['trim', 'M0-28Q26-28 26-4V28H21V-4Q20-22 0-28z'],
      ['dark', 'M-22 4h5v2h-5zM-22 14h5v2h-5zM17 4h5v2h-5zM17 14h5v2h-5z'],
    ],
  },
  dome: {
    grip: 0,
    art: [
      ['metal', 'M-28 26V12H-22Q-22-16 0-18Q22-16 22 12H28V26z'],
      ['trim', 'M0-18Q22-16 22 12H28V26H12Q14-10 0-18z'],
      ['glow', 'M-5 26V16Q0 8 5 16V26zM-14 2a3 3 0 1 1 .01 0zM12 2a3 3 0 1 1 .01 0z'],
      ['dark', 'M-1-30h2v12h-2z'],
    ],
  },
  obelisk: {
    grip: 0,
    art: [
      ['metal', 'M-9 24L-6-20L0-30L6-20L9 24z'],
      ['trim', 'M0-30L6-20L9 24H1z'],
      ['glow', 'M-3-12h4v2h-4zM-3-6h5v2h-5zM-4 0h6v2h-6zM-4 6h6v2h-6z'],
      ['dark', 'M-16 24H16v5H-16z'],
    ],
  },
  altar: {
    grip: 0,
    art: [
      ['metal', 'M-24-2H24V6H-24zM-18 6H18V20H-18zM-24 20H24V27H-24z'],
      ['dark', 'M-4 9h8v9h-8zM-14 9h3v9h-3zM11 9h3v9h-3z'],
      ['glow', 'M0-26C4-18 10-12 6-6Q3-2 0-2Q-3-2-6-6C-8-12-2-16 0-26z'],
      ['trim', 'M-18-10h4v8h-4zM14-10h4v8h-4z'],
    ],
  },
  cave: {
    grip: 0,
    art: [
      ['metal', 'M-30 28Q-30-6-18-14L-10-26L4-20L16-26L22-10Q32 0 30 28z'],
      ['dark', 'M-18 28Q-18-8 0-10Q18-8 18 28z'],
      ['trim', 'M-10-6L-7 6L-4-8zM2-9L5 4L8-7z'],
      ['glow', 'M-6 12a2.500 2.500 0 1 1 .01 0zM6 12a2.500 2.500 0 1 1 .01 0z'],
    ],
  },
  temple: {
    grip: 0,
    art: [
      ['metal', 'M-28-8L0-26L28-8V-4H-28zM-28 20H28V28H-28zM-24-4h7V20h-7zM-11-4h7V20h-7zM4-4h7V20H4zM17-4h7V20h-7z'],
      ['glow', 'M0-20l4 6-4 5-4-5z'],
      ['trim', 'M-28 24H28V28H-28z'],
    ],
  },
  hut: {
    grip: 0,
    art: [
      ['trim', 'M-28-2L0-26L28-2L22 2H-22z'],
      ['metal', 'M-20 2H20V26H-20z'],
      ['glow', 'M-12 8h8v8h-8z'],
      ['dark', 'M4 26V10H14V26zM10-22h6v10h-6z'],
    ],
  },
  tent: {
    grip: 0,
    art: [
      ['cloth', 'M-28 24L0-24L28 24z'],
      ['dark', 'M-6 24L0-16L6 24z'],
      ['trim', 'M0-24L28 24H16L0-14z'],
      ['glow', 'M-1-32h2v8h-2zM1-32l10 3-10 3z'],
    ],
  },
  fire: {
    grip: 0,
    art: [
      ['trim', 'M-22 20L18 10L20 15L-20 26zM22 20L-18 10L-20 15L20 26z'],
      ['glow', 'M0-28C4-14 18-8 13 6Q8 16 0 15Q-10 16-13 6C-17-6-4-10 0-28z'],
      ['metal', 'M0-6C3 0 8 4 5 10Q0 14-5 10C-8 4-2 2 0-6z'],
    ],
  },
  table: {
    grip: 0,
    art: [
      ['metal', 'M-28-6a28 9 0 1 1 56 0a28 9 0 1 1-56 0z'],
      ['trim', 'M-28-4Q0 12 28-4V2Q0 18-28 2zM-4 8h8V22L12 28H-12L-4 22z'],
      ['glow', 'M-6-7a6 2.500 0 1 1 12 0a6 2.500 0 1 1-12 0z'],
      ['dark', 'M-20-18h6l-1 8h-4zM14-18h6l-1 8h-4zM-3-24h6l-1 8h-4z'],
    ],
  },
  shelves: {
    grip: 0,
    art: [
      ['trim', 'M-26-26H26V28H-26z'],
      ['dark', 'M-23-23H23V-9H-23zM-23-6H23V8H-23zM-23 11H23V25H-23z'],
      [
        'metal',
        'M-21-21h5v12h-5zM-10-19h4v10h-4zM4-21h6v12H4zM-18-4h4V8h-4zM-4-4h6V8h-6zM14-3h5V8h-5zM-20 13h6v12h-6zM2 14h4v11H2zM10 13h5v12h-5z',
      ],
      ['glow', 'M-15-20h4v11h-4zM12-20h4v11h-4zM-12-2h5V8h-5zM5-4h4V8H5zM-10 15h5v10h-5zM17 14h4v11h-4z'],
    ],
  },
  city: {
    grip: 0,
    art: [
      ['metal', 'M-28 28V0H-20V-12H-10V28zM8 28V-8H16V-16H20V4H28V28z'],
      ['trim', 'M-10 28V-22L-2-28L8-20V28z'],
      [
        'glow',
        'M-6-16h3v4h-3zM1-16h3v4H1zM-6-6h3v4h-3zM1-6h3v4H1zM-6 4h3v4h-3zM1 14h3v4H1zM-24 6h3v4h-3zM-16-4h3v4h-3zM12 0h3v4h-3zM20 10h3v4h-3z',
      ],
    ],
  },
  pit: {
    grip: 0,
    art: [
      ['metal', 'M-30 4Q-26-10 0-10Q26-10 30 4Q26 26 0 26Q-26 26-30 4z'],
      ['dark', 'M-23 5Q-20-4 0-4Q20-4 23 5Q18 20 0 20Q-18 20-23 5z'],
      ['glow', 'M-10 18Q-4 4 0-22Q4 4 10 18Q0 22-10 18z'],
      ['trim', 'M-28 0l-4-10 9 4zM28 0l4-10-9 4zM-12-8l-2-9 8 8zM12-8l2-9-8 8z'],
    ],
  },
  throne: {
    grip: 0,
    art: [
      ['metal', 'M-14 28V-18L-10-28L0-20L10-28L14-18V28z'],
      ['cloth', 'M-9 8V-14H9V8z'],
      ['trim', 'M-20 4h8v6h-8zM12 4h8v6h-8zM-18 10h4V28h-4zM14 10h4V28h-4zM-14 8H14v6H-14z'],
      ['glow', 'M0-16l3 4-3 4-3-4z'],
    ],
  },
  grave: {
    grip: 0,
    art: [
      ['metal', 'M-14 24V-10Q-14-26 0-26Q14-26 14-10V24z'],
      ['trim', 'M6-24Q14-20 14-10V24H7z'],
      ['dark', 'M-2-16h3v5h5v3H1v12h-3V-8h-5v-3h5z'],
      ['glow', 'M-28 27Q0 16 28 27z'],
    ],
  },
  coffin: {
    grip: 0,
    art: [
      ['trim', 'M-8-28H8L16-12L9 28H-9L-16-12z'],
      ['cloth', 'M-6-24H6L12-12L7 24H-7L-12-12z'],
      ['glow', 'M-1.500-16h3v5h5v3h-5v14h-3v-14h-5v-3h5z'],
    ],
  },
  factory: {
    grip: 0,
    art: [
      ['metal', 'M-28 28V4L-16-6V4L-4-6V4H2V-24H10V4H14V-16H20V4H28V28z'],
      ['glow', 'M-22 12h6v6h-6zM-10 12h6v6h-6zM2 12h6v6H2zM14 12h6v6h-6z'],
      ['trim', 'M2-24H10V-19H2zM14-16H20v4h-6z'],
      ['dark', 'M6-28Q14-34 22-28Q14-24 6-28z'],
    ],
  },
  volcano: {
    grip: 0,
    art: [
      ['metal', 'M-30 28L-10-12H10L30 28z'],
      ['trim', 'M2-12H10L30 28H8z'],
      ['glow', 'M-10-12H10L6-2L2-8L-2 6L-5-6zM-2-14Q-10-22-4-30Q0-24 4-30Q10-22 4-14z'],
    ],
  },
  well: {
    grip: 0,
    art: [
      ['metal', 'M-18 4H18V26H-18z'],
      ['dark', 'M-18 4a18 5 0 1 1 36 0a18 5 0 1 1-36 0zM-14 14h8v2h-8zM2 18h10v2H2z'],
      ['trim', 'M-16-16h3V4h-3zM13-16h3V4h-3zM-22-14L0-28L22-14z'],
      ['glow', 'M-10 4a10 3 0 1 1 20 0a10 3 0 1 1-20 0z'],
    ],
  },
  statue: {
    grip: 0,
    art: [
      ['metal', 'M-6-20a6 6 0 1 1 12 0Q5-15 3-13Q12-10 12 4L8 5L6-2V16H-6V-2L-10 8L-14 5Q-12-10-3-13Q-6-15-6-20z'],
      ['trim', 'M-16 16H16v6H-16zM-20 22H20v6H-20z'],
      ['glow', 'M8-14l8-14 2 1-7 14z'],
    ],
  },
} as const satisfies Readonly<Record<string, Tool>>;
