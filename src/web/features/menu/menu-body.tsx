import { useDeferredValue, useMemo, useRef } from 'react';
import { useNavigationType } from 'react-router';
import type { Category, Product } from '../../../contract/menu.ts';
import type { Promotion } from '../../../contract/promotions.ts';
import { LaterCategoryEmpty, LaterCategoryNav, LaterNextCategory, LaterNothingFound } from './later-parts.ts';
import { MenuSectionList } from './menu-section-list.tsx';
import { applicableDishes, firstScreen, type MenuView, menuCategories, menuSections } from './menu-sections.ts';
import { useListTop } from './use-list-top.ts';
import { useProductCards } from './use-product-cards.ts';

interface Props {
  products: Product[];
  /** null: not to be had; then the dishes' own are used. */
  categories: Category[] | null;
  /** null also where the address names one that is over. */
  promotion: Promotion | null;
  view: MenuView;
  /** Class names: where the filter and the dishes stand on the page. */
  places: { rail: string | undefined; content: string | undefined };
}

/** The category filter and the dishes it leaves. */
export function MenuBody(props: Props) {
  const content = useRef<HTMLDivElement>(null);
  // Whatever is tapped answers at once, also where two hundred dishes have to be drawn again.
  const { products, categories, promotion, view, places } = useDeferredValue(props);
  const cardProps = useDeferredValue(useProductCards());
  const { query } = view;
  const categoryId = query || promotion ? null : view.categoryId;
  const applicable = promotion?.applicableProductIds;
  const kinds = useMemo(() => menuCategories(categories, products), [categories, products]);
  const sections = useMemo(() => {
    const dishes = applicable && !query ? applicableDishes(products, applicable) : products;
    return menuSections(dishes, kinds, { query, categoryId });
  }, [products, kinds, applicable, query, categoryId]);
  // Opened by a link, it appears before all of it is drawn; going back needs its whole length.
  const isOpening = useNavigationType() !== 'POP';
  const drawn = useDeferredValue(sections, isOpening ? firstScreen(sections) : undefined);
  useListTop(content, `${categoryId} ${promotion?._id}`);

  const isEmpty = sections.every((section) => section.products.length === 0);
  return (
    <>
      <LaterCategoryNav
        className={places.rail}
        kinds={kinds}
        products={products}
        current={categoryId}
        sections={query || promotion || categoryId !== null ? null : drawn.length}
      />
      <div ref={content} className={places.content}>
        {isEmpty ? (
          query ? (
            <LaterNothingFound query={query} />
          ) : (
            <LaterCategoryEmpty />
          )
        ) : (
          <MenuSectionList sections={drawn} cardProps={cardProps} />
        )}
        {categoryId !== null && (
          <LaterNextCategory key={categoryId} kinds={kinds} products={products} current={categoryId} />
        )}
      </div>
    </>
  );
}
