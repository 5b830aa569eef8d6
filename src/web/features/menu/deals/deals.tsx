import { useState } from 'react';
import type { Deal, Product } from '../../../../contract/menu.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/signs/picture.tsx';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import styles from './deals.module.css';

/** Fetched by whoever chooses a deal. */
const dialogs = () => import('./deal-dialog.tsx');
type Chosen = Awaited<ReturnType<typeof dialogs>> & { deal: Deal };

/** So many of its dishes a deal shows. */
const PICTURES = 4;

interface DealsProps {
  products: readonly Product[];
  deals: readonly Deal[];
}

/** The deals after the sections of the menu. Each is chosen in a dialog, without scripts on a page of its own (`plain-deal.tsx`). */
export function Deals({ products, deals }: DealsProps) {
  const t = useMessages('menu');
  const language = useLanguage();
  const { messages } = useApp();
  const currency = useRestaurant()?.currency;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (!currency) return null;
  const choose = (deal: Deal) =>
    void Promise.all([dialogs(), messages.need(['deals', 'product', 'safe-mode', 'foods'])]).then(
      ([file]) => setChosen({ ...file, deal }),
      () => {},
    );
  return (
    <section aria-labelledby="deals" className={styles.deals}>
      <h2 id="deals">{t('deals')}</h2>
      <ul>
        {deals.map((deal) => (
          <li key={deal._id} className={styles.deal}>
            <Pictures deal={deal} products={products} />
            <div className={styles.text} lang={deal.lang}>
              <h3>{deal.name}</h3>
              {deal.description && <p>{deal.description}</p>}
              <form
                className={styles.foot}
                method="post"
                data-early
                onSubmit={(event) => {
                  event.preventDefault();
                  choose(deal);
                }}
              >
                <b className="num">{money(deal.price, currency, language)}</b>
                <input type="hidden" name="deal" value={deal._id} />
                <Button
                  type="submit"
                  variant="white"
                  lang={language}
                  aria-label={t('deal_choose_from', { name: deal.name })}
                >
                  {t('deal_choose')}
                </Button>
              </form>
            </div>
          </li>
        ))}
      </ul>
      {chosen && (
        <chosen.DealDialog deal={chosen.deal} products={products} currency={currency} onClose={() => setChosen(null)} />
      )}
    </section>
  );
}

/** A dish of each line, as far as they have pictures. */
function Pictures({ deal, products }: { deal: Deal; products: readonly Product[] }) {
  const known = new Map(products.map((dish) => [dish._id, dish]));
  const dishes = new Set<Product>();
  for (const { choices } of deal.lines) {
    const dish = choices.map(({ productId }) => known.get(productId)).find((each) => each?.image && !dishes.has(each));
    if (dish) dishes.add(dish);
  }
  const shown = [...dishes].slice(0, PICTURES);
  if (shown.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {shown.map((dish) => (
        <Picture key={dish._id} image={dish.image} alt="" sizes="180px" className={styles.picture} />
      ))}
    </div>
  );
}
