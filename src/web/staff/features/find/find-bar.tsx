import { useMessages } from '../../../app/app-context.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import styles from './find-bar.module.css';
import { isFinding } from './is-finding.ts';

/** The search at the top of the office on small screens. It looks like a field and opens the dialog that has one. */
export function FindBar() {
  const t = useMessages('staff');
  return (
    <button type="button" className={styles.bar} onClick={() => isFinding.set(true)}>
      <Icon name="search" />
      <span>{t('find_hint')}</span>
    </button>
  );
}
