import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { timeText } from '../../../features/orders/order-time.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useTicking } from '../../app/ticker.ts';
import { kitchenLook, setKitchenLook, TYPE } from '../board/kitchen-look.ts';
import styles from './station-bar.module.css';

interface StationBarProps {
  name: string;
  zone: string;
  /** The server's time (ms since the epoch). */
  now(): number;
  isLive: boolean;
  /** How many orders are open, and how many taps wait for a connection. */
  open: number;
  unsent: number;
  /** Recall, and the pages. */
  children: ReactNode;
}

/** The station's name, the time, whether the line holds, how much is open; the size of type and the sound. */
export function StationBar({ name, zone, now, isLive, open, unsent, children }: StationBarProps) {
  const t = useMessages('kitchen');
  const language = useLanguage();
  const { sound } = useStaff();
  const state = useStore(sound.state);
  const look = useStore(kitchenLook);
  const time = useTicking(() => timeText(now(), { zone, language }));
  return (
    <header className={styles.bar}>
      <h1>{name}</h1>
      <time>{time}</time>
      <span className={styles.line} data-live={isLive || undefined} role="status">
        <Icon name={isLive ? 'check' : 'wifi-off'} />
        <span>{t(isLive ? 'online' : 'offline')}</span>
        {unsent > 0 && <b>{t('unsent', { count: unsent })}</b>}
      </span>
      <span className={styles.count}>{t('open_count', { count: open })}</span>
      <span className={styles.space} />
      <label className={styles.size}>
        <span className="visually-hidden">{t('type_size')}</span>
        <span aria-hidden="true">A</span>
        <input
          type="range"
          min={TYPE.least}
          max={TYPE.most}
          step={TYPE.step}
          value={look.type}
          onChange={({ currentTarget: { valueAsNumber } }) => setKitchenLook({ ...look, type: valueAsNumber })}
        />
      </label>
      <div className={styles.tools}>{children}</div>
      <IconButton
        icon={state === 'on' ? 'volume-2' : 'volume-x'}
        label={t('sound')}
        role="switch"
        aria-checked={state === 'on'}
        variant="outline"
        onClick={sound.toggle}
      />
    </header>
  );
}
