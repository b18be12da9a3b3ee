// Further tools at a table on a server: chat and concede.
import { useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import { concede, toggleChat } from '../actions/remoteActions.ts';
import type { ChatState } from '../chat/useChat.ts';
import { useRemoteTable } from './useRemoteTable.ts';

const Concede = ({ onClose }: { readonly onClose: () => void }) => {
  const { state, client } = useRemoteTable();
  const isAgainstKeyraken = state.view?.terms.play.type === 'keyraken';
  // A team goes on as long as a person is in it.
  const goesOn =
    isAgainstKeyraken &&
    state.view?.seats.some((seated, seat) => seat !== state.you && seated?.person != null) === true;
  const wins = isAgainstKeyraken ? 'The Keyraken wins this game' : 'The other wins this game';
  return (
    <Sheet title={goesOn ? 'Leave the team?' : 'Concede?'} className="concede-sheet" onClose={onClose}>
      <p>
        {goesOn
          ? 'A bot plays on in your place. You cannot come back to your seat.'
          : `${wins}. This cannot be taken back.`}
      </p>
      <div className="buttons">
        <button
          type="button"
          data-stop
          className="button is-main"
          onClick={() => {
            client.do({ type: 'concede' });
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
  <ActionButton action={toggleChat} context={chat} className="chat-button" expanded={chat.isOpen} testId="chat-button">
    {chat.unread === 0 ? null : <b className="chat-unread">{chat.unread}</b>}
  </ActionButton>
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
      <ActionButton action={concede} context={{ mayConcede, confirm: () => setConceding(true) }} testId="concede" />
      {mayConcede && conceding ? <Concede onClose={() => setConceding(false)} /> : null}
    </>
  );
}
