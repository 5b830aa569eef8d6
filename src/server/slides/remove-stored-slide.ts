import { changeContent } from '../editing/change-content.ts';
import { recordChange } from '../editing/record-change.ts';
import { requireVersion, withoutVersion } from '../editing/versions.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { dropTexts } from '../texts/texts.repo.ts';
import { readStaffSlides } from './read-staff-slides.ts';
import { deleteSlide } from './slides.repo.ts';

interface Removal {
  restaurantId: string;
  userId: string;
  id: string;
  expectedVersion?: string | undefined;
}

/** Deletes a slide. */
export async function removeSlide(services: Services, { id, expectedVersion, ...editor }: Removal): Promise<void> {
  const { restaurantId } = editor;
  await changeContent(services, editor, async (tx, act) => {
    const highlight = (await readStaffSlides(tx, restaurantId)).find(({ _id }) => _id === id);
    if (!highlight) throw new Refusal(commonRefusals.not_found);
    requireVersion(expectedVersion, { highlight });
    await deleteSlide(tx, restaurantId, id);
    await dropTexts(tx, { restaurantId, subject: 'highlight', subjectId: id });
    const change = { subject: 'highlight', subjectId: id, before: withoutVersion(highlight), after: null };
    await recordChange(tx, act, { action: 'highlight_removed', ...change });
  });
}
