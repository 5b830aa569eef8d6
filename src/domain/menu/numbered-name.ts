/** "23 · Margherita": a dish by the menu's own number, where it has one. */
export function numberedName(name: string, menuNumber: string | null | undefined): string {
  return menuNumber ? `${menuNumber} · ${name}` : name;
}
