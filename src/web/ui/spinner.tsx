import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

/** Turning ring. With `label`, text under it that is also announced; without, decoration in something busy. */
export function Spinner({ label, className }: { label?: string; className?: string | undefined }) {
  if (label === undefined) return <span aria-hidden="true" className={classNames(styles.ring, className)} />;
  return (
    <div role="status" className={classNames(styles.block, className)}>
      <span aria-hidden="true" className={classNames(styles.ring, styles.large)} />
      <span>{label}</span>
    </div>
  );
}
