import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { FormBusy } from '../field/busy.js';
import { valuesOf, type FormValues } from './values.js';

export type FormProps = {
  children: ReactNode;
  /** Its name, for readers who walk from form to form. */
  label: string;
  /** For a submit button outside the form. */
  id?: string;
  /** The server is judging what was sent: the fields say so, keep what is in them and take nothing new. */
  isBusy?: boolean;
  /** Refusals of the server by the field's name; each goes when its field changes, and all while the form is on its way. */
  validationErrors?: Readonly<Record<string, string>> | undefined;
  /** The whole form at once, when nothing in it is wrong; else the first wrong field has the focus. */
  onSubmit: (values: FormValues) => void;
  className?: string;
};

const none = {};

export function Form({ children, label, id, isBusy = false, validationErrors = none, onSubmit, className }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  // A new object of the same words is no new refusal: it would bring back an error that is already being mended.
  const words = JSON.stringify(isBusy ? none : validationErrors);
  const errors = useMemo(() => JSON.parse(words) as Record<string, string>, [words]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
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
      <FormBusy value={isBusy}>{children}</FormBusy>
    </AriaForm>
  );
}
