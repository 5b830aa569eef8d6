import { memo, useEffect } from 'react';
import { useMessages } from '../../app/app-context.ts';
import styles from './menu-section-list.module.css';
import type { MenuSection } from './menu-sections.ts';
import { ProductCard } from './product-card.tsx';
import { rowHeights } from './row-heights.ts';
import type { useProductCards } from './use-product-cards.ts';

/** Pictures that may be on the first screen. */
const EAGER = 4;
/** From here on, rows are laid out when somebody comes near. */
const LONG = 24;

interface Props {
  sections: readonly MenuSection[];
  cardProps: ReturnType<typeof useProductCards>;
}

/** The dishes in their sections: rows on phones, cards from 960 px. */
export const MenuSectionList = memo(function MenuSectionList({ sections, cardProps }: Props) {
  const t = useMessages('menu');
  const isLong = sections.flatMap(({ products }) => products).length > LONG;
  useEffect(() => {
    if (isLong && sections) import('./keep-row-heights.ts').then((file) => file.keepRowHeights()).catch(() => {});
  }, [isLong, sections]);
  return sections.map(({ id, name, products }, index) => (
    <section
      key={id}
      className={styles.section}
      aria-labelledby={`section-${id}`}
      data-section={id}
      data-long={isLong ? products.length : undefined}
      style={rowHeights.get(id)}
    >
      <div className={styles.head}>
        <h2 id={`section-${id}`} tabIndex={-1}>
          {name ?? (id === 'found' ? t('found', { count: products.length }) : t('more_dishes'))}
        </h2>
        {id !== 'found' && <span className="faint small">{t('dishes', { count: products.length })}</span>}
      </div>
      <ul className={styles.list}>
        {products.map((product, place) => (
          <li key={product._id} style={rowHeights.get(product._id)}>
            <ProductCard product={product} variant="row" eager={index === 0 && place < EAGER} {...cardProps(product)} />
          </li>
        ))}
      </ul>
    </section>
  ));
});
