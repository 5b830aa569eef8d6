import type { Currency } from '../../../../contract/primitives.ts';
import type { Content } from '../../../ui/content.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './money-field.module.css';

interface MoneyFieldProps {
  label: Content;
  /** Leaves the label to screen readers. */
  hideLabel?: boolean;
  /** As typed: see `typed-amount.ts`. */
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  currency: Currency;
  error: string | null;
  hint?: Content;
  /** What holds while nothing is typed. */
  placeholder?: string;
  'aria-label'?: string;
}

/** An amount in the restaurant's currency, with a numeric keyboard on phones. */
export function MoneyField({ onChange, currency, ...field }: MoneyFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      trail={<span className={styles.symbol}>{currency.symbol}</span>}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
