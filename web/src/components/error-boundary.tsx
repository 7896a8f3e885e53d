import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashState } from './crash-state.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** In its place after a crash; the crash page where nothing else is said. */
  fallback?: ReactNode;
}

interface ErrorBoundaryState {
  crashed: boolean;
}

/** Around a part of a page that may fail alone: items of lists by ItemBoundary; routes have their own (app/router.tsx). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crashed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { crashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { children, fallback = <CrashState /> } = this.props;
    return this.state.crashed ? fallback : children;
  }
}
