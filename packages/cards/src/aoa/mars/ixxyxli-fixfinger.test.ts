import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ixxyxli-fixfinger', () => {
  it('gives each other Martian 1 armor, enemies too', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['whistling-darts', 'poison-wave'],
        line: ['ixxyxli-fixfinger', 'blypyp', 'mother'],
      },
      foe: { line: ['zyzzix-the-many', 'tunk', 'shooler'] },
    });
    t.me.play('poison-wave').play('whistling-darts');
    t.expect({
      me: { aember: 2, line: ['ixxyxli-fixfinger', { id: 'blypyp', damage: 1 }, { id: 'mother', damage: 2 }] },
      foe: {
        line: [
          { id: 'zyzzix-the-many', damage: 2 },
          { id: 'tunk', damage: 2 },
          { id: 'shooler', damage: 3 },
        ],
      },
    });
  });

  it('gives nothing to itself, and nothing once it is gone', () => {
    const t = table({
      me: { house: 'shadows', hand: ['oubliette', 'poison-wave'] },
      foe: { line: ['ixxyxli-fixfinger', 'zyzzix-the-many'] },
    });
    t.me.play('oubliette').choose('ixxyxli-fixfinger').play('poison-wave');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'zyzzix-the-many', damage: 2 }], purged: ['ixxyxli-fixfinger'] },
    });
  });
});
