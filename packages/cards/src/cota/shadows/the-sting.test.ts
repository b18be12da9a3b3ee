import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('the-sting', () => {
  it('skips the step in which its player would forge', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.shadows, aember: 9, artifacts: ['the-sting'] },
      foe: {},
    });
    t.me.house('shadows');
    t.expect({ me: { keys: 0, aember: 9, artifacts: ['the-sting'] } });
  });

  it('lets its player forge by a card', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 7, artifacts: ['the-sting'] },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, artifacts: ['the-sting'] } });
  });

  it('gets what the opponent spends on a key', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, aember: 1, artifacts: ['the-sting'] },
      foe: { ...foeHouses, aember: 7 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { keys: 0, aember: 7, artifacts: ['the-sting'] }, foe: { keys: 1, aember: 1 } });
  });

  it('gets what the key really costs', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['the-sting'], line: ['titan-mechanic'] },
      foe: { ...foeHouses, aember: 7 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({
      me: { aember: 5, artifacts: ['the-sting'], line: ['titan-mechanic'] },
      foe: { keys: 1, aember: 2 },
    });
  });

  it('gets also what is spent from a card, and for a key outside of the step', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 4, artifacts: [{ id: 'safe-place', aember: 3 }] },
      foe: { artifacts: ['the-sting'] },
    });
    t.me.play('key-charge').yes();
    t.expect({
      me: { keys: 1, aember: 0, artifacts: ['safe-place'] },
      foe: { aember: 6, artifacts: ['the-sting'] },
    });
  });

  it('gets nothing for a key of its own player', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 8, artifacts: ['the-sting'] },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 1, artifacts: ['the-sting'] }, foe: { aember: 0 } });
  });

  it('twice in play gets the æmber only once', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['the-sting', 'the-sting'] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { aember: 6, artifacts: ['the-sting', 'the-sting'] }, foe: { keys: 1, aember: 0 } });
  });

  it('is sacrificed by its Action, and the next key is forged', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, aember: 6, artifacts: ['the-sting'], deck: Array(6).fill('urchin') },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.action('the-sting').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 6, artifacts: [], discard: ['the-sting'] }, foe: { keys: 1, aember: 0 } });
    t.foe.end();
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: 0 } });
  });
});
