import type { OrderPrints } from '../../../../contract/staff/staff-printers.ts';
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
  const { transport } = useStaff();
  const path = `/staff/orders/${encodeURIComponent(orderId)}/prints`;
  const record = useRecord(path, () => transport<{ data: OrderPrints }>({ method: 'GET', path, quiet: true }));
  const printers = record.value?.printers ?? [];
  async function printOn(printerId: string, name: string): Promise<void> {
    const answer = await busy.run(() =>
      transport<{ data: OrderPrints }>({ method: 'POST', path, body: { printerId } }),
    );
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
