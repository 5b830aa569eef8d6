import { useId } from 'react';
import { parseColour } from '../../../../domain/colour.ts';
import { useMessages } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './theme-editor.module.css';

interface ColourFieldProps {
  label: string;
  hint: string;
  value: string;
  error: string | null;
  onChange(colour: string): void;
}

/** A colour to type or to pick. */
export function ColourField({ label, hint, value, error, onChange }: ColourFieldProps) {
  const t = useMessages('theme');
  const id = useId();
  return (
    <div>
      <div className={styles.colour}>
        <TextField
          label={label}
          value={value}
          error={error}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <input
          type="color"
          aria-label={t('pick', { colour: label })}
          aria-describedby={id}
          value={parseColour(value) ?? '#000000'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
