// Previews of a target before it is chosen: damage, deaths, wards, armor and æmber, and no more than is certain.
import '@vaultsong/cards';
import type { Ask, Option, Position, State } from '@vaultsong/engine';
import { answer, answersItself, clone, imagine, legal, position, scrambled, see, settle } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import type { CardChange } from './changes.ts';
import { keyOf } from './key.ts';
import type { Preview } from './preview.ts';
import { previewOf } from './preview.ts';

const isForced = (ask: Ask): boolean => answersItself(ask) && ask.kind !== 'move';

const nameIn = (option: Option): string | null => {
  if (option.pick === 'card') return option.card.name;
  return option.pick === 'move' && 'card' in option.move ? option.move.card.name : null;
};

function optionOf({ ask }: State, name: string, verb: string | null = null): number {
  const at = ask?.options.findIndex(
    (option) => nameIn(option) === name && (verb === null || (option.pick === 'move' && option.move.do === verb)),
  );
  if (at === undefined || at < 0) throw new Error(`Nobody can choose ${name}`);
  return at;
}

/** The state at which the target of a move is asked. */
function asking(at: Position, verb: string, name: string): State {
  const state = position(at);
  answer(state, optionOf(state, name, verb));
  return state;
}

/** The preview of the pending question's answer that names a card. */
function foreseen(state: State, name: string): Preview {
  const preview = previewOf(state, 0, { option: optionOf(state, name), aim: null }, isForced);
  if (preview === null) throw new Error('There is nothing to tell');
  return preview;
}

const keyIn = ({ cards }: State, name: string): string => {
  const card = cards.find(({ ref, zone }) => ref.name === name && zone === 'play');
  if (card === undefined) throw new Error(`There is no ${name}`);
  return keyOf(card.ref);
};

/** Numbers by chance that are the same each time. */
const dice = (seed: number) => {
  let x = seed;
  return (n: number): number => {
    x = (Math.imul(x, 1_103_515_245) + 12_345) >>> 0;
    return (x >>> 8) % n;
  };
};

const none: CardChange = { damage: 0, aember: 0, armor: 0, goes: null, now: [] };

/** The change of each card of a fight, by name. */
function fought(at: Position, fighter: string, target: string): (name: string) => CardChange {
  const state = asking(at, 'fight', fighter);
  const { cards } = foreseen(state, target);
  return (name) => cards[keyIn(state, name)] ?? none;
}

const other = 'mother';

describe('a fight, before its target is chosen', () => {
  it('counts armor: what it takes up, and the rest as damage', () => {
    const of = fought(
      { seats: [{ house: 'brobnar', line: ['krump'] }, { line: [{ id: 'yxilx-dominator' }, other] }] },
      'krump',
      'yxilx-dominator',
    );
    expect(of('yxilx-dominator')).toMatchObject({ damage: 5, armor: -1, goes: null });
    expect(of('krump').goes).toBe('destroyed');
    expect(of(other)).toEqual(none);
  });

  it('counts a ward: it is spent, and there is no damage', () => {
    const of = fought(
      { seats: [{ house: 'brobnar', line: ['troll'] }, { line: [{ id: 'dust-imp', warded: true }, other] }] },
      'troll',
      'dust-imp',
    );
    expect(of('dust-imp')).toMatchObject({ damage: 0, goes: null, now: ['unwarded'] });
    expect(of('troll').damage).toBe(2);
  });

  it('deals no damage back to skirmish, and poison kills', () => {
    const of = fought(
      { seats: [{ house: 'shadows', line: ['macis-asp'] }, { line: ['troll', other] }] },
      'macis-asp',
      'troll',
    );
    expect(of('troll')).toMatchObject({ damage: 3, goes: 'destroyed' });
    expect(of('macis-asp')).toMatchObject({ damage: 0, goes: null });
  });

  it('knows assault, and a fight that ends by it', () => {
    const of = fought(
      { seats: [{ house: 'untamed', line: ['ancient-bear'] }, { line: ['dust-imp', other] }] },
      'ancient-bear',
      'dust-imp',
    );
    expect(of('dust-imp')).toMatchObject({ damage: 2, goes: 'destroyed' });
    expect(of('ancient-bear').damage).toBe(0);
  });

  it('knows hazardous, which kills before there is a fight', () => {
    const of = fought(
      { seats: [{ house: 'shadows', line: ['macis-asp'] }, { line: ['aemberspine-mongrel', other] }] },
      'macis-asp',
      'aemberspine-mongrel',
    );
    expect(of('macis-asp')).toMatchObject({ damage: 3, goes: 'destroyed' });
    expect(of('aemberspine-mongrel').damage).toBe(0);
  });

  it('knows splash: the neighbors of the target, and no others', () => {
    const line = ['dust-imp', 'troll', 'silvertooth', 'valdr'];
    const of = fought(
      { seats: [{ house: 'brobnar', line: ['crogg-the-clumsy'] }, { line }] },
      'crogg-the-clumsy',
      'troll',
    );
    expect(of('troll').damage).toBe(7);
    expect(of('dust-imp')).toMatchObject({ damage: 2, goes: 'destroyed' });
    expect(of('silvertooth').goes).toBe('destroyed');
    expect(of('valdr')).toEqual(none);
  });

  it('goes through abilities of what is destroyed, to the pool of its player', () => {
    const state = asking(
      { seats: [{ house: 'brobnar', line: ['troll'] }, { line: ['dust-imp', other] }] },
      'fight',
      'troll',
    );
    expect(foreseen(state, 'dust-imp').seats.map(({ aember }) => aember)).toEqual([0, 2]);
    expect(foreseen(state, other).seats.map(({ aember }) => aember)).toEqual([0, 0]);
  });

  it('gives the æmber on a creature that dies to the other player', () => {
    const state = asking(
      { seats: [{ house: 'brobnar', line: ['troll'] }, { line: [{ id: 'silvertooth', aember: 3 }, other] }] },
      'fight',
      'troll',
    );
    expect(foreseen(state, 'silvertooth').seats[0]?.aember).toBe(3);
  });

  it('knows gigantic creatures, and token creatures by what they are', () => {
    const of = fought(
      { seats: [{ house: 'brobnar', line: ['troll'] }, { line: ['ultra-gravitron', other] }] },
      'troll',
      'ultra-gravitron',
    );
    expect(of('ultra-gravitron').damage).toBe(5);
    const token = fought(
      {
        seats: [
          { house: 'brobnar', line: ['krump'] },
          { line: [{ id: 'troll', token: 'grumpus' }, other], beside: ['grumpus'] },
        ],
      },
      'krump',
      'grumpus',
    );
    expect(token('grumpus')).toMatchObject({ damage: 6, goes: 'destroyed' });
  });
});

describe('a target of an effect', () => {
  it('shows damage and death for each answer alone', () => {
    const seats: Position['seats'] = [
      { house: 'mars', hand: ['mass-abduction'], line: [] },
      {
        line: [
          { id: 'troll', damage: 1 },
          { id: 'krump', damage: 2 },
        ],
      },
    ];
    const state = asking({ seats }, 'play', 'mass-abduction');
    const first = foreseen(state, 'troll');
    expect(first).toMatchObject({ asDone: true, open: false });
    expect(first.cards[keyIn(state, 'troll')]?.goes).toBe('archives');
    expect(first.cards[keyIn(state, 'krump')]).toBeUndefined();
    // Cards that were chosen before count with it.
    answer(state, optionOf(state, 'troll'));
    const second = foreseen(state, 'krump');
    expect(['troll', 'krump'].map((name) => second.cards[keyIn(state, name)]?.goes)).toEqual(['archives', 'archives']);
  });
});

describe('what hangs on hidden cards or on chance', () => {
  it('is left out, and what comes before it is told', () => {
    // Impspector: a random card of the other hand is purged when it dies.
    const state = asking(
      {
        seats: [
          { house: 'brobnar', line: ['troll'], hand: ['punch', 'fear', 'krump'] },
          { line: ['impspector', other] },
        ],
      },
      'fight',
      'troll',
    );
    const preview = foreseen(state, 'impspector');
    expect(preview.cards[keyIn(state, 'impspector')]?.goes).toBe('destroyed');
    expect(preview.open).toBe(true);
    expect(JSON.stringify(preview.events)).not.toMatch(/punch|fear/);
    expect(foreseen(state, other).open).toBe(false);
  });

  it('marks the cards and pools that may change beyond what is certain', () => {
    // Wild Wormhole plays the top card of the deck, which may be one that destroys all undamaged creatures.
    const wormhole = position({
      seats: [
        {
          house: 'logos',
          hand: ['wild-wormhole'],
          line: ['troll'],
          deck: ['coward-s-end', 'dust-imp', 'coward-s-end', 'dust-imp'],
        },
        { line: [{ id: other, damage: 1 }] },
      ],
    });
    const of = (state: State, name: string) =>
      previewOf(state, 0, { option: optionOf(state, name, 'play'), aim: null }, isForced);
    const played = of(wormhole, 'wild-wormhole');
    expect(played).toMatchObject({ open: true, cards: {}, unsure: { seats: [] } });
    expect(played?.unsure.cards).toEqual([keyIn(wormhole, 'troll')]);

    const deck = ['urchin', 'fear', 'urchin', 'fear', 'urchin', 'fear', 'krump', 'urchin'];
    const lottery = position({ seats: [{ house: 'shadows', hand: ['rigged-lottery'], deck }, { deck: ['fear'] }] });
    expect(of(lottery, 'rigged-lottery')).toMatchObject({ open: true, unsure: { cards: [], seats: [0] } });

    // A hand that nobody knows, and nothing on the table that hangs on it.
    const barb = position({ seats: [{ house: 'dis', hand: ['mind-barb'] }, { hand: ['dust-imp', 'krump'] }] });
    expect(of(barb, 'mind-barb')).toMatchObject({ open: true, unsure: { cards: [], seats: [] } });
  });

  it('never differs between states that the player cannot tell apart', () => {
    const houses = ['brobnar', 'dis', 'shadows'] as const;
    let compared = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const state = position({
        seed,
        seats: [
          {
            house: houses[seed % 3] ?? 'dis',
            hand: ['mind-barb', 'punch', 'urchin', 'dust-imp', 'anger'],
            line: ['troll', 'impspector', 'macis-asp'],
            deck: ['krump', 'fear', 'silvertooth'],
            aember: 3,
          },
          { hand: ['krump', 'urchin', 'fear'], line: ['dust-imp', other], deck: ['punch', 'troll'], aember: 2 },
        ],
      });
      for (let n = 0; n < 12 && state.ask?.player === 0; n++) {
        const twin = scrambled(state, 0, dice(seed * 31 + n));
        expect(see(twin, 0)).toEqual(see(state, 0));
        for (const option of legal(state).keys()) {
          const [one, two] = [state, twin].map((of) => previewOf(of, 0, { option, aim: null }, isForced));
          expect({ ...two, unsure: null }).toEqual({ ...one, unsure: null });
          compared += 1;
        }
        answer(state, (n * 5 + seed) % legal(state).length);
        settle(state);
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('changes nothing and is the same each time', () => {
    const state = asking(
      {
        seats: [
          { house: 'brobnar', line: ['troll'] },
          { line: ['impspector', other], hand: ['punch'] },
        ],
      },
      'fight',
      'troll',
    );
    const before = clone(state);
    expect(foreseen(state, 'impspector')).toEqual(foreseen(state, 'impspector'));
    expect(state).toEqual(before);
    expect(imagine(state, 0, 1).ask).toEqual(state.ask);
  });
});
