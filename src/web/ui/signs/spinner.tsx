import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

/** A turning ring. With `label`, which is shown below and announced; without, decoration of a busy control. */
export function Spinner({ label, className }: { label?: string; className?: string | undefined }) {
  if (label === undefined) return <span aria-hidden="true" className={classNames(styles.ring, className)} />;
  return (
    <div role="status" className={classNames(styles.block, className)}>
      <span aria-hidden="true" className={classNames(styles.ring, styles.large)} />
      <span>{label}</span>
    </div>
  );
}
