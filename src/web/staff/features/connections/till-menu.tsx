import { useNavigate } from 'react-router';
import { draftTillMenu, sendTillMenu } from '../../../../contract/endpoints/till.ts';
import type { Till } from '../../../../contract/staff/staff-till.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './connections.module.css';

interface TillMenuProps {
  menu: NonNullable<Till['connection']>['menu'];
  timeText(at: string): string;
  onChanged(till: Till): void;
  /** Grants access anew: to the menu, too. */
  onConnect(): void;
}

/** The till's menu: ours goes there, or it comes here as a draft; and what has run out there. */
export function TillMenu({ menu, timeText, onChanged, onConnect }: TillMenuProps) {
  const t = useMessages('till');
  const { dialogs, busy, snackbar } = useApp();
  const { call } = useStaff();
  const navigate = useNavigate();

  if (menu === null)
    return (
      <Alert
        tone="info"
        actions={
          <Button variant="outline" size="sm" onClick={onConnect}>
            {t('connect_again')}
          </Button>
        }
      >
        {t('menu_none')}
      </Alert>
    );
  const { name, sentAt, error } = menu;

  async function send(): Promise<void> {
    const isSure = await dialogs.ask({
      ...{ title: t('send_title', { name }), html: escapeText(t('send_text')) },
      ...{ confirmText: t('send_menu'), cancelText: t('send_not') },
    });
    if (!isSure) return;
    const answer = await busy.run(() => call(sendTillMenu));
    if (!answer.ok) return;
    onChanged(answer.data.data);
    snackbar.show(t('menu_sent'), { tone: 'success' });
  }
  async function bring(): Promise<void> {
    const answer = await busy.run(() => call(draftTillMenu));
    if (answer.ok) await navigate('/staff/menu/import', { state: { draft: answer.data.data.menuImport } });
  }

  return (
    <section aria-labelledby="till-menu" className={styles.menu}>
      <h3 id="till-menu">{t('menu', { name })}</h3>
      <p className="muted small">{t('menu_text')}</p>
      {sentAt && <p className="muted small">{t('menu_sent_at', { at: timeText(sentAt) })}</p>}
      {error && <Alert tone="warning">{[t('stock_off'), error].join(' ')}</Alert>}
      <div className={styles.actions}>
        <Button variant="tonal" size="sm" onClick={() => void send()}>
          {t('send_menu')}
        </Button>
        <Button variant="tonal" size="sm" onClick={() => void bring()}>
          {t('bring_menu')}
        </Button>
      </div>
    </section>
  );
}
