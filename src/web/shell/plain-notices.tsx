import { useMessages } from '../app/app-context.ts';
import type { Plain } from '../app/plain.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/signs/alert.tsx';
import styles from './shell.module.css';

/** What the last form did, or why it did not, in the place of the snackbar; and the way back for browsers that run scripts. */
export function PlainNotices({ notices }: Pick<Plain, 'notices'>) {
  const t = useMessages('plain');
  return (
    <>
      <form method="post" className={`wrap ${styles.leave}`}>
        <span>{t('leave_text')}</span>
        <Button type="submit" name="leave" variant="text" size="sm">
          {t('leave')}
        </Button>
      </form>
      {notices.length > 0 && (
        <div className={`wrap ${styles.notices}`}>
          <Alert tone="info">
            {notices.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Alert>
        </div>
      )}
    </>
  );
}
