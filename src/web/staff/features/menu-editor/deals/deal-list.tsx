import { useState } from 'react';
import { listDeals } from '../../../../../contract/endpoints/deals.ts';
import { getMenuRecord } from '../../../../../contract/endpoints/menu-record.ts';
import type { StaffDeal } from '../../../../../contract/staff/staff-deals.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { useLater } from '../../../../app/use-later.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { type RecordState, useRecord } from '../../../app/use-record.ts';
import { NotLoaded } from '../../editing/not-loaded.tsx';
import { RecordPage } from '../../editing/record-page.tsx';
import rows from '../groups/group-rows.module.css';
import editor from '../tree/menu-tree.module.css';
import { DealRow } from './deal-row.tsx';
import { useDealOrder } from './use-deal-order.ts';

/** All deals of the menu. */
export function DealList() {
  const t = useMessages('deals-editor');
  const { call } = useStaff();
  const menu = useRecord('menu', () => call(getMenuRecord, { quiet: true }));
  const deals = useRecord('deals', () => call(listDeals, { quiet: true }));
  const [open, setOpen] = useState<StaffDeal | 'new' | null>(null);
  return (
    <div className={`wrap ${editor.page}`}>
      <RecordPage
        title={t('title')}
        text={t('text')}
        record={deals}
        before={<NotLoaded record={menu} />}
        actions={
          <Button variant="outline" before="plus" onClick={() => setOpen('new')}>
            {t('add')}
          </Button>
        }
      >
        {(value) => menu.value && <Deals menu={menu.value} {...{ ...value, record: deals, open, setOpen }} />}
      </RecordPage>
    </div>
  );
}

interface DealsProps {
  menu: MenuRecord;
  deals: StaffDeal[];
  record: RecordState<{ deals: StaffDeal[] }>;
  open: StaffDeal | 'new' | null;
  setOpen(deal: StaffDeal | 'new' | null): void;
}

function Deals({ menu, deals, record, open, setOpen }: DealsProps) {
  const t = useMessages('deals-editor');
  const sheet = useLater(() => import('./deal-sheet.tsx'), open !== null);
  const { move, said } = useDealOrder(deals, record);
  function done(): void {
    setOpen(null);
    record.reload();
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {deals.length === 0 ? (
        <EmptyState emoji="plate" title={t('none')} text={t('none_text')} framed />
      ) : (
        <ul className={`${rows.list} ${rows.surface}`}>
          {deals.map((deal, place) => (
            <DealRow
              key={deal._id}
              {...{ deal, menu, place, count: deals.length }}
              edit={() => setOpen(deal)}
              onMove={(name, step) => move(deal._id, name, step)}
            />
          ))}
        </ul>
      )}
      {open && sheet && (
        <sheet.DealSheet menu={menu} deal={open === 'new' ? null : open} onClose={() => setOpen(null)} onSaved={done} />
      )}
    </>
  );
}
