import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown after a crash. */
  fallback: ReactNode;
}

interface ErrorBoundaryState {
  crashed: boolean;
}

/** Wraps a part of a page. Items of lists use ItemBoundary, and routes have their own boundaries (app/router.tsx). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crashed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { crashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.crashed ? fallback : children;
  }
}
