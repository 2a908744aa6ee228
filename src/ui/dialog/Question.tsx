import type { ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { Dialog, type DialogProps } from './Dialog.js';

type QuestionProps = Pick<DialogProps, 'isOpen' | 'title' | 'lead' | 'children'> & {
  confirm: ReactNode;
  keep: ReactNode;
  onConfirm: () => void;
  /** By its button, by the Escape key, or by the browser's Back button. */
  onKeep: () => void;
  /** The safe choice is the filled button then, and the one that confirms looks like this. */
  confirmVariant?: 'ghost' | 'dangerGhost';
  isPending?: boolean;
};

/** Asks before something is lost. Without `confirmVariant` the filled button does what the player asked for. */
export function Question(props: QuestionProps) {
  const { confirm, keep, onConfirm, onKeep, confirmVariant, isPending = false, ...texts } = props;
  const confirming = (
    <Button key="confirm" isWide variant={confirmVariant ?? 'primary'} isPending={isPending} onPress={onConfirm}>
      {confirm}
    </Button>
  );
  const keeping = (
    <Button key="keep" isWide variant={confirmVariant ? 'primary' : 'line'} isDisabled={isPending} onPress={onKeep}>
      {keep}
    </Button>
  );
  return (
    <Dialog
      {...texts}
      onClose={onKeep}
      role="alertdialog"
      shape="popup"
      actions={confirmVariant ? [keeping, confirming] : [confirming, keeping]}
    />
  );
}
