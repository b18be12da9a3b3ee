import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('razor-s-gambit', () => {
  const used = { id: 'razor-s-gambit', exhausted: true };

  it('readies a friendly Skyborn creature and fights with it', () => {
    const t = table({
      me: {
        house: 'skyborn',
        keys: ['red', 'yellow'],
        artifacts: ['razor-s-gambit'],
        line: [{ id: 'scalawag-finn', exhausted: true }, 'troll'],
      },
      foe: { keys: ['blue'], line: ['mother'] },
    });
    t.me.action('razor-s-gambit');
    t.expect({
      me: { artifacts: [used], line: [{ id: 'scalawag-finn', damage: 2, exhausted: true }, 'troll'] },
      foe: { line: [] },
    });
  });

  it('does so once more with your blue key forged, with the same creature or another', () => {
    const twice = (second: string) => {
      const t = table({
        me: {
          house: 'skyborn',
          keys: ['blue'],
          artifacts: ['razor-s-gambit'],
          line: ['scalawag-finn', 'black-tempest'],
        },
        foe: { line: ['batdrone', 'gub'] },
      });
      t.me.action('razor-s-gambit').choose('scalawag-finn').choose('batdrone').choose(second);
      return t;
    };
    twice('scalawag-finn').expect({
      me: { artifacts: [used], line: [{ id: 'scalawag-finn', exhausted: true }, 'black-tempest'] },
      foe: { line: [] },
    });
    twice('black-tempest').expect({
      me: {
        artifacts: [used],
        line: [
          { id: 'scalawag-finn', exhausted: true },
          { id: 'black-tempest', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('readies a creature although there is nobody to fight, and does nothing without a Skyborn creature', () => {
    const t = table({
      me: { house: 'skyborn', artifacts: ['razor-s-gambit'], line: [{ id: 'scalawag-finn', exhausted: true }] },
    });
    t.me.action('razor-s-gambit');
    t.expect({ me: { artifacts: [used], line: ['scalawag-finn'] } });
    const none = table({
      me: { house: 'skyborn', artifacts: ['razor-s-gambit'], line: ['troll'] },
      foe: { line: ['scalawag-finn'] },
    });
    none.me.action('razor-s-gambit');
    none.expect({ me: { artifacts: [used], line: ['troll'] }, foe: { line: ['scalawag-finn'] } });
  });
});
