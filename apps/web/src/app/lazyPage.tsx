// A part of the program that is loaded when it is first shown. React's own `lazy` keeps what stands in for a part on the
// page for 300 ms at least, also where the part is there after a tenth of that.
import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';

/**
 * Makes a component of a part that is still to be loaded. Where it cannot be, the component throws what kept it.
 * @param load brings the part; it is called again where it failed
 * @param meanwhile what stands in for it until it is there
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: () => ReactNode = () => null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Part(props: Props) {
    const [Shown, show] = useState(() => loaded);
    const [failure, fail] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (Shown !== null) return;
      load().then(
        (found) => {
          loaded = found;
          show(() => found);
        },
        (error: unknown) => fail({ error }),
      );
    }, [Shown]);
    if (failure !== null) throw failure.error;
    return Shown === null ? meanwhile() : <Shown {...props} />;
  };
}
