import type { Product } from '../../../../contract/menu.ts';
import type { DietaryLabel, Heat } from '../../../../domain/menu/food-labels.ts';
import type { Translate } from '../../../app/app-context.ts';
import { type ChipColour, Tag } from '../../../ui/signs/chip.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';

interface Diet {
  code: DietaryLabel;
  label: string;
}

const LOOKS: Record<DietaryLabel, { icon: IconName; tone: ChipColour | 'neutral' }> = {
  vegan: { icon: 'vegan', tone: 'green' },
  vegetarian: { icon: 'leaf', tone: 'green' },
  spicy: { icon: 'flame', tone: 'red' },
  alcohol: { icon: 'wine', tone: 'neutral' },
  'gluten-free': { icon: 'wheat-off', tone: 'neutral' },
  'dairy-free': { icon: 'milk-off', tone: 'neutral' },
};
const IN_ORDER = Object.keys(LOOKS) as DietaryLabel[];
/** A card has only one line for labels; the product page shows all. */
const ON_A_CARD = 2;

export function DietTag({ code, label }: Diet) {
  const look = LOOKS[code];
  return (
    <Tag icon={look?.icon} tone={look?.tone ?? 'neutral'}>
      {label}
    </Tag>
  );
}

/** How hot a dish is, in words: a flame for each degree would say it once more. */
export function HeatTag({ heat, t }: { heat: Heat; t: Translate<'dish'> }) {
  return (
    <Tag icon="flame" tone="red">
      {t(`heat_${heat}`)}
    </Tag>
  );
}

/** A product's labels in the reader's language, each with its code, which is the same in all languages. */
export function dietsOf({ dietaryLabels, dietaryCodes }: Product): Diet[] {
  return dietaryLabels.map((label, index) => ({ label, code: dietaryCodes[index] ?? (label as DietaryLabel) }));
}

/** The most important labels for a card; vegan includes vegetarian, and a degree of heat says more than that it is spicy. */
export function mainDiets(product: Product): Diet[] {
  const diets = dietsOf(product).sort((a, b) => IN_ORDER.indexOf(a.code) - IN_ORDER.indexOf(b.code));
  const isVegan = diets.some(({ code }) => code === 'vegan');
  const isSaid = ({ code }: Diet) =>
    (code === 'vegetarian' && isVegan) || (code === 'spicy' && product.heat !== undefined);
  return diets.filter((diet) => !isSaid(diet)).slice(0, ON_A_CARD);
}
