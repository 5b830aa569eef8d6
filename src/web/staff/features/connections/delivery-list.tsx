import { useEffect, useEffectEvent, useState } from 'react';
import { deliverAgain, listDeliveries } from '../../../../contract/endpoints/webhooks.ts';
import type { WebhookCall } from '../../../../contract/staff/staff-webhooks.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE_AND_TIME, dateTime } from '../../../app/format/format.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { EntryList, EntryRow } from '../editing/entry-list.tsx';
import { useEventWords } from './event-words.ts';

const TONES = { waiting: 'orange', delivered: 'green', failed: 'red' } as const;
/** After a test its answer is looked for once more (ms). */
const ANSWER_AFTER = 3000;

interface DeliveryListProps {
  webhookId: string;
  isOn: boolean;
  tests: number;
}

/** The last calls of a webhook with their answers, newest first; asked for when somebody opens them, or tests it. */
export function DeliveryList({ webhookId, isOn, tests }: DeliveryListProps) {
  const t = useMessages('webhooks');
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen || tests > 0} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('calls')}</summary>
      {(isOpen || tests > 0) && <Deliveries webhookId={webhookId} isOn={isOn} tests={tests} />}
    </details>
  );
}

function Deliveries({ webhookId: id, isOn, tests }: DeliveryListProps) {
  const t = useMessages('webhooks');
  const { call } = useStaff();
  const { busy } = useApp();
  const { value, reload, take } = useRecord(`deliveries/${id}/${tests}`, () =>
    call(listDeliveries, { params: { id }, quiet: true }),
  );
  const onAnswer = useEffectEvent(reload);
  useEffect(() => {
    if (tests === 0) return;
    const timer = setTimeout(() => onAnswer(), ANSWER_AFTER);
    return () => clearTimeout(timer);
  }, [tests]);
  async function again(deliveryId: string): Promise<void> {
    const answer = await busy.run(() => call(deliverAgain, { params: { id, deliveryId } }));
    if (answer.ok) take(answer.data.data);
  }
  if (!value) return null;
  const { deliveries } = value;
  return (
    <>
      {deliveries.length === 0 && <p className="muted">{t('no_calls')}</p>}
      <EntryList entries={deliveries} label={t('calls')}>
        {(delivery) => <DeliveryRow delivery={delivery} onAgain={isOn ? () => void again(delivery._id) : null} />}
      </EntryList>
      <Button variant="text" size="sm" before="rotate-ccw" onClick={reload}>
        {t('reload')}
      </Button>
    </>
  );
}

function DeliveryRow({ delivery, onAgain }: { delivery: WebhookCall; onAgain: (() => void) | null }) {
  const t = useMessages('webhooks');
  const language = useLanguage();
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';
  const wordsOf = useEventWords();
  const timeText = (at: string) => dateTime(at, zone, language, DATE_AND_TIME);
  const { event, orderNumber, at, state, status, tookMs, error, nextAt } = delivery;
  const answer =
    status !== null
      ? t('answered', { status: String(status), ms: String(tookMs ?? 0) })
      : error && t('no_answer', { error });
  const facts = [
    timeText(at),
    answer,
    state === 'waiting' && delivery.attempts > 0 && nextAt && t('next', { at: timeText(nextAt) }),
  ].filter((each) => typeof each === 'string');
  return (
    <EntryRow
      name={orderNumber ? `${wordsOf(event)} #${orderNumber}` : wordsOf(event)}
      marks={<Tag tone={TONES[state]}>{t(`state_${state}`)}</Tag>}
      actions={
        onAgain ? (
          <IconButton
            icon="rotate-ccw"
            label={t('again_of', { event: wordsOf(event), at: timeText(at) })}
            onClick={onAgain}
          />
        ) : null
      }
    >
      <p className="muted small">{facts.join(' · ')}</p>
    </EntryRow>
  );
}
