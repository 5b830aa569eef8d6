import { useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './keep-order.module.css';

/** What a guest has of keeping an order, and the button that begins it. Needs the messages `order`. */
export function KeepOffer({ busy = false, onBegin }: { busy?: boolean; onBegin?: () => void }) {
  const t = useMessages('order');
  return (
    <Panel title={t('keep_title')} className={styles.panel}>
      <p>{t('keep_text')}</p>
      <Button full busy={busy} onClick={onBegin}>
        {t('keep_button')}
      </Button>
    </Panel>
  );
}
