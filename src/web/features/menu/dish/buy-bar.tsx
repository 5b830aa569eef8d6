import type { Currency } from '../../../../contract/primitives.ts';
import { MAX } from '../../../../domain/limits.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import type { ProductChoice } from '../choice/use-product-choice.ts';
import styles from './buy-bar.module.css';

/** Quantity, total and Add to Cart, or Save. The button is never disabled: pressing it says what is missing. */
export function BuyBar({ choice, currency }: { choice: ProductChoice; currency: Currency }) {
  const t = useMessages('product');
  const language = useLanguage();
  const { plain } = useApp();
  const { quantity, setQuantity, total, isChange } = choice;
  useBottomBar('wide');
  return (
    <div className={styles.bar}>
      <Stepper
        name="quantity"
        value={quantity}
        onChange={setQuantity}
        max={MAX.quantity}
        className={styles.quantity}
        isPlain={import.meta.env.SSR && plain !== undefined}
        labels={{ group: t('quantity'), less: t('fewer'), more: t('more') }}
      />
      <Button type="submit" size="lg" className={styles.add}>
        <span className={styles.label}>{t(isChange ? 'save' : 'add_to_cart')}</span>
        <output className="num">{Number.isNaN(total) ? '' : money(total, currency, language)}</output>
      </Button>
    </div>
  );
}
