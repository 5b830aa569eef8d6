import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './count-badge.module.css';

/** A small number with an animation when it changes. Hidden from assistive technology: the control's label must name it. */
export function CountBadge({ count, className }: { count: number; className?: string | undefined }) {
  const [first] = useState(count);
  return (
    <span key={count} aria-hidden="true" className={classNames(styles.badge, count !== first && styles.pop, className)}>
      {count}
    </span>
  );
}
