import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { Button } from '../../../ui/button/Button.js';
import { detailAndAction, page, stack } from '../../../ui/layout/layout.css.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { feedbackPlace, openFeedback } from '../shared/writeToUs.js';
import * as css from './contactUs.css.js';
import { messages } from './messages.js';

/** The parts belong to flows of their own, so the page provides them. */
export type ContactUsViewProps = {
  contact: ReactNode;
  faqs: ReactNode;
  feedback: ReactNode;
};

/** Contacts, common questions, and the feedback form: on desktop the form stands beside the others. */
export function ContactUsView({ contact, faqs, feedback }: ContactUsViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        back={{ label: formatMessage(messages.back), onPress: useBack(path.account) }}
      />
      <div className={`${page} ${detailAndAction}`}>
        <div className={stack[16]}>
          {contact}
          <div className={css.toForm}>
            <Button variant="line" isWide onPress={openFeedback}>
              <FormattedMessage {...messages.write} />
            </Button>
          </div>
          {faqs}
        </div>
        <div id={feedbackPlace} tabIndex={-1} className={css.target}>
          {feedback}
        </div>
      </div>
    </>
  );
}
