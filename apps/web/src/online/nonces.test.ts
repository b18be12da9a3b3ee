// Tests of the nonces that a browser keeps.
import { expect, it } from 'vitest';
import { addedNonce, withNonce } from './nonces.ts';

const refused = new Error('refused');
const lost = new Error('lost');
const isRefused = (error: unknown): boolean => error === refused;

it('keeps what the server has, and adds another at each seat', async () => {
  const sent: string[] = [];
  const send = async (nonce: string): Promise<void> => void sent.push(nonce);
  await withNonce('kept', 0, send, isRefused);
  await withNonce('kept', 1, send, isRefused);
  expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(sent).size).toBe(2);
  expect([0, 1, 2].map((seat) => addedNonce('kept', seat))).toEqual([...sent, null]);
});

it('sends the same again where the answer was lost, and says nothing of it before there is one', async () => {
  const sent: string[] = [];
  const failing = (error: Error) => async (nonce: string) => {
    sent.push(nonce);
    throw error;
  };
  await expect(withNonce('lost', 0, failing(lost), isRefused)).rejects.toBe(lost);
  expect(addedNonce('lost', 0)).toBeNull();
  await withNonce('lost', 0, async (nonce) => void sent.push(nonce), isRefused);
  expect(sent[1]).toBe(sent[0]);
  expect(addedNonce('lost', 0)).toBe(sent[0]);
  // A nonce that the server has stays known when the server refuses it the second time.
  await expect(withNonce('lost', 0, failing(refused), isRefused)).rejects.toBe(refused);
  expect(addedNonce('lost', 0)).toBe(sent[0]);
});

it('forgets what was refused: the server does not have it', async () => {
  const send = async (): Promise<void> => {
    throw refused;
  };
  await expect(withNonce('refused', 0, send, isRefused)).rejects.toBe(refused);
  expect(addedNonce('refused', 0)).toBeNull();
});
