/** The labels that the words for its heat do not say already: some languages have one word for spicy and hot. */
export function besideHeat<T extends { label: string }>(diets: readonly T[], heat: string | undefined): T[] {
  return diets.filter(({ label }) => label !== heat);
}
