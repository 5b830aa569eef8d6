import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import styles from '../dish-part.module.css';

interface LabelBoxesProps<T extends string> {
  legend: string;
  hint?: string;
  codes: readonly T[];
  chosen: readonly T[];
  nameOf(code: T): string;
  onChange(codes: T[]): void;
}

/** Labels of food to tick. */
export function LabelBoxes<T extends string>({ legend, hint, codes, chosen, nameOf, onChange }: LabelBoxesProps<T>) {
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {codes.map((code) => (
        <Checkbox
          key={code}
          checked={chosen.includes(code)}
          // In the order of the list, whatever the order of ticking.
          onChange={({ currentTarget: { checked } }) =>
            onChange(codes.filter((each) => (each === code ? checked : chosen.includes(each))))
          }
        >
          {nameOf(code)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
