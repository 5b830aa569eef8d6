import { useState } from 'react';
import { startMenu } from '../../../../contract/endpoints/menu-templates.ts';
import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './empty-again.module.css';

interface EmptyAgainProps {
  menu: MenuRecord;
  take(menu: MenuRecord): void;
  reload(): void;
}

/** Says that a menu began with a template and what to look at, with the way back while nothing was sold. */
export function EmptyAgain({ menu, take, reload }: EmptyAgainProps) {
  const t = useMessages('menu-start');
  const editing = useMessages('editing');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const [asks, setAsks] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState('');
  const dishes = menu.products.length;

  async function empty(): Promise<void> {
    setIsSending(true);
    const result = await call(startMenu, { body: { kind: null, dishes }, quiet: true });
    setIsSending(false);
    if (!result.ok) {
      reload();
      return setTrouble(refusalText(result.failure) || editing('not_saved'));
    }
    snackbar.show(t('emptied'), { tone: 'success' });
    take(result.data.data);
  }

  return (
    <div className={styles.note}>
      <p>{t('began')}</p>
      <Button variant="outline" size="sm" before="rotate-ccw" onClick={() => setAsks(true)}>
        {t('empty')}
      </Button>
      <Dialog
        open={asks}
        title={t('empty_title')}
        onClose={() => setAsks(false)}
        actions={
          <>
            <Button variant="tonal" onClick={() => setAsks(false)}>
              {editing('cancel')}
            </Button>
            <Button before="trash-2" busy={isSending} onClick={() => void empty()}>
              {t('empty')}
            </Button>
          </>
        }
      >
        {trouble && <Alert>{trouble}</Alert>}
        <p>{t('empty_text', { count: dishes })}</p>
      </Dialog>
    </div>
  );
}
