import { listDeals } from '../../../../contract/endpoints/deals.ts';
import { getMenuRecord } from '../../../../contract/endpoints/menu-record.ts';
import type { ApiResult } from '../../../../contract/transport.ts';
import { useMessages } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import menuStyles from '../menu-editor/tree/menu-tree.module.css';
import type { PricedMenu } from './priced-menu.ts';
import type { PricesFormProps } from './prices-form.tsx';

const form = () => import('./prices-form.tsx').then((file) => file.PricesForm);
const LazyPricesForm = lazyPart<PricesFormProps>(form);

/** The menu as a table: prices are typed one below the other, raised together, and new dishes added by name and price. */
export function PricesPage() {
  const t = useMessages('prices');
  const { call } = useStaff();
  const record = useRecord('prices', async (): Promise<ApiResult<{ data: PricedMenu }>> => {
    // Fetched beside what it shows.
    form().catch(() => {});
    const [menu, deals] = await Promise.all([call(getMenuRecord, { quiet: true }), call(listDeals, { quiet: true })]);
    if (!menu.ok) return menu;
    return deals.ok ? { ...menu, data: { data: { ...menu.data.data, ...deals.data.data } } } : deals;
  });
  return (
    <div className={`wrap ${menuStyles.page}`}>
      <RecordPage title={t('title')} text={t('text')} record={record}>
        {(menu) =>
          menu.categories.length === 0 ? (
            <EmptyState emoji="plate" title={t('empty_title')} text={t('empty_text')} framed />
          ) : (
            <LazyPricesForm menu={menu} record={record} />
          )
        }
      </RecordPage>
    </div>
  );
}
