import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('sniffer', () => {
  it('takes elusive from all creatures for the rest of the turn', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['sniffer'], line: ['zyzzix-the-many', 'tunk'] },
      foe: { line: ['noddy-the-thief', 'nexus'] },
    });
    t.me.fight('zyzzix-the-many', 'noddy-the-thief').action('sniffer').fight('tunk', 'nexus');
    t.expect({
      me: {
        artifacts: [{ id: 'sniffer', exhausted: true }],
        line: [
          { id: 'zyzzix-the-many', exhausted: true },
          { id: 'tunk', damage: 2, exhausted: true },
        ],
      },
      foe: { line: ['noddy-the-thief'] },
    });
  });

  it('takes nothing else: taunt stands', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['sniffer'], line: ['tunk'] },
      foe: { line: ['urchin', 'champion-anaphiel'] },
    });
    t.me.action('sniffer');
    expect(targetsOf(t, 'tunk')).toEqual(['champion-anaphiel']);
    t.expect({
      me: { artifacts: [{ id: 'sniffer', exhausted: true }], line: ['tunk'] },
      foe: { line: ['urchin', 'champion-anaphiel'] },
    });
  });

  it('reaches creatures that come later in that turn, but not into the next one', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, artifacts: ['sniffer'], hand: ['john-smyth'] },
      foe: { ...foeHouses, line: ['headhunter'] },
    });
    t.me.action('sniffer').play('john-smyth').end();
    t.foe.house('brobnar').fight('headhunter', 'john-smyth');
    t.expect({
      me: { line: ['john-smyth'] },
      foe: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] },
    });
  });

  it('gives 1 when it is played', () => {
    const t = table({ me: { house: 'mars', hand: ['sniffer'] }, foe: { line: ['urchin'] } });
    t.me.play('sniffer');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'sniffer', exhausted: true }] }, foe: { line: ['urchin'] } });
  });
});
