// Tables of others: to sit down at, to look on, to open.
import type { Listing, Person } from '@vaultsong/protocol';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { goTo, useAddress } from '../../address/going.ts';
import { farTablePath, ratingsPath, tournamentsPath } from '../../address/paths.ts';
import { useCollection } from '../../collection/store.ts';
import { PageHeading } from '../../frame/PageHeading.tsx';
import { useConnection } from '../../online/live/wire.ts';
import { deckTextOf, useChosenDeck } from '../../served/deck/chosenDeck.ts';
import { useLobbyNews } from '../../served/news.ts';
import { Served } from '../../served/Served.tsx';
import { somebody } from '../../served/somebody.ts';
import { Told } from '../../served/Told.tsx';
import { useAsked } from '../../served/useAsked.ts';
import { useDeed } from '../../served/useDeed.ts';
import { presetChoice } from '../../wire/choice.ts';
import '../../style/cards.css';
import '../../style/lobby.css';
import { lobbyFrom, questionOf } from './address.ts';
import { askLobby, joinTable, openTable } from './asks.ts';
import { Filters } from './Filters.tsx';
import { Join, needsDeck } from './Join.tsx';
import { NewTable } from './NewTable.tsx';
import { Play } from './Play.tsx';
import type { Plan } from './plan.ts';
import { bringsDeck, othersOf, termsFor, usualPlan } from './plan.ts';
import { TablesView } from './TablesView.tsx';
import { useQuickMatch } from './useQuickMatch.ts';

/** What is open above the page. */
type Above = { readonly is: 'new' } | { readonly is: 'join'; readonly listing: Listing };

function Room({ you }: { readonly you: Person | null }) {
  const { search } = useAddress();
  const address = useMemo(() => lobbyFrom(search), [search]);
  const held = useCollection();
  const chosen = useChosenDeck(held);
  const asked = useAsked(questionOf(address), () => askLobby(address));
  useLobbyNews(asked.again);
  const connection = useConnection();
  const [above, setAbove] = useState<Above | null>(null);
  const [plan, setPlan] = useState<Plan>(usualPlan);
  const [opening, friend, joining] = [useDeed(), useDeed(), useDeed()];
  const match = useQuickMatch((table) => goTo(farTablePath(table)));
  const close = (): void => setAbove(null);
  const deck = (): string => deckTextOf(chosen.slug, held);

  const open = (settled: Plan): void =>
    opening.run(async () => {
      await somebody();
      const bots = othersOf(settled).flatMap((bot, n) =>
        bot === 'person' ? [] : [{ seat: n + 1, bot, deck: n === 0 ? presetChoice.foe : presetChoice.you }],
      );
      const table = await openTable({
        terms: termsFor(settled),
        deck: bringsDeck(settled) ? deck() : null,
        bots,
      });
      goTo(farTablePath(table));
      return undefined;
    });
  // The room of the table shows the link for the friend.
  const invite = (): void =>
    friend.run(async () => {
      await somebody();
      const table = await openTable({ terms: termsFor({ ...usualPlan, listed: false }), deck: deck(), bots: [] });
      goTo(farTablePath(table));
      return undefined;
    });
  const join = (listing: Listing): void =>
    joining.run(async () => {
      await somebody();
      await joinTable(listing.id, needsDeck(listing) ? deck() : null);
      goTo(farTablePath(listing.id));
      return undefined;
    });

  return (
    <div className="lobby">
      <header className="lobby-head">
        <PageHeading window="Lobby">Lobby</PageHeading>
        <nav aria-label="Also here">
          <Link to={ratingsPath}>Ratings</Link>
          <Link to={tournamentsPath}>Tournaments</Link>
        </nav>
      </header>
      <Play
        you={you}
        held={held}
        chosen={chosen}
        match={match}
        friend={friend}
        onFriend={invite}
        onNew={() => setAbove({ is: 'new' })}
      />
      <section className="lobby-tables" aria-label="Tables">
        <Filters address={address} />
        {address.ignored.map((said) => (
          <p key={said} className="cards-notice" role="status">
            {said}
          </p>
        ))}
        {connection === 'lost' ? (
          <p className="cards-notice" role="status">
            The connection to the server was lost; the list may be out of date. It is being looked for.
          </p>
        ) : null}
        <Told asked={asked}>
          {(lobby) => (
            <TablesView
              lobby={lobby}
              address={address}
              me={you?.name ?? null}
              now={Date.now()}
              onJoin={(listing) => setAbove({ is: 'join', listing })}
            />
          )}
        </Told>
      </section>
      {above?.is === 'new' ? (
        <NewTable
          you={you}
          held={held}
          chosen={chosen}
          plan={plan}
          onPlan={setPlan}
          deed={opening}
          onOpen={open}
          onClose={close}
        />
      ) : null}
      {above?.is === 'join' ? (
        <Join
          listing={above.listing}
          held={held}
          chosen={chosen}
          deed={joining}
          onJoin={() => join(above.listing)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

export const LobbyPage = () => <Served heading="Lobby">{(you) => <Room you={you} />}</Served>;
