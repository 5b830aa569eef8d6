import { useApp, useMessages } from '../../../app/app-context.ts';
import { useSafeMode } from '../safe/use-safe-mode.ts';
import { addDealToCart } from './add-deal.ts';
import { DealChooser, type DealChooserProps } from './deal-chooser.tsx';

/** Where a guest chooses a deal for the cart. */
export function DealDialog(props: Omit<DealChooserProps, 'addText' | 'safe' | 'onChosen'>) {
  const { deal, currency, onClose } = props;
  const t = useMessages('deals');
  const app = useApp();
  const safe = useSafeMode();
  return (
    <DealChooser
      {...props}
      safe={safe}
      addText={(price) => t('add', { price })}
      onChosen={async (chosen) => {
        if (await addDealToCart(app, { deal, chosen, currency })) onClose();
      }}
    />
  );
}
