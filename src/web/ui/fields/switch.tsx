import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { type Content, inElement } from '../content.tsx';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: Content;
  /** A second, quieter line. */
  description?: Content;
}

/** On or off at once: text at the start of the row, the switch at its end. */
export function Switch({ children, description, className, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label className={classNames(styles.row, className)}>
      <span>
        {inElement(children)}
        {description && (
          <span id={id} aria-hidden="true" className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox's own state is the switch's
        role="switch"
        className={styles.switch}
        {...(description && { 'aria-describedby': id })}
      />
    </label>
  );
}
