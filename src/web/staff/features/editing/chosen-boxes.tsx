import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import styles from './chosen-boxes.module.css';

interface ChosenBoxesProps {
  legend: ReactNode;
  things: readonly { _id: string; name: string }[];
  /** Their ids. */
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}

/** A box for each of several things, such as the categories that a station cooks. */
export function ChosenBoxes({ legend, things, chosen, onChange }: ChosenBoxesProps) {
  return (
    <fieldset className={styles.boxes}>
      <legend>{legend}</legend>
      {things.map(({ _id: id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={() => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
