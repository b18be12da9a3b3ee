// Glyphs of what is printed on cards: single paths on a 24x24 grid, even-odd, drawn for this project.

export const cardGlyphs = {
  gem: 'M12 1.500l7.500 6L16 20l-4 2.500L8 20 4.500 7.500zM12 4.500L7 8.300 12 11l5-2.700z',
  damage:
    'M12 1l2.200 6.200L20 4l-2.600 6.200L23.500 12l-6 2.200L20 20l-6-2.800L12 23l-2.200-5.800L4 20l2.500-5.800L.5 12l6.100-1.800L4 4l5.800 3.200z',
  shield: 'M12 1.500l9 3V11c0 6-4 9.800-9 11.500C7 20.800 3 17 3 11V4.500z',
  power: 'M3 3l7 5 2 3 2-3 7-5-4.500 9L20 16l-3 1 2 4-4-2-3 3-3-3-4 2 2-4-3-1 3.500-4z',
  capture: 'M12 2l7 5.500L16 18H8L5 7.500zM3 19.500h18V22H3z',
  draw: 'M5 2h11v11h3l-5.500 7L8 13h3V5H5z',
  discard: 'M4 5h12v16H4zM8 2h12v15h-2V4H8zM7 9v2h6V9zM7 13v2h6v-2z',
} as const;
