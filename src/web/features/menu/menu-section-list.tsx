import { memo, useEffect, useState } from 'react';
import { useMessages } from '../../app/app-context.ts';
import { farPictures } from './far-pictures.ts';
import styles from './menu-section-list.module.css';
import type { MenuSection } from './menu-sections.ts';
import { ProductCard } from './product-card.tsx';
import { rowHeights } from './row-heights.ts';
import type { useProductCards } from './use-product-cards.ts';

/** Dishes that may be on the first screen. */
const EAGER = 4;
/** A list with more dishes, five screens of a phone, is long: its rows are laid out when somebody comes near. */
const LONG = 28;

interface Props {
  sections: readonly MenuSection[];
  cardProps: ReturnType<typeof useProductCards>;
}

/** The dishes in their sections: rows on phones, cards from 960 px. */
export const MenuSectionList = memo(function MenuSectionList({ sections, cardProps }: Props) {
  const count = sections.reduce((sum, { products }) => sum + products.length, 0);
  const isLong = count > LONG;
  const [pictures, setPictures] = useState(farPictures.shown);
  useEffect(() => {
    if (isLong && sections)
      loadFarRows().then(
        (file) => file.attendFarRows(count, setPictures),
        () => setPictures(count),
      );
  }, [isLong, sections, count]);
  let left = isLong ? pictures : count;
  return sections.map((section, index) => {
    const own = Math.max(0, Math.min(left, section.products.length));
    left -= own;
    return (
      <Section
        key={section.id}
        section={section}
        cardProps={cardProps}
        isLong={isLong}
        eager={index ? 0 : EAGER}
        pictures={own}
      />
    );
  });
});

interface SectionProps {
  section: MenuSection;
  cardProps: Props['cardProps'];
  isLong: boolean;
  /** Of its first dishes, so many pictures are not lazy. */
  eager: number;
  /** So many of its dishes have their pictures by now. */
  pictures: number;
}

let farRows: Promise<typeof import('./attend-far-rows.ts')> | undefined;

/** Once: of two imports a browser may answer the second one first, and the list that came last is the one on the page. */
function loadFarRows() {
  farRows ??= import('./attend-far-rows.ts');
  return farRows;
}

/** Drawn again only when something of its own changes. */
const Section = memo(function Section({ section, cardProps, isLong, eager, pictures }: SectionProps) {
  const t = useMessages('menu');
  const { id, name, products } = section;
  return (
    <section
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
            <ProductCard
              product={product}
              variant="row"
              loading={place >= pictures ? null : place < eager ? 'eager' : 'lazy'}
              {...cardProps(product)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});
