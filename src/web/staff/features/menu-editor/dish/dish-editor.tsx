import { useSearchParams } from 'react-router';
import { getDish } from '../../../../../contract/endpoints/dishes.ts';
import { getMenuRecord } from '../../../../../contract/endpoints/menu-record.ts';
import type { ApiResult } from '../../../../../contract/transport.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { lazyPart } from '../../../../app/lazy-part.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { type RecordState, useRecord } from '../../../app/use-record.ts';
import { RecordPage } from '../../editing/record-page.tsx';
import { ownLabels } from '../own-labels.ts';
import styles from './dish-editor.module.css';
import { DishForm } from './dish-form.tsx';
import type { DishInMenu } from './dish-in-menu.ts';

/** Below the form, and nothing without it. */
const LazyHistory = lazyPart(() => import('./dish-history.tsx').then((file) => file.DishHistory));

/** One dish's page; `id` is null for a new one. */
export function DishEditor({ id }: { id: string | null }) {
  const t = useMessages('menu-editor');
  const [search] = useSearchParams();
  const record = useDishRecord(id);
  const dish = record.value?.dish;
  const name = dish && record.value ? ownLabels(dish.name, record.value.menu.contentLanguage) : '';
  return (
    <div className={`wrap ${styles.page}`}>
      <ButtonLink variant="text" size="sm" before="arrow-left" to="/staff/menu/edit" className={styles.back}>
        {t('back')}
      </ButtonLink>
      <RecordPage
        title={id === null ? t('new_dish') : name || t('dish')}
        text={t(id === null ? 'new_dish_text' : 'text')}
        record={record}
        actions={
          dish?.isActive && (
            <ButtonLink variant="outline" before="eye" to={`/product/${dish._id}`} target="_blank">
              {t('see_as_customer')}
            </ButtonLink>
          )
        }
      >
        {(value) => (
          <>
            <DishForm {...value} record={record} categoryId={search.get('category') ?? undefined} />
            {value.dish && <LazyHistory menu={value.menu} dish={value.dish} />}
          </>
        )}
      </RecordPage>
    </div>
  );
}

function useDishRecord(id: string | null): RecordState<DishInMenu> {
  const { call } = useStaff();
  return useRecord(`dish/${id}`, async (): Promise<ApiResult<{ data: DishInMenu }>> => {
    const quiet = { quiet: true };
    const [menu, dish] = await Promise.all([
      call(getMenuRecord, { ...quiet }),
      id === null ? null : call(getDish, { params: { id }, ...quiet }),
    ]);
    if (!menu.ok) return menu;
    if (dish && !dish.ok) return dish;
    return { ok: true, etag: null, data: { data: { menu: menu.data.data, dish: dish?.data.data.product ?? null } } };
  });
}
