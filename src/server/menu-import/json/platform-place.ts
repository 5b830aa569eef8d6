import type { FoodCodes } from '../table/food-codes.ts';
import type { JsonMenu } from './json-menu.ts';
import type { JsonNode } from './json-node.ts';

/** What every dish of a file is read with. */
export interface PlatformPlace {
  menu: JsonMenu;
  decimals: number;
  /** By what amounts that are not marked are divided. */
  divisor: number;
  /** Whether prices are without the tax, whose rate stands beside them. */
  areNet: boolean;
  /** Option groups that dishes name by their ids. */
  groups: ReadonlyMap<string, JsonNode>;
  /** Refs of groups that were read, by what they say: dishes share equal ones. */
  alike: Map<string, string>;
  /** What codes of allergens and additives mean. */
  codes: FoodCodes;
}
