import type { StaffDevice, StaffDevices } from '../../../../contract/staff/staff-alarms.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE_AND_TIME, dateTime } from '../../../app/format/format.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { EntryRow } from '../editing/entry-list.tsx';
import { useAlarmCalls } from './use-alarm-calls.ts';

interface DeviceEntryProps {
  device: StaffDevice;
  isOwn: boolean;
  onChange(known: StaffDevices): void;
  onDone(): void;
}

/** A device that rings: whose it is, when it last did, and what can be done with it. */
export function DeviceEntry({ device, isOwn, onChange, onDone }: DeviceEntryProps) {
  const t = useMessages('alarms');
  const { dialogs, busy } = useApp();
  const calls = useAlarmCalls();
  const language = useLanguage();
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';
  const test = useTest(device, onDone);
  const { _id: id, name, who, rungAt, isInTrouble } = device;

  async function remove(): Promise<void> {
    const title = t('remove_title', { name });
    const html = escapeText(t('remove_text'));
    if (!(await dialogs.ask({ title, html, confirmText: t('remove'), cancelText: t('keep') }))) return;
    const answer = await busy.run(() => calls.remove(id));
    if (answer.ok) onChange(answer.data.data);
  }

  const rung =
    rungAt === null
      ? t('never_rung')
      : t('rung_at', { time: dateTime(Date.parse(rungAt), zone, language, DATE_AND_TIME) });
  const marks = (
    <>
      {isOwn && <Tag tone="green">{t('here')}</Tag>}
      {isInTrouble && <Tag tone="red">{t('in_trouble')}</Tag>}
    </>
  );
  const actions = (
    <>
      <Button variant="tonal" size="sm" before="bell-ring" onClick={() => void test()}>
        {t('test')}
      </Button>
      <IconButton icon="trash-2" label={t('remove_of', { name })} onClick={() => void remove()} />
    </>
  );
  return (
    <EntryRow name={name} marks={marks} actions={actions}>
      <p className="muted">{`${who} · ${rung}`}</p>
    </EntryRow>
  );
}

/** Returns how to have a device ring. */
function useTest({ _id: id, name }: StaffDevice, onDone: () => void): () => Promise<void> {
  const t = useMessages('alarms');
  const { busy, snackbar } = useApp();
  const calls = useAlarmCalls();
  return async () => {
    const answer = await busy.run(() => calls.test(id));
    if (!answer.ok) return;
    snackbar.show(t('test_sent', { name }), { tone: 'success' });
    setTimeout(onDone, SEEN_AFTER_MS);
  };
}

/** By then the server has tried to ring. */
const SEEN_AFTER_MS = 5000;
