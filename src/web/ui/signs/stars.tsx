import { classNames } from '../class-names.ts';
import styles from './stars.module.css';

interface StarsProps {
  /** 0 to 5; shown to the nearest half. */
  value: number;
  /** The same in words. */
  label: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string | undefined;
}

/** A read-only rating. */
export function Stars({ value, label, size = 'md', className }: StarsProps) {
  const halves = Math.round(value * 2);
  return (
    <span role="img" aria-label={label} className={classNames(styles.stars, styles[size], className)}>
      {[2, 4, 6, 8, 10].map((full) => (
        <span key={full} data-fill={halves >= full ? 'full' : halves === full - 1 ? 'half' : 'none'} />
      ))}
    </span>
  );
}
