import type { Page } from '@playwright/test';

/** Calls the staff's API with the session of the page. */
export function staffApi(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([verb, address, sent]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        ...(sent && { 'content-type': 'application/json' }),
      };
      const init = { method: verb, headers, ...(sent && { body: JSON.stringify(sent) }) };
      const answer = await fetch(`/api/v1/staff${address}`, init);
      return (await answer.json()).data;
    },
    [method, path, body] as const,
  );
}
