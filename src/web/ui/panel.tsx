import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { type Content, type Elements, inElement } from './content.tsx';
import styles from './panel.module.css';

interface PanelProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title?: Content;
  /** At the end of the title's row. */
  actions?: Elements;
  /** The number of a step, drawn in a circle before the title, and read as "1. Order Type & Details" (specification section 2). */
  step?: number;
  children?: Elements;
}

/** A card: surface, hairline, large radius. With a title it is a named region. */
export function Panel({ title, actions, step, className, children, ...rest }: PanelProps) {
  const titleId = useId();
  return (
    <section
      {...(title !== undefined && { 'aria-labelledby': titleId })}
      {...rest}
      className={classNames(styles.panel, className)}
    >
      {title !== undefined && (
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {step !== undefined && (
              <span className={styles.step}>
                <span>{step}</span>
                <span className={styles.unseen}>. </span>
              </span>
            )}
            {inElement(title)}
          </h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
