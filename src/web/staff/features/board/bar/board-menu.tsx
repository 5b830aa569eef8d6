import { useId } from 'react';
import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { useStore } from '../../../../app/storage/store.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { BusyControl } from '../../ordering/busy-control.tsx';
import { ChangedHoursLine } from '../../ordering/changed-hours.tsx';
import { HoursButton } from '../../ordering/hours-button.tsx';
import { DoneOrders } from '../done-orders.tsx';
import { kitchenLook, setKitchenLook, TYPE } from '../kitchen-look.ts';
import styles from './board-menu.module.css';
import { DayFigures } from './day-figures.tsx';

/** The size of type and the contrast of the board on this device, the day so far, today's hours, and what is done. */
export function BoardMenu({ done, close }: { done: readonly StaffOrder[]; close(): void }) {
  const t = useMessages('board');
  const look = useStore(kitchenLook);
  const { day } = useStore(useStaff().board.state);
  const id = useId();
  const percent = Math.round(look.type * 100);
  return (
    <Dialog open onClose={close} title={t('look')} closeLabel={t('close')}>
      <p className="muted">{t('look_text')}</p>
      <div className={styles.size}>
        <label htmlFor={id}>{t('type_size')}</label>
        <output htmlFor={id}>{`${percent} %`}</output>
        <input
          id={id}
          type="range"
          min={TYPE.least}
          max={TYPE.most}
          step={TYPE.step}
          value={look.type}
          aria-valuetext={`${percent} %`}
          onChange={({ currentTarget: { valueAsNumber } }) => setKitchenLook({ ...look, type: valueAsNumber })}
        />
      </div>
      <Switch
        checked={look.contrast}
        description={t('contrast_text')}
        onChange={({ currentTarget: { checked } }) => setKitchenLook({ ...look, contrast: checked })}
      >
        {t('contrast')}
      </Switch>
      {day && (
        <>
          <DayFigures day={day} />
          <div className={styles.tools}>
            <BusyControl busy={day.busy} />
            <HoursButton changed={day.changedHours} />
            <ChangedHoursLine changed={day.changedHours} />
            <ButtonLink to="/staff/alarms" variant="outline" before="bell-ring">
              {t('alarms')}
            </ButtonLink>
          </div>
          <DoneOrders orders={done} />
        </>
      )}
    </Dialog>
  );
}
