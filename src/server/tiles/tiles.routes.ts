import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TILES_PATH } from '../../contract/operators-map.ts';
import { answerNotFound } from '../platform/refusals/problems.ts';
import type { Services } from '../services.ts';
import { type TileKey, tileServer } from './tile-server.ts';

/** Some twenty squares fill a screen. */
const PER_MINUTE = 1_200;
const KEPT_S = 24 * 60 * 60;
const NUMBER = /^(?:0|[1-9]\d{0,7})$/;

/**
 * The operator's map, through this server (decision 213): so browsers talk to the host of their page alone, whose policy stays, and the
 * operator's key and the visitors' addresses stay here. Pages of other sites get nothing.
 */
export async function tilesRoutes(app: FastifyInstance, { config, clock }: Services): Promise<void> {
  if (!config.MAP_TILES) return;
  const fetchTile = tileServer(config.MAP_TILES, { clock });
  const options = { schema: { hide: true }, config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } };
  app.get(`${TILES_PATH}/:z/:x/:y`, options, async (request, reply) => {
    if (isOfAnotherSite(request)) return reply.code(403).header('cache-control', 'no-store').send();
    const tile = tileOf(request.params as Record<keyof TileKey, string>, config.MAP_MAX_ZOOM);
    if (!tile) return answerNotFound(request, reply);
    try {
      const found = await fetchTile(tile);
      if (!found) return answerNotFound(request, reply);
      return reply.type(found.type).header('cache-control', `public, max-age=${KEPT_S}`).send(found.data);
    } catch (err) {
      request.log.warn({ err }, 'a square of the map could not be fetched');
      return reply.code(503).header('cache-control', 'no-store').send();
    }
  });
}

function isOfAnotherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'] ?? 'none';
  return site !== 'same-origin' && site !== 'none';
}

/** null: the map has no such square. */
function tileOf({ z, x, y }: Record<keyof TileKey, string>, maxZoom: number): TileKey | null {
  if (![z, x, y].every((each) => NUMBER.test(each))) return null;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  const side = 2 ** tile.z;
  return tile.z <= maxZoom && tile.x < side && tile.y < side ? tile : null;
}
