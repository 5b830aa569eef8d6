import {
  addPrinter,
  changePrinter,
  emptyPrinterQueue,
  listPrinters,
  previewPrinter,
  removePrinter,
  renewPrinterAddress,
  testPrinter,
} from '../../../../contract/endpoints/printers.ts';
import type { PrinterInput } from '../../../../contract/staff/staff-printers.ts';
import { useStaff } from '../../app/staff-context.ts';

/** The calls of the printers' page. */
export function usePrinterCalls() {
  const { call } = useStaff();
  return {
    list: () => call(listPrinters, { quiet: true }),
    add: (body: PrinterInput) => call(addPrinter, { body, quiet: true }),
    change: (id: string, body: PrinterInput) => call(changePrinter, { params: { id }, body, quiet: true }),
    renew: (id: string) => call(renewPrinterAddress, { params: { id } }),
    test: (id: string) => call(testPrinter, { params: { id } }),
    preview: (id: string) => call(previewPrinter, { params: { id } }),
    empty: (id: string) => call(emptyPrinterQueue, { params: { id } }),
    remove: (id: string) => call(removePrinter, { params: { id } }),
  };
}
