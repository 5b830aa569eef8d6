import { type ComponentProps, type FormEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { useCutPaste } from './use-cut-paste.ts';

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'children'> {
  /** Shows how many of `maxLength` characters are used. */
  counter?: boolean;
  /** Shows how many of so many characters are used, and takes more: what is pasted is never cut in silence. */
  limit?: number | undefined;
  /** Says that what was pasted was cut to `maxLength` characters. */
  cutText?: string;
}

/** Several lines of text. `className` goes to the whole field. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, optional, error, hint, id, counter = false, limit, className, onInput, ...rest } = props;
  const { cutText, ...area } = rest;
  const cut = useCutPaste(area.maxLength);
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const length = area.value === undefined ? typed : String(area.value).length;
  function count(event: FormEvent<HTMLTextAreaElement>): void {
    setTyped(event.currentTarget.value.length);
    cut.forget(event);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  }
  const most = limit ?? (counter ? area.maxLength : undefined);
  const note = most === undefined ? undefined : `${length}/${most}`;
  return (
    <Field
      {...{ label, optional, hint, id, note, className }}
      error={cut.isCut && cutText ? cutText : error}
      hideLabel={hideLabel ?? false}
    >
      {(control) => (
        <div className={styles.box} data-invalid={control['aria-invalid']}>
          <textarea
            {...area}
            {...control}
            onInput={count}
            onPaste={cut.notice}
            className={classNames(styles.control, styles.area)}
          />
        </div>
      )}
    </Field>
  );
}
