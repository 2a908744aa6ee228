import { use, useState, type FormEvent } from 'react';
import { FormValidationContext } from 'react-aria-components';

type Choice = HTMLInputElement | HTMLSelectElement;

/**
 * The error of a control in which nothing is typed: a choice that is missing when the form is sent, or one that the
 * server refused. It goes with the next choice.
 */
export function useChoice(name: string, requiredText: string | undefined) {
  const [missing, setMissing] = useState<string | null>(null);
  const answered = use(FormValidationContext)[name];
  const [dismissed, setDismissed] = useState<typeof answered>(undefined);
  // The refusal is gone, because the form was sent again: the same words are a new refusal then.
  if (answered === undefined && dismissed !== undefined) setDismissed(undefined);
  const refused = answered === dismissed || answered === undefined ? null : [answered].flat().join(' ');

  return {
    error: missing ?? refused,
    control: {
      name,
      required: requiredText !== undefined,
      'aria-invalid': missing !== null || refused !== null ? true : undefined,
      onInvalid: (event: FormEvent<Choice>) => {
        // Our own sentence instead of the browser's bubble.
        event.preventDefault();
        setMissing(requiredText ?? null);
        if (isFirstInvalid(event.currentTarget)) event.currentTarget.focus();
      },
    },
    settle: () => {
      setMissing(null);
      setDismissed(answered);
    },
  };
}

const isFirstInvalid = (control: Choice): boolean =>
  control.form?.querySelector('input:invalid, select:invalid, textarea:invalid') === control;
