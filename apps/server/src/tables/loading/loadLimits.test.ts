// Tables that nobody has in memory are loaded a few at a time for one address and one person, and for those who play there whoever else is
// at their address.
import { terms } from '@vaultsong/tables';
import { afterAll, expect, it } from 'vitest';
import { pubSubInProcess } from '../../pubsub/inProcess.ts';
import { sharedStore } from '../../testing/store.ts';
import { turn } from '../../testing/until.ts';
import { EventStore } from '../eventStore.ts';
import { TableRegistry } from '../tableRegistry.ts';
import type { LoadRates } from './loadLimits.ts';

const tableRegistries: TableRegistry[] = [];
afterAll(async () => {
  for (const tableRegistry of tableRegistries) await tableRegistry.close();
});

const agreed = terms.parse({ play: { type: 'duel', decks: 'own' } });
const plenty = { perSecond: 1, burst: 1_000 };

/** A process that has these limits, with a clock that the test moves. */
async function processWith(loadRates: LoadRates) {
  let now = 1_000_000;
  const tableRegistry = new TableRegistry({
    ...{ eventStore: new EventStore(await sharedStore()), pubSub: pubSubInProcess(), onError: () => {} },
    ...{ now: () => now, loadRates, keepFor: 0 },
  });
  tableRegistries.push(tableRegistry);
  const pass = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { tableRegistry, pass };
}

/** So many tables of another process, at the last of which somebody sits. */
async function tablesOf(person: string, count: number): Promise<readonly string[]> {
  const tableRegistry = new TableRegistry({
    ...{ eventStore: new EventStore(await sharedStore()), pubSub: pubSubInProcess(), now: Date.now, onError: () => {} },
  });
  tableRegistries.push(tableRegistry);
  const ids: string[] = [];
  for (let n = 1; n < count; n++) ids.push(await tableRegistry.create({ by: null, terms: agreed }));
  const seated = [{ seat: 0, sitter: { type: 'person', id: person }, deck: null, origin: null }] as const;
  return [...ids, await tableRegistry.create({ by: null, terms: agreed, seated })];
}

const tooMany = { code: 'too-many', retryAfter: 2 };

it('refuses an address that loads many, but none that are here, or that there are not, and nobody at another address', async () => {
  const { tableRegistry, pass } = await processWith({ address: { perSecond: 0.5, burst: 2 }, person: plenty });
  const [first = '', second = '', third = ''] = await tablesOf('b', 3);
  const from = (address: string) => ({ address, person: null });
  expect(await tableRegistry.table('nosuchtable', from('192.0.2.1'))).toBeNull();
  for (const id of [first, second]) expect(await tableRegistry.table(id, from('192.0.2.1'))).not.toBeNull();
  await expect(tableRegistry.table(third, from('192.0.2.1'))).rejects.toMatchObject(tooMany);
  expect(await tableRegistry.table(first, from('192.0.2.1'))).not.toBeNull();
  expect(await tableRegistry.table(third, from('192.0.2.2'))).not.toBeNull();
  pass(2_000);
  tableRegistry.forget();
  await turn();
  expect(tableRegistry.size).toBe(0);
  expect(await tableRegistry.table(third, from('192.0.2.1'))).not.toBeNull();
});

it('lets people go on where they play, whoever is at their address, and the server itself', async () => {
  const { tableRegistry } = await processWith({ address: { perSecond: 0.5, burst: 1 }, person: plenty });
  const [first = '', second = '', own = ''] = await tablesOf('a', 3);
  const ada = { address: '192.0.2.1', person: 'a' };
  expect(await tableRegistry.table(first, ada)).not.toBeNull();
  await expect(tableRegistry.table(second, ada)).rejects.toMatchObject(tooMany);
  await expect(tableRegistry.table(own, { ...ada, person: 'b' })).rejects.toMatchObject(tooMany);
  expect(await tableRegistry.table(own, ada)).not.toBeNull();
  expect(await tableRegistry.table(second)).not.toBeNull();
});

it('refuses a person who loads many, from whatever address, also where they play', async () => {
  const { tableRegistry } = await processWith({ address: plenty, person: { perSecond: 0.5, burst: 1 } });
  const [first = '', own = ''] = await tablesOf('a', 2);
  expect(await tableRegistry.table(first, { address: '192.0.2.1', person: 'a' })).not.toBeNull();
  await expect(tableRegistry.table(own, { address: '192.0.2.2', person: 'a' })).rejects.toMatchObject(tooMany);
  expect(await tableRegistry.table(own, { address: '192.0.2.1', person: 'b' })).not.toBeNull();
});
