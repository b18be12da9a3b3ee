import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'shadows', artifacts: ['kymoor-outpost'], beside: ['prowler'] } as const;

describe('kymoor-outpost', () => {
  it('puts a friendly creature below its owner’s deck, steals 1 and makes a token creature', () => {
    const t = table({ me: { ...me, line: ['troll', 'mother'], deck: ['krump'] }, foe: { aember: 2 } });
    t.me.action('kymoor-outpost').choose('troll').flank('right');
    t.expect({
      me: { aember: 1, line: ['mother', { id: 'krump', token: 'prowler', exhausted: true }], deck: ['troll'] },
      foe: { aember: 1 },
    });
  });

  it('makes it although there is nothing to steal', () => {
    const t = table({ me: { ...me, line: ['mother'], deck: ['krump'] } });
    t.me.action('kymoor-outpost');
    t.expect({ me: { aember: 0, line: [{ id: 'krump', token: 'prowler', exhausted: true }], deck: ['mother'] } });
  });

  it('does nothing else without a friendly creature, or where a ward kept it', () => {
    const t = table({ me: { ...me, deck: ['krump'] }, foe: { aember: 2, line: ['bumpsy'] } });
    t.me.action('kymoor-outpost');
    t.expect({ me: { aember: 0, deck: ['krump'] }, foe: { aember: 2, line: ['bumpsy'] } });
    const u = table({ me: { ...me, line: [{ id: 'troll', warded: true }], deck: ['krump'] }, foe: { aember: 2 } });
    u.me.action('kymoor-outpost');
    u.expect({ me: { aember: 0, line: ['troll'], deck: ['krump'] }, foe: { aember: 2 } });
  });
});
