import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Content, Elements } from '../content.tsx';
import { Emoji, type EmojiName } from './emoji.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  emoji: EmojiName;
  title: ReactNode;
  text?: Content;
  /** A button that leads on. */
  action?: Elements;
  /** The title's level: 1 where it is the whole page. */
  level?: 1 | 2 | 3;
  /** On a card of its own. */
  framed?: boolean;
  /** Announced as an error when it appears. */
  alert?: boolean;
  className?: string | undefined;
}

/** Shown in place of contents that are missing, with what to do about it. */
export function EmptyState({
  emoji,
  title,
  text,
  action,
  level = 2,
  framed = false,
  alert = false,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.empty, framed && styles.framed, className)} {...(alert && { role: 'alert' })}>
      <Emoji name={emoji} eager />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
