import { staffOrderParams } from '../staff/staff-orders.ts';
import {
  orderPrintsAnswer,
  printAgainInput,
  printerInput,
  printerPreviewAnswer,
  printerRemovedAnswer,
  printerWithPathAnswer,
  staffPrinterAnswer,
  staffPrinterParams,
  staffPrintersAnswer,
} from '../staff/staff-printers.ts';
import { endpoint } from './endpoint.ts';

export const listPrinters = endpoint('GET', '/staff/printers', {
  needs: 'settings',
  summary: 'List the restaurant’s printers, how they are, and how many papers wait for each',
  answer: staffPrintersAnswer,
});

export const addPrinter = endpoint('POST', '/staff/printers', {
  needs: 'settings',
  summary: 'Add a printer',
  description: 'Only this answer has the `path` at which the printer asks for work.',
  body: printerInput,
  answer: printerWithPathAnswer,
  status: 201,
  refusals: ['too_many_printers'],
});

export const changePrinter = endpoint('PUT', '/staff/printers/:id', {
  needs: 'settings',
  summary: 'Change what a printer prints',
  params: staffPrinterParams,
  body: printerInput,
  answer: staffPrinterAnswer,
  refusals: ['not_found'],
});

export const renewPrinterAddress = endpoint('POST', '/staff/printers/:id/address', {
  needs: 'settings',
  summary: 'Give a printer another address, and end the one before',
  params: staffPrinterParams,
  answer: printerWithPathAnswer,
  refusals: ['not_found'],
});

export const testPrinter = endpoint('POST', '/staff/printers/:id/test', {
  needs: 'settings',
  summary: 'Have a printer print a test',
  params: staffPrinterParams,
  answer: staffPrinterAnswer,
  refusals: ['not_found'],
});

export const previewPrinter = endpoint('GET', '/staff/printers/:id/preview', {
  needs: 'settings',
  summary: 'Get the last order as a printer would print it',
  params: staffPrinterParams,
  answer: printerPreviewAnswer,
  refusals: ['not_found'],
});

export const emptyPrinterQueue = endpoint('DELETE', '/staff/printers/:id/papers', {
  needs: 'settings',
  summary: 'Take back all papers that wait for a printer',
  params: staffPrinterParams,
  answer: staffPrinterAnswer,
  refusals: ['not_found'],
});

export const removePrinter = endpoint('DELETE', '/staff/printers/:id', {
  needs: 'settings',
  summary: 'Remove a printer with what waits for it',
  params: staffPrinterParams,
  answer: printerRemovedAnswer,
  refusals: ['not_found'],
});

export const getOrderPrints = endpoint('GET', '/staff/orders/:id/prints', {
  needs: 'orders',
  scope: 'orders:read',
  summary: 'List the printers, with how many papers of an order each was given',
  params: staffOrderParams,
  answer: orderPrintsAnswer,
  refusals: ['not_found'],
});

export const printOrder = endpoint('POST', '/staff/orders/:id/prints', {
  needs: 'orders',
  scope: 'orders:write',
  summary: 'Print an order once more; the paper says that it is a copy',
  params: staffOrderParams,
  body: printAgainInput,
  answer: orderPrintsAnswer,
  status: 201,
  refusals: ['not_found'],
});
