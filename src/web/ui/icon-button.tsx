import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { CountBadge } from './signs/count-badge.tsx';
import { Icon } from './signs/icon.tsx';
import type { IconName } from './signs/icon-names.ts';

interface Look {
  icon: IconName;
  /** What it does, in words: its accessible name. */
  label: string;
  /** `white` is for pictures, `danger` for what takes something away. */
  variant?: 'plain' | 'outline' | 'white' | 'danger';
  filled?: boolean;
  /** A number on its corner; the label must say it too. */
  count?: number | undefined;
}

export function IconButton({
  icon,
  label,
  variant,
  filled,
  count,
  className,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} aria-label={label} className={look(variant, className)}>
      <Content icon={icon} filled={filled} count={count} />
    </button>
  );
}

/** A link that looks like an icon button. */
export function IconLink({
  icon,
  label,
  variant,
  filled,
  count,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} aria-label={label} className={look(variant, className)}>
      <Content icon={icon} filled={filled} count={count} />
    </Link>
  );
}

function Content({
  icon,
  filled = false,
  count,
}: {
  icon: IconName;
  filled: boolean | undefined;
  count: number | undefined;
}) {
  return (
    <>
      <Icon name={icon} filled={filled} />
      {count !== undefined && <CountBadge count={count} className={styles.count} />}
    </>
  );
}

function look(variant: Look['variant'] = 'plain', className: string | undefined): string {
  return classNames(styles.button, styles[variant], className);
}
