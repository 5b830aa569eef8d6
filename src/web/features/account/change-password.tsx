import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './change-password.module.css';

const ChangePasswordDialog = lazy(() =>
  import('./change-password-dialog.tsx').then((file) => ({ default: file.ChangePasswordDialog })),
);

/** The card that opens the dialog (specification section 2, "Profile"). */
export function ChangePassword() {
  const t = useMessages('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t('change_password')}>
      <p className="muted">{t('password_text')}</p>
      <Button variant="outline" before="key-round" className={styles.open} onClick={() => setOpen(true)}>
        {t('change_password')}
      </Button>
      {isOpen && (
        <Suspense>
          <ChangePasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
