import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  value: number;
  max: number;
  /** What it measures, in words. */
  label: string;
  className?: string | undefined;
}

export function ProgressBar({ value, max, label, className }: ProgressBarProps) {
  return (
    <progress value={Math.min(value, max)} max={max} aria-label={label} className={classNames(styles.bar, className)} />
  );
}
