import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.js';
import { Becalmed } from './pictures.js';
import { Statement, type StatementProps } from './Statement.js';

export type FailureProps = Pick<StatementProps, 'heading' | 'children' | 'quiet' | 'level'> &
  Pick<ButtonProps, 'variant' | 'isDisabled'> & {
    /** The label of the button. */
    retry: ReactNode;
    onRetry: () => void;
  };

/** A request failed: the message, with a retry button. */
export const Failure = ({ retry, onRetry, variant, isDisabled, ...told }: FailureProps) => (
  <Statement
    {...told}
    picture={<Becalmed />}
    role="alert"
    action={
      <Button {...(variant === undefined ? {} : { variant })} isDisabled={isDisabled} onPress={onRetry}>
        {retry}
      </Button>
    }
  />
);
