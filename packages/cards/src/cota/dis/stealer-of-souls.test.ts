import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('stealer-of-souls', () => {
  it('purges the enemy creature that it destroyed attacking, and gains 1', () => {
    const t = table({
      me: { house: 'dis', line: ['stealer-of-souls'] },
      foe: { line: ['mother', 'shooler'], aember: 2 },
    });
    t.me.fight('stealer-of-souls', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'stealer-of-souls', damage: 5, exhausted: true }] },
      foe: { aember: 2, line: ['shooler'], discard: [], purged: ['mother'] },
    });
  });

  it('does so when it is attacked', () => {
    const t = table({
      me: { house: 'logos', line: ['mother'] },
      foe: { line: ['stealer-of-souls'] },
    });
    t.me.fight('mother', 'stealer-of-souls');
    t.expect({
      me: { aember: 0, line: [], discard: [], purged: ['mother'] },
      foe: { aember: 1, line: [{ id: 'stealer-of-souls', damage: 5 }] },
    });
  });

  it('gains 1 for a Bad Penny, which is out of reach in the hand of its owner', () => {
    const t = table({ me: { house: 'dis', line: ['stealer-of-souls'] }, foe: { line: ['bad-penny'] } });
    t.me.fight('stealer-of-souls', 'bad-penny');
    t.expect({
      me: { aember: 1, line: [{ id: 'stealer-of-souls', damage: 1, exhausted: true }] },
      foe: { line: [], hand: ['bad-penny'], discard: [], purged: [] },
    });
  });

  it('purges after the Destroyed: abilities and the æmber of the creature', () => {
    const t = table({
      me: { house: 'dis', line: ['stealer-of-souls'] },
      foe: { line: [{ id: 'dust-imp', aember: 2, upgrades: ['protect-the-weak'] }] },
    });
    t.me.fight('stealer-of-souls', 'dust-imp');
    t.expect({
      me: { aember: 3, line: [{ id: 'stealer-of-souls', damage: 2, exhausted: true }] },
      foe: { aember: 2, line: [], discard: ['protect-the-weak'], purged: ['dust-imp'] },
    });
  });

  it('does not care for enemy creatures that are destroyed without fighting it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['stealer-of-souls', 'headhunter'] },
      foe: { line: ['tocsin', 'dust-imp'] },
    });
    t.me.play('punch').choose('dust-imp').fight('headhunter', 'tocsin');
    t.expect({
      me: { aember: 2, line: ['stealer-of-souls', { id: 'headhunter', damage: 3, exhausted: true }] },
      foe: { aember: 2, line: [], discard: ['tocsin', 'dust-imp'], purged: [] },
    });
  });

  it('does nothing when its target survives', () => {
    const t = table({ me: { house: 'dis', line: ['stealer-of-souls'] }, foe: { line: ['lady-maxena'] } });
    t.me.fight('stealer-of-souls', 'lady-maxena');
    t.expect({
      me: { aember: 0, line: [{ id: 'stealer-of-souls', damage: 5, exhausted: true }] },
      foe: { line: [{ id: 'lady-maxena', damage: 4 }], purged: [] },
    });
  });

  it('purges a Shadow Self that its damage destroyed in the place of the creature it fought', () => {
    const t = table({
      me: { house: 'dis', line: ['stealer-of-souls'] },
      foe: { line: ['tocsin', { id: 'shadow-self', damage: 4 }] },
    });
    t.me.fight('stealer-of-souls', 'tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'stealer-of-souls', damage: 3, exhausted: true }] },
      foe: { line: ['tocsin'], discard: [], purged: ['shadow-self'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling stealer-of-souls/both-die: does nothing when both creatures are destroyed (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'dis', line: ['stealer-of-souls'] }, foe: { line: ['valdr'] } });
      t.me.fight('stealer-of-souls', 'valdr');
      t.expect({
        me: { aember: 0, line: [], discard: ['stealer-of-souls'] },
        foe: { line: [], discard: ['valdr'], purged: [] },
      });
    },
  );
});
