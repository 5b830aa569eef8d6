import type { Product } from '../../../contract/menu.ts';
import type { Allergen } from '../../../domain/menu/food-labels.ts';
import { useMessages } from '../../app/app-context.ts';
import { Tag } from '../../ui/signs/chip.tsx';
import type { IconName } from '../../ui/signs/icon-names.ts';
import { DietTag, dietsOf } from './diet-tags.tsx';
import styles from './food-labels.module.css';

/** Only for allergens whose icon is understood at a glance. */
const ICONS: Partial<Record<Allergen, IconName>> = {
  gluten: 'wheat',
  eggs: 'egg',
  fish: 'fish',
  nuts: 'nut',
  peanuts: 'nut',
};

/** Dietary labels and allergens. Never collapsed: allergens must be declared. */
export function FoodLabels({ product }: { product: Product }) {
  const t = useMessages('product');
  const diets = dietsOf(product);
  const { allergens, allergenCodes } = product;
  if (diets.length + allergens.length === 0) return null;
  return (
    <dl className={styles.labels}>
      {diets.length > 0 && (
        <div>
          <dt>{t('dietary')}</dt>
          <dd>
            {diets.map(({ code, label }) => (
              <DietTag key={code} code={code} label={label} />
            ))}
          </dd>
        </div>
      )}
      {allergens.length > 0 && (
        <div>
          <dt>{t('allergens')}</dt>
          <dd>
            {allergens.map((label, index) => {
              const code = allergenCodes[index];
              return (
                <Tag key={label} icon={code && ICONS[code]}>
                  {label}
                </Tag>
              );
            })}
          </dd>
        </div>
      )}
    </dl>
  );
}
