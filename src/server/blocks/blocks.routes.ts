import * as contract from '../../contract/staff/staff-blocks.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { requireStaff } from '../editing/require-staff.ts';
import { staffSchema } from '../editing/staff-schema.ts';
import type { App } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import type { Services } from '../services.ts';
import { blocksRefusals } from './blocks.refusals.ts';
import { addBlock, liftBlock, readBlocks } from './change-blocks.ts';

const { forbidden, not_found } = commonRefusals;

/** Routes on which managers say from whom the restaurant takes no orders online. */
export async function blocksRoutes(app: App, services: Services): Promise<void> {
  const preValidation = [services.authenticate, requireStaff(services.db, 'customers')];
  const response = { 200: contract.blocksAnswer };
  const act = (request: Parameters<typeof signedIn>[0]) => ({
    restaurantId: request.tenant.id,
    userId: signedIn(request).userId,
    now: services.clock(),
  });

  app.get(
    '/staff/blocks',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'listBlocks',
        summary: 'List the phone numbers and e-mail addresses from which no orders are taken online, the newest first',
        response,
        refusals: [forbidden],
      },
    },
    async ({ tenant }) => ({ data: { blocks: await readBlocks(services.db, tenant.id) } }),
  );

  app.post(
    '/staff/blocks',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'addBlock',
        summary: 'Take no more orders online from a phone number, an e-mail address, or both',
        description: 'Only hashes are kept. Whoever is blocked reads that they can call the restaurant.',
        body: contract.blockInput,
        response,
        refusals: [forbidden, blocksRefusals.too_many_blocks],
      },
    },
    async (request) => ({ data: { blocks: await addBlock(services, act(request), request.body) } }),
  );

  app.delete(
    '/staff/blocks/:hash',
    {
      preValidation,
      schema: {
        ...staffSchema,
        operationId: 'liftBlock',
        summary: 'Take orders again from a blocked phone number or e-mail address',
        params: contract.blockParams,
        response,
        refusals: [forbidden, not_found],
      },
    },
    async (request) => ({ data: { blocks: await liftBlock(services, act(request), request.params.hash) } }),
  );
}
