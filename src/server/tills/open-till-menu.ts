import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { openTill } from './open-till.ts';
import { findTillMenu, type TillMenuRow } from './till-menus.repo.ts';
import type { TillPort } from './till-port.ts';
import { tillsRefusals } from './tills.refusals.ts';

/** The way to the menu of a restaurant's till. Throws a `Refusal` where no till is connected, or only for orders. */
export async function openTillMenu(
  services: Services,
  restaurantId: string,
): Promise<{ port: TillPort; row: TillMenuRow }> {
  const opened = await openTill(services, restaurantId);
  const row = opened && (await findTillMenu(services.db, restaurantId));
  if (!opened || !row) throw new Refusal(tillsRefusals.till_without_menu);
  return { port: opened.port, row };
}
