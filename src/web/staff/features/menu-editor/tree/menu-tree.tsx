import { useDeferredValue, useMemo, useState } from 'react';
import { getMenuRecord } from '../../../../../contract/endpoints/menu-record.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffCategory } from '../../../../../contract/staff/staff-menu-categories.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { lazyPart } from '../../../../app/lazy-part.tsx';
import { useLater } from '../../../../app/use-later.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { EmptyState } from '../../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { type RecordState, useRecord } from '../../../app/use-record.ts';
import { RecordPage } from '../../editing/record-page.tsx';
import type { StartMenuProps } from '../../menu-start/start-menu.tsx';
import { CategorySection } from './category-section.tsx';
import { DishList } from './dish-list.tsx';
import { menuGroups } from './menu-groups.ts';
import styles from './menu-tree.module.css';
import { useDuplicate } from './use-duplicate.ts';
import { useMenuOrder } from './use-menu-order.ts';

const LazyStart = lazyPart<StartMenuProps>(() =>
  import('../../menu-start/start-menu.tsx').then((file) => file.StartMenu),
);
const LazyEmptyAgain = lazyPart<Omit<StartMenuProps, 'addCategory'>>(() =>
  import('../../menu-start/empty-again.tsx').then((file) => file.EmptyAgain),
);

/** The menu by category: dishes can be reordered, and opened to be edited. */
export function MenuEditor() {
  const t = useMessages('menu-editor');
  const { call } = useStaff();
  const record = useRecord('menu', () => call(getMenuRecord, { quiet: true }));
  return (
    <div className={`wrap ${styles.page}`}>
      <RecordPage title={t('title')} text={t('text')} record={record}>
        {(menu) => <Menu menu={menu} record={record} />}
      </RecordPage>
    </div>
  );
}

function Menu({ menu, record }: { menu: MenuRecord; record: RecordState<MenuRecord> }) {
  const t = useMessages('menu-editor');
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const [isOrdering, setIsOrdering] = useState(false);
  /** The category that is open in the panel over the page; null: none. */
  const [open, setOpen] = useState<StaffCategory | 'new' | null>(null);
  const { move, said } = useMenuOrder(menu, record);
  const duplicate = useDuplicate();
  const { categories, elsewhere, removed } = useMemo(() => menuGroups(menu, wanted), [menu, wanted]);
  const ids = menu.categories.map(({ _id }) => _id);
  const isFound = categories.length + elsewhere.length + removed.length > 0;
  const isEmpty = menu.categories.length + menu.products.length === 0;
  const { take, reload } = record;
  const parts = useLater(() => import('./category-sheet.tsx'), open !== null);
  const sheet = open && parts && (
    <parts.CategorySheet
      menu={menu}
      category={open === 'new' ? null : open}
      onClose={() => setOpen(null)}
      onDone={() => {
        setOpen(null);
        reload();
      }}
    />
  );
  if (isEmpty)
    return (
      <>
        <LazyStart menu={menu} take={take} reload={reload} addCategory={() => setOpen('new')} />
        {sheet}
      </>
    );
  return (
    <>
      {menu.canEmpty && <LazyEmptyAgain menu={menu} take={take} reload={reload} />}
      <div className={styles.tools}>
        <TextField
          label={t('search')}
          hideLabel
          placeholder={t('search')}
          type="search"
          icon="search"
          shape="pill"
          value={query}
          disabled={isOrdering}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <Button
          variant={isOrdering ? 'primary' : 'outline'}
          before={isOrdering ? 'check' : 'arrow-up-down'}
          disabled={query !== ''}
          onClick={() => setIsOrdering(!isOrdering)}
        >
          {t(isOrdering ? 'order_done' : 'order')}
        </Button>
        <Button variant="outline" before="plus" onClick={() => setOpen('new')}>
          {t('add_category')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {!isFound && <EmptyState emoji="magnifier" title={t('nothing_found', { query })} framed />}
      {categories.map(({ category, name, dishes }, place) => (
        <CategorySection
          key={category._id}
          category={category}
          name={name}
          dishes={dishes}
          currency={menu.currency}
          edit={() => setOpen(category)}
          duplicate={duplicate}
          order={isOrdering ? { place, count: ids.length, move, ids } : null}
        />
      ))}
      <DishList title={t('elsewhere')} dishes={elsewhere} currency={menu.currency} />
      <DishList title={t('removed')} text={t('removed_text')} dishes={removed} currency={menu.currency} />
      {sheet}
    </>
  );
}
