import { use, useState, type FormEvent } from 'react';
import { FormValidationContext } from 'react-aria-components';

type Choice = HTMLInputElement | HTMLSelectElement;

/**
 * The error of a control without text: a choice is missing when the form is submitted, or the server refused it. The next
 * choice clears the error.
 */
export function useChoice(name: string, requiredText: string | undefined) {
  const [missing, setMissing] = useState<string | null>(null);
  const serverError = use(FormValidationContext)[name];
  const [dismissed, setDismissed] = useState<typeof serverError>(undefined);
  // The form was submitted again, so the refusal is cleared; the same text would now be a new refusal.
  if (serverError === undefined && dismissed !== undefined) setDismissed(undefined);
  const refused = serverError === dismissed || serverError === undefined ? null : [serverError].flat().join(' ');

  return {
    error: missing ?? refused,
    control: {
      name,
      required: requiredText !== undefined,
      'aria-invalid': missing !== null || refused !== null ? true : undefined,
      onInvalid: (event: FormEvent<Choice>) => {
        // Our own text instead of the browser's bubble.
        event.preventDefault();
        setMissing(requiredText ?? null);
        if (isFirstInvalid(event.currentTarget)) event.currentTarget.focus();
      },
    },
    settle: () => {
      setMissing(null);
      setDismissed(serverError);
    },
  };
}

const isFirstInvalid = (control: Choice): boolean =>
  control.form?.querySelector('input:invalid, select:invalid, textarea:invalid') === control;
