// Lock of a tab on the game of its table. Another tab can take the game over, and then the first is told. The lock of
// the browser ends with its tab, however that ends. (`Games.keep` stops a tab that has not yet been told from writing.)

export interface TabLock {
  /** Others may have it. */
  readonly release: () => void;
  /** Settles when another tab has taken it over. */
  readonly lost: Promise<void>;
}

/** So long a tab waits for the one before, which is perhaps this same tab, just being loaded again. */
const patience = 700;

/**
 * @param game its id
 * @param seize takes it away from the tab that holds it
 * @returns null where another tab holds it
 */
export function acquireTabLock(game: string, seize: boolean): Promise<TabLock | null> {
  const name = `vaultsong.game.${game}`;
  return 'locks' in navigator ? byLock(name, seize) : byTalk(name, seize);
}

function byLock(name: string, seize: boolean): Promise<TabLock | null> {
  return new Promise((resolve) => {
    let lose = (): void => {};
    const lost = new Promise<void>((settle) => {
      lose = settle;
    });
    let granted = false;
    const whileHeld = (): Promise<void> => {
      granted = true;
      return new Promise((release) => resolve({ release, lost }));
    };
    navigator.locks
      .request(name, seize ? { steal: true } : { signal: AbortSignal.timeout(patience) }, whileHeld)
      .catch(() => (granted ? lose() : resolve(null)));
  });
}

type Said = { readonly says: 'who' | 'mine' | 'give'; readonly name: string };

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'says' in value && 'name' in value;

/** In browsers without locks: the tab that holds the game answers, as long as it is there to answer. */
function byTalk(name: string, seize: boolean): Promise<TabLock | null> {
  if (typeof BroadcastChannel === 'undefined')
    return Promise.resolve({ release: () => {}, lost: new Promise(() => {}) });
  const channel = new BroadcastChannel('vaultsong.hold');
  const say = (says: Said['says']): void => channel.postMessage({ says, name });
  return new Promise((resolve) => {
    let lose = (): void => {};
    const lost = new Promise<void>((settle) => {
      lose = settle;
    });
    let mine = false;
    const begin = (): void => {
      mine = true;
      resolve({ release: () => channel.close(), lost });
    };
    const wait = setTimeout(begin, seize ? 0 : patience);
    channel.addEventListener('message', ({ data }) => {
      if (!isSaid(data) || data.name !== name) return;
      if (data.says === 'who' && mine) say('mine');
      if (data.says === 'give' && mine) {
        channel.close();
        lose();
      }
      if (data.says === 'mine' && !mine && !seize) {
        clearTimeout(wait);
        channel.close();
        resolve(null);
      }
    });
    say(seize ? 'give' : 'who');
  });
}
