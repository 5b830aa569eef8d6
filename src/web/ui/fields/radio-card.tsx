import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import type { Content, Elements } from '../content.tsx';
import marks from '../marks.module.css';
import styles from './radio-card.module.css';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  /** A checkbox where several may be chosen. */
  type?: 'radio' | 'checkbox';
  title: ReactNode;
  description?: Content;
  /** At the end of the row: a price, an icon. */
  after?: Content;
  /** Buttons of their own beside the choice. */
  actions?: Elements;
  /** `row` is for a ChoiceList: no card of its own, the mark at the end. */
  shape?: 'card' | 'row';
}

/** A choice whose whole row is the target. `className` goes to the row. */
export function RadioCard(props: RadioCardProps) {
  const { type = 'radio', title, description, after, actions, shape = 'card', className, ...input } = props;
  const id = useId();
  return (
    <div className={classNames(styles.choice, styles[shape], className)}>
      <label className={styles.label}>
        <input
          {...input}
          type={type}
          className={classNames(marks.mark, type === 'checkbox' && marks.box, styles.mark)}
          {...(description && { 'aria-describedby': id })}
        />
        <span className={styles.frame} />
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          {description && (
            <span id={id} aria-hidden="true" className={styles.description}>
              {description}
            </span>
          )}
        </span>
        {after && <span className={styles.after}>{after}</span>}
      </label>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Rows of choices on one card. */
export function ChoiceList({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.list, className)}>{children}</div>;
}
