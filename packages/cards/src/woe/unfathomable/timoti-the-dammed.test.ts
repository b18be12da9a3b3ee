import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const token = { id: 'mother', token: 'priest' };

describe('timoti-the-dammed', () => {
  it('makes a token creature', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['timoti-the-dammed'], beside: ['priest'], deck: ['mother'] },
    });
    t.me.play('timoti-the-dammed').flank('right');
    t.expect({
      me: {
        line: [
          { id: 'timoti-the-dammed', exhausted: true },
          { ...token, exhausted: true },
        ],
      },
    });
  });

  it('keeps the opponent from forging while you control a token creature', () => {
    const t = table({ me: { house: 'unfathomable', line: ['timoti-the-dammed', token] }, foe: { aember: 6 } });
    t.me.end();
    t.expect({ me: { line: ['timoti-the-dammed', token] }, foe: { keys: 0, aember: 6 } });
  });

  it('does not without one', () => {
    const t = table({ me: { house: 'unfathomable', line: ['timoti-the-dammed'] }, foe: { aember: 6, line: [token] } });
    t.me.end();
    t.expect({ me: { line: ['timoti-the-dammed'] }, foe: { keys: 1, aember: 0, line: [token] } });
  });
});
