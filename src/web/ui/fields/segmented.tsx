import { classNames } from '../class-names.ts';
import { type Content, inElement } from '../content.tsx';
import { Icon } from '../signs/icon.tsx';
import type { IconName } from '../signs/icon-names.ts';
import styles from './segmented.module.css';

interface SegmentedProps<T extends string> {
  /** The accessible name of the group. */
  label: string;
  /** The radio inputs' shared name. */
  name: string;
  /** Null: nothing chosen yet. */
  value: T | null;
  onChange(value: T): void;
  options: readonly { value: T; label: Content; icon?: IconName; disabled?: boolean }[];
  className?: string | undefined;
}

/** One of two or three, side by side. */
export function Segmented<T extends string>({ label, name, value, onChange, options, className }: SegmentedProps<T>) {
  return (
    <fieldset className={classNames(styles.segmented, className)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.icon && <Icon name={option.icon} />}
            {inElement(option.label)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
