/** The view transition name of the product page's picture; a card's picture has it only while the two turn into each other. */
const NAME = 'dish';

/** The `href` of the card that was tapped. */
let tapped: string | null = null;

/** Lets the tapped card's picture grow into the product page's (DESIGN, "Motion"). */
export function markTapped(link: HTMLAnchorElement): void {
  tapped = link.getAttribute('href');
  nameOnly(link.closest('article'));
}

/** Lets the product page's picture shrink back into the card that was tapped. To be called in an effect of the list. */
export function nameReturningDish(): void {
  if (!tapped) return;
  nameOnly(document.querySelector(`article a[href="${CSS.escape(tapped)}"]`)?.closest('article') ?? null);
  tapped = null;
}

/** Takes the name from all other cards: two elements with one name would cancel the transition. */
function nameOnly(card: HTMLElement | null): void {
  for (const { style } of document.querySelectorAll<HTMLElement>('article > :first-child')) {
    if (style.viewTransitionName) style.viewTransitionName = '';
  }
  const picture = card?.firstElementChild;
  if (picture instanceof HTMLElement) picture.style.viewTransitionName = NAME;
}
