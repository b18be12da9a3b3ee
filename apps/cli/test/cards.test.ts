import { expect, test } from 'vitest';
import { vaultsong } from './run.ts';

test('cards are listed as one JSON document, with what programs rely on', async () => {
  const { code, out, err } = await vaultsong('cards', '--set', 'cota', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const cards: unknown = JSON.parse(out);
  expect(cards).toBeInstanceOf(Array);
  expect(cards).toContainEqual({
    id: 'bad-penny',
    name: 'Bad Penny',
    house: 'shadows',
    type: 'creature',
    power: 1,
    armor: 0,
    aember: 0,
    traits: ['human', 'thief'],
    keywords: [],
    text: expect.stringContaining('Destroyed: '),
    playable: true,
    printings: expect.arrayContaining([{ set: 'cota', number: '296', rarity: 'common' }]),
  });
});

test('for people every card has its name and its text', async () => {
  const { out } = await vaultsong('cards');
  expect(out).toMatch(/Bad Penny \(bad-penny; .*cota 296.*\)\n {2}shadows creature, power 1\n {4}Destroyed: /);
});

test('every card of Call of the Archons is listed once, and can be played', async () => {
  interface Listed {
    readonly id: string;
    readonly playable: boolean;
    readonly printings: readonly { readonly set: string; readonly number: string }[];
  }
  const { code, out } = await vaultsong('cards', '--set', 'cota', '--json');
  expect(code).toBe(0);
  const cards: Listed[] = JSON.parse(out);
  expect(cards).toHaveLength(370);
  expect(cards.filter(({ playable }) => !playable)).toEqual([]);
  const numbers = cards.flatMap(({ printings }) => printings.filter(({ set }) => set === 'cota'));
  expect(numbers.map(({ number }) => number).sort()).toEqual(
    Array.from({ length: 370 }, (_, i) => String(i + 1).padStart(3, '0')),
  );
});

test('cards of later sets are listed too, and said not to be playable', async () => {
  const { out } = await vaultsong('cards', '--set', 'aoa', '--json');
  expect(JSON.parse(out)).toContainEqual(
    expect.objectContaining({ id: '1-2-punch', aember: 1, power: null, text: null, playable: false }),
  );
  const { out: words } = await vaultsong('cards', '--set', 'aoa');
  expect(words).toContain('1-2 Punch (1-2-punch; aoa 001, cc 028)\n  brobnar action, 1 æmber; not playable yet');
  expect((await vaultsong('cards', '--set', 'aoa', '--playable')).out).not.toContain('not playable yet');
});

test('a set of which no card is known is named, with the sets there are', async () => {
  const { code, err } = await vaultsong('cards', '--set', 'vm23');
  expect(code).toBe(2);
  expect(err).toContain('--set "vm23": no card of this set is known; expected one of: cota, aoa,');
});
