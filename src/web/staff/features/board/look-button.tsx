import { useState } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { useLater } from '../../../app/use-later.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Opens the choice of how this device shows the board. */
export function LookButton() {
  const t = useMessages('board');
  const [isOpen, setIsOpen] = useState(false);
  const file = useLater(() => import('./look-dialog.tsx'), isOpen);
  return (
    <>
      <IconButton icon="sliders-horizontal" label={t('look')} variant="outline" onClick={() => setIsOpen(true)} />
      {isOpen && file && <file.LookDialog close={() => setIsOpen(false)} />}
    </>
  );
}
