import { stopCampaign } from '../../../../contract/endpoints/campaigns.ts';
import type { Campaign, Campaigns } from '../../../../contract/staff/staff-campaigns.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { dateAndTime } from '../../../features/orders/order-time.ts';
import { useOrderClock } from '../../../features/orders/use-order-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './campaigns.module.css';

/** A mail to the list with its figures, and the way to stop it. */
export function CampaignCard({ campaign, onChanged }: { campaign: Campaign; onChanged(now: Campaigns): void }) {
  const t = useMessages('campaigns');
  const clock = useOrderClock();
  const { busy, snackbar } = useApp();
  const { call } = useStaff();
  async function stop(): Promise<void> {
    const answer = await busy.run(() => call(stopCampaign, { params: { id: campaign._id } }));
    if (!answer.ok) return;
    onChanged(answer.data.data);
    snackbar.show(t('stopped'), { tone: 'success' });
  }
  return (
    <Panel title={campaign.subject}>
      <p className={styles.state}>
        <b data-state={campaign.state}>{t(`state_${campaign.state}`)}</b>
        <span>{t(`occasion_${campaign.occasion}`)}</span>
        <time dateTime={campaign.createdAt}>{dateAndTime(campaign.createdAt, clock)}</time>
      </p>
      <dl className={styles.figures}>
        {(['sent', 'waiting', 'left'] as const).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{campaign[name]}</dd>
          </div>
        ))}
      </dl>
      {campaign.state === 'running' && (
        <div className={styles.buttons}>
          <Button size="sm" variant="outline" before="ban" onClick={() => void stop()}>
            {t('stop')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
