import { useState } from 'react';
import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { useLater } from '../../../../app/use-later.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';

/** Opens what is needed rarely: the look of the board on this device, the day's figures, today's hours, what is done. */
export function BoardMenuButton({ done }: { done: readonly StaffOrder[] }) {
  const t = useMessages('board');
  const [isOpen, setIsOpen] = useState(false);
  const file = useLater(() => import('./board-menu.tsx'), isOpen);
  return (
    <>
      <IconButton icon="sliders-horizontal" label={t('look')} onClick={() => setIsOpen(true)} />
      {isOpen && file && <file.BoardMenu done={done} close={() => setIsOpen(false)} />}
    </>
  );
}
