import { recordChange } from '../editing/record-change.ts';
import { requireVersion } from '../editing/versions.ts';
import { changeMenu } from '../menu/change-menu.ts';
import type { Tenant } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { dealLineText } from '../texts/text-subjects.ts';
import { dropTexts } from '../texts/texts.repo.ts';
import { loggedDeals } from './logged-deal.ts';
import { readStaffDeals } from './read-staff-deals.ts';
import { deleteDeal } from './staff-deals.repo.ts';

interface Removal {
  tenant: Tenant;
  userId: string;
  id: string;
  expectedVersion?: string | undefined;
}

/** Deletes a deal. Orders keep what they had of it. */
export async function removeDeal(services: Services, { id, expectedVersion, tenant, userId }: Removal): Promise<void> {
  const restaurantId = tenant.id;
  const terms = await loggedDeals(services.db, tenant);
  await changeMenu(services, { restaurantId, userId }, async (tx, act) => {
    const deal = (await readStaffDeals(tx, restaurantId)).find(({ _id }) => _id === id);
    if (!deal) throw new Refusal(commonRefusals.not_found);
    requireVersion(expectedVersion, { deal });
    await deleteDeal(tx, restaurantId, id);
    await dropTexts(tx, { restaurantId, subject: 'deal', subjectId: id });
    for (const { _id } of deal.lines)
      await dropTexts(tx, { restaurantId, subject: 'deal_line', subjectId: dealLineText(id, _id) });
    const change = { subject: 'deal', subjectId: id, before: terms(deal), after: null };
    await recordChange(tx, act, { action: 'deal_removed', ...change });
  });
}
