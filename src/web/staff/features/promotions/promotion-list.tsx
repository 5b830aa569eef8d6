import { useState } from 'react';
import { listStaffPromotions } from '../../../../contract/endpoints/staff-promotions.ts';
import type { StaffPromotion } from '../../../../contract/staff/staff-promotions.ts';
import { useMessages } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import type { PromotionKind } from './promotion-draft.ts';
import styles from './promotion-list.module.css';
import { PromotionListRow } from './promotion-row.tsx';
import type { PromotionSheetProps } from './promotion-sheet.tsx';

/** Nobody edits at once: it loads after the list. */
const LazyPromotionSheet = lazyPart<PromotionSheetProps>(() =>
  import('./promotion-sheet.tsx').then((file) => file.PromotionSheet),
);

/** The list of all promotions or all rewards. */
export function PromotionList({ kind }: { kind: PromotionKind }) {
  const t = useMessages('staff-promotions');
  const { call } = useStaff();
  const record = useRecord(kind, () => call(listStaffPromotions, { quiet: true }));
  const [open, setOpen] = useState<StaffPromotion | 'new' | null>(null);
  const isReward = kind === 'reward';
  const add = (
    <Button before="plus" onClick={() => setOpen('new')}>
      {t(isReward ? 'add_reward' : 'add_promotion')}
    </Button>
  );
  return (
    <RecordPage
      title={t(isReward ? 'rewards' : 'promotions')}
      text={t(isReward ? 'rewards_text' : 'promotions_text')}
      record={record}
      actions={add}
    >
      {({ promotions }) => {
        const offers = promotions.filter(({ pointsCost }) => (pointsCost !== null) === isReward);
        return (
          <>
            {offers.length === 0 ? (
              <EmptyState
                emoji="ticket"
                title={t(isReward ? 'no_rewards' : 'no_promotions')}
                text={t(isReward ? 'no_rewards_text' : 'no_promotions_text')}
                framed
              />
            ) : (
              <ul className={styles.list}>
                {offers.map((offer) => (
                  <PromotionListRow key={offer._id} offer={offer} edit={() => setOpen(offer)} />
                ))}
              </ul>
            )}
            {open && (
              <LazyPromotionSheet
                kind={kind}
                offer={open === 'new' ? null : open}
                onClose={() => setOpen(null)}
                onSaved={() => {
                  setOpen(null);
                  record.reload();
                }}
              />
            )}
          </>
        );
      }}
    </RecordPage>
  );
}
