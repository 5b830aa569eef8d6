import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../../contract/staff/staff-menu-options.ts';
import { ALLERGENS } from '../../../../../domain/menu/food-labels.ts';
import { typedAmount } from '../../../../../domain/money/typed-amount.ts';
import { STAFF_MAX } from '../../../../../domain/people/staff-limits.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { foodLabelName } from '../../../app/food-label-names.ts';
import type { Draft } from '../../../app/use-draft.ts';
import { LimitedField } from '../../editing/limited-text.tsx';
import { MoneyField } from '../../editing/money-field.tsx';
import { TextsField } from '../../editing/texts-field.tsx';
import type { Suggest } from '../../editing/use-suggestions.ts';
import { FoodFactFields } from '../fields/food-fact-fields.tsx';
import { LabelBoxes } from '../fields/label-boxes.tsx';
import { MinimumAgeField } from '../fields/minimum-age-field.tsx';
import { type OptionDraft, type OptionGroupDraft, savedLabel, withDefault } from '../fields/option-group-draft.ts';
import { SizePriceFields } from '../fields/size-price-fields.tsx';
import type { DishSize } from '../fields/sizes.ts';
import { moved } from '../moved.ts';
import { ReorderButtons } from '../reorder-buttons.tsx';
import { OpenedChoices } from './opened-choices.tsx';
import styles from './option-values.module.css';

interface OptionValueProps {
  menu: MenuRecord;
  stored: StaffOptionGroup | null;
  draft: Draft<OptionGroupDraft>;
  suggest: Suggest | undefined;
  /** In which the option may cost something else. */
  sizes: readonly DishSize[];
  value: OptionDraft;
  place: number;
  onRemove(): void;
}

/** One option: its name, its price adjustment, and whether it is preselected. */
export function OptionValueFields({ menu, stored, draft, suggest, sizes, value, place, onRemove }: OptionValueProps) {
  const t = useMessages('menu-editor');
  const { values } = draft.value;
  const { key, label, price, sizePrices, opens, isDefault, allergens, minimumAge, kitchenName } = value;
  const { noAllergens, mayContain, allergenKinds, additives } = value;
  const language = useLanguage();
  const name = label[menu.contentLanguage].trim() || t('choice_number', { number: place + 1 });
  const change = (changes: Partial<OptionDraft>) =>
    draft.change({ values: values.map((each) => (each.key === key ? { ...each, ...changes } : each)) });
  return (
    <li className={styles.value}>
      <div className={styles.fields}>
        <TextsField
          label={t('choice_number', { number: place + 1 })}
          value={label}
          saved={savedLabel(stored, key)}
          maxLength={STAFF_MAX.itemName}
          errorOf={(language) => draft.errorOf(`values.${place}.label.${language}`)}
          suggest={suggest}
          onChange={(texts) => change({ label: texts })}
        />
        <MoneyField
          label={t('extra_price')}
          aria-label={t('extra_price_of', { name })}
          value={price}
          currency={menu.currency}
          error={draft.errorOf(`values.${place}.priceAdjustment`)}
          onChange={(typed) => change({ price: typed })}
        />
      </div>
      {sizes.length > 0 && !draft.value.isSize && (
        <SizePriceFields
          name={name}
          sizes={sizes}
          prices={sizePrices}
          usual={() => (price.trim() ? typedAmount(price, menu.currency) : 0)}
          currency={menu.currency}
          errorOf={(size) => draft.errorOf(`values.${place}.sizePrices.${size}`)}
          onChange={(prices) => change({ sizePrices: prices })}
        />
      )}
      <OpenedChoices
        menu={menu}
        stored={stored}
        name={name}
        opens={opens}
        error={draft.errorOf(`values.${place}.opens`)}
        onChange={(ids) => change({ opens: ids })}
      />
      <details className={styles.declares}>
        <summary>{t('option_declares')}</summary>
        <LimitedField
          label={t('kitchen_name_of', { name })}
          autoComplete="off"
          limit={STAFF_MAX.kitchenName}
          value={kitchenName}
          error={draft.errorOf(`values.${place}.kitchenName`)}
          onChange={({ currentTarget }) => change({ kitchenName: currentTarget.value })}
        />
        <LabelBoxes
          legend={t('allergens_of', { name })}
          codes={ALLERGENS}
          chosen={allergens}
          nameOf={(code) => foodLabelName(code, language)}
          onChange={(codes) => change({ allergens: codes })}
        />
        <FoodFactFields
          name={t('allergens_of', { name })}
          allergens={allergens}
          facts={{ noAllergens, mayContain, allergenKinds, additives }}
          onChange={change}
        />
        <MinimumAgeField
          label={t('minimum_age_of', { name })}
          value={minimumAge}
          onChange={(age) => change({ minimumAge: age })}
        />
      </details>
      <FieldError id={`${key}-error`}>{draft.errorOf(`values.${place}`)}</FieldError>
      <div className={styles.foot}>
        <Checkbox
          checked={isDefault}
          aria-label={t('preselected_of', { name })}
          onChange={({ currentTarget }) =>
            draft.change({ values: withDefault(draft.value, key, currentTarget.checked) })
          }
        >
          {t('preselected')}
        </Checkbox>
        <span className={styles.tools}>
          <ReorderButtons
            name={name}
            place={place}
            count={values.length}
            onMove={(step) => draft.change({ values: moved(values, value, step) ?? values })}
          />
          <IconButton
            icon="trash-2"
            variant="danger"
            label={t('remove_of', { name })}
            onClick={() => {
              onRemove();
              draft.change({ values: values.filter((each) => each.key !== key) });
            }}
          />
        </span>
      </div>
    </li>
  );
}
