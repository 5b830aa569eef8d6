import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import type { Category, Product } from '../../../../contract/menu.ts';
import type { Promotion } from '../../../../contract/promotions.ts';
import { useNow } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { painted } from '../../../ui/painted.ts';
import { useRestaurant } from '../../restaurant/restaurant-resource.ts';
import { useProductCards } from '../card/use-product-cards.ts';
import { dietsIn, isOfDiet } from '../food/diets.ts';
import {
  applicableDishes,
  firstScreen,
  type MenuView,
  menuCategories,
  menuSections,
  servedFirst,
  servedLater,
} from '../menu-sections.ts';
import { useSafeMode } from '../safe/use-safe-mode.ts';
import { CategoryNav } from './category-nav.tsx';
import { lateMenu, menuStates } from './late-menu.ts';
import type { MenuEndProps } from './menu-end.tsx';
import { MenuSectionList } from './menu-section-list.tsx';
import type { MenuTopProps } from './menu-top.tsx';

const LazyNothingFound = lazyPart(async () => (await menuStates()).NothingFound);
const LazyMenuTop = lazyPart<MenuTopProps>(async () => (await lateMenu()).MenuTop);
const LazyMenuEnd = lazyPart<MenuEndProps>(async () => (await lateMenu()).MenuEnd);
const LazySearchStatus = lazyPart(async () => (await lateMenu()).SearchStatus);
const LazyCategoryEmpty = lazyPart(async () => (await menuStates()).CategoryEmpty);

interface Props {
  products: Product[];
  /** null: they could not be fetched; then the categories that the dishes name are used. */
  categories: Category[] | null;
  /** null also if the address names a promotion that has ended. */
  promotion: Promotion | null;
  view: MenuView;
  /** Class names: where the filter and the dishes stand on the page. */
  places: { rail: string | undefined; content: string | undefined };
}

/** The category filter and the dishes that it lets through. */
export function MenuBody(props: Props) {
  const content = useRef<HTMLDivElement>(null);
  // Deferred, so that a tapped control responds at once even if two hundred dishes have to render again.
  const { products: all, categories, promotion, view, places } = useDeferredValue(props);
  const named = view.diets.join();
  const products = useMemo(
    () => all.filter((dish) => dietsIn(named).every((diet) => isOfDiet(dish, diet))),
    [all, named],
  );
  const safe = useDeferredValue(useSafeMode());
  const cardProps = useDeferredValue(useProductCards());
  const { query } = view;
  const categoryId = query || promotion ? null : view.categoryId;
  const applicable = promotion?.applicableProductIds;
  const now = useNow();
  const timezone = useRestaurant()?.timezone ?? 'UTC';
  const later = servedLater(categories ?? [], { now, timezone }).join(' ');
  const kinds = useMemo(
    () => servedFirst(menuCategories(categories, products), later.split(' ')),
    [categories, products, later],
  );
  const sections = useMemo(() => {
    const dishes = applicable && !query ? applicableDishes(products, applicable) : products;
    const found = menuSections(dishes, kinds, { query, categoryId });
    return safe ? found.map((section) => ({ ...section, products: safe.sorted(section.products) })) : found;
  }, [products, kinds, applicable, query, categoryId, safe]);
  const drawn = useIsWhole() ? sections : firstScreen(sections);
  useListTop(content, `${categoryId} ${promotion?._id}`);

  const isWhole = !query && !promotion && categoryId === null && !named;
  const count = sections.flatMap((section) => section.products).length;
  return (
    <>
      <LazySearchStatus query={query} products={products} />
      <CategoryNav
        className={places.rail}
        kinds={kinds}
        products={products}
        current={categoryId}
        sections={query || promotion || categoryId !== null ? null : drawn.length}
      />
      <div ref={content} className={places.content}>
        <LazyMenuTop products={products} sections={sections} isWhole={isWhole} safe={safe} />
        {count ? (
          <MenuSectionList sections={drawn} count={count} cardProps={cardProps} />
        ) : query ? (
          <LazyNothingFound query={query} />
        ) : (
          <LazyCategoryEmpty />
        )}
        <LazyMenuEnd products={products} kinds={kinds} current={categoryId} isWhole={isWhole} />
      </div>
    </>
  );
}

/** Opened by a link, the list is painted before all of it is rendered; going back needs its full height at once. */
function useIsWhole(): boolean {
  const [isWhole, setIsWhole] = useState(useNavigationType() === 'POP');
  useEffect(() => void painted().then(() => setIsWhole(true)), []);
  return useDeferredValue(isWhole);
}

/**
 * Scrolls to the top of the list, below the sticky bars, when other dishes are chosen. `choice` identifies what is shown.
 * After going back, the router restores the scroll position instead.
 */
function useListTop(list: RefObject<HTMLElement | null>, choice: string): void {
  const type = useNavigationType();
  const last = useRef(choice);
  useEffect(() => {
    if (last.current === choice) return;
    last.current = choice;
    if (type !== 'POP')
      void lateMenu()
        .then(({ toListTop }) => toListTop(list.current))
        .catch(() => {});
  }, [choice, list, type]);
}
