import type { OpenAPIV3_1 } from 'openapi-types';
import type { HonestCall } from './honest-calls/honest-call.ts';
import type { Answer, TestApp } from './test-app.ts';
import type { World } from './world.ts';

/** An operation of the API's document. */
export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /api/v1, with parameters as {name}. */
  path: string;
  /** Whose token it requires. */
  audience: 'everybody' | 'customer' | 'staff';
  hasBody: boolean;
  wantsCookie: boolean;
}

export function documentedOperations(document: OpenAPIV3_1.Document): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OpenAPIV3_1.OperationObject>).map(([method, operation]): Operation => {
      const schemes = (operation.security ?? []).flatMap((way) => Object.keys(way));
      return {
        id: operation.operationId ?? '',
        method: method.toUpperCase() as Operation['method'],
        path: path.replace('/api/v1', ''),
        audience: operation.tags?.includes('staff') ? 'staff' : schemes.includes('customer') ? 'customer' : 'everybody',
        hasBody: operation.requestBody !== undefined,
        wantsCookie: schemes.includes('refresh'),
      };
    }),
  );
}

/** Calls an operation at a host with the tokens of a world, which may belong to another restaurant. */
export function send(
  { call }: TestApp,
  { method, path, audience, wantsCookie }: Operation,
  { path: parts = {}, query = {}, headers, body }: HonestCall,
  { host, as }: { host: string; as: Pick<World, 'token' | 'staffToken' | 'refreshToken'> },
): Promise<Answer> {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(parts[name] ?? ''));
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return call({
    method,
    url: `${filled}${asked.size ? `?${asked}` : ''}`,
    host,
    ...(headers && { headers }),
    ...(body && { body }),
    ...(audience === 'customer' && { token: as.token }),
    ...(audience === 'staff' && { token: as.staffToken }),
    ...(wantsCookie && { cookies: { refresh_token: as.refreshToken } }),
  });
}
