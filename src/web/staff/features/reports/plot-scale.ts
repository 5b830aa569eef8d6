/** The smallest step of 1, 2, 5, 10, 20, 50 … with which three steps reach the greatest value. */
export function stepFor(greatest: number): number {
  const wanted = Math.max(1, greatest / 3);
  const magnitude = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 5, 10].find((each) => each * magnitude >= wanted) ?? 10;
  return factor * magnitude;
}

/** The values of the grid lines: from 0 to the first that is not below the greatest value. */
export function ticksFor(greatest: number): number[] {
  const step = stepFor(greatest);
  const count = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
