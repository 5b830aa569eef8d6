import { classNames } from '../class-names.ts';
import { Icon } from '../signs/icon.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  value: number;
  onChange(value: number): void;
  /** The smallest value, at which minus is disabled. Pass 0 if minus at 1 asks for removal. */
  min?: number;
  max?: number;
  /** Accessible names: of the group, of minus, of plus. */
  labels: { group: string; less: string; more: string };
  disabled?: boolean;
  className?: string | undefined;
  /** Of the input that takes the place of the buttons where no script runs. */
  name?: string;
  isPlain?: boolean;
}

/** Quantity between minus and plus. */
export function Stepper({
  value,
  onChange,
  min = 1,
  max = 99,
  labels,
  disabled = false,
  className,
  name,
  isPlain,
}: StepperProps) {
  if (import.meta.env.SSR && isPlain) {
    return (
      <span className={classNames(styles.stepper, className)}>
        <input type="number" name={name} defaultValue={value} min={min} max={max} aria-label={labels.group} required />
      </span>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's name would be read before every button
    <div role="group" aria-label={labels.group} className={classNames(styles.stepper, className)}>
      <button
        type="button"
        aria-label={labels.less}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={labels.more}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
