import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import marks from '../marks.module.css';
import styles from './checkbox.module.css';
import { FieldError } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  error?: string | null | undefined;
}

/** A box to tick with its text; links in the text stay links. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={classNames(marks.mark, marks.box)}
          {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
