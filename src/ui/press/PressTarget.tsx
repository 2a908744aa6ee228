import type { AriaAttributes, ReactNode, Ref } from 'react';
import { Link } from '../link/Link.js';
import { usePress } from './usePress.js';

export type PressProps = AriaAttributes & {
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  onPress?: (() => void) | undefined;
  type?: 'button' | 'submit' | 'reset';
  /** The form to submit, when the button stands outside it (a foot bar). */
  form?: string;
  /** The reason must be readable near by. */
  isDisabled?: boolean | undefined;
  /** Something is under way: presses are ignored, the focus stays. */
  isPending?: boolean | undefined;
  /** For what may follow fast: a step up or down, a heart. Others ignore presses for 1000 ms. */
  isRepeatable?: boolean;
  /** Makes a link of it: a path of this site, or an https address that opens beside it. */
  href?: string | undefined;
  /** Takes the place of the current entry of the history. */
  isReplacing?: boolean;
};

type Drawn = { className: string; children: ReactNode };

/** The one element behind whatever is pressed: a button, or a link when it leads somewhere. */
export function PressTarget(props: PressProps & Drawn) {
  const {
    href,
    onPress,
    type = 'button',
    isDisabled,
    isPending,
    isRepeatable = false,
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
