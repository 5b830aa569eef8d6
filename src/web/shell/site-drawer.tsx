import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../app/app-context.ts';
import { useLater } from '../app/use-later.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Below 80em: the button that opens the drawer with the header's links, and the drawer. Closes on navigation. */
export function SiteDrawer() {
  const t = useMessages('shell');
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const content = useLater(() => import('./drawer-content.tsx'), isOpen);
  const close = useCallback(() => setIsOpen(false), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a navigation, wherever it came from
  useEffect(close, [key]);
  return (
    <>
      <IconButton
        icon="menu"
        label={t('open_menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {content && <content.DrawerContent open={isOpen} close={close} />}
    </>
  );
}
