import { useState } from 'react';
import { removeSlide } from '../../../../contract/endpoints/slides.ts';
import type { StaffSlide } from '../../../../contract/staff/staff-slides.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { whenChanged } from '../../app/when-changed.ts';

interface RemoveSlideProps {
  slide: StaffSlide;
  name: string;
  onDone(): void;
  /** Called if somebody else has changed the slide meanwhile: it is not removed. */
  onChanged(now: StaffSlide): void;
}

/** Removes a slide for good, after a confirmation. */
export function RemoveSlide({ slide, name, onDone, onChanged }: RemoveSlideProps) {
  const t = useMessages('slides');
  const words = useMessages('editing');
  const { dialogs, snackbar } = useApp();
  const { call } = useStaff();
  const [isRemoving, setIsRemoving] = useState(false);
  async function remove(): Promise<void> {
    const isSure = await dialogs.ask({
      title: t('remove_title'),
      html: t('remove_text', { name: escapeText(name) }),
      confirmText: t('remove'),
      cancelText: words('cancel'),
    });
    if (!isSure) return;
    setIsRemoving(true);
    const result = await call(removeSlide, {
      params: { id: slide._id },
      query: { expectedVersion: slide.version },
      quiet: true,
    });
    setIsRemoving(false);
    if (result.ok) return onDone();
    whenChanged('highlight', onChanged, () => null)(result.failure);
    snackbar.show(refusalText(result.failure) || words('not_saved'), { tone: 'error' });
  }
  return (
    <Button variant="text" before="trash-2" busy={isRemoving} onClick={() => void remove()}>
      {t('remove')}
    </Button>
  );
}
