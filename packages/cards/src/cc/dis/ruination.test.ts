import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ruination', () => {
  it('destroys a card and each other of the same name, whoever has it', () => {
    const t = table({
      me: { house: 'dis', hand: ['ruination'], line: ['dust-imp', 'infomorph'] },
      foe: { line: ['infomorph', 'kelpminder', 'infomorph'] },
    });
    t.me.play('ruination').choose('infomorph');
    t.expect({ me: { line: ['dust-imp'] }, foe: { line: ['kelpminder'] } });
  });

  it('destroys artifacts and upgrades too, and does nothing where no card is in play', () => {
    const t = table({
      me: { house: 'dis', hand: ['ruination'], artifacts: ['dominator-bauble'] },
      foe: {
        artifacts: ['dominator-bauble'],
        line: [{ id: 'troll', upgrades: ['blood-of-titans'] }],
      },
    });
    t.me.play('ruination').choose('dominator-bauble');
    t.expect({
      me: { artifacts: [] },
      foe: { artifacts: [], line: [{ id: 'troll', upgrades: ['blood-of-titans'] }] },
    });
    const u = table({ me: { house: 'dis', hand: ['ruination'] } });
    u.me.play('ruination');
    u.expect({ me: { discard: ['ruination'] } });
  });
});
