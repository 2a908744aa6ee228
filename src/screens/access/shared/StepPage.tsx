import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { Loading, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import * as frame from './frame.css.js';
import { messages as shared } from './messages.js';
import { StepHead } from './StepHead.js';

/** The form stays mounted while it is submitted and while its outcome is checked, because it holds what was typed. */
export type StepPanel = 'loading' | 'unavailable' | 'form';

export type StepPageProps = {
  panel: StepPanel;
  messages: Readonly<
    Record<'title' | 'lead' | 'loading' | 'unavailableTitle' | 'unavailable' | 'later', MessageDescriptor>
  >;
  onRetry: () => void;
  onLater: () => void;
  children: ReactNode;
};

/** A step between a login and the lobby: its form or what replaces it, and the button that skips it. */
export function StepPage({ panel, messages, onRetry, onLater, children }: StepPageProps) {
  const { formatMessage } = useIntl();
  const later = (
    <Button variant="ghost" isWide onPress={onLater}>
      <FormattedMessage {...messages.later} />
    </Button>
  );
  return (
    <div className={frame.column}>
      <StepHead title={formatMessage(messages.title)}>
        <FormattedMessage {...messages.lead} />
      </StepHead>
      {panel === 'unavailable' ? (
        <Failure
          heading={formatMessage(messages.unavailableTitle)}
          retry={<FormattedMessage {...shared.tryAgain} />}
          onRetry={onRetry}
          quiet={later}
        >
          <FormattedMessage {...messages.unavailable} />
        </Failure>
      ) : (
        <>
          {panel === 'loading' ? (
            <Loading label={formatMessage(messages.loading)}>
              <SkeletonText lines={6} />
            </Loading>
          ) : (
            children
          )}
          <div className={frame.otherWay}>{later}</div>
        </>
      )}
    </div>
  );
}
