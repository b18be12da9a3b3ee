// Test of the page behind the curtain between two people at one screen.
import { expect, it } from 'vitest';
import { presetChoice } from '../wire/choice.ts';
import { duel } from '../worker/duel.ts';
import { GameSession } from '../worker/session/gameSession.ts';
import { Prompt } from './prompt/Prompt.tsx';
import { shown } from './testing/shown.tsx';

it('speaks of the person who is waited for, and of no bot', () => {
  const session = new GameSession(duel({ ...presetChoice, bot: 'none', seed: 7 }, 1, 0));
  expect(session.snapshot(1, 0).curtain).toMatchObject({ to: 0 });
  const html = shown(<Prompt selected={null} onShow={() => undefined} />, {}, session);
  expect(html).toBe('<h2>Waiting for Player 1</h2>');
});
