import type { Figure } from './report.ts';
import { median, short } from './statistics.ts';

const WIDTH = 720;
const LEFT = 240;
const RIGHT = 110;
const ROW = 44;
const TOP = 56;

const STYLE = `text{font:13px system-ui,sans-serif;fill:#222}.quiet{fill:#777;font-size:11px}line{stroke:#ccc}
.ours{fill:#c8321f}.reference{fill:#7a8ca3}.limit{stroke:#222;stroke-dasharray:3 3}
@media(prefers-color-scheme:dark){text{fill:#eee}.quiet{fill:#aaa}line{stroke:#555}.limit{stroke:#eee}}`;

/** An SVG with a line for each figure, from zero to its greatest value: dots are rounds, a bar the median, dashes the limit. */
export function plot(about: string, figures: Figure[]): string {
  const height = TOP + figures.length * ROW + 8;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img"><style>${STYLE}</style>`,
    `<text x="12" y="22">${escaped(about)}</text>`,
    `<text x="12" y="42" class="quiet">red: ours; grey: the reference; a dot a round, a bar at the median; dashes: the limit</text>`,
    ...figures.map((figure, index) => `<g transform="translate(0 ${TOP + index * ROW})">${line(figure)}</g>`),
    '</svg>\n',
  ].join('\n');
}

function line({ name, unit, ours, reference = [], limit }: Figure): string {
  const bound = limit ? ('atLeast' in limit ? limit.atLeast : limit.atMost) : null;
  const limitAt = bound === null ? null : bound * (reference.length ? median(reference) : 1);
  const greatest = Math.max(...ours, ...reference, limitAt ?? 0) || 1;
  const x = (value: number) => (LEFT + (value / greatest) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const marks = (values: number[], kind: string, y: number) => [
    ...values.map((value) => `<circle cx="${x(value)}" cy="${y}" r="3" class="${kind}" fill-opacity=".45"/>`),
    ...(values.length ? [`<rect x="${x(median(values))}" y="${y - 7}" width="2" height="14" class="${kind}"/>`] : []),
  ];
  return [
    `<text x="12" y="20">${escaped(name)}</text>`,
    `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="32" y2="32"/>`,
    ...marks(reference, 'reference', 24),
    ...marks(ours, 'ours', 10),
    ...(limitAt === null ? [] : [`<line x1="${x(limitAt)}" x2="${x(limitAt)}" y1="0" y2="32" class="limit"/>`]),
    `<text x="${WIDTH - RIGHT + 10}" y="20">${escaped(`${short(median(ours))} ${unit}`)}</text>`,
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
