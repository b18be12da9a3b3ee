// Further tools at a table on a server: chat and concede.
import { useState } from 'react';
import { Icon } from '../../components/Glyph.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { ChatState } from '../chat/useChat.ts';
import { useRemoteTable } from './useRemoteTable.ts';

const Concede = ({ onClose }: { readonly onClose: () => void }) => {
  const { state, client } = useRemoteTable();
  const isAgainstKeyraken = state.view?.terms.play.is === 'keyraken';
  // A team goes on as long as a person is in it.
  const goesOn =
    isAgainstKeyraken &&
    state.view?.seats.some((seated, seat) => seat !== state.you && seated?.person != null) === true;
  const wins = isAgainstKeyraken ? 'The Keyraken wins this game' : 'The other wins this game';
  return (
    <Sheet title={goesOn ? 'Leave the team?' : 'Concede?'} className="concede-sheet" onClose={onClose}>
      <p>
        {goesOn
          ? 'A bot goes on in your place. You cannot come back to your seat.'
          : `${wins}. This cannot be taken back.`}
      </p>
      <div className="buttons">
        <button
          type="button"
          data-stop
          className="button is-main"
          onClick={() => {
            client.do({ do: 'concede' });
            onClose();
          }}
        >
          {goesOn ? 'Leave' : 'Concede'}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Play on
        </button>
      </div>
    </Sheet>
  );
};

interface ChatButtonProps {
  readonly chat: ChatState;
}

export const ChatButton = ({ chat }: ChatButtonProps) => (
  <button
    type="button"
    className="chat-button"
    aria-expanded={chat.isOpen}
    aria-label={chat.unread === 0 ? 'Chat' : `Chat, ${chat.unread} not read`}
    onClick={chat.toggle}
    data-testid="chat-button"
  >
    <Icon name="say" />
    <span>Chat</span>
    {chat.unread === 0 ? null : <b className="chat-unread">{chat.unread}</b>}
  </button>
);

interface RemoteToolsProps extends ChatButtonProps {
  /** The end of a game is looked at. */
  readonly isOver: boolean;
}

export function RemoteTools({ chat, isOver }: RemoteToolsProps) {
  const [conceding, setConceding] = useState(false);
  const { you } = useRemoteTable().state;
  const mayConcede = you !== null && !isOver;
  return (
    <>
      <ChatButton chat={chat} />
      {mayConcede ? (
        <button type="button" onClick={() => setConceding(true)} data-testid="concede">
          <Icon name="flag" />
          <span>Concede</span>
        </button>
      ) : null}
      {mayConcede && conceding ? <Concede onClose={() => setConceding(false)} /> : null}
    </>
  );
}
