import { useDeferredValue, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../icon-button/IconButton.js';
import { xGlyph } from '../icon/glyphs/x.js';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.js';
import * as css from './Dialog.css.js';

export type DialogProps = {
  isOpen: boolean;
  /** The cross and the Escape key; the mask only if it may. */
  onClose: () => void;
  title: string;
  /** Tabs or a picture say it already: the title is for readers only. */
  isTitleHidden?: boolean;
  /** A sentence under the title. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Wide buttons, the safe choice first and filled. */
  actions?: ReactNode;
  /** The cross's name; without it there is no cross, and an action has to close. */
  closeLabel?: string;
  /** What it is on a phone: a sheet that rises from the bottom, or a centred popup. On desktop both are popups. */
  shape?: 'sheet' | 'popup';
  /** 880 px, with a picture beside the form on desktop. */
  aside?: ReactNode;
  /** `alertdialog` when it asks before something is lost. */
  role?: 'dialog' | 'alertdialog';
  /** Losing what was typed to a stray tap is not worth the convenience, so the mask does nothing unless asked. */
  isMaskClosing?: boolean;
};

/** Focus stays inside and goes back where it was; 250 ms in and out. */
export function Dialog({
  isOpen,
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
  // In slices, with what it tells the page around it in a task of its own: nobody's finger waits for a notice that opens by itself.
  const isShown = useDeferredValue(isOpen, false);
  return (
    <ModalOverlay
      isOpen={isShown}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={css.maskOf[shape]}
      {...(isMaskClosing ? { onPointerUp: (event) => closeOnMask(event, onClose) } : {})}
    >
      <Modal className={aside === undefined ? css.surfaceOf[shape] : `${css.surfaceOf[shape]} ${css.wide}`}>
        <AriaDialog role={role} className={css.dialog}>
          {aside === undefined ? null : <div className={css.aside}>{aside}</div>}
          <div className={shape === 'popup' ? css.popupContent : css.content}>
            {shape === 'sheet' ? <div className={css.handle} /> : null}
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
