import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('yxili-marauder', () => {
  it('captures 1 for each friendly ready Mars creature when it is played, which it is not itself', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['yxili-marauder'],
        line: ['blypyp', 'tunk', { id: 'grabber-jammer', exhausted: true }, 'snufflegator'],
      },
      foe: { aember: 5, line: ['zyzzix-the-many'] },
    });
    t.me.play('yxili-marauder', 'right').order('yxili-marauder');
    t.expect({
      me: {
        line: [
          'blypyp',
          'tunk',
          { id: 'grabber-jammer', exhausted: true },
          'snufflegator',
          { id: 'yxili-marauder', aember: 2, exhausted: true },
        ],
      },
      foe: { aember: 3, line: ['zyzzix-the-many'] },
    });
  });

  it('counts itself when it enters ready', () => {
    const t = table({
      me: { house: 'mars', hand: ['soft-landing', 'yxili-marauder'] },
      foe: { aember: 5 },
    });
    t.me.play('soft-landing').play('yxili-marauder');
    t.expect({ me: { line: [{ id: 'yxili-marauder', aember: 1 }] }, foe: { aember: 4 } });
  });

  it('captures nothing alone, and no more than there is', () => {
    const alone = table({ me: { house: 'mars', hand: ['yxili-marauder'] }, foe: { aember: 5 } });
    alone.me.play('yxili-marauder');
    alone.expect({ me: { line: [{ id: 'yxili-marauder', exhausted: true }] }, foe: { aember: 5 } });
    const poor = table({
      me: { house: 'mars', hand: ['yxili-marauder'], line: ['blypyp', 'zyzzix-the-many'] },
      foe: { aember: 1 },
    });
    poor.me.play('yxili-marauder', 'right');
    poor.expect({
      me: { line: ['blypyp', 'zyzzix-the-many', { id: 'yxili-marauder', aember: 1, exhausted: true }] },
      foe: { aember: 0 },
    });
  });

  it.each([
    { aember: 1, lives: false },
    { aember: 2, lives: true },
  ])('has 1 more power for each æmber on it: 3 damage with $aember on it', ({ aember, lives }) => {
    const t = table({
      me: { house: 'mars', hand: ['ammonia-clouds'], line: [{ id: 'yxili-marauder', aember }] },
      foe: {},
    });
    t.me.play('ammonia-clouds');
    t.expect({
      me: { line: lives ? [{ id: 'yxili-marauder', aember, damage: 3 }] : [] },
      foe: { aember: lives ? 0 : aember },
    });
  });

  it('is destroyed when so much æmber is taken from it that its damage suffices', () => {
    const t = table({
      me: { house: 'shadows', line: ['selwyn-the-fence', { id: 'yxili-marauder', aember: 2, damage: 3 }] },
      foe: {},
    });
    t.me.reap('selwyn-the-fence').choose('yxili-marauder');
    t.expect({
      me: { aember: 2, line: [{ id: 'selwyn-the-fence', exhausted: true }], discard: ['yxili-marauder'] },
      foe: { aember: 1 },
    });
  });

  it('fights with that power', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'yxili-marauder', aember: 3 }] },
      foe: { line: ['mother'] },
    });
    t.me.fight('yxili-marauder', 'mother');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 3, line: [] } });
  });
});
