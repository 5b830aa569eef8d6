import type { Currency } from '../../../contract/primitives.ts';
import { MAX } from '../../../domain/limits.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { money } from '../../app/format/format.ts';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/fields/stepper.tsx';
import { useBottomBar } from '../../ui/use-bottom-bar.ts';
import styles from './buy-bar.module.css';
import type { ProductChoice } from './use-product-choice.ts';

/** Quantity, total and Add to Cart, or Save. The button is never disabled: pressing it says what is missing. */
export function BuyBar({ choice, currency }: { choice: ProductChoice; currency: Currency }) {
  const t = useMessages('product');
  const language = useLanguage();
  const { quantity, setQuantity, total, addToCart, isChange } = choice;
  useBottomBar('wide');
  return (
    <div className={styles.bar}>
      <Stepper
        value={quantity}
        onChange={setQuantity}
        max={MAX.quantity}
        labels={{ group: t('quantity'), less: t('fewer'), more: t('more') }}
      />
      <Button size="lg" className={styles.add} onClick={addToCart}>
        <span className={styles.label}>{t(isChange ? 'save' : 'add_to_cart')}</span>
        <output className="num">{Number.isNaN(total) ? '' : money(total, currency, language)}</output>
      </Button>
    </div>
  );
}
