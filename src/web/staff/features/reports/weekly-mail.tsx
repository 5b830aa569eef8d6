import { changeWeeklySummary, getWeeklySummary } from '../../../../contract/endpoints/reports.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { NotLoaded } from '../editing/not-loaded.tsx';

/** Whether the reader gets the week's figures by mail each Monday. It is saved at once. */
export function WeeklyMail() {
  const t = useMessages('reports');
  const { busy, snackbar } = useApp();
  const { call } = useStaff();
  const record = useRecord('weekly-summary', () => call(getWeeklySummary, { quiet: true }));
  async function choose(isWanted: boolean): Promise<void> {
    const answer = await busy.run(() => call(changeWeeklySummary, { body: { isWanted } }));
    if (!answer.ok) return;
    record.take(answer.data.data);
    snackbar.show(t(isWanted ? 'weekly_on' : 'weekly_off'), { tone: 'success' });
  }
  return (
    <Panel title={t('weekly')}>
      <NotLoaded record={record} />
      <Switch
        checked={record.value?.isWanted ?? false}
        disabled={record.value === null}
        description={t('weekly_hint')}
        onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      >
        {t('weekly_wanted')}
      </Switch>
    </Panel>
  );
}
