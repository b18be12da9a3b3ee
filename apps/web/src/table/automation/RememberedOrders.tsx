// The list of orders that are remembered for this game, each of which can be forgotten.
import { useTableActions } from '../actions/tableAction.ts';
import { usePlay } from '../hand/Play.ts';
import { useSeats } from '../speech/seats.ts';
import { sayOrder } from './sayOrder.ts';

export function RememberedOrders() {
  const { orders } = useTableActions();
  const { info, cardInfo } = usePlay();
  const { nameOf } = useSeats();
  const humans = info.seats.filter(({ by }) => by === 'human').length;
  return (
    <section className="remembered" data-testid="remembered">
      <h3>Remembered in this game</h3>
      {orders.remembered.length === 0 ? (
        <p className="hint">
          Nothing yet. When several abilities wait, “Always so” remembers which of them you resolve first.
        </p>
      ) : (
        <ul>
          {orders.remembered.map((order) => {
            const text = sayOrder(
              order,
              (card) => cardInfo(card).title,
              (seat) => (humans > 1 ? nameOf(seat) : ''),
            );
            return (
              <li key={`${order.seat} ${JSON.stringify(order.first)} ${JSON.stringify(order.before)}`}>
                <span>{text}</span>
                <button
                  type="button"
                  className="button"
                  aria-label={`Forget: ${text}`}
                  onClick={() => orders.forget(order)}
                >
                  Forget
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
