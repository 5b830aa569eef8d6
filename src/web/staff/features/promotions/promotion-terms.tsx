import type { Currency } from '../../../../contract/primitives.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { givesValue, isPercentage, PROMOTION_TYPES, REWARD_TYPES } from '../../../../domain/orders/discount.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Draft } from '../../app/use-draft.ts';
import { MoneyField } from '../editing/money-field.tsx';
import { type PromotionDraft, type PromotionKind, typedCount } from './promotion-draft.ts';
import { promotionExample } from './promotion-example.ts';
import styles from './promotion-terms.module.css';

export interface PromotionPartProps {
  kind: PromotionKind;
  draft: Draft<PromotionDraft>;
  currency: Currency | undefined;
}

/** What the offer saves, with an example, and how customers get it: by code, from its card or for points. */
export function PromotionTermsFields({ kind, draft, currency }: PromotionPartProps) {
  const t = useMessages('staff-promotions');
  const language = useLanguage();
  const { value, change, errorOf } = draft;
  const { type } = value;
  const types = kind === 'reward' ? REWARD_TYPES : PROMOTION_TYPES;
  return (
    <>
      <SelectField
        label={t('type')}
        value={type}
        error={errorOf('type')}
        hint={<Explained draft={draft} currency={currency} />}
        options={types.map((each) => ({ value: each, label: t(`type_${each}`) }))}
        onChange={({ currentTarget }) => change({ type: currentTarget.value as PromotionDraft['type'] })}
      />
      <div className={styles.pair}>
        {givesValue(type) && type.startsWith('Percentage') && (
          <TextField
            label={t('percent')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            trail={<span className={styles.unit}>%</span>}
            value={value.value}
            error={errorOf('discountValue')}
            onChange={({ currentTarget }) => change({ value: currentTarget.value })}
          />
        )}
        {givesValue(type) && !type.startsWith('Percentage') && currency && (
          <MoneyField
            label={t('amount')}
            value={value.value}
            currency={currency}
            error={errorOf('discountValue')}
            onChange={(typed) => change({ value: typed })}
          />
        )}
        {type === 'BuyXGetY' &&
          (['buy', 'get'] as const).map((field) => (
            <TextField
              key={field}
              label={t(field)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={value[field]}
              error={errorOf(`${field}Quantity`)}
              onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
            />
          ))}
        {kind === 'reward' ? (
          <TextField
            label={t('points')}
            hint={currency && t('points_hint', { amount: money(1, currency, language) })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={value.points}
            error={errorOf('pointsCost')}
            onChange={({ currentTarget }) => change({ points: currentTarget.value })}
          />
        ) : (
          <TextField
            label={t('code')}
            optional={t('optional')}
            hint={t('code_hint')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            value={value.code}
            error={errorOf('couponCode')}
            onChange={({ currentTarget }) => change({ code: currentTarget.value.toUpperCase() })}
          />
        )}
      </div>
    </>
  );
}

/** Explains the type, with an example order. */
function Explained({ draft: { value }, currency }: Pick<PromotionPartProps, 'draft' | 'currency'>) {
  const t = useMessages('staff-promotions');
  const language = useLanguage();
  const { type } = value;
  const amount = givesValue(type) ? typedAmount(value.value, isPercentage(type) ? undefined : currency) : 0;
  const [buy, get] = [typedCount(value.buy) || 1, typedCount(value.get) || 1];
  const text = t(`explain_${type}`);
  if (!currency || Number.isNaN(amount)) return <span>{text}</span>;
  const inWords = (amount: number) => money(amount, currency, language);
  const { dishes, price, fee, saved } = promotionExample({ type, value: amount, buy, get }, currency);
  const example =
    type === 'FreeShipping'
      ? t('example_shipping', { fee: inWords(fee) })
      : t('example_dishes', { count: dishes, price: inWords(price), saved: inWords(saved) });
  return <span>{`${text} ${example}`}</span>;
}
