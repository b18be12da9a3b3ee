import { expect, it } from 'vitest';
import { GameSession } from '../../worker/session/gameSession.ts';
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
