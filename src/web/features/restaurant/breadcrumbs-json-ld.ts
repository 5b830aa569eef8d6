/** The breadcrumbs of a page for search engines (schema.org). `steps` are names and paths, from the home page on. */
export function breadcrumbsJsonLd(origin: string, steps: readonly (readonly [name: string, path: string])[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
