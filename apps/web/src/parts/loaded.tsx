// Parts of the page that are loaded only when they are shown. One that fails to load, because there is no network or
// because a newer page has taken the place of this one, says so and can be tried again; nothing else is lost by it.
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { Component, lazy, Suspense, useState } from 'react';

interface GuardProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows `fallback` in place of what failed. Used anew, by its key, it tries again. */
export class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface Try<P> {
  readonly number: number;
  readonly Shown: LazyExoticComponent<ComponentType<P>>;
}

/**
 * A component whose code comes when it is first shown.
 * @param load brings the component
 * @param waiting what is shown until then
 * @param failed what is shown when it does not come; called with what tries again
 */
export function loaded<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode,
  failed: (retry: () => void, props: P) => ReactNode,
): ComponentType<P> {
  // React keeps what a lazy component failed with, so that each try needs one of its own.
  const attempt = (number: number): Try<P> => ({ number, Shown: lazy(async () => ({ default: await load() })) });
  const first = attempt(0);
  return function Loaded(props: P) {
    const [{ number, Shown }, setTry] = useState(first);
    return (
      <Guard key={number} fallback={failed(() => setTry(attempt(number + 1)), props)}>
        <Suspense fallback={waiting}>
          <Shown {...props} />
        </Suspense>
      </Guard>
    );
  };
}
