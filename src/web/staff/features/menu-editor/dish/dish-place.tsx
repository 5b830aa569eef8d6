import { CONTENT_UNITS } from '../../../../../domain/menu/unit-price.ts';
import { typedAmount } from '../../../../../domain/money/typed-amount.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import form from '../../editing/form-part.module.css';
import { MoneyField } from '../../editing/money-field.tsx';
import styles from '../dish-part.module.css';
import { SizePriceFields } from '../fields/size-price-fields.tsx';
import { sizesOfDish } from '../fields/sizes.ts';
import { ownLabels } from '../own-labels.ts';
import { DishHalves } from './dish-halves.tsx';
import type { DishPartProps } from './dish-in-menu.ts';

/** A dish's price and its categories. */
export function DishPlace({ menu, draft }: DishPartProps) {
  const t = useMessages('menu-editor');
  const { price, halves, sizePrices, pickupPrice, deposit, content, categoryIds, optionGroupIds } = draft.value;
  const sizes = sizesOfDish(menu, optionGroupIds);
  const [main = '', ...others] = categoryIds;
  const choices = menu.categories.map(({ _id, name }) => ({
    value: _id,
    label: ownLabels(name, menu.contentLanguage),
  }));
  const rest = choices.filter(({ value }) => value !== main);
  return (
    <Panel title={t('place_and_price')} className={form.part}>
      <div className={styles.pair}>
        <MoneyField
          label={t('price')}
          value={price}
          currency={menu.currency}
          error={draft.errorOf('price')}
          onChange={(typed) => draft.change({ price: typed })}
        />
        <SelectField
          label={t('category')}
          value={main}
          error={draft.errorOf('categoryIds')}
          options={[...(main === '' ? [{ value: '', label: t('choose') }] : []), ...choices]}
          onChange={({ currentTarget: { value } }) =>
            draft.change({ categoryIds: [value, ...others].filter((id, at, ids) => id && ids.indexOf(id) === at) })
          }
        />
      </div>
      <DishHalves choices={choices} draft={draft} />
      {halves.categoryId === '' && sizes.length > 0 && (
        <SizePriceFields
          name={t('price')}
          sizes={sizes}
          prices={sizePrices}
          usual={({ priceAdjustment }) => typedAmount(price, menu.currency) + priceAdjustment}
          currency={menu.currency}
          errorOf={(size) => draft.errorOf(`sizePrices.${size}`)}
          onChange={(prices) => draft.change({ sizePrices: prices })}
        />
      )}
      <div className={styles.pair}>
        {halves.categoryId === '' && (
          <MoneyField
            label={t('pickup_price')}
            hint={t('pickup_price_hint')}
            value={pickupPrice}
            currency={menu.currency}
            error={draft.errorOf('pickupPrice')}
            onChange={(typed) => draft.change({ pickupPrice: typed })}
          />
        )}
        <MoneyField
          label={t('deposit')}
          hint={t('deposit_hint')}
          value={deposit}
          currency={menu.currency}
          error={draft.errorOf('deposit')}
          onChange={(typed) => draft.change({ deposit: typed })}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label={t('content')}
          hint={t('content_hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={content.size}
          error={draft.errorOf('content.size')}
          onChange={({ currentTarget }) => draft.change({ content: { ...content, size: currentTarget.value } })}
        />
        <SelectField
          label={t('content_unit')}
          value={content.unit}
          options={CONTENT_UNITS.map((unit) => ({ value: unit, label: t(`content_${unit}`) }))}
          onChange={({ currentTarget }) =>
            draft.change({ content: { ...content, unit: currentTarget.value as typeof content.unit } })
          }
        />
      </div>
      {main !== '' && rest.length > 0 && (
        <fieldset className={styles.boxes}>
          <legend className={styles.legend}>{t('also_in')}</legend>
          {rest.map(({ value, label }) => (
            <Checkbox
              key={value}
              checked={others.includes(value)}
              onChange={({ currentTarget: { checked } }) =>
                draft.change({
                  categoryIds: checked ? [...categoryIds, value] : categoryIds.filter((id) => id !== value),
                })
              }
            >
              {label}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </Panel>
  );
}
