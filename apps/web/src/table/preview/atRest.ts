// A request that is made once the player rests on something, so that a pointer on its way over many things asks nothing.

/** So long must a pointer, a finger or the focus rest, in milliseconds: longer than one that passes, shorter than one waits. */
export const rest = 90;

interface AtRest<T> {
  readonly ask: () => Promise<T>;
  readonly tell: (found: T) => void;
  readonly fail: (error: unknown) => void;
}

/** @returns cancels it: nothing is asked any more, and an answer that comes late is not told */
export function askAtRest<T>({ ask, tell, fail }: AtRest<T>): () => void {
  let isLeft = false;
  const timer = setTimeout(() => {
    ask().then(
      (found) => {
        if (!isLeft) tell(found);
      },
      (error: unknown) => {
        if (!isLeft) fail(error);
      },
    );
  }, rest);
  return () => {
    isLeft = true;
    clearTimeout(timer);
  };
}
