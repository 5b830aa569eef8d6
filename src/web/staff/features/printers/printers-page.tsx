import { useEffect, useEffectEvent, useState } from 'react';
import type { PrinterWithPath, StaffPrinter } from '../../../../contract/staff/staff-printers.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useRecord } from '../../app/use-record.ts';
import { EntryList } from '../editing/entry-list.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { PrinterAddress } from './printer-address.tsx';
import { PrinterCard } from './printer-card.tsx';
import { PrinterForm } from './printer-form.tsx';
import styles from './printers-page.module.css';
import { usePrinterCalls } from './use-printer-calls.ts';

/** How often the page looks how the printers are (ms). */
const LOOK_EVERY_MS = 5000;

/** The restaurant's printers: what each prints, and how it is. */
export function PrintersPage() {
  const t = useMessages('printers');
  const calls = usePrinterCalls();
  const record = useRecord('printers', calls.list);
  /** The printer that is edited; null: a new one; undefined: none. */
  const [edited, setEdited] = useState<StaffPrinter | null | undefined>(undefined);
  const [shown, setShown] = useState<PrinterWithPath | null>(null);
  const look = useEffectEvent(record.reload);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  function saved(answer: PrinterWithPath | null): void {
    setEdited(undefined);
    if (answer) setShown(answer);
    record.reload();
  }

  return (
    <RecordPage
      title={t('title')}
      text={t('text')}
      record={record}
      actions={
        <Button before="plus" onClick={() => setEdited(null)}>
          {t('add')}
        </Button>
      }
    >
      {({ printers }) => (
        <>
          {shown && <PrinterAddress name={shown.printer.name} address={location.origin + shown.path} />}
          {printers.length === 0 ? (
            <EmptyState emoji="ticket" title={t('none')} text={t('none_text')} framed />
          ) : (
            <Panel title={t('yours')}>
              <EntryList entries={printers}>
                {(printer) => (
                  <PrinterCard
                    printer={printer}
                    onChange={() => setEdited(printer)}
                    onRenewed={setShown}
                    onDone={record.reload}
                  />
                )}
              </EntryList>
            </Panel>
          )}
          <Panel title={t('how')}>
            <ul className={styles.steps}>
              <li>{t('how_star')}</li>
              <li>{t('how_epson')}</li>
              <li>{t('how_test')}</li>
            </ul>
          </Panel>
          {edited !== undefined && (
            <PrinterForm printer={edited} onClose={() => setEdited(undefined)} onSaved={saved} />
          )}
        </>
      )}
    </RecordPage>
  );
}
