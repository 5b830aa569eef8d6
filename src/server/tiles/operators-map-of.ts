import type { OperatorsMap } from '../../contract/operators-map.ts';
import type { Config } from '../platform/config.ts';

/** The operator's map, as pages are told of it; null: there is none. */
export function operatorsMapOf(
  config: Pick<Config, 'MAP_TILES' | 'MAP_ATTRIBUTION' | 'MAP_MAX_ZOOM'>,
): OperatorsMap | null {
  return config.MAP_TILES ? { attribution: config.MAP_ATTRIBUTION, maxZoom: config.MAP_MAX_ZOOM } : null;
}
