import { ALLERGENS, DIETARY_LABELS } from '../../../../domain/menu/food-labels.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { foodLabelName } from '../../app/food-label-names.ts';
import form from '../editing/form-part.module.css';
import type { DishPartProps } from './dish-in-menu.ts';
import styles from './dish-part.module.css';

/** A dish's allergens, which must be declared, and its dietary labels. */
export function DishLabels({ draft }: DishPartProps) {
  const t = useMessages('menu-editor');
  const language = useLanguage();
  const { allergens, dietary } = draft.value;
  return (
    <Panel title={t('allergens_and_labels')} className={form.part}>
      <Boxes
        legend={t('allergens')}
        hint={t('allergens_text')}
        codes={ALLERGENS}
        chosen={allergens}
        nameOf={(code) => foodLabelName(code, language)}
        onChange={(codes) => draft.change({ allergens: codes })}
      />
      <Boxes
        legend={t('labels')}
        codes={DIETARY_LABELS}
        chosen={dietary}
        nameOf={(code) => foodLabelName(code, language)}
        onChange={(codes) => draft.change({ dietary: codes })}
      />
    </Panel>
  );
}

interface BoxesProps<T extends string> {
  legend: string;
  hint?: string;
  codes: readonly T[];
  chosen: readonly T[];
  nameOf(code: T): string;
  onChange(codes: T[]): void;
}

function Boxes<T extends string>({ legend, hint, codes, chosen, nameOf, onChange }: BoxesProps<T>) {
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
