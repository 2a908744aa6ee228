import { useDeferredValue, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useBackStep } from '../back/useBackStep.js';
import { IconButton } from '../icon-button/IconButton.js';
import { xGlyph } from '../icon/glyphs/x.js';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.js';
import * as css from './Dialog.css.js';
import { useDialogTurn } from './open-dialogs.js';

export type DialogProps = {
  isOpen: boolean;
  /** Called by the cross, the Escape key, the browser's Back button and, if allowed, the mask. */
  onClose: () => void;
  title: ReactNode;
  /** The title is for screen readers only, because tabs or a picture show it already. */
  isTitleHidden?: boolean;
  /** A sentence under the title. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Wide buttons, the filled one first: what the player asked for, or the safe choice if money would be lost. */
  actions?: ReactNode;
  /** The name of the close button. Without it there is no close button, and an action has to close the dialog. */
  closeLabel?: string;
  /** On a phone: a sheet from the bottom, or a centred popup. On desktop both are popups. */
  shape?: 'sheet' | 'popup';
  /** 880 px, with a picture beside the form on desktop. */
  aside?: ReactNode;
  /** `alertdialog` if the dialog asks before something is lost. */
  role?: 'dialog' | 'alertdialog';
  /** Lets a press on the mask close the dialog. Off by default, because a stray tap would lose what was typed. */
  isMaskClosing?: boolean;
};

/** The focus stays inside and returns to its earlier place. The animation takes 250 ms in and out. */
export function Dialog({
  isOpen: isWanted,
  onClose,
  title,
  isTitleHidden = false,
  lead,
  children,
  actions,
  closeLabel,
  shape = 'sheet',
  aside,
  role = 'dialog',
  isMaskClosing = false,
}: DialogProps) {
  const { isOpen, isWaiting } = useDialogTurn(isWanted);
  useBackStep(isOpen, onClose);
  // A dialog that opens without a tap renders in slices and notifies the page around it in a separate task, so that it delays no tap.
  const isShown = useDeferredValue(isOpen, false);
  return (
    <ModalOverlay
      isOpen={isShown}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={isWaiting ? `${css.maskOf[shape]} ${css.waiting}` : css.maskOf[shape]}
      {...(isMaskClosing ? { onPointerUp: (event) => closeOnMask(event, onClose) } : {})}
    >
      <Modal className={aside === undefined ? css.surfaceOf[shape] : `${css.surfaceOf[shape]} ${css.wide}`}>
        <AriaDialog role={role} className={css.dialog}>
          {aside === undefined ? null : <div className={css.aside}>{aside}</div>}
          <div className={css.contentOf[shape]}>
            <div className={isTitleHidden ? css.crossOnly : css.head}>
              <Heading slot="title" level={2} className={isTitleHidden ? visuallyHidden : css.title}>
                {title}
              </Heading>
              {closeLabel === undefined ? null : (
                <IconButton glyph={xGlyph} label={closeLabel} onPress={onClose} className={css.close} />
              )}
            </div>
            {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
            {children}
            {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function closeOnMask(event: { target: EventTarget; currentTarget: EventTarget }, onClose: () => void): void {
  if (event.target === event.currentTarget) onClose();
}
