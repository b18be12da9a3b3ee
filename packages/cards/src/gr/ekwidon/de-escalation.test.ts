import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('de-escalation', () => {
  it('destroys each creature, and the opponent archives the top 3 cards of their deck', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['de-escalation'], line: ['troll'], deck: ['bumpsy'] },
      foe: { line: ['mother', { id: 'tocsin', warded: true }], deck: ['shooler', 'pit-demon', 'batdrone', 'valdr'] },
    });
    t.me.play('de-escalation');
    t.expect({
      me: { line: [], archives: [], deck: ['bumpsy'] },
      foe: { line: ['tocsin'], archives: ['batdrone', 'pit-demon', 'shooler'], deck: ['valdr'] },
    });
  });

  it('archives what there is', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['de-escalation'] }, foe: { deck: ['shooler'] } });
    t.me.play('de-escalation');
    t.expect({ foe: { archives: ['shooler'], deck: [] } });
  });
});
