import { getOrderPrints, printOrder } from '../../../../contract/endpoints/printers.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import styles from './print-menu.module.css';

interface PrintMenuProps {
  orderId: string;
  /** Prints by the browser. */
  onPrint(): void;
}

/** Prints an order: by the browser, or once more on one of the restaurant's printers. */
export function PrintMenu({ orderId, onPrint }: PrintMenuProps) {
  const t = useMessages('board');
  const { busy, snackbar } = useApp();
  const { call } = useStaff();
  const record = useRecord(`prints/${orderId}`, () => call(getOrderPrints, { params: { id: orderId }, quiet: true }));
  const printers = record.value?.printers ?? [];
  async function printOn(printerId: string, name: string): Promise<void> {
    const answer = await busy.run(() => call(printOrder, { params: { id: orderId }, body: { printerId } }));
    if (!answer.ok) return;
    record.take(answer.data.data);
    snackbar.show(t('print_queued', { name }), { tone: 'success' });
  }
  return (
    <div className={styles.prints}>
      <Button variant="outline" size="sm" before="printer" onClick={onPrint}>
        {t(printers.length ? 'print_browser' : 'print')}
      </Button>
      {printers.map(({ _id: id, name, copies }) => (
        <Button key={id} variant="tonal" size="sm" before="printer" onClick={() => void printOn(id, name)}>
          {t(copies > 0 ? 'print_copy_on' : 'print_on', { name })}
        </Button>
      ))}
    </div>
  );
}
