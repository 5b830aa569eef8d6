import { Link, useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../../app/app-context.ts';
import { isPlainClick } from '../../../app/plain-click.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import styles from './back-to-menu.module.css';

/** Leads to the menu: by going back if that was the previous page, to restore its scroll position. On phones over the picture. */
export function BackToMenu({ onPicture = false }: { onPicture?: boolean }) {
  const t = useMessages('product');
  const navigate = useNavigate();
  const state = useLocation().state as { from?: string } | null;
  return (
    <Link
      to="/menu"
      className={styles.back}
      data-on-picture={onPicture || undefined}
      viewTransition
      onClick={(event) => {
        if (state?.from !== '/menu' || !isPlainClick(event)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="arrow-left" />
      <span>{t('back')}</span>
    </Link>
  );
}
