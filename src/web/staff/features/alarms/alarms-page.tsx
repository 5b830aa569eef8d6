import { useMessages } from '../../../app/app-context.ts';
import { useMember } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { Devices } from './devices.tsx';
import { Ladder } from './ladder.tsx';
import { useAlarmCalls } from './use-alarm-calls.ts';

/** What tells the restaurant of orders that nobody answers: devices for everybody who works with orders, the ladder for owners. */
export function AlarmsPage() {
  const t = useMessages('alarms');
  const record = useRecord('devices', useAlarmCalls().devices);
  const isOwner = useMember()?.permissions.includes('alarms') ?? false;
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(known) => (
        <>
          <Devices known={known} onChange={record.take} onDone={record.reload} />
          {isOwner && <Ladder />}
        </>
      )}
    </RecordPage>
  );
}
