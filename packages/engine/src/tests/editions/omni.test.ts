import { describe, expect, it } from 'vitest';
import type { SeatPosition } from '../../index.ts';
import {
  a,
  answer,
  archive,
  artifact,
  clone,
  conform,
  constant,
  creature,
  dealDamage,
  destroy,
  destroyed,
  each,
  eachTime,
  enemy,
  gain,
  imagine,
  isDestroyed,
  legal,
  omni,
  playerCannot,
  see,
  self,
  steal,
  table,
  takeControl,
  toll,
  when,
  whyNot,
} from '../../index.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

const own = ['cota-1.0', 'cota-1.3', 'master-16', 'current'] as const;
const charm = thing('charm', omni(gain(2)));

/** In the manual's edition a player who cannot refill the hand loses. */
const stocked = { deck: copies(20, 'one') } as const;
const at = (edition: (typeof own)[number] | 'manual', me: SeatPosition, foe: SeatPosition) =>
  table({ edition, me: { house: 'brobnar', ...stocked, ...me }, foe: { houses: ['dis'], ...stocked, ...foe } });
const asked = (t: ReturnType<typeof table>) => [t.state.ask?.kind, t.state.ask?.player];

describe('switch omniTurns', () => {
  it.each(own)("switch omniTurns: the opponent's artifact waits for the opponent's turn (%s)", (edition) => {
    const t = at(edition, { line: ['five'] }, { artifacts: [charm] });
    expect(asked(t)).toEqual(['move', 0]);
    t.foe.cannot('omni', charm, 'not-your-turn');
    t.me.reap('five').end();
    t.foe.house('dis');
    expect(t.options()).toContain(`omni ${charm}`);
    t.foe.omni(charm);
    t.expect({
      me: { aember: 1, line: ['five'] },
      foe: { aember: 2, artifacts: [{ id: charm, exhausted: true }] },
    });
  });

  it('switch omniTurns: in the manual the opponent is asked before the first move, and exhausts the card [rule omni @manual]', () => {
    const t = at('manual', { line: ['five'] }, { artifacts: [charm] });
    expect(asked(t)).toEqual(['omni', 1]);
    expect(t.options()).toEqual([`omni ${charm}`, 'done']);
    t.foe.omni(charm);
    expect(asked(t)).toEqual(['move', 0]);
    t.expect({ me: { line: ['five'] }, foe: { aember: 2, artifacts: [{ id: charm, exhausted: true }] } });
    t.me.reap('five').end();
    // It is readied in the fourth step of its own player's turn, not of this one.
    t.foe.cannot('omni', charm, 'exhausted').end();
    t.expect({ active: 'me', me: { aember: 1, line: ['five'] }, foe: { aember: 2, artifacts: [charm] } });
  });

  it('switch omniTurns: who passes is asked again after each move, and once more when the step would end', () => {
    const t = at('manual', { line: ['five', 'four'] }, { artifacts: [charm] });
    t.foe.done();
    expect(asked(t)).toEqual(['move', 0]);
    t.me.reap('five');
    expect(asked(t)).toEqual(['omni', 1]);
    t.foe.done();
    t.me.reap('four');
    expect(asked(t)).toEqual(['omni', 1]);
    t.foe.done();
    t.me.end();
    expect(asked(t)).toEqual(['omni', 1]);
    t.foe.omni(charm);
    expect(t.state.active).toBe(1);
    t.expect({
      active: 'foe',
      me: { aember: 2, line: ['five', 'four'] },
      foe: { aember: 2, artifacts: [{ id: charm, exhausted: true }] },
    });
  });

  it('switch omniTurns: after a use it is asked again at once, for its other cards', () => {
    const other = thing('other-charm', omni(gain(1)));
    const t = at('manual', { line: ['five'] }, { artifacts: [charm, other] });
    t.foe.omni(charm);
    expect(asked(t)).toEqual(['omni', 1]);
    expect(t.options()).toEqual([`omni ${other}`, 'done']);
    t.foe.omni(other);
    expect(asked(t)).toEqual(['move', 0]);
  });

  it('switch omniTurns: the window after an omega card, too', () => {
    const last = being('last-word', { keywords: ['omega'] });
    const t = at('manual', { line: ['five'], hand: [last] }, { artifacts: [charm] });
    t.foe.done();
    t.me.play(last);
    expect(asked(t)).toEqual(['omni', 1]);
    t.foe.done();
    t.expect({ active: 'foe', me: { line: ['five', last] }, foe: { artifacts: [charm] } });
  });

  it('switch omniTurns: nobody is asked without an ability that can be used', () => {
    const bars = thing('omni-bars', constant(playerCannot('opponent', 'use')));
    const none: readonly (readonly [SeatPosition, SeatPosition])[] = [
      [{}, { artifacts: [{ id: charm, exhausted: true }] }],
      [{}, { artifacts: ['rock'], line: ['nine'] }],
      [{ artifacts: [bars] }, { artifacts: [charm] }],
      [{}, { line: [{ id: 'sleeper', stunned: true }] }],
    ];
    being('sleeper', {}, omni(gain(1)));
    for (const [me, foe] of none) expect(asked(at('manual', { line: ['five'], ...me }, foe))).toEqual(['move', 0]);
  });

  it('switch omniTurns: not while anything resolves, nor in the other steps', () => {
    const t = at(
      'manual',
      { line: ['five'], hand: [spell('two-steps', gain(1), dealDamage(1, a(creature)))] },
      { artifacts: [charm], line: ['two'] },
    );
    t.foe.done();
    t.me.play('two-steps');
    expect(asked(t)).toEqual(['cards', 0]);
    const early = table({
      edition: 'manual',
      step: 'forge',
      me: { houses: ['brobnar', 'dis'], ...stocked },
      foe: { artifacts: [charm], ...stocked },
    });
    expect(asked(early)).toEqual(['house', 0]);
  });

  it('switch omniTurns: the user decides all that the ability asks, and the order of what it causes [rule active-player @manual]', () => {
    const bolt = thing('bolt', omni(dealDamage(2, a(enemy(creature)))));
    const wake = being('wake', { power: 2 }, destroyed(gain(1)));
    const mourner = thing('mourner', eachTime(isDestroyed(creature), gain(1)));
    const grave = thing('grave', eachTime(isDestroyed(creature), steal(1)));
    const t = at('manual', { line: [wake, 'nine'], artifacts: [mourner, grave] }, { artifacts: [bolt], aember: 3 });
    t.foe.omni(bolt);
    expect(asked(t)).toEqual(['cards', 1]);
    t.foe.choose(wake);
    expect(asked(t)).toEqual(['order', 1]);
    t.foe.order(grave);
    expect(asked(t)).toEqual(['move', 0]);
    expect(t.state.acting).toBeNull();
    t.expect({
      me: { aember: 3, line: ['nine'], artifacts: [mourner, grave] },
      foe: { aember: 2, artifacts: [{ id: bolt, exhausted: true }] },
    });
  });

  it('switch omniTurns: the user chooses the flank of a creature that changes sides', () => {
    const crown = thing('crown', omni(takeControl(a(enemy(creature)))));
    const t = at('manual', { line: ['five', 'four'] }, { artifacts: [crown], line: ['nine'] });
    t.foe.omni(crown).choose('five');
    expect(asked(t)).toEqual(['flank', 1]);
    t.foe.flank('left');
    t.expect({
      me: { line: ['four'] },
      foe: { line: ['five', 'nine'], artifacts: [{ id: crown, exhausted: true }] },
    });
  });

  it('switch omniTurns: a card that destroys itself for it is gone before the next move', () => {
    const bomb = thing('bomb', omni(destroy(self), dealDamage(5, each(enemy(creature)))));
    const t = at('manual', { line: ['five'] }, { artifacts: [bomb] });
    t.foe.omni(bomb);
    t.expect({ me: { line: [] }, foe: { artifacts: [], discard: [bomb] } });
  });

  it('switch omniTurns: an enraged creature need not fight, which it cannot do in that turn', () => {
    const seer = being('seer', {}, omni(gain(1)));
    const t = at('manual', { line: ['nine'] }, { line: [{ id: seer, enraged: true }] });
    t.foe.omni(seer);
    t.expect({ me: { line: ['nine'] }, foe: { aember: 1, line: [{ id: seer, enraged: true, exhausted: true }] } });
  });

  it('switch omniTurns: "you" and the turn are read as always', () => {
    const watch = thing('watch', omni(when({ turnOf: 'you' }, gain(5)), gain(1)));
    const t = at('manual', {}, { artifacts: [watch] });
    t.foe.omni(watch);
    t.expect({ foe: { aember: 1, artifacts: [{ id: watch, exhausted: true }] } });
  });

  it('switch omniTurns: in the own turn it is one of the moves, and the other player is not asked for it', () => {
    const t = at('manual', { artifacts: [charm] }, {});
    expect(asked(t)).toEqual(['move', 0]);
    t.me.omni(charm);
    t.expect({ me: { aember: 2, artifacts: [{ id: charm, exhausted: true }] } });
  });

  it('switch omniTurns: a game that it wins or loses is over', () => {
    const forge = thing('omni-forge', omni({ kind: 'forge', who: 'you' }));
    const t = at('manual', {}, { artifacts: [forge], keys: 2, aember: 6 });
    t.foe.omni(forge);
    t.expect({ winner: 'foe', foe: { keys: 3 } });
    expect(t.state.acting).toBeNull();
  });

  it('switch omniTurns: views, clones and imagined states hold at its question and in the middle of the ability', () => {
    const bolt = thing('bolt-2', omni(dealDamage(2, a(enemy(creature)))));
    const t = at('manual', { line: ['five', 'nine'], hand: ['two'] }, { artifacts: [bolt], hand: ['imp'] });
    for (const option of [0, 1]) conform(t.state, option, 7);
    expect(see(t.state, 0).ask).toMatchObject({ kind: 'omni', player: 1, options: [] });
    expect(imagine(t.state, 0, 5).ask).toEqual(t.state.ask);
    t.foe.omni(bolt);
    conform(t.state, 0, 8);
    const copy = clone(t.state);
    expect(copy.acting).toBe(1);
    answer(copy, 0);
    expect(copy.acting).toBeNull();
    expect(legal(t.state).length).toBe(2);
  });
});

describe('switch omniFrom', () => {
  const flare = thing('flare', omni(gain(3)));

  it.each(own)('switch omniFrom: in the hand it cannot be used (%s)', (edition) => {
    const t = at(edition, { hand: [flare, 'one'] }, {});
    expect(t.options()).not.toContain(`omni ${flare}`);
    t.me.cannot('omni', flare, 'not-here');
  });

  it('switch omniFrom: in the manual it is shown, resolved and discarded, whatever house is active [rule omni @manual]', () => {
    const off = being('off-house', { house: 'dis' }, omni(gain(2)));
    const t = at('manual', { hand: [flare, off] }, {});
    expect(t.options()).toEqual([`omni ${flare}`, `play ${flare}`, `discard ${flare}`, `omni ${off}`, 'end']);
    t.me.omni(flare).omni(off);
    t.expect({ me: { aember: 5, line: [], hand: [], discard: [off, flare] } });
    expect(t.events.filter((e) => e.type === 'use')).toMatchObject([{ fromHand: true }, { fromHand: true }]);
    expect(t.events.filter((e) => e.type === 'enter' || e.type === 'playBegan')).toEqual([]);
  });

  it("switch omniFrom: in the opponent's turn, too, in the same windows [rule omni @manual]", () => {
    const t = at('manual', { line: ['five'] }, { hand: [flare, 'imp'], artifacts: [charm] });
    expect(asked(t)).toEqual(['omni', 1]);
    expect(t.options()).toEqual([`omni ${charm}`, `omni ${flare}`, 'done']);
    t.foe.omni(flare);
    expect(asked(t)).toEqual(['omni', 1]);
    t.foe.done();
    t.me.reap('five');
    expect(asked(t)).toEqual(['omni', 1]);
    t.expect({ me: { aember: 1, line: [{ id: 'five', exhausted: true }] }, foe: { aember: 3, discard: [flare] } });
  });

  it('switch omniFrom: while it resolves it is neither in hand nor in play, and all can see it', () => {
    const shot = thing('shot', omni(destroy(self), destroy(a(enemy(creature)))));
    const t = at('manual', { hand: [shot], line: ['five'] }, { line: ['two', 'three'] });
    t.me.omni(shot);
    expect(asked(t)).toEqual(['cards', 0]);
    expect(see(t.state, 1).played).toMatchObject([{ name: shot }]);
    expect(t.state.players[0]?.hand).toEqual([]);
    conform(t.state, 0, 3);
    t.me.choose('two');
    t.expect({ me: { line: ['five'], discard: [shot] }, foe: { line: ['three'] } });
  });

  it('switch omniFrom: one that moves itself is not discarded', () => {
    const boomerang = thing('boomerang', omni(gain(1), archive(self)));
    const t = at('manual', { hand: [boomerang] }, {});
    t.me.omni(boomerang);
    t.expect({ me: { aember: 1, archives: [boomerang], discard: [] } });
  });

  it('switch omniFrom: it is a use, which effects forbid, tax and count', () => {
    const bars = thing('omni-bars', constant(playerCannot('opponent', 'use')));
    const t = at('manual', { hand: [flare] }, { artifacts: [bars] });
    t.me.cannot('omni', flare, 'forbidden');
    const lash = thing('omni-toll', constant(toll('opponent', 'use', artifact, 1)));
    const poor = at('manual', { hand: [flare] }, { artifacts: [lash] });
    poor.me.cannot('omni', flare, 'toll');
    const rich = at('manual', { hand: [flare], aember: 1 }, { artifacts: [lash] });
    rich.me.omni(flare);
    rich.expect({ me: { aember: 3 }, foe: { aember: 1, artifacts: [lash] } });
    const many = at('manual', { hand: copies(7, flare) }, {});
    for (let i = 0; i < 6; i++) many.me.omni(flare);
    many.me.cannot('omni', flare, 'rule-of-six');
  });

  it('switch omniFrom: it is no play, so it does not take up the one card of the first turn, nor give the bonus', () => {
    const gem = being('gem', { bonus: 2 }, omni(gain(1)));
    const t = table({
      edition: 'manual',
      turn: 1,
      me: { house: 'brobnar', ...stocked, hand: [gem, 'one', 'two'] },
      foe: { houses: ['dis'], ...stocked },
    });
    t.me.play('one').omni(gem);
    t.me.cannot('play', 'two', 'first-turn');
    t.expect({ me: { aember: 1, line: [{ id: 'one', exhausted: true }], discard: [gem] } });
  });

  it('switch omniFrom: only its own player, in step 3, and only with such an ability', () => {
    const t = at('manual', { line: ['five', 'four'] }, { hand: [flare, 'imp'] });
    const [imp] = (t.state.players[1]?.hand ?? [])
      .flatMap((id) => t.state.cards[id]?.ref ?? [])
      .filter((ref) => ref.name === 'imp');
    if (imp === undefined) throw new Error('The hand has no imp');
    expect(whyNot(t.state, imp, 'omni')).toEqual({ rule: 'no-such-ability' });
    t.foe.done();
    t.foe.cannot('omni', flare, 'not-your-turn');
    const early = table({
      edition: 'manual',
      step: 'forge',
      me: { houses: ['brobnar', 'dis'], ...stocked, hand: [flare] },
      foe: stocked,
    });
    early.me.cannot('omni', flare, 'not-in-this-step');
  });

  it('switch omniFrom: every promise of the engine holds where the opponent is asked because of the hand', () => {
    const t = at('manual', { line: ['five'], hand: ['two'] }, { hand: [flare, 'imp'] });
    for (const option of [0, 1]) conform(t.state, option, 7);
    expect(JSON.stringify(see(t.state, 0))).not.toContain(flare);
  });
});
