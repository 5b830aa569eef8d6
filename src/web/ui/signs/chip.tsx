import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type Content, inElement } from '../content.tsx';
import styles from './chip.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export type ChipColour = 'orange' | 'blue' | 'purple' | 'teal' | 'green' | 'red' | 'grey';

interface StatusChipProps {
  colour: ChipColour;
  /** A dot before the text, for a status that changes live. */
  dot?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A status as text on its colour; the text alone carries the meaning. */
export function StatusChip({ colour, dot = false, className, children }: StatusChipProps) {
  return <span className={classNames(styles.status, styles[colour], dot && styles.dot, className)}>{children}</span>;
}

interface TagProps {
  icon?: IconName | undefined;
  tone?: 'neutral' | 'primary' | 'accent' | 'white' | ChipColour;
  className?: string | undefined;
  children: Content;
}

/** A small label of something: diet, "Default", "(Required)". */
export function Tag({ icon, tone = 'neutral', className, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone], className)}>
      {icon && <Icon name={icon} />}
      {inElement(children)}
    </span>
  );
}
