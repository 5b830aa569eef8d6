import { Link } from 'react-router';
import { useMessages } from '../../app/app-context.ts';
import { Panel } from '../../ui/panel.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import type { IconName } from '../../ui/signs/icon-names.ts';
import styles from './profile-links.module.css';

/** The profile's links to orders and favourites. */
export function ProfileLinks({ favoriteCount }: { favoriteCount: number }) {
  const t = useMessages('profile');
  return (
    <Panel className={styles.links}>
      <Way to="/orders" icon="receipt-text" title={t('order_history')} text={t('order_history_text')} />
      <Way
        to="/favorites"
        icon="heart"
        title={t('favorite_items')}
        text={t('favorite_count', { count: favoriteCount })}
      />
    </Panel>
  );
}

function Way({ to, icon, title, text }: { to: string; icon: IconName; title: string; text: string }) {
  return (
    <Link to={to} className={styles.way} viewTransition>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span className="muted small">{text}</span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
