import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';
import { useModal } from './modal.ts';

interface DrawerProps {
  open: boolean;
  /** Rendered while it is closed, too: it opens at once. */
  kept?: boolean;
  /** Asked by the cross, Escape and the backdrop; the panel can be hidden before it is closed (`data-leaving`). */
  onClose(panel: HTMLElement | null): void;
  /** What it is, in words. */
  label: string;
  closeLabel: string;
  /** Beside the closing cross. */
  head?: ReactNode;
  /** As wide as a form: all of a phone. */
  wide?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A panel from the right edge, as high as the window. */
export function Drawer({ open, kept = false, ...props }: DrawerProps) {
  return open || kept ? <Panel open={open} atOnce={kept} {...props} /> : null;
}

function Panel({
  open,
  atOnce,
  onClose,
  label,
  closeLabel,
  head,
  wide = false,
  className,
  children,
}: Omit<DrawerProps, 'kept'> & { atOnce: boolean }) {
  const close = () => onClose(modal.ref.current);
  const modal = useModal({ open, onClose: close, atOnce });
  return (
    <dialog
      {...modal}
      // A double click's second press finds no panel yet where the first one opened it: it is none on the backdrop.
      onMouseDown={(event) => event.detail > 1 || modal.onMouseDown(event)}
      aria-label={label}
      className={classNames(styles.drawer, wide && styles.wide)}
    >
      <div className={classNames(styles.content, className)}>
        <div className={styles.head}>
          {head}
          <IconButton icon="x" label={closeLabel} onClick={close} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
