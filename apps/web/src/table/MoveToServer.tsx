// A game against bots goes on at a table on the server, and so on any device. Shown only where a server is.

import { openedTable } from '@vaultsong/protocol';
import { useState } from 'react';
import { table } from '../client/client.ts';
import { useMatch } from '../client/useMatch.ts';
import { Icon } from '../components/Glyph.tsx';
import { Sheet } from '../layout/Sheet.tsx';
import { rest } from '../online/rest.ts';
import { becomeGuest, useSession } from '../online/session.ts';
import { goTo } from '../routing/navigation.ts';
import { onlineTablePath } from '../routing/paths.ts';
import type { GameInfo } from '../wire/game.ts';
import { useOtherPlayers } from './gameController.ts';
import { usePlay } from './hand/Play.ts';

/** By seat: the player, or the bot that goes on there; an automaton needs nobody. */
const sitters = ({ seats }: GameInfo): readonly string[] =>
  seats.flatMap(({ by }) => (by === 'automaton' ? [] : [by === 'human' ? 'me' : by]));

/** @throws RequestError where the server does not take it */
async function moveToServer(info: GameInfo): Promise<void> {
  await becomeGuest();
  const record: unknown = JSON.parse(await table.record());
  const { id } = await rest(openedTable, 'POST', '/api/tables/import', { record, seats: sitters(info) });
  goTo(onlineTablePath(id));
}

/** Whether the game on the table can go on elsewhere: a single one, of one person, that is not over. */
function useMayMoveToServer(): boolean {
  const { info, snapshot } = usePlay();
  const session = useSession();
  const match = useMatch();
  const { plan } = info;
  // The guided game is one to learn with, and its guide stays here.
  const isGuided = plan?.type === 'duel' && plan.choice.quickstart === true;
  const isHere = useOtherPlayers() === null && plan !== null && !isGuided;
  const isAlone = info.seats.filter(({ by }) => by === 'human').length === 1;
  const isSingle = match === null || match.format.bestOf === 1;
  return session.type === 'online' && isHere && isAlone && isSingle && snapshot.view.winner === null;
}

/** Stands among what concerns the game as a whole: in the menu, and in the help. */
export function MoveToServer() {
  const { info } = usePlay();
  const may = useMayMoveToServer();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!may) return null;
  const go = (): void => {
    setBusy(true);
    setError(null);
    moveToServer(info).catch((error: unknown) => {
      setBusy(false);
      setError(error instanceof Error ? error.message : String(error));
    });
  };
  return (
    <>
      <button
        type="button"
        className="button"
        title="Continue at a table on the server, on any device"
        onClick={() => setAsking(true)}
        data-testid="hand-over"
      >
        <Icon name="send" />
        <span>Continue on another device</span>
      </button>
      {isAsking ? (
        <Sheet title="Continue on another device" className="concede-sheet" onClose={() => setAsking(false)}>
          <p>
            The game moves to a table on the server, where it goes on against the same bots, on any device where you are
            signed in. The copy in this browser stays as it is now.
          </p>
          <div className="buttons">
            <button type="button" data-stop className="button is-main" disabled={isBusy} onClick={go}>
              Move the game
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              Play on here
            </button>
          </div>
          {error === null ? null : (
            <p className="refusal" role="alert">
              {error}
            </p>
          )}
        </Sheet>
      ) : null}
    </>
  );
}
