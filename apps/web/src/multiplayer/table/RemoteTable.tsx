// A game on a server, at the same table as every other game.
import { useEffect, useMemo } from 'react';
import { table } from '../../client/client.ts';
import { paces } from '../../settings/settings.ts';
import { useSettings } from '../../settings/useSettings.ts';
import type { GameController, OtherPlayers } from '../../table/gameController.ts';
import { GameControllerContext, OtherPlayersContext } from '../../table/gameController.ts';
import { Table } from '../../table/Table.tsx';
import type { ChatState } from '../chat/useChat.ts';
import { saveRecord } from './log.ts';
import { MatchOver } from './MatchOver.tsx';
import { Above, WaitingFor } from './OtherPlayers.tsx';
import { RemoteTools } from './RemoteTools.tsx';
import type { ShownGame } from './remoteState.ts';
import { useRemoteTable } from './useRemoteTable.ts';

const nothing = (): void => {};

interface RemoteTableProps {
  readonly shown: ShownGame;
  /** Its end is looked at. */
  readonly isOver: boolean;
  readonly chat: ChatState;
}

export function RemoteTable({ shown, isOver, chat }: RemoteTableProps) {
  const { state, client } = useRemoteTable();
  const [settings, onSettings] = useSettings();
  const { number, info, snapshot, log } = shown;
  const asks = snapshot.question !== null;
  const controller = useMemo(
    (): GameController => ({
      answer: (moment, option, aim) => client.answer(moment, option, aim),
      gameId: () => `${state.id}/${number}`,
      anyOrder: (moment) => client.anyOrder(moment),
      automate: (automation) => client.automate(automation),
      preview: (moment, option, aim) => client.preview(moment, option, aim),
      reach: (moment, option) => client.reach(moment, option),
      hint: null,
      undo: (decisions = 1) => client.undo(decisions),
      next: () => client.next(),
      skip: () => client.skip(),
      save: () => {
        saveRecord(state.id, number).catch((error: unknown) =>
          client.showError(error instanceof Error ? error.message : String(error)),
        );
      },
    }),
    [client, state.id, number],
  );
  const left = state.game?.takeBack.left ?? 0;
  const others: OtherPlayers = {
    above: <Above />,
    waiting: <WaitingFor />,
    over: isOver ? <MatchOver shown={shown} /> : null,
    looksOn: state.you === null,
    walk: null,
    tools: <RemoteTools chat={chat} isOver={isOver} />,
    undo: {
      title: `Undo: something was revealed since, so the other players must agree; you can ask ${left} more times`,
      mark: 'asks first',
    },
  };
  useEffect(() => client.setPace(paces[settings.speed]), [client, settings.speed]);
  useEffect(() => table.open(), []);
  useEffect(() => {
    document.title = `${asks ? '● Your decision' : 'A table'} – Vaultsong`;
  }, [asks]);
  return (
    <GameControllerContext value={controller}>
      <OtherPlayersContext value={others}>
        <Table
          key={info.game}
          {...{ info, snapshot, log, settings, onSettings }}
          decks={[]}
          error={state.error}
          ignored={[]}
          onAgain={nothing}
          onNew={nothing}
          onStart={nothing}
        />
      </OtherPlayersContext>
    </GameControllerContext>
  );
}
