import { MAX } from '../../../../domain/limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { ReasonDialog } from '../editing/reason-dialog.tsx';

interface HideDialogProps {
  close(): void;
  /** Resolves to whether it was done, once the answer is shown. */
  hide(reason: string): Promise<boolean>;
}

/** Asks for the reason of hiding a review, which only the staff see. */
export function HideDialog({ close, hide }: HideDialogProps) {
  const t = useMessages('staff-reviews');
  return (
    <ReasonDialog
      title={t('hide_title')}
      words={{ cancel: t('cancel'), send: t('hide'), reason: t('reason'), missing: t('reason_missing') }}
      maxLength={MAX.staffNote}
      close={close}
      send={async (reason) => ((await hide(reason)) ? null : '')}
    >
      {() => <p className="muted">{t('hide_text')}</p>}
    </ReasonDialog>
  );
}
