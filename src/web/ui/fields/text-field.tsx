import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { Content } from '../content.tsx';
import { Icon } from '../signs/icon.tsx';
import type { IconName } from '../signs/icon-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { useCutPaste } from './use-cut-paste.ts';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  icon?: IconName;
  /** `pill` is for searching. */
  shape?: 'box' | 'pill';
  /** A button at the end of the box. */
  trail?: Content;
  /** Says that what was pasted was cut to `maxLength` characters. */
  cutText?: string;
}

/** One line of text. `className` goes to the whole field. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, optional, error, hint, id, icon, shape, trail, className, ...rest } = props;
  const { cutText, onInput, ...input } = rest;
  const cut = useCutPaste(input.maxLength);
  return (
    <Field
      {...{ label, optional, hint, id, className }}
      error={cut.isCut && cutText ? cutText : error}
      hideLabel={hideLabel ?? false}
    >
      {(control) => (
        <div className={classNames(styles.box, shape === 'pill' && styles.pill)} data-invalid={control['aria-invalid']}>
          {icon && <Icon name={icon} className={styles.lead} />}
          <input
            type="text"
            {...input}
            {...control}
            onInput={(event) => {
              cut.forget(event);
              onInput?.(event);
            }}
            onPaste={cut.notice}
            className={styles.control}
          />
          {trail && <span className={styles.trail}>{trail}</span>}
        </div>
      )}
    </Field>
  );
}
