import type { FoodFacts } from '../../../../../domain/menu/food-facts.ts';
import {
  ADDITIVES,
  ALLERGEN_KIND_NAMES,
  ALLERGEN_KINDS,
  ALLERGENS,
  type Allergen,
  additiveNumber,
} from '../../../../../domain/menu/food-labels.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { foodLabelName } from '../../../app/food-label-names.ts';
import styles from '../dish-part.module.css';
import { LabelBoxes } from './label-boxes.tsx';

interface FoodFactFieldsProps {
  /** Of what they are said. */
  name: string;
  /** What is in it. */
  allergens: readonly Allergen[];
  facts: FoodFacts;
  onChange(facts: Partial<FoodFacts>): void;
}

/** What a dish or an option declares besides the allergens in it. */
export function FoodFactFields({ name, allergens, facts, onChange }: FoodFactFieldsProps) {
  const t = useMessages('menu-editor');
  const names = useMessages('food-facts');
  const language = useLanguage();
  const { noAllergens, mayContain, allergenKinds, additives } = facts;
  const kinds = ALLERGEN_KIND_NAMES.filter((kind) => allergens.includes(ALLERGEN_KINDS[kind]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: its parts are fieldsets with legends of their own
    <div role="group" aria-label={name} className={styles.facts}>
      {allergens.length === 0 && (
        <Checkbox
          checked={noAllergens}
          onChange={({ currentTarget }) => onChange({ noAllergens: currentTarget.checked })}
        >
          {t('no_allergens')}
        </Checkbox>
      )}
      {kinds.length > 0 && (
        <LabelBoxes
          legend={t('allergen_kinds')}
          codes={kinds}
          chosen={allergenKinds}
          nameOf={(code) => names(code)}
          onChange={(codes) => onChange({ allergenKinds: codes })}
        />
      )}
      <details>
        <summary>{[t('may_contain'), ...mayContain.map((code) => foodLabelName(code, language))].join(' · ')}</summary>
        <LabelBoxes
          legend={t('may_contain')}
          hint={t('may_contain_hint')}
          codes={ALLERGENS.filter((code) => !allergens.includes(code))}
          chosen={mayContain}
          nameOf={(code) => foodLabelName(code, language)}
          onChange={(codes) => onChange({ mayContain: codes })}
        />
      </details>
      <details>
        <summary>{[t('additives'), ...additives.map((code) => names(code))].join(' · ')}</summary>
        <LabelBoxes
          legend={t('additives')}
          hint={t('additives_hint')}
          codes={ADDITIVES}
          chosen={additives}
          nameOf={(code) => `${additiveNumber(code)} ${names(code)}`}
          onChange={(codes) => onChange({ additives: codes })}
        />
      </details>
    </div>
  );
}
