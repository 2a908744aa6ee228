import { use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { messages } from '../field/messages.js';
import { FormBusy } from '../field/busy.js';
import { useIsFromServer } from '../from-server/useIsFromServer.js';
import { reportEarlyInput } from './early-input.js';
import { OpensFocused } from './first-focus.js';
import { valuesOf, type FormValues } from './values.js';

export type FormProps = {
  children: ReactNode;
  /** The name of the form for screen readers. */
  label: string;
  /** For a submit button outside the form. */
  id?: string;
  /** The form is being submitted: the fields show it, keep their texts and accept no input. */
  isBusy?: boolean;
  /** Refusals of the server by field name. A change of the field clears its refusal; a submit clears all. */
  validationErrors?: Readonly<Record<string, string>> | undefined;
  /** Called with all values if the form is valid; otherwise the first invalid field gets the focus. */
  onSubmit: (values: FormValues) => void;
  className?: string;
};

const none = {};
/** A refused field; of a refused group its first choice. */
const refused = [
  'input[aria-invalid=true]',
  'select[aria-invalid=true]',
  'textarea[aria-invalid=true]',
  '[role=radiogroup][aria-invalid=true] input:not([disabled])',
].join(', ');

export function Form({ children, label, id, isBusy = false, validationErrors = none, onSubmit, className }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Compared by content: a new object with the same texts is not a new refusal and must not bring back a cleared error.
  const content = JSON.stringify(isBusy ? none : validationErrors);
  const errors = useMemo(() => JSON.parse(content) as Record<string, string>, [content]);
  const opensFocused = use(OpensFocused);
  const isFromServer = useIsFromServer();
  useEffect(() => {
    if (isFromServer && form.current) reportEarlyInput(form.current);
  }, [isFromServer]);
  useEffect(() => {
    if (opensFocused && form.current) focusFirst(form.current);
  }, [opensFocused]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>(refused)?.focus();
  }, [errors]);

  return (
    <AriaForm
      aria-label={label}
      {...(id === undefined ? {} : { id })}
      {...(className === undefined ? {} : { className })}
      {...(isBusy ? { 'aria-busy': true } : {})}
      ref={form}
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(valuesOf(event.currentTarget));
      }}
    >
      <noscript>
        <FormattedMessage {...messages.needsScripts} />
      </noscript>
      <FormBusy value={isBusy}>{children}</FormBusy>
    </AriaForm>
  );
}

/** Leaves the focus where a person put it: on a tab, to go on with the arrow keys, or in the form. */
function focusFirst(form: HTMLFormElement): void {
  const focused = document.activeElement;
  if (form.contains(focused) || focused?.matches('[role=tab]')) return;
  form.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
}
