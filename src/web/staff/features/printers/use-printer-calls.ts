import type {
  PrinterInput,
  PrinterPreview,
  PrinterWithPath,
  StaffPrinter,
  StaffPrinters,
} from '../../../../contract/staff/staff-printers.ts';
import { useStaff } from '../../app/staff-context.ts';

/** The calls of the printers' page. Here and not in `staff-api.ts`, so that the board does not load them. */
export function usePrinterCalls() {
  const { transport } = useStaff();
  const path = (id: string, more = '') => `/staff/printers/${encodeURIComponent(id)}${more}`;
  return {
    list: () => transport<{ data: StaffPrinters }>({ method: 'GET', path: '/staff/printers', quiet: true }),
    add: (body: PrinterInput) =>
      transport<{ data: PrinterWithPath }>({ method: 'POST', path: '/staff/printers', body, quiet: true }),
    change: (id: string, body: PrinterInput) =>
      transport<{ data: { printer: StaffPrinter } }>({ method: 'PUT', path: path(id), body, quiet: true }),
    renew: (id: string) => transport<{ data: PrinterWithPath }>({ method: 'POST', path: path(id, '/address') }),
    test: (id: string) => transport<{ data: { printer: StaffPrinter } }>({ method: 'POST', path: path(id, '/test') }),
    preview: (id: string) => transport<{ data: PrinterPreview }>({ method: 'GET', path: path(id, '/preview') }),
    empty: (id: string) =>
      transport<{ data: { printer: StaffPrinter } }>({ method: 'DELETE', path: path(id, '/papers') }),
    remove: (id: string) => transport<{ data: { removed: string } }>({ method: 'DELETE', path: path(id) }),
  };
}
