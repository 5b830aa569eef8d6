import { memo, useDeferredValue, useEffect } from 'react';
import { useMessages } from '../../app/app-context.ts';
import type { PictureLoading } from '../../ui/picture.tsx';
import styles from './menu-section-list.module.css';
import type { MenuSection } from './menu-sections.ts';
import { ProductCard } from './product-card.tsx';
import { rowHeights } from './row-heights.ts';
import type { useProductCards } from './use-product-cards.ts';

/** Dishes that may be on the first screen. */
const EAGER = 4;
/**
 * A list with more dishes is long, five screens of a phone: its rows are laid out when somebody comes near, and the document has no
 * pictures of those after these. They are added as soon as the page has taken over (decision 047).
 */
const LONG = 28;

interface Props {
  sections: readonly MenuSection[];
  cardProps: ReturnType<typeof useProductCards>;
}

/** The dishes in their sections: rows on phones, cards from 960 px. */
export const MenuSectionList = memo(function MenuSectionList({ sections, cardProps }: Props) {
  const t = useMessages('menu');
  const dishes = sections.flatMap(({ products }) => products);
  const isLong = dishes.length > LONG;
  const pictures = useDeferredValue(Number.POSITIVE_INFINITY, LONG);
  useEffect(() => {
    if (isLong && sections) import('./keep-row-heights.ts').then((file) => file.keepRowHeights()).catch(() => {});
  }, [isLong, sections]);
  return sections.map(({ id, name, products }) => (
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
        {products.map((product) => (
          <li key={product._id} style={rowHeights.get(product._id)}>
            <ProductCard
              product={product}
              variant="row"
              loading={loadingOf(dishes.indexOf(product), pictures)}
              {...cardProps(product)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
});

function loadingOf(place: number, pictures: number): PictureLoading {
  if (place >= pictures) return null;
  return place < EAGER ? 'eager' : 'lazy';
}
