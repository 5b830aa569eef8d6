import { useState } from 'react';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../../domain/money/money.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { tipOf } from '../../../../domain/orders/tips.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money, percentage } from '../../../app/format/format.ts';
import { RadioCard } from '../../../ui/fields/radio-card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useCheckout } from '../checkout-context.ts';
import styles from './payment-section.module.css';

/** A tip, where the restaurant offers it and the order is paid online. Nothing is chosen until the customer chooses. */
export function TipSection() {
  const t = useMessages('checkout');
  const language = useLanguage();
  const { plain } = useApp();
  const { checkout, restaurant, draft, change } = useCheckout();
  const { tips, currency } = restaurant;
  const decimals = decimalsOf(currency.code);
  /** null: no other amount is chosen. What was typed before another payment method was looked at is there again. */
  const [typed, setTyped] = useState(() =>
    draft.tip && 'amount' in draft.tip && draft.tip.amount > 0 ? String(toDecimal(draft.tip.amount, decimals)) : null,
  );
  if (!tips) return null;
  const { figures } = checkout;
  const choose = (tip: typeof draft.tip) => change({ type: 'set', values: { tip } });
  const isTyped = typed !== null;
  const isWrong = isTyped && typed !== '' && !isTip(typedAmount(typed, currency), figures.totalAmount, decimals);
  const isPlain = import.meta.env.SSR && plain !== undefined;
  return (
    <Panel title={t('tip_title')}>
      <fieldset>
        <legend className={styles.whose}>{t(`tip_to_${tips.to}`)}</legend>
        <div className={styles.methods}>
          {tips.percentages.map((percent) => {
            const tip = tipOf({ percent }, figures);
            return (
              <RadioCard
                key={percent}
                name="tip"
                value={percent}
                title={percentage(percent, language)}
                after={money(toDecimal(tip, decimals), currency, language)}
                checked={!isTyped && draft.tip !== null && 'percent' in draft.tip && draft.tip.percent === percent}
                onChange={() => {
                  setTyped(null);
                  choose({ percent });
                }}
              />
            );
          })}
          {!isPlain && (
            <RadioCard
              name="tip"
              title={t('tip_other')}
              checked={isTyped}
              onChange={() => {
                setTyped('');
                choose(null);
              }}
            />
          )}
          {isTyped && (
            <TextField
              label={t('tip_amount')}
              value={typed}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              error={isWrong ? t('tip_wrong') : null}
              onChange={({ currentTarget: { value } }) => {
                setTyped(value);
                const amount = typedAmount(value, currency);
                const mayBe = isTip(amount, figures.totalAmount, decimals);
                choose(mayBe ? { amount: toMinor(amount, decimals) } : null);
              }}
            />
          )}
          <RadioCard
            name="tip"
            value="0"
            title={t('tip_none')}
            checked={!isTyped && draft.tip !== null && 'amount' in draft.tip && draft.tip.amount === 0}
            onChange={() => {
              setTyped(null);
              choose({ amount: 0 });
            }}
          />
        </div>
      </fieldset>
    </Panel>
  );
}

/** Whether what was typed (NaN: no amount) can be a tip: more than the order itself is a slip of the finger. */
function isTip(amount: number, total: number, decimals: number): boolean {
  return amount >= 0 && toMinor(amount, decimals) <= total;
}
