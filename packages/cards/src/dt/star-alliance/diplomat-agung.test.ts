import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const me = { house: 'star-alliance' } as const;

describe('diplomat-agung', () => {
  it('lets a friendly creature be used in a house of your choice as well', () => {
    const t = table({ me: { house: 'star-alliance', line: ['diplomat-agung', 'mother', 'troll'] }, foe: {} });
    t.me.reap('diplomat-agung').choose('mother').house('star-alliance').cannot('reap', 'troll').reap('mother');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'diplomat-agung', exhausted: true }, { id: 'mother', exhausted: true }, 'troll'],
      },
    });
  });

  it('does so when it is played and after it fights', () => {
    const t = table({ me: { ...me, hand: ['diplomat-agung'], line: ['mother'] }, foe: { line: ['troll'] } });
    t.me.play('diplomat-agung').choose('mother').house('star-alliance').reap('mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'mother', exhausted: true },
          { id: 'diplomat-agung', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
    const fights = table({ me: { ...me, line: ['diplomat-agung', 'mother'] }, foe: { line: ['urchin'] } });
    fights.me.fight('diplomat-agung', 'urchin').choose('mother').house('star-alliance').reap('mother');
    fights.expect({
      me: {
        aember: 1,
        line: [
          { id: 'diplomat-agung', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { line: ['urchin'] },
    });
  });

  it('leaves the creature in its own house besides', () => {
    const t = table({
      me: { ...me, line: ['diplomat-agung', 'explo-rover'] },
      foe: {},
    });
    t.me.reap('diplomat-agung').choose('explo-rover').house('dis').reap('explo-rover');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'diplomat-agung', exhausted: true },
          { id: 'explo-rover', exhausted: true },
        ],
      },
    });
  });

  it('ends with the turn', () => {
    const t = table({
      me: { ...me, ...myHouses['star-alliance'], line: ['diplomat-agung', 'troll'] },
      foe: foeHouses,
    });
    t.me.reap('diplomat-agung').choose('troll').house('star-alliance').end();
    t.foe.house('dis').end();
    t.me.house('star-alliance').cannot('reap', 'troll', 'wrong-house');
    t.expect({ me: { aember: 1, line: ['diplomat-agung', 'troll'] } });
  });

  it('several times in a turn are several houses', () => {
    const t = table({
      me: { ...me, hand: ['technobabble'], line: ['diplomat-agung', 'diplomat-agung', 'troll', 'mother', 'pit-demon'] },
      foe: {},
    });
    t.me.reap('diplomat-agung').choose('mother').house('dis');
    t.me.reap('diplomat-agung#2').choose('mother').house('brobnar');
    t.me.play('technobabble').choose('mother');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'diplomat-agung', exhausted: true },
          { id: 'diplomat-agung', exhausted: true },
          { id: 'troll', stunned: true },
          { id: 'mother', stunned: true },
          { id: 'pit-demon', stunned: true },
        ],
      },
    });
  });
});
