import { useSelector } from '@xstate/react';
import type { FeedbackRef } from '../../../../machines/account/feedback.machine.js';
import type { Country } from '../../../../machines/shared/rules/phone.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import * as select from './selectors.js';
import { FeedbackView } from './View.js';

export const FeedbackScreen = ({ feedback, country }: { feedback: FeedbackRef; country: Country }) => (
  <FeedbackView
    step={useSelector(feedback, select.selectStep)}
    sent={useKeyedWrite(useSelector(feedback, select.selectWrite))}
    draft={useSelector(feedback, select.selectDraft)}
    pictures={useSelector(feedback, select.selectPictures)}
    problem={useSelector(feedback, select.selectProblem)}
    isUnready={useSelector(feedback, select.selectIsUnready)}
    country={country}
    onPhoneMistyped={() => feedback.send({ type: 'feedback.phoneMistyped' })}
    onType={(text) => feedback.send({ type: 'feedback.typed', ...text })}
    onSubmit={(text) => feedback.send({ type: 'feedback.submitted', ...text })}
    onStartOver={() => feedback.send({ type: 'feedback.startedOver' })}
  />
);
