import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('the-warchest', () => {
  it('gains 1 for each enemy creature destroyed in a fight this turn', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['the-warchest'], line: ['smaaash', 'valdr'] },
      foe: { line: ['tocsin', 'mother', 'batdrone'] },
    });
    t.me.fight('smaaash', 'tocsin').fight('valdr', 'mother').action('the-warchest');
    t.expect({
      me: {
        aember: 2,
        artifacts: [{ id: 'the-warchest', exhausted: true }],
        line: [
          { id: 'smaaash', damage: 3, exhausted: true },
          { id: 'valdr', damage: 5, exhausted: true },
        ],
      },
      foe: { line: ['batdrone'] },
    });
  });

  it('counts one that its Destroyed: ability returned to hand', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['the-warchest'], line: ['smaaash'] },
      foe: { line: ['bad-penny'] },
    });
    t.me.fight('smaaash', 'bad-penny').action('the-warchest');
    t.expect({
      me: { aember: 1, line: [{ id: 'smaaash', damage: 1, exhausted: true }] },
      foe: { line: [], hand: ['bad-penny'] },
    });
  });

  it('does not count those destroyed in another way, nor friendly ones', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['the-warchest'], hand: ['punch'], line: ['smaaash'] },
      foe: { line: ['tocsin', 'lady-maxena'] },
    });
    t.me.play('punch').choose('tocsin').fight('smaaash', 'lady-maxena').action('the-warchest');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [{ id: 'lady-maxena', damage: 3 }] } });
  });

  it('counts neither the defender that a Before Fight: ability destroyed nor bystanders, in v1.3 either', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'brobnar', artifacts: ['the-warchest'], line: ['firespitter'] },
      foe: { line: ['restringuntus', 'bad-penny', 'mother'] },
    });
    t.me.fight('firespitter', 'restringuntus').action('the-warchest');
    t.expect({
      me: { aember: 0, line: [{ id: 'firespitter', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 1 }] },
    });
  });

  it('gains nothing where nothing was destroyed', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['the-warchest'], line: ['smaaash'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('smaaash', 'niffle-queen').action('the-warchest');
    t.expect({
      me: { aember: 0, artifacts: [{ id: 'the-warchest', exhausted: true }], line: [] },
      foe: { line: [{ id: 'niffle-queen', damage: 5 }] },
    });
  });

  it('forgets the turns before', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'dis', 'logos'], artifacts: ['the-warchest'], line: ['smaaash'] },
      foe: { houses: ['shadows', 'mars', 'untamed'], line: ['tocsin', 'batdrone'] },
    });
    t.me.fight('smaaash', 'tocsin').end();
    t.foe.house('mars').end();
    t.me.house('brobnar').action('the-warchest');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'the-warchest', exhausted: true }],
        line: [{ id: 'smaaash', damage: 3 }],
      },
      foe: { line: ['batdrone'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling the-warchest/assault: a creature that assault destroys does not count (%s)',
    (edition) => {
      const troll = { id: 'troll', upgrades: ['way-of-the-bear'] };
      const t = table({
        edition,
        me: { house: 'brobnar', artifacts: ['the-warchest'], line: [troll] },
        foe: { line: ['dust-imp'] },
      });
      t.me.fight('troll', 'dust-imp').action('the-warchest');
      t.expect({
        me: { aember: 0, artifacts: [{ id: 'the-warchest', exhausted: true }], line: [{ ...troll, exhausted: true }] },
        foe: { aember: 2, line: [] },
      });
    },
  );

  it('does not count what Lord Golgotha destroys before its fight, beside the creature that it fights', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['the-warchest'], line: [{ id: 'lord-golgotha', house: 'brobnar' }] },
      foe: { line: ['dust-imp', 'troll', 'mother'] },
    });
    t.me.fight('lord-golgotha', 'troll').action('the-warchest');
    t.expect({
      me: { aember: 0, artifacts: [{ id: 'the-warchest', exhausted: true }], line: [] },
      foe: {
        aember: 2,
        line: [
          { id: 'troll', damage: 5 },
          { id: 'mother', damage: 3 },
        ],
      },
    });
  });
});
