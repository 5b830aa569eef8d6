import { decimalsOf } from '../../../../domain/money/currencies.ts';
import { toDecimal } from '../../../../domain/money/money.ts';
import { isTaxNumber, MAX_BUYER } from '../../../../domain/taxes/buyer.ts';
import { useMessages } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useCheckout } from '../checkout-context.ts';
import styles from './guest-section.module.css';

/** Whom the receipt names, for who wants it there: where the restaurant's country has it, and from the total on that it says. */
export function BuyerSection() {
  const t = useMessages('checkout');
  const sentences = useMessages('fields');
  const { restaurant, checkout, draft, change } = useCheckout();
  const { name, taxNumber } = draft.buyer;
  const total = toDecimal(checkout.figures.totalAmount, decimalsOf(restaurant.currency.code));
  if (!restaurant.asksBuyer || total <= restaurant.asksBuyer.above) return null;
  const edit = (part: Partial<typeof draft.buyer>) =>
    change({ type: 'set', values: { buyer: { name, taxNumber, ...part } } });
  const isWrong = draft.isChecked && taxNumber.trim() !== '' && !isTaxNumber(taxNumber.trim());
  return (
    <Panel title={t('buyer_title')}>
      <p className="muted">{t('buyer_text')}</p>
      <div className={styles.fields}>
        <TextField
          label={t('buyer_name')}
          optional={t('optional')}
          name="buyerName"
          autoComplete="organization"
          maxLength={MAX_BUYER.name}
          cutText={sentences('was_cut')}
          value={name}
          onChange={({ currentTarget }) => edit({ name: currentTarget.value })}
        />
        <TextField
          label={t('buyer_tax_number')}
          optional={t('optional')}
          name="buyerTaxNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_BUYER.taxNumber}
          value={taxNumber}
          error={isWrong ? sentences('tax_number_invalid') : null}
          onChange={({ currentTarget }) => edit({ taxNumber: currentTarget.value })}
        />
      </div>
    </Panel>
  );
}
