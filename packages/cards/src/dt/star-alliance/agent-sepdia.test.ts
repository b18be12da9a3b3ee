import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('agent-sepdia', () => {
  it('deals 1 damage after it reaps, and stuns while the tide is high', () => {
    const t = table({ me: { ...me, line: ['agent-sepdia'] }, foe: { line: ['mother'] }, tide: { highFor: 0 } });
    t.me.reap('agent-sepdia').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'agent-sepdia', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 1, stunned: true }] },
    });
  });

  it('does so after it fights, to whatever creature', () => {
    const t = table({
      me: { ...me, line: ['agent-sepdia'] },
      foe: { line: ['batdrone', 'mother'] },
      tide: { highFor: 0 },
    });
    t.me.fight('agent-sepdia', 'batdrone').choose('mother');
    t.expect({
      me: { line: [{ id: 'agent-sepdia', damage: 1, exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 1, stunned: true }] },
    });
  });

  it.each([['low', { highFor: 1 }] as const, ['neutral', undefined] as const])(
    'stuns nothing while the tide is %s',
    (_how, tide) => {
      const t = table({
        me: { ...me, line: ['agent-sepdia'] },
        foe: { line: ['mother'] },
        ...(tide ? { tide } : {}),
      });
      t.me.reap('agent-sepdia').choose('mother');
      t.expect({
        me: { aember: 1, line: [{ id: 'agent-sepdia', exhausted: true }] },
        foe: { line: [{ id: 'mother', damage: 1 }] },
      });
    },
  );

  it('stuns although a ward stopped the damage', () => {
    const t = table({
      me: { ...me, line: ['agent-sepdia'] },
      foe: { line: [{ id: 'mother', warded: true }] },
      tide: { highFor: 0 },
    });
    t.me.reap('agent-sepdia').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'agent-sepdia', exhausted: true }] },
      foe: { line: [{ id: 'mother', stunned: true }] },
    });
  });

  it('must take itself where it is alone', () => {
    const t = table({ me: { ...me, line: ['agent-sepdia'] }, foe: {}, tide: { highFor: 0 } });
    t.me.reap('agent-sepdia');
    t.expect({ me: { aember: 1, line: [{ id: 'agent-sepdia', stunned: true, exhausted: true }] } });
  });
});
