import { PASSWORD } from '../../support/test-app.ts';
import { type Address, sendSurely } from './send.ts';

/** Registers as many customers and answers their tokens. */
export async function registerCustomers(address: Address, count: number, name = 'customer'): Promise<string[]> {
  const register = async (i: number) => {
    const email = `${name}-${i}@example.test`;
    const body = { name: 'Ada Cook', email, password: PASSWORD, confirmPassword: PASSWORD, acceptedTerms: true };
    const answer = await sendSurely(address, { method: 'POST', url: '/api/v1/auth/register', body });
    if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.accessToken as string;
  };
  return Promise.all(Array.from({ length: count }, (_, i) => register(i)));
}
