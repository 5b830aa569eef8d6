import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';
import styles from './field-group.module.css';

interface FieldGroupProps extends ComponentProps<'fieldset'> {
  legend: ReactNode;
  /** At the end of the legend's row, read with it: "(Required)". */
  note?: ReactNode;
  error?: string | null | undefined;
}

/** Choices that answer one question. */
export function FieldGroup({ legend, note, error, className, children, ...rest }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id} {...rest} className={className}>
      <legend className={styles.legend}>
        {legend}
        {note}
      </legend>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
