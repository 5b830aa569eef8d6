import { useState } from 'react';
import { ALLERGENS } from '../../../../domain/menu/food-labels.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { avoid } from './avoid.ts';
import { avoided } from './avoided.ts';
import styles from './safe-mode.module.css';

/** Where somebody names, once, what they avoid. */
export function AvoidedDialog({ onClose }: { onClose(): void }) {
  const t = useMessages('safe-mode');
  const foods = useMessages('foods');
  const [codes, setCodes] = useState(avoided.get());
  function take(): void {
    avoid(codes);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      actions={<Button onClick={take}>{t('apply')}</Button>}
    >
      <p className="muted">{t('on_this_device')}</p>
      <fieldset className={styles.boxes}>
        <legend className="visually-hidden">{t('title')}</legend>
        {ALLERGENS.map((code) => (
          <Checkbox
            key={code}
            checked={codes.includes(code)}
            onChange={({ currentTarget: { checked } }) =>
              setCodes(ALLERGENS.filter((each) => (each === code ? checked : codes.includes(each))))
            }
          >
            {foods(code)}
          </Checkbox>
        ))}
      </fieldset>
      <p className="small muted">{t('no_guarantee')}</p>
    </Dialog>
  );
}
