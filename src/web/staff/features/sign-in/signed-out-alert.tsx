import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';

/** Why the bell rings on the sign-in page, and how to silence it. */
export function SignedOutAlert() {
  const t = useMessages('staff');
  const { alarm } = useStaff();
  if (!useStore(alarm)) return null;
  return (
    <Alert
      tone="warning"
      actions={
        <Button variant="outline" before="volume-x" onClick={() => alarm.set(false)}>
          {t('silence')}
        </Button>
      }
    >
      {t('signed_out_alert')}
    </Alert>
  );
}
