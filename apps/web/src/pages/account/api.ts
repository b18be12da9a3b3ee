// Requests of the account page to the server.
import type { OwnSession } from '@vaultsong/protocol';
import {
  changedMe,
  doneAnswer,
  endedSessions,
  exportAnswer,
  friendsAnswer,
  meAnswer,
  ownDeckAnswer,
  ownDecksAnswer,
  ownSessionsAnswer,
  sessionAnswer,
} from '@vaultsong/protocol';
import type { z } from 'zod';
import { rest } from '../../online/rest.ts';

export type Me = z.infer<typeof meAnswer>;
export type Circle = z.infer<typeof friendsAnswer>;
export type OwnDeckLine = z.infer<typeof ownDecksAnswer>['decks'][number];
export type OwnDeck = z.infer<typeof ownDeckAnswer>;

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

export async function signUp(credentials: Credentials): Promise<void> {
  await rest(sessionAnswer, 'POST', '/api/people', credentials);
}

export async function signIn(credentials: Credentials): Promise<void> {
  await rest(sessionAnswer, 'POST', '/api/session', credentials);
}

export async function signOut(): Promise<void> {
  await rest(doneAnswer, 'DELETE', '/api/session');
}

export const fetchMe = (): Promise<Me> => rest(meAnswer, 'GET', '/api/me');

export const saveAbout = (about: string): Promise<Me> => rest(meAnswer, 'PATCH', '/api/me', { about });

export const rename = (name: string): Promise<Me> => rest(meAnswer, 'PATCH', '/api/me', { name });

export const changePassword = (current: string, next: string): Promise<Me> =>
  rest(changedMe, 'PATCH', '/api/me', { password: { current, next } });

export const fetchSessions = async (): Promise<readonly OwnSession[]> =>
  (await rest(ownSessionsAnswer, 'GET', '/api/me/sessions')).sessions;

export async function endSession(id: string): Promise<void> {
  await rest(doneAnswer, 'DELETE', `/api/me/sessions/${encodeURIComponent(id)}`);
}

/** Signs out everywhere else. @returns at how many places */
export const endOthers = async (): Promise<number> =>
  (await rest(endedSessions, 'DELETE', '/api/me/sessions', { keepCurrent: true })).ended;

export async function signOutEverywhere(): Promise<void> {
  await rest(endedSessions, 'DELETE', '/api/me/sessions', { keepCurrent: false });
}

/** All that is kept of somebody, as a text. */
export const fetchExport = async (): Promise<string> =>
  `${JSON.stringify(await rest(exportAnswer, 'GET', '/api/me/export'), null, 1)}\n`;

/** @param password of an account; null: a guest has none */
export async function leave(password: string | null): Promise<void> {
  await rest(doneAnswer, 'DELETE', '/api/me', password === null ? {} : { password });
}

export const fetchCircle = (): Promise<Circle> => rest(friendsAnswer, 'GET', '/api/me/friends');

export const fetchDecks = async (): Promise<readonly OwnDeckLine[]> =>
  (await rest(ownDecksAnswer, 'GET', '/api/me/decks')).decks;

export const fetchDeck = (id: string): Promise<OwnDeck> =>
  rest(ownDeckAnswer, 'GET', `/api/me/decks/${encodeURIComponent(id)}`);

export async function putDeck(id: string, data: string): Promise<void> {
  await rest(ownDeckAnswer, 'PUT', `/api/me/decks/${encodeURIComponent(id)}`, { data });
}

export async function removeDeck(id: string): Promise<void> {
  await rest(doneAnswer, 'DELETE', `/api/me/decks/${encodeURIComponent(id)}`);
}
