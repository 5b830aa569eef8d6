import type { Product } from '../../../contract/menu.ts';
import type { DietaryLabel } from '../../../domain/food-labels.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import styles from './diet-tags.module.css';

interface Diet {
  code: DietaryLabel;
  label: string;
}

/** Which sign a label has, and which tone. */
const LOOKS: Record<DietaryLabel, { icon: IconName; tone: 'green' | 'red' | 'plain' }> = {
  vegan: { icon: 'vegan', tone: 'green' },
  vegetarian: { icon: 'leaf', tone: 'green' },
  spicy: { icon: 'flame', tone: 'red' },
  alcohol: { icon: 'wine', tone: 'plain' },
  'gluten-free': { icon: 'wheat-off', tone: 'plain' },
  'dairy-free': { icon: 'milk-off', tone: 'plain' },
};
const IN_ORDER = Object.keys(LOOKS) as DietaryLabel[];
/** A card has one line for them; the product page shows all. */
const ON_A_CARD = 2;

export function DietTag({ code, label }: Diet) {
  const look = LOOKS[code];
  return (
    <span className={`${styles.diet} ${styles[look?.tone ?? 'plain']}`}>
      {look && <Icon name={look.icon} />}
      {label}
    </span>
  );
}

/** Labels arrive in the reader's language, beside the stable names they stand for. */
export function dietsOf({ dietaryLabels, dietaryCodes }: Product): Diet[] {
  return dietaryLabels.map((label, index) => ({ label, code: dietaryCodes[index] ?? (label as DietaryLabel) }));
}

/** What matters most first; vegan says vegetarian. */
export function mainDiets(product: Product): Diet[] {
  const diets = dietsOf(product).sort((a, b) => IN_ORDER.indexOf(a.code) - IN_ORDER.indexOf(b.code));
  const isVegan = diets.some(({ code }) => code === 'vegan');
  return diets.filter(({ code }) => !(isVegan && code === 'vegetarian')).slice(0, ON_A_CARD);
}
