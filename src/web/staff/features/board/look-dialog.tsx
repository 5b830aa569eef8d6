import { useId } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { kitchenLook, setKitchenLook, TYPE } from './kitchen-look.ts';
import styles from './look-dialog.module.css';

/** The size of type and the contrast of the board on this device. */
export function LookDialog({ close }: { close(): void }) {
  const t = useMessages('board');
  const look = useStore(kitchenLook);
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
    </Dialog>
  );
}
