// The page of a table on a server, `/t/…`: before the match, between its games, and the games themselves.
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { goTo } from '../address/going.ts';
import { farTablePath, lobbyPath, tablePath } from '../address/paths.ts';
import { Frame } from '../frame/Frame.tsx';
import { Loading } from '../frame/Loading.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useSession } from '../online/session.ts';
import '../style/together.css';
import { Chat } from './chat/Chat.tsx';
import type { ChatState } from './chat/useChat.ts';
import { useChat } from './chat/useChat.ts';
import { Bids } from './room/Bids.tsx';
import { WaitingRoom } from './room/WaitingRoom.tsx';
import { Above } from './table/Company.tsx';
import { FarTable } from './table/FarTable.tsx';
import { ChatButton } from './table/FarTools.tsx';
import type { Far } from './table/far.ts';
import { isEnded } from './table/far.ts';
import { Over } from './table/Over.tsx';
import { AtTableContext, useAtTable, useFollowing } from './table/useFar.ts';

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
function useRematch({ face }: Far): void {
  const before = useRef<{ readonly id: string; readonly at: string | null } | null>(null);
  useEffect(() => {
    if (face === null) return;
    const was = before.current;
    before.current = { id: face.id, at: face.continuedAt };
    if (was?.id === face.id && was.at === null && face.continuedAt !== null) goTo(farTablePath(face.continuedAt));
  }, [face]);
}

/** What the table is at, without a game to show. */
const Between = ({ chat }: { readonly chat: ChatState }) => {
  const { face } = useAtTable().far;
  if (face?.stage === 'bidding' || face?.stage === 'choosing-first') return <Bids chat={chat} />;
  return (
    <Frame>
      {face?.stage === 'waiting' ? <WaitingRoom /> : null}
      {face?.stage === 'over' || face?.stage === 'closed' ? (
        <div className="notice-page far-over">
          <PageHeading>{face.stage === 'closed' ? 'Nobody plays here any more' : 'The match is over'}</PageHeading>
          <Above />
          <Over shown={null} />
        </div>
      ) : null}
      <div className="room-chat">
        <ChatButton chat={chat} />
      </div>
    </Frame>
  );
};

const Stage = ({ chat }: { readonly chat: ChatState }) => {
  const { face, isBehind, kept, past, shown, stand, trouble } = useAtTable().far;
  if (stand === 'refused') return <Notice heading="This table cannot be shown" says={trouble ?? 'There is none.'} />;
  if (face === null) return <Loading trouble={trouble} />;
  if (kept !== null) return <FarTable shown={kept} isOver chat={chat} />;
  if (shown === null) return face.stage === 'playing' ? <Loading trouble={trouble} /> : <Between chat={chat} />;
  // What led to the end is shown before it.
  const isOver = !isBehind && (face.games.some(({ number }) => number === shown.number) || isEnded(face));
  const isOn = face.stage === 'bidding' || face.stage === 'choosing-first';
  if (face.stage === 'waiting' || (isOn && past >= shown.number)) return <Between chat={chat} />;
  return <FarTable shown={shown} isOver={isOver} chat={chat} />;
};

interface TogetherPageProps {
  readonly id: string;
}

const Following = ({ id }: TogetherPageProps) => {
  const at = useFollowing(id);
  const chat = useChat(at.far);
  useRematch(at.far);
  return (
    <AtTableContext value={at}>
      <Stage chat={chat} />
      {chat.isOpen ? <Chat onClose={chat.close} /> : null}
      <p className="unseen" role="status">
        {chat.last}
      </p>
    </AtTableContext>
  );
};

/** @param props `id` of the table */
export function TogetherPage({ id }: TogetherPageProps) {
  const session = useSession();
  if (session.is === 'unasked') return <Loading trouble={null} />;
  if (session.is === 'alone')
    return (
      <Notice
        heading="There is no server here"
        says="Tables where people play each other live on a server of Vaultsong, and none answers at this address."
      />
    );
  return <Following key={id} id={id} />;
}
