/** The product page's picture carries this name; a list's picture only while it turns into that one. */
const NAME = 'dish';

/** Where the tapped card leads. */
let tapped: string | null = null;

/** The tapped card's picture becomes the product page's (DESIGN, "Motion"). */
export function markTapped(link: HTMLAnchorElement): void {
  tapped = link.getAttribute('href');
  nameOnly(link.closest('article'));
}

/** Coming back, the product page's picture shrinks into the card it came from. An effect of the list. */
export function nameReturningDish(): void {
  if (!tapped) return;
  nameOnly(document.querySelector(`article a[href="${CSS.escape(tapped)}"]`)?.closest('article') ?? null);
  tapped = null;
}

/** Two pictures of one name would cancel the transition. */
function nameOnly(card: HTMLElement | null): void {
  for (const { style } of document.querySelectorAll<HTMLElement>('article > :first-child')) {
    if (style.viewTransitionName) style.viewTransitionName = '';
  }
  const picture = card?.firstElementChild;
  if (picture instanceof HTMLElement) picture.style.viewTransitionName = NAME;
}
