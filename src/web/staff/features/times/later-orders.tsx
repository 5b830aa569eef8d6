import { useMessages } from '../../../app/app-context.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import styles from '../editing/form-part.module.css';
import type { TimesDraft } from './times-draft.ts';

/** When orders for later come to the cooks, on their boards and on paper. */
export function LaterOrders({ draft }: { draft: Draft<TimesDraft> }) {
  const t = useMessages('order-times');
  const { startAhead, holdsPapers } = draft.value;
  return (
    <Panel title={t('later_title')} className={styles.part}>
      <TextField
        label={t('start_ahead')}
        hint={t('start_ahead_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={startAhead}
        error={draft.errorOf('startAheadMinutes')}
        onChange={({ currentTarget }) => draft.change({ startAhead: currentTarget.value })}
      />
      <Switch
        checked={holdsPapers}
        description={t('holds_papers_text')}
        onChange={() => draft.change({ holdsPapers: !holdsPapers })}
      >
        {t('holds_papers')}
      </Switch>
    </Panel>
  );
}
