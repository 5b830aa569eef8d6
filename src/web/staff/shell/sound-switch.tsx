import { useLocation } from 'react-router';
import { useMessages } from '../../app/app-context.ts';
import { useStore } from '../../app/storage/store.ts';
import { Icon } from '../../ui/signs/icon.tsx';
import { useStaff } from '../app/staff-context.ts';
import styles from './sound-switch.module.css';

const WORDS = { on: 'sound_on', off: 'sound_off', asleep: 'sound_asleep' } as const;

/** Switches the bell for new orders: on, off, or waiting for the tap that browsers require before sound. */
export function SoundSwitch() {
  const t = useMessages('staff');
  const { sound } = useStaff();
  const state = useStore(sound.state);
  // Only the board, beside which cooks work, asks for the tap aloud.
  const isAloud = useLocation().pathname === '/staff';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={state === 'on'}
      aria-label={t('sound')}
      className={styles.switch}
      data-state={isAloud ? state : undefined}
      onClick={sound.toggle}
    >
      <Icon name={state === 'on' ? 'volume-2' : 'volume-x'} />
      <span aria-hidden="true">{t(WORDS[state])}</span>
    </button>
  );
}
