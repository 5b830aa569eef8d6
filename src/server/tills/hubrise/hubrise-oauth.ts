import { z } from 'zod';
import { askHubRise, type HubRise } from './ask-hubrise.ts';

/** What we ask for: to create orders of one location and to follow them, to read and write its menu, and to see what has run out. */
const SCOPE = 'location[orders.write,catalog.write,inventory.read]';

const grant = z.object({
  access_token: z.string().min(1),
  location_id: z.string().min(1),
  location_name: z.string().nullish(),
  account_name: z.string().nullish(),
  catalog_id: z.string().nullish(),
  catalog_name: z.string().nullish(),
});
export type Grant = z.infer<typeof grant>;

/** The page on which an owner lets us send orders to one of their locations. It leads back to `returnUrl`. */
export function grantPage(
  { oauth, clientId }: HubRise,
  { returnUrl, state }: { returnUrl: string; state: string },
): string {
  const query = new URLSearchParams({ redirect_uri: returnUrl, client_id: clientId, scope: SCOPE, state });
  return `${oauth}/authorize?${query}`;
}

/** Exchanges the code that the page gave for a token, which does not expire. A code serves once, for ten minutes. */
export function takeGrant(hubRise: HubRise, code: string): Promise<Grant> {
  return postForm(hubRise, 'token', { code }, grant);
}

/** Ends a token. */
export async function endGrant(hubRise: HubRise, token: string): Promise<void> {
  await postForm(hubRise, 'revoke', { token }, z.unknown());
}

function postForm<T>(
  { oauth, clientId, clientSecret }: HubRise,
  path: string,
  fields: Record<string, string>,
  schema: z.ZodType<T>,
): Promise<T> {
  const headers = {
    authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  return askHubRise(
    `${oauth}/${path}`,
    { method: 'POST', headers, body: new URLSearchParams(fields).toString() },
    schema,
  );
}
