import { useState } from 'react';
import { openForOrders } from '../../../../contract/endpoints/onboarding.ts';
import type { FirstSteps } from '../../../../contract/staff/staff-first-steps.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaff } from '../../app/staff-context.ts';

/** The owner's decision: from now on the restaurant takes orders. */
export function OpenForOrders({ isReady, take }: { isReady: boolean; take(steps: FirstSteps): void }) {
  const t = useMessages('first-steps');
  const { resources, snackbar } = useApp();
  const { call } = useStaff();
  const [isSending, setIsSending] = useState(false);

  async function open(): Promise<void> {
    setIsSending(true);
    const result = await call(openForOrders);
    setIsSending(false);
    if (!result.ok) return;
    take(result.data.data);
    void resources.reload(currentRestaurant);
    snackbar.show(t('opened'));
  }
  return (
    <Button size="sm" variant={isReady ? 'primary' : 'outline'} busy={isSending} onClick={() => void open()}>
      {t('open_now')}
    </Button>
  );
}
