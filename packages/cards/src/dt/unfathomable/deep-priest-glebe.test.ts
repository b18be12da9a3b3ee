import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('deep-priest-glebe', () => {
  it('exhausts an enemy creature after you play an Aquan creature', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['hookmaster'], line: ['deep-priest-glebe'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.play('hookmaster').choose('mother');
    t.expect({
      me: { line: ['deep-priest-glebe', { id: 'hookmaster', exhausted: true }] },
      foe: { line: ['troll', { id: 'mother', exhausted: true }] },
    });
  });

  it('sees itself being played, as it is an Aquan creature', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['deep-priest-glebe'] }, foe: { line: ['troll'] } });
    t.me.play('deep-priest-glebe');
    t.expect({
      me: { line: [{ id: 'deep-priest-glebe', exhausted: true }] },
      foe: { line: [{ id: 'troll', exhausted: true }] },
    });
  });

  it('does nothing after a creature that is no Aquan, or an Aquan of the opponent', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['omnipus'], line: ['deep-priest-glebe'] },
      foe: { houses: ['unfathomable', 'dis', 'logos'], line: ['troll'], hand: ['hookmaster'] },
    });
    t.me.play('omnipus');
    t.expect({ me: { line: ['deep-priest-glebe', { id: 'omnipus', exhausted: true }] }, foe: { line: ['troll'] } });
    t.me.end();
    t.foe.house('unfathomable').play('hookmaster');
    t.expect({
      me: { line: ['deep-priest-glebe', 'omnipus'] },
      foe: { line: ['troll', { id: 'hookmaster', exhausted: true }] },
    });
  });

  it('touches no friendly creature where there is no enemy one', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['hookmaster'], line: ['deep-priest-glebe'] }, foe: {} });
    t.me.play('hookmaster');
    t.expect({ me: { line: ['deep-priest-glebe', { id: 'hookmaster', exhausted: true }] } });
  });
});
