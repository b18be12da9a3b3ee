import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('encounter-golem', () => {
  it('puts an action card that you played on the bottom of your deck', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['strength-from-diversity'], line: ['encounter-golem'], deck: ['troll'] },
      foe: { aember: 1 },
    });
    t.me.play('strength-from-diversity');
    t.expect({
      me: { aember: 1, line: ['encounter-golem'], deck: ['troll', 'strength-from-diversity'], discard: [] },
      foe: { aember: 1 },
    });
  });

  it('leaves alone what the opponent plays, and what is no action', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['alien-horror'], line: ['encounter-golem'] },
      foe: { houses: ['star-alliance', 'dis'], hand: ['strength-from-diversity'] },
    });
    t.me.play('alien-horror').end();
    t.foe.house('star-alliance').play('strength-from-diversity');
    t.expect({
      me: { line: ['encounter-golem', 'alien-horror'], deck: [] },
      foe: { deck: [], discard: ['strength-from-diversity'] },
    });
  });

  it('is archived as it is destroyed while you are haunted, and goes to the discard pile otherwise', () => {
    for (const [discard, archives] of [
      [ten, ['encounter-golem']],
      [ten.slice(1), []],
    ] as const) {
      const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['encounter-golem'], discard } });
      t.me.fight('troll', 'encounter-golem');
      t.expect({ me: { line: [{ id: 'troll', exhausted: true, damage: 6 }] }, foe: { line: [], archives } });
    }
  });
});
