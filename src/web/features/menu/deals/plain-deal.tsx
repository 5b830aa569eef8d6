import { useApp, useLanguage, useMessages, useResource } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/content.tsx';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import { productsResource } from '../menu-resources.ts';
import { dealTotals } from './deal-choice.ts';
import styles from './deals.module.css';
import { chosenPlainly } from './plain-deal-choice.ts';
import { PlainDealLine } from './plain-deal-line.tsx';

export interface PlainDealProps {
  dealId: string;
  /** Shown where there is no such deal. */
  children: Elements;
}

/**
 * Where a deal is chosen without scripts. First its dishes, then what is to be chosen of these and what that comes to: only what was shown can
 * be put into the cart.
 */
export function PlainDeal({ dealId, children }: PlainDealProps) {
  const t = useMessages('deals');
  const say = useMessages('plain');
  const language = useLanguage();
  const { plain } = useApp();
  const currency = useRestaurant()?.currency;
  const { products = [], deals = [] } = useResource(productsResource).data ?? {};
  const deal = deals.find(({ _id }) => _id === dealId);
  if (!deal || !currency) return children;
  const form = plain?.form ?? null;
  const chosen = chosenPlainly(form, deal, products);
  const { total, singly } = dealTotals(deal, chosen, currency.code);
  const isSeen = chosen.every((of) => of.isSeen);
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
      {chosen.map((of) => (
        <PlainDealLine key={of.line._id} of={of} products={products} currency={currency} isTried={form !== null} />
      ))}
      {singly > total && <p className="small muted">{t('singly', { amount: amount(singly) })}</p>}
      <div className={styles.foot}>
        <ButtonLink to="/menu" variant="text">
          {say('to_menu')}
        </ButtonLink>
        <Button type="submit" name="update" variant={isSeen ? 'tonal' : 'primary'}>
          {say('update')}
        </Button>
        {isSeen && (
          <Button type="submit" name="add">
            {t('add', { price: amount(total) })}
          </Button>
        )}
      </div>
    </form>
  );
}
