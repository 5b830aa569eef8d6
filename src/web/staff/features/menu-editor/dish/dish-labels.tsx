import { ALLERGENS, DIETARY_LABELS } from '../../../../../domain/menu/food-labels.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { foodLabelName } from '../../../app/food-label-names.ts';
import form from '../../editing/form-part.module.css';
import { FoodFactFields } from '../fields/food-fact-fields.tsx';
import { LabelBoxes } from '../fields/label-boxes.tsx';
import { MinimumAgeField } from '../fields/minimum-age-field.tsx';
import type { DishPartProps } from './dish-in-menu.ts';
import { DishNumbers } from './dish-numbers.tsx';

/** A dish's allergens and additives, which must be declared, its dietary labels, its numbers, and the age that it asks for. */
export function DishLabels({ draft }: DishPartProps) {
  const t = useMessages('menu-editor');
  const language = useLanguage();
  const { allergens, dietary, minimumAge, noAllergens, mayContain, allergenKinds, additives } = draft.value;
  return (
    <Panel title={t('allergens_and_labels')} className={form.part}>
      <LabelBoxes
        legend={t('allergens')}
        hint={t('allergens_text')}
        codes={ALLERGENS}
        chosen={allergens}
        nameOf={(code) => foodLabelName(code, language)}
        onChange={(codes) => draft.change({ allergens: codes })}
      />
      <FoodFactFields
        name={t('allergens')}
        allergens={allergens}
        facts={{ noAllergens, mayContain, allergenKinds, additives }}
        onChange={(facts) => draft.change(facts)}
      />
      <LabelBoxes
        legend={t('labels')}
        codes={DIETARY_LABELS}
        chosen={dietary}
        nameOf={(code) => foodLabelName(code, language)}
        onChange={(codes) => draft.change({ dietary: codes })}
      />
      <DishNumbers draft={draft} />
      <MinimumAgeField
        label={t('minimum_age')}
        hint={t('minimum_age_text')}
        value={minimumAge}
        onChange={(age) => draft.change({ minimumAge: age })}
      />
    </Panel>
  );
}
