// Tools for the game as a whole: undo, log, new game, help. On small screens, where each line counts, a menu holds the less
// needed ones.
import { Icon } from '../components/Glyph.tsx';
import { useGameController, useOtherPlayers } from './gameController.ts';
import { usePlay } from './hand/Play.ts';
import type { Dialog } from './hand/useSelection.ts';

/** Texts for an undo after something was revealed, in a game without other people. */
const here = {
  title: 'Undo: you will know more than you did, so the game is marked “with take-backs”',
  mark: 'marks the game',
};

interface ToolsProps {
  readonly open: (dialog: Dialog) => void;
  readonly compact: boolean;
  /** Asks for a hint; null where none is given. */
  readonly onHint: (() => void) | null;
  readonly children?: React.ReactNode;
}

export function Tools({ open, compact, onHint, children }: ToolsProps) {
  const { phone, snapshot } = usePlay();
  const controller = useGameController();
  const others = useOtherPlayers();
  const { possible, reveals } = snapshot.undo;
  const revealing = others?.undo ?? here;
  // An onlooker takes nothing back, nor does a player of a finished game on a server.
  const isFinal = others !== null && (others.looksOn || others.over !== null);
  const undoTitle = reveals ? revealing.title : 'Undo your last decision';
  return (
    <nav className="tools" aria-label="Game">
      {compact ? (
        <button type="button" aria-haspopup="dialog" onClick={() => open({ is: 'menu' })}>
          <Icon name="menu" />
          <span>Menu</span>
        </button>
      ) : null}
      {isFinal ? null : (
        <button
          type="button"
          onClick={() => controller.undo()}
          disabled={!possible}
          aria-label={undoTitle}
          title={undoTitle}
          data-testid="undo"
        >
          <Icon name="undo" />
          <span>Undo</span>
          {possible && reveals ? <small className="undo-mark">{revealing.mark}</small> : null}
        </button>
      )}
      {compact || onHint === null ? null : (
        <button type="button" onClick={onHint} title="What a bot would do in your place" data-testid="ask-hint">
          <Icon name="hint" />
          <span>Hint</span>
        </button>
      )}
      {phone ? (
        <button type="button" onClick={() => open({ is: 'log' })}>
          <Icon name="log" />
          <span>Log</span>
        </button>
      ) : null}
      {compact ? null : (
        <>
          {others === null ? (
            <button type="button" onClick={() => open({ is: 'new' })}>
              <Icon name="fresh" />
              <span>New game</span>
            </button>
          ) : null}
          <button type="button" onClick={() => open({ is: 'help' })}>
            <Icon name="help" />
            <span>Help</span>
          </button>
        </>
      )}
      {others?.tools}
      {children}
    </nav>
  );
}
