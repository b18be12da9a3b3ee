import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('balaenora', () => {
  it('captures all of the opponent’s æmber when it is played', () => {
    const t = table({ me: { house: 'skyborn', aember: 1, hand: ['balaenora'] }, foe: { aember: 9 } });
    t.me.play('balaenora');
    t.expect({ me: { aember: 1, line: [{ id: 'balaenora', aember: 9, exhausted: true }] }, foe: { aember: 0 } });
  });

  it('can be played with 7 in the pool of the opponent, not with 6', () => {
    const t = table({ me: { house: 'skyborn', hand: ['balaenora'] }, foe: { aember: 7 } });
    t.me.play('balaenora');
    t.expect({ me: { line: [{ id: 'balaenora', aember: 7, exhausted: true }] }, foe: { aember: 0 } });
    table({ me: { house: 'skyborn', aember: 9, hand: ['balaenora'] }, foe: { aember: 6 } }).me.cannot(
      'play',
      'balaenora',
    );
  });

  it('nor can an effect play it with 6', () => {
    const t = table({ me: { house: 'dis', hand: ['exhume'], discard: ['balaenora', 'gub'] }, foe: { aember: 6 } });
    t.me.play('exhume').yes();
    t.expect({ me: { line: [{ id: 'gub', exhausted: true }], discard: ['exhume', 'balaenora'] }, foe: { aember: 6 } });
  });

  it('after it fights the opponent takes control of it', () => {
    const t = table({
      me: { house: 'skyborn', line: [{ id: 'balaenora', aember: 7 }, 'mother'] },
      foe: { line: ['troll', 'gub'] },
    });
    t.me.fight('balaenora', 'gub').flank('left');
    t.expect({
      me: { line: ['mother'] },
      foe: { line: [{ id: 'balaenora', owner: 0, aember: 7, damage: 1, exhausted: true }, 'troll'] },
    });
  });

  it('not after it reaps', () => {
    const t = table({ me: { house: 'skyborn', line: ['balaenora'] } });
    t.me.reap('balaenora');
    t.expect({ me: { aember: 1, line: [{ id: 'balaenora', exhausted: true }] } });
  });
});
