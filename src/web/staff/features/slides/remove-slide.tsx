import { useState } from 'react';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { escapeHtml } from '../../../app/dialogs.ts';
import { refusalText } from '../../../app/refusal-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaff } from '../../app/staff-context.ts';

/** Takes a slide away for good, once that was confirmed. */
export function RemoveSlide({ id, name, onDone }: { id: string; name: string; onDone(): void }) {
  const t = useMessages('slides');
  const words = useMessages('office');
  const { dialogs, snackbar } = useApp();
  const { api } = useStaff();
  const [isRemoving, setIsRemoving] = useState(false);
  async function remove(): Promise<void> {
    const isSure = await dialogs.ask({
      title: t('remove_title'),
      html: t('remove_text', { name: escapeHtml(name) }),
      confirmText: t('remove'),
      cancelText: words('cancel'),
    });
    if (!isSure) return;
    setIsRemoving(true);
    const result = await api.removeHighlight(id, { quiet: true });
    setIsRemoving(false);
    if (result.ok) onDone();
    else snackbar.show(refusalText(result.failure) || words('not_saved'), { tone: 'error' });
  }
  return (
    <Button variant="text" before="trash-2" busy={isRemoving} onClick={() => void remove()}>
      {t('remove')}
    </Button>
  );
}
