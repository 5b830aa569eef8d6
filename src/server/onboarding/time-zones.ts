/** Zones that `Intl` lists by a name that is no longer theirs. */
const PRESENT_NAMES: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The zones that the form offers, by their present names, without those in which nobody eats out. */
export const ZONES: readonly string[] = [
  ...new Set(
    Intl.supportedValuesOf('timeZone')
      .filter((zone) => /^(Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//.test(zone))
      .map((zone) => PRESENT_NAMES[zone] ?? zone),
  ),
].sort();

const byName = new Map(
  ZONES.flatMap((zone) => {
    const city = zone.slice(zone.lastIndexOf('/') + 1);
    return [zone, city].map((name) => [plain(name), zone] as const);
  }),
);
for (const [old, present] of Object.entries(PRESENT_NAMES)) byName.set(plain(old), present);

/** The zone of a typed name: its own, an earlier one, or that of its city; undefined: none. */
export function zoneNamed(typed: string): string | undefined {
  return byName.get(plain(typed));
}

function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll('_', ' ');
}
