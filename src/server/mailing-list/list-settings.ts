import type { MailingList, MailingListInput } from '../../contract/staff/staff-mailing-list.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import type { StaffAct } from '../editing/record-change.ts';
import { versioned } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import { countSubscribers } from './subscribers.repo.ts';

/** Whether there is a mailing list, and how many are on it. */
export async function readMailingList({ db, clock }: Services, restaurantId: string): Promise<MailingList> {
  const now = clock();
  const figures = await countSubscribers(db, { restaurantId, now, since: now - 30 * DAY });
  return { ...(await readSettings(db, restaurantId)), ...figures };
}

export async function changeMailingList(
  services: Services,
  act: StaffAct,
  { isOn, mailsADay, expectedVersion }: MailingListInput,
): Promise<MailingList> {
  await changeRestaurant(services, act, 'mailing_list', {
    ...{
      read: readSettings,
      expectedVersion,
      columns: { mailing_list: isOn ? 1 : 0, campaign_mails_a_day: mailsADay },
    },
  });
  return readMailingList(services, act.restaurantId);
}

async function readSettings(db: Db, restaurantId: string) {
  const row = await db
    .selectFrom('restaurants')
    .select(['mailing_list', 'campaign_mails_a_day'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return versioned({ isOn: row.mailing_list === 1, mailsADay: row.campaign_mails_a_day });
}
