import { useMessages } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { MoneyField } from '../editing/money-field.tsx';
import styles from './promotion-terms.module.css';
import type { PromotionPartProps } from './promotion-terms.tsx';
import { WallTimeField } from './wall-time-field.tsx';

/** The offer's limits: minimum order, period and number of uses. `uses`: how often it was used already. */
export function PromotionLimits({ kind, draft, currency, uses }: PromotionPartProps & { uses: number }) {
  const t = useMessages('staff-promotions');
  const { value, change, errorOf } = draft;
  return (
    <>
      {currency && (
        <MoneyField
          label={t('minimum')}
          value={value.minimum}
          currency={currency}
          error={errorOf('minOrderValue')}
          hint={t('minimum_hint')}
          onChange={(typed) => change({ minimum: typed })}
        />
      )}
      {kind === 'promotion' && (
        <div className={styles.pair}>
          <WallTimeField
            label={t('from')}
            optional={t('optional')}
            value={value.from}
            error={errorOf('validFrom')}
            onChange={(from) => change({ from })}
          />
          <WallTimeField
            label={t('until')}
            optional={t('optional')}
            hint={t('zone_hint')}
            value={value.until}
            error={errorOf('validUntil')}
            onChange={(until) => change({ until })}
          />
        </div>
      )}
      <div className={styles.pair}>
        <TextField
          label={t('max_uses')}
          optional={t('optional')}
          hint={t('used_so_far', { count: uses })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={value.uses}
          error={errorOf('maxUses')}
          onChange={({ currentTarget }) => change({ uses: currentTarget.value })}
        />
        <TextField
          label={t('max_uses_customer')}
          optional={t('optional')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={value.usesPerCustomer}
          error={errorOf('maxUsesPerCustomer')}
          onChange={({ currentTarget }) => change({ usesPerCustomer: currentTarget.value })}
        />
      </div>
    </>
  );
}
