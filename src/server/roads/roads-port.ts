import type { Point } from '../../domain/zones/distance.ts';

/** A way by road. */
export interface RoadWay {
  metres: number;
  seconds: number;
}

/** Seconds from each place to each; null: no road leads there. */
export type RoadTimes = readonly (readonly (number | null)[])[];

/** Asks a routing server how far it is by road. Throws where it does not answer in time, or does not say. */
export interface RoadsPort {
  /** The fastest way; null: no road leads there. */
  way(from: Point, to: Point): Promise<RoadWay | null>;
  /** Between all of these; null: they lie off every road that it knows. */
  times(places: readonly Point[]): Promise<RoadTimes | null>;
}
