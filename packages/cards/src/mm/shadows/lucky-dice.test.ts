import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('lucky-dice', () => {
  it('keeps all damage from friendly creatures in the next turn of the opponent, whose creatures are hurt', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.shadows, artifacts: ['lucky-dice'], line: ['dodger', 'urchin'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.omni('lucky-dice').end();
    t.foe.house('brobnar').fight('troll', 'dodger');
    t.expect({
      me: { artifacts: [], line: ['dodger', 'urchin'] },
      foe: { line: [{ id: 'troll', damage: 5, exhausted: true }] },
    });
  });

  it('stops the damage of effects as well, but no destruction', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['lucky-dice'], line: ['dodger', 'urchin', 'umbra'] },
      foe: { ...foeHouses, hand: ['poison-wave'], line: ['bulleteye'] },
    });
    t.me.omni('lucky-dice').end();
    t.foe.house('shadows').reap('bulleteye').choose('umbra').play('poison-wave');
    t.expect({ me: { line: ['dodger', 'urchin'], discard: ['umbra'] }, foe: { line: [] } });
  });

  it('does not protect in the rest of this turn', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['lucky-dice'], line: ['dodger'], hand: ['poison-wave'] },
      foe: {},
    });
    t.me.omni('lucky-dice').play('poison-wave');
    t.expect({ me: { artifacts: [], line: [{ id: 'dodger', damage: 2 }] } });
  });

  it('ruling lucky-dice/one-turn: protects only in that one turn', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['lucky-dice'], line: ['dodger'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.omni('lucky-dice').end();
    t.foe.house('brobnar').end();
    t.me.house('shadows').end();
    t.foe.house('brobnar').fight('troll', 'dodger');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 5, exhausted: true }] } });
  });

  it('ruling lucky-dice/one-turn: protects creatures that come later too', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, artifacts: ['lucky-dice'], hand: ['dodger'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.omni('lucky-dice').play('dodger').end();
    t.foe.house('brobnar').fight('troll', 'dodger');
    t.expect({ me: { line: ['dodger'] }, foe: { line: [{ id: 'troll', damage: 5, exhausted: true }] } });
  });
});
