import { useMemo } from 'react';
import type { Board } from '../../../../../contract/staff/staff-board.ts';
import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { useStore } from '../../../../app/storage/store.ts';
import { useStaff } from '../../../app/staff-context.ts';
import { isMadeAt } from '../order-search.ts';

type Item = StaffOrder['items'][number];
type Station = NonNullable<Board['stations']>[number];

export interface StationPart {
  _id: string;
  name: string;
  /** How many of its lines are still to be done. */
  left: number;
}

export interface StationsView {
  /** Whether all stations that make something of a line have done it. */
  isDone(item: Item): boolean;
  /** The stations that make something of these lines, and how far they are. */
  partsOf(items: readonly Item[]): StationPart[];
}

/** The kitchen's stations as the board knows them. */
export function useStations(): StationsView {
  const stations = useStore(useStaff().board.state).day?.stations;
  return useMemo(() => viewOf(stations ?? []), [stations]);
}

export function viewOf(stations: readonly Station[]): StationsView {
  const left = (item: Item, { _id }: Station) => !item.doneBy?.includes(_id);
  return {
    isDone(item) {
      const makers = stations.filter((station) => isMadeAt(item, station));
      return makers.length > 0 && !makers.some((station) => left(item, station));
    },
    partsOf(items) {
      return stations.flatMap((station) => {
        const own = items.filter((item) => isMadeAt(item, station));
        if (own.length === 0) return [];
        return { _id: station._id, name: station.name, left: own.filter((item) => left(item, station)).length };
      });
    },
  };
}
