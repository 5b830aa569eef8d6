import type { KeyboardEvent } from 'react';

/** Enter and the arrow keys lead up and down through the fields of a form's tables, in tables with columns through those of a column. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (step === 0 || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const column = event.target.closest('td')?.dataset['column'];
  const within = column === undefined ? event.currentTarget.closest('form') : event.currentTarget;
  const cells = column === undefined ? 'table input' : `td[data-column="${column}"] input`;
  const fields = [...(within?.querySelectorAll<HTMLInputElement>(cells) ?? [])];
  const next = fields[fields.indexOf(event.target) + step];
  next?.focus();
  next?.select();
}
