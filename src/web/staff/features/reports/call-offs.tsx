import type { Figures } from '../../../../contract/staff/staff-reports.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Ranking } from './ranking.tsx';

/** Why orders were called off: by whom, and with which reason. */
export function CallOffs({ figures }: { figures: Figures }) {
  const t = useMessages('reports');
  const board = useMessages('board');
  const words = ({ status, reason, words: own }: Figures['callOffs'][number]) => {
    if (reason === 'unanswered') return t('unanswered');
    if (reason) return board(`reason_${reason}`);
    if (own) return own;
    if (status === 'Cancelled by User') return t('by_customer');
    return t('without_reason');
  };
  return (
    <Ranking
      title={t('call_offs')}
      empty={t('no_call_offs')}
      rows={figures.callOffs.map((each) => ({
        key: `${each.status} ${each.reason} ${each.words}`,
        name: words(each),
        amount: t('orders_count', { count: each.orders }),
        money: '',
      }))}
    />
  );
}
