import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { type Content, type Elements, inElement } from '../content.tsx';
import { Icon } from '../signs/icon.tsx';
import styles from './field.module.css';

export interface FieldProps {
  label: Content;
  /** Leaves the label to screen readers. */
  hideLabel?: boolean;
  /** The word for "optional", shown after the label; absent for required fields. */
  optional?: string | undefined;
  /** Shown below the control, above the hint, and announced. */
  error?: string | null | undefined;
  hint?: Content;
}

interface FieldFrameProps extends FieldProps {
  id: string | undefined;
  className?: string | undefined;
  /** At the end of the row below the control, such as a counter. */
  note?: Content;
  /** The control; it must take these attributes. */
  children(control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }): Elements;
}

/** Label above, control, then error and hint: what every text control has around it. */
export function Field({
  id,
  label,
  hideLabel = false,
  optional,
  error,
  hint,
  note,
  className,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const control = id ?? ownId;
  const described = [error && `${control}-error`, hint && `${control}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={control} className={hideLabel ? 'visually-hidden' : styles.label}>
        {inElement(label)}
        {optional && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {children({ id: control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${control}-error`}>{error}</FieldError>
      {(hint || note) && (
        <div className={styles.under}>
          {hint && <span id={`${control}-hint`}>{hint}</span>}
          {note && <span className={styles.note}>{note}</span>}
        </div>
      )}
    </div>
  );
}

/** An error under a control; always there, so that it is announced when it gets a text. */
export function FieldError({ id, children }: { id: string; children: string | null | undefined }) {
  return (
    <div id={id} aria-live="polite" className={styles.error}>
      {children && (
        <>
          <Icon name="triangle-alert" />
          <span>{children}</span>
        </>
      )}
    </div>
  );
}
