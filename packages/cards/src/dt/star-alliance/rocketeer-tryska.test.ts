import { actionCard, creatureCard, define, makeToken, play, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

define([
  creatureCard({ id: 'tryska-cadet', name: 'Cadet', house: 'star-alliance', power: 2 }),
  actionCard({ id: 'tryska-academy', name: 'Academy', house: 'star-alliance' }, play(makeToken())),
]);

describe('rocketeer-tryska', () => {
  it('ruling rocketeer-tryska/ready: a creature that enters beside it while the tide is high is ready', () => {
    const t = table({
      me: { ...me, hand: ['explo-rover'], line: ['rocketeer-tryska'] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.play('explo-rover');
    t.expect({ me: { line: ['rocketeer-tryska', 'explo-rover'] } });
  });

  it('does nothing for a creature that does not come to stand beside it, and nothing for itself', () => {
    const t = table({
      me: { ...me, hand: ['explo-rover', 'rocketeer-tryska'], line: ['mother', 'rocketeer-tryska', 'mother'] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.play('explo-rover').play('rocketeer-tryska', 'left');
    t.expect({
      me: {
        line: [
          { id: 'rocketeer-tryska', exhausted: true },
          'mother',
          'rocketeer-tryska',
          'mother',
          { id: 'explo-rover', exhausted: true },
        ],
      },
    });
  });

  it.each([['low', { highFor: 1 }] as const, ['neutral', undefined] as const])(
    'does nothing while the tide is %s',
    (_how, tide) => {
      const t = table({
        me: { ...me, hand: ['explo-rover'], line: ['rocketeer-tryska'] },
        foe: {},
        ...(tide ? { tide } : {}),
      });
      t.me.play('explo-rover');
      t.expect({ me: { line: ['rocketeer-tryska', { id: 'explo-rover', exhausted: true }] } });
    },
  );

  it('a deployed creature is ready between two others', () => {
    const t = table({
      me: { ...me, hand: ['cr-officer-hawkins'], line: ['rocketeer-tryska', 'explo-rover'] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.play('cr-officer-hawkins', { between: ['rocketeer-tryska', 'explo-rover'] });
    t.expect({ me: { aember: 0, line: ['rocketeer-tryska', 'cr-officer-hawkins', 'explo-rover'] } });
  });

  it('ruling rocketeer-tryska/tokens: a token creature that is made beside it is ready too', () => {
    const t = table({
      me: {
        ...me,
        hand: ['tryska-academy'],
        beside: ['tryska-cadet'],
        line: ['mother', 'rocketeer-tryska'],
        deck: ['punch', 'fear'],
      },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.play('tryska-academy').flank('right');
    t.expect({ me: { line: ['mother', 'rocketeer-tryska', { id: 'punch', token: 'tryska-cadet' }] } });
  });
});
