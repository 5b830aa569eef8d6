import { useParams } from 'react-router';
import { useStationCalls } from '../features/kitchen/station-calls.ts';
import { StationCooking } from '../features/kitchen/station-cooking.tsx';

/** A station's screen, for who is signed in. */
export function Component() {
  const { id = '' } = useParams();
  const calls = useStationCalls(id);
  return <StationCooking key={id} calls={calls} />;
}
