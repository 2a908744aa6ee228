import { Component, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../../ui/statement/Failure.js';
import { messages } from '../messages.js';

type ErrorBoundaryProps = {
  /** Another address renders the children again. */
  address: string;
  /** Shown in the place of children that threw; null shows nothing. */
  fallback: ReactNode;
  onError?: () => void;
  children: ReactNode;
};

/** Keeps an error of a page or an overlay from unmounting the frame around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt: string | null }> {
  override state = { failedAt: null };

  static getDerivedStateFromError = () => ({ failedAt: '' });

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, { failedAt }: { failedAt: string | null }) {
    if (failedAt === null) return null;
    return failedAt === '' || failedAt === address ? { failedAt: address } : { failedAt: null };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : this.props.fallback;
  }
}

/** Tells that the failure is ours, and offers a reload. */
export function ErrorPage({ onReload }: { onReload: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Failure
      level={1}
      heading={formatMessage(messages.brokenTitle)}
      retry={<FormattedMessage {...messages.reload} />}
      onRetry={onReload}
    >
      <FormattedMessage {...messages.brokenText} />
    </Failure>
  );
}
