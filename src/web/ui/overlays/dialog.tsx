import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import type { Elements } from '../content.tsx';
import { IconButton } from '../icon-button.tsx';
import styles from './dialog.module.css';
import { useModal } from './modal.ts';

interface DialogProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  /** Buttons, the confirming one last. */
  actions?: Elements;
  /** Escape and the backdrop do not close it. */
  persistent?: boolean;
  /** The accessible name of a closing cross, which is shown only if this is given. */
  closeLabel?: string;
  /** Above the title, as an emoji; everything is centred then. */
  picture?: Elements;
  className?: string | undefined;
  children?: Elements;
}

/** A modal dialog, on phones at the bottom of the screen. Nothing is rendered while it is closed. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  actions,
  persistent = false,
  closeLabel,
  picture,
  className,
  children,
}: Omit<DialogProps, 'open'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const modal = useModal({ onClose, persistent, focus: heading });
  const titleId = useId();
  return (
    <dialog {...modal} aria-labelledby={titleId} className={styles.dialog}>
      <div className={classNames(styles.content, picture !== undefined && styles.centred, className)}>
        {picture}
        <div className={styles.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {closeLabel && <IconButton icon="x" label={closeLabel} onClick={onClose} />}
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
