// One glyph for each house, drawn for this project: a single path on a 24x24 grid that survives at 14 pixels.
import type { House } from '@vaultsong/engine';

/** SVG path data; the fill rule is even-odd. */
export const emblems: Readonly<Record<House, string>> = {
  // an anvil under a flame
  brobnar:
    'M2 12.5h20v3c-4 0-6 1-6 3l2.5 3.5h-13L8 18.500c0-1.500-1.500-3-6-3zM12.500 1c.3 3 4 4.500 3.500 7.500-.3 1.600-1.500 2.300-2.700 2.300.8-1.600.1-3-1.100-3.800-.2 1.500-1.700 2-1.400 3.800C8.900 10.600 8 9.500 8 8c0-3 3.800-3.700 4.500-7z',
  // a broken ring with a hooked tail
  dis: 'M11 2a9 9 0 1 1-8.600 6.300l3.300 1A5.500 5.500 0 1 0 11 5.500zM15.500 15.500l5 3.200-.6-3.400 3.600 6.200-7 1.500 2.500-2-5-3z',
  // a balance of two crescents
  ekwidon:
    'M11 3h2v2.500l8 2-.5 2-7.500-1.900V19h4v2.500H7V19h4V7.600L3.500 9.500l-.5-2 8-2zM1 11c1.500 3 6.500 3 8 0 0 6-8 6-8 0zM15 11c1.500 3 6.500 3 8 0 0 6-8 6-8 0z',
  // a lantern with a wisp in it
  geistoid:
    'M8 2h8v2.500h-2.500V6H17l2 3v10l-2 3H7l-2-3V9l2-3h3.500V4.500H8zM12 9c-3 3-4 5-2.500 8 1 2 4 2 5 0 1-2.500-1.500-3-2.500-8z',
  // a gear whose hub is an eye
  logos:
    'M9.900 4.300L10.200 1.600L13.800 1.600L14.100 4.300L16 5.100L18.100 3.300L20.700 5.900L18.900 8L19.700 9.900L22.400 10.200L22.400 13.800L19.700 14.100L18.900 16L20.700 18.100L18.100 20.700L16 18.900L14.100 19.700L13.800 22.400L10.200 22.400L9.900 19.700L8 18.900L5.900 20.700L3.300 18.100L5.100 16L4.300 14.100L1.600 13.800L1.600 10.200L4.300 9.900L5.100 8L3.300 5.900L5.900 3.300L8 5.100zM6.500 12c2.500-4.500 8.500-4.500 11 0-2.500 4.500-8.500 4.500-11 0zM12 9.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600z',
  // an antenna dome with three rays
  mars: 'M2.500 21c0-6 4-10 8.200-10.400V8.500h2.600v2.100C17.500 11 21.500 15 21.500 21zM6 18.500h12c-.8-3.300-3.200-5.500-6-5.500s-5.200 2.200-6 5.500zM10.700 1h2.600v5h-2.600zM3.200 4.700l2-1.700 3 3.800-2 1.600zM20.800 4.700l-2-1.700-3 3.800 2 1.600z',
  // a coil around a diamond
  ouroboros: 'M12 2a10 10 0 1 1-9.800 8h3.200A7 7 0 1 0 12 5v3L7 3.500 12 0zM12 8l3.500 4-3.500 4-3.500-4z',
  // an open shackle over a rising arc
  redemption: 'M6 11V8a6 6 0 0 1 12 0h-3a3 3 0 0 0-6 0v3zM3 13h18l-3.500 3h-11zM7 18h10l-5 4.500z',
  // a shield with a window in it
  sanctum:
    'M12 1.500l9 3V11c0 6-4 9.800-9 11.500C7 20.800 3 17 3 11V4.500zM11 6.500C8.500 7 7 8.500 7 11.500c0 3.300 1.600 5.300 4 6.700zM13 6.500v11.700c2.400-1.400 4-3.400 4-6.700 0-3-1.500-4.500-4-5z',
  // a column between laurels
  saurian:
    'M8 3h8v2.500h-1.500v13H16V21H8v-2.500h1.500v-13H8zM5.500 5C2 9 2 15 5.500 19c1.500-2 1.500-4 0-5.500 1.500-1 1.500-2.500 0-3.500 1.200-1.500 1.200-3.200 0-5zM18.500 5c3.500 4 3.500 10 0 14-1.500-2-1.500-4 0-5.500-1.500-1-1.500-2.500 0-3.500-1.200-1.500-1.200-3.200 0-5z',
  // half a mask over a coin
  shadows:
    'M1.500 4.500C7 2 12 2.500 14 4v9.500c-1.500-.5-2.500-1.500-3.500-1-2 1-3.500 2-5.500 1.200C2.500 12.500 1 8.500 1.500 4.500zM4.500 8.300c1.800-1.700 4.600-1.400 6 .7-2 1.500-4.700 1.200-6-.7zM17 11.500a5.500 5.500 0 1 1-5.500 5.700l2.500.1a3 3 0 1 0 3-3.300zM16 15.500h2v3.500h-2z',
  // a wing over a compass point
  skyborn: 'M2 4c8-1 14 1 20 7-5-1-7-.5-9 1-1-3-5-6-11-8zM4 10c4 0 6 1 8 4-3 0-6-1-8-4zM12 13l2.500 5-2.500 5-2.500-5z',
  // a star in a chevron orbit
  'star-alliance':
    'M12 3l2.200 5 5.300.5-4 3.600 1.200 5.300-4.700-2.800-4.700 2.800 1.200-5.300-4-3.600L9.800 8zM2 13c2 6 6 8.500 10 8.500S20 19 22 13c0 7-5 11-10 11S2 20 2 13z',
  // an eye in a wave
  unfathomable:
    'M2 13C4 6 9 2.500 14 3c5 .5 8 4 8 8-2-3-5-4-7-3 2 1 3 3 3 5 0 4-4 6-8 6-3 0-6-2-8-6zM11 10a3.300 3.300 0 1 0 0 6.600A3.300 3.300 0 0 0 11 10zM3 20c3 2 15 2 18 0v2.500H3z',
  // a tree of antlers
  untamed:
    'M10.700 23v-7.500C6.500 14.500 3 12 2.500 8L2 3l2.600 1 .6 3.500c.4 1.600 1.200 2.700 2.300 3.500L7 6l2.500 1.500.4 5 .8.3V5L12 1.500 13.300 5v7.800l.8-.3.4-5L17 6l-.5 5c1.100-.8 1.900-1.900 2.300-3.500l.6-3.500L22 3l-.5 5c-.5 4-4 6.500-8.200 7.500V23z',
};

export const houseTitles: Readonly<Record<House, string>> = {
  brobnar: 'Brobnar',
  dis: 'Dis',
  ekwidon: 'Ekwidon',
  geistoid: 'Geistoid',
  logos: 'Logos',
  mars: 'Mars',
  ouroboros: 'Ouroboros',
  redemption: 'Redemption',
  sanctum: 'Sanctum',
  saurian: 'Saurian',
  shadows: 'Shadows',
  skyborn: 'Skyborn',
  'star-alliance': 'Star Alliance',
  unfathomable: 'Unfathomable',
  untamed: 'Untamed',
};
