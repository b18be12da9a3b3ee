import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rooftop-laboratory', () => {
  it('a Scientist that is played enters ready and can be used at once', () => {
    const t = table({ me: { house: 'logos', hand: ['dextre'], artifacts: ['rooftop-laboratory'] }, foe: {} });
    t.me.play('dextre').reap('dextre');
    t.expect({ me: { aember: 1, line: [{ id: 'dextre', exhausted: true }] } });
  });

  it('other creatures enter exhausted', () => {
    const t = table({
      me: { house: 'logos', hand: ['batdrone', 'mother'], artifacts: ['rooftop-laboratory'] },
      foe: {},
    });
    t.me.play('batdrone').play('mother');
    t.expect({ me: { line: [{ id: 'batdrone', exhausted: true }, 'mother'] } });
  });

  it('is of no use to the opponent', () => {
    const t = table({
      active: 1,
      me: { artifacts: ['rooftop-laboratory'] },
      foe: { house: 'logos', hand: ['dextre'] },
    });
    t.foe.play('dextre');
    t.expect({ foe: { line: [{ id: 'dextre', exhausted: true }] } });
  });

  it('holds too for a Scientist of another house that an effect plays', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], artifacts: ['rooftop-laboratory'], deck: ['vezyma-thinkdrone'] },
      foe: {},
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { line: ['vezyma-thinkdrone'] } });
  });

  it('holds for each Scientist of the turn, and not only for the first', () => {
    const t = table({
      me: { house: 'logos', hand: ['dextre', 'titan-mechanic'], artifacts: ['rooftop-laboratory'] },
      foe: {},
    });
    t.me.play('dextre').play('titan-mechanic');
    t.expect({ me: { line: ['dextre', 'titan-mechanic'] } });
  });
});
