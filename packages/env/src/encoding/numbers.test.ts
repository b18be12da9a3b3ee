import { houses, position, see } from '@vaultsong/engine';
import { expect, test } from 'vitest';
import type { Json } from '../testing/session.ts';
import { decks, env } from '../testing/session.ts';
import { encoding, numbersOf } from './numbers.ts';

const ask = async (
  here: ReturnType<typeof env>,
  op: 'encoding' | 'reset' | 'step' | 'observe',
  fields: object,
): Promise<Json> => JSON.parse(JSON.stringify(await here.answer(op, { ...fields })));

test.each([{}, { adventure: 'normal' }])('numbers say the same as the observation: %j', async (more) => {
  const here = env();
  const { globals, cards, names, zones } = await ask(here, 'encoding', {});
  let now = await ask(here, 'reset', { decks, seed: 3, numbers: true, ...more });
  let known = 0;
  for (let i = 0; i < 150 && !now.done; i++) {
    const { observation, numbers, player } = now;
    const whole = (name: string): number => numbers.globals[globals.indexOf(name)];
    const of = (card: readonly number[], name: string): number => card[cards.indexOf(name)] ?? Number.NaN;
    expect(numbers.globals).toHaveLength(globals.length);
    for (const card of numbers.cards) expect(card).toHaveLength(cards.length);
    const flat: readonly number[] = [...numbers.globals, ...numbers.cards.flat()];
    expect(flat.every(Number.isInteger)).toBe(true);

    const [mine, next] = [0, 1].map((seat) => observation.players[(player + seat) % observation.players.length]);
    expect([whole('0-aember'), whole('0-hand'), whole('1-keys'), whole('1-deck')]).toEqual([
      mine.aember,
      mine.hand.length,
      next.keys,
      next.deck,
    ]);
    expect(whole('question-of')).toBe(0);
    const inHand = numbers.cards.filter(
      (card: readonly number[]) => of(card, 'owner') === 0 && zones[of(card, 'zone')] === 'hand',
    );
    expect(inHand.map((card: readonly number[]) => [of(card, 'id'), names[of(card, 'card')]])).toEqual(
      mine.hand.map((card: Json) => [card.ref.id, card.name]),
    );
    for (const creature of mine.line) {
      const row = numbers.cards.find((card: readonly number[]) => of(card, 'id') === creature.ref.id);
      expect([of(row, 'power'), of(row, 'damage'), of(row, 'exhausted')]).toEqual([
        creature.power,
        creature.damage,
        Number(creature.exhausted),
      ]);
    }
    known = Math.max(known, numbers.cards.length);
    now = await ask(here, 'step', { id: now.id, option: (7 * i) % now.options.length, numbers: true });
  }
  expect(known).toBeGreaterThan(20);
});

test('numbers come with what is looked at, and only where they are wanted', async () => {
  const here = env();
  const dealt = await ask(here, 'reset', { decks, seed: 3 });
  expect(dealt.numbers).toBeUndefined();
  const bare = await ask(here, 'reset', { decks, seed: 3, observe: false, numbers: true });
  expect(bare.observation).toBeUndefined();
  expect((await ask(here, 'observe', { id: 1, numbers: true })).numbers).toEqual(bare.numbers);
  const table = await ask(here, 'observe', { id: 1, seat: 'table', numbers: true });
  expect(table.numbers.cards).toEqual([]);
});

test('a card with a house icon has both of its houses, any other one', () => {
  const me = { line: [{ id: 'troll', houseIcons: ['mars'] as const }, 'krump'] };
  const { cards } = numbersOf(see(position({ seats: [me, {}] }), 0));
  const column = encoding().cards.indexOf('second-house');
  expect(cards.map((row) => row[column])).toEqual([houses.indexOf('mars'), -1]);
});
