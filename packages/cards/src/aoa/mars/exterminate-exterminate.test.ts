import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('exterminate-exterminate', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling exterminate-exterminate/one-at-a-time: destroys a creature of less power, not of Mars, for each friendly Mars creature (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'mars', hand: ['exterminate-exterminate'], line: ['tunk', 'blypyp', 'mother'] },
        foe: { line: ['valdr', 'shooler', 'dust-pixie', 'yxilo-bolter'] },
      });
      t.me.play('exterminate-exterminate');
      expect(t.options()).toEqual(['mother', 'shooler', 'dust-pixie']);
      t.me.choose('shooler');
      t.expect({ me: { line: ['tunk', 'blypyp', 'mother'] }, foe: { line: ['valdr', 'yxilo-bolter'] } });
    },
  );

  it('spares those of equal power, and does nothing without a Mars creature', () => {
    const equal = table({
      me: { house: 'mars', hand: ['exterminate-exterminate'], line: ['tunk'] },
      foe: { line: ['valdr'] },
    });
    equal.me.play('exterminate-exterminate');
    equal.expect({ me: { line: ['tunk'] }, foe: { line: ['valdr'] } });
    const none = table({
      me: { house: 'mars', hand: ['exterminate-exterminate'], line: ['mother'] },
      foe: { line: ['dust-pixie', 'tunk'] },
    });
    none.me.play('exterminate-exterminate');
    none.expect({ me: { line: ['mother'] }, foe: { line: ['dust-pixie', 'tunk'] } });
  });
});
