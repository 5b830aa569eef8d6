import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { StaffMenu } from '../../../../contract/staff/staff-availability.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/signs/skeleton.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { AvailabilityRow } from './availability-row.tsx';
import styles from './menu-availability.module.css';
import { dishGroups, filtered, type ItemGroup, matchesQuery, optionGroups } from './menu-items.ts';

type View = 'dishes' | 'options' | 'out';

/** The page on which dishes and options are marked as run out. */
export function MenuAvailability() {
  const t = useMessages('availability');
  const { menu: store } = useStaff();
  const { menu, hasFailed } = useStore(store.state);
  useEffect(() => void store.load(), [store]);
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1>{t('title')}</h1>
        <p className="muted">{t('text')}</p>
      </header>
      {hasFailed && (
        <Alert
          actions={
            <Button variant="outline" before="rotate-ccw" onClick={() => void store.load()}>
              {t('retry')}
            </Button>
          }
        >
          {t(menu ? 'stale' : 'failed')}
        </Alert>
      )}
      {menu ? <MenuList menu={menu} /> : !hasFailed && <Loading />}
    </div>
  );
}

function MenuList({ menu }: { menu: StaffMenu }) {
  const t = useMessages('availability');
  const [view, setView] = useState<View>('dishes');
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const all = useMemo(() => ({ dishes: dishGroups(menu), options: optionGroups(menu) }), [menu]);
  const out = useMemo(
    () => filtered([...all.dishes, ...all.options], ({ isAvailable, usedUp }) => !isAvailable || Boolean(usedUp)),
    [all],
  );
  const groups = useMemo(
    () => filtered(view === 'out' ? out : all[view], matchesQuery(wanted)),
    [all, out, view, wanted],
  );
  const count = out.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <div className={styles.tools}>
        <Segmented<View>
          label={t('show')}
          name="view"
          value={view}
          onChange={setView}
          options={[
            { value: 'dishes', label: t('dishes') },
            { value: 'options', label: t('options') },
            { value: 'out', label: t('out', { count }) },
          ]}
        />
        <TextField
          label={t('search')}
          hideLabel
          placeholder={t('search')}
          type="search"
          icon="search"
          shape="pill"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      {groups.length === 0 && (
        <EmptyState
          emoji={query ? 'magnifier' : 'party'}
          title={query ? t('nothing_found', { query }) : t('nothing_out')}
          framed
        />
      )}
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </>
  );
}

function Group({ group: { id, name, dishes, items } }: { group: ItemGroup }) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {dishes.length > 0 && <p className={styles.dishes}>{dishes.join(', ')}</p>}
      <ul className={styles.list}>
        {items.map((item) => (
          <AvailabilityRow key={item._id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  const t = useMessages('availability');
  return (
    <SkeletonArea label={t('loading')} className={styles.loading}>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="block" className={styles.row} />
      ))}
    </SkeletonArea>
  );
}
