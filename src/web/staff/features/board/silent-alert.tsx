import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';

/** Says that orders wait on a device that makes no sound. */
export function SilentAlert({ waiting }: { waiting: number }) {
  const t = useMessages('board');
  const { sound } = useStaff();
  const state = useStore(sound.state);
  if (state === 'on' || waiting === 0) return null;
  return (
    <Alert
      tone="warning"
      actions={
        <Button variant="outline" size="sm" before="volume-2" onClick={sound.toggle}>
          {t('sound_turn_on')}
        </Button>
      }
    >
      {t('silent')}
    </Alert>
  );
}
