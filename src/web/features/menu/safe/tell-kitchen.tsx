import { useEffect, useState } from 'react';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useStore } from '../../../app/storage/store.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { avoided } from './avoided.ts';
import { isTold } from './told.ts';

/** Asks whether the kitchen may be told what the guest avoids; nothing for whoever avoids nothing. */
export function TellKitchen() {
  const t = useMessages('safe-mode');
  const foods = useMessages('foods');
  const { messages } = useApp();
  const codes = useStore(avoided);
  const told = useStore(isTold);
  const [isWorded, setWorded] = useState(false);
  useEffect(() => {
    if (codes.length === 0) return;
    messages.need(['safe-mode', 'foods']).then(
      () => setWorded(true),
      () => {},
    );
  }, [messages, codes]);
  if (!isWorded || codes.length === 0) return null;
  return (
    <div>
      <p>
        <b>{t('avoiding', { what: codes.map((code) => foods(code)).join(', ') })}</b>
      </p>
      <Checkbox checked={told} onChange={({ currentTarget }) => isTold.set(currentTarget.checked)}>
        {t('tell')}
      </Checkbox>
      <p className="small muted">{t('tell_hint')}</p>
    </div>
  );
}
