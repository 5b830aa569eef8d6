import type { Figures } from '../../../../contract/staff-figures.ts';
import { figuresCsv } from '../../../../contract/staff-figures-csv.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import type { Span } from './spans.ts';

const KEPT_MS = 40_000;

/** Saves the days as a file for spreadsheets. */
export function SaveFigures({ figures, span }: { figures: Figures | null; span: Span }) {
  const t = useMessages('figures');
  const slug = useKnownRestaurant()?.slug ?? '';
  if (!figures) return null;
  return (
    <Button
      variant="outline"
      before="download"
      onClick={() => saveFile(`${slug}-${span.from}-${span.to}.csv`, figuresCsv(figures))}
    >
      {t('save_file')}
    </Button>
  );
}

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // Some browsers read it only after this task. Without an end, it would take memory until the page is left.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
