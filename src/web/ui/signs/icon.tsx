import { drawnInPlace, spriteUrl } from 'virtual:icon-sprite';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';

interface IconProps {
  name: IconName;
  /** Fills the outline, as of a heart that is set. */
  filled?: boolean;
  className?: string | undefined;
}

/** An icon, hidden from assistive technology: the text beside it or the control's label carries the meaning. */
export function Icon({ name, filled, className }: IconProps) {
  const path = drawnInPlace[name];
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.icon, filled && styles.filled, className)}
      viewBox={path && '0 0 24 24'}
    >
      {path ? <path d={path} /> : <use href={`${spriteUrl}#${name}`} />}
    </svg>
  );
}
