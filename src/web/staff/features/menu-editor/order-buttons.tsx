import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './order-buttons.module.css';

interface OrderButtonsProps {
  /** What moves. */
  name: string;
  /** From 0. */
  place: number;
  count: number;
  onMove(step: 1 | -1): void;
}

/** Up and down; the focus moves along, so that a thing can be carried far by pressing on. */
export function OrderButtons({ name, place, count, onMove }: OrderButtonsProps) {
  const t = useMessages('menu-editor');
  const pressed = useRef<HTMLButtonElement>(null);
  // Moving a row in the document takes the focus from what is in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is the time to look
  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    if (!button) return;
    const usable = button.disabled ? button.parentElement?.querySelector<HTMLElement>('button:enabled') : button;
    usable?.focus();
  }, [place]);
  const move = (step: 1 | -1) => (event: { currentTarget: HTMLButtonElement }) => {
    pressed.current = event.currentTarget;
    onMove(step);
  };
  return (
    <span className={styles.buttons}>
      <IconButton icon="chevron-up" label={t('move_up', { name })} disabled={place === 0} onClick={move(-1)} />
      <IconButton
        icon="chevron-down"
        label={t('move_down', { name })}
        disabled={place === count - 1}
        onClick={move(1)}
      />
    </span>
  );
}
