import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useBackStep } from '../back/useBackStep.js';
import { IconButton } from '../icon-button/IconButton.js';
import { xGlyph } from '../icon/glyphs/x.js';
import * as css from './Dialog.css.js';
import type { DialogProps } from './Dialog.js';
import { useDialogTurn } from './open-dialogs.js';

export type NativeDialogProps = Pick<DialogProps, 'lead' | 'actions' | 'onClose'> & {
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * Focuses the dialog when it opens and when its title changes, so that screen readers read the title first. A focused button
 * would show a focus ring to mouse users too.
 */
const focusDialog = (heading: HTMLHeadingElement | null): void => heading?.closest('dialog')?.focus();

/**
 * A popup that opens by itself right after the first render, as the notice of the day does: the browser's own modal dialog
 * keeps the focus inside, closes with Escape and gives the focus back. The other dialogs use React Aria, whose code (12 kB)
 * is then not part of a first visit. It is open as long as it is mounted and has its turn.
 */
export const NativeDialog = (props: NativeDialogProps) =>
  useDialogTurn(true).isOpen ? <OpenDialog {...props} /> : null;

function OpenDialog({ title, lead, actions, closeLabel, onClose, children }: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackStep(true, onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Its title was rendered before it was open.
    element?.focus();
    // Closing gives the focus back to the element that had it; removing the dialog alone would not.
    return () => element?.close();
  }, []);

  return createPortal(
    <dialog
      ref={dialog}
      // React Aria leaves it alone: a dialog of the page that waits behind it makes everything else inert.
      data-react-aria-top-layer
      aria-label={title}
      tabIndex={-1}
      className={css.native}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.popupContent}>
        <div className={css.head}>
          <h2 key={title} ref={focusDialog} className={css.title}>
            {title}
          </h2>
          <IconButton glyph={xGlyph} label={closeLabel} onPress={onClose} className={css.close} />
        </div>
        {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
        {children}
        <div className={css.actions}>{actions}</div>
      </div>
    </dialog>,
    document.body,
  );
}
