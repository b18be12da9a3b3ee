import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kaupe-evil-twin', () => {
  it('ruling kaupe-evil-twin/own-plays: its controller plays one card of each type a turn, the opponent as many as they like', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        line: ['kaupe-evil-twin'],
        hand: [
          'hookmaster',
          'portalmonger',
          'brain-drain',
          'thalassophobia',
          'frigorific-rod',
          'echo-pearl',
          'under-pressure',
          'under-pressure',
        ],
      },
      foe: { houses: ['brobnar', 'logos', 'dis'], hand: ['troll', 'bumpsy'] },
    });
    t.me.play('hookmaster').cannot('play', 'portalmonger', 'limit');
    t.me.play('frigorific-rod').cannot('play', 'echo-pearl', 'limit');
    t.me.play('under-pressure').choose('hookmaster').cannot('play', 'under-pressure', 'limit');
    t.me.play('thalassophobia').cannot('play', 'brain-drain', 'limit').end();
    t.foe.house('brobnar').play('troll').play('bumpsy');
  });

  it('ruling kaupe-evil-twin/own-plays: they are free again when it is gone', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        line: ['kaupe-evil-twin'],
        hand: ['abandon-ship', 'hookmaster', 'portalmonger', 'thalassophobia'],
      },
      foe: {},
    });
    t.me.play('hookmaster').play('abandon-ship').choose('kaupe-evil-twin').play('portalmonger').play('thalassophobia');
    t.expect({
      me: {
        hand: ['kaupe-evil-twin'],
        line: [
          { id: 'hookmaster', exhausted: true },
          { id: 'portalmonger', exhausted: true },
        ],
      },
    });
  });

  it('counts the card with which it was played', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['kaupe-evil-twin', 'hookmaster'] }, foe: {} });
    t.me.play('kaupe-evil-twin').cannot('play', 'hookmaster', 'limit');
  });

  it('deals 2 to an enemy creature for each card discarded after it reaps, the same one several times if you like', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['kaupe-evil-twin'], hand: ['dextre', 'bumpsy', 'troll'] },
      foe: { line: ['krump', 'mother'] },
    });
    t.me.reap('kaupe-evil-twin').choose('dextre', 'bumpsy', 'troll').choose('krump', 'krump', 'mother');
    t.expect({
      me: {
        aember: 1,
        hand: [],
        discard: ['troll', 'bumpsy', 'dextre'],
        line: [{ id: 'kaupe-evil-twin', exhausted: true }],
      },
      foe: {
        line: [
          { id: 'krump', damage: 4 },
          { id: 'mother', damage: 2 },
        ],
      },
    });
  });

  it('does so after it fights too, and lets you keep your cards', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['kaupe-evil-twin'], hand: ['dextre', 'bumpsy'] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.fight('kaupe-evil-twin', 'tocsin').choose('bumpsy').done();
    t.expect({
      me: { hand: ['dextre'], discard: ['bumpsy'], line: [{ id: 'kaupe-evil-twin', exhausted: true, damage: 3 }] },
      foe: { line: [{ id: 'mother', damage: 2 }] },
    });
    const none = table({
      me: { house: 'unfathomable', line: ['kaupe-evil-twin'], hand: ['dextre', 'bumpsy'] },
      foe: { line: ['mother'] },
    });
    none.me.reap('kaupe-evil-twin').done();
    none.expect({
      me: { aember: 1, hand: ['dextre', 'bumpsy'], line: [{ id: 'kaupe-evil-twin', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });
});
