import { useDeferredValue, useId, useState } from 'react';
import { getMenuRecord } from '../../../../contract/endpoints/menu-record.ts';
import { actsOnProducts } from '../../../../domain/orders/discount.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { matchesWords } from '../../app/matches-words.ts';
import { useStaff } from '../../app/staff-context.ts';
import type { Draft } from '../../app/use-draft.ts';
import { useRecord } from '../../app/use-record.ts';
import { ownLabels } from '../menu-editor/own-labels.ts';
import styles from './promotion-dishes.module.css';
import type { PromotionDraft } from './promotion-draft.ts';

/** The dishes to which an offer applies; nothing for types that act on the whole order. */
export function PromotionDishes({ draft }: { draft: Draft<PromotionDraft> }) {
  const t = useMessages('staff-promotions');
  const name = useId();
  const { value, change, errorOf } = draft;
  if (!actsOnProducts(value.type)) return null;
  return (
    <div className={styles.dishes}>
      <Segmented
        label={t('dishes')}
        name={name}
        value={value.productIds === null ? 'all' : 'chosen'}
        onChange={(which) => change({ productIds: which === 'all' ? null : [], categoryIds: [] })}
        options={[
          { value: 'all', label: t('every_dish') },
          { value: 'chosen', label: t('chosen_dishes') },
        ]}
      />
      {value.productIds && <Chooser draft={draft} chosen={value.productIds} />}
      <FieldError id={`${name}-error`}>{errorOf('applicableProductIds')}</FieldError>
    </div>
  );
}

function Chooser({ draft, chosen }: { draft: Draft<PromotionDraft>; chosen: string[] }) {
  const t = useMessages('staff-promotions');
  const { call } = useStaff();
  const menu = useRecord('offer-dishes', () => call(getMenuRecord, { quiet: true }));
  const [query, setQuery] = useState('');
  const matches = matchesWords(useDeferredValue(query));
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const { products = [], categories = [] } = menu.value ?? {};
  const { type, categoryIds } = draft.value;
  const isForAll = chosen.length + categoryIds.length === 0 && type !== 'FreeProduct';
  const said = isForAll ? t('chosen_none') : t('chosen_count', { count: chosen.length });
  return (
    <>
      {categories.length > 0 && (
        <fieldset className={styles.categories}>
          <legend>{t('chosen_categories')}</legend>
          <div className={styles.list}>
            {categories.map(({ _id, name }) => (
              <Checkbox
                key={_id}
                checked={categoryIds.includes(_id)}
                onChange={() => draft.change({ categoryIds: toggled(categoryIds, _id) })}
              >
                {ownLabels(name, own)}
              </Checkbox>
            ))}
          </div>
          <p className="muted">{t('categories_hint')}</p>
        </fieldset>
      )}
      <TextField
        label={t('search_dishes')}
        hideLabel
        placeholder={t('search_dishes')}
        type="search"
        icon="search"
        shape="pill"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p role="status" className="muted">
        {menu.failure ? refusalText(menu.failure) || t('dishes_not_loaded') : said}
      </p>
      <div className={styles.list}>
        {products
          .filter((product) => matches(product.name))
          .map(({ _id, name }) => (
            <Checkbox
              key={_id}
              checked={chosen.includes(_id)}
              onChange={() => draft.change({ productIds: toggled(chosen, _id) })}
            >
              {name}
            </Checkbox>
          ))}
      </div>
    </>
  );
}

function toggled(ids: string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}
