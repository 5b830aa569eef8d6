import { listCampaigns } from '../../../../contract/endpoints/campaigns.ts';
import type { Campaigns } from '../../../../contract/staff/staff-campaigns.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignForm } from './campaign-form.tsx';
import styles from './campaigns.module.css';

/** Mails to the mailing list: the next one, and how the earlier ones went. */
export function CampaignsPage() {
  const t = useMessages('campaigns');
  const { call } = useStaff();
  const restaurant = useKnownRestaurant();
  const record = useRecord('campaigns', () => call(listCampaigns, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(found) => (
        <>
          {restaurant && !restaurant.hasMailingList && (
            <Alert
              actions={
                <ButtonLink variant="outline" to="/staff/restaurant/mailing-list">
                  {t('to_list')}
                </ButtonLink>
              }
            >
              {t('off')}
            </Alert>
          )}
          {restaurant && <CampaignForm campaigns={found} restaurant={restaurant} onBegun={record.take} />}
          <Earlier campaigns={found} onChanged={record.take} />
        </>
      )}
    </RecordPage>
  );
}

function Earlier({ campaigns: { campaigns }, onChanged }: { campaigns: Campaigns; onChanged(now: Campaigns): void }) {
  const t = useMessages('campaigns');
  if (campaigns.length === 0)
    return <EmptyState framed emoji="envelope" title={t('none_title')} text={t('none_text')} />;
  return (
    <section aria-labelledby="earlier" className={styles.earlier}>
      <h2 id="earlier">{t('earlier')}</h2>
      <ul>
        {campaigns.map((campaign) => (
          <li key={campaign._id}>
            <CampaignCard campaign={campaign} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}
