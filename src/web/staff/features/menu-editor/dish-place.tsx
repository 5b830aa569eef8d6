import { useMessages } from '../../../app/app-context.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import form from '../editing/form-part.module.css';
import { MoneyField } from '../editing/money-field.tsx';
import type { DishPartProps } from './dish-in-menu.ts';
import styles from './dish-part.module.css';
import { ownLabels } from './own-labels.ts';

/** A dish's price and its categories. */
export function DishPlace({ menu, draft }: DishPartProps) {
  const t = useMessages('menu-editor');
  const { price, categoryIds } = draft.value;
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
