import type { GameEvent, Ref, Seat, Was } from '@vaultsong/engine';
import { define, eachTime, forges, fulfill, prophecyCard } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { human, machine } from '../../wire/match.ts';
import { Recap, sayRecap } from './recap.ts';

const ref = (name: string, id = 1): Ref => ({ id, life: 0, name });
const was = (name: string, controller: Seat): Was => ({
  ref: ref(name),
  name,
  type: 'creature',
  owner: controller,
  controller,
  house: 'dis',
  power: 2,
  armor: 0,
  damage: 2,
  aember: 0,
  traits: [],
  flank: true,
  neighbors: [],
  host: null,
  destroyed: true,
});

const gain = (amount: number, player: Seat = machine): GameEvent => ({
  type: 'gain',
  player,
  amount,
  cause: null,
  card: null,
});
const forge = (player: Seat): GameEvent => ({ type: 'forge', player, color: 'red', cost: 6, spent: [] });
const use = (how: 'reap' | 'fight'): GameEvent => ({
  type: 'use',
  card: ref('imp'),
  player: machine,
  how,
  permit: null,
});
const played: GameEvent = {
  type: 'playBegan',
  card: ref('imp'),
  player: machine,
  from: 'hand',
  byEffect: false,
  permit: null,
};
const leave = (name: string, controller: Seat): GameEvent => ({
  type: 'leave',
  card: ref(name),
  to: 'discard',
  place: 'top',
  seat: controller,
  by: null,
  was: was(name, controller),
});
const dis: GameEvent = { type: 'houseChosen', player: machine, house: 'dis' };
const began = (player: Seat): GameEvent => ({ type: 'turnBegan', player, turn: 4 });

const told = { seat: machine, name: 'Bot', foes: [human] };
const say = (...events: readonly GameEvent[]): string => sayRecap(events, told, (name) => name.toUpperCase());

describe('the recap of a turn', () => {
  it('sums up what the machine did', () => {
    expect(say(forge(machine), dis, played, played, use('reap'), gain(1), gain(2), use('fight'))).toBe(
      'Bot (Dis): forged a key · +3 æmber · played 2 · reaped 1 · fought 1',
    );
  });

  it('names the colors of keys where a card of the game speaks of them', () => {
    const key = (player: Seat, color: 'red' | 'blue'): GameEvent => ({
      type: 'forge',
      player,
      color,
      cost: 6,
      spent: [],
      tells: true,
    });
    expect(say(dis, key(machine, 'blue'))).toBe('Bot (Dis): forged the blue key');
    expect(say(dis, key(machine, 'blue'), key(machine, 'red'))).toBe('Bot (Dis): forged 2 keys (blue, red)');
    expect(say(dis, forge(machine), forge(machine))).toBe('Bot (Dis): forged 2 keys');
    expect(say(dis, { type: 'unforge', player: human, color: 'red', tells: true })).toBe(
      'Bot (Dis): unforged your red key',
    );
    expect(say(dis, { type: 'unforge', player: human, color: 'red' })).toBe('Bot (Dis): unforged your key');
    expect(say(dis, { type: 'unforge', player: machine, color: 'red', tells: true })).toBe('Bot (Dis): did nothing');
  });

  it('leaves out æmber that a card took instead (Ether Spider)', () => {
    const taken: GameEvent = { type: 'gain', player: machine, amount: 1, cause: 'reap', card: null, redirected: true };
    expect(say(dis, use('reap'), taken)).toBe('Bot (Dis): reaped 1');
    expect(say(dis, use('reap'), taken, use('reap'), gain(1))).toBe('Bot (Dis): +1 æmber · reaped 2');
  });

  it('leaves out what the human gained meanwhile', () => {
    expect(say(dis, gain(2, human), forge(human))).toBe('Bot (Dis): did nothing');
  });

  it('names who left play on either side, and counts where they are many', () => {
    expect(say(leave('imp', machine), leave('elf', human), leave('elf', human))).toBe(
      'Bot: lost IMP · you lost 2× ELF',
    );
    expect(say(...['a', 'b', 'c', 'd'].map((name) => leave(name, human)))).toBe('Bot: you lost 4 cards');
  });

  it('tells a loss of æmber, and what was stolen and captured', () => {
    expect(
      say(
        { type: 'lose', player: machine, amount: 2 },
        { type: 'steal', player: machine, from: human, amount: 1 },
        { type: 'steal', player: human, from: machine, amount: 5 },
        { type: 'capture', card: ref('imp'), from: human, amount: 3 },
      ),
    ).toBe('Bot: −2 æmber · stole 1 · captured 3');
  });

  it('names prophecies that came true and what lay beneath, and those that were activated', () => {
    define([prophecyCard({ id: 'recap-omen', name: 'Omen' }, eachTime(forges('opponent'), fulfill))]);
    const omen = ref('recap-omen', 7);
    expect(
      say(
        dis,
        { type: 'fulfill', card: omen, other: ref('imp'), player: human },
        { type: 'beside', card: omen, player: machine },
        { type: 'beside', card: ref('recap-omen', 8), player: human },
      ),
    ).toBe('Bot (Dis): fulfilled your RECAP-OMEN (IMP) · activated RECAP-OMEN');
  });

  it('tells a prophecy of the machine that comes true in your own turn at once, with its Fate:, until you have moved', () => {
    const recap = new Recap(told);
    const heard = (): string | null =>
      recap.say(
        (name) => name.toUpperCase(),
        (name) => [`Fate: Lose ${name}.`],
      );
    recap.hear([began(human), { type: 'fulfill', card: ref('omen'), other: ref('imp'), player: machine }]);
    expect(heard()).toBe('Bot: OMEN is fulfilled, with IMP beneath it. Fate: Lose imp.');
    recap.forget();
    expect(heard()).toBeNull();
  });

  it('is told when the turn is over, until the human has moved', () => {
    const recap = new Recap(told);
    const heard = (): string | null =>
      recap.say(
        (name) => name,
        () => [],
      );
    recap.hear([began(human), gain(1)]);
    expect(heard()).toBeNull();
    recap.hear([began(machine), dis, gain(1)]);
    expect(heard()).toBeNull();
    recap.hear([began(human), forge(human)]);
    expect(heard()).toBe('Bot (Dis): +1 æmber');
    recap.forget();
    expect(heard()).toBeNull();
  });
});
