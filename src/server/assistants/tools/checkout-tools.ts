import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { id } from '../../../contract/primitives.ts';
import {
  type CheckoutAnswer,
  checkout,
  checkoutInput,
  completeCheckoutInput,
  newCheckoutInput,
} from '../../../contract/ucp.ts';
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  readCheckout,
  updateCheckout,
} from '../checkouts/change-checkouts.ts';
import { profileHost } from '../platform-of.ts';
import { describable } from './describable.ts';
import { refusalSaid } from './refusal-said.ts';
import { READS, structured, type ToolCaller } from './tool.ts';

/** Who calls, as the protocol has it. Assistants without a profile of their own leave it out. */
const meta = z.optional(
  z.looseObject({
    'ucp-agent': z.optional(z.looseObject({ profile: z.optional(z.string().check(z.maxLength(500))) })),
    'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
);

const CHANGES = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

/**
 * The five operations of a checkout, by the protocol's names. A person confirms and pays on the page that `continue_url` opens, unless the
 * owner lets assistants order what a known buyer pays at the counter.
 */
export function registerCheckoutTools(server: McpServer, caller: ToolCaller): void {
  const { services, tenant, language } = caller;
  const asker = (called: z.infer<typeof meta>) => ({
    ...caller,
    platform: profileHost(called?.['ucp-agent']?.profile ?? '') ?? caller.platform,
  });
  const answered = async (work: Promise<CheckoutAnswer>) => {
    try {
      return structured(await work);
    } catch (error) {
      return refusalSaid(error, language);
    }
  };

  server.registerTool(
    'create_checkout',
    {
      title: 'Begin a checkout',
      description: `Begins a checkout with dishes and options of the menu by their ids, and with deals as search_menu tells them; food_establishment.id is "${tenant.id}". It answers prices, times, allergens that the buyer must be shown, and messages on what to change. Nothing is ordered: give the buyer continue_url, where they check, confirm and pay.`,
      inputSchema: describable(z.object({ meta, checkout: newCheckoutInput })),
      outputSchema: describable(checkout),
      annotations: { ...CHANGES, idempotentHint: false },
    },
    async ({ meta: called, checkout: input }) => {
      const key = called?.['idempotency-key'] ?? null;
      return answered(createCheckout(services, asker(called), { input, key }).then((made) => made.checkout));
    },
  );

  server.registerTool(
    'get_checkout',
    {
      title: 'Look at a checkout',
      description:
        'Tells how a checkout stands: its prices and times as they are now, and once a person has ordered, the order’s number and tracking link.',
      inputSchema: describable(z.object({ meta, id })),
      outputSchema: describable(checkout),
      annotations: READS,
    },
    ({ meta: called, id: checkoutId }) => answered(readCheckout(services, asker(called), checkoutId)),
  );

  server.registerTool(
    'update_checkout',
    {
      title: 'Change a checkout',
      description: 'Replaces everything that a checkout says: what is left out is removed.',
      inputSchema: describable(z.object({ meta, id, checkout: checkoutInput })),
      outputSchema: describable(checkout),
      annotations: CHANGES,
    },
    ({ meta: called, id: checkoutId, checkout: input }) =>
      answered(updateCheckout(services, asker(called), { id: checkoutId, input })),
  );

  server.registerTool(
    'complete_checkout',
    {
      title: 'Ask for the order',
      description:
        'With status ready_for_complete it may place the order, to be paid at the counter: ask the buyer first. Otherwise, and for a buyer whom the restaurant does not know, it orders nothing and answers continue_url, where the buyer confirms and pays.',
      inputSchema: describable(z.object({ meta, id, checkout: z.optional(completeCheckoutInput) })),
      outputSchema: describable(checkout),
      annotations: CHANGES,
    },
    ({ meta: called, id: checkoutId }) => answered(completeCheckout(services, asker(called), checkoutId)),
  );

  server.registerTool(
    'cancel_checkout',
    {
      title: 'Cancel a checkout',
      description: 'Cancels a checkout that nobody has ordered. An order stays.',
      inputSchema: describable(z.object({ meta, id })),
      outputSchema: describable(checkout),
      annotations: { ...CHANGES, destructiveHint: true },
    },
    ({ meta: called, id: checkoutId }) => answered(cancelCheckout(services, asker(called), checkoutId)),
  );
}
