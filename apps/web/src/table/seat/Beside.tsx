// Sign in a player's bar that opens the sheet of their cards beside the table. It shines while one of these cards has a move,
// and tells how many prophecies are active, which all players may know.
import type { PlayerView } from '@vaultsong/engine';
import { Icon } from '../../components/Glyph.tsx';
import { usePlay } from '../hand/Play.ts';
import { useSeats } from '../speech/seats.ts';

export function Beside({ player }: { readonly player: PlayerView }) {
  const { openBeside, snapshot } = usePlay();
  const { partOf, whoseOf } = useSeats();
  const cards = snapshot.beside[player.seat] ?? [];
  if (cards.length === 0) return null;
  const canAct = partOf(player.seat) === 'my' && cards.some(({ verb }) => verb !== null && verb.answer !== null);
  const active = cards.filter(({ kind, beneath }) => kind === 'Prophecy' && beneath > 0);
  const prophecies = active.length === 0 ? '' : `; active: ${active.map(({ title }) => title).join(', ')}`;
  const said = `${whoseOf(player.seat)} cards beside the table, ${cards.length}${prophecies}`;
  return (
    <button
      type="button"
      className={`pile beside ${canAct ? 'can-act' : ''} ${active.length > 0 ? 'is-active' : ''}`}
      data-stop
      data-testid={`${partOf(player.seat)}-beside`}
      aria-label={`${said}: ${canAct ? 'look through and use' : 'look through'}`}
      title={said}
      onClick={() => openBeside(player.seat)}
    >
      <Icon name="read" />
      <b>{cards.length}</b>
      {active.length === 0 ? null : (
        <>
          <Icon name="star" />
          <b>
            {active.length}
            <span className="beside-active"> active</span>
          </b>
        </>
      )}
    </button>
  );
}
