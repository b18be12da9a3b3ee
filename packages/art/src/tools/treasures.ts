// Treasures: all that people own, carry and hoard.
import type { Tool } from './tool.ts';

export const treasures = {
  shield: {
    grip: 0,
    upright: true,
    art: [
      ['metal', 'M0-24L20-18V2Q18 18 0 26Q-18 18-20 2V-18z'],
      ['cloth', 'M0-19L15-14V2Q14 14 0 20Q-14 14-15 2V-14z'],
      ['trim', 'M-3-19h6V-4H15V2H3V20H-3V2H-15V-4H-3z'],
    ],
  },
  buckler: {
    grip: 0,
    upright: true,
    art: [
      ['metal', 'M-21 0a21 21 0 1 1 42 0a21 21 0 1 1-42 0z'],
      ['cloth', 'M-16 0a16 16 0 1 1 32 0a16 16 0 1 1-32 0z'],
      ['trim', 'M-6 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM-1-16h2v32h-2zM-16-1h32v2h-32z'],
    ],
  },
  torch: {
    grip: 14,
    art: [
      ['trim', 'M-2 24L-4-2h8L2 24z'],
      ['glow', 'M0-28C4-20 11-14 7-6Q4 0 0 0Q-4 0-7-6C-10-12-3-16 0-28z'],
      ['metal', 'M0-16C2-12 4-9 2-5Q0-3-2-5C-4-8-1-11 0-16z'],
    ],
  },
  lantern: {
    grip: -20,
    upright: true,
    art: [
      ['trim', 'M-9-10L-5-18H5L9-10z'],
      ['metal', 'M-5-18Q0-28 5-18h-2.500Q0-23-2.500-18zM-10-10h20v3h-20zM-10 16h20v4h-20z'],
      ['glow', 'M-8-7H8V16H-8z'],
      ['dark', 'M-8-7h2V16h-2zM6-7h2V16H6zM-1-7h2V16h-2z'],
    ],
  },
  drum: {
    grip: 0,
    upright: true,
    art: [
      ['trim', 'M-18-8Q-18-16 0-16Q18-16 18-8V12Q18 20 0 20Q-18 20-18 12z'],
      ['metal', 'M-18-8a18 7 0 1 1 36 0a18 7 0 1 1-36 0z'],
      ['dark', 'M-18-4L-9 17L-6 17.500L-15-3zM0-1L9 17L12 16L3-1zM18-4L9 17L6 17.500L15-3zM0-1L-9 17L-12 16L-3-1z'],
      ['cloth', 'M-12-22l14 10-1.500 2-14-10z'],
    ],
  },
  horn: {
    grip: 6,
    art: [
      ['trim', 'M-20-14Q-14 14 16 16Q22 8 17 0Q-2 4-8-16z'],
      ['metal', 'M14-2Q22 6 15 18L22 20Q30 6 21-5zM-20-16h13l1 4h-13z'],
      ['dark', 'M2 2L6 15L9 15.500L5 2z'],
    ],
  },
  flute: {
    grip: 4,
    art: [
      ['trim', 'M-3.500 24V-24h7V24z'],
      ['dark', 'M-1.500-14h3v3h-3zM-1.500-6h3v3h-3zM-1.500 2h3v3h-3z'],
      ['metal', 'M-4-18h8v2.500H-4zM-4 12h8v2.500h-8z'],
      ['glow', 'M10-22v11a4 3 0 1 1-2-2.500V-17l-1-5z'],
    ],
  },
  banner: {
    grip: 14,
    art: [
      ['trim', 'M-1.500 32V-28h3V32z'],
      ['cloth', 'M1.500-26Q14-30 26-24V0Q22-6 14-3Q8 0 1.500-3z'],
      ['glow', 'M8-20l6 5 6-4v7l-6 5-6-5z'],
      ['metal', 'M0-34l3 6h-6z'],
    ],
  },
  key: {
    grip: 14,
    art: [
      ['metal', 'M-2.500 24V-6h5V8H9v4H6v3h5v4H2.500v5z'],
      ['trim', 'M-10-14a10 10 0 1 1 20 0a10 10 0 1 1-20 0zM-5-14a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'],
      ['glow', 'M0-18l3 4-3 4-3-4z'],
    ],
  },
  coin: {
    grip: 0,
    upright: true,
    art: [
      ['trim', 'M-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0z'],
      ['metal', 'M-13 0a13 13 0 1 1 26 0a13 13 0 1 1-26 0z'],
      ['dark', 'M0-9l6 9-6 9-6-9z'],
      ['glow', 'M-8-6a10 10 0 0 1 7-5 16 16 0 0 0-5 6z'],
    ],
  },
  coins: {
    grip: 8,
    upright: true,
    art: [
      ['trim', 'M-20 10h20v12h-20zM-4-2h20v12H-4zM2 10h20v12H2z'],
      [
        'metal',
        'M-20 10a10 3.500 0 1 1 20 0a10 3.500 0 1 1-20 0zM2 10a10 3.500 0 1 1 20 0a10 3.500 0 1 1-20 0zM-6-6a10 3.500 0 1 1 20 0a10 3.500 0 1 1-20 0z',
      ],
      ['dark', 'M-20 15h20v1.500h-20zM2 15h20v1.500H2zM-4 3h20v1.500H-4z'],
      ['glow', 'M14-22l2 5 5 2-5 2-2 5-2-5-5-2 5-2z'],
    ],
  },
  purse: {
    grip: -12,
    upright: true,
    art: [
      ['cloth', 'M-6-12Q-24 6-14 20Q0 28 14 20Q24 6 6-12z'],
      ['trim', 'M-8-15h16v5H-8z'],
      ['dark', 'M-6-15L-10-24Q-4-20 0-25Q4-20 10-24L6-15z'],
      ['glow', 'M-6 6a6 6 0 1 1 12 0a6 6 0 1 1-12 0z'],
    ],
  },
  chest: {
    grip: 0,
    upright: true,
    art: [
      ['trim', 'M-22-2V22H22V-2z'],
      ['cloth', 'M-22-4Q-22-20 0-20Q22-20 22-4z'],
      ['metal', 'M-22-4h44v5h-44zM-16-16h4V22h-4zM12-16h4V22h-4z'],
      ['glow', 'M-4-3h8v9h-8z'],
      ['dark', 'M-1 0h2v4h-2z'],
    ],
  },
  crown: {
    grip: 6,
    upright: true,
    art: [
      ['metal', 'M-18 14L-22-12L-10-2L0-20L10-2L22-12L18 14z'],
      ['trim', 'M-18 14h36v6h-36z'],
      ['glow', 'M0-24a3 3 0 1 1 .01 0zM-22-15a3 3 0 1 1 .01 0zM22-15a3 3 0 1 1 .01 0zM0 2l4 5-4 5-4-5z'],
    ],
  },
  gem: {
    grip: 4,
    upright: true,
    art: [
      ['glow', 'M0-22L16-8L0 24L-16-8z'],
      ['metal', 'M0-22L16-8H6L0-22zM-6-8L0 24L-16-8z'],
      ['dark', 'M6-8L0 24L-6-8z'],
    ],
  },
  crystal: {
    grip: 14,
    art: [
      ['trim', 'M-12 24L-18 0L-10-10L-4 24zM12 24L20 4L12-6L4 24z'],
      ['glow', 'M-7 24L-8-14L0-26L8-14L7 24z'],
      ['metal', 'M0-26L8-14L7 24L1 24z'],
    ],
  },
  orb: {
    grip: 16,
    upright: true,
    art: [
      ['glow', 'M-18-2a18 18 0 1 1 36 0a18 18 0 1 1-36 0z'],
      ['metal', 'M-12-8Q-8-16 0-16Q-6-12-8-4zM6 10Q14 6 15-4Q18 8 8 14z'],
      ['dark', 'M-4 2Q4-10 10-4Q2-4-4 2z'],
      ['trim', 'M-12 14Q0 22 12 14L14 24H-14z'],
    ],
  },
  book: {
    grip: 8,
    upright: true,
    art: [
      ['cloth', 'M-24-12Q-10-18 0-12Q10-18 24-12V18Q10 12 0 18Q-10 12-24 18z'],
      ['metal', 'M-21-14Q-10-20-1-13V13Q-10 8-21 13zM21-14Q10-20 1-13V13Q10 8 21 13z'],
      ['dark', 'M-17-8h12v1.500h-12zM-17-2h12V-.5h-12zM-17 4h9v1.500h-9zM5-8h12v1.500H5zM5-2h12V-.5H5zM5 4h9v1.500H5z'],
    ],
  },
  scroll: {
    grip: 14,
    upright: true,
    art: [
      ['metal', 'M-12-20H12V18H-12z'],
      ['trim', 'M-15-24H15v6H-15zM-15 16H15v6H-15z'],
      ['dark', 'M-8-12H8v2H-8zM-8-5H4v2H-8zM-8 2H8v2H-8z'],
      ['glow', 'M4 8a4 4 0 1 1 .01 0z'],
    ],
  },
  map: {
    grip: 10,
    upright: true,
    art: [
      ['metal', 'M-22-16L-8-20L8-14L22-18V14L8 18L-8 12L-22 16z'],
      ['trim', 'M-8-20L8-14V18L-8 12z'],
      ['dark', 'M-18 6l4-2 1 1.500-4 2zM-11 2l4-3 1 1.500-4 3zM-3-4l5 1-.5 1.500-5-1zM6-1l5 2-.6 1.500-5-2z'],
      ['glow', 'M12-10l2.500 2.500L17-10l2 2-2.500 2.500L19-3l-2 2-2.500-2.500L12-1l-2-2 2.500-2.500L10-8z'],
    ],
  },
  flask: {
    grip: -12,
    upright: true,
    art: [
      ['metal', 'M-5-24H5v4H4V-6L18 16Q19 24 12 24H-12Q-19 24-18 16L-4-6V-20H-5z'],
      ['glow', 'M-12 8H12L16 17Q16 21 12 21H-12Q-16 21-16 17z'],
      ['dark', 'M-4 13a2 2 0 1 1 .01 0zM5 11a2.600 2.600 0 1 1 .01 0zM2-2a1.600 1.600 0 1 1 .01 0z'],
    ],
  },
  vial: {
    grip: -10,
    upright: true,
    art: [
      ['metal', 'M-6-18H6V16Q6 24 0 24Q-6 24-6 16z'],
      ['glow', 'M-4-4H4V16Q4 21 0 21Q-4 21-4 16z'],
      ['trim', 'M-8-24H8v6H-8z'],
    ],
  },
  chalice: {
    grip: 12,
    upright: true,
    art: [
      ['metal', 'M-14-22H14Q14-2 4 2V14H10V22H-10V14H-4V2Q-14-2-14-22z'],
      ['trim', 'M-14-22H14l-.5 5H-13.500z'],
      ['glow', 'M0-12l4 5-4 5-4-5z'],
    ],
  },
  hourglass: {
    grip: 0,
    upright: true,
    art: [
      ['trim', 'M-14-25H14v5H-14zM-14 20H14v5H-14z'],
      ['metal', 'M-11-20H11Q11-6 2 0Q11 6 11 20H-11Q-11 6-2 0Q-11-6-11-20z'],
      ['glow', 'M-7-12H7Q5-5 0-2Q-5-5-7-12zM-8 18Q-6 10 0 8Q6 10 8 18z'],
    ],
  },
  mirror: {
    grip: 20,
    art: [
      ['trim', 'M-16-6a16 19 0 1 1 32 0a16 19 0 1 1-32 0zM-3 12h6V26h-6z'],
      ['metal', 'M-12-6a12 15 0 1 1 24 0a12 15 0 1 1-24 0z'],
      ['glow', 'M-8-4L4-18L8-14L-5 2z'],
    ],
  },
  ring: {
    grip: 8,
    upright: true,
    art: [
      ['trim', 'M-16 6a16 16 0 1 1 32 0a16 16 0 1 1-32 0zM-11 6a11 11 0 1 0 22 0a11 11 0 1 0-22 0z'],
      ['glow', 'M0-26L9-18L0-8L-9-18z'],
      ['metal', 'M0-26L9-18H0z'],
    ],
  },
  collar: {
    grip: 0,
    upright: true,
    art: [
      ['trim', 'M-20-6Q-20 18 0 20Q20 18 20-6L14-10Q14 10 0 12Q-14 10-14-10z'],
      ['metal', 'M-20-2l-6-3 6-3zM20-2l6-3-6-3zM-14 12l-6 5 1-8zM14 12l6 5-1-8z'],
      ['glow', 'M0 10l5 7-5 7-5-7z'],
    ],
  },
  boots: {
    grip: -16,
    art: [
      ['cloth', 'M-16-20H-4V8L4 14V20H-16zM4-24H16V2L24 8V14H4z'],
      ['trim', 'M-17-20H-3v5H-17zM3-24H17v5H3z'],
      ['glow', 'M-14 20h8L-10 28zM8 14h8L12 24z'],
    ],
  },
  helmet: {
    grip: 0,
    upright: true,
    art: [
      ['metal', 'M-16 18V-6Q-16-22 0-22Q16-22 16-6V18L0 24z'],
      ['dark', 'M-12-4H12V2H2V16H-2V2H-12z'],
      ['cloth', 'M-2-22Q4-32 18-28Q10-22 4-20z'],
    ],
  },
  gauntlet: {
    grip: 16,
    art: [
      [
        'metal',
        'M-10 14V-2L-16-8Q-16-14-10-11L-8-10V-20Q-5-24-3-20V-8V-24Q0-27 3-24V-8V-22Q6-25 8-21V-6Q11-18 14-14V4L9 14z',
      ],
      ['trim', 'M-13 14H12L14 26H-15z'],
      ['glow', 'M-3 0H7V6H-3z'],
    ],
  },
  cloak: {
    grip: -16,
    art: [
      ['cloth', 'M-6-22Q0-18 6-22Q18-10 20 22Q10 18 6 24Q0 18-6 24Q-10 18-20 22Q-18-10-6-22z'],
      ['dark', 'M-1-18h2L4 22L0 19L-4 22z'],
      ['trim', 'M-7-22Q0-15 7-22L8-17Q0-11-8-17z'],
      ['glow', 'M0-18a3 3 0 1 1 .01 0z'],
    ],
  },
  plates: {
    grip: 0,
    art: [
      ['metal', 'M-18-20L-8-16Q0-12 8-16L18-20L22-8L14-2L12 18Q0 24-12 18L-14-2L-22-8z'],
      ['trim', 'M-2-12h4V20h-4z'],
      ['dark', 'M-13 2Q0 8 13 2v3Q0 11-13 5z'],
      ['glow', 'M0-8l4 5-4 5-4-5z'],
    ],
  },
  mask: {
    grip: 14,
    upright: true,
    art: [
      ['metal', 'M-20-14Q0-24 20-14Q22 4 10 18Q0 26-10 18Q-22 4-20-14z'],
      ['dark', 'M-14-6Q-8-10-3-4Q-8 2-14-6zM14-6Q8-10 3-4Q8 2 14-6zM-7 10Q0 16 7 10Q0 13-7 10z'],
      ['glow', 'M0-20l3 5-3 5-3-5z'],
    ],
  },
  bell: {
    grip: -22,
    upright: true,
    art: [
      ['metal', 'M-18 14Q-12 8-12-6Q-12-20 0-20Q12-20 12-6Q12 8 18 14z'],
      ['trim', 'M-20 13H20v5H-20zM-3-25h6v6h-6z'],
      ['dark', 'M-5 18a5 5 0 0 0 10 0z'],
    ],
  },
  staff: {
    grip: 6,
    art: [
      ['trim', 'M-1.500 34V-14h3V34z'],
      ['metal', 'M-8-16Q-8-8 0-8Q8-8 8-16L5-16Q5-11 0-11Q-5-11-5-16z'],
      ['glow', 'M0-28a6 6 0 1 1-.01 0z'],
    ],
  },
  crook: {
    grip: 6,
    art: [
      ['trim', 'M-1.600 34V-14Q-2-28 8-28Q17-27 16-18Q12-12 8-17Q12-17 12-20Q11-24 7-24Q2-23 1.600-14V34z'],
      ['glow', 'M9-22a3 3 0 1 1 .01 0z'],
    ],
  },
  wand: {
    grip: 14,
    art: [
      ['trim', 'M-1.800 22L-1-12h2l.8 34z'],
      ['glow', 'M0-26l2.500 7 7 2.500-7 2.500L0-7l-2.500-7-7-2.500 7-2.500z'],
    ],
  },
  scales: {
    grip: 20,
    upright: true,
    art: [
      ['metal', 'M-1.500-22h3V22h-3zM-8 20H8v4H-8zM-20-16h40v3h-40z'],
      ['trim', 'M-28 4h16Q-12 12-20 12Q-28 12-28 4zM12 0h16Q28 8 20 8Q12 8 12 0z'],
      ['dark', 'M-20-14L-27 4h1.500L-20-11L-14 4h1.500zM20-14L13 0h1.500L20-11L26 0h1.500z'],
      ['glow', 'M-20-3l3 4-3 4-3-4z'],
    ],
  },
  anvil: {
    grip: 0,
    upright: true,
    art: [
      ['metal', 'M-26-10H22Q18 0 6 2V10H14V20H-14V10H-6V2Q-22 2-26-10z'],
      ['dark', 'M-14 16H14V20H-14z'],
      ['glow', 'M-4-24l2 6 6-3-3 6 6 2-7 2H-6l-3-4 5-1-3-5 5 1z'],
    ],
  },
} as const satisfies Readonly<Record<string, Tool>>;
