/** How long an order usually takes, in minutes; equal bounds: about as long as that. */
export interface UsualMinutes {
  from: number;
  to: number;
}

export const MOST_MINUTES = 1440;
const ABOUT =
  /^(about|around|circa|ca\.?|approx\.?|environ|etwa|ungefähr|unos|cerca de|aproximadamente|大约|约|約)\s*/i;
const NUMBERS = /^(\d{1,3})(?:\s*(?:[-–—~～]|to|bis|a|à|al|até|至|到|から)\s*(\d{1,3}))?\s*(.*)$/i;
const MINUTES = /^(min|mins|minute|minutes|minuten|minuto|minutos|minuti|分|分钟|分鐘|′|')\.?$/i;
const HOURS = /^(h|hr|hrs|hour|hours|std|stunde|stunden|hora|horas|heure|heures|ora|ore|小时|小時|時間)\.?$/i;

/** Minutes from a text in any of our languages: "30 – 45 Min.", "1-2 hours", "約30分". null: it says something else. */
export function parseMinutes(text: string): UsualMinutes | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(ABOUT, '')
    .replace(/\s*程度$/, '');
  const [, first, second = first, unit = ''] = NUMBERS.exec(plain) ?? [];
  const factor = MINUTES.test(unit) ? 1 : HOURS.test(unit) ? 60 : 0;
  const [from, to] = [Number(first) * factor, Number(second) * factor];
  return from > 0 && from <= to && to <= MOST_MINUTES ? { from, to } : null;
}
