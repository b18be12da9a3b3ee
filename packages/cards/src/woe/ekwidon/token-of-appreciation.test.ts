import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const trader = (id: string) => ({ id, token: 'trader' });

const line = [trader('mother'), trader('mother')];
const more = { hand: ['token-of-appreciation'], line, deck: ['batdrone'], beside: ['trader'] };
const after = {
  discard: ['token-of-appreciation'],
  deck: [],
  line: [{ ...trader('batdrone'), exhausted: true }, ...line],
};

describe('token-of-appreciation', () => {
  it('makes a token creature, and forges for 7 more, less 1 for each friendly token creature', () => {
    const t = table({ me: { house: 'ekwidon', aember: 10, ...more }, foe: { line: [trader('urchin')] } });
    t.me.play('token-of-appreciation').flank('left');
    t.expect({ me: { keys: 1, aember: 0, ...after }, foe: { line: [trader('urchin')] } });
  });

  it('forges nothing with too little æmber', () => {
    const t = table({ me: { house: 'ekwidon', aember: 9, ...more } });
    t.me.play('token-of-appreciation').flank('left');
    t.expect({ me: { aember: 9, ...after } });
  });

  it('forges though no token creature was made', () => {
    const t = table({ me: { house: 'ekwidon', aember: 13, hand: ['token-of-appreciation'] } });
    t.me.play('token-of-appreciation');
    t.expect({ me: { keys: 1, aember: 0, discard: ['token-of-appreciation'] } });
  });
});
