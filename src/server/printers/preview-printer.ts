import type { PrinterPreview } from '../../contract/staff/staff-printers.ts';
import { findRestaurantOrders } from '../orders/orders.repo.ts';
import { testPaper } from '../papers/paper-of.ts';
import { printed } from '../papers/receiptline.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { findPrinter } from '../printing/printers.repo.ts';
import type { Services } from '../services.ts';
import { orderPaper } from './job-paper.ts';

/** The restaurant's last order as the printer would print it; a test if there is no order yet. */
export async function previewOf(services: Services, at: { restaurantId: string; id: string }): Promise<PrinterPreview> {
  const printer = await findPrinter(services.db, at);
  if (!printer) throw new Refusal(commonRefusals.not_found);
  const asked = { restaurantId: at.restaurantId, page: 1, limit: 1, number: undefined };
  const [last] = (await findRestaurantOrders(services.db, asked)).orders;
  const { language, columns, name } = printer;
  const marks = last ? await orderPaper(services, printer, last, { copy: 1, change: null }) : testPaper(language, name);
  const as = (command: 'svg' | 'text') => printed(marks, { command, language, columns });
  return { svg: as('svg'), text: as('text') };
}
