import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { ReasonDialog } from '../editing/reason-dialog.tsx';

interface BlockDialogProps {
  close(): void;
  /** Resolves to whether it was done, once the answer is shown. */
  block(reason: string): Promise<boolean>;
}

/** Asks why nothing more is taken online from somebody. */
export function BlockDialog({ close, block }: BlockDialogProps) {
  const t = useMessages('customers');
  return (
    <ReasonDialog
      title={t('block_title')}
      words={{ cancel: t('cancel'), send: t('block'), reason: t('block_reason'), missing: t('reason_missing') }}
      maxLength={STAFF_MAX.blockReason}
      close={close}
      send={async (reason) => ((await block(reason)) ? null : '')}
    >
      {() => <p className="muted">{t('block_text')}</p>}
    </ReasonDialog>
  );
}
