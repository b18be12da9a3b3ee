// A game on a server, at the same table as every other game.
import { useEffect, useMemo } from 'react';
import { table } from '../../client/client.ts';
import { paces } from '../../settings/settings.ts';
import { useSettings } from '../../settings/useSettings.ts';
import type { Company, Desk } from '../../table/desk.ts';
import { CompanyContext, DeskContext } from '../../table/desk.ts';
import { Table } from '../../table/Table.tsx';
import type { ChatState } from '../chat/useChat.ts';
import { Above, WaitingFor } from './Company.tsx';
import { FarTools } from './FarTools.tsx';
import type { Shown } from './far.ts';
import { saveRecord } from './log.ts';
import { Over } from './Over.tsx';
import { useAtTable } from './useFar.ts';

const nothing = (): void => {};

interface FarTableProps {
  readonly shown: Shown;
  /** Its end is looked at. */
  readonly isOver: boolean;
  readonly chat: ChatState;
}

export function FarTable({ shown, isOver, chat }: FarTableProps) {
  const { far, following } = useAtTable();
  const [settings, onSettings] = useSettings();
  const { number, info, snapshot, log } = shown;
  const asks = snapshot.question !== null;
  const desk = useMemo(
    (): Desk => ({
      answer: (moment, option, aim) => following.answer(moment, option, aim),
      preview: (moment, option, aim) => following.preview(moment, option, aim),
      reach: (moment, option) => following.reach(moment, option),
      hint: null,
      undo: (decisions = 1) => following.undo(decisions),
      next: () => following.next(),
      skip: () => following.skip(),
      save: () => {
        saveRecord(far.id, number).catch((error: unknown) =>
          following.tell(error instanceof Error ? error.message : String(error)),
        );
      },
    }),
    [following, far.id, number],
  );
  const left = far.game?.takeBack.left ?? 0;
  const company: Company = {
    above: <Above />,
    waiting: <WaitingFor />,
    over: isOver ? <Over shown={shown} /> : null,
    looksOn: far.you === null,
    tools: <FarTools chat={chat} isOver={isOver} />,
    undo: {
      title: `Undo: something was shown since, so that the others are asked first; you can ask ${left} more times`,
      mark: 'asks first',
    },
  };
  useEffect(() => following.setPace(paces[settings.speed]), [following, settings.speed]);
  useEffect(() => table.open(), []);
  useEffect(() => {
    document.title = `${asks ? '● Your decision' : 'A table'} – Vaultsong`;
  }, [asks]);
  return (
    <DeskContext value={desk}>
      <CompanyContext value={company}>
        <Table
          key={info.game}
          {...{ info, snapshot, log, settings, onSettings }}
          decks={[]}
          trouble={far.trouble}
          ignored={[]}
          onAgain={nothing}
          onNew={nothing}
          onStart={nothing}
        />
      </CompanyContext>
    </DeskContext>
  );
}
