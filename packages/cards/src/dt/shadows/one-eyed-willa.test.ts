import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('one-eyed-willa', () => {
  it('steals 1 after she fights, with skirmish while the tide is high', () => {
    const t = table({
      me: { house: 'shadows', line: ['one-eyed-willa'] },
      foe: { aember: 2, line: ['troll'] },
      tide: { highFor: 0 },
    });
    t.me.fight('one-eyed-willa', 'troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'one-eyed-willa', ...tired }] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('has no skirmish else, and steals nothing where she dies', () => {
    const t = table({ me: { house: 'shadows', line: ['one-eyed-willa'] }, foe: { aember: 2, line: ['troll'] } });
    t.me.fight('one-eyed-willa', 'troll');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 2, line: [{ id: 'troll', damage: 2 }] } });
  });

  it('steals after a fight that she survives, whatever the tide', () => {
    const t = table({
      me: { house: 'shadows', line: ['one-eyed-willa'] },
      foe: { aember: 2, line: ['dust-pixie'] },
      tide: { highFor: 1 },
    });
    t.me.fight('one-eyed-willa', 'dust-pixie');
    t.expect({
      me: { aember: 1, line: [{ id: 'one-eyed-willa', damage: 1, ...tired }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('is elusive while the tide is high for her controller', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['one-eyed-willa'] },
      tide: { highFor: 1 },
    });
    t.me.fight('troll', 'one-eyed-willa');
    t.expect({ me: { line: [{ id: 'troll', ...tired }] }, foe: { line: ['one-eyed-willa'] } });
  });

  it('ruling one-eyed-willa/tide-turns: loses both as soon as the tide turns', () => {
    const t = table({
      me: { house: 'shadows', hand: ['freebooter-faye'], line: ['macis-asp'] },
      foe: { line: ['one-eyed-willa'] },
      tide: { highFor: 1 },
    });
    t.me.play('freebooter-faye').fight('macis-asp', 'one-eyed-willa');
    t.expect({
      tide: { highFor: 0 },
      me: {
        line: [
          { id: 'macis-asp', ...tired },
          { id: 'freebooter-faye', ...tired },
        ],
      },
      foe: { line: [] },
    });
  });
});
