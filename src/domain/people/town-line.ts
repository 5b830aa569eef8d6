/**
 * Where digits are written after the town, by name or ISO 3166 code. British, Irish and Canadian postcodes begin with a letter, and
 * stand there too.
 */
const AFTER_TOWN =
  /^(united states.*|usa?|australia|au|new zealand|nz|india|in|brazil|brasil|br|indonesia|id|thailand|th|singapore|sg|日本|japan|jp)$/i;

interface Town {
  city: string;
  postcode?: string | null | undefined;
  country?: string | null | undefined;
}

/**
 * "10969 Berlin", "London SE1 9DD": town and postcode in the order of their country, and the town alone without a postcode. `between`
 * stands before a postcode that comes last.
 */
export function townLine({ city, postcode, country }: Town, between = ' '): string {
  if (!postcode) return city;
  const isFirst = /^\d/.test(postcode) && !hasDigitsAfterTown(country ?? '');
  return isFirst ? `${postcode} ${city}` : `${city}${between}${postcode}`;
}

/** Whether a country writes even a postcode of digits after the town. */
export function hasDigitsAfterTown(country: string): boolean {
  return AFTER_TOWN.test(country.trim());
}
