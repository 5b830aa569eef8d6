import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../../../app/app-context.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useTopModal } from '../../../../ui/overlays/modal.ts';
import styles from './page-turner.module.css';

interface PageTurnerProps {
  /** From 0. */
  page: number;
  pages: number;
  onTurn(page: number): void;
}

/** Which page of the lane is open, and how to turn it: with the arrows beside it, or those of the keyboard. */
export function PageTurner({ page, pages, onTurn }: PageTurnerProps) {
  const t = useMessages('staff');
  const isCovered = useTopModal() !== null;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping(event)) return;
    if (isCovered || page + step < 0 || page + step >= pages) return;
    event.preventDefault();
    onTurn(page + step);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
  return (
    <div className={styles.turner}>
      <IconButton icon="chevron-left" label={t('page_before')} disabled={page === 0} onClick={() => onTurn(page - 1)} />
      <span role="status">
        <span className={styles.all}>{t('page_of', { page: page + 1, pages })}</span>
      </span>
      <IconButton
        icon="chevron-right"
        label={t('page_after')}
        disabled={page >= pages - 1}
        onClick={() => onTurn(page + 1)}
      />
    </div>
  );
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [role=tablist]') !== null;
}
