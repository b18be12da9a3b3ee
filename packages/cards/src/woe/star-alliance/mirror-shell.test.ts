import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mirror-shell', () => {
  it('makes a token creature as it is played', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['mirror-shell'], beside: ['grunt'], line: ['troll'], deck: ['mother'] },
    });
    t.me.play('mirror-shell').choose('troll').flank('right');
    t.expect({
      me: {
        line: [
          { id: 'troll', upgrades: ['mirror-shell'] },
          { id: 'mother', token: 'grunt', exhausted: true },
        ],
      },
    });
  });

  it('ruling mirror-shell/own-text: makes friendly token creatures copies of its creature for the turn, without its upgrades', () => {
    const t = table({
      me: {
        house: 'shadows',
        houses: ['mars', 'shadows'],
        beside: ['grunt'],
        line: [
          { id: 'noddy-the-thief', upgrades: ['mirror-shell'] },
          { id: 'mother', token: 'grunt' },
        ],
      },
      foe: { aember: 3, houses: ['dis', 'logos'] },
    });
    t.me.reap('noddy-the-thief').action('grunt');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'noddy-the-thief', exhausted: true, upgrades: ['mirror-shell'] },
          { id: 'mother', token: 'grunt', as: 'noddy-the-thief', exhausted: true },
        ],
      },
      foe: { aember: 2 },
    });
  });

  it('a token creature that cannot reap of itself does so as a copy of one that can', () => {
    const shell = { id: 'mother', token: 'strange-shell' };
    const t = table({
      me: {
        house: 'shadows',
        houses: ['ekwidon', 'shadows'],
        beside: ['strange-shell'],
        line: [{ id: 'noddy-the-thief', upgrades: ['mirror-shell'] }, shell],
      },
      foe: { houses: ['dis', 'logos'] },
    });
    t.me.cannot('reap', 'strange-shell').reap('noddy-the-thief').reap('strange-shell');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'noddy-the-thief', exhausted: true, upgrades: ['mirror-shell'] },
          { ...shell, as: 'noddy-the-thief', exhausted: true },
        ],
      },
    });
  });
});
