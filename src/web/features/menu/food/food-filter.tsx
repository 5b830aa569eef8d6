import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { DietaryLabel } from '../../../../domain/menu/food-labels.ts';
import { useApp, useMessages, useResource } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import { productsResource } from '../menu-resources.ts';
import { avoided } from '../safe/avoided.ts';
import { AvoidedDialog } from '../safe/avoided-dialog.tsx';
import { dietsOf } from './diet-tags.tsx';
import { dietsIn, isOfDiet } from './diets.ts';
import styles from './food-filter.module.css';
import { withDiet } from './with-diet.ts';

/** Diets that menus are looked through for. */
const FILTERED: readonly DietaryLabel[] = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'];

/** Filters of the menu that combine: diets as links, so that they work without scripts, and what somebody avoids. */
export function FoodFilter() {
  const t = useMessages('menu');
  const [parameters] = useSearchParams();
  const dishes = useResource(productsResource).data?.products ?? [];
  const diets = dietsIn(parameters.get('diet'));
  const { messages } = useApp();
  const codes = useStore(avoided);
  const [isOpen, setOpen] = useState(false);
  const labels = new Map(dishes.flatMap(dietsOf).map(({ code, label }) => [code, label]));
  const offered = FILTERED.filter((diet) => labels.has(diet) && dishes.some((dish) => !isOfDiet(dish, diet)));
  const open = () =>
    void messages.need(['safe-mode', 'foods']).then(
      () => setOpen(true),
      () => {},
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form
    <div role="group" aria-label={t('filter')} className={styles.chips}>
      <button type="button" className={styles.avoid} aria-pressed={codes.length > 0} onClick={open}>
        <Icon name="triangle-alert" />
        <span>{codes.length ? t('avoiding', { count: codes.length }) : t('what_i_avoid')}</span>
      </button>
      {offered.map((diet) => (
        <Link
          key={diet}
          to={withDiet(parameters, diets, diet)}
          className={styles.chip}
          aria-current={diets.includes(diet) ? 'true' : undefined}
          preventScrollReset
          replace
        >
          {labels.get(diet)}
        </Link>
      ))}
      {isOpen && <AvoidedDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
