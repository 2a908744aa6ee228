import { useIntl } from 'react-intl';
import type { Problem } from '../../../machines/vocabulary.js';
import { problemMessage } from './messages.js';

/** The text of a problem: the server's text if there is one, otherwise ours. */
export function useProblemText(): (problem: Problem) => string {
  const { formatMessage } = useIntl();
  return (problem) => problem.text ?? formatMessage(problemMessage(problem.code));
}
