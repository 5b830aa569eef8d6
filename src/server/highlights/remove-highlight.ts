import { commonRefusals } from '../platform/common-refusals.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { recordChange } from '../staff/record-change.ts';
import { dropTexts } from '../texts/texts.repo.ts';
import { changeHighlights } from './change-highlights.ts';
import { deleteHighlight } from './highlights.repo.ts';
import { readStaffHighlights } from './read-staff-highlights.ts';

/** Takes a slide away for good. */
export async function removeHighlight(
  services: Services,
  { id, ...editor }: { restaurantId: string; userId: string; id: string },
): Promise<void> {
  const { restaurantId } = editor;
  await changeHighlights(services, editor, async (tx, act) => {
    const before = (await readStaffHighlights(tx, restaurantId)).find(({ _id }) => _id === id) ?? null;
    if (!(await deleteHighlight(tx, restaurantId, id))) throw new Refusal(commonRefusals.not_found);
    await dropTexts(tx, { restaurantId, subject: 'highlight', subjectId: id });
    const change = { subject: 'highlight', subjectId: id, before, after: null };
    await recordChange(tx, act, { action: 'highlight_removed', ...change });
  });
}
