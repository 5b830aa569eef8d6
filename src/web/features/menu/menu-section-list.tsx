import { useHydrated, useMessages } from '../../app/app-context.ts';
import styles from './menu-section-list.module.css';
import type { MenuSection } from './menu-sections.ts';
import { ProductCard } from './product-card.tsx';
import { useProductCards } from './use-product-cards.ts';

/** Pictures that may be on the first screen. */
const EAGER = 4;
/** From here on, what is off screen is not laid out until the script has taken over; then heights are exact: Back finds its place. */
const LONG = 60;

/** The dishes in their sections: rows on phones, cards from 960 px. */
export function MenuSectionList({ sections }: { sections: readonly MenuSection[] }) {
  const t = useMessages('menu');
  const cardProps = useProductCards();
  const hydrated = useHydrated();
  const isLong = !hydrated && sections.reduce((sum, { products }) => sum + products.length, 0) > LONG;
  return sections.map(({ id, name, products }, index) => (
    <section key={id} className={styles.section} aria-labelledby={`section-${id}`} data-section={id}>
      <div className={styles.head}>
        <h2 id={`section-${id}`} tabIndex={-1}>
          {name ?? (id === 'found' ? t('found', { count: products.length }) : t('more_dishes'))}
        </h2>
        {id !== 'found' && <span className="faint small">{t('dishes', { count: products.length })}</span>}
      </div>
      <ul className={styles.list} data-long={isLong || undefined}>
        {products.map((product, place) => (
          <li key={product._id}>
            <ProductCard product={product} variant="row" eager={index === 0 && place < EAGER} {...cardProps(product)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
