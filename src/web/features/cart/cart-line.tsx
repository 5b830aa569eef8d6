import { Link } from 'react-router';
import type { Currency } from '../../../contract/primitives.ts';
import { MAX } from '../../../domain/limits.ts';
import { unitTotal } from '../../../domain/orders/cart-item.ts';
import { quoted } from '../../../domain/orders/quoted-note.ts';
import { useApp, useLanguage, useMessages } from '../../app/app-context.ts';
import { adjustment, money } from '../../app/format/format.ts';
import { smallPicture } from '../../app/format/small-picture.ts';
import { Stepper } from '../../ui/fields/stepper.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/signs/picture.tsx';
import { LazyServedHours } from '../restaurant/lazy-served-hours.ts';
import styles from './cart-line.module.css';
import type { CartItem } from './cart-store.ts';
import { ListedOptions } from './listed-options.tsx';
import { plainDealAddress } from './plain-deal-address.ts';
import { plainLineAddress } from './plain-line-address.ts';
import { PlainUpdate } from './plain-update.tsx';
import { setQuantity } from './set-quantity.ts';

interface Props {
  line: CartItem;
  currency: Currency;
  remove: (line: CartItem) => void;
  /** Opens the deal that it is part of, to be chosen anew. */
  changeDeal: (line: CartItem) => void;
  /** Whether the line above it is of the same deal, and counts for all of it. */
  isFollowing?: boolean;
}

/** A line of the cart page. Minus at 1 asks for removal. */
export function CartLine({ line, currency, remove, changeDeal, isFollowing = false }: Props) {
  const t = useMessages('cart');
  const language = useLanguage();
  const { plain } = useApp();
  const { name, lang, productId, quantity, signature, itemSubtotal, deposit } = line;
  const counted = line.deal?.name ?? name;
  const say = (amount: number) => money(amount, currency, language);
  const unitPrice = unitTotal(line);
  const isPlain = import.meta.env.SSR && plain !== undefined;
  const Controls = isPlain ? 'form' : 'div';
  const change = (next: number) => (next < 1 ? remove(line) : setQuantity(signature, next));
  return (
    <li className={styles.line}>
      <LinePicture line={line} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={`/product/${productId}`} lang={lang} viewTransition>
            {name}
          </Link>
        </h3>
        <ListedOptions
          options={line.selectedOptions}
          className={styles.options}
          priced={(price) => adjustment(price, currency, language)}
        />
        {line.served && <LazyServedHours served={line.served} className={styles.hours} />}
        {line.deal && (
          <p className={styles.options} lang={line.deal.lang}>
            {line.deal.name}
          </p>
        )}
        {line.note && <p className={styles.note}>{quoted(line.note)}</p>}
        {!line.deal && (line.selectedOptions.length > 0 || line.note) && (
          <Link
            to={isPlain ? plainLineAddress(plain, line) : `/product/${productId}`}
            state={{ line: signature }}
            className={styles.change}
            aria-label={`${t('change')}: ${name}`}
            viewTransition
          >
            {t('change')}
          </Link>
        )}
        {isPlain && line.deal && !isFollowing && (
          <Link
            to={plainDealAddress(line.deal.dealId, line.deal.key)}
            className={styles.change}
            aria-label={`${t('change')}: ${counted}`}
          >
            {t('change')}
          </Link>
        )}
        {!isPlain && line.deal && !isFollowing && (
          <button
            type="button"
            className={styles.change}
            aria-label={`${t('change')}: ${counted}`}
            onClick={() => changeDeal(line)}
          >
            {t('change')}
          </button>
        )}
        <p className="small faint num">
          {deposit
            ? t('deposit_each', { price: say(unitPrice), amount: say(deposit) })
            : t('each', { price: say(unitPrice) })}
        </p>
      </div>
      <p className={styles.subtotal}>{say(itemSubtotal)}</p>
      {!isFollowing && (
        <Controls className={styles.controls} {...(isPlain && { method: 'post' })}>
          {isPlain && <input type="hidden" name="line" value={signature} />}
          <Stepper
            isPlain={isPlain}
            name="quantity"
            value={quantity}
            min={0}
            max={MAX.quantity}
            onChange={change}
            labels={{
              group: t('quantity_of', { name: counted }),
              less: t('fewer', { name: counted }),
              more: t('more', { name: counted }),
            }}
          />
          {isPlain && <PlainUpdate />}
          <IconButton
            icon="trash-2"
            label={t('remove', { name: counted })}
            onClick={() => remove(line)}
            {...(isPlain && { type: 'submit', name: 'remove', formNoValidate: true })}
          />
        </Controls>
      )}
    </li>
  );
}

/** A cart keeps the address of the largest file of a dish's picture; nearly always the smallest will do. */
function LinePicture({ line: { imageUrl, name } }: { line: CartItem }) {
  if (!imageUrl) return <Picture image={null} alt="" initial={name} sizes={WIDTH} className={styles.picture} />;
  return (
    <img
      src={imageUrl}
      srcSet={`${smallPicture(imageUrl)} 340w, ${imageUrl} 800w`}
      sizes={WIDTH}
      alt=""
      loading="lazy"
      decoding="async"
      className={styles.picture}
    />
  );
}

const WIDTH = '112px';
