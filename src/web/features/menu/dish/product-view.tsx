import type { Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { langOf } from '../../../app/i18n/lang-of.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { MachineNote } from '../../../ui/signs/machine-note.tsx';
import { Picture } from '../../../ui/signs/picture.tsx';
import type { CartItem } from '../../cart/cart-store.ts';
import { LazyServedHours } from '../../restaurant/lazy-served-hours.ts';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import { useAsOrdered } from '../choice/use-as-ordered.ts';
import { type ProductChoice, useProductChoice } from '../choice/use-product-choice.ts';
import { leftText } from '../left-text.ts';
import { priceInSize } from '../price/chosen-sizes.ts';
import { loadPickup } from '../price/lazy-pickup-price.ts';
import type { PickupPriceProps } from '../price/pickup-price.tsx';
import { priceMarks } from '../price/price-marks.ts';
import { useSafeMode } from '../safe/use-safe-mode.ts';
import { useHeart } from '../use-heart.ts';
import { useLeftToday } from '../use-left-today.ts';
import { BackToMenu } from './back-to-menu.tsx';
import { BuyBar } from './buy-bar.tsx';
import { groupElementId, ProductOptions } from './product-options.tsx';
import styles from './product-view.module.css';

const LazyFoodLabels = lazyPart<{ product: Product }>(() =>
  import('../food/food-labels.tsx').then((file) => file.FoodLabels),
);
const LazyPickupPrice = lazyPart<PickupPriceProps>(async () => (await loadPickup()).PriceForPickup);
const LazyLineNote = lazyPart<Pick<ProductChoice, 'note' | 'setNote'>>(() =>
  import('./line-note.tsx').then((file) => file.LineNote),
);

export const PRODUCT_PICTURE_SIZES = '(min-width:1360px) 640px, (min-width:960px) 48vw, 100vw';

interface Props {
  product: Product;
  currency: Currency;
  /** The line of the cart that is chosen anew. */
  line: CartItem | undefined;
}

/** A dish with all its texts and options. Needs a `key` for each dish and line, so that choices are not taken over to another one. */
export function ProductView({ product, currency, line }: Props) {
  const t = useMessages('product');
  const dish = useMessages('dish');
  const language = useLanguage();
  const restaurant = useRestaurant();
  const contentLanguage = restaurant?.contentLanguage ?? product.lang;
  const priced = useAsOrdered(product, currency);
  const marks = priceMarks(priced, { t: dish, currency, language });
  const tax = restaurant?.tax?.isIncluded ? restaurant.tax.label : null;
  const safe = useSafeMode();
  const choice = useProductChoice({ product, priced, line }, focusGroup);
  const noticeHours = Math.ceil((product.noticeMinutes ?? 0) / 60);
  const left = useLeftToday()(product);
  const Heart = useHeart();
  return (
    <article className={styles.layout}>
      <div className={styles.stage}>
        <BackToMenu onPicture />
        <Picture
          image={product.imageUrl ? product.image : null}
          alt={product.name}
          sizes={PRODUCT_PICTURE_SIZES}
          priority
          className={styles.picture}
        />
        {Heart && <Heart product={product} className={styles.heart} />}
      </div>
      <form className={styles.sheet} method="post" data-early onSubmit={choice.submit}>
        <div>
          <p className={styles.kinds}>
            {!product.isAvailable && <Tag tone="red">{dish('unavailable')}</Tag>}
            {product.isAvailable && left !== null && <Tag tone="red">{leftText(left, dish)}</Tag>}
            {product.categories.map(({ _id, name, lang }) => (
              <Tag key={_id}>{lang ? <span lang={lang}>{name}</span> : name}</Tag>
            ))}
          </p>
          <h1 lang={product.lang}>{product.name}</h1>
          {product.menuNumber && <p className="muted small">{dish('menu_number', { number: product.menuNumber })}</p>}
          <p className={styles.price}>
            <span>{money(priceInSize(priced, choice.sizes), currency, language)}</span>
            {tax && <small>{dish('price_with_tax', { tax })}</small>}
            {marks && <small>{marks}</small>}
          </p>
          {product.pickup && <LazyPickupPrice product={product} currency={currency} sizes={choice.sizes} />}
          <p className={styles.description} lang={langOf(product, 'description')}>
            {product.description}
          </p>
          {product.ingredients && (
            <p className={styles.ingredients}>
              <b>{`${t('ingredients')} `}</b>
              <span lang={product.ingredients.lang}>{product.ingredients.text}</span>
            </p>
          )}
          <MachineNote label={t('translated')} texts={originalsOf(product)} lang={contentLanguage} />
          <LazyFoodLabels product={product} />
          {safe && (
            <p>
              <safe.Mark verdict={safe.judge(product)} />
            </p>
          )}
          {product.served && <LazyServedHours served={product.served} className={styles.note} />}
          {noticeHours > 0 && (
            <p className={styles.note}>
              <Icon name="clock" />
              <span>{t('notice', { hours: noticeHours })}</span>
            </p>
          )}
          {choice.groups.map((group) => (
            <ProductOptions key={group._id} group={group} choice={choice} currency={currency} safe={safe} />
          ))}
        </div>
        {restaurant?.takesLineNotes && <LazyLineNote note={choice.note} setNote={choice.setNote} />}
        <p className={styles.note}>
          <Icon name="info" />
          <span>{t('allergy_note')}</span>
        </p>
        <BuyBar choice={choice} currency={currency} />
      </form>
    </article>
  );
}

/** The originals of all texts of a dish that a machine translated. */
function originalsOf(product: Product): string[] {
  const parts = [product, ...product.options.flatMap((group) => [group, ...group.values])];
  return parts.flatMap(({ originals }) => Object.values(originals ?? {}));
}

/** Scrolls to the group whose requirement is not met, and focuses its first control. */
function focusGroup(groupId: string): void {
  const group = document.getElementById(groupElementId(groupId));
  group?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
  group?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
