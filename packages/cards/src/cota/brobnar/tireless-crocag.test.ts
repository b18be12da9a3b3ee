import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tireless-crocag', () => {
  it('cannot reap', () => {
    const t = table({ me: { house: 'brobnar', line: ['tireless-crocag'] }, foe: { line: ['tocsin'] } });
    t.me.cannot('reap', 'tireless-crocag', 'forbidden');
    t.expect({ me: { aember: 0, line: ['tireless-crocag'] }, foe: { line: ['tocsin'] } });
  });

  it('may fight in a turn of any house', () => {
    const t = table({
      me: { house: 'dis', line: ['tireless-crocag', 'smaaash'] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.cannot('reap', 'tireless-crocag').cannot('fight', 'smaaash', 'wrong-house').fight('tireless-crocag', 'tocsin');
    t.expect({
      me: { line: [{ id: 'tireless-crocag', damage: 3, exhausted: true }, 'smaaash'] },
      foe: { line: ['mother'] },
    });
  });

  it('may lose its stun in a turn of any house', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'tireless-crocag', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.unstun('tireless-crocag');
    t.expect({ me: { line: [{ id: 'tireless-crocag', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('is destroyed when it has destroyed the last enemy creature', () => {
    const t = table({
      me: { house: 'dis', line: ['tireless-crocag', 'shooler'] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('tireless-crocag', 'tocsin');
    t.expect({ me: { line: ['shooler'], discard: ['tireless-crocag'] }, foe: { line: [] } });
  });

  it('is destroyed when the last enemy creature leaves play in another way, in any turn', () => {
    const t = table({
      active: 1,
      me: { line: ['tireless-crocag', 'mother'] },
      foe: { house: 'sanctum', line: ['lady-maxena'] },
    });
    t.foe.action('lady-maxena');
    t.expect({ me: { line: ['mother'] }, foe: { line: [], hand: ['lady-maxena'] } });
  });

  it('is destroyed as it enters play where there is no enemy creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['tireless-crocag'], line: ['smaaash'] }, foe: {} });
    t.me.play('tireless-crocag', 'right');
    t.expect({ me: { line: ['smaaash'], discard: ['tireless-crocag'] } });
  });

  it('goes on while there is one, and counts for the opponent of its controller', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'], line: ['smaaash'] },
      foe: { line: ['tireless-crocag'] },
    });
    t.me.play('punch').choose('smaaash');
    t.expect({
      me: { line: [{ id: 'smaaash', damage: 3 }] },
      foe: { line: ['tireless-crocag'] },
    });
    t.me.play('punch').choose('smaaash');
    t.expect({ me: { line: [] }, foe: { line: [], discard: ['tireless-crocag'] } });
  });
});
