import { expect, it } from 'vitest';
import { GameSession } from '../../worker/session/gameSession.ts';
import type { OtherPlayers, Walk } from '../gameController.ts';
import { OtherPlayersContext } from '../gameController.ts';
import { dealt, shown } from '../testing/shown.tsx';
import { Stage } from './Stage.tsx';

const session = new GameSession(dealt());
const { view } = session.snapshot(1, 0);

it('does not play the third key again where a game is opened that was won before', () => {
  const players = view.players.map((player) => ({ ...player, keyColors: ['red', 'blue', 'yellow'] as const }));
  expect(shown(<Stage />, { view: { ...view, winner: 0, players } }, session)).toBe('');
});

it('shows the last move of the bot', () => {
  const lastMove = { who: 'Bot', text: 'plays', card: 'troll' };
  expect(shown(<Stage />, { lastMove }, session)).toContain('Bot plays');
});

it('does not keep the last move over the board of a game that is looked back on, where nobody is asked', () => {
  const nothing = (): void => undefined;
  const walk: Walk = {
    ...{ isPlaying: false, playOn: null, lines: { from: 0, to: 0 } },
    ...{ leads: () => false, go: nothing, togglePlay: nothing, changeSpeed: nothing, goToLine: nothing },
  };
  const others: OtherPlayers = {
    ...{ above: null, waiting: null, over: null, looksOn: true, tools: null, walk },
    undo: { title: '', mark: '' },
  };
  const change = { lastMove: { who: 'Bot', text: 'plays', card: 'troll' }, question: null };
  expect(shown(<Stage />, change, session)).not.toContain('is-past');
  const replay = (
    <OtherPlayersContext value={others}>
      <Stage />
    </OtherPlayersContext>
  );
  expect(shown(replay, change, session)).toContain('is-past');
});
