import { useState } from 'react';
import { setAssistants } from '../../../../contract/endpoints/assistants.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { CopiedField } from '../editing/copied-field.tsx';
import styles from './connections.module.css';

/** Whether assistants are answered, and where they call. Kept at once. */
export function AssistantsPanel() {
  const t = useMessages('links');
  const { resources, snackbar } = useApp();
  const { call } = useStaff();
  const [isOff, setOff] = useState<boolean>(useKnownRestaurant()?.assistantsOff ?? false);
  const [isSending, setSending] = useState(false);

  async function change(assistantsOff: boolean): Promise<void> {
    setOff(assistantsOff);
    setSending(true);
    const answer = await call(setAssistants, { body: { assistantsOff }, quiet: true });
    setSending(false);
    if (answer.ok) return void resources.reload(currentRestaurant);
    setOff(!assistantsOff);
    snackbar.show(refusalText(answer.failure) || t('assistants_failed'), { tone: 'error' });
  }

  return (
    <Panel title={t('assistants')}>
      <div className={styles.edit}>
        <Switch
          checked={!isOff}
          disabled={isSending}
          description={t('assistants_text')}
          onChange={() => void change(!isOff)}
        >
          {t('assistants_on')}
        </Switch>
        {!isOff && (
          <CopiedField
            label={t('assistants_address')}
            value={`${location.origin}/mcp`}
            copy={t('copy')}
            copied={t('copied')}
          />
        )}
      </div>
    </Panel>
  );
}
