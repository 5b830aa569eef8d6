import { useApp, useLanguage, useMessages, useResource } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/content.tsx';
import { INSTEAD_OF } from '../../cart/plain-deal-address.ts';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import { productsResource } from '../menu-resources.ts';
import { pickedOfLines } from './change-deal.ts';
import { dealTotals } from './deal-choice.ts';
import styles from './deals.module.css';
import { chosenPlainly } from './plain-deal-choice.ts';
import { PlainDealLine } from './plain-deal-line.tsx';

export interface PlainDealProps {
  dealId: string;
  /** The key of its lines in the cart, which are changed; null: one more is chosen. */
  of: string | null;
  /** Shown where there is no such deal. */
  children: Elements;
}

/**
 * Where a deal is chosen without scripts. First its dishes, then what is to be chosen of these and what that comes to: only what was shown can
 * be put into the cart.
 */
export function PlainDeal({ dealId, of, children }: PlainDealProps) {
  const t = useMessages('deals');
  const say = useMessages('plain');
  const language = useLanguage();
  const { plain } = useApp();
  const currency = useRestaurant()?.currency;
  const { products = [], deals = [] } = useResource(productsResource).data ?? {};
  const deal = deals.find(({ _id }) => _id === dealId);
  if (!deal || !currency) return children;
  const form = plain?.form ?? null;
  const start = of === null ? {} : pickedOfLines(of, plain?.cart.items ?? [], products);
  const chosen = chosenPlainly(form, deal, products, start);
  const { total, singly } = dealTotals(deal, chosen, currency.code);
  const isSeen = chosen.every((each) => each.isSeen);
  const amount = (each: number) => money(each, currency, language);
  return (
    <form method="post" className={`wrap ${styles.plain}`} aria-labelledby="deal">
      <h1 id="deal" lang={deal.lang}>
        {deal.name}
      </h1>
      {deal.description && (
        <p className="muted" lang={deal.lang}>
          {deal.description}
        </p>
      )}
      <input type="hidden" name="deal" value={deal._id} />
      {of !== null && <input type="hidden" name={INSTEAD_OF} value={of} />}
      {chosen.map((each) => (
        <PlainDealLine key={each.line._id} of={each} products={products} currency={currency} isTried={form !== null} />
      ))}
      {singly > total && <p className="small muted">{t('singly', { amount: amount(singly) })}</p>}
      <div className={styles.foot}>
        <ButtonLink to={of === null ? '/menu' : '/cart'} variant="text">
          {of === null ? say('to_menu') : t('close')}
        </ButtonLink>
        <Button type="submit" name="update" variant={isSeen ? 'tonal' : 'primary'}>
          {say('update')}
        </Button>
        {isSeen && (
          <Button type="submit" name="add">
            {t(of === null ? 'add' : 'save', { price: amount(total) })}
          </Button>
        )}
      </div>
    </form>
  );
}
