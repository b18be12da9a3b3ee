import { actionCard, define, gain, play, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

define([
  actionCard({ id: 'at-first', name: 'At First', house: 'brobnar', keywords: ['alpha'] }, play(gain(3))),
  actionCard({ id: 'at-last', name: 'At Last', house: 'brobnar', keywords: ['omega'] }, play(gain(3))),
]);

describe('project-zyx', () => {
  it.each(['reap', 'fight'] as const)('may play an archived card of any house after a %s', (use) => {
    const t = table({
      me: { house: 'logos', line: ['project-zyx'], archives: ['hidden-stash', 'punch'], hand: ['fear'] },
      foe: { line: ['batdrone'] },
    });
    if (use === 'reap') t.me.reap('project-zyx');
    else t.me.fight('project-zyx', 'batdrone');
    t.me.yes().choose('punch');
    if (use === 'reap') t.me.choose('batdrone');
    else t.me.choose('project-zyx');
    t.expect({
      me: {
        aember: use === 'reap' ? 2 : 1,
        archives: ['hidden-stash'],
        hand: ['fear'],
        line: [{ id: 'project-zyx', exhausted: true, damage: use === 'reap' ? 0 : 4 }],
      },
      foe: { line: [] },
    });
  });

  it('may leave them', () => {
    const t = table({ me: { house: 'logos', line: ['project-zyx'], archives: ['fear'] }, foe: { line: ['mother'] } });
    t.me.reap('project-zyx').no();
    t.expect({
      me: { aember: 1, archives: ['fear'], line: [{ id: 'project-zyx', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('asks for nothing without archives', () => {
    const t = table({ me: { house: 'logos', line: ['project-zyx'] }, foe: {} });
    t.me.reap('project-zyx');
    t.expect({ me: { aember: 1, line: [{ id: 'project-zyx', exhausted: true }] } });
  });

  it('ruling project-zyx/alpha: an alpha card stays in the archives', () => {
    const t = table({ me: { house: 'logos', line: ['project-zyx'], archives: ['at-first'] }, foe: {} });
    t.me.reap('project-zyx');
    if (t.options().includes('yes')) t.me.yes();
    t.expect({ me: { aember: 1, archives: ['at-first'], line: [{ id: 'project-zyx', exhausted: true }] } });
  });

  it('ruling project-zyx/omega: an omega card ends the step', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.logos, line: ['project-zyx'], archives: ['at-last'], deck: filler(9) },
      foe: foeHouses,
    });
    t.me.reap('project-zyx').yes();
    t.expect({ me: { aember: 4, archives: [], line: ['project-zyx'] }, active: 'foe' });
  });
});
