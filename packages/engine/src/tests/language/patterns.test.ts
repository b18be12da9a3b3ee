// Narrower patterns of events: the house that is chosen, the player whose turn it is, and the moments that a card
// names.
import { describe, it } from 'vitest';
import type { Table } from '../../index.ts';
import {
  a,
  asActivePlayer,
  capture,
  captureFromOwnSide,
  captures,
  constant,
  creature,
  dealDamage,
  duringYourTurn,
  each,
  eachTime,
  exalt,
  forgeKey,
  forgeStepEnds,
  forRemainderOfTurn,
  friendly,
  gain,
  isDealtDamage,
  omni,
  putAember,
  reaps,
  skipsForgeStep,
  stun,
  table,
  it as thatCard,
  youChooseHouse,
  yourTurnEnds,
  youUse,
} from '../../index.ts';
import { being, spell, thing } from '../../testing/cards.ts';

describe('the house that is chosen', () => {
  const chosen = (house: 'brobnar' | 'dis'): Table => {
    const shrine = thing('shrine', eachTime(youChooseHouse('dis'), gain(1)));
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar', 'dis'], artifacts: [shrine] },
      foe: { houses: ['brobnar', 'dis'], artifacts: [thing('altar', eachTime(youChooseHouse('dis'), gain(10)))] },
    });
    t.me.house(house);
    return t;
  };

  it('Pattern house: only that house, and only for the one who chooses', () => {
    chosen('dis').expect({ me: { aember: 1 }, foe: { aember: 0 } });
    chosen('brobnar').expect({ me: { aember: 0 }, foe: { aember: 0 } });
  });

  it('Pattern house: that of another card', () => {
    const mirror = being('mirror', { house: 'dis' }, eachTime(youChooseHouse({ houseOf: { ref: 'self' } }), gain(1)));
    for (const [house, aember] of [
      ['dis', 0],
      ['logos', 1],
    ] as const) {
      const t = table({
        step: 'forge',
        me: { houses: ['dis', 'logos', 'brobnar'], line: [{ id: mirror, house: 'logos' }] },
      });
      t.me.house(house);
      t.expect({ me: { aember, line: ['mirror'] } });
    }
  });
});

describe('in whose turn', () => {
  it('Pattern during: only in turns of that player', () => {
    const bell = thing('bell', eachTime(duringYourTurn(reaps(creature)), gain(10)));
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], line: ['one'], artifacts: [bell] },
      foe: { houses: ['brobnar'], line: ['two'] },
    });
    t.me.reap('one').end();
    t.foe.reap('two');
    t.expect({ me: { aember: 11, line: ['one'] }, foe: { aember: 1, line: [{ id: 'two', exhausted: true }] } });
  });

  it('Pattern during: also before an event, and for what is replaced', () => {
    const ward = thing('ward', {
      on: 'replace',
      when: duringYourTurn({ event: 'stun', card: friendly(creature) }),
      instead: { do: gain(1) },
    });
    const x = spell('x', stun(each(creature)));
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], line: ['one'], artifacts: [ward], hand: [x] },
      foe: { houses: ['brobnar'], hand: [x] },
    });
    t.me.play('x');
    t.expect({ me: { aember: 1, line: ['one'] } });
    t.me.end();
    t.foe.play('x');
    t.expect({ me: { aember: 1, line: [{ id: 'one', stunned: true }] } });
  });
});

describe('moments that a card names', () => {
  it('the end of your turn, not of that of the opponent', () => {
    const bell = thing('bell', eachTime(yourTurnEnds, gain(1)));
    const t = table({ me: { house: 'brobnar', houses: ['brobnar'], artifacts: [bell] }, foe: { houses: ['brobnar'] } });
    t.me.end();
    t.expect({ active: 'foe', me: { aember: 1 } });
    t.foe.end();
    t.expect({ active: 'me', me: { aember: 1 } });
  });

  it('an action or omni that you use, but no reaping', () => {
    const well = being('well', {}, omni(gain(10)), { on: 'action', do: gain(10) });
    const meter = thing('meter', eachTime(youUse(creature), gain(1)));
    for (const [use, aember] of [
      ['omni', 11],
      ['action', 11],
      ['reap', 1],
    ] as const) {
      const t = table({
        me: { house: 'brobnar', line: [well], artifacts: [meter] },
        foe: { artifacts: [meter] },
      });
      t.me[use]('well');
      t.expect({ me: { aember, line: [{ id: 'well', exhausted: true }] }, foe: { aember: 0 } });
    }
  });
});

describe('the end of a step', () => {
  it('Pattern ends: the end of a step that was not skipped', () => {
    for (const [aember, skips, keys] of [
      [12, false, 2],
      [11, false, 1],
      [12, true, 0],
    ] as const) {
      const forge = thing('late-forge', eachTime(forgeStepEnds('each'), asActivePlayer(forgeKey())));
      const dam = thing('forge-dam', constant(skipsForgeStep('you')));
      const t = table({
        step: 'forge',
        me: { houses: ['brobnar', 'dis'], aember, artifacts: skips ? [dam] : [] },
        foe: { houses: ['brobnar', 'dis'], artifacts: [forge] },
      });
      t.me.house('dis');
      t.expect({ me: { keys, aember: aember - 6 * keys } });
    }
  });
});

describe('what happens to cards', () => {
  it('æmber that a creature captures, out of whatever pool', () => {
    const miser = being('miser', {}, eachTime(captures(creature), putAember(1, thatCard)));
    const theirs = spell('theirs', capture(2, a(friendly(creature))));
    const ours = spell('ours', captureFromOwnSide(1, a(friendly(creature))), exalt(a(friendly(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [theirs, ours], line: [miser], aember: 1 },
      foe: { aember: 3 },
    });
    t.me.play(theirs).play(ours);
    t.expect({ me: { aember: 0, line: [{ id: miser, aember: 6 }] }, foe: { aember: 1 } });
  });

  it('damage that is dealt, and not what armor or a ward takes', () => {
    const sore = spell('sore', forRemainderOfTurn(eachTime(isDealtDamage(creature), gain(1))));
    const rain = spell('rain', dealDamage(2, each(creature)));
    const t = table({
      me: { house: 'brobnar', hand: [sore, rain], line: ['five', 'knight'] },
      foe: { line: [{ id: 'five', warded: true }, 'one'] },
    });
    t.me.play(sore).play(rain);
    t.expect({
      me: { aember: 2, line: [{ id: 'five', damage: 2 }, 'knight'] },
      foe: { line: ['five'] },
    });
  });
});
