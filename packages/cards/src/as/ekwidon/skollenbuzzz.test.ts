import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('skollenbuzzz', () => {
  it('takes a creature from your hand under it when it is played, and after a reap', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['skollenbuzzz', 'troll', 'punch', 'mother'] } });
    t.me.play('skollenbuzzz').yes().choose('troll');
    t.expect({
      me: { hand: ['punch', 'mother'], line: [{ id: 'skollenbuzzz', exhausted: true, under: ['troll'] }] },
    });
    const reap = table({
      me: { house: 'ekwidon', line: [{ id: 'skollenbuzzz', under: ['troll'] }], hand: ['mother'] },
    });
    reap.me.reap('skollenbuzzz').yes();
    reap.expect({
      me: { aember: 1, hand: [], line: [{ id: 'skollenbuzzz', exhausted: true, under: ['troll', 'mother'] }] },
    });
  });

  it('may leave it, and takes nothing but creatures', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['skollenbuzzz', 'troll'] } });
    t.me.play('skollenbuzzz').no();
    t.expect({ me: { hand: ['troll'], line: [{ id: 'skollenbuzzz', exhausted: true }] } });
    const none = table({ me: { house: 'ekwidon', hand: ['skollenbuzzz', 'punch'] } });
    none.me.play('skollenbuzzz');
    none.expect({ me: { hand: ['punch'], line: [{ id: 'skollenbuzzz', exhausted: true }] } });
  });

  it('destroyed, puts them into play and goes on top of its deck', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['cauterize-vitality'],
        line: ['shooler', { id: 'skollenbuzzz', under: ['troll', 'mother'] }],
        deck: ['punch'],
      },
    });
    t.me.play('cauterize-vitality').choose('skollenbuzzz');
    t.me.choose('mother').flank('left').flank('right');
    t.expect({
      me: {
        line: [{ id: 'mother', exhausted: true }, 'shooler', { id: 'troll', exhausted: true }],
        deck: ['skollenbuzzz', 'punch'],
        discard: ['cauterize-vitality'],
      },
    });
  });

  it('ruling skollenbuzzz/your-control: they come under the control of its controller, whoever owns them', () => {
    const t = table({
      me: { house: 'dis', hand: ['collar-of-subordination', 'cauterize-vitality'] },
      foe: { line: [{ id: 'skollenbuzzz', under: ['troll'] }], deck: ['punch'] },
    });
    t.me.play('collar-of-subordination').play('cauterize-vitality').flank('left');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true }], deck: [] },
      foe: { line: [], deck: ['skollenbuzzz', 'punch'] },
    });
  });

  it('is not played what is put into play: no icons, no Play: ability', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['cauterize-vitality'],
        line: [{ id: 'skollenbuzzz', under: ['dust-pixie'] }],
      },
    });
    t.me.play('cauterize-vitality').flank('left');
    t.expect({ me: { aember: 0, line: [{ id: 'dust-pixie', exhausted: true }], deck: ['skollenbuzzz'] } });
  });

  it('leaves them to the discard pile where it leaves play in another way', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['hoist-operations'], line: [{ id: 'skollenbuzzz', under: ['troll'] }] },
    });
    t.me.play('hoist-operations');
    t.expect({ me: { line: [], archives: ['skollenbuzzz'], discard: ['hoist-operations', 'troll'], deck: [] } });
  });
});
