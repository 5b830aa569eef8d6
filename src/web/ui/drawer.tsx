import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';
import { useModal } from './modal.ts';

interface DrawerProps {
  open: boolean;
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

/** A panel from the right edge, as high as the window. Nothing is rendered while it is closed. */
export function Drawer({ open, ...props }: DrawerProps) {
  return open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({
  onClose,
  label,
  closeLabel,
  head,
  wide = false,
  className,
  children,
}: Omit<DrawerProps, 'open'>) {
  const close = () => onClose(modal.ref.current);
  const modal = useModal({ onClose: close });
  return (
    <dialog {...modal} aria-label={label} className={classNames(styles.drawer, wide && styles.wide)}>
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
