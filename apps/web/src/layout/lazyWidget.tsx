// A small part that may come later than what stands around it, and is not missed where it does not come.
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

/** @param load brings the part; it is called when the part is first shown */
export function lazyWidget<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Soon(props: Props) {
    const [Shown, show] = useState(() => loaded);
    useEffect(() => {
      if (Shown !== null) return;
      load().then(
        (found) => {
          loaded = found;
          show(() => found);
        },
        // No network: there is no server either.
        () => undefined,
      );
    }, [Shown]);
    return Shown === null ? null : <Shown {...props} />;
  };
}
