import { parseColour } from '../../../../domain/look/colour.ts';
import { useMessages } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
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
  return (
    <TextField
      label={label}
      hint={hint}
      value={value}
      error={error}
      spellCheck={false}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      trail={
        <input
          type="color"
          className={styles.swatch}
          aria-label={t('pick', { colour: label })}
          value={parseColour(value) ?? '#000000'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      }
    />
  );
}
