import { memo, useEffect } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { LazyServedHours } from '../../restaurant/lazy-served-hours.ts';
import { ProductCard } from '../card/product-card.tsx';
import type { useProductCards } from '../card/use-product-cards.ts';
import type { MenuSection } from '../menu-sections.ts';
import { lateMenu } from './late-menu.ts';
import styles from './menu-section-list.module.css';
import { rowHeights } from './row-heights.ts';

/** So many first dishes may be on the first screen: their pictures are not lazy. */
const EAGER = 4;
/** A list with more dishes (five screens of a phone) is long: its rows are laid out only when they come near the screen. */
const LONG = 28;

interface Props {
  sections: readonly MenuSection[];
  /** The number of all dishes, including those that are not rendered yet. */
  count: number;
  cardProps: ReturnType<typeof useProductCards>;
}

/** The dishes in their sections: rows on phones, cards from 960 px. */
export const MenuSectionList = memo(function MenuSectionList({ sections, count, cardProps }: Props) {
  const isLong = count > LONG;
  useEffect(() => {
    if (isLong)
      void lateMenu()
        .then((file) => file.measureRowHeights())
        .catch(() => {});
  }, [isLong]);
  return sections.map((section, index) => (
    <Section key={section.id} section={section} cardProps={cardProps} isLong={isLong} eager={index ? 0 : EAGER} />
  ));
});

interface SectionProps {
  section: MenuSection;
  cardProps: Props['cardProps'];
  isLong: boolean;
  /** How many of its first dishes have pictures that are not lazy. */
  eager: number;
}

/** Memoised, so that a change in another section does not render it again. */
const Section = memo(function Section({ section, cardProps, isLong, eager }: SectionProps) {
  const t = useMessages('menu');
  const { id, name, description, lang, langs, hours, products, size = products.length } = section;
  return (
    <section
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
      {hours && <LazyServedHours served={[[hours]]} className="muted small" />}
      {description && (
        <p lang={langs?.['description'] ?? lang} className={styles.description}>
          {description}
        </p>
      )}
      <ul className={styles.list}>
        {products.map((product, place) => (
          <li key={product._id} style={rowHeights.get(product._id)}>
            <ProductCard
              product={product}
              variant="row"
              loading={place < eager ? 'eager' : 'lazy'}
              {...cardProps(product)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});
