import { useRef, useState } from 'react';
import { type AppContext, useApp, useHydrated, useMessages } from '../app/app-context.ts';
import { lazyPart } from '../app/lazy-part.tsx';
import type { PageAddress, PageHead } from '../app/page.ts';
import { useCartActions } from '../features/cart/cart-actions.ts';
import { CartLine } from '../features/cart/cart-line.tsx';
import { CartSkeleton } from '../features/cart/cart-skeleton.tsx';
import { type CartItem, useCart } from '../features/cart/cart-store.ts';
import { CartSummary } from '../features/cart/cart-summary.tsx';
import { CheckoutBar } from '../features/cart/checkout-bar.tsx';
import { CartWarningWhereAvoided } from '../features/menu/safe/lazy-cart-warning.tsx';
import { currentRestaurant, useRestaurant } from '../features/restaurant/restaurant-resource.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/signs/empty-state.tsx';
import styles from './cart.module.css';

const LazyFirstDishes = lazyPart(() =>
  import('../features/menu/card/first-dishes.tsx').then((file) => file.FirstDishes),
);
const LazyGoesWith = lazyPart(() => import('../features/menu/card/goes-with.tsx').then((file) => file.GoesWith));

/** Fetched by whoever changes a deal. */
const changes = () => import('../features/menu/deals/change-deal-dialog.tsx');
type Changes = Awaited<ReturnType<typeof changes>>;
type Changing = Changes & NonNullable<Awaited<ReturnType<Changes['dealToChange']>>>;

/** The cart's lines and summary (specification section 2, "Cart"). */
export function Component() {
  const t = useMessages('cart');
  const isKnown = useHydrated();
  const { isEmpty } = useCart();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      {!isKnown && <CartSkeleton />}
      {/* Whoever has put something in without scripts has a page of their own. */}
      {!isKnown && <noscript>{import.meta.env.SSR && <EmptyCart />}</noscript>}
      {isKnown && isEmpty && <EmptyCart />}
      {isKnown && !isEmpty && <FilledCart />}
    </div>
  );
}

function EmptyCart() {
  const t = useMessages('cart');
  return (
    <>
      <EmptyState
        emoji="plate"
        title={t('empty')}
        text={t('empty_hint')}
        action={
          <ButtonLink to="/menu" viewTransition>
            {t('browse')}
          </ButtonLink>
        }
      />
      <LazyFirstDishes />
    </>
  );
}

function FilledCart() {
  const t = useMessages('cart');
  const restaurant = useRestaurant();
  const { items, totalItems, isEmpty, restaurantName } = useCart();
  const app = useApp();
  const { plain } = app;
  const actions = useCartActions();
  const heading = useRef<HTMLHeadingElement>(null);
  const [changing, setChanging] = useState<Changing | null>(null);
  if (!restaurant) return null;

  async function remove(line: CartItem): Promise<void> {
    // The pressed button is removed with its line, and the focus with it.
    if (await actions.remove(line)) heading.current?.focus();
  }

  async function change({ deal }: CartItem): Promise<void> {
    const file = await changes();
    const found = deal && (await file.dealToChange(app, deal));
    if (found) setChanging({ ...file, ...found });
  }

  return (
    <div className={styles.columns}>
      <section aria-labelledby="cart-items">
        <p className="muted">
          <span>{`${t('items_from')} `}</span>
          <b className={styles.from}>{restaurantName}</b>
        </p>
        <div className={styles.head}>
          <h2 id="cart-items" className={styles.heading} ref={heading} tabIndex={-1}>
            {t('cart_items', { count: totalItems })}
          </h2>
          {import.meta.env.SSR && plain ? (
            <form method="post">
              <Button type="submit" name="clear" variant="text" before="trash-2" className={styles.clear}>
                {t('clear')}
              </Button>
            </form>
          ) : (
            <Button
              variant="text"
              before="trash-2"
              className={styles.clear}
              onClick={() => void actions.clear()}
              disabled={isEmpty}
            >
              {t('clear')}
            </Button>
          )}
        </div>
        <CartWarningWhereAvoided />
        <ul>
          {items.map((line, index) => (
            <CartLine
              key={line.signature}
              line={line}
              currency={restaurant.currency}
              remove={(each) => void remove(each)}
              changeDeal={(each) => void change(each).catch(() => {})}
              isFollowing={line.deal !== undefined && items[index - 1]?.deal?.key === line.deal.key}
            />
          ))}
        </ul>
        {changing && (
          <changing.ChangeDealDialog
            of={changing.of}
            deal={changing.deal}
            products={changing.products}
            currency={restaurant.currency}
            heading={heading}
            onClose={() => setChanging(null)}
          />
        )}
        {restaurant.suggestsDishes && !plain && <LazyGoesWith />}
        <ButtonLink to="/menu" variant="text" before="plus" className={styles.more} viewTransition>
          {t('continue')}
        </ButtonLink>
      </section>
      <aside className={styles.side}>
        <CartSummary restaurant={restaurant} />
      </aside>
      <CheckoutBar restaurant={restaurant} />
    </div>
  );
}

export function head(_address: PageAddress, app: AppContext): PageHead {
  const restaurant = app.resources.peek(currentRestaurant)?.data.restaurant;
  return { title: [app.messages.i18n._('cart.title'), restaurant?.name].filter(Boolean).join(' · ') };
}
