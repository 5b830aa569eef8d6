import type { OptionValue, Product } from '../../../../contract/menu.ts';
import { isDeclared } from '../../../../domain/menu/food-facts.ts';
import type { Allergen } from '../../../../domain/menu/food-labels.ts';
import { useMessages } from '../../../app/app-context.ts';
import { type Content, inElement } from '../../../ui/content.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';
import { besideHeat } from './beside-heat.ts';
import { DietTag, dietsOf, HeatTag } from './diet-tags.tsx';
import styles from './food-labels.module.css';

/** Only for allergens whose icon is understood at a glance. */
const ICONS: Partial<Record<Allergen, IconName>> = {
  gluten: 'wheat',
  eggs: 'egg',
  fish: 'fish',
  nuts: 'nut',
  peanuts: 'nut',
};

/** Dietary labels, allergens and additives. Never collapsed: they must be declared, and what is not declared is said, too. */
export function FoodLabels({ product }: { product: Product }) {
  const t = useMessages('product');
  const dish = useMessages('dish');
  const { allergens, allergenCodes, allergenKinds = [], mayContain = [], additives = [], heat, kcal } = product;
  const diets = besideHeat(dietsOf(product), heat && dish(`heat_${heat}`));
  const undeclared = undeclaredOptions(product);
  // A dish of halves contains what they contain.
  const isSaid = isDeclared(product) || product.options.some(({ half }) => half);
  return (
    <dl className={styles.labels}>
      {(diets.length > 0 || heat !== undefined || kcal !== undefined) && (
        <Row name={t('dietary')}>
          {diets.map(({ code, label }) => (
            <DietTag key={code} code={code} label={label} />
          ))}
          {heat && <HeatTag heat={heat} t={dish} />}
          {kcal !== undefined && <span>{dish('kcal', { count: kcal })}</span>}
        </Row>
      )}
      {(isDeclared(product) || !isSaid) && (
        <Row name={t('allergens')}>
          {allergens.map((label, index) => {
            const code = allergenCodes[index];
            return (
              <Tag key={label} icon={code && ICONS[code]}>
                {label}
              </Tag>
            );
          })}
          {allergenKinds.map((label) => (
            <Tag key={label}>{label}</Tag>
          ))}
          {allergens.length === 0 && <span>{t(isDeclared(product) ? 'no_allergens' : 'not_declared')}</span>}
        </Row>
      )}
      {mayContain.length > 0 && (
        <Row name={t('may_contain')}>
          {mayContain.map((label) => (
            <Tag key={label}>{label}</Tag>
          ))}
        </Row>
      )}
      {isSaid && undeclared.length > 0 && (
        <Row name={t('not_declared_for')}>
          <span>{undeclared.join(', ')}</span>
        </Row>
      )}
      {additives.length > 0 && (
        <Row name={t('additives')}>
          <span>{additives.map(({ number, name }) => `${number} ${name}`).join(', ')}</span>
        </Row>
      )}
    </dl>
  );
}

function Row({ name, children }: { name: string; children: Content }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{inElement(children)}</dd>
    </div>
  );
}

/** The options that do not say which allergens are in them. A size is the dish itself. */
function undeclaredOptions({ options }: Product): string[] {
  const undeclared = options
    .filter(({ isSize }) => !isSize)
    .flatMap(({ values }) => values.filter((value) => !isDeclared(declaredBy(value))).map(({ label }) => label));
  return [...new Set(undeclared)];
}

function declaredBy({ allergens = [], noAllergens }: OptionValue) {
  return { allergens, noAllergens };
}
