import { useDeferredValue, useId, useState } from 'react';
import { getStaffMenu } from '../../../../contract/endpoints/menu-record.ts';
import { actsOnProducts } from '../../../../domain/orders/discount.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { matchesWords } from '../../app/matches-words.ts';
import { useStaff } from '../../app/staff-context.ts';
import type { Draft } from '../../app/use-draft.ts';
import { useRecord } from '../../app/use-record.ts';
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
        onChange={(which) => change({ productIds: which === 'all' ? null : [] })}
        options={[
          { value: 'all', label: t('every_dish') },
          { value: 'chosen', label: t('chosen_dishes') },
        ]}
      />
      {value.productIds && <Chooser chosen={value.productIds} onChange={(productIds) => change({ productIds })} />}
      <FieldError id={`${name}-error`}>{errorOf('applicableProductIds')}</FieldError>
    </div>
  );
}

function Chooser({ chosen, onChange }: { chosen: string[]; onChange(ids: string[]): void }) {
  const t = useMessages('staff-promotions');
  const { call } = useStaff();
  const menu = useRecord('offer-dishes', () => call(getStaffMenu, { quiet: true }));
  const [query, setQuery] = useState('');
  const matches = matchesWords(useDeferredValue(query));
  const products = menu.value?.products ?? [];
  const said = chosen.length ? t('chosen_count', { count: chosen.length }) : t('chosen_none');
  return (
    <>
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
              onChange={() => onChange(chosen.includes(_id) ? chosen.filter((id) => id !== _id) : [...chosen, _id])}
            >
              {name}
            </Checkbox>
          ))}
      </div>
    </>
  );
}
