import type { UploadedLogo } from '../../contract/staff/staff-theme.ts';
import { recordChange } from '../editing/record-change.ts';
import { logoAddress } from '../pictures/logo-file.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import { storeLogo } from './store-logo.ts';

/** Stores a logo that staff uploaded. It is shown once the theme has its name. */
export async function addLogo(
  services: Services,
  { restaurantId, userId, data }: { restaurantId: string; userId: string; data: Buffer },
): Promise<UploadedLogo> {
  const name = await storeLogo(services, restaurantId, data);
  const logo = { name, url: logoAddress(name) };
  const act = { restaurantId, userId, now: services.clock() };
  const change = { action: 'picture_added', subject: 'logo', subjectId: name, before: null } as const;
  await inTransaction(services.db, (tx) => recordChange(tx, act, { ...change, after: { logoUrl: logo.url } }));
  return logo;
}
