import { memo, useEffect, useRef, useState } from 'react';
import type { Product } from '../../../contract/menu.ts';
import { useMessages } from '../../app/app-context.ts';
import { farPictures } from './far-pictures.ts';
import styles from './menu-section-list.module.css';
import type { MenuSection } from './menu-sections.ts';
import { ProductCard } from './product-card.tsx';
import { rowHeights } from './row-heights.ts';
import type { useProductCards } from './use-product-cards.ts';

/** So many first dishes may be on the first screen: their pictures are not lazy. */
const EAGER = 4;
/** A list with more dishes (five screens of a phone) is long: its rows are laid out only when they come near the screen. */
const LONG = 28;
/** So many first dishes of a long list have their pictures from the start: three screens of a phone, two of a desktop. */
const WITH_PICTURES = 16;

interface Props {
  sections: readonly MenuSection[];
  /** The number of all dishes, including those that are not rendered yet. */
  count: number;
  cardProps: ReturnType<typeof useProductCards>;
}

/** The dishes in their sections: rows on phones, cards from 960 px. */
export const MenuSectionList = memo(function MenuSectionList({ sections, count, cardProps }: Props) {
  const isLong = count > LONG;
  let before = 0;
  return sections.map((section, index) => {
    const pictures = isLong ? WITH_PICTURES - before : count;
    before += section.products.length;
    return (
      <Section
        key={section.id}
        section={section}
        cardProps={cardProps}
        isLong={isLong}
        eager={index ? 0 : EAGER}
        pictures={pictures}
      />
    );
  });
});

interface SectionProps {
  section: MenuSection;
  cardProps: Props['cardProps'];
  isLong: boolean;
  /** How many of its first dishes have pictures that are not lazy. */
  eager: number;
  /** How many of its first dishes have pictures from the start; zero or less: none. */
  pictures: number;
}

/** Memoised, so that a change in another section does not render it again. */
const Section = memo(function Section({ section, cardProps, isLong, eager, pictures }: SectionProps) {
  const t = useMessages('menu');
  const { id, name, description, lang, products, size = products.length } = section;
  const area = useRef<HTMLElement>(null);
  const near = useNearDishes(area, isLong && size === products.length, products);
  return (
    <section
      ref={area}
      className={styles.section}
      aria-labelledby={`section-${id}`}
      data-section={id}
      data-long={isLong ? size : undefined}
      style={rowHeights.get(id)}
    >
      <div className={styles.head}>
        <h2 id={`section-${id}`} lang={lang} tabIndex={-1}>
          {name ?? (id === 'found' ? t('found', { count: size }) : t('more_dishes'))}
        </h2>
        {id !== 'found' && <span className="faint small">{t('dishes', { count: size })}</span>}
      </div>
      {description && (
        <p lang={lang} className={styles.description}>
          {description}
        </p>
      )}
      <ul className={styles.list}>
        {products.map((product, place) => (
          <li key={product._id} style={rowHeights.get(product._id)}>
            <ProductCard
              product={product}
              variant="row"
              loading={place < eager ? 'eager' : place < pictures || near.has(product._id) ? 'lazy' : null}
              {...cardProps(product)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** The ids of the dishes whose rows came near the screen; all of them, if the file that detects it cannot be loaded. */
function useNearDishes(area: { current: Element | null }, isLong: boolean, products: readonly Product[]) {
  const [near, setNear] = useState<Pick<ReadonlySet<string>, 'has'>>(farPictures.near);
  useEffect(() => {
    if (!isLong || !products.length) return;
    const over = new AbortController();
    import('./attend-far-rows.ts')
      .then((file) => file.attendFarRows(area.current, setNear, over.signal))
      .catch(() => setNear({ has: () => true }));
    return () => over.abort();
  }, [area, isLong, products]);
  return near;
}
