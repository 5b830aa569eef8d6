import { useState } from 'react';
import type { PrinterPreview, PrinterWithPath, StaffPrinter } from '../../../../contract/staff/staff-printers.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { EntryRow } from '../editing/entry-list.tsx';
import { PaperPreview } from './paper-preview.tsx';
import styles from './printer-card.module.css';
import { usePrinterCalls } from './use-printer-calls.ts';

interface PrinterCardProps {
  printer: StaffPrinter;
  onChange(): void;
  onRenewed(answer: PrinterWithPath): void;
  /** Called after anything else that changes what the list shows. */
  onDone(): void;
}

const TONES = { ready: 'green', new: 'grey' } as const;

/** A printer: how it is, and what can be done with it. */
export function PrinterCard({ printer, onChange, onRenewed, onDone }: PrinterCardProps) {
  const t = useMessages('printers');
  const { dialogs, busy, snackbar } = useApp();
  const calls = usePrinterCalls();
  const [preview, setPreview] = useState<PrinterPreview | null>(null);
  const { _id: id, name, paper, state, undrawnAt, waiting } = printer;

  async function test(): Promise<void> {
    const answer = await busy.run(() => calls.test(id));
    if (!answer.ok) return;
    snackbar.show(t('test_queued', { name }), { tone: 'success' });
    onDone();
  }
  async function see(): Promise<void> {
    const answer = await busy.run(() => calls.preview(id));
    if (answer.ok) setPreview(answer.data.data);
  }
  const ask = (title: string, text: string, confirmText: string) =>
    dialogs.ask({ title, html: escapeText(text), confirmText, cancelText: t('keep') });
  async function renew(): Promise<void> {
    if (!(await ask(t('renew_title', { name }), t('renew_text'), t('renew')))) return;
    const answer = await busy.run(() => calls.renew(id));
    if (answer.ok) onRenewed(answer.data.data);
  }
  async function remove(): Promise<void> {
    if (!(await ask(t('remove_title', { name }), t('remove_text'), t('remove')))) return;
    const answer = await busy.run(() => calls.remove(id));
    if (!answer.ok) return;
    snackbar.show(t('removed', { name }), { tone: 'success' });
    onDone();
  }

  async function empty(): Promise<void> {
    if (!(await ask(t('empty_title', { name }), t('empty_text'), t('empty')))) return;
    const answer = await busy.run(() => calls.empty(id));
    if (!answer.ok) return;
    snackbar.show(t('emptied', { name }), { tone: 'success' });
    onDone();
  }

  const actions = (
    <>
      <Button variant="tonal" size="sm" before="printer" onClick={() => void test()}>
        {t('test')}
      </Button>
      <Button variant="text" size="sm" before="eye" onClick={() => void see()}>
        {t('see')}
      </Button>
      {waiting > 0 && (
        <Button variant="text" size="sm" before="trash-2" onClick={() => void empty()}>
          {t('empty')}
        </Button>
      )}
      <Button variant="text" size="sm" before="key-round" onClick={() => void renew()}>
        {t('renew')}
      </Button>
      <IconButton icon="pencil" label={t('change_of', { name })} onClick={onChange} />
      <IconButton icon="trash-2" label={t('remove_of', { name })} onClick={() => void remove()} />
    </>
  );
  return (
    <EntryRow name={name} actions={actions}>
      <p className="muted">{t(`paper_${paper}`)}</p>
      <p className={styles.state}>
        <Tag tone={state === 'ready' || state === 'new' ? TONES[state] : 'red'}>{t(`state_${state}`)}</Tag>
        {waiting > 0 && <span className="muted">{t('waiting', { count: waiting })}</span>}
      </p>
      {state === 'unanswered' && <p>{t('unanswered_help')}</p>}
      {undrawnAt !== null && <p>{t('undrawn_help')}</p>}
      {preview && <PaperPreview title={t('see_title', { name })} preview={preview} onClose={() => setPreview(null)} />}
    </EntryRow>
  );
}
