import { useId } from 'react';
import { TONES } from '../../../../domain/orders/alarms.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { voiceOf } from '../../app/voices.ts';
import styles from './ladder.module.css';
import type { LadderDraft } from './ladder-draft.ts';

type BoardSoundDraft = Pick<LadderDraft, 'tone' | 'volume' | 'untilAnswered'>;

interface SoundFieldsProps {
  value: BoardSoundDraft;
  onChange(change: Partial<BoardSoundDraft>): void;
}

/** How boards sound while an order waits. */
export function SoundFields({ value, onChange }: SoundFieldsProps) {
  const t = useMessages('alarms');
  const { sound } = useStaff();
  const id = useId();
  const { tone, volume, untilAnswered } = value;
  return (
    <>
      <Segmented
        label={t('tone')}
        name="tone"
        value={tone}
        options={TONES.map((each) => ({ value: each, label: t(`tone_${each}`) }))}
        onChange={(chosen) => onChange({ tone: chosen })}
      />
      <div className={styles.volume}>
        <label htmlFor={id}>{t('volume')}</label>
        <output htmlFor={id}>{`${volume} %`}</output>
        <input
          id={id}
          type="range"
          min={10}
          max={100}
          step={10}
          value={volume}
          aria-valuetext={`${volume} %`}
          onChange={({ currentTarget: { valueAsNumber } }) => onChange({ volume: valueAsNumber })}
        />
      </div>
      <Button variant="tonal" size="sm" before="volume-2" onClick={() => sound.play(voiceOf({ tone, volume }))}>
        {t('listen')}
      </Button>
      <Switch
        checked={untilAnswered}
        description={t('until_answered_text')}
        onChange={() => onChange({ untilAnswered: !untilAnswered })}
      >
        {t('until_answered')}
      </Switch>
    </>
  );
}
