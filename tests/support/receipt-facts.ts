import type { TestApp } from './test-app.ts';

/** What a restaurant must have said of itself before it gives receipts, as `PUT /staff/legal` takes it. */
export const LEGAL = {
  ...{ law: 'GB', company: 'Trattoria Holdings Ltd', register: '', taxNumber: 'GB 123 4567 82', responsible: '' },
  ...{ dataContact: '', host: '', terms: '', privacy: '', imprint: '', allergens: '' },
};

type Staff = Pick<TestApp, 'call'>;

/** Says who sells, and then how the restaurant is taxed and what its receipts are. Throws unless both are taken. */
export async function saveTaxes({ call }: Staff, token: string, taxes: object): Promise<void> {
  for (const [url, body] of [
    ['/staff/legal', LEGAL],
    ['/staff/taxes', taxes],
  ] as const) {
    const answer = await call({ method: 'PUT', url, token, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }
}
