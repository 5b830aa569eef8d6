import type { PrinterPreview } from '../../contract/staff/staff-printers.ts';
import { findRestaurantOrders } from '../orders/orders.repo.ts';
import { testPaper } from '../papers/paper-of.ts';
import { paperPicture } from '../papers/paper-picture.ts';
import { readStar } from '../papers/read-star.ts';
import { partsOf } from '../papers/receiptline.ts';
import { wordsOf } from '../papers/rows.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { findPrinter } from '../printing/printers.repo.ts';
import type { Services } from '../services.ts';
import { orderPaper } from './job-paper.ts';
import { paperBytes } from './paper-bytes.ts';

/** The restaurant's last order as a printer makes it of the bytes that it would get; a test if there is no order yet. */
export async function previewOf(services: Services, at: { restaurantId: string; id: string }): Promise<PrinterPreview> {
  const printer = await findPrinter(services.db, at);
  if (!printer) throw new Refusal(commonRefusals.not_found);
  const asked = { restaurantId: at.restaurantId, page: 1, limit: 1, number: undefined };
  const [last] = (await findRestaurantOrders(services.db, asked)).orders;
  const { language, columns, name } = printer;
  const marks = last
    ? await orderPaper(services, printer, last, { copy: 1, reason: { kind: 'order' } })
    : testPaper(language, name);
  const bytes = await paperBytes(services, printer, { marks, command: 'star' });
  return {
    svg: paperPicture(readStar(bytes, { language, columns }), columns),
    text: wordsOf(partsOf(marks, { language, columns })),
  };
}
