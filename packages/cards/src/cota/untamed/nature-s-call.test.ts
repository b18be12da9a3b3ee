import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nature-s-call', () => {
  it('returns up to 3 creatures of both players to the hands of their owners', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nature-s-call'], line: ['dust-pixie', 'snufflegator'] },
      foe: { line: ['tocsin', 'valdr', 'urchin'] },
    });
    t.me.play('nature-s-call').choose('dust-pixie', 'valdr', 'tocsin');
    t.expect({
      me: { aember: 1, hand: ['dust-pixie'], line: ['snufflegator'], discard: ['nature-s-call'] },
      foe: { hand: ['valdr', 'tocsin'], line: ['urchin'], discard: [] },
    });
  });

  it('may return fewer, or none', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nature-s-call', 'nature-s-call'], line: ['dust-pixie'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('nature-s-call').done().play('nature-s-call').choose('tocsin').done();
    t.expect({ me: { aember: 2, hand: [], line: ['dust-pixie'] }, foe: { hand: ['tocsin'], line: [] } });
  });

  it('frees the æmber on the creatures, discards their upgrades and destroys nothing', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nature-s-call'] },
      foe: {
        line: [{ id: 'dust-imp', aember: 2, damage: 1, upgrades: ['blood-of-titans'] }, 'tocsin'],
      },
    });
    t.me.play('nature-s-call').choose('dust-imp').done();
    t.expect({
      me: { aember: 3 },
      foe: { aember: 0, hand: ['dust-imp'], line: ['tocsin'], discard: ['blood-of-titans'] },
    });
  });

  it('gives a creature that changed sides to its owner', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nature-s-call'], line: [{ id: 'tocsin', owner: 1 }] },
      foe: {},
    });
    t.me.play('nature-s-call').choose('tocsin');
    t.expect({ me: { aember: 1, hand: [], line: [] }, foe: { hand: ['tocsin'] } });
  });

  it('finds a warded creature still in play, without its ward', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nature-s-call'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'urchin'] },
    });
    t.me.play('nature-s-call').choose('tocsin', 'urchin');
    t.expect({ me: { aember: 1 }, foe: { hand: ['urchin'], line: ['tocsin'] } });
  });
});
