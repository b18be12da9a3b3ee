// Cards that change places with another: across the table, or what is on them.
import { describe, expect, it } from 'vitest';
import {
  a,
  anyCard,
  artifact,
  choose,
  conform,
  constant,
  controls,
  creature,
  destroy,
  each,
  eachTime,
  enemy,
  friendly,
  gain,
  getsPower,
  getsUpgrade,
  host,
  ifYouDo,
  inDiscard,
  inHand,
  leaves,
  onFlank,
  see,
  swapCarried,
  swapControl,
  swapZones,
  table,
  takeControl,
  thisCreature,
  youDiscardFromHand,
} from '../../index.ts';
import { being, gear, spell, thing } from '../../testing/cards.ts';
import '../../testing/tokenCards.ts';

const trade = spell('trade', swapControl(a(friendly(creature)), a(enemy(creature))), ifYouDo(gain(1)));

describe('swapping control', () => {
  it('each takes the place of the other, with all that is on it [rule swap-control]', () => {
    const ring = gear('trade-ring', constant(getsPower(host, 1)));
    const laden = {
      id: 'two',
      damage: 1,
      aember: 2,
      warded: true,
      exhausted: true,
      upgrades: [ring],
      counters: { doom: 1 },
    };
    const t = table({
      me: { house: 'brobnar', hand: [trade], line: ['one', laden, 'three'] },
      foe: { line: ['four', { id: 'five', stunned: true }, 'six'] },
    });
    t.me.play(trade).choose('two').choose('five');
    t.expect({
      me: { aember: 1, line: ['one', { id: 'five', stunned: true, owner: 1 }, 'three'] },
      foe: { line: ['four', { ...laden, owner: 0 }, 'six'] },
    });
    conform(t.state, 0, 1);
  });

  it('on flanks too, and neither enters nor leaves play [rule swap-control]', () => {
    const bell = being(
      'trade-bell',
      {},
      eachTime(leaves(creature), gain(5)),
      eachTime({ event: 'enter', card: creature }, gain(5)),
    );
    const t = table({ me: { house: 'brobnar', hand: [trade], line: ['one', bell] }, foe: { line: ['four', 'five'] } });
    t.me.play(trade).choose('one').choose('five');
    t.expect({
      me: { aember: 1, line: [{ id: 'five', owner: 1 }, bell] },
      foe: { line: ['four', { id: 'one', owner: 0 }] },
    });
  });

  it('with one card missing nothing is swapped [rule swap-control]', () => {
    const t = table({ me: { house: 'brobnar', hand: [trade], line: ['one'] } });
    t.me.play(trade);
    t.expect({ me: { aember: 0, line: ['one'] } });
  });

  it('two cards of one controller are not swapped [rule swap-control]', () => {
    const within = spell(
      'trade-within',
      swapControl(a(onFlank(friendly(creature))), a(friendly(creature))),
      ifYouDo(gain(1)),
    );
    const t = table({ me: { house: 'brobnar', hand: [within], line: ['one', 'two'] } });
    t.me.play(within).choose('one').choose('two');
    t.expect({ me: { aember: 0, line: ['one', 'two'] } });
  });

  it('artifacts change sides', () => {
    const stall = thing('stall');
    const cart = thing('cart');
    const bargain = spell('bargain', swapControl(a(friendly(artifact)), a(enemy(artifact))));
    const t = table({
      me: { house: 'brobnar', hand: [bargain], artifacts: [{ id: stall, exhausted: true }] },
      foe: { artifacts: [cart] },
    });
    t.me.play(bargain);
    t.expect({
      me: { artifacts: [{ id: cart, owner: 1 }] },
      foe: { artifacts: [{ id: stall, owner: 0, exhausted: true }] },
    });
  });

  it('goes back where the newest effect on it ends, and stays where an older one does', () => {
    const collar = gear('trade-collar', constant(controls(host)));
    const t = table({
      me: {
        house: 'brobnar',
        hand: [trade, spell('trade-strip', destroy(each({ type: 'upgrade' })))],
        line: [{ id: 'one', owner: 1, upgrades: [collar] }],
      },
      foe: { line: ['four'] },
    });
    t.me.play(trade);
    t.me.play('trade-strip');
    t.expect({ me: { aember: 1, line: [{ id: 'four', owner: 1 }] }, foe: { line: ['one'] } });
  });

  it('a token creature stays what it was, and each may look at what came', () => {
    const t = table({
      me: { house: 'brobnar', hand: [trade], line: [{ id: 'six', token: 'token-grunt' }] },
      foe: { line: ['four'] },
    });
    t.me.play(trade);
    t.expect({
      me: { aember: 1, line: [{ id: 'four', owner: 1 }] },
      foe: { line: [{ id: 'six', token: 'token-grunt', owner: 0 }] },
    });
    for (const seat of [0, 1]) expect(see(t.state, seat).players[1]!.line[0]?.token).toEqual({ beneath: 'six' });
    conform(t.state, 0, 1);
  });

  it('control of a creature that is controlled already changes nothing, and no flank is asked [rule control]', () => {
    const mine = spell('trade-mine', takeControl(a(friendly(creature))));
    const t = table({ me: { house: 'brobnar', hand: [mine], line: ['one', 'two'] } });
    t.me.play(mine).choose('one');
    t.expect({ me: { line: ['one', 'two'] } });
  });

  it('taken back by another effect it goes to a flank', () => {
    const back = spell('trade-back', takeControl(a(enemy(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [trade, back], line: ['one', 'two'] },
      foe: { line: ['four'] },
    });
    t.me.play(trade).choose('one');
    t.me.play(back).flank('right');
    t.expect({ me: { aember: 1, line: [{ id: 'four', owner: 1 }, 'two', 'one'] }, foe: { line: [] } });
  });
});

describe('swapping what is on two creatures', () => {
  const mirror = spell(
    'mirror',
    choose(a(friendly(creature)), (one) => choose(a(enemy(creature)), (two) => swapCarried(one, two))),
  );

  it('Verb swap, carried: æmber, damage, counters and upgrades; not whether they are ready', () => {
    const ring = gear('mirror-ring', constant(getsPower(host, 1)));
    const t = table({
      me: {
        house: 'brobnar',
        hand: [mirror],
        line: [
          { id: 'four', damage: 1, aember: 2, stunned: true, exhausted: true, counters: { doom: 1 }, upgrades: [ring] },
        ],
      },
      foe: { line: [{ id: 'five', power: 2, warded: true, enraged: true }] },
    });
    t.me.play(mirror);
    t.expect({
      me: { line: [{ id: 'four', power: 2, warded: true, enraged: true, exhausted: true }] },
      foe: {
        line: [
          {
            id: 'five',
            damage: 1,
            aember: 2,
            stunned: true,
            counters: { doom: 1 },
            upgrades: [ring],
          },
        ],
      },
    });
    conform(t.state, 0, 1);
  });

  it('damage that is too much for the other destroys it', () => {
    const t = table({
      me: { house: 'brobnar', hand: [mirror], line: [{ id: 'six', damage: 3 }] },
      foe: { line: ['two'] },
    });
    t.me.play(mirror);
    t.expect({ me: { line: ['six'] }, foe: { line: [], discard: ['two'] } });
  });

  it('upgrades on both sides go over, which is attaching them', () => {
    const [ring, hat] = [
      gear('mirror-ring', constant(getsPower(host, 1))),
      gear('mirror-hat', constant(getsPower(host, 2))),
    ];
    const clerk = being('mirror-clerk', {}, eachTime(getsUpgrade(thisCreature), gain(1)));
    const t = table({
      me: { house: 'brobnar', hand: [mirror], line: [{ id: clerk, upgrades: [ring] }] },
      foe: { line: [{ id: 'four', upgrades: [hat] }] },
    });
    t.me.play(mirror);
    t.expect({
      me: { aember: 1, line: [{ id: clerk, upgrades: [hat] }] },
      foe: { line: [{ id: 'four', upgrades: [ring] }] },
    });
  });
});

describe('swapping two cards out of play', () => {
  it('each goes to the zone of the other, and nothing is discarded [rule swap]', () => {
    const deal = spell('deal', swapZones(a(inDiscard(artifact)), a(inHand(anyCard))));
    const clerk = being('deal-clerk', {}, eachTime(youDiscardFromHand(anyCard), gain(1)));
    const stall = thing('deal-stall');
    const t = table({ me: { house: 'brobnar', hand: [deal, 'one', 'two'], line: [clerk], discard: ['four', stall] } });
    t.me.play(deal).choose('two');
    t.expect({ me: { hand: ['one', stall], line: [clerk], discard: [deal, 'two', 'four'] } });
    conform(t.state, 0, 1);
  });

  it('with one of the two missing nothing moves [rule swap]', () => {
    const deal = spell('deal', swapZones(a(inDiscard(artifact)), a(inHand(anyCard))));
    const t = table({ me: { house: 'brobnar', hand: [deal, 'one'], discard: ['four'] } });
    t.me.play(deal);
    t.expect({ me: { hand: ['one'], discard: [deal, 'four'] } });
  });
});
