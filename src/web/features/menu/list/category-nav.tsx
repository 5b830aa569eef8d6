import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Product } from '../../../../contract/menu.ts';
import { useMessages } from '../../../app/app-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { dishesOf, type Kind, menuSections } from '../menu-sections.ts';
import styles from './category-nav.module.css';
import { useSectionInView } from './use-section-in-view.ts';

interface Props {
  className?: string | undefined;
  kinds: readonly Kind[];
  products: readonly Product[];
  /** null: all items. */
  current: string | null;
  /** How many sections are on the page, of which the one in view is marked; null: not all items are shown. */
  sections: number | null;
}

/** The category filter: sticky chips on phones, a rail with counts from 960 px. Links, so it works without script. */
export function CategoryNav({ className, kinds, products, current, sections }: Props) {
  const t = useMessages('menu');
  const inView = useSectionInView(sections ?? 0);
  const list = useRef<HTMLUListElement>(null);
  const marked = current ?? inView;
  // Among all items a dish stands once: there a category counts what stands in its section.
  const shown = sections === null ? [] : menuSections(products, kinds, { query: '', categoryId: null });
  useEffect(() => reveal(list.current, marked), [marked]);

  return (
    <nav className={classNames(styles.nav, className)} aria-label={t('categories')}>
      <ul className={styles.list} ref={list}>
        <Entry
          label={t('all_items')}
          count={products.length}
          id={null}
          isCurrent={sections !== null}
          isInView={false}
        />
        {kinds.map(({ _id, name, lang }) => (
          <Entry
            key={_id}
            id={_id}
            label={name}
            lang={lang}
            count={(shown.find(({ id }) => id === _id)?.products ?? dishesOf(products, _id)).length}
            isCurrent={_id === current}
            isInView={_id === inView}
          />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  id: string | null;
  label: string;
  lang?: Kind['lang'];
  count: number;
  isCurrent: boolean;
  isInView: boolean;
}

function Entry({ id, label, lang, count, isCurrent, isInView }: EntryProps) {
  const t = useMessages('menu');
  return (
    <li data-category={id ?? ''}>
      <Link
        to={useCategoryAddress(id)}
        className={styles.entry}
        aria-current={isCurrent ? 'true' : undefined}
        data-in-view={isInView || undefined}
        preventScrollReset
      >
        <span lang={lang}>{label}</span>
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{t('dishes', { count })}</span>
        </span>
      </Link>
    </li>
  );
}

/** The address of a category; `null` is "All items". It replaces search and promotion, and keeps other parameters. */
export function useCategoryAddress(id: string | null): string {
  const [parameters] = useSearchParams();
  const next = new URLSearchParams(parameters);
  for (const name of ['q', 'promo', 'category']) next.delete(name);
  if (id !== null) next.set('category', id);
  return String(next) ? `/menu?${next}` : '/menu';
}

/** Scrolls the list sideways to an entry. Not `scrollIntoView`, which would scroll the page, too. */
function reveal(list: HTMLElement | null, id: string | null): void {
  const entry = list?.querySelector<HTMLElement>(`[data-category="${CSS.escape(id ?? '')}"]`);
  if (!list || !entry || list.scrollWidth <= list.clientWidth) return;
  list.scrollTo({ left: entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2, behavior: 'smooth' });
}
