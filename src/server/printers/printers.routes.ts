import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  printerInput,
  printerPreviewAnswer,
  printerRemovedAnswer,
  printerWithPathAnswer,
  staffPrinterAnswer,
  staffPrinterParams,
  staffPrintersAnswer,
} from '../../contract/staff/staff-printers.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { printersOf } from '../printing/printers.repo.ts';
import type { Services } from '../services.ts';
import { addPrinter, changePrinter, queueTest, removePrinter, renewAddress } from './change-printers.ts';
import { presentPrinter } from './present-printer.ts';
import { previewOf } from './preview-printer.ts';
import { printersRefusals } from './printers.refusals.ts';

const { forbidden, not_found } = commonRefusals;

/** Routes on which the restaurant's printers are kept (decision 095). */
export async function printersRoutes(plain: FastifyInstance, services: Services): Promise<void> {
  const api = plain.withTypeProvider<ZodTypeProvider>();
  const preValidation = [services.authenticate, requireStaff(services.db, 'settings')];
  const by = (request: FastifyRequest) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
  });

  api.get(
    '/staff/printers',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'listPrinters',
        summary: 'List the restaurant’s printers, how they are, and how many papers wait for each',
        response: { 200: staffPrintersAnswer },
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => {
      const now = services.clock();
      const rows = await printersOf(services.db, tenant.id);
      return { data: { printers: rows.map((row) => presentPrinter(row, now)) } };
    },
  );

  api.post(
    '/staff/printers',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'addPrinter',
        summary: 'Add a printer',
        description: 'Only this answer has the `path` at which the printer asks for work.',
        body: printerInput,
        response: { 201: printerWithPathAnswer },
        refusals: [forbidden, printersRefusals.too_many_printers],
      },
    },
    async (request, reply) => reply.code(201).send({ data: await addPrinter(services, by(request), request.body) }),
  );

  api.put(
    '/staff/printers/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'changePrinter',
        summary: 'Change what a printer prints',
        params: staffPrinterParams,
        body: printerInput,
        response: { 200: staffPrinterAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => ({
      data: { printer: await changePrinter(services, { ...by(request), ...request.params }, request.body) },
    }),
  );

  api.post(
    '/staff/printers/:id/address',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'renewPrinterAddress',
        summary: 'Give a printer another address, and end the one before',
        params: staffPrinterParams,
        response: { 200: printerWithPathAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => ({ data: await renewAddress(services, { ...by(request), ...request.params }) }),
  );

  api.post(
    '/staff/printers/:id/test',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'testPrinter',
        summary: 'Have a printer print a test',
        params: staffPrinterParams,
        response: { 200: staffPrinterAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => ({
      data: { printer: await queueTest(services, { ...by(request), ...request.params }) },
    }),
  );

  api.get(
    '/staff/printers/:id/preview',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'previewPrinter',
        summary: 'Get the last order as a printer would print it',
        params: staffPrinterParams,
        response: { 200: printerPreviewAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async ({ tenant, params }) => ({ data: await previewOf(services, { restaurantId: tenant.id, ...params }) }),
  );

  api.delete(
    '/staff/printers/:id',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'removePrinter',
        summary: 'Remove a printer with what waits for it',
        params: staffPrinterParams,
        response: { 200: printerRemovedAnswer },
        refusals: [forbidden, not_found],
      },
    },
    async (request) => {
      await removePrinter(services, { ...by(request), ...request.params });
      return { data: { removed: request.params.id } };
    },
  );
}
