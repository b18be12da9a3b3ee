// Heartbeat of the sockets: each is asked for a sign of life now and then, and ended where it gives none.
import type { WebSocket } from 'ws';

/** Who says nothing for so long, not even the pong of the protocol, is gone. Milliseconds. */
const heartbeat = 20_000;
/** Not all are asked for a sign at one moment, because they all give it. */
const beatsInHeartbeat = 20;

/** Of a connection: whether it said anything since it was asked, and at which beat it is asked. */
interface Sign {
  readonly beat: number;
  isAlive: boolean;
}

export class Heartbeat {
  readonly #signs = new Map<WebSocket, Sign>();
  readonly #timer: NodeJS.Timeout;
  #beats = 0;

  /**
   * @param onSilent before a socket is ended that gives no sign
   * @param onBeat each second; `isRound` once in all that each socket was asked
   */
  constructor(onSilent: (socket: WebSocket) => void, onBeat: (isRound: boolean) => void) {
    this.#timer = setInterval(() => {
      this.#beats += 1;
      for (const [socket, sign] of this.#signs) {
        if ((this.#beats - sign.beat) % beatsInHeartbeat !== 0) continue;
        if (!sign.isAlive) {
          onSilent(socket);
          socket.terminate();
        } else socket.ping();
        sign.isAlive = false;
      }
      onBeat(this.#beats % beatsInHeartbeat === 0);
    }, heartbeat / beatsInHeartbeat);
    this.#timer.unref();
  }

  /** Listens to a socket until it is closed. */
  watch(socket: WebSocket): void {
    const sign: Sign = { beat: this.#beats, isAlive: true };
    this.#signs.set(socket, sign);
    const showsItself = (): void => {
      sign.isAlive = true;
    };
    socket.on('pong', showsItself);
    socket.on('message', showsItself);
    socket.on('close', () => this.#signs.delete(socket));
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
