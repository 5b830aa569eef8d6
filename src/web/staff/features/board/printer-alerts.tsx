import type { Board } from '../../../../contract/staff/staff-board.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Alert } from '../../../ui/signs/alert.tsx';

/** The printers that somebody has to go and look at, in words. */
export function PrinterAlerts({ printers = [] }: Pick<Board, 'printers'>) {
  const t = useMessages('board');
  return (
    <>
      {printers.map(
        ({ name, state, waiting }) =>
          state !== 'ready' && (
            <Alert key={name} tone="warning">
              <span>{t(`printer_${state}`, { name })}</span>
              {waiting > 0 && <span>{` ${t('papers_waiting', { count: waiting })}`}</span>}
            </Alert>
          ),
      )}
    </>
  );
}
