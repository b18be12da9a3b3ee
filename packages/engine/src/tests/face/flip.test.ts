// Cards in play that are turned over: they neither leave play nor enter it.
import { describe, expect, it } from 'vitest';
import {
  a,
  conform,
  constant,
  creature,
  destroy,
  destroyed,
  draw,
  each,
  eachTime,
  enemy,
  flip,
  friendly,
  gain,
  getsPower,
  reap,
  see,
  table,
  ward,
} from '../../index.ts';
import { being, spell, thing } from '../../testing/cards.ts';
import '../../testing/faceCards.ts';
import '../../testing/tokenCards.ts';

const beside = ['token-grunt'];
const grunt = (beneath: string) => ({ id: beneath, token: 'token-grunt' });
const laden = {
  damage: 1,
  aember: 2,
  power: 1,
  warded: true,
  exhausted: true,
  upgrades: ['hat'],
  counters: { doom: 1 },
};

describe('turning a creature over', () => {
  it('a creature that is turned facedown is a token creature and keeps all that it carries [rule flip]', () => {
    const watcher = being(
      'flip-watcher',
      {},
      eachTime({ event: 'enter', card: creature }, gain(1)),
      eachTime({ event: 'leave', card: creature }, gain(1)),
    );
    const t = table({
      me: { house: 'brobnar', hand: ['token-somersault'], line: ['one', { id: 'six', ...laden }, watcher], beside },
    });
    t.me.play('token-somersault').choose('six');
    t.expect({ me: { line: ['one', { ...grunt('six'), ...laden }, watcher], aember: 0 } });
    expect(see(t.state, 0).players[0]!.line[1]).toMatchObject({ name: 'token-grunt', power: 4, type: 'creature' });
    conform(t.state, 0, 1);
  });

  it('all know what a creature is that was seen faceup', () => {
    const t = table({ me: { house: 'brobnar', hand: ['token-somersault'], line: ['six'], beside } });
    t.me.play('token-somersault').choose('six');
    expect(see(t.state, 1).players[0]!.line[0]?.token).toEqual({ beneath: 'six' });
  });

  it('a token creature that is turned faceup is itself, known to all, and was not played [rule flip]', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['token-somersault'], line: [{ ...grunt('twin'), ...laden, damage: 0 }], beside },
    });
    t.me.play('token-somersault').choose('token-grunt');
    t.expect({ me: { line: [{ id: 'twin', ...laden, damage: 0 }], aember: 0 } });
    expect(see(t.state, 1).players[0]!.line[0]).toMatchObject({ name: 'twin', power: 4 });
    expect(see(t.state, 1).players[0]!.line[0]).not.toHaveProperty('token');
    conform(t.state, 0, 1);
  });

  it('faceup, what is no creature is discarded at once, ward or not, and its æmber goes to the supply [rule flip]', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['token-somersault'], line: ['one', { ...grunt('rock'), ...laden }], beside },
    });
    t.me.play('token-somersault').choose('token-grunt');
    t.expect({ me: { line: ['one'], discard: ['token-somersault', 'rock', 'hat'], aember: 0 }, foe: { aember: 0 } });
  });

  it('without a token card of its owner a creature is discarded, and that it leaves play is noticed [rule flip]', () => {
    const mourner = being('flip-mourner', {}, eachTime({ event: 'leave', card: creature }, gain(1)));
    const t = table({
      me: { house: 'brobnar', hand: ['token-somersault'], line: [mourner], beside },
      foe: { line: [{ id: 'six', aember: 1 }] },
    });
    t.me.play('token-somersault').choose('six');
    t.expect({ me: { line: [mourner], aember: 2 }, foe: { line: [], discard: ['six'] } });
  });

  it('of a taken creature the token card of its owner counts, and it keeps its controller [rule flip]', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['token-somersault'], line: [{ id: 'six', owner: 1 }], beside },
      foe: { beside: ['token-scout'] },
    });
    t.me.play('token-somersault').choose('six');
    t.expect({ me: { line: [{ id: 'six', token: 'token-scout' }] } });
  });

  it('a copy is no copy any more when it has been turned twice [rule flip]', () => {
    const twice = spell('flip-twice', flip(a(creature)), flip(a(creature)));
    const t = table({
      me: { house: 'brobnar', hand: [twice], line: [{ id: 'copy-shifter', as: 'model-general' }], beside },
    });
    t.me.play(twice);
    t.expect({ me: { line: ['copy-shifter'] } });
  });

  it('damage that is too much for the other face destroys it', () => {
    const t = table({ me: { house: 'brobnar', hand: ['token-somersault'], line: [{ id: 'six', damage: 4 }], beside } });
    t.me.play('token-somersault').choose('six');
    t.expect({ me: { line: [], discard: ['token-somersault', 'six'] } });
  });

  it('its constant abilities end, and so do those that it would have when it is destroyed', () => {
    const captain = being(
      'flip-captain',
      {},
      constant(getsPower(friendly(creature), 3)),
      destroyed(draw(1)),
      reap(gain(5)),
    );
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['token-somersault', spell('flip-slay', destroy(each(friendly(creature))))],
        line: [captain, 'one'],
        deck: ['four'],
        beside,
      },
    });
    t.me.play('token-somersault').choose(captain);
    expect(see(t.state, 0).players[0]!.line.map(({ power }) => power)).toEqual([3, 1]);
    t.me.play('flip-slay');
    t.expect({ me: { line: [], deck: ['four'], hand: [] } });
  });

  it('each creature at once: those that must go are discarded, the others stay', () => {
    const t = table({
      me: { house: 'dis', hand: ['token-tumult'], line: [grunt('lens'), 'one', grunt('six')], beside },
      foe: { line: ['two', { id: 'five', token: 'token-scout' }] },
    });
    t.me.play('token-tumult');
    t.expect({
      me: { line: [grunt('one'), 'six'], discard: ['token-tumult', 'lens'] },
      foe: { line: ['five'], discard: ['two'] },
    });
    conform(t.state, 0, 1);
  });

  it('an artifact is not turned over', () => {
    const stone = thing('flip-stone', eachTime({ event: 'flip', card: enemy(creature) }, ward(a(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [spell('flip-all', flip(each({})))], artifacts: [stone], line: ['two'], beside },
    });
    t.me.play('flip-all');
    t.expect({ me: { artifacts: [stone], line: [grunt('two')] } });
  });
});
