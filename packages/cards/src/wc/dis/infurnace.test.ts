import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('infurnace', () => {
  const at = (discard: readonly string[], more: object = {}) =>
    table({ me: { house: 'dis', hand: ['infurnace'] }, foe: { aember: 5, discard, ...more } });

  it('takes as much æmber as the purged cards have icons', () => {
    const t = at(['anger', 'poison-wave', 'troll']);
    t.me.play('infurnace').choose('anger').choose('poison-wave');
    t.expect({
      me: { line: [{ id: 'infurnace', exhausted: true }] },
      foe: { aember: 3, discard: ['troll'], purged: ['anger', 'poison-wave'] },
    });
  });

  it('counts no card without an icon, and may purge fewer', () => {
    const t = at(['anger', 'troll']);
    t.me.play('infurnace').choose('troll').done();
    t.expect({
      me: { line: [{ id: 'infurnace', exhausted: true }] },
      foe: { aember: 5, discard: ['anger'], purged: ['troll'] },
    });
  });

  it('may purge nothing', () => {
    const t = at(['anger']);
    t.me.play('infurnace').done();
    t.expect({
      me: { line: [{ id: 'infurnace', exhausted: true }] },
      foe: { aember: 5, discard: ['anger'], purged: [] },
    });
  });

  it('takes both cards out of one pile', () => {
    const t = table({
      me: { house: 'dis', hand: ['infurnace'], discard: ['fear', 'urchin'] },
      foe: { aember: 5, discard: ['anger', 'poison-wave'] },
    });
    t.me.play('infurnace').choose('urchin');
    expect(t.options()).not.toContain('anger');
    t.me.done();
    t.expect({
      me: { discard: ['fear'], purged: ['urchin'], line: [{ id: 'infurnace', exhausted: true }] },
      foe: { aember: 5 },
    });
  });

  it('ruling infurnace/loses: added icons count, and what is lost goes to nobody', () => {
    const t = table({
      me: { house: 'dis', hand: ['infurnace'] },
      foe: { aember: 5, line: ['ether-spider'], discard: [{ id: 'troll', bonus: ['aember', 'aember'] }] },
    });
    t.me.play('infurnace').choose('troll');
    t.expect({
      me: { aember: 0, line: [{ id: 'infurnace', exhausted: true }] },
      foe: { aember: 3, line: ['ether-spider'], purged: ['troll'] },
    });
  });
});
