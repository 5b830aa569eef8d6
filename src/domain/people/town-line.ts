/** Where digits are written after the town. British, Irish and Canadian postcodes begin with a letter, and stand there too. */
const AFTER_TOWN =
  /^(united states.*|usa?|australia|new zealand|india|brazil|brasil|indonesia|thailand|singapore|日本|japan)$/i;

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
  const isFirst = /^\d/.test(postcode) && !AFTER_TOWN.test(country?.trim() ?? '');
  return isFirst ? `${postcode} ${city}` : `${city}${between}${postcode}`;
}
