import { useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './count-badge.module.css';

/** A small number that pops once when it changes; hidden from assistive technology, which hears it in the control's label. */
export function CountBadge({ count, className }: { count: number; className?: string | undefined }) {
  const [first] = useState(count);
  return (
    <span key={count} aria-hidden="true" className={classNames(styles.badge, count !== first && styles.pop, className)}>
      {count}
    </span>
  );
}
