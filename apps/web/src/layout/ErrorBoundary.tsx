// Error boundary: shows a fallback in place of a part of the page that failed, so that the page is never blank. A part
// that is loaded on demand fails without a network, or once a newer page has replaced this one.
import type { ReactNode } from 'react';
import { Component } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
