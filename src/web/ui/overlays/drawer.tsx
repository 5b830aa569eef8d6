import { classNames } from '../class-names.ts';
import type { Elements } from '../content.tsx';
import { IconButton } from '../icon-button.tsx';
import styles from './drawer.module.css';
import { useModal } from './modal.ts';

interface DrawerProps {
  open: boolean;
  /** Keeps it rendered while it is closed, so that it opens at once. */
  kept?: boolean;
  /** Called by the cross, Escape and the backdrop. The panel is passed so that it can be hidden first (`data-leaving`). */
  onClose(panel: HTMLElement | null): void;
  /** Its accessible name. */
  label: string;
  closeLabel: string;
  /** Beside the closing cross. */
  head?: Elements;
  /** Wide enough for a form; the whole width of a phone. */
  wide?: boolean;
  className?: string | undefined;
  children: Elements;
}

/** A panel from the right edge, as high as the window. */
export function Drawer({ open, kept = false, ...props }: DrawerProps) {
  return open || kept ? <Panel open={open} {...props} /> : null;
}

function Panel({
  open,
  onClose,
  label,
  closeLabel,
  head,
  wide = false,
  className,
  children,
}: Omit<DrawerProps, 'kept'>) {
  const close = () => onClose(modal.ref.current);
  const modal = useModal({ open, onClose: close });
  return (
    <dialog
      {...modal}
      // The second press of the double click that opened the drawer may hit the backdrop, and must not close it.
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
