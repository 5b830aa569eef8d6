import type { Currency } from '../../../../contract/primitives.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import { MoneyField } from '../editing/money-field.tsx';
import styles from './card-payments.module.css';
import type { MethodsDraft } from './methods-draft.ts';

interface OnlineOnlyFieldsProps {
  draft: Draft<MethodsDraft>;
  currency: Currency;
}

/** For which orders nothing but payment online is taken. */
export function OnlineOnlyFields({ draft, currency }: OnlineOnlyFieldsProps) {
  const t = useMessages('payment-settings');
  const { value, change, errorOf } = draft;
  return (
    <Panel title={t('online_only')}>
      <div className={styles.stack}>
        <p className="muted">{t('online_only_text')}</p>
        <Switch checked={value.hasAbove} onChange={() => change({ hasAbove: !value.hasAbove })}>
          {t('online_above')}
        </Switch>
        {value.hasAbove && (
          <MoneyField
            label={t('online_amount')}
            value={value.above}
            currency={currency}
            error={errorOf('onlineOnly.above')}
            onChange={(above) => change({ above })}
          />
        )}
        <Switch checked={value.guests} onChange={() => change({ guests: !value.guests })}>
          {t('online_guests')}
        </Switch>
        <Switch checked={value.laterDays} onChange={() => change({ laterDays: !value.laterDays })}>
          {t('online_later')}
        </Switch>
      </div>
    </Panel>
  );
}
