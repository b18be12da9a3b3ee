import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('devour-whole', () => {
  it('destroys an enemy creature or artifact while a friendly Legendary Keyraken is in play', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['devour-whole', 'devour-whole'], line: ['legendary-keyraken'] },
      foe: { line: ['troll'], artifacts: ['lifeward'] },
    });
    t.me.play('devour-whole').choose('lifeward');
    t.expect({
      me: { aember: 1, line: ['legendary-keyraken'] },
      foe: { line: ['troll'], artifacts: [], discard: ['lifeward'] },
    });
    t.me.play('devour-whole');
    t.expect({ me: { aember: 2, line: ['legendary-keyraken'] }, foe: { line: [], discard: ['troll', 'lifeward'] } });
  });

  it('does nothing without one, also where the opponent has one', () => {
    const t = table({
      me: { house: 'keyraken', hand: ['devour-whole'], line: ['troll'] },
      foe: { line: ['legendary-keyraken'] },
    });
    t.me.play('devour-whole');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { line: ['legendary-keyraken'] } });
  });
});
