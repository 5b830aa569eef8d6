import { refusalText } from '../../../app/api/refusal-text.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import type { RecordState } from '../../app/use-record.ts';

/** Says why a part of the record did not come, and asks for it again. Nothing as long as nothing failed. */
export function NotLoaded({
  record: { failure, reload },
}: {
  record: Pick<RecordState<unknown>, 'failure' | 'reload'>;
}) {
  const t = useMessages('editing');
  if (!failure) return null;
  return (
    <Alert
      actions={
        <Button variant="outline" before="rotate-ccw" onClick={reload}>
          {t('retry')}
        </Button>
      }
    >
      {refusalText(failure) || t('not_loaded')}
    </Alert>
  );
}
