import type { ModeratedPerson, ModerationEntry } from '@vaultsong/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { ResetForm } from '../reset/ResetForm.tsx';
import { TermsView } from '../terms/TermsView.tsx';
import { Entries, LogPart } from './LogPanel.tsx';
import { withNewest, withOlder } from './logPages.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { actionsFor, sayDecision } from './words.ts';

const shown = (page: React.ReactElement): string => renderToStaticMarkup(<Router ssrPath="/moderation">{page}</Router>);

const ada: ModeratedPerson = {
  ...{ person: { id: '1', name: 'Ada', kind: 'account' }, since: 0, role: null },
  sanctions: [{ kind: 'ban', until: null, reason: 'cheating' }],
};

describe('what a moderator sees of somebody', () => {
  it('is what is in force, and what may be done', () => {
    const page = shown(<PersonPanel mine="moderator" about={ada} onDone={() => {}} />);
    expect(page).toContain('Banned for good: cheating');
    expect(page).toContain('>End the ban<');
    expect(page).not.toContain('Make a link');
  });

  it('is for admins a role and a link for a new password too, of whom may have one', () => {
    expect(actionsFor('admin', ada)).toEqual([
      'mute',
      'unban',
      'rename',
      'clear-profile',
      'make-moderator',
      'reset-link',
    ]);
    expect(actionsFor('admin', { ...ada, role: 'moderator', sanctions: [] })).toContain('take-role');
    const guest = { ...ada, person: { id: '2', name: 'Guest 1', kind: 'guest' as const } };
    expect(actionsFor('admin', guest)).toEqual(['mute', 'unban', 'rename', 'clear-profile']);
  });
});

describe('the log', () => {
  const entry: ModerationEntry = {
    ...{ id: 1, at: 0, action: 'mute', moderator: null, person: ada.person, table: null, until: 3_600_000 },
    ...{ reason: 'shouting', detail: '' },
  };

  it('says who decided what, and why', () => {
    const text = shown(<Entries entries={[entry]} />).replace(/<[^>]+>/g, '');
    expect(text).toBe('1970-01-01 00:00The server muted Ada until 1970-01-01 01:00 UTC shouting');
    expect(shown(<Entries entries={[]} />)).toContain('No decisions yet');
  });

  it('offers older ones only where there are some', () => {
    const part = (hasOlder: boolean) =>
      shown(<LogPart part={{ entries: [entry], hasOlder }} isBusy={false} onMore={() => {}} />);
    expect(part(true)).toContain('Older ones');
    expect(part(false)).not.toContain('Older ones');
    expect(part(false)).toContain('shouting');
  });

  it('has no gap between its pages, whatever is decided while they are read', () => {
    /** The page of three entries before one of a log of so many, as the server tells it. */
    const pageOf = (length: number, before = length + 1) => {
      const ids = [before - 1, before - 2, before - 3].filter((id) => id > 0);
      return { entries: ids.map((id) => ({ ...entry, id })), hasOlder: before > 4 };
    };
    const idsOf = ({ entries }: { readonly entries: readonly ModerationEntry[] }) => entries.map(({ id }) => id);
    const two = withOlder(withNewest(null, pageOf(9)), 7, pageOf(9, 7));
    expect([idsOf(two), two.hasOlder]).toEqual([[9, 8, 7, 6, 5, 4], true]);
    const decided = withNewest(two, pageOf(11));
    expect([idsOf(decided), decided.hasOlder]).toEqual([[11, 10, 9, 8, 7, 6, 5, 4], true]);
    expect(idsOf(withOlder(decided, 4, pageOf(11, 4)))).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    // More than a page: what lies between is not known, so that it begins anew, and a page that was asked for before is none of its.
    const anew = withNewest(two, pageOf(20));
    expect([idsOf(anew), anew.hasOlder]).toEqual([[20, 19, 18], true]);
    expect(withOlder(anew, 4, pageOf(20, 4))).toBe(anew);
    expect(withNewest(withNewest(null, pageOf(0)), pageOf(2))).toEqual(pageOf(2));
  });

  it('says what it does not know by the name that the server has for it', () => {
    expect(sayDecision({ ...entry, action: 'something-new' })).toContain('something-new Ada');
  });
});

describe('the page about the server', () => {
  const nothing = { operator: null, contact: null, terms: null, logAddresses: 'short' } as const;

  it('says plainly that nothing was said', () => {
    const page = shown(<TermsView about={nothing} />);
    expect(page).toContain('has not said who they are');
    expect(page).toContain('no terms of its own');
    expect(page).toContain('the network that a request came from');
  });

  it('links what is an address, and nothing that would run', () => {
    const page = shown(
      <TermsView about={{ ...nothing, contact: 'javascript:alert(1)', terms: 'https://a.example/t' }} />,
    );
    expect(page).toContain('href="https://a.example/t"');
    expect(page).not.toContain('href="javascript');
  });
});

it('the page of a link says when half of it is missing', () => {
  expect(shown(<ResetForm token="" />)).toContain('not whole');
  expect(shown(<ResetForm token="x" />)).toContain('Set the password');
});
