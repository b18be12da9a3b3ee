// The page of a table on a server, `/t/…`: before the match, between its games, and the games themselves.
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Frame } from '../layout/Frame.tsx';
import { Loading } from '../layout/Loading.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { useSession } from '../online/session.ts';
import { goTo } from '../routing/navigation.ts';
import { lobbyPath, onlineTablePath, tablePath } from '../routing/paths.ts';
import '../style/multiplayer.css';
import { Chat } from './chat/Chat.tsx';
import type { ChatState } from './chat/useChat.ts';
import { useChat } from './chat/useChat.ts';
import { Bids } from './room/Bids.tsx';
import { WaitingRoom } from './room/WaitingRoom.tsx';
import { MatchOver } from './table/MatchOver.tsx';
import { Above } from './table/OtherPlayers.tsx';
import { RemoteTable } from './table/RemoteTable.tsx';
import { ChatButton } from './table/RemoteTools.tsx';
import type { RemoteTableState } from './table/remoteState.ts';
import { isEnded } from './table/remoteState.ts';
import { RemoteTableContext, useRemoteTable, useTableClient } from './table/useRemoteTable.ts';

interface NoticeProps {
  readonly heading: string;
  readonly says: string;
}

const Notice = ({ heading, says }: NoticeProps) => (
  <Frame>
    <div className="notice-page" data-testid="no-table">
      <PageHeading>{heading}</PageHeading>
      <p role="status">{says}</p>
      <p className="buttons">
        <Link className="button is-main" to={lobbyPath}>
          To the lobby
        </Link>
        <Link className="button" to={tablePath}>
          Play against a bot
        </Link>
      </p>
    </div>
  </Frame>
);

/** Whoever was at a table goes on to its rematch by themselves; who opens an old table stays there. */
function useRematch({ view }: RemoteTableState): void {
  const before = useRef<{ readonly id: string; readonly at: string | null } | null>(null);
  useEffect(() => {
    if (view === null) return;
    const was = before.current;
    before.current = { id: view.id, at: view.continuedAt };
    if (was?.id === view.id && was.at === null && view.continuedAt !== null) goTo(onlineTablePath(view.continuedAt));
  }, [view]);
}

/** What the table is at, without a game to show. */
const Between = ({ chat }: { readonly chat: ChatState }) => {
  const { view } = useRemoteTable().state;
  if (view?.stage === 'bidding' || view?.stage === 'choosing-first') return <Bids chat={chat} />;
  return (
    <Frame>
      {view?.stage === 'waiting' ? <WaitingRoom /> : null}
      {view?.stage === 'over' || view?.stage === 'closed' ? (
        <div className="notice-page match-over">
          <PageHeading>{view.stage === 'closed' ? 'This table is closed' : 'The match is over'}</PageHeading>
          <Above />
          <MatchOver shown={null} />
        </div>
      ) : null}
      <div className="room-chat">
        <ChatButton chat={chat} />
      </div>
    </Frame>
  );
};

const Stage = ({ chat }: { readonly chat: ChatState }) => {
  const { view, isBehind, kept, past, shown, stand, error } = useRemoteTable().state;
  if (stand === 'rejected') return <Notice heading="This table cannot be shown" says={error ?? 'There is none.'} />;
  if (view === null) return <Loading error={error} />;
  if (kept !== null) return <RemoteTable shown={kept} isOver chat={chat} />;
  if (shown === null) return view.stage === 'playing' ? <Loading error={error} /> : <Between chat={chat} />;
  // What led to the end is shown before it.
  const isOver = !isBehind && (view.games.some(({ number }) => number === shown.number) || isEnded(view));
  const isOn = view.stage === 'bidding' || view.stage === 'choosing-first';
  if (view.stage === 'waiting' || (isOn && past >= shown.number)) return <Between chat={chat} />;
  return <RemoteTable shown={shown} isOver={isOver} chat={chat} />;
};

interface OnlineTablePageProps {
  readonly id: string;
}

const Followed = ({ id }: OnlineTablePageProps) => {
  const at = useTableClient(id);
  const chat = useChat(at.state);
  useRematch(at.state);
  return (
    <RemoteTableContext value={at}>
      <Stage chat={chat} />
      {chat.isOpen ? <Chat onClose={chat.close} /> : null}
      <p className="unseen" role="status">
        {chat.last}
      </p>
    </RemoteTableContext>
  );
};

/** @param props `id` of the table */
export function OnlineTablePage({ id }: OnlineTablePageProps) {
  const session = useSession();
  if (session.type === 'unasked') return <Loading error={null} />;
  if (session.type === 'alone')
    return (
      <Notice
        heading="There is no server here"
        says="Online tables need a Vaultsong server, and none answers at this address."
      />
    );
  return <Followed key={id} id={id} />;
}
