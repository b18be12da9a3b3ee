import { findBundled, generateDeck, writeDeck } from '@vaultsong/decks';
import { relations } from '@vaultsong/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { Collection } from '../../collection/collection.ts';
import type { KeptDeck } from '../../collection/entry.ts';
import { ownId } from '../../collection/ownId.ts';
import { tabStorage } from '../../collection/storage.ts';
import { errorsOf } from '../../components/form/useForm.ts';
import { sayDone, stepsFrom } from '../../onlineUi/relationship.ts';
import type { OwnDeckLine } from './api.ts';
import { CircleLists } from './CircleView.tsx';
import { leavingForm, nameForm } from './credentials.ts';
import { Name } from './ProfileForms.tsx';
import { SessionList } from './SessionsView.tsx';
import { sayEnded, sayUsed } from './sessionWords.ts';
import type { DeckShelf } from './syncDecks.ts';
import { deckDifference, sayDifference, saySyncResult, syncDecks } from './syncDecks.ts';

const [first, second, third] = [
  findBundled('guide-achea').deck,
  generateDeck({ set: 'cota', seed: 7 }),
  generateDeck({ set: 'aoa', seed: 8 }),
];
const kept = (deck: KeptDeck['deck']): KeptDeck => ({
  ...{ id: ownId(deck), deck, added: 1, source: 'a file' },
  ...{ playable: true, faults: [], notes: [] },
});

/** A server that keeps decks, and refuses those of a name. */
function server(decks: readonly KeptDeck['deck'][], refuses = '') {
  const there = new Map(decks.map((deck) => [ownId(deck), writeDeck(deck)]));
  const shelf: DeckShelf = {
    deck: async (id) => ({ id, name: id, addedAt: 5, data: there.get(id) ?? '' }),
    put: async (id, data) => {
      if (refuses !== '' && data.includes(refuses)) throw new Error('too many');
      there.set(id, data);
    },
  };
  const lines = (): readonly OwnDeckLine[] => [...there.keys()].map((id) => ({ id, name: id, addedAt: 5 }));
  return { there, shelf, lines };
}

async function browser(decks: readonly KeptDeck['deck'][]): Promise<Collection> {
  const collection = new Collection(tabStorage(null));
  await collection.load();
  await collection.add(decks.map(kept));
  return collection;
}

describe('decks of the browser and of the account', () => {
  it('are all in both places afterwards, and come again as the same', async () => {
    const collection = await browser([first, second]);
    const { there, shelf, lines } = server([second, third]);
    expect(sayDifference(deckDifference(collection.held, lines()))).toBe(
      '2 decks in this browser, 2 with your account: 1 only here, 1 only there.',
    );
    const steps: string[] = [];
    const moved = await syncDecks(collection, lines(), shelf, (done, of) => steps.push(`${done}/${of}`));
    expect(moved).toEqual({ kept: 1, fetched: 1, left: [] });
    expect(steps).toEqual(['1/2', '2/2']);
    expect([...there.keys()].sort()).toEqual([first, second, third].map(ownId).sort());
    expect([...collection.held.decks.keys()].sort()).toEqual([...there.keys()].sort());
    expect(sayDifference(deckDifference(collection.held, lines()))).toContain('the same in both places');
    expect(saySyncResult(await syncDecks(collection, lines(), shelf, () => {}))).toBe(
      'All decks were in both places already.',
    );
  });

  it('stay where they are, and are named, where they cannot be moved', async () => {
    const collection = await browser([first, second]);
    const { there, shelf, lines } = server([], first.name);
    there.set('broken', '{');
    const moved = await syncDecks(collection, lines(), shelf, () => {});
    expect(moved).toMatchObject({ kept: 1, fetched: 0 });
    expect(moved.left).toHaveLength(2);
    expect(moved.left[0]).toBe(`“${first.name}” stays only in this browser: too many`);
    expect(moved.left[1]).toContain('“broken” stays only in your account');
    expect(collection.held.decks.size).toBe(2);
    expect(there.has('broken')).toBe(true);
    expect(saySyncResult(moved)).toBe('1 deck of this browser is with your account now. Nothing was removed.');
  });
});

describe('the name of an account', () => {
  it('can be changed to one that the server takes', () => {
    const me = { you: { id: '1', name: 'Ada', kind: 'account' as const }, about: '', since: 0 };
    const shown = renderToStaticMarkup(<Name me={me} onMe={() => {}} />);
    expect(shown).toContain('Change your name');
    expect(shown).toMatch(/<input[^>]* maxLength="20"[^>]* value="Ada"/);
    expect(nameForm.parse({ name: ' Ada-2 ' })).toEqual({ name: 'Ada-2' });
    const { error } = nameForm.safeParse({ name: 'A!' });
    expect(error === undefined ? null : errorsOf(error)).toEqual({ name: 'Expected 3 to 20 letters, digits, - or _' });
  });
});

describe('an account', () => {
  it('is deleted only by somebody who types its name, and knows its password', () => {
    const form = leavingForm('Ada', false);
    expect(form.safeParse({ typed: ' Ada ', password: 'secret' }).success).toBe(true);
    const { error } = form.safeParse({ typed: 'Somebody', password: '' });
    expect(error === undefined ? null : errorsOf(error)).toEqual({
      typed: 'Type “Ada” to confirm; you typed “Somebody”.',
      password: 'Expected your password',
    });
    expect(leavingForm('Guest 1', true).safeParse({ typed: 'Guest 1', password: '' }).success).toBe(true);
  });
});

describe('friends and blocks', () => {
  const bo = { id: '2', name: 'Bo', kind: 'account' as const };

  it('are shown with what can be done about each', () => {
    const lists = (busy: boolean): string =>
      renderToStaticMarkup(
        <Router ssrPath="/account">
          <CircleLists circle={{ friends: [], sent: [], received: [bo], blocked: [] }} busy={busy} onStep={() => {}} />
        </Router>,
      );
    const shown = lists(false);
    expect(shown).toContain('They ask you');
    expect(shown).toContain('aria-disabled="false"');
    expect(lists(true)).not.toContain('aria-disabled="false"');
    expect(shown).toContain('Accept<span class="unseen">: Bo</span>');
    expect(shown).not.toContain('Block');
  });

  it('can be undone, whatever they are', () => {
    for (const relation of relations.filter((one) => one !== 'self')) {
      expect(stepsFrom[relation].length).toBeGreaterThan(0);
      for (const [step] of stepsFrom[relation]) expect(sayDone(step, relation, 'Bo')).not.toBe('');
    }
  });
});

describe('the list of sessions', () => {
  const day = 86_400_000;
  const session = { until: 90 * day, since: 0, usedAt: 0, isCurrent: false };

  it('marks this browser, and offers to end each other one, by name for ears', () => {
    const page = renderToStaticMarkup(
      <SessionList
        sessions={[
          { ...session, id: 'a', device: 'Firefox on Linux', isCurrent: true },
          { ...session, id: 'b', device: 'A program' },
        ]}
        now={2 * day}
        busy={false}
        onEnd={() => {}}
      />,
    );
    expect(page).toContain('<b>Firefox on Linux</b>, this browser');
    expect(page.match(/<button/g)).toHaveLength(1);
    expect(page).toContain('Sign out<span class="unseen">: A program, signed in on 1 January 1970</span>');
  });

  it('says when one was used no more exactly than that is known', () => {
    expect([0, 3 * 3_600_000, 2 * day].map((now) => sayUsed(session, now))).toEqual([
      'used in the last two hours',
      'used in the last day',
      'last used on 1 January 1970',
    ]);
    expect([0, 1, 5].map(sayEnded)).toEqual([
      'You are signed in nowhere else.',
      'Signed out at one other place.',
      'Signed out at 5 other places.',
    ]);
  });
});
