import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE_AND_TIME, dateTime } from '../../../app/format/format.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import styles from './ladder.module.css';
import { useAlarmCalls } from './use-alarm-calls.ts';

interface PersonReachedProps {
  id: string;
  name: string;
  reached: { at: string; isInTrouble: boolean; isUnanswered?: true | undefined } | null;
}

/** When a person was last called, whether that went out and was picked up, and how to try it. */
export function PersonReached({ id, name, reached }: PersonReachedProps) {
  const t = useMessages('alarms');
  const { busy, snackbar } = useApp();
  const calls = useAlarmCalls();
  const language = useLanguage();
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';

  async function test(): Promise<void> {
    const answer = await busy.run(() => calls.testPerson(id));
    if (answer.ok) snackbar.show(t('person_tested', { name }), { tone: 'success' });
  }
  return (
    <div className={styles.reached}>
      {reached && (
        <span className="muted">
          {t('reached_at', { time: dateTime(Date.parse(reached.at), zone, language, DATE_AND_TIME) })}
        </span>
      )}
      {reached?.isInTrouble && <Tag tone="red">{t('not_reached')}</Tag>}
      {reached?.isUnanswered && <Tag tone="orange">{t('unanswered')}</Tag>}
      <Button
        variant="tonal"
        size="sm"
        before="phone"
        aria-label={t('call_now_of', { name })}
        onClick={() => void test()}
      >
        {t('call_now')}
      </Button>
    </div>
  );
}
