/** One way to falsify a body. */
export interface Tampering {
  name: string;
  body: unknown;
}

type Path = readonly (string | number)[];

/** What no honest browser sends, or not there. */
const VALUES: unknown[] = [
  0,
  -1,
  0.01,
  1e9,
  1e300,
  Number.MIN_SAFE_INTEGER,
  // As JSON has it, NaN is null.
  null,
  true,
  '',
  '1',
  '0x10',
  'nothing',
  '../../orders',
  '\u0000\ud800',
  'x'.repeat(6000),
  [],
  {},
  [{}],
];

/** What a hopeful customer might add beside the fields that exist. */
const EXTRAS: Record<string, unknown> = {
  addressId: 'somebody-elses',
  userId: 'somebody-else',
  status: 'Completed',
  couponCode: 'LAST5',
  pointsToRedeem: 1000,
  pointsSpent: -1000,
  currency: 'JPY',
  paidAt: '2020-01-01T00:00:00Z',
  createdAt: '2020-01-01T00:00:00Z',
  price: 0,
};

/** Every field of a body replaced by every value, left out, and joined by fields that do not exist. */
export function tamperings(honest: object): Tampering[] {
  const paths = pathsOf(honest);
  return [
    ...paths.flatMap((path) =>
      VALUES.map((value, i) => ({ name: `${path.join('.')} = value ${i}`, body: changed(honest, path, value) })),
    ),
    ...paths.map((path) => ({ name: `${path.join('.')} left out`, body: changed(honest, path, undefined) })),
    ...Object.entries(EXTRAS).map(([key, value]) => ({ name: `with ${key}`, body: { ...honest, [key]: value } })),
  ];
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]));
  return path.length ? [path, ...inner] : inner;
}

function changed(honest: object, path: Path, value: unknown): unknown {
  const copy = structuredClone(honest) as Record<string | number, unknown>;
  const parent = path.slice(0, -1).reduce((inner, key) => inner[key] as typeof copy, copy);
  parent[path.at(-1) as string] = value;
  return copy;
}
