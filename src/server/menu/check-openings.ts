import type { StaffOptionGroupInput } from '../../contract/staff/staff-menu-options.ts';
import { openingFault } from '../../domain/menu/opened-groups.ts';
import type { Tx } from '../platform/database/database.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { openingGroups } from './openings.repo.ts';

/** Throws a `Refusal` if an option of the group opens what it cannot, or if another opens the group though it opens some itself or is a size. */
export async function checkOpenings(
  tx: Tx,
  { restaurantId, id }: { restaurantId: string; id: string },
  asked: StaffOptionGroupInput['values'],
): Promise<void> {
  const groups = await openingGroups(tx, restaurantId);
  const group = groups.find(({ _id }) => _id === id);
  if (!group) return;
  const known = new Set(groups.map(({ _id }) => _id));
  // What is stored may name a group that is gone since.
  const strange = asked.flatMap(({ opens = [] }, i) =>
    opens.every((each) => known.has(each)) ? [] : [[`values.${i}.opens`, 'not_here']],
  );
  refuseFields(Object.fromEntries(strange));
  const fault = openingFault(
    group,
    groups.filter((each) => each !== group),
  );
  if (!fault) return;
  const place = group.values.findIndex(({ opens }) => opens.length > 0);
  refuseFields({ [place < 0 ? 'isSize' : `values.${place}.opens`]: fault });
}
