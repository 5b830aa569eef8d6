import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../signs/icon.tsx';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

interface SelectFieldProps<T extends string> extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: T; label: string; disabled?: boolean }[];
  shape?: 'box' | 'pill';
}

/** A native select. `className` goes to the whole field. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, hideLabel, optional, error, hint, id, options, shape, className, ...select } = props;
  return (
    <Field {...{ label, optional, error, hint, id, className }} hideLabel={hideLabel ?? false}>
      {(control) => (
        <div className={classNames(styles.box, shape === 'pill' && styles.pill)} data-invalid={control['aria-invalid']}>
          <select {...select} {...control} className={classNames(styles.control, styles.select)}>
            {options.map(({ value, label: text, disabled = false }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
