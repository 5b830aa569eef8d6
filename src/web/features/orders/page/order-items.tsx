import type { Order, OrderItem } from '../../../../contract/orders.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import type { Language } from '../../../../domain/languages.ts';
import { labelled } from '../../../../domain/look/labelled.ts';
import { isDeclined } from '../../../../domain/menu/declined-choice.ts';
import { unitTotal } from '../../../../domain/orders/cart-item.ts';
import { quoted } from '../../../../domain/orders/quoted-note.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { adjustment, money } from '../../../app/format/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { DishThumb } from '../dish-thumb.tsx';
import { keyedLines } from '../keyed-lines.ts';
import styles from './order-items.module.css';

/** "Items Ordered (n)" of specification section 2, "Order details". */
export function OrderItems({ order }: { order: Order }) {
  const t = useMessages('order');
  return (
    <Panel title={t('items_ordered', { count: order.items.length })}>
      <ul>
        {keyedLines(order.items).map(({ key, line }) => (
          <Item key={key} item={line} currency={order.currency} lang={order.lang} />
        ))}
      </ul>
    </Panel>
  );
}

interface ItemProps {
  item: OrderItem;
  currency: Currency;
  /** Names stay in the language in which they were ordered, and those that it lacked in their own. */
  lang: Language;
}

function Item({ item, currency, lang }: ItemProps) {
  const t = useMessages('order');
  const statuses = useMessages('statuses');
  const language = useLanguage();
  const price = (amount: number) => money(amount, currency, language);
  return (
    <li className={styles.item}>
      <DishThumb image={item.productImage} name={item.productName} />
      <div>
        <h3 className={styles.name} lang={item.lang ?? lang}>
          {`${item.quantity} × ${item.productName}`}
        </h3>
        {item.selectedOptions
          .filter((option) => !isDeclined(option))
          .map((option) => (
            <p key={`${option.optionName} ${option.valueLabel}`} className={styles.option} lang={lang}>
              <OptionText option={option} lang={lang} />
              {option.priceAdjustment !== 0 && (
                <span>{` (${adjustment(option.priceAdjustment, currency, language)})`}</span>
              )}
            </p>
          ))}
        {item.deal && (
          <p className={styles.option} lang={item.deal.lang ?? lang}>
            {item.deal.name}
          </p>
        )}
        {item.note && <p className={styles.option}>{quoted(item.note)}</p>}
        {item.wish && <p className={styles.option}>{statuses(`wish_${item.wish}`)}</p>}
        <p className={styles.each}>
          {t(item.deposit ? 'deposit_each' : 'each', {
            price: price(unitPrice(item)),
            amount: price(item.deposit ?? 0),
          })}
        </p>
      </div>
      <span className={styles.subtotal}>{price(item.itemSubtotal)}</span>
    </li>
  );
}

/** The option's name and what was chosen, each marked where it is not in the order's language. */
function OptionText({ option, lang }: { option: OrderItem['selectedOptions'][number]; lang: Language }) {
  const { optionName, valueLabel, optionLang, valueLang } = option;
  if (optionLang === valueLang) return <span lang={valueLang}>{labelled(optionName, valueLabel, lang)}</span>;
  return (
    <>
      <span lang={optionLang}>{labelled(optionName, '', lang)}</span>
      <span lang={valueLang}>{valueLabel}</span>
    </>
  );
}

/** The base price plus the adjustments of the options. */
function unitPrice({ productId, unitPrice: price, quantity, selectedOptions }: OrderItem): number {
  return unitTotal({ productId, price, quantity, selectedOptions });
}
