// Tables of others: to sit down at, to look on, to open.
import type { Listing, Person } from '@vaultsong/protocol';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useCollection } from '../../collection/store.ts';
import { ListPage } from '../../list/ListPage.tsx';
import { readAddress } from '../../list/listAddress.ts';
import { useConnection } from '../../online/live/connection.ts';
import { deckTextOf, useChosenDeck } from '../../onlineUi/deck/chosenDeck.ts';
import { deckFaults, useDeckForm } from '../../onlineUi/deck/deckForm.ts';
import { ensureGuest } from '../../onlineUi/ensureGuest.ts';
import { useRequestForm } from '../../onlineUi/form/useRequestForm.ts';
import { useLobbyUpdates } from '../../onlineUi/liveUpdates.ts';
import { QueryState } from '../../onlineUi/QueryState.tsx';
import { RequiresServer } from '../../onlineUi/RequiresServer.tsx';
import { TableRow } from '../../onlineUi/TableRow.tsx';
import { useMutation } from '../../onlineUi/useMutation.ts';
import { useQuery } from '../../onlineUi/useQuery.ts';
import { goTo, useAddress } from '../../routing/navigation.ts';
import { onlineTablePath, ratingsPath, tournamentsPath } from '../../routing/paths.ts';
import { presetChoice } from '../../wire/choice.ts';
import '../../style/lobby.css';
import { fetchLobby, joinTable, openTable } from './api.ts';
import { Join, needsDeck } from './Join.tsx';
import { LobbyNews, NoTables } from './LobbyNews.tsx';
import { lobbyList, questionOf } from './lobbyList.ts';
import { NewTable } from './NewTable.tsx';
import { Play } from './Play.tsx';
import type { Plan } from './plan.ts';
import { bringsDeck, othersOf, planForm, termsFor, usualPlan } from './plan.ts';
import { useQuickMatch } from './useQuickMatch.ts';

/** What is open above the page. */
type Above = { readonly type: 'new' } | { readonly type: 'join'; readonly listing: Listing };

/** Opens and joins tables, and goes there. @param deck the code of the chosen deck */
function useTables(deck: () => string, friend: ReturnType<typeof useMutation>) {
  const open = async (settled: Plan): Promise<undefined> => {
    await ensureGuest();
    const bots = othersOf(settled).flatMap((bot, n) =>
      bot === 'person' ? [] : [{ seat: n + 1, bot, deck: n === 0 ? presetChoice.foe : presetChoice.you }],
    );
    const table = await openTable({
      terms: termsFor(settled),
      deck: bringsDeck(settled) ? deck() : null,
      bots,
    });
    goTo(onlineTablePath(table));
    return undefined;
  };
  // The room of the table shows the link for the friend.
  const invite = (): void =>
    friend.run(async () => {
      await ensureGuest();
      const table = await openTable({ terms: termsFor({ ...usualPlan, listed: false }), deck: deck(), bots: [] });
      goTo(onlineTablePath(table));
      return undefined;
    });
  const join = async (listing: Listing): Promise<undefined> => {
    await ensureGuest();
    await joinTable(listing.id, needsDeck(listing) ? deck() : null);
    goTo(onlineTablePath(listing.id));
    return undefined;
  };
  return { open, invite, join };
}

function Room({ you }: { readonly you: Person | null }) {
  const { search } = useAddress();
  const { filter } = useMemo(() => readAddress(lobbyList, search, []), [search]);
  const held = useCollection();
  const chosen = useChosenDeck(held);
  const query = useQuery(questionOf(filter), () => fetchLobby(filter));
  useLobbyUpdates(query.refetch);
  const connection = useConnection();
  const [above, setAbove] = useState<Above | null>(null);
  const opening = useRequestForm(planForm, usualPlan, deckFaults);
  const joining = useDeckForm();
  const friend = useMutation();
  const match = useQuickMatch();
  const close = (): void => setAbove(null);
  const { open, invite, join } = useTables(() => deckTextOf(chosen.slug, held), friend);

  return (
    <>
      <ListPage
        list={lobbyList}
        items={query.data?.tables ?? null}
        className="lobby is-plain"
        results="table-list"
        row={(listing) => (
          <TableRow
            key={listing.id}
            listing={listing}
            me={you?.name ?? null}
            now={Date.now()}
            onJoin={() => setAbove({ type: 'join', listing })}
          />
        )}
        head={
          <nav aria-label="Also here">
            <Link to={ratingsPath}>Ratings</Link>
            <Link to={tournamentsPath}>Tournaments</Link>
          </nav>
        }
        beside={
          <Play
            you={you}
            held={held}
            chosen={chosen}
            match={match}
            friend={friend}
            onFriend={invite}
            onNew={() => setAbove({ type: 'new' })}
          />
        }
        above={() => (
          <>
            {connection === 'lost' ? (
              <p className="list-notice" role="status">
                The connection to the server was lost; the list may be out of date. It is being looked for.
              </p>
            ) : null}
            <QueryState query={query}>{(lobby) => <LobbyNews lobby={lobby} />}</QueryState>
          </>
        )}
        none={({ narrowed }) => (narrowed ? null : <NoTables filter={filter} />)}
      />
      {above?.type === 'new' ? (
        <NewTable you={you} held={held} chosen={chosen} form={opening} onOpen={open} onClose={close} />
      ) : null}
      {above?.type === 'join' ? (
        <Join
          listing={above.listing}
          held={held}
          chosen={chosen}
          form={joining}
          onJoin={() => join(above.listing)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

export const LobbyPage = () => <RequiresServer heading="Lobby">{(you) => <Room you={you} />}</RequiresServer>;
