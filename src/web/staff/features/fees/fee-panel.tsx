import type { Currency } from '../../../../contract/primitives.ts';
import type { FeeName } from '../../../../domain/orders/fees.ts';
import { ORDER_TYPES } from '../../../../domain/orders/order-types.ts';
import { TAX_CLASSES } from '../../../../domain/taxes/tax-rates.ts';
import { useMessages } from '../../../app/app-context.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import styles from '../editing/form-part.module.css';
import { MoneyField } from '../editing/money-field.tsx';
import { type FeeDraft, type FeeFields, fieldOf } from './fee-draft.ts';

interface FeePanelProps {
  name: FeeName;
  draft: Draft<FeeDraft>;
  currency: Currency;
}

/** One fee: whether it is charged, how much, on which orders, and as what it is taxed. */
export function FeePanel({ name, draft, currency }: FeePanelProps) {
  const t = useMessages('fee-settings');
  const fee = draft.value[name];
  const change = (fields: Partial<FeeFields>) => draft.change({ [name]: { ...fee, ...fields } });
  return (
    <Panel title={t(name)} className={styles.part}>
      <p className="muted">{t(`text_${name}`)}</p>
      <Switch checked={fee.isCharged} onChange={() => change({ isCharged: !fee.isCharged })}>
        {t('charge')}
      </Switch>
      {fee.isCharged && (
        <>
          <div className={styles.pair}>
            <MoneyField
              label={t('amount')}
              value={fee.amount}
              currency={currency}
              error={draft.errorOf(fieldOf(draft.value, name, 'amount'))}
              onChange={(amount) => change({ amount })}
            />
            {name === 'smallOrderFee' && (
              <MoneyField
                label={t('below')}
                value={fee.below}
                currency={currency}
                error={draft.errorOf(fieldOf(draft.value, name, 'below'))}
                onChange={(below) => change({ below })}
              />
            )}
          </div>
          <div className={styles.pair}>
            <SelectField
              label={t('orders')}
              value={fee.orderType}
              options={(['', ...ORDER_TYPES] as const).map((value) => ({
                value,
                label: value === '' ? t('both') : t(`only_${value}`),
              }))}
              onChange={({ currentTarget }) => change({ orderType: currentTarget.value as FeeFields['orderType'] })}
            />
            <SelectField
              label={t('class')}
              hint={t('class_hint')}
              value={fee.taxClass}
              options={(['goods', ...TAX_CLASSES] as const).map((value) => ({ value, label: t(`class_${value}`) }))}
              onChange={({ currentTarget }) => change({ taxClass: currentTarget.value as FeeFields['taxClass'] })}
            />
          </div>
        </>
      )}
    </Panel>
  );
}
