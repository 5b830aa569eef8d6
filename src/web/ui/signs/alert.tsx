import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Elements } from '../content.tsx';
import styles from './alert.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

const ICONS = { error: 'circle-alert', warning: 'triangle-alert', info: 'info' } as const satisfies Record<
  string,
  IconName
>;

interface AlertProps {
  tone?: keyof typeof ICONS;
  /** Buttons under or beside the text. */
  actions?: Elements;
  className?: string | undefined;
  children: ReactNode;
}

/** A message within the page, announced by screen readers when it appears. */
export function Alert({ tone = 'error', actions, className, children }: AlertProps) {
  return (
    <div role={tone === 'info' ? 'status' : 'alert'} className={classNames(styles.alert, styles[tone], className)}>
      <Icon name={ICONS[tone]} />
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
