import type { AriaAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { usePress } from './usePress.js';

export type PressProps = AriaAttributes & {
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  onPress?: (() => void) | undefined;
  type?: 'button' | 'submit' | 'reset';
  /** The form to submit, if the button is outside it (in a foot bar). */
  form?: string;
  /** The page must show the reason near the button. */
  isDisabled?: boolean | undefined;
  /** An action is running: presses are ignored, the focus stays. */
  isPending?: boolean | undefined;
  /** For presses that may follow fast: a stepper, a heart. Other targets ignore further presses for 1000 ms. */
  isRepeatable?: boolean;
  /** Not a stop of the Tab key: a shortcut for what the keyboard can do in the field beside it. */
  isSkippedByTab?: boolean;
  /** Makes it a link: to a path of this site, or to an https address in a new tab. */
  href?: string | undefined;
  /** Replaces the current history entry. */
  isReplacing?: boolean;
};

type Drawn = { className: string; children: ReactNode };

/** The base of everything pressable: a button, or a link if it has `href`. */
export function PressTarget(props: PressProps & Drawn) {
  const {
    href,
    onPress,
    type = 'button',
    isDisabled,
    isPending,
    isRepeatable = false,
    isSkippedByTab = false,
    isReplacing = false,
    ref,
    form,
    children,
    ...rest
  } = props;
  const press = usePress(onPress, isPending === true, isRepeatable);

  if (href === undefined || isDisabled === true) {
    return (
      <button
        {...rest}
        {...(ref ? { ref } : {})}
        {...(form === undefined ? {} : { form })}
        {...(isSkippedByTab ? { tabIndex: -1 } : {})}
        type={type}
        onClick={press}
        disabled={isDisabled}
        aria-busy={isPending === true ? true : undefined}
        aria-disabled={isPending === true ? true : undefined}
      >
        {children}
      </button>
    );
  }
  return href.startsWith('https:') ? (
    <a {...rest} href={href} target="_blank" rel="noopener" onClick={press}>
      {children}
    </a>
  ) : (
    <Link {...rest} to={href} replace={isReplacing} onClick={press}>
      {children}
    </Link>
  );
}
