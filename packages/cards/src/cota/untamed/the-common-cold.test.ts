import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('the-common-cold', () => {
  it('deals 1 damage to each creature and destroys all Mars creatures of both players', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-common-cold'], line: ['ether-spider', 'snufflegator'] },
      foe: { line: ['grommid', 'urchin', 'raiding-knight'] },
    });
    t.me.play('the-common-cold').yes();
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', damage: 1 }], discard: ['the-common-cold', 'ether-spider'] },
      foe: { line: ['raiding-knight'], discard: ['grommid', 'urchin'] },
    });
  });

  it('may spare the Mars creatures', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-common-cold'], line: ['ether-spider'] },
      foe: { line: ['grommid'] },
    });
    t.me.play('the-common-cold').no();
    t.expect({
      me: { aember: 1, line: [{ id: 'ether-spider', damage: 1 }] },
      foe: { line: [{ id: 'grommid', damage: 1 }] },
    });
  });

  it('does not destroy some of them only', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-common-cold'] },
      foe: { line: ['grommid', 'grommid'] },
    });
    t.me.play('the-common-cold');
    expect(t.options()).toEqual(['yes', 'no']);
    t.me.yes();
    t.expect({ me: { aember: 1 }, foe: { line: [], discard: ['grommid', 'grommid'] } });
  });

  it('takes the house of a maverick as it is printed on it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-common-cold'] },
      foe: {
        line: [
          { id: 'tocsin', house: 'mars' },
          { id: 'grommid', house: 'dis' },
        ],
      },
    });
    t.me.play('the-common-cold').yes();
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'grommid', damage: 1 }], discard: ['tocsin'] } });
  });

  it('asks nothing where there is no Mars creature', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-common-cold'], line: ['snufflegator'] },
      foe: { line: ['urchin', 'tocsin'] },
    });
    t.me.play('the-common-cold');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', damage: 1 }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('finds no Mars creature any more where its damage has killed the only one', () => {
    const t = table({
      me: { house: 'untamed', hand: ['the-common-cold'] },
      foe: { line: [{ id: 'grommid', damage: 9 }, 'tocsin'] },
    });
    t.me.play('the-common-cold');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'tocsin', damage: 1 }], discard: ['grommid'] } });
  });
});
