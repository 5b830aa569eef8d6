import { useState } from 'react';
import type { Board } from '../../../../../contract/staff/staff-board.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Alert } from '../../../../ui/signs/alert.tsx';
import { Icon } from '../../../../ui/signs/icon.tsx';
import styles from './pills.module.css';

/** The printers that somebody has to go and look at: one line however many they are, and each in words in a dialog. */
export function PrinterAlerts({ printers = [] }: Pick<Board, 'printers'>) {
  const t = useMessages('board');
  const [isOpen, setIsOpen] = useState(false);
  const troubled = printers.flatMap(({ state, ...rest }) => (state === 'ready' ? [] : [{ ...rest, state }]));
  const [first] = troubled;
  if (!first) return null;
  const silent = troubled.every(({ state }) => state === 'silent');
  const one = troubled.length === 1;
  return (
    <>
      <button type="button" className={styles.alarm} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="printer" />
        <span role="alert">
          {one
            ? t(`printer_${first.state}`, { name: first.name })
            : t(silent ? 'printers_silent' : 'printers_troubled', { count: troubled.length })}
        </span>
        <u>{t('see')}</u>
      </button>
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} title={t('printers')} closeLabel={t('close')}>
          {troubled.map(({ name, state, waiting }) => (
            <Alert key={name} tone="warning">
              <span>{t(`printer_${state}`, { name })}</span>
              {waiting > 0 && <span>{` ${t('papers_waiting', { count: waiting })}`}</span>}
            </Alert>
          ))}
        </Dialog>
      )}
    </>
  );
}
