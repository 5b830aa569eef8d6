import { getAssistants, setAssistants } from '../../../../contract/endpoints/assistants.ts';
import type { AssistantSettings } from '../../../../contract/staff/staff-assistants.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { CopiedField } from '../editing/copied-field.tsx';
import { AssistantsOrders } from './assistants-orders.tsx';
import styles from './connections.module.css';

/** Whether assistants are answered, where they call, and whether they may order. Kept at once. */
export function AssistantsPanel() {
  const t = useMessages('links');
  const { resources, snackbar } = useApp();
  const { call } = useStaff();
  const record = useRecord('assistants', () => call(getAssistants, { quiet: true }));
  const { value, take } = record;
  if (!value) return null;

  /** At once on the screen, and back again if it could not be kept. */
  async function change(wanted: AssistantSettings): Promise<void> {
    const before = value as AssistantSettings;
    take(wanted);
    const answer = await call(setAssistants, { body: wanted, quiet: true });
    if (answer.ok) return void resources.reload(currentRestaurant);
    take(before);
    snackbar.show(refusalText(answer.failure) || t('assistants_failed'), { tone: 'error' });
  }

  const { assistantsOff } = value;
  return (
    <Panel title={t('assistants')}>
      <div className={styles.edit}>
        <Switch
          checked={!assistantsOff}
          description={t('assistants_text')}
          onChange={() => void change({ ...value, assistantsOff: !assistantsOff })}
        >
          {t('assistants_on')}
        </Switch>
        {!assistantsOff && (
          <>
            <CopiedField
              label={t('assistants_address')}
              value={`${location.origin}/mcp`}
              copy={t('copy')}
              copied={t('copied')}
            />
            <AssistantsOrders settings={value} onChange={(wanted) => void change(wanted)} />
          </>
        )}
      </div>
    </Panel>
  );
}
