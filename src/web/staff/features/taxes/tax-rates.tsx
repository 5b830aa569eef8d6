import { ORDER_TYPES } from '../../../../domain/orders/order-types.ts';
import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { TAX_CLASSES } from '../../../../domain/taxes/tax-rates.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Draft } from '../../app/use-draft.ts';
import { NEW_RATE, type RateDraft, type TaxDraft } from './tax-draft.ts';
import styles from './tax-rates.module.css';

/** The rates of each class, with the order type and the day from which they hold. */
export function TaxRates({ draft }: { draft: Draft<TaxDraft> }) {
  const t = useMessages('tax-settings');
  const { rates } = draft.value;
  const set = (changed: readonly RateDraft[]) => draft.change({ rates: changed });
  const change = (index: number, changes: Partial<RateDraft>) =>
    set(rates.map((each, at) => (at === index ? { ...each, ...changes } : each)));
  return (
    <>
      <ul className={styles.list}>
        {rates.map((rate, index) => {
          const number = index + 1;
          const errorOf = (field: keyof RateDraft) => draft.errorOf(`rates.${index}.${field}`);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the inputs have no state of their own
            <li key={index}>
              <fieldset className={styles.rate}>
                <legend className="visually-hidden">{t('rate', { number })}</legend>
                <SelectField
                  label={t('class')}
                  value={rate.taxClass}
                  options={TAX_CLASSES.map((value) => ({ value, label: t(`class_${value}`) }))}
                  onChange={({ currentTarget }) =>
                    change(index, { taxClass: currentTarget.value as RateDraft['taxClass'] })
                  }
                />
                <TextField
                  label={t('percent')}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={8}
                  value={rate.percent}
                  error={errorOf('percent')}
                  onChange={({ currentTarget }) => change(index, { percent: currentTarget.value })}
                />
                <SelectField
                  label={t('order_type')}
                  value={rate.orderType}
                  options={(['', ...ORDER_TYPES] as const).map((value) => ({
                    value,
                    label: value === '' ? t('both') : t(`only_${value}`),
                  }))}
                  onChange={({ currentTarget }) =>
                    change(index, { orderType: currentTarget.value as RateDraft['orderType'] })
                  }
                />
                <TextField
                  type="date"
                  label={t('from')}
                  value={rate.from}
                  error={errorOf('from')}
                  onChange={({ currentTarget }) => change(index, { from: currentTarget.value })}
                />
                <IconButton
                  icon="trash-2"
                  variant="danger"
                  label={t('remove_rate', { number })}
                  onClick={() => set(rates.filter((_, at) => at !== index))}
                />
              </fieldset>
            </li>
          );
        })}
      </ul>
      <FieldError id="tax-rates-error">{draft.errorOf('rates')}</FieldError>
      {rates.length === 0 && <p className="muted small">{t('no_rates')}</p>}
      {rates.length < STAFF_MAX.taxRates && (
        <div>
          <Button variant="outline" before="plus" onClick={() => set([...rates, NEW_RATE])}>
            {t('add_rate')}
          </Button>
        </div>
      )}
    </>
  );
}
